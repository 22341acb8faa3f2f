/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-position.h"

G_BEGIN_DECLS

/* The course that teaches the game: lessons in the order in which to read them.
 * Each has a board, counter-clockwise and with South below, that shows its
 * example and is there to be tried.
 */

typedef enum
{
  /* A move is played. */
  RK_EXAMPLE_MOVE,
  /* A move is tried that is not legal. */
  RK_EXAMPLE_ILLEGAL,
  /* A round is over, and the next one is set up. */
  RK_EXAMPLE_NEXT_ROUND,
} RkExampleKind;

typedef struct _RkLesson RkLesson;

guint           rk_course_get_n_lessons    (void);
/* In the order of the course, from 0. */
const RkLesson *rk_course_get_lesson       (guint             index);
/* The lesson of this identifier, or -1. */
int             rk_course_find             (const char       *id);

/* A short word that stays the same in each language and version: "binikh". */
const char     *rk_lesson_get_id           (const RkLesson   *self);
/* In the language of the texts now. */
const char     *rk_lesson_get_title        (const RkLesson   *self);
guint           rk_lesson_get_n_paragraphs (const RkLesson   *self);
const char     *rk_lesson_get_paragraph    (const RkLesson   *self,
                                            guint             index);

/* Where the board of the lesson starts. */
void            rk_lesson_get_position     (const RkLesson   *self,
                                            RkPosition       *position);
RkExampleKind   rk_lesson_get_example      (const RkLesson   *self,
                                            guint            *hole);
/* What the example shows. */
const char     *rk_lesson_get_example_text (const RkLesson   *self);
/* For RK_EXAMPLE_NEXT_ROUND: the position in which the next round starts. */
void            rk_lesson_get_next_round   (const RkLesson   *self,
                                            RkPosition       *position);

/* A task for the reader, in a position of its own. */
gboolean        rk_lesson_has_task         (const RkLesson   *self);
void            rk_lesson_get_task         (const RkLesson   *self,
                                            RkPosition       *position);
const char     *rk_lesson_get_question     (const RkLesson   *self);
/* Whether a move from @hole is an answer. */
gboolean        rk_lesson_is_answer        (const RkLesson   *self,
                                            guint             hole);
/* Why it is, once it was found. */
const char     *rk_lesson_get_solution     (const RkLesson   *self);

G_END_DECLS
