/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Good files with something broken at random.  Each is either refused with a
 * message, or it is a match like any other. */
#include "config.h"

#include <string.h>

#include "rk-json-print.h"
#include "rk-test-files.h"
#include "rk-test-mutate.h"

/* Whether the file was read. */
static gboolean
check_mutated (GString *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text->str, text->len);
  g_autoptr (GError) error = NULL;
  g_autoptr (RkMatch) match = rk_match_file_parse (bytes, &error);
  g_autoptr (RkMatch) reread = NULL;
  g_autoptr (GBytes) written = NULL;
  g_autoptr (GBytes) again = NULL;

  if (match == NULL)
    {
      g_assert_nonnull (error);
      g_assert_true (error->domain == RK_ERROR);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      g_assert_cmpuint (strlen (error->message), >, 10);
      g_assert_cmpuint (strlen (error->message), <, 3000);
      return FALSE;
    }

  g_assert_no_error (error);
  rk_test_check (match);
  written = rk_match_file_format (match);
  reread = rk_test_parse (written);
  again = rk_match_file_format (reread);
  rk_test_assert_same (again, written);

  return TRUE;
}

/* Texts to break: all fixtures, and random matches. */
static GPtrArray *
collect_good (GRand *rand)
{
  GPtrArray *good = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  g_auto (GStrv) names = rk_test_fixtures ("matches");

  for (guint i = 0; names[i] != NULL; i++)
    g_ptr_array_add (good, rk_test_fixture ("matches", names[i]));

  for (guint i = 0; i < 10; i++)
    {
      g_autoptr (RkMatch) match = rk_test_random_match (rand);
      g_autoptr (GBytes) plain = rk_match_file_format (match);

      g_ptr_array_add (good, rk_test_fixture ("files", "everything.rkmatch"));
      g_ptr_array_add (good, rk_test_add_unknown (plain, rand));
    }

  return good;
}

static void
test_mutated (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (20000);
  g_autoptr (GPtrArray) good = collect_good (rand);
  guint count = rk_test_count (20000);
  guint n_read = 0;

  for (guint n = 0; n < count; n++)
    {
      GBytes *bytes = g_ptr_array_index (good, g_rand_int_range (rand, 0, good->len));
      g_autoptr (GString) text = g_string_new_len (g_bytes_get_data (bytes, NULL),
                                                   g_bytes_get_size (bytes));

      rk_test_mutate_text (text, rand);
      n_read += check_mutated (text);
    }

  g_test_message ("%u of %u mutated files were read", n_read, count);
  /* Both ways are taken often. */
  g_assert_cmpuint (n_read, >, count / 100);
  g_assert_cmpuint (n_read, <, count / 2);
}

/* Files that are JSON get past the scanner. */
static void
test_trees (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (20001);
  g_autoptr (GPtrArray) good = collect_good (rand);
  guint count = rk_test_count (10000);
  guint n_read = 0;

  for (guint n = 0; n < count; n++)
    {
      GBytes *bytes = g_ptr_array_index (good, g_rand_int_range (rand, 0, good->len));
      g_autoptr (JsonNode) tree = rk_test_tree (bytes);
      g_autoptr (GBytes) mutated = NULL;
      g_autoptr (GString) text = NULL;

      rk_test_mutate_tree (tree, rand);
      mutated = rk_json_print (tree);
      text = g_string_new_len (g_bytes_get_data (mutated, NULL), g_bytes_get_size (mutated));
      n_read += check_mutated (text);
    }

  g_test_message ("%u of %u mutated trees were read", n_read, count);
  g_assert_cmpuint (n_read, >, count / 100);
}

/* A file can be cut anywhere. */
static void
test_truncated (void)
{
  g_autoptr (GBytes) bytes = rk_test_fixture ("files", "everything.rkmatch");
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  for (gsize length = 0; length < size; length++)
    {
      g_autoptr (GString) text = g_string_new_len (data, length);

      g_assert_false (check_mutated (text));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/mutated/random", test_mutated);
  g_test_add_func ("/mutated/trees", test_trees);
  g_test_add_func ("/mutated/truncated", test_truncated);

  return g_test_run ();
}
