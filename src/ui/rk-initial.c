/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <pango/pango.h>

#include "rk-initial.h"

/**
 * rk_get_initial:
 * @name: the name of a player, UTF-8
 *
 * What a reader takes for the first letter, with the marks that belong to it:
 * in Bengali, for one, that is often several characters. What only sets the direction of the
 * name is left out.
 *
 * Returns: (transfer full): the first letter of @name, in upper case
 */
char *
rk_get_initial (const char *name)
{
  g_autofree PangoLogAttr *attributes = NULL;
  glong length;
  glong end = 1;

  while (g_unichar_type (g_utf8_get_char (name)) == G_UNICODE_FORMAT)
    name = g_utf8_next_char (name);
  length = g_utf8_strlen (name, -1);
  if (length == 0)
    return g_strdup ("");

  attributes = g_new0 (PangoLogAttr, length + 1);
  pango_get_log_attrs (name, -1, -1, pango_language_get_default (), attributes, length + 1);
  while (end < length && !attributes[end].is_cursor_position)
    end++;

  return g_utf8_strup (name, g_utf8_offset_to_pointer (name, end) - name);
}
