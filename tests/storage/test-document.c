/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "rk-document-private.h"
#include "rk-document-store.h"
#include "rk-match-file.h"
#include "rk-save-job.h"
#include "rk-test-storage.h"

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
test_saves_each_change (RkTestFolder  *folder,
                        gconstpointer  data)
{
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (RkMatch) match = rk_test_named_match ("Amina", "Yusuf");
  g_autoptr (RkDocument) document = rk_document_store_create (store, match, folder->file);
  g_autofree char *name = g_file_get_basename (rk_document_get_file (document));

  g_assert_true (g_str_has_suffix (name, " Amina - Yusuf.rkmatch"));
  g_assert_true (rk_document_is_unsaved (document));
  g_assert_true (rk_document_is_saving (document));
  rk_test_wait_until (!rk_document_is_unsaved (document));
  rk_test_assert_on_disk (document);
  for (guint i = 0; i < 30; i++)
    {
      g_assert_true (rk_test_step (match));
      g_assert_true (rk_document_is_unsaved (document));
      rk_test_wait_until (!rk_document_is_unsaved (document));
      rk_test_assert_on_disk (document);
    }
  g_assert_true (rk_match_undo (match));
  rk_test_wait_until (!rk_document_is_unsaved (document));
  rk_test_assert_on_disk (document);
  rk_match_set_comment (match, "A comment");
  rk_test_wait_until (!rk_document_is_unsaved (document));
  rk_test_assert_on_disk (document);
  rk_test_wait_until (!rk_document_is_saving (document));
  g_assert_cmpuint (rk_test_folder_count (folder, "."), ==, 0);
  g_assert_finalize_object (g_steal_pointer (&document));
  g_assert_finalize_object (g_steal_pointer (&match));
  g_assert_finalize_object (g_steal_pointer (&store));
}

static void
test_gathers_changes (RkTestFolder  *folder,
                      gconstpointer  data)
{
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (RkMatch) match = rk_test_named_match (NULL, NULL);
  g_autoptr (RkDocument) document = rk_document_store_create (store, match, folder->file);
  guint n_saves = 0;

  g_signal_connect_swapped (document, "saved", G_CALLBACK (count_cb), &n_saves);
  for (guint i = 0; i < 40; i++)
    g_assert_true (rk_test_step (match));
  rk_test_wait_until (!rk_document_is_unsaved (document));
  /* The first one was under way; all that came meanwhile is one more. */
  g_assert_cmpuint (n_saves, ==, 2);
  rk_test_assert_on_disk (document);
}

static void
test_notifies (RkTestFolder  *folder,
               gconstpointer  data)
{
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (RkDocument) document = rk_test_open_document (store, file);
  g_autoptr (GFile) property = NULL;
  g_autoptr (RkMatch) match = NULL;
  guint n_unsaved = 0, n_saving = 0, n_problem = 0;
  gboolean unsaved, saving;
  g_autofree char *problem = NULL;

  g_signal_connect_swapped (document, "notify::unsaved", G_CALLBACK (count_cb), &n_unsaved);
  g_signal_connect_swapped (document, "notify::saving", G_CALLBACK (count_cb), &n_saving);
  g_signal_connect_swapped (document, "notify::problem", G_CALLBACK (count_cb), &n_problem);
  rk_test_step (rk_document_get_match (document));
  g_object_get (document, "file", &property, "content", &match, "unsaved", &unsaved,
                "saving", &saving, "problem", &problem, NULL);
  g_assert_true (property == file);
  g_assert_true (match == rk_document_get_match (document));
  g_assert_true (unsaved);
  g_assert_true (saving);
  g_assert_null (problem);
  rk_test_wait_until (!rk_document_is_unsaved (document));
  g_assert_cmpuint (n_unsaved, ==, 2);
  g_assert_cmpuint (n_saving, ==, 2);
  g_assert_cmpuint (n_problem, ==, 0);
}

/* What a person does who only looks. */
static void
browse (RkMatch *match)
{
  for (guint i = 0; i < rk_match_get_n_rounds (match); i++)
    {
      RkRound *round = rk_match_get_round (match, i);

      for (guint ply = 0; ply <= rk_round_get_n_moves (round); ply++)
        g_assert_nonnull (rk_round_get_position (round, ply));
    }
}

