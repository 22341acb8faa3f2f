/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The start of a match while it is set up by hand. */
#include "config.h"

#include "rk-setup.h"
#include "rk-test-model.h"

#define N_RANDOM 4000

static RkSetup *
make_setup (void)
{
  RkRules rules;

  rk_rules_init_standard (&rules);

  return rk_setup_new (&rules);
}

static void
assert_setup (RkSetup    *setup,
              const char *expected,
              guint       south_reserve,
              guint       north_reserve)
{
  g_autofree char *text = rk_position_to_string (rk_setup_get_position (setup));

  g_assert_cmpstr (text, ==, expected);
  g_assert_cmpuint (rk_setup_get_reserve (setup, RK_SOUTH), ==, south_reserve);
  g_assert_cmpuint (rk_setup_get_reserve (setup, RK_NORTH), ==, north_reserve);
}

static void
assert_fault (RkSetup      *setup,
              RkSetupFault  expected,
              guint         n_expected)
{
  guint n_stones;

  g_assert_cmpint (rk_setup_check (setup, &n_stones), ==, expected);
  g_assert_cmpuint (n_stones, ==, n_expected);
}

static void
test_stones (void)
{
  g_autoptr (RkSetup) setup = make_setup ();

  assert_setup (setup, "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0", 0, 0);
  assert_fault (setup, RK_SETUP_SOUND, 0);
  g_assert_true (rk_setup_set_stones (setup, 0, 5));
  assert_fault (setup, RK_SETUP_TOO_MANY, 1);
  g_assert_true (rk_setup_set_stones (setup, 11, 1));
  assert_setup (setup, "5,4,4,4,4,4/4,4,4,4,4,1 s 0-0", 0, 0);
  assert_fault (setup, RK_SETUP_MISSING, 2);
  g_assert_true (rk_setup_set_stones (setup, 5, 48));
  g_assert_false (rk_setup_set_stones (setup, 5, 49));
  g_assert_cmpuint (rk_setup_get_position (setup)->stones[5], ==, 48);
}

static void
test_closed (void)
{
  g_autoptr (RkSetup) setup = make_setup ();

  for (guint hole = 6; hole < 11; hole++)
    g_assert_true (rk_setup_toggle_closed (setup, hole));
  assert_setup (setup, "4,4,4,4,4,4/-,-,-,-,-,4 s 0-0", 0, 0);
  assert_fault (setup, RK_SETUP_MISSING, 20);

  /* The last one stays open. */
  g_assert_false (rk_setup_toggle_closed (setup, 11));
  assert_setup (setup, "4,4,4,4,4,4/-,-,-,-,-,4 s 0-0", 0, 0);

  /* Stones reopen a hole, none do not. */
  g_assert_true (rk_setup_toggle_closed (setup, 6));
  g_assert_true (rk_setup_set_stones (setup, 7, 2));
  g_assert_true (rk_setup_set_stones (setup, 8, 0));
  assert_setup (setup, "4,4,4,4,4,4/0,2,-,-,-,4 s 0-0", 0, 0);
}

static void
test_off_board (void)
{
  g_autoptr (RkSetup) setup = make_setup ();

  rk_setup_clear (setup);
  assert_setup (setup, "0,0,0,0,0,0/0,0,0,0,0,0 s 0-0", 0, 0);
  rk_setup_set_stones (setup, 2, 3);
  rk_setup_set_captured (setup, RK_SOUTH, 8);
  rk_setup_set_captured (setup, RK_NORTH, 4);
  rk_setup_set_reserve (setup, RK_SOUTH, 10);
  rk_setup_set_turn (setup, RK_NORTH);
  rk_setup_set_direction (setup, RK_CLOCKWISE);
  assert_setup (setup, "0,0,3,0,0,0/0,0,0,0,0,0 n 8-4", 10, 0);
  g_assert_cmpint (rk_setup_get_position (setup)->direction, ==, RK_CLOCKWISE);
  assert_fault (setup, RK_SETUP_MISSING, 23);

  rk_setup_complete (setup);
  assert_setup (setup, "0,0,3,0,0,0/0,0,0,0,0,0 n 8-4", 21, 12);
  assert_fault (setup, RK_SETUP_SOUND, 0);
}

static void
test_board (void)
{
  g_autoptr (RkSetup) setup = make_setup ();

  /* The usual start stays one. */
  rk_setup_set_n_holes (setup, 5);
  assert_setup (setup, "4,4,4,4,4/4,4,4,4,4 s 0-0", 0, 0);
  g_assert_cmpuint (rk_setup_get_all (setup), ==, 40);
  rk_setup_set_n_holes (setup, 6);
  assert_setup (setup, "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0", 0, 0);

  g_assert_true (rk_setup_parse (setup, "-,-,-,-,-,6/1,2,3,4,5,- n 0-21", NULL));
  rk_setup_set_reserve (setup, RK_NORTH, 3);
  rk_setup_set_reserve (setup, RK_SOUTH, 45);
  rk_setup_set_n_holes (setup, 5);
  assert_setup (setup, "-,-,-,-,0/1,2,3,4,5 n 0-21", 40, 3);
  rk_setup_set_n_holes (setup, 6);
  assert_setup (setup, "-,-,-,-,0,0/1,2,3,4,5,0 n 0-21", 40, 3);
}

