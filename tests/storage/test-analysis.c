/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* Analyses in match files and in the cache. */

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "rk-analysis-cache.h"
#include "rk-document-store.h"
#include "rk-match-file.h"
#include "rk-review.h"
#include "rk-test-storage.h"

static RkMatch *
parse (const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  RkMatch *match = rk_match_file_parse (bytes, &error);

  g_assert_no_error (error);

  return match;
}

static char *
format (RkMatch *match)
{
  g_autoptr (GBytes) bytes = rk_match_file_format (match);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

/* Not a true one: all results are drawn but for every third, which play without
 * end decides. */
static RkRoundAnalysis *
make_round (RkRound *round,
            guint    n_moves)
{
  const RkPosition *start = rk_round_get_position (round, 0);
  g_autoptr (GString) moves = g_string_new (NULL);
  g_autoptr (GArray) best = g_array_new (FALSE, FALSE, sizeof (RkForecast));
  RkForecast forecast = { .total = rk_test_count_stones (start) };

  for (guint ply = 0; ply <= n_moves; ply++)
    {
      if (ply > 0)
        g_string_append_c (moves, rk_move_get_letter (rk_round_get_move (round, ply - 1)));
      forecast.turn = rk_round_get_position (round, ply)->turn;
      forecast.sure[RK_SOUTH] = forecast.total / 2;
      forecast.sure[RK_NORTH] = forecast.total - forecast.sure[RK_SOUTH] - (ply % 3 == 2 ? 3 : 0);
      g_array_append_val (best, forecast);
    }

  return rk_round_analysis_new (start, moves->str, &g_array_index (best, RkForecast, 0));
}

static void
analyse (RkMatch *match)
{
  g_autoptr (RkAnalysis) analysis = rk_analysis_new ("Engine 1");

  for (guint i = 0; i < rk_match_get_n_rounds (match); i++)
    {
      RkRound *round = rk_match_get_round (match, i);
      g_autoptr (RkRoundAnalysis) made = make_round (round, rk_round_get_n_moves (round));

      rk_analysis_set_round (analysis, i, made);
    }
  rk_match_set_analysis (match, analysis);
}

static RkMatch *
load_fixture (RkTestFolder *folder,
              const char   *name)
{
  g_autoptr (GFile) file = rk_test_folder_copy (folder, name, name);
  g_autofree char *text = rk_test_read (file);

  return parse (text);
}

static RkReviewState
get_state (RkMatch *match)
{
  return rk_review_get_state (match, RK_ALL_ROUNDS);
}

static const char *const fixtures[] = {
  "agreed-round-then-match-conceded.rkmatch", "all-closed-with-reopening.rkmatch",
  "five-clockwise-loser-begins.rkmatch", "match-agreed-with-notes-and-lines.rkmatch",
  "round-conceded.rkmatch", "running-with-undone.rkmatch", "running.rkmatch",
};

/* Nothing else in the file is different, and it is read as it was written. */
static void
test_round_trip (RkTestFolder  *folder,
                 gconstpointer  data)
{
  for (guint i = 0; i < G_N_ELEMENTS (fixtures); i++)
    {
      g_autoptr (RkMatch) match = load_fixture (folder, fixtures[i]);
      g_autoptr (RkMatch) again = NULL;
      g_autofree char *before = format (match);
      g_autofree char *with = NULL;
      g_autofree char *with_again = NULL;
      g_autofree char *without = NULL;

      analyse (match);
      with = format (match);
      g_assert_nonnull (strstr (with, "\"analysis\""));

      again = parse (with);
      with_again = format (again);
      g_assert_cmpstr (with_again, ==, with);
      g_assert_cmpuint (get_state (again), ==, RK_REVIEW_CURRENT);
      for (guint k = 0; k < rk_match_get_n_rounds (match); k++)
        for (guint ply = 0; ply <= rk_round_get_n_moves (rk_match_get_round (match, k)); ply++)
          {
            const RkForecast *first = rk_review_get_forecast (match, k, ply);
            const RkForecast *second = rk_review_get_forecast (again, k, ply);

            g_assert_cmpuint (first->total, ==, second->total);
            g_assert_cmpuint (first->sure[RK_SOUTH], ==, second->sure[RK_SOUTH]);
            g_assert_cmpuint (first->sure[RK_NORTH], ==, second->sure[RK_NORTH]);
          }

      rk_match_set_analysis (again, NULL);
      without = format (again);
      g_assert_cmpstr (without, ==, before);
    }
}

/* After moves were taken back and others played. */
static void
test_stale (RkTestFolder  *folder,
            gconstpointer  data)
{
  g_autoptr (RkMatch) match = load_fixture (folder, "running.rkmatch");
  g_autoptr (RkMatch) again = NULL;
  g_autofree char *text = NULL;

  analyse (match);
  rk_match_undo (match);
  rk_match_undo (match);
  g_assert_cmpuint (get_state (match), ==, RK_REVIEW_CURRENT);
  g_assert_true (rk_test_step (match));
  g_assert_true (rk_test_step (match));
  g_assert_true (rk_test_step (match));
  g_assert_cmpuint (get_state (match), ==, RK_REVIEW_STALE);
  text = format (match);
  again = parse (text);
  g_assert_cmpuint (get_state (again), ==, RK_REVIEW_STALE);
  g_assert_cmpuint (rk_review_get_state (again, 0), ==, RK_REVIEW_CURRENT);
  g_assert_cmpuint (rk_review_get_state (again, 1), ==, RK_REVIEW_STALE);
}

/* What was found out of a round that is not there any more does not come back as that
 * of another one. */
static void
test_other_start (RkTestFolder  *folder,
                  gconstpointer  data)
{
  g_autoptr (RkMatch) match = load_fixture (folder, "round-conceded.rkmatch");
  const guint n_moves = rk_round_get_n_moves (rk_match_get_round (match, 0));
  g_autoptr (RkMatch) again = NULL;
  g_autofree char *text = NULL;

  analyse (match);
  rk_match_undo_to (match, 0, n_moves);
  g_assert_true (rk_match_agree_round (match, NULL));
  g_assert_true (rk_match_begin_round (match, NULL));
  text = format (match);
  again = parse (text);
  g_assert_cmpuint (rk_analysis_get_n_rounds (rk_match_get_analysis (again)), ==, 1);
  g_assert_cmpuint (rk_review_get_state (again, 0), ==, RK_REVIEW_CURRENT);
  g_assert_cmpuint (rk_review_get_state (again, 1), ==, RK_REVIEW_NONE);
}

#define HEAD \
  "{\"format\":\"rio-kadalis-match\",\"version\":1," \
  "\"id\":\"5f8f1ef2-9b6d-4d2e-8c1e-0b2f8c3d4e5f\",\"created\":\"2026-11-29T18:30:00Z\"," \
  "\"modified\":\"2026-11-29T18:30:00Z\",\"players\":{\"south\":{\"type\":\"human\"}," \
  "\"north\":{\"type\":\"human\"}},\"rules\":{\"name\":\"rio-kadalis\",\"holes\":6," \
  "\"direction\":\"counter-clockwise\",\"first\":\"south\",\"next-first\":\"alternate\"}," \
  "\"rounds\":[{\"first\":\"south\",\"open\":{\"south\":6,\"north\":6}," \
  "\"reserve\":{\"south\":0,\"north\":0},\"moves\":[\"C\"]}],"

/* No fault, but it says nothing of the match. */
static void
test_impossible (void)
{
  static const char *const impossible[] = {
    "{}",
    "{\"engine\":\"E\"}",
    "{\"rounds\":[]}",
    "{\"rounds\":[{\"moves\":\"C\",\"best\":[\"20:28\",\"20:24\"]}]}",
    "{\"rounds\":[{\"moves\":\"\",\"best\":[\"0:0\"]},{\"moves\":\"\",\"best\":[\"20:28\"]}]}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (impossible); i++)
    {
      g_autofree char *text = g_strconcat (HEAD "\"analysis\":", impossible[i], "}", NULL);
      g_autoptr (RkMatch) match = parse (text);
      g_autofree char *written = format (match);
      g_autoptr (RkMatch) again = parse (written);

      g_assert_nonnull (rk_match_get_analysis (match));
      g_assert_cmpuint (get_state (match), ==, RK_REVIEW_NONE);
      g_assert_cmpuint (get_state (again), ==, RK_REVIEW_NONE);
    }
}

/* Members of another version stay where they were, until a round is analysed anew. */
static void
test_unknown (void)
{
  static const char *const members[] = {
    "\"x\"", "\"rounds\"", "\"moves\"", "\"y\"", "\"best\"", "\"moves\"", "\"best\"",
    "\"z\"", "\"engine\"", "\"w\"",
  };
  g_autoptr (RkMatch) match =
    parse (HEAD "\"analysis\":{\"x\":1,\"rounds\":[{\"moves\":\"C\",\"y\":[],"
                "\"best\":[\"20:28\",\"20:28\"]},{\"moves\":\"\",\"best\":[\"20:28\"],\"z\":2}],"
                "\"engine\":\"E\",\"w\":null}}");
  g_autofree char *text = format (match);
  g_autofree char *anew = NULL;
  g_autoptr (RkRoundAnalysis) round = make_round (rk_match_get_round (match, 0), 1);
  const char *place = strstr (text, "\"analysis\"");

  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    {
      place = strstr (place + 1, members[i]);
      g_assert_nonnull (place);
    }

  rk_analysis_set_round (rk_match_get_analysis (match), 0, round);
  anew = format (match);
  g_assert_null (strstr (anew, "\"y\""));
  g_assert_nonnull (strstr (anew, "\"x\""));
  g_assert_nonnull (strstr (anew, "\"z\""));
}

static void
test_document (RkTestFolder  *folder,
               gconstpointer  data)
{
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (RkDocument) document = rk_test_open_document (store, file);
  RkMatch *match = rk_document_get_match (document);
  guint64 fingerprint = rk_test_fingerprint (match);
  g_autoptr (RkMatch) read = NULL;

  analyse (match);
  g_assert_true (rk_document_is_unsaved (document));
  rk_test_wait_until (!rk_document_is_unsaved (document));
  rk_test_assert_on_disk (document);
  g_assert_cmpuint (rk_test_fingerprint (match), ==, fingerprint);
  read = rk_test_read_match (file);
  g_assert_cmpuint (get_state (read), ==, RK_REVIEW_CURRENT);
}

/* The same match, otherwise written by somebody else. */
static void
write_comment (GFile *file)
{
  g_autofree char *text = rk_test_read (file);
  g_autoptr (RkMatch) match = parse (text);
  g_autofree char *changed = NULL;

  rk_match_set_comment (match, "Theirs.");
  changed = format (match);
  rk_test_write (file, changed);
}

/* A file that cannot be written: somebody else did. */
static void
test_unwritable (RkTestFolder  *folder,
                 gconstpointer  data)
{
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (RkDocumentStore) other_store = rk_document_store_new ();
  g_autoptr (GFile) cache = rk_test_folder_get (folder, "cache");
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (RkDocument) document = NULL;
  g_autoptr (RkDocument) again = NULL;
  g_autoptr (RkDocument) without = NULL;
  g_autofree char *theirs = NULL;
  g_autofree char *kept = NULL;

  rk_document_store_set_analyses (store, cache);
  document = rk_test_open_document (store, file);
  write_comment (file);
  theirs = rk_test_read (file);

  analyse (rk_document_get_match (document));
  rk_test_wait_until (!rk_document_is_saving (document));
  g_assert_false (rk_document_is_unsaved (document));
  g_assert_no_error (rk_document_get_problem (document));
  g_assert_true (rk_document_flush (document, NULL));

  /* It is there again, and that is no change. */
  rk_document_store_set_analyses (other_store, cache);
  again = rk_test_open_document (other_store, file);
  g_assert_false (rk_document_is_unsaved (again));
  g_assert_cmpuint (get_state (rk_document_get_match (again)), ==, RK_REVIEW_CURRENT);
  g_assert_cmpstr (rk_analysis_get_engine (rk_match_get_analysis (rk_document_get_match (again))),
                   ==, "Engine 1");
  kept = rk_test_read (file);
  g_assert_cmpstr (kept, ==, theirs);

  /* Moves are another thing. */
  g_assert_true (rk_test_step (rk_document_get_match (document)));
  rk_test_wait_until (!rk_document_is_saving (document));
  g_assert_true (rk_document_is_unsaved (document));
  g_assert_error (rk_document_get_problem (document), RK_ERROR, RK_ERROR_CHANGED);

  /* Then the analysis waits with them. */
  analyse (rk_document_get_match (document));
  rk_test_wait_until (!rk_document_is_saving (document));
  g_assert_true (rk_document_is_unsaved (document));
  g_assert_error (rk_document_get_problem (document), RK_ERROR, RK_ERROR_CHANGED);

  /* With no cache it is as with every change. */
  rk_document_store_set_analyses (other_store, NULL);
  g_clear_object (&again);
  without = rk_test_open_document (other_store, file);
  g_assert_null (rk_match_get_analysis (rk_document_get_match (without)));
  rk_test_write (file, "{}");
  analyse (rk_document_get_match (without));
  rk_test_wait_until (!rk_document_is_saving (without));
  g_assert_error (rk_document_get_problem (without), RK_ERROR, RK_ERROR_CHANGED);
}

static void
assert_cached (GFile    *cache,
               RkMatch  *match,
               gboolean  expected)
{
  g_autoptr (RkAnalysis) analysis = rk_analysis_cache_load (cache, match);

  g_assert_cmpint (analysis != NULL, ==, expected);
}

static void
test_cache (RkTestFolder  *folder,
            gconstpointer  data)
{
  g_autoptr (GFile) cache = rk_test_folder_get (folder, "deep/cache");
  g_autoptr (RkMatch) match = load_fixture (folder, "running.rkmatch");
  g_autoptr (RkMatch) other = load_fixture (folder, "two-rounds-drawn.rkmatch");
  g_autoptr (GError) error = NULL;

  assert_cached (cache, match, FALSE);
  analyse (match);
  g_assert_true (rk_analysis_cache_save (cache, match, &error));
  g_assert_no_error (error);
  assert_cached (cache, match, TRUE);
  assert_cached (cache, other, FALSE);

  rk_match_undo (match);
  assert_cached (cache, match, FALSE);
  rk_match_redo (match);
  assert_cached (cache, match, TRUE);
  rk_match_set_id (match, "5f8f1ef2-9b6d-4d2e-8c1e-0b2f8c3d4e5f");
  assert_cached (cache, match, FALSE);
}

static char *
get_only_file (GFile *cache)
{
  g_autoptr (GDir) dir = g_dir_open (g_file_peek_path (cache), 0, NULL);
  const char *name = g_dir_read_name (dir);

  g_assert_nonnull (name);

  return g_build_filename (g_file_peek_path (cache), name, NULL);
}

static void
test_damaged (RkTestFolder  *folder,
              gconstpointer  data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (13);
  g_autoptr (GFile) cache = rk_test_folder_get (folder, "cache");
  g_autoptr (RkMatch) match = load_fixture (folder, "running.rkmatch");
  g_autofree char *path = NULL;
  g_autofree char *contents = NULL;
  gsize size;

  analyse (match);
  g_assert_true (rk_analysis_cache_save (cache, match, NULL));
  path = get_only_file (cache);
  g_assert_true (g_file_get_contents (path, &contents, &size, NULL));

  for (guint i = 0; i < rk_test_scale (2000); i++)
    {
      const gsize place = g_rand_int_range (rand, 0, size);
      const char before = contents[place];
      const gsize length = i % 2 == 0 ? size : place;

      if (i % 2 == 0)
        contents[place] ^= g_rand_int_range (rand, 1, 256);
      g_assert_true (g_file_set_contents (path, contents, length, NULL));
      assert_cached (cache, match, FALSE);
      contents[place] = before;
    }

  g_assert_true (g_file_set_contents (path, contents, size, NULL));
  assert_cached (cache, match, TRUE);
  g_assert_no_errno (truncate (path, RK_ANALYSIS_CACHE_MAX_BYTES + 1));
  assert_cached (cache, match, FALSE);
  g_assert_no_errno (unlink (path));
  g_assert_no_errno (g_mkdir (path, 0700));
  assert_cached (cache, match, FALSE);
}

static guint
count_files (GFile *cache)
{
  g_autoptr (GDir) dir = g_dir_open (g_file_peek_path (cache), 0, NULL);
  guint n_files = 0;

  while (g_dir_read_name (dir) != NULL)
    n_files++;

  return n_files;
}

/* The oldest go. */
static void
test_bounded (RkTestFolder  *folder,
              gconstpointer  data)
{
  g_autoptr (GFile) cache = rk_test_folder_get (folder, "cache");
  g_autoptr (RkMatch) match = load_fixture (folder, "running.rkmatch");
  g_autoptr (GFile) oldest = g_file_get_child (cache, "0.analysis");
  g_autoptr (GFile) newer = g_file_get_child (cache, "1.analysis");

  g_assert_no_errno (g_mkdir (g_file_peek_path (cache), 0700));
  for (guint i = 0; i < RK_ANALYSIS_CACHE_MAX_FILES; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.analysis", i);
      g_autoptr (GFile) file = g_file_get_child (cache, name);

      rk_test_write (file, "");
      rk_test_set_time (file, 1000000 + i);
    }

  analyse (match);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (rk_analysis_cache_save (cache, match, NULL));
      g_assert_cmpuint (count_files (cache), ==, RK_ANALYSIS_CACHE_MAX_FILES);
      g_assert_false (g_file_query_exists (oldest, NULL));
      g_assert_true (g_file_query_exists (newer, NULL));
      assert_cached (cache, match, TRUE);
    }
}

#define ADD(path, function) \
  g_test_add ("/analysis/" path, RkTestFolder, NULL, rk_test_folder_set_up, function, \
              rk_test_folder_tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("round-trip", test_round_trip);
  ADD ("stale", test_stale);
  ADD ("other-start", test_other_start);
  g_test_add_func ("/analysis/impossible", test_impossible);
  g_test_add_func ("/analysis/unknown", test_unknown);
  ADD ("document", test_document);
  ADD ("unwritable", test_unwritable);
  ADD ("cache", test_cache);
  ADD ("damaged", test_damaged);
  ADD ("bounded", test_bounded);

  return g_test_run ();
}
