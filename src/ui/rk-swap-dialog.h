/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-tournament.h"

G_BEGIN_DECLS

#define RK_TYPE_SWAP_DIALOG (rk_swap_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RkSwapDialog, rk_swap_dialog, RK, SWAP_DIALOG, AdwDialog)

/* Asks which player of a draft changes places with which other one. */
AdwDialog *rk_swap_dialog_new (RkTournament *tournament,
                               RkPairing    *pairing);

G_END_DECLS
