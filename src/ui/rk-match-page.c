/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-board-settings.h"
#include "rk-focus.h"
#include "rk-match-page-private.h"
#include "rk-problem-banner.h"
#include "rk-review-sentences.h"
#include "rk-sentences.h"
#include "rk-toast.h"

enum
{
  REMATCH,
  LEAVE,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (RkMatchPage, rk_match_page, ADW_TYPE_NAVIGATION_PAGE)

static guint signals[N_SIGNALS];

RkMatch *
_rk_match_page_get_match (RkMatchPage *self)
{
  return rk_document_get_match (self->document);
}

static RkRound *
get_round (RkMatchPage *self)
{
  return rk_match_get_round (_rk_match_page_get_match (self),
                             rk_cursor_get_round (self->cursor));
}

/* The end of a round or match is looked at, not some place before it. */
static gboolean
is_interlude (RkMatchPage *self)
{
  return rk_cursor_is_live (self->cursor) && !_rk_match_page_is_aside (self) &&
         rk_match_get_state (_rk_match_page_get_match (self)) != RK_MATCH_PLAYING;
}

static gboolean
is_between_rounds (RkMatchPage *self)
{
  return is_interlude (self) &&
         rk_match_get_state (_rk_match_page_get_match (self)) == RK_MATCH_BETWEEN_ROUNDS;
}

/* The round looked at is over, and this is its last place. */
gboolean
_rk_match_page_is_at_end (RkMatchPage *self)
{
  RkRound *round = get_round (self);

  return rk_round_is_over (round) &&
         rk_cursor_get_ply (self->cursor) == rk_round_get_n_moves (round);
}

/* Whose holes look as if they could be played. An earlier place shows what was,
 * though a hole can be chosen there too, to play on from it. */
static int
get_interactive_side (RkMatchPage *self)
{
  if (_rk_match_page_is_trying (self))
    return rk_aside_get_end (self->aside) == RK_ROUND_GOES_ON &&
           !_rk_match_page_is_answering (self) && !_rk_match_page_is_between_laps (self)
             ? (int) rk_aside_get_position (self->aside)->turn : -1;

  if (!rk_cursor_is_live (self->cursor) || is_interlude (self) ||
      _rk_match_page_is_aside (self) ||
      _rk_match_page_is_computer_turn (self))
    return -1;

  return rk_cursor_get_position (self->cursor)->turn;
}

/* Between rounds the holes stand as the next round begins. */
static guint16
get_reopened (RkMatchPage *self)
{
  RkRound *round = get_round (self);
  RkPosition next;

  if (is_between_rounds (self))
    {
      rk_match_get_next_position (_rk_match_page_get_match (self), &next);
      return rk_round_get_position (round, 0)->closed & ~next.closed;
    }

  return rk_round_get_reopened (round);
}

static void
update_card (RkMatchPage  *self,
             RkPlayerCard *card,
             RkSide        side)
{
  RkMatch *match = _rk_match_page_get_match (self);

  if (self->shared == RK_MATCH_BETWEEN_ROUNDS && !rk_board_is_animating (self->board))
    rk_player_card_show_next (card, match, side);
  else if (self->shared != RK_MATCH_PLAYING)
    rk_player_card_show_won (card, match, side);
  else if (_rk_match_page_is_trying (self) && !_rk_match_page_is_between_laps (self))
    rk_player_card_show_trial (card, match, side, rk_cursor_get_round (self->cursor),
                               _rk_match_page_get_position (self),
                               side == self->answer_side ? self->answer_level : RK_LEVEL_NONE);
  else if (_rk_match_page_is_aside (self))
    rk_player_card_show_lap (card, match, side, rk_cursor_get_round (self->cursor),
                             _rk_match_page_get_captured (self, side));
  else
    rk_player_card_show_place (card, match, side, rk_cursor_get_round (self->cursor),
                               rk_cursor_get_ply (self->cursor),
                               rk_cursor_is_live (self->cursor));
}

/* What the cards and the board show always adds up. */
static void
update_cards (RkMatchPage *self)
{
  gboolean turned = rk_board_get_turned (self->board);

  update_card (self, self->upper_card, turned ? RK_SOUTH : RK_NORTH);
  update_card (self, self->lower_card, turned ? RK_NORTH : RK_SOUTH);
}

/* What was played and what it cost, and what would have been better as soon as that is known. */
static char *
describe_mistake (RkMatchPage *self,
                  RkMistake   *mistake)
{
  g_autofree char *text = rk_text_mistake (_rk_match_page_get_match (self), mistake);
  const char *hint = rk_hints_get_text (self->hints);

  return hint != NULL ? g_strdup_printf ("%s %s", text, hint) : g_steal_pointer (&text);
}

static void
show_status (RkMatchPage *self,
             int          hovered)
{
  const RkPosition *position = _rk_match_page_get_position (self);
  RkMatch *match = _rk_match_page_get_match (self);
  RkMove *move = rk_cursor_get_move (self->cursor);
  int side = get_interactive_side (self);
  RkMistake *mistake = _rk_match_page_get_mistake (self);
  g_autofree char *status = NULL;

  if (self->peeking)
    status = _rk_match_page_describe_peek (self);
  else if (rk_board_is_animating (self->board) && !_rk_match_page_has_line (self))
    status = move != NULL ? rk_text_playing (match, move) : g_strdup ("");
  else if (self->lap > 0)
    status = _rk_match_page_describe_lap (self);
  else if (mistake != NULL)
    status = describe_mistake (self, mistake);
  else if (rk_hints_get_text (self->hints) != NULL)
    status = g_strdup (rk_hints_get_text (self->hints));
  else if (hovered >= 0 && side >= 0 && rk_position_get_owner (position, hovered) == side &&
           position->stones[hovered] > 0 && rk_board_get_show_preview (self->board))
    status = rk_text_preview (position, hovered);
  else if (_rk_match_page_has_line (self))
    status = _rk_match_page_describe_line (self);
  else if (is_interlude (self))
    status = g_strdup ("");
  else if (_rk_match_page_is_at_end (self))
    status = rk_text_round_end (match, get_round (self));
  else if (move != NULL)
    status = rk_text_move (match, move);
  else
    status = rk_text_round_begin (match, get_round (self));

  self->told = FALSE;
  rk_navigation_bar_set_status (self->navigation_bar, status,
                                !self->peeking && (mistake != NULL ||
                                                   rk_hints_get_text (self->hints) != NULL));
}

void
_rk_match_page_update_status (RkMatchPage *self)
{
  show_status (self, -1);
}

/* While its stones still fall nothing tells where a move ends. */
void
_rk_match_page_mark_move (RkMatchPage *self,
                          RkMove      *move)
{
  if (move == NULL)
    rk_board_set_marks (self->board, -1, -1);
  else
    rk_board_set_marks (self->board, rk_move_get_hole (move),
                        rk_board_is_animating (self->board)
                            ? -1
                            : (int) rk_move_get_sowing (move)->last);
}

static void
update_marks (RkMatchPage *self)
{
  gboolean is_over = !_rk_match_page_has_line (self) && is_interlude (self) &&
                     _rk_match_page_is_at_end (self);

  /* The board marks the lap that it shows. */
  if (self->lap == 0)
    _rk_match_page_mark_move (self, is_over ? NULL : _rk_match_page_get_move (self));
}

static void
update_interlude (RkMatchPage *self)
{
  gboolean visible = is_interlude (self);
  gboolean was_visible = gtk_widget_get_visible (GTK_WIDGET (self->interlude));

  if (visible)
    rk_interlude_show_match (self->interlude, _rk_match_page_get_match (self));
  gtk_widget_set_visible (GTK_WIDGET (self->interlude), visible);
  gtk_widget_set_opacity (GTK_WIDGET (self->interlude), 1);
  _rk_match_page_update_form (self);

  if (visible && !was_visible)
    rk_interlude_focus_default (self->interlude);
  else if (was_visible && !visible && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* Who gets all stones that are left on the board when @round ends, or -1. */
static int
get_heir (RkRound *round)
{
  if (rk_round_get_end (round) != RK_ROUND_CONCEDED)
    return -1;

  return rk_side_other (rk_round_get_conceded_by (round));
}

/* What the board shows when the winnings are shared out: the next round, or
 * nothing after the last. */
static void
get_shared_position (RkMatchPage *self,
                     RkPosition  *position)
{
  if (is_between_rounds (self))
    {
      rk_match_get_next_position (_rk_match_page_get_match (self), position);
      return;
    }

  *position = *rk_cursor_get_position (self->cursor);
  memset (position->stones, 0, sizeof position->stones);
}

static void
share_out (RkMatchPage *self)
{
  RkPosition position;

  get_shared_position (self, &position);
  self->shared = rk_match_get_state (_rk_match_page_get_match (self));
  rk_sounds_play (self->sounds, RK_SOUND_ROUND_END);
  rk_board_show_filling (self->board, rk_cursor_get_position (self->cursor), &position,
                         get_heir (get_round (self)));
  update_cards (self);
}

static void
show_place (RkMatchPage *self)
{
  if (self->aside != NULL)
    rk_navigation_bar_show_aside (self->navigation_bar, self->aside);
  else
    rk_navigation_bar_show_place (self->navigation_bar, self->cursor);
  rk_review_pane_set_aside (self->review_pane, self->aside);
}

/* A bar that goes leaves the focus to the board. */
static void
update_aside_bar (RkMatchPage *self)
{
  if (self->aside == NULL && rk_focus_is_within (GTK_WIDGET (self->aside_bar)))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  rk_aside_bar_show (self->aside_bar, self->aside, self->answer_level);
}

/* All that stands around the board, when the board has come to rest. */
static void
settle (RkMatchPage *self)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self), "sowing");
  gtk_widget_remove_css_class (GTK_WIDGET (self), "ending");
  _rk_match_page_answer (self);
  update_aside_bar (self);
  update_cards (self);
  _rk_match_page_update_title (self);
  update_marks (self);
  update_interlude (self);
  rk_board_set_reopened (self->board, get_reopened (self));
  rk_board_set_interactive_side (self->board, get_interactive_side (self));
  show_place (self);
  _rk_match_page_remember_trial (self);
  _rk_match_page_update_hints (self);
  show_status (self, -1);
  _rk_match_page_update_actions (self);

