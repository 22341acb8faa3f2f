/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Rules 14 to 21: rounds, provisions, who begins, limits, the end. */
#include "config.h"

#include "rk-test-model.h"

/* Positions that end so if the players agree. */
#define SOUTH_WINS "4,4,4,4,4,4/0,0,0,0,4,4 s 8-4"
#define NORTH_WINS "0,0,0,0,4,4/4,4,4,4,4,4 s 4-8"
#define DRAWN      "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0"

static RkRules
standard (void)
{
  RkRules rules;

  rk_rules_init_standard (&rules);

  return rules;
}

static void
agree (RkMatch *match)
{
  g_autoptr (GError) error = NULL;

  rk_match_agree_round (match, &error);
  g_assert_no_error (error);
  rk_test_check (match);
}

static void
test_valid (void)
{
  RkRules rules = standard ();

  g_assert_true (rk_rules_is_valid (&rules));
  for (guint n_holes = 0; n_holes < 9; n_holes++)
    {
      rules = standard ();
      rules.n_holes = n_holes;
      g_assert_cmpint (rk_rules_is_valid (&rules), ==, n_holes == 5 || n_holes == 6);
    }

  rules = standard ();
  rules.direction = 2;
  g_assert_false (rk_rules_is_valid (&rules));
  rules = standard ();
  rules.first = 2;
  g_assert_false (rk_rules_is_valid (&rules));
  rules = standard ();
  rules.next_first = 3;
  g_assert_false (rk_rules_is_valid (&rules));
  rules = standard ();
  rules.decides = 3;
  g_assert_false (rk_rules_is_valid (&rules));
}

static RkRules
with_start (void)
{
  RkRules rules = standard ();

  rules.has_start = TRUE;
  rules.start = rk_test_position ("-,-,4,4,4,4/4,4,4,4,4,4 s 0-4", RK_COUNTER_CLOCKWISE);
  rules.start_reserve[RK_SOUTH] = 1;
  rules.start_reserve[RK_NORTH] = 3;

  return rules;
}

/* A start by hand fits the board, the turn, and holds 8n stones. */
static void
test_valid_start (void)
{
  RkRules rules = with_start ();

  g_assert_true (rk_rules_is_valid (&rules));
  rules.first = RK_NORTH;
  g_assert_false (rk_rules_is_valid (&rules));

  rules = with_start ();
  rules.n_holes = 5;
  g_assert_false (rk_rules_is_valid (&rules));

  rules = with_start ();
  rules.direction = RK_CLOCKWISE;
  g_assert_false (rk_rules_is_valid (&rules));

  rules = with_start ();
  rules.start_reserve[RK_NORTH] = 4;
  g_assert_false (rk_rules_is_valid (&rules));

  /* The sum is right only when it overflows. */
  rules = with_start ();
  rules.start_reserve[RK_SOUTH] = G_MAXUINT;
  rules.start_reserve[RK_NORTH] = 5;
  g_assert_false (rk_rules_is_valid (&rules));

  rules = with_start ();
  rules.start.stones[0] = 1;
  rules.start_reserve[RK_SOUTH] = 0;
  g_assert_false (rk_rules_is_valid (&rules));

  /* Without has_start nobody looks at it. */
  rules.has_start = FALSE;
  g_assert_true (rk_rules_is_valid (&rules));
}

static void
assert_start (RkRound    *round,
              const char *text)
{
  rk_test_assert_text (rk_round_get_position (round, 0), text);
}

static void
test_standard_start (void)
{
  RkRules rules = standard ();
  g_autoptr (RkMatch) six = rk_test_match_new (NULL);
  g_autoptr (RkMatch) five = NULL;

  rules.n_holes = 5;
  rules.first = RK_NORTH;
  /* Left over from a start that is not used. */
  rules.start_reserve[RK_SOUTH] = 3;
  five = rk_test_match_new (&rules);

  assert_start (rk_match_get_round (six, 0), "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0");
  assert_start (rk_match_get_round (five, 0), "4,4,4,4,4/4,4,4,4,4 n 0-0");
  g_assert_cmpuint (rk_match_get_turn (five), ==, RK_NORTH);
  g_assert_cmpuint (rk_match_get_stones (five, RK_SOUTH), ==, 20);
  rk_test_check (six);
  rk_test_check (five);
}

