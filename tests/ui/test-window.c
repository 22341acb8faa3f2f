/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-board.h"
#include "rk-file-row.h"
#include "rk-library-page-private.h"
#include "rk-moves-pane.h"
#include "rk-test-window.h"
#include "rk-tournament-file.h"
#include "rk-tournament-page.h"
#include "rk-trf.h"

/* The narrowest screen that the program is made for. */
#define NARROW_WIDTH  360
#define NARROW_HEIGHT 640

static gboolean
has_window (gpointer user_data)
{
  return gtk_application_get_windows (GTK_APPLICATION (user_data)) != NULL;
}

static void
test_open_missing (RkTestWindow  *self,
                   gconstpointer  data)
{
  g_autoptr (GFile) file = g_file_new_build_filename (self->folder, "none.rkmatch", NULL);

  rk_window_open_file (self->window, file);
  rk_test_wait (rk_test_has_dialog, self);
  g_assert_cmpstr (adw_alert_dialog_get_body (ADW_ALERT_DIALOG (rk_test_get_dialog (self))), ==,
                   "There is no file “none.rkmatch”.");
  rk_test_respond (self, "close");
  g_assert_null (rk_window_state_get_file (self->state));
  g_assert_null (rk_test_get_page (self));
}

/* What was stored for the next start may be anything. */
static void
test_open_nothing (RkTestWindow  *self,
                   gconstpointer  data)
{
  static const char *const uris[] = { "not a uri", "nonsense", "a:%", "" };

  for (guint i = 0; i < G_N_ELEMENTS (uris); i++)
    {
      g_autoptr (GFile) file = g_file_new_for_uri (uris[i]);
      g_autofree char *name = g_strdup_printf ("“%s”", uris[i]);

      rk_window_state_set_file (self->state, file);
      rk_test_window_close (self);
      rk_test_window_open (self);
      rk_test_wait (rk_test_has_dialog, self);
      g_assert_nonnull (strstr (
          adw_alert_dialog_get_body (ADW_ALERT_DIALOG (rk_test_get_dialog (self))), name));
      rk_test_respond (self, "close");
      g_assert_null (rk_window_state_get_file (self->state));
    }
}

/* What was shown stays, also for the next start. */
static void
test_open_missing_later (RkTestWindow  *self,
                         gconstpointer  data)
{
  g_autoptr (GFile) file = g_file_new_build_filename (self->folder, "none.rkmatch", NULL);
  RkMatchPage *page = rk_test_open_fixture (self, "running.rkmatch");

  rk_window_open_file (self->window, file);
  rk_test_wait (rk_test_has_dialog, self);
  rk_test_respond (self, "close");
  g_assert_true (rk_test_get_page (self) == page);
  g_assert_true (g_file_equal (rk_window_state_get_file (self->state),
                               rk_document_get_file (rk_match_page_get_document (page))));
}

static guint
count_windows (RkTestWindow *self)
{
  return g_list_length (gtk_application_get_windows (GTK_APPLICATION (self->application)));
}

static gboolean
has_second_window (gpointer user_data)
{
  return count_windows (user_data) == 2;
}

/* From outside: what can be read gets a window, what cannot gets none. */
static void
test_open_outside (RkTestWindow  *self,
                   gconstpointer  data)
{
  g_autoptr (GFile) missing = g_file_new_build_filename (self->folder, "none.rkmatch", NULL);
  g_autoptr (GFile) file = rk_test_copy_fixture (self, "running.rkmatch");
  RkTestWindow other = *self;

  g_application_open (G_APPLICATION (self->application), &missing, 1, "");
  rk_test_wait (rk_test_has_dialog, self);
  rk_test_respond (self, "close");
  g_assert_cmpuint (count_windows (self), ==, 1);

  g_application_open (G_APPLICATION (self->application), &file, 1, "");
  rk_test_wait (has_second_window, self);
  other.window = RK_WINDOW (
      gtk_application_get_windows (GTK_APPLICATION (self->application))->data);
  other.state = g_object_ref (rk_window_get_state (other.window));
  rk_test_wait (rk_test_has_page, &other);
  g_assert_true (g_file_equal (rk_window_state_get_file (other.state), file));
  rk_test_window_close (&other);
  g_clear_object (&other.state);
}

