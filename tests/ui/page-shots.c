/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "rk-board.h"
#include "rk-lesson-board.h"
#include "rk-retry-board.h"
#include "rk-retry-page.h"
#include "rk-review.h"
#include "rk-setup-dialog.h"
#include "rk-test-review.h"
#include "rk-test-shot.h"

/* Not a test: saves pictures of the program's pages for people to look at.
 *
 *   page-shots OUTPUT WIDTH HEIGHT STYLE PAGE [FIXTURE [SOUTH NORTH]]
 *
 * STYLE: light, dark, hc-light or hc-dark (high contrast); with "+" text is half as large
 * again.
 * PAGE: library, empty, tournaments (none yet), tournament (with the view FIXTURE), new-match,
 * setup, setup-wrong, setup-low (a position that is set up: at first, with what is wrong, its
 * lower part), analysis (of one), preferences, marks, learn (the lessons), lesson,
 * lesson-example, lesson-task (with the lesson FIXTURE: as it is opened, its example or task);
 * and with a match of the fixtures: match,
 * rounds, begin (its start), back (a move before its end), undo (a move taken back), interlude (its round played to the
 * end), reopening (the last interlude that reopened holes), over (the match played to its
 * end), conceded (the match), sown (a move half sown), moves-sheet and rounds-sheet (the pane,
 * narrow), question, hint and values (of the best move and of all moves), review and review-sheet
 * (not analysed), analysed and analysed-sheet, mistake (the first one), lap and lap-sheet (the
 * third of the last move but one), stone-N (a move after so many steps), retry, retry-wrong, retry-answer and
 * retry-end (mistakes tried again: one of them, what was played once more, the answer, the
 * summary), trial, variation and variation-sheet (a move tried out from an earlier place, and
 * kept).
 * SOUTH and NORTH: the names of the players.
 */

static void
fill_library (RkTestWindow *self)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "matches", NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    g_object_unref (rk_test_copy_fixture (self, name));
  rk_library_load_async (rk_application_get_library (self->application), NULL, NULL, NULL);
}

