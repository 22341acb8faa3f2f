/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* A place that the pointer is over in the graph, on the board for as long as it stays
 * there: the cursor does not move, nothing is said and nothing kept. */

#include "rk-match-page-private.h"

static guint16
get_reopened (RkRound *round,
              guint    n_holes)
{
  guint16 mask = 0;

  for (guint hole = 0; hole < 2 * n_holes; hole++)
    if (rk_round_is_reopened (round, hole))
      mask |= 1u << hole;

  return mask;
}

static void
show_board (RkMatchPage *self,
            RkRound     *round,
            guint        ply)
{
  const RkPosition *position = rk_round_get_position (round, ply);
  RkMove *move = ply > 0 ? rk_round_get_move (round, ply - 1) : NULL;

  rk_board_set_hint (self->board, -1);
  rk_board_set_values (self->board, NULL);
  rk_board_set_interactive_side (self->board, -1);
  rk_board_set_position (self->board, position);
  rk_board_set_reopened (self->board, get_reopened (round, position->n_holes));
  if (move != NULL)
    rk_board_set_marks (self->board, rk_move_get_hole (move), rk_move_get_sowing (move)->last);
  else
    rk_board_set_marks (self->board, -1, -1);
}

static void
show_cards (RkMatchPage *self,
            guint        round_index,
            guint        ply)
{
  RkMatch *match = _rk_match_page_get_match (self);
  gboolean turned = rk_board_get_turned (self->board);

  rk_player_card_show_place (self->upper_card, match, turned ? RK_SOUTH : RK_NORTH,
                             round_index, ply, FALSE);
  rk_player_card_show_place (self->lower_card, match, turned ? RK_NORTH : RK_SOUTH,
                             round_index, ply, FALSE);
}

/* The board stands there already, with nothing aside. */
static gboolean
is_there (RkMatchPage *self,
          guint        round_index,
          guint        ply)
{
  return round_index == rk_cursor_get_round (self->cursor) &&
         ply == rk_cursor_get_ply (self->cursor) && self->shared == RK_MATCH_PLAYING &&
         self->lap == 0 && !_rk_match_page_is_aside (self);
}

/* Stones that are being sown are not disturbed. */
void
_rk_match_page_peek (RkMatchPage *self,
                     int          round_index,
                     guint        ply)
{
  RkMatch *match = _rk_match_page_get_match (self);

  if (round_index < 0 || is_there (self, round_index, ply))
    {
      _rk_match_page_end_peek (self);
      return;
    }
  if (rk_board_is_animating (self->board) ||
      round_index >= (int) rk_match_get_n_rounds (match) ||
      ply > rk_round_get_n_moves (rk_match_get_round (match, round_index)))
    return;

  self->peeking = TRUE;
  show_board (self, rk_match_get_round (match, round_index), ply);
  show_cards (self, round_index, ply);
}

void
_rk_match_page_end_peek (RkMatchPage *self)
{
  if (!self->peeking)
    return;

  self->peeking = FALSE;
  _rk_match_page_redraw (self);
}
