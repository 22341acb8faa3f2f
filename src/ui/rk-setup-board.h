/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-board.h"
#include "rk-setup.h"

G_BEGIN_DECLS

#define RK_TYPE_SETUP_BOARD (rk_setup_board_get_type ())
G_DECLARE_FINAL_TYPE (RkSetupBoard, rk_setup_board, RK, SETUP_BOARD, GtkBox)

/* A board on which a person places stones, and under it buttons for the hole that was chosen
 * last.  Signals "edited" (const char *text): a hole holds something else now; "refused"
 * (const char *text): why it does not.
 */
void     rk_setup_board_set_setup (RkSetupBoard *self,
                                   RkSetup      *setup);
RkBoard *rk_setup_board_get_board (RkSetupBoard *self);

G_END_DECLS
