/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* What was tried out and is kept: the list of variations. */

#include "rk-match-file.h"
#include "rk-match-page-private.h"
#include "rk-test-aside.h"
#include "rk-test-keys.h"
#include "rk-test-review.h"
#include "rk-test-telling.h"
#include "rk-variation-row.h"
#include "rk-variations.h"

static GtkWidget *
find_row (RkMatchPage *page,
          guint        index)
{
  GtkWidget *list = rk_test_find (rk_review_pane_get_variations (page->review_pane),
                                  GTK_TYPE_LIST_BOX, NULL);

  return list != NULL
           ? GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), index)) : NULL;
}

static void
activate_row (RkTestWindow *self,
              GtkWidget    *row)
{
  g_assert_nonnull (row);
  g_signal_emit_by_name (gtk_widget_get_parent (row), "row-activated", row);
  rk_test_settle (self);
}

/* What was saved is read and written again as the same. */
static void
assert_round_trip (RkMatchPage *page)
{
  g_autoptr (GBytes) bytes = rk_test_load_saved (page);
  g_autoptr (GError) error = NULL;
  g_autoptr (RkMatch) match = rk_match_file_parse (bytes, &error);
  g_autoptr (GBytes) again = NULL;

  g_assert_no_error (error);
  again = rk_match_file_format (match);
  g_assert_true (g_bytes_equal (bytes, again));
}

static GListModel *
get_lines (RkMatchPage *page)
{
  return G_LIST_MODEL (rk_round_get_lines (rk_match_get_round (rk_test_get_match (page), 0)));
}

static void
answer_name (RkTestWindow *self,
             const char   *name)
{
  GtkWidget *entry = rk_test_find (rk_test_get_dialog (self), ADW_TYPE_ENTRY_ROW, NULL);

  gtk_editable_set_text (GTK_EDITABLE (entry), name);
  rk_test_respond (self, "name");
}

/* Three moves after the third, from the pane. */
static void
keep_first (RkTestWindow *self,
            RkMatchPage  *page)
{
  GListModel *lines = get_lines (page);

  g_object_set (self->state, "pane", "review", NULL);
  rk_cursor_go_to (page->cursor, 0, 3);
  rk_test_settle (self);
  rk_test_click (rk_review_pane_get_variations (page->review_pane), "Try It Out");
  rk_test_settle (self);
  g_assert_false (rk_test_is_enabled (page, "keep-line"));
  rk_test_try_moves (self, page, 3);
  rk_test_click (page->aside_bar, "Keep");
  rk_test_settle (self);
  rk_test_assert_aside (page, RK_ASIDE_VARIATION, 3, 3);
  g_assert_cmpuint (g_list_model_get_n_items (lines), ==, 1);
  g_assert_nonnull (find_row (page, 0));
  assert_round_trip (page);
}

/* It is named by the toast; and the list of moves marks the move in whose place it was tried. */
static void
check_name (RkTestWindow *self,
            RkMatchPage  *page,
            RkLine       *outer)
{
  rk_test_do (self, page, "match.name-line");
  answer_name (self, " Braver ");
  g_assert_cmpstr (rk_line_get_name (outer), ==, "Braver");
  g_assert_nonnull (rk_test_find (find_row (page, 0), GTK_TYPE_LABEL, "Braver"));
  g_assert_nonnull (rk_test_find (page->aside_bar, GTK_TYPE_LABEL, "Braver"));
  g_assert_nonnull (rk_test_find (find_row (page, 0), GTK_TYPE_LABEL, "After move 3 · 3 moves"));

  g_object_set (self->state, "pane", "moves", NULL);
  rk_test_settle (self);
  g_assert_nonnull (rk_test_find (page->moves_pane, GTK_TYPE_LABEL, "↳"));
  g_object_set (self->state, "pane", "review", NULL);
  rk_test_settle (self);
}

/* At its end it gets longer. */
static void
check_longer (RkTestWindow *self,
              RkMatchPage  *page)
{
  GListModel *lines = get_lines (page);

  rk_test_try_moves (self, page, 1);
  rk_test_assert_aside (page, RK_ASIDE_TRIAL, 1, 1);
  rk_test_do (self, page, "match.keep-line");
  rk_test_assert_aside (page, RK_ASIDE_VARIATION, 4, 4);
  g_assert_cmpuint (g_list_model_get_n_items (lines), ==, 1);
}

