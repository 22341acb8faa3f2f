/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-sowing-private.h"

G_BEGIN_DECLS

/**
 * RkAfter:
 * @stones: the stones on the board after the move
 * @lane: the lane that was lifted
 * @captured: what the mover captured
 * @left: how many stones are on the board after the move
 *
 * A legal move on the ring, and what it leaves.
 */
typedef struct
{
  RkLanes stones;
  guint8 lane;
  guint8 captured;
  guint8 left;
} RkAfter;

/* The sum of all lanes; it must be less than 256. */
static inline guint
rk_lanes_sum (RkLanes lanes)
{
  typedef guint64 Halves __attribute__ ((vector_size (16)));
  Halves halves = (Halves) lanes;

  return ((halves[0] + halves[1]) * 0x0101010101010101) >> 56;
}

/* Lanes that hold 0xff in the row of @side, and else 0. */
static inline RkLanes
rk_board_get_row (const RkBoard *self,
                  RkSide         side)
{
  const RkLanes lane = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 };

  return (RkLanes) (lane >= (guint8) rk_board_get_first (self, side)) &
         (RkLanes) (lane < (guint8) rk_board_get_end (self, side));
}

/*< private >
 * rk_board_list_moves:
 * @self: a board, for its ring
 * @stones: the stones on it
 * @n_stones: how many they are
 * @side: who is to move
 * @moves: (out): the legal moves, by lane
 *
 * Sows every legal move of @side.
 *
 * Returns: how many there are; 0 ends the round (rule 12)
 */
static inline guint
rk_board_list_moves (const RkBoard *self,
                     RkLanes        stones,
                     guint          n_stones,
                     RkSide         side,
                     RkAfter        moves[RK_MAX_HOLES])
{
  const RkLanes row = rk_board_get_row (self, side);
  const guint end = rk_board_get_end (self, side);
  guint n_moves = 0;

  for (guint lane = rk_board_get_first (self, side); lane < end; lane++)
    {
      RkTally tally = { .laps = 0 };
      RkSower sower;
      guint fours;

      if (stones[lane] == 0)
        continue;
      rk_sower_init (&sower, self->ring, stones, lane);
      if (!rk_sower_finish (&sower, self->ring, &tally, NULL))
        continue;

      /* Rule 7: fours belong to the owner of the row; rule 8: the last one to the mover. */
      fours = rk_lanes_sum (tally.fours & row);
      if (tally.landed == RK_FOUR && row[tally.last] == 0)
        fours++;
      moves[n_moves].stones = sower.stones;
      moves[n_moves].lane = lane;
      moves[n_moves].captured = RK_FOUR * fours;
      moves[n_moves].left = n_stones - RK_FOUR * rk_lanes_sum (tally.fours);
      n_moves++;
    }

  return n_moves;
}

G_END_DECLS
