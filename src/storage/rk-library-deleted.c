/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-library-private.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "rk-clock.h"
#include "rk-document-private.h"
#include "rk-file-io.h"
#include "rk-file-name.h"
#include "rk-file-problem.h"
#include "rk-library-item-private.h"
#include "rk-library-scan.h"

#define DELETED_FOLDER "deleted"
#define KEPT_DAYS      30

/* Its time is that of the last look at what is due, and so much later there is another, both
 * times in seconds. */
#define LOOKED_FILE ".looked"
#define LOOK_EVERY  (7 * SECONDS_OF_DAY)

#define SECONDS_OF_DAY (24 * 60 * 60)
#define NANOSECONDS    G_GINT64_CONSTANT (1000000000)

/* Gives the name for the file number so many that wants the same place. */
typedef char *(*NameFunc) (const char *name,
                           gpointer    data,
                           guint       number);

static GFile *
get_deleted_folder (RkLibrary *self)
{
  return g_file_get_child (rk_library_get_folder (self), DELETED_FOLDER);
}

static RkFileKind
get_kind (const char *name)
{
  RkFileKind kind = RK_FILE_KIND_MATCH;

  rk_file_kind_from_name (name, &kind);
  return kind;
}

static char *
name_deleted (const char *name,
              gpointer    when,
              guint       number)
{
  return rk_file_name_deleted (name, when, number);
}

static char *
name_restored (const char *name,
               gpointer    data,
               guint       number)
{
  g_autofree char *stem = rk_file_name_get_stem (name);

  return rk_file_name_number (stem, number, get_kind (name));
}

/* The messages of the system come in its language: only where there is nothing better. */
static const char *
get_reason (const GError *problem)
{
  const char *reason = rk_file_problem_get_reason (problem);

  return reason != NULL ? reason : problem->message;
}

/* Moves @file, and the document of it, to the first free name in @folder.  A
 * symbolic link may lead nowhere from there, so that the document of one stays
 * with the file it leads to. */
static GFile *
move_to_free_name (RkLibrary   *self,
                   GFile       *file,
                   GFile       *folder,
                   const char  *name,
                   NameFunc     name_func,
                   gpointer     data,
                   GError     **error)
{
  RkDocument *document = _rk_library_find_document (self, file);
  gboolean is_link = g_file_test (g_file_peek_path (file), G_FILE_TEST_IS_SYMLINK);
  g_autoptr (GFile) real = rk_file_io_resolve (file);

  if (g_mkdir_with_parents (g_file_peek_path (folder), 0700) != 0)
    {
      rk_file_io_fail (error);
      return NULL;
    }
  if (document != NULL)
    _rk_document_settle (document);
  for (guint number = 1;; number++)
    {
      g_autofree char *free_name = name_func (name, data, number);
      g_autoptr (GFile) target = g_file_get_child (folder, free_name);
      g_autoptr (GError) problem = NULL;

      if (rk_file_io_move (file, target, &problem))
        {
          if (document != NULL)
            _rk_document_follow (document, is_link ? real : target);
          return g_steal_pointer (&target);
        }
      if (!g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_EXISTS))
        {
          g_propagate_error (error, g_steal_pointer (&problem));
          return NULL;
        }
    }
}

/* Lists a file that was moved into the folder; an open document has done so by itself. FALSE
 * with @error set if the file is gone already. */
static gboolean
list_moved (RkLibrary  *self,
            GFile      *file,
            GError    **error)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (GError) gone = NULL;

  if (rk_library_find_file (self, file) == NULL)
    _rk_library_read_now (self, name);
  if (rk_library_find_file (self, file) != NULL)
    return TRUE;
  gone = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "");
  g_propagate_error (error, rk_file_problem_read (gone, file));
  return FALSE;
}

/* When @file is deleted. A clock that is behind is told by the file, as long as that knows better:
 * else it would be due as soon as the clock is right. */
static GDateTime *
get_time_of_deletion (GFile *file)
{
  g_autoptr (GDateTime) now = rk_clock_now ();
  RkFileStamp stamp;

  if (!rk_file_io_get_stamp (g_file_peek_path (file), &stamp, NULL))
    return g_steal_pointer (&now);
  return rk_clock_at (MAX (g_date_time_to_unix (now), stamp.mtime / NANOSECONDS));
}

/**
 * rk_library_delete:
 * @self: a library
 * @item: an item of it
 * @error: return location for a #GError: %RK_ERROR_IO
 *
 * Moves the file to the folder `deleted` in the folder of the library, as it
 * is; the item leaves the list. What an open document has not saved yet is
 * saved first. The document goes with its file: it may stay open, and what is
 * changed in it then is saved in the deleted file, so that nothing comes back
 * by itself and nothing is lost when it is restored.
 *
 * Returns: (transfer full) (nullable): where the file is now, to give to
 *   rk_library_restore()
 */
