/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-wrap.h"

static void
wrap (GtkWidget     *label,
      PangoWrapMode  mode)
{
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), mode);
}

static void
wrap_button (GtkButton     *button,
             PangoWrapMode  mode)
{
  GtkWidget *label = gtk_button_get_child (button);

  wrap (label, mode);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
}

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
  g_return_if_fail (GTK_IS_BUTTON (button));
  g_return_if_fail (GTK_IS_LABEL (gtk_button_get_child (button)));

  wrap_button (button, PANGO_WRAP_WORD_CHAR);
}

/**
 * rk_wrap_button_at_words:
 * @button: a button with a label, in a box that takes another line too
 *
 * As rk_wrap_button(), but no word is broken: rather the box breaks its line.
 */
void
rk_wrap_button_at_words (GtkButton *button)
{
  g_return_if_fail (GTK_IS_BUTTON (button));
  g_return_if_fail (GTK_IS_LABEL (gtk_button_get_child (button)));

  wrap_button (button, PANGO_WRAP_WORD);
}

/**
 * rk_wrap_expander:
 * @expander: an expander with a label
 *
 * Its label takes another line too where there is too little room.
 */
void
rk_wrap_expander (GtkExpander *expander)
{
  g_return_if_fail (GTK_IS_EXPANDER (expander));
  g_return_if_fail (GTK_IS_LABEL (gtk_expander_get_label_widget (expander)));

  wrap (gtk_expander_get_label_widget (expander), PANGO_WRAP_WORD_CHAR);
}
