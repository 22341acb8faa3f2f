/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* The review of a match: asked for, stopped, out of date, walked through. */

#include "rk-board-lap.h"
#include "rk-lap-sentences.h"
#include "rk-match-page-private.h"
#include "rk-mistake-row.h"
#include "rk-note.h"
#include "rk-review-graph.h"
#include "rk-review-pane.h"
#include "rk-review-sentences.h"
#include "rk-sentences.h"
#include "rk-test-keys.h"
#include "rk-test-model.h"
#include "rk-test-review.h"

static GtkWidget *
get_focus (RkTestWindow *self)
{
  rk_test_settle (self);

  return rk_test_get_focus (self);
}

/* With the keys alone: the focus goes from one button to the next, and to the graph. */
static void
test_focus (RkTestWindow  *self,
            gconstpointer  data)
{
  g_autoptr (RkMatch) match = rk_test_make_match (NULL);
  g_autoptr (RkMatch) small = rk_test_make_match (RK_TEST_FEW_STONES);
  RkMatchPage *page;

  rk_test_play_moves (match, 3);
  page = rk_test_open_review (self, match);
  gtk_widget_grab_focus (rk_test_find (page, GTK_TYPE_BUTTON, "Analyse the Match"));
  rk_test_click (page, "Analyse the Match");
  g_assert_true (get_focus (self) == rk_test_find (page, GTK_TYPE_BUTTON, "Stop"));
  rk_test_click (page, "Stop");
  rk_test_wait (rk_test_is_idle, rk_application_get_solver (self->application));
  g_assert_true (get_focus (self) ==
                 rk_test_find (page, GTK_TYPE_BUTTON, "Analyse the Match"));

  rk_test_window_close (self);
  g_object_set (self->state, "file", NULL, NULL);
  rk_test_window_open (self);
  rk_test_play_moves (small, 4);
  page = rk_test_open_review (self, small);
  gtk_widget_grab_focus (rk_test_find (page, GTK_TYPE_BUTTON, "Analyse the Match"));
  rk_test_click (page, "Analyse the Match");
  rk_test_wait (rk_test_is_analysed, small);
  g_assert_true (get_focus (self) == rk_test_find (page, RK_TYPE_REVIEW_GRAPH, NULL));
}

static RkMatchPage *
open_analysed (RkTestWindow *self)
{
  g_autoptr (RkMatch) match = rk_test_make_match (RK_TEST_FEW_STONES);

  rk_test_play_moves (match, 200);
  return rk_test_open_analysed (self, match);
}

static GtkWidget *
find_pane (RkMatchPage *page)
{
  return rk_test_find (page, RK_TYPE_REVIEW_PANE, NULL);
}

/* Nothing starts by itself. */
static void
test_offer (RkTestWindow  *self,
            gconstpointer  data)
{
  g_autoptr (RkMatch) match = rk_test_make_match (NULL);
  RkMatchPage *page = rk_test_open_review (self, match);

  g_assert_null (rk_test_find (page, GTK_TYPE_BUTTON, "Analyse the Match"));
  rk_test_play_moves (match, 1);
  rk_test_settle (self);
  g_assert_nonnull (rk_test_find (page, GTK_TYPE_BUTTON, "Analyse the Match"));
  g_assert_null (rk_test_find (page, GTK_TYPE_BUTTON, "Analyse This Round Only"));
  g_assert_null (rk_test_find (page, RK_TYPE_REVIEW_GRAPH, NULL));
  g_assert_null (rk_match_get_analysis (match));
  g_assert_false (rk_solver_get_busy (rk_application_get_solver (self->application)));
}

static void
test_stop (RkTestWindow  *self,
           gconstpointer  data)
{
  g_autoptr (RkMatch) match = rk_test_make_match (NULL);
  RkMatchPage *page;

  rk_test_play_moves (match, 3);
  page = rk_test_open_review (self, match);
  rk_test_click (page, "Analyse the Match");
  g_assert_true (rk_solver_get_busy (rk_application_get_solver (self->application)));
  g_assert_nonnull (rk_test_find (page, GTK_TYPE_LABEL, "Analysing…"));

  rk_test_click (page, "Stop");
  rk_test_wait (rk_test_is_idle, rk_application_get_solver (self->application));
  g_assert_nonnull (rk_test_find (page, GTK_TYPE_BUTTON, "Analyse the Match"));
}

