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

/**
 * RkSower:
 * @stones: the stones on the board, those about to be lifted too
 * @lap: the lap that comes next; one without stones when the move has ended
 *
 * A move being sown, at the begin of a lap.
 */
typedef struct
{
  RkLanes stones;
  const RkLap *lap;
} RkSower;

/**
 * RkTally:
 * @laps: laps sown
 * @sown: stones sown
 * @fours: for each lane, how often four were made there, with a last stone too
 * @last: the lane of the last stone
 * @landed: the stones in it, before anything was taken off
 *
 * What a sowing did so far.
 */
typedef struct
{
  guint laps;
  guint sown;
  RkLanes fours;
  guint last;
  guint landed;
} RkTally;

/**
 * RkNarrator:
 * @func: who listens
 * @user_data: passed to @func
 * @board: the board
 * @mover: who moves
 * @lap: the lap, from 1
 *
 * Tells a sowing step by step.
 */
typedef struct
{
  RkTraceFunc func;
  gpointer user_data;
  const RkBoard *board;
  RkSide mover;
  guint lap;
} RkNarrator;

void rk_narrator_begin_lap (RkNarrator       *self,
                            guint             place,
                            guint             hand);
void rk_narrator_drop      (const RkNarrator *self,
                            guint             place,
                            guint             n,
                            guint             hand,
                            RkLanes           fallen,
                            RkLanes           fours);
void rk_narrator_end       (const RkNarrator *self,
                            guint             last,
                            guint             in_hole);

RkMoveStatus rk_position_foresee (RkPosition *self,
                                  guint       hole,
                                  guint       laps,
                                  RkSowing   *sowing);

/* Makes ready to lift @place. */
static inline void
rk_sower_init (RkSower      *self,
               const RkRing *ring,
               RkLanes       stones,
               guint         place)
{
  self->stones = stones;
  self->lap = &ring->laps[place][stones[place]];
}

/* Drops the stones of a stretch and takes off the fours they make. Returns
 * what lay in the holes before that.
 */
static inline __attribute__ ((always_inline)) RkLanes
rk_sower_drop (RkSower          *self,
               const RkStretch  *stretch,
               guint             n,
               guint             hand,
               RkTally          *tally,
               const RkNarrator *narrator)
{
  RkLanes fallen = self->stones - stretch->change;
  RkLanes fours = (RkLanes) (fallen == stretch->four);

  self->stones = fallen & ~fours;
  if (tally != NULL)
    tally->fours -= fours;
  if (narrator != NULL)
    rk_narrator_drop (narrator, self->lap->place, n, hand, fallen, fours);

  return fallen;
}

/*< private >
 * rk_sower_sow_lap:
 * @self: a sower
 * @ring: the ring it sows on
 * @tally: (nullable): counts what happens
 * @narrator: (nullable): tells what happens
 *
 * Sows a lap, by the tables of the ring: rules 5 to 10, and nothing else sows.
 * Always inlined, so that neither @tally nor @narrator cost anything when there
 * are none. Does nothing when the move has ended.
 *
 * Whatever stone makes four, the four are taken off at once; only who gets
 * them depends on whether it was the last one.
 *
 * Returns: how many stones are sown in another lap, 0 if the move has ended
 */
static inline __attribute__ ((always_inline)) guint
rk_sower_sow_lap (RkSower      *self,
                  const RkRing *ring,
                  RkTally      *tally,
                  RkNarrator   *narrator)
{
  const RkLap *lap = self->lap;
  guint hand = lap->hand;
  guint landed;

  if (narrator != NULL)
    rk_narrator_begin_lap (narrator, lap->place, hand);

  if (G_UNLIKELY (lap->rounds > 0))
    {
      self->stones[lap->place] = 0;
      for (guint i = 0; i < lap->rounds; i++)
        {
          hand -= ring->size;
          rk_sower_drop (self, &ring->round, ring->size, hand, tally, narrator);
        }
    }

  landed = rk_sower_drop (self, &lap->stretch, hand, 0, tally, narrator)[lap->last];
  if (tally != NULL)
    {
      tally->laps++;
      tally->sown += lap->hand;
      tally->last = lap->last;
      tally->landed = landed;
    }

  hand = ring->relay[landed];
  self->lap = &lap->next[hand];

  return hand;
}

/*< private >
 * rk_sower_finish:
 * @self: a sower
 * @ring: the ring it sows on
 * @tally: (nullable): counts what happens
 * @narrator: (nullable): tells what happens
 *
 * Sows a move to its end, if it has one (rule 11).
 *
 * Endless sowing is found by comparing the state at the begin of each lap with
 * one from before, which is replaced by the newest after 8, 16, 32, 64... laps:
 * sooner or later it lies inside the cycle, and the cycle has been gone round.
 * A capture needs no special care, since a state with fewer stones differs
 * from all before.
 *
 * Returns: whether the move has ended; if not, @self is of no use
 */
static inline __attribute__ ((always_inline)) gboolean
rk_sower_finish (RkSower      *self,
                 const RkRing *ring,
                 RkTally      *tally,
                 RkNarrator   *narrator)
{
  RkSower seen = { .lap = NULL };

  for (guint laps = 1; rk_sower_sow_lap (self, ring, tally, narrator) > 0; laps++)
    {
      if (G_LIKELY (laps < RK_UNWATCHED_LAPS))
        continue;
      if (self->lap == seen.lap && rk_lanes_equal (self->stones, seen.stones))
        return FALSE;
      if ((laps & (laps - 1)) == 0)
        seen = *self;
    }

  if (narrator != NULL)
    rk_narrator_end (narrator, self->lap->place, self->stones[self->lap->place]);

  return TRUE;
}

G_END_DECLS
