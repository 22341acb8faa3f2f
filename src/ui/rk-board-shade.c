/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-board-shade.h"

#include "rk-pebbles.h"

#include <math.h>

/* The pictures are computed pixel by pixel as lit surfaces, once for each size
 * of the board; what is drawn in each frame are only the finished textures. */

#define TILE 256
#define TILE_MASK (TILE - 1)

/* How wide the lip around a hole is, relative to the hole. */
#define LIP 0.09f

/* The light comes from above, a little from the left. */
#define LIGHT_X -0.36f
#define LIGHT_Y -0.93f

/* A colour while it is computed, each channel from 0 to 1. */
typedef struct
{
  float r;
  float g;
  float b;
} RkTone;

/* Two textures of sand that repeat without a seam, in steps of NOISE_STEP:
 * they stay, and what they do to a pixel is less than a step of its colour. */
#define NOISE_STEP (1 / 32.0f)

typedef struct
{
  gint8 grain[TILE * TILE];
  gint8 drift[TILE * TILE];
} RkNoise;

static inline float
clamp01 (float x)
{
  return x < 0 ? 0 : x > 1 ? 1 : x;
}

static inline float
smoothstep (float from,
            float to,
            float x)
{
  float t = clamp01 ((x - from) / (to - from));

  return t * t * (3 - 2 * t);
}

static inline float
mix (float a,
     float b,
     float t)
{
  return a + (b - a) * t;
}

static inline RkTone
tone_from_rgb (guint32 rgb)
{
  return (RkTone) {
    .r = ((rgb >> 16) & 0xff) / 255.0f,
    .g = ((rgb >> 8) & 0xff) / 255.0f,
    .b = (rgb & 0xff) / 255.0f,
  };
}

static inline RkTone
tone_mix (RkTone a,
          RkTone b,
          float  t)
{
  return (RkTone) { mix (a.r, b.r, t), mix (a.g, b.g, t), mix (a.b, b.b, t) };
}

/* Light above 1 turns towards white, as on a dusty surface. */
static inline RkTone
tone_light (RkTone tone,
            float  light)
{
  if (light > 1)
    return tone_mix (tone, (RkTone) { 1, 0.98f, 0.92f }, MIN (light - 1, 1));

  light = MAX (light, 0);

  return (RkTone) { tone.r * light, tone.g * light, tone.b * light };
}

static inline guint32
pack (RkTone tone,
      float  alpha)
{
  guint32 a = clamp01 (alpha) * 255 + 0.5f;
  guint32 r = clamp01 (tone.r * alpha) * 255 + 0.5f;
  guint32 g = clamp01 (tone.g * alpha) * 255 + 0.5f;
  guint32 b = clamp01 (tone.b * alpha) * 255 + 0.5f;

  return a << 24 | MIN (r, a) << 16 | MIN (g, a) << 8 | MIN (b, a);
}

static float
get_chance (guint a,
            guint b)
{
  return (rk_pebble_hash (a, b) & 0xffff) / 65535.0f;
}

/* Smooth noise of -1 to 1 with bumps @size pixels wide; repeats every TILE. */
static float
get_bumps (guint x,
           guint y,
           guint size,
           guint seed)
{
  guint n = TILE / size;
  guint cx = x / size;
  guint cy = y / size;
  float fx = smoothstep (0, 1, (x % size) / (float) size);
  float fy = smoothstep (0, 1, (y % size) / (float) size);
  float corners[4];

  for (guint i = 0; i < 4; i++)
    {
      guint kx = (cx + (i & 1)) % n;
      guint ky = (cy + (i >> 1)) % n;

      corners[i] = get_chance (ky * n + kx, seed) * 2 - 1;
    }

  return mix (mix (corners[0], corners[1], fx), mix (corners[2], corners[3], fx), fy);
}

static gint8
to_steps (float noise)
{
  return CLAMP (roundf (noise / NOISE_STEP), G_MININT8, G_MAXINT8);
}

