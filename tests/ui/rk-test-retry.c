/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-retry-page.h"
#include "rk-test-model.h"
#include "rk-test-retry.h"
#include "rk-test-review.h"

void
rk_test_retry_play (RkMatch *match,
                    GRand   *rand,
                    guint    n_moves)
{
  for (guint i = 0; i < n_moves && rk_match_get_state (match) == RK_MATCH_PLAYING; i++)
    {
      guint hole;

      do
        hole = g_rand_int_range (rand, 0, 12);
      while (rk_match_check_move (match, hole) != RK_MOVE_LEGAL);
      g_assert_true (rk_match_play (match, hole, NULL));
    }
}

RkSolver *
rk_test_retry_get_solver (RkTestWindow *self)
{
  return rk_application_get_solver (self->application);
}

static void
find_choices (RkTestWindow  *self,
              RkRetry       *retry,
              RkTestChoices *choices)
{
  RkMistake *mistake = rk_retry_get_mistake (retry);
  RkSolution solution;

  rk_test_solve (rk_test_retry_get_solver (self), rk_retry_get_position (retry), &solution);
  *choices = (RkTestChoices) { { -1, -1 }, -1, -1 };
  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    {
      guint lost;

      if (!(solution.legal & (1u << hole)) || hole == rk_mistake_get_hole (mistake))
        continue;

      lost = rk_retry_get_loss (retry, &solution, hole).least;
      if (lost == 0)
        choices->best[choices->best[0] >= 0] = hole;
      else if (lost < rk_mistake_get_lost (mistake))
        choices->better = hole;
      else
        choices->no_better = hole;
    }
}

RkMatch *
rk_test_retry_make (RkTestWindow  *self,
                    guint          n_mistakes,
                    RkTestChoices *choices)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (21);

  for (;;)
    {
      g_autoptr (RkMatch) match = rk_test_make_match (RK_TEST_RICH);
      g_autoptr (RkRetry) retry = NULL;

      g_assert_true (rk_match_play (match, 0, NULL));
      rk_test_retry_play (match, rand, 3 * n_mistakes);
      rk_test_analyse (rk_test_retry_get_solver (self), match);
      retry = rk_retry_new (match, RK_BOTH_SIDES, RK_MISTAKES_BY_MOVE);
      if (rk_retry_get_n_mistakes (retry) < n_mistakes)
        continue;

      find_choices (self, retry, choices);
      g_assert_cmpint (choices->best[0], ==, 2);
      g_assert_cmpint (choices->better, ==, 5);
      g_assert_cmpint (choices->no_better, ==, 1);
      return g_steal_pointer (&match);
    }
}

static RkRetryPage *
get_retry_page (RkTestWindow *self)
{
  g_assert_true (RK_IS_RETRY_PAGE (rk_test_get_visible (self)));

  return RK_RETRY_PAGE (rk_test_get_visible (self));
}

RkRetryBoard *
rk_test_retry_get_widget (RkTestWindow *self)
{
  return RK_RETRY_BOARD (rk_test_find (get_retry_page (self), RK_TYPE_RETRY_BOARD, NULL));
}

RkBoard *
rk_test_retry_get_board (RkTestWindow *self)
{
  return rk_retry_board_get_board (rk_test_retry_get_widget (self));
}

RkMistake *
rk_test_retry_get_mistake (RkTestWindow *self)
{
  return rk_retry_board_get_mistake (rk_test_retry_get_widget (self));
}

void
rk_test_retry_settle (RkTestWindow *self)
{
  rk_test_wait (rk_test_is_idle, rk_test_retry_get_solver (self));
  rk_test_settle (self);
  rk_test_wait (rk_test_is_idle, rk_test_retry_get_solver (self));
}

RkMatchPage *
rk_test_retry_open (RkTestWindow *self,
                    RkMatch      *match)
{
  RkMatchPage *page = rk_test_open_review (self, match);

  rk_test_activate (page, "match.retry");
  rk_test_retry_settle (self);
  get_retry_page (self);

  return page;
}
