/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-position.h"

G_BEGIN_DECLS

/**
 * RkMoveStatus:
 * @RK_MOVE_LEGAL: the move can be played
 * @RK_MOVE_NO_SUCH_HOLE: there is no such hole on this board
 * @RK_MOVE_NOT_TO_MOVE: the hole belongs to the player who is not to move
 * @RK_MOVE_CLOSED: the hole is closed with sand
 * @RK_MOVE_EMPTY: the hole holds no stones
 * @RK_MOVE_ENDLESS: the sowing would never end
 * @RK_MOVE_ROUND_OVER: the round is over; only a round or match says this,
 *   never a position alone
 *
 * Whether a move is legal, and if not, why.
 */
typedef enum
{
  RK_MOVE_LEGAL,
  RK_MOVE_NO_SUCH_HOLE,
  RK_MOVE_NOT_TO_MOVE,
  RK_MOVE_CLOSED,
  RK_MOVE_EMPTY,
  RK_MOVE_ENDLESS,
  RK_MOVE_ROUND_OVER,
} RkMoveStatus;

/**
 * RkSowing:
 * @laps: how many laps were sown, at least 1
 * @sown: how many stones fell in all laps together
 * @captured: what each side captured in this move
 * @last: the hole in which the last stone fell
 * @binikh: whether the move ended by making four with its last stone
 *
 * What a move did.
 */
typedef struct
{
  guint laps;
  guint sown;
  guint captured[2];
  guint last;
  gboolean binikh;
} RkSowing;

/**
 * RkTraceKind:
 * @RK_TRACE_LIFT: the first lap begins: all stones of `hole` are lifted
 * @RK_TRACE_DROP: a stone falls into `hole`
 * @RK_TRACE_FOUR: the stone that just fell made four in `hole` on the way;
 *   they are taken off and belong to `side`, the owner of the row
 * @RK_TRACE_BINIKH: the last stone made four in `hole`; they belong to
 *   `side`, the player who is moving; RK_TRACE_END follows
 * @RK_TRACE_RELAY: the last stone of the lap fell into the occupied `hole`:
 *   all its stones are lifted for the next lap
 * @RK_TRACE_END: the move has ended in `hole`
 *
 * A step of a sowing.
 */
typedef enum
{
  RK_TRACE_LIFT,
  RK_TRACE_DROP,
  RK_TRACE_FOUR,
  RK_TRACE_BINIKH,
  RK_TRACE_RELAY,
  RK_TRACE_END,
} RkTraceKind;

/**
 * RkTraceEvent:
 * @kind: an #RkTraceKind
 * @hole: where it happens
 * @hand: stones in the hand after the step
 * @in_hole: stones in @hole after the step
 * @side: who gets the four (RK_TRACE_FOUR, RK_TRACE_BINIKH), else the mover
 * @lap: the lap, counted from 1; a relay belongs to the lap that it begins
 *
 * One step of a sowing, in the order in which a person would do it.
 */
typedef struct
{
  guint8 kind;
  guint8 hole;
  guint8 hand;
  guint8 in_hole;
  guint8 side;
  guint16 lap;
} RkTraceEvent;

typedef void (*RkTraceFunc) (const RkTraceEvent *event,
                             gpointer            user_data);

RkMoveStatus rk_position_check_move  (const RkPosition *self,
                                      guint             hole);
RkMoveStatus rk_position_play        (RkPosition       *self,
                                      guint             hole,
                                      RkSowing         *sowing);
RkMoveStatus rk_position_play_traced (RkPosition       *self,
                                      guint             hole,
                                      RkSowing         *sowing,
                                      RkTraceFunc       trace,
                                      gpointer          user_data);
guint        rk_position_get_legal   (const RkPosition *self,
                                      guint            *endless);

const char  *rk_move_status_get_text (RkMoveStatus      status,
                                      RkSide            turn);

G_END_DECLS