static void
test_parse (void)
{
  g_autoptr (RkSetup) setup = make_setup ();
  RkNotationFault fault;

  /* The rest is missing: nobody told where it lies. */
  g_assert_true (rk_setup_parse (setup, " \n0,0,0,0,1/0,2,0,1,1 s 0-0 \r\n", &fault));
  assert_setup (setup, "0,0,0,0,1/0,2,0,1,1 s 0-0", 0, 0);
  assert_fault (setup, RK_SETUP_MISSING, 35);
  rk_setup_complete (setup);
  assert_setup (setup, "0,0,0,0,1/0,2,0,1,1 s 0-0", 17, 18);
  assert_fault (setup, RK_SETUP_SOUND, 0);

  /* Reserves that fit are kept. */
  rk_setup_set_reserve (setup, RK_SOUTH, 35);
  rk_setup_set_reserve (setup, RK_NORTH, 0);
  g_assert_true (rk_setup_parse (setup, "1,0,0,0,0/0,2,0,1,1 n 0-0", &fault));
  assert_setup (setup, "1,0,0,0,0/0,2,0,1,1 n 0-0", 35, 0);
  g_assert_true (rk_setup_parse (setup, "1,0,0,0,0/0,2,0,1,1 n 1-0", &fault));
  assert_setup (setup, "1,0,0,0,0/0,2,0,1,1 n 1-0", 0, 0);

  /* What is no position changes nothing. */
  g_assert_false (rk_setup_parse (setup, " 1,0,0,0,x/0,2,0,1,1 n 1-0", &fault));
  g_assert_cmpuint (fault.offset, ==, 9);
  g_assert_nonnull (fault.message);
  g_assert_false (rk_setup_parse (setup, "", NULL));
  assert_setup (setup, "1,0,0,0,0/0,2,0,1,1 n 1-0", 0, 0);
}

static void
test_take (void)
{
  g_autoptr (RkSetup) setup = make_setup ();
  g_autoptr (RkSetup) other = make_setup ();
  guint reserve[2];

  rk_setup_set_direction (other, RK_CLOCKWISE);
  rk_setup_give (other, RK_SOUTH, 2);
  for (RkSide side = RK_SOUTH; side <= RK_NORTH; side++)
    reserve[side] = rk_setup_get_reserve (other, side);
  rk_setup_take (setup, rk_setup_get_position (other), reserve);
  assert_setup (setup, "-,-,4,4,4,4/4,4,4,4,4,4 s 0-0", 0, 8);
  g_assert_cmpint (rk_setup_get_position (setup)->direction, ==, RK_CLOCKWISE);
  rk_setup_undo (setup);
  assert_setup (setup, "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0", 0, 0);
}

/* As the round after that in which so much was lost would begin. */
static void
test_handicap (void)
{
  g_autoptr (RkSetup) setup = make_setup ();

  rk_setup_set_turn (setup, RK_NORTH);
  rk_setup_give (setup, RK_SOUTH, 2);
  assert_setup (setup, "-,-,4,4,4,4/4,4,4,4,4,4 s 0-0", 0, 8);
  rk_setup_set_turn (setup, RK_NORTH);
  rk_setup_give (setup, RK_NORTH, 5);
  assert_setup (setup, "4,4,4,4,4,4/-,-,-,-,-,4 s 0-0", 20, 0);
  assert_fault (setup, RK_SETUP_SOUND, 0);
  rk_setup_reset (setup);
  assert_setup (setup, "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0", 0, 0);
}

static void
count_cb (guint *n_changes)
{
  ++*n_changes;
}

static void
test_undo (void)
{
  g_autoptr (RkSetup) setup = make_setup ();
  guint n_changes = 0;

  g_signal_connect_swapped (setup, "changed", G_CALLBACK (count_cb), &n_changes);
  g_assert_false (rk_setup_can_undo (setup));
  rk_setup_undo (setup);
  rk_setup_redo (setup);
  rk_setup_reset (setup);
  rk_setup_set_stones (setup, 3, 4);
  rk_setup_set_turn (setup, RK_SOUTH);
  g_assert_cmpuint (n_changes, ==, 0);
  g_assert_false (rk_setup_can_undo (setup));

  for (guint i = 1; i <= 40; i++)
    rk_setup_set_stones (setup, 0, 4 + i);
  g_assert_cmpuint (n_changes, ==, 40);
  for (guint i = 0; i < 40; i++)
    rk_setup_undo (setup);
  g_assert_cmpuint (n_changes, ==, 80);
  g_assert_false (rk_setup_can_undo (setup));
  assert_setup (setup, "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0", 0, 0);

  rk_setup_redo (setup);
  rk_setup_redo (setup);
  assert_setup (setup, "6,4,4,4,4,4/4,4,4,4,4,4 s 0-0", 0, 0);
  rk_setup_clear (setup);
  g_assert_false (rk_setup_can_redo (setup));
  rk_setup_undo (setup);
  assert_setup (setup, "6,4,4,4,4,4/4,4,4,4,4,4 s 0-0", 0, 0);
}

