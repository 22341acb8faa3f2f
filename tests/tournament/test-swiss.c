/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <string.h>

#include "rk-swiss.h"
#include "rk-test-field.h"
#include "rk-test-tournament.h"

/* The Dutch pairing on rounds worked out by hand. A tournament stands in one line,
 * as rk_test_field_new() reads it; each of its rounds is paired from those before
 * it and has to come out as it stands there, boards in order. */

static const struct
{
  const char *name;
  guint n_players;
  guint total_rounds;
  const char *rounds;
} tournaments[] = {
  { "low-wins", 8, 3,
    "1>5 6<2 3>7 8<4 | 4<1 2>3 5>8 7<6 | 1>2 3>5 6<4 8<7" },
  { "draws-and-an-upset", 8, 3,
    "1>5 6=2 3>7 8>4 | 3<1 2>8 4>6 5>7 | 1=2 8<3 5<4 7<6" },
  { "seven", 7, 3,
    "1>4 5<2 3>6 7:bye | 7<1 2>3 4>5 6:bye | 1>2 3>7 6<4 5:bye" },
  { "late-entry-and-withdrawal", 9, 4,
    "1>5 6<2 3>7 8<4 9:zero | 2<1 4>6 5>9 7:bye 8:zero 3:half |"
    "1>4 2>3 7<5 9<6 8:zero | 3<1 4<2 6<5 9<7 8:zero" },
  { "five", 5, 3,
    "1>3 4<2 5:bye | 5<1 2>3 4:bye | 1>2 5<4 3:bye" },
  { "six-rounds-of-eight", 8, 7,
    "1>5 6<2 3>7 8<4 | 4<1 2>3 5>8 7<6 | 1>2 3>5 6<4 8<7 |"
    "3<1 2>4 5>7 8<6 | 7<1 2>8 6<3 4>5 | 1>8 7<2 4<3 5>6" },
  { "all-drawn", 6, 3,
    "1=4 5=2 3=6 | 6=1 2=3 4=5 | 1=2 3=4 5=6" },
  { "top-pair-broken-for-the-bye", 6, 3,
    "1>4 5<2 3>6 | 2<1 4<3 6<5 | 4:zero 1>5 3>2 6:bye" },
};

static gboolean
is_requested (const char *word)
{
  const char *colon = strchr (word, ':');

  return colon != NULL && strcmp (colon, ":bye") != 0;
}

/* What a round has to be: without results and requested byes, the bye last. */
static char *
get_expected (const char *round)
{
  g_auto (GStrv) words = g_strsplit (round, " ", -1);
  g_autoptr (GString) text = g_string_new (NULL);
  const char *bye = NULL;

  for (guint i = 0; words[i] != NULL; i++)
    if (g_str_has_suffix (words[i], ":bye"))
      bye = words[i];
    else if (words[i][0] != '\0' && !is_requested (words[i]))
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "",
                              g_strdelimit (words[i], "<=>", '-'));
  if (bye != NULL)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", bye);
  return g_string_free_and_steal (g_steal_pointer (&text));
}

static char *
get_requested (const char *round)
{
  g_auto (GStrv) words = g_strsplit (round, " ", -1);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; words[i] != NULL; i++)
    if (is_requested (words[i]))
      g_string_append_printf (text, " %s", words[i]);
  return g_string_free_and_steal (g_steal_pointer (&text));
}

/* The field before the last of @n_rounds rounds. */
static RkField *
get_field (guint       n_players,
           guint       total_rounds,
           const char *rounds,
           guint       n_rounds)
{
  g_auto (GStrv) parts = g_strsplit (rounds, "|", -1);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *requested = get_requested (parts[n_rounds - 1]);
  RkField *field;

  for (guint i = 0; i + 1 < n_rounds; i++)
    g_string_append_printf (text, "%s|", parts[i]);
  g_string_append (text, requested[0] != '\0' ? requested : " ");
  field = rk_test_field_new (n_players, 1, text->str);
  field->total_rounds = total_rounds;
  return field;
}

static RkSwissRound *
pair (const RkField *field,
      RkSwissRelax   relax)
{
  g_autoptr (GError) error = NULL;
  RkSwissRound *round = rk_swiss_pair (field, relax, NULL, &error);

  g_assert_no_error (error);
  return round;
}

