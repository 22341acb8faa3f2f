/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <adwaita.h>

#include "rk-board-layout.h"
#include "rk-board.h"
#include "rk-notation.h"
#include "rk-sowing.h"
#include "rk-test-keys.h"

#define DEADLINE (20 * G_USEC_PER_SEC)

/* Places of keys on a keyboard: evdev codes plus 8. */
#define CODE_OF_3 12
#define CODE_OF_C 54

typedef struct
{
  GtkWidget *window;
  RkBoard *board;
  RkPosition position;
  guint n_activated;
  int activated;
  guint n_played_out;
  guint n_hovered;
  int hovered;
} Fixture;

static void
hole_activated_cb (Fixture *fixture,
                   guint    hole)
{
  fixture->n_activated++;
  fixture->activated = hole;
}

static void
played_out_cb (Fixture *fixture)
{
  fixture->n_played_out++;
}

static void
hole_hovered_cb (Fixture *fixture,
                 int      hole)
{
  fixture->n_hovered++;
  fixture->hovered = hole;
}

static void
set_animations (gboolean enable)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", enable, NULL);
}

static void
parse (RkPosition *position,
       const char *text)
{
  g_assert_true (rk_position_parse (position, text, RK_COUNTER_CLOCKWISE, NULL));
}

static void
show (Fixture    *fixture,
      const char *text)
{
  parse (&fixture->position, text);
  rk_board_set_position (fixture->board, &fixture->position);
  rk_board_set_interactive_side (fixture->board, fixture->position.turn);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->board = RK_BOARD (g_object_ref_sink (rk_board_new ()));
  fixture->activated = -1;
  g_signal_connect_swapped (fixture->board, "hole-activated",
                            G_CALLBACK (hole_activated_cb), fixture);
  g_signal_connect_swapped (fixture->board, "played-out", G_CALLBACK (played_out_cb), fixture);
  g_signal_connect_swapped (fixture->board, "hole-hovered",
                            G_CALLBACK (hole_hovered_cb), fixture);
  show (fixture, "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0");
  set_animations (TRUE);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_pointer ((GtkWindow **) &fixture->window, gtk_window_destroy);
  g_assert_finalize_object (fixture->board);
}

static void
present (Fixture *fixture)
{
  gint64 deadline = g_get_monotonic_time () + DEADLINE;

  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 740, 380);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->board));
  gtk_window_present (GTK_WINDOW (fixture->window));

  while (!gtk_widget_get_mapped (GTK_WIDGET (fixture->board)) ||
         gtk_widget_get_width (GTK_WIDGET (fixture->board)) == 0 ||
         !gtk_window_is_active (GTK_WINDOW (fixture->window)))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      g_main_context_iteration (NULL, TRUE);
    }
}

static void
wait_until_played_out (Fixture *fixture,
                       guint    times)
{
  gint64 deadline = g_get_monotonic_time () + DEADLINE;

  while (fixture->n_played_out < times)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      g_main_context_iteration (NULL, TRUE);
    }
}

static void
assert_shown (Fixture          *fixture,
              const RkPosition *position)
{
  for (guint hole = 0; hole < 2u * position->n_holes; hole++)
    g_assert_cmpuint (rk_board_get_shown_stones (fixture->board, hole), ==,
                      position->stones[hole]);
}

static GtkAccessible *
get_hole (Fixture *fixture,
          guint    hole)
{
  return GTK_ACCESSIBLE (rk_board_get_hole_widget (fixture->board, hole));
}

static void
assert_focus (Fixture *fixture,
              guint    hole)
{
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) ==
                 rk_board_get_hole_widget (fixture->board, hole));
}

static gboolean
press (Fixture *fixture,
       guint    keyval,
       guint    keycode)
{
  fixture->activated = -1;

  return rk_board_handle_key (fixture->board, keyval, keycode, 0);
}

