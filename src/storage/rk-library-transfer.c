/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-library-transfer.h"

#include "rk-file-name.h"
#include "rk-file-problem.h"
#include "rk-library-private.h"
#include "rk-library-row.h"
#include "rk-trf.h"

/* Names that a file tries before it is given up. */
#define MAX_NUMBER 10000

typedef struct _Job Job;

typedef void (*WorkFunc) (Job          *job,
                          GFile        *file,
                          GCancellable *cancellable);

/* What the worker thread works on. The main thread reads the progress; all else only
 * when the worker is done. */
struct _Job
{
  GFile *folder;
  GPtrArray *files;
  WorkFunc work;

  /* To names in the library what their files do not hold yet (RkFileSnapshot); made and
   * given back in the main thread. */
  GHashTable *unsaved;

  /* For an import, to the ids in the library the names of their files. */
  GHashTable *known;
  GPtrArray *rows;

  guint n_copied;
  guint n_present;
  guint n_twins;
  GPtrArray *problems;

  int n_files;
  int n_done;
};

struct _RkLibraryTransfer
{
  GObject parent_instance;

  /* Owned References */
  RkLibrary *library;
  Job *job;
};

G_DEFINE_FINAL_TYPE (RkLibraryTransfer, rk_library_transfer, G_TYPE_OBJECT)

static void
problem_free (gpointer data)
{
  RkTransferProblem *problem = data;

  g_free (problem->name);
  g_error_free (problem->error);
  g_free (problem);
}

static Job *
job_new (GFile     *folder,
         GPtrArray *files,
         WorkFunc   work)
{
  Job *job = g_atomic_rc_box_new0 (Job);

  job->folder = g_object_ref (folder);
  job->files = g_ptr_array_ref (files);
  job->work = work;
  job->n_files = files->len;
  job->known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                      (GDestroyNotify) g_ptr_array_unref);
  job->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) rk_library_row_unref);
  job->problems = g_ptr_array_new_with_free_func (problem_free);
  return job;
}

static void
job_clear (gpointer data)
{
  Job *job = data;

  g_object_unref (job->folder);
  g_ptr_array_unref (job->files);
  g_hash_table_unref (job->known);
  g_ptr_array_unref (job->rows);
  g_ptr_array_unref (job->problems);
}

static void
job_unref (gpointer job)
{
  g_atomic_rc_box_release_full (job, job_clear);
}

static void
add_known (Job        *job,
           const char *id,
           const char *name)
{
  GPtrArray *names = g_hash_table_lookup (job->known, id);

  if (names == NULL)
    {
      names = g_ptr_array_new_with_free_func (g_free);
      g_hash_table_insert (job->known, g_strdup (id), names);
    }
  g_ptr_array_add (names, g_strdup (name));
}

/* Takes @error. */
static void
add_problem (Job    *job,
             GFile  *file,
             GError *error)
{
  RkTransferProblem *problem = g_new (RkTransferProblem, 1);

  problem->name = rk_file_name_show (file);
  problem->error = error;
  g_ptr_array_add (job->problems, problem);
}

static gboolean
holds (GFile      *folder,
       const char *name,
       GBytes     *text)
{
  g_autoptr (GFile) file = g_file_get_child (folder, name);
  g_autoptr (GBytes) bytes = NULL;
  RkFileStamp stamp;

  bytes = rk_file_io_read (file, &stamp, NULL);
  return bytes != NULL && g_bytes_equal (bytes, text);
}

/* To a name that no file has yet. Returns that name; NULL with @error set, or without when
 * the same text is there already and @once is set. */
static char *
write_new (Job          *job,
           const char   *stem,
           RkFileKind    kind,
           GBytes       *text,
           gboolean      once,
           RkFileStamp  *stamp,
           GError      **error)
{
  for (guint number = 1;; number++)
    {
      g_autofree char *name = rk_file_name_number (stem, number, kind);
      g_autoptr (GFile) file = g_file_get_child (job->folder, name);
      g_autoptr (GError) problem = NULL;

      if (rk_file_io_write (file, text, RK_FILE_GUARD_NEW, stamp, NULL, &problem))
        return g_steal_pointer (&name);
      if (!g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_EXISTS) || number == MAX_NUMBER)
        {
          g_propagate_error (error, rk_file_problem_write (problem, file));
          return NULL;
        }
      if (once && holds (job->folder, name, text))
        return NULL;
    }
}

