/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-csv.h"

#include <string.h>

/* A field between quotes is not longer, in bytes: a quote that is never closed
 * shall not take in the whole text. */
#define MAX_QUOTED 8192

typedef struct
{
  const char *p;
  char separator;
  guint line;
} Reader;

static void
row_free (gpointer data)
{
  RkCsvRow *row = data;

  g_strfreev (row->fields);
  g_free (row);
}

static gboolean
is_line_end (char c)
{
  return c == '\n' || c == '\r' || c == '\0';
}

static gboolean
is_field_end (const Reader *self)
{
  return is_line_end (*self->p) ||
         (self->separator != '\0' && *self->p == self->separator);
}

/* Over LF, CR LF or CR. */
static void
skip_line_end (const char **p)
{
  if ((*p)[0] == '\r' && (*p)[1] == '\n')
    *p += 2;
  else if (**p != '\0')
    *p += 1;
}

/* The end of a field that begins with the quote at @start: its closing quote, NULL
 * if there is none. */
static const char *
find_closing_quote (const char *start)
{
  for (const char *p = start + 1; *p != '\0' && p - start < MAX_QUOTED; p++)
    {
      if (*p != '"')
        continue;
      if (p[1] != '"')
        return p;
      p++;
    }

  return NULL;
}

/* Between the quotes two of them are one (RFC 4180); a line end becomes a blank. */
static void
read_quoted (Reader     *self,
             const char *close,
             GString    *field)
{
  const char *p = self->p + 1;

  while (p < close)
    {
      if (is_line_end (*p))
        {
          skip_line_end (&p);
          self->line++;
          g_string_append_c (field, ' ');
          continue;
        }
      if (*p == '"')
        p++;
      g_string_append_c (field, *p++);
    }

  self->p = close + 1;
}

static char *
read_field (Reader   *self,
            RkCsvRow *row)
{
  GString *field = g_string_new (NULL);

  while (*self->p == ' ')
    self->p++;

  if (*self->p == '"' && self->separator != '\0')
    {
      const char *close = find_closing_quote (self->p);

      if (close != NULL)
        read_quoted (self, close, field);
      else
        row->has_open_quote = TRUE;
    }
  while (!is_field_end (self))
    g_string_append_c (field, *self->p++);

  return g_strstrip (g_string_free (field, FALSE));
}

static RkCsvRow *
read_row (Reader *self)
{
  RkCsvRow *row = g_new0 (RkCsvRow, 1);
  g_autoptr (GStrvBuilder) fields = g_strv_builder_new ();

  row->line = self->line;
  g_strv_builder_take (fields, read_field (self, row));
  while (!is_line_end (*self->p))
    {
      self->p++;
      g_strv_builder_take (fields, read_field (self, row));
    }
  row->fields = g_strv_builder_end (fields);

  skip_line_end (&self->p);
  self->line++;

  return row;
}

static gboolean
is_empty (const RkCsvRow *row)
{
  for (guint i = 0; row->fields[i] != NULL; i++)
    if (*row->fields[i] != '\0')
      return FALSE;

  return TRUE;
}

/**
 * rk_csv_parse:
 * @text: a table, UTF-8
 * @separator: what stands between two fields of a row, '\0' if each line is one
 *   field
 *
 * Reads comma-separated values as RFC 4180 has them, with any separator and any
 * line ends.  A quote that is not closed is a letter like others.
 *
 * Returns: (transfer full) (element-type RkCsvRow): the rows that are not empty
 */
GPtrArray *
rk_csv_parse (const char *text,
              char        separator)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func (row_free);
  Reader self = { text, separator, 1 };

  g_return_val_if_fail (text != NULL, rows);

  while (*self.p != '\0')
    {
      RkCsvRow *row = read_row (&self);

      if (is_empty (row))
        row_free (row);
      else
        g_ptr_array_add (rows, row);
    }

  return rows;
}
