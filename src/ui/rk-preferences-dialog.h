/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-application.h"

G_BEGIN_DECLS

#define RK_TYPE_PREFERENCES_DIALOG (rk_preferences_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RkPreferencesDialog, rk_preferences_dialog, RK, PREFERENCES_DIALOG,
                      AdwPreferencesDialog)

AdwDialog *rk_preferences_dialog_new            (RkApplication       *application);
/* The focus goes to the choice of a language when the dialog is presented. */
void       rk_preferences_dialog_focus_language (RkPreferencesDialog *self);

G_END_DECLS
