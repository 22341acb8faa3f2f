/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* Where the focus goes: a list is one stop of Tab, menus and dialogs give it back, and keys are for
 * what has it. */

#include "rk-entrant-row.h"
#include "rk-file-row.h"
#include "rk-focus.h"
#include "rk-game-group.h"
#include "rk-hole.h"
#include "rk-library-page-private.h"
#include "rk-match-page-private.h"
#include "rk-players-pane.h"
#include "rk-system-group.h"
#include "rk-test-keys.h"
#include "rk-test-review.h"
#include "rk-tie-breaks-editor.h"

/* More than any page has. */
#define MAX_STOPS 60

static gboolean
is_within (RkTestWindow *self,
           gpointer      widget)
{
  return rk_focus_get (widget) != NULL && rk_focus_is_within (widget);
}

static void
move_focus (RkTestWindow     *self,
            GtkDirectionType  direction)
{
  g_signal_emit_by_name (self->window, "move-focus", direction);
  rk_test_settle (self);
}

/* How often Tab stops in @part on its way through the window from where the focus is. */
static guint
count_stops (RkTestWindow     *self,
             gpointer          part,
             GtkDirectionType  direction)
{
  GtkWidget *start = rk_test_get_focus (self);
  guint n_stops = 0;
  guint n_steps = 0;

  do
    {
      move_focus (self, direction);
      g_assert_nonnull (rk_test_get_focus (self));
      g_assert_true (gtk_widget_get_mapped (rk_test_get_focus (self)));
      n_stops += rk_focus_is_within (part);
      g_assert_cmpuint (++n_steps, <, MAX_STOPS);
    }
  while (rk_test_get_focus (self) != start);

  return n_stops;
}

/* All moves are one stop; from there arrows reach each of them. */
static void
test_moves (RkTestWindow  *self,
            gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_played (self, 7);
  GtkWidget *list;
  GtkWidget *current;
  GtkWidget *first;

  adw_view_stack_set_visible_child_name (page->panes, "moves");
  rk_test_settle (self);
  list = rk_test_find (page->moves_pane, GTK_TYPE_LIST_BOX, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (page->board));
  rk_test_settle (self);
  g_assert_cmpuint (count_stops (self, page->moves_pane, GTK_DIR_TAB_FORWARD), ==, 1);
  g_assert_cmpuint (count_stops (self, page->moves_pane, GTK_DIR_TAB_BACKWARD), ==, 1);

  gtk_widget_child_focus (GTK_WIDGET (page->moves_pane), GTK_DIR_TAB_FORWARD);
  current = rk_test_get_focus (self);
  g_assert_true (gtk_widget_has_css_class (current, "current"));
  rk_test_press (list, GDK_KEY_Up, 0);
  g_assert_true (rk_test_get_focus (self) != current && is_within (self, list));
  move_focus (self, GTK_DIR_RIGHT);
  g_assert_true (rk_test_get_focus (self) == current);
  move_focus (self, GTK_DIR_RIGHT);
  g_assert_true (rk_test_get_focus (self) == current);

  rk_test_press (list, GDK_KEY_Home, 0);
  first = rk_test_get_focus (self);
  g_assert_true (gtk_widget_has_css_class (first, "heading-button"));
  for (guint i = 0; i < 7; i++)
    rk_test_press (list, GDK_KEY_Down, 0);
  g_assert_true (rk_test_get_focus (self) == current);
  rk_test_press (list, GDK_KEY_Page_Up, 0);
  g_assert_true (rk_test_get_focus (self) == first);
  rk_test_press (list, GDK_KEY_End, 0);
  g_assert_true (rk_test_get_focus (self) == current);
}

/* The button of a menu keeps the focus when nothing was chosen, also in a dialog. */
static void
test_menu (RkTestWindow  *self,
           gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);

  gtk_widget_grab_focus (GTK_WIDGET (page->menu_button));
  gtk_menu_button_popup (page->menu_button);
  rk_test_settle (self);
  gtk_menu_button_popdown (page->menu_button);
  rk_test_settle (self);
  g_assert_true (is_within (self, page->menu_button));

  rk_test_activate (page, "match.players");
  rk_test_wait (rk_test_has_dialog, self);
  adw_dialog_force_close (rk_test_get_dialog (self));
  rk_test_settle (self);
  g_assert_true (is_within (self, page->menu_button));
}

static guint
count_moves (RkMatchPage *page)
{
  return rk_round_get_n_moves (rk_match_get_round (rk_test_get_match (page), 0));
}

