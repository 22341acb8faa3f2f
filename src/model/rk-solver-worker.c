/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-solver-worker.h"

#include <errno.h>
#include <pthread.h>

/* Plain C and the locks of POSIX, without GLib's: so ThreadSanitizer sees all of it. */

typedef struct
{
  RkQuestion *first;
  RkQuestion *last;
} Lane;

struct _RkSolverWorker
{
  RkQuestionFunc done;

  /* Of the worker's thread alone. */
  RkTables *tables;

  pthread_t thread;
  pthread_mutex_t mutex;
  pthread_cond_t cond;

  /* All below is guarded by the mutex. */
  Lane lanes[RK_N_QUESTION_LANES];
  RkQuestion *current;
  gboolean started;
  gboolean forgetting;
  gboolean stopping;
};

static void
lane_push_last (Lane       *lane,
                RkQuestion *question)
{
  question->next = NULL;
  if (lane->first == NULL)
    lane->first = question;
  else
    lane->last->next = question;
  lane->last = question;
}

static void
lane_push_first (Lane       *lane,
                 RkQuestion *question)
{
  question->next = lane->first;
  if (lane->first == NULL)
    lane->last = question;
  lane->first = question;
}

/* Whether @question was in @lane. */
static gboolean
lane_remove (Lane       *lane,
             RkQuestion *question)
{
  RkQuestion *before = NULL;

  for (RkQuestion *iter = lane->first; iter != NULL; before = iter, iter = iter->next)
    {
      if (iter != question)
        continue;

      if (before == NULL)
        lane->first = question->next;
      else
        before->next = question->next;
      if (lane->last == question)
        lane->last = before;
      return TRUE;
    }

  return FALSE;
}

/* The next question, NULL if there is none. With the mutex held. */
static RkQuestion *
take_next (RkSolverWorker *self)
{
  for (guint i = 0; i < RK_N_QUESTION_LANES; i++)
    {
      RkQuestion *question = self->lanes[i].first;

      if (question != NULL)
        {
          lane_remove (&self->lanes[i], question);
          return question;
        }
    }

  return NULL;
}

static void
answer (RkSolverWorker *self,
        RkQuestion     *question)
{
  if (self->tables == NULL)
    self->tables = rk_tables_new ();

  /* Who sits at the board does not wait for minutes. */
  question->control.budget = RK_BUDGET_OF_MATCH;
  if (question->level == RK_LEVEL_NONE)
    question->answered = rk_tables_solve (self->tables, &question->position,
                                          &question->solution, &question->control);
  else
    question->answered = rk_computer_choose (self->tables, &question->position,
                                             question->level, question->seed,
                                             &question->hole, &question->control);
}

/* Whether @question, which the worker is done with, waits for another turn since it had
 * to give way. With the mutex held. */
static gboolean
put_back (RkSolverWorker *self,
          RkQuestion     *question)
{
  if (question->answered || question->cancelled || !question->interrupted)
    return FALSE;

  question->interrupted = FALSE;
  atomic_store (&question->control.cancelled, FALSE);
  lane_push_first (&self->lanes[question->lane], question);

  return TRUE;
}

/* With the mutex held, as all that is called "with the mutex held": it is given up while
 * the work goes on. */
static void
work_on (RkSolverWorker *self,
         RkQuestion     *question)
{
  gboolean waits;

  self->current = question;
  pthread_mutex_unlock (&self->mutex);

  answer (self, question);

  pthread_mutex_lock (&self->mutex);
  self->current = NULL;
  waits = put_back (self, question);
  pthread_mutex_unlock (&self->mutex);

  if (!waits)
    self->done (question);

  pthread_mutex_lock (&self->mutex);
}

static void
forget (RkSolverWorker *self)
{
  self->forgetting = FALSE;
  pthread_mutex_unlock (&self->mutex);

  g_clear_pointer (&self->tables, rk_tables_free);

  pthread_mutex_lock (&self->mutex);
}

static void *
run (gpointer data)
{
  RkSolverWorker *self = data;

  pthread_mutex_lock (&self->mutex);
  while (!self->stopping)
    {
      RkQuestion *question = take_next (self);

      if (question != NULL)
        work_on (self, question);
      else if (self->forgetting)
        forget (self);
      else
        pthread_cond_wait (&self->cond, &self->mutex);
    }
  pthread_mutex_unlock (&self->mutex);

  g_clear_pointer (&self->tables, rk_tables_free);

  return NULL;
}

/**
 * rk_solver_worker_new:
 * @done: takes back each question that was asked, exactly once
 *
 * What thinks: a thread of its own with one set of tables, which begins with
 * the first question, and a queue. Questions of one lane are answered in the
 * order in which they were asked. One that can wait gives way to one that
 * cannot, even if it is being worked on: it is taken up again afterwards, and
 * what the tables learned by then is kept.
 *
 * Returns: (transfer full): a worker
 */
RkSolverWorker *
rk_solver_worker_new (RkQuestionFunc done)
{
  RkSolverWorker *self;

  g_return_val_if_fail (done != NULL, NULL);

  self = g_new0 (RkSolverWorker, 1);
  self->done = done;
  pthread_mutex_init (&self->mutex, NULL);
  pthread_cond_init (&self->cond, NULL);

  return self;
}