/* What the program wrote for others it reads too: as a new tournament of the library. */
static void
test_open_report (RkTestWindow  *self,
                  gconstpointer  data)
{
  RkRegulations regulations;
  g_autoptr (RkTournament) tournament = NULL;
  g_autoptr (GBytes) text = NULL;
  g_autoptr (GBytes) after = NULL;
  g_autoptr (GFile) file = g_file_new_build_filename (self->folder, "report.trf", NULL);
  g_autoptr (GFile) folder = NULL;
  RkTournamentPage *page;
  RkDocument *document;

  rk_regulations_init (&regulations, RK_SYSTEM_SWISS, 4);
  tournament = rk_tournament_new ("Cup", &regulations);
  for (guint i = 0; i < 4; i++)
    rk_tournament_add_entrant (tournament, (const char *[]) { "A", "B", "C", "D" }[i], NULL, 0,
                               NULL);
  g_assert_true (rk_tournament_pair (tournament, RK_SWISS_RELAX_NONE, NULL));
  g_assert_true (rk_tournament_publish (tournament, NULL));
  text = rk_trf_format (tournament);
  g_assert_true (g_file_replace_contents (file, g_bytes_get_data (text, NULL),
                                          g_bytes_get_size (text), NULL, FALSE,
                                          G_FILE_CREATE_NONE, NULL, NULL, NULL));

  rk_window_open_file (self->window, file);
  rk_test_wait (rk_test_has_tournament, self);
  page = RK_TOURNAMENT_PAGE (rk_test_find (self->window, RK_TYPE_TOURNAMENT_PAGE, NULL));
  document = rk_tournament_page_get_document (page);
  g_assert_cmpstr (rk_tournament_get_name (rk_tournament_page_get_tournament (page)), ==, "Cup");
  g_assert_cmpuint (rk_tournament_get_n_rounds (rk_tournament_page_get_tournament (page)), ==, 1);
  folder = g_file_get_parent (rk_document_get_file (document));
  g_assert_true (g_file_equal (folder, rk_library_get_folder (
                                           rk_application_get_library (self->application))));
  g_assert_false (g_file_equal (rk_document_get_file (document), file));
  after = g_file_load_bytes (file, NULL, NULL, NULL);
  g_assert_true (g_bytes_equal (after, text));
}

/* A copy somewhere else is not taken for the tournament that it was made of. */
static void
test_open_copy (RkTestWindow  *self,
                gconstpointer  data)
{
  RkRegulations regulations;
  g_autoptr (RkTournament) tournament = NULL;
  g_autoptr (GBytes) text = NULL;
  g_autoptr (GFile) folder = g_file_new_build_filename (self->folder, "elsewhere", NULL);
  g_autoptr (GFile) file = g_file_get_child (folder, "copy.rktournament");
  RkTournamentPage *page;
  GtkWidget *title;

  rk_regulations_init (&regulations, RK_SYSTEM_SWISS, 4);
  tournament = rk_tournament_new ("Cup", &regulations);
  text = rk_tournament_file_format (tournament);
  g_assert_true (g_file_make_directory (folder, NULL, NULL));
  g_assert_true (g_file_replace_contents (file, g_bytes_get_data (text, NULL),
                                          g_bytes_get_size (text), NULL, FALSE,
                                          G_FILE_CREATE_NONE, NULL, NULL, NULL));

  g_application_set_default (G_APPLICATION (self->application));
  rk_window_open_file (self->window, file);
  rk_test_wait (rk_test_has_tournament, self);
  page = RK_TOURNAMENT_PAGE (rk_test_find (self->window, RK_TYPE_TOURNAMENT_PAGE, NULL));
  g_assert_true (g_file_equal (rk_document_get_file (rk_tournament_page_get_document (page)),
                               file));
  title = rk_test_find (page, ADW_TYPE_WINDOW_TITLE, NULL);
  g_assert_cmpstr (adw_window_title_get_subtitle (ADW_WINDOW_TITLE (title)), ==,
                   "Not started – file in “elsewhere”");
  g_application_set_default (NULL);
}

