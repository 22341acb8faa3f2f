/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-tournament.h"

G_BEGIN_DECLS

#define RK_TYPE_PLAYERS_PANE (rk_players_pane_get_type ())
G_DECLARE_FINAL_TYPE (RkPlayersPane, rk_players_pane, RK, PLAYERS_PANE, AdwBin)

/* The players of a tournament: enter them one after the other, or a list; change
 * them, withdraw them, give byes.
 */
void rk_players_pane_set_tournament (RkPlayersPane *self,
                                     RkTournament  *tournament);

G_END_DECLS
