/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* The board as lines and gradients: what stands on a screen as textures would make large
 * files and could not be printed larger. */

#include "rk-board-picture.h"

#include <cairo-svg.h>
#include <math.h>

#include "rk-board-private.h"
#include "rk-board-scene.h"
#include "rk-format.h"
#include "rk-language.h"
#include "rk-notation.h"

/* In units; a picture of pixels has more of those. */
#define WIDTH 800.0
#define BOARD_HEIGHT 390.0
#define CAPTION_LINE 38.0
#define MARGIN 10.0
#define TITLE_SIZE 24.0
#define CAPTION_SIZE 20.0
#define PIXELS_PER_UNIT 2.0

/* Of the rim of a hole, as wide as on the screen. */
#define LIP 0.09

typedef struct
{
  const RkBoardPicture *picture;
  const RkLook *look;
  RkBoardLayout layout;
  RkPebbles pebbles;
  cairo_t *cr;
} Drawing;

/* White is more than 1, black 0. */
static GdkRGBA
shade (guint32 rgb,
       double  light)
{
  float channels[3];

  for (guint i = 0; i < G_N_ELEMENTS (channels); i++)
    {
      double value = ((rgb >> (16 - 8 * i)) & 0xff) / 255.0;

      channels[i] = light > 1 ? value + (1 - value) * (light - 1) : value * light;
    }

  return (GdkRGBA) { channels[0], channels[1], channels[2], 1 };
}

static void
set_source (Drawing *self,
            guint32  rgb,
            double   alpha)
{
  GdkRGBA color = shade (rgb, 1);

  cairo_set_source_rgba (self->cr, color.red, color.green, color.blue, alpha);
}

static void
add_stop (cairo_pattern_t *pattern,
          double           offset,
          GdkRGBA          color)
{
  cairo_pattern_add_color_stop_rgba (pattern, offset, color.red, color.green, color.blue,
                                     color.alpha);
}

/* Fills the path; takes @pattern. */
static void
fill_pattern (Drawing         *self,
              cairo_pattern_t *pattern)
{
  cairo_set_source (self->cr, pattern);
  cairo_fill (self->cr);
  cairo_pattern_destroy (pattern);
}

