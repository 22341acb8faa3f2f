/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-library-row.h"
#include "rk-library.h"

G_BEGIN_DECLS

/**
 * RkLibraryList:
 *
 * The items of a library in their order, and by the names of their files.
 */
typedef struct _RkLibraryList RkLibraryList;

RkLibraryList *rk_library_list_new       (GFile         *folder);
void           rk_library_list_free      (RkLibraryList *self);

GListModel    *rk_library_list_get_model (RkLibraryList *self);
GPtrArray     *rk_library_list_get_rows  (RkLibraryList *self);
GPtrArray     *rk_library_list_find_id   (RkLibraryList *self,
                                          const char    *id);
guint          rk_library_list_get_n_changes
                                         (RkLibraryList *self);
guint          rk_library_list_get_n_files
                                         (RkLibraryList *self,
                                          RkFileKind     kind);
RkLibraryItem *rk_library_list_find      (RkLibraryList *self,
                                          const char    *name);

void           rk_library_list_take_rows (RkLibraryList *self,
                                          GPtrArray     *rows);
void           rk_library_list_remove    (RkLibraryList *self,
                                          const char    *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RkLibraryList, rk_library_list_free)

G_END_DECLS
