/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "rk-match-file.h"
#include "rk-test-library.h"
#include "rk-test-storage.h"

static void
test_shows_matches (RkTestFolder  *folder,
                    gconstpointer  data)
{
  g_autoptr (RkLibrary) library = rk_library_new (folder->file, NULL);
  g_autoptr (GPtrArray) mirror = rk_test_mirror_of (library);
  g_autoptr (GFile) hidden = rk_test_folder_copy (folder, "running.rkmatch", ".hidden.rkmatch");
  g_autoptr (GFile) other = rk_test_folder_copy (folder, "running.rkmatch", "other.json");
  g_autoptr (GFile) inner = rk_test_folder_get (folder, "folder.rkmatch");
  g_autoptr (GFile) link = rk_test_folder_get (folder, "link.rkmatch");
  g_autoptr (GFile) dangling = rk_test_folder_get (folder, "dangling.rkmatch");
  guint n_files = rk_test_fill (folder);

  g_assert_no_errno (g_mkdir (g_file_peek_path (inner), 0700));
  g_assert_no_errno (symlink ("other.json", g_file_peek_path (link)));
  g_assert_no_errno (symlink ("nowhere", g_file_peek_path (dangling)));
  g_assert_cmpuint (rk_test_count_items (library), ==, 0);
  g_assert_true (rk_library_get_folder (library) == folder->file);
  rk_test_load (library);
  g_assert_false (rk_library_is_loading (library));
  g_assert_cmpuint (rk_test_count_items (library), ==, n_files + 1);
  rk_test_assert_shows_files (library);
  rk_test_assert_mirrored (library, mirror);
  g_assert_cmpuint (g_list_model_get_item_type (G_LIST_MODEL (library)), ==, RK_TYPE_LIBRARY_ITEM);

  /* Again: the same items. */
  rk_test_load (library);
  rk_test_assert_shows_files (library);
  rk_test_assert_mirrored (library, mirror);
  g_signal_handlers_disconnect_by_data (library, mirror);
  g_assert_finalize_object (g_steal_pointer (&library));
}

static void
test_shows_problems (RkTestFolder  *folder,
                     gconstpointer  data)
{
  g_autoptr (GFile) bad = rk_test_folder_get (folder, "bad.rkmatch");
  g_autoptr (GFile) empty = rk_test_folder_get (folder, "empty.rkmatch");
  g_autoptr (GFile) fifo = rk_test_folder_get (folder, "fifo.rkmatch");
  g_autoptr (GFile) loop = rk_test_folder_get (folder, "loop.rkmatch");
  g_autoptr (GFile) good = rk_test_folder_copy (folder, "running.rkmatch", "good.rkmatch");
  g_autoptr (GFile) index = rk_test_folder_get (folder, "index");

  rk_test_write (bad, "{\n \"format\": oops\n}");
  rk_test_set_time (bad, 1000000000);
  rk_test_write (empty, "");
  g_assert_no_errno (mkfifo (g_file_peek_path (fifo), 0644));
  g_assert_no_errno (symlink ("loop.rkmatch", g_file_peek_path (loop)));
  /* With an index they must be there the second time, too. */
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (RkLibrary) library = rk_library_new (folder->file, index);
      RkLibraryItem *item;

      rk_test_load (library);
      g_assert_cmpuint (rk_test_count_items (library), ==, 5);
      rk_test_assert_in_order (library);
      item = rk_test_find_item (library, "bad.rkmatch");
      g_assert_true (g_str_has_prefix (rk_library_item_get_problem (item), "line 2, "));
      g_assert_cmpint (g_date_time_to_unix (rk_library_item_get_modified (item)), ==, 1000000000);
      item = rk_test_find_item (library, "empty.rkmatch");
      g_assert_nonnull (rk_library_item_get_problem (item));
      item = rk_test_find_item (library, "fifo.rkmatch");
      g_assert_cmpstr (rk_library_item_get_problem (item), ==,
                       "“fifo.rkmatch” is not an ordinary file.");
      item = rk_test_find_item (library, "loop.rkmatch");
      g_assert_nonnull (rk_library_item_get_problem (item));
      item = rk_test_find_item (library, "good.rkmatch");
      g_assert_null (rk_library_item_get_problem (item));
    }
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
test_notifies (RkTestFolder  *folder,
               gconstpointer  data)
{
  g_autoptr (RkLibrary) library = rk_library_new (folder->file, NULL);
  guint n_items = 0, n_loading = 0, n_problem = 0;
  guint count;
  gboolean loading;
  GType type;
  g_autoptr (GFile) property = NULL;
  g_autofree char *problem = NULL;

  rk_test_fill (folder);
  g_signal_connect_swapped (library, "notify::n-items", G_CALLBACK (count_cb), &n_items);
  g_signal_connect_swapped (library, "notify::loading", G_CALLBACK (count_cb), &n_loading);
  g_signal_connect_swapped (library, "notify::problem", G_CALLBACK (count_cb), &n_problem);
  rk_test_load (library);
  g_assert_cmpuint (n_items, >=, 1);
  g_assert_cmpuint (n_loading, ==, 2);
  g_assert_cmpuint (n_problem, ==, 0);
  g_object_get (library, "folder", &property, "n-items", &count, "loading", &loading,
                "item-type", &type, "problem", &problem, NULL);
  g_assert_true (property == folder->file);
  g_assert_cmpuint (count, ==, rk_test_count_items (library));
  g_assert_false (loading);
  g_assert_true (type == RK_TYPE_LIBRARY_ITEM);
  g_assert_null (problem);
}

