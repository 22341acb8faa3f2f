/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "rk-sowing.h"

G_BEGIN_DECLS

#define RK_TYPE_MOVE (rk_move_get_type ())
G_DECLARE_FINAL_TYPE (RkMove, rk_move, RK, MOVE, GObject)

/* A move that was played: never changes. Properties (read only): "ply"
 * (counted from 1 in its round), "side", "hole", "laps", "sown", "binikh".
 */
RkMove           *rk_move_new              (guint             ply,
                                            const RkPosition *before,
                                            guint             hole,
                                            RkMoveStatus     *status);

guint             rk_move_get_ply          (RkMove           *self);
RkSide            rk_move_get_side         (RkMove           *self);
guint             rk_move_get_hole         (RkMove           *self);
char              rk_move_get_letter       (RkMove           *self);
const RkSowing   *rk_move_get_sowing       (RkMove           *self);
const RkPosition *rk_move_get_before       (RkMove           *self);
const RkPosition *rk_move_get_after        (RkMove           *self);

/* "C×5+8−4b", as in the match file notation. */
char             *rk_move_to_notation      (RkMove           *self);

G_END_DECLS
