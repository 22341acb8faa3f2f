/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-match.h"

#include "rk-clock.h"
#include "rk-enums.h"
#include "rk-history-private.h"
#include "rk-round-private.h"

/* What views were told last. */
typedef struct
{
  guint n_rounds;
  RkMatchState state;
  RkSide turn;
  RkMatchEnd end;
  RkWinner winner;
  gboolean can_undo;
  gboolean can_redo;
} RkMatchShown;

struct _RkMatch
{
  GObject parent_instance;

  RkHistory history;
  RkMatchShown shown;

  /* Owned References */
  RkPlayer *players[2];
  RkEvent *event;
  RkAnalysis *analysis;
  char *comment;
  char *id;
  GDateTime *created;
  GDateTime *modified;
};

enum
{
  PROP_0,
  PROP_STATE,
  PROP_TURN,
  PROP_N_ITEMS,
  PROP_CURRENT_ROUND,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_END,
  PROP_WINNER,
  PROP_SOUTH,
  PROP_NORTH,
  PROP_EVENT,
  PROP_ID,
  PROP_CREATED,
  PROP_COMMENT,
  PROP_ANALYSIS,
  N_PROPS
};

enum
{
  CHANGED,
  N_SIGNALS
};

static void list_model_iface_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (RkMatch, rk_match, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static GType
rk_match_get_item_type (GListModel *model)
{
  return RK_TYPE_ROUND;
}

static guint
rk_match_get_n_items (GListModel *model)
{
  return RK_MATCH (model)->history.n_rounds;
}

static gpointer
rk_match_get_item (GListModel *model,
                   guint       position)
{
  RkMatch *self = RK_MATCH (model);

  if (position >= self->history.n_rounds)
    return NULL;

  return g_object_ref (g_ptr_array_index (self->history.rounds, position));
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = rk_match_get_item_type;
  iface->get_n_items = rk_match_get_n_items;
  iface->get_item = rk_match_get_item;
}

static void
rk_match_finalize (GObject *object)
{
  RkMatch *self = RK_MATCH (object);

  rk_history_clear (&self->history);
  g_clear_object (&self->players[RK_SOUTH]);
  g_clear_object (&self->players[RK_NORTH]);
  g_clear_object (&self->event);
  g_clear_object (&self->analysis);
  g_clear_pointer (&self->comment, g_free);
  g_clear_pointer (&self->id, g_free);
  g_clear_pointer (&self->created, g_date_time_unref);
  g_clear_pointer (&self->modified, g_date_time_unref);

  G_OBJECT_CLASS (rk_match_parent_class)->finalize (object);
}

static void
rk_match_get_property (GObject    *object,
                       guint       prop_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  RkMatch *self = RK_MATCH (object);

  switch (prop_id)
    {
    case PROP_STATE:
      g_value_set_enum (value, rk_match_get_state (self));
      break;

    case PROP_TURN:
      g_value_set_enum (value, rk_match_get_turn (self));
      break;

    case PROP_N_ITEMS:
      g_value_set_uint (value, self->history.n_rounds);
      break;

    case PROP_CURRENT_ROUND:
      g_value_set_object (value, rk_match_get_current_round (self));
      break;

    case PROP_CAN_UNDO:
      g_value_set_boolean (value, rk_match_can_undo (self));
      break;

    case PROP_CAN_REDO:
      g_value_set_boolean (value, rk_match_can_redo (self));
      break;

    case PROP_END:
      g_value_set_enum (value, rk_match_get_end (self));
      break;

    case PROP_WINNER:
      g_value_set_enum (value, rk_match_get_winner (self));
      break;

    case PROP_SOUTH:
      g_value_set_object (value, self->players[RK_SOUTH]);
      break;

    case PROP_NORTH:
      g_value_set_object (value, self->players[RK_NORTH]);
      break;

    case PROP_EVENT:
      g_value_set_object (value, self->event);
      break;

    case PROP_ID:
      g_value_set_string (value, self->id);
      break;

    case PROP_CREATED:
      g_value_set_boxed (value, self->created);
      break;

    case PROP_COMMENT:
      g_value_set_string (value, self->comment);
      break;

    case PROP_ANALYSIS:
      g_value_set_object (value, self->analysis);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_match_set_property (GObject      *object,
                       guint         prop_id,
                       const GValue *value,
                       GParamSpec   *pspec)
{
  RkMatch *self = RK_MATCH (object);

  switch (prop_id)
    {
    case PROP_COMMENT:
      rk_match_set_comment (self, g_value_get_string (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = (G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  properties[PROP_STATE] =
    g_param_spec_enum ("state", NULL, NULL, RK_TYPE_MATCH_STATE, RK_MATCH_PLAYING, flags);
  properties[PROP_TURN] =
    g_param_spec_enum ("turn", NULL, NULL, RK_TYPE_SIDE, RK_SOUTH, flags);
  properties[PROP_N_ITEMS] =
    g_param_spec_uint ("n-items", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_CURRENT_ROUND] =
    g_param_spec_object ("current-round", NULL, NULL, RK_TYPE_ROUND, flags);
  properties[PROP_CAN_UNDO] =
    g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_REDO] =
    g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  properties[PROP_END] =
    g_param_spec_enum ("end", NULL, NULL, RK_TYPE_MATCH_END, RK_MATCH_GOES_ON, flags);
  properties[PROP_WINNER] =
    g_param_spec_enum ("winner", NULL, NULL, RK_TYPE_WINNER, RK_WINNER_NONE, flags);
  properties[PROP_SOUTH] =
    g_param_spec_object ("south", NULL, NULL, RK_TYPE_PLAYER, flags);
  properties[PROP_NORTH] =
    g_param_spec_object ("north", NULL, NULL, RK_TYPE_PLAYER, flags);
  properties[PROP_EVENT] =
    g_param_spec_object ("event", NULL, NULL, RK_TYPE_EVENT, flags);
  properties[PROP_ID] =
    g_param_spec_string ("id", NULL, NULL, NULL, flags);
  properties[PROP_CREATED] =
    g_param_spec_boxed ("created", NULL, NULL, G_TYPE_DATE_TIME, flags);
  properties[PROP_COMMENT] =
    g_param_spec_string ("comment", NULL, NULL, NULL,
                         (G_PARAM_READWRITE |
                          G_PARAM_EXPLICIT_NOTIFY |
                          G_PARAM_STATIC_STRINGS));
  properties[PROP_ANALYSIS] =
    g_param_spec_object ("analysis", NULL, NULL, RK_TYPE_ANALYSIS, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
rk_match_class_init (RkMatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = rk_match_finalize;
  object_class->get_property = rk_match_get_property;
  object_class->set_property = rk_match_set_property;

  install_properties (object_class);

  /**
   * RkMatch::changed:
   * @self: the match
   * @change: what it is about
   *
   * Emitted once after each action, last of all its signals. The others of
   * the same action come before it and show the complete new state already; a
   * handler that acts on the match itself belongs here, not there.
   */
  signals[CHANGED] =
    g_signal_new ("changed",
                  G_TYPE_FROM_CLASS (klass),
                  G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, RK_TYPE_MATCH_CHANGE);
}

static void
rk_match_init (RkMatch *self)
{
}

static RkMatchShown
get_shown (RkMatch *self)
{
  RkMatchShown shown = {
    .n_rounds = self->history.n_rounds,
    .state = rk_match_get_state (self),
    .turn = rk_match_get_turn (self),
    .can_undo = rk_match_can_undo (self),
    .can_redo = rk_match_can_redo (self),
  };

  shown.end = rk_history_get_end (&self->history, &shown.winner);

  return shown;
}

static void
notify_if (RkMatch  *self,
           gboolean  changed,
           guint     prop_id)
{
  if (changed)
    g_object_notify_by_pspec (G_OBJECT (self), properties[prop_id]);
}

/* Rounds come and go only at the end of the list. */
static void
announce_rounds (RkMatch *self,
                 guint    before,
                 guint    now)
{
  GPtrArray *rounds = self->history.rounds;

  for (guint i = MIN (before, now) - 1; i < MIN (MAX (before, now), rounds->len); i++)
    rk_round_announce (g_ptr_array_index (rounds, i));

  if (now > before)
    g_list_model_items_changed (G_LIST_MODEL (self), before, 0, now - before);
  else if (now < before)
    g_list_model_items_changed (G_LIST_MODEL (self), now, before - now, 0);
}

RkHistory *
rk_match_get_history (RkMatch *self)
{
  return &self->history;
}

/**
 * rk_match_announce:
 * @self: a match
 * @change: what the action was
 *
 * Emits the signals for all that an action changed, when all of it is done.
 */
void
rk_match_announce (RkMatch       *self,
                   RkMatchChange  change)
{
  g_autoptr (RkMatch) guard = g_object_ref (self);
  RkMatchShown before = self->shown;
  RkMatchShown now = get_shown (self);

  self->shown = now;

  announce_rounds (self, before.n_rounds, now.n_rounds);
  notify_if (self, before.n_rounds != now.n_rounds, PROP_N_ITEMS);
  notify_if (self, before.n_rounds != now.n_rounds, PROP_CURRENT_ROUND);
  notify_if (self, before.state != now.state, PROP_STATE);
  notify_if (self, before.turn != now.turn, PROP_TURN);
  notify_if (self, before.end != now.end, PROP_END);
  notify_if (self, before.winner != now.winner, PROP_WINNER);
  notify_if (self, before.can_undo != now.can_undo, PROP_CAN_UNDO);
  notify_if (self, before.can_redo != now.can_redo, PROP_CAN_REDO);

  g_signal_emit (self, signals[CHANGED], 0, change);
}

static void
set_player (RkMatch  *self,
            RkSide    side,
            RkPlayer *player)
{
  self->players[side] = g_object_ref (player);
  g_signal_connect_object (player, "notify",
                           G_CALLBACK (rk_match_texts_changed), self,
                           G_CONNECT_SWAPPED);
}

/**
 * rk_match_new:
 * @rules: what is played by; rk_rules_is_valid() holds
 * @south: who plays South
 * @north: who plays North
 *
 * Makes a match and begins its first round. It gets a new id and was created
 * now. It listens to its players: "changed" tells when one of them changes.
 *
 * Returns: (transfer full): a new match
 */
RkMatch *
rk_match_new (const RkRules *rules,
              RkPlayer      *south,
              RkPlayer      *north)
{
  RkMatch *self;

  g_return_val_if_fail (rules != NULL && rk_rules_is_valid (rules), NULL);
  g_return_val_if_fail (RK_IS_PLAYER (south), NULL);
  g_return_val_if_fail (RK_IS_PLAYER (north), NULL);

  self = g_object_new (RK_TYPE_MATCH, NULL);
  rk_history_init (&self->history, rules);
  set_player (self, RK_SOUTH, south);
  set_player (self, RK_NORTH, north);
  self->id = g_uuid_string_random ();
  self->created = rk_clock_now ();
  self->modified = g_date_time_ref (self->created);
  self->shown = get_shown (self);

  return self;
}

/**
 * rk_match_get_rules:
 * @self: a match
 *
 * Returns: (transfer none): what it is played by; never changes
 */
const RkRules *
rk_match_get_rules (RkMatch *self)
{
  g_return_val_if_fail (RK_IS_MATCH (self), NULL);

  return &self->history.rules;
}

/**
 * rk_match_get_player:
 * @self: a match
 * @side: a side
 *
 * Returns: (transfer none): who plays @side
 */
RkPlayer *
rk_match_get_player (RkMatch *self,
                     RkSide   side)
{
  g_return_val_if_fail (RK_IS_MATCH (self), NULL);
  g_return_val_if_fail (side <= RK_NORTH, NULL);

  return self->players[side];
}

/**
 * rk_match_get_event:
 * @self: a match
 *
 * Returns: (transfer none) (nullable): where and when it is played
 */
RkEvent *
rk_match_get_event (RkMatch *self)
{
  g_return_val_if_fail (RK_IS_MATCH (self), NULL);

  return self->event;
}

/**
 * rk_match_set_event:
 * @self: a match
 * @event: (nullable): where and when it is played
 *
 * Sets the event. "changed" (%RK_CHANGE_TEXTS) tells of this, and of each
 * change of the event itself.
 */
void
rk_match_set_event (RkMatch *self,
                    RkEvent *event)
{
  g_return_if_fail (RK_IS_MATCH (self));
  g_return_if_fail (event == NULL || RK_IS_EVENT (event));

  if (event == self->event)
    return;

  if (self->event != NULL)
    g_signal_handlers_disconnect_by_func (self->event, rk_match_texts_changed, self);
  g_set_object (&self->event, event);
  if (event != NULL)
    g_signal_connect_object (event, "notify",
                             G_CALLBACK (rk_match_texts_changed), self,
                             G_CONNECT_SWAPPED);

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_EVENT]);
  rk_match_texts_changed (self);
}

/**
 * rk_match_get_comment:
 * @self: a match
 *
 * Returns: (nullable): a comment on the whole match
 */
const char *
rk_match_get_comment (RkMatch *self)
{
  g_return_val_if_fail (RK_IS_MATCH (self), NULL);

  return self->comment;
}

/**
 * rk_match_set_comment:
 * @self: a match
 * @comment: (nullable): a comment as typed
 *
 * Sets the comment on the whole match, and tells of it by "changed"
 * (%RK_CHANGE_TEXTS).
 */
void
rk_match_set_comment (RkMatch    *self,
                      const char *comment)
{
  g_return_if_fail (RK_IS_MATCH (self));

  if (!g_set_str (&self->comment, comment))
    return;

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COMMENT]);
  rk_match_texts_changed (self);
}

static void
analysis_changed_cb (RkMatch *self)
{
  g_signal_emit (self, signals[CHANGED], 0, RK_CHANGE_ANALYSIS);
}

/**
 * rk_match_get_analysis:
 * @self: a match
 *
 * Returns: (transfer none) (nullable): its analysis; may be stale
 */
RkAnalysis *
rk_match_get_analysis (RkMatch *self)
{
  g_return_val_if_fail (RK_IS_MATCH (self), NULL);

  return self->analysis;
}

/**
 * rk_match_set_analysis:
 * @self: a match
 * @analysis: (nullable): its analysis
 *
 * Sets the analysis, and tells of it and of every change of it by "changed"
 * (%RK_CHANGE_ANALYSIS). What was played stays as it is.
 */
void
rk_match_set_analysis (RkMatch    *self,
                       RkAnalysis *analysis)
{
  RkAnalysis *before;

  g_return_if_fail (RK_IS_MATCH (self));
  g_return_if_fail (analysis == NULL || RK_IS_ANALYSIS (analysis));

  before = self->analysis;
  if (before == analysis)
    return;

  if (before != NULL)
    g_signal_handlers_disconnect_by_func (before, analysis_changed_cb, self);
  if (analysis != NULL)
    g_signal_connect_object (analysis, "items-changed", G_CALLBACK (analysis_changed_cb), self,
                             G_CONNECT_SWAPPED);
  g_set_object (&self->analysis, analysis);

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ANALYSIS]);
  analysis_changed_cb (self);
}

/**
 * rk_match_get_id:
 * @self: a match
 *
 * Returns: its UUID
 */
const char *
rk_match_get_id (RkMatch *self)
{
  g_return_val_if_fail (RK_IS_MATCH (self), NULL);

  return self->id;
}

/**
 * rk_match_set_id:
 * @self: a match
 * @id: a UUID
 *
 * Sets the id, when a match is loaded; "changed" is not emitted.
 */
void
rk_match_set_id (RkMatch    *self,
                 const char *id)
{
  g_return_if_fail (RK_IS_MATCH (self));
  g_return_if_fail (id != NULL);

  if (g_set_str (&self->id, id))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ID]);
}

