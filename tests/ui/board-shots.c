/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <adwaita.h>

#include "rk-board.h"
#include "rk-notation.h"
#include "rk-sowing.h"

/* Not a test: saves pictures of the board for people to look at.
 *
 *   board-shots FOLDER
 */

typedef enum
{
  SHOW_STILL,
  SHOW_PREVIEW,
  SHOW_FOCUS,
  SHOW_MOVE,
  SHOW_FILLING,
} RkShow;

typedef struct
{
  const char *name;
  int width;
  int height;
  const char *position;
  RkShow show;
  guint hole;
  double seconds;
  gboolean dark;
  gboolean turned;
  int last_hole;
  int last_end;
  guint16 reopened;
  gboolean advice;
} RkShot;

#define START "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0"
#define MIDDLE "2,1,7,0,6,5/-,3,6,1,5,0 s 8-4"
#define HEAPS "0,15,1,12,3,2/0,1,9,0,4,1 s 0-0"
#define LATE "1,0,4,2,0,1/-,-,-,2,1,5 n 4-4"

static const RkShot shots[] = {
  { "start", 736, 356, START, SHOW_STILL, .last_hole = -1, .last_end = -1 },
  { "middle", 736, 356, MIDDLE, SHOW_PREVIEW, .hole = 2, .last_hole = 9, .last_end = 1 },
  { "middle-dark", 736, 356, MIDDLE, SHOW_PREVIEW, .hole = 2, .dark = TRUE, .last_hole = 9, .last_end = 1 },
  { "heaps", 736, 356, HEAPS, SHOW_FOCUS, .hole = 1, .last_hole = -1, .last_end = -1 },
  { "closed", 736, 356, LATE, SHOW_FOCUS, .hole = 9, .last_hole = 2, .last_end = 11, .reopened = 0x021 },
  { "closed-dark", 736, 356, LATE, SHOW_FOCUS, .hole = 9, .dark = TRUE, .last_hole = 2, .last_end = 11, .reopened = 0x021 },
  { "narrow", 344, 300, MIDDLE, SHOW_PREVIEW, .hole = 2, .last_hole = 9, .last_end = 1 },
  { "narrow-high", 344, 420, HEAPS, SHOW_STILL, .last_hole = 9, .last_end = 1 },
  { "narrow-closed", 344, 380, LATE, SHOW_FOCUS, .hole = 9, .last_hole = 2, .last_end = 11, .reopened = 0x021 },
  { "square", 640, 640, HEAPS, SHOW_STILL, .last_hole = 9, .last_end = 1 },
  { "narrow-low", 344, 196, HEAPS, SHOW_STILL, .last_hole = 9, .last_end = 1 },
  { "narrow-dark", 344, 380, HEAPS, SHOW_STILL, .dark = TRUE, .last_hole = 9, .last_end = 1 },
  { "wide", 1240, 640, HEAPS, SHOW_STILL, .last_hole = 9, .last_end = 1 },
  { "low", 1000, 240, MIDDLE, SHOW_STILL, .last_hole = 9, .last_end = 1 },
  { "five", 736, 356, "4,4,4,4,4/4,4,4,4,4 s 0-0", SHOW_STILL, .last_hole = -1, .last_end = -1 },
  { "turned", 736, 356, LATE, SHOW_STILL, .turned = TRUE, .last_hole = 2, .last_end = 11 },
  { "hint", 736, 356, MIDDLE, SHOW_STILL, .hole = 2, .last_hole = 9, .last_end = 2, .advice = TRUE },
  { "hint-dark", 736, 356, MIDDLE, SHOW_STILL, .hole = 2, .dark = TRUE, .last_hole = 9, .last_end = 1, .advice = TRUE },
  { "hint-narrow", 344, 420, LATE, SHOW_STILL, .hole = 9, .last_hole = 2, .last_end = 11, .advice = TRUE },
  { "hint-low", 1000, 240, HEAPS, SHOW_STILL, .hole = 2, .last_hole = 9, .last_end = 1, .turned = TRUE, .advice = TRUE },
  { "sowing-1", 736, 356, START, SHOW_MOVE, .hole = 0, .seconds = 0.25, .last_hole = 0, .last_end = -1 },
  { "sowing-2", 736, 356, START, SHOW_MOVE, .hole = 0, .seconds = 2.2, .last_hole = 0, .last_end = -1 },
  { "four", 736, 356, "4,0,3,0,4,4/4,3,4,3,4,3 s 0-0", SHOW_MOVE, .hole = 0, .seconds = 1.15, .last_hole = 0, .last_end = -1 },
  { "four-later", 736, 356, "4,0,3,0,4,4/4,3,4,3,4,3 s 0-0", SHOW_MOVE, .hole = 0, .seconds = 1.55, .last_hole = 0, .last_end = -1 },
  { "binikh", 736, 356, "2,0,3,0,4,4/4,3,4,3,4,3 s 0-0", SHOW_MOVE, .hole = 0, .seconds = 1.1, .last_hole = 0, .last_end = -1 },
  { "filling", 736, 356, LATE, SHOW_FILLING, .seconds = 2.0, .last_hole = -1, .last_end = -1 },
};

