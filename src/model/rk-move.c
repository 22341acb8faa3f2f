/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-move.h"

#include "rk-enums.h"
#include "rk-notation.h"

struct _RkMove
{
  GObject parent_instance;

  guint ply;
  guint hole;
  RkPosition before;
  RkPosition after;
  RkSowing sowing;
};

enum
{
  PROP_0,
  PROP_PLY,
  PROP_SIDE,
  PROP_HOLE,
  PROP_LAPS,
  PROP_SOWN,
  PROP_BINIKH,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (RkMove, rk_move, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
rk_move_get_property (GObject    *object,
                      guint       prop_id,
                      GValue     *value,
                      GParamSpec *pspec)
{
  RkMove *self = RK_MOVE (object);

  switch (prop_id)
    {
    case PROP_PLY:
      g_value_set_uint (value, self->ply);
      break;

    case PROP_SIDE:
      g_value_set_enum (value, rk_move_get_side (self));
      break;

    case PROP_HOLE:
      g_value_set_uint (value, self->hole);
      break;

    case PROP_LAPS:
      g_value_set_uint (value, self->sowing.laps);
      break;

    case PROP_SOWN:
      g_value_set_uint (value, self->sowing.sown);
      break;

    case PROP_BINIKH:
      g_value_set_boolean (value, self->sowing.binikh);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_move_class_init (RkMoveClass *klass)
{
  const GParamFlags flags = (G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = rk_move_get_property;

  /**
   * RkMove:ply:
   *
   * The number of the move in its round or line, counted from 1.
   */
  properties[PROP_PLY] =
    g_param_spec_uint ("ply", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * RkMove:side:
   *
   * Who played it.
   */
  properties[PROP_SIDE] =
    g_param_spec_enum ("side", NULL, NULL, RK_TYPE_SIDE, RK_SOUTH, flags);

  /**
   * RkMove:hole:
   *
   * The hole that was lifted, an index into the stones of an #RkPosition.
   */
  properties[PROP_HOLE] =
    g_param_spec_uint ("hole", NULL, NULL, 0, RK_MAX_RING - 1, 0, flags);

  /**
   * RkMove:laps:
   *
   * How many laps were sown.
   */
  properties[PROP_LAPS] =
    g_param_spec_uint ("laps", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * RkMove:sown:
   *
   * How many stones fell in all laps together.
   */
  properties[PROP_SOWN] =
    g_param_spec_uint ("sown", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * RkMove:binikh:
   *
   * Whether the move ended by making four with its last stone (rule 8).
   */
  properties[PROP_BINIKH] =
    g_param_spec_boolean ("binikh", NULL, NULL, FALSE, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
rk_move_init (RkMove *self)
{
}

/**
 * rk_move_new:
 * @ply: the number of the move in its round or line, counted from 1
 * @before: the position in which it is played
 * @hole: the hole to lift
 * @status: (out) (optional): why the move is not legal
 *
 * Plays a move in a copy of @before.
 *
 * Returns: (transfer full) (nullable): a new move, %NULL if it is not legal
 */
RkMove *
rk_move_new (guint             ply,
             const RkPosition *before,
             guint             hole,
             RkMoveStatus     *status)
{
  RkPosition after;
  RkSowing sowing;
  RkMoveStatus result;
  RkMove *self;

  g_return_val_if_fail (before != NULL, NULL);

  after = *before;
  result = rk_position_play (&after, hole, &sowing);
  if (status != NULL)
    *status = result;
  if (result != RK_MOVE_LEGAL)
    return NULL;

  self = g_object_new (RK_TYPE_MOVE, NULL);
  self->ply = ply;
  self->hole = hole;
  self->before = *before;
  self->after = after;
  self->sowing = sowing;

  return self;
}

/**
 * rk_move_get_ply:
 * @self: a move
 *
 * Returns: the number of the move in its round or line, counted from 1
 */
guint
rk_move_get_ply (RkMove *self)
{
  g_return_val_if_fail (RK_IS_MOVE (self), 0);

  return self->ply;
}

/**
 * rk_move_get_side:
 * @self: a move
 *
 * Returns: who played it
 */
RkSide
rk_move_get_side (RkMove *self)
{
  g_return_val_if_fail (RK_IS_MOVE (self), RK_SOUTH);

  return self->before.turn;
}

/**
 * rk_move_get_hole:
 * @self: a move
 *
 * Returns: the hole that was lifted
 */
guint
rk_move_get_hole (RkMove *self)
{
  g_return_val_if_fail (RK_IS_MOVE (self), 0);

  return self->hole;
}

/**
 * rk_move_get_letter:
 * @self: a move
 *
 * Returns: the letter of the hole that was lifted, `A` to `F` or `a` to `f`
 */
char
rk_move_get_letter (RkMove *self)
{
  g_return_val_if_fail (RK_IS_MOVE (self), '\0');

  return rk_hole_to_letter (self->before.n_holes, self->hole);
}

/**
 * rk_move_get_sowing:
 * @self: a move
 *
 * Returns: (transfer none): what the move did
 */
const RkSowing *
rk_move_get_sowing (RkMove *self)
{
  g_return_val_if_fail (RK_IS_MOVE (self), NULL);

  return &self->sowing;
}

/**
 * rk_move_get_before:
 * @self: a move
 *
 * Returns: (transfer none): the position in which it was played
 */
const RkPosition *
rk_move_get_before (RkMove *self)
{
  g_return_val_if_fail (RK_IS_MOVE (self), NULL);

  return &self->before;
}

/**
 * rk_move_get_after:
 * @self: a move
 *
 * Returns: (transfer none): the position that it led to
 */
const RkPosition *
rk_move_get_after (RkMove *self)
{
  g_return_val_if_fail (RK_IS_MOVE (self), NULL);

  return &self->after;
}

/**
 * rk_move_to_notation:
 * @self: a move
 *
 * Writes the move in the detailed notation: the letter, the laps as `×5` when
 * more than one, the captures as `+8` for the mover and `−4` for the opponent,
 * and `b` for a binikh. It is the same in every language.
 *
 * Returns: (transfer full): the text, such as `C×5+8−4b`
 */
char *
rk_move_to_notation (RkMove *self)
{
  g_autoptr (GString) text = NULL;
  RkSide side;

  g_return_val_if_fail (RK_IS_MOVE (self), NULL);

  side = rk_move_get_side (self);
  text = g_string_new (NULL);
  g_string_append_c (text, rk_move_get_letter (self));
  if (self->sowing.laps > 1)
    g_string_append_printf (text, "×%u", self->sowing.laps);
  if (self->sowing.captured[side] > 0)
    g_string_append_printf (text, "+%u", self->sowing.captured[side]);
  if (self->sowing.captured[rk_side_other (side)] > 0)
    g_string_append_printf (text, "−%u", self->sowing.captured[rk_side_other (side)]);
  if (self->sowing.binikh)
    g_string_append_c (text, 'b');

  return g_string_free (g_steal_pointer (&text), FALSE);
}