static const char *
get_id (GObject *content)
{
  return RK_IS_MATCH (content) ? rk_match_get_id (RK_MATCH (content))
                               : rk_tournament_get_id (RK_TOURNAMENT (content));
}

/* The name that the file has already, if it is one of ours. */
static char *
get_stem (GFile   *file,
          GObject *content)
{
  g_autofree char *name = rk_file_name_get (file);
  g_autofree char *shown = g_filename_display_name (name);
  g_autofree char *stem = rk_file_name_get_stem (shown);
  char *clean = rk_file_kind_from_name (name, NULL) ? rk_file_name_from_typed (stem) : NULL;

  return clean != NULL ? clean : rk_file_content_get_stem (content);
}

/* What a file holds; a tournament report of another program becomes a tournament, and
 * @text what it is written as. */
static GObject *
read_content (GFile   *file,
              GBytes **text,
              GError **error)
{
  g_autoptr (GError) problem = NULL;
  GObject *content;
  RkFileStamp stamp;

  *text = rk_file_io_read (file, &stamp, &problem);
  if (*text == NULL)
    {
      g_propagate_error (error, rk_file_problem_read (problem, file));
      return NULL;
    }
  if (!rk_trf_is_trf (*text))
    return rk_file_content_parse (*text, error);

  content = (GObject *) rk_trf_parse (*text, error);
  if (content != NULL)
    {
      g_bytes_unref (*text);
      *text = rk_file_content_format (content);
    }
  return content;
}

static gboolean
is_present (Job       *job,
            GPtrArray *names,
            GBytes    *text)
{
  for (guint i = 0; names != NULL && i < names->len; i++)
    if (holds (job->folder, names->pdata[i], text))
      return TRUE;
  return FALSE;
}

/* Puts @text, that of @content, which comes from @file, into the library. */
static gboolean
add_file (Job        *job,
          GFile      *file,
          GObject    *content,
          GBytes     *text,
          const char *stem)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;
  RkFileStamp stamp;

  name = write_new (job, stem, rk_file_content_get_kind (content), text, FALSE, &stamp, &error);
  if (name == NULL)
    {
      add_problem (job, file, g_steal_pointer (&error));
      return FALSE;
    }
  job->n_copied++;
  add_known (job, get_id (content), name);
  g_ptr_array_add (job->rows, rk_library_row_new_content (name, &stamp, content));
  return TRUE;
}

static void
import_file (Job          *job,
             GFile        *file,
             GCancellable *cancellable)
{
  g_autoptr (GBytes) text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GObject) content = read_content (file, &text, &error);
  g_autofree char *stem = NULL;
  GPtrArray *twins;

  if (content == NULL)
    {
      add_problem (job, file, g_steal_pointer (&error));
      return;
    }
  twins = g_hash_table_lookup (job->known, get_id (content));
  if (is_present (job, twins, text))
    {
      job->n_present++;
      return;
    }

  stem = get_stem (file, content);
  if (add_file (job, file, content, text, stem))
    job->n_twins += twins != NULL;
}

/* What an open document has not saved yet, else what is on disk. */
static GBytes *
read_text (Job     *job,
           GFile   *file,
           GError **error)
{
  g_autofree char *name = rk_file_name_get (file);
  const RkFileSnapshot *unsaved = g_hash_table_lookup (job->unsaved, name);
  g_autoptr (GError) problem = NULL;
  RkFileStamp stamp;
  GBytes *text;

  if (unsaved != NULL)
    return rk_file_snapshot_format (unsaved);
  text = rk_file_io_read (file, &stamp, &problem);
  if (text == NULL)
    g_propagate_error (error, rk_file_problem_read (problem, file));
  return text;
}