/* In its middle another one leaves it. */
static void
check_branch (RkTestWindow *self,
              RkMatchPage  *page,
              RkLine       *outer)
{
  rk_test_do (self, page, "match.first");
  rk_test_do (self, page, "match.forward");
  rk_test_choose_hole (page, rk_test_find_last_beside (page));
  rk_test_settle (self);
  rk_test_assert_aside (page, RK_ASIDE_TRIAL, 1, 1);
  rk_test_do (self, page, "match.keep-line");
  g_assert_cmpuint (rk_line_get_n_moves (outer), ==, 4);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (rk_line_get_lines (outer))), ==, 1);
  g_assert_cmpuint (rk_variation_row_get_depth (RK_VARIATION_ROW (find_row (page, 1))), ==, 1);
  g_assert_nonnull (rk_test_find (find_row (page, 1), GTK_TYPE_LABEL, "After move 4 · 1 move"));
  assert_round_trip (page);
}

/* Back out, step by step; and in again from the list. */
static void
check_way (RkTestWindow *self,
           RkMatchPage  *page)
{
  rk_test_do (self, page, "match.first");
  rk_test_do (self, page, "match.back");
  rk_test_assert_aside (page, RK_ASIDE_VARIATION, 1, 4);
  rk_test_do (self, page, "match.back");
  rk_test_do (self, page, "match.back");
  rk_test_assert_in_match (page);
  g_assert_cmpuint (rk_cursor_get_ply (page->cursor), ==, 3);

  rk_cursor_last (page->cursor);
  rk_test_settle (self);
  activate_row (self, find_row (page, 1));
  rk_test_assert_aside (page, RK_ASIDE_VARIATION, 0, 1);
  g_assert_cmpuint (rk_cursor_get_ply (page->cursor), ==, 3);
}

/* It is deleted while it is looked at, and comes back. */
static void
check_deleted (RkTestWindow *self,
               RkMatchPage  *page,
               RkLine       *outer)
{
  GListModel *lines = get_lines (page);
  g_autoptr (RkLine) again = NULL;

  rk_test_press (find_row (page, 0), GDK_KEY_Delete, 0);
  rk_test_settle (self);
  rk_test_assert_in_match (page);
  g_assert_null (find_row (page, 0));
  g_assert_cmpuint (g_list_model_get_n_items (lines), ==, 0);
  g_assert_cmpstr (rk_test_get_toast (self), ==, "Variation deleted.");
  rk_test_do (self, page, "match.undo-line");
  again = g_list_model_get_item (lines, 0);
  g_assert_true (again == outer);
  g_assert_nonnull (find_row (page, 1));
  assert_round_trip (page);
}

/* Kept, named, branched from, made longer, deleted, brought back, and always saved. */
static void
test_variations (RkTestWindow  *self,
                 gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_to_try (self, 6);
  g_autoptr (RkLine) outer = NULL;

  keep_first (self, page);
  outer = g_list_model_get_item (get_lines (page), 0);
  check_name (self, page, outer);
  check_longer (self, page);
  check_branch (self, page, outer);
  check_way (self, page);
  check_deleted (self, page, outer);

  rk_test_press (find_row (page, 0), GDK_KEY_F2, 0);
  rk_test_settle (self);
  answer_name (self, "");
  g_assert_null (rk_line_get_name (outer));
}

/* A deleted one whose place is gone stays away: the file would not be sound. */
static void
test_late_undo (RkTestWindow  *self,
                gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_to_try (self, 6);
  RkMatch *match = rk_test_get_match (page);
  GListStore *lines = rk_round_get_lines (rk_match_get_round (match, 0));
  guint played = rk_move_get_hole (rk_round_get_move (rk_match_get_round (match, 0), 4));
  guint hole = 0;

  g_object_set (self->state, "pane", "review", NULL);
  rk_test_settle (self);
  rk_test_do (self, page, "match.try-out");
  rk_test_try_moves (self, page, 2);
  rk_test_do (self, page, "match.keep-line");
  rk_test_do (self, page, "match.leave-line");
  rk_test_press (find_row (page, 0), GDK_KEY_Delete, 0);
  g_assert_true (rk_match_undo_to (match, 0, 4));
  while (hole == played || rk_match_check_move (match, hole) != RK_MOVE_LEGAL)
    hole++;
  g_assert_true (rk_match_play (match, hole, NULL));
  rk_test_play_moves (match, 1);
  rk_test_do (self, page, "match.undo-line");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (lines)), ==, 0);
  g_assert_cmpstr (rk_test_get_toast (self), ==,
                   "The moves before this variation have changed: it cannot come back.");
  g_assert_false (rk_variations_has_deleted (rk_review_pane_get_variations (page->review_pane)));
  assert_round_trip (page);
}

