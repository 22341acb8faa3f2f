/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-scoring.h"

#include "rk-sowing.h"

#include <string.h>

/* Rule 13 looks at the holes and the player to move; captures cannot differ
 * when the same stones lie on the board.
 */
static gboolean
same_board (const RkPosition *a,
            const RkPosition *b)
{
  return memcmp (a->stones, b->stones, sizeof a->stones) == 0 && a->turn == b->turn;
}

/**
 * rk_positions_get_end:
 * @positions: (array length=n_positions): all positions of a round in order,
 *   the one in which it started first
 * @n_positions: how many there are, at least 1
 *
 * Tells whether the round ends in the last of @positions by itself: because
 * the player to move has no legal move (rule 12), or because the position
 * arose for the third time (rule 13). Where both hold it is rule 12 that ends
 * the round, since it needs no history.
 *
 * Returns: RK_ROUND_GOES_ON, RK_ROUND_IMMOBILISED or RK_ROUND_REPETITION
 */
RkRoundEnd
rk_positions_get_end (const RkPosition *positions,
                      gsize             n_positions)
{
  const RkPosition *last;
  guint times = 0;

  g_return_val_if_fail (positions != NULL, RK_ROUND_GOES_ON);
  g_return_val_if_fail (n_positions > 0, RK_ROUND_GOES_ON);

  last = &positions[n_positions - 1];
  if (rk_position_get_legal (last, NULL) == 0)
    return RK_ROUND_IMMOBILISED;

  for (gsize i = 0; i < n_positions; i++)
    times += same_board (&positions[i], last);

  return times >= 3 ? RK_ROUND_REPETITION : RK_ROUND_GOES_ON;
}

/**
 * rk_position_share_out:
 * @self: the position in which a round ended
 * @won: (out): the stones won by South and by North in the round
 *
 * Shares out the stones left in the holes to the owners of the rows in which
 * they lie, and adds what was captured (rules 12 to 14).
 */
void
rk_position_share_out (const RkPosition *self,
                       guint             won[2])
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (won != NULL);

  for (guint side = RK_SOUTH; side <= RK_NORTH; side++)
    won[side] = self->captured[side] + rk_position_get_on_board (self, side);
}

/**
 * rk_position_concede:
 * @self: the position in which a round is conceded
 * @by: who concedes it
 * @won: (out): the stones won by South and by North in the round
 *
 * Gives all stones left in the holes to the opponent of @by (rule 14). That
 * opponent has won the round even with fewer stones, so rk_won_get_winner()
 * must not be asked.
 */
void
rk_position_concede (const RkPosition *self,
                     RkSide            by,
                     guint             won[2])
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (won != NULL);

  won[by] = self->captured[by];
  won[rk_side_other (by)] = self->captured[rk_side_other (by)] +
                            rk_position_get_on_board (self, RK_SOUTH) +
                            rk_position_get_on_board (self, RK_NORTH);
}

/**
 * rk_won_get_winner:
 * @won: the stones won by South and by North in a round
 *
 * Tells who won a round that was not conceded: who won more fours in it
 * (rule 15).
 *
 * Returns: a winner, RK_WINNER_DRAW when both won as many fours
 */
RkWinner
rk_won_get_winner (const guint won[2])
{
  guint south;
  guint north;

  g_return_val_if_fail (won != NULL, RK_WINNER_NONE);

  south = won[RK_SOUTH] / RK_FOUR;
  north = won[RK_NORTH] / RK_FOUR;
  if (south == north)
    return RK_WINNER_DRAW;

  return rk_winner_from_side (south > north ? RK_SOUTH : RK_NORTH);
}

/**
 * rk_provision_get_open:
 * @provision: the stones a player holds between rounds
 * @n_holes: holes of a row
 *
 * Counts the holes that a provision fills with four stones each (rule 17); the
 * others are closed. With none the match is lost (rule 18).
 *
 * Returns: how many holes are open, 0 to @n_holes
 */
guint
rk_provision_get_open (guint provision,
                       guint n_holes)
{
  return MIN (provision / RK_FOUR, n_holes);
}

/**
 * rk_provision_get_reserve:
 * @provision: the stones a player holds between rounds
 * @n_holes: holes of a row
 *
 * Counts the stones left over when a provision has filled the holes
 * (rule 17); they stay off the board for the round.
 *
 * Returns: the reserve
 */
guint
rk_provision_get_reserve (guint provision,
                          guint n_holes)
{
  return provision - RK_FOUR * rk_provision_get_open (provision, n_holes);
}
