/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gstdio.h>

#include "rk-announcer.h"
#include "rk-board.h"
#include "rk-bundles.h"
#include "rk-interlude.h"
#include "rk-navigation-bar.h"
#include "rk-notation.h"
#include "rk-player-card.h"
#include "rk-round-row.h"
#include "rk-test-keys.h"
#include "rk-test-window.h"

static RkRound *
get_round (RkMatchPage *page)
{
  return rk_match_get_current_round (rk_test_get_match (page));
}

static guint
count_moves (RkMatchPage *page)
{
  return rk_round_get_n_moves (get_round (page));
}

static char *
get_checksum (RkMatchPage *page)
{
  RkDocument *document = rk_match_page_get_document (page);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (rk_document_flush (document, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_load_contents (rk_document_get_file (document), NULL, &text, &length,
                                       NULL, &error));
  g_assert_no_error (error);

  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text, length);
}

static void
test_play (RkTestWindow  *self,
           gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);

  rk_test_choose_hole (page, 0);
  rk_test_settle (self);
  g_assert_cmpuint (count_moves (page), ==, 1);
  g_assert_cmpuint (rk_match_get_turn (rk_test_get_match (page)), ==, RK_NORTH);
  rk_test_assert_board (page);
  /* "A" gives South 2,7,1,6,1,6 (worked example of the rules). */
  g_assert_cmpuint (rk_test_get_shown (page, 1), ==, 7);

  rk_test_choose_hole (page, 7);
  rk_test_settle (self);
  g_assert_cmpuint (count_moves (page), ==, 2);
  rk_test_assert_board (page);
}

static void
test_cards (RkTestWindow  *self,
            gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_fixture (self, "running.rkmatch");
  RkMatch *match = rk_test_get_match (page);
  RkPlayerCard *card = RK_PLAYER_CARD (rk_test_find (page, RK_TYPE_PLAYER_CARD, NULL));
  const RkPosition *position = rk_round_get_last_position (get_round (page));
  RkBundles *bundles = RK_BUNDLES (rk_test_find (card, RK_TYPE_BUNDLES, NULL));

  /* The upper one is North's. */
  g_assert_cmpint (rk_player_card_is_to_move (card), ==,
                   rk_match_get_turn (match) == RK_NORTH);
  g_assert_cmpuint (rk_bundles_get_stones (bundles), ==, position->captured[RK_NORTH]);

  rk_test_activate (page, "match.turn");
  g_assert_cmpint (rk_player_card_is_to_move (card), ==,
                   rk_match_get_turn (match) == RK_SOUTH);
}

static void
test_illegal (RkTestWindow  *self,
              gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);

  rk_test_choose_hole (page, 8);
  rk_test_settle (self);
  g_assert_cmpuint (count_moves (page), ==, 0);
  g_assert_cmpstr (rk_test_get_toast (self), !=, NULL);
  g_assert_null (rk_test_get_dialog (self));

  rk_test_choose_hole (page, 0);
  rk_test_settle (self);
  rk_test_choose_hole (page, 7);
  rk_test_settle (self);
  g_assert_cmpuint (count_moves (page), ==, 2);
}

static void
test_undo (RkTestWindow  *self,
           gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  GtkWidget *undo = rk_test_find (page, GTK_TYPE_BUTTON, "Undo");
  GtkWidget *redo = rk_test_find (page, GTK_TYPE_BUTTON, "Redo");

  g_assert_false (gtk_widget_is_sensitive (undo));
  g_assert_false (gtk_widget_is_sensitive (redo));

  rk_test_choose_hole (page, 2);
  rk_test_settle (self);
  rk_test_click (page, "Undo");
  rk_test_settle (self);
  g_assert_cmpuint (count_moves (page), ==, 0);
  g_assert_false (gtk_widget_is_sensitive (undo));
  rk_test_assert_board (page);

  rk_test_click (page, "Redo");
  rk_test_settle (self);
  g_assert_cmpuint (count_moves (page), ==, 1);
  g_assert_false (gtk_widget_is_sensitive (redo));
  rk_test_assert_board (page);
}

