/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The laps of a move: all together they are the move. */
#include "config.h"

#include "rk-laps.h"
#include "rk-notation.h"

static guint
get_total (const RkPosition *position)
{
  guint total = 0;

  for (RkSide side = RK_SOUTH; side <= RK_NORTH; side++)
    total += rk_position_get_on_board (position, side) + position->captured[side];

  return total;
}

static void
check_move (const RkPosition *before,
            guint             hole)
{
  g_autoptr (GArray) laps = rk_laps_new (before, hole);
  RkPosition after = *before;
  RkSowing sowing;
  guint captured[2] = { 0, 0 };
  guint sown = 0;

  rk_position_play (&after, hole, &sowing);
  g_assert_cmpuint (laps->len, ==, sowing.laps);
  for (guint i = 0; i < laps->len; i++)
    {
      const RkLap *lap = &g_array_index (laps, RkLap, i);

      sown += lap->n_stones;
      captured[RK_SOUTH] += lap->captured[RK_SOUTH];
      captured[RK_NORTH] += lap->captured[RK_NORTH];
      g_assert_cmpuint (lap->mover, ==, before->turn);
      g_assert_cmpuint (get_total (&lap->after), ==, get_total (before));
      g_assert_cmpint (lap->end == RK_LAP_RELAY, ==, i + 1 < laps->len);
      if (i + 1 < laps->len)
        g_assert_cmpuint (rk_lap_get_last (lap), ==, g_array_index (laps, RkLap, i + 1).from);
      else
        {
          g_assert_cmpuint (rk_lap_get_last (lap), ==, sowing.last);
          g_assert_cmpint (lap->end == RK_LAP_BINIKH, ==, sowing.binikh);
          g_assert_true (rk_position_equal (&lap->after, &after));
        }
    }
  g_assert_cmpuint (sown, ==, sowing.sown);
  g_assert_cmpuint (captured[RK_SOUTH], ==, sowing.captured[RK_SOUTH]);
  g_assert_cmpuint (captured[RK_NORTH], ==, sowing.captured[RK_NORTH]);
}

/* Every move of random rounds. */
static void
test_random (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (7);

  for (guint round = 0; round < 50; round++)
    {
      RkPosition position;
      guint legal;

      rk_position_init_standard (&position, RK_MAX_HOLES, RK_COUNTER_CLOCKWISE, RK_SOUTH);
      for (guint ply = 0; ply < 60 && (legal = rk_position_get_legal (&position, NULL)) != 0; ply++)
        {
          guint hole = g_rand_int_range (random, 0, RK_MAX_RING);

          while (!(legal & 1u << hole))
            hole = (hole + 1) % RK_MAX_RING;
          check_move (&position, hole);
          rk_position_play (&position, hole, NULL);
        }
    }
}

static void
test_first_move (void)
{
  g_autoptr (GArray) laps = NULL;
  const RkLap *lap;
  RkPosition position;

  rk_position_init_standard (&position, RK_MAX_HOLES, RK_COUNTER_CLOCKWISE, RK_SOUTH);
  laps = rk_laps_new (&position, 0);
  g_assert_cmpuint (laps->len, ==, 5);

  lap = &g_array_index (laps, RkLap, 0);
  g_assert_cmpuint (lap->from, ==, 0);
  g_assert_cmpuint (lap->n_stones, ==, 4);
  for (guint i = 0; i < 4; i++)
    g_assert_cmpuint (lap->path[i], ==, i + 1);
  g_assert_cmpuint (lap->after.stones[0], ==, 0);
  g_assert_cmpuint (lap->after.stones[4], ==, 5);
  g_assert_cmpuint (lap->fours, ==, 0);
}

static void
test_not_legal (void)
{
  RkPosition position;

  rk_position_init_standard (&position, RK_MAX_HOLES, RK_COUNTER_CLOCKWISE, RK_SOUTH);
  g_assert_null (rk_laps_new (&position, 6));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/laps/random", test_random);
  g_test_add_func ("/laps/first-move", test_first_move);
  g_test_add_func ("/laps/not-legal", test_not_legal);

  return g_test_run ();
}