static RkNoise *
make_noise (void)
{
  RkNoise *noise = g_new (RkNoise, 1);
  g_autofree float *height = g_new (float, TILE * TILE);

  for (guint y = 0; y < TILE; y++)
    {
      for (guint x = 0; x < TILE; x++)
        {
          height[y * TILE + x] = 0.50f * get_bumps (x, y, 2, 11) +
                                 0.45f * get_bumps (x, y, 4, 12) +
                                 0.35f * get_bumps (x, y, 16, 13);
          noise->drift[y * TILE + x] = to_steps (0.6f * get_bumps (x, y, 32, 14) +
                                                 0.4f * get_bumps (x, y, 16, 15));
        }
    }

  /* Lit from the left above, small bumps become grains. */
  for (guint y = 0; y < TILE; y++)
    {
      for (guint x = 0; x < TILE; x++)
        {
          guint before = ((y + TILE - 1) & TILE_MASK) * TILE + ((x + TILE - 1) & TILE_MASK);
          float slope = height[y * TILE + x] - height[before];
          float chance = get_chance (y * TILE + x, 16);
          float grain = 0.7f * slope + 0.25f * (get_chance (x, y + 17) * 2 - 1);

          if (chance > 0.9955f)
            grain -= 1.6f;
          else if (chance > 0.992f)
            grain += 1.3f;

          noise->grain[y * TILE + x] = to_steps (grain);
        }
    }

  return noise;
}

static const RkNoise *
get_noise (void)
{
  static gsize noise = 0;

  if (g_once_init_enter (&noise))
    g_once_init_leave (&noise, (gsize) make_noise ());

  return (const RkNoise *) noise;
}

static inline float
get_grain (const RkNoise *noise,
           guint          x,
           guint          y)
{
  return noise->grain[(y & TILE_MASK) * TILE + (x & TILE_MASK)] * NOISE_STEP;
}

/* Wide, soft changes of tone. */
static inline float
get_drift (const RkNoise *noise,
           guint          x,
           guint          y)
{
  return noise->drift[((y / 5) & TILE_MASK) * TILE + ((x / 5) & TILE_MASK)] * NOISE_STEP;
}

/* The distance of a point to the edge of a rectangle with round corners, in
 * pixels, less than 0 inside; and the direction outwards. */
static inline float
get_distance (const graphene_rect_t *rect,
              float                  corner,
              float                  x,
              float                  y,
              float                 *out_x,
              float                 *out_y)
{
  float px = x - rect->origin.x - rect->size.width / 2;
  float py = y - rect->origin.y - rect->size.height / 2;
  float qx = fabsf (px) - rect->size.width / 2 + corner;
  float qy = fabsf (py) - rect->size.height / 2 + corner;
  float length;

  if (qx <= 0 || qy <= 0)
    {
      *out_x = qx > qy ? copysignf (1, px) : 0;
      *out_y = qx > qy ? 0 : copysignf (1, py);
      return MAX (qx, qy) - corner;
    }

  length = sqrtf (qx * qx + qy * qy);
  *out_x = copysignf (qx / length, px);
  *out_y = copysignf (qy / length, py);

  return length - corner;
}

static inline float
get_thickness (const RkBoardLayout *layout)
{
  return 0.11f * layout->rx;
}

/* A round edge and a line carved along it. */
static inline float
get_slab_light (const RkBoardLayout *layout,
                float                distance,
                float                out_x,
                float                out_y)
{
  float facing = out_x * LIGHT_X + out_y * LIGHT_Y;
  float edge = clamp01 (1 + distance / (0.14f * layout->rx));
  float line = (distance + 0.17f * layout->rx) / MAX (1.5f, 0.04f * layout->rx);
  float light = 1 + facing * edge * edge * 0.30f;

  if (fabsf (line) < 1)
    light += -0.20f * sinf (line * (float) G_PI) * facing - 0.07f * (1 - line * line);

  return light;
}

