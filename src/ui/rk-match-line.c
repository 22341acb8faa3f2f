/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* What is on the board beside the match: the best line, a variation, a trial. The cursor
 * stays where it is. */

#include <glib/gi18n.h>

#include "rk-best-line.h"
#include "rk-format.h"
#include "rk-match-page-private.h"
#include "rk-read-sentences.h"
#include "rk-sentences.h"
#include "rk-toast.h"

gboolean
_rk_match_page_has_line (RkMatchPage *self)
{
  return self->aside != NULL;
}

gboolean
_rk_match_page_is_trying (RkMatchPage *self)
{
  return self->aside != NULL && rk_aside_get_kind (self->aside) == RK_ASIDE_TRIAL;
}

/* The position at the place that is looked at, in the match or beside it. */
const RkPosition *
_rk_match_page_get_position (RkMatchPage *self)
{
  return self->aside != NULL ? rk_aside_get_position (self->aside)
                             : rk_cursor_get_position (self->cursor);
}

static char *
describe_trial (guint ply)
{
  g_autofree char *number = rk_format_number (ply);

  if (ply == 0)
    return g_strdup (_("Trying out from here. The match stays as it is."));

  /* TRANSLATORS: How many moves were tried out from a place of the match. */
  return g_strdup_printf (_("Trial, move %s."), number);
}

static char *
describe_place (RkAside *aside)
{
  g_autofree char *ply = rk_format_number (rk_aside_get_ply (aside));
  g_autofree char *n_moves = rk_format_number (rk_aside_get_n_moves (aside));

  switch (rk_aside_get_kind (aside))
    {
    case RK_ASIDE_BEST:
      /* TRANSLATORS: A place in the moves that both would have played best: after so many of
       * them all. */
      return g_strdup_printf (_("Best line, move %1$s of %2$s."), ply, n_moves);
    case RK_ASIDE_VARIATION:
      /* TRANSLATORS: A place in moves that somebody tried out and kept: after so many of them
       * all. */
      return g_strdup_printf (_("Variation, move %1$s of %2$s."), ply, n_moves);
    case RK_ASIDE_TRIAL:
    default:
      return describe_trial (rk_aside_get_ply (aside));
    }
}

/* NULL where the round would go on. */
static char *
describe_end (RkAside *aside)
{
  const RkPosition *position = rk_aside_get_position (aside);
  RkSolution solution = { .turn = position->turn };
  guint won[2];
  g_autofree char *value = NULL;

  if (rk_aside_get_end (aside) == RK_ROUND_GOES_ON)
    return NULL;

  rk_position_share_out (position, won);
  solution.total = won[RK_SOUTH] + won[RK_NORTH];
  value = rk_text_value (rk_aside_get_match (aside), &solution,
                         (RkOutcome) { won[position->turn], won[position->turn] });

  /* TRANSLATORS: At the end of moves that were only tried out. "%s" is a sentence about the
   * stones of the players. */
  return g_strdup_printf (_("The round would be over. %s"), value);
}

static char *
describe (RkAside *aside)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *place = describe_place (aside);
  RkMove *move = rk_aside_get_move (aside);
  g_autofree char *what = move != NULL ? rk_text_move (rk_aside_get_match (aside), move) : NULL;
  g_autofree char *end = describe_end (aside);

  g_string_append (text, place);
  if (what != NULL)
    g_string_append_printf (text, " %s", what);
  if (end != NULL)
    g_string_append_printf (text, " %s", end);

  return g_string_free_and_steal (g_steal_pointer (&text));
}

/* While its stones still fall nothing tells where the move ends. In a low window the cards
 * that would tell who is to move are hidden. */
char *
_rk_match_page_describe_line (RkMatchPage *self)
{
  RkMatch *match = _rk_match_page_get_match (self);
  RkMove *move = rk_aside_get_move (self->aside);
  g_autofree char *text = NULL;
  g_autofree char *turn = NULL;

  if (move != NULL && rk_board_is_animating (self->board))
    return rk_text_playing (match, move);

  text = describe (self->aside);
  if (!self->low || rk_aside_get_end (self->aside) != RK_ROUND_GOES_ON)
    return g_steal_pointer (&text);

  turn = rk_text_read_turn (match, rk_aside_get_position (self->aside)->turn);
  return g_strdup_printf ("%s %s", turn, text);
}

void
_rk_match_page_stop_finding (RkMatchPage *self)
{
  g_cancellable_cancel (self->line_cancellable);
  g_clear_object (&self->line_cancellable);
}

/* @sow: as a move that is played. */
static void
show_aside (RkMatchPage *self,
            RkAside     *aside,
            gboolean     sow)
{
  RkMove *move = rk_aside_get_move (aside);

  _rk_match_page_stop_finding (self);
  _rk_match_page_stop_answering (self);
  g_set_object (&self->aside, aside);
  self->lap = 0;
  if (sow && move != NULL)
    rk_board_play (self->board, rk_move_get_before (move), rk_move_get_hole (move));
  else
    rk_board_set_position (self->board, rk_aside_get_position (aside));
  _rk_match_page_settle_there (self);
}

/* Where the board is beside the match. */
void
_rk_match_page_tell_line (RkMatchPage *self)
{
  g_autofree char *text = describe (self->aside);

  _rk_match_page_forget_place (self);
  rk_announcer_say (self->announcer, text);
}

/* Shows a place beside the match, and tells of it once; @sow: as a move that is played. */
void
_rk_match_page_show_aside (RkMatchPage *self,
                           RkAside     *aside,
                           gboolean     sow)
{
  show_aside (self, aside, sow);
  _rk_match_page_tell_line (self);
}

