/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-clock.h"
#include "rk-error.h"
#include "rk-live-private.h"
#include "rk-tournament-enums.h"
#include "rk-tournament-private.h"
#include "rk-tournament-state-private.h"

enum
{
  PROP_0,
  PROP_NAME,
  PROP_SITE,
  PROP_DATE,
  PROP_STATE,
  PROP_N_ROUNDS,
  PROP_TOTAL_ROUNDS,
  PROP_N_ENTRANTS,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  N_PROPS
};

enum
{
  CHANGED,
  PUBLISHED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (RkTournament, rk_tournament, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
rk_tournament_finalize (GObject *object)
{
  RkTournament *self = RK_TOURNAMENT (object);

  g_clear_pointer (&self->undo, g_array_unref);
  g_clear_pointer (&self->redo, g_array_unref);
  g_clear_object (&self->entrants);
  g_clear_object (&self->rounds);
  g_clear_object (&self->log);
  g_clear_pointer (&self->by_id, g_hash_table_unref);
  g_clear_pointer (&self->obstacle, g_array_unref);
  g_clear_object (&self->standings);
  g_clear_pointer (&self->data, rk_tournament_data_unref);
  g_clear_pointer (&self->created, g_date_time_unref);
  g_clear_pointer (&self->modified, g_date_time_unref);
  g_free (self->id);

  G_OBJECT_CLASS (rk_tournament_parent_class)->finalize (object);
}

static void
rk_tournament_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  RkTournament *self = RK_TOURNAMENT (object);

  switch (prop_id)
    {
    case PROP_NAME:
      g_value_set_string (value, self->data->name);
      break;

    case PROP_SITE:
      g_value_set_string (value, self->data->site);
      break;

    case PROP_DATE:
      g_value_set_string (value, self->data->date);
      break;

    case PROP_STATE:
      g_value_set_enum (value, rk_tournament_get_state (self));
      break;

    case PROP_N_ROUNDS:
      g_value_set_uint (value, rk_tournament_get_n_rounds (self));
      break;

    case PROP_TOTAL_ROUNDS:
      g_value_set_uint (value, rk_tournament_get_total_rounds (self));
      break;

    case PROP_N_ENTRANTS:
      g_value_set_uint (value, rk_tournament_get_n_entrants (self));
      break;

    case PROP_CAN_UNDO:
      g_value_set_boolean (value, rk_tournament_can_undo (self));
      break;

    case PROP_CAN_REDO:
      g_value_set_boolean (value, rk_tournament_can_redo (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);
  properties[PROP_SITE] = g_param_spec_string ("site", NULL, NULL, NULL, flags);
  properties[PROP_DATE] = g_param_spec_string ("date", NULL, NULL, NULL, flags);
  properties[PROP_STATE] =
    g_param_spec_enum ("state", NULL, NULL, RK_TYPE_TOURNAMENT_STATE, RK_TOURNAMENT_SETUP, flags);
  properties[PROP_N_ROUNDS] =
    g_param_spec_uint ("n-rounds", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_TOTAL_ROUNDS] =
    g_param_spec_uint ("total-rounds", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_N_ENTRANTS] =
    g_param_spec_uint ("n-entrants", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_CAN_UNDO] =
    g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_REDO] =
    g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
rk_tournament_class_init (RkTournamentClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = rk_tournament_finalize;
  object_class->get_property = rk_tournament_get_property;
  install_properties (object_class);

  /**
   * RkTournament::changed:
   * @self: the tournament
   *
   * After each action, undo and redo, when everything says the new state.
   */
  signals[CHANGED] = g_signal_new ("changed", RK_TYPE_TOURNAMENT, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  /**
   * RkTournament::published:
   * @self: the tournament
   * @round: the round that everybody may know now
   */
  signals[PUBLISHED] = g_signal_new ("published", RK_TYPE_TOURNAMENT, G_SIGNAL_RUN_LAST, 0, NULL,
                                     NULL, NULL, G_TYPE_NONE, 1, RK_TYPE_TOURNAMENT_ROUND);
}

static void
rk_tournament_init (RkTournament *self)
{
  self->id = g_uuid_string_random ();
  self->created = rk_clock_now ();
  self->modified = g_date_time_ref (self->created);
  self->entrants = rk_live_list_new (RK_TYPE_ENTRANT);
  self->rounds = rk_live_list_new (RK_TYPE_TOURNAMENT_ROUND);
  self->log = g_list_store_new (RK_TYPE_LOG_ENTRY);
  self->by_id = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
  self->undo = _rk_tournament_new_steps ();
  self->redo = _rk_tournament_new_steps ();
}

/* Showing a state. */

static void
summarise (RkTournament *self,
           RkTournamentSummary      *summary)
{
  summary->state = rk_tournament_get_state (self);
  summary->n_rounds = rk_tournament_get_n_rounds (self);
  summary->total_rounds = rk_tournament_get_total_rounds (self);
  summary->n_entrants = rk_tournament_get_n_entrants (self);
  summary->can_undo = rk_tournament_can_undo (self);
  summary->can_redo = rk_tournament_can_redo (self);
}

static void
notify_if (RkTournament *self,
           gboolean      changed,
           guint         property)
{
  if (changed)
    g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

/* Brings the players up to date; those that differ go to @updated. */
static void
update_entrants (RkTournament *self,
                 GPtrArray    *updated)
{
  GPtrArray *records = self->data->entrants;
  g_autoptr (GHashTable) by_id = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
  GPtrArray *items = g_ptr_array_new_full (records->len, g_object_unref);

  for (guint i = 0; i < records->len; i++)
    {
      RkEntrantRecord *record = g_ptr_array_index (records, i);
      gpointer key = GUINT_TO_POINTER (record->id);
      RkEntrant *entrant = g_hash_table_lookup (self->by_id, key);

      if (entrant == NULL)
        entrant = rk_entrant_new (record);
      else
        {
          g_object_ref (entrant);
          if (rk_entrant_update (entrant, record))
            g_ptr_array_add (updated, g_object_ref (entrant));
        }
      g_hash_table_insert (by_id, key, entrant);
      g_ptr_array_add (items, g_object_ref (entrant));
    }
  g_hash_table_unref (self->by_id);
  self->by_id = g_steal_pointer (&by_id);
  rk_live_list_set (self->entrants, items);
}

static void
update_rounds (RkTournament *self,
               GPtrArray    *updated)
{
  GPtrArray *records = self->data->rounds;
  guint length = rk_live_list_get_length (self->rounds);
  GPtrArray *items = g_ptr_array_new_full (records->len, g_object_unref);

  for (guint i = 0; i < records->len; i++)
    {
      RkTournamentRoundRecord *record = g_ptr_array_index (records, i);
      RkTournamentRound *round;

      if (i >= length)
        round = rk_tournament_round_new (i + 1, record, self->by_id);
      else
        {
          round = g_object_ref (rk_live_list_peek (self->rounds, i));
          if (rk_tournament_round_update (round, record, self->by_id))
            g_ptr_array_add (updated, g_object_ref (round));
        }
      g_ptr_array_add (items, round);
    }
  rk_live_list_set (self->rounds, items);
}

static void
notify_differences (RkTournament           *self,
                    const RkTournamentData *former,
                    const RkTournamentSummary          *before)
{
  RkTournamentSummary after;

  summarise (self, &after);
  self->shown = after;
  g_object_freeze_notify (G_OBJECT (self));
  notify_if (self, g_strcmp0 (former->name, self->data->name) != 0, PROP_NAME);
  notify_if (self, g_strcmp0 (former->site, self->data->site) != 0, PROP_SITE);
  notify_if (self, g_strcmp0 (former->date, self->data->date) != 0, PROP_DATE);
  notify_if (self, before->state != after.state, PROP_STATE);
  notify_if (self, before->n_rounds != after.n_rounds, PROP_N_ROUNDS);
  notify_if (self, before->total_rounds != after.total_rounds, PROP_TOTAL_ROUNDS);
  notify_if (self, before->n_entrants != after.n_entrants, PROP_N_ENTRANTS);
  notify_if (self, before->can_undo != after.can_undo, PROP_CAN_UNDO);
  notify_if (self, before->can_redo != after.can_redo, PROP_CAN_REDO);
  g_object_thaw_notify (G_OBJECT (self));
}

/* First everything takes the new state, then everybody is told. @entry: (nullable): for
 * the log. */
void
_rk_tournament_show_state (RkTournament     *self,
                           RkTournamentData *data,
                           RkLogEntry       *entry)
{
  g_autoptr (RkTournamentData) former = self->data;
  g_autoptr (GPtrArray) entrants = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) rounds = g_ptr_array_new_with_free_func (g_object_unref);
  RkTournamentSummary before = self->shown;

  self->data = data;
  self->serial++;
  g_clear_pointer (&self->obstacle, g_array_unref);
  g_clear_object (&self->standings);
  update_entrants (self, entrants);
  update_rounds (self, rounds);

  if (entry != NULL)
    g_list_store_append (self->log, entry);
  for (guint i = 0; i < entrants->len; i++)
    rk_entrant_announce (g_ptr_array_index (entrants, i));
  rk_live_list_announce (self->entrants);
  for (guint i = 0; i < rounds->len; i++)
    rk_tournament_round_announce (g_ptr_array_index (rounds, i));
  rk_live_list_announce (self->rounds);
  notify_differences (self, former, &before);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
_rk_tournament_commit (RkTournament     *self,
                       RkTournamentData *data,
                       RkLogEntry       *entry)
{
  g_autoptr (RkTournament) guard = g_object_ref (self);
  RkTournamentStep step = { rk_tournament_data_ref (self->data), entry };

  g_array_append_val (self->undo, step);
  g_array_set_size (self->redo, 0);
  _rk_tournament_show_state (self, data, entry);
  if (rk_log_entry_get_action (entry) == RK_LOG_PUBLISH)
    g_signal_emit (self, signals[PUBLISHED], 0,
                   rk_tournament_get_round (self, rk_log_entry_get_round (entry)));
}

gboolean
_rk_tournament_refuse (GError     **error,
                       const char  *sentence)
{
  g_set_error_literal (error, RK_ERROR, RK_ERROR_NOT_NOW, sentence);
  return FALSE;
}

gboolean
_rk_tournament_locate (RkTournament  *self,
                       RkPairing     *pairing,
                       guint         *round,
                       guint         *place,
                       GError       **error)
{
  *round = rk_pairing_get_round (pairing);
  *place = *round <= self->data->rounds->len
             ? rk_tournament_round_get_place (rk_tournament_get_round (self, *round), pairing)
             : RK_NOBODY;
  if (*place == RK_NOBODY)
    return _rk_tournament_refuse (error, _("This pairing is no longer part of the tournament."));
  return TRUE;
}

void
_rk_tournament_set_obstacle (RkTournament *self,
                             GArray       *obstacle)
{
  g_clear_pointer (&self->obstacle, g_array_unref);
  self->obstacle = obstacle != NULL ? g_array_ref (obstacle) : NULL;
}

guint64
_rk_tournament_get_serial (RkTournament *self)
{
  return self->serial;
}

static RkTournament *
new_tournament (RkTournamentData *data)
{
  RkTournament *self = g_object_new (RK_TYPE_TOURNAMENT, NULL);
  g_autoptr (GPtrArray) updated = g_ptr_array_new_with_free_func (g_object_unref);

  self->data = data;
  update_entrants (self, updated);
  update_rounds (self, updated);
  rk_live_list_announce (self->entrants);
  rk_live_list_announce (self->rounds);
  summarise (self, &self->shown);
  return self;
}

/**
 * rk_tournament_new:
 * @name: its name, not empty
 * @regulations: what it is played by
 *
 * Returns: (transfer full): a tournament without players
 */
RkTournament *
rk_tournament_new (const char          *name,
                   const RkRegulations *regulations)
{
  g_return_val_if_fail (name != NULL && *name != '\0', NULL);
  g_return_val_if_fail (rk_regulations_is_valid (regulations), NULL);

  return new_tournament (rk_tournament_data_new (name, regulations));
}

/*
 * _rk_tournament_new_read:
 * @data: (transfer full): a state as it was read
 * @log: (element-type RkLogEntry) (nullable): the log
 *
 * Returns: (transfer full): the tournament; nothing can be undone
 */
RkTournament *
_rk_tournament_new_read (RkTournamentData *data,
                         GPtrArray        *log)
{
  RkTournament *self;

  g_return_val_if_fail (data != NULL, NULL);

  self = new_tournament (data);
  for (guint i = 0; log != NULL && i < log->len; i++)
    g_list_store_append (self->log, g_ptr_array_index (log, i));
  return self;
}

/**
 * rk_tournament_get_id:
 * @self: a tournament
 *
 * Returns: (transfer none): its UUID
 */
const char *
rk_tournament_get_id (RkTournament *self)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT (self), NULL);

  return self->id;
}

/**
 * rk_tournament_set_id:
 * @self: a tournament
 * @id: a UUID
 */
void
rk_tournament_set_id (RkTournament *self,
                      const char   *id)
{
  g_return_if_fail (RK_IS_TOURNAMENT (self));
  g_return_if_fail (id != NULL);

  g_set_str (&self->id, id);
}

static void
set_time (GDateTime **place,
          GDateTime  *time)
{
  g_date_time_ref (time);
  g_clear_pointer (place, g_date_time_unref);
  *place = time;
}

/**
 * rk_tournament_get_created:
 * @self: a tournament
 *
 * Returns: (transfer none): when it was made, UTC
 */
GDateTime *
rk_tournament_get_created (RkTournament *self)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT (self), NULL);

  return self->created;
}

/**
 * rk_tournament_set_created:
 * @self: a tournament
 * @created: when it was made, UTC
 */
void
rk_tournament_set_created (RkTournament *self,
                           GDateTime    *created)
{
  g_return_if_fail (RK_IS_TOURNAMENT (self));
  g_return_if_fail (created != NULL);

  set_time (&self->created, created);
}

/**
 * rk_tournament_get_modified:
 * @self: a tournament
 *
 * Returns: (transfer none): when it was last changed, UTC
 */
GDateTime *
rk_tournament_get_modified (RkTournament *self)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT (self), NULL);

  return self->modified;
}