static RkTone
get_earth (const RkNoise        *noise,
           const RkBoardPalette *palette,
           RkTone                base,
           float                 light,
           guint                 x,
           guint                 y)
{
  light += 0.072f * palette->grain * get_grain (noise, x, y);
  light += 0.040f * palette->grain * get_drift (noise, x, y);

  return tone_light (base, light);
}

/* What is seen beside the slab and at its edge: its side, then its shadow. */
static float
get_surroundings (const RkBoardLayout *layout,
                  RkTone               side,
                  float                soft,
                  float                scale,
                  float                x,
                  float                y,
                  RkTone              *tone)
{
  float thickness = get_thickness (layout);
  float below, shadow, under, alpha, ignore;

  below = get_distance (&layout->slab, layout->corner, x, y - thickness, &ignore, &ignore);
  shadow = get_distance (&layout->slab, layout->corner, x, y - thickness - 0.35f * soft,
                         &ignore, &ignore);
  under = clamp01 (0.5f - below * scale);
  alpha = 0.30f * (1 - smoothstep (-0.4f * soft, 0.9f * soft, shadow));
  *tone = tone_mix ((RkTone) { 0, 0, 0 }, side, under);

  return mix (alpha, 1, under);
}

static void
shade_slab (RkPicture            *picture,
            const RkBoardLayout  *layout,
            const RkBoardPalette *palette,
            float                 scale)
{
  const RkNoise *noise = get_noise ();
  const graphene_rect_t *slab = &layout->slab;
  RkTone top = tone_from_rgb (palette->slab_top);
  RkTone bottom = tone_from_rgb (palette->slab_bottom);
  RkTone side = tone_light (bottom, 0.60f);
  float room = picture->height / scale - slab->origin.y - slab->size.height -
               get_thickness (layout);
  float soft = CLAMP (room / 1.25f, 1, 0.30f * layout->rx);

  for (guint j = 0; j < picture->height; j++)
    {
      guint32 *row = picture->pixels + (gsize) j * picture->width;
      float y = (j + 0.5f) / scale;
      RkTone base = tone_mix (top, bottom, clamp01 ((y - slab->origin.y) / slab->size.height));

      for (guint i = 0; i < picture->width; i++)
        {
          float x = (i + 0.5f) / scale;
          float out_x, out_y;
          float distance = get_distance (slab, layout->corner, x, y, &out_x, &out_y);
          float cover = clamp01 (0.5f - distance * scale);
          RkTone tone = base;
          float alpha = cover < 1 ? get_surroundings (layout, side, soft, scale, x, y, &tone) : 1;

          if (cover > 0)
            {
              float light = get_slab_light (layout, distance, out_x, out_y);
              RkTone earth = get_earth (noise, palette, base, light, i, j);

              alpha = mix (alpha, 1, cover);
              tone = tone_mix (tone, earth, cover / alpha);
            }

          row[i] = pack (tone, alpha);
        }
    }
}

/* The light on the raised lip; @t is 0 at the hole and 1 at the slab. */
static inline float
get_lip_light (float t,
               float facing,
               float strength)
{
  float slope = t < 0.5f ? -(1 - 2 * t) : (2 * t - 1) * (1 - t) * 2.2f;

  return 1 + strength * (0.58f * slope * facing + 0.05f * (1 - t));
}

/* The light in the bowl at @x, @y, relative to the hole; @r is the distance
 * from its middle. */
static inline float
get_bowl_light (float x,
                float y,
                float r)
{
  float slope = r > 0 ? (0.40f + 1.75f * r * r) : 0;
  float nx = -x * slope;
  float ny = -y * slope;
  float up = 1 / sqrtf (nx * nx + ny * ny + 1);
  float lit = MAX (0, (nx * LIGHT_X * 0.66f + ny * LIGHT_Y * 0.66f + 0.75f) * up);
  float dx = x - 0.09f;
  float dy = y - 0.30f;
  float shadow = smoothstep (0.62f, 1.08f, sqrtf (dx * dx + dy * dy));
  float depth = 0.80f + 0.20f * r * r;

  return (0.50f * depth + 0.76f * lit) * (1 - 0.46f * shadow);
}

