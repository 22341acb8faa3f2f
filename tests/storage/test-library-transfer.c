/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* Many files at once, into the library and out of it; and files with one id. */

#include <glib/gstdio.h>

#include "rk-error.h"
#include "rk-file-io.h"
#include "rk-file-kind.h"
#include "rk-library-transfer.h"
#include "rk-match-file.h"
#include "rk-test-library.h"
#include "rk-test-storage.h"
#include "rk-trf.h"

typedef struct
{
  gboolean done;
  gboolean cancelled;
} Outcome;

static void
done_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      user_data)
{
  Outcome *outcome = user_data;
  g_autoptr (GError) error = NULL;

  if (!rk_library_transfer_run_finish (RK_LIBRARY_TRANSFER (object), result, &error))
    {
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
      outcome->cancelled = TRUE;
    }
  outcome->done = TRUE;
}

static void
run (RkLibraryTransfer *transfer,
     guint              n_copied,
     guint              n_present,
     guint              n_twins,
     guint              n_problems)
{
  Outcome outcome = { FALSE, FALSE };

  rk_library_transfer_run_async (transfer, NULL, done_cb, &outcome);
  rk_test_wait_until (outcome.done);
  g_assert_false (outcome.cancelled);
  g_assert_cmpuint (rk_library_transfer_get_n_copied (transfer), ==, n_copied);
  g_assert_cmpuint (rk_library_transfer_get_n_present (transfer), ==, n_present);
  g_assert_cmpuint (rk_library_transfer_get_n_twins (transfer), ==, n_twins);
  g_assert_cmpuint (rk_library_transfer_get_problems (transfer)->len, ==, n_problems);
  g_assert_cmpfloat (rk_library_transfer_get_progress (transfer), ==,
                     n_copied + n_present + n_problems > 0 ? 1 : 0);
}

static RkLibraryTransfer *
import (RkLibrary *library,
        GFile     *file)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new ();

  g_ptr_array_add (files, file);
  return rk_library_transfer_new_import (library, files);
}

/* A library in a folder, and another folder to import from. */
static RkLibrary *
make_library (RkTestFolder *folder)
{
  g_autoptr (GFile) place = rk_test_folder_get (folder, "library");
  g_autoptr (GFile) other = rk_test_folder_get (folder, "other");
  RkLibrary *library;

  g_assert_no_errno (g_mkdir (g_file_peek_path (place), 0700));
  g_assert_no_errno (g_mkdir (g_file_peek_path (other), 0700));
  library = rk_library_new (place, NULL);
  rk_test_load (library);
  return library;
}

static guint
count_twins (RkLibrary *library)
{
  guint n_twins = 0;

  for (guint i = 0; i < rk_test_count_items (library); i++)
    {
      g_autoptr (RkLibraryItem) item = g_list_model_get_item (G_LIST_MODEL (library), i);

      n_twins += rk_library_item_is_twin (item);
    }
  return n_twins;
}

/* The same folder again makes no doubles; a file in another state comes beside the first. */
static void
test_import (RkTestFolder  *folder,
             gconstpointer  data)
{
  g_autoptr (RkLibrary) library = make_library (folder);
  g_autoptr (GFile) other = rk_test_folder_get (folder, "other");
  g_autoptr (GFile) first = rk_test_folder_copy (folder, "running.rkmatch", "other/a.rkmatch");
  g_autoptr (RkLibraryTransfer) transfer = NULL;
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (RkDocument) document = NULL;
  const RkTransferProblem *problem;

  g_object_unref (rk_test_folder_copy (folder, "two-rounds-drawn.rkmatch", "other/b.rkmatch"));
  g_object_unref (rk_test_folder_copy (folder, "two-rounds-drawn.rkmatch", "other/.c.rkmatch"));
  transfer = import (library, other);
  run (transfer, 2, 0, 0, 0);
  g_assert_cmpuint (rk_test_count_items (library), ==, 2);
  g_assert_nonnull (rk_test_find_item (library, "a.rkmatch"));
  rk_test_assert_shows_files (library);

  g_clear_object (&transfer);
  transfer = import (library, other);
  run (transfer, 0, 2, 0, 0);

  document = rk_test_open_document (store, first);
  g_assert_true (rk_test_step (rk_document_get_match (document)));
  g_assert_true (rk_document_flush (document, NULL));
  g_clear_object (&transfer);
  transfer = import (library, first);
  run (transfer, 1, 0, 1, 0);
  g_assert_nonnull (rk_test_find_item (library, "a (2).rkmatch"));
  g_assert_cmpuint (count_twins (library), ==, 2);
  g_clear_object (&transfer);
  transfer = import (library, first);
  run (transfer, 0, 1, 0, 0);
  rk_test_load (library);
  g_assert_cmpuint (rk_test_count_items (library), ==, 3);
  g_assert_cmpuint (count_twins (library), ==, 2);

  /* What is of no use is told, and the rest comes all the same. */
  rk_test_write (first, "{}");
  g_object_unref (rk_test_folder_copy (folder, "first-to-two-wins.rkmatch", "other/d.rkmatch"));
  g_clear_object (&transfer);
  transfer = import (library, other);
  run (transfer, 1, 1, 0, 1);
  problem = rk_library_transfer_get_problems (transfer)->pdata[0];
  g_assert_cmpstr (problem->name, ==, "a.rkmatch");
  g_assert_error (problem->error, RK_ERROR, RK_ERROR_FORMAT);
}

