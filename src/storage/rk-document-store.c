/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-document-store.h"

#include "rk-analysis-cache.h"
#include "rk-document-private.h"
#include "rk-file-kind.h"
#include "rk-file-name.h"
#include "rk-file-problem.h"
#include "rk-review.h"
#include "rk-trf.h"

struct _RkDocumentStore
{
  GObject parent_instance;

  /* Borrowed References: they leave when they are finalized. */
  GPtrArray *documents;

  /* Owned References: the ones with unsaved changes. */
  GHashTable *unsaved;

  /* Borrowed: what shall be kept in a copy when its file has been read again. */
  GPtrArray *reloads;

  /* Owned References */
  GFile *backups;
  GFile *imports;
  GFile *analyses;
};

enum
{
  OPENED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (RkDocumentStore, rk_document_store, G_TYPE_OBJECT)

static guint signals[N_SIGNALS];

static void
document_gone_cb (gpointer  data,
                  GObject  *document)
{
  RkDocumentStore *self = data;

  g_ptr_array_remove_fast (self->documents, document);
}

static void
unsaved_cb (RkDocumentStore *self,
            GParamSpec      *pspec,
            RkDocument      *document)
{
  if (rk_document_is_unsaved (document))
    g_hash_table_add (self->unsaved, g_object_ref (document));
  else
    g_hash_table_remove (self->unsaved, document);
}

static void
add_document (RkDocumentStore *self,
              RkDocument      *document)
{
  g_ptr_array_add (self->documents, document);
  g_object_weak_ref (G_OBJECT (document), document_gone_cb, self);
  g_signal_connect_object (document, "notify::unsaved", G_CALLBACK (unsaved_cb), self,
                           G_CONNECT_SWAPPED);
  unsaved_cb (self, NULL, document);
  _rk_document_set_backups (document, self->backups);
  _rk_document_set_analyses (document, self->analyses);
  g_signal_emit (self, signals[OPENED], 0, document);
}

static void
rk_document_store_dispose (GObject *object)
{
  RkDocumentStore *self = RK_DOCUMENT_STORE (object);

  for (guint i = 0; i < self->documents->len; i++)
    {
      RkDocument *document = g_ptr_array_index (self->documents, i);

      g_object_weak_unref (G_OBJECT (document), document_gone_cb, self);
      g_signal_handlers_disconnect_by_data (document, self);
    }
  g_ptr_array_set_size (self->documents, 0);
  g_hash_table_remove_all (self->unsaved);

  G_OBJECT_CLASS (rk_document_store_parent_class)->dispose (object);
}

static void
rk_document_store_finalize (GObject *object)
{
  RkDocumentStore *self = RK_DOCUMENT_STORE (object);

  g_clear_pointer (&self->documents, g_ptr_array_unref);
  g_clear_pointer (&self->unsaved, g_hash_table_unref);
  g_clear_pointer (&self->reloads, g_ptr_array_unref);
  g_clear_object (&self->backups);
  g_clear_object (&self->imports);
  g_clear_object (&self->analyses);

  G_OBJECT_CLASS (rk_document_store_parent_class)->finalize (object);
}

static void
rk_document_store_class_init (RkDocumentStoreClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = rk_document_store_dispose;
  object_class->finalize = rk_document_store_finalize;

  /**
   * RkDocumentStore::opened:
   * @self: the store
   * @document: a document that was not open before
   */
  signals[OPENED] =
    g_signal_new ("opened", RK_TYPE_DOCUMENT_STORE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, RK_TYPE_DOCUMENT);
}

static void
rk_document_store_init (RkDocumentStore *self)
{
  self->documents = g_ptr_array_new ();
  self->unsaved = g_hash_table_new_full (NULL, NULL, g_object_unref, NULL);
  self->reloads = g_ptr_array_new ();
}

/**
 * rk_document_store_new:
 *
 * Returns: (transfer full): a store with nothing open
 */
RkDocumentStore *
rk_document_store_new (void)
{
  return g_object_new (RK_TYPE_DOCUMENT_STORE, NULL);
}

/* A file on its way from the disk to a document. */
typedef struct
{
  GFile *file;
  GObject *content;
  RkFileStamp stamp;
  char *checksum;
  /* Whether files of other programs are read too, and this was one. */
  gboolean imports;
  gboolean imported;
  GFile *analyses;
} RkOpening;

static RkOpening *
rk_opening_new (RkDocumentStore *store,
                GFile           *file)
{
  RkOpening *self = g_new0 (RkOpening, 1);

  self->imports = store->imports != NULL;
  self->file = g_object_ref (file);
  g_set_object (&self->analyses, store->analyses);
  return self;
}

static void
rk_opening_free (RkOpening *self)
{
  g_clear_object (&self->file);
  g_clear_object (&self->content);
  g_clear_object (&self->analyses);
  g_free (self->checksum);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RkOpening, rk_opening_free)

/* The file may have an analysis that is out of date, or none, since it cannot be
 * written. */
static void
find_analysis (RkOpening *self,
               RkMatch   *match)
{
  g_autoptr (RkAnalysis) analysis = NULL;

  if (self->analyses == NULL ||
      rk_review_get_state (match, RK_ALL_ROUNDS) == RK_REVIEW_CURRENT)
    return;

  analysis = rk_analysis_cache_load (self->analyses, match);
  if (analysis != NULL)
    rk_match_set_analysis (match, analysis);
}

/* The content is made in the thread that reads, and handed over whole. */
static gboolean
read_content (RkOpening  *self,
              GError    **error)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) problem = NULL;

  bytes = rk_file_io_read (self->file, &self->stamp, &problem);
  if (bytes == NULL)
    g_propagate_error (error, rk_file_problem_read (problem, self->file));
  else if (self->imports && rk_trf_is_trf (bytes))
    {
      self->content = (GObject *) rk_trf_parse (bytes, error);
      self->imported = TRUE;
    }
  else
    self->content = rk_file_content_parse (bytes, error);
  if (self->content != NULL)
    self->checksum = rk_file_io_get_checksum (bytes);
  if (self->content != NULL && RK_IS_MATCH (self->content))
    find_analysis (self, RK_MATCH (self->content));
  return self->content != NULL;
}

