/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* Looking back at moves lap by lap, by hand or at a steady pace. While a lap is
 * on the board the cursor stands after its move. */

#include "rk-board-lap.h"
#include "rk-lap-sentences.h"
#include "rk-match-page-private.h"

/* In place of a lap: the last one of the move. */
#define LAST_LAP G_MAXUINT

/* In milliseconds. */
#define MINUTE 60000

static guint
count_laps (RkMatchPage *self)
{
  RkMove *move = rk_cursor_get_move (self->cursor);

  return move != NULL ? rk_move_get_sowing (move)->laps : 0;
}

/* The board shows the middle of a move. */
gboolean
_rk_match_page_is_between_laps (RkMatchPage *self)
{
  return self->lap > 0 && self->lap < count_laps (self);
}

/* The board shows something else than the place where the cursor stands. */
gboolean
_rk_match_page_is_aside (RkMatchPage *self)
{
  return _rk_match_page_has_line (self) || _rk_match_page_is_between_laps (self);
}

static gboolean
find_lap (RkMatchPage *self,
          RkLap       *lap)
{
  RkMove *move = rk_cursor_get_move (self->cursor);
  g_autoptr (GArray) laps = NULL;

  if (self->lap == 0 || move == NULL)
    return FALSE;

  laps = rk_laps_new (rk_move_get_before (move), rk_move_get_hole (move));
  *lap = g_array_index (laps, RkLap, self->lap - 1);

  return TRUE;
}

/* What happens in the lap that is shown; NULL if none is. */
char *
_rk_match_page_describe_lap (RkMatchPage *self)
{
  RkLap lap;

  if (!find_lap (self, &lap))
    return NULL;

  return rk_text_lap (_rk_match_page_get_match (self), rk_cursor_get_move (self->cursor),
                      self->lap - 1, &lap);
}

/* What @side has captured in the round where the board stands. */
guint
_rk_match_page_get_captured (RkMatchPage *self,
                             RkSide       side)
{
  const RkPosition *position = _rk_match_page_get_line_position (self);
  RkLap lap;

  if (position != NULL)
    return position->captured[side];

  return find_lap (self, &lap) ? lap.after.captured[side]
                               : rk_cursor_get_position (self->cursor)->captured[side];
}

static void
show_lap (RkMatchPage *self,
          guint        index)
{
  g_autofree char *text = NULL;
  RkLap lap;

  _rk_match_page_forget_line (self);
  self->lap = index;
  find_lap (self, &lap);
  rk_board_show_lap (self->board, &lap);
  _rk_match_page_settle_there (self);
  text = _rk_match_page_describe_lap (self);
  rk_announcer_say (self->announcer, text);
}

/* After the cursor has moved. Returns whether it moved for a lap's sake. */
gboolean
_rk_match_page_show_wanted_lap (RkMatchPage *self)
{
  guint lap = MIN (self->wanted_lap, count_laps (self));

  if (self->wanted_lap == 0)
    _rk_match_page_stop_walking (self);
  self->wanted_lap = 0;
  if (lap == 0)
    return FALSE;

  show_lap (self, lap);
  return TRUE;
}

gboolean
_rk_match_page_can_lap_back (RkMatchPage *self)
{
  return rk_cursor_can_back (self->cursor);
}

gboolean
_rk_match_page_can_lap_forward (RkMatchPage *self)
{
  return _rk_match_page_is_between_laps (self) || rk_cursor_can_forward (self->cursor);
}

void
_rk_match_page_lap_back (RkMatchPage *self)
{
  if (self->lap > 1)
    show_lap (self, self->lap - 1);
  else if (self->lap == 0 && count_laps (self) > 0)
    show_lap (self, count_laps (self));
  else
    {
      self->wanted_lap = LAST_LAP;
      rk_cursor_back (self->cursor);
    }
}

void
_rk_match_page_lap_forward (RkMatchPage *self)
{
  if (_rk_match_page_is_between_laps (self))
    show_lap (self, self->lap + 1);
  else
    {
      self->wanted_lap = 1;
      rk_cursor_forward (self->cursor);
    }
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

/* One lap now, and the next in a while. */
static void
walk (RkMatchPage *self)
{
  _rk_match_page_lap_forward (self);
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
      return;
    }

  _rk_match_page_uncover_board (self);
  self->walking = TRUE;
  walk (self);
  _rk_match_page_update_actions (self);
}
