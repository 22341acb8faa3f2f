/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-format.h"
#include "rk-paper.h"
#include "rk-tournament-sentences.h"

/* Sizes of letters, in points. A table that is too wide gets smaller letters, down to
 * what can still be read. */
#define TITLE_SIZE    16.0
#define NORMAL_SIZE   10.5
#define SMALLEST_SIZE 6.0

#define GAP          6.0
#define FOOTER_SPACE 20.0

/* Slips stand in two columns. */
#define SLIP_COLUMNS 2
#define SLIP_HEIGHT  118.0

/* The rows of a table that stand on one page, or the slips. */
typedef struct
{
  RkTable *table;
  double size;
  double *widths;
  guint first_row;
  guint n_rows;
  GPtrArray *slips;
} Page;

struct _RkPaper
{
  PangoContext *context;
  double width;
  double height;
  GPtrArray *pages;
};

static void
page_free (gpointer data)
{
  Page *page = data;

  g_clear_pointer (&page->table, rk_table_unref);
  g_clear_pointer (&page->slips, g_ptr_array_unref);
  g_free (page->widths);
  g_free (page);
}

/**
 * rk_paper_new:
 * @context: how text is laid out
 * @width: width of what can be printed on, in points
 * @height: height of it, in points
 *
 * Returns: (transfer full): paper without pages
 */
RkPaper *
rk_paper_new (PangoContext *context,
              double        width,
              double        height)
{
  RkPaper *self;

  g_return_val_if_fail (PANGO_IS_CONTEXT (context), NULL);
  g_return_val_if_fail (width > 0 && height > 0, NULL);

  self = g_new0 (RkPaper, 1);
  self->context = g_object_ref (context);
  self->width = width;
  self->height = height;
  self->pages = g_ptr_array_new_with_free_func (page_free);
  return self;
}

/**
 * rk_paper_free:
 * @self: (transfer full): paper
 */
void
rk_paper_free (RkPaper *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->pages);
  g_object_unref (self->context);
  g_free (self);
}

/**
 * rk_paper_get_n_pages:
 * @self: paper
 *
 * Returns: how many pages there are
 */
guint
rk_paper_get_n_pages (RkPaper *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->pages->len;
}

static PangoLayout *
make_layout (RkPaper    *self,
             const char *text,
             double      size,
             gboolean    bold)
{
  PangoLayout *layout = pango_layout_new (self->context);
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();

  pango_font_description_set_family_static (font, "Sans");
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  if (bold)
    pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

static double
measure_width (RkPaper    *self,
               const char *text,
               double      size,
               gboolean    bold)
{
  g_autoptr (PangoLayout) layout = make_layout (self, text, size, bold);
  int width;

  pango_layout_get_size (layout, &width, NULL);
  return (double) width / PANGO_SCALE;
}

static double
get_row_height (double size)
{
  return size * 1.7;
}

/* Draws @text in a box of @width with its top at (@x, @y). */
static void
draw_text (RkPaper      *self,
           cairo_t      *cr,
           const char   *text,
           double        size,
           gboolean      bold,
           double        x,
           double        y,
           double        width,
           RkTableAlign  align)
{
  g_autoptr (PangoLayout) layout = make_layout (self, text, size, bold);

  pango_layout_set_width (layout, width * PANGO_SCALE);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_alignment (layout, align == RK_TABLE_CENTER ? PANGO_ALIGN_CENTER
                                      : align == RK_TABLE_END  ? PANGO_ALIGN_RIGHT
                                                               : PANGO_ALIGN_LEFT);
  cairo_move_to (cr, x, y);
  pango_cairo_show_layout (cr, layout);
}

static void
draw_line (cairo_t *cr,
           double   x,
           double   y,
           double   width,
           double   thickness)
{
  cairo_set_line_width (cr, thickness);
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x + width, y);
  cairo_stroke (cr);
}

/* Tables. */

/* The widths that the columns would like, with letters of @size; their sum. */
static double
measure_columns (RkPaper *self,
                 RkTable *table,
                 double   size,
                 double  *widths)
{
  double sum = 0;

  for (guint column = 0; column < rk_table_get_n_columns (table); column++)
    {
      widths[column] = measure_width (self, rk_table_get_heading (table, column), size, TRUE);
      for (guint row = 0; row < rk_table_get_n_rows (table); row++)
        widths[column] = MAX (widths[column],
                              measure_width (self, rk_table_get_cell (table, row, column), size,
                                             FALSE));
      widths[column] += GAP;
      sum += widths[column];
    }
  return sum;
}

