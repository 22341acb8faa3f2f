/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <dlfcn.h>

#include "rk-media.h"

#define GSTREAMER "libgstreamer-1.0.so.0"

/* GStreamer comes in parts. Without the first of these GTK's way to it ends the program, and
 * without the second it warns. */
static const char *const elements[] = { "playbin", "scaletempo" };

typedef GObject  *(*FindFunc) (const char *name);
typedef gboolean  (*InitFunc) (int     *argc,
                               char  ***argv,
                               GError **error);

static gboolean
has_elements (FindFunc find)
{
  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    {
      g_autoptr (GObject) factory = find (elements[i]);

      if (factory == NULL)
        {
          g_debug ("No sounds: GStreamer has no “%s”", elements[i]);
          return FALSE;
        }
    }

  return TRUE;
}

/* Asks the library that GTK's module has brought with it: the program itself does not need it.
 * Whatever else plays sounds is taken as it is. */
static gboolean
is_complete (void)
{
  void *library = dlopen (GSTREAMER, RTLD_LAZY | RTLD_NOLOAD);
  FindFunc find;
  InitFunc init;
  gboolean complete;

  if (library == NULL)
    return TRUE;

  find = (FindFunc) dlsym (library, "gst_element_factory_find");
  init = (InitFunc) dlsym (library, "gst_init_check");
  complete = find != NULL && init != NULL && init (NULL, NULL, NULL) && has_elements (find);
  dlclose (library);

  return complete;
}

/**
 * rk_media_open:
 * @resource: the path of a resource with a sound
 *
 * Returns: (transfer full) (nullable): what plays it, maybe in silence; %NULL where what plays
 *   sounds lacks a part and would complain
 */
GtkMediaStream *
rk_media_open (const char *resource)
{
  static enum { UNKNOWN, INCOMPLETE, COMPLETE } state = UNKNOWN;
  g_autoptr (GtkMediaStream) stream = NULL;

  g_return_val_if_fail (resource != NULL, NULL);

  if (state == INCOMPLETE)
    return NULL;
  /* This alone opens nothing, but loads what would. */
  stream = gtk_media_file_new ();
  if (state == UNKNOWN)
    state = is_complete () ? COMPLETE : INCOMPLETE;
  if (state == INCOMPLETE)
    return NULL;
  gtk_media_file_set_resource (GTK_MEDIA_FILE (stream), resource);

  return g_steal_pointer (&stream);
}

/* Up to GTK 4.18 a stream may go at any time. */
static gboolean
is_opened (GtkMediaStream *stream)
{
  return gtk_check_version (4, 19, 0) != NULL || gtk_media_stream_is_prepared (stream) ||
         gtk_media_stream_get_error (stream) != NULL;
}

static void
opened_cb (GtkMediaStream *stream)
{
  if (!is_opened (stream))
    return;

  g_signal_handlers_disconnect_by_func (stream, opened_cb, NULL);
  g_idle_add_once (g_object_unref, stream);
}

/**
 * rk_media_close:
 * @stream: (transfer full): what plays a sound
 *
 * Falls silent and lets it go: GTK 4.24 complains of one that goes before it has opened its file,
 * so that is waited for.
 */
void
rk_media_close (GtkMediaStream *stream)
{
  g_return_if_fail (GTK_IS_MEDIA_STREAM (stream));

  gtk_media_stream_pause (stream);
  if (is_opened (stream))
    {
      g_object_unref (stream);
      return;
    }
  g_signal_connect (stream, "notify::prepared", G_CALLBACK (opened_cb), NULL);
  g_signal_connect (stream, "notify::error", G_CALLBACK (opened_cb), NULL);
}
