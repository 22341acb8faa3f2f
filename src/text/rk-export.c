/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-export.h"

#include <string.h>

#include "rk-columns-private.h"
#include "rk-html-private.h"
#include "rk-sentences-private.h"

#define CRLF "\r\n"

/* Printed as it is shown, in black on white. */
#define STYLE \
  "body { font-family: sans-serif; margin: 2em; color: #000; background: #fff; }\n" \
  "table { border-collapse: collapse; }\n" \
  "th, td { border: 1px solid #767676; padding: 0.2em 0.6em; text-align: start; }\n" \
  "th { font-weight: bold; }\n" \
  "td.center, th.center { text-align: center; }\n" \
  "td.end, th.end { text-align: end; }\n" \
  "thead { display: table-header-group; }\n" \
  "tr { break-inside: avoid; }\n" \
  "@media print { body { margin: 0; } }\n"

/* CSV */

/* Spreadsheets take a text that begins so for a formula, and would carry it out; before it may
 * stand signs that are not seen, which some leave out. */
static gboolean
looks_like_formula (const char *text)
{
  while (g_unichar_type (g_utf8_get_char (text)) == G_UNICODE_FORMAT)
    text = g_utf8_next_char (text);

  return *text != '\0' && strchr ("=+-@\t\r", *text) != NULL;
}

static void
append_field (GString    *csv,
              const char *text,
              gboolean    typed)
{
  g_autoptr (GString) field = g_string_new (text);

  /* A spreadsheet has cells of its own to keep directions apart, and breaks lines by itself. */
  g_string_replace (field, "\u200e\u2068", "", 0);
  g_string_replace (field, "\u2069", "", 0);
  g_string_replace (field, RK_JOINING_SPACE, " ", 0);
  if (typed && looks_like_formula (field->str))
    g_string_prepend_c (field, '\'');
  if (strpbrk (field->str, ",\"\r\n") == NULL)
    {
      g_string_append (csv, field->str);
      return;
    }

  g_string_replace (field, "\"", "\"\"", 0);
  g_string_append_printf (csv, "\"%s\"", field->str);
}

static void
append_separator (GString *csv,
                  RkTable *table,
                  guint    column)
{
  g_string_append (csv, column + 1 < rk_table_get_n_columns (table) ? "," : CRLF);
}

/**
 * rk_export_csv:
 * @table: a table
 *
 * The form of RFC 4180 with a line of headings. What a person typed and a spreadsheet
 * would take for a formula (it begins with =, +, -, @ or a tab) gets an apostrophe
 * before it; numbers never do. Points are decimal numbers with a point: 0, 0.5, 1.
 * Each fact has a column, and no two columns have the same heading: of a round the
 * results of both players stand apart, of a cross table of rounds the opponent, the
 * role and the points of each round.
 *
 * Returns: (transfer full): @table without title and notes as comma-separated values,
 *   UTF-8
 */
char *
rk_export_csv (RkTable *table)
{
  GString *csv;

  g_return_val_if_fail (table != NULL, NULL);

  table = rk_table_get_plain (table);
  csv = g_string_new (NULL);
  for (guint column = 0; column < rk_table_get_n_columns (table); column++)
    {
      append_field (csv, rk_table_get_heading (table, column), FALSE);
      append_separator (csv, table, column);
    }

  for (guint row = 0; row < rk_table_get_n_rows (table); row++)
    for (guint column = 0; column < rk_table_get_n_columns (table); column++)
      {
        append_field (csv, rk_table_get_plain_cell (table, row, column),
                      rk_table_is_typed (table, row, column));
        append_separator (csv, table, column);
      }

  return g_string_free_and_steal (csv);
}

/* HTML */

static const char *
get_class (RkTableAlign align)
{
  switch (align)
    {
    case RK_TABLE_CENTER:
      return " class=\"center\"";
    case RK_TABLE_END:
      return " class=\"end\"";
    case RK_TABLE_START:
    default:
      return "";
    }
}

static void
append_heading (GString *html,
                RkTable *table,
                guint    column)
{
  const char *explanation = rk_table_get_explanation (table, column);
  g_autofree char *escaped = rk_html_escape (rk_table_get_heading (table, column));

  g_string_append_printf (html, "<th scope=\"col\"%s>",
                          get_class (rk_table_get_align (table, column)));
  if (explanation != NULL)
    {
      g_autofree char *title = g_markup_escape_text (explanation, -1);

      g_string_append_printf (html, "<abbr title=\"%s\">%s</abbr>", title, escaped);
    }
  else
    {
      g_string_append (html, escaped);
    }
  g_string_append (html, "</th>\n");
}

