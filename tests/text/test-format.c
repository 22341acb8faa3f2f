/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib.h>

#include "rk-format.h"
#include "rk-format-private.h"

typedef struct
{
  const char *code;
  gint64 number;
  const char *expected;
} NumberCase;

static const NumberCase numbers[] = {
  { "en", 0, "0" },
  { "en", 48, "48" },
  { "en", -4, "−4" },
  { "en", 1234567, "1234567" },
  { "so", 26, "26" },
  { "cs", 15, "15" },
  { "bn", 0, "০" },
  { "bn", 1234567890, "১২৩৪৫৬৭৮৯০" },
  { "bn", -48, "−৪৮" },
  { "en", G_MININT64, "−9223372036854775808" },
};

static void
test_numbers (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autofree char *text = rk_format_number_in (numbers[i].code, numbers[i].number);

      g_assert_cmpstr (text, ==, numbers[i].expected);
    }
}

static void
test_number_on_screen (void)
{
  g_autofree char *text = rk_format_number (28);

  g_assert_cmpstr (text, ==, "28");
}

static void
test_digits (void)
{
  g_autofree char *bengali = rk_format_digits_in ("bn", "29/11/2026 – ১ লা");
  g_autofree char *english = rk_format_digits_in ("en", "2026-11-29");

  g_assert_cmpstr (bengali, ==, "২৯/১১/২০২৬ – ১ লা");
  g_assert_cmpstr (english, ==, "2026-11-29");
}

static void
test_dates (void)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_local ();
  g_autoptr (GDateTime) local = g_date_time_new (zone, 2026, 11, 9, 8, 5, 59);
  g_autoptr (GDateTime) utc = g_date_time_to_utc (local);
  g_autofree char *date = rk_format_date (utc);
  g_autofree char *time = rk_format_date_time (utc);

  g_assert_cmpstr (date, ==, "2026-11-09");
  g_assert_cmpstr (time, ==, "2026-11-09 08:05");
}

int
main (int    argc,
      char **argv)
{
  /* Far from UTC, so that a forgotten time zone shows. */
  g_setenv ("TZ", "Pacific/Kiritimati", TRUE);
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/format/numbers", test_numbers);
  g_test_add_func ("/format/number-on-screen", test_number_on_screen);
  g_test_add_func ("/format/digits", test_digits);
  g_test_add_func ("/format/dates", test_dates);

  return g_test_run ();
}
