/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-sowing.h"

G_BEGIN_DECLS

/* The most stones that can be sown in one lap: all there are. */
#define RK_LAP_MAX_STONES (2 * RK_FOUR * RK_MAX_HOLES)

/**
 * RkLapEnd:
 * @RK_LAP_RELAY: in a hole with stones, which are lifted for the next lap (rule 6)
 * @RK_LAP_EMPTY: in an empty hole (rule 9)
 * @RK_LAP_BINIKH: with a four (rule 8)
 * @RK_LAP_UNDERWAY: not yet: stones are still in the hand
 *
 * How a lap ended.
 */
typedef enum
{
  RK_LAP_RELAY,
  RK_LAP_EMPTY,
  RK_LAP_BINIKH,
  RK_LAP_UNDERWAY,
} RkLapEnd;

/**
 * RkLap:
 * @mover: the #RkSide that moves
 * @from: the hole whose stones were lifted
 * @n_stones: how many they were
 * @n_fallen: how many of them have left the hand: all, unless only the start of the lap
 *   is looked at
 * @path: the holes into which these fell, one after the other
 * @fours: bit i is set if four were taken off hole i
 * @takes: bit i is set if stone i, counted from 0, made four
 * @captured: the stones each side captured in this lap
 * @end: an #RkLapEnd
 * @before: how the stones lay when the lap began
 * @after: how they lie now, without those in the hand: no position to play from, unless
 *   it was the last lap and all have fallen
 *
 * A lap of a move, or the start of one.
 */
typedef struct
{
  guint8 mover;
  guint8 from;
  guint8 n_stones;
  guint8 n_fallen;
  guint8 path[RK_LAP_MAX_STONES];
  guint16 fours;
  guint64 takes;
  guint8 captured[2];
  guint8 end;
  RkPosition before;
  RkPosition after;
} RkLap;

/* Of RkLap; NULL if the move is not legal. */
GArray *rk_laps_new (const RkPosition *before,
                     guint             hole);

/* The lap up to its stone @n_fallen; 0 when all are in the hand. */
void    rk_lap_cut  (const RkLap      *self,
                     guint             n_fallen,
                     RkLap            *start);

/* Who gets the four that stone @nth, counted from 0, has made. */
RkSide  rk_lap_get_winner (const RkLap *self,
                           guint        nth);

/* Where the hand is: the hole of the last stone that has fallen. */
static inline guint
rk_lap_get_last (const RkLap *self)
{
  return self->n_fallen > 0 ? self->path[self->n_fallen - 1] : self->from;
}

static inline guint
rk_lap_get_hand (const RkLap *self)
{
  return self->n_stones - self->n_fallen;
}

G_END_DECLS
