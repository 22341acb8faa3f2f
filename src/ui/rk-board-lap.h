/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-board.h"
#include "rk-laps.h"

G_BEGIN_DECLS

void     rk_board_show_lap  (RkBoard     *self,
                             const RkLap *lap);
gboolean rk_board_shows_lap (RkBoard     *self);

G_END_DECLS
