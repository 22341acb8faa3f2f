/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "rk-fake-tables.h"
#include "rk-solver.h"

typedef struct
{
  RkSolver *solver;
  GCancellable *cancellable;
  /* The answers in their order: "1 2- c3", "-" when cancelled, "c" for a move. */
  GString *answers;
  guint n_answers;
  guint n_busy;
  guint n_progress;
} Fixture;

typedef struct
{
  Fixture *fixture;
  guint tag;
} Asked;

static void
busy_cb (Fixture *fixture)
{
  fixture->n_busy++;
}

static void
progress_cb (Fixture *fixture)
{
  fixture->n_progress++;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  unused)
{
  rk_fake_reset ();
  fixture->solver = rk_solver_new ();
  fixture->cancellable = g_cancellable_new ();
  fixture->answers = g_string_new (NULL);
  g_signal_connect_swapped (fixture->solver, "notify::busy", G_CALLBACK (busy_cb), fixture);
  g_signal_connect_swapped (fixture->solver, "notify::progress", G_CALLBACK (progress_cb),
                            fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  unused)
{
  if (fixture->solver != NULL)
    g_assert_finalize_object (fixture->solver);
  g_assert_finalize_object (fixture->cancellable);
  g_string_free (fixture->answers, TRUE);
}

static void
add_answer (Asked      *asked,
            const char *kind,
            gboolean    answered,
            GError     *error)
{
  Fixture *fixture = asked->fixture;

  if (!answered)
    g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_string_append_printf (fixture->answers, "%s%s%u%s", fixture->n_answers++ > 0 ? " " : "",
                          kind, asked->tag, answered ? "" : "-");
  g_free (asked);
}

static void
solved_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  Asked *asked = user_data;
  g_autoptr (GError) error = NULL;
  RkSolution solution = { 0 };
  gboolean answered = rk_solver_solve_finish (RK_SOLVER (source), result, &solution, &error);

  if (answered)
    g_assert_cmpuint (solution.total, ==, asked->tag);
  add_answer (asked, "", answered, error);
}

static void
chosen_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  Asked *asked = user_data;
  g_autoptr (GError) error = NULL;
  guint hole = 0;
  gboolean answered = rk_solver_choose_finish (RK_SOLVER (source), result, &hole, &error);

  if (answered)
    g_assert_cmpuint (hole, ==, asked->tag);
  add_answer (asked, "c", answered, error);
}

static Asked *
asked_new (Fixture    *fixture,
           guint       tag,
           RkPosition *position)
{
  Asked *asked = g_new (Asked, 1);

  *asked = (Asked) { fixture, tag };
  rk_fake_position (position, tag);

  return asked;
}

static void
solve (Fixture      *fixture,
       guint         tag,
       GCancellable *cancellable)
{
  RkPosition position;
  Asked *asked = asked_new (fixture, tag, &position);

  rk_solver_solve_async (fixture->solver, &position, cancellable, solved_cb, asked);
}

static void
solve_later (Fixture *fixture,
             guint    tag)
{
  RkPosition position;
  Asked *asked = asked_new (fixture, tag, &position);

  rk_solver_solve_later_async (fixture->solver, &position, NULL, solved_cb, asked);
}

static void
choose (Fixture      *fixture,
        guint         tag,
        GCancellable *cancellable)
{
  RkPosition position;
  Asked *asked = asked_new (fixture, tag, &position);

  rk_solver_choose_async (fixture->solver, &position, RK_LEVEL_EASY, 1, cancellable, chosen_cb,
                          asked);
}

static void
assert_answers (Fixture    *fixture,
                const char *expected)
{
  while (rk_solver_get_busy (fixture->solver))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (fixture->answers->str, ==, expected);
}

/* Until work on @tag has begun, which then does not end. */
static void
solve_held (Fixture *fixture,
            guint    tag)
{
  rk_fake_hold (tag);
  solve (fixture, tag, fixture->cancellable);
  rk_fake_wait_begun (tag, 1);
}

static void
test_answers (Fixture       *fixture,
              gconstpointer  unused)
{
  g_assert_false (rk_solver_get_busy (fixture->solver));
  solve (fixture, 1, NULL);
  choose (fixture, 2, fixture->cancellable);
  solve (fixture, 3, fixture->cancellable);
  g_assert_true (rk_solver_get_busy (fixture->solver));

  assert_answers (fixture, "1 c2 3");
  g_assert_cmpuint (fixture->n_busy, ==, 2);
}

static void
test_analysis_gives_way (Fixture       *fixture,
                         gconstpointer  unused)
{
  rk_fake_hold (1);
  solve_later (fixture, 1);
  solve_later (fixture, 2);
  rk_fake_wait_begun (1, 1);
  solve (fixture, 3, NULL);
  choose (fixture, 4, NULL);
  rk_fake_wait_begun (1, 2);
  rk_fake_release (1);

  assert_answers (fixture, "3 c4 1 2");
}

static void
test_cancelled_before (Fixture       *fixture,
                       gconstpointer  unused)
{
  g_autofree char *log = NULL;

  g_cancellable_cancel (fixture->cancellable);
  solve (fixture, 1, fixture->cancellable);
  choose (fixture, 2, fixture->cancellable);
  g_assert_false (rk_solver_get_busy (fixture->solver));
  while (fixture->n_answers < 2)
    g_main_context_iteration (NULL, TRUE);

  assert_answers (fixture, "1- c2-");
  log = rk_fake_get_log ();
  g_assert_cmpstr (log, ==, "");
}

