/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-test-model.h"

#include "rk-line.h"
#include "rk-notation.h"
#include "rk-note.h"
#include "rk-review.h"

RkMatch *
rk_test_match_new (const RkRules *rules)
{
  g_autoptr (RkPlayer) south = rk_player_new (NULL, RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  g_autoptr (RkPlayer) north = rk_player_new (NULL, RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  RkRules standard;

  rk_rules_init_standard (&standard);

  return rk_match_new (rules != NULL ? rules : &standard, south, north);
}

RkMatch *
rk_test_match_from (const char *position,
                    RkRules    *rules)
{
  rules->start = rk_test_position (position, rules->direction);
  rules->has_start = TRUE;
  rules->n_holes = rules->start.n_holes;
  rules->first = rules->start.turn;
  rules->start_reserve[RK_SOUTH] = 2 * RK_FOUR * rules->n_holes -
                                   rk_test_count_stones (&rules->start);
  rules->start_reserve[RK_NORTH] = 0;

  return rk_test_match_new (rules);
}

void
rk_test_play (RkMatch    *match,
              const char *letters)
{
  for (; *letters != '\0'; letters++)
    {
      g_autoptr (GError) error = NULL;
      guint hole;

      g_assert_true (rk_hole_from_letter (rk_match_get_rules (match)->n_holes, *letters, &hole));
      rk_match_play (match, hole, &error);
      g_assert_no_error (error);
    }
}

void
rk_test_begin (RkMatch *match)
{
  g_autoptr (GError) error = NULL;

  rk_match_begin_round (match, &error);
  g_assert_no_error (error);
}

void
rk_test_play_random (RkMatch *match,
                     GRand   *rand)
{
  const RkPosition *position =
    rk_round_get_last_position (rk_match_get_current_round (match));
  guint legal = rk_position_get_legal (position, NULL);
  guint hole;

  g_assert_cmpuint (legal, !=, 0);

  do
    hole = g_rand_int_range (rand, 0, 2 * position->n_holes);
  while (!(legal & (1u << hole)));

  g_assert_true (rk_match_play (match, hole, NULL));
}

void
rk_test_play_out (RkMatch *match,
                  GRand   *rand,
                  guint    max_rounds)
{
  for (;;)
    {
      switch (rk_match_get_state (match))
        {
        case RK_MATCH_PLAYING:
          rk_test_play_random (match, rand);
          break;

        case RK_MATCH_BETWEEN_ROUNDS:
          if (rk_match_get_n_rounds (match) == max_rounds)
            return;
          rk_test_begin (match);
          break;

        case RK_MATCH_OVER:
        default:
          return;
        }
    }
}

static void
add (guint64 *hash,
     guint64  value)
{
  *hash = (*hash ^ value) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  *hash ^= *hash >> 29;
}

static void
add_text (guint64    *hash,
          const char *text)
{
  add (hash, text == NULL ? 0 : g_str_hash (text));
}

static void
add_position (guint64          *hash,
              const RkPosition *position)
{
  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    add (hash, position->stones[hole]);
  add (hash, position->closed);
  add (hash, position->turn);
  add (hash, position->captured[RK_SOUTH]);
  add (hash, position->captured[RK_NORTH]);
}

/* The notes and lines of the moves that are played. */
static void
add_texts (guint64 *hash,
           RkRound *round)
{
  GListModel *notes = G_LIST_MODEL (rk_round_get_notes (round));
  GListModel *lines = G_LIST_MODEL (rk_round_get_lines (round));

  for (guint i = 0; i < g_list_model_get_n_items (notes); i++)
    {
      g_autoptr (RkNote) note = g_list_model_get_item (notes, i);

      if (rk_note_get_after (note) <= rk_round_get_n_moves (round))
        add_text (hash, rk_note_get_comment (note));
    }

  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (RkLine) line = g_list_model_get_item (lines, i);

      if (rk_line_get_after (line) <= rk_round_get_n_moves (round))
        add_text (hash, rk_line_get_name (line));
    }
}

static void
add_round (guint64 *hash,
           RkRound *round)
{
  add (hash, rk_round_get_number (round));
  add (hash, rk_round_get_first (round));
  add (hash, rk_round_get_end (round));
  add (hash, rk_round_get_winner (round));
  if (rk_round_get_end (round) == RK_ROUND_CONCEDED)
    add (hash, rk_round_get_conceded_by (round));

  for (guint side = RK_SOUTH; side <= RK_NORTH; side++)
    {
      add (hash, rk_round_get_open (round, side));
      add (hash, rk_round_get_reserve (round, side));
      add (hash, rk_round_get_won (round, side));
      add (hash, rk_round_get_provision (round, side));
      add (hash, rk_round_get_n_closed (round, side));
      add (hash, rk_round_get_n_reopened (round, side));
    }

  add (hash, rk_round_get_n_moves (round));
  add (hash, g_list_model_get_n_items (G_LIST_MODEL (round)));
  for (guint i = 0; i < rk_round_get_n_moves (round); i++)
    {
      RkMove *move = rk_round_get_move (round, i);

      add (hash, rk_move_get_ply (move));
      add (hash, rk_move_get_hole (move));
    }
  for (guint ply = 0; ply <= rk_round_get_n_moves (round); ply++)
    add_position (hash, rk_round_get_position (round, ply));
  add_texts (hash, round);
}

guint64
rk_test_fingerprint (RkMatch *match)
{
  guint64 hash = 1;

  add (&hash, rk_match_get_state (match));
  add (&hash, rk_match_get_turn (match));
  add (&hash, rk_match_get_end (match));
  add (&hash, rk_match_get_winner (match));
  if (rk_match_get_end (match) == RK_MATCH_CONCEDED)
    add (&hash, rk_match_get_conceded_by (match));
  add (&hash, rk_match_can_undo (match));

  for (guint side = RK_SOUTH; side <= RK_NORTH; side++)
    {
      add (&hash, rk_match_get_n_wins (match, side));
      add (&hash, rk_match_get_stones (match, side));
    }

  add (&hash, rk_match_get_n_rounds (match));
  add (&hash, g_list_model_get_n_items (G_LIST_MODEL (match)));
  for (guint i = 0; i < rk_match_get_n_rounds (match); i++)
    add_round (&hash, rk_match_get_round (match, i));

  return hash;
}

static void
check_round (RkMatch *match,
             guint    index)
{
  const guint total = 2 * RK_FOUR * rk_match_get_rules (match)->n_holes;
  RkRound *round = rk_match_get_round (match, index);
  const RkPosition *start = rk_round_get_position (round, 0);
  const RkPosition *last = rk_round_get_last_position (round);

  g_assert_cmpuint (rk_round_get_number (round), ==, index + 1);
  g_assert_cmpuint (rk_round_get_first (round), ==, start->turn);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (round)), ==,
                    rk_round_get_n_moves (round));
  g_assert_true (rk_position_is_valid (last));

  /* Stones are never lost. */
  g_assert_cmpuint (rk_test_count_stones (last) +
                    rk_round_get_reserve (round, RK_SOUTH) +
                    rk_round_get_reserve (round, RK_NORTH), ==, total);
  g_assert_cmpuint (rk_round_get_provision (round, RK_SOUTH) +
                    rk_round_get_provision (round, RK_NORTH), ==, total);

  g_assert_cmpint (rk_round_is_over (round), ==,
                   rk_round_get_end (round) != RK_ROUND_GOES_ON);
  g_assert_cmpint (rk_round_is_over (round), ==,
                   rk_round_get_winner (round) != RK_WINNER_NONE);

  for (guint side = RK_SOUTH; index > 0 && side <= RK_NORTH; side++)
    {
      RkRound *before = rk_match_get_round (match, index - 1);
      guint provision = rk_round_get_provision (before, side);

      /* Rules 16 and 17. */
      g_assert_true (rk_round_is_over (before));
      g_assert_cmpuint (RK_FOUR * rk_round_get_open (round, side) +
                        rk_round_get_reserve (round, side), ==, provision);
      g_assert_cmpuint (rk_round_get_open (round, side) + rk_round_get_n_closed (round, side), ==,
                        rk_round_get_open (before, side) + rk_round_get_n_reopened (round, side));
    }
}