static void
test_opening_never_writes (RkTestFolder  *folder,
                           gconstpointer  data)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "matches", NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autoptr (GFile) file = rk_test_folder_copy (folder, name, name);
      g_autofree char *before = rk_test_read (file);
      g_autofree char *after = NULL;
      RkDocument *document;
      guint n_saves = 0;

      rk_test_set_time (file, 1000000000);
      document = rk_test_open_document (store, file);
      g_signal_connect_swapped (document, "saved", G_CALLBACK (count_cb), &n_saves);
      browse (rk_document_get_match (document));
      rk_document_retry (document);
      g_assert_true (rk_document_flush (document, NULL));
      g_assert_true (rk_document_store_flush (store, NULL));
      g_assert_finalize_object (document);
      after = rk_test_read (file);
      g_assert_cmpstr (before, ==, after);
      g_assert_cmpint (rk_test_get_time (file), ==, G_GINT64_CONSTANT (1000000000123456789));
      g_assert_cmpuint (n_saves, ==, 0);
    }
}

static void
opened_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      user_data)
{
  RkDocument **document = user_data;
  g_autoptr (GError) error = NULL;

  *document = rk_document_store_open_finish (RK_DOCUMENT_STORE (object), result, &error);
  g_assert_no_error (error);
}

static void
test_one_for_each_file (RkTestFolder  *folder,
                        gconstpointer  data)
{
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (GFile) link = rk_test_folder_get (folder, "link.rkmatch");
  g_autoptr (GFile) folder_link = rk_test_folder_get (folder, "folder");
  g_autoptr (GFile) deep = g_file_resolve_relative_path (folder_link, "link.rkmatch");
  g_autoptr (GFile) other = rk_test_folder_copy (folder, "running.rkmatch", "b.rkmatch");
  g_autoptr (RkDocument) first = NULL;
  g_autoptr (RkDocument) second = NULL;
  g_autoptr (RkDocument) third = NULL;
  g_autoptr (RkDocument) fourth = NULL;

  g_assert_no_errno (symlink ("a.rkmatch", g_file_peek_path (link)));
  g_assert_no_errno (symlink (folder->path, g_file_peek_path (folder_link)));
  g_assert_null (rk_document_store_lookup (store, file));
  /* Two at a time: neither knows of the other when it begins. */
  rk_document_store_open_async (store, file, NULL, opened_cb, &first);
  rk_document_store_open_async (store, link, NULL, opened_cb, &second);
  rk_test_wait_until (first != NULL && second != NULL);
  g_assert_true (first == second);
  rk_document_store_open_async (store, deep, NULL, opened_cb, &third);
  rk_test_wait_until (third != NULL);
  g_assert_true (first == third);
  g_assert_true (rk_document_store_lookup (store, link) == first);
  fourth = rk_test_open_document (store, other);
  g_assert_true (first != fourth);

  g_object_unref (g_steal_pointer (&second));
  g_object_unref (g_steal_pointer (&third));
  g_assert_finalize_object (g_steal_pointer (&first));
  g_assert_null (rk_document_store_lookup (store, file));
}

static void
failed_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      user_data)
{
  GError **error = user_data;

  g_assert_null (rk_document_store_open_finish (RK_DOCUMENT_STORE (object), result, error));
  g_assert_nonnull (*error);
}

static void
assert_cannot_open (RkDocumentStore *store,
                    GFile           *file,
                    RkError          code,
                    const char      *pattern)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) async_error = NULL;

  g_assert_null (rk_document_store_open (store, file, &error));
  g_assert_error (error, RK_ERROR, (int) code);
  if (!g_pattern_match_simple (pattern, error->message))
    g_error ("“%s” is not “%s”", error->message, pattern);
  rk_document_store_open_async (store, file, NULL, failed_cb, &async_error);
  rk_test_wait_until (async_error != NULL);
  g_assert_cmpstr (error->message, ==, async_error->message);
}

