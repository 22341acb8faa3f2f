/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-tournament.h"

G_BEGIN_DECLS

#define RK_TYPE_GAMES_DIALOG (rk_games_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RkGamesDialog, rk_games_dialog, RK, GAMES_DIALOG, AdwDialog)

/* All rounds of a player.  Signal "review" (string): a person wants to see the match
 * with this id; the dialog is closed then.
 */
AdwDialog *rk_games_dialog_new (RkTournament *tournament,
                                RkEntrant    *entrant);

G_END_DECLS