/* Where a person types no key takes back a move; beside it, the comment is taken back. */
static void
test_undo (RkTestWindow  *self,
           gconstpointer  data)
{
  g_autoptr (RkMatch) match = rk_test_make_match (NULL);
  RkMatchPage *page;
  GtkWidget *text;
  GtkWidget *button;

  rk_test_play_moves (match, 2);
  page = rk_test_open_review (self, match);
  text = rk_test_find (page->review_pane, GTK_TYPE_TEXT_VIEW, NULL);
  button = rk_test_find (page->review_pane, GTK_TYPE_BUTTON, "Try It Out");
  gtk_widget_grab_focus (text);
  rk_test_press (GTK_WIDGET (page), GDK_KEY_z, GDK_CONTROL_MASK);
  g_assert_cmpuint (count_moves (page), ==, 2);

  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (text)), "Bold", -1);
  gtk_widget_grab_focus (button);
  rk_test_settle (self);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (
                        rk_round_get_notes (rk_match_get_round (match, 0)))), ==, 1);
  rk_test_press (gtk_widget_get_ancestor (button, g_type_from_name ("RkVariations")), GDK_KEY_z,
                 GDK_CONTROL_MASK);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (
                        rk_round_get_notes (rk_match_get_round (match, 0)))), ==, 0);
  g_assert_cmpuint (count_moves (page), ==, 2);

  gtk_widget_grab_focus (GTK_WIDGET (page->board));
  rk_test_press (GTK_WIDGET (page), GDK_KEY_z, GDK_CONTROL_MASK);
  g_assert_cmpuint (count_moves (page), <, 2);
}

static void
search_for (RkTestWindow  *self,
            RkLibraryPage *page,
            const char    *text)
{
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.search", NULL);
  g_assert_true (is_within (self, page->search_entry));
  gtk_editable_set_text (page->search_entry, text);
  g_signal_emit_by_name (page->search_entry, "search-changed");
  rk_test_settle (self);
}

/* Ends everywhere with Escape, and leaves the keys in the list. */
static void
test_search (RkTestWindow  *self,
             gconstpointer  data)
{
  RkLibraryPage *page =
    RK_LIBRARY_PAGE (rk_test_find (self->window, RK_TYPE_LIBRARY_PAGE, NULL));

  g_object_unref (rk_test_copy_fixture (self, "running.rkmatch"));
  rk_test_load_library (self);
  rk_test_settle (self);

  search_for (self, page, "a");
  gtk_widget_child_focus (GTK_WIDGET (page->stack), GTK_DIR_TAB_FORWARD);
  rk_test_wait (rk_test_has_focus_on_row, self);
  search_for (self, page, "a");
  gtk_widget_child_focus (GTK_WIDGET (page->stack), GTK_DIR_TAB_FORWARD);
  g_assert_true (rk_test_press_key (page, GTK_PHASE_BUBBLE, GDK_KEY_Escape, 0));
  g_assert_false (gtk_search_bar_get_search_mode (page->search_bar));
  rk_test_wait (rk_test_has_focus_on_row, self);

  search_for (self, page, "a");
  g_signal_emit_by_name (page->search_entry, "stop-search");
  g_assert_false (gtk_search_bar_get_search_mode (page->search_bar));
  rk_test_wait (rk_test_has_focus_on_row, self);

  /* All means all: also what was searched for is not left out any more. */
  search_for (self, page, "nobody of that name");
  gtk_widget_child_focus (GTK_WIDGET (page->stack), GTK_DIR_TAB_FORWARD);
  g_assert_true (rk_test_get_focus (self) == page->show_all_button);
  g_signal_emit_by_name (page->show_all_button, "clicked");
  rk_test_wait (rk_test_has_focus_on_row, self);
  g_assert_cmpstr (gtk_editable_get_text (page->search_entry), ==, "");
}

static void
start_tournament (RkTestWindow *self)
{
  g_autoptr (RkTournament) tournament = rk_test_make_tournament (RK_SYSTEM_SWISS, 3);

  rk_window_start_tournament (self->window, tournament);
  rk_test_wait (rk_test_has_tournament, self);
  rk_test_settle (self);
}

/* From the row to which Tab leads the first arrow goes on. */
static void
test_first_arrow (RkTestWindow  *self,
                  gconstpointer  data)
{
  static const char *const views[] = { "players", "standings", "cross-table" };

  start_tournament (self);
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      GtkWidget *view = rk_tournament_page_get_view (rk_test_get_tournament (self), views[i]);
      GtkWidget *row;

      g_object_set (self->state, "view", views[i], NULL);
      rk_test_settle (self);
      gtk_widget_child_focus (rk_test_find (view, GTK_TYPE_LIST_VIEW, NULL), GTK_DIR_TAB_FORWARD);
      rk_test_settle (self);
      row = rk_test_get_focus (self);
      g_assert_nonnull (gtk_widget_get_next_sibling (row));
      rk_test_type (self, GDK_KEY_Down, 0);
      g_assert_true (rk_test_get_focus (self) == gtk_widget_get_next_sibling (row));
    }
}

