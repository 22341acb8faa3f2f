/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The outcome of every position with few stones on a ring of open holes.
 *
 * All captures are of four stones, so from a position with 22 stones only those
 * with 18, 14, 10, 6 and 2 can arise: a table holds every fourth number, a layer
 * each. A layer is known when those below it are: a move leads to a lower layer
 * if it captures, else it stays within its own.
 *
 * Within a layer, at first nothing is known but that the mover wins between
 * none and all of the stones. Again and again each outcome is narrowed by those
 * of the positions that can follow, until nothing changes any more. What then
 * is known of the worst for the mover can be forced in so many moves; what
 * cannot be forced is play without end. That makes both bounds exact, and where
 * they meet, as everywhere in a match, play without end decides nothing.
 *
 * A position is numbered among those with as many stones in the combinatorial
 * number system (D. E. Knuth, The Art of Computer Programming, 4A, 7.2.1.3): the
 * borders between the holes are a choice among stones and borders together.
 * Numbers begin at the mover's first hole, so that a ring with equal rows needs
 * one table for both players.
 */
#include "config.h"

#include "rk-endgame-private.h"

#include <string.h>

/* Tables hold positions of so many stones at least... */
#define ALWAYS_STONES 12
/* ... and more as long as a layer is not larger than this. */
#define MAX_POSITIONS 250000

/* How often the work looks whether it is wanted any more, in positions. */
#define CHECK_EVERY 0x1fff

/**
 * Layer:
 * @worst: for each position, what the mover is sure of
 * @best: what the mover can hope for; the same as @worst when that is so everywhere
 *
 * All positions with some number of stones and some player to move.
 */
typedef struct
{
  guint8 *worst;
  guint8 *best;
} Layer;

struct _RkEndgame
{
  RkBoard board;
  guint limit;
  guint remainder;
  gsize size;
  Layer layers[2][RK_MAX_HAND + 1];
  /* [i][n]: in how many ways fewer than n stones can lie in i + 1 holes */
  guint32 fewer[RK_MAX_RING][RK_MAX_HAND + 2];
};

/**
 * Open:
 * @position: its number
 * @n_next: how many of the moves stay in the layer
 * @worst: the most that the mover is sure of by a move that captures
 * @best: the most that the mover can hope for by one
 *
 * A position that is not decided yet.
 */
typedef struct
{
  guint32 position;
  guint8 n_next;
  guint8 worst;
  guint8 best;
} Open;

/**
 * Pending:
 * @positions: (element-type Open): in the order of their numbers
 * @next: (element-type guint32): the numbers of the positions that follow, for
 *   all @positions in a row
 *
 * What is left to decide of a layer for one player to move.
 */
typedef struct
{
  GArray *positions;
  GArray *next;
} Pending;

/* Equal rows need one table only. */
static inline guint
get_table (const RkEndgame *self,
           RkSide           side)
{
  return 2 * self->board.n_south == self->board.ring->size ? 0 : side;
}

static guint
get_n_tables (const RkEndgame *self)
{
  return get_table (self, RK_NORTH) + 1;
}

static gsize
get_n_positions (const RkEndgame *self,
                 guint            n_stones)
{
  /* Those with fewer than n + 1 stones in all holes but the last: the rest lies there. */
  return self->fewer[self->board.ring->size - 2][n_stones + 1];
}

static inline guint32
get_number (const RkEndgame *self,
            RkLanes          stones,
            RkSide           side)
{
  const guint size = self->board.ring->size;
  const guint first = rk_board_get_first (&self->board, side);
  const guint8 *lanes = (const guint8 *) &stones;
  guint32 number = 0;
  guint sum = 0;
  guint i = 0;

  for (guint lane = first; lane < size && i < size - 1; lane++, i++)
    {
      sum += lanes[lane];
      number += self->fewer[i][sum];
    }
  for (guint lane = 0; i < size - 1; lane++, i++)
    {
      sum += lanes[lane];
      number += self->fewer[i][sum];
    }

  return number;
}

/* Makes of a position the one with the next number; FALSE after the last one. */
static gboolean
next_position (const RkEndgame *self,
               RkLanes         *stones,
               RkSide           side)
{
  const guint size = self->board.ring->size;
  guint8 *lanes = (guint8 *) stones;
  guint lane = rk_board_get_first (&self->board, side);
  guint sum = 0;

  for (guint i = 0; i < size - 1; i++)
    {
      const guint following = lane + 1 < size ? lane + 1 : 0;

      sum += lanes[lane];
      lanes[lane] = 0;
      if (lanes[following] > 0)
        {
          lanes[following]--;
          lanes[lane] = sum + 1;
          return TRUE;
        }
      lane = following;
    }

  return FALSE;
}

static RkOutcome
get_outcome (const Layer *layer,
             guint32      number)
{
  return (RkOutcome) { layer->worst[number], layer->best[number] };
}

