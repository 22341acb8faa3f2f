/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-lesson-page.h"

#include <glib/gi18n.h>

#include "rk-action-keys.h"
#include "rk-format.h"
#include "rk-lesson-board.h"
#include "rk-lessons-read.h"
#include "rk-wrap.h"

struct _RkLessonPage
{
  AdwNavigationPage parent_instance;

  /* Template Widgets */
  AdwWindowTitle *window_title;
  GtkScrolledWindow *scroller;
  GtkLabel *title_label;
  GtkLabel *text_label;
  RkLessonBoard *board;
  GtkButton *previous_button;
  GtkButton *next_button;

  /* Owned References */
  GSettings *settings;

  guint index;
};

enum
{
  PROP_0,
  PROP_LESSON,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (RkLessonPage, rk_lesson_page, ADW_TYPE_NAVIGATION_PAGE)

static GParamSpec *properties[N_PROPS];

static char *
join_paragraphs (const RkLesson *lesson)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < rk_lesson_get_n_paragraphs (lesson); i++)
    {
      if (i > 0)
        g_string_append (text, "\n\n");
      g_string_append (text, rk_lesson_get_paragraph (lesson, i));
    }

  return g_string_free_and_steal (text);
}

/* A person who listens begins at the text; the sighted shall not see all of it
 * selected, as GTK does when a label gets the focus. */
static void
focus_text (RkLessonPage *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->text_label));
  gtk_label_select_region (self->text_label, 0, 0);
}

static void
scroll_to_top (RkLessonPage *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);

  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_lower (adjustment));
}

static void
update_actions (RkLessonPage *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lesson.previous", self->index > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lesson.next",
                                 self->index + 1 < rk_course_get_n_lessons ());
}

static void
show_texts (RkLessonPage   *self,
            const RkLesson *lesson)
{
  const char *title = rk_lesson_get_title (lesson);
  g_autofree char *text = join_paragraphs (lesson);
  g_autofree char *number = rk_format_number (self->index + 1);
  g_autofree char *total = rk_format_number (rk_course_get_n_lessons ());
  /* TRANSLATORS: Where the reader is in the course: "Lesson 3 of 14". */
  g_autofree char *place = g_strdup_printf (_("Lesson %1$s of %2$s"), number, total);
  g_autofree char *spoken = g_strdup_printf ("%s\n%s\n\n%s", place, title, text);

  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), title);
  adw_window_title_set_subtitle (self->window_title, place);
  gtk_label_set_label (self->title_label, title);
  gtk_label_set_label (self->text_label, text);
  /* Whoever listens begins there. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->text_label),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
mark_read (RkLessonPage *self)
{
  rk_lessons_read_add (self->settings, rk_lesson_get_id (rk_lesson_page_get_lesson (self)));
}

/* A lesson with a task is done with the task. */
static gboolean
is_for_reading (RkLessonPage *self)
{
  return !rk_lesson_has_task (rk_lesson_page_get_lesson (self));
}

static gboolean
is_at_end (RkLessonPage *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);

  return gtk_adjustment_get_value (adjustment) + gtk_adjustment_get_page_size (adjustment) + 1 >=
         gtk_adjustment_get_upper (adjustment);
}

static void
solved_cb (RkLessonPage *self)
{
  mark_read (self);
}

static void
previous_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  RkLessonPage *self = RK_LESSON_PAGE (widget);

  rk_lesson_page_show (self, self->index - 1);
}

static void
next_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  RkLessonPage *self = RK_LESSON_PAGE (widget);

  if (is_for_reading (self))
    mark_read (self);
  rk_lesson_page_show (self, self->index + 1);
}

static gboolean
key_pressed_cb (RkLessonPage    *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  modifiers)
{
  return rk_board_handle_key (rk_lesson_board_get_board (self->board), keyval, keycode,
                              modifiers);
}

static void
rk_lesson_page_shown (AdwNavigationPage *page)
{
  focus_text (RK_LESSON_PAGE (page));
}

static void
rk_lesson_page_hiding (AdwNavigationPage *page)
{
  RkLessonPage *self = RK_LESSON_PAGE (page);

  if (is_for_reading (self) && is_at_end (self))
    mark_read (self);
}

static void
rk_lesson_page_dispose (GObject *object)
{
  RkLessonPage *self = RK_LESSON_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_LESSON_PAGE);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (rk_lesson_page_parent_class)->dispose (object);
}

