/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-round.h"

G_BEGIN_DECLS

/* For RkMatch only.  The functions that change a round are silent, so that a
 * match can change everything an action touches first; then
 * rk_round_announce() tells what is different since it was called last.
 */
RkRound   *rk_round_new          (guint             number,
                                  const RkPosition *start,
                                  const guint       reserve[2],
                                  guint             closed_before);

/* A step is a move, or an ending by hand, which always comes last. */
gboolean   rk_round_has_done     (RkRound          *self);
gboolean   rk_round_has_undone   (RkRound          *self);

void       rk_round_add_move     (RkRound          *self,
                                  RkMove           *move);
void       rk_round_add_end      (RkRound          *self,
                                  RkRoundEnd        end,
                                  RkSide            by);
void       rk_round_undo         (RkRound          *self);
void       rk_round_redo         (RkRound          *self);
gboolean   rk_round_undo_to      (RkRound          *self,
                                  guint             ply);
void       rk_round_drop_undone  (RkRound          *self);

void       rk_round_announce     (RkRound          *self);

/* For the files of RkRound only. */
guint16    rk_round_get_closed_before (RkRound          *self);
void       rk_round_share_out         (const RkPosition *position,
                                       RkRoundEnd        end,
                                       RkSide            by,
                                       guint             won[2]);

G_END_DECLS
