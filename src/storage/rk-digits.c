/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-digits.h"

/**
 * rk_digits_to_ascii:
 * @text: UTF-8 that a person typed or pasted
 *
 * Returns: (transfer full): @text with the decimal digits of any script as 0 to 9,
 *   and as many characters as before
 */
char *
rk_digits_to_ascii (const char *text)
{
  GString *result;

  g_return_val_if_fail (text != NULL, NULL);

  result = g_string_new (NULL);
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar character = g_utf8_get_char (p);
      int digit = g_unichar_digit_value (character);

      g_string_append_unichar (result, digit >= 0 ? '0' + (gunichar) digit : character);
    }

  return g_string_free_and_steal (result);
}
