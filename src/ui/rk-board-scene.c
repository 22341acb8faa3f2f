/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-board-scene.h"

#include "rk-format.h"

#include <math.h>

/* Where stones come from and go to off the board, beyond its edge. */
#define AWAY 0.9f

/* Stones of a heap stand a little higher with each layer. */
#define LAYER_RISE 0.07f

static void
get_spot_in_hole (const RkBoardLayout *layout,
                  const RkSpot        *spot,
                  graphene_point_t    *point)
{
  graphene_point_init (point,
                       spot->x * layout->rx,
                       spot->y * layout->ry - spot->layer * LAYER_RISE * layout->stone * layout->rx);
}

static int
compare_resting (const RkRestingStone *a,
                 const RkRestingStone *b)
{
  if (a->layer != b->layer)
    return a->layer - b->layer;

  return (a->where.y > b->where.y) - (a->where.y < b->where.y);
}

/**
 * rk_board_scene_get_resting:
 * @layout: where everything is
 * @pebbles: where all stones lie, if nothing moves
 * @player: (nullable): the animation, if there is one
 * @hole: a hole
 * @stones: (out): the stones that lie in @hole now, the lowest first
 *
 * Finds the stones that lie in a hole.
 *
 * Returns: how many
 */
guint
rk_board_scene_get_resting (const RkBoardLayout *layout,
                            const RkPebbles     *pebbles,
                            RkSowingPlayer      *player,
                            guint                hole,
                            RkRestingStone       stones[RK_N_PEBBLES])
{
  guint n_stones = 0;

  /* Callers compare the bytes. */
  memset (stones, 0, RK_N_PEBBLES * sizeof *stones);

  for (guint stone = 0; stone < RK_N_PEBBLES; stone++)
    {
      RkSpot spot = pebbles->spots[stone];

      if (player != NULL)
        rk_sowing_player_get_spot (player, stone, &spot);

      if (spot.place != hole ||
          (player != NULL && rk_sowing_player_get_flight (player, stone) != NULL))
        continue;

      get_spot_in_hole (layout, &spot, &stones[n_stones].where);
      stones[n_stones].stone = stone;
      stones[n_stones].layer = spot.layer;
      n_stones++;
    }

  qsort (stones, n_stones, sizeof *stones, (GCompareFunc) compare_resting);

  return n_stones;
}

/* The hand hovers a little above the hole, so that one sees into it. */
static void
get_hand_point (const RkBoardLayout *layout,
                const RkHandPose    *pose,
                graphene_point_t    *point)
{
  graphene_point_interpolate (&layout->centers[pose->from], &layout->centers[pose->to],
                              pose->progress, point);
  point->y -= 0.50f * layout->ry;
}

/* @near is the hole at the other end of the way. */
static void
get_side_point (const RkBoardLayout *layout,
                guint                place,
                guint                near,
                graphene_point_t    *point)
{
  gboolean below = (place == RK_PLACE_SOUTH) != layout->turned;
  float middle = layout->slab.origin.x + layout->slab.size.width / 2;
  float x = layout->centers[near].x;
  float edge = layout->slab.origin.y + (below ? layout->slab.size.height : 0);

  graphene_point_init (point,
                       x + (middle - x) * 0.35f,
                       edge + (below ? AWAY : -AWAY) * layout->rx);
}

static void
get_spot_point (const RkBoardLayout *layout,
                const RkSpot        *spot,
                const RkHandPose    *pose,
                guint                near,
                graphene_point_t    *point)
{
  graphene_point_t in_hole;

  if (spot->place == RK_PLACE_HAND)
    {
      get_hand_point (layout, pose, point);
      point->x += spot->x * layout->rx * layout->stone * 0.8f;
      point->y += spot->y * layout->rx * layout->stone * 0.6f;
    }
  else if (spot->place < RK_MAX_RING)
    {
      get_spot_in_hole (layout, spot, &in_hole);
      *point = layout->centers[spot->place];
      point->x += in_hole.x;
      point->y += in_hole.y;
    }
  else
    {
      get_side_point (layout, spot->place, near, point);
    }
}

/* A stone as it is drawn now. */
typedef struct
{
  graphene_point_t where;
  double lift;
  double opacity;
  guint stone;
} RkMovingStone;

/* How high a stone is at a place where it starts or ends. */
static double
get_height (const RkSpot *spot)
{
  return spot->place < RK_MAX_RING ? 0 : 1;
}

