/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-analysis.h"

#include <string.h>

struct _RkRoundAnalysis
{
  GObject parent_instance;

  RkPosition start;
  gboolean has_start;

  char *moves;
  RkForecast *best;
  guint n_best;
};

G_DEFINE_FINAL_TYPE (RkRoundAnalysis, rk_round_analysis, G_TYPE_OBJECT)

static void
rk_round_analysis_finalize (GObject *object)
{
  RkRoundAnalysis *self = RK_ROUND_ANALYSIS (object);

  g_clear_pointer (&self->moves, g_free);
  g_clear_pointer (&self->best, g_free);

  G_OBJECT_CLASS (rk_round_analysis_parent_class)->finalize (object);
}

static void
rk_round_analysis_class_init (RkRoundAnalysisClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rk_round_analysis_finalize;
}

static void
rk_round_analysis_init (RkRoundAnalysis *self)
{
}

/**
 * rk_round_analysis_new:
 * @start: (nullable): where the round starts, %NULL if that is not known: then it
 *   holds for no round
 * @moves: the letters of the moves it is made for
 * @best: (array): the forecasts after 0 to all of @moves: one more than there are
 *   moves
 *
 * Returns: (transfer full): the analysis of a round
 */
RkRoundAnalysis *
rk_round_analysis_new (const RkPosition *start,
                       const char       *moves,
                       const RkForecast *best)
{
  RkRoundAnalysis *self;

  g_return_val_if_fail (moves != NULL, NULL);
  g_return_val_if_fail (best != NULL, NULL);

  self = g_object_new (RK_TYPE_ROUND_ANALYSIS, NULL);
  self->has_start = start != NULL;
  if (start != NULL)
    self->start = *start;
  self->moves = g_strdup (moves);
  self->n_best = strlen (moves) + 1;
  self->best = g_memdup2 (best, self->n_best * sizeof *best);

  return self;
}

/**
 * rk_round_analysis_get_moves:
 * @self: the analysis of a round
 *
 * Returns: the letters of the moves it was made for
 */
const char *
rk_round_analysis_get_moves (RkRoundAnalysis *self)
{
  g_return_val_if_fail (RK_IS_ROUND_ANALYSIS (self), NULL);

  return self->moves;
}

/**
 * rk_round_analysis_get_n_best:
 * @self: the analysis of a round
 *
 * Returns: how many forecasts there are, one more than moves
 */
guint
rk_round_analysis_get_n_best (RkRoundAnalysis *self)
{
  g_return_val_if_fail (RK_IS_ROUND_ANALYSIS (self), 0);

  return self->n_best;
}

/**
 * rk_round_analysis_get_best:
 * @self: the analysis of a round
 * @ply: how many moves were played, less than rk_round_analysis_get_n_best()
 *
 * Returns: (transfer none): how the round ends under best play after @ply moves
 */
const RkForecast *
rk_round_analysis_get_best (RkRoundAnalysis *self,
                            guint            ply)
{
  g_return_val_if_fail (RK_IS_ROUND_ANALYSIS (self), NULL);
  g_return_val_if_fail (ply < self->n_best, NULL);

  return &self->best[ply];
}

/**
 * rk_round_analysis_is_of:
 * @self: the analysis of a round
 * @round: a round
 *
 * A round can come to start otherwise, when the one before it ends otherwise.
 * Then nothing of an analysis made before holds.
 *
 * Returns: whether it was made for a round that starts as @round does
 */
gboolean
rk_round_analysis_is_of (RkRoundAnalysis *self,
                         RkRound         *round)
{
  g_return_val_if_fail (RK_IS_ROUND_ANALYSIS (self), FALSE);
  g_return_val_if_fail (RK_IS_ROUND (round), FALSE);

  return self->has_start &&
         rk_position_equal (&self->start, rk_round_get_position (round, 0));
}

/**
 * rk_round_analysis_get_n_known:
 * @self: the analysis of a round
 * @round: a round
 *
 * Tells how many of the forecasts hold for @round: those up to the first move
 * that is another one than when the analysis was made.
 *
 * Returns: a number, 0 if it is of another round, one more than there are moves
 *   if it holds for all of them
 */
guint
rk_round_analysis_get_n_known (RkRoundAnalysis *self,
                               RkRound         *round)
{
  guint n_known = 1;

  g_return_val_if_fail (RK_IS_ROUND_ANALYSIS (self), 0);
  g_return_val_if_fail (RK_IS_ROUND (round), 0);

  if (!rk_round_analysis_is_of (self, round))
    return 0;

  while (n_known < self->n_best && n_known <= rk_round_get_n_moves (round) &&
         rk_move_get_letter (rk_round_get_move (round, n_known - 1)) == self->moves[n_known - 1])
    n_known++;

  return n_known;
}

