/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-tournament-data.h"

static void
clear_game (RkGameRecord *game)
{
  g_clear_pointer (&game->match, g_free);
}

/**
 * rk_entrant_record_new:
 * @id: which entrant, from 1
 * @name: the name, as it is shown
 *
 * Returns: (transfer full): a player who is there from round 1 on
 */
RkEntrantRecord *
rk_entrant_record_new (guint       id,
                       const char *name)
{
  RkEntrantRecord *self;

  g_return_val_if_fail (name != NULL, NULL);

  self = g_new0 (RkEntrantRecord, 1);
  g_atomic_ref_count_init (&self->ref_count);
  self->id = id;
  self->name = g_strdup (name);
  self->entered = 1;
  self->byes = g_array_new (FALSE, FALSE, sizeof (RkByeRequest));

  return self;
}

/**
 * rk_entrant_record_copy:
 * @self: a record
 *
 * Returns: (transfer full): a copy that may be changed until others see it
 */
RkEntrantRecord *
rk_entrant_record_copy (const RkEntrantRecord *self)
{
  RkEntrantRecord *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_memdup2 (self, sizeof *self);
  g_atomic_ref_count_init (&copy->ref_count);
  copy->name = g_strdup (self->name);
  copy->club = g_strdup (self->club);
  copy->byes = g_array_copy (self->byes);

  return copy;
}

/**
 * rk_entrant_record_ref:
 * @self: a record
 *
 * Returns: (transfer full): @self
 */
