/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* The comforts of the review, above all beside the match: stepping through its moves, notes
 * on them, keeping them and taking that back. */

#include <math.h>

#include "rk-match-file.h"
#include "rk-match-page-private.h"
#include "rk-moves-pane.h"
#include "rk-note.h"
#include "rk-retry-page.h"
#include "rk-review-graph.h"
#include "rk-score-sheet.h"
#include "rk-test-aside.h"
#include "rk-test-keys.h"
#include "rk-test-review.h"

/* From after @ply moves, @n_moves of them. */
static void
try_moves (RkTestWindow *self,
           RkMatchPage  *page,
           guint         ply,
           guint         n_moves)
{
  rk_cursor_go_to (page->cursor, 0, ply);
  rk_test_do (self, page, "match.try-out");
  rk_test_try_moves (self, page, n_moves);
  g_assert_cmpuint (rk_aside_get_ply (page->aside), ==, n_moves);
}

static void
assert_shown (RkMatchPage      *page,
              const RkPosition *position)
{
  for (guint hole = 0; hole < 2u * position->n_holes; hole++)
    g_assert_cmpuint (rk_test_get_shown (page, hole), ==, position->stones[hole]);
}

static void
assert_beside (RkMatchPage *page,
               guint        ply)
{
  g_assert_nonnull (page->aside);
  g_assert_cmpuint (rk_aside_get_ply (page->aside), ==, ply);
  g_assert_false (_rk_match_page_is_between_laps (page));
  assert_shown (page, rk_aside_get_position (page->aside));
}

/* Stone by stone through all moves of a trial and back: the board always holds all stones, and
 * each step is heard once. */
static void
test_stones (RkTestWindow  *self,
             gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_played (self, 4);
  g_autoptr (GPtrArray) heard = g_ptr_array_new_with_free_func (g_free);
  guint n_steps = 0;

  try_moves (self, page, 2, 3);
  g_assert_false (rk_test_is_enabled (page, "stone-forward"));
  g_signal_connect_swapped (page->announcer, "announced", G_CALLBACK (rk_test_collect_cb), heard);

  for (; rk_test_is_enabled (page, "stone-back"); n_steps++)
    {
      rk_test_do (self, page, "match.stone-back");
      g_assert_true (_rk_match_page_is_trying (page));
      g_assert_cmpuint (heard->len, ==, n_steps + 1);
    }
  assert_beside (page, 0);
  g_assert_cmpuint (n_steps, >, 12);

  while (rk_test_is_enabled (page, "stone-forward"))
    rk_test_do (self, page, "match.stone-forward");
  g_assert_cmpuint (rk_aside_get_ply (page->aside), ==, 3);
  assert_shown (page, rk_aside_get_position (page->aside));
  g_assert_cmpuint (rk_cursor_get_ply (page->cursor), ==, 2);
}

/* Lap by lap; in the middle of a move a hole, or a step by a move, leads to its end. */
static void
test_laps (RkTestWindow  *self,
           gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_played (self, 4);

  try_moves (self, page, 0, 4);
  rk_test_do (self, page, "match.first");
  for (guint ply = 1; ply <= 4; ply++)
    {
      rk_test_do (self, page, "match.stone-forward");
      rk_test_do (self, page, "match.stone-forward");
      g_assert_cmpuint (rk_aside_get_ply (page->aside), ==, ply);
      g_assert_true (_rk_match_page_is_between_laps (page));
      g_assert_false (rk_test_is_enabled (page, "hint"));
      g_assert_cmpint (rk_board_get_interactive_side (page->board), ==, -1);
      if (ply % 2 == 0)
        rk_test_do (self, page, "match.forward");
      else
        rk_test_choose_hole (page, 0);
      rk_test_settle (self);
      assert_beside (page, ply);
    }

  rk_test_do (self, page, "match.first");
  while (rk_test_is_enabled (page, "lap-forward"))
    {
      guint ply = rk_aside_get_ply (page->aside);

      rk_test_do (self, page, "match.lap-forward");
      g_assert_cmpuint (rk_aside_get_ply (page->aside), <=, ply + 1);
    }
  assert_shown (page, rk_aside_get_position (page->aside));

  rk_test_do (self, page, "match.stone-back");
  rk_test_do (self, page, "match.leave-line");
  g_assert_null (page->aside);
  rk_test_assert_board (page);
}

