/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The computer as a player: when it moves, and when it does not. The engine is a
 * fake one that plays the first legal hole, and the clock stands still until a test
 * turns it on. */
#include "config.h"

#include "rk-computer-player.h"
#include "rk-fake-tables.h"
#include "rk-match-turns.h"
#include "rk-responder.h"
#include "rk-test-model.h"

#define DELAY 800

/* An alarm that was set. */
typedef struct
{
  guint id;
  guint time;
  GSourceOnceFunc func;
  gpointer data;
} Alarm;

static struct
{
  GArray *alarms;
  guint now;
  guint last_id;
} test_clock;

/* A view of a match. */
typedef struct
{
  RkCursor *cursor;
  RkComputerPlayer *player;
  gboolean ready;
} View;

typedef struct
{
  RkSolver *solver;
  RkMatch *match;
  View views[2];
} Fixture;

static guint
set_alarm (guint           milliseconds,
           GSourceOnceFunc func,
           gpointer        data)
{
  Alarm alarm = { ++test_clock.last_id, test_clock.now + milliseconds, func, data };

  g_array_append_val (test_clock.alarms, alarm);

  return alarm.id;
}

static void
clear_alarm (guint id)
{
  for (guint i = 0; i < test_clock.alarms->len; i++)
    if (g_array_index (test_clock.alarms, Alarm, i).id == id)
      {
        g_array_remove_index (test_clock.alarms, i);
        return;
      }
  g_assert_not_reached ();
}

static const RkAlarmClock alarm_clock = { set_alarm, clear_alarm };

/* Turns the clock on. Alarms that are set meanwhile ring too. */
static void
advance (guint milliseconds)
{
  guint end = test_clock.now + milliseconds;

  while (TRUE)
    {
      Alarm *next = NULL;
      Alarm alarm;

      for (guint i = 0; i < test_clock.alarms->len; i++)
        {
          Alarm *each = &g_array_index (test_clock.alarms, Alarm, i);

          if (each->time <= end && (next == NULL || each->time < next->time))
            next = each;
        }
      if (next == NULL)
        break;

      alarm = *next;
      test_clock.now = alarm.time;
      clear_alarm (alarm.id);
      alarm.func (alarm.data);
    }
  test_clock.now = end;
}

static gboolean
ready_cb (gpointer user_data)
{
  return ((View *) user_data)->ready;
}

static void
open_view (Fixture *fixture,
           guint    index)
{
  View *view = &fixture->views[index];

  view->ready = TRUE;
  view->cursor = rk_cursor_new (fixture->match);
  view->player = rk_computer_player_new (view->cursor, fixture->solver, &alarm_clock, ready_cb,
                                         view);
  rk_computer_player_set_delay (view->player, DELAY);
  rk_computer_player_update (view->player);
}

static void
close_view (Fixture *fixture,
            guint    index)
{
  View *view = &fixture->views[index];

  if (view->player == NULL)
    return;
  g_assert_finalize_object (view->player);
  view->player = NULL;
  g_clear_object (&view->cursor);
}

static void
set_ready (View     *view,
           gboolean  ready)
{
  view->ready = ready;
  rk_computer_player_update (view->player);
}

static void
set_level (Fixture *fixture,
           RkSide   side,
           RkLevel  level)
{
  RkPlayer *player = rk_match_get_player (fixture->match, side);

  rk_player_set_player_type (player, level != RK_LEVEL_NONE ? RK_PLAYER_COMPUTER
                                                            : RK_PLAYER_HUMAN);
  rk_player_set_level (player, level);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  rk_fake_reset ();
  rk_fake_play_legal ();
  test_clock.alarms = g_array_new (FALSE, FALSE, sizeof (Alarm));
  test_clock.now = test_clock.last_id = 0;
  fixture->solver = rk_solver_new ();
  fixture->match = rk_test_match_new (NULL);
}

/* Against a person who plays South. */
static void
set_up_against (Fixture       *fixture,
                gconstpointer  data)
{
  set_up (fixture, data);
  set_level (fixture, RK_NORTH, RK_LEVEL_EASY);
  open_view (fixture, 0);
}

