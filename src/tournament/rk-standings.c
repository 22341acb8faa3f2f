/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <gio/gio.h>

#include "rk-live-private.h"

struct _RkStanding
{
  GObject parent_instance;

  guint row;

  /* Owned References */
  RkRanking *ranking;
  RkEntrant *entrant;
  GArray *ids;
};

enum
{
  PROP_0,
  PROP_PLACE,
  PROP_ENTRANT,
  PROP_POINTS,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (RkStanding, rk_standing, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
rk_standing_finalize (GObject *object)
{
  RkStanding *self = RK_STANDING (object);

  g_clear_pointer (&self->ranking, rk_ranking_unref);
  g_clear_object (&self->entrant);
  g_clear_pointer (&self->ids, g_array_unref);

  G_OBJECT_CLASS (rk_standing_parent_class)->finalize (object);
}

static void
rk_standing_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  RkStanding *self = RK_STANDING (object);

  switch (prop_id)
    {
    case PROP_PLACE:
      g_value_set_uint (value, rk_standing_get_place (self));
      break;

    case PROP_ENTRANT:
      g_value_set_object (value, self->entrant);
      break;

    case PROP_POINTS:
      g_value_set_uint (value, rk_standing_get_points (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_standing_class_init (RkStandingClass *klass)
{
  const GParamFlags flags = (G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = rk_standing_finalize;
  object_class->get_property = rk_standing_get_property;

  properties[PROP_PLACE] =
    g_param_spec_uint ("place", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_ENTRANT] =
    g_param_spec_object ("entrant", NULL, NULL, RK_TYPE_ENTRANT, flags);
  properties[PROP_POINTS] =
    g_param_spec_uint ("points", NULL, NULL, 0, G_MAXUINT, 0, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
rk_standing_init (RkStanding *self)
{
}

static const RkRankingRow *
get_row (RkStanding *self)
{
  return rk_ranking_get_row (self->ranking, self->row);
}

/**
 * rk_standing_get_place:
 * @self: a row
 *
 * Returns: the place, from 1; the same for all who share it; 0 for who does not
 *   count
 */
guint
rk_standing_get_place (RkStanding *self)
{
  g_return_val_if_fail (RK_IS_STANDING (self), 0);

  return get_row (self)->place;
}

/**
 * rk_standing_get_entrant:
 * @self: a row
 *
 * Returns: (transfer none): whose row it is
 */
RkEntrant *
rk_standing_get_entrant (RkStanding *self)
{
  g_return_val_if_fail (RK_IS_STANDING (self), NULL);

  return self->entrant;
}

/**
 * rk_standing_get_points:
 * @self: a row
 *
 * Returns: points, in halves
 */
guint
rk_standing_get_points (RkStanding *self)
{
  g_return_val_if_fail (RK_IS_STANDING (self), 0);

  return get_row (self)->points;
}

/**
 * rk_standing_get_stage:
 * @self: a row
 *
 * Returns: how far the player came in a knockout, see %RK_STAGES_A_ROUND
 */
guint
rk_standing_get_stage (RkStanding *self)
{
  g_return_val_if_fail (RK_IS_STANDING (self), 0);

  return get_row (self)->stage;
}

/**
 * rk_standing_get_value:
 * @self: a row
 * @tie_break: index of a tie-break of the table, from 0
 * @value: (out): its value, in twelfths of a point
 *
 * Returns: whether the tie-break says anything here
 */
gboolean
rk_standing_get_value (RkStanding *self,
                       guint       tie_break,
                       int        *value)
{
  g_return_val_if_fail (RK_IS_STANDING (self), FALSE);
  g_return_val_if_fail (tie_break < RK_N_TIE_BREAKS, FALSE);
  g_return_val_if_fail (value != NULL, FALSE);

  *value = get_row (self)->values[tie_break];

  return get_row (self)->has_value[tie_break];
}

/**
 * rk_standing_explain:
 * @self: a row
 * @tie_break: index of a tie-break of the table, from 0
 *
 * Returns: (transfer full) (element-type RkTerm): the sum that the value is;
 *   opponents are ids of players, 0 for none
 */
GArray *
rk_standing_explain (RkStanding *self,
                     guint       tie_break)
{
  GArray *terms;

  g_return_val_if_fail (RK_IS_STANDING (self), NULL);

  terms = rk_ranking_explain (self->ranking, self->row, tie_break);
  for (guint i = 0; i < terms->len; i++)
    {
      RkTerm *term = &g_array_index (terms, RkTerm, i);

      term->opponent = term->opponent == RK_NOBODY
                         ? 0 : g_array_index (self->ids, guint, term->opponent);
    }

  return terms;
}

struct _RkStandings
{
  GObject parent_instance;

  guint n_rounds;
  guint n_tie_breaks;
  RkTieBreak tie_breaks[RK_N_TIE_BREAKS];
  GPtrArray *rows;
};

static void list_model_iface_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (RkStandings, rk_standings, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static GType
rk_standings_get_item_type (GListModel *model)
{
  return RK_TYPE_STANDING;
}

static guint
rk_standings_get_n_items (GListModel *model)
{
  return RK_STANDINGS (model)->rows->len;
}

static gpointer
rk_standings_get_item (GListModel *model,
                       guint       position)
{
  RkStandings *self = RK_STANDINGS (model);

  if (position >= self->rows->len)
    return NULL;

  return g_object_ref (g_ptr_array_index (self->rows, position));
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = rk_standings_get_item_type;
  iface->get_n_items = rk_standings_get_n_items;
  iface->get_item = rk_standings_get_item;
}

static void
rk_standings_finalize (GObject *object)
{
  RkStandings *self = RK_STANDINGS (object);

  g_clear_pointer (&self->rows, g_ptr_array_unref);

  G_OBJECT_CLASS (rk_standings_parent_class)->finalize (object);
}

static void
rk_standings_class_init (RkStandingsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rk_standings_finalize;
}

static void
rk_standings_init (RkStandings *self)
{
  self->rows = g_ptr_array_new_with_free_func (g_object_unref);
}

static RkStanding *
new_standing (RkRanking  *ranking,
              guint       row,
              GArray     *ids,
              GHashTable *entrants)
{
  RkStanding *self = g_object_new (RK_TYPE_STANDING, NULL);
  guint id = g_array_index (ids, guint, rk_ranking_get_row (ranking, row)->player);

  self->row = row;
  self->ranking = rk_ranking_ref (ranking);
  self->entrant = g_object_ref (g_hash_table_lookup (entrants, GUINT_TO_POINTER (id)));
  self->ids = g_array_ref (ids);

  return self;
}

/**
 * rk_standings_new:
 * @n_rounds: after how many rounds
 * @ranking: the table by index
 * @options: how it was made
 * @ids: (element-type guint): the id of the player at each index
 * @entrants: (element-type guint RkEntrant): players by id
 *
 * Returns: (transfer full): the table as objects
 */
RkStandings *
rk_standings_new (guint                   n_rounds,
                  RkRanking              *ranking,
                  const RkRankingOptions *options,
                  GArray                 *ids,
                  GHashTable             *entrants)
{
  RkStandings *self = g_object_new (RK_TYPE_STANDINGS, NULL);

  self->n_rounds = n_rounds;
  self->n_tie_breaks = options->n_tie_breaks;
  for (guint i = 0; i < options->n_tie_breaks; i++)
    self->tie_breaks[i] = options->tie_breaks[i];
  for (guint i = 0; i < rk_ranking_get_n_rows (ranking); i++)
    g_ptr_array_add (self->rows, new_standing (ranking, i, ids, entrants));

  return self;
}

/**
 * rk_standings_get_n_rounds:
 * @self: a table
 *
 * Returns: after how many rounds it is
 */
guint
rk_standings_get_n_rounds (RkStandings *self)
{
  g_return_val_if_fail (RK_IS_STANDINGS (self), 0);

  return self->n_rounds;
}

/**
 * rk_standings_get_n_tie_breaks:
 * @self: a table
 *
 * Returns: how many tie-breaks it was made by
 */
guint
rk_standings_get_n_tie_breaks (RkStandings *self)
{
  g_return_val_if_fail (RK_IS_STANDINGS (self), 0);

  return self->n_tie_breaks;
}

/**
 * rk_standings_get_tie_break:
 * @self: a table
 * @index: which tie-break, from 0
 *
 * Returns: the tie-break
 */
RkTieBreak
rk_standings_get_tie_break (RkStandings *self,
                            guint        index)
{
  g_return_val_if_fail (RK_IS_STANDINGS (self), RK_TIE_BREAK_LOT);
  g_return_val_if_fail (index < self->n_tie_breaks, RK_TIE_BREAK_LOT);

  return self->tie_breaks[index];
}

/**
 * rk_standings_find:
 * @self: a table
 * @entrant: a player
 *
 * Returns: (transfer none) (nullable): the row of @entrant
 */
RkStanding *
rk_standings_find (RkStandings *self,
                   RkEntrant   *entrant)
{
  g_return_val_if_fail (RK_IS_STANDINGS (self), NULL);
  g_return_val_if_fail (RK_IS_ENTRANT (entrant), NULL);

  for (guint i = 0; i < self->rows->len; i++)
    {
      RkStanding *row = g_ptr_array_index (self->rows, i);

      if (row->entrant == entrant)
        return row;
    }

  return NULL;
}
