/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "rk-position.h"

G_BEGIN_DECLS

/* In pixels: between the edges of the graph and what is in it. */
#define RK_REVIEW_COURSE_PADDING 10.0f

/**
 * RkReviewPoint:
 * @round: the index of a round
 * @ply: after how many of its moves
 * @x: where, in pixels
 * @is_known: whether it is known how the round ends from there
 * @least: South's stones at the end of the round less North's, at least
 * @most: the same at most; as much as @least where it is known exactly
 * @lost: the stones that the move which led here gave away for sure
 * @side: the #RkSide that played it
 *
 * A point of the graph.
 */
typedef struct
{
  guint round;
  guint ply;
  float x;
  gboolean is_known;
  int least;
  int most;
  guint lost;
  RkSide side;
} RkReviewPoint;

/**
 * RkReviewCourse:
 * @points: the points, round by round
 * @n_points: how many there are
 * @height: of the graph, in pixels
 * @range: the lead at its edges, more than 0
 * @cursor: the point where the board stands, or -1
 * @hovered: the point under the pointer, or -1
 * @ink: the colour to draw with
 *
 * A graph to be drawn.
 */
typedef struct
{
  const RkReviewPoint *points;
  guint n_points;
  float height;
  guint range;
  int cursor;
  int hovered;
  GdkRGBA ink;
} RkReviewCourse;

float rk_review_course_get_y    (float                 height,
                                 guint                 range,
                                 float                 lead);
void  rk_review_course_snapshot (const RkReviewCourse *self,
                                 GtkSnapshot          *snapshot);

/* Where marks stand. */
static inline float
rk_review_point_get_middle (const RkReviewPoint *self)
{
  return (self->least + self->most) / 2.0f;
}

static inline gboolean
rk_review_point_is_exact (const RkReviewPoint *self)
{
  return self->least == self->most;
}

G_END_DECLS
