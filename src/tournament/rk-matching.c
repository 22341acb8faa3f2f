/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-matching-private.h"

/* The primal-dual method of J. Edmonds (Maximum matching and a polyhedron with
 * 0,1-vertices, 1965) as told by Z. Galil (Efficient algorithms for finding
 * maximum matching in graphs, ACM Computing Surveys 18, 1986), for perfect
 * matchings and one tree at a time.
 *
 * The duals of one solution are a good start for the next: when weights change,
 * only the pairs that are no longer tight are given up, and searches mend those. */

/**
 * rk_matching_new:
 * @n_vertices: vertices
 * @n_parts: parts of a weight
 *
 * Returns: (transfer full): a graph without edges
 */
RkMatching *
rk_matching_new (guint n_vertices,
                 guint n_parts)
{
  RkMatching *self;
  gsize n = n_vertices;

  g_return_val_if_fail (n_parts > 0, NULL);

  self = g_new0 (RkMatching, 1);
  self->n = n_vertices;
  self->n_parts = n_parts;
  self->edges = g_new0 (guint8, n * n);
  self->weights = g_new0 (gint64, n * n * n_parts);
  self->duals = g_new0 (gint64, 2 * n * n_parts);
  self->mates = g_new (guint, n);
  self->tops = g_new (guint, n);
  self->nearest = g_new (guint, n);
  self->nodes = g_new0 (RkNode, 2 * n);
  self->spare = g_array_new (FALSE, FALSE, sizeof (guint));
  self->queue = g_array_new (FALSE, FALSE, sizeof (guint));
  self->scratch = g_new0 (gint64, n_parts);
  for (guint i = 0; i < n_vertices; i++)
    {
      guint spare = 2 * n_vertices - 1 - i;

      self->mates[i] = RK_MATCHING_NONE;
      self->tops[i] = i;
      self->nodes[i].base = i;
      self->nodes[i].parent = RK_MATCHING_NONE;
      g_array_append_val (self->spare, spare);
    }
  return self;
}

/**
 * rk_matching_free:
 * @self: (transfer full): a graph
 */
void
rk_matching_free (RkMatching *self)
{
  g_return_if_fail (self != NULL);

  for (guint i = 0; i < 2 * self->n; i++)
    {
      g_clear_pointer (&self->nodes[i].children, g_array_unref);
      g_clear_pointer (&self->nodes[i].links, g_array_unref);
    }
  g_free (self->edges);
  g_free (self->weights);
  g_free (self->duals);
  g_free (self->mates);
  g_free (self->tops);
  g_free (self->nearest);
  g_free (self->nodes);
  g_array_unref (self->spare);
  g_array_unref (self->queue);
  g_free (self->scratch);
  g_free (self);
}

/* The sign of the slack of an edge, blossoms around both ends not counted. */
static int
get_slack_sign (RkMatching *self,
                guint       a,
                guint       b)
{
  for (guint i = 0; i < self->n_parts; i++)
    {
      gint64 part = _rk_matching_slack_part (self, a, b, i);

      if (part != 0)
        return part < 0 ? -1 : 1;
    }
  return 0;
}

/* Raises the dual of @a, outside of every blossom, until the edge to @b is
 * tight. */
static void
raise_dual (RkMatching *self,
            guint       a,
            guint       b)
{
  for (guint i = 0; i < self->n_parts; i++)
    _rk_matching_dual (self, a)[i] -= _rk_matching_slack_part (self, a, b, i);
}

static void
store (RkMatching   *self,
       guint         a,
       guint         b,
       const gint64 *weight)
{
  gint64 *there = self->weights + ((gsize) a * self->n + b) * self->n_parts;

  self->edges[(gsize) a * self->n + b] = weight != NULL;
  for (guint i = 0; weight != NULL && i < self->n_parts; i++)
    there[i] = 2 * weight[i];
}