static void
set_up_unattended (Fixture       *fixture,
                   gconstpointer  data)
{
  set_up (fixture, data);
  set_level (fixture, RK_SOUTH, RK_LEVEL_HARD);
  set_level (fixture, RK_NORTH, RK_LEVEL_EASY);
  open_view (fixture, 0);
}

/* Whoever is left over waits for nothing any more. */
static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  for (guint tag = 0; tag < 48; tag++)
    rk_fake_release (tag);
  close_view (fixture, 0);
  close_view (fixture, 1);
  g_assert_cmpuint (test_clock.alarms->len, ==, 0);
  g_clear_pointer (&test_clock.alarms, g_array_unref);
  while (rk_solver_get_busy (fixture->solver))
    g_main_context_iteration (NULL, TRUE);
  g_assert_finalize_object (fixture->match);
  g_assert_finalize_object (fixture->solver);
}

static guint
count_moves (Fixture *fixture)
{
  return rk_round_get_n_moves (rk_match_get_current_round (fixture->match));
}

/* Until the solver has answered. */
static void
think (Fixture *fixture)
{
  while (rk_solver_get_busy (fixture->solver))
    g_main_context_iteration (NULL, TRUE);
}

/* What the computer is about to do, it does. */
static void
let_play (Fixture *fixture)
{
  think (fixture);
  advance (DELAY);
}

/* A person plays the first legal hole. */
static void
play (Fixture *fixture)
{
  const RkPosition *position =
    rk_round_get_last_position (rk_match_get_current_round (fixture->match));
  g_autoptr (GError) error = NULL;

  rk_match_play (fixture->match, __builtin_ctz (rk_position_get_legal (position, NULL)), &error);
  g_assert_no_error (error);
}

/* Keeps the fake engine thinking about the position in which the match stands. */
static guint
hold (Fixture *fixture)
{
  const RkPosition *position =
    rk_round_get_last_position (rk_match_get_current_round (fixture->match));
  guint tag = position->captured[RK_SOUTH];

  rk_fake_hold (tag);

  return tag;
}

/* The computer wants nothing; what it was stopped at may take the solver a moment. */
static void
assert_idle (Fixture *fixture)
{
  guint n_moves = count_moves (fixture);

  g_assert_cmpuint (test_clock.alarms->len, ==, 0);
  let_play (fixture);
  g_assert_cmpuint (count_moves (fixture), ==, n_moves);
}

/* It answers, not before the pause is over, and then waits for the person. */
static void
test_answer (Fixture       *fixture,
             gconstpointer  data)
{
  assert_idle (fixture);
  play (fixture);
  think (fixture);
  advance (DELAY - 1);
  g_assert_cmpuint (count_moves (fixture), ==, 1);
  advance (1);
  g_assert_cmpuint (count_moves (fixture), ==, 2);
  assert_idle (fixture);
}

/* An answer that comes after the pause is played at once. */
static void
test_late_answer (Fixture       *fixture,
                  gconstpointer  data)
{
  rk_fake_hold (0);
  play (fixture);
  advance (499);
  g_assert_false (rk_computer_player_is_thinking (fixture->views[0].player));
  advance (1);
  g_assert_true (rk_computer_player_is_thinking (fixture->views[0].player));
  advance (DELAY);
  g_assert_cmpuint (count_moves (fixture), ==, 1);
  rk_fake_release (0);
  think (fixture);
  g_assert_cmpuint (count_moves (fixture), ==, 2);
  g_assert_false (rk_computer_player_is_thinking (fixture->views[0].player));
  assert_idle (fixture);
}

/* The pause begins when the view is ready. */
static void
test_ready (Fixture       *fixture,
            gconstpointer  data)
{
  View *view = &fixture->views[0];

  set_ready (view, FALSE);
  play (fixture);
  assert_idle (fixture);
  set_ready (view, TRUE);
  think (fixture);
  advance (DELAY - 1);
  g_assert_cmpuint (count_moves (fixture), ==, 1);

  /* A dialog opens, and is closed again. */
  set_ready (view, FALSE);
  assert_idle (fixture);
  set_ready (view, TRUE);
  let_play (fixture);
  g_assert_cmpuint (count_moves (fixture), ==, 2);
}

