/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* The score sheet of a match on paper, to read. */

#include "rk-paper-private.h"

/* Sizes of letters, in points. */
#define TITLE_SIZE   18.0
#define RUNNING_SIZE 10.0
#define HEADING_SIZE 13.0
#define TEXT_SIZE    10.0

/* Above what they stand before. */
#define TITLE_GAP   6.0
#define RUNNING_GAP 12.0
#define HEADING_GAP 16.0
#define TEXT_GAP    4.0

/* Of the rows of moves. */
#define PADDING      3.0
#define NUMBER_WIDTH 30.0
#define COLUMN_GAP   12.0
#define INDENT       (NUMBER_WIDTH + COLUMN_GAP)
#define DEPTH_INDENT 12.0
#define HOLE_WIDTH   44.0
#define MAX_DEPTH    8

/* A line of the sheet, laid out. */
typedef struct
{
  RkSheetKind kind;
  char *cells[RK_SHEET_N_CELLS];
  /* The holes of a row of a board, instead of cells. */
  GStrv holes;
  double size;
  double indent;
  double height;
  /* Above it, unless it begins a page. */
  double gap;
  /* Whether the next line must be on the same page. */
  gboolean keeps;
} Line;

/* A sheet that is laid out; its pages share it. */
typedef struct
{
  char *title;
  GPtrArray *lines;
  double row_height;
} Layout;

/* The lines on one page. @columns: the line that says again whose moves they are, or -1. */
typedef struct
{
  Layout *layout;
  guint first;
  guint n_lines;
  int columns;
} Sheet;

static void
line_free (gpointer data)
{
  Line *line = data;

  for (guint i = 0; i < RK_SHEET_N_CELLS; i++)
    g_free (line->cells[i]);
  g_strfreev (line->holes);
  g_free (line);
}

static void
layout_clear (gpointer data)
{
  Layout *layout = data;

  g_ptr_array_unref (layout->lines);
  g_free (layout->title);
}

static void
sheet_free (gpointer data)
{
  Sheet *sheet = data;

  g_atomic_rc_box_release_full (sheet->layout, layout_clear);
  g_free (sheet);
}

static Line *
add_line (Layout      *layout,
          RkSheetKind  kind,
          double       height)
{
  Line *line = g_new0 (Line, 1);

  line->kind = kind;
  line->size = TEXT_SIZE;
  line->height = height;
  g_ptr_array_add (layout->lines, line);

  return line;
}

/* Text goes on on the next page wherever a line of it ends. */
static void
add_text (RkPaper           *self,
          Layout            *layout,
          const RkSheetItem *item,
          double             indent)
{
  gboolean is_heading = item->kind == RK_SHEET_HEADING;
  double size = is_heading ? HEADING_SIZE : TEXT_SIZE;
  g_autofree char *text = item->cells[1] != NULL
                            ? g_strdup_printf ("%s: %s", item->cells[1], item->cells[0])
                            : g_strdup (item->cells[0]);
  g_auto (GStrv) words = _rk_paper_break_lines (self, text, size, is_heading,
                                                self->width - indent);

  for (guint i = 0; words[i] != NULL; i++)
    {
      double height = _rk_paper_get_height (self, words[i], size, is_heading, G_MAXINT16);
      Line *line = add_line (layout, item->kind, height);

      line->cells[0] = g_strdup (words[i]);
      line->size = size;
      line->indent = indent;
      if (i == 0)
        line->gap = is_heading ? HEADING_GAP : indent > 0 ? 0 : TEXT_GAP;
    }
}

static void
add_row (Layout            *layout,
         const RkSheetItem *item)
{
  Line *line = add_line (layout, item->kind, layout->row_height);

  for (guint i = 0; i < RK_SHEET_N_CELLS; i++)
    line->cells[i] = g_strdup (item->cells[i]);
  line->gap = item->kind == RK_SHEET_COLUMNS ? TEXT_GAP : 0;
}

static void
add_board (RkPaper           *self,
           Layout            *layout,
           const RkSheetItem *item)
{
  add_text (self, layout, item, 0);
  for (guint row = 0; row < 2; row++)
    add_line (layout, item->kind, layout->row_height)->holes =
      rk_sheet_item_list_holes (item, row);
}

