/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "rk-library.h"

G_BEGIN_DECLS

/**
 * RkLibraryOrder:
 * @RK_LIBRARY_LAST_PLAYED: what was changed last comes first
 * @RK_LIBRARY_CREATED: what was made last comes first
 * @RK_LIBRARY_NAME: by the names that are shown
 *
 * The orders of the library, as in the settings.
 */
typedef enum
{
  RK_LIBRARY_LAST_PLAYED,
  RK_LIBRARY_CREATED,
  RK_LIBRARY_NAME,
} RkLibraryOrder;

#define RK_TYPE_LIBRARY_VIEW (rk_library_view_get_type ())
G_DECLARE_FINAL_TYPE (RkLibraryView, rk_library_view, RK, LIBRARY_VIEW, GObject)

/* What of a library is listed, and in which order: of one kind or, while something is
 * searched for, of both; and as the settings (the child "library") say, which it
 * follows.
 */
RkLibraryView *rk_library_view_new          (RkLibrary     *library,
                                             GSettings     *settings);

/* A model of RkLibraryItem. */
GListModel    *rk_library_view_get_files    (RkLibraryView *self);
/* How many there would be without the filter of the settings and without a search. */
guint          rk_library_view_count_all    (RkLibraryView *self);

void           rk_library_view_set_kind     (RkLibraryView *self,
                                             RkFileKind     kind);
void           rk_library_view_search       (RkLibraryView *self,
                                             const char    *text);
gboolean       rk_library_view_is_searching (RkLibraryView *self);
/* Whether the settings leave out something, and to leave out nothing any more. */
gboolean       rk_library_view_is_filtered  (RkLibraryView *self);
void           rk_library_view_clear_filter (GSettings     *settings);
/* While it is not seen, files that change keep their places. */
void           rk_library_view_set_seen     (RkLibraryView *self,
                                             gboolean       is_seen);

G_END_DECLS
