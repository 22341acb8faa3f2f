/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-library.h"

G_BEGIN_DECLS

/**
 * RkTransferProblem:
 * @name: the name of a file
 * @error: why it was left out
 *
 * A file that could not be read or written. A plain value.
 */
typedef struct
{
  char *name;
  GError *error;
} RkTransferProblem;

#define RK_TYPE_LIBRARY_TRANSFER (rk_library_transfer_get_type ())
G_DECLARE_FINAL_TYPE (RkLibraryTransfer, rk_library_transfer, RK, LIBRARY_TRANSFER, GObject)

/* One file or many, into a library or out of it, in a thread.  A file that is there
 * already is not copied again: into the library, when one with its id holds the same; out
 * of it, when one with its name does.  Nothing is ever overwritten.
 */
/* @files: (element-type GFile): files, and folders whose files are meant. */
RkLibraryTransfer *rk_library_transfer_new_import    (RkLibrary            *library,
                                                      GPtrArray            *files);
RkLibraryTransfer *rk_library_transfer_new_export    (RkLibrary            *library,
                                                      GFile                *folder);
RkLibraryTransfer *rk_library_transfer_new_duplicate (RkLibrary            *library,
                                                      RkLibraryItem        *item);

void               rk_library_transfer_run_async     (RkLibraryTransfer    *self,
                                                      GCancellable         *cancellable,
                                                      GAsyncReadyCallback   callback,
                                                      gpointer              user_data);
/* FALSE when it was cancelled: what was copied until then stays. */
gboolean           rk_library_transfer_run_finish    (RkLibraryTransfer    *self,
                                                      GAsyncResult         *result,
                                                      GError              **error);
/* 0 to 1, at any time. */
double             rk_library_transfer_get_progress  (RkLibraryTransfer    *self);

/* When it is done: the files that were copied, that were there already, and those copied
 * whose id was there already, with other content. */
guint              rk_library_transfer_get_n_copied  (RkLibraryTransfer    *self);
/* What was made first in the library, or NULL. */
GFile             *rk_library_transfer_get_copy      (RkLibraryTransfer    *self);
guint              rk_library_transfer_get_n_present (RkLibraryTransfer    *self);
guint              rk_library_transfer_get_n_twins   (RkLibraryTransfer    *self);
/* (element-type RkTransferProblem): borrowed. */
GPtrArray         *rk_library_transfer_get_problems  (RkLibraryTransfer    *self);

G_END_DECLS