/* All that were deleted come back, one after the other. */
static void
test_deleted (RkTestWindow  *self,
              gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_to_try (self, 6);
  GListModel *lines =
    G_LIST_MODEL (rk_round_get_lines (rk_match_get_round (rk_test_get_match (page), 0)));
  g_autoptr (GPtrArray) before = g_ptr_array_new_with_free_func (g_object_unref);

  g_object_set (self->state, "pane", "review", NULL);
  for (guint ply = 3; ply <= 5; ply++)
    {
      rk_cursor_go_to (page->cursor, 0, ply);
      rk_test_do (self, page, "match.try-out");
      rk_test_try_moves (self, page, 1);
      rk_test_do (self, page, "match.keep-line");
      rk_test_do (self, page, "match.leave-line");
    }
  g_assert_cmpuint (g_list_model_get_n_items (lines), ==, 3);
  for (guint i = 0; i < 3; i++)
    g_ptr_array_add (before, g_list_model_get_item (lines, i));
  for (guint n_lines = 3; n_lines > 0; n_lines--)
    rk_test_press (find_row (page, n_lines == 2 ? 1 : 0), GDK_KEY_Delete, 0);
  rk_test_settle (self);
  g_assert_cmpuint (g_list_model_get_n_items (lines), ==, 0);
  for (guint n_lines = 1; n_lines <= 3; n_lines++)
    {
      rk_test_do (self, page, "match.undo-line");
      g_assert_cmpuint (g_list_model_get_n_items (lines), ==, n_lines);
    }
  rk_test_do (self, page, "match.undo-line");
  g_assert_cmpuint (g_list_model_get_n_items (lines), ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (RkLine) line = g_list_model_get_item (lines, i);

      g_assert_true (line == before->pdata[i]);
    }
  assert_round_trip (page);
}

static void
test_kept_already (RkTestWindow  *self,
                   gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_to_try (self, 4);
  GListModel *lines =
    G_LIST_MODEL (rk_round_get_lines (rk_match_get_round (rk_test_get_match (page), 0)));

  for (guint i = 0; i < 2; i++)
    {
      rk_test_do (self, page, "match.try-out");
      rk_test_try_moves (self, page, 3 - i);
      rk_test_do (self, page, "match.keep-line");
      rk_test_assert_aside (page, RK_ASIDE_VARIATION, 3 - i, 3);
      g_assert_cmpuint (g_list_model_get_n_items (lines), ==, 1);
      g_assert_cmpstr (rk_test_get_toast (self), ==,
                       i == 0 ? "The moves are kept as a variation."
                              : "These moves are kept already.");
      rk_cursor_go_to (page->cursor, 0, 2);
      rk_cursor_last (page->cursor);
      rk_test_settle (self);
    }
}

/* In the list of variations the keys take back what was deleted there, and no move. */
static void
test_undo_in_list (RkTestWindow  *self,
                   gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_to_try (self, 6);
  RkMatch *match = rk_test_get_match (page);
  RkVariations *variations = rk_review_pane_get_variations (page->review_pane);
  GListStore *lines = rk_round_get_lines (rk_match_get_round (match, 0));

  g_object_set (self->state, "pane", "review", NULL);
  rk_test_settle (self);
  for (guint ply = 0; ply < 2; ply++)
    {
      rk_cursor_go_to (page->cursor, 0, ply);
      rk_test_do (self, page, "match.try-out");
      rk_test_try_moves (self, page, 2);
      rk_test_do (self, page, "match.keep-line");
      rk_test_do (self, page, "match.leave-line");
    }
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (lines)), ==, 2);

  /* The focus stays in the list, then beside it. */
  gtk_widget_grab_focus (find_row (page, 0));
  rk_test_press (find_row (page, 0), GDK_KEY_Delete, 0);
  rk_test_settle (self);
  g_assert_true (gtk_widget_has_focus (find_row (page, 0)));
  gtk_widget_activate_action (find_row (page, 0), "variation.delete", "u", 0);
  rk_test_settle (self);
  g_assert_null (find_row (page, 0));
  g_assert_true (gtk_widget_has_focus (rk_test_find (variations, GTK_TYPE_BUTTON, "Try It Out")));

  rk_match_page_show_toast (page, "Something newer");
  rk_test_press (GTK_WIDGET (variations), GDK_KEY_z, GDK_CONTROL_MASK);
  rk_test_settle (self);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (lines)), ==, 1);
  rk_test_press (GTK_WIDGET (variations), GDK_KEY_z, GDK_CONTROL_MASK);
  rk_test_settle (self);
  g_assert_cmpuint (rk_round_get_n_moves (rk_match_get_round (match, 0)), ==, 6);
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  rk_test_add ("/variations/all", test_variations);
  rk_test_add ("/variations/late-undo", test_late_undo);
  rk_test_add ("/variations/deleted", test_deleted);
  rk_test_add ("/variations/kept-already", test_kept_already);
  rk_test_add ("/variations/undo-in-list", test_undo_in_list);

  return g_test_run ();
}
