/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-language.h"
#include "rk-note.h"
#include "rk-pairings-pane.h"
#include "rk-preferences-dialog.h"
#include "rk-projector.h"
#include "rk-round-timer.h"
#include "rk-sentences.h"
#include "rk-standings-pane.h"
#include "rk-test-once.h"
#include "rk-test-review.h"
#include "rk-test-window.h"
#include "rk-timer-button.h"
#include "rk-tournament-page.h"
#include "rk-tournament-sentences.h"
#include "rk-welcome-dialog.h"

typedef struct
{
  RkTestWindow *window;
  RkWindow *old;
} Change;

/* The one used last. */
static RkWindow *
find_window (RkTestWindow *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self->application));

  return RK_IS_WINDOW (window) ? RK_WINDOW (window) : NULL;
}

static gboolean
is_changed (gpointer user_data)
{
  Change *self = user_data;

  return self->old == NULL && find_window (self->window) != NULL;
}

static guint
count_windows (RkTestWindow *self)
{
  guint n_windows = 0;

  for (GList *iter = gtk_application_get_windows (GTK_APPLICATION (self->application));
       iter != NULL; iter = iter->next)
    n_windows++;
  return n_windows;
}

/* Runs the main loop until the window, which is finalized with all that is in it, has a
 * successor. */
static void
wait_for_change (RkTestWindow *self)
{
  Change change = { self, self->window };

  g_object_add_weak_pointer (G_OBJECT (change.old), (gpointer *) &change.old);
  rk_test_wait (is_changed, &change);
  self->window = find_window (self);
  rk_test_settle (self);
}

static void
assert_in_language (RkTestWindow *self,
                    const char   *code)
{
  g_autofree char *title = NULL;

  g_assert_cmpstr (rk_language_get (), ==, *code != '\0' ? code : rk_language_get_system ());
  g_assert_cmpstr (rk_application_get_language (self->application), ==, code);
  title = g_settings_get_string (self->settings, "language");
  g_assert_cmpstr (title, ==, code);
}

/* As it is done by a person: the dialog stands open in the new window. */
static void
choose (RkTestWindow *self,
        const char   *code)
{
  AdwDialog *dialog;

  if (rk_test_get_dialog (self) == NULL)
    g_action_group_activate_action (G_ACTION_GROUP (self->application), "preferences", NULL);
  rk_test_settle (self);
  dialog = rk_test_get_dialog (self);
  g_assert_true (RK_IS_PREFERENCES_DIALOG (dialog));
  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);

  for (guint i = 0;; i++)
    {
      GtkWidget *row;
      const char *known = i == 0 ? "" : rk_language_list ()[i - 1];

      g_assert_nonnull (known);
      if (!g_str_equal (known, code))
        continue;
      row = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (dialog),
                                                       RK_TYPE_PREFERENCES_DIALOG,
                                                       "language_row"));
      adw_combo_row_set_selected (ADW_COMBO_ROW (row), i);
      break;
    }
  wait_for_change (self);
  g_assert_null (dialog);

  dialog = rk_test_get_dialog (self);
  g_assert_true (RK_IS_PREFERENCES_DIALOG (dialog));
  g_assert_cmpstr (adw_dialog_get_title (dialog), ==, _("Preferences"));
  assert_in_language (self, code);
}

static void
close_preferences (RkTestWindow *self)
{
  adw_dialog_force_close (rk_test_get_dialog (self));
  rk_test_settle (self);
  g_assert_null (rk_test_get_dialog (self));
}

/* Calls @check after each change, to every language and back to the system's. */
static void
go_through_languages (RkTestWindow *self,
                      void        (*check) (RkTestWindow *, gpointer),
                      gpointer      user_data)
{
  const char *const *codes = rk_language_list ();
  guint n_times = rk_test_is_thorough () ? 10 : 1;

  for (guint time = 0; time < n_times; time++)
    {
      for (guint i = 0; codes[i] != NULL; i++)
        {
          choose (self, codes[i]);
          check (self, user_data);
        }
      choose (self, "");
      check (self, user_data);
    }
  close_preferences (self);
  g_assert_cmpuint (count_windows (self), ==, 1);
}

typedef struct
{
  RkDocument *document;
  RkMatch *match;
  guint round;
  guint ply;
  guint n_moves;
} ShownMatch;