static void
test_browse (RkTestWindow  *self,
             gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_fixture (self, "running.rkmatch");
  RkCursor *cursor = rk_match_page_get_cursor (page);
  g_autofree char *before = get_checksum (page);
  g_autofree char *after = NULL;
  const char *actions[] = {
    "match.back", "match.first", "match.forward", "match.forward-round", "match.back-round",
    "match.show-again", "match.last", "match.back", "match.turn", "match.pane",
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      rk_test_activate (page, actions[i]);
      rk_test_settle (self);
      rk_test_assert_board (page);
    }
  g_assert_false (rk_cursor_is_live (cursor));
  g_assert_null (rk_test_get_dialog (self));

  after = get_checksum (page);
  g_assert_cmpstr (before, ==, after);
}

static void
test_moves_pane (RkTestWindow  *self,
                 gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  RkCursor *cursor = rk_match_page_get_cursor (page);
  GtkWidget *button;

  rk_test_choose_hole (page, 0);
  rk_test_settle (self);
  rk_test_choose_hole (page, 7);
  rk_test_settle (self);

  button = gtk_widget_get_ancestor (rk_test_find (page, GTK_TYPE_LABEL, "A"), GTK_TYPE_BUTTON);
  g_assert_false (gtk_widget_has_css_class (button, "current"));
  g_signal_emit_by_name (button, "clicked");
  rk_test_settle (self);
  g_assert_cmpuint (rk_cursor_get_ply (cursor), ==, 1);
  g_assert_true (gtk_widget_has_css_class (button, "current"));
  rk_test_assert_board (page);
}

static void
test_rounds_pane (RkTestWindow  *self,
                  gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_fixture (self, "all-closed-with-reopening.rkmatch");
  RkCursor *cursor = rk_match_page_get_cursor (page);
  GtkWidget *row;

  g_object_set (self->state, "pane", "rounds", NULL);
  rk_test_settle (self);
  row = rk_test_find (page, RK_TYPE_ROUND_ROW, NULL);
  g_assert_nonnull (row);
  gtk_widget_activate (row);
  rk_test_settle (self);
  g_assert_cmpuint (rk_cursor_get_round (cursor), ==, 0);
  g_assert_cmpuint (rk_cursor_get_ply (cursor), ==, 0);
  g_assert_true (gtk_widget_has_css_class (row, "current"));
}

/* What was looked at in another match is not what a new one begins with. */
static void
test_new_pane (RkTestWindow  *self,
               gconstpointer  data)
{
  g_autofree char *pane = NULL;

  g_object_set (self->state, "pane", "review", NULL);
  rk_test_start_match (self);
  g_object_get (self->state, "pane", &pane, NULL);
  g_assert_cmpstr (pane, ==, "moves");
}

static void
test_play_earlier (RkTestWindow  *self,
                   gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);

  rk_test_choose_hole (page, 0);
  rk_test_settle (self);
  rk_test_choose_hole (page, 7);
  rk_test_settle (self);
  rk_test_activate (page, "match.first");
  rk_test_settle (self);

  /* Not this player's: only says why. */
  rk_test_choose_hole (page, 8);
  rk_test_settle (self);
  g_assert_null (rk_test_get_dialog (self));

  rk_test_choose_hole (page, 3);
  rk_test_settle (self);
  rk_test_respond (self, "cancel");
  g_assert_cmpuint (count_moves (page), ==, 2);

  rk_test_choose_hole (page, 3);
  rk_test_settle (self);
  rk_test_respond (self, "play");
  g_assert_cmpuint (count_moves (page), ==, 1);
  g_assert_cmpint (rk_move_get_letter (rk_round_get_move (get_round (page), 0)), ==, 'D');
  g_assert_true (rk_cursor_is_live (rk_match_page_get_cursor (page)));
  rk_test_assert_board (page);
}

