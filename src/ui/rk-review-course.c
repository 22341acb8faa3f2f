/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* How the graph of a review looks: in the colour of the text, and to be read without
 * any colour. */

#include "rk-review-course.h"

/* In pixels. */
#define LINE         2.0f
#define MARK_RADIUS  4.2f
#define PLACE_RADIUS 6.5f

static float
get_y (const RkReviewCourse *self,
       float                 lead)
{
  return rk_review_course_get_y (self->height, self->range, lead);
}

/* One after the last point of the known stretch that begins at @first. */
static guint
find_end (const RkReviewCourse *self,
          guint                 first)
{
  guint end = first + 1;

  while (end < self->n_points && self->points[end].is_known && self->points[end].ply > 0)
    end++;

  return end;
}

/* Along the upper edge and back along the lower one, which make a line where they are the
 * same, or back along the middle. */
static GskPath *
make_outline (const RkReviewCourse *self,
              guint                 first,
              guint                 end,
              gboolean              to_middle)
{
  GskPathBuilder *builder = gsk_path_builder_new ();

  for (guint i = first; i < end; i++)
    {
      const RkReviewPoint *point = &self->points[i];

      if (i == first)
        gsk_path_builder_move_to (builder, point->x, get_y (self, point->most));
      else
        gsk_path_builder_line_to (builder, point->x, get_y (self, point->most));
    }
  for (guint i = end; i > first; i--)
    gsk_path_builder_line_to (builder, self->points[i - 1].x,
                              get_y (self, to_middle ? 0 : self->points[i - 1].least));
  gsk_path_builder_close (builder);

  return gsk_path_builder_free_to_path (builder);
}

/* Whether a band leads to the next point, and no line. */
static gboolean
is_band (const RkReviewCourse *self,
         guint                 index)
{
  return !rk_review_point_is_exact (&self->points[index]) ||
         !rk_review_point_is_exact (&self->points[index + 1]);
}

/* The last point up to which all is a line, or all is a band. */
static guint
find_run (const RkReviewCourse *self,
          guint                 first,
          guint                 end)
{
  guint last = first + 1;

  while (last + 1 < end && is_band (self, last) == is_band (self, first))
    last++;

  return last;
}

static void
stroke (GtkSnapshot   *snapshot,
        GskPath       *path,
        float          width,
        const GdkRGBA *color)
{
  g_autoptr (GskStroke) line = gsk_stroke_new (width);

  gsk_stroke_set_line_join (line, GSK_LINE_JOIN_ROUND);
  gsk_stroke_set_line_cap (line, GSK_LINE_CAP_ROUND);
  gtk_snapshot_append_stroke (snapshot, path, line, color);
}

static GdkRGBA
fade (const GdkRGBA *color,
      float          alpha)
{
  return (GdkRGBA) { color->red, color->green, color->blue, color->alpha * alpha };
}

/* What lies between a line and the middle is shaded, or a band itself. */
static void
snapshot_stretch (const RkReviewCourse *self,
                  GtkSnapshot          *snapshot,
                  guint                 first,
                  guint                 end)
{
  g_autoptr (GskPath) line = make_outline (self, first, end, FALSE);
  GdkRGBA shade = fade (&self->ink, 0.16f);

  if (end - first < 2)
    return;

  for (guint i = first; i + 1 < end; i = find_run (self, i, end))
    {
      g_autoptr (GskPath) area = make_outline (self, i, find_run (self, i, end) + 1,
                                               !is_band (self, i));

      gtk_snapshot_append_fill (snapshot, area, GSK_FILL_RULE_WINDING, &shade);
    }
  stroke (snapshot, line, LINE, &self->ink);
}

/* The middle, where both have the same: of each round a line of its own. */
static void
snapshot_middle (const RkReviewCourse *self,
                 GtkSnapshot          *snapshot)
{
  GdkRGBA faint = fade (&self->ink, 0.55f);
  float middle = get_y (self, 0);

  for (guint first = 0; first < self->n_points;)
    {
      guint end = first + 1;
      float left = self->points[first].x;

      while (end < self->n_points && self->points[end].ply > 0)
        end++;
      gtk_snapshot_append_color (snapshot, &faint,
                                 &GRAPHENE_RECT_INIT (left - 3, middle - 0.5f,
                                                      self->points[end - 1].x - left + 6, 1));
      first = end;
    }
}

