/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void     rk_spin_row_use_own_digits (AdwSpinRow *row);
gboolean rk_spin_row_parse          (const char *text,
                                     int        *number);

G_END_DECLS
