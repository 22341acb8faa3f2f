/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-board-art.h"

#include "rk-pebbles.h"

#include <math.h>

/* The shadow is so much wider than a stone. */
#define SHADOW_SPREAD 1.5f

/* A stone held above the board looks so much larger. */
#define LIFT_GROWTH 0.16

/* The way of stones, in half widths of a hole; the least width in pixels. */
#define TRACE_WIDTH 0.09f
#define TRACE_LEAST 3.0f
#define TRACE_ARROW 0.42f

static const RkLook looks[] = {
  /* Light. */
  {
    .shade = {
      .slab_top = 0xdfc596, .slab_bottom = 0xcba86f,
      .hole_deep = 0x75502f, .hole_wall = 0xa87d4f,
      .sand_light = 0xeedbb4, .sand_dark = 0xd6b884,
      .grain = 1, .lip = 1,
    },
    .ink = 0x3a2612, .mark = 0xfffaf0, .mark_edge = 0x4a3018, .accent = 0xb85524,
  },
  /* Dark. */
  {
    .shade = {
      .slab_top = 0xb08a58, .slab_bottom = 0x936f42,
      .hole_deep = 0x4f3520, .hole_wall = 0x7c5936,
      .sand_light = 0xcdb081, .sand_dark = 0xb49260,
      .grain = 0.9f, .lip = 0.85f,
    },
    .ink = 0x201204, .mark = 0xfff6e6, .mark_edge = 0x2a1908, .accent = 0xc8662c,
  },
  /* Light, high contrast. */
  {
    .shade = {
      .slab_top = 0xf3e3c0, .slab_bottom = 0xead4a8,
      .hole_deep = 0x3b2512, .hole_wall = 0x5a3b20,
      .sand_light = 0xfff8e8, .sand_dark = 0xf4e4c4,
      .grain = 0.35f, .lip = 1.5f, .pale = 0.55f,
    },
    .ink = 0x000000, .mark = 0xffffff, .mark_edge = 0x000000, .accent = 0x8a2c00,
  },
  /* Dark, high contrast. */
  {
    .shade = {
      .slab_top = 0xe0c592, .slab_bottom = 0xd2b37a,
      .hole_deep = 0x26160a, .hole_wall = 0x422a15,
      .sand_light = 0xfbf0d8, .sand_dark = 0xecd8b0,
      .grain = 0.35f, .lip = 1.5f, .pale = 0.55f,
    },
    .ink = 0x000000, .mark = 0xffffff, .mark_edge = 0x000000, .accent = 0x7a2600,
  },
};

struct _RkBoardArt
{
  RkBoardLayout layout;
  const RkLook *look;
  int width;
  int height;
  double scale;

  /* Made when first drawn. */
  GdkTexture *ground;
  GdkTexture *sand;
  GdkTexture *shadow;
  GdkTexture *pebbles[RK_N_PEBBLES];
};

static GdkRGBA
to_rgba (guint32 rgb,
         float   alpha)
{
  return (GdkRGBA) {
    .red = ((rgb >> 16) & 0xff) / 255.0f,
    .green = ((rgb >> 8) & 0xff) / 255.0f,
    .blue = (rgb & 0xff) / 255.0f,
    .alpha = alpha,
  };
}

static void
picture_init (RkPicture *picture,
              guint      width,
              guint      height)
{
  picture->width = width;
  picture->height = height;
  picture->pixels = g_new (guint32, (gsize) width * height);
}

static GdkTexture *
picture_to_texture (RkPicture *picture)
{
  gsize stride = (gsize) picture->width * sizeof (guint32);
  g_autoptr (GBytes) bytes = g_bytes_new_take (picture->pixels, stride * picture->height);

  return gdk_memory_texture_new (picture->width, picture->height, GDK_MEMORY_DEFAULT,
                                 bytes, stride);
}

static void
clear_stones (RkBoardArt *self)
{
  g_clear_object (&self->shadow);

  for (guint i = 0; i < RK_N_PEBBLES; i++)
    g_clear_object (&self->pebbles[i]);
}