static void
test_accessible (Fixture       *fixture,
                 gconstpointer  data)
{
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (fixture->board), GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (fixture->board),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Board");

  for (guint hole = 0; hole < 12; hole++)
    {
      gtk_test_accessible_assert_role (get_hole (fixture, hole), GTK_ACCESSIBLE_ROLE_BUTTON);
      g_assert_true (gtk_widget_get_focusable (GTK_WIDGET (get_hole (fixture, hole))));
    }

  show (fixture, "2,1,7,0,6,5/-,3,6,1,5,0 s 8-4");
  gtk_test_accessible_assert_property (get_hole (fixture, 2), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Your hole C, 7 stones");
  gtk_test_accessible_assert_property (get_hole (fixture, 1), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Your hole B, 1 stone");
  gtk_test_accessible_assert_property (get_hole (fixture, 3), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Your hole D, empty");
  gtk_test_accessible_assert_property (get_hole (fixture, 6), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "North’s hole a, closed with sand");
  g_assert_true (gtk_widget_get_sensitive (GTK_WIDGET (get_hole (fixture, 6))));
}

static void
test_description (Fixture       *fixture,
                  gconstpointer  data)
{
  GtkAccessibleProperty property = GTK_ACCESSIBLE_PROPERTY_DESCRIPTION;

  g_assert_true (gtk_test_accessible_has_property (get_hole (fixture, 0), property));
  g_assert_false (gtk_test_accessible_has_property (get_hole (fixture, 6), property));

  rk_board_set_show_preview (fixture->board, FALSE);
  g_assert_false (gtk_test_accessible_has_property (get_hole (fixture, 0), property));

  rk_board_set_show_preview (fixture->board, TRUE);
  rk_board_set_interactive_side (fixture->board, -1);
  g_assert_false (gtk_test_accessible_has_property (get_hole (fixture, 0), property));
}

/* Every hole can be chosen, whether it can be played or not. */
static void
test_activate (Fixture       *fixture,
               gconstpointer  data)
{
  show (fixture, "2,1,7,0,6,5/-,3,6,1,5,0 s 8-4");

  for (guint hole = 0; hole < 12; hole++)
    {
      g_signal_emit_by_name (get_hole (fixture, hole), "clicked");
      g_assert_cmpuint (fixture->n_activated, ==, hole + 1);
      g_assert_cmpint (fixture->activated, ==, hole);
    }
}

static void
test_keys (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_true (press (fixture, GDK_KEY_1, 0));
  g_assert_cmpint (fixture->activated, ==, 0);
  g_assert_true (press (fixture, GDK_KEY_KP_6, 0));
  g_assert_cmpint (fixture->activated, ==, 5);
  g_assert_true (press (fixture, GDK_KEY_c, 0));
  g_assert_cmpint (fixture->activated, ==, 2);
  g_assert_true (press (fixture, GDK_KEY_C, 0));
  g_assert_cmpint (fixture->activated, ==, 2);
  g_assert_false (press (fixture, GDK_KEY_7, 0));
  g_assert_false (press (fixture, GDK_KEY_g, 0));
  g_assert_false (press (fixture, GDK_KEY_q, CODE_OF_C));
  g_assert_false (press (fixture, GDK_KEY_Tab, 0));
  g_assert_false (press (fixture, GDK_KEY_Escape, 0));
  g_assert_false (rk_board_handle_key (fixture->board, GDK_KEY_c, 0, GDK_CONTROL_MASK));
  g_assert_false (rk_board_handle_key (fixture->board, GDK_KEY_1, 0, GDK_ALT_MASK));

  /* North's digits count on screen, her letters name the hole. */
  show (fixture, "4,4,4,4,4,4/4,4,4,4,4,4 n 0-0");
  press (fixture, GDK_KEY_1, 0);
  g_assert_cmpint (fixture->activated, ==, 11);
  press (fixture, GDK_KEY_a, 0);
  g_assert_cmpint (fixture->activated, ==, 6);

  rk_board_set_turned (fixture->board, TRUE);
  press (fixture, GDK_KEY_1, 0);
  g_assert_cmpint (fixture->activated, ==, 6);

  /* Five holes. */
  show (fixture, "4,4,4,4,4/4,4,4,4,4 s 0-0");
  g_assert_false (press (fixture, GDK_KEY_6, 0));
  g_assert_false (press (fixture, GDK_KEY_f, 0));
  press (fixture, GDK_KEY_1, 0);
  g_assert_cmpint (fixture->activated, ==, 4);
}

static void
test_keys_other_scripts (Fixture       *fixture,
                         gconstpointer  data)
{
  /* A Bengali 3, with or without a Latin layout beside it. */
  g_assert_true (press (fixture, gdk_unicode_to_keyval (0x09e9), CODE_OF_3));
  g_assert_cmpint (fixture->activated, ==, 2);
  g_assert_true (press (fixture, gdk_unicode_to_keyval (0x09e9), 0));
  g_assert_cmpint (fixture->activated, ==, 2);

  /* The letters on the key of C: Cyrillic, Bengali, a Bengali vowel sign. */
  g_assert_true (press (fixture, GDK_KEY_Cyrillic_es, CODE_OF_C));
  g_assert_cmpint (fixture->activated, ==, 2);
  g_assert_true (press (fixture, gdk_unicode_to_keyval (0x09ae), CODE_OF_C));
  g_assert_cmpint (fixture->activated, ==, 2);
  g_assert_true (press (fixture, gdk_unicode_to_keyval (0x09bf), CODE_OF_C));
  g_assert_cmpint (fixture->activated, ==, 2);

  /* An Ethiopic 3, and a vowel that waits for a second key. */
  g_assert_true (press (fixture, gdk_unicode_to_keyval (0x136b), CODE_OF_3));
  g_assert_cmpint (fixture->activated, ==, 2);
  g_assert_true (press (fixture, GDK_KEY_dead_a, CODE_OF_C));
  g_assert_cmpint (fixture->activated, ==, 2);
}

static void
test_key_controller (Fixture       *fixture,
                     gconstpointer  data)
{
  g_assert_true (rk_test_press_key (fixture->board, GTK_PHASE_NONE, GDK_KEY_2, 11));
  g_assert_cmpint (fixture->activated, ==, 1);
}

static void
move (Fixture          *fixture,
      GtkDirectionType  direction,
      guint             expected)
{
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (fixture->board), direction));
  assert_focus (fixture, expected);
}

static void
test_arrows (Fixture       *fixture,
             gconstpointer  data)
{
  show (fixture, "4,4,4,4,4,4/-,4,4,4,4,4 s 0-0");
  present (fixture);

  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (fixture->board)));
  assert_focus (fixture, 0);
  move (fixture, GTK_DIR_RIGHT, 1);
  move (fixture, GTK_DIR_UP, 10);
  move (fixture, GTK_DIR_UP, 10);
  move (fixture, GTK_DIR_LEFT, 11);
  move (fixture, GTK_DIR_LEFT, 11);
  move (fixture, GTK_DIR_DOWN, 0);

  /* A closed hole can be reached too. */
  g_assert_true (rk_board_focus_hole (fixture->board, 5));
  move (fixture, GTK_DIR_RIGHT, 5);
  move (fixture, GTK_DIR_UP, 6);

  rk_board_set_turned (fixture->board, TRUE);
  move (fixture, GTK_DIR_RIGHT, 7);
  move (fixture, GTK_DIR_UP, 4);
  move (fixture, GTK_DIR_LEFT, 5);

  /* Tab leaves; coming back finds the same hole. */
  g_assert_false (gtk_widget_child_focus (GTK_WIDGET (fixture->board), GTK_DIR_TAB_FORWARD));
  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  move (fixture, GTK_DIR_TAB_FORWARD, 5);
}