static void
test_interlude (RkTestWindow  *self,
                gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  RkMatch *match = rk_test_get_match (page);
  RkPosition next;
  guint n_moves;

  g_assert_null (rk_test_find (page, RK_TYPE_INTERLUDE, NULL));
  rk_test_play_round (self, page);
  g_assert_cmpint (rk_match_get_state (match), ==, RK_MATCH_BETWEEN_ROUNDS);
  g_assert_nonnull (rk_test_find (page, RK_TYPE_INTERLUDE, NULL));
  n_moves = count_moves (page);

  /* The board shows the holes filled for the next round. */
  rk_match_get_next_position (match, &next);
  for (guint hole = 0; hole < 12; hole++)
    g_assert_cmpuint (rk_test_get_shown (page, hole), ==, next.stones[hole]);

  /* Look back and come again. */
  rk_test_activate (page, "match.back");
  rk_test_settle (self);
  g_assert_null (rk_test_find (page, RK_TYPE_INTERLUDE, NULL));
  rk_test_assert_board (page);
  rk_test_activate (page, "match.last");
  rk_test_settle (self);
  g_assert_nonnull (rk_test_find (page, RK_TYPE_INTERLUDE, NULL));

  /* A hole chosen now says why not. */
  rk_test_choose_hole (page, 5);
  rk_test_settle (self);
  g_assert_cmpstr (rk_test_get_toast (self), !=, NULL);

  rk_test_click (page, "_Begin Round 2");
  rk_test_settle (self);
  g_assert_cmpuint (rk_match_get_n_rounds (match), ==, 2);
  g_assert_null (rk_test_find (page, RK_TYPE_INTERLUDE, NULL));
  rk_test_assert_board (page);

  /* Back over the border. */
  rk_test_choose_hole (page, rk_test_find_legal (page));
  rk_test_settle (self);
  rk_test_activate (page, "match.undo");
  rk_test_activate (page, "match.undo");
  rk_test_settle (self);
  g_assert_cmpuint (rk_match_get_n_rounds (match), ==, 1);
  g_assert_cmpuint (count_moves (page), ==, n_moves - 1);
  rk_test_assert_board (page);
}

static void
test_endings (RkTestWindow  *self,
              gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  RkMatch *match = rk_test_get_match (page);

  rk_test_activate (page, "match.agree-round");
  rk_test_settle (self);
  rk_test_respond (self, "cancel");
  g_assert_cmpint (rk_match_get_state (match), ==, RK_MATCH_PLAYING);

  rk_test_activate (page, "match.concede-round");
  rk_test_settle (self);
  rk_test_respond (self, "north");
  g_assert_cmpint (rk_round_get_end (get_round (page)), ==, RK_ROUND_CONCEDED);
  g_assert_cmpint (rk_round_get_winner (get_round (page)), ==, RK_WINNER_SOUTH);

  rk_test_activate (page, "match.undo");
  rk_test_settle (self);
  rk_test_activate (page, "match.agree-round");
  rk_test_settle (self);
  rk_test_respond (self, "agree");
  g_assert_cmpint (rk_round_get_end (get_round (page)), ==, RK_ROUND_AGREED);

  rk_test_activate (page, "match.concede");
  rk_test_settle (self);
  rk_test_respond (self, "south");
  g_assert_cmpint (rk_match_get_end (match), ==, RK_MATCH_CONCEDED);
  g_assert_cmpint (rk_match_get_winner (match), ==, RK_WINNER_NORTH);
  g_assert_nonnull (rk_test_find (page, GTK_TYPE_BUTTON, "_New Match with the Same Players"));

  rk_test_activate (page, "match.undo");
  rk_test_settle (self);
  rk_test_activate (page, "match.agree-draw");
  rk_test_settle (self);
  rk_test_respond (self, "agree");
  g_assert_cmpint (rk_match_get_winner (match), ==, RK_WINNER_DRAW);
}

