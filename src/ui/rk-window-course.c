/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* The course in a window: its pages lie on top of whatever else is shown. */

#include "rk-course-page.h"
#include "rk-lesson-page.h"
#include "rk-window-private.h"

gboolean
_rk_window_is_of_course (AdwNavigationPage *page)
{
  return RK_IS_COURSE_PAGE (page) || RK_IS_LESSON_PAGE (page);
}

/* What the state remembers of @page. */
static const char *
get_lesson_id (AdwNavigationPage *page)
{
  if (RK_IS_LESSON_PAGE (page))
    return rk_lesson_get_id (rk_lesson_page_get_lesson (RK_LESSON_PAGE (page)));

  return RK_IS_COURSE_PAGE (page) ? "" : NULL;
}

void
_rk_window_remember_lesson (RkWindow *self)
{
  AdwNavigationView *navigation = _rk_window_get_navigation (self);
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (navigation);
  RkWindowState *state = rk_window_get_state (self);
  AdwNavigationPage *below = NULL;

  if (RK_IS_LESSON_PAGE (page))
    below = adw_navigation_view_get_previous_page (navigation, page);
  if (RK_IS_COURSE_PAGE (below))
    rk_course_page_set_last (RK_COURSE_PAGE (below), get_lesson_id (page));
  /* A window that goes away leaves its state as it is. */
  if (state != NULL && page != NULL && !gtk_widget_in_destruction (GTK_WIDGET (self)))
    g_object_set (state, "lesson", get_lesson_id (page), NULL);
}

static GSettings *
get_settings (RkWindow *self)
{
  return rk_application_get_settings (_rk_window_get_application (self));
}

static RkLessonPage *
make_lesson_page (RkWindow *self)
{
  RkLessonPage *page = rk_lesson_page_new (get_settings (self));

  g_signal_connect_object (page, "notify::lesson", G_CALLBACK (_rk_window_remember_lesson), self,
                           G_CONNECT_SWAPPED);
  return page;
}

/**
 * _rk_window_show_course:
 * @self: a window
 *
 * Shows the list of lessons: on top of what is shown, or again if a lesson is.
 */
void
_rk_window_show_course (RkWindow *self)
{
  AdwNavigationView *navigation = _rk_window_get_navigation (self);
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (navigation);

  if (RK_IS_LESSON_PAGE (page))
    adw_navigation_view_pop (navigation);
  else if (!RK_IS_COURSE_PAGE (page))
    adw_navigation_view_push (navigation,
                              ADW_NAVIGATION_PAGE (rk_course_page_new (get_settings (self))));
}

/**
 * _rk_window_show_lesson:
 * @self: a window
 * @id: the identifier of a lesson; another one means the list
 *
 * Shows a lesson, from which the way back leads to the list.
 */
void
_rk_window_show_lesson (RkWindow   *self,
                        const char *id)
{
  int index = rk_course_find (id);
  RkLessonPage *page;

  _rk_window_show_course (self);
  if (index < 0)
    return;

  page = make_lesson_page (self);
  rk_lesson_page_show (page, index);
  adw_navigation_view_push (_rk_window_get_navigation (self), ADW_NAVIGATION_PAGE (page));
}
