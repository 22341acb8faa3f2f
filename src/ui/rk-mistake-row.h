/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "rk-mistakes.h"

G_BEGIN_DECLS

#define RK_TYPE_MISTAKE_ROW (rk_mistake_row_get_type ())
G_DECLARE_FINAL_TYPE (RkMistakeRow, rk_mistake_row, RK, MISTAKE_ROW, GtkListBoxRow)

/* A mistake in a list of them. */
GtkWidget *rk_mistake_row_new         (RkMatch      *match,
                                       RkMistake    *mistake);

RkMistake *rk_mistake_row_get_mistake (RkMistakeRow *self);

G_END_DECLS