static void
check_match (RkTestWindow *self,
             gpointer      user_data)
{
  const ShownMatch *shown = user_data;
  RkMatchPage *page = rk_test_get_page (self);
  RkCursor *cursor;
  g_autofree char *title = rk_text_match_title (shown->match);
  g_autofree char *window_title = g_strdup_printf (_("%s — Rio Kadalis"), title);
  int width;
  int height;

  g_assert_nonnull (page);
  g_assert_true (rk_match_page_get_document (page) == shown->document);
  g_assert_true (rk_test_get_match (page) == shown->match);
  cursor = rk_match_page_get_cursor (page);
  g_assert_cmpuint (rk_cursor_get_round (cursor), ==, shown->round);
  g_assert_cmpuint (rk_cursor_get_ply (cursor), ==, shown->ply);
  g_assert_true (rk_match_can_undo (shown->match));
  g_assert_true (rk_match_can_redo (shown->match));
  rk_test_assert_board (page);

  g_assert_nonnull (rk_test_find (page, GTK_TYPE_MENU_BUTTON, _("Main Menu")));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (self->window)), ==, window_title);
  g_object_get (rk_window_get_state (self->window), "width", &width, "height", &height, NULL);
  g_assert_cmpint (width, ==, 900);
  g_assert_cmpint (height, ==, 640);
}

/* An earlier place of a match that goes on, with moves to take back and to play again. */
static void
test_match (RkTestWindow  *self,
            gconstpointer  data)
{
  RkMatchPage *page;
  ShownMatch shown = { 0 };

  gtk_window_set_default_size (GTK_WINDOW (self->window), 900, 640);
  page = rk_test_open_fixture (self, "running-with-undone.rkmatch");
  shown.match = g_object_ref (rk_test_get_match (page));
  shown.document = g_object_ref (rk_match_page_get_document (page));
  rk_cursor_first (rk_match_page_get_cursor (page));
  rk_cursor_forward (rk_match_page_get_cursor (page));
  rk_test_settle (self);
  shown.round = rk_cursor_get_round (rk_match_page_get_cursor (page));
  shown.ply = rk_cursor_get_ply (rk_match_page_get_cursor (page));

  go_through_languages (self, check_match, &shown);

  /* The match goes on, in the new window. */
  g_assert_true (rk_match_redo (shown.match));
  g_assert_true (rk_match_undo (shown.match));
  rk_test_settle (self);
  g_clear_object (&shown.match);
  g_clear_object (&shown.document);
}

static GtkTextBuffer *
find_comment (RkTestWindow *self)
{
  GtkWidget *text_view = rk_test_find (rk_test_get_page (self), GTK_TYPE_TEXT_VIEW, NULL);

  gtk_widget_grab_focus (text_view);
  return gtk_text_view_get_buffer (GTK_TEXT_VIEW (text_view));
}

/* A comment that is being typed goes on in the new window. */
static void
test_comment (RkTestWindow  *self,
              gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  g_autoptr (RkMatch) match = g_object_ref (rk_test_get_match (page));
  GListModel *notes;
  g_autoptr (RkNote) note = NULL;

  g_object_set (self->state, "pane", "review", NULL);
  rk_test_choose_hole (page, rk_test_find_legal (page));
  rk_test_settle (self);
  gtk_text_buffer_insert_at_cursor (find_comment (self), "Bold", -1);
  rk_application_choose_language (self->application, "en");
  wait_for_change (self);

  gtk_text_buffer_insert_at_cursor (find_comment (self), "ly played", -1);
  page = rk_test_get_page (self);
  g_assert_true (rk_document_flush (rk_match_page_get_document (page), NULL));
  notes = G_LIST_MODEL (rk_round_get_notes (rk_match_get_current_round (match)));
  g_assert_cmpuint (g_list_model_get_n_items (notes), ==, 1);
  note = g_list_model_get_item (notes, 0);
  g_assert_cmpstr (rk_note_get_comment (note), ==, "Boldly played");
}

/* An analysis goes on, and shows how far it is in the new window, where it can be stopped. */
static void
test_analysis (RkTestWindow  *self,
               gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  RkSolver *solver = rk_application_get_solver (self->application);

  g_object_set (self->state, "pane", "review", NULL);
  rk_test_choose_hole (page, rk_test_find_legal (page));
  rk_test_settle (self);
  rk_test_hold_solvers (TRUE);
  rk_test_click (page, "Analyse the Match");
  rk_test_settle (self);
  g_assert_true (rk_solver_get_busy (solver));

  rk_application_choose_language (self->application, "en");
  wait_for_change (self);
  page = rk_test_get_page (self);
  g_assert_true (rk_solver_get_busy (solver));
  g_assert_nonnull (rk_test_find (page, GTK_TYPE_PROGRESS_BAR, NULL));
  rk_test_click (page, "Stop");
  rk_test_wait (rk_test_is_idle, solver);
  rk_test_hold_solvers (FALSE);
  g_assert_nonnull (rk_test_find (page, GTK_TYPE_BUTTON, "Analyse the Match"));
}