static void
clear_earth (RkBoardArt *self)
{
  g_clear_object (&self->ground);
  g_clear_object (&self->sand);
}

/**
 * rk_board_art_new:
 *
 * Returns: (transfer full): what draws a board, in the light style
 */
RkBoardArt *
rk_board_art_new (void)
{
  RkBoardArt *self = g_new0 (RkBoardArt, 1);

  self->look = &looks[0];
  self->scale = 1;

  return self;
}

/**
 * rk_board_art_free:
 * @self: (transfer full) (nullable): the art
 *
 * Frees @self.
 */
void
rk_board_art_free (RkBoardArt *self)
{
  if (self == NULL)
    return;

  clear_earth (self);
  clear_stones (self);
  g_free (self);
}

/**
 * rk_board_art_get_light:
 *
 * Returns: (transfer none): the colours of the light style
 */
const RkLook *
rk_board_art_get_light (void)
{
  return &looks[0];
}

/**
 * rk_board_art_set_look:
 * @self: the art
 * @dark: whether the style is dark
 * @high_contrast: whether contrast is to be high
 *
 * Chooses the colours.
 */
void
rk_board_art_set_look (RkBoardArt *self,
                       gboolean    dark,
                       gboolean    high_contrast)
{
  const RkLook *look = &looks[(dark ? 1 : 0) + (high_contrast ? 2 : 0)];

  if (self->look == look)
    return;

  self->look = look;
  clear_earth (self);
  clear_stones (self);
}

/**
 * rk_board_art_set_layout:
 * @self: the art
 * @layout: where everything is
 * @width: of the widget, in pixels
 * @height: of the widget, in pixels
 * @scale: device pixels for each pixel
 *
 * Sets the size of everything. What is painted already and keeps its size is
 * kept.
 */
void
rk_board_art_set_layout (RkBoardArt          *self,
                         const RkBoardLayout *layout,
                         int                  width,
                         int                  height,
                         double               scale)
{
  if (self->scale != scale || self->layout.rx != layout->rx ||
      self->layout.stone != layout->stone)
    clear_stones (self);

  if (self->scale != scale || self->width != width || self->height != height ||
      !rk_board_layout_equal (&self->layout, layout))
    clear_earth (self);

  self->layout = *layout;
  self->width = width;
  self->height = height;
  self->scale = scale;
}

/**
 * rk_board_art_get_layout:
 * @self: the art
 *
 * Returns: (transfer none): where everything is
 */
const RkBoardLayout *
rk_board_art_get_layout (RkBoardArt *self)
{
  return &self->layout;
}

/**
 * rk_board_art_snapshot_ground:
 * @self: the art
 * @snapshot: where to draw
 *
 * Draws the board with all holes open and empty.
 */
void
rk_board_art_snapshot_ground (RkBoardArt  *self,
                              GtkSnapshot *snapshot)
{
  graphene_rect_t bounds;

  if (self->width <= 0 || self->height <= 0)
    return;

  if (self->ground == NULL)
    {
      RkPicture picture;

      picture_init (&picture, ceil (self->width * self->scale), ceil (self->height * self->scale));
      rk_shade_ground (&picture, &self->layout, &self->look->shade, self->scale);
      self->ground = picture_to_texture (&picture);
    }

  graphene_rect_init (&bounds, 0, 0,
                      gdk_texture_get_width (self->ground) / self->scale,
                      gdk_texture_get_height (self->ground) / self->scale);
  gtk_snapshot_append_texture (snapshot, self->ground, &bounds);
}

/* Draws @texture around @center; @snap puts it on whole device pixels, where
 * it is sharpest. */
