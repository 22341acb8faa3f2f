/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-json-path.h"

#include <glib/gi18n-lib.h>

/* Texts and names that are quoted in a message are cut after so many
 * characters: they may be megabytes long. */
#define MAX_QUOTED 40

/* Whether @name can stand in a path as it is. */
static gboolean
is_plain (const char *name)
{
  if (*name == '\0' || strlen (name) > MAX_QUOTED)
    return FALSE;

  for (; *name != '\0'; name++)
    if (!g_ascii_isalnum (*name) && *name != '-' && *name != '_')
      return FALSE;

  return TRUE;
}

static void
append (const RkJsonPath *self,
        GString          *text)
{
  if (self->parent == NULL)
    return;

  append (self->parent, text);

  if (self->member == NULL)
    g_string_append_printf (text, "[%u]", self->index);
  else if (is_plain (self->member))
    g_string_append_printf (text, "%s%s", text->len > 0 ? "." : "", self->member);
  else
    {
      g_autofree char *quoted = rk_json_quote (self->member, -1);

      g_string_append_printf (text, "[%s]", quoted);
    }
}

/**
 * rk_json_path_to_string:
 * @self: a path
 *
 * Writes the path as people read it: "rules.next-first", "rounds[2].moves[14]",
 * and for members with unusual names `["a name"].x`.
 *
 * Returns: (transfer full): the path, empty for the whole file
 */
char *
rk_json_path_to_string (const RkJsonPath *self)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (self != NULL, NULL);

  append (self, text);

  return g_string_free (text, FALSE);
}

/**
 * rk_json_quote:
 * @text: a text, UTF-8
 * @length: its length in bytes, or -1 if it ends with a NUL
 *
 * Quotes @text for a message, cut when it is long, with what cannot be
 * shown written as U+0000.
 *
 * Returns: (transfer full): the quoted text
 */
char *
rk_json_quote (const char *text,
               gssize      length)
{
  GString *quoted = g_string_new ("\"");
  const char *end = text + (length < 0 ? strlen (text) : (gsize) length);
  guint n_chars = 0;

  for (; text < end && n_chars < MAX_QUOTED; text = g_utf8_next_char (text), n_chars++)
    {
      gunichar c = g_utf8_get_char (text);

      if (g_unichar_isprint (c))
        g_string_append_unichar (quoted, c);
      else
        g_string_append_printf (quoted, "U+%04X", c);
    }

  g_string_append (quoted, text < end ? "…\"" : "\"");

  return g_string_free (quoted, FALSE);
}

/**
 * rk_json_unexpected:
 * @found: what was found, translated: "found 7"
 * @expected: what was expected, translated: "expected 5 or 6"
 *
 * Puts the two halves of a message together.
 *
 * Returns: (transfer full): the message
 */
char *
rk_json_unexpected (const char *found,
                    const char *expected)
{
  /* TRANSLATORS: what is wrong in a file, then what was expected there, as in
   * "found 7; expected 5 or 6" or "missing; expected a text". */
  return g_strdup_printf (_("%1$s; %2$s"), found, expected);
}

/**
 * rk_json_path_set_error:
 * @self: where the fault is
 * @error: the error to set
 * @code: what kind of fault it is
 * @message: what is wrong and what was expected, translated
 *
 * Sets @error to a message that starts with the path.
 */
void
rk_json_path_set_error (const RkJsonPath  *self,
                        GError           **error,
                        RkError            code,
                        const char        *message)
{
  g_autofree char *path = rk_json_path_to_string (self);

  if (*path == '\0')
    g_set_error_literal (error, RK_ERROR, code, message);
  else
    /* TRANSLATORS: a place in a file, like rounds[2].moves[14], and what is
     * wrong there. */
    g_set_error (error, RK_ERROR, code, _("%1$s: %2$s"), path, message);
}
