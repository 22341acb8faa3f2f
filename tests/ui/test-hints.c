/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-board-layout.h"
#include "rk-focus.h"
#include "rk-match-page-private.h"
#include "rk-sentences.h"
#include "rk-test-keys.h"
#include "rk-test-once.h"
#include "rk-test-review.h"
#include "rk-test-window.h"

#define FIRST_HINT "South ends the round with 20 stones, North with 28. Just as good: "

static gboolean
has_hint (gpointer user_data)
{
  RkMatchPage *page = user_data;

  return rk_hints_get_text (page->hints) != NULL;
}

/* Whether the labels of the page say this. */
static gboolean
says (RkMatchPage *page,
      const char  *text)
{
  return rk_test_find (page, GTK_TYPE_LABEL, text) != NULL;
}

static void
ask (RkMatchPage *page)
{
  rk_test_activate (page, "match.hint");
  rk_test_wait (has_hint, page);
}

static void
assert_no_hint (RkMatchPage *page)
{
  g_assert_cmpint (rk_board_get_hint (page->board), ==, -1);
  g_assert_null (rk_hints_get_text (page->hints));
}

static void
test_hint (RkTestWindow  *self,
           gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  g_autoptr (GPtrArray) heard = g_ptr_array_new_with_free_func (g_free);

  g_signal_connect_swapped (page->announcer, "announced", G_CALLBACK (rk_test_collect_cb), heard);
  assert_no_hint (page);
  g_assert_true (rk_test_is_enabled (page, "hint"));

  ask (page);
  g_assert_cmpint (rk_board_get_hint (page->board), >=, 0);
  g_assert_cmpint (rk_board_get_hint (page->board), <, 5);
  g_assert_nonnull (strstr (rk_hints_get_text (page->hints), FIRST_HINT));
  g_assert_true (says (page, rk_hints_get_text (page->hints)));

  /* Heard once; and once more when asked again. */
  rk_test_settle (self);
  g_assert_cmpuint (heard->len, ==, 1);
  g_assert_cmpstr (heard->pdata[0], ==, rk_hints_get_text (page->hints));
  rk_test_activate (page, "match.hint");
  rk_test_settle (self);
  g_assert_cmpuint (heard->len, ==, 2);
}

static void
test_goes_away (RkTestWindow  *self,
                gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);

  ask (page);
  g_assert_true (rk_test_press_key (page, GTK_PHASE_NONE, GDK_KEY_Escape, 0));
  assert_no_hint (page);
  g_assert_nonnull (rk_test_get_page (self));

  ask (page);
  rk_test_choose_hole (page, 0);
  rk_test_settle (self);
  assert_no_hint (page);

  ask (page);
  g_assert_cmpint (rk_board_get_hint (page->board), >=, 6);
  rk_test_activate (page, "match.undo");
  rk_test_settle (self);
  assert_no_hint (page);

  ask (page);
  rk_test_activate (page, "match.redo");
  rk_test_settle (self);
  assert_no_hint (page);

  /* A name is no reason to take it away. */
  ask (page);
  rk_player_set_name (rk_match_get_player (rk_test_get_match (page), RK_SOUTH), "Asha");
  rk_test_settle (self);
  g_assert_nonnull (strstr (rk_hints_get_text (page->hints), "Asha"));
}

/* Of the place that is looked at. */
static void
test_looking_back (RkTestWindow  *self,
                   gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_fixture (self, "running.rkmatch");
  RkPosition position;

  rk_test_activate (page, "match.back");
  rk_test_settle (self);
  g_assert_true (rk_test_is_enabled (page, "hint"));
  ask (page);
  position = *rk_cursor_get_position (rk_match_page_get_cursor (page));
  g_assert_cmpint (rk_position_check_move (&position, rk_board_get_hint (page->board)), ==,
                   RK_MOVE_LEGAL);

  rk_test_activate (page, "match.first");
  rk_test_settle (self);
  assert_no_hint (page);
}