/**
 * rk_tournament_set_modified:
 * @self: a tournament
 * @modified: when it was last changed, UTC
 */
void
rk_tournament_set_modified (RkTournament *self,
                            GDateTime    *modified)
{
  g_return_if_fail (RK_IS_TOURNAMENT (self));
  g_return_if_fail (modified != NULL);

  set_time (&self->modified, modified);
}

/**
 * rk_tournament_get_name:
 * @self: a tournament
 *
 * Returns: (transfer none): its name
 */
const char *
rk_tournament_get_name (RkTournament *self)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT (self), NULL);

  return self->data->name;
}

/**
 * rk_tournament_get_site:
 * @self: a tournament
 *
 * Returns: (transfer none) (nullable): where it is played
 */
const char *
rk_tournament_get_site (RkTournament *self)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT (self), NULL);

  return self->data->site;
}

/**
 * rk_tournament_get_date:
 * @self: a tournament
 *
 * Returns: (transfer none) (nullable): when it is played, YYYY-MM-DD
 */
const char *
rk_tournament_get_date (RkTournament *self)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT (self), NULL);

  return self->data->date;
}

/**
 * rk_tournament_get_regulations:
 * @self: a tournament
 *
 * Returns: (transfer none): what it is played by, until they change
 */
const RkRegulations *
rk_tournament_get_regulations (RkTournament *self)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT (self), NULL);

  return &self->data->regulations;
}

