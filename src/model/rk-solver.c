/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-solver.h"

#include <errno.h>

#include "rk-solver-worker.h"
#include "rk-sowing.h"

/* How often views hear of progress, in milliseconds. */
#define PROGRESS_INTERVAL 100

struct _RkSolver
{
  GObject parent_instance;

  RkSolverWorker *worker;

  /* Of the thread that made it. */
  GMainContext *context;
  /* Only while something is asked. */
  GSource *timer;
  guint n_asked;
  guint progress;
};

enum
{
  PROP_0,
  PROP_BUSY,
  PROP_PROGRESS,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (RkSolver, rk_solver, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

/* A question and where its answer goes. The task owns it. */
typedef struct
{
  RkQuestion question;
  GTask *task;
  gulong cancelled_id;
} Asking;

static void
set_progress (RkSolver *self,
              guint     progress)
{
  if (self->progress == progress)
    return;

  self->progress = progress;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROGRESS]);
}

static gboolean
look_cb (gpointer user_data)
{
  RkSolver *self = RK_SOLVER (user_data);

  set_progress (self, rk_solver_worker_get_progress (self->worker));

  return G_SOURCE_CONTINUE;
}

static void
clear_timer (RkSolver *self)
{
  if (self->timer != NULL)
    g_source_destroy (self->timer);
  g_clear_pointer (&self->timer, g_source_unref);
}

static void
count_asked (RkSolver *self)
{
  if (self->n_asked++ > 0)
    return;

  self->timer = g_timeout_source_new (PROGRESS_INTERVAL);
  g_source_set_static_name (self->timer, "[rio-kadalis] solver progress");
  g_source_set_callback (self->timer, look_cb, self, NULL);
  g_source_attach (self->timer, self->context);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BUSY]);
}

/* After whoever asked got the answer. */
static void
count_answered (RkSolver *self)
{
  if (--self->n_asked > 0)
    return;

  clear_timer (self);
  set_progress (self, 0);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BUSY]);
}

static void
return_cancelled (GTask *task)
{
  /* Nobody is shown this. */
  if (!g_task_return_error_if_cancelled (task))
    g_task_return_new_error_literal (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "cancelled");
}

/* In the caller's thread. */
static gboolean
answered_cb (gpointer user_data)
{
  g_autoptr (GTask) task = G_TASK (user_data);
  Asking *asking = g_task_get_task_data (task);

  g_cancellable_disconnect (g_task_get_cancellable (task), asking->cancelled_id);
  if (asking->question.answered)
    g_task_return_boolean (task, TRUE);
  else
    return_cancelled (task);

  return G_SOURCE_REMOVE;
}

/* In any thread. The reference that was taken for the worker goes along to the caller's
 * thread: the last one must not be given up in that of the worker, which would have to
 * wait for itself. */
static void
question_done (RkQuestion *question)
{
  Asking *asking = question->owner;
  g_autoptr (GSource) source = g_idle_source_new ();

  g_source_set_static_name (source, "[rio-kadalis] answer of the solver");
  g_task_attach_source (asking->task, source, answered_cb);
}

static void
cancelled_cb (GCancellable *cancellable,
              gpointer      user_data)
{
  Asking *asking = user_data;
  RkSolver *self = RK_SOLVER (g_task_get_source_object (asking->task));

  rk_solver_worker_cancel (self->worker, &asking->question);
}

static void
return_failure (GTask *task,
                int    failure)
{
  if (failure == ECANCELED)
    return_cancelled (task);
  else
    g_task_return_new_error_literal (task, G_IO_ERROR, g_io_error_from_errno (failure),
                                     g_strerror (failure));
}

/* Takes @task, and what is filled in of @question. */
static void
ask (RkSolver         *self,
     GTask            *task,
     const RkQuestion *question)
{
  GCancellable *cancellable = g_task_get_cancellable (task);
  Asking *asking;
  int failure;

  if (g_task_return_error_if_cancelled (task))
    {
      g_object_unref (task);
      return;
    }

  asking = g_new0 (Asking, 1);
  asking->question = *question;
  asking->question.owner = asking;
  asking->task = task;
  g_task_set_task_data (task, asking, g_free);

  failure = rk_solver_worker_ask (self->worker, &asking->question);
  if (failure != 0)
    {
      return_failure (task, failure);
      g_object_unref (task);
      return;
    }

  /* It cannot be answered before this thread runs its main loop again. */
  count_asked (self);
  g_signal_connect_swapped (task, "notify::completed", G_CALLBACK (count_answered), self);
  if (cancellable != NULL)
    asking->cancelled_id = g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb),
                                                  asking, NULL);
}

