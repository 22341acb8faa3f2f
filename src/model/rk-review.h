/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-match.h"

G_BEGIN_DECLS

/* In place of the index of a round. */
#define RK_ALL_ROUNDS G_MAXUINT

/**
 * RkReviewState:
 * @RK_REVIEW_NONE: nothing is known
 * @RK_REVIEW_STALE: something is known, but moves were played that were not
 *   there when the analysis was made
 * @RK_REVIEW_CURRENT: everything is known
 *
 * What the analysis of a match says of it as it is now.
 */
typedef enum
{
  RK_REVIEW_NONE,
  RK_REVIEW_STALE,
  RK_REVIEW_CURRENT,
} RkReviewState;

/**
 * RkTally:
 * @n_moves: the moves played
 * @n_judged: those of them that the analysis tells to be best moves or mistakes
 * @n_best: those of them that were best moves
 * @lost: the stones that the others gave away for sure
 * @n_untold: the moves of which it cannot be told whether they were best ones; they are
 *   not among @n_judged
 * @is_open: whether more than @lost may have been given away
 *
 * How well somebody played.
 */
typedef struct
{
  guint n_moves;
  guint n_judged;
  guint n_best;
  guint lost;
  guint n_untold;
  gboolean is_open;
} RkTally;

/* All of these ask the analysis that the match has (rk_match_get_analysis()),
 * compare it with the moves played now, and cost little: no position is solved.
 */
RkReviewState     rk_review_get_state    (RkMatch *match,
                                          guint    round_index);
/* How the round ends under best play after @ply moves; NULL if not known. */
const RkForecast *rk_review_get_forecast (RkMatch *match,
                                          guint    round_index,
                                          guint    ply);
/* What move @ply (from 1) gave away. FALSE if it was not analysed. */
gboolean          rk_review_get_loss     (RkMatch *match,
                                          guint    round_index,
                                          guint    ply,
                                          RkLoss  *loss);
void              rk_review_get_tally    (RkMatch *match,
                                          guint    round_index,
                                          RkSide   side,
                                          RkTally *tally);
/* The same by hand: a move, and what it gave away. */
void              rk_tally_add           (RkTally *self,
                                          RkLoss   loss);

/* What @move gave away, from the forecasts before and after it. */
RkLoss            rk_review_judge        (RkMove           *move,
                                          const RkForecast *before,
                                          const RkForecast *after);
/* The forecast after @ply moves where the position does not tell it: the round
 * ended by repetition (rule 13). FALSE if it did not. */
gboolean          rk_review_get_decided  (RkRound    *round,
                                          guint       ply,
                                          RkForecast *forecast);

G_END_DECLS
