/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-mistakes.h"

#include "rk-enums.h"
#include "rk-review.h"

struct _RkMistake
{
  GObject parent_instance;

  guint round;
  guint ply;
  RkSide side;
  guint hole;
  RkLoss loss;
  RkMistakeState state;
};

enum
{
  PROP_0,
  PROP_ROUND,
  PROP_PLY,
  PROP_SIDE,
  PROP_HOLE,
  PROP_LOST,
  PROP_STATE,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (RkMistake, rk_mistake, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
rk_mistake_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  RkMistake *self = RK_MISTAKE (object);

  switch (prop_id)
    {
    case PROP_ROUND:
      g_value_set_uint (value, self->round);
      break;

    case PROP_PLY:
      g_value_set_uint (value, self->ply);
      break;

    case PROP_SIDE:
      g_value_set_enum (value, self->side);
      break;

    case PROP_HOLE:
      g_value_set_uint (value, self->hole);
      break;

    case PROP_LOST:
      g_value_set_uint (value, self->loss.least);
      break;

    case PROP_STATE:
      g_value_set_enum (value, self->state);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_mistake_set_property (GObject      *object,
                         guint         prop_id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  RkMistake *self = RK_MISTAKE (object);

  switch (prop_id)
    {
    case PROP_STATE:
      rk_mistake_set_state (self, g_value_get_enum (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_mistake_class_init (RkMistakeClass *klass)
{
  const GParamFlags flags = (G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = rk_mistake_get_property;
  object_class->set_property = rk_mistake_set_property;

  properties[PROP_ROUND] =
    g_param_spec_uint ("round", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_PLY] =
    g_param_spec_uint ("ply", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_SIDE] =
    g_param_spec_enum ("side", NULL, NULL, RK_TYPE_SIDE, RK_SOUTH, flags);
  properties[PROP_HOLE] =
    g_param_spec_uint ("hole", NULL, NULL, 0, RK_MAX_RING - 1, 0, flags);
  properties[PROP_LOST] =
    g_param_spec_uint ("lost", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_STATE] =
    g_param_spec_enum ("state", NULL, NULL, RK_TYPE_MISTAKE_STATE, RK_MISTAKE_OPEN,
                       (G_PARAM_READWRITE |
                        G_PARAM_EXPLICIT_NOTIFY |
                        G_PARAM_STATIC_STRINGS));
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
rk_mistake_init (RkMistake *self)
{
}

static RkMistake *
mistake_new (guint   round_index,
             RkMove *move,
             RkLoss  loss)
{
  RkMistake *self = g_object_new (RK_TYPE_MISTAKE, NULL);

  self->round = round_index;
  self->ply = rk_move_get_ply (move);
  self->side = rk_move_get_side (move);
  self->hole = rk_move_get_hole (move);
  self->loss = loss;

  return self;
}

static gboolean
mistake_equal (RkMistake *self,
               RkMistake *other)
{
  return self->round == other->round && self->ply == other->ply && self->hole == other->hole &&
         self->side == other->side && self->loss.least == other->loss.least &&
         self->loss.most == other->loss.most;
}

/**
 * rk_mistake_get_round:
 * @self: a mistake
 *
 * Returns: the index of its round
 */
guint
rk_mistake_get_round (RkMistake *self)
{
  g_return_val_if_fail (RK_IS_MISTAKE (self), 0);

  return self->round;
}

/**
 * rk_mistake_get_ply:
 * @self: a mistake
 *
 * Returns: which move of its round it is, counted from 1; the position before it
 *   is that after one move less
 */
guint
rk_mistake_get_ply (RkMistake *self)
{
  g_return_val_if_fail (RK_IS_MISTAKE (self), 0);

  return self->ply;
}

/**
 * rk_mistake_get_side:
 * @self: a mistake
 *
 * Returns: who made it
 */
RkSide
rk_mistake_get_side (RkMistake *self)
{
  g_return_val_if_fail (RK_IS_MISTAKE (self), RK_SOUTH);

  return self->side;
}

/**
 * rk_mistake_get_hole:
 * @self: a mistake
 *
 * Returns: the hole that was played
 */
guint
rk_mistake_get_hole (RkMistake *self)
{
  g_return_val_if_fail (RK_IS_MISTAKE (self), 0);

  return self->hole;
}

/**
 * rk_mistake_get_lost:
 * @self: a mistake
 *
 * Returns: the stones it gave away for sure, at least 1
 */
guint
rk_mistake_get_lost (RkMistake *self)
{
  g_return_val_if_fail (RK_IS_MISTAKE (self), 0);

  return self->loss.least;
}

/**
 * rk_mistake_get_loss:
 * @self: a mistake
 *
 * Returns: the stones it gave away, and as many as it may have given away
 */
RkLoss
rk_mistake_get_loss (RkMistake *self)
{
  const RkLoss none = { 0, 0 };

  g_return_val_if_fail (RK_IS_MISTAKE (self), none);

  return self->loss;
}

/**
 * rk_mistake_get_state:
 * @self: a mistake
 *
 * Returns: how far somebody has come who tries to do better
 */
RkMistakeState
rk_mistake_get_state (RkMistake *self)
{
  g_return_val_if_fail (RK_IS_MISTAKE (self), RK_MISTAKE_OPEN);

  return self->state;
}

/**
 * rk_mistake_set_state:
 * @self: a mistake
 * @state: how far somebody has come who tries to do better
 */
void
rk_mistake_set_state (RkMistake      *self,
                      RkMistakeState  state)
{
  g_return_if_fail (RK_IS_MISTAKE (self));

  if (self->state == state)
    return;

  self->state = state;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STATE]);
}

struct _RkMistakes
{
  GObject parent_instance;

  RkMistakeOrder order;
  guint sides;

  /* Owned References */
  RkMatch *match;
  /* All, as they were made, and what the list shows of them. */
  GPtrArray *all;
  GPtrArray *shown;
};

enum
{
  LIST_PROP_0,
  LIST_PROP_ORDER,
  LIST_PROP_SIDES,
  LIST_PROP_N_ITEMS,
  N_LIST_PROPS
};

static void list_model_iface_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (RkMistakes, rk_mistakes, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static GParamSpec *list_properties[N_LIST_PROPS];

static GType
rk_mistakes_get_item_type (GListModel *model)
{
  return RK_TYPE_MISTAKE;
}

static guint
rk_mistakes_get_n_items (GListModel *model)
{
  return RK_MISTAKES (model)->shown->len;
}

static gpointer
rk_mistakes_get_item (GListModel *model,
                      guint       position)
{
  RkMistakes *self = RK_MISTAKES (model);

  if (position >= self->shown->len)
    return NULL;

  return g_object_ref (g_ptr_array_index (self->shown, position));
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = rk_mistakes_get_item_type;
  iface->get_n_items = rk_mistakes_get_n_items;
  iface->get_item = rk_mistakes_get_item;
}

/* Comes after or before a place; the same place is 0. */
static int
compare_place (RkMistake *mistake,
               guint      round_index,
               guint      ply)
{
  if (mistake->round != round_index)
    return mistake->round > round_index ? 1 : -1;

  return mistake->ply > ply ? 1 : (mistake->ply < ply ? -1 : 0);
}

static int
compare_size (gconstpointer a,
              gconstpointer b)
{
  RkMistake *first = *(RkMistake **) a;
  RkMistake *second = *(RkMistake **) b;

  if (first->loss.least != second->loss.least)
    return first->loss.least < second->loss.least ? 1 : -1;

  return compare_place (first, second->round, second->ply);
}

/* Shows @shown, takes it, and tells views of the part that is different. */
static void
show (RkMistakes *self,
      GPtrArray  *shown)
{
  g_autoptr (GPtrArray) before = g_steal_pointer (&self->shown);
  const guint shortest = MIN (before->len, shown->len);
  guint start = 0, end = 0;

  self->shown = shown;

  while (start < shortest && before->pdata[start] == shown->pdata[start])
    start++;
  while (end < shortest - start &&
         before->pdata[before->len - 1 - end] == shown->pdata[shown->len - 1 - end])
    end++;

  if (start + end < MAX (before->len, shown->len))
    g_list_model_items_changed (G_LIST_MODEL (self), start, before->len - start - end,
                                shown->len - start - end);
  if (before->len != shown->len)
    g_object_notify_by_pspec (G_OBJECT (self), list_properties[LIST_PROP_N_ITEMS]);
}

static void
update_shown (RkMistakes *self)
{
  GPtrArray *shown = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < self->all->len; i++)
    {
      RkMistake *mistake = g_ptr_array_index (self->all, i);

      if (self->sides & 1u << mistake->side)
        g_ptr_array_add (shown, g_object_ref (mistake));
    }
  if (self->order == RK_MISTAKES_BY_SIZE)
    g_ptr_array_sort (shown, compare_size);

  show (self, shown);
}

/* @next moves on over the mistakes before, which are in the same order. */
static void
add_mistake (RkMistakes *self,
             GPtrArray  *before,
             guint      *next,
             RkMistake  *mistake)
{
  while (*next < before->len &&
         compare_place (g_ptr_array_index (before, *next), mistake->round, mistake->ply) < 0)
    (*next)++;

  if (*next < before->len && mistake_equal (g_ptr_array_index (before, *next), mistake))
    {
      g_object_unref (mistake);
      mistake = g_object_ref (g_ptr_array_index (before, *next));
    }
  g_ptr_array_add (self->all, mistake);
}

static void
update (RkMistakes *self)
{
  g_autoptr (GPtrArray) before = g_steal_pointer (&self->all);
  guint next = 0;
  RkLoss loss;

  self->all = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < rk_match_get_n_rounds (self->match); i++)
    {
      RkRound *round = rk_match_get_round (self->match, i);

      for (guint ply = 1; ply <= rk_round_get_n_moves (round); ply++)
        if (rk_review_get_loss (self->match, i, ply, &loss) && loss.least > 0)
          add_mistake (self, before, &next,
                       mistake_new (i, rk_round_get_move (round, ply - 1), loss));
    }

  update_shown (self);
}

static void
rk_mistakes_finalize (GObject *object)
{
  RkMistakes *self = RK_MISTAKES (object);

  g_clear_object (&self->match);
  g_clear_pointer (&self->all, g_ptr_array_unref);
  g_clear_pointer (&self->shown, g_ptr_array_unref);

  G_OBJECT_CLASS (rk_mistakes_parent_class)->finalize (object);
}

static void
rk_mistakes_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  RkMistakes *self = RK_MISTAKES (object);

  switch (prop_id)
    {
    case LIST_PROP_ORDER:
      g_value_set_enum (value, self->order);
      break;

    case LIST_PROP_SIDES:
      g_value_set_uint (value, self->sides);
      break;

    case LIST_PROP_N_ITEMS:
      g_value_set_uint (value, self->shown->len);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_mistakes_set_property (GObject      *object,
                          guint         prop_id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  RkMistakes *self = RK_MISTAKES (object);

  switch (prop_id)
    {
    case LIST_PROP_ORDER:
      rk_mistakes_set_order (self, g_value_get_enum (value));
      break;

    case LIST_PROP_SIDES:
      rk_mistakes_set_sides (self, g_value_get_uint (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_mistakes_class_init (RkMistakesClass *klass)
{
  const GParamFlags flags = (G_PARAM_READWRITE |
                             G_PARAM_EXPLICIT_NOTIFY |
                             G_PARAM_STATIC_STRINGS);
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = rk_mistakes_finalize;
  object_class->get_property = rk_mistakes_get_property;
  object_class->set_property = rk_mistakes_set_property;

  list_properties[LIST_PROP_ORDER] =
    g_param_spec_enum ("order", NULL, NULL, RK_TYPE_MISTAKE_ORDER, RK_MISTAKES_BY_MOVE, flags);
  list_properties[LIST_PROP_SIDES] =
    g_param_spec_uint ("sides", NULL, NULL, 0, RK_BOTH_SIDES, RK_BOTH_SIDES, flags);
  list_properties[LIST_PROP_N_ITEMS] =
    g_param_spec_uint ("n-items", NULL, NULL, 0, G_MAXUINT, 0,
                       (G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  g_object_class_install_properties (object_class, N_LIST_PROPS, list_properties);
}

static void
rk_mistakes_init (RkMistakes *self)
{
  self->sides = RK_BOTH_SIDES;
  self->all = g_ptr_array_new_with_free_func (g_object_unref);
  self->shown = g_ptr_array_new_with_free_func (g_object_unref);
}

/**
 * rk_mistakes_new:
 * @match: a match
 *
 * Returns: (transfer full): the mistakes of both players, as they were made
 */
RkMistakes *
rk_mistakes_new (RkMatch *match)
{
  RkMistakes *self;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);

  self = g_object_new (RK_TYPE_MISTAKES, NULL);
  self->match = g_object_ref (match);
  g_signal_connect_object (match, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);

  return self;
}

/**
 * rk_mistakes_get_order:
 * @self: a list of mistakes
 *
 * Returns: its order
 */
RkMistakeOrder
rk_mistakes_get_order (RkMistakes *self)
{
  g_return_val_if_fail (RK_IS_MISTAKES (self), RK_MISTAKES_BY_MOVE);

  return self->order;
}

/**
 * rk_mistakes_set_order:
 * @self: a list of mistakes
 * @order: its order
 */
void
rk_mistakes_set_order (RkMistakes     *self,
                       RkMistakeOrder  order)
{
  g_return_if_fail (RK_IS_MISTAKES (self));

  if (self->order == order)
    return;

  self->order = order;
  update_shown (self);
  g_object_notify_by_pspec (G_OBJECT (self), list_properties[LIST_PROP_ORDER]);
}

/**
 * rk_mistakes_get_sides:
 * @self: a list of mistakes
 *
 * Returns: whose mistakes it shows: bits, 1 << #RkSide
 */
guint
rk_mistakes_get_sides (RkMistakes *self)
{
  g_return_val_if_fail (RK_IS_MISTAKES (self), 0);

  return self->sides;
}

/**
 * rk_mistakes_set_sides:
 * @self: a list of mistakes
 * @sides: whose mistakes to show: bits, 1 << #RkSide
 */
void
rk_mistakes_set_sides (RkMistakes *self,
                       guint       sides)
{
  g_return_if_fail (RK_IS_MISTAKES (self));
  g_return_if_fail ((sides & ~RK_BOTH_SIDES) == 0);

  if (self->sides == sides)
    return;

  self->sides = sides;
  update_shown (self);
  g_object_notify_by_pspec (G_OBJECT (self), list_properties[LIST_PROP_SIDES]);
}

/**
 * rk_mistakes_get_next:
 * @self: a list of mistakes
 * @round_index: the index of a round
 * @ply: a move of it, 0 for its start
 * @sides: whose mistake: bits, 1 << #RkSide
 *
 * Returns: (transfer none) (nullable): the first mistake after that move
 */
RkMistake *
rk_mistakes_get_next (RkMistakes *self,
                      guint       round_index,
                      guint       ply,
                      guint       sides)
{
  g_return_val_if_fail (RK_IS_MISTAKES (self), NULL);

  for (guint i = 0; i < self->all->len; i++)
    {
      RkMistake *mistake = g_ptr_array_index (self->all, i);

      if (compare_place (mistake, round_index, ply) > 0 && (sides & 1u << mistake->side))
        return mistake;
    }

  return NULL;
}

/**
 * rk_mistakes_get_previous:
 * @self: a list of mistakes
 * @round_index: the index of a round
 * @ply: a move of it, 0 for its start
 * @sides: whose mistake: bits, 1 << #RkSide
 *
 * Returns: (transfer none) (nullable): the last mistake before that move
 */
RkMistake *
rk_mistakes_get_previous (RkMistakes *self,
                          guint       round_index,
                          guint       ply,
                          guint       sides)
{
  g_return_val_if_fail (RK_IS_MISTAKES (self), NULL);

  for (guint i = self->all->len; i > 0; i--)
    {
      RkMistake *mistake = g_ptr_array_index (self->all, i - 1);

      if (compare_place (mistake, round_index, ply) < 0 && (sides & 1u << mistake->side))
        return mistake;
    }

  return NULL;
}
