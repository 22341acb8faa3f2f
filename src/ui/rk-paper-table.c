/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* Tables on paper: lists to hang up. */

#include "rk-paper-private.h"

/* Sizes of letters, in points. A table that is too wide even with the smallest letters
 * that hang well breaks its names; at last the letters get as small as can be read. */
#define LARGEST_SIZE  20.0
#define SMALLEST_SIZE 10.0
#define TINY_SIZE     6.0
/* Not smaller, only to bring all of a table on one page. */
#define ONE_PAGE_SIZE 12.0

#define TITLE_SIZE    18.0
#define SUBTITLE_SIZE 14.0
#define DETAIL_SIZE   11.0
#define NOTE_SIZE     9.0
#define NOTE_GAP      10.0

/* In widths of a letter: between columns, what a column may get beyond its need, and
 * the least that is left of names. */
#define GAP       0.8
#define SPREAD    2.5
#define NAME_LEAST 9.0

/* From one line of text to the height of a row. */
#define PADDING 0.45

/* A table that is laid out; its pages share it. */
typedef struct
{
  RkTable *table;
  double size;
  double *widths;
  double heading_height;
  double *heights;
  double top;
} Layout;

/* The rows of a table that stand on one page, and the notes if they end there. */
typedef struct
{
  Layout *layout;
  guint first_row;
  guint n_rows;
  guint first_note;
  guint n_notes;
} Sheet;

static void
layout_clear (gpointer data)
{
  Layout *layout = data;

  rk_table_unref (layout->table);
  g_free (layout->widths);
  g_free (layout->heights);
}

static void
sheet_free (gpointer data)
{
  Sheet *sheet = data;

  g_atomic_rc_box_release_full (sheet->layout, layout_clear);
  g_free (sheet);
}

/* The widths that the columns would like, with letters of @size and without the gaps. */
static void
measure_columns (RkPaper *self,
                 RkTable *table,
                 double   size,
                 double  *widths)
{
  for (guint column = 0; column < rk_table_get_n_columns (table); column++)
    {
      widths[column] = _rk_paper_get_width (self, rk_table_get_heading (table, column), size, TRUE);
      for (guint row = 0; row < rk_table_get_n_rows (table); row++)
        widths[column] = MAX (widths[column],
                              _rk_paper_get_width (self, rk_table_get_cell (table, row, column),
                                                   size, FALSE));
    }
}

static double
sum_up (const double *widths,
        guint         n_columns)
{
  double sum = 0;

  for (guint column = 0; column < n_columns; column++)
    sum += widths[column];
  return sum;
}

/* The largest letters with which the table is not wider than the paper. */
static double
find_size (RkPaper *self,
           Layout  *layout)
{
  guint n_columns = rk_table_get_n_columns (layout->table);
  double needed;

  /* Letters grow evenly, but for a little at the edges. */
  measure_columns (self, layout->table, LARGEST_SIZE, layout->widths);
  needed = sum_up (layout->widths, n_columns) + n_columns * GAP * LARGEST_SIZE;
  return MIN (LARGEST_SIZE, 0.99 * LARGEST_SIZE * self->width / MAX (needed, 1));
}

/* What is too much is taken from the names, which break into lines; what is too little
 * goes to all columns alike, but not so far that the eye loses the row. */
static void
set_widths (RkPaper *self,
            Layout  *layout)
{
  guint n_columns = rk_table_get_n_columns (layout->table);
  guint name = rk_table_get_name_column (layout->table);
  double spare;

  measure_columns (self, layout->table, layout->size, layout->widths);
  spare = self->width - sum_up (layout->widths, n_columns) - n_columns * GAP * layout->size;
  for (guint column = 0; column < n_columns; column++)
    layout->widths[column] += GAP * layout->size +
                              CLAMP (spare / n_columns, 0, SPREAD * layout->size);
  if (spare < 0 && name < n_columns)
    layout->widths[name] = MAX (layout->widths[name] + spare, NAME_LEAST * layout->size);
}