/* The window goes while an analysis is made. */
static void
test_close (RkTestWindow  *self,
            gconstpointer  data)
{
  g_autoptr (RkMatch) match = rk_test_make_match (NULL);
  RkMatchPage *page;

  rk_test_play_moves (match, 3);
  page = rk_test_open_review (self, match);
  rk_test_click (page, "Analyse the Match");
  rk_test_window_close (self);
  rk_test_wait (rk_test_is_idle, rk_application_get_solver (self->application));
  rk_test_window_open (self);
}

static void
test_stale (RkTestWindow  *self,
            gconstpointer  data)
{
  g_autoptr (RkMatch) match = rk_test_make_match (RK_TEST_FEW_STONES);
  RkMatchPage *page;

  rk_test_play_moves (match, 2);
  page = rk_test_open_review (self, match);
  rk_test_click (page, "Analyse the Match");
  rk_test_wait (rk_test_is_analysed, match);
  rk_test_settle (self);
  g_assert_null (rk_test_find (find_pane (page), GTK_TYPE_BUTTON, "Analyse Again"));

  rk_test_play_moves (match, 1);
  rk_test_settle (self);
  g_assert_nonnull (rk_test_find (page, GTK_TYPE_LABEL, "The Analysis Is Out of Date"));
  g_assert_nonnull (rk_test_find (page, RK_TYPE_REVIEW_GRAPH, NULL));
  rk_test_click (page, "Analyse Again");
  rk_test_wait (rk_test_is_analysed, match);
  rk_test_settle (self);
  g_assert_null (rk_test_find (page, GTK_TYPE_LABEL, "The Analysis Is Out of Date"));
}

/* A game of a tournament, while it lasts. */
static void
test_tournament_game (RkTestWindow  *self,
                      gconstpointer  data)
{
  g_autoptr (RkMatch) match = rk_test_make_tournament_game (2);
  RkMatchPage *page;

  page = rk_test_open_review (self, match);
  g_assert_null (rk_test_find (page, GTK_TYPE_BUTTON, "Analyse the Match"));
  g_assert_nonnull (rk_test_find (page, GTK_TYPE_LABEL,
                                  "A game of a tournament can be analysed when it is over."));

  g_assert_true (rk_match_concede (match, RK_SOUTH, NULL));
  rk_test_settle (self);
  g_assert_nonnull (rk_test_find (page, GTK_TYPE_BUTTON, "Analyse the Match"));
}

static void
assert_told (GtkWidget *graph,
             RkMatch   *match,
             guint      ply)
{
  g_autofree char *text = rk_text_review_point (match, 0, ply);

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (graph),
                                       GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text);
}

static void
test_graph (RkTestWindow  *self,
            gconstpointer  data)
{
  RkMatchPage *page = open_analysed (self);
  RkMatch *match = rk_test_get_match (page);
  RkCursor *cursor = rk_match_page_get_cursor (page);
  GtkWidget *graph = rk_test_find (page, RK_TYPE_REVIEW_GRAPH, NULL);
  guint n_moves = rk_round_get_n_moves (rk_match_get_round (match, 0));
  graphene_point_t first, second;

  g_assert_cmpuint (n_moves, >, 2);
  g_assert_cmpuint (rk_review_graph_get_n_points (RK_REVIEW_GRAPH (graph)), ==, n_moves + 1);
  gtk_test_accessible_assert_role (graph, GTK_ACCESSIBLE_ROLE_SLIDER);

  rk_test_press (graph, GDK_KEY_Home, 0);
  g_assert_cmpuint (rk_cursor_get_ply (cursor), ==, 0);
  assert_told (graph, match, 0);
  rk_test_press (graph, GDK_KEY_Left, 0);
  g_assert_cmpuint (rk_cursor_get_ply (cursor), ==, 0);
  rk_test_press (graph, GDK_KEY_Right, 0);
  rk_test_press (graph, GDK_KEY_Right, 0);
  g_assert_cmpuint (rk_cursor_get_ply (cursor), ==, 2);
  assert_told (graph, match, 2);
  rk_test_settle (self);
  rk_test_assert_board (page);
  g_assert_true (GTK_ACCESSIBLE_RANGE_GET_IFACE (graph)->set_current_value (
      GTK_ACCESSIBLE_RANGE (graph), 1));
  g_assert_cmpuint (rk_cursor_get_ply (cursor), ==, 1);
  rk_test_press (graph, GDK_KEY_End, 0);
  g_assert_cmpuint (rk_cursor_get_ply (cursor), ==, n_moves);

  rk_review_graph_get_point (RK_REVIEW_GRAPH (graph), 0, &first);
  rk_review_graph_get_point (RK_REVIEW_GRAPH (graph), 1, &second);
  g_assert_cmpfloat (first.x, <, second.x);
}

