/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "rk-round-timer.h"

G_BEGIN_DECLS

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

G_END_DECLS
