/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-library-private.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "rk-document-private.h"
#include "rk-file-io.h"
#include "rk-file-name.h"
#include "rk-library-list.h"
#include "rk-library-scan.h"

/* How long changes in the folder are gathered before the files are read. */
#define SETTLE_MILLISECONDS 250

struct _RkLibrary
{
  GObject parent_instance;

  /* Owned References */
  GFile *folder;
  GFile *index;
  RkLibraryList *list;
  GFileMonitor *monitor;
  char *problem;

  /* Borrowed documents, with the name of the file while it is in the folder,
   * else an empty one. */
  GHashTable *documents;

  /* Names of files that may have changed since they were read. */
  GHashTable *suspects;
  guint suspects_timeout;

  /* The reading that is under way, the names it has met, those that the library
   * itself has moved meanwhile, so that what it says of them does not count,
   * and who waits for the next one. */
  RkLibraryScan *scan;
  GHashTable *met;
  GHashTable *moved;
  GTask *load;
  GQueue waiting;
};

enum
{
  PROP_0,
  PROP_FOLDER,
  PROP_LOADING,
  PROP_PROBLEM,
  PROP_ITEM_TYPE,
  PROP_N_ITEMS,
  N_PROPS
};

static void list_model_iface_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (RkLibrary, rk_library, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static GParamSpec *properties[N_PROPS];

enum
{
  ITEMS_UPDATED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void start_next (RkLibrary *self);

static GHashTable *
new_name_set (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

static GType
rk_library_get_item_type (GListModel *model)
{
  return RK_TYPE_LIBRARY_ITEM;
}

static guint
rk_library_get_n_items (GListModel *model)
{
  return g_list_model_get_n_items (rk_library_list_get_model (RK_LIBRARY (model)->list));
}

static gpointer
rk_library_get_item (GListModel *model,
                     guint       position)
{
  return g_list_model_get_item (rk_library_list_get_model (RK_LIBRARY (model)->list), position);
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = rk_library_get_item_type;
  iface->get_n_items = rk_library_get_n_items;
  iface->get_item = rk_library_get_item;
}

static void
items_changed_cb (RkLibrary  *self,
                  guint       position,
                  guint       removed,
                  guint       added,
                  GListModel *items)
{
  g_list_model_items_changed (G_LIST_MODEL (self), position, removed, added);
  if (removed != added)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_ITEMS]);
}

static void
set_problem (RkLibrary    *self,
             const GError *error)
{
  g_autofree char *problem = NULL;

  if (error != NULL)
    {
      g_autofree char *path = g_file_get_path (self->folder);
      g_autofree char *name = g_filename_display_name (path);

      /* TRANSLATORS: a folder, and the reason in the words of the system. */
      problem = g_strdup_printf (_("The folder “%1$s” cannot be used: %2$s"), name, error->message);
    }
  if (g_set_str (&self->problem, problem))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROBLEM]);
}

/* The names of the files that an open document speaks for. */
static GHashTable *
get_document_names (RkLibrary *self)
{
  GHashTable *names = g_hash_table_new (g_str_hash, g_str_equal);
  GHashTableIter iter;
  gpointer name;

  g_hash_table_iter_init (&iter, self->documents);
  while (g_hash_table_iter_next (&iter, NULL, &name))
    if (*(const char *) name != '\0')
      g_hash_table_add (names, name);
  return names;
}

/* Views hear of items that come and go; of those that stay and are another now they
 * hear here. */
static void
take_rows (RkLibrary *self,
           GPtrArray *rows)
{
  guint n_changes = rk_library_list_get_n_changes (self->list);

  rk_library_list_take_rows (self->list, rows);
  if (rk_library_list_get_n_changes (self->list) != n_changes)
    g_signal_emit (self, signals[ITEMS_UPDATED], 0);
}

static void
take_row (RkLibrary    *self,
          RkLibraryRow *row)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();

  g_ptr_array_add (rows, row);
  take_rows (self, rows);
}

