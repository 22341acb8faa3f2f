/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* Through a match stone by stone, by itself, and with the pointer over the graph. */

#include "rk-board-lap.h"
#include "rk-lap-sentences.h"
#include "rk-match-page-private.h"
#include "rk-review-graph.h"
#include "rk-review-sentences.h"
#include "rk-sentences.h"
#include "rk-test-once.h"
#include "rk-test-review.h"

#define N_STONES 48

/* Around a window. */
#define MOST_FRAME 40

static RkMatch *
make_match (const char *start,
            guint       n_moves)
{
  RkMatch *match = rk_test_make_match (start);

  rk_test_play_moves (match, n_moves);

  return match;
}

static void
unref_cb (gpointer  data,
          GClosure *closure)
{
  g_ptr_array_unref (data);
}

static GPtrArray *
listen (RkMatchPage *page)
{
  GPtrArray *heard = g_ptr_array_new_with_free_func (g_free);

  g_signal_connect_data (page->announcer, "announced", G_CALLBACK (rk_test_collect_cb),
                         g_ptr_array_ref (heard), unref_cb, G_CONNECT_SWAPPED);

  return heard;
}

/* Told once, and nothing is lost while stones are in the hand. */
static void
assert_stone (RkTestWindow *self,
              RkMatchPage  *page,
              guint         ply,
              guint         index,
              const RkLap  *start,
              GPtrArray    *heard)
{
  RkMatch *match = rk_test_get_match (page);
  RkMove *move = rk_round_get_move (rk_match_get_round (match, 0), ply - 1);
  g_autofree char *text = rk_text_stone (match, move, index, start);

  rk_test_settle (self);
  g_assert_cmpuint (rk_cursor_get_ply (rk_match_page_get_cursor (page)), ==, ply);
  g_assert_true (rk_board_shows_lap (page->board));
  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    g_assert_cmpuint (rk_test_get_shown (page, hole), ==, start->after.stones[hole]);
  g_assert_cmpuint (rk_test_count_shown (page) + rk_lap_get_hand (start), ==, N_STONES);
  g_assert_nonnull (rk_test_find (page, GTK_TYPE_LABEL, text));
  g_assert_cmpuint (heard->len, ==, 1);
  g_assert_cmpstr (heard->pdata[0], ==, text);
  g_ptr_array_set_size (heard, 0);
}

/* Through all moves and back again: into the next lap and the next move. */
static void
test_stones (RkTestWindow  *self,
             gconstpointer  data)
{
  g_autoptr (RkMatch) match = make_match (RK_TEST_FEW_STONES, 3);
  RkMatchPage *page = rk_test_open_review (self, match);
  RkRound *round = rk_match_get_round (match, 0);
  const guint n_moves = rk_round_get_n_moves (round);
  g_autoptr (GPtrArray) heard = NULL;
  RkLap start;

  g_assert_cmpuint (n_moves, ==, 3);
  rk_test_activate (page, "match.first");
  rk_test_settle (self);
  heard = listen (page);
  for (guint ply = 1; ply <= n_moves; ply++)
    {
      RkMove *move = rk_round_get_move (round, ply - 1);
      g_autoptr (GArray) laps = rk_laps_new (rk_move_get_before (move), rk_move_get_hole (move));

      for (guint i = 0; i < laps->len; i++)
        for (guint n = 0; n <= g_array_index (laps, RkLap, i).n_stones; n++)
          {
            rk_test_activate (page, "match.stone-forward");
            rk_lap_cut (&g_array_index (laps, RkLap, i), n, &start);
            assert_stone (self, page, ply, i, &start, heard);
          }
    }

  for (guint ply = n_moves; ply > 0; ply--)
    {
      RkMove *move = rk_round_get_move (round, ply - 1);
      g_autoptr (GArray) laps = rk_laps_new (rk_move_get_before (move), rk_move_get_hole (move));

      for (guint i = laps->len; i > 0; i--)
        for (guint n = g_array_index (laps, RkLap, i - 1).n_stones + 1; n > 0; n--)
          {
            /* The board shows the end of the last move already. */
            if (ply == n_moves && i == laps->len && n == start.n_stones + 1u)
              continue;
            rk_test_activate (page, "match.stone-back");
            rk_lap_cut (&g_array_index (laps, RkLap, i - 1), n - 1, &start);
            assert_stone (self, page, ply, i - 1, &start, heard);
          }
    }
  rk_test_activate (page, "match.stone-back");
  rk_test_settle (self);
  g_assert_cmpuint (rk_cursor_get_ply (rk_match_page_get_cursor (page)), ==, 0);
  rk_test_assert_board (page);
  g_assert_cmpuint (heard->len, ==, 0);
}

