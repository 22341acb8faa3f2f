/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-columns-private.h"

guint
rk_columns_get_width_of (gunichar character)
{
  if (g_unichar_iswide (character))
    return 2;

  return g_unichar_iszerowidth (character) ? 0 : 1;
}

guint
rk_columns_get_width (const char *text)
{
  guint width = 0;

  for (const char *next = text; *next != '\0'; next = g_utf8_next_char (next))
    width += rk_columns_get_width_of (g_utf8_get_char (next));

  return width;
}

void
rk_columns_append_spaces (GString *text,
                          guint    count)
{
  for (guint i = 0; i < count; i++)
    g_string_append_c (text, ' ');
}
