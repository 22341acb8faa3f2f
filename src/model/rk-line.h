/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "rk-move.h"

G_BEGIN_DECLS

#define RK_TYPE_LINE (rk_line_get_type ())
G_DECLARE_FINAL_TYPE (RkLine, rk_line, RK, LINE, GObject)

/* A variation: moves that could be played after so many moves of a round or
 * of another line.  A GListModel of RkMove.  Property: "name", "after".
 */
RkLine           *rk_line_new          (guint             after,
                                        const char       *name,
                                        const RkPosition *start);

guint             rk_line_get_after    (RkLine           *self);
const char       *rk_line_get_name     (RkLine           *self);
void              rk_line_set_name     (RkLine           *self,
                                        const char       *name);

RkMoveStatus      rk_line_play         (RkLine           *self,
                                        guint             hole);
void              rk_line_cut          (RkLine           *self,
                                        guint             n_moves);
gboolean          rk_line_is_start_of  (RkLine           *self,
                                        RkLine           *other);
guint             rk_line_get_n_moves  (RkLine           *self);
RkMove           *rk_line_get_move     (RkLine           *self,
                                        guint             index);
const RkPosition *rk_line_get_position (RkLine           *self,
                                        guint             ply);

/* GListStores of RkNote and RkLine (owned by the line). */
GListStore       *rk_line_get_notes    (RkLine           *self);
GListStore       *rk_line_get_lines    (RkLine           *self);

G_END_DECLS
