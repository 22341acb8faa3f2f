/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-board-art.h"
#include "rk-board-layout.h"
#include "rk-board.h"
#include "rk-laps.h"
#include "rk-pebbles.h"
#include "rk-sowing-player.h"
#include "rk-sowing.h"

G_BEGIN_DECLS

/* Stones a second. */
#define RK_BOARD_DEFAULT_SPEED 5.0
#define RK_BOARD_MAX_SPEED 100.0

struct _RkBoard
{
  GtkWidget parent_instance;

  /* Owned References */
  RkBoardArt *art;
  RkSowingPlayer *player;
  GtkWidget *holes[RK_MAX_RING];

  RkPosition position;
  RkPebbles pebbles;
  RkBoardLayout layout;

  /* The animation: a tick callback while it runs, or an idle source when it
   * is over but not yet announced. */
  guint tick_id;
  guint idle_id;
  /* When the last frame was shown, and how fast the animation was made for. */
  gint64 frame_time;
  double player_speed;
  /* Up to what time of the animation its sounds were told, in seconds. */
  double heard;

  /* What playing the hole looked at would do. */
  RkSowing preview;
  int preview_hole;

  int hovered_hole;
  int focus_hole;
  int last_hole;
  int last_end;
  guint16 reopened;

  /* What is known of the moves, in words, and the hole that a hint advises. */
  char *advice[RK_MAX_RING];
  int hint_hole;
  /* The hole that was played by mistake, or -1. */
  int mistake_hole;

  /* The lap of which the trace is shown, if any is. */
  RkLap lap;
  gboolean has_lap;

  int interactive_side;
  gboolean turned;
  gboolean show_numbers;
  gboolean show_letters;
  gboolean show_preview;
  gboolean show_values;
  double speed;
};

/* rk-board.c */
void              _rk_board_choose_hole         (RkBoard          *self,
                                                 guint             hole);
void              _rk_board_update_contents     (RkBoard          *self);
void              _rk_board_update_descriptions (RkBoard          *self);
void              _rk_board_update_preview      (RkBoard          *self);
gboolean          _rk_board_is_playable         (RkBoard          *self,
                                                 guint             hole);
const RkPosition *_rk_board_get_told            (RkBoard          *self);

/* rk-board-advice.c */
guint    _rk_board_get_n_lines         (RkBoard          *self);
char    *_rk_board_describe_move       (RkBoard          *self,
                                        guint             hole);
void     _rk_board_snapshot_hint       (RkBoard          *self,
                                        GtkSnapshot      *snapshot);
void     _rk_board_snapshot_mistake    (RkBoard          *self,
                                        GtkSnapshot      *snapshot);
void     _rk_board_clear_advice        (RkBoard          *self);

/* rk-board-lap.c */
void     _rk_board_snapshot_lap        (RkBoard          *self,
                                        GtkSnapshot      *snapshot);

/* rk-board-options.c */
void     _rk_board_install_options     (GObjectClass     *object_class);

/* rk-board-size.c */
void     _rk_board_install_size        (GtkWidgetClass   *widget_class);
double   _rk_board_get_scale           (RkBoard          *self);

/* rk-board-focus.c */
gboolean _rk_board_focus               (GtkWidget        *widget,
                                        GtkDirectionType  direction);
gboolean _rk_board_grab_focus          (GtkWidget        *widget);

G_END_DECLS
