/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-json-scan.h"

#include <math.h>
#include <glib/gi18n-lib.h>

#include "rk-json-names.h"
#include "rk-json-path.h"

/* So many digits before the point are finite whatever follows. */
#define MAX_FINITE_DIGITS 300

/* U+FEFF in UTF-8. */
#define BYTE_ORDER_MARK "\xef\xbb\xbf"

/* The valid part of the text ends at @end.  If that is not the end of the file,
 * something that is no UTF-8 or U+0000 stands there, and who runs into it
 * tells. */
typedef struct
{
  const char *start;
  const char *p;
  const char *end;
  const char *file_end;
  guint depth;
  GStringChunk *names;
  guint32 seed;
  GString *name;
  GError **error;
} Scanner;

static gboolean scan_value (Scanner          *self,
                            const RkJsonPath *path);

/* Line and column of @place, counted from 1, the column in characters.  Only
 * one fault is told, so lines are counted only then. */
static void
locate (const Scanner *self,
        const char    *place,
        guint         *line,
        guint         *column)
{
  const char *line_start = self->start;

  *line = 1;
  for (const char *p = self->start; p < place; p++)
    if (*p == '\n' || (*p == '\r' && (p + 1 == self->file_end || p[1] != '\n')))
      {
        *line += 1;
        line_start = p + 1;
      }

  *column = g_utf8_strlen (line_start, place - line_start) + 1;
}

/* Sets the error; always FALSE, for the caller to return. */
static gboolean
fault (Scanner          *self,
       const RkJsonPath *path,
       const char       *place,
       const char       *message)
{
  g_autoptr (GError) fault_at_path = NULL;
  g_autofree char *line_text = NULL;
  g_autofree char *column_text = NULL;
  guint line, column;

  locate (self, place, &line, &column);
  line_text = g_strdup_printf ("%u", line);
  column_text = g_strdup_printf ("%u", column);

  rk_json_path_set_error (path, &fault_at_path, RK_ERROR_SYNTAX, message);
  g_set_error (self->error, RK_ERROR, RK_ERROR_SYNTAX,
               /* TRANSLATORS: a place in a file, and what is wrong there. */
               _("line %1$s, column %2$s: %3$s"),
               line_text, column_text, fault_at_path->message);

  return FALSE;
}

/* The piece of text from @token to the scanner is not what was expected. */
static gboolean
unexpected_token (Scanner          *self,
                  const RkJsonPath *path,
                  const char       *token,
                  const char       *expected)
{
  g_autofree char *quoted = rk_json_quote (token, self->p - token);
  /* TRANSLATORS: %s is a piece of a file, or a value in it. */
  g_autofree char *found = g_strdup_printf (_("found %s"), quoted);
  g_autofree char *message = rk_json_unexpected (found, expected);

  return fault (self, path, token, message);
}

/* The word or character that comes next is not what was expected. */
static gboolean
unexpected (Scanner          *self,
            const RkJsonPath *path,
            const char       *expected)
{
  const char *token = self->p;

  if (self->p < self->end)
    {
      while (self->p < self->end && g_ascii_isalnum (*self->p))
        self->p++;
      if (self->p == token)
        self->p = g_utf8_next_char (self->p);

      return unexpected_token (self, path, token, expected);
    }
  else if (self->end == self->file_end)
    {
      g_autofree char *message = NULL;

      message = rk_json_unexpected (_("found the end of the file"), expected);

      return fault (self, path, self->end, message);
    }
  else if (*self->end == '\0')
    return fault (self, path, self->end, _("U+0000 is not allowed"));
  else
    return fault (self, path, self->end, _("this is not UTF-8"));
}

static gboolean
at (const Scanner *self,
    char           c)
{
  return self->p < self->end && *self->p == c;
}

static gboolean
skip (Scanner *self,
      char     c)
{
  if (!at (self, c))
    return FALSE;

  self->p++;

  return TRUE;
}

