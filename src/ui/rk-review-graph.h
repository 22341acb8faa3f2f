/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "rk-cursor.h"

G_BEGIN_DECLS

#define RK_TYPE_REVIEW_GRAPH (rk_review_graph_get_type ())
G_DECLARE_FINAL_TYPE (RkReviewGraph, rk_review_graph, RK, REVIEW_GRAPH, GtkWidget)

/* How each round would end under best play after every move, the rounds side by
 * side: above the middle South has more stones, below it North.  Pointer and keys
 * move the cursor.  Property (read only): "range".
 */
void   rk_review_graph_set_cursor   (RkReviewGraph *self,
                                     RkCursor      *cursor);

guint  rk_review_graph_get_range    (RkReviewGraph *self);

guint  rk_review_graph_get_n_points (RkReviewGraph *self);
void   rk_review_graph_get_point    (RkReviewGraph    *self,
                                     guint             index,
                                     graphene_point_t *point);

G_END_DECLS
