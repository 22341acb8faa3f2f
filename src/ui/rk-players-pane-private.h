/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-players-pane.h"

G_BEGIN_DECLS

/* Borrowed; the player is NULL when none is selected. */
RkTournament *_rk_players_pane_get_tournament        (RkPlayersPane  *self);
RkEntrant    *_rk_players_pane_get_selected          (RkPlayersPane  *self);

void          _rk_players_pane_class_install_actions (GtkWidgetClass *widget_class);
void          _rk_players_pane_update_actions        (RkPlayersPane  *self);
GMenuModel   *_rk_players_pane_make_menu             (RkEntrant      *entrant);

G_END_DECLS
