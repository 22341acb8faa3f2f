/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-test-field.h"

#define LOW_WINS_8 "1>5 6<2 3>7 8<4 | 4<1 2>3 5>8 7<6 | 1>2 3>5 6<4 8<7"
#define DRAWN_6    "1=4 5=2 3=6 | 6=1 2=3 4=5 | 1=2 3=4 5=6"
#define ROBIN_6    "1>6 2=5 3>4 | 6<4 5<3 1=2 | 2>6 3<1 4>5 | 6<5 1<4 2=3 | 3=6 4<2 5<1"

/* A table and what it must be. */
typedef struct
{
  const char *name;
  guint n_players;
  guint n_games;
  const char *rounds;
  const char *tie_breaks;
  const char *table;
} Example;

static const Example swiss[] = {
  { "low-wins", 8, 1, LOW_WINS_8, "BH-C1,BH,SB",
    "1. 1 3 (4 5 5); 2. 2 2 (5 6 3); 3. 4 2 (4 4 1); 4. 3 2 (3 4 2); 5. 5 1 (5 5 0); "
    "6. 6 1 (4 5 1); 7. 7 1 (3 3 0); 8. 8 0 (3 4 0)" },
  /* The order of the list decides: 3 and 4 are even in Buchholz. */
  { "low-wins-buchholz-first", 8, 1, LOW_WINS_8, "BH,SB",
    "1. 1 3 (5 5); 2. 2 2 (6 3); 3. 3 2 (4 2); 4. 4 2 (4 1); 5. 6 1 (5 1); 6. 5 1 (5 0); "
    "7. 7 1 (3 0); 8. 8 0 (4 0)" },
  /* 2 beat 3, but 4 met neither and could still catch 2. */
  { "low-wins-encounter", 8, 1, LOW_WINS_8, "DE",
    "1. 1 3 (-); 2. 2 2 (1); 2. 3 2 (0); 2. 4 2 (0); 5. 5 1 (0); 5. 6 1 (1); 5. 7 1 (0); "
    "8. 8 0 (-)" },
  { "draws-and-an-upset", 8, 1,
    "1>5 6=2 3>7 8>4 | 3<1 2>8 4>6 5>7 | 1=2 8<3 5<4 7<6", "BH-C1,BH,SB",
    "1. 1 2.5 (4 5 4); 2. 2 2 (4 5 3); 3. 3 2 (3.5 3.5 1); 4. 4 2 (2.5 3.5 2.5); "
    "5. 6 1.5 (4 4 1); 6. 5 1 (4.5 4.5 0); 7. 8 1 (4 6 2); 8. 7 0 (3.5 4.5 0)" },
  { "pairing-byes", 7, 1,
    "1>4 5<2 3>6 7:bye | 7<1 2>3 4>5 6:bye | 1>2 3>7 6<4 5:bye", "BH-C1,BH,SB",
    "1. 1 3 (4 5 5); 2. 2 2 (5 6 3); 3. 4 2 (4 5 2); 4. 3 2 (3 4 2); 5. 7 1 (5 6 1); "
    "6. 5 1 (4 5 1); 6. 6 1 (4 5 1)" },
  { "pairing-bye-wins", 7, 1,
    "1>4 5<2 3>6 7:bye | 7<1 2>3 4>5 6:bye | 1>2 3>7 6<4 5:bye", "WIN,WON",
    "1. 1 3 (3 3); 2. 2 2 (2 2); 2. 3 2 (2 2); 2. 4 2 (2 2); 5. 5 1 (1 0); 5. 6 1 (1 0); "
    "5. 7 1 (1 0)" },
  /* 8 leaves after round 1, 9 comes in round 2, 3 takes half a point in round 2. */
  { "late-and-gone", 9, 1,
    "1>5 6<2 3>7 8<4 9:zero | 2<1 4>6 5>9 7:bye 3:half 8:zero | "
    "1>4 2>3 7<5 9<6 8:zero | 3<1 4<2 6<5 9<7 8:zero", "BH-C1,BH,SB",
    "1. 1 4 (8 9.5 9.5); 2. 2 3 (7.5 8.5 4.5); 3. 5 3 (7 7 3); 4. 4 2 (8.5 9.5 2.5); "
    "5. 7 2 (6.5 6.5 2); 6. 3 1.5 (9 10.5 2.75); 7. 6 1 (8 8 0); 8. 9 0 (6 6 0); "
    "9. 8 0 (2 2 0)" },
  { "five-players", 5, 1,
    "1>3 4<2 5:bye | 5<1 2>3 4:bye | 1>2 5<4 3:bye", "BH-C1,BH,SB",
    "1. 1 3 (3 4 4); 2. 2 2 (5 6 3); 3. 4 2 (3.5 4.5 2.5); 4. 3 1 (5 6 1); 4. 5 1 (5 6 1)" },
  { "all-drawn", 6, 1, DRAWN_6, "BH,SB",
    "1. 1 1.5 (4.5 2.25); 1. 2 1.5 (4.5 2.25); 1. 3 1.5 (4.5 2.25); 1. 4 1.5 (4.5 2.25); "
    "1. 5 1.5 (4.5 2.25); 1. 6 1.5 (4.5 2.25)" },
  { "all-drawn-encounter", 6, 1, DRAWN_6, "DE,BH-C1",
    "1. 1 1.5 (1.5 3); 1. 2 1.5 (1.5 3); 1. 3 1.5 (1.5 3); 1. 4 1.5 (1.5 3); "
    "1. 5 1.5 (1.5 3); 1. 6 1.5 (1.5 3)" },
  /* The voluntary round of 1 goes first though 4 has less. */
  { "voluntary-first", 4, 1, "1>4 2>3 | 1:half 2>4 3:zero | 1=2 3>4", "BH-C1,BH",
    "1. 2 2.5 (3 3); 2. 1 2 (2.5 4); 3. 3 1 (2.5 3.5); 4. 4 0 (4.5 5.5)" },
  /* A forfeit is no game: the dummy is limited by all draws and by the opponent. */
  { "forfeits", 4, 1, "1+4 2>3 | 1>2 3+4 | 1>3 2=4", "BH,SB,WIN,WON",
    "1. 1 3 (3 3 3 2); 2. 2 1.5 (4.5 1.25 1 1); 3. 3 1 (5 0.5 1 0); 4. 4 0.5 (2.5 0.75 0 0)" },
  { "double-forfeit", 2, 1, "1!2", "BH-C1,BH", "1. 1 0 (0 0); 1. 2 0 (0 0)" },
  /* 1 beat 2 and 3; what they might get from each other is not enough. */
  { "encounter-out-of-reach", 6, 1,
    "1>2 3>5 4>6 | 1>3 2>6 4>5 | 4>1 2>5 3>6", "DE",
    "1. 4 3 (-); 2. 1 2 (2); 3. 2 2 (0); 3. 3 2 (0); 5. 5 0 (0); 5. 6 0 (0)" },
  /* The same with other numbers: who share a place stand by number. */
  { "encounter-by-number", 6, 1,
    "3>2 1>5 4>6 | 3>1 2>6 4>5 | 4>3 2>5 1>6", "DE",
    "1. 4 3 (-); 2. 3 2 (2); 3. 1 2 (0); 3. 2 2 (0); 5. 5 0 (0); 5. 6 0 (0)" },
  /* 5 lost to 1, beat 2, and has not met 3: that would be as much as 2 has. */
  { "encounter-in-reach", 6, 1,
    "2>1 3>4 5>6 | 2>3 1>5 4=6 | 1>4 3>6 5>2", "DE",
    "1. 1 2 (1); 1. 2 2 (2); 1. 3 2 (0); 1. 5 2 (1); 5. 4 0.5 (0.5); 5. 6 0.5 (0.5)" },
  { "progressive", 4, 1, "1>2 3>4 | 3>1 4>2 | 1>4 2>3", "PS,DE",
    "1. 3 2 (5 -); 2. 1 2 (4 -); 3. 4 1 (2 -); 4. 2 1 (1 -)" },
  /* What is open counts nothing yet. */
  { "open", 4, 1, "1>2 3=4 | 1?3 4?2", "BH,BH-C1,SB,PS",
    "1. 1 1 (0 0 0 2); 2. 3 0.5 (0.5 0 0.25 1); 2. 4 0.5 (0.5 0 0.25 1); 4. 2 0 (1 0 0 0)" },
  { "nothing-played", 3, 1, "1?2", "BH-C1,DE,SB",
    "1. 1 0 (0 0 0); 1. 2 0 (0 0 0); 1. 3 0 (0 0 0)" },
  { "role", 4, 1, "1>2 3=4 | 3<1 2+4", "ROLE",
    "1. 1 2 (1); 2. 2 1 (0); 3. 3 0.5 (2); 4. 4 0.5 (0)" },
  /* Two games: four halves a round, all draws are a point a round, a bye is 1½. */
  { "two-games", 5, 2, "1(3)2 3(2)4 5:bye | 1(4)3 5(1)2 4:bye", "WIN,WON,BH,SB,ROLE",
    "1. 1 3.5 (2 3 3 5 2); 2. 4 2.5 (1 1 3 4 1); 3. 2 2 (1 1 5.5 4.75 2); "
    "4. 5 2 (1 0 4 4 1); 5. 3 1 (0 1 6 2.5 2)" },
};