GFile *
rk_library_delete (RkLibrary      *self,
                   RkLibraryItem  *item,
                   GError        **error)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (GFile) folder = NULL;
  g_autoptr (GDateTime) when = NULL;
  g_autoptr (GError) problem = NULL;
  g_autofree char *name = NULL;
  GFile *deleted;

  g_return_val_if_fail (RK_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (RK_IS_LIBRARY_ITEM (item), NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  file = g_object_ref (rk_library_item_get_file (item));
  name = g_file_get_basename (file);
  folder = get_deleted_folder (self);
  when = get_time_of_deletion (file);
  deleted = move_to_free_name (self, file, folder, name, name_deleted, when, &problem);
  /* Also the folder to move it to may be what is not there. */
  if (deleted != NULL || (g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_NOT_FOUND) &&
                          !g_file_query_exists (file, NULL)))
    _rk_library_forget (self, name);
  if (deleted == NULL)
    {
      g_autofree char *shown = g_filename_display_name (name);

      /* TRANSLATORS: a file name, and the reason, a sentence. */
      g_set_error (error, RK_ERROR, RK_ERROR_IO, _("“%1$s” could not be deleted: %2$s"), shown,
                   get_reason (problem));
    }
  return deleted;
}

/**
 * rk_library_restore:
 * @self: a library
 * @deleted: what rk_library_delete() returned
 * @error: return location for a #GError: %RK_ERROR_IO
 *
 * Gives a deleted file back, with its old time. Its name gets a number if
 * another file has taken it.
 *
 * Returns: %FALSE with @error set if it could not be given back
 */