/* The only file cannot be read: one window, as after any start, and the reason. */
static void
test_open_outside_first (RkTestWindow  *self,
                         gconstpointer  data)
{
  g_autoptr (GFile) missing = g_file_new_build_filename (self->folder, "none.rkmatch", NULL);

  rk_test_window_close (self);
  g_settings_reset (self->settings, "windows");
  g_application_open (G_APPLICATION (self->application), &missing, 1, "");
  rk_test_wait (has_window, self->application);
  g_assert_cmpuint (count_windows (self), ==, 1);
  self->window = RK_WINDOW (
      gtk_application_get_windows (GTK_APPLICATION (self->application))->data);
  g_set_object (&self->state, rk_window_get_state (self->window));
  rk_test_wait (rk_test_has_dialog, self);
  rk_test_respond (self, "close");
}

static void
play (RkTestWindow *self)
{
  RkMatchPage *page = rk_test_get_page (self);

  rk_test_choose_hole (page, rk_test_find_legal (page));
  rk_test_settle (self);
}

/* A window is made anew from its state in the middle of a round, at the end of
 * the match and at an earlier place. */
static void
test_remake (RkTestWindow  *self,
             gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  RkCursor *cursor;
  RkPosition position;

  play (self);
  play (self);
  play (self);
  g_object_set (self->state, "turned", TRUE, "pane", "rounds", NULL);
  position = *rk_round_get_last_position (rk_match_get_current_round (
      rk_test_get_match (page)));

  rk_test_window_close (self);
  rk_test_window_open (self);
  rk_test_wait (rk_test_has_page, self);
  rk_test_settle (self);
  page = rk_test_get_page (self);
  cursor = rk_match_page_get_cursor (page);
  g_assert_true (rk_cursor_is_live (cursor));
  g_assert_true (rk_position_equal (rk_cursor_get_position (cursor), &position));
  g_assert_true (rk_board_get_turned (RK_BOARD (rk_test_find (page, RK_TYPE_BOARD, NULL))));

  /* It goes on. */
  gtk_widget_activate_action (GTK_WIDGET (page), "match.undo", NULL);
  gtk_widget_activate_action (GTK_WIDGET (page), "match.back", NULL);
  rk_test_settle (self);
  g_assert_cmpuint (rk_cursor_get_ply (cursor), ==, 1);

  rk_test_window_close (self);
  rk_test_window_open (self);
  rk_test_wait (rk_test_has_page, self);
  rk_test_settle (self);
  page = rk_test_get_page (self);
  cursor = rk_match_page_get_cursor (page);
  g_assert_cmpuint (rk_cursor_get_ply (cursor), ==, 1);
  g_assert_false (rk_cursor_is_live (cursor));
  g_assert_true (rk_match_can_redo (rk_test_get_match (page)));
}

/* As after a kill: from what stands in the settings and on the disk. */
static void
test_restore (RkTestWindow  *self,
              gconstpointer  data)
{
  g_autoptr (GVariant) stored = NULL;
  g_autoptr (GVariant) first = NULL;
  guint n_moves;

  rk_test_start_match (self);
  play (self);
  play (self);
  n_moves = 2;
  g_assert_true (rk_document_flush (rk_match_page_get_document (rk_test_get_page (self)), NULL));

  /* This window was not opened by the application: remember it by hand. */
  stored = g_variant_ref_sink (rk_window_state_to_variant (self->state));
  rk_test_window_close (self);
  g_clear_object (&self->state);
  self->state = rk_window_state_new_from_variant (stored);
  rk_test_window_open (self);
  rk_test_wait (rk_test_has_page, self);
  rk_test_settle (self);
  g_assert_cmpuint (rk_round_get_n_moves (rk_match_get_current_round (
      rk_test_get_match (rk_test_get_page (self)))), ==, n_moves);
}

