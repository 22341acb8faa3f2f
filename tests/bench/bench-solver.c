/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* How fast the solver is: the start of a match from nothing, beside the plain
 * solver of the tests in the same run; then the positions that come later in a
 * round, and the starts of all rounds from nothing. One core; only what a release
 * build prints means something.
 */
#include "config.h"

#include "rk-notation.h"
#include "rk-plain-solver.h"
#include "rk-sowing.h"
#include "rk-tables.h"
#include "rk-test-engine.h"

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define RUNS 5
#define ROUNDS 100
#define N_STAGES 16

/* The time that this thread was at work, in seconds: all happens in one, and other
 * load disturbs little.
 */
static double
get_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);

  return time.tv_sec + time.tv_nsec / 1e9;
}

/* Solves a position from nothing, or with what @tables know. */
static double
time_solver (RkTables         *tables,
             const RkPosition *position,
             RkSolution       *solution)
{
  g_autoptr (RkTables) fresh = tables == NULL ? rk_tables_new () : NULL;
  double start = get_time ();

  rk_tables_solve (tables != NULL ? tables : fresh, position, solution, NULL);

  return get_time () - start;
}

static double
time_plain (const RkPosition *position,
            const RkSolution *expected)
{
  RkPlain plain = rk_test_to_plain (position);
  double start = get_time ();
  g_autoptr (RkPlainSolver) solver = rk_plain_solver_new (&plain);
  gboolean legal[12];
  RkPlainOutcome outcomes[12];
  double seconds;

  rk_plain_solver_moves (solver, &plain, legal, outcomes);
  seconds = get_time () - start;

  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    if (legal[hole] && (outcomes[hole].worst != expected->moves[hole].worst ||
                        outcomes[hole].best != expected->moves[hole].best))
      {
        g_printerr ("The two solvers do not agree about hole %u.\n", hole);
        exit (EXIT_FAILURE);
      }

  return seconds;
}

static void
print_start (guint n_holes)
{
  RkPosition position;
  RkSolution solution;
  double solver = G_MAXDOUBLE;
  double plain;

  rk_position_init_standard (&position, n_holes, RK_COUNTER_CLOCKWISE, RK_SOUTH);
  for (guint run = 0; run < RUNS; run++)
    solver = MIN (solver, time_solver (NULL, &position, &solution));
  plain = time_plain (&position, &solution);
  printf ("start of a match, %u holes           %8.3f s %8.3f s %6.1f\n",
          n_holes, solver, plain, plain / solver);
}

static gboolean
play_any (RkPosition *position,
          guint       legal,
          GRand      *rand)
{
  RkSowing sowing;
  guint hole;

  if (legal == 0)
    return FALSE;
  do
    hole = g_rand_int_range (rand, 0, RK_MAX_RING);
  while ((legal >> hole & 1) == 0);
  rk_position_play (position, hole, &sowing);

  return TRUE;
}

/* Random rounds, every position of them, with the tables made at their start. */
static void
print_later (guint longer,
             guint shorter)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (RkTables) tables = rk_tables_new ();
  RkPosition start;
  RkSolution solution;
  double first;
  double longest = 0;
  double all = 0;
  guint n_positions = 0;

  rk_position_init_round (&start, longer, RK_COUNTER_CLOCKWISE, RK_SOUTH, longer, shorter);
  first = time_solver (tables, &start, &solution);
  for (guint round = 0; round < ROUNDS; round++)
    {
      RkPosition position = start;

      do
        {
          double seconds = time_solver (tables, &position, &solution);

          longest = MAX (longest, seconds);
          all += seconds;
          n_positions++;
        }
      while (play_any (&position, solution.legal, rand));
    }

  printf ("%u holes against %u: start %6.3f s, %5u later positions %7.3f ms on average, "
          "%7.3f ms at most, %4.1f MiB\n", longer, shorter, first, n_positions,
          1000 * all / n_positions, 1000 * longest,
          (double) rk_tables_get_size (tables) / (1 << 20));
}

/* A question that is withdrawn, and when. */
typedef struct
{
  RkControl control;
  double after;
  gint64 time;
} Withdrawal;

static gpointer
withdraw (gpointer data)
{
  Withdrawal *self = data;

  g_usleep (self->after * G_USEC_PER_SEC);
  self->time = g_get_monotonic_time ();
  self->control.cancelled = TRUE;

  return NULL;
}

/* How soon the solver stops, wherever it is. */
static void
print_cancelling (void)
{
  RkPosition position;
  RkSolution solution;
  double whole;
  gint64 longest = 0;

  rk_position_init_standard (&position, 6, RK_COUNTER_CLOCKWISE, RK_SOUTH);
  whole = time_solver (NULL, &position, &solution);
  for (guint stage = 0; stage < N_STAGES; stage++)
    {
      g_autoptr (RkTables) tables = rk_tables_new ();
      Withdrawal withdrawal = { .after = whole * stage / N_STAGES };
      GThread *thread = g_thread_new ("withdraw", withdraw, &withdrawal);
      gboolean solved = rk_tables_solve (tables, &position, &solution, &withdrawal.control);
      gint64 time = g_get_monotonic_time ();

      g_thread_join (thread);
      if (!solved)
        longest = MAX (longest, time - withdrawal.time);
    }
  printf ("stops within %.1f ms of being told\n", longest / 1000.);
}

int
main (void)
{
  setlocale (LC_ALL, "C");

  printf ("%-34s %10s %10s %6s\n", "from nothing", "solver", "plain", "ratio");
  for (guint n_holes = 6; n_holes >= 5; n_holes--)
    print_start (n_holes);
  for (guint longer = 6; longer >= 5; longer--)
    for (guint shorter = longer; shorter >= 1; shorter--)
      print_later (longer, shorter);
  print_cancelling ();

  return EXIT_SUCCESS;
}