/* Of those with the same id the first in the list is found. */
static void
assert_finds (RkLibrary  *library,
              const char *name)
{
  RkLibraryItem *item = rk_test_find_item (library, name);
  const char *id = rk_library_item_get_id (item);

  g_assert_true (rk_library_find (library, RK_FILE_KIND_MATCH, id) == item);
  g_assert_null (rk_library_find (library, RK_FILE_KIND_TOURNAMENT, id));
}

/* When one of two with the same id goes, the other is alone again. */
static void
test_twins (RkTestFolder  *folder,
            gconstpointer  data)
{
  g_autoptr (RkLibrary) library = make_library (folder);
  g_autoptr (GFile) deleted = NULL;
  const char *const names[] = { "library/a.rkmatch", "library/b.rkmatch", "library/c.rkmatch" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_object_unref (rk_test_folder_copy (folder, "running.rkmatch", names[i]));
  rk_test_load (library);
  g_assert_cmpuint (count_twins (library), ==, 3);
  assert_finds (library, "a.rkmatch");
  deleted = rk_library_delete (library, rk_test_find_item (library, "b.rkmatch"), NULL);
  g_assert_cmpuint (count_twins (library), ==, 2);
  g_object_unref (rk_library_delete (library, rk_test_find_item (library, "a.rkmatch"), NULL));
  g_assert_cmpuint (count_twins (library), ==, 0);
  assert_finds (library, "c.rkmatch");
  g_assert_true (rk_library_restore (library, deleted, NULL));
  g_assert_cmpuint (count_twins (library), ==, 2);
  assert_finds (library, "b.rkmatch");
}

static void
test_duplicate (RkTestFolder  *folder,
                gconstpointer  data)
{
  g_autoptr (RkLibrary) library = make_library (folder);
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "library/a.rkmatch");
  g_autoptr (RkDocument) document = rk_test_open_document (store, file);
  g_autoptr (RkEvent) event = rk_event_new ();
  g_autoptr (GObject) copy = NULL;
  RkMatch *match = rk_document_get_match (document);

  g_object_set (event, "name", "Cup", "tournament", "00000000-0000-4000-8000-000000000000",
                "round", 2, "board", 1, "game", 1, NULL);
  rk_match_set_event (match, event);
  copy = rk_file_content_duplicate (rk_document_get_content (document), NULL);
  g_assert_cmpstr (rk_match_get_id (RK_MATCH (copy)), !=, rk_match_get_id (match));
  g_assert_true (rk_test_fingerprint (RK_MATCH (copy)) == rk_test_fingerprint (match));
  /* It is no game of the tournament. */
  g_assert_null (rk_event_get_tournament (rk_match_get_event (RK_MATCH (copy))));
  g_assert_cmpstr (rk_event_get_name (rk_match_get_event (RK_MATCH (copy))), ==, "Cup");
  g_assert_true (rk_document_flush (document, NULL));
}

/* Beside the first, with what is not saved yet, and read by nobody else. */
static void
test_duplicate_file (RkTestFolder  *folder,
                     gconstpointer  data)
{
  g_autoptr (RkLibrary) library = make_library (folder);
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "library/a.rkmatch");
  g_autoptr (RkDocument) document = rk_test_open_document (store, file);
  g_autoptr (RkLibraryTransfer) transfer = NULL;
  g_autoptr (GFile) copy = NULL;
  g_autoptr (RkMatch) match = NULL;
  RkLibraryItem *item;

  rk_test_load (library);
  rk_library_watch_document (library, document);
  item = rk_test_find_item (library, "a.rkmatch");
  g_assert_true (rk_test_step (rk_document_get_match (document)));
  g_assert_true (rk_document_is_unsaved (document));
  transfer = rk_library_transfer_new_duplicate (library, item);
  run (transfer, 1, 0, 0, 0);
  copy = rk_library_transfer_get_copy (transfer);
  g_assert_nonnull (rk_library_find_file (library, copy));
  match = rk_test_read_match (copy);
  g_assert_true (rk_test_fingerprint (match) ==
                 rk_test_fingerprint (rk_document_get_match (document)));
  g_assert_cmpuint (count_twins (library), ==, 0);
  g_assert_cmpuint (rk_library_get_n_files (library, RK_FILE_KIND_MATCH), ==, 2);
  g_assert_null (rk_document_store_lookup (store, copy));
  g_assert_true (rk_document_flush (document, NULL));

  rk_test_write (file, "{");
  g_clear_object (&document);
  rk_test_load (library);
  g_clear_object (&transfer);
  transfer = rk_library_transfer_new_duplicate (library, rk_test_find_item (library, "a.rkmatch"));
  run (transfer, 0, 0, 0, 1);
  g_assert_null (rk_library_transfer_get_copy (transfer));
}

