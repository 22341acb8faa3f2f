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
 *
 * How a lap ended.
 */
typedef enum
{
  RK_LAP_RELAY,
  RK_LAP_EMPTY,
  RK_LAP_BINIKH,
} RkLapEnd;

/**
 * RkLap:
 * @mover: the #RkSide that moves
 * @from: the hole whose stones were lifted
 * @n_stones: how many they were
 * @path: the holes into which they fell, one after the other
 * @fours: bit i is set if four were taken off hole i
 * @captured: the stones each side captured in this lap
 * @end: an #RkLapEnd
 * @after: how the stones lie when the lap is over: no position to play from, unless
 *   it was the last lap
 *
 * A lap of a move.
 */
typedef struct
{
  guint8 mover;
  guint8 from;
  guint8 n_stones;
  guint8 path[RK_LAP_MAX_STONES];
  guint16 fours;
  guint8 captured[2];
  guint8 end;
  RkPosition after;
} RkLap;

/* Of RkLap; NULL if the move is not legal. */
GArray *rk_laps_new (const RkPosition *before,
                     guint             hole);

static inline guint
rk_lap_get_last (const RkLap *self)
{
  return self->path[self->n_stones - 1];
}

G_END_DECLS
