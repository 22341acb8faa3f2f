/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-format.h"
#include "rk-spin-row.h"

/* The largest number that any of the rows takes. */
#define MAX_NUMBER 99999

static gboolean
output_cb (AdwSpinRow *row)
{
  g_autofree char *text = rk_format_number ((gint64) adw_spin_row_get_value (row));

  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (row)), text))
    gtk_editable_set_text (GTK_EDITABLE (row), text);
  return TRUE;
}

/**
 * rk_spin_row_parse:
 * @text: what was typed
 * @number: (out): the number
 *
 * Returns: whether @text is a whole number, not negative, in the digits of any
 *   script
 */
gboolean
rk_spin_row_parse (const char *text,
                   int        *number)
{
  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (number != NULL, FALSE);

  *number = 0;
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      int digit = g_unichar_digit_value (g_utf8_get_char (p));

      if (digit < 0 || *number > MAX_NUMBER)
        return FALSE;
      *number = 10 * *number + digit;
    }

  return *text != '\0';
}

/* What is no number leaves the value as it is. */
static int
input_cb (AdwSpinRow *row,
          double     *value)
{
  int number;

  *value = rk_spin_row_parse (gtk_editable_get_text (GTK_EDITABLE (row)), &number)
             ? number
             : adw_spin_row_get_value (row);

  return TRUE;
}

/**
 * rk_spin_row_use_own_digits:
 * @row: a row for a whole number
 *
 * Shows the number in the digits of the language; digits of any script can be
 * typed.
 */
void
rk_spin_row_use_own_digits (AdwSpinRow *row)
{
  g_return_if_fail (ADW_IS_SPIN_ROW (row));

  g_signal_connect (row, "output", G_CALLBACK (output_cb), NULL);
  g_signal_connect (row, "input", G_CALLBACK (input_cb), NULL);
  adw_spin_row_update (row);
}
