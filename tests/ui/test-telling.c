/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* What a screen reader is told of, and when: not while the focus moves, once each, and all that
 * comes together in one. */

#include "rk-match-page-private.h"
#include "rk-sentences.h"
#include "rk-teller.h"
#include "rk-test-keys.h"
#include "rk-test-review.h"
#include "rk-test-telling.h"
#include "rk-test-window.h"
#include "rk-toast.h"

static void
check_together (RkTestWindow *self)
{
  g_autoptr (GPtrArray) heard = rk_test_listen (self);
  GtkWidget *window = GTK_WIDGET (self->window);
  RkTeller *teller = rk_teller_get (GTK_ROOT (window));

  rk_tell (window, "One.");
  rk_tell (window, "Two.");
  rk_tell (window, "One.");
  rk_tell (window, "");
  g_assert_true (rk_teller_is_waiting (teller));
  g_assert_cmpuint (heard->len, ==, 0);
  rk_test_settle (self);
  rk_test_assert_heard (heard, "Two. One.");
  g_assert_false (rk_teller_is_waiting (teller));

  /* The same again is something new. */
  rk_tell (window, "One.");
  rk_test_settle (self);
  rk_test_assert_heard (heard, "One.");
}

typedef struct
{
  GtkWidget *window;
  GPtrArray *heard;
  gint64 limit;
  guint n_frames;
} Mover;

/* In each frame to another widget, for a while, and one frame at rest; nothing is said meanwhile,
 * unless the frames take longer than anybody is kept waiting. */
static gboolean
move_focus_cb (GtkWidget     *widget,
               GdkFrameClock *clock,
               gpointer       user_data)
{
  Mover *self = user_data;

  if (self->n_frames == 0)
    return G_SOURCE_CONTINUE;

  if (g_get_monotonic_time () < self->limit)
    g_assert_cmpuint (self->heard->len, ==, 0);
  self->n_frames--;
  if (self->n_frames > 0)
    gtk_widget_child_focus (self->window, GTK_DIR_TAB_FORWARD);
  return G_SOURCE_CONTINUE;
}

static gboolean
has_moved_and_heard (gpointer user_data)
{
  const Mover *self = user_data;

  return self->n_frames == 0 && self->heard->len > 0;
}

static void
check_focus (RkTestWindow *self)
{
  g_autoptr (GPtrArray) heard = rk_test_listen (self);
  Mover mover = { .window = GTK_WIDGET (self->window), .heard = heard, .n_frames = 5 };
  guint tick_id;

  mover.limit = g_get_monotonic_time () + 500 * G_TIME_SPAN_MILLISECOND;
  rk_tell (mover.window, "Done.");
  tick_id = gtk_widget_add_tick_callback (mover.window, move_focus_cb, &mover, NULL);
  rk_test_wait (has_moved_and_heard, &mover);
  gtk_widget_remove_tick_callback (mover.window, tick_id);
  rk_test_assert_heard (heard, "Done.");
}

/* A toast is announced by libadwaita: the same is not said beside it. */
static void
check_toast (RkTestWindow *self)
{
  RkMatchPage *page = rk_test_start_match (self);
  g_autoptr (GPtrArray) heard = rk_test_listen (self);
  GtkWidget *toasts = GTK_WIDGET (page->toasts);
  g_autoptr (AdwToast) gone = adw_toast_new ("Gone.");

  rk_tell (toasts, "Saved.");
  rk_toast_show (GTK_WIDGET (page->board), "Saved.");
  rk_test_settle (self);
  g_assert_cmpuint (heard->len, ==, 0);
  g_assert_cmpstr (rk_test_get_toast (self), ==, "Saved.");

  /* Taken away before it has appeared. */
  rk_toast_add (toasts, g_object_ref (gone));
  rk_toast_dismiss (toasts, gone);
  rk_test_settle (self);
  g_assert_cmpstr (rk_test_get_toast (self), ==, "Saved.");
  rk_toast_add (toasts, g_object_ref (gone));
  rk_toast_dismiss_all (toasts);
  rk_test_settle (self);
  g_assert_null (rk_test_get_toast (self));
}

/* The last words of a window. */
static void
check_close (RkTestWindow *self)
{
  g_autoptr (GPtrArray) heard = rk_test_listen (self);

  rk_tell (GTK_WIDGET (self->window), "The end.");
  rk_test_window_close (self);
  rk_test_assert_heard (heard, "The end.");
}

