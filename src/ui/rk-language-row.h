/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-application.h"
#include "rk-combo-row.h"

G_BEGIN_DECLS

#define RK_TYPE_LANGUAGE_ROW (rk_language_row_get_type ())
G_DECLARE_FINAL_TYPE (RkLanguageRow, rk_language_row, RK, LANGUAGE_ROW, RkComboRow)

/* Chooses the language of the texts. */
void rk_language_row_set_application (RkLanguageRow *self,
                                      RkApplication *application);

G_END_DECLS
