/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* What is told of a board when somebody asks, in English. */
#include "config.h"

#include "rk-notation.h"
#include "rk-read-sentences.h"
#include "rk-tables.h"
#include "rk-test-text.h"

static void
parse (RkPosition *position,
       const char *text)
{
  g_assert_true (rk_position_parse (position, text, RK_COUNTER_CLOCKWISE, NULL));
}

/* Asha plays the South side. */
static RkMatch *
make_match (const char *start)
{
  g_autoptr (RkPlayer) south = rk_player_new ("Asha", RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  g_autoptr (RkPlayer) north = rk_player_new (NULL, RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  RkRules rules;

  rk_rules_init_standard (&rules);
  if (start != NULL)
    {
      rules.has_start = TRUE;
      parse (&rules.start, start);
    }
  return rk_match_new (&rules, south, north);
}

static void
test_rows (void)
{
  RkPosition position;

  parse (&position, "4,0,-,1,12,3/0,0,0,0,4,- n 20-4");
  rk_test_text (rk_text_read_row (&position, RK_SOUTH),
                "South’s row: A 4, B 0, C closed, D 1, E 12, F 3.");
  rk_test_text (rk_text_read_row (&position, RK_NORTH),
                "North’s row: a 0, b 0, c 0, d 0, e 4, f closed.");
}

static void
test_moves (void)
{
  g_autoptr (RkMatch) match = make_match (NULL);
  RkPosition position;

  parse (&position, "4,0,-,1,12,3/0,0,0,0,4,- s 20-4");
  rk_test_text (rk_text_read_moves (match, &position), "Asha can play: A, D, E, F.");
  parse (&position, "4,0,-,1,12,3/0,0,0,0,4,- n 20-4");
  rk_test_text (rk_text_read_moves (match, &position), "North can play: e.");
  parse (&position, "4,0,-,1,12,3/0,0,0,0,0,- n 20-8");
  rk_test_text (rk_text_read_moves (match, &position), "North has no legal move.");
}

/* A move that captures, looked at from both sides of it. */
static void
test_place (void)
{
  g_autoptr (RkMatch) match = make_match ("1,3,0,0,0,0/0,0,0,0,0,4 s 20-20");
  RkRound *round = rk_match_get_round (match, 0);

  rk_test_text (rk_text_read_move (match, NULL), "No move has been played in this round.");
  rk_test_text (rk_text_read_place (match, 0, 0),
                "Round 1, after move 0 of 0. Asha is to move. Asha has won 0 rounds. "
                "North has won 0 rounds.");
  rk_test_text (rk_text_read_score (match, 0, 0, NULL),
                "Asha owns 24 stones. Asha has won 5 fours in this round. North owns 24 stones. "
                "North has won 5 fours in this round.");

  g_assert_true (rk_match_play (match, 0, NULL));
  rk_test_text (rk_text_read_move (match, rk_round_get_move (round, 0)),
                "Asha played A. Asha gets 4 stones. Binikh.");
  rk_test_text (rk_text_read_place (match, 0, 1),
                "Round 1, after move 1 of 1. North is to move. Asha has won 0 rounds. "
                "North has won 0 rounds.");
  rk_test_text (rk_text_read_score (match, 0, 1, NULL),
                "Asha owns 24 stones. Asha has won 6 fours in this round. North owns 24 stones. "
                "North has won 5 fours in this round.");
  rk_test_text (rk_text_read_score (match, 0, 1, rk_round_get_position (round, 0)),
                "Asha owns 24 stones. Asha has won 5 fours in this round. North owns 24 stones. "
                "North has won 5 fours in this round.");
}

/* A round that is over counts at its end, and not before. */
static void
test_end (void)
{
  g_autoptr (RkMatch) match = make_match (NULL);

  g_assert_true (rk_match_play (match, 0, NULL));
  g_assert_true (rk_match_concede_round (match, RK_NORTH, NULL));
  rk_test_text (rk_text_read_place (match, 0, 0),
                "Round 1, after move 0 of 1. Asha is to move. Asha has won 0 rounds. "
                "North has won 0 rounds.");
  rk_test_text (rk_text_read_place (match, 0, 1),
                "Round 1, after move 1 of 1. North conceded the round. Asha won round 1, 48 to 0. "
                "Asha has won 1 round. North has won 0 rounds.");
  rk_test_text (rk_text_read_score (match, 0, 1, NULL),
                "Asha owns 48 stones. Asha has won 12 fours in this round. North owns 0 stones. "
                "North has won 0 fours in this round.");
}

static void
test_value (void)
{
  g_autoptr (RkMatch) match = make_match (NULL);
  g_autoptr (RkTables) tables = rk_tables_new ();
  RkPosition position;
  RkSolution solution;

  parse (&position, "1,3,0,0,0,0/0,0,0,0,0,4 s 20-20");
  g_assert_true (rk_tables_solve (tables, &position, &solution, NULL));
  rk_test_text (rk_text_read_value (match, &position, &solution, 0),
                "Hole A: Asha ends the round with 28 stones, North with 20. "
                "No other move leads to more.");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/read/rows", test_rows);
  g_test_add_func ("/read/moves", test_moves);
  g_test_add_func ("/read/place", test_place);
  g_test_add_func ("/read/end", test_end);
  g_test_add_func ("/read/value", test_value);

  return g_test_run ();
}
