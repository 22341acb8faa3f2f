/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-solution.h"

/**
 * rk_solution_is_exact:
 * @self: a solution
 *
 * Tells whether play without end decides nothing after any move.
 *
 * Returns: %TRUE if so
 */
gboolean
rk_solution_is_exact (const RkSolution *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    if ((self->legal >> hole & 1) && !rk_outcome_is_exact (self->moves[hole]))
      return FALSE;

  return rk_outcome_is_exact (self->result);
}

/**
 * rk_solution_equal:
 * @self: a solution
 * @other: another one
 *
 * Tells whether two solutions say the same.
 *
 * Returns: %TRUE if they do
 */
gboolean
rk_solution_equal (const RkSolution *self,
                   const RkSolution *other)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (other != NULL, FALSE);

  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    if ((self->legal >> hole & 1) && (self->moves[hole].worst != other->moves[hole].worst ||
                                      self->moves[hole].best != other->moves[hole].best))
      return FALSE;

  return self->result.worst == other->result.worst && self->result.best == other->result.best &&
         self->legal == other->legal && self->best == other->best &&
         self->turn == other->turn && self->total == other->total;
}

static gboolean
is_proven (const RkSolution *self,
           guint             hole)
{
  for (guint other = 0; other < RK_MAX_RING; other++)
    if (other != hole && (self->legal >> other & 1) &&
        self->moves[other].best > self->moves[hole].worst)
      return FALSE;

  return TRUE;
}

/**
 * rk_solution_get_proven:
 * @self: a solution
 *
 * Tells which moves are best whatever the true outcomes are: none of the others can lead to
 * more. Where all outcomes are exact these are all best moves; where they are not there may
 * be none.
 *
 * Returns: the moves, a bit for each hole
 */
guint
rk_solution_get_proven (const RkSolution *self)
{
  guint proven = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    if ((self->legal >> hole & 1) && is_proven (self, hole))
      proven |= 1u << hole;

  return proven;
}

/**
 * rk_solution_get_won:
 * @self: a solution
 * @stones: stones of the player who is to move at the end of the round: a bound
 *   of an outcome of @self
 * @won: (out): the stones of South and of North at the end of the round
 *
 * Turns a bound of an outcome into a score.
 */
void
rk_solution_get_won (const RkSolution *self,
                     guint             stones,
                     guint             won[2])
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (stones <= self->total);
  g_return_if_fail (won != NULL);

  won[self->turn] = stones;
  won[rk_side_other (self->turn)] = self->total - stones;
}
