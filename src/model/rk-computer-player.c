/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-computer-player.h"

#include "rk-match-turns.h"
#include "rk-responder.h"

/* The pause before a move until the view says otherwise, in milliseconds. */
#define DEFAULT_DELAY 800
/* Between two rounds there is so much more to see. */
#define ROUND_DELAY_FACTOR 5

typedef enum
{
  DEED_NONE,
  DEED_MOVE,
  DEED_ROUND,
} DeedKind;

/* What is to be done, and where. */
typedef struct
{
  DeedKind kind;
  guint round;
  guint ply;
  RkLevel level;
  gboolean at_once;
} Deed;

/* What all players of one match have in common; the match owns it. */
typedef struct
{
  /* Borrowed. */
  GPtrArray *players;
  gboolean paused;
} Table;

struct _RkComputerPlayer
{
  GObject parent_instance;

  /* Owned References */
  RkCursor *cursor;
  RkResponder *responder;

  /* Borrowed References: of the match, which the cursor holds. */
  Table *table;

  RkAlarmClock clock;
  RkReadyFunc ready;
  gpointer ready_data;
  guint delay;

  /* What is being done now. */
  Deed deed;
  guint round_id;

  /* A person asked for a move at this place. */
  gboolean asked;
};

enum
{
  PROP_0,
  PROP_PAUSED,
  PROP_THINKING,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (RkComputerPlayer, rk_computer_player, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static RkMatch *
get_match (RkComputerPlayer *self)
{
  return rk_cursor_get_match (self->cursor);
}

static void
table_free (Table *table)
{
  g_ptr_array_unref (table->players);
  g_free (table);
}

/* Nobody wants a match of two computers to go on because it is looked at. */
static gboolean
begins_paused (RkMatch *match)
{
  return rk_match_is_unattended (match) && rk_match_can_undo (match);
}

static Table *
get_table (RkMatch *match)
{
  static const char key[] = "rk-computer-players";
  Table *table = g_object_get_data (G_OBJECT (match), key);

  if (table == NULL)
    {
      table = g_new0 (Table, 1);
      table->players = g_ptr_array_new ();
      table->paused = begins_paused (match);
      g_object_set_data_full (G_OBJECT (match), key, table, (GDestroyNotify) table_free);
    }

  return table;
}

static gboolean
is_busy (RkComputerPlayer *self)
{
  return self->deed.kind != DEED_NONE;
}

/* Who plays for the match now, if not @self. */
static RkComputerPlayer *
find_busy_other (RkComputerPlayer *self)
{
  for (guint i = 0; i < self->table->players->len; i++)
    {
      RkComputerPlayer *other = g_ptr_array_index (self->table->players, i);

      if (other != self && is_busy (other))
        return other;
    }

  return NULL;
}

static void
stop (RkComputerPlayer *self)
{
  self->deed = (Deed) { DEED_NONE };
  rk_alarm_clear (&self->clock, &self->round_id);
  rk_responder_stop (self->responder);
}

/* A computer of which nobody said how well it plays is an easy one. */
static RkLevel
get_level (RkMatch *match,
           RkSide   side)
{
  RkLevel level = rk_player_get_level (rk_match_get_player (match, side));

  return level != RK_LEVEL_NONE ? level : RK_LEVEL_EASY;
}

/* Who lets the computer move for them gets the best there is. */
static Deed
find_move (RkComputerPlayer *self)
{
  RkMatch *match = get_match (self);
  RkSide side = rk_match_get_turn (match);
  gboolean is_computer = rk_match_is_computer (match, side);

  if (!self->asked && (!is_computer || rk_computer_player_get_paused (self)))
    return (Deed) { DEED_NONE };

  return (Deed) {
    .kind = DEED_MOVE,
    .round = rk_cursor_get_round (self->cursor),
    .ply = rk_cursor_get_ply (self->cursor),
    .level = is_computer ? get_level (match, side) : RK_LEVEL_PERFECT,
    .at_once = self->asked,
  };
}

static Deed
find_deed (RkComputerPlayer *self)
{
  RkMatch *match = get_match (self);
  RkMatchState state = rk_match_get_state (match);

  if (!rk_cursor_is_live (self->cursor) || find_busy_other (self) != NULL ||
      !self->ready (self->ready_data))
    return (Deed) { DEED_NONE };

  if (state == RK_MATCH_PLAYING)
    return find_move (self);

  if (state == RK_MATCH_BETWEEN_ROUNDS && rk_match_is_unattended (match) &&
      !self->table->paused)
    return (Deed) { .kind = DEED_ROUND, .round = rk_cursor_get_round (self->cursor) };

  return (Deed) { DEED_NONE };
}

static gboolean
is_same (const Deed *one,
         const Deed *other)
{
  return one->kind == other->kind && one->round == other->round && one->ply == other->ply &&
         one->level == other->level && one->at_once == other->at_once;
}

/* The pause is over and the move is chosen. Nothing is done if something has come
 * between that nobody told of. */
static void
perform (RkComputerPlayer *self,
         guint             hole)
{
  g_autoptr (RkMatch) match = g_object_ref (get_match (self));
  DeedKind kind = self->deed.kind;
  Deed now = find_deed (self);

  if (!is_same (&now, &self->deed))
    {
      rk_computer_player_update (self);
      return;
    }

  stop (self);
  if (kind == DEED_MOVE)
    rk_match_play (match, hole, NULL);
  else
    rk_match_begin_round (match, NULL);
}

static void
round_due_cb (gpointer user_data)
{
  RkComputerPlayer *self = RK_COMPUTER_PLAYER (user_data);

  self->round_id = 0;
  perform (self, 0);
}

static void
thinking_cb (RkComputerPlayer *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_THINKING]);
}

