/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Somebody who looks at a place in the history. */
#include "config.h"

#include "rk-cursor.h"
#include "rk-test-model.h"

typedef struct
{
  RkCursor *cursor;
  guint n_moved;
  guint n_notify;
} Watcher;

static void
moved_cb (RkCursor *cursor,
          Watcher  *watcher)
{
  watcher->n_moved++;
}

static void
notify_cb (RkCursor   *cursor,
           GParamSpec *pspec,
           Watcher    *watcher)
{
  /* The signal "moved" comes last. */
  g_assert_cmpuint (watcher->n_moved, ==, 0);
  watcher->n_notify++;
}

static void
watch (Watcher *watcher,
       RkMatch *match)
{
  *watcher = (Watcher) { .cursor = rk_cursor_new (match) };
  g_signal_connect (watcher->cursor, "moved", G_CALLBACK (moved_cb), watcher);
  g_signal_connect (watcher->cursor, "notify", G_CALLBACK (notify_cb), watcher);
}

/* Where the cursor is now, and whether it told of one move since the last call. */
static void
assert_at (Watcher  *watcher,
           guint     round,
           guint     ply,
           gboolean  live,
           gboolean  moved)
{
  RkMatch *match = rk_cursor_get_match (watcher->cursor);
  RkRound *object = rk_match_get_round (match, round);

  g_assert_cmpuint (rk_cursor_get_round (watcher->cursor), ==, round);
  g_assert_cmpuint (rk_cursor_get_ply (watcher->cursor), ==, ply);
  g_assert_cmpint (rk_cursor_is_live (watcher->cursor), ==, live);
  g_assert_cmpint (rk_cursor_can_forward (watcher->cursor), ==, !live);
  g_assert_cmpint (rk_cursor_can_back (watcher->cursor), ==, round > 0 || ply > 0);
  g_assert_true (rk_cursor_get_position (watcher->cursor) == rk_round_get_position (object, ply));
  if (ply == 0)
    g_assert_null (rk_cursor_get_move (watcher->cursor));
  else
    g_assert_true (rk_cursor_get_move (watcher->cursor) == rk_round_get_move (object, ply - 1));

  g_assert_cmpuint (watcher->n_moved, ==, moved);
  if (moved)
    g_assert_cmpuint (watcher->n_notify, >, 0);
  watcher->n_moved = 0;
  watcher->n_notify = 0;
}

static void
test_live (void)
{
  g_autoptr (RkMatch) match = rk_test_match_new (NULL);
  Watcher watcher;

  watch (&watcher, match);
  assert_at (&watcher, 0, 0, TRUE, FALSE);

  rk_test_play (match, "A");
  assert_at (&watcher, 0, 1, TRUE, TRUE);
  rk_test_play (match, "b");
  assert_at (&watcher, 0, 2, TRUE, TRUE);

  /* At the end of a round it stays there until the next begins. */
  g_assert_true (rk_match_agree_round (match, NULL));
  assert_at (&watcher, 0, 2, TRUE, FALSE);
  rk_test_begin (match);
  assert_at (&watcher, 1, 0, TRUE, TRUE);

  g_assert_true (rk_match_undo (match));
  assert_at (&watcher, 0, 2, TRUE, TRUE);
  g_assert_true (rk_match_undo_to (match, 0, 0));
  assert_at (&watcher, 0, 0, TRUE, TRUE);
  g_assert_true (rk_match_redo (match));
  assert_at (&watcher, 0, 1, TRUE, TRUE);

  g_assert_true (rk_match_concede (match, RK_SOUTH, NULL));
  assert_at (&watcher, 0, 1, TRUE, FALSE);

  rk_match_set_comment (match, "a comment");
  assert_at (&watcher, 0, 1, TRUE, FALSE);

  g_assert_finalize_object (watcher.cursor);
}

/* Two rounds of two and three moves. */
static RkMatch *
two_rounds (void)
{
  RkMatch *match = rk_test_match_new (NULL);

  rk_test_play (match, "Ab");
  g_assert_true (rk_match_agree_round (match, NULL));
  rk_test_begin (match);
  rk_test_play (match, "cDe");

  return match;
}