static void
skip_space (Scanner *self)
{
  while (at (self, ' ') || at (self, '\n') || at (self, '\r') || at (self, '\t'))
    self->p++;
}

static gsize
skip_digits (Scanner *self)
{
  const char *start = self->p;

  while (self->p < self->end && g_ascii_isdigit (*self->p))
    self->p++;

  return self->p - start;
}

static gboolean
scan_literal (Scanner          *self,
              const RkJsonPath *path,
              const char       *literal)
{
  const char *start = self->p;
  gsize length = strlen (literal);

  while (self->p < self->end && g_ascii_isalnum (*self->p))
    self->p++;

  if ((gsize) (self->p - start) == length && memcmp (start, literal, length) == 0)
    return TRUE;

  return unexpected_token (self, path, start, _("expected a value"));
}

static gboolean
is_beyond_integers (const char *digits,
                    gsize       n_digits)
{
  guint64 value = 0;

  if (n_digits > strlen (G_STRINGIFY (9007199254740992)))
    return TRUE;

  for (gsize i = 0; i < n_digits; i++)
    value = 10 * value + (digits[i] - '0');

  return value > RK_JSON_MAX_INTEGER;
}

static gboolean
is_finite (const char *number,
           gsize       length)
{
  g_autofree char *text = g_strndup (number, length);

  return isfinite (g_ascii_strtod (text, NULL));
}

/* The part of a number after its whole digits; @is_whole says whether there
 * was none. */
static gboolean
scan_fraction (Scanner          *self,
               const RkJsonPath *path,
               gboolean         *is_whole,
               gboolean         *has_exponent)
{
  *is_whole = TRUE;
  *has_exponent = FALSE;

  if (skip (self, '.'))
    {
      *is_whole = FALSE;
      if (skip_digits (self) == 0)
        return unexpected (self, path, _("expected a digit"));
    }

  if (skip (self, 'e') || skip (self, 'E'))
    {
      *is_whole = FALSE;
      *has_exponent = TRUE;
      if (!skip (self, '+'))
        skip (self, '-');
      if (skip_digits (self) == 0)
        return unexpected (self, path, _("expected a digit"));
    }

  return TRUE;
}

static gboolean
scan_number (Scanner          *self,
             const RkJsonPath *path)
{
  const char *start = self->p;
  const char *digits;
  gsize n_digits;
  gboolean is_whole, has_exponent;

  skip (self, '-');
  digits = self->p;
  n_digits = skip_digits (self);

  if (n_digits == 0)
    return unexpected (self, path, _("expected a digit"));
  if (n_digits > 1 && *digits == '0')
    return unexpected_token (self, path, start,
                             _("expected a number that does not begin with 0"));
  if (!scan_fraction (self, path, &is_whole, &has_exponent))
    return FALSE;

  if (is_whole && is_beyond_integers (digits, n_digits))
    return unexpected_token (self, path, start,
                             _("expected a whole number up to 9007199254740992"));
  if (!is_whole && (has_exponent || n_digits > MAX_FINITE_DIGITS) &&
      !is_finite (start, self->p - start))
    return unexpected_token (self, path, start,
                             _("expected a number up to 1.797e308"));

  return TRUE;
}

/* Four hexadecimal digits, after "\u". */
static gboolean
scan_hex (Scanner  *self,
          gunichar *value)
{
  *value = 0;
  for (guint i = 0; i < 4; i++)
    {
      if (self->p == self->end || !g_ascii_isxdigit (*self->p))
        return FALSE;

      *value = 16 * *value + g_ascii_xdigit_value (*self->p);
      self->p++;
    }

  return TRUE;
}

/* "\u" and its digits, and a second one for a character beyond U+FFFF. The
 * scanner stands after the "u" of the escape that starts at @start. */
