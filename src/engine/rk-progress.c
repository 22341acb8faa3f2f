/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-progress-private.h"

#include "rk-sowing.h"

/* A move that keeps the exact result need not come nearer to it: with few stones
 * left, a player can go round in circles, always able to make the last four and
 * never making it, until the same position arises for the third time and the
 * stones are shared out (rule 13). So the shortest way is looked for to a
 * capture, by whomever, or to the end of the round.
 *
 * The net holds the positions in which the player is to move and which come
 * about while both play best moves and nothing is captured. Any other answer of
 * the opponent gives away stones, and of these there are only so many.
 */

/* With more stones on the board positions do not come back so easily, and to
 * look at many of them takes long.
 */
#define MOST_STONES 12

/* The most positions that are looked at. */
#define MOST_KNOTS 8192

/**
 * Knot:
 * @position: the position; first, so that a knot can be looked up by it
 * @best: its best moves, a bit for each hole
 * @n_moves: own moves on the shortest way to a capture, 0 if none is known
 * @first_edge: where its edges begin; they end where those of the next begin
 *
 * A position of the net.
 */
typedef struct
{
  RkPosition position;
  guint best;
  guint n_moves;
  guint first_edge;
} Knot;

/* A best move with a best answer that leads to another knot. */
typedef struct
{
  guint hole;
  const Knot *to;
} Edge;

typedef struct
{
  RkTables *tables;
  RkControl *control;
  GHashTable *by_position;
  GPtrArray *knots;
  guint n_spread;
  GArray *edges;
} Net;

static guint
position_hash (gconstpointer key)
{
  const RkPosition *position = key;
  guint hash = 0;

  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    hash = 31 * hash + position->stones[hole];

  return hash;
}

static gboolean
position_equal (gconstpointer one,
                gconstpointer other)
{
  return rk_position_equal (one, other);
}

static void
net_init (Net       *self,
          RkTables  *tables,
          RkControl *control)
{
  self->tables = tables;
  self->control = control;
  self->by_position = g_hash_table_new (position_hash, position_equal);
  self->knots = g_ptr_array_new_with_free_func (g_free);
  self->n_spread = 0;
  self->edges = g_array_new (FALSE, FALSE, sizeof (Edge));
}

static void
net_clear (Net *self)
{
  g_hash_table_unref (self->by_position);
  g_ptr_array_unref (self->knots);
  g_array_unref (self->edges);
}

/* The knot of @position, which is made when there is none yet. */
static const Knot *
net_get (Net              *self,
         const RkPosition *position)
{
  Knot *knot = g_hash_table_lookup (self->by_position, position);

  if (knot == NULL)
    {
      knot = g_new0 (Knot, 1);
      knot->position = *position;
      g_ptr_array_add (self->knots, knot);
      g_hash_table_add (self->by_position, knot);
    }

  return knot;
}

/* Adds an edge for each best answer to the move of @hole without captures. */
static gboolean
add_edges (Net        *self,
           const Knot *knot,
           guint       hole)
{
  RkPosition after = knot->position;
  RkSolution answers;
  RkSowing sowing;

  rk_position_play (&after, hole, &sowing);
  if (sowing.captured[RK_SOUTH] + sowing.captured[RK_NORTH] > 0)
    return TRUE;
  if (!rk_tables_solve (self->tables, &after, &answers, self->control))
    return FALSE;

  for (guint left = answers.best; left != 0; left &= left - 1)
    {
      RkPosition next = after;

      rk_position_play (&next, __builtin_ctz (left), &sowing);
      if (sowing.captured[RK_SOUTH] + sowing.captured[RK_NORTH] == 0)
        {
          Edge edge = { hole, net_get (self, &next) };

          g_array_append_val (self->edges, edge);
        }
    }

  return TRUE;
}

/* Adds all edges of the knot that is next. */
static gboolean
spread_next (Net *self)
{
  Knot *knot = g_ptr_array_index (self->knots, self->n_spread);
  RkSolution solution;

  if (!rk_tables_solve (self->tables, &knot->position, &solution, self->control))
    return FALSE;

  knot->best = solution.best;
  knot->first_edge = self->edges->len;
  for (guint left = solution.best; left != 0; left &= left - 1)
    if (!add_edges (self, knot, __builtin_ctz (left)))
      return FALSE;

  self->n_spread++;

  return TRUE;
}

