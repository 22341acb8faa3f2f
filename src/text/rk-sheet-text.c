/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-score-sheet.h"

#include "rk-columns-private.h"

/* The lines of a message that most programs leave alone. */
#define WIDTH 72

/* Of the rows of moves. */
#define NUMBER_WIDTH 5
#define GAP 2
#define MOVE_WIDTH ((WIDTH - NUMBER_WIDTH - 2 * GAP) / 2)
#define INDENT (NUMBER_WIDTH + GAP)
#define DEPTH_INDENT 2
#define MAX_DEPTH 10
/* Of a hole on a board. */
#define HOLE_WIDTH 6

#define FIRST_STRONG_ISOLATE 0x2068

/* The columns up to the next place where a line may be broken. */
static const char *
get_word (const char *text,
          guint      *width)
{
  *width = 0;
  while (*text != '\0' && *text != ' ' && *text != '\n')
    {
      *width += rk_columns_get_width_of (g_utf8_get_char (text));
      text = g_utf8_next_char (text);
    }

  return text;
}

static void
begin_line (GString *text,
            guint    indent,
            guint   *column)
{
  while (text->len > 0 && text->str[text->len - 1] == ' ')
    g_string_truncate (text, text->len - 1);
  g_string_append_c (text, '\n');
  rk_columns_append_spaces (text, indent);
  *column = indent;
}

/* A word that is wider than a line is broken where it has to be. */
static void
append_word (GString    *text,
             const char *word,
             const char *end,
             guint       indent,
             guint      *column)
{
  while (word < end)
    {
      const char *next = g_utf8_next_char (word);
      guint width = rk_columns_get_width_of (g_utf8_get_char (word));

      if (*column + width > WIDTH)
        begin_line (text, indent, column);
      g_string_append_len (text, word, next - word);
      *column += width;
      word = next;
    }
}

/* Breaks @words into lines; the cursor stands at @column. */
static void
append_wrapped (GString    *text,
                const char *words,
                guint       indent,
                guint       column)
{
  guint begin = column;

  while (*words != '\0')
    {
      guint width;
      const char *end = get_word (words, &width);

      if (column > begin && column + width > WIDTH)
        begin_line (text, begin = indent, &column);
      append_word (text, words, end, indent, &column);
      if (*end == '\n')
        begin_line (text, begin = indent, &column);
      else if (*end == ' ' && column < WIDTH)
        {
          g_string_append_c (text, ' ');
          column++;
        }
      words = *end != '\0' ? end + 1 : end;
    }

  while (text->len > 0 && text->str[text->len - 1] == ' ')
    g_string_truncate (text, text->len - 1);
  g_string_append_c (text, '\n');
}

static void
append_underlined (GString    *text,
                   const char *heading,
                   char        line)
{
  guint width = MIN (rk_columns_get_width (heading), WIDTH);

  append_wrapped (text, heading, 0, 0);
  for (guint i = 0; i < width; i++)
    g_string_append_c (text, line);
  g_string_append_c (text, '\n');
}

/* Cut where it would push the next column away. What is isolated ends with it. */
static void
append_cell (GString    *text,
             const char *cell,
             guint       width)
{
  guint column = 0;
  gboolean fits = rk_columns_get_width (cell) <= width;

  for (const char *next = cell; *next != '\0'; next = g_utf8_next_char (next))
    {
      gunichar character = g_utf8_get_char (next);

      if (!fits && column + rk_columns_get_width_of (character) > width - 1)
        {
          g_string_append (text, g_utf8_strchr (cell, next - cell, FIRST_STRONG_ISOLATE) != NULL
                                   ? "…\u2069" : "…");
          column++;
          break;
        }
      g_string_append_unichar (text, character);
      column += rk_columns_get_width_of (character);
    }
  rk_columns_append_spaces (text, width - column);
}