/* A new one begins with its players, whatever was looked at in another; the menu of a player
 * gives the focus back to the player. */
static void
test_tournament (RkTestWindow  *self,
                 gconstpointer  data)
{
  GtkWidget *players;
  GtkWidget *row;

  g_object_set (self->state, "view", "log", NULL);
  start_tournament (self);
  players = rk_tournament_page_get_view (rk_test_get_tournament (self), "players");
  g_assert_true (gtk_widget_get_mapped (players));
  g_assert_true (is_within (self, players));
  g_assert_true (rk_focus_is_text (players));

  gtk_widget_child_focus (rk_test_find (players, GTK_TYPE_LIST_VIEW, NULL), GTK_DIR_TAB_FORWARD);
  row = rk_test_get_focus (self);
  g_assert_nonnull (rk_test_find (row, RK_TYPE_ENTRANT_ROW, NULL));
  g_signal_emit_by_name (rk_test_find (row, RK_TYPE_ENTRANT_ROW, NULL), "menu");
  rk_test_settle (self);
  g_assert_true (rk_test_get_focus (self) != row);
  gtk_popover_popdown (GTK_POPOVER (rk_test_find (players, GTK_TYPE_POPOVER_MENU, NULL)));
  rk_test_settle (self);
  g_assert_true (rk_test_get_focus (self) == row);
}

static void
collect_focus_cb (GPtrArray  *passed,
                  GParamSpec *pspec,
                  GtkWindow  *window)
{
  if (gtk_window_get_focus (window) != NULL)
    g_ptr_array_add (passed, gtk_window_get_focus (window));
}

/* Nothing else is heard on the way: a match that begins has the focus on its board, and the library
 * has it on a row. */
static void
test_way (RkTestWindow  *self,
          gconstpointer  data)
{
  g_autoptr (GPtrArray) passed = g_ptr_array_new ();
  RkMatchPage *page;

  g_object_unref (rk_test_copy_fixture (self, "two-rounds-drawn.rkmatch"));
  rk_test_load_library (self);
  gtk_widget_grab_focus (rk_test_find (self->window, GTK_TYPE_LIST_VIEW, NULL));
  rk_test_wait (rk_test_has_focus_on_row, self);
  g_signal_connect_swapped (self->window, "notify::focus-widget", G_CALLBACK (collect_focus_cb),
                            passed);
  page = rk_test_open_fixture (self, "running.rkmatch");
  rk_test_settle (self);
  g_assert_true (is_within (self, page->board));
  g_assert_cmpuint (passed->len, ==, 1);

  g_ptr_array_set_size (passed, 0);
  gtk_widget_activate_action (GTK_WIDGET (page), "navigation.pop", NULL);
  rk_test_wait (rk_test_has_no_page, self);
  rk_test_settle (self);
  g_assert_true (rk_test_has_focus_on_row (self));
  for (guint i = 0; i < passed->len; i++)
    g_assert_nonnull (rk_test_find (passed->pdata[i], RK_TYPE_FILE_ROW, NULL));
}

/* The library, still seen while it goes, does not take the focus that the page in front has not
 * got yet. */
static void
test_leaving (RkTestWindow  *self,
              gconstpointer  data)
{
  GtkWidget *navigation = rk_test_find (self->window, ADW_TYPE_NAVIGATION_VIEW, NULL);
  RkLibraryPage *library = RK_LIBRARY_PAGE (rk_test_get_visible (self));

  g_object_unref (rk_test_copy_fixture (self, "two-rounds-drawn.rkmatch"));
  rk_test_load_library (self);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  adw_navigation_view_push (ADW_NAVIGATION_VIEW (navigation),
                            adw_navigation_page_new (gtk_button_new (), "Next"));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (library)));
  gtk_window_set_focus (GTK_WINDOW (self->window), NULL);
  _rk_library_page_restore_focus (library);
  g_assert_false (is_within (self, library));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