static void
assert_in_view (GtkWidget *graph)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (graph, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scroller));
  graphene_point_t last;

  rk_review_graph_get_point (RK_REVIEW_GRAPH (graph),
                             rk_review_graph_get_n_points (RK_REVIEW_GRAPH (graph)) - 1, &last);
  g_assert_cmpfloat (last.x, >, gtk_adjustment_get_page_size (adjustment));
  g_assert_cmpfloat (last.x, >=, gtk_adjustment_get_value (adjustment));
  g_assert_cmpfloat (last.x, <=, gtk_adjustment_get_value (adjustment) +
                                   gtk_adjustment_get_page_size (adjustment));
}

/* Of a long match that part which is looked at; also when the focus comes to the graph, as it
 * does when an analysis is there. */
static void
test_graph_focus (RkTestWindow  *self,
                  gconstpointer  data)
{
  g_autoptr (RkMatch) match = rk_test_make_long (6, 60);
  RkMatchPage *page = rk_test_open_review (self, match);
  GtkWidget *graph = rk_test_find (page, RK_TYPE_REVIEW_GRAPH, NULL);

  rk_cursor_last (rk_match_page_get_cursor (page));
  rk_test_settle (self);
  assert_in_view (graph);
  gtk_widget_grab_focus (graph);
  rk_test_settle (self);
  assert_in_view (graph);
}

/* In whole steps, as the nearest number: what is stored may be between two. */
static void
test_pace (RkTestWindow  *self,
           gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_played (self, 2);
  GtkScale *scale = GTK_SCALE (rk_test_find (page->review_pane, GTK_TYPE_SCALE, NULL));

  gtk_range_set_value (GTK_RANGE (scale), 75);
  rk_test_settle (self);
  g_assert_cmpstr (pango_layout_get_text (gtk_scale_get_layout (scale)), ==, "75");
  g_settings_set_double (self->settings, "walk-pace", 43.7);
  rk_test_settle (self);
  g_assert_cmpstr (pango_layout_get_text (gtk_scale_get_layout (scale)), ==, "44");
}

/* Where nothing is proven there is a band and no mistake, and whoever listens hears it. */
static void
test_bounds (RkTestWindow  *self,
             gconstpointer  data)
{
  g_autoptr (RkMatch) match = rk_test_make_match (NULL);
  RkMatchPage *page;
  GtkWidget *graph;
  graphene_point_t first, second;

  rk_test_play_moves (match, 1);
  rk_test_set_analysis (match, "A", (const char *[]) { "20:28..48:0", "40:8..5:43" });
  page = rk_test_open_review (self, match);
  graph = rk_test_find (page, RK_TYPE_REVIEW_GRAPH, NULL);
  /* South is 8 behind or 48 ahead, then 38 behind or 32 ahead. */
  g_assert_cmpuint (rk_review_graph_get_range (RK_REVIEW_GRAPH (graph)), ==, 48);
  rk_review_graph_get_point (RK_REVIEW_GRAPH (graph), 0, &first);
  rk_review_graph_get_point (RK_REVIEW_GRAPH (graph), 1, &second);
  g_assert_cmpfloat (first.y, <, second.y);

  gtk_test_accessible_assert_property (
      GTK_ACCESSIBLE (graph), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
      "Move 1: Asha played A. Asha ends the round with between 5 and 40 stones, North with "
      "between 8 and 43. It cannot be told whether this was a best move.");
  g_assert_nonnull (rk_test_find (page, GTK_TYPE_LABEL, "0 Mistakes"));
  g_assert_null (rk_test_find (page, RK_TYPE_MISTAKE_ROW, NULL));
  g_assert_nonnull (rk_test_find (page, GTK_TYPE_LABEL,
                                  "Of 1 move it cannot be told whether it was a best one."));
}

static gboolean
is_last_analysed (gpointer user_data)
{
  return rk_review_get_state (user_data, rk_match_get_n_rounds (user_data) - 1) ==
         RK_REVIEW_CURRENT;
}

