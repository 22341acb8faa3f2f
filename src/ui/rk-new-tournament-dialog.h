/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-tournament.h"

G_BEGIN_DECLS

#define RK_TYPE_NEW_TOURNAMENT_DIALOG (rk_new_tournament_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RkNewTournamentDialog, rk_new_tournament_dialog, RK, NEW_TOURNAMENT_DIALOG,
                      AdwDialog)

/* Asks in steps what a new tournament is played by, and by whom; it can be
 * started from each step.  Signal "start" (RkTournament).
 */
RkNewTournamentDialog *rk_new_tournament_dialog_new             (GSettings             *defaults);

/* Borrowed: what is chosen now. */
const RkRegulations   *rk_new_tournament_dialog_get_regulations (RkNewTournamentDialog *self);

G_END_DECLS
