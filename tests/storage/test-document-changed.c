/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* Files that another program changes, or removes, while they are open. */

#include <fcntl.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "rk-document-private.h"
#include "rk-document-store.h"
#include "rk-match-file.h"
#include "rk-test-storage.h"

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
test_changed_by_another (RkTestFolder  *folder,
                         gconstpointer  data)
{
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (RkDocument) document = rk_test_open_document (store, file);
  g_autoptr (GError) error = NULL;
  g_autofree char *theirs = NULL;
  g_autofree char *kept = NULL;

  g_object_unref (rk_test_folder_copy (folder, "two-rounds-drawn.rkmatch", "a.rkmatch"));
  theirs = rk_test_read (file);
  g_assert_true (rk_test_step (rk_document_get_match (document)));
  rk_test_wait_until (!rk_document_is_saving (document));
  g_assert_error (rk_document_get_problem (document), RK_ERROR, RK_ERROR_CHANGED);
  g_assert_cmpstr (rk_document_get_problem (document)->message, ==,
                   "“a.rkmatch” was changed by another program, so it was not saved.");
  g_assert_true (rk_document_is_unsaved (document));
  /* Neither more changes nor trying again overwrite it. */
  g_assert_true (rk_test_step (rk_document_get_match (document)));
  rk_test_wait_until (!rk_document_is_saving (document));
  rk_document_retry (document);
  g_assert_false (rk_document_flush (document, &error));
  g_assert_error (error, RK_ERROR, RK_ERROR_CHANGED);
  kept = rk_test_read (file);
  g_assert_cmpstr (kept, ==, theirs);

  rk_test_overwrite (document);
  rk_test_wait_until (!rk_document_is_unsaved (document));
  rk_test_assert_on_disk (document);
  /* Only that once. */
  g_object_unref (rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch"));
  g_assert_true (rk_test_step (rk_document_get_match (document)));
  g_assert_false (rk_document_flush (document, NULL));
  g_assert_error (rk_document_get_problem (document), RK_ERROR, RK_ERROR_CHANGED);
}

static void
check (RkDocument *document,
       RkOutside   expected)
{
  rk_document_check_async (document);
  rk_test_wait_until (rk_document_get_outside (document) == expected);
}

/* Whatever is played here. */
static void
assert_is_kept (RkDocument *document,
                GFile      *file)
{
  g_autofree char *before = rk_test_read (file);
  g_autofree char *after = NULL;

  g_assert_true (rk_test_step (rk_document_get_match (document)));
  g_assert_false (rk_document_flush (document, NULL));
  g_assert_error (rk_document_get_problem (document), RK_ERROR, RK_ERROR_CHANGED);
  after = rk_test_read (file);
  g_assert_cmpstr (after, ==, before);
}

static void
test_newer_version_is_kept (RkTestFolder  *folder,
                            gconstpointer  data)
{
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (RkDocument) document = rk_test_open_document (store, file);
  const char *newer = "{\"format\": \"rio-kadalis-match\", \"version\": 2}";
  g_autofree char *kept = NULL;

  rk_test_write (file, newer);
  g_assert_true (rk_test_step (rk_document_get_match (document)));
  rk_test_wait_until (!rk_document_is_saving (document));
  g_assert_error (rk_document_get_problem (document), RK_ERROR, RK_ERROR_CHANGED);
  rk_test_overwrite (document);
  rk_test_wait_until (!rk_document_is_saving (document));
  g_assert_error (rk_document_get_problem (document), RK_ERROR, RK_ERROR_VERSION);
  kept = rk_test_read (file);
  g_assert_cmpstr (kept, ==, newer);

  /* What was agreed to was about that file, and not about the next. */
  g_object_unref (rk_test_folder_copy (folder, "two-rounds-drawn.rkmatch", "a.rkmatch"));
  assert_is_kept (document, file);
}

/* A person agrees to lose what is there when it is told, and nothing that comes later. */
static void
test_agreed_to_another (RkTestFolder  *folder,
                        gconstpointer  data)
{
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (RkDocument) document = rk_test_open_document (store, file);
  guint n_told = 0;

  /* Changed once more before that is answered. */
  rk_test_write (file, "{}");
  g_assert_true (rk_test_step (rk_document_get_match (document)));
  rk_test_wait_until (!rk_document_is_saving (document));
  g_object_unref (rk_test_folder_copy (folder, "two-rounds-drawn.rkmatch", "a.rkmatch"));
  g_signal_connect_swapped (document, "notify::problem", G_CALLBACK (count_cb), &n_told);
  rk_test_overwrite (document);
  assert_is_kept (document, file);
  /* Whoever agreed hears of it, though it is the same problem; who only plays does not. */
  g_assert_cmpuint (n_told, ==, 1);
  /* Told, and agreed to. */
  rk_test_overwrite (document);
  g_assert_true (rk_document_flush (document, NULL));
  rk_test_assert_on_disk (document);

  /* Gone, and there again. */
  g_assert_no_errno (unlink (g_file_peek_path (file)));
  check (document, RK_OUTSIDE_GONE);
  g_object_unref (rk_test_folder_copy (folder, "two-rounds-drawn.rkmatch", "a.rkmatch"));
  rk_test_overwrite (document);
  assert_is_kept (document, file);
}

/* What is seen while a person is asked is not what they agree to. */
static void
test_agreed_before (RkTestFolder  *folder,
                    gconstpointer  data)
{
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (RkDocument) document = rk_test_open_document (store, file);
  RkFileStamp agreed;
  RkFileStamp seen;

  rk_test_write (file, "{}");
  check (document, RK_OUTSIDE_CHANGED);
  rk_document_get_seen (document, &agreed);
  g_assert_cmpint (agreed.size, ==, 2);
  g_object_unref (rk_test_folder_copy (folder, "two-rounds-drawn.rkmatch", "a.rkmatch"));
  rk_document_check_async (document);
  rk_test_wait_until ((rk_document_get_seen (document, &seen), seen.size > agreed.size));
  rk_document_overwrite (document, &agreed);
  assert_is_kept (document, file);
  rk_document_overwrite (document, &seen);
  g_assert_true (rk_document_flush (document, NULL));
  rk_test_assert_on_disk (document);
}

static void
test_removed_by_another (RkTestFolder  *folder,
                         gconstpointer  data)
{
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) place = rk_test_folder_get (folder, "place");
  g_autoptr (GFile) file = NULL;
  g_autoptr (RkDocument) document = NULL;
  g_autoptr (GError) error = NULL;
  guint n_told = 0;

  g_assert_no_errno (g_mkdir (g_file_peek_path (place), 0700));
  file = rk_test_folder_copy (folder, "running.rkmatch", "place/a.rkmatch");
  document = rk_test_open_document (store, file);
  g_signal_connect_swapped (document, "saved-anew", G_CALLBACK (count_cb), &n_told);
  g_assert_no_errno (unlink (g_file_peek_path (file)));
  g_assert_true (rk_test_step (rk_document_get_match (document)));
  g_assert_true (rk_document_flush (document, NULL));
  rk_test_assert_on_disk (document);
  g_assert_cmpuint (n_told, ==, 1);
  g_assert_true (rk_test_step (rk_document_get_match (document)));
  g_assert_true (rk_document_flush (document, NULL));
  g_assert_cmpuint (n_told, ==, 1);

  rk_test_remove_all (g_file_peek_path (place));
  g_assert_true (rk_test_step (rk_document_get_match (document)));
  g_assert_false (rk_document_flush (document, &error));
  g_assert_error (error, RK_ERROR, RK_ERROR_IO);
  g_assert_cmpstr (error->message, ==,
                   "“a.rkmatch” could not be saved, because its folder is not there.");
  /* A file where the folder was. */
  rk_test_write (place, "");
  rk_document_retry (document);
  g_assert_false (rk_document_flush (document, NULL));
  g_assert_no_errno (unlink (g_file_peek_path (place)));
  g_assert_no_errno (g_mkdir (g_file_peek_path (place), 0700));
  rk_document_retry (document);
  rk_test_wait_until (!rk_document_is_unsaved (document));
  rk_test_assert_on_disk (document);
}

