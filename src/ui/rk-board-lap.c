/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* The trace of a lap on the board, as far as it has been sown. */

#include "rk-board-lap.h"

#include "rk-board-private.h"
#include "rk-board-scene.h"
#include "rk-format.h"

/* What a stone has made, on the side of whoever gets it; dark for a binikh. */
static void
snapshot_four (RkBoard     *self,
               GtkSnapshot *snapshot,
               guint        nth)
{
  const RkBoardLayout *layout = &self->layout;
  guint hole = self->lap.path[nth];
  gboolean below = (rk_lap_get_winner (&self->lap, nth) == RK_SOUTH) != layout->turned;
  gboolean is_binikh = self->lap.end == RK_LAP_BINIKH && nth + 1 == self->lap.n_fallen;
  float drift = layout->ry * 0.62f;
  g_autofree char *number = rk_format_number (RK_FOUR);
  g_autofree char *text = g_strconcat ("+", number, NULL);

  rk_board_scene_badge (self->art, GTK_WIDGET (self), snapshot, text,
                        layout->font_size * (is_binikh ? 1.4f : 1.1f),
                        layout->centers[hole].x,
                        layout->centers[hole].y + (below ? drift : -drift), is_binikh);
}

/* The stones that were lifted last lie at the end of those off the board. */
static void
snapshot_hand (RkBoard     *self,
               GtkSnapshot *snapshot)
{
  const RkPebbles *pebbles = &self->pebbles;
  const guint hand = MIN (rk_lap_get_hand (&self->lap), pebbles->n_away);

  if (hand > 0)
    rk_board_scene_hand (self->art, GTK_WIDGET (self), snapshot,
                         &pebbles->away[pebbles->n_away - hand], hand,
                         rk_lap_get_last (&self->lap), self->show_numbers);
}

/* From the middle of each hole to the next; it turns round with the sowing. */
static void
snapshot_way (RkBoard     *self,
              GtkSnapshot *snapshot)
{
  const RkLap *lap = &self->lap;
  graphene_point_t points[1 + RK_LAP_MAX_STONES];

  points[0] = self->layout.centers[lap->from];
  for (guint i = 0; i < lap->n_fallen; i++)
    points[i + 1] = self->layout.centers[lap->path[i]];
  rk_board_art_snapshot_trace (self->art, snapshot, points, lap->n_fallen + 1);
}

void
_rk_board_snapshot_lap (RkBoard     *self,
                        GtkSnapshot *snapshot)
{
  if (!self->has_lap || rk_board_is_animating (self))
    return;

  if (self->lap.n_fallen > 0)
    snapshot_way (self, snapshot);
  for (guint nth = 0; nth < self->lap.n_fallen; nth++)
    if (self->lap.takes & (G_GUINT64_CONSTANT (1) << nth))
      snapshot_four (self, snapshot, nth);
  snapshot_hand (self, snapshot);
}

/**
 * rk_board_show_lap:
 * @self: a board
 * @lap: a lap of a move, or the start of one
 *
 * Shows how the stones lie after the lap, and its trace: where it was lifted, the
 * way of the stones, the fours on the side of who gets them, and what is still in the
 * hand. It goes away with the next position. An animation stops without
 * #RkBoard::played-out.
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
  rk_board_set_marks (self, lap->from, lap->n_fallen > 0 ? (int) rk_lap_get_last (lap) : -1);
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
