/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A finger that stays on something that has a tooltip shows it. */
void rk_touch_tips_attach (GtkWidget *window);

G_END_DECLS