/* The document that another window may have opened meanwhile, or a new one.
 * The content leaves @opening, which may end in another thread. */
static RkDocument *
finish_opening (RkDocumentStore *self,
                RkOpening       *opening)
{
  RkDocument *document = rk_document_store_lookup (self, opening->file);
  g_autoptr (GObject) content = g_steal_pointer (&opening->content);

  if (document != NULL)
    return g_object_ref (document);
  if (opening->imported)
    return rk_document_store_create (self, content, self->imports);
  document = _rk_document_new_read (opening->file, content, &opening->stamp, opening->checksum);
  add_document (self, document);
  return document;
}

static void
open_in_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  GError *error = NULL;

  if (read_content (task_data, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
opened_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  RkDocumentStore *self = g_task_get_source_object (task);
  GError *error = NULL;

  if (g_task_propagate_boolean (G_TASK (result), &error))
    g_task_return_pointer (task, finish_opening (self, g_task_get_task_data (G_TASK (result))),
                           g_object_unref);
  else
    g_task_return_error (task, error);
}

/**
 * rk_document_store_open_async:
 * @self: a store
 * @file: the file of a match or tournament
 * @cancellable: (nullable): a #GCancellable
 * @callback: called when it is open
 * @user_data: for @callback
 *
 * Reads @file in a thread. If it is open already nothing is read: the same
 * document is given. What is read from a file of another program, see
 * rk_document_store_set_imports(), gets a new file.
 */
void
rk_document_store_open_async (RkDocumentStore     *self,
                              GFile               *file,
                              GCancellable        *cancellable,
                              GAsyncReadyCallback  callback,
                              gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;
  g_autoptr (GTask) reading = NULL;
  RkDocument *document;

  g_return_if_fail (RK_IS_DOCUMENT_STORE (self));
  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, rk_document_store_open_async);
  document = rk_document_store_lookup (self, file);
  if (document != NULL)
    {
      g_task_return_pointer (task, g_object_ref (document), g_object_unref);
      return;
    }
  /* A task of its own, without the store: a worker may drop it last. */
  reading = g_task_new (NULL, cancellable, opened_cb, g_steal_pointer (&task));
  g_task_set_source_tag (reading, rk_document_store_open_async);
  g_task_set_task_data (reading, rk_opening_new (self, file),
                        (GDestroyNotify) rk_opening_free);
  g_task_run_in_thread (reading, open_in_thread);
}

