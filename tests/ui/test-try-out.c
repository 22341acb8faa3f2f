/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#define _GNU_SOURCE
#include "config.h"

/* Moves tried out beside the match. */

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>

#include "rk-match-page-private.h"
#include "rk-moves-pane.h"
#include "rk-test-aside.h"
#include "rk-test-review.h"
#include "rk-test-telling.h"
#include "rk-variations.h"
#include "rk-window-private.h"

/* From the end of the match; each move is heard once; the match knows nothing of it. */
static void
test_live (RkTestWindow  *self,
           gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_to_try (self, 4);
  g_autoptr (GBytes) before = rk_test_load_saved (page);
  g_autoptr (GPtrArray) heard = g_ptr_array_new_with_free_func (g_free);

  g_signal_connect_swapped (page->announcer, "announced", G_CALLBACK (rk_test_collect_cb), heard);
  rk_test_do (self, page, "match.try-out");
  rk_test_assert_aside (page, RK_ASIDE_TRIAL, 0, 0);
  g_assert_cmpstr (adw_window_title_get_title (page->title), ==, "Trying Out");
  g_assert_nonnull (rk_test_find (page, GTK_TYPE_LABEL, "Trying Out: the match stays as it is"));
  g_assert_cmpuint (heard->len, ==, 1);

  rk_test_try_moves (self, page, 3);
  rk_test_assert_aside (page, RK_ASIDE_TRIAL, 3, 3);
  g_assert_cmpuint (heard->len, ==, 4);
  g_assert_true (g_str_has_prefix (heard->pdata[3], "Trial, move 3. "));
  g_assert_nonnull (rk_test_find (page->navigation_bar, GTK_TYPE_LABEL, heard->pdata[3]));

  /* A hole that cannot be played says why. */
  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    if (rk_aside_check_move (page->aside, hole) != RK_MOVE_LEGAL)
      {
        rk_test_choose_hole (page, hole);
        break;
      }
  rk_test_settle (self);
  rk_test_assert_aside (page, RK_ASIDE_TRIAL, 3, 3);
  g_assert_nonnull (rk_test_get_toast (self));

  rk_test_do (self, page, "match.leave-line");
  rk_test_assert_in_match (page);
  g_assert_true (rk_cursor_is_live (page->cursor));
  rk_test_assert_same_file (page, before);
}

/* With all keys, which walk in the trial; another move in its middle replaces what follows. */
static void
test_walk (RkTestWindow  *self,
           gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_to_try (self, 6);
  g_autoptr (GBytes) before = rk_test_load_saved (page);
  guint other;

  rk_cursor_go_to (page->cursor, 0, 2);
  rk_test_settle (self);
  rk_test_do (self, page, "match.try-out");
  g_assert_cmpuint (rk_aside_get_root (page->aside), ==, 2);
  g_assert_false (rk_test_is_enabled (page, "back"));
  g_assert_false (rk_test_is_enabled (page, "undo"));
  rk_test_try_moves (self, page, 4);
  rk_test_do (self, page, "match.back");
  rk_test_assert_aside (page, RK_ASIDE_TRIAL, 3, 4);
  rk_test_do (self, page, "match.undo");
  rk_test_assert_aside (page, RK_ASIDE_TRIAL, 2, 4);
  rk_test_do (self, page, "match.first");
  rk_test_assert_aside (page, RK_ASIDE_TRIAL, 0, 4);
  rk_test_do (self, page, "match.forward");
  rk_test_do (self, page, "match.redo");
  rk_test_assert_aside (page, RK_ASIDE_TRIAL, 2, 4);
  rk_test_do (self, page, "match.show-again");
  rk_test_assert_aside (page, RK_ASIDE_TRIAL, 2, 4);
  rk_test_do (self, page, "match.last");
  rk_test_assert_aside (page, RK_ASIDE_TRIAL, 4, 4);
  g_assert_false (rk_test_is_enabled (page, "forward"));
  g_assert_false (rk_test_is_enabled (page, "lap-forward"));
  g_assert_false (rk_test_is_enabled (page, "agree-round"));
  g_assert_false (rk_test_is_enabled (page, "concede"));

  rk_test_do (self, page, "match.first");
  rk_test_choose_hole (page, rk_test_find_beside (page));
  rk_test_settle (self);
  rk_test_assert_aside (page, RK_ASIDE_TRIAL, 1, 4);
  other = rk_test_find_last_beside (page);
  rk_test_choose_hole (page, other);
  rk_test_settle (self);
  rk_test_assert_aside (page, RK_ASIDE_TRIAL, 2, 2);
  g_assert_cmpuint (rk_move_get_hole (rk_aside_get_move (page->aside)), ==, other);

  g_assert_cmpuint (rk_cursor_get_ply (page->cursor), ==, 2);
  rk_test_do (self, page, "match.try-out");
  rk_test_assert_in_match (page);
  rk_test_assert_same_file (page, before);
}

