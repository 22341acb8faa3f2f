/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-match.h"

G_BEGIN_DECLS

#define RK_TYPE_PLAYERS_DIALOG (rk_players_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RkPlayersDialog, rk_players_dialog, RK, PLAYERS_DIALOG, AdwDialog)

AdwDialog *rk_players_dialog_new (RkMatch *match);

G_END_DECLS
