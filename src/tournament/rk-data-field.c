/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-data-private.h"

/* The way from the state of a tournament to the field. */

static gboolean
is_played (RkResult result)
{
  return result == RK_RESULT_FIRST || result == RK_RESULT_DRAW || result == RK_RESULT_SECOND;
}

/* A pairing counts as played if any of its games was; it is forfeited only if
 * all were (C.04.5). */
static void
set_game (const RkPairingRecord *pairing,
          guint                  seat,
          RkFieldEntry          *entry)
{
  const RkResult win = seat == 0 ? RK_RESULT_FIRST : RK_RESULT_SECOND;
  guint points[2];

  entry->role = seat == 0 ? RK_ROLE_FIRST : RK_ROLE_SECOND;
  if (rk_pairing_record_is_open (pairing))
    {
      entry->kind = RK_ENTRY_OPEN;
      return;
    }

  for (guint i = 0; i < pairing->games->len; i++)
    {
      const RkGameRecord *game = &g_array_index (pairing->games, RkGameRecord, i);

      if (is_played (game->result))
        entry->n_games++;
      if (game->result == win)
        entry->n_wins++;
      if (game->has_margin)
        entry->margin += seat == 0 ? game->margin : -game->margin;
    }

  rk_pairing_record_get_points (pairing, points);
  entry->points = points[seat];
  if (entry->n_games > 0)
    entry->kind = RK_ENTRY_PLAYED;
  else
    entry->kind = entry->points > 0 ? RK_ENTRY_FORFEIT_WIN : RK_ENTRY_FORFEIT_LOSS;
}

static RkEntryKind
get_bye_kind (RkPairingKind kind)
{
  switch (kind)
    {
    case RK_PAIRING_BYE:
      return RK_ENTRY_PAIRING_BYE;
    case RK_PAIRING_HALF_BYE:
      return RK_ENTRY_HALF_BYE;
    case RK_PAIRING_REST:
      return RK_ENTRY_REST;
    case RK_PAIRING_ZERO_BYE:
    case RK_PAIRING_GAME:
    default:
      return RK_ENTRY_ZERO_BYE;
    }
}

/* What @pairing is to the player with @id, but for the opponent. */
static void
set_entry (const RkTournamentData *self,
           const RkPairingRecord  *pairing,
           guint                   id,
           RkFieldEntry           *entry)
{
  guint points[2];

  if (pairing->kind == RK_PAIRING_GAME)
    {
      set_game (pairing, pairing->first == id ? 0 : 1, entry);
      return;
    }

  rk_tournament_data_get_points (self, pairing, points);
  entry->kind = get_bye_kind (pairing->kind);
  entry->points = points[0];
}

static void
set_bye (RkFieldEntry *entry,
         guint         points)
{
  entry->kind = points > 0 ? RK_ENTRY_HALF_BYE : RK_ENTRY_ZERO_BYE;
  entry->points = points;
}

/* A round for which the player has no pairing. Rounds missed before entering are
 * zero byes, the last of them half a point if the regulations say so. */
static void
set_missing (const RkTournamentData *self,
             const RkEntrantRecord  *entrant,
             guint                   round,
             RkFieldEntry           *entry)
{
  guint points;

  if (round > self->rounds->len)
    {
      if (rk_tournament_data_is_absent (self, entrant, round, &points))
        set_bye (entry, points);
    }
  else if (entrant->entered > round)
    {
      set_bye (entry, (self->regulations.late_half_point && round + 1 == entrant->entered)
                        ? RK_POINTS_DRAW : 0);
    }
}

/**
 * rk_tournament_data_get_entry:
 * @self: a state
 * @id: id of a player
 * @round: a round, from 1, at most one more than there are
 * @entry: (out): what became of the player; the opponent is an id, 0 for none
 */