  if (is_interlude (self) && _rk_match_page_is_at_end (self) && self->shared == RK_MATCH_PLAYING &&
      self->lap == 0)
    share_out (self);
}

static void
leave_aside (RkMatchPage *self)
{
  self->lap = 0;
  _rk_match_page_forget_line (self);
}

static void
arrive (RkMatchPage *self)
{
  self->peeking = FALSE;
  self->shared = RK_MATCH_PLAYING;
  self->shown_round = rk_cursor_get_round (self->cursor);
  self->shown_ply = rk_cursor_get_ply (self->cursor);
}

/* The board shows something of the place already. */
void
_rk_match_page_settle_there (RkMatchPage *self)
{
  arrive (self);
  settle (self);
}

/* Once more, when something else was on the board meanwhile. */
void
_rk_match_page_redraw (RkMatchPage *self)
{
  RkPosition position = *_rk_match_page_get_position (self);

  if (!_rk_match_page_has_line (self) && self->shared != RK_MATCH_PLAYING)
    get_shared_position (self, &position);

  rk_board_set_position (self->board, &position);
  _rk_match_page_redraw_lap (self);
  settle (self);
}

void
_rk_match_page_show_at_once (RkMatchPage *self)
{
  leave_aside (self);
  rk_board_set_position (self->board, rk_cursor_get_position (self->cursor));
  _rk_match_page_settle_there (self);
}

