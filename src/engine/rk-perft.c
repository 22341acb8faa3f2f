/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-perft.h"

#include "rk-sowing-private.h"

typedef struct
{
  const RkRing *ring;
  guint n_south;
} Perft;

static guint64
count_leaves (const Perft *self,
              RkLanes      stones,
              RkSide       turn,
              guint        depth)
{
  guint first = turn == RK_SOUTH ? 0 : self->n_south;
  guint end = turn == RK_SOUTH ? self->n_south : self->ring->size;
  guint64 leaves = 0;

  for (guint lane = first; lane < end; lane++)
    {
      RkLanes after = stones;
      RkLaneSowing sowing;

      if (stones[lane] == 0 || !rk_lanes_sow (&after, self->ring, lane, &sowing, NULL))
        continue;

      if (depth == 1)
        leaves++;
      else
        leaves += count_leaves (self, after, rk_side_other (turn), depth - 1);
    }

  return MAX (leaves, 1);
}

/**
 * rk_position_perft:
 * @self: a position
 * @depth: how many moves deep
 *
 * Counts the leaves of the tree of all legal moves, cut at @depth. A round that
 * ends earlier because its mover has no legal move is one leaf; repetition
 * (rule 13) is not applied.
 *
 * Returns: the number of leaves, 1 at depth 0
 */
guint64
rk_position_perft (const RkPosition *self,
                   guint             depth)
{
  guint8 order[RK_MAX_RING];
  RkLanes stones = { 0, };
  Perft perft;

  g_return_val_if_fail (self != NULL, 0);
  g_assert (rk_position_is_valid (self));

  if (depth == 0)
    return 1;

  perft.ring = rk_ring_get (rk_position_get_order (self, order));
  perft.n_south = rk_position_get_n_open (self, RK_SOUTH);
  for (guint lane = 0; lane < perft.ring->size; lane++)
    stones[lane] = self->stones[order[lane]];

  return count_leaves (&perft, stones, self->turn, depth);
}
