/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* Trying out moves beside the match, and keeping them as a variation. */

#include <glib/gi18n.h>

#include "rk-match-page-private.h"
#include "rk-match-turns.h"
#include "rk-toast.h"
#include "rk-variation-name.h"

/* Moves that were tried out are gone with it; one that leaves a trial is not. */
gboolean
_rk_match_page_is_lost (RkAside *aside)
{
  return rk_aside_get_kind (aside) == RK_ASIDE_TRIAL && rk_aside_get_n_moves (aside) > 0;
}

static void
show_toast (RkMatchPage *self,
            const char  *text,
            const char  *action)
{
  rk_toast_add (GTK_WIDGET (self->toasts), rk_toast_new_undo (text, action));
}

/* Leaving a trial asks nothing: it can be taken up again. */
void
_rk_match_page_offer_trial (RkMatchPage *self,
                            RkAside     *aside)
{
  g_set_object (&self->left_aside, aside);
  show_toast (self, _("The trial is closed."), "match.resume-trial");
}

/* With the cursor where the way leaves the match. */
void
_rk_match_page_open_aside (RkMatchPage *self,
                           RkAside     *aside)
{
  g_autoptr (RkAside) kept = g_object_ref (aside);

  _rk_match_page_uncover_board (self);
  rk_cursor_go_to (self->cursor, rk_aside_get_round (kept), rk_aside_get_root (kept));
  _rk_match_page_show_aside (self, kept, FALSE);
}

gboolean
_rk_match_page_can_resume_trial (RkMatchPage *self)
{
  return self->left_aside != NULL && rk_aside_fits (self->left_aside) &&
         rk_match_allows_advice (_rk_match_page_get_match (self));
}

void
_rk_match_page_resume_trial (RkMatchPage *self)
{
  g_autoptr (RkAside) aside = g_steal_pointer (&self->left_aside);

  rk_toast_dismiss_all (GTK_WIDGET (self->toasts));
  _rk_match_page_open_aside (self, aside);
}

static RkAside *
make_trial (RkMatchPage *self)
{
  if (self->aside != NULL)
    return rk_aside_new_above (RK_ASIDE_TRIAL, self->aside, NULL);

  return rk_aside_new (RK_ASIDE_TRIAL, _rk_match_page_get_match (self),
                       rk_cursor_get_round (self->cursor), rk_cursor_get_ply (self->cursor),
                       NULL);
}

/* Not in a game of a tournament before it is over: nobody may move stones on a second
 * board there. */
gboolean
_rk_match_page_can_try_out (RkMatchPage *self)
{
  g_autoptr (RkAside) trial = NULL;

  if (!rk_match_allows_advice (_rk_match_page_get_match (self)))
    return FALSE;
  if (_rk_match_page_is_trying (self))
    return TRUE;

  trial = make_trial (self);
  return rk_aside_get_end (trial) == RK_ROUND_GOES_ON;
}

/* The computer stays on the side that it plays in the match, if it plays one. */
static RkSide
find_answer_side (RkMatchPage *self,
                  RkSide       otherwise)
{
  RkMatch *match = _rk_match_page_get_match (self);

  if (rk_match_is_computer (match, RK_SOUTH) == rk_match_is_computer (match, RK_NORTH))
    return otherwise;

  return rk_match_is_computer (match, RK_SOUTH) ? RK_SOUTH : RK_NORTH;
}

/* The computer lets nobody wait on its turn. */
static void
answer_on_turn (RkMatchPage *self)
{
  if (!_rk_match_page_is_trying (self) || self->answer_level == RK_LEVEL_NONE ||
      rk_aside_get_position (self->aside)->turn != self->answer_side)
    return;

  self->answer_due = TRUE;
  _rk_match_page_settle_there (self);
}

