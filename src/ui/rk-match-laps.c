/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* Looking back at moves lap by lap or stone by stone, by hand or at a steady pace, in the
 * match and beside it. While a lap is on the board the place is that after its move. */

#include "rk-board-lap.h"
#include "rk-lap-sentences.h"
#include "rk-match-page-private.h"

/* In place of a lap: the last one of the move; of a stone: the last one of the lap. */
#define LAST G_MAXUINT

/* In milliseconds. */
#define MINUTE 60000

/* What led to the place that is looked at; NULL if nothing did. */
RkMove *
_rk_match_page_get_move (RkMatchPage *self)
{
  return self->aside != NULL ? rk_aside_get_move (self->aside)
                             : rk_cursor_get_move (self->cursor);
}

static guint
count_laps (RkMatchPage *self)
{
  RkMove *move = _rk_match_page_get_move (self);

  return move != NULL ? rk_move_get_sowing (move)->laps : 0;
}

/* The lap that is on the board, whole; NULL if none is. A move is taken apart once for all
 * steps in it. */
static const RkLap *
get_whole_lap (RkMatchPage *self)
{
  RkMove *move = _rk_match_page_get_move (self);

  if (self->lap == 0 || move == NULL)
    return NULL;

  if (g_set_object (&self->lapped_move, move))
    {
      g_clear_pointer (&self->laps, g_array_unref);
      self->laps = rk_laps_new (rk_move_get_before (move), rk_move_get_hole (move));
    }

  return &g_array_index (self->laps, RkLap, self->lap - 1);
}

/* As far as it is on the board. */
static gboolean
find_lap (RkMatchPage *self,
          RkLap       *start)
{
  const RkLap *lap = get_whole_lap (self);

  if (lap == NULL)
    return FALSE;

  rk_lap_cut (lap, MIN (self->stone, lap->n_stones), start);

  return TRUE;
}

static gboolean
has_hand (RkMatchPage *self)
{
  RkLap lap;

  return find_lap (self, &lap) && rk_lap_get_hand (&lap) > 0;
}

/* The board shows the middle of a move. */
gboolean
_rk_match_page_is_between_laps (RkMatchPage *self)
{
  return self->lap > 0 && (self->lap < count_laps (self) || has_hand (self));
}

/* The board shows something else than the place where the cursor stands. */
gboolean
_rk_match_page_is_aside (RkMatchPage *self)
{
  return _rk_match_page_has_line (self) || _rk_match_page_is_between_laps (self);
}

/* What happens in the lap that is shown, or with its last stone; NULL if none is. */
char *
_rk_match_page_describe_lap (RkMatchPage *self)
{
  RkMatch *match = _rk_match_page_get_match (self);
  RkMove *move = _rk_match_page_get_move (self);
  RkLap lap;

  if (!find_lap (self, &lap))
    return NULL;

  return self->by_stone ? rk_text_stone (match, move, self->lap - 1, &lap)
                        : rk_text_lap (match, move, self->lap - 1, &lap);
}

/* What @side has captured in the round where the board stands. */
guint
_rk_match_page_get_captured (RkMatchPage *self,
                             RkSide       side)
{
  RkLap lap;

  return find_lap (self, &lap) ? lap.after.captured[side]
                               : _rk_match_page_get_position (self)->captured[side];
}

/* Once more, when something else was on the board meanwhile. */
void
_rk_match_page_redraw_lap (RkMatchPage *self)
{
  RkLap lap;

  if (find_lap (self, &lap))
    rk_board_show_lap (self->board, &lap);
}

static void
show_lap (RkMatchPage *self,
          guint        index,
          guint        stone)
{
  g_autofree char *text = NULL;
  RkLap lap;

  _rk_match_page_stop_finding (self);
  _rk_match_page_stop_answering (self);
  self->lap = MIN (index, count_laps (self));
  self->stone = stone;
  find_lap (self, &lap);
  self->stone = lap.n_fallen;
  rk_board_show_lap (self->board, &lap);
  _rk_match_page_settle_there (self);
  text = _rk_match_page_describe_lap (self);
  _rk_match_page_forget_place (self);
  rk_announcer_say (self->announcer, text);
}

/* After the cursor has moved. Returns whether it moved for a lap's sake. */
gboolean
_rk_match_page_show_wanted_lap (RkMatchPage *self)
{
  guint lap = self->wanted_lap;

  self->wanted_lap = 0;
  if (!self->stepping)
    _rk_match_page_stop_walking (self);
  if (lap == 0 || count_laps (self) == 0)
    return FALSE;

  show_lap (self, lap, self->wanted_stone);
  return TRUE;
}

/* From the start of a line to what it leaves. */
static void
move_beside (RkMatchPage *self,
             int          step,
             guint        lap,
             guint        stone)
{
  guint ply = rk_aside_get_ply (self->aside);

  if (ply == 0 && step < 0)
    {
      _rk_match_page_line_back (self);
      return;
    }

  rk_aside_go_to (self->aside, ply + step);
  if (lap > 0 && count_laps (self) > 0)
    show_lap (self, lap, stone);
  else
    _rk_match_page_show_aside (self, self->aside, step > 0);
}