/* The application writes what its windows show, and brings it back. */
static void
test_activate (RkTestWindow  *self,
               gconstpointer  data)
{
  g_autoptr (GVariant) stored = NULL;
  RkWindowState *state;
  GList *windows;

  rk_test_window_close (self);
  g_application_activate (G_APPLICATION (self->application));
  rk_test_wait (has_window, self->application);
  windows = gtk_application_get_windows (GTK_APPLICATION (self->application));
  g_assert_cmpuint (g_list_length (windows), ==, 1);
  self->window = RK_WINDOW (windows->data);
  g_set_object (&self->state, rk_window_get_state (self->window));
  rk_test_start_match (self);
  play (self);

  stored = g_settings_get_value (self->settings, "windows");
  g_assert_cmpuint (g_variant_n_children (stored), ==, 1);
  rk_test_window_close (self);
  while (g_main_context_iteration (NULL, FALSE))
    ;

  g_application_activate (G_APPLICATION (self->application));
  rk_test_wait (has_window, self->application);
  windows = gtk_application_get_windows (GTK_APPLICATION (self->application));
  self->window = RK_WINDOW (windows->data);
  state = rk_window_get_state (self->window);
  g_set_object (&self->state, state);
  rk_test_wait (rk_test_has_page, self);
  g_assert_cmpuint (rk_round_get_n_moves (rk_match_get_current_round (
      rk_test_get_match (rk_test_get_page (self)))), ==, 1);
}

static void
test_two_windows (RkTestWindow  *self,
                  gconstpointer  data)
{
  RkTestWindow other = *self;
  RkMatchPage *page = rk_test_start_match (self);
  RkMatchPage *second;

  other.state = rk_window_state_new ();
  rk_window_state_set_file (other.state,
                            rk_document_get_file (rk_match_page_get_document (page)));
  rk_test_window_open (&other);
  rk_test_wait (rk_test_has_page, &other);
  rk_test_settle (&other);
  second = rk_test_get_page (&other);
  g_assert_true (rk_match_page_get_document (page) == rk_match_page_get_document (second));

  play (self);
  rk_test_settle (&other);
  g_assert_cmpuint (rk_cursor_get_ply (rk_match_page_get_cursor (second)), ==, 1);

  rk_test_window_close (&other);
  g_clear_object (&other.state);
}

static const char *const every_action[] = {
  "match.undo", "match.redo", "match.first", "match.back", "match.forward", "match.last",
  "match.back-round", "match.forward-round", "match.show-again", "match.turn", "match.pane",
  "match.players", "match.computer-move", "match.pause", "match.begin-round",
  "match.agree-round", "match.concede-round",
  "match.agree-draw", "match.concede", "match.look-back", "match.rematch",
  "win.new-match", "win.search", "win.show-shortcuts",
  "app.preferences", "app.marks", "app.about",
};

static void
close_dialogs (RkTestWindow *self)
{
  AdwDialog *dialog;
  g_autoptr (GListModel) windows = NULL;

  while ((dialog = rk_test_get_dialog (self)) != NULL)
    {
      adw_dialog_force_close (dialog);
      rk_test_settle (self);
    }

  /* The shortcuts have a window of their own. */
  windows = g_object_ref (gtk_window_get_toplevels ());
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (!RK_IS_WINDOW (window))
        gtk_window_close (window);
    }
}

