/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-position.h"

G_BEGIN_DECLS

/* All stones of the largest board.  A stone keeps its number, and with it its
 * look, for as long as the board lives. */
#define RK_N_PEBBLES 48

/* How many stones of a hole lie side by side and can be counted. */
#define RK_COUNTABLE 12

/* Places other than the holes. */
#define RK_PLACE_HAND (RK_MAX_RING)
#define RK_PLACE_SOUTH (RK_MAX_RING + 1)
#define RK_PLACE_NORTH (RK_MAX_RING + 2)

/**
 * RkSpot:
 * @x: across, in units of half the width of a hole, 0 is its middle
 * @y: down, in units of half the height of a hole, 0 is its middle
 * @place: a hole, or one of the other places
 * @layer: 0 for the stones on the ground of a hole, more for those above
 *
 * Where a stone lies.
 */
typedef struct
{
  float x;
  float y;
  guint8 place;
  guint8 layer;
} RkSpot;

/**
 * RkPebbles:
 * @spots: where each stone lies
 * @stones: the stones of each hole in the order in which they fell
 * @n_stones: how many stones each hole has
 * @away: the stones off the board
 * @n_away: how many stones are off the board
 * @stretch: how much higher than wide the holes are at least, 1 for round ones
 *
 * Where all stones of a board lie: a plain value that can be copied.
 */
typedef struct
{
  RkSpot spots[RK_N_PEBBLES];
  guint8 stones[RK_MAX_RING][RK_N_PEBBLES];
  guint8 n_stones[RK_MAX_RING];
  guint8 away[RK_N_PEBBLES];
  guint8 n_away;
  float stretch;
} RkPebbles;

void  rk_pebbles_init         (RkPebbles        *self);
void  rk_pebbles_set_position (RkPebbles        *self,
                               const RkPosition *position);
void  rk_pebbles_set_stretch  (RkPebbles        *self,
                               float             stretch);
float rk_pebbles_get_growth   (const RkPebbles  *self);

guint rk_pebbles_lift         (RkPebbles        *self,
                               guint             hole,
                               guint8            stones[RK_N_PEBBLES]);
void  rk_pebbles_drop         (RkPebbles        *self,
                               guint             hole,
                               guint             stone);
void  rk_pebbles_put_away     (RkPebbles        *self,
                               guint             stone,
                               guint             place);
int   rk_pebbles_bring_back   (RkPebbles        *self,
                               guint             hole);
void  rk_pebbles_gather       (RkSpot           *spot,
                               guint             nth);

float rk_pebble_get_radius    (guint             stone);
guint rk_pebble_hash          (guint             a,
                               guint             b);

G_END_DECLS