static void
rows_found (GPtrArray *rows,
            gpointer   user_data)
{
  RkLibrary *self = user_data;
  g_autoptr (GHashTable) open = get_document_names (self);
  g_autoptr (GPtrArray) valid = g_ptr_array_new ();

  for (guint i = 0; i < rows->len; i++)
    {
      RkLibraryRow *row = g_ptr_array_index (rows, i);

      g_hash_table_add (self->met, g_strdup (row->name));
      if (!g_hash_table_contains (open, row->name) &&
          !g_hash_table_contains (self->moved, row->name))
        g_ptr_array_add (valid, row);
    }
  take_rows (self, valid);
}

/* After a full scan: what it did not meet is gone. */
static void
remove_unmet (RkLibrary *self)
{
  g_autoptr (GHashTable) open = get_document_names (self);
  g_autoptr (GPtrArray) rows = rk_library_list_get_rows (self->list);

  for (guint i = 0; i < rows->len; i++)
    {
      const char *name = ((RkLibraryRow *) g_ptr_array_index (rows, i))->name;

      if (!g_hash_table_contains (self->met, name) &&
          !g_hash_table_contains (open, name) &&
          !g_hash_table_contains (self->moved, name))
        rk_library_list_remove (self->list, name);
    }
}

static void
scan_in_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  GError *error = NULL;

  if (rk_library_scan_run (task_data, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
end_load (RkLibrary    *self,
          const GError *error)
{
  g_autoptr (GTask) load = g_steal_pointer (&self->load);
  gboolean cancelled = g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);

  if (!cancelled)
    {
      remove_unmet (self);
      set_problem (self, error);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOADING]);
  if (cancelled)
    g_task_return_error (load, g_error_copy (error));
  else if (error != NULL)
    g_task_return_new_error_literal (load, RK_ERROR, RK_ERROR_IO, self->problem);
  else
    g_task_return_boolean (load, TRUE);
}

static void
scan_done_cb (GObject      *object,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (RkLibrary) self = user_data;
  g_autoptr (GError) error = NULL;
  gboolean full = rk_library_scan_is_full (self->scan);

  g_task_propagate_boolean (G_TASK (result), &error);
  rk_library_scan_deliver (self->scan);
  g_clear_pointer (&self->scan, rk_library_scan_unref);
  if (full)
    end_load (self, error);
  start_next (self);
}

/* Reads the files of these @names, or all. Takes over @names. */
static void
start_scan (RkLibrary    *self,
            GHashTable   *names,
            GCancellable *cancellable)
{
  g_autoptr (GPtrArray) known = rk_library_list_get_rows (self->list);
  g_autoptr (GTask) task = NULL;

  self->scan = rk_library_scan_new (g_file_peek_path (self->folder),
                                    self->index == NULL ? NULL : g_file_peek_path (self->index),
                                    known, names, rows_found, self);
  g_hash_table_remove_all (self->met);
  g_hash_table_remove_all (self->moved);
  /* The library lives until the scan is done. It is not the source object: a
   * worker may drop the task last, and that must not end in its thread. */
  task = g_task_new (NULL, cancellable, scan_done_cb, g_object_ref (self));
  g_task_set_source_tag (task, start_scan);
  g_task_set_task_data (task, rk_library_scan_ref (self->scan),
                        (GDestroyNotify) rk_library_scan_unref);
  g_task_run_in_thread (task, scan_in_thread);
}

/* Of an open file the document knows more than the disk. */
static void
start_suspects (RkLibrary *self)
{
  g_autoptr (GHashTable) open = get_document_names (self);
  g_autoptr (GHashTable) names = g_steal_pointer (&self->suspects);
  GHashTableIter iter;
  gpointer name;

  self->suspects = new_name_set ();
  g_hash_table_iter_init (&iter, names);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    if (g_hash_table_contains (open, name))
      g_hash_table_iter_remove (&iter);
  if (g_hash_table_size (names) > 0)
    start_scan (self, g_steal_pointer (&names), NULL);
}

static gboolean
suspects_timeout_cb (gpointer user_data)
{
  RkLibrary *self = user_data;

  self->suspects_timeout = 0;
  if (self->scan == NULL)
    start_suspects (self);
  return G_SOURCE_REMOVE;
}

