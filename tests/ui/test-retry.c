/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* Mistakes are tried again: what counts, and what is said. */

#include "rk-retry-page.h"
#include "rk-review.h"
#include "rk-review-sentences.h"
#include "rk-sentences.h"
#include "rk-test-keys.h"
#include "rk-test-model.h"
#include "rk-test-once.h"
#include "rk-test-retry.h"
#include "rk-test-review.h"
#include "rk-test-telling.h"

/* Few stones: known at once. */
#define START "1,1,2,1,0,1/1,2,1,0,1,1 s 18-18"
/* A, D and F are best moves, B gives away 4 stones. */
#define EQUAL "1,2,0,1,0,1/1,1,0,1,0,0 s 20-20"

/* A match with an analysis, and its mistakes. */
static RkMatch *
make_analysed (RkTestWindow *self,
               GRand        *rand,
               guint         n_moves)
{
  RkMatch *match = rk_test_make_match (START);

  rk_test_retry_play (match, rand, n_moves);
  rk_test_analyse (rk_test_retry_get_solver (self), match);

  return match;
}

static gboolean
is_at_rest (gpointer board)
{
  return !rk_board_is_animating (board);
}

static void
choose (RkTestWindow *self,
        guint         hole)
{
  g_signal_emit_by_name (rk_board_get_hole_widget (rk_test_retry_get_board (self), hole),
                         "clicked");
  rk_test_wait (is_at_rest, rk_test_retry_get_board (self));
  rk_test_retry_settle (self);
}

static void
activate (RkTestWindow *self,
          const char   *action)
{
  GtkWidget *page = GTK_WIDGET (rk_test_get_visible (self));

  g_assert_true (gtk_widget_activate_action (page, action, NULL));
  rk_test_retry_settle (self);
}

static gboolean
says (RkTestWindow *self,
      const char   *text)
{
  return rk_test_find (rk_test_get_visible (self), GTK_TYPE_LABEL, text) != NULL;
}

static void
assert_says (RkTestWindow *self,
             char         *text)
{
  g_test_message ("%s", text);
  g_assert_true (says (self, text));
  g_free (text);
}

/* Of @match, before the mistake that is tried. */
static gboolean
shows_task (gpointer user_data)
{
  RkTestWindow *self = user_data;
  RkMistake *mistake = rk_test_retry_get_mistake (self);
  RkMatch *match = rk_document_get_match (rk_match_page_get_document (RK_MATCH_PAGE (
      adw_navigation_view_get_previous_page (
          ADW_NAVIGATION_VIEW (rk_test_find (self->window, ADW_TYPE_NAVIGATION_VIEW, NULL)),
          rk_test_get_visible (self)))));
  const RkPosition *position =
    rk_round_get_position (rk_match_get_round (match, rk_mistake_get_round (mistake)),
                           rk_mistake_get_ply (mistake) - 1);

  for (guint hole = 0; hole < 2u * position->n_holes; hole++)
    if (rk_board_get_shown_stones (rk_test_retry_get_board (self), hole) != position->stones[hole])
      return FALSE;

  return rk_board_get_interactive_side (rk_test_retry_get_board (self)) ==
         (int) rk_mistake_get_side (mistake);
}

static guint32
get_checksum (RkTestWindow *self,
              RkMatchPage  *page)
{
  g_autofree char *text = NULL;
  gsize length;

  rk_document_store_flush (rk_application_get_store (self->application), NULL);
  g_assert_true (g_file_load_contents (rk_document_get_file (rk_match_page_get_document (page)),
                                       NULL, &text, &length, NULL, NULL));

  return g_str_hash (text);
}

/* Each answer that is as good as can be is right. */
static void
test_equal (RkTestWindow  *self,
            gconstpointer  data)
{
  static const guint best[] = { 0, 3, 5 };
  const RkLoss none = { 0, 0 };
  g_autoptr (RkMatch) match = rk_test_make_match (EQUAL);

  g_assert_true (rk_match_play (match, 1, NULL));
  rk_test_analyse (rk_test_retry_get_solver (self), match);
  rk_test_retry_open (self, match);
  for (guint i = 0; i < G_N_ELEMENTS (best); i++)
    {
      g_assert_true (shows_task (self));
      choose (self, best[i]);
      assert_says (self, rk_text_retry_found (rk_test_retry_get_mistake (self), none));
      g_assert_cmpint (rk_mistake_get_state (rk_test_retry_get_mistake (self)), ==,
                       RK_MISTAKE_FOUND);
      g_assert_false (shows_task (self));
      /* Any hole leads back. */
      choose (self, 0);
    }
}

