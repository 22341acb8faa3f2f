/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The best result of a round, found as plainly as can be: a table of all
 * positions with few stones, gone over until nothing changes, and above it
 * alpha-beta without any memory, which looks at the moves first that capture
 * most for the mover. It shares no code with the engine. The tests use it as a second
 * opinion, and the benchmark as the yardstick for speed; for that it must stay
 * as it is.
 *
 * Play without end and without a capture is counted both ways, once for the
 * opponent and once for the mover. What is found is therefore two numbers,
 * and the truth lies between them, whatever path led to the position.
 */
#include "config.h"

#include "rk-plain-solver.h"

#include <string.h>

/* How many ways there are to put up to 12 stones into up to 12 holes, and the
 * numbers on the way there. */
#define MAX_CHOICE 24

struct _RkPlainSolver
{
  RkPlain ring;
  int open[12];
  int n_open;
  gsize choose[MAX_CHOICE + 1][MAX_CHOICE + 1];
  /* For each number of stones, and each player to move. */
  RkPlainOutcome *layers[RK_PLAIN_TABLE_STONES + 1][2];
};

/* A legal move: the position after it, what the mover captured, and what the
 * mover wins if the opponent then wins nothing more. */
typedef struct
{
  RkPlain after;
  int hole;
  int captured;
  int base;
} Move;

/* The positions from the root to the one being looked at. */
typedef struct _Path Path;

struct _Path
{
  const RkPlain *position;
  const Path *before;
};

static int
count_stones (const RkPlain *position)
{
  int n = 0;

  for (int hole = 0; hole < 2 * position->n_holes; hole++)
    n += MAX (position->holes[hole], 0);

  return n;
}

static int
count_row (const RkPlain *position,
           int            side)
{
  int n = 0;

  for (int i = 0; i < position->n_holes; i++)
    n += MAX (position->holes[side * position->n_holes + i], 0);

  return n;
}

/* How many positions hold @stones stones. */
static gsize
get_n_positions (const RkPlainSolver *self,
                 int                  stones)
{
  return self->choose[stones + self->n_open - 1][self->n_open - 1];
}

/* The number of a position among all that hold as many stones: those with
 * fewer stones in the first hole that differs come first. */
static gsize
get_index (const RkPlainSolver *self,
           const RkPlain       *position)
{
  int left = count_stones (position);
  gsize index = 0;

  for (int i = 0; i < self->n_open - 1; i++)
    {
      int stones = position->holes[self->open[i]];
      int others = self->n_open - i - 1;

      for (int fewer = 0; fewer < stones; fewer++)
        index += self->choose[left - fewer + others - 1][others - 1];
      left -= stones;
    }

  return index;
}

/* Makes the position after @position of those that hold as many stones. */
static gboolean
next_position (const RkPlainSolver *self,
               RkPlain             *position)
{
  int last = self->n_open - 1;
  int i = last;
  int moved;

  while (i > 0 && position->holes[self->open[i]] == 0)
    i--;
  if (i == 0)
    return FALSE;

  moved = position->holes[self->open[i]];
  position->holes[self->open[i]] = 0;
  position->holes[self->open[i - 1]]++;
  position->holes[self->open[last]] = moved - 1;

  return TRUE;
}

/* What the mover wins from @position by the table. */
static RkPlainOutcome *
look_up (const RkPlainSolver *self,
         const RkPlain       *position)
{
  return &self->layers[count_stones (position)][position->turn][get_index (self, position)];
}

/* Lists the legal moves, those first that capture most for the mover. Returns
 * how many. */
static int
list_moves (const RkPlain *position,
            Move           moves[6])
{
  int mover = position->turn;
  int n_moves = 0;

  for (int i = 0; i < position->n_holes; i++)
    {
      Move move = { .after = *position };
      RkPlainMove played;
      int at;

      if (rk_plain_play (&move.after, mover * position->n_holes + i, &played) != RK_PLAIN_PLAYED)
        continue;
      move.hole = mover * position->n_holes + i;
      move.captured = played.captured[mover];
      move.base = move.captured + count_stones (&move.after);
      for (at = n_moves++; at > 0 && moves[at - 1].captured < move.captured; at--)
        moves[at] = moves[at - 1];
      moves[at] = move;
    }

  return n_moves;
}

/* What the mover wins by a move, from what the opponent can win after it. */
static void
take_better (RkPlainOutcome *best,
             const Move     *move,
             RkPlainOutcome  reply)
{
  best->worst = MAX (best->worst, move->base - reply.best);
  best->best = MAX (best->best, move->base - reply.worst);
}

