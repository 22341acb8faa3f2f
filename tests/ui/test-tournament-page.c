/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gstdio.h>

#include "rk-file-row.h"
#include "rk-pairing-row.h"
#include "rk-test-window.h"
#include "rk-tournament-page-private.h"
#include "rk-tournament-sentences.h"

/* Shows a tournament whose first round can be played. */
static RkTournamentPage *
start_tournament (RkTestWindow *self)
{
  g_autoptr (RkTournament) tournament = rk_test_make_tournament (RK_SYSTEM_ROUND_ROBIN, 4);
  g_autoptr (GError) error = NULL;

  rk_tournament_pair (tournament, 0, &error);
  g_assert_no_error (error);
  rk_tournament_publish (tournament, &error);
  g_assert_no_error (error);
  rk_window_start_tournament (self->window, tournament);
  rk_test_wait (rk_test_has_tournament, self);
  rk_test_settle (self);
  return rk_test_get_tournament (self);
}

static RkPairing *
get_board (RkTournamentPage *page,
           guint             board)
{
  RkTournament *tournament = rk_tournament_page_get_tournament (page);

  return rk_tournament_round_get_board (rk_tournament_get_round (tournament, 1), board);
}

static RkResult
get_result (RkTournamentPage *page,
            guint             board)
{
  return rk_pairing_get_game (get_board (page, board), 0)->result;
}

/* As a view does it. */
static RkMatch *
play (RkTestWindow     *self,
      RkTournamentPage *page,
      guint             board)
{
  g_signal_emit_by_name (page, "play", get_board (page, board), 0u);
  rk_test_wait (rk_test_has_page, self);
  rk_test_settle (self);
  return rk_test_get_match (rk_test_get_page (self));
}

static void
pop (RkTestWindow *self)
{
  GtkWidget *navigation = rk_test_find (self->window, ADW_TYPE_NAVIGATION_VIEW, NULL);

  g_assert_true (adw_navigation_view_pop (ADW_NAVIGATION_VIEW (navigation)));
  rk_test_settle (self);
}

static void
test_page (RkTestWindow  *self,
           gconstpointer  data)
{
  RkTournamentPage *page = start_tournament (self);
  g_autofree char *state = rk_text_tournament_state (rk_tournament_page_get_tournament (page));
  GtkWidget *title = rk_test_find (page, ADW_TYPE_WINDOW_TITLE, NULL);

  g_assert_cmpstr (adw_window_title_get_title (ADW_WINDOW_TITLE (title)), ==, "Club evening");
  g_assert_cmpstr (adw_window_title_get_subtitle (ADW_WINDOW_TITLE (title)), ==, state);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (self->window)), ==,
                   "Club evening — Rio Kadalis");
  g_assert_nonnull (rk_test_find (page, GTK_TYPE_LABEL, "Cross Table"));
  g_assert_nonnull (rk_tournament_page_get_view (page, "log"));
  pop (self);
  g_assert_false (rk_test_has_tournament (self));
  g_assert_null (rk_window_state_get_file (self->state));
}

static gboolean
is_narrow (gpointer title)
{
  return *adw_window_title_get_subtitle (title) == '\0';
}

/* In a narrow window the name has the header for itself, and Undo stays; a short label
 * is read as a long one. */
static void
test_narrow (RkTestWindow  *self,
             gconstpointer  data)
{
  RkTournamentPage *page;
  g_autofree char *state = NULL;
  GtkWidget *title;
  GtkWidget *button;

  gtk_window_set_default_size (GTK_WINDOW (self->window), 360, 640);
  page = start_tournament (self);
  state = rk_text_tournament_state (rk_tournament_page_get_tournament (page));
  title = rk_test_find (page, ADW_TYPE_WINDOW_TITLE, NULL);
  rk_test_wait (is_narrow, title);
  g_assert_cmpstr (adw_window_title_get_title (ADW_WINDOW_TITLE (title)), ==, "Club evening");
  g_assert_nonnull (rk_test_find (page, GTK_TYPE_LABEL, state));
  g_assert_true (gtk_widget_get_mapped (page->low_undo_button));
  g_assert_false (gtk_widget_get_mapped (page->redo_button));

  button = rk_test_find (rk_test_find (page, ADW_TYPE_VIEW_SWITCHER_BAR, NULL), GTK_TYPE_LABEL,
                         "Table");
  g_assert_nonnull (button);
  button = gtk_widget_get_ancestor (button, GTK_TYPE_TOGGLE_BUTTON);
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, "Cross Table");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, "Cross Table");
}

