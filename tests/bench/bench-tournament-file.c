/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <stdlib.h>
#include <time.h>

#include "rk-test-tournaments.h"

/* What saving a tournament costs the thread that shows the window, which takes a snapshot,
 * and the one that writes it; and what it costs to read it again.
 */

#define GOAL_MS 8.0

/* Of this thread, in milliseconds: others may be busy. */
static double
get_cpu_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

/* Returns the milliseconds in the main thread. */
static double
measure (guint n_players,
         guint n_rounds,
         guint n_games)
{
  g_autoptr (RkTournament) tournament = rk_test_large_tournament (n_players, n_rounds, n_games);
  g_autoptr (RkTournament) read = NULL;
  g_autoptr (GBytes) text = NULL;
  RkTournamentSnapshot *snapshot;
  double start, taken, written, freed, parsed;

  start = get_cpu_time ();
  snapshot = rk_tournament_snapshot_new (tournament);
  taken = get_cpu_time ();
  text = rk_tournament_snapshot_format (snapshot);
  written = get_cpu_time ();
  rk_tournament_snapshot_free (snapshot);
  freed = get_cpu_time ();
  read = rk_tournament_file_parse (text, NULL);
  parsed = get_cpu_time ();

  g_print ("tournament file: %u players, %u rounds of %u: main thread %.2f ms, writing %.1f ms, "
           "reading %.1f ms, %.2f MiB%s\n",
           n_players, n_rounds, n_games, taken - start + freed - written, written - taken,
           parsed - freed, g_bytes_get_size (text) / 1048576.0, read == NULL ? " (too large)" : "");
  return taken - start + freed - written;
}

int
main (void)
{
  const gboolean is_fast = measure (300, 9, 1) < GOAL_MS;

  measure (998, 12, 2);
  return is_fast && measure (998, 24, 1) < GOAL_MS ? EXIT_SUCCESS : EXIT_FAILURE;
}