static void
test_when (RkTestWindow  *self,
           gconstpointer  data)
{
  check_together (self);
  check_focus (self);
  check_toast (self);
  check_close (self);
}

/* Where one goes in the match, not where one only passes by. */
static void
test_place (RkTestWindow  *self,
            gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  g_autoptr (GPtrArray) heard = rk_test_listen (self);

  rk_test_choose_hole (page, 2);
  rk_test_assert_heard (heard, "South played C in 5 laps.");
  rk_test_settle (self);
  rk_test_activate (page, "match.first");
  rk_test_assert_heard (heard, "Round 1: South begins.");
  rk_test_activate (page, "match.forward");
  rk_test_activate (page, "match.back");
  rk_test_activate (page, "match.last");
  rk_test_assert_heard (heard, "Round 1, after move 1 of 1. South played C in 5 laps.");

  g_settings_set_string (self->settings, "announcements", "brief");
  rk_test_activate (page, "match.show-again");
  rk_test_assert_heard (heard, "Round 1, after move 1 of 1. South: C.");

  /* What is done says enough. */
  rk_test_activate (page, "match.first");
  rk_test_activate (page, "match.undo");
  rk_test_assert_heard (heard, "Taken back: South played C.");
  rk_test_settle (self);
  rk_test_activate (page, "match.turn");
  rk_test_assert_heard (heard, "North’s row is at the bottom.");
}

static gboolean
press (GtkWidget *widget,
       guint      keyval)
{
  return rk_test_press_key (widget, GTK_PHASE_NONE, keyval, 0);
}

/* Keys that tell, and Tab, end the sowing and do their work; one that plays only ends it. */
static void
test_sowing (RkTestWindow  *self,
             gconstpointer  data)
{
  static const struct
  {
    guint keyval;
    gboolean is_taken;
  } keys[] = {
    { GDK_KEY_l, TRUE }, { GDK_KEY_S, TRUE }, { GDK_KEY_Tab, FALSE },
    { GDK_KEY_d, TRUE }, { GDK_KEY_Return, TRUE }, { GDK_KEY_4, TRUE },
  };
  RkMatchPage *page = rk_test_start_match (self);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      rk_test_activate (page, i == 0 ? "match.read-last" : "match.show-again");
      if (i == 0)
        rk_test_choose_hole (page, 2);
      g_assert_true (rk_board_is_animating (page->board));
      g_assert_cmpint (press (GTK_WIDGET (page), keys[i].keyval), ==, keys[i].is_taken);
      g_assert_false (rk_board_is_animating (page->board));
    }
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

/* Who listens hears of a move before its stones have fallen: a hole that is chosen too soon is
 * answered, in whatever way it was chosen. */
