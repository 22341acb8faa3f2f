/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* What a match page shows in every size: that it adds up, fits and tells the
 * past from the present. */

#include "rk-board.h"
#include "rk-initial.h"
#include "rk-interlude.h"
#include "rk-navigation-bar.h"
#include "rk-sentences.h"
#include "rk-test-window.h"

#define MOST_FRAME 20

/* All stones are on the board or on a card. */
static void
assert_adds_up (RkTestWindow *self,
                RkMatchPage  *page)
{
  rk_test_settle (self);
  g_assert_cmpuint (rk_test_count_shown (page), ==,
                    8u * rk_match_get_rules (rk_test_get_match (page))->n_holes);
}

static void
open_sized (RkTestWindow *self,
            int           width,
            int           height)
{
  rk_test_window_close (self);
  g_object_set (self->state, "width", width, "height", height, "file", NULL, NULL);
  rk_test_window_open (self);
}

/* Whatever is looked at: while playing, between rounds, at the end. */
static void
test_sums (RkTestWindow  *self,
           gconstpointer  data)
{
  RkMatchPage *page;
  RkMatch *match;

  open_sized (self, 1100, 900);
  page = rk_test_open_fixture (self, "running.rkmatch");
  match = rk_test_get_match (page);
  assert_adds_up (self, page);
  rk_test_play_round (self, page);
  assert_adds_up (self, page);
  rk_test_activate (page, "match.back");
  assert_adds_up (self, page);
  rk_test_activate (page, "match.forward");
  assert_adds_up (self, page);

  rk_test_activate (page, "match.begin-round");
  assert_adds_up (self, page);
  rk_test_choose_hole (page, rk_test_find_legal (page));
  rk_match_concede_round (match, RK_NORTH, NULL);
  assert_adds_up (self, page);
  rk_match_concede (match, RK_SOUTH, NULL);
  assert_adds_up (self, page);
  for (guint hole = 0; hole < 12; hole++)
    g_assert_cmpuint (rk_test_get_shown (page, hole), ==, 0);
  rk_test_activate (page, "match.undo");
  assert_adds_up (self, page);
  g_assert_cmpint (rk_match_get_state (match), ==, RK_MATCH_BETWEEN_ROUNDS);

  rk_test_activate (page, "match.begin-round");
  assert_adds_up (self, page);
  rk_test_activate (page, "match.back");
  assert_adds_up (self, page);
  rk_test_activate (page, "match.undo");
  rk_test_activate (page, "match.undo");
  assert_adds_up (self, page);
}

/* Nothing looks as if the match stood there. */
static void
test_looking_back (RkTestWindow  *self,
                   gconstpointer  data)
{
  RkMatchPage *page;
  RkBoard *board;

  open_sized (self, 1100, 720);
  page = rk_test_open_fixture (self, "running.rkmatch");
  board = RK_BOARD (rk_test_find (page, RK_TYPE_BOARD, NULL));
  g_assert_null (rk_test_find (page, GTK_TYPE_BUTTON, "Back to Now"));
  g_assert_cmpint (rk_board_get_interactive_side (board), >=, 0);

  rk_test_activate (page, "match.first");
  rk_test_settle (self);
  g_assert_nonnull (rk_test_find (page, GTK_TYPE_LABEL, "Looking Back: Round 1"));
  g_assert_nonnull (rk_test_find (page, GTK_TYPE_LABEL, "A 24 · B 24"));
  g_assert_nonnull (rk_test_find (page, GTK_TYPE_LABEL, "was to move"));
  g_assert_null (rk_test_find (page, GTK_TYPE_LABEL, "to move"));
  g_assert_cmpint (rk_board_get_interactive_side (board), ==, -1);

  rk_test_click (page, "Back to Now");
  rk_test_settle (self);
  g_assert_true (rk_cursor_is_live (rk_match_page_get_cursor (page)));
  g_assert_null (rk_test_find (page, GTK_TYPE_BUTTON, "Back to Now"));
  g_assert_nonnull (rk_test_find (page, GTK_TYPE_LABEL, "to move"));
}

/* The last place of a round says how it ended, also when nobody moved. */
static void
test_look_at_end (RkTestWindow  *self,
                  gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  RkMatch *match = rk_test_get_match (page);
  g_autofree char *end = NULL;

  rk_test_choose_hole (page, 0);
  rk_test_settle (self);
  g_assert_true (rk_match_agree_round (match, NULL));
  rk_test_activate (page, "match.begin-round");
  rk_test_settle (self);
  rk_test_activate (page, "match.back");
  rk_test_settle (self);
  end = rk_text_round_end (match, rk_match_get_round (match, 0));
  g_assert_nonnull (rk_test_find (rk_test_find (page, RK_TYPE_NAVIGATION_BAR, NULL),
                                  GTK_TYPE_LABEL, end));
  rk_test_assert_board (page);
}

static void
get_bounds (GtkWidget       *widget,
            RkMatchPage     *page,
            graphene_rect_t *bounds)
{
  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (page), bounds));
}

/* The buttons stand where they stood, and nothing lies on them. */
static void
assert_bar (RkMatchPage *page,
            float       *x)
{
  GtkWidget *bar = rk_test_find (page, RK_TYPE_NAVIGATION_BAR, NULL);
  GtkWidget *first = rk_test_find (bar, GTK_TYPE_BUTTON, "Start of the Match");
  GtkWidget *walk = gtk_widget_get_parent (first);
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();
  graphene_rect_t buttons;

  get_bounds (walk, page, &buttons);
  if (*x >= 0)
    g_assert_cmpfloat (buttons.origin.x, ==, *x);
  *x = buttons.origin.x;

  rk_test_find_all (bar, GTK_TYPE_LABEL, labels);
  for (guint i = 0; i < labels->len; i++)
    {
      graphene_rect_t bounds;

      get_bounds (labels->pdata[i], page, &bounds);
      g_assert_false (graphene_rect_intersection (&bounds, &buttons, NULL));
      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=,
                         gtk_widget_get_width (GTK_WIDGET (page)));
    }
}

