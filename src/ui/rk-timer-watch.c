/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-timer-memory.h"
#include "rk-timer-watch.h"

struct _RkTimerWatch
{
  GObject parent_instance;

  /* Owned References */
  GSettings *settings;
  GVariant *timers;

  guint source;
  /* What ended up to then was told, in seconds of Unix time. */
  gint64 told;
};

enum
{
  ENDED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (RkTimerWatch, rk_timer_watch, G_TYPE_OBJECT)

static guint signals[N_SIGNALS];

static void update (RkTimerWatch *self);

/* Rounded as the ends are. */
static gint64
get_now (void)
{
  return (g_get_real_time () + G_USEC_PER_SEC / 2) / G_USEC_PER_SEC;
}

static void
due_cb (gpointer user_data)
{
  RkTimerWatch *self = RK_TIMER_WATCH (user_data);

  self->source = 0;
  update (self);
}

/* Wakes up at the next end only. */
static void
wait (RkTimerWatch *self,
      gint64        now)
{
  gint64 next = rk_timer_memory_find_next_end (self->timers, now);

  g_clear_handle_id (&self->source, g_source_remove);
  if (next != 0)
    self->source = g_timeout_add_seconds_once ((guint) MIN (next - now, G_MAXINT), due_cb, self);
}

/* A timer that is on a page notes that it is over when it is, so it is what was known before
 * that tells which ones have ended. */
static void
update (RkTimerWatch *self)
{
  gint64 now = get_now ();
  g_auto (GStrv) ended = rk_timer_memory_list_ended (self->timers, self->told, now);

  self->told = MAX (self->told, now);
  g_clear_pointer (&self->timers, g_variant_unref);
  self->timers = rk_timer_memory_get_all (self->settings);
  wait (self, now);

  for (guint i = 0; ended[i] != NULL; i++)
    g_signal_emit (self, signals[ENDED], 0, ended[i]);
}

static void
rk_timer_watch_dispose (GObject *object)
{
  RkTimerWatch *self = RK_TIMER_WATCH (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_pointer (&self->timers, g_variant_unref);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (rk_timer_watch_parent_class)->dispose (object);
}

static void
rk_timer_watch_class_init (RkTimerWatchClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rk_timer_watch_dispose;

  /**
   * RkTimerWatch::ended:
   * @id: the id of a tournament
   */
  signals[ENDED] = g_signal_new ("ended", RK_TYPE_TIMER_WATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
rk_timer_watch_init (RkTimerWatch *self)
{
  self->told = get_now ();
}

/**
 * rk_timer_watch_new:
 * @settings: the settings of the program, where the timers stand
 *
 * What has ended before is not told.
 *
 * Returns: (transfer full): a watch over all timers
 */
RkTimerWatch *
rk_timer_watch_new (GSettings *settings)
{
  RkTimerWatch *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (RK_TYPE_TIMER_WATCH, NULL);
  self->settings = g_object_ref (settings);
  self->timers = rk_timer_memory_get_all (settings);
  g_signal_connect_object (settings, "changed::" RK_TIMER_MEMORY_KEY, G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  wait (self, self->told);
  return self;
}
