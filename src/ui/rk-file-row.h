/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "rk-library.h"

G_BEGIN_DECLS

#define RK_TYPE_FILE_ROW (rk_file_row_get_type ())
G_DECLARE_FINAL_TYPE (RkFileRow, rk_file_row, RK, FILE_ROW, GtkBox)

/* A match or tournament in the library.  Signals "menu": a person wants to know what can
 * be done with it; "updated": it shows something else than before.
 */
GtkWidget     *rk_file_row_new        (void);

RkLibraryItem *rk_file_row_get_item   (RkFileRow     *self);
void           rk_file_row_set_item   (RkFileRow     *self,
                                       RkLibraryItem *item);
void           rk_file_row_set_narrow (RkFileRow     *self,
                                       gboolean       narrow);
char          *rk_file_row_describe   (RkFileRow     *self);
GtkWidget     *rk_file_row_get_menu_button
                                      (RkFileRow     *self);

G_END_DECLS