/* The tone at @x, @y, relative to the hole, where the slab has @tone. @edge is
 * how soft the rim is. */
static RkTone
get_hole_tone (const RkBoardPalette *palette,
               RkTone                tone,
               float                 x,
               float                 y,
               float                 edge,
               float                 roughness)
{
  float r = sqrtf (x * x + y * y);
  RkTone bowl;

  if (r > 1 - edge)
    {
      float facing = (x * LIGHT_X + y * LIGHT_Y) / r;

      tone = tone_light (tone, get_lip_light (clamp01 ((r - 1) / LIP), facing, palette->lip));
    }

  if (r >= 1 + edge)
    return tone;

  bowl = tone_mix (tone_from_rgb (palette->hole_deep), tone_from_rgb (palette->hole_wall),
                   smoothstep (0.25f, 1.0f, r));
  bowl = tone_light (bowl, get_bowl_light (x, y, r) * (1 + palette->grain * roughness));

  return tone_mix (bowl, tone, smoothstep (1 - edge, 1 + edge, r));
}

static void
shade_hole (RkPicture              *picture,
            const RkBoardLayout    *layout,
            const RkBoardPalette   *palette,
            const graphene_point_t *center,
            float                   scale)
{
  const RkNoise *noise = get_noise ();
  float rx = layout->rx * scale;
  float ry = layout->ry * scale;
  float cx = center->x * scale;
  float cy = center->y * scale;
  int left = MAX (0, (int) (cx - rx * (1 + LIP)) - 1);
  int right = MIN ((int) picture->width, (int) (cx + rx * (1 + LIP)) + 2);
  int top = MAX (0, (int) (cy - ry * (1 + LIP)) - 1);
  int bottom = MIN ((int) picture->height, (int) (cy + ry * (1 + LIP)) + 2);

  for (int j = top; j < bottom; j++)
    {
      guint32 *row = picture->pixels + (gsize) j * picture->width;
      float y = (j + 0.5f - cy) / ry;

      for (int i = left; i < right; i++)
        {
          float x = (i + 0.5f - cx) / rx;
          float roughness = 0.085f * get_grain (noise, i + 31, j + 77) +
                            0.090f * get_drift (noise, i * 2, j * 2);

          if (x * x + y * y < (1 + LIP) * (1 + LIP))
            row[i] = pack (get_hole_tone (palette, tone_from_rgb (row[i]), x, y, 0.75f / rx,
                                          roughness), 1);
        }
    }
}

/**
 * rk_shade_ground:
 * @picture: the picture, as large as the board's widget times @scale
 * @layout: where everything is
 * @palette: the colours
 * @scale: device pixels for each pixel
 *
 * Paints the slab of earth with all its holes, open and empty.
 */
void
rk_shade_ground (RkPicture            *picture,
                 const RkBoardLayout  *layout,
                 const RkBoardPalette *palette,
                 float                 scale)
{
  shade_slab (picture, layout, palette, scale);

  for (guint hole = 0; hole < 2u * layout->n_holes; hole++)
    shade_hole (picture, layout, palette, &layout->centers[hole], scale);
}

/**
 * rk_shade_sand:
 * @picture: the picture, with room for a hole in its middle
 * @palette: the colours
 * @rx: half the width of the hole, in device pixels
 * @ry: half its height
 *
 * Paints the sand that fills a closed hole: a low mound.
 */
