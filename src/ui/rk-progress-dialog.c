/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-progress-dialog.h"

#include <glib/gi18n.h>

/* What takes less long than this needs no dialog, in milliseconds; how often the bar
 * moves. */
#define PATIENCE 500
#define TICK     100

#define RK_TYPE_PROGRESS (rk_progress_get_type ())
G_DECLARE_FINAL_TYPE (RkProgress, rk_progress, RK, PROGRESS, GObject)

struct _RkProgress
{
  GObject parent_instance;

  /* Owned References */
  GtkWidget *parent;
  GObject *work;
  GCancellable *cancellable;
  char *heading;
  AdwDialog *dialog;
  GtkProgressBar *bar;

  RkProgressFunc get_progress;
  guint source;
};

G_DEFINE_FINAL_TYPE (RkProgress, rk_progress, G_TYPE_OBJECT)

static gboolean
tick_cb (gpointer user_data)
{
  RkProgress *self = user_data;

  gtk_progress_bar_set_fraction (self->bar, self->get_progress (self->work));
  return G_SOURCE_CONTINUE;
}

static void
response_cb (RkProgress *self)
{
  g_cancellable_cancel (self->cancellable);
}

static void
present_cb (gpointer user_data)
{
  RkProgress *self = user_data;

  self->source = 0;
  if (g_cancellable_is_cancelled (self->cancellable))
    return;

  self->bar = g_object_ref_sink (GTK_PROGRESS_BAR (gtk_progress_bar_new ()));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bar), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  self->heading, -1);
  self->dialog = g_object_ref_sink (adw_alert_dialog_new (self->heading, NULL));
  adw_alert_dialog_set_extra_child (ADW_ALERT_DIALOG (self->dialog), GTK_WIDGET (self->bar));
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (self->dialog), "cancel", _("_Cancel"));
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (self->dialog), "cancel");
  g_signal_connect_object (self->dialog, "response", G_CALLBACK (response_cb), self,
                           G_CONNECT_SWAPPED);
  adw_dialog_present (self->dialog, self->parent);
  self->source = g_timeout_add (TICK, tick_cb, self);
}

static void
rk_progress_dispose (GObject *object)
{
  RkProgress *self = RK_PROGRESS (object);

  g_clear_handle_id (&self->source, g_source_remove);
  if (self->dialog != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->dialog, self);
      adw_dialog_force_close (self->dialog);
    }
  g_clear_object (&self->dialog);
  g_clear_object (&self->bar);
  g_clear_object (&self->parent);
  g_clear_object (&self->work);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->heading, g_free);

  G_OBJECT_CLASS (rk_progress_parent_class)->dispose (object);
}

static void
rk_progress_class_init (RkProgressClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rk_progress_dispose;
}

static void
rk_progress_init (RkProgress *self)
{
}

/**
 * rk_progress_dialog_watch:
 * @parent: a widget in the window that waits
 * @heading: what is going on
 * @work: (type GObject): what runs
 * @get_progress: tells how far @work is
 * @cancellable: what ends it
 *
 * Shows a dialog with the progress of @work, unless that is done in half a second.
 *
 * Returns: (transfer full): what to release when it is done
 */
GObject *
rk_progress_dialog_watch (GtkWidget      *parent,
                          const char     *heading,
                          gpointer        work,
                          RkProgressFunc  get_progress,
                          GCancellable   *cancellable)
{
  RkProgress *self;

  g_return_val_if_fail (GTK_IS_WIDGET (parent), NULL);
  g_return_val_if_fail (heading != NULL, NULL);
  g_return_val_if_fail (G_IS_OBJECT (work), NULL);
  g_return_val_if_fail (get_progress != NULL, NULL);
  g_return_val_if_fail (G_IS_CANCELLABLE (cancellable), NULL);

  self = g_object_new (RK_TYPE_PROGRESS, NULL);
  self->parent = g_object_ref (parent);
  self->heading = g_strdup (heading);
  self->work = g_object_ref (work);
  self->get_progress = get_progress;
  self->cancellable = g_object_ref (cancellable);
  self->source = g_timeout_add_once (PATIENCE, present_cb, self);
  return G_OBJECT (self);
}