static gboolean
scan_unicode (Scanner          *self,
              const RkJsonPath *path,
              const char       *start,
              gunichar         *c)
{
  gunichar low;

  if (!scan_hex (self, c))
    return unexpected_token (self, path, start,
                             _("expected four hexadecimal digits after \\u"));

  if (*c == 0)
    return fault (self, path, start, _("U+0000 is not allowed"));

  if (*c < 0xd800 || *c > 0xdfff)
    return TRUE;

  if (*c > 0xdbff ||
      !skip (self, '\\') || !skip (self, 'u') || !scan_hex (self, &low) ||
      low < 0xdc00 || low > 0xdfff)
    return unexpected_token (self, path, start,
                             _("expected both halves of a surrogate pair"));

  *c = 0x10000 + ((*c - 0xd800) << 10) + (low - 0xdc00);

  return TRUE;
}

static gboolean
scan_escape (Scanner          *self,
             const RkJsonPath *path,
             gunichar         *c)
{
  static const char escapes[] = "\"\\/bfnrt";
  static const char escaped[] = "\"\\/\b\f\n\r\t";
  const char *start = self->p;
  const char *found;

  self->p++;
  if (self->p == self->end)
    return unexpected (self, path, _("expected an escape such as \\n or \\u0041"));

  if (skip (self, 'u'))
    return scan_unicode (self, path, start, c);

  found = strchr (escapes, *self->p);
  self->p = g_utf8_next_char (self->p);
  if (found == NULL)
    return unexpected_token (self, path, start,
                             _("expected an escape such as \\n or \\u0041"));

  *c = escaped[found - escapes];

  return TRUE;
}

/* A text in quotes; @text, if not NULL, becomes what it says. */
static gboolean
scan_text (Scanner          *self,
           const RkJsonPath *path,
           GString          *text)
{
  self->p++;

  while (!skip (self, '"'))
    {
      const char *run = self->p;
      gunichar c;

      while (self->p < self->end && *self->p != '"' && *self->p != '\\' &&
             (guchar) *self->p >= 0x20)
        self->p++;

      if (text != NULL)
        g_string_append_len (text, run, self->p - run);

      if (at (self, '\\'))
        {
          if (!scan_escape (self, path, &c))
            return FALSE;
          if (text != NULL)
            g_string_append_unichar (text, c);
        }
      else if (!at (self, '"'))
        return unexpected (self, path,
                           _("expected a closing quote or an escape such as \\n"));
    }

  return TRUE;
}

/* A member name and the colon after it.  @member gets its way. */
static gboolean
scan_name (Scanner          *self,
           const RkJsonPath *path,
           RkJsonNames      *names,
           RkJsonPath       *member)
{
  const char *start = self->p;

  if (!at (self, '"'))
    return unexpected (self, path, _("expected a member name in quotes"));

  g_string_truncate (self->name, 0);
  if (!scan_text (self, path, self->name))
    return FALSE;

  *member = (RkJsonPath) { .parent = path };
  switch (rk_json_names_add (names, self->name, &member->member))
    {
    case RK_JSON_NAME_TWICE:
      return fault (self, member, start, _("this member appears twice"));
    case RK_JSON_NAME_CROWDED:
      return fault (self, member, start,
                    _("the names of these members were chosen to slow down reading"));
    case RK_JSON_NAME_NEW:
    default:
      break;
    }

  skip_space (self);
  if (!skip (self, ':'))
    return unexpected (self, member, _("expected \":\""));

  return TRUE;
}

static gboolean
scan_object (Scanner          *self,
             const RkJsonPath *path)
{
  g_auto (RkJsonNames) names;

  rk_json_names_init (&names, self->names, self->seed);
  self->p++;
  skip_space (self);
  if (skip (self, '}'))
    return TRUE;

  do
    {
      RkJsonPath member;

      skip_space (self);
      if (!scan_name (self, path, &names, &member) ||
          !scan_value (self, &member))
        return FALSE;
    }
  while (skip (self, ','));

  return skip (self, '}') || unexpected (self, path, _("expected \",\" or \"}\""));
}