void
rk_shade_sand (RkPicture            *picture,
               const RkBoardPalette *palette,
               float                 rx,
               float                 ry)
{
  const RkNoise *noise = get_noise ();
  RkTone bright = tone_from_rgb (palette->sand_light);
  RkTone dark = tone_from_rgb (palette->sand_dark);

  for (guint j = 0; j < picture->height; j++)
    {
      float y = (j + 0.5f - picture->height / 2.0f) / ry;

      for (guint i = 0; i < picture->width; i++)
        {
          float x = (i + 0.5f - picture->width / 2.0f) / rx;
          float r = sqrtf (x * x + y * y);
          float facing = x * LIGHT_X + y * LIGHT_Y;
          float light = 1 + 0.16f * facing * smoothstep (0.35f, 1.0f, r);
          RkTone tone = tone_mix (bright, dark, smoothstep (0, 1.1f, hypotf (x + 0.1f, y + 0.2f)));

          light += palette->grain * 0.15f * get_grain (noise, i + 91, j + 13);
          light += palette->grain * 0.07f * get_drift (noise, i * 3, j * 3);
          picture->pixels[(gsize) j * picture->width + i] =
            pack (tone_light (tone, light), clamp01 ((1 - r) * rx + 0.5f));
        }
    }
}

/* What a stone is made of. */
typedef struct
{
  RkTone base;
  RkTone vein;
  float flat;
  float turn;
  float lobes[3];
  float phases[3];
  float speckle;
  float band;
} RkStone;

static const guint32 stone_colors[] = {
  0xefe6d8, 0xcdbfae, 0x8f8274, 0xb98a60, 0x6d6055, 0xdfd0bc,
  0xa59786, 0xe4d6c0, 0x9c6b4a, 0x7f8479, 0xc9a98a, 0x584c45,
};

static void
choose_stone (RkStone *self,
              guint    stone,
              float    pale)
{
  guint kind = (stone * 5 + rk_pebble_hash (stone, 60) % 3) % G_N_ELEMENTS (stone_colors);
  float tint = 0.94f + 0.12f * get_chance (stone, 61);

  self->base = tone_from_rgb (stone_colors[kind]);
  self->base.r *= tint;
  self->base.g *= mix (tint, 1, 0.3f);
  self->base.b *= 0.96f + 0.07f * get_chance (stone, 62);
  self->base = tone_mix (self->base, (RkTone) { 0.97f, 0.94f, 0.89f }, pale);
  self->vein = tone_mix (self->base, (RkTone) { 0.98f, 0.95f, 0.90f }, 0.38f);
  self->flat = 0.80f + 0.15f * get_chance (stone, 63);
  self->turn = get_chance (stone, 64) * G_PI;
  self->speckle = get_chance (stone, 65) > 0.55f ? 0.12f : 0.045f;
  self->band = get_chance (stone, 66) > 0.86f ? 0.5f * get_chance (stone, 67) - 0.25f : 9;

  for (guint i = 0; i < G_N_ELEMENTS (self->lobes); i++)
    {
      self->lobes[i] = 0.055f * get_chance (stone, 70 + i) / (1 + 0.4f * i);
      self->phases[i] = get_chance (stone, 80 + i) * 2 * G_PI;
    }
}

/* How far the outline of a stone is from its middle in a direction. */
static inline float
get_outline (const RkStone *stone,
             float          angle)
{
  float outline = 0.945f;

  for (guint i = 0; i < G_N_ELEMENTS (stone->lobes); i++)
    outline += stone->lobes[i] * cosf ((i + 2) * angle + stone->phases[i]);

  return outline;
}

/**
 * rk_shade_get_shape:
 * @stone: the number of a stone
 * @shape: (out): what it looks like, as rk_shade_pebble() paints it in usual colours
 */
