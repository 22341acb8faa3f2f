/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-matching-private.h"

/* One search for an augmenting path: a tree of tight edges grown from one vertex
 * without a mate. Outer nodes are an even number of edges away from the root,
 * inner nodes an odd number. When no tight edge leads on, the duals move until
 * one does. With a single tree all its vertices have duals of the same parity, so
 * that an edge between two outer ones has an even slack and halves stay whole. */

static guint
top_of (RkMatching *self,
        guint       vertex)
{
  return self->tops[vertex];
}

static RkLabel
label_of (RkMatching *self,
          guint       vertex)
{
  return self->nodes[self->tops[vertex]].label;
}

static void
label_outer (RkMatching *self,
             guint       node)
{
  self->nodes[node].label = RK_LABEL_OUTER;
  _rk_matching_add_vertices (self, node, self->queue);
}

static void
label_inner (RkMatching *self,
             guint       node,
             guint       from,
             guint       to)
{
  self->nodes[node].label = RK_LABEL_INNER;
  self->nodes[node].entry = (RkLink) { from, to };
}

/* The outer node nearer to the root than the outer node @node, and between them
 * the inner node @inner; RK_MATCHING_NONE at the root. */
static guint
step_up (RkMatching *self,
         guint       node,
         guint      *inner)
{
  guint mate = self->mates[self->nodes[node].base];

  if (mate == RK_MATCHING_NONE)
    return RK_MATCHING_NONE;
  *inner = top_of (self, mate);
  return top_of (self, self->nodes[*inner].entry.from);
}

static guint
find_meeting (RkMatching *self,
              guint       a,
              guint       b)
{
  g_autofree guint8 *seen = g_new0 (guint8, 2 * self->n);
  guint inner;

  for (guint node = a; node != RK_MATCHING_NONE; node = step_up (self, node, &inner))
    seen[node] = TRUE;
  while (!seen[b])
    b = step_up (self, b, &inner);
  return b;
}

static void
append (RkNode *blossom,
        guint   child,
        guint   from,
        guint   to)
{
  RkLink link = { from, to };

  g_array_append_val (blossom->children, child);
  g_array_append_val (blossom->links, link);
}

/* The way down from @meeting to the node of @end, appended to a blossom: each
 * child with the link that leads to the next. */
static void
append_down (RkMatching *self,
             RkNode     *blossom,
             guint       meeting,
             guint       end)
{
  guint node = top_of (self, end), inner = RK_MATCHING_NONE, above;

  if (node == meeting)
    return;
  above = step_up (self, node, &inner);
  append_down (self, blossom, meeting, self->nodes[inner].entry.from);
  append (blossom, above, self->nodes[inner].entry.from, self->nodes[inner].entry.to);
  append (blossom, inner, self->mates[self->nodes[node].base], self->nodes[node].base);
}

/* The same the other way round: from the node of @end up to @meeting. */
static void
append_up (RkMatching *self,
           RkNode     *blossom,
           guint       meeting,
           guint       end)
{
  guint node = top_of (self, end), inner = RK_MATCHING_NONE, base;

  while (node != meeting)
    {
      guint above = step_up (self, node, &inner);

      base = self->nodes[node].base;
      append (blossom, node, base, self->mates[base]);
      append (blossom, inner, self->nodes[inner].entry.to, self->nodes[inner].entry.from);
      node = above;
    }
}

/* The edge between the outer vertices @a and @b closes an odd cycle. */
static void
shrink (RkMatching *self,
        guint       a,
        guint       b)
{
  guint meeting = find_meeting (self, top_of (self, a), top_of (self, b));
  guint id = _rk_matching_new_blossom (self);
  RkNode *blossom = &self->nodes[id];

  blossom->base = self->nodes[meeting].base;
  blossom->label = RK_LABEL_OUTER;
  append_down (self, blossom, meeting, a);
  append (blossom, top_of (self, a), a, b);
  append_up (self, blossom, meeting, b);
  for (guint i = 0; i < blossom->children->len; i++)
    {
      guint child = g_array_index (blossom->children, guint, i);

      if (self->nodes[child].label == RK_LABEL_INNER)
        _rk_matching_add_vertices (self, child, self->queue);
      self->nodes[child].parent = id;
      self->nodes[child].label = RK_LABEL_NONE;
      _rk_matching_set_top (self, child, id);
    }
}

/* Opens an inner blossom with nothing left in its dual: the children on the even
 * way from where the tree enters to the base stay in the tree. */