/* What was played, as bad, and better: each is told and set back; said once. */
static void
test_wrong (RkTestWindow  *self,
            gconstpointer  data)
{
  RkTestChoices choices;
  g_autoptr (RkMatch) match = rk_test_retry_make (self, 1, &choices);
  g_autoptr (RkRetry) retry = rk_retry_new (match, RK_BOTH_SIDES, RK_MISTAKES_BY_MOVE);
  g_autoptr (GPtrArray) texts = NULL;
  guint played = rk_mistake_get_hole (rk_retry_get_mistake (retry));
  guint tried[] = { played, choices.no_better, choices.better };
  RkSolution solution;

  rk_test_solve (rk_test_retry_get_solver (self), rk_retry_get_position (retry), &solution);
  rk_test_retry_open (self, match);
  texts = rk_test_listen (self);
  for (guint i = 0; i < G_N_ELEMENTS (tried); i++)
    {
      g_autofree char *text =
        rk_text_retry_wrong (rk_test_retry_get_mistake (self), tried[i],
                             rk_retry_try (retry, &solution, tried[i]),
                             rk_retry_get_loss (retry, &solution, tried[i]));

      g_ptr_array_set_size (texts, 0);
      choose (self, tried[i]);
      g_assert_cmpuint (texts->len, ==, 1);
      g_assert_cmpstr (texts->pdata[0], ==, text);
      g_assert_true (says (self, text));
      g_assert_cmpint (rk_mistake_get_state (rk_test_retry_get_mistake (self)), ==,
                       RK_MISTAKE_OPEN);
      /* Nobody has to wait before the next try. */
      if (i == 0)
        rk_test_wait (shows_task, self);
    }

  rk_test_wait (shows_task, self);
  choose (self, choices.best[0]);
  g_assert_cmpint (rk_mistake_get_state (rk_test_retry_get_mistake (self)), ==, RK_MISTAKE_FOUND);
}

/* Empty holes and those of the other. */
static void
test_illegal (RkTestWindow  *self,
              gconstpointer  data)
{
  RkTestChoices choices;
  g_autoptr (RkMatch) match = rk_test_retry_make (self, 1, &choices);
  g_autoptr (RkRetry) retry = rk_retry_new (match, RK_BOTH_SIDES, RK_MISTAKES_BY_MOVE);
  const RkPosition *position = rk_retry_get_position (retry);

  rk_test_retry_open (self, match);
  for (guint hole = 0; hole < 12; hole++)
    {
      RkMoveStatus status = rk_position_check_move (position, hole);

      if (status == RK_MOVE_LEGAL)
        continue;
      choose (self, hole);
      assert_says (self, rk_text_illegal_move (match, position, hole, status));
      g_assert_true (shows_task (self));
      g_assert_cmpint (rk_mistake_get_state (rk_test_retry_get_mistake (self)), ==,
                       RK_MISTAKE_OPEN);
    }
}

static void
assert_number (RkTestWindow *self,
               const char   *title,
               const char   *number)
{
  GtkWidget *label = rk_test_find (rk_test_get_visible (self), GTK_TYPE_LABEL, title);

  g_assert_nonnull (label);
  g_assert_nonnull (rk_test_find (gtk_widget_get_ancestor (label, ADW_TYPE_ACTION_ROW),
                                  GTK_TYPE_LABEL, number));
}

static GtkWidget *
find_rest_row (RkTestWindow *self,
               RkMatch      *match,
               RkMistake    *mistake)
{
  g_autofree char *text = rk_text_retry_mistake (match, mistake);
  GtkWidget *label = rk_test_find (rk_test_get_visible (self), GTK_TYPE_LABEL, text);

  return label != NULL ? gtk_widget_get_ancestor (label, GTK_TYPE_LIST_BOX_ROW) : NULL;
}

/* Found, shown, skipped; the summary; the rest again; and a look at one of them. Nothing of
 * it goes into the file. */
