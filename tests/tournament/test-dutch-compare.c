/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The pairing of the program against the pairing by definition, on small fields: the
 * same pairs, roles, boards and bye. A field in which they differ is printed as text;
 * with this text in RK_TEST_FIELD only this field is looked at.
 */
#include "config.h"

#include "rk-plain-dutch.h"
#include "rk-swiss.h"
#include "rk-test-tournament.h"

#define TOURNAMENTS 40000

static gboolean
pair (const RkField *field,
      GArray        *pairs,
      guint         *bye)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RkSwissRound) round = rk_swiss_pair (field, RK_SWISS_RELAX_NONE, NULL, &error);

  g_assert_no_error (error);
  g_array_set_size (pairs, 0);
  for (guint i = 0; round->possible && i < round->pairs->len; i++)
    {
      const RkSwissPair *swiss = &g_array_index (round->pairs, RkSwissPair, i);
      RkFieldPair plain = { swiss->first, swiss->second };

      g_array_append_val (pairs, plain);
    }
  *bye = round->possible ? round->bye : RK_NOBODY;

  return round->possible;
}

/* Pairs @field both ways; the plain pairs are left in @pairs. */
static gboolean
compare (const RkField *field,
         GArray        *pairs,
         guint         *bye,
         gboolean      *same)
{
  g_autoptr (GArray) others = g_array_new (FALSE, FALSE, sizeof (RkFieldPair));
  g_autofree char *expected = NULL;
  g_autofree char *found = NULL;
  guint other_bye;
  gboolean possible = rk_plain_dutch_pair (field, pairs, bye);
  gboolean other_possible = pair (field, others, &other_bye);

  expected = rk_test_pairs_to_text (field, pairs, *bye);
  found = rk_test_pairs_to_text (field, others, other_bye);
  *same = possible == other_possible && g_str_equal (expected, found);
  if (!*same)
    {
      g_autofree char *text = rk_test_field_to_text (field);

      g_test_message ("field: %s", text);
      g_test_message ("by definition: %s", possible ? expected : "no legal round");
      g_test_message ("by rk_swiss_pair(): %s", other_possible ? found : "no legal round");
    }
  return possible;
}

static void
test_one (void)
{
  g_autoptr (RkField) field = rk_test_field_from_text (g_getenv ("RK_TEST_FIELD"));
  g_autoptr (GArray) pairs = g_array_new (FALSE, FALSE, sizeof (RkFieldPair));
  guint bye;
  gboolean same;

  compare (field, pairs, &bye, &same);
  g_assert_true (same);
}

/* Fields in which only one of several players moved down with one score can be paired, and
 * the first of them has to take his second opponent.
 */
