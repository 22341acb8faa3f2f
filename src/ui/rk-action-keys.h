/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The keys of the actions of a page; an arrow key follows the buttons, which are mirrored
 * from right to left.
 */
typedef struct
{
  guint keyval;
  GdkModifierType modifiers;
  const char *action;
} RkActionKey;

void     rk_action_keys_add      (GtkWidgetClass    *widget_class,
                                  const RkActionKey *keys,
                                  guint              n_keys);

gboolean rk_action_keys_is_arrow (guint              keyval);
char    *rk_action_keys_mirror   (GtkWidget         *widget,
                                  const char        *action);

G_END_DECLS