/**
 * rk_match_get_created:
 * @self: a match
 *
 * Returns: (transfer none): when it was made, in UTC
 */
GDateTime *
rk_match_get_created (RkMatch *self)
{
  g_return_val_if_fail (RK_IS_MATCH (self), NULL);

  return self->created;
}

/* Replaces a time; it is kept in UTC. */
static void
set_time (GDateTime **time,
          GDateTime  *value)
{
  GDateTime *old = *time;

  *time = g_date_time_to_utc (value);
  g_date_time_unref (old);
}

/**
 * rk_match_set_created:
 * @self: a match
 * @created: when it was made
 *
 * Sets the time, when a match is loaded; "changed" is not emitted.
 */
void
rk_match_set_created (RkMatch   *self,
                      GDateTime *created)
{
  g_return_if_fail (RK_IS_MATCH (self));
  g_return_if_fail (created != NULL);

  set_time (&self->created, created);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CREATED]);
}

/**
 * rk_match_get_modified:
 * @self: a match
 *
 * Returns: (transfer none): when a change of it was saved last, in UTC; when
 *   it was made if that never happened
 */
GDateTime *
rk_match_get_modified (RkMatch *self)
{
  g_return_val_if_fail (RK_IS_MATCH (self), NULL);

  return self->modified;
}