/* One round, and the others when somebody wants them. */
static void
test_rounds (RkTestWindow  *self,
             gconstpointer  data)
{
  RkMatchPage *page;
  RkMatch *match;
  GtkWidget *graph;
  g_autofree char *text = NULL;
  g_autofree char *place = NULL;

  g_object_set (self->state, "pane", "review", NULL);
  page = rk_test_open_fixture (self, "agreed-round-then-match-conceded.rkmatch");
  match = rk_test_get_match (page);
  rk_test_click (page, "Analyse This Round Only");
  rk_test_wait (is_last_analysed, match);
  rk_test_settle (self);
  g_assert_nonnull (rk_test_find (page, GTK_TYPE_LABEL, "Part of the Match Is Analysed"));
  g_assert_null (rk_test_find (page, GTK_TYPE_BUTTON, "Analyse This Round Only"));

  graph = rk_test_find (page, RK_TYPE_REVIEW_GRAPH, NULL);
  text = rk_text_review_point (match, 1, 3);
  place = g_strdup_printf ("Round 2 · %s", text);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (graph),
                                       GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, place);

  rk_test_press (graph, GDK_KEY_Home, 0);
  g_assert_cmpuint (rk_cursor_get_round (rk_match_page_get_cursor (page)), ==, 0);
  g_assert_nonnull (rk_test_find (page, GTK_TYPE_BUTTON, "Analyse This Round Only"));
  rk_test_click (page, "Analyse the Rest");
  rk_test_wait (rk_test_is_analysed, match);
  rk_test_settle (self);
  g_assert_null (rk_test_find (page, GTK_TYPE_LABEL, "Part of the Match Is Analysed"));
}

/* From one to the next, and from the end round to the first. */
static void
test_mistakes (RkTestWindow  *self,
               gconstpointer  data)
{
  RkMatchPage *page = open_analysed (self);
  RkMatch *match = rk_test_get_match (page);
  RkCursor *cursor = rk_match_page_get_cursor (page);
  g_autoptr (RkMistakes) mistakes = rk_mistakes_new (match);
  guint n_mistakes = g_list_model_get_n_items (G_LIST_MODEL (mistakes));

  g_assert_cmpuint (n_mistakes, >, 0);
  g_assert_true (rk_cursor_is_live (cursor));
  for (guint i = 0; i <= n_mistakes; i++)
    {
      g_autoptr (RkMistake) mistake = g_list_model_get_item (G_LIST_MODEL (mistakes),
                                                             i % n_mistakes);

      rk_test_activate (page, "match.next-mistake");
      rk_test_settle (self);
      g_assert_cmpuint (rk_cursor_get_ply (cursor), ==, rk_mistake_get_ply (mistake) - 1);
    }

  for (guint i = n_mistakes; i > 0; i--)
    {
      g_autoptr (RkMistake) mistake = g_list_model_get_item (G_LIST_MODEL (mistakes), i - 1);

      rk_test_activate (page, "match.previous-mistake");
      rk_test_settle (self);
      g_assert_cmpuint (rk_cursor_get_ply (cursor), ==, rk_mistake_get_ply (mistake) - 1);
    }
}

static float
get_y (RkMatchPage *page,
       GtkWidget   *widget)
{
  graphene_point_t point = GRAPHENE_POINT_INIT (0, 0);

  g_assert_true (gtk_widget_compute_point (widget, GTK_WIDGET (page), &point, &point));
  return point.y;
}

