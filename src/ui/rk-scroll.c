/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-scroll.h"

typedef struct
{
  GWeakRef descendant;
  gboolean laid_out;
} ScrollTarget;

static gboolean
scroll_cb (GtkWidget     *widget,
           GdkFrameClock *frame_clock,
           gpointer       user_data)
{
  ScrollTarget *self = user_data;
  g_autoptr (GtkWidget) target = NULL;

  /* The first frame only gives the widgets their places, after this callback. */
  if (!self->laid_out)
    {
      self->laid_out = TRUE;
      return G_SOURCE_CONTINUE;
    }

  target = g_weak_ref_get (&self->descendant);
  if (target != NULL && gtk_widget_get_mapped (target) &&
      gtk_widget_is_ancestor (target, widget))
    gtk_viewport_scroll_to (GTK_VIEWPORT (widget), target, NULL);

  return G_SOURCE_REMOVE;
}

static void
scroll_target_free (gpointer data)
{
  ScrollTarget *self = data;

  g_weak_ref_clear (&self->descendant);
  g_free (self);
}

/**
 * rk_scroll_to:
 * @viewport: a viewport
 * @descendant: a widget in it
 *
 * Brings @descendant into view as soon as it has its place, also when it is
 * new.
 */
void
rk_scroll_to (GtkViewport *viewport,
              GtkWidget   *descendant)
{
  ScrollTarget *target;

  g_return_if_fail (GTK_IS_VIEWPORT (viewport));
  g_return_if_fail (GTK_IS_WIDGET (descendant));

  if (!gtk_widget_get_mapped (GTK_WIDGET (viewport)))
    return;

  target = g_new0 (ScrollTarget, 1);
  g_weak_ref_init (&target->descendant, descendant);
  gtk_widget_add_tick_callback (GTK_WIDGET (viewport), scroll_cb, target, scroll_target_free);
}
