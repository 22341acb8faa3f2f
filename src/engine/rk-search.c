/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The outcome of positions with more stones than the tables hold: alpha-beta
 * with a memory of positions.
 *
 * An outcome is searched as two bounds: what the mover is sure of, and what the
 * opponent cannot prevent the mover from hoping for. Where the search meets a
 * position for the second time on its path, it knows nothing about it but what
 * the memory knows; so each bound that it finds is proved by a line of play that
 * ends, is true whatever path led to the position, and may be remembered. (To
 * score a repetition at once, and remember that, would be wrong: the same
 * position may be reached without it.)
 *
 * The search is done again as long as it betters what it remembers: each time a
 * bound can come from one that was found before, as in the tables. When nothing
 * is bettered any more, the player whom endless play suits can keep it up from
 * every position that is left open, and the bounds are the nearest ones. Only
 * positions set up by hand need this to be done more than once.
 */
#include "config.h"

#include "rk-search-private.h"

#include <string.h>

/* How many positions are remembered: a power of two, and the places after the
 * last one.
 */
#define MEMORY_BITS 19
#define N_ENTRIES ((1u << MEMORY_BITS) + PLACES)

/* No search goes deeper; what lies there counts as not known. */
#define MAX_DEPTH 1000

/* How many places a position can be remembered at. */
#define PLACES 8

/* How often a position is searched at most. If its bounds might then still come
 * nearer, they are true nevertheless.
 */
#define MAX_PASSES 100

#define NO_LANE 0xff

/**
 * Entry:
 * @key: the stones in the lanes; those that no ring has tell whose turn it is
 *   and which ring it is
 * @worst: what the mover is sure of
 * @best: what the mover can hope for
 * @lane: the move that seemed best
 * @left: the stones on the board
 * @alpha: the window of the last search
 * @beta: the window of the last search
 * @search: which search that was
 *
 * What is known of a position. Where nothing is remembered, @left is 0: the
 * positions that are searched have stones.
 */
typedef struct
{
  RkLanes key;
  guint8 worst;
  guint8 best;
  guint8 lane;
  guint8 left;
  gint8 alpha;
  gint8 beta;
  guint32 search;
  guint8 unused[4];
} Entry;

struct _RkMemory
{
  Entry *entries;
  guint32 search;
};

/**
 * Search:
 * @bettered: whether anything is known better than before
 * @n_nodes: how many positions may still be looked at
 * @path: the positions on the way, with their number of stones
 *
 * A search going on.
 */
typedef struct
{
  RkMemory *memory;
  const RkEndgame *endgame;
  const RkBoard *board;
  RkControl *control;
  guint limit;
  gboolean bettered;
  guint n_nodes;
  struct
  {
    RkLanes key;
    guint left;
  } path[MAX_DEPTH];
} Search;

static RkLanes
get_key (const Search *self,
         RkLanes       stones,
         RkSide        side)
{
  RkLanes key = stones;

  key[RK_MAX_RING] = side + 1;
  key[RK_MAX_RING + 1] = self->board->n_south;
  key[RK_MAX_RING + 2] = self->board->ring->size;

  return key;
}

/* The first of the entries for a key. The multipliers are odd numbers without a
 * pattern.
 */
static Entry *
get_entries (const Search *self,
             RkLanes       key)
{
  typedef guint64 Halves __attribute__ ((vector_size (16)));
  Halves halves = (Halves) key;
  guint64 hash = halves[0] * 0x9fb21c651e98df25;

  hash = ((hash ^ hash >> 32) + halves[1]) * 0xd6e8feb86659fd93;
  hash = (hash ^ hash >> 29) * 0x9fb21c651e98df25;

  return &self->memory->entries[hash >> (64 - MEMORY_BITS)];
}

static gboolean
recall (const Search *self,
        RkLanes       key,
        Entry        *entry)
{
  const Entry *entries = get_entries (self, key);

  for (guint i = 0; i < PLACES && entries[i].left > 0; i++)
    if (rk_lanes_equal (entries[i].key, key))
      {
        *entry = entries[i];
        return TRUE;
      }

  return FALSE;
}

/* Where there is no room left, what is about the fewest stones gives way: it is
 * found again soonest.
 */
static void
remember (Search      *self,
          const Entry *entry)
{
  Entry *entries = get_entries (self, entry->key);
  Entry *place = entries;

  for (guint i = 0; i < PLACES; i++)
    {
      if (entries[i].left == 0 || rk_lanes_equal (entries[i].key, entry->key))
        {
          place = &entries[i];
          break;
        }
      if (entries[i].left < place->left)
        place = &entries[i];
    }
  *place = *entry;
}

static gboolean
is_on_path (const Search *self,
            guint         depth,
            RkLanes       key,
            guint         left)
{
  /* Whose turn it is alternates, and stones that were captured do not come back. */
  for (guint i = 2; i <= depth && self->path[depth - i].left == left; i += 2)
    if (rk_lanes_equal (self->path[depth - i].key, key))
      return TRUE;

  return FALSE;
}

/* First the move that was best before, then those that capture most. */
static void
sort_moves (RkAfter *moves,
            guint    n_moves,
            guint    lane)
{
  for (guint i = 1; i < n_moves; i++)
    {
      RkAfter move = moves[i];
      guint at = i;

      for (; at > 0 && moves[at - 1].lane != lane &&
             (move.lane == lane || moves[at - 1].captured < move.captured); at--)
        moves[at] = moves[at - 1];
      moves[at] = move;
    }
}