static void
test_space (Fixture       *fixture,
            gconstpointer  data)
{
  present (fixture);
  rk_board_focus_hole (fixture->board, 3);
  g_assert_true (gtk_widget_activate (GTK_WIDGET (get_hole (fixture, 3))));

  while (fixture->n_activated == 0)
    g_main_context_iteration (NULL, TRUE);

  g_assert_cmpint (fixture->activated, ==, 3);
}

static void
test_hover (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *hole = rk_board_get_hole_widget (fixture->board, 4);

  gtk_widget_set_state_flags (hole, GTK_STATE_FLAG_PRELIGHT, FALSE);
  g_assert_cmpuint (fixture->n_hovered, ==, 1);
  g_assert_cmpint (fixture->hovered, ==, 4);

  gtk_widget_unset_state_flags (hole, GTK_STATE_FLAG_PRELIGHT);
  g_assert_cmpuint (fixture->n_hovered, ==, 2);
  g_assert_cmpint (fixture->hovered, ==, -1);
}

/* What a click at a place of the board presses. */
static GtkWidget *
pick (Fixture *fixture,
      double   x,
      double   y)
{
  GtkWidget *widget = gtk_widget_pick (GTK_WIDGET (fixture->board), x, y, GTK_PICK_DEFAULT);

  return widget == GTK_WIDGET (fixture->board) ? NULL : widget;
}