/* A variation is left where it begins. */
static void
test_leave (RkTestWindow  *self,
            gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_played (self, 4);

  try_moves (self, page, 2, 1);
  rk_test_do (self, page, "match.keep-line");
  rk_test_do (self, page, "match.first");
  assert_beside (page, 0);
  rk_test_do (self, page, "match.lap-back");
  g_assert_null (page->aside);
  rk_test_assert_board (page);
  rk_test_do (self, page, "match.lap-back");
  g_assert_null (page->aside);
}

static gboolean
has_stopped (gpointer page)
{
  return !_rk_match_page_is_walking (page);
}

/* By itself to the end of the line, and no further. */
static void
test_walk (RkTestWindow  *self,
           gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_played (self, 4);

  try_moves (self, page, 2, 2);
  rk_test_do (self, page, "match.first");
  g_settings_set_string (self->settings, "walk-step", "move");
  g_settings_set_double (self->settings, "walk-pace", 120);
  rk_test_activate (page, "match.walk");
  rk_test_wait (has_stopped, page);
  rk_test_settle (self);
  assert_beside (page, 2);
}

/* How far and how fast is remembered, from one page to the next. */
static void
test_settings (RkTestWindow  *self,
               gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_played (self, 2);
  GtkWidget *scale = rk_test_find (page->review_pane, GTK_TYPE_SCALE, NULL);

  g_assert_cmpint (rk_review_pane_get_step (page->review_pane), ==, RK_WALK_LAP);
  rk_test_click (page->review_pane, "Stone");
  gtk_range_set_value (GTK_RANGE (scale), 75);
  rk_test_settle (self);
  rk_test_window_close (self);
  g_object_set (self->state, "file", NULL, NULL);
  rk_test_window_open (self);
  page = rk_test_open_played (self, 2);
  g_assert_cmpint (rk_review_pane_get_step (page->review_pane), ==, RK_WALK_STONE);
  g_assert_cmpfloat (rk_review_pane_get_pace (page->review_pane), ==, 75);
  g_settings_reset (self->settings, "walk-step");
  g_settings_reset (self->settings, "walk-pace");
}

/* What was set by hand may be no number, or too large. */
static void
test_odd_pace (RkTestWindow  *self,
               gconstpointer  data)
{
  const struct
  {
    double stored;
    double shown;
  } cases[] = { { NAN, 30 }, { INFINITY, 30 }, { -INFINITY, 30 }, { 1e300, 120 }, { -1, 10 } };
  RkMatchPage *page = rk_test_open_played (self, 2);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_settings_set_double (self->settings, "walk-pace", 60);
      g_assert_cmpfloat (rk_review_pane_get_pace (page->review_pane), ==, 60);
      g_settings_set_double (self->settings, "walk-pace", cases[i].stored);
      g_assert_cmpfloat (rk_review_pane_get_pace (page->review_pane), ==, cases[i].shown);
    }
  g_settings_reset (self->settings, "walk-pace");
}

static GtkTextBuffer *
get_buffer (RkMatchPage *page)
{
  return gtk_text_view_get_buffer (
      GTK_TEXT_VIEW (rk_test_find (page->review_pane, GTK_TYPE_TEXT_VIEW, NULL)));
}

static RkNote *
find_note (RkLine *line,
           guint   ply)
{
  return rk_notes_find (G_LIST_MODEL (rk_line_get_notes (line)), ply);
}