static void
test_cannot_open (RkTestFolder  *folder,
                  gconstpointer  data)
{
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) missing = rk_test_folder_get (folder, "missing.rkmatch");
  g_autoptr (GFile) fifo = rk_test_folder_get (folder, "fifo.rkmatch");
  g_autoptr (GFile) null = g_file_new_for_path ("/dev/zero");
  g_autoptr (GFile) bad = rk_test_folder_get (folder, "bad.rkmatch");
  g_autoptr (GFile) large = rk_test_folder_get (folder, "large.rkmatch");
  g_autoptr (GFile) newer = rk_test_folder_get (folder, "newer.rkmatch");
  g_autoptr (GFile) remote = g_file_new_for_uri ("resource:///a.rkmatch");
  g_autoptr (GFile) under = g_file_get_child (bad, "under.rkmatch");

  g_assert_no_errno (mkfifo (g_file_peek_path (fifo), 0644));
  rk_test_write (bad, "{\n \"format\": oops\n}");
  rk_test_write (large, "");
  g_assert_no_errno (truncate (g_file_peek_path (large), G_GINT64_CONSTANT (40) << 30));
  rk_test_write (newer, "{\"format\": \"rio-kadalis-match\", \"version\": 2}");

  assert_cannot_open (store, missing, RK_ERROR_IO, "There is no file “missing.rkmatch”.");
  assert_cannot_open (store, under, RK_ERROR_IO, "There is no file “under.rkmatch”.");
  assert_cannot_open (store, fifo, RK_ERROR_IO, "“fifo.rkmatch” is not an ordinary file.");
  assert_cannot_open (store, null, RK_ERROR_IO, "“zero” is not an ordinary file.");
  assert_cannot_open (store, folder->file, RK_ERROR_IO, "* is not an ordinary file.");
  assert_cannot_open (store, remote, RK_ERROR_IO, "“a.rkmatch” could not be read: *");
  assert_cannot_open (store, bad, RK_ERROR_SYNTAX, "line 2, *");
  assert_cannot_open (store, large, RK_ERROR_TOO_LARGE, "*");
  assert_cannot_open (store, newer, RK_ERROR_VERSION, "*");
}

/* A copy may be wanted where something else is. */
static void
test_cannot_write (RkTestFolder  *folder,
                   gconstpointer  data)
{
  g_autoptr (GFile) fifo = rk_test_folder_get (folder, "fifo.html");
  g_autoptr (GBytes) text = g_bytes_new_static ("text", 4);
  g_autoptr (RkSaveJob) job = rk_save_job_new (fifo, text, RK_FILE_GUARD_NONE);

  g_assert_no_errno (mkfifo (g_file_peek_path (fifo), 0644));
  rk_save_job_run (job);
  g_assert_error (job->error, RK_ERROR, RK_ERROR_IO);
  g_assert_cmpstr (job->error->message, ==, "“fifo.html” is not an ordinary file.");
}

static void
test_cancel_open (RkTestFolder  *folder,
                  gconstpointer  data)
{
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  rk_document_store_open_async (store, file, cancellable, failed_cb, &error);
  g_cancellable_cancel (cancellable);
  rk_test_wait_until (error != NULL);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_finalize_object (g_steal_pointer (&store));
}