static void
show_move (RkMatchPage *self,
           RkMove      *move)
{
  leave_aside (self);
  arrive (self);
  rk_sounds_prepare (self->sounds);
  rk_board_set_marks (self->board, rk_move_get_hole (move), -1);
  rk_board_play (self->board, rk_move_get_before (move), rk_move_get_hole (move));
  rk_board_set_interactive_side (self->board, get_interactive_side (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "sowing");
  if (_rk_match_page_is_at_end (self))
    gtk_widget_add_css_class (GTK_WIDGET (self), "ending");
  rk_navigation_bar_show_place (self->navigation_bar, self->cursor);
  _rk_match_page_update_hints (self);
  show_status (self, -1);
  _rk_match_page_update_actions (self);
}

static void
remember_place (RkMatchPage *self)
{
  if (rk_cursor_is_live (self->cursor))
    rk_window_state_set_live (self->state);
  else
    rk_window_state_set_place (self->state, rk_cursor_get_round (self->cursor),
                               rk_cursor_get_ply (self->cursor));
}

static void
cursor_moved_cb (RkMatchPage *self)
{
  remember_place (self);

  if (_rk_match_page_show_wanted_lap (self))
    return;

  _rk_match_page_tell_place (self);
  if (rk_cursor_get_round (self->cursor) == self->shown_round &&
      rk_cursor_get_ply (self->cursor) == self->shown_ply + 1)
    show_move (self, rk_cursor_get_move (self->cursor));
  else
    _rk_match_page_show_at_once (self);
}

/* What the board shows, or showed before it looked elsewhere, is not there any more. */
static gboolean
is_gone (RkMatchPage *self)
{
  RkMatch *match = _rk_match_page_get_match (self);

  if (self->aside != NULL && (!rk_aside_fits (self->aside) || !rk_match_allows_advice (match)))
    return TRUE;

  return self->shared != RK_MATCH_PLAYING && self->shared != rk_match_get_state (match);
}

/* Comes after the cursor has moved, if it did. */
static void
match_changed_cb (RkMatchPage   *self,
                  RkMatchChange  change)
{
  gboolean is_quiet = change == RK_CHANGE_TEXTS || change == RK_CHANGE_ANALYSIS;

  remember_place (self);
  /* What has happened is told, and says where it was. */
  if (!is_quiet)
    _rk_match_page_forget_place (self);
  _rk_match_page_hold_answer (self, change);

  if (is_gone (self))
    _rk_match_page_show_at_once (self);
  else if (self->peeking && !is_quiet)
    _rk_match_page_end_peek (self);
  else if (self->peeking || rk_board_is_animating (self->board))
    _rk_match_page_update_actions (self);
  else
    settle (self);
}

static void
played_out_cb (RkMatchPage *self)
{
  settle (self);
}

static void
sounded_cb (RkMatchPage *self,
            RkSound      sound)
{
  rk_sounds_play (self->sounds, sound);
}

static void
hole_hovered_cb (RkMatchPage *self,
                 int          hole)
{
  if (!rk_board_is_animating (self->board))
    show_status (self, hole);
}

static void
hole_activated_cb (RkMatchPage *self,
                   guint        hole)
{
  _rk_match_page_stop_walking (self);
  if (self->peeking)
    _rk_match_page_end_peek (self);
  else if (_rk_match_page_is_between_laps (self))
    _rk_match_page_end_lap (self);
  else
    _rk_match_page_choose_hole (self, hole);
}

void
_rk_match_page_show_last_move (RkMatchPage *self)
{
  RkMove *move = rk_cursor_get_move (self->cursor);

  if (_rk_match_page_has_line (self))
    _rk_match_page_show_line_again (self);
  else if (move != NULL)
    {
      show_move (self, move);
      _rk_match_page_tell_place (self);
    }
}

static gboolean
is_pane_shown (RkMatchPage *self)
{
  return _rk_match_page_has_sheet (self)
           ? adw_bottom_sheet_get_open (self->sheet)
           : adw_overlay_split_view_get_show_sidebar (self->split_view);
}

void
_rk_match_page_toggle_pane (RkMatchPage *self)
{
  gboolean shows = !is_pane_shown (self);

  if (_rk_match_page_has_sheet (self))
    adw_bottom_sheet_set_open (self->sheet, shows);
  else
    adw_overlay_split_view_set_show_sidebar (self->split_view, shows);
  rk_announcer_say (self->announcer, shows ? _("The pane is shown.") : _("The pane is hidden."));
}

void
_rk_match_page_look_back (RkMatchPage *self)
{
  rk_cursor_first (self->cursor);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static RkPlayer *
copy_player (RkMatch *match,
             RkSide   side)
{
  RkPlayer *player = rk_match_get_player (match, side);

  return rk_player_new (rk_player_get_name (player), rk_player_get_player_type (player),
                        rk_player_get_level (player));
}

void
_rk_match_page_start_rematch (RkMatchPage *self)
{
  RkMatch *match = _rk_match_page_get_match (self);
  g_autoptr (RkPlayer) south = copy_player (match, RK_SOUTH);
  g_autoptr (RkPlayer) north = copy_player (match, RK_NORTH);
  g_autoptr (RkMatch) rematch = rk_match_new (rk_match_get_rules (match), south, north);

  g_signal_emit (self, signals[REMATCH], 0, rematch);
}

void
_rk_match_page_leave (RkMatchPage *self)
{
  g_signal_emit (self, signals[LEAVE], 0);
}

/* Where a person goes on. */
static void
focus_default (RkMatchPage *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self->interlude)))
    rk_interlude_focus_default (self->interlude);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
