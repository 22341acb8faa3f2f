/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-test-engine.h"

#include "rk-notation.h"

/* How often to do what is to be done @full times: all of it when asked for,
 * otherwise a twentieth.
 */
guint
rk_test_count (guint full)
{
  return g_strcmp0 (g_getenv ("RK_TEST_SCALE"), "full") == 0 ? full : MAX (full / 20, 1);
}

RkPosition
rk_test_position (const char  *text,
                  RkDirection  direction)
{
  RkPosition position;
  RkNotationFault fault;

  if (!rk_position_parse (&position, text, direction, &fault))
    g_error ("%s: byte %" G_GSIZE_FORMAT ": %s", text, fault.offset, fault.message);

  return position;
}

/* Closes some holes of a row, never all of them. */
static void
close_holes (RkPosition *self,
             guint       first,
             GRand      *rand)
{
  guint keep = g_rand_int_range (rand, 0, self->n_holes);

  for (guint i = 0; i < self->n_holes; i++)
    if (i != keep && g_rand_int_range (rand, 0, 3) == 0)
      self->closed |= 1u << (first + i);
}

/* Any position that a person can set up: holes closed anywhere, any number of
 * stones, few of them as often as many.
 */
RkPosition
rk_test_random (GRand *rand)
{
  RkPosition self;
  guint n_holes = g_rand_int_range (rand, RK_MAX_HOLES - 1, RK_MAX_HOLES + 1);
  guint left = 2 * RK_FOUR * n_holes;
  guint n_stones = g_rand_int_range (rand, 1, g_rand_int_range (rand, 2, left + 2));

  rk_position_init_standard (&self, n_holes, g_rand_int_range (rand, 0, 2),
                             g_rand_int_range (rand, 0, 2));
  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    self.stones[hole] = 0;
  if (g_rand_boolean (rand))
    {
      close_holes (&self, 0, rand);
      close_holes (&self, n_holes, rand);
    }

  for (guint placed = 0; placed < n_stones;)
    {
      guint hole = g_rand_int_range (rand, 0, 2 * n_holes);

      if (rk_position_is_open (&self, hole))
        {
          self.stones[hole]++;
          placed++;
        }
    }

  left -= n_stones;
  self.captured[RK_SOUTH] = g_rand_int_range (rand, 0, left + 1);
  self.captured[RK_NORTH] = left - self.captured[RK_SOUTH];

  return self;
}

/* The same position seen in a mirror, sown the other way round. */
RkPosition
rk_test_mirror (const RkPosition *self)
{
  RkPosition mirror = *self;

  mirror.closed = 0;
  mirror.direction = self->direction == RK_CLOCKWISE ? RK_COUNTER_CLOCKWISE : RK_CLOCKWISE;
  for (guint hole = 0; hole < 2u * self->n_holes; hole++)
    {
      guint row = hole < self->n_holes ? 0 : self->n_holes;
      guint image = 2 * row + self->n_holes - 1 - hole;

      mirror.stones[image] = self->stones[hole];
      if (!rk_position_is_open (self, hole))
        mirror.closed |= 1u << image;
    }

  return mirror;
}

RkPlain
rk_test_to_plain (const RkPosition *self)
{
  RkPlain plain = {
    .n_holes = self->n_holes,
    .step = self->direction == RK_CLOCKWISE ? -1 : 1,
    .turn = self->turn == RK_NORTH,
    .captured = { self->captured[RK_SOUTH], self->captured[RK_NORTH] },
  };

  for (guint hole = 0; hole < 2u * self->n_holes; hole++)
    plain.holes[hole] = rk_position_is_open (self, hole) ? self->stones[hole] : RK_PLAIN_CLOSED;

  return plain;
}

void
rk_test_assert_plain (const RkPosition *self,
                      const RkPlain    *plain)
{
  RkPlain mine = rk_test_to_plain (self);

  g_assert_cmpmem (mine.holes, sizeof mine.holes, plain->holes, sizeof plain->holes);
  g_assert_cmpint (mine.turn, ==, plain->turn);
  g_assert_cmpint (mine.captured[0], ==, plain->captured[0]);
  g_assert_cmpint (mine.captured[1], ==, plain->captured[1]);
}

void
rk_test_assert_text (const RkPosition *self,
                     const char       *text)
{
  char mine[RK_POSITION_TEXT_SIZE];

  rk_position_print (self, mine);
  g_assert_cmpstr (mine, ==, text);
}

/* All stones of the round, on the board and captured. */
guint
rk_test_count_stones (const RkPosition *self)
{
  return rk_position_get_on_board (self, RK_SOUTH) + rk_position_get_on_board (self, RK_NORTH) +
         self->captured[RK_SOUTH] + self->captured[RK_NORTH];
}