/* The same match gets the same moves, whatever is taken back and played again:
 * what is drawn by lot depends on its id and on how many moves were played in the
 * round. Without these, a position that comes back would get the same answer again,
 * and two computers would often go round until it came for the third time. By the
 * FNV-1a hash of G. Fowler, L. C. Noll and P. Vo. */
static guint64
get_seed (RkCursor *cursor)
{
  guint64 seed = G_GUINT64_CONSTANT (0xcbf29ce484222325);

  for (const char *c = rk_match_get_id (rk_cursor_get_match (cursor)); *c != '\0'; c++)
    seed = (seed ^ (guchar) *c) * G_GUINT64_CONSTANT (0x100000001b3);

  return seed + rk_cursor_get_ply (cursor);
}

static void
start (RkComputerPlayer *self,
       const Deed       *deed)
{
  self->deed = *deed;
  if (deed->kind == DEED_MOVE)
    rk_responder_ask (self->responder, rk_cursor_get_position (self->cursor), deed->level,
                      get_seed (self->cursor), deed->at_once ? 0 : self->delay);
  else
    self->round_id = self->clock.start (self->delay * ROUND_DELAY_FACTOR, round_due_cb, self);
}

static void
update_others (RkComputerPlayer *self)
{
  for (guint i = 0; i < self->table->players->len; i++)
    {
      RkComputerPlayer *other = g_ptr_array_index (self->table->players, i);

      if (other != self)
        rk_computer_player_update (other);
    }
}

static void
set_table_paused (Table    *table,
                  gboolean  paused)
{
  if (table->paused == paused)
    return;

  table->paused = paused;
  for (guint i = 0; i < table->players->len; i++)
    g_object_notify_by_pspec (g_ptr_array_index (table->players, i), properties[PROP_PAUSED]);
}

static void
match_changed_cb (RkComputerPlayer *self,
                  RkMatchChange     change)
{
  if (change != RK_CHANGE_TEXTS)
    self->asked = FALSE;
  if (!rk_match_is_unattended (get_match (self)))
    set_table_paused (self->table, FALSE);
  rk_computer_player_update (self);
}

static void
cursor_moved_cb (RkComputerPlayer *self)
{
  self->asked = FALSE;
  rk_computer_player_update (self);
}

