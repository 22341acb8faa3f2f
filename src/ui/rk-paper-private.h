/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-paper.h"

G_BEGIN_DECLS

/* What is left free below a page for its footer, in points. */
#define RK_PAPER_FOOTER 24.0

/* Draws a page from its top left corner. */
typedef void (*RkPaperDraw) (RkPaper *self,
                             cairo_t *cr,
                             gpointer data);

struct _RkPaper
{
  PangoContext *context;
  double width;
  double height;
  char *printed;
  GPtrArray *pages;
};

/* Another page, drawn by @draw with @data, which is taken over. */
void   _rk_paper_add_page    (RkPaper        *self,
                              RkPaperDraw     draw,
                              gpointer        data,
                              GDestroyNotify  free_data);

/* One line of text, cut off where it is wider than @width. */
void   _rk_paper_draw_text   (RkPaper        *self,
                              cairo_t        *cr,
                              const char     *text,
                              double          size,
                              gboolean        bold,
                              double          x,
                              double          y,
                              double          width,
                              RkTableAlign    align);
/* Text over as many lines as it takes, and how high that is. */
void   _rk_paper_draw_lines  (RkPaper        *self,
                              cairo_t        *cr,
                              const char     *text,
                              double          size,
                              gboolean        bold,
                              double          x,
                              double          y,
                              double          width,
                              RkTableAlign    align);
double _rk_paper_get_height  (RkPaper        *self,
                              const char     *text,
                              double          size,
                              gboolean        bold,
                              double          width);
/* The lines into which text breaks. */
char **_rk_paper_break_lines (RkPaper        *self,
                              const char     *text,
                              double          size,
                              gboolean        bold,
                              double          width);
/* How wide the text is on one line. */
double _rk_paper_get_width   (RkPaper        *self,
                              const char     *text,
                              double          size,
                              gboolean        bold);
void   _rk_paper_draw_line   (cairo_t        *cr,
                              double          x,
                              double          y,
                              double          width,
                              double          thickness);

G_END_DECLS
