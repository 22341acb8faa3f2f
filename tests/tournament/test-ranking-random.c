/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-plain-standings.h"
#include "rk-ranking.h"
#include "rk-schedule.h"

/* Tables against standings by definition, on fields at random. Seeded: the same
 * fields in every run. */

#define N_FIELDS  10000
#define NEARLY    1e-6

/* More meetings of two are averages that are no twelfths. */
#define MAX_MEETINGS 3

static guint
scaled (guint full)
{
  return g_strcmp0 (g_getenv ("RK_TEST_SCALE"), "full") == 0 ? full : full / 20;
}

static void
shuffle (GRand *rand,
         guint *items,
         guint  n)
{
  for (guint i = 0; i < n; i++)
    items[i] = i;
  for (guint i = n; i > 1; i--)
    {
      guint j = g_rand_int_range (rand, 0, i);
      guint item = items[i - 1];

      items[i - 1] = items[j];
      items[j] = item;
    }
}

static gboolean
chance (GRand *rand,
        guint  percent)
{
  return (guint) g_rand_int_range (rand, 0, 100) < percent;
}

static void
set_forfeit (RkField *field,
             guint    round,
             guint    first,
             guint    second,
             gboolean twice)
{
  RkFieldEntry *entries[2];

  rk_field_set_open (field, round, first, second);
  entries[0] = rk_field_get_entry (field, first, round);
  entries[1] = rk_field_get_entry (field, second, round);
  entries[0]->kind = twice ? RK_ENTRY_FORFEIT_LOSS : RK_ENTRY_FORFEIT_WIN;
  entries[1]->kind = RK_ENTRY_FORFEIT_LOSS;
  entries[0]->points = twice ? 0 : RK_POINTS_WIN * field->n_games;
}

static void
set_pairing (GRand   *rand,
             RkField *field,
             guint    round,
             guint    first,
             guint    second)
{
  guint dice = g_rand_int_range (rand, 0, 100);

  if (dice < 4)
    set_forfeit (field, round, first, second, FALSE);
  else if (dice < 8)
    set_forfeit (field, round, second, first, FALSE);
  else if (dice < 9)
    set_forfeit (field, round, first, second, TRUE);
  else if (dice < 11 && round + 1 == field->n_rounds)
    rk_field_set_open (field, round, first, second);
  else
    rk_field_set_game (field, round, first, second,
                       g_rand_int_range (rand, 0, 2 * field->n_games + 1));
}

static void
set_bye (GRand   *rand,
         RkField *field,
         guint    round,
         guint    player)
{
  static const struct
  {
    RkEntryKind kind;
    guint points;
  } byes[] = {
    { RK_ENTRY_PAIRING_BYE, 2 }, { RK_ENTRY_FULL_BYE, 2 }, { RK_ENTRY_HALF_BYE, 1 },
    { RK_ENTRY_ZERO_BYE, 0 }, { RK_ENTRY_ZERO_BYE, 0 }, { RK_ENTRY_REST, 0 }, { RK_ENTRY_NONE, 0 },
  };
  guint i = g_rand_int_range (rand, 0, G_N_ELEMENTS (byes));
  RkFieldEntry *entry = rk_field_get_entry (field, player, round);

  entry->kind = byes[i].kind;
  entry->points = byes[i].points + (byes[i].points > 0 ? field->n_games - 1 : 0);
}

static guint
count_meetings (RkField *field,
                guint    a,
                guint    b,
                guint    n_rounds)
{
  guint n = 0;

  for (guint i = 0; i < n_rounds; i++)
    n += rk_field_get_entry (field, a, i)->opponent == b ? 1 : 0;
  return n;
}

