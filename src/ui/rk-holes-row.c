/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-format.h"
#include "rk-holes-row.h"

/* What can be chosen, in the order of the list. */
static const guint choices[] = { 6, 5 };

/**
 * rk_holes_row_fill:
 * @row: an empty row, for how many holes a row of the board has
 */
void
rk_holes_row_fill (AdwComboRow *row)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  g_return_if_fail (ADW_IS_COMBO_ROW (row));

  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      g_autofree char *number = rk_format_number (choices[i]);

      gtk_string_list_append (list, number);
    }
  adw_combo_row_set_model (row, G_LIST_MODEL (list));
}

/**
 * rk_holes_row_get_n_holes:
 * @row: a row that is filled
 *
 * Returns: the holes that are chosen, 5 or 6
 */
guint
rk_holes_row_get_n_holes (AdwComboRow *row)
{
  guint selected = adw_combo_row_get_selected (row);

  g_return_val_if_fail (selected < G_N_ELEMENTS (choices), choices[0]);

  return choices[selected];
}

/**
 * rk_holes_row_set_n_holes:
 * @row: a row that is filled
 * @n_holes: the holes to choose; what is not in the list changes nothing
 */
void
rk_holes_row_set_n_holes (AdwComboRow *row,
                          guint        n_holes)
{
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    if (choices[i] == n_holes)
      adw_combo_row_set_selected (row, i);
}
