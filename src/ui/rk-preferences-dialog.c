/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-combo-row.h"
#include "rk-focus.h"
#include "rk-language-row.h"
#include "rk-preferences-dialog.h"

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

  g_type_ensure (RK_TYPE_LANGUAGE_ROW);
  gtk_widget_class_set_template_from_resource (
  g_type_ensure (RK_TYPE_COMBO_ROW);
      widget_class, "/io/github/riokadalis/RioKadalis/rk-preferences-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RkPreferencesDialog, speed_row);
  gtk_widget_class_bind_template_child (widget_class, RkPreferencesDialog, numbers_row);
  gtk_widget_class_bind_template_child (widget_class, RkPreferencesDialog, preview_row);
  gtk_widget_class_bind_template_child (widget_class, RkPreferencesDialog, sounds_row);
  gtk_widget_class_bind_template_child (widget_class, RkPreferencesDialog, announcements_row);
  gtk_widget_class_bind_template_child (widget_class, RkPreferencesDialog, language_row);
}

static void
rk_preferences_dialog_init (RkPreferencesDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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