static void
test_disabled (RkTestWindow  *self,
               gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);

  g_object_set (page->hints, "show-values", TRUE, NULL);
  rk_test_play_round (self, page);
  rk_test_settle (self);
  g_assert_false (rk_test_is_enabled (page, "hint"));
  rk_test_activate (page, "match.back");
  rk_test_settle (self);
  g_assert_true (rk_test_is_enabled (page, "hint"));
  rk_test_activate (page, "match.last");
  rk_test_settle (self);
  rk_test_activate (page, "match.begin-round");
  rk_test_settle (self);
  g_assert_true (rk_test_is_enabled (page, "hint"));

  /* The computer needs none. */
  rk_test_choose_hole (page, rk_test_find_legal (page));
  rk_test_settle (self);
  rk_player_set_player_type (rk_match_get_player (rk_test_get_match (page),
                                                  rk_match_get_turn (rk_test_get_match (page))),
                             RK_PLAYER_COMPUTER);
  rk_test_settle (self);
  g_assert_false (rk_test_is_enabled (page, "hint"));
}

static void
test_tournament (RkTestWindow  *self,
                 gconstpointer  data)
{
  g_autoptr (RkMatch) match = NULL;
  g_autoptr (RkEvent) event = rk_event_new ();
  g_autoptr (RkPlayer) south = rk_player_new (NULL, RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  g_autoptr (RkPlayer) north = rk_player_new (NULL, RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  RkRules rules;
  RkMatchPage *page;

  rk_rules_init_standard (&rules);
  match = rk_match_new (&rules, south, north);
  g_object_set (event, "tournament", "6a0e2b7e-52c5-4a5e-9d5e-3d1f0b9f4c11", NULL);
  rk_match_set_event (match, event);
  g_settings_set_boolean (self->settings, "show-values", TRUE);
  rk_window_start_match (self->window, match);
  rk_test_wait (rk_test_has_page, self);
  page = rk_test_get_page (self);

  g_assert_false (rk_test_is_enabled (page, "hint"));
  g_assert_false (rk_test_is_enabled (page, "show-values"));
  rk_test_activate (page, "match.hint");
  rk_test_activate (page, "match.show-values");
  rk_test_settle (self);
  g_assert_false (rk_solver_get_busy (page->solver));
  assert_no_hint (page);
  g_assert_nonnull (rk_test_find (page, GTK_TYPE_BUTTON,
                                  "There are no hints in the games of a tournament."));

  /* It ends while somebody looks. */
  g_assert_true (rk_match_concede (match, RK_NORTH, NULL));
  rk_test_settle (self);
  g_assert_true (rk_test_is_enabled (page, "show-values"));
  g_assert_null (rk_test_find (page, GTK_TYPE_BUTTON,
                               "There are no hints in the games of a tournament."));
  g_assert_nonnull (rk_test_find (page, GTK_TYPE_BUTTON, "Hint"));
  g_settings_reset (self->settings, "show-values");
}

static GtkAccessible *
get_hole (RkMatchPage *page,
          guint        hole)
{
  return GTK_ACCESSIBLE (rk_board_get_hole_widget (page->board, hole));
}

static gboolean
has_description (RkMatchPage *page,
                 guint        hole)
{
  return gtk_test_accessible_has_property (get_hole (page, hole),
                                           GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static void
test_values (RkTestWindow  *self,
             gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);

  g_settings_set_boolean (self->settings, "show-preview", FALSE);
  rk_test_settle (self);
  g_assert_false (has_description (page, 5));

  rk_test_activate (page, "match.show-values");
  g_assert_true (g_settings_get_boolean (self->settings, "show-values"));
  rk_test_wait (rk_test_is_idle, page->solver);
  gtk_test_accessible_assert_property (get_hole (page, 0), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "South ends the round with 20 stones, North with 28.");
  gtk_test_accessible_assert_property (get_hole (page, 5), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "South ends the round with 16 stones, North with 32.");
  g_assert_false (has_description (page, 6));
  assert_no_hint (page);

  /* Of the other player after a move. */
  rk_test_choose_hole (page, 5);
  g_assert_false (has_description (page, 0));
  rk_test_settle (self);
  rk_test_wait (rk_test_is_idle, page->solver);
  g_assert_false (has_description (page, 0));
  g_assert_true (has_description (page, 6) || has_description (page, 7));

  rk_test_activate (page, "match.show-values");
  for (guint hole = 0; hole < 12; hole++)
    g_assert_false (has_description (page, hole));

  g_settings_set_boolean (self->settings, "show-preview", TRUE);
  g_settings_set_boolean (self->settings, "show-values", TRUE);
  rk_test_wait (rk_test_is_idle, page->solver);
  rk_test_activate (page, "match.undo");
  rk_test_wait (rk_test_is_idle, page->solver);
  rk_test_settle (self);
  gtk_test_accessible_assert_property (get_hole (page, 0), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "A ends in C after 5 laps. "
                                       "South ends the round with 20 stones, North with 28.");
  g_settings_reset (self->settings, "show-values");
}

/* Nobody gets an answer about a position that is gone. */
static void
test_cancelled (RkTestWindow  *self,
                gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  g_autoptr (GPtrArray) heard = g_ptr_array_new_with_free_func (g_free);
  RkSolver *solver = page->solver;

  g_signal_connect_swapped (page->hints, "hinted", G_CALLBACK (rk_test_collect_cb), heard);
  rk_test_activate (page, "match.hint");
  rk_test_choose_hole (page, 0);
  rk_test_settle (self);
  rk_test_wait (rk_test_is_idle, page->solver);
  assert_no_hint (page);

  rk_test_activate (page, "match.hint");
  g_assert_true (rk_test_press_key (page, GTK_PHASE_NONE, GDK_KEY_Escape, 0));
  rk_test_wait (rk_test_is_idle, page->solver);
  assert_no_hint (page);
  g_assert_cmpuint (heard->len, ==, 0);
  g_assert_false (gtk_widget_get_visible (page->thinking_bar));

  rk_test_activate (page, "match.undo");
  rk_test_activate (page, "match.hint");
  rk_test_window_close (self);
  g_assert_false (rk_solver_get_progress (solver) > 1);
}

static gboolean
can_stop (gpointer page)
{
  return gtk_widget_get_visible (RK_MATCH_PAGE (page)->stop_button);
}

static gboolean
is_thinking (gpointer page)
{
  return gtk_widget_get_visible (RK_MATCH_PAGE (page)->thinking_bar);
}

/* An analysis that takes long is stopped where it is looked at; then it can be asked for again. */
static void
test_stop (RkTestWindow  *self,
           gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);

  rk_test_hold_solvers (TRUE);
  rk_match_page_show_values (page);
  g_assert_false (can_stop (page));
  rk_test_wait (can_stop, page);
  gtk_widget_grab_focus (page->stop_button);
  rk_test_click (page, "Stop");
  rk_test_wait (rk_test_is_idle, page->solver);
  rk_test_settle (self);
  g_assert_false (can_stop (page));
  g_assert_false (gtk_widget_get_visible (page->thinking_bar));
  g_assert_true (rk_focus_is_within (GTK_WIDGET (page->board)));
  assert_no_hint (page);

  rk_test_hold_solvers (FALSE);
  ask (page);
  g_assert_cmpint (rk_board_get_hint (page->board), >=, 0);
}

/* Also where a hint was asked for before. */
static void
test_stop_hint (RkTestWindow  *self,
                gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);

  rk_test_hold_solvers (TRUE);
  rk_test_activate (page, "match.hint");
  rk_test_wait (is_thinking, page);
  g_assert_false (can_stop (page));
  rk_match_page_show_values (page);
  g_assert_true (can_stop (page));
  rk_test_click (page, "Stop");
  g_assert_false (can_stop (page));
  rk_test_hold_solvers (FALSE);
}

/* Slow answers show that they are coming. */
static void
test_thinking (RkTestWindow  *self,
               gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  gint64 start = g_get_monotonic_time ();

  g_assert_false (gtk_widget_get_visible (page->thinking_bar));
  rk_test_activate (page, "match.hint");
  g_assert_false (gtk_widget_get_visible (page->thinking_bar));
  while (!has_hint (page))
    {
      /* Not at once, so that quick answers do not flicker. */
      if (gtk_widget_get_visible (page->thinking_bar))
        g_assert_cmpint (g_get_monotonic_time () - start, >=, G_USEC_PER_SEC * 4 / 10);
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_false (gtk_widget_get_visible (page->thinking_bar));
  g_test_message ("The first hint took %.3f s", (g_get_monotonic_time () - start) / 1e6);

  rk_test_choose_hole (page, 0);
  rk_test_settle (self);
  start = g_get_monotonic_time ();
  ask (page);
  g_test_message ("The second one took %.3f s", (g_get_monotonic_time () - start) / 1e6);
}

static void
measure_text (RkBoard    *board,
              const char *text,
              float       size,
              float      *width,
              float      *height)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (board), text);
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();
  int w, h;

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_layout_get_pixel_size (layout, &w, &h);
  *width = w;
  *height = h;
}

