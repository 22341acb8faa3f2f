/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-trim.h"

#ifdef HAVE_MALLOC_TRIM
#include <malloc.h>

/* A frame draws into buffers of the size of the window and frees them. The C
 * library keeps such pieces for the next frame: rightly so while stones move,
 * but when the window has come to rest they are several megabytes that nobody
 * uses. Giving them back after each frame instead would cost every frame of an
 * animation a few milliseconds. */

#define STILL_SECONDS 2

/* The heap is one for all windows. */
static gint64 last_painted;
static guint wait_source;

static gboolean
wait_cb (gpointer user_data)
{
  if (g_get_monotonic_time () - last_painted < STILL_SECONDS * G_TIME_SPAN_SECOND)
    return G_SOURCE_CONTINUE;

  malloc_trim (0);
  wait_source = 0;

  return G_SOURCE_REMOVE;
}

static void
painted_cb (void)
{
  last_painted = g_get_monotonic_time ();
  if (wait_source == 0)
    wait_source = g_timeout_add_seconds (STILL_SECONDS, wait_cb, NULL);
}

static void
realized_cb (GtkWidget *window)
{
  g_signal_connect_object (gtk_widget_get_frame_clock (window), "after-paint",
                           G_CALLBACK (painted_cb), window, G_CONNECT_DEFAULT);
}
#endif

/**
 * rk_trim_when_still:
 * @window: a window that is not shown yet
 *
 * Gives what drawing @window has taken back to the system when nothing has
 * moved in it for a while. It needs no time while nothing moves, and where the
 * C library cannot do it nothing happens.
 */
void
rk_trim_when_still (GtkWidget *window)
{
  g_return_if_fail (GTK_IS_WINDOW (window));

#ifdef HAVE_MALLOC_TRIM
  g_signal_connect (window, "realize", G_CALLBACK (realized_cb), NULL);
#endif
}
