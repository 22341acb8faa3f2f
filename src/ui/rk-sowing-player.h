/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-pebbles.h"
#include "rk-sounds.h"
#include "rk-sowing.h"

G_BEGIN_DECLS

/**
 * RkHandPose:
 * @from: the hole it comes from
 * @to: the hole it goes to
 * @progress: how much of the way is done, 0 to 1
 *
 * Where the hand of the sower hovers.
 */
typedef struct
{
  guint8 from;
  guint8 to;
  float progress;
} RkHandPose;

/**
 * RkFlight:
 * @from: where the stone comes from
 * @to: where it goes
 * @from_hand: the hand at the start, if @from is in the hand
 * @start: when it starts, in seconds
 * @end: when it arrives, in seconds
 *
 * One way of one stone.
 */
typedef struct
{
  guint8 stone;
  RkSpot from;
  RkSpot to;
  RkHandPose from_hand;
  double start;
  double end;
} RkFlight;

/**
 * RkCapture:
 * @hole: where four were made
 * @side: who gets them
 * @binikh: whether the last stone made them
 * @start: when it begins, in seconds
 * @end: when it is over, in seconds
 *
 * A capture to be shown.
 */
typedef struct
{
  guint8 hole;
  guint8 side;
  gboolean binikh;
  double start;
  double end;
} RkCapture;

typedef struct _RkSowingPlayer RkSowingPlayer;

RkSowingPlayer   *rk_sowing_player_new_move       (const RkPebbles  *pebbles,
                                                   const RkPosition *before,
                                                   guint             hole,
                                                   double            speed);
RkSowingPlayer   *rk_sowing_player_new_filling    (const RkPebbles  *pebbles,
                                                   const RkPosition *from,
                                                   const RkPosition *to,
                                                   int               heir,
                                                   double            speed);
void              rk_sowing_player_free           (RkSowingPlayer   *self);

double            rk_sowing_player_get_duration   (RkSowingPlayer   *self);
gboolean          rk_sowing_player_advance        (RkSowingPlayer   *self,
                                                   double            time);
double            rk_sowing_player_get_time       (RkSowingPlayer   *self);

const RkPebbles  *rk_sowing_player_get_pebbles    (RkSowingPlayer   *self);
const RkPosition *rk_sowing_player_get_after      (RkSowingPlayer   *self);

guint             rk_sowing_player_get_stones     (RkSowingPlayer   *self,
                                                   guint             hole);
double            rk_sowing_player_get_sand       (RkSowingPlayer   *self,
                                                   guint             hole);
const RkFlight   *rk_sowing_player_get_flight     (RkSowingPlayer   *self,
                                                   guint             stone);
void              rk_sowing_player_get_spot       (RkSowingPlayer   *self,
                                                   guint             stone,
                                                   RkSpot           *spot);
guint             rk_sowing_player_get_hand       (RkSowingPlayer   *self,
                                                   RkHandPose       *pose);
const RkCapture  *rk_sowing_player_get_captures   (RkSowingPlayer   *self,
                                                   guint            *n_captures);
RkSound           rk_sowing_player_get_sound      (RkSowingPlayer   *self,
                                                   double            since);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RkSowingPlayer, rk_sowing_player_free)

G_END_DECLS