/**
 * rk_match_set_modified:
 * @self: a match
 * @modified: when it was changed
 *
 * Sets the time, when a match is loaded or a change saved; "changed" is not
 * emitted.
 */
void
rk_match_set_modified (RkMatch   *self,
                       GDateTime *modified)
{
  g_return_if_fail (RK_IS_MATCH (self));
  g_return_if_fail (modified != NULL);

  set_time (&self->modified, modified);
}

/**
 * rk_match_get_state:
 * @self: a match
 *
 * Returns: whether a round is played, over, or the whole match
 */
RkMatchState
rk_match_get_state (RkMatch *self)
{
  g_return_val_if_fail (RK_IS_MATCH (self), RK_MATCH_PLAYING);

  return rk_history_get_state (&self->history);
}

/**
 * rk_match_get_n_rounds:
 * @self: a match
 *
 * Returns: how many rounds have begun, at least 1
 */
guint
rk_match_get_n_rounds (RkMatch *self)
{
  g_return_val_if_fail (RK_IS_MATCH (self), 0);

  return self->history.n_rounds;
}

/**
 * rk_match_get_round:
 * @self: a match
 * @index: which round, counted from 0
 *
 * Returns: (transfer none): the round
 */
RkRound *
rk_match_get_round (RkMatch *self,
                    guint    index)
{
  g_return_val_if_fail (RK_IS_MATCH (self), NULL);
  g_return_val_if_fail (index < self->history.n_rounds, NULL);

  return g_ptr_array_index (self->history.rounds, index);
}