/* Anybody meets anybody; from some round on, some are gone. */
static RkField *
new_swiss (GRand *rand)
{
  guint n = g_rand_int_range (rand, 2, 15);
  guint n_rounds = g_rand_int_range (rand, 1, 8);
  RkField *field = rk_field_new (n, n_rounds);
  g_autofree guint *leaves = g_new (guint, n);

  field->total_rounds = n_rounds + g_rand_int_range (rand, 0, 3);
  field->n_games = chance (rand, 30) ? 2 : 1;
  for (guint i = 0; i < n; i++)
    leaves[i] = chance (rand, 15) ? (guint) g_rand_int_range (rand, 0, n_rounds) : n_rounds;

  for (guint i = 0; i < n_rounds; i++)
    {
      g_autofree guint *order = g_new (guint, n);

      shuffle (rand, order, n);
      for (guint j = 0; j < n; j++)
        if (leaves[order[j]] <= i)
          rk_field_get_entry (field, order[j], i)->kind = RK_ENTRY_ZERO_BYE;
        else if (j + 1 < n && leaves[order[j + 1]] > i && chance (rand, 90) &&
                 count_meetings (field, order[j], order[j + 1], i) < MAX_MEETINGS)
          {
            set_pairing (rand, field, i, order[j], order[j + 1]);
            j++;
          }
        else
          set_bye (rand, field, i, order[j]);
    }
  return field;
}

/* By the Berger tables; who leaves forfeits the rest of the games. */
static RkField *
new_robin (GRand *rand)
{
  guint n = g_rand_int_range (rand, 2, 10);
  gboolean twice = chance (rand, 40);
  guint n_rounds = rk_berger_get_n_rounds (n, twice);
  RkField *field = rk_field_new (n, n_rounds);
  g_autofree guint *leaves = g_new (guint, n);

  field->n_games = chance (rand, 30) ? 2 : 1;
  for (guint i = 0; i < n; i++)
    {
      leaves[i] = chance (rand, 20) ? (guint) g_rand_int_range (rand, 0, n_rounds) : n_rounds;
      field->players[i].withdrawn = leaves[i] < n_rounds;
    }

  for (guint i = 0; i < n_rounds; i++)
    {
      g_autoptr(GArray) pairs = rk_berger_get_round (n, twice, FALSE, i);

      for (guint j = 0; j < pairs->len; j++)
        {
          const RkSchedulePair *pair = &g_array_index (pairs, RkSchedulePair, j);
          guint first = pair->first - 1, second = pair->second - 1;

          if (pair->second == 0)
            rk_field_get_entry (field, first, i)->kind = RK_ENTRY_REST;
          else if (leaves[first] <= i)
            set_forfeit (field, i, second, first, leaves[second] <= i);
          else if (leaves[second] <= i)
            set_forfeit (field, i, first, second, FALSE);
          else
            set_pairing (rand, field, i, first, second);
        }
    }
  return field;
}

/* Some of the tie-breaks that the reference knows, in any order. */
static void
choose_options (GRand            *rand,
                RkRankingOptions *options)
{
  guint order[RK_N_TIE_BREAKS];
  guint n = g_rand_int_range (rand, 0, 6);

  *options = (RkRankingOptions) { .half_rule = chance (rand, 80) };
  shuffle (rand, order, RK_TIE_BREAK_KS + 1);
  for (guint i = 0; i < n; i++)
    options->tie_breaks[i] = order[i];
  options->n_tie_breaks = n;
}

static void
assert_row (const RkRankingRow     *row,
            const RkPlainRow       *plain,
            const RkRankingOptions *options)
{
  g_assert_cmpuint (row->place, ==, plain->place);
  g_assert_cmpfloat_with_epsilon (row->points / 2.0, plain->points, NEARLY);
  for (guint i = 0; i < options->n_tie_breaks; i++)
    {
      g_assert_cmpint (row->has_value[i], ==, plain->has_value[i]);
      g_assert_cmpfloat_with_epsilon (row->values[i] / (double) RK_VALUE_POINT,
                                      plain->values[i], NEARLY);
    }
}