static gboolean
timeout_cb (gpointer user_data)
{
  gboolean *over = user_data;

  *over = TRUE;

  return G_SOURCE_REMOVE;
}

static void
wait_for (double seconds)
{
  gboolean over = FALSE;

  g_timeout_add (seconds * 1000, timeout_cb, &over);
  while (!over)
    g_main_context_iteration (NULL, TRUE);
}

static void
save (GtkWidget  *window,
      const char *folder,
      const char *name)
{
  g_autofree char *file = g_strconcat (name, ".png", NULL);
  g_autofree char *path = g_build_filename (folder, file, NULL);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (window));

  gdk_paintable_snapshot (paintable, snapshot,
                          gdk_paintable_get_intrinsic_width (paintable),
                          gdk_paintable_get_intrinsic_height (paintable));
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  texture = gsk_renderer_render_texture (renderer, node, NULL);
  gdk_texture_save_to_png (texture, path);
}

/* As if all moves but one led to the same. */
static void
show_advice (RkBoard          *board,
             guint             hint,
             const RkPosition *position)
{
  RkBoardValue values[RK_MAX_RING] = { { NULL } };
  guint16 legal = rk_position_get_legal (position, NULL);

  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    if (legal & (1u << hole))
      {
        values[hole].text = hole == hint ? (char *) "28:20" : (char *) "20:28";
        values[hole].best = hole == hint;
      }
  rk_board_set_show_values (board, TRUE);
  rk_board_set_values (board, values);
  rk_board_set_hint (board, hint);
}

static void
show (RkBoard          *board,
      const RkShot     *shot,
      const RkPosition *position)
{
  RkPosition next;

  rk_board_set_turned (board, shot->turned);
  rk_board_set_marks (board, shot->last_hole, shot->last_end);
  rk_board_set_reopened (board, shot->reopened);
  rk_board_set_interactive_side (board, position->turn);
  rk_board_set_position (board, position);

  if (shot->advice)
    show_advice (board, shot->hole, position);

  switch (shot->show)
    {
    case SHOW_PREVIEW:
      gtk_widget_set_state_flags (rk_board_get_hole_widget (board, shot->hole),
                                  GTK_STATE_FLAG_PRELIGHT, FALSE);
      break;

    case SHOW_FOCUS:
      gtk_window_set_focus_visible (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (board))), TRUE);
      rk_board_focus_hole (board, shot->hole);
      break;

    case SHOW_MOVE:
      rk_board_play (board, position, shot->hole);
      break;

    case SHOW_FILLING:
      rk_position_init_round (&next, position->n_holes, position->direction, RK_SOUTH, 6, 4);
      rk_board_show_filling (board, position, &next, -1);
      break;

    case SHOW_STILL:
    default:
      break;
    }
}

static void
take (const RkShot *shot,
      const char   *folder)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  GtkWidget *window = adw_window_new ();
  GtkWidget *board = rk_board_new ();
  RkPosition position;

  if (!rk_position_parse (&position, shot->position, RK_COUNTER_CLOCKWISE, NULL))
    g_error ("%s is no position", shot->position);

  adw_style_manager_set_color_scheme (manager, shot->dark ? ADW_COLOR_SCHEME_FORCE_DARK
                                                          : ADW_COLOR_SCHEME_FORCE_LIGHT);
  gtk_widget_set_margin_start (board, 8);
  gtk_widget_set_margin_end (board, 8);
  gtk_widget_set_margin_top (board, 8);
  gtk_widget_set_margin_bottom (board, 8);
  adw_window_set_content (ADW_WINDOW (window), board);
  gtk_window_set_default_size (GTK_WINDOW (window), shot->width + 16, shot->height + 16);
  gtk_window_present (GTK_WINDOW (window));
  wait_for (0.15);
  show (RK_BOARD (board), shot, &position);
  wait_for (shot->seconds > 0 ? shot->seconds : 0.3);
  save (window, folder, shot->name);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GtkCssProvider) css = gtk_css_provider_new ();
  const char *only = argc > 2 ? argv[2] : NULL;

  if (argc < 2)
    {
      g_printerr ("Usage: board-shots FOLDER [NAME]\n");
      return 2;
    }

  adw_init ();
  gtk_css_provider_load_from_resource (css, "/io/github/riokadalis/RioKadalis/board.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (css),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);

  for (guint i = 0; i < G_N_ELEMENTS (shots); i++)
    {
      if (only == NULL || g_str_equal (only, shots[i].name))
        take (&shots[i], argv[1]);
    }

  return 0;
}
