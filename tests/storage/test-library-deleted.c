/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* What is deleted from the library, and comes back. */

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "rk-match-file.h"
#include "rk-test-library.h"
#include "rk-test-storage.h"

static GFile *
delete_item (RkLibrary  *library,
             const char *name)
{
  g_autoptr (GError) error = NULL;
  GFile *deleted = rk_library_delete (library, rk_test_find_item (library, name), &error);

  g_assert_no_error (error);
  g_assert_null (rk_test_find_item (library, name));
  return deleted;
}

static void
restore (RkLibrary *library,
         GFile     *deleted)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (rk_library_restore (library, deleted, &error));
  g_assert_no_error (error);
}

static void
test_delete_and_restore (RkTestFolder  *folder,
                         gconstpointer  data)
{
  g_autoptr (RkLibrary) library = rk_library_new (folder->file, NULL);
  g_autoptr (GPtrArray) mirror = rk_test_mirror_of (library);
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (GFile) second = rk_test_folder_get (folder, "a (2).rkmatch");
  g_autoptr (GFile) place = rk_test_folder_get (folder, "deleted");
  g_autoptr (GFile) deleted = NULL;
  g_autoptr (GFile) deleted_again = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *before = rk_test_read (file);
  g_autofree char *after = NULL;
  gint64 time;

  rk_test_set_time (file, 1000000000);
  time = rk_test_get_time (file);
  rk_test_load (library);
  deleted = delete_item (library, "a.rkmatch");
  g_assert_true (g_file_has_parent (deleted, place));
  g_assert_false (g_file_query_exists (file, NULL));
  g_assert_cmpuint (rk_test_count_items (library), ==, 0);

  restore (library, deleted);
  g_assert_nonnull (rk_test_find_item (library, "a.rkmatch"));
  g_assert_cmpint (rk_test_get_time (file), ==, time);
  after = rk_test_read (file);
  g_assert_cmpstr (before, ==, after);
  rk_test_assert_shows_files (library);

  /* Two of the same name in the same second; both come back. */
  g_clear_object (&deleted);
  deleted = delete_item (library, "a.rkmatch");
  g_object_unref (rk_test_folder_copy (folder, "two-rounds-drawn.rkmatch", "a.rkmatch"));
  rk_test_load (library);
  deleted_again = delete_item (library, "a.rkmatch");
  g_assert_false (g_file_equal (deleted, deleted_again));
  restore (library, deleted_again);
  restore (library, deleted);
  g_assert_cmpuint (rk_test_count_items (library), ==, 2);
  g_assert_true (g_file_query_exists (second, NULL));
  rk_test_assert_shows_files (library);

  g_assert_false (rk_library_restore (library, deleted, &error));
  g_assert_error (error, RK_ERROR, RK_ERROR_IO);
  g_assert_cmpstr (error->message, ==,
                   "“a.rkmatch” could not be restored: The file was not found.");
  rk_test_assert_mirrored (library, mirror);
  g_signal_handlers_disconnect_by_data (library, mirror);
}

static void
test_delete_fails (RkTestFolder  *folder,
                   gconstpointer  data)
{
  g_autoptr (RkLibrary) library = rk_library_new (folder->file, NULL);
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (GFile) place = rk_test_folder_get (folder, "deleted");
  g_autoptr (RkLibraryItem) item = NULL;
  g_autoptr (GError) error = NULL;

  rk_test_write (place, "in the way");
  rk_test_load (library);
  item = g_object_ref (rk_test_find_item (library, "a.rkmatch"));
  g_assert_null (rk_library_delete (library, item, &error));
  g_assert_error (error, RK_ERROR, RK_ERROR_IO);
  g_assert_cmpstr (error->message, ==, "“a.rkmatch” could not be deleted: Not a directory");
  g_assert_true (g_file_query_exists (file, NULL));
  g_assert_cmpuint (rk_test_count_items (library), ==, 1);
  g_clear_error (&error);

  /* Gone already: there is nothing to delete, and nothing to show. */
  g_assert_no_errno (unlink (g_file_peek_path (place)));
  g_assert_no_errno (unlink (g_file_peek_path (file)));
  g_assert_null (rk_library_delete (library, item, &error));
  g_assert_error (error, RK_ERROR, RK_ERROR_IO);
  g_assert_cmpuint (rk_test_count_items (library), ==, 0);
}

