/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The mistakes of a match that is analysed, and what would have been better. */
#include "config.h"

#include "rk-best-line.h"
#include "rk-better-moves.h"
#include "rk-mistakes.h"
#include "rk-review.h"
#include "rk-test-model.h"

/* What one test found out helps the next. */
static RkSolver *solver;

/* A late position of a round, of which everything is found out at once. */
static RkMatch *
make_late (void)
{
  RkRules rules;

  rk_rules_init_standard (&rules);
  return rk_test_match_from ("0,1,0,2,0,1/1,0,2,0,1,0 s 20-20", &rules);
}

/* Where play without end decides: South wins all or nothing. */
static RkMatch *
make_endless (void)
{
  RkRules rules;

  rk_rules_init_standard (&rules);
  rules.n_holes = 5;
  return rk_test_match_from ("0,0,0,0,1/0,2,0,1,1 s 0-0", &rules);
}

static guint
count_mistakes (RkMatch *match,
                guint    sides)
{
  guint n_mistakes = 0;

  for (guint side = RK_SOUTH; side <= RK_NORTH; side++)
    {
      RkTally tally;

      rk_review_get_tally (match, RK_ALL_ROUNDS, side, &tally);
      if (sides & 1u << side)
        n_mistakes += tally.n_judged - tally.n_best;
    }

  return n_mistakes;
}

static void
items_changed_cb (GListModel *model,
                  guint       position,
                  guint       removed,
                  guint       added,
                  gpointer    user_data)
{
  guint *n_items = user_data;

  *n_items = *n_items - removed + added;
  g_assert_cmpuint (*n_items, ==, g_list_model_get_n_items (model));
}

static void
assert_sorted (RkMistakes *mistakes)
{
  g_autoptr (RkMistake) before = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (mistakes)); i++)
    {
      g_autoptr (RkMistake) mistake = g_list_model_get_item (G_LIST_MODEL (mistakes), i);

      g_assert_cmpuint (rk_mistake_get_lost (mistake), >, 0);
      g_assert_true (rk_mistakes_get_sides (mistakes) & 1u << rk_mistake_get_side (mistake));
      if (before != NULL && (rk_mistakes_get_order (mistakes) == RK_MISTAKES_BY_MOVE ||
                             rk_mistake_get_lost (before) == rk_mistake_get_lost (mistake)))
        g_assert_cmpuint (rk_mistake_get_ply (before), <, rk_mistake_get_ply (mistake));
      else if (before != NULL)
        g_assert_cmpuint (rk_mistake_get_lost (before), >, rk_mistake_get_lost (mistake));
      g_set_object (&before, mistake);
    }
}

static void
assert_walk (RkMistakes *mistakes,
             guint       sides,
             guint       expected)
{
  RkMistake *mistake = NULL;
  RkMistake *last = NULL;
  guint n_forward = 0, n_back = 0;

  while ((mistake = rk_mistakes_get_next (mistakes, 0,
                                          mistake != NULL ? rk_mistake_get_ply (mistake) : 0,
                                          sides)) != NULL)
    {
      n_forward++;
      last = mistake;
    }
  for (mistake = last; mistake != NULL;
       mistake = rk_mistakes_get_previous (mistakes, 0, rk_mistake_get_ply (mistake), sides))
    n_back++;

  g_assert_cmpuint (n_forward, ==, expected);
  g_assert_cmpuint (n_back, ==, expected);
}

static void
test_mistakes (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  guint n_seen = 0;

  for (guint i = 0; i < rk_test_count (200); i++)
    {
      g_autoptr (RkMatch) match = make_late ();
      g_autoptr (RkMistakes) mistakes = rk_mistakes_new (match);
      guint n_items = 0;

      g_signal_connect (mistakes, "items-changed", G_CALLBACK (items_changed_cb), &n_items);
      rk_test_play_out (match, rand, 1);
      g_assert_cmpuint (n_items, ==, 0);
      rk_test_analyse (solver, match);
      g_assert_cmpuint (n_items, ==, count_mistakes (match, RK_BOTH_SIDES));
      assert_sorted (mistakes);
      rk_mistakes_set_order (mistakes, RK_MISTAKES_BY_SIZE);
      assert_sorted (mistakes);

      for (guint sides = 0; sides <= RK_BOTH_SIDES; sides++)
        {
          rk_mistakes_set_sides (mistakes, sides);
          g_assert_cmpuint (n_items, ==, count_mistakes (match, sides));
          assert_sorted (mistakes);
          assert_walk (mistakes, sides, n_items);
        }
      n_seen += n_items;
    }

  g_assert_cmpuint (n_seen, >, 0);
}

