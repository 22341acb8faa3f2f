/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What an arrow key does in a row of buttons that is mirrored from right to left. */
char *rk_arrow_key_get_action (GtkWidget  *widget,
                               const char *action);

G_END_DECLS