static void
test_link_stays (RkTestFolder  *folder,
                 gconstpointer  data)
{
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (GFile) alias = rk_test_folder_get (folder, "link.rkmatch");
  g_autoptr (GFile) twin = rk_test_folder_get (folder, "twin.rkmatch");
  g_autoptr (RkDocument) document = NULL;
  g_autofree char *target = NULL;
  struct stat info;

  g_assert_no_errno (symlink ("a.rkmatch", g_file_peek_path (alias)));
  g_assert_no_errno (chmod (g_file_peek_path (file), 0600));
  document = rk_test_open_document (store, alias);
  g_assert_true (rk_test_step (rk_document_get_match (document)));
  g_assert_true (rk_document_flush (document, NULL));
  rk_test_assert_on_disk (document);
  target = g_file_read_link (g_file_peek_path (alias), NULL);
  g_assert_cmpstr (target, ==, "a.rkmatch");
  g_assert_no_errno (stat (g_file_peek_path (file), &info));
  g_assert_cmpint (info.st_mode & 0777, ==, 0600);

  /* A link into the empty: the file comes where the link says. */
  g_assert_no_errno (unlink (g_file_peek_path (file)));
  g_assert_true (rk_test_step (rk_document_get_match (document)));
  g_assert_true (rk_document_flush (document, NULL));
  rk_test_assert_on_disk (document);
  g_assert_true (g_file_test (g_file_peek_path (alias), G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_test (g_file_peek_path (file), G_FILE_TEST_IS_REGULAR));

  /* A file with two names: the other name keeps the old state, whole. */
  g_assert_no_errno (link (g_file_peek_path (file), g_file_peek_path (twin)));
  g_assert_true (rk_test_step (rk_document_get_match (document)));
  g_assert_true (rk_document_flush (document, NULL));
  rk_test_assert_on_disk (document);
  g_object_unref (rk_test_read_match (twin));
}

/* A file can grow no further than to @bytes: what a full disk looks like, and
 * works everywhere. */
static void
limit_files (rlim_t bytes)
{
  struct rlimit limit;

  g_assert_no_errno (getrlimit (RLIMIT_FSIZE, &limit));
  limit.rlim_cur = MIN (bytes, limit.rlim_max);
  g_assert_no_errno (setrlimit (RLIMIT_FSIZE, &limit));
}

static void
test_write_fails (RkTestFolder  *folder,
                  gconstpointer  data)
{
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (GFile) link = rk_test_folder_get (folder, "link.rkmatch");
  g_autoptr (RkMatch) match = rk_test_named_match (NULL, NULL);
  g_autoptr (RkDocument) document = NULL;
  g_autoptr (RkDocument) created = NULL;
  g_autofree char *before = rk_test_read (file);
  g_autofree char *after = NULL;
  g_autofree char *problem = NULL;

  g_assert_no_errno (symlink ("a.rkmatch", g_file_peek_path (link)));
  document = rk_test_open_document (store, link);
  limit_files (100);
  g_assert_true (rk_test_step (rk_document_get_match (document)));
  created = rk_document_store_create (store, match, folder->file);
  rk_test_wait_until (!rk_document_is_saving (document) && !rk_document_is_saving (created));
  g_assert_error (rk_document_get_problem (document), RK_ERROR, RK_ERROR_IO);
  g_assert_error (rk_document_get_problem (created), RK_ERROR, RK_ERROR_IO);
  g_object_get (document, "problem", &problem, NULL);
  g_assert_true (g_str_has_prefix (problem, "“link.rkmatch” could not be saved: "));
  after = rk_test_read (file);
  g_assert_cmpstr (before, ==, after);
  g_assert_false (g_file_query_exists (rk_document_get_file (created), NULL));
  g_assert_cmpuint (rk_test_folder_count (folder, "."), ==, 0);

  /* The next change tries again by itself. */
  limit_files (RLIM_INFINITY);
  g_assert_true (rk_test_step (rk_document_get_match (document)));
  g_assert_true (rk_test_step (match));
  rk_test_wait_until (!rk_document_is_unsaved (document) && !rk_document_is_unsaved (created));
  rk_test_assert_on_disk (document);
  rk_test_assert_on_disk (created);
}

/* Lets the document try again now, @seconds before it would. */
static void
let_retry (RkDocument *document,
           guint       seconds)
{
  GSource *source = g_main_context_find_source_by_id (NULL, _rk_document_get_retry (document));
  gint64 wait = g_source_get_ready_time (source) - g_get_monotonic_time ();

  g_assert_cmpint (wait, >, ((gint64) seconds - 1) * G_USEC_PER_SEC);
  g_assert_cmpint (wait, <=, (gint64) seconds * G_USEC_PER_SEC);
  g_source_set_ready_time (source, 0);
  rk_test_wait_until (rk_document_is_saving (document));
  rk_test_wait_until (!rk_document_is_saving (document));
}

/* When what stood in the way has gone, all is saved without another change. */
static void
test_retries (RkTestFolder  *folder,
              gconstpointer  data)
{
  const guint pauses[] = { 2, 4, 8, 16, 32, 60, 60 };
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (RkDocument) document = rk_test_open_document (store, file);
  guint n_problems = 0;

  g_signal_connect_swapped (document, "notify::problem", G_CALLBACK (count_cb), &n_problems);
  g_assert_cmpuint (_rk_document_get_retry (document), ==, 0);
  limit_files (100);
  g_assert_true (rk_test_step (rk_document_get_match (document)));
  rk_test_wait_until (!rk_document_is_saving (document));
  for (guint i = 0; i < G_N_ELEMENTS (pauses); i++)
    let_retry (document, pauses[i]);
  g_assert_error (rk_document_get_problem (document), RK_ERROR, RK_ERROR_IO);
  /* It is said once. */
  g_assert_cmpuint (n_problems, ==, 1);
  limit_files (RLIM_INFINITY);
  let_retry (document, 60);
  rk_test_assert_on_disk (document);
  g_assert_cmpuint (_rk_document_get_retry (document), ==, 0);

  /* The next failure is a new one. */
  limit_files (100);
  g_assert_true (rk_test_step (rk_document_get_match (document)));
  g_assert_false (rk_document_flush (document, NULL));
  limit_files (RLIM_INFINITY);
  let_retry (document, 2);
  rk_test_assert_on_disk (document);

  /* What a person must decide is not tried again. */
  rk_test_write (file, "{}");
  g_assert_true (rk_test_step (rk_document_get_match (document)));
  g_assert_false (rk_document_flush (document, NULL));
  g_assert_error (rk_document_get_problem (document), RK_ERROR, RK_ERROR_CHANGED);
  g_assert_cmpuint (_rk_document_get_retry (document), ==, 0);
}

/* Who agreed that another's changes are lost is not asked again when the disk is full, but hears
 * of it, though another window has asked before; and not again each time it is tried. */
static void
test_overwrite_fails (RkTestFolder  *folder,
                      gconstpointer  data)
{
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (RkDocument) document = rk_test_open_document (store, file);
  guint n_told = 0;

  g_object_unref (rk_test_folder_copy (folder, "two-rounds-drawn.rkmatch", "a.rkmatch"));
  g_assert_true (rk_test_step (rk_document_get_match (document)));
  rk_test_wait_until (!rk_document_is_saving (document));
  g_assert_error (rk_document_get_problem (document), RK_ERROR, RK_ERROR_CHANGED);

  limit_files (100);
  g_signal_connect_swapped (document, "notify::problem", G_CALLBACK (count_cb), &n_told);
  for (guint i = 1; i <= 2; i++)
    {
      rk_test_overwrite (document);
      rk_test_wait_until (!rk_document_is_saving (document));
      g_assert_error (rk_document_get_problem (document), RK_ERROR, RK_ERROR_IO);
      g_assert_cmpuint (n_told, ==, i);
    }
  rk_document_retry (document);
  rk_test_wait_until (!rk_document_is_saving (document));
  g_assert_cmpuint (n_told, ==, 2);
  limit_files (RLIM_INFINITY);
  let_retry (document, 2);
  rk_test_assert_on_disk (document);
}

/* Writes the content to a file that the document does not have, as an export does. */
static RkSaveJob *
export_to (RkDocument *document,
           GFile      *file)
{
  g_autoptr (GBytes) text = rk_file_content_format (rk_document_get_content (document));
  RkSaveJob *job = rk_save_job_new (file, text, RK_FILE_GUARD_NONE);

  rk_save_job_run (job);
  return job;
}

static void
fail_to_export (RkDocument *document,
                GFile      *file,
                RkError     code)
{
  g_autoptr (RkSaveJob) job = export_to (document, file);

  g_assert_error (job->error, RK_ERROR, (int) code);
}

/* A file that could not be read again is not written; the one before it stays. */
static void
test_too_large (RkTestFolder  *folder,
                gconstpointer  data)
{
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (GFile) copy = rk_test_folder_get (folder, "copy.rkmatch");
  g_autoptr (RkDocument) document = rk_test_open_document (store, file);
  RkMatch *match = rk_document_get_match (document);
  g_autofree char *before = rk_test_read (file);
  g_autofree char *after = NULL;
  g_autofree char *comment = g_strnfill (RK_MATCH_FILE_MAX_BYTES, 'x');

  rk_match_set_comment (match, comment);
  rk_test_wait_until (!rk_document_is_saving (document));
  g_assert_error (rk_document_get_problem (document), RK_ERROR, RK_ERROR_TOO_LARGE);
  g_assert_cmpstr (rk_document_get_problem (document)->message, ==,
                   "“a.rkmatch” was not saved, because it has grown larger than a file may be.");
  after = rk_test_read (file);
  g_assert_cmpstr (before, ==, after);
  fail_to_export (document, copy, RK_ERROR_TOO_LARGE);
  g_assert_false (g_file_query_exists (copy, NULL));

  rk_match_set_comment (match, "short");
  rk_test_wait_until (!rk_document_is_unsaved (document));
  g_assert_no_error (rk_document_get_problem (document));
  rk_test_assert_on_disk (document);
}

static void
test_full_disk (RkTestFolder  *folder,
                gconstpointer  data)
{
  g_autofree char *said = NULL;

  if (!rk_test_ask_helper ("full-disk", folder->path, 0, &said))
    return;
  g_assert_true (g_str_has_suffix (said, "could not be saved, because the disk is full.\n"));
}

static void
test_no_permission (RkTestFolder  *folder,
                    gconstpointer  data)
{
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  const char *path = g_file_peek_path (file);
  g_autofree char *before = rk_test_read (file);
  g_autofree char *after = NULL;
  g_autofree char *folder_said = NULL;
  g_autofree char *file_said = NULL;
  g_autofree char *read_said = NULL;
  const char *expected = "“a.rkmatch” could not be saved, because you may not write there.\n";

  /* A folder in which nothing can be made, though the file may be written. */
  g_assert_no_errno (chmod (path, 0666));
  g_assert_no_errno (chmod (folder->path, 0555));
  if (rk_test_ask_helper ("as-nobody", path, 1, &folder_said))
    g_assert_cmpstr (folder_said, ==, expected);
  /* A file that is protected in a folder that is not. */
  g_assert_no_errno (chmod (path, 0444));
  g_assert_no_errno (chmod (folder->path, 0777));
  if (rk_test_ask_helper ("as-nobody", path, 1, &file_said))
    g_assert_cmpstr (file_said, ==, expected);
  g_assert_no_errno (chmod (path, 0000));
  if (rk_test_ask_helper ("as-nobody", path, 1, &read_said))
    g_assert_cmpstr (read_said, ==, "You have no permission to read “a.rkmatch”.\n");
  g_assert_no_errno (chmod (path, 0644));
  after = rk_test_read (file);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpuint (rk_test_folder_count (folder, "."), ==, 0);
}

static void
test_new_names (RkTestFolder  *folder,
                gconstpointer  data)
{
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (RkDocumentStore) other_store = rk_document_store_new ();
  g_autoptr (GFile) place = rk_test_folder_get (folder, "not/yet/there");
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) documents = g_ptr_array_new_with_free_func (g_object_unref);

  /* Two stores are as two programs: they do not know of each other's names. */
  for (guint i = 0; i < 20; i++)
    {
      g_autoptr (RkMatch) match = rk_test_named_match ("A", "B");

      g_ptr_array_add (documents,
                       rk_document_store_create (i % 2 ? store : other_store, match, place));
    }
  g_assert_true (rk_document_store_flush (store, NULL));
  g_assert_true (rk_document_store_flush (other_store, NULL));
  for (guint i = 0; i < documents->len; i++)
    {
      RkDocument *document = g_ptr_array_index (documents, i);
      char *name = g_file_get_basename (rk_document_get_file (document));

      g_assert_true (g_hash_table_add (names, name));
      rk_test_assert_on_disk (document);
      g_assert_true (rk_document_store_lookup (i % 2 ? store : other_store,
                                               rk_document_get_file (document)) == document);
    }
}