/* Left by a key, by the list of moves, by a mistake: taken up again from the toast. */
static void
test_resume (RkTestWindow  *self,
             gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_to_try (self, 6);

  rk_cursor_go_to (page->cursor, 0, 3);
  rk_test_do (self, page, "match.try-out");
  rk_test_activate (page, "match.try-out");
  g_assert_cmpuint (page->place_id, !=, 0);
  rk_test_settle (self);
  rk_test_assert_in_match (page);
  g_assert_false (rk_test_is_enabled (page, "resume-trial"));

  rk_test_do (self, page, "match.try-out");
  rk_test_try_moves (self, page, 2);
  rk_cursor_go_to (page->cursor, 0, 5);
  rk_test_settle (self);
  rk_test_assert_in_match (page);
  g_assert_cmpstr (rk_test_get_toast (self), ==, "The trial is closed.");
  rk_test_do (self, page, "match.resume-trial");
  rk_test_assert_aside (page, RK_ASIDE_TRIAL, 2, 2);
  g_assert_cmpuint (rk_cursor_get_ply (page->cursor), ==, 3);
  g_assert_false (rk_test_is_enabled (page, "resume-trial"));

  /* What it left may be gone. */
  rk_test_do (self, page, "match.leave-line");
  g_assert_true (rk_match_undo_to (rk_test_get_match (page), 0, 1));
  rk_test_settle (self);
  g_assert_false (rk_test_is_enabled (page, "resume-trial"));
}

/* Moves that the match plays itself are shown there, and not kept. */
static void
test_match_itself (RkTestWindow  *self,
                   gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_to_try (self, 6);
  RkRound *round = rk_match_get_round (rk_test_get_match (page), 0);
  g_autoptr (GBytes) before = rk_test_load_saved (page);

  rk_cursor_go_to (page->cursor, 0, 2);
  rk_test_do (self, page, "match.try-out");
  for (guint i = 2; i < 4; i++)
    {
      rk_test_choose_hole (page, rk_move_get_hole (rk_round_get_move (round, i)));
      rk_test_settle (self);
    }
  rk_test_do (self, page, "match.keep-line");
  g_assert_cmpstr (rk_test_get_toast (self), ==, "These are the moves of the match itself.");
  rk_test_assert_in_match (page);
  g_assert_cmpuint (rk_cursor_get_ply (page->cursor), ==, 4);
  rk_test_assert_same_file (page, before);

  /* What begins like the match leaves it later. */
  rk_cursor_go_to (page->cursor, 0, 2);
  rk_test_do (self, page, "match.try-out");
  rk_test_choose_hole (page, rk_move_get_hole (rk_round_get_move (round, 2)));
  rk_test_settle (self);
  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    if (hole != rk_move_get_hole (rk_round_get_move (round, 3)) &&
        rk_aside_check_move (page->aside, hole) == RK_MOVE_LEGAL)
      {
        rk_test_choose_hole (page, hole);
        break;
      }
  rk_test_settle (self);
  rk_test_do (self, page, "match.keep-line");
  g_assert_cmpstr (rk_test_get_toast (self), ==, "The moves are kept as a variation.");
  rk_test_assert_aside (page, RK_ASIDE_VARIATION, 1, 1);
  g_assert_cmpuint (rk_cursor_get_ply (page->cursor), ==, 3);
  rk_test_do (self, page, "match.undo-line");
  rk_test_assert_aside (page, RK_ASIDE_TRIAL, 2, 2);
  g_assert_cmpuint (rk_cursor_get_ply (page->cursor), ==, 2);
}

/* A trial waits for whoever goes to the library, or quits, and comes back; one that was
 * closed does not. */
