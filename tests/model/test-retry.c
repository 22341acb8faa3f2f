/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Mistakes that are tried again: what counts as better, and how far somebody has come. */
#include "config.h"

#include "rk-retry.h"
#include "rk-review.h"
#include "rk-test-model.h"

/* A late position of a round, of which everything is found out at once; and one in which
 * play can go on without end. */
#define LATE    "0,1,0,2,0,1/1,0,2,0,1,0 s 20-20"
#define ENDLESS "0,0,0,0,1/0,2,0,1,1 s 0-0"

/* What one test found out helps the next. */
static RkSolver *solver;

static RkMatch *
make_match (const char *position,
            guint       n_holes,
            GRand      *rand)
{
  RkRules rules;
  RkMatch *match;

  rk_rules_init_standard (&rules);
  rules.n_holes = n_holes;
  match = rk_test_match_from (position, &rules);
  rk_test_play_out (match, rand, 1);
  rk_test_analyse (solver, match);

  return match;
}

/* One with at least so many mistakes. */
static RkMatch *
make_bad_match (guint32 seed,
                guint   n_mistakes)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);

  for (;;)
    {
      g_autoptr (RkMatch) match = make_match (LATE, 6, rand);
      g_autoptr (RkRetry) retry = rk_retry_new (match, RK_BOTH_SIDES, RK_MISTAKES_BY_MOVE);

      if (rk_retry_get_n_mistakes (retry) >= n_mistakes)
        return g_steal_pointer (&match);
    }
}

/* The first move that comes to this verdict, or -1. */
static int
find (RkRetry          *retry,
      const RkSolution *solution,
      RkRetryVerdict    verdict)
{
  guint played = rk_mistake_get_lost (rk_retry_get_mistake (retry));

  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    if (solution->legal & (1u << hole))
      {
        guint lost = rk_retry_get_loss (retry, solution, hole).least;
        RkRetryVerdict is = lost == 0 ? RK_RETRY_BEST
                            : lost < played ? RK_RETRY_BETTER : RK_RETRY_NO_BETTER;

        if (is == verdict)
          return hole;
      }

  return -1;
}

/* Every move against what the solver says of it; the one that was played against what the
 * analysis says. */
static guint
check_mistake (RkRetry *retry)
{
  RkMistake *mistake = rk_retry_get_mistake (retry);
  RkSolution solution;
  RkLoss loss;
  guint advised;
  guint answer;
  guint n_best = 0;

  rk_test_solve (solver, rk_retry_get_position (retry), &solution);
  g_assert_cmpuint (solution.turn, ==, rk_mistake_get_side (mistake));
  loss = rk_retry_get_loss (retry, &solution, rk_mistake_get_hole (mistake));
  g_assert_cmpuint (loss.least, ==, rk_mistake_get_lost (mistake));
  g_assert_cmpuint (loss.most, ==, rk_mistake_get_loss (mistake).most);
  g_assert_cmpint (rk_retry_try (retry, &solution, rk_mistake_get_hole (mistake)), ==,
                   RK_RETRY_NO_BETTER);

  advised = g_bit_nth_msf (solution.best, -1);
  answer = rk_retry_show (retry, &solution, advised);
  g_assert_cmpint (rk_mistake_get_state (mistake), ==, RK_MISTAKE_SHOWN);
  g_assert_true (solution.best & (1u << answer));
  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    if (solution.best & (1u << hole) && rk_retry_get_loss (retry, &solution, hole).least == 0)
      {
        n_best++;
        g_assert_cmpint (rk_retry_try (retry, &solution, hole), ==, RK_RETRY_BEST);
      }
    else if (solution.legal & (1u << hole) && rk_solution_is_exact (&solution))
      g_assert_cmpint (rk_retry_try (retry, &solution, hole), !=, RK_RETRY_BEST);
  if (n_best > 0)
    g_assert_cmpuint (rk_retry_get_loss (retry, &solution, answer).least, ==, 0);
  if (rk_retry_get_loss (retry, &solution, advised).least == 0)
    g_assert_cmpuint (answer, ==, advised);

  /* What was shown is not found afterwards. */
  g_assert_cmpint (rk_mistake_get_state (mistake), ==, RK_MISTAKE_SHOWN);

  return n_best;
}

