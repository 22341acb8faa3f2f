/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Shows the view before (-1) or after (1) the one that is shown. */
typedef void (*RkTurnView) (gpointer page,
                            int      step);

void rk_view_keys_add  (GtkWidget    *page,
                        RkTurnView    turn);
void rk_view_keys_turn (AdwViewStack *stack,
                        int           step);

G_END_DECLS
