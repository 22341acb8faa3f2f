/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-test-review.h"

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
rk_test_open_analysed (RkTestWindow *self,
                       RkMatch      *match)
{
  RkMatchPage *page = rk_test_open_review (self, match);

  rk_test_click (page, "Analyse the Match");
  rk_test_wait (rk_test_is_analysed, match);
  rk_test_settle (self);

  return page;
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
