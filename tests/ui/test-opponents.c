/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* The computer as a player in the window. When it moves is tested with the model. */

#include "rk-match-page-private.h"
#include "rk-match-turns.h"
#include "rk-new-match-dialog.h"
#include "rk-test-window.h"

static gpointer
open_dialog (RkTestWindow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.new-match", NULL);
  rk_test_settle (self);
  g_assert_true (RK_IS_NEW_MATCH_DIALOG (rk_test_get_dialog (self)));

  return rk_test_get_dialog (self);
}

static AdwComboRow *
find_choice (gpointer    dialog,
             const char *title)
{
  GtkWidget *label = rk_test_find (dialog, GTK_TYPE_LABEL, title);

  g_assert_nonnull (label);

  return ADW_COMBO_ROW (gtk_widget_get_ancestor (label, ADW_TYPE_COMBO_ROW));
}

static AdwToggleGroup *
find_opponents (gpointer dialog)
{
  return ADW_TOGGLE_GROUP (rk_test_find (dialog, ADW_TYPE_TOGGLE_GROUP, NULL));
}

static AdwNavigationView *
find_navigation (RkTestWindow *self)
{
  return ADW_NAVIGATION_VIEW (rk_test_find (self->window, ADW_TYPE_NAVIGATION_VIEW, NULL));
}

static RkMatchPage *
start (RkTestWindow *self)
{
  rk_test_click (rk_test_get_dialog (self), "_Start");
  rk_test_wait (rk_test_has_page, self);
  rk_test_settle (self);

  return rk_test_get_page (self);
}

static RkMatchPage *
start_against (RkTestWindow *self)
{
  adw_toggle_group_set_active (find_opponents (open_dialog (self)), 1);

  return start (self);
}

static guint
count_moves (RkMatchPage *page)
{
  return rk_round_get_n_moves (rk_match_get_current_round (rk_test_get_match (page)));
}

/* The computer thinks, but waits as long as this page is not left. */
static RkMatchPage *
start_with_patient (RkTestWindow *self)
{
  RkMatchPage *page = start_against (self);

  rk_computer_player_set_delay (page->computer, G_MAXINT);
  rk_test_choose_hole (page, 0);
  rk_test_settle (self);
  g_assert_cmpuint (count_moves (page), ==, 1);
  g_assert_true (rk_computer_player_is_at_work (page->computer));

  return page;
}

static void
assert_player (RkMatchPage *page,
               RkSide       side,
               RkLevel      level,
               const char  *name)
{
  RkPlayer *player = rk_match_get_player (rk_test_get_match (page), side);

  g_assert_cmpint (rk_player_get_player_type (player), ==,
                   level != RK_LEVEL_NONE ? RK_PLAYER_COMPUTER : RK_PLAYER_HUMAN);
  g_assert_cmpint (rk_player_get_level (player), ==, level);
  g_assert_cmpstr (rk_player_get_name (player), ==, name);
}

static gboolean
has_answered (gpointer user_data)
{
  return count_moves (user_data) % 2 == 0 &&
         !rk_board_is_animating (RK_MATCH_PAGE (user_data)->board);
}

static void
count_cb (guint *n_heard)
{
  (*n_heard)++;
}

/* Beside the explanation there is room for the level. */
static void
test_level_is_whole (RkTestWindow  *self,
                     gconstpointer  data)
{
  AdwDialog *dialog = open_dialog (self);
  AdwComboRow *row;

  adw_toggle_group_set_active (find_opponents (dialog), 1);
  row = find_choice (dialog, "Who Plays North");
  for (RkLevel level = RK_LEVEL_BEGINNER; level <= RK_LEVEL_PERFECT; level++)
    {
      GtkWidget *value;
      PangoLayout *layout;

      adw_combo_row_set_selected (row, level);
      rk_test_settle (self);
      value = rk_test_find (rk_test_find (row, GTK_TYPE_LIST_VIEW, NULL), GTK_TYPE_LABEL, NULL);
      g_assert_true (gtk_widget_get_mapped (value));
      layout = gtk_label_get_layout (GTK_LABEL (value));
      g_assert_false (pango_layout_is_ellipsized (layout));
      g_assert_cmpint (pango_layout_get_line_count (layout), <=, 2);
    }
}

