/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-focus.h"

/**
 * rk_focus_get:
 * @widget: a widget
 *
 * Returns: (transfer none) (nullable): what has the focus in the window of @widget, if
 *   anything has
 */
GtkWidget *
rk_focus_get (GtkWidget *widget)
{
  GtkRoot *root;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  root = gtk_widget_get_root (widget);
  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

/**
 * rk_focus_get_dialog:
 * @widget: a widget that is not in a dialog
 *
 * Returns: (transfer none) (nullable): the dialog in front of it, which has the keys
 */
AdwDialog *
rk_focus_get_dialog (GtkWidget *widget)
{
  GtkRoot *root;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  root = gtk_widget_get_root (widget);
  return ADW_IS_APPLICATION_WINDOW (root)
           ? adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (root)) : NULL;
}

/**
 * rk_focus_is_within:
 * @widget: a widget
 *
 * Returns: whether @widget or something in it has the focus
 */
gboolean
rk_focus_is_within (GtkWidget *widget)
{
  GtkWidget *focus = rk_focus_get (widget);

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/**
 * rk_focus_is_text:
 * @widget: a widget
 *
 * Returns: whether a person can type where the focus is in the window of @widget
 */
gboolean
rk_focus_is_text (GtkWidget *widget)
{
  GtkWidget *focus = rk_focus_get (widget);

  if (GTK_IS_TEXT_VIEW (focus))
    return gtk_text_view_get_editable (GTK_TEXT_VIEW (focus));

  return GTK_IS_EDITABLE (focus) && gtk_editable_get_editable (GTK_EDITABLE (focus));
}
