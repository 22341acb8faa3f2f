/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-position.h"

G_BEGIN_DECLS

/* The most stones that can lie in one hole, or be in the hand. */
#define RK_MAX_HAND (2 * RK_FOUR * RK_MAX_HOLES)

/* One byte for each open hole of the board, in the order of sowing: first the
 * holes of South, then those of North. Bytes that are not needed hold 0. In
 * this form closed holes and the direction are no longer there, and the stones
 * of a whole lap fall in one instruction.
 */
typedef guint8 RkLanes __attribute__ ((vector_size (16)));

/**
 * RkStretch:
 * @change: what to subtract from each lane: 0xff adds a stone
 * @four: in each lane that gets a stone RK_FOUR; elsewhere a number that no
 *   hole can hold
 *
 * A part of a lap in which no hole gets more than one stone.
 */
typedef struct
{
  RkLanes change;
  RkLanes four;
} RkStretch;

typedef struct _RkLap RkLap;

/**
 * RkLap:
 * @stretch: lifting the stones (unless there are @rounds), and the last of the
 *   lap that fall, each into another lane
 * @next: `next[hand]` is the lap from @last with so many stones
 * @place: the lane that is lifted
 * @hand: the stones in it
 * @rounds: how often the lap goes the whole way round before @stretch
 * @last: the lane of the last stone
 *
 * A lap, which is known whole when it is known where it begins and with how
 * many stones. One without stones changes nothing.
 */
struct _RkLap
{
  RkStretch stretch;
  const RkLap *next;
  guint8 place;
  guint8 hand;
  guint8 rounds;
  guint8 last;
} __attribute__ ((aligned (64)));

/**
 * RkRing:
 * @laps: every lap
 * @round: a stone into each lane
 * @relay: for each number of stones in the hole of the last stone, how many of
 *   them are sown in another lap
 * @size: how many open holes there are
 *
 * The tables for sowing on a ring of @size open holes.
 */
typedef struct
{
  RkLap laps[RK_MAX_RING][RK_MAX_HAND + 1];
  RkStretch round;
  guint8 relay[RK_MAX_HAND + 1];
  guint size;
} RkRing;

/**
 * RkBoard:
 * @stones: the stones in the open holes
 * @ring: the tables for as many holes
 * @order: the hole of each lane
 * @lanes: the lane of each open hole
 * @n_south: how many lanes are South's
 *
 * A position as the ring of its open holes.
 */
typedef struct
{
  RkLanes stones;
  const RkRing *ring;
  guint8 order[RK_MAX_RING];
  guint8 lanes[RK_MAX_RING];
  guint n_south;
} RkBoard;

void rk_board_init (RkBoard          *self,
                    const RkPosition *position);

/* The first of the lanes of @side. */
static inline guint
rk_board_get_first (const RkBoard *self,
                    RkSide         side)
{
  return side == RK_SOUTH ? 0 : self->n_south;
}

/* The lane after the last one of @side. */
static inline guint
rk_board_get_end (const RkBoard *self,
                  RkSide         side)
{
  return side == RK_SOUTH ? self->n_south : self->ring->size;
}

static inline gboolean
rk_lanes_equal (RkLanes a,
                RkLanes b)
{
  typedef guint64 Halves __attribute__ ((vector_size (16)));
  Halves difference = (Halves) (a ^ b);

  return (difference[0] | difference[1]) == 0;
}

G_END_DECLS