static void
test_bare_wood (Fixture       *fixture,
                gconstpointer  data)
{
  RkBoardLayout layout;

  present (fixture);
  rk_board_layout_init (&layout, 6, FALSE, TRUE, 1,
                        gtk_widget_get_width (GTK_WIDGET (fixture->board)),
                        gtk_widget_get_height (GTK_WIDGET (fixture->board)));

  for (guint hole = 0; hole < 12; hole++)
    {
      GtkWidget *widget = rk_board_get_hole_widget (fixture->board, hole);
      const graphene_point_t *center = &layout.centers[hole];
      float inward = rk_board_layout_get_row (&layout, hole) == 1 ? -1 : 1;

      g_assert_true (pick (fixture, center->x, center->y) == widget);
      g_assert_true (pick (fixture, center->x + layout.rx - 1, center->y) == widget);
      g_assert_true (pick (fixture, center->x, center->y + inward * (layout.ry - 1)) == widget);
      g_assert_true (pick (fixture, center->x, center->y - inward * layout.label_offset) ==
                     widget);
      /* A finger finds it. */
      g_assert_true (pick (fixture, center->x + 21, center->y) == widget);
      g_assert_true (pick (fixture, center->x, center->y + inward * 21) == widget);

      /* Between the rows, and between the corners of four holes. */
      g_assert_null (pick (fixture, center->x, center->y + inward * (layout.ry + 8)));
      g_assert_null (pick (fixture, center->x + layout.rx * 0.95f,
                           center->y + inward * layout.ry * 0.95f));
    }
}

static void
test_play (Fixture       *fixture,
           gconstpointer  data)
{
  present (fixture);
  rk_board_set_speed (fixture->board, 100);

  for (guint i = 0; i < 3; i++)
    {
      RkPosition before = fixture->position;
      guint hole = __builtin_ctz (rk_position_get_legal (&before, NULL));

      g_assert_cmpint (rk_position_play (&fixture->position, hole, NULL), ==, RK_MOVE_LEGAL);
      rk_board_play (fixture->board, &before, hole);
      g_assert_true (rk_board_is_animating (fixture->board));
      assert_shown (fixture, &before);

      wait_until_played_out (fixture, i + 1);
      g_assert_false (rk_board_is_animating (fixture->board));
      assert_shown (fixture, &fixture->position);
    }
}