/* One click, and it answers. */
static void
test_against (RkTestWindow  *self,
              gconstpointer  data)
{
  RkMatchPage *page = start_against (self);
  guint n_heard = 0;

  assert_player (page, RK_SOUTH, RK_LEVEL_NONE, NULL);
  assert_player (page, RK_NORTH, RK_LEVEL_EASY, NULL);
  g_assert_nonnull (rk_test_find (page, GTK_TYPE_LABEL, "Computer (Easy)"));
  g_assert_false (rk_computer_player_is_at_work (page->computer));
  g_assert_false (gtk_widget_get_visible (page->pause_button));

  rk_test_choose_hole (page, 0);
  rk_test_wait (has_answered, page);
  g_assert_cmpuint (count_moves (page), ==, 2);
  rk_test_settle (self);
  rk_test_assert_board (page);

  /* Both go back, and forth again: told once each time. */
  g_signal_connect_swapped (page->announcer, "announced", G_CALLBACK (count_cb), &n_heard);
  rk_test_wait (rk_test_is_saved, rk_match_page_get_document (page));
  n_heard = 0;
  rk_test_activate (page, "match.undo");
  g_assert_cmpuint (count_moves (page), ==, 0);
  rk_test_wait (rk_test_is_saved, rk_match_page_get_document (page));
  g_assert_cmpuint (n_heard, ==, 1);
  rk_test_activate (page, "match.redo");
  g_assert_cmpuint (count_moves (page), ==, 2);
  rk_test_wait (rk_test_is_saved, rk_match_page_get_document (page));
  g_assert_cmpuint (n_heard, ==, 2);
  rk_test_settle (self);
  rk_test_assert_board (page);
}

/* Looking back while the computer is to move: whatever is chosen gets an answer. */
static void
test_look_back (RkTestWindow  *self,
                gconstpointer  data)
{
  RkMatchPage *page = start_against (self);

  rk_test_choose_hole (page, 0);
  rk_test_wait (has_answered, page);
  rk_test_choose_hole (page, rk_test_find_legal (page));
  g_assert_true (rk_match_is_computer (rk_test_get_match (page),
                                       rk_match_get_turn (rk_test_get_match (page))));
  for (guint ply = 3; ply > 0; ply--)
    {
      rk_test_activate (page, "match.back");
      for (guint hole = 0; hole < RK_MAX_RING; hole++)
        {
          rk_test_choose_hole (page, hole);
          g_assert_true (rk_test_get_toast (self) != NULL || rk_test_get_dialog (self) != NULL);
          if (rk_test_get_dialog (self) != NULL)
            rk_test_respond (self, "cancel");
        }
    }
}

/* What was chosen is proposed again; the two buttons say what the rows do. */
static void
test_remembered (RkTestWindow  *self,
                 gconstpointer  data)
{
  gpointer dialog = open_dialog (self);
  AdwComboRow *north = find_choice (dialog, "Who Plays North");
  GtkWidget *name = rk_test_find (dialog, GTK_TYPE_LABEL, "North, the Upper Row");

  g_assert_cmpuint (adw_toggle_group_get_active (find_opponents (dialog)), ==, 0);
  gtk_editable_set_text (GTK_EDITABLE (gtk_widget_get_ancestor (name, ADW_TYPE_ENTRY_ROW)), "Bile");
  adw_combo_row_set_selected (north, RK_LEVEL_HARD);
  g_assert_cmpuint (adw_toggle_group_get_active (find_opponents (dialog)), ==, 1);
  assert_player (start (self), RK_NORTH, RK_LEVEL_HARD, NULL);

  dialog = open_dialog (self);
  g_assert_cmpuint (adw_toggle_group_get_active (find_opponents (dialog)), ==, 1);
  g_assert_cmpuint (adw_combo_row_get_selected (find_choice (dialog, "Who Plays North")), ==,
                    RK_LEVEL_HARD);

  /* Two computers are neither. The next time against one it has the last level. */
  adw_combo_row_set_selected (find_choice (dialog, "Who Plays South"), RK_LEVEL_PERFECT);
  g_assert_cmpuint (adw_toggle_group_get_active (find_opponents (dialog)), ==,
                    GTK_INVALID_LIST_POSITION);
  adw_toggle_group_set_active (find_opponents (dialog), 0);
  g_assert_cmpuint (adw_combo_row_get_selected (find_choice (dialog, "Who Plays North")), ==, 0);
  adw_toggle_group_set_active (find_opponents (dialog), 1);
  g_assert_cmpuint (adw_combo_row_get_selected (find_choice (dialog, "Who Plays North")), ==,
                    RK_LEVEL_HARD);
  /* The name of the person who played there is not lost. */
  adw_toggle_group_set_active (find_opponents (dialog), 0);
  assert_player (start (self), RK_NORTH, RK_LEVEL_NONE, "Bile");
}