static void
trace_ellipse (Drawing                *self,
               const graphene_point_t *center,
               double                  rx,
               double                  ry)
{
  cairo_matrix_t matrix;

  cairo_get_matrix (self->cr, &matrix);
  cairo_new_path (self->cr);
  cairo_translate (self->cr, center->x, center->y);
  cairo_scale (self->cr, rx, ry);
  cairo_arc (self->cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_close_path (self->cr);
  cairo_set_matrix (self->cr, &matrix);
}

static void
trace_rounded (Drawing               *self,
               const graphene_rect_t *rect,
               double                 corner,
               double                 inset,
               double                 down)
{
  double left = rect->origin.x + inset;
  double top = rect->origin.y + inset + down;
  double right = rect->origin.x + rect->size.width - inset;
  double bottom = rect->origin.y + rect->size.height - inset + down;
  double r = corner - inset;

  cairo_new_path (self->cr);
  cairo_arc (self->cr, left + r, top + r, r, G_PI, 1.5 * G_PI);
  cairo_arc (self->cr, right - r, top + r, r, 1.5 * G_PI, 2 * G_PI);
  cairo_arc (self->cr, right - r, bottom - r, r, 0, 0.5 * G_PI);
  cairo_arc (self->cr, left + r, bottom - r, r, 0.5 * G_PI, G_PI);
  cairo_close_path (self->cr);
}

/* From the top to the bottom of what it fills. */
static cairo_pattern_t *
make_falling (double  top,
              double  bottom,
              GdkRGBA above,
              GdkRGBA below)
{
  cairo_pattern_t *pattern = cairo_pattern_create_linear (0, top, 0, bottom);

  add_stop (pattern, 0, above);
  add_stop (pattern, 1, below);

  return pattern;
}

static void
draw_slab (Drawing *self)
{
  const graphene_rect_t *slab = &self->layout.slab;
  const RkBoardPalette *palette = &self->look->shade;
  double bottom = slab->origin.y + slab->size.height;
  double corner = self->layout.corner;
  double thickness = 0.11 * self->layout.rx;

  for (guint i = 0; i < 3; i++)
    {
      trace_rounded (self, slab, corner, 2.0 * i - 2, thickness + 3);
      set_source (self, 0x000000, 0.08);
      cairo_fill (self->cr);
    }
  trace_rounded (self, slab, corner, 0, thickness);
  fill_pattern (self, make_falling (slab->origin.y, bottom, shade (palette->slab_bottom, 0.6),
                                    shade (palette->slab_bottom, 0.6)));
  trace_rounded (self, slab, corner, 0, 0);
  fill_pattern (self, make_falling (slab->origin.y, bottom, shade (palette->slab_top, 1.12),
                                    shade (palette->slab_bottom, 1)));
  trace_rounded (self, slab, corner, 0.17 * self->layout.rx, 0);
  cairo_set_line_width (self->cr, MAX (1.5, 0.04 * self->layout.rx));
  set_source (self, palette->hole_wall, 0.45);
  cairo_stroke (self->cr);
}

/* A bowl under light from above, in its raised rim. */
static void
draw_hole (Drawing                *self,
           const graphene_point_t *center)
{
  const RkBoardPalette *palette = &self->look->shade;
  double rx = self->layout.rx;
  double ry = self->layout.ry;
  cairo_pattern_t *bowl;
  cairo_matrix_t matrix;

  trace_ellipse (self, center, rx * (1 + LIP), ry * (1 + LIP));
  fill_pattern (self, make_falling (center->y - ry * (1 + LIP), center->y + ry * (1 + LIP),
                                    shade (palette->slab_top, 1.25),
                                    shade (palette->slab_bottom, 0.85)));

  bowl = cairo_pattern_create_radial (0.06, 0.34, 0, 0.06, 0.20, 1.25);
  cairo_matrix_init (&matrix, 1 / rx, 0, 0, 1 / ry, -center->x / rx, -center->y / ry);
  cairo_pattern_set_matrix (bowl, &matrix);
  add_stop (bowl, 0, shade (palette->hole_deep, 0.95));
  add_stop (bowl, 0.55, shade (palette->hole_wall, 0.88));
  add_stop (bowl, 1, shade (palette->hole_deep, 0.55));
  trace_ellipse (self, center, rx, ry);
  fill_pattern (self, bowl);
}

static void
draw_sand (Drawing                *self,
           const graphene_point_t *center)
{
  const RkBoardPalette *palette = &self->look->shade;
  double rx = self->layout.rx;
  double ry = self->layout.ry;

  trace_ellipse (self, center, rx, ry);
  fill_pattern (self, make_falling (center->y - ry, center->y + ry, shade (palette->sand_light, 1),
                                    shade (palette->sand_dark, 1)));
}

static double
get_line (Drawing *self)
{
  return MAX (2.2, self->layout.rx * 0.055);
}

/* Strokes an ellipse around a hole; with @dash, broken into dashes. */
static void
draw_ring (Drawing                *self,
           const graphene_point_t *center,
           double                  offset,
           double                  width,
           double                  dash,
           double                  gap)
{
  double dashes[] = { dash, gap };

  trace_ellipse (self, center, self->layout.rx + offset, self->layout.ry + offset);
  cairo_set_line_width (self->cr, width);
  cairo_set_dash (self->cr, dashes, dash > 0 ? G_N_ELEMENTS (dashes) : 0, 0);
  cairo_stroke (self->cr);
  cairo_set_dash (self->cr, NULL, 0, 0);
}

/* The same signs as on the screen: form tells them apart. */
static void
draw_marks (Drawing *self,
            guint    hole)
{
  const graphene_point_t *center = &self->layout.centers[hole];
  gboolean is_below = rk_board_layout_get_row (&self->layout, hole) == 1;
  double line = get_line (self);
  double outside = self->layout.rx * 0.045 + line / 2;

  if (self->picture->position.closed & (1u << hole))
    {
      set_source (self, self->look->ink, 0.62);
      draw_ring (self, center, -line * 0.6, MAX (1.3, line * 0.5), line * 1.1, line * 0.9);
    }
  if (self->picture->reopened & (1u << hole))
    {
      set_source (self, self->look->ink, 0.62);
      draw_ring (self, center, outside + line * 0.8, line * 1.8, line * 0.6, line * 1.9);
    }
  if (self->picture->last_hole == (int) hole)
    {
      set_source (self, self->look->mark_edge, 0.75);
      draw_ring (self, center, outside, line + 2, 0, 0);
      set_source (self, self->look->mark, 1);
      draw_ring (self, center, outside, line, 0, 0);
    }
  if (self->picture->last_end == (int) hole)
    {
      double radius = MAX (3, self->layout.rx * 0.095);
      double distance = self->layout.ry + radius * 0.9;
      graphene_point_t bead = { center->x, center->y + (is_below ? -distance : distance) };

      trace_ellipse (self, &bead, radius + 1, radius + 1);
      set_source (self, self->look->mark_edge, 0.85);
      cairo_fill (self->cr);
      trace_ellipse (self, &bead, radius, radius);
      set_source (self, self->look->mark, 1);
      cairo_fill (self->cr);
    }
}

static void
draw_shadow (Drawing                *self,
             const graphene_point_t *where)
{
  double radius = 0.185 * self->layout.rx * self->layout.stone;
  double x = where->x + radius * 0.16;
  double y = where->y + radius * 0.30;
  cairo_pattern_t *shadow = cairo_pattern_create_radial (x, y, 0, x, y, radius * 1.35);

  add_stop (shadow, 0.45, (GdkRGBA) { 0.09, 0.05, 0.02, 0.6 });
  add_stop (shadow, 1, (GdkRGBA) { 0.09, 0.05, 0.02, 0 });
  cairo_new_path (self->cr);
  cairo_arc (self->cr, x, y, radius * 1.35, 0, 2 * G_PI);
  fill_pattern (self, shadow);
}

/* A smooth line through all points of the outline (Catmull-Rom). */
static void
trace_pebble (Drawing                *self,
              const RkPebbleShape    *shape,
              const graphene_point_t *where,
              double                  radius)
{
  cairo_new_path (self->cr);
  for (guint i = 0; i < RK_N_OUTLINE; i++)
    {
      graphene_point_t points[4];

      for (guint j = 0; j < G_N_ELEMENTS (points); j++)
        {
          const graphene_point_t *point =
            &shape->outline[(i + j + RK_N_OUTLINE - 1) % RK_N_OUTLINE];

          graphene_point_init (&points[j], where->x + point->x * radius,
                               where->y + point->y * radius);
        }
      if (i == 0)
        cairo_move_to (self->cr, points[1].x, points[1].y);
      cairo_curve_to (self->cr,
                      points[1].x + (points[2].x - points[0].x) / 6,
                      points[1].y + (points[2].y - points[0].y) / 6,
                      points[2].x - (points[3].x - points[1].x) / 6,
                      points[2].y - (points[3].y - points[1].y) / 6,
                      points[2].x, points[2].y);
    }
  cairo_close_path (self->cr);
}

static void
draw_pebble (Drawing                *self,
             guint                   stone,
             const graphene_point_t *where)
{
  double radius = rk_pebble_get_radius (stone) * self->layout.rx * self->layout.stone;
  cairo_pattern_t *light =
    cairo_pattern_create_radial (where->x - 0.30 * radius, where->y - 0.40 * radius, 0,
                                 where->x - 0.10 * radius, where->y - 0.12 * radius, 1.2 * radius);
  RkPebbleShape shape;

  rk_shade_get_shape (stone, &shape);
  add_stop (light, 0, shade (shape.color, 1.55));
  add_stop (light, 0.35, shade (shape.color, 1.05));
  add_stop (light, 0.75, shade (shape.color, 0.82));
  add_stop (light, 1, shade (shape.color, 0.55));
  trace_pebble (self, &shape, where, radius);
  fill_pattern (self, light);
}

/* Each layer throws its shadow on the one below. */
static void
draw_stones (Drawing *self,
             guint    hole)
{
  RkRestingStone stones[RK_N_PEBBLES];
  guint n_stones =
    rk_board_scene_get_resting (&self->layout, &self->pebbles, NULL, hole, stones);
  guint done = 0;

  for (guint i = 0; i < n_stones; i++)
    {
      stones[i].where.x += self->layout.centers[hole].x;
      stones[i].where.y += self->layout.centers[hole].y;
    }
  while (done < n_stones)
    {
      guint end = done;

      for (; end < n_stones && stones[end].layer == stones[done].layer; end++)
        draw_shadow (self, &stones[end].where);
      for (; done < end; done++)
        draw_pebble (self, stones[done].stone, &stones[done].where);
    }
}

/* Draws @markup with its middle at @center, cut off where it is wider than the picture. */
static void
draw_text (Drawing                *self,
           const char             *markup,
           double                  size,
           const graphene_point_t *center)
{
  g_autoptr (PangoLayout) layout = pango_cairo_create_layout (self->cr);
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();
  int height;

  pango_font_description_set_family_static (font, "Sans");
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_context_set_language (pango_layout_get_context (layout),
                              pango_language_from_string (self->picture->language));
  pango_layout_set_font_description (layout, font);
  pango_layout_set_width (layout, (WIDTH - 2 * MARGIN) * PANGO_SCALE);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_set_markup (layout, markup, -1);
  pango_layout_get_size (layout, NULL, &height);
  cairo_move_to (self->cr, center->x - (WIDTH - 2 * MARGIN) / 2,
                 center->y - height / 2.0 / PANGO_SCALE);
  pango_cairo_show_layout (self->cr, layout);
}

static void
draw_label (Drawing *self,
            guint    hole)
{
  const RkPosition *position = &self->picture->position;
  const graphene_point_t *center = &self->layout.centers[hole];
  gboolean is_below = rk_board_layout_get_row (&self->layout, hole) == 1;
  double offset = is_below ? self->layout.label_offset : -self->layout.label_offset;
  g_autofree char *count =
    rk_position_is_open (position, hole)
      ? g_strdup_printf ("\u2002<b>%s</b>", self->picture->counts[hole]) : g_strdup ("");
  g_autofree char *markup = g_strdup_printf ("%c%s",
                                             rk_hole_to_letter (position->n_holes, hole), count);

  set_source (self, self->look->ink, 1);
  draw_text (self, markup, self->layout.font_size,
             &GRAPHENE_POINT_INIT (center->x, center->y + offset));
}

/* Below the title. */
static guint
count_lines (const RkBoardPicture *self)
{
  return self->caption != NULL ? g_strv_length (self->caption) : 0;
}

static void
draw_caption (Drawing *self)
{
  double y = BOARD_HEIGHT + CAPTION_LINE / 2;

  cairo_set_source_rgb (self->cr, 0.12, 0.12, 0.12);
  if (self->picture->title != NULL)
    {
      g_autofree char *markup = g_markup_printf_escaped ("<b>%s</b>", self->picture->title);

      draw_text (self, markup, TITLE_SIZE, &GRAPHENE_POINT_INIT (WIDTH / 2, y));
      y += CAPTION_LINE;
    }
  for (guint i = 0; i < count_lines (self->picture); i++)
    {
      g_autofree char *markup = g_markup_escape_text (self->picture->caption[i], -1);

      draw_text (self, markup, CAPTION_SIZE, &GRAPHENE_POINT_INIT (WIDTH / 2, y));
      y += CAPTION_LINE;
    }
}

static double
get_height (const RkBoardPicture *self)
{
  guint n_lines = (self->title != NULL ? 1 : 0) + count_lines (self);

  return BOARD_HEIGHT + n_lines * CAPTION_LINE + (n_lines > 0 ? MARGIN : 0);
}

static void
draw (const RkBoardPicture *picture,
      cairo_t              *cr)
{
  Drawing self = { .picture = picture, .look = rk_board_art_get_light (), .cr = cr };

  rk_board_layout_init (&self.layout, picture->position.n_holes, picture->turned, 1, 1, WIDTH,
                        BOARD_HEIGHT);
  rk_pebbles_init (&self.pebbles);
  rk_pebbles_set_position (&self.pebbles, &picture->position);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  draw_slab (&self);
  for (guint hole = 0; hole < 2u * picture->position.n_holes; hole++)
    {
      draw_hole (&self, &self.layout.centers[hole]);
      if (!rk_position_is_open (&picture->position, hole))
        draw_sand (&self, &self.layout.centers[hole]);
      draw_marks (&self, hole);
      draw_stones (&self, hole);
      draw_label (&self, hole);
    }
  draw_caption (&self);
}

static cairo_status_t
write_cb (void                *closure,
          const unsigned char *data,
          unsigned int         length)
{
  g_byte_array_append (closure, data, length);

  return CAIRO_STATUS_SUCCESS;
}

/**
 * rk_board_picture_new:
 * @board: what to take from: what it shows when nothing moves
 *
 * Returns: (transfer full): a picture without lines below the board
 */
RkBoardPicture *
rk_board_picture_new (RkBoard *board)
{
  RkBoardPicture *self;

  g_return_val_if_fail (RK_IS_BOARD (board), NULL);

  self = g_new0 (RkBoardPicture, 1);
  rk_board_picture_set_position (self, &board->position);
  self->turned = board->turned;
  self->last_hole = board->last_hole;
  self->last_end = board->last_end;
  self->reopened = board->reopened;

  return self;
}

/**
 * rk_board_picture_set_position:
 * @self: a picture
 * @position: what is to lie in the holes
 *
 * Only in the main thread, which may choose another language.
 */
void
rk_board_picture_set_position (RkBoardPicture   *self,
                               const RkPosition *position)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (position != NULL);

  self->position = *position;
  self->language = rk_language_get ();
  for (guint hole = 0; hole < 2u * position->n_holes; hole++)
    {
      g_autofree char *number = rk_format_number (position->stones[hole]);

      g_strlcpy (self->counts[hole], number, RK_COUNT_SIZE);
    }
}

