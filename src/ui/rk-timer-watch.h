/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define RK_TYPE_TIMER_WATCH (rk_timer_watch_get_type ())
G_DECLARE_FINAL_TYPE (RkTimerWatch, rk_timer_watch, RK, TIMER_WATCH, GObject)

/* Waits for the ends of the timers of rounds, also of tournaments that no window shows.
 * Signal "ended" (string): the time of the round is over in the tournament with this id. */
RkTimerWatch *rk_timer_watch_new (GSettings *settings);

G_END_DECLS