static void
test_come_back (RkTestWindow  *self,
                gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_to_try (self, 6);
  g_autoptr (GFile) file = NULL;
  g_autoptr (GBytes) before = rk_test_load_saved (page);
  g_autoptr (GPtrArray) heard = NULL;
  g_autofree char *place = NULL;

  file = g_object_ref (rk_document_get_file (rk_match_page_get_document (page)));
  rk_cursor_go_to (page->cursor, 0, 3);
  rk_test_do (self, page, "match.try-out");
  rk_test_try_moves (self, page, 2);

  adw_navigation_view_pop (ADW_NAVIGATION_VIEW (
      rk_test_find (self->window, ADW_TYPE_NAVIGATION_VIEW, NULL)));
  rk_test_settle (self);
  g_assert_null (rk_test_get_page (self));
  heard = rk_test_listen (self);
  rk_window_open_file (self->window, file);
  rk_test_wait (rk_test_has_page, self);
  rk_test_settle (self);
  page = rk_test_get_page (self);
  rk_test_assert_aside (page, RK_ASIDE_TRIAL, 2, 2);
  place = _rk_match_page_describe_line (page);
  g_assert_true (g_str_has_prefix (place, "Trial, move 2."));
  rk_test_assert_heard (heard, place);
  g_assert_cmpuint (rk_cursor_get_ply (page->cursor), ==, 3);

  rk_test_window_close (self);
  rk_test_window_open (self);
  rk_test_wait (rk_test_has_page, self);
  rk_test_settle (self);
  page = rk_test_get_page (self);
  rk_test_assert_aside (page, RK_ASIDE_TRIAL, 2, 2);
  rk_test_assert_same_file (page, before);

  rk_test_do (self, page, "match.leave-line");
  rk_test_window_close (self);
  rk_test_window_open (self);
  rk_test_wait (rk_test_has_page, self);
  rk_test_settle (self);
  rk_test_assert_in_match (rk_test_get_page (self));
}

/* While set the system gives no thread to the solver. */
static gboolean without_threads;

typedef int (*CreateThread) (pthread_t             *thread,
                             const pthread_attr_t  *attributes,
                             void                *(*run) (void *),
                             void                  *data);

int
pthread_create (pthread_t             *thread,
                const pthread_attr_t  *attributes,
                void                *(*run) (void *),
                void                  *data)
{
  CreateThread create = (CreateThread) dlsym (RTLD_NEXT, "pthread_create");

  return without_threads ? EAGAIN : create (thread, attributes, run, data);
}

/* Nobody waits for a best line that cannot be found. */
static void
test_no_thread (RkTestWindow  *self,
                gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_to_try (self, 4);

  without_threads = TRUE;
  rk_test_do (self, page, "match.best-line");
  without_threads = FALSE;
  rk_test_assert_in_match (page);
  g_assert_cmpstr (rk_test_get_toast (self), ==, "The system is too busy. Try again later.");
}

/* From the question that playing at an earlier place asks. */
static void
test_question (RkTestWindow  *self,
               gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_to_try (self, 6);
  g_autoptr (GBytes) before = rk_test_load_saved (page);
  RkRound *round = rk_match_get_round (rk_test_get_match (page), 0);
  guint hole = 0;

  rk_cursor_go_to (page->cursor, 0, 2);
  rk_test_settle (self);
  while (rk_position_check_move (rk_round_get_position (round, 2), hole) != RK_MOVE_LEGAL)
    hole++;
  rk_test_choose_hole (page, hole);
  rk_test_wait (rk_test_has_dialog, self);
  rk_test_respond (self, "try");
  rk_test_assert_aside (page, RK_ASIDE_TRIAL, 1, 1);
  g_assert_cmpuint (rk_move_get_hole (rk_aside_get_move (page->aside)), ==, hole);
  g_assert_cmpuint (rk_round_get_n_moves (round), ==, 6);
  rk_test_assert_same_file (page, before);
}

static gboolean
has_best (gpointer user_data)
{
  RkMatchPage *page = RK_MATCH_PAGE (user_data);

  return page->aside != NULL && rk_aside_get_kind (page->aside) == RK_ASIDE_BEST;
}

static gboolean
has_hint (gpointer user_data)
{
  return rk_hints_get_text (RK_MATCH_PAGE (user_data)->hints) != NULL;
}

/* Hints and the best line are about what is tried out; that line is kept, or played on
 * from. */
