/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-library-row.h"
#include "rk-library.h"

G_BEGIN_DECLS

/* For the library only. */
RkLibraryItem *_rk_library_item_new     (GFile         *folder,
                                         RkLibraryRow  *row);
RkLibraryRow  *_rk_library_item_get_row (RkLibraryItem *self);
void           _rk_library_item_set_row (RkLibraryItem *self,
                                         RkLibraryRow  *row);
void           _rk_library_item_set_twin (RkLibraryItem *self,
                                         gboolean       is_twin);

G_END_DECLS
