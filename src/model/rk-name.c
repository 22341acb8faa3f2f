/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-name.h"

/* Letters and signs that only fill a place. */
static gboolean
is_filler (gunichar character)
{
  return character == 0x115f || character == 0x2800 || character == 0x3164 ||
         character == 0xffa0;
}

/**
 * rk_name_is_seen:
 * @name: a name that was typed, UTF-8
 *
 * Joiners, and marks without a letter, leave no more trace than blanks do.
 *
 * Returns: whether anything of @name can be seen
 */
gboolean
rk_name_is_seen (const char *name)
{
  g_return_val_if_fail (name != NULL, FALSE);

  for (; *name != '\0'; name = g_utf8_next_char (name))
    {
      gunichar character = g_utf8_get_char (name);

      if (g_unichar_isgraph (character) && !g_unichar_iszerowidth (character) &&
          !is_filler (character))
        return TRUE;
    }

  return FALSE;
}
