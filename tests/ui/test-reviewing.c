/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* What somebody expects who reviews a match for the first time. */

#include "rk-focus.h"
#include "rk-match-page-private.h"
#include "rk-note.h"
#include "rk-review-sentences.h"
#include "rk-test-keys.h"
#include "rk-test-review.h"
#include "rk-toast.h"

/* A key that comes to the page from what has the focus in it. */
static gboolean
press_page (RkMatchPage *page,
            guint        keyval)
{
  return rk_test_press_key (page, GTK_PHASE_BUBBLE, keyval, 0);
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
    gtk_widget_get_prev_sibling (gtk_widget_get_parent (find_text (page)));

  gtk_widget_child_focus (marks, GTK_DIR_TAB_FORWARD);
  for (guint keyval = GDK_KEY_a; keyval <= GDK_KEY_f; keyval++)
    g_assert_false (press_page (page, keyval));
  rk_test_settle (self);
  g_assert_cmpuint (rk_round_get_n_moves (round), ==, 3);

  gtk_widget_grab_focus (GTK_WIDGET (page->board));
  g_assert_true (press_page (page, GDK_KEY_a + rk_test_find_legal (page) % 6));
  g_assert_cmpuint (rk_round_get_n_moves (round), ==, 4);
}

/* While stones are sown, a comment gets what is typed; on the board a key skips the rest. */
static void
test_typing_sown (RkTestWindow  *self,
                  gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_played (self, 3);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  rk_test_choose_hole (page, rk_test_find_legal (page));
  g_assert_true (rk_board_is_animating (page->board));
  gtk_widget_grab_focus (find_text (page));
  g_assert_false (rk_test_press_key (page, GTK_PHASE_CAPTURE, GDK_KEY_a, 0));
  g_assert_true (rk_board_is_animating (page->board));

  gtk_widget_grab_focus (GTK_WIDGET (page->board));
  g_assert_true (rk_test_press_key (page, GTK_PHASE_CAPTURE, GDK_KEY_a, 0));
  g_assert_false (rk_board_is_animating (page->board));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
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

static const char *
get_comment (RkMatchPage *page)
{
  RkRound *round = rk_match_get_round (rk_test_get_match (page), 0);
  RkNote *note = rk_notes_find (G_LIST_MODEL (rk_round_get_notes (round)),
                                rk_cursor_get_ply (page->cursor));

  return note != NULL ? rk_note_get_comment (note) : NULL;
}

static void
type (RkMatchPage *page,
      const char  *text)
{
  gtk_text_buffer_insert_at_cursor (gtk_text_view_get_buffer (GTK_TEXT_VIEW (find_text (page))),
                                    text, -1);
}

static gboolean
has_comment (gpointer user_data)
{
  return get_comment (user_data) != NULL;
}

/* What is typed is in the match before it is left: by itself after a moment, and at once where
 * everything is saved. All of it is one change, told when it is over. */
static void
test_typed_kept (RkTestWindow  *self,
                 gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_played (self, 4);
  RkDocument *document = rk_match_page_get_document (page);
  RkDocumentStore *store = rk_application_get_store (self->application);

  gtk_widget_grab_focus (find_text (page));
  type (page, "Too ");
  rk_test_wait (has_comment, page);
  g_assert_cmpstr (get_comment (page), ==, "Too");
  g_assert_null (rk_test_get_toast (self));

  type (page, "soon");
  g_assert_true (rk_document_store_flush (store, NULL));
  g_assert_cmpstr (get_comment (page), ==, "Too soon");
  type (page, ".");
  g_assert_true (rk_document_flush (document, NULL));
  g_assert_cmpstr (get_comment (page), ==, "Too soon.");
  g_assert_null (rk_test_get_toast (self));

  type (page, "..");
  gtk_widget_grab_focus (GTK_WIDGET (page->board));
  rk_test_settle (self);
  g_assert_cmpstr (get_comment (page), ==, "Too soon...");
  g_assert_cmpstr (rk_test_get_toast (self), ==, "Comment changed.");
  rk_test_activate (page, "match.undo-note");
  g_assert_null (get_comment (page));

  /* Nothing in the end is nothing to tell. */
  gtk_widget_grab_focus (find_text (page));
  type (page, "No");
  g_assert_true (rk_document_flush (document, NULL));
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (find_text (page))), "", -1);
  gtk_widget_grab_focus (GTK_WIDGET (page->board));
  rk_test_settle (self);
  g_assert_null (get_comment (page));
}

