/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-pebbles.h"

#include <math.h>

/* Stones of the lowest layer stay this far from the rim. */
#define RIM 0.045f

/* A new stone leaves so much air around it, relative to the two radii, as
 * long as it finds such a place. */
#define AIR 1.12f

/* Stones grow by so much of what the area of a long hole would allow; at its
 * narrow ends there is less room than that. */
#define GROWTH 0.85f

#define N_CANDIDATES 128
#define N_RELAXATIONS 240

/* Above the stones that can be counted, a heap: how many lie in each layer and
 * how far from the middle. */
static const guint8 layer_sizes[] = { RK_COUNTABLE, 9, 7, 6, RK_N_PEBBLES };
static const float layer_reach[] = { 1.0f, 0.80f, 0.66f, 0.54f, 0.50f };

/**
 * rk_pebble_hash:
 * @a: a number
 * @b: another number
 *
 * The one source of chance for stones and their places: the same stone looks
 * and lies the same in every run.
 *
 * Returns: a number in which all bits depend on all bits of @a and @b
 */
guint
rk_pebble_hash (guint a,
                guint b)
{
  guint32 h = a * 0x9e3779b1u ^ (b + 0x7f4a7c15u) * 0x85ebca6bu;

  h ^= h >> 15;
  h *= 0x2c1b3c6du;
  h ^= h >> 12;
  h *= 0x297a2d39u;
  h ^= h >> 15;

  return h;
}

/* From 0 to 1. */
static float
get_chance (guint a,
            guint b)
{
  return (rk_pebble_hash (a, b) & 0xffff) / 65535.0f;
}

/**
 * rk_pebble_get_radius:
 * @stone: a stone
 *
 * Returns: half the length of @stone, in units of half the width of a hole
 */
float
rk_pebble_get_radius (guint stone)
{
  return 0.192f + 0.026f * get_chance (stone, 1);
}

/* Half the length of @stone where the holes are long: there is room for larger
 * stones. */
static float
get_radius (const RkPebbles *self,
            guint            stone)
{
  return rk_pebble_get_radius (stone) * rk_pebbles_get_growth (self);
}

/* How far from the middle of a hole the middle of @stone may lie. */
static void
get_reach (const RkPebbles *self,
           guint            stone,
           guint            layer,
           float           *x,
           float           *y)
{
  float edge = RIM + get_radius (self, stone);

  *x = (1 - edge) * layer_reach[layer];
  *y = (1 - edge / self->stretch) * layer_reach[layer];
}

static guint
get_layer (guint nth)
{
  guint layer = 0;

  while (nth >= layer_sizes[layer])
    nth -= layer_sizes[layer++];

  return layer;
}

/* How much of the way between two stones is air: below 1 they overlap. */
static float
get_clearance (const RkPebbles *self,
               float            ax,
               float            ay,
               guint            a,
               guint            b)
{
  const RkSpot *spot = &self->spots[b];

  return hypotf (ax - spot->x, (ay - spot->y) * self->stretch) /
         (get_radius (self, a) + get_radius (self, b));
}

static float
get_least_clearance (const RkPebbles *self,
                     guint            hole,
                     guint            stone,
                     guint            layer,
                     float            x,
                     float            y)
{
  float least = G_MAXFLOAT;

  for (guint i = 0; i < self->n_stones[hole]; i++)
    {
      guint other = self->stones[hole][i];

      if (other == stone || self->spots[other].layer != layer)
        continue;

      least = MIN (least, get_clearance (self, x, y, stone, other));
    }

  return least;
}

/* Candidates lie on a sunflower spiral, turned by chance, nearest to the
 * middle first: the first one with room is a natural place. */
static void
get_candidate (const RkPebbles *self,
               guint            nth,
               guint            hole,
               guint            stone,
               guint            layer,
               float           *x,
               float           *y)
{
  float distance = sqrtf ((nth + 0.5f) / N_CANDIDATES);
  float angle = nth * 2.399963f + get_chance (stone, hole + 2) * 2 * G_PI;
  float reach_x, reach_y;

  get_reach (self, stone, layer, &reach_x, &reach_y);
  *x = reach_x * distance * cosf (angle);
  *y = reach_y * distance * sinf (angle);
}