/* Touched, or written anew with the same content: that is nobody's change. */
static void
test_touched (RkTestFolder  *folder,
              gconstpointer  data)
{
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (RkDocument) document = rk_test_open_document (store, file);
  g_autofree char *text = NULL;
  char *digit;

  rk_test_set_time (file, 1000000);
  g_assert_true (rk_test_step (rk_document_get_match (document)));
  g_assert_true (rk_document_flush (document, NULL));
  rk_test_assert_on_disk (document);
  text = rk_test_read (file);
  rk_test_write (file, text);
  rk_test_set_time (file, 2000000);
  g_assert_true (rk_test_step (rk_document_get_match (document)));
  g_assert_true (rk_document_flush (document, NULL));
  rk_test_assert_on_disk (document);

  /* Of the same length, but not the same. */
  g_free (text);
  text = rk_test_read (file);
  digit = strpbrk (text, "0123456789");
  *digit = *digit == '7' ? '8' : '7';
  rk_test_write (file, text);
  rk_test_set_time (file, 3000000);
  g_assert_true (rk_test_step (rk_document_get_match (document)));
  g_assert_false (rk_document_flush (document, NULL));
  g_assert_error (rk_document_get_problem (document), RK_ERROR, RK_ERROR_CHANGED);
}

/* Before anything is saved: whoever looks finds it. */
static void
test_looked_at (RkTestFolder  *folder,
                gconstpointer  data)
{
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (RkDocument) document = rk_test_open_document (store, file);
  g_autofree char *mine = rk_test_read (file);
  g_autofree char *theirs = NULL;
  guint n_told = 0;

  rk_test_set_time (file, 1000000);
  g_assert_false (_rk_document_is_on_disk (document));
  rk_document_check_async (document);
  /* Read once only for that. */
  rk_test_wait_until (_rk_document_is_on_disk (document));
  g_assert_cmpint (rk_document_get_outside (document), ==, RK_OUTSIDE_SAME);
  g_object_unref (rk_test_folder_copy (folder, "two-rounds-drawn.rkmatch", "a.rkmatch"));
  check (document, RK_OUTSIDE_CHANGED);
  g_assert_null (rk_document_get_problem (document));
  g_assert_false (rk_document_is_unsaved (document));
  /* Back to what it was. */
  rk_test_write (file, mine);
  check (document, RK_OUTSIDE_SAME);

  g_assert_no_errno (unlink (g_file_peek_path (file)));
  check (document, RK_OUTSIDE_GONE);
  g_signal_connect_swapped (document, "saved-anew", G_CALLBACK (count_cb), &n_told);
  rk_test_overwrite (document);
  g_assert_cmpint (rk_document_flush (document, NULL), ==, TRUE);
  /* That was known. */
  g_assert_cmpuint (n_told, ==, 0);
  g_assert_cmpint (rk_document_get_outside (document), ==, RK_OUTSIDE_SAME);
  rk_test_assert_on_disk (document);

  /* Mine over theirs, since a person wants so. */
  rk_test_write (file, "{}");
  check (document, RK_OUTSIDE_CHANGED);
  rk_test_overwrite (document);
  g_assert_true (rk_document_flush (document, NULL));
  theirs = rk_test_read (file);
  g_assert_cmpstr (theirs, ==, mine);
}

