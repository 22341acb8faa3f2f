/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-document-store.h"
#include "rk-library.h"

G_BEGIN_DECLS

#define RK_TYPE_LIBRARY_PAGE (rk_library_page_get_type ())
G_DECLARE_FINAL_TYPE (RkLibraryPage, rk_library_page, RK, LIBRARY_PAGE, AdwNavigationPage)

/* The first page: the matches and tournaments in the data folder.  Property "view":
 * which of them are listed.  Signal "file-chosen" (GFile): a person wants to see
 * one.
 */
void rk_library_page_set_library  (RkLibraryPage   *self,
                                   RkLibrary       *library,
                                   RkDocumentStore *store,
                                   GSettings       *settings);
void rk_library_page_start_search (RkLibraryPage   *self);
void rk_library_page_search       (RkLibraryPage   *self,
                                   const char      *text);
void rk_library_page_return_to    (RkLibraryPage   *self,
                                   GFile           *file);
/* So that they can still be brought back when @other is gone. */
void rk_library_page_take_deletions (RkLibraryPage *self,
                                     RkLibraryPage *other);

G_END_DECLS
