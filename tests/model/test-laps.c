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

/* Stone by stone nothing is lost, and the last stone makes it the lap. */
static void
check_stones (const RkLap *lap,
              guint        total)
{
  guint captured[2] = { 0, 0 };
  RkLap start;

  for (guint n_fallen = 0; n_fallen <= lap->n_stones; n_fallen++)
    {
      rk_lap_cut (lap, n_fallen, &start);
      g_assert_cmpuint (start.n_fallen, ==, n_fallen);
      g_assert_cmpuint (rk_lap_get_hand (&start), ==, lap->n_stones - n_fallen);
      g_assert_cmpuint (get_total (&start.after) + rk_lap_get_hand (&start), ==, total);
      g_assert_cmpint (start.end == RK_LAP_UNDERWAY, ==, n_fallen < lap->n_stones);
      g_assert_cmpuint (rk_lap_get_last (&start), ==,
                        n_fallen > 0 ? lap->path[n_fallen - 1] : lap->from);
      if (n_fallen > 0 && start.takes & G_GUINT64_CONSTANT (1) << (n_fallen - 1))
        captured[rk_lap_get_winner (&start, n_fallen - 1)] += RK_FOUR;
      g_assert_cmpuint (captured[RK_SOUTH], ==, start.captured[RK_SOUTH]);
      g_assert_cmpuint (captured[RK_NORTH], ==, start.captured[RK_NORTH]);
    }
  g_assert_cmpmem (start.path, start.n_fallen, lap->path, lap->n_fallen);
  g_assert_cmpuint (start.fours, ==, lap->fours);
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

      check_stones (lap, get_total (before));
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

/* The last stone takes for the mover, those before it for the owner of the row. */
static void
test_winner (void)
{
  g_autoptr (GArray) laps = NULL;
  RkPosition position;
  RkLap start;

  g_assert_true (rk_position_parse (&position, "0,0,0,0,0,4/3,0,0,3,0,0 s 19-19",
                                    RK_COUNTER_CLOCKWISE, NULL));
  laps = rk_laps_new (&position, 5);
  g_assert_cmpuint (laps->len, ==, 1);

  rk_lap_cut (&g_array_index (laps, RkLap, 0), 0, &start);
  g_assert_cmpuint (start.after.stones[5], ==, 0);
  rk_lap_cut (&g_array_index (laps, RkLap, 0), 1, &start);
  g_assert_cmpuint (start.after.stones[6], ==, 0);
  g_assert_cmpuint (start.captured[RK_NORTH], ==, 4);
  g_assert_cmpuint (start.captured[RK_SOUTH], ==, 0);
  rk_lap_cut (&g_array_index (laps, RkLap, 0), 4, &start);
  g_assert_cmpuint (start.end, ==, RK_LAP_BINIKH);
  g_assert_cmpuint (start.captured[RK_SOUTH], ==, 4);
  g_assert_cmpuint (rk_lap_get_winner (&start, 3), ==, RK_SOUTH);
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
  g_test_add_func ("/laps/winner", test_winner);
  g_test_add_func ("/laps/not-legal", test_not_legal);

  return g_test_run ();
}