/**
 * rk_document_store_open_finish:
 * @self: a store
 * @result: a #GAsyncResult
 * @error: return location for a #GError: %RK_ERROR_IO if the file cannot be
 *   read, and the errors of rk_file_content_parse()
 *
 * Ends rk_document_store_open_async().
 *
 * Returns: (transfer full) (nullable): the document of the file
 */
RkDocument *
rk_document_store_open_finish (RkDocumentStore  *self,
                               GAsyncResult     *result,
                               GError          **error)
{
  g_return_val_if_fail (RK_IS_DOCUMENT_STORE (self), NULL);
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* A document whose file is read again, and what is kept of it. */
typedef struct
{
  RkDocument *document;
  GFile *copies;
  RkDocument *copy;
} Reload;

static void
reload_free (gpointer data)
{
  Reload *self = data;

  g_clear_object (&self->document);
  g_clear_object (&self->copies);
  g_clear_object (&self->copy);
  g_free (self);
}

static void
forget_copy (Reload *reload)
{
  g_clear_object (&reload->copy);
}

/* From here on the copy is made when the file has been read; or before, with a flush, after
 * which only what changes asks for another. */
static void
begin_to_keep (RkDocumentStore *self,
               Reload          *reload)
{
  g_ptr_array_add (self->reloads, reload);
  g_signal_connect_swapped (reload->document, "changed", G_CALLBACK (forget_copy), reload);
}

static void
end_to_keep (RkDocumentStore *self,
             Reload          *reload)
{
  g_ptr_array_remove_fast (self->reloads, reload);
  g_signal_handlers_disconnect_by_data (reload->document, reload);
}

/* What the document holds goes into a file of its own; FALSE if no file can hold it. */
static gboolean
keep_copy (RkDocumentStore  *self,
           Reload           *reload,
           GError          **error)
{
  g_autoptr (GObject) content = NULL;
  g_autoptr (GError) problem = NULL;

  rk_document_gather (reload->document);
  if (reload->copy != NULL)
    return TRUE;
  content = rk_file_content_duplicate (rk_document_get_content (reload->document), &problem);
  if (content == NULL)
    {
      g_propagate_error (error, rk_file_problem_unreadable (
                                    problem, rk_document_get_file (reload->document)));
      return FALSE;
    }
  reload->copy = rk_document_store_create (self, content, reload->copies);
  return TRUE;
}

/* Nobody may be there any more when the files have been read. */
static void
keep_copies (RkDocumentStore *self)
{
  for (guint i = 0; i < self->reloads->len; i++)
    {
      Reload *reload = g_ptr_array_index (self->reloads, i);
      g_autoptr (GError) error = NULL;

      /* Then it is not saved either, and that is told. */
      if (!keep_copy (self, reload, &error))
        g_debug ("Not kept: %s", error->message);
    }
}

static RkDocument *
take_file (RkDocumentStore *self,
           RkDocument      *old,
           RkOpening       *opening,
           GObject         *content)
{
  RkDocument *document = rk_document_store_lookup (self, opening->file);

  /* Asked for twice, in two windows: one document has the file. */
  if (document != NULL && document != old)
    return g_object_ref (document);
  document = _rk_document_new_read (opening->file, content, &opening->stamp, opening->checksum);
  add_document (self, document);
  _rk_document_retire (old, document);
  return document;
}

static void
reread_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  RkDocumentStore *self = g_task_get_source_object (task);
  Reload *reload = g_task_get_task_data (task);
  RkOpening *opening = g_task_get_task_data (G_TASK (result));
  g_autoptr (GObject) content = g_steal_pointer (&opening->content);
  GError *unread = NULL;
  GError *error = NULL;

  g_task_propagate_boolean (G_TASK (result), &unread);
  if (unread != NULL)
    /* It may be gone by now. */
    rk_document_check_async (reload->document);
  /* Now, and not when it was asked for: that may be a move ago. */
  if (reload->copies != NULL)
    keep_copy (self, reload, &error);
  end_to_keep (self, reload);
  if (error != NULL)
    {
      g_clear_error (&unread);
      g_task_return_error (task, error);
    }
  else if (unread != NULL)
    g_task_return_error (task, unread);
  else
    g_task_return_pointer (task, take_file (self, reload->document, opening, content),
                           g_object_unref);
}