static void
test_skip (Fixture       *fixture,
           gconstpointer  data)
{
  RkPosition before = fixture->position;
  gint64 deadline = g_get_monotonic_time () + DEADLINE;

  present (fixture);
  rk_position_play (&fixture->position, 0, NULL);
  rk_board_set_speed (fixture->board, 20);
  rk_board_play (fixture->board, &before, 0);

  /* Until a stone has fallen. */
  while (rk_board_get_shown_stones (fixture->board, 1) != 5)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      g_main_context_iteration (NULL, TRUE);
    }

  g_assert_cmpuint (fixture->n_played_out, ==, 0);
  g_assert_cmpuint (rk_board_get_shown_stones (fixture->board, 0), ==, 0);

  rk_board_skip (fixture->board);
  g_assert_cmpuint (fixture->n_played_out, ==, 1);
  g_assert_false (rk_board_is_animating (fixture->board));
  assert_shown (fixture, &fixture->position);

  rk_board_skip (fixture->board);
  g_assert_cmpuint (fixture->n_played_out, ==, 1);
}

/* While stones move, keys and clicks only skip. */
static void
test_skip_by_choice (Fixture       *fixture,
                     gconstpointer  data)
{
  present (fixture);

  rk_board_play (fixture->board, &fixture->position, 0);
  g_signal_emit_by_name (get_hole (fixture, 7), "clicked");
  g_assert_cmpuint (fixture->n_played_out, ==, 1);

  rk_board_play (fixture->board, &fixture->position, 0);
  g_assert_true (press (fixture, GDK_KEY_a, 0));
  g_assert_cmpuint (fixture->n_played_out, ==, 2);

  rk_board_play (fixture->board, &fixture->position, 0);
  g_assert_true (press (fixture, GDK_KEY_Escape, 0));
  g_assert_cmpuint (fixture->n_played_out, ==, 3);

  g_assert_cmpuint (fixture->n_activated, ==, 0);
}

static void
assert_plays_at_once (Fixture *fixture)
{
  RkPosition before = fixture->position;

  rk_position_play (&fixture->position, 0, NULL);
  rk_board_play (fixture->board, &before, 0);

  /* Shown, but not told yet. */
  assert_shown (fixture, &fixture->position);
  g_assert_true (rk_board_is_animating (fixture->board));
  g_assert_cmpuint (fixture->n_played_out, ==, 0);

  wait_until_played_out (fixture, 1);
  g_assert_false (rk_board_is_animating (fixture->board));
  assert_shown (fixture, &fixture->position);
}

static void
test_no_animations (Fixture       *fixture,
                    gconstpointer  data)
{
  present (fixture);
  set_animations (FALSE);
  assert_plays_at_once (fixture);
}

static void
test_no_speed (Fixture       *fixture,
               gconstpointer  data)
{
  present (fixture);
  rk_board_set_speed (fixture->board, 0);
  assert_plays_at_once (fixture);
}

/* A new speed is the speed of what moves now, too. */
static void
test_change_speed (Fixture       *fixture,
                   gconstpointer  data)
{
  RkPosition before = fixture->position;

  present (fixture);
  rk_position_play (&fixture->position, 0, NULL);
  rk_board_set_speed (fixture->board, 0.01);
  rk_board_play (fixture->board, &before, 0);
  rk_board_set_speed (fixture->board, 100);
  wait_until_played_out (fixture, 1);
  assert_shown (fixture, &fixture->position);

  rk_board_set_speed (fixture->board, 0.01);
  rk_board_play (fixture->board, &before, 0);
  rk_board_set_speed (fixture->board, 0);
  g_assert_cmpuint (fixture->n_played_out, ==, 2);
  assert_shown (fixture, &fixture->position);
}

static void
test_not_mapped (Fixture       *fixture,
                 gconstpointer  data)
{
  assert_plays_at_once (fixture);
}

