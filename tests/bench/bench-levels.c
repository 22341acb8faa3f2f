/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <stdlib.h>

#include "rk-test-ladder.h"

/* The ladder of the levels: each against the one below, and the lowest against a
 * player who plays any move, in rounds on the standard board after random
 * openings; and how long a move takes. Reproducible but for the times.
 */

#define N_ROUNDS 1000

/* What is promised: the share of the rounds not drawn that the better one wins,
 * and of all rounds that a random player wins against a beginner.
 */
#define LEAST_SHARE  0.7
#define LEAST_RANDOM 0.3

static gboolean
keeps_promise (const RkTestLadder *ladder,
               RkLevel             level)
{
  if (level == RK_LEVEL_BEGINNER)
    return ladder->lost >= LEAST_RANDOM * N_ROUNDS;

  return rk_test_ladder_share (ladder) >= LEAST_SHARE;
}

int
main (void)
{
  g_autoptr (RkTables) tables = rk_tables_new ();
  gboolean kept = TRUE;
  RkPosition start;

  rk_position_init_standard (&start, 6, RK_COUNTER_CLOCKWISE, RK_SOUTH);
  g_print ("%-10s %-10s %5s %5s %5s %12s %10s\n", "level", "against", "won", "drawn", "lost",
           "of decided", "ms/move");
  for (RkLevel level = RK_LEVEL_BEGINNER; level <= RK_LEVEL_PERFECT; level++)
    {
      RkTestLadder ladder = rk_test_ladder_play (tables, &start, level, level - 1, N_ROUNDS);

      g_print ("%-10s %-10s %5u %5u %5u %10.1f %% %10.3f\n", rk_test_level_name (level),
               rk_test_level_name (level - 1), ladder.won, ladder.drawn, ladder.lost,
               100 * rk_test_ladder_share (&ladder), 1000 * ladder.seconds[0] / ladder.moves[0]);
      kept = kept && keeps_promise (&ladder, level);
    }

  return kept ? EXIT_SUCCESS : EXIT_FAILURE;
}
