/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <graphene.h>

#include "rk-position.h"

G_BEGIN_DECLS

/* The narrowest and lowest board on which every hole is still a target of 44
 * pixels for a finger. */
#define RK_BOARD_MIN_WIDTH 324
#define RK_BOARD_MIN_HEIGHT 180
#define RK_BOARD_NATURAL_WIDTH 736
#define RK_BOARD_NATURAL_HEIGHT 356

/**
 * RkBoardLayout:
 * @slab: the slab of earth into which the holes are carved
 * @corner: the radius of its corners
 * @centers: the centre of each hole
 * @cells: what belongs to each hole: the hole with its label
 * @rx: half the width of a hole
 * @ry: half the height of a hole
 * @stone: how much larger the stones are than in a round hole of that width
 * @font_size: of the numbers, in pixels
 * @value_size: the same of the values, which are longer
 * @label_offset: from the centre of a hole to the middle of its label,
 *   outwards from the board
 * @value_offset: the same to the middle of its value, or 0 if there is no room
 *   for one
 * @n_holes: the holes of a row
 * @turned: whether North's row is drawn below
 *
 * Where everything on the board is, in pixels of the board's widget.
 */
typedef struct
{
  graphene_rect_t slab;
  float corner;
  graphene_point_t centers[RK_MAX_RING];
  graphene_rect_t cells[RK_MAX_RING];
  float rx;
  float ry;
  float stone;
  float font_size;
  float value_size;
  float label_offset;
  float value_offset;
  guint8 n_holes;
  gboolean turned;
} RkBoardLayout;

void     rk_board_layout_init       (RkBoardLayout       *self,
                                     guint                n_holes,
                                     gboolean             turned,
                                     guint                lines,
                                     float                text_scale,
                                     float                width,
                                     float                height);
gboolean rk_board_layout_equal      (const RkBoardLayout *self,
                                     const RkBoardLayout *other);

guint    rk_board_layout_get_column (const RkBoardLayout *self,
                                     guint                hole);
guint    rk_board_layout_get_row    (const RkBoardLayout *self,
                                     guint                hole);
guint    rk_board_layout_get_hole   (const RkBoardLayout *self,
                                     guint                column,
                                     guint                row);

G_END_DECLS
