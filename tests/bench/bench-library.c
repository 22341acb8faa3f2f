/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <stdlib.h>

#include "rk-library.h"
#include "rk-match-file.h"
#include "rk-test-storage.h"
#include "rk-tournament-file.h"

/* How long a library of 10,000 files takes, every tenth a tournament of 40 players: read for
 * the first time, with an index, and again after one match was changed. "stall" is the longest
 * time in which the main loop could do nothing else.
 */

#define N_FILES      10000
#define N_DIFFERENT  100
#define N_PLAYERS    40
#define GOAL_SECONDS 2.0

typedef struct
{
  gint64 start;
  gint64 first_row;
  gint64 last_tick;
  gint64 stall;
  gboolean loaded;
} RkBench;

static gboolean
is_tournament (guint i)
{
  return i % 10 == 9;
}

static GBytes *
make_text (guint  i,
           GRand *rand)
{
  g_autofree char *name = g_strdup_printf ("Player %u", i);
  g_autoptr (RkTournament) tournament = NULL;
  g_autoptr (RkMatch) match = NULL;

  if (is_tournament (i))
    {
      tournament = rk_test_named_tournament ("Cup", N_PLAYERS);
      return rk_tournament_file_format (tournament);
    }
  match = rk_test_named_match (name, "Amina");
  rk_test_play_out (match, rand, g_rand_int_range (rand, 1, 6));
  return rk_match_file_format (match);
}

static void
make_files (RkTestFolder *folder)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (30);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);

  for (guint i = 0; i < N_DIFFERENT; i++)
    g_ptr_array_add (texts, make_text (i, rand));
  for (guint i = 0; i < N_FILES; i++)
    {
      g_autofree char *name = g_strdup_printf (
          "%05u%s", i, is_tournament (i) ? RK_TOURNAMENT_FILE_SUFFIX : RK_MATCH_FILE_SUFFIX);
      g_autofree char *path = g_build_filename (folder->path, name, NULL);
      GBytes *text = g_ptr_array_index (texts, i % N_DIFFERENT);

      g_file_set_contents_full (path, g_bytes_get_data (text, NULL), g_bytes_get_size (text),
                                G_FILE_SET_CONTENTS_NONE, 0644, NULL);
    }
}

static gboolean
tick_cb (gpointer user_data)
{
  RkBench *bench = user_data;
  gint64 now = g_get_monotonic_time ();

  bench->stall = MAX (bench->stall, now - bench->last_tick);
  bench->last_tick = now;
  return G_SOURCE_CONTINUE;
}

static void
items_changed_cb (GListModel *model,
                  guint       position,
                  guint       removed,
                  guint       added,
                  RkBench    *bench)
{
  if (bench->first_row == 0)
    bench->first_row = g_get_monotonic_time ();
}

static void
loaded_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      user_data)
{
  RkBench *bench = user_data;

  bench->loaded = rk_library_load_finish (RK_LIBRARY (object), result, NULL);
}

/* Loads a library and prints what it took, in seconds, which it returns. */
static double
measure (RkLibrary  *library,
         const char *what)
{
  RkBench bench = { g_get_monotonic_time () };
  guint tick = g_timeout_add (1, tick_cb, &bench);
  gulong handler = g_signal_connect (library, "items-changed", G_CALLBACK (items_changed_cb),
                                     &bench);
  double seconds;

  bench.last_tick = bench.start;
  rk_library_load_async (library, NULL, loaded_cb, &bench);
  while (!bench.loaded)
    g_main_context_iteration (NULL, TRUE);
  tick_cb (&bench);
  seconds = (g_get_monotonic_time () - bench.start) / (double) G_USEC_PER_SEC;
  g_print ("%-24s %6u files  %6.3f s  first row %6.3f s  stall %3.0f ms\n", what,
           g_list_model_get_n_items (G_LIST_MODEL (library)), seconds,
           bench.first_row == 0 ? 0 : (bench.first_row - bench.start) / (double) G_USEC_PER_SEC,
           bench.stall / 1000.0);
  g_signal_handler_disconnect (library, handler);
  g_source_remove (tick);
  return seconds;
}

int
main (void)
{
  RkTestFolder folder;
  g_autoptr (GFile) index = NULL;
  g_autoptr (RkLibrary) first = NULL;
  g_autoptr (RkLibrary) second = NULL;
  g_autoptr (GFile) file = NULL;
  double seconds, changed_seconds;

  rk_test_folder_set_up (&folder, NULL);
  index = rk_test_folder_get (&folder, "cache/index");
  make_files (&folder);
  first = rk_library_new (folder.file, index);
  measure (first, "library, no index");
  measure (first, "library, again");
  second = rk_library_new (folder.file, index);
  seconds = measure (second, "library, index");
  file = rk_test_folder_get (&folder, "05000" RK_MATCH_FILE_SUFFIX);
  rk_test_set_time (file, 1000000000);
  g_clear_object (&second);
  second = rk_library_new (folder.file, index);
  changed_seconds = measure (second, "library, one changed");
  seconds = MAX (seconds, changed_seconds);
  g_print ("library with an index: %.3f s, at most %.1f s\n", seconds, GOAL_SECONDS);
  g_clear_object (&first);
  g_clear_object (&second);
  rk_test_folder_tear_down (&folder, NULL);
  return seconds <= GOAL_SECONDS ? EXIT_SUCCESS : EXIT_FAILURE;
}
