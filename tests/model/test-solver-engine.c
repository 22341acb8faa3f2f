/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <pthread.h>
#include <time.h>

#include "rk-solver-worker.h"
#include "rk-test-engine.h"

/* The worker with the real engine. No main loop: this runs under ThreadSanitizer. */

/* At how many stages of the work it is cancelled. */
#define N_STAGES 4

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
static guint n_back;

static void
done (RkQuestion *question)
{
  pthread_mutex_lock (&mutex);
  n_back++;
  pthread_cond_signal (&cond);
  pthread_mutex_unlock (&mutex);
}

static void
wait_back (guint n)
{
  pthread_mutex_lock (&mutex);
  while (n_back < n)
    pthread_cond_wait (&cond, &mutex);
  n_back -= n;
  pthread_mutex_unlock (&mutex);
}

/* Waits until a question is back, but no longer than @time, in microseconds. */
static void
wait_at_most (gint64 time)
{
  struct timespec until;

  clock_gettime (CLOCK_REALTIME, &until);
  time += until.tv_nsec / 1000;
  until.tv_sec += time / G_USEC_PER_SEC;
  until.tv_nsec = time % G_USEC_PER_SEC * 1000;

  pthread_mutex_lock (&mutex);
  while (n_back == 0 && pthread_cond_timedwait (&cond, &mutex, &until) == 0)
    ;
  pthread_mutex_unlock (&mutex);
}

static void
play_random (GRand      *rand,
             RkPosition *position)
{
  guint legal = rk_position_get_legal (position, NULL);

  for (guint n = g_rand_int_range (rand, 0, __builtin_popcount (legal)); n > 0; n--)
    legal &= legal - 1;
  rk_position_play (position, __builtin_ctz (legal), NULL);
}

/* All positions of a random round, one question each, from its end to its start. */
static GArray *
ask_round (GRand *rand)
{
  GArray *questions = g_array_new (FALSE, TRUE, sizeof (RkQuestion));
  RkQuestion question = { 0 };

  rk_position_init_round (&question.position, RK_MAX_HOLES, RK_COUNTER_CLOCKWISE, RK_SOUTH,
                          RK_MAX_HOLES, g_rand_int_range (rand, 1, RK_MAX_HOLES));
  while (rk_position_get_legal (&question.position, NULL) != 0 && questions->len < 60)
    {
      question.lane = g_rand_int_range (rand, 0, RK_N_QUESTION_LANES);
      g_array_prepend_val (questions, question);
      play_random (rand, &question.position);
    }

  return questions;
}

static void
test_answers (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (GArray) questions = ask_round (rand);
  g_autoptr (RkTables) tables = rk_tables_new ();
  RkSolverWorker *worker = rk_solver_worker_new (done);

  for (guint i = 0; i < questions->len; i++)
    rk_solver_worker_ask (worker, &g_array_index (questions, RkQuestion, i));
  wait_back (questions->len);

  for (guint i = 0; i < questions->len; i++)
    {
      const RkQuestion *question = &g_array_index (questions, RkQuestion, i);
      RkControl control = { 0 };
      RkSolution solution;

      g_assert_true (question->answered);
      g_assert_true (rk_tables_solve (tables, &question->position, &solution, &control));
      g_assert_true (rk_solution_equal (&question->solution, &solution));
    }
  rk_solver_worker_free (worker);
}

/* Asks for the start of a match, of which nothing is known yet, cancels that after @delay
 * microseconds, and waits until it is back. */
static void
cancel_after (gint64 delay)
{
  RkSolverWorker *worker = rk_solver_worker_new (done);
  RkQuestion question = { 0 };

  rk_position_init_standard (&question.position, RK_MAX_HOLES, RK_COUNTER_CLOCKWISE, RK_SOUTH);
  rk_solver_worker_ask (worker, &question);
  wait_at_most (delay);
  rk_solver_worker_cancel (worker, &question);
  wait_back (1);
  rk_solver_worker_free (worker);
}

/* At each stage of the work it comes back; how soon is measured by `./dev bench`. */
static void
test_cancelled (void)
{
  gint64 whole = g_get_monotonic_time ();

  cancel_after (G_MAXINT32);
  whole = g_get_monotonic_time () - whole;

  for (guint stage = 0; stage < N_STAGES; stage++)
    cancel_after (whole * stage / N_STAGES);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/solver-engine/answers", test_answers);
  g_test_add_func ("/model/solver-engine/cancelled", test_cancelled);

  return g_test_run ();
}
