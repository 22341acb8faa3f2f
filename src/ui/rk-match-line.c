/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* What both could have played best from the place that is looked at, on the board
 * beside the match: the cursor stays where it is. */

#include <glib/gi18n.h>

#include "rk-best-line.h"
#include "rk-format.h"
#include "rk-match-page-private.h"
#include "rk-sentences.h"

static RkMove *
get_move (RkMatchPage *self)
{
  return self->line_ply > 0 ? rk_line_get_move (self->line, self->line_ply - 1) : NULL;
}

gboolean
_rk_match_page_has_line (RkMatchPage *self)
{
  return self->line != NULL;
}

/* The position of the line that is on the board; NULL if none is. */
const RkPosition *
_rk_match_page_get_line_position (RkMatchPage *self)
{
  return self->line != NULL ? rk_line_get_position (self->line, self->line_ply) : NULL;
}

char *
_rk_match_page_describe_line (RkMatchPage *self)
{
  RkMatch *match = _rk_match_page_get_match (self);
  g_autofree char *ply = rk_format_number (self->line_ply);
  g_autofree char *n_moves = rk_format_number (rk_line_get_n_moves (self->line));
  /* TRANSLATORS: A place in the moves that both would have played best: after so many of
   * them all. */
  g_autofree char *place = g_strdup_printf (_("Best line, move %1$s of %2$s."), ply, n_moves);
  g_autofree char *move = get_move (self) != NULL ? rk_text_move (match, get_move (self)) : NULL;

  return move != NULL ? g_strdup_printf ("%s %s", place, move) : g_steal_pointer (&place);
}

/* While its stones still fall nothing tells where the move ends. */
static int
get_end (RkMatchPage *self,
         RkMove      *move)
{
  return rk_board_is_animating (self->board) ? -1 : (int) rk_move_get_sowing (move)->last;
}

void
_rk_match_page_mark_line (RkMatchPage *self)
{
  RkMove *move = get_move (self);

  if (move != NULL)
    rk_board_set_marks (self->board, rk_move_get_hole (move), get_end (self, move));
  else
    rk_board_set_marks (self->board, -1, -1);
}

static void
show_place (RkMatchPage *self,
            guint        ply)
{
  gboolean forward = ply == self->line_ply + 1;
  g_autofree char *text = NULL;

  self->line_ply = ply;
  if (forward)
    rk_board_play (self->board, rk_move_get_before (get_move (self)),
                   rk_move_get_hole (get_move (self)));
  else
    rk_board_set_position (self->board, rk_line_get_position (self->line, ply));
  _rk_match_page_settle_there (self);
  text = _rk_match_page_describe_line (self);
  rk_announcer_say (self->announcer, text);
}

gboolean
_rk_match_page_can_line_forward (RkMatchPage *self)
{
  return self->line != NULL && self->line_ply < rk_line_get_n_moves (self->line);
}

void
_rk_match_page_line_forward (RkMatchPage *self)
{
  if (_rk_match_page_can_line_forward (self))
    show_place (self, self->line_ply + 1);
}

/* From its start back to the match. */
void
_rk_match_page_line_back (RkMatchPage *self)
{
  if (self->line_ply > 0)
    show_place (self, self->line_ply - 1);
  else
    _rk_match_page_show_at_once (self);
}

/* Also what is being looked for. */
void
_rk_match_page_forget_line (RkMatchPage *self)
{
  g_cancellable_cancel (self->line_cancellable);
  g_clear_object (&self->line_cancellable);
  g_clear_object (&self->line);
  self->line_ply = 0;
}

static void
found_cb (GObject      *object,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (RkMatchPage) self = RK_MATCH_PAGE (user_data);
  g_autoptr (GError) error = NULL;
  g_autoptr (RkLine) line = rk_best_line_find_finish (RK_SOLVER (object), result, &error);

  if (line == NULL || self->line_cancellable == NULL)
    return;

  _rk_match_page_forget_line (self);
  if (rk_line_get_n_moves (line) == 0)
    return;

  self->lap = 0;
  self->line = g_steal_pointer (&line);
  show_place (self, 1);
}

gboolean
_rk_match_page_can_find_line (RkMatchPage *self)
{
  return self->line != NULL || _rk_match_page_can_hint (self);
}

/* Asked again: back to the match. */
void
_rk_match_page_find_line (RkMatchPage *self)
{
  if (self->line != NULL)
    {
      _rk_match_page_show_at_once (self);
      return;
    }

  _rk_match_page_uncover_board (self);
  _rk_match_page_forget_line (self);
  self->line_cancellable = g_cancellable_new ();
  rk_best_line_find_async (self->solver, rk_cursor_get_position (self->cursor),
                           rk_cursor_get_ply (self->cursor), RK_ANY_HOLE,
                           self->line_cancellable, found_cb, g_object_ref (self));
}