/**
 * rk_matching_set_edge:
 * @self: a graph
 * @a: a vertex
 * @b: another vertex
 * @weight: (nullable): its weight, as many parts as the graph has, each at most
 *   %RK_MATCHING_MAX_PART; %NULL for no edge
 *
 * Sets an edge. Pairs that may no longer be the best are parted;
 * rk_matching_solve() mends that.
 */
void
rk_matching_set_edge (RkMatching   *self,
                      guint         a,
                      guint         b,
                      const gint64 *weight)
{
  int sign;

  g_return_if_fail (self != NULL);
  g_return_if_fail (a < self->n && b < self->n && a != b);

  if (weight == NULL && !_rk_matching_has_edge (self, a, b))
    return;
  while (self->tops[a] == self->tops[b])
    _rk_matching_dissolve (self, self->tops[a]);
  store (self, a, b, weight);
  store (self, b, a, weight);
  sign = weight == NULL ? 1 : get_slack_sign (self, a, b);
  if (sign > 0 && self->mates[a] == b)
    _rk_matching_unmatch (self, a);
  if (sign >= 0)
    return;
  if (self->tops[a] != a && self->tops[b] == b)
    {
      guint swap = a;

      a = b;
      b = swap;
    }
  while (self->tops[a] != a)
    _rk_matching_dissolve (self, self->tops[a]);
  if (get_slack_sign (self, a, b) >= 0)
    return;
  raise_dual (self, a, b);
  if (self->mates[a] != b)
    _rk_matching_unmatch (self, a);
}

/**
 * rk_matching_get_edge:
 * @self: a graph
 * @a: a vertex
 * @b: a vertex
 * @weight: (out caller-allocates): where to put the weight
 *
 * Returns: whether there is an edge
 */
gboolean
rk_matching_get_edge (RkMatching *self,
                      guint       a,
                      guint       b,
                      gint64     *weight)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (a < self->n && b < self->n, FALSE);

  if (!_rk_matching_has_edge (self, a, b))
    return FALSE;
  for (guint i = 0; i < self->n_parts; i++)
    weight[i] = _rk_matching_weight (self, a, b)[i] / 2;
  return TRUE;
}

/**
 * rk_matching_pin:
 * @self: a graph
 * @a: a vertex
 * @b: another vertex, with an edge between them
 *
 * From now on they are a pair: takes all their other edges away.
 */
void
rk_matching_pin (RkMatching *self,
                 guint       a,
                 guint       b)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (a < self->n && b < self->n && _rk_matching_has_edge (self, a, b));

  for (guint i = 0; i < self->n; i++)
    {
      if (i != a && i != b)
        rk_matching_set_edge (self, a, i, NULL);
      if (i != a && i != b)
        rk_matching_set_edge (self, b, i, NULL);
    }
}

static void
start_dual (RkMatching *self,
            guint       vertex)
{
  gint64 *dual = _rk_matching_dual (self, vertex);
  gboolean any = FALSE;

  for (guint i = 0; i < self->n; i++)
    {
      const gint64 *weight = _rk_matching_weight (self, vertex, i);
      guint part = 0;

      if (!_rk_matching_has_edge (self, vertex, i))
        continue;
      while (any && part < self->n_parts && weight[part] / 2 == dual[part])
        part++;
      if (part == self->n_parts || (any && weight[part] / 2 < dual[part]))
        continue;
      for (part = 0; part < self->n_parts; part++)
        dual[part] = weight[part] / 2;
      any = TRUE;
    }
}

/**
 * rk_matching_start:
 * @self: a graph
 * @first: (array) (nullable): for each vertex the one that is looked at first as
 *   its mate
 *
 * Forgets what is known and starts from the weights alone: pairs each vertex, if
 * that is for the best of both, with the first free one from @first on. For a
 * graph that was just built, this saves most of the work.
 */