/**
 * rk_tournament_get_state:
 * @self: a tournament
 *
 * Returns: where it stands
 */
RkTournamentState
rk_tournament_get_state (RkTournament *self)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT (self), RK_TOURNAMENT_SETUP);

  if (self->data->rounds->len == 0)
    return RK_TOURNAMENT_SETUP;
  if (rk_tournament_data_has_draft (self->data))
    return RK_TOURNAMENT_DRAFT;
  if (rk_tournament_data_has_open (self->data))
    return RK_TOURNAMENT_PLAYING;
  return self->data->rounds->len < rk_tournament_data_get_total (self->data)
           ? RK_TOURNAMENT_BETWEEN
           : RK_TOURNAMENT_OVER;
}

/**
 * rk_tournament_get_n_published:
 * @self: a tournament
 *
 * Counts the rounds that are published. A draft is nobody's business but the
 * arbiter's: points, places and tables leave it out.
 *
 * Returns: how many they are
 */
guint
rk_tournament_get_n_published (RkTournament *self)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT (self), 0);

  return rk_tournament_get_n_rounds (self) -
         (rk_tournament_get_state (self) == RK_TOURNAMENT_DRAFT);
}

/**
 * rk_tournament_get_n_open:
 * @self: a tournament
 *
 * Returns: how many boards of the published rounds have no result yet
 */
