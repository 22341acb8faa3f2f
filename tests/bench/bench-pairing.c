/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <stdlib.h>

#include "rk-swiss.h"

/* How long the Dutch pairing of large fields takes, round by round: with results at
 * random, with the better always winning, and with draws only, where nothing
 * tells the players apart.
 */

#define GOAL_SECONDS 1.0

typedef enum
{
  RANDOM,
  LOW_WINS,
  ALL_DRAWN,
} Results;

static const char *const results_names[] = { "random", "low wins", "all drawn" };

static guint
get_points (const RkField     *field,
            const RkSwissPair *pair,
            Results            results,
            GRand             *rand)
{
  if (results == ALL_DRAWN)
    return RK_POINTS_DRAW;
  if (results == RANDOM)
    return g_rand_int_range (rand, 0, 3);
  return field->players[pair->first].number < field->players[pair->second].number ? RK_POINTS_WIN
                                                                                   : 0;
}

static void
play (RkField            *field,
      guint               n_played,
      const RkSwissRound *round,
      Results             results,
      GRand              *rand)
{
  for (guint i = 0; i < round->pairs->len; i++)
    {
      const RkSwissPair *pair = &g_array_index (round->pairs, RkSwissPair, i);

      rk_field_set_game (field, n_played, pair->first, pair->second,
                         get_points (field, pair, results, rand));
    }
  if (round->bye != RK_NOBODY)
    {
      RkFieldEntry *entry = rk_field_get_entry (field, round->bye, n_played);

      entry->kind = RK_ENTRY_PAIRING_BYE;
      entry->points = RK_POINTS_WIN;
    }
}

/* Plays a tournament; returns the seconds of its longest round, or a negative
 * number if a round cannot be paired. */
static double
measure (guint   n_players,
         guint   n_rounds,
         Results results)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2026);
  g_autoptr (RkField) field = rk_field_new (n_players, n_rounds);
  double longest = 0, total = 0;

  for (guint i = 0; i < n_rounds; i++)
    {
      g_autoptr (RkSwissRound) round = NULL;
      gint64 start = g_get_monotonic_time ();
      double seconds;

      field->n_rounds = i + 1;
      round = rk_swiss_pair (field, RK_SWISS_RELAX_NONE, NULL, NULL);
      seconds = (g_get_monotonic_time () - start) / (double) G_USEC_PER_SEC;
      longest = MAX (longest, seconds);
      total += seconds;
      if (!round->possible)
        return -1;
      play (field, i, round, results, rand);
    }
  g_print ("pairing: %u players, %u rounds: longest round %.0f ms, total %.0f ms (%s)\n",
           n_players, n_rounds, longest * 1000, total * 1000, results_names[results]);
  return longest;
}

int
main (void)
{
  static const guint sizes[] = { 200, 201, 300 };
  double longest = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (Results results = RANDOM; results <= ALL_DRAWN; results++)
      {
        double seconds = measure (sizes[i], 9, results);

        if (seconds < 0)
          return EXIT_FAILURE;
        if (sizes[i] <= 201)
          longest = MAX (longest, seconds);
      }
  return longest < GOAL_SECONDS ? EXIT_SUCCESS : EXIT_FAILURE;
}
