/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-library-row.h"

G_BEGIN_DECLS

/**
 * RkLibraryScan:
 *
 * One reading of the folder of a library, or of some files in it. A worker
 * thread reads; the rows come to the main thread in batches.
 */
typedef struct _RkLibraryScan RkLibraryScan;

/**
 * RkLibraryScanFunc:
 * @rows: (element-type RkLibraryRow): rows in no order
 * @user_data: as given
 *
 * Called in the main thread.
 */
typedef void (*RkLibraryScanFunc) (GPtrArray *rows,
                                   gpointer   user_data);

RkLibraryScan *rk_library_scan_new         (const char         *folder,
                                            const char         *index,
                                            GPtrArray          *known,
                                            GHashTable         *names,
                                            RkLibraryScanFunc   func,
                                            gpointer            user_data);
RkLibraryScan *rk_library_scan_ref         (RkLibraryScan      *self);
void           rk_library_scan_unref       (RkLibraryScan      *self);

gboolean       rk_library_scan_is_full     (RkLibraryScan      *self);
gboolean       rk_library_scan_run         (RkLibraryScan      *self,
                                            GCancellable       *cancellable,
                                            GError            **error);
void           rk_library_scan_deliver     (RkLibraryScan      *self);

void           rk_library_scan_remove_left (const char         *folder);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RkLibraryScan, rk_library_scan_unref)

G_END_DECLS