/* On a move of a variation, taken back and saved; the match has notes of its own. */
static void
test_notes (RkTestWindow  *self,
            gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_played (self, 4);
  RkMatch *match = rk_test_get_match (page);
  RkDocument *document = rk_match_page_get_document (page);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (RkMatch) loaded = NULL;
  g_autoptr (RkLine) read = NULL;
  g_autoptr (RkScoreSheet) sheet = NULL;
  g_autofree char *text = NULL;
  GtkWidget *marks;
  RkLine *line;

  try_moves (self, page, 2, 3);
  g_assert_nonnull (rk_test_find (page, GTK_TYPE_LABEL, "Note on Move 2"));
  rk_test_do (self, page, "match.keep-line");
  line = rk_aside_get_line (page->aside);
  marks = gtk_widget_get_next_sibling (
      rk_test_find (page, GTK_TYPE_LABEL, "Variation · Note on Move 3"));
  gtk_text_buffer_set_text (get_buffer (page), "Braver.", -1);
  rk_test_do (self, page, "match.back");
  g_assert_cmpstr (rk_note_get_comment (find_note (line, 3)), ==, "Braver.");
  g_assert_cmpstr (rk_test_get_toast (self), ==, "Comment changed.");
  g_assert_cmpint (gtk_text_buffer_get_char_count (get_buffer (page)), ==, 0);

  adw_toggle_group_set_active (ADW_TOGGLE_GROUP (marks), 2);
  g_assert_cmpstr (rk_note_get_mark (find_note (line, 2)), ==, "!");
  rk_test_do (self, page, "match.undo-note");
  g_assert_null (find_note (line, 2));
  adw_toggle_group_set_active (ADW_TOGGLE_GROUP (marks), 2);
  g_assert_cmpuint (g_list_model_get_n_items (
                        G_LIST_MODEL (rk_round_get_notes (rk_match_get_round (match, 0)))),
                    ==, 0);
  rk_test_do (self, page, "match.first");
  g_assert_nonnull (rk_test_find (page, GTK_TYPE_LABEL, "Note on Move 2"));

  rk_test_wait (rk_test_is_saved, document);
  bytes = g_file_load_bytes (rk_document_get_file (document), NULL, NULL, &error);
  g_assert_no_error (error);
  loaded = rk_match_file_parse (bytes, &error);
  g_assert_no_error (error);
  read = g_list_model_get_item (G_LIST_MODEL (rk_round_get_lines (rk_match_get_round (loaded, 0))),
                                0);
  g_assert_cmpstr (rk_note_get_comment (find_note (read, 3)), ==, "Braver.");
  g_assert_cmpstr (rk_note_get_mark (find_note (read, 2)), ==, "!");

  sheet = rk_score_sheet_new (match, FALSE, NULL);
  text = rk_score_sheet_to_text (sheet);
  g_assert_nonnull (strstr (text, "! "));
  g_assert_nonnull (strstr (text, "(Braver.)"));
}

/* Taken back by the toast: a trial again, as if nothing had been. */
static void
test_undo_keep (RkTestWindow  *self,
                gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_played (self, 4);
  GListModel *lines =
    G_LIST_MODEL (rk_round_get_lines (rk_match_get_round (rk_test_get_match (page), 0)));

  try_moves (self, page, 2, 3);
  g_assert_null (rk_test_find (page->aside_bar, GTK_TYPE_BUTTON, "_Name It…"));
  rk_test_do (self, page, "match.keep-line");
  g_assert_cmpuint (g_list_model_get_n_items (lines), ==, 1);
  g_assert_cmpstr (rk_test_get_toast (self), ==, "The moves are kept as a variation.");
  g_assert_nonnull (rk_test_find (page->aside_bar, GTK_TYPE_BUTTON, "_Name It…"));
  rk_test_do (self, page, "match.undo-line");
  g_assert_cmpuint (g_list_model_get_n_items (lines), ==, 0);
  g_assert_true (_rk_match_page_is_trying (page));
  g_assert_cmpuint (rk_cursor_get_ply (page->cursor), ==, 2);
  assert_beside (page, 3);
  g_assert_cmpuint (rk_aside_get_n_moves (page->aside), ==, 3);

  /* And kept once more. */
  rk_test_do (self, page, "match.keep-line");
  g_assert_cmpuint (g_list_model_get_n_items (lines), ==, 1);
  rk_test_click (page->aside_bar, "_Name It…");
  rk_test_settle (self);
  rk_test_respond (self, "cancel");
}