/* Returns: whether @stone found a place where it touches no other. */
static gboolean
find_spot (RkPebbles *self,
           guint      hole,
           guint      stone,
           guint      layer)
{
  RkSpot *spot = &self->spots[stone];
  float best = -1;
  /* The first stones lie where they fall, not all in the middle. */
  guint first = rk_pebble_hash (stone, hole + 40) % (N_CANDIDATES / 3);

  for (guint i = 0; i < N_CANDIDATES; i++)
    {
      float x, y, clearance;

      get_candidate (self, (first + i) % N_CANDIDATES, hole, stone, layer, &x, &y);
      clearance = get_least_clearance (self, hole, stone, layer, x, y);

      if (clearance > best)
        {
          best = clearance;
          spot->x = x;
          spot->y = y;
        }

      if (clearance >= AIR)
        break;
    }

  return best >= 1;
}

/* Pushes @stone back from the rim. */
static void
keep_inside (RkPebbles *self,
             guint      stone)
{
  RkSpot *spot = &self->spots[stone];
  float reach_x, reach_y, distance;

  get_reach (self, stone, spot->layer, &reach_x, &reach_y);
  distance = hypotf (spot->x / reach_x, spot->y / reach_y);

  if (distance > 1)
    {
      spot->x /= distance;
      spot->y /= distance;
    }
}

/* Pushes two stones apart.  Returns: whether they overlapped. */
static gboolean
push_apart (RkPebbles *self,
            guint      a,
            guint      b)
{
  RkSpot *one = &self->spots[a];
  RkSpot *two = &self->spots[b];
  float wanted = (get_radius (self, a) + get_radius (self, b)) * 1.01f;
  float dx = two->x - one->x;
  float dy = (two->y - one->y) * self->stretch;
  float distance = hypotf (dx, dy);
  float push;

  if (one->layer != two->layer || distance >= wanted)
    return FALSE;

  if (distance < 0.001f)
    {
      dx = 0.001f;
      dy = 0;
      distance = 0.001f;
    }

  push = (wanted - distance) / distance * 0.5f;
  one->x -= dx * push;
  one->y -= dy * push / self->stretch;
  two->x += dx * push;
  two->y += dy * push / self->stretch;

  return TRUE;
}

/* Makes room in a hole that is nearly full: its stones give way as little as
 * they must. */
static void
relax (RkPebbles *self,
       guint      hole)
{
  for (guint i = 0; i < N_RELAXATIONS; i++)
    {
      gboolean moved = FALSE;

      for (guint a = 0; a < self->n_stones[hole]; a++)
        {
          for (guint b = a + 1; b < self->n_stones[hole]; b++)
            moved |= push_apart (self, self->stones[hole][a], self->stones[hole][b]);
        }

      for (guint a = 0; a < self->n_stones[hole]; a++)
        keep_inside (self, self->stones[hole][a]);

      if (!moved)
        break;
    }
}

/**
 * rk_pebbles_init:
 * @self: the pebbles
 *
 * Takes all stones off the board.
 */
void
rk_pebbles_init (RkPebbles *self)
{
  *self = (RkPebbles) { .stretch = 1 };

  /* The last one away is the first that comes back: begin with stone 0. */
  for (guint i = 0; i < RK_N_PEBBLES; i++)
    rk_pebbles_put_away (self, RK_N_PEBBLES - 1 - i, RK_PLACE_SOUTH);
}

/**
 * rk_pebbles_set_position:
 * @self: the pebbles
 * @position: a position
 *
 * Makes each hole hold as many stones as in @position.  A stone that can stay
 * where it is, stays.
 */
void
rk_pebbles_set_position (RkPebbles        *self,
                         const RkPosition *position)
{
  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    {
      while (self->n_stones[hole] > position->stones[hole])
        {
          guint stone = self->stones[hole][--self->n_stones[hole]];

          rk_pebbles_put_away (self, stone, RK_PLACE_SOUTH);
        }
    }

  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    {
      while (self->n_stones[hole] < position->stones[hole] &&
             rk_pebbles_bring_back (self, hole) >= 0)
        continue;
    }
}

