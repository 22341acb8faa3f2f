/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-table.h"

typedef struct
{
  char *heading;
  char *explanation;
  char *help;
  RkTableAlign align;
  guint id;
} Column;

typedef struct
{
  char *text;
  char *plain;
  gboolean typed;
} Cell;

typedef struct
{
  guint id;
  GArray *cells;
} Row;

struct _RkTable
{
  gatomicrefcount ref_count;
  char *title;
  char *subtitle;
  guint name_column;
  GArray *columns;
  GArray *rows;
  GPtrArray *details;
  GPtrArray *notes;
  RkTable *plain;
};

static void
clear_column (gpointer data)
{
  Column *column = data;

  g_free (column->heading);
  g_free (column->explanation);
  g_free (column->help);
}

static void
clear_cell (gpointer data)
{
  Cell *cell = data;

  g_free (cell->text);
  g_free (cell->plain);
}

static void
clear_row (gpointer data)
{
  Row *row = data;

  g_array_unref (row->cells);
}

/**
 * rk_table_new:
 * @title: what it belongs to: the name of a tournament
 * @subtitle: what it shows
 *
 * Returns: (transfer full): a table without columns and rows
 */
RkTable *
rk_table_new (const char *title,
              const char *subtitle)
{
  RkTable *self;

  g_return_val_if_fail (title != NULL, NULL);
  g_return_val_if_fail (subtitle != NULL, NULL);

  self = g_new0 (RkTable, 1);
  g_atomic_ref_count_init (&self->ref_count);
  self->title = g_strdup (title);
  self->subtitle = g_strdup (subtitle);
  self->columns = g_array_new (FALSE, FALSE, sizeof (Column));
  g_array_set_clear_func (self->columns, clear_column);
  self->rows = g_array_new (FALSE, FALSE, sizeof (Row));
  g_array_set_clear_func (self->rows, clear_row);
  self->details = g_ptr_array_new_with_free_func (g_free);
  self->notes = g_ptr_array_new_with_free_func (g_free);

  return self;
}

/**
 * rk_table_ref:
 * @self: a table
 *
 * Returns: (transfer full): @self
 */
RkTable *
rk_table_ref (RkTable *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

/**
 * rk_table_unref:
 * @self: (transfer full): a table
 */
void
rk_table_unref (RkTable *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  g_free (self->title);
  g_free (self->subtitle);
  g_array_unref (self->columns);
  g_array_unref (self->rows);
  g_ptr_array_unref (self->details);
  g_ptr_array_unref (self->notes);
  g_clear_pointer (&self->plain, rk_table_unref);
  g_free (self);
}

/**
 * rk_table_add_column:
 * @self: a table without rows
 * @heading: its heading
 * @explanation: (nullable): what the heading means
 * @align: where its cells stand
 * @id: what it is about, 0 for nothing
 */
void
rk_table_add_column (RkTable      *self,
                     const char   *heading,
                     const char   *explanation,
                     RkTableAlign  align,
                     guint         id)
{
  Column column;

  g_return_if_fail (self != NULL && self->rows->len == 0);
  g_return_if_fail (heading != NULL);

  column = (Column) {
    .heading = g_strdup (heading),
    .explanation = g_strdup (explanation),
    .align = align,
    .id = id,
  };
  g_array_append_val (self->columns, column);
}

/**
 * rk_table_set_help:
 * @self: a table
 * @column: one of its columns
 * @help: what stands in the column, in sentences
 */
void
rk_table_set_help (RkTable    *self,
                   guint       column,
                   const char *help)
{
  g_return_if_fail (self != NULL && column < self->columns->len);
  g_return_if_fail (help != NULL);

  g_set_str (&g_array_index (self->columns, Column, column).help, help);
}

/**
 * rk_table_add_row:
 * @self: a table
 * @id: what the row is about, 0 for nothing
 *
 * Begins a row. Cells that are not added to it stay empty.
 */
void
rk_table_add_row (RkTable *self,
                  guint    id)
{
  Row row;

  g_return_if_fail (self != NULL);

  row = (Row) { .id = id, .cells = g_array_new (FALSE, FALSE, sizeof (Cell)) };
  g_array_set_clear_func (row.cells, clear_cell);
  g_array_append_val (self->rows, row);
}

static void
add_cell (RkTable    *self,
          const char *text,
          const char *plain,
          gboolean    typed)
{
  Row *row = &g_array_index (self->rows, Row, self->rows->len - 1);
  Cell cell = { .text = g_strdup (text), .plain = g_strdup (plain), .typed = typed };

  g_array_append_val (row->cells, cell);
}

/**
 * rk_table_add_cell:
 * @self: a table with a row
 * @text: the next cell of the last row
 * @plain: (nullable): what other programs read instead: a number in plain digits
 */
void
rk_table_add_cell (RkTable    *self,
                   const char *text,
                   const char *plain)
{
  g_return_if_fail (self != NULL && self->rows->len > 0);
  g_return_if_fail (text != NULL);

  add_cell (self, text, plain, FALSE);
}

/**
 * rk_table_add_typed_cell:
 * @self: a table with a row
 * @text: the next cell of the last row, as somebody typed it
 */
void
rk_table_add_typed_cell (RkTable    *self,
                         const char *text)
{
  g_return_if_fail (self != NULL && self->rows->len > 0);
  g_return_if_fail (text != NULL);

  add_cell (self, text, NULL, TRUE);
}

/**
 * rk_table_add_detail:
 * @self: a table
 * @detail: a line to stand above the rows, below the subtitle
 */
void
rk_table_add_detail (RkTable    *self,
                     const char *detail)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (detail != NULL);

  g_ptr_array_add (self->details, g_strdup (detail));
}

