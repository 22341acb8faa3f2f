/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-save-job.h"

#include "rk-file-name.h"
#include "rk-file-problem.h"
#include "rk-json-scan.h"

/* Names that a new file tries before it gives up. */
#define MAX_NUMBER 10000

static RkSaveJob *
new_job (GFile       *file,
         RkFileGuard  guard)
{
  RkSaveJob *self = g_atomic_rc_box_new0 (RkSaveJob);

  self->file = g_object_ref (file);
  self->guard = guard;
  g_mutex_init (&self->mutex);
  g_cond_init (&self->cond);
  return self;
}

/**
 * rk_save_job_new:
 * @file: the file to write
 * @text: what it shall hold
 * @guard: what must hold for it to be written
 *
 * Returns: (transfer full): a save that has not begun
 */
RkSaveJob *
rk_save_job_new (GFile       *file,
                 GBytes      *text,
                 RkFileGuard  guard)
{
  RkSaveJob *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (text != NULL, NULL);

  self = new_job (file, guard);
  self->text = g_bytes_ref (text);
  return self;
}

/**
 * rk_save_job_new_content:
 * @file: the file to write
 * @content: a match or tournament that it shall hold as it is now
 * @guard: what must hold for it to be written
 *
 * The text is made where the save is done. rk_save_job_end() must follow in the thread
 * that called this.
 *
 * Returns: (transfer full): a save that has not begun
 */
RkSaveJob *
rk_save_job_new_content (GFile       *file,
                         GObject     *content,
                         RkFileGuard  guard)
{
  RkSaveJob *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (rk_file_content_is (content), NULL);

  self = new_job (file, guard);
  self->snapshot = rk_file_snapshot_new (content);
  return self;
}

/**
 * rk_save_job_new_backup:
 * @file: the file of a tournament
 * @folder: where copies go
 * @tournament: the tournament
 * @round: the round that was published, from 1
 *
 * As rk_save_job_new_content().
 *
 * Returns: (transfer full): a save of a copy that has not begun
 */
RkSaveJob *
rk_save_job_new_backup (GFile        *file,
                        GFile        *folder,
                        RkTournament *tournament,
                        guint         round)
{
  g_autofree char *name = NULL;
  g_autofree char *file_stem = NULL;
  g_autofree char *stem = NULL;
  g_autofree char *backup_name = NULL;
  g_autoptr (GFile) backup = NULL;
  RkSaveJob *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (G_IS_FILE (folder), NULL);
  g_return_val_if_fail (RK_IS_TOURNAMENT (tournament), NULL);

  name = rk_file_name_get (file);
  file_stem = rk_file_name_get_stem (name);
  stem = rk_file_name_for_backup (file_stem, round);
  backup_name = rk_file_name_number (stem, 1, RK_FILE_KIND_TOURNAMENT);
  backup = g_file_get_child (folder, backup_name);
  self = rk_save_job_new_content (backup, G_OBJECT (tournament), RK_FILE_GUARD_NEW);
  self->stem = g_steal_pointer (&stem);
  self->number = 1;
  self->kind = RK_FILE_KIND_TOURNAMENT;
  self->tournament = g_strdup (rk_tournament_get_id (tournament));
  return self;
}

static void
rk_save_job_clear (gpointer data)
{
  RkSaveJob *self = data;

  g_clear_object (&self->file);
  g_clear_pointer (&self->text, g_bytes_unref);
  g_clear_pointer (&self->snapshot, rk_file_snapshot_free);
  g_clear_pointer (&self->checksum, g_free);
  g_clear_pointer (&self->stem, g_free);
  g_clear_pointer (&self->tournament, g_free);
  g_clear_error (&self->error);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->cond);
}

/**
 * rk_save_job_ref:
 * @self: a save
 *
 * Returns: (transfer full): @self
 */
RkSaveJob *
rk_save_job_ref (RkSaveJob *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_atomic_rc_box_acquire (self);
}

/**
 * rk_save_job_unref:
 * @self: (transfer full): a save
 *
 * Gives a reference back.
 */
void
rk_save_job_unref (RkSaveJob *self)
{
  g_return_if_fail (self != NULL);

  g_atomic_rc_box_release_full (self, rk_save_job_clear);
}

/* Makes the folder of a new file if it is missing. */
static gboolean
make_folder (RkSaveJob  *self,
             GError    **error)
{
  g_autoptr (GFile) folder = g_file_get_parent (self->file);
  g_autoptr (GError) problem = NULL;

  if (g_file_make_directory_with_parents (folder, NULL, &problem) ||
      g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_EXISTS))
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}

/* Whether a former copy of the same tournament has the name. */
static gboolean
may_replace (RkSaveJob *self)
{
  RkFileStamp stamp;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GObject) content = NULL;

  if (self->tournament == NULL)
    return FALSE;
  bytes = rk_file_io_read (self->file, &stamp, NULL);
  if (bytes != NULL)
    content = rk_file_content_parse (bytes, NULL);
  return RK_IS_TOURNAMENT (content) &&
         g_str_equal (rk_tournament_get_id (RK_TOURNAMENT (content)), self->tournament);
}

