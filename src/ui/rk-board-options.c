/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-board-private.h"

enum
{
  PROP_0,
  PROP_INTERACTIVE_SIDE,
  PROP_TURNED,
  PROP_SHOW_NUMBERS,
  PROP_SHOW_LETTERS,
  PROP_SHOW_PREVIEW,
  PROP_SPEED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
rk_board_get_property (GObject    *object,
                       guint       prop_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  RkBoard *self = RK_BOARD (object);

  switch (prop_id)
    {
    case PROP_INTERACTIVE_SIDE:
      g_value_set_int (value, self->interactive_side);
      break;

    case PROP_TURNED:
      g_value_set_boolean (value, self->turned);
      break;

    case PROP_SHOW_NUMBERS:
      g_value_set_boolean (value, self->show_numbers);
      break;

    case PROP_SHOW_LETTERS:
      g_value_set_boolean (value, self->show_letters);
      break;

    case PROP_SHOW_PREVIEW:
      g_value_set_boolean (value, self->show_preview);
      break;

    case PROP_SPEED:
      g_value_set_double (value, self->speed);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_board_set_property (GObject      *object,
                       guint         prop_id,
                       const GValue *value,
                       GParamSpec   *pspec)
{
  RkBoard *self = RK_BOARD (object);

  switch (prop_id)
    {
    case PROP_INTERACTIVE_SIDE:
      rk_board_set_interactive_side (self, g_value_get_int (value));
      break;

    case PROP_TURNED:
      rk_board_set_turned (self, g_value_get_boolean (value));
      break;

    case PROP_SHOW_NUMBERS:
      rk_board_set_show_numbers (self, g_value_get_boolean (value));
      break;

    case PROP_SHOW_LETTERS:
      rk_board_set_show_letters (self, g_value_get_boolean (value));
      break;

    case PROP_SHOW_PREVIEW:
      rk_board_set_show_preview (self, g_value_get_boolean (value));
      break;

    case PROP_SPEED:
      rk_board_set_speed (self, g_value_get_double (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

/* The properties of the board that say how it is shown. */
void
_rk_board_install_options (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = rk_board_get_property;
  object_class->set_property = rk_board_set_property;

  properties[PROP_INTERACTIVE_SIDE] =
    g_param_spec_int ("interactive-side", NULL, NULL, -1, RK_NORTH, -1, flags);
  properties[PROP_TURNED] =
    g_param_spec_boolean ("turned", NULL, NULL, FALSE, flags);
  properties[PROP_SHOW_NUMBERS] =
    g_param_spec_boolean ("show-numbers", NULL, NULL, TRUE, flags);
  properties[PROP_SHOW_LETTERS] =
    g_param_spec_boolean ("show-letters", NULL, NULL, TRUE, flags);
  properties[PROP_SHOW_PREVIEW] =
    g_param_spec_boolean ("show-preview", NULL, NULL, TRUE, flags);
  properties[PROP_SPEED] =
    g_param_spec_double ("speed", NULL, NULL, 0, RK_BOARD_MAX_SPEED, RK_BOARD_DEFAULT_SPEED, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

/**
 * rk_board_get_interactive_side:
 * @self: a board
 *
 * Returns: the #RkSide whose holes can be played now, or -1
 */
int
rk_board_get_interactive_side (RkBoard *self)
{
  g_return_val_if_fail (RK_IS_BOARD (self), -1);

  return self->interactive_side;
}

/**
 * rk_board_set_interactive_side:
 * @self: a board
 * @side: the #RkSide whose holes can be played now, or -1
 *
 * Sets who can play on this board. It only changes what is shown and said:
 * #RkBoard::hole-activated is emitted for every hole.
 */
void
rk_board_set_interactive_side (RkBoard *self,
                               int      side)
{
  g_return_if_fail (RK_IS_BOARD (self));
  g_return_if_fail (side >= -1 && side <= RK_NORTH);

  if (self->interactive_side == side)
    return;

  self->interactive_side = side;
  _rk_board_update_descriptions (self);
  _rk_board_update_preview (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_INTERACTIVE_SIDE]);
}

/**
 * rk_board_get_turned:
 * @self: a board
 *
 * Returns: whether North's row is drawn below
 */
gboolean
rk_board_get_turned (RkBoard *self)
{
  g_return_val_if_fail (RK_IS_BOARD (self), FALSE);

  return self->turned;
}

/**
 * rk_board_set_turned:
 * @self: a board
 * @turned: whether North's row is drawn below
 *
 * Turns the board by half a turn.
 */
void
rk_board_set_turned (RkBoard  *self,
                     gboolean  turned)
{
  g_return_if_fail (RK_IS_BOARD (self));

  turned = turned != FALSE;
  if (self->turned == turned)
    return;

  self->turned = turned;
  self->layout.turned = turned;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TURNED]);
}

/**
 * rk_board_get_show_numbers:
 * @self: a board
 *
 * Returns: whether the number of stones is written at each hole
 */
gboolean
rk_board_get_show_numbers (RkBoard *self)
{
  g_return_val_if_fail (RK_IS_BOARD (self), FALSE);

  return self->show_numbers;
}

/**
 * rk_board_set_show_numbers:
 * @self: a board
 * @show_numbers: whether the number of stones is written at each hole
 *
 * Shows or hides the numbers.
 */
void
rk_board_set_show_numbers (RkBoard  *self,
                           gboolean  show_numbers)
{
  g_return_if_fail (RK_IS_BOARD (self));

  show_numbers = show_numbers != FALSE;
  if (self->show_numbers == show_numbers)
    return;

  self->show_numbers = show_numbers;
  _rk_board_update_contents (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOW_NUMBERS]);
}

/**
 * rk_board_set_show_letters:
 * @self: a board
 * @show_letters: whether its letter is written at each hole
 *
 * Shows or hides the letters.
 */
void
rk_board_set_show_letters (RkBoard  *self,
                           gboolean  show_letters)
{
  g_return_if_fail (RK_IS_BOARD (self));

  show_letters = show_letters != FALSE;
  if (self->show_letters == show_letters)
    return;

  self->show_letters = show_letters;
  _rk_board_update_contents (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOW_LETTERS]);
}

/**
 * rk_board_get_show_preview:
 * @self: a board
 *
 * Returns: whether looking at a hole shows what playing it would do
 */
gboolean
rk_board_get_show_preview (RkBoard *self)
{
  g_return_val_if_fail (RK_IS_BOARD (self), FALSE);

  return self->show_preview;
}

/**
 * rk_board_set_show_preview:
 * @self: a board
 * @show_preview: whether looking at a hole shows what playing it would do
 *
 * Switches the preview on or off.
 */
void
rk_board_set_show_preview (RkBoard  *self,
                           gboolean  show_preview)
{
  g_return_if_fail (RK_IS_BOARD (self));

  show_preview = show_preview != FALSE;
  if (self->show_preview == show_preview)
    return;

  self->show_preview = show_preview;
  _rk_board_update_descriptions (self);
  _rk_board_update_preview (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOW_PREVIEW]);
}

/**
 * rk_board_get_position:
 * @self: a board
 *
 * Returns: (transfer none): how the stones lie, or lay before the animation that runs
 */
const RkPosition *
rk_board_get_position (RkBoard *self)
{
  g_return_val_if_fail (RK_IS_BOARD (self), NULL);

  return &self->position;
}

/**
 * rk_board_get_speed:
 * @self: a board
 *
 * Returns: how many stones a second fall when a move is shown, 0 for no
 *   animation
 */
double
rk_board_get_speed (RkBoard *self)
{
  g_return_val_if_fail (RK_IS_BOARD (self), 0);

  return self->speed;
}

/**
 * rk_board_set_speed:
 * @self: a board
 * @speed: stones a second, from 0 to 100; 0 for no animation
 *
 * Sets the speed of the animations, also of the one that runs: without
 * animations it is skipped.
 */
void
rk_board_set_speed (RkBoard *self,
                    double   speed)
{
  g_return_if_fail (RK_IS_BOARD (self));
  g_return_if_fail (speed >= 0 && speed <= RK_BOARD_MAX_SPEED);

  if (self->speed == speed)
    return;

  self->speed = speed;
  if (speed <= 0)
    rk_board_skip (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SPEED]);
}