static const Example robins[] = {
  { "circle", 4, 1, "1>4 2>3 | 4<3 1>2 | 2>4 3>1", "DE,WIN,SB,KS",
    "1. 1 2 (1 2 2 1); 1. 2 2 (1 2 2 1); 1. 3 2 (1 2 2 1); 4. 4 0 (- 0 0 0)" },
  { "six-encounter", 6, 1, ROBIN_6, "DE,WIN,SB,KS",
    "1. 1 3.5 (0.5 3 6.75 1.5); 2. 2 3.5 (0.5 2 7.5 2); 3. 3 3 (1 2 6.5 1.5); "
    "4. 4 3 (0 3 5.5 1); 5. 5 1.5 (- 1 2.25 0.5); 6. 6 0.5 (- 0 1.5 0.5)" },
  { "six-sonneborn-berger", 6, 1, ROBIN_6, "SB,DE",
    "1. 2 3.5 (7.5 -); 2. 1 3.5 (6.75 -); 3. 3 3 (6.5 -); 4. 4 3 (5.5 -); "
    "5. 5 1.5 (2.25 -); 6. 6 0.5 (1.5 -)" },
  { "six-wins", 6, 1, ROBIN_6, "WIN,DE",
    "1. 1 3.5 (3 -); 2. 2 3.5 (2 -); 3. 4 3 (3 -); 4. 3 3 (2 -); 5. 5 1.5 (1 -); "
    "6. 6 0.5 (0 -)" },
  /* They beat each other once: the average says nothing, the next decides. */
  { "double", 4, 1, "1>4 2>3 | 4<3 1>2 | 2>4 3<1 | 4<1 3<2 | 3>4 2>1 | 4<2 1>3", "DE,WIN",
    "1. 1 5 (0.5 5); 1. 2 5 (0.5 5); 3. 3 2 (- 2); 4. 4 0 (- 0)" },
  { "double-next", 3, 1, "2=3 1:rest | 1>2 3:rest | 3=1 2:rest | 3=2 1:rest | 2>1 3:rest | 1=3 2:rest",
    "DE,WIN", "1. 1 2 (1 1); 1. 2 2 (1 1); 3. 3 2 (1 0)" },
  /* Of four, 1 and 2 got two points and 3 and 4 one: then each pair starts again. */
  { "encounter-again", 6, 1,
    "1<6 2<5 3>4 | 6>4 5<3 1>2 | 2<6 3<1 4>5 | 6<5 1<4 2>3 | 3<6 4<2 5>1", "DE",
    "1. 6 4 (-); 2. 5 3 (-); 3. 1 2 (1); 4. 2 2 (0); 5. 3 2 (1); 6. 4 2 (0)" },
  /* A forfeit counts like a game. */
  { "forfeit", 3, 1, "2>3 1:rest | 1+2 3:rest | 3>1 2:rest", "DE,WIN,WON,SB",
    "1. 2 1 (1 1 1 1); 1. 3 1 (1 1 1 1); 3. 1 1 (1 1 0 1)" },
  { "two-games", 2, 2, "1(3)2", "DE,WIN,WON,KS", "1. 1 1.5 (- 1 1 0); 2. 2 0.5 (- 0 0 0.5)" },
};