/* Where the folder for what is deleted cannot be made the file stays, in the list too. */
static void
test_delete_refused (RkTestFolder  *folder,
                     gconstpointer  data)
{
  g_autoptr (RkLibrary) library = rk_library_new (folder->file, NULL);
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (GFile) place = rk_test_folder_get (folder, "deleted");
  g_autoptr (RkLibraryItem) item = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *said = NULL;

  g_assert_no_errno (chmod (folder->path, 0555));
  if (rk_test_ask_helper ("delete-as-nobody", g_file_peek_path (file), 1, &said))
    g_assert_cmpstr (said, ==, "“a.rkmatch” could not be deleted: "
                               "There is no permission to use the file.\n");
  g_assert_no_errno (chmod (folder->path, 0755));

  /* A link to a folder that is not there, as on a disk that is not plugged in. */
  g_assert_no_errno (symlink ("nowhere", g_file_peek_path (place)));
  rk_test_load (library);
  item = g_object_ref (rk_test_find_item (library, "a.rkmatch"));
  g_assert_null (rk_library_delete (library, item, &error));
  g_assert_error (error, RK_ERROR, RK_ERROR_IO);
  g_assert_cmpuint (rk_test_count_items (library), ==, 1);
  g_assert_true (g_file_query_exists (file, NULL));
}

static void
test_delete_open_document (RkTestFolder  *folder,
                           gconstpointer  data)
{
  g_autoptr (RkLibrary) library = rk_library_new (folder->file, NULL);
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (RkDocument) document = NULL;
  g_autoptr (GFile) deleted = NULL;
  g_autoptr (RkMatch) read = NULL;
  RkMatch *match;

  rk_test_load (library);
  document = rk_test_open_item (library, store, "a.rkmatch");
  match = rk_document_get_match (document);
  /* With a save under way. */
  g_assert_true (rk_test_step (match));
  deleted = delete_item (library, "a.rkmatch");
  g_assert_true (g_file_equal (rk_document_get_file (document), deleted));
  g_assert_true (rk_document_store_lookup (store, deleted) == document);
  g_assert_null (rk_document_store_lookup (store, file));

  /* Later changes do not bring it back... */
  g_assert_true (rk_test_step (match));
  g_assert_true (rk_document_flush (document, NULL));
  rk_test_load (library);
  g_assert_cmpuint (rk_test_count_items (library), ==, 0);
  g_assert_false (g_file_query_exists (file, NULL));
  rk_library_purge_deleted (library);

  /* ...but are there when it is restored, with what comes after that. */
  g_assert_true (rk_test_step (match));
  restore (library, deleted);
  g_assert_true (g_file_equal (rk_document_get_file (document), file));
  rk_test_assert_item_of (rk_test_find_item (library, "a.rkmatch"), match);
  g_assert_true (rk_test_step (match));
  rk_test_assert_item_of (rk_test_find_item (library, "a.rkmatch"), match);
  g_assert_true (rk_document_flush (document, NULL));
  read = rk_test_read_match (file);
  g_assert_true (rk_test_fingerprint (read) == rk_test_fingerprint (match));
  g_assert_false (g_file_query_exists (deleted, NULL));
}

