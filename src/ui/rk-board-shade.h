/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-board-layout.h"

G_BEGIN_DECLS

/**
 * RkBoardPalette:
 * @slab_top: the earth of the slab, above
 * @slab_bottom: the earth of the slab, below
 * @hole_deep: the ground of a hole
 * @hole_wall: the wall of a hole near the rim
 * @sand_light: the sand in a closed hole, lit
 * @sand_dark: the sand in a closed hole, away from the light
 * @grain: how much grain the sand shows, 1 is the usual
 * @lip: how strong the rims stand out, 1 is the usual
 * @pale: how much paler than usual the stones are, from 0 to 1
 *
 * The colours of the board, each 0xRRGGBB.
 */
typedef struct
{
  guint32 slab_top;
  guint32 slab_bottom;
  guint32 hole_deep;
  guint32 hole_wall;
  guint32 sand_light;
  guint32 sand_dark;
  float grain;
  float lip;
  float pale;
} RkBoardPalette;

/* A picture has one pixel for each native-endian premultiplied ARGB word. */
typedef struct
{
  guint32 *pixels;
  guint width;
  guint height;
} RkPicture;

#define RK_N_OUTLINE 12

/**
 * RkPebbleShape:
 * @color: 0xRRGGBB
 * @outline: points of its edge around its middle; 1 is its radius
 *
 * What a stone looks like, without light.
 */
typedef struct
{
  guint32 color;
  graphene_point_t outline[RK_N_OUTLINE];
} RkPebbleShape;

void rk_shade_get_shape (guint          stone,
                         RkPebbleShape *shape);

void rk_shade_ground (RkPicture            *picture,
                      const RkBoardLayout  *layout,
                      const RkBoardPalette *palette,
                      float                 scale);
void rk_shade_sand   (RkPicture            *picture,
                      const RkBoardPalette *palette,
                      float                 rx,
                      float                 ry);
void rk_shade_pebble (RkPicture            *picture,
                      const RkBoardPalette *palette,
                      guint                 stone);
void rk_shade_shadow (RkPicture            *picture);

G_END_DECLS