/* What is typed and deleted again is no change: undo takes back the one before. */
static void
test_typed_in_vain (RkTestWindow  *self,
                    gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_played (self, 4);
  RkDocument *document = rk_match_page_get_document (page);

  gtk_widget_grab_focus (find_text (page));
  type (page, "Good");
  gtk_widget_grab_focus (GTK_WIDGET (page->board));
  rk_cursor_back (page->cursor);
  gtk_widget_grab_focus (find_text (page));
  type (page, "Bad");
  g_assert_true (rk_document_flush (document, NULL));
  g_assert_cmpstr (get_comment (page), ==, "Bad");
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (find_text (page))), "", -1);
  gtk_widget_grab_focus (GTK_WIDGET (page->board));
  rk_test_settle (self);
  g_assert_null (get_comment (page));

  rk_cursor_last (page->cursor);
  g_assert_cmpstr (get_comment (page), ==, "Good");
  rk_test_activate (page, "match.undo-note");
  g_assert_null (get_comment (page));
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

static GtkWidget *
find_status (RkMatchPage *page,
             const char  *text)
{
  GPtrArray *labels = g_ptr_array_new ();
  GtkWidget *found = NULL;

  rk_test_find_all (GTK_WIDGET (page->navigation_bar), GTK_TYPE_LABEL, labels);
  for (guint i = 0; i < labels->len; i++)
    if (g_str_has_prefix (gtk_label_get_label (labels->pdata[i]), text))
      found = labels->pdata[i];
  g_ptr_array_unref (labels);

  return found;
}

static gboolean
has_hint (gpointer page)
{
  return rk_board_get_hint (RK_MATCH_PAGE (page)->board) >= 0;
}

/* Told in words, with what would have been better. */
static void
assert_at_mistake (RkMatchPage *page,
                   RkMistake   *mistake)
{
  g_autofree char *text = rk_text_mistake (rk_test_get_match (page), mistake);
  GtkLabel *status = GTK_LABEL (find_status (page, text));

  g_assert_nonnull (status);
  g_assert_cmpuint (strlen (gtk_label_get_label (status)), >, strlen (text));
  g_assert_cmpint (rk_board_get_mistake (page->board), ==, (int) rk_mistake_get_hole (mistake));
}

/* The list of moves marks it by its shape, which says what it cost. */
static void
assert_listed (RkTestWindow *self,
               RkMatchPage  *page,
               RkMistake    *mistake)
{
  const gboolean is_large = rk_mistake_get_lost (mistake) > RK_FOUR;

  g_object_set (self->state, "pane", "moves", NULL);
  rk_cursor_go_to (page->cursor, rk_mistake_get_round (mistake), rk_mistake_get_ply (mistake));
  rk_test_settle (self);
  g_assert_nonnull (rk_test_find (page->moves_pane, GTK_TYPE_LABEL,
                                  rk_mistake_get_side (mistake) == RK_SOUTH
                                    ? is_large ? "●" : "○"
                                    : is_large ? "◆" : "◇"));
}

/* At a mistake the board marks what was played and what would have been better, both are told
 * in words, and a button leads on, in a narrow window too. */
static void
test_mistake (RkTestWindow  *self,
              gconstpointer  data)
{
  g_autoptr (RkMatch) match = rk_test_make_match (RK_TEST_FEW_STONES);
  g_autoptr (RkMistakes) mistakes = NULL;
  RkMistake *first, *second;
  RkMatchPage *page;

  rk_test_play_moves (match, 200);
  page = rk_test_open_analysed (self, match);
  mistakes = rk_mistakes_new (match);
  first = rk_mistakes_get_next (mistakes, 0, 0, RK_BOTH_SIDES);
  second = rk_mistakes_get_next (mistakes, rk_mistake_get_round (first),
                                 rk_mistake_get_ply (first), RK_BOTH_SIDES);
  rk_cursor_first (page->cursor);
  rk_test_settle (self);
  g_assert_cmpint (rk_board_get_mistake (page->board), ==, -1);

  rk_test_click (page->review_pane, "Ne_xt Mistake");
  rk_test_wait (has_hint, page);
  rk_test_settle (self);
  assert_at_mistake (page, first);
  g_assert_null (rk_test_find (page->navigation_bar, GTK_TYPE_BUTTON, "Ne_xt Mistake"));

  rk_navigation_bar_set_form (page->navigation_bar, TRUE, FALSE);
  rk_test_click (page->navigation_bar, "Ne_xt Mistake");
  rk_test_settle (self);
  g_assert_cmpint (rk_board_get_mistake (page->board), ==,
                   (int) rk_mistake_get_hole (second != NULL ? second : first));

  rk_test_do (self, page, "match.try-out");
  g_assert_cmpint (rk_board_get_mistake (page->board), ==, -1);
  g_assert_null (rk_test_find (page->navigation_bar, GTK_TYPE_BUTTON, "Ne_xt Mistake"));
  rk_test_do (self, page, "match.try-out");
  assert_listed (self, page, first);
}

