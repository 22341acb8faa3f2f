/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-pairing-line.h"

G_BEGIN_DECLS

#define RK_TYPE_RESULT_DIALOG (rk_result_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RkResultDialog, rk_result_dialog, RK, RESULT_DIALOG, AdwDialog)

/* Asks for the result of a game with its margin, and for the reason when there was
 * one already.  Signal "entered": the tournament has it.
 */
AdwDialog *rk_result_dialog_new (RkTournament  *tournament,
                                 RkPairingLine *line,
                                 RkResult       suggested);

G_END_DECLS