static void
test_export (RkTestFolder  *folder,
             gconstpointer  data)
{
  g_autoptr (RkLibrary) library = make_library (folder);
  g_autoptr (GFile) target = rk_test_folder_get (folder, "other");
  g_autoptr (GFile) broken = rk_test_folder_get (folder, "library/broken.rkmatch");
  g_autoptr (GFile) taken = NULL;
  g_autoptr (GFile) second = rk_test_folder_get (folder, "other/a (2).rkmatch");
  g_autoptr (RkLibraryTransfer) transfer = NULL;

  g_object_unref (rk_test_folder_copy (folder, "running.rkmatch", "library/a.rkmatch"));
  rk_test_write (broken, "{");
  taken = rk_test_folder_copy (folder, "two-rounds-drawn.rkmatch", "other/a.rkmatch");
  rk_test_load (library);
  transfer = rk_library_transfer_new_export (library, target);
  run (transfer, 2, 0, 0, 0);
  g_object_unref (rk_test_read_match (second));
  g_assert_cmpuint (rk_library_get_n_files (library, RK_FILE_KIND_MATCH), ==, 2);

  g_clear_object (&transfer);
  transfer = rk_library_transfer_new_export (library, target);
  run (transfer, 0, 2, 0, 0);

  /* A folder that is not there. */
  rk_test_remove_all (g_file_peek_path (target));
  g_clear_object (&transfer);
  transfer = rk_library_transfer_new_export (library, target);
  run (transfer, 0, 0, 0, 2);
}

/* With what an open document has not saved yet, and nobody waits for. */
static void
test_export_unsaved (RkTestFolder  *folder,
                     gconstpointer  data)
{
  g_autoptr (RkLibrary) library = make_library (folder);
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) target = rk_test_folder_get (folder, "other");
  g_autoptr (GFile) exported = rk_test_folder_get (folder, "other/a.rkmatch");
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "library/a.rkmatch");
  g_autoptr (RkDocument) document = rk_test_open_document (store, file);
  g_autoptr (RkLibraryTransfer) transfer = NULL;
  g_autoptr (RkMatch) match = NULL;

  rk_library_watch_document (library, document);
  g_assert_true (rk_test_step (rk_document_get_match (document)));
  transfer = rk_library_transfer_new_export (library, target);
  run (transfer, 1, 0, 0, 0);
  match = rk_test_read_match (exported);
  g_assert_true (rk_test_fingerprint (match) ==
                 rk_test_fingerprint (rk_document_get_match (document)));
  g_assert_true (rk_document_flush (document, NULL));
}

/* Written in the thread, as it was when that began: what is changed meanwhile is not in it. */
static void
test_export_snapshot (RkTestFolder  *folder,
                      gconstpointer  data)
{
  g_autoptr (RkLibrary) library = make_library (folder);
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) target = rk_test_folder_get (folder, "other");
  g_autoptr (GFile) exported = rk_test_folder_get (folder, "other/a.rktournament");
  g_autoptr (GFile) file = rk_test_folder_get (folder, "library/a.rktournament");
  g_autoptr (RkTournament) made = rk_test_named_tournament ("Cup", 2);
  g_autoptr (GBytes) text = rk_file_content_format (G_OBJECT (made));
  g_autoptr (RkDocument) document = NULL;
  g_autoptr (RkLibraryTransfer) transfer = NULL;
  g_autoptr (GObject) copy = NULL;
  g_autoptr (GBytes) written = NULL;
  Outcome outcome = { FALSE, FALSE };
  RkTournament *tournament;
  RkFileStamp stamp;

  g_assert_true (rk_file_io_write (file, text, RK_FILE_GUARD_NEW, &stamp, NULL, NULL));
  document = rk_test_open_document (store, file);
  tournament = rk_document_get_tournament (document);
  rk_library_watch_document (library, document);
  rk_test_load (library);
  /* Unsaved until the main loop runs again. */
  g_assert_nonnull (rk_tournament_add_entrant (tournament, "Asha", NULL, 0, NULL));
  transfer = rk_library_transfer_new_export (library, target);
  rk_library_transfer_run_async (transfer, NULL, done_cb, &outcome);
  g_assert_nonnull (rk_tournament_add_entrant (tournament, "Bilan", NULL, 0, NULL));
  rk_test_wait_until (outcome.done);

  written = rk_file_io_read (exported, &stamp, NULL);
  copy = rk_file_content_parse (written, NULL);
  g_assert_cmpuint (rk_tournament_get_n_entrants (RK_TOURNAMENT (copy)), ==, 3);
  g_assert_true (rk_document_flush (document, NULL));
}

