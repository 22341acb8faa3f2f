/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-test-ladder.h"

#include "rk-scoring.h"
#include "rk-sowing.h"

/* Random moves before the players take over. */
#define OPENING 2

/* Two players and their round: what they choose by, and the positions so far. */
typedef struct
{
  RkTables *tables;
  RkLevel levels[2];
  guint64 seed;
  GRand *rand;
  GArray *positions;
  RkTestLadder *ladder;
} Round;

static guint
choose_any (const RkPosition *position,
            GRand            *rand)
{
  guint legal = rk_position_get_legal (position, NULL);

  for (guint nth = g_rand_int_range (rand, 0, __builtin_popcount (legal)); nth > 0; nth--)
    legal &= legal - 1;

  return __builtin_ctz (legal);
}

static void
play_move (Round      *self,
           RkPosition *position,
           guint       player)
{
  RkTestLadder *ladder = self->ladder;
  gint64 start = g_get_monotonic_time ();
  guint hole;

  if (self->levels[player] == RK_LEVEL_NONE)
    hole = choose_any (position, self->rand);
  else if (!rk_computer_choose (self->tables, position, self->levels[player],
                                self->seed + self->positions->len, &hole, NULL))
    g_error ("no move was chosen");

  ladder->seconds[player] += (g_get_monotonic_time () - start) / (double) G_USEC_PER_SEC;
  ladder->moves[player]++;
  if (rk_position_play (position, hole, NULL) != RK_MOVE_LEGAL)
    g_error ("hole %u cannot be played", hole);
}

/* Plays a round; the first player has @side. */
static void
play_round (Round      *self,
            RkPosition  position,
            RkSide      side)
{
  RkTestLadder *ladder = self->ladder;
  RkWinner winner;
  guint won[2];

  g_array_set_size (self->positions, 0);
  g_array_append_val (self->positions, position);
  while (rk_positions_get_end ((RkPosition *) self->positions->data, self->positions->len) ==
         RK_ROUND_GOES_ON)
    {
      play_move (self, &position, position.turn == side ? 0 : 1);
      g_array_append_val (self->positions, position);
    }

  rk_position_share_out (&position, won);
  winner = rk_won_get_winner (won);
  ladder->won += winner == rk_winner_from_side (side);
  ladder->lost += winner == rk_winner_from_side (rk_side_other (side));
  ladder->drawn += winner == RK_WINNER_DRAW;
  ladder->stones += (int) won[side] - (int) won[rk_side_other (side)];
}

/* Plays rounds in pairs after random openings, in which each player begins once;
 * counts them as @one sees it. The same again each time.
 */
RkTestLadder
rk_test_ladder_play (RkTables         *tables,
                     const RkPosition *start,
                     RkLevel           one,
                     RkLevel           other,
                     guint             n_rounds)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2026);
  g_autoptr (GArray) positions = g_array_new (FALSE, FALSE, sizeof (RkPosition));
  RkTestLadder ladder = { 0, };
  Round round = {
    .tables = tables,
    .levels = { one, other },
    .rand = rand,
    .positions = positions,
    .ladder = &ladder,
  };

  for (guint i = 0; i < n_rounds / 2; i++)
    {
      RkPosition opening = *start;

      for (guint move = 0; move < OPENING; move++)
        rk_position_play (&opening, choose_any (&opening, rand), NULL);
      round.seed = (guint64) i << 32;
      play_round (&round, opening, RK_SOUTH);
      play_round (&round, opening, RK_NORTH);
    }

  return ladder;
}

/* The share of the rounds not drawn that the first player won, 0 to 1. */
double
rk_test_ladder_share (const RkTestLadder *self)
{
  return (double) self->won / MAX (self->won + self->lost, 1);
}

const char *
rk_test_level_name (RkLevel level)
{
  static const char *const names[] = {
    [RK_LEVEL_NONE] = "random",
    [RK_LEVEL_BEGINNER] = "beginner",
    [RK_LEVEL_EASY] = "easy",
    [RK_LEVEL_MEDIUM] = "medium",
    [RK_LEVEL_HARD] = "hard",
    [RK_LEVEL_PERFECT] = "perfect",
  };

  return names[level];
}