/* Looks, and waits until that has told what it tells: it holds the document so long. */
static void
check_through (RkDocument *document)
{
  rk_document_check_async (document);
  rk_test_wait_until (G_OBJECT (document)->ref_count == 1);
}

/* What cannot be looked at is no news. */
static void
test_unreadable (RkTestFolder  *folder,
                 gconstpointer  data)
{
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (RkDocument) document = rk_test_open_document (store, file);
  const RkOutside outside[] = { RK_OUTSIDE_SAME, RK_OUTSIDE_CHANGED };

  for (guint i = 0; i < G_N_ELEMENTS (outside); i++)
    {
      check_through (document);
      g_assert_cmpint (rk_document_get_outside (document), ==, outside[i]);
      g_assert_no_errno (unlink (g_file_peek_path (file)));
      g_assert_no_errno (g_mkdir (g_file_peek_path (file), 0700));
      check_through (document);
      g_assert_cmpint (rk_document_get_outside (document), ==, outside[i]);
      g_assert_no_errno (rmdir (g_file_peek_path (file)));
      rk_test_write (file, "{}");
    }
}

/* A file beside @file that differs from it in one digit, the first of its @name. */
static GFile *
make_twin (RkTestFolder *folder,
           GFile        *file,
           const char   *name)
{
  GFile *twin = rk_test_folder_get (folder, name);
  g_autofree char *text = rk_test_read (file);

  *strpbrk (text, "0123456789") = *name;
  rk_test_write (twin, text);
  rk_test_set_time (twin, 1000000);
  return twin;
}