rk_match_page_showing (AdwNavigationPage *page)
{
  RK_MATCH_PAGE (page)->arriving = TRUE;
}

/* What came back with the page was told before anybody could hear it. */
static void
rk_match_page_shown (AdwNavigationPage *page)
{
  RkMatchPage *self = RK_MATCH_PAGE (page);

  focus_default (self);
  /* Behind a dialog it has to wait for the focus. */
  self->arriving = !rk_focus_is_within (GTK_WIDGET (self));
  if (_rk_match_page_has_line (self))
    _rk_match_page_tell_line (self);
}

/* A page that comes is given the focus at its first widget, and only later it has been shown. */
static gboolean
rk_match_page_focus (GtkWidget        *widget,
                     GtkDirectionType  direction)
{
  RkMatchPage *self = RK_MATCH_PAGE (widget);

  if (!self->arriving || rk_focus_is_within (widget))
    return GTK_WIDGET_CLASS (rk_match_page_parent_class)->focus (widget, direction);

  focus_default (self);
  self->arriving = FALSE;
  return TRUE;
}

static void
rk_match_page_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  _rk_match_page_size_allocate (widget, width, height);
  GTK_WIDGET_CLASS (rk_match_page_parent_class)->size_allocate (widget, width, height, baseline);
}

static void
rk_match_page_unmap (GtkWidget *widget)
{
  _rk_match_page_stop_sharing (RK_MATCH_PAGE (widget));
  GTK_WIDGET_CLASS (rk_match_page_parent_class)->unmap (widget);
}