/* The outcome of a position for the mover. The bounds are no nearer than is
 * needed to know whether they lie above @alpha and below @beta.
 */
static RkOutcome
look (Search *self,
      RkLanes stones,
      guint   left,
      RkSide  side,
      int     alpha,
      int     beta,
      guint   depth)
{
  const RkSide other = rk_side_other (side);
  RkOutcome found = { 0, 0 };
  RkAfter moves[RK_MAX_HOLES];
  Entry entry;
  gboolean known;
  guint n_moves;

  if (left <= self->limit)
    return rk_endgame_look_up (self->endgame, stones, left, side);

  known = recall (self, get_key (self, stones, side), &entry);
  if (!known)
    entry = (Entry) {
      .key = get_key (self, stones, side), .left = left, .best = left, .lane = NO_LANE,
    };
  if (entry.worst >= beta || entry.best <= alpha || entry.worst == entry.best ||
      (entry.search == self->memory->search && entry.alpha <= alpha && entry.beta >= beta) ||
      depth == MAX_DEPTH || self->control->cancelled || self->n_nodes == 0 ||
      is_on_path (self, depth, entry.key, left))
    return (RkOutcome) { entry.worst, entry.best };

  n_moves = rk_board_list_moves (self->board, stones, left, side, moves);
  if (n_moves == 0)
    {
      guint own = rk_lanes_sum (stones & rk_board_get_row (self->board, side));

      return (RkOutcome) { own, own };
    }

  self->n_nodes--;
  self->path[depth].key = entry.key;
  self->path[depth].left = left;
  sort_moves (moves, n_moves, entry.lane);
  entry.lane = moves[0].lane;

  for (guint i = 0; i < n_moves; i++)
    {
      const int most = moves[i].captured + moves[i].left;
      const int above = MAX (alpha, (int) found.worst);
      RkOutcome reply;

      reply = look (self, moves[i].stones, moves[i].left, other, most - beta, most - above,
                    depth + 1);
      found.best = MAX (found.best, most - reply.worst);
      if (most - reply.best > found.worst)
        {
          found.worst = most - reply.best;
          entry.lane = moves[i].lane;
        }
      if (found.worst >= beta)
        {
          found.best = left;
          break;
        }
    }

  self->bettered |= known && (found.worst > entry.worst || found.best < entry.best);
  entry.worst = MAX (entry.worst, found.worst);
  entry.best = MIN (entry.best, found.best);
  entry.alpha = alpha;
  entry.beta = beta;
  entry.search = self->memory->search;
  if (!self->control->cancelled)
    remember (self, &entry);

  return (RkOutcome) { entry.worst, entry.best };
}

/*< private >
 * rk_memory_new:
 *
 * Makes an empty memory of positions.
 *
 * Returns: (transfer full): the memory
 */
RkMemory *
rk_memory_new (void)
{
  RkMemory *self = g_new0 (RkMemory, 1);

  self->entries = g_aligned_alloc0 (N_ENTRIES, sizeof (Entry), sizeof (Entry));

  return self;
}

/*< private >
 * rk_memory_free:
 * @self: (transfer full): a memory
 *
 * Frees a memory.
 */
void
rk_memory_free (RkMemory *self)
{
  g_aligned_free (self->entries);
  g_free (self);
}

/*< private >
 * rk_memory_get_size:
 * @self: a memory
 *
 * Returns: how many bytes it takes
 */
gsize
rk_memory_get_size (const RkMemory *self)
{
  return sizeof *self + N_ENTRIES * sizeof (Entry);
}

/*< private >
 * rk_search:
 * @memory: what is known of positions
 * @endgame: the table for the ring and the number of stones
 * @board: a board, for its ring
 * @stones: the stones on it
 * @n_stones: how many they are
 * @side: who is to move
 * @outcome: (out): what the mover wins from here on
 * @control: stops the search, and limits it
 *
 * Finds the outcome of a position.
 *
 * Returns: %FALSE if it was cancelled
 */
gboolean
rk_search (RkMemory        *memory,
           const RkEndgame *endgame,
           const RkBoard   *board,
           RkLanes          stones,
           guint            n_stones,
           RkSide           side,
           RkOutcome       *outcome,
           RkControl       *control)
{
  Search self;

  self.limit = rk_endgame_get_limit (endgame);
  if (n_stones <= self.limit)
    {
      *outcome = rk_endgame_look_up (endgame, stones, n_stones, side);

      return !control->cancelled;
    }

  /* The path is not cleared: that would take longer than many a search. */
  self.memory = memory;
  self.endgame = endgame;
  self.board = board;
  self.control = control;
  self.n_nodes = control->budget > 0 ? control->budget : G_MAXUINT;
  *outcome = (RkOutcome) { 0, n_stones };
  for (guint pass = 0; pass < MAX_PASSES; pass++)
    {
      RkOutcome found;

      memory->search++;
      self.bettered = FALSE;
      found = look (&self, stones, n_stones, side, outcome->worst, outcome->best, 0);
      outcome->worst = MAX (outcome->worst, found.worst);
      outcome->best = MIN (outcome->best, found.best);
      if (rk_outcome_is_exact (*outcome) || control->cancelled || self.n_nodes == 0 ||
          (pass > 0 && !self.bettered))
        break;
    }

  return !control->cancelled;
}
