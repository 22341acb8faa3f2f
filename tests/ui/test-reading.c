/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* What a match page tells when it is asked by a key, and how much of each move. */

#include "rk-match-page-private.h"
#include "rk-notation.h"
#include "rk-preferences-dialog.h"
#include "rk-read-sentences.h"
#include "rk-test-keys.h"
#include "rk-test-telling.h"
#include "rk-test-window.h"

/* Where the keys L and M are on a keyboard. */
#define PLACE_L 46
#define PLACE_M 58

static GPtrArray *
listen (RkMatchPage *page)
{
  GPtrArray *heard = g_ptr_array_new_with_free_func (g_free);

  g_signal_connect_swapped (page->announcer, "announced", G_CALLBACK (rk_test_collect_cb), heard);
  return heard;
}

static gboolean
press (RkMatchPage *page,
       guint        keyval,
       guint        keycode)
{
  return rk_test_press_key (page->board, GTK_PHASE_NONE, keyval, keycode);
}

/* Said once, and written under the board. */
static void
assert_heard (RkMatchPage *page,
              GPtrArray   *heard,
              const char  *expected)
{
  rk_test_wait (rk_test_has_heard, heard);
  g_assert_cmpstr (heard->pdata[0], ==, expected);
  g_assert_cmpuint (heard->len, ==, 1);
  g_assert_nonnull (rk_test_find (page->navigation_bar, GTK_TYPE_LABEL, expected));
  g_ptr_array_set_size (heard, 0);
}

static void
assert_tells (RkMatchPage *page,
              GPtrArray   *heard,
              char         key,
              const char  *expected)
{
  g_assert_true (press (page, gdk_unicode_to_keyval (key), 0));
  assert_heard (page, heard, expected);
}

/* A move is saved and told before anything else is asked. */
static void
play (RkTestWindow *self,
      RkMatchPage  *page,
      GPtrArray    *heard,
      guint         hole)
{
  rk_test_choose_hole (page, hole);
  rk_test_settle (self);
  rk_test_wait (rk_test_has_heard, heard);
  g_ptr_array_set_size (heard, 0);
}

static void
test_keys (RkTestWindow  *self,
           gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  g_autoptr (GPtrArray) heard = listen (page);

  assert_tells (page, heard, 'l', "No move has been played in this round.");
  assert_tells (page, heard, 'r', "South’s row: A 4, B 4, C 4, D 4, E 4, F 4.");
  assert_tells (page, heard, 'O', "North’s row: a 4, b 4, c 4, d 4, e 4, f 4.");
  assert_tells (page, heard, 'm', "South can play: A, B, C, D, E, F.");

  play (self, page, heard, 2);
  assert_tells (page, heard, 'L', "South played C in 5 laps.");
  assert_tells (page, heard, 'o', "South’s row: A 6, B 6, C 2, D 7, E 1, F 6.");
  assert_tells (page, heard, 's', "South owns 28 stones. South has won 0 fours in this round. "
                                  "North owns 20 stones. North has won 0 fours in this round.");
  assert_tells (page, heard, 't', "Round 1, after move 1 of 1. North is to move. "
                                  "South has won 0 rounds. North has won 0 rounds.");
  g_assert_false (press (page, GDK_KEY_g, 0));
  g_assert_cmpuint (rk_round_get_n_moves (rk_match_get_round (rk_test_get_match (page), 0)), ==, 1);
}

/* At another place, in the middle of a move and beside the match: what is on the board. */
static void
test_places (RkTestWindow  *self,
             gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  g_autoptr (GPtrArray) heard = listen (page);

  play (self, page, heard, 2);
  rk_test_activate (page, "match.first");
  rk_test_settle (self);
  assert_tells (page, heard, 'l', "No move has been played in this round.");
  assert_tells (page, heard, 'r', "South’s row: A 4, B 4, C 4, D 4, E 4, F 4.");
  assert_tells (page, heard, 't', "Round 1, after move 0 of 1. South is to move. "
                                  "South has won 0 rounds. North has won 0 rounds.");

  rk_test_activate (page, "match.lap-forward");
  rk_test_settle (self);
  g_ptr_array_set_size (heard, 0);
  assert_tells (page, heard, 'l',
                "Lap 1 of 5: South lifts 4 stones from C and sows as far as a.");
}