/* Who has left. */
static const struct
{
  const char *name;
  guint n_players;
  guint gone;
  gboolean half_rule;
  const char *rounds;
  const char *table;
} withdrawals[] = {
  { "forty-percent", 6, 6, TRUE,
    "1>6 2>5 3>4 | 6>4 5<3 1>2 | 2:rest 3<1 4>5 6:rest | 5:rest 1>4 2>3 6:rest | 3:rest 4<2 5<1 6:rest",
    "1. 1 4 (6); 2. 2 3 (3); 3. 3 2 (1); 4. 4 1 (0); 5. 5 0 (0); 0. 6 1 (-)" },
  { "sixty-percent", 6, 6, TRUE,
    "1>6 2>5 3>4 | 6>4 5<3 1>2 | 2>6 3<1 4>5 | 6-5 1>4 2>3 | 3+6 4<2 5<1",
    "1. 1 5 (10); 2. 2 4 (6); 3. 3 3 (3); 4. 4 1 (1); 4. 5 1 (1); 4. 6 1 (1)" },
  { "without-the-rule", 6, 6, FALSE,
    "1>6 2>5 3>4 | 6>4 5<3 1>2 | 2+6 3<1 4>5 | 6-5 1>4 2>3 | 3+6 4<2 5<1",
    "1. 1 5 (10); 2. 2 4 (6); 3. 3 3 (3); 4. 4 1 (1); 4. 5 1 (1); 4. 6 1 (1)" },
  /* Two of four games are half: they count. */
  { "exactly-half", 5, 5, TRUE,
    "2>5 3>4 1:rest | 5>3 1>2 4:rest | 3<1 4+5 2:rest | 1>4 2>3 5:rest | 4<2 5-1 3:rest",
    "1. 1 4 (6); 2. 2 3 (3); 3. 3 1 (1); 3. 4 1 (1); 3. 5 1 (1)" },
};