static void
rk_match_page_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (rk_match_page_parent_class)->root (widget);
  _rk_match_page_root_focus (RK_MATCH_PAGE (widget));
}

static void
rk_match_page_unroot (GtkWidget *widget)
{
  _rk_match_page_unroot_focus (RK_MATCH_PAGE (widget));
  GTK_WIDGET_CLASS (rk_match_page_parent_class)->unroot (widget);
}

static void
rk_match_page_dispose (GObject *object)
{
  RkMatchPage *self = RK_MATCH_PAGE (object);

  self->peeking = FALSE;
  g_clear_handle_id (&self->walk_id, g_source_remove);
  _rk_match_page_stop_reading (self);
  _rk_match_page_stop_sharing (self);
  _rk_match_page_forget_place (self);
  g_clear_object (&self->aside);
  _rk_match_page_forget_line (self);
  g_clear_object (&self->left_aside);
  g_clear_object (&self->kept_aside);
  g_clear_object (&self->kept_trial);
  g_clear_object (&self->lapped_move);
  g_clear_pointer (&self->laps, g_array_unref);
  g_clear_object (&self->responder);
  g_clear_weak_pointer (&self->illegal_toast);
  g_clear_object (&self->announcer);
  g_clear_object (&self->computer);
  if (self->hints != NULL)
    g_object_run_dispose (G_OBJECT (self->hints));
  g_clear_object (&self->hints);
  g_clear_object (&self->sounds);
  g_clear_object (&self->settings);
  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_MATCH_PAGE);
  g_clear_object (&self->actions);
  g_clear_object (&self->cursor);
  g_clear_object (&self->document);
  g_clear_object (&self->solver);
  g_clear_object (&self->state);

  G_OBJECT_CLASS (rk_match_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-match-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RkMatchPage, layouts);
  gtk_widget_class_bind_template_child (widget_class, RkMatchPage, split_view);
  gtk_widget_class_bind_template_child (widget_class, RkMatchPage, sheet);
  gtk_widget_class_bind_template_child (widget_class, RkMatchPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, RkMatchPage, title);
  gtk_widget_class_bind_template_child (widget_class, RkMatchPage, undo_button);
  gtk_widget_class_bind_template_child (widget_class, RkMatchPage, redo_button);
  gtk_widget_class_bind_template_child (widget_class, RkMatchPage, hint_button);
  gtk_widget_class_bind_template_child (widget_class, RkMatchPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, RkMatchPage, pause_button);
  gtk_widget_class_bind_template_child (widget_class, RkMatchPage, pane_button);
  gtk_widget_class_bind_template_child (widget_class, RkMatchPage, event_label);
  gtk_widget_class_bind_template_child (widget_class, RkMatchPage, problem_banner);
  gtk_widget_class_bind_template_child (widget_class, RkMatchPage, aside_bar);
  gtk_widget_class_bind_template_child (widget_class, RkMatchPage, board_bin);
  gtk_widget_class_bind_template_child (widget_class, RkMatchPage, pane_bin);
  gtk_widget_class_bind_template_child (widget_class, RkMatchPage, pane_header);
  gtk_widget_class_bind_template_child (widget_class, RkMatchPage, pane_bar);
  gtk_widget_class_bind_template_child (widget_class, RkMatchPage, close_button);
  gtk_widget_class_bind_template_child (widget_class, RkMatchPage, game_box);
  gtk_widget_class_bind_template_child (widget_class, RkMatchPage, cards_box);
  gtk_widget_class_bind_template_child (widget_class, RkMatchPage, panes);
  gtk_widget_class_bind_template_child (widget_class, RkMatchPage, board);
  gtk_widget_class_bind_template_child (widget_class, RkMatchPage, upper_card);
  gtk_widget_class_bind_template_child (widget_class, RkMatchPage, lower_card);
  gtk_widget_class_bind_template_child (widget_class, RkMatchPage, thinking_bar);
  gtk_widget_class_bind_template_child (widget_class, RkMatchPage, stop_button);
  gtk_widget_class_bind_template_child (widget_class, RkMatchPage, interlude);
  gtk_widget_class_bind_template_child (widget_class, RkMatchPage, navigation_bar);
  gtk_widget_class_bind_template_child (widget_class, RkMatchPage, moves_pane);
  gtk_widget_class_bind_template_child (widget_class, RkMatchPage, rounds_pane);
  gtk_widget_class_bind_template_child (widget_class, RkMatchPage, review_pane);
  gtk_widget_class_bind_template_callback (widget_class, hole_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, hole_hovered_cb);
  gtk_widget_class_bind_template_callback (widget_class, played_out_cb);
  gtk_widget_class_bind_template_callback (widget_class, sounded_cb);
  gtk_widget_class_bind_template_callback (widget_class, _rk_match_page_update_pane);
  gtk_widget_class_bind_template_callback (widget_class, _rk_match_page_stop_thinking);
}

