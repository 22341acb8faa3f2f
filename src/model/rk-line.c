/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-line.h"

#include "rk-note.h"

struct _RkLine
{
  GObject parent_instance;

  guint after;
  char *name;
  RkPosition start;

  /* Owned References */
  GPtrArray *moves;
  GListStore *notes;
  GListStore *lines;
};

enum
{
  PROP_0,
  PROP_AFTER,
  PROP_NAME,
  PROP_N_ITEMS,
  N_PROPS
};

static void list_model_iface_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (RkLine, rk_line, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static GParamSpec *properties[N_PROPS];

static GType
rk_line_get_item_type (GListModel *model)
{
  return RK_TYPE_MOVE;
}

static guint
rk_line_get_n_items (GListModel *model)
{
  return RK_LINE (model)->moves->len;
}

static gpointer
rk_line_get_item (GListModel *model,
                  guint       position)
{
  RkLine *self = RK_LINE (model);

  if (position >= self->moves->len)
    return NULL;

  return g_object_ref (g_ptr_array_index (self->moves, position));
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = rk_line_get_item_type;
  iface->get_n_items = rk_line_get_n_items;
  iface->get_item = rk_line_get_item;
}

static void
rk_line_finalize (GObject *object)
{
  RkLine *self = RK_LINE (object);

  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->moves, g_ptr_array_unref);
  g_clear_object (&self->notes);
  g_clear_object (&self->lines);

  G_OBJECT_CLASS (rk_line_parent_class)->finalize (object);
}

