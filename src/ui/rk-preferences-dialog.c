/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-preferences-dialog.h"

struct _RkPreferencesDialog
{
  AdwPreferencesDialog parent_instance;

  /* Template Widgets */
  AdwComboRow *speed_row;
  GtkWidget *numbers_row;
  GtkWidget *preview_row;

  /* Owned References */
  GSettings *settings;
};

G_DEFINE_FINAL_TYPE (RkPreferencesDialog, rk_preferences_dialog, ADW_TYPE_PREFERENCES_DIALOG)

/* The rows of the list stand in the order of the values of the enum. */
static void
speed_chosen_cb (RkPreferencesDialog *self)
{
  g_settings_set_enum (self->settings, "animation-speed",
                       adw_combo_row_get_selected (self->speed_row));
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

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-preferences-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RkPreferencesDialog, speed_row);
  gtk_widget_class_bind_template_child (widget_class, RkPreferencesDialog, numbers_row);
  gtk_widget_class_bind_template_child (widget_class, RkPreferencesDialog, preview_row);
}

static void
rk_preferences_dialog_init (RkPreferencesDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * rk_preferences_dialog_new:
 * @settings: the settings of the program; a choice takes effect at once
 *
 * Returns: (transfer floating): a new dialog, to present
 */
AdwDialog *
rk_preferences_dialog_new (GSettings *settings)
{
  RkPreferencesDialog *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (RK_TYPE_PREFERENCES_DIALOG, NULL);
  self->settings = g_object_ref (settings);
  adw_combo_row_set_selected (self->speed_row,
                              g_settings_get_enum (settings, "animation-speed"));
  g_signal_connect_object (self->speed_row, "notify::selected", G_CALLBACK (speed_chosen_cb),
                           self, G_CONNECT_SWAPPED);
  g_settings_bind (settings, "show-numbers", self->numbers_row, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "show-preview", self->preview_row, "active",
                   G_SETTINGS_BIND_DEFAULT);

  return ADW_DIALOG (self);
}