guint
rk_tournament_get_n_open (RkTournament *self)
{
  guint n_open = 0;

  g_return_val_if_fail (RK_IS_TOURNAMENT (self), 0);

  for (guint i = 1; i <= rk_tournament_get_n_rounds (self); i++)
    {
      RkTournamentRound *round = rk_tournament_get_round (self, i);

      if (rk_tournament_round_is_published (round))
        n_open += rk_tournament_round_get_n_open (round);
    }
  return n_open;
}

/**
 * rk_tournament_get_entrants:
 * @self: a tournament
 *
 * Returns: (transfer none): the list of #RkEntrant, in the order of entry
 */
GListModel *
rk_tournament_get_entrants (RkTournament *self)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT (self), NULL);

  return G_LIST_MODEL (self->entrants);
}

/**
 * rk_tournament_get_rounds:
 * @self: a tournament
 *
 * Returns: (transfer none): the list of #RkTournamentRound that were paired
 */
GListModel *
rk_tournament_get_rounds (RkTournament *self)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT (self), NULL);

  return G_LIST_MODEL (self->rounds);
}

/**
 * rk_tournament_get_log:
 * @self: a tournament
 *
 * Returns: (transfer none): the list of #RkLogEntry, newest last
 */
GListModel *
rk_tournament_get_log (RkTournament *self)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT (self), NULL);

  return G_LIST_MODEL (self->log);
}

