/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-perft.h"

#include "rk-sowing-private.h"

/* How many positions are looked at together. */
#define BATCH 16

/**
 * Batch:
 * @sowers: the moves of all positions, those of one position in a row; there
 *   is room for one more than there can be
 * @ends: for each position, where its moves end
 * @n_legal: for each position, how many of its moves are legal
 * @n_positions: how many positions there are
 * @n_sowers: how many moves there are
 *
 * All moves in several positions.
 */
typedef struct
{
  RkSower sowers[BATCH * RK_MAX_HOLES + 1];
  guint ends[BATCH];
  guint n_legal[BATCH];
  guint n_positions;
  guint n_sowers;
} Batch;

/* Makes ready every move of @side. An empty hole is made ready too and then
 * overwritten: that is faster than a branch which the processor cannot foretell.
 */
static void
batch_add (Batch         *self,
           const RkBoard *board,
           RkLanes        stones,
           RkSide         side)
{
  guint end = rk_board_get_end (board, side);
  guint n = self->n_sowers;

  for (guint lane = rk_board_get_first (board, side); lane < end; lane++)
    {
      rk_sower_init (&self->sowers[n], board->ring, stones, lane);
      n += stones[lane] > 0;
    }

  self->n_legal[self->n_positions] = n - self->n_sowers;
  self->ends[self->n_positions++] = n;
  self->n_sowers = n;
}

static void
batch_remove_endless (Batch   *self,
                      RkSower *sower)
{
  guint position = 0;

  while (sower - self->sowers >= self->ends[position])
    position++;
  self->n_legal[position]--;
}

/* Sows all moves side by side, each a lap and then each the next one: no lap
 * waits for the one before it, and hardly a branch depends on when a move ends.
 * The few that take many laps are finished one by one.
 */
static void
batch_sow (Batch        *self,
           const RkRing *ring)
{
  RkSower *under_way[BATCH * RK_MAX_HOLES];
  guint n = 0;

  for (guint i = 0; i < self->n_sowers; i++)
    {
      under_way[n] = &self->sowers[i];
      n += rk_sower_sow_lap (&self->sowers[i], ring, NULL, NULL) > 0;
    }

  for (guint laps = 1; laps < RK_UNWATCHED_LAPS; laps++)
    {
      guint n_before = n;

      n = 0;
      for (guint i = 0; i < n_before; i++)
        {
          under_way[n] = under_way[i];
          n += rk_sower_sow_lap (under_way[n], ring, NULL, NULL) > 0;
        }
    }

  for (guint i = 0; i < n; i++)
    if (!rk_sower_finish (under_way[i], ring, NULL, NULL))
      batch_remove_endless (self, under_way[i]);
}

static guint64 count_leaves (const RkBoard *board,
                             const RkLanes *positions,
                             guint          n_positions,
                             RkSide         side,
                             guint          depth);

/* Counts the leaves behind all moves of a batch that was sown. */
static guint64
batch_count (const Batch   *self,
             const RkBoard *board,
             RkSide         side,
             guint          depth)
{
  RkLanes after[BATCH * RK_MAX_HOLES];
  guint64 n_leaves = 0;
  guint n_after = 0;

  /* A position without a legal move is a leaf itself. */
  for (guint i = 0; i < self->n_positions; i++)
    n_leaves += depth == 1 ? MAX (self->n_legal[i], 1) : self->n_legal[i] == 0;
  if (depth == 1)
    return n_leaves;

  for (guint i = 0; i < self->n_sowers; i++)
    if (self->sowers[i].lap->hand == 0)
      after[n_after++] = self->sowers[i].stones;

  return n_leaves + count_leaves (board, after, n_after, rk_side_other (side), depth - 1);
}

/* Counts the leaves of several positions with @side to move. */
static guint64
count_leaves (const RkBoard *board,
              const RkLanes *positions,
              guint          n_positions,
              RkSide         side,
              guint          depth)
{
  guint64 n_leaves = 0;

  for (guint start = 0; start < n_positions; start += BATCH)
    {
      Batch batch;

      batch.n_positions = 0;
      batch.n_sowers = 0;
      for (guint i = start; i < MIN (start + BATCH, n_positions); i++)
        batch_add (&batch, board, positions[i], side);
      batch_sow (&batch, board->ring);
      n_leaves += batch_count (&batch, board, side, depth);
    }

  return n_leaves;
}

/**
 * rk_position_perft:
 * @self: a position
 * @depth: how many moves deep; each takes about 5 KiB of stack
 *
 * Counts the leaves of the tree of all legal moves, cut at @depth. A round that
 * ends earlier because its mover has no legal move is one leaf; repetition
 * (rule 13) is not applied.
 *
 * Returns: the number of leaves, 1 at depth 0
 */
guint64
rk_position_perft (const RkPosition *self,
                   guint             depth)
{
  RkBoard board;

  g_return_val_if_fail (self != NULL, 0);
  g_assert (rk_position_is_valid (self));

  if (depth == 0)
    return 1;

  rk_board_init (&board, self);

  return count_leaves (&board, &board.stones, 1, self->turn, depth);
}