static void
test_unmap (Fixture       *fixture,
            gconstpointer  data)
{
  RkPosition before = fixture->position;

  present (fixture);
  rk_position_play (&fixture->position, 0, NULL);
  rk_board_play (fixture->board, &before, 0);
  gtk_widget_set_visible (GTK_WIDGET (fixture->board), FALSE);
  assert_shown (fixture, &fixture->position);
  wait_until_played_out (fixture, 1);
}

static void
test_set_position_stops (Fixture       *fixture,
                         gconstpointer  data)
{
  present (fixture);
  rk_board_play (fixture->board, &fixture->position, 0);
  rk_board_set_position (fixture->board, &fixture->position);
  g_assert_false (rk_board_is_animating (fixture->board));
  assert_shown (fixture, &fixture->position);
  g_assert_cmpuint (fixture->n_played_out, ==, 0);
}

static void
test_destroy (Fixture       *fixture,
              gconstpointer  data)
{
  present (fixture);
  rk_board_play (fixture->board, &fixture->position, 0);
}

static void
test_filling (Fixture       *fixture,
              gconstpointer  data)
{
  RkPosition next;

  show (fixture, "1,0,4,2,0,1/-,-,-,2,1,5 n 4-4");
  rk_position_init_round (&next, 6, RK_COUNTER_CLOCKWISE, RK_SOUTH, 4, 6);
  present (fixture);
  rk_board_set_speed (fixture->board, 100);
  rk_board_show_filling (fixture->board, &fixture->position, &next, -1);
  wait_until_played_out (fixture, 1);
  assert_shown (fixture, &next);
  gtk_test_accessible_assert_property (get_hole (fixture, 6), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "North’s hole a, 4 stones");
}

static void
test_five_holes (Fixture       *fixture,
                 gconstpointer  data)
{
  present (fixture);
  show (fixture, "4,4,4,4,4/4,4,4,4,4 s 0-0");
  assert_shown (fixture, &fixture->position);
  gtk_test_accessible_assert_property (get_hole (fixture, 9), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "North’s hole e, 4 stones");
  show (fixture, "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0");
  assert_shown (fixture, &fixture->position);
}

static void
get_bounds (Fixture         *fixture,
            guint            hole,
            graphene_rect_t *bounds)
{
  g_assert_true (gtk_widget_compute_bounds (rk_board_get_hole_widget (fixture->board, hole),
                                            GTK_WIDGET (fixture->board), bounds));
}

/* A is at the left below, also where texts run from right to left. */
static void
test_not_mirrored (Fixture       *fixture,
                   gconstpointer  data)
{
  gtk_widget_set_direction (GTK_WIDGET (fixture->board), GTK_TEXT_DIR_RTL);
  present (fixture);

  for (guint hole = 1; hole < 6; hole++)
    {
      graphene_rect_t left, right, above;

      get_bounds (fixture, hole - 1, &left);
      get_bounds (fixture, hole, &right);
      get_bounds (fixture, 11 - hole, &above);
      g_assert_cmpfloat (left.origin.x, <, right.origin.x);
      g_assert_cmpfloat (above.origin.x, ==, right.origin.x);
      g_assert_cmpfloat (above.origin.y, <, right.origin.y);
    }

  rk_board_focus_hole (fixture->board, 2);
  move (fixture, GTK_DIR_RIGHT, 3);
  move (fixture, GTK_DIR_LEFT, 2);
}

