/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-document.h"

G_BEGIN_DECLS

/* The copies of a tournament: one is written for each round that is published.  For the
 * document only, which they belong to. */
typedef struct _RkDocumentBackups RkDocumentBackups;

RkDocumentBackups *rk_document_backups_new        (RkDocument        *document,
                                                   RkTournament      *tournament);
void               rk_document_backups_free       (RkDocumentBackups *self);
/* Where they go; NULL for nowhere. */
void               rk_document_backups_set_folder (RkDocumentBackups *self,
                                                   GFile             *folder);
/* Blocks until all are written. */
void               rk_document_backups_end        (RkDocumentBackups *self);

G_END_DECLS
