/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-tournament.h"

G_BEGIN_DECLS

#define RK_TYPE_STANDINGS_PANE (rk_standings_pane_get_type ())
G_DECLARE_FINAL_TYPE (RkStandingsPane, rk_standings_pane, RK, STANDINGS_PANE, AdwBin)

/* The table after any round; each value tells how it came about. */
void  rk_standings_pane_set_tournament (RkStandingsPane *self,
                                        RkTournament    *tournament);
/* After how many rounds. */
guint rk_standings_pane_get_n_rounds   (RkStandingsPane *self);
void  rk_standings_pane_set_n_rounds   (RkStandingsPane *self,
                                        guint            n_rounds);

G_END_DECLS