static void
analysed_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (GError) error = NULL;

  rk_analyser_run_finish (RK_ANALYSER (object), result, &error);
  g_assert_no_error (error);
  *(gboolean *) user_data = TRUE;
}

void
rk_test_analyse (RkSolver *solver,
                 RkMatch  *match)
{
  g_autoptr (RkAnalyser) analyser = rk_analyser_new (solver, match);
  gboolean done = FALSE;

  rk_analyser_run_async (analyser, RK_ALL_ROUNDS, NULL, analysed_cb, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
}

typedef struct
{
  RkSolution *solution;
  gboolean done;
} Question;

static void
solved_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      user_data)
{
  Question *question = user_data;
  g_autoptr (GError) error = NULL;

  rk_solver_solve_finish (RK_SOLVER (object), result, question->solution, &error);
  g_assert_no_error (error);
  question->done = TRUE;
}

void
rk_test_solve (RkSolver         *solver,
               const RkPosition *position,
               RkSolution       *solution)
{
  Question question = { solution, FALSE };

  rk_solver_solve_async (solver, position, NULL, solved_cb, &question);
  while (!question.done)
    g_main_context_iteration (NULL, TRUE);
}

void
rk_test_check (RkMatch *match)
{
  RkRound *current = rk_match_get_current_round (match);
  RkMatchState state = rk_match_get_state (match);

  g_assert_cmpuint (rk_match_get_n_rounds (match), >=, 1);
  g_assert_true (current == rk_match_get_round (match, rk_match_get_n_rounds (match) - 1));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (match)), ==,
                    rk_match_get_n_rounds (match));
  g_assert_cmpuint (rk_match_get_turn (match), ==, rk_round_get_last_position (current)->turn);

  for (guint i = 0; i < rk_match_get_n_rounds (match); i++)
    check_round (match, i);

  g_assert_cmpint (state == RK_MATCH_OVER, ==, rk_match_get_end (match) != RK_MATCH_GOES_ON);
  g_assert_cmpint (state == RK_MATCH_OVER, ==, rk_match_get_winner (match) != RK_WINNER_NONE);
  if (state == RK_MATCH_PLAYING)
    g_assert_false (rk_round_is_over (current));
  if (state == RK_MATCH_BETWEEN_ROUNDS)
    g_assert_true (rk_round_is_over (current));
}

/* As if its first round had been analysed: what is known after each of @moves, and before
 * the first. */
void
rk_test_set_analysis (RkMatch           *match,
                      const char        *moves,
                      const char *const *forecasts)
{
  g_autoptr (RkAnalysis) analysis = rk_analysis_new (RK_ANALYSIS_ENGINE);
  g_autoptr (GArray) best = g_array_new (FALSE, FALSE, sizeof (RkForecast));
  g_autoptr (RkRoundAnalysis) round = NULL;

  for (gsize i = 0; i <= strlen (moves); i++)
    {
      RkForecast forecast;

      g_assert_true (rk_forecast_parse (&forecast, forecasts[i]));
      g_array_append_val (best, forecast);
    }
  round = rk_round_analysis_new (rk_round_get_position (rk_match_get_round (match, 0), 0), moves,
                                 (RkForecast *) best->data);
  rk_analysis_set_round (analysis, 0, round);
  rk_match_set_analysis (match, analysis);
}
