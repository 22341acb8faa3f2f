/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-library-scan.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>

#include "rk-file-io.h"
#include "rk-file-name.h"
#include "rk-library-index.h"

/* How long rows are gathered before they are shown. */
#define BATCH_MILLISECONDS 50

/* A temporary file that nobody has written to for so long was left by a kill.
 * Even if not nothing is lost: the save fails, says so and is tried again. */
#define LEFT_SECONDS 60

#define NANOSECONDS 1000000000

struct _RkLibraryScan
{
  char *folder;
  char *index;
  RkLibraryScanFunc func;
  gpointer user_data;
  GMainContext *context;

  /* For the worker thread only. */
  GHashTable *known;
  GHashTable *names;
  GPtrArray *rows;

  /* Between the threads, under the mutex. */
  GMutex mutex;
  GPtrArray *batch;
  GSource *source;
};

/**
 * rk_library_scan_new:
 * @folder: the path of the folder
 * @index: (nullable): the path of the index, read and written by a full scan
 * @known: (element-type RkLibraryRow): rows that hold for files which have
 *   not changed
 * @names: (nullable) (transfer full): the set of the files to read, %NULL for
 *   all
 * @func: what gets the rows
 * @user_data: for @func; must live until the last rk_library_scan_deliver()
 *
 * Returns: (transfer full): a scan that has not begun
 */
RkLibraryScan *
rk_library_scan_new (const char        *folder,
                     const char        *index,
                     GPtrArray         *known,
                     GHashTable        *names,
                     RkLibraryScanFunc  func,
                     gpointer           user_data)
{
  RkLibraryScan *self = g_atomic_rc_box_new0 (RkLibraryScan);

  self->folder = g_strdup (folder);
  self->index = g_strdup (index);
  self->names = names;
  self->func = func;
  self->user_data = user_data;
  self->context = g_main_context_ref_thread_default ();
  self->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) rk_library_row_unref);
  self->batch = g_ptr_array_new_with_free_func ((GDestroyNotify) rk_library_row_unref);
  self->known = g_hash_table_new_full (g_str_hash, g_str_equal, NULL,
                                       (GDestroyNotify) rk_library_row_unref);
  for (guint i = 0; i < known->len; i++)
    {
      RkLibraryRow *row = g_ptr_array_index (known, i);

      g_hash_table_replace (self->known, row->name, rk_library_row_ref (row));
    }
  g_mutex_init (&self->mutex);
  return self;
}

static void
rk_library_scan_clear (gpointer data)
{
  RkLibraryScan *self = data;

  g_free (self->folder);
  g_free (self->index);
  g_main_context_unref (self->context);
  g_hash_table_unref (self->known);
  g_clear_pointer (&self->names, g_hash_table_unref);
  g_ptr_array_unref (self->rows);
  g_ptr_array_unref (self->batch);
  g_mutex_clear (&self->mutex);
}

/**
 * rk_library_scan_ref:
 * @self: a scan
 *
 * Returns: (transfer full): @self
 */
RkLibraryScan *
rk_library_scan_ref (RkLibraryScan *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_atomic_rc_box_acquire (self);
}

/**
 * rk_library_scan_unref:
 * @self: (transfer full): a scan
 *
 * Gives a reference back.
 */
void
rk_library_scan_unref (RkLibraryScan *self)
{
  g_return_if_fail (self != NULL);

  g_atomic_rc_box_release_full (self, rk_library_scan_clear);
}

/**
 * rk_library_scan_is_full:
 * @self: a scan
 *
 * Returns: whether it reads the whole folder
 */
gboolean
rk_library_scan_is_full (RkLibraryScan *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->names == NULL;
}

/**
 * rk_library_scan_deliver:
 * @self: a scan
 *
 * Gives the rows that have come together to the function, in the main thread.
 * Happens by itself while the scan runs; call it once more when it is done.
 */