/* The button tells what it would take back; by name it stays the same. */
static void
test_undo_told (RkTestWindow  *self,
                gconstpointer  data)
{
  RkTournamentPage *page = start_tournament (self);
  RkTournament *tournament = rk_tournament_page_get_tournament (page);
  GtkWidget *button = page->undo_button;
  g_autofree char *expected = NULL;

  g_assert_true (rk_tournament_withdraw (tournament, rk_tournament_get_entrant (tournament, 1),
                                         NULL, NULL));
  rk_test_settle (self);
  expected = rk_text_tournament_undo (rk_tournament_get_undo_entry (tournament));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, expected);
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, "Undo");

  g_assert_true (rk_tournament_undo (tournament));
  rk_test_settle (self);
  g_free (expected);
  expected = rk_text_tournament_redo (rk_tournament_get_redo_entry (tournament));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (page->redo_button), ==, expected);
}

static void
test_shortcuts (RkTestWindow  *self,
                gconstpointer  data)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  start_tournament (self);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.show-shortcuts", NULL);
  rk_test_settle (self);
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);
      g_autofree char *section = NULL;

      if (RK_IS_WINDOW (window))
        continue;
      g_object_get (window, "section-name", &section, NULL);
      g_assert_cmpstr (section, ==, "tournament");
      gtk_window_close (window);
    }
}

/* What was taken back is said, and the log keeps all of it. */
static void
test_undo (RkTestWindow  *self,
           gconstpointer  data)
{
  RkTournamentPage *page = start_tournament (self);
  RkTournament *tournament = rk_tournament_page_get_tournament (page);
  GListModel *log = rk_tournament_get_log (tournament);
  guint n_entries = g_list_model_get_n_items (log);
  g_autoptr (RkLogEntry) entry = NULL;
  g_autofree char *text = NULL;

  gtk_widget_activate_action (GTK_WIDGET (page), "tournament.undo", NULL);
  rk_test_settle (self);
  g_assert_cmpint (rk_tournament_get_state (tournament), ==, RK_TOURNAMENT_DRAFT);
  g_assert_cmpuint (g_list_model_get_n_items (log), ==, n_entries + 1);
  entry = g_list_model_get_item (log, n_entries);
  text = rk_text_log_entry (entry);
  g_assert_cmpstr (rk_test_get_toast (self), ==, text);

  gtk_widget_activate_action (GTK_WIDGET (page), "tournament.redo", NULL);
  g_assert_cmpint (rk_tournament_get_state (tournament), ==, RK_TOURNAMENT_PLAYING);
}

static gboolean
can_be_undone (gpointer user_data)
{
  return rk_tournament_can_undo (user_data);
}

/* What was done can be undone after the tournament was left, too. */
static void
test_undo_later (RkTestWindow  *self,
                 gconstpointer  data)
{
  RkTournamentPage *page = start_tournament (self);
  RkTournament *tournament = rk_tournament_page_get_tournament (page);
  g_autoptr (GFile) file =
    g_object_ref (rk_document_get_file (rk_tournament_page_get_document (page)));

  rk_test_wait (can_be_undone, tournament);
  pop (self);
  rk_document_store_flush (rk_application_get_store (self->application), NULL);
  rk_window_open_file (self->window, file);
  rk_test_wait (rk_test_has_tournament, self);
  rk_test_settle (self);
  tournament = rk_tournament_page_get_tournament (rk_test_get_tournament (self));
  g_assert_true (rk_tournament_can_undo (tournament));
}

/* An offer to take something back is gone when it would take back something else. */
static void
test_old_toast (RkTestWindow  *self,
                gconstpointer  data)
{
  RkTournamentPage *page = start_tournament (self);
  RkTournament *tournament = rk_tournament_page_get_tournament (page);
  GtkWidget *rounds = rk_tournament_page_get_view (page, "rounds");

  gtk_widget_activate_action (GTK_WIDGET (page), "tournament.undo", NULL);
  gtk_widget_activate_action (rounds, "round.publish", NULL);
  rk_test_settle (self);
  g_assert_nonnull (rk_test_find (page, g_type_from_name ("AdwToastWidget"), NULL));
  g_assert_true (rk_tournament_set_result (tournament, get_board (page, 1), 0, RK_RESULT_DRAW,
                                           NULL, NULL, NULL));
  rk_test_settle (self);
  g_assert_null (rk_test_find (page, g_type_from_name ("AdwToastWidget"), NULL));
}

