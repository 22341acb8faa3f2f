/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-cursor.h"

/* What views were told last. */
typedef struct
{
  guint round;
  guint ply;
  gboolean live;
  gboolean can_back;
  gboolean can_forward;
} RkCursorShown;

struct _RkCursor
{
  GObject parent_instance;

  /* Owned References: the match knows nothing of its cursors. */
  RkMatch *match;

  guint round;
  guint ply;
  gboolean live;

  RkCursorShown shown;
};

enum
{
  PROP_0,
  PROP_MATCH,
  PROP_ROUND,
  PROP_PLY,
  PROP_LIVE,
  PROP_CAN_BACK,
  PROP_CAN_FORWARD,
  N_PROPS
};

enum
{
  MOVED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (RkCursor, rk_cursor, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static guint
count_moves (RkCursor *self,
             guint     round)
{
  return rk_round_get_n_moves (rk_match_get_round (self->match, round));
}

/* Follows the match.  Each getter does this first: somebody who asks during the
 * signals of an action, before the cursor heard of it, gets a place that exists
 * too.
 */
static void
settle (RkCursor *self)
{
  const guint last = rk_match_get_n_rounds (self->match) - 1;
  const guint end = count_moves (self, last);

  if (self->live || self->round > last || self->ply > count_moves (self, self->round))
    {
      self->round = last;
      self->ply = end;
    }

  self->live = self->round == last && self->ply == end;
}

static RkCursorShown
get_shown (RkCursor *self)
{
  settle (self);

  return (RkCursorShown) {
    .round = self->round,
    .ply = self->ply,
    .live = self->live,
    .can_back = self->round > 0 || self->ply > 0,
    .can_forward = !self->live,
  };
}

static void
notify_if (RkCursor *self,
           gboolean  changed,
           guint     prop_id)
{
  if (changed)
    g_object_notify_by_pspec (G_OBJECT (self), properties[prop_id]);
}

static void
announce (RkCursor *self)
{
  g_autoptr (RkCursor) guard = g_object_ref (self);
  RkCursorShown before = self->shown;
  RkCursorShown now = get_shown (self);

  self->shown = now;

  notify_if (self, before.round != now.round, PROP_ROUND);
  notify_if (self, before.ply != now.ply, PROP_PLY);
  notify_if (self, before.live != now.live, PROP_LIVE);
  notify_if (self, before.can_back != now.can_back, PROP_CAN_BACK);
  notify_if (self, before.can_forward != now.can_forward, PROP_CAN_FORWARD);

  if (before.round != now.round || before.ply != now.ply)
    g_signal_emit (self, signals[MOVED], 0);
}

static void
set_match (RkCursor *self,
           RkMatch  *match)
{
  g_return_if_fail (RK_IS_MATCH (match));

  self->match = g_object_ref (match);
  self->live = TRUE;
  self->shown = get_shown (self);
  g_signal_connect_object (match, "changed", G_CALLBACK (announce), self, G_CONNECT_SWAPPED);
}

static void
rk_cursor_finalize (GObject *object)
{
  RkCursor *self = RK_CURSOR (object);

  g_clear_object (&self->match);

  G_OBJECT_CLASS (rk_cursor_parent_class)->finalize (object);
}

static void
rk_cursor_get_property (GObject    *object,
                        guint       prop_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  RkCursor *self = RK_CURSOR (object);

  switch (prop_id)
    {
    case PROP_MATCH:
      g_value_set_object (value, self->match);
      break;

    case PROP_ROUND:
      g_value_set_uint (value, rk_cursor_get_round (self));
      break;

    case PROP_PLY:
      g_value_set_uint (value, rk_cursor_get_ply (self));
      break;

    case PROP_LIVE:
      g_value_set_boolean (value, rk_cursor_is_live (self));
      break;

    case PROP_CAN_BACK:
      g_value_set_boolean (value, rk_cursor_can_back (self));
      break;

    case PROP_CAN_FORWARD:
      g_value_set_boolean (value, rk_cursor_can_forward (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_cursor_set_property (GObject      *object,
                        guint         prop_id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  RkCursor *self = RK_CURSOR (object);

  switch (prop_id)
    {
    case PROP_MATCH:
      set_match (self, g_value_get_object (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_cursor_class_init (RkCursorClass *klass)
{
  const GParamFlags flags = (G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = rk_cursor_finalize;
  object_class->get_property = rk_cursor_get_property;
  object_class->set_property = rk_cursor_set_property;

  properties[PROP_MATCH] =
    g_param_spec_object ("match", NULL, NULL, RK_TYPE_MATCH,
                         (G_PARAM_READWRITE |
                          G_PARAM_CONSTRUCT_ONLY |
                          G_PARAM_STATIC_STRINGS));
  properties[PROP_ROUND] =
    g_param_spec_uint ("round", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_PLY] =
    g_param_spec_uint ("ply", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_LIVE] =
    g_param_spec_boolean ("live", NULL, NULL, TRUE, flags);
  properties[PROP_CAN_BACK] =
    g_param_spec_boolean ("can-back", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_FORWARD] =
    g_param_spec_boolean ("can-forward", NULL, NULL, FALSE, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * RkCursor::moved:
   * @self: the cursor
   *
   * Emitted once for each change of place, after the notifies.
   */
  signals[MOVED] =
    g_signal_new ("moved",
                  G_TYPE_FROM_CLASS (klass),
                  G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
}

static void
rk_cursor_init (RkCursor *self)
{
}

/**
 * rk_cursor_new:
 * @match: the match to look at
 *
 * Makes a cursor at the end of @match. It keeps the match alive, not the other
 * way round.
 *
 * Returns: (transfer full): a new cursor
 */
RkCursor *
rk_cursor_new (RkMatch *match)
{
  g_return_val_if_fail (RK_IS_MATCH (match), NULL);

  return g_object_new (RK_TYPE_CURSOR, "match", match, NULL);
}

/**
 * rk_cursor_get_match:
 * @self: a cursor
 *
 * Returns: (transfer none): the match it looks at
 */
RkMatch *
rk_cursor_get_match (RkCursor *self)
{
  g_return_val_if_fail (RK_IS_CURSOR (self), NULL);

  return self->match;
}

/**
 * rk_cursor_get_round:
 * @self: a cursor
 *
 * Returns: the index of the round it stands in, counted from 0
 */
guint
rk_cursor_get_round (RkCursor *self)
{
  g_return_val_if_fail (RK_IS_CURSOR (self), 0);

  settle (self);

  return self->round;
}

/**
 * rk_cursor_get_ply:
 * @self: a cursor
 *
 * Returns: how many moves of the round lie before it, 0 at its start
 */
guint
rk_cursor_get_ply (RkCursor *self)
{
  g_return_val_if_fail (RK_IS_CURSOR (self), 0);

  settle (self);

  return self->ply;
}

/**
 * rk_cursor_is_live:
 * @self: a cursor
 *
 * Returns: whether it stands at the end of the match and follows it
 */
gboolean
rk_cursor_is_live (RkCursor *self)
{
  g_return_val_if_fail (RK_IS_CURSOR (self), FALSE);

  settle (self);

  return self->live;
}

/**
 * rk_cursor_get_position:
 * @self: a cursor
 *
 * Returns: (transfer none): the position where it stands, valid until the match
 *   changes
 */
const RkPosition *
rk_cursor_get_position (RkCursor *self)
{
  g_return_val_if_fail (RK_IS_CURSOR (self), NULL);

  settle (self);

  return rk_round_get_position (rk_match_get_round (self->match, self->round), self->ply);
}

/**
 * rk_cursor_get_move:
 * @self: a cursor
 *
 * Returns: (transfer none) (nullable): the move that led here, %NULL at the
 *   start of a round
 */
RkMove *
rk_cursor_get_move (RkCursor *self)
{
  g_return_val_if_fail (RK_IS_CURSOR (self), NULL);

  settle (self);

  if (self->ply == 0)
    return NULL;

  return rk_round_get_move (rk_match_get_round (self->match, self->round), self->ply - 1);
}

/**
 * rk_cursor_go_to:
 * @self: a cursor
 * @round: the index of a round, counted from 0
 * @ply: how many of its moves lie before the place, 0 to
 *   rk_round_get_n_moves()
 *
 * Goes to a place in the history.
 */
void
rk_cursor_go_to (RkCursor *self,
                 guint     round,
                 guint     ply)
{
  g_return_if_fail (RK_IS_CURSOR (self));
  g_return_if_fail (round < rk_match_get_n_rounds (self->match));
  g_return_if_fail (ply <= count_moves (self, round));

  self->round = round;
  self->ply = ply;
  self->live = FALSE;
  announce (self);
}

/**
 * rk_cursor_first:
 * @self: a cursor
 *
 * Goes to the start of the match.
 */
void
rk_cursor_first (RkCursor *self)
{
  g_return_if_fail (RK_IS_CURSOR (self));

  rk_cursor_go_to (self, 0, 0);
}

/**
 * rk_cursor_last:
 * @self: a cursor
 *
 * Goes to the end of the match and follows it from now on.
 */
void
rk_cursor_last (RkCursor *self)
{
  g_return_if_fail (RK_IS_CURSOR (self));

  self->live = TRUE;
  announce (self);
}

/**
 * rk_cursor_back:
 * @self: a cursor
 *
 * Goes back a move; from the start of a round to the end of the round before,
 * where its last position is seen.
 *
 * Returns: %FALSE at the start of the match
 */
gboolean
rk_cursor_back (RkCursor *self)
{
  g_return_val_if_fail (RK_IS_CURSOR (self), FALSE);

  if (!rk_cursor_can_back (self))
    return FALSE;

  if (self->ply > 0)
    rk_cursor_go_to (self, self->round, self->ply - 1);
  else
    rk_cursor_go_to (self, self->round - 1, count_moves (self, self->round - 1));

  return TRUE;
}

/**
 * rk_cursor_forward:
 * @self: a cursor
 *
 * Goes forward a move; from the end of a round to the start of the next.
 *
 * Returns: %FALSE at the end of the match
 */
gboolean
rk_cursor_forward (RkCursor *self)
{
  g_return_val_if_fail (RK_IS_CURSOR (self), FALSE);

  if (!rk_cursor_can_forward (self))
    return FALSE;

  if (self->ply < count_moves (self, self->round))
    rk_cursor_go_to (self, self->round, self->ply + 1);
  else
    rk_cursor_go_to (self, self->round + 1, 0);

  return TRUE;
}

/**
 * rk_cursor_back_round:
 * @self: a cursor
 *
 * Goes to the start of this round; from there to the start of the round before.
 *
 * Returns: %FALSE at the start of the match
 */
gboolean
rk_cursor_back_round (RkCursor *self)
{
  g_return_val_if_fail (RK_IS_CURSOR (self), FALSE);

  if (!rk_cursor_can_back (self))
    return FALSE;

  rk_cursor_go_to (self, self->ply > 0 ? self->round : self->round - 1, 0);

  return TRUE;
}

/**
 * rk_cursor_forward_round:
 * @self: a cursor
 *
 * Goes to the start of the next round.
 *
 * Returns: %FALSE in the last round
 */
gboolean
rk_cursor_forward_round (RkCursor *self)
{
  g_return_val_if_fail (RK_IS_CURSOR (self), FALSE);

  settle (self);

  if (self->round + 1 >= rk_match_get_n_rounds (self->match))
    return FALSE;

  rk_cursor_go_to (self, self->round + 1, 0);

  return TRUE;
}

/**
 * rk_cursor_can_back:
 * @self: a cursor
 *
 * Returns: whether it stands after the start of the match
 */
gboolean
rk_cursor_can_back (RkCursor *self)
{
  g_return_val_if_fail (RK_IS_CURSOR (self), FALSE);

  return get_shown (self).can_back;
}

/**
 * rk_cursor_can_forward:
 * @self: a cursor
 *
 * Returns: whether it stands before the end of the match
 */
gboolean
rk_cursor_can_forward (RkCursor *self)
{
  g_return_val_if_fail (RK_IS_CURSOR (self), FALSE);

  return get_shown (self).can_forward;
}