/* The worked example: a first move of 5 laps and 26 stones. */
static void
test_first_move (void)
{
  g_autoptr (RkMatch) match = rk_test_match_new (NULL);
  RkRound *round = rk_match_get_current_round (match);

  rk_test_play (match, "A");
  rk_test_assert_text (rk_round_get_last_position (round), "2,7,1,6,1,6/6,6,0,1,6,6 n 0-0");
  g_assert_cmpuint (rk_move_get_sowing (rk_round_get_move (round, 0))->laps, ==, 5);
  g_assert_cmpuint (rk_move_get_sowing (rk_round_get_move (round, 0))->sown, ==, 26);
  g_assert_cmpuint (rk_match_get_turn (match), ==, RK_NORTH);
}

/* Rule 15: fours are counted, the reserve is not. */
static void
test_round_winner (void)
{
  static const struct
    {
      const char *position;
      guint south;
      guint north;
      RkWinner winner;
    }
  rounds[] = {
    { SOUTH_WINS, 32, 12, RK_WINNER_SOUTH },
    { NORTH_WINS, 12, 32, RK_WINNER_NORTH },
    { DRAWN, 24, 24, RK_WINNER_DRAW },
    { "4,4,4,4,4,3/4,4,4,4,4,1 s 0-0", 23, 21, RK_WINNER_DRAW },
    { "4,4,4,4,4,3/4,4,4,4,0,1 n 0-2", 23, 19, RK_WINNER_SOUTH },
    { "4,4,4,4,4,-/4,4,4,4,4,4 s 0-0", 20, 24, RK_WINNER_NORTH },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rounds); i++)
    {
      RkRules rules = standard ();
      g_autoptr (RkMatch) match = rk_test_match_from (rounds[i].position, &rules);
      RkRound *round = rk_match_get_current_round (match);

      g_assert_cmpuint (rk_round_get_winner (round), ==, RK_WINNER_NONE);
      g_assert_cmpuint (rk_round_get_won (round, RK_SOUTH), ==, rules.start.captured[RK_SOUTH]);
      agree (match);
      g_assert_cmpuint (rk_round_get_end (round), ==, RK_ROUND_AGREED);
      g_assert_cmpuint (rk_round_get_won (round, RK_SOUTH), ==, rounds[i].south);
      g_assert_cmpuint (rk_round_get_won (round, RK_NORTH), ==, rounds[i].north);
      g_assert_cmpuint (rk_round_get_winner (round), ==, rounds[i].winner);
      g_assert_cmpuint (rk_match_get_n_wins (match, RK_SOUTH), ==,
                        rounds[i].winner == RK_WINNER_SOUTH);
      g_assert_cmpuint (rk_match_get_n_wins (match, RK_NORTH), ==,
                        rounds[i].winner == RK_WINNER_NORTH);
    }
}

/* Rule 14: all stones on the board, and the round, go to the opponent. */
static void
test_conceded_round (void)
{
  for (guint by = RK_SOUTH; by <= RK_NORTH; by++)
    {
      RkRules rules = standard ();
      g_autoptr (RkMatch) match = rk_test_match_from ("1,0,0,0,0,0/0,0,0,0,0,1 s 23-23", &rules);
      RkRound *round = rk_match_get_current_round (match);

      g_assert_true (rk_match_concede_round (match, by, NULL));
      rk_test_check (match);
      g_assert_cmpuint (rk_round_get_end (round), ==, RK_ROUND_CONCEDED);
      g_assert_cmpuint (rk_round_get_conceded_by (round), ==, by);
      g_assert_cmpuint (rk_round_get_won (round, by), ==, 23);
      g_assert_cmpuint (rk_round_get_won (round, rk_side_other (by)), ==, 25);
      g_assert_cmpuint (rk_round_get_winner (round), ==,
                        rk_winner_from_side (rk_side_other (by)));
    }
}

/* Even with fewer stones. */
static void
test_conceded_with_more (void)
{
  RkRules rules = standard ();
  g_autoptr (RkMatch) match = rk_test_match_from ("1,0,0,0,0,0/0,0,0,0,0,1 s 40-6", &rules);

  g_assert_true (rk_match_concede_round (match, RK_SOUTH, NULL));
  g_assert_cmpuint (rk_match_get_n_wins (match, RK_NORTH), ==, 1);
  g_assert_cmpuint (rk_match_get_stones (match, RK_SOUTH), ==, 40);
}

