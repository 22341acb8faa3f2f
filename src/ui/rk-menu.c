/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-menu.h"

static GMenuModel *
make_menu (const RkMenuItem *items)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) section = NULL;

  for (const RkMenuItem *item = items; item->label != NULL; item++)
    {
      if (section == NULL || item->begins_section)
        {
          g_clear_object (&section);
          section = g_menu_new ();
          g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
        }
      g_menu_append (section, _(item->label), item->action);
    }

  return G_MENU_MODEL (menu);
}

static void
create_popup_cb (GtkMenuButton *button,
                 gpointer       user_data)
{
  g_autoptr (GMenuModel) menu = NULL;

  if (gtk_menu_button_get_popover (button) != NULL)
    return;

  menu = make_menu (user_data);
  gtk_menu_button_set_menu_model (button, menu);
}

/**
 * rk_menu_attach:
 * @button: the button that opens the menu
 * @items: (array zero-terminated=1): its items, static
 *
 * Gives @button a menu. It is made when it is opened first: a menu is a hundred
 * widgets, and GtkPopoverMenu of GTK 4.18 loses the sections of each one.
 */
void
rk_menu_attach (GtkMenuButton    *button,
                const RkMenuItem *items)
{
  g_return_if_fail (GTK_IS_MENU_BUTTON (button));
  g_return_if_fail (items != NULL);

  gtk_menu_button_set_create_popup_func (button, create_popup_cb, (gpointer) items, NULL);
}