/* Of the row of headings if @row is -1. */
static double
get_row_height (RkPaper *self,
                Layout  *layout,
                int      row)
{
  double height = 0;

  for (guint column = 0; column < rk_table_get_n_columns (layout->table); column++)
    {
      const char *text = row < 0 ? rk_table_get_heading (layout->table, column)
                                 : rk_table_get_cell (layout->table, row, column);

      height = MAX (height, _rk_paper_get_height (self, text, layout->size, row < 0,
                                                  layout->widths[column] - GAP * layout->size));
    }
  return height + PADDING * layout->size;
}

static void
set_heights (RkPaper *self,
             Layout  *layout)
{
  layout->heading_height = get_row_height (self, layout, -1);
  for (guint row = 0; row < rk_table_get_n_rows (layout->table); row++)
    layout->heights[row] = get_row_height (self, layout, row);
}

static void
set_size (RkPaper *self,
          Layout  *layout,
          double   size)
{
  layout->size = size;
  set_widths (self, layout);
  set_heights (self, layout);
}

/* How wide the table is with its names broken. */
static double
get_broken_width (Layout *layout)
{
  return sum_up (layout->widths, rk_table_get_n_columns (layout->table));
}

static double
get_rows_height (Layout *layout)
{
  return layout->heading_height + sum_up (layout->heights, rk_table_get_n_rows (layout->table));
}

static double
get_room (RkPaper *self,
          Layout  *layout)
{
  return self->height - RK_PAPER_FOOTER - layout->top;
}

static double
get_notes_height (RkPaper *self,
                  RkTable *table)
{
  double height = 0;

  for (guint i = 0; i < rk_table_get_n_notes (table); i++)
    height += _rk_paper_get_height (self, rk_table_get_note (table, i), NOTE_SIZE, FALSE,
                                    self->width);
  return height > 0 ? height + NOTE_GAP : 0;
}

static double
get_top (RkPaper *self,
         RkTable *table)
{
  double top = _rk_paper_get_height (self, rk_table_get_title (table), TITLE_SIZE, TRUE,
                                     self->width) +
               _rk_paper_get_height (self, rk_table_get_subtitle (table), SUBTITLE_SIZE, TRUE,
                                     self->width);

  for (guint i = 0; i < rk_table_get_n_details (table); i++)
    top += _rk_paper_get_height (self, rk_table_get_detail (table, i), DETAIL_SIZE, FALSE,
                                 self->width);
  return top + DETAIL_SIZE;
}

static Layout *
layout_new (RkPaper *self,
            RkTable *table)
{
  Layout *layout = g_atomic_rc_box_new0 (Layout);
  double size;
  double room;

  layout->table = rk_table_ref (table);
  layout->widths = g_new (double, rk_table_get_n_columns (table));
  layout->heights = g_new (double, rk_table_get_n_rows (table));
  layout->top = get_top (self, table);

  size = find_size (self, layout);
  set_size (self, layout, MAX (size, SMALLEST_SIZE));
  if (get_broken_width (layout) > self->width)
    set_size (self, layout,
              MAX (TINY_SIZE, layout->size * self->width / get_broken_width (layout)));

  room = get_room (self, layout) - get_notes_height (self, table);
  size = 0.99 * layout->size * room / get_rows_height (layout);
  if (size < layout->size && size >= ONE_PAGE_SIZE)
    set_size (self, layout, size);
  return layout;
}

static guint
count_rows (Layout *layout,
            guint   first_row,
            double *room)
{
  guint n_rows = rk_table_get_n_rows (layout->table);
  guint row;

  /* A row that is higher than a page stands there all the same. */
  for (row = first_row; row < n_rows; row++)
    {
      if (layout->heights[row] > *room && row > first_row)
        break;
      *room -= layout->heights[row];
    }
  return row - first_row;
}

static guint
count_notes (RkPaper *self,
             RkTable *table,
             guint    first_note,
             double   room)
{
  guint note;

  room -= NOTE_GAP;
  for (note = first_note; note < rk_table_get_n_notes (table); note++)
    {
      room -= _rk_paper_get_height (self, rk_table_get_note (table, note), NOTE_SIZE, FALSE,
                                    self->width);
      if (room < 0)
        break;
    }
  return note - first_note;
}