/* Nobody plays for the computer, and its holes do not look as if. */
static void
test_its_row (RkTestWindow  *self,
              gconstpointer  data)
{
  RkMatchPage *page = start_with_patient (self);

  g_assert_cmpint (rk_board_get_interactive_side (page->board), ==, -1);
  rk_test_choose_hole (page, 7);
  rk_test_settle (self);
  g_assert_cmpuint (count_moves (page), ==, 1);
  g_assert_cmpstr (rk_test_get_toast (self), ==, "The computer plays this row.");
  rk_test_activate (page, "match.computer-move");
  rk_test_wait (has_answered, page);
  g_assert_cmpint (rk_board_get_interactive_side (page->board), ==, RK_SOUTH);
}

/* It waits while a dialog is open, another page covers the match, or an earlier
 * place is looked at. */
static void
test_covered (RkTestWindow  *self,
              gconstpointer  data)
{
  RkMatchPage *page = start_with_patient (self);

  rk_test_activate (page, "match.players");
  rk_test_settle (self);
  g_assert_false (rk_computer_player_is_at_work (page->computer));
  rk_test_click (rk_test_get_dialog (self), "_Cancel");
  rk_test_settle (self);
  g_assert_true (rk_computer_player_is_at_work (page->computer));

  rk_test_activate (page, "match.back");
  g_assert_false (rk_computer_player_is_at_work (page->computer));
  rk_test_activate (page, "match.last");
  rk_test_settle (self);
  g_assert_true (rk_computer_player_is_at_work (page->computer));

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.learn", NULL);
  rk_test_settle (self);
  g_assert_false (rk_computer_player_is_at_work (page->computer));
  adw_navigation_view_pop (find_navigation (self));
  rk_test_wait (rk_test_has_page, self);
  rk_test_wait (has_answered, page);
  g_assert_cmpuint (count_moves (page), ==, 2);
}

/* Some are windows of their own, like that with the shortcuts. */
static void
test_modal_window (RkTestWindow  *self,
                   gconstpointer  data)
{
  RkMatchPage *page = start_with_patient (self);
  GtkWidget *over = gtk_window_new ();

  gtk_window_set_transient_for (GTK_WINDOW (over), GTK_WINDOW (self->window));
  gtk_window_set_modal (GTK_WINDOW (over), TRUE);
  gtk_window_present (GTK_WINDOW (over));
  rk_computer_player_update (page->computer);
  g_assert_false (rk_computer_player_is_at_work (page->computer));
  gtk_window_destroy (GTK_WINDOW (over));
  g_assert_true (rk_computer_player_is_at_work (page->computer));
}

/* Who plays is changed in the middle of the match, and kept in the file. */
static void
test_change (RkTestWindow  *self,
             gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  RkDocument *document = rk_match_page_get_document (page);
  g_autofree char *text = NULL;
  gpointer dialog;

  rk_test_choose_hole (page, 0);
  rk_test_settle (self);
  rk_test_activate (page, "match.players");
  rk_test_settle (self);
  dialog = rk_test_get_dialog (self);
  adw_combo_row_set_selected (find_choice (dialog, "Who Plays North"), RK_LEVEL_MEDIUM);
  rk_test_click (dialog, "_Apply");
  rk_test_settle (self);
  assert_player (page, RK_NORTH, RK_LEVEL_MEDIUM, NULL);
  rk_test_wait (has_answered, page);
  g_assert_cmpuint (count_moves (page), ==, 2);

  g_assert_true (rk_document_flush (document, NULL));
  g_assert_true (g_file_load_contents (rk_document_get_file (document), NULL, &text, NULL, NULL,
                                       NULL));
  g_assert_nonnull (strstr (text, "\"medium\""));

  /* The other way round: a name that is given again. */
  rk_test_activate (page, "match.players");
  rk_test_settle (self);
  dialog = rk_test_get_dialog (self);
  g_assert_cmpuint (adw_combo_row_get_selected (find_choice (dialog, "Who Plays North")), ==,
                    RK_LEVEL_MEDIUM);
  g_assert_null (rk_test_find (dialog, GTK_TYPE_LABEL, "North, the Upper Row"));
  adw_combo_row_set_selected (find_choice (dialog, "Who Plays North"), RK_LEVEL_NONE);
  rk_test_click (dialog, "_Apply");
  rk_test_settle (self);
  assert_player (page, RK_NORTH, RK_LEVEL_NONE, NULL);
}

static gboolean
has_two_moves (gpointer user_data)
{
  return count_moves (user_data) >= 2;
}

