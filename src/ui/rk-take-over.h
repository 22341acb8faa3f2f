/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* What a person has left in the widgets of a window: to go on with them in another
 * window that was made for the same.
 */
void rk_take_over (GtkWidget *widget,
                   GtkWidget *old);

G_END_DECLS
