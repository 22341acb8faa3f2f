/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Good tournament files with something broken at random.  Each is either refused with
 * a message, or it is a tournament like any other. */
#include "config.h"

#include <string.h>

#include "rk-json-print.h"
#include "rk-test-files.h"
#include "rk-test-mutate.h"
#include "rk-test-tournaments.h"

/* Texts to break: the fixtures, and random tournaments. */
static GPtrArray *
collect_good (GRand *rand)
{
  static const char *const files[] = {
    "everything.rktournament", "round-robin.rktournament", "knockout.rktournament",
  };
  GPtrArray *good = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);

  for (guint i = 0; i < 60; i++)
    {
      g_autoptr (RkTournament) tournament = rk_test_random_tournament (rand);

      g_ptr_array_add (good, rk_tournament_file_format (tournament));
      g_ptr_array_add (good, rk_test_fixture ("files", files[i % G_N_ELEMENTS (files)]));
    }

  return good;
}

static GBytes *
choose (GPtrArray *good,
        GRand     *rand)
{
  return g_ptr_array_index (good, g_rand_int_range (rand, 0, good->len));
}

/* Whatever was read can be looked at, goes on, and is written as it was read. */
static void
check_read (RkTournament *tournament,
            GRand        *rand)
{
  g_autoptr (GBytes) written = rk_tournament_file_format (tournament);
  g_autoptr (RkTournament) reread = rk_test_parse_tournament (written);
  g_autoptr (GBytes) again = rk_tournament_file_format (reread);
  g_autofree char *dump = rk_test_dump_with_log (tournament);
  g_autoptr (GBytes) later = NULL;
  g_autoptr (RkTournament) last = NULL;

  rk_test_assert_same (again, written);
  g_assert_cmpuint (strlen (dump), >, 0);

  for (guint i = 0; i < 20; i++)
    rk_test_arbiter_action (tournament, rand);
  later = rk_tournament_file_format (tournament);
  last = rk_test_parse_tournament (later);
  g_assert_nonnull (last);
}

/* Whether the file was read. */
static gboolean
check_mutated (GBytes *bytes,
               GRand  *rand)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RkTournament) tournament = rk_tournament_file_parse (bytes, &error);

  if (tournament == NULL)
    {
      g_assert_nonnull (error);
      g_assert_true (error->domain == RK_ERROR);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      g_assert_cmpuint (strlen (error->message), >, 10);
      g_assert_cmpuint (strlen (error->message), <, 3000);
      return FALSE;
    }

  g_assert_no_error (error);
  check_read (tournament, rand);

  return TRUE;
}

static void
test_mutated (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (30000);
  g_autoptr (GPtrArray) good = collect_good (rand);
  const guint count = rk_test_count (20000);
  guint n_read = 0;

  for (guint n = 0; n < count; n++)
    {
      GBytes *bytes = choose (good, rand);
      g_autoptr (GString) text = g_string_new_len (g_bytes_get_data (bytes, NULL),
                                                   g_bytes_get_size (bytes));
      g_autoptr (GBytes) mutated = NULL;

      rk_test_mutate_text (text, rand);
      mutated = g_string_free_to_bytes (g_steal_pointer (&text));
      n_read += check_mutated (mutated, rand);
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
  g_autoptr (GRand) rand = g_rand_new_with_seed (30001);
  g_autoptr (GPtrArray) good = collect_good (rand);
  const guint count = rk_test_count (10000);
  guint n_read = 0;

  for (guint n = 0; n < count; n++)
    {
      GBytes *bytes = choose (good, rand);
      g_autoptr (JsonNode) tree = rk_test_tree (bytes);
      g_autoptr (GBytes) mutated = NULL;

      for (guint i = g_rand_int_range (rand, 1, 3); i > 0; i--)
        rk_test_mutate_tree (tree, rand);
      mutated = rk_json_print (tree);
      n_read += check_mutated (mutated, rand);
    }

  g_test_message ("%u of %u mutated trees were read", n_read, count);
  g_assert_cmpuint (n_read, >, count / 100);
}

/* A file can be cut anywhere. */
static void
test_truncated (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (30002);
  g_autoptr (GBytes) bytes = rk_test_fixture ("files", "everything.rktournament");
  const gsize size = g_bytes_get_size (bytes);

  for (gsize length = 0; length < size; length++)
    {
      g_autoptr (GBytes) cut = g_bytes_new_from_bytes (bytes, 0, length);

      g_assert_false (check_mutated (cut, rand));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/mutated-tournaments/random", test_mutated);
  g_test_add_func ("/mutated-tournaments/trees", test_trees);
  g_test_add_func ("/mutated-tournaments/truncated", test_truncated);

  return g_test_run ();
}