/* All moves, in rounds of all kinds; nothing is written into the match. */
static void
test_verdicts (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  guint n_mistakes = 0;
  guint n_equal = 0;
  guint n_repeated = 0;

  for (guint i = 0; i < rk_test_count (1000); i++)
    {
      gboolean endless = i % 2 == 1;
      g_autoptr (RkMatch) match =
        make_match (endless ? ENDLESS : LATE, endless ? 5 : 6, rand);
      g_autoptr (RkRetry) retry = rk_retry_new (match, RK_BOTH_SIDES, RK_MISTAKES_BY_MOVE);
      guint64 fingerprint = rk_test_fingerprint (match);

      n_repeated += rk_round_get_end (rk_match_get_round (match, 0)) == RK_ROUND_REPETITION;
      for (; rk_retry_get_mistake (retry) != NULL; rk_retry_next (retry))
        {
          n_mistakes++;
          n_equal += check_mistake (retry) > 1;
        }
      g_assert_cmpuint (rk_test_fingerprint (match), ==, fingerprint);
    }

  g_test_message ("%u mistakes, %u with several best moves; %u rounds ended by repetition",
                  n_mistakes, n_equal, n_repeated);
  g_assert_cmpuint (n_mistakes, >, 0);
  g_assert_cmpuint (n_equal, >, 0);
  g_assert_cmpuint (n_repeated, >, 0);
}

/* South had between 20 and 30 stones, and after F between 10 and 16: at least 4 and at
 * most 20 were given away. */
static void
test_untold (void)
{
  static const struct
  {
    RkOutcome outcome;
    RkLoss loss;
    RkRetryVerdict verdict;
  } moves[] = {
    { { 20, 30 }, { 0, 10 }, RK_RETRY_BEST },
    { { 18, 25 }, { 0, 12 }, RK_RETRY_BEST },
    { { 16, 22 }, { 0, 14 }, RK_RETRY_UNTOLD },
    { { 17, 19 }, { 1, 13 }, RK_RETRY_BETTER },
    { { 5, 19 }, { 1, 25 }, RK_RETRY_NO_BETTER },
    { { 10, 16 }, { 4, 20 }, RK_RETRY_NO_BETTER },
  };
  g_autoptr (RkMatch) match = NULL;
  g_autoptr (RkRetry) retry = NULL;
  RkSolution solution = {
    .result = { 20, 30 }, .legal = 0x3f, .best = 0x01, .turn = RK_SOUTH, .total = 48
  };
  RkRules rules;

  rk_rules_init_standard (&rules);
  match = rk_test_match_new (&rules);
  rk_test_play (match, "F");
  rk_test_set_analysis (match, "F", (const char *[]) { "20:28..30:18", "16:32..10:38" });
  retry = rk_retry_new (match, RK_BOTH_SIDES, RK_MISTAKES_BY_MOVE);
  g_assert_cmpuint (rk_retry_get_n_mistakes (retry), ==, 1);
  g_assert_cmpuint (rk_mistake_get_lost (rk_retry_get_mistake (retry)), ==, 4);
  g_assert_cmpuint (rk_mistake_get_loss (rk_retry_get_mistake (retry)).most, ==, 20);

  for (guint hole = 0; hole < G_N_ELEMENTS (moves); hole++)
    solution.moves[hole] = moves[hole].outcome;
  for (guint hole = 0; hole < G_N_ELEMENTS (moves); hole++)
    {
      RkLoss loss = rk_retry_get_loss (retry, &solution, hole);

      rk_mistake_set_state (rk_retry_get_mistake (retry), RK_MISTAKE_OPEN);
      g_assert_cmpuint (loss.least, ==, moves[hole].loss.least);
      g_assert_cmpuint (loss.most, ==, moves[hole].loss.most);
      g_assert_cmpint (rk_retry_try (retry, &solution, hole), ==, moves[hole].verdict);
      g_assert_cmpint (rk_mistake_get_state (rk_retry_get_mistake (retry)), ==,
                       moves[hole].verdict == RK_RETRY_BEST ? RK_MISTAKE_FOUND : RK_MISTAKE_OPEN);
    }
}

