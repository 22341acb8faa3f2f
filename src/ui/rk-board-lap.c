/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* The trace of a lap on the board. */

#include "rk-board-lap.h"

#include <math.h>

#include "rk-board-private.h"
#include "rk-board-scene.h"
#include "rk-format.h"

/* In half widths of a hole. */
#define LINE  0.09f
#define ARROW 0.42f

/* From the middle of each hole to the next; it turns round with the sowing. */
static GskPath *
make_path (RkBoard *self)
{
  const RkLap *lap = &self->lap;
  GskPathBuilder *builder = gsk_path_builder_new ();

  gsk_path_builder_move_to (builder, self->layout.centers[lap->from].x,
                            self->layout.centers[lap->from].y);
  for (guint i = 0; i < lap->n_stones; i++)
    gsk_path_builder_line_to (builder, self->layout.centers[lap->path[i]].x,
                              self->layout.centers[lap->path[i]].y);

  return gsk_path_builder_free_to_path (builder);
}

/* At the end, in the direction of the last step. */
static GskPath *
make_arrow (RkBoard *self)
{
  const RkLap *lap = &self->lap;
  guint before = lap->n_stones > 1 ? lap->path[lap->n_stones - 2] : lap->from;
  const graphene_point_t *from = &self->layout.centers[before];
  const graphene_point_t *to = &self->layout.centers[rk_lap_get_last (lap)];
  float length = MAX (1, hypotf (to->x - from->x, to->y - from->y));
  float x = (to->x - from->x) / length * ARROW * self->layout.rx;
  float y = (to->y - from->y) / length * ARROW * self->layout.rx;
  GskPathBuilder *builder = gsk_path_builder_new ();

  gsk_path_builder_move_to (builder, to->x + x / 2, to->y + y / 2);
  gsk_path_builder_line_to (builder, to->x - x / 2 - y * 0.6f, to->y - y / 2 + x * 0.6f);
  gsk_path_builder_line_to (builder, to->x - x / 2 + y * 0.6f, to->y - y / 2 - x * 0.6f);
  gsk_path_builder_close (builder);

  return gsk_path_builder_free_to_path (builder);
}

/* Who gets a four that was made in @hole. */
static RkSide
get_winner (RkBoard *self,
            guint    hole)
{
  const RkLap *lap = &self->lap;

  if (lap->end == RK_LAP_BINIKH && hole == rk_lap_get_last (lap))
    return lap->mover;

  return rk_position_get_owner (&lap->after, hole);
}

/* On the side of whoever gets it, dark for a binikh. */
static void
snapshot_four (RkBoard     *self,
               GtkSnapshot *snapshot,
               guint        hole)
{
  const RkBoardLayout *layout = &self->layout;
  gboolean below = (get_winner (self, hole) == RK_SOUTH) != layout->turned;
  gboolean is_binikh = self->lap.end == RK_LAP_BINIKH && hole == rk_lap_get_last (&self->lap);
  float drift = layout->ry * 0.62f;
  g_autofree char *number = rk_format_number (RK_FOUR);
  g_autofree char *text = g_strconcat ("+", number, NULL);

  rk_board_scene_badge (self->art, GTK_WIDGET (self), snapshot, text,
                        layout->font_size * (is_binikh ? 1.4f : 1.1f),
                        layout->centers[hole].x,
                        layout->centers[hole].y + (below ? drift : -drift), is_binikh);
}

void
_rk_board_snapshot_lap (RkBoard     *self,
                        GtkSnapshot *snapshot)
{
  g_autoptr (GskPath) path = NULL;
  g_autoptr (GskPath) arrow = NULL;

  if (!self->has_lap || rk_board_is_animating (self))
    return;

  path = make_path (self);
  arrow = make_arrow (self);
  rk_board_art_snapshot_trace (self->art, snapshot, path, arrow,
                               MAX (3, LINE * self->layout.rx));
  for (guint hole = 0; hole < 2u * self->position.n_holes; hole++)
    if (self->lap.fours & (1u << hole))
      snapshot_four (self, snapshot, hole);
}

/**
 * rk_board_show_lap:
 * @self: a board
 * @lap: a lap of a move
 *
 * Shows how the stones lie after the lap, and its trace: where it was lifted, the
 * way of the stones, the fours on the side of who gets them. It goes away with the
 * next position. An animation stops without #RkBoard::played-out.
 */
void
rk_board_show_lap (RkBoard     *self,
                   const RkLap *lap)
{
  g_return_if_fail (RK_IS_BOARD (self));
  g_return_if_fail (lap != NULL);
  g_return_if_fail (lap->n_stones > 0);

  rk_board_set_position (self, &lap->after);
  self->lap = *lap;
  self->has_lap = TRUE;
  rk_board_set_marks (self, lap->from, rk_lap_get_last (lap));
}

/**
 * rk_board_shows_lap:
 * @self: a board
 *
 * Returns: whether the trace of a lap is on the board
 */
gboolean
rk_board_shows_lap (RkBoard *self)
{
  g_return_val_if_fail (RK_IS_BOARD (self), FALSE);

  return self->has_lap;
}