void
rk_library_scan_deliver (RkLibraryScan *self)
{
  g_autoptr (GPtrArray) batch = NULL;
  g_autoptr (GSource) source = NULL;

  g_return_if_fail (self != NULL);

  g_mutex_lock (&self->mutex);
  batch = g_steal_pointer (&self->batch);
  source = g_steal_pointer (&self->source);
  self->batch = g_ptr_array_new_with_free_func ((GDestroyNotify) rk_library_row_unref);
  g_mutex_unlock (&self->mutex);

  if (source != NULL)
    g_source_destroy (source);
  self->func (batch, self->user_data);
}

static gboolean
deliver_cb (gpointer user_data)
{
  rk_library_scan_deliver (user_data);
  return G_SOURCE_REMOVE;
}

/* Takes over @row. */
static void
add_row (RkLibraryScan *self,
         RkLibraryRow  *row)
{
  g_ptr_array_add (self->rows, row);

  g_mutex_lock (&self->mutex);
  g_ptr_array_add (self->batch, rk_library_row_ref (row));
  if (self->source == NULL)
    {
      self->source = g_timeout_source_new (BATCH_MILLISECONDS);
      g_source_set_callback (self->source, deliver_cb, rk_library_scan_ref (self),
                             (GDestroyNotify) rk_library_scan_unref);
      g_source_attach (self->source, self->context);
    }
  g_mutex_unlock (&self->mutex);
}

static gboolean
is_left (const char *path,
         gint64      now)
{
  RkFileStamp stamp;

  if (!rk_file_io_get_stamp (path, &stamp, NULL) || stamp.size < 0)
    return FALSE;
  /* Either way round: the clock may have been set back. */
  return ABS (now - stamp.mtime / NANOSECONDS) >= LEFT_SECONDS;
}

/**
 * rk_library_scan_remove_left:
 * @folder: the path of a folder of the program
 *
 * Removes the temporary files that a kill left behind, but not those that
 * somebody may be writing now.
 */
void
rk_library_scan_remove_left (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_str_has_prefix (name, RK_FILE_IO_TEMPORARY_PREFIX) && is_left (path, now))
        g_unlink (path);
    }
}

static int
compare_newest (gconstpointer a,
                gconstpointer b)
{
  return rk_library_row_compare (*(RkLibraryRow **) a, *(RkLibraryRow **) b);
}

/* Whether a file is shown at all. One without a stamp is, with its problem. */
static gboolean
is_shown (RkLibraryScan *self,
          const char    *name,
          RkFileStamp   *stamp)
{
  g_autofree char *path = g_build_filename (self->folder, name, NULL);

  *stamp = (RkFileStamp) { 0, -1 };
  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    return FALSE;
  return !rk_file_io_get_stamp (path, stamp, NULL) || stamp->size >= 0;
}

/* Makes the folder if it is missing, and says plainly what is wrong with it. */
static gboolean
check_folder (RkLibraryScan  *self,
              GError        **error)
{
  g_autofd int fd = -1;

  if (g_mkdir_with_parents (self->folder, 0700) == 0)
    fd = open (self->folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (fd < 0)
    rk_file_io_fail (error);
  return fd >= 0;
}

/* What is in the folder, not read yet, newest first: people look there first. */
static GPtrArray *
list_files (RkLibraryScan  *self,
            GError        **error)
{
  g_autoptr (GPtrArray) files = NULL;
  g_autoptr (GDir) dir = g_dir_open (self->folder, 0, error);
  const char *name;

  if (dir == NULL)
    return NULL;
  files = g_ptr_array_new_with_free_func ((GDestroyNotify) rk_library_row_unref);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      RkFileStamp stamp;

      if (rk_file_name_is_shown (name) && is_shown (self, name, &stamp))
        g_ptr_array_add (files, rk_library_row_new (name, &stamp));
    }
  g_ptr_array_sort (files, compare_newest);
  return g_steal_pointer (&files);
}