/**
 * rk_pebbles_gather:
 * @spot: (out): where the stone lies
 * @nth: how many stones the hand holds already
 *
 * Finds the place of a stone in the hand, where all lie close together: across and
 * down in units of its own size.
 */
void
rk_pebbles_gather (RkSpot *spot,
                   guint   nth)
{
  float distance = 0.2f * sqrtf (nth);

  *spot = (RkSpot) {
    .place = RK_PLACE_HAND,
    .x = distance * cosf (nth * 2.399963f),
    .y = distance * sinf (nth * 2.399963f),
    .layer = MIN (nth, G_MAXUINT8),
  };
}

/**
 * rk_pebbles_set_stretch:
 * @self: the pebbles
 * @stretch: how much higher than wide the holes are at least, 1 for round ones
 *
 * Lays all stones anew if the form of the holes is another one.
 */
void
rk_pebbles_set_stretch (RkPebbles *self,
                        float      stretch)
{
  g_return_if_fail (stretch >= 1);

  if (self->stretch == stretch)
    return;

  self->stretch = stretch;
  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    {
      guint n_stones = self->n_stones[hole];

      self->n_stones[hole] = 0;
      for (guint i = 0; i < n_stones; i++)
        rk_pebbles_drop (self, hole, self->stones[hole][i]);
    }
}

/**
 * rk_pebbles_get_growth:
 * @self: the pebbles
 *
 * Returns: how much larger the stones are than in a round hole of the same
 *   width
 */
float
rk_pebbles_get_growth (const RkPebbles *self)
{
  return 1 + (sqrtf (self->stretch) - 1) * GROWTH;
}

/**
 * rk_pebbles_lift:
 * @self: the pebbles
 * @hole: a hole
 * @stones: (out): the stones that lay in @hole
 *
 * Takes all stones of @hole into the hand, the one that fell last at the end.
 *
 * Returns: how many
 */
guint
rk_pebbles_lift (RkPebbles *self,
                 guint      hole,
                 guint8     stones[RK_N_PEBBLES])
{
  guint n_stones = self->n_stones[hole];

  for (guint i = 0; i < n_stones; i++)
    {
      stones[i] = self->stones[hole][i];
      self->spots[stones[i]].place = RK_PLACE_HAND;
    }

  self->n_stones[hole] = 0;

  return n_stones;
}

/**
 * rk_pebbles_drop:
 * @self: the pebbles
 * @hole: a hole
 * @stone: a stone that is neither in a hole nor away
 *
 * Lays @stone into @hole, where it finds a free place.
 */
void
rk_pebbles_drop (RkPebbles *self,
                 guint      hole,
                 guint      stone)
{
  guint layer = get_layer (self->n_stones[hole]);
  gboolean found;

  self->spots[stone] = (RkSpot) { .place = hole, .layer = layer };
  found = find_spot (self, hole, stone, layer);
  self->stones[hole][self->n_stones[hole]++] = stone;

  if (!found)
    relax (self, hole);
}

/**
 * rk_pebbles_put_away:
 * @self: the pebbles
 * @stone: a stone that is in no hole
 * @place: the side it goes to: %RK_PLACE_SOUTH or %RK_PLACE_NORTH
 *
 * Takes @stone off the board.
 */
void
rk_pebbles_put_away (RkPebbles *self,
                     guint      stone,
                     guint      place)
{
  self->spots[stone] = (RkSpot) { .place = place };
  self->away[self->n_away++] = stone;
}

/**
 * rk_pebbles_bring_back:
 * @self: the pebbles
 * @hole: a hole
 *
 * Lays a stone that was off the board into @hole.
 *
 * Returns: the stone, or -1 if all are on the board
 */
int
rk_pebbles_bring_back (RkPebbles *self,
                       guint      hole)
{
  guint stone;

  if (self->n_away == 0)
    return -1;

  stone = self->away[--self->n_away];
  rk_pebbles_drop (self, hole, stone);

  return stone;
}
