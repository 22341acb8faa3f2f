/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RK_TYPE_COURSE_PAGE (rk_course_page_get_type ())
G_DECLARE_FINAL_TYPE (RkCoursePage, rk_course_page, RK, COURSE_PAGE, AdwNavigationPage)

/* The list of lessons; each opens by the action "win.lesson". */
RkCoursePage *rk_course_page_new      (GSettings    *settings);
void          rk_course_page_set_last (RkCoursePage *self,
                                       const char   *id);

G_END_DECLS
