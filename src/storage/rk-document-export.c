/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-document-private.h"

#include "rk-file-kind.h"
#include "rk-save-job.h"

static void
exported_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  RkSaveJob *job = g_task_get_task_data (G_TASK (result));

  if (job->error == NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, g_error_copy (job->error));
}

/**
 * rk_document_export_async:
 * @self: a document
 * @file: the file to write; what it held is replaced
 * @cancellable: (nullable): a #GCancellable
 * @callback: called when it is written
 * @user_data: for @callback
 *
 * Writes the content as it is now to another file. The document keeps its own.
 */
void
rk_document_export_async (RkDocument          *self,
                          GFile               *file,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;
  g_autoptr (GBytes) text = NULL;
  g_autoptr (GFile) real = NULL;
  g_autoptr (RkSaveJob) job = NULL;

  g_return_if_fail (RK_IS_DOCUMENT (self));
  g_return_if_fail (G_IS_FILE (file));

  real = rk_file_io_resolve (file);
  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, rk_document_export_async);
  if (_rk_document_is_for (self, real))
    {
      GError *error = NULL;

      /* Its own file: saved as ever, or the document would take it for
       * somebody else's. */
      if (rk_document_flush (self, &error))
        g_task_return_boolean (task, TRUE);
      else
        g_task_return_error (task, error);
      return;
    }
  text = rk_file_content_format (rk_document_get_content (self));
  job = rk_save_job_new (file, text, RK_FILE_GUARD_NONE);
  rk_save_job_start (job, exported_cb, g_steal_pointer (&task));
}

/**
 * rk_document_export_finish:
 * @self: a document
 * @result: a #GAsyncResult
 * @error: return location for a #GError of %RK_ERROR
 *
 * Ends rk_document_export_async().
 *
 * Returns: whether the file was written
 */
gboolean
rk_document_export_finish (RkDocument    *self,
                           GAsyncResult  *result,
                           GError       **error)
{
  g_return_val_if_fail (RK_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