/* As it is, also when it cannot be understood. */
static void
export_file (Job          *job,
             GFile        *file,
             GCancellable *cancellable)
{
  g_autofree char *name = rk_file_name_get (file);
  g_autofree char *stem = rk_file_name_get_stem (name);
  g_autofree char *written = NULL;
  g_autoptr (GBytes) text = NULL;
  g_autoptr (GError) error = NULL;
  RkFileKind kind = RK_FILE_KIND_MATCH;
  RkFileStamp stamp;

  rk_file_kind_from_name (name, &kind);
  text = read_text (job, file, &error);
  if (text == NULL)
    {
      add_problem (job, file, g_steal_pointer (&error));
      return;
    }
  written = write_new (job, stem, kind, text, TRUE, &stamp, &error);
  if (written != NULL)
    job->n_copied++;
  else if (error == NULL)
    job->n_present++;
  else
    add_problem (job, file, g_steal_pointer (&error));
}

static void
duplicate_file (Job          *job,
                GFile        *file,
                GCancellable *cancellable)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) text = read_text (job, file, &error);
  g_autoptr (GObject) copy = text != NULL ? rk_file_content_parse_copy (text, &error) : NULL;
  g_autoptr (GBytes) copy_text = NULL;
  g_autofree char *stem = NULL;

  if (copy == NULL)
    {
      add_problem (job, file, g_steal_pointer (&error));
      return;
    }
  copy_text = rk_file_content_format (copy);
  stem = rk_file_content_get_stem (copy);
  if (!g_cancellable_is_cancelled (cancellable))
    add_file (job, file, copy, copy_text, stem);
}

/* What the library knows when it begins. */
static void
prepare (Job       *job,
         RkLibrary *library)
{
  g_autoptr (GPtrArray) rows = _rk_library_list_rows (library);
  GFile *folder = rk_library_get_folder (library);

  if (job->work != import_file)
    job->unsaved = _rk_library_take_unsaved (library);
  for (guint i = 0; i < rows->len; i++)
    {
      const RkLibraryRow *row = rows->pdata[i];

      if (job->work == export_file)
        g_ptr_array_add (job->files, g_file_get_child (folder, row->name));
      else if (job->work == import_file && row->id != NULL)
        add_known (job, row->id, row->name);
    }
}

/* In place of folders the files in them; not those in folders of theirs. */
static GPtrArray *
expand_folders (GPtrArray *files)
{
  GPtrArray *all = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < files->len; i++)
    {
      const char *path = g_file_peek_path (files->pdata[i]);
      g_autoptr (GDir) dir = path != NULL ? g_dir_open (path, 0, NULL) : NULL;
      const char *name;

      if (dir == NULL)
        g_ptr_array_add (all, g_object_ref (files->pdata[i]));
      while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
        if (rk_file_name_is_shown (name))
          g_ptr_array_add (all, g_file_get_child (files->pdata[i], name));
    }
  return all;
}

static void
run_in_thread (GTask        *task,
               gpointer      source,
               gpointer      task_data,
               GCancellable *cancellable)
{
  Job *job = task_data;
  g_autoptr (GPtrArray) files = expand_folders (job->files);

  g_atomic_int_set (&job->n_files, files->len);
  for (guint i = 0; i < files->len && !g_cancellable_is_cancelled (cancellable); i++)
    {
      job->work (job, files->pdata[i], cancellable);
      g_atomic_int_inc (&job->n_done);
    }
  g_task_return_boolean (task, TRUE);
}

static void
done_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  RkLibraryTransfer *self = g_task_get_source_object (task);

  g_clear_pointer (&self->job->unsaved, g_hash_table_unref);
  _rk_library_take_rows (self->library, self->job->rows);
  if (!g_task_return_error_if_cancelled (task))
    g_task_return_boolean (task, TRUE);
}