/* What was read goes first, then the line. */
static void
test_escape (RkTestWindow  *self,
             gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_played (self, 4);
  const char *rows;
  g_autoptr (GPtrArray) heard = g_ptr_array_new_with_free_func (g_free);

  try_moves (self, page, 2, 2);
  g_signal_connect_swapped (page->announcer, "announced", G_CALLBACK (rk_test_collect_cb), heard);
  rk_test_activate (page, "match.read-row");
  rows = heard->pdata[0];
  g_assert_nonnull (rk_test_find (page->navigation_bar, GTK_TYPE_LABEL, rows));
  g_assert_true (rk_test_press_key (page, GTK_PHASE_NONE, GDK_KEY_Escape, 0));
  rk_test_settle (self);
  g_assert_null (rk_test_find (page->navigation_bar, GTK_TYPE_LABEL, rows));
  assert_beside (page, 2);
  g_assert_true (rk_test_press_key (page, GTK_PHASE_NONE, GDK_KEY_Escape, 0));
  rk_test_settle (self);
  g_assert_null (page->aside);
}

static void
notified_cb (GPtrArray  *texts,
             const char *title,
             const char *body)
{
  g_ptr_array_add (texts, g_strdup (body));
}

static gboolean
has_some (gpointer texts)
{
  return ((GPtrArray *) texts)->len > 0;
}

/* It goes on, and the desktop tells when it is done. */
static void
test_left (RkTestWindow  *self,
           gconstpointer  data)
{
  g_autoptr (RkMatch) match = rk_test_make_match (RK_TEST_FEW_STONES);
  g_autoptr (GPtrArray) told = g_ptr_array_new_with_free_func (g_free);
  RkMatchPage *page;

  rk_test_play_moves (match, 200);
  page = rk_test_open_review (self, match);
  g_signal_connect_data (self->application, "notified", G_CALLBACK (notified_cb), told, NULL,
                         G_CONNECT_SWAPPED);
  rk_test_click (page, "Analyse the Match");
  rk_test_window_close (self);
  rk_test_wait (has_some, told);
  g_assert_cmpuint (told->len, ==, 1);
  g_assert_nonnull (strstr (told->pdata[0], "Mistake"));
  g_signal_handlers_disconnect_by_func (self->application, notified_cb, told);
  rk_test_window_open (self);
}

/* Whoever waits and looks on is not told. */
static void
test_watched (RkTestWindow  *self,
              gconstpointer  data)
{
  g_autoptr (RkMatch) match = rk_test_make_match (RK_TEST_FEW_STONES);
  g_autoptr (GPtrArray) told = g_ptr_array_new_with_free_func (g_free);

  rk_test_play_moves (match, 200);
  g_signal_connect_data (self->application, "notified", G_CALLBACK (notified_cb), told, NULL,
                         G_CONNECT_SWAPPED);
  rk_test_open_analysed (self, match);
  g_assert_cmpuint (told->len, ==, 0);
  g_signal_handlers_disconnect_by_func (self->application, notified_cb, told);
}

static gboolean
is_retrying (gpointer window)
{
  return RK_IS_RETRY_PAGE (rk_test_get_visible (window));
}