static const char * const moved_down[] = {
  "3 rounds of 7, 1 game, odd second; 4: =0f6 P2 .0; 8: P2 =1f1 Z0; 1: F2 =1s8 .0; "
  "3: =1s5 =0f7 .0; 5: =1f3 =0s9 .0; 7: H1 =2s3 .0; 6: =2s4 Z0 Z0; 2: Z0 Z0 Z0; "
  "9: Z0 =2f5 .0; 6x5; 9x3",
  "5 rounds of 6, 1 game, odd first; 2: =0s6 =2f9 =0s3 P1 .0; 9: P1 =0s2 =0f8 =2f5 .0; "
  "5: =0s1 =0f3 P1 =0s9 .0; 8: =0f4 P1 =2s9 =1s7 .0; 6: =2f2 =0s4 =2f7 =1f1 .0; "
  "3: =0f7 =2s5 =2f2 =2s4 .0; 1: =2f5 =1s7 =2f4 =1s6 .0; 4: =2s8 =2f6 =0s1 =0f3 .0; "
  "7: =2s3 =1f1 =0s6 =1f8 .0",
  "4 rounds of 4, 1 game, odd first; 9: =0f5 =2s2 =2f7 .0; 6: =2s1 =0s3 =0f5 .0; "
  "7: =0f3 =1f1 =0s9 .0; 1: =0f6 =1s7 =0f2 .0; 3: =2s7 =2f6 =1s8 .0; 8: =2s4 =2s5 =1f3 .0; "
  "2: Z0 =0f9 =2s1 .0; 4: =0f8 Z0 Z0 Z0; 5: =2s9 =0f8 =2s6 .0",
  "6 rounds of 9, 1 game, odd first; 2: =1s7 =2f1 H1 =1s8 =0f9 .0; "
  "4: =0s9 P2 =1f1 =0f7 =1s5 .0; 1: =1f6 =0s2 =1s4 =0f9 P2 .0; "
  "9: =2f4 =0s8 =1f6 =2s1 =2s2 .0; 3: =0f8 -0s5 H1 P2 =1s7 .0; 5: Z0 +2f3 Z0 =0s6 =1f4 .0; "
  "7: =1f2 =2s6 =0f8 =2s4 =1f3 .0; 8: =2s3 =2f9 =2s7 =1f2 =1s6 .0; "
  "6: =1s1 =0f7 =1s9 =2f5 =1f8 .0",
  "4 rounds of 4, 1 game, odd second; 1: =1s5 =2f3 =0s2 .0; 5: =1f1 =2s6 =0s8 .0; "
  "2: =2f6 =0s7 =2f1 .0; 7: =2f3 =2f2 =1s9 .0; 8: =0s4 P2 =2f5 .0; 3: =0s7 =0s1 P2 .0; "
  "4: =2f8 =0s9 =2f6 .0; 6: =0s2 =0f5 =0s4 .0; 9: P2 =2f4 =1f7 .0",
};

static void
test_moved_down (void)
{
  g_autoptr (GArray) pairs = g_array_new (FALSE, FALSE, sizeof (RkFieldPair));

  for (guint i = 0; i < G_N_ELEMENTS (moved_down); i++)
    {
      g_autoptr (RkField) field = rk_test_field_from_text (moved_down[i]);
      guint bye;
      gboolean same;

      g_assert_true (compare (field, pairs, &bye, &same));
      g_assert_true (same);
    }
}

/* @lots: whether the rounds are played as the lot pairs them, so that much happens that
 * the rules do not let happen: large differences of roles, and often no legal round.
 */
static void
compare_many (guint    n,
              gboolean lots)
{
  g_autoptr (GArray) pairs = g_array_new (FALSE, FALSE, sizeof (RkFieldPair));
  guint n_rounds = 0;
  guint n_impossible = 0;
  guint n_different = 0;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (RkTestTournament) tournament = rk_test_tournament_new (i, 4, i % 10 == 0 ? 10 : 9);
      const RkField *field;

      while ((field = rk_test_tournament_next_round (tournament)) != NULL)
        {
          guint bye;
          gboolean same;
          gboolean possible = compare (field, pairs, &bye, &same);

          n_rounds++;
          n_different += !same;
          n_impossible += !possible;
          if (lots)
            rk_test_tournament_draw_lots (tournament, pairs, &bye);
          else if (!possible)
            break;
          rk_test_tournament_play (tournament, pairs, bye);
        }
    }
  g_test_message ("%u tournaments, %u rounds, %u of them not possible, %u different", n, n_rounds,
                  n_impossible, n_different);
  g_assert_cmpuint (n_different, ==, 0);
}

static void
test_many (void)
{
  compare_many (rk_test_count (TOURNAMENTS), FALSE);
}

static void
test_lots (void)
{
  compare_many (rk_test_count (TOURNAMENTS), TRUE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  if (g_getenv ("RK_TEST_FIELD") != NULL)
    g_test_add_func ("/tournament/dutch-compare/one", test_one);
  else
    {
      g_test_add_func ("/tournament/dutch-compare/moved-down", test_moved_down);
      g_test_add_func ("/tournament/dutch-compare/many", test_many);
      g_test_add_func ("/tournament/dutch-compare/lots", test_lots);
    }

  return g_test_run ();
}
