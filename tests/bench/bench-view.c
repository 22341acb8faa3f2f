/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <stdlib.h>

#include "rk-library-view.h"
#include "rk-match-file.h"
#include "rk-test-storage.h"

/* How long it takes to put 10,000 matches into another order, to filter them, and to search
 * them for what is typed: a person waits for each of these. */

#define N_FILES   10000
#define N_NAMES   200
#define GOAL_MS   250.0

static void
make_files (RkTestFolder *folder)
{
  for (guint i = 0; i < N_FILES; i++)
    {
      g_autofree char *south = g_strdup_printf ("Player %u", i % N_NAMES);
      g_autofree char *north = g_strdup_printf ("Ámina %u", (i / 7) % N_NAMES);
      g_autofree char *name = g_strdup_printf ("%05u" RK_MATCH_FILE_SUFFIX, i);
      g_autofree char *path = g_build_filename (folder->path, name, NULL);
      g_autoptr (RkMatch) match = rk_test_named_match (south, north);
      g_autoptr (GBytes) text = rk_match_file_format (match);

      g_file_set_contents_full (path, g_bytes_get_data (text, NULL), g_bytes_get_size (text),
                                G_FILE_SET_CONTENTS_NONE, 0644, NULL);
    }
}

static void
tell (RkLibraryView *view,
      const char    *what,
      gint64         start,
      double        *longest)
{
  double milliseconds = (g_get_monotonic_time () - start) / 1000.0;

  g_print ("%-24s %6u files  %6.1f ms\n", what,
           g_list_model_get_n_items (rk_library_view_get_files (view)), milliseconds);
  *longest = MAX (*longest, milliseconds);
}

int
main (void)
{
  static const struct
  {
    const char *key;
    const char *value;
  } steps[] = {
    { "order", "created" }, { "order", "name" }, { "state", "unfinished" },
    { "player", "Player 17" }, { "state", "all" }, { "player", "" },
  };
  static const char *const typed[] = { "a", "am", "ami", "amina 1", "amina 17", "" };
  RkTestFolder folder;
  g_autoptr (GSettings) root = NULL;
  g_autoptr (GSettings) settings = NULL;
  g_autoptr (RkLibrary) library = NULL;
  g_autoptr (RkLibraryView) view = NULL;
  double longest = 0;

  g_setenv ("GSETTINGS_BACKEND", "memory", TRUE);
  g_setenv ("GSETTINGS_SCHEMA_DIR", SCHEMA_FOLDER, TRUE);
  rk_test_folder_set_up (&folder, NULL);
  make_files (&folder);
  root = g_settings_new (APP_ID);
  settings = g_settings_get_child (root, "library");
  library = rk_library_new (folder.file, NULL);
  rk_test_load (library);
  view = rk_library_view_new (library, settings);
  rk_library_view_set_seen (view, TRUE);

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autofree char *what = g_strdup_printf ("%s: %s", steps[i].key, steps[i].value);
      gint64 start = g_get_monotonic_time ();

      g_settings_set_string (settings, steps[i].key, steps[i].value);
      tell (view, what, start, &longest);
    }
  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      g_autofree char *what = g_strdup_printf ("search: %s", typed[i]);
      gint64 start = g_get_monotonic_time ();

      rk_library_view_search (view, typed[i]);
      tell (view, what, start, &longest);
    }
  g_print ("library, the longest wait: %.1f ms, at most %.1f ms\n", longest, GOAL_MS);
  g_clear_object (&view);
  g_clear_object (&library);
  rk_test_folder_tear_down (&folder, NULL);
  return longest <= GOAL_MS ? EXIT_SUCCESS : EXIT_FAILURE;
}