/* How far somebody has come with a mistake is kept as long as it is one. */
static void
test_mistakes_stay (void)
{
  g_autoptr (RkMatch) match = rk_test_match_new (NULL);
  g_autoptr (RkMistakes) mistakes = NULL;
  g_autoptr (RkMistake) mistake = NULL;
  g_autoptr (RkMistake) again = NULL;

  rk_test_play (match, "F");
  rk_test_analyse (solver, match);
  mistakes = rk_mistakes_new (match);
  mistake = g_list_model_get_item (G_LIST_MODEL (mistakes), 0);
  g_assert_cmpuint (rk_mistake_get_round (mistake), ==, 0);
  g_assert_cmpuint (rk_mistake_get_ply (mistake), ==, 1);
  g_assert_cmpuint (rk_mistake_get_hole (mistake), ==, 5);
  g_assert_cmpuint (rk_mistake_get_side (mistake), ==, RK_SOUTH);
  g_assert_cmpuint (rk_mistake_get_lost (mistake), ==, 4);
  g_assert_cmpuint (rk_mistake_get_state (mistake), ==, RK_MISTAKE_OPEN);
  rk_mistake_set_state (mistake, RK_MISTAKE_FOUND);

  rk_test_play (match, "a");
  again = g_list_model_get_item (G_LIST_MODEL (mistakes), 0);
  g_assert_true (again == mistake);
  rk_match_undo (match);
  rk_match_undo (match);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (mistakes)), ==, 0);
}

static void
line_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      user_data)
{
  RkLine **line = user_data;
  g_autoptr (GError) error = NULL;

  *line = rk_best_line_find_finish (RK_SOLVER (object), result, &error);
  g_assert_no_error (error);
}

static RkLine *
find_line (const RkPosition *position,
           guint             hole)
{
  RkLine *line = NULL;

  rk_best_line_find_async (solver, position, 7, hole, NULL, line_cb, &line);
  while (line == NULL)
    g_main_context_iteration (NULL, TRUE);

  return line;
}

/* It comes to what the analysis says. */
static void
test_best_line (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (17);

  for (guint i = 0; i < rk_test_count (40); i++)
    {
      g_autoptr (RkMatch) match = rk_test_match_new (NULL);
      RkRound *round = rk_match_get_round (match, 0);
      g_autoptr (RkLine) line = NULL;
      const RkPosition *last;
      guint expected[2], won[2];

      for (guint ply = 0; ply < 16 && !rk_round_is_over (round); ply++)
        rk_test_play_random (match, rand);
      if (rk_round_is_over (round))
        continue;

      rk_test_analyse (solver, match);
      rk_forecast_get_won (rk_review_get_forecast (match, 0, rk_round_get_n_moves (round)),
                           expected);
      line = find_line (rk_round_get_last_position (round), RK_ANY_HOLE);
      last = rk_line_get_position (line, rk_line_get_n_moves (line));
      g_assert_cmpuint (rk_line_get_after (line), ==, 7);
      g_assert_cmpuint (rk_position_get_legal (last, NULL), ==, 0);
      rk_position_share_out (last, won);
      g_assert_cmpuint (won[RK_SOUTH], ==, expected[RK_SOUTH]);
      g_assert_cmpuint (won[RK_NORTH], ==, expected[RK_NORTH]);
    }
}

static void
better_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (GError) error = NULL;

  *(GHashTable **) user_data = rk_better_moves_find_finish (RK_SOLVER (object), result, &error);
  g_assert_no_error (error);
}

