/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-event-group.h"
#include "rk-format.h"
#include "rk-match-file.h"

struct _RkEventGroup
{
  AdwPreferencesGroup parent_instance;

  /* Template Widgets */
  GtkEditable *name_row;
  GtkEditable *site_row;
  AdwActionRow *date_row;
  GtkMenuButton *date_button;
  GtkCalendar *calendar;

  /* Owned: YYYY-MM-DD, NULL for none. */
  char *date;
};

enum
{
  ACTIVATE,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (RkEventGroup, rk_event_group, ADW_TYPE_PREFERENCES_GROUP)

static guint signals[N_SIGNALS];

static GDateTime *
parse_date (const char *date)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_local ();
  g_autofree char *noon = g_strdup_printf ("%sT12:00:00", date);

  return g_date_time_new_from_iso8601 (noon, zone);
}

static void
set_name (GtkWidget  *widget,
          const char *name)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
}

/* Who listens hears the day with the title, on the row and on its button. */
static void
show_date (RkEventGroup *self)
{
  g_autofree char *text = rk_event_group_format_date (self);
  const char *shown = text != NULL ? text : C_("day of a tournament", "None");
  g_autofree char *name = g_strdup_printf (
      "%s: %s", adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self->date_row)), shown);

  gtk_menu_button_set_label (self->date_button, shown);
  set_name (GTK_WIDGET (self->date_row), name);
  set_name (GTK_WIDGET (self->date_button), name);
  set_name (gtk_widget_get_first_child (GTK_WIDGET (self->date_button)), name);
}

static void
day_selected_cb (RkEventGroup *self)
{
  g_autoptr (GDateTime) date = gtk_calendar_get_date (self->calendar);
  g_autofree char *text = g_date_time_format (date, "%Y-%m-%d");

  if (g_set_str (&self->date, text))
    show_date (self);
}

static void
activate_cb (RkEventGroup *self)
{
  g_signal_emit (self, signals[ACTIVATE], 0);
}

static void
rk_event_group_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), RK_TYPE_EVENT_GROUP);

  G_OBJECT_CLASS (rk_event_group_parent_class)->dispose (object);
}

static void
rk_event_group_finalize (GObject *object)
{
  g_free (RK_EVENT_GROUP (object)->date);

  G_OBJECT_CLASS (rk_event_group_parent_class)->finalize (object);
}

static void
rk_event_group_class_init (RkEventGroupClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_event_group_dispose;
  object_class->finalize = rk_event_group_finalize;

  /**
   * RkEventGroup::activate:
   *
   * Enter was pressed in a row.
   */
  signals[ACTIVATE] = g_signal_new ("activate", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                    0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-event-group.ui");
  gtk_widget_class_bind_template_child (widget_class, RkEventGroup, name_row);
  gtk_widget_class_bind_template_child (widget_class, RkEventGroup, site_row);
  gtk_widget_class_bind_template_child (widget_class, RkEventGroup, date_row);
  gtk_widget_class_bind_template_child (widget_class, RkEventGroup, date_button);
  gtk_widget_class_bind_template_child (widget_class, RkEventGroup, calendar);
  gtk_widget_class_bind_template_callback (widget_class, day_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
}

static void
rk_event_group_init (RkEventGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  adw_entry_row_set_max_length (ADW_ENTRY_ROW (self->name_row), RK_MATCH_FILE_MAX_NAME);
  adw_entry_row_set_max_length (ADW_ENTRY_ROW (self->site_row), RK_MATCH_FILE_MAX_NAME);
  show_date (self);
}

/**
 * rk_event_group_set:
 * @self: a group
 * @name: name of the tournament
 * @site: (nullable): where it is
 * @date: (nullable): YYYY-MM-DD
 */
void
rk_event_group_set (RkEventGroup *self,
                    const char   *name,
                    const char   *site,
                    const char   *date)
{
  g_autoptr (GDateTime) day = NULL;

  g_return_if_fail (RK_IS_EVENT_GROUP (self));
  g_return_if_fail (name != NULL);

  gtk_editable_set_text (self->name_row, name);
  gtk_editable_set_text (self->site_row, site != NULL ? site : "");
  day = date != NULL ? parse_date (date) : NULL;
  if (day != NULL)
    gtk_calendar_select_day (self->calendar, day);
  g_set_str (&self->date, date);
  show_date (self);
}

static char *
get_text (GtkEditable *row)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (row)));
}

/**
 * rk_event_group_get_name:
 * @self: a group
 *
 * Returns: (transfer full) (nullable): the name, %NULL if it is empty
 */
char *
rk_event_group_get_name (RkEventGroup *self)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (RK_IS_EVENT_GROUP (self), NULL);

  name = get_text (self->name_row);
  return *name != '\0' ? g_steal_pointer (&name) : NULL;
}

/**
 * rk_event_group_get_site:
 * @self: a group
 *
 * Returns: (transfer full) (nullable): the place, %NULL if it is empty
 */
char *
rk_event_group_get_site (RkEventGroup *self)
{
  g_autofree char *site = NULL;

  g_return_val_if_fail (RK_IS_EVENT_GROUP (self), NULL);

  site = get_text (self->site_row);
  return *site != '\0' ? g_steal_pointer (&site) : NULL;
}

/**
 * rk_event_group_get_date:
 * @self: a group
 *
 * Returns: (transfer none) (nullable): the day, YYYY-MM-DD
 */
const char *
rk_event_group_get_date (RkEventGroup *self)
{
  g_return_val_if_fail (RK_IS_EVENT_GROUP (self), NULL);

  return self->date;
}

/**
 * rk_event_group_format_date:
 * @self: a group
 *
 * Returns: (transfer full) (nullable): the day in the words of the language
 */
char *
rk_event_group_format_date (RkEventGroup *self)
{
  g_autoptr (GDateTime) date = NULL;

  g_return_val_if_fail (RK_IS_EVENT_GROUP (self), NULL);

  if (self->date != NULL)
    date = parse_date (self->date);

  return date != NULL ? rk_format_date (date) : NULL;
}

/**
 * rk_event_group_get_row:
 * @self: a group
 *
 * Returns: (transfer none): the row of the name
 */
GtkWidget *
rk_event_group_get_row (RkEventGroup *self)
{
  g_return_val_if_fail (RK_IS_EVENT_GROUP (self), NULL);

  return GTK_WIDGET (self->name_row);
}
