/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-ring-private.h"
#include "rk-sowing.h"

G_BEGIN_DECLS

/* Laps that are sown before it is watched whether the sowing repeats itself;
 * most moves end sooner.
 */
#define RK_UNWATCHED_LAPS 8

/* Rules 6, 8 and 9: the counts after the last stone that end a move. */
#define RK_LAST_FELL_ALONE 1
#define RK_LAST_MADE_FOUR RK_FOUR

/**
 * RkLaneTrace:
 * @func: who listens
 * @user_data: passed to @func
 * @order: the hole of each lane
 * @n_south: how many lanes are South's
 * @mover: who moves
 *
 * What is needed to tell a sowing step by step.
 */
typedef struct
{
  RkTraceFunc func;
  gpointer user_data;
  const guint8 *order;
  guint n_south;
  RkSide mover;
} RkLaneTrace;

/**
 * RkLaneSowing:
 * @laps: laps sown
 * @sown: stones sown
 * @fours: for each lane, how often four were made there on the way
 * @last: the lane of the last stone
 * @binikh: whether the last stone made four
 *
 * What a sowing did.
 */
typedef struct
{
  guint laps;
  guint sown;
  RkLanes fours;
  guint last;
  gboolean binikh;
} RkLaneSowing;

void rk_lane_trace_emit    (const RkLaneTrace *self,
                            RkTraceKind        kind,
                            guint              lane,
                            guint              hand,
                            guint              in_hole,
                            guint              lap);
void rk_lane_trace_stretch (const RkLaneTrace *self,
                            const RkRing      *ring,
                            guint              place,
                            guint              n,
                            guint              hand,
                            RkLanes            before,
                            RkLanes            fours,
                            guint              lap);

/*< private >
 * rk_lanes_sow:
 * @stones: the stones of all open holes; of no use after an endless sowing
 * @ring: the tables for as many holes
 * @place: the lane that is lifted; it holds stones
 * @sowing: (out): what the sowing did
 * @trace: (nullable): who listens
 *
 * Sows one move: rules 5 to 11, the only place where they are written. Always
 * inlined, so that @trace and whatever the caller does not read of @sowing
 * cost nothing.
 *
 * A lap is sown in stretches in which no hole gets more than one stone: nearly
 * always a single one. So the stones of a stretch can fall at the same time.
 *
 * Endless sowing is found by comparing the state at the begin of each lap with
 * one from before, which is replaced by the newest after 16, 32, 64... laps:
 * sooner or later it lies inside the cycle, and the cycle has been gone round.
 * A capture needs no special care, since a state with fewer stones differs
 * from all before.
 *
 * Returns: whether the sowing ended
 */
static inline __attribute__ ((always_inline)) gboolean
rk_lanes_sow (RkLanes           *stones,
              const RkRing      *ring,
              guint              place,
              RkLaneSowing      *sowing,
              const RkLaneTrace *trace)
{
  RkLanes now = *stones;
  RkLanes seen = { 0, };
  guint seen_place = G_MAXUINT;
  guint hand = now[place];

  *sowing = (RkLaneSowing) { 0, };

  if (trace != NULL)
    rk_lane_trace_emit (trace, RK_TRACE_LIFT, place, hand, 0, 1);

  for (;;)
    {
      now &= ~rk_ring_get_lane (ring, place);
      sowing->laps++;
      sowing->sown += hand;

      do
        {
          guint n = MIN (hand, ring->size);
          RkLanes before = now;
          RkLanes fours;

          hand -= n;
          now -= ring->run[place][n];
          fours = (RkLanes) (now == RK_FOUR) & ring->run[place][hand > 0 ? n : n - 1];
          now &= ~fours;
          sowing->fours -= fours;

          if (trace != NULL)
            rk_lane_trace_stretch (trace, ring, place, n, hand, before, fours, sowing->laps);
          place = ring->after[place][n];
        }
      while (G_UNLIKELY (hand > 0));

      hand = now[place];
      if (hand == RK_LAST_FELL_ALONE || hand == RK_LAST_MADE_FOUR)
        break;

      if (G_UNLIKELY (sowing->laps >= RK_UNWATCHED_LAPS))
        {
          if (place == seen_place && rk_lanes_equal (now, seen))
            return FALSE;
          if ((sowing->laps & (sowing->laps - 1)) == 0)
            {
              seen = now;
              seen_place = place;
            }
        }

      if (trace != NULL)
        rk_lane_trace_emit (trace, RK_TRACE_RELAY, place, hand, 0, sowing->laps + 1);
    }

  sowing->last = place;
  sowing->binikh = hand == RK_LAST_MADE_FOUR;
  if (sowing->binikh)
    now &= ~rk_ring_get_lane (ring, place);
  *stones = now;

  if (trace != NULL)
    {
      if (sowing->binikh)
        rk_lane_trace_emit (trace, RK_TRACE_BINIKH, place, 0, 0, sowing->laps);
      rk_lane_trace_emit (trace, RK_TRACE_END, place, 0, now[place], sowing->laps);
    }

  return TRUE;
}

G_END_DECLS