/* Of each mistake, and only of those: what gives nothing away there. */
static void
test_better_moves (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (31);
  g_autoptr (RkMatch) match = make_late ();
  g_autoptr (RkMistakes) mistakes = NULL;
  g_autoptr (GHashTable) better = NULL;
  RkRound *round = rk_match_get_round (match, 0);
  guint n_mistakes;

  for (guint ply = 0; ply < 12 && !rk_round_is_over (round); ply++)
    rk_test_play_random (match, rand);
  rk_test_analyse (solver, match);
  mistakes = rk_mistakes_new (match);
  n_mistakes = g_list_model_get_n_items (G_LIST_MODEL (mistakes));
  g_assert_cmpuint (n_mistakes, >, 0);

  rk_better_moves_find_async (solver, match, NULL, better_cb, &better);
  while (better == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (g_hash_table_size (better), ==, n_mistakes);
  for (guint i = 0; i < n_mistakes; i++)
    {
      g_autoptr (RkMistake) mistake = g_list_model_get_item (G_LIST_MODEL (mistakes), i);
      RkMove *move = rk_round_get_move (round, rk_mistake_get_ply (mistake) - 1);
      guint holes = GPOINTER_TO_UINT (g_hash_table_lookup (better, move));
      RkSolution solution;

      rk_test_solve (solver, rk_move_get_before (move), &solution);
      g_assert_cmpuint (holes, !=, 0);
      g_assert_cmpuint (holes, ==, solution.best);
      g_assert_cmpuint (holes & (1u << rk_mistake_get_hole (mistake)), ==, 0);
    }
}

static void
chosen_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      user_data)
{
  guint hole;

  g_assert_true (rk_solver_choose_finish (RK_SOLVER (object), result, &hole, NULL));
  *(int *) user_data = hole;
}

/* Of several best moves it begins with the one that a hint names. */
static void
test_best_line_hint (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (29);

  for (guint i = 0; i < rk_test_count (100); i++)
    {
      g_autoptr (RkMatch) match = make_late ();
      RkRound *round = rk_match_get_round (match, 0);
      const RkPosition *position;
      g_autoptr (RkLine) line = NULL;
      int hole = -1;

      for (guint ply = 0; ply < i % 6 && !rk_round_is_over (round); ply++)
        rk_test_play_random (match, rand);
      position = rk_round_get_last_position (round);
      if (rk_position_get_legal (position, NULL) == 0)
        continue;

      rk_solver_choose_async (solver, position, RK_LEVEL_PERFECT, 0, NULL, chosen_cb,
                              &hole);
      while (hole < 0)
        g_main_context_iteration (NULL, TRUE);
      line = find_line (position, RK_ANY_HOLE);
      g_assert_cmpint (rk_move_get_hole (rk_line_get_move (line, 0)), ==, hole);
    }
}

/* A given first move; and where play never ends, the line does. */
static void
test_best_line_from (void)
{
  g_autoptr (RkMatch) match = make_late ();
  const RkPosition *position = rk_round_get_position (rk_match_get_round (match, 0), 0);
  g_autoptr (RkLine) line = find_line (position, 3);
  g_autoptr (RkMatch) endless = make_endless ();
  g_autoptr (RkLine) circle = NULL;

  g_assert_cmpuint (rk_move_get_hole (rk_line_get_move (line, 0)), ==, 3);
  position = rk_round_get_position (rk_match_get_round (endless, 0), 0);
  circle = find_line (position, RK_ANY_HOLE);
  g_assert_cmpuint (rk_line_get_n_moves (circle), >, 0);
}

int
main (int   argc,
      char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/mistakes/list", test_mistakes);
  g_test_add_func ("/mistakes/stay", test_mistakes_stay);
  g_test_add_func ("/mistakes/best-line", test_best_line);
  g_test_add_func ("/mistakes/best-line-hint", test_best_line_hint);
  g_test_add_func ("/mistakes/better-moves", test_better_moves);
  g_test_add_func ("/mistakes/best-line-from", test_best_line_from);

  solver = rk_solver_new ();
  status = g_test_run ();
  g_assert_finalize_object (solver);

  return status;
}
