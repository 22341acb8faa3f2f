/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-board-private.h"

#include "rk-board-keys.h"
#include "rk-hole.h"

static gboolean
is_closed (RkBoard *self,
           guint    hole)
{
  return (self->position.closed & (1u << hole)) != 0;
}

/* Where the focus goes when it comes to the board: back to where it was, or to the row of the
 * player to move, at the left; not to a closed hole, if there is another. */
static guint
get_entry_hole (RkBoard *self)
{
  RkSide side = self->interactive_side >= 0 ? (RkSide) self->interactive_side
                                            : (RkSide) self->position.turn;
  guint row = (side == RK_SOUTH) != self->turned ? 1 : 0;

  if (self->focus_hole >= 0 && !is_closed (self, self->focus_hole))
    return self->focus_hole;

  for (guint column = 0; column < self->position.n_holes; column++)
    {
      guint hole = rk_board_layout_get_hole (&self->layout, column, row);

      if (!is_closed (self, hole))
        return hole;
    }

  return rk_board_layout_get_hole (&self->layout, 0, row);
}

static void
move_focus (RkBoard          *self,
            guint             hole,
            GtkDirectionType  direction)
{
  int column = rk_board_layout_get_column (&self->layout, hole);
  int row = rk_board_layout_get_row (&self->layout, hole);

  if (direction == GTK_DIR_LEFT)
    column--;
  else if (direction == GTK_DIR_RIGHT)
    column++;
  else if (direction == GTK_DIR_UP)
    row = 0;
  else
    row = 1;

  column = CLAMP (column, 0, self->position.n_holes - 1);
  rk_board_focus_hole (self, rk_board_layout_get_hole (&self->layout, column, row));
}

/* Arrows move between the holes as they are on screen; the board as a whole is
 * one stop of Tab. */
gboolean
_rk_board_focus (GtkWidget        *widget,
                GtkDirectionType  direction)
{
  RkBoard *self = RK_BOARD (widget);
  GtkWidget *child = gtk_widget_get_focus_child (widget);

  if (child == NULL)
    return rk_board_focus_hole (self, get_entry_hole (self));

  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;

  move_focus (self, rk_hole_get_index (RK_HOLE (child)), direction);

  return TRUE;
}

gboolean
_rk_board_grab_focus (GtkWidget *widget)
{
  RkBoard *self = RK_BOARD (widget);

  return rk_board_focus_hole (self, get_entry_hole (self));
}

/* The hole a key means, or -1. Digits count the holes of the player who can play, or else is to
 * move, from the left on screen, letters name them. */
static int
find_hole_of_key (RkBoard *self,
                  guint    keyval,
                  guint    keycode)
{
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (self));
  guint n_holes = self->position.n_holes;
  RkSide turn = self->interactive_side >= 0 ? (RkSide) self->interactive_side
                                            : self->position.turn;
  guint row = (turn == RK_SOUTH) != self->turned ? 1 : 0;
  guint index;

  switch (rk_board_key_parse (display, keyval, keycode, &index))
    {
    case RK_KEY_COLUMN:
      return index < n_holes ? (int) rk_board_layout_get_hole (&self->layout, index, row) : -1;

    case RK_KEY_LETTER:
      return index < n_holes ? (int) (turn * n_holes + index) : -1;

    case RK_KEY_OTHER:
    default:
      return -1;
    }
}

static gboolean
is_command (GdkModifierType state)
{
  return (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_HYPER_MASK |
                   GDK_META_MASK)) != 0;
}

/**
 * rk_board_is_hole_key:
 * @self: a board
 * @keyval: the symbol of a key
 * @keycode: its hardware code, or 0
 * @state: the modifiers held
 *
 * Returns: whether rk_board_handle_key() would choose a hole
 */
gboolean
rk_board_is_hole_key (RkBoard         *self,
                      guint            keyval,
                      guint            keycode,
                      GdkModifierType  state)
{
  g_return_val_if_fail (RK_IS_BOARD (self), FALSE);

  return !is_command (state) && find_hole_of_key (self, keyval, keycode) >= 0;
}

/**
 * rk_board_handle_key:
 * @self: a board
 * @keyval: the symbol of a key
 * @keycode: its hardware code, or 0
 * @state: the modifiers held
 *
 * Handles a key pressed on the board or on the page around it: 1 to 6 and A to
 * F choose a hole of the player to move, on every keyboard layout. While stones
 * move, these and Escape skip.
 *
 * Returns: whether the key meant something
 */
gboolean
rk_board_handle_key (RkBoard         *self,
                     guint            keyval,
                     guint            keycode,
                     GdkModifierType  state)
{
  int hole;

  g_return_val_if_fail (RK_IS_BOARD (self), FALSE);

  if (is_command (state))
    return FALSE;

  if (keyval == GDK_KEY_Escape && rk_board_is_animating (self))
    {
      rk_board_skip (self);
      return TRUE;
    }

  hole = find_hole_of_key (self, keyval, keycode);
  if (hole < 0)
    return FALSE;

  _rk_board_choose_hole (self, hole);

  return TRUE;
}

/**
 * rk_board_focus_hole:
 * @self: a board
 * @hole: a hole
 *
 * Moves the keyboard focus to @hole.
 *
 * Returns: whether it has the focus now
 */
gboolean
rk_board_focus_hole (RkBoard *self,
                     guint    hole)
{
  g_return_val_if_fail (RK_IS_BOARD (self), FALSE);
  g_return_val_if_fail (hole < 2u * self->position.n_holes, FALSE);

  return gtk_widget_grab_focus (self->holes[hole]);
}

/**
 * rk_board_get_focus_hole:
 * @self: a board
 *
 * Returns: the hole that has the keyboard focus, or had it last; -1 for none
 */
int
rk_board_get_focus_hole (RkBoard *self)
{
  GtkWidget *child;

  g_return_val_if_fail (RK_IS_BOARD (self), -1);

  child = gtk_widget_get_focus_child (GTK_WIDGET (self));
  return RK_IS_HOLE (child) ? (int) rk_hole_get_index (RK_HOLE (child)) : self->focus_hole;
}