static void
snapshot_centered (RkBoardArt             *self,
                   GtkSnapshot            *snapshot,
                   GdkTexture             *texture,
                   const graphene_point_t *center,
                   double                  zoom,
                   gboolean                snap)
{
  double width = gdk_texture_get_width (texture) / self->scale * zoom;
  double height = gdk_texture_get_height (texture) / self->scale * zoom;
  double x = center->x - width / 2;
  double y = center->y - height / 2;

  if (snap)
    {
      x = round (x * self->scale) / self->scale;
      y = round (y * self->scale) / self->scale;
    }

  gtk_snapshot_append_texture (snapshot, texture, &GRAPHENE_RECT_INIT (x, y, width, height));
}

/**
 * rk_board_art_snapshot_sand:
 * @self: the art
 * @snapshot: where to draw
 * @center: the middle of a hole
 * @level: how full it is, from 0 to 1
 *
 * Draws the sand in a closed hole.
 */
void
rk_board_art_snapshot_sand (RkBoardArt             *self,
                            GtkSnapshot            *snapshot,
                            const graphene_point_t *center,
                            double                  level)
{
  if (level <= 0)
    return;

  if (self->sand == NULL)
    {
      float rx = self->layout.rx * self->scale;
      float ry = self->layout.ry * self->scale;
      RkPicture picture;

      picture_init (&picture, 2 * ceilf (rx) + 2, 2 * ceilf (ry) + 2);
      rk_shade_sand (&picture, &self->look->shade, rx, ry);
      self->sand = picture_to_texture (&picture);
    }

  /* It comes up from the ground of the hole. */
  gtk_snapshot_push_opacity (snapshot, MIN (1, level * 1.6));
  snapshot_centered (self, snapshot, self->sand, center, 0.55 + 0.45 * level, FALSE);
  gtk_snapshot_pop (snapshot);
}

/**
 * rk_board_art_snapshot_shadow:
 * @self: the art
 * @snapshot: where to draw
 * @where: the middle of the stone
 * @lift: how high it is held, 0 is on the ground and 1 in the hand
 * @opacity: of the stone
 *
 * Draws the shadow of a stone. The shadows of all stones that lie side by
 * side come before the stones.
 */
void
rk_board_art_snapshot_shadow (RkBoardArt             *self,
                              GtkSnapshot            *snapshot,
                              const graphene_point_t *where,
                              double                  lift,
                              double                  opacity)
{
  float radius = 0.185f * self->layout.rx * self->layout.stone;
  graphene_point_t ground;

  if (self->shadow == NULL)
    {
      guint size = 2 * ceil (radius * SHADOW_SPREAD * self->scale);
      RkPicture picture;

      picture_init (&picture, size, size);
      rk_shade_shadow (&picture);
      self->shadow = picture_to_texture (&picture);
    }

  graphene_point_init (&ground,
                       where->x + radius * (0.16f + 0.8f * lift),
                       where->y + radius * (0.30f + 2.0f * lift));
  opacity *= 1 - 0.45 * lift;

  if (opacity < 1)
    gtk_snapshot_push_opacity (snapshot, opacity);

  snapshot_centered (self, snapshot, self->shadow, &ground, 1 + 0.5 * lift, lift <= 0);

  if (opacity < 1)
    gtk_snapshot_pop (snapshot);
}

static GdkTexture *
get_pebble (RkBoardArt *self,
            guint       stone)
{
  if (self->pebbles[stone] == NULL)
    {
      double radius = rk_pebble_get_radius (stone) * self->layout.rx * self->layout.stone *
                      self->scale;
      guint size = MAX (5, round (2 * radius) + 2);
      RkPicture picture;

      picture_init (&picture, size, size);
      rk_shade_pebble (&picture, &self->look->shade, stone);
      self->pebbles[stone] = picture_to_texture (&picture);
    }

  return self->pebbles[stone];
}

/**
 * rk_board_art_snapshot_pebble:
 * @self: the art
 * @snapshot: where to draw
 * @stone: a stone
 * @where: its middle
 * @lift: how high it is held, 0 is on the ground and 1 in the hand
 * @opacity: of the stone
 *
 * Draws a stone without its shadow.
 */
