/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RK_ALARM_PATIENCE:
 *
 * After so long somebody who waits for an answer is told that it is being worked on, in
 * milliseconds.
 */
#define RK_ALARM_PATIENCE 500

/**
 * RkAlarmClock:
 * @start: calls a function once after so many milliseconds; gives a number that
 *   is not 0
 * @stop: forgets the call with that number, which has not been made yet
 *
 * Where the computer gets the time from.
 */
typedef struct
{
  guint (*start) (guint           milliseconds,
                  GSourceOnceFunc func,
                  gpointer        data);
  void  (*stop)  (guint           id);
} RkAlarmClock;

RkAlarmClock rk_alarm_clock (const RkAlarmClock *clock);
void         rk_alarm_clear (const RkAlarmClock *clock,
                             guint              *id);

G_END_DECLS
