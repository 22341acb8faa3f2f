/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* What can be done with a match, and what storage needs to know of it. */
#include "rk-match.h"
#include "rk-match-private.h"

#include <glib/gi18n.h>

#include "rk-history-private.h"
#include "rk-notation.h"

static gboolean
check_not_over (RkMatch  *self,
                GError  **error)
{
  if (rk_match_get_state (self) != RK_MATCH_OVER)
    return TRUE;

  g_set_error_literal (error, RK_ERROR, RK_ERROR_NOT_NOW, _("the match is over"));

  return FALSE;
}

static gboolean
check_playing (RkMatch  *self,
               GError  **error)
{
  if (!check_not_over (self, error))
    return FALSE;

  if (rk_match_get_state (self) == RK_MATCH_PLAYING)
    return TRUE;

  g_set_error_literal (error, RK_ERROR, RK_ERROR_NOT_NOW, _("the round is over"));

  return FALSE;
}

/**
 * rk_match_check_move:
 * @self: a match
 * @hole: a hole
 *
 * Returns: why @hole cannot be played now, %RK_MOVE_LEGAL if it can
 */
RkMoveStatus
rk_match_check_move (RkMatch *self,
                     guint    hole)
{
  g_return_val_if_fail (RK_IS_MATCH (self), RK_MOVE_ROUND_OVER);

  if (rk_match_get_state (self) != RK_MATCH_PLAYING)
    return RK_MOVE_ROUND_OVER;

  return rk_position_check_move (rk_round_get_last_position (rk_match_get_current_round (self)),
                                 hole);
}

static void
set_illegal_move (GError           **error,
                  const RkPosition  *position,
                  guint              hole,
                  RkMoveStatus       status)
{
  const char *reason = _(rk_move_status_get_text (status, position->turn));

  if (hole >= 2u * position->n_holes)
    g_set_error_literal (error, RK_ERROR, RK_ERROR_ILLEGAL_MOVE, reason);
  else
    g_set_error (error, RK_ERROR, RK_ERROR_ILLEGAL_MOVE, "%c: %s",
                 rk_hole_to_letter (position->n_holes, hole), reason);
}

/**
 * rk_match_play:
 * @self: a match
 * @hole: the hole to lift
 * @error: return location for an error, or %NULL
 *
 * Plays a move. It may end the round and the match. What was taken back can
 * no longer be redone. Errors: %RK_ERROR_ILLEGAL_MOVE, and %RK_ERROR_NOT_NOW
 * between rounds and when the match is over.
 *
 * Returns: whether the move was played
 */