static gboolean
write_new (RkSaveJob  *self,
           GError    **error)
{
  g_autoptr (GFile) folder = g_file_get_parent (self->file);

  if (!make_folder (self, error))
    return FALSE;
  while (TRUE)
    {
      g_autoptr (GError) problem = NULL;
      g_autofree char *name = NULL;

      if (rk_file_io_write (self->file, self->text, self->guard, &self->stamp, NULL, &problem))
        return TRUE;
      if (!g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_EXISTS) || self->number >= MAX_NUMBER)
        {
          g_propagate_error (error, g_steal_pointer (&problem));
          return FALSE;
        }
      if (may_replace (self))
        return rk_file_io_write (self->file, self->text, RK_FILE_GUARD_NONE, &self->stamp, NULL,
                                 error);
      self->number++;
      name = rk_file_name_number (self->stem, self->number, self->kind);
      g_object_unref (self->file);
      self->file = g_file_get_child (folder, name);
    }
}

/* What somebody exports has any form: a table, a web page, a picture. */
static gboolean
is_of_program (RkSaveJob *self)
{
  g_autofree char *name = rk_file_name_get (self->file);
  RkFileKind kind;

  return self->guard != RK_FILE_GUARD_NONE || rk_file_kind_from_name (name, &kind);
}

/* Whether the text can be read again: lines in lines, or what another program has put
 * into a round that was taken back, may be nested too deep by now. */
static gboolean
check_text (RkSaveJob  *self,
            GError    **error)
{
  gsize size;
  const char *text = g_bytes_get_data (self->text, &size);

  return rk_json_scan (text, size, error);
}

static gboolean
is_gone (RkSaveJob *self)
{
  const char *path = g_file_peek_path (self->file);
  RkFileStamp stamp;

  return path != NULL && rk_file_io_get_stamp (path, &stamp, NULL) && stamp.size < 0;
}

static GError *
write_text (RkSaveJob *self)
{
  g_autoptr (GError) error = NULL;
  gboolean done;

  if (self->text == NULL)
    self->text = rk_file_snapshot_format (self->snapshot);

  /* Nobody could read it again. */
  if (g_bytes_get_size (self->text) > RK_FILE_MAX_BYTES)
    return rk_file_problem_too_large (self->file);
  if (is_of_program (self) && !check_text (self, &error))
    return rk_file_problem_unreadable (error, self->file);

  self->was_gone = self->guard != RK_FILE_GUARD_NEW && is_gone (self);
  if (self->guard == RK_FILE_GUARD_NEW)
    done = write_new (self, &error);
  else
    done = rk_file_io_write (self->file, self->text, self->guard, &self->stamp, self->checksum,
                             &error);
  if (!done)
    return rk_file_problem_write (error, self->file);

  g_free (self->checksum);
  self->checksum = rk_file_io_get_checksum (self->text);
  return NULL;
}

/**
 * rk_save_job_run:
 * @self: a save that has not begun
 *
 * Writes the file, in whatever thread this is called.
 */
void
rk_save_job_run (RkSaveJob *self)
{
  g_return_if_fail (self != NULL);

  self->error = write_text (self);

  g_mutex_lock (&self->mutex);
  self->done = TRUE;
  g_cond_broadcast (&self->cond);
  g_mutex_unlock (&self->mutex);
}

static void
run_in_thread (GTask        *task,
               gpointer      source,
               gpointer      task_data,
               GCancellable *cancellable)
{
  rk_save_job_run (task_data);
  g_task_return_boolean (task, TRUE);
}

/**
 * rk_save_job_start:
 * @self: a save that has not begun
 * @callback: called in the main thread when it is done; gets no object
 * @user_data: for @callback
 *
 * Writes the file in a worker thread. What @callback needs comes with
 * @user_data: a worker may drop its task last, and with it the source object,
 * which must not end in that thread.
 */
void
rk_save_job_start (RkSaveJob           *self,
                   GAsyncReadyCallback  callback,
                   gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (self != NULL);

  task = g_task_new (NULL, NULL, callback, user_data);
  g_task_set_source_tag (task, rk_save_job_start);
  g_task_set_task_data (task, rk_save_job_ref (self), (GDestroyNotify) rk_save_job_unref);
  g_task_run_in_thread (task, run_in_thread);
}

static void
wait_until_done (RkSaveJob *self)
{
  g_mutex_lock (&self->mutex);
  while (!self->done)
    g_cond_wait (&self->cond, &self->mutex);
  g_mutex_unlock (&self->mutex);
}

/**
 * rk_save_job_end:
 * @self: a save that was begun
 *
 * Blocks until it is done, and gives back what it saved, in the thread that made it:
 * objects must not end in another.
 */
void
rk_save_job_end (RkSaveJob *self)
{
  g_return_if_fail (self != NULL);

  wait_until_done (self);
  g_clear_pointer (&self->snapshot, rk_file_snapshot_free);
}
