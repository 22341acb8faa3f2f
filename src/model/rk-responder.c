/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-responder.h"

struct _RkResponder
{
  GObject parent_instance;

  /* Owned References */
  RkSolver *solver;
  /* Of the question that is open: until its answer is told. */
  GCancellable *asking;

  RkAlarmClock clock;
  guint delay_id;
  guint patience_id;
  gboolean chosen;
  guint hole;
  gboolean thinking;
};

enum
{
  PROP_0,
  PROP_THINKING,
  N_PROPS,
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (RkResponder, rk_responder, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
set_thinking (RkResponder *self,
              gboolean     thinking)
{
  if (self->thinking == thinking)
    return;

  self->thinking = thinking;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_THINKING]);
}

static void
tell_if_due (RkResponder *self)
{
  guint hole = self->hole;

  if (!self->chosen || self->delay_id != 0)
    return;

  rk_responder_stop (self);
  g_signal_emit (self, signals[CHOSEN], 0, hole);
}

static void
delay_over_cb (gpointer user_data)
{
  RkResponder *self = RK_RESPONDER (user_data);

  self->delay_id = 0;
  tell_if_due (self);
}

static void
patience_over_cb (gpointer user_data)
{
  RkResponder *self = RK_RESPONDER (user_data);

  self->patience_id = 0;
  set_thinking (self, TRUE);
}

static void
weak_ref_free (GWeakRef *ref)
{
  g_weak_ref_clear (ref);
  g_free (ref);
}

/* What was cancelled never comes with an answer. */
static void
chosen_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  GWeakRef *ref = user_data;
  g_autoptr (RkResponder) self = g_weak_ref_get (ref);
  g_autoptr (GError) error = NULL;
  guint hole;

  weak_ref_free (ref);
  rk_solver_choose_finish (RK_SOLVER (source), result, &hole, &error);
  if (self == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  if (error != NULL)
    {
      g_warning ("The computer cannot think: %s", error->message);
      rk_responder_stop (self);
      return;
    }
  rk_alarm_clear (&self->clock, &self->patience_id);
  set_thinking (self, FALSE);
  self->chosen = TRUE;
  self->hole = hole;
  tell_if_due (self);
}

static void
rk_responder_dispose (GObject *object)
{
  RkResponder *self = RK_RESPONDER (object);

  rk_responder_stop (self);
  g_clear_object (&self->solver);

  G_OBJECT_CLASS (rk_responder_parent_class)->dispose (object);
}

static void
rk_responder_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_THINKING:
      g_value_set_boolean (value, RK_RESPONDER (object)->thinking);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_responder_class_init (RkResponderClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = rk_responder_dispose;
  object_class->get_property = rk_responder_get_property;

  properties[PROP_THINKING] =
    g_param_spec_boolean ("thinking", NULL, NULL, FALSE,
                          (G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * RkResponder::chosen:
   * @hole: the hole to lift in the position that was asked about
   */
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
rk_responder_init (RkResponder *self)
{
}

/**
 * rk_responder_new:
 * @solver: who thinks
 * @clock: (nullable): the time; %NULL for that of the main loop
 *
 * Returns: (transfer full): a new responder, which thinks of nothing
 */
RkResponder *
rk_responder_new (RkSolver           *solver,
                  const RkAlarmClock *clock)
{
  RkResponder *self;

  g_return_val_if_fail (RK_IS_SOLVER (solver), NULL);

  self = g_object_new (RK_TYPE_RESPONDER, NULL);
  self->solver = g_object_ref (solver);
  self->clock = rk_alarm_clock (clock);

  return self;
}

/**
 * rk_responder_ask:
 * @self: a responder
 * @position: a position with a legal move
 * @level: how well to play
 * @seed: what is drawn by lot at @level depends on it
 * @delay: how long to wait at least, in milliseconds, so that a person sees what
 *   happened before
 *
 * Asks for a move. #RkResponder::chosen follows, unless something else is asked or
 * rk_responder_stop() is called.
 */
void
rk_responder_ask (RkResponder      *self,
                  const RkPosition *position,
                  RkLevel           level,
                  guint64           seed,
                  guint             delay)
{
  GWeakRef *ref;

  g_return_if_fail (RK_IS_RESPONDER (self));
  g_return_if_fail (position != NULL);
  g_return_if_fail (level != RK_LEVEL_NONE);

  rk_responder_stop (self);
  self->asking = g_cancellable_new ();
  if (delay > 0)
    self->delay_id = self->clock.start (delay, delay_over_cb, self);
  self->patience_id = self->clock.start (RK_ALARM_PATIENCE, patience_over_cb, self);
  ref = g_new0 (GWeakRef, 1);
  g_weak_ref_init (ref, self);
  rk_solver_choose_async (self->solver, position, level, seed, self->asking, chosen_cb, ref);
}

/**
 * rk_responder_stop:
 * @self: a responder
 *
 * Forgets what was asked.
 */
void
rk_responder_stop (RkResponder *self)
{
  g_return_if_fail (RK_IS_RESPONDER (self));

  rk_alarm_clear (&self->clock, &self->delay_id);
  rk_alarm_clear (&self->clock, &self->patience_id);
  g_cancellable_cancel (self->asking);
  g_clear_object (&self->asking);
  self->chosen = FALSE;
  set_thinking (self, FALSE);
}

/**
 * rk_responder_is_at_work:
 * @self: a responder
 *
 * Returns: whether a move was asked for and is not told yet
 */
gboolean
rk_responder_is_at_work (RkResponder *self)
{
  g_return_val_if_fail (RK_IS_RESPONDER (self), FALSE);

  return self->asking != NULL;
}

/**
 * rk_responder_is_thinking:
 * @self: a responder
 *
 * Returns: whether it thinks for so long that people should be told
 */
gboolean
rk_responder_is_thinking (RkResponder *self)
{
  g_return_val_if_fail (RK_IS_RESPONDER (self), FALSE);

  return self->thinking;
}
