/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-tournament-state-private.h"

/* Results: typed by the arbiter, and brought in by matches that were played here. */

static gboolean
is_played (RkResult result)
{
  return result == RK_RESULT_FIRST || result == RK_RESULT_DRAW || result == RK_RESULT_SECOND;
}

static RkLogEntry *
new_entry (RkPairing  *pairing,
           guint       game,
           RkLogAction action,
           RkResult    from,
           RkResult    to,
           const char *reason)
{
  return _rk_tournament_new_entry (
      action,
      "player", rk_entrant_get_name (rk_pairing_get_first (pairing)),
      "other", rk_entrant_get_name (rk_pairing_get_second (pairing)),
      "round", rk_pairing_get_round (pairing),
      "board", rk_pairing_get_board (pairing),
      "game", rk_pairing_get_n_games (pairing) > 1 ? game + 1 : 0,
      "from", rk_result_to_code (from),
      "to", rk_result_to_code (to),
      "reason", reason, NULL);
}

static gboolean
check_result (RkTournament  *self,
              RkPairing     *pairing,
              guint          round,
              guint          game,
              RkResult       result,
              const int     *margin,
              GError       **error)
{
  int most = 8 * (int) rk_tournament_get_regulations (self)->game.n_holes;

  if (!rk_tournament_round_is_published (rk_tournament_get_round (self, round)))
    return _rk_tournament_refuse (error, _("The round is not published yet."));
  if (rk_pairing_get_kind (pairing) != RK_PAIRING_GAME ||
      game >= rk_pairing_get_n_games (pairing))
    return _rk_tournament_refuse (error, _("There is no such game."));
  if (margin != NULL && is_played (result) && ABS (*margin) > most)
    return _rk_tournament_refuse (error, _("There are not that many stones."));
  return TRUE;
}

static gboolean
is_there (const RkGameRecord *record,
          RkResult            result,
          const int          *margin)
{
  return record->result == result && (record->flags & RK_RESULT_FLAG_MATCH) == 0 &&
         (margin == NULL || !is_played (result) ||
          (record->has_margin && record->margin == *margin));
}

/* A copy of the state in which the game has another result. */
static RkTournamentData *
change_result (RkTournament *self,
               guint         round,
               guint         place,
               guint         game,
               RkResult      result,
               const int    *margin)
{
  RkTournamentData *changed = rk_tournament_data_copy (rk_tournament_get_data (self));
  RkPairingRecord *pairing = rk_tournament_data_edit_pairing (changed, round, place);
  RkGameRecord *record = &g_array_index (pairing->games, RkGameRecord, game);

  record->result = result;
  record->has_margin = margin != NULL && is_played (result);
  record->margin = record->has_margin ? *margin : 0;
  record->flags &= ~RK_RESULT_FLAG_MATCH;
  if (round < changed->rounds->len)
    record->flags |= RK_RESULT_FLAG_LATE;
  else if (round == changed->rounds->len)
    _rk_tournament_data_settle_tie (changed, round, pairing);
  return changed;
}

static guint
count_games (const RkTournamentData *data,
             guint                   round,
             guint                   place)
{
  const RkPairingRecord *pairing =
    g_ptr_array_index (rk_tournament_data_get_round (data, round)->pairings, place);

  return pairing->games->len;
}

/**
 * rk_tournament_set_result:
 * @self: a tournament
 * @pairing: one of its pairings
 * @game: which game of it, from 0
 * @result: the result; %RK_RESULT_NONE takes it out
 * @margin: (nullable): stones the first named has more than the second, if known
 * @reason: (nullable): what the arbiter typed
 * @error: return location for an error
 *
 * A result that is there already stays as it is, with its margin if none is given; if a
 * match said otherwise, it is confirmed: the flag goes.
 * Another one in a round after which the next was paired is flagged; nothing is
 * paired again.
 *
 * Returns: %FALSE with %RK_ERROR_NOT_NOW if that cannot be, also if a tie of a knockout
 *   would need more than %RK_MAX_GAMES games
 */
