/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* The first start, the keys in tooltips, the search of the preferences, and pages with nothing
 * on them yet. */

#include "rk-course-page.h"
#include "rk-key-tips.h"
#include "rk-test-window.h"
#include "rk-tournament-page-private.h"
#include "rk-welcome-dialog.h"

static void
assert_tip (gpointer    root,
            const char *tooltip,
            const char *wanted)
{
  GtkWidget *button = rk_test_find (root, GTK_TYPE_WIDGET, tooltip);
  g_autofree char *text = NULL;

  g_test_message ("%s", tooltip);
  g_assert_nonnull (button);
  text = rk_key_tips_get_text (button);
  g_assert_cmpstr (text, ==, wanted);
}

/* The text that screen readers take as a description stays as it is; the key is told apart. */
static void
assert_key (gpointer    root,
            const char *tooltip,
            const char *key)
{
  GtkWidget *button = rk_test_find (root, GTK_TYPE_WIDGET, tooltip);

  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, key);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, tooltip);
}

/* By what comes before GTK, which would tell the text alone. */
static void
assert_told (GtkWidget *button)
{
  g_assert_cmpuint (g_signal_handler_find (button, G_SIGNAL_MATCH_ID,
                                           g_signal_lookup ("query-tooltip", GTK_TYPE_WIDGET), 0,
                                           NULL, NULL, NULL), !=, 0);
}

static void
test_tips_library (RkTestWindow  *self,
                   gconstpointer  data)
{
  assert_tip (self->window, "Main Menu", "Main Menu (F10)");

  g_object_unref (rk_test_copy_fixture (self, "running.rkmatch"));
  rk_library_load_async (rk_application_get_library (self->application), NULL, NULL, NULL);
  while (rk_test_find (self->window, GTK_TYPE_TOGGLE_BUTTON, "Search") == NULL)
    g_main_context_iteration (NULL, TRUE);
  assert_tip (self->window, "Search", "Search (Ctrl+F)");
  assert_key (self->window, "Search", "Ctrl+F");
  assert_tip (self->window, "Sort and Filter", "Sort and Filter (Shift+Ctrl+F)");
}

static void
test_tips_match (RkTestWindow  *self,
                 gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);

  assert_tip (page, "Undo", "Undo");
  rk_test_choose_hole (page, rk_test_find_legal (page));
  rk_test_settle (self);
  assert_tip (page, "Undo", "Undo (Ctrl+Z)");
  assert_key (page, "Undo", "Ctrl+Z");
  assert_tip (page, "Hint", "Hint (Ctrl+H)");
  assert_tip (page, "One Move Back", "One Move Back (Alt+Left)");
  assert_tip (page, "Main Menu", "Main Menu (F10)");
  assert_key (page, "Main Menu", "F10");
  assert_tip (page, "Moves, Rounds and Review", "Moves, Rounds and Review (F9)");

  rk_test_activate (page, "match.undo");
  rk_test_settle (self);
  assert_tip (page, "Redo", "Redo (Shift+Ctrl+Z)");

  assert_told (rk_test_find (page, GTK_TYPE_WIDGET, "Redo"));
}