/* Nothing tells the player that a window covers the page: it looks. */
static void
test_covered (Fixture       *fixture,
              gconstpointer  data)
{
  play (fixture);
  fixture->views[0].ready = FALSE;
  let_play (fixture);
  assert_idle (fixture);
  g_assert_cmpuint (count_moves (fixture), ==, 1);
}

static void
test_looking_back (Fixture       *fixture,
                   gconstpointer  data)
{
  RkCursor *cursor = fixture->views[0].cursor;

  play (fixture);
  think (fixture);
  rk_cursor_back (cursor);
  assert_idle (fixture);
  rk_cursor_last (cursor);
  let_play (fixture);
  g_assert_cmpuint (count_moves (fixture), ==, 2);
}

/* Undo while it thinks or waits takes back the person's own move. */
static void
test_undo_thinking (Fixture       *fixture,
                    gconstpointer  data)
{
  rk_fake_hold (0);
  play (fixture);
  rk_fake_wait_begun (0, 1);
  g_assert_true (rk_computer_player_undo (fixture->views[0].player));
  think (fixture);
  g_assert_cmpuint (count_moves (fixture), ==, 0);
  assert_idle (fixture);
  g_assert_false (rk_match_can_undo_turn (fixture->match));

  rk_fake_release (0);
  g_assert_true (rk_computer_player_redo (fixture->views[0].player));
  g_assert_cmpuint (count_moves (fixture), ==, 1);
  let_play (fixture);
  g_assert_cmpuint (count_moves (fixture), ==, 2);
}

static void
undone_cb (RkMatch       *match,
           RkMatchChange  change,
           guint         *n_undone)
{
  *n_undone += change == RK_CHANGE_UNDO;
}

/* Else it takes back the pair, as one action. */
static void
test_undo_pair (Fixture       *fixture,
                gconstpointer  data)
{
  guint n_undone = 0;

  for (guint i = 0; i < 2; i++)
    {
      play (fixture);
      let_play (fixture);
    }
  g_assert_cmpuint (count_moves (fixture), ==, 4);

  g_signal_connect (fixture->match, "changed", G_CALLBACK (undone_cb), &n_undone);
  g_assert_true (rk_computer_player_undo (fixture->views[0].player));
  g_assert_cmpuint (n_undone, ==, 1);
  g_assert_cmpuint (count_moves (fixture), ==, 2);
  assert_idle (fixture);
  g_assert_true (rk_computer_player_redo (fixture->views[0].player));
  g_assert_cmpuint (count_moves (fixture), ==, 4);
  assert_idle (fixture);
  g_assert_false (rk_computer_player_redo (fixture->views[0].player));
}

/* Where the computer began there is nothing of the person's to take back. */
static void
test_undo_beginning (Fixture       *fixture,
                     gconstpointer  data)
{
  set_level (fixture, RK_NORTH, RK_LEVEL_NONE);
  set_level (fixture, RK_SOUTH, RK_LEVEL_EASY);
  let_play (fixture);
  g_assert_cmpuint (count_moves (fixture), ==, 1);
  g_assert_true (rk_match_can_undo (fixture->match));
  g_assert_false (rk_match_can_undo_turn (fixture->match));
  g_assert_false (rk_computer_player_undo (fixture->views[0].player));
  play (fixture);
  g_assert_true (rk_match_can_undo_turn (fixture->match));
}

/* Plays until the round is over. */
static void
finish_round (Fixture *fixture)
{
  while (rk_match_get_state (fixture->match) == RK_MATCH_PLAYING)
    if (rk_match_is_computer (fixture->match, rk_match_get_turn (fixture->match)))
      let_play (fixture);
    else
      play (fixture);
}