static void
test_step (void)
{
  static const struct { guint round; guint ply; } places[] = {
    { 0, 0 }, { 0, 1 }, { 0, 2 }, { 1, 0 }, { 1, 1 }, { 1, 2 }, { 1, 3 },
  };
  const guint last = G_N_ELEMENTS (places) - 1;
  g_autoptr (RkMatch) match = two_rounds ();
  Watcher watcher;

  watch (&watcher, match);
  assert_at (&watcher, 1, 3, TRUE, FALSE);
  g_assert_false (rk_cursor_forward (watcher.cursor));
  assert_at (&watcher, 1, 3, TRUE, FALSE);

  for (guint i = last; i > 0; i--)
    {
      g_assert_true (rk_cursor_back (watcher.cursor));
      assert_at (&watcher, places[i - 1].round, places[i - 1].ply, FALSE, TRUE);
    }
  g_assert_false (rk_cursor_back (watcher.cursor));
  assert_at (&watcher, 0, 0, FALSE, FALSE);

  for (guint i = 1; i <= last; i++)
    {
      g_assert_true (rk_cursor_forward (watcher.cursor));
      assert_at (&watcher, places[i].round, places[i].ply, i == last, TRUE);
    }

  g_assert_finalize_object (watcher.cursor);
}

static void
test_go (void)
{
  g_autoptr (RkMatch) match = two_rounds ();
  Watcher watcher;

  watch (&watcher, match);
  rk_cursor_go_to (watcher.cursor, 0, 2);
  assert_at (&watcher, 0, 2, FALSE, TRUE);
  rk_cursor_go_to (watcher.cursor, 0, 2);
  assert_at (&watcher, 0, 2, FALSE, FALSE);
  rk_cursor_last (watcher.cursor);
  assert_at (&watcher, 1, 3, TRUE, TRUE);
  rk_cursor_last (watcher.cursor);
  assert_at (&watcher, 1, 3, TRUE, FALSE);
  rk_cursor_first (watcher.cursor);
  assert_at (&watcher, 0, 0, FALSE, TRUE);
  rk_cursor_first (watcher.cursor);
  assert_at (&watcher, 0, 0, FALSE, FALSE);
  rk_cursor_go_to (watcher.cursor, 1, 3);
  assert_at (&watcher, 1, 3, TRUE, TRUE);

  g_assert_finalize_object (watcher.cursor);
}

static void
test_step_round (void)
{
  g_autoptr (RkMatch) match = two_rounds ();
  Watcher watcher;

  watch (&watcher, match);
  g_assert_false (rk_cursor_forward_round (watcher.cursor));
  assert_at (&watcher, 1, 3, TRUE, FALSE);
  g_assert_true (rk_cursor_back_round (watcher.cursor));
  assert_at (&watcher, 1, 0, FALSE, TRUE);
  g_assert_true (rk_cursor_back_round (watcher.cursor));
  assert_at (&watcher, 0, 0, FALSE, TRUE);
  g_assert_false (rk_cursor_back_round (watcher.cursor));
  assert_at (&watcher, 0, 0, FALSE, FALSE);
  g_assert_true (rk_cursor_forward (watcher.cursor));
  assert_at (&watcher, 0, 1, FALSE, TRUE);
  g_assert_true (rk_cursor_forward_round (watcher.cursor));
  assert_at (&watcher, 1, 0, FALSE, TRUE);

  g_assert_finalize_object (watcher.cursor);
}

/* In the past it stays where it is while the match goes on. */
static void
test_stays (void)
{
  g_autoptr (RkMatch) match = two_rounds ();
  Watcher watcher;

  watch (&watcher, match);
  rk_cursor_go_to (watcher.cursor, 1, 1);
  assert_at (&watcher, 1, 1, FALSE, TRUE);
  rk_test_play (match, "F");
  assert_at (&watcher, 1, 1, FALSE, FALSE);
  g_assert_true (rk_match_undo (match));
  assert_at (&watcher, 1, 1, FALSE, FALSE);

  /* What it stands on becomes the end: it is live again. */
  g_assert_true (rk_match_undo_to (match, 1, 1));
  assert_at (&watcher, 1, 1, TRUE, FALSE);
  g_assert_true (rk_match_redo (match));
  assert_at (&watcher, 1, 2, TRUE, TRUE);

  g_assert_finalize_object (watcher.cursor);
}