/* While stones are sown the move is played already: its result is what is shown. */
static void
test_sowing (RkTestWindow  *self,
             gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  RkMatch *match = rk_test_get_match (page);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_settings_set_string (self->settings, "animation-speed", "slow");
  rk_test_choose_hole (page, rk_test_find_legal (page));
  rk_application_choose_language (self->application, "en");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  wait_for_change (self);

  page = rk_test_get_page (self);
  g_assert_true (rk_test_get_match (page) == match);
  g_assert_cmpuint (rk_cursor_get_ply (rk_match_page_get_cursor (page)), ==, 1);
  rk_test_assert_board (page);
}

static void
play_first_round (RkTournament *tournament)
{
  RkTournamentRound *round;

  g_assert_true (rk_tournament_pair (tournament, 0, NULL));
  g_assert_true (rk_tournament_publish (tournament, NULL));
  round = rk_tournament_get_round (tournament, 1);
  for (guint i = 1; i <= rk_tournament_round_get_n_boards (round); i++)
    g_assert_true (rk_tournament_set_result (tournament, rk_tournament_round_get_board (round, i),
                                             0, RK_RESULT_DRAW, NULL, NULL, NULL));
  g_assert_true (rk_tournament_pair (tournament, 0, NULL));
  g_assert_true (rk_tournament_publish (tournament, NULL));
}

static RkProjector *
find_projector (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  RkProjector *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (RK_IS_PROJECTOR (window))
        {
          g_assert_null (found);
          found = RK_PROJECTOR (window);
        }
    }
  return found;
}

static GtkEditable *
get_name_entry (RkTournamentPage *page)
{
  GtkWidget *players = rk_tournament_page_get_view (page, "players");

  return GTK_EDITABLE (
      gtk_widget_get_template_child (players, G_OBJECT_TYPE (players), "name_entry"));
}

static void
check_tournament (RkTestWindow *self,
                  gpointer      user_data)
{
  RkTournament *tournament = user_data;
  RkTournamentPage *page = rk_test_get_tournament (self);
  g_autofree char *state = rk_text_tournament_state (tournament);
  g_autofree char *view = NULL;
  GtkWidget *pane;
  GtkWidget *title;
  GtkWidget *timer;
  GtkWidget *group;

  g_assert_nonnull (page);
  g_assert_true (rk_tournament_page_get_tournament (page) == tournament);
  g_assert_true (rk_tournament_can_undo (tournament));
  title = rk_test_find (page, ADW_TYPE_WINDOW_TITLE, NULL);
  g_assert_cmpstr (adw_window_title_get_subtitle (ADW_WINDOW_TITLE (title)), ==, state);

  /* What was looked at. */
  g_object_get (rk_window_get_state (self->window), "view", &view, NULL);
  g_assert_cmpstr (view, ==, "rounds");
  pane = rk_tournament_page_get_view (page, "rounds");
  g_assert_cmpuint (rk_tournament_round_get_number (
                        rk_pairings_pane_get_round (RK_PAIRINGS_PANE (pane))), ==, 1);
  pane = rk_tournament_page_get_view (page, "standings");
  g_assert_cmpuint (rk_standings_pane_get_n_rounds (RK_STANDINGS_PANE (pane)), ==, 1);
  g_assert_cmpstr (gtk_editable_get_text (get_name_entry (page)), ==, "Xirsi");

  /* The timer goes on. */
  timer = rk_test_find (page, RK_TYPE_TIMER_BUTTON, NULL);
  g_assert_true (rk_round_timer_is_running (
      rk_timer_button_get_timer (RK_TIMER_BUTTON (timer))));

  /* So does what everybody sees. */
  group = rk_test_find (find_projector (), ADW_TYPE_TOGGLE_GROUP, NULL);
  g_assert_cmpstr (adw_toggle_group_get_active_name (ADW_TOGGLE_GROUP (group)), ==, "standings");
  g_assert_cmpstr (adw_toggle_get_label (adw_toggle_group_get_toggle_by_name (
                       ADW_TOGGLE_GROUP (group), "standings")), ==, _("Standings"));
}