/* From a row of the library, with the dialog that @action opens. */
static AdwDialog *
ask_from_row (RkTestWindow *self,
              const char   *action,
              GPtrArray    *passed)
{
  g_object_unref (rk_test_copy_fixture (self, "two-rounds-drawn.rkmatch"));
  rk_test_load_library (self);
  gtk_widget_grab_focus (rk_test_find (self->window, GTK_TYPE_LIST_VIEW, NULL));
  rk_test_wait (rk_test_has_focus_on_row, self);
  gtk_widget_activate_action (GTK_WIDGET (self->window), action, NULL);
  rk_test_settle (self);
  g_signal_connect_swapped (self->window, "notify::focus-widget", G_CALLBACK (collect_focus_cb),
                            passed);

  return rk_test_get_dialog (self);
}

/* Nor is the library heard when a dialog leads from it to a new match. */
static void
test_new_match (RkTestWindow  *self,
                gconstpointer  data)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GPtrArray) passed = g_ptr_array_new ();
      AdwDialog *dialog = ask_from_row (self, "win.new-match", passed);
      RkMatchPage *page;

      g_object_set (gtk_settings_get_default (), "gtk-enable-animations", i == 1, NULL);
      rk_test_click (dialog, "_Start");
      rk_test_wait (rk_test_has_page, self);
      rk_test_settle (self);
      page = rk_test_get_page (self);
      g_assert_true (is_within (self, page->board));
      g_assert_cmpuint (passed->len, ==, 1);

      g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
      g_signal_handlers_disconnect_by_data (self->window, passed);
      gtk_widget_activate_action (GTK_WIDGET (page), "navigation.pop", NULL);
      rk_test_wait (rk_test_has_no_page, self);
      rk_test_settle (self);
    }
}

/* Also over the board on which a position is set up. */
static void
test_set_up (RkTestWindow  *self,
             gconstpointer  data)
{
  g_autoptr (GPtrArray) passed = g_ptr_array_new ();
  AdwDialog *dialog = ask_from_row (self, "win.set-up", passed);
  RkMatchPage *page;

  rk_test_click (dialog, "_Play…");
  rk_test_settle (self);
  g_ptr_array_set_size (passed, 0);
  rk_test_click (rk_test_get_dialog (self), "_Start");
  rk_test_wait (rk_test_has_page, self);
  rk_test_settle (self);
  page = rk_test_get_page (self);
  g_assert_true (is_within (self, page->board));
  g_assert_cmpuint (passed->len, ==, 1);
}

/* Nor to a new tournament, where players are typed. */
static void
test_new_tournament (RkTestWindow  *self,
                     gconstpointer  data)
{
  g_autoptr (GPtrArray) passed = g_ptr_array_new ();
  AdwDialog *dialog = ask_from_row (self, "win.new-tournament", passed);
  GtkWidget *players;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (dialog), "step.start", NULL));
  rk_test_settle (self);
  players = rk_test_find (self->window, RK_TYPE_PLAYERS_PANE, NULL);
  g_assert_true (is_within (self, players));
  g_assert_cmpuint (passed->len, ==, 1);
}

static void
assert_step (RkTestWindow *self,
             GtkWidget    *dialog,
             const char   *action,
             GType         type)
{
  g_assert_true (gtk_widget_activate_action (rk_test_get_focus (self), action, NULL));
  rk_test_settle (self);
  g_assert_true (is_within (self, rk_test_find (dialog, type, NULL)));
}

/* Each step of it begins where something is typed or chosen, also when it comes again. */
static void
test_steps (RkTestWindow  *self,
            gconstpointer  data)
{
  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *dialog, *focus;

      g_object_set (gtk_settings_get_default (), "gtk-enable-animations", i == 1, NULL);
      gtk_widget_activate_action (GTK_WIDGET (self->window), "win.new-tournament", NULL);
      rk_test_wait (rk_test_has_dialog, self);
      rk_test_settle (self);
      dialog = GTK_WIDGET (rk_test_get_dialog (self));
      assert_step (self, dialog, "step.next", RK_TYPE_SYSTEM_GROUP);
      assert_step (self, dialog, "step.next", RK_TYPE_GAME_GROUP);
      assert_step (self, dialog, "step.next", GTK_TYPE_TEXT_VIEW);
      assert_step (self, dialog, "navigation.pop", RK_TYPE_GAME_GROUP);
      assert_step (self, dialog, "navigation.pop", RK_TYPE_SYSTEM_GROUP);
      assert_step (self, dialog, "step.next", RK_TYPE_GAME_GROUP);
      assert_step (self, dialog, "step.next", GTK_TYPE_TEXT_VIEW);
      assert_step (self, dialog, "step.next", RK_TYPE_TIE_BREAKS_EDITOR);
      gtk_widget_activate_action (dialog, "step.next", NULL);
      rk_test_settle (self);
      focus = rk_test_get_focus (self);
      g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (focus)), ==, "step.start");
      adw_dialog_force_close (ADW_DIALOG (dialog));
      rk_test_settle (self);
    }
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

