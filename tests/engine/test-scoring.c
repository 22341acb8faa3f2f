/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-scoring.h"
#include "rk-test-engine.h"

static void
test_share_out (void)
{
  RkPosition position = rk_test_position ("-,1,0,0,3,1/2,0,0,0,4,- s 17-20",
                                          RK_COUNTER_CLOCKWISE);
  guint won[2];

  rk_position_share_out (&position, won);
  g_assert_cmpuint (won[RK_SOUTH], ==, 22);
  g_assert_cmpuint (won[RK_NORTH], ==, 26);
}

/* Rule 14: all stones left go to the opponent. */
static void
test_concede (void)
{
  RkPosition position = rk_test_position ("-,1,0,0,3,1/2,0,0,0,4,- s 17-20",
                                          RK_COUNTER_CLOCKWISE);
  guint won[2];

  rk_position_concede (&position, RK_SOUTH, won);
  g_assert_cmpuint (won[RK_SOUTH], ==, 17);
  g_assert_cmpuint (won[RK_NORTH], ==, 31);

  rk_position_concede (&position, RK_NORTH, won);
  g_assert_cmpuint (won[RK_SOUTH], ==, 28);
  g_assert_cmpuint (won[RK_NORTH], ==, 20);
}

/* Rule 15: fours count, not stones. */
static void
test_winner (void)
{
  const struct
  {
    guint won[2];
    RkWinner winner;
  } cases[] = {
    { { 24, 24 }, RK_WINNER_DRAW },
    { { 23, 21 }, RK_WINNER_DRAW },
    { { 21, 23 }, RK_WINNER_DRAW },
    { { 25, 23 }, RK_WINNER_SOUTH },
    { { 23, 25 }, RK_WINNER_NORTH },
    { { 28, 20 }, RK_WINNER_SOUTH },
    { { 0, 48 }, RK_WINNER_NORTH },
    { { 3, 0 }, RK_WINNER_DRAW },
    { { 3, 4 }, RK_WINNER_NORTH },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpuint (rk_won_get_winner (cases[i].won), ==, cases[i].winner);

  g_assert_cmpuint (rk_winner_from_side (RK_SOUTH), ==, RK_WINNER_SOUTH);
  g_assert_cmpuint (rk_winner_from_side (RK_NORTH), ==, RK_WINNER_NORTH);
}

/* Rule 17. */
static void
test_provision (void)
{
  const struct
  {
    guint provision;
    guint n_holes;
    guint open;
    guint reserve;
  } cases[] = {
    { 0, 6, 0, 0 },
    { 3, 6, 0, 3 },
    { 4, 6, 1, 0 },
    { 19, 6, 4, 3 },
    { 23, 6, 5, 3 },
    { 24, 6, 6, 0 },
    { 29, 6, 6, 5 },
    { 48, 6, 6, 24 },
    { 19, 5, 4, 3 },
    { 20, 5, 5, 0 },
    { 21, 5, 5, 1 },
    { 40, 5, 5, 20 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_assert_cmpuint (rk_provision_get_open (cases[i].provision, cases[i].n_holes), ==,
                        cases[i].open);
      g_assert_cmpuint (rk_provision_get_reserve (cases[i].provision, cases[i].n_holes), ==,
                        cases[i].reserve);
    }
}

/* Rule 12: no stones to move, or only moves that never end. */
static void
test_immobilised (void)
{
  const char *ended[] = {
    "0,0,0,0,0,0/4,4,4,4,4,4 s 0-24",
    "4,4,4,4,4,4/-,-,-,-,-,0 n 0-24",
  };
  const char *going_on[] = {
    "0,0,0,0,0,0/4,4,4,4,4,4 n 0-24",
    "0,0,0,0,0,1/4,4,4,4,4,4 s 0-23",
  };

  for (guint i = 0; i < G_N_ELEMENTS (ended); i++)
    {
      RkPosition position = rk_test_position (ended[i], RK_COUNTER_CLOCKWISE);

      g_assert_cmpuint (rk_positions_get_end (&position, 1), ==, RK_ROUND_IMMOBILISED);
    }

  for (guint i = 0; i < G_N_ELEMENTS (going_on); i++)
    {
      RkPosition position = rk_test_position (going_on[i], RK_COUNTER_CLOCKWISE);

      g_assert_cmpuint (rk_positions_get_end (&position, 1), ==, RK_ROUND_GOES_ON);
    }
}

/* Rule 11: who can only sow endlessly has no legal move. */
static void
test_only_endless (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);
  guint n_found = 0;

  for (guint i = 0; i < 200000 && n_found < 3; i++)
    {
      RkPosition position = rk_test_random (rand);
      guint endless;

      if (rk_position_get_legal (&position, &endless) != 0 || endless == 0)
        continue;

      n_found++;
      g_assert_cmpuint (rk_positions_get_end (&position, 1), ==, RK_ROUND_IMMOBILISED);
    }

  g_assert_cmpuint (n_found, ==, 3);
}

/* Each move here brings one stone to the other side and one back: the start
 * arises again after every second move.
 */
static void
test_repetition (void)
{
  RkPosition positions[5];

  positions[0] = rk_test_position ("1,-,-,-,-/1,-,-,-,- s 19-19", RK_COUNTER_CLOCKWISE);
  for (guint i = 1; i < G_N_ELEMENTS (positions); i++)
    {
      g_assert_cmpuint (rk_positions_get_end (positions, i), ==, RK_ROUND_GOES_ON);
      positions[i] = positions[i - 1];
      g_assert_cmpuint (rk_position_play (&positions[i], i % 2 == 1 ? 0 : 5, NULL), ==,
                        RK_MOVE_LEGAL);
    }

  g_assert_true (rk_position_equal (&positions[4], &positions[0]));
  g_assert_cmpuint (rk_positions_get_end (positions, 5), ==, RK_ROUND_REPETITION);
  /* Only what arises last counts. */
  g_assert_cmpuint (rk_positions_get_end (positions + 1, 4), ==, RK_ROUND_GOES_ON);
}

/* The same holes with the other player to move are another position. */
static void
test_no_repetition (void)
{
  RkPosition positions[4];

  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      positions[i] = rk_test_position ("1,-,-,-,-/1,-,-,-,- s 19-19", RK_COUNTER_CLOCKWISE);
      positions[i].turn = i % 2;
      g_assert_cmpuint (rk_positions_get_end (positions, i + 1), ==, RK_ROUND_GOES_ON);
    }
}

/* Where rules 12 and 13 both hold, rule 12 ends the round. */
static void
test_immobilised_first (void)
{
  RkPosition positions[3];

  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    positions[i] = rk_test_position ("0,-,-,-,-/1,-,-,-,- s 19-20", RK_COUNTER_CLOCKWISE);

  g_assert_cmpuint (rk_positions_get_end (positions, 3), ==, RK_ROUND_IMMOBILISED);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine/scoring/share-out", test_share_out);
  g_test_add_func ("/engine/scoring/concede", test_concede);
  g_test_add_func ("/engine/scoring/winner", test_winner);
  g_test_add_func ("/engine/scoring/provision", test_provision);
  g_test_add_func ("/engine/scoring/immobilised", test_immobilised);
  g_test_add_func ("/engine/scoring/only-endless", test_only_endless);
  g_test_add_func ("/engine/scoring/repetition", test_repetition);
  g_test_add_func ("/engine/scoring/no-repetition", test_no_repetition);
  g_test_add_func ("/engine/scoring/immobilised-first", test_immobilised_first);

  return g_test_run ();
}