/* With the round goes the match, where a person can fill no hole with what is left. */
static void
test_price_of_round (RkTestWindow  *self,
                     gconstpointer  data)
{
  static const struct
  {
    const char *position;
    RkPlayerType north;
    gboolean match_too;
  } cases[] = {
    { "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0", RK_PLAYER_HUMAN, TRUE },
    { "4,4,4,4,4,4/4,4,4,4,0,0 s 4-4", RK_PLAYER_HUMAN, FALSE },
    { "4,4,4,4,4,4/4,4,4,4,0,0 s 8-0", RK_PLAYER_HUMAN, TRUE },
    { "4,4,4,4,4,4/4,4,4,4,0,0 s 8-0", RK_PLAYER_COMPUTER, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (RkPlayer) south = rk_player_new (NULL, RK_PLAYER_HUMAN, RK_LEVEL_NONE);
      g_autoptr (RkPlayer) north =
        rk_player_new (NULL, cases[i].north,
                       cases[i].north == RK_PLAYER_HUMAN ? RK_LEVEL_NONE : RK_LEVEL_EASY);
      g_autoptr (RkMatch) match = NULL;
      AdwAlertDialog *dialog;
      RkRules rules;

      rk_rules_init_standard (&rules);
      rules.has_start = TRUE;
      g_assert_true (rk_position_parse (&rules.start, cases[i].position, rules.direction, NULL));
      match = rk_match_new (&rules, south, north);
      rk_window_start_match (self->window, match);
      rk_test_settle (self);
      rk_test_activate (rk_test_get_page (self), "match.concede-round");
      rk_test_settle (self);
      dialog = ADW_ALERT_DIALOG (rk_test_get_dialog (self));
      g_assert_cmpint (strstr (adw_alert_dialog_get_body (dialog), "loses the match too") != NULL,
                       ==, cases[i].match_too);
      rk_test_respond (self, "cancel");
    }
}

/* The only round is the match. */
static void
test_one_round (RkTestWindow  *self,
                gconstpointer  data)
{
  g_autoptr (RkPlayer) south = rk_player_new (NULL, RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  g_autoptr (RkPlayer) north = rk_player_new (NULL, RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  RkRules rules;

  for (guint max_rounds = 1; max_rounds <= 2; max_rounds++)
    {
      g_autoptr (RkMatch) match = NULL;

      rk_rules_init_standard (&rules);
      rules.max_rounds = max_rounds;
      match = rk_match_new (&rules, south, north);
      rk_window_start_match (self->window, match);
      rk_test_settle (self);
      rk_test_activate (rk_test_get_page (self), "match.concede-round");
      rk_test_settle (self);
      g_assert_cmpint (rk_test_get_dialog (self) != NULL, ==, max_rounds > 1);
    }
  rk_test_respond (self, "cancel");
}

static void
test_rematch (RkTestWindow  *self,
              gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_fixture (self, "first-to-two-wins.rkmatch");
  RkMatch *match = rk_test_get_match (page);
  g_autofree char *name = g_strdup (
      rk_player_get_name (rk_match_get_player (match, RK_SOUTH)));
  guint max_wins = rk_match_get_rules (match)->max_wins;

  g_assert_cmpint (rk_match_get_state (match), ==, RK_MATCH_OVER);
  rk_test_click (page, "_New Match with the Same Players");
  rk_test_settle (self);

  page = rk_test_get_page (self);
  match = rk_test_get_match (page);
  g_assert_cmpint (rk_match_get_state (match), ==, RK_MATCH_PLAYING);
  g_assert_cmpuint (count_moves (page), ==, 0);
  g_assert_cmpuint (rk_match_get_rules (match)->max_wins, ==, max_wins);
  g_assert_cmpstr (rk_player_get_name (rk_match_get_player (match, RK_SOUTH)), ==, name);
}

static void
announced_cb (GObject    *announcer,
              const char *text,
              GPtrArray  *heard)
{
  g_ptr_array_add (heard, g_strdup (text));
}

static void
assert_heard (RkMatchPage *page,
              GPtrArray   *heard,
              guint        n_texts)
{
  g_assert_true (rk_document_flush (rk_match_page_get_document (page), NULL));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (heard->len, ==, n_texts);
}

/* One announcement for each thing that happens, none for looking. */
static void
test_announcements (RkTestWindow  *self,
                    gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  g_autoptr (RkAnnouncer) announcer =
    rk_announcer_new (rk_match_page_get_document (page), GTK_WIDGET (page));
  g_autoptr (GPtrArray) heard = g_ptr_array_new_with_free_func (g_free);
  guint n_steps = 0;

  g_signal_connect (announcer, "announced", G_CALLBACK (announced_cb), heard);

  while (rk_match_get_state (rk_test_get_match (page)) == RK_MATCH_PLAYING)
    {
      rk_test_choose_hole (page, rk_test_find_legal (page));
      rk_test_settle (self);
      assert_heard (page, heard, ++n_steps);
    }
  g_assert_nonnull (strstr (heard->pdata[n_steps - 1], "round 1"));

  rk_test_activate (page, "match.undo");
  assert_heard (page, heard, n_steps + 1);
  g_assert_true (g_str_has_prefix (heard->pdata[n_steps], "Taken back"));
  rk_test_activate (page, "match.redo");
  assert_heard (page, heard, n_steps + 2);
  g_assert_nonnull (strstr (heard->pdata[n_steps + 1], "round 1"));
  rk_test_activate (page, "match.begin-round");
  assert_heard (page, heard, n_steps + 3);

  rk_test_activate (page, "match.first");
  rk_test_activate (page, "match.forward");
  rk_test_activate (page, "match.show-again");
  rk_test_settle (self);
  assert_heard (page, heard, n_steps + 3);
}

typedef struct
{
  GPtrArray *texts;
  guint n_wanted;
} Heard;

static gboolean
has_heard (gpointer user_data)
{
  Heard *self = user_data;

  return self->texts->len >= self->n_wanted;
}

static gboolean
has_settled (gpointer user_data)
{
  return !rk_document_is_saving (user_data);
}

/* Plays a move, hears of it within a second, and nothing more of it later. */
static void
assert_heard_soon (RkTestWindow *self,
                   RkMatchPage  *page,
                   GPtrArray    *texts)
{
  Heard heard = { texts, texts->len + 1 };
  gint64 start = g_get_monotonic_time ();

  rk_test_choose_hole (page, rk_test_find_legal (page));
  rk_test_wait (has_heard, &heard);
  g_assert_cmpint (g_get_monotonic_time () - start, <, G_USEC_PER_SEC);
  rk_test_settle (self);
  g_assert_cmpuint (texts->len, ==, heard.n_wanted);
}

/* Where its file was there is now something that cannot be written. */
static void
break_saving (RkDocument *document)
{
  const char *path = g_file_peek_path (rk_document_get_file (document));

  g_assert_true (rk_document_flush (document, NULL));
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_mkdir (path, 0755), ==, 0);
}

/* What cannot be saved is played all the same, and who cannot see hears of it. */
static void
test_announcements_unsaved (RkTestWindow  *self,
                            gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  RkDocument *document = rk_match_page_get_document (page);
  g_autoptr (RkAnnouncer) announcer = rk_announcer_new (document, GTK_WIDGET (page));
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  AdwBanner *banner;

  g_signal_connect (announcer, "announced", G_CALLBACK (announced_cb), texts);
  break_saving (document);
  for (guint i = 0; i < 3; i++)
    {
      assert_heard_soon (self, page, texts);
      rk_test_wait (has_settled, document);
      g_assert_true (rk_document_is_unsaved (document));
      g_assert_nonnull (rk_document_get_problem (document));
      g_assert_cmpuint (texts->len, ==, i + 1);
    }

  /* The page says why, in a whole sentence. */
  banner = ADW_BANNER (rk_test_find (page, ADW_TYPE_BANNER, NULL));
  g_assert_true (adw_banner_get_revealed (banner));
  g_assert_true (g_str_has_suffix (adw_banner_get_title (banner),
                                   rk_document_get_problem (document)->message));
  g_assert_cmpstr (adw_banner_get_button_label (banner), ==, "_Try Again");
}

typedef struct
{
  GMutex mutex;
  guint n_running;
} Blocker;

static void
block_cb (GTask        *task,
          gpointer      source,
          gpointer      task_data,
          GCancellable *cancellable)
{
  Blocker *blocker = task_data;

  g_mutex_lock (&blocker->mutex);
  g_mutex_unlock (&blocker->mutex);
  g_task_return_boolean (task, TRUE);
}

static void
unblocked_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  ((Blocker *) user_data)->n_running--;
}

static gboolean
is_unblocked (gpointer user_data)
{
  return ((Blocker *) user_data)->n_running == 0;
}

/* All threads that could save are busy: nobody waits for them. */
static void
test_announcements_slow (RkTestWindow  *self,
                         gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  RkDocument *document = rk_match_page_get_document (page);
  g_autoptr (RkAnnouncer) announcer = rk_announcer_new (document, GTK_WIDGET (page));
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  Blocker blocker = { .n_running = 60 };

  g_signal_connect (announcer, "announced", G_CALLBACK (announced_cb), texts);
  g_assert_true (rk_document_flush (document, NULL));
  g_mutex_init (&blocker.mutex);
  g_mutex_lock (&blocker.mutex);
  for (guint i = 0; i < blocker.n_running; i++)
    {
      g_autoptr (GTask) task = g_task_new (NULL, NULL, unblocked_cb, &blocker);

      g_task_set_task_data (task, &blocker, NULL);
      g_task_run_in_thread (task, block_cb);
    }

  assert_heard_soon (self, page, texts);
  g_assert_true (rk_document_is_unsaved (document));

  g_mutex_unlock (&blocker.mutex);
  rk_test_wait (is_unblocked, &blocker);
  g_assert_true (rk_document_flush (document, NULL));
  rk_test_settle (self);
  g_assert_cmpuint (texts->len, ==, 1);
  g_mutex_clear (&blocker.mutex);
}

/* While a move is sown the bar tells of it, not of what else could be played. */
static void
test_status (RkTestWindow  *self,
             gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  RkBoard *board = RK_BOARD (rk_test_find (page, RK_TYPE_BOARD, NULL));
  GtkWidget *bar = rk_test_find (page, RK_TYPE_NAVIGATION_BAR, NULL);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  rk_test_choose_hole (page, 0);
  g_assert_nonnull (rk_test_find (bar, GTK_TYPE_LABEL, "South plays A."));
  g_signal_emit_by_name (board, "hole-hovered", 8);
  g_assert_nonnull (rk_test_find (bar, GTK_TYPE_LABEL, "South plays A."));
  /* With that the panes hide what comes of it. */
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (page), "sowing"));
  rk_board_skip (board);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (page), "sowing"));
  g_assert_nonnull (rk_test_find (bar, GTK_TYPE_LABEL, "South played A in 5 laps."));
  g_signal_emit_by_name (board, "hole-hovered", 1);
  g_assert_nonnull (rk_test_find (bar, GTK_TYPE_LABEL, "South played A in 5 laps."));
  g_signal_emit_by_name (board, "hole-hovered", 7);
  g_assert_null (rk_test_find (bar, GTK_TYPE_LABEL, "South played A in 5 laps."));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