/**
 * rk_tournament_get_n_entrants:
 * @self: a tournament
 *
 * Returns: how many players were entered
 */
guint
rk_tournament_get_n_entrants (RkTournament *self)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT (self), 0);

  return self->data->entrants->len;
}

/**
 * rk_tournament_get_n_rounds:
 * @self: a tournament
 *
 * Returns: how many rounds were paired, with the draft
 */
guint
rk_tournament_get_n_rounds (RkTournament *self)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT (self), 0);

  return self->data->rounds->len;
}

/**
 * rk_tournament_get_total_rounds:
 * @self: a tournament
 *
 * Returns: how many rounds there are to be
 */
guint
rk_tournament_get_total_rounds (RkTournament *self)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT (self), 0);

  return rk_tournament_data_get_total (self->data);
}

/**
 * rk_tournament_get_round:
 * @self: a tournament
 * @number: which round, from 1
 *
 * Returns: (transfer none): the round
 */
RkTournamentRound *
rk_tournament_get_round (RkTournament *self,
                         guint         number)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT (self), NULL);
  g_return_val_if_fail (number >= 1 && number <= self->data->rounds->len, NULL);

  return rk_live_list_peek (self->rounds, number - 1);
}

/**
 * rk_tournament_get_entrant:
 * @self: a tournament
 * @id: id of a player
 *
 * Returns: (transfer none) (nullable): the player
 */
RkEntrant *
rk_tournament_get_entrant (RkTournament *self,
                           guint         id)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT (self), NULL);

  return g_hash_table_lookup (self->by_id, GUINT_TO_POINTER (id));
}

/**
 * rk_tournament_find_number:
 * @self: a tournament
 * @number: a start number, from 1
 *
 * Returns: (transfer none) (nullable): who has it
 */
RkEntrant *
rk_tournament_find_number (RkTournament *self,
                           guint         number)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT (self), NULL);

  for (guint i = 0; number > 0 && i < rk_live_list_get_length (self->entrants); i++)
    {
      RkEntrant *entrant = rk_live_list_peek (self->entrants, i);

      if (rk_entrant_get_number (entrant) == number)
        return entrant;
    }
  return NULL;
}

/**
 * rk_tournament_is_forbidden:
 * @self: a tournament
 * @a: a player
 * @b: another
 *
 * Returns: whether the two must not meet
 */
gboolean
rk_tournament_is_forbidden (RkTournament *self,
                            RkEntrant    *a,
                            RkEntrant    *b)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT (self), FALSE);
  g_return_val_if_fail (RK_IS_ENTRANT (a) && RK_IS_ENTRANT (b), FALSE);

  return rk_tournament_data_is_forbidden (self->data, rk_entrant_get_id (a),
                                          rk_entrant_get_id (b));
}

/**
 * rk_tournament_get_data:
 * @self: a tournament
 *
 * Returns: (transfer none): the state as plain values, until it changes
 */
const RkTournamentData *
rk_tournament_get_data (RkTournament *self)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT (self), NULL);

  return self->data;
}

/**
 * rk_tournament_get_obstacle:
 * @self: a tournament
 *
 * Returns: (transfer none) (nullable) (element-type RkSwissBar): who could still meet
 *   and what bars it, after pairing failed with %RK_ERROR_NO_PAIRING; ids of players
 */
GArray *
rk_tournament_get_obstacle (RkTournament *self)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT (self), NULL);

  return self->obstacle;
}
