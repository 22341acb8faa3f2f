/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-match.h"

G_BEGIN_DECLS

#define RK_TYPE_CURSOR (rk_cursor_get_type ())
G_DECLARE_FINAL_TYPE (RkCursor, rk_cursor, RK, CURSOR, GObject)

/* A place in the history of a match that somebody looks at: after "ply" moves
 * of the round with index "round".  One for each view; it never changes the
 * match.  While it stands at the end ("live") it follows the match; when what
 * it stands on is taken back it goes to the end.  Properties: "match",
 * "round", "ply", "live", "can-back", "can-forward" (bool).  Signal "moved"
 * once for each change of place, after the notifies.
 */
RkCursor         *rk_cursor_new           (RkMatch  *match);

RkMatch          *rk_cursor_get_match     (RkCursor *self);
guint             rk_cursor_get_round     (RkCursor *self);
guint             rk_cursor_get_ply       (RkCursor *self);
gboolean          rk_cursor_is_live       (RkCursor *self);
/* Borrowed; valid until the match changes. */
const RkPosition *rk_cursor_get_position  (RkCursor *self);
/* The move that led here, NULL at the start of a round. */
RkMove           *rk_cursor_get_move      (RkCursor *self);

void              rk_cursor_go_to         (RkCursor *self,
                                           guint     round,
                                           guint     ply);
void              rk_cursor_first         (RkCursor *self);
void              rk_cursor_last          (RkCursor *self);
gboolean          rk_cursor_back          (RkCursor *self);
gboolean          rk_cursor_forward       (RkCursor *self);
/* To the start of this round, or of the one before / of the next round. */
gboolean          rk_cursor_back_round    (RkCursor *self);
gboolean          rk_cursor_forward_round (RkCursor *self);

gboolean          rk_cursor_can_back      (RkCursor *self);
gboolean          rk_cursor_can_forward   (RkCursor *self);

G_END_DECLS
