/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-match-turns.h"

#include "rk-match-private.h"

/* Where a match stands after a step was taken back. */
typedef struct
{
  guint round;
  guint ply;
} Place;

/**
 * rk_match_is_computer:
 * @self: a match
 * @side: a side
 *
 * Returns: whether the program plays that side
 */
gboolean
rk_match_is_computer (RkMatch *self,
                      RkSide   side)
{
  g_return_val_if_fail (RK_IS_MATCH (self), FALSE);
  g_return_val_if_fail (side <= RK_NORTH, FALSE);

  return rk_player_get_player_type (rk_match_get_player (self, side)) == RK_PLAYER_COMPUTER;
}

/**
 * rk_match_is_unattended:
 * @self: a match
 *
 * Returns: whether the program plays both sides
 */
gboolean
rk_match_is_unattended (RkMatch *self)
{
  return rk_match_is_computer (self, RK_SOUTH) && rk_match_is_computer (self, RK_NORTH);
}

/* Only people end a match by hand. */
static gboolean
is_ended_by_hand (RkMatch *self)
{
  RkMatchEnd end = rk_match_get_end (self);

  return end == RK_MATCH_CONCEDED || end == RK_MATCH_AGREED || end == RK_MATCH_ADJUDICATED;
}

static gboolean
is_round_ended_by_hand (RkRound *round)
{
  RkRoundEnd end = rk_round_get_end (round);

  return end == RK_ROUND_CONCEDED || end == RK_ROUND_AGREED;
}

/* Whether a step goes back with the one before it. */
static gboolean
is_answer (RkMatch          *self,
           const RkPosition *before)
{
  return rk_match_is_computer (self, before->turn) && !rk_match_is_unattended (self);
}

/* The place before the last step that counts, in a match that is not ended by hand. */
static gboolean
find_last_step (RkMatch *self,
                Place   *place)
{
  for (guint i = rk_match_get_n_rounds (self); i > 0; i--)
    {
      RkRound *round = rk_match_get_round (self, i - 1);
      guint n_moves = rk_round_get_n_moves (round);

      *place = (Place) { i - 1, n_moves };
      if (is_round_ended_by_hand (round))
        return TRUE;

      while (place->ply > 0)
        if (!is_answer (self, rk_round_get_position (round, --place->ply)))
          return TRUE;
    }

  return FALSE;
}

/**
 * rk_match_can_undo_turn:
 * @self: a match
 *
 * Returns: whether rk_match_undo_turn() has something to take back
 */
gboolean
rk_match_can_undo_turn (RkMatch *self)
{
  Place place;

  g_return_val_if_fail (RK_IS_MATCH (self), FALSE);

  return is_ended_by_hand (self) || find_last_step (self, &place);
}

/**
 * rk_match_undo_turn:
 * @self: a match
 *
 * Takes back the last step of a person, with what the computer answered, so
 * that it is that person's turn again: all as one action, also across the border
 * of a round. When the program plays both sides, one step.
 *
 * Returns: %FALSE if there is nothing to take back
 */
gboolean
rk_match_undo_turn (RkMatch *self)
{
  Place place;

  g_return_val_if_fail (RK_IS_MATCH (self), FALSE);

  if (is_ended_by_hand (self))
    return rk_match_undo (self);

  return find_last_step (self, &place) && rk_match_undo_to (self, place.round, place.ply);
}

/* The move that would be made again next; %NULL if that is an ending, or nothing. */
static RkMove *
find_next_move (RkMatch *self)
{
  for (guint i = rk_match_get_n_rounds (self) - 1; i < rk_match_get_n_all_rounds (self); i++)
    {
      RkRound *round = rk_match_get_any_round (self, i);
      guint n_moves = rk_round_get_n_moves (round);

      if (n_moves < rk_round_get_n_all_moves (round))
        return rk_round_get_any_move (round, n_moves);
      if (rk_round_get_undone_end (round) != RK_ROUND_GOES_ON)
        return NULL;
    }

  return NULL;
}

/**
 * rk_match_redo_turn:
 * @self: a match
 *
 * Makes the next step again that was taken back, with what the computer
 * answered: the reverse of rk_match_undo_turn(). Each is an action of its own.
 *
 * Returns: %FALSE if there is nothing to redo
 */
gboolean
rk_match_redo_turn (RkMatch *self)
{
  RkMove *next;

  g_return_val_if_fail (RK_IS_MATCH (self), FALSE);

  if (!rk_match_redo (self))
    return FALSE;

  for (next = find_next_move (self);
       next != NULL && is_answer (self, rk_move_get_before (next));
       next = find_next_move (self))
    rk_match_redo (self);

  return TRUE;
}