void
rk_board_art_snapshot_pebble (RkBoardArt             *self,
                              GtkSnapshot            *snapshot,
                              guint                   stone,
                              const graphene_point_t *where,
                              double                  lift,
                              double                  opacity)
{
  g_return_if_fail (stone < RK_N_PEBBLES);

  if (opacity < 1)
    gtk_snapshot_push_opacity (snapshot, opacity);

  snapshot_centered (self, snapshot, get_pebble (self, stone), where,
                     1 + LIFT_GROWTH * lift, lift <= 0);

  if (opacity < 1)
    gtk_snapshot_pop (snapshot);
}

static GskPath *
get_ellipse (const graphene_point_t *center,
             float                   rx,
             float                   ry)
{
  GskPathBuilder *builder = gsk_path_builder_new ();
  graphene_size_t corner = GRAPHENE_SIZE_INIT (rx, ry);
  GskRoundedRect rect;

  gsk_rounded_rect_init (&rect,
                         &GRAPHENE_RECT_INIT (center->x - rx, center->y - ry, 2 * rx, 2 * ry),
                         &corner, &corner, &corner, &corner);
  gsk_path_builder_add_rounded_rect (builder, &rect);

  return gsk_path_builder_free_to_path (builder);
}

/* The length of an ellipse, by Ramanujan. GskPathMeasure of GTK 4.18 loses some
 * memory with each path that was made from a rounded rectangle. */
static float
get_length (GskPath *ellipse)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  float sum, difference, h;

  if (!gsk_path_get_bounds (ellipse, &bounds))
    return 0;
  sum = (bounds.size.width + bounds.size.height) / 2;
  difference = (bounds.size.width - bounds.size.height) / 2;
  h = difference * difference / (sum * sum);

  return (float) G_PI * sum * (1 + 3 * h / (10 + sqrtf (4 - 3 * h)));
}

/* Strokes @path, an ellipse; with @dash the line is broken evenly into dashes
 * of about that length. */
static void
snapshot_stroke (GtkSnapshot   *snapshot,
                 GskPath       *path,
                 float          width,
                 float          dash,
                 float          share,
                 const GdkRGBA *color)
{
  g_autoptr (GskStroke) stroke = gsk_stroke_new (width);
  float length = dash > 0 ? get_length (path) : 0;

  if (length > 0)
    {
      float period = length / MAX (1, roundf (length / (dash / share)));
      float pattern[] = { period * share, period * (1 - share) };

      gsk_stroke_set_dash (stroke, pattern, G_N_ELEMENTS (pattern));
      gsk_stroke_set_dash_offset (stroke, pattern[0] / 2);
    }

  gtk_snapshot_append_stroke (snapshot, path, stroke, color);
}

static void
snapshot_bead (RkBoardArt             *self,
               GtkSnapshot            *snapshot,
               const graphene_point_t *center,
               gboolean                below)
{
  const RkBoardLayout *layout = &self->layout;
  float radius = MAX (3.0f, layout->rx * 0.095f);
  float distance = layout->ry + radius * 0.9f;
  graphene_point_t bead = { center->x, center->y + (below ? -distance : distance) };
  GdkRGBA mark = to_rgba (self->look->mark, 1);
  GdkRGBA edge = to_rgba (self->look->mark_edge, 0.85f);
  g_autoptr (GskPath) outer = get_ellipse (&bead, radius + 1, radius + 1);
  g_autoptr (GskPath) inner = get_ellipse (&bead, radius, radius);

  gtk_snapshot_append_fill (snapshot, outer, GSK_FILL_RULE_WINDING, &edge);
  gtk_snapshot_append_fill (snapshot, inner, GSK_FILL_RULE_WINDING, &mark);
}

/* An arrow that points at a hole from the middle of the board, beyond the bead that may be
 * there too. */
