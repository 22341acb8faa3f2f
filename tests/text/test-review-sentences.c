/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* What an analysis says, in English. */
#include "config.h"

#include "rk-review-sentences.h"

/* Takes @text. */
static void
assert_text (char       *text,
             const char *expected)
{
  g_autofree char *own = text;

  g_assert_cmpstr (own, ==, expected);
}

/* South plays F, a mistake, and North answers; the first is analysed. */
static RkMatch *
make_match (void)
{
  g_autoptr (RkPlayer) south = rk_player_new ("Asha", RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  g_autoptr (RkPlayer) north = rk_player_new (NULL, RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  g_autoptr (RkAnalysis) analysis = rk_analysis_new ("Engine 1");
  g_autoptr (RkRoundAnalysis) round = NULL;
  RkForecast best[2];
  RkMatch *match;
  RkRules rules;

  rk_rules_init_standard (&rules);
  match = rk_match_new (&rules, south, north);
  rk_match_play (match, 5, NULL);
  rk_match_play (match, 7, NULL);

  g_assert_true (rk_forecast_parse (&best[0], "20:28"));
  g_assert_true (rk_forecast_parse (&best[1], "16:32"));
  round = rk_round_analysis_new (rk_round_get_position (rk_match_get_round (match, 0), 0), "F",
                                 best);
  rk_analysis_set_round (analysis, 0, round);
  rk_match_set_analysis (match, analysis);

  return match;
}

static void
test_forecast (void)
{
  g_autoptr (RkMatch) match = make_match ();
  RkForecast forecast;

  rk_forecast_parse (&forecast, "20:28");
  assert_text (rk_text_forecast (match, &forecast, RK_SOUTH),
               "Asha ends the round with 20 stones, North with 28.");
  assert_text (rk_text_forecast (match, &forecast, RK_NORTH),
               "North ends the round with 28 stones, Asha with 20.");

  rk_forecast_parse (&forecast, "16:32..20:28");
  assert_text (rk_text_forecast (match, &forecast, RK_SOUTH),
               "Asha ends the round with between 16 and 20 stones.");
  assert_text (rk_text_forecast (match, &forecast, RK_NORTH),
               "North ends the round with between 28 and 32 stones.");
}

static void
test_verdict (void)
{
  g_autoptr (RkMatch) match = make_match ();
  RkSolution solution = {
    .result = { 20, 20 }, .legal = 0x3f, .best = 0x05, .turn = RK_SOUTH, .total = 48
  };

  assert_text (rk_text_verdict (match, 0, 1, NULL), "This move gave away 4 stones.");
  assert_text (rk_text_verdict (match, 0, 1, &solution),
               "This move gave away 4 stones. Better: A, C. "
               "Asha ends the round with 20 stones, North with 28.");
  g_assert_null (rk_text_verdict (match, 0, 2, NULL));
}

static void
test_points (void)
{
  g_autoptr (RkMatch) match = make_match ();

  assert_text (rk_text_review_point (match, 0, 0),
               "Start of the round. Asha ends the round with 20 stones, North with 28.");
  assert_text (rk_text_review_point (match, 0, 1),
               "Move 1: Asha played F. Asha ends the round with 16 stones, North with 32. "
               "This move gave away 4 stones.");
  assert_text (rk_text_review_point (match, 0, 2), "Move 2: North played b. Not analysed.");
}

static void
test_mistakes (void)
{
  g_autoptr (RkMatch) match = make_match ();
  g_autoptr (RkMistakes) mistakes = rk_mistakes_new (match);
  g_autoptr (RkMistake) mistake = g_list_model_get_item (G_LIST_MODEL (mistakes), 0);

  assert_text (rk_text_mistake (match, mistake),
               "Round 1, move 1: Asha played F and gave away 4 stones.");
  assert_text (rk_text_retried (3, 5), "You found a better move for 3 of 5 mistakes.");
  assert_text (rk_text_retried (0, 1), "You found a better move for 0 of 1 mistake.");
}

/* Of the holes only that is named which was tried. */
static void
test_retry (void)
{
  g_autoptr (RkMatch) match = make_match ();
  g_autoptr (RkMistakes) mistakes = rk_mistakes_new (match);
  g_autoptr (RkMistake) mistake = g_list_model_get_item (G_LIST_MODEL (mistakes), 0);
  g_autoptr (RkLine) line =
    rk_line_new (0, NULL, rk_round_get_position (rk_match_get_round (match, 0), 0));

  assert_text (rk_text_retry_task (match, mistake),
               "Asha gave away 4 stones here. Find a better move.");
  assert_text (rk_text_retry_place (match, mistake),
               "Round 1, move 1. Won so far: Asha 0, North 0.");
  assert_text (rk_text_retry_mistake (match, mistake),
               "Round 1, move 1: Asha gave away 4 stones.");
  assert_text (rk_text_retry_found (mistake),
               "That is a best move! It is worth 4 stones more than what was played.");
  assert_text (rk_text_retry_wrong (mistake, rk_mistake_get_hole (mistake), 4),
               "This is what was played. It gives away 4 stones. Try again.");
  assert_text (rk_text_retry_wrong (mistake, 0, 1),
               "Better than what was played, but it still gives away 1 stone. Try again.");
  assert_text (rk_text_retry_wrong (mistake, 0, 6),
               "This gives away 6 stones, too. Try again.");
  g_assert_cmpint (rk_line_play (line, 2), ==, RK_MOVE_LEGAL);
  assert_text (rk_text_best_line (match, line, 0), "Best line, move 0 of 1.");
}

static void
test_tallies (void)
{
  static const struct
  {
    RkTally tally;
    const char *text;
    const char *share;
  } cases[] = {
    { { 3, 0, 0, 0 }, "Not analysed.", "" },
    { { 1, 1, 1, 0 }, "Asha found a best move in 1 of 1 move. Asha gave away nothing.", "100%" },
    { { 9, 3, 2, 1 }, "Asha found a best move in 2 of 3 moves. Asha gave away 1 stone.", "66%" },
    { { 200, 200, 199, 12 },
      "Asha found a best move in 199 of 200 moves. Asha gave away 12 stones.", "99%" },
  };
  g_autoptr (RkMatch) match = make_match ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      assert_text (rk_text_tally (match, RK_SOUTH, &cases[i].tally), cases[i].text);
      assert_text (rk_text_tally_share (&cases[i].tally), cases[i].share);
    }
}

static void
test_states (void)
{
  assert_text (rk_text_review_state (RK_REVIEW_NONE), "Not analysed.");
  assert_text (rk_text_review_state (RK_REVIEW_STALE), "Some moves are not analysed yet.");
  g_assert_null (rk_text_review_state (RK_REVIEW_CURRENT));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/review-sentences/forecast", test_forecast);
  g_test_add_func ("/review-sentences/verdict", test_verdict);
  g_test_add_func ("/review-sentences/points", test_points);
  g_test_add_func ("/review-sentences/mistakes", test_mistakes);
  g_test_add_func ("/review-sentences/retry", test_retry);
  g_test_add_func ("/review-sentences/tallies", test_tallies);
  g_test_add_func ("/review-sentences/states", test_states);

  return g_test_run ();
}