/**
 * rk_match_get_current_round:
 * @self: a match
 *
 * Returns: (transfer none): the last round that has begun
 */
RkRound *
rk_match_get_current_round (RkMatch *self)
{
  g_return_val_if_fail (RK_IS_MATCH (self), NULL);

  return rk_history_get_current (&self->history);
}

/**
 * rk_match_get_turn:
 * @self: a match
 *
 * Returns: who is to move in the current round
 */
RkSide
rk_match_get_turn (RkMatch *self)
{
  g_return_val_if_fail (RK_IS_MATCH (self), RK_SOUTH);

  return rk_round_get_last_position (rk_match_get_current_round (self))->turn;
}

/**
 * rk_match_get_n_wins:
 * @self: a match
 * @side: a side
 *
 * Returns: how many rounds @side has won so far (rule 15)
 */
guint
rk_match_get_n_wins (RkMatch *self,
                     RkSide   side)
{
  g_return_val_if_fail (RK_IS_MATCH (self), 0);

  return rk_history_get_n_wins (&self->history, side);
}

/**
 * rk_match_get_stones:
 * @self: a match
 * @side: a side
 *
 * The stones that @side owns now: the provision after the last round that is
 * over, or what it would be if the current round ended by agreement (rules 16
 * and 21).
 *
 * Returns: the number of stones; those of both sides are 8n together
 */
