/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A process for tests of saving: one that is killed, one without the rights of
 * root, and one whose disk is full. Ends with 77 where the system does not let
 * it be that.
 */
#define _GNU_SOURCE
#include "config.h"

#include <sched.h>
#include <stdio.h>
#include <sys/mount.h>
#include <unistd.h>

#include "rk-document-store.h"
#include "rk-test-storage.h"

#define SKIPPED     77
#define NOBODY      65534
#define DISK_OPTION "size=64k"

static RkDocument *
open_document (RkDocumentStore *store,
               const char      *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  RkDocument *document = rk_document_store_open (store, file, &error);

  if (document == NULL)
    puts (error->message);
  return document;
}

/* Plays and saves until it is killed. */
static int
play_on (const char *path)
{
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (RkDocument) document = open_document (store, path);

  g_assert_nonnull (document);
  (void) !write (STDOUT_FILENO, "ready\n", 6);
  while (rk_test_step (rk_document_get_match (document)))
    rk_test_wait_until (!rk_document_is_unsaved (document));
  return 0;
}

/* Makes a move and says what becomes of it. */
static int
save_once (const char *path)
{
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (RkDocument) document = open_document (store, path);
  g_autoptr (GError) error = NULL;

  if (document == NULL)
    return 1;
  rk_test_step (rk_document_get_match (document));
  if (rk_document_flush (document, &error))
    return 0;
  puts (error->message);
  return 1;
}

static int
save_as_nobody (const char *path)
{
  if (geteuid () == 0 && (setgid (NOBODY) != 0 || setuid (NOBODY) != 0))
    return SKIPPED;
  return save_once (path);
}

/* Deletes from a library whose folder may not be written. */
static int
delete_as_nobody (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autoptr (RkLibrary) library = rk_library_new (folder, NULL);
  g_autoptr (GFile) deleted = NULL;
  g_autoptr (GError) error = NULL;
  RkLibraryItem *item;

  if (geteuid () == 0 && (setgid (NOBODY) != 0 || setuid (NOBODY) != 0))
    return SKIPPED;
  rk_test_load (library);
  item = rk_library_find_file (library, file);
  g_assert_nonnull (item);
  deleted = rk_library_delete (library, item, &error);
  puts (deleted == NULL ? error->message : "deleted");
  return rk_library_find_file (library, file) != NULL ? 1 : 0;
}

static gboolean
enter_small_disk (const char *folder)
{
  return unshare (CLONE_NEWNS | (geteuid () == 0 ? 0 : CLONE_NEWUSER)) == 0 &&
         mount ("none", "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0 &&
         mount ("tmpfs", folder, "tmpfs", 0, DISK_OPTION) == 0;
}

/* Saves to a disk that is full, looks whether the old file is whole, makes room
 * and saves again. */
static int
save_on_full_disk (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "match.rkmatch", NULL);
  g_autofree char *stuffing_path = g_build_filename (folder, "stuffing", NULL);
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (RkMatch) match = rk_test_named_match ("A", "B");
  g_autoptr (GFile) disk = g_file_new_for_path (folder);
  g_autoptr (RkDocument) document = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  FILE *stuffing;

  if (!enter_small_disk (folder))
    return SKIPPED;
  document = rk_document_store_create (store, match, disk);
  g_assert_true (rk_document_flush (document, NULL));
  before = rk_test_read (rk_document_get_file (document));

  stuffing = fopen (stuffing_path, "w");
  while (fputc ('x', stuffing) != EOF && fflush (stuffing) == 0)
    ;
  (void) fclose (stuffing);
  g_assert_true (rk_test_step (match));
  g_assert_false (rk_document_flush (document, NULL));
  puts (rk_document_get_problem (document)->message);
  after = rk_test_read (rk_document_get_file (document));
  g_assert_cmpstr (before, ==, after);

  g_assert_no_errno (unlink (stuffing_path));
  rk_document_retry (document);
  g_assert_true (rk_document_flush (document, NULL));
  g_object_unref (rk_test_read_match (rk_document_get_file (document)));
  return 0;
}

int
main (int    argc,
      char **argv)
{
  g_assert_cmpint (argc, ==, 3);
  if (g_str_equal (argv[1], "play-on"))
    return play_on (argv[2]);
  if (g_str_equal (argv[1], "as-nobody"))
    return save_as_nobody (argv[2]);
  if (g_str_equal (argv[1], "delete-as-nobody"))
    return delete_as_nobody (argv[2]);
  if (g_str_equal (argv[1], "full-disk"))
    return save_on_full_disk (argv[2]);
  g_assert_not_reached ();
}