static void
test_flow (RkTestWindow  *self,
           gconstpointer  data)
{
  RkTestChoices choices;
  g_autoptr (RkMatch) match = rk_test_retry_make (self, 3, &choices);
  g_autoptr (RkMistakes) mistakes = rk_mistakes_new (match);
  guint n_mistakes = g_list_model_get_n_items (G_LIST_MODEL (mistakes));
  g_autoptr (RkMistake) second = g_list_model_get_item (G_LIST_MODEL (mistakes), 1);
  RkMatchPage *page = rk_test_open_review (self, match);
  guint32 checksum = get_checksum (self, page);
  guint n_moves = rk_round_get_n_moves (rk_match_get_round (match, 0));
  g_autofree char *place = g_strdup_printf ("1 of %u", n_mistakes);
  g_autofree char *left = g_strdup_printf ("%u", n_mistakes - 2);
  g_autofree char *rest = g_strdup_printf ("1 of %u", n_mistakes - 1);

  rk_test_click (page, "Retry Mistakes");
  rk_test_retry_settle (self);
  g_assert_true (says (self, place));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (self->window)), ==,
                   "Retry Mistakes — Rio Kadalis");
  assert_says (self, rk_text_retry_task (match, rk_test_retry_get_mistake (self)));
  choose (self, choices.best[0]);
  rk_test_click (rk_test_get_visible (self), "_Next");
  rk_test_retry_settle (self);

  /* The answer, and what comes after it. */
  g_assert_cmpint (rk_mistake_get_ply (rk_test_retry_get_mistake (self)), ==,
                   rk_mistake_get_ply (second));
  rk_test_click (rk_test_get_visible (self), "Show the _Answer");
  rk_test_retry_settle (self);
  g_assert_false (shows_task (self));
  g_assert_cmpint (rk_mistake_get_state (rk_test_retry_get_mistake (self)), ==, RK_MISTAKE_SHOWN);
  while (rk_retry_board_can_forward (rk_test_retry_get_widget (self)))
    activate (self, "retry.forward");
  while (rk_retry_board_can_back (rk_test_retry_get_widget (self)))
    activate (self, "retry.back");
  g_assert_true (shows_task (self));

  for (guint i = 1; i < n_mistakes; i++)
    activate (self, "retry.next");
  assert_says (self, rk_text_retried (1, n_mistakes));
  assert_number (self, "Found at the First Try", "1");
  assert_number (self, "Found Later", "0");
  assert_number (self, "Answer Shown", "1");
  assert_number (self, "Skipped", left);

  rk_test_click (rk_test_get_visible (self), "_Try the Rest Again");
  rk_test_retry_settle (self);
  g_assert_true (says (self, rest));
  g_assert_cmpint (rk_mistake_get_ply (rk_test_retry_get_mistake (self)), ==,
                   rk_mistake_get_ply (second));
  for (guint i = 1; i < n_mistakes; i++)
    activate (self, "retry.next");

  g_assert_cmpuint (get_checksum (self, page), ==, checksum);
  g_signal_emit_by_name (gtk_widget_get_parent (find_rest_row (self, match, second)),
                         "row-activated", find_rest_row (self, match, second));
  rk_test_retry_settle (self);
  g_assert_true (rk_test_get_page (self) == page);
  g_assert_cmpuint (rk_cursor_get_ply (rk_match_page_get_cursor (page)), ==,
                    rk_mistake_get_ply (second) - 1);
  rk_test_assert_board (page);
  g_assert_cmpuint (rk_round_get_n_moves (rk_match_get_round (match, 0)), ==, n_moves);
  g_assert_cmpuint (get_checksum (self, page), ==, checksum);
}