/* Brings the work on the current question to an end. With the mutex held. */
static void
stop_current (RkSolverWorker *self)
{
  atomic_store (&self->current->control.cancelled, TRUE);
}

/* Gives back all questions that wait. */
static void
give_back (RkSolverWorker *self)
{
  RkQuestion *question;

  pthread_mutex_lock (&self->mutex);
  while ((question = take_next (self)) != NULL)
    {
      pthread_mutex_unlock (&self->mutex);
      self->done (question);
      pthread_mutex_lock (&self->mutex);
    }
  pthread_mutex_unlock (&self->mutex);
}

/**
 * rk_solver_worker_stop:
 * @self: a worker
 *
 * Ends its thread, which takes no longer than cancelling does, and gives back
 * the questions that are left without an answer. No other can be asked.
 */
void
rk_solver_worker_stop (RkSolverWorker *self)
{
  g_return_if_fail (self != NULL);

  pthread_mutex_lock (&self->mutex);
  self->stopping = TRUE;
  if (self->current != NULL)
    {
      self->current->cancelled = TRUE;
      stop_current (self);
    }
  pthread_cond_signal (&self->cond);
  pthread_mutex_unlock (&self->mutex);

  if (self->started)
    pthread_join (self->thread, NULL);
  self->started = FALSE;

  give_back (self);
}

/**
 * rk_solver_worker_free:
 * @self: (transfer full): a worker that nobody else uses any more
 *
 * Stops it, and frees it.
 */
void
rk_solver_worker_free (RkSolverWorker *self)
{
  g_return_if_fail (self != NULL);

  rk_solver_worker_stop (self);
  pthread_cond_destroy (&self->cond);
  pthread_mutex_destroy (&self->mutex);
  g_free (self);
}

/* Returns: 0, or an error number of the system. With the mutex held. */
static int
start (RkSolverWorker *self)
{
  int failure;

  if (self->stopping)
    return ECANCELED;
  if (self->started)
    return 0;

  failure = pthread_create (&self->thread, NULL, run, self);
  self->started = failure == 0;

  return failure;
}

/* With the mutex held. */
static void
enqueue (RkSolverWorker *self,
         RkQuestion     *question)
{
  lane_push_last (&self->lanes[question->lane], question);
  self->forgetting = FALSE;

  if (self->current != NULL && question->lane < self->current->lane)
    {
      self->current->interrupted = TRUE;
      stop_current (self);
    }
  pthread_cond_signal (&self->cond);
}

/**
 * rk_solver_worker_ask:
 * @self: a worker
 * @question: a question, all of whose public part is filled in and whose rest
 *   is 0
 *
 * Asks a question. It comes back through the function that
 * rk_solver_worker_new() got.
 *
 * Returns: 0; ECANCELED if the worker was stopped, or another error number if
 *   the system has no thread to spare: then the question does not come back
 */
int
rk_solver_worker_ask (RkSolverWorker *self,
                      RkQuestion     *question)
{
  int failure;

  g_return_val_if_fail (self != NULL, EINVAL);
  g_return_val_if_fail (question != NULL, EINVAL);

  pthread_mutex_lock (&self->mutex);
  failure = start (self);
  if (failure == 0)
    enqueue (self, question);
  pthread_mutex_unlock (&self->mutex);

  return failure;
}

/**
 * rk_solver_worker_cancel:
 * @self: a worker
 * @question: a question that was asked; it may have come back meanwhile
 *
 * Cancels a question. If it waits it comes back before this function returns;
 * if it is being worked on it comes back soon, without an answer unless that
 * was just found.
 */
void
rk_solver_worker_cancel (RkSolverWorker *self,
                         RkQuestion     *question)
{
  gboolean waited;

  g_return_if_fail (self != NULL);
  g_return_if_fail (question != NULL);

  pthread_mutex_lock (&self->mutex);
  question->cancelled = TRUE;
  atomic_store (&question->control.cancelled, TRUE);
  waited = lane_remove (&self->lanes[question->lane], question);
  pthread_mutex_unlock (&self->mutex);

  if (waited)
    self->done (question);
}

/**
 * rk_solver_worker_forget:
 * @self: a worker
 *
 * Gives up the tables once all questions are answered, unless another one is
 * asked before.
 */
void
rk_solver_worker_forget (RkSolverWorker *self)
{
  g_return_if_fail (self != NULL);

  pthread_mutex_lock (&self->mutex);
  self->forgetting = TRUE;
  pthread_cond_signal (&self->cond);
  pthread_mutex_unlock (&self->mutex);
}

/**
 * rk_solver_worker_get_progress:
 * @self: a worker
 *
 * Returns: how far the work on the current question is, in thousandths; 0 if
 *   there is none
 */
guint
rk_solver_worker_get_progress (RkSolverWorker *self)
{
  guint progress;

  g_return_val_if_fail (self != NULL, 0);

  pthread_mutex_lock (&self->mutex);
  progress = self->current != NULL ? atomic_load (&self->current->control.progress) : 0;
  pthread_mutex_unlock (&self->mutex);

  return progress;
}