static char *
print (const RkField      *field,
       const RkSwissRound *round)
{
  g_autoptr (GArray) pairs = g_array_new (FALSE, FALSE, sizeof (RkFieldPair));

  for (guint i = 0; i < round->pairs->len; i++)
    {
      const RkSwissPair *swiss = &g_array_index (round->pairs, RkSwissPair, i);
      RkFieldPair plain = { swiss->first, swiss->second };

      g_array_append_val (pairs, plain);
    }
  return rk_test_pairs_to_text (field, pairs, round->bye);
}

static void
assert_round (const RkField *field,
              RkSwissRelax   relax,
              const char    *expected)
{
  g_autoptr (RkSwissRound) round = pair (field, relax);
  g_autofree char *found = print (field, round);

  g_assert_true (round->possible);
  g_assert_cmpuint (round->unmet->len, ==, 0);
  g_assert_cmpstr (found, ==, expected);
}

static void
test_tournament (gconstpointer data)
{
  guint place = GPOINTER_TO_UINT (data);
  g_auto (GStrv) parts = g_strsplit (tournaments[place].rounds, "|", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_autofree char *expected = get_expected (parts[i]);
      g_autoptr (RkField) field = get_field (tournaments[place].n_players,
                                             tournaments[place].total_rounds,
                                             tournaments[place].rounds,
                                             i + 1);

      assert_round (field, RK_SWISS_RELAX_NONE, expected);
    }
}

/* What player 1 wishes. */
static const struct
{
  const char *rounds;
  RkWish wish;
} wishes[] = {
  { " ", { RK_WISH_NONE, RK_ROLE_NONE, 0 } },
  { "1:bye", { RK_WISH_NONE, RK_ROLE_NONE, 0 } },
  { "1+2", { RK_WISH_NONE, RK_ROLE_NONE, 0 } },
  { "1=2", { RK_WISH_STRONG, RK_ROLE_SECOND, 1 } },
  { "1=2|1:half", { RK_WISH_STRONG, RK_ROLE_SECOND, 1 } },
  { "1=2|1-2", { RK_WISH_STRONG, RK_ROLE_SECOND, 1 } },
  { "1=2|2=1", { RK_WISH_MILD, RK_ROLE_FIRST, 0 } },
  { "2=1|1=2", { RK_WISH_MILD, RK_ROLE_SECOND, 0 } },
  { "1=2|1=2", { RK_WISH_ABSOLUTE, RK_ROLE_SECOND, 2 } },
  { "1=2|1:zero|1=2", { RK_WISH_ABSOLUTE, RK_ROLE_SECOND, 2 } },
  { "1=2|2=1|2=1", { RK_WISH_ABSOLUTE, RK_ROLE_FIRST, -1 } },
  { "1=2|1=2|2=1|2=1", { RK_WISH_ABSOLUTE, RK_ROLE_FIRST, 0 } },
  { "1=2|1=2|2=1", { RK_WISH_STRONG, RK_ROLE_SECOND, 1 } },
  { "1=2|1=2|2=1|1=2", { RK_WISH_ABSOLUTE, RK_ROLE_SECOND, 2 } },
};

static void
test_wishes (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (wishes); i++)
    {
      g_autoptr (RkField) field = rk_test_field_new (2, 1, wishes[i].rounds);
      RkWish wish;

      rk_swiss_get_wish (field, 0, field->n_rounds, &wish);
      g_assert_cmpint (wish.strength, ==, wishes[i].wish.strength);
      g_assert_cmpint (wish.role, ==, wishes[i].wish.role);
      g_assert_cmpint (wish.difference, ==, wishes[i].wish.difference);
    }
}