/* Arrows point to where the buttons lead, also from right to left. */
static void
test_tips_mirrored (RkTestWindow  *self,
                    gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_fixture (self, "running.rkmatch");

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  assert_tip (page, "One Move Back", "One Move Back (Alt+Right)");
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* Without players. */
static RkTournamentPage *
start_tournament (RkTestWindow *self)
{
  g_autoptr (RkTournament) tournament = NULL;
  RkRegulations regulations;

  rk_regulations_init (&regulations, RK_SYSTEM_SWISS, 3);
  tournament = rk_tournament_new ("Cup", &regulations);
  rk_window_start_tournament (self->window, tournament);
  rk_test_settle (self);
  return rk_test_get_tournament (self);
}

static void
test_tips_tournament (RkTestWindow  *self,
                      gconstpointer  data)
{
  RkTournamentPage *page = start_tournament (self);
  RkTournament *tournament = rk_tournament_page_get_tournament (page);
  g_autofree char *text = NULL;

  assert_tip (page, "Main Menu", "Main Menu (F10)");
  g_assert_nonnull (rk_tournament_add_entrant (tournament, "Asha", NULL, 0, NULL));
  rk_test_settle (self);

  /* What would be taken back, and with which key. */
  text = rk_key_tips_get_text (page->undo_button);
  g_assert_true (g_str_has_suffix (text, " (Ctrl+Z)"));
  gtk_test_accessible_assert_property (page->undo_button, GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS,
                                       "Ctrl+Z");
}

static guint
count_rows (GtkWidget  *widget,
            const char *title)
{
  guint n_rows = ADW_IS_PREFERENCES_ROW (widget) && gtk_widget_get_mapped (widget) &&
                 (title == NULL || g_strcmp0 (title, adw_preferences_row_get_title (
                                                         ADW_PREFERENCES_ROW (widget))) == 0);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n_rows += count_rows (child, title);

  return n_rows;
}

typedef struct
{
  GtkWidget *dialog;
  guint n_rows;
} Rows;

static gboolean
has_so_many (gpointer user_data)
{
  Rows *rows = user_data;

  return count_rows (rows->dialog, NULL) == rows->n_rows;
}

/* By the title of a row, and by what stands below it. */
static void
test_preferences (RkTestWindow  *self,
                  gconstpointer  data)
{
  static const struct
  {
    const char *typed;
    const char *found;
  } searches[] = {
    { "langu", "Language" }, { "NUMB", "Numbers" }, { "stones fall", "Sounds" },
    { "screen reader", "Announcements" },
  };
  GtkWidget *dialog;
  GtkWidget *entry;

  g_action_group_activate_action (G_ACTION_GROUP (self->application), "preferences", NULL);
  rk_test_settle (self);
  dialog = GTK_WIDGET (rk_test_get_dialog (self));
  g_assert_true (adw_preferences_dialog_get_search_enabled (ADW_PREFERENCES_DIALOG (dialog)));
  g_assert_cmpuint (count_rows (dialog, NULL), >, 4);

  gtk_toggle_button_set_active (
      GTK_TOGGLE_BUTTON (rk_test_find (dialog, GTK_TYPE_TOGGLE_BUTTON, "Search")), TRUE);
  rk_test_settle (self);
  entry = rk_test_find (dialog, GTK_TYPE_SEARCH_ENTRY, NULL);
  g_assert_nonnull (entry);
  for (guint i = 0; i < G_N_ELEMENTS (searches); i++)
    {
      Rows rows = { dialog, 1 };

      g_test_message ("%s", searches[i].typed);
      gtk_editable_set_text (GTK_EDITABLE (entry), searches[i].typed);
      rk_test_wait (has_so_many, &rows);
      g_assert_cmpuint (count_rows (dialog, searches[i].found), ==, 1);
    }
}

static gboolean
is_focus (gpointer widget)
{
  return gtk_root_get_focus (gtk_widget_get_root (widget)) == widget;
}

static AdwDialog *
show_welcome (RkTestWindow *self)
{
  AdwDialog *dialog = rk_welcome_dialog_new (self->application);

  adw_dialog_present (dialog, GTK_WIDGET (self->window));
  rk_test_settle (self);
  g_assert_true (rk_test_get_dialog (self) == dialog);
  return dialog;
}

static void
test_welcome_cards (RkTestWindow  *self,
                    gconstpointer  data)
{
  AdwDialog *dialog = show_welcome (self);
  GtkWidget *next = rk_test_find (dialog, GTK_TYPE_BUTTON, "_Next");
  GtkWidget *back = rk_test_find (dialog, GTK_TYPE_BUTTON, "_Back");
  g_autofree char *folder =
    g_file_get_parse_name (rk_library_get_folder (rk_application_get_library (self->application)));
  GObject *card = gtk_widget_get_template_child (GTK_WIDGET (dialog), RK_TYPE_WELCOME_DIALOG,
                                                 "files_card");

  /* Return goes on, and there is nothing to go back to. */
  rk_test_wait (is_focus, next);
  g_assert_false (gtk_widget_get_sensitive (back));
  g_assert_nonnull (rk_test_find (dialog, GTK_TYPE_LABEL, "1 of 3"));
  g_assert_nonnull (rk_test_find (dialog, ADW_TYPE_COMBO_ROW, NULL));

  rk_test_click (dialog, "_Next");
  rk_test_settle (self);
  g_assert_true (gtk_widget_get_mapped (rk_test_find (dialog, GTK_TYPE_BUTTON,
                                                      "_Learn the Game")));
  rk_test_click (dialog, "_Back");
  rk_test_settle (self);
  g_assert_true (rk_test_get_focus (self) == next);

  rk_test_click (dialog, "_Next");
  rk_test_click (dialog, "_Next");
  rk_test_settle (self);
  g_assert_nonnull (rk_test_find (dialog, GTK_TYPE_LABEL, "3 of 3"));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (card)));
  g_assert_nonnull (strstr (adw_status_page_get_description (ADW_STATUS_PAGE (card)), folder));
  rk_test_click (dialog, "_Close");
  rk_test_settle (self);
  g_assert_null (rk_test_get_dialog (self));
}