void
rk_shade_get_shape (guint          stone,
                    RkPebbleShape *shape)
{
  RkStone look;

  choose_stone (&look, stone, 0);
  shape->color = pack (look.base, 1) & 0xffffff;
  for (guint i = 0; i < RK_N_OUTLINE; i++)
    {
      float angle = i * 2 * (float) G_PI / RK_N_OUTLINE;
      float outline = get_outline (&look, angle);
      float u = outline * cosf (angle);
      float v = outline * sinf (angle) * look.flat;

      graphene_point_init (&shape->outline[i],
                           u * cosf (look.turn) - v * sinf (look.turn),
                           u * sinf (look.turn) + v * cosf (look.turn));
    }
}

static RkTone
light_stone (const RkStone *stone,
             float          x,
             float          y,
             float          u,
             float          v,
             float          r,
             float          grain)
{
  float height = sqrtf (MAX (0, 1 - r * r));
  float nx = x * 0.92f;
  float ny = y * 0.92f;
  float nz = 0.35f + 0.75f * height;
  float norm = 1 / sqrtf (nx * nx + ny * ny + nz * nz);
  float lit = MAX (0, (-0.42f * nx - 0.60f * ny + 0.68f * nz) * norm);
  float shine = smoothstep (0.30f, 0.0f, hypotf ((x + 0.30f) * 1.0f, (y + 0.40f) * 1.5f));
  float bounce = 0.10f * smoothstep (0.3f, 1.0f, y) * r;
  float across = v - stone->band + 0.08f * sinf (u * 5);
  RkTone tone = tone_mix (stone->base, stone->vein, smoothstep (0.22f, 0.06f, fabsf (across)));

  tone = tone_light (tone, 0.50f + 0.58f * lit + stone->speckle * grain);
  tone = tone_mix (tone, (RkTone) { 0.80f, 0.56f, 0.34f }, bounce);
  tone = tone_light (tone, 1 - 0.30f * smoothstep (0.80f, 1.0f, r));

  return tone_mix (tone, (RkTone) { 1, 0.99f, 0.96f }, 0.42f * shine);
}

/**
 * rk_shade_pebble:
 * @picture: a square picture
 * @palette: the colours
 * @stone: the number of a stone
 *
 * Paints a stone that fills the picture up to a rim of one pixel. No two
 * stones look alike.
 */
void
rk_shade_pebble (RkPicture            *picture,
                 const RkBoardPalette *palette,
                 guint                 stone)
{
  const RkNoise *noise = get_noise ();
  float radius = picture->width / 2.0f - 1;
  RkStone look;
  float cosine, sine;

  choose_stone (&look, stone, palette->pale);
  cosine = cosf (look.turn);
  sine = sinf (look.turn);

  for (guint j = 0; j < picture->height; j++)
    {
      for (guint i = 0; i < picture->width; i++)
        {
          float x = (i + 0.5f - picture->width / 2.0f) / radius;
          float y = (j + 0.5f - picture->height / 2.0f) / radius;
          float u = x * cosine + y * sine;
          float v = (y * cosine - x * sine) / look.flat;
          float outline = get_outline (&look, atan2f (v, u));
          float r = hypotf (u, v) / outline;
          float alpha = clamp01 ((1 - r) * radius * look.flat + 0.5f);
          float grain = get_grain (noise, i + stone * 37, j + stone * 11);

          picture->pixels[(gsize) j * picture->width + i] =
            alpha > 0 ? pack (light_stone (&look, x, y, u, v, MIN (r, 1), grain), alpha) : 0;
        }
    }
}

/**
 * rk_shade_shadow:
 * @picture: a square picture
 *
 * Paints a soft round shadow that fills the picture.
 */
void
rk_shade_shadow (RkPicture *picture)
{
  float radius = picture->width / 2.0f;

  for (guint j = 0; j < picture->height; j++)
    {
      for (guint i = 0; i < picture->width; i++)
        {
          float r = hypotf (i + 0.5f - radius, j + 0.5f - radius) / radius;

          picture->pixels[(gsize) j * picture->width + i] =
            pack ((RkTone) { 0.09f, 0.05f, 0.02f }, 0.62f * (1 - smoothstep (0.35f, 1.0f, r)));
        }
    }
}