static void
test_advice (RkTestWindow  *self,
             gconstpointer  data)
{
  g_autoptr (RkMatch) match = rk_test_make_match (RK_TEST_FEW_STONES);
  RkMatchPage *page = rk_test_open_match (self, match);
  GListStore *lines = rk_round_get_lines (rk_match_get_round (match, 0));
  guint n_moves;

  rk_test_do (self, page, "match.try-out");
  rk_test_try_moves (self, page, 1);
  rk_test_activate (page, "match.hint");
  rk_test_wait (has_hint, page);
  g_assert_cmpint (rk_aside_check_move (page->aside, rk_board_get_hint (page->board)), ==,
                   RK_MOVE_LEGAL);

  rk_test_activate (page, "match.best-line");
  rk_test_wait (has_best, page);
  rk_test_settle (self);
  n_moves = rk_aside_get_n_moves (page->aside);
  rk_test_assert_aside (page, RK_ASIDE_BEST, 1, n_moves);
  rk_test_activate (page, "match.best-line");
  rk_test_settle (self);
  rk_test_assert_aside (page, RK_ASIDE_TRIAL, 1, 1);

  rk_test_activate (page, "match.best-line");
  rk_test_wait (has_best, page);
  rk_test_settle (self);
  rk_test_do (self, page, "match.keep-line");
  rk_test_assert_aside (page, RK_ASIDE_VARIATION, 2, n_moves + 1);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (lines)), ==, 1);
  rk_test_do (self, page, "match.leave-line");
  rk_test_assert_in_match (page);

  rk_test_activate (page, "match.best-line");
  rk_test_wait (has_best, page);
  rk_test_settle (self);
  rk_test_choose_hole (page, rk_test_find_beside (page));
  rk_test_settle (self);
  g_assert_nonnull (page->aside);
}

/* To the end of the round, which is told; nothing can be played there. */
static void
test_end (RkTestWindow  *self,
          gconstpointer  data)
{
  g_autoptr (RkMatch) match = rk_test_make_match (RK_TEST_FEW_STONES);
  RkMatchPage *page = rk_test_open_match (self, match);
  g_autofree char *status = NULL;

  rk_test_do (self, page, "match.try-out");
  while (rk_aside_get_end (page->aside) == RK_ROUND_GOES_ON)
    rk_test_try_moves (self, page, 1);
  status = _rk_match_page_describe_line (page);
  g_assert_nonnull (strstr (status, "The round would be over."));
  g_assert_false (rk_test_is_enabled (page, "hint"));
  g_assert_false (rk_test_is_enabled (page, "computer-move"));
  rk_test_choose_hole (page, 1);
  rk_test_settle (self);
  g_assert_nonnull (rk_test_get_toast (self));
  g_assert_cmpint (rk_match_get_state (match), ==, RK_MATCH_PLAYING);
}

typedef struct
{
  RkMatchPage *page;
  guint n_moves;
} Wanted;

static gboolean
has_moves (gpointer user_data)
{
  Wanted *self = user_data;

  return rk_aside_get_ply (self->page->aside) == self->n_moves &&
         !_rk_match_page_is_answering (self->page);
}

/* The computer answers, or moves when it is asked; the match itself rests meanwhile. */
static void
test_computer (RkTestWindow  *self,
               gconstpointer  data)
{
  g_autoptr (RkMatch) match = rk_test_make_match (NULL);
  RkPlayer *north = rk_match_get_player (match, RK_NORTH);
  Wanted wanted;
  RkMatchPage *page;

  rk_player_set_player_type (north, RK_PLAYER_COMPUTER);
  rk_player_set_level (north, RK_LEVEL_EASY);
  page = rk_test_open_match (self, match);
  wanted.page = page;
  rk_test_do (self, page, "match.try-out");
  gtk_widget_activate_action (GTK_WIDGET (page), "match.answers", "i", RK_LEVEL_EASY);
  rk_test_choose_hole (page, rk_test_find_beside (page));
  g_assert_true (_rk_match_page_is_answering (page));
  g_assert_false (rk_test_is_enabled (page, "hint"));
  wanted.n_moves = 2;
  rk_test_wait (has_moves, &wanted);
  rk_test_settle (self);
  rk_test_assert_aside (page, RK_ASIDE_TRIAL, 2, 2);

  /* A move for the person, and the answer to it. */
  rk_test_activate (page, "match.computer-move");
  wanted.n_moves = 4;
  rk_test_wait (has_moves, &wanted);
  rk_test_settle (self);

  /* A step back stops it. */
  rk_test_choose_hole (page, rk_test_find_beside (page));
  g_assert_true (_rk_match_page_is_answering (page));
  rk_test_do (self, page, "match.back");
  g_assert_false (_rk_match_page_is_answering (page));
  g_assert_cmpuint (rk_round_get_n_moves (rk_match_get_round (match, 0)), ==, 0);

  /* The computer is to move in the match: not before the trial is left. */
  rk_test_do (self, page, "match.leave-line");
  rk_test_choose_hole (page, rk_test_find_legal (page));
  rk_test_do (self, page, "match.try-out");
  g_assert_true (_rk_match_page_is_trying (page));
  g_assert_false (rk_computer_player_is_at_work (page->computer));
  rk_test_do (self, page, "match.try-out");
  g_assert_true (rk_computer_player_is_at_work (page->computer));
}

