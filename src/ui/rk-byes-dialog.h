/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-tournament.h"

G_BEGIN_DECLS

#define RK_TYPE_BYES_DIALOG (rk_byes_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RkByesDialog, rk_byes_dialog, RK, BYES_DIALOG, AdwDialog)

/* The rounds for which a player asks for a bye; each choice counts at once. */
AdwDialog *rk_byes_dialog_new (RkTournament *tournament,
                               RkEntrant    *entrant);

G_END_DECLS