gboolean
rk_library_restore (RkLibrary  *self,
                    GFile      *deleted,
                    GError    **error)
{
  g_autoptr (GFile) restored = NULL;
  g_autoptr (GError) problem = NULL;
  g_autofree char *old_name = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (RK_IS_LIBRARY (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (deleted), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  old_name = g_file_get_basename (deleted);
  name = rk_file_name_parse_deleted (old_name, NULL) ?: g_strdup (old_name);
  restored = move_to_free_name (self, deleted, rk_library_get_folder (self), name, name_restored,
                                NULL, &problem);
  if (restored == NULL)
    {
      g_autofree char *shown = g_filename_display_name (name);

      /* TRANSLATORS: a file name, and the reason, a sentence. */
      g_set_error (error, RK_ERROR, RK_ERROR_IO, _("“%1$s” could not be restored: %2$s"), shown,
                   get_reason (problem));
      return FALSE;
    }
  return list_moved (self, restored, error);
}

/* Gives @file the name @wanted, with a number if another file has it. */
static GFile *
give_name (RkLibrary   *self,
           GFile       *file,
           const char  *wanted,
           GError     **error)
{
  g_autofree char *old_name = g_file_get_basename (file);
  g_autoptr (GError) problem = NULL;
  g_autoptr (GFile) renamed = NULL;

  if (g_str_equal (wanted, old_name))
    return g_object_ref (file);

  renamed = move_to_free_name (self, file, rk_library_get_folder (self), wanted, name_restored,
                               NULL, &problem);
  if (renamed == NULL)
    {
      g_autofree char *shown = g_filename_display_name (old_name);

      /* TRANSLATORS: a file name, and the reason, a sentence. */
      g_set_error (error, RK_ERROR, RK_ERROR_IO, _("“%1$s” could not be renamed: %2$s"), shown,
                   get_reason (problem));
      return NULL;
    }
  _rk_library_forget (self, old_name);
  return list_moved (self, renamed, error) ? g_steal_pointer (&renamed) : NULL;
}

/**
 * rk_library_rename:
 * @self: a library
 * @item: an item of it
 * @name: what the file shall be called; a suffix of ours that was typed too is none
 * @error: return location for a #GError: %RK_ERROR_IO
 *
 * Gives the file another name, with its document if it is open. What a file name
 * cannot hold is replaced, and a number follows if another file has the name. What
 * is in the file does not change.
 *
 * Returns: (transfer full) (nullable): the file with its new name; %NULL with @error
 *   set if it has the old one still, or is gone
 */
GFile *
rk_library_rename (RkLibrary      *self,
                   RkLibraryItem  *item,
                   const char     *name,
                   GError        **error)
{
  g_autoptr (GFile) file = NULL;
  g_autofree char *old_name = NULL;
  g_autofree char *stem = NULL;
  g_autofree char *wanted = NULL;

  g_return_val_if_fail (RK_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (RK_IS_LIBRARY_ITEM (item), NULL);
  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  file = g_object_ref (rk_library_item_get_file (item));
  old_name = g_file_get_basename (file);
  stem = rk_file_name_from_typed (name);
  if (stem == NULL)
    {
      g_set_error_literal (error, RK_ERROR, RK_ERROR_IO, _("A name needs a letter or a number."));
      return NULL;
    }
  wanted = rk_file_name_number (stem, 1, get_kind (old_name));
  return give_name (self, file, wanted, error);
}

/**
 * rk_library_rename_back:
 * @self: a library
 * @item: an item of it
 * @file_name: the whole name that its file had, with suffix, of this program or not
 * @error: return location for a #GError: %RK_ERROR_IO
 *
 * Takes rk_library_rename() back: the name becomes what it was, also one that the program
 * would not give itself; a number follows if another file has it now.
 *
 * Returns: (transfer full) (nullable): the file with its old name; %NULL with @error
 *   set if it has the new one still, or is gone
 */
GFile *
rk_library_rename_back (RkLibrary      *self,
                        RkLibraryItem  *item,
                        const char     *file_name,
                        GError        **error)
{
  g_autoptr (GFile) file = NULL;

  g_return_val_if_fail (RK_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (RK_IS_LIBRARY_ITEM (item), NULL);
  g_return_val_if_fail (file_name != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  file = g_object_ref (rk_library_item_get_file (item));
  return give_name (self, file, file_name, error);
}

/* A document that is still open would bring the file back. */
static gboolean
is_due (RkLibrary *self,
        GFile     *file,
        gint64     now)
{
  g_autoptr (GDateTime) when = rk_library_get_deletion_time (file);

  return when != NULL &&
         g_date_time_to_unix (when) + KEPT_DAYS * SECONDS_OF_DAY < now &&
         _rk_library_find_document (self, file) == NULL;
}

/* By the clock as it is now: that is what the next look compares with. */
static void
remember_look (GFile *looked)
{
  g_file_replace_contents (looked, "", 0, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL);
}

/* Returns: in seconds since 1970, when something was due at the last look at least a week ago;
 *   %G_MININT64 when nothing may go. A clock that jumps, once, takes nothing away by that. */
static gint64
get_last_look (GFile *folder)
{
  g_autoptr (GFile) looked = g_file_get_child (folder, LOOKED_FILE);
  g_autoptr (GDateTime) now = rk_clock_now ();
  gint64 seconds = g_date_time_to_unix (now);
  RkFileStamp stamp;
  gint64 last;

  if (!rk_file_io_get_stamp (g_file_peek_path (looked), &stamp, NULL))
    return G_MININT64;
  last = stamp.mtime / NANOSECONDS;
  if (stamp.size < 0 || seconds < last)
    {
      remember_look (looked);
      return G_MININT64;
    }
  if (seconds - last < LOOK_EVERY)
    return G_MININT64;
  remember_look (looked);
  return last;
}

/**
 * rk_library_purge_deleted:
 * @self: a library
 *
 * Removes for good what was deleted more than 30 days ago, if that was so at the last such look
 * as well, a week ago or more. Files in the folder that were not put there by
 * rk_library_delete() are left alone.
 */
void
rk_library_purge_deleted (RkLibrary *self)
{
  g_autoptr (GFile) folder = NULL;
  g_autoptr (GDir) dir = NULL;
  gint64 last;
  const char *name;

  g_return_if_fail (RK_IS_LIBRARY (self));

  folder = get_deleted_folder (self);
  rk_library_scan_remove_left (g_file_peek_path (folder));
  dir = g_dir_open (g_file_peek_path (folder), 0, NULL);
  if (dir == NULL)
    return;

  last = get_last_look (folder);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autoptr (GFile) file = g_file_get_child (folder, name);

      if (is_due (self, file, last))
        g_unlink (g_file_peek_path (file));
    }
}

/**
 * rk_library_get_deletion_time:
 * @file: a file
 *
 * Returns: (transfer full) (nullable): when it was deleted from a library, %NULL if it
 *   was not
 */
GDateTime *
rk_library_get_deletion_time (GFile *file)
{
  g_autofree char *deleted_name = NULL;
  g_autofree char *name = NULL;
  GDateTime *when = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  deleted_name = g_file_get_basename (file);
  name = rk_file_name_parse_deleted (deleted_name, &when);
  return when;
}

/**
 * rk_library_get_days_left:
 * @deleted: when a file was deleted
 * @now: the time it is
 *
 * Returns: for how many days it can still be brought back, a day begun counts
 */
guint
rk_library_get_days_left (GDateTime *deleted,
                          GDateTime *now)
{
  GTimeSpan left;

  g_return_val_if_fail (deleted != NULL, 0);
  g_return_val_if_fail (now != NULL, 0);

  left = KEPT_DAYS * G_TIME_SPAN_DAY - g_date_time_difference (now, deleted);
  return CLAMP ((left + G_TIME_SPAN_DAY - 1) / G_TIME_SPAN_DAY, 0, KEPT_DAYS);
}

/* The name begins with the time: the last deletion first. */
static int
compare_deletions (gconstpointer a,
                   gconstpointer b)
{
  const RkLibraryRow *const *row_a = a;
  const RkLibraryRow *const *row_b = b;

  return strcmp ((*row_b)->name, (*row_a)->name);
}

static void
list_deleted_in_thread (GTask        *task,
                        gpointer      source,
                        gpointer      task_data,
                        GCancellable *cancellable)
{
  const char *folder = task_data;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) rows =
    g_ptr_array_new_with_free_func ((GDestroyNotify) rk_library_row_unref);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL &&
         !g_cancellable_is_cancelled (cancellable))
    {
      g_autofree char *old_name = rk_file_name_parse_deleted (name, NULL);

      if (old_name != NULL)
        g_ptr_array_add (rows, rk_library_row_read (folder, name));
    }
  g_ptr_array_sort (rows, compare_deletions);
  g_task_return_pointer (task, g_steal_pointer (&rows), (GDestroyNotify) g_ptr_array_unref);
}

/**
 * rk_library_list_deleted_async:
 * @self: a library
 * @cancellable: (nullable): a #GCancellable
 * @callback: called when the files are read
 * @user_data: for @callback
 *
 * Reads in the background what can still be brought back.
 */
void
rk_library_list_deleted_async (RkLibrary           *self,
                               GCancellable        *cancellable,
                               GAsyncReadyCallback  callback,
                               gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;
  g_autoptr (GFile) folder = NULL;

  g_return_if_fail (RK_IS_LIBRARY (self));

  folder = get_deleted_folder (self);
  /* Without the library: a worker may drop the task last. */
  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, rk_library_list_deleted_async);
  g_task_set_task_data (task, g_file_get_path (folder), g_free);
  g_task_run_in_thread (task, list_deleted_in_thread);
}

/**
 * rk_library_list_deleted_finish:
 * @self: a library
 * @result: a #GAsyncResult
 * @error: return location for a #GError: that it was cancelled
 *
 * Ends rk_library_list_deleted_async(). The time of a deletion is
 * rk_library_get_deletion_time() of the file of its item.
 *
 * Returns: (transfer full) (nullable) (element-type RkLibraryItem): what was deleted,
 *   the last first
 */
GPtrArray *
rk_library_list_deleted_finish (RkLibrary     *self,
                                GAsyncResult  *result,
                                GError       **error)
{
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GFile) folder = NULL;
  GPtrArray *items;

  g_return_val_if_fail (RK_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  rows = g_task_propagate_pointer (G_TASK (result), error);
  if (rows == NULL)
    return NULL;
  folder = get_deleted_folder (self);
  items = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < rows->len; i++)
    g_ptr_array_add (items, _rk_library_item_new (folder, rows->pdata[i]));
  return items;
}

/**
 * rk_library_erase:
 * @self: a library
 * @deleted: a file that was deleted from it
 * @error: return location for a #GError: %RK_ERROR_IO
 *
 * Removes the file for good.
 *
 * Returns: %FALSE with @error set if it is still there
 */
gboolean
rk_library_erase (RkLibrary  *self,
                  GFile      *deleted,
                  GError    **error)
{
  g_autofree char *deleted_name = NULL;
  g_autofree char *name = NULL;
  g_autofree char *shown = NULL;
  g_autoptr (GError) problem = NULL;

  g_return_val_if_fail (RK_IS_LIBRARY (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (deleted), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  deleted_name = g_file_get_basename (deleted);
  name = rk_file_name_parse_deleted (deleted_name, NULL);
  g_return_val_if_fail (name != NULL, FALSE);

  if (g_unlink (g_file_peek_path (deleted)) == 0 || errno == ENOENT)
    return TRUE;
  rk_file_io_fail (&problem);
  shown = g_filename_display_name (name);
  g_set_error (error, RK_ERROR, RK_ERROR_IO, _("“%1$s” could not be deleted: %2$s"), shown,
               get_reason (problem));
  return FALSE;
}