/* From the end of a match at once to what its last stone changed; laps and stones go
 * together; nothing can be played in between; End and the hole lead back. */
static void
test_return (RkTestWindow  *self,
             gconstpointer  data)
{
  g_autoptr (RkMatch) match = make_match (RK_TEST_FEW_STONES, 2);
  RkMatchPage *page = rk_test_open_review (self, match);
  RkRound *round = rk_match_get_round (match, 0);
  RkMove *move = rk_round_get_move (round, 1);
  g_autoptr (GArray) laps = rk_laps_new (rk_move_get_before (move), rk_move_get_hole (move));
  const RkLap *last = &g_array_index (laps, RkLap, laps->len - 1);
  g_autoptr (GPtrArray) heard = listen (page);
  RkLap start;

  rk_test_activate (page, "match.stone-back");
  rk_lap_cut (last, last->n_stones - 1, &start);
  assert_stone (self, page, 2, laps->len - 1, &start, heard);

  rk_test_choose_hole (page, rk_test_find_legal (page));
  rk_test_settle (self);
  g_assert_cmpuint (rk_round_get_n_moves (round), ==, 2);
  rk_test_assert_board (page);

  rk_test_activate (page, "match.stone-back");
  rk_test_activate (page, "match.lap-forward");
  rk_test_settle (self);
  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    g_assert_cmpuint (rk_test_get_shown (page, hole), ==, last->after.stones[hole]);

  rk_test_activate (page, "match.stone-back");
  rk_test_activate (page, "match.last");
  rk_test_settle (self);
  rk_test_assert_board (page);
  g_assert_cmpuint (rk_test_count_shown (page), ==, N_STONES);
}

static gboolean
is_live (gpointer cursor)
{
  return rk_cursor_is_live (cursor);
}

static gboolean
is_not_walking (gpointer page)
{
  return !_rk_match_page_is_walking (page);
}

static void
choose_step (RkMatchPage *page,
             const char  *name)
{
  GObject *group = gtk_widget_get_template_child (GTK_WIDGET (page->review_pane),
                                                  RK_TYPE_REVIEW_PANE, "step_group");

  adw_toggle_group_set_active_name (ADW_TOGGLE_GROUP (group), name);
}

static void
set_pace (RkMatchPage *page,
          double       pace)
{
  GObject *adjustment = gtk_widget_get_template_child (GTK_WIDGET (page->review_pane),
                                                       RK_TYPE_REVIEW_PANE, "pace");

  gtk_adjustment_set_upper (GTK_ADJUSTMENT (adjustment), pace);
  gtk_adjustment_set_value (GTK_ADJUSTMENT (adjustment), pace);
}

/* By itself, as far at once as is chosen; the buttons go as far. */
static void
test_walk (RkTestWindow  *self,
           gconstpointer  data)
{
  static const struct
  {
    const char *step;
    const char *button;
  } steps[] = {
    { "move", "One Move Forward" },
    { "lap", "One Lap Forward" },
    { "stone", "One Stone Forward" },
  };
  g_autoptr (RkMatch) match = make_match (RK_TEST_FEW_STONES, 2);
  RkMatchPage *page = rk_test_open_review (self, match);
  RkCursor *cursor = rk_match_page_get_cursor (page);

  set_pace (page, 6000);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      choose_step (page, steps[i].step);
      g_assert_nonnull (rk_test_find (page->review_pane, GTK_TYPE_BUTTON, steps[i].button));
      rk_test_activate (page, "match.first");
      rk_test_activate (page, "match.walk");
      g_assert_true (_rk_match_page_is_walking (page));
      g_assert_cmpuint (rk_cursor_get_ply (cursor), ==, 1);
      rk_test_wait (is_live, cursor);
      rk_test_wait (is_not_walking, page);
      rk_test_settle (self);
      rk_test_assert_board (page);
    }
}

/* As the pointer does it. */
static void
point_at (GtkWidget  *graph,
          const char *signal,
          guint       index)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (graph);
  graphene_point_t point;

  rk_review_graph_get_point (RK_REVIEW_GRAPH (graph), index, &point);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        continue;
      if (g_str_equal (signal, "leave"))
        g_signal_emit_by_name (controller, signal);
      else
        g_signal_emit_by_name (controller, signal, (double) point.x, (double) point.y);
    }
}

static void
assert_shown (RkTestWindow *self,
              RkMatchPage  *page,
              guint         ply)
{
  RkRound *round = rk_match_get_round (rk_test_get_match (page), 0);
  const RkPosition *position = rk_round_get_position (round, ply);

  rk_test_settle (self);
  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    g_assert_cmpuint (rk_test_get_shown (page, hole), ==, position->stones[hole]);
}

