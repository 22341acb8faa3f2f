/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib.h>
#include <locale.h>

#include "rk-collate.h"

/* Whatever the locale: in each of these pairs the first one comes first. */
static const char * const pairs[][2] = {
  { "asha", "Bilan" },
  { "Asha", "bilan" },
  { "Cali", "Čeněk" },
  { "Čeněk", "Dalibor" },
  { "Ángel", "Benigno" },
  { "Niño", "Noemi" },
  { "অনিল", "কমল" },
  { "কমল", "কুতুব" },
  { "Asha", "Asha Nuur" },
};

static void
test_order (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      g_test_message ("%s, %s", pairs[i][0], pairs[i][1]);
      g_assert_cmpint (rk_collate_names (pairs[i][0], pairs[i][1]), <, 0);
      g_assert_cmpint (rk_collate_names (pairs[i][1], pairs[i][0]), >, 0);
      g_assert_cmpint (rk_collate_names (pairs[i][0], pairs[i][0]), ==, 0);
    }
}

/* Keyboards send Bengali letters in one character or in two. */
static void
test_normal_forms (void)
{
  g_assert_cmpint (rk_collate_names ("\u09df", "\u09af\u09bc"), ==, 0);
  g_assert_cmpint (rk_collate_names ("\u010d", "c\u030c"), ==, 0);
}

/* Names that differ only in marks do not count as the same. */
static void
test_marks (void)
{
  g_assert_cmpint (rk_collate_names ("Nino", "Niño"), !=, 0);
  g_assert_cmpint (rk_collate_names ("asha", "Asha"), !=, 0);
}

static void
test_fold (void)
{
  static const char * const folded[][2] = {
    { "Čeněk ŽOFIE", "cenek zofie" },
    { "Ñiña", "nina" },
    { "O’Brien", "o'brien" },
    { "Goʻan Baʼdo", "go'an ba'do" },
    { "O`Brien", "o'brien" },
    { "Abu‑Bakr – Jean‐Luc", "abu-bakr - jean-luc" },
    { "কুতুব", "কুতুব" },
    { "", "" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (folded); i++)
    {
      g_autofree char *text = rk_collate_fold (folded[i][0]);

      g_assert_cmpstr (text, ==, folded[i][1]);
    }
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/collate/order", test_order);
  g_test_add_func ("/collate/normal-forms", test_normal_forms);
  g_test_add_func ("/collate/marks", test_marks);
  g_test_add_func ("/collate/fold", test_fold);

  return g_test_run ();
}
