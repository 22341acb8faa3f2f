/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-laps.h"

typedef struct
{
  GArray *laps;
  /* How the stones lie now, and those of the lap that have fallen. */
  RkPosition position;
  guint n_fallen;
} Walk;

static RkLap *
get_lap (Walk *walk)
{
  return &g_array_index (walk->laps, RkLap, walk->laps->len - 1);
}

static void
begin_lap (Walk               *walk,
           const RkTraceEvent *event)
{
  RkLap lap = {
    .mover = walk->position.turn,
    .from = event->hole,
    .n_stones = event->hand,
    .end = RK_LAP_EMPTY,
  };

  g_array_append_val (walk->laps, lap);
  walk->n_fallen = 0;
}

static void
end_lap (Walk     *walk,
         RkLapEnd  end)
{
  get_lap (walk)->end = end;
  get_lap (walk)->after = walk->position;
}

static void
capture (Walk               *walk,
         const RkTraceEvent *event)
{
  get_lap (walk)->fours |= 1u << event->hole;
  get_lap (walk)->captured[event->side] += RK_FOUR;
  walk->position.captured[event->side] += RK_FOUR;
}

static void
trace_cb (const RkTraceEvent *event,
          gpointer            user_data)
{
  Walk *walk = user_data;

  switch ((RkTraceKind) event->kind)
    {
    case RK_TRACE_LIFT:
      begin_lap (walk, event);
      break;

    case RK_TRACE_DROP:
      get_lap (walk)->path[walk->n_fallen++] = event->hole;
      break;

    case RK_TRACE_FOUR:
      capture (walk, event);
      break;

    case RK_TRACE_BINIKH:
      capture (walk, event);
      get_lap (walk)->end = RK_LAP_BINIKH;
      break;

    case RK_TRACE_RELAY:
      end_lap (walk, RK_LAP_RELAY);
      begin_lap (walk, event);
      break;

    case RK_TRACE_END:
      break;

    default:
      g_assert_not_reached ();
    }

  walk->position.stones[event->hole] = event->in_hole;
}

/**
 * rk_laps_new:
 * @before: a position
 * @hole: the hole that is played
 *
 * Takes a move apart into its laps. The rules of sowing are those of the engine,
 * which tells each step.
 *
 * Returns: (transfer full) (nullable): its #RkLap, at least one; %NULL if the move
 *   is not legal
 */
GArray *
rk_laps_new (const RkPosition *before,
             guint             hole)
{
  Walk walk = { NULL };
  RkPosition after;

  g_return_val_if_fail (before != NULL, NULL);

  after = *before;
  walk.position = *before;
  walk.laps = g_array_new (FALSE, FALSE, sizeof (RkLap));
  if (rk_position_play_traced (&after, hole, NULL, trace_cb, &walk) != RK_MOVE_LEGAL)
    {
      g_array_unref (walk.laps);
      return NULL;
    }

  get_lap (&walk)->after = after;

  return walk.laps;
}
