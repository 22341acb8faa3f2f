/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <errno.h>
#include <pthread.h>
#include <string.h>

#include "rk-fake-tables.h"
#include "rk-solver-worker.h"

/* No main loop and none of GLib's locks: this runs under ThreadSanitizer. */

#define N_ASKERS 3
#define N_ROUNDS 2000
#define N_AT_ONCE 8

typedef struct
{
  RkSolverWorker *worker;
  RkQuestion questions[10];
} Fixture;

/* The questions that came back, in their order. */
static pthread_mutex_t back_mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t back_cond = PTHREAD_COND_INITIALIZER;
static const RkQuestion *back[16];
static guint n_back;

static guint
get_tag (const RkQuestion *question)
{
  return question->position.captured[RK_SOUTH];
}

static void
done (RkQuestion *question)
{
  pthread_mutex_lock (&back_mutex);
  back[n_back++] = question;
  pthread_cond_signal (&back_cond);
  pthread_mutex_unlock (&back_mutex);
}

/* "1 2- 3": those that came back so far; "-" without an answer. */
static char *
describe_back (void)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_back; i++)
    g_string_append_printf (text, "%s%u%s", i > 0 ? " " : "", get_tag (back[i]),
                            back[i]->answered ? "" : "-");

  return g_string_free_and_steal (text);
}

