/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-score-sheet.h"

#include "rk-html-private.h"

/* On a screen as light or dark as all else, on paper black on white. */
#define STYLE \
  ":root { color-scheme: light dark; }\n" \
  "body { font-family: sans-serif; line-height: 1.45; max-width: 44em; margin: 2em auto; " \
  "padding: 0 1em; overflow-wrap: anywhere; }\n" \
  "h2 { margin-top: 1.6em; font-size: 1.15em; break-after: avoid; }\n" \
  "table { border-collapse: collapse; width: 100%; }\n" \
  "th, td { border-bottom: 1px solid #888; padding: 0.15em 0.6em; text-align: start; " \
  "vertical-align: top; }\n" \
  "th:first-child { text-align: end; font-weight: normal; }\n" \
  "tr > :nth-child(n+2):not([colspan]) { width: 46%; font-variant-numeric: tabular-nums; }\n" \
  "thead { display: table-header-group; }\n" \
  "tr { break-inside: avoid; }\n" \
  ".board { width: auto; } .board td { min-width: 2.6em; text-align: center; } " \
  ".board caption { text-align: start; }\n" \
  ".comment { white-space: pre-line; }\n" \
  ".line { padding-inline-start: 2.4em; }\n" \
  "@media print { body { color: #000; background: #fff; margin: 0; max-width: none; " \
  "font-size: 10pt; } }\n"

static void
append_row (GString           *html,
            const RkSheetItem *item)
{
  g_string_append (html, "<tr>\n");
  rk_html_append_element (html, "th", " scope=\"row\"", item->cells[0]);
  for (guint i = 1; i < RK_SHEET_N_CELLS; i++)
    rk_html_append_element (html, "td", "", item->cells[i] != NULL ? item->cells[i] : "");
  g_string_append (html, "</tr>\n");
}

static void
append_columns (GString           *html,
                const RkSheetItem *item,
                guint              part)
{
  g_string_append_printf (html, "<table aria-labelledby=\"part-%u\">\n<thead>\n<tr>\n<td></td>\n",
                          part);
  for (guint i = 1; i < RK_SHEET_N_CELLS; i++)
    rk_html_append_element (html, "th", " scope=\"col\"", item->cells[i]);
  g_string_append (html, "</tr>\n</thead>\n<tbody>\n");
}

/* What belongs to a move goes over the width of both. */
static void
append_below (GString           *html,
              const RkSheetItem *item,
              const char        *class_name)
{
  g_autofree char *words = rk_html_escape (item->cells[0]);

  g_string_append_printf (html, "<tr>\n<td></td>\n<td colspan=\"2\" class=\"%s\" dir=\"auto\">",
                          class_name);
  for (guint i = 0; i < item->depth; i++)
    g_string_append (html, "↳ ");
  if (item->cells[1] != NULL)
    {
      g_autofree char *label = rk_html_escape (item->cells[1]);

      g_string_append_printf (html, "<b>%s</b>: ", label);
    }
  g_string_append_printf (html, "%s</td>\n</tr>\n", words);
}

static void
append_board (GString           *html,
              const RkSheetItem *item)
{
  g_string_append (html, "<table class=\"board\">\n");
  rk_html_append_element (html, "caption", "", item->cells[0]);
  for (guint row = 0; row < 2; row++)
    {
      g_auto (GStrv) holes = rk_sheet_item_list_holes (item, row);

      g_string_append (html, "<tr>\n");
      for (guint i = 0; holes[i] != NULL; i++)
        rk_html_append_element (html, "td", "", holes[i]);
      g_string_append (html, "</tr>\n");
    }
  g_string_append (html, "</table>\n");
}

static gboolean
is_in_table (const RkSheetItem *item)
{
  return item->kind == RK_SHEET_MOVES || item->kind == RK_SHEET_LINE ||
         (item->kind == RK_SHEET_COMMENT && item->cells[1] != NULL);
}

static void
append_item (GString           *html,
             const RkSheetItem *item,
             guint             *part)
{
  switch (item->kind)
    {
    case RK_SHEET_HEADING:
      {
        g_autofree char *id = g_strdup_printf (" id=\"part-%u\"", ++*part);

        rk_html_append_element (html, "h2", id, item->cells[0]);
        break;
      }

    case RK_SHEET_COLUMNS:
      append_columns (html, item, *part);
      break;

    case RK_SHEET_MOVES:
      append_row (html, item);
      break;

    case RK_SHEET_LINE:
      append_below (html, item, "line");
      break;

    case RK_SHEET_COMMENT:
      if (is_in_table (item))
        append_below (html, item, "comment");
      else
        rk_html_append_element (html, "p", " class=\"comment\" dir=\"auto\"", item->cells[0]);
      break;

    case RK_SHEET_BOARD:
      append_board (html, item);
      break;

    case RK_SHEET_DETAIL:
    case RK_SHEET_TEXT:
    default:
      rk_html_append_element (html, "p", "", item->cells[0]);
      break;
    }
}

/**
 * rk_score_sheet_to_html:
 * @self: a sheet
 *
 * Returns: (transfer full): the sheet as a whole page of HTML 5 in UTF-8
 */
char *
rk_score_sheet_to_html (RkScoreSheet *self)
{
  gboolean in_table = FALSE;
  guint part = 0;
  GString *html;

  g_return_val_if_fail (self != NULL, NULL);

  html = rk_html_begin (rk_score_sheet_get_title (self), STYLE);
  rk_html_append_element (html, "h1", "", rk_score_sheet_get_title (self));
  for (guint i = 0; i < rk_score_sheet_get_n_items (self); i++)
    {
      const RkSheetItem *item = rk_score_sheet_get_item (self, i);

      if (in_table && !is_in_table (item))
        g_string_append (html, "</tbody>\n</table>\n");
      in_table = item->kind == RK_SHEET_COLUMNS || (in_table && is_in_table (item));
      append_item (html, item, &part);
    }

  return rk_html_end (html);
}
