/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-tournament.h"

G_BEGIN_DECLS

#define RK_TYPE_LOG_PANE (rk_log_pane_get_type ())
G_DECLARE_FINAL_TYPE (RkLogPane, rk_log_pane, RK, LOG_PANE, AdwBin)

/* What the arbiter did in a tournament, with time and reason; newest first. */
void rk_log_pane_set_tournament (RkLogPane    *self,
                                 RkTournament *tournament);

G_END_DECLS