static void
place_flight (const RkBoardLayout *layout,
              RkSowingPlayer      *player,
              const RkFlight      *flight,
              const RkHandPose    *pose,
              RkMovingStone       *moving)
{
  double share = (rk_sowing_player_get_time (player) - flight->start) /
                 (flight->end - flight->start);
  double eased = share * share * (3 - 2 * share);
  gboolean slides = flight->from.place == flight->to.place;
  graphene_point_t from, to;

  get_spot_point (layout, &flight->from, &flight->from_hand, flight->to.place, &from);
  get_spot_point (layout, &flight->to, pose, flight->from.place, &to);
  graphene_point_interpolate (&from, &to, eased, &moving->where);

  moving->opacity = 1;
  moving->lift = 0;
  if (slides)
    return;

  /* Up with the hand, down like a thing that falls. */
  if (get_height (&flight->to) > 0)
    moving->lift = eased;
  else
    moving->lift = 1 - share * share;

  if (flight->from.place == RK_PLACE_HAND)
    moving->where.y -= sin (share * G_PI) * 0.16f * layout->rx;

  if (flight->to.place > RK_PLACE_HAND)
    moving->opacity = CLAMP ((1 - share) / 0.35, 0, 1);
  else if (flight->from.place > RK_PLACE_HAND)
    moving->opacity = CLAMP (share / 0.3, 0, 1);
}

static gboolean
place_moving (const RkBoardLayout *layout,
              RkSowingPlayer      *player,
              const RkHandPose    *pose,
              guint                stone,
              RkMovingStone       *moving)
{
  const RkFlight *flight = rk_sowing_player_get_flight (player, stone);
  RkSpot spot;

  moving->stone = stone;
  if (flight != NULL)
    {
      place_flight (layout, player, flight, pose, moving);
      return TRUE;
    }

  rk_sowing_player_get_spot (player, stone, &spot);
  if (spot.place != RK_PLACE_HAND)
    return FALSE;

  get_spot_point (layout, &spot, pose, 0, &moving->where);
  moving->lift = 1;
  moving->opacity = 1;

  return TRUE;
}

static int
compare_moving (const RkMovingStone *a,
                const RkMovingStone *b)
{
  return (a->lift > b->lift) - (a->lift < b->lift);
}

/**
 * rk_board_scene_badge:
 * @art: what draws the board
 * @widget: the board
 * @snapshot: where to draw
 * @text: the text
 * @size: of the letters, in pixels
 * @x: the middle of the badge
 * @y: the middle of the badge
 * @filled: whether the badge is dark
 *
 * Draws a number in a badge above the board.
 */
void
rk_board_scene_badge (RkBoardArt  *art,
                      GtkWidget   *widget,
                      GtkSnapshot *snapshot,
                      const char  *text,
                      float        size,
                      float        x,
                      float        y,
                      gboolean     filled)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  rk_board_art_snapshot_badge (art, snapshot, layout, &GRAPHENE_POINT_INIT (x, y), filled);
}

/**
 * rk_board_scene_sign:
 * @art: what draws the board
 * @widget: the board
 * @snapshot: where to draw
 * @sign: a letter or two
 * @hole: a hole
 *
 * Draws a sign at the edge of a hole, beside its stones.
 */
void
rk_board_scene_sign (RkBoardArt  *art,
                     GtkWidget   *widget,
                     GtkSnapshot *snapshot,
                     const char  *sign,
                     guint        hole)
{
  const RkBoardLayout *layout = rk_board_art_get_layout (art);
  const graphene_point_t *center = &layout->centers[hole];

  rk_board_scene_badge (art, widget, snapshot, sign, layout->font_size * 1.1f,
                        center->x + layout->rx * 0.72f, center->y - layout->ry * 0.72f, TRUE);
}

/* Rings spread from the hole, two for a binikh, and the four is written above
 * it, drifting to the side that gets it. */