/* The largest letters with which the table is not wider than the paper. What is still
 * too much at the smallest size is taken from the names. */
static double
fit_columns (RkPaper *self,
             RkTable *table,
             double  *widths)
{
  guint name = rk_table_get_name_column (table);
  double size = NORMAL_SIZE;
  double sum = measure_columns (self, table, size, widths);

  if (sum > self->width)
    {
      size = MAX (size * self->width / sum, SMALLEST_SIZE);
      sum = measure_columns (self, table, size, widths);
    }
  if (sum > self->width && name < rk_table_get_n_columns (table))
    widths[name] = MAX (widths[name] - (sum - self->width), size * 4);
  return size;
}

static double
get_table_top (RkTable *table,
               guint    first_row)
{
  const char *subtitle = rk_table_get_subtitle (table);

  if (first_row > 0)
    return 0;
  return TITLE_SIZE * 1.8 +
         (subtitle != NULL && *subtitle != '\0' ? NORMAL_SIZE * 1.8 : 0);
}

static guint
count_rows (RkPaper *self,
            RkTable *table,
            double   size,
            guint    first_row)
{
  double room = self->height - FOOTER_SPACE - get_table_top (table, first_row) -
                get_row_height (size);
  guint left = rk_table_get_n_rows (table) - first_row;

  return MIN (left, MAX ((int) (room / get_row_height (size)), 1));
}

/**
 * rk_paper_add_table:
 * @self: paper
 * @table: a table
 *
 * Lays out a table on new pages, its headings on each of them.
 */
void
rk_paper_add_table (RkPaper *self,
                    RkTable *table)
{
  g_autofree double *widths = NULL;
  double size;
  guint first_row = 0;

  g_return_if_fail (self != NULL);
  g_return_if_fail (table != NULL);

  widths = g_new (double, rk_table_get_n_columns (table));
  size = fit_columns (self, table, widths);
  do
    {
      Page *page = g_new0 (Page, 1);

      page->table = rk_table_ref (table);
      page->size = size;
      page->widths = g_memdup2 (widths, rk_table_get_n_columns (table) * sizeof (double));
      page->first_row = first_row;
      page->n_rows = count_rows (self, table, size, first_row);
      first_row += page->n_rows;
      g_ptr_array_add (self->pages, page);
    }
  while (first_row < rk_table_get_n_rows (table));
}

static double
draw_title (RkPaper *self,
            cairo_t *cr,
            Page    *page)
{
  const char *subtitle = rk_table_get_subtitle (page->table);

  if (page->first_row > 0)
    return 0;
  draw_text (self, cr, rk_table_get_title (page->table), TITLE_SIZE, TRUE, 0, 0, self->width,
             RK_TABLE_START);
  if (subtitle != NULL && *subtitle != '\0')
    draw_text (self, cr, subtitle, NORMAL_SIZE, FALSE, 0, TITLE_SIZE * 1.6, self->width,
               RK_TABLE_START);
  return get_table_top (page->table, page->first_row);
}

/* @row: -1 for the headings */
static void
draw_row (RkPaper *self,
          cairo_t *cr,
          Page    *page,
          int      row,
          double   y)
{
  double x = 0;

  for (guint column = 0; column < rk_table_get_n_columns (page->table); column++)
    {
      const char *text = row < 0 ? rk_table_get_heading (page->table, column)
                                 : rk_table_get_cell (page->table, row, column);

      draw_text (self, cr, text, page->size, row < 0, x + GAP / 2, y + page->size * 0.2,
                 page->widths[column] - GAP, rk_table_get_align (page->table, column));
      x += page->widths[column];
    }
  draw_line (cr, 0, y + get_row_height (page->size), x, row < 0 ? 1.0 : 0.25);
}

static void
draw_table (RkPaper *self,
            cairo_t *cr,
            Page    *page)
{
  double y = draw_title (self, cr, page);

  draw_row (self, cr, page, -1, y);
  for (guint i = 0; i < page->n_rows; i++)
    {
      y += get_row_height (page->size);
      draw_row (self, cr, page, page->first_row + i, y);
    }
}

/* Slips. */

static guint
get_slips_per_page (RkPaper *self)
{
  guint rows = (self->height - FOOTER_SPACE) / SLIP_HEIGHT;

  return SLIP_COLUMNS * MAX (rows, 1);
}