guint
rk_match_get_stones (RkMatch *self,
                     RkSide   side)
{
  g_return_val_if_fail (RK_IS_MATCH (self), 0);

  return rk_round_get_provision (rk_match_get_current_round (self), side);
}

/**
 * rk_match_get_end:
 * @self: a match
 *
 * Returns: how it ended (rules 18, 20 and 21), %RK_MATCH_GOES_ON if it did not
 */
RkMatchEnd
rk_match_get_end (RkMatch *self)
{
  g_return_val_if_fail (RK_IS_MATCH (self), RK_MATCH_GOES_ON);

  return rk_history_get_end (&self->history, NULL);
}

/**
 * rk_match_get_winner:
 * @self: a match
 *
 * Returns: who won it, %RK_WINNER_NONE while it goes on
 */
RkWinner
rk_match_get_winner (RkMatch *self)
{
  RkWinner winner;

  g_return_val_if_fail (RK_IS_MATCH (self), RK_WINNER_NONE);

  rk_history_get_end (&self->history, &winner);

  return winner;
}

/**
 * rk_match_get_conceded_by:
 * @self: a match that ended by %RK_MATCH_CONCEDED
 *
 * Returns: who conceded it
 */
RkSide
rk_match_get_conceded_by (RkMatch *self)
{
  g_return_val_if_fail (RK_IS_MATCH (self), RK_SOUTH);
  g_return_val_if_fail (rk_match_get_end (self) == RK_MATCH_CONCEDED, RK_SOUTH);

  return self->history.hand_by;
}

