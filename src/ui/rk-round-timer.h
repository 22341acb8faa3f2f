/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define RK_TYPE_ROUND_TIMER (rk_round_timer_get_type ())
G_DECLARE_FINAL_TYPE (RkRoundTimer, rk_round_timer, RK, ROUND_TIMER, GObject)

/* Counts a round down.  Properties (read only): "remaining" (uint, seconds), "running".
 * Signals "ended": the time of the round is over; "changed": it was started, paused or
 * set, or is over.  Wakes the program up only while it runs.
 */
RkRoundTimer *rk_round_timer_new           (guint         seconds);

guint         rk_round_timer_get_remaining (RkRoundTimer *self);
gboolean      rk_round_timer_is_running    (RkRoundTimer *self);

void          rk_round_timer_start         (RkRoundTimer *self);
void          rk_round_timer_pause         (RkRoundTimer *self);
/* Pauses, and sets the time that is left. */
void          rk_round_timer_reset         (RkRoundTimer *self,
                                            guint         seconds);
void          rk_round_timer_add           (RkRoundTimer *self,
                                            int           seconds);

/* When the time is over, in seconds of Unix time; 0 while it does not run. */
gint64        rk_round_timer_get_end       (RkRoundTimer *self);
/* As it was when the program ended: @end as above. */
void          rk_round_timer_restore       (RkRoundTimer *self,
                                            gint64        end,
                                            guint         remaining);

G_END_DECLS