/* Two computers play, and can be stopped. */
static void
test_unattended (RkTestWindow  *self,
                 gconstpointer  data)
{
  gpointer dialog = open_dialog (self);
  RkMatchPage *page;
  GAction *pause;

  adw_combo_row_set_selected (find_choice (dialog, "Who Plays South"), RK_LEVEL_EASY);
  adw_combo_row_set_selected (find_choice (dialog, "Who Plays North"), RK_LEVEL_BEGINNER);
  page = start (self);
  pause = g_action_map_lookup_action (G_ACTION_MAP (page->actions), "pause");
  g_assert_true (gtk_widget_get_visible (page->pause_button));
  g_assert_true (g_action_get_enabled (pause));
  rk_test_wait (has_two_moves, page);

  rk_test_activate (page, "match.pause");
  g_assert_false (rk_computer_player_is_at_work (page->computer));
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (page->pause_button)));
  g_assert_cmpstr (gtk_button_get_icon_name (GTK_BUTTON (page->pause_button)), ==,
                   "media-playback-start-symbolic");
  rk_test_activate (page, "match.pause");
  g_assert_true (rk_computer_player_is_at_work (page->computer));
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (page->pause_button)));
  g_assert_cmpstr (gtk_button_get_icon_name (GTK_BUTTON (page->pause_button)), ==,
                   "media-playback-pause-symbolic");
  rk_test_activate (page, "match.undo");
  g_assert_false (rk_computer_player_is_at_work (page->computer));
  g_assert_true (rk_computer_player_get_paused (page->computer));
}

/* The program plays a move for a person. */
static void
test_move_for_me (RkTestWindow  *self,
                  gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (page->actions), "computer-move");

  rk_test_activate (page, "match.computer-move");
  g_assert_true (rk_computer_player_is_at_work (page->computer));
  rk_test_choose_hole (page, 0);
  rk_test_settle (self);
  rk_test_activate (page, "match.computer-move");
  rk_test_wait (has_two_moves, page);
  g_assert_cmpuint (count_moves (page), ==, 2);
  g_assert_false (rk_computer_player_is_at_work (page->computer));

  rk_test_activate (page, "match.back");
  g_assert_false (g_action_get_enabled (action));
}

/* Nobody answers for the computer. */
static void
test_ends (RkTestWindow  *self,
           gconstpointer  data)
{
  RkMatchPage *page = start_against (self);
  RkPlayer *south = rk_match_get_player (rk_test_get_match (page), RK_SOUTH);
  gpointer dialog;

  g_assert_false (rk_test_is_enabled (page, "agree-round"));
  g_assert_false (rk_test_is_enabled (page, "agree-draw"));
  g_assert_true (rk_test_is_enabled (page, "concede-round"));
  rk_test_activate (page, "match.concede");
  rk_test_settle (self);
  dialog = rk_test_get_dialog (self);
  g_assert_true (adw_alert_dialog_has_response (dialog, "south"));
  g_assert_false (adw_alert_dialog_has_response (dialog, "north"));
  rk_test_respond (self, "cancel");

  rk_computer_player_set_paused (page->computer, TRUE);
  rk_player_set_player_type (south, RK_PLAYER_COMPUTER);
  g_assert_false (rk_test_is_enabled (page, "concede-round"));
  g_assert_false (rk_test_is_enabled (page, "concede"));
}

/* The page goes while the computer thinks. */
static void
test_leave (RkTestWindow  *self,
            gconstpointer  data)
{
  RkMatchPage *page = start_with_patient (self);
  g_autoptr (RkMatch) match = g_object_ref (rk_test_get_match (page));

  g_object_add_weak_pointer (G_OBJECT (page), (gpointer *) &page);
  adw_navigation_view_pop (find_navigation (self));
  while (page != NULL)
    g_main_context_iteration (NULL, TRUE);
  rk_test_settle (self);
  g_assert_cmpuint (rk_round_get_n_moves (rk_match_get_current_round (match)), ==, 1);
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  rk_test_add ("/opponents/level-is-whole", test_level_is_whole);
  rk_test_add ("/opponents/against", test_against);
  rk_test_add ("/opponents/look-back", test_look_back);
  rk_test_add ("/opponents/remembered", test_remembered);
  rk_test_add ("/opponents/its-row", test_its_row);
  rk_test_add ("/opponents/covered", test_covered);
  rk_test_add ("/opponents/modal-window", test_modal_window);
  rk_test_add ("/opponents/change", test_change);
  rk_test_add ("/opponents/unattended", test_unattended);
  rk_test_add ("/opponents/move-for-me", test_move_for_me);
  rk_test_add ("/opponents/ends", test_ends);
  rk_test_add ("/opponents/leave", test_leave);

  return g_test_run ();
}
