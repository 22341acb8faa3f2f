/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void rk_access_init         (void);
void rk_access_follow_focus (GtkRoot *root);

G_END_DECLS
