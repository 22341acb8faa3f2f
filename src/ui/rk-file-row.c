/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-clock.h"
#include "rk-file-row.h"
#include "rk-format.h"
#include "rk-sentences.h"

struct _RkFileRow
{
  GtkBox parent_instance;

  /* Template Widgets */
  GtkWidget *content_box;
  GtkWidget *numbers_box;
  GtkLabel *title_label;
  GtkLabel *extra_label;
  GtkLabel *unsaved_label;
  GtkLabel *state_label;
  GtkLabel *score_label;
  GtkLabel *date_label;
  GtkWidget *menu_button;

  /* Owned References */
  RkLibraryItem *item;
};

enum
{
  MENU,
  UPDATED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (RkFileRow, rk_file_row, GTK_TYPE_BOX)

static guint signals[N_SIGNALS];

/* Several files of one day are told apart while it lasts. */
static gboolean
is_today (GDateTime *time)
{
  g_autoptr (GDateTime) utc = rk_clock_now ();
  g_autoptr (GDateTime) now = rk_clock_to_local (utc);
  g_autoptr (GDateTime) local = rk_clock_to_local (time);

  return g_date_time_get_year (now) == g_date_time_get_year (local) &&
         g_date_time_get_day_of_year (now) == g_date_time_get_day_of_year (local);
}

static char *
get_date (RkLibraryItem *item)
{
  GDateTime *modified = rk_library_item_get_modified (item);

  if (modified == NULL)
    return g_strdup ("");
  return is_today (modified) ? rk_format_date_time (modified) : rk_format_date (modified);
}

/* What numbers there are: a score is larger than a count of players. */
static void
show_score (RkFileRow  *self,
            const char *score)
{
  GtkWidget *label = GTK_WIDGET (self->score_label);
  gboolean is_count = rk_library_item_get_tournament (self->item) != NULL;

  gtk_label_set_label (self->score_label, score);
  /* Each change of the classes, even to the same ones, has the style worked out anew. */
  if (is_count != gtk_widget_has_css_class (label, "caption"))
    gtk_widget_set_css_classes (label, is_count ? (const char *[]) { "dimmed", "caption", NULL }
                                                : (const char *[]) { "score", "numeric", NULL });
}

/* Each change of a tooltip, even to the same one, costs as much as that of a text. */
static void
set_tooltip (GtkWidget  *widget,
             const char *text)
{
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) != 0)
    gtk_widget_set_tooltip_text (widget, text);
}

/* What not every file has: a name that tells it from others, a position that it starts from,
 * and another file of the same. */
static void
show_extra (RkFileRow *self)
{
  g_autofree char *extra = rk_text_library_extra (self->item);

  gtk_label_set_label (self->extra_label, extra != NULL ? extra : "");
  gtk_widget_set_visible (GTK_WIDGET (self->extra_label), extra != NULL);
  set_tooltip (GTK_WIDGET (self->extra_label), extra);
}

/* What the file is called, where the row says who plays. It is made when somebody asks, and not
 * for each of the rows that pass by. */
static gboolean
query_name_cb (RkFileRow  *self,
               int         x,
               int         y,
               gboolean    keyboard_tooltip,
               GtkTooltip *tooltip)
{
  g_autofree char *name = self->item != NULL ? rk_text_library_name (self->item) : NULL;

  gtk_tooltip_set_text (tooltip, name);

  return name != NULL;
}

static void
update (RkFileRow *self)
{
  const char *problem = rk_library_item_get_problem (self->item);
  g_autofree char *tooltip = problem != NULL ? rk_text_one_line (problem) : NULL;
  gboolean readable = problem == NULL;
  g_autofree char *title = rk_text_library_title (self->item);
  g_autofree char *state = rk_text_library_state (self->item);
  g_autofree char *score = rk_text_library_score (self->item);
  g_autofree char *date = get_date (self->item);

  gtk_label_set_label (self->title_label, title);
  show_extra (self);
  gtk_widget_set_visible (GTK_WIDGET (self->unsaved_label),
                          rk_library_item_is_unsaved (self->item));
  gtk_label_set_label (self->state_label, state);
  set_tooltip (GTK_WIDGET (self->state_label), tooltip);
  show_score (self, score);
  gtk_label_set_label (self->date_label, readable ? date : "");
  if (readable)
    gtk_widget_remove_css_class (GTK_WIDGET (self), "unreadable");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self), "unreadable");
  g_signal_emit (self, signals[UPDATED], 0);
}

static void
menu_cb (RkFileRow *self)
{
  g_signal_emit (self, signals[MENU], 0);
}

/* Not before the button is up again: a menu that opens between takes that event away, and the
 * row would stay drawn as pressed. */
static void
secondary_released_cb (GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  menu_cb (RK_FILE_ROW (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture))));
}

static void
long_pressed_cb (GtkGesture *gesture)
{
  secondary_released_cb (gesture);
}

