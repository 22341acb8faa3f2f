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
 * @key: (nullable): the key beside it, for an action whose key is handled by its page
 * @hides: whether it is left out while its action cannot be done
 * @items: (nullable): for a menu below this one, instead of an action: its items
 *
 * A line of a menu.
 */
typedef struct _RkMenuItem RkMenuItem;

struct _RkMenuItem
{
  const char *label;
  const char *action;
  gboolean begins_section;
  const char *key;
  gboolean hides;
  const RkMenuItem *items;
};

GMenuModel *rk_menu_new (const RkMenuItem *items);
void rk_menu_set    (GtkMenuButton    *button,
                     GMenuModel       *menu);
void rk_menu_attach (GtkMenuButton    *button,
                     const RkMenuItem *items);
/* Pops up at @place, which stands in @owner. @menu keeps it until the next time;
 * @owner clears it with gtk_widget_unparent() in dispose. */
void rk_menu_pop_up (GtkWidget       **menu,
                     GtkWidget        *owner,
                     GtkWidget        *place,
                     GMenuModel       *model);

G_END_DECLS
