/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The keys of the actions of buttons, in their tooltips and for screen readers. */
void  rk_key_tips_add        (GtkWidget  *root);
void  rk_key_tips_set_action (GtkWidget  *button,
                              const char *action);
char *rk_key_tips_get_text   (GtkWidget  *button);

G_END_DECLS
