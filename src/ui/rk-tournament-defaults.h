/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "rk-regulations.h"

G_BEGIN_DECLS

/* What suits a tournament, and what was chosen last for one (schema
 * NewTournament).
 */
RkSystem rk_tournament_defaults_suggest_system    (guint                n_players);
void     rk_tournament_defaults_change_system     (RkRegulations       *regulations,
                                                   RkSystem             system,
                                                   guint                n_players);
void     rk_tournament_defaults_change_n_games    (RkRegulations       *regulations,
                                                   guint                n_games);

void     rk_tournament_defaults_recall            (GSettings           *settings,
                                                   RkSystem             system,
                                                   guint                n_players,
                                                   RkRegulations       *regulations);
void     rk_tournament_defaults_recall_tie_breaks (GSettings           *settings,
                                                   RkRegulations       *regulations);
void     rk_tournament_defaults_remember          (GSettings           *settings,
                                                   const RkRegulations *regulations);

G_END_DECLS
