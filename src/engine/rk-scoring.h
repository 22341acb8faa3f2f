/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-position.h"

G_BEGIN_DECLS

/**
 * RkRoundEnd:
 * @RK_ROUND_GOES_ON: the round is not over
 * @RK_ROUND_IMMOBILISED: the player to move has no legal move
 * @RK_ROUND_REPETITION: the same position arose for the third time
 * @RK_ROUND_AGREED: the players agreed to end the round
 * @RK_ROUND_CONCEDED: a player conceded the round
 *
 * How a round ended (rules 12 to 14).
 */
typedef enum
{
  RK_ROUND_GOES_ON,
  RK_ROUND_IMMOBILISED,
  RK_ROUND_REPETITION,
  RK_ROUND_AGREED,
  RK_ROUND_CONCEDED,
} RkRoundEnd;

/**
 * RkWinner:
 * @RK_WINNER_NONE: not decided yet
 * @RK_WINNER_SOUTH: South
 * @RK_WINNER_NORTH: North
 * @RK_WINNER_DRAW: nobody: drawn
 *
 * Who won a round or match.
 */
typedef enum
{
  RK_WINNER_NONE,
  RK_WINNER_SOUTH,
  RK_WINNER_NORTH,
  RK_WINNER_DRAW,
} RkWinner;

static inline RkWinner
rk_winner_from_side (RkSide side)
{
  return side == RK_SOUTH ? RK_WINNER_SOUTH : RK_WINNER_NORTH;
}

/* Rules 12 to 14: automatic end, sharing out, conceding. */
RkRoundEnd rk_positions_get_end     (const RkPosition *positions,
                                     gsize             n_positions);
void       rk_position_share_out    (const RkPosition *self,
                                     guint             won[2]);
void       rk_position_concede      (const RkPosition *self,
                                     RkSide            by,
                                     guint             won[2]);

/* Rule 15. */
RkWinner   rk_won_get_winner        (const guint       won[2]);

/* Rule 17: how a provision fills the holes. */
guint      rk_provision_get_open    (guint             provision,
                                     guint             n_holes);
guint      rk_provision_get_reserve (guint             provision,
                                     guint             n_holes);

G_END_DECLS