static void
load_failed_cb (GObject      *object,
                GAsyncResult *result,
                gpointer      user_data)
{
  GError **error = user_data;

  g_assert_false (rk_library_load_finish (RK_LIBRARY (object), result, error));
}

static void
test_folder_problems (RkTestFolder  *folder,
                      gconstpointer  data)
{
  g_autoptr (GFile) place = rk_test_folder_get (folder, "not");
  g_autoptr (GFile) deep = g_file_resolve_relative_path (place, "yet/there");
  g_autoptr (RkLibrary) library = rk_library_new (deep, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *problem = NULL;
  g_autofree char *expected = NULL;

  /* Made when it is missing. */
  rk_test_load (library);
  g_assert_true (g_file_test (g_file_peek_path (deep), G_FILE_TEST_IS_DIR));
  g_object_unref (rk_test_folder_copy (folder, "running.rkmatch", "not/yet/there/a.rkmatch"));
  rk_test_load (library);
  g_assert_cmpuint (rk_test_count_items (library), ==, 1);

  /* Something else is there. */
  rk_test_remove_all (g_file_peek_path (place));
  rk_test_write (place, "in the way");
  rk_library_load_async (library, NULL, load_failed_cb, &error);
  rk_test_wait_until (error != NULL);
  g_assert_error (error, RK_ERROR, RK_ERROR_IO);
  g_object_get (library, "problem", &problem, NULL);
  expected = g_strdup_printf ("The folder “%s” cannot be used: Not a directory",
                              g_file_peek_path (deep));
  g_assert_cmpstr (problem, ==, expected);
  g_assert_cmpstr (error->message, ==, expected);
  g_assert_cmpuint (rk_test_count_items (library), ==, 0);

  g_assert_no_errno (unlink (g_file_peek_path (place)));
  rk_test_load (library);
  g_clear_pointer (&problem, g_free);
  g_object_get (library, "problem", &problem, NULL);
  g_assert_null (problem);
}

static void
test_loads_in_turn (RkTestFolder  *folder,
                    gconstpointer  data)
{
  g_autoptr (RkLibrary) library = rk_library_new (folder->file, NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  guint n_files = rk_test_fill (folder);
  guint n_loaded = 0;

  rk_library_load_async (library, NULL, rk_test_loaded_cb, &n_loaded);
  g_assert_true (rk_library_is_loading (library));
  rk_library_load_async (library, cancellable, load_failed_cb, &error);
  rk_library_load_async (library, NULL, rk_test_loaded_cb, &n_loaded);
  g_cancellable_cancel (cancellable);
  rk_test_wait_until (n_loaded == 2);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (rk_test_count_items (library), ==, n_files);
  g_assert_false (rk_library_is_loading (library));
}

/* Other bytes in the same size and time: only who does not look is fooled. */
static void
spoil_unseen (GFile *file)
{
  g_autofree char *text = rk_test_read (file);

  memset (text, 'x', strlen (text));
  rk_test_write (file, text);
  rk_test_set_time (file, 1000000000);
}

static void
test_index_spares_reading (RkTestFolder  *folder,
                           gconstpointer  data)
{
  g_autoptr (GFile) index = rk_test_folder_get (folder, "cache/deep/index");
  g_autoptr (GFile) copy = rk_test_folder_get (folder, "elsewhere");
  g_autoptr (RkLibrary) first = rk_library_new (folder->file, index);
  g_autoptr (RkLibrary) second = rk_library_new (folder->file, index);
  g_autoptr (RkLibrary) third = rk_library_new (copy, index);
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (GFile) other = rk_test_folder_copy (folder, "running.rkmatch", "b\377\n.rkmatch");
  g_autoptr (GFile) same = NULL;
  g_autoptr (RkMatch) match = rk_test_read_match (file);
  gint64 written;

  rk_test_set_time (file, 1000000000);
  rk_test_set_time (other, 1000000000);
  rk_test_load (first);
  written = rk_test_get_time (index);
  spoil_unseen (file);
  spoil_unseen (other);
  rk_test_load (second);
  g_assert_cmpuint (rk_test_count_items (second), ==, 2);
  rk_test_assert_item_of (rk_test_find_item (second, "a.rkmatch"), match);
  rk_test_assert_item_of (rk_test_find_item (second, "b\377\n.rkmatch"), match);
  /* Nothing was new, so it was not written again. */
  g_assert_cmpint (rk_test_get_time (index), ==, written);

  /* One of another folder does not count. */
  g_assert_no_errno (g_mkdir (g_file_peek_path (copy), 0700));
  same = g_file_get_child (copy, "a.rkmatch");
  g_assert_true (g_file_copy (file, same, G_FILE_COPY_ALL_METADATA, NULL, NULL, NULL, NULL));
  rk_test_set_time (same, 1000000000);
  rk_test_load (third);
  g_assert_nonnull (rk_library_item_get_problem (rk_test_find_item (third, "a.rkmatch")));

  /* Another time: read again. */
  rk_test_set_time (file, 1000000001);
  rk_test_load (second);
  g_assert_nonnull (rk_library_item_get_problem (rk_test_find_item (second, "a.rkmatch")));
  g_assert_null (rk_library_item_get_problem (rk_test_find_item (second, "b\377\n.rkmatch")));
}

static void
write_bytes (GFile      *file,
             const char *data,
             gsize       size)
{
  g_assert_true (g_file_set_contents_full (g_file_peek_path (file), data, size,
                                           G_FILE_SET_CONTENTS_NONE, 0644, NULL));
}

static void
assert_right_with (RkTestFolder *folder,
                   GFile        *index,
                   guint         n_files)
{
  g_autoptr (RkLibrary) library = rk_library_new (folder->file, index);

  rk_test_load (library);
  g_assert_cmpuint (rk_test_count_items (library), ==, n_files);
  rk_test_assert_shows_files (library);
}

static void
test_damaged_index (RkTestFolder  *folder,
                    gconstpointer  data)
{
  g_autoptr (GFile) index = rk_test_folder_get (folder, "index");
  g_autoptr (GRand) rand = g_rand_new_with_seed (10);
  const guint n_damages = rk_test_scale (400);
  guint n_files = rk_test_fill (folder);
  g_autofree char *whole = NULL;
  g_autofree char *again = NULL;
  gsize size, size_again;

  assert_right_with (folder, index, n_files);
  g_assert_true (g_file_get_contents (g_file_peek_path (index), &whole, &size, NULL));
  g_assert_cmpuint (size, >, 100);
  for (guint i = 0; i < n_damages; i++)
    {
      g_autofree char *damaged = g_memdup2 (whole, size);

      damaged[g_rand_int_range (rand, 0, size)] ^= 1 << g_rand_int_range (rand, 0, 8);
      write_bytes (index, damaged, size);
      assert_right_with (folder, index, n_files);
      write_bytes (index, whole, g_rand_int_range (rand, 0, size));
      assert_right_with (folder, index, n_files);
    }
  write_bytes (index, "", 0);
  assert_right_with (folder, index, n_files);
  /* Each time it was made new. */
  g_assert_true (g_file_get_contents (g_file_peek_path (index), &again, &size_again, NULL));
  g_assert_cmpuint (size_again, ==, size);
}

/* The index knows the computers among the players. */
static void
test_index_players (RkTestFolder  *folder,
                    gconstpointer  data)
{
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "running.rkmatch");
  g_autoptr (GFile) index = rk_test_folder_get (folder, "index");
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *read = NULL;

  g_assert_true (g_file_load_contents (file, NULL, &read, NULL, NULL, NULL));
  g_string_assign (text, read);
  g_assert_cmpuint (g_string_replace (text, "\"human\"",
                                      "\"computer\",\n   \"level\": \"hard\"", 1), ==, 1);
  rk_test_write (file, text->str);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (RkLibrary) library = rk_library_new (folder->file, index);
      RkLibraryItem *item;

      rk_test_load (library);
      item = rk_test_find_item (library, "running.rkmatch");
      g_assert_cmpint (rk_library_item_get_player_type (item, RK_SOUTH), ==, RK_PLAYER_COMPUTER);
      g_assert_cmpint (rk_library_item_get_level (item, RK_SOUTH), ==, RK_LEVEL_HARD);
      g_assert_cmpint (rk_library_item_get_player_type (item, RK_NORTH), ==, RK_PLAYER_HUMAN);
      g_assert_cmpint (rk_library_item_get_level (item, RK_NORTH), ==, RK_LEVEL_NONE);
      rk_test_assert_shows_files (library);
    }
}

