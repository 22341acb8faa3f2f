/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-clock.h"

/* Whatever a clock shows is a time, in every time zone. */
static void
test_range (void)
{
  static const gint64 cases[] = {
    G_MININT64, -62135596801, 0, 253402300799, 253402300800, G_MAXINT64
  };
  static const char *const zones[] = { "-12:00", "+14:00" };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GDateTime) time = rk_clock_at (cases[i]);

      g_assert_nonnull (time);
      for (gsize k = 0; k < G_N_ELEMENTS (zones); k++)
        {
          g_autoptr (GTimeZone) zone = g_time_zone_new_identifier (zones[k]);
          g_autoptr (GDateTime) there = g_date_time_to_timezone (time, zone);

          g_assert_nonnull (there);
        }
    }
}

static void
test_seconds (void)
{
  g_autoptr (GDateTime) time = rk_clock_at (1700000000);
  g_autoptr (GDateTime) now = rk_clock_now ();

  g_assert_cmpint (g_date_time_to_unix (time), ==, 1700000000);
  g_assert_cmpint (g_date_time_get_microsecond (now), ==, 0);
}

/* What a file may say and no clock shows here. */
static void
test_local (void)
{
  static const char *const zones[] = { "Pacific/Kiritimati", "America/New_York" };
  g_autoptr (GDateTime) first = g_date_time_new_utc (1, 1, 1, 0, 0, 0);
  g_autoptr (GDateTime) last = g_date_time_new_utc (9999, 12, 31, 23, 59, 59);
  g_autoptr (GDateTime) noon = g_date_time_new_utc (2026, 12, 1, 12, 0, 0);

  for (guint i = 0; i < G_N_ELEMENTS (zones); i++)
    {
      g_autoptr (GDateTime) first_here = NULL;
      g_autoptr (GDateTime) last_here = NULL;
      g_autoptr (GDateTime) noon_here = NULL;

      g_setenv ("TZ", zones[i], TRUE);
      first_here = rk_clock_to_local (first);
      last_here = rk_clock_to_local (last);
      noon_here = rk_clock_to_local (noon);
      g_assert_true (g_date_time_equal (first_here, first));
      g_assert_true (g_date_time_equal (last_here, last));
      g_assert_true (g_date_time_equal (noon_here, noon));
      g_assert_cmpint (g_date_time_get_hour (noon_here), ==, i == 0 ? 2 : 7);
    }
  g_unsetenv ("TZ");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/clock/range", test_range);
  g_test_add_func ("/clock/seconds", test_seconds);
  g_test_add_func ("/clock/local", test_local);
  return g_test_run ();
}
