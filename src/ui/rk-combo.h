/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

char *rk_combo_get_text   (GtkWidget *combo,
                           gpointer   item);
void  rk_combo_name_items (GtkWidget *combo);

G_END_DECLS