static GtkWidget *
find_part (AdwDialog  *dialog,
           const char *name)
{
  return GTK_WIDGET (
      gtk_widget_get_template_child (GTK_WIDGET (dialog), ADW_TYPE_PREFERENCES_DIALOG, name));
}

static gboolean
has_one_result (gpointer user_data)
{
  return gtk_list_box_get_row_at_index (user_data, 0) != NULL &&
         gtk_list_box_get_row_at_index (user_data, 1) == NULL;
}

/* Down to what is found, Enter to the row; Escape ends the search alone. */
static void
test_preferences (RkTestWindow  *self,
                  gconstpointer  data)
{
  AdwDialog *dialog;
  GtkWidget *button;
  GtkWidget *results;

  g_action_group_activate_action (G_ACTION_GROUP (self->application), "preferences", NULL);
  rk_test_wait (rk_test_has_dialog, self);
  rk_test_settle (self);
  dialog = rk_test_get_dialog (self);
  button = find_part (dialog, "search_button");
  results = find_part (dialog, "search_results");
  g_assert_false (rk_test_press_key (dialog, GTK_PHASE_CAPTURE, GDK_KEY_Escape, 0));

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  gtk_editable_set_text (GTK_EDITABLE (find_part (dialog, "search_entry")), "stones fall");
  rk_test_wait (has_one_result, results);
  g_assert_true (rk_test_press_key (dialog, GTK_PHASE_CAPTURE, GDK_KEY_Down, 0));
  g_assert_true (is_within (self, results));
  g_assert_true (rk_test_press_key (dialog, GTK_PHASE_CAPTURE, GDK_KEY_Return, 0));
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
  g_assert_true (ADW_IS_SWITCH_ROW (rk_test_get_focus (self)));

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  rk_test_settle (self);
  g_assert_true (rk_test_press_key (dialog, GTK_PHASE_CAPTURE, GDK_KEY_Escape, 0));
  rk_test_settle (self);
  g_assert_true (rk_test_get_dialog (self) == dialog);
  g_assert_true (rk_test_get_focus (self) == button);
}

/* As from tab to tab. */
static void
test_views (RkTestWindow  *self,
            gconstpointer  data)
{
  GtkWidget *library = rk_test_find (self->window, RK_TYPE_LIBRARY_PAGE, NULL);
  g_autofree char *view = NULL;
  RkMatchPage *page;

  rk_test_press (library, GDK_KEY_Page_Down, GDK_CONTROL_MASK);
  g_object_get (library, "view", &view, NULL);
  g_assert_cmpstr (view, ==, "tournaments");
  rk_test_press (library, GDK_KEY_Page_Up, GDK_CONTROL_MASK);

  page = rk_test_start_match (self);
  rk_test_press (GTK_WIDGET (page), GDK_KEY_Page_Down, GDK_CONTROL_MASK);
  g_assert_cmpstr (adw_view_stack_get_visible_child_name (page->panes), ==, "rounds");
  rk_test_press (GTK_WIDGET (page), GDK_KEY_Page_Up, GDK_CONTROL_MASK);
  rk_test_press (GTK_WIDGET (page), GDK_KEY_Page_Up, GDK_CONTROL_MASK);
  g_assert_cmpstr (adw_view_stack_get_visible_child_name (page->panes), ==, "moves");

  rk_test_activate (page, "match.pane");
  rk_test_settle (self);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (page->panes)));
  rk_test_press (GTK_WIDGET (page), GDK_KEY_Page_Down, GDK_CONTROL_MASK);
  rk_test_settle (self);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (page->panes)));
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  rk_test_add ("/focus/moves", test_moves);
  rk_test_add ("/focus/menu", test_menu);
  rk_test_add ("/focus/undo", test_undo);
  rk_test_add ("/focus/search", test_search);
  rk_test_add ("/focus/tournament", test_tournament);
  rk_test_add ("/focus/first-arrow", test_first_arrow);
  rk_test_add ("/focus/way", test_way);
  rk_test_add ("/focus/leaving", test_leaving);
  rk_test_add ("/focus/new-match", test_new_match);
  rk_test_add ("/focus/set-up", test_set_up);
  rk_test_add ("/focus/new-tournament", test_new_tournament);
  rk_test_add ("/focus/new-tournament-steps", test_steps);
  rk_test_add ("/focus/preferences", test_preferences);
  rk_test_add ("/focus/views", test_views);

  return g_test_run ();
}
