/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <gdk/gdkkeysyms.h>

#include "rk-pairings-pane-private.h"

/* The result that a character stands for, as a code of rk_result_to_code().  Digits
 * of all writings count, so that results can be typed on any keyboard. */
static const char *
get_code (gunichar character)
{
  switch (character)
    {
    case '=':
    case 0xbd: /* ½ */
      return "½";

    case '+':
      return "+-";

    case '-':
    case 0x2212: /* − */
      return "-+";

    default:
      break;
    }

  switch (g_unichar_digit_value (character))
    {
    case 1:
      return "1";
    case 0:
      return "0";
    default:
      return NULL;
    }
}

/*
 * _rk_pairings_pane_press_key:
 * @self: a pane
 * @keyval: the key that was pressed in the list
 * @modifiers: the keys held
 *
 * Returns: whether the key means something here
 */
gboolean
_rk_pairings_pane_press_key (RkPairingsPane  *self,
                             guint            keyval,
                             GdkModifierType  modifiers)
{
  const char *code;

  if (keyval == GDK_KEY_Menu || (keyval == GDK_KEY_F10 && (modifiers & GDK_SHIFT_MASK) != 0))
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "round.menu", NULL);
      return GDK_EVENT_STOP;
    }
  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  if (keyval == GDK_KEY_Delete || keyval == GDK_KEY_KP_Delete || keyval == GDK_KEY_BackSpace)
    code = "";
  else
    code = get_code (gdk_keyval_to_unicode (keyval));
  if (code == NULL)
    return GDK_EVENT_PROPAGATE;

  gtk_widget_activate_action (GTK_WIDGET (self), "round.enter", "s", code);
  return GDK_EVENT_STOP;
}