/* Who of the two present moves first, and by which rule. */
static const struct
{
  guint n_players;
  RkRole initial;
  const char *rounds;
  const char *expected;
  RkRoleRule rule;
} role_rules[] = {
  { 4, RK_ROLE_FIRST, "3=1 2=4|3:zero 4:zero", "1-2", RK_ROLE_RULE_BOTH_WISHES },
  { 4, RK_ROLE_FIRST, "3=2 4:zero 1:half|3:zero 4:zero", "2-1", RK_ROLE_RULE_BOTH_WISHES },
  { 4, RK_ROLE_FIRST, "1=3 2:zero|3=1 4=2|3:zero 4:zero", "2-1", RK_ROLE_RULE_STRONGER },
  /* Topscorers: both absolutely wish to be second, 1 with the larger difference. */
  { 4, RK_ROLE_FIRST, "1:zero 4<2|1>3 2>4|1>4 2>3|3:zero 4:zero", "2-1",
    RK_ROLE_RULE_STRONGER },
  { 4, RK_ROLE_FIRST, "3=1 2=4|1=3 4=2|1=4 2=3|3=1 4=2|3:zero 4:zero", "2-1",
    RK_ROLE_RULE_LAST_DIFFERENT },
  /* The round that 2 missed is left out of the comparison. */
  { 4, RK_ROLE_FIRST, "1=3 2:half|3=1 2=4|1:half 4=2|3:zero 4:zero", "1-2",
    RK_ROLE_RULE_HIGHER_RANKED },
  { 4, RK_ROLE_FIRST, "1=3 2=4|3=1 4=2|3:zero 4:zero", "1-2", RK_ROLE_RULE_HIGHER_RANKED },
  { 4, RK_ROLE_FIRST, "1=3 2>4|3=1 4=2|3:zero 4:zero", "2-1", RK_ROLE_RULE_HIGHER_RANKED },
  { 2, RK_ROLE_FIRST, " ", "1-2", RK_ROLE_RULE_NUMBER },
  { 2, RK_ROLE_SECOND, " ", "2-1", RK_ROLE_RULE_NUMBER },
  /* 1 never was there: 2 counts as the first number. */
  { 3, RK_ROLE_FIRST, "1:zero", "2-3", RK_ROLE_RULE_NUMBER },
  { 3, RK_ROLE_FIRST, "1:bye 2:half 3:half|1:zero", "3-2", RK_ROLE_RULE_NUMBER },
};

static void
test_role_rules (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (role_rules); i++)
    {
      g_autoptr (RkField) field = rk_test_field_new (role_rules[i].n_players, 1,
                                                     role_rules[i].rounds);
      g_autoptr (RkSwissRound) round = NULL;
      g_autofree char *found = NULL;

      field->initial_role = role_rules[i].initial;
      round = pair (field, RK_SWISS_RELAX_NONE);
      found = print (field, round);
      g_assert_cmpstr (found, ==, role_rules[i].expected);
      g_assert_cmpint (g_array_index (round->pairs, RkSwissPair, 0).role_rule, ==,
                       role_rules[i].rule);
    }
}

/* Who of the players floated in the last round: "+" up, "-" down. */
static const struct
{
  const char *rounds;
  const char *floats;
} floats[] = {
  { "1>2 3=4", "...." },
  { "1>2 3=4|1=3 2=4", "-++-" },
  { "1:bye 2:half 3:zero 4:full", "--.-" },
  { "1+2 3!4", "-..." },
  { "1>2 3=4|2+1 3=4", ".-.." },
};

static void
test_floats (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (floats); i++)
    {
      g_autoptr (RkField) field = rk_test_field_new (4, 1, floats[i].rounds);

      for (guint j = 0; j < 4; j++)
        {
          int expected = floats[i].floats[j] == '+' ? 1 : floats[i].floats[j] == '-' ? -1 : 0;

          g_assert_cmpint (rk_swiss_get_float (field, j, field->n_rounds - 1), ==, expected);
        }
    }
}

static void
test_topscorers (void)
{
  g_autoptr (RkField) field = rk_test_field_new (4, 1, "1>2 3=4|1=3 2>4| ");

  g_assert_true (rk_swiss_is_topscorer (field, 0, 2));
  g_assert_false (rk_swiss_is_topscorer (field, 1, 2));
  g_assert_false (rk_swiss_is_topscorer (field, 2, 2));
  field->total_rounds = 4;
  g_assert_false (rk_swiss_is_topscorer (field, 0, 2));
}

static const RkSwissPair *
find_pair (const RkSwissRound *round,
           guint               number)
{
  for (guint i = 0; i < round->pairs->len; i++)
    {
      const RkSwissPair *found = &g_array_index (round->pairs, RkSwissPair, i);

      if (found->first == number - 1 || found->second == number - 1)
        return found;
    }
  g_assert_not_reached ();
}