static void
test_cancel (RkTestFolder  *folder,
             gconstpointer  data)
{
  g_autoptr (RkLibrary) library = make_library (folder);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GFile) other = rk_test_folder_get (folder, "other");
  g_autoptr (RkLibraryTransfer) transfer = NULL;
  Outcome outcome = { FALSE, FALSE };

  g_object_unref (rk_test_folder_copy (folder, "running.rkmatch", "other/a.rkmatch"));
  transfer = import (library, other);
  g_cancellable_cancel (cancellable);
  rk_library_transfer_run_async (transfer, cancellable, done_cb, &outcome);
  rk_test_wait_until (outcome.done);
  g_assert_true (outcome.cancelled);
  g_assert_cmpuint (rk_library_transfer_get_n_copied (transfer), ==, 0);
  g_assert_cmpuint (rk_test_count_items (library), ==, 0);

  g_object_unref (rk_test_folder_copy (folder, "running.rkmatch", "library/a.rkmatch"));
  rk_test_load (library);
  g_clear_object (&transfer);
  transfer = rk_library_transfer_new_duplicate (library, rk_test_find_item (library, "a.rkmatch"));
  outcome = (Outcome) { FALSE, FALSE };
  rk_library_transfer_run_async (transfer, cancellable, done_cb, &outcome);
  rk_test_wait_until (outcome.done);
  g_assert_true (outcome.cancelled);
  g_assert_cmpuint (rk_test_count_items (library), ==, 1);
}

/* Asked for while the library is still being read: it does not take for new what it has. */
static void
test_while_loading (RkTestFolder  *folder,
                    gconstpointer  data)
{
  g_autoptr (RkLibrary) library = make_library (folder);
  g_autoptr (GFile) place = rk_test_folder_get (folder, "library");
  g_autoptr (RkLibrary) other = rk_library_new (place, NULL);
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "other/a.rkmatch");
  g_autoptr (RkLibraryTransfer) transfer = NULL;
  guint n_loaded = 0;

  g_object_unref (rk_test_folder_copy (folder, "running.rkmatch", "library/b.rkmatch"));
  rk_library_load_async (other, NULL, rk_test_loaded_cb, &n_loaded);
  g_assert_true (rk_library_is_loading (other));
  transfer = import (other, file);
  run (transfer, 0, 1, 0, 0);
  rk_test_wait_until (n_loaded == 1);
}

/* A tournament report of another program becomes a tournament. */
static void
test_report (RkTestFolder  *folder,
             gconstpointer  data)
{
  g_autoptr (RkLibrary) library = make_library (folder);
  g_autoptr (RkTournament) tournament = rk_test_named_tournament ("Cup", 4);
  g_autoptr (GFile) file = rk_test_folder_get (folder, "other/cup.trf");
  g_autoptr (GBytes) text = rk_trf_format (tournament);
  g_autoptr (RkLibraryTransfer) transfer = NULL;
  g_autoptr (RkLibraryItem) item = NULL;

  rk_test_write (file, g_bytes_get_data (text, NULL));
  transfer = import (library, file);
  run (transfer, 1, 0, 0, 0);
  item = g_list_model_get_item (G_LIST_MODEL (library), 0);
  g_assert_cmpstr (rk_library_item_get_tournament (item)->name, ==, "Cup");
}

int
main (int    argc,
      char **argv)
{
  static const RkFolderTest tests[] = {
    { "/library-transfer/import", test_import },
    { "/library-transfer/twins", test_twins },
    { "/library-transfer/duplicate", test_duplicate },
    { "/library-transfer/duplicate-file", test_duplicate_file },
    { "/library-transfer/export", test_export },
    { "/library-transfer/export-unsaved", test_export_unsaved },
    { "/library-transfer/export-snapshot", test_export_snapshot },
    { "/library-transfer/cancel", test_cancel },
    { "/library-transfer/while-loading", test_while_loading },
    { "/library-transfer/report", test_report },
  };

  g_test_init (&argc, &argv, NULL);
  rk_test_folder_add (tests, G_N_ELEMENTS (tests));
  return g_test_run ();
}
