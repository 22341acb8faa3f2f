/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-schedule.h"

/* An odd number of players gets one more, who is the rest. */
static guint
get_even (guint n_players)
{
  return n_players + n_players % 2;
}

static guint
get_cycle (guint n_players)
{
  return n_players < 2 ? 0 : get_even (n_players) - 1;
}

/* @number may be anything down to -@n + 1: taken round into 1 to @n. */
static guint
wrap (int   number,
      guint n)
{
  return (number - 1 + 2 * (int) n) % n + 1;
}

static void
append_pair (GArray  *pairs,
             guint    first,
             guint    second,
             gboolean reversed)
{
  RkSchedulePair pair = {
    .first = reversed ? second : first,
    .second = reversed ? first : second,
  };

  g_array_append_val (pairs, pair);
}

/**
 * rk_berger_get_n_rounds:
 * @n_players: players, at most %RK_MAX_ENTRANTS
 * @twice: whether everybody meets everybody twice
 *
 * Returns: rounds of a round robin, the rest of an odd number among them; 0 for
 *   fewer than two players
 */
guint
rk_berger_get_n_rounds (guint    n_players,
                        gboolean twice)
{
  return get_cycle (n_players) * (twice ? 2 : 1);
}

/**
 * rk_berger_get_round:
 * @n_players: players, from 2 to %RK_MAX_ENTRANTS
 * @twice: whether it is a double round robin
 * @swap: whether the last two rounds of the first cycle are exchanged, so that
 *   nobody has the same role three times running where the cycles meet; only in
 *   a double round robin
 * @round: a round, from 0
 *
 * The Berger table of FIDE C.05 Annex 1. With n players (one more if odd) and
 * m = n - 1 the highest number meets x = 1, n/2 + 1, 2, n/2 + 2 and so on; the
 * others are x + j and x - j modulo m, x + j moves first; n moves second in odd
 * rounds. In the second cycle the roles are reversed.
 *
 * Returns: (transfer full) (element-type RkSchedulePair): the pairs in the order
 *   of the table; who rests stands last, with the second number 0
 */
GArray *
rk_berger_get_round (guint    n_players,
                     gboolean twice,
                     gboolean swap,
                     guint    round)
{
  guint n = get_even (n_players);
  guint m = get_cycle (n_players);
  GArray *pairs;
  gboolean reversed;
  guint x;

  g_return_val_if_fail (n_players >= 2 && n_players <= RK_MAX_ENTRANTS, NULL);
  g_return_val_if_fail (round < rk_berger_get_n_rounds (n_players, twice), NULL);

  reversed = round >= m;
  if (twice && swap && m > 2 && (round == m - 2 || round == m - 1))
    round = 2 * m - 3 - round;
  round %= m;
  x = round / 2 + 1 + (round % 2 == 1 ? n / 2 : 0);

  pairs = g_array_sized_new (FALSE, FALSE, sizeof (RkSchedulePair), n / 2);
  if (n == n_players)
    append_pair (pairs, x, n, reversed != (round % 2 == 1));
  for (guint j = 1; j < n / 2; j++)
    append_pair (pairs, wrap (x + j, m), wrap ((int) x - (int) j, m), reversed);
  if (n != n_players)
    append_pair (pairs, x, 0, FALSE);
  return pairs;
}