/* Why the pair of a player was made, in the rounds above. */
static const struct
{
  const char *name;
  guint n_rounds;
  guint number;
  RkCriterion criterion;
  guint bracket;
  guint floats[2];
} reasons[] = {
  { "low-wins", 1, 1, RK_CRITERION_ORDER, 0, { 0, 0 } },
  { "low-wins", 2, 1, RK_CRITERION_C12, 2, { 2, 2 } },
  { "low-wins", 3, 1, RK_CRITERION_ORDER, 4, { 4, 4 } },
  { "draws-and-an-upset", 2, 8, RK_CRITERION_ORDER, 1, { 1, 2 } },
  { "draws-and-an-upset", 2, 4, RK_CRITERION_ORDER, 0, { 0, 1 } },
  { "seven", 3, 3, RK_CRITERION_C1, 2, { 2, 2 } },
  { "top-pair-broken-for-the-bye", 3, 1, RK_CRITERION_C1, 2, { 4, 2 } },
};

static void
test_reasons (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (reasons); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (tournaments); j++)
      {
        g_autoptr (RkField) field = NULL;
        g_autoptr (RkSwissRound) round = NULL;
        const RkSwissPair *found;

        if (strcmp (reasons[i].name, tournaments[j].name) != 0)
          continue;
        field = get_field (tournaments[j].n_players, tournaments[j].total_rounds,
                           tournaments[j].rounds, reasons[i].n_rounds);
        round = pair (field, RK_SWISS_RELAX_NONE);
        found = find_pair (round, reasons[i].number);
        g_test_message ("%s, round %u, player %u", reasons[i].name, reasons[i].n_rounds,
                        reasons[i].number);
        g_assert_cmpint (found->criterion, ==, reasons[i].criterion);
        g_assert_cmpuint (found->bracket, ==, reasons[i].bracket);
        g_assert_cmpuint (found->floats[0], ==, reasons[i].floats[0]);
        g_assert_cmpuint (found->floats[1], ==, reasons[i].floats[1]);
      }
}

/* In the second round of the late entry 5, 6, 7 and 9 have no points, and 9 has
 * missed a round: C9 gives the bye to 7. */
static void
test_bye (void)
{
  g_autoptr (RkField) field = get_field (9, 4, tournaments[3].rounds, 2);
  g_autoptr (RkSwissRound) round = pair (field, RK_SWISS_RELAX_NONE);
  g_autoptr (RkField) seven = get_field (7, 3, tournaments[2].rounds, 1);
  g_autoptr (RkSwissRound) first = pair (seven, RK_SWISS_RELAX_NONE);
  g_autoptr (RkField) later = get_field (7, 3, tournaments[2].rounds, 2);
  g_autoptr (RkSwissRound) second = pair (later, RK_SWISS_RELAX_NONE);

  g_assert_cmpuint (round->bye, ==, 6);
  g_assert_cmpint (round->bye_criterion, ==, RK_CRITERION_C9);
  g_assert_cmpuint (first->bye, ==, 6);
  g_assert_cmpint (first->bye_criterion, ==, RK_CRITERION_ORDER);
  g_assert_cmpuint (second->bye, ==, 5);
  g_assert_cmpint (second->bye_criterion, ==, RK_CRITERION_C5);
  g_assert_cmpuint (second->bye_bracket, ==, 0);
}

static void
assert_bar (const RkSwissRound *round,
            guint               place,
            guint               a,
            guint               b,
            RkCriterion         criterion)
{
  const RkSwissBar *bar = &g_array_index (round->unmet, RkSwissBar, place);

  g_assert_cmpuint (bar->a, ==, a - 1);
  g_assert_cmpuint (bar->b, ==, b == 0 ? RK_NOBODY : b - 1);
  g_assert_cmpint (bar->criterion, ==, criterion);
}

/* The seventh round of eight: 4 and 7 both insist on being second. */
static void
test_impossible (void)
{
  g_autofree char *rounds = g_strconcat (tournaments[5].rounds, "| ", NULL);
  g_autoptr (RkField) field = get_field (8, 7, rounds, 7);
  g_autoptr (RkSwissRound) round = pair (field, RK_SWISS_RELAX_NONE);

  g_assert_false (round->possible);
  g_assert_cmpuint (round->pairs->len, ==, 0);
  g_assert_cmpuint (round->unmet->len, ==, 4);
  assert_bar (round, 0, 1, 6, RK_CRITERION_ORDER);
  assert_bar (round, 1, 2, 5, RK_CRITERION_ORDER);
  assert_bar (round, 2, 3, 8, RK_CRITERION_ORDER);
  assert_bar (round, 3, 4, 7, RK_CRITERION_C3);
  g_assert_true (field->players[3].entries[5].role == RK_ROLE_FIRST);
}