/* Between rounds the person begins the next one. Undo and redo go across the border. */
static void
test_border (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  guint n_moves;

  finish_round (fixture);
  g_assert_cmpint (rk_match_get_state (fixture->match), ==, RK_MATCH_BETWEEN_ROUNDS);
  assert_idle (fixture);
  advance (100 * DELAY);
  g_assert_cmpint (rk_match_get_state (fixture->match), ==, RK_MATCH_BETWEEN_ROUNDS);
  n_moves = count_moves (fixture);

  rk_match_begin_round (fixture->match, &error);
  g_assert_no_error (error);
  /* By turns: now the computer begins. */
  g_assert_cmpuint (rk_match_get_turn (fixture->match), ==, RK_NORTH);
  let_play (fixture);
  g_assert_cmpuint (count_moves (fixture), ==, 1);

  g_assert_true (rk_computer_player_undo (fixture->views[0].player));
  g_assert_cmpuint (rk_match_get_n_rounds (fixture->match), ==, 1);
  g_assert_cmpint (rk_match_get_state (fixture->match), ==, RK_MATCH_PLAYING);
  g_assert_cmpuint (rk_match_get_turn (fixture->match), ==, RK_SOUTH);
  g_assert_cmpuint (count_moves (fixture), <, n_moves);
  assert_idle (fixture);

  g_assert_true (rk_computer_player_redo (fixture->views[0].player));
  g_assert_cmpuint (rk_match_get_n_rounds (fixture->match), ==, 2);
  g_assert_cmpuint (count_moves (fixture), ==, 1);
  assert_idle (fixture);
}

/* An ending by hand is a step of a person, whoever was to move. */
static void
test_undo_ending (Fixture       *fixture,
                  gconstpointer  data)
{
  play (fixture);
  g_assert_true (rk_match_concede_round (fixture->match, RK_SOUTH, NULL));
  assert_idle (fixture);
  g_assert_true (rk_computer_player_undo (fixture->views[0].player));
  g_assert_cmpuint (count_moves (fixture), ==, 1);
  let_play (fixture);
  g_assert_cmpuint (count_moves (fixture), ==, 2);

  g_assert_true (rk_match_concede (fixture->match, RK_SOUTH, NULL));
  assert_idle (fixture);
  g_assert_true (rk_computer_player_undo (fixture->views[0].player));
  g_assert_cmpint (rk_match_get_state (fixture->match), ==, RK_MATCH_PLAYING);
  g_assert_cmpuint (count_moves (fixture), ==, 2);
}

/* An agreed round and the computer's first move of the next go back together. */
static void
test_undo_agreed (Fixture       *fixture,
                  gconstpointer  data)
{
  play (fixture);
  let_play (fixture);
  g_assert_true (rk_match_agree_round (fixture->match, NULL));
  g_assert_true (rk_match_begin_round (fixture->match, NULL));
  let_play (fixture);
  g_assert_cmpuint (rk_match_get_n_rounds (fixture->match), ==, 2);
  g_assert_cmpuint (count_moves (fixture), ==, 1);

  g_assert_true (rk_computer_player_undo (fixture->views[0].player));
  g_assert_cmpuint (rk_match_get_n_rounds (fixture->match), ==, 1);
  g_assert_cmpint (rk_match_get_state (fixture->match), ==, RK_MATCH_PLAYING);
  g_assert_cmpuint (count_moves (fixture), ==, 2);
  g_assert_true (rk_computer_player_redo (fixture->views[0].player));
  g_assert_cmpint (rk_match_get_n_rounds (fixture->match), ==, 2);
  g_assert_cmpuint (count_moves (fixture), ==, 1);
}

/* Among people undo and redo are one step. */
static void
test_people (Fixture       *fixture,
             gconstpointer  data)
{
  open_view (fixture, 0);
  play (fixture);
  play (fixture);
  assert_idle (fixture);
  g_assert_true (rk_computer_player_undo (fixture->views[0].player));
  g_assert_cmpuint (count_moves (fixture), ==, 1);
  g_assert_true (rk_computer_player_redo (fixture->views[0].player));
  g_assert_cmpuint (count_moves (fixture), ==, 2);
  g_assert_false (rk_computer_player_get_paused (fixture->views[0].player));
  rk_computer_player_set_paused (fixture->views[0].player, TRUE);
  g_assert_false (rk_computer_player_get_paused (fixture->views[0].player));
}

