/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Files that are wrong in one way each, and what is said of them. What is no
 * JSON at all is in test-json-scan.c. */
#include "config.h"

#include "rk-json-print.h"
#include "rk-test-files.h"
#include "rk-test-mutate.h"

static const RkTestBadFile bad_files[] = {
#include "bad-files.inc"
};

static void
test_bad (void)
{
  g_autoptr (GBytes) usual = rk_test_fixture ("files", "everything.rkmatch");

  g_assert_cmpuint (G_N_ELEMENTS (bad_files), >=, 150);

  for (guint i = 0; i < G_N_ELEMENTS (bad_files); i++)
    {
      g_autoptr (GBytes) bytes = rk_test_make_bad (&bad_files[i], "matches", usual);
      g_autoptr (GError) error = NULL;
      g_autoptr (RkMatch) match = rk_match_file_parse (bytes, &error);

      g_assert_null (match);
      rk_test_assert_bad (&bad_files[i], error);
    }
}

static void
test_different (void)
{
  rk_test_assert_different (bad_files, G_N_ELEMENTS (bad_files));
}

/* What the scanner refuses is told by the reader of matches in its words. */
static void
test_scanned (void)
{
  static const struct
  {
    const char *from, *to, *message;
  } scanned[] = {
    { "\"C\",", "\"C\"",
      "line 66, column 5: rounds[0].moves: found \"\"\"; expected \",\" or \"]\"" },
    { "\"version\": 1", "\"version\": 1e400",
      "line 3, column 13: version: found \"1e400\"; expected a number up to 1.797e308" },
    { "\"x-root\": {", "\"x-root\": {\"a\": 9007199254740993, ",
      "line 8, column 18: x-root.a: found \"9007199254740993\"; "
      "expected a whole number up to 9007199254740992" },
    { "\"type\": \"human\",", "\"type\": \"human\", \"type\": \"human\",",
      "line 27, column 21: players.south.type: this member appears twice" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (scanned); i++)
    {
      g_autoptr (GBytes) good = rk_test_fixture ("files", "everything.rkmatch");
      g_autoptr (GString) text = g_string_new_len (g_bytes_get_data (good, NULL),
                                                   g_bytes_get_size (good));
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (GError) error = NULL;

      g_string_replace (text, scanned[i].from, scanned[i].to, 1);
      bytes = g_string_free_to_bytes (g_steal_pointer (&text));
      g_assert_null (rk_match_file_parse (bytes, &error));
      g_assert_error (error, RK_ERROR, RK_ERROR_SYNTAX);
      g_assert_cmpstr (error->message, ==, scanned[i].message);
    }
}

static void
test_large (void)
{
  g_autofree char *spaces = g_strnfill (RK_MATCH_FILE_MAX_BYTES + 1, ' ');
  g_autoptr (GBytes) bytes = g_bytes_new (spaces, RK_MATCH_FILE_MAX_BYTES + 1);
  g_autoptr (GBytes) empty = g_bytes_new (NULL, 0);
  g_autoptr (GError) error = NULL;

  g_assert_null (rk_match_file_parse (bytes, &error));
  g_assert_error (error, RK_ERROR, RK_ERROR_TOO_LARGE);
  g_assert_cmpstr (error->message, ==, "the file is larger than 8 MiB");
  g_clear_error (&error);

  g_assert_null (rk_match_file_parse (empty, &error));
  g_assert_error (error, RK_ERROR, RK_ERROR_SYNTAX);
  g_assert_cmpstr (error->message, ==,
                   "line 1, column 1: found the end of the file; expected a value");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/bad-files/table", test_bad);
  g_test_add_func ("/bad-files/different", test_different);
  g_test_add_func ("/bad-files/scanned", test_scanned);
  g_test_add_func ("/bad-files/large", test_large);

  return g_test_run ();
}