static void
rk_file_row_dispose (GObject *object)
{
  RkFileRow *self = RK_FILE_ROW (object);

  rk_file_row_set_item (self, NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_FILE_ROW);

  G_OBJECT_CLASS (rk_file_row_parent_class)->dispose (object);
}

static void
rk_file_row_class_init (RkFileRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_file_row_dispose;

  /**
   * RkFileRow::menu:
   *
   * A person wants to know what can be done with the file.
   */
  signals[MENU] = g_signal_new ("menu", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * RkFileRow::updated:
   *
   * It shows something else than before.
   */
  signals[UPDATED] = g_signal_new ("updated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-file-row.ui");
  gtk_widget_class_bind_template_child (widget_class, RkFileRow, content_box);
  gtk_widget_class_bind_template_child (widget_class, RkFileRow, numbers_box);
  gtk_widget_class_bind_template_child (widget_class, RkFileRow, title_label);
  gtk_widget_class_bind_template_child (widget_class, RkFileRow, extra_label);
  gtk_widget_class_bind_template_child (widget_class, RkFileRow, unsaved_label);
  gtk_widget_class_bind_template_child (widget_class, RkFileRow, state_label);
  gtk_widget_class_bind_template_child (widget_class, RkFileRow, score_label);
  gtk_widget_class_bind_template_child (widget_class, RkFileRow, date_label);
  gtk_widget_class_bind_template_child (widget_class, RkFileRow, menu_button);
  gtk_widget_class_bind_template_callback (widget_class, query_name_cb);
  gtk_widget_class_bind_template_callback (widget_class, menu_cb);
  gtk_widget_class_bind_template_callback (widget_class, secondary_released_cb);
  gtk_widget_class_bind_template_callback (widget_class, long_pressed_cb);
}

static void
rk_file_row_init (RkFileRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * rk_file_row_new:
 *
 * Returns: (transfer floating): a row that shows nothing yet
 */
GtkWidget *
rk_file_row_new (void)
{
  return g_object_new (RK_TYPE_FILE_ROW, NULL);
}

/**
 * rk_file_row_get_item:
 * @self: a row
 *
 * Returns: (transfer none) (nullable): what it shows
 */
RkLibraryItem *
rk_file_row_get_item (RkFileRow *self)
{
  g_return_val_if_fail (RK_IS_FILE_ROW (self), NULL);

  return self->item;
}

/**
 * rk_file_row_set_item:
 * @self: a row
 * @item: (nullable): what to show, and to follow as it changes
 */
void
rk_file_row_set_item (RkFileRow     *self,
                      RkLibraryItem *item)
{
  g_return_if_fail (RK_IS_FILE_ROW (self));

  if (self->item == item)
    return;

  if (self->item != NULL)
    g_signal_handlers_disconnect_by_func (self->item, update, self);
  g_set_object (&self->item, item);
  if (item != NULL)
    {
      g_signal_connect_object (item, "notify", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
      update (self);
    }
}

static void
set_vertical (GtkWidget *box,
              gboolean   vertical)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (box), vertical ? GTK_ORIENTATION_VERTICAL
                                                                 : GTK_ORIENTATION_HORIZONTAL);
}

/**
 * rk_file_row_set_narrow:
 * @self: a row
 * @narrow: whether there is no room for anything beside the names
 *
 * In a narrow row the numbers stand below the texts, and the texts take more lines.
 */
void
rk_file_row_set_narrow (RkFileRow *self,
                        gboolean   narrow)
{
  GtkLabel *texts[] = { self->extra_label, self->state_label };

  g_return_if_fail (RK_IS_FILE_ROW (self));

  set_vertical (self->content_box, narrow);
  set_vertical (self->numbers_box, !narrow);
  gtk_box_set_spacing (GTK_BOX (self->content_box), narrow ? 3 : 12);
  gtk_box_set_spacing (GTK_BOX (self->numbers_box), narrow ? 12 : 3);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    gtk_label_set_wrap (texts[i], narrow);
}

/**
 * rk_file_row_describe:
 * @self: a row that shows an item
 *
 * Returns: (transfer full): what the row says, for a screen reader
 */
char *
rk_file_row_describe (RkFileRow *self)
{
  GtkLabel *labels[] = {
    self->title_label, self->extra_label, self->unsaved_label, self->state_label,
    self->score_label, self->date_label,
  };
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) texts = NULL;

  g_return_val_if_fail (RK_IS_FILE_ROW (self), NULL);

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    if (gtk_widget_get_visible (GTK_WIDGET (labels[i])) &&
        *gtk_label_get_label (labels[i]) != '\0')
      g_strv_builder_add (parts, gtk_label_get_label (labels[i]));
  texts = g_strv_builder_end (parts);
  return g_strjoinv (", ", texts);
}

/**
 * rk_file_row_get_menu_button:
 * @self: a row
 *
 * Returns: (transfer none): where its menu points to
 */
GtkWidget *
rk_file_row_get_menu_button (RkFileRow *self)
{
  g_return_val_if_fail (RK_IS_FILE_ROW (self), NULL);

  return self->menu_button;
}