/* What it stands on is taken back. */
static void
test_taken_back (void)
{
  g_autoptr (RkMatch) match = two_rounds ();
  Watcher watcher;

  watch (&watcher, match);
  rk_cursor_go_to (watcher.cursor, 1, 2);
  assert_at (&watcher, 1, 2, FALSE, TRUE);
  g_assert_true (rk_match_undo_to (match, 1, 1));
  assert_at (&watcher, 1, 1, TRUE, TRUE);

  rk_cursor_go_to (watcher.cursor, 1, 0);
  assert_at (&watcher, 1, 0, FALSE, TRUE);
  g_assert_true (rk_match_undo_to (match, 0, 1));
  assert_at (&watcher, 0, 1, TRUE, TRUE);

  g_assert_finalize_object (watcher.cursor);
}

/* Who asks a cursor before it heard of the change. */
static void
ask_cb (RkCursor *cursor)
{
  RkMatch *match = rk_cursor_get_match (cursor);

  g_assert_cmpuint (rk_cursor_get_round (cursor), ==, rk_match_get_n_rounds (match) - 1);
  g_assert_true (rk_cursor_get_position (cursor) ==
                 rk_round_get_last_position (rk_match_get_current_round (match)));
  g_assert_false (rk_cursor_can_forward (cursor));
}

static void
test_asked_early (void)
{
  g_autoptr (RkMatch) match = two_rounds ();
  RkCursor *cursor = rk_cursor_new (match);

  g_signal_connect_swapped (match, "items-changed", G_CALLBACK (ask_cb), cursor);
  g_signal_connect_swapped (match, "notify", G_CALLBACK (ask_cb), cursor);
  g_signal_connect_swapped (rk_match_get_round (match, 0), "items-changed",
                            G_CALLBACK (ask_cb), cursor);
  g_assert_true (rk_match_undo_to (match, 0, 1));
  while (rk_match_redo (match))
    ;
  while (rk_match_undo (match))
    ;

  g_signal_handlers_disconnect_by_func (match, ask_cb, cursor);
  g_signal_handlers_disconnect_by_func (rk_match_get_round (match, 0), ask_cb, cursor);
  g_assert_finalize_object (cursor);
}

/* Cursors do not know each other, and the match does not keep them. */
static void
test_two_cursors (void)
{
  RkMatch *match = two_rounds ();
  RkCursor *one = rk_cursor_new (match);
  g_autoptr (RkCursor) other = g_object_new (RK_TYPE_CURSOR, "match", match, NULL);

  rk_cursor_first (one);
  g_assert_true (rk_cursor_is_live (other));
  g_assert_finalize_object (one);

  g_object_unref (match);
  g_assert_true (rk_match_undo (rk_cursor_get_match (other)));
  g_assert_cmpuint (rk_cursor_get_ply (other), ==, 2);
  match = rk_cursor_get_match (other);
  g_object_add_weak_pointer (G_OBJECT (match), (gpointer *) &match);
  g_clear_object (&other);
  g_assert_null (match);
}

static void
test_properties (void)
{
  g_autoptr (RkMatch) match = two_rounds ();
  g_autoptr (RkCursor) cursor = rk_cursor_new (match);
  g_autoptr (RkMatch) same = NULL;
  guint round;
  guint ply;
  gboolean live;
  gboolean can_back;
  gboolean can_forward;

  rk_cursor_go_to (cursor, 1, 2);
  g_object_get (cursor,
                "match", &same,
                "round", &round,
                "ply", &ply,
                "live", &live,
                "can-back", &can_back,
                "can-forward", &can_forward,
                NULL);
  g_assert_true (same == match);
  g_assert_cmpuint (round, ==, 1);
  g_assert_cmpuint (ply, ==, 2);
  g_assert_false (live);
  g_assert_true (can_back);
  g_assert_true (can_forward);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/cursor/live", test_live);
  g_test_add_func ("/model/cursor/step", test_step);
  g_test_add_func ("/model/cursor/go", test_go);
  g_test_add_func ("/model/cursor/step-round", test_step_round);
  g_test_add_func ("/model/cursor/stays", test_stays);
  g_test_add_func ("/model/cursor/taken-back", test_taken_back);
  g_test_add_func ("/model/cursor/asked-early", test_asked_early);
  g_test_add_func ("/model/cursor/two-cursors", test_two_cursors);
  g_test_add_func ("/model/cursor/properties", test_properties);

  return g_test_run ();
}
