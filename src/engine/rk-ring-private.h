/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-position.h"

G_BEGIN_DECLS

/* One byte for each open hole of the board, in the order of sowing: first the
 * holes of South, then those of North. Lanes that are not needed hold 0. In
 * this form closed holes and the direction are no longer there, and all holes
 * get a stone in one instruction.
 */
typedef guint8 RkLanes __attribute__ ((vector_size (16)));

/**
 * RkRing:
 * @run: `run[place][n]` holds 0xff in the @n lanes that follow @place
 * @after: `after[place][n]` is the last of these lanes
 * @size: how many open holes the ring has
 *
 * The tables for sowing on a ring of @size open holes.
 */
typedef struct
{
  RkLanes run[RK_MAX_RING][RK_MAX_RING + 1];
  guint8 after[RK_MAX_RING][RK_MAX_RING + 1];
  guint size;
} RkRing;

const RkRing *rk_ring_get           (guint             size);

guint         rk_position_get_order (const RkPosition *self,
                                     guint8            order[RK_MAX_RING]);

/* The lanes that lie in South's row. */
static inline RkLanes
rk_ring_get_south (const RkRing *self,
                   guint         n_south)
{
  return self->run[self->size - 1][n_south];
}

/* The lane @place alone. */
static inline RkLanes
rk_ring_get_lane (const RkRing *self,
                  guint         place)
{
  return self->run[place == 0 ? self->size - 1 : place - 1][1];
}

static inline gboolean
rk_lanes_equal (RkLanes a,
                RkLanes b)
{
  typedef guint64 Halves __attribute__ ((vector_size (16)));
  Halves difference = (Halves) (a ^ b);

  return (difference[0] | difference[1]) == 0;
}

static inline guint
rk_lanes_sum (RkLanes self)
{
  guint sum = 0;

  for (guint i = 0; i < RK_MAX_RING; i++)
    sum += self[i];

  return sum;
}

G_END_DECLS