static void
test_tournament (RkTestWindow  *self,
                 gconstpointer  data)
{
  g_autoptr (RkTournament) tournament = rk_test_make_tournament (RK_SYSTEM_ROUND_ROBIN, 4);
  RkTournamentPage *page;
  GtkWidget *timer;
  GtkWidget *group;

  play_first_round (tournament);
  rk_window_start_tournament (self->window, tournament);
  rk_test_wait (rk_test_has_tournament, self);
  rk_test_settle (self);
  page = rk_test_get_tournament (self);
  g_object_set (rk_window_get_state (self->window), "view", "rounds", NULL);
  rk_pairings_pane_show_round (
      RK_PAIRINGS_PANE (rk_tournament_page_get_view (page, "rounds")), 1);
  rk_standings_pane_set_n_rounds (
      RK_STANDINGS_PANE (rk_tournament_page_get_view (page, "standings")), 1);
  gtk_editable_set_text (get_name_entry (page), "Xirsi");
  timer = rk_test_find (page, RK_TYPE_TIMER_BUTTON, NULL);
  rk_round_timer_start (rk_timer_button_get_timer (RK_TIMER_BUTTON (timer)));
  gtk_widget_activate_action (GTK_WIDGET (page), "tournament.projector", NULL);
  rk_test_settle (self);
  group = rk_test_find (find_projector (), ADW_TYPE_TOGGLE_GROUP, NULL);
  adw_toggle_group_set_active_name (ADW_TOGGLE_GROUP (group), "standings");
  gtk_window_present (GTK_WINDOW (self->window));
  rk_test_settle (self);

  go_through_languages (self, check_tournament, tournament);

  gtk_window_destroy (GTK_WINDOW (find_projector ()));
  g_assert_true (rk_tournament_undo (tournament));
  rk_test_settle (self);
}

static GtkWidget *
find_search (RkTestWindow *self)
{
  return rk_test_find (self->window, GTK_TYPE_SEARCH_ENTRY, NULL);
}

static void
check_library (RkTestWindow *self,
               gpointer      user_data)
{
  GtkWidget *search = find_search (self);

  g_assert_nonnull (search);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (search)), ==, "nobody");
  g_assert_cmpstr (gtk_search_entry_get_placeholder_text (GTK_SEARCH_ENTRY (search)), ==,
                   _("Names of players and tournaments"));
  g_assert_nonnull (rk_test_find (self->window, GTK_TYPE_MENU_BUTTON, _("Main Menu")));
}

static void
test_library (RkTestWindow  *self,
              gconstpointer  data)
{
  GtkWidget *navigation = rk_test_find (self->window, ADW_TYPE_NAVIGATION_VIEW, NULL);

  rk_test_start_match (self);
  adw_navigation_view_pop (ADW_NAVIGATION_VIEW (navigation));
  rk_test_settle (self);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.search", NULL);
  rk_test_settle (self);
  gtk_editable_set_text (GTK_EDITABLE (find_search (self)), "nobody");

  go_through_languages (self, check_library, NULL);
}

static const char *
find_problem (RkTestWindow *self)
{
  GListModel *library = G_LIST_MODEL (rk_application_get_library (self->application));
  g_autoptr (RkLibraryItem) item = g_list_model_get_item (library, 0);

  return item != NULL ? rk_library_item_get_problem (item) : NULL;
}

static gboolean
has_problem (gpointer user_data)
{
  return find_problem (user_data) != NULL;
}

static gboolean
has_pseudo_problem (gpointer user_data)
{
  const char *problem = find_problem (user_data);

  return problem != NULL && strstr (problem, "⟦") != NULL;
}

/* Why a file cannot be read is said in the new language too. */
static void
test_problem (RkTestWindow  *self,
              gconstpointer  data)
{
  g_autofree char *path = g_build_filename (self->folder, "bad.rkmatch", NULL);

  if (!rk_language_is_known ("qps"))
    {
      g_test_skip ("the pseudo-language is part of the development profile");
      return;
    }
  g_assert_true (g_file_set_contents (path, "no match", -1, NULL));
  rk_library_load_async (rk_application_get_library (self->application), NULL, NULL, NULL);
  rk_test_wait (has_problem, self);
  g_assert_false (has_pseudo_problem (self));

  rk_application_choose_language (self->application, "qps");
  wait_for_change (self);
  rk_test_wait (has_pseudo_problem, self);
  rk_application_choose_language (self->application, "");
  wait_for_change (self);
}

