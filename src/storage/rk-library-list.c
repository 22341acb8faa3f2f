/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-library-list.h"

#include "rk-library-item-private.h"

struct _RkLibraryList
{
  GFile *folder;
  GListStore *items;

  /* The items again; the names belong to their rows. */
  GHashTable *by_name;

  /* And by their ids, in arrays: several files may have the same. */
  GHashTable *by_id;

  /* How many there are, by RkFileKind. */
  guint n_files[RK_FILE_KIND_TOURNAMENT + 1];

  guint n_changes;
};

/**
 * rk_library_list_new:
 * @folder: the folder of the library
 *
 * Returns: (transfer full): an empty list
 */
RkLibraryList *
rk_library_list_new (GFile *folder)
{
  RkLibraryList *self = g_new0 (RkLibraryList, 1);

  self->folder = g_object_ref (folder);
  self->items = g_list_store_new (RK_TYPE_LIBRARY_ITEM);
  self->by_name = g_hash_table_new (g_str_hash, g_str_equal);
  self->by_id = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                       (GDestroyNotify) g_ptr_array_unref);
  return self;
}

/**
 * rk_library_list_free:
 * @self: (transfer full): a list
 */
void
rk_library_list_free (RkLibraryList *self)
{
  g_hash_table_unref (self->by_name);
  g_hash_table_unref (self->by_id);
  g_object_unref (self->items);
  g_object_unref (self->folder);
  g_free (self);
}

/**
 * rk_library_list_get_model:
 * @self: a list
 *
 * Returns: (transfer none): a model of #RkLibraryItem, newest first
 */
GListModel *
rk_library_list_get_model (RkLibraryList *self)
{
  return G_LIST_MODEL (self->items);
}

/**
 * rk_library_list_get_rows:
 * @self: a list
 *
 * Returns: (transfer container) (element-type RkLibraryRow): the rows of the
 *   items, in no order; borrowed until the list changes
 */
GPtrArray *
rk_library_list_get_rows (RkLibraryList *self)
{
  GPtrArray *rows = g_ptr_array_sized_new (g_hash_table_size (self->by_name));
  GHashTableIter iter;
  gpointer item;

  g_hash_table_iter_init (&iter, self->by_name);
  while (g_hash_table_iter_next (&iter, NULL, &item))
    g_ptr_array_add (rows, _rk_library_item_get_row (item));
  return rows;
}

/**
 * rk_library_list_find:
 * @self: a list
 * @name: the name of a file
 *
 * Returns: (transfer none) (nullable): its item
 */
RkLibraryItem *
rk_library_list_find (RkLibraryList *self,
                      const char    *name)
{
  return g_hash_table_lookup (self->by_name, name);
}

/**
 * rk_library_list_find_id:
 * @self: a list
 * @id: the id of a match or tournament
 *
 * Returns: (transfer none) (nullable) (element-type RkLibraryItem): the items of the
 *   files that have this id, borrowed until the list changes
 */
GPtrArray *
rk_library_list_find_id (RkLibraryList *self,
                         const char    *id)
{
  return g_hash_table_lookup (self->by_id, id);
}

/**
 * rk_library_list_get_n_changes:
 * @self: a list
 *
 * Returns: how often an item that is in the list has changed
 */
guint
rk_library_list_get_n_changes (RkLibraryList *self)
{
  return self->n_changes;
}

/**
 * rk_library_list_get_n_files:
 * @self: a list
 * @kind: a kind of files
 *
 * Returns: how many of the items are of @kind
 */
guint
rk_library_list_get_n_files (RkLibraryList *self,
                             RkFileKind     kind)
{
  return self->n_files[kind];
}

static void
mark_twins (GPtrArray *twins)
{
  for (guint i = 0; i < twins->len && i < 2; i++)
    _rk_library_item_set_twin (twins->pdata[i], twins->len > 1);
}

static void
add_id (RkLibraryList *self,
        RkLibraryItem *item)
{
  const char *id = _rk_library_item_get_row (item)->id;
  GPtrArray *twins;

  if (id == NULL)
    return;
  twins = g_hash_table_lookup (self->by_id, id);
  if (twins == NULL)
    {
      twins = g_ptr_array_new ();
      g_hash_table_insert (self->by_id, g_strdup (id), twins);
    }
  /* At the front, so that it is among those that are looked at. */
  g_ptr_array_insert (twins, 0, item);
  mark_twins (twins);
}

static void
remove_id (RkLibraryList *self,
           RkLibraryItem *item)
{
  const char *id = _rk_library_item_get_row (item)->id;
  GPtrArray *twins;

  if (id == NULL)
    return;
  twins = g_hash_table_lookup (self->by_id, id);
  g_ptr_array_remove (twins, item);
  _rk_library_item_set_twin (item, FALSE);
  if (twins->len > 0)
    mark_twins (twins);
  else
    g_hash_table_remove (self->by_id, id);
}