static const struct
{
  const char *name;
  guint n_players;
  const char *rounds;
  const char *table;
} knockouts[] = {
  { "eight", 8, "1>8 4>5 2>7 3<6 | 1>4 2>6 | 1<2",
    "1. 2 3; 2. 1 2; 3. 4 1; 3. 6 1; 5. 3 0; 5. 5 0; 5. 7 0; 5. 8 0" },
  { "third-place", 8, "1>8 4>5 2>7 3<6 | 1>4 2>6 | 1<2 4<6",
    "1. 2 3; 2. 1 2; 3. 6 2; 4. 4 1; 5. 3 0; 5. 5 0; 5. 7 0; 5. 8 0" },
  { "third-place-open", 4, "1>4 2>3 | 1?2 4?3", "1. 1 1; 1. 2 1; 3. 3 0; 3. 4 0" },
  { "byes", 5, "1:rest 4<5 2:rest 3:rest | 1>5 2<3 | 1=3",
    "1. 1 1.5; 1. 3 1.5; 3. 2 0; 3. 5 1; 5. 4 0" },
  /* A round that goes on: winners, undecided, losers. */
  { "under-way", 8, "1>8 4?5 2+7 3<6",
    "1. 1 1; 1. 2 1; 1. 6 1; 4. 4 0; 4. 5 0; 6. 3 0; 6. 7 0; 6. 8 0" },
  { "nobody-came", 4, "1!4 2>3 | 2:rest", "1. 2 1; 2. 1 0; 2. 3 0; 2. 4 0" },
};

/* Each value is the sum of its terms; what was left out adds nothing. */
static void
assert_explained (RkRanking              *ranking,
                  const RkRankingOptions *options)
{
  for (guint i = 0; i < rk_ranking_get_n_rows (ranking); i++)
    for (guint j = 0; j < options->n_tie_breaks; j++)
      {
        g_autoptr(GArray) terms = rk_ranking_explain (ranking, i, j);
        guint n_cut = 0;
        int sum = 0;

        for (guint k = 0; k < terms->len; k++)
          {
            const RkTerm *term = &g_array_index (terms, RkTerm, k);

            sum += term->value;
            if (term->note >= RK_TERM_LEFT_OUT)
              g_assert_cmpint (term->value, ==, 0);
            n_cut += term->note >= RK_TERM_CUT ? 1 : 0;
          }
        g_assert_cmpint (sum, ==, rk_ranking_get_row (ranking, i)->values[j]);
        g_assert_cmpuint (n_cut, <=, options->tie_breaks[j] == RK_TIE_BREAK_BH_C1 ? 1 : 0);
      }
}