void
rk_tournament_data_get_entry (const RkTournamentData *self,
                              guint                   id,
                              guint                   round,
                              RkFieldEntry           *entry)
{
  const RkPairingRecord *pairing = NULL;

  *entry = (RkFieldEntry) { 0 };
  if (round <= self->rounds->len)
    pairing = rk_tournament_round_record_find (rk_tournament_data_get_round (self, round),
                                               id, NULL);

  if (pairing == NULL)
    {
      set_missing (self, rk_tournament_data_find_entrant (self, id), round, entry);
      return;
    }

  set_entry (self, pairing, id, entry);
  if (pairing->kind == RK_PAIRING_GAME)
    entry->opponent = pairing->first == id ? pairing->second : pairing->first;
}

/* The index + 1 of each player by id. */
static GHashTable *
get_indexes (const RkTournamentData *self)
{
  GHashTable *indexes = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < self->entrants->len; i++)
    {
      const RkEntrantRecord *entrant = g_ptr_array_index (self->entrants, i);

      g_hash_table_insert (indexes, GUINT_TO_POINTER (entrant->id), GUINT_TO_POINTER (i + 1));
    }

  return indexes;
}

/* RK_NOBODY for an id that is not there. */
static guint
get_index (GHashTable *indexes,
           guint       id)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (indexes, GUINT_TO_POINTER (id))) - 1;
}

static void
fill_pairings (const RkTournamentData *self,
               RkField                *field,
               guint                   round,
               GHashTable             *indexes)
{
  GPtrArray *pairings = rk_tournament_data_get_round (self, round)->pairings;

  for (guint i = 0; i < pairings->len; i++)
    {
      const RkPairingRecord *pairing = g_ptr_array_index (pairings, i);
      guint first = get_index (indexes, pairing->first);
      guint second = get_index (indexes, pairing->second);
      RkFieldEntry *entry = rk_field_get_entry (field, first, round - 1);

      set_entry (self, pairing, pairing->first, entry);
      if (pairing->kind != RK_PAIRING_GAME)
        continue;

      entry->opponent = second;
      entry = rk_field_get_entry (field, second, round - 1);
      set_entry (self, pairing, pairing->second, entry);
      entry->opponent = first;
    }
}

static void
fill_players (const RkTournamentData *self,
              RkField                *field,
              GArray                 *ids)
{
  for (guint i = 0; i < self->entrants->len; i++)
    {
      const RkEntrantRecord *entrant = g_ptr_array_index (self->entrants, i);

      g_array_append_val (ids, entrant->id);
      field->players[i].number = entrant->number;
      field->players[i].strength = entrant->strength;
      field->players[i].withdrawn = entrant->withdrawn != 0;

      for (guint j = 0; j < field->n_rounds; j++)
        if (field->players[i].entries[j].kind == RK_ENTRY_NONE)
          set_missing (self, entrant, j + 1, &field->players[i].entries[j]);
    }
}

/**
 * rk_tournament_data_to_field:
 * @self: a state
 * @n_rounds: how many rounds, at most one more than there are; that one holds the
 *   byes asked for
 * @ids: (out) (transfer full) (element-type guint) (optional): the id of the
 *   player at each index
 *
 * Returns: (transfer full): the tournament as pairing and tie-breaks see it; the
 *   players stand in the order in which they were entered
 */
RkField *
rk_tournament_data_to_field (const RkTournamentData  *self,
                             guint                    n_rounds,
                             GArray                 **ids)
{
  g_autoptr (GHashTable) indexes = NULL;
  g_autoptr (GArray) players = NULL;
  RkField *field;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (n_rounds <= self->rounds->len + 1, NULL);

  indexes = get_indexes (self);
  players = g_array_new (FALSE, FALSE, sizeof (guint));
  field = rk_field_new (self->entrants->len, n_rounds);
  field->total_rounds = rk_tournament_data_get_total (self);
  field->n_games = self->regulations.n_games;
  field->initial_role = self->regulations.initial_role;

  for (guint i = 1; i <= MIN (n_rounds, self->rounds->len); i++)
    fill_pairings (self, field, i, indexes);
  fill_players (self, field, players);
  for (guint i = 0; i < self->forbidden->len; i++)
    {
      const RkFieldPair *pair = &g_array_index (self->forbidden, RkFieldPair, i);

      rk_field_forbid (field, get_index (indexes, pair->a), get_index (indexes, pair->b));
    }

  if (ids != NULL)
    *ids = g_steal_pointer (&players);

  return field;
}
