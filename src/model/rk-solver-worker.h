/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-computer.h"

G_BEGIN_DECLS

/**
 * RkQuestionLane:
 * @RK_QUESTION_NOW: of somebody who waits for the answer
 * @RK_QUESTION_LATER: of a long analysis, which gives way to the others
 *
 * How urgent a question is.
 */
typedef enum
{
  RK_QUESTION_NOW,
  RK_QUESTION_LATER,
} RkQuestionLane;

#define RK_N_QUESTION_LANES 2

/**
 * RkQuestion:
 * @lane: how urgent it is
 * @position: what it is about
 * @level: how well to play if it asks for a move, RK_LEVEL_NONE if it asks for
 *   the solution
 * @seed: for a move, what the chances are drawn with
 * @owner: of whoever asks
 * @answered: whether there is an answer; FALSE if the question was cancelled
 * @solution: the answer: the solution
 * @hole: the answer: the move
 *
 * A question. It belongs to whoever asks, who must leave it alone from
 * rk_solver_worker_ask() until it comes back, except for cancelling it.
 */
typedef struct _RkQuestion RkQuestion;

struct _RkQuestion
{
  RkQuestionLane lane;
  RkPosition position;
  RkLevel level;
  guint64 seed;
  gpointer owner;

  gboolean answered;
  RkSolution solution;
  guint hole;

  /*< private >*/
  RkControl control;
  gboolean cancelled;
  gboolean interrupted;
  RkQuestion *next;
};

/* Takes a question back: in the worker's thread, or in that which cancels it. */
typedef void (*RkQuestionFunc) (RkQuestion *question);

typedef struct _RkSolverWorker RkSolverWorker;

RkSolverWorker *rk_solver_worker_new          (RkQuestionFunc   done);
void            rk_solver_worker_stop         (RkSolverWorker  *self);
void            rk_solver_worker_free         (RkSolverWorker  *self);

int             rk_solver_worker_ask          (RkSolverWorker  *self,
                                               RkQuestion      *question);
void            rk_solver_worker_cancel       (RkSolverWorker  *self,
                                               RkQuestion      *question);
void            rk_solver_worker_forget       (RkSolverWorker  *self);
guint           rk_solver_worker_get_progress (RkSolverWorker  *self);

G_END_DECLS