static void
test_welcome_leads_on (RkTestWindow  *self,
                       gconstpointer  data)
{
  AdwDialog *dialog = show_welcome (self);

  rk_test_click (dialog, "_Next");
  rk_test_click (dialog, "New _Match…");
  rk_test_settle (self);
  g_assert_nonnull (rk_test_get_dialog (self));
  g_assert_false (RK_IS_WELCOME_DIALOG (rk_test_get_dialog (self)));
  adw_dialog_force_close (rk_test_get_dialog (self));
  rk_test_settle (self);

  dialog = show_welcome (self);
  rk_test_click (dialog, "_Next");
  rk_test_click (dialog, "_Learn the Game");
  rk_test_settle (self);
  g_assert_null (rk_test_get_dialog (self));
  g_assert_true (RK_IS_COURSE_PAGE (rk_test_get_visible (self)));
}

static void
restart (RkTestWindow *self)
{
  GtkApplication *application = GTK_APPLICATION (self->application);

  rk_test_window_close (self);
  g_application_activate (G_APPLICATION (application));
  self->window = RK_WINDOW (gtk_application_get_active_window (application));
  rk_test_settle (self);
}

/* By whoever starts the program, not by a second window, and not again. */
static void
test_welcome_once (RkTestWindow  *self,
                   gconstpointer  data)
{
  g_settings_reset (self->settings, "welcomed");
  restart (self);
  g_assert_true (RK_IS_WELCOME_DIALOG (rk_test_get_dialog (self)));
  g_assert_true (g_settings_get_boolean (self->settings, "welcomed"));
  g_assert_true (adw_dialog_close (rk_test_get_dialog (self)));
  rk_test_settle (self);

  restart (self);
  g_assert_null (rk_test_get_dialog (self));
}

static GtkWidget *
find_nothing_yet (RkMatchPage *page)
{
  return rk_test_find (page, GTK_TYPE_LABEL,
                       "No move yet. What is played is written down here.");
}

static void
test_empty_moves (RkTestWindow  *self,
                  gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);

  gtk_window_set_default_size (GTK_WINDOW (self->window), 1280, 900);
  rk_test_settle (self);
  g_assert_nonnull (find_nothing_yet (page));
  rk_test_choose_hole (page, rk_test_find_legal (page));
  rk_test_settle (self);
  g_assert_null (find_nothing_yet (page));
  rk_test_activate (page, "match.undo");
  rk_test_settle (self);
  g_assert_nonnull (find_nothing_yet (page));
}

static AdwStatusPage *
find_shown_card (GtkWidget *widget)
{
  AdwStatusPage *card = NULL;

  if (ADW_IS_STATUS_PAGE (widget) && gtk_widget_get_mapped (widget))
    return ADW_STATUS_PAGE (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && card == NULL;
       child = gtk_widget_get_next_sibling (child))
    card = find_shown_card (child);

  return card;
}

/* A page without anything on it says how something comes there. */
static void
test_empty_tournament (RkTestWindow  *self,
                       gconstpointer  data)
{
  static const char *const views[] = { "players", "rounds", "standings", "cross-table", "log" };
  RkTournamentPage *page = start_tournament (self);

  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      AdwStatusPage *card;

      g_test_message ("%s", views[i]);
      adw_view_stack_set_visible_child_name (page->stack, views[i]);
      rk_test_settle (self);
      card = find_shown_card (GTK_WIDGET (page));
      g_assert_nonnull (card);
      g_assert_cmpuint (strlen (adw_status_page_get_description (card)), >, 0);
    }
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  rk_test_add ("/tips/library", test_tips_library);
  rk_test_add ("/tips/match", test_tips_match);
  rk_test_add ("/tips/mirrored", test_tips_mirrored);
  rk_test_add ("/tips/tournament", test_tips_tournament);
  rk_test_add ("/preferences/search", test_preferences);
  rk_test_add ("/welcome/cards", test_welcome_cards);
  rk_test_add ("/welcome/leads-on", test_welcome_leads_on);
  rk_test_add ("/welcome/once", test_welcome_once);
  rk_test_add ("/empty/moves", test_empty_moves);
  rk_test_add ("/empty/tournament", test_empty_tournament);

  return g_test_run ();
}