static void
add_item (RkPaper           *self,
          Layout            *layout,
          const RkSheetItem *item)
{
  switch (item->kind)
    {
    case RK_SHEET_COLUMNS:
    case RK_SHEET_MOVES:
      add_row (layout, item);
      break;

    case RK_SHEET_LINE:
      add_text (self, layout, item, INDENT + DEPTH_INDENT * (1 + MIN (item->depth, MAX_DEPTH)));
      break;

    case RK_SHEET_COMMENT:
      add_text (self, layout, item, item->cells[1] != NULL ? INDENT : 0);
      break;

    case RK_SHEET_BOARD:
      add_board (self, layout, item);
      break;

    case RK_SHEET_DETAIL:
    case RK_SHEET_HEADING:
    case RK_SHEET_TEXT:
    default:
      add_text (self, layout, item, 0);
      break;
    }
}

/* A heading stays with what follows up to the first move, unless somebody wrote much there;
 * the rows of a board stay with what stands above them. */
static void
keep_together (Layout *layout)
{
  for (guint i = 0; i + 1 < layout->lines->len; i++)
    {
      Line *line = layout->lines->pdata[i];
      Line *before = i > 0 ? layout->lines->pdata[i - 1] : NULL;
      Line *next = layout->lines->pdata[i + 1];

      line->keeps = line->kind == RK_SHEET_HEADING || line->kind == RK_SHEET_COLUMNS ||
                    (line->kind == RK_SHEET_TEXT && before != NULL && before->keeps) ||
                    (line->kind == RK_SHEET_BOARD && next->holes != NULL);
    }
}

static Layout *
layout_new (RkPaper      *self,
            RkScoreSheet *sheet)
{
  Layout *layout = g_atomic_rc_box_new0 (Layout);

  layout->title = g_strdup (rk_score_sheet_get_title (sheet));
  layout->lines = g_ptr_array_new_with_free_func (line_free);
  layout->row_height =
    _rk_paper_get_height (self, layout->title, TEXT_SIZE, TRUE, G_MAXINT16) + PADDING;
  for (guint i = 0; i < rk_score_sheet_get_n_items (sheet); i++)
    add_item (self, layout, rk_score_sheet_get_item (sheet, i));
  keep_together (layout);

  return layout;
}

static double
get_top (RkPaper    *self,
         const char *title,
         gboolean    is_first)
{
  double size = is_first ? TITLE_SIZE : RUNNING_SIZE;

  return _rk_paper_get_height (self, title, size, is_first, self->width) +
         (is_first ? TITLE_GAP : RUNNING_GAP);
}

/* How high the line is with all that must stand below it on the same page. */
static double
get_kept_height (Layout  *layout,
                 guint    index,
                 gboolean begins_page)
{
  double height = 0;
  Line *line;

  do
    {
      line = layout->lines->pdata[index++];
      height += line->height + (begins_page ? 0 : line->gap);
      begins_page = FALSE;
    }
  while (line->keeps && index < layout->lines->len);

  return height;
}

static guint
count_lines (Layout *layout,
             guint   first,
             double  room)
{
  guint index;

  /* What does not fit on a page at all stands there all the same. */
  for (index = first; index < layout->lines->len; index++)
    {
      Line *line = layout->lines->pdata[index];
      gboolean is_first = index == first;
      Line *before = is_first ? NULL : layout->lines->pdata[index - 1];

      if (!is_first && !before->keeps && get_kept_height (layout, index, FALSE) > room)
        break;
      if (!is_first && line->height > room)
        break;
      room -= line->height + (is_first ? 0 : line->gap);
    }

  return index - first;
}

/* Moves that go on from the page before. */
static int
find_columns (Layout *layout,
              guint   first)
{
  for (guint index = first; index > 0; index--)
    {
      Line *line = layout->lines->pdata[index];

      if (line->kind == RK_SHEET_COLUMNS)
        return index < first ? (int) index : -1;
      if (line->kind != RK_SHEET_MOVES && line->indent <= 0)
        return -1;
    }

  return -1;
}