static void
assert_back (guint       n,
             const char *expected)
{
  g_autofree char *text = NULL;

  pthread_mutex_lock (&back_mutex);
  while (n_back < n)
    pthread_cond_wait (&back_cond, &back_mutex);
  text = describe_back ();
  pthread_mutex_unlock (&back_mutex);

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_log (const char *expected)
{
  g_autofree char *log = rk_fake_get_log ();

  g_assert_cmpstr (log, ==, expected);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  unused)
{
  rk_fake_reset ();
  n_back = 0;
  fixture->worker = rk_solver_worker_new (done);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  unused)
{
  rk_solver_worker_free (fixture->worker);
}

static RkQuestion *
ask (Fixture        *fixture,
     guint           tag,
     RkQuestionLane  lane)
{
  RkQuestion *question = &fixture->questions[tag];

  memset (question, 0, sizeof *question);
  question->lane = lane;
  rk_fake_position (&question->position, tag);
  g_assert_cmpint (rk_solver_worker_ask (fixture->worker, question), ==, 0);

  return question;
}

/* The same, and work on it begins and does not end. */
static RkQuestion *
ask_held (Fixture        *fixture,
          guint           tag,
          RkQuestionLane  lane)
{
  RkQuestion *question;

  rk_fake_hold (tag);
  question = ask (fixture, tag, lane);
  rk_fake_wait_begun (tag, 1);

  return question;
}

static void
test_answers (Fixture       *fixture,
              gconstpointer  unused)
{
  RkQuestion *solve = ask (fixture, 1, RK_QUESTION_NOW);
  RkQuestion *choose = &fixture->questions[2];

  choose->level = RK_LEVEL_HARD;
  rk_fake_position (&choose->position, 2);
  g_assert_cmpint (rk_solver_worker_ask (fixture->worker, choose), ==, 0);

  assert_back (2, "1 2");
  g_assert_cmpuint (solve->solution.total, ==, 1);
  g_assert_cmpuint (choose->hole, ==, 2);
  assert_log ("new 1 2");
}

static void
test_order (Fixture       *fixture,
            gconstpointer  unused)
{
  ask_held (fixture, 1, RK_QUESTION_NOW);
  for (guint tag = 2; tag < 6; tag++)
    ask (fixture, tag, RK_QUESTION_NOW);
  assert_back (0, "");

  rk_fake_release (1);
  assert_back (5, "1 2 3 4 5");
}

static void
test_urgent_first (Fixture       *fixture,
                   gconstpointer  unused)
{
  ask_held (fixture, 1, RK_QUESTION_NOW);
  ask (fixture, 2, RK_QUESTION_LATER);
  ask (fixture, 3, RK_QUESTION_LATER);
  ask (fixture, 4, RK_QUESTION_NOW);
  ask (fixture, 5, RK_QUESTION_NOW);

  rk_fake_release (1);
  assert_back (5, "1 4 5 2 3");
}

static void
test_gives_way (Fixture       *fixture,
                gconstpointer  unused)
{
  ask_held (fixture, 1, RK_QUESTION_LATER);
  ask (fixture, 2, RK_QUESTION_LATER);
  assert_log ("new 1");

  ask (fixture, 3, RK_QUESTION_NOW);
  assert_back (1, "3");

  /* It is taken up again, before the one that was asked after it. */
  rk_fake_wait_begun (1, 2);
  rk_fake_release (1);
  assert_back (3, "3 1 2");
  assert_log ("new 1 3 1 2");
}

static void
test_gives_way_often (Fixture       *fixture,
                      gconstpointer  unused)
{
  ask_held (fixture, 1, RK_QUESTION_LATER);
  for (guint i = 0; i < 5; i++)
    {
      ask (fixture, 2 + i, RK_QUESTION_NOW);
      rk_fake_wait_begun (1, 2 + i);
    }
  rk_fake_release (1);

  assert_back (6, "2 3 4 5 6 1");
}

static void
test_cancel_waiting (Fixture       *fixture,
                     gconstpointer  unused)
{
  RkQuestion *second, *third, *last;

  ask_held (fixture, 1, RK_QUESTION_NOW);
  second = ask (fixture, 2, RK_QUESTION_NOW);
  third = ask (fixture, 3, RK_QUESTION_NOW);
  last = ask (fixture, 4, RK_QUESTION_NOW);

  /* In the middle, at the end and at the start, each at once. */
  rk_solver_worker_cancel (fixture->worker, third);
  assert_back (1, "3-");
  rk_solver_worker_cancel (fixture->worker, last);
  assert_back (2, "3- 4-");
  ask (fixture, 5, RK_QUESTION_NOW);
  rk_solver_worker_cancel (fixture->worker, second);
  rk_solver_worker_cancel (fixture->worker, second);

  rk_fake_release (1);
  assert_back (5, "3- 4- 2- 1 5");
  assert_log ("new 1 5");
}

static void
test_cancel_current (Fixture       *fixture,
                     gconstpointer  unused)
{
  RkQuestion *first = ask_held (fixture, 1, RK_QUESTION_NOW);

  ask (fixture, 2, RK_QUESTION_NOW);
  rk_solver_worker_cancel (fixture->worker, first);
  assert_back (2, "1- 2");
  /* Too late. */
  rk_solver_worker_cancel (fixture->worker, first);
  assert_back (2, "1- 2");
}

static void
test_cancel_interrupted (Fixture       *fixture,
                         gconstpointer  unused)
{
  RkQuestion *later = ask_held (fixture, 1, RK_QUESTION_LATER);

  rk_fake_hold (2);
  ask (fixture, 2, RK_QUESTION_NOW);
  rk_fake_wait_begun (2, 1);
  rk_solver_worker_cancel (fixture->worker, later);
  assert_back (1, "1-");

  rk_fake_release (2);
  assert_back (2, "1- 2");
  assert_log ("new 1 2");
}

static void
test_stop (Fixture       *fixture,
           gconstpointer  unused)
{
  RkQuestion *current = ask_held (fixture, 1, RK_QUESTION_LATER);
  RkQuestion late = { 0 };

  ask (fixture, 2, RK_QUESTION_LATER);
  ask (fixture, 3, RK_QUESTION_LATER);
  rk_solver_worker_stop (fixture->worker);
  assert_back (3, "1- 2- 3-");
  assert_log ("new 1 free");

  rk_solver_worker_cancel (fixture->worker, current);
  rk_solver_worker_stop (fixture->worker);
  g_assert_cmpint (rk_solver_worker_ask (fixture->worker, &late), ==, ECANCELED);
  assert_back (3, "1- 2- 3-");
}

static void
test_never_asked (Fixture       *fixture,
                  gconstpointer  unused)
{
  rk_solver_worker_forget (fixture->worker);
  g_assert_cmpuint (rk_solver_worker_get_progress (fixture->worker), ==, 0);
  rk_solver_worker_stop (fixture->worker);
  assert_log ("");
}

static void
test_forget (Fixture       *fixture,
             gconstpointer  unused)
{
  ask_held (fixture, 1, RK_QUESTION_NOW);
  ask (fixture, 2, RK_QUESTION_NOW);
  rk_solver_worker_forget (fixture->worker);
  rk_fake_release (1);
  assert_back (2, "1 2");
  rk_solver_worker_stop (fixture->worker);
  assert_log ("new 1 2 free");
}

static void
test_forget_then_ask (Fixture       *fixture,
                      gconstpointer  unused)
{
  ask_held (fixture, 1, RK_QUESTION_NOW);
  rk_solver_worker_forget (fixture->worker);
  ask (fixture, 2, RK_QUESTION_NOW);
  rk_fake_release (1);
  assert_back (2, "1 2");
  assert_log ("new 1 2");
}

static void
test_progress (Fixture       *fixture,
               gconstpointer  unused)
{
  rk_fake_set_progress (250);
  ask_held (fixture, 1, RK_QUESTION_NOW);
  /* It is said soon, but not at once. */
  while (rk_solver_worker_get_progress (fixture->worker) == 0)
    g_thread_yield ();
  g_assert_cmpuint (rk_solver_worker_get_progress (fixture->worker), ==, 250);

  rk_fake_release (1);
  assert_back (1, "1");
  g_assert_cmpuint (rk_solver_worker_get_progress (fixture->worker), ==, 0);
}

/* One of several that ask, cancel and forget as it comes. */
typedef struct
{
  RkSolverWorker *worker;
  guint seed;
  guint n_answered;
  guint n_cancelled;
  pthread_mutex_t mutex;
  pthread_cond_t cond;
  guint n_out;
} Asker;

static void
asker_done (RkQuestion *question)
{
  Asker *asker = question->owner;

  pthread_mutex_lock (&asker->mutex);
  if (question->answered)
    asker->n_answered++;
  else
    asker->n_cancelled++;
  asker->n_out--;
  pthread_cond_signal (&asker->cond);
  pthread_mutex_unlock (&asker->mutex);
}

static guint
draw (Asker *asker,
      guint  n)
{
  asker->seed = asker->seed * 1664525u + 1013904223u;

  return (asker->seed >> 16) % n;
}

static void
ask_some (Asker *asker)
{
  RkQuestion questions[N_AT_ONCE] = { 0 };
  guint n = 1 + draw (asker, N_AT_ONCE);

  pthread_mutex_lock (&asker->mutex);
  asker->n_out = n;
  pthread_mutex_unlock (&asker->mutex);

  for (guint i = 0; i < n; i++)
    {
      questions[i].owner = asker;
      questions[i].lane = draw (asker, RK_N_QUESTION_LANES);
      rk_fake_position (&questions[i].position, i);
      g_assert_cmpint (rk_solver_worker_ask (asker->worker, &questions[i]), ==, 0);
      if (draw (asker, 3) == 0)
        rk_solver_worker_cancel (asker->worker, &questions[draw (asker, i + 1)]);
      if (draw (asker, 9) == 0)
        rk_solver_worker_forget (asker->worker);
      rk_solver_worker_get_progress (asker->worker);
    }

  pthread_mutex_lock (&asker->mutex);
  while (asker->n_out > 0)
    pthread_cond_wait (&asker->cond, &asker->mutex);
  pthread_mutex_unlock (&asker->mutex);
}

static void *
run_asker (gpointer data)
{
  guint n_rounds = N_ROUNDS / (g_strcmp0 (g_getenv ("RK_TEST_SCALE"), "full") == 0 ? 1 : 20);

  for (guint i = 0; i < n_rounds; i++)
    ask_some (data);

  return NULL;
}

static void
test_many_threads (void)
{
  RkSolverWorker *worker = rk_solver_worker_new (asker_done);
  Asker askers[N_ASKERS] = { 0 };
  pthread_t threads[N_ASKERS];

  rk_fake_reset ();
  for (guint i = 0; i < N_ASKERS; i++)
    {
      askers[i].worker = worker;
      askers[i].seed = i;
      pthread_mutex_init (&askers[i].mutex, NULL);
      pthread_cond_init (&askers[i].cond, NULL);
      g_assert_cmpint (pthread_create (&threads[i], NULL, run_asker, &askers[i]), ==, 0);
    }

  for (guint i = 0; i < N_ASKERS; i++)
    {
      pthread_join (threads[i], NULL);
      g_assert_cmpuint (askers[i].n_answered, >, 0);
      g_assert_cmpuint (askers[i].n_cancelled, >, 0);
      pthread_cond_destroy (&askers[i].cond);
      pthread_mutex_destroy (&askers[i].mutex);
    }
  rk_solver_worker_free (worker);
}

#define ADD(path, func) \
  g_test_add ("/model/solver-worker/" path, Fixture, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD ("answers", test_answers);
  ADD ("order", test_order);
  ADD ("urgent-first", test_urgent_first);
  ADD ("gives-way", test_gives_way);
  ADD ("gives-way-often", test_gives_way_often);
  ADD ("cancel-waiting", test_cancel_waiting);
  ADD ("cancel-current", test_cancel_current);
  ADD ("cancel-interrupted", test_cancel_interrupted);
  ADD ("stop", test_stop);
  ADD ("never-asked", test_never_asked);
  ADD ("forget", test_forget);
  ADD ("forget-then-ask", test_forget_then_ask);
  ADD ("progress", test_progress);
  g_test_add_func ("/model/solver-worker/many-threads", test_many_threads);

  return g_test_run ();
}