static void
try_every_action (RkTestWindow *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (every_action); i++)
    {
      RkMatchPage *page = rk_test_get_page (self);
      GtkWidget *from = page != NULL ? GTK_WIDGET (page) : GTK_WIDGET (self->window);

      gtk_widget_activate_action (from, every_action[i], NULL);
      rk_test_settle (self);
      /* With a dialog open nothing more happens. */
      if (rk_test_get_dialog (self) != NULL)
        for (guint k = 0; k < G_N_ELEMENTS (every_action); k++)
          gtk_widget_activate_action (from, every_action[k], NULL);
      close_dialogs (self);
      rk_test_settle (self);
    }
}

static void
test_actions_nothing_open (RkTestWindow  *self,
                           gconstpointer  data)
{
  try_every_action (self);
  g_assert_null (rk_test_get_page (self));
}

static void
test_actions_at_start (RkTestWindow  *self,
                       gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);

  try_every_action (self);
  g_assert_true (rk_test_get_page (self) == page);
  g_assert_cmpint (rk_match_get_state (rk_test_get_match (page)), ==, RK_MATCH_PLAYING);
}

static void
test_actions_at_end (RkTestWindow  *self,
                     gconstpointer  data)
{
  rk_test_open_fixture (self, "three-rounds-wins-decide.rkmatch");
  try_every_action (self);
}

static void
assert_fits (RkTestWindow *self,
             int           most_width,
             int           most_height)
{
  GtkWidget *bin = rk_test_find (self->window, ADW_TYPE_BREAKPOINT_BIN, NULL);
  int width;
  int height;

  gtk_widget_measure (GTK_WIDGET (self->window), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL,
                      NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self->window), GTK_ORIENTATION_VERTICAL, width, &height, NULL,
                      NULL, NULL);
  g_assert_cmpint (width, <=, most_width);
  g_assert_cmpint (height, <=, most_height);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (self->window)), <=, most_width);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (self->window)), <=, most_height);
  /* It asks for less than it holds, which libadwaita before 1.8 does not always tell. */
  if (bin != NULL)
    g_assert_cmpint (
        gtk_widget_get_width (adw_breakpoint_bin_get_child (ADW_BREAKPOINT_BIN (bin))), <=,
        gtk_widget_get_width (bin));
}

static gboolean
is_mapped (gpointer user_data)
{
  return gtk_widget_get_mapped (user_data);
}

/* The sheet has room for a list, and leaves some of the board to be seen. */
static void
assert_sheet (RkMatchPage *page)
{
  GtkWidget *moves = rk_test_find (page, RK_TYPE_MOVES_PANE, NULL);
  GtkWidget *sheet = gtk_widget_get_ancestor (moves, ADW_TYPE_TOOLBAR_VIEW);
  int height = gtk_widget_get_height (GTK_WIDGET (page));

  rk_test_wait (is_mapped, moves);
  g_assert_cmpint (gtk_widget_get_height (sheet), >=, height / 2);
  g_assert_cmpint (gtk_widget_get_height (sheet), <=, height * 3 / 4);
}

/* Always the next hole that can be played, until the round is over. */
static void
play_round (RkMatch *match)
{
  for (guint hole = 0; rk_match_get_state (match) == RK_MATCH_PLAYING;
       hole = (hole + 1) % (2 * RK_MAX_HOLES))
    if (rk_match_check_move (match, hole) == RK_MOVE_LEGAL)
      rk_match_play (match, hole, NULL);
}

/* AdwBreakpointBin warns, and with that fails the test, when something in it
 * has less room than it needs. */