static void
test_delete_link (RkTestFolder  *folder,
                  gconstpointer  data)
{
  g_autoptr (GFile) place = rk_test_folder_get (folder, "place");
  g_autoptr (GFile) alias = rk_test_folder_get (folder, "alias");
  g_autoptr (GFile) link_file = g_file_get_child (place, "link.rkmatch");
  g_autoptr (GFile) file = NULL;
  g_autoptr (GFile) other = NULL;
  g_autoptr (RkLibrary) library = rk_library_new (alias, NULL);
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (RkDocument) document = NULL;
  g_autoptr (RkDocument) other_document = NULL;
  g_autoptr (GFile) deleted_link = NULL;
  g_autoptr (GFile) deleted = NULL;

  g_assert_no_errno (g_mkdir (g_file_peek_path (place), 0700));
  g_assert_no_errno (symlink ("place", g_file_peek_path (alias)));
  file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  other = rk_test_folder_copy (folder, "running.rkmatch", "place/b.rkmatch");
  g_assert_no_errno (symlink ("../a.rkmatch", g_file_peek_path (link_file)));
  rk_test_load (library);
  g_assert_cmpuint (rk_test_count_items (library), ==, 2);

  /* The link goes; the file it leads to is where the match is saved. */
  document = rk_test_open_item (library, store, "link.rkmatch");
  deleted_link = delete_item (library, "link.rkmatch");
  g_assert_true (g_file_equal (rk_document_get_file (document), file));
  g_assert_true (rk_test_step (rk_document_get_match (document)));
  g_assert_true (rk_document_flush (document, NULL));
  g_object_unref (rk_test_read_match (file));
  restore (library, deleted_link);
  g_assert_true (g_file_test (g_file_peek_path (link_file), G_FILE_TEST_IS_SYMLINK));
  rk_test_assert_item_of (rk_test_find_item (library, "link.rkmatch"),
                          rk_document_get_match (document));

  /* A folder that is known by two paths: the document is found all the same. */
  other_document = rk_document_store_open (store, other, NULL);
  rk_library_watch_document (library, other_document);
  g_assert_true (rk_test_step (rk_document_get_match (other_document)));
  rk_test_assert_item_of (rk_test_find_item (library, "b.rkmatch"),
                  rk_document_get_match (other_document));
  deleted = delete_item (library, "b.rkmatch");
  g_assert_true (rk_test_step (rk_document_get_match (other_document)));
  g_assert_true (rk_document_flush (other_document, NULL));
  g_assert_false (g_file_query_exists (other, NULL));
  restore (library, deleted);
  rk_test_assert_item_of (rk_test_find_item (library, "b.rkmatch"),
                  rk_document_get_match (other_document));
}

static void
test_delete_during_load (RkTestFolder  *folder,
                         gconstpointer  data)
{
  g_autoptr (RkLibrary) library = rk_library_new (folder->file, NULL);
  g_autoptr (GFile) deleted = NULL;
  guint n_files = rk_test_fill (folder);
  guint n_loaded = 0;

  rk_test_load (library);
  /* The scan may see the file before it goes, or not see it come back. */
  for (guint i = 0; i < 20; i++)
    {
      rk_library_load_async (library, NULL, rk_test_loaded_cb, &n_loaded);
      deleted = delete_item (library, "running.rkmatch");
      rk_test_wait_until (n_loaded == 2 * i + 1);
      g_assert_cmpuint (rk_test_count_items (library), ==, n_files - 1);
      rk_library_load_async (library, NULL, rk_test_loaded_cb, &n_loaded);
      restore (library, deleted);
      rk_test_wait_until (n_loaded == 2 * i + 2);
      g_assert_cmpuint (rk_test_count_items (library), ==, n_files);
      g_clear_object (&deleted);
    }
  rk_test_assert_shows_files (library);
}

#define DAY (24 * 60 * 60)

/* A file that was deleted so many days ago. */
static GFile *
add_deleted (GFile *place,
             int    days)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autoptr (GDateTime) when = g_date_time_add_days (now, -days);
  g_autofree char *time = g_date_time_format (when, "%Y%m%dT%H%M%SZ");
  g_autofree char *name = g_strconcat (time, "--a.rkmatch", NULL);
  GFile *file = g_file_get_child (place, name);

  rk_test_write (file, "x");
  return file;
}