/* The newest entry stands first. */
static void
test_log (RkTestWindow  *self,
          gconstpointer  data)
{
  RkTournamentPage *page = start_tournament (self);
  GListModel *log = rk_tournament_get_log (rk_tournament_page_get_tournament (page));
  GtkWidget *list;
  GtkSelectionModel *model;

  g_object_set (self->state, "view", "log", NULL);
  list = rk_test_find (rk_tournament_page_get_view (page, "log"), GTK_TYPE_LIST_VIEW, NULL);
  model = gtk_list_view_get_model (GTK_LIST_VIEW (list));
  for (guint i = 0; i < 2; i++)
    {
      guint n_entries = g_list_model_get_n_items (log);
      g_autoptr (RkLogEntry) first = g_list_model_get_item (G_LIST_MODEL (model), 0);
      g_autoptr (RkLogEntry) last = g_list_model_get_item (log, n_entries - 1);

      g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (model)), ==, n_entries);
      g_assert_true (first == last);
      gtk_widget_activate_action (GTK_WIDGET (page), "tournament.undo", NULL);
      rk_test_settle (self);
    }
}

/* The way back from a game leads to the tournament. */
static void
test_play (RkTestWindow  *self,
           gconstpointer  data)
{
  RkTournamentPage *page = start_tournament (self);
  RkMatch *match = play (self, page, 1);
  g_autofree char *text = NULL;

  g_assert_nonnull (rk_window_state_get_parent (self->state));
  g_assert_cmpint (get_result (page, 1), ==, RK_RESULT_NONE);
  g_assert_true (rk_match_concede (match, RK_NORTH, NULL));
  rk_test_settle (self);
  g_assert_cmpint (get_result (page, 1), ==, RK_RESULT_FIRST);
  pop (self);
  g_assert_true (rk_test_get_tournament (self) == page);
  g_assert_null (rk_window_state_get_parent (self->state));
  text = rk_text_taken_result (RK_TAKEN_NEW, get_board (page, 1), 0);
  g_assert_cmpstr (rk_test_get_toast (self), ==, text);
}

/* A game that was begun goes on in its match. */
static void
test_play_on (RkTestWindow  *self,
              gconstpointer  data)
{
  RkTournamentPage *page = start_tournament (self);
  g_autofree char *id = g_strdup (rk_match_get_id (play (self, page, 1)));

  pop (self);
  g_assert_cmpstr (rk_match_get_id (play (self, page, 1)), ==, id);
}

static void
test_two_games (RkTestWindow  *self,
                gconstpointer  data)
{
  RkTournamentPage *page = start_tournament (self);
  RkTestWindow other = *self;
  RkMatch *first, *second;

  other.state = rk_window_state_new ();
  rk_window_state_set_file (other.state,
                            rk_document_get_file (rk_tournament_page_get_document (page)));
  rk_test_window_open (&other);
  rk_test_wait (rk_test_has_tournament, &other);
  first = play (self, page, 1);
  second = play (&other, rk_test_get_tournament (&other), 2);

  g_assert_true (rk_match_concede (second, RK_SOUTH, NULL));
  g_assert_cmpint (get_result (page, 1), ==, RK_RESULT_NONE);
  g_assert_cmpint (get_result (page, 2), ==, RK_RESULT_SECOND);
  g_assert_true (rk_match_concede (first, RK_NORTH, NULL));
  g_assert_cmpint (get_result (page, 1), ==, RK_RESULT_FIRST);
  g_assert_cmpint (rk_tournament_get_state (rk_tournament_page_get_tournament (page)), ==,
                   RK_TOURNAMENT_BETWEEN);

  rk_test_settle (&other);
  rk_test_window_close (&other);
  g_clear_object (&other.state);
}

/* A window made anew shows the game, and the tournament below it. */
static void
test_restore (RkTestWindow  *self,
              gconstpointer  data)
{
  RkTournamentPage *page = start_tournament (self);
  g_autofree char *id = g_strdup (rk_match_get_id (play (self, page, 1)));
  g_autoptr (GVariant) stored = NULL;

  g_object_set (self->state, "view", "log", NULL);
  stored = g_variant_ref_sink (rk_window_state_to_variant (self->state));
  rk_document_store_flush (rk_application_get_store (self->application), NULL);
  rk_test_window_close (self);

  g_set_object (&self->state, NULL);
  self->state = rk_window_state_new_from_variant (stored);
  rk_test_window_open (self);
  rk_test_wait (rk_test_has_page, self);
  rk_test_settle (self);
  g_assert_cmpstr (rk_match_get_id (rk_test_get_match (rk_test_get_page (self))), ==, id);
  pop (self);
  page = rk_test_get_tournament (self);
  g_assert_nonnull (page);
  g_assert_cmpstr (rk_tournament_get_name (rk_tournament_page_get_tournament (page)), ==,
                   "Club evening");
  g_assert_true (gtk_widget_get_mapped (rk_tournament_page_get_view (page, "log")));
}

