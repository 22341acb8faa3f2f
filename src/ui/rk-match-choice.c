/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* What happens when a person chooses a hole on the board of a match page. */

#include <glib/gi18n.h>

#include "rk-match-page-private.h"
#include "rk-match-questions.h"
#include "rk-sentences.h"
#include "rk-toast.h"

/* The toast is also announced, by libadwaita. */
static void
say (RkMatchPage *self,
     const char  *text)
{
  AdwToast *toast = adw_toast_new (text);

  adw_toast_set_timeout (toast, 4);
  g_set_weak_pointer (&self->illegal_toast, toast);
  rk_toast_add (GTK_WIDGET (self->toasts), toast);
}

static void
say_why_not (RkMatchPage  *self,
             guint         hole,
             RkMoveStatus  status)
{
  g_autofree char *text =
    rk_text_illegal_move (_rk_match_page_get_match (self), _rk_match_page_get_position (self),
                          hole, status);

  say (self, text);
}

/* A hole that waits for the computer. */
static gboolean
is_of_computer (RkMatchPage *self,
                guint        hole)
{
  const RkPosition *position = _rk_match_page_get_position (self);

  if (_rk_match_page_has_line (self) && !_rk_match_page_is_answering (self))
    return FALSE;

  return (_rk_match_page_has_line (self) || _rk_match_page_is_computer_turn (self)) &&
         rk_position_get_owner (position, hole) == position->turn;
}

static void
play (RkMatchPage *self,
      guint        hole)
{
  RkMatch *match = _rk_match_page_get_match (self);
  RkMoveStatus status = rk_match_check_move (match, hole);

  if (status != RK_MOVE_LEGAL)
    {
      say_why_not (self, hole, status);
      return;
    }

  if (self->illegal_toast != NULL)
    rk_toast_dismiss (GTK_WIDGET (self->toasts), self->illegal_toast);
  rk_match_play (match, hole, NULL);
}

static void
play_aside (RkMatchPage *self,
            guint        hole)
{
  RkMoveStatus status = _rk_match_page_play_aside (self, hole);

  if (status != RK_MOVE_LEGAL)
    say_why_not (self, hole, status);
  else if (self->illegal_toast != NULL)
    rk_toast_dismiss (GTK_WIDGET (self->toasts), self->illegal_toast);
}

static void
try_out (GtkWidget *page,
         guint      round_index,
         guint      ply,
         guint      hole)
{
  _rk_match_page_try_hole (RK_MATCH_PAGE (page), round_index, ply, hole);
}

static void
play_earlier (RkMatchPage *self,
              guint        hole)
{
  RkMatch *match = _rk_match_page_get_match (self);
  guint index = rk_cursor_get_round (self->cursor);
  guint ply = rk_cursor_get_ply (self->cursor);
  RkRound *round = rk_match_get_round (match, index);
  RkMoveStatus status = rk_position_check_move (rk_cursor_get_position (self->cursor), hole);

  if (ply == rk_round_get_n_moves (round) && rk_round_is_over (round))
    status = RK_MOVE_ROUND_OVER;

  if (status != RK_MOVE_LEGAL)
    say_why_not (self, hole, status);
  else
    rk_ask_play_earlier (GTK_WIDGET (self), match, index, ply, hole,
                         rk_match_allows_advice (match) ? try_out : NULL);
}

void
_rk_match_page_choose_hole (RkMatchPage *self,
                            guint        hole)
{
  if (rk_board_is_animating (self->board))
    rk_board_skip (self->board);
  else if (is_of_computer (self, hole))
    say (self, _("The computer plays this row."));
  else if (_rk_match_page_has_line (self))
    play_aside (self, hole);
  else if (rk_cursor_is_live (self->cursor))
    play (self, hole);
  else
    play_earlier (self, hole);
}