static void
append_row (GString *html,
            RkTable *table,
            guint    row)
{
  g_string_append (html, "<tr>\n");
  for (guint column = 0; column < rk_table_get_n_columns (table); column++)
    {
      gboolean name = column == rk_table_get_name_column (table);
      g_autofree char *attributes = g_strconcat (name ? " scope=\"row\"" : "",
                                                 get_class (rk_table_get_align (table, column)),
                                                 NULL);

      rk_html_append_element (html, name ? "th" : "td", attributes,
                              rk_table_get_cell (table, row, column));
    }
  g_string_append (html, "</tr>\n");
}

static void
append_table (GString *html,
              RkTable *table)
{
  g_string_append (html, "<table>\n");
  rk_html_append_element (html, "caption", "", rk_table_get_subtitle (table));
  g_string_append (html, "<thead>\n<tr>\n");
  for (guint column = 0; column < rk_table_get_n_columns (table); column++)
    append_heading (html, table, column);
  g_string_append (html, "</tr>\n</thead>\n<tbody>\n");
  for (guint row = 0; row < rk_table_get_n_rows (table); row++)
    append_row (html, table, row);
  g_string_append (html, "</tbody>\n</table>\n");
}

/**
 * rk_export_html:
 * @table: a table
 *
 * Returns: (transfer full): a whole page of HTML 5 with @table and its notes, in UTF-8
 */
char *
rk_export_html (RkTable *table)
{
  GString *html;
  g_autofree char *title = NULL;

  g_return_val_if_fail (table != NULL, NULL);

  title = g_strconcat (rk_table_get_title (table), " – ", rk_table_get_subtitle (table), NULL);
  html = rk_html_begin (title, STYLE);
  rk_html_append_element (html, "h1", "", rk_table_get_title (table));
  for (guint i = 0; i < rk_table_get_n_details (table); i++)
    rk_html_append_element (html, "p", "", rk_table_get_detail (table, i));
  append_table (html, table);
  for (guint i = 0; i < rk_table_get_n_notes (table); i++)
    rk_html_append_element (html, "p", "", rk_table_get_note (table, i));

  return rk_html_end (html);
}

/* Text */

/* In columns of a terminal: what is longer sticks out alone, and does not pad all other lines. */
#define WIDEST_COLUMN 60

static guint
get_column_width (RkTable *table,
                  guint    column)
{
  guint width = rk_columns_get_width (rk_table_get_heading (table, column));

  for (guint row = 0; row < rk_table_get_n_rows (table); row++)
    width = MAX (width, rk_columns_get_width (rk_table_get_cell (table, row, column)));

  return MIN (width, WIDEST_COLUMN);
}

static void
append_padded (GString      *line,
               const char   *text,
               guint         width,
               RkTableAlign  align)
{
  guint own = rk_columns_get_width (text);
  guint gap = width > own ? width - own : 0;
  guint before = align == RK_TABLE_END ? gap : align == RK_TABLE_CENTER ? gap / 2 : 0;

  rk_columns_append_spaces (line, before);
  g_string_append (line, text);
  rk_columns_append_spaces (line, gap - before);
}

/* The line of headings if @row is -1. */
static void
append_line (GString     *text,
             RkTable     *table,
             int          row,
             const guint *widths)
{
  gsize begin = text->len;

  for (guint column = 0; column < rk_table_get_n_columns (table); column++)
    {
      const char *cell = row < 0 ? rk_table_get_heading (table, column) :
                                   rk_table_get_cell (table, row, column);

      if (column > 0)
        rk_columns_append_spaces (text, 2);
      append_padded (text, cell, widths[column], rk_table_get_align (table, column));
    }

  while (text->len > begin && text->str[text->len - 1] == ' ')
    g_string_truncate (text, text->len - 1);
  g_string_append_c (text, '\n');
}

/**
 * rk_export_text:
 * @table: a table
 *
 * Returns: (transfer full): @table without title and notes in lines of text, its columns
 *   two spaces apart; where a text is too wide for any column, what follows it is shifted
 */
char *
rk_export_text (RkTable *table)
{
  GString *text;
  g_autofree guint *widths = NULL;

  g_return_val_if_fail (table != NULL, NULL);

  widths = g_new (guint, rk_table_get_n_columns (table));
  for (guint column = 0; column < rk_table_get_n_columns (table); column++)
    widths[column] = get_column_width (table, column);

  text = g_string_new (NULL);
  for (int row = -1; row < (int) rk_table_get_n_rows (table); row++)
    append_line (text, table, row, widths);

  return g_string_free_and_steal (text);
}