static void
test_review (RkTestWindow  *self,
             gconstpointer  data)
{
  RkTournamentPage *page = start_tournament (self);
  RkMatch *match = play (self, page, 1);
  g_autofree char *id = g_strdup (rk_match_get_id (match));

  rk_test_choose_hole (rk_test_get_page (self), rk_test_find_legal (rk_test_get_page (self)));
  rk_test_settle (self);
  pop (self);
  g_signal_emit_by_name (page, "review", id);
  rk_test_wait (rk_test_has_page, self);
  rk_test_settle (self);
  /* Still played: it goes on where it is. */
  g_assert_true (rk_cursor_is_live (rk_match_page_get_cursor (rk_test_get_page (self))));
  g_assert_true (rk_match_concede (rk_test_get_match (rk_test_get_page (self)), RK_SOUTH, NULL));
  rk_test_settle (self);
  pop (self);
  g_signal_emit_by_name (page, "review", id);
  rk_test_wait (rk_test_has_page, self);
  rk_test_settle (self);
  g_assert_cmpuint (rk_cursor_get_ply (rk_match_page_get_cursor (rk_test_get_page (self))), ==,
                    0);
  g_assert_false (rk_cursor_is_live (rk_match_page_get_cursor (rk_test_get_page (self))));

  pop (self);
  g_signal_emit_by_name (page, "review", "00000000-0000-4000-8000-000000000000");
  rk_test_settle (self);
  g_assert_nonnull (rk_test_get_dialog (self));
  rk_test_respond (self, "close");
  g_assert_true (rk_test_has_tournament (self));
}

static void
test_library (RkTestWindow  *self,
              gconstpointer  data)
{
  GtkWidget *row;

  start_tournament (self);
  pop (self);
  /* The way back leads to where the tournament is to be seen. */
  rk_test_settle (self);
  row = rk_test_find (self->window, RK_TYPE_FILE_ROW, NULL);
  g_assert_nonnull (row);
  g_assert_nonnull (rk_test_find (row, GTK_TYPE_LABEL, "Club evening"));
  g_assert_nonnull (rk_test_find (row, GTK_TYPE_LABEL,
                                  "Round robin, round 1 of 3, 2 boards open"));
  g_assert_nonnull (rk_test_find (row, GTK_TYPE_LABEL, "4 players"));

  /* A tournament is not among the matches. */
  g_object_set (self->state, "library-view", "matches", NULL);
  rk_test_settle (self);
  g_assert_null (rk_test_find (self->window, RK_TYPE_FILE_ROW, NULL));
}

static gboolean
has_board_focus (RkTestWindow     *self,
                 RkTournamentPage *page)
{
  GtkWidget *focus = rk_test_get_focus (self);
  GtkWidget *list = gtk_widget_get_ancestor (
      rk_test_find (page, RK_TYPE_PAIRING_ROW, NULL), GTK_TYPE_LIST_VIEW);

  return focus != NULL && gtk_widget_is_ancestor (focus, list);
}

/* Who looks at the rounds types results: the boards have the focus when the view is
 * opened, after a game, and after each menu and dialog. */
static void
test_focus (RkTestWindow  *self,
            gconstpointer  data)
{
  RkTournamentPage *page = start_tournament (self);

  g_object_set (self->state, "view", "players", NULL);
  rk_test_settle (self);
  g_object_set (self->state, "view", "rounds", NULL);
  rk_test_settle (self);
  g_assert_true (has_board_focus (self, page));

  play (self, page, 1);
  g_assert_nonnull (rk_test_find (self->window, GTK_TYPE_LABEL,
                                  "Club evening · Round 1 · Board 1"));
  g_assert_nonnull (rk_test_find (self->window, GTK_TYPE_LABEL, "Round 1 of the Game"));
  pop (self);
  g_assert_true (has_board_focus (self, page));
  g_assert_nonnull (rk_test_find (page, GTK_TYPE_LABEL, "being played"));
}

/* What was told of a result is not said any longer when the match goes on. */
static void
test_reopen (RkTestWindow  *self,
             gconstpointer  data)
{
  RkTournamentPage *page = start_tournament (self);
  RkMatch *match = play (self, page, 1);

  g_assert_true (rk_match_concede (match, RK_SOUTH, NULL));
  rk_test_settle (self);
  g_assert_true (g_str_has_prefix (rk_test_get_toast (self), "To the tournament: Board 1: "));
  rk_test_activate (rk_test_get_page (self), "match.undo");
  rk_test_settle (self);
  g_assert_cmpint (rk_match_get_state (match), !=, RK_MATCH_OVER);
  g_assert_cmpstr (rk_test_get_toast (self), ==, "Board 1: the match is not over yet.");
}

