/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-document-backups.h"

#include "rk-save-job.h"

struct _RkDocumentBackups
{
  /* Borrowed Reference: it has these copies. */
  RkDocument *document;

  /* Owned References */
  RkTournament *tournament;
  GFile *folder;
  GPtrArray *jobs;

  gboolean failed;
};

/* It is not told again and again that a copy could not be written: the file
 * itself is safe. */
static void
end_job (RkDocumentBackups *self,
         RkSaveJob         *job)
{
  g_autoptr (GError) error = NULL;

  rk_save_job_end (job);
  error = g_steal_pointer (&job->error);
  g_ptr_array_remove_fast (self->jobs, job);
  if (error == NULL || self->failed)
    return;
  self->failed = TRUE;
  g_signal_emit_by_name (self->document, "backup-failed", error);
}

static void
job_done_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      user_data)
{
  RkDocumentBackups *self = user_data;
  g_autoptr (RkDocument) document = self->document;
  RkSaveJob *job = g_task_get_task_data (G_TASK (result));

  /* Somebody may have waited for it already. */
  if (g_ptr_array_find (self->jobs, job, NULL))
    end_job (self, job);
}

static void
published_cb (RkDocumentBackups *self,
              RkTournamentRound *round,
              RkTournament      *tournament)
{
  RkSaveJob *job;

  if (self->folder == NULL)
    return;
  job = rk_save_job_new_backup (rk_document_get_file (self->document), self->folder, tournament,
                                rk_tournament_round_get_number (round));
  g_ptr_array_add (self->jobs, job);
  /* The document lives until the copy is written. */
  g_object_ref (self->document);
  rk_save_job_start (job, job_done_cb, self);
}

/**
 * rk_document_backups_new:
 * @document: the document that shall own the copies; it tells with "backup-failed" when
 *   one cannot be written
 * @tournament: what it holds
 *
 * Returns: (transfer full): what writes a copy of @tournament for each round that is published,
 *   once it has a folder
 */
RkDocumentBackups *
rk_document_backups_new (RkDocument   *document,
                         RkTournament *tournament)
{
  RkDocumentBackups *self;

  g_return_val_if_fail (RK_IS_DOCUMENT (document), NULL);
  g_return_val_if_fail (RK_IS_TOURNAMENT (tournament), NULL);

  self = g_new0 (RkDocumentBackups, 1);
  self->document = document;
  self->tournament = g_object_ref (tournament);
  self->jobs = g_ptr_array_new_with_free_func ((GDestroyNotify) rk_save_job_unref);
  g_signal_connect_swapped (tournament, "published", G_CALLBACK (published_cb), self);
  return self;
}

/**
 * rk_document_backups_free:
 * @self: (transfer full): copies
 *
 * Ends them: none is written any more.
 */
void
rk_document_backups_free (RkDocumentBackups *self)
{
  g_return_if_fail (self != NULL);

  g_signal_handlers_disconnect_by_data (self->tournament, self);
  g_clear_object (&self->tournament);
  g_clear_object (&self->folder);
  g_clear_pointer (&self->jobs, g_ptr_array_unref);
  g_free (self);
}

/**
 * rk_document_backups_set_folder:
 * @self: copies
 * @folder: (nullable): where the next ones go, made when it is missing; %NULL for none
 *
 * Sets the folder.
 */
void
rk_document_backups_set_folder (RkDocumentBackups *self,
                                GFile             *folder)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (folder == NULL || G_IS_FILE (folder));

  g_set_object (&self->folder, folder);
}

/**
 * rk_document_backups_end:
 * @self: copies
 *
 * Blocks until those that were begun are written, or could not be.
 */
void
rk_document_backups_end (RkDocumentBackups *self)
{
  g_return_if_fail (self != NULL);

  while (self->jobs->len > 0)
    end_job (self, g_ptr_array_index (self->jobs, 0));
}
