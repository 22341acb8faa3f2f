/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-combo-row.h"

#include "rk-combo.h"

/* A row with a choice whose name, for who listens, is also what is chosen: libadwaita tells
 * only the title. */

G_DEFINE_TYPE (RkComboRow, rk_combo_row, ADW_TYPE_COMBO_ROW)

static void
changed_cb (RkComboRow *self)
{
  const char *title = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self));
  g_autofree char *chosen =
    rk_combo_get_text (GTK_WIDGET (self), adw_combo_row_get_selected_item (ADW_COMBO_ROW (self)));
  g_autofree char *name =
    chosen != NULL ? g_strdup_printf ("%s: %s", title, chosen) : g_strdup (title);

  gtk_accessible_reset_relation (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
rk_combo_row_class_init (RkComboRowClass *klass)
{
}

static void
rk_combo_row_init (RkComboRow *self)
{
  rk_combo_name_items (GTK_WIDGET (self));
  g_signal_connect (self, "notify::title", G_CALLBACK (changed_cb), NULL);
  g_signal_connect (self, "notify::expression", G_CALLBACK (changed_cb), NULL);
  g_signal_connect (self, "notify::selected-item", G_CALLBACK (changed_cb), NULL);
}
