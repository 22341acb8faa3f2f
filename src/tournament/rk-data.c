/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-data-private.h"

/* What can be asked of a state, and how a copy of it is changed. */

/**
 * rk_tournament_data_get_round:
 * @self: a state
 * @round: a round, from 1
 *
 * Returns: (transfer none): the round
 */
const RkTournamentRoundRecord *
rk_tournament_data_get_round (const RkTournamentData *self,
                              guint                   round)
{
  g_return_val_if_fail (round >= 1 && round <= self->rounds->len, NULL);

  return g_ptr_array_index (self->rounds, round - 1);
}

/**
 * rk_tournament_data_has_draft:
 * @self: a state
 *
 * Returns: whether the last round is not published yet
 */
gboolean
rk_tournament_data_has_draft (const RkTournamentData *self)
{
  return self->rounds->len > 0 &&
         rk_tournament_data_get_round (self, self->rounds->len)->published == NULL;
}

/**
 * rk_tournament_data_has_open:
 * @self: a state
 *
 * Returns: whether a result is missing in any round
 */
gboolean
rk_tournament_data_has_open (const RkTournamentData *self)
{
  for (guint i = 1; i <= self->rounds->len; i++)
    {
      GPtrArray *pairings = rk_tournament_data_get_round (self, i)->pairings;

      for (guint j = 0; j < pairings->len; j++)
        if (rk_pairing_record_is_open (g_ptr_array_index (pairings, j)))
          return TRUE;
    }

  return FALSE;
}

/* Who plays in a tournament with a fixed field: those with a number once round 1
 * is paired, those who have not left before. */
static guint
count_players (const RkTournamentData *self)
{
  guint n_players = 0;

  for (guint i = 0; i < self->entrants->len; i++)
    {
      const RkEntrantRecord *entrant = g_ptr_array_index (self->entrants, i);

      if (self->rounds->len > 0 ? entrant->number > 0 : entrant->withdrawn == 0)
        n_players++;
    }

  return n_players;
}

/**
 * rk_tournament_data_get_total:
 * @self: a state
 *
 * Returns: rounds of the whole tournament, as things stand; it may be more than
 *   %RK_MAX_ROUNDS in a round robin that is too large to be paired
 */
guint
rk_tournament_data_get_total (const RkTournamentData *self)
{
  if (self->shortened)
    return self->rounds->len;

  return rk_regulations_get_n_rounds (&self->regulations, count_players (self));
}

/**
 * rk_tournament_data_is_fixed:
 * @self: a state
 *
 * Returns: whether the players of round 1 are those of the whole tournament
 */
gboolean
rk_tournament_data_is_fixed (const RkTournamentData *self)
{
  return self->regulations.system != RK_SYSTEM_SWISS;
}

/**
 * rk_tournament_data_is_forbidden:
 * @self: a state
 * @a: id of a player
 * @b: id of another
 *
 * Returns: whether the arbiter does not let them meet
 */
gboolean
rk_tournament_data_is_forbidden (const RkTournamentData *self,
                                 guint                   a,
                                 guint                   b)
{
  for (guint i = 0; i < self->forbidden->len; i++)
    {
      const RkFieldPair *pair = &g_array_index (self->forbidden, RkFieldPair, i);

      if ((pair->a == a && pair->b == b) || (pair->a == b && pair->b == a))
        return TRUE;
    }

  return FALSE;
}

/**
 * rk_entrant_record_find_bye:
 * @self: a player
 * @round: a round, from 1
 * @points: (out) (optional): its points, in halves
 *
 * Returns: whether a bye was asked for
 */
gboolean
rk_entrant_record_find_bye (const RkEntrantRecord *self,
                            guint                  round,
                            guint                 *points)
{
  for (guint i = 0; i < self->byes->len; i++)
    {
      const RkByeRequest *bye = &g_array_index (self->byes, RkByeRequest, i);

      if (bye->round != round)
        continue;

      if (points != NULL)
        *points = bye->points;
      return TRUE;
    }

  return FALSE;
}

/**
 * rk_tournament_data_is_absent:
 * @self: a state
 * @entrant: a player of it
 * @round: a round, from 1, that is to be paired
 * @points: (out): what the absence is worth, in halves
 *
 * Who comes later or has left gets nothing, whatever bye was asked for before. Where
 * everybody has a place in a table or bracket there are no byes on request.
 *
 * Returns: whether the player is not to be paired
 */
gboolean
rk_tournament_data_is_absent (const RkTournamentData *self,
                              const RkEntrantRecord  *entrant,
                              guint                   round,
                              guint                  *points)
{
  *points = 0;
  if (entrant->entered > round || (entrant->withdrawn != 0 && entrant->withdrawn <= round))
    return TRUE;

  return !rk_tournament_data_is_fixed (self) &&
         rk_entrant_record_find_bye (entrant, round, points);
}

/**
 * rk_pairing_record_is_open:
 * @self: a pairing
 *
 * Returns: whether a result is missing
 */
gboolean
rk_pairing_record_is_open (const RkPairingRecord *self)
{
  for (guint i = 0; i < self->games->len; i++)
    if (g_array_index (self->games, RkGameRecord, i).result == RK_RESULT_NONE)
      return TRUE;

  return FALSE;
}

/**
 * rk_pairing_record_has:
 * @self: a pairing
 * @id: id of a player
 *
 * Returns: whether it is about this player
 */
