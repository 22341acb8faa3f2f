/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* What is on the board beside the match, or lies under a look at another place, when the
 * match changes meanwhile: by an undo, by hand or in another window. */

#include "rk-match-file.h"
#include "rk-match-page-private.h"
#include "rk-test-aside.h"
#include "rk-test-review.h"
#include "rk-variations.h"

static void
peek (RkTestWindow *self,
      RkMatchPage  *page,
      int           round_index,
      guint         ply)
{
  _rk_match_page_peek (page, round_index, ply);
  rk_test_settle (self);
}

/* Another move than the line goes on with. */
static void
play_other (RkTestWindow *self,
            RkMatchPage  *page)
{
  guint hole = RK_MAX_RING - 1;

  while (rk_aside_check_move (page->aside, hole) != RK_MOVE_LEGAL)
    hole--;
  rk_test_choose_hole (page, hole);
  rk_test_settle (self);
  g_assert_true (_rk_match_page_is_trying (page));
}

static void
keep_some (RkTestWindow *self,
           RkMatchPage  *page,
           guint         ply,
           guint         n_moves)
{
  rk_cursor_go_to (page->cursor, 0, ply);
  rk_test_do (self, page, "match.try-out");
  rk_test_try_moves (self, page, n_moves);
  rk_test_do (self, page, "match.keep-line");
}

static GListModel *
get_lines (RkMatchPage *page)
{
  return G_LIST_MODEL (rk_round_get_lines (rk_match_get_round (rk_test_get_match (page), 0)));
}

static void
assert_beside (RkMatchPage *page,
               RkAsideKind  kind,
               guint        ply)
{
  const RkPosition *position;

  g_assert_nonnull (page->aside);
  g_assert_true (rk_aside_fits (page->aside));
  g_assert_cmpint (rk_aside_get_kind (page->aside), ==, kind);
  g_assert_cmpuint (rk_aside_get_ply (page->aside), ==, ply);
  position = rk_aside_get_position (page->aside);
  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    g_assert_cmpuint (rk_test_get_shown (page, hole), ==, position->stones[hole]);
}

static void
assert_readable (RkMatchPage *page)
{
  g_autoptr (GBytes) text = rk_match_file_format (rk_test_get_match (page));
  g_autoptr (GError) error = NULL;
  g_autoptr (RkMatch) read = rk_match_file_parse (text, &error);

  g_assert_no_error (error);
}

static RkWindow *
open_second (RkTestWindow *self,
             RkMatchPage  *page,
             RkTestWindow *second)
{
  g_autoptr (RkWindowState) state = rk_window_state_new ();

  *second = *self;
  g_object_set (state, "pane", "review", "show-pane", TRUE, NULL);
  second->window = rk_window_new (self->application, state);
  rk_window_show_document (second->window, rk_match_page_get_document (page));
  gtk_window_present (GTK_WINDOW (second->window));
  rk_test_settle (second);

  return second->window;
}

/* A variation becomes shorter here while another window shows its end, and a comment is
 * being written there. */
static void
test_shortened (RkTestWindow  *self,
                gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_played (self, 6);
  RkTestWindow second;
  RkWindow *window;
  RkMatchPage *other;
  GtkWidget *comment;
  g_autoptr (RkAside) end = NULL;
  RkLine *line;

  keep_some (self, page, 3, 3);
  rk_test_try_moves (self, page, 1);
  rk_test_do (self, page, "match.keep-line");
  assert_beside (page, RK_ASIDE_VARIATION, 4);
  line = rk_aside_get_line (page->aside);

  window = open_second (self, page, &second);
  other = rk_test_get_page (&second);
  end = rk_aside_find (rk_test_get_match (page), 0, line);
  rk_aside_go_to (end, 4);
  _rk_match_page_open_aside (other, end);
  assert_beside (other, RK_ASIDE_VARIATION, 4);
  comment = rk_test_find (other->review_pane, GTK_TYPE_TEXT_VIEW, NULL);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (comment)), "Why?", -1);
  peek (&second, other, 0, 1);

  rk_test_do (self, page, "match.undo-line");
  assert_beside (page, RK_ASIDE_TRIAL, 1);
  g_assert_null (other->aside);
  g_assert_false (other->peeking);
  rk_test_settle (&second);
  rk_test_assert_board (other);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (rk_line_get_notes (line))), ==, 0);
  rk_test_do (&second, other, "match.back");
  assert_readable (page);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What was tried out after moves that are not kept any more cannot be taken up again. */
