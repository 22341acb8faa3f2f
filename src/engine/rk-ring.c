/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-ring-private.h"

#include <string.h>

/* No hole can hold so many stones. */
#define NEVER 0xff

static RkRing rings[RK_MAX_RING + 1];

/* Lets a stone fall into each of the @n lanes after @place. */
static void
fill_stretch (RkStretch *self,
              guint      size,
              guint      place,
              guint      n)
{
  memset (&self->four, NEVER, sizeof self->four);
  for (guint i = 1; i <= n; i++)
    {
      guint lane = (place + i) % size;

      self->change[lane]--;
      self->four[lane] = RK_FOUR;
    }
}

/* Rule 5: all stones of a hole, one by one into the following ones. */
static void
fill_lap (RkRing *self,
          guint   place,
          guint   hand)
{
  RkLap *lap = &self->laps[place][hand];
  guint n;

  lap->place = place;
  lap->hand = hand;
  lap->rounds = hand > 0 ? (hand - 1) / self->size : 0;
  n = hand - lap->rounds * self->size;
  lap->last = (place + n) % self->size;
  lap->next = self->laps[lap->last];

  if (lap->rounds == 0)
    lap->stretch.change[place] = hand;
  fill_stretch (&lap->stretch, self->size, place, n);
}

static void
fill_ring (RkRing *self,
           guint   size)
{
  self->size = size;
  fill_stretch (&self->round, size, 0, size);
  for (guint place = 0; place < size; place++)
    for (guint hand = 0; hand <= RK_MAX_HAND; hand++)
      fill_lap (self, place, hand);

  /* Rules 6, 8 and 9. A table, because the processor could not foretell which
   * way a branch goes.
   */
  for (guint landed = 0; landed <= RK_MAX_HAND; landed++)
    self->relay[landed] = landed == 1 || landed == RK_FOUR ? 0 : landed;
}

/* The tables for a ring of 2 to RK_MAX_RING holes. They are made when first
 * needed; any thread may ask.
 */
static const RkRing *
get_ring (guint size)
{
  static gsize filled[RK_MAX_RING + 1];

  g_assert (size >= 2 && size <= RK_MAX_RING);

  if (g_once_init_enter (&filled[size]))
    {
      fill_ring (&rings[size], size);
      g_once_init_leave (&filled[size], 1);
    }

  return &rings[size];
}

/*< private >
 * rk_board_init:
 * @self: a board to fill in
 * @position: a valid position
 *
 * Puts the open holes of @position in the order of sowing (rules 2, 4 and 5).
 */
void
rk_board_init (RkBoard          *self,
               const RkPosition *position)
{
  guint8 stones[sizeof (RkLanes)] = { 0, };
  const guint open = ~position->closed;
  const guint n = position->n_holes;
  const int step = position->direction == RK_CLOCKWISE ? -1 : 1;
  guint size = 0;

  for (guint row = 0; row <= n; row += n)
    {
      guint hole = step > 0 ? row : row + n - 1;

      for (guint i = 0; i < n; i++, hole += step)
        {
          /* A closed hole, which is empty, is overwritten by the next one. */
          stones[size] = position->stones[hole];
          self->order[size] = hole;
          self->lanes[hole] = size;
          size += open >> hole & 1;
        }
      if (row == 0)
        self->n_south = size;
    }

  memcpy (&self->stones, stones, sizeof stones);
  self->ring = get_ring (size);
}
