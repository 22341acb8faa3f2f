/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-position.h"

G_BEGIN_DECLS

/**
 * RkOutcome:
 * @worst: the stones the mover is sure of, when what is left after play without
 *   end counts for the opponent
 * @best: the stones the mover can hope for, when it counts for the mover
 *
 * How a round ends under best play: the stones that the player who is to move
 * will have won in it, those captured before counted, the reserve not. Both
 * numbers are the same wherever play without end decides nothing: everywhere
 * in a match.
 */
typedef struct
{
  guint8 worst;
  guint8 best;
} RkOutcome;

/**
 * RkSolution:
 * @moves: the outcome after each legal move, by hole
 * @result: the outcome of the position; of a round that is over, its score
 * @legal: bit i is set if hole i can be played
 * @best: bit i is set if hole i is a best move, going by the worse outcome
 * @turn: the #RkSide that is to move
 * @total: the stones of the round: those on the board and those captured
 *
 * Everything there is to know about a position.
 */
typedef struct
{
  RkOutcome moves[RK_MAX_RING];
  RkOutcome result;
  guint16 legal;
  guint16 best;
  guint8 turn;
  guint8 total;
} RkSolution;

gboolean rk_solution_is_exact   (const RkSolution *self);
gboolean rk_solution_equal      (const RkSolution *self,
                                 const RkSolution *other);
guint    rk_solution_get_proven (const RkSolution *self);
void     rk_solution_get_won    (const RkSolution *self,
                                 guint             stones,
                                 guint             won[2]);

static inline gboolean
rk_outcome_is_exact (RkOutcome self)
{
  return self.worst == self.best;
}

G_END_DECLS
