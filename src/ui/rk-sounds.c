/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-sounds.h"
#include "rk-media.h"

#define RESOURCE_FOLDER "/io/github/riokadalis/RioKadalis/sounds/"

/* Stones that fall faster than this, in microseconds, are heard as one. */
#define LEAST_GAP 60000

/* What has made no sound for so many seconds gives up the sound card and its threads. */
#define RELEASE_AFTER 60

/* Stones do not all sound the same. */
#define N_DROPS 2

enum
{
  FILE_DROP,
  FILE_FOUR = FILE_DROP + N_DROPS,
  FILE_BINIKH,
  FILE_ROUND_END,
  N_FILES,
};

static const char *const file_names[N_FILES] = {
  "drop-1.ogg", "drop-2.ogg", "four.ogg", "binikh.ogg", "round-end.ogg",
};

struct _RkSounds
{
  GObject parent_instance;

  GSettings *settings;
  GtkMediaStream *streams[N_FILES];
  guint next_drop;
  gint64 last_drop;
  guint prepare_id;
  guint release_id;
};

G_DEFINE_FINAL_TYPE (RkSounds, rk_sounds, G_TYPE_OBJECT)

static void
release_cb (gpointer user_data)
{
  RkSounds *self = user_data;

  self->release_id = 0;
  rk_sounds_release (self);
}

static void
rk_sounds_dispose (GObject *object)
{
  RkSounds *self = RK_SOUNDS (object);

  rk_sounds_release (self);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (rk_sounds_parent_class)->dispose (object);
}

static void
rk_sounds_class_init (RkSoundsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = rk_sounds_dispose;
}

static void
rk_sounds_init (RkSounds *self)
{
}

/**
 * rk_sounds_new:
 * @settings: the settings of the program
 *
 * Makes what plays the sounds of a match while the setting "sounds" is on and the system
 * wants such sounds.
 *
 * Returns: (transfer full): new sounds
 */
RkSounds *
rk_sounds_new (GSettings *settings)
{
  RkSounds *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (RK_TYPE_SOUNDS, NULL);
  self->settings = g_object_ref (settings);

  return self;
}

static gboolean
are_wanted (RkSounds *self)
{
  GtkSettings *system = gtk_settings_get_default ();
  gboolean wanted = TRUE;

  if (system != NULL)
    g_object_get (system, "gtk-enable-event-sounds", &wanted, NULL);

  return wanted && g_settings_get_boolean (self->settings, "sounds");
}

/* Of the stones that fall, not all may be heard. Returns N_FILES for none. */
static guint
choose_drop (RkSounds *self)
{
  gint64 now = g_get_monotonic_time ();

  if (self->last_drop != 0 && now - self->last_drop < LEAST_GAP)
    return N_FILES;

  self->last_drop = now;
  self->next_drop = (self->next_drop + 1) % N_DROPS;

  return FILE_DROP + self->next_drop;
}

static guint
choose_file (RkSounds *self,
             RkSound   sound)
{
  switch (sound)
    {
    case RK_SOUND_DROP:
      return choose_drop (self);

    case RK_SOUND_FOUR:
      return FILE_FOUR;

    case RK_SOUND_BINIKH:
      return FILE_BINIKH;

    case RK_SOUND_ROUND_END:
      return FILE_ROUND_END;

    case RK_SOUND_NONE:
    default:
      return N_FILES;
    }
}

/* A stream that failed is of no use any more: for want of a sound card, or of what
 * plays such files. Then there is silence. */
static void
open_stream (RkSounds *self,
             guint     file)
{
  g_autofree char *path = g_strconcat (RESOURCE_FOLDER, file_names[file], NULL);

  self->streams[file] = rk_media_open (path);
}

static void
release_later (RkSounds *self)
{
  g_clear_handle_id (&self->release_id, g_source_remove);
  self->release_id = g_timeout_add_seconds_once (RELEASE_AFTER, release_cb, self);
}

/* One at a time: each needs as long as a frame. */
static gboolean
prepare_cb (gpointer user_data)
{
  RkSounds *self = user_data;

  for (guint i = 0; i < N_FILES; i++)
    if (self->streams[i] == NULL)
      {
        open_stream (self, i);
        if (self->streams[i] == NULL)
          break;
        return G_SOURCE_CONTINUE;
      }

  self->prepare_id = 0;
  release_later (self);

  return G_SOURCE_REMOVE;
}

/**
 * rk_sounds_prepare:
 * @self: sounds
 *
 * Opens the sounds, if they are wanted, as soon as nothing else is to be done: called
 * when a move begins, so that its first stone need not wait for them.
 */
void
rk_sounds_prepare (RkSounds *self)
{
  g_return_if_fail (RK_IS_SOUNDS (self));

  if (are_wanted (self) && self->prepare_id == 0)
    self->prepare_id = g_idle_add_full (G_PRIORITY_LOW, prepare_cb, self, NULL);
}

/**
 * rk_sounds_release:
 * @self: sounds
 *
 * Falls silent and gives up what plays them. It comes back when it is needed.
 */
void
rk_sounds_release (RkSounds *self)
{
  g_return_if_fail (RK_IS_SOUNDS (self));

  g_clear_handle_id (&self->prepare_id, g_source_remove);
  g_clear_handle_id (&self->release_id, g_source_remove);
  for (guint i = 0; i < N_FILES; i++)
    g_clear_pointer (&self->streams[i], rk_media_close);
}

static void
start (RkSounds *self,
       guint     file)
{
  if (self->streams[file] == NULL)
    open_stream (self, file);
  else if (gtk_media_stream_is_seekable (self->streams[file]))
    gtk_media_stream_seek (self->streams[file], 0);

  if (self->streams[file] == NULL)
    return;
  gtk_media_stream_play (self->streams[file]);
  release_later (self);
}

/**
 * rk_sounds_play:
 * @self: sounds
 * @sound: a sound
 *
 * Begins to play @sound, beside those that are still heard. Stones that fall very fast
 * are not all heard. Where nothing can be played there is silence, without a warning.
 *
 * Returns: whether the sound was wanted and began, though maybe in silence
 */
gboolean
rk_sounds_play (RkSounds *self,
                RkSound   sound)
{
  guint file;

  g_return_val_if_fail (RK_IS_SOUNDS (self), FALSE);

  if (!are_wanted (self))
    return FALSE;

  file = choose_file (self, sound);
  if (file == N_FILES)
    return FALSE;

  start (self, file);

  return TRUE;
}