/* After so many of its moves. */
void
_rk_match_page_line_go_to (RkMatchPage *self,
                           guint        ply)
{
  gboolean forward = ply == rk_aside_get_ply (self->aside) + 1;

  rk_aside_go_to (self->aside, ply);
  _rk_match_page_show_aside (self, self->aside, forward);
}

gboolean
_rk_match_page_can_line_forward (RkMatchPage *self)
{
  return self->aside != NULL &&
         (rk_aside_get_ply (self->aside) < rk_aside_get_n_moves (self->aside) ||
          _rk_match_page_is_between_laps (self));
}

/* In the middle of a move: to its end. */
void
_rk_match_page_line_forward (RkMatchPage *self)
{
  if (_rk_match_page_is_between_laps (self))
    _rk_match_page_end_lap (self);
  else if (_rk_match_page_can_line_forward (self))
    _rk_match_page_line_go_to (self, rk_aside_get_ply (self->aside) + 1);
}

void
_rk_match_page_line_last (RkMatchPage *self)
{
  if (_rk_match_page_can_line_forward (self))
    _rk_match_page_line_go_to (self, rk_aside_get_n_moves (self->aside));
}

/* A trial, which would be gone, is not left by stepping back. */
gboolean
_rk_match_page_can_line_back (RkMatchPage *self)
{
  return self->aside != NULL &&
         (rk_aside_get_ply (self->aside) > 0 || !_rk_match_page_is_trying (self));
}

/* From its start to what it leaves. */
void
_rk_match_page_line_back (RkMatchPage *self)
{
  if (!_rk_match_page_can_line_back (self))
    return;

  if (rk_aside_get_ply (self->aside) > 0)
    _rk_match_page_line_go_to (self, rk_aside_get_ply (self->aside) - 1);
  else
    _rk_match_page_leave_line (self);
}

void
_rk_match_page_line_first (RkMatchPage *self)
{
  if (self->aside != NULL && rk_aside_get_ply (self->aside) > 0)
    _rk_match_page_line_go_to (self, 0);
  else
    _rk_match_page_line_back (self);
}

void
_rk_match_page_show_line_again (RkMatchPage *self)
{
  _rk_match_page_show_aside (self, self->aside, TRUE);
}

/* A trial that is lost with that is offered again: that is told instead of the place. */
void
_rk_match_page_leave_to_match (RkMatchPage *self)
{
  gboolean lost = _rk_match_page_is_lost (self->aside);

  _rk_match_page_show_at_once (self);
  if (!lost)
    _rk_match_page_tell_place (self);
}

/* To what the line leaves, beside the match or in it. */
void
_rk_match_page_leave_line (RkMatchPage *self)
{
  g_autoptr (RkAside) aside = self->aside != NULL ? g_object_ref (self->aside) : NULL;
  g_autoptr (RkAside) below = aside != NULL ? rk_aside_leave (aside) : NULL;

  if (aside == NULL)
    return;

  if (below == NULL)
    {
      _rk_match_page_leave_to_match (self);
      return;
    }

  show_aside (self, below, FALSE);
  if (_rk_match_page_is_lost (aside))
    _rk_match_page_offer_trial (self, aside);
  else
    _rk_match_page_tell_line (self);
}

/* Also what is being looked for. */
void
_rk_match_page_forget_line (RkMatchPage *self)
{
  g_autoptr (RkAside) aside = g_steal_pointer (&self->aside);

  _rk_match_page_stop_finding (self);
  _rk_match_page_stop_answering (self);
  if (aside != NULL && !rk_aside_is_kept (aside))
    _rk_match_page_offer_trial (self, aside);
}

static RkAside *
make_best (RkMatchPage *self,
           RkLine      *line)
{
  if (self->aside != NULL)
    return rk_aside_new_above (RK_ASIDE_BEST, self->aside, line);

  return rk_aside_new (RK_ASIDE_BEST, _rk_match_page_get_match (self),
                       rk_cursor_get_round (self->cursor), rk_cursor_get_ply (self->cursor),
                       line);
}

static void
found_cb (GObject      *object,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (RkMatchPage) self = RK_MATCH_PAGE (user_data);
  g_autoptr (GError) error = NULL;
  g_autoptr (RkLine) line = rk_best_line_find_finish (RK_SOLVER (object), result, &error);
  g_autoptr (RkAside) aside = NULL;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) ||
      self->line_cancellable == NULL)
    return;

  _rk_match_page_stop_finding (self);
  if (line == NULL)
    {
      g_autofree char *text = rk_text_error (error);

      rk_toast_show (GTK_WIDGET (self->board), text);
      return;
    }
  if (rk_line_get_n_moves (line) == 0)
    return;

  aside = make_best (self, line);
  rk_aside_go_to (aside, 1);
  _rk_match_page_show_aside (self, aside, TRUE);
}

static gboolean
has_best (RkMatchPage *self)
{
  return self->aside != NULL && rk_aside_get_kind (self->aside) == RK_ASIDE_BEST;
}

gboolean
_rk_match_page_can_find_line (RkMatchPage *self)
{
  return has_best (self) || _rk_match_page_can_hint (self);
}

/* Asked again: back to where it was asked first. */
void
_rk_match_page_find_line (RkMatchPage *self)
{
  guint ply = self->aside != NULL ? rk_aside_get_ply (self->aside)
                                  : rk_cursor_get_ply (self->cursor);

  if (has_best (self))
    {
      _rk_match_page_leave_line (self);
      return;
    }

  _rk_match_page_uncover_board (self);
  _rk_match_page_stop_finding (self);
  self->line_cancellable = g_cancellable_new ();
  rk_best_line_find_async (self->solver, _rk_match_page_get_position (self), ply, RK_ANY_HOLE,
                           self->line_cancellable, found_cb, g_object_ref (self));
}