/* The end of a game says where its result went, and leads back there. */
static void
test_leave (RkTestWindow  *self,
            gconstpointer  data)
{
  RkTournamentPage *page = start_tournament (self);
  RkMatch *match = play (self, page, 1);
  const char *toast;
  GtkWidget *state;

  g_assert_true (rk_match_concede (match, RK_SOUTH, NULL));
  rk_test_settle (self);
  toast = rk_test_get_toast (self);
  g_assert_true (g_str_has_prefix (toast, "To the tournament: Board 1: "));
  g_assert_null (rk_test_find (self->window, GTK_TYPE_BUTTON, "_New Match with the Same Players"));
  rk_test_click (rk_test_get_page (self), "_Back to the Tournament");
  rk_test_settle (self);
  g_assert_true (rk_test_get_tournament (self) == page);
  g_assert_cmpint (get_result (page, 1), ==, RK_RESULT_SECOND);

  pop (self);
  g_object_set (self->state, "library-view", "matches", NULL);
  rk_test_settle (self);
  state = rk_test_find (rk_test_find (self->window, RK_TYPE_FILE_ROW, NULL), GTK_TYPE_LABEL,
                        "Club evening · Winner of the match: Dalmar");
  g_assert_nonnull (state);
}

static void
test_no_tournaments (RkTestWindow  *self,
                     gconstpointer  data)
{
  GtkWidget *match_button = rk_test_find (self->window, GTK_TYPE_BUTTON, "_New Match…");
  GtkWidget *button = rk_test_find (self->window, GTK_TYPE_BUTTON, "_New Tournament…");

  g_assert_true (gtk_widget_get_mapped (match_button));
  g_assert_false (gtk_widget_get_mapped (button));
  g_object_set (self->state, "library-view", "tournaments", NULL);
  rk_test_settle (self);
  g_assert_false (gtk_widget_get_mapped (match_button));
  g_assert_true (gtk_widget_get_mapped (button));
}

/* What is saved or printed is told above the buttons that lead on, in each view. */
static void
test_toasts (RkTestWindow  *self,
             gconstpointer  data)
{
  RkTournamentPage *page = start_tournament (self);
  GtkWidget *button;

  g_object_set (self->state, "view", "rounds", NULL);
  rk_test_settle (self);
  button = rk_test_find (page, GTK_TYPE_BUTTON, "Next _Open Board");
  g_assert_true (gtk_widget_get_mapped (button));
  g_assert_true (gtk_widget_get_mapped (_rk_tournament_page_get_toasts (page)));
  g_assert_false (gtk_widget_is_ancestor (button, _rk_tournament_page_get_toasts (page)));

  g_object_set (self->state, "view", "players", NULL);
  rk_test_settle (self);
  g_assert_true (gtk_widget_get_mapped (_rk_tournament_page_get_toasts (page)));
  g_assert_false (gtk_widget_is_ancestor (page->switcher_bar,
                                          _rk_tournament_page_get_toasts (page)));
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  rk_test_add ("/tournament-page/page", test_page);
  rk_test_add ("/tournament-page/narrow", test_narrow);
  rk_test_add ("/tournament-page/shortcuts", test_shortcuts);
  rk_test_add ("/tournament-page/undo-told", test_undo_told);
  rk_test_add ("/tournament-page/old-toast", test_old_toast);
  rk_test_add ("/tournament-page/undo", test_undo);
  rk_test_add ("/tournament-page/undo-later", test_undo_later);
  rk_test_add ("/tournament-page/log", test_log);
  rk_test_add ("/tournament-page/play", test_play);
  rk_test_add ("/tournament-page/play-on", test_play_on);
  rk_test_add ("/tournament-page/two-games", test_two_games);
  rk_test_add ("/tournament-page/restore", test_restore);
  rk_test_add ("/tournament-page/review", test_review);
  rk_test_add ("/tournament-page/focus", test_focus);
  rk_test_add ("/tournament-page/reopen", test_reopen);
  rk_test_add ("/tournament-page/leave", test_leave);
  rk_test_add ("/tournament-page/library", test_library);
  rk_test_add ("/tournament-page/no-tournaments", test_no_tournaments);
  rk_test_add ("/tournament-page/toasts", test_toasts);

  return g_test_run ();
}