static void
test_no_index (RkTestFolder  *folder,
               gconstpointer  data)
{
  g_autoptr (GFile) blocker = rk_test_folder_get (folder, "blocker");
  g_autoptr (GFile) index = g_file_get_child (blocker, "index");
  guint n_files = rk_test_fill (folder);

  rk_test_write (blocker, "");
  assert_right_with (folder, index, n_files);
  assert_right_with (folder, blocker, n_files);
  assert_right_with (folder, folder->file, n_files);
}

static void
test_removes_left_overs (RkTestFolder  *folder,
                         gconstpointer  data)
{
  g_autoptr (RkLibrary) library = rk_library_new (folder->file, NULL);
  g_autoptr (GFile) old = rk_test_folder_get (folder, ".goutputstream-OLDOLD");
  g_autoptr (GFile) fresh = rk_test_folder_get (folder, ".goutputstream-FRESHX");
  g_autoptr (GFile) place = rk_test_folder_get (folder, "deleted");
  g_autoptr (GFile) deleted = g_file_get_child (place, ".goutputstream-OLDOLD");

  g_assert_no_errno (g_mkdir (g_file_peek_path (place), 0700));
  rk_test_write (old, "half");
  rk_test_set_time (old, 1000000000);
  rk_test_write (fresh, "half");
  rk_test_write (deleted, "half");
  rk_test_set_time (deleted, 1000000000);
  rk_test_load (library);
  rk_library_purge_deleted (library);
  g_assert_cmpuint (rk_test_count_items (library), ==, 0);
  g_assert_false (g_file_query_exists (old, NULL));
  g_assert_true (g_file_query_exists (fresh, NULL));
  g_assert_false (g_file_query_exists (deleted, NULL));
}

