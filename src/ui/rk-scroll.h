/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void rk_scroll_to      (GtkViewport *viewport,
                        GtkWidget   *descendant);
void rk_scroll_to_item (GtkListView *view,
                        guint        position);

G_END_DECLS