/* The rules that match what is set up now; they would be refused if it were not sound. */
static void
make_rules (RkSetup *setup,
            RkRules *rules)
{
  rk_rules_init_standard (rules);
  rules->start = *rk_setup_get_position (setup);
  rules->n_holes = rules->start.n_holes;
  rules->direction = rules->start.direction;
  rules->first = rules->start.turn;
  rules->has_start = TRUE;
  for (RkSide side = RK_SOUTH; side <= RK_NORTH; side++)
    rules->start_reserve[side] = rk_setup_get_reserve (setup, side);
}

static void
edit (RkSetup *setup,
      GRand   *rand)
{
  guint n_holes = rk_setup_get_position (setup)->n_holes;
  guint hole = g_rand_int_range (rand, 0, 2 * n_holes);
  guint number = g_rand_int_range (rand, 0, 9);
  RkSide side = g_rand_int_range (rand, 0, 2);

  switch (g_rand_int_range (rand, 0, 14))
    {
    case 0:
      rk_setup_toggle_closed (setup, hole);
      break;

    case 1:
      rk_setup_set_captured (setup, side, number);
      break;

    case 2:
      rk_setup_set_reserve (setup, side, 3 * number);
      break;

    case 3:
      rk_setup_set_turn (setup, side);
      break;

    case 4:
      rk_setup_set_direction (setup, number % 2 == 0 ? RK_CLOCKWISE : RK_COUNTER_CLOCKWISE);
      break;
    case 5:
      rk_setup_set_n_holes (setup, 5 + side);
      break;

    case 6:
      rk_setup_undo (setup);
      break;

    case 7:
      rk_setup_redo (setup);
      break;

    case 8:
      rk_setup_give (setup, side, number % n_holes);
      break;

    case 9:
    case 10:
      rk_setup_complete (setup);
      break;

    case 11:
      rk_setup_set_stones (setup, hole, rk_setup_get_all (setup) - number);
      break;

    default:
      rk_setup_set_stones (setup, hole, number);
      break;
    }
}

/* What is called sound is exactly what a match can start from. */
static void
test_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  g_autoptr (RkSetup) setup = make_setup ();
  guint n_sound = 0;

  for (guint i = 0; i < N_RANDOM; i++)
    {
      gboolean is_sound;
      RkRules expected;
      RkRules rules;

      edit (setup, rand);
      make_rules (setup, &expected);
      is_sound = rk_setup_check (setup, NULL) == RK_SETUP_SOUND;
      g_assert_cmpint (rk_rules_is_valid (&expected), ==, is_sound);
      g_assert_cmpuint (rk_position_get_n_open (&expected.start, RK_SOUTH), >, 0);
      g_assert_cmpuint (rk_position_get_n_open (&expected.start, RK_NORTH), >, 0);
      if (!is_sound)
        continue;

      n_sound++;
      rk_rules_init_standard (&rules);
      rk_setup_get_rules (setup, &rules);
      g_assert_true (rk_rules_is_valid (&rules));
      g_assert_true (rk_position_equal (&rules.start, &expected.start));
    }
  g_assert_cmpuint (n_sound, >, N_RANDOM / 10);
}

/* The start of every match needs no telling. */
static void
test_rules (void)
{
  g_autoptr (RkSetup) setup = make_setup ();
  RkRules rules;

  rk_rules_init_standard (&rules);
  rk_setup_set_turn (setup, RK_NORTH);
  rk_setup_get_rules (setup, &rules);
  g_assert_false (rules.has_start);
  g_assert_cmpint (rules.first, ==, RK_NORTH);

  rk_setup_give (setup, RK_SOUTH, 1);
  rk_setup_get_rules (setup, &rules);
  g_assert_true (rules.has_start);
  g_assert_cmpuint (rules.start_reserve[RK_NORTH], ==, 4);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/setup/stones", test_stones);
  g_test_add_func ("/setup/closed", test_closed);
  g_test_add_func ("/setup/off-board", test_off_board);
  g_test_add_func ("/setup/board", test_board);
  g_test_add_func ("/setup/parse", test_parse);
  g_test_add_func ("/setup/take", test_take);
  g_test_add_func ("/setup/handicap", test_handicap);
  g_test_add_func ("/setup/undo", test_undo);
  g_test_add_func ("/setup/random", test_random);
  g_test_add_func ("/setup/rules", test_rules);

  return g_test_run ();
}