/* Whoever gives an open file another name finds there what is played after that. */
static void
test_follows_renamed (RkTestFolder  *folder,
                      gconstpointer  data)
{
  g_autoptr (RkLibrary) library = rk_library_new (folder->file, NULL);
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (GFile) renamed = rk_test_folder_get (folder, "b.rkmatch");
  g_autoptr (GFile) backup = rk_test_folder_get (folder, "b.rkmatch~");
  g_autoptr (RkDocument) document = NULL;

  rk_test_load (library);
  document = rk_test_open_item (library, store, "a.rkmatch");
  g_assert_true (rk_test_step (rk_document_get_match (document)));
  g_assert_true (rk_document_flush (document, NULL));
  g_assert_no_errno (g_rename (g_file_peek_path (file), g_file_peek_path (renamed)));
  rk_test_wait_until (g_file_equal (rk_document_get_file (document), renamed));
  g_assert_true (rk_test_step (rk_document_get_match (document)));
  g_assert_true (rk_document_flush (document, NULL));
  g_assert_false (g_file_query_exists (file, NULL));
  rk_test_wait_until (rk_test_count_items (library) == 1);
  rk_test_assert_item_of (rk_test_find_item (library, "b.rkmatch"),
                          rk_document_get_match (document));

  /* That is no name of ours. */
  g_assert_no_errno (g_rename (g_file_peek_path (renamed), g_file_peek_path (backup)));
  g_object_unref (rk_test_folder_copy (folder, "two-rounds-drawn.rkmatch", "c.rkmatch"));
  rk_test_wait_until (rk_test_find_item (library, "c.rkmatch") != NULL);
  g_assert_true (g_file_equal (rk_document_get_file (document), renamed));
}