static void
append_row (GString           *text,
            const RkSheetItem *item)
{
  const char *number = item->cells[0] != NULL ? item->cells[0] : "";
  guint width = rk_columns_get_width (number);

  rk_columns_append_spaces (text, NUMBER_WIDTH > width ? NUMBER_WIDTH - width : 0);
  g_string_append (text, number);
  for (guint i = 1; i < RK_SHEET_N_CELLS; i++)
    {
      rk_columns_append_spaces (text, GAP);
      append_cell (text, item->cells[i] != NULL ? item->cells[i] : "", MOVE_WIDTH);
    }
  while (text->str[text->len - 1] == ' ')
    g_string_truncate (text, text->len - 1);
  g_string_append_c (text, '\n');
}

/* What belongs to a move, below it; @label stands before it. */
static void
append_below (GString    *text,
              const char *label,
              const char *words,
              guint       indent)
{
  g_autofree char *all = label != NULL ? g_strdup_printf ("%s: %s", label, words) : g_strdup (words);

  rk_columns_append_spaces (text, indent);
  append_wrapped (text, all, indent, indent);
}

static void
append_board (GString           *text,
              const RkSheetItem *item)
{
  append_wrapped (text, item->cells[0], 0, 0);
  for (guint row = 0; row < 2; row++)
    {
      g_auto (GStrv) holes = rk_sheet_item_list_holes (item, row);

      rk_columns_append_spaces (text, INDENT);
      for (guint i = 0; holes[i] != NULL; i++)
        append_cell (text, holes[i], HOLE_WIDTH);
      while (text->str[text->len - 1] == ' ')
        g_string_truncate (text, text->len - 1);
      g_string_append_c (text, '\n');
    }
}

static gboolean
is_in_table (const RkSheetItem *item)
{
  return item->kind == RK_SHEET_COLUMNS || item->kind == RK_SHEET_MOVES ||
         item->kind == RK_SHEET_LINE ||
         (item->kind == RK_SHEET_COMMENT && item->cells[1] != NULL);
}

/* What belongs together stands together. */
static gboolean
needs_gap (const RkSheetItem *before,
           const RkSheetItem *item)
{
  if (item->kind == RK_SHEET_HEADING)
    return TRUE;
  if (before->kind == RK_SHEET_HEADING)
    return FALSE;

  return is_in_table (before) != is_in_table (item) ||
         (before->kind != item->kind && !is_in_table (item));
}

static void
append_item (GString           *text,
             const RkSheetItem *item)
{
  switch (item->kind)
    {
    case RK_SHEET_HEADING:
      append_underlined (text, item->cells[0], '-');
      break;

    case RK_SHEET_COLUMNS:
    case RK_SHEET_MOVES:
      append_row (text, item);
      break;

    case RK_SHEET_COMMENT:
      append_below (text, item->cells[1], item->cells[0], item->cells[1] != NULL ? INDENT : 0);
      break;

    case RK_SHEET_LINE:
      append_below (text, item->cells[1], item->cells[0],
                    INDENT + DEPTH_INDENT * (1 + MIN (item->depth, MAX_DEPTH)));
      break;

    case RK_SHEET_BOARD:
      append_board (text, item);
      break;

    case RK_SHEET_DETAIL:
    case RK_SHEET_TEXT:
    default:
      append_wrapped (text, item->cells[0], 0, 0);
      break;
    }
}

/**
 * rk_score_sheet_to_text:
 * @self: a sheet
 *
 * Returns: (transfer full): the sheet as plain text in UTF-8, in lines of at most 72
 *   columns
 */
char *
rk_score_sheet_to_text (RkScoreSheet *self)
{
  GString *text;

  g_return_val_if_fail (self != NULL, NULL);

  text = g_string_new (NULL);
  append_underlined (text, rk_score_sheet_get_title (self), '=');
  for (guint i = 0; i < rk_score_sheet_get_n_items (self); i++)
    {
      const RkSheetItem *item = rk_score_sheet_get_item (self, i);

      if (i == 0 || needs_gap (rk_score_sheet_get_item (self, i - 1), item))
        g_string_append_c (text, '\n');
      append_item (text, item);
    }

  return g_string_free_and_steal (text);
}
