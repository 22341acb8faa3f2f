/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* A place that the pointer is over in the graph, on the board for as long as it stays
 * there: the cursor does not move, nothing is announced and nothing kept. */

#include "rk-match-page-private.h"
#include "rk-sentences.h"

static void
show_board (RkMatchPage *self,
            RkRound     *round,
            guint        ply)
{
  const RkPosition *position = rk_round_get_position (round, ply);
  RkMove *move = ply > 0 ? rk_round_get_move (round, ply - 1) : NULL;

  rk_hints_set_covered (self->hints, TRUE);
  _rk_match_page_update_mistake (self);
  rk_board_set_interactive_side (self->board, -1);
  rk_board_set_position (self->board, position);
  rk_board_set_reopened (self->board, rk_round_get_reopened (round));
  _rk_match_page_mark_move (self, move);
}

static RkRound *
get_round (RkMatchPage *self)
{
  return rk_match_get_round (_rk_match_page_get_match (self), self->peeked_round);
}

static void
show_cards (RkMatchPage *self)
{
  RkMatch *match = _rk_match_page_get_match (self);
  gboolean turned = rk_board_get_turned (self->board);
  gboolean live = _rk_match_page_is_peek_live (self);

  rk_player_card_show_place (self->upper_card, match, turned ? RK_SOUTH : RK_NORTH,
                             self->peeked_round, self->peeked_ply, live);
  rk_player_card_show_place (self->lower_card, match, turned ? RK_NORTH : RK_SOUTH,
                             self->peeked_round, self->peeked_ply, live);
}

/* All that stands around the board tells of the same place. What tells that a round is over
 * keeps its room meanwhile, so that nothing moves. */
static void
show_texts (RkMatchPage *self)
{
  show_cards (self);
  rk_navigation_bar_show_glimpse (self->navigation_bar, get_round (self), self->peeked_ply);
  rk_review_pane_show_glimpse (self->review_pane, self->peeked_round, self->peeked_ply);
  gtk_widget_set_opacity (GTK_WIDGET (self->interlude), 0);
  _rk_match_page_update_title (self);
  _rk_match_page_update_status (self);
}

/* The place that is peeked at is where the match stands now. */
gboolean
_rk_match_page_is_peek_live (RkMatchPage *self)
{
  RkMatch *match = _rk_match_page_get_match (self);

  return self->peeked_round + 1 == rk_match_get_n_rounds (match) &&
         self->peeked_ply == rk_round_get_n_moves (get_round (self));
}

char *
_rk_match_page_describe_peek (RkMatchPage *self)
{
  RkMatch *match = _rk_match_page_get_match (self);
  RkRound *round = get_round (self);

  if (rk_round_is_over (round) && self->peeked_ply == rk_round_get_n_moves (round))
    return rk_text_round_end (match, round);

  return self->peeked_ply > 0 ? rk_text_move (match,
                                              rk_round_get_move (round, self->peeked_ply - 1))
                              : rk_text_round_begin (match, round);
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
  self->peeked_round = round_index;
  self->peeked_ply = ply;
  show_board (self, get_round (self), ply);
  show_texts (self);
}

void
_rk_match_page_end_peek (RkMatchPage *self)
{
  if (!self->peeking)
    return;

  self->peeking = FALSE;
  _rk_match_page_redraw (self);
}