static AdwToggleGroup *
find_filter (GtkWidget *widget)
{
  AdwToggleGroup *found = NULL;

  if (ADW_IS_TOGGLE_GROUP (widget) &&
      adw_toggle_group_get_toggle_by_name (ADW_TOGGLE_GROUP (widget), "north") != NULL)
    return ADW_TOGGLE_GROUP (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_filter (child);

  return found;
}

/* In the pane. */
static void
filter (RkMatchPage *page,
        RkSide       side)
{
  adw_toggle_group_set_active_name (find_filter (GTK_WIDGET (page)),
                                    side == RK_SOUTH ? "south" : "north");
}

/* Of a mistake of North, North sits below. */
static void
test_side (RkTestWindow  *self,
           gconstpointer  data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  g_autoptr (RkMatch) match = NULL;
  guint n_mistakes = 0;
  RkMatchPage *page;

  while (n_mistakes == 0)
    {
      g_autoptr (RkRetry) retry = NULL;

      g_clear_object (&match);
      match = make_analysed (self, rand, 6);
      retry = rk_retry_new (match, 1u << RK_NORTH, RK_MISTAKES_BY_MOVE);
      n_mistakes = rk_retry_get_n_mistakes (retry);
    }

  page = rk_test_open_review (self, match);
  filter (page, RK_NORTH);
  rk_test_activate (page, "match.retry");
  rk_test_retry_settle (self);
  for (guint i = 0; i < n_mistakes; i++)
    {
      g_assert_cmpint (rk_mistake_get_side (rk_test_retry_get_mistake (self)), ==, RK_NORTH);
      g_assert_true (rk_board_get_turned (rk_test_retry_get_board (self)));
      activate (self, "retry.next");
    }
  g_assert_null (rk_test_retry_get_mistake (self));
}

static void
assert_refused (RkTestWindow *self,
                const char   *why)
{
  RkMatchPage *page = rk_test_get_page (self);

  rk_test_activate (page, "match.retry");
  rk_test_retry_settle (self);
  g_assert_true (rk_test_get_page (self) == page);
  g_assert_cmpstr (rk_test_get_toast (self), ==, why);
}

/* Why there is nothing to try. */
static void
test_refused (RkTestWindow  *self,
              gconstpointer  data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);
  g_autoptr (RkMatch) match = rk_test_make_match (START);

  rk_test_open_review (self, match);
  assert_refused (self, "Not analysed.");

  /* Of one player only. */
  for (guint n_mistakes = 0; n_mistakes == 0;)
    {
      g_autoptr (RkRetry) south = NULL;
      g_autoptr (RkRetry) both = NULL;

      g_clear_object (&match);
      match = make_analysed (self, rand, 2);
      south = rk_retry_new (match, 1u << RK_SOUTH, RK_MISTAKES_BY_MOVE);
      both = rk_retry_new (match, RK_BOTH_SIDES, RK_MISTAKES_BY_MOVE);
      if (rk_retry_get_n_mistakes (south) == 0 && rk_match_get_state (match) == RK_MATCH_PLAYING)
        n_mistakes = rk_retry_get_n_mistakes (both);
    }
  filter (rk_test_open_review (self, match), RK_SOUTH);
  assert_refused (self, "There is no mistake to retry.");

  rk_test_retry_play (match, rand, 1);
  assert_refused (self, "Some moves are not analysed yet.");
}

/* The moves are taken back elsewhere while somebody tries. */
static void
test_taken_back (RkTestWindow  *self,
                 gconstpointer  data)
{
  RkTestChoices choices;
  g_autoptr (RkMatch) match = rk_test_retry_make (self, 3, &choices);
  g_autoptr (RkMistakes) mistakes = rk_mistakes_new (match);
  g_autoptr (RkMistake) second = g_list_model_get_item (G_LIST_MODEL (mistakes), 1);
  RkMistake *first;

  rk_test_retry_open (self, match);
  first = rk_test_retry_get_mistake (self);
  choose (self, rk_mistake_get_hole (first));
  /* The first is left in peace. */
  rk_match_undo_to (match, 0, rk_mistake_get_ply (second) - 1);
  rk_test_retry_settle (self);
  g_assert_true (rk_test_retry_get_mistake (self) == first);
  g_assert_true (says (self, "1 of 1"));
  rk_test_wait (shows_task, self);

  choose (self, choices.best[0]);
  rk_match_undo_to (match, 0, 0);
  rk_test_retry_settle (self);
  g_assert_null (rk_test_retry_get_mistake (self));
  g_assert_true (says (self, "No Mistakes Left to Try"));
  rk_test_click (rk_test_find (rk_test_get_visible (self), ADW_TYPE_STATUS_PAGE, NULL),
                 "_Back to the Match");
  rk_test_retry_settle (self);
  g_assert_nonnull (rk_test_get_page (self));
}

/* One mistake, in a match that the solver has not seen. */
static RkMatch *
make_made_up (void)
{
  static const char *const best[] = { "20:28", "16:32" };
  RkMatch *match = rk_test_make_match (NULL);
  g_autoptr (RkAnalysis) analysis = rk_analysis_new (RK_ANALYSIS_ENGINE);
  g_autoptr (RkRoundAnalysis) round = NULL;
  RkForecast forecasts[2];

  for (guint i = 0; i < 2; i++)
    g_assert_true (rk_forecast_parse (&forecasts[i], best[i]));
  g_assert_true (rk_match_play (match, 5, NULL));
  round = rk_round_analysis_new (rk_round_get_position (rk_match_get_round (match, 0), 0), "F",
                                 forecasts);
  rk_analysis_set_round (analysis, 0, round);
  rk_match_set_analysis (match, analysis);

  return match;
}