static void
rk_line_get_property (GObject    *object,
                      guint       prop_id,
                      GValue     *value,
                      GParamSpec *pspec)
{
  RkLine *self = RK_LINE (object);

  switch (prop_id)
    {
    case PROP_AFTER:
      g_value_set_uint (value, self->after);
      break;

    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;

    case PROP_N_ITEMS:
      g_value_set_uint (value, self->moves->len);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_line_set_property (GObject      *object,
                      guint         prop_id,
                      const GValue *value,
                      GParamSpec   *pspec)
{
  RkLine *self = RK_LINE (object);

  switch (prop_id)
    {
    case PROP_AFTER:
      self->after = g_value_get_uint (value);
      break;

    case PROP_NAME:
      rk_line_set_name (self, g_value_get_string (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_line_class_init (RkLineClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = rk_line_finalize;
  object_class->get_property = rk_line_get_property;
  object_class->set_property = rk_line_set_property;

  /**
   * RkLine:after:
   *
   * How many moves of the round, or of the line around it, are played before
   * its first move.
   */
  properties[PROP_AFTER] =
    g_param_spec_uint ("after", NULL, NULL, 0, G_MAXUINT, 0,
                       (G_PARAM_READWRITE |
                        G_PARAM_CONSTRUCT_ONLY |
                        G_PARAM_STATIC_STRINGS));

  /**
   * RkLine:name:
   *
   * The name as typed, or %NULL.
   */
  properties[PROP_NAME] =
    g_param_spec_string ("name", NULL, NULL, NULL,
                         (G_PARAM_READWRITE |
                          G_PARAM_EXPLICIT_NOTIFY |
                          G_PARAM_STATIC_STRINGS));

  /**
   * RkLine:n-items:
   *
   * How many moves it has.
   */
  properties[PROP_N_ITEMS] =
    g_param_spec_uint ("n-items", NULL, NULL, 0, G_MAXUINT, 0,
                       (G_PARAM_READABLE |
                        G_PARAM_STATIC_STRINGS));

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
rk_line_init (RkLine *self)
{
  self->moves = g_ptr_array_new_with_free_func (g_object_unref);
  self->notes = g_list_store_new (RK_TYPE_NOTE);
  self->lines = g_list_store_new (RK_TYPE_LINE);
}

/**
 * rk_line_new:
 * @after: how many moves of the round, or of the line around it, are played
 *   before the first move of the line
 * @name: (nullable): a name
 * @start: the position after those moves
 *
 * Makes a line without moves.
 *
 * Returns: (transfer full): a new line
 */
RkLine *
rk_line_new (guint             after,
             const char       *name,
             const RkPosition *start)
{
  RkLine *self;

  g_return_val_if_fail (start != NULL, NULL);

  self = g_object_new (RK_TYPE_LINE,
                       "after", after,
                       "name", name,
                       NULL);
  self->start = *start;

  return self;
}

/**
 * rk_line_get_after:
 * @self: a line
 *
 * Returns: how many moves of the round, or of the line around it, are played
 *   before its first move
 */
guint
rk_line_get_after (RkLine *self)
{
  g_return_val_if_fail (RK_IS_LINE (self), 0);

  return self->after;
}

/**
 * rk_line_get_name:
 * @self: a line
 *
 * Returns: (nullable): the name
 */
const char *
rk_line_get_name (RkLine *self)
{
  g_return_val_if_fail (RK_IS_LINE (self), NULL);

  return self->name;
}

/**
 * rk_line_set_name:
 * @self: a line
 * @name: (nullable): the name as typed
 *
 * Sets the name. Call rk_match_texts_changed() after it.
 */
void
rk_line_set_name (RkLine     *self,
                  const char *name)
{
  g_return_if_fail (RK_IS_LINE (self));

  if (g_set_str (&self->name, name))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NAME]);
}

/**
 * rk_line_play:
 * @self: a line
 * @hole: the hole to lift
 *
 * Adds a move, if it is legal. The line does not know the moves of the round
 * before it: whether a repetition (rule 13) ends it is for the caller to see.
 *
 * Returns: %RK_MOVE_LEGAL, or why the move is not legal
 */
RkMoveStatus
rk_line_play (RkLine *self,
              guint   hole)
{
  RkMoveStatus status;
  RkMove *move;
  guint n_moves;

  g_return_val_if_fail (RK_IS_LINE (self), RK_MOVE_NO_SUCH_HOLE);

  n_moves = self->moves->len;
  move = rk_move_new (n_moves + 1, rk_line_get_position (self, n_moves), hole, &status);
  if (move == NULL)
    return status;

  g_ptr_array_add (self->moves, move);
  g_list_model_items_changed (G_LIST_MODEL (self), n_moves, 0, 1);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_ITEMS]);

  return RK_MOVE_LEGAL;
}

static void
drop_notes_after (RkLine *self,
                  guint   n_moves)
{
  GListModel *notes = G_LIST_MODEL (self->notes);

  for (guint i = g_list_model_get_n_items (notes); i > 0; i--)
    {
      g_autoptr (RkNote) note = g_list_model_get_item (notes, i - 1);

      if (rk_note_get_after (note) > n_moves)
        g_list_store_remove (self->notes, i - 1);
    }
}

static void
drop_lines_after (RkLine *self,
                  guint   n_moves)
{
  GListModel *lines = G_LIST_MODEL (self->lines);

  for (guint i = g_list_model_get_n_items (lines); i > 0; i--)
    {
      g_autoptr (RkLine) line = g_list_model_get_item (lines, i - 1);

      if (line->after > n_moves)
        g_list_store_remove (self->lines, i - 1);
    }
}

/**
 * rk_line_cut:
 * @self: a line
 * @n_moves: how many of its moves stay
 *
 * Takes the other moves out of the line, with the notes and lines after them.
 */
void
rk_line_cut (RkLine *self,
             guint   n_moves)
{
  guint n_old;

  g_return_if_fail (RK_IS_LINE (self));
  g_return_if_fail (n_moves <= self->moves->len);

  n_old = self->moves->len;
  if (n_moves == n_old)
    return;

  g_ptr_array_set_size (self->moves, n_moves);
  drop_notes_after (self, n_moves);
  drop_lines_after (self, n_moves);
  g_list_model_items_changed (G_LIST_MODEL (self), n_moves, n_old - n_moves, 0);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_ITEMS]);
}

/**
 * rk_line_is_start_of:
 * @self: a line
 * @other: a line
 *
 * Returns: whether @other begins where @self begins, with all moves of @self
 */
gboolean
rk_line_is_start_of (RkLine *self,
                     RkLine *other)
{
  g_return_val_if_fail (RK_IS_LINE (self), FALSE);
  g_return_val_if_fail (RK_IS_LINE (other), FALSE);

  if (self->after != other->after || self->moves->len > other->moves->len)
    return FALSE;

  for (guint i = 0; i < self->moves->len; i++)
    if (rk_move_get_hole (g_ptr_array_index (self->moves, i)) !=
        rk_move_get_hole (g_ptr_array_index (other->moves, i)))
      return FALSE;

  return TRUE;
}

/**
 * rk_line_get_n_moves:
 * @self: a line
 *
 * Returns: how many moves it has
 */
guint
rk_line_get_n_moves (RkLine *self)
{
  g_return_val_if_fail (RK_IS_LINE (self), 0);

  return self->moves->len;
}

/**
 * rk_line_get_move:
 * @self: a line
 * @index: which move, counted from 0
 *
 * Returns: (transfer none): the move
 */
RkMove *
rk_line_get_move (RkLine *self,
                  guint   index)
{
  g_return_val_if_fail (RK_IS_LINE (self), NULL);
  g_return_val_if_fail (index < self->moves->len, NULL);

  return g_ptr_array_index (self->moves, index);
}

/**
 * rk_line_get_position:
 * @self: a line
 * @ply: how many of its moves are played, 0 to their number
 *
 * Returns: (transfer none): the position after them
 */
const RkPosition *
rk_line_get_position (RkLine *self,
                      guint   ply)
{
  g_return_val_if_fail (RK_IS_LINE (self), NULL);
  g_return_val_if_fail (ply <= self->moves->len, NULL);

  if (ply == 0)
    return &self->start;

  return rk_move_get_after (g_ptr_array_index (self->moves, ply - 1));
}

/**
 * rk_line_get_notes:
 * @self: a line
 *
 * The notes, for reading and changing; call rk_match_texts_changed() after a
 * change.
 *
 * Returns: (transfer none): a list of #RkNote
 */
GListStore *
rk_line_get_notes (RkLine *self)
{
  g_return_val_if_fail (RK_IS_LINE (self), NULL);

  return self->notes;
}

/**
 * rk_line_get_lines:
 * @self: a line
 *
 * The lines that leave this one, for reading and changing; call
 * rk_match_texts_changed() after a change.
 *
 * Returns: (transfer none): a list of #RkLine
 */
GListStore *
rk_line_get_lines (RkLine *self)
{
  g_return_val_if_fail (RK_IS_LINE (self), NULL);

  return self->lines;
}
