/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-combo-row.h"
#include "rk-dialog-width.h"
#include "rk-focus.h"
#include "rk-language-row.h"
#include "rk-preferences-dialog.h"
#include "rk-search.h"
#include "rk-teller.h"

struct _RkPreferencesDialog
{
  AdwPreferencesDialog parent_instance;

  /* Template Widgets */
  AdwComboRow *speed_row;
  AdwComboRow *announcements_row;
  GtkWidget *numbers_row;
  GtkWidget *preview_row;
  GtkWidget *sounds_row;
  RkLanguageRow *language_row;

  /* Owned References */
  GSettings *settings;
};

G_DEFINE_FINAL_TYPE (RkPreferencesDialog, rk_preferences_dialog, ADW_TYPE_PREFERENCES_DIALOG)

static void
choice_made_cb (RkPreferencesDialog *self,
                GParamSpec          *pspec,
                AdwComboRow         *row)
{
  const char *key = row == self->speed_row ? "animation-speed" : "announcements";

  g_settings_set_enum (self->settings, key, adw_combo_row_get_selected (row));
}

/* The rows of the list stand in the order of the values of the enum. */
static void
bind_choice (RkPreferencesDialog *self,
             AdwComboRow         *row,
             const char          *key)
{
  adw_combo_row_set_selected (row, g_settings_get_enum (self->settings, key));
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (choice_made_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
rk_preferences_dialog_dispose (GObject *object)
{
  RkPreferencesDialog *self = RK_PREFERENCES_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_PREFERENCES_DIALOG);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (rk_preferences_dialog_parent_class)->dispose (object);
}

static void
rk_preferences_dialog_class_init (RkPreferencesDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_preferences_dialog_dispose;

  g_type_ensure (RK_TYPE_COMBO_ROW);
  g_type_ensure (RK_TYPE_LANGUAGE_ROW);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-preferences-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RkPreferencesDialog, speed_row);
  gtk_widget_class_bind_template_child (widget_class, RkPreferencesDialog, numbers_row);
  gtk_widget_class_bind_template_child (widget_class, RkPreferencesDialog, preview_row);
  gtk_widget_class_bind_template_child (widget_class, RkPreferencesDialog, sounds_row);
  gtk_widget_class_bind_template_child (widget_class, RkPreferencesDialog, announcements_row);
  gtk_widget_class_bind_template_child (widget_class, RkPreferencesDialog, language_row);
}

/* A part of the search, which libadwaita 1.7 leaves without some of its keys. */
static GtkWidget *
get_part (RkPreferencesDialog *self,
          const char          *name)
{
  return GTK_WIDGET (
      gtk_widget_get_template_child (GTK_WIDGET (self), ADW_TYPE_PREFERENCES_DIALOG, name));
}

/* Ends the search, not the dialog. */
static gboolean
end_search (RkPreferencesDialog *self)
{
  GtkWidget *button = get_part (self, "search_button");

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), FALSE);
  gtk_widget_grab_focus (button);

  return GDK_EVENT_STOP;
}

static gboolean
is_enter (guint keyval)
{
  return keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter;
}

/* While something is searched for: Down leads from the entry to what was found, Enter to the row
 * in question. */
static gboolean
key_pressed_cb (RkPreferencesDialog *self,
                guint                keyval)
{
  GtkWidget *results = get_part (self, "search_results");

  if (!gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (get_part (self, "search_button"))))
    return GDK_EVENT_PROPAGATE;

  if (keyval == GDK_KEY_Escape)
    return end_search (self);
  if (is_enter (keyval) && rk_focus_is_within (results))
    return gtk_widget_activate (rk_focus_get (results));
  if (keyval == GDK_KEY_Down && rk_focus_is_within (get_part (self, "search_entry")))
    {
      gtk_widget_child_focus (results, GTK_DIR_TAB_FORWARD);
      return GDK_EVENT_STOP;
    }

  return GDK_EVENT_PROPAGATE;
}

/* libadwaita shows the hits, and says nothing of them. */
static void
searched_cb (RkPreferencesDialog *self,
             GtkEditable         *entry)
{
  g_autofree char *text = NULL;
  guint n_hits = 0;

  if (*gtk_editable_get_text (entry) == '\0')
    return;

  for (GtkWidget *row = gtk_widget_get_first_child (get_part (self, "search_results"));
       row != NULL; row = gtk_widget_get_next_sibling (row))
    n_hits += gtk_widget_get_child_visible (row);
  text = rk_search_describe_hits (n_hits);
  rk_tell (GTK_WIDGET (self), text);
}

static void
rk_preferences_dialog_init (RkPreferencesDialog *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_object_set (get_part (self, "breakpoint_bin"), "width-request", RK_DIALOG_MIN_WIDTH, NULL);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_object (get_part (self, "search_entry"), "search-changed",
                           G_CALLBACK (searched_cb), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

/**
 * rk_preferences_dialog_new:
 * @application: the program, started; a choice takes effect at once
 *
 * Returns: (transfer floating): a new dialog, to present
 */
AdwDialog *
rk_preferences_dialog_new (RkApplication *application)
{
  RkPreferencesDialog *self;
  GSettings *settings;

  g_return_val_if_fail (RK_IS_APPLICATION (application), NULL);

  settings = rk_application_get_settings (application);
  self = g_object_new (RK_TYPE_PREFERENCES_DIALOG, NULL);
  self->settings = g_object_ref (settings);
  bind_choice (self, self->speed_row, "animation-speed");
  bind_choice (self, self->announcements_row, "announcements");
  g_settings_bind (settings, "show-numbers", self->numbers_row, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "show-preview", self->preview_row, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "sounds", self->sounds_row, "active", G_SETTINGS_BIND_DEFAULT);
  rk_language_row_set_application (self->language_row, application);

  return ADW_DIALOG (self);
}

/**
 * rk_preferences_dialog_focus_language:
 * @self: a dialog that is not yet presented
 */
void
rk_preferences_dialog_focus_language (RkPreferencesDialog *self)
{
  g_return_if_fail (RK_IS_PREFERENCES_DIALOG (self));

  adw_dialog_set_focus (ADW_DIALOG (self), GTK_WIDGET (self->language_row));
}
