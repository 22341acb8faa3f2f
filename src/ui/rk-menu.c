/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-focus.h"
#include "rk-menu.h"

static GMenuItem *
make_item (const RkMenuItem *item)
{
  GMenuItem *self = g_menu_item_new (_(item->label), item->action);

  if (item->items != NULL)
    {
      g_autoptr (GMenuModel) menu = rk_menu_new (item->items);

      g_menu_item_set_submenu (self, menu);
    }
  if (item->key != NULL)
    g_menu_item_set_attribute (self, "accel", "s", item->key);
  if (item->hides)
    g_menu_item_set_attribute (self, "hidden-when", "s", "action-disabled");
  return self;
}

/**
 * rk_menu_new:
 * @items: (array zero-terminated=1): what a menu holds
 *
 * Returns: (transfer full): the menu, for a place where none can be attached
 */
GMenuModel *
rk_menu_new (const RkMenuItem *items)
{
  GMenu *menu;
  g_autoptr (GMenu) section = NULL;

  g_return_val_if_fail (items != NULL, NULL);

  menu = g_menu_new ();
  for (const RkMenuItem *item = items; item->label != NULL; item++)
    {
      g_autoptr (GMenuItem) made = make_item (item);

      if (section == NULL || item->begins_section)
        {
          g_clear_object (&section);
          section = g_menu_new ();
          g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
        }
      g_menu_append_item (section, made);
    }

  return G_MENU_MODEL (menu);
}

static gboolean
is_item (GtkWidget *widget)
{
  GtkAccessibleRole role = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget));

  return role == GTK_ACCESSIBLE_ROLE_MENU_ITEM || role == GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX ||
         role == GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO;
}

/* The text of an item; the key stands after it. */
static const char *
find_text (GtkWidget *widget)
{
  const char *text = GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : "";

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && *text == '\0'; child = gtk_widget_get_next_sibling (child))
    text = find_text (child);

  return text;
}

/* GTK 4.18 names the items of a menu by labels that nobody who listens can reach. */
static void
name_items (GtkWidget *widget)
{
  if (is_item (widget))
    {
      gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget),
                                     GTK_ACCESSIBLE_RELATION_LABELLED_BY);
      gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      find_text (widget), -1);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_items (child);
}

/* Each time: items that cannot be chosen may have been left out before. */
static void
follow (GtkWidget *popover)
{
  g_signal_connect (popover, "map", G_CALLBACK (name_items), NULL);
}

/**
 * rk_menu_set:
 * @button: the button that opens the menu
 * @menu: what it offers
 *
 * Gives @button a menu in place of the one it has.
 */
void
rk_menu_set (GtkMenuButton *button,
             GMenuModel    *menu)
{
  g_return_if_fail (GTK_IS_MENU_BUTTON (button));
  g_return_if_fail (G_IS_MENU_MODEL (menu));

  gtk_menu_button_set_menu_model (button, menu);
  follow (GTK_WIDGET (gtk_menu_button_get_popover (button)));
}

static void
create_popup_cb (GtkMenuButton *button,
                 gpointer       user_data)
{
  g_autoptr (GMenuModel) menu = NULL;

  if (gtk_menu_button_get_popover (button) != NULL)
    return;

  menu = rk_menu_new (user_data);
  rk_menu_set (button, menu);
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

static gboolean
allow_focus_cb (gpointer owner)
{
  gtk_widget_set_can_focus (owner, TRUE);

  return G_SOURCE_REMOVE;
}

/* At once after this GTK gives the focus to the owner, which would pass it to its first part. */
static void
closed_cb (GtkWidget *focus,
           GtkWidget *menu)
{
  GtkWidget *owner = gtk_widget_get_parent (menu);

  if (!gtk_widget_get_mapped (focus) || !gtk_widget_grab_focus (focus))
    return;

  gtk_widget_set_can_focus (owner, FALSE);
  g_idle_add_full (G_PRIORITY_HIGH, allow_focus_cb, g_object_ref (owner), g_object_unref);
}

/**
 * rk_menu_pop_up:
 * @menu: (inout) (nullable): where @owner keeps the menu
 * @owner: the widget that has the menu and its actions
 * @place: a widget in @owner that the menu points to
 * @model: what the menu offers
 *
 * Pops up a menu of its own for a part of a list. It hangs on the owner and not on the
 * part, which may go away while the menu is open. When it closes, the focus is again where it
 * was.
 */
void
rk_menu_pop_up (GtkWidget  **menu,
                GtkWidget   *owner,
                GtkWidget   *place,
                GMenuModel  *model)
{
  GtkWidget *focus;
  graphene_rect_t bounds;

  g_return_if_fail (menu != NULL);
  g_return_if_fail (GTK_IS_WIDGET (owner) && GTK_IS_WIDGET (place));
  g_return_if_fail (G_IS_MENU_MODEL (model));

  if (!gtk_widget_compute_bounds (place, owner, &bounds))
    return;

  g_clear_pointer (menu, gtk_widget_unparent);
  focus = rk_focus_get (owner);
  *menu = gtk_popover_menu_new_from_model (model);
  follow (*menu);
  gtk_widget_set_parent (*menu, owner);
  if (focus != NULL)
    g_signal_connect_object (*menu, "closed", G_CALLBACK (closed_cb), focus, G_CONNECT_SWAPPED);
  gtk_popover_set_pointing_to (GTK_POPOVER (*menu),
                               &(GdkRectangle) { bounds.origin.x, bounds.origin.y,
                                                 bounds.size.width, bounds.size.height });
  gtk_popover_popup (GTK_POPOVER (*menu));
}
