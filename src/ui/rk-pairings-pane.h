/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-tournament.h"

G_BEGIN_DECLS

#define RK_TYPE_PAIRINGS_PANE (rk_pairings_pane_get_type ())
G_DECLARE_FINAL_TYPE (RkPairingsPane, rk_pairings_pane, RK, PAIRINGS_PANE, AdwBin)

/* The rounds of a tournament: pair, look, publish, enter results.  Signals:
 * "play" (RkPairing, uint game): a person wants to play a game here; "review"
 * (string): a person wants to see the match with this id.
 */
void               rk_pairings_pane_set_tournament (RkPairingsPane *self,
                                                    RkTournament   *tournament);
/* The round that is shown: borrowed, NULL if there is none yet. */
RkTournamentRound *rk_pairings_pane_get_round      (RkPairingsPane *self);
void               rk_pairings_pane_show_round     (RkPairingsPane *self,
                                                    guint           number);
/* Where toasts cover no button: borrowed. */
GtkWidget         *rk_pairings_pane_get_toasts     (RkPairingsPane *self);

G_END_DECLS