static void
wait_for_suspects (RkLibrary *self)
{
  if (self->suspects_timeout == 0)
    self->suspects_timeout = g_timeout_add (SETTLE_MILLISECONDS, suspects_timeout_cb, self);
}

static void
suspect (RkLibrary  *self,
         const char *name)
{
  g_hash_table_add (self->suspects, g_strdup (name));
  wait_for_suspects (self);
}

/* Whether another document than @own has the place: also by way of a symbolic link; or it had a
 * link there, and @file is in its place by now. */
static gboolean
is_taken (RkLibrary  *self,
          GFile      *file,
          RkDocument *own)
{
  g_autoptr (GFile) real = rk_file_io_resolve (file);
  GHashTableIter iter;
  gpointer document;

  g_hash_table_iter_init (&iter, self->documents);
  while (g_hash_table_iter_next (&iter, &document, NULL))
    if (document != own &&
        (_rk_document_is_for (document, real) ||
         rk_file_io_is_same_place (rk_document_get_file (document), file)))
      return TRUE;
  return FALSE;
}

/* What another program calls a file that is open is what it is saved as from then on. */
static void
follow_renamed (RkLibrary *self,
                GFile     *file,
                GFile     *other)
{
  RkDocument *document = _rk_library_find_document (self, file);
  g_autofree char *name = g_file_get_basename (other);

  /* A backup that an editor makes has no name of ours. And where another open file was, its
   * document tells what has become of it. */
  if (document != NULL && rk_file_name_is_shown (name) &&
      !is_taken (self, other, document))
    _rk_document_follow_renamed (document, other);
}

static void
monitor_cb (RkLibrary         *self,
            GFile             *file,
            GFile             *other,
            GFileMonitorEvent  event,
            GFileMonitor      *monitor)
{
  GFile *files[] = { file, other };

  if (event == G_FILE_MONITOR_EVENT_RENAMED)
    follow_renamed (self, file, other);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *name = NULL;

      if (files[i] == NULL || !g_file_has_parent (files[i], self->folder))
        continue;
      name = g_file_get_basename (files[i]);
      if (rk_file_name_is_shown (name))
        suspect (self, name);
    }
}

/* Made anew with each load: the folder may be another one than before. */
static void
watch_folder (RkLibrary *self)
{
  g_autoptr (GError) error = NULL;

  g_clear_object (&self->monitor);
  self->monitor = g_file_monitor_directory (self->folder, G_FILE_MONITOR_WATCH_MOVES, NULL, &error);
  if (self->monitor == NULL)
    g_debug ("Changes from outside will not be seen: %s", error->message);
  else
    g_signal_connect_object (self->monitor, "changed", G_CALLBACK (monitor_cb), self,
                             G_CONNECT_SWAPPED);
}

static void
start_load (RkLibrary *self)
{
  self->load = g_queue_pop_head (&self->waiting);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOADING]);
  /* Before it is watched; the scan tells if that cannot be done. */
  g_mkdir_with_parents (g_file_peek_path (self->folder), 0700);
  watch_folder (self);
  g_hash_table_remove_all (self->suspects);
  start_scan (self, NULL, g_task_get_cancellable (self->load));
}

/* One reading at a time. */
static void
start_next (RkLibrary *self)
{
  if (self->scan != NULL)
    return;
  if (!g_queue_is_empty (&self->waiting))
    start_load (self);
  else if (g_hash_table_size (self->suspects) > 0)
    wait_for_suspects (self);
}

/* Shows what an open document holds, whether it is on disk yet or not. */
static void
show_document (RkLibrary  *self,
               RkDocument *document)
{
  const char *name = g_hash_table_lookup (self->documents, document);
  const RkFileStamp unknown = { 0, -1 };
  g_autoptr (RkLibraryRow) row = NULL;

  if (name == NULL || *name == '\0')
    return;
  row = rk_library_row_new_content (name, &unknown, rk_document_get_content (document));
  row->unsaved = rk_document_get_problem (document) != NULL;
  take_row (self, row);
}