/* Chosen on the turn of the other side, it plays that one at once, and stays there. */
static void
test_sides (RkTestWindow  *self,
            gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_to_try (self, 4);
  Wanted wanted = { page, 2 };
  RkSide side;

  rk_test_do (self, page, "match.try-out");
  rk_test_try_moves (self, page, 1);
  side = rk_aside_get_position (page->aside)->turn;
  gtk_widget_activate_action (GTK_WIDGET (page), "match.answers", "i", RK_LEVEL_EASY);
  g_assert_true (_rk_match_page_is_answering (page));
  rk_test_wait (has_moves, &wanted);
  rk_test_settle (self);
  g_assert_cmpint (rk_aside_get_position (page->aside)->turn, ==, rk_side_other (side));

  /* A move of a person for the computer is not answered by another side. */
  rk_test_do (self, page, "match.back");
  rk_test_choose_hole (page, rk_test_find_beside (page));
  g_assert_false (_rk_match_page_is_answering (page));
  rk_test_settle (self);
  rk_test_choose_hole (page, rk_test_find_beside (page));
  g_assert_true (_rk_match_page_is_answering (page));
}

static void
test_tournament_game (RkTestWindow  *self,
                      gconstpointer  data)
{
  g_autoptr (RkMatch) match = rk_test_make_tournament_game (2);
  RkMatchPage *page;
  guint hole = 0;

  page = rk_test_open_match (self, match);
  g_object_set (self->state, "pane", "review", NULL);
  rk_test_settle (self);
  g_assert_false (rk_test_is_enabled (page, "try-out"));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (
      rk_review_pane_get_variations (page->review_pane))));

  rk_cursor_first (page->cursor);
  rk_test_settle (self);
  while (rk_position_check_move (rk_cursor_get_position (page->cursor), hole) != RK_MOVE_LEGAL)
    hole++;
  rk_test_choose_hole (page, hole);
  rk_test_wait (rk_test_has_dialog, self);
  g_assert_false (adw_alert_dialog_has_response (
      ADW_ALERT_DIALOG (rk_test_get_dialog (self)), "try"));
  rk_test_respond (self, "cancel");

  rk_cursor_last (page->cursor);
  g_assert_true (rk_match_concede (match, RK_SOUTH, NULL));
  rk_test_settle (self);
  g_assert_true (rk_test_is_enabled (page, "try-out"));
  rk_test_do (self, page, "match.try-out");
  rk_test_try_moves (self, page, 1);
  rk_test_assert_aside (page, RK_ASIDE_TRIAL, 1, 1);

  /* The game goes on after all. */
  g_assert_true (rk_match_undo (match));
  rk_test_settle (self);
  rk_test_assert_in_match (page);
  g_assert_false (rk_test_is_enabled (page, "resume-trial"));
}

/* The window is made anew: in another language, for one. */
static void
test_remake (RkTestWindow  *self,
             gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_to_try (self, 6);
  RkWindow *old = self->window;

  rk_cursor_go_to (page->cursor, 0, 4);
  rk_test_do (self, page, "match.try-out");
  rk_test_try_moves (self, page, 3);
  rk_test_do (self, page, "match.back");
  gtk_widget_activate_action (GTK_WIDGET (page), "match.answers", "i", RK_LEVEL_HARD);

  self->window = _rk_window_remake (old);
  gtk_window_present (GTK_WINDOW (self->window));
  gtk_window_destroy (GTK_WINDOW (old));
  rk_test_settle (self);
  page = rk_test_get_page (self);
  rk_test_assert_aside (page, RK_ASIDE_TRIAL, 2, 3);
  g_assert_cmpint (page->answer_level, ==, RK_LEVEL_HARD);
  g_assert_cmpuint (rk_cursor_get_ply (page->cursor), ==, 4);
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  rk_test_add ("/try-out/live", test_live);
  rk_test_add ("/try-out/walk", test_walk);
  rk_test_add ("/try-out/resume", test_resume);
  rk_test_add ("/try-out/match-itself", test_match_itself);
  rk_test_add ("/try-out/come-back", test_come_back);
  rk_test_add ("/try-out/no-thread", test_no_thread);
  rk_test_add ("/try-out/sides", test_sides);
  rk_test_add ("/try-out/question", test_question);
  rk_test_add ("/try-out/advice", test_advice);
  rk_test_add ("/try-out/end", test_end);
  rk_test_add ("/try-out/computer", test_computer);
  rk_test_add ("/try-out/tournament-game", test_tournament_game);
  rk_test_add ("/try-out/remake", test_remake);

  return g_test_run ();
}