static guint
count_rematches (const RkField      *field,
                 const RkSwissRound *round)
{
  guint n = 0;

  for (guint i = 0; i < round->pairs->len; i++)
    {
      const RkSwissPair *found = &g_array_index (round->pairs, RkSwissPair, i);

      n += rk_field_have_met (field, found->first, found->second, field->n_rounds - 1);
    }
  return n;
}

static void
test_relaxed (void)
{
  g_autofree char *rounds = g_strconcat (tournaments[5].rounds, "| ", NULL);
  g_autoptr (RkField) field = get_field (8, 7, rounds, 7);
  g_autoptr (RkField) two = rk_test_field_new (2, 1, "1>2| ");
  g_autoptr (RkField) one = rk_test_field_new (1, 1, "1:bye| ");
  g_autoptr (RkField) five = rk_test_field_new (5, 1, "1>2 3>4 5:bye|1>3 2>5 4:bye|"
                                                      "1>4 3>5 2:bye|1>5 2>4 3:bye|"
                                                      "2>3 4>5 1:bye| ");
  g_autoptr (RkSwissRound) rematches = pair (field, RK_SWISS_RELAX_REMATCH);
  g_autoptr (RkSwissRound) roles = pair (field, RK_SWISS_RELAX_ROLES);
  g_autoptr (RkSwissRound) none = pair (two, RK_SWISS_RELAX_ROLES | RK_SWISS_RELAX_BYE);
  g_autoptr (RkSwissRound) nobody = pair (one, RK_SWISS_RELAX_REMATCH);
  g_autoptr (RkSwissRound) again = NULL;

  g_assert_true (roles->possible);
  g_assert_cmpuint (count_rematches (field, roles), ==, 0);
  g_assert_nonnull (find_pair (roles, 4));
  g_assert_true (rematches->possible);
  g_assert_cmpuint (count_rematches (field, rematches), ==, 2);

  g_assert_false (none->possible);
  g_assert_cmpuint (none->unmet->len, ==, 0);
  assert_round (two, RK_SWISS_RELAX_REMATCH, "2-1");

  g_assert_false (nobody->possible);
  g_assert_cmpuint (nobody->unmet->len, ==, 1);
  assert_bar (nobody, 0, 1, 0, RK_CRITERION_C2);
  assert_round (one, RK_SWISS_RELAX_BYE, "1:bye");

  again = pair (five, RK_SWISS_RELAX_REMATCH | RK_SWISS_RELAX_BYE | RK_SWISS_RELAX_ROLES);
  g_assert_true (again->possible);
  g_assert_cmpuint (again->pairs->len, ==, 2);
}

static void
test_forbidden (void)
{
  g_autoptr (RkField) field = rk_test_field_new (4, 1, " ");
  g_autoptr (RkSwissRound) round = NULL;
  g_autoptr (RkSwissRound) impossible = NULL;

  rk_field_forbid (field, 0, 2);
  assert_round (field, RK_SWISS_RELAX_NONE, "1-4 3-2");
  round = pair (field, RK_SWISS_RELAX_NONE);
  g_assert_cmpint (find_pair (round, 1)->criterion, ==, RK_CRITERION_FORBIDDEN);
  rk_field_forbid (field, 3, 0);
  rk_field_forbid (field, 1, 0);
  impossible = pair (field, RK_SWISS_RELAX_ROLES | RK_SWISS_RELAX_REMATCH | RK_SWISS_RELAX_BYE);
  g_assert_false (impossible->possible);
  g_assert_cmpuint (impossible->unmet->len, ==, 6);
  assert_bar (impossible, 0, 1, 2, RK_CRITERION_FORBIDDEN);
  assert_bar (impossible, 3, 2, 3, RK_CRITERION_ORDER);
}

static void
test_few (void)
{
  g_autoptr (RkField) none = rk_test_field_new (2, 1, "1:zero 2:half");
  g_autoptr (RkField) one = rk_test_field_new (1, 1, " ");

  assert_round (none, RK_SWISS_RELAX_NONE, "");
  assert_round (one, RK_SWISS_RELAX_NONE, "1:bye");
}

