/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* The size of a board, and where its holes lie in it. */

#include <adwaita.h>
#include <math.h>

#include "rk-board-private.h"
#include "rk-hole.h"

/* Half the height of a hole, in half its width. */
#define STRETCH_STEP 0.3f

/* A narrow board needs less height. */
static GtkSizeRequestMode
rk_board_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int
get_natural_height (int width)
{
  int height = width * RK_BOARD_NATURAL_HEIGHT / RK_BOARD_NATURAL_WIDTH;

  return width < 0 ? RK_BOARD_NATURAL_HEIGHT
                   : CLAMP (height, RK_BOARD_MIN_HEIGHT, RK_BOARD_NATURAL_HEIGHT);
}

static void
rk_board_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = RK_BOARD_MIN_WIDTH;
      *natural = RK_BOARD_NATURAL_WIDTH;
    }
  else
    {
      *minimum = RK_BOARD_MIN_HEIGHT;
      *natural = get_natural_height (for_size);
    }

  *minimum_baseline = *natural_baseline = -1;
}

/* How many pixels of the screen are in one of the board. */
double
_rk_board_get_scale (RkBoard *self)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));
  GdkSurface *surface = native != NULL ? gtk_native_get_surface (native) : NULL;

  return surface != NULL ? gdk_surface_get_scale (surface)
                         : gtk_widget_get_scale_factor (GTK_WIDGET (self));
}

static void
allocate_hole (RkBoard *self,
               guint    hole)
{
  const graphene_rect_t *cell = &self->layout.cells[hole];
  const graphene_point_t *center = &self->layout.centers[hole];
  GtkAllocation allocation = {
    .x = floorf (cell->origin.x),
    .y = floorf (cell->origin.y),
    .width = ceilf (cell->size.width),
    .height = ceilf (cell->size.height),
  };
  graphene_point_t inside = { center->x - allocation.x, center->y - allocation.y };

  rk_hole_set_place (RK_HOLE (self->holes[hole]), &inside,
                     rk_board_layout_get_row (&self->layout, hole) == 1);
  gtk_widget_size_allocate (self->holes[hole], &allocation, -1);
}

/* 1 unless text is to be larger or smaller than usual. */
static double
get_text_scale (RkBoard *self)
{
  return adw_length_unit_to_px (ADW_LENGTH_UNIT_SP, 1,
                                gtk_widget_get_settings (GTK_WIDGET (self)));
}

/* In steps, so that stones do not move whenever the window changes its size. */
static float
get_stretch (RkBoard *self)
{
  float stretch = self->layout.ry / self->layout.rx;

  return MAX (1, 1 + floorf ((stretch - 1) / STRETCH_STEP) * STRETCH_STEP);
}

/* Long holes have room for larger stones. What is in the air now keeps its
 * size until it has come down. */
static void
fit_pebbles (RkBoard *self)
{
  if (self->player == NULL)
    rk_pebbles_set_stretch (&self->pebbles, get_stretch (self));
  self->layout.stone = rk_pebbles_get_growth (&self->pebbles);
}

static void
rk_board_size_allocate (GtkWidget *widget,
                        int        width,
                        int        height,
                        int        baseline)
{
  RkBoard *self = RK_BOARD (widget);

  rk_board_layout_init (&self->layout, self->position.n_holes, self->turned,
                        _rk_board_get_n_lines (self), get_text_scale (self), width, height);
  fit_pebbles (self);
  rk_board_art_set_layout (self->art, &self->layout, width, height, _rk_board_get_scale (self));

  for (guint hole = 0; hole < 2u * self->position.n_holes; hole++)
    allocate_hole (self, hole);

  _rk_board_update_contents (self);
}

void
_rk_board_install_size (GtkWidgetClass *widget_class)
{
  widget_class->get_request_mode = rk_board_get_request_mode;
  widget_class->measure = rk_board_measure;
  widget_class->size_allocate = rk_board_size_allocate;
}
