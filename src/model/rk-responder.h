/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-alarm.h"
#include "rk-solver.h"

G_BEGIN_DECLS

#define RK_TYPE_RESPONDER (rk_responder_get_type ())
G_DECLARE_FINAL_TYPE (RkResponder, rk_responder, RK, RESPONDER, GObject)

/* Chooses a move, without haste, and forgets the question when it is let go of or
 * stopped.  Property: "thinking" (boolean: it
 * takes longer than anybody likes to wait).  Signal: "chosen" (guint hole).
 */
RkResponder *rk_responder_new         (RkSolver           *solver,
                                       const RkAlarmClock *clock);

void         rk_responder_ask         (RkResponder        *self,
                                       const RkPosition   *position,
                                       RkLevel             level,
                                       guint64             seed,
                                       guint               delay);
void         rk_responder_stop        (RkResponder        *self);
gboolean     rk_responder_is_at_work  (RkResponder        *self);
gboolean     rk_responder_is_thinking (RkResponder        *self);

G_END_DECLS