static void
collect_labels (GtkWidget *widget,
                GString   *texts)
{
  if (!gtk_widget_get_visible (widget))
    return;

  if (GTK_IS_LABEL (widget))
    g_string_append_printf (texts, "%s|", gtk_label_get_label (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_labels (child, texts);
}

static void
assert_peeked (RkTestWindow *self,
               RkMatchPage  *page,
               guint         ply)
{
  assert_shown (self, page, ply);
  g_assert_cmpuint (rk_test_count_shown (page), ==, N_STONES);
}

/* What stands around the board, joined. */
static char *
read_around (RkTestWindow *self,
             RkMatchPage  *page)
{
  GString *texts = g_string_new (NULL);

  rk_test_settle (self);
  collect_labels (GTK_WIDGET (page->upper_card), texts);
  collect_labels (GTK_WIDGET (page->lower_card), texts);
  collect_labels (GTK_WIDGET (page->navigation_bar), texts);
  collect_labels (GTK_WIDGET (page->review_pane), texts);
  g_string_append_printf (texts, "%s|%s", adw_window_title_get_title (page->title),
                          adw_window_title_get_subtitle (page->title));

  return g_string_free_and_steal (texts);
}

/* The same as when somebody has gone there; but the buttons do not change for a moment. */
static void
assert_told (RkTestWindow *self,
             RkMatchPage  *page,
             guint         ply)
{
  RkMatch *match = rk_test_get_match (page);
  RkRound *round = rk_match_get_round (match, 0);
  g_autofree char *score = rk_text_match_score (match, 0, ply);
  g_autofree char *place = g_strdup_printf ("Move %u of %u", ply, rk_round_get_n_moves (round));
  g_autofree char *text = ply > 0 ? rk_text_move (match, rk_round_get_move (round, ply - 1))
                                  : rk_text_round_begin (match, round);
  g_autofree char *point = rk_text_review_point (match, 0, ply);

  rk_test_settle (self);
  g_assert_nonnull (rk_test_find (page->review_pane, GTK_TYPE_LABEL, point));
  g_assert_cmpstr (adw_window_title_get_title (page->title), ==, "Looking Back: Round 1");
  g_assert_cmpstr (adw_window_title_get_subtitle (page->title), ==, score);
  g_assert_nonnull (rk_test_find (page->navigation_bar, GTK_TYPE_LABEL, place));
  g_assert_nonnull (rk_test_find (page->navigation_bar, GTK_TYPE_LABEL, text));
}

/* The board shows what the pointer is over, for as long as it is there, and all around it
 * tells the same; nothing else changes. */
static void
test_peek (RkTestWindow  *self,
           gconstpointer  data)
{
  g_autoptr (RkMatch) match = make_match (RK_TEST_FEW_STONES, 4);
  RkMatchPage *page = rk_test_open_analysed (self, match);
  RkCursor *cursor = rk_match_page_get_cursor (page);
  GtkWidget *graph = rk_test_find (page, RK_TYPE_REVIEW_GRAPH, NULL);
  const guint n_moves = rk_round_get_n_moves (rk_match_get_round (match, 0));
  g_autoptr (GPtrArray) heard = listen (page);
  g_autofree char *before = read_around (self, page);
  g_autofree char *after = NULL;
  guint round, ply;

  for (guint i = 0; i < n_moves; i++)
    {
      point_at (graph, "motion", i);
      assert_peeked (self, page, i);
      assert_told (self, page, i);
      g_assert_true (rk_cursor_is_live (cursor));
      g_assert_false (rk_window_state_get_place (self->state, &round, &ply));
    }
  point_at (graph, "leave", 0);
  rk_test_settle (self);
  rk_test_assert_board (page);
  g_assert_cmpuint (rk_test_count_shown (page), ==, N_STONES);
  after = read_around (self, page);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpuint (heard->len, ==, 0);

  /* A key on the board is for what is really there: at first it only comes back. */
  point_at (graph, "motion", 0);
  rk_test_choose_hole (page, rk_test_find_legal (page));
  rk_test_settle (self);
  rk_test_assert_board (page);
  g_assert_cmpuint (rk_round_get_n_moves (rk_match_get_round (match, 0)), ==, n_moves);

  /* Over what is stepped through, and back to it. */
  rk_test_activate (page, "match.stone-back");
  rk_test_settle (self);
  g_ptr_array_set_size (heard, 0);
  point_at (graph, "motion", 1);
  assert_peeked (self, page, 1);
  point_at (graph, "leave", 0);
  rk_test_settle (self);
  g_assert_true (rk_board_shows_lap (page->board));
  g_assert_cmpuint (heard->len, ==, 0);
}

/* When the winnings are shared out the board shows how; and so it does again. */
static void
test_peek_over (RkTestWindow  *self,
                gconstpointer  data)
{
  g_autoptr (RkMatch) match = make_match (RK_TEST_FEW_STONES, 200);
  guint shared[RK_MAX_RING];
  RkMatchPage *page;
  GtkWidget *graph;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  g_assert_cmpuint (rk_match_get_state (match), !=, RK_MATCH_PLAYING);
  page = rk_test_open_analysed (self, match);
  graph = rk_test_find (page, RK_TYPE_REVIEW_GRAPH, NULL);
  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    shared[hole] = rk_test_get_shown (page, hole);
  before = read_around (self, page);
  point_at (graph, "motion", 1);
  assert_shown (self, page, 1);
  assert_told (self, page, 1);
  g_assert_cmpfloat (gtk_widget_get_opacity (GTK_WIDGET (page->interlude)), ==, 0);
  point_at (graph, "leave", 0);
  after = read_around (self, page);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpfloat (gtk_widget_get_opacity (GTK_WIDGET (page->interlude)), ==, 1);
  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    g_assert_cmpuint (rk_test_get_shown (page, hole), ==, shared[hole]);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (page->interlude)));
}

