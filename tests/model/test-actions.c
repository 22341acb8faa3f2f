/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* What can be done when, and why not. */
#include "config.h"

#include "rk-test-model.h"

typedef gboolean (*ActionFunc) (RkMatch  *match,
                                GError  **error);

static gboolean
play (RkMatch  *match,
      GError  **error)
{
  return rk_match_play (match, rk_match_get_turn (match) == RK_SOUTH ? 0 : 6, error);
}

static gboolean
concede_round (RkMatch  *match,
               GError  **error)
{
  return rk_match_concede_round (match, RK_NORTH, error);
}

static gboolean
concede (RkMatch  *match,
         GError  **error)
{
  return rk_match_concede (match, RK_NORTH, error);
}

static gboolean
adjudicate (RkMatch  *match,
            GError  **error)
{
  return rk_match_adjudicate (match, RK_WINNER_DRAW, error);
}

/* What each action says while a round is played, between rounds, and when the
 * match is over; NULL where it can be done. */
static const struct
{
  ActionFunc act;
  const char *messages[3];
}
actions[] = {
  { play, { NULL, "the round is over", "the match is over" } },
  { rk_match_agree_round, { NULL, "the round is over", "the match is over" } },
  { concede_round, { NULL, "the round is over", "the match is over" } },
  { rk_match_begin_round, { "the round is not over", NULL, "the match is over" } },
  { concede, { NULL, NULL, "the match is over" } },
  { rk_match_agree_draw, { NULL, NULL, "the match is over" } },
  { adjudicate, { NULL, NULL, "the match is over" } },
};

static RkMatch *
match_in_state (RkMatchState state)
{
  RkMatch *match = rk_test_match_new (NULL);

  rk_test_play (match, "Bc");
  if (state == RK_MATCH_BETWEEN_ROUNDS)
    g_assert_true (rk_match_agree_round (match, NULL));
  if (state == RK_MATCH_OVER)
    g_assert_true (rk_match_concede (match, RK_SOUTH, NULL));
  g_assert_cmpuint (rk_match_get_state (match), ==, state);

  return match;
}

static void
count_up (guint *counter)
{
  (*counter)++;
}

/* An action that is refused does nothing at all: also nothing is dropped. */
static void
test_states (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    for (guint state = RK_MATCH_PLAYING; state <= RK_MATCH_OVER; state++)
      {
        g_autoptr (RkMatch) match = match_in_state (state);
        g_autoptr (GError) error = NULL;
        const char *message = actions[i].messages[state];
        guint64 before = rk_test_fingerprint (match);
        guint n_changed = 0;

        g_signal_connect_swapped (match, "changed", G_CALLBACK (count_up), &n_changed);
        g_assert_cmpint (actions[i].act (match, &error), ==, message == NULL);
        rk_test_check (match);
        g_assert_cmpuint (n_changed, ==, message == NULL ? 1 : 0);
        if (message == NULL)
          {
            g_assert_no_error (error);
            continue;
          }

        g_assert_error (error, RK_ERROR, RK_ERROR_NOT_NOW);
        g_assert_cmpstr (error->message, ==, message);
        g_assert_cmphex (rk_test_fingerprint (match), ==, before);

        /* The error is optional. */
        g_assert_false (actions[i].act (match, NULL));
      }
}

static const struct
{
  const char *position;
  guint hole;
  RkMoveStatus status;
  const char *message;
}
moves[] = {
  { "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0", 0, RK_MOVE_LEGAL, NULL },
  { "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0", 6, RK_MOVE_NOT_TO_MOVE, "a: South is to move" },
  { "4,4,4,4,4,4/4,4,4,4,4,4 n 0-0", 5, RK_MOVE_NOT_TO_MOVE, "F: North is to move" },
  { "4,4,0,4,4,4/4,4,4,4,4,4 s 0-0", 2, RK_MOVE_EMPTY, "C: empty hole" },
  { "4,4,4,4,4,4/-,-,4,4,4,4 n 0-0", 7, RK_MOVE_CLOSED, "b: closed hole" },
  { "0,2,1,3,1,0/1,0,2,1,0,1 s 0-0", 3, RK_MOVE_ENDLESS, "D: endless sowing" },
  { "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0", 12, RK_MOVE_NO_SUCH_HOLE, "no such hole" },
  { "4,4,4,4,4/4,4,4,4,4 n 0-0", 9, RK_MOVE_LEGAL, NULL },
  { "4,4,4,4,4/4,4,4,4,4 n 0-0", 10, RK_MOVE_NO_SUCH_HOLE, "no such hole" },
  { "4,4,4,4,4/4,4,4,4,4 n 0-0", G_MAXUINT, RK_MOVE_NO_SUCH_HOLE, "no such hole" },
};

static void
test_moves (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      RkRules rules;
      g_autoptr (RkMatch) match = NULL;
      g_autoptr (GError) error = NULL;
      guint64 before;

      rk_rules_init_standard (&rules);
      match = rk_test_match_from (moves[i].position, &rules);
      before = rk_test_fingerprint (match);

      g_assert_cmpuint (rk_match_check_move (match, moves[i].hole), ==, moves[i].status);
      g_assert_cmpint (rk_match_play (match, moves[i].hole, &error), ==,
                       moves[i].status == RK_MOVE_LEGAL);
      if (moves[i].status == RK_MOVE_LEGAL)
        continue;

      g_assert_error (error, RK_ERROR, RK_ERROR_ILLEGAL_MOVE);
      g_assert_cmpstr (error->message, ==, moves[i].message);
      g_assert_cmphex (rk_test_fingerprint (match), ==, before);
    }
}

/* A hole that cannot be played leaves what can be redone. */
static void
test_refused_keeps_redo (void)
{
  g_autoptr (RkMatch) match = rk_test_match_new (NULL);

  rk_test_play (match, "Bc");
  g_assert_true (rk_match_undo (match));
  g_assert_false (rk_match_play (match, 0, NULL));
  g_assert_false (rk_match_begin_round (match, NULL));
  g_assert_true (rk_match_can_redo (match));
}

static void
test_check_move_when_over (void)
{
  for (guint state = RK_MATCH_BETWEEN_ROUNDS; state <= RK_MATCH_OVER; state++)
    {
      g_autoptr (RkMatch) match = match_in_state (state);

      for (guint hole = 0; hole < 14; hole++)
        g_assert_cmpuint (rk_match_check_move (match, hole), ==, RK_MOVE_ROUND_OVER);
    }
}

static void
test_nothing_to_undo (void)
{
  g_autoptr (RkMatch) match = rk_test_match_new (NULL);

  g_assert_false (rk_match_can_undo (match));
  g_assert_false (rk_match_can_redo (match));
  g_assert_false (rk_match_undo (match));
  g_assert_false (rk_match_redo (match));
  g_assert_false (rk_match_undo_to (match, 0, 0));
  g_assert_cmpuint (rk_match_count_moves_after (match, 0, 0), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/actions/states", test_states);
  g_test_add_func ("/model/actions/moves", test_moves);
  g_test_add_func ("/model/actions/refused-keeps-redo", test_refused_keeps_redo);
  g_test_add_func ("/model/actions/check-move-when-over", test_check_move_when_over);
  g_test_add_func ("/model/actions/nothing-to-undo", test_nothing_to_undo);

  return g_test_run ();
}
