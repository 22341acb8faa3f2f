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

/* Where the keys 1 and 0 are, whatever else they give without Shift: the codes of evdev
 * plus 8, the same under X11 and Wayland. On a Czech keyboard they give "+" and "é". */
#define KEYCODE_1 10
#define KEYCODE_0 19

static const char *
get_code_by_place (guint keycode)
{
  switch (keycode)
    {
    case KEYCODE_1:
      return "1";
    case KEYCODE_0:
      return "0";
    default:
      return NULL;
    }
}

/**
 * rk_result_key_get_code:
 * @keyval: a key that was pressed
 * @keycode: where it is, 0 if that is not known
 * @modifiers: the keys held
 *
 * Returns: (nullable): the result that the key stands for, as a code of
 *   rk_result_to_code(), empty to take a result out; %NULL for other keys
 */
const char *
rk_result_key_get_code (guint           keyval,
                        guint           keycode,
                        GdkModifierType modifiers)
{
  gunichar character = gdk_keyval_to_unicode (keyval);
  const char *code = NULL;

  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return NULL;
  if (keyval == GDK_KEY_Delete || keyval == GDK_KEY_KP_Delete || keyval == GDK_KEY_BackSpace)
    return "";
  if ((modifiers & GDK_SHIFT_MASK) == 0 && !g_unichar_isdigit (character))
    code = get_code_by_place (keycode);
  return code != NULL ? code : get_code (character);
}
