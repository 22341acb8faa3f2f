/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-schedule.h"

/**
 * rk_knockout_get_n_rounds:
 * @n_players: players, at most %RK_MAX_ENTRANTS
 *
 * Returns: rounds until one player is left, 0 for fewer than two; a match for the
 *   third place is part of the last
 */
guint
rk_knockout_get_n_rounds (guint n_players)
{
  guint n_rounds = 0;

  g_return_val_if_fail (n_players <= RK_MAX_ENTRANTS, 0);

  while (1u << n_rounds < n_players)
    n_rounds++;
  return n_rounds;
}

/**
 * rk_knockout_get_slots:
 * @n_players: players, at most %RK_MAX_ENTRANTS
 *
 * The pairs of the first round so that the best seeds meet as late as can be:
 * in a full bracket the sum of two seeds that meet is always the size of what is
 * left of the bracket and one. The seeds that are missing to the next power of
 * two are the byes of the best.
 *
 * Returns: (transfer full) (element-type RkSchedulePair): seeds from 1 in the order
 *   of the bracket, the better one first, the second 0 for a bye; empty for fewer
 *   than two players
 */
GArray *
rk_knockout_get_slots (guint n_players)
{
  guint n_rounds = rk_knockout_get_n_rounds (n_players);
  GArray *pairs = g_array_new (FALSE, FALSE, sizeof (RkSchedulePair));
  g_autofree guint *seeds = NULL;

  if (n_rounds == 0)
    return pairs;

  /* Each seed of a bracket half as large becomes the pair of the larger one in
   * which it is the better. */
  seeds = g_new (guint, 1u << (n_rounds - 1));
  seeds[0] = 1;
  for (guint size = 2; size < 1u << n_rounds; size *= 2)
    for (guint i = size / 2; i-- > 0;)
      {
        guint seed = seeds[i];

        seeds[2 * i] = seed;
        seeds[2 * i + 1] = size + 1 - seed;
      }

  for (guint i = 0; i < 1u << (n_rounds - 1); i++)
    {
      guint other = (1u << n_rounds) + 1 - seeds[i];
      RkSchedulePair pair = { seeds[i], other <= n_players ? other : 0 };

      g_array_append_val (pairs, pair);
    }
  return pairs;
}

/**
 * rk_knockout_get_next:
 * @winners: (array length=n_winners): who won the pairs of a round, in the order
 *   of its pairs; indexes or numbers of any kind
 * @n_winners: how many, 1 or an even number
 *
 * Returns: (transfer full) (element-type RkSchedulePair): the pairs of the next
 *   round: neighbours meet; empty if one winner is left
 */
GArray *
rk_knockout_get_next (const guint *winners,
                      guint        n_winners)
{
  GArray *pairs;

  g_return_val_if_fail (winners != NULL, NULL);
  g_return_val_if_fail (n_winners == 1 || n_winners % 2 == 0, NULL);

  pairs = g_array_new (FALSE, FALSE, sizeof (RkSchedulePair));
  for (guint i = 0; i + 1 < n_winners; i += 2)
    {
      RkSchedulePair pair = { winners[i], winners[i + 1] };

      g_array_append_val (pairs, pair);
    }
  return pairs;
}
