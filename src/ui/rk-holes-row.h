/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void  rk_holes_row_fill        (AdwComboRow *row);
guint rk_holes_row_get_n_holes (AdwComboRow *row);
void  rk_holes_row_set_n_holes (AdwComboRow *row,
                                guint        n_holes);

G_END_DECLS
