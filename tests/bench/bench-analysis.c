/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <stdlib.h>

#include "rk-analyser.h"
#include "rk-review.h"
#include "rk-test-model.h"

/* How long the analysis of whole matches takes: of 20 rounds with 1,000 moves or
 * more, as people play them at worst: at random. */

#define N_MATCHES    3
#define N_ROUNDS     20
#define N_MOVES      1000
#define GOAL_SECONDS 10.0

static void
done_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      user_data)
{
  gboolean *done = user_data;
  g_autoptr (GError) error = NULL;

  if (!rk_analyser_run_finish (RK_ANALYSER (object), result, &error))
    g_error ("%s", error->message);
  *done = TRUE;
}

static guint
count_moves (RkMatch *match)
{
  guint n_moves = 0;

  for (guint i = 0; i < rk_match_get_n_rounds (match); i++)
    n_moves += rk_round_get_n_moves (rk_match_get_round (match, i));

  return n_moves;
}

/* A random match that is long enough. */
static RkMatch *
find_match (guint32 *seed)
{
  for (;;)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed ((*seed)++);
      g_autoptr (RkMatch) match = rk_test_match_new (NULL);

      rk_test_play_out (match, rand, N_ROUNDS);
      if (rk_match_get_n_rounds (match) == N_ROUNDS && count_moves (match) >= N_MOVES)
        return g_steal_pointer (&match);
    }
}

static double
measure (RkMatch *match)
{
  g_autoptr (RkSolver) solver = rk_solver_new ();
  g_autoptr (RkAnalyser) analyser = rk_analyser_new (solver, match);
  gint64 start = g_get_monotonic_time ();
  gboolean done = FALSE;
  double seconds;
  RkTally south, north;

  rk_analyser_run_async (analyser, RK_ALL_ROUNDS, NULL, done_cb, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
  seconds = (g_get_monotonic_time () - start) / (double) G_USEC_PER_SEC;

  rk_review_get_tally (match, RK_ALL_ROUNDS, RK_SOUTH, &south);
  rk_review_get_tally (match, RK_ALL_ROUNDS, RK_NORTH, &north);
  g_print ("%u rounds, %u moves: %.2f s; best moves %u and %u, given away %u and %u\n",
           rk_match_get_n_rounds (match), south.n_judged + north.n_judged, seconds,
           south.n_best, north.n_best, south.lost, north.lost);

  return seconds;
}

int
main (void)
{
  guint32 seed = 2026;
  double longest = 0.0;

  for (guint i = 0; i < N_MATCHES; i++)
    {
      g_autoptr (RkMatch) match = find_match (&seed);
      double seconds = measure (match);

      longest = MAX (longest, seconds);
    }
  g_print ("longest %.2f s (goal: %.0f s)\n", longest, GOAL_SECONDS);

  return longest <= GOAL_SECONDS ? EXIT_SUCCESS : EXIT_FAILURE;
}
