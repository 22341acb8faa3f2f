/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-position.h"

#include <string.h>

/* Where the row of @side begins. */
static inline guint
row_start (const RkPosition *self,
           RkSide            side)
{
  return side == RK_SOUTH ? 0 : self->n_holes;
}

/**
 * rk_position_init_standard:
 * @self: a position to fill in
 * @n_holes: holes of a row, 5 or 6
 * @direction: the direction of sowing
 * @first: who is to move
 *
 * Makes @self the start of a match: four stones in every hole (rule 3).
 */
void
rk_position_init_standard (RkPosition  *self,
                           guint        n_holes,
                           RkDirection  direction,
                           RkSide       first)
{
  rk_position_init_round (self, n_holes, direction, first, n_holes, n_holes);
}

/* Opens the @n_open rightmost holes of a row, as its owner sees it, with four
 * stones each and closes the others.
 */
static void
fill_row (RkPosition *self,
          RkSide      side,
          guint       n_open)
{
  guint start = row_start (self, side);
  guint n_closed = self->n_holes - n_open;

  for (guint i = 0; i < self->n_holes; i++)
    {
      if (i < n_closed)
        self->closed |= 1u << (start + i);
      else
        self->stones[start + i] = RK_FOUR;
    }
}

/**
 * rk_position_init_round:
 * @self: a position to fill in
 * @n_holes: holes of a row, 5 or 6
 * @direction: the direction of sowing
 * @first: who is to move
 * @open_south: how many holes South can fill, 1 to @n_holes
 * @open_north: how many holes North can fill, 1 to @n_holes
 *
 * Makes @self the start of a round: each player fills own holes with four
 * stones each, beginning at their right; the others are closed (rule 17).
 */
void
rk_position_init_round (RkPosition  *self,
                        guint        n_holes,
                        RkDirection  direction,
                        RkSide       first,
                        guint        open_south,
                        guint        open_north)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (n_holes == RK_MAX_HOLES - 1 || n_holes == RK_MAX_HOLES);
  g_return_if_fail (open_south >= 1 && open_south <= n_holes);
  g_return_if_fail (open_north >= 1 && open_north <= n_holes);

  memset (self, 0, sizeof *self);
  self->n_holes = n_holes;
  self->direction = direction;
  self->turn = first;
  fill_row (self, RK_SOUTH, open_south);
  fill_row (self, RK_NORTH, open_north);
}

/**
 * rk_position_equal:
 * @self: a position
 * @other: another position
 *
 * Compares everything: board, direction, stones, player to move and captures.
 *
 * Returns: whether both are the same
 */
gboolean
rk_position_equal (const RkPosition *self,
                   const RkPosition *other)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (other != NULL, FALSE);

  return memcmp (self->stones, other->stones, sizeof self->stones) == 0 &&
         self->closed == other->closed &&
         self->n_holes == other->n_holes &&
         self->direction == other->direction &&
         self->turn == other->turn &&
         self->captured[RK_SOUTH] == other->captured[RK_SOUTH] &&
         self->captured[RK_NORTH] == other->captured[RK_NORTH];
}

/**
 * rk_position_is_valid:
 * @self: a position
 *
 * Checks what holds for every position: five or six holes a row, at least one
 * open on each side, stones only in open holes, and no more stones than a
 * match has.
 *
 * Returns: whether @self can be a position of a round
 */
gboolean
rk_position_is_valid (const RkPosition *self)
{
  guint row;
  guint occupied = 0;
  guint total;

  g_return_val_if_fail (self != NULL, FALSE);

  if ((self->n_holes != RK_MAX_HOLES - 1 && self->n_holes != RK_MAX_HOLES) ||
      self->direction > RK_CLOCKWISE || self->turn > RK_NORTH)
    return FALSE;

  total = self->captured[RK_SOUTH] + self->captured[RK_NORTH];
  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    {
      occupied |= (guint) (self->stones[hole] > 0) << hole;
      total += self->stones[hole];
    }

  row = (1u << self->n_holes) - 1;

  return total <= 2u * RK_FOUR * self->n_holes &&
         (occupied & self->closed) == 0 &&
         (occupied | self->closed) >> (2 * self->n_holes) == 0 &&
         (self->closed & row) != row &&
         self->closed >> self->n_holes != row;
}

/**
 * rk_position_get_n_open:
 * @self: a position
 * @side: a side
 *
 * Counts the holes of @side that are not closed with sand.
 *
 * Returns: the number of open holes
 */
guint
rk_position_get_n_open (const RkPosition *self,
                        RkSide            side)
{
  guint n_open = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < self->n_holes; i++)
    n_open += rk_position_is_open (self, row_start (self, side) + i);

  return n_open;
}

/**
 * rk_position_get_on_board:
 * @self: a position
 * @side: a side
 *
 * Counts the stones that lie in the row of @side.
 *
 * Returns: the number of stones
 */
guint
rk_position_get_on_board (const RkPosition *self,
                          RkSide            side)
{
  guint n_stones = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < self->n_holes; i++)
    n_stones += self->stones[row_start (self, side) + i];

  return n_stones;
}