static double
draw_block (RkPaper    *self,
            cairo_t    *cr,
            const char *text,
            double      size,
            gboolean    bold,
            double      y)
{
  _rk_paper_draw_lines (self, cr, text, size, bold, 0, y, self->width, RK_TABLE_START);
  return y + _rk_paper_get_height (self, text, size, bold, self->width);
}

static void
draw_title (RkPaper *self,
            cairo_t *cr,
            RkTable *table)
{
  double y = draw_block (self, cr, rk_table_get_title (table), TITLE_SIZE, TRUE, 0);

  y = draw_block (self, cr, rk_table_get_subtitle (table), SUBTITLE_SIZE, TRUE, y);
  for (guint i = 0; i < rk_table_get_n_details (table); i++)
    y = draw_block (self, cr, rk_table_get_detail (table, i), DETAIL_SIZE, FALSE, y);
}

/* @row: -1 for the headings */
static double
draw_row (RkPaper *self,
          cairo_t *cr,
          Layout  *layout,
          int      row,
          double   y)
{
  double height = row < 0 ? layout->heading_height : layout->heights[row];
  double gap = GAP * layout->size;
  double x = 0;

  for (guint column = 0; column < rk_table_get_n_columns (layout->table); column++)
    {
      const char *text = row < 0 ? rk_table_get_heading (layout->table, column)
                                 : rk_table_get_cell (layout->table, row, column);

      _rk_paper_draw_lines (self, cr, text, layout->size, row < 0, x + gap / 2,
                            y + PADDING * layout->size / 2, layout->widths[column] - gap,
                            rk_table_get_align (layout->table, column));
      x += layout->widths[column];
    }
  _rk_paper_draw_line (cr, 0, y + height, MIN (x, self->width), row < 0 ? 1.2 : 0.3);
  return y + height;
}

static void
draw_sheet (RkPaper  *self,
            cairo_t  *cr,
            gpointer  data)
{
  Sheet *sheet = data;
  Layout *layout = sheet->layout;
  double y = layout->top;

  draw_title (self, cr, layout->table);
  if (sheet->n_rows > 0 || sheet->first_row == 0)
    y = draw_row (self, cr, layout, -1, y);
  for (guint i = 0; i < sheet->n_rows; i++)
    y = draw_row (self, cr, layout, sheet->first_row + i, y);
  y += NOTE_GAP;
  for (guint i = 0; i < sheet->n_notes; i++)
    y = draw_block (self, cr, rk_table_get_note (layout->table, sheet->first_note + i), NOTE_SIZE,
                    FALSE, y);
}

/**
 * rk_paper_add_table:
 * @self: paper
 * @table: a table
 *
 * Lays out a table on new pages, its title and headings on each of them. Its letters
 * are as large as its width allows, from 10 to 20 points; they get smaller only if else
 * it has no room, or to bring all of it on one page. Names break into lines rather than
 * being cut off. The notes stand below the last row.
 */
void
rk_paper_add_table (RkPaper *self,
                    RkTable *table)
{
  Layout *layout;
  guint first_row = 0;
  guint first_note = 0;

  g_return_if_fail (self != NULL);
  g_return_if_fail (table != NULL);

  layout = layout_new (self, table);
  do
    {
      Sheet *sheet = g_new0 (Sheet, 1);
      double room = get_room (self, layout) - layout->heading_height;

      sheet->layout = g_atomic_rc_box_acquire (layout);
      sheet->first_row = first_row;
      sheet->n_rows = count_rows (layout, first_row, &room);
      first_row += sheet->n_rows;
      sheet->first_note = first_note;
      if (first_row == rk_table_get_n_rows (table))
        sheet->n_notes = count_notes (self, table, first_note, room);
      first_note += sheet->n_notes;
      _rk_paper_add_page (self, draw_sheet, sheet, sheet_free);
      /* A note that fills more than a page is not waited for. */
      if (sheet->n_rows == 0 && sheet->n_notes == 0)
        break;
    }
  while (first_row < rk_table_get_n_rows (table) || first_note < rk_table_get_n_notes (table));
  g_atomic_rc_box_release_full (layout, layout_clear);
}