/* Asked again: back to the match. */
void
_rk_match_page_try_out (RkMatchPage *self)
{
  g_autoptr (RkAside) trial = NULL;

  if (_rk_match_page_is_trying (self))
    {
      _rk_match_page_leave_to_match (self);
      return;
    }

  _rk_match_page_uncover_board (self);
  trial = make_trial (self);
  _rk_match_page_show_aside (self, trial, FALSE);
  self->answer_side =
    find_answer_side (self, rk_side_other (rk_aside_get_position (trial)->turn));
  answer_on_turn (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* Why not, if it is not legal. */
static RkMoveStatus
play (RkMatchPage *self,
      guint        hole)
{
  RkMoveStatus status;
  g_autoptr (RkAside) place = rk_aside_play (self->aside, hole, &status);

  if (place != NULL)
    _rk_match_page_show_aside (self, place, TRUE);

  return status;
}

/* A person plays on beside the match; the computer answers if it is wanted to. */
RkMoveStatus
_rk_match_page_play_aside (RkMatchPage *self,
                           guint        hole)
{
  RkMoveStatus status = play (self, hole);

  if (status == RK_MOVE_LEGAL)
    answer_on_turn (self);

  return status;
}

/* Whether the computer answers after so many moves of the trial. */
static gboolean
is_answered (RkMatchPage *self,
             guint        ply)
{
  return self->answer_level != RK_LEVEL_NONE &&
         rk_line_get_position (rk_aside_get_line (self->aside), ply)->turn == self->answer_side;
}

/* Where a person was to move before, or -1. */
static int
find_turn_before (RkMatchPage *self)
{
  int ply = (int) rk_aside_get_ply (self->aside) - 1;

  while (ply >= 0 && is_answered (self, ply))
    ply--;

  return ply;
}

gboolean
_rk_match_page_can_undo_trial (RkMatchPage *self)
{
  return _rk_match_page_is_trying (self) && find_turn_before (self) >= 0;
}

/* The computer's answer goes with what it answers, as in a match. */
void
_rk_match_page_undo_trial (RkMatchPage *self)
{
  int ply = find_turn_before (self);

  if (ply >= 0)
    _rk_match_page_line_go_to (self, ply);
}

void
_rk_match_page_redo_trial (RkMatchPage *self)
{
  const guint n_moves = rk_aside_get_n_moves (self->aside);
  guint ply = rk_aside_get_ply (self->aside) + 1;

  while (ply < n_moves && is_answered (self, ply))
    ply++;
  if (ply > n_moves || _rk_match_page_is_between_laps (self))
    _rk_match_page_line_forward (self);
  else
    _rk_match_page_line_go_to (self, ply);
}

/* From a place of the match, with a first move. */
void
_rk_match_page_try_hole (RkMatchPage *self,
                         guint        round_index,
                         guint        ply,
                         guint        hole)
{
  if (!rk_match_allows_advice (_rk_match_page_get_match (self)) ||
      round_index >= rk_match_get_n_rounds (_rk_match_page_get_match (self)))
    return;

  rk_cursor_go_to (self->cursor, round_index, ply);
  _rk_match_page_show_at_once (self);
  _rk_match_page_try_out (self);
  _rk_match_page_play_aside (self, hole);
}

gboolean
_rk_match_page_can_keep_line (RkMatchPage *self)
{
  return self->aside != NULL && rk_aside_can_keep (self->aside);
}

/* What the match itself has is looked at there. */
static void
look_at_match (RkMatchPage *self,
               guint        ply)
{
  rk_cursor_go_to (self->cursor, rk_aside_get_round (self->aside), ply);
  if (self->aside != NULL)
    _rk_match_page_show_at_once (self);
  rk_toast_show (GTK_WIDGET (self->board), _("These are the moves of the match itself."));
}

/* A line that begins as something that is there already leaves the match later. */
static void
show_kept (RkMatchPage *self,
           RkAside     *kept)
{
  gboolean is_here = rk_aside_get_root (kept) == rk_aside_get_root (self->aside) &&
                     rk_position_equal (rk_aside_get_position (kept),
                                        rk_aside_get_position (self->aside));

  _rk_match_page_stop_answering (self);
  g_set_object (&self->aside, kept);
  if (is_here)
    _rk_match_page_settle_there (self);
  else
    _rk_match_page_open_aside (self, kept);
}

void
_rk_match_page_keep_line (RkMatchPage *self)
{
  g_autoptr (RkAside) trial = g_object_ref (self->aside);
  g_autoptr (RkAside) kept = NULL;
  guint ply;

  if (rk_aside_find_in_match (trial, &ply))
    {
      look_at_match (self, ply);
      return;
    }

  kept = rk_aside_keep (trial);
  show_kept (self, kept);
  if (!rk_aside_is_new (kept))
    {
      rk_toast_show (GTK_WIDGET (self->board), _("These moves are kept already."));
      return;
    }

  g_set_object (&self->kept_aside, kept);
  g_set_object (&self->kept_trial, trial);
  show_toast (self, _("The moves are kept as a variation."), "match.undo-line");
}

gboolean
_rk_match_page_can_name_line (RkMatchPage *self)
{
  return self->aside != NULL && rk_aside_get_kind (self->aside) == RK_ASIDE_VARIATION;
}

void
_rk_match_page_name_line (RkMatchPage *self)
{
  rk_variation_ask_name (GTK_WIDGET (self), _rk_match_page_get_match (self),
                         rk_aside_get_line (self->aside));
}

/* The moves that were kept are a trial again. */
static void
undo_keep (RkMatchPage *self)
{
  g_autoptr (RkAside) kept = g_steal_pointer (&self->kept_aside);
  g_autoptr (RkAside) trial = g_steal_pointer (&self->kept_trial);

  _rk_match_page_show_at_once (self);
  rk_aside_take_back (kept);
  if (!_rk_match_page_can_resume_trial (self))
    rk_toast_dismiss_all (GTK_WIDGET (self->toasts));
  if (rk_aside_fits (trial))
    _rk_match_page_open_aside (self, trial);
}

/* Of what was done to variations the last: kept or deleted; or else what was written. */
void
_rk_match_page_undo_line (RkMatchPage *self)
{
  RkVariations *variations = rk_review_pane_get_variations (self->review_pane);

  if (self->kept_aside != NULL)
    undo_keep (self);
  else if (!rk_variations_has_deleted (variations))
    _rk_match_page_undo_note (self);
  else if (!rk_variations_undo (variations))
    rk_toast_show (GTK_WIDGET (self->board),
                   _("The moves before this variation have changed: it cannot come back."));
}

static void
deleted_cb (RkMatchPage *self)
{
  g_clear_object (&self->kept_aside);
  g_clear_object (&self->kept_trial);
  show_toast (self, _("Variation deleted."), "match.undo-line");
}

static void
opened_cb (RkMatchPage *self,
           guint        round_index,
           RkLine      *line)
{
  g_autoptr (RkAside) aside =
    rk_aside_find (_rk_match_page_get_match (self), round_index, line);

  if (aside != NULL)
    _rk_match_page_open_aside (self, aside);
}

/* The computer as an answering player in a trial. */

void
_rk_match_page_stop_answering (RkMatchPage *self)
{
  self->answer_due = FALSE;
  if (self->responder != NULL)
    rk_responder_stop (self->responder);
}

gboolean
_rk_match_page_is_answering (RkMatchPage *self)
{
  return _rk_match_page_is_trying (self) &&
         (self->answer_due || rk_responder_is_at_work (self->responder));
}

/* Moves of one trial differ from those of another match, and come again when they are taken
 * back. */
static guint64
get_seed (RkMatchPage *self)
{
  return g_str_hash (rk_match_get_id (_rk_match_page_get_match (self))) +
         rk_aside_get_root (self->aside) + rk_aside_get_ply (self->aside);
}

static void
ask (RkMatchPage *self,
     RkLevel      level,
     guint        delay)
{
  if (rk_aside_get_end (self->aside) != RK_ROUND_GOES_ON)
    return;

  rk_responder_ask (self->responder, rk_aside_get_position (self->aside), level, get_seed (self),
                    delay);
}

/* When the board has come to rest. */
void
_rk_match_page_answer (RkMatchPage *self)
{
  if (!self->answer_due || !_rk_match_page_is_trying (self) ||
      rk_board_is_animating (self->board))
    return;

  self->answer_due = FALSE;
  ask (self, self->answer_level, _rk_match_page_get_delay (self));
}

gboolean
_rk_match_page_can_let_answer (RkMatchPage *self)
{
  return _rk_match_page_is_trying (self) &&
         rk_aside_get_end (self->aside) == RK_ROUND_GOES_ON;
}

/* One move, for whoever is to move. */
void
_rk_match_page_let_answer (RkMatchPage *self)
{
  ask (self, self->answer_level != RK_LEVEL_NONE ? self->answer_level : RK_LEVEL_PERFECT, 0);
  _rk_match_page_settle_there (self);
}

static void
chosen_cb (RkMatchPage *self,
           guint        hole)
{
  if (!_rk_match_page_is_trying (self))
    return;

  play (self, hole);
  answer_on_turn (self);
}

static void
thinking_cb (RkMatchPage *self)
{
  gboolean thinking = rk_responder_is_thinking (self->responder);

  rk_player_card_set_thinking (self->upper_card, thinking);
  rk_player_card_set_thinking (self->lower_card, thinking);
}

static void
answer_chosen_cb (RkMatchPage   *self,
                  GVariant      *parameter,
                  GSimpleAction *action)
{
  self->answer_level = MIN ((RkLevel) g_variant_get_int32 (parameter), RK_LEVEL_PERFECT);
  g_simple_action_set_state (action, g_variant_new_int32 (self->answer_level));
  _rk_match_page_end_peek (self);
  _rk_match_page_stop_answering (self);
  if (_rk_match_page_is_trying (self))
    self->answer_side = find_answer_side (self, rk_aside_get_position (self->aside)->turn);
  _rk_match_page_settle_there (self);
  answer_on_turn (self);
}

/* Whoever was to answer on the page that goes begins again. */
static void
go_on_answering (RkMatchPage *self)
{
  if (self->answer_level == RK_LEVEL_NONE)
    {
      _rk_match_page_let_answer (self);
      return;
    }

  self->answer_due = TRUE;
  _rk_match_page_settle_there (self);
}

/* After the actions of the page. */
void
_rk_match_page_add_trial (RkMatchPage *self)
{
  RkVariations *variations = rk_review_pane_get_variations (self->review_pane);
  g_autoptr (GSimpleAction) action =
    g_simple_action_new_stateful ("answers", G_VARIANT_TYPE_INT32,
                                  g_variant_new_int32 (RK_LEVEL_NONE));

  self->responder = rk_responder_new (self->solver, NULL);
  g_signal_connect_object (self->responder, "chosen", G_CALLBACK (chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->responder, "notify::thinking", G_CALLBACK (thinking_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (action, "activate", G_CALLBACK (answer_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (action));
  g_signal_connect_object (variations, "opened", G_CALLBACK (opened_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (variations, "deleted", G_CALLBACK (deleted_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * rk_match_page_take_trial:
 * @self: a page
 * @other: a page of the same match that is about to go
 *
 * Shows what @other shows beside the match.
 */
void
rk_match_page_take_trial (RkMatchPage *self,
                          RkMatchPage *other)
{
  g_return_if_fail (RK_IS_MATCH_PAGE (self));
  g_return_if_fail (RK_IS_MATCH_PAGE (other));
  g_return_if_fail (self->document == other->document);

  g_action_group_activate_action (G_ACTION_GROUP (self->actions), "answers",
                                  g_variant_new_int32 (other->answer_level));
  self->answer_side = other->answer_side;
  g_set_object (&self->left_aside, other->left_aside);
  if (other->aside != NULL)
    _rk_match_page_show_aside (self, other->aside, FALSE);
  if (_rk_match_page_is_answering (other))
    go_on_answering (self);
}
