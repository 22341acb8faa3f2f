/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Tournaments paired by hand, through the plain pairing: it must be right itself
 * before it can be a second opinion.
 */
#include "config.h"

#include "rk-plain-dutch.h"
#include "rk-test-tournament.h"

#include <string.h>

/* A round: what is known of it before (byes asked for), the pairs that must come out
 * (first-second, by numbers; "7:bye" for the bye), and the results that are not won
 * by the lower number. NULL pairs: there is no legal round.
 */
typedef struct
{
  const char *absent;
  const char *pairs;
  const char *results;
} TestRound;

typedef struct
{
  guint n_players;
  guint n_rounds;
  TestRound rounds[8];
} TestTournament;

/* "8z 3h": zero and half-point byes in the last round. */
static void
set_absent (RkField    *field,
            const char *absent)
{
  g_auto (GStrv) items = g_strsplit (absent != NULL ? absent : "", " ", -1);

  for (guint i = 0; items[i] != NULL && *items[i] != '\0'; i++)
    {
      char *kind;
      guint number = g_ascii_strtoull (items[i], &kind, 10);

      if (*kind == 'h')
        rk_test_set_bye (field, number - 1, RK_ENTRY_HALF_BYE, RK_POINTS_DRAW);
      else
        rk_test_set_bye (field, number - 1, RK_ENTRY_ZERO_BYE, 0);
    }
}

/* What @first gets: "2=6" a draw, "8>4" 8 wins, "all=" everything is drawn. */
static guint
find_points (const char *results,
             guint       first,
             guint       second)
{
  g_auto (GStrv) items = g_strsplit (results != NULL ? results : "", " ", -1);
  guint low = MIN (first, second);
  guint high = MAX (first, second);

  for (guint i = 0; items[i] != NULL; i++)
    {
      g_autofree char *draw = g_strdup_printf ("%u=%u", low, high);
      g_autofree char *upset = g_strdup_printf ("%u>%u", high, low);

      if (strcmp (items[i], draw) == 0 || strcmp (items[i], "all=") == 0)
        return RK_POINTS_DRAW;
      if (strcmp (items[i], upset) == 0)
        return first == high ? RK_POINTS_WIN : 0;
    }
  return first == low ? RK_POINTS_WIN : 0;
}

static void
play (RkField      *field,
      const GArray *pairs,
      guint         bye,
      const char   *results)
{
  guint round = field->n_rounds - 1;

  for (guint i = 0; i < pairs->len; i++)
    {
      const RkFieldPair *pair = &g_array_index (pairs, RkFieldPair, i);

      rk_field_set_game (field, round, pair->a, pair->b,
                         find_points (results, pair->a + 1, pair->b + 1));
    }
  if (bye != RK_NOBODY)
    rk_test_set_bye (field, bye, RK_ENTRY_PAIRING_BYE, RK_POINTS_WIN);
}

static void
check_tournament (gconstpointer data)
{
  const TestTournament *test = data;
  g_autoptr (RkField) field = rk_field_new (test->n_players, 0);
  g_autoptr (GArray) pairs = g_array_new (FALSE, FALSE, sizeof (RkFieldPair));

  field->total_rounds = test->n_rounds;
  for (guint i = 0; i < test->n_rounds; i++)
    {
      const TestRound *round = &test->rounds[i];
      g_autoptr (RkField) longer = rk_test_add_round (field);
      g_autofree char *found = NULL;
      guint bye;

      set_absent (longer, round->absent);
      if (round->pairs == NULL)
        {
          g_assert_false (rk_plain_dutch_pair (longer, pairs, &bye));
          g_assert_cmpuint (pairs->len, ==, 0);
          return;
        }
      g_assert_true (rk_plain_dutch_pair (longer, pairs, &bye));
      found = rk_test_pairs_to_text (longer, pairs, bye);
      g_assert_cmpstr (found, ==, round->pairs);

      play (longer, pairs, bye, round->results);
      g_assert_null (rk_field_check (longer));
      rk_field_free (field);
      field = g_steal_pointer (&longer);
    }
}

static const TestTournament low_wins = {
  8, 3,
  {
    { .pairs = "1-5 6-2 3-7 8-4" },
    { .pairs = "4-1 2-3 5-8 7-6" },
    { .pairs = "1-2 3-5 6-4 8-7" },
  },
};

static const TestTournament draws_and_an_upset = {
  8, 3,
  {
    { .pairs = "1-5 6-2 3-7 8-4", .results = "2=6 8>4" },
    { .pairs = "3-1 2-8 4-6 5-7" },
    { .pairs = "1-2 8-3 5-4 7-6", .results = "1=2" },
  },
};

