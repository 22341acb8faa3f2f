/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-file-name.h"
#include "rk-library-item-private.h"
#include "rk-library-private.h"

/**
 * rk_library_find:
 * @self: a library
 * @kind: what the file holds
 * @id: the id of a match or tournament
 *
 * Returns: (transfer none) (nullable): the item of the file with this @id, the
 *   one changed last if there are several
 */
RkLibraryItem *
rk_library_find (RkLibrary  *self,
                 RkFileKind  kind,
                 const char *id)
{
  GPtrArray *twins;
  RkLibraryItem *found = NULL;

  g_return_val_if_fail (RK_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  twins = rk_library_list_find_id (_rk_library_get_list (self), id);
  for (guint i = 0; twins != NULL && i < twins->len; i++)
    {
      RkLibraryItem *item = g_ptr_array_index (twins, i);

      if (rk_library_item_get_kind (item) == kind &&
          (found == NULL || rk_library_row_compare (_rk_library_item_get_row (item),
                                                    _rk_library_item_get_row (found)) < 0))
        found = item;
    }
  return found;
}

/**
 * rk_library_find_file:
 * @self: a library
 * @file: a file in its folder
 *
 * Returns: (transfer none) (nullable): its item
 */
RkLibraryItem *
rk_library_find_file (RkLibrary *self,
                      GFile     *file)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (RK_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  name = rk_file_name_get (file);
  return g_file_has_parent (file, rk_library_get_folder (self))
           ? rk_library_list_find (_rk_library_get_list (self), name) : NULL;
}

/**
 * rk_library_get_n_files:
 * @self: a library
 * @kind: a kind of files
 *
 * Returns: how many files of @kind are listed, also those that cannot be read
 */
guint
rk_library_get_n_files (RkLibrary  *self,
                        RkFileKind  kind)
{
  g_return_val_if_fail (RK_IS_LIBRARY (self), 0);
  g_return_val_if_fail (kind <= RK_FILE_KIND_TOURNAMENT, 0);

  return rk_library_list_get_n_files (_rk_library_get_list (self), kind);
}

/**
 * rk_library_list_played:
 * @self: a library
 * @tournament: the id of a tournament
 *
 * Returns: (transfer full) (element-type RkLibraryItem): the matches of its games
 *   that are over
 */
GPtrArray *
rk_library_list_played (RkLibrary  *self,
                        const char *tournament)
{
  g_autoptr (GPtrArray) played = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  RkLibraryList *list;

  g_return_val_if_fail (RK_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (tournament != NULL, NULL);

  played = g_ptr_array_new_with_free_func (g_object_unref);
  list = _rk_library_get_list (self);
  rows = rk_library_list_get_rows (list);
  for (guint i = 0; i < rows->len; i++)
    {
      const RkLibraryRow *row = g_ptr_array_index (rows, i);

      if (row->state == RK_MATCH_OVER && g_strcmp0 (row->event, tournament) == 0)
        g_ptr_array_add (played, g_object_ref (rk_library_list_find (list, row->name)));
    }
  return g_steal_pointer (&played);
}

/*
 * _rk_library_list_rows:
 * @self: a library
 *
 * Returns: (transfer full) (element-type RkLibraryRow): what is known of the files now,
 *   for another thread
 */
GPtrArray *
_rk_library_list_rows (RkLibrary *self)
{
  g_autoptr (GPtrArray) borrowed = rk_library_list_get_rows (_rk_library_get_list (self));
  GPtrArray *rows = g_ptr_array_new_full (borrowed->len, (GDestroyNotify) rk_library_row_unref);

  for (guint i = 0; i < borrowed->len; i++)
    g_ptr_array_add (rows, rk_library_row_ref (borrowed->pdata[i]));
  return rows;
}
