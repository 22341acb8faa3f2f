/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "rk-library.h"

G_BEGIN_DECLS

#define RK_TYPE_MATCH_ROW (rk_match_row_get_type ())
G_DECLARE_FINAL_TYPE (RkMatchRow, rk_match_row, RK, MATCH_ROW, GtkBox)

/* A match in the library.  Signal "delete" (RkLibraryItem): a person wants to
 * be rid of it.
 */
GtkWidget     *rk_match_row_new      (void);

RkLibraryItem *rk_match_row_get_item (RkMatchRow    *self);
void           rk_match_row_set_item (RkMatchRow    *self,
                                      RkLibraryItem *item);
char          *rk_match_row_describe (RkMatchRow    *self);

G_END_DECLS
