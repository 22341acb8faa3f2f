/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "rk-cursor.h"

G_BEGIN_DECLS

#define RK_TYPE_MOVES_ITEM (rk_moves_item_get_type ())
G_DECLARE_FINAL_TYPE (RkMovesItem, rk_moves_item, RK, MOVES_ITEM, GObject)

/* What a line of the list of moves shows: the heading of a round, or a pair of
 * moves of it.  Two items are equal when their lines would look the same.
 */
RkMovesItem *rk_moves_item_new_heading (RkMatch     *match,
                                        guint        round);
RkMovesItem *rk_moves_item_new_pair    (RkMatch     *match,
                                        guint        round,
                                        guint        ply);

gboolean     rk_moves_item_equal       (RkMovesItem *self,
                                        RkMovesItem *other);

#define RK_TYPE_MOVES_ROW (rk_moves_row_get_type ())
G_DECLARE_FINAL_TYPE (RkMovesRow, rk_moves_row, RK, MOVES_ROW, GtkListBoxRow)

/* A line of the list of moves; its buttons move the cursor. */
GtkWidget   *rk_moves_row_new          (RkMovesItem *item,
                                        RkCursor    *cursor);

/* Marks the move that the cursor stands after, if it is in this row. */
GtkWidget   *rk_moves_row_mark_current (RkMovesRow  *self);
GtkWidget   *rk_moves_row_get_button   (RkMovesRow  *self,
                                        guint        index);

G_END_DECLS
