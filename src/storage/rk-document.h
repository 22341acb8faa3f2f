/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-file-io.h"
#include "rk-match.h"
#include "rk-tournament.h"

G_BEGIN_DECLS

/**
 * RkOutside:
 * @RK_OUTSIDE_SAME: nothing
 * @RK_OUTSIDE_CHANGED: another program wrote the file
 * @RK_OUTSIDE_GONE: the file is not there any more
 *
 * What others did to the file of a document.
 */
typedef enum
{
  RK_OUTSIDE_SAME,
  RK_OUTSIDE_CHANGED,
  RK_OUTSIDE_GONE,
} RkOutside;

#define RK_TYPE_DOCUMENT (rk_document_get_type ())
G_DECLARE_FINAL_TYPE (RkDocument, rk_document, RK, DOCUMENT, GObject)

/* A file with what it holds: a match or a tournament.  It watches this content
 * and saves it by itself, in a thread, after every change; a change during a
 * save is saved after it.
 * Opening and browsing never write.  Documents come from an RkDocumentStore
 * and belong to the thread that made them.
 *
 * Properties (read only): "file" (changes when the file is deleted or
 * restored through the library, or a new file had to take another name),
 * "content" (an RkMatch or RkTournament), "unsaved" (there are changes not yet
 * on disk), "saving", "problem" (string: why the last save failed, ready to show,
 * NULL when all is well), "outside" (uint, an RkOutside).
 * Signals "changed" after each change of the content, whatever it is, and "saved"
 * after each save; "saved-anew" before that when the file was not there any more, which
 * nobody knew; "gather" when what somebody types must get into the content, as before
 * it is saved at last or copied; "backup-failed" (GError) once, when the copy of a
 * tournament at a published round could not be written; "replaced" (RkDocument) when it
 * ends, and the other document is to be shown in its place: the one that has its file, after
 * what another program wrote was loaded, or the one with a copy of its content.
 *
 * A file that was removed by another program is written again at the next
 * change.  One that another program wrote is not touched: the problem is then
 * RK_ERROR_CHANGED.  After a problem each change tries again; what may pass by
 * itself (RK_ERROR_IO) is tried again also without one, less and less often.
 */
GFile      *rk_document_get_file     (RkDocument           *self);
GObject    *rk_document_get_content  (RkDocument           *self);
/* NULL if the content is something else. */
RkMatch    *rk_document_get_match    (RkDocument           *self);
RkTournament *rk_document_get_tournament (RkDocument         *self);
/* Whether it is a tournament or a game of one. */
gboolean    rk_document_is_of_tournament (RkDocument         *self);
gboolean    rk_document_is_unsaved   (RkDocument           *self);
gboolean    rk_document_is_saving    (RkDocument           *self);
/* Why the last save failed (RK_ERROR_CHANGED, RK_ERROR_VERSION, RK_ERROR_TOO_LARGE
 * or RK_ERROR_IO), or NULL. Borrowed. */
const GError *rk_document_get_problem (RkDocument           *self);

/* Saves again after a problem. */
void        rk_document_retry        (RkDocument           *self);
/* What others did to the file, as far as it is known; and to look again, in a thread. */
RkOutside   rk_document_get_outside  (RkDocument           *self);
void        rk_document_check_async  (RkDocument           *self);
/* Which version of the file "outside" tells of; and to write the file over it when a person
 * has agreed to that, also when nothing is unsaved. */
void        rk_document_get_seen     (RkDocument           *self,
                                      RkFileStamp          *seen);
void        rk_document_overwrite    (RkDocument           *self,
                                      const RkFileStamp    *agreed);
/* Asks for what somebody types just now, by the signal "gather". */
void        rk_document_gather       (RkDocument           *self);
/* Blocks until everything is on disk; for the end of the program and tests. */
gboolean    rk_document_flush        (RkDocument           *self,
                                      GError              **error);

G_END_DECLS
