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

/* South plays F, and North answers; the first is analysed. */
static RkMatch *
make_match_of (const char *before,
               const char *after)
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

  g_assert_true (rk_forecast_parse (&best[0], before));
  g_assert_true (rk_forecast_parse (&best[1], after));
  round = rk_round_analysis_new (rk_round_get_position (rk_match_get_round (match, 0), 0), "F",
                                 best);
  rk_analysis_set_round (analysis, 0, round);
  rk_match_set_analysis (match, analysis);

  return match;
}

/* F was a mistake. */
static RkMatch *
make_match (void)
{
  return make_match_of ("20:28", "16:32");
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
               "Asha ends the round with between 16 and 20 stones, North with between 28 and 32.");
  assert_text (rk_text_forecast (match, &forecast, RK_NORTH),
               "North ends the round with between 28 and 32 stones, Asha with between 16 and 20.");
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

/* South could have 20 to 48 stones, and then 5 to 40: nobody knows. */
static void
test_untold (void)
{
  g_autoptr (RkMatch) match = make_match_of ("20:28..48:0", "40:8..5:43");
  g_autoptr (RkMistakes) mistakes = rk_mistakes_new (match);
  g_autofree char *longest = rk_text_review_longest (match, mistakes);
  RkTally tally;

  assert_text (rk_text_verdict (match, 0, 1, NULL),
               "It cannot be told whether this was a best move.");
  assert_text (rk_text_review_point (match, 0, 1),
               "Move 1: Asha played F. Asha ends the round with between 5 and 40 stones, North "
               "with between 8 and 43. It cannot be told whether this was a best move.");
  assert_text (rk_text_review_point (match, 0, 1), longest);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (mistakes)), ==, 0);
  rk_review_get_tally (match, 0, RK_SOUTH, &tally);
  assert_text (rk_text_tally (match, RK_SOUTH, &tally),
               "Of 1 move it cannot be told whether it was a best one.");
  assert_text (rk_text_tally_share (&tally), "");
}

/* 20 to 30 stones, and then 10 to 16. */
static void
test_at_least (void)
{
  g_autoptr (RkMatch) match = make_match_of ("20:28..30:18", "16:32..10:38");
  g_autoptr (RkMistakes) mistakes = rk_mistakes_new (match);
  g_autoptr (RkMistake) mistake = g_list_model_get_item (G_LIST_MODEL (mistakes), 0);
  RkTally tally;

  assert_text (rk_text_verdict (match, 0, 1, NULL), "This move gave away at least 4 stones.");
  assert_text (rk_text_mistake (match, mistake),
               "Round 1, move 1: Asha played F and gave away at least 4 stones.");
  assert_text (rk_text_retry_task (match, mistake),
               "Asha gave away at least 4 stones here. Find a better move.");
  assert_text (rk_text_retry_found (mistake, (RkLoss) { 0, 0 }),
               "That is a best move! It is worth at least 4 stones more than what was played.");
  assert_text (rk_text_retry_found (mistake, (RkLoss) { 0, 10 }),
               "That is better than what was played!");
  assert_text (rk_text_retry_wrong (mistake, 0, RK_RETRY_UNTOLD, (RkLoss) { 0, 14 }),
               "It cannot be told whether this is better. Try again.");
  assert_text (rk_text_retry_wrong (mistake, 0, RK_RETRY_NO_BETTER, (RkLoss) { 1, 25 }),
               "This gives away at least 1 stone, too. Try again.");
  rk_review_get_tally (match, 0, RK_SOUTH, &tally);
  assert_text (rk_text_tally (match, RK_SOUTH, &tally),
               "Asha found a best move in 0 of 1 move. Asha gave away at least 4 stones.");
  assert_text (rk_text_tally_share (&tally), "0%");
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
  assert_text (rk_text_retry_found (mistake, (RkLoss) { 0, 0 }),
               "That is a best move! It is worth 4 stones more than what was played.");
  assert_text (rk_text_retry_wrong (mistake, rk_mistake_get_hole (mistake), RK_RETRY_NO_BETTER,
                                    (RkLoss) { 4, 4 }),
               "This is what was played. It gives away 4 stones. Try again.");
  assert_text (rk_text_retry_wrong (mistake, 0, RK_RETRY_BETTER, (RkLoss) { 1, 1 }),
               "Better than what was played, but it still gives away 1 stone. Try again.");
  assert_text (rk_text_retry_wrong (mistake, 0, RK_RETRY_NO_BETTER, (RkLoss) { 6, 6 }),
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
    { { 9, 3, 2, 1 }, "Asha found a best move in 2 of 3 moves. Asha gave away 1 stone.", "67%" },
    { { 200, 200, 199, 12 },
      "Asha found a best move in 199 of 200 moves. Asha gave away 12 stones.", "99%" },
    { { 13, 13, 10, 3 }, "Asha found a best move in 10 of 13 moves. Asha gave away 3 stones.",
      "77%" },
    { { 8, 8, 1, 9 }, "Asha found a best move in 1 of 8 moves. Asha gave away 9 stones.", "13%" },
    { { 300, 300, 1, 9 }, "Asha found a best move in 1 of 300 moves. Asha gave away 9 stones.",
      "1%" },
    { { 5, 5, 0, 9 }, "Asha found a best move in 0 of 5 moves. Asha gave away 9 stones.", "0%" },
    { { 5, 4, 4, 0, 1, TRUE },
      "Asha found a best move in 4 of 4 moves. Of 1 move it cannot be told whether it was a best "
      "one.", "100%" },
    { { 5, 3, 2, 300, 2, TRUE },
      "Asha found a best move in 2 of 3 moves. Asha gave away at least 300 stones. Of 2 moves it "
      "cannot be told whether they were best ones.", "67%" },
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

static void
test_marks (void)
{
  g_assert_cmpstr (rk_text_mark (NULL), ==, "No Mark");
  g_assert_cmpstr (rk_text_mark ("!!"), ==, "Very Good");
  g_assert_cmpstr (rk_text_mark ("!"), ==, "Good");
  g_assert_cmpstr (rk_text_mark ("!?"), ==, "Interesting");
  g_assert_cmpstr (rk_text_mark ("?!"), ==, "Doubtful");
  g_assert_cmpstr (rk_text_mark ("?"), ==, "Mistake");
  g_assert_cmpstr (rk_text_mark ("??"), ==, "Grave Mistake");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/review-sentences/forecast", test_forecast);
  g_test_add_func ("/review-sentences/verdict", test_verdict);
  g_test_add_func ("/review-sentences/points", test_points);
  g_test_add_func ("/review-sentences/untold", test_untold);
  g_test_add_func ("/review-sentences/at-least", test_at_least);
  g_test_add_func ("/review-sentences/mistakes", test_mistakes);
  g_test_add_func ("/review-sentences/retry", test_retry);
  g_test_add_func ("/review-sentences/tallies", test_tallies);
  g_test_add_func ("/review-sentences/states", test_states);
  g_test_add_func ("/review-sentences/marks", test_marks);

  return g_test_run ();
}