static gboolean
scan_list (Scanner          *self,
           const RkJsonPath *path)
{
  RkJsonPath element = { .parent = path };

  self->p++;
  skip_space (self);
  if (skip (self, ']'))
    return TRUE;

  do
    {
      if (!scan_value (self, &element))
        return FALSE;

      element.index++;
    }
  while (skip (self, ','));

  return skip (self, ']') || unexpected (self, path, _("expected \",\" or \"]\""));
}

static gboolean
scan_nested (Scanner          *self,
             const RkJsonPath *path)
{
  gboolean is_sound;

  if (self->depth == RK_JSON_MAX_DEPTH)
    return fault (self, path, self->p, _("nested deeper than 64 levels"));

  self->depth++;
  is_sound = at (self, '{') ? scan_object (self, path) : scan_list (self, path);
  self->depth--;

  return is_sound;
}

/* A value and the space around it. */
static gboolean
scan_value (Scanner          *self,
            const RkJsonPath *path)
{
  gboolean is_sound;

  skip_space (self);

  if (at (self, '{') || at (self, '['))
    is_sound = scan_nested (self, path);
  else if (at (self, '"'))
    is_sound = scan_text (self, path, NULL);
  else if (at (self, '-') || (self->p < self->end && g_ascii_isdigit (*self->p)))
    is_sound = scan_number (self, path);
  else if (at (self, 't'))
    is_sound = scan_literal (self, path, "true");
  else if (at (self, 'f'))
    is_sound = scan_literal (self, path, "false");
  else if (at (self, 'n'))
    is_sound = scan_literal (self, path, "null");
  else
    is_sound = unexpected (self, path, _("expected a value"));

  skip_space (self);

  return is_sound;
}

/**
 * rk_json_skip_mark:
 * @text: what a file holds
 * @length: (inout): its length in bytes; becomes the length of what is returned
 *
 * Steps over a byte order mark.
 *
 * Returns: the text after it
 */
const char *
rk_json_skip_mark (const char *text,
                   gsize      *length)
{
  const gsize mark_length = strlen (BYTE_ORDER_MARK);

  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (length != NULL, NULL);

  if (*length < mark_length || memcmp (text, BYTE_ORDER_MARK, mark_length) != 0)
    return text;

  *length -= mark_length;

  return text + mark_length;
}

/**
 * rk_json_scan:
 * @text: what a file holds
 * @length: its length in bytes
 * @error: return location for an error
 *
 * Walks a JSON text once, before json-glib sees it, and refuses what is not
 * JSON, and what json-glib would take without a word: members that appear
 * twice, U+0000, whole numbers beyond 2^53, numbers that are not finite; also
 * what is larger than %RK_JSON_MAX_BYTES or nested deeper than
 * %RK_JSON_MAX_DEPTH.  A byte order mark and any line ends are accepted. The
 * time is proportional to @length.
 *
 * The error is %RK_ERROR_TOO_LARGE or %RK_ERROR_SYNTAX; the message tells line,
 * column (in characters) and path, what was found and what was expected.
 *
 * Returns: whether the text is sound
 */
gboolean
rk_json_scan (const char  *text,
              gsize        length,
              GError     **error)
{
  g_autoptr (GStringChunk) names = g_string_chunk_new (4096);
  g_autoptr (GString) name = g_string_new (NULL);
  const RkJsonPath root = { NULL };
  Scanner self = { .names = names, .seed = g_random_int (), .name = name, .error = error };

  g_return_val_if_fail (text != NULL || length == 0, FALSE);

  if (length > RK_JSON_MAX_BYTES)
    {
      g_set_error_literal (error, RK_ERROR, RK_ERROR_TOO_LARGE,
                           _("the file is larger than 8 MiB"));
      return FALSE;
    }

  self.start = self.p = rk_json_skip_mark (length > 0 ? text : "", &length);
  self.file_end = self.start + length;
  g_utf8_validate_len (self.start, self.file_end - self.start, &self.end);

  if (!scan_value (&self, &root))
    return FALSE;

  return self.p == self.file_end ||
         unexpected (&self, &root, _("expected the end of the file"));
}
