/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-alarm.h"
#include "rk-cursor.h"
#include "rk-solver.h"

G_BEGIN_DECLS

typedef gboolean (*RkReadyFunc) (gpointer user_data);

#define RK_TYPE_COMPUTER_PLAYER (rk_computer_player_get_type ())
G_DECLARE_FINAL_TYPE (RkComputerPlayer, rk_computer_player, RK, COMPUTER_PLAYER, GObject)

/* Plays for the computer in a match that somebody looks at.  One for each view;
 * of all that belong to one match only one plays.  Properties: "paused"
 * (boolean, writable, the same in all views of a match), "thinking" (boolean:
 * it takes longer than anybody likes to wait).
 */
RkComputerPlayer *rk_computer_player_new         (RkCursor           *cursor,
                                                  RkSolver           *solver,
                                                  const RkAlarmClock *clock,
                                                  RkReadyFunc         ready,
                                                  gpointer            user_data);

void              rk_computer_player_update      (RkComputerPlayer   *self);
void              rk_computer_player_set_delay   (RkComputerPlayer   *self,
                                                  guint               milliseconds);

gboolean          rk_computer_player_get_paused  (RkComputerPlayer   *self);
void              rk_computer_player_set_paused  (RkComputerPlayer   *self,
                                                  gboolean            paused);
gboolean          rk_computer_player_is_at_work  (RkComputerPlayer   *self);
gboolean          rk_computer_player_is_thinking (RkComputerPlayer   *self);

void              rk_computer_player_move        (RkComputerPlayer   *self);
gboolean          rk_computer_player_undo        (RkComputerPlayer   *self);
gboolean          rk_computer_player_redo        (RkComputerPlayer   *self);

G_END_DECLS
