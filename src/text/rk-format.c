/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-format.h"
#include "rk-format-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rk-clock.h"
#include "rk-language.h"

#define BENGALI_ZERO 0x09e6
#define MINUS        "−"

/* The digit 0 of the language; the other nine follow it in Unicode. printf
 * and strftime would go by the locale of the system, not by the language
 * chosen in the program. */
static gunichar
get_zero (const char *code)
{
  return g_str_equal (code, "bn") ? BENGALI_ZERO : '0';
}

char *
rk_format_digits_in (const char *code,
                     const char *text)
{
  GString *result = g_string_new (NULL);
  gunichar zero = get_zero (code);

  for (const char *c = text; *c != '\0'; c++)
    {
      if (g_ascii_isdigit (*c))
        g_string_append_unichar (result, zero + g_ascii_digit_value (*c));
      else
        g_string_append_c (result, *c);
    }

  return g_string_free_and_steal (result);
}

char *
rk_format_number_in (const char *code,
                     gint64      number)
{
  g_autofree char *plain = g_strdup_printf ("%" G_GINT64_FORMAT, number);
  g_autofree char *digits = rk_format_digits_in (code, number < 0 ? plain + 1 : plain);

  return g_strconcat (number < 0 ? MINUS : "", digits, NULL);
}

/**
 * rk_format_number:
 * @number: a number to show
 *
 * Returns: (transfer full): the number in the digits of the language, without
 *   separators of thousands
 */
char *
rk_format_number (gint64 number)
{
  return rk_format_number_in (rk_language_get (), number);
}

#define TWELFTHS           12
#define TWELFTHS_OF_A_HALF 6

/* Whether the language writes "2,5" and not "2.5". */
static gboolean
has_decimal_comma (const char *code)
{
  return g_str_equal (code, "nl") || g_str_equal (code, "cs");
}

/* "0.33" for four twelfths, without what is whole. */
static char *
format_hundredths (guint twelfths)
{
  return g_strdup_printf (".%02u", (twelfths * 100 + TWELFTHS_OF_A_HALF) / TWELFTHS);
}

static const char *
get_fraction_sign (guint twelfths)
{
  switch (twelfths)
    {
    case 0:
      return "";
    case 3:
      return "¼";
    case 6:
      return "½";
    case 9:
      return "¾";
    default:
      return NULL;
    }
}

char *
rk_format_value_in (const char *code,
                    int         twelfths)
{
  guint size = ABS (twelfths);
  const char *sign = twelfths < 0 ? MINUS : "";
  const char *fraction = get_fraction_sign (size % TWELFTHS);
  g_autofree char *whole = rk_format_number_in (code, size / TWELFTHS);
  g_autofree char *decimals = NULL;
  g_autofree char *digits = NULL;

  if (fraction != NULL)
    return g_strconcat (sign, size >= TWELFTHS || *fraction == '\0' ? whole : "", fraction, NULL);

  decimals = format_hundredths (size % TWELFTHS);
  digits = rk_format_digits_in (code, decimals + 1);
  return g_strconcat (sign, whole, has_decimal_comma (code) ? "," : ".", digits, NULL);
}

/**
 * rk_format_value:
 * @twelfths: a value of a tie-break, in twelfths of a point
 *
 * Returns: (transfer full): the value in the digits of the language: with ¼, ½
 *   and ¾ where they are exact, else with two decimals
 */
char *
rk_format_value (int twelfths)
{
  return rk_format_value_in (rk_language_get (), twelfths);
}

/**
 * rk_format_points:
 * @halves: points, in halves
 *
 * Returns: (transfer full): the points in the digits of the language: "2½"
 */
char *
rk_format_points (guint halves)
{
  return rk_format_value (halves * TWELFTHS_OF_A_HALF);
}

/**
 * rk_format_value_plain:
 * @twelfths: a value of a tie-break, in twelfths of a point
 *
 * Returns: (transfer full): the value for other programs, in any language: "2.5",
 *   with two decimals at most
 */
char *
rk_format_value_plain (int twelfths)
{
  guint size = ABS (twelfths);
  g_autofree char *decimals = format_hundredths (size % TWELFTHS);
  gsize length = strlen (decimals);

  while (length > 0 && (decimals[length - 1] == '0' || decimals[length - 1] == '.'))
    decimals[--length] = '\0';

  return g_strdup_printf ("%s%u%s", twelfths < 0 ? "-" : "", size / TWELFTHS, decimals);
}

static char *
format_date (GDateTime  *date,
             const char *pattern)
{
  g_autoptr (GDateTime) local = rk_clock_to_local (date);
  g_autofree char *text = g_date_time_format (local, pattern);

  return rk_format_digits_in (rk_language_get (), text);
}

/**
 * rk_format_date:
 * @date: a time, of any time zone
 *
 * Returns: (transfer full): its date in the local time zone, in the pattern of
 *   the language
 */
char *
rk_format_date (GDateTime *date)
{
  g_return_val_if_fail (date != NULL, NULL);

  /* TRANSLATORS: the pattern of a date in numbers, see the manual page of
   * strftime: %Y year, %m month, %d day, %-m and %-d without a leading zero. No
   * names of months or days: they would come in the system's language. */
  /* xgettext:no-c-format */
  return format_date (date, C_("date", "%Y-%m-%d"));
}

/**
 * rk_format_date_time:
 * @date: a time, of any time zone
 *
 * Returns: (transfer full): its date and time of day in the local time zone, in
 *   the pattern of the language
 */
char *
rk_format_date_time (GDateTime *date)
{
  g_return_val_if_fail (date != NULL, NULL);

  /* TRANSLATORS: the pattern of a date and time in numbers, as the pattern of
   * a date; %H hour, %M minute. */
  /* xgettext:no-c-format */
  return format_date (date, C_("date", "%Y-%m-%d %H:%M"));
}