static void
test_bar (RkTestWindow  *self,
          gconstpointer  data)
{
  static const int sizes[][2] = { { 1100, 720 }, { 640, 720 }, { 360, 640 }, { 640, 360 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      RkMatchPage *page;
      RkCursor *cursor;
      float x = -1;

      open_sized (self, sizes[i][0], sizes[i][1]);
      page = rk_test_open_fixture (self, "round-conceded.rkmatch");
      cursor = rk_match_page_get_cursor (page);
      for (RkSide side = RK_SOUTH; side <= RK_NORTH; side++)
        rk_player_set_name (rk_match_get_player (rk_test_get_match (page), side),
                            "Cabdiraxmaan Xuseen Maxamuud C");
      rk_cursor_first (cursor);
      do
        {
          rk_test_settle (self);
          assert_bar (page, &x);
          rk_cursor_forward (cursor);
        }
      while (!rk_cursor_is_live (cursor));
    }
}

typedef struct
{
  GtkWidget *window;
  const int *size;
} Resizing;

/* The size without the frame, which the window may have around it. */
static gboolean
is_resized (gpointer user_data)
{
  Resizing *self = user_data;
  int across = self->size[0] - gtk_widget_get_width (self->window);
  int along = self->size[1] - gtk_widget_get_height (self->window);

  return ABS (across) <= MOST_FRAME && ABS (along) <= MOST_FRAME;
}

/* GTK warns when it has to measure what has too little room. */
static void
test_resize_interlude (RkTestWindow  *self,
                       gconstpointer  data)
{
  static const int sizes[][2] = { { 1100, 720 }, { 640, 360 }, { 360, 640 }, { 900, 480 },
                                  { 700, 400 }, { 360, 560 }, { 620, 520 }, { 1100, 500 } };
  static const char *const fixtures[] = { "running.rkmatch", "first-to-two-wins.rkmatch" };

  for (guint i = 0; i < G_N_ELEMENTS (fixtures); i++)
    {
      rk_test_play_round (self, rk_test_open_fixture (self, fixtures[i]));
      for (guint j = 0; j < G_N_ELEMENTS (sizes); j++)
        {
          Resizing resizing = { GTK_WIDGET (self->window), sizes[j] };

          gtk_window_set_default_size (GTK_WINDOW (self->window), sizes[j][0], sizes[j][1]);
          rk_test_wait (is_resized, &resizing);
          rk_test_settle (self);
          g_assert_nonnull (rk_test_find (rk_test_get_page (self), RK_TYPE_INTERLUDE, NULL));
        }
    }
}

static void
assert_board_focused (RkTestWindow *self,
                      RkMatchPage  *page)
{
  GtkWidget *board = rk_test_find (page, RK_TYPE_BOARD, NULL);
  GtkWidget *focus;

  rk_test_settle (self);
  focus = rk_test_get_focus (self);
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_is_ancestor (focus, board));
}

static gboolean
is_wide (gpointer user_data)
{
  return gtk_widget_get_width (user_data) > 1000;
}

/* What had the focus has gone: no other button gets it. */
static void
test_focus_lost (RkTestWindow  *self,
                 gconstpointer  data)
{
  RkMatchPage *page;
  GtkWidget *button;

  open_sized (self, 360, 640);
  page = rk_test_open_fixture (self, "running.rkmatch");
  rk_test_activate (page, "match.back");
  rk_test_settle (self);
  button = rk_test_find (page, GTK_TYPE_BUTTON, "Back to Now");
  g_assert_true (gtk_widget_grab_focus (button));
  rk_test_click (page, "Back to Now");
  assert_board_focused (self, page);

  button = rk_test_find (rk_test_find (page, RK_TYPE_NAVIGATION_BAR, NULL), GTK_TYPE_BUTTON,
                         "Moves, Rounds and Review");
  g_assert_true (gtk_widget_grab_focus (button));
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1100, 720);
  rk_test_wait (is_wide, page);
  assert_board_focused (self, page);

  button = rk_test_find (page, GTK_TYPE_MENU_BUTTON, NULL);
  g_assert_true (gtk_widget_grab_focus (button));
  rk_test_activate (page, "match.concede");
  rk_test_settle (self);
  rk_test_respond (self, "north");
  rk_test_settle (self);
  /* Where the match goes on from. */
  g_assert_true (gtk_widget_is_ancestor (rk_test_get_focus (self),
                                         rk_test_find (page, RK_TYPE_INTERLUDE, NULL)));
}

/* One of a name, also of one that is kept in its own direction. */
static void
test_initial (void)
{
  static const struct
  {
    const char *name;
    const char *expected;
  } names[] = {
    { "", "" }, { "amina", "A" }, { "কৃষ্ণা", "কৃ" }, { "\u200e\u2068\u0645\u0631\u2069", "\u0645" },
    { "\u200e\u2068\u2069", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *initial = rk_get_initial (names[i].name);

      g_assert_cmpstr (initial, ==, names[i].expected);
    }
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  g_test_add_func ("/match-view/initial", test_initial);
  rk_test_add ("/match-view/sums", test_sums);
  rk_test_add ("/match-view/looking-back", test_looking_back);
  rk_test_add ("/match-view/look-at-end", test_look_at_end);
  rk_test_add ("/match-view/bar", test_bar);
  rk_test_add ("/match-view/resize-interlude", test_resize_interlude);
  rk_test_add ("/match-view/focus-lost", test_focus_lost);

  return g_test_run ();
}
