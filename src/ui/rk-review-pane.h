/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-cursor.h"
#include "rk-mistakes.h"
#include "rk-solver.h"

G_BEGIN_DECLS

#define RK_TYPE_REVIEW_PANE (rk_review_pane_get_type ())
G_DECLARE_FINAL_TYPE (RkReviewPane, rk_review_pane, RK, REVIEW_PANE, AdwBin)

/* What the analysis of a match says, or the offer to make one.
 *
 * Signals:
 *   "mistake-shown" (): the cursor has been taken to the place before a mistake, and
 *     somebody wants to see what would have been better
 *   "edited" (const char *text): a comment or mark was changed, in words
 *   "analysed" (const char *text): an analysis is done after a long time: the mistakes that
 *     it found, in words
 *   "failed" (const char *text): why there is no analysis
 */
void     rk_review_pane_set_cursor    (RkReviewPane *self,
                                       RkCursor     *cursor,
                                       RkSolver     *solver);

/* FALSE if there is no mistake of @sides after, or before, the place looked at. */
void     rk_review_pane_undo_note        (RkReviewPane *self);

/* In laps a minute, for whoever walks through moves. */
double   rk_review_pane_get_pace         (RkReviewPane *self);

gboolean rk_review_pane_next_mistake     (RkReviewPane *self,
                                          guint         sides);
gboolean rk_review_pane_previous_mistake (RkReviewPane *self,
                                          guint         sides);
gboolean rk_review_pane_has_mistakes     (RkReviewPane *self);

G_END_DECLS