/* What is known after looking at all moves of a position that captures. */
static void
open_position (RkEndgame *self,
               Pending   *pending,
               RkLanes    stones,
               guint      n_stones,
               RkSide     side,
               guint32    number)
{
  Layer *layer = &self->layers[get_table (self, side)][n_stones];
  const RkSide other = rk_side_other (side);
  Open open = { .position = number };
  RkAfter moves[RK_MAX_HOLES];
  guint n_moves = rk_board_list_moves (&self->board, stones, n_stones, side, moves);

  if (n_moves == 0)
    {
      open.worst = open.best = rk_lanes_sum (stones & rk_board_get_row (&self->board, side));
    }

  for (guint i = 0; i < n_moves; i++)
    {
      guint32 after = get_number (self, moves[i].stones, other);
      guint most = moves[i].captured + moves[i].left;
      RkOutcome reply;

      if (moves[i].left == n_stones)
        {
          g_array_append_val (pending->next, after);
          open.n_next++;
          continue;
        }
      reply = get_outcome (&self->layers[get_table (self, other)][moves[i].left], after);
      open.worst = MAX (open.worst, most - reply.best);
      open.best = MAX (open.best, most - reply.worst);
    }

  layer->worst[number] = open.worst;
  layer->best[number] = open.n_next > 0 ? n_stones : open.best;
  if (open.n_next > 0)
    g_array_append_val (pending->positions, open);
}

/* Looks at every position of a layer with @side to move. */
static gboolean
open_layer (RkEndgame *self,
            Pending   *pending,
            guint      n_stones,
            RkSide     side,
            RkControl *control)
{
  const guint size = self->board.ring->size;
  const gsize n_positions = get_n_positions (self, n_stones);
  Layer *layer = &self->layers[get_table (self, side)][n_stones];
  RkLanes stones = { 0, };
  guint32 number = 0;

  layer->worst = g_malloc (n_positions);
  layer->best = g_malloc (n_positions);

  /* The first position has all stones in the last hole. */
  stones[(rk_board_get_first (&self->board, side) + size - 1) % size] = n_stones;
  do
    {
      if ((number & CHECK_EVERY) == 0 && control->cancelled)
        return FALSE;
      open_position (self, pending, stones, n_stones, side, number++);
    }
  while (next_position (self, &stones, side));

  return TRUE;
}

/* Narrows the outcomes of all positions that are not decided, and forgets those
 * that are now. Returns whether anything changed, and FALSE when cancelled.
 */
static gboolean
narrow (RkEndgame *self,
        Pending   *pending,
        guint      n_stones,
        RkSide     side,
        RkControl *control)
{
  Layer *layer = &self->layers[get_table (self, side)][n_stones];
  const Layer *following = &self->layers[get_table (self, rk_side_other (side))][n_stones];
  Open *positions = (Open *) (gpointer) pending->positions->data;
  guint32 *next = (guint32 *) (gpointer) pending->next->data;
  guint32 *kept_next = next;
  guint n_kept = 0;
  gboolean changed = FALSE;

  for (guint i = 0; i < pending->positions->len; i++)
    {
      const Open open = positions[i];
      guint8 *worst = &layer->worst[open.position];
      guint8 *best = &layer->best[open.position];
      RkOutcome found = { open.worst, open.best };

      if ((i & CHECK_EVERY) == 0 && control->cancelled)
        return FALSE;
      for (guint j = 0; j < open.n_next; j++)
        {
          found.worst = MAX (found.worst, n_stones - following->best[next[j]]);
          found.best = MAX (found.best, n_stones - following->worst[next[j]]);
        }
      changed |= found.worst != *worst || found.best != *best;
      *worst = found.worst;
      *best = found.best;

      if (!rk_outcome_is_exact (found))
        {
          positions[n_kept++] = open;
          memmove (kept_next, next, open.n_next * sizeof *next);
          kept_next += open.n_next;
        }
      next += open.n_next;
    }

  g_array_set_size (pending->positions, n_kept);
  g_array_set_size (pending->next, kept_next - (guint32 *) (gpointer) pending->next->data);

  return changed;
}

/* Room for all at once: memory that is not used costs nothing, but growing would
 * need the whole twice.
 */
static void
pending_init (Pending *self,
              gsize    n_positions)
{
  self->positions = g_array_sized_new (FALSE, FALSE, sizeof (Open), n_positions);
  self->next = g_array_sized_new (FALSE, FALSE, sizeof (guint32), RK_MAX_HOLES * n_positions);
}

static void
pending_clear (Pending *self)
{
  g_array_unref (self->positions);
  g_array_unref (self->next);
}

/* Both bounds of a layer are the same array when they are the same everywhere. */
static void
share_bounds (RkEndgame *self,
              guint      n_stones,
              RkSide     side)
{
  Layer *layer = &self->layers[get_table (self, side)][n_stones];
  const gsize n_positions = get_n_positions (self, n_stones);

  self->size += n_positions;
  if (memcmp (layer->worst, layer->best, n_positions) == 0)
    {
      g_free (layer->best);
      layer->best = layer->worst;
    }
  else
    {
      self->size += n_positions;
    }
}