static void
test_cancelled (Fixture       *fixture,
                gconstpointer  unused)
{
  solve_held (fixture, 1);
  choose (fixture, 2, fixture->cancellable);
  g_cancellable_cancel (fixture->cancellable);
  g_assert_cmpuint (fixture->n_answers, ==, 0);
  while (rk_solver_get_busy (fixture->solver))
    g_main_context_iteration (NULL, TRUE);
  /* Which of them comes back first is nobody's business. */
  g_assert_cmpuint (fixture->n_answers, ==, 2);
  g_assert_nonnull (strstr (fixture->answers->str, "1-"));
  g_assert_nonnull (strstr (fixture->answers->str, "c2-"));

  solve (fixture, 3, NULL);
  while (rk_solver_get_busy (fixture->solver))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (g_str_has_suffix (fixture->answers->str, " 3"));
}

static gpointer
cancel (gpointer data)
{
  g_cancellable_cancel (data);

  return NULL;
}

static void
test_cancelled_elsewhere (Fixture       *fixture,
                          gconstpointer  unused)
{
  for (guint i = 0; i < 50; i++)
    {
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      GThread *thread = g_thread_new ("cancel", cancel, cancellable);

      solve (fixture, 1, cancellable);
      choose (fixture, 2, cancellable);
      while (rk_solver_get_busy (fixture->solver))
        g_main_context_iteration (NULL, TRUE);
      g_thread_join (thread);
    }

  /* Those that were cancelled before they were asked. */
  while (fixture->n_answers < 100)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_caller_context (Fixture       *fixture,
                     gconstpointer  unused)
{
  g_autoptr (GMainContext) context = g_main_context_new ();

  g_main_context_push_thread_default (context);
  solve (fixture, 1, NULL);
  g_main_context_pop_thread_default (context);

  while (fixture->n_answers == 0)
    g_main_context_iteration (context, TRUE);
  assert_answers (fixture, "1");
}

static void
test_progress (Fixture       *fixture,
               gconstpointer  unused)
{
  rk_fake_set_progress (250);
  solve_held (fixture, 1);
  g_assert_cmpfloat (rk_solver_get_progress (fixture->solver), ==, 0.0);
  while (fixture->n_progress == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpfloat (rk_solver_get_progress (fixture->solver), ==, 0.25);

  rk_fake_set_progress (500);
  while (fixture->n_progress == 1)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpfloat (rk_solver_get_progress (fixture->solver), ==, 0.5);

  rk_fake_release (1);
  assert_answers (fixture, "1");
  g_assert_cmpfloat (rk_solver_get_progress (fixture->solver), ==, 0.0);
  g_assert_cmpuint (fixture->n_progress, ==, 3);
}

/* How long the main loop would sleep, in milliseconds; -1 for ever. */
static int
get_timeout (void)
{
  GMainContext *context = g_main_context_default ();
  GPollFD fds[8];
  int priority, timeout;

  g_assert_true (g_main_context_acquire (context));
  g_main_context_prepare (context, &priority);
  g_main_context_query (context, G_MAXINT, &timeout, fds, G_N_ELEMENTS (fds));
  g_main_context_release (context);

  return timeout;
}

static void
test_sleeps_when_idle (Fixture       *fixture,
                       gconstpointer  unused)
{
  g_assert_cmpint (get_timeout (), ==, -1);
  solve_held (fixture, 1);
  g_assert_cmpint (get_timeout (), >, 0);
  rk_fake_release (1);
  assert_answers (fixture, "1");
  g_assert_cmpint (get_timeout (), ==, -1);
}

static void
test_forget (Fixture       *fixture,
             gconstpointer  unused)
{
  g_autofree char *log = NULL;

  rk_solver_forget (fixture->solver);
  solve (fixture, 1, NULL);
  rk_solver_forget (fixture->solver);
  assert_answers (fixture, "1");
  g_assert_finalize_object (g_steal_pointer (&fixture->solver));

  log = rk_fake_get_log ();
  g_assert_cmpstr (log, ==, "new 1 free");
}

/* As when the program ends: nobody is left behind. */
static void
test_disposed (Fixture       *fixture,
               gconstpointer  unused)
{
  solve_held (fixture, 1);
  solve (fixture, 2, fixture->cancellable);
  solve_later (fixture, 3);
  g_object_run_dispose (G_OBJECT (fixture->solver));
  choose (fixture, 4, fixture->cancellable);
  g_cancellable_cancel (fixture->cancellable);
  rk_solver_forget (fixture->solver);

  while (fixture->n_answers < 4)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (rk_solver_get_busy (fixture->solver));
  g_assert_cmpint (get_timeout (), ==, -1);
}

#define ADD(path, func) \
  g_test_add ("/model/solver/" path, Fixture, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD ("answers", test_answers);
  ADD ("analysis-gives-way", test_analysis_gives_way);
  ADD ("cancelled-before", test_cancelled_before);
  ADD ("cancelled", test_cancelled);
  ADD ("cancelled-elsewhere", test_cancelled_elsewhere);
  ADD ("caller-context", test_caller_context);
  ADD ("progress", test_progress);
  ADD ("sleeps-when-idle", test_sleeps_when_idle);
  ADD ("forget", test_forget);
  ADD ("disposed", test_disposed);

  return g_test_run ();
}