/* Two computers go on by themselves, also to the next round, after a longer pause. */
static void
test_unattended (Fixture       *fixture,
                 gconstpointer  data)
{
  finish_round (fixture);
  g_assert_cmpint (rk_match_get_state (fixture->match), ==, RK_MATCH_BETWEEN_ROUNDS);
  advance (5 * DELAY - 1);
  g_assert_cmpuint (rk_match_get_n_rounds (fixture->match), ==, 1);
  advance (1);
  g_assert_cmpuint (rk_match_get_n_rounds (fixture->match), ==, 2);
  let_play (fixture);
  g_assert_cmpuint (count_moves (fixture), ==, 1);
}

static void
test_pause (Fixture       *fixture,
            gconstpointer  data)
{
  RkComputerPlayer *player = fixture->views[0].player;

  let_play (fixture);
  rk_computer_player_set_paused (player, TRUE);
  think (fixture);
  assert_idle (fixture);

  /* A single step, by the level of whose turn it is. */
  rk_computer_player_move (player);
  think (fixture);
  g_assert_cmpuint (count_moves (fixture), ==, 2);
  assert_idle (fixture);

  rk_computer_player_set_paused (player, FALSE);
  let_play (fixture);
  g_assert_cmpuint (count_moves (fixture), ==, 3);

  /* Undo takes back one move, and pauses. */
  g_assert_true (rk_computer_player_undo (player));
  g_assert_true (rk_computer_player_get_paused (player));
  g_assert_cmpuint (count_moves (fixture), ==, 2);
  think (fixture);
  assert_idle (fixture);

  /* A person who steps in needs no pause. */
  set_level (fixture, RK_SOUTH, RK_LEVEL_NONE);
  g_assert_false (rk_computer_player_get_paused (player));
  play (fixture);
  let_play (fixture);
  g_assert_cmpuint (count_moves (fixture), ==, 4);
}

/* A match of two computers does not go on because it is opened. */
static void
test_open_unattended (Fixture       *fixture,
                      gconstpointer  data)
{
  play (fixture);
  set_level (fixture, RK_SOUTH, RK_LEVEL_HARD);
  set_level (fixture, RK_NORTH, RK_LEVEL_HARD);
  open_view (fixture, 0);
  g_assert_true (rk_computer_player_get_paused (fixture->views[0].player));
  assert_idle (fixture);
}

/* One in which a person plays does. */
static void
test_open_turn (Fixture       *fixture,
                gconstpointer  data)
{
  play (fixture);
  set_level (fixture, RK_NORTH, RK_LEVEL_HARD);
  open_view (fixture, 0);
  let_play (fixture);
  g_assert_cmpuint (count_moves (fixture), ==, 2);
}

static void
assert_level (RkLevel wanted)
{
  RkLevel level;
  guint64 seed;

  rk_fake_get_choice (&level, &seed);
  g_assert_cmpint (level, ==, wanted);
}

static void
test_levels (Fixture       *fixture,
             gconstpointer  data)
{
  play (fixture);
  think (fixture);
  assert_level (RK_LEVEL_EASY);

  /* Changed while it waits: it thinks again. */
  set_level (fixture, RK_NORTH, RK_LEVEL_HARD);
  let_play (fixture);
  assert_level (RK_LEVEL_HARD);
  g_assert_cmpuint (count_moves (fixture), ==, 2);

  /* A person lets the computer move. */
  set_level (fixture, RK_NORTH, RK_LEVEL_NONE);
  rk_computer_player_move (fixture->views[0].player);
  think (fixture);
  assert_level (RK_LEVEL_PERFECT);
  g_assert_cmpuint (count_moves (fixture), ==, 3);
  set_level (fixture, RK_NORTH, RK_LEVEL_HARD);
  let_play (fixture);
  assert_level (RK_LEVEL_HARD);
  g_assert_cmpuint (count_moves (fixture), ==, 4);

  /* Files may lack the level. */
  rk_player_set_level (rk_match_get_player (fixture->match, RK_NORTH), RK_LEVEL_NONE);
  play (fixture);
  let_play (fixture);
  assert_level (RK_LEVEL_EASY);

  /* The person takes over. */
  play (fixture);
  set_level (fixture, RK_NORTH, RK_LEVEL_NONE);
  think (fixture);
  assert_idle (fixture);
}