static void
test_too_soon (RkTestWindow  *self,
               gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  g_autoptr (GPtrArray) heard = rk_test_listen (self);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  rk_test_choose_hole (page, 2);
  rk_test_assert_heard (heard, "South played C in 5 laps.");
  press (GTK_WIDGET (page), GDK_KEY_d);
  rk_test_assert_heard (heard, "North is to move.");

  rk_test_activate (page, "match.show-again");
  rk_test_assert_heard (heard, "Round 1, after move 1 of 1. South played C in 5 laps.");
  g_signal_emit_by_name (rk_board_get_hole_widget (page->board, 8), "clicked");
  rk_test_assert_heard (heard, "North is to move.");

  /* Escape asks for nothing. */
  rk_test_activate (page, "match.show-again");
  rk_test_assert_heard (heard, "Round 1, after move 1 of 1. South played C in 5 laps.");
  press (GTK_WIDGET (page), GDK_KEY_Escape);
  g_assert_false (rk_board_is_animating (page->board));
  rk_test_settle (self);
  g_assert_cmpuint (heard->len, ==, 0);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

static void
assert_names (RkMatchPage *page)
{
  const RkPosition *position = rk_cursor_get_position (page->cursor);

  for (guint hole = 0; hole < 2u * position->n_holes; hole++)
    {
      gboolean is_own = rk_position_get_owner (position, hole) == position->turn;
      g_autofree char *name = rk_text_hole (position, hole, is_own);

      gtk_test_accessible_assert_property (rk_board_get_hole_widget (page->board, hole),
                                           GTK_ACCESSIBLE_PROPERTY_LABEL, name);
    }
}

/* A hole in focus whose name changed later would cut short what is told of the move. */
static void
test_names (RkTestWindow  *self,
            gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  for (guint i = 0; i < 3; i++)
    {
      rk_test_choose_hole (page, rk_test_find_legal (page));
      g_assert_true (rk_board_is_animating (page->board));
      assert_names (page);
      rk_board_skip (page->board);
      assert_names (page);
    }
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

/* The same keys on another board. */
static void
assert_tells (RkTestWindow *self,
              GtkWidget    *board,
              GPtrArray    *heard,
              guint         keyval,
              const char   *expected)
{
  g_assert_true (press (board, keyval));
  rk_test_assert_heard (heard, expected);
}

static void
check_lesson (RkTestWindow *self)
{
  g_autoptr (GPtrArray) heard = rk_test_listen (self);
  GtkWidget *board;

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.lesson", "s", "sowing");
  rk_test_settle (self);
  g_ptr_array_set_size (heard, 0);
  board = rk_test_find (rk_test_get_visible (self), RK_TYPE_BOARD, NULL);
  assert_tells (self, board, heard, GDK_KEY_l, "No move has been played in this round.");
  assert_tells (self, board, heard, GDK_KEY_r, "South’s row: A 2, B 3, C 1, D 1, E 0, F 0.");
  g_assert_true (press (board, GDK_KEY_s));
  rk_test_wait (rk_test_has_heard, heard);
  g_assert_true (g_str_has_prefix (heard->pdata[0], "South is to move. Won so far: "));
}

static void
check_setup (RkTestWindow *self)
{
  g_autoptr (GPtrArray) heard = rk_test_listen (self);
  GtkWidget *board;

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.set-up", NULL);
  rk_test_settle (self);
  g_ptr_array_set_size (heard, 0);
  board = rk_test_find (rk_test_get_dialog (self), RK_TYPE_BOARD, NULL);
  assert_tells (self, board, heard, GDK_KEY_o, "North’s row: a 4, b 4, c 4, d 4, e 4, f 4.");
  assert_tells (self, board, heard, GDK_KEY_s,
                "South: 24 in holes, 0 captured, 0 in reserve\n"
                "North: 24 in holes, 0 captured, 0 in reserve");
  g_assert_false (press (board, GDK_KEY_l));
}

static void
test_boards (RkTestWindow  *self,
             gconstpointer  data)
{
  check_lesson (self);
  check_setup (self);
}

/* Nothing is told that is to be found out. */
static void
test_retry (RkTestWindow  *self,
            gconstpointer  data)
{
  static const guint keys[] = { GDK_KEY_l, GDK_KEY_s, GDK_KEY_r, GDK_KEY_o, GDK_KEY_m, GDK_KEY_t };
  g_autoptr (RkMatch) match = rk_test_make_match ("1,2,0,1,0,1/1,1,0,1,0,0 s 20-20");
  g_autoptr (GPtrArray) heard = rk_test_listen (self);
  GtkWidget *board;

  g_assert_true (rk_match_play (match, 1, NULL));
  rk_test_activate (rk_test_open_analysed (self, match), "match.retry");
  rk_test_settle (self);
  board = rk_test_find (rk_test_get_visible (self), RK_TYPE_BOARD, NULL);
  g_ptr_array_set_size (heard, 0);
  g_assert_true (press (board, GDK_KEY_v));
  rk_test_wait (rk_test_has_heard, heard);
  g_assert_true (g_str_has_suffix (heard->pdata[0], "Find a better move."));
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_ptr_array_set_size (heard, 0);
      g_assert_true (press (board, keys[i]));
      rk_test_wait (rk_test_has_heard, heard);
      g_assert_cmpuint (heard->len, ==, 1);
      g_assert_null (strstr (heard->pdata[0], "played B"));
      g_assert_null (strstr (heard->pdata[0], "best move"));
    }
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  rk_test_add ("/telling/when", test_when);
  rk_test_add ("/telling/place", test_place);
  rk_test_add ("/telling/sowing", test_sowing);
  rk_test_add ("/telling/too-soon", test_too_soon);
  rk_test_add ("/telling/names", test_names);
  rk_test_add ("/telling/boards", test_boards);
  rk_test_add ("/telling/retry", test_retry);

  return g_test_run ();
}
