/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "rk-board.h"
#include "rk-course.h"

G_BEGIN_DECLS

#define RK_TYPE_LESSON_BOARD (rk_lesson_board_get_type ())
G_DECLARE_FINAL_TYPE (RkLessonBoard, rk_lesson_board, RK, LESSON_BOARD, GtkBox)

/* The part of a lesson in which something can be done: its board with the
 * example, to be played on by the reader for both sides, and its task.
 *
 * Signal "solved": the answer to the task was found.
 */
void     rk_lesson_board_set_settings (RkLessonBoard  *self,
                                       GSettings      *settings);
void     rk_lesson_board_set_lesson   (RkLessonBoard  *self,
                                       const RkLesson *lesson);
/* Borrowed. */
RkBoard *rk_lesson_board_get_board    (RkLessonBoard  *self);

G_END_DECLS
