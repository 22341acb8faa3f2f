/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-toast.h"

static void
show (GtkWidget *widget,
      AdwToast  *toast)
{
  GtkWidget *overlay = gtk_widget_get_ancestor (widget, ADW_TYPE_TOAST_OVERLAY);

  adw_toast_set_use_markup (toast, FALSE);
  if (overlay != NULL)
    {
      /* The last word at once, not behind those before it. */
      adw_toast_overlay_dismiss_all (ADW_TOAST_OVERLAY (overlay));
      adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay), toast);
    }
  else
    g_object_unref (g_object_ref_sink (toast));
}

/**
 * rk_toast_show:
 * @widget: a widget on a page with toasts
 * @text: what to say, no markup
 *
 * Says something that passes by.
 */
void
rk_toast_show (GtkWidget  *widget,
               const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (text != NULL);

  show (widget, adw_toast_new (text));
}

/**
 * rk_toast_show_undo:
 * @widget: a widget on a page with toasts and an action "tournament.undo"
 * @text: what was done, no markup
 *
 * Says what was done to a tournament and offers to take it back.
 */
void
rk_toast_show_undo (GtkWidget  *widget,
                    const char *text)
{
  AdwToast *toast;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (text != NULL);

  toast = adw_toast_new (text);
  adw_toast_set_button_label (toast, _("_Undo"));
  adw_toast_set_action_name (toast, "tournament.undo");
  show (widget, toast);
}
