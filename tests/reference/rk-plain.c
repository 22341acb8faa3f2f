/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The rules, written down as plainly as they read: one stone at a time in an
 * array of integers, every state of a move kept in a list. It shares no code
 * with the engine. The tests use it as a second opinion, and the benchmark as
 * the yardstick for speed; for that it must stay as it is.
 */
#include "config.h"

#include "rk-plain.h"

#include <string.h>

/* A sowing at the moment a lap begins. */
typedef struct
{
  int holes[12];
  int hand;
  int place;
} State;

/* The states of the move being sown. The memory is kept for the next move. */
static struct
{
  State *items;
  gsize length;
  gsize size;
} states;

/* Notes a state; says whether the list held it before. */
static gboolean
states_add (const int *holes,
            int        hand,
            int        place)
{
  State *state;

  for (gsize i = 0; i < states.length; i++)
    {
      state = &states.items[i];
      if (state->place == place && state->hand == hand &&
          memcmp (state->holes, holes, sizeof state->holes) == 0)
        return TRUE;
    }

  if (states.length == states.size)
    {
      states.size = states.size == 0 ? 64 : states.size * 2;
      states.items = g_renew (State, states.items, states.size);
    }

  state = &states.items[states.length++];
  memcpy (state->holes, holes, sizeof state->holes);
  state->hand = hand;
  state->place = place;

  return FALSE;
}

/* The hole that gets the stone after the one in @place. */
static int
next_open (const RkPlain *self,
           int            place)
{
  do
    {
      place += self->step;
      if (place < 0)
        place = 2 * self->n_holes - 1;
      else if (place == 2 * self->n_holes)
        place = 0;
    }
  while (self->holes[place] == RK_PLAIN_CLOSED);

  return place;
}

static int
owner (const RkPlain *self,
       int            hole)
{
  return hole < self->n_holes ? 0 : 1;
}

/* Rules 5 to 11, in place; what is left in @self after an endless move is of
 * no use.
 */
static RkPlainResult
sow (RkPlain     *self,
     int          hole,
     RkPlainMove *move)
{
  int place = hole;

  states.length = 0;

  for (;;)
    {
      int hand = self->holes[place];

      self->holes[place] = 0;
      if (states_add (self->holes, hand, place))
        return RK_PLAIN_ENDLESS;
      move->laps++;
      move->sown += hand;

      while (hand > 0)
        {
          place = next_open (self, place);
          self->holes[place]++;
          hand--;
          if (hand > 0 && self->holes[place] == 4)
            {
              self->holes[place] = 0;
              move->captured[owner (self, place)] += 4;
            }
        }

      if (self->holes[place] == 4)
        {
          self->holes[place] = 0;
          move->captured[self->turn] += 4;
          move->binikh = TRUE;
          break;
        }
      if (self->holes[place] == 1)
        break;
    }

  move->last = place;
  self->captured[0] += move->captured[0];
  self->captured[1] += move->captured[1];
  self->turn = 1 - self->turn;

  return RK_PLAIN_PLAYED;
}

/* Plays @hole. Unless it returns RK_PLAIN_PLAYED, @self is unchanged and
 * @move is of no use.
 */
RkPlainResult
rk_plain_play (RkPlain     *self,
               int          hole,
               RkPlainMove *move)
{
  RkPlain after = *self;
  RkPlainResult result;

  if (hole < 0 || hole >= 2 * self->n_holes ||
      owner (self, hole) != self->turn || self->holes[hole] <= 0)
    return RK_PLAIN_NOT_ALLOWED;

  memset (move, 0, sizeof *move);
  result = sow (&after, hole, move);
  if (result == RK_PLAIN_PLAYED)
    *self = after;

  return result;
}

/* Tells for each hole whether it can be played, and whether it would never
 * end. Returns how many can be played.
 */
int
rk_plain_legal (const RkPlain *self,
                gboolean       legal[12],
                gboolean       endless[12])
{
  int n_legal = 0;

  for (int hole = 0; hole < 12; hole++)
    {
      RkPlain after = *self;
      RkPlainMove move;
      RkPlainResult result = rk_plain_play (&after, hole, &move);

      legal[hole] = result == RK_PLAIN_PLAYED;
      endless[hole] = result == RK_PLAIN_ENDLESS;
      n_legal += legal[hole];
    }

  return n_legal;
}

/* Counts the leaves of the game tree cut at @depth; a round that ends earlier
 * is one leaf.
 */
guint64
rk_plain_perft (const RkPlain *self,
                int            depth)
{
  guint64 leaves = 0;
  int first = self->turn * self->n_holes;

  if (depth == 0)
    return 1;

  for (int hole = first; hole < first + self->n_holes; hole++)
    {
      RkPlain after = *self;
      RkPlainMove move;

      if (rk_plain_play (&after, hole, &move) == RK_PLAIN_PLAYED)
        leaves += rk_plain_perft (&after, depth - 1);
    }

  return leaves > 0 ? leaves : 1;
}