/* Between two rounds, where the focus is not on the board. */
static void
test_interlude (RkTestWindow  *self,
                gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  g_autofree char *score = NULL;
  RkRound *round;
  g_autoptr (GPtrArray) heard = listen (page);

  rk_test_play_round (self, page);
  rk_test_settle (self);
  g_assert_true (gtk_widget_is_ancestor (rk_test_get_focus (self), GTK_WIDGET (page->interlude)));
  g_ptr_array_set_size (heard, 0);
  rk_test_type (self, GDK_KEY_s, 0);
  round = rk_match_get_current_round (rk_test_get_match (page));
  score = rk_text_read_score (rk_test_get_match (page), 0, rk_round_get_n_moves (round), NULL);
  assert_heard (page, heard, score);
}

/* Whatever stands on the keys: the letter in their place, or their own if it is Latin. */
static void
test_layouts (RkTestWindow  *self,
              gconstpointer  data)
{
  /* Cyrillic, Bengali, Arabic, and a key that is Latin elsewhere. */
  static const struct
  {
    gunichar c;
    guint keycode;
    const char *expected;
  } keys[] = {
    { 0x0434, PLACE_L, "No move has been played in this round." },
    { 0x09b2, PLACE_L, "No move has been played in this round." },
    { 0x0645, PLACE_L, "No move has been played in this round." },
    { 0x044c, PLACE_M, "South can play: A, B, C, D, E, F." },
    { 0x09ae, PLACE_M, "South can play: A, B, C, D, E, F." },
    { 0x0629, PLACE_M, "South can play: A, B, C, D, E, F." },
    { 'm', PLACE_L, "South can play: A, B, C, D, E, F." },
  };
  RkMatchPage *page = rk_test_start_match (self);
  g_autoptr (GPtrArray) heard = listen (page);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_assert_true (press (page, gdk_unicode_to_keyval (keys[i].c), keys[i].keycode));
      assert_heard (page, heard, keys[i].expected);
    }
}

/* By the menu, whatever has the focus. */
static void
test_menu (RkTestWindow  *self,
           gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  g_autoptr (GPtrArray) heard = listen (page);

  gtk_widget_grab_focus (page->undo_button);
  rk_test_activate (page, "match.read-row");
  assert_heard (page, heard, "South’s row: A 4, B 4, C 4, D 4, E 4, F 4.");

  /* No dialog talks of what is behind it. */
  rk_test_activate (page, "match.concede");
  rk_test_settle (self);
  rk_test_activate (page, "match.read-row");
  g_assert_cmpuint (heard->len, ==, 0);
}