static void
test_trial_above (RkTestWindow  *self,
                  gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_played (self, 6);

  keep_some (self, page, 3, 3);
  rk_test_try_moves (self, page, 1);
  rk_test_do (self, page, "match.keep-line");
  rk_test_try_moves (self, page, 1);
  rk_test_do (self, page, "match.undo-line");
  assert_beside (page, RK_ASIDE_TRIAL, 1);
  g_assert_false (rk_test_is_enabled (page, "resume-trial"));
  g_assert_null (rk_test_get_toast (self));
  rk_test_do (self, page, "match.keep-line");
  assert_beside (page, RK_ASIDE_VARIATION, 4);
  assert_readable (page);
}

/* A trial is taken up again where it was, though the variation was gone on with. */
static void
test_gone_on (RkTestWindow  *self,
              gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_played (self, 6);
  RkLine *line;

  keep_some (self, page, 3, 3);
  line = rk_aside_get_line (page->aside);
  rk_test_do (self, page, "match.back");
  rk_test_do (self, page, "match.back");
  play_other (self, page);
  _rk_match_page_leave_line (page);
  rk_test_settle (self);
  rk_test_do (self, page, "match.forward");
  rk_test_do (self, page, "match.forward");
  assert_beside (page, RK_ASIDE_VARIATION, 3);
  rk_test_do (self, page, "match.resume-trial");
  assert_beside (page, RK_ASIDE_TRIAL, 1);
  rk_test_do (self, page, "match.keep-line");
  assert_beside (page, RK_ASIDE_VARIATION, 1);
  g_assert_cmpuint (rk_line_get_n_moves (line), ==, 3);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (rk_line_get_lines (line))), ==, 1);
  assert_readable (page);
}

/* Deleted while the pointer looks elsewhere: nothing is kept in it that would be lost. */
static void
test_deleted (RkTestWindow  *self,
              gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_played (self, 6);
  RkVariations *variations = rk_review_pane_get_variations (page->review_pane);

  keep_some (self, page, 3, 2);
  peek (self, page, 0, 1);
  gtk_widget_activate_action (GTK_WIDGET (variations), "variation.delete", "u", 0);
  rk_test_settle (self);
  g_assert_null (page->aside);
  g_assert_false (page->peeking);
  g_assert_cmpstr (rk_test_get_toast (self), ==, "Variation deleted.");
  peek (self, page, -1, 0);
  rk_test_assert_board (page);
  g_assert_false (rk_test_is_enabled (page, "keep-line"));

  rk_test_do (self, page, "match.try-out");
  play_other (self, page);
  rk_test_do (self, page, "match.keep-line");
  g_assert_cmpuint (g_list_model_get_n_items (get_lines (page)), ==, 1);
  assert_readable (page);
}

/* A variation in a variation comes back only where its place still is. */
static void
test_deleted_above (RkTestWindow  *self,
                    gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_played (self, 6);
  RkVariations *variations = rk_review_pane_get_variations (page->review_pane);
  g_autoptr (RkAside) longer = NULL;
  RkLine *line;

  keep_some (self, page, 3, 2);
  rk_test_try_moves (self, page, 2);
  longer = rk_aside_keep (page->aside);
  line = rk_aside_get_line (longer);
  _rk_match_page_open_aside (page, longer);
  rk_test_do (self, page, "match.back");
  play_other (self, page);
  rk_test_do (self, page, "match.keep-line");
  gtk_widget_activate_action (GTK_WIDGET (variations), "variation.delete", "u", 1);
  rk_test_settle (self);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (rk_line_get_lines (line))), ==, 0);
  g_assert_true (rk_variations_undo (variations));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (rk_line_get_lines (line))), ==, 1);

  gtk_widget_activate_action (GTK_WIDGET (variations), "variation.delete", "u", 1);
  rk_aside_take_back (longer);
  rk_test_settle (self);
  g_assert_cmpuint (rk_line_get_n_moves (line), ==, 2);
  g_assert_false (rk_variations_undo (variations));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (rk_line_get_lines (line))), ==, 0);
  assert_readable (page);
}

static gboolean
is_shared (gpointer user_data)
{
  RkMatchPage *page = user_data;

  return page->shared != RK_MATCH_PLAYING && !rk_board_is_animating (page->board);
}