/**
 * rk_board_picture_free:
 * @self: a picture
 */
void
rk_board_picture_free (RkBoardPicture *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->title);
  g_strfreev (self->caption);
  g_free (self);
}

/**
 * rk_board_picture_to_png:
 * @self: what to show
 *
 * Returns: (transfer full): a PNG file, 1600 pixels wide
 */
GBytes *
rk_board_picture_to_png (const RkBoardPicture *self)
{
  GByteArray *bytes;
  cairo_surface_t *surface;
  cairo_t *cr;

  g_return_val_if_fail (self != NULL, NULL);

  bytes = g_byte_array_new ();
  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH * PIXELS_PER_UNIT,
                                        ceil (get_height (self) * PIXELS_PER_UNIT));
  cr = cairo_create (surface);
  cairo_scale (cr, PIXELS_PER_UNIT, PIXELS_PER_UNIT);
  draw (self, cr);
  cairo_destroy (cr);
  cairo_surface_write_to_png_stream (surface, write_cb, bytes);
  cairo_surface_destroy (surface);

  return g_byte_array_free_to_bytes (bytes);
}

/**
 * rk_board_picture_to_svg:
 * @self: what to show
 *
 * Returns: (transfer full): an SVG file that needs no font and no other file
 */
GBytes *
rk_board_picture_to_svg (const RkBoardPicture *self)
{
  GByteArray *bytes;
  cairo_surface_t *surface;
  cairo_t *cr;

  g_return_val_if_fail (self != NULL, NULL);

  bytes = g_byte_array_new ();
  surface = cairo_svg_surface_create_for_stream (write_cb, bytes, WIDTH, get_height (self));
  cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PX);
  cr = cairo_create (surface);
  draw (self, cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return g_byte_array_free_to_bytes (bytes);
}