static void
document_problem_cb (RkLibrary  *self,
                     GParamSpec *pspec,
                     RkDocument *document)
{
  show_document (self, document);
}

static void
document_changed_cb (RkLibrary  *self,
                     RkDocument *document)
{
  show_document (self, document);
}

static void
set_document_name (RkLibrary  *self,
                   RkDocument *document)
{
  GFile *file = rk_document_get_file (document);
  g_autofree char *name = rk_file_name_get (file);
  g_autoptr (GFile) place = g_file_get_child (self->folder, name);

  g_hash_table_insert (self->documents, document,
                       g_strdup (rk_file_io_is_same_place (file, place) ? name : ""));
}

static void
document_moved_cb (RkLibrary  *self,
                   GParamSpec *pspec,
                   RkDocument *document)
{
  g_autofree char *name = g_strdup (g_hash_table_lookup (self->documents, document));

  set_document_name (self, document);
  if (*name != '\0')
    _rk_library_forget (self, name);
  show_document (self, document);
}

/* From now on its file speaks for itself. */
static void
document_gone_cb (gpointer  data,
                  GObject  *document)
{
  RkLibrary *self = data;
  g_autofree char *name = NULL;

  g_hash_table_steal_extended (self->documents, document, NULL, (gpointer *) &name);
  if (*name != '\0')
    suspect (self, name);
}

static void
document_replaced_cb (RkLibrary  *self,
                      RkDocument *successor,
                      RkDocument *document)
{
  g_autofree char *name = NULL;

  g_object_weak_unref (G_OBJECT (document), document_gone_cb, self);
  g_signal_handlers_disconnect_by_data (document, self);
  g_hash_table_steal_extended (self->documents, document, NULL, (gpointer *) &name);
  rk_library_watch_document (self, successor);
  /* Unless @successor has it. */
  if (*name != '\0')
    suspect (self, name);
}

static void
release_documents (RkLibrary *self)
{
  GHashTableIter iter;
  gpointer document;

  g_hash_table_iter_init (&iter, self->documents);
  while (g_hash_table_iter_next (&iter, &document, NULL))
    {
      g_object_weak_unref (document, document_gone_cb, self);
      g_signal_handlers_disconnect_by_data (document, self);
    }
  g_hash_table_remove_all (self->documents);
}

static void
rk_library_dispose (GObject *object)
{
  RkLibrary *self = RK_LIBRARY (object);

  release_documents (self);
  g_clear_object (&self->monitor);
  g_clear_handle_id (&self->suspects_timeout, g_source_remove);

  G_OBJECT_CLASS (rk_library_parent_class)->dispose (object);
}

static void
rk_library_finalize (GObject *object)
{
  RkLibrary *self = RK_LIBRARY (object);

  g_clear_object (&self->folder);
  g_clear_object (&self->index);
  g_clear_pointer (&self->list, rk_library_list_free);
  g_clear_pointer (&self->problem, g_free);
  g_clear_pointer (&self->documents, g_hash_table_unref);
  g_clear_pointer (&self->suspects, g_hash_table_unref);
  g_clear_pointer (&self->met, g_hash_table_unref);
  g_clear_pointer (&self->moved, g_hash_table_unref);

  G_OBJECT_CLASS (rk_library_parent_class)->finalize (object);
}

