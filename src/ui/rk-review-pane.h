/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-aside.h"
#include "rk-cursor.h"
#include "rk-document.h"
#include "rk-mistakes.h"
#include "rk-solver.h"
#include "rk-variations.h"

G_BEGIN_DECLS

#define RK_TYPE_REVIEW_PANE (rk_review_pane_get_type ())
G_DECLARE_FINAL_TYPE (RkReviewPane, rk_review_pane, RK, REVIEW_PANE, AdwBin)

/* How far to go at once through a match. */
typedef enum
{
  RK_WALK_MOVE,
  RK_WALK_LAP,
  RK_WALK_STONE,
} RkWalkStep;

/* What the analysis of a match says, or the offer to make one.
 *
 * Signals:
 *   "mistake-shown" (RkMistake *mistake): the cursor has been taken to the place before
 *     the mistake, and somebody wants to see what would have been better
 *   "edited" (const char *text): a comment or mark was changed, in words
 *   "failed" (const char *text): why there is no analysis
 *   "peeked" (int round_index, uint ply): the pointer is over that place in the graph, or
 *     with -1 over none any more
 */
void     rk_review_pane_set_cursor       (RkReviewPane *self,
                                          RkCursor     *cursor,
                                          RkDocument   *document,
                                          RkSolver     *solver);
void     rk_review_pane_follow_settings  (RkReviewPane *self,
                                          GSettings    *settings);
void     rk_review_pane_set_aside        (RkReviewPane *self,
                                          RkAside      *aside);
void     rk_review_pane_show_glimpse     (RkReviewPane *self,
                                          guint         round_index,
                                          guint         ply);

/* FALSE if there is no mistake of @sides after, or before, the place looked at. */
gboolean rk_review_pane_undo_note        (RkReviewPane *self);

/* How far to go at once, and how many times a minute, for whoever walks through moves. */
RkWalkStep rk_review_pane_get_step       (RkReviewPane *self);
double   rk_review_pane_get_pace         (RkReviewPane *self);

/* Borrowed. */
RkVariations *
         rk_review_pane_get_variations   (RkReviewPane *self);

gboolean rk_review_pane_next_mistake     (RkReviewPane *self,
                                          guint         sides);
gboolean rk_review_pane_previous_mistake (RkReviewPane *self,
                                          guint         sides);
gboolean rk_review_pane_has_mistakes     (RkReviewPane *self);
/* Borrowed. */
RkMistake *
         rk_review_pane_get_shown        (RkReviewPane *self);
/* What it lists, of whom and in which order. Borrowed. */
RkMistakes *
         rk_review_pane_get_mistakes     (RkReviewPane *self);

G_END_DECLS
