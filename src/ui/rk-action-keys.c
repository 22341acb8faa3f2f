/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-action-keys.h"
#include "rk-focus.h"

/* How the names of actions end that lead to one side and to the other. */
static const char *const ends[][2] = {
  { "back", "forward" },
  { "previous", "next" },
};

static char *
get_opposite (const char *action)
{
  for (guint i = 0; i < 2 * G_N_ELEMENTS (ends); i++)
    {
      const char *end = ends[i / 2][i % 2];

      if (g_str_has_suffix (action, end))
        return g_strdup_printf ("%.*s%s", (int) (strlen (action) - strlen (end)), action,
                                ends[i / 2][1 - i % 2]);
    }

  return g_strdup (action);
}

/* A text field takes back what was typed there; when there is no more, that is all. */
static gboolean
is_for_text (GtkWidget  *widget,
             const char *action)
{
  return (g_str_has_suffix (action, ".undo") || g_str_has_suffix (action, ".redo")) &&
         rk_focus_is_text (widget);
}

static gboolean
pressed_cb (GtkWidget *widget,
            GVariant  *args,
            gpointer   user_data)
{
  const char *action = g_variant_get_string (args, NULL);

  if (!is_for_text (widget, action))
    gtk_widget_activate_action_variant (widget, action, NULL);

  return GDK_EVENT_STOP;
}

static gboolean
arrow_pressed_cb (GtkWidget *widget,
                  GVariant  *args,
                  gpointer   user_data)
{
  g_autofree char *action = rk_action_keys_mirror (widget, g_variant_get_string (args, NULL));

  gtk_widget_activate_action_variant (widget, action, NULL);

  return GDK_EVENT_STOP;
}

/**
 * rk_action_keys_add:
 * @widget_class: the class of a page
 * @keys: keys, and the actions that they activate
 * @n_keys: the number of @keys
 *
 * Binds keys to actions. A key whose action cannot be done does nothing: else Alt+Left at the
 * start of the moves would be taken for going back to the page before. While a person types, an
 * action whose name ends in "undo" or "redo" is not meant.
 */
void
rk_action_keys_add (GtkWidgetClass    *widget_class,
                    const RkActionKey *keys,
                    guint              n_keys)
{
  g_return_if_fail (GTK_IS_WIDGET_CLASS (widget_class));
  g_return_if_fail (keys != NULL);

  for (guint i = 0; i < n_keys; i++)
    gtk_widget_class_add_binding (widget_class, keys[i].keyval, keys[i].modifiers,
                                  rk_action_keys_is_arrow (keys[i].keyval) ? arrow_pressed_cb
                                                                           : pressed_cb,
                                  "s", keys[i].action);
}

/**
 * rk_action_keys_is_arrow:
 * @keyval: a key
 *
 * Returns: whether it leads to the left or to the right
 */
gboolean
rk_action_keys_is_arrow (guint keyval)
{
  return keyval == GDK_KEY_Left || keyval == GDK_KEY_KP_Left ||
         keyval == GDK_KEY_Right || keyval == GDK_KEY_KP_Right;
}

/**
 * rk_action_keys_mirror:
 * @widget: the widget that got the key Left or Right
 * @action: what the key does where texts run from left to right: an action whose name ends in
 *   "back", "forward", "previous" or "next"
 *
 * Where texts run from right to left the buttons for these actions stand the other way round,
 * and their arrows point the other way.
 *
 * Returns: (transfer full): what the key does here
 */
char *
rk_action_keys_mirror (GtkWidget  *widget,
                       const char *action)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);
  g_return_val_if_fail (action != NULL, NULL);

  return gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? get_opposite (action)
                                                               : g_strdup (action);
}
