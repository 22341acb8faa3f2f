/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-aside.h"
#include "rk-line.h"
#include "rk-mistakes.h"
#include "rk-retry.h"
#include "rk-review.h"

G_BEGIN_DECLS

/* What the analysis of a match says, in the language of the screen. All return
 * whole sentences or labels, transfer full.
 */

/* "5" or "at least 5", for other sentences. */
char *rk_text_loss             (RkLoss            loss);
/* "South ends the round with 28 stones, North with 20." */
char *rk_text_forecast         (RkMatch          *match,
                                const RkForecast *forecast,
                                RkSide            first);
/* "This move gave away 4 stones. Better: A, B. South ends the round with 20 stones,
 * North with 28."  Without @solution, of the position before the move, it does not tell
 * the better moves; NULL if the move was not analysed. */
char *rk_text_verdict          (RkMatch          *match,
                                guint             round_index,
                                guint             ply,
                                const RkSolution *solution);
/* A point of the graph: "Move 5: South played C. South ends the round with 28
 * stones, North with 20. This move gave away 4 stones." */
char *rk_text_review_point     (RkMatch          *match,
                                guint             round_index,
                                guint             ply);
/* A row of the list: "Round 2, move 14: South played F and gave away 4 stones." */
char *rk_text_mistake          (RkMatch          *match,
                                RkMistake        *mistake);
/* The longest of both, wherever in the match: there must be room for it. */
char *rk_text_review_longest   (RkMatch          *match,
                                RkMistakes       *mistakes);
/* "Asha found a best move in 28 of 34 moves. Asha gave away 12 stones." */
char *rk_text_tally            (RkMatch          *match,
                                RkSide            side,
                                const RkTally    *tally);
/* "82%": the share of best moves; "" if none can be judged. */
char *rk_text_tally_share      (const RkTally    *tally);
/* Why the analysis does not say everything; NULL if it does. */
char *rk_text_review_state     (RkReviewState     state);
/* What the board shows beside the match: "Best Line". Not to be freed. */
const char *
      rk_text_aside_kind       (RkAsideKind       kind);
/* The end of retrying: "You found a better move for 3 of 5 mistakes." */
char *rk_text_retried          (guint             n_found,
                                guint             n_mistakes);

/* While mistakes are tried again nothing names a hole that was not chosen. */

/* "South gave away 4 stones here. Find a better move." */
char *rk_text_retry_task       (RkMatch          *match,
                                RkMistake        *mistake);
/* "Round 2, move 14. Won so far: South 12, North 8." */
char *rk_text_retry_place      (RkMatch          *match,
                                RkMistake        *mistake);
/* "Round 2, move 14: South gave away 4 stones." */
char *rk_text_retry_mistake    (RkMatch          *match,
                                RkMistake        *mistake);
/* The answer is right; what it gives away is known, or not quite. */
char *rk_text_retry_found      (RkMistake        *mistake,
                                RkLoss            loss);
/* "Better than what was played, but it still gives away 2 stones. Try again." */
char *rk_text_retry_wrong      (RkMistake        *mistake,
                                guint             hole,
                                RkRetryVerdict    verdict,
                                RkLoss            loss);
/* "A b C …": the first moves of a line. */
char *rk_text_line_moves       (RkLine           *line,
                                guint             most);
/* "Best line, move 1 of 8. South played C in 5 laps. South gets 8 stones." */
char *rk_text_best_line        (RkMatch          *match,
                                RkLine           *line,
                                guint             ply);
/* "Very Good", of "!!"; not transferred. */
const char *
      rk_text_mark             (const char       *mark);

G_END_DECLS
