/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-arrow-key.h"

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

/**
 * rk_arrow_key_get_action:
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
rk_arrow_key_get_action (GtkWidget  *widget,
                         const char *action)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);
  g_return_val_if_fail (action != NULL, NULL);

  return gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? get_opposite (action)
                                                               : g_strdup (action);
}
