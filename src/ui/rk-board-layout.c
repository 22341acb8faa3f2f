/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-board-layout.h"

/* All lengths of the board follow from half the width of a hole. */
#define CELL_WIDTH 2.22f
#define MAX_CELL_WIDTH 2.7f
#define SIDE_PAD 0.30f
#define OUTER_PAD 0.30f
#define INNER_GAP 0.50f
#define MAX_INNER_GAP 1.1f

/* Room around the slab for its shadow. */
static float
get_margin (float width)
{
  return CLAMP (width * 0.016f, 3, 14);
}

static float
get_font_size (float rx)
{
  return CLAMP (rx * 0.32f, 12, 40);
}

static float
get_label_height (float    rx,
                  gboolean labels)
{
  return labels ? get_font_size (rx) * 1.5f : 0;
}

static float
get_slab_height (float    rx,
                 float    ry,
                 gboolean labels)
{
  return 2 * (get_label_height (rx, labels) + 2 * ry) + (2 * OUTER_PAD + INNER_GAP) * rx;
}

/* The largest round holes that fit: a low board is limited by its height. */
static float
get_largest_radius (guint    n_holes,
                    gboolean labels,
                    float    width,
                    float    height)
{
  float most = width / (n_holes * CELL_WIDTH + 2 * SIDE_PAD);
  float low = 0;
  float high = most;

  if (get_slab_height (most, most, labels) <= height)
    return most;

  for (guint i = 0; i < 24; i++)
    {
      float middle = (low + high) / 2;

      if (get_slab_height (middle, middle, labels) <= height)
        low = middle;
      else
        high = middle;
    }

  return low;
}

/* Narrow boards use spare height for long holes; on wide ones a long hole
 * would look odd. */
static float
get_longest_form (float rx)
{
  return CLAMP (1.5f - (rx - 24) * 0.0125f, 1.12f, 1.5f);
}

static void
place_hole (RkBoardLayout *self,
            guint          hole,
            float          cell_width,
            float          outer,
            float          label_height,
            float          reach)
{
  const graphene_rect_t *slab = &self->slab;
  guint column = rk_board_layout_get_column (self, hole);
  gboolean below = rk_board_layout_get_row (self, hole) == 1;
  float side = (slab->size.width - self->n_holes * cell_width) / 2;
  float x = slab->origin.x + side + column * cell_width;
  float distance = outer + label_height + self->ry;
  float y = below ? slab->origin.y + slab->size.height - distance : slab->origin.y + distance;
  float top = below ? y - reach : y - self->ry - label_height - outer * 0.6f;
  float cell_height = reach + self->ry + label_height + outer * 0.6f;

  graphene_point_init (&self->centers[hole], x + cell_width / 2, y);
  graphene_rect_init (&self->cells[hole], x, top, cell_width, cell_height);
}

/**
 * rk_board_layout_init:
 * @self: the layout
 * @n_holes: the holes of a row
 * @turned: whether North's row is drawn below
 * @labels: whether the holes have numbers or letters
 * @width: of the widget, in pixels
 * @height: of the widget, in pixels
 *
 * Lays out a board.  The slab is as large as the room allows and stands in
 * its middle; where there is more height than round holes need, the holes
 * become longer, the more the narrower the board is.
 *
 * Left and right are the same in every language: a board is a thing, not a
 * text.
 */
void
rk_board_layout_init (RkBoardLayout *self,
                      guint          n_holes,
                      gboolean       turned,
                      gboolean       labels,
                      float          width,
                      float          height)
{
  float margin = get_margin (width);
  float room = height - 2.5f * margin;
  float label_height, cell_width, slab_width, slab_height, gap;

  g_return_if_fail (n_holes >= 1 && n_holes <= RK_MAX_HOLES);

  *self = (RkBoardLayout) { .n_holes = n_holes, .turned = turned };
  self->rx = get_largest_radius (n_holes, labels, width - 2 * margin, room);
  label_height = get_label_height (self->rx, labels);

  self->ry = (room - get_slab_height (self->rx, 0, labels)) / 4;
  self->ry = CLAMP (self->ry, self->rx, self->rx * get_longest_form (self->rx));

  cell_width = (width - 2 * margin - 2 * SIDE_PAD * self->rx) / n_holes;
  cell_width = MIN (cell_width, self->rx * MAX_CELL_WIDTH);
  slab_width = n_holes * cell_width + 2 * SIDE_PAD * self->rx;

  gap = room - get_slab_height (self->rx, self->ry, labels) + INNER_GAP * self->rx;
  gap = CLAMP (gap, INNER_GAP * self->rx, MAX_INNER_GAP * self->rx);
  slab_height = get_slab_height (self->rx, self->ry, labels) + gap - INNER_GAP * self->rx;

  graphene_rect_init (&self->slab,
                      (width - slab_width) / 2,
                      margin + MAX (0, (room - slab_height) / 2),
                      slab_width, slab_height);
  self->corner = MIN (slab_height * 0.3f, 1.22f * self->rx + label_height * 0.3f);
  self->font_size = get_font_size (self->rx);
  self->label_offset = self->ry + label_height * 0.5f + self->rx * 0.10f;

  for (guint hole = 0; hole < 2 * n_holes; hole++)
    place_hole (self, hole, cell_width, OUTER_PAD * self->rx, label_height,
                self->ry + gap * 0.42f);
}

/**
 * rk_board_layout_equal:
 * @self: a layout
 * @other: another layout
 *
 * Returns: whether everything is in the same place in both
 */
gboolean
rk_board_layout_equal (const RkBoardLayout *self,
                       const RkBoardLayout *other)
{
  return graphene_rect_equal (&self->slab, &other->slab) &&
         graphene_point_equal (&self->centers[0], &other->centers[0]) &&
         self->n_holes == other->n_holes &&
         self->turned == other->turned &&
         self->rx == other->rx &&
         self->ry == other->ry;
}

/**
 * rk_board_layout_get_column:
 * @self: the layout
 * @hole: a hole
 *
 * Returns: the column of @hole on screen, 0 is the leftmost
 */
guint
rk_board_layout_get_column (const RkBoardLayout *self,
                            guint                hole)
{
  guint column = hole < self->n_holes ? hole : 2u * self->n_holes - 1 - hole;

  return self->turned ? self->n_holes - 1u - column : column;
}

/**
 * rk_board_layout_get_row:
 * @self: the layout
 * @hole: a hole
 *
 * Returns: 0 if @hole is drawn above, 1 if below
 */
guint
rk_board_layout_get_row (const RkBoardLayout *self,
                         guint                hole)
{
  gboolean south = hole < self->n_holes;

  return south != self->turned ? 1 : 0;
}

/**
 * rk_board_layout_get_hole:
 * @self: the layout
 * @column: a column on screen
 * @row: 0 above, 1 below
 *
 * Returns: the hole that is drawn there
 */
guint
rk_board_layout_get_hole (const RkBoardLayout *self,
                          guint                column,
                          guint                row)
{
  gboolean south = (row == 1) != self->turned;
  guint from_left = self->turned ? self->n_holes - 1u - column : column;

  return south ? from_left : 2u * self->n_holes - 1 - from_left;
}