static gboolean
is_time (gpointer user_data)
{
  return g_get_monotonic_time () > *(gint64 *) user_data;
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

static void
play_match (RkMatch *match)
{
  play_round (match);
  while (rk_match_begin_round (match, NULL))
    play_round (match);
}

static gboolean
has_reopened (RkRound *round)
{
  for (guint hole = 0; hole < 2u * rk_round_get_position (round, 0)->n_holes; hole++)
    if (rk_round_is_reopened (round, hole))
      return TRUE;

  return FALSE;
}

static void
go_to_reopening (RkMatch *match)
{
  guint round = rk_match_get_n_rounds (match) - 1;

  while (round > 0 && !has_reopened (rk_match_get_round (match, round)))
    round--;
  if (round > 0)
    rk_match_undo_to (match, round - 1,
                      rk_round_get_n_moves (rk_match_get_round (match, round - 1)));
}

/* Leaves the stones in the air. */
static void
begin_move (RkTestWindow *self)
{
  RkMatchPage *page = rk_test_get_page (self);
  gint64 enough;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  rk_test_choose_hole (page, rk_test_find_legal (page));
  enough = g_get_monotonic_time () + 2 * G_USEC_PER_SEC;
  rk_test_wait (is_time, &enough);
}

/* Values of all moves, and a hint beside them. */
static void
show_advice (RkTestWindow *self,
             gboolean      values)
{
  rk_test_settle (self);
  if (values)
    rk_test_activate (rk_test_get_page (self), "match.show-values");
  rk_test_activate (rk_test_get_page (self), "match.hint");
  rk_test_wait (rk_test_is_idle, rk_application_get_solver (self->application));
}

static gboolean
is_analysed (gpointer user_data)
{
  return rk_review_get_state (user_data, RK_ALL_ROUNDS) == RK_REVIEW_CURRENT;
}

static void
show_analysis (RkTestWindow *self,
               gboolean      mistake)
{
  RkMatchPage *page = rk_test_get_page (self);
  gint64 deadline = g_get_monotonic_time () + 300 * G_USEC_PER_SEC;

  rk_test_settle (self);
  rk_test_click (page, _("Analyse the Match"));
  while (!is_analysed (rk_test_get_match (page)) && g_get_monotonic_time () < deadline)
    g_main_context_iteration (NULL, TRUE);
  if (mistake)
    {
      rk_test_activate (page, "match.first");
      rk_test_activate (page, "match.next-mistake");
    }
}

static void
show_retry (RkTestWindow *self,
            const char   *page)
{
  GtkWidget *visible;
  RkRetryBoard *board;

  rk_test_activate (rk_test_get_page (self), "match.retry");
  rk_test_settle (self);
  visible = rk_test_find (self->window, RK_TYPE_RETRY_PAGE, NULL);
  board = RK_RETRY_BOARD (rk_test_find (visible, RK_TYPE_RETRY_BOARD, NULL));
  rk_test_wait (rk_test_is_idle, rk_application_get_solver (self->application));
  if (g_str_equal (page, "retry-wrong"))
    g_signal_emit_by_name (
        rk_board_get_hole_widget (rk_retry_board_get_board (board),
                                  rk_mistake_get_hole (rk_retry_board_get_mistake (board))),
        "clicked");
  else if (g_str_equal (page, "retry-answer") || g_str_equal (page, "retry-end"))
    gtk_widget_activate_action (visible, "retry.answer", NULL);
  rk_test_wait (rk_test_is_idle, rk_application_get_solver (self->application));
  for (guint i = 0; i < 100 && g_str_equal (page, "retry-end"); i++)
    gtk_widget_activate_action (visible, "retry.next", NULL);
}

static void
show_lap (RkTestWindow *self)
{
  RkMatchPage *page = rk_test_get_page (self);

  rk_test_settle (self);
  rk_test_activate (page, "match.back");
  rk_test_activate (page, "match.back");
  for (guint i = 0; i < 3; i++)
    rk_test_activate (page, "match.lap-forward");
}

/* "stone-3": so many stones into a move that takes something, the lifting one of them. */
static void
show_stone (RkTestWindow *self,
            guint         n_steps)
{
  RkMatchPage *page = rk_test_get_page (self);
  RkCursor *cursor = rk_match_page_get_cursor (page);

  rk_test_activate (page, "match.first");
  rk_test_activate (page, "match.forward");
  while (rk_cursor_can_forward (cursor) &&
         rk_move_get_sowing (rk_cursor_get_move (cursor))->captured[RK_SOUTH] == 0)
    rk_test_activate (page, "match.forward");
  rk_test_activate (page, "match.back");
  for (guint i = 0; i < n_steps; i++)
    rk_test_activate (page, "match.stone-forward");
}

static gboolean
has_line (gpointer user_data)
{
  GtkWidget *keep = rk_test_find (user_data, GTK_TYPE_BUTTON,
                                  C_("moves that were tried out", "Keep"));

  return keep != NULL && gtk_widget_is_sensitive (keep);
}

static void
show_trial (RkTestWindow *self,
            const char   *page)
{
  RkMatchPage *match_page = rk_test_get_page (self);
  static const char *const actions[] = {
    "match.back", "match.back", "match.try-out", "match.computer-move",
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    rk_test_activate (match_page, actions[i]);
  rk_test_wait (has_line, match_page);
  if (!g_str_has_prefix (page, "variation"))
    return;

  g_object_set (self->state, "pane", "review", NULL);
  rk_test_activate (match_page, "match.keep-line");
  if (g_str_equal (page, "variation-sheet"))
    rk_test_activate (match_page, "match.pane");
}

static void
show_match (RkTestWindow  *self,
            const char    *page,
            const char    *fixture,
            char         **names)
{
  RkMatch *match;

  if (g_str_has_prefix (page, "rounds"))
    g_object_set (self->state, "pane", "rounds", NULL);
  else if (g_str_has_prefix (page, "review") || g_str_has_prefix (page, "analysed") ||
           g_str_equal (page, "mistake") || g_str_has_prefix (page, "lap") ||
           g_str_has_prefix (page, "retry") ||
           g_str_has_prefix (page, "stone"))
    g_object_set (self->state, "pane", "review", NULL);

  match = rk_test_get_match (rk_test_open_fixture (self, fixture));
  for (RkSide side = RK_SOUTH; side <= RK_NORTH; side++)
    if (names[side] != NULL)
      rk_player_set_name (rk_match_get_player (match, side), names[side]);

  if (g_str_equal (page, "interlude"))
    play_round (match);
  else if (g_str_equal (page, "reopening"))
    go_to_reopening (match);
  else if (g_str_equal (page, "over"))
    play_match (match);
  else if (g_str_equal (page, "conceded"))
    rk_match_concede (match, RK_NORTH, NULL);
  else if (g_str_equal (page, "sown"))
    begin_move (self);
  else if (g_str_has_prefix (page, "analysed") || g_str_equal (page, "mistake"))
    show_analysis (self, g_str_equal (page, "mistake"));
  else if (g_str_has_prefix (page, "retry"))
    {
      show_analysis (self, FALSE);
      show_retry (self, page);
    }
  else if (g_str_equal (page, "trial") || g_str_has_prefix (page, "variation"))
    show_trial (self, page);
  else if (g_str_has_prefix (page, "lap"))
    show_lap (self);
  else if (g_str_has_prefix (page, "stone-"))
    show_stone (self, g_ascii_strtoull (page + strlen ("stone-"), NULL, 10));
  else if (g_str_equal (page, "hint") || g_str_equal (page, "values"))
    show_advice (self, g_str_equal (page, "values"));
}

/* Eight players in the first round of a round robin. */
static void
show_tournament (RkTestWindow *self,
                 const char   *view)
{
  static const char *const players[] = {
    "Asha", "Bilan", "Caasha", "Dalmar", "Ebla", "Faarax", "Geedi", "Hodan",
  };
  RkRegulations regulations;
  g_autoptr (RkTournament) tournament = NULL;

  rk_regulations_init (&regulations, RK_SYSTEM_ROUND_ROBIN, G_N_ELEMENTS (players));
  tournament = rk_tournament_new ("Club evening", &regulations);
  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    rk_tournament_add_entrant (tournament, players[i], NULL, 0, NULL);
  rk_tournament_pair (tournament, 0, NULL);
  rk_tournament_publish (tournament, NULL);
  g_object_set (self->state, "view", view, NULL);
  rk_window_start_tournament (self->window, tournament);
}

static void
show_lesson (RkTestWindow *self,
             const char   *page,
             const char   *id)
{
  RkLessonBoard *board;

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.lesson", "s", id);
  rk_test_settle (self);
  board = RK_LESSON_BOARD (rk_test_find (self->window, RK_TYPE_LESSON_BOARD, NULL));
  if (g_str_equal (page, "lesson-example"))
    rk_test_click (board, _("See the _Example"));
  else if (g_str_equal (page, "lesson-task"))
    rk_test_click (board, C_("lesson", "_Try It"));
}

/* One of a handicap that is not complete. */
static void
show_setup (RkTestWindow *self,
            const char   *page)
{
  RkSetupDialog *dialog;
  RkSetup *setup;

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.set-up", NULL);
  rk_test_settle (self);
  dialog = RK_SETUP_DIALOG (rk_test_get_dialog (self));
  setup = rk_setup_dialog_get_setup (dialog);
  rk_setup_give (setup, RK_NORTH, 2);
  rk_setup_set_stones (setup, 2, 9);
  rk_setup_set_reserve (setup, RK_SOUTH, g_str_equal (page, "analysis") ? 3 : 2);
  rk_test_settle (self);
  if (g_str_equal (page, "setup-wrong"))
    gtk_editable_set_text (GTK_EDITABLE (rk_test_find (dialog, ADW_TYPE_ENTRY_ROW, NULL)),
                           "4,4,9,4,4,4/-,-,4,4,4 s 0-0");
  else if (g_str_equal (page, "setup-low"))
    gtk_widget_grab_focus (rk_test_find (dialog, ADW_TYPE_BUTTON_ROW, NULL));
  else if (g_str_equal (page, "analysis"))
    gtk_widget_activate_action (GTK_WIDGET (dialog), "setup.analyse", NULL);
}

/* Twenty rounds of fifty moves, looked at in the middle. */
static void
show_long (RkTestWindow *self,
           const char   *page)
{
  g_autoptr (RkMatch) match = rk_test_make_long (20, 50);
  RkMatchPage *match_page = rk_test_open_review (self, match);

  rk_cursor_go_to (rk_match_page_get_cursor (match_page), 10, 25);
  if (g_str_equal (page, "long-sheet"))
    rk_test_activate (match_page, "match.pane");
}

static void
show (RkTestWindow  *self,
      const char    *page,
      const char    *fixture,
      char         **names)
{
  static const struct
  {
    const char *page;
    const char *action;
  } actions[] = {
    { "begin", "match.first" },
    { "back", "match.back" },
    { "undo", "match.undo" },
    { "moves-sheet", "match.pane" },
    { "rounds-sheet", "match.pane" },
    { "review-sheet", "match.pane" },
    { "analysed-sheet", "match.pane" },
    { "lap-sheet", "match.pane" },
    { "question", "match.concede" },
  };

  if (g_str_equal (page, "library"))
    {
      fill_library (self);
      rk_test_wait (rk_test_has_items, rk_application_get_library (self->application));
    }
  else if (g_str_equal (page, "tournaments"))
    g_object_set (self->state, "library-view", "tournaments", NULL);
  else if (g_str_equal (page, "new-match"))
    gtk_widget_activate_action (GTK_WIDGET (self->window), "win.new-match", NULL);
  else if (g_str_equal (page, "preferences"))
    g_action_group_activate_action (G_ACTION_GROUP (self->application), "preferences", NULL);
  else if (g_str_equal (page, "marks"))
    g_action_group_activate_action (G_ACTION_GROUP (self->application), "marks", NULL);

  else if (g_str_equal (page, "learn"))
    gtk_widget_activate_action (GTK_WIDGET (self->window), "win.learn", NULL);

  if (g_str_has_prefix (page, "setup") || g_str_equal (page, "analysis"))
    show_setup (self, page);
  if (g_str_equal (page, "tournament"))
    show_tournament (self, fixture);
  if (g_str_has_prefix (page, "long"))
    show_long (self, page);
  if (g_str_has_prefix (page, "lesson"))
    {
      show_lesson (self, page, fixture);
      return;
    }
  if (fixture == NULL || g_str_equal (page, "tournament"))
    return;

  show_match (self, page, fixture, names);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    if (g_str_equal (page, actions[i].page))
      gtk_widget_activate_action (GTK_WIDGET (rk_test_get_page (self)), actions[i].action, NULL);
}

int
main (int    argc,
      char **argv)
{
  RkTestWindow self = { NULL };
  char *names[] = { NULL, NULL };

  if (argc > 4 && g_str_has_prefix (argv[4], "hc-"))
    g_setenv ("ADW_DEBUG_HIGH_CONTRAST", "1", TRUE);
  rk_test_ui_init (&argc, &argv);
  if (argc < 6)
    return EXIT_FAILURE;

  rk_test_shot_begin (&self, atoi (argv[2]), atoi (argv[3]), argv[4]);
  for (int i = 7; i < MIN (argc, 9); i++)
    names[i - 7] = argv[i];
  show (&self, argv[5], argc > 6 ? argv[6] : NULL, names);
  rk_test_shot_end (&self, argv[1]);

  return EXIT_SUCCESS;
}
