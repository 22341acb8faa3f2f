/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

GtkWidget *rk_focus_get        (GtkWidget *widget);
AdwDialog *rk_focus_get_dialog (GtkWidget *widget);
gboolean   rk_focus_is_within  (GtkWidget *widget);
gboolean   rk_focus_is_text    (GtkWidget *widget);

G_END_DECLS