/* The place of @row in the list, whether it is there or not. */
static guint
find_place (RkLibraryList      *self,
            const RkLibraryRow *row)
{
  guint low = 0;
  guint high = g_list_model_get_n_items (G_LIST_MODEL (self->items));

  while (low < high)
    {
      guint middle = low + (high - low) / 2;
      g_autoptr (RkLibraryItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), middle);

      if (rk_library_row_compare (_rk_library_item_get_row (item), row) < 0)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

static void
remove_item (RkLibraryList *self,
             RkLibraryItem *item)
{
  RkLibraryRow *row = _rk_library_item_get_row (item);
  guint place = find_place (self, row);

  g_hash_table_remove (self->by_name, row->name);
  self->n_files[row->kind]--;
  remove_id (self, item);
  g_list_store_remove (self->items, place);
}

/* Whether an item at @place may stay there with the new @row. */
static gboolean
fits_at (RkLibraryList      *self,
         guint               place,
         const RkLibraryRow *row)
{
  GListModel *items = G_LIST_MODEL (self->items);
  g_autoptr (RkLibraryItem) before = place > 0 ? g_list_model_get_item (items, place - 1) : NULL;
  g_autoptr (RkLibraryItem) after = g_list_model_get_item (items, place + 1);

  return (before == NULL ||
          rk_library_row_compare (_rk_library_item_get_row (before), row) < 0) &&
         (after == NULL ||
          rk_library_row_compare (row, _rk_library_item_get_row (after)) < 0);
}

static void
change_item (RkLibraryList *self,
             RkLibraryItem *item,
             RkLibraryRow  *row)
{
  g_autoptr (RkLibraryItem) kept = g_object_ref (item);
  RkLibraryRow *old = _rk_library_item_get_row (item);
  guint place = find_place (self, old);
  gboolean stays = fits_at (self, place, row);
  gboolean is_other = g_strcmp0 (old->id, row->id) != 0;

  /* The key of the table belongs to the row. */
  g_hash_table_remove (self->by_name, row->name);
  if (is_other)
    remove_id (self, item);
  self->n_files[old->kind]--;
  self->n_files[row->kind]++;
  if (!stays)
    g_list_store_remove (self->items, place);
  _rk_library_item_set_row (item, row);
  g_hash_table_insert (self->by_name, row->name, item);
  if (is_other)
    add_id (self, item);
  self->n_changes++;
  if (!stays)
    g_list_store_insert (self->items, find_place (self, row), item);
}

static int
compare_items (gconstpointer a,
               gconstpointer b)
{
  return rk_library_row_compare (_rk_library_item_get_row (*(RkLibraryItem **) a),
                                 _rk_library_item_get_row (*(RkLibraryItem **) b));
}

/* Inserts new items; neighbours together, so that views hear of few changes. */
static void
insert_items (RkLibraryList *self,
              GPtrArray     *items)
{
  guint end = items->len;

  g_ptr_array_sort (items, compare_items);
  for (guint i = 0; i < items->len; i++)
    {
      const RkLibraryRow *row = _rk_library_item_get_row (items->pdata[i]);

      g_hash_table_insert (self->by_name, row->name, items->pdata[i]);
      self->n_files[row->kind]++;
      add_id (self, items->pdata[i]);
    }
  while (end > 0)
    {
      guint begin = end - 1;
      guint place = find_place (self, _rk_library_item_get_row (items->pdata[begin]));

      while (begin > 0 &&
             find_place (self, _rk_library_item_get_row (items->pdata[begin - 1])) == place)
        begin--;
      g_list_store_splice (self->items, place, 0, items->pdata + begin, end - begin);
      end = begin;
    }
}

/**
 * rk_library_list_take_rows:
 * @self: a list
 * @rows: (element-type RkLibraryRow): rows of different files
 *
 * Puts rows into the list; one of a file that is gone removes its item.
 */
void
rk_library_list_take_rows (RkLibraryList *self,
                           GPtrArray     *rows)
{
  g_autoptr (GPtrArray) added = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < rows->len; i++)
    {
      RkLibraryRow *row = g_ptr_array_index (rows, i);
      RkLibraryItem *item = g_hash_table_lookup (self->by_name, row->name);

      if (row->missing)
        rk_library_list_remove (self, row->name);
      else if (item == NULL)
        g_ptr_array_add (added, _rk_library_item_new (self->folder, row));
      /* A file that has not changed comes with the row that is known. */
      else if (_rk_library_item_get_row (item) != row)
        change_item (self, item, row);
    }
  insert_items (self, added);
}

/**
 * rk_library_list_remove:
 * @self: a list
 * @name: the name of a file
 *
 * Removes the item of the file, if there is one.
 */
void
rk_library_list_remove (RkLibraryList *self,
                        const char    *name)
{
  RkLibraryItem *item = g_hash_table_lookup (self->by_name, name);

  if (item != NULL)
    remove_item (self, item);
}