/* The page goes, or the window, while somebody waits. */
static void
test_leave (RkTestWindow  *self,
            gconstpointer  data)
{
  g_autoptr (RkMatch) match = make_made_up ();
  RkMatchPage *page = rk_test_open_review (self, match);
  GtkWidget *spinner;

  rk_test_hold_solvers (TRUE);
  rk_test_activate (page, "match.retry");
  rk_test_settle (self);
  g_assert_true (rk_solver_get_busy (rk_test_retry_get_solver (self)));
  spinner = rk_test_find (rk_test_get_visible (self), ADW_TYPE_SPINNER, NULL);
  g_assert_null (spinner);
  g_signal_emit_by_name (rk_board_get_hole_widget (rk_test_retry_get_board (self), 0), "clicked");
  g_assert_nonnull (rk_test_find (rk_test_get_visible (self), ADW_TYPE_SPINNER, NULL));
  g_assert_true (says (self, "Working it out…"));

  gtk_widget_activate_action (GTK_WIDGET (rk_test_get_visible (self)), "navigation.pop", NULL);
  rk_test_wait (rk_test_is_idle, rk_test_retry_get_solver (self));
  rk_test_settle (self);
  g_assert_true (rk_test_get_page (self) == page);

  rk_test_activate (page, "match.retry");
  rk_test_settle (self);
  rk_test_window_close (self);
  rk_test_wait (rk_test_is_idle, rk_application_get_solver (self->application));
  rk_test_hold_solvers (FALSE);
  rk_test_window_open (self);
}

/* With letters, and what the buttons do. */
static void
test_keys (RkTestWindow  *self,
           gconstpointer  data)
{
  RkTestChoices choices;
  g_autoptr (RkMatch) match = rk_test_retry_make (self, 2, &choices);
  GtkWidget *focus;

  rk_test_retry_open (self, match);
  focus = rk_test_get_focus (self);
  g_assert_true (focus != NULL &&
                 gtk_widget_is_ancestor (focus, GTK_WIDGET (rk_test_retry_get_board (self))));
  g_assert_true (rk_board_handle_key (rk_test_retry_get_board (self),
                                      GDK_KEY_a + choices.best[0] % 6, 0, 0));
  rk_test_wait (is_at_rest, rk_test_retry_get_board (self));
  rk_test_retry_settle (self);
  g_assert_cmpint (rk_mistake_get_state (rk_test_retry_get_mistake (self)), ==, RK_MISTAKE_FOUND);

  /* The next key goes on, and does not set the board back. */
  g_assert_true (rk_test_get_focus (self) ==
                 rk_test_find (rk_test_get_visible (self), GTK_TYPE_BUTTON, "_Next"));
  assert_says (self, rk_text_retry_found (rk_test_retry_get_mistake (self), (RkLoss) { 0, 0 }));

  /* Who uses the arrows finds the focus on the board when they go. */
  gtk_widget_grab_focus (
      rk_test_find (rk_test_get_visible (self), GTK_TYPE_BUTTON, "One Move Back"));
  activate (self, "retry.next");
  focus = rk_test_get_focus (self);
  g_assert_true (focus != NULL &&
                 gtk_widget_is_ancestor (focus, GTK_WIDGET (rk_test_retry_get_board (self))));
  activate (self, "retry.previous");
  g_assert_cmpint (rk_mistake_get_state (rk_test_retry_get_mistake (self)), ==, RK_MISTAKE_FOUND);
  g_assert_true (shows_task (self));
}

static GtkWidget *
get_focus (RkTestWindow *self)
{
  GtkWidget *focus = rk_test_get_focus (self);

  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_get_mapped (focus));

  return focus;
}

static void
press (RkTestWindow    *self,
       guint            keyval,
       GdkModifierType  modifiers)
{
  rk_test_type (self, keyval, modifiers);
  if (rk_test_get_page (self) == NULL)
    rk_test_wait (is_at_rest, rk_test_retry_get_board (self));
  rk_test_retry_settle (self);
}

static gboolean
is_found (gpointer mistake)
{
  return rk_mistake_get_state (mistake) == RK_MISTAKE_FOUND;
}

typedef struct
{
  RkTestWindow *window;
  RkMistake *mistake;
} Wanted;