static void
assert_terms (RkRanking              *ranking,
              guint                   row,
              const RkRankingOptions *options)
{
  for (guint i = 0; i < options->n_tie_breaks; i++)
    {
      g_autoptr(GArray) terms = rk_ranking_explain (ranking, row, i);
      int sum = 0;

      for (guint j = 0; j < terms->len; j++)
        sum += g_array_index (terms, RkTerm, j).value;
      g_assert_cmpint (sum, ==, rk_ranking_get_row (ranking, row)->values[i]);
    }
}

/* Shared places and gaps, the order of those who share. */
static void
assert_places (RkRanking     *ranking,
               const RkField *field)
{
  guint n = rk_ranking_get_n_rows (ranking);

  for (guint i = 0; i < n; i++)
    {
      const RkRankingRow *row = rk_ranking_get_row (ranking, i);
      const RkRankingRow *before = i > 0 ? rk_ranking_get_row (ranking, i - 1) : NULL;

      if (before != NULL && before->place == row->place)
        g_assert_cmpuint (field->players[before->player].number, <,
                          field->players[row->player].number);
      else if (row->place != 0)
        g_assert_cmpuint (row->place, ==, i + 1);
      if (before != NULL && before->place == 0)
        g_assert_cmpuint (row->place, ==, 0);
    }
}

static void
assert_same_as_plain (const RkField          *field,
                      guint                   n_rounds,
                      const RkRankingOptions *options)
{
  g_autoptr(RkRanking) ranking = rk_ranking_new (field, n_rounds, options);
  g_autofree RkPlainRow *plain = rk_plain_standings (field, n_rounds, options);

  g_assert_cmpuint (rk_ranking_get_n_rows (ranking), ==, field->n_players);
  for (guint i = 0; i < field->n_players; i++)
    {
      const RkRankingRow *row = rk_ranking_get_row (ranking, i);

      assert_row (row, &plain[row->player], options);
      assert_terms (ranking, i, options);
    }
  assert_places (ranking, field);
}

/* All points come from somewhere: games, single forfeits, byes. */
static void
assert_points (const RkField *field)
{
  guint points = 0, n_games = 0, n_forfeits = 0, n_byes = 0;

  for (guint i = 0; i < field->n_players; i++)
    {
      points += rk_field_get_points (field, i, field->n_rounds);
      for (guint j = 0; j < field->n_rounds; j++)
        {
          const RkFieldEntry *entry = rk_field_get_entry (field, i, j);

          if (entry->kind == RK_ENTRY_PLAYED && entry->role == RK_ROLE_FIRST)
            n_games += entry->n_games;
          else if (entry->kind == RK_ENTRY_FORFEIT_WIN)
            n_forfeits += field->n_games;
          else if (entry->opponent == RK_NOBODY)
            n_byes += entry->points;
        }
    }
  g_assert_cmpuint (points, ==, 2 * (n_games + n_forfeits) + n_byes);
}

static RkField *
permute (GRand         *rand,
         const RkField *field)
{
  g_autofree guint *where = g_new (guint, field->n_players);
  RkField *copy = rk_field_copy (field);

  shuffle (rand, where, field->n_players);
  for (guint i = 0; i < field->n_players; i++)
    {
      RkFieldPlayer *player = &copy->players[where[i]];
      RkFieldEntry *entries = player->entries;

      *player = field->players[i];
      player->entries = entries;
      for (guint j = 0; j < field->n_rounds; j++)
        {
          entries[j] = field->players[i].entries[j];
          if (entries[j].opponent != RK_NOBODY)
            entries[j].opponent = where[entries[j].opponent];
        }
    }
  return copy;
}

