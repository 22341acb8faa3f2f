/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "rk-match.h"

G_BEGIN_DECLS

#define RK_TYPE_ROUND_ROW (rk_round_row_get_type ())
G_DECLARE_FINAL_TYPE (RkRoundRow, rk_round_row, RK, ROUND_ROW, GtkListBoxRow)

/* A round in the timeline. */
GtkWidget *rk_round_row_new         (RkMatch    *match,
                                     RkRound    *round);

void       rk_round_row_update      (RkRoundRow *self);

G_END_DECLS