/* Rules 16 and 17. */
static void
test_next_round (void)
{
  static const struct { const char *before; const char *after; guint reserve[2]; } rounds[] = {
    { DRAWN, "4,4,4,4,4,4/4,4,4,4,4,4 n 0-0", { 0, 0 } },
    { "4,4,4,4,4,4/4,4,4,4,3,0 s 5-0", "4,4,4,4,4,4/-,-,4,4,4,4 n 0-0", { 5, 3 } },
    { SOUTH_WINS, "4,4,4,4,4,4/-,-,-,4,4,4 n 0-0", { 12, 0 } },
    { "0,0,0,0,0,4/4,4,4,4,4,4 n 0-20", "-,-,-,-,-,4/4,4,4,4,4,4 s 0-0", { 0, 20 } },
    { "4,4,4,4,4/4,4,4,3,0 s 5-0", "4,4,4,4,4/-,-,4,4,4 n 0-0", { 5, 3 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rounds); i++)
    {
      RkRules rules = standard ();
      g_autoptr (RkMatch) match = rk_test_match_from (rounds[i].before, &rules);
      RkPosition next;
      RkRound *round;

      agree (match);
      rk_match_get_next_position (match, &next);
      rk_test_assert_text (&next, rounds[i].after);
      g_assert_cmpuint (rk_match_get_next_first (match), ==, next.turn);

      rk_test_begin (match);
      rk_test_check (match);
      round = rk_match_get_current_round (match);
      assert_start (round, rounds[i].after);
      g_assert_cmpuint (rk_round_get_reserve (round, RK_SOUTH), ==, rounds[i].reserve[RK_SOUTH]);
      g_assert_cmpuint (rk_round_get_reserve (round, RK_NORTH), ==, rounds[i].reserve[RK_NORTH]);
    }
}

/* Holes that close and reopen, compared hole by hole with the round before. */
static void
test_closing (void)
{
  static const struct
    {
      const char *before;
      guint closed[2];
      guint reopened[2];
      guint reopened_holes;
    }
  rounds[] = {
    { DRAWN, { 0, 0 }, { 0, 0 }, 0 },
    { "4,4,4,4,4,4/4,4,4,4,3,0 s 5-0", { 0, 2 }, { 0, 0 }, 0 },
    { "-,-,4,4,4,4/4,4,4,4,4,4 s 4-4", { 0, 0 }, { 1, 0 }, 1u << 1 },
    { "-,-,4,4,4,4/4,4,4,4,4,4 s 8-0", { 0, 0 }, { 2, 0 }, 3u << 0 },
    { "4,4,4,4,4,4/-,-,-,-,4,4 s 0-12", { 0, 0 }, { 0, 3 }, 7u << 7 },
    /* Closed in another place than the rules would: set up by hand. */
    { "4,-,4,4,4,4/4,4,4,4,4,4 n 0-4", { 1, 0 }, { 1, 0 }, 1u << 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rounds); i++)
    {
      RkRules rules = standard ();
      g_autoptr (RkMatch) match = rk_test_match_from (rounds[i].before, &rules);

      agree (match);
      rk_test_begin (match);
      for (guint side = RK_SOUTH; side <= RK_NORTH; side++)
        {
          RkRound *first = rk_match_get_round (match, 0);
          RkRound *second = rk_match_get_round (match, 1);

          g_assert_cmpuint (rk_round_get_n_closed (first, side), ==, 0);
          g_assert_cmpuint (rk_round_get_n_reopened (first, side), ==, 0);
          g_assert_cmpuint (rk_round_get_n_closed (second, side), ==, rounds[i].closed[side]);
          g_assert_cmpuint (rk_round_get_n_reopened (second, side), ==, rounds[i].reopened[side]);
        }
      for (guint hole = 0; hole < 12; hole++)
        g_assert_cmpint (rk_round_is_reopened (rk_match_get_round (match, 1), hole), ==,
                         (rounds[i].reopened_holes & (1u << hole)) != 0);
    }
}

/* Rule 18. */
static void
test_all_closed (void)
{
  static const struct { const char *position; RkWinner winner; } matches[] = {
    { "4,4,4,4,4,4/0,0,0,0,0,1 s 21-2", RK_WINNER_SOUTH },
    { "0,0,0,0,0,1/4,4,4,4,4,4 n 2-21", RK_WINNER_NORTH },
    { "4,4,4,4,4,4/0,0,0,0,0,1 s 20-3", RK_WINNER_NONE },
    { "4,4,4,4,4/0,0,0,0,3 s 17-0", RK_WINNER_SOUTH },
  };

  for (guint i = 0; i < G_N_ELEMENTS (matches); i++)
    {
      RkRules rules = standard ();
      g_autoptr (RkMatch) match = rk_test_match_from (matches[i].position, &rules);

      agree (match);
      g_assert_cmpuint (rk_match_get_winner (match), ==, matches[i].winner);
      if (matches[i].winner == RK_WINNER_NONE)
        g_assert_cmpuint (rk_match_get_state (match), ==, RK_MATCH_BETWEEN_ROUNDS);
      else
        g_assert_cmpuint (rk_match_get_end (match), ==, RK_MATCH_ALL_CLOSED);
    }
}

static RkSide
expect_first (RkNextFirst next_first,
              RkSide      first,
              RkWinner    winner)
{
  RkSide won_by = winner == RK_WINNER_SOUTH ? RK_SOUTH : RK_NORTH;

  if (next_first == RK_NEXT_FIRST_ALTERNATE || winner == RK_WINNER_DRAW)
    return rk_side_other (first);

  return next_first == RK_NEXT_FIRST_WINNER ? won_by : rk_side_other (won_by);
}

/* Rule 19, over three rounds. */
static void
test_who_begins (void)
{
  static const struct { const char *position; RkWinner winner; } rounds[] = {
    { "4,4,4,4,4,4/0,0,0,0,4,4 %c 8-4", RK_WINNER_SOUTH },
    { "0,0,0,0,4,4/4,4,4,4,4,4 %c 4-8", RK_WINNER_NORTH },
    { "4,4,4,4,4,4/4,4,4,4,4,4 %c 0-0", RK_WINNER_DRAW },
  };

  for (guint next_first = 0; next_first < 3; next_first++)
    for (guint first = RK_SOUTH; first <= RK_NORTH; first++)
      for (guint i = 0; i < G_N_ELEMENTS (rounds); i++)
        {
          g_auto (GStrv) parts = g_strsplit (rounds[i].position, "%c", 2);
          g_autofree char *position = g_strjoinv (first == RK_SOUTH ? "s" : "n", parts);
          RkRules rules = standard ();
          g_autoptr (RkMatch) match = NULL;
          RkSide second = expect_first (next_first, first, rounds[i].winner);
          RkWinner winner;

          rules.next_first = next_first;
          match = rk_test_match_from (position, &rules);
          agree (match);
          g_assert_cmpuint (rk_match_get_next_first (match), ==, second);
          rk_test_begin (match);
          g_assert_cmpuint (rk_round_get_first (rk_match_get_round (match, 1)), ==, second);
          g_assert_cmpuint (rk_match_get_turn (match), ==, second);

          agree (match);
          winner = rk_round_get_winner (rk_match_get_round (match, 1));
          g_assert_cmpuint (rk_match_get_next_first (match), ==,
                            expect_first (next_first, second, winner));
        }
}

/* Rule 20: a number of won rounds. */
static void
test_wins (void)
{
  RkRules rules = standard ();
  g_autoptr (RkMatch) match = NULL;

  rules.max_wins = 2;
  match = rk_test_match_from (SOUTH_WINS, &rules);
  agree (match);
  g_assert_cmpuint (rk_match_get_state (match), ==, RK_MATCH_BETWEEN_ROUNDS);
  rk_test_begin (match);
  /* 24 on South's side, 12 on North's. */
  agree (match);
  g_assert_cmpuint (rk_match_get_end (match), ==, RK_MATCH_WINS);
  g_assert_cmpuint (rk_match_get_winner (match), ==, RK_WINNER_SOUTH);
}

/* Rule 20: a number of rounds, and what decides then. */
static void
test_rounds (void)
{
  static const struct
    {
      const char *position;
      RkDecides decides;
      RkWinner winner;
    }
  matches[] = {
    { SOUTH_WINS, RK_DECIDES_STONES, RK_WINNER_SOUTH },
    { NORTH_WINS, RK_DECIDES_STONES, RK_WINNER_NORTH },
    { DRAWN, RK_DECIDES_STONES, RK_WINNER_DRAW },
    { SOUTH_WINS, RK_DECIDES_WINS, RK_WINNER_SOUTH },
    { NORTH_WINS, RK_DECIDES_WINS, RK_WINNER_NORTH },
    { DRAWN, RK_DECIDES_WINS, RK_WINNER_DRAW },
    { SOUTH_WINS, RK_DECIDES_DRAW, RK_WINNER_DRAW },
    { NORTH_WINS, RK_DECIDES_DRAW, RK_WINNER_DRAW },
    /* More stones by the reserve, but the round is drawn, or lost. */
    { "4,4,4,4,4,3/4,4,4,4,4,1 s 0-0", RK_DECIDES_STONES, RK_WINNER_SOUTH },
    { "4,4,4,4,4,3/4,4,4,4,4,1 s 0-0", RK_DECIDES_WINS, RK_WINNER_DRAW },
    { "0,0,4,4,4,4/0,4,4,4,4,4 s 0-0", RK_DECIDES_STONES, RK_WINNER_SOUTH },
    { "0,0,4,4,4,4/0,4,4,4,4,4 s 0-0", RK_DECIDES_WINS, RK_WINNER_NORTH },
  };

  for (guint i = 0; i < G_N_ELEMENTS (matches); i++)
    {
      RkRules rules = standard ();
      g_autoptr (RkMatch) match = NULL;

      rules.max_rounds = 1;
      rules.decides = matches[i].decides;
      match = rk_test_match_from (matches[i].position, &rules);
      agree (match);
      g_assert_cmpuint (rk_match_get_end (match), ==, RK_MATCH_ROUNDS);
      g_assert_cmpuint (rk_match_get_winner (match), ==, matches[i].winner);
    }
}

static void
test_rounds_not_used_up (void)
{
  RkRules rules = standard ();
  g_autoptr (RkMatch) match = NULL;

  rules.max_rounds = 3;
  rules.max_wins = 2;
  match = rk_test_match_new (&rules);
  for (guint i = 0; i < 2; i++)
    {
      agree (match);
      g_assert_cmpuint (rk_match_get_state (match), ==, RK_MATCH_BETWEEN_ROUNDS);
      rk_test_begin (match);
    }
  agree (match);
  g_assert_cmpuint (rk_match_get_end (match), ==, RK_MATCH_ROUNDS);
  g_assert_cmpuint (rk_match_get_winner (match), ==, RK_WINNER_DRAW);
}

/* Rule 20: won rounds come first, then the number of rounds, then rule 18. */
static void
test_order_of_ends (void)
{
  static const struct
    {
      guint max_wins;
      guint max_rounds;
      RkMatchEnd end;
      RkWinner winner;
    }
  matches[] = {
    { 1, 1, RK_MATCH_WINS, RK_WINNER_NORTH },
    { 1, 0, RK_MATCH_WINS, RK_WINNER_NORTH },
    { 2, 1, RK_MATCH_ROUNDS, RK_WINNER_DRAW },
    { 0, 1, RK_MATCH_ROUNDS, RK_WINNER_DRAW },
    { 2, 2, RK_MATCH_ALL_CLOSED, RK_WINNER_NORTH },
    { 0, 0, RK_MATCH_ALL_CLOSED, RK_WINNER_NORTH },
  };

  for (guint i = 0; i < G_N_ELEMENTS (matches); i++)
    {
      RkRules rules = standard ();
      g_autoptr (RkMatch) match = NULL;

      rules.max_wins = matches[i].max_wins;
      rules.max_rounds = matches[i].max_rounds;
      rules.decides = RK_DECIDES_DRAW;
      match = rk_test_match_new (&rules);
      g_assert_true (rk_match_concede_round (match, RK_SOUTH, NULL));
      g_assert_cmpuint (rk_match_get_end (match), ==, matches[i].end);
      g_assert_cmpuint (rk_match_get_winner (match), ==, matches[i].winner);
    }
}

/* Rule 21: nobody wins the round under way, its stones are shared out. */
static void
test_ended_by_hand (void)
{
  RkRules rules = standard ();

  for (guint i = 0; i < 6; i++)
    {
      g_autoptr (RkMatch) match = rk_test_match_from (SOUTH_WINS, &rules);
      RkWinner expected;

      if (i < 2)
        {
          g_assert_true (rk_match_concede (match, i, NULL));
          g_assert_cmpuint (rk_match_get_end (match), ==, RK_MATCH_CONCEDED);
          g_assert_cmpuint (rk_match_get_conceded_by (match), ==, i);
          expected = rk_winner_from_side (rk_side_other (i));
        }
      else if (i == 2)
        {
          g_assert_true (rk_match_agree_draw (match, NULL));
          g_assert_cmpuint (rk_match_get_end (match), ==, RK_MATCH_AGREED);
          expected = RK_WINNER_DRAW;
        }
      else
        {
          expected = RK_WINNER_SOUTH + i - 3;
          g_assert_true (rk_match_adjudicate (match, expected, NULL));
          g_assert_cmpuint (rk_match_get_end (match), ==, RK_MATCH_ADJUDICATED);
        }

      rk_test_check (match);
      g_assert_cmpuint (rk_match_get_winner (match), ==, expected);
      g_assert_cmpuint (rk_match_get_n_wins (match, RK_SOUTH), ==, 0);
      g_assert_cmpuint (rk_round_get_winner (rk_match_get_current_round (match)), ==,
                        RK_WINNER_NONE);
      g_assert_cmpuint (rk_match_get_stones (match, RK_SOUTH), ==, 36);
      g_assert_cmpuint (rk_match_get_stones (match, RK_NORTH), ==, 12);
    }
}

/* Rules 12 and 13 end a round after a move. */
static void
test_automatic_ends (void)
{
  RkRules rules = standard ();
  g_autoptr (RkMatch) immobilised =
    rk_test_match_from ("-,-,-,-,-,3/-,3,5,3,3,3 n 0-0", &rules);
  RkRound *round = rk_match_get_current_round (immobilised);

  rk_test_play (immobilised, "e");
  g_assert_cmpuint (rk_round_get_end (round), ==, RK_ROUND_IMMOBILISED);
  g_assert_cmpuint (rk_round_get_won (round, RK_SOUTH), ==, 4);
  g_assert_cmpuint (rk_round_get_won (round, RK_NORTH), ==, 16);

  g_assert_true (rk_match_undo (immobilised));
  g_assert_cmpuint (rk_round_get_end (round), ==, RK_ROUND_GOES_ON);
  g_assert_true (rk_match_redo (immobilised));
  g_assert_cmpuint (rk_round_get_end (round), ==, RK_ROUND_IMMOBILISED);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/rules/valid", test_valid);
  g_test_add_func ("/model/rules/valid-start", test_valid_start);
  g_test_add_func ("/model/rules/standard-start", test_standard_start);
  g_test_add_func ("/model/rules/first-move", test_first_move);
  g_test_add_func ("/model/rules/round-winner", test_round_winner);
  g_test_add_func ("/model/rules/conceded-round", test_conceded_round);
  g_test_add_func ("/model/rules/conceded-with-more", test_conceded_with_more);
  g_test_add_func ("/model/rules/next-round", test_next_round);
  g_test_add_func ("/model/rules/closing", test_closing);
  g_test_add_func ("/model/rules/all-closed", test_all_closed);
  g_test_add_func ("/model/rules/who-begins", test_who_begins);
  g_test_add_func ("/model/rules/wins", test_wins);
  g_test_add_func ("/model/rules/rounds", test_rounds);
  g_test_add_func ("/model/rules/rounds-not-used-up", test_rounds_not_used_up);
  g_test_add_func ("/model/rules/order-of-ends", test_order_of_ends);
  g_test_add_func ("/model/rules/ended-by-hand", test_ended_by_hand);
  g_test_add_func ("/model/rules/automatic-ends", test_automatic_ends);

  return g_test_run ();
}
