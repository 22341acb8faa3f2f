/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-document-private.h"

/* What the thread looks at, and what it finds. */
typedef struct
{
  GFile *file;
  RkFileStamp stamp;
  char *checksum;
  RkOutside outside;
  /* Of the file that has the same content still, and of what others made of it. */
  RkFileStamp same;
  RkFileStamp seen;
} Look;

static void
look_free (gpointer data)
{
  Look *self = data;

  g_object_unref (self->file);
  g_free (self->checksum);
  g_free (self);
}

/* Touched or copied back is not changed: that only the content tells. FALSE if the file
 * cannot be looked at, which says nothing; the next save will. */
static gboolean
look (Look *self)
{
  const char *path = g_file_peek_path (self->file);
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *checksum = NULL;

  self->outside = RK_OUTSIDE_SAME;
  if (path == NULL || !rk_file_io_get_stamp (path, &self->seen, NULL))
    return FALSE;
  if (rk_file_stamp_is_untouched (&self->seen, &self->stamp))
    return TRUE;
  self->outside = self->seen.size < 0 ? RK_OUTSIDE_GONE : RK_OUTSIDE_CHANGED;
  if (self->seen.size != self->stamp.size)
    return TRUE;
  bytes = rk_file_io_read (self->file, &self->seen, NULL);
  if (bytes == NULL)
    return FALSE;
  checksum = rk_file_io_get_checksum (bytes);
  if (!g_str_equal (checksum, self->checksum))
    return TRUE;
  self->outside = RK_OUTSIDE_SAME;
  self->same = self->seen;
  return TRUE;
}

static void
look_in_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  Look *self = task_data;

  g_task_return_boolean (task, look (self));
}

static void
looked_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (RkDocument) document = user_data;
  const Look *self = g_task_get_task_data (G_TASK (result));
  RkFileStamp stamp;
  const char *checksum = _rk_document_get_known (document, &stamp);

  if (!g_task_propagate_boolean (G_TASK (result), NULL))
    return;
  /* It was saved or moved meanwhile: that told what there is to tell. */
  if (checksum == NULL || !rk_file_stamp_is_same_file (&stamp, &self->stamp) ||
      !g_file_equal (rk_document_get_file (document), self->file))
    return;
  /* So that it is not read again at each look. */
  _rk_document_set_stamp (document, &self->same);
  _rk_document_set_outside (document, self->outside, &self->seen);
}

/**
 * rk_document_check_async:
 * @self: a document
 *
 * Looks in the background whether the file is still what was read or saved last: a
 * file monitor does not see through the portal for documents. What is found shows in
 * "outside". Does nothing while the file is being written.
 */
void
rk_document_check_async (RkDocument *self)
{
  g_autoptr (GTask) task = NULL;
  const char *checksum;
  Look *data;
  RkFileStamp stamp;

  g_return_if_fail (RK_IS_DOCUMENT (self));

  checksum = _rk_document_get_known (self, &stamp);
  if (checksum == NULL)
    return;
  data = g_new0 (Look, 1);
  data->file = g_object_ref (rk_document_get_file (self));
  data->stamp = stamp;
  data->same = stamp;
  data->checksum = g_strdup (checksum);
  task = g_task_new (NULL, NULL, looked_cb, g_object_ref (self));
  g_task_set_source_tag (task, rk_document_check_async);
  g_task_set_task_data (task, data, look_free);
  g_task_run_in_thread (task, look_in_thread);
}

/*
 * _rk_document_is_on_disk:
 * @self: a document
 *
 * Nobody looks into the file for it, so that its inode says nothing: some file systems change
 * that by themselves.
 *
 * Returns: whether the file is still the one that was read or saved last, so far as its
 *   time and size tell; also while there is something to save
 */
gboolean
_rk_document_is_on_disk (RkDocument *self)
{
  g_autofree char *path = NULL;
  RkFileStamp known;
  RkFileStamp stamp;

  g_return_val_if_fail (RK_IS_DOCUMENT (self), FALSE);

  if (rk_document_is_unsaved (self))
    return TRUE;
  path = g_file_get_path (rk_document_get_file (self));
  _rk_document_get_known (self, &known);
  return path != NULL && rk_file_io_get_stamp (path, &stamp, NULL) &&
         rk_file_stamp_equal (&stamp, &known);
}

static gboolean
is_there (GFile             *file,
          const RkFileStamp *known)
{
  const char *path = g_file_peek_path (file);
  RkFileStamp stamp;

  return path != NULL && rk_file_io_get_stamp (path, &stamp, NULL) &&
         rk_file_stamp_is_same_file (&stamp, known);
}

/*
 * _rk_document_follow_renamed:
 * @self: a document
 * @file: what another program may have made of its file, by giving it another name
 *
 * Later changes are saved there, if it is the very same file. Does nothing while the file is
 * being written.
 */
void
_rk_document_follow_renamed (RkDocument *self,
                             GFile      *file)
{
  const RkFileStamp gone = { 0, -1 };
  RkFileStamp known;

  g_return_if_fail (RK_IS_DOCUMENT (self));
  g_return_if_fail (G_IS_FILE (file));

  if (_rk_document_get_known (self, &known) == NULL || !is_there (file, &known) ||
      !is_there (rk_document_get_file (self), &gone))
    return;
  _rk_document_follow (self, file);
  _rk_document_set_outside (self, RK_OUTSIDE_SAME, NULL);
}

/*
 * _rk_document_settle:
 * @self: a document
 *
 * Saves what is unsaved, as far as that is possible, and waits for it, so that
 * the file can be moved.
 */
void
_rk_document_settle (RkDocument *self)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (RK_IS_DOCUMENT (self));

  if (!rk_document_flush (self, &error))
    g_debug ("Moved unsaved: %s", error->message);
}
