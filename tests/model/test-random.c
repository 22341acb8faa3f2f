/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Whole matches by chance. */
#include "config.h"

#include "rk-test-model.h"

#define MATCHES 2000

typedef struct
{
  guint n_matches;
  guint n_rounds;
  guint longest;
  guint n_wins[2];
  guint n_reopened;
} Statistics;

static void
add_match (Statistics *self,
           RkMatch    *match)
{
  self->n_matches++;
  self->n_rounds += rk_match_get_n_rounds (match);
  self->longest = MAX (self->longest, rk_match_get_n_rounds (match));
  self->n_wins[RK_SOUTH] += rk_match_get_winner (match) == RK_WINNER_SOUTH;
  self->n_wins[RK_NORTH] += rk_match_get_winner (match) == RK_WINNER_NORTH;
  for (guint i = 0; i < rk_match_get_n_rounds (match); i++)
    self->n_reopened += rk_round_get_n_reopened (rk_match_get_round (match, i), RK_SOUTH) +
                        rk_round_get_n_reopened (rk_match_get_round (match, i), RK_NORTH);
}

/* Without limits a match ends when a side has all its holes closed. It lasts
 * 22 rounds on average with six holes and 16 with five: the bounds are loose,
 * since the number of matches is small. */
static void
test_unlimited (guint       n_holes,
                RkDirection direction,
                double      low,
                double      high)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (10 * n_holes + direction);
  Statistics statistics = { 0 };
  RkRules rules;
  double average;

  rk_rules_init_standard (&rules);
  rules.n_holes = n_holes;
  rules.direction = direction;

  for (guint i = 0; i < rk_test_count (MATCHES / 2); i++)
    {
      g_autoptr (RkMatch) match = rk_test_match_new (&rules);

      rk_test_play_out (match, rand, 0);
      g_assert_cmpuint (rk_match_get_end (match), ==, RK_MATCH_ALL_CLOSED);
      rk_test_check (match);
      add_match (&statistics, match);
    }

  average = (double) statistics.n_rounds / statistics.n_matches;
  g_test_message ("%u matches, %.1f rounds on average, %u at most, South won %u, %u reopened",
                  statistics.n_matches, average, statistics.longest,
                  statistics.n_wins[RK_SOUTH], statistics.n_reopened);
  g_assert_cmpfloat (average, >, low);
  g_assert_cmpfloat (average, <, high);
  g_assert_cmpuint (statistics.n_wins[RK_SOUTH] + statistics.n_wins[RK_NORTH], ==,
                    statistics.n_matches);
  g_assert_cmpuint (statistics.n_wins[RK_SOUTH], >, statistics.n_matches / 4);
  g_assert_cmpuint (statistics.n_wins[RK_NORTH], >, statistics.n_matches / 4);
  g_assert_cmpuint (statistics.n_reopened, >, statistics.n_matches);
}

static void
test_six (void)
{
  test_unlimited (6, RK_COUNTER_CLOCKWISE, 15, 30);
  test_unlimited (6, RK_CLOCKWISE, 15, 30);
}

static void
test_five (void)
{
  test_unlimited (5, RK_COUNTER_CLOCKWISE, 11, 23);
  test_unlimited (5, RK_CLOCKWISE, 11, 23);
}

/* What holds at any time holds after each move, whatever the rules. */
static void
test_every_move (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);

  for (guint i = 0; i < rk_test_count (400); i++)
    {
      g_autoptr (RkMatch) match = NULL;
      RkRules rules;

      rk_rules_init_standard (&rules);
      rules.n_holes = g_rand_int_range (rand, 5, 7);
      rules.direction = g_rand_int_range (rand, 0, 2);
      rules.first = g_rand_int_range (rand, 0, 2);
      rules.next_first = g_rand_int_range (rand, 0, 3);
      rules.decides = g_rand_int_range (rand, 0, 3);
      rules.max_rounds = g_rand_int_range (rand, 1, 6);
      rules.max_wins = g_rand_int_range (rand, 0, 4);
      match = rk_test_match_new (&rules);

      while (rk_match_get_state (match) != RK_MATCH_OVER)
        {
          if (rk_match_get_state (match) == RK_MATCH_PLAYING)
            rk_test_play_random (match, rand);
          else
            rk_test_begin (match);
          rk_test_check (match);
        }

      g_assert_cmpuint (rk_match_get_n_rounds (match), <=, rules.max_rounds);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/random/six", test_six);
  g_test_add_func ("/model/random/five", test_five);
  g_test_add_func ("/model/random/every-move", test_every_move);

  return g_test_run ();
}
