/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "rk-round-timer.h"

G_BEGIN_DECLS

#define RK_TIMER_MEMORY_KEY "round-timers"

/* The timers of rounds, by the id of their tournament, in the settings: one that runs
 * goes on when the program was closed and opened again. */

/* FALSE if nothing is known of it; @timer stays then. */
gboolean rk_timer_memory_load (GSettings    *settings,
                               const char   *id,
                               RkRoundTimer *timer);
/* @seconds: the time of a round. A timer that stands there still is forgotten. */
void     rk_timer_memory_save (GSettings    *settings,
                               const char   *id,
                               RkRoundTimer *timer,
                               guint         seconds);

/* All of them, to wait for their ends. */
GVariant *rk_timer_memory_get_all       (GSettings *settings);
gint64    rk_timer_memory_find_next_end (GVariant  *timers,
                                         gint64     now);
char    **rk_timer_memory_list_ended    (GVariant  *timers,
                                         gint64     after,
                                         gint64     until);

G_END_DECLS