static void
test_keeps_what_is_unsaved (RkTestFolder  *folder,
                            gconstpointer  data)
{
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) place = rk_test_folder_get (folder, "place");
  g_autoptr (RkMatch) match = rk_test_named_match ("A", "B");
  RkDocument *document;
  g_autoptr (GFile) file = NULL;
  g_autoptr (RkMatch) read = NULL;
  g_autoptr (GError) error = NULL;

  rk_test_write (place, "in the way");
  document = rk_document_store_create (store, match, place);
  g_object_add_weak_pointer (G_OBJECT (document), (gpointer *) &document);
  file = g_object_ref (rk_document_get_file (document));
  g_object_unref (document);
  rk_test_wait_until (!rk_document_is_saving (document));
  /* Nobody but the store has it now. */
  g_assert_nonnull (document);
  g_assert_true (rk_document_is_unsaved (document));
  g_assert_false (rk_document_store_flush (store, &error));
  g_assert_error (error, RK_ERROR, RK_ERROR_IO);

  g_assert_no_errno (unlink (g_file_peek_path (place)));
  g_assert_true (rk_test_step (match));
  g_assert_true (rk_document_store_flush (store, NULL));
  rk_test_wait_until (document == NULL);
  read = rk_test_read_match (file);
  g_assert_cmpuint (rk_round_get_n_moves (rk_match_get_current_round (read)), ==, 1);
  g_assert_finalize_object (g_steal_pointer (&store));
}