/**
 * rk_table_add_note:
 * @self: a table
 * @note: a line to stand below it
 */
void
rk_table_add_note (RkTable    *self,
                   const char *note)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (note != NULL);

  g_ptr_array_add (self->notes, g_strdup (note));
}

/**
 * rk_table_take_plain:
 * @self: a table
 * @plain: (transfer full): the same for a spreadsheet: no two headings alike, one fact
 *   in a cell
 */
void
rk_table_take_plain (RkTable *self,
                     RkTable *plain)
{
  g_return_if_fail (self != NULL && self->plain == NULL);
  g_return_if_fail (plain != NULL && plain != self);

  self->plain = plain;
}

/**
 * rk_table_set_name_column:
 * @self: a table
 * @column: the column that says what a row is about
 */
void
rk_table_set_name_column (RkTable *self,
                          guint    column)
{
  g_return_if_fail (self != NULL);

  self->name_column = column;
}

/* The getters below are plain: see the header. */

const char *
rk_table_get_title (RkTable *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->title;
}

const char *
rk_table_get_subtitle (RkTable *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->subtitle;
}

guint
rk_table_get_n_columns (RkTable *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->columns->len;
}

guint
rk_table_get_n_rows (RkTable *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->rows->len;
}

guint
rk_table_get_name_column (RkTable *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->name_column;
}

static Column *
get_column (RkTable *self,
            guint    column)
{
  return &g_array_index (self->columns, Column, column);
}

const char *
rk_table_get_heading (RkTable *self,
                      guint    column)
{
  g_return_val_if_fail (self != NULL && column < self->columns->len, NULL);

  return get_column (self, column)->heading;
}

const char *
rk_table_get_explanation (RkTable *self,
                          guint    column)
{
  g_return_val_if_fail (self != NULL && column < self->columns->len, NULL);

  return get_column (self, column)->explanation;
}

const char *
rk_table_get_help (RkTable *self,
                   guint    column)
{
  g_return_val_if_fail (self != NULL && column < self->columns->len, NULL);

  return get_column (self, column)->help;
}

RkTableAlign
rk_table_get_align (RkTable *self,
                    guint    column)
{
  g_return_val_if_fail (self != NULL && column < self->columns->len, RK_TABLE_START);

  return get_column (self, column)->align;
}

guint
rk_table_get_column_id (RkTable *self,
                        guint    column)
{
  g_return_val_if_fail (self != NULL && column < self->columns->len, 0);

  return get_column (self, column)->id;
}

guint
rk_table_get_row_id (RkTable *self,
                     guint    row)
{
  g_return_val_if_fail (self != NULL && row < self->rows->len, 0);

  return g_array_index (self->rows, Row, row).id;
}

static const Cell *
get_cell (RkTable *self,
          guint    row,
          guint    column)
{
  static const Cell empty = { .text = (char *) "" };
  GArray *cells = g_array_index (self->rows, Row, row).cells;

  return column < cells->len ? &g_array_index (cells, Cell, column) : &empty;
}

const char *
rk_table_get_cell (RkTable *self,
                   guint    row,
                   guint    column)
{
  g_return_val_if_fail (self != NULL && row < self->rows->len, NULL);

  return get_cell (self, row, column)->text;
}

const char *
rk_table_get_plain_cell (RkTable *self,
                         guint    row,
                         guint    column)
{
  const Cell *cell;

  g_return_val_if_fail (self != NULL && row < self->rows->len, NULL);

  cell = get_cell (self, row, column);
  return cell->plain != NULL ? cell->plain : cell->text;
}

gboolean
rk_table_is_typed (RkTable *self,
                   guint    row,
                   guint    column)
{
  g_return_val_if_fail (self != NULL && row < self->rows->len, FALSE);

  return get_cell (self, row, column)->typed;
}

guint
rk_table_get_n_details (RkTable *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->details->len;
}

const char *
rk_table_get_detail (RkTable *self,
                     guint    detail)
{
  g_return_val_if_fail (self != NULL && detail < self->details->len, NULL);

  return self->details->pdata[detail];
}

guint
rk_table_get_n_notes (RkTable *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->notes->len;
}

const char *
rk_table_get_note (RkTable *self,
                   guint    note)
{
  g_return_val_if_fail (self != NULL && note < self->notes->len, NULL);

  return self->notes->pdata[note];
}

RkTable *
rk_table_get_plain (RkTable *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->plain != NULL ? self->plain : self;
}
