/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * RkMenuItem:
 * @label: the text, marked for translation; %NULL after the last item
 * @action: the detailed name of an action
 * @begins_section: whether a line stands above the item
 *
 * A line of a menu.
 */
typedef struct
{
  const char *label;
  const char *action;
  gboolean begins_section;
} RkMenuItem;

void rk_menu_attach (GtkMenuButton    *button,
                     const RkMenuItem *items);

G_END_DECLS