/**
 * rk_match_get_next_first:
 * @self: a match between rounds
 *
 * Returns: who will begin the next round (rule 19)
 */
RkSide
rk_match_get_next_first (RkMatch *self)
{
  g_return_val_if_fail (RK_IS_MATCH (self), RK_SOUTH);
  g_return_val_if_fail (rk_match_get_state (self) == RK_MATCH_BETWEEN_ROUNDS, RK_SOUTH);

  return rk_history_get_next_first (&self->history);
}

/**
 * rk_match_get_next_position:
 * @self: a match between rounds
 * @position: (out): the position in which the next round will start
 *
 * Shows how the provisions will fill the holes (rule 17).
 */
void
rk_match_get_next_position (RkMatch    *self,
                            RkPosition *position)
{
  g_return_if_fail (RK_IS_MATCH (self));
  g_return_if_fail (rk_match_get_state (self) == RK_MATCH_BETWEEN_ROUNDS);
  g_return_if_fail (position != NULL);

  rk_history_get_next_position (&self->history, position);
}

/**
 * rk_match_texts_changed:
 * @self: a match
 *
 * Emits "changed" (%RK_CHANGE_TEXTS). Call it after a change of notes or lines;
 * the match sees by itself when a player, the event or the comment changes.
 */
void
rk_match_texts_changed (RkMatch *self)
{
  g_return_if_fail (RK_IS_MATCH (self));

  g_signal_emit (self, signals[CHANGED], 0, RK_CHANGE_TEXTS);
}