gboolean
rk_match_play (RkMatch  *self,
               guint     hole,
               GError  **error)
{
  const RkPosition *position;
  RkMoveStatus status;
  RkRound *round;
  RkMove *move;

  g_return_val_if_fail (RK_IS_MATCH (self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  if (!check_playing (self, error))
    return FALSE;

  round = rk_match_get_current_round (self);
  position = rk_round_get_last_position (round);
  move = rk_move_new (rk_round_get_n_moves (round) + 1, position, hole, &status);
  if (move == NULL)
    {
      set_illegal_move (error, position, hole, status);
      return FALSE;
    }

  rk_history_add_move (rk_match_get_history (self), move);
  rk_match_announce (self, RK_CHANGE_MOVE);

  return TRUE;
}

/**
 * rk_match_begin_round:
 * @self: a match
 * @error: return location for an error, or %NULL
 *
 * Begins the next round. When it was begun before and taken back, its moves
 * can be redone as before. Errors: %RK_ERROR_NOT_NOW unless the match is
 * between rounds.
 *
 * Returns: whether the round was begun
 */
gboolean
rk_match_begin_round (RkMatch  *self,
                      GError  **error)
{
  g_return_val_if_fail (RK_IS_MATCH (self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  if (!check_not_over (self, error))
    return FALSE;

  if (rk_match_get_state (self) == RK_MATCH_PLAYING)
    {
      g_set_error_literal (error, RK_ERROR, RK_ERROR_NOT_NOW, _("the round is not over"));
      return FALSE;
    }

  rk_history_begin_round (rk_match_get_history (self));
  rk_match_announce (self, RK_CHANGE_ROUND_BEGAN);

  return TRUE;
}

static gboolean
end_round (RkMatch     *self,
           RkRoundEnd   end,
           RkSide       by,
           GError     **error)
{
  if (!check_playing (self, error))
    return FALSE;

  rk_history_end_round (rk_match_get_history (self), end, by);
  rk_match_announce (self, RK_CHANGE_ROUND_ENDED);

  return TRUE;
}

/**
 * rk_match_agree_round:
 * @self: a match
 * @error: return location for an error, or %NULL
 *
 * Ends the round by agreement (rule 14). What was taken back can no longer be
 * redone. Errors: %RK_ERROR_NOT_NOW unless a round is played.
 *
 * Returns: whether the round was ended
 */
gboolean
rk_match_agree_round (RkMatch  *self,
                      GError  **error)
{
  g_return_val_if_fail (RK_IS_MATCH (self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  return end_round (self, RK_ROUND_AGREED, RK_SOUTH, error);
}

/**
 * rk_match_concede_round:
 * @self: a match
 * @by: who concedes, whether to move or not
 * @error: return location for an error, or %NULL
 *
 * Ends the round: all stones on the board go to the other side, who wins it
 * (rule 14). What was taken back can no longer be redone. Errors:
 * %RK_ERROR_NOT_NOW unless a round is played.
 *
 * Returns: whether the round was ended
 */
gboolean
rk_match_concede_round (RkMatch  *self,
                        RkSide    by,
                        GError  **error)
{
  g_return_val_if_fail (RK_IS_MATCH (self), FALSE);
  g_return_val_if_fail (by <= RK_NORTH, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  return end_round (self, RK_ROUND_CONCEDED, by, error);
}

static gboolean
end_match (RkMatch     *self,
           RkMatchEnd   end,
           RkWinner     winner,
           RkSide       by,
           GError     **error)
{
  if (!check_not_over (self, error))
    return FALSE;

  rk_history_end_match (rk_match_get_history (self), end, winner, by);
  rk_match_announce (self, RK_CHANGE_MATCH_ENDED);

  return TRUE;
}

/**
 * rk_match_concede:
 * @self: a match
 * @by: who concedes, whether to move or not
 * @error: return location for an error, or %NULL
 *
 * Ends the match, which the other side wins (rule 21). A round that is played
 * is not won by anybody. What was taken back can no longer be redone. Errors:
 * %RK_ERROR_NOT_NOW when the match is over.
 *
 * Returns: whether the match was ended
 */
gboolean
rk_match_concede (RkMatch  *self,
                  RkSide    by,
                  GError  **error)
{
  g_return_val_if_fail (RK_IS_MATCH (self), FALSE);
  g_return_val_if_fail (by <= RK_NORTH, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  return end_match (self, RK_MATCH_CONCEDED,
                    rk_winner_from_side (rk_side_other (by)), by, error);
}

/**
 * rk_match_agree_draw:
 * @self: a match
 * @error: return location for an error, or %NULL
 *
 * Ends the match as drawn by agreement (rule 21). What was taken back can no
 * longer be redone. Errors: %RK_ERROR_NOT_NOW when the match is over.
 *
 * Returns: whether the match was ended
 */
gboolean
rk_match_agree_draw (RkMatch  *self,
                     GError  **error)
{
  g_return_val_if_fail (RK_IS_MATCH (self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  return end_match (self, RK_MATCH_AGREED, RK_WINNER_DRAW, RK_SOUTH, error);
}

/**
 * rk_match_adjudicate:
 * @self: a match
 * @winner: who wins, or %RK_WINNER_DRAW
 * @error: return location for an error, or %NULL
 *
 * Ends the match as an arbiter decides (rule 21). What was taken back can no
 * longer be redone. Errors: %RK_ERROR_NOT_NOW when the match is over.
 *
 * Returns: whether the match was ended
 */
gboolean
rk_match_adjudicate (RkMatch   *self,
                     RkWinner   winner,
                     GError   **error)
{
  g_return_val_if_fail (RK_IS_MATCH (self), FALSE);
  g_return_val_if_fail (winner != RK_WINNER_NONE && winner <= RK_WINNER_DRAW, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  return end_match (self, RK_MATCH_ADJUDICATED, winner, RK_SOUTH, error);
}

/**
 * rk_match_can_undo:
 * @self: a match
 *
 * Returns: whether there is a move or an ending to take back
 */
gboolean
rk_match_can_undo (RkMatch *self)
{
  g_return_val_if_fail (RK_IS_MATCH (self), FALSE);

  return rk_history_can_undo (rk_match_get_history (self));
}

/**
 * rk_match_can_redo:
 * @self: a match
 *
 * Returns: whether there is a move or an ending to make again
 */
gboolean
rk_match_can_redo (RkMatch *self)
{
  g_return_val_if_fail (RK_IS_MATCH (self), FALSE);

  return rk_history_can_redo (rk_match_get_history (self));
}

static gboolean
announce_if (RkMatch       *self,
             gboolean       changed,
             RkMatchChange  change)
{
  if (changed)
    rk_match_announce (self, change);

  return changed;
}

/**
 * rk_match_undo:
 * @self: a match
 *
 * Takes back the last step: an end of the match made by hand, else such an end
 * of the round, else the last move. When the current round has none, it is left
 * and the last step of the round before is taken back with it. Nothing is
 * forgotten until a new move is played or something ended by hand.
 *
 * Returns: %FALSE if there is nothing to take back
 */
gboolean
rk_match_undo (RkMatch *self)
{
  g_return_val_if_fail (RK_IS_MATCH (self), FALSE);

  return announce_if (self, rk_history_undo (rk_match_get_history (self)), RK_CHANGE_UNDO);
}

/**
 * rk_match_redo:
 * @self: a match
 *
 * Makes the next step again that was taken back. Between rounds the next round
 * is entered with its first step.
 *
 * Returns: %FALSE if there is nothing to redo
 */
gboolean
rk_match_redo (RkMatch *self)
{
  g_return_val_if_fail (RK_IS_MATCH (self), FALSE);

  return announce_if (self, rk_history_redo (rk_match_get_history (self)), RK_CHANGE_REDO);
}

/**
 * rk_match_undo_to:
 * @self: a match
 * @round_index: a round, counted from 0
 * @ply: how many of its moves stay, 0 to rk_round_get_n_moves()
 *
 * Takes back all that came after those moves, as one action: also an
 * agreement or concession that ended the round. All can be redone step by
 * step.
 *
 * Returns: %FALSE if there is nothing to take back
 */
gboolean
rk_match_undo_to (RkMatch *self,
                  guint    round_index,
                  guint    ply)
{
  g_return_val_if_fail (RK_IS_MATCH (self), FALSE);
  g_return_val_if_fail (round_index < rk_match_get_history (self)->n_rounds, FALSE);
  g_return_val_if_fail (ply <= rk_round_get_n_moves (rk_match_get_round (self, round_index)),
                        FALSE);

  return announce_if (self, rk_history_undo_to (rk_match_get_history (self), round_index, ply),
                      RK_CHANGE_UNDO);
}

/**
 * rk_match_count_moves_after:
 * @self: a match
 * @round_index: a round, counted from 0
 * @ply: how many of its moves stay, 0 to rk_round_get_n_moves()
 *
 * Returns: how many moves rk_match_undo_to() would take back; endings by hand
 *   are not counted
 */
guint
rk_match_count_moves_after (RkMatch *self,
                            guint    round_index,
                            guint    ply)
{
  guint n_moves = 0;

  g_return_val_if_fail (RK_IS_MATCH (self), 0);
  g_return_val_if_fail (round_index < rk_match_get_history (self)->n_rounds, 0);
  g_return_val_if_fail (ply <= rk_round_get_n_moves (rk_match_get_round (self, round_index)), 0);

  for (guint i = round_index; i < rk_match_get_history (self)->n_rounds; i++)
    n_moves += rk_round_get_n_moves (rk_match_get_round (self, i));

  return n_moves - ply;
}

/**
 * rk_match_get_n_all_rounds:
 * @self: a match
 *
 * Returns: how many rounds it has with those that were taken back
 */
guint
rk_match_get_n_all_rounds (RkMatch *self)
{
  g_return_val_if_fail (RK_IS_MATCH (self), 0);

  return rk_match_get_history (self)->rounds->len;
}

/**
 * rk_match_get_any_round:
 * @self: a match
 * @index: which round, counted from 0, less than rk_match_get_n_all_rounds()
 *
 * Returns: (transfer none): the round, which may have been taken back
 */
RkRound *
rk_match_get_any_round (RkMatch *self,
                        guint    index)
{
  g_return_val_if_fail (RK_IS_MATCH (self), NULL);
  g_return_val_if_fail (index < rk_match_get_history (self)->rounds->len, NULL);

  return g_ptr_array_index (rk_match_get_history (self)->rounds, index);
}

/**
 * rk_match_get_undone_end:
 * @self: a match
 * @winner: (out) (optional): who won by it
 * @by: (out) (optional): who conceded, if it is %RK_MATCH_CONCEDED
 *
 * Returns: the end of the match made by hand that was taken back,
 *   %RK_MATCH_GOES_ON if there is none
 */
RkMatchEnd
rk_match_get_undone_end (RkMatch  *self,
                         RkWinner *winner,
                         RkSide   *by)
{
  const RkHistory *history;

  g_return_val_if_fail (RK_IS_MATCH (self), RK_MATCH_GOES_ON);

  history = rk_match_get_history (self);
  if (winner != NULL)
    *winner = history->hand_winner;
  if (by != NULL)
    *by = history->hand_by;

  return history->hand_done ? RK_MATCH_GOES_ON : history->hand_end;
}

/**
 * rk_match_get_final_end:
 * @self: a match
 * @winner: (out): who wins
 * @by: (out): who conceded, if it is %RK_MATCH_CONCEDED
 *
 * Tells how the match ends once all that was taken back is made again.
 *
 * Returns: how it ends, %RK_MATCH_GOES_ON if it does not
 */
RkMatchEnd
rk_match_get_final_end (RkMatch  *self,
                        RkWinner *winner,
                        RkSide   *by)
{
  g_return_val_if_fail (RK_IS_MATCH (self), RK_MATCH_GOES_ON);
  g_return_val_if_fail (winner != NULL, RK_MATCH_GOES_ON);
  g_return_val_if_fail (by != NULL, RK_MATCH_GOES_ON);

  *by = rk_match_get_history (self)->hand_by;

  return rk_history_get_final_end (rk_match_get_history (self), winner);
}

/**
 * rk_match_undo_after_round:
 * @self: a match
 * @round_index: a round, counted from 0
 *
 * Takes back all that came after that round, which stays as it is: an end of
 * the match made by hand, and the later rounds.
 *
 * Returns: %FALSE if there is nothing to take back
 */
gboolean
rk_match_undo_after_round (RkMatch *self,
                           guint    round_index)
{
  g_return_val_if_fail (RK_IS_MATCH (self), FALSE);
  g_return_val_if_fail (round_index < rk_match_get_history (self)->n_rounds, FALSE);

  return announce_if (self, rk_history_undo_after_round (rk_match_get_history (self), round_index),
                      RK_CHANGE_UNDO);
}

/**
 * rk_match_is_of_tournament:
 * @self: a match
 *
 * Returns: whether it is a game of a tournament
 */
gboolean
rk_match_is_of_tournament (RkMatch *self)
{
  RkEvent *event;

  g_return_val_if_fail (RK_IS_MATCH (self), FALSE);

  event = rk_match_get_event (self);

  return event != NULL && rk_event_get_tournament (event) != NULL;
}

/**
 * rk_match_allows_advice:
 * @self: a match
 *
 * In a tournament everybody thinks for themselves, as long as the game lasts.
 *
 * Returns: whether the program may tell what would be best
 */
gboolean
rk_match_allows_advice (RkMatch *self)
{
  g_return_val_if_fail (RK_IS_MATCH (self), FALSE);

  return !rk_match_is_of_tournament (self) || rk_match_get_state (self) == RK_MATCH_OVER;
}
