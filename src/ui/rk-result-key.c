/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-result-key.h"

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

/**
 * rk_result_key_get_code:
 * @keyval: a key that was pressed
 * @modifiers: the keys held
 *
 * Returns: (nullable): the result that the key stands for, as a code of
 *   rk_result_to_code(), empty to take a result out; %NULL for other keys
 */
const char *
rk_result_key_get_code (guint           keyval,
                        GdkModifierType modifiers)
{
  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return NULL;
  if (keyval == GDK_KEY_Delete || keyval == GDK_KEY_KP_Delete || keyval == GDK_KEY_BackSpace)
    return "";
  return get_code (gdk_keyval_to_unicode (keyval));
}