/* Stones that are being sown are not disturbed. */
static void
test_peek_sowing (RkTestWindow  *self,
                  gconstpointer  data)
{
  g_autoptr (RkMatch) match = make_match (RK_TEST_FEW_STONES, 3);
  RkMatchPage *page = rk_test_open_analysed (self, match);
  GtkWidget *graph = rk_test_find (page, RK_TYPE_REVIEW_GRAPH, NULL);
  GtkSettings *settings = gtk_widget_get_settings (graph);

  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  rk_test_activate (page, "match.show-again");
  g_assert_true (rk_board_is_animating (page->board));
  point_at (graph, "motion", 0);
  g_assert_true (rk_board_is_animating (page->board));
  rk_board_skip (page->board);
  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  rk_test_settle (self);
  rk_test_assert_board (page);
}

/* Who leaves the match and comes back finds the analysis still running. */
static void
test_leave (RkTestWindow  *self,
            gconstpointer  data)
{
  g_autoptr (RkMatch) match = make_match (NULL, 3);
  RkMatchPage *page = rk_test_open_review (self, match);
  RkSolver *solver = rk_application_get_solver (self->application);
  g_autoptr (GFile) file = g_object_ref (rk_document_get_file (rk_match_page_get_document (page)));
  GtkWidget *navigation = rk_test_find (self->window, ADW_TYPE_NAVIGATION_VIEW, NULL);

  rk_test_hold_solvers (TRUE);
  rk_test_click (page, "Analyse the Match");
  rk_test_settle (self);
  g_assert_true (rk_solver_get_busy (solver));
  adw_navigation_view_pop (ADW_NAVIGATION_VIEW (navigation));
  rk_test_wait (rk_test_has_no_page, self);
  rk_test_settle (self);
  g_assert_true (rk_solver_get_busy (solver));

  rk_window_open_file (self->window, file);
  rk_test_wait (rk_test_has_page, self);
  rk_test_settle (self);
  page = rk_test_get_page (self);
  g_assert_true (rk_test_get_match (page) == match);
  rk_test_click (page, "Stop");
  rk_test_wait (rk_test_is_idle, solver);
  rk_test_hold_solvers (FALSE);
  g_assert_nonnull (rk_test_find (page, GTK_TYPE_BUTTON, "Analyse the Match"));
}

/* One run, seen in both, and stopped in either. */
static void
test_two_windows (RkTestWindow  *self,
                  gconstpointer  data)
{
  g_autoptr (RkMatch) match = make_match (NULL, 3);
  RkMatchPage *page = rk_test_open_review (self, match);
  g_autoptr (RkWindowState) state = rk_window_state_new ();
  RkWindow *other;

  rk_test_hold_solvers (TRUE);
  rk_test_click (page, "Analyse the Match");
  g_object_set (state, "pane", "review", "show-pane", TRUE, NULL);
  other = rk_window_new (self->application, state);
  rk_window_show_document (other, rk_match_page_get_document (page));
  gtk_window_present (GTK_WINDOW (other));
  rk_test_settle (self);
  g_assert_nonnull (rk_test_find (page, GTK_TYPE_BUTTON, "Stop"));
  rk_test_click (other, "Stop");
  rk_test_wait (rk_test_is_idle, rk_application_get_solver (self->application));
  rk_test_hold_solvers (FALSE);
  g_assert_nonnull (rk_test_find (page, GTK_TYPE_BUTTON, "Analyse the Match"));
  g_assert_nonnull (rk_test_find (other, GTK_TYPE_BUTTON, "Analyse the Match"));
  gtk_window_destroy (GTK_WINDOW (other));
}