/* Another program changes the setting. Whoever types something here is not disturbed. */
static void
test_outside (RkTestWindow  *self,
              gconstpointer  data)
{
  RkWindow *window = self->window;

  g_settings_set_string (self->settings, "language", "en");
  wait_for_change (self);
  g_assert_null (rk_test_get_dialog (self));
  assert_in_language (self, "en");

  window = self->window;
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-match", NULL);
  rk_test_settle (self);
  g_assert_nonnull (rk_test_get_dialog (self));
  g_settings_set_string (self->settings, "language", "");
  rk_test_settle (self);
  g_assert_true (find_window (self) == window);
  g_assert_cmpstr (rk_application_get_language (self->application), ==, "en");
  adw_dialog_force_close (rk_test_get_dialog (self));
  wait_for_change (self);
  assert_in_language (self, "");

  /* What is not a language of the program is that of the system. */
  window = self->window;
  g_settings_set_string (self->settings, "language", "xx");
  rk_test_settle (self);
  g_assert_true (find_window (self) == window);
  g_settings_set_string (self->settings, "language", "");
}

/* A choice replaces what was given on the command line, also the choice that was in
 * the settings all the time. */
static void
test_command_line (RkTestWindow  *self,
                   gconstpointer  data)
{
  g_autoptr (GVariantDict) options = g_variant_dict_new (NULL);
  int status = 0;

  g_variant_dict_insert (options, "language", "s", "en");
  g_signal_emit_by_name (self->application, "handle-local-options", options, &status);
  g_assert_cmpint (status, ==, -1);
  g_assert_cmpstr (rk_application_get_language (self->application), ==, "en");

  rk_application_choose_language (self->application, "");
  wait_for_change (self);
  assert_in_language (self, "");
}

/* What the windows show, the one used last first: "m" for a match, "l" for the library. */
static char *
describe_windows (RkTestWindow *self)
{
  GString *description = g_string_new (NULL);

  for (GList *iter = gtk_application_get_windows (GTK_APPLICATION (self->application));
       iter != NULL; iter = iter->next)
    g_string_append_c (description,
                       rk_window_state_get_file (rk_window_get_state (iter->data)) != NULL ? 'm'
                                                                                           : 'l');
  return g_string_free_and_steal (description);
}

/* Each shows what it showed, in the same order. */
static void
test_two_windows (RkTestWindow  *self,
                  gconstpointer  data)
{
  g_autoptr (RkWindowState) state = rk_window_state_new ();
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  RkWindow *other;

  rk_test_start_match (self);
  self->window = rk_window_new (self->application, state);
  gtk_window_present (GTK_WINDOW (self->window));
  rk_test_settle (self);
  before = describe_windows (self);
  rk_application_choose_language (self->application, "en");
  wait_for_change (self);

  after = describe_windows (self);
  g_assert_cmpstr (after, ==, before);
  other = gtk_application_get_windows (GTK_APPLICATION (self->application))->next->data;
  gtk_window_destroy (GTK_WINDOW (other));
}

/* Whoever starts the program for the first time reads on in the language chosen. */
static void
test_welcome (RkTestWindow  *self,
              gconstpointer  data)
{
  AdwDialog *dialog = rk_welcome_dialog_new (self->application);

  adw_dialog_present (dialog, GTK_WIDGET (self->window));
  rk_test_settle (self);
  rk_application_choose_language (self->application, "nl");
  wait_for_change (self);

  dialog = rk_test_get_dialog (self);
  g_assert_true (RK_IS_WELCOME_DIALOG (dialog));
  assert_in_language (self, "nl");
  rk_application_choose_language (self->application, "");
  wait_for_change (self);
  adw_dialog_force_close (rk_test_get_dialog (self));
  rk_test_settle (self);
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  rk_test_add ("/language-switch/match", test_match);
  rk_test_add ("/language-switch/comment", test_comment);
  rk_test_add ("/language-switch/analysis", test_analysis);
  rk_test_add ("/language-switch/sowing", test_sowing);
  rk_test_add ("/language-switch/tournament", test_tournament);
  rk_test_add ("/language-switch/library", test_library);
  rk_test_add ("/language-switch/problem", test_problem);
  rk_test_add ("/language-switch/outside", test_outside);
  rk_test_add ("/language-switch/command-line", test_command_line);
  rk_test_add ("/language-switch/two-windows", test_two_windows);
  rk_test_add ("/language-switch/welcome", test_welcome);

  return g_test_run ();
}