static void
assert_table (RkField          *field,
              RkRankingOptions *options,
              const char       *table)
{
  g_autoptr(RkRanking) ranking = rk_ranking_new (field, field->n_rounds, options);
  g_autofree char *string = rk_test_ranking_print (ranking, field, options);

  g_assert_cmpstr (string, ==, table);
  assert_explained (ranking, options);
}

static void
test_swiss (gconstpointer user_data)
{
  const Example *example = user_data;
  g_autoptr (RkField) field =
    rk_test_field_new (example->n_players, example->n_games, example->rounds);
  RkRankingOptions options;

  rk_test_options_init (&options, example->tie_breaks);
  assert_table (field, &options, example->table);
}

static void
test_robin (gconstpointer user_data)
{
  const Example *example = user_data;
  g_autoptr (RkField) field =
    rk_test_field_new (example->n_players, example->n_games, example->rounds);
  RkRankingOptions options;

  rk_test_options_init (&options, example->tie_breaks);
  options.round_robin = TRUE;
  assert_table (field, &options, example->table);
}

static void
test_withdrawals (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (withdrawals); i++)
    {
      g_autoptr (RkField) field =
        rk_test_field_new (withdrawals[i].n_players, 1, withdrawals[i].rounds);
      RkRankingOptions options;

      g_test_message ("%s", withdrawals[i].name);
      rk_test_options_init (&options, "SB");
      options.round_robin = TRUE;
      options.half_rule = withdrawals[i].half_rule;
      field->players[withdrawals[i].gone - 1].withdrawn = TRUE;
      assert_table (field, &options, withdrawals[i].table);
    }
}

static void
test_knockout (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (knockouts); i++)
    {
      g_autoptr(RkField) field = rk_test_field_new (knockouts[i].n_players, 1, knockouts[i].rounds);
      RkRankingOptions options = { .knockout = TRUE };

      g_test_message ("%s", knockouts[i].name);
      assert_table (field, &options, knockouts[i].table);
    }
}

/* The notes say why a term is what it is. */
static void
test_notes (void)
{
  static const struct
  {
    guint row;
    RkTermNote notes[4];
  } rows[] = {
    /* 3: a game, the half bye (cut first), two games. */
    { 5, { RK_TERM_PLAIN, RK_TERM_CUT_VOLUNTARY, RK_TERM_PLAIN, RK_TERM_PLAIN } },
    /* 4 met 8, who left; the least is cut. */
    { 3, { RK_TERM_ADJUSTED, RK_TERM_CUT, RK_TERM_PLAIN, RK_TERM_PLAIN } },
    /* 8 has been away three times: only the first of the rounds with 0 is cut. */
    { 8, { RK_TERM_PLAIN, RK_TERM_CUT_VOLUNTARY, RK_TERM_DUMMY, RK_TERM_DUMMY } },
    /* 7: the pairing bye. */
    { 4, { RK_TERM_PLAIN, RK_TERM_DUMMY, RK_TERM_PLAIN, RK_TERM_CUT } },
  };
  g_autoptr(RkField) field = rk_test_field_new (9, 1, swiss[6].rounds);
  g_autoptr(RkRanking) ranking = NULL;
  RkRankingOptions options;

  rk_test_options_init (&options, "BH-C1,BH,SB");
  ranking = rk_ranking_new (field, 4, &options);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(GArray) terms = rk_ranking_explain (ranking, rows[i].row, 0);

      g_assert_cmpuint (terms->len, ==, 4);
      for (guint j = 0; j < 4; j++)
        g_assert_cmpint (g_array_index (terms, RkTerm, j).note, ==, rows[i].notes[j]);
    }
}

/* A table of an earlier round knows nothing of the later ones. */
static void
test_earlier_round (void)
{
  g_autoptr(RkField) field = rk_test_field_new (8, 1, LOW_WINS_8);
  g_autoptr(RkField) shorter = rk_test_field_new (8, 1, "1>5 6<2 3>7 8<4 | 4<1 2>3 5>8 7<6");
  RkRankingOptions options;

  rk_test_options_init (&options, "BH-C1,BH,SB,DE");
  for (guint n = 0; n <= 2; n++)
    {
      g_autoptr(RkRanking) one = rk_ranking_new (field, n, &options);
      g_autoptr(RkRanking) other = rk_ranking_new (shorter, n, &options);
      g_autofree char *first = rk_test_ranking_print (one, field, &options);
      g_autofree char *second = rk_test_ranking_print (other, shorter, &options);

      g_assert_cmpstr (first, ==, second);
    }
}

