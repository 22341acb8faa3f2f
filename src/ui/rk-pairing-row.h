/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "rk-pairing-line.h"

G_BEGIN_DECLS

#define RK_TYPE_PAIRING_ROW (rk_pairing_row_get_type ())
G_DECLARE_FINAL_TYPE (RkPairingRow, rk_pairing_row, RK, PAIRING_ROW, GtkBox)

/* A line of a round: board, players with their points, result.  Signal "menu"
 * (GtkWidget): a person pressed the button for all that can be done with it.
 */
GtkWidget     *rk_pairing_row_new      (void);

RkPairingLine *rk_pairing_row_get_line (RkPairingRow  *self);
void           rk_pairing_row_set_line (RkPairingRow  *self,
                                        RkTournament  *tournament,
                                        RkPairingLine *line);
/* All that the row says, for a screen reader. */
char          *rk_pairing_row_describe (RkPairingRow  *self);

G_END_DECLS