/* The order of the players in the field changes nothing. */
static void
assert_same_permuted (GRand                  *rand,
                      const RkField          *field,
                      const RkRankingOptions *options)
{
  g_autoptr(RkField) permuted = permute (rand, field);
  g_autoptr(RkRanking) one = rk_ranking_new (field, field->n_rounds, options);
  g_autoptr(RkRanking) other = rk_ranking_new (permuted, field->n_rounds, options);

  for (guint i = 0; i < field->n_players; i++)
    {
      const RkRankingRow *left = rk_ranking_get_row (one, i);
      const RkRankingRow *right = rk_ranking_get_row (other, i);

      g_assert_cmpuint (field->players[left->player].number, ==,
                        permuted->players[right->player].number);
      g_assert_cmpuint (left->place, ==, right->place);
      g_assert_cmpuint (left->points, ==, right->points);
      for (guint j = 0; j < options->n_tie_breaks; j++)
        g_assert_cmpint (left->values[j], ==, right->values[j]);
    }
}

static void
test_swiss (void)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (20260301);

  for (guint i = 0; i < scaled (N_FIELDS); i++)
    {
      g_autoptr(RkField) field = new_swiss (rand);
      RkRankingOptions options;

      g_assert_cmpstr (rk_field_check (field), ==, NULL);
      choose_options (rand, &options);
      assert_points (field);
      assert_same_as_plain (field, field->n_rounds, &options);
      assert_same_as_plain (field, g_rand_int_range (rand, 0, field->n_rounds + 1), &options);
      assert_same_permuted (rand, field, &options);
    }
}

static void
test_robin (void)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (20260302);

  for (guint i = 0; i < scaled (N_FIELDS); i++)
    {
      g_autoptr(RkField) field = new_robin (rand);
      RkRankingOptions options;

      g_assert_cmpstr (rk_field_check (field), ==, NULL);
      choose_options (rand, &options);
      options.round_robin = TRUE;
      assert_points (field);
      assert_same_as_plain (field, field->n_rounds, &options);
      assert_same_as_plain (field, g_rand_int_range (rand, 0, field->n_rounds + 1), &options);
      assert_same_permuted (rand, field, &options);
    }
}

/* Brackets of any size: who lost in the same round share the place, the later the
 * round the better. */
static void
test_knockout (void)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (20260303);

  for (guint n = 2; n <= 70; n++)
    {
      guint n_rounds = rk_knockout_get_n_rounds (n);
      g_autoptr(RkField) field = rk_field_new (n, n_rounds);
      GArray *pairs = rk_knockout_get_slots (n);
      g_autofree guint *lost = g_new (guint, n);
      g_autofree guint *winners = g_new (guint, 1u << n_rounds);
      g_autoptr(RkRanking) ranking = NULL;
      RkRankingOptions options = { .knockout = TRUE };

      for (guint i = 0; i < n; i++)
        lost[i] = n_rounds;
      for (guint i = 0; i < n_rounds; i++)
        {
          guint n_pairs = pairs->len;

          for (guint j = 0; j < n_pairs; j++)
            {
              const RkSchedulePair *pair = &g_array_index (pairs, RkSchedulePair, j);
              guint first = pair->first - 1, second = pair->second - 1;
              gboolean wins = pair->second == 0 || chance (rand, 50);

              if (pair->second == 0)
                rk_field_get_entry (field, first, i)->kind = RK_ENTRY_REST;
              else
                rk_field_set_game (field, i, first, second, wins ? 2 : 0);
              if (pair->second != 0)
                lost[wins ? second : first] = i;
              winners[j] = wins ? pair->first : pair->second;
            }
          g_array_unref (pairs);
          pairs = rk_knockout_get_next (winners, n_pairs);
        }
      g_array_unref (pairs);

      ranking = rk_ranking_new (field, n_rounds, &options);
      for (guint i = 0; i < n; i++)
        {
          const RkRankingRow *row = rk_ranking_get_row (ranking, i);
          guint n_better = 0;

          for (guint j = 0; j < n; j++)
            n_better += lost[j] > lost[row->player] ? 1 : 0;
          g_assert_cmpuint (row->place, ==, n_better + 1);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ranking/random/swiss", test_swiss);
  g_test_add_func ("/ranking/random/round-robin", test_robin);
  g_test_add_func ("/ranking/random/knockout", test_knockout);

  return g_test_run ();
}
