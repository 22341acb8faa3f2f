/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-matching-private.h"

/* Which child of @blossom holds @vertex, as a place in its cycle. */
guint
_rk_matching_child_of (RkMatching *self,
                       guint       blossom,
                       guint       vertex)
{
  GArray *children = self->nodes[blossom].children;
  guint node = vertex;

  while (self->nodes[node].parent != blossom)
    node = self->nodes[node].parent;
  for (guint i = 0; i < children->len; i++)
    if (g_array_index (children, guint, i) == node)
      return i;
  g_assert_not_reached ();
}

void
_rk_matching_add_vertices (RkMatching *self,
                           guint       node,
                           GArray     *vertices)
{
  GArray *children;

  if (!_rk_matching_is_blossom (self, node))
    {
      g_array_append_val (vertices, node);
      return;
    }
  children = self->nodes[node].children;
  for (guint i = 0; i < children->len; i++)
    _rk_matching_add_vertices (self, g_array_index (children, guint, i), vertices);
}

void
_rk_matching_set_top (RkMatching *self,
                      guint       node,
                      guint       top)
{
  GArray *children;

  if (!_rk_matching_is_blossom (self, node))
    {
      self->tops[node] = top;
      return;
    }
  children = self->nodes[node].children;
  for (guint i = 0; i < children->len; i++)
    _rk_matching_set_top (self, g_array_index (children, guint, i), top);
}

/* Adds @sign times @by to the duals of every vertex of @node. */
void
_rk_matching_move_duals (RkMatching   *self,
                         guint         node,
                         const gint64 *by,
                         int           sign)
{
  GArray *children;

  if (!_rk_matching_is_blossom (self, node))
    {
      gint64 *dual = _rk_matching_dual (self, node);

      for (guint i = 0; i < self->n_parts; i++)
        dual[i] += sign * by[i];
      return;
    }
  children = self->nodes[node].children;
  for (guint i = 0; i < children->len; i++)
    _rk_matching_move_duals (self, g_array_index (children, guint, i), by, sign);
}

guint
_rk_matching_new_blossom (RkMatching *self)
{
  guint id = g_array_index (self->spare, guint, self->spare->len - 1);
  RkNode *node = &self->nodes[id];

  g_array_set_size (self->spare, self->spare->len - 1);
  if (node->children == NULL)
    {
      node->children = g_array_new (FALSE, FALSE, sizeof (guint));
      node->links = g_array_new (FALSE, FALSE, sizeof (RkLink));
    }
  g_array_set_size (node->children, 0);
  g_array_set_size (node->links, 0);
  node->parent = RK_MATCHING_NONE;
  for (guint i = 0; i < self->n_parts; i++)
    _rk_matching_dual (self, id)[i] = 0;
  return id;
}

/* Sets the children of an outermost blossom free. */
void
_rk_matching_open (RkMatching *self,
                   guint       blossom)
{
  GArray *children = self->nodes[blossom].children;

  for (guint i = 0; i < children->len; i++)
    {
      guint child = g_array_index (children, guint, i);

      self->nodes[child].parent = RK_MATCHING_NONE;
      self->nodes[child].label = RK_LABEL_NONE;
      _rk_matching_set_top (self, child, child);
    }
  g_array_append_val (self->spare, blossom);
}

void
_rk_matching_unmatch (RkMatching *self,
                      guint       vertex)
{
  guint mate = self->mates[vertex];

  if (mate != RK_MATCHING_NONE)
    self->mates[mate] = self->mates[vertex] = RK_MATCHING_NONE;
}

/* Opens an outermost blossom whatever its dual is. Half of the dual goes to each
 * of its vertices: edges inside keep their slack, those that leave gain some,
 * so that the pair which leaves it is lost. */
void
_rk_matching_dissolve (RkMatching *self,
                       guint       blossom)
{
  gint64 *dual = _rk_matching_dual (self, blossom);
  gboolean zero = TRUE;

  for (guint i = 0; i < self->n_parts; i++)
    {
      zero = zero && dual[i] == 0;
      self->scratch[i] = dual[i] / 2;
    }
  if (!zero)
    {
      _rk_matching_move_duals (self, blossom, self->scratch, 1);
      _rk_matching_unmatch (self, self->nodes[blossom].base);
    }
  _rk_matching_open (self, blossom);
}

static void
match_link (RkMatching *self,
            RkNode     *node,
            guint       place)
{
  const RkLink *link = &g_array_index (node->links, RkLink, place);

  _rk_matching_rotate (self, g_array_index (node->children, guint, place), link->from);
  _rk_matching_rotate (self,
                       g_array_index (node->children, guint, (place + 1) % node->children->len),
                       link->to);
  self->mates[link->from] = link->to;
  self->mates[link->to] = link->from;
}

static void
turn (GArray *array,
      guint   by)
{
  gsize size = g_array_get_element_size (array);
  g_autofree guint8 *copy = g_memdup2 (array->data, array->len * size);

  for (guint i = 0; i < array->len; i++)
    memcpy (array->data + i * size, copy + (i + by) % array->len * size, size);
}

/* Makes @base the vertex of @node that has no mate inside. */
void
_rk_matching_rotate (RkMatching *self,
                     guint       node_id,
                     guint       base)
{
  RkNode *node = &self->nodes[node_id];
  guint n, place;

  if (!_rk_matching_is_blossom (self, node_id) || node->base == base)
    return;

  n = node->children->len;
  place = _rk_matching_child_of (self, node_id, base);
  _rk_matching_rotate (self, g_array_index (node->children, guint, place), base);
  if (place % 2 == 1)
    for (guint i = place + 1; i < n; i += 2)
      match_link (self, node, i);
  else
    for (guint i = place; i > 0; i -= 2)
      match_link (self, node, i - 2);
  turn (node->children, place);
  turn (node->links, place);
  node->base = base;
}
