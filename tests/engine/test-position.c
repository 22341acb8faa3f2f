/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-test-engine.h"

static void
test_standard (void)
{
  RkPosition position;

  rk_position_init_standard (&position, 6, RK_COUNTER_CLOCKWISE, RK_SOUTH);
  rk_test_assert_text (&position, "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0");
  g_assert_cmpuint (rk_test_count_stones (&position), ==, 48);
  g_assert_true (rk_position_is_valid (&position));

  rk_position_init_standard (&position, 5, RK_CLOCKWISE, RK_NORTH);
  rk_test_assert_text (&position, "4,4,4,4,4/4,4,4,4,4 n 0-0");
  g_assert_cmpuint (rk_test_count_stones (&position), ==, 40);
  g_assert_cmpuint (position.direction, ==, RK_CLOCKWISE);
  g_assert_true (rk_position_is_valid (&position));
}

/* Rule 17: filled from the owner's right. */
static void
test_round (void)
{
  RkPosition position;

  rk_position_init_round (&position, 6, RK_COUNTER_CLOCKWISE, RK_NORTH, 4, 6);
  rk_test_assert_text (&position, "-,-,4,4,4,4/4,4,4,4,4,4 n 0-0");
  g_assert_cmpuint (rk_position_get_n_open (&position, RK_SOUTH), ==, 4);
  g_assert_cmpuint (rk_position_get_n_open (&position, RK_NORTH), ==, 6);
  g_assert_cmpuint (rk_position_get_on_board (&position, RK_SOUTH), ==, 16);
  g_assert_cmpuint (rk_position_get_on_board (&position, RK_NORTH), ==, 24);

  rk_position_init_round (&position, 5, RK_CLOCKWISE, RK_SOUTH, 5, 1);
  rk_test_assert_text (&position, "4,4,4,4,4/-,-,-,-,4 s 0-0");
  g_assert_true (rk_position_is_valid (&position));
}

static void
test_owner_and_open (void)
{
  RkPosition position = rk_test_position ("4,-,4,4,4/4,4,4,4,- s 0-0", RK_COUNTER_CLOCKWISE);

  g_assert_cmpuint (rk_position_get_owner (&position, 4), ==, RK_SOUTH);
  g_assert_cmpuint (rk_position_get_owner (&position, 5), ==, RK_NORTH);
  g_assert_true (rk_position_is_open (&position, 0));
  g_assert_false (rk_position_is_open (&position, 1));
  g_assert_false (rk_position_is_open (&position, 9));
  g_assert_false (rk_position_is_open (&position, 10));
  g_assert_cmpuint (rk_side_other (RK_SOUTH), ==, RK_NORTH);
  g_assert_cmpuint (rk_side_other (RK_NORTH), ==, RK_SOUTH);
}

static void
test_equal (void)
{
  RkPosition position = rk_test_position ("4,-,4,4,4/4,4,4,4,0 s 2-1", RK_COUNTER_CLOCKWISE);
  RkPosition others[7];

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      others[i] = position;
      g_assert_true (rk_position_equal (&position, &others[i]));
    }

  others[0].stones[0]--;
  others[1].closed |= 1 << 9;
  others[2].direction = RK_CLOCKWISE;
  others[3].turn = RK_NORTH;
  others[4].captured[RK_SOUTH]++;
  others[5].captured[RK_NORTH]++;
  others[6].n_holes = 6;
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_false (rk_position_equal (&position, &others[i]));
}

static void
test_valid (void)
{
  RkPosition position = rk_test_position ("4,-,4,4,4/4,4,4,4,0 s 2-1", RK_COUNTER_CLOCKWISE);
  RkPosition others[9];

  g_assert_true (rk_position_is_valid (&position));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    others[i] = position;

  others[0].stones[1] = 1;
  others[1].stones[10] = 1;
  others[2].closed = 0x1f;
  others[3].closed = 0x1f << 5;
  others[4].closed |= 1 << 10;
  others[5].direction = 2;
  others[6].turn = 2;
  others[7].captured[RK_SOUTH] = 8;
  others[8].n_holes = 4;
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_false (rk_position_is_valid (&others[i]));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine/position/standard", test_standard);
  g_test_add_func ("/engine/position/round", test_round);
  g_test_add_func ("/engine/position/owner-and-open", test_owner_and_open);
  g_test_add_func ("/engine/position/equal", test_equal);
  g_test_add_func ("/engine/position/valid", test_valid);

  return g_test_run ();
}