static gboolean
fill_layer (RkEndgame *self,
            guint      n_stones,
            RkControl *control)
{
  const guint n_tables = get_n_tables (self);
  Pending pending[2];
  gboolean wanted = TRUE;
  gboolean changed = TRUE;

  for (guint side = 0; side < n_tables; side++)
    {
      pending_init (&pending[side], get_n_positions (self, n_stones));
      wanted = wanted && open_layer (self, &pending[side], n_stones, side, control);
    }

  while (wanted && changed)
    {
      changed = FALSE;
      for (guint side = 0; side < n_tables; side++)
        changed |= narrow (self, &pending[side], n_stones, side, control);
      wanted = !control->cancelled;
    }

  for (guint side = 0; side < n_tables; side++)
    {
      if (wanted)
        share_bounds (self, n_stones, side);
      pending_clear (&pending[side]);
    }

  return wanted;
}

static void
count_ways (RkEndgame *self)
{
  for (guint i = 0; i < RK_MAX_RING; i++)
    for (guint n = 1; n < RK_MAX_HAND + 2; n++)
      {
        guint64 ways = (guint64) self->fewer[i][n - 1] + (i > 0 ? self->fewer[i - 1][n] : 1);

        self->fewer[i][n] = MIN (ways, G_MAXUINT32);
      }
}

/* The largest layer that is worth its memory, of those that @n_stones lead to. */
static guint
get_limit (const RkEndgame *self,
           guint            n_stones)
{
  guint limit = self->remainder;

  while (limit + RK_FOUR <= n_stones &&
         (limit + RK_FOUR <= ALWAYS_STONES ||
          get_n_positions (self, limit + RK_FOUR) <= MAX_POSITIONS))
    limit += RK_FOUR;

  return limit;
}

/*< private >
 * rk_endgame_new:
 * @board: a board, for its ring
 * @n_stones: the stones on it
 * @control: stops the work
 *
 * Makes the table for the ring of @board, and the numbers of stones that can
 * arise from @n_stones.
 *
 * Returns: (nullable) (transfer full): the table, or %NULL when cancelled
 */
RkEndgame *
rk_endgame_new (const RkBoard *board,
                guint          n_stones,
                RkControl     *control)
{
  RkEndgame *self = g_new0 (RkEndgame, 1);

  self->board = *board;
  self->remainder = n_stones % RK_FOUR;
  count_ways (self);
  self->limit = get_limit (self, RK_MAX_HAND);

  for (guint n = self->remainder; n <= self->limit; n += RK_FOUR)
    if (!fill_layer (self, n, control))
      {
        rk_endgame_free (self);
        return NULL;
      }

  return self;
}

/*< private >
 * rk_endgame_free:
 * @self: (transfer full): a table
 *
 * Frees a table.
 */
void
rk_endgame_free (RkEndgame *self)
{
  for (guint side = 0; side < 2; side++)
    for (guint n = 0; n <= RK_MAX_HAND; n++)
      {
        Layer *layer = &self->layers[side][n];

        if (layer->best != layer->worst)
          g_free (layer->best);
        g_free (layer->worst);
      }
  g_free (self);
}

/*< private >
 * rk_endgame_fits:
 * @self: a table
 * @board: a board
 * @n_stones: the stones on it
 *
 * Tells whether @self was made for such a ring, and such numbers of stones.
 *
 * Returns: %TRUE if so
 */
gboolean
rk_endgame_fits (const RkEndgame *self,
                 const RkBoard   *board,
                 guint            n_stones)
{
  return self->board.ring == board->ring && self->board.n_south == board->n_south &&
         self->remainder == n_stones % RK_FOUR;
}

/*< private >
 * rk_endgame_get_size:
 * @self: a table
 *
 * Returns: the memory it takes, in bytes
 */
gsize
rk_endgame_get_size (const RkEndgame *self)
{
  return sizeof *self + self->size;
}

/*< private >
 * rk_endgame_get_limit:
 * @self: a table
 *
 * Returns: the most stones of a position that it holds
 */
guint
rk_endgame_get_limit (const RkEndgame *self)
{
  return self->limit;
}

/*< private >
 * rk_endgame_look_up:
 * @self: a table
 * @stones: the stones on the ring
 * @n_stones: how many they are: as many as @self holds
 * @side: who is to move
 *
 * Looks a position up.
 *
 * Returns: what the mover wins from here on
 */
RkOutcome
rk_endgame_look_up (const RkEndgame *self,
                    RkLanes          stones,
                    guint            n_stones,
                    RkSide           side)
{
  return get_outcome (&self->layers[get_table (self, side)][n_stones],
                      get_number (self, stones, side));
}
