/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What comes of a round: the stones won, the winner and the provisions.
 */
#include "config.h"

#include "rk-round.h"
#include "rk-round-private.h"

/**
 * rk_round_share_out:
 * @position: a position of a round
 * @end: how the round ends in it, %RK_ROUND_GOES_ON if it does not
 * @by: who concedes, for %RK_ROUND_CONCEDED
 * @won: (out): what each side has won then
 *
 * Works out the stones that each side captured and, at the end of the round, gets
 * of those left on the board (rules 12 to 14).
 */
void
rk_round_share_out (const RkPosition *position,
                    RkRoundEnd        end,
                    RkSide            by,
                    guint             won[2])
{
  switch (end)
    {
    case RK_ROUND_CONCEDED:
      rk_position_concede (position, by, won);
      break;

    case RK_ROUND_IMMOBILISED:
    case RK_ROUND_REPETITION:
    case RK_ROUND_AGREED:
      rk_position_share_out (position, won);
      break;

    case RK_ROUND_GOES_ON:
    default:
      won[RK_SOUTH] = position->captured[RK_SOUTH];
      won[RK_NORTH] = position->captured[RK_NORTH];
    }
}

/* What each side has won if @self ends by @end where it stands. */
static void
get_won (RkRound    *self,
         RkRoundEnd  end,
         guint       won[2])
{
  const RkSide by = end == RK_ROUND_CONCEDED ? rk_round_get_conceded_by (self) : RK_SOUTH;

  rk_round_share_out (rk_round_get_last_position (self), end, by, won);
}

/**
 * rk_round_get_won:
 * @self: a round
 * @side: a side
 *
 * The stones that @side won in this round: what it captured and, once the
 * round is over, its share of the stones left on the board (rules 12 to 14).
 *
 * Returns: the number of stones
 */
guint
rk_round_get_won (RkRound *self,
                  RkSide   side)
{
  guint won[2];

  g_return_val_if_fail (RK_IS_ROUND (self), 0);
  g_return_val_if_fail (side <= RK_NORTH, 0);

  get_won (self, rk_round_get_end (self), won);

  return won[side];
}

/**
 * rk_round_get_winner:
 * @self: a round
 *
 * Returns: who won more fours in it, or did not concede it (rules 14 and 15);
 *   %RK_WINNER_NONE while it is played
 */
RkWinner
rk_round_get_winner (RkRound *self)
{
  RkRoundEnd end;
  guint won[2];

  g_return_val_if_fail (RK_IS_ROUND (self), RK_WINNER_NONE);

  end = rk_round_get_end (self);
  if (end == RK_ROUND_GOES_ON)
    return RK_WINNER_NONE;
  if (end == RK_ROUND_CONCEDED)
    return rk_winner_from_side (rk_side_other (rk_round_get_conceded_by (self)));

  get_won (self, end, won);

  return rk_won_get_winner (won);
}

/**
 * rk_round_get_provision:
 * @self: a round
 * @side: a side
 *
 * The stones that @side owns after the round: the reserve and all that it won
 * (rule 16). While the round is played: as if it ended now by agreement.
 *
 * Returns: the number of stones
 */
guint
rk_round_get_provision (RkRound *self,
                        RkSide   side)
{
  RkRoundEnd end;
  guint won[2];

  g_return_val_if_fail (RK_IS_ROUND (self), 0);
  g_return_val_if_fail (side <= RK_NORTH, 0);

  end = rk_round_get_end (self);
  get_won (self, end == RK_ROUND_GOES_ON ? RK_ROUND_AGREED : end, won);

  return rk_round_get_reserve (self, side) + won[side];
}