static void
rk_lesson_page_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  RkLessonPage *self = RK_LESSON_PAGE (object);

  switch (prop_id)
    {
    case PROP_LESSON:
      g_value_set_string (value, rk_lesson_get_id (rk_lesson_page_get_lesson (self)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static gboolean
arrow_pressed_cb (GtkWidget *widget,
                  GVariant  *args,
                  gpointer   user_data)
{
  g_autofree char *action = rk_action_keys_mirror (widget, g_variant_get_string (args, NULL));

  return gtk_widget_activate_action_variant (widget, action, NULL);
}

static void
add_keys (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint keyval;
    GdkModifierType modifiers;
    const char *action;
  } keys[] = {
    { GDK_KEY_Page_Up, GDK_CONTROL_MASK, "lesson.previous" },
    { GDK_KEY_KP_Page_Up, GDK_CONTROL_MASK, "lesson.previous" },
    { GDK_KEY_Page_Down, GDK_CONTROL_MASK, "lesson.next" },
    { GDK_KEY_KP_Page_Down, GDK_CONTROL_MASK, "lesson.next" },
  };

  static const struct
  {
    guint keyval;
    const char *action;
  } arrows[] = {
    { GDK_KEY_Left, "lesson.previous" },
    { GDK_KEY_KP_Left, "lesson.previous" },
    { GDK_KEY_Right, "lesson.next" },
    { GDK_KEY_KP_Right, "lesson.next" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i].keyval, keys[i].modifiers,
                                         keys[i].action, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
    gtk_widget_class_add_binding (widget_class, arrows[i].keyval, GDK_ALT_MASK, arrow_pressed_cb,
                                  "s", arrows[i].action);
}

static void
rk_lesson_page_class_init (RkLessonPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_lesson_page_dispose;
  object_class->get_property = rk_lesson_page_get_property;
  ADW_NAVIGATION_PAGE_CLASS (klass)->shown = rk_lesson_page_shown;
  ADW_NAVIGATION_PAGE_CLASS (klass)->hiding = rk_lesson_page_hiding;

  properties[PROP_LESSON] = g_param_spec_string ("lesson", NULL, NULL, NULL,
                                                 (G_PARAM_READABLE |
                                                  G_PARAM_EXPLICIT_NOTIFY |
                                                  G_PARAM_STATIC_STRINGS));
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (RK_TYPE_LESSON_BOARD);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-lesson-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RkLessonPage, window_title);
  gtk_widget_class_bind_template_child (widget_class, RkLessonPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, RkLessonPage, title_label);
  gtk_widget_class_bind_template_child (widget_class, RkLessonPage, text_label);
  gtk_widget_class_bind_template_child (widget_class, RkLessonPage, board);
  gtk_widget_class_bind_template_child (widget_class, RkLessonPage, previous_button);
  gtk_widget_class_bind_template_child (widget_class, RkLessonPage, next_button);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, solved_cb);

  gtk_widget_class_install_action (widget_class, "lesson.previous", NULL, previous_cb);
  gtk_widget_class_install_action (widget_class, "lesson.next", NULL, next_cb);
  add_keys (widget_class);
}

static void
rk_lesson_page_init (RkLessonPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  rk_wrap_button (self->previous_button);
  rk_wrap_button (self->next_button);
}

/**
 * rk_lesson_page_new:
 * @settings: the settings of the program
 *
 * Returns: (transfer floating): a new page that shows the first lesson
 */
RkLessonPage *
rk_lesson_page_new (GSettings *settings)
{
  RkLessonPage *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (RK_TYPE_LESSON_PAGE, NULL);
  self->settings = g_object_ref (settings);
  rk_lesson_board_set_settings (self->board, settings);

  return self;
}

/**
 * rk_lesson_page_show:
 * @self: a page
 * @index: which lesson, from 0
 *
 * Shows a lesson from its start. It counts as read when its task is solved, or without
 * one when the reader goes on or leaves it at its end.
 */
void
rk_lesson_page_show (RkLessonPage *self,
                     guint         index)
{
  const RkLesson *lesson;

  g_return_if_fail (RK_IS_LESSON_PAGE (self));
  g_return_if_fail (index < rk_course_get_n_lessons ());

  self->index = index;
  lesson = rk_course_get_lesson (index);
  show_texts (self, lesson);
  rk_lesson_board_set_lesson (self->board, lesson);
  update_actions (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    focus_text (self);
  scroll_to_top (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LESSON]);
}

/**
 * rk_lesson_page_get_lesson:
 * @self: a page
 *
 * Returns: (transfer none): what it shows
 */
const RkLesson *
rk_lesson_page_get_lesson (RkLessonPage *self)
{
  g_return_val_if_fail (RK_IS_LESSON_PAGE (self), NULL);

  return rk_course_get_lesson (self->index);
}