static gboolean
is_tried (gpointer user_data)
{
  Wanted *wanted = user_data;
  RkMistake *mistake = rk_test_retry_get_mistake (wanted->window);

  return mistake != NULL && rk_mistake_get_ply (mistake) == rk_mistake_get_ply (wanted->mistake);
}

/* A button that is pressed by a key does its work a little later. */
static void
wait_for_mistake (RkTestWindow *self,
                  RkMistake    *mistake)
{
  rk_test_wait (is_tried, &(Wanted) { self, mistake });
  rk_test_retry_settle (self);
}

static void
assert_focus_on_board (RkTestWindow *self)
{
  g_assert_true (gtk_widget_is_ancestor (get_focus (self),
                                         GTK_WIDGET (rk_test_retry_get_board (self))));
}

/* To the hole with the arrows, which is played, and to the next mistake. */
static void
answer_by_keys (RkTestWindow *self,
                int           hole)
{
  assert_focus_on_board (self);
  for (guint i = 0; rk_board_get_focus_hole (rk_test_retry_get_board (self)) != hole; i++)
    {
      g_assert_cmpuint (i, <, 12);
      press (self, GDK_KEY_Right, 0);
    }
  press (self, GDK_KEY_Return, 0);
  rk_test_wait (is_found, rk_test_retry_get_mistake (self));
  rk_test_retry_settle (self);
  press (self, GDK_KEY_Return, 0);
}

/* What it was, and through what comes after it. */
static void
look_by_keys (RkTestWindow *self)
{
  press (self, GDK_KEY_h, GDK_CONTROL_MASK);
  g_assert_cmpint (rk_mistake_get_state (rk_test_retry_get_mistake (self)), ==, RK_MISTAKE_SHOWN);
  g_assert_false (shows_task (self));
  press (self, GDK_KEY_Left, GDK_ALT_MASK);
  g_assert_true (shows_task (self));
  press (self, GDK_KEY_Right, GDK_ALT_MASK);
  g_assert_false (shows_task (self));
}

/* All of it by the keyboard alone: an answer, the next one, what it was, the summary, the
 * rest once more, and a look at one in the match. */
static void
test_keyboard (RkTestWindow  *self,
               gconstpointer  data)
{
  RkTestChoices choices;
  g_autoptr (RkMatch) match = rk_test_retry_make (self, 3, &choices);
  g_autoptr (RkMistakes) mistakes = rk_mistakes_new (match);
  guint n_mistakes = g_list_model_get_n_items (G_LIST_MODEL (mistakes));
  g_autoptr (RkMistake) second = g_list_model_get_item (G_LIST_MODEL (mistakes), 1);
  RkMatchPage *page = rk_test_retry_open (self, match);

  answer_by_keys (self, choices.best[0]);
  wait_for_mistake (self, second);
  assert_focus_on_board (self);
  look_by_keys (self);

  for (guint i = 1; i < n_mistakes; i++)
    press (self, GDK_KEY_Page_Down, GDK_CONTROL_MASK);
  assert_says (self, rk_text_retried (1, n_mistakes));
  press (self, GDK_KEY_Return, 0);
  wait_for_mistake (self, second);
  assert_focus_on_board (self);

  for (guint i = 1; i < n_mistakes; i++)
    press (self, GDK_KEY_Page_Down, GDK_CONTROL_MASK);
  for (guint i = 0; get_focus (self) != find_rest_row (self, match, second); i++)
    {
      g_assert_cmpuint (i, <, 20);
      press (self, GDK_KEY_Tab, 0);
    }
  press (self, GDK_KEY_Return, 0);
  rk_test_wait (rk_test_has_page, self);
  g_assert_true (rk_test_get_page (self) == page);
  g_assert_cmpuint (rk_cursor_get_ply (rk_match_page_get_cursor (page)), ==,
                    rk_mistake_get_ply (second) - 1);
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  rk_test_add ("/retry-page/equal", test_equal);
  rk_test_add ("/retry-page/wrong", test_wrong);
  rk_test_add ("/retry-page/illegal", test_illegal);
  rk_test_add ("/retry-page/flow", test_flow);
  rk_test_add ("/retry-page/side", test_side);
  rk_test_add ("/retry-page/refused", test_refused);
  rk_test_add ("/retry-page/taken-back", test_taken_back);
  rk_test_add ("/retry-page/leave", test_leave);
  rk_test_add ("/retry-page/keys", test_keys);
  rk_test_add ("/retry-page/keyboard", test_keyboard);

  return g_test_run ();
}
