/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-digits.h"
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
  g_autofree char *ascii = NULL;
  guint64 parsed;

  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (number != NULL, FALSE);

  ascii = rk_digits_to_ascii (text);
  if (!g_ascii_string_to_unsigned (ascii, 10, 0, MAX_NUMBER, &parsed, NULL))
    return FALSE;

  *number = parsed;
  return TRUE;
}

/* A sign of its own stands before numbers below zero, the hyphen is on keyboards. */
static const char *
skip_minus (const char *text)
{
  if (g_str_has_prefix (text, "-"))
    return text + strlen ("-");
  if (g_str_has_prefix (text, "−"))
    return text + strlen ("−");

  return text;
}

/* What is no number leaves the value as it is. */
static int
input_cb (AdwSpinRow *row,
          double     *value)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (row));
  gboolean can_be_negative = gtk_adjustment_get_lower (adw_spin_row_get_adjustment (row)) < 0;
  const char *digits = can_be_negative ? skip_minus (text) : text;
  int number;

  if (!rk_spin_row_parse (digits, &number))
    *value = adw_spin_row_get_value (row);
  else
    *value = digits != text ? -number : number;

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
