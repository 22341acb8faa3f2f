/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "rk-match.h"

G_BEGIN_DECLS

#define RK_TYPE_ROUND_LINE (rk_round_line_get_type ())
G_DECLARE_FINAL_TYPE (RkRoundLine, rk_round_line, RK, ROUND_LINE, GtkWidget)

/* One side of a round: its holes, and the stones it owns after the round. The
 * timeline has words for it; between rounds the line tells the name and the
 * number too. */
void rk_round_line_show        (RkRoundLine *self,
                                RkMatch     *match,
                                RkRound     *round,
                                RkSide       side);
void rk_round_line_show_stones (RkRoundLine *self,
                                RkMatch     *match,
                                RkSide       side);
void rk_round_line_align       (RkRoundLine *self,
                                RkRoundLine *other);

G_END_DECLS