RkEntrantRecord *
rk_entrant_record_ref (RkEntrantRecord *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

/**
 * rk_entrant_record_unref:
 * @self: (transfer full): a record
 */
void
rk_entrant_record_unref (RkEntrantRecord *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  g_free (self->name);
  g_free (self->club);
  g_array_unref (self->byes);
  g_free (self);
}

static GArray *
new_games (void)
{
  GArray *games = g_array_new (FALSE, TRUE, sizeof (RkGameRecord));

  g_array_set_clear_func (games, (GDestroyNotify) clear_game);

  return games;
}

/**
 * rk_pairing_record_new:
 * @kind: what it is
 * @first: id of who moves first, or has the bye
 * @second: id of the opponent, 0 for byes
 *
 * Returns: (transfer full): a pairing without a board and games
 */
RkPairingRecord *
rk_pairing_record_new (RkPairingKind kind,
                       guint         first,
                       guint         second)
{
  RkPairingRecord *self = g_new0 (RkPairingRecord, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->kind = kind;
  self->first = first;
  self->second = second;
  self->games = new_games ();

  return self;
}

/**
 * rk_pairing_record_copy:
 * @self: a record
 *
 * Returns: (transfer full): a copy that may be changed until others see it
 */
RkPairingRecord *
rk_pairing_record_copy (const RkPairingRecord *self)
{
  RkPairingRecord *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_memdup2 (self, sizeof *self);
  g_atomic_ref_count_init (&copy->ref_count);
  copy->games = new_games ();
  g_array_append_vals (copy->games, self->games->data, self->games->len);
  for (guint i = 0; i < copy->games->len; i++)
    {
      RkGameRecord *game = &g_array_index (copy->games, RkGameRecord, i);

      game->match = g_strdup (game->match);
    }

  return copy;
}

/**
 * rk_pairing_record_ref:
 * @self: a record
 *
 * Returns: (transfer full): @self
 */
RkPairingRecord *
rk_pairing_record_ref (RkPairingRecord *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

/**
 * rk_pairing_record_unref:
 * @self: (transfer full): a record
 */
void
rk_pairing_record_unref (RkPairingRecord *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  g_array_unref (self->games);
  g_free (self);
}

/**
 * rk_tournament_round_record_new:
 *
 * Returns: (transfer full): a draft without pairings
 */
RkTournamentRoundRecord *
rk_tournament_round_record_new (void)
{
  RkTournamentRoundRecord *self = g_new0 (RkTournamentRoundRecord, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->pairings = g_ptr_array_new_with_free_func ((GDestroyNotify) rk_pairing_record_unref);

  return self;
}

/* A list of its own of the same records. */
static GPtrArray *
copy_records (GPtrArray *records,
              GCopyFunc  ref)
{
  return g_ptr_array_copy (records, ref, NULL);
}

static gpointer
ref_entrant (gconstpointer record,
             gpointer      user_data)
{
  return rk_entrant_record_ref ((RkEntrantRecord *) record);
}

static gpointer
ref_pairing (gconstpointer record,
             gpointer      user_data)
{
  return rk_pairing_record_ref ((RkPairingRecord *) record);
}

static gpointer
ref_round (gconstpointer record,
           gpointer      user_data)
{
  return rk_tournament_round_record_ref ((RkTournamentRoundRecord *) record);
}

/**
 * rk_tournament_round_record_copy:
 * @self: a record
 *
 * Returns: (transfer full): a copy that may be changed until others see it; it
 *   shares the pairings
 */
RkTournamentRoundRecord *
rk_tournament_round_record_copy (const RkTournamentRoundRecord *self)
{
  RkTournamentRoundRecord *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_memdup2 (self, sizeof *self);
  g_atomic_ref_count_init (&copy->ref_count);
  if (copy->published != NULL)
    g_date_time_ref (copy->published);
  copy->pairings = copy_records (self->pairings, ref_pairing);

  return copy;
}

/**
 * rk_tournament_round_record_ref:
 * @self: a record
 *
 * Returns: (transfer full): @self
 */
RkTournamentRoundRecord *
rk_tournament_round_record_ref (RkTournamentRoundRecord *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

/**
 * rk_tournament_round_record_unref:
 * @self: (transfer full): a record
 */
void
rk_tournament_round_record_unref (RkTournamentRoundRecord *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  g_clear_pointer (&self->published, g_date_time_unref);
  g_ptr_array_unref (self->pairings);
  g_free (self);
}

/**
 * rk_tournament_data_new:
 * @name: name of the tournament
 * @regulations: what it is played by
 *
 * Returns: (transfer full): a tournament without players
 */
RkTournamentData *
rk_tournament_data_new (const char          *name,
                        const RkRegulations *regulations)
{
  RkTournamentData *self;

  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (regulations != NULL, NULL);

  self = g_new0 (RkTournamentData, 1);
  g_atomic_ref_count_init (&self->ref_count);
  self->name = g_strdup (name);
  self->regulations = *regulations;
  self->next_id = 1;
  self->entrants = g_ptr_array_new_with_free_func ((GDestroyNotify) rk_entrant_record_unref);
  self->forbidden = g_array_new (FALSE, FALSE, sizeof (RkFieldPair));
  self->rounds =
    g_ptr_array_new_with_free_func ((GDestroyNotify) rk_tournament_round_record_unref);

  return self;
}

/**
 * rk_tournament_data_copy:
 * @self: a state
 *
 * Returns: (transfer full): a copy that may be changed until others see it; it
 *   shares the records
 */
RkTournamentData *
rk_tournament_data_copy (const RkTournamentData *self)
{
  RkTournamentData *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_memdup2 (self, sizeof *self);
  g_atomic_ref_count_init (&copy->ref_count);
  copy->name = g_strdup (self->name);
  copy->site = g_strdup (self->site);
  copy->date = g_strdup (self->date);
  copy->entrants = copy_records (self->entrants, ref_entrant);
  copy->forbidden = g_array_copy (self->forbidden);
  copy->rounds = copy_records (self->rounds, ref_round);

  return copy;
}

/**
 * rk_tournament_data_ref:
 * @self: a state
 *
 * Returns: (transfer full): @self
 */
RkTournamentData *
rk_tournament_data_ref (RkTournamentData *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

/**
 * rk_tournament_data_unref:
 * @self: (transfer full): a state
 */
void
rk_tournament_data_unref (RkTournamentData *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  g_free (self->name);
  g_free (self->site);
  g_free (self->date);
  g_ptr_array_unref (self->entrants);
  g_array_unref (self->forbidden);
  g_ptr_array_unref (self->rounds);
  g_free (self);
}

/**
 * rk_tournament_data_find_entrant:
 * @self: a state
 * @id: which player
 *
 * Returns: (transfer none) (nullable): the player, %NULL if there is none
 */
const RkEntrantRecord *
rk_tournament_data_find_entrant (const RkTournamentData *self,
                                 guint                   id)
{
  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < self->entrants->len; i++)
    {
      const RkEntrantRecord *entrant = g_ptr_array_index (self->entrants, i);

      if (entrant->id == id)
        return entrant;
    }

  return NULL;
}