static void
assert_tally (RkRetry *retry,
              guint    n_first,
              guint    n_later,
              guint    n_shown,
              guint    n_skipped)
{
  RkRetryTally tally;

  rk_retry_get_tally (retry, &tally);
  g_assert_cmpuint (tally.n_first, ==, n_first);
  g_assert_cmpuint (tally.n_later, ==, n_later);
  g_assert_cmpuint (tally.n_shown, ==, n_shown);
  g_assert_cmpuint (tally.n_skipped, ==, n_skipped);
}

/* At once, at the second try, shown, skipped; and the rest once more. */
static void
test_tally (void)
{
  g_autoptr (RkMatch) match = make_bad_match (11, 4);
  g_autoptr (RkRetry) retry = rk_retry_new (match, RK_BOTH_SIDES, RK_MISTAKES_BY_SIZE);
  guint n_mistakes = rk_retry_get_n_mistakes (retry);
  RkMistake *third = rk_retry_get_nth (retry, 2);
  RkSolution solution;

  assert_tally (retry, 0, 0, 0, n_mistakes);
  rk_retry_previous (retry);
  g_assert_cmpuint (rk_retry_get_index (retry), ==, 0);

  rk_test_solve (solver, rk_retry_get_position (retry), &solution);
  rk_retry_try (retry, &solution, find (retry, &solution, RK_RETRY_BEST));
  /* What comes after the answer does not count. */
  rk_retry_try (retry, &solution, find (retry, &solution, RK_RETRY_NO_BETTER));
  rk_retry_show (retry, &solution, find (retry, &solution, RK_RETRY_BEST));
  g_assert_cmpint (rk_mistake_get_state (rk_retry_get_mistake (retry)), ==, RK_MISTAKE_FOUND);
  assert_tally (retry, 1, 0, 0, n_mistakes - 1);

  rk_retry_next (retry);
  rk_test_solve (solver, rk_retry_get_position (retry), &solution);
  rk_retry_try (retry, &solution, find (retry, &solution, RK_RETRY_NO_BETTER));
  g_assert_cmpint (rk_mistake_get_state (rk_retry_get_mistake (retry)), ==, RK_MISTAKE_OPEN);
  rk_retry_try (retry, &solution, find (retry, &solution, RK_RETRY_BEST));
  assert_tally (retry, 1, 1, 0, n_mistakes - 2);

  rk_retry_next (retry);
  rk_test_solve (solver, rk_retry_get_position (retry), &solution);
  rk_retry_show (retry, &solution, find (retry, &solution, RK_RETRY_BEST));
  assert_tally (retry, 1, 1, 1, n_mistakes - 3);

  for (guint i = 0; i < n_mistakes; i++)
    rk_retry_next (retry);
  g_assert_null (rk_retry_get_mistake (retry));
  g_assert_cmpuint (rk_retry_get_index (retry), ==, n_mistakes);

  rk_retry_again (retry);
  g_assert_cmpuint (rk_retry_get_n_mistakes (retry), ==, n_mistakes - 2);
  g_assert_true (rk_retry_get_mistake (retry) == third);
  g_assert_cmpint (rk_mistake_get_state (third), ==, RK_MISTAKE_OPEN);
  assert_tally (retry, 0, 0, 0, n_mistakes - 2);
}

/* Of the player and in the order that somebody wants. */
static void
test_choice (void)
{
  g_autoptr (RkMatch) match = make_bad_match (12, 4);

  for (RkSide side = RK_SOUTH; side <= RK_NORTH; side++)
    {
      g_autoptr (RkRetry) retry = rk_retry_new (match, 1u << side, RK_MISTAKES_BY_SIZE);

      for (guint i = 0; i < rk_retry_get_n_mistakes (retry); i++)
        {
          g_assert_cmpint (rk_mistake_get_side (rk_retry_get_nth (retry, i)), ==, side);
          if (i > 0)
            g_assert_cmpuint (rk_mistake_get_lost (rk_retry_get_nth (retry, i - 1)), >=,
                              rk_mistake_get_lost (rk_retry_get_nth (retry, i)));
        }
    }
}

