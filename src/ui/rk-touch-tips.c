/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <adwaita.h>

#include "rk-toast.h"
#include "rk-touch-tips.h"

/* What lies under the finger and has something to tell: itself or what it is a part of. */
static GtkWidget *
find_tip (GtkWidget *window,
          double     x,
          double     y)
{
  for (GtkWidget *widget = gtk_widget_pick (window, x, y, GTK_PICK_INSENSITIVE); widget != NULL;
       widget = gtk_widget_get_parent (widget))
    {
      const char *text = gtk_widget_get_tooltip_text (widget);

      if (text != NULL && *text != '\0')
        return widget;
    }

  return NULL;
}

static GtkWidget *
find_toasts (GtkWidget *root)
{
  if (ADW_IS_TOAST_OVERLAY (root))
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *toasts = gtk_widget_get_mapped (child) ? find_toasts (child) : NULL;

      if (toasts != NULL)
        return toasts;
    }

  return NULL;
}

/* The toasts around @widget, or else those of the page that it is on. */
static GtkWidget *
get_toasts (GtkWidget *widget)
{
  GtkWidget *page = gtk_widget_get_ancestor (widget, ADW_TYPE_NAVIGATION_PAGE);

  if (gtk_widget_get_ancestor (widget, ADW_TYPE_TOAST_OVERLAY) != NULL)
    return widget;

  return page != NULL ? find_toasts (page) : NULL;
}

/* A button that was held down is not pressed. */
static void
pressed_cb (GtkWidget        *window,
            double            x,
            double            y,
            GtkGestureSingle *gesture)
{
  GtkWidget *tip = find_tip (window, x, y);
  GtkWidget *toasts = tip != NULL ? get_toasts (tip) : NULL;

  if (toasts == NULL)
    return;

  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  rk_toast_show (toasts, gtk_widget_get_tooltip_text (tip));
}

/**
 * rk_touch_tips_attach:
 * @window: a window whose pages have toasts
 *
 * A long press shows the tooltip of what is under it, which a pointer shows by resting there.
 */
void
rk_touch_tips_attach (GtkWidget *window)
{
  GtkGesture *press;

  g_return_if_fail (GTK_IS_WINDOW (window));

  press = gtk_gesture_long_press_new ();
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect_object (press, "pressed", G_CALLBACK (pressed_cb), window, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (window, GTK_EVENT_CONTROLLER (press));
}
