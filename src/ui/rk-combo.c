/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <adwaita.h>

#include "rk-combo.h"

/* So many letters of what is chosen are seen at least. */
#define MAX_KEPT 9

/**
 * rk_combo_get_text:
 * @combo: an AdwComboRow or a GtkDropDown
 * @item: (type GObject) (nullable): an item of its model
 *
 * Returns: (transfer full) (nullable): @item as the list shows it
 */
char *
rk_combo_get_text (GtkWidget *combo,
                   gpointer   item)
{
  g_autoptr (GtkExpression) expression = NULL;
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (ADW_IS_COMBO_ROW (combo) || GTK_IS_DROP_DOWN (combo), NULL);

  if (item == NULL)
    return NULL;
  g_object_get (combo, "expression", &expression, NULL);
  if (expression != NULL && gtk_expression_evaluate (expression, item, &value))
    return g_value_dup_string (&value);

  return GTK_IS_STRING_OBJECT (item)
             ? g_strdup (gtk_string_object_get_string (GTK_STRING_OBJECT (item)))
             : NULL;
}

/* In a narrow row the title would take nearly all room from what is chosen. */
static void
keep_room (GtkListItem *item,
           const char  *text)
{
  GtkWidget *box = gtk_list_item_get_child (item);
  GtkWidget *label = box != NULL ? gtk_widget_get_first_child (box) : NULL;

  if (GTK_IS_LABEL (label))
    gtk_label_set_width_chars (GTK_LABEL (label), MIN (g_utf8_strlen (text, -1), MAX_KEPT));
}

static void
bind_cb (GtkWidget   *combo,
         GtkListItem *item)
{
  g_autofree char *text = rk_combo_get_text (combo, gtk_list_item_get_item (item));

  gtk_list_item_set_accessible_label (item, text != NULL ? text : "");
  if (text != NULL && ADW_IS_COMBO_ROW (combo))
    keep_room (item, text);
}

static void
follow_factory (GtkWidget *combo)
{
  g_autoptr (GtkListItemFactory) factory = NULL;

  g_object_get (combo, "factory", &factory, NULL);
  if (GTK_IS_SIGNAL_LIST_ITEM_FACTORY (factory))
    g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), combo, G_CONNECT_SWAPPED);
}

/**
 * rk_combo_name_items:
 * @combo: an AdwComboRow or a GtkDropDown
 *
 * Tells who listens what the items of the open list are: they have no names of their own.
 */
void
rk_combo_name_items (GtkWidget *combo)
{
  g_return_if_fail (ADW_IS_COMBO_ROW (combo) || GTK_IS_DROP_DOWN (combo));

  /* It makes a new one for an expression. */
  g_signal_connect (combo, "notify::factory", G_CALLBACK (follow_factory), NULL);
  follow_factory (combo);
}
