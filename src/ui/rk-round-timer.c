/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-round-timer.h"

/* Ten hours: no round is longer. */
#define LONGEST (10 * 60 * 60)

struct _RkRoundTimer
{
  GObject parent_instance;

  guint remaining;

  /* While it runs: the source that looks at the clock, and when the time is over by
   * the monotonic clock. */
  guint source;
  gint64 end;
};

enum
{
  PROP_0,
  PROP_REMAINING,
  PROP_RUNNING,
  N_PROPS
};

enum
{
  ENDED,
  CHANGED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (RkRoundTimer, rk_round_timer, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
set_remaining (RkRoundTimer *self,
               guint         seconds)
{
  if (self->remaining == seconds)
    return;
  self->remaining = seconds;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REMAINING]);
}

static void
set_end (RkRoundTimer *self)
{
  self->end = g_get_monotonic_time () + self->remaining * G_USEC_PER_SEC;
}

static void
stop (RkRoundTimer *self)
{
  if (self->source == 0)
    return;
  g_clear_handle_id (&self->source, g_source_remove);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RUNNING]);
}

/* By the clock, not by counting: a source may come late. */
static gboolean
look_cb (gpointer user_data)
{
  RkRoundTimer *self = user_data;
  gint64 left = self->end - g_get_monotonic_time ();

  if (left > 0)
    {
      set_remaining (self, (left + G_USEC_PER_SEC - 1) / G_USEC_PER_SEC);
      return G_SOURCE_CONTINUE;
    }
  self->source = 0;
  g_object_ref (self);
  set_remaining (self, 0);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RUNNING]);
  g_signal_emit (self, signals[CHANGED], 0);
  g_signal_emit (self, signals[ENDED], 0);
  g_object_unref (self);
  return G_SOURCE_REMOVE;
}

static void
rk_round_timer_dispose (GObject *object)
{
  RkRoundTimer *self = RK_ROUND_TIMER (object);

  g_clear_handle_id (&self->source, g_source_remove);

  G_OBJECT_CLASS (rk_round_timer_parent_class)->dispose (object);
}

static void
rk_round_timer_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  RkRoundTimer *self = RK_ROUND_TIMER (object);

  switch (prop_id)
    {
    case PROP_REMAINING:
      g_value_set_uint (value, self->remaining);
      break;

    case PROP_RUNNING:
      g_value_set_boolean (value, self->source != 0);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_round_timer_class_init (RkRoundTimerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = rk_round_timer_dispose;
  object_class->get_property = rk_round_timer_get_property;

  properties[PROP_REMAINING] =
    g_param_spec_uint ("remaining", NULL, NULL, 0, LONGEST, 0, flags);
  properties[PROP_RUNNING] =
    g_param_spec_boolean ("running", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * RkRoundTimer::ended:
   * @self: the timer
   *
   * The time of the round is over.
   */
  signals[ENDED] = g_signal_new ("ended", RK_TYPE_ROUND_TIMER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
  /**
   * RkRoundTimer::changed:
   * @self: the timer
   *
   * It was started, paused or set, or its time is over. That it counts is no change.
   */
  signals[CHANGED] = g_signal_new ("changed", RK_TYPE_ROUND_TIMER, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
rk_round_timer_init (RkRoundTimer *self)
{
}

/**
 * rk_round_timer_new:
 * @seconds: the time of a round
 *
 * Returns: (transfer full): a timer that does not run yet
 */
RkRoundTimer *
rk_round_timer_new (guint seconds)
{
  RkRoundTimer *self = g_object_new (RK_TYPE_ROUND_TIMER, NULL);

  self->remaining = MIN (seconds, LONGEST);
  return self;
}

/**
 * rk_round_timer_get_remaining:
 * @self: a timer
 *
 * Returns: the seconds that are left
 */
guint
rk_round_timer_get_remaining (RkRoundTimer *self)
{
  g_return_val_if_fail (RK_IS_ROUND_TIMER (self), 0);

  return self->remaining;
}

/**
 * rk_round_timer_is_running:
 * @self: a timer
 *
 * Returns: whether it counts down
 */
gboolean
rk_round_timer_is_running (RkRoundTimer *self)
{
  g_return_val_if_fail (RK_IS_ROUND_TIMER (self), FALSE);

  return self->source != 0;
}

/**
 * rk_round_timer_start:
 * @self: a timer
 *
 * Counts down from now on, if any time is left.
 */
void
rk_round_timer_start (RkRoundTimer *self)
{
  g_return_if_fail (RK_IS_ROUND_TIMER (self));

  if (self->source != 0 || self->remaining == 0)
    return;
  set_end (self);
  self->source = g_timeout_add_seconds (1, look_cb, self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RUNNING]);
  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * rk_round_timer_pause:
 * @self: a timer
 *
 * Stops counting; rk_round_timer_start() goes on.
 */
void
rk_round_timer_pause (RkRoundTimer *self)
{
  g_return_if_fail (RK_IS_ROUND_TIMER (self));

  stop (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * rk_round_timer_reset:
 * @self: a timer
 * @seconds: the time that is left now
 *
 * Stops counting and sets the time.
 */
void
rk_round_timer_reset (RkRoundTimer *self,
                      guint         seconds)
{
  g_return_if_fail (RK_IS_ROUND_TIMER (self));

  stop (self);
  set_remaining (self, MIN (seconds, LONGEST));
  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * rk_round_timer_add:
 * @self: a timer
 * @seconds: how much longer, or shorter
 *
 * Changes the time that is left, running or not; never below nothing.
 */
void
rk_round_timer_add (RkRoundTimer *self,
                    int           seconds)
{
  g_return_if_fail (RK_IS_ROUND_TIMER (self));

  set_remaining (self, CLAMP ((int) self->remaining + seconds, 0, LONGEST));
  set_end (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * rk_round_timer_get_end:
 * @self: a timer
 *
 * Returns: when its time is over, in seconds of Unix time; 0 while it does not run
 */
gint64
rk_round_timer_get_end (RkRoundTimer *self)
{
  gint64 left;

  g_return_val_if_fail (RK_IS_ROUND_TIMER (self), 0);

  if (self->source == 0)
    return 0;
  left = self->end - g_get_monotonic_time ();
  return (g_get_real_time () + left + G_USEC_PER_SEC / 2) / G_USEC_PER_SEC;
}

/**
 * rk_round_timer_restore:
 * @self: a timer
 * @end: what rk_round_timer_get_end() said
 * @remaining: the seconds that were left then
 *
 * Sets it as it was; if it ran it goes on as if it had run all the time. No "ended" is
 * told of a time that is over already.
 */
void
rk_round_timer_restore (RkRoundTimer *self,
                        gint64        end,
                        guint         remaining)
{
  gint64 left = end - g_get_real_time () / G_USEC_PER_SEC;

  g_return_if_fail (RK_IS_ROUND_TIMER (self));

  if (end == 0)
    {
      rk_round_timer_reset (self, remaining);
      return;
    }
  rk_round_timer_reset (self, CLAMP (left, 0, LONGEST));
  rk_round_timer_start (self);
}
