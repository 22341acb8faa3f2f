/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RK_TYPE_COMBO_ROW (rk_combo_row_get_type ())

/* For templates. */
G_DECLARE_DERIVABLE_TYPE (RkComboRow, rk_combo_row, RK, COMBO_ROW, AdwComboRow)

struct _RkComboRowClass
{
  AdwComboRowClass parent_class;
};

G_END_DECLS