/* What somebody steps with or filters by stays where it is. */
static void
test_no_jump (RkTestWindow  *self,
              gconstpointer  data)
{
  RkMatchPage *page = open_analysed (self);
  RkCursor *cursor = rk_match_page_get_cursor (page);
  GtkWidget *button = rk_test_find (page, GTK_TYPE_BUTTON, "Show the Best Line");
  GtkWidget *retry = rk_test_find (page, GTK_TYPE_BUTTON, "Retry Mistakes");
  GtkWidget *scroller = gtk_widget_get_ancestor (retry, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *group = gtk_widget_get_prev_sibling (gtk_widget_get_prev_sibling (retry));
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  float y = get_y (page, button);
  guint n_steps = 0;

  g_assert_true (ADW_IS_TOGGLE_GROUP (group));
  for (; rk_cursor_get_ply (cursor) > 0; rk_cursor_back (cursor), n_steps++)
    {
      rk_test_settle (self);
      g_assert_cmpfloat (get_y (page, button), ==, y);
    }
  g_assert_cmpuint (n_steps, >, 2);

  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  rk_test_settle (self);
  y = get_y (page, retry);
  for (guint i = 0; i < 3; i++)
    {
      adw_toggle_group_set_active (ADW_TOGGLE_GROUP (group), 2 - i);
      rk_test_settle (self);
      g_assert_cmpfloat (get_y (page, retry), ==, y);
    }
}

/* One mistake is there, and no other to go to. */
static void
test_one_mistake (RkTestWindow  *self,
                  gconstpointer  data)
{
  g_autoptr (RkMatch) match = rk_test_make_match ("1,1,2,1,0,2/0,0,0,0,1,2 s 19-19");
  RkMatchPage *page;
  RkCursor *cursor;

  g_assert_true (rk_match_play (match, 0, NULL));
  page = rk_test_open_analysed (self, match);
  cursor = rk_match_page_get_cursor (page);
  rk_test_activate (page, "match.next-mistake");
  rk_test_settle (self);
  g_assert_cmpuint (rk_cursor_get_ply (cursor), ==, 0);
  g_assert_null (rk_test_get_toast (self));
  rk_test_activate (page, "match.next-mistake");
  rk_test_settle (self);
  g_assert_cmpstr (rk_test_get_toast (self), ==, "There is no mistake after this place.");
  rk_test_activate (page, "match.previous-mistake");
  rk_test_settle (self);
  g_assert_cmpstr (rk_test_get_toast (self), ==, "There is no mistake before this place.");
  rk_test_activate (page, "match.next-mistake-north");
  rk_test_settle (self);
  g_assert_cmpstr (rk_test_get_toast (self), ==, "There is no mistake after this place.");
  g_assert_cmpuint (rk_cursor_get_ply (cursor), ==, 0);
}

static gboolean
has_hint (gpointer board)
{
  return rk_board_get_hint (board) >= 0;
}

typedef struct
{
  RkTestWindow *window;
  char *text;
} Wanted;

static gboolean
is_said (gpointer user_data)
{
  Wanted *wanted = user_data;

  return rk_test_find (rk_test_get_visible (wanted->window), GTK_TYPE_LABEL,
                       wanted->text) != NULL;
}

/* Of several best moves the answer is the one that is named beside the mistake. */
static void
test_same_answer (RkTestWindow  *self,
                  gconstpointer  data)
{
  g_autoptr (RkMatch) match = rk_test_make_match ("1,2,0,1,0,1/1,1,0,1,0,0 s 20-20");
  Wanted wanted = { self, NULL };
  RkMatchPage *page;

  g_assert_true (rk_match_play (match, 1, NULL));
  page = rk_test_open_analysed (self, match);
  rk_test_activate (page, "match.next-mistake");
  rk_test_wait (has_hint, rk_test_find (page, RK_TYPE_BOARD, NULL));
  wanted.text = g_strdup (rk_hints_get_text (page->hints));
  g_assert_nonnull (g_strrstr (wanted.text, "Just as good"));

  rk_test_activate (page, "match.retry");
  rk_test_settle (self);
  g_assert_false (is_said (&wanted));
  gtk_widget_activate_action (GTK_WIDGET (rk_test_get_visible (self)), "retry.answer", NULL);
  rk_test_wait (is_said, &wanted);
  g_free (wanted.text);
}

static void
count_rows (GtkWidget *widget,
            guint     *n_rows)
{
  *n_rows += RK_IS_MISTAKE_ROW (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    count_rows (child, n_rows);
}

/* A row leads to what would have been better, and changes nothing. */
static void
test_list (RkTestWindow  *self,
           gconstpointer  data)
{
  RkMatchPage *page = open_analysed (self);
  RkMatch *match = rk_test_get_match (page);
  GtkWidget *row = rk_test_find (page, RK_TYPE_MISTAKE_ROW, NULL);
  RkMistake *mistake = rk_mistake_row_get_mistake (RK_MISTAKE_ROW (row));
  GtkWidget *board = rk_test_find (page, RK_TYPE_BOARD, NULL);
  guint n_moves = rk_round_get_n_moves (rk_match_get_round (match, 0));
  g_autoptr (RkMistakes) mistakes = rk_mistakes_new (match);
  g_autofree char *text = rk_text_mistake (match, mistake);
  guint n_rows = 0;

  count_rows (find_pane (page), &n_rows);
  g_assert_cmpuint (n_rows, ==, g_list_model_get_n_items (G_LIST_MODEL (mistakes)));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, text);

  g_signal_emit_by_name (gtk_widget_get_parent (row), "row-activated", row);
  rk_test_settle (self);
  g_assert_cmpuint (rk_cursor_get_ply (rk_match_page_get_cursor (page)), ==,
                    rk_mistake_get_ply (mistake) - 1);
  rk_test_wait (has_hint, board);
  g_assert_cmpint (rk_board_get_hint (RK_BOARD (board)), !=, (int) rk_mistake_get_hole (mistake));
  g_assert_cmpuint (rk_round_get_n_moves (rk_match_get_round (match, 0)), ==, n_moves);
}

/* On a phone the pane covers the board, until there is something to see on it. */
static void
test_sheet (RkTestWindow  *self,
            gconstpointer  data)
{
  RkMatchPage *page;
  GtkWidget *sheet;
  GtkWidget *row;

  rk_test_window_close (self);
  g_object_set (self->state, "width", 360, "height", 640, NULL);
  rk_test_window_open (self);
  page = open_analysed (self);
  sheet = rk_test_find (page, ADW_TYPE_BOTTOM_SHEET, NULL);
  rk_test_activate (page, "match.pane");
  rk_test_settle (self);
  g_assert_true (adw_bottom_sheet_get_open (ADW_BOTTOM_SHEET (sheet)));

  row = rk_test_find (page, RK_TYPE_MISTAKE_ROW, NULL);
  g_signal_emit_by_name (gtk_widget_get_parent (row), "row-activated", row);
  rk_test_settle (self);
  g_assert_false (adw_bottom_sheet_get_open (ADW_BOTTOM_SHEET (sheet)));
}

static void
assert_lap (RkTestWindow *self,
            RkMatchPage  *page,
            guint         ply,
            guint         lap)
{
  RkMatch *match = rk_test_get_match (page);
  RkMove *move = rk_round_get_move (rk_match_get_round (match, 0), ply - 1);
  g_autoptr (GArray) laps = rk_laps_new (rk_move_get_before (move), rk_move_get_hole (move));
  const RkLap *wanted = &g_array_index (laps, RkLap, lap - 1);
  g_autofree char *text = rk_text_lap (match, move, lap - 1, wanted);
  GtkWidget *board = rk_test_find (page, RK_TYPE_BOARD, NULL);

  rk_test_settle (self);
  g_assert_cmpuint (rk_cursor_get_ply (rk_match_page_get_cursor (page)), ==, ply);
  g_assert_true (rk_board_shows_lap (RK_BOARD (board)));
  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    g_assert_cmpuint (rk_test_get_shown (page, hole), ==, wanted->after.stones[hole]);
  g_assert_nonnull (rk_test_find (page, GTK_TYPE_LABEL, text));
}

/* Back and forward over the same laps; nothing can be played in between. */
static void
test_laps (RkTestWindow  *self,
           gconstpointer  data)
{
  g_autoptr (RkMatch) match = rk_test_make_match (NULL);
  RkMatchPage *page;
  RkRound *round = rk_match_get_round (match, 0);
  guint n_first, n_second;

  rk_test_play_moves (match, 2);
  n_first = rk_move_get_sowing (rk_round_get_move (round, 0))->laps;
  n_second = rk_move_get_sowing (rk_round_get_move (round, 1))->laps;
  g_assert_cmpuint (n_first, >, 1);
  page = rk_test_open_review (self, match);

  for (guint lap = n_second; lap > 0; lap--)
    {
      rk_test_activate (page, "match.lap-back");
      assert_lap (self, page, 2, lap);
    }
  rk_test_activate (page, "match.lap-back");
  assert_lap (self, page, 1, n_first);
  rk_test_activate (page, "match.lap-back");
  assert_lap (self, page, 1, n_first - 1);

  rk_test_choose_hole (page, rk_test_find_legal (page));
  rk_test_settle (self);
  g_assert_cmpuint (rk_round_get_n_moves (round), ==, 2);
  g_assert_null (rk_test_get_dialog (self));
  rk_test_assert_board (page);

  rk_test_activate (page, "match.first");
  for (guint lap = 1; lap <= n_first; lap++)
    {
      rk_test_activate (page, "match.lap-forward");
      assert_lap (self, page, 1, lap);
    }
  rk_test_activate (page, "match.lap-forward");
  assert_lap (self, page, 2, 1);
  rk_test_activate (page, "match.last");
  rk_test_settle (self);
  rk_test_assert_board (page);
}

static gboolean
is_live (gpointer cursor)
{
  return rk_cursor_is_live (cursor);
}

static gboolean
is_not_walking (gpointer page)
{
  GtkWidget *button = rk_test_find (page, GTK_TYPE_TOGGLE_BUTTON, "Walk Through the Match");

  return !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button));
}

