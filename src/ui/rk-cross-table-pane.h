/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-tournament.h"

G_BEGIN_DECLS

#define RK_TYPE_CROSS_TABLE_PANE (rk_cross_table_pane_get_type ())
G_DECLARE_FINAL_TYPE (RkCrossTablePane, rk_cross_table_pane, RK, CROSS_TABLE_PANE, AdwBin)

/* Who met whom, with which result.  Signal "review" (string): a person wants to see
 * the match with this id.
 */
void rk_cross_table_pane_set_tournament (RkCrossTablePane *self,
                                         RkTournament     *tournament);

G_END_DECLS
