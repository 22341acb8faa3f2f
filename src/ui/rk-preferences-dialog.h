/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RK_TYPE_PREFERENCES_DIALOG (rk_preferences_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RkPreferencesDialog, rk_preferences_dialog, RK, PREFERENCES_DIALOG,
                      AdwPreferencesDialog)

AdwDialog *rk_preferences_dialog_new (GSettings *settings);

G_END_DECLS