/* To the end by itself, and then nothing goes on. */
static void
test_walk (RkTestWindow  *self,
           gconstpointer  data)
{
  g_autoptr (RkMatch) match = rk_test_make_match (RK_TEST_FEW_STONES);
  RkMatchPage *page;
  RkCursor *cursor;

  rk_test_play_moves (match, 1);
  page = rk_test_open_review (self, match);
  cursor = rk_match_page_get_cursor (page);
  rk_test_activate (page, "match.first");
  rk_test_activate (page, "match.walk");
  g_assert_cmpuint (rk_cursor_get_ply (cursor), ==, 1);
  rk_test_activate (page, "match.first");
  g_assert_true (is_not_walking (page));

  rk_test_activate (page, "match.walk");
  rk_test_wait (is_live, cursor);
  rk_test_wait (is_not_walking, page);
}

/* Asked by what the board shows. */
static gboolean
is_beside (gpointer user_data)
{
  RkMatchPage *page = RK_MATCH_PAGE (user_data);
  const RkPosition *position = rk_cursor_get_position (rk_match_page_get_cursor (page));

  for (guint hole = 0; hole < 2u * position->n_holes; hole++)
    if (rk_test_get_shown (page, hole) != position->stones[hole])
      return TRUE;

  return FALSE;
}