/* Goes once over all positions of a layer; tells whether anything changed. */
static gboolean
sweep (RkPlainSolver *self,
       int            stones)
{
  RkPlain position = self->ring;
  gboolean changed = FALSE;
  gsize index = 0;

  position.holes[self->open[self->n_open - 1]] = stones;
  do
    {
      for (position.turn = 0; position.turn < 2; position.turn++)
        {
          RkPlainOutcome *known = &self->layers[stones][position.turn][index];
          RkPlainOutcome best = { -1, -1 };
          Move moves[6];
          int n_moves;

          if (known->worst == known->best)
            continue;
          n_moves = list_moves (&position, moves);
          for (int i = 0; i < n_moves; i++)
            take_better (&best, &moves[i], *look_up (self, &moves[i].after));
          if (n_moves == 0)
            best.worst = best.best = count_row (&position, position.turn);
          changed |= best.worst != known->worst || best.best != known->best;
          *known = best;
        }
      index++;
    }
  while (next_position (self, &position));

  return changed;
}

/* At first all play is without end; each sweep finds what can be forced within
 * a move more. */
static void
fill_layer (RkPlainSolver *self,
            int            stones)
{
  gsize n_positions = get_n_positions (self, stones);

  for (int turn = 0; turn < 2; turn++)
    {
      self->layers[stones][turn] = g_new (RkPlainOutcome, n_positions);
      for (gsize i = 0; i < n_positions; i++)
        self->layers[stones][turn][i] = (RkPlainOutcome) { 0, stones };
    }

  while (sweep (self, stones))
    ;
}

/* Makes the table for the open holes of @position, and for numbers of stones
 * that can arise from it: all captures are of four. */
RkPlainSolver *
rk_plain_solver_new (const RkPlain *position)
{
  RkPlainSolver *self = g_new0 (RkPlainSolver, 1);

  self->ring = *position;
  self->ring.captured[0] = self->ring.captured[1] = 0;
  for (int hole = 0; hole < 2 * position->n_holes; hole++)
    if (position->holes[hole] != RK_PLAIN_CLOSED)
      {
        self->ring.holes[hole] = 0;
        self->open[self->n_open++] = hole;
      }

  for (int n = 0; n <= MAX_CHOICE; n++)
    {
      self->choose[n][0] = 1;
      for (int k = 1; k <= n; k++)
        self->choose[n][k] = self->choose[n - 1][k - 1] + (k < n ? self->choose[n - 1][k] : 0);
    }

  for (int stones = count_stones (position) % 4; stones <= RK_PLAIN_TABLE_STONES; stones += 4)
    fill_layer (self, stones);

  return self;
}

void
rk_plain_solver_free (RkPlainSolver *self)
{
  for (int stones = 0; stones <= RK_PLAIN_TABLE_STONES; stones++)
    for (int turn = 0; turn < 2; turn++)
      g_free (self->layers[stones][turn]);
  g_free (self);
}

static gboolean
is_on_path (const RkPlain *position,
            const Path    *path)
{
  for (; path != NULL; path = path->before)
    if (memcmp (path->position, position, sizeof *position) == 0)
      return TRUE;

  return FALSE;
}

/* What the mover wins from @position: both numbers are bounds. They are no
 * nearer than is needed to know whether they lie above @alpha and below @beta.
 */
static RkPlainOutcome
search (const RkPlainSolver *self,
        const RkPlain       *position,
        int                  alpha,
        int                  beta,
        const Path          *before)
{
  Path path = { position, before };
  int stones = count_stones (position);
  RkPlainOutcome best = { -1, -1 };
  Move moves[6];
  int n_moves;

  if (stones <= RK_PLAIN_TABLE_STONES)
    return *look_up (self, position);
  if (is_on_path (position, before))
    return (RkPlainOutcome) { 0, stones };

  n_moves = list_moves (position, moves);
  if (n_moves == 0)
    return (RkPlainOutcome) { count_row (position, position->turn),
                              count_row (position, position->turn) };

  for (int i = 0; i < n_moves; i++)
    {
      RkPlainOutcome reply = search (self, &moves[i].after, moves[i].base - beta,
                                     moves[i].base - MAX (alpha, best.worst), &path);

      take_better (&best, &moves[i], reply);
      if (best.worst >= beta)
        {
          best.best = stones;
          break;
        }
    }

  return best;
}

/* The outcome of @position, whose open holes are those the table was made for. */
RkPlainOutcome
rk_plain_solver_solve (const RkPlainSolver *self,
                       const RkPlain       *position)
{
  RkPlainOutcome outcome = search (self, position, 0, count_stones (position), NULL);

  outcome.worst += position->captured[position->turn];
  outcome.best += position->captured[position->turn];

  return outcome;
}

/* The outcome after each legal move; both numbers are those of the player who
 * makes it. Returns how many there are. */
int
rk_plain_solver_moves (const RkPlainSolver *self,
                       const RkPlain       *position,
                       gboolean             legal[12],
                       RkPlainOutcome       outcomes[12])
{
  int total = count_stones (position) + position->captured[0] + position->captured[1];
  Move moves[6];
  int n_moves = list_moves (position, moves);

  memset (legal, 0, 12 * sizeof *legal);
  for (int i = 0; i < n_moves; i++)
    {
      RkPlainOutcome reply = rk_plain_solver_solve (self, &moves[i].after);

      legal[moves[i].hole] = TRUE;
      outcomes[moves[i].hole] = (RkPlainOutcome) { total - reply.best, total - reply.worst };
    }

  return n_moves;
}