/* The board, and what led to it. */
static void
test_position (void)
{
  g_autoptr (RkMatch) match = make_bad_match (13, 3);
  g_autoptr (RkRetry) retry = rk_retry_new (match, RK_BOTH_SIDES, RK_MISTAKES_BY_MOVE);
  RkRound *round = rk_match_get_round (match, 0);

  for (; rk_retry_get_mistake (retry) != NULL; rk_retry_next (retry))
    {
      guint ply = rk_mistake_get_ply (rk_retry_get_mistake (retry));
      RkMove *move = rk_retry_get_last_move (retry);

      g_assert_true (rk_position_equal (rk_retry_get_position (retry),
                                        rk_round_get_position (round, ply - 1)));
      g_assert_true (move == (ply > 1 ? rk_round_get_move (round, ply - 2) : NULL));
    }
}

static void
count_cb (RkRetry *retry,
          guint   *n_changes)
{
  (*n_changes)++;
}

/* Moves are taken back, the one that is tried among them; played again they are mistakes
 * of another session. */
static void
test_taken_back (void)
{
  g_autoptr (RkMatch) match = make_bad_match (14, 3);
  g_autoptr (RkRetry) retry = rk_retry_new (match, RK_BOTH_SIDES, RK_MISTAKES_BY_MOVE);
  guint n_mistakes = rk_retry_get_n_mistakes (retry);
  RkMistake *first = rk_retry_get_nth (retry, 0);
  guint n_changes = 0;

  g_signal_connect (retry, "changed", G_CALLBACK (count_cb), &n_changes);
  rk_retry_next (retry);
  rk_match_set_comment (match, "Good.");
  g_assert_cmpuint (n_changes, ==, 0);

  rk_match_undo_to (match, 0, rk_mistake_get_ply (rk_retry_get_nth (retry, 1)) - 1);
  g_assert_cmpuint (n_changes, ==, 1);
  g_assert_cmpuint (rk_retry_get_n_mistakes (retry), ==, 1);
  g_assert_true (rk_retry_get_nth (retry, 0) == first);
  g_assert_null (rk_retry_get_mistake (retry));

  while (rk_match_redo (match))
    ;
  g_assert_cmpuint (n_changes, ==, 1);
  g_assert_cmpuint (rk_retry_get_n_mistakes (retry), ==, 1);
  g_assert_cmpuint (n_mistakes, >, 1);

  rk_match_set_analysis (match, NULL);
  g_assert_cmpuint (n_changes, ==, 2);
  g_assert_cmpuint (rk_retry_get_n_mistakes (retry), ==, 0);
  g_assert_cmpuint (rk_retry_get_index (retry), ==, 0);
}

/* While a game of a tournament lasts, nobody is told anything. */
static void
test_no_advice (void)
{
  g_autoptr (RkMatch) match = make_bad_match (15, 1);
  g_autoptr (RkRetry) retry = rk_retry_new (match, RK_BOTH_SIDES, RK_MISTAKES_BY_MOVE);
  g_autoptr (RkRetry) none = NULL;
  g_autoptr (RkEvent) event = rk_event_new ();

  g_object_set (event, "tournament", "0d4ff2b8-6d6c-4c5e-9a3c-6c1b5d0f5a11", NULL);
  rk_match_set_event (match, event);
  g_assert_false (rk_match_allows_advice (match));
  g_assert_cmpuint (rk_retry_get_n_mistakes (retry), ==, 0);
  none = rk_retry_new (match, RK_BOTH_SIDES, RK_MISTAKES_BY_MOVE);
  g_assert_cmpuint (rk_retry_get_n_mistakes (none), ==, 0);
  g_assert_null (rk_retry_get_mistake (none));
}

int
main (int   argc,
      char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/retry/verdicts", test_verdicts);
  g_test_add_func ("/retry/untold", test_untold);
  g_test_add_func ("/retry/tally", test_tally);
  g_test_add_func ("/retry/choice", test_choice);
  g_test_add_func ("/retry/position", test_position);
  g_test_add_func ("/retry/taken-back", test_taken_back);
  g_test_add_func ("/retry/no-advice", test_no_advice);

  solver = rk_solver_new ();
  status = g_test_run ();
  g_assert_finalize_object (solver);

  return status;
}