/* Played beside the match, which stays as it is. */
static void
test_best_line (RkTestWindow  *self,
                gconstpointer  data)
{
  RkMatchPage *page = open_analysed (self);
  RkMatch *match = rk_test_get_match (page);
  RkCursor *cursor = rk_match_page_get_cursor (page);
  g_autoptr (RkMistakes) mistakes = rk_mistakes_new (match);
  guint n_moves = rk_round_get_n_moves (rk_match_get_round (match, 0));
  RkPosition position;

  rk_cursor_first (cursor);
  rk_test_activate (page, "match.next-mistake");
  rk_test_settle (self);
  position = *rk_cursor_get_position (cursor);
  rk_test_click (page, "Show the Best Line");
  rk_test_wait (is_beside, page);
  rk_test_settle (self);
  g_assert_true (rk_position_equal (&position, rk_cursor_get_position (cursor)));

  rk_test_activate (page, "match.back");
  rk_test_settle (self);
  rk_test_assert_board (page);
  rk_test_activate (page, "match.forward");
  rk_test_settle (self);
  g_assert_true (is_beside (page));
  rk_test_activate (page, "match.back");
  rk_test_activate (page, "match.back");
  rk_test_settle (self);
  rk_test_assert_board (page);
  g_assert_cmpuint (rk_round_get_n_moves (rk_match_get_round (match, 0)), ==, n_moves);
}

static GtkTextBuffer *
get_buffer (RkMatchPage *page)
{
  return gtk_text_view_get_buffer (
      GTK_TEXT_VIEW (rk_test_find (find_pane (page), GTK_TYPE_TEXT_VIEW, NULL)));
}

static RkNote *
get_note (RkMatch *match,
          guint    index)
{
  GListModel *notes = G_LIST_MODEL (rk_round_get_notes (rk_match_get_round (match, 0)));
  g_autoptr (RkNote) note = g_list_model_get_item (notes, index);

  return note;
}

/* A mark is another note, which the list of moves shows; and it is taken back. */
static void
check_mark (RkTestWindow *self,
            RkMatchPage  *page,
            GtkWidget    *marks)
{
  RkMatch *match = rk_test_get_match (page);

  adw_toggle_group_set_active (ADW_TOGGLE_GROUP (marks), 6);
  g_assert_cmpstr (rk_note_get_mark (get_note (match, 0)), ==, "??");
  g_assert_cmpuint (rk_note_get_after (get_note (match, 0)), ==, 1);
  g_object_set (self->state, "pane", "moves", NULL);
  rk_test_settle (self);
  g_assert_nonnull (rk_test_find (page, GTK_TYPE_LABEL, "??"));
  g_object_set (self->state, "pane", "review", NULL);
  rk_test_settle (self);
  rk_test_activate (page, "match.undo-note");
  g_assert_cmpuint (rk_note_get_after (get_note (match, 0)), ==, 2);
  g_assert_cmpuint (adw_toggle_group_get_active (ADW_TOGGLE_GROUP (marks)), ==, 0);
}