static const TestTournament seven = {
  7, 3,
  {
    { .pairs = "1-4 5-2 3-6 7:bye" },
    { .pairs = "7-1 2-3 4-5 6:bye" },
    { .pairs = "1-2 3-7 6-4 5:bye" },
  },
};

static const TestTournament coming_and_going = {
  9, 4,
  {
    { .absent = "9z", .pairs = "1-5 6-2 3-7 8-4" },
    { .absent = "8z 3h", .pairs = "2-1 4-6 5-9 7:bye" },
    { .absent = "8z", .pairs = "1-4 2-3 7-5 9-6" },
    { .absent = "8z", .pairs = "3-1 4-2 6-5 9-7" },
  },
};

static const TestTournament five = {
  5, 3,
  {
    { .pairs = "1-3 4-2 5:bye" },
    { .pairs = "5-1 2-3 4:bye" },
    { .pairs = "1-2 5-4 3:bye" },
  },
};

static const TestTournament no_legal_round = {
  8, 7,
  {
    { .pairs = "1-5 6-2 3-7 8-4" },
    { .pairs = "4-1 2-3 5-8 7-6" },
    { .pairs = "1-2 3-5 6-4 8-7" },
    { .pairs = "3-1 2-4 5-7 8-6" },
    { .pairs = "7-1 2-8 6-3 4-5" },
    { .pairs = "1-8 7-2 4-3 5-6" },
    { .pairs = NULL },
  },
};

static const TestTournament all_drawn = {
  6, 3,
  {
    { .pairs = "1-4 5-2 3-6", .results = "all=" },
    { .pairs = "6-1 2-3 4-5", .results = "all=" },
    { .pairs = "1-2 3-4 5-6", .results = "all=" },
  },
};

/* As many rounds as players less one: these can be finished. */
static void
test_full_length (void)
{
  static const guint sizes[][2] = { { 6, 5 }, { 7, 6 }, { 5, 5 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (RkField) field = rk_field_new (sizes[i][0], 0);
      g_autoptr (GArray) pairs = g_array_new (FALSE, FALSE, sizeof (RkFieldPair));

      field->total_rounds = sizes[i][1];
      for (guint j = 0; j < sizes[i][1]; j++)
        {
          g_autoptr (RkField) longer = rk_test_add_round (field);
          guint bye;

          g_assert_true (rk_plain_dutch_pair (longer, pairs, &bye));
          play (longer, pairs, bye, NULL);
          rk_field_free (field);
          field = g_steal_pointer (&longer);
        }
    }
}

/* The bye on the lowest score is worth more than the pair at the top (C5). */
static void
test_bye_breaks_the_top (void)
{
  g_autoptr (RkField) field = rk_field_new (6, 3);
  g_autoptr (GArray) pairs = g_array_new (FALSE, FALSE, sizeof (RkFieldPair));
  g_autofree char *found = NULL;
  guint bye;

  rk_field_set_game (field, 0, 0, 3, 2);
  rk_field_set_game (field, 0, 4, 1, 0);
  rk_field_set_game (field, 0, 2, 5, 2);
  rk_field_set_game (field, 1, 1, 0, 0);
  rk_field_set_game (field, 1, 3, 2, 0);
  rk_field_set_game (field, 1, 5, 4, 0);
  set_absent (field, "4z");

  g_assert_true (rk_plain_dutch_pair (field, pairs, &bye));
  found = rk_test_pairs_to_text (field, pairs, bye);
  g_assert_cmpstr (found, ==, "1-5 3-2 6:bye");
}

/* Who never was paired does not count for the roles of the first round. */
static void
test_absent_in_the_first_round (void)
{
  g_autoptr (RkField) field = rk_field_new (5, 1);
  g_autoptr (GArray) pairs = g_array_new (FALSE, FALSE, sizeof (RkFieldPair));
  g_autofree char *found = NULL;
  guint bye;

  set_absent (field, "2z");
  g_assert_true (rk_plain_dutch_pair (field, pairs, &bye));
  found = rk_test_pairs_to_text (field, pairs, bye);
  g_assert_cmpstr (found, ==, "1-4 5-3");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, test) g_test_add_data_func ("/tournament/plain-dutch/" path, &test, check_tournament)
  ADD ("low-wins", low_wins);
  ADD ("draws-and-an-upset", draws_and_an_upset);
  ADD ("seven", seven);
  ADD ("coming-and-going", coming_and_going);
  ADD ("five", five);
  ADD ("no-legal-round", no_legal_round);
  ADD ("all-drawn", all_drawn);
  g_test_add_func ("/tournament/plain-dutch/full-length", test_full_length);
  g_test_add_func ("/tournament/plain-dutch/bye-breaks-the-top", test_bye_breaks_the_top);
  g_test_add_func ("/tournament/plain-dutch/absent-in-the-first-round",
                   test_absent_in_the_first_round);

  return g_test_run ();
}