/* To another move, and there to a lap of it; 0 for its end. */
static void
move (RkMatchPage *self,
      int          step,
      guint        lap,
      guint        stone)
{
  if (self->aside != NULL)
    {
      move_beside (self, step, lap, stone);
      return;
    }

  self->wanted_lap = lap;
  self->wanted_stone = stone;
  self->stepping = TRUE;
  if (step > 0)
    rk_cursor_forward (self->cursor);
  else
    rk_cursor_back (self->cursor);
  self->stepping = FALSE;
  self->wanted_lap = 0;
}

gboolean
_rk_match_page_can_lap_back (RkMatchPage *self)
{
  return self->aside != NULL ? _rk_match_page_can_line_back (self)
                             : rk_cursor_can_back (self->cursor);
}

gboolean
_rk_match_page_can_lap_forward (RkMatchPage *self)
{
  if (self->aside != NULL)
    return _rk_match_page_can_line_forward (self);

  return _rk_match_page_is_between_laps (self) || rk_cursor_can_forward (self->cursor);
}

/* All of the move that is on the board. */
void
_rk_match_page_end_lap (RkMatchPage *self)
{
  if (self->aside != NULL)
    _rk_match_page_show_aside (self, self->aside, FALSE);
  else
    _rk_match_page_show_at_once (self);
}

void
_rk_match_page_lap_back (RkMatchPage *self)
{
  self->by_stone = FALSE;
  if (self->lap > 1)
    show_lap (self, self->lap - 1, LAST);
  else if (self->lap == 0 && count_laps (self) > 0)
    show_lap (self, LAST, LAST);
  else
    move (self, -1, LAST, LAST);
}

void
_rk_match_page_lap_forward (RkMatchPage *self)
{
  self->by_stone = FALSE;
  if (has_hand (self))
    show_lap (self, self->lap, LAST);
  else if (_rk_match_page_is_between_laps (self))
    show_lap (self, self->lap + 1, LAST);
  else
    move (self, 1, 1, LAST);
}

/* From the end of a move its last stone is taken back at once: the board shows already
 * how it lies. */
void
_rk_match_page_stone_back (RkMatchPage *self)
{
  self->by_stone = TRUE;
  if (self->lap == 0 && count_laps (self) > 0)
    {
      self->lap = count_laps (self);
      self->stone = get_whole_lap (self)->n_stones;
    }
  if (self->lap > 0 && self->stone > 0)
    show_lap (self, self->lap, self->stone - 1);
  else if (self->lap > 1)
    show_lap (self, self->lap - 1, LAST);
  else
    move (self, -1, LAST, LAST);
}

void
_rk_match_page_stone_forward (RkMatchPage *self)
{
  self->by_stone = TRUE;
  if (has_hand (self))
    show_lap (self, self->lap, self->stone + 1);
  else if (_rk_match_page_is_between_laps (self))
    show_lap (self, self->lap + 1, 0);
  else
    move (self, 1, 1, 0);
}

static void
move_forward (RkMatchPage *self)
{
  if (_rk_match_page_is_between_laps (self))
    _rk_match_page_end_lap (self);
  else
    move (self, 1, 0, 0);
}

gboolean
_rk_match_page_is_walking (RkMatchPage *self)
{
  return self->walking;
}

void
_rk_match_page_stop_walking (RkMatchPage *self)
{
  if (!self->walking)
    return;

  self->walking = FALSE;
  g_clear_handle_id (&self->walk_id, g_source_remove);
  _rk_match_page_update_actions (self);
}

static void walk_cb (gpointer user_data);

static void
step (RkMatchPage *self)
{
  switch (rk_review_pane_get_step (self->review_pane))
    {
    case RK_WALK_MOVE:
      move_forward (self);
      break;
    case RK_WALK_STONE:
      _rk_match_page_stone_forward (self);
      break;
    case RK_WALK_LAP:
    default:
      _rk_match_page_lap_forward (self);
      break;
    }
}

/* One step now, and the next in a while. A move is sown to its end first. */
static void
walk (RkMatchPage *self)
{
  if (!rk_board_is_animating (self->board))
    step (self);
  if (!self->walking || !_rk_match_page_can_lap_forward (self))
    _rk_match_page_stop_walking (self);
  else
    self->walk_id = g_timeout_add_once (MINUTE / rk_review_pane_get_pace (self->review_pane),
                                        walk_cb, self);
}

/* Nobody looks on when another page is shown. */
static void
walk_cb (gpointer user_data)
{
  RkMatchPage *self = user_data;

  self->walk_id = 0;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && _rk_match_page_can_lap_forward (self))
    walk (self);
  else
    _rk_match_page_stop_walking (self);
}

void
_rk_match_page_toggle_walking (RkMatchPage *self)
{
  if (self->walking)
    {
      _rk_match_page_stop_walking (self);
      _rk_match_page_tell_place (self);
      return;
    }

  _rk_match_page_uncover_board (self);
  self->walking = TRUE;
  walk (self);
  _rk_match_page_update_actions (self);
}