/* Some file systems give a file another inode by themselves: that is nobody's change. */
static void
test_other_inode (RkTestFolder  *folder,
                  gconstpointer  data)
{
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (RkDocument) document = rk_test_open_document (store, file);
  RkFileStamp stamp;

  g_assert_nonnull (_rk_document_get_known (document, &stamp));
  stamp.inode++;
  _rk_document_set_stamp (document, &stamp);
  g_assert_true (_rk_document_is_on_disk (document));
  check_through (document);
  g_assert_cmpint (rk_document_get_outside (document), ==, RK_OUTSIDE_SAME);
  g_assert_true (rk_test_step (rk_document_get_match (document)));
  g_assert_true (rk_document_flush (document, NULL));
}

/* Written into, of the same size, by somebody who gives it back its time. */
static void
test_written_into (RkTestFolder  *folder,
                   gconstpointer  data)
{
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (RkDocument) document = NULL;
  g_autofree char *text = NULL;
  char *name;
  int fd;

  rk_test_set_time (file, 1000000);
  document = rk_test_open_document (store, file);
  text = rk_test_read (file);
  name = strstr (text, "\"A\"");
  g_assert_nonnull (name);
  fd = g_open (g_file_peek_path (file), O_WRONLY, 0);
  g_assert_cmpint (pwrite (fd, "\"Q\"", 3, name - text), ==, 3);
  g_assert_no_errno (close (fd));
  rk_test_set_time (file, 1000000);
  check (document, RK_OUTSIDE_CHANGED);
  g_assert_true (rk_test_step (rk_document_get_match (document)));
  g_assert_false (rk_document_flush (document, NULL));
  g_assert_error (rk_document_get_problem (document), RK_ERROR, RK_ERROR_CHANGED);
}

/* Another file of the same size and time has the name now. */
static void
test_same_stamp (RkTestFolder  *folder,
                 gconstpointer  data)
{
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (GFile) first = make_twin (folder, file, "7.rkmatch");
  g_autoptr (GFile) second = make_twin (folder, file, "8.rkmatch");
  g_autoptr (RkDocument) document = NULL;

  rk_test_set_time (file, 1000000);
  document = rk_test_open_document (store, file);
  g_assert_no_errno (g_rename (g_file_peek_path (first), g_file_peek_path (file)));
  check (document, RK_OUTSIDE_CHANGED);

  /* And another one when somebody has agreed to lose that. */
  g_assert_no_errno (g_rename (g_file_peek_path (second), g_file_peek_path (file)));
  rk_test_overwrite (document);
  assert_is_kept (document, file);
}

static void
reloaded_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

static RkDocument *
reload (RkDocumentStore  *store,
        RkDocument       *document,
        GError          **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  rk_document_store_reload_async (store, document, NULL, NULL, reloaded_cb, &result);
  rk_test_wait_until (result != NULL);
  return rk_document_store_reload_finish (store, result, NULL, error);
}

static void
replaced_cb (RkDocument  *document,
             RkDocument  *successor,
             RkDocument **replaced)
{
  *replaced = successor;
}

/* Theirs instead of mine: what is unsaved of mine is lost, and never written. */
static void
test_reload (RkTestFolder  *folder,
             gconstpointer  data)
{
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (RkDocument) document = rk_test_open_document (store, file);
  g_autoptr (RkDocument) successor = NULL;
  g_autoptr (GPtrArray) unsaved = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *theirs = NULL;
  g_autofree char *after = NULL;
  RkDocument *replaced = NULL;

  rk_test_write (file, "{}");
  g_assert_true (rk_test_step (rk_document_get_match (document)));
  g_assert_false (rk_document_flush (document, NULL));
  g_assert_cmpint (rk_document_get_outside (document), ==, RK_OUTSIDE_CHANGED);
  /* What cannot be read is not loaded. */
  g_assert_null (reload (store, document, &error));
  g_assert_error (error, RK_ERROR, RK_ERROR_FORMAT);
  g_assert_true (rk_document_is_unsaved (document));
  g_clear_error (&error);

  g_object_unref (rk_test_folder_copy (folder, "two-rounds-drawn.rkmatch", "a.rkmatch"));
  theirs = rk_test_read (file);
  g_signal_connect (document, "replaced", G_CALLBACK (replaced_cb), &replaced);
  successor = reload (store, document, &error);
  g_assert_no_error (error);
  g_assert_true (replaced == successor);
  g_assert_true (rk_document_store_lookup (store, file) == successor);
  unsaved = rk_document_store_list_unsaved (store);
  g_assert_cmpuint (unsaved->len, ==, 0);
  g_assert_null (rk_document_get_problem (document));

  rk_test_step (rk_document_get_match (document));
  rk_document_retry (document);
  rk_test_overwrite (document);
  g_assert_true (rk_document_store_flush (store, NULL));
  after = rk_test_read (file);
  g_assert_cmpstr (after, ==, theirs);
}