static void
rk_library_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  RkLibrary *self = RK_LIBRARY (object);

  switch (prop_id)
    {
    case PROP_FOLDER:
      g_value_set_object (value, self->folder);
      break;

    case PROP_LOADING:
      g_value_set_boolean (value, rk_library_is_loading (self));
      break;

    case PROP_PROBLEM:
      g_value_set_string (value, self->problem);
      break;

    case PROP_ITEM_TYPE:
      g_value_set_gtype (value, RK_TYPE_LIBRARY_ITEM);
      break;

    case PROP_N_ITEMS:
      g_value_set_uint (value, rk_library_get_n_items (G_LIST_MODEL (self)));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_library_class_init (RkLibraryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = rk_library_dispose;
  object_class->finalize = rk_library_finalize;
  object_class->get_property = rk_library_get_property;

  properties[PROP_FOLDER] =
    g_param_spec_object ("folder", NULL, NULL, G_TYPE_FILE, flags);
  properties[PROP_LOADING] =
    g_param_spec_boolean ("loading", NULL, NULL, FALSE, flags);
  properties[PROP_PROBLEM] =
    g_param_spec_string ("problem", NULL, NULL, NULL, flags);
  properties[PROP_ITEM_TYPE] =
    g_param_spec_gtype ("item-type", NULL, NULL, G_TYPE_OBJECT, flags);
  properties[PROP_N_ITEMS] =
    g_param_spec_uint ("n-items", NULL, NULL, 0, G_MAXUINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * RkLibrary::items-updated:
   * @self: the library
   *
   * Items that were in the list before have changed: who sorts or filters them
   * does so again.
   */
  signals[ITEMS_UPDATED] =
    g_signal_new ("items-updated", RK_TYPE_LIBRARY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
}

static void
rk_library_init (RkLibrary *self)
{
  self->documents = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  self->suspects = new_name_set ();
  self->met = new_name_set ();
  self->moved = new_name_set ();
  g_queue_init (&self->waiting);
}

/**
 * rk_library_new:
 * @folder: a folder on this computer; made when it is read and missing
 * @index: (nullable): a file in the cache, %NULL for none
 *
 * Returns: (transfer full): a library that has not been read yet
 */
RkLibrary *
rk_library_new (GFile *folder,
                GFile *index)
{
  RkLibrary *self;

  g_return_val_if_fail (G_IS_FILE (folder) && g_file_is_native (folder), NULL);
  g_return_val_if_fail (index == NULL || g_file_is_native (index), NULL);

  self = g_object_new (RK_TYPE_LIBRARY, NULL);
  self->folder = g_object_ref (folder);
  g_set_object (&self->index, index);
  self->list = rk_library_list_new (folder);
  g_signal_connect_object (rk_library_list_get_model (self->list), "items-changed",
                           G_CALLBACK (items_changed_cb), self, G_CONNECT_SWAPPED);
  return self;
}

/**
 * rk_library_load_async:
 * @self: a library
 * @cancellable: (nullable): a #GCancellable
 * @callback: called when everything is in the list
 * @user_data: for @callback
 *
 * Reads the folder (again) in the background; the items come as they are read. From
 * then on changes that other programs make in the folder are followed. A load that is
 * under way is ended first.
 */
void
rk_library_load_async (RkLibrary           *self,
                       GCancellable        *cancellable,
                       GAsyncReadyCallback  callback,
                       gpointer             user_data)
{
  GTask *task;

  g_return_if_fail (RK_IS_LIBRARY (self));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, rk_library_load_async);
  g_queue_push_tail (&self->waiting, task);
  start_next (self);
}

/**
 * rk_library_load_finish:
 * @self: a library
 * @result: a #GAsyncResult
 * @error: return location for a #GError: %RK_ERROR_IO
 *
 * Ends rk_library_load_async().
 *
 * Returns: %FALSE with @error set if the folder cannot be read
 */
gboolean
rk_library_load_finish (RkLibrary     *self,
                        GAsyncResult  *result,
                        GError       **error)
{
  g_return_val_if_fail (RK_IS_LIBRARY (self), FALSE);
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/**
 * rk_library_get_folder:
 * @self: a library
 *
 * Returns: (transfer none): the folder
 */
GFile *
rk_library_get_folder (RkLibrary *self)
{
  g_return_val_if_fail (RK_IS_LIBRARY (self), NULL);

  return self->folder;
}

/**
 * rk_library_is_loading:
 * @self: a library
 *
 * Returns: whether the whole folder is being read
 */
gboolean
rk_library_is_loading (RkLibrary *self)
{
  g_return_val_if_fail (RK_IS_LIBRARY (self), FALSE);

  return self->load != NULL;
}

/**
 * rk_library_watch_document:
 * @self: a library
 * @document: an open document
 *
 * Follows @document as long as it is open: its item shows each change at once,
 * and it goes with its file when that is deleted or restored. Harmless for a
 * document that is followed already; one of a file elsewhere has no item.
 */
void
rk_library_watch_document (RkLibrary  *self,
                           RkDocument *document)
{
  g_return_if_fail (RK_IS_LIBRARY (self));
  g_return_if_fail (RK_IS_DOCUMENT (document));

  if (g_hash_table_contains (self->documents, document))
    return;
  set_document_name (self, document);
  g_object_weak_ref (G_OBJECT (document), document_gone_cb, self);
  g_signal_connect_object (document, "notify::file", G_CALLBACK (document_moved_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::problem", G_CALLBACK (document_problem_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "changed", G_CALLBACK (document_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "replaced", G_CALLBACK (document_replaced_cb), self,
                           G_CONNECT_SWAPPED);
  show_document (self, document);
}

/*
 * _rk_library_find_document:
 * @self: a library
 * @file: a file
 *
 * Returns: (transfer none) (nullable): the document of @file that is followed
 */
RkDocument *
_rk_library_find_document (RkLibrary *self,
                           GFile     *file)
{
  GHashTableIter iter;
  gpointer document;

  g_hash_table_iter_init (&iter, self->documents);
  while (g_hash_table_iter_next (&iter, &document, NULL))
    if (rk_file_io_is_same_place (rk_document_get_file (document), file))
      return document;
  return NULL;
}

/*
 * _rk_library_take_unsaved:
 * @self: a library
 *
 * Returns: (transfer full): to the names of files (element-type utf8 RkFileSnapshot) what
 *   open documents have not saved in them yet; free it in the same thread
 */
GHashTable *
_rk_library_take_unsaved (RkLibrary *self)
{
  GHashTable *unsaved = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                               (GDestroyNotify) rk_file_snapshot_free);
  GHashTableIter iter;
  gpointer document, name;

  g_hash_table_iter_init (&iter, self->documents);
  while (g_hash_table_iter_next (&iter, &document, &name))
    if (*(const char *) name != '\0' && rk_document_is_unsaved (document))
      g_hash_table_insert (unsaved, g_strdup (name),
                           rk_file_snapshot_new (rk_document_get_content (document)));
  return unsaved;
}

/*
 * _rk_library_forget:
 * @self: a library
 * @name: the name of a file that was moved away
 *
 * Removes the item, also against a scan that has seen the file.
 */
void
_rk_library_forget (RkLibrary  *self,
                    const char *name)
{
  g_hash_table_add (self->moved, g_strdup (name));
  rk_library_list_remove (self->list, name);
}

/*
 * _rk_library_take_rows:
 * @self: a library
 * @rows: (element-type RkLibraryRow): what was put into the folder
 *
 * Shows the files at once, also against a scan that has not seen them.
 */
void
_rk_library_take_rows (RkLibrary *self,
                       GPtrArray *rows)
{
  for (guint i = 0; i < rows->len; i++)
    g_hash_table_add (self->moved, g_strdup (((RkLibraryRow *) rows->pdata[i])->name));
  take_rows (self, rows);
}

/*
 * _rk_library_get_list:
 * @self: a library
 *
 * Returns: (transfer none): what it lists
 */
RkLibraryList *
_rk_library_get_list (RkLibrary *self)
{
  return self->list;
}

/*
 * _rk_library_read_now:
 * @self: a library
 * @name: the name of a file that was put into the folder
 *
 * Shows the file at once, also against a scan that has not seen it; not if it is gone.
 */
void
_rk_library_read_now (RkLibrary  *self,
                      const char *name)
{
  g_autoptr (RkLibraryRow) row = rk_library_row_read (g_file_peek_path (self->folder), name);
  g_autofree char *path = g_build_filename (g_file_peek_path (self->folder), name, NULL);

  if (row->problem != NULL && !g_file_test (path, G_FILE_TEST_EXISTS))
    {
      rk_library_row_unref (row);
      row = rk_library_row_new_missing (name);
    }
  g_hash_table_add (self->moved, g_strdup (name));
  take_row (self, row);
}