/* The value in its badge stands beside those of the neighbours, beyond the number, on the
 * board. */
static void
assert_value_fits (RkBoard    *board,
                   const char *text,
                   guint       n_holes,
                   float       text_scale,
                   float       width,
                   float       height)
{
  RkBoardLayout layout;
  float w, h, number_height, edge;

  rk_board_layout_init (&layout, n_holes, FALSE, 2, text_scale, width, height);
  measure_text (board, "28", layout.font_size, &w, &number_height);
  measure_text (board, text, layout.value_size, &w, &h);
  edge = layout.slab.origin.y + layout.slab.size.height - layout.centers[0].y;

  g_test_message ("%g x %g, text %g: %s", width, height, text_scale, text);
  g_assert_cmpfloat (w + h * 0.62f, <=, layout.cells[0].size.width);
  g_assert_cmpfloat (layout.value_offset - h * 0.56f, >=,
                     layout.label_offset + number_height * 0.4f);
  g_assert_cmpfloat (layout.value_offset + h * 0.56f, <=, edge);
}

static void
test_room (RkTestWindow  *self,
           gconstpointer  data)
{
  RkBoard *board = rk_test_start_match (self)->board;
  static const float widths[] = { RK_BOARD_MIN_WIDTH, 344, 736, 1280 };
  static const float heights[] = { RK_BOARD_MIN_HEIGHT, 300, 600 };
  static const char *const texts[] = { "28:20", "২৮:২০" };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    for (guint j = 0; j < G_N_ELEMENTS (heights); j++)
      for (guint text = 0; text < G_N_ELEMENTS (texts); text++)
        {
          assert_value_fits (board, texts[text], 6, 1, widths[i], heights[j]);
          assert_value_fits (board, texts[text], 6, 2, widths[i], heights[j]);
          assert_value_fits (board, texts[text], 5, 2, widths[i], heights[j]);
        }
}

