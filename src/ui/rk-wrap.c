/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-wrap.h"

/**
 * rk_wrap_button:
 * @button: a button with a label
 *
 * Where there is too little room for the label, it takes another line; it is never
 * cut off.
 */
void
rk_wrap_button (GtkButton *button)
{
  GtkLabel *label;

  g_return_if_fail (GTK_IS_BUTTON (button));
  g_return_if_fail (GTK_IS_LABEL (gtk_button_get_child (button)));

  label = GTK_LABEL (gtk_button_get_child (button));
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
}