/**
 * rk_document_store_reload_async:
 * @self: a store
 * @document: an open document
 * @copies: (nullable): the folder for a copy of what @document holds when that is done;
 *   %NULL for none
 * @cancellable: (nullable): a #GCancellable
 * @callback: called when it is read
 * @user_data: for @callback
 *
 * Reads the file of @document again, which another program wrote. A new document takes
 * its place ("replaced" of @document), and what is unsaved in the old one is lost, but for
 * the copy. If the file cannot be read, or a copy is wanted and no file can hold it, nothing
 * changes, but "outside" tells soon if the file is gone.
 */
void
rk_document_store_reload_async (RkDocumentStore     *self,
                                RkDocument          *document,
                                GFile               *copies,
                                GCancellable        *cancellable,
                                GAsyncReadyCallback  callback,
                                gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;
  g_autoptr (GTask) reading = NULL;
  RkOpening *opening;
  Reload *reload;

  g_return_if_fail (RK_IS_DOCUMENT_STORE (self));
  g_return_if_fail (RK_IS_DOCUMENT (document));
  g_return_if_fail (copies == NULL || G_IS_FILE (copies));

  reload = g_new0 (Reload, 1);
  reload->document = g_object_ref (document);
  g_set_object (&reload->copies, copies);
  if (copies != NULL)
    begin_to_keep (self, reload);
  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, rk_document_store_reload_async);
  g_task_set_task_data (task, reload, reload_free);
  opening = rk_opening_new (self, rk_document_get_file (document));
  opening->imports = FALSE;
  reading = g_task_new (NULL, cancellable, reread_cb, g_steal_pointer (&task));
  g_task_set_source_tag (reading, rk_document_store_reload_async);
  g_task_set_task_data (reading, opening, (GDestroyNotify) rk_opening_free);
  g_task_run_in_thread (reading, open_in_thread);
}

/**
 * rk_document_store_reload_finish:
 * @self: a store
 * @result: a #GAsyncResult
 * @copy: (out) (transfer full) (nullable) (optional): the copy, if one was wanted and could
 *   be made; also when the file could not be read
 * @error: return location for a #GError: as rk_document_store_open_finish(); or, when a copy
 *   was wanted and is not there, why what the document holds cannot be saved, as
 *   rk_document_get_problem() says it
 *
 * Ends rk_document_store_reload_async().
 *
 * Returns: (transfer full) (nullable): the document that has the file now
 */
RkDocument *
rk_document_store_reload_finish (RkDocumentStore  *self,
                                 GAsyncResult     *result,
                                 RkDocument      **copy,
                                 GError          **error)
{
  Reload *reload;

  g_return_val_if_fail (RK_IS_DOCUMENT_STORE (self), NULL);
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  reload = g_task_get_task_data (G_TASK (result));
  if (copy != NULL)
    *copy = g_steal_pointer (&reload->copy);
  return g_task_propagate_pointer (G_TASK (result), error);
}

