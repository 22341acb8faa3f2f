/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-clock.h"
#include "rk-tournament-state-private.h"

/* Former states: gone back to, and gone to again. */

static void
clear_step (RkTournamentStep *step)
{
  g_clear_pointer (&step->data, rk_tournament_data_unref);
  g_clear_object (&step->entry);
}

GArray *
_rk_tournament_new_steps (void)
{
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (RkTournamentStep));

  g_array_set_clear_func (steps, (GDestroyNotify) clear_step);
  return steps;
}

/* The board of @like in @data, if the same two play there: its place, RK_NOBODY if not. */
static guint
find_same_board (const RkTournamentData *data,
                 guint                   round,
                 const RkPairingRecord  *like,
                 guint                   game)
{
  const RkPairingRecord *pairing;
  guint place;

  if (round > data->rounds->len)
    return RK_NOBODY;
  pairing = rk_tournament_round_record_find (rk_tournament_data_get_round (data, round),
                                             like->first, &place);
  if (pairing == NULL || pairing->first != like->first || pairing->second != like->second ||
      pairing->board != like->board || game >= pairing->games->len)
    return RK_NOBODY;
  return place;
}

/* @data with @match at a game, or @data itself if that game is not there. */
static RkTournamentData *
put_match (RkTournamentData      *data,
           guint                  round,
           const RkPairingRecord *like,
           guint                  game,
           const char            *match)
{
  guint place = find_same_board (data, round, like, game);
  RkTournamentData *changed;
  RkPairingRecord *pairing;

  if (place == RK_NOBODY)
    return rk_tournament_data_ref (data);

  changed = rk_tournament_data_copy (data);
  pairing = rk_tournament_data_edit_pairing (changed, round, place);
  g_set_str (&g_array_index (pairing->games, RkGameRecord, game).match, match);
  return changed;
}

void
_rk_tournament_put_match (RkTournament *self,
                          RkPairing    *pairing,
                          guint         game,
                          const char   *match)
{
  g_autoptr (RkTournament) guard = g_object_ref (self);
  g_autoptr (RkPairingRecord) like =
    rk_pairing_record_ref ((RkPairingRecord *) rk_pairing_get_record (pairing));
  guint round = rk_pairing_get_round (pairing);
  GArray *lists[] = { self->undo, self->redo };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    for (guint j = 0; j < lists[i]->len; j++)
      {
        RkTournamentStep *step = &g_array_index (lists[i], RkTournamentStep, j);
        RkTournamentData *former = step->data;

        step->data = put_match (former, round, like, game, match);
        rk_tournament_data_unref (former);
      }
  _rk_tournament_show_state (self, put_match (self->data, round, like, game, match), NULL);
}

/**
 * rk_tournament_can_undo:
 * @self: a tournament
 *
 * Returns: whether there is something to take back
 */
gboolean
rk_tournament_can_undo (RkTournament *self)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT (self), FALSE);

  return self->undo->len > 0;
}

/**
 * rk_tournament_can_redo:
 * @self: a tournament
 *
 * Returns: whether something was taken back
 */
gboolean
rk_tournament_can_redo (RkTournament *self)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT (self), FALSE);

  return self->redo->len > 0;
}

static RkLogEntry *
get_last_entry (GArray *steps)
{
  return steps->len > 0 ? g_array_index (steps, RkTournamentStep, steps->len - 1).entry : NULL;
}

/**
 * rk_tournament_get_undo_entry:
 * @self: a tournament
 *
 * Returns: (transfer none) (nullable): what would be taken back
 */
RkLogEntry *
rk_tournament_get_undo_entry (RkTournament *self)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT (self), NULL);

  return get_last_entry (self->undo);
}

/**
 * rk_tournament_get_redo_entry:
 * @self: a tournament
 *
 * Returns: (transfer none) (nullable): what would be done again
 */
RkLogEntry *
rk_tournament_get_redo_entry (RkTournament *self)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT (self), NULL);

  return get_last_entry (self->redo);
}

/* Takes the last step of one list, shows its state, and puts the present one into
 * the other list. */
static gboolean
step (RkTournament *self,
      GArray       *from,
      GArray       *to,
      RkLogWay      way)
{
  g_autoptr (RkTournament) guard = g_object_ref (self);
  RkTournamentStep taken;
  RkTournamentStep kept;
  RkLogEntry *of;
  g_autoptr (GDateTime) now = rk_clock_now ();
  g_autoptr (RkLogEntry) entry = NULL;

  if (from->len == 0)
    return FALSE;

  taken = g_array_index (from, RkTournamentStep, from->len - 1);
  kept = (RkTournamentStep) { rk_tournament_data_ref (self->data), g_object_ref (taken.entry) };
  rk_tournament_data_ref (taken.data);
  g_array_set_size (from, from->len - 1);
  g_array_append_val (to, kept);
  of = kept.entry;
  entry = g_object_new (RK_TYPE_LOG_ENTRY,
                        "time", now,
                        "action", rk_log_entry_get_action (of),
                        "way", way,
                        "player", rk_log_entry_get_player (of),
                        "other", rk_log_entry_get_other (of),
                        "players", rk_log_entry_get_players (of),
                        "round", rk_log_entry_get_round (of),
                        "board", rk_log_entry_get_board (of),
                        "game", rk_log_entry_get_game (of),
                        "from", rk_log_entry_get_from (of),
                        "to", rk_log_entry_get_to (of),
                        "reason", rk_log_entry_get_reason (of),
                        NULL);
  _rk_tournament_show_state (self, taken.data, entry);
  return TRUE;
}

/**
 * rk_tournament_undo:
 * @self: a tournament
 *
 * Takes the last action back. The log says so.
 *
 * Returns: %FALSE if there is nothing to take back
 */
gboolean
rk_tournament_undo (RkTournament *self)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT (self), FALSE);

  return step (self, self->undo, self->redo, RK_LOG_UNDONE);
}

/**
 * rk_tournament_redo:
 * @self: a tournament
 *
 * Does again what was taken back last. The log says so.
 *
 * Returns: %FALSE if there is nothing to do again
 */
gboolean
rk_tournament_redo (RkTournament *self)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT (self), FALSE);

  return step (self, self->redo, self->undo, RK_LOG_REDONE);
}