static void
snapshot_arrow (RkBoardArt             *self,
                GtkSnapshot            *snapshot,
                const graphene_point_t *center,
                gboolean                below)
{
  const RkBoardLayout *layout = &self->layout;
  float size = MAX (8, layout->rx * 0.30f);
  float inwards = below ? -1 : 1;
  float tip = center->y + inwards * (layout->ry + layout->rx * 0.14f);
  GskPathBuilder *builder = gsk_path_builder_new ();
  GdkRGBA mark = to_rgba (self->look->mark, 1);
  GdkRGBA accent = to_rgba (self->look->accent, 1);
  g_autoptr (GskPath) path = NULL;

  gsk_path_builder_move_to (builder, center->x, tip);
  gsk_path_builder_line_to (builder, center->x - size * 0.75f, tip + inwards * size);
  gsk_path_builder_line_to (builder, center->x + size * 0.75f, tip + inwards * size);
  gsk_path_builder_close (builder);
  path = gsk_path_builder_free_to_path (builder);

  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, &accent);
  snapshot_stroke (snapshot, path, 1.5f, 0, 1, &mark);
}

/* How wide the lines of marks are. */
static float
get_line (RkBoardArt *self)
{
  return MAX (2.2f, self->layout.rx * 0.055f);
}

/* How far outside the edge of the hole the middle of a ring is. */
static float
get_ring_offset (RkBoardArt *self,
                 RkRing      ring)
{
  float line = get_line (self);
  float outside = self->layout.rx * 0.045f + line / 2;

  if (ring == RK_RING_CLOSED)
    return -line * 0.6f;

  if (ring == RK_RING_HOVER)
    return -line * 0.4f;

  return ring == RK_RING_REOPENED ? outside + line * 0.8f : outside;
}

static void
snapshot_ring_path (RkBoardArt  *self,
                    GtkSnapshot *snapshot,
                    GskPath     *path,
                    RkRing       ring)
{
  float line = get_line (self);
  GdkRGBA mark = to_rgba (self->look->mark, ring == RK_RING_HOVER ? 0.7f : 1);
  GdkRGBA edge = to_rgba (self->look->mark_edge, 0.75f);
  GdkRGBA accent = to_rgba (self->look->accent, 1);
  GdkRGBA ink = to_rgba (self->look->ink, 0.62f);

  switch (ring)
    {
    case RK_RING_LAST:
      snapshot_stroke (snapshot, path, line + 2, 0, 1, &edge);
      snapshot_stroke (snapshot, path, line, 0, 1, &mark);
      break;

    case RK_RING_PREVIEW:
      snapshot_stroke (snapshot, path, line * 1.25f + 2, 0, 1, &mark);
      snapshot_stroke (snapshot, path, line * 1.25f, line * 3.4f, 0.62f, &accent);
      break;

    case RK_RING_REOPENED:
      snapshot_stroke (snapshot, path, line * 1.8f, MAX (1.6f, line * 0.6f), 0.24f, &ink);
      break;

    case RK_RING_CLOSED:
      snapshot_stroke (snapshot, path, MAX (1.3f, line * 0.5f), line * 2, 0.55f, &ink);
      break;

    case RK_RING_HINT:
      snapshot_stroke (snapshot, path, line * 3, 0, 1, &edge);
      snapshot_stroke (snapshot, path, line * 3 - 2, 0, 1, &mark);
      snapshot_stroke (snapshot, path, line, 0, 1, &accent);
      break;

    case RK_RING_HOVER:
      snapshot_stroke (snapshot, path, line * 0.8f, 0, 1, &mark);
      break;

    case RK_RING_LAST_END:
    default:
      g_assert_not_reached ();
    }
}

/* The rays of a reopened hole end where the room of its neighbours and its label
 * begins. */
static void
snapshot_rays (RkBoardArt             *self,
               GtkSnapshot            *snapshot,
               GskPath                *path,
               const graphene_point_t *center)
{
  const RkBoardLayout *layout = &self->layout;
  float across = layout->cells[0].size.width / 2 - 1;
  float along = layout->label_offset - layout->font_size * 0.62f;

  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (center->x - across, center->y - along,
                                                         2 * across, 2 * along));
  snapshot_ring_path (self, snapshot, path, RK_RING_REOPENED);
  gtk_snapshot_pop (snapshot);
}