/**
 * rk_document_store_replace:
 * @self: a store
 * @document: an open document
 * @copy: another, with the same content
 *
 * Ends @document: whoever shows it goes on in @copy ("replaced" of @document). Its file
 * stays as it is, and what was not saved there is no longer missing.
 */
void
rk_document_store_replace (RkDocumentStore *self,
                           RkDocument      *document,
                           RkDocument      *copy)
{
  g_return_if_fail (RK_IS_DOCUMENT_STORE (self));
  g_return_if_fail (RK_IS_DOCUMENT (document));
  g_return_if_fail (RK_IS_DOCUMENT (copy));
  g_return_if_fail (document != copy);

  _rk_document_retire (document, copy);
}

/**
 * rk_document_store_open:
 * @self: a store
 * @file: the file of a match or tournament
 * @error: return location for a #GError, as rk_document_store_open_finish()
 *
 * Reads @file, blocking, or gives the document that is open already.
 *
 * Returns: (transfer full) (nullable): the document of the file
 */
RkDocument *
rk_document_store_open (RkDocumentStore  *self,
                        GFile            *file,
                        GError          **error)
{
  g_autoptr (RkOpening) opening = NULL;
  RkDocument *document;

  g_return_val_if_fail (RK_IS_DOCUMENT_STORE (self), NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  document = rk_document_store_lookup (self, file);
  if (document != NULL)
    return g_object_ref (document);
  opening = rk_opening_new (self, file);
  return read_content (opening, error) ? finish_opening (self, opening) : NULL;
}

/* Whether the name is taken, on disk or by a document that is not yet there. */
static gboolean
is_taken (RkDocumentStore *self,
          GFile           *folder,
          const char      *name)
{
  g_autoptr (GFile) file = g_file_get_child (folder, name);

  return g_file_query_exists (file, NULL) || rk_document_store_lookup (self, file) != NULL;
}

/**
 * rk_document_store_create:
 * @self: a store
 * @content: an #RkMatch or #RkTournament that has no file
 * @folder: where to put it; made when it is missing
 *
 * Makes a file for @content, named so that people find it again, and saves it
 * at once in the background. No file is ever overwritten. Whether it could be
 * written shows in the "problem" of the document.
 *
 * Returns: (transfer full): the document of the new file
 */
RkDocument *
rk_document_store_create (RkDocumentStore *self,
                          gpointer         content,
                          GFile           *folder)
{
  RkFileKind kind;
  g_autofree char *stem = NULL;
  RkDocument *document;
  guint number = 0;

  g_return_val_if_fail (RK_IS_DOCUMENT_STORE (self), NULL);
  g_return_val_if_fail (rk_file_content_is (content), NULL);
  g_return_val_if_fail (G_IS_FILE (folder), NULL);

  kind = rk_file_content_get_kind (content);
  stem = rk_file_content_get_stem (content);
  while (TRUE)
    {
      g_autofree char *name = rk_file_name_number (stem, ++number, kind);

      if (!is_taken (self, folder, name))
        break;
    }
  document = _rk_document_new_created (folder, stem, number, content);
  add_document (self, document);
  return document;
}

/**
 * rk_document_store_set_backups:
 * @self: a store
 * @folder: (nullable): a folder, made when it is needed and missing; %NULL for
 *   none
 *
 * Sets where a copy of each tournament goes when a round of it is published, for
 * the documents that are opened from now on. A copy of the same round of the same
 * tournament is replaced; one of another tournament never.
 */
void
rk_document_store_set_backups (RkDocumentStore *self,
                               GFile           *folder)
{
  g_return_if_fail (RK_IS_DOCUMENT_STORE (self));
  g_return_if_fail (folder == NULL || G_IS_FILE (folder));

  g_set_object (&self->backups, folder);
}

/**
 * rk_document_store_set_imports:
 * @self: a store
 * @folder: (nullable): a folder, made when it is missing; %NULL: only files of this
 *   program are opened
 *
 * Sets where the new file of a tournament goes that is read from a file of another
 * program: a tournament report (TRF). That file is never written.
 */
void
rk_document_store_set_imports (RkDocumentStore *self,
                               GFile           *folder)
{
  g_return_if_fail (RK_IS_DOCUMENT_STORE (self));
  g_return_if_fail (folder == NULL || G_IS_FILE (folder));

  g_set_object (&self->imports, folder);
}

/**
 * rk_document_store_set_analyses:
 * @self: a store
 * @folder: (nullable): a folder of this computer, made when it is needed and missing;
 *   %NULL for none
 *
 * Sets where the analysis of a match goes when its file cannot be written, for the
 * documents that are opened from now on. It is found again when the file is opened.
 */
void
rk_document_store_set_analyses (RkDocumentStore *self,
                                GFile           *folder)
{
  g_return_if_fail (RK_IS_DOCUMENT_STORE (self));
  g_return_if_fail (folder == NULL || (G_IS_FILE (folder) && g_file_peek_path (folder) != NULL));

  g_set_object (&self->analyses, folder);
}

/**
 * rk_document_store_lookup:
 * @self: a store
 * @file: a file
 *
 * Returns: (transfer none) (nullable): the open document of @file, also when
 *   it was opened through a symbolic link
 */
RkDocument *
rk_document_store_lookup (RkDocumentStore *self,
                          GFile           *file)
{
  g_autoptr (GFile) real = NULL;

  g_return_val_if_fail (RK_IS_DOCUMENT_STORE (self), NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  real = rk_file_io_resolve (file);
  for (guint i = 0; i < self->documents->len; i++)
    {
      RkDocument *document = g_ptr_array_index (self->documents, i);

      if (_rk_document_is_for (document, real))
        return document;
    }
  return NULL;
}

/**
 * rk_document_store_list_unsaved:
 * @self: a store
 *
 * Returns: (transfer full) (element-type RkDocument): the documents with changes
 *   that are not on disk
 */
GPtrArray *
rk_document_store_list_unsaved (RkDocumentStore *self)
{
  GPtrArray *documents;
  GHashTableIter iter;
  gpointer document;

  g_return_val_if_fail (RK_IS_DOCUMENT_STORE (self), NULL);

  documents = g_ptr_array_new_with_free_func (g_object_unref);
  g_hash_table_iter_init (&iter, self->unsaved);
  while (g_hash_table_iter_next (&iter, &document, NULL))
    g_ptr_array_add (documents, g_object_ref (document));
  return documents;
}

/**
 * rk_document_store_flush:
 * @self: a store
 * @error: return location for a #GError, the first of rk_document_flush()
 *
 * Blocks until every document is on disk, or it is clear that it cannot be
 * saved; also what is to be kept while its file is read again, see
 * rk_document_store_reload_async(). Call it before the program ends.
 *
 * Returns: %FALSE with @error set if a document is still unsaved
 */
gboolean
rk_document_store_flush (RkDocumentStore  *self,
                         GError          **error)
{
  g_autoptr (GPtrArray) documents = NULL;
  g_autoptr (GError) first = NULL;

  g_return_val_if_fail (RK_IS_DOCUMENT_STORE (self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  for (guint i = 0; i < self->documents->len; i++)
    rk_document_gather (g_ptr_array_index (self->documents, i));
  keep_copies (self);
  /* A copy: each leaves the set when it is saved. */
  documents = rk_document_store_list_unsaved (self);
  for (guint i = 0; i < documents->len; i++)
    rk_document_flush (g_ptr_array_index (documents, i), first == NULL ? &first : NULL);
  if (first == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&first));
  return FALSE;
}
