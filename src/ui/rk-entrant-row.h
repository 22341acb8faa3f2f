/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "rk-tournament.h"

G_BEGIN_DECLS

#define RK_TYPE_ENTRANT_ROW (rk_entrant_row_get_type ())
G_DECLARE_FINAL_TYPE (RkEntrantRow, rk_entrant_row, RK, ENTRANT_ROW, GtkBox)

/* A player in the list of a tournament; follows the changes of both.  Signal
 * "menu": a person wants to see what can be done with the player.
 */
GtkWidget *rk_entrant_row_new         (void);

void       rk_entrant_row_bind        (RkEntrantRow *self,
                                       RkTournament *tournament,
                                       GtkListItem  *list_item);
void       rk_entrant_row_unbind      (RkEntrantRow *self);
RkEntrant *rk_entrant_row_get_entrant (RkEntrantRow *self);
/* Borrowed: where a menu points to. */
GtkWidget *rk_entrant_row_get_button  (RkEntrantRow *self);

G_END_DECLS