/* Also when it is a symbolic link that gets another name: what it leads to is no other file. */
static void
test_follows_link (RkTestFolder  *folder,
                   gconstpointer  data)
{
  g_autoptr (RkLibrary) library = rk_library_new (folder->file, NULL);
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) target = rk_test_folder_copy (folder, "running.rkmatch", ".hidden");
  g_autoptr (GFile) place = rk_test_folder_get (folder, "a.rkmatch");
  g_autoptr (GFile) renamed = rk_test_folder_get (folder, "b.rkmatch");
  g_autoptr (RkDocument) document = NULL;

  g_assert_no_errno (symlink (g_file_peek_path (target), g_file_peek_path (place)));
  rk_test_load (library);
  document = rk_test_open_item (library, store, "a.rkmatch");
  g_assert_no_errno (g_rename (g_file_peek_path (place), g_file_peek_path (renamed)));
  rk_test_wait_until (g_file_equal (rk_document_get_file (document), renamed));
  g_assert_true (rk_test_step (rk_document_get_match (document)));
  g_assert_true (rk_document_flush (document, NULL));
  rk_test_assert_on_disk (document);
  g_assert_false (g_file_query_exists (place, NULL));
}

/* Put in the place of another open file, it is not followed: one document has a file. */
static void
test_renamed_over_open (RkTestFolder  *folder,
                        gconstpointer  data)
{
  g_autoptr (RkLibrary) library = rk_library_new (folder->file, NULL);
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (GFile) other = rk_test_folder_copy (folder, "two-rounds-drawn.rkmatch", "b.rkmatch");
  g_autoptr (RkDocument) document = NULL;
  g_autoptr (RkDocument) other_document = NULL;

  rk_test_load (library);
  document = rk_test_open_item (library, store, "a.rkmatch");
  other_document = rk_test_open_item (library, store, "b.rkmatch");
  g_assert_no_errno (g_rename (g_file_peek_path (file), g_file_peek_path (other)));
  g_object_unref (rk_test_folder_copy (folder, "two-rounds-drawn.rkmatch", "c.rkmatch"));
  rk_test_wait_until (rk_test_find_item (library, "c.rkmatch") != NULL);
  g_assert_true (g_file_equal (rk_document_get_file (document), file));
  g_assert_true (rk_document_store_lookup (store, other) == other_document);
  rk_document_check_async (document);
  rk_test_wait_until (rk_document_get_outside (document) == RK_OUTSIDE_GONE);
  rk_document_check_async (other_document);
  rk_test_wait_until (rk_document_get_outside (other_document) == RK_OUTSIDE_CHANGED);
}

/* So it is where a symbolic link was open, and the file has taken the place of the link. */
static void
test_renamed_over_link (RkTestFolder  *folder,
                        gconstpointer  data)
{
  g_autoptr (RkLibrary) library = rk_library_new (folder->file, NULL);
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (GFile) target = rk_test_folder_copy (folder, "two-rounds-drawn.rkmatch", ".hidden");
  g_autoptr (GFile) place = rk_test_folder_get (folder, "b.rkmatch");
  g_autoptr (RkDocument) document = NULL;
  g_autoptr (RkDocument) linked = NULL;

  g_assert_no_errno (symlink (g_file_peek_path (target), g_file_peek_path (place)));
  rk_test_load (library);
  document = rk_test_open_item (library, store, "a.rkmatch");
  linked = rk_test_open_item (library, store, "b.rkmatch");
  g_assert_no_errno (g_rename (g_file_peek_path (file), g_file_peek_path (place)));
  g_object_unref (rk_test_folder_copy (folder, "two-rounds-drawn.rkmatch", "c.rkmatch"));
  rk_test_wait_until (rk_test_find_item (library, "c.rkmatch") != NULL);
  g_assert_true (g_file_equal (rk_document_get_file (document), file));
  g_assert_true (g_file_equal (rk_document_get_file (linked), place));
}

