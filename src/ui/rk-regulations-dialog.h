/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-tournament.h"

G_BEGIN_DECLS

#define RK_TYPE_REGULATIONS_DIALOG (rk_regulations_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RkRegulationsDialog, rk_regulations_dialog, RK, REGULATIONS_DIALOG, AdwDialog)

/* Changes name, place, day and regulations of a tournament, as far as they can
 * still change.
 */
AdwDialog *rk_regulations_dialog_new (RkTournament *tournament);

G_END_DECLS