static void
test_minimum_size (Fixture       *fixture,
                   gconstpointer  data)
{
  int minimum, natural;

  gtk_widget_measure (GTK_WIDGET (fixture->board), GTK_ORIENTATION_HORIZONTAL, -1,
                      &minimum, &natural, NULL, NULL);
  g_assert_cmpint (minimum, <=, 336);
  g_assert_cmpint (natural, >=, 340);

  for (guint hole = 0; hole < 12; hole++)
    {
      gtk_widget_measure (rk_board_get_hole_widget (fixture->board, hole),
                          GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      g_assert_cmpint (minimum, ==, 0);
    }
}

/* Rounding is no fault. */
static void
assert_contains (const graphene_rect_t *outer,
                 const graphene_rect_t *inner)
{
  const float most = 0.01f;

  g_assert_cmpfloat (inner->origin.x, >=, outer->origin.x - most);
  g_assert_cmpfloat (inner->origin.y, >=, outer->origin.y - most);
  g_assert_cmpfloat (inner->origin.x + inner->size.width, <=,
                     outer->origin.x + outer->size.width + most);
  g_assert_cmpfloat (inner->origin.y + inner->size.height, <=,
                     outer->origin.y + outer->size.height + most);
}

static void
assert_layout_fits (guint    n_holes,
                    gboolean turned,
                    guint    lines,
                    float    text_scale,
                    float    width,
                    float    height)
{
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, width, height);
  RkBoardLayout layout;

  rk_board_layout_init (&layout, n_holes, turned, lines, text_scale, width, height);
  assert_contains (&all, &layout.slab);
  g_assert_cmpfloat (layout.ry, >=, layout.rx - 0.001f);

  for (guint hole = 0; hole < 2 * n_holes; hole++)
    {
      const graphene_point_t *center = &layout.centers[hole];
      graphene_rect_t bowl = GRAPHENE_RECT_INIT (center->x - layout.rx, center->y - layout.ry,
                                                 2 * layout.rx, 2 * layout.ry);

      assert_contains (&layout.slab, &layout.cells[hole]);
      assert_contains (&layout.cells[hole], &bowl);
      g_assert_cmpfloat (layout.cells[hole].size.width, >=, 44);
      g_assert_cmpfloat (layout.cells[hole].size.height, >=, 44);
      g_assert_cmpuint (rk_board_layout_get_hole (&layout,
                                                  rk_board_layout_get_column (&layout, hole),
                                                  rk_board_layout_get_row (&layout, hole)),
                        ==, hole);

      for (guint other = 0; other < hole; other++)
        g_assert_false (graphene_rect_intersection (&layout.cells[hole], &layout.cells[other],
                                                    &bowl) &&
                        bowl.size.width > 0.01f && bowl.size.height > 0.01f);
    }
}

static void
test_layout (void)
{
  static const float widths[] = { RK_BOARD_MIN_WIDTH, 344, 500, 736, 1280, 2560 };
  static const float heights[] = { RK_BOARD_MIN_HEIGHT, 260, 356, 600, 1400 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      for (guint j = 0; j < G_N_ELEMENTS (heights); j++)
        {
          for (guint lines = 1; lines <= 2; lines++)
            {
              assert_layout_fits (6, FALSE, lines, 1, widths[i], heights[j]);
              assert_layout_fits (6, TRUE, lines, 1, widths[i], heights[j]);
              assert_layout_fits (5, FALSE, lines, 1, widths[i], heights[j]);
              assert_layout_fits (6, FALSE, lines, 0.8, widths[i], heights[j]);
              assert_layout_fits (6, FALSE, lines, 1.5, widths[i], heights[j]);
              assert_layout_fits (5, FALSE, lines, 3, widths[i], heights[j]);
            }
        }
    }
}