/* It leads into another round, and that is said, once. */
static void
test_undo_round (RkTestWindow  *self,
                 gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  RkMatch *match = rk_test_get_match (page);
  g_autoptr (GPtrArray) heard = g_ptr_array_new_with_free_func (g_free);

  rk_match_agree_round (match, NULL);
  rk_match_begin_round (match, NULL);
  rk_test_settle (self);
  rk_test_wait (rk_test_is_saved, rk_match_page_get_document (page));
  g_assert_cmpuint (rk_match_get_n_rounds (match), ==, 2);
  g_signal_connect_swapped (page->announcer, "announced", G_CALLBACK (rk_test_collect_cb), heard);
  rk_test_activate (page, "match.undo");
  rk_test_settle (self);
  g_assert_cmpuint (rk_match_get_n_rounds (match), ==, 1);
  rk_test_wait (rk_test_is_saved, rk_match_page_get_document (page));
  g_assert_cmpuint (heard->len, ==, 1);
  g_assert_true (g_str_has_suffix (heard->pdata[0], " Back in round 1"));
  g_assert_null (rk_test_get_toast (self));
  g_assert_nonnull (rk_test_find (page->navigation_bar, GTK_TYPE_LABEL, "Back in round 1"));
}

typedef struct
{
  RkMatchPage *page;
  int height;
} Resizing;

/* The size without the frame, which the window may have around it. */
static gboolean
is_resized (gpointer user_data)
{
  Resizing *resizing = user_data;
  int along = resizing->height - gtk_widget_get_height (GTK_WIDGET (resizing->page));

  return _rk_match_page_has_sheet (resizing->page) && ABS (along) <= MOST_FRAME;
}

/* Where the holes of both rows end, above the sheet that lies over the page. */
static gboolean
is_board_seen (gpointer page)
{
  RkMatchPage *self = page;
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (page));
  graphene_rect_t sheet;
  graphene_rect_t board;

  if (!gtk_widget_compute_bounds (self->pane_bin, window, &sheet) ||
      !gtk_widget_compute_bounds (GTK_WIDGET (self->board), window, &board))
    return FALSE;

  return board.origin.y + board.size.height <= sheet.origin.y + 1;
}

static gboolean
has_cards (gpointer page)
{
  return gtk_widget_get_mapped (GTK_WIDGET (((RkMatchPage *) page)->lower_card));
}

/* On a phone the sheet with what steps covers the page, but no row of the board. */
static void
test_sheet (RkTestWindow  *self,
            gconstpointer  data)
{
  static const int heights[] = { 640, 720 };
  g_autoptr (RkMatch) match = make_match (NULL, 6);
  RkMatchPage *page = rk_test_open_review (self, match);

  for (guint i = 0; i < G_N_ELEMENTS (heights); i++)
    {
      Resizing resizing = { page, heights[i] };

      gtk_window_set_default_size (GTK_WINDOW (self->window), 360, heights[i]);
      rk_test_wait (is_resized, &resizing);
      rk_test_settle (self);
      rk_test_activate (page, "match.pane");
      rk_test_wait (is_board_seen, page);
      rk_test_activate (page, "match.lap-back");
      rk_test_settle (self);
      g_assert_true (is_board_seen (page));

      /* With a bar above the board too. */
      rk_test_activate (page, "match.try-out");
      rk_test_activate (page, "match.pane");
      rk_test_settle (self);
      g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (page->aside_bar)));
      rk_test_wait (is_board_seen, page);
      rk_test_activate (page, "match.leave-line");
      rk_test_activate (page, "match.pane");
      rk_test_wait (has_cards, page);
    }
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  rk_test_add ("/stepping/stones", test_stones);
  rk_test_add ("/stepping/return", test_return);
  rk_test_add ("/stepping/walk", test_walk);
  rk_test_add ("/stepping/peek", test_peek);
  rk_test_add ("/stepping/peek-over", test_peek_over);
  rk_test_add ("/stepping/peek-sowing", test_peek_sowing);
  rk_test_add ("/stepping/leave", test_leave);
  rk_test_add ("/stepping/two-windows", test_two_windows);
  rk_test_add ("/stepping/undo-round", test_undo_round);
  rk_test_add ("/stepping/sheet", test_sheet);

  return g_test_run ();
}
