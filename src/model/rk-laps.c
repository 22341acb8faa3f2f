/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-laps.h"

typedef struct
{
  GArray *laps;
  /* How the stones lie now. */
  RkPosition position;
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
    .before = walk->position,
  };

  g_array_append_val (walk->laps, lap);
}

static void
end_lap (Walk     *walk,
         RkLapEnd  end)
{
  get_lap (walk)->end = end;
  get_lap (walk)->after = walk->position;
}

static void
drop (RkLap *lap,
      guint  hole)
{
  lap->path[lap->n_fallen++] = hole;
}

static void
capture (Walk               *walk,
         const RkTraceEvent *event)
{
  get_lap (walk)->fours |= 1u << event->hole;
  get_lap (walk)->takes |= G_GUINT64_CONSTANT (1) << (get_lap (walk)->n_fallen - 1);
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
      drop (get_lap (walk), event->hole);
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

/* As the trace of the engine told it. */
static void
drop_again (const RkLap *lap,
            RkLap       *start)
{
  guint nth = start->n_fallen;
  guint hole = lap->path[nth];

  drop (start, hole);
  start->after.stones[hole]++;
  if (lap->takes & (G_GUINT64_CONSTANT (1) << nth))
    {
      RkSide winner = rk_lap_get_winner (lap, nth);

      start->fours |= 1u << hole;
      start->takes |= G_GUINT64_CONSTANT (1) << nth;
      start->captured[winner] += RK_FOUR;
      start->after.captured[winner] += RK_FOUR;
      start->after.stones[hole] = 0;
    }
}

/**
 * rk_lap_cut:
 * @self: a whole lap
 * @n_fallen: how many stones have left the hand, at most all that were lifted
 * @start: (out): the lap up to there
 *
 * Looks at a lap stone by stone. With all of its stones @start is @self.
 */
void
rk_lap_cut (const RkLap *self,
            guint        n_fallen,
            RkLap       *start)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (self->n_fallen == self->n_stones);
  g_return_if_fail (n_fallen <= self->n_stones);
  g_return_if_fail (start != NULL);

  if (n_fallen == self->n_stones)
    {
      *start = *self;
      return;
    }

  *start = (RkLap) {
    .mover = self->mover,
    .from = self->from,
    .n_stones = self->n_stones,
    .end = RK_LAP_UNDERWAY,
    .before = self->before,
    .after = self->before,
  };
  start->after.stones[self->from] = 0;
  while (start->n_fallen < n_fallen)
    drop_again (self, start);
}

/**
 * rk_lap_get_winner:
 * @self: a lap, or the start of one
 * @nth: one of its stones, counted from 0, that made four
 *
 * Returns: who gets these four: the player who moves if the stone was the last one
 *   (rule 8), else the owner of the row (rule 7)
 */
RkSide
rk_lap_get_winner (const RkLap *self,
                   guint        nth)
{
  g_return_val_if_fail (self != NULL, RK_SOUTH);
  g_return_val_if_fail (nth < self->n_fallen, RK_SOUTH);

  return nth + 1 == self->n_stones ? (RkSide) self->mover
                                   : rk_position_get_owner (&self->before, self->path[nth]);
}