/* In two windows, before the first has an answer. */
static void
test_reload_twice (RkTestFolder  *folder,
                   gconstpointer  data)
{
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (RkDocument) document = rk_test_open_document (store, file);
  GAsyncResult *results[2] = { NULL };
  g_autoptr (RkDocument) first = NULL;
  g_autoptr (RkDocument) second = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (results); i++)
    rk_document_store_reload_async (store, document, NULL, NULL, reloaded_cb, &results[i]);
  rk_test_wait_until (results[0] != NULL && results[1] != NULL);
  first = rk_document_store_reload_finish (store, results[0], NULL, NULL);
  second = rk_document_store_reload_finish (store, results[1], NULL, NULL);
  g_assert_nonnull (first);
  g_assert_true (first != document);
  g_assert_true (first == second);
  g_clear_object (&results[0]);
  g_clear_object (&results[1]);
}

/* Begins to read the file again, keeps what is here in a copy in the same folder, and makes a
 * step before that has ended. */
static RkDocument *
reload_and_keep (RkDocumentStore  *store,
                 RkDocument       *document,
                 RkDocument      **copy,
                 GError          **error)
{
  g_autoptr (GFile) copies = g_file_get_parent (rk_document_get_file (document));
  g_autoptr (GAsyncResult) result = NULL;

  rk_document_store_reload_async (store, document, copies, NULL, reloaded_cb, &result);
  g_assert_true (rk_test_step (rk_document_get_match (document)));
  rk_test_wait_until (result != NULL);
  return rk_document_store_reload_finish (store, result, copy, error);
}

static void
assert_same_moves (RkDocument *a,
                   RkDocument *b)
{
  RkRound *rounds[] = { rk_match_get_current_round (rk_document_get_match (a)),
                        rk_match_get_current_round (rk_document_get_match (b)) };

  g_assert_cmpuint (rk_round_get_n_moves (rounds[0]), ==, rk_round_get_n_moves (rounds[1]));
}

/* What is played while the other version is read is in the copy too. */
static void
test_reload_and_keep (RkTestFolder  *folder,
                      gconstpointer  data)
{
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (RkDocument) document = rk_test_open_document (store, file);
  g_autoptr (RkDocument) successor = NULL;
  g_autoptr (RkDocument) copy = NULL;
  g_autoptr (RkDocument) second_copy = NULL;
  g_autoptr (GError) error = NULL;

  rk_test_write (file, "{}");
  g_assert_null (reload_and_keep (store, document, &copy, &error));
  g_assert_error (error, RK_ERROR, RK_ERROR_FORMAT);
  g_assert_nonnull (copy);
  assert_same_moves (copy, document);
  g_assert_true (rk_document_flush (copy, NULL));
  rk_test_assert_on_disk (copy);
  /* It may be that it goes on here. */
  g_assert_true (rk_document_store_lookup (store, file) == document);
  g_assert_true (rk_document_is_unsaved (document));

  g_object_unref (rk_test_folder_copy (folder, "two-rounds-drawn.rkmatch", "a.rkmatch"));
  successor = reload_and_keep (store, document, &second_copy, NULL);
  g_assert_nonnull (successor);
  g_assert_true (rk_document_store_lookup (store, file) == successor);
  assert_same_moves (second_copy, document);
  g_assert_true (rk_document_flush (second_copy, NULL));
  rk_test_assert_on_disk (second_copy);
}