void
rk_matching_start (RkMatching  *self,
                   const guint *first)
{
  g_return_if_fail (self != NULL);

  for (guint i = 0; i < self->n; i++)
    {
      while (self->tops[i] != i)
        _rk_matching_dissolve (self, self->tops[i]);
      self->mates[i] = RK_MATCHING_NONE;
      start_dual (self, i);
    }
  for (guint i = 0; i < self->n; i++)
    for (guint j = 0; j < self->n && self->mates[i] == RK_MATCHING_NONE; j++)
      {
        guint other = ((first != NULL ? first[i] : 0) + j) % self->n;

        if (self->mates[other] != RK_MATCHING_NONE || !_rk_matching_has_edge (self, i, other) ||
            !_rk_matching_is_tight (self, i, other))
          continue;
        self->mates[i] = other;
        self->mates[other] = i;
      }
}

/**
 * rk_matching_solve:
 * @self: a graph
 * @cancellable: (nullable): stops it
 *
 * Pairs all vertices so that the weights of the pairs add up to as much as
 * possible.
 *
 * Returns: %FALSE if not all can be paired, or if it was stopped
 */
gboolean
rk_matching_solve (RkMatching   *self,
                   GCancellable *cancellable)
{
  g_return_val_if_fail (self != NULL, FALSE);

  for (guint i = 0; i < self->n; i++)
    {
      if (self->mates[i] != RK_MATCHING_NONE)
        continue;
      if (g_cancellable_is_cancelled (cancellable) || !_rk_matching_augment (self, i))
        return FALSE;
    }
  return TRUE;
}

/**
 * rk_matching_get_mate:
 * @self: a graph that was solved
 * @vertex: a vertex
 *
 * Returns: the vertex it is paired with; %RK_MATCHING_NONE if there was no
 *   solution
 */
guint
rk_matching_get_mate (RkMatching *self,
                      guint       vertex)
{
  g_return_val_if_fail (self != NULL, RK_MATCHING_NONE);
  g_return_val_if_fail (vertex < self->n, RK_MATCHING_NONE);

  return self->mates[vertex];
}

static guint
get_depth (RkMatching *self,
           guint       node)
{
  guint depth = 0;

  for (node = self->nodes[node].parent; node != RK_MATCHING_NONE; node = self->nodes[node].parent)
    depth++;
  return depth;
}

/* The smallest blossom that holds both vertices. */
static guint
find_common (RkMatching *self,
             guint       a,
             guint       b)
{
  guint depth_a = get_depth (self, a), depth_b = get_depth (self, b);

  for (; depth_a > depth_b; depth_a--)
    a = self->nodes[a].parent;
  for (; depth_b > depth_a; depth_b--)
    b = self->nodes[b].parent;
  while (a != b)
    {
      a = self->nodes[a].parent;
      b = self->nodes[b].parent;
    }
  return a;
}

/**
 * rk_matching_may_match:
 * @self: a graph that was solved
 * @a: a vertex
 * @b: another vertex
 *
 * Whether the two could be a pair in some best matching: if not, they never are;
 * if so, they need not be. By complementary slackness only tight edges can.
 *
 * Returns: whether there is a tight edge
 */
gboolean
rk_matching_may_match (RkMatching *self,
                       guint       a,
                       guint       b)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (a < self->n && b < self->n, FALSE);

  if (!_rk_matching_has_edge (self, a, b) || get_slack_sign (self, a, b) > 0)
    return FALSE;
  if (self->tops[a] != self->tops[b])
    return TRUE;
  for (guint i = 0; i < self->n_parts; i++)
    self->scratch[i] = _rk_matching_slack_part (self, a, b, i);
  for (guint node = find_common (self, a, b); node != RK_MATCHING_NONE;
       node = self->nodes[node].parent)
    for (guint i = 0; i < self->n_parts; i++)
      self->scratch[i] += _rk_matching_dual (self, node)[i];
  for (guint i = 0; i < self->n_parts; i++)
    if (self->scratch[i] != 0)
      return FALSE;
  return TRUE;
}