static void
rk_library_transfer_finalize (GObject *object)
{
  RkLibraryTransfer *self = RK_LIBRARY_TRANSFER (object);

  g_clear_object (&self->library);
  g_clear_pointer (&self->job, job_unref);

  G_OBJECT_CLASS (rk_library_transfer_parent_class)->finalize (object);
}

static void
rk_library_transfer_class_init (RkLibraryTransferClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rk_library_transfer_finalize;
}

static void
rk_library_transfer_init (RkLibraryTransfer *self)
{
}

static RkLibraryTransfer *
new_transfer (RkLibrary *library,
              GFile     *folder,
              GPtrArray *files,
              WorkFunc   work)
{
  RkLibraryTransfer *self = g_object_new (RK_TYPE_LIBRARY_TRANSFER, NULL);

  self->library = g_object_ref (library);
  self->job = job_new (folder, files, work);
  return self;
}

/**
 * rk_library_transfer_new_import:
 * @library: a library
 * @files: (element-type GFile): files, and folders whose files are meant
 *
 * Prepares copies of @files in the folder of @library. A file whose id is known, with
 * another content, is copied beside the other: which one is right a person must say.
 *
 * Returns: (transfer full): a transfer that has not begun
 */
RkLibraryTransfer *
rk_library_transfer_new_import (RkLibrary *library,
                                GPtrArray *files)
{
  g_return_val_if_fail (RK_IS_LIBRARY (library), NULL);
  g_return_val_if_fail (files != NULL, NULL);

  return new_transfer (library, rk_library_get_folder (library), files, import_file);
}

/**
 * rk_library_transfer_new_export:
 * @library: a library
 * @folder: a folder on this computer
 *
 * Prepares copies of all files of @library in @folder, with what is unsaved in them.
 *
 * Returns: (transfer full): a transfer that has not begun
 */
RkLibraryTransfer *
rk_library_transfer_new_export (RkLibrary *library,
                                GFile     *folder)
{
  g_autoptr (GPtrArray) files = NULL;

  g_return_val_if_fail (RK_IS_LIBRARY (library), NULL);
  g_return_val_if_fail (G_IS_FILE (folder), NULL);

  files = g_ptr_array_new_with_free_func (g_object_unref);
  return new_transfer (library, folder, files, export_file);
}

/**
 * rk_library_transfer_new_duplicate:
 * @library: a library
 * @item: an item of it
 *
 * Prepares another match or tournament like that of @item, with what is unsaved in it, and
 * with an id of its own.
 *
 * Returns: (transfer full): a transfer that has not begun
 */
RkLibraryTransfer *
rk_library_transfer_new_duplicate (RkLibrary     *library,
                                   RkLibraryItem *item)
{
  g_autoptr (GPtrArray) files = NULL;

  g_return_val_if_fail (RK_IS_LIBRARY (library), NULL);
  g_return_val_if_fail (RK_IS_LIBRARY_ITEM (item), NULL);

  files = g_ptr_array_new_with_free_func (g_object_unref);
  g_ptr_array_add (files, g_object_ref (rk_library_item_get_file (item)));
  return new_transfer (library, rk_library_get_folder (library), files, duplicate_file);
}

static void
start (GTask *task)
{
  RkLibraryTransfer *self = g_task_get_source_object (task);
  g_autoptr (GTask) work = NULL;

  prepare (self->job, self->library);
  /* A task of its own, without the library: a worker may drop it last. */
  work = g_task_new (NULL, g_task_get_cancellable (task), done_cb, task);
  g_task_set_check_cancellable (work, FALSE);
  g_task_set_source_tag (work, start);
  g_task_set_task_data (work, g_atomic_rc_box_acquire (self->job), job_unref);
  g_task_run_in_thread (work, run_in_thread);
}

static void
loading_cb (RkLibrary  *library,
            GParamSpec *pspec,
            GTask      *task)
{
  if (rk_library_is_loading (library))
    return;
  g_signal_handlers_disconnect_by_func (library, loading_cb, task);
  start (task);
}

