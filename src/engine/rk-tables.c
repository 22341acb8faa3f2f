/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The solver: tables for positions with few stones, and a search above them.
 *
 * Rules 5 and 17 make it small. Closed holes are skipped, so a position is a
 * ring of open holes, and a direction is no more than the order in which they
 * are met. Seen from the player with more open holes, a round has one of a few
 * rings, and for each of them a table is made when it is first needed.
 */
#include "config.h"

#include "rk-tables.h"

#include "rk-scoring.h"
#include "rk-search-private.h"

/* Of the memory for all tables, what the endgames may take. */
#define MAX_ENDGAMES (12u << 20)

struct _RkTables
{
  GPtrArray *endgames;
  RkMemory *memory;
};

/**
 * rk_tables_new:
 *
 * Makes tables in which nothing is known yet. They are for one thread at a time.
 *
 * Returns: (transfer full): the tables
 */
RkTables *
rk_tables_new (void)
{
  RkTables *self = g_new0 (RkTables, 1);

  self->endgames = g_ptr_array_new_with_free_func ((GDestroyNotify) rk_endgame_free);
  self->memory = rk_memory_new ();

  return self;
}

/**
 * rk_tables_free:
 * @self: (transfer full): tables
 *
 * Frees tables.
 */
void
rk_tables_free (RkTables *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->endgames);
  rk_memory_free (self->memory);
  g_free (self);
}

static gsize
get_endgames_size (const RkTables *self)
{
  gsize size = 0;

  for (guint i = 0; i < self->endgames->len; i++)
    size += rk_endgame_get_size (g_ptr_array_index (self->endgames, i));

  return size;
}

/**
 * rk_tables_get_size:
 * @self: tables
 *
 * Tells how much memory the tables take, never more than RK_TABLES_MAX_SIZE.
 *
 * Returns: the number of bytes
 */
gsize
rk_tables_get_size (const RkTables *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return get_endgames_size (self) + rk_memory_get_size (self->memory);
}

/* The table for a ring; the one used last is the last of the list. */
static const RkEndgame *
get_endgame (RkTables      *self,
             const RkBoard *board,
             guint          n_stones,
             RkControl     *control)
{
  RkEndgame *endgame = NULL;

  for (guint i = 0; i < self->endgames->len && endgame == NULL; i++)
    if (rk_endgame_fits (g_ptr_array_index (self->endgames, i), board, n_stones))
      endgame = g_ptr_array_steal_index (self->endgames, i);
  if (endgame == NULL)
    endgame = rk_endgame_new (board, n_stones, control);
  if (endgame == NULL)
    return NULL;

  while (self->endgames->len > 0 &&
         get_endgames_size (self) + rk_endgame_get_size (endgame) > MAX_ENDGAMES)
    g_ptr_array_remove_index (self->endgames, 0);
  g_ptr_array_add (self->endgames, endgame);

  return endgame;
}

/* Puts the row with more open holes first, so that rings that differ only in
 * which player has them share a table. Returns whether the players were swapped.
 */
static gboolean
put_longer_row_first (RkBoard *board)
{
  const guint size = board->ring->size;
  const guint n_south = board->n_south;
  RkBoard turned = *board;

  if (2 * n_south >= size)
    return FALSE;

  for (guint lane = 0; lane < size; lane++)
    {
      guint from = (lane + n_south) % size;

      turned.stones[lane] = board->stones[from];
      turned.order[lane] = board->order[from];
      turned.lanes[turned.order[lane]] = lane;
    }
  turned.n_south = size - n_south;
  *board = turned;

  return TRUE;
}

/* Rule 12: the mover has no legal move, and the stones left are shared out. */
static void
finish (RkSolution       *solution,
        const RkPosition *position)
{
  guint won[2];

  rk_position_share_out (position, won);
  solution->result.worst = solution->result.best = won[position->turn];
}

static void
add_move (RkSolution *solution,
          guint       hole,
          RkOutcome   outcome)
{
  if (solution->best == 0 || outcome.worst > solution->result.worst)
    solution->best = 0;
  if (solution->best == 0 || outcome.worst == solution->result.worst)
    solution->best |= 1u << hole;

  solution->legal |= 1u << hole;
  solution->moves[hole] = outcome;
  solution->result.worst = MAX (solution->result.worst, outcome.worst);
  solution->result.best = MAX (solution->result.best, outcome.best);
}

static gboolean
solve_moves (RkTables        *self,
             const RkBoard   *board,
             const RkAfter   *moves,
             guint            n_moves,
             RkSide           side,
             guint            captured,
             RkSolution      *solution,
             RkControl       *control)
{
  const guint n_stones = rk_lanes_sum (board->stones);
  const RkEndgame *endgame = get_endgame (self, board, n_stones, control);

  for (guint i = 0; i < n_moves; i++)
    {
      const guint most = captured + moves[i].captured + moves[i].left;
      RkOutcome reply;

      if (endgame == NULL ||
          !rk_search (self->memory, endgame, board, moves[i].stones, moves[i].left,
                      rk_side_other (side), &reply, control))
        return FALSE;
      add_move (solution, board->order[moves[i].lane],
                (RkOutcome) { most - reply.best, most - reply.worst });
      control->progress = 1000 * (i + 1) / n_moves;
    }

  return TRUE;
}

/**
 * rk_tables_solve:
 * @self: tables
 * @position: a valid position
 * @solution: (out): what there is to know
 * @control: (nullable): stops the work, and tells how far it is
 *
 * Finds the outcome of every legal move. Rule 13 is not applied: a position that
 * came before in the round counts as any other, since best play never needs it.
 *
 * From nothing, the start of a match takes less than a second; later positions
 * of the same round take milliseconds. Only positions set up by hand can take
 * long: see the budget of #RkControl.
 *
 * Returns: %FALSE if it was cancelled, and @solution is of no use
 */
gboolean
rk_tables_solve (RkTables         *self,
                 const RkPosition *position,
                 RkSolution       *solution,
                 RkControl        *control)
{
  RkControl none = { .cancelled = FALSE };
  RkAfter moves[RK_MAX_HOLES];
  RkBoard board;
  RkSide side;
  guint n_stones;
  guint n_moves;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (position != NULL, FALSE);
  g_return_val_if_fail (rk_position_is_valid (position), FALSE);
  g_return_val_if_fail (solution != NULL, FALSE);

  rk_board_init (&board, position);
  n_stones = rk_lanes_sum (board.stones);
  side = put_longer_row_first (&board) ? rk_side_other (position->turn) : position->turn;
  n_moves = rk_board_list_moves (&board, board.stones, n_stones, side, moves);

  *solution = (RkSolution) {
    .turn = position->turn,
    .total = n_stones + position->captured[RK_SOUTH] + position->captured[RK_NORTH],
  };
  if (n_moves == 0)
    {
      finish (solution, position);
      return TRUE;
    }

  return solve_moves (self, &board, moves, n_moves, side, position->captured[position->turn],
                      solution, control != NULL ? control : &none);
}
