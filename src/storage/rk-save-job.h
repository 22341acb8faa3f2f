/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-file-io.h"
#include "rk-file-kind.h"
#include "rk-tournament.h"

G_BEGIN_DECLS

/**
 * RkSaveJob:
 * @file: what to write; another name in the same folder afterwards if a new
 *   file could not have its own
 * @text: what it shall hold; %NULL until @snapshot was written
 * @snapshot: (nullable): what @text is made of in the worker
 * @guard: what must hold for it to be written
 * @stamp: the stamp of the file, before and after
 * @checksum: (nullable): of what the file holds, before and after
 * @stem: for a new file, its name without number and suffix
 * @number: for a new file, the number in its name
 * @kind: for a new file, what it holds
 * @tournament: (nullable): for a copy, the id of the tournament; a file with
 *   this name that holds the same one is replaced
 * @was_gone: whether there was no such file any more, though it was not new
 * @changes: which state of the document @text is
 * @error: (nullable): why it was not written, ready to show
 *
 * One save, handed from the main thread to a worker and back. Whoever holds it
 * reads the results only where it ran the save itself, in the callback of
 * rk_save_job_start(), or after rk_save_job_end().
 */
typedef struct
{
  GFile *file;
  GBytes *text;
  RkFileSnapshot *snapshot;
  RkFileGuard guard;
  RkFileStamp stamp;
  char *checksum;
  char *stem;
  guint number;
  RkFileKind kind;
  char *tournament;
  gboolean was_gone;
  guint64 changes;
  GError *error;

  /*< private >*/
  GMutex mutex;
  GCond cond;
  gboolean done;
} RkSaveJob;

RkSaveJob *rk_save_job_new   (GFile               *file,
                              GBytes              *text,
                              RkFileGuard          guard);
RkSaveJob *rk_save_job_new_content
                             (GFile               *file,
                              GObject             *content,
                              RkFileGuard          guard);
RkSaveJob *rk_save_job_new_backup
                             (GFile               *file,
                              GFile               *folder,
                              RkTournament        *tournament,
                              guint                round);
RkSaveJob *rk_save_job_ref   (RkSaveJob           *self);
void       rk_save_job_unref (RkSaveJob           *self);

void       rk_save_job_run   (RkSaveJob           *self);
void       rk_save_job_start (RkSaveJob           *self,
                              GAsyncReadyCallback  callback,
                              gpointer             user_data);
void       rk_save_job_end   (RkSaveJob           *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RkSaveJob, rk_save_job_unref)

G_END_DECLS
