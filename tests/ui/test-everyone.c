/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* Whoever has no mouse, reads from right to left, needs large letters or has only a finger gets
 * everywhere all the same; and the focus is never lost on the way. */

#include "rk-hole.h"
#include "rk-library-page.h"
#include "rk-match-page-private.h"
#include "rk-sentences.h"
#include "rk-test-keys.h"
#include "rk-test-window.h"

#define WIDTH  720
#define HEIGHT 720

static void
assert_focus_on_board (RkTestWindow *self)
{
  rk_test_settle (self);
  g_assert_true (RK_IS_HOLE (rk_test_get_focus (self)));
  g_assert_true (gtk_widget_get_mapped (rk_test_get_focus (self)));
}

/* On a button that leads on. */
static void
assert_focus_in_interlude (RkTestWindow *self,
                           RkMatchPage  *page)
{
  rk_test_settle (self);
  g_assert_true (GTK_IS_BUTTON (rk_test_get_focus (self)));
  g_assert_true (gtk_widget_is_ancestor (rk_test_get_focus (self), GTK_WIDGET (page->interlude)));
}

static void
test_focus_match (RkTestWindow  *self,
                  gconstpointer  data)
{
  static const char *const steps[] = {
    "match.undo", "match.redo", "match.first", "match.forward", "match.last", "match.turn",
    "match.lap-back", "match.last", "match.pane", "match.pane", "match.show-again",
    "match.read-score",
  };
  RkMatchPage *page = rk_test_open_fixture (self, "running.rkmatch");

  assert_focus_on_board (self);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_test_message ("%s", steps[i]);
      rk_test_activate (page, steps[i]);
      assert_focus_on_board (self);
    }

  rk_test_activate (page, "match.concede-round");
  rk_test_settle (self);
  rk_test_respond (self, "cancel");
  assert_focus_on_board (self);

  /* Into the interlude and out of it, by playing, taking back and beginning a round. */
  rk_test_play_round (self, page);
  assert_focus_in_interlude (self, page);
  rk_test_activate (page, "match.undo");
  assert_focus_on_board (self);
  rk_test_activate (page, "match.redo");
  assert_focus_in_interlude (self, page);
  rk_test_activate (page, "match.back");
  assert_focus_on_board (self);
  rk_test_activate (page, "match.last");
  assert_focus_in_interlude (self, page);
  rk_test_activate (page, "match.begin-round");
  assert_focus_on_board (self);
}

/* A button that can do no more when it is pressed hands the focus on. */
static void
test_focus_buttons (RkTestWindow  *self,
                    gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);

  rk_test_choose_hole (page, 0);
  rk_test_settle (self);
  g_assert_true (gtk_widget_grab_focus (page->undo_button));
  g_signal_emit_by_name (page->undo_button, "clicked");
  rk_test_settle (self);
  g_assert_false (gtk_widget_is_sensitive (page->undo_button));
  g_assert_nonnull (rk_test_get_focus (self));
  g_assert_true (gtk_widget_is_sensitive (rk_test_get_focus (self)));
}

/* What was deleted hands the focus to what is left; then to what can be done, and back. */
static void
test_focus_library (RkTestWindow  *self,
                    gconstpointer  data)
{
  GtkWidget *page = rk_test_find (self->window, RK_TYPE_LIBRARY_PAGE, NULL);
  RkLibrary *library = rk_test_get_library (self);

  g_object_unref (rk_test_copy_fixture (self, "running.rkmatch"));
  g_object_unref (rk_test_copy_fixture (self, "two-rounds-drawn.rkmatch"));
  rk_test_load_library (self);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 2);

  gtk_widget_grab_focus (rk_test_find (page, GTK_TYPE_LIST_VIEW, NULL));
  rk_test_wait (rk_test_has_focus_on_row, self);
  gtk_widget_activate_action (page, "library.delete", NULL);
  rk_test_settle (self);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 1);
  rk_test_wait (rk_test_has_focus_on_row, self);
  gtk_widget_activate_action (page, "library.delete", NULL);
  rk_test_settle (self);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 0);
  g_assert_nonnull (rk_test_get_focus (self));
  g_assert_true (gtk_widget_get_mapped (rk_test_get_focus (self)));
  gtk_widget_activate_action (page, "library.undo-delete", NULL);
  rk_test_settle (self);
  g_assert_nonnull (rk_test_get_focus (self));
  g_assert_true (gtk_widget_get_mapped (rk_test_get_focus (self)));
}