static void
try_size (RkTestWindow *self,
          int           width,
          int           height)
{
  const char *fixtures[] = { "running.rkmatch", "all-closed-with-reopening.rkmatch",
                             "five-clockwise-loser-begins.rkmatch" };

  rk_test_window_close (self);
  g_object_set (self->state, "width", width, "height", height, "file", NULL, NULL);
  rk_test_window_open (self);
  assert_fits (self, width, height);
  for (guint i = 0; i < G_N_ELEMENTS (fixtures); i++)
    {
      RkMatchPage *page = rk_test_open_fixture (self, fixtures[i]);

      assert_fits (self, width, height);
      gtk_widget_activate_action (GTK_WIDGET (page), "match.pane", NULL);
      rk_test_settle (self);
      assert_fits (self, width, height);
      assert_sheet (page);
      gtk_widget_activate_action (GTK_WIDGET (page), "match.pane", NULL);
      play_round (rk_test_get_match (page));
      rk_test_settle (self);
      assert_fits (self, width, height);
    }
}

static void
test_narrow (RkTestWindow  *self,
             gconstpointer  data)
{
  try_size (self, NARROW_WIDTH, NARROW_HEIGHT);
}

/* A phone held sideways, and hardly any room at all. */
static void
test_low (RkTestWindow  *self,
          gconstpointer  data)
{
  try_size (self, NARROW_HEIGHT, NARROW_WIDTH);
  try_size (self, NARROW_WIDTH, NARROW_WIDTH);
}

/* The list of windows tells the matches apart. */
static void
test_title (RkTestWindow  *self,
            gconstpointer  data)
{
  GtkWindow *window = GTK_WINDOW (self->window);
  GtkWidget *navigation = rk_test_find (self->window, ADW_TYPE_NAVIGATION_VIEW, NULL);
  RkMatchPage *page;

  g_assert_cmpstr (gtk_window_get_title (window), ==, "Rio Kadalis");
  page = rk_test_start_match (self);
  g_assert_cmpstr (gtk_window_get_title (window), ==, "South – North — Rio Kadalis");
  rk_player_set_name (rk_match_get_player (rk_test_get_match (page), RK_SOUTH), "Amina");
  g_assert_cmpstr (gtk_window_get_title (window), ==, "Amina – North — Rio Kadalis");
  adw_navigation_view_pop (ADW_NAVIGATION_VIEW (navigation));
  rk_test_settle (self);
  g_assert_cmpstr (gtk_window_get_title (window), ==, "Rio Kadalis");
}

static void
test_save_problem (RkTestWindow  *self,
                   gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  RkDocument *document = rk_match_page_get_document (page);
  GFile *file = rk_document_get_file (document);
  AdwBanner *banner = NULL;
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (rk_document_flush (document, NULL));
  g_assert_true (g_file_load_contents (file, NULL, &text, &length, NULL, NULL));
  g_assert_true (g_file_replace_contents (file, "{}", 2, NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                          NULL, NULL));
  play (self);
  g_assert_false (rk_document_flush (document, NULL));
  rk_test_settle (self);
  banner = ADW_BANNER (rk_test_find (page, ADW_TYPE_BANNER, NULL));
  g_assert_true (adw_banner_get_revealed (banner));

  /* Closing asks. */
  gtk_window_close (GTK_WINDOW (self->window));
  rk_test_settle (self);
  rk_test_respond (self, "cancel");

  g_signal_emit_by_name (banner, "button-clicked");
  rk_test_settle (self);
  rk_test_respond (self, "overwrite");
  g_assert_true (rk_document_flush (document, NULL));
  rk_test_settle (self);
  g_assert_false (adw_banner_get_revealed (banner));
}

/* A match with a move that cannot be saved, left for the library. */
static RkDocument *
leave_unsaved (RkTestWindow *self)
{
  GtkWidget *navigation = rk_test_find (self->window, ADW_TYPE_NAVIGATION_VIEW, NULL);
  RkMatchPage *page = rk_test_start_match (self);
  RkDocument *document = g_object_ref (rk_match_page_get_document (page));
  g_autoptr (GError) error = NULL;

  g_assert_true (rk_document_flush (document, NULL));
  g_assert_true (g_file_replace_contents (rk_document_get_file (document), "{}", 2, NULL, FALSE,
                                          G_FILE_CREATE_NONE, NULL, NULL, &error));
  g_assert_no_error (error);
  play (self);
  g_assert_false (rk_document_flush (document, NULL));
  adw_navigation_view_pop (ADW_NAVIGATION_VIEW (navigation));
  rk_test_wait (rk_test_has_no_page, self);
  rk_test_settle (self);

  return document;
}

