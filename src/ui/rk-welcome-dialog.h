/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-application.h"

G_BEGIN_DECLS

#define RK_TYPE_WELCOME_DIALOG (rk_welcome_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RkWelcomeDialog, rk_welcome_dialog, RK, WELCOME_DIALOG, AdwDialog)

/* Three cards for whoever starts the program for the first time. */
AdwDialog *rk_welcome_dialog_new            (RkApplication   *application);
void       rk_welcome_dialog_focus_language (RkWelcomeDialog *self);

G_END_DECLS