static void
assert_note (RkMatchPage *page,
             guint        ply)
{
  g_autofree char *title = ply > 0 ? g_strdup_printf ("Note on Move %u", ply)
                                   : g_strdup ("Note on Round 1");

  g_assert_nonnull (rk_test_find (page, GTK_TYPE_LABEL, title));
}

/* A mistake that is taken back is none any more. */
static void
test_undo_mistake (RkTestWindow  *self,
                   gconstpointer  data)
{
  g_autoptr (RkMatch) match = rk_test_make_match (RK_TEST_FEW_STONES);
  g_autoptr (RkMistakes) mistakes = NULL;
  g_autoptr (RkMistake) mistake = NULL;
  RkMatchPage *page;
  g_autofree char *text = NULL;

  rk_test_play_moves (match, 200);
  page = rk_test_open_analysed (self, match);
  mistakes = rk_mistakes_new (match);
  mistake = g_object_ref (rk_mistakes_get_next (mistakes, 0, 0, RK_BOTH_SIDES));
  text = rk_text_mistake (match, mistake);
  g_assert_true (rk_match_undo_to (match, 0, rk_mistake_get_ply (mistake)));
  rk_cursor_first (page->cursor);
  rk_test_settle (self);
  rk_test_do (self, page, "match.next-mistake");
  g_assert_cmpint (rk_board_get_mistake (page->board), ==, (int) rk_mistake_get_hole (mistake));
  assert_note (page, rk_mistake_get_ply (mistake));

  rk_test_do (self, page, "match.undo");
  g_assert_cmpuint (rk_round_get_n_moves (rk_match_get_round (match, 0)), ==,
                    rk_mistake_get_ply (mistake) - 1);
  g_assert_cmpint (rk_board_get_mistake (page->board), ==, -1);
  g_assert_null (find_status (page, text));
  assert_note (page, rk_mistake_get_ply (mistake) - 1);
}

static gboolean
has_line (gpointer page)
{
  return RK_MATCH_PAGE (page)->aside != NULL;
}

/* Beside the match the review tells of what is on the board, not of the match. */
static void
test_beside (RkTestWindow  *self,
             gconstpointer  data)
{
  g_autoptr (RkMatch) match = rk_test_make_match (RK_TEST_FEW_STONES);
  g_autofree char *moves = NULL;
  g_autofree char *best = NULL;
  RkMatchPage *page;

  rk_test_play_moves (match, 200);
  page = rk_test_open_analysed (self, match);
  rk_cursor_go_to (page->cursor, 0, 1);
  rk_test_do (self, page, "match.best-line");
  rk_test_wait (has_line, page);
  rk_test_settle (self);
  moves = rk_text_line_moves (rk_aside_get_line (page->aside), G_MAXUINT);
  best = g_strdup_printf ("Best Line\n%s", moves);
  g_assert_nonnull (rk_test_find (page->review_pane, GTK_TYPE_LABEL, best));

  /* What is tried out in it leaves it, and not the match. */
  rk_test_do (self, page, "match.try-out");
  g_assert_cmpstr (adw_window_title_get_subtitle (page->title), ==, "Best Line, after move 1");
  g_assert_nonnull (rk_test_find (page->review_pane, GTK_TYPE_LABEL, "Trying Out"));
}

/* Kept in whatever round: all are listed, with their rounds, and lead there. */
static void
test_rounds (RkTestWindow  *self,
             gconstpointer  data)
{
  g_autoptr (RkMatch) match = rk_test_make_match (NULL);
  RkVariations *variations;
  GtkWidget *label;
  RkMatchPage *page;

  rk_test_play_moves (match, 4);
  g_assert_true (rk_match_agree_round (match, NULL));
  g_assert_true (rk_match_begin_round (match, NULL));
  rk_test_play_moves (match, 2);
  page = rk_test_open_review (self, match);
  variations = rk_review_pane_get_variations (page->review_pane);
  rk_cursor_go_to (page->cursor, 0, 2);
  rk_test_do (self, page, "match.try-out");
  rk_test_choose_hole (page, rk_test_find_beside (page));
  rk_test_settle (self);
  rk_test_do (self, page, "match.keep-line");

  rk_cursor_last (page->cursor);
  rk_test_settle (self);
  g_assert_null (page->aside);
  label = rk_test_find (variations, GTK_TYPE_LABEL, "Round 1 · After move 2 · 1 move");
  g_assert_nonnull (label);
  gtk_widget_activate (gtk_widget_get_ancestor (label, GTK_TYPE_LIST_BOX_ROW));
  rk_test_settle (self);
  g_assert_nonnull (page->aside);
  g_assert_cmpuint (rk_cursor_get_round (page->cursor), ==, 0);
}

