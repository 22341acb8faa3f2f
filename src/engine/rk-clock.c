/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-clock.h"

/* In seconds since 1970: the years 1 and 9999, each but for a day, so that every time zone has
 * these times too. GDateTime knows no others. */
#define EARLIEST G_GINT64_CONSTANT (-62135510400)
#define LATEST   G_GINT64_CONSTANT (253402214400)

/**
 * rk_clock_at:
 * @seconds: a time in seconds since 1970
 *
 * Returns: (transfer full): that time in UTC; the first or last that there is where @seconds is
 *   beyond it
 */
GDateTime *
rk_clock_at (gint64 seconds)
{
  return g_date_time_new_from_unix_utc (CLAMP (seconds, EARLIEST, LATEST));
}

/**
 * rk_clock_now:
 *
 * Returns: (transfer full): the time in UTC and whole seconds, as files have it; never %NULL,
 *   however wrong the clock is
 */
GDateTime *
rk_clock_now (void)
{
  return rk_clock_at (g_get_real_time () / G_USEC_PER_SEC);
}

/**
 * rk_clock_to_local:
 * @time: a time
 *
 * Returns: (transfer full): that time in the time zone of this computer; as it is where that would
 *   be before the year 1 or after 9999, which a file may say and GDateTime does not know
 */
GDateTime *
rk_clock_to_local (GDateTime *time)
{
  GDateTime *local;

  g_return_val_if_fail (time != NULL, NULL);

  local = g_date_time_to_local (time);
  return local != NULL ? local : g_date_time_ref (time);
}