static GFile *
find_only_copy (RkTestFolder *folder,
                const char   *besides)
{
  g_autoptr (GFileEnumerator) files = g_file_enumerate_children (
      folder->file, G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  GFile *copy = NULL;
  GFileInfo *info;

  while (g_file_enumerator_iterate (files, &info, NULL, NULL, NULL) && info != NULL)
    if (!g_str_equal (g_file_info_get_name (info), besides))
      {
        g_assert_null (copy);
        copy = g_file_get_child (folder->file, g_file_info_get_name (info));
      }
  return copy;
}

/* Who ends the program before the other version is read has what was shown all the same. */
static void
test_keep_and_quit (RkTestFolder  *folder,
                    gconstpointer  data)
{
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (RkDocument) document = rk_test_open_document (store, file);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GFile) kept = NULL;
  g_autoptr (RkDocument) successor = NULL;
  g_autoptr (RkDocument) copy = NULL;
  RkMatch *match = rk_document_get_match (document);
  g_autoptr (RkMatch) read = NULL;

  g_object_unref (rk_test_folder_copy (folder, "two-rounds-drawn.rkmatch", "a.rkmatch"));
  rk_document_store_reload_async (store, document, folder->file, NULL, reloaded_cb, &result);
  g_assert_true (rk_document_store_flush (store, NULL));
  g_assert_null (result);
  kept = find_only_copy (folder, "a.rkmatch");
  g_assert_nonnull (kept);
  read = rk_test_read_match (kept);
  g_assert_cmpuint (rk_round_get_n_moves (rk_match_get_current_round (read)), ==,
                    rk_round_get_n_moves (rk_match_get_current_round (match)));

  /* The program goes on: that is the copy. */
  g_assert_true (rk_document_store_flush (store, NULL));
  rk_test_wait_until (result != NULL);
  successor = rk_document_store_reload_finish (store, result, &copy, NULL);
  g_assert_nonnull (successor);
  g_assert_true (g_file_equal (rk_document_get_file (copy), kept));
}

/* It goes on with another move: what is kept in the end has that too. */
static void
test_keep_and_stay (RkTestFolder  *folder,
                    gconstpointer  data)
{
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (RkDocument) document = rk_test_open_document (store, file);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (RkDocument) successor = NULL;
  g_autoptr (RkDocument) copy = NULL;

  g_object_unref (rk_test_folder_copy (folder, "two-rounds-drawn.rkmatch", "a.rkmatch"));
  rk_document_store_reload_async (store, document, folder->file, NULL, reloaded_cb, &result);
  g_assert_true (rk_document_store_flush (store, NULL));
  g_assert_true (rk_test_step (rk_document_get_match (document)));
  rk_test_wait_until (result != NULL);
  successor = rk_document_store_reload_finish (store, result, &copy, NULL);
  g_assert_nonnull (successor);
  assert_same_moves (copy, document);
  g_assert_true (rk_document_store_flush (store, NULL));
  rk_test_assert_on_disk (copy);
}

/* What no file can hold is told as when it is saved, and not as of the other version. */
static void
test_keep_too_large (RkTestFolder  *folder,
                     gconstpointer  data)
{
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (RkDocument) document = rk_test_open_document (store, file);
  g_autofree char *comment = g_strnfill (RK_MATCH_FILE_MAX_BYTES, 'x');
  g_autoptr (RkDocument) copy = NULL;
  g_autoptr (GError) error = NULL;

  rk_test_write (file, "{}");
  rk_match_set_comment (rk_document_get_match (document), comment);
  g_assert_null (reload_and_keep (store, document, &copy, &error));
  g_assert_null (copy);
  g_assert_error (error, RK_ERROR, RK_ERROR_TOO_LARGE);
  g_assert_cmpstr (error->message, ==,
                   "“a.rkmatch” was not saved, because it has grown larger than a file may be.");
}

int
main (int    argc,
      char **argv)
{
  static const RkFolderTest tests[] = {
    { "/document/changed-by-another", test_changed_by_another },
    { "/document/newer-version-is-kept", test_newer_version_is_kept },
    { "/document/agreed-to-another", test_agreed_to_another },
    { "/document/agreed-before", test_agreed_before },
    { "/document/removed-by-another", test_removed_by_another },
    { "/document/touched", test_touched },
    { "/document/looked-at", test_looked_at },
    { "/document/unreadable", test_unreadable },
    { "/document/other-inode", test_other_inode },
    { "/document/same-stamp", test_same_stamp },
    { "/document/written-into", test_written_into },
    { "/document/reload", test_reload },
    { "/document/reload-twice", test_reload_twice },
    { "/document/reload-and-keep", test_reload_and_keep },
    { "/document/keep-and-quit", test_keep_and_quit },
    { "/document/keep-and-stay", test_keep_and_stay },
    { "/document/keep-too-large", test_keep_too_large },
  };

  g_test_init (&argc, &argv, NULL);
  rk_test_folder_add (tests, G_N_ELEMENTS (tests));
  return g_test_run ();
}
