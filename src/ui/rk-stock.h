/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Gives GTK and libadwaita our own catalogue of what they say by themselves, when theirs is
 * missing or has gaps in the language of the program: see po/stock/.  To call after both
 * have started, and whenever the language has changed.
 */
void rk_stock_update (void);

G_END_DECLS