/* Animated: a key or click ends it, and everything is shown. */
static void
test_skip (RkTestWindow  *self,
           gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  RkBoard *board = RK_BOARD (rk_test_find (page, RK_TYPE_BOARD, NULL));

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  rk_test_choose_hole (page, 0);
  g_assert_true (rk_board_is_animating (board));
  g_assert_cmpuint (count_moves (page), ==, 1);

  /* The same click again is no move, only the wish to see the end. */
  rk_test_choose_hole (page, 7);
  g_assert_false (rk_board_is_animating (board));
  g_assert_cmpuint (count_moves (page), ==, 1);
  rk_test_assert_board (page);

  rk_test_choose_hole (page, 7);
  g_assert_true (rk_board_is_animating (board));
  rk_test_activate (page, "match.undo");
  g_assert_cmpuint (count_moves (page), ==, 1);
  rk_test_assert_board (page);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

static gboolean
press (RkMatchPage *page,
       guint        keyval,
       guint        keycode)
{
  return rk_test_press_key (page, GTK_PHASE_CAPTURE, keyval, keycode) ||
         rk_test_press_key (page, GTK_PHASE_BUBBLE, keyval, keycode);
}

/* Whether a key in the place of C plays, whatever is printed on it. */
static gboolean
plays (RkTestWindow *self,
       RkMatchPage  *page)
{
  guint n_moves = count_moves (page);
  guint column = rk_test_find_legal (page) % RK_MAX_HOLES;

  g_assert_true (press (page, GDK_KEY_a + column, 54));
  rk_test_settle (self);

  return count_moves (page) > n_moves;
}

/* A key that stays down plays once, and not for the next player too. */
static void
test_held (RkTestWindow  *self,
           gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);

  g_assert_true (plays (self, page));
  g_assert_false (plays (self, page));
  g_assert_false (plays (self, page));
  rk_test_release (page, GDK_KEY_c, 54);
  g_assert_true (plays (self, page));
  g_assert_false (plays (self, page));

  /* With another one in between it has been up, wherever that was. */
  g_assert_true (press (page, GDK_KEY_s, 39));
  g_assert_true (plays (self, page));
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  rk_test_add ("/match-page/play", test_play);
  rk_test_add ("/match-page/cards", test_cards);
  rk_test_add ("/match-page/illegal", test_illegal);
  rk_test_add ("/match-page/undo", test_undo);
  rk_test_add ("/match-page/browse", test_browse);
  rk_test_add ("/match-page/moves-pane", test_moves_pane);
  rk_test_add ("/match-page/rounds-pane", test_rounds_pane);
  rk_test_add ("/match-page/new-pane", test_new_pane);
  rk_test_add ("/match-page/play-earlier", test_play_earlier);
  rk_test_add ("/match-page/interlude", test_interlude);
  rk_test_add ("/match-page/endings", test_endings);
  rk_test_add ("/match-page/one-round", test_one_round);
  rk_test_add ("/match-page/price-of-round", test_price_of_round);
  rk_test_add ("/match-page/rematch", test_rematch);
  rk_test_add ("/match-page/announcements", test_announcements);
  rk_test_add ("/match-page/announcements-unsaved", test_announcements_unsaved);
  rk_test_add ("/match-page/announcements-slow", test_announcements_slow);
  rk_test_add ("/match-page/status", test_status);
  rk_test_add ("/match-page/skip", test_skip);
  rk_test_add ("/match-page/held", test_held);


  return g_test_run ();
}