static void
test_follows_folder (RkTestFolder  *folder,
                     gconstpointer  data)
{
  g_autoptr (RkLibrary) library = rk_library_new (folder->file, NULL);
  g_autoptr (GPtrArray) mirror = rk_test_mirror_of (library);
  g_autoptr (GFile) first = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (GFile) second = NULL;
  g_autoptr (GFile) renamed = rk_test_folder_get (folder, "c.rkmatch");
  g_autoptr (RkMatch) match = NULL;
  RkLibraryItem *item;

  rk_test_load (library);
  g_assert_cmpuint (rk_test_count_items (library), ==, 1);
  second = rk_test_folder_copy (folder, "two-rounds-drawn.rkmatch", "b.rkmatch");
  rk_test_wait_until (rk_test_count_items (library) == 2);

  /* Changed: the same item, another row. */
  item = rk_test_find_item (library, "a.rkmatch");
  g_object_unref (rk_test_folder_copy (folder, "five-clockwise-loser-begins.rkmatch", "a.rkmatch"));
  match = rk_test_read_match (first);
  rk_test_wait_until (rk_library_item_get_n_rounds (item) == rk_match_get_n_rounds (match));
  rk_test_assert_item_of (item, match);
  rk_test_write (first, "{");
  rk_test_wait_until (rk_library_item_get_problem (item) != NULL);

  g_assert_no_errno (g_rename (g_file_peek_path (second), g_file_peek_path (renamed)));
  rk_test_wait_until (rk_test_find_item (library, "c.rkmatch") != NULL &&
                      rk_test_find_item (library, "b.rkmatch") == NULL);
  g_assert_no_errno (unlink (g_file_peek_path (renamed)));
  g_assert_no_errno (unlink (g_file_peek_path (first)));
  rk_test_wait_until (rk_test_count_items (library) == 0);
  rk_test_assert_mirrored (library, mirror);
  g_signal_handlers_disconnect_by_data (library, mirror);
  g_assert_finalize_object (g_steal_pointer (&library));
}

static void
test_watches_documents (RkTestFolder  *folder,
                        gconstpointer  data)
{
  g_autoptr (RkLibrary) library = rk_library_new (folder->file, NULL);
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GPtrArray) mirror = rk_test_mirror_of (library);
  g_autoptr (RkMatch) match = rk_test_named_match ("Amina", NULL);
  g_autoptr (RkDocument) document = NULL;
  g_autoptr (GFile) file = NULL;
  RkLibraryItem *item;
  gpointer gone;
  guint n_files = rk_test_fill (folder);

  rk_test_load (library);
  document = rk_document_store_create (store, match, folder->file);
  rk_library_watch_document (library, document);
  rk_library_watch_document (library, document);
  /* At once, before anything is on disk; being new it comes first. */
  g_assert_cmpuint (rk_test_count_items (library), ==, n_files + 1);
  item = g_list_model_get_item (G_LIST_MODEL (library), 0);
  file = g_object_ref (rk_library_item_get_file (item));
  g_assert_true (g_file_equal (file, rk_document_get_file (document)));
  for (guint i = 0; i < 200 && rk_test_step (match); i++)
    {
      rk_test_assert_item_of (item, match);
      rk_test_assert_in_order (library);
    }
  /* What is on disk now or later makes no difference. */
  rk_test_wait_until (!rk_document_is_unsaved (document));
  rk_test_load (library);
  g_assert_true (rk_test_step (match));
  rk_test_load (library);
  g_assert_true (rk_test_find_item (library, g_file_peek_path (file) + strlen (folder->path) + 1)
                 == item);
  rk_test_assert_item_of (item, match);
  g_assert_true (rk_document_flush (document, NULL));

  /* When it is closed its file speaks for itself. */
  g_object_unref (item);
  gone = document;
  g_object_add_weak_pointer (G_OBJECT (document), &gone);
  g_object_unref (g_steal_pointer (&document));
  rk_test_wait_until (gone == NULL);
  g_assert_no_errno (unlink (g_file_peek_path (file)));
  rk_test_wait_until (rk_test_count_items (library) == n_files);
  rk_test_assert_mirrored (library, mirror);
  g_signal_handlers_disconnect_by_data (library, mirror);
}