struct _RkAnalysis
{
  GObject parent_instance;

  char *engine;
  GPtrArray *rounds;
};

enum
{
  PROP_0,
  PROP_ENGINE,
  N_PROPS
};

static void list_model_iface_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (RkAnalysis, rk_analysis, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static GParamSpec *properties[N_PROPS];

static GType
rk_analysis_get_item_type (GListModel *model)
{
  return RK_TYPE_ROUND_ANALYSIS;
}

static guint
rk_analysis_get_n_items (GListModel *model)
{
  return RK_ANALYSIS (model)->rounds->len;
}

static gpointer
rk_analysis_get_item (GListModel *model,
                      guint       position)
{
  RkAnalysis *self = RK_ANALYSIS (model);

  if (position >= self->rounds->len)
    return NULL;

  return g_object_ref (g_ptr_array_index (self->rounds, position));
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = rk_analysis_get_item_type;
  iface->get_n_items = rk_analysis_get_n_items;
  iface->get_item = rk_analysis_get_item;
}

static void
rk_analysis_finalize (GObject *object)
{
  RkAnalysis *self = RK_ANALYSIS (object);

  g_clear_pointer (&self->engine, g_free);
  g_clear_pointer (&self->rounds, g_ptr_array_unref);

  G_OBJECT_CLASS (rk_analysis_parent_class)->finalize (object);
}

static void
rk_analysis_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  RkAnalysis *self = RK_ANALYSIS (object);

  switch (prop_id)
    {
    case PROP_ENGINE:
      g_value_set_string (value, self->engine);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_analysis_set_property (GObject      *object,
                          guint         prop_id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  RkAnalysis *self = RK_ANALYSIS (object);

  switch (prop_id)
    {
    case PROP_ENGINE:
      self->engine = g_value_dup_string (value);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_analysis_class_init (RkAnalysisClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = rk_analysis_finalize;
  object_class->get_property = rk_analysis_get_property;
  object_class->set_property = rk_analysis_set_property;

  properties[PROP_ENGINE] =
    g_param_spec_string ("engine", NULL, NULL, NULL,
                         (G_PARAM_READWRITE |
                          G_PARAM_CONSTRUCT_ONLY |
                          G_PARAM_STATIC_STRINGS));
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
rk_analysis_init (RkAnalysis *self)
{
  self->rounds = g_ptr_array_new_with_free_func (g_object_unref);
}

/**
 * rk_analysis_new:
 * @engine: (nullable): what makes it, with its version
 *
 * Returns: (transfer full): an analysis of no round yet
 */
RkAnalysis *
rk_analysis_new (const char *engine)
{
  return g_object_new (RK_TYPE_ANALYSIS, "engine", engine, NULL);
}

/**
 * rk_analysis_get_engine:
 * @self: an analysis
 *
 * Returns: (nullable): what made it, with its version
 */
const char *
rk_analysis_get_engine (RkAnalysis *self)
{
  g_return_val_if_fail (RK_IS_ANALYSIS (self), NULL);

  return self->engine;
}

/**
 * rk_analysis_get_n_rounds:
 * @self: an analysis
 *
 * Returns: how many rounds it has
 */
guint
rk_analysis_get_n_rounds (RkAnalysis *self)
{
  g_return_val_if_fail (RK_IS_ANALYSIS (self), 0);

  return self->rounds->len;
}

/**
 * rk_analysis_get_round:
 * @self: an analysis
 * @index: the index of a round of the match
 *
 * Returns: (transfer none) (nullable): the analysis of the round, %NULL if there
 *   is none
 */
RkRoundAnalysis *
rk_analysis_get_round (RkAnalysis *self,
                       guint       index)
{
  g_return_val_if_fail (RK_IS_ANALYSIS (self), NULL);

  return index < self->rounds->len ? g_ptr_array_index (self->rounds, index) : NULL;
}

/**
 * rk_analysis_set_round:
 * @self: an analysis
 * @index: the index of a round of the match, at most rk_analysis_get_n_rounds()
 * @round: its analysis
 *
 * Adds the analysis of a round, or replaces an older one.
 */
void
rk_analysis_set_round (RkAnalysis      *self,
                       guint            index,
                       RkRoundAnalysis *round)
{
  guint n_removed;

  g_return_if_fail (RK_IS_ANALYSIS (self));
  g_return_if_fail (RK_IS_ROUND_ANALYSIS (round));
  g_return_if_fail (index <= self->rounds->len);

  n_removed = index < self->rounds->len ? 1 : 0;
  if (n_removed > 0)
    g_ptr_array_remove_index (self->rounds, index);
  g_ptr_array_insert (self->rounds, index, g_object_ref (round));

  g_list_model_items_changed (G_LIST_MODEL (self), index, n_removed, 1);
}
