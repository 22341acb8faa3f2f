/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-recent-dialog.h"

#include "rk-file-name.h"

struct _RkRecentDialog
{
  AdwDialog parent_instance;

  /* Template Widgets */
  GtkStack *stack;
  AdwPreferencesGroup *group;
};

enum
{
  FILE_CHOSEN,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (RkRecentDialog, rk_recent_dialog, ADW_TYPE_DIALOG)

static guint signals[N_SIGNALS];

static void
activated_cb (RkRecentDialog *self,
              AdwActionRow   *row)
{
  g_autoptr (GFile) file = g_object_ref (g_object_get_data (G_OBJECT (row), "file"));

  adw_dialog_close (ADW_DIALOG (self));
  g_signal_emit (self, signals[FILE_CHOSEN], 0, file);
}

static void
add_row (RkRecentDialog *self,
         GFile          *file)
{
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *name = rk_file_name_show (file);
  g_autofree char *place = folder != NULL ? g_file_get_parse_name (folder) : NULL;
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW,
                                 "use-markup", FALSE,
                                 "title", name,
                                 "subtitle", place,
                                 "activatable", TRUE,
                                 NULL);

  g_object_set_data_full (G_OBJECT (row), "file", g_object_ref (file), g_object_unref);
  g_signal_connect_object (row, "activated", G_CALLBACK (activated_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (self->group, row);
}

static void
rk_recent_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), RK_TYPE_RECENT_DIALOG);

  G_OBJECT_CLASS (rk_recent_dialog_parent_class)->dispose (object);
}

static void
rk_recent_dialog_class_init (RkRecentDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rk_recent_dialog_dispose;

  /**
   * RkRecentDialog::file-chosen:
   * @file: the file of a match or tournament
   */
  signals[FILE_CHOSEN] = g_signal_new ("file-chosen", G_TYPE_FROM_CLASS (klass),
                                       G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_FILE);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-recent-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RkRecentDialog, stack);
  gtk_widget_class_bind_template_child (widget_class, RkRecentDialog, group);
}

static void
rk_recent_dialog_init (RkRecentDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * rk_recent_dialog_new:
 * @files: (element-type GFile): what to offer, the last one first
 *
 * Returns: (transfer floating): a new dialog, to present
 */
AdwDialog *
rk_recent_dialog_new (GPtrArray *files)
{
  RkRecentDialog *self;

  g_return_val_if_fail (files != NULL, NULL);

  self = g_object_new (RK_TYPE_RECENT_DIALOG, NULL);
  for (guint i = 0; i < files->len; i++)
    add_row (self, files->pdata[i]);
  gtk_stack_set_visible_child_name (self->stack, files->len > 0 ? "list" : "empty");
  return ADW_DIALOG (self);
}