static gboolean
shows (gpointer user_data)
{
  RkTestWindow *self = user_data;
  RkMatchPage *page = rk_test_get_page (self);

  return page != NULL && rk_round_get_n_moves (rk_match_get_round (rk_test_get_match (page), 0)) == 3;
}

/* What is set up from a match is analysed with its review in front, and the way back leads to
 * the match. */
static void
test_analyse (RkTestWindow  *self,
              gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_played (self, 3);
  g_autofree char *pane = NULL;

  g_object_set (self->state, "pane", "moves", NULL);
  rk_test_do (self, page, "match.set-up");
  rk_test_click (rk_test_get_dialog (self), "_Analyse");
  rk_test_settle (self);
  page = rk_test_get_page (self);
  g_assert_nonnull (page);
  g_assert_false (shows (self));
  g_object_get (self->state, "pane", &pane, NULL);
  g_assert_cmpstr (pane, ==, "review");

  gtk_widget_activate_action (GTK_WIDGET (page), "navigation.pop", NULL);
  rk_test_wait (shows, self);
  rk_test_settle (self);
}

static gboolean
has_lines (gpointer label)
{
  return pango_layout_get_line_count (gtk_label_get_layout (label)) > 1;
}

/* In a narrow window a toast gets higher, and nothing of it is cut. */
static void
test_toast (RkTestWindow  *self,
            gconstpointer  data)
{
  const char *text = "A text that is much too long for one line of a window this narrow";
  RkMatchPage *page;
  GtkWidget *label;

  rk_test_window_close (self);
  g_object_set (self->state, "width", 360, "height", 640, NULL);
  rk_test_window_open (self);
  page = rk_test_open_played (self, 2);
  rk_toast_add (GTK_WIDGET (page->toasts), rk_toast_new_undo (text, "match.undo-note"));
  rk_test_settle (self);
  label = rk_test_find (page->toasts, GTK_TYPE_LABEL, text);
  g_assert_nonnull (label);
  rk_test_wait (has_lines, label);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
  label = rk_test_find (rk_test_find (page->toasts, GTK_TYPE_BUTTON, "Undo"), GTK_TYPE_LABEL, NULL);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
}

/* The focus comes to the first hole that is open. */
static void
test_open_hole (RkTestWindow  *self,
                gconstpointer  data)
{
  g_autoptr (RkMatch) match = rk_test_make_match ("-,-,4,4,4,4/4,4,4,4,4,4 s 8-0");
  RkMatchPage *page = rk_test_open_match (self, match);

  gtk_widget_grab_focus (GTK_WIDGET (page->board));
  g_assert_cmpint (rk_board_get_focus_hole (page->board), ==, 2);
}

/* An empty comment says what the field is for. */
static void
test_placeholder (RkTestWindow  *self,
                  gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_played (self, 2);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (find_text (page)));

  g_assert_nonnull (rk_test_find (page->review_pane, GTK_TYPE_LABEL, "Comment"));
  gtk_text_buffer_set_text (buffer, "Bold.", -1);
  g_assert_null (rk_test_find (page->review_pane, GTK_TYPE_LABEL, "Comment"));
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  rk_test_add ("/reviewing/typing", test_typing);
  rk_test_add ("/reviewing/typing-sown", test_typing_sown);
  rk_test_add ("/reviewing/escape", test_escape);
  rk_test_add ("/reviewing/undo-beside", test_undo_beside);
  rk_test_add ("/reviewing/undo-answer", test_undo_answer);

  rk_test_add ("/reviewing/mistake", test_mistake);
  rk_test_add ("/reviewing/undo-mistake", test_undo_mistake);
  rk_test_add ("/reviewing/beside", test_beside);
  rk_test_add ("/reviewing/rounds", test_rounds);

  rk_test_add ("/reviewing/typed-kept", test_typed_kept);
  rk_test_add ("/reviewing/typed-in-vain", test_typed_in_vain);
  rk_test_add ("/reviewing/analyse", test_analyse);
  rk_test_add ("/reviewing/toast", test_toast);
  rk_test_add ("/reviewing/placeholder", test_placeholder);
  rk_test_add ("/reviewing/open-hole", test_open_hole);

  return g_test_run ();
}