static void
draw_row (RkPaper *self,
          cairo_t *cr,
          Line    *line,
          double   y)
{
  double width = (self->width - INDENT - COLUMN_GAP) / 2;
  gboolean is_heading = line->kind == RK_SHEET_COLUMNS;

  if (line->cells[0] != NULL)
    _rk_paper_draw_text (self, cr, line->cells[0], line->size, FALSE, 0, y + PADDING / 2,
                         NUMBER_WIDTH, RK_TABLE_END);
  for (guint i = 1; i < RK_SHEET_N_CELLS; i++)
    if (line->cells[i] != NULL)
      _rk_paper_draw_text (self, cr, line->cells[i], line->size, is_heading,
                           INDENT + (i - 1) * (width + COLUMN_GAP), y + PADDING / 2, width,
                           RK_TABLE_START);
  /* Above moves, so that what belongs to them stands in their field. */
  if (is_heading)
    _rk_paper_draw_line (cr, 0, y + line->height, self->width, 1.0);
  else
    _rk_paper_draw_line (cr, 0, y, self->width, 0.2);
}

static void
draw_holes (RkPaper *self,
            cairo_t *cr,
            Line    *line,
            double   y)
{
  for (guint i = 0; line->holes[i] != NULL; i++)
    _rk_paper_draw_text (self, cr, line->holes[i], line->size, FALSE, INDENT + i * HOLE_WIDTH,
                         y + PADDING / 2, HOLE_WIDTH, RK_TABLE_START);
}

static double
draw_line (RkPaper *self,
           cairo_t *cr,
           Line    *line,
           double   y)
{
  if (line->kind == RK_SHEET_COLUMNS || line->kind == RK_SHEET_MOVES)
    draw_row (self, cr, line, y);
  else if (line->holes != NULL)
    draw_holes (self, cr, line, y);
  else
    _rk_paper_draw_text (self, cr, line->cells[0], line->size, line->kind == RK_SHEET_HEADING,
                         line->indent, y, self->width - line->indent, RK_TABLE_START);

  return y + line->height;
}

static void
draw_sheet (RkPaper  *self,
            cairo_t  *cr,
            gpointer  data)
{
  Sheet *sheet = data;
  Layout *layout = sheet->layout;
  gboolean is_first = sheet->first == 0;
  double y = get_top (self, layout->title, is_first);

  _rk_paper_draw_lines (self, cr, layout->title, is_first ? TITLE_SIZE : RUNNING_SIZE, is_first,
                        0, 0, self->width, RK_TABLE_START);
  if (sheet->columns >= 0)
    y = draw_line (self, cr, layout->lines->pdata[sheet->columns], y);
  for (guint i = 0; i < sheet->n_lines; i++)
    {
      Line *line = layout->lines->pdata[sheet->first + i];

      y = draw_line (self, cr, line, y + (i > 0 ? line->gap : 0));
    }
}

/**
 * rk_paper_add_sheet:
 * @self: paper
 * @score_sheet: a match in words and moves
 *
 * Lays out a score sheet on new pages, its title on each of them. The heading of a round
 * stands on the same page as its first move; where moves go on on another page, it tells
 * again whose they are.
 */
void
rk_paper_add_sheet (RkPaper      *self,
                    RkScoreSheet *score_sheet)
{
  Layout *layout;
  guint first = 0;

  g_return_if_fail (self != NULL);
  g_return_if_fail (score_sheet != NULL);

  layout = layout_new (self, score_sheet);
  while (first < layout->lines->len)
    {
      Sheet *sheet = g_new0 (Sheet, 1);
      double room = self->height - RK_PAPER_FOOTER - get_top (self, layout->title, first == 0);

      sheet->layout = g_atomic_rc_box_acquire (layout);
      sheet->first = first;
      sheet->columns = find_columns (layout, first);
      if (sheet->columns >= 0)
        room -= layout->row_height;
      sheet->n_lines = count_lines (layout, first, room);
      first += sheet->n_lines;
      _rk_paper_add_page (self, draw_sheet, sheet, sheet_free);
    }
  g_atomic_rc_box_release_full (layout, layout_clear);
}
