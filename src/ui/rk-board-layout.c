/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-board-layout.h"

#include <math.h>

/* All lengths of the board follow from half the width of a hole. */
#define CELL_WIDTH 2.22f
#define MAX_CELL_WIDTH 2.7f
/* In pixels: a finger needs it, however small the hole is. */
#define LEAST_CELL_WIDTH 44.0f
#define SIDE_PAD 0.30f
#define OUTER_PAD 0.30f
#define INNER_GAP 0.50f
#define MAX_INNER_GAP 1.1f

/* Of the lines at a hole, in the size of the letters. */
#define LABEL_LINE 1.5f
#define VALUE_LINE 1.45f
/* The letters of a value are at most as large as leaves room for it beside its
 * neighbours: of the width of a cell. */
#define VALUE_SHARE 0.26f

/* What the room allows: height is that of the slab. */
typedef struct
{
  float width;
  float height;
  float text_scale;
  guint lines;
} RkRoom;

/* Room around the slab for its shadow. */
static float
get_margin (float width)
{
  return CLAMP (width * 0.016f, 3, 14);
}

/* Where there is height to spare the letters are larger; and as large as the
 * system wants all text to be, as long as there is room for it. */
static float
get_font_size (const RkRoom *room,
               float         rx)
{
  float plain = CLAMP (rx * 0.32f, 12, 40);
  float spare = room->height / (6 * rx + 3 * plain);
  float size = plain * CLAMP (sqrtf (spare), 1, 1.3f) * room->text_scale;
  float share = room->lines > 1 ? 0.07f : 0.085f;

  return MIN (size, MAX (12, MIN (rx * 0.8f, room->height * share)));
}

static float
get_label_height (const RkRoom *room,
                  float         rx)
{
  static const float heights[] = { 0, LABEL_LINE, LABEL_LINE + VALUE_LINE };

  return heights[room->lines] * get_font_size (room, rx);
}

static float
get_slab_height (const RkRoom *room,
                 float         rx,
                 float         ry)
{
  return 2 * (get_label_height (room, rx) + 2 * ry) + (2 * OUTER_PAD + INNER_GAP) * rx;
}

/* The largest round holes that fit: a low board is limited by its height. */
static float
get_largest_radius (const RkRoom *room,
                    guint         n_holes)
{
  float most = room->width / (n_holes * CELL_WIDTH + 2 * SIDE_PAD);
  float low = 0;
  float high = most;

  if (get_slab_height (room, most, most) <= room->height)
    return most;

  for (guint i = 0; i < 24; i++)
    {
      float middle = (low + high) / 2;

      if (get_slab_height (room, middle, middle) <= room->height)
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
  return CLAMP (2.35f - (rx - 24) * 0.042f, 1.2f, 2.3f);
}

/* Half the height of the holes; the slab gets no higher than it is wide. */
static float
get_hole_height (const RkRoom *room,
                 float         rx)
{
  float most = (MIN (room->height, room->width) - get_slab_height (room, rx, 0)) / 4;

  return CLAMP (most, rx, rx * get_longest_form (rx));
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

/* The value stands beyond the label. */
static void
place_lines (RkBoardLayout *self,
             guint          lines)
{
  float label = lines > 0 ? LABEL_LINE * self->font_size : 0;

  self->label_offset = self->ry + label * 0.5f + self->rx * 0.10f;
  if (lines > 1)
    self->value_offset = self->ry + label + self->rx * 0.10f + VALUE_LINE * self->font_size * 0.5f;
}

/**
 * rk_board_layout_init:
 * @self: the layout
 * @n_holes: the holes of a row
 * @turned: whether North's row is drawn below
 * @lines: what is written at each hole: 0 nothing, 1 a number or letter, 2 a
 *   value besides
 * @text_scale: how much larger than usual the system wants text to be
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
                      guint          lines,
                      float          text_scale,
                      float          width,
                      float          height)
{
  float margin = get_margin (width);
  RkRoom room = { width - 2 * margin, height - 2.5f * margin, text_scale, lines };
  float label_height, cell_width, slab_width, slab_height, gap;

  g_return_if_fail (n_holes >= 1 && n_holes <= RK_MAX_HOLES);
  g_return_if_fail (lines <= 2);

  *self = (RkBoardLayout) { .n_holes = n_holes, .turned = turned, .stone = 1 };
  self->rx = get_largest_radius (&room, n_holes);
  self->ry = get_hole_height (&room, self->rx);
  label_height = get_label_height (&room, self->rx);

  cell_width = (room.width - 2 * SIDE_PAD * self->rx) / n_holes;
  cell_width = MIN (cell_width, MAX (self->rx * MAX_CELL_WIDTH, LEAST_CELL_WIDTH));
  slab_width = n_holes * cell_width + 2 * SIDE_PAD * self->rx;

  gap = room.height - get_slab_height (&room, self->rx, self->ry) + INNER_GAP * self->rx;
  gap = CLAMP (gap, INNER_GAP * self->rx, MAX_INNER_GAP * self->rx);
  slab_height = get_slab_height (&room, self->rx, self->ry) + gap - INNER_GAP * self->rx;

  graphene_rect_init (&self->slab,
                      (width - slab_width) / 2,
                      margin + MAX (0, (room.height - slab_height) / 2),
                      slab_width, slab_height);
  self->corner = MIN (slab_height * 0.3f, 1.22f * self->rx + label_height * 0.3f);
  self->font_size = get_font_size (&room, self->rx);
  self->value_size = MIN (self->font_size * 0.95f, cell_width * VALUE_SHARE);
  place_lines (self, lines);

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
         self->ry == other->ry &&
         self->stone == other->stone;
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