/* Near the end of a round, where nobody thinks for long. */
static RkMatchPage *
start_late (RkTestWindow *self)
{
  g_autoptr (RkPlayer) south = rk_player_new (NULL, RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  g_autoptr (RkPlayer) north = rk_player_new (NULL, RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  g_autoptr (RkMatch) match = NULL;
  RkRules rules;

  rk_rules_init_standard (&rules);
  rules.has_start = TRUE;
  g_assert_true (rk_position_parse (&rules.start, "1,3,0,0,0,0/0,0,0,0,0,4 s 20-20",
                                    rules.direction, NULL));
  match = rk_match_new (&rules, south, north);
  rk_window_start_match (self->window, match);
  rk_test_wait (rk_test_has_page, self);
  rk_test_settle (self);
  return rk_test_get_page (self);
}

static gboolean
has_answer (gpointer user_data)
{
  GPtrArray *heard = user_data;

  return heard->len > 0 && g_str_has_prefix (heard->pdata[heard->len - 1], "Hole ");
}

/* The last thing that is heard; before it perhaps that the answer takes a while. */
static void
test_value (RkTestWindow  *self,
            gconstpointer  data)
{
  RkMatchPage *page = start_late (self);
  g_autoptr (GPtrArray) heard = listen (page);

  g_assert_true (rk_board_focus_hole (page->board, 0));
  g_assert_true (press (page, GDK_KEY_v, 0));
  rk_test_wait (has_answer, heard);
  g_assert_cmpuint (heard->len, <=, 2);
  g_assert_cmpstr (heard->pdata[heard->len - 1], ==,
                   "Hole A: South ends the round with 28 stones, North with 20. "
                   "No other move leads to more.");
  if (heard->len == 2)
    g_assert_cmpstr (heard->pdata[0], ==, "Thinking…");
  g_ptr_array_set_size (heard, 0);

  /* Not of a hole that cannot be played. */
  rk_board_focus_hole (page->board, 2);
  assert_tells (page, heard, 'v', "Hole C is empty.");
  rk_board_focus_hole (page->board, 11);
  assert_tells (page, heard, 'v', "Hole f cannot be played now: South is to move.");
}

/* A game of a tournament that is being played has no values to tell. */
static void
test_value_tournament (RkTestWindow  *self,
                       gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  g_autoptr (GPtrArray) heard = listen (page);
  g_autoptr (RkEvent) event = rk_event_new ();

  g_object_set (event, "tournament", "6a0e2b7e-52c5-4a5e-9d5e-3d1f0b9f4c11", NULL);
  rk_match_set_event (rk_test_get_match (page), event);
  rk_board_focus_hole (page->board, 0);
  assert_tells (page, heard, 'v', "There are no hints in the games of a tournament.");
  assert_tells (page, heard, 'm', "South can play: A, B, C, D, E, F.");
}

/* Whoever asks for something else meanwhile hears the value all the same; who is gone does
 * not. */
static void
test_value_gone (RkTestWindow  *self,
                 gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  g_autoptr (GPtrArray) heard = listen (page);

  rk_board_focus_hole (page->board, 0);
  g_assert_true (press (page, GDK_KEY_v, 0));
  g_assert_true (press (page, GDK_KEY_m, 0));
  assert_heard (page, heard, "South can play: A, B, C, D, E, F.");
  g_assert_nonnull (page->read_cancellable);
  gtk_widget_set_visible (GTK_WIDGET (page), FALSE);
  g_assert_null (page->read_cancellable);
  gtk_widget_set_visible (GTK_WIDGET (page), TRUE);
  rk_test_settle (self);
  g_assert_cmpuint (heard->len, ==, 0);
}

/* So much of a move as the settings want, in one announcement. */
static void
test_verbosity (RkTestWindow  *self,
                gconstpointer  data)
{
  static const struct
  {
    const char *verbosity;
    const char *expected;
  } moves[] = {
    { "brief", "South: C." },
    { "standard", "South played C in 5 laps." },
    { "detailed", "South played C in 5 laps. "
                  "Lap 1 of 5: South lifts 4 stones from C and sows as far as a. "
                  "Lap 2 of 5: South lifts 5 stones from a and sows as far as f. "
                  "Lap 3 of 5: South lifts 5 stones from f and sows as far as E. "
                  "Lap 4 of 5: South lifts 6 stones from E and sows as far as e. "
                  "Lap 5 of 5: South lifts 6 stones from e and sows as far as E. "
                  "The last stone falls into an empty hole." },
  };
  RkMatchPage *page = rk_test_start_match (self);
  g_autoptr (GPtrArray) heard = listen (page);

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_settings_set_string (self->settings, "announcements", moves[i].verbosity);
      rk_test_choose_hole (page, 2);
      rk_test_settle (self);
      rk_test_wait (rk_test_has_heard, heard);
      g_assert_cmpuint (heard->len, ==, 1);
      g_assert_cmpstr (heard->pdata[0], ==, moves[i].expected);
      g_ptr_array_set_size (heard, 0);

      rk_test_activate (page, "match.undo");
      rk_test_settle (self);
      rk_test_wait (rk_test_has_heard, heard);
      g_assert_cmpuint (heard->len, ==, 1);
      g_assert_cmpstr (heard->pdata[0], ==, "Taken back: South played C.");
      g_ptr_array_set_size (heard, 0);
    }
}

/* Chosen in the preferences. */
static void
test_preferences (RkTestWindow  *self,
                  gconstpointer  data)
{
  static const char *const choices[] = { "brief", "standard", "detailed" };
  GtkWidget *dialog;
  AdwComboRow *row;

  gtk_widget_activate_action (GTK_WIDGET (self->window), "app.preferences", NULL);
  rk_test_settle (self);
  dialog = GTK_WIDGET (rk_test_get_dialog (self));
  row = ADW_COMBO_ROW (gtk_widget_get_template_child (dialog, RK_TYPE_PREFERENCES_DIALOG,
                                                      "announcements_row"));
  g_assert_cmpuint (adw_combo_row_get_selected (row), ==, 1);
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      g_autofree char *chosen = NULL;

      adw_combo_row_set_selected (row, i);
      chosen = g_settings_get_string (self->settings, "announcements");
      g_assert_cmpstr (chosen, ==, choices[i]);
    }
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  rk_test_add ("/reading/keys", test_keys);
  rk_test_add ("/reading/places", test_places);
  rk_test_add ("/reading/interlude", test_interlude);
  rk_test_add ("/reading/layouts", test_layouts);
  rk_test_add ("/reading/menu", test_menu);
  rk_test_add ("/reading/value", test_value);
  rk_test_add ("/reading/value-tournament", test_value_tournament);
  rk_test_add ("/reading/value-gone", test_value_gone);
  rk_test_add ("/reading/verbosity", test_verbosity);
  rk_test_add ("/reading/preferences", test_preferences);

  return g_test_run ();
}
