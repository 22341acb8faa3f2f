/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-collate.h"

#include <locale.h>

/* The signs above and below Latin letters. Those of other scripts lie elsewhere: the
 * vowels of Bengali are as good as letters. */
#define FIRST_SIGN 0x0300
#define LAST_SIGN  0x036f

/* A sign that stands for many that look like it: who searches has no key for most of them, and
 * in Somali names the apostrophe is a letter. */
static gunichar
get_plain (gunichar letter)
{
  switch (letter)
    {
    /* Single quotation marks, the letters that look like them, and the prime. */
    case 0x2018:
    case 0x2019:
    case 0x201b:
    case 0x02b9:
    case 0x02bb:
    case 0x02bc:
    case 0x02bd:
    case 0x02be:
    case 0x02bf:
    case 0x2032:
    case '`':
      return '\'';

    /* Hyphens and dashes. */
    case 0x2010:
    case 0x2011:
    case 0x2012:
    case 0x2013:
    case 0x2014:
    case 0x2212:
      return '-';

    default:
      return letter;
    }
}

/**
 * rk_collate_fold:
 * @text: UTF-8
 *
 * Returns: (transfer full): @text without regard to capitals and accents, and with plain
 *   apostrophes and hyphens, "Čeněk O’Brien" as "cenek o'brien": for who searches and has no key for them
 */
char *
rk_collate_fold (const char *text)
{
  g_autofree char *apart = NULL;
  g_autofree char *small = NULL;
  GString *folded;

  g_return_val_if_fail (text != NULL, NULL);

  if (g_str_is_ascii (text) && strchr (text, '`') == NULL)
    return g_ascii_strdown (text, -1);

  apart = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  small = apart != NULL ? g_utf8_casefold (apart, -1) : g_strdup ("");
  folded = g_string_new (NULL);
  for (const char *p = small; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar letter = g_utf8_get_char (p);

      if (letter < FIRST_SIGN || letter > LAST_SIGN)
        g_string_append_unichar (folded, get_plain (letter));
    }

  return g_string_free_and_steal (folded);
}

/* In these locales the C library knows no order of letters, only of numbers. */
static gboolean
knows_letters (void)
{
  const char *locale = setlocale (LC_COLLATE, NULL);

  return !g_str_equal (locale, "C") && !g_str_equal (locale, "POSIX") &&
         !g_str_has_prefix (locale, "C.");
}

/**
 * rk_collate_key:
 * @name: a name, UTF-8
 *
 * Makes a key by which names are sorted with strcmp(): in the order of the system's
 * language, as people there are used to. Where the system has no such order small and
 * capital letters, with and without marks, stand together all the same.
 *
 * Returns: (transfer full): the key
 */
char *
rk_collate_key (const char *name)
{
  g_autofree char *base = NULL;
  g_autofree char *whole = NULL;

  g_return_val_if_fail (name != NULL, NULL);

  if (knows_letters ())
    return g_utf8_collate_key (name, -1);

  /* Marks count between names that are equal without them. */
  base = rk_collate_fold (name);
  whole = g_utf8_normalize (name, -1, G_NORMALIZE_ALL_COMPOSE);
  return g_strconcat (base, "\1", whole, NULL);
}

/**
 * rk_collate_names:
 * @a: a name, UTF-8
 * @b: another one
 *
 * Compares names as rk_collate_key() puts them in order.
 *
 * Returns: less than, equal to or greater than 0
 */
int
rk_collate_names (const char *a,
                  const char *b)
{
  g_autofree char *key_a = rk_collate_key (a);
  g_autofree char *key_b = rk_collate_key (b);

  return strcmp (key_a, key_b);
}
