/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-table.h"

G_BEGIN_DECLS

#define RK_TYPE_TABLE_VIEW (rk_table_view_get_type ())
G_DECLARE_FINAL_TYPE (RkTableView, rk_table_view, RK, TABLE_VIEW, AdwBin)

/* Says all of a row with an id, for a screen reader. (transfer full) */
typedef char *(*RkTableDescribe) (guint    row_id,
                                  gpointer user_data);

/* Shows an RkTable.  Signal "row-activated" (uint id): a person wants to know more
 * of a row.
 */
/* The selection stays on the row with its id. */
void       rk_table_view_set_table    (RkTableView     *self,
                                       RkTable         *table);
/* For a table to work with: a click opens a row, and a legend stands below. Once. */
void       rk_table_view_set_hint     (RkTableView     *self,
                                       const char      *hint);
void       rk_table_view_set_describe (RkTableView     *self,
                                       RkTableDescribe  describe,
                                       gpointer         user_data);
/* A table only to look at, for all in a room: no row is chosen. */
void       rk_table_view_set_selectable (RkTableView   *self,
                                       gboolean         selectable);
/* Borrowed. */
GtkAdjustment *rk_table_view_get_vadjustment (RkTableView *self);

G_END_DECLS
