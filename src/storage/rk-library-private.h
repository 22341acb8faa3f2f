/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-library-list.h"
#include "rk-library.h"

G_BEGIN_DECLS

/* For the parts of the library that move, delete, restore and import. */
RkDocument *_rk_library_find_document (RkLibrary  *self,
                                       GFile      *file);
void        _rk_library_forget        (RkLibrary  *self,
                                       const char *name);
void        _rk_library_read_now      (RkLibrary  *self,
                                       const char *name);
void        _rk_library_take_rows     (RkLibrary  *self,
                                       GPtrArray  *rows);
RkLibraryList *
            _rk_library_get_list      (RkLibrary  *self);
GPtrArray  *_rk_library_list_rows     (RkLibrary  *self);
GHashTable *_rk_library_take_unsaved  (RkLibrary  *self);

G_END_DECLS
