/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-format.h"
#include "rk-paper-private.h"

#define FOOTER_SIZE 9.0

typedef struct
{
  RkPaperDraw draw;
  gpointer data;
  GDestroyNotify free_data;
} Page;

static void
page_free (gpointer data)
{
  Page *page = data;

  page->free_data (page->data);
  g_free (page);
}

/**
 * rk_paper_new:
 * @context: how text is laid out
 * @width: width of what can be printed on, in points
 * @height: height of it, in points
 * @printed: when it is printed, in words
 *
 * Returns: (transfer full): paper without pages
 */
RkPaper *
rk_paper_new (PangoContext *context,
              double        width,
              double        height,
              const char   *printed)
{
  RkPaper *self;

  g_return_val_if_fail (PANGO_IS_CONTEXT (context), NULL);
  g_return_val_if_fail (width > 0 && height > 0, NULL);
  g_return_val_if_fail (printed != NULL, NULL);

  self = g_new0 (RkPaper, 1);
  self->context = g_object_ref (context);
  self->width = width;
  self->height = height;
  self->printed = g_strdup (printed);
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
  g_free (self->printed);
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

void
_rk_paper_add_page (RkPaper        *self,
                    RkPaperDraw     draw,
                    gpointer        data,
                    GDestroyNotify  free_data)
{
  Page *page = g_new (Page, 1);

  page->draw = draw;
  page->data = data;
  page->free_data = free_data;
  g_ptr_array_add (self->pages, page);
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

static PangoAlignment
get_alignment (RkTableAlign align)
{
  switch (align)
    {
    case RK_TABLE_CENTER:
      return PANGO_ALIGN_CENTER;

    case RK_TABLE_END:
      return PANGO_ALIGN_RIGHT;

    case RK_TABLE_START:
    default:
      return PANGO_ALIGN_LEFT;
    }
}

double
_rk_paper_get_width (RkPaper    *self,
                     const char *text,
                     double      size,
                     gboolean    bold)
{
  g_autoptr (PangoLayout) layout = make_layout (self, text, size, bold);
  int width;

  pango_layout_get_size (layout, &width, NULL);
  return (double) width / PANGO_SCALE;
}

static PangoLayout *
make_lines (RkPaper    *self,
            const char *text,
            double      size,
            gboolean    bold,
            double      width)
{
  PangoLayout *layout = make_layout (self, text, size, bold);

  /* Rounded up: what was measured to fit does. */
  pango_layout_set_width (layout, width * PANGO_SCALE + 1);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  return layout;
}

double
_rk_paper_get_height (RkPaper    *self,
                      const char *text,
                      double      size,
                      gboolean    bold,
                      double      width)
{
  g_autoptr (PangoLayout) layout = make_lines (self, text, size, bold, width);
  int height;

  pango_layout_get_size (layout, NULL, &height);
  return (double) height / PANGO_SCALE;
}

char **
_rk_paper_break_lines (RkPaper    *self,
                       const char *text,
                       double      size,
                       gboolean    bold,
                       double      width)
{
  g_autoptr (PangoLayout) layout = make_lines (self, text, size, bold, width);
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();

  for (int i = 0; i < pango_layout_get_line_count (layout); i++)
    {
      PangoLayoutLine *line = pango_layout_get_line_readonly (layout, i);
      int begin = pango_layout_line_get_start_index (line);
      char *words = g_strndup (text + begin, pango_layout_line_get_length (line));

      g_strv_builder_take (lines, g_strchomp (words));
    }

  return g_strv_builder_end (lines);
}

void
_rk_paper_draw_lines (RkPaper      *self,
                      cairo_t      *cr,
                      const char   *text,
                      double        size,
                      gboolean      bold,
                      double        x,
                      double        y,
                      double        width,
                      RkTableAlign  align)
{
  g_autoptr (PangoLayout) layout = make_lines (self, text, size, bold, width);

  pango_layout_set_alignment (layout, get_alignment (align));
  cairo_move_to (cr, x, y);
  pango_cairo_show_layout (cr, layout);
}

void
_rk_paper_draw_text (RkPaper      *self,
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

  pango_layout_set_width (layout, width * PANGO_SCALE + 1);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_alignment (layout, get_alignment (align));
  cairo_move_to (cr, x, y);
  pango_cairo_show_layout (cr, layout);
}

void
_rk_paper_draw_line (cairo_t *cr,
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

static void
draw_footer (RkPaper *self,
             cairo_t *cr,
             guint    page)
{
  double y = self->height - RK_PAPER_FOOTER + FOOTER_SIZE * 0.7;
  g_autofree char *number = rk_format_number (page + 1);
  g_autofree char *all = rk_format_number (self->pages->len);
  /* TRANSLATORS: Below a printed page: date and time of printing. */
  g_autofree char *printed = g_strdup_printf (_("Printed %s"), self->printed);
  /* TRANSLATORS: Below a printed page; two numbers. */
  g_autofree char *text = g_strdup_printf (_("Page %1$s of %2$s"), number, all);

  _rk_paper_draw_text (self, cr, printed, FOOTER_SIZE, FALSE, 0, y, self->width * 0.6,
                       RK_TABLE_START);
  _rk_paper_draw_text (self, cr, text, FOOTER_SIZE, FALSE, self->width * 0.6, y,
                       self->width * 0.4, RK_TABLE_END);
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
  drawn->draw (self, cr, drawn->data);
  draw_footer (self, cr, page);
}