static void
expand (RkMatching *self,
        guint       id)
{
  RkNode *blossom = &self->nodes[id];
  RkLink entry = blossom->entry;
  guint n = blossom->children->len;
  guint place = _rk_matching_child_of (self, id, entry.to);
  gboolean forward = place % 2 == 1;

  _rk_matching_open (self, id);
  label_inner (self, g_array_index (blossom->children, guint, place), entry.from, entry.to);
  while (place != 0)
    {
      guint outer = forward ? place + 1 : place - 1;
      guint inner = forward ? (place + 2) % n : place - 2;
      RkLink link = g_array_index (blossom->links, RkLink, forward ? outer : inner);

      label_outer (self, g_array_index (blossom->children, guint, outer));
      if (forward)
        label_inner (self, g_array_index (blossom->children, guint, inner), link.from, link.to);
      else
        label_inner (self, g_array_index (blossom->children, guint, inner), link.to, link.from);
      place = inner;
    }
}

/* Matches the outer vertex @a with @b, which has no mate, and turns the pairs on
 * the way to the root. */
static void
flip (RkMatching *self,
      guint       a,
      guint       b)
{
  _rk_matching_rotate (self, top_of (self, b), b);
  for (;;)
    {
      guint node = top_of (self, a);
      guint mate = self->mates[self->nodes[node].base];
      RkLink entry;

      _rk_matching_rotate (self, node, a);
      self->mates[a] = b;
      self->mates[b] = a;
      if (mate == RK_MATCHING_NONE)
        return;
      entry = self->nodes[top_of (self, mate)].entry;
      _rk_matching_rotate (self, top_of (self, mate), entry.to);
      a = entry.from;
      b = entry.to;
    }
}

/* Takes the tight edge from the outer vertex @a to @b, outside of the tree.
 * Returns whether that ended the search. */
static gboolean
reach (RkMatching *self,
       guint       a,
       guint       b)
{
  guint node = top_of (self, b);
  guint mate = self->mates[self->nodes[node].base];

  if (mate == RK_MATCHING_NONE)
    {
      flip (self, a, b);
      return TRUE;
    }
  label_inner (self, node, a, b);
  label_outer (self, top_of (self, mate));
  return FALSE;
}

static int
compare_slack (RkMatching *self,
               guint       a,
               guint       b,
               guint       c,
               guint       d)
{
  for (guint i = 0; i < self->n_parts; i++)
    {
      gint64 first = _rk_matching_slack_part (self, a, b, i);
      gint64 second = _rk_matching_slack_part (self, c, d, i);

      if (first != second)
        return first < second ? -1 : 1;
    }
  return 0;
}

/* Notes that @outer is a way to @vertex, if it is the nearest. */
static void
note_nearest (RkMatching *self,
              guint       vertex,
              guint       outer)
{
  guint before = self->nearest[vertex];

  if (before == RK_MATCHING_NONE || compare_slack (self, outer, vertex, before, vertex) < 0)
    self->nearest[vertex] = outer;
}

/* Looks along every edge of an outer vertex. Returns whether the search ended. */
static gboolean
scan (RkMatching *self,
      guint       vertex)
{
  self->nearest[vertex] = RK_MATCHING_NONE;
  for (guint i = 0; i < self->n; i++)
    {
      RkLabel label;

      if (!_rk_matching_has_edge (self, vertex, i) || top_of (self, i) == top_of (self, vertex))
        continue;
      label = label_of (self, i);
      if (label == RK_LABEL_INNER || !_rk_matching_is_tight (self, vertex, i))
        {
          if (label == RK_LABEL_OUTER)
            note_nearest (self, vertex, i);
          else
            note_nearest (self, i, vertex);
        }
      else if (label == RK_LABEL_OUTER)
        shrink (self, vertex, i);
      else if (reach (self, vertex, i))
        return TRUE;
    }
  return FALSE;
}

/* The nearest outer vertex of another node, for an outer vertex whose nearest one
 * has come into its own node. */
static void
renew_nearest (RkMatching *self,
               guint       vertex)
{
  self->nearest[vertex] = RK_MATCHING_NONE;
  for (guint i = 0; i < self->n; i++)
    if (_rk_matching_has_edge (self, vertex, i) && label_of (self, i) == RK_LABEL_OUTER &&
        top_of (self, i) != top_of (self, vertex))
      note_nearest (self, vertex, i);
}

/* What lets the search go on: how far the duals must move, and what is then
 * tight. */
typedef struct
{
  gint64 *by;
  guint vertex;
  guint blossom;
  gboolean found;
} Move;

static gboolean
is_less (RkMatching   *self,
         const gint64 *a,
         const gint64 *b)
{
  for (guint i = 0; i < self->n_parts; i++)
    if (a[i] != b[i])
      return a[i] < b[i];
  return FALSE;
}

