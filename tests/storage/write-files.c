/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Writes files of all kinds into a folder, for the tests of the schemas.
 *
 * Usage: write-files match|tournament FOLDER COUNT
 */
#include "config.h"

#include "rk-test-files.h"
#include "rk-test-tournaments.h"

static void
write_file (const char *folder,
            guint       number,
            const char *suffix,
            GBytes     *bytes)
{
  g_autofree char *name = g_strdup_printf ("%04u%s", number, suffix);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), &error);
  g_assert_no_error (error);
}

static GBytes *
make_match (GRand *rand)
{
  g_autoptr (RkMatch) match = rk_test_random_match (rand);

  return rk_match_file_format (match);
}

static GBytes *
make_tournament (GRand *rand)
{
  g_autoptr (RkTournament) tournament = rk_test_random_tournament (rand);

  return rk_tournament_file_format (tournament);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GRand) rand = NULL;
  gboolean matches;
  guint count;

  g_assert_cmpint (argc, ==, 4);
  matches = g_str_equal (argv[1], "match");
  g_assert_true (matches || g_str_equal (argv[1], "tournament"));
  rand = g_rand_new_with_seed (matches ? 2020 : 2026);
  count = rk_test_count (g_ascii_strtoull (argv[3], NULL, 10));

  for (guint i = 0; i < 2 * count; i += 2)
    {
      const char *suffix = matches ? RK_MATCH_FILE_SUFFIX : RK_TOURNAMENT_FILE_SUFFIX;
      g_autoptr (GBytes) bytes = matches ? make_match (rand) : make_tournament (rand);
      g_autoptr (GBytes) with_unknown = rk_test_add_unknown (bytes, rand);

      write_file (argv[2], i, suffix, bytes);
      write_file (argv[2], i + 1, suffix, with_unknown);
    }

  return 0;
}
