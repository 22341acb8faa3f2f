/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The open holes of a round, and how they differ from those of the round before (rule 17).
 */
#include "config.h"

#include "rk-round.h"
#include "rk-round-private.h"

static const RkPosition *
get_start (RkRound *self)
{
  return rk_round_get_position (self, 0);
}

/**
 * rk_round_get_open:
 * @self: a round
 * @side: a side
 *
 * Returns: how many holes of @side are open in this round (rule 17)
 */
guint
rk_round_get_open (RkRound *self,
                   RkSide   side)
{
  g_return_val_if_fail (RK_IS_ROUND (self), 0);

  return rk_position_get_n_open (get_start (self), side);
}

/* The holes of @side among @holes. */
static guint
count_row (RkRound *self,
           guint    holes,
           RkSide   side)
{
  guint n = 0;

  for (guint hole = 0; hole < 2u * get_start (self)->n_holes; hole++)
    {
      if ((holes & (1u << hole)) && rk_position_get_owner (get_start (self), hole) == side)
        n++;
    }

  return n;
}

/**
 * rk_round_get_n_closed:
 * @self: a round
 * @side: a side
 *
 * Returns: how many holes of @side are closed that were open in the round
 *   before, 0 in the first round
 */
guint
rk_round_get_n_closed (RkRound *self,
                       RkSide   side)
{
  g_return_val_if_fail (RK_IS_ROUND (self), 0);

  return count_row (self, get_start (self)->closed & ~rk_round_get_closed_before (self), side);
}

/**
 * rk_round_get_n_reopened:
 * @self: a round
 * @side: a side
 *
 * Returns: how many holes of @side are open that were closed in the round
 *   before, 0 in the first round
 */
guint
rk_round_get_n_reopened (RkRound *self,
                         RkSide   side)
{
  g_return_val_if_fail (RK_IS_ROUND (self), 0);

  return count_row (self, rk_round_get_reopened (self), side);
}

/**
 * rk_round_get_reopened:
 * @self: a round
 *
 * Returns: the holes that are open and were closed in the round before, as bits,
 *   1 << hole
 */
guint16
rk_round_get_reopened (RkRound *self)
{
  g_return_val_if_fail (RK_IS_ROUND (self), 0);

  return rk_round_get_closed_before (self) & ~get_start (self)->closed;
}

/**
 * rk_round_is_reopened:
 * @self: a round
 * @hole: a hole of the board
 *
 * Returns: whether @hole is open and was closed in the round before
 */
gboolean
rk_round_is_reopened (RkRound *self,
                      guint    hole)
{
  g_return_val_if_fail (RK_IS_ROUND (self), FALSE);
  g_return_val_if_fail (hole < 2u * get_start (self)->n_holes, FALSE);

  return (rk_round_get_reopened (self) & (1u << hole)) != 0;
}
