/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-test-rows.h"

GtkWidget *
rk_test_find_row (gpointer    root,
                  GType       type,
                  const char *title)
{
  GtkWidget *label = rk_test_find (root, GTK_TYPE_LABEL, title);

  g_assert_nonnull (label);
  return gtk_widget_get_ancestor (label, type);
}

void
rk_test_select_item (gpointer    root,
                     const char *title,
                     guint       selected)
{
  GtkWidget *row = rk_test_find_row (root, ADW_TYPE_COMBO_ROW, title);

  adw_combo_row_set_selected (ADW_COMBO_ROW (row), selected);
}

void
rk_test_set_number (gpointer    root,
                    const char *title,
                    double      number)
{
  GtkWidget *row = rk_test_find_row (root, ADW_TYPE_SPIN_ROW, title);

  adw_spin_row_set_value (ADW_SPIN_ROW (row), number);
}

void
rk_test_set_text (gpointer    root,
                  const char *title,
                  const char *text)
{
  GtkWidget *row = rk_test_find_row (root, GTK_TYPE_EDITABLE, title);

  gtk_editable_set_text (GTK_EDITABLE (row), text);
}