static void
test_export (RkTestFolder  *folder,
             gconstpointer  data)
{
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (GFile) copy = rk_test_folder_get (folder, "copy");
  g_autoptr (GFile) nowhere = g_file_get_child (copy, "under");
  g_autoptr (GFile) newer = rk_test_folder_get (folder, "newer.rkmatch");
  g_autoptr (RkDocument) document = rk_test_open_document (store, file);
  g_autofree char *text = rk_test_read (file);

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (RkSaveJob) job = export_to (document, copy);
      g_autofree char *copied = rk_test_read (copy);

      g_assert_no_error (job->error);
      g_assert_cmpstr (copied, ==, text);
    }
  g_assert_true (rk_document_get_file (document) == file);
  fail_to_export (document, nowhere, RK_ERROR_IO);
  rk_test_write (newer, "{\"format\": \"rio-kadalis-match\", \"version\": 2}");
  fail_to_export (document, newer, RK_ERROR_VERSION);
}

/* Whether @file holds a state that steps lead to from @match, which then goes
 * there. */
static void
assert_reached (RkMatch *match,
                GFile   *file)
{
  g_autoptr (RkMatch) found = rk_test_read_match (file);
  guint n_rounds = rk_match_get_n_rounds (found);
  guint n_moves = rk_round_get_n_moves (rk_match_get_current_round (found));

  g_assert_cmpstr (rk_match_get_id (match), ==, rk_match_get_id (found));
  while (rk_match_get_n_rounds (match) < n_rounds ||
         rk_round_get_n_moves (rk_match_get_current_round (match)) < n_moves)
    g_assert_true (rk_test_step (match));
  g_assert_true (rk_test_fingerprint (match) == rk_test_fingerprint (found));
}

