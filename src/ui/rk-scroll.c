/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-scroll.h"

static gboolean
scroll_cb (GtkWidget     *widget,
           GdkFrameClock *frame_clock,
           gpointer       user_data)
{
  GWeakRef *descendant = user_data;
  g_autoptr (GtkWidget) target = g_weak_ref_get (descendant);

  if (target != NULL && gtk_widget_get_mapped (target) &&
      gtk_widget_is_ancestor (target, widget))
    gtk_viewport_scroll_to (GTK_VIEWPORT (widget), target, NULL);

  return G_SOURCE_REMOVE;
}

static void
free_weak_ref (gpointer data)
{
  g_weak_ref_clear (data);
  g_free (data);
}

/**
 * rk_scroll_to:
 * @viewport: a viewport
 * @descendant: a widget in it
 *
 * Brings @descendant into view at the next frame, when a row that is new also
 * has its place.
 */
void
rk_scroll_to (GtkViewport *viewport,
              GtkWidget   *descendant)
{
  GWeakRef *ref;

  g_return_if_fail (GTK_IS_VIEWPORT (viewport));
  g_return_if_fail (GTK_IS_WIDGET (descendant));

  if (!gtk_widget_get_mapped (GTK_WIDGET (viewport)))
    return;

  ref = g_new (GWeakRef, 1);
  g_weak_ref_init (ref, descendant);
  gtk_widget_add_tick_callback (GTK_WIDGET (viewport), scroll_cb, ref, free_weak_ref);
}
