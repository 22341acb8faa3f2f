/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Writes tournament files of all kinds into a folder, for the test of the schema.
 *
 * Usage: write-tournaments FOLDER COUNT
 */
#include "config.h"

#include "rk-test-files.h"
#include "rk-test-tournaments.h"

static void
write_file (const char *folder,
            guint       number,
            GBytes     *bytes)
{
  g_autofree char *name = g_strdup_printf ("%04u" RK_TOURNAMENT_FILE_SUFFIX, number);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), &error);
  g_assert_no_error (error);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2026);
  guint count;

  g_assert_cmpint (argc, ==, 3);
  count = rk_test_count (g_ascii_strtoull (argv[2], NULL, 10));

  for (guint i = 0; i < 2 * count; i += 2)
    {
      g_autoptr (RkTournament) tournament = rk_test_random_tournament (rand);
      g_autoptr (GBytes) bytes = rk_tournament_file_format (tournament);
      g_autoptr (GBytes) with_unknown = rk_test_add_unknown (bytes, rand);

      write_file (argv[1], i, bytes);
      write_file (argv[1], i + 1, with_unknown);
    }

  return 0;
}