/* The winnings lay shared out, and the pointer looked elsewhere. */
static void
test_shared (RkTestWindow  *self,
             gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_played (self, 4);
  RkMatch *match = rk_test_get_match (page);

  for (guint i = 0; i < 2; i++)
    {
      rk_match_agree_round (match, NULL);
      rk_test_wait (is_shared, page);
      peek (self, page, 0, 2);
      g_assert_true (page->peeking);
      if (i == 0)
        g_assert_true (rk_match_undo (match));
      else
        rk_match_begin_round (match, NULL);
      rk_test_settle (self);
      g_assert_false (page->peeking);
      g_assert_cmpint (page->shared, ==, RK_MATCH_PLAYING);
      rk_test_assert_board (page);
    }
}

/* In another window the moves are taken back that the pointer is over here, and then the
 * round, while the match stands still at an earlier place. */
static void
test_taken_back (RkTestWindow  *self,
                 gconstpointer  data)
{
  g_autoptr (RkMatch) match = rk_test_make_match (RK_TEST_FEW_STONES);
  RkMatchPage *page;

  rk_test_play_moves (match, 4);
  page = rk_test_open_analysed (self, match);
  rk_cursor_go_to (page->cursor, 0, 1);
  rk_test_settle (self);
  peek (self, page, 0, 4);
  g_assert_true (page->peeking);
  g_assert_true (rk_match_undo (match));
  rk_test_settle (self);
  g_assert_false (page->peeking);
  rk_test_assert_board (page);

  rk_match_agree_round (match, NULL);
  rk_match_begin_round (match, NULL);
  rk_test_settle (self);
  rk_cursor_go_to (page->cursor, 0, 1);
  rk_test_settle (self);
  peek (self, page, 1, 0);
  g_assert_true (page->peeking);
  g_assert_true (rk_match_undo (match));
  rk_test_settle (self);
  g_assert_cmpuint (rk_match_get_n_rounds (match), ==, 1);
  g_assert_false (page->peeking);
  rk_test_assert_board (page);
}

/* By the keyboard, while the pointer rests on the graph. */
static void
test_answers (RkTestWindow  *self,
              gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_played (self, 6);

  rk_test_do (self, page, "match.try-out");
  rk_test_try_moves (self, page, 1);
  peek (self, page, 0, 2);
  gtk_widget_activate_action (GTK_WIDGET (page), "match.answers", "i", RK_LEVEL_NONE);
  rk_test_settle (self);
  assert_beside (page, RK_ASIDE_TRIAL, 1);
  peek (self, page, -1, 0);
  assert_beside (page, RK_ASIDE_TRIAL, 1);
}

static gboolean
has_answered (gpointer user_data)
{
  return !_rk_match_page_is_answering (user_data);
}

/* The window goes with its page, as when the language is changed, and the computer was to
 * answer there. */
static void
test_taken_over (RkTestWindow  *self,
                 gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_played (self, 2);
  RkTestWindow second;
  RkWindow *window = open_second (self, page, &second);
  RkMatchPage *other = rk_test_get_page (&second);

  gtk_widget_activate_action (GTK_WIDGET (page), "match.answers", "i", RK_LEVEL_BEGINNER);
  rk_test_do (self, page, "match.try-out");
  rk_test_choose_hole (page, rk_test_find_beside (page));
  g_assert_true (_rk_match_page_is_answering (page));
  rk_match_page_take_trial (other, page);
  _rk_match_page_stop_answering (page);
  g_assert_true (_rk_match_page_is_answering (other));
  rk_test_wait (has_answered, other);
  g_assert_cmpuint (rk_aside_get_ply (other->aside), ==, 2);

  /* And for one move only. */
  gtk_widget_activate_action (GTK_WIDGET (page), "match.answers", "i", RK_LEVEL_NONE);
  rk_test_settle (self);
  _rk_match_page_let_answer (page);
  g_assert_true (_rk_match_page_is_answering (page));
  rk_match_page_take_trial (other, page);
  _rk_match_page_stop_answering (page);
  g_assert_true (_rk_match_page_is_answering (other));
  rk_test_wait (has_answered, other);
  g_assert_cmpuint (rk_aside_get_ply (other->aside), ==, 3);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  rk_test_add ("/gone/shortened", test_shortened);
  rk_test_add ("/gone/trial-above", test_trial_above);
  rk_test_add ("/gone/gone-on", test_gone_on);
  rk_test_add ("/gone/deleted", test_deleted);
  rk_test_add ("/gone/deleted-above", test_deleted_above);
  rk_test_add ("/gone/shared", test_shared);
  rk_test_add ("/gone/taken-back", test_taken_back);
  rk_test_add ("/gone/answers", test_answers);
  rk_test_add ("/gone/taken-over", test_taken_over);

  return g_test_run ();
}
