/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-tournament.h"

G_BEGIN_DECLS

/* After a pairing failed: says why there is no legal round and lets the arbiter
 * choose. @parent has the action "round.pair-anyway" (uint: #RkSwissRelax). */
void rk_no_pairing_dialog_present (RkTournament *tournament,
                                   GtkWidget    *parent);

G_END_DECLS
