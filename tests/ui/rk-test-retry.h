/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-retry-board.h"
#include "rk-test-window.h"

G_BEGIN_DECLS

/* What the tests of trying mistakes again have in common. */

/* C is the best move, D and F give away 4 stones, A and B 8. */
#define RK_TEST_RICH "2,2,2,2,0,1/0,0,0,1,0,2 s 18-18"

/**
 * RkTestChoices:
 * @best: two moves that give nothing away
 * @better: one that gives away less than the mistake
 * @no_better: one that gives away as much, or more
 *
 * What can be tried in place of a mistake: the holes, -1 for none.
 */
typedef struct
{
  int best[2];
  int better;
  int no_better;
} RkTestChoices;

/* Random moves, as long as the round goes on. */
void          rk_test_retry_play        (RkMatch       *match,
                                         GRand         *rand,
                                         guint          n_moves);
/* A match from RK_TEST_RICH with so many mistakes; of the first, A, there are all choices. */
RkMatch      *rk_test_retry_make        (RkTestWindow  *self,
                                         guint          n_mistakes,
                                         RkTestChoices *choices);
/* Shows the review of a match, and its mistakes to try. */
RkMatchPage  *rk_test_retry_open        (RkTestWindow  *self,
                                         RkMatch       *match);
/* Until the solver has nothing to do any more either. */
void          rk_test_retry_settle      (RkTestWindow  *self);

RkSolver     *rk_test_retry_get_solver  (RkTestWindow  *self);
RkRetryBoard *rk_test_retry_get_widget  (RkTestWindow  *self);
RkBoard      *rk_test_retry_get_board   (RkTestWindow  *self);
RkMistake    *rk_test_retry_get_mistake (RkTestWindow  *self);

G_END_DECLS