static void
add_signals (RkMatchPageClass *klass)
{
  /**
   * RkMatchPage::rematch:
   * @match: a new match by the same rules with the same players
   */
  signals[REMATCH] = g_signal_new ("rematch", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 1, RK_TYPE_MATCH);

  /**
   * RkMatchPage::leave:
   *
   * A person wants to go back to the tournament that the match is a game of.
   */
  signals[LEAVE] = g_signal_new ("leave", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rk_match_page_class_init (RkMatchPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  AdwNavigationPageClass *page_class = ADW_NAVIGATION_PAGE_CLASS (klass);

  object_class->dispose = rk_match_page_dispose;
  widget_class->unmap = rk_match_page_unmap;
  widget_class->root = rk_match_page_root;
  widget_class->unroot = rk_match_page_unroot;
  widget_class->size_allocate = rk_match_page_size_allocate;
  widget_class->focus = rk_match_page_focus;
  page_class->showing = rk_match_page_showing;
  page_class->shown = rk_match_page_shown;

  _rk_match_page_install_form (object_class);
  add_signals (klass);

  g_type_ensure (RK_TYPE_ASIDE_BAR);
  g_type_ensure (RK_TYPE_BOARD);
  g_type_ensure (RK_TYPE_INTERLUDE);
  g_type_ensure (RK_TYPE_MOVES_PANE);
  g_type_ensure (RK_TYPE_NAVIGATION_BAR);
  g_type_ensure (RK_TYPE_PLAYER_CARD);
  g_type_ensure (RK_TYPE_REVIEW_PANE);
  g_type_ensure (RK_TYPE_ROUNDS_PANE);

  bind_template (widget_class);
  _rk_match_page_class_add_keys (widget_class);
}

static void
rk_match_page_init (RkMatchPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  _rk_match_page_init_pane (self);
  _rk_match_page_init_keys (self);
}

static void
bind_state (RkMatchPage *self)
{
  g_object_bind_property (self->state, "turned", self->board, "turned", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->state, "pane", self->panes, "visible-child-name",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  g_object_bind_property (self->state, "show-pane", self->split_view, "show-sidebar",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  g_signal_connect_object (self->board, "notify::turned", G_CALLBACK (update_cards), self,
                           G_CONNECT_SWAPPED);
}

static void
bind_match (RkMatchPage *self)
{
  RkMatch *match = _rk_match_page_get_match (self);
  guint round;
  guint ply;

  self->cursor = rk_cursor_new (match);
  if (rk_window_state_get_place (self->state, &round, &ply) &&
      round < rk_match_get_n_rounds (match) &&
      ply <= rk_round_get_n_moves (rk_match_get_round (match, round)))
    rk_cursor_go_to (self->cursor, round, ply);

  self->announcer = rk_announcer_new (self->document, GTK_WIDGET (self));
  rk_moves_pane_set_cursor (self->moves_pane, self->cursor);
  rk_rounds_pane_set_cursor (self->rounds_pane, self->cursor);
  _rk_match_page_add_review (self);
  g_signal_connect_object (self->cursor, "moved", G_CALLBACK (cursor_moved_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "changed", G_CALLBACK (match_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * rk_match_page_new:
 * @document: what to show
 * @state: how the window shows it; the page reads it and keeps it up to date
 * @settings: the settings of the program
 * @solver: what knows how each position ends
 *
 * Returns: (transfer floating): a new page
 */
RkMatchPage *
rk_match_page_new (RkDocument    *document,
                   RkWindowState *state,
                   GSettings     *settings,
                   RkSolver      *solver)
{
  RkMatchPage *self;

  g_return_val_if_fail (RK_IS_DOCUMENT (document), NULL);
  g_return_val_if_fail (RK_IS_WINDOW_STATE (state), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (RK_IS_SOLVER (solver), NULL);

  self = g_object_new (RK_TYPE_MATCH_PAGE, NULL);
  self->solver = g_object_ref (solver);
  self->document = g_object_ref (document);
  self->state = g_object_ref (state);
  bind_match (self);
  bind_state (self);
  rk_board_follow_settings (self->board, settings);
  rk_announcer_follow_settings (self->announcer, settings);
  rk_review_pane_follow_settings (self->review_pane, settings);
  self->sounds = rk_sounds_new (settings);
  g_signal_connect_object (self, "unmap", G_CALLBACK (rk_sounds_release), self->sounds,
                           G_CONNECT_SWAPPED);
  _rk_match_page_add_computer (self);
  _rk_match_page_add_actions (self);
  _rk_match_page_add_reading (self);
  _rk_match_page_add_trial (self);
  _rk_match_page_add_hints (self, settings);
  _rk_match_page_show_event (self);
  if (!_rk_match_page_recall_trial (self))
    _rk_match_page_show_at_once (self);
  rk_problem_banner_attach (self->problem_banner, document);

  return self;
}

/**
 * rk_match_page_get_document:
 * @self: a page
 *
 * Returns: (transfer none): what the page shows
 */
RkDocument *
rk_match_page_get_document (RkMatchPage *self)
{
  g_return_val_if_fail (RK_IS_MATCH_PAGE (self), NULL);

  return self->document;
}

/**
 * rk_match_page_show_toast:
 * @self: a page
 * @text: what to say, no markup
 *
 * Says something that passes by.
 */
void
rk_match_page_show_toast (RkMatchPage *self,
                          const char  *text)
{
  g_return_if_fail (RK_IS_MATCH_PAGE (self));
  g_return_if_fail (text != NULL);

  rk_toast_show (GTK_WIDGET (self->toasts), text);
}

/**
 * rk_match_page_get_cursor:
 * @self: a page
 *
 * Returns: (transfer none): the place that the page shows
 */
RkCursor *
rk_match_page_get_cursor (RkMatchPage *self)
{
  g_return_val_if_fail (RK_IS_MATCH_PAGE (self), NULL);

  return self->cursor;
}