gboolean
rk_tournament_set_result (RkTournament  *self,
                          RkPairing     *pairing,
                          guint          game,
                          RkResult       result,
                          const int     *margin,
                          const char    *reason,
                          GError       **error)
{
  g_autoptr (RkTournamentData) changed = NULL;
  const RkGameRecord *record;
  RkLogEntry *entry;
  guint round;
  guint place;

  g_return_val_if_fail (RK_IS_TOURNAMENT (self), FALSE);
  g_return_val_if_fail (RK_IS_PAIRING (pairing), FALSE);

  if (!_rk_tournament_locate (self, pairing, &round, &place, error) ||
      !check_result (self, pairing, round, game, result, margin, error))
    return FALSE;
  record = rk_pairing_get_game (pairing, game);
  if (record->result == result && margin == NULL && record->has_margin)
    margin = &record->margin;
  if (is_there (record, result, margin))
    return TRUE;

  changed = change_result (self, round, place, game, result, margin);
  if (count_games (changed, round, place) > RK_MAX_GAMES)
    return _rk_tournament_refuse (error, _("The two have played as many games as a pairing can "
                                           "have. Decide who goes through, and enter this game as "
                                           "won or forfeited."));
  entry = new_entry (pairing, game, RK_LOG_RESULT, record->result, result, reason);
  _rk_tournament_commit (self, g_steal_pointer (&changed), entry);
  return TRUE;
}

/* Matches. */

static gboolean
plays (RkMatch   *match,
       RkSide     side,
       RkEntrant *entrant)
{
  return g_strcmp0 (rk_player_get_name (rk_match_get_player (match, side)),
                    rk_entrant_get_name (entrant)) == 0;
}

/* Whether @match is between the two of @pairing, whoever sits in the south. */
static gboolean
is_between (RkMatch   *match,
            RkPairing *pairing)
{
  RkEntrant *first = rk_pairing_get_first (pairing);
  RkEntrant *second = rk_pairing_get_second (pairing);

  if (rk_pairing_get_kind (pairing) != RK_PAIRING_GAME)
    return FALSE;
  return (plays (match, RK_SOUTH, first) && plays (match, RK_NORTH, second)) ||
         (plays (match, RK_NORTH, first) && plays (match, RK_SOUTH, second));
}

/* Where the two of @match meet in @round. */
static RkPairing *
find_meeting (RkTournamentRound *round,
              RkMatch           *match)
{
  for (guint board = 1; board <= rk_tournament_round_get_n_boards (round); board++)
    {
      RkPairing *pairing = rk_tournament_round_get_board (round, board);

      if (is_between (match, pairing))
        return pairing;
    }
  return NULL;
}

/* Whether the event of @match names a round of this tournament that there is. */
static gboolean
is_ours (RkTournament *self,
         RkMatch      *match)
{
  RkEvent *event = rk_match_get_event (match);
  guint round = event != NULL ? rk_event_get_round (event) : 0;

  return round >= 1 && round <= rk_tournament_get_n_rounds (self) &&
         g_strcmp0 (rk_event_get_tournament (event), rk_tournament_get_id (self)) == 0;
}

/* The game that @match was played for. The one that remembers it, for names can change
 * meanwhile. Else the event says where it was, but since then the arbiter may have sat
 * others there: who plays it decides. */
static RkPairing *
find_board (RkTournament *self,
            RkMatch      *match,
            guint        *game)
{
  RkEvent *event = rk_match_get_event (match);
  RkTournamentRound *round;
  RkPairing *pairing;

  if (!is_ours (self, match))
    return NULL;
  pairing = rk_tournament_find_match (self, rk_match_get_id (match), game);
  if (pairing != NULL)
    return pairing;

  round = rk_tournament_get_round (self, rk_event_get_round (event));
  pairing = rk_tournament_round_get_board (round, rk_event_get_board (event));
  if (pairing == NULL || !is_between (match, pairing))
    pairing = find_meeting (round, match);
  *game = MAX (rk_event_get_game (event), 1) - 1;
  return pairing != NULL && *game < rk_pairing_get_n_games (pairing) ? pairing : NULL;
}

static RkEvent *
new_event (RkTournament *self,
           RkPairing    *pairing,
           guint         game)
{
  return g_object_new (RK_TYPE_EVENT,
                       "name", rk_tournament_get_name (self),
                       "site", rk_tournament_get_site (self),
                       "date", rk_tournament_get_date (self),
                       "tournament", rk_tournament_get_id (self),
                       "round", rk_pairing_get_round (pairing),
                       "board", rk_pairing_get_board (pairing),
                       "game", game + 1,
                       NULL);
}

