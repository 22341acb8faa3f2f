/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-tournament.h"

G_BEGIN_DECLS

#define RK_TYPE_ENTRANT_DIALOG (rk_entrant_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RkEntrantDialog, rk_entrant_dialog, RK, ENTRANT_DIALOG, AdwDialog)

/* Changes name, strength and club of a player. */
AdwDialog *rk_entrant_dialog_new (RkTournament *tournament,
                                  RkEntrant    *entrant);

G_END_DECLS