static void
move_focus (RkTestWindow     *self,
            GtkDirectionType  direction)
{
  g_signal_emit_by_name (self->window, "move-focus", direction);
}

static float
get_x (RkTestWindow *self)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (rk_test_get_focus (self), GTK_WIDGET (self->window),
                                             &bounds));
  return bounds.origin.x + bounds.size.width / 2;
}

static void
check_arrows (RkTestWindow *self,
              RkMatchPage  *page)
{
  float before;

  rk_board_focus_hole (page->board, 2);
  before = get_x (self);
  move_focus (self, GTK_DIR_RIGHT);
  g_assert_true (RK_IS_HOLE (rk_test_get_focus (self)));
  g_assert_cmpfloat (get_x (self), >, before);
  move_focus (self, GTK_DIR_LEFT);
  g_assert_cmpfloat_with_epsilon (get_x (self), before, 1);
  move_focus (self, GTK_DIR_LEFT);
  g_assert_cmpfloat (get_x (self), <, before);
}

static GtkWidget *
find_button (RkMatchPage *page,
             const char  *tooltip)
{
  return rk_test_find (page->navigation_bar, GTK_TYPE_BUTTON, tooltip);
}

static float
get_button_x (RkTestWindow *self,
              RkMatchPage  *page,
              const char   *tooltip)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (find_button (page, tooltip),
                                            GTK_WIDGET (self->window), &bounds));
  return bounds.origin.x;
}

/* The board is a thing and stays as it lies; what surrounds it is mirrored, and the keys with
 * it. */
static void
test_right_to_left (RkTestWindow  *self,
                    gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);

  check_arrows (self, page);
  rk_test_choose_hole (page, 0);
  rk_test_settle (self);
  g_assert_cmpfloat (get_button_x (self, page, "One Move Back"), <,
                     get_button_x (self, page, "One Move Forward"));

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  rk_test_settle (self);
  g_assert_cmpint (gtk_widget_get_direction (GTK_WIDGET (page)), ==, GTK_TEXT_DIR_RTL);
  check_arrows (self, page);
  g_assert_cmpfloat (get_button_x (self, page, "One Move Back"), >,
                     get_button_x (self, page, "One Move Forward"));

  rk_test_press (GTK_WIDGET (page), GDK_KEY_Right, GDK_ALT_MASK);
  g_assert_cmpuint (rk_cursor_get_ply (page->cursor), ==, 0);
  rk_test_press (GTK_WIDGET (page), GDK_KEY_Left, GDK_ALT_MASK);
  g_assert_cmpuint (rk_cursor_get_ply (page->cursor), ==, 1);
  rk_test_press (GTK_WIDGET (page), GDK_KEY_Page_Up, 0);
  g_assert_cmpuint (rk_cursor_get_ply (page->cursor), ==, 0);

  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  rk_test_settle (self);
  rk_test_press (GTK_WIDGET (page), GDK_KEY_Right, GDK_ALT_MASK);
  g_assert_cmpuint (rk_cursor_get_ply (page->cursor), ==, 1);
}

/* A long press in the middle of a widget. */
static void
hold (GtkWidget *owner,
      GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (owner);
  graphene_rect_t bounds;
  gboolean found = FALSE;

  g_assert_true (gtk_widget_compute_bounds (widget, owner, &bounds));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_LONG_PRESS (controller))
        {
          g_assert_true (gtk_gesture_single_get_touch_only (GTK_GESTURE_SINGLE (controller)));
          g_signal_emit_by_name (controller, "pressed",
                                 bounds.origin.x + bounds.size.width / 2.0,
                                 bounds.origin.y + bounds.size.height / 2.0);
          found = TRUE;
        }
    }
  g_assert_true (found);
}