/**
 * rk_tournament_new_match:
 * @self: a tournament
 * @pairing: one of its pairings
 * @game: which game of it, from 0
 * @error: return location for an error
 *
 * Makes a match to play a game here: who begins is South.
 *
 * Returns: (transfer full) (nullable): the match; %NULL with %RK_ERROR_NOT_NOW
 */
RkMatch *
rk_tournament_new_match (RkTournament  *self,
                         RkPairing     *pairing,
                         guint          game,
                         GError       **error)
{
  RkRules rules;
  RkEntrant *south;
  RkEntrant *north;
  g_autoptr (RkPlayer) south_player = NULL;
  g_autoptr (RkPlayer) north_player = NULL;
  g_autoptr (RkEvent) event = NULL;
  RkMatch *match;
  guint round;
  guint place;

  g_return_val_if_fail (RK_IS_TOURNAMENT (self), NULL);
  g_return_val_if_fail (RK_IS_PAIRING (pairing), NULL);

  if (!_rk_tournament_locate (self, pairing, &round, &place, error) ||
      !check_result (self, pairing, round, game, RK_RESULT_NONE, NULL, error))
    return NULL;
  if (rk_pairing_get_game (pairing, game)->result != RK_RESULT_NONE)
    {
      _rk_tournament_refuse (error, _("This game has a result already."));
      return NULL;
    }

  south = rk_pairing_get_beginner (pairing, game);
  north = south == rk_pairing_get_first (pairing) ? rk_pairing_get_second (pairing)
                                                  : rk_pairing_get_first (pairing);
  rules = rk_tournament_get_regulations (self)->game;
  rules.first = RK_SOUTH;
  south_player = rk_player_new (rk_entrant_get_name (south), RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  north_player = rk_player_new (rk_entrant_get_name (north), RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  match = rk_match_new (&rules, south_player, north_player);
  event = new_event (self, pairing, game);
  rk_match_set_event (match, event);
  return match;
}

/**
 * rk_tournament_link_match:
 * @self: a tournament
 * @match: a match whose event names a game of it
 * @error: return location for an error
 *
 * Remembers that @match is played for that game.
 *
 * Returns: %FALSE with %RK_ERROR_NOT_NOW if there is no such game
 */
gboolean
rk_tournament_link_match (RkTournament  *self,
                          RkMatch       *match,
                          GError       **error)
{
  RkPairing *pairing;
  guint game = 0;
  guint round;
  guint place;

  g_return_val_if_fail (RK_IS_TOURNAMENT (self), FALSE);
  g_return_val_if_fail (RK_IS_MATCH (match), FALSE);

  pairing = find_board (self, match, &game);
  if (pairing == NULL)
    return _rk_tournament_refuse (error, _("There is no such game."));
  if (!_rk_tournament_locate (self, pairing, &round, &place, error))
    return FALSE;
  if (g_strcmp0 (rk_pairing_get_game (pairing, game)->match, rk_match_get_id (match)) != 0)
    _rk_tournament_put_match (self, pairing, game, rk_match_get_id (match));
  return TRUE;
}

/* On which side the first named of the pairing plays: as the names say, and if they do
 * not, by who begins. */
static RkSide
find_side (RkMatch   *match,
           RkPairing *pairing,
           guint      game)
{
  RkEntrant *first = rk_pairing_get_first (pairing);
  RkEntrant *second = rk_pairing_get_second (pairing);
  RkSide beginner = rk_match_get_rules (match)->first;
  RkSide side = rk_pairing_get_game (pairing, game)->first_begins ? beginner
                                                                  : rk_side_other (beginner);

  if (plays (match, rk_side_other (side), first) && plays (match, side, second))
    return rk_side_other (side);
  return side;
}

/* What @match says of the game, as the first named of the pairing has it. */
static RkResult
read_match (RkMatch   *match,
            RkPairing *pairing,
            guint      game,
            int       *margin)
{
  RkWinner winner = rk_match_get_winner (match);
  RkSide side = find_side (match, pairing, game);

  *margin = (int) rk_match_get_stones (match, side) -
            (int) rk_match_get_stones (match, rk_side_other (side));
  if (winner == RK_WINNER_DRAW)
    return RK_RESULT_DRAW;
  return winner == rk_winner_from_side (side) ? RK_RESULT_FIRST : RK_RESULT_SECOND;
}

/* Another result is there: it stays, and the arbiter is told once. */
static void
flag_match (RkTournament *self,
            RkPairing    *pairing,
            guint         round,
            guint         place,
            guint         game,
            RkResult      result)
{
  const RkGameRecord *record = rk_pairing_get_game (pairing, game);
  RkTournamentData *changed;
  RkLogEntry *entry;

  if ((record->flags & RK_RESULT_FLAG_MATCH) != 0)
    return;
  entry = new_entry (pairing, game, RK_LOG_MATCH, record->result, result, NULL);
  changed = rk_tournament_data_copy (rk_tournament_get_data (self));
  g_array_index (rk_tournament_data_edit_pairing (changed, round, place)->games, RkGameRecord,
                 game).flags |= RK_RESULT_FLAG_MATCH;
  _rk_tournament_commit (self, changed, entry);
}

static RkTakenResult
take_result (RkTournament *self,
             RkPairing    *pairing,
             guint         round,
             guint         place,
             guint         game,
             RkMatch      *match)
{
  const RkGameRecord *record = rk_pairing_get_game (pairing, game);
  int margin;
  RkResult result = read_match (match, pairing, game, &margin);

  if (record->result == RK_RESULT_NONE || (record->result == result && !record->has_margin))
    return rk_tournament_set_result (self, pairing, game, result, &margin, NULL, NULL)
             ? RK_TAKEN_NEW
             : RK_TAKEN_NOT_OURS;
  if (record->result == result && record->margin == margin)
    return RK_TAKEN_SAME;
  flag_match (self, pairing, round, place, game, result);
  return RK_TAKEN_DIFFERS;
}

/**
 * rk_tournament_take_match:
 * @self: a tournament
 * @match: a match
 * @pairing: (out) (optional) (nullable) (transfer none): for which pairing it was played
 *
 * Takes over the result and margin of a match that is over and was played for a game
 * of this tournament. A result that is there already stays.
 *
 * Returns: what became of it
 */
RkTakenResult
rk_tournament_take_match (RkTournament  *self,
                          RkMatch       *match,
                          RkPairing    **pairing)
{
  RkPairing *found;
  guint game = 0;
  guint round;
  guint place;

  g_return_val_if_fail (RK_IS_TOURNAMENT (self), RK_TAKEN_NOT_OURS);
  g_return_val_if_fail (RK_IS_MATCH (match), RK_TAKEN_NOT_OURS);

  found = find_board (self, match, &game);
  if (pairing != NULL)
    *pairing = found;
  if (found == NULL)
    return is_ours (self, match) ? RK_TAKEN_APART : RK_TAKEN_NOT_OURS;
  if (!_rk_tournament_locate (self, found, &round, &place, NULL) ||
      !rk_tournament_round_is_published (rk_tournament_get_round (self, round)))
    return RK_TAKEN_NOT_OURS;
  if (rk_match_get_state (match) != RK_MATCH_OVER)
    return RK_TAKEN_NOT_OVER;

  if (rk_pairing_get_game (found, game)->match == NULL)
    _rk_tournament_put_match (self, found, game, rk_match_get_id (match));
  return take_result (self, found, round, place, game, match);
}

/**
 * rk_tournament_find_match:
 * @self: a tournament
 * @match_id: id of a match
 * @game: (out) (optional): which game of the pairing, from 0
 *
 * Returns: (transfer none) (nullable): the pairing that the match was played for
 */
RkPairing *
rk_tournament_find_match (RkTournament *self,
                          const char   *match_id,
                          guint        *game)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT (self), NULL);
  g_return_val_if_fail (match_id != NULL, NULL);

  for (guint i = 1; i <= rk_tournament_get_n_rounds (self); i++)
    {
      RkTournamentRound *round = rk_tournament_get_round (self, i);

      for (guint board = 1; board <= rk_tournament_round_get_n_boards (round); board++)
        {
          RkPairing *pairing = rk_tournament_round_get_board (round, board);

          for (guint j = 0; j < rk_pairing_get_n_games (pairing); j++)
            if (g_strcmp0 (rk_pairing_get_game (pairing, j)->match, match_id) == 0)
              {
                if (game != NULL)
                  *game = j;
                return pairing;
              }
        }
    }
  return NULL;
}
