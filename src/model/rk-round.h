/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "rk-move.h"
#include "rk-scoring.h"

G_BEGIN_DECLS

#define RK_TYPE_ROUND (rk_round_get_type ())
G_DECLARE_FINAL_TYPE (RkRound, rk_round, RK, ROUND, GObject)

/* A round of a match: a GListModel of the RkMove played in it.  Rounds belong
 * to a match and change only through it (rk-round-private.h).
 * Properties (read only): "number" (from 1), "first", "n-items", "end",
 * "winner", "over".
 */
guint             rk_round_get_number       (RkRound *self);
RkSide            rk_round_get_first        (RkRound *self);
guint             rk_round_get_open         (RkRound *self,
                                             RkSide   side);
guint             rk_round_get_reserve      (RkRound *self,
                                             RkSide   side);

guint             rk_round_get_n_moves      (RkRound *self);
RkMove           *rk_round_get_move         (RkRound *self,
                                             guint    index);
/* The position after @ply moves, 0 to n_moves. Borrowed. */
const RkPosition *rk_round_get_position     (RkRound *self,
                                             guint    ply);
const RkPosition *rk_round_get_last_position (RkRound *self);

/* The end: RK_ROUND_GOES_ON while it is being played. */
RkRoundEnd        rk_round_get_end          (RkRound *self);
gboolean          rk_round_is_over          (RkRound *self);
/* Who conceded; only for RK_ROUND_CONCEDED. */
RkSide            rk_round_get_conceded_by  (RkRound *self);
/* What @side won in this round: captured, and once it is over with its share
 * of the stones left. */
guint             rk_round_get_won          (RkRound *self,
                                             RkSide   side);
RkWinner          rk_round_get_winner       (RkRound *self);
/* Reserve plus won: the provision after the round. While it is being played
 * as if it ended here by agreement. */
guint             rk_round_get_provision    (RkRound *self,
                                             RkSide   side);
/* Holes that this round closed (open before) and reopened (closed before):
 * how many, on @side, compared with the round before. 0 in round 1. */
guint             rk_round_get_n_closed     (RkRound *self,
                                             RkSide   side);
guint             rk_round_get_n_reopened   (RkRound *self,
                                             RkSide   side);
guint16           rk_round_get_reopened     (RkRound *self);
/* Whether @hole was closed in the round before and is open in this one. */
gboolean          rk_round_is_reopened      (RkRound *self,
                                             guint    hole);

/* GListStores of RkNote and RkLine (owned by the round).  A note or line with
 * "after" beyond the moves now played belongs to moves taken back. */
GListStore       *rk_round_get_notes        (RkRound *self);
GListStore       *rk_round_get_lines        (RkRound *self);

G_END_DECLS
