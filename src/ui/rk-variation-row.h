/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "rk-match.h"

G_BEGIN_DECLS

#define RK_TYPE_VARIATION_ROW (rk_variation_row_get_type ())
G_DECLARE_FINAL_TYPE (RkVariationRow, rk_variation_row, RK, VARIATION_ROW, GtkListBoxRow)

/* A variation in a list of them. */
GtkWidget  *rk_variation_row_new       (RkMatch        *match,
                                        guint           round_index,
                                        RkLine         *line,
                                        GListStore     *owner,
                                        guint           depth,
                                        guint           ply);
RkLine     *rk_variation_row_get_line  (RkVariationRow *self);
GListStore *rk_variation_row_get_owner (RkVariationRow *self);
guint       rk_variation_row_get_depth (RkVariationRow *self);
guint       rk_variation_row_get_round (RkVariationRow *self);

G_END_DECLS
