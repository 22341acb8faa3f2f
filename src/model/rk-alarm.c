/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-alarm.h"

static void
stop_timeout (guint id)
{
  g_source_remove (id);
}

/**
 * rk_alarm_clock:
 * @clock: (nullable): a clock
 *
 * Returns: @clock, or that of the main loop for %NULL
 */
RkAlarmClock
rk_alarm_clock (const RkAlarmClock *clock)
{
  static const RkAlarmClock main_clock = { g_timeout_add_once, stop_timeout };

  return clock != NULL ? *clock : main_clock;
}

/**
 * rk_alarm_clear:
 * @clock: a clock
 * @id: (inout): the number of an alarm that has not rung yet, or 0; afterwards 0
 *
 * Forgets an alarm, if one is set.
 */
void
rk_alarm_clear (const RkAlarmClock *clock,
                guint              *id)
{
  g_return_if_fail (clock != NULL);
  g_return_if_fail (id != NULL);

  if (*id != 0)
    clock->stop (*id);
  *id = 0;
}
