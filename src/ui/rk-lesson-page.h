/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-course.h"

G_BEGIN_DECLS

#define RK_TYPE_LESSON_PAGE (rk_lesson_page_get_type ())
G_DECLARE_FINAL_TYPE (RkLessonPage, rk_lesson_page, RK, LESSON_PAGE, AdwNavigationPage)

/* A lesson of the course; with actions "lesson.previous" and "lesson.next" to go
 * on to the others. Property "lesson": its identifier, read only.
 */
RkLessonPage   *rk_lesson_page_new        (GSettings    *settings);
void            rk_lesson_page_show       (RkLessonPage *self,
                                           guint         index);
const RkLesson *rk_lesson_page_get_lesson (RkLessonPage *self);

G_END_DECLS
