/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-ring-private.h"

static RkRing rings[RK_MAX_RING + 1];

static void
fill_ring (RkRing *self,
           guint   size)
{
  self->size = size;
  for (guint place = 0; place < size; place++)
    {
      self->after[place][0] = place;
      for (guint n = 1; n <= size; n++)
        {
          guint lane = (place + n) % size;

          self->after[place][n] = lane;
          self->run[place][n] = self->run[place][n - 1];
          self->run[place][n][lane] = 0xff;
        }
    }
}

/*< private >
 * rk_ring_get:
 * @size: how many holes are open, 2 to RK_MAX_RING
 *
 * Finds the tables for a ring. They are made when first needed; any thread may
 * ask.
 *
 * Returns: (transfer none): the tables
 */
const RkRing *
rk_ring_get (guint size)
{
  static gsize filled;

  g_assert (size >= 2 && size <= RK_MAX_RING);

  if (g_once_init_enter (&filled))
    {
      for (guint i = 2; i <= RK_MAX_RING; i++)
        fill_ring (&rings[i], i);
      g_once_init_leave (&filled, 1);
    }

  return &rings[size];
}

/*< private >
 * rk_position_get_order:
 * @self: a position
 * @order: (out): the open holes in the order of sowing, South's row first
 *
 * Lists the open holes in the order of sowing (rules 2, 4 and 5).
 *
 * Returns: how many holes are open
 */
guint
rk_position_get_order (const RkPosition *self,
                       guint8            order[RK_MAX_RING])
{
  guint n = self->n_holes;
  guint size = 0;

  for (guint i = 0; i < 2 * n; i++)
    {
      guint row = i < n ? 0 : n;
      guint hole = self->direction == RK_CLOCKWISE ? 2 * row + n - 1 - i : i;

      if (rk_position_is_open (self, hole))
        order[size++] = hole;
    }

  return size;
}