/* South's mistakes are round, North's have corners. */
static GskPath *
make_mark (RkSide                  side,
           const graphene_point_t *center,
           float                   radius)
{
  GskPathBuilder *builder = gsk_path_builder_new ();

  if (side == RK_SOUTH)
    gsk_path_builder_add_circle (builder, center, radius);
  else
    {
      radius *= 1.25f;
      gsk_path_builder_move_to (builder, center->x, center->y - radius);
      gsk_path_builder_line_to (builder, center->x + radius, center->y);
      gsk_path_builder_line_to (builder, center->x, center->y + radius);
      gsk_path_builder_line_to (builder, center->x - radius, center->y);
      gsk_path_builder_close (builder);
    }

  return gsk_path_builder_free_to_path (builder);
}

/* Filled where more than a four was given away. */
static void
snapshot_mistake (const RkReviewCourse *self,
                  GtkSnapshot          *snapshot,
                  const RkReviewPoint  *point)
{
  const float shade = self->ink.red + self->ink.green + self->ink.blue < 1.5f ? 1 : 0.15f;
  const GdkRGBA paper = { shade, shade, shade, 1 };
  const GdkRGBA earth = { 0.78f, 0.44f, 0.24f, 1 };
  graphene_point_t center = { point->x, get_y (self, rk_review_point_get_middle (point)) };
  g_autoptr (GskPath) mark = make_mark (point->side, &center, MARK_RADIUS);

  gtk_snapshot_append_fill (snapshot, mark, GSK_FILL_RULE_WINDING,
                            point->lost > RK_FOUR ? &earth : &paper);
  stroke (snapshot, mark, 1.4f, &self->ink);
}

/* A circle around a point, as high as its band. */
static GskPath *
make_ring (const RkReviewCourse *self,
           const RkReviewPoint  *point)
{
  const float top = get_y (self, point->most) - PLACE_RADIUS;
  const float bottom = get_y (self, point->least) + PLACE_RADIUS;
  GskPathBuilder *builder = gsk_path_builder_new ();
  GskRoundedRect ring;

  gsk_rounded_rect_init_from_rect (&ring,
                                   &GRAPHENE_RECT_INIT (point->x - PLACE_RADIUS, top,
                                                        2 * PLACE_RADIUS, bottom - top),
                                   PLACE_RADIUS);
  gsk_path_builder_add_rounded_rect (builder, &ring);

  return gsk_path_builder_free_to_path (builder);
}

/* Where the board stands, and where the pointer is. */
static void
snapshot_place (const RkReviewCourse *self,
                GtkSnapshot          *snapshot,
                int                   index,
                const GdkRGBA        *ink,
                gboolean              is_cursor)
{
  const RkReviewPoint *point;
  float width = is_cursor ? 2 : 1;

  if (index < 0)
    return;

  point = &self->points[index];
  gtk_snapshot_append_color (
      snapshot, ink,
      &GRAPHENE_RECT_INIT (point->x - width / 2, 2, width, self->height - 4));
  if (is_cursor && point->is_known)
    {
      g_autoptr (GskPath) ring = make_ring (self, point);

      stroke (snapshot, ring, 2, ink);
    }
}

/**
 * rk_review_course_get_y:
 * @height: of the graph, in pixels
 * @range: the lead at its edges
 * @lead: how many stones more than North South has
 *
 * Returns: how far from the top that is, in pixels
 */
float
rk_review_course_get_y (float height,
                        guint range,
                        float lead)
{
  float middle = height / 2;

  return middle - lead * (middle - RK_REVIEW_COURSE_PADDING) / range;
}

/**
 * rk_review_course_snapshot:
 * @self: what to draw
 * @snapshot: where to draw
 */
void
rk_review_course_snapshot (const RkReviewCourse *self,
                           GtkSnapshot          *snapshot)
{
  GdkRGBA faint = fade (&self->ink, 0.6f);

  snapshot_middle (self, snapshot);
  for (guint i = 0; i < self->n_points;)
    {
      guint end = i + 1;

      if (self->points[i].is_known)
        {
          end = find_end (self, i);
          snapshot_stretch (self, snapshot, i, end);
        }
      i = end;
    }
  snapshot_place (self, snapshot, self->hovered, &faint, FALSE);
  for (guint i = 0; i < self->n_points; i++)
    if (self->points[i].lost > 0)
      snapshot_mistake (self, snapshot, &self->points[i]);
  snapshot_place (self, snapshot, self->cursor, &self->ink, TRUE);
}