/* The answer to what was asked just before must not be given there. */
static void
test_retry (RkTestWindow  *self,
            gconstpointer  data)
{
  static const char *const asked[] = { "match.hint", "match.best-line" };
  g_autoptr (RkMatch) match = rk_test_make_match (RK_TEST_FEW_STONES);
  g_autoptr (GPtrArray) heard = g_ptr_array_new_with_free_func (g_free);
  RkMatchPage *page;

  rk_test_play_moves (match, 200);
  page = rk_test_open_analysed (self, match);
  g_signal_connect_swapped (page->announcer, "announced", G_CALLBACK (rk_test_collect_cb), heard);
  for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
    {
      rk_cursor_first (page->cursor);
      rk_test_settle (self);
      g_ptr_array_set_size (heard, 0);
      rk_test_activate (page, asked[i]);
      rk_test_activate (page, "match.retry");
      rk_test_wait (is_retrying, self);
      rk_test_wait (rk_test_is_idle, rk_application_get_solver (self->application));
      rk_test_settle (self);
      g_assert_cmpuint (heard->len, ==, 0);
      g_assert_null (page->aside);
      gtk_widget_activate_action (GTK_WIDGET (rk_test_get_visible (self)), "navigation.pop", NULL);
      rk_test_wait (rk_test_has_page, self);
    }
}

/* Not from a game of a tournament while it lasts. */
static void
test_set_up (RkTestWindow  *self,
             gconstpointer  data)
{
  g_autoptr (RkMatch) match = rk_test_make_tournament_game (2);
  RkMatchPage *page;

  page = rk_test_open_match (self, match);
  g_assert_false (rk_test_is_enabled (page, "set-up"));
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.set-up", NULL);
  rk_test_settle (self);
  g_assert_null (rk_test_get_dialog (self));

  rk_match_concede (match, RK_NORTH, NULL);
  rk_test_settle (self);
  g_assert_true (rk_test_is_enabled (page, "set-up"));
  rk_test_do (self, page, "match.set-up");
  g_assert_nonnull (rk_test_get_dialog (self));
}

/* Without the cards: the score and who is to move. */
static void
test_low (RkTestWindow  *self,
          gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_played (self, 4);

  try_moves (self, page, 2, 2);
  g_object_set (page, "low", TRUE, NULL);
  rk_test_settle (self);
  g_assert_cmpstr (adw_window_title_get_title (page->title), ==, "Trying Out");
  g_assert_nonnull (strstr (adw_window_title_get_subtitle (page->title), "Asha"));
  g_assert_nonnull (strstr (adw_window_title_get_subtitle (page->title), " · "));
  g_assert_true (g_str_has_prefix (_rk_match_page_describe_line (page), "Asha is to move. "));
}

/* A long match: each round has its number and its room, and the key leads to each point. */
static void
test_long (RkTestWindow  *self,
           gconstpointer  data)
{
  g_autoptr (RkMatch) match = rk_test_make_long (20, 50);
  RkMatchPage *page = rk_test_open_review (self, match);
  GtkWidget *graph = rk_test_find (page, RK_TYPE_REVIEW_GRAPH, NULL);
  int minimum;

  g_assert_cmpuint (rk_match_get_n_rounds (match), ==, 20);
  g_assert_nonnull (graph);
  gtk_widget_measure (graph, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, >, gtk_widget_get_width (GTK_WIDGET (self->window)));
  rk_cursor_first (page->cursor);
  for (guint round = 1; round < 20; round++)
    {
      rk_test_do (self, page, "match.forward-round");
      g_assert_cmpuint (rk_cursor_get_round (page->cursor), ==, round);
    }
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  rk_test_add ("/beside/stones", test_stones);
  rk_test_add ("/beside/laps", test_laps);
  rk_test_add ("/beside/leave", test_leave);
  rk_test_add ("/beside/walk", test_walk);
  rk_test_add ("/beside/settings", test_settings);
  rk_test_add ("/beside/odd-pace", test_odd_pace);
  rk_test_add ("/beside/notes", test_notes);
  rk_test_add ("/beside/undo-keep", test_undo_keep);
  rk_test_add ("/beside/escape", test_escape);
  rk_test_add ("/beside/left", test_left);
  rk_test_add ("/beside/watched", test_watched);
  rk_test_add ("/beside/retry", test_retry);
  rk_test_add ("/beside/set-up", test_set_up);
  rk_test_add ("/beside/low", test_low);
  rk_test_add ("/beside/long", test_long);

  return g_test_run ();
}