/**
 * rk_board_art_snapshot_ring:
 * @self: the art
 * @snapshot: where to draw
 * @center: the middle of a hole
 * @below: whether the hole is in the row drawn below
 * @ring: which mark
 *
 * Draws a mark around a hole.
 */
void
rk_board_art_snapshot_ring (RkBoardArt             *self,
                            GtkSnapshot            *snapshot,
                            const graphene_point_t *center,
                            gboolean                below,
                            RkRing                  ring)
{
  float offset = get_ring_offset (self, ring);
  g_autoptr (GskPath) path = NULL;

  if (ring == RK_RING_LAST_END)
    {
      snapshot_bead (self, snapshot, center, below);
      return;
    }

  path = get_ellipse (center, self->layout.rx + offset, self->layout.ry + offset);
  if (ring == RK_RING_HINT)
    snapshot_arrow (self, snapshot, center, below);
  if (ring == RK_RING_REOPENED)
    snapshot_rays (self, snapshot, path, center);
  else
    snapshot_ring_path (self, snapshot, path, ring);
}

/**
 * rk_board_art_snapshot_pulse:
 * @self: the art
 * @snapshot: where to draw
 * @center: the middle of a hole
 * @progress: from 0 to 1
 *
 * Draws a ring that spreads from a hole and fades.
 */
void
rk_board_art_snapshot_pulse (RkBoardArt             *self,
                             GtkSnapshot            *snapshot,
                             const graphene_point_t *center,
                             double                  progress)
{
  float unit = self->layout.rx;
  float grow = unit * (0.04f + 0.26f * progress);
  float line = unit * 0.11f * (1 - 0.6f * progress);
  GdkRGBA mark = to_rgba (self->look->mark, 1 - progress);
  GdkRGBA edge = to_rgba (self->look->mark_edge, 0.5f * (1 - progress));
  g_autoptr (GskPath) path = get_ellipse (center, unit + grow, self->layout.ry + grow);

  if (progress <= 0 || progress >= 1)
    return;

  snapshot_stroke (snapshot, path, line + 2, 0, 1, &edge);
  snapshot_stroke (snapshot, path, line, 0, 1, &mark);
}

static GskPath *
make_way (const graphene_point_t *points,
          guint                   n_points)
{
  GskPathBuilder *builder = gsk_path_builder_new ();

  gsk_path_builder_move_to (builder, points[0].x, points[0].y);
  for (guint i = 1; i < n_points; i++)
    gsk_path_builder_line_to (builder, points[i].x, points[i].y);

  return gsk_path_builder_free_to_path (builder);
}

/* At @to, in the direction from @from. */
static GskPath *
make_arrow (const graphene_point_t *from,
            const graphene_point_t *to,
            float                   size)
{
  float length = MAX (1, hypotf (to->x - from->x, to->y - from->y));
  float x = (to->x - from->x) / length * size;
  float y = (to->y - from->y) / length * size;
  GskPathBuilder *builder = gsk_path_builder_new ();

  gsk_path_builder_move_to (builder, to->x + x / 2, to->y + y / 2);
  gsk_path_builder_line_to (builder, to->x - x / 2 - y * 0.6f, to->y - y / 2 + x * 0.6f);
  gsk_path_builder_line_to (builder, to->x - x / 2 + y * 0.6f, to->y - y / 2 - x * 0.6f);
  gsk_path_builder_close (builder);

  return gsk_path_builder_free_to_path (builder);
}

/**
 * rk_board_art_snapshot_trace:
 * @self: the art
 * @snapshot: where to draw
 * @points: (array length=n_points): the way that stones took
 * @n_points: how many there are, at least two
 *
 * Draws the way of a lap, with an arrow at its end: a line with an edge, so that it is
 * seen on stones and on earth, and the stones are seen through it.
 */