/* With two games a bye worth less than two wins bars another one all the same. */
static void
test_two_games (void)
{
  g_autoptr (RkField) field = rk_test_field_new (3, 2, "1>2 3:bye| ");

  g_assert_cmpuint (rk_field_get_points (field, 2, 1), ==, 3);
  field->players[2].entries[0].points = 0;
  assert_round (field, RK_SWISS_RELAX_NONE, "3-1 2:bye");
}

/* The same players in another order. */
static RkField *
shuffle (const RkField *field,
         GRand         *rand)
{
  RkField *other = rk_field_copy (field);
  g_autofree guint *places = g_new (guint, field->n_players);

  for (guint i = 0; i < field->n_players; i++)
    places[i] = i;
  for (guint i = field->n_players; i > 1; i--)
    {
      guint j = g_rand_int_range (rand, 0, i), swap = places[i - 1];

      places[i - 1] = places[j];
      places[j] = swap;
    }
  for (guint i = 0; i < field->n_players; i++)
    {
      RkFieldPlayer *player = &other->players[places[i]];

      player->number = field->players[i].number;
      for (guint j = 0; j < field->n_rounds; j++)
        {
          player->entries[j] = field->players[i].entries[j];
          if (player->entries[j].opponent != RK_NOBODY)
            player->entries[j].opponent = places[player->entries[j].opponent];
        }
    }
  for (guint i = 0; field->forbidden != NULL && i < field->forbidden->len; i++)
    {
      RkFieldPair *forbidden = &g_array_index (other->forbidden, RkFieldPair, i);

      *forbidden = (RkFieldPair) { places[forbidden->a], places[forbidden->b] };
    }
  return other;
}

static void
test_order_of_field (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);

  for (guint i = 0; i < rk_test_count (1000); i++)
    {
      g_autoptr (RkTestTournament) tournament = rk_test_tournament_new (i, 4, 40);
      const RkField *field;

      while ((field = rk_test_tournament_next_round (tournament)) != NULL)
        {
          g_autoptr (RkField) other = shuffle (field, rand);
          g_autoptr (RkSwissRound) round = pair (field, RK_SWISS_RELAX_NONE);
          g_autoptr (GArray) pairs = g_array_new (FALSE, FALSE, sizeof (RkFieldPair));
          g_autofree char *expected = print (field, round);

          if (!round->possible)
            break;
          assert_round (other, RK_SWISS_RELAX_NONE, expected);
          for (guint j = 0; j < round->pairs->len; j++)
            {
              const RkSwissPair *swiss = &g_array_index (round->pairs, RkSwissPair, j);
              RkFieldPair plain = { swiss->first, swiss->second };

              g_array_append_val (pairs, plain);
            }
          rk_test_tournament_play (tournament, pairs, round->bye);
        }
    }
}

static void
test_cancelled (void)
{
  g_autoptr (RkField) field = rk_field_new (8, 1);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (rk_swiss_pair (field, RK_SWISS_RELAX_NONE, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tournaments); i++)
    {
      g_autofree char *path = g_strconcat ("/tournament/swiss/", tournaments[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_tournament);
    }
  g_test_add_func ("/tournament/swiss/wishes", test_wishes);
  g_test_add_func ("/tournament/swiss/role-rules", test_role_rules);
  g_test_add_func ("/tournament/swiss/floats", test_floats);
  g_test_add_func ("/tournament/swiss/topscorers", test_topscorers);
  g_test_add_func ("/tournament/swiss/reasons", test_reasons);
  g_test_add_func ("/tournament/swiss/bye", test_bye);
  g_test_add_func ("/tournament/swiss/impossible", test_impossible);
  g_test_add_func ("/tournament/swiss/relaxed", test_relaxed);
  g_test_add_func ("/tournament/swiss/forbidden", test_forbidden);
  g_test_add_func ("/tournament/swiss/few", test_few);
  g_test_add_func ("/tournament/swiss/two-games", test_two_games);
  g_test_add_func ("/tournament/swiss/order-of-field", test_order_of_field);
  g_test_add_func ("/tournament/swiss/cancelled", test_cancelled);
  return g_test_run ();
}