static void
test_touch (RkTestWindow  *self,
            gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  const guint n_moves = rk_round_get_n_moves (rk_match_get_round (rk_test_get_match (page), 0));
  g_autofree char *preview = rk_text_preview (rk_cursor_get_position (page->cursor), 2);
  g_autofree char *own = g_strdup_printf ("Your hole C, 4 stones\n%s", preview);

  hold (GTK_WIDGET (page->board), rk_board_get_hole_widget (page->board, 2));
  g_assert_nonnull (rk_test_find (page->navigation_bar, GTK_TYPE_LABEL, own));
  hold (GTK_WIDGET (page->board), rk_board_get_hole_widget (page->board, 8));
  g_assert_nonnull (rk_test_find (page->navigation_bar, GTK_TYPE_LABEL,
                                  "North’s hole c, 4 stones"));
  g_assert_cmpuint (rk_round_get_n_moves (rk_match_get_round (rk_test_get_match (page), 0)), ==,
                    n_moves);

  hold (GTK_WIDGET (self->window), page->hint_button);
  g_assert_cmpstr (rk_test_get_toast (self), ==, "Hint");
  hold (GTK_WIDGET (self->window), GTK_WIDGET (page->title));
  g_assert_cmpstr (rk_test_get_toast (self), ==,
                   gtk_widget_get_tooltip_text (GTK_WIDGET (page->title)));
}

static void
assert_inside (RkTestWindow *self,
               GtkWidget    *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_get_mapped (widget));
  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (self->window), &bounds));
  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=,
                     gtk_widget_get_width (GTK_WIDGET (self->window)));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=,
                     gtk_widget_get_height (GTK_WIDGET (self->window)));
}

/* Not cut in any way. */
static void
assert_whole (RkTestWindow *self,
              const char   *text)
{
  GtkWidget *label = rk_test_find (self->window, GTK_TYPE_LABEL, text);

  g_test_message ("%s", text);
  g_assert_nonnull (label);
  assert_inside (self, label);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
}

static void
check_large (RkTestWindow *self,
             RkMatchPage  *page)
{
  int minimum;

  rk_test_settle (self);
  gtk_widget_measure (GTK_WIDGET (self->window), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL,
                      NULL, NULL);
  g_assert_cmpint (minimum, <=, WIDTH);
  for (guint hole = 0; hole < 12; hole++)
    assert_inside (self, rk_board_get_hole_widget (page->board, hole));
  assert_inside (self, GTK_WIDGET (page->menu_button));
  assert_inside (self, GTK_WIDGET (page->upper_card));
  assert_inside (self, GTK_WIDGET (page->lower_card));
  assert_inside (self, GTK_WIDGET (page->navigation_bar));
}

/* At 200 % everything is there in 720 pixels. */
static void
test_large_text (RkTestWindow  *self,
                 gconstpointer  data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  RkMatchPage *page;
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  rk_test_window_close (self);
  g_object_set (settings, "gtk-xft-dpi", 2 * (dpi > 0 ? dpi : 96 * 1024), NULL);
  g_object_set (self->state, "width", WIDTH, "height", HEIGHT, "show-pane", FALSE, NULL);
  rk_test_window_open (self);

  page = rk_test_start_match (self);
  check_large (self, page);
  assert_whole (self, "South");
  assert_whole (self, "North");
  rk_test_choose_hole (page, 2);
  check_large (self, page);
  rk_test_activate (page, "match.first");
  check_large (self, page);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  rk_test_add ("/everyone/focus-match", test_focus_match);
  rk_test_add ("/everyone/focus-buttons", test_focus_buttons);
  rk_test_add ("/everyone/focus-library", test_focus_library);
  rk_test_add ("/everyone/right-to-left", test_right_to_left);
  rk_test_add ("/everyone/touch", test_touch);
  rk_test_add ("/everyone/large-text", test_large_text);

  return g_test_run ();
}