static void
offer (RkMatching *self,
       Move       *move,
       guint       vertex,
       guint       blossom)
{
  if (move->found && !is_less (self, self->scratch, move->by))
    return;
  for (guint i = 0; i < self->n_parts; i++)
    move->by[i] = self->scratch[i];
  move->vertex = vertex;
  move->blossom = blossom;
  move->found = TRUE;
}

static void
offer_edge (RkMatching *self,
            Move       *move,
            guint       vertex)
{
  gboolean outer = label_of (self, vertex) == RK_LABEL_OUTER;

  if (self->nearest[vertex] == RK_MATCHING_NONE || label_of (self, vertex) == RK_LABEL_INNER)
    return;
  if (outer && top_of (self, self->nearest[vertex]) == top_of (self, vertex))
    {
      renew_nearest (self, vertex);
      if (self->nearest[vertex] == RK_MATCHING_NONE)
        return;
    }
  for (guint i = 0; i < self->n_parts; i++)
    {
      self->scratch[i] = _rk_matching_slack_part (self, vertex, self->nearest[vertex], i);
      if (outer)
        self->scratch[i] /= 2;
    }
  offer (self, move, vertex, RK_MATCHING_NONE);
}

static void
find_move (RkMatching *self,
           Move       *move)
{
  move->found = FALSE;
  for (guint i = 0; i < self->n; i++)
    offer_edge (self, move, i);
  for (guint i = 0; i < self->n; i++)
    {
      guint top = top_of (self, i);

      if (!_rk_matching_is_blossom (self, top) || self->nodes[top].base != i ||
          self->nodes[top].label != RK_LABEL_INNER)
        continue;
      for (guint j = 0; j < self->n_parts; j++)
        self->scratch[j] = _rk_matching_dual (self, top)[j] / 2;
      offer (self, move, RK_MATCHING_NONE, top);
    }
}

static void
move_node (RkMatching   *self,
           guint         node,
           const gint64 *by,
           int           sign)
{
  gint64 *dual = _rk_matching_dual (self, node);

  for (guint i = 0; i < self->n_parts; i++)
    dual[i] += sign * by[i];
}

static void
move_all (RkMatching   *self,
          const gint64 *by)
{
  for (guint i = 0; i < self->n; i++)
    {
      guint top = top_of (self, i);
      RkLabel label = self->nodes[top].label;

      if (label == RK_LABEL_NONE)
        continue;
      move_node (self, i, by, label == RK_LABEL_OUTER ? -1 : 1);
      if (_rk_matching_is_blossom (self, top) && self->nodes[top].base == i)
        move_node (self, top, by, label == RK_LABEL_OUTER ? 2 : -2);
    }
}

static void
start_search (RkMatching *self,
              guint       root)
{
  for (guint i = 0; i < self->n; i++)
    {
      self->nearest[i] = RK_MATCHING_NONE;
      self->nodes[top_of (self, i)].label = RK_LABEL_NONE;
    }
  g_array_set_size (self->queue, 0);
  label_outer (self, top_of (self, root));
}

/* Opens what is a blossom for nothing. */
static void
tidy (RkMatching *self)
{
  for (guint i = 0; i < self->n; i++)
    for (;;)
      {
        guint top = top_of (self, i);
        gboolean zero = TRUE;

        for (guint j = 0; j < self->n_parts && _rk_matching_is_blossom (self, top); j++)
          zero = zero && _rk_matching_dual (self, top)[j] == 0;
        if (!_rk_matching_is_blossom (self, top) || !zero)
          break;
        _rk_matching_open (self, top);
      }
}

static gboolean
scan_queue (RkMatching *self)
{
  while (self->queue->len > 0)
    {
      guint vertex = g_array_index (self->queue, guint, self->queue->len - 1);

      g_array_set_size (self->queue, self->queue->len - 1);
      if (scan (self, vertex))
        return TRUE;
    }
  return FALSE;
}

gboolean
_rk_matching_augment (RkMatching *self,
                      guint       root)
{
  g_autofree gint64 *by = g_new (gint64, self->n_parts);
  Move move = { .by = by };

  start_search (self, root);
  while (!scan_queue (self))
    {
      guint vertex, nearest;

      find_move (self, &move);
      if (!move.found)
        return FALSE;
      move_all (self, move.by);
      if (move.blossom != RK_MATCHING_NONE)
        {
          expand (self, move.blossom);
          continue;
        }
      vertex = move.vertex;
      nearest = self->nearest[vertex];
      if (label_of (self, vertex) == RK_LABEL_OUTER)
        shrink (self, nearest, vertex);
      else if (reach (self, nearest, vertex))
        break;
    }
  tidy (self);
  return TRUE;
}