/* As if it had been looked for what is due so many days ago. */
static void
purge_after (RkLibrary *library,
             GFile     *place,
             int        days)
{
  g_autoptr (GFile) looked = g_file_get_child (place, ".looked");

  rk_test_write (looked, "");
  rk_test_set_time (looked, g_get_real_time () / G_USEC_PER_SEC - days * DAY);
  rk_library_purge_deleted (library);
}

static void
test_purge (RkTestFolder  *folder,
            gconstpointer  data)
{
  g_autoptr (RkLibrary) library = rk_library_new (folder->file, NULL);
  g_autoptr (GFile) place = rk_test_folder_get (folder, "deleted");
  const struct
  {
    int days;
    gboolean kept;
  } cases[] = { { 0, TRUE }, { 30, TRUE }, { 37, TRUE }, { 39, FALSE }, { 400, FALSE } };
  const char *others[] = { "keep.txt", "20200101T000000Z--keep.txt", "keep.rkmatch" };

  /* Harmless where nothing was ever deleted. */
  rk_library_purge_deleted (library);
  g_assert_false (g_file_query_exists (place, NULL));
  g_assert_no_errno (g_mkdir (g_file_peek_path (place), 0700));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GFile) file = add_deleted (place, cases[i].days);

      purge_after (library, place, 8);
      g_assert_cmpint (g_file_query_exists (file, NULL), ==, cases[i].kept);
    }
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autoptr (GFile) file = g_file_get_child (place, others[i]);

      rk_test_write (file, "x");
      purge_after (library, place, 8);
      g_assert_true (g_file_query_exists (file, NULL));
    }
}

/* What seems due only because the clock has jumped stays. */
static void
test_purge_clock (RkTestFolder  *folder,
                  gconstpointer  data)
{
  g_autoptr (RkLibrary) library = rk_library_new (folder->file, NULL);
  g_autoptr (GFile) place = rk_test_folder_get (folder, "deleted");
  g_autoptr (GFile) file = NULL;

  g_assert_no_errno (g_mkdir (g_file_peek_path (place), 0700));
  file = add_deleted (place, 60);

  /* The first look ever, and one soon after it. */
  rk_library_purge_deleted (library);
  rk_library_purge_deleted (library);
  g_assert_true (g_file_query_exists (file, NULL));
  purge_after (library, place, 6);
  g_assert_true (g_file_query_exists (file, NULL));

  /* Forwards: at the last look it was deleted but 20 days ago. */
  purge_after (library, place, 40);
  g_assert_true (g_file_query_exists (file, NULL));

  /* Backwards, and what was noted is made good. */
  purge_after (library, place, -40);
  g_assert_true (g_file_query_exists (file, NULL));
  rk_library_purge_deleted (library);
  g_assert_true (g_file_query_exists (file, NULL));

  purge_after (library, place, 8);
  g_assert_false (g_file_query_exists (file, NULL));
}

