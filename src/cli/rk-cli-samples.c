/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-cli-samples.h"

#include "rk-sowing.h"

/* A match that goes on longer than this makes no better sample. */
#define MAX_ROUNDS 10

/* The splitmix64 generator: unlike that of GLib it can be trusted to give the
 * same numbers for ever. */
static guint64
next_random (guint64 *state)
{
  guint64 z = *state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);

  return z ^ (z >> 31);
}

/* One of the bits of @holes, which has at least one. */
static guint
pick_hole (guint64 *state,
           guint    holes)
{
  guint n_skipped = next_random (state) % __builtin_popcount (holes);

  for (; n_skipped > 0; n_skipped--)
    holes &= holes - 1;

  return __builtin_ctz (holes);
}

static RkDirection
pick_direction (guint64 *state)
{
  return next_random (state) % 2 == 0 ? RK_COUNTER_CLOCKWISE : RK_CLOCKWISE;
}

static void
sample_round (GArray  *moves,
              guint64 *state,
              guint    n_holes)
{
  g_autoptr (GArray) positions = g_array_new (FALSE, FALSE, sizeof (RkPosition));
  RkPosition position;

  rk_position_init_standard (&position, n_holes, pick_direction (state), RK_SOUTH);
  g_array_append_val (positions, position);

  while (rk_positions_get_end ((const RkPosition *) positions->data, positions->len) ==
         RK_ROUND_GOES_ON)
    {
      RkCliSampleMove move = { .before = position };
      RkSowing sowing;

      move.hole = pick_hole (state, rk_position_get_legal (&position, NULL));
      g_array_append_val (moves, move);
      rk_position_play (&position, move.hole, &sowing);
      g_array_append_val (positions, position);
    }
}

/**
 * rk_cli_sample_moves:
 * @n_rounds: how many rounds
 *
 * Plays random rounds from the standard start, on both boards and in both
 * directions.
 *
 * Returns: (transfer full) (element-type RkCliSampleMove): all their moves
 */
GArray *
rk_cli_sample_moves (guint n_rounds)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (RkCliSampleMove));
  guint64 state = 1;

  for (guint i = 0; i < n_rounds; i++)
    sample_round (moves, &state, RK_MAX_HOLES - i % 2);

  return moves;
}

static void
play_match (RkMatch *match,
            guint64 *state)
{
  while (rk_match_get_state (match) != RK_MATCH_OVER)
    {
      RkRound *round = rk_match_get_current_round (match);

      if (rk_match_get_state (match) == RK_MATCH_BETWEEN_ROUNDS)
        {
          rk_match_begin_round (match, NULL);
          continue;
        }

      rk_match_play (match,
                     pick_hole (state,
                                rk_position_get_legal (rk_round_get_last_position (round), NULL)),
                     NULL);
    }
}

/**
 * rk_cli_sample_matches:
 * @n_matches: how many matches
 *
 * Plays random matches, on both boards and in both directions.
 *
 * Returns: (transfer full) (element-type RkMatch): the matches
 */
GPtrArray *
rk_cli_sample_matches (guint n_matches)
{
  GPtrArray *matches = g_ptr_array_new_with_free_func (g_object_unref);
  guint64 state = 2;

  for (guint i = 0; i < n_matches; i++)
    {
      g_autoptr (RkPlayer) south = rk_player_new (NULL, RK_PLAYER_HUMAN, RK_LEVEL_NONE);
      g_autoptr (RkPlayer) north = rk_player_new (NULL, RK_PLAYER_HUMAN, RK_LEVEL_NONE);
      RkMatch *match;
      RkRules rules;

      rk_rules_init_standard (&rules);
      rules.n_holes = RK_MAX_HOLES - i % 2;
      rules.direction = pick_direction (&state);
      rules.max_rounds = MAX_ROUNDS;

      match = rk_match_new (&rules, south, north);
      play_match (match, &state);
      g_ptr_array_add (matches, match);
    }

  return matches;
}
