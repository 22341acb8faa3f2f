/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-board.h"

G_BEGIN_DECLS

void rk_board_follow_settings (RkBoard   *self,
                               GSettings *settings);

G_END_DECLS
