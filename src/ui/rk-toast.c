/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-teller.h"
#include "rk-toast.h"

static RkTeller *
get_teller (GtkWidget *overlay)
{
  GtkRoot *root = gtk_widget_get_root (overlay);

  return root != NULL ? rk_teller_get (root) : NULL;
}

static GtkWidget *
find_within (GtkWidget *widget)
{
  GtkWidget *overlay = NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (ADW_IS_TOAST_OVERLAY (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && overlay == NULL;
       child = gtk_widget_get_next_sibling (child))
    overlay = find_within (child);

  return overlay;
}

/* Its window; when it has left that, the one that somebody looks at. */
static GtkWidget *
get_window (GtkWidget *widget)
{
  GApplication *application = g_application_get_default ();
  GtkRoot *root = gtk_widget_get_root (widget);

  if (root != NULL)
    return GTK_WIDGET (root);
  if (!GTK_IS_APPLICATION (application))
    return NULL;

  return GTK_WIDGET (gtk_application_get_active_window (GTK_APPLICATION (application)));
}

/* What surrounds @widget, else what is shown next to it: a banner stands above the toasts. */
static GtkWidget *
find_overlay (GtkWidget *widget)
{
  GtkWidget *overlay = gtk_widget_get_ancestor (widget, ADW_TYPE_TOAST_OVERLAY);
  GtkWidget *window = get_window (widget);

  for (; widget != NULL && overlay == NULL; widget = gtk_widget_get_parent (widget))
    overlay = find_within (widget);
  if (overlay == NULL && window != NULL)
    overlay = find_within (window);

  return overlay;
}

/* Takes @toast. */
static void
show (GtkWidget *widget,
      AdwToast  *toast)
{
  GtkWidget *overlay = find_overlay (widget);

  if (overlay != NULL)
    {
      rk_toast_add (overlay, toast);
      return;
    }
  /* Without a window nobody is there to read it. */
  if (get_window (widget) != NULL)
    g_critical ("No place for a toast: %s", adw_toast_get_title (toast));
  g_object_unref (toast);
}

/**
 * rk_toast_show:
 * @widget: a widget of a window with toasts
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
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (text != NULL);

  show (widget, rk_toast_new_undo (text, "tournament.undo"));
}

/**
 * rk_toast_new_undo:
 * @text: what was done, no markup
 * @action: (nullable): what takes it back
 *
 * The name of the button is read out with the toast, as it is: without a mnemonic.
 *
 * Returns: (transfer full): a toast that offers to take something back
 */
AdwToast *
rk_toast_new_undo (const char *text,
                   const char *action)
{
  AdwToast *toast;

  g_return_val_if_fail (text != NULL, NULL);

  toast = adw_toast_new (text);
  adw_toast_set_button_label (toast, _("Undo"));
  adw_toast_set_action_name (toast, action);
  return toast;
}

static int
get_natural_width (GtkWidget *widget)
{
  int natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);

  return natural;
}

static int
get_button_width (GtkWidget *toast)
{
  for (GtkWidget *child = gtk_widget_get_first_child (toast); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_BUTTON (child) && gtk_button_get_label (GTK_BUTTON (child)) != NULL)
      return gtk_widget_get_visible (child) ? get_natural_width (child) : 0;

  return 0;
}

/* libadwaita gives a toast the height that it has at its natural width, also where there is less
 * room than that: the text must not ask for more than there is. */
static void
fit (GtkLabel  *label,
     GtkWidget *toast,
     int        room)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (label));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int char_width = PANGO_PIXELS (pango_font_metrics_get_approximate_char_width (metrics));
  int natural = get_natural_width (GTK_WIDGET (label));
  int button = get_button_width (toast);

  /* What there is for both, when the button is next to it. */
  room -= get_natural_width (toast) - natural - button;
  room = MAX (room / 2, room - button);
  if (natural > room && room > 0)
    gtk_label_set_max_width_chars (label, MAX (1, room / MAX (1, char_width)));
  pango_font_metrics_unref (metrics);
}

/* The button keeps its line, and ends in an ellipsis before its text would leave the window. */
static void
wrap (GtkWidget *widget,
      GtkWidget *toast,
      int        room)
{
  if (GTK_IS_BUTTON (widget))
    return;
  if (GTK_IS_LABEL (widget))
    {
      gtk_label_set_ellipsize (GTK_LABEL (widget), PANGO_ELLIPSIZE_NONE);
      gtk_label_set_wrap_mode (GTK_LABEL (widget), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_wrap (GTK_LABEL (widget), TRUE);
      fit (GTK_LABEL (widget), toast, room);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    wrap (child, toast, room);
}

/* In place of those before it. Where there is little room a toast gets higher; libadwaita
 * would cut its text. */
void
_rk_toast_put (GtkWidget *overlay,
               AdwToast  *toast)
{
  GtkWidget *last;

  adw_toast_overlay_dismiss_all (ADW_TOAST_OVERLAY (overlay));
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay), toast);
  last = gtk_widget_get_last_child (overlay);
  if (last != NULL && g_strcmp0 (gtk_widget_get_css_name (last), "toast") == 0)
    wrap (last, last, gtk_widget_get_width (overlay));
}

/**
 * rk_toast_add:
 * @overlay: where toasts appear
 * @toast: (transfer full): a toast without markup
 *
 * Shows a toast at once, in place of those before it; but when the focus is just moving,
 * after that: a screen reader would break off what it says.
 */
void
rk_toast_add (GtkWidget *overlay,
              AdwToast  *toast)
{
  RkTeller *teller;

  g_return_if_fail (ADW_IS_TOAST_OVERLAY (overlay));
  g_return_if_fail (ADW_IS_TOAST (toast));

  adw_toast_set_use_markup (toast, FALSE);
  teller = get_teller (overlay);
  if (teller != NULL)
    {
      rk_teller_add_toast (teller, overlay, toast);
      return;
    }

  _rk_toast_put (overlay, toast);
}

/**
 * rk_toast_dismiss:
 * @overlay: where toasts appear
 * @toast: one of them
 *
 * Takes a toast away, also before it has appeared.
 */
void
rk_toast_dismiss (GtkWidget *overlay,
                  AdwToast  *toast)
{
  RkTeller *teller;

  g_return_if_fail (ADW_IS_TOAST_OVERLAY (overlay));
  g_return_if_fail (ADW_IS_TOAST (toast));

  teller = get_teller (overlay);
  adw_toast_dismiss (toast);
  if (teller != NULL)
    rk_teller_drop_toasts (teller, overlay, toast);
}

/**
 * rk_toast_dismiss_all:
 * @overlay: where toasts appear
 *
 * Takes all toasts away, also those that have not appeared yet.
 */
void
rk_toast_dismiss_all (GtkWidget *overlay)
{
  RkTeller *teller;

  g_return_if_fail (ADW_IS_TOAST_OVERLAY (overlay));

  teller = get_teller (overlay);
  if (teller != NULL)
    rk_teller_drop_toasts (teller, overlay, NULL);
  adw_toast_overlay_dismiss_all (ADW_TOAST_OVERLAY (overlay));
}
