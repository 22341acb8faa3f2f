/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void rk_toast_show      (GtkWidget  *widget,
                         const char *text);
void rk_toast_show_undo (GtkWidget  *widget,
                         const char *text);

G_END_DECLS