/* A comment of nothing but blanks is deleted; that can be taken back too. */
static void
check_blank (RkTestWindow *self,
             RkMatchPage  *page)
{
  RkMatch *match = rk_test_get_match (page);
  RkCursor *cursor = rk_match_page_get_cursor (page);

  rk_cursor_last (cursor);
  gtk_text_buffer_set_text (get_buffer (page), " ", -1);
  rk_cursor_back (cursor);
  rk_test_settle (self);
  g_assert_cmpstr (rk_test_get_toast (self), ==, "Comment deleted.");
  g_assert_null (get_note (match, 0));
  rk_test_activate (page, "match.undo-note");
  g_assert_cmpstr (rk_note_get_comment (get_note (match, 0)), ==, "Too greedy.");
}

/* Edited where it stands, kept when the place changes, taken back from the toast. */
static void
test_notes (RkTestWindow  *self,
            gconstpointer  data)
{
  g_autoptr (RkMatch) match = rk_test_make_match (RK_TEST_FEW_STONES);
  RkMatchPage *page;
  RkCursor *cursor;
  GtkWidget *marks;

  rk_test_play_moves (match, 2);
  page = rk_test_open_review (self, match);
  cursor = rk_match_page_get_cursor (page);
  marks = gtk_widget_get_next_sibling (
      rk_test_find (page, GTK_TYPE_LABEL, "Note on Move 2"));

  gtk_text_buffer_set_text (get_buffer (page), "Too greedy.", -1);
  rk_cursor_back (cursor);
  rk_test_settle (self);
  g_assert_cmpstr (rk_note_get_comment (get_note (match, 0)), ==, "Too greedy.");
  g_assert_cmpuint (rk_note_get_after (get_note (match, 0)), ==, 2);
  g_assert_cmpstr (rk_test_get_toast (self), ==, "Comment changed.");
  g_assert_nonnull (rk_test_find (page, GTK_TYPE_LABEL, "Note on Move 1"));
  g_assert_cmpint (gtk_text_buffer_get_char_count (get_buffer (page)), ==, 0);

  check_mark (self, page, marks);

  rk_cursor_first (cursor);
  rk_test_settle (self);
  g_assert_nonnull (rk_test_find (page, GTK_TYPE_LABEL, "Note on Round 1"));
  check_blank (self, page);

  gtk_test_accessible_assert_property (rk_test_find (page, GTK_TYPE_TEXT_VIEW, NULL),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Note on Move 1");
  gtk_test_accessible_assert_property (rk_test_find (marks, GTK_TYPE_LABEL, "!?"),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Interesting");
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  rk_test_add ("/review-pane/offer", test_offer);
  rk_test_add ("/review-pane/stop", test_stop);
  rk_test_add ("/review-pane/focus", test_focus);
  rk_test_add ("/review-pane/close", test_close);
  rk_test_add ("/review-pane/stale", test_stale);
  rk_test_add ("/review-pane/tournament-game", test_tournament_game);
  rk_test_add ("/review-pane/graph", test_graph);
  rk_test_add ("/review-pane/graph-focus", test_graph_focus);
  rk_test_add ("/review-pane/pace", test_pace);
  rk_test_add ("/review-pane/bounds", test_bounds);
  rk_test_add ("/review-pane/rounds", test_rounds);
  rk_test_add ("/review-pane/mistakes", test_mistakes);
  rk_test_add ("/review-pane/one-mistake", test_one_mistake);
  rk_test_add ("/review-pane/no-jump", test_no_jump);
  rk_test_add ("/review-pane/same-answer", test_same_answer);
  rk_test_add ("/review-pane/list", test_list);
  rk_test_add ("/review-pane/sheet", test_sheet);
  rk_test_add ("/review-pane/laps", test_laps);
  rk_test_add ("/review-pane/walk", test_walk);
  rk_test_add ("/review-pane/best-line", test_best_line);
  rk_test_add ("/review-pane/notes", test_notes);

  return g_test_run ();
}
