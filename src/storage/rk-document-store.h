/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-document.h"

G_BEGIN_DECLS

#define RK_TYPE_DOCUMENT_STORE (rk_document_store_get_type ())
G_DECLARE_FINAL_TYPE (RkDocumentStore, rk_document_store, RK, DOCUMENT_STORE, GObject)

/* The documents that are open: one for each file, however many windows show
 * it.  It holds no reference of its own to a document that is saved; a
 * document with unsaved changes is kept alive until they are on disk.  Signal
 * "opened" (RkDocument) for each document that is opened or created.
 */
RkDocumentStore *rk_document_store_new         (void);

/* Reads @file in a thread, or gives the document that is open already. */
void             rk_document_store_open_async  (RkDocumentStore     *self,
                                                GFile               *file,
                                                GCancellable        *cancellable,
                                                GAsyncReadyCallback  callback,
                                                gpointer             user_data);
RkDocument      *rk_document_store_open_finish (RkDocumentStore     *self,
                                                GAsyncResult        *result,
                                                GError             **error);
/* Reads again what another program wrote: a new document takes the place of @document, whose
 * content is kept in a @copy if a folder is given for that. */
void             rk_document_store_reload_async  (RkDocumentStore     *self,
                                                RkDocument          *document,
                                                GFile               *copies,
                                                GCancellable        *cancellable,
                                                GAsyncReadyCallback  callback,
                                                gpointer             user_data);
RkDocument      *rk_document_store_reload_finish (RkDocumentStore     *self,
                                                GAsyncResult        *result,
                                                RkDocument         **copy,
                                                GError             **error);
/* Goes on in another file, and leaves that of @document to whoever changed it. */
void             rk_document_store_replace     (RkDocumentStore     *self,
                                                RkDocument          *document,
                                                RkDocument          *copy);
/* The same as opening, blocking. */
RkDocument      *rk_document_store_open        (RkDocumentStore     *self,
                                                GFile               *file,
                                                GError             **error);
/* A new file for @content (an RkMatch or RkTournament) in @folder (made when it
 * is missing), saved at once in the background. */
RkDocument      *rk_document_store_create      (RkDocumentStore     *self,
                                                gpointer             content,
                                                GFile               *folder);
/* The folder for copies of tournaments at each published round; NULL, as it is at
 * first, for none. */
void             rk_document_store_set_backups (RkDocumentStore     *self,
                                                GFile               *folder);
/* The folder for tournaments that are read from files of other programs (TRF), each in
 * a new file; NULL, as it is at first: such files are not read. */
void             rk_document_store_set_imports (RkDocumentStore     *self,
                                                GFile               *folder);
/* The folder of the cache for the analyses of matches whose files cannot be written;
 * NULL, as it is at first, for none. */
void             rk_document_store_set_analyses (RkDocumentStore    *self,
                                                GFile               *folder);
/* The open document of @file, or NULL. Borrowed. */
RkDocument      *rk_document_store_lookup      (RkDocumentStore     *self,
                                                GFile               *file);
/* The documents that are not on disk as they are. */
GPtrArray       *rk_document_store_list_unsaved (RkDocumentStore    *self);
/* Blocks until every document is on disk. */
gboolean         rk_document_store_flush       (RkDocumentStore     *self,
                                                GError             **error);

G_END_DECLS
