/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-test-review.h"

#include "rk-analysis.h"
#include "rk-match-page-private.h"
#include "rk-notation.h"
#include "rk-review.h"

RkMatch *
rk_test_make_match (const char *start)
{
  g_autoptr (RkPlayer) south = rk_player_new ("Asha", RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  g_autoptr (RkPlayer) north = rk_player_new (NULL, RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  RkRules rules;

  rk_rules_init_standard (&rules);
  if (start != NULL)
    {
      rules.has_start = TRUE;
      g_assert_true (rk_position_parse (&rules.start, start, rules.direction, NULL));
    }

  return rk_match_new (&rules, south, north);
}

void
rk_test_play_moves (RkMatch *match,
                    guint    n_moves)
{
  guint hole = 0;

  for (guint i = 0; i < n_moves && rk_match_get_state (match) == RK_MATCH_PLAYING; i++)
    {
      while (rk_match_check_move (match, hole % 12) != RK_MOVE_LEGAL)
        hole++;
      g_assert_true (rk_match_play (match, hole % 12, NULL));
    }
}

RkMatch *
rk_test_make_tournament_game (guint n_moves)
{
  RkMatch *match = rk_test_make_match (RK_TEST_FEW_STONES);
  g_autoptr (RkEvent) event = rk_event_new ();

  g_object_set (event, "tournament", "0d4ff2b8-6d6c-4c5e-9a3c-6c1b5d0f5a11", NULL);
  rk_match_set_event (match, event);
  rk_test_play_moves (match, n_moves);

  return match;
}

/* Seldom one that ends the round. */
static void
play_any (RkMatch *match,
          GRand   *random)
{
  guint hole;

  do
    hole = g_rand_int_range (random, 0, 12);
  while (rk_match_check_move (match, hole) != RK_MOVE_LEGAL);
  g_assert_true (rk_match_play (match, hole, NULL));
}

/* Now and then somebody gives some stones away. */
static RkRoundAnalysis *
make_up (RkRound *round,
         GRand   *random)
{
  const guint n_moves = rk_round_get_n_moves (round);
  g_autoptr (GString) moves = g_string_new (NULL);
  g_autofree RkForecast *best = g_new0 (RkForecast, n_moves + 1);
  int south = 24;

  for (guint ply = 0; ply <= n_moves; ply++)
    {
      const RkPosition *position = rk_round_get_position (round, ply);
      RkMove *move = ply > 0 ? rk_round_get_move (round, ply - 1) : NULL;
      int lost = g_rand_int_range (random, 0, 5) == 0 ? g_rand_int_range (random, 1, 9) : 0;

      if (move != NULL)
        {
          g_string_append_c (moves, rk_move_get_letter (move));
          south += rk_move_get_side (move) == RK_SOUTH ? -lost : lost;
        }
      south = CLAMP (south, 0, 48);
      rk_forecast_init_score (&best[ply], (guint[]) { south, 48 - south });
      best[ply].turn = position->turn;
    }

  return rk_round_analysis_new (rk_round_get_position (round, 0), moves->str, best);
}

RkMatch *
rk_test_make_long (guint n_rounds,
                   guint n_moves)
{
  RkMatch *match = rk_test_make_match (NULL);
  g_autoptr (RkAnalysis) analysis = rk_analysis_new (RK_ANALYSIS_ENGINE);
  g_autoptr (GRand) random = g_rand_new_with_seed (7);

  for (guint i = 0; i < n_rounds && rk_match_get_state (match) != RK_MATCH_OVER; i++)
    {
      g_autoptr (RkRoundAnalysis) made = NULL;

      for (guint j = 0; j < n_moves && rk_match_get_state (match) == RK_MATCH_PLAYING; j++)
        play_any (match, random);
      if (rk_match_get_state (match) == RK_MATCH_PLAYING)
        rk_match_agree_round (match, NULL);
      made = make_up (rk_match_get_round (match, i), random);
      rk_analysis_set_round (analysis, i, made);
      if (i + 1 < n_rounds && rk_match_get_state (match) == RK_MATCH_BETWEEN_ROUNDS)
        rk_match_begin_round (match, NULL);
    }
  rk_match_set_analysis (match, analysis);

  return match;
}

RkMatchPage *
rk_test_open_match (RkTestWindow *self,
                    RkMatch      *match)
{
  rk_window_start_match (self->window, match);
  rk_test_wait (rk_test_has_page, self);
  rk_test_settle (self);

  return rk_test_get_page (self);
}

RkMatchPage *
rk_test_open_review (RkTestWindow *self,
                     RkMatch      *match)
{
  rk_window_start_match (self->window, match);
  rk_test_wait (rk_test_has_page, self);
  g_object_set (self->state, "pane", "review", NULL);
  rk_test_settle (self);

  return rk_test_get_page (self);
}

RkMatchPage *
rk_test_open_played (RkTestWindow *self,
                     guint         n_moves)
{
  g_autoptr (RkMatch) match = rk_test_make_match (NULL);

  rk_test_play_moves (match, n_moves);
  return rk_test_open_review (self, match);
}

RkMatchPage *
rk_test_open_analysed (RkTestWindow *self,
                       RkMatch      *match)
{
  RkMatchPage *page = rk_test_open_review (self, match);

  rk_test_click (page, "Analyse the Match");
  rk_test_wait (rk_test_is_analysed, match);
  rk_test_settle (self);

  return page;
}

void
rk_test_do (RkTestWindow *self,
            RkMatchPage  *page,
            const char   *action)
{
  rk_test_activate (page, action);
  rk_test_settle (self);
}

/* The match plays it at the place where a trial begins. */
static gboolean
is_of_match (RkMatchPage *page,
             guint        hole)
{
  RkRound *round =
    rk_match_get_round (rk_test_get_match (page), rk_aside_get_round (page->aside));
  guint root = rk_aside_get_root (page->aside);

  return rk_aside_get_below (page->aside) == NULL && rk_aside_get_ply (page->aside) == 0 &&
         root < rk_round_get_n_moves (round) &&
         rk_move_get_hole (rk_round_get_move (round, root)) == hole;
}

guint
rk_test_find_beside (RkMatchPage *page)
{
  guint hole = 0;

  while (rk_aside_check_move (page->aside, hole) != RK_MOVE_LEGAL || is_of_match (page, hole))
    hole++;

  return hole;
}

gboolean
rk_test_is_analysed (gpointer match)
{
  return rk_review_get_state (match, RK_ALL_ROUNDS) == RK_REVIEW_CURRENT;
}

gboolean
rk_test_is_idle (gpointer solver)
{
  return !rk_solver_get_busy (solver);
}