/* Stones of all games; a forfeit has none. */
static void
test_margin (void)
{
  g_autoptr(RkField) field = rk_test_field_new (4, 1, "1>2 3>4 | 1+3 2=4");
  RkRankingOptions options;

  rk_test_options_init (&options, "MARGIN");
  rk_field_get_entry (field, 0, 0)->margin = 10;
  rk_field_get_entry (field, 1, 0)->margin = -10;
  rk_field_get_entry (field, 2, 0)->margin = 4;
  rk_field_get_entry (field, 3, 0)->margin = -4;
  assert_table (field, &options, "1. 1 2 (10); 2. 3 1 (4); 3. 4 0.5 (-4); 4. 2 0.5 (-10)");
}

/* The same seed draws the same, another seed something else, everybody his own. */
static void
test_lot (void)
{
  g_autoptr(RkField) field = rk_field_new (200, 0);
  g_autoptr(RkField) fewer = rk_field_new (100, 0);
  g_autoptr(RkRanking) one = NULL, again = NULL, other = NULL, small = NULL;
  g_autofree int *lots = g_new (int, 200);
  RkRankingOptions options;
  gboolean differs = FALSE;

  rk_test_options_init (&options, "LOT");
  options.seed = 4711;
  one = rk_ranking_new (field, 0, &options);
  again = rk_ranking_new (field, 0, &options);
  small = rk_ranking_new (fewer, 0, &options);
  options.seed = 4712;
  other = rk_ranking_new (field, 0, &options);
  for (guint i = 0; i < 200; i++)
    {
      const RkRankingRow *row = rk_ranking_get_row (one, i);

      g_assert_cmpuint (row->place, ==, i + 1);
      g_assert_cmpuint (rk_ranking_get_row (again, i)->player, ==, row->player);
      differs |= rk_ranking_get_row (other, i)->player != row->player;
      lots[row->player] = row->values[0];
    }
  g_assert_true (differs);
  /* The lot of a number does not depend on who else is there. */
  for (guint i = 0; i < 100; i++)
    {
      const RkRankingRow *row = rk_ranking_get_row (small, i);

      g_assert_cmpint (row->values[0], ==, lots[row->player]);
    }
}

static void
test_codes (void)
{
  RkTieBreak tie_break = RK_TIE_BREAK_LOT;

  for (guint i = 0; i < RK_N_TIE_BREAKS; i++)
    {
      g_assert_true (rk_tie_break_from_code (rk_tie_break_to_code (i), &tie_break));
      g_assert_cmpuint (tie_break, ==, i);
    }
  g_assert_cmpstr (rk_tie_break_to_code (RK_TIE_BREAK_BH_C1), ==, "BH-C1");
  g_assert_false (rk_tie_break_from_code ("bh", &tie_break));
  g_assert_false (rk_tie_break_from_code (NULL, &tie_break));
}

static void
add_examples (const char     *folder,
              const Example  *examples,
              gsize           n_examples,
              GTestDataFunc   func)
{
  for (gsize i = 0; i < n_examples; i++)
    {
      g_autofree char *path = g_strdup_printf ("/ranking/%s/%s", folder, examples[i].name);

      g_test_add_data_func (path, &examples[i], func);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add_examples ("swiss", swiss, G_N_ELEMENTS (swiss), test_swiss);
  add_examples ("round-robin", robins, G_N_ELEMENTS (robins), test_robin);
  g_test_add_func ("/ranking/withdrawals", test_withdrawals);
  g_test_add_func ("/ranking/knockout", test_knockout);
  g_test_add_func ("/ranking/notes", test_notes);
  g_test_add_func ("/ranking/earlier-round", test_earlier_round);
  g_test_add_func ("/ranking/margin", test_margin);
  g_test_add_func ("/ranking/lot", test_lot);
  g_test_add_func ("/ranking/codes", test_codes);

  return g_test_run ();
}