/* What is advised about one position is not drawn on another that the pointer looks at, also
 * if it comes then. */
static void
test_peek (RkTestWindow  *self,
           gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);

  g_settings_set_boolean (self->settings, "show-preview", FALSE);
  rk_test_choose_hole (page, rk_test_find_legal (page));
  rk_test_settle (self);
  rk_test_activate (page, "match.hint");
  _rk_match_page_peek (page, 0, 0);
  rk_test_wait (has_hint, page);
  g_assert_true (page->peeking);
  g_assert_cmpint (rk_board_get_hint (page->board), ==, -1);

  g_settings_set_boolean (self->settings, "show-values", TRUE);
  rk_test_wait (rk_test_is_idle, page->solver);
  rk_test_settle (self);
  g_assert_true (page->peeking);
  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    g_assert_false (has_description (page, hole));

  _rk_match_page_peek (page, -1, 0);
  rk_test_settle (self);
  g_assert_cmpint (rk_board_get_hint (page->board), >=, 6);
  g_assert_true (has_description (page, 6) || has_description (page, 7));
  g_settings_reset (self->settings, "show-values");
  g_settings_reset (self->settings, "show-preview");
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  rk_test_add ("/hints/hint", test_hint);
  rk_test_add ("/hints/goes-away", test_goes_away);
  rk_test_add ("/hints/looking-back", test_looking_back);
  rk_test_add ("/hints/disabled", test_disabled);
  rk_test_add ("/hints/tournament", test_tournament);
  rk_test_add ("/hints/values", test_values);
  rk_test_add ("/hints/peek", test_peek);
  rk_test_add ("/hints/cancelled", test_cancelled);
  rk_test_add ("/hints/stop", test_stop);
  rk_test_add ("/hints/stop-hint", test_stop_hint);
  rk_test_add ("/hints/thinking", test_thinking);
  rk_test_add ("/hints/room", test_room);

  return g_test_run ();
}