/* Not while an earlier place is looked at; and what was asked for is forgotten when
 * the person plays instead. */
static void
test_move_for_me (Fixture       *fixture,
                  gconstpointer  data)
{
  RkComputerPlayer *player = fixture->views[0].player;
  guint tag;

  play (fixture);
  let_play (fixture);
  rk_cursor_back (fixture->views[0].cursor);
  rk_computer_player_move (player);
  assert_idle (fixture);
  rk_cursor_last (fixture->views[0].cursor);
  assert_idle (fixture);

  tag = hold (fixture);
  rk_computer_player_move (player);
  play (fixture);
  rk_fake_release (tag);
  let_play (fixture);
  g_assert_cmpuint (count_moves (fixture), ==, 4);
  assert_idle (fixture);
}

/* The same match gets the same chances, another one others. */
static void
test_seed (Fixture       *fixture,
           gconstpointer  data)
{
  guint64 seeds[3];
  RkLevel level;

  for (guint i = 0; i < G_N_ELEMENTS (seeds); i++)
    {
      if (i == 2)
        rk_match_set_id (fixture->match, "00000000-0000-4000-8000-000000000000");
      play (fixture);
      let_play (fixture);
      rk_fake_get_choice (&level, &seeds[i]);
      rk_computer_player_undo (fixture->views[0].player);
    }
  g_assert_true (seeds[0] == seeds[1]);
  g_assert_false (seeds[0] == seeds[2]);

  /* So that a position that comes back need not get the same answer. */
  for (guint i = 0; i < 2; i++)
    {
      play (fixture);
      let_play (fixture);
      rk_fake_get_choice (&level, &seeds[i]);
    }
  g_assert_false (seeds[0] == seeds[1]);
}

/* A match in two windows gets one answer; another window steps in for one that
 * cannot play. */
static void
test_two_views (Fixture       *fixture,
                gconstpointer  data)
{
  open_view (fixture, 1);
  play (fixture);
  let_play (fixture);
  g_assert_cmpuint (count_moves (fixture), ==, 2);
  assert_idle (fixture);

  play (fixture);
  think (fixture);
  rk_cursor_back (fixture->views[0].cursor);
  let_play (fixture);
  g_assert_cmpuint (count_moves (fixture), ==, 4);

  rk_cursor_last (fixture->views[0].cursor);
  play (fixture);
  think (fixture);
  close_view (fixture, 0);
  let_play (fixture);
  g_assert_cmpuint (count_moves (fixture), ==, 6);

  /* What one asks for, the other does if it is at it already. */
  open_view (fixture, 0);
  play (fixture);
  rk_computer_player_move (fixture->views[0].player);
  rk_computer_player_move (fixture->views[1].player);
  think (fixture);
  g_assert_cmpuint (count_moves (fixture), ==, 8);
  assert_idle (fixture);
}

static void
test_two_views_paused (Fixture       *fixture,
                       gconstpointer  data)
{
  open_view (fixture, 1);
  let_play (fixture);
  g_assert_cmpuint (count_moves (fixture), ==, 1);
  g_object_set (fixture->views[1].player, "paused", TRUE, NULL);
  g_assert_true (rk_computer_player_get_paused (fixture->views[0].player));
  think (fixture);
  assert_idle (fixture);
  g_object_set (fixture->views[1].player, "paused", FALSE, NULL);
  let_play (fixture);
  g_assert_cmpuint (count_moves (fixture), ==, 2);
}

/* Whoever closes the window while the computer thinks leaves nothing behind. */
static void
test_close (Fixture       *fixture,
            gconstpointer  data)
{
  rk_fake_hold (0);
  play (fixture);
  rk_fake_wait_begun (0, 1);
  close_view (fixture, 0);
  think (fixture);
  g_assert_cmpuint (count_moves (fixture), ==, 1);
}