/* A clock that is behind does not make it long ago; a name has room for the time. */
static void
test_delete_edges (RkTestFolder  *folder,
                   gconstpointer  data)
{
  const gint64 later = g_get_real_time () / G_USEC_PER_SEC + 60 * DAY;
  g_autofree char *stem = g_strnfill (247, 'A');
  g_autofree char *name = g_strconcat (stem, ".rkmatch", NULL);
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", name);
  g_autoptr (RkLibrary) library = rk_library_new (folder->file, NULL);
  g_autoptr (GFile) deleted = NULL;
  g_autoptr (GDateTime) when = NULL;
  g_autoptr (GError) error = NULL;

  /* The year 2400, which does not fit into nanoseconds. */
  rk_test_set_time (file, G_GINT64_CONSTANT (13569465600));
  rk_test_load (library);
  g_assert_cmpuint (rk_test_count_items (library), ==, 1);
  rk_test_set_time (file, later);
  deleted = delete_item (library, name);
  when = rk_library_get_deletion_time (deleted);
  g_assert_cmpint (g_date_time_to_unix (when), ==, later);

  g_assert_true (rk_library_restore (library, deleted, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (rk_test_count_items (library), ==, 1);
}

static void
listed_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

static GPtrArray *
list_deleted (RkLibrary *library)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  GPtrArray *items;

  rk_library_list_deleted_async (library, NULL, listed_cb, &result);
  rk_test_wait_until (result != NULL);
  items = rk_library_list_deleted_finish (library, result, &error);
  g_assert_no_error (error);
  return items;
}

static void
test_list_deleted (RkTestFolder  *folder,
                   gconstpointer  data)
{
  g_autoptr (RkLibrary) library = rk_library_new (folder->file, NULL);
  g_autoptr (GFile) place = rk_test_folder_get (folder, "deleted");
  g_autoptr (GFile) old = rk_test_folder_get (folder, "deleted/20200102T030405Z--b.rkmatch");
  g_autoptr (GFile) other = rk_test_folder_get (folder, "deleted/keep.txt");
  g_autoptr (GPtrArray) none = list_deleted (library);
  g_autoptr (GPtrArray) items = NULL;
  g_autoptr (GFile) deleted = NULL;
  g_autoptr (GDateTime) when = NULL;
  g_autoptr (GDateTime) expected = g_date_time_new_utc (2020, 1, 2, 3, 4, 5);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (none->len, ==, 0);
  g_object_unref (rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch"));
  rk_test_load (library);
  deleted = delete_item (library, "a.rkmatch");
  rk_test_write (old, "{");
  rk_test_write (other, "x");
  g_assert_true (g_file_query_exists (place, NULL));

  items = list_deleted (library);
  g_assert_cmpuint (items->len, ==, 2);
  g_assert_true (g_file_equal (rk_library_item_get_file (items->pdata[0]), deleted));
  g_assert_null (rk_library_item_get_problem (items->pdata[0]));
  g_assert_true (g_file_equal (rk_library_item_get_file (items->pdata[1]), old));
  g_assert_nonnull (rk_library_item_get_problem (items->pdata[1]));
  when = rk_library_get_deletion_time (old);
  g_assert_true (g_date_time_equal (when, expected));
  g_assert_null (rk_library_get_deletion_time (other));

  g_assert_true (rk_library_erase (library, deleted, &error));
  g_assert_no_error (error);
  g_assert_false (g_file_query_exists (deleted, NULL));
  /* Gone already: that was wanted. */
  g_assert_true (rk_library_erase (library, deleted, &error));
}

static void
test_days_left (void)
{
  g_autoptr (GDateTime) deleted = g_date_time_new_utc (2026, 11, 1, 12, 0, 0);
  const struct
  {
    int seconds;
    guint days;
  } cases[] = {
    { -3600, 30 }, { 0, 30 }, { 1, 30 }, { 24 * 3600, 29 }, { 24 * 3600 + 1, 29 },
    { 29 * 24 * 3600 + 1, 1 }, { 30 * 24 * 3600, 0 }, { 90 * 24 * 3600, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GDateTime) now = g_date_time_add_seconds (deleted, cases[i].seconds);

      g_assert_cmpuint (rk_library_get_days_left (deleted, now), ==, cases[i].days);
    }
}

static GFile *
rename_item (RkLibrary  *library,
             const char *name,
             const char *new_name)
{
  g_autoptr (GError) error = NULL;
  GFile *renamed = rk_library_rename (library, rk_test_find_item (library, name), new_name,
                                      &error);

  g_assert_no_error (error);
  return renamed;
}

static void
test_rename (RkTestFolder  *folder,
             gconstpointer  data)
{
  g_autoptr (RkLibrary) library = rk_library_new (folder->file, NULL);
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (GFile) expected = rk_test_folder_get (folder, "At home_ the final (2).rkmatch");
  g_autoptr (GFile) renamed = NULL;
  g_autoptr (GFile) same = NULL;
  g_autoptr (RkDocument) document = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  g_object_unref (rk_test_folder_copy (folder, "two-rounds-drawn.rkmatch",
                                       "At home_ the final.rkmatch"));
  rk_test_load (library);
  document = rk_test_open_item (library, store, "a.rkmatch");
  before = rk_test_read (file);
  renamed = rename_item (library, "a.rkmatch", " At home/  the final ");
  g_assert_true (g_file_equal (renamed, expected));
  g_assert_true (g_file_equal (rk_document_get_file (document), expected));
  g_assert_cmpuint (rk_test_count_items (library), ==, 2);
  g_assert_true (rk_library_find_file (library, renamed) ==
                 rk_test_find_item (library, "At home_ the final (2).rkmatch"));
  after = rk_test_read (renamed);
  g_assert_cmpstr (before, ==, after);

  /* The name that it has. */
  same = rename_item (library, "At home_ the final (2).rkmatch", "At home_ the final (2)");
  g_assert_true (g_file_equal (same, renamed));
  g_assert_null (rk_library_rename (library, rk_library_find_file (library, renamed), "  ",
                                    &error));
  g_assert_error (error, RK_ERROR, RK_ERROR_IO);
  g_clear_error (&error);

  /* What is played then is saved under the new name. */
  g_assert_true (rk_test_step (rk_document_get_match (document)));
  g_assert_true (rk_document_flush (document, NULL));
  g_assert_false (g_file_query_exists (file, NULL));
  rk_test_load (library);
  g_assert_cmpuint (rk_test_count_items (library), ==, 2);
}

/* A name that the program would not give comes back as it was. */
static void
test_rename_back (RkTestFolder  *folder,
                  gconstpointer  data)
{
  static const char *const names[] = { "A:B \n?.rkmatch", "\u202ex\u200d.rkmatch" };
  g_autofree char *digits = g_strnfill (200, '1');
  g_autofree char *long_name = g_strconcat (digits, ".rkmatch", NULL);
  g_autoptr (RkLibrary) library = rk_library_new (folder->file, NULL);

  for (guint i = 0; i <= G_N_ELEMENTS (names); i++)
    {
      const char *name = i < G_N_ELEMENTS (names) ? names[i] : long_name;
      g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", name);
      g_autoptr (GFile) renamed = NULL;
      g_autoptr (GFile) back = NULL;
      g_autoptr (GError) error = NULL;

      rk_test_load (library);
      renamed = rename_item (library, name, "Final.rkmatch");
      back = rk_library_rename_back (library, rk_test_find_item (library, "Final.rkmatch"), name,
                                     &error);
      g_assert_no_error (error);
      g_assert_true (g_file_equal (back, file));
      g_assert_false (g_file_query_exists (renamed, NULL));
      g_assert_nonnull (rk_test_find_item (library, name));
    }
}

int
main (int    argc,
      char **argv)
{
  static const RkFolderTest tests[] = {
    { "/library/delete-and-restore", test_delete_and_restore },
    { "/library/delete-fails", test_delete_fails },
    { "/library/delete-refused", test_delete_refused },
    { "/library/delete-open-document", test_delete_open_document },
    { "/library/delete-link", test_delete_link },
    { "/library/delete-during-load", test_delete_during_load },
    { "/library/purge", test_purge },
    { "/library/purge-clock", test_purge_clock },
    { "/library/delete-edges", test_delete_edges },
    { "/library/list-deleted", test_list_deleted },
    { "/library/rename", test_rename },
    { "/library/rename-back", test_rename_back },
  };

  g_test_init (&argc, &argv, NULL);
  rk_test_folder_add (tests, G_N_ELEMENTS (tests));
  g_test_add_func ("/library/days-left", test_days_left);
  return g_test_run ();
}