gboolean
rk_pairing_record_has (const RkPairingRecord *self,
                       guint                  id)
{
  return self->first == id || self->second == id;
}

static void
add_points (RkResult result,
            guint    points[2])
{
  switch (result)
    {
    case RK_RESULT_FIRST:
    case RK_RESULT_SECOND_FORFEITS:
      points[0] += RK_POINTS_WIN;
      break;

    case RK_RESULT_DRAW:
      points[0] += RK_POINTS_DRAW;
      points[1] += RK_POINTS_DRAW;
      break;

    case RK_RESULT_SECOND:
    case RK_RESULT_FIRST_FORFEITS:
      points[1] += RK_POINTS_WIN;
      break;

    case RK_RESULT_NONE:
    case RK_RESULT_BOTH_FORFEIT:
    default:
      break;
    }
}

/**
 * rk_pairing_record_get_points:
 * @self: a pairing
 * @points: (out): points of its games so far for first and second, in halves
 */
void
rk_pairing_record_get_points (const RkPairingRecord *self,
                              guint                  points[2])
{
  points[0] = 0;
  points[1] = 0;
  for (guint i = 0; i < self->games->len; i++)
    add_points (g_array_index (self->games, RkGameRecord, i).result, points);
}

/**
 * rk_tournament_data_get_points:
 * @self: a state
 * @pairing: a pairing of it
 * @points: (out): what the first and the second named get, in halves: the games
 *   so far, or the bye
 */
void
rk_tournament_data_get_points (const RkTournamentData *self,
                               const RkPairingRecord  *pairing,
                               guint                   points[2])
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (pairing != NULL);

  rk_pairing_record_get_points (pairing, points);
  if (pairing->kind == RK_PAIRING_BYE)
    points[0] = self->regulations.bye_points;
  else if (pairing->kind == RK_PAIRING_HALF_BYE)
    points[0] = RK_POINTS_DRAW;
}

/**
 * rk_tournament_round_record_find:
 * @self: a round
 * @id: id of a player
 * @place: (out) (optional): where in the list of pairings
 *
 * Returns: (transfer none) (nullable): the pairing or bye of the player
 */
const RkPairingRecord *
rk_tournament_round_record_find (const RkTournamentRoundRecord *self,
                                 guint                          id,
                                 guint                         *place)
{
  for (guint i = 0; i < self->pairings->len; i++)
    {
      const RkPairingRecord *pairing = g_ptr_array_index (self->pairings, i);

      if (!rk_pairing_record_has (pairing, id))
        continue;

      if (place != NULL)
        *place = i;
      return pairing;
    }

  return NULL;
}

/**
 * rk_tournament_data_has_record:
 * @self: a state
 * @id: id of a player
 *
 * Returns: whether the player has a pairing or bye in any round
 */
gboolean
rk_tournament_data_has_record (const RkTournamentData *self,
                               guint                   id)
{
  for (guint i = 1; i <= self->rounds->len; i++)
    if (rk_tournament_round_record_find (rk_tournament_data_get_round (self, i), id, NULL) != NULL)
      return TRUE;

  return FALSE;
}

/**
 * rk_tournament_data_was_paired:
 * @self: a state
 * @id: id of a player
 *
 * Returns: whether the player was ever paired, rested, or had the pairing bye
 */
gboolean
rk_tournament_data_was_paired (const RkTournamentData *self,
                               guint                   id)
{
  for (guint i = 1; i <= self->rounds->len; i++)
    {
      const RkPairingRecord *pairing =
        rk_tournament_round_record_find (rk_tournament_data_get_round (self, i), id, NULL);

      if (pairing != NULL &&
          pairing->kind != RK_PAIRING_HALF_BYE && pairing->kind != RK_PAIRING_ZERO_BYE)
        return TRUE;
    }

  return FALSE;
}

/**
 * rk_tournament_data_edit_entrant:
 * @self: a state that nobody else sees
 * @id: id of a player
 *
 * Returns: (transfer none): a copy of the record in its place, to be changed
 */
RkEntrantRecord *
rk_tournament_data_edit_entrant (RkTournamentData *self,
                                 guint             id)
{
  for (guint i = 0; i < self->entrants->len; i++)
    {
      RkEntrantRecord *entrant = g_ptr_array_index (self->entrants, i);

      if (entrant->id != id)
        continue;

      self->entrants->pdata[i] = rk_entrant_record_copy (entrant);
      rk_entrant_record_unref (entrant);
      return self->entrants->pdata[i];
    }

  g_return_val_if_reached (NULL);
}

/**
 * rk_tournament_data_edit_pairing:
 * @self: a state that nobody else sees
 * @round: a round, from 1
 * @place: where in its list of pairings
 *
 * Returns: (transfer none): a copy of the record in its place, to be changed
 */
RkPairingRecord *
rk_tournament_data_edit_pairing (RkTournamentData *self,
                                 guint             round,
                                 guint             place)
{
  RkTournamentRoundRecord *former = g_ptr_array_index (self->rounds, round - 1);
  RkTournamentRoundRecord *now = rk_tournament_round_record_copy (former);
  RkPairingRecord *pairing = g_ptr_array_index (now->pairings, place);

  now->pairings->pdata[place] = rk_pairing_record_copy (pairing);
  rk_pairing_record_unref (pairing);
  self->rounds->pdata[round - 1] = now;
  rk_tournament_round_record_unref (former);

  return now->pairings->pdata[place];
}
