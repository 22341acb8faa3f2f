/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void rk_save_as (GtkWidget  *page,
                 GBytes     *text,
                 const char *name);

G_END_DECLS
