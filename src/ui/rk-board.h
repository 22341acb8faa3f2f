/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "rk-position.h"

G_BEGIN_DECLS

#define RK_TYPE_BOARD (rk_board_get_type ())

G_DECLARE_FINAL_TYPE (RkBoard, rk_board, RK, BOARD, GtkWidget)

/**
 * RkBoardValue:
 * @text: (nullable): to what playing the hole leads, as short as can be; %NULL for
 *   a hole that has no value
 * @description: the same in a sentence
 * @best: whether no other move leads to more
 *
 * What is known of a move.
 */
typedef struct
{
  char *text;
  char *description;
  gboolean best;
} RkBoardValue;

/* The properties of the same names are "interactive-side", "turned",
 * "show-numbers", "show-letters", "show-preview" and "speed".
 *
 * Signals:
 *   "hole-activated" (guint hole): a person chose a hole, legal or not
 *   "hole-hovered" (int hole): the hole under the pointer, or else the one
 *     focused by keyboard, or -1
 *   "played-out" (): what rk_board_play() or rk_board_show_filling() began
 *     is over, by itself or skipped
 *   "sounded" (guint sound): what an #RkSound tells is seen now
 */

GtkWidget *rk_board_new                  (void);

const RkPosition *
           rk_board_get_position         (RkBoard          *self);
void       rk_board_set_position         (RkBoard          *self,
                                          const RkPosition *position);
void       rk_board_play                 (RkBoard          *self,
                                          const RkPosition *before,
                                          guint             hole);
void       rk_board_show_filling         (RkBoard          *self,
                                          const RkPosition *from,
                                          const RkPosition *to,
                                          int               heir);
void       rk_board_skip                 (RkBoard          *self);
gboolean   rk_board_is_animating         (RkBoard          *self);

void       rk_board_set_marks            (RkBoard          *self,
                                          int               last_hole,
                                          int               last_end);
void       rk_board_set_reopened         (RkBoard          *self,
                                          guint16           mask);

void       rk_board_set_show_values      (RkBoard          *self,
                                          gboolean          show_values);
void       rk_board_set_values           (RkBoard            *self,
                                          const RkBoardValue *values);
int        rk_board_get_hint             (RkBoard          *self);
int        rk_board_get_mistake          (RkBoard          *self);
void       rk_board_set_mistake          (RkBoard          *self,
                                          int               hole);
void       rk_board_set_hint             (RkBoard          *self,
                                          int               hole);

int        rk_board_get_interactive_side (RkBoard          *self);
void       rk_board_set_interactive_side (RkBoard          *self,
                                          int               side);

gboolean   rk_board_get_turned           (RkBoard          *self);
void       rk_board_set_turned           (RkBoard          *self,
                                          gboolean          turned);

gboolean   rk_board_get_show_numbers     (RkBoard          *self);
void       rk_board_set_show_numbers     (RkBoard          *self,
                                          gboolean          show_numbers);

void       rk_board_set_show_letters     (RkBoard          *self,
                                          gboolean          show_letters);

gboolean   rk_board_get_show_preview     (RkBoard          *self);
void       rk_board_set_show_preview     (RkBoard          *self,
                                          gboolean          show_preview);

double     rk_board_get_speed            (RkBoard          *self);
void       rk_board_set_speed            (RkBoard          *self,
                                          double            speed);

gboolean   rk_board_is_hole_key          (RkBoard          *self,
                                          guint             keyval,
                                          guint             keycode,
                                          GdkModifierType   state);
gboolean   rk_board_handle_key           (RkBoard          *self,
                                          guint             keyval,
                                          guint             keycode,
                                          GdkModifierType   state);

GtkWidget *rk_board_get_hole_widget      (RkBoard          *self,
                                          guint             hole);
gboolean   rk_board_focus_hole           (RkBoard          *self,
                                          guint             hole);
int        rk_board_get_focus_hole       (RkBoard          *self);
guint      rk_board_get_shown_stones     (RkBoard          *self,
                                          guint             hole);

G_END_DECLS
