/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-mistakes.h"
#include "rk-solution.h"

G_BEGIN_DECLS

/**
 * RkRetryVerdict:
 * @RK_RETRY_NO_BETTER: it gives away as much as what was played, or more
 * @RK_RETRY_UNTOLD: it cannot be told whether it is better than what was played
 * @RK_RETRY_BETTER: it gives away less than what was played, but something
 * @RK_RETRY_BEST: it is better than what was played, and nothing is known to be better yet
 *
 * How good a move is that is tried in place of a mistake.
 */
typedef enum
{
  RK_RETRY_NO_BETTER,
  RK_RETRY_UNTOLD,
  RK_RETRY_BETTER,
  RK_RETRY_BEST,
} RkRetryVerdict;

/**
 * RkRetryTally:
 * @n_first: mistakes for which the first move that was tried was a best one
 * @n_later: mistakes for which a best move was found after others
 * @n_shown: mistakes of which the answer was shown
 * @n_skipped: all others
 *
 * How far somebody has come with the mistakes of a match.
 */
typedef struct
{
  guint n_first;
  guint n_later;
  guint n_shown;
  guint n_skipped;
} RkRetryTally;

#define RK_TYPE_RETRY (rk_retry_get_type ())
G_DECLARE_FINAL_TYPE (RkRetry, rk_retry, RK, RETRY, GObject)

/* Somebody goes through the mistakes of a match and looks for what would have
 * been better.  It changes nothing in the match, and is nowhere stored.
 *
 * Signal "changed" (): there are fewer mistakes to try than before, since moves
 * were taken back or what is known of them was; none if advice is not allowed
 * any more.
 */
RkRetry          *rk_retry_new            (RkMatch          *match,
                                           guint             sides,
                                           RkMistakeOrder    order);

RkMatch          *rk_retry_get_match      (RkRetry          *self);
guint             rk_retry_get_n_mistakes (RkRetry          *self);
/* Borrowed. */
RkMistake        *rk_retry_get_nth        (RkRetry          *self,
                                           guint             index);

/* The place among them: the number of mistakes when all are behind. */
guint             rk_retry_get_index      (RkRetry          *self);
void              rk_retry_next           (RkRetry          *self);
void              rk_retry_previous       (RkRetry          *self);

/* The one at that place. Borrowed; NULL when all are behind. */
RkMistake        *rk_retry_get_mistake    (RkRetry          *self);
/* What was on the board before it, and the move that led there: NULL at the
 * start of a round. Borrowed. */
const RkPosition *rk_retry_get_position   (RkRetry          *self);
RkMove           *rk_retry_get_last_move  (RkRetry          *self);

RkLoss            rk_retry_get_loss       (RkRetry          *self,
                                           const RkSolution *solution,
                                           guint             hole);
RkRetryVerdict    rk_retry_try            (RkRetry          *self,
                                           const RkSolution *solution,
                                           guint             hole);
guint             rk_retry_show           (RkRetry          *self,
                                           const RkSolution *solution,
                                           guint             advised);

void              rk_retry_get_tally      (RkRetry          *self,
                                           RkRetryTally     *tally);
void              rk_retry_again          (RkRetry          *self);

G_END_DECLS