static void
read_line (GSubprocess *process)
{
  char text[6];
  gsize n;

  g_input_stream_read_all (g_subprocess_get_stdout_pipe (process), text, sizeof text, &n, NULL,
                           NULL);
  g_assert_cmpmem (text, n, "ready\n", 6);
}

static void
test_kill (RkTestFolder  *folder,
           gconstpointer  data)
{
  const guint n_kills = rk_test_scale (400);
  g_autoptr (GRand) rand = g_rand_new_with_seed (20);
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (GFile) link = rk_test_folder_get (folder, "link.rkmatch");
  g_autoptr (RkMatch) match = rk_test_read_match (file);
  g_autofree char *target = NULL;
  guint n_left = 0;

  g_assert_no_errno (symlink ("a.rkmatch", g_file_peek_path (link)));
  for (guint i = 0; i < n_kills; i++)
    {
      g_autoptr (GSubprocess) process = NULL;
      GFile *place = i % 2 ? link : file;

      if (rk_match_get_state (match) == RK_MATCH_OVER)
        {
          g_object_unref (rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch"));
          g_set_object (&match, NULL);
          match = rk_test_read_match (file);
        }
      process = rk_test_run_helper ("play-on", g_file_peek_path (place));
      read_line (process);
      g_usleep (g_rand_int_range (rand, 0, 20000));
      g_subprocess_force_exit (process);
      g_subprocess_wait (process, NULL, NULL);
      assert_reached (match, file);
      n_left = rk_test_folder_count (folder, ".");
    }
  target = g_file_read_link (g_file_peek_path (link), NULL);
  g_assert_cmpstr (target, ==, "a.rkmatch");
  g_test_message ("%u of %u kills hit a save and left a temporary file", n_left, n_kills);
}

int
main (int    argc,
      char **argv)
{
  static const RkFolderTest tests[] = {
    { "/document/saves-each-change", test_saves_each_change },
    { "/document/gathers-changes", test_gathers_changes },
    { "/document/notifies", test_notifies },
    { "/document/opening-never-writes", test_opening_never_writes },
    { "/document/one-for-each-file", test_one_for_each_file },
    { "/document/cannot-open", test_cannot_open },
    { "/document/cannot-write", test_cannot_write },
    { "/document/cancel-open", test_cancel_open },
    { "/document/link-stays", test_link_stays },
    { "/document/write-fails", test_write_fails },
    { "/document/retries", test_retries },
    { "/document/overwrite-fails", test_overwrite_fails },
    { "/document/too-large", test_too_large },
    { "/document/full-disk", test_full_disk },
    { "/document/no-permission", test_no_permission },
    { "/document/new-names", test_new_names },
    { "/document/keeps-what-is-unsaved", test_keeps_what_is_unsaved },
    { "/document/export", test_export },
    { "/document/kill", test_kill },
  };

  g_test_init (&argc, &argv, NULL);
  /* A write beyond the limit shall fail, not end the program. */
  signal (SIGXFSZ, SIG_IGN);
  rk_test_folder_add (tests, G_N_ELEMENTS (tests));
  return g_test_run ();
}