/* On a phone the board uses the height, up to a square. */
static void
test_layout_high (void)
{
  const float widths[] = { 324, 344, 400 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    for (float height = widths[i] * 0.8; height < 2 * widths[i]; height += 40)
      {
        RkBoardLayout layout;

        rk_board_layout_init (&layout, 6, FALSE, TRUE, 1, widths[i], height);
        g_assert_cmpfloat (layout.slab.size.height, >=, 0.7f * layout.slab.size.width);
        g_assert_cmpfloat (layout.slab.size.height, <=, 1.05f * layout.slab.size.width);
      }
}

/* Letters follow the text of the system, as far as there is room. */
static void
test_layout_text_scale (void)
{
  RkBoardLayout plain, large, huge;

  rk_board_layout_init (&plain, 6, FALSE, TRUE, 1, 736, 460);
  rk_board_layout_init (&large, 6, FALSE, TRUE, 1.5, 736, 460);
  rk_board_layout_init (&huge, 6, FALSE, TRUE, 10, 736, 460);
  g_assert_cmpfloat (large.font_size, >, 1.3f * plain.font_size);
  g_assert_cmpfloat (huge.font_size, >=, large.font_size);
  g_assert_cmpfloat (huge.rx, >, 0.7f * plain.rx);
}

/* Turned by half a turn: what was at the left above is at the right below. */
static void
test_layout_turned (void)
{
  RkBoardLayout straight, turned;

  rk_board_layout_init (&straight, 6, FALSE, TRUE, 1, 736, 356);
  rk_board_layout_init (&turned, 6, TRUE, TRUE, 1, 736, 356);

  for (guint hole = 0; hole < 12; hole++)
    g_assert_true (graphene_point_near (&straight.centers[hole], &turned.centers[(hole + 6) % 12],
                                        0.01f));
}

static void
test_properties (Fixture       *fixture,
                 gconstpointer  data)
{
  gboolean numbers, letters, preview, turned;
  double speed;
  int side;

  g_object_set (fixture->board,
                "interactive-side", -1,
                "turned", TRUE,
                "show-numbers", FALSE,
                "show-letters", FALSE,
                "show-preview", FALSE,
                "speed", 2.5,
                NULL);
  g_object_get (fixture->board,
                "interactive-side", &side,
                "turned", &turned,
                "show-numbers", &numbers,
                "show-letters", &letters,
                "show-preview", &preview,
                "speed", &speed,
                NULL);
  g_assert_cmpint (side, ==, -1);
  g_assert_true (turned);
  g_assert_false (numbers);
  g_assert_false (letters);
  g_assert_false (preview);
  g_assert_cmpfloat (speed, ==, 2.5);
}

static void
add (const char *path,
     void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

/* As the application does it. */
static void
load_style (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, "/io/github/riokadalis/RioKadalis/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gtk_disable_setlocale ();
  adw_init ();
  load_style ();

  g_test_add_func ("/ui/board-layout/fits", test_layout);
  g_test_add_func ("/ui/board-layout/high", test_layout_high);
  g_test_add_func ("/ui/board-layout/text-scale", test_layout_text_scale);
  g_test_add_func ("/ui/board-layout/turned", test_layout_turned);
  add ("/ui/board/accessible", test_accessible);
  add ("/ui/board/description", test_description);
  add ("/ui/board/activate", test_activate);
  add ("/ui/board/keys", test_keys);
  add ("/ui/board/keys-other-scripts", test_keys_other_scripts);
  add ("/ui/board/key-controller", test_key_controller);
  add ("/ui/board/arrows", test_arrows);
  add ("/ui/board/space", test_space);
  add ("/ui/board/hover", test_hover);
  add ("/ui/board/bare-wood", test_bare_wood);
  add ("/ui/board/play", test_play);
  add ("/ui/board/skip", test_skip);
  add ("/ui/board/skip-by-choice", test_skip_by_choice);
  add ("/ui/board/no-animations", test_no_animations);
  add ("/ui/board/no-speed", test_no_speed);
  add ("/ui/board/change-speed", test_change_speed);
  add ("/ui/board/not-mapped", test_not_mapped);
  add ("/ui/board/unmap", test_unmap);
  add ("/ui/board/set-position-stops", test_set_position_stops);
  add ("/ui/board/destroy", test_destroy);
  add ("/ui/board/filling", test_filling);
  add ("/ui/board/five-holes", test_five_holes);
  add ("/ui/board/not-mirrored", test_not_mirrored);
  add ("/ui/board/minimum-size", test_minimum_size);
  add ("/ui/board/properties", test_properties);

  return g_test_run ();
}
