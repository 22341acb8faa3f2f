/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-course-page.h"

#include <glib/gi18n.h>

#include "rk-course.h"
#include "rk-format.h"
#include "rk-lessons-read.h"

struct _RkCoursePage
{
  AdwNavigationPage parent_instance;

  /* Template Widgets */
  GtkListBox *list;

  /* Owned References */
  GSettings *settings;

  /* The lesson that the reader comes from; -1: none yet. */
  int last;
};

G_DEFINE_FINAL_TYPE (RkCoursePage, rk_course_page, ADW_TYPE_NAVIGATION_PAGE)

#define READ_MARK "read-mark"

static GtkWidget *
make_mark (void)
{
  GtkWidget *mark = gtk_image_new_from_icon_name ("object-select-symbolic");

  /* TRANSLATORS: The mark of a lesson that was read. */
  gtk_widget_set_tooltip_text (mark, C_("lesson", "Read"));
  return mark;
}

static GtkWidget *
make_row (guint index)
{
  const RkLesson *lesson = rk_course_get_lesson (index);
  const char *title = rk_lesson_get_title (lesson);
  g_autofree char *number = rk_format_number (index + 1);
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *label = gtk_label_new (number);
  GtkWidget *mark = make_mark ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_widget_add_css_class (label, "dimmed");
  gtk_widget_add_css_class (label, "numeric");
  gtk_label_set_width_chars (GTK_LABEL (label), 2);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), label);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), mark);
  g_object_set_data (G_OBJECT (row), READ_MARK, mark);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.lesson");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", rk_lesson_get_id (lesson));
  /* The label below names the row as a whole. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY);

  return row;
}

static void
update_row (RkCoursePage *self,
            guint         index)
{
  GtkWidget *row = GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, index));
  const RkLesson *lesson = rk_course_get_lesson (index);
  gboolean is_read = rk_lessons_read_contains (self->settings, rk_lesson_get_id (lesson));
  g_autofree char *number = rk_format_number (index + 1);
  g_autofree char *name = NULL;

  if (is_read)
    /* TRANSLATORS: For screen readers: the number of a lesson, and its title. */
    name = g_strdup_printf (_("Lesson %1$s: %2$s. Read."), number, rk_lesson_get_title (lesson));
  else
    /* TRANSLATORS: For screen readers: the number of a lesson, and its title. */
    name = g_strdup_printf (_("Lesson %1$s: %2$s"), number, rk_lesson_get_title (lesson));

  gtk_widget_set_visible (g_object_get_data (G_OBJECT (row), READ_MARK), is_read);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
update_rows (RkCoursePage *self)
{
  for (guint i = 0; i < rk_course_get_n_lessons (); i++)
    update_row (self, i);
}

/* Where the reader was, or else at the beginning. */
static void
rk_course_page_shown (AdwNavigationPage *page)
{
  RkCoursePage *self = RK_COURSE_PAGE (page);
  int last = self->last >= 0 ? self->last : rk_lessons_read_get_last (self->settings);

  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, MAX (last, 0))));
}

static void
rk_course_page_dispose (GObject *object)
{
  RkCoursePage *self = RK_COURSE_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_COURSE_PAGE);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (rk_course_page_parent_class)->dispose (object);
}

static void
rk_course_page_class_init (RkCoursePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rk_course_page_dispose;
  ADW_NAVIGATION_PAGE_CLASS (klass)->shown = rk_course_page_shown;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-course-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RkCoursePage, list);
}

static void
rk_course_page_init (RkCoursePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->last = -1;
  for (guint i = 0; i < rk_course_get_n_lessons (); i++)
    gtk_list_box_append (self->list, make_row (i));
}

/**
 * rk_course_page_new:
 * @settings: the settings of the program
 *
 * Returns: (transfer floating): a new page
 */
RkCoursePage *
rk_course_page_new (GSettings *settings)
{
  RkCoursePage *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (RK_TYPE_COURSE_PAGE, NULL);
  self->settings = g_object_ref (settings);
  g_signal_connect_object (settings, "changed::lessons-read", G_CALLBACK (update_rows), self,
                           G_CONNECT_SWAPPED);
  update_rows (self);

  return self;
}

/**
 * rk_course_page_set_last:
 * @self: a page
 * @id: the identifier of a lesson
 *
 * When the page is shown again, the focus is on that lesson.
 */
void
rk_course_page_set_last (RkCoursePage *self,
                         const char   *id)
{
  g_return_if_fail (RK_IS_COURSE_PAGE (self));
  g_return_if_fail (id != NULL);

  self->last = rk_course_find (id);
}