/* The row of a file that has not changed since it was known. */
static RkLibraryRow *
find_known (RkLibraryScan      *self,
            const char         *name,
            const RkFileStamp  *stamp)
{
  RkLibraryRow *known = g_hash_table_lookup (self->known, name);

  if (known == NULL || known->problem != NULL || !rk_file_stamp_equal (&known->stamp, stamp))
    return NULL;
  return rk_library_row_ref (known);
}

/* What the main thread knows of a file is at least as new as the index. */
static void
add_known (RkLibraryScan *self,
           GHashTable    *indexed)
{
  GHashTableIter iter;
  gpointer name, row;

  g_hash_table_iter_init (&iter, indexed);
  while (g_hash_table_iter_next (&iter, &name, &row))
    if (!g_hash_table_contains (self->known, name))
      g_hash_table_insert (self->known, name, rk_library_row_ref (row));
}

static gboolean
is_current (RkLibraryScan *self,
            GHashTable    *indexed)
{
  guint n_readable = 0;

  for (guint i = 0; i < self->rows->len; i++)
    {
      RkLibraryRow *row = g_ptr_array_index (self->rows, i);
      RkLibraryRow *old = g_hash_table_lookup (indexed, row->name);

      if (row->problem != NULL)
        continue;
      if (old == NULL || !rk_file_stamp_equal (&old->stamp, &row->stamp))
        return FALSE;
      n_readable++;
    }
  return n_readable == g_hash_table_size (indexed);
}

static void
write_index (RkLibraryScan *self,
             GHashTable    *indexed)
{
  g_autoptr (GError) error = NULL;

  if (self->index == NULL || is_current (self, indexed))
    return;
  if (!rk_library_index_save (self->index, self->folder, self->rows, &error))
    g_debug ("No index: %s", error->message);
}

/* What is known comes at once; then the files that must be read. */
static gboolean
scan_all (RkLibraryScan  *self,
          GCancellable   *cancellable,
          GError        **error)
{
  g_autoptr (GHashTable) indexed = NULL;
  g_autoptr (GPtrArray) files = NULL;
  g_autoptr (GPtrArray) unknown = g_ptr_array_new ();

  if (!check_folder (self, error))
    return FALSE;
  rk_library_scan_remove_left (self->folder);
  files = list_files (self, error);
  if (files == NULL)
    return FALSE;
  indexed = rk_library_index_load (self->index, self->folder);
  add_known (self, indexed);
  for (guint i = 0; i < files->len; i++)
    {
      RkLibraryRow *file = g_ptr_array_index (files, i);
      RkLibraryRow *row = find_known (self, file->name, &file->stamp);

      if (row != NULL)
        add_row (self, row);
      else
        g_ptr_array_add (unknown, file);
    }
  for (guint i = 0; i < unknown->len; i++)
    {
      RkLibraryRow *file = g_ptr_array_index (unknown, i);

      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return FALSE;
      add_row (self, rk_library_row_read (self->folder, file->name));
    }
  write_index (self, indexed);
  return TRUE;
}

static void
scan_names (RkLibraryScan *self)
{
  GHashTableIter iter;
  gpointer name;

  g_hash_table_iter_init (&iter, self->names);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    {
      RkFileStamp stamp;

      if (!is_shown (self, name, &stamp))
        add_row (self, rk_library_row_new_missing (name));
      else
        add_row (self, find_known (self, name, &stamp)
                       ?: rk_library_row_read (self->folder, name));
    }
}

/**
 * rk_library_scan_run:
 * @self: a scan that has not begun
 * @cancellable: (nullable): a #GCancellable
 * @error: return location for a #GError in the domains %G_FILE_ERROR and
 *   %G_IO_ERROR
 *
 * Reads, in whatever thread this is called.
 *
 * Returns: %FALSE with @error set if the folder cannot be read
 */
gboolean
rk_library_scan_run (RkLibraryScan  *self,
                     GCancellable   *cancellable,
                     GError        **error)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->names == NULL)
    return scan_all (self, cancellable, error);
  scan_names (self);
  return TRUE;
}