/**
 * rk_library_transfer_run_async:
 * @self: a transfer that has not begun
 * @cancellable: (nullable): a #GCancellable
 * @callback: called when it is done
 * @user_data: for @callback
 *
 * Copies in the background, as soon as the library is read where all of it counts: before
 * that it does not know what it has. When it is cancelled no further file is begun.
 */
void
rk_library_transfer_run_async (RkLibraryTransfer   *self,
                               GCancellable        *cancellable,
                               GAsyncReadyCallback  callback,
                               gpointer             user_data)
{
  GTask *task;

  g_return_if_fail (RK_IS_LIBRARY_TRANSFER (self));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, rk_library_transfer_run_async);
  if (rk_library_is_loading (self->library) && self->job->work != duplicate_file)
    g_signal_connect (self->library, "notify::loading", G_CALLBACK (loading_cb), task);
  else
    start (task);
}

/**
 * rk_library_transfer_run_finish:
 * @self: a transfer
 * @result: a #GAsyncResult
 * @error: return location for a #GError: that it was cancelled
 *
 * Ends rk_library_transfer_run_async(). Files that could not be copied are no error.
 *
 * Returns: %FALSE with @error set if it was cancelled
 */
gboolean
rk_library_transfer_run_finish (RkLibraryTransfer  *self,
                                GAsyncResult       *result,
                                GError            **error)
{
  g_return_val_if_fail (RK_IS_LIBRARY_TRANSFER (self), FALSE);
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/**
 * rk_library_transfer_get_progress:
 * @self: a transfer
 *
 * Returns: the share of the files that are done, 0 to 1
 */
double
rk_library_transfer_get_progress (RkLibraryTransfer *self)
{
  int n_files;

  g_return_val_if_fail (RK_IS_LIBRARY_TRANSFER (self), 0);

  n_files = g_atomic_int_get (&self->job->n_files);
  return n_files > 0 ? MIN ((double) g_atomic_int_get (&self->job->n_done) / n_files, 1) : 0;
}

/**
 * rk_library_transfer_get_n_copied:
 * @self: a transfer that is done
 *
 * Returns: how many files were copied
 */
guint
rk_library_transfer_get_n_copied (RkLibraryTransfer *self)
{
  g_return_val_if_fail (RK_IS_LIBRARY_TRANSFER (self), 0);

  return self->job->n_copied;
}

/**
 * rk_library_transfer_get_copy:
 * @self: a transfer into a library that is done
 *
 * Returns: (transfer full) (nullable): the first file that was made
 */
GFile *
rk_library_transfer_get_copy (RkLibraryTransfer *self)
{
  g_return_val_if_fail (RK_IS_LIBRARY_TRANSFER (self), NULL);

  if (self->job->rows->len == 0)
    return NULL;
  return g_file_get_child (self->job->folder, ((RkLibraryRow *) self->job->rows->pdata[0])->name);
}

/**
 * rk_library_transfer_get_n_present:
 * @self: a transfer that is done
 *
 * Returns: how many files were there already, and were not copied
 */
guint
rk_library_transfer_get_n_present (RkLibraryTransfer *self)
{
  g_return_val_if_fail (RK_IS_LIBRARY_TRANSFER (self), 0);

  return self->job->n_present;
}

/**
 * rk_library_transfer_get_n_twins:
 * @self: a transfer that is done
 *
 * Returns: how many of the files that were copied have the id of another file
 */
guint
rk_library_transfer_get_n_twins (RkLibraryTransfer *self)
{
  g_return_val_if_fail (RK_IS_LIBRARY_TRANSFER (self), 0);

  return self->job->n_twins;
}

/**
 * rk_library_transfer_get_problems:
 * @self: a transfer that is done
 *
 * Returns: (transfer none) (element-type RkTransferProblem): the files that could not be
 *   copied
 */
GPtrArray *
rk_library_transfer_get_problems (RkLibraryTransfer *self)
{
  g_return_val_if_fail (RK_IS_LIBRARY_TRANSFER (self), NULL);

  return self->job->problems;
}