static void
draw_slip (RkPaper       *self,
           cairo_t       *cr,
           RkPairing     *pairing,
           double         x,
           double         y)
{
  double width = self->width / SLIP_COLUMNS - 2 * GAP;
  g_autofree char *round = rk_format_number (rk_pairing_get_round (pairing));
  g_autofree char *board = rk_format_number (rk_pairing_get_board (pairing));
  /* TRANSLATORS: The head of a slip of paper for one game; two numbers. */
  g_autofree char *title = g_strdup_printf (_("Round %1$s, board %2$s"), round, board);
  g_autofree char *first = rk_text_entrant (rk_pairing_get_first (pairing));
  g_autofree char *second = rk_text_entrant (rk_pairing_get_second (pairing));

  cairo_set_line_width (cr, 0.5);
  cairo_rectangle (cr, x, y, self->width / SLIP_COLUMNS - GAP, SLIP_HEIGHT - GAP);
  cairo_stroke (cr);
  x += GAP;
  draw_text (self, cr, title, NORMAL_SIZE, TRUE, x, y + 6, width - GAP, RK_TABLE_START);
  /* TRANSLATORS: On a slip of paper, before a line to write on: the result. */
  draw_text (self, cr, _("Result"), 8, FALSE, x, y + 7, width - GAP, RK_TABLE_END);
  draw_text (self, cr, first, NORMAL_SIZE + 1, FALSE, x, y + 28, width * 0.72, RK_TABLE_START);
  draw_text (self, cr, second, NORMAL_SIZE + 1, FALSE, x, y + 50, width * 0.72, RK_TABLE_START);
  draw_line (cr, x + width * 0.76, y + 42, width * 0.2, 0.5);
  draw_line (cr, x + width * 0.76, y + 64, width * 0.2, 0.5);
  /* TRANSLATORS: On a slip of paper, under a line to sign on. */
  draw_text (self, cr, _("Signature"), 7, FALSE, x, y + 96, width * 0.45, RK_TABLE_START);
  draw_text (self, cr, _("Signature"), 7, FALSE, x + width * 0.5, y + 96, width * 0.45,
             RK_TABLE_START);
  draw_line (cr, x, y + 95, width * 0.45, 0.5);
  draw_line (cr, x + width * 0.5, y + 95, width * 0.45, 0.5);
}

static void
draw_slips (RkPaper *self,
            cairo_t *cr,
            Page    *page)
{
  for (guint i = 0; i < page->slips->len; i++)
    draw_slip (self, cr, page->slips->pdata[i], i % SLIP_COLUMNS * self->width / SLIP_COLUMNS,
               i / SLIP_COLUMNS * SLIP_HEIGHT);
}

/**
 * rk_paper_add_slips:
 * @self: paper
 * @round: a round of a tournament
 *
 * Lays out a slip for each board of @round.
 */
void
rk_paper_add_slips (RkPaper           *self,
                    RkTournamentRound *round)
{
  guint n_boards;
  Page *page = NULL;

  g_return_if_fail (self != NULL);
  g_return_if_fail (RK_IS_TOURNAMENT_ROUND (round));

  n_boards = rk_tournament_round_get_n_boards (round);
  for (guint board = 1; board <= n_boards; board++)
    {
      if (page == NULL || page->slips->len == get_slips_per_page (self))
        {
          page = g_new0 (Page, 1);
          page->slips = g_ptr_array_new_with_free_func (g_object_unref);
          g_ptr_array_add (self->pages, page);
        }
      g_ptr_array_add (page->slips,
                       g_object_ref (rk_tournament_round_get_board (round, board)));
    }
}

static void
draw_footer (RkPaper *self,
             cairo_t *cr,
             guint    page)
{
  g_autofree char *number = NULL;
  g_autofree char *all = NULL;
  g_autofree char *text = NULL;

  if (self->pages->len < 2)
    return;
  number = rk_format_number (page + 1);
  all = rk_format_number (self->pages->len);
  /* TRANSLATORS: Below a printed page; two numbers. */
  text = g_strdup_printf (_("Page %1$s of %2$s"), number, all);
  draw_text (self, cr, text, 8, FALSE, 0, self->height - 12, self->width, RK_TABLE_END);
}

/**
 * rk_paper_draw_page:
 * @self: paper
 * @cr: what to draw with; its unit is the point
 * @page: which page, from 0
 */
void
rk_paper_draw_page (RkPaper *self,
                    cairo_t *cr,
                    guint    page)
{
  Page *drawn;

  g_return_if_fail (self != NULL);
  g_return_if_fail (cr != NULL);
  g_return_if_fail (page < self->pages->len);

  drawn = self->pages->pdata[page];
  cairo_set_source_rgb (cr, 0, 0, 0);
  if (drawn->table != NULL)
    draw_table (self, cr, drawn);
  else
    draw_slips (self, cr, drawn);
  draw_footer (self, cr, page);
}