static void
test_open_document_moves_up (RkTestFolder  *folder,
                             gconstpointer  data)
{
  g_autoptr (RkLibrary) library = rk_library_new (folder->file, NULL);
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GPtrArray) mirror = rk_test_mirror_of (library);
  g_autoptr (RkDocument) document = NULL;
  g_autoptr (RkLibraryItem) first = NULL;
  g_autoptr (RkDocument) elsewhere = NULL;
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "matches",
                                                 "running.rkmatch", NULL);
  g_autoptr (GFile) fixture = g_file_new_for_path (path);
  guint n_files = rk_test_fill (folder);

  rk_test_load (library);
  document = rk_test_open_item (library, store, "running-with-undone.rkmatch");
  g_assert_true (rk_match_redo (rk_document_get_match (document)));
  first = g_list_model_get_item (G_LIST_MODEL (library), 0);
  g_assert_true (g_file_equal (rk_library_item_get_file (first), rk_document_get_file (document)));
  rk_test_assert_in_order (library);
  rk_test_assert_mirrored (library, mirror);

  /* A file elsewhere has no place in the list. */
  elsewhere = rk_document_store_open (store, fixture, NULL);
  rk_library_watch_document (library, elsewhere);
  g_assert_cmpuint (rk_test_count_items (library), ==, n_files);

  /* The library may go before the documents. */
  g_assert_true (rk_document_flush (document, NULL));
  g_signal_handlers_disconnect_by_data (library, mirror);
  g_assert_finalize_object (g_steal_pointer (&library));
  g_assert_true (rk_test_step (rk_document_get_match (document)));
  g_assert_true (rk_document_flush (document, NULL));
}

/* Many files with times at random, and changes at random: the list stays in
 * order and tells its views of each change. */
static void
test_stays_in_order (RkTestFolder  *folder,
                     gconstpointer  data)
{
  const guint n_changes = rk_test_scale (2000);
  g_autoptr (RkLibrary) library = rk_library_new (folder->file, NULL);
  g_autoptr (GPtrArray) mirror = rk_test_mirror_of (library);
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);
  g_autoptr (RkMatch) match = rk_test_named_match ("A", "B");
  g_autoptr (GHashTable) there = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < n_changes; i++)
    {
      guint n_at_once = g_rand_int_range (rand, 1, 30);

      for (guint j = 0; j < n_at_once; j++)
        {
          guint number = g_rand_int_range (rand, 0, 60);
          g_autofree char *name = g_strdup_printf ("%u.rkmatch", number);
          g_autoptr (GFile) file = rk_test_folder_get (folder, name);

          if (g_rand_int_range (rand, 0, 3) == 0)
            {
              g_unlink (g_file_peek_path (file));
              g_hash_table_remove (there, GUINT_TO_POINTER (number));
            }
          else
            {
              g_autoptr (GDateTime) modified =
                g_date_time_new_from_unix_utc (1800000000 + g_rand_int_range (rand, 0, 20));
              g_autoptr (GBytes) bytes = NULL;

              rk_match_set_modified (match, modified);
              bytes = rk_match_file_format (match);
              write_bytes (file, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
              g_hash_table_add (there, GUINT_TO_POINTER (number));
              rk_test_set_time (file, 1000000000 + i * 100 + j);
            }
        }
      rk_test_load (library);
      g_assert_cmpuint (rk_test_count_items (library), ==, g_hash_table_size (there));
      rk_test_assert_shows_files (library);
      rk_test_assert_mirrored (library, mirror);
    }
  g_signal_handlers_disconnect_by_data (library, mirror);
}

int
main (int    argc,
      char **argv)
{
  static const RkFolderTest tests[] = {
    { "/library/shows-matches", test_shows_matches },
    { "/library/shows-problems", test_shows_problems },
    { "/library/notifies", test_notifies },
    { "/library/folder-problems", test_folder_problems },
    { "/library/loads-in-turn", test_loads_in_turn },
    { "/library/index-spares-reading", test_index_spares_reading },
    { "/library/index-players", test_index_players },
    { "/library/damaged-index", test_damaged_index },
    { "/library/no-index", test_no_index },
    { "/library/removes-left-overs", test_removes_left_overs },
    { "/library/follows-renamed", test_follows_renamed },
    { "/library/follows-link", test_follows_link },
    { "/library/renamed-over-open", test_renamed_over_open },
    { "/library/renamed-over-link", test_renamed_over_link },
    { "/library/follows-folder", test_follows_folder },
    { "/library/watches-documents", test_watches_documents },
    { "/library/open-document-moves-up", test_open_document_moves_up },
    { "/library/stays-in-order", test_stays_in_order },
  };

  g_test_init (&argc, &argv, NULL);
  rk_test_folder_add (tests, G_N_ELEMENTS (tests));
  return g_test_run ();
}