void
rk_board_art_snapshot_trace (RkBoardArt             *self,
                             GtkSnapshot            *snapshot,
                             const graphene_point_t *points,
                             guint                   n_points)
{
  GdkRGBA mark = to_rgba (self->look->mark, 1);
  GdkRGBA accent = to_rgba (self->look->accent, 1);
  float width = MAX (TRACE_LEAST, TRACE_WIDTH * self->layout.rx);
  g_autoptr (GskPath) way = make_way (points, n_points);
  g_autoptr (GskPath) arrow = make_arrow (&points[n_points - 2], &points[n_points - 1],
                                          TRACE_ARROW * self->layout.rx);
  g_autoptr (GskStroke) edge = gsk_stroke_new (width + 3);
  g_autoptr (GskStroke) line = gsk_stroke_new (width);

  gsk_stroke_set_line_join (edge, GSK_LINE_JOIN_ROUND);
  gsk_stroke_set_line_join (line, GSK_LINE_JOIN_ROUND);
  gtk_snapshot_push_opacity (snapshot, 0.85);
  gtk_snapshot_append_stroke (snapshot, way, edge, &mark);
  gtk_snapshot_append_stroke (snapshot, way, line, &accent);
  gtk_snapshot_append_fill (snapshot, arrow, GSK_FILL_RULE_WINDING, &accent);
  snapshot_stroke (snapshot, arrow, 1.5f, 0, 1, &mark);
  gtk_snapshot_pop (snapshot);
}

static void
snapshot_text (GtkSnapshot            *snapshot,
               PangoLayout            *label,
               const graphene_point_t *center,
               const GdkRGBA          *color)
{
  int width, height;

  pango_layout_get_pixel_size (label, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (roundf (center->x - width / 2.0f),
                                                roundf (center->y - height / 2.0f)));
  gtk_snapshot_append_layout (snapshot, label, color);
  gtk_snapshot_restore (snapshot);
}

/**
 * rk_board_art_snapshot_label:
 * @self: the art
 * @snapshot: where to draw
 * @label: the text
 * @center: its middle
 *
 * Draws a text on the slab.
 */
void
rk_board_art_snapshot_label (RkBoardArt             *self,
                             GtkSnapshot            *snapshot,
                             PangoLayout            *label,
                             const graphene_point_t *center)
{
  GdkRGBA ink = to_rgba (self->look->ink, 1);

  snapshot_text (snapshot, label, center, &ink);
}

/**
 * rk_board_art_snapshot_badge:
 * @self: the art
 * @snapshot: where to draw
 * @label: the text
 * @center: its middle
 * @filled: whether the badge is dark with light text, or light with dark text
 *
 * Draws a text that stands above the board in a badge of its own.
 */
void
rk_board_art_snapshot_badge (RkBoardArt             *self,
                             GtkSnapshot            *snapshot,
                             PangoLayout            *label,
                             const graphene_point_t *center,
                             gboolean                filled)
{
  GdkRGBA ink = to_rgba (self->look->mark_edge, 0.94f);
  GdkRGBA paper = to_rgba (self->look->mark, 0.96f);
  GdkRGBA *ground = filled ? &ink : &paper;
  GdkRGBA *front = filled ? &paper : &ink;
  GdkRGBA lines[] = { *front, *front, *front, *front };
  float widths[] = { 1.5f, 1.5f, 1.5f, 1.5f };
  int width, height;
  GskRoundedRect rect;
  float w, h;

  pango_layout_get_pixel_size (label, &width, &height);
  h = height * 1.12f;
  w = MAX (h, width + height * 0.62f);
  gsk_rounded_rect_init_from_rect (&rect,
                                   &GRAPHENE_RECT_INIT (center->x - w / 2, center->y - h / 2, w, h),
                                   h / 2);

  gtk_snapshot_push_rounded_clip (snapshot, &rect);
  gtk_snapshot_append_color (snapshot, ground, &rect.bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &rect, widths, lines);
  snapshot_text (snapshot, label, center, front);
}