static void
rk_solver_dispose (GObject *object)
{
  RkSolver *self = RK_SOLVER (object);

  clear_timer (self);
  rk_solver_worker_stop (self->worker);

  G_OBJECT_CLASS (rk_solver_parent_class)->dispose (object);
}

static void
rk_solver_finalize (GObject *object)
{
  RkSolver *self = RK_SOLVER (object);

  g_clear_pointer (&self->worker, rk_solver_worker_free);
  g_clear_pointer (&self->context, g_main_context_unref);

  G_OBJECT_CLASS (rk_solver_parent_class)->finalize (object);
}

static void
rk_solver_get_property (GObject    *object,
                        guint       prop_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  RkSolver *self = RK_SOLVER (object);

  switch (prop_id)
    {
    case PROP_BUSY:
      g_value_set_boolean (value, rk_solver_get_busy (self));
      break;
    case PROP_PROGRESS:
      g_value_set_double (value, rk_solver_get_progress (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_solver_class_init (RkSolverClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = rk_solver_dispose;
  object_class->finalize = rk_solver_finalize;
  object_class->get_property = rk_solver_get_property;

  properties[PROP_BUSY] =
    g_param_spec_boolean ("busy", NULL, NULL, FALSE,
                          (G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  properties[PROP_PROGRESS] =
    g_param_spec_double ("progress", NULL, NULL, 0.0, 1.0, 0.0,
                         (G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
rk_solver_init (RkSolver *self)
{
  self->worker = rk_solver_worker_new (question_done);
  self->context = g_main_context_ref_thread_default ();
}

/**
 * rk_solver_new:
 *
 * A solver that does not block whoever asks: one thread, one queue and one set
 * of tables. The thread and the tables come with the first question. All of it
 * is used from the thread that makes it; only cancelling may be done from any.
 *
 * Returns: (transfer full): a new solver
 */
RkSolver *
rk_solver_new (void)
{
  return g_object_new (RK_TYPE_SOLVER, NULL);
}

static void
ask_solution (RkSolver            *self,
              RkQuestionLane       lane,
              const RkPosition    *position,
              GCancellable        *cancellable,
              GAsyncReadyCallback  callback,
              gpointer             user_data)
{
  RkQuestion question = { .lane = lane, .position = *position };
  GTask *task = g_task_new (self, cancellable, callback, user_data);

  g_task_set_source_tag (task, rk_solver_solve_async);
  ask (self, task, &question);
}

/**
 * rk_solver_solve_async:
 * @self: a solver
 * @position: a position
 * @cancellable: (nullable): a cancellable
 * @callback: called with the answer
 * @user_data: for @callback
 *
 * Asks for all there is to know about a position. For somebody who waits for
 * it: such questions are answered in the order in which they are asked.
 */
void
rk_solver_solve_async (RkSolver            *self,
                       const RkPosition    *position,
                       GCancellable        *cancellable,
                       GAsyncReadyCallback  callback,
                       gpointer             user_data)
{
  g_return_if_fail (RK_IS_SOLVER (self));
  g_return_if_fail (rk_position_is_valid (position));

  ask_solution (self, RK_QUESTION_NOW, position, cancellable, callback, user_data);
}

/**
 * rk_solver_solve_later_async:
 * @self: a solver
 * @position: a position
 * @cancellable: (nullable): a cancellable
 * @callback: called with the answer
 * @user_data: for @callback
 *
 * The same as rk_solver_solve_async() for the many questions of an analysis:
 * they give way to those that somebody waits for.
 */
void
rk_solver_solve_later_async (RkSolver            *self,
                             const RkPosition    *position,
                             GCancellable        *cancellable,
                             GAsyncReadyCallback  callback,
                             gpointer             user_data)
{
  g_return_if_fail (RK_IS_SOLVER (self));
  g_return_if_fail (rk_position_is_valid (position));

  ask_solution (self, RK_QUESTION_LATER, position, cancellable, callback, user_data);
}

/**
 * rk_solver_solve_finish:
 * @self: a solver
 * @result: what the callback got
 * @solution: (out): return location for the answer
 * @error: return location for a #GError
 *
 * Returns: %FALSE with @error set if there is no answer: G_IO_ERROR_CANCELLED
 *   if the question was cancelled, or whatever keeps the system from making a
 *   thread
 */
gboolean
rk_solver_solve_finish (RkSolver      *self,
                        GAsyncResult  *result,
                        RkSolution    *solution,
                        GError       **error)
{
  const Asking *asking;

  g_return_val_if_fail (RK_IS_SOLVER (self), FALSE);
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);
  g_return_val_if_fail (g_async_result_is_tagged (result, rk_solver_solve_async), FALSE);
  g_return_val_if_fail (solution != NULL, FALSE);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;

  asking = g_task_get_task_data (G_TASK (result));
  *solution = asking->question.solution;

  return TRUE;
}

/**
 * rk_solver_choose_async:
 * @self: a solver
 * @position: a position with a legal move
 * @level: how well to play, not %RK_LEVEL_NONE
 * @seed: what the chances are drawn with
 * @cancellable: (nullable): a cancellable
 * @callback: called with the answer
 * @user_data: for @callback
 *
 * Asks for a move as a computer player of this level chooses it, in one queue
 * with rk_solver_solve_async(). The same seed gives the same move.
 */
void
rk_solver_choose_async (RkSolver            *self,
                        const RkPosition    *position,
                        RkLevel              level,
                        guint64              seed,
                        GCancellable        *cancellable,
                        GAsyncReadyCallback  callback,
                        gpointer             user_data)
{
  RkQuestion question = { .lane = RK_QUESTION_NOW, .level = level, .seed = seed };
  GTask *task;

  g_return_if_fail (RK_IS_SOLVER (self));
  g_return_if_fail (rk_position_is_valid (position));
  g_return_if_fail (rk_position_get_legal (position, NULL) != 0);
  g_return_if_fail (level != RK_LEVEL_NONE);

  question.position = *position;
  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, rk_solver_choose_async);
  ask (self, task, &question);
}

/**
 * rk_solver_choose_finish:
 * @self: a solver
 * @result: what the callback got
 * @hole: (out): return location for the hole to play
 * @error: return location for a #GError
 *
 * Returns: %FALSE with @error set if there is no answer, as in
 *   rk_solver_solve_finish()
 */
gboolean
rk_solver_choose_finish (RkSolver      *self,
                         GAsyncResult  *result,
                         guint         *hole,
                         GError       **error)
{
  const Asking *asking;

  g_return_val_if_fail (RK_IS_SOLVER (self), FALSE);
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);
  g_return_val_if_fail (g_async_result_is_tagged (result, rk_solver_choose_async), FALSE);
  g_return_val_if_fail (hole != NULL, FALSE);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;

  asking = g_task_get_task_data (G_TASK (result));
  *hole = asking->question.hole;

  return TRUE;
}

/**
 * rk_solver_get_busy:
 * @self: a solver
 *
 * Returns: whether a question is asked and its answer not yet handed over
 */
gboolean
rk_solver_get_busy (RkSolver *self)
{
  g_return_val_if_fail (RK_IS_SOLVER (self), FALSE);

  return self->n_asked > 0;
}

/**
 * rk_solver_get_progress:
 * @self: a solver
 *
 * How far the work on the question that is being answered is. It is looked at
 * ten times a second while the solver is busy.
 *
 * Returns: a number from 0 to 1, 0 if nothing is asked
 */
double
rk_solver_get_progress (RkSolver *self)
{
  g_return_val_if_fail (RK_IS_SOLVER (self), 0.0);

  return self->progress / 1000.0;
}

/**
 * rk_solver_forget:
 * @self: a solver
 *
 * Gives up the tables, once all questions are answered; they come back with the
 * next question. For when no match is open any more.
 */
void
rk_solver_forget (RkSolver *self)
{
  g_return_if_fail (RK_IS_SOLVER (self));

  rk_solver_worker_forget (self->worker);
}