/* The one question there is names the match and the reason. */
static void
assert_asked (RkTestWindow *self,
              RkDocument   *document)
{
  AdwDialog *dialog = rk_test_get_dialog (self);
  const char *body;

  rk_test_settle (self);
  g_assert_true (ADW_IS_ALERT_DIALOG (dialog));
  g_assert_cmpstr (adw_alert_dialog_get_heading (ADW_ALERT_DIALOG (dialog)), ==, "Not saved");
  body = adw_alert_dialog_get_body (ADW_ALERT_DIALOG (dialog));
  g_assert_nonnull (strstr (body, "South – North"));
  g_assert_nonnull (strstr (body, rk_document_get_problem (document)->message));
}

/* Whichever way out is taken, what is not saved is not lost without a question. */
static void
test_ways_out (RkTestWindow  *self,
               gconstpointer  data)
{
  g_autoptr (RkDocument) document = leave_unsaved (self);
  RkFileStamp seen;
  GtkWidget *row;

  row = rk_test_find (self->window, RK_TYPE_FILE_ROW, NULL);
  g_assert_nonnull (rk_test_find (row, GTK_TYPE_LABEL, "Not saved"));

  gtk_window_close (GTK_WINDOW (self->window));
  assert_asked (self, document);
  gtk_window_close (GTK_WINDOW (self->window));
  rk_application_quit (self->application);
  rk_test_respond (self, "cancel");
  g_assert_null (rk_test_get_dialog (self));

  g_action_group_activate_action (G_ACTION_GROUP (self->application), "quit", NULL);
  assert_asked (self, document);
  rk_test_respond (self, "cancel");

  g_signal_emit_by_name (self->application, "query-end");
  assert_asked (self, document);
  rk_test_respond (self, "cancel");
  g_assert_null (rk_test_get_dialog (self));

  rk_document_get_seen (document, &seen);
  rk_document_overwrite (document, &seen);
  g_assert_true (rk_document_flush (document, NULL));
  rk_test_settle (self);
  row = rk_test_find (self->window, RK_TYPE_FILE_ROW, NULL);
  g_assert_null (rk_test_find (row, GTK_TYPE_LABEL, "Not saved"));
  rk_test_window_close (self);
}