static void
rk_computer_player_dispose (GObject *object)
{
  RkComputerPlayer *self = RK_COMPUTER_PLAYER (object);

  if (self->table != NULL)
    {
      stop (self);
      g_ptr_array_remove (self->table->players, self);
      update_others (self);
      self->table = NULL;
    }
  g_clear_object (&self->cursor);
  g_clear_object (&self->responder);

  G_OBJECT_CLASS (rk_computer_player_parent_class)->dispose (object);
}

static void
rk_computer_player_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  RkComputerPlayer *self = RK_COMPUTER_PLAYER (object);

  switch (prop_id)
    {
    case PROP_PAUSED:
      g_value_set_boolean (value, rk_computer_player_get_paused (self));
      break;
    case PROP_THINKING:
      g_value_set_boolean (value, rk_computer_player_is_thinking (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_computer_player_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  RkComputerPlayer *self = RK_COMPUTER_PLAYER (object);

  switch (prop_id)
    {
    case PROP_PAUSED:
      rk_computer_player_set_paused (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_computer_player_class_init (RkComputerPlayerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = rk_computer_player_dispose;
  object_class->get_property = rk_computer_player_get_property;
  object_class->set_property = rk_computer_player_set_property;

  properties[PROP_PAUSED] =
    g_param_spec_boolean ("paused", NULL, NULL, FALSE,
                          (G_PARAM_READWRITE |
                           G_PARAM_EXPLICIT_NOTIFY |
                           G_PARAM_STATIC_STRINGS));
  properties[PROP_THINKING] =
    g_param_spec_boolean ("thinking", NULL, NULL, FALSE,
                          (G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
rk_computer_player_init (RkComputerPlayer *self)
{
  self->delay = DEFAULT_DELAY;
}

/**
 * rk_computer_player_new:
 * @cursor: where somebody looks at a match; the computer plays only at its end
 * @solver: who thinks
 * @clock: (nullable): the time; %NULL for that of the main loop
 * @ready: whether the view can show a move now
 * @user_data: for @ready, alive as long as the player
 *
 * It begins with the first call of rk_computer_player_update().
 *
 * Returns: (transfer full): a new player
 */
RkComputerPlayer *
rk_computer_player_new (RkCursor           *cursor,
                        RkSolver           *solver,
                        const RkAlarmClock *clock,
                        RkReadyFunc         ready,
                        gpointer            user_data)
{
  RkComputerPlayer *self;
  RkMatch *match;

  g_return_val_if_fail (RK_IS_CURSOR (cursor), NULL);
  g_return_val_if_fail (RK_IS_SOLVER (solver), NULL);
  g_return_val_if_fail (ready != NULL, NULL);

  match = rk_cursor_get_match (cursor);
  self = g_object_new (RK_TYPE_COMPUTER_PLAYER, NULL);
  self->cursor = g_object_ref (cursor);
  self->clock = rk_alarm_clock (clock);
  self->responder = rk_responder_new (solver, clock);
  self->ready = ready;
  self->ready_data = user_data;
  self->table = get_table (match);
  g_ptr_array_add (self->table->players, self);
  g_signal_connect_object (self->responder, "chosen", G_CALLBACK (perform), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->responder, "notify::thinking", G_CALLBACK (thinking_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (cursor, "moved", G_CALLBACK (cursor_moved_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "changed", G_CALLBACK (match_changed_cb), self,
                           G_CONNECT_SWAPPED);

  return self;
}

/**
 * rk_computer_player_update:
 * @self: a player
 *
 * To be called whenever the view gets ready for a move, or is no longer. Begins
 * to think when it is the turn of a computer, and stops at once when it no
 * longer is.
 */
void
rk_computer_player_update (RkComputerPlayer *self)
{
  gboolean was_busy;
  Deed deed;

  g_return_if_fail (RK_IS_COMPUTER_PLAYER (self));

  deed = find_deed (self);
  if (is_same (&deed, &self->deed))
    return;

  was_busy = is_busy (self);
  stop (self);
  if (deed.kind != DEED_NONE)
    start (self, &deed);
  else if (was_busy)
    update_others (self);
}

/**
 * rk_computer_player_set_delay:
 * @self: a player
 * @milliseconds: how long a person needs to see what happened
 *
 * Sets how long the computer waits, when the view is ready, before it moves.
 * Between rounds it is five times as long.
 */
void
rk_computer_player_set_delay (RkComputerPlayer *self,
                              guint             milliseconds)
{
  g_return_if_fail (RK_IS_COMPUTER_PLAYER (self));

  self->delay = milliseconds;
}

/**
 * rk_computer_player_get_paused:
 * @self: a player
 *
 * Returns: whether two computers that play each other wait for a person
 */
gboolean
rk_computer_player_get_paused (RkComputerPlayer *self)
{
  g_return_val_if_fail (RK_IS_COMPUTER_PLAYER (self), FALSE);

  return self->table->paused;
}

/**
 * rk_computer_player_set_paused:
 * @self: a player
 * @paused: whether to wait
 *
 * Stops two computers that play each other, in all views of the match, or lets
 * them go on. Where a person plays there is nothing to pause.
 */
void
rk_computer_player_set_paused (RkComputerPlayer *self,
                               gboolean          paused)
{
  g_return_if_fail (RK_IS_COMPUTER_PLAYER (self));

  set_table_paused (self->table, paused && rk_match_is_unattended (get_match (self)));
  rk_computer_player_update (self);
  update_others (self);
}

/**
 * rk_computer_player_is_at_work:
 * @self: a player
 *
 * Returns: whether it is about to do something: to move, or to begin a round
 */
gboolean
rk_computer_player_is_at_work (RkComputerPlayer *self)
{
  g_return_val_if_fail (RK_IS_COMPUTER_PLAYER (self), FALSE);

  return is_busy (self);
}

/**
 * rk_computer_player_is_thinking:
 * @self: a player
 *
 * Returns: whether it thinks for so long that people should be told
 */
gboolean
rk_computer_player_is_thinking (RkComputerPlayer *self)
{
  g_return_val_if_fail (RK_IS_COMPUTER_PLAYER (self), FALSE);

  return rk_responder_is_thinking (self->responder);
}

/**
 * rk_computer_player_move:
 * @self: a player
 *
 * Plays one move, as soon as it is found: for a person the best one, for a
 * computer what it would play anyway, also while it is paused. Nothing happens
 * when no move can be played, or an earlier place is looked at.
 */
void
rk_computer_player_move (RkComputerPlayer *self)
{
  RkComputerPlayer *busy;

  g_return_if_fail (RK_IS_COMPUTER_PLAYER (self));

  if (!rk_cursor_is_live (self->cursor) ||
      rk_match_get_state (get_match (self)) != RK_MATCH_PLAYING)
    return;

  busy = find_busy_other (self);
  if (busy == NULL)
    busy = self;
  busy->asked = TRUE;
  rk_computer_player_update (busy);
}

/* A step of somebody who steps in stops what goes on by itself. */
static void
hold (RkComputerPlayer *self)
{
  rk_computer_player_set_paused (self, TRUE);
}

/**
 * rk_computer_player_undo:
 * @self: a player
 *
 * Takes back what rk_match_undo_turn() does; two computers are paused.
 *
 * Returns: %FALSE if there is nothing to take back
 */
gboolean
rk_computer_player_undo (RkComputerPlayer *self)
{
  g_return_val_if_fail (RK_IS_COMPUTER_PLAYER (self), FALSE);

  hold (self);

  return rk_match_undo_turn (get_match (self));
}

/**
 * rk_computer_player_redo:
 * @self: a player
 *
 * Makes again what rk_match_redo_turn() does; two computers are paused.
 *
 * Returns: %FALSE if there is nothing to redo
 */
gboolean
rk_computer_player_redo (RkComputerPlayer *self)
{
  g_return_val_if_fail (RK_IS_COMPUTER_PLAYER (self), FALSE);

  hold (self);

  return rk_match_redo_turn (get_match (self));
}
