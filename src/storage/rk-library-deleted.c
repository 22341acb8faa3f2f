/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-library-private.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "rk-document-private.h"
#include "rk-file-name.h"
#include "rk-library-scan.h"

#define DELETED_FOLDER "deleted"
#define KEPT_DAYS      30

/* Gives the name for the file number so many that wants the same place. */
typedef char *(*NameFunc) (const char *name,
                           gpointer    data,
                           guint       number);

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
  RkFileKind kind = RK_FILE_KIND_MATCH;

  rk_file_kind_from_name (name, &kind);
  return rk_file_name_number (stem, number, kind);
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
    g_debug ("No folder %s: %s", g_file_peek_path (folder), g_strerror (errno));
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
  g_autoptr (GDateTime) now = NULL;
  g_autoptr (GError) problem = NULL;
  g_autofree char *name = NULL;
  GFile *deleted;

  g_return_val_if_fail (RK_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (RK_IS_LIBRARY_ITEM (item), NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  file = g_object_ref (rk_library_item_get_file (item));
  name = g_file_get_basename (file);
  folder = g_file_get_child (rk_library_get_folder (self), DELETED_FOLDER);
  now = g_date_time_new_now_utc ();
  deleted = move_to_free_name (self, file, folder, name, name_deleted, now, &problem);
  if (deleted != NULL || g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    _rk_library_forget (self, name);
  if (deleted == NULL)
    {
      g_autofree char *shown = g_filename_display_name (name);

      /* TRANSLATORS: a file name, and the reason in the words of the system. */
      g_set_error (error, RK_ERROR, RK_ERROR_IO, _("“%1$s” could not be deleted: %2$s"), shown,
                   problem->message);
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

      /* TRANSLATORS: a file name, and the reason in the words of the system. */
      g_set_error (error, RK_ERROR, RK_ERROR_IO, _("“%1$s” could not be restored: %2$s"), shown,
                   problem->message);
      return FALSE;
    }
  if (_rk_library_find_document (self, restored) == NULL)
    {
      g_autofree char *new_name = g_file_get_basename (restored);

      _rk_library_read_now (self, new_name);
    }
  return TRUE;
}

/* A document that is still open would bring the file back. */
static gboolean
is_due (RkLibrary  *self,
        GFile      *file,
        GDateTime  *limit)
{
  g_autofree char *deleted_name = g_file_get_basename (file);
  g_autofree char *name = NULL;
  g_autoptr (GDateTime) when = NULL;

  name = rk_file_name_parse_deleted (deleted_name, &when);
  return name != NULL && g_date_time_compare (when, limit) < 0 &&
         _rk_library_find_document (self, file) == NULL;
}

/**
 * rk_library_purge_deleted:
 * @self: a library
 *
 * Removes for good what was deleted more than 30 days ago. Files in the folder
 * that were not put there by rk_library_delete() are left alone.
 */
void
rk_library_purge_deleted (RkLibrary *self)
{
  g_autoptr (GFile) folder = NULL;
  g_autoptr (GDir) dir = NULL;
  g_autoptr (GDateTime) now = NULL;
  g_autoptr (GDateTime) limit = NULL;
  const char *name;

  g_return_if_fail (RK_IS_LIBRARY (self));

  folder = g_file_get_child (rk_library_get_folder (self), DELETED_FOLDER);
  rk_library_scan_remove_left (g_file_peek_path (folder));
  dir = g_dir_open (g_file_peek_path (folder), 0, NULL);
  now = g_date_time_new_now_utc ();
  limit = g_date_time_add_days (now, -KEPT_DAYS);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autoptr (GFile) file = g_file_get_child (folder, name);

      if (is_due (self, file, limit))
        g_unlink (g_file_peek_path (file));
    }
}
