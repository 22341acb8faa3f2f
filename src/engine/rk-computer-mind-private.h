/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-computer.h"

G_BEGIN_DECLS

/* How much a stone is worth that is won for certain. */
#define RK_WORTH_STONE 4

/**
 * RkMind:
 * @plies: how many moves are looked ahead, the own one counted
 * @laps: how many laps of an own sowing can be followed; 0: any number
 * @reply_laps: the same for a sowing of the opponent
 * @overlooked: how many of a hundred own holes are not looked at
 * @row_stone: what a stone in the own row seems worth while the round goes on,
 *   0 to RK_WORTH_STONE
 * @claims_all: takes every four that falls for an own one
 * @likes_many: lifts the fullest hole where moves seem equal
 * @misses_binikh: does not see that the opponent can make four with a last stone
 *
 * How a player thinks who does not see everything.
 */
typedef struct
{
  guint8 plies;
  guint8 laps;
  guint8 reply_laps;
  guint8 overlooked;
  guint8 row_stone;
  guint8 claims_all : 1;
  guint8 likes_many : 1;
  guint8 misses_binikh : 1;
} RkMind;

const RkMind *rk_mind_get       (RkLevel           level);

guint         rk_mind_get_liked (const RkMind     *self,
                                 const RkPosition *position,
                                 guint             holes,
                                 const RkControl  *control);

G_END_DECLS
