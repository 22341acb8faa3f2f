/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-tournament.h"

G_BEGIN_DECLS

#define RK_TYPE_FORBIDDEN_DIALOG (rk_forbidden_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RkForbiddenDialog, rk_forbidden_dialog, RK, FORBIDDEN_DIALOG, AdwDialog)

/* The opponents that a player must not meet; each choice counts at once. */
AdwDialog *rk_forbidden_dialog_new (RkTournament *tournament,
                                    RkEntrant    *entrant);

G_END_DECLS