/* Spreads the net by one own move. */
static gboolean
spread_all (Net *self)
{
  const guint n_knots = self->knots->len;

  while (self->n_spread < n_knots)
    if (!spread_next (self))
      return FALSE;

  return TRUE;
}

/* The best moves of a knot that lead to a capture in fewer than @n_moves more
 * own moves, however the opponent answers.
 */
static guint
get_near (const Net *self,
          guint      nth,
          guint      n_moves)
{
  const Knot *knot = g_ptr_array_index (self->knots, nth);
  guint end = self->edges->len;
  guint near = knot->best;

  if (nth + 1 < self->n_spread)
    end = ((const Knot *) g_ptr_array_index (self->knots, nth + 1))->first_edge;

  for (guint i = knot->first_edge; i < end; i++)
    {
      const Edge *edge = &g_array_index (self->edges, Edge, i);

      if (edge->to->n_moves == 0 || edge->to->n_moves >= n_moves)
        near &= ~(1u << edge->hole);
    }

  return near;
}

/* Finds the knots from which a capture is @n_moves away. */
static gboolean
measure_way (Net   *self,
             guint  n_moves)
{
  gboolean found = FALSE;

  for (guint nth = 0; nth < self->n_spread; nth++)
    {
      Knot *knot = g_ptr_array_index (self->knots, nth);

      if (knot->n_moves == 0 && get_near (self, nth, n_moves) != 0)
        {
          knot->n_moves = n_moves;
          found = TRUE;
        }
    }

  return found;
}

/* Finds @n_moves of the knots, from captures backwards, up to @most. */
static void
measure_ways (Net   *self,
              guint  most)
{
  for (guint nth = 0; nth < self->n_spread; nth++)
    ((Knot *) g_ptr_array_index (self->knots, nth))->n_moves = 0;

  for (guint n_moves = 1; n_moves <= most && measure_way (self, n_moves); n_moves++)
    ;
}

/* The best moves of @position on the shortest way to a capture; 0 if there is
 * none, it would take too long, or when cancelled.
 *
 * A way of some moves lies in the net when that has been spread as often. A
 * longer one that is found already need not be the shortest.
 */
static guint
find_shortest (Net              *self,
               const RkPosition *position)
{
  const Knot *start = net_get (self, position);

  for (guint n_moves = 1;
       self->n_spread < self->knots->len && self->knots->len <= MOST_KNOTS;
       n_moves++)
    {
      if (!spread_all (self))
        return 0;
      measure_ways (self, self->n_spread < self->knots->len ? n_moves : G_MAXUINT);
      if (start->n_moves > 0)
        return get_near (self, 0, start->n_moves);
    }

  return 0;
}

/*< private >
 * rk_tables_find_progress:
 * @self: the tables
 * @position: a position
 * @solution: (out): what there is to know about @position
 * @holes: (out): the moves found, a bit for each hole; 0 if there is no legal one
 * @control: stops the work
 *
 * Finds the best moves; where few stones are left, only those that come nearer
 * to the result, so that a player who plays no others reaches it.
 *
 * Returns: %FALSE when cancelled
 */
gboolean
rk_tables_find_progress (RkTables         *self,
                         const RkPosition *position,
                         RkSolution       *solution,
                         guint            *holes,
                         RkControl        *control)
{
  guint n_stones;
  guint shortest;
  Net net;

  if (!rk_tables_solve (self, position, solution, control))
    return FALSE;

  *holes = solution->best;
  n_stones = rk_position_get_on_board (position, RK_SOUTH) +
             rk_position_get_on_board (position, RK_NORTH);
  /* Who has won all there was to win may go round in circles. */
  if (n_stones > MOST_STONES || solution->result.worst == position->captured[position->turn])
    return TRUE;

  net_init (&net, self, control);
  shortest = find_shortest (&net, position);
  net_clear (&net);
  if (shortest != 0)
    *holes = shortest;

  return !control->cancelled;
}