static void
snapshot_capture (RkBoardArt      *art,
                  RkSowingPlayer  *player,
                  const RkCapture *capture,
                  GtkWidget       *widget,
                  GtkSnapshot     *snapshot)
{
  const RkBoardLayout *layout = rk_board_art_get_layout (art);
  const graphene_point_t *center = &layout->centers[capture->hole];
  double share = (rk_sowing_player_get_time (player) - capture->start) /
                 (capture->end - capture->start);
  gboolean below = (capture->side == RK_SOUTH) != layout->turned;
  g_autofree char *number = rk_format_number (RK_FOUR);
  g_autofree char *text = g_strconcat ("+", number, NULL);
  float drift = layout->ry * (0.62f + 0.50f * share * share);
  float size = layout->font_size * (capture->binikh ? 1.6f : 1.3f);
  double opacity = CLAMP (MIN (share / 0.12, (1 - share) / 0.2), 0, 1);

  if (share < 0 || share >= 1)
    return;

  rk_board_art_snapshot_pulse (art, snapshot, center, share / 0.55);
  if (capture->binikh)
    rk_board_art_snapshot_pulse (art, snapshot, center, (share - 0.22) / 0.6);

  gtk_snapshot_push_opacity (snapshot, opacity);
  rk_board_scene_badge (art, widget, snapshot, text, size,
                        center->x, center->y + (below ? drift : -drift), capture->binikh);
  gtk_snapshot_pop (snapshot);
}

static void
snapshot_hand_badge (RkBoardArt       *art,
                     const RkHandPose *pose,
                     guint             n_stones,
                     GtkWidget        *widget,
                     GtkSnapshot      *snapshot)
{
  const RkBoardLayout *layout = rk_board_art_get_layout (art);
  g_autofree char *number = rk_format_number (n_stones);
  graphene_point_t point;

  get_hand_point (layout, pose, &point);
  rk_board_scene_badge (art, widget, snapshot, number, layout->font_size * 0.92f,
                        point.x + layout->rx * 0.78f, point.y, TRUE);
}

/**
 * rk_board_scene_hand:
 * @art: what draws the board
 * @widget: the board
 * @snapshot: where to draw
 * @stones: (array length=n_stones): the stones in the hand
 * @n_stones: how many they are
 * @hole: the hole above which it rests
 * @show_number: whether they are counted
 *
 * Draws the hand where it does not move.
 */
void
rk_board_scene_hand (RkBoardArt   *art,
                     GtkWidget    *widget,
                     GtkSnapshot  *snapshot,
                     const guint8 *stones,
                     guint         n_stones,
                     guint         hole,
                     gboolean      show_number)
{
  const RkBoardLayout *layout = rk_board_art_get_layout (art);
  const RkHandPose pose = { .from = hole, .to = hole };
  graphene_point_t where[RK_N_PEBBLES];

  for (guint i = 0; i < n_stones; i++)
    {
      RkSpot spot;

      rk_pebbles_gather (&spot, i);
      get_spot_point (layout, &spot, &pose, hole, &where[i]);
      rk_board_art_snapshot_shadow (art, snapshot, &where[i], 1, 1);
    }
  for (guint i = 0; i < n_stones; i++)
    rk_board_art_snapshot_pebble (art, snapshot, stones[i], &where[i], 1, 1);
  if (show_number)
    snapshot_hand_badge (art, &pose, n_stones, widget, snapshot);
}

/**
 * rk_board_scene_snapshot:
 * @art: what draws the board
 * @player: the animation
 * @widget: the board
 * @show_numbers: whether the stones in the hand are counted
 * @snapshot: where to draw
 *
 * Draws what moves above the board now.
 */
void
rk_board_scene_snapshot (RkBoardArt     *art,
                         RkSowingPlayer *player,
                         GtkWidget      *widget,
                         gboolean        show_numbers,
                         GtkSnapshot    *snapshot)
{
  const RkBoardLayout *layout = rk_board_art_get_layout (art);
  RkMovingStone moving[RK_N_PEBBLES];
  RkHandPose pose = { .progress = 0 };
  guint in_hand = rk_sowing_player_get_hand (player, &pose);
  const RkCapture *captures;
  guint n_moving = 0;
  guint n_captures;

  for (guint stone = 0; stone < RK_N_PEBBLES; stone++)
    n_moving += place_moving (layout, player, &pose, stone, &moving[n_moving]);

  qsort (moving, n_moving, sizeof *moving, (GCompareFunc) compare_moving);

  for (guint i = 0; i < n_moving; i++)
    rk_board_art_snapshot_shadow (art, snapshot, &moving[i].where,
                                  moving[i].lift, moving[i].opacity);

  for (guint i = 0; i < n_moving; i++)
    rk_board_art_snapshot_pebble (art, snapshot, moving[i].stone, &moving[i].where,
                                  moving[i].lift, moving[i].opacity);

  captures = rk_sowing_player_get_captures (player, &n_captures);
  for (guint i = 0; i < n_captures; i++)
    snapshot_capture (art, player, &captures[i], widget, snapshot);

  if (show_numbers && in_hand > 0)
    snapshot_hand_badge (art, &pose, in_hand, widget, snapshot);
}
