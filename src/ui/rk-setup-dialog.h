/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-setup.h"

G_BEGIN_DECLS

#define RK_TYPE_SETUP_DIALOG (rk_setup_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RkSetupDialog, rk_setup_dialog, RK, SETUP_DIALOG, AdwDialog)

/* Sets up a position by hand or as text.  Signals "play" and "analyse": a person wants to do
 * that with what is set up, which is sound then.
 */
RkSetupDialog *rk_setup_dialog_new       (const RkRules *rules);

RkSetup       *rk_setup_dialog_get_setup (RkSetupDialog *self);

G_END_DECLS