/* Another window keeps it: only the last one asks. */
static void
test_last_window (RkTestWindow  *self,
                  gconstpointer  data)
{
  g_autoptr (RkDocument) document = leave_unsaved (self);
  RkWindow *first = self->window;

  rk_test_window_open (self);
  rk_test_window_close (self);
  self->window = first;
  gtk_window_close (GTK_WINDOW (self->window));
  assert_asked (self, document);
  g_object_add_weak_pointer (G_OBJECT (self->window), (gpointer *) &self->window);
  g_signal_emit_by_name (rk_test_get_dialog (self), "response", "discard");
  while (self->window != NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* Whatever a file holds for a name, it takes one line and no more room than there is. */
static void
test_names (RkTestWindow  *self,
            gconstpointer  data)
{
  g_autofree char *wide = g_strnfill (1000, 'W');
  const char *names[] = { "two\nlines\tand\rmore", "\u202eback\u2066wards", "\n \u2029", wide };

  rk_test_window_close (self);
  g_object_set (self->state, "width", NARROW_WIDTH, "height", NARROW_HEIGHT, NULL);
  rk_test_window_open (self);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      RkMatchPage *page = rk_test_start_match (self);
      RkMatch *match = rk_test_get_match (page);
      const char *title;

      rk_player_set_name (rk_match_get_player (match, RK_SOUTH), names[i]);
      rk_player_set_name (rk_match_get_player (match, RK_NORTH), names[i]);
      rk_test_settle (self);
      assert_fits (self, NARROW_WIDTH, NARROW_HEIGHT);
      title = gtk_window_get_title (GTK_WINDOW (self->window));
      for (const char *next = title; *next != '\0'; next = g_utf8_next_char (next))
        g_assert_true (g_unichar_isprint (g_utf8_get_char (next)));
      play (self);
      rk_test_settle (self);
      gtk_widget_activate_action (GTK_WIDGET (page), "match.pane", NULL);
      rk_test_settle (self);
      assert_fits (self, NARROW_WIDTH, NARROW_HEIGHT);
      gtk_widget_activate_action (GTK_WIDGET (page), "match.pane", NULL);
      play_round (match);
      rk_test_settle (self);
      assert_fits (self, NARROW_WIDTH, NARROW_HEIGHT);
      gtk_widget_activate_action (GTK_WIDGET (page), "navigation.pop", NULL);
      rk_test_wait (rk_test_has_no_page, self);
      rk_test_settle (self);
      assert_fits (self, NARROW_WIDTH, NARROW_HEIGHT);
    }
}

/* Without a data folder one can play, and is told that nothing is saved. */
static void
test_no_folder (RkTestWindow  *self,
                gconstpointer  data)
{
  AdwBanner *banner;
  RkMatchPage *page;

  rk_test_wait (rk_test_is_loaded, rk_test_get_library (self));
  rk_test_settle (self);
  banner = ADW_BANNER (rk_test_find (self->window, ADW_TYPE_BANNER, NULL));
  g_assert_true (adw_banner_get_revealed (banner));
  g_signal_emit_by_name (banner, "button-clicked");
  rk_test_settle (self);

  page = rk_test_start_match (self);
  g_assert_false (rk_document_flush (rk_match_page_get_document (page), NULL));
  play (self);
  g_assert_cmpuint (rk_cursor_get_ply (rk_match_page_get_cursor (page)), ==, 1);
  banner = ADW_BANNER (rk_test_find (page, ADW_TYPE_BANNER, NULL));
  g_assert_true (adw_banner_get_revealed (banner));
  g_signal_emit_by_name (banner, "button-clicked");
  rk_test_settle (self);
  g_assert_true (adw_banner_get_revealed (banner));
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  rk_test_add ("/window/open-missing", test_open_missing);
  rk_test_add ("/window/open-nothing", test_open_nothing);
  rk_test_add ("/window/open-missing-later", test_open_missing_later);
  rk_test_add ("/window/open-outside", test_open_outside);
  rk_test_add ("/window/open-report", test_open_report);
  rk_test_add ("/window/open-copy", test_open_copy);
  rk_test_add ("/window/open-outside-first", test_open_outside_first);
  rk_test_add ("/window/remake", test_remake);
  rk_test_add ("/window/restore", test_restore);
  rk_test_add ("/window/activate", test_activate);
  rk_test_add ("/window/two-windows", test_two_windows);
  rk_test_add ("/window/actions/nothing-open", test_actions_nothing_open);
  rk_test_add ("/window/actions/at-start", test_actions_at_start);
  rk_test_add ("/window/actions/at-end", test_actions_at_end);
  rk_test_add ("/window/narrow", test_narrow);
  rk_test_add ("/window/low", test_low);
  rk_test_add ("/window/title", test_title);
  rk_test_add ("/window/save-problem", test_save_problem);
  rk_test_add ("/window/ways-out", test_ways_out);
  rk_test_add ("/window/last-window", test_last_window);
  rk_test_add ("/window/names", test_names);
  g_test_add ("/window/no-folder", RkTestWindow, "in-the-way", rk_test_window_set_up,
              test_no_folder, rk_test_window_tear_down);

  return g_test_run ();
}
