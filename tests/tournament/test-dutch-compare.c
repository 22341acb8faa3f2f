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

#define TOURNAMENTS 20000

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

static void
test_many (void)
{
  g_autoptr (GArray) pairs = g_array_new (FALSE, FALSE, sizeof (RkFieldPair));
  guint n = rk_test_count (TOURNAMENTS);
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
          if (!possible)
            break;
          rk_test_tournament_play (tournament, pairs, bye);
        }
    }
  g_test_message ("%u tournaments, %u rounds, %u of them not possible, %u different", n, n_rounds,
                  n_impossible, n_different);
  g_assert_cmpuint (n_different, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  if (g_getenv ("RK_TEST_FIELD") != NULL)
    g_test_add_func ("/tournament/dutch-compare/one", test_one);
  else
    g_test_add_func ("/tournament/dutch-compare/many", test_many);

  return g_test_run ();
}
