/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "rk-tournament.h"

G_BEGIN_DECLS

#define RK_TYPE_TOURNAMENT_ROUND_ROW (rk_tournament_round_row_get_type ())
G_DECLARE_FINAL_TYPE (RkTournamentRoundRow, rk_tournament_round_row, RK, TOURNAMENT_ROUND_ROW,
                      GtkListBoxRow)

/* A round of a tournament in the timeline. It follows the round. */
GtkWidget *rk_tournament_round_row_new (RkTournament      *tournament,
                                        RkTournamentRound *round);

G_END_DECLS
