/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-log-entry.h"

#include "rk-clock.h"
#include "rk-tournament-enums.h"

struct _RkLogEntry
{
  GObject parent_instance;

  GDateTime *time;
  RkLogAction action;
  RkLogWay way;
  guint round;
  guint board;
  guint game;
  char *player;
  char *other;
  char **players;
  char *from;
  char *to;
  char *reason;
};

enum
{
  PROP_0,
  PROP_TIME,
  PROP_ACTION,
  PROP_WAY,
  PROP_ROUND,
  PROP_BOARD,
  PROP_GAME,
  PROP_PLAYER,
  PROP_OTHER,
  PROP_FROM,
  PROP_TO,
  PROP_REASON,
  PROP_PLAYERS,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (RkLogEntry, rk_log_entry, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

/* Where the text of a property is kept, NULL if it is not a text. */
static char **
get_text (RkLogEntry *self,
          guint       prop_id)
{
  switch (prop_id)
    {
    case PROP_PLAYER:
      return &self->player;
    case PROP_OTHER:
      return &self->other;
    case PROP_FROM:
      return &self->from;
    case PROP_TO:
      return &self->to;
    case PROP_REASON:
      return &self->reason;
    default:
      return NULL;
    }
}

static guint *
get_number (RkLogEntry *self,
            guint       prop_id)
{
  switch (prop_id)
    {
    case PROP_ROUND:
      return &self->round;
    case PROP_BOARD:
      return &self->board;
    case PROP_GAME:
      return &self->game;
    default:
      return NULL;
    }
}

/* An entry is made now unless it was read, and never without the codes. */
static void
rk_log_entry_constructed (GObject *object)
{
  RkLogEntry *self = RK_LOG_ENTRY (object);

  G_OBJECT_CLASS (rk_log_entry_parent_class)->constructed (object);

  if (self->time == NULL)
    self->time = rk_clock_now ();
  if (self->from == NULL)
    self->from = g_strdup ("");
  if (self->to == NULL)
    self->to = g_strdup ("");
}

static void
rk_log_entry_finalize (GObject *object)
{
  RkLogEntry *self = RK_LOG_ENTRY (object);

  g_clear_pointer (&self->time, g_date_time_unref);
  g_clear_pointer (&self->player, g_free);
  g_clear_pointer (&self->other, g_free);
  g_clear_pointer (&self->players, g_strfreev);
  g_clear_pointer (&self->from, g_free);
  g_clear_pointer (&self->to, g_free);
  g_clear_pointer (&self->reason, g_free);

  G_OBJECT_CLASS (rk_log_entry_parent_class)->finalize (object);
}

static void
rk_log_entry_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  RkLogEntry *self = RK_LOG_ENTRY (object);
  char **text = get_text (self, prop_id);
  guint *number = get_number (self, prop_id);

  if (text != NULL)
    g_value_set_string (value, *text);
  else if (number != NULL)
    g_value_set_uint (value, *number);
  else if (prop_id == PROP_TIME)
    g_value_set_boxed (value, self->time);
  else if (prop_id == PROP_PLAYERS)
    g_value_set_boxed (value, self->players);
  else if (prop_id == PROP_ACTION)
    g_value_set_enum (value, self->action);
  else if (prop_id == PROP_WAY)
    g_value_set_enum (value, self->way);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
rk_log_entry_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  RkLogEntry *self = RK_LOG_ENTRY (object);
  char **text = get_text (self, prop_id);
  guint *number = get_number (self, prop_id);

  if (text != NULL)
    *text = g_value_dup_string (value);
  else if (number != NULL)
    *number = g_value_get_uint (value);
  else if (prop_id == PROP_TIME)
    self->time = g_value_dup_boxed (value);
  else if (prop_id == PROP_PLAYERS)
    self->players = g_value_dup_boxed (value);
  else if (prop_id == PROP_ACTION)
    self->action = g_value_get_enum (value);
  else if (prop_id == PROP_WAY)
    self->way = g_value_get_enum (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
rk_log_entry_class_init (RkLogEntryClass *klass)
{
  static const char *const names[N_PROPS] = {
    [PROP_ROUND] = "round",
    [PROP_BOARD] = "board",
    [PROP_GAME] = "game",
    [PROP_PLAYER] = "player",
    [PROP_OTHER] = "other",
    [PROP_FROM] = "from",
    [PROP_TO] = "to",
    [PROP_REASON] = "reason",
  };
  const GParamFlags flags = (G_PARAM_READWRITE |
                             G_PARAM_CONSTRUCT_ONLY |
                             G_PARAM_STATIC_STRINGS);
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = rk_log_entry_constructed;
  object_class->finalize = rk_log_entry_finalize;
  object_class->get_property = rk_log_entry_get_property;
  object_class->set_property = rk_log_entry_set_property;

  properties[PROP_TIME] =
    g_param_spec_boxed ("time", NULL, NULL, G_TYPE_DATE_TIME, flags);
  properties[PROP_ACTION] =
    g_param_spec_enum ("action", NULL, NULL, RK_TYPE_LOG_ACTION, RK_LOG_REGULATIONS, flags);
  properties[PROP_WAY] =
    g_param_spec_enum ("way", NULL, NULL, RK_TYPE_LOG_WAY, RK_LOG_DONE, flags);
  properties[PROP_PLAYERS] = g_param_spec_boxed ("players", NULL, NULL, G_TYPE_STRV, flags);
  for (guint i = PROP_ROUND; i <= PROP_GAME; i++)
    properties[i] = g_param_spec_uint (names[i], NULL, NULL, 0, G_MAXUINT, 0, flags);
  for (guint i = PROP_PLAYER; i <= PROP_REASON; i++)
    properties[i] = g_param_spec_string (names[i], NULL, NULL, NULL, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
rk_log_entry_init (RkLogEntry *self)
{
}

/**
 * rk_log_entry_get_time:
 * @self: an entry
 *
 * Returns: (transfer none): when it was done, in UTC
 */
GDateTime *
rk_log_entry_get_time (RkLogEntry *self)
{
  g_return_val_if_fail (RK_IS_LOG_ENTRY (self), NULL);

  return self->time;
}

/**
 * rk_log_entry_get_action:
 * @self: an entry
 *
 * Returns: what was done
 */
RkLogAction
rk_log_entry_get_action (RkLogEntry *self)
{
  g_return_val_if_fail (RK_IS_LOG_ENTRY (self), RK_LOG_REGULATIONS);

  return self->action;
}

/**
 * rk_log_entry_get_way:
 * @self: an entry
 *
 * Returns: whether it was done, taken back or done again
 */
RkLogWay
rk_log_entry_get_way (RkLogEntry *self)
{
  g_return_val_if_fail (RK_IS_LOG_ENTRY (self), RK_LOG_DONE);

  return self->way;
}

/**
 * rk_log_entry_get_player:
 * @self: an entry
 *
 * Returns: (nullable): the name of the player it is about, as it was then
 */
const char *
rk_log_entry_get_player (RkLogEntry *self)
{
  g_return_val_if_fail (RK_IS_LOG_ENTRY (self), NULL);

  return self->player;
}

/**
 * rk_log_entry_get_other:
 * @self: an entry
 *
 * Returns: (nullable): the name of the other player, as it was then
 */
const char *
rk_log_entry_get_other (RkLogEntry *self)
{
  g_return_val_if_fail (RK_IS_LOG_ENTRY (self), NULL);

  return self->other;
}

/**
 * rk_log_entry_get_players:
 * @self: an entry
 *
 * Returns: (nullable): the names of all players who were added together, as they were
 *   then; %NULL for one player, and where an older version left no names
 */
const char *const *
rk_log_entry_get_players (RkLogEntry *self)
{
  g_return_val_if_fail (RK_IS_LOG_ENTRY (self), NULL);

  return (const char *const *) self->players;
}

/**
 * rk_log_entry_get_round:
 * @self: an entry
 *
 * Returns: the round it is about, from 1; 0 for none
 */
guint
rk_log_entry_get_round (RkLogEntry *self)
{
  g_return_val_if_fail (RK_IS_LOG_ENTRY (self), 0);

  return self->round;
}

/**
 * rk_log_entry_get_board:
 * @self: an entry
 *
 * Returns: the board it is about, from 1; 0 for none
 */
guint
rk_log_entry_get_board (RkLogEntry *self)
{
  g_return_val_if_fail (RK_IS_LOG_ENTRY (self), 0);

  return self->board;
}

/**
 * rk_log_entry_get_game:
 * @self: an entry
 *
 * Returns: the game of the board it is about, from 1; 0 for none
 */
guint
rk_log_entry_get_game (RkLogEntry *self)
{
  g_return_val_if_fail (RK_IS_LOG_ENTRY (self), 0);

  return self->game;
}

/**
 * rk_log_entry_get_from:
 * @self: an entry
 *
 * Returns: a code of what was there before, empty for nothing
 */
const char *
rk_log_entry_get_from (RkLogEntry *self)
{
  g_return_val_if_fail (RK_IS_LOG_ENTRY (self), NULL);

  return self->from;
}

/**
 * rk_log_entry_get_to:
 * @self: an entry
 *
 * Returns: a code of what is there now, empty for nothing
 */
const char *
rk_log_entry_get_to (RkLogEntry *self)
{
  g_return_val_if_fail (RK_IS_LOG_ENTRY (self), NULL);

  return self->to;
}

/**
 * rk_log_entry_get_reason:
 * @self: an entry
 *
 * Returns: (nullable): why, as the arbiter typed it
 */
const char *
rk_log_entry_get_reason (RkLogEntry *self)
{
  g_return_val_if_fail (RK_IS_LOG_ENTRY (self), NULL);

  return self->reason;
}

static const char *const result_codes[] = {
  [RK_RESULT_NONE] = "",
  [RK_RESULT_FIRST] = "1",
  [RK_RESULT_DRAW] = "½",
  [RK_RESULT_SECOND] = "0",
  [RK_RESULT_FIRST_FORFEITS] = "-+",
  [RK_RESULT_SECOND_FORFEITS] = "+-",
  [RK_RESULT_BOTH_FORFEIT] = "--",
};

/**
 * rk_result_to_code:
 * @result: a result
 *
 * Returns: (transfer none): how files and the log write it, seen by the first
 *   named
 */
const char *
rk_result_to_code (RkResult result)
{
  g_return_val_if_fail (result < G_N_ELEMENTS (result_codes), "");

  return result_codes[result];
}

/**
 * rk_result_from_code:
 * @code: a code of rk_result_to_code()
 * @result: (out): the result
 *
 * Returns: whether there is such a code
 */
gboolean
rk_result_from_code (const char *code,
                     RkResult   *result)
{
  g_return_val_if_fail (code != NULL, FALSE);
  g_return_val_if_fail (result != NULL, FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (result_codes); i++)
    if (g_str_equal (code, result_codes[i]))
      {
        *result = i;
        return TRUE;
      }

  return FALSE;
}