static void
count_cb (RkResponder *responder,
          guint        hole,
          guint       *n_answers)
{
  g_assert_cmpuint (hole, <, RK_MAX_RING);
  ++*n_answers;
}

/* Moves beside a match: not before the pause is over, not what was stopped, and what is
 * asked last when two are asked. */
static void
test_responder (Fixture       *fixture,
                gconstpointer  data)
{
  RkResponder *responder = rk_responder_new (fixture->solver, &alarm_clock);
  RkPosition position = *rk_round_get_position (rk_match_get_round (fixture->match, 0), 0);
  guint n_answers = 0;

  g_signal_connect (responder, "chosen", G_CALLBACK (count_cb), &n_answers);
  rk_responder_ask (responder, &position, RK_LEVEL_EASY, 1, DELAY);
  think (fixture);
  advance (DELAY - 1);
  g_assert_cmpuint (n_answers, ==, 0);
  g_assert_true (rk_responder_is_at_work (responder));
  advance (1);
  g_assert_cmpuint (n_answers, ==, 1);
  g_assert_false (rk_responder_is_at_work (responder));

  rk_responder_ask (responder, &position, RK_LEVEL_EASY, 1, DELAY);
  rk_responder_stop (responder);
  let_play (fixture);
  g_assert_cmpuint (n_answers, ==, 1);

  rk_responder_ask (responder, &position, RK_LEVEL_EASY, 1, DELAY);
  rk_responder_ask (responder, &position, RK_LEVEL_HARD, 1, 0);
  think (fixture);
  g_assert_cmpuint (n_answers, ==, 2);

  rk_fake_hold (0);
  rk_responder_ask (responder, &position, RK_LEVEL_HARD, 1, 0);
  g_assert_false (rk_responder_is_thinking (responder));
  advance (DELAY);
  g_assert_true (rk_responder_is_thinking (responder));
  rk_responder_stop (responder);
  g_assert_false (rk_responder_is_thinking (responder));
  rk_fake_release (0);
  think (fixture);
  g_assert_cmpuint (n_answers, ==, 2);
  g_assert_finalize_object (responder);
}

static void
add (const char *path,
     void      (*prepare) (Fixture *, gconstpointer),
     void      (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, prepare, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  add ("/computer-player/answer", set_up_against, test_answer);
  add ("/computer-player/late-answer", set_up_against, test_late_answer);
  add ("/computer-player/ready", set_up_against, test_ready);
  add ("/computer-player/covered", set_up_against, test_covered);
  add ("/computer-player/looking-back", set_up_against, test_looking_back);
  add ("/computer-player/undo/thinking", set_up_against, test_undo_thinking);
  add ("/computer-player/undo/pair", set_up_against, test_undo_pair);
  add ("/computer-player/undo/beginning", set_up_against, test_undo_beginning);
  add ("/computer-player/undo/border", set_up_against, test_border);
  add ("/computer-player/undo/ending", set_up_against, test_undo_ending);
  add ("/computer-player/undo/agreed", set_up_against, test_undo_agreed);
  add ("/computer-player/undo/people", set_up, test_people);
  add ("/computer-player/unattended", set_up_unattended, test_unattended);
  add ("/computer-player/pause", set_up_unattended, test_pause);
  add ("/computer-player/open/unattended", set_up, test_open_unattended);
  add ("/computer-player/open/turn", set_up, test_open_turn);
  add ("/computer-player/levels", set_up_against, test_levels);
  add ("/computer-player/move-for-me", set_up_against, test_move_for_me);
  add ("/computer-player/seed", set_up_against, test_seed);
  add ("/computer-player/two-views", set_up_against, test_two_views);
  add ("/computer-player/two-views/paused", set_up_unattended, test_two_views_paused);
  add ("/computer-player/close", set_up_against, test_close);
  add ("/computer-player/responder", set_up, test_responder);

  return g_test_run ();
}
