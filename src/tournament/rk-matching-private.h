/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-matching.h"

G_BEGIN_DECLS

/* What a node outside every blossom is in the tree that is being grown. */
typedef enum
{
  RK_LABEL_NONE,
  RK_LABEL_OUTER,
  RK_LABEL_INNER,
} RkLabel;

/* An edge between two children of a blossom, or into an inner node: @from is
 * the end nearer to the root. */
typedef struct
{
  guint from;
  guint to;
} RkLink;

/* A node: a vertex, or a blossom, which is a cycle of an odd number of nodes.
 * The links of a blossom lead from each child to the next, from the last to the
 * first; the first child holds the base, the one vertex without a mate inside. */
typedef struct
{
  guint parent;
  guint base;
  RkLabel label;
  RkLink entry;
  GArray *children;
  GArray *links;
} RkNode;

/* Nodes from 0 to n - 1 are the vertices, those from n are blossoms. Weights are
 * kept doubled, so that every dual variable stays whole. */
struct _RkMatching
{
  guint n;
  guint n_parts;
  guint8 *edges;
  gint64 *weights;
  gint64 *duals;
  guint *mates;
  guint *tops;
  guint *nearest;
  RkNode *nodes;
  GArray *spare;
  GArray *queue;
  gint64 *scratch;
};

static inline gint64 *
_rk_matching_dual (RkMatching *self,
                   guint       node)
{
  return self->duals + (gsize) node * self->n_parts;
}

static inline const gint64 *
_rk_matching_weight (RkMatching *self,
                     guint       a,
                     guint       b)
{
  return self->weights + ((gsize) a * self->n + b) * self->n_parts;
}

static inline gboolean
_rk_matching_has_edge (RkMatching *self,
                       guint       a,
                       guint       b)
{
  return self->edges[(gsize) a * self->n + b];
}

/* How far an edge between two nodes outside of a common blossom is from being
 * of use, part @part of it. */
static inline gint64
_rk_matching_slack_part (RkMatching *self,
                         guint       a,
                         guint       b,
                         guint       part)
{
  return _rk_matching_dual (self, a)[part] + _rk_matching_dual (self, b)[part] -
         _rk_matching_weight (self, a, b)[part];
}

static inline gboolean
_rk_matching_is_tight (RkMatching *self,
                       guint       a,
                       guint       b)
{
  for (guint i = 0; i < self->n_parts; i++)
    if (_rk_matching_slack_part (self, a, b, i) != 0)
      return FALSE;
  return TRUE;
}

static inline gboolean
_rk_matching_is_blossom (RkMatching *self,
                         guint       node)
{
  return node >= self->n;
}

/* Shapes of blossoms. */
guint    _rk_matching_child_of     (RkMatching *self,
                                    guint       blossom,
                                    guint       vertex);
void     _rk_matching_set_top      (RkMatching *self,
                                    guint       node,
                                    guint       top);
void     _rk_matching_add_vertices (RkMatching *self,
                                    guint       node,
                                    GArray     *vertices);
void     _rk_matching_move_duals   (RkMatching   *self,
                                    guint         node,
                                    const gint64 *by,
                                    int           sign);
guint    _rk_matching_new_blossom  (RkMatching *self);
void     _rk_matching_open         (RkMatching *self,
                                    guint       blossom);
void     _rk_matching_dissolve     (RkMatching *self,
                                    guint       blossom);
void     _rk_matching_rotate       (RkMatching *self,
                                    guint       node,
                                    guint       base);
void     _rk_matching_unmatch      (RkMatching *self,
                                    guint       vertex);

/* Finds a mate for @root; %FALSE if there is none. */
gboolean _rk_matching_augment      (RkMatching *self,
                                    guint       root);

G_END_DECLS
