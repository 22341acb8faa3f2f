/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-tournament.h"

G_BEGIN_DECLS

#define RK_TYPE_IMPORT_PLAYERS_DIALOG (rk_import_players_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RkImportPlayersDialog, rk_import_players_dialog, RK, IMPORT_PLAYERS_DIALOG,
                      AdwDialog)

/* Adds the players of a list.  Signal "added" (uint): so many were added. */
AdwDialog *rk_import_players_dialog_new (RkTournament *tournament);

G_END_DECLS
