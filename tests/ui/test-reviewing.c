/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* What somebody expects who reviews a match for the first time. */

#include "rk-focus.h"
#include "rk-match-page-private.h"
#include "rk-note.h"
#include "rk-test-review.h"

/* A key that comes to the page from what has the focus in it. */
static gboolean
press_page (RkMatchPage *page,
            guint        keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (page));
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller) &&
          gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_BUBBLE)
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &handled);
    }

  return handled;
}

static GtkWidget *
find_text (RkMatchPage *page)
{
  return rk_test_find (page->review_pane, GTK_TYPE_TEXT_VIEW, NULL);
}

/* Letters that are typed where the focus is on a mark, or anywhere beside the comment, play
 * nothing; on the board they do. */
static void
test_typing (RkTestWindow  *self,
             gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_played (self, 3);
  RkRound *round = rk_match_get_round (rk_test_get_match (page), 0);
  GtkWidget *marks =
    gtk_widget_get_prev_sibling (find_text (page));

  gtk_widget_child_focus (marks, GTK_DIR_TAB_FORWARD);
  for (guint keyval = GDK_KEY_a; keyval <= GDK_KEY_f; keyval++)
    g_assert_false (press_page (page, keyval));
  rk_test_settle (self);
  g_assert_cmpuint (rk_round_get_n_moves (round), ==, 3);

  gtk_widget_grab_focus (GTK_WIDGET (page->board));
  g_assert_true (press_page (page, GDK_KEY_a + rk_test_find_legal (page) % 6));
  g_assert_cmpuint (rk_round_get_n_moves (round), ==, 4);
}

/* Escape leaves the comment and nothing else: not the place, not what is beside the match. */
static void
test_escape (RkTestWindow  *self,
             gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_played (self, 4);
  GListModel *notes =
    G_LIST_MODEL (rk_round_get_notes (rk_match_get_round (rk_test_get_match (page), 0)));
  g_autoptr (RkNote) note = NULL;

  rk_cursor_go_to (page->cursor, 0, 2);
  rk_test_settle (self);
  gtk_widget_grab_focus (find_text (page));
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (find_text (page))),
                            "Too soon.", -1);
  g_assert_true (press_page (page, GDK_KEY_Escape));
  rk_test_settle (self);
  g_assert_true (rk_test_get_page (self) == page);
  g_assert_cmpuint (rk_cursor_get_ply (page->cursor), ==, 2);
  g_assert_true (rk_focus_is_within (GTK_WIDGET (page->board)));
  note = g_list_model_get_item (notes, 0);
  g_assert_cmpstr (rk_note_get_comment (note), ==, "Too soon.");

  rk_test_do (self, page, "match.try-out");
  rk_test_choose_hole (page, rk_test_find_beside (page));
  rk_test_do (self, page, "match.keep-line");
  gtk_widget_grab_focus (find_text (page));
  g_assert_true (press_page (page, GDK_KEY_Escape));
  rk_test_settle (self);
  g_assert_nonnull (page->aside);
  g_assert_cmpuint (rk_aside_get_ply (page->aside), ==, 1);
}

/* In a variation no move of the match is taken back: told why. */
static void
test_undo_beside (RkTestWindow  *self,
                  gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_played (self, 4);
  RkRound *round = rk_match_get_round (rk_test_get_match (page), 0);

  rk_cursor_go_to (page->cursor, 0, 1);
  rk_test_do (self, page, "match.try-out");
  rk_test_choose_hole (page, rk_test_find_beside (page));
  rk_test_settle (self);
  rk_test_do (self, page, "match.keep-line");
  rk_test_do (self, page, "match.undo");
  g_assert_cmpuint (rk_round_get_n_moves (round), ==, 4);
  g_assert_nonnull (page->aside);
  g_assert_cmpstr (rk_test_get_toast (self), ==, "Go back to the match to change its moves.");

  rk_test_do (self, page, "match.leave-line");
  rk_test_do (self, page, "match.undo");
  g_assert_cmpuint (rk_round_get_n_moves (round), <, 4);
}

static gboolean
has_answered (gpointer user_data)
{
  RkMatchPage *page = RK_MATCH_PAGE (user_data);

  return !_rk_match_page_is_answering (page) && rk_aside_get_ply (page->aside) % 2 == 0;
}

/* The answer goes with the move that it answers, and the card says who answers. */
static void
test_undo_answer (RkTestWindow  *self,
                  gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_played (self, 4);

  rk_test_do (self, page, "match.try-out");
  gtk_widget_activate_action (GTK_WIDGET (page), "match.answers", "i", RK_LEVEL_BEGINNER);
  rk_test_settle (self);
  page->answer_side = rk_side_other (rk_aside_get_position (page->aside)->turn);
  for (guint i = 0; i < 2; i++)
    {
      rk_test_choose_hole (page, rk_test_find_beside (page));
      rk_test_wait (has_answered, page);
      rk_test_settle (self);
    }
  g_assert_cmpuint (rk_aside_get_ply (page->aside), ==, 4);
  g_assert_nonnull (rk_test_find (page->answer_side == RK_NORTH ? page->upper_card
                                                                : page->lower_card,
                                  GTK_TYPE_LABEL, "Computer (Beginner)"));

  rk_test_do (self, page, "match.undo");
  g_assert_cmpuint (rk_aside_get_ply (page->aside), ==, 2);
  rk_test_do (self, page, "match.undo");
  g_assert_cmpuint (rk_aside_get_ply (page->aside), ==, 0);
  g_assert_false (rk_test_is_enabled (page, "undo"));
  rk_test_do (self, page, "match.redo");
  g_assert_cmpuint (rk_aside_get_ply (page->aside), ==, 2);
  g_assert_false (_rk_match_page_is_answering (page));
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  rk_test_add ("/reviewing/typing", test_typing);
  rk_test_add ("/reviewing/escape", test_escape);
  rk_test_add ("/reviewing/undo-beside", test_undo_beside);
  rk_test_add ("/reviewing/undo-answer", test_undo_answer);

  return g_test_run ();
}
