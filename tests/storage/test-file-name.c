/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-file-name.h"
#include "rk-test-storage.h"

/* The longest name that every file system takes. */
#define MAX_BYTES 143

static char *
name_of (const char *south,
         const char *north)
{
  g_autoptr (RkMatch) match = rk_test_named_match (south, north);
  /* In the middle of the day everywhere near the time zone of the tests. */
  g_autoptr (GDateTime) created = g_date_time_new_utc (2026, 11, 30, 12, 0, 0);

  rk_match_set_created (match, created);
  return rk_file_name_for_match (match);
}

static void
test_for_match (void)
{
  static const struct
  {
    const char *south;
    const char *north;
    const char *name;
  } cases[] = {
    { NULL, NULL, "2026-11-30" },
    { "Amina", NULL, "2026-11-30 Amina" },
    { NULL, "Yusuf", "2026-11-30 Yusuf" },
    { "Amina", "Yusuf", "2026-11-30 Amina - Yusuf" },
    { "  Amina \t of\n Harar ", " ", "2026-11-30 Amina of Harar" },
    { "আমিনা", "Ľuboš Čížek", "2026-11-30 আমিনা - Ľuboš Čížek" },
    /* Decomposed letters are put together. */
    { "C\314\214i\314\201z\314\214ek", NULL, "2026-11-30 Čížek" },
    { "../../etc/passwd", "a\\b:c*d?e\"f<g>h|i", "2026-11-30 .._.._etc_passwd - a_b_c_d_e_f_g_h_i" },
    { "a\001b\177c", "\342\200\256evil", "2026-11-30 a_b_c - _evil" },
    /* A joiner is part of the spelling. */
    { "র\342\200\215্যাব", NULL, "2026-11-30 র\342\200\215্যাব" },
    { "O'Neill & Söhne (3) 😀", "-x", "2026-11-30 O'Neill & Söhne (3) 😀 - -x" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *name = name_of (cases[i].south, cases[i].north);

      g_assert_cmpstr (name, ==, cases[i].name);
    }
}

static void
test_is_short (void)
{
  const char *letters[] = { "a", "č", "ম", "😀", "/", " x", "é" };
  g_autoptr (GDateTime) when = g_date_time_new_now_utc ();

  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    for (guint offset = 0; offset < 5; offset++)
      {
        g_autoptr (GString) player = g_string_new (NULL);
        g_autofree char *stem = NULL;
        g_autofree char *name = NULL;
        g_autofree char *deleted = NULL;

        for (guint j = 0; j < offset; j++)
          g_string_append_c (player, 'o');
        for (guint j = 0; j < 300; j++)
          g_string_append (player, letters[i]);
        stem = name_of (player->str, player->str);
        g_assert_true (g_utf8_validate (stem, -1, NULL));
        name = rk_file_name_number (stem, 99, RK_FILE_KIND_MATCH);
        deleted = rk_file_name_deleted (name, when, 9);
        g_assert_cmpuint (strlen (deleted), <=, MAX_BYTES);
      }
}

static void
test_number (void)
{
  g_autofree char *first = rk_file_name_number ("x", 1, RK_FILE_KIND_MATCH);
  g_autofree char *second = rk_file_name_number ("x", 2, RK_FILE_KIND_MATCH);
  g_autofree char *stem = rk_file_name_get_stem (second);
  g_autofree char *other = rk_file_name_get_stem ("x.json");

  g_assert_cmpstr (first, ==, "x.rkmatch");
  g_assert_cmpstr (second, ==, "x (2).rkmatch");
  g_assert_cmpstr (stem, ==, "x (2)");
  g_assert_cmpstr (other, ==, "x.json");
}

static void
test_is_match (void)
{
  g_assert_true (rk_file_name_is_shown ("a.rkmatch"));
  g_assert_false (rk_file_name_is_shown (".a.rkmatch"));
  g_assert_false (rk_file_name_is_shown (".rkmatch"));
  g_assert_false (rk_file_name_is_shown ("a.rkmatch~"));
  g_assert_false (rk_file_name_is_shown ("rkmatch"));
}

static void
test_show (void)
{
  g_autofree char *longest = g_strnfill (255, 'A');
  g_autofree char *none = g_strnfill (100000, 'A');
  g_autoptr (GFile) longest_file = g_file_new_for_path (longest);
  g_autoptr (GFile) no_file = g_file_new_for_path (none);
  g_autofree char *shown = rk_file_name_show (longest_file);
  g_autofree char *shortened = rk_file_name_show (no_file);

  g_assert_cmpstr (shown, ==, longest);
  g_assert_cmpint (g_utf8_strlen (shortened, -1), ==, 255);
}

/* Nothing is cut within a letter. */
static void
test_deleted_long (void)
{
  g_autoptr (GDateTime) when = g_date_time_new_now_utc ();

  for (guint offset = 0; offset < 4; offset++)
    {
      g_autoptr (GString) name = g_string_new (NULL);
      g_autofree char *deleted = NULL;
      g_autofree char *back = NULL;

      for (guint i = 0; i < offset; i++)
        g_string_append_c (name, 'o');
      while (name->len < 244)
        g_string_append (name, "অ");
      g_string_append (name, ".rkmatch");
      deleted = rk_file_name_deleted (name->str, when, 12);
      g_assert_cmpuint (strlen (deleted), <=, 255);
      g_assert_cmpuint (strlen (deleted), >, 252);
      g_assert_true (g_utf8_validate (deleted, -1, NULL));
      back = rk_file_name_parse_deleted (deleted, NULL);
      g_assert_true (g_str_has_suffix (back, "অ.rkmatch"));
    }
}

static void
test_deleted (void)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_offset (3 * 3600);
  g_autoptr (GDateTime) when = g_date_time_new (zone, 2026, 11, 30, 13, 15, 0.7);
  g_autofree char *first = rk_file_name_deleted ("a--b.rkmatch", when, 1);
  g_autofree char *second = rk_file_name_deleted ("a--b.rkmatch", when, 2);
  const char *names[] = { first, second };

  g_assert_cmpstr (first, ==, "20261130T101500Z--a--b.rkmatch");
  g_assert_cmpstr (second, ==, "20261130T101500Z-2--a--b.rkmatch");
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GDateTime) found = NULL;
      g_autofree char *name = rk_file_name_parse_deleted (names[i], &found);

      g_assert_cmpstr (name, ==, "a--b.rkmatch");
      g_assert_cmpint (g_date_time_to_unix (found), ==, g_date_time_to_unix (when));
    }
}

static void
test_not_deleted (void)
{
  const char *names[] = {
    "", "--", "a.rkmatch", "--a.rkmatch", "2026--a.rkmatch", "20261130T101500Z-a.rkmatch",
    "20261330T101500Z--a.rkmatch", "20261130T101500Z--", "20261130T101500Z--a.json",
    "20261130T101500Z--.rkmatch", "xxxxxxxxxxxxxxxxxxxx--a.rkmatch",
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_null (rk_file_name_parse_deleted (names[i], NULL));
}

static void
test_given (void)
{
  static const struct
  {
    const char *typed;
    const char *name;
    gboolean is_given;
    gboolean is_numbered;
  } cases[] = {
    { " Final  at\thome ", "Final at home", TRUE },
    { "a/b:c", "a_b_c", TRUE },
    { ".hidden", "_hidden", TRUE },
    { "2026-11-30 Amina - Yusuf", "2026-11-30 Amina - Yusuf", FALSE },
    { "2026-11-30 Amina (2)", "2026-11-30 Amina (2)", FALSE, TRUE },
    { "2026-11-30 (12)", "2026-11-30 (12)", FALSE, TRUE },
    { "2026-11-30 Amina (x)", "2026-11-30 Amina (x)", FALSE },
    { "2026-11-30 Amina (2) b", "2026-11-30 Amina (2) b", FALSE },
    { "2026-11-30 Amina ()", "2026-11-30 Amina ()", FALSE },
    { "2026-11-30 Amina(2)", "2026-11-30 Amina(2)", FALSE },
    { "2026-11", "2026-11", TRUE },
    { "", NULL },
    { " \n ", NULL },
    /* The suffix comes by itself. */
    { "x.rkmatch", "x", TRUE },
    { "x .rktournament ", "x", TRUE },
    { ".rkmatch", NULL },
    { "x.json", "x.json", TRUE },
    /* Nothing to see. */
    { "\u200d", NULL },
    { "\u200c \u200d", NULL },
    { "\u0301", NULL },
    { "\u3164", NULL },
    { "\u200dক", "\u200dক", TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *name = rk_file_name_from_typed (cases[i].typed);

      g_assert_cmpstr (name, ==, cases[i].name);
      if (name == NULL)
        continue;
      g_assert_cmpint (rk_file_name_is_given (name), ==, cases[i].is_given);
      g_assert_cmpint (rk_file_name_is_numbered (name), ==, cases[i].is_numbered);
    }
}

/* Whatever is called a file has a name: also a mistyped address, which has no path. */
static void
test_any_file (void)
{
  const struct
  {
    const char *uri;
    const char *name;
  } cases[] = {
    { "file:///home/a/Cup%20Final.rkmatch", "Cup Final.rkmatch" },
    { "file:///", "/" },
    { "https://example.org/a/b.rkmatch", "b.rkmatch" },
    { "nonsense", "nonsense" },
    { "not a uri", "not a uri" },
    { "Runde:%", "Runde:%" },
    { "a:%zz", "a:%zz" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GFile) file = g_file_new_for_uri (cases[i].uri);
      g_autofree char *name = rk_file_name_get (file);
      g_autofree char *shown = rk_file_name_show (file);

      g_assert_cmpstr (name, ==, cases[i].name);
      g_assert_cmpstr (shown, ==, cases[i].name);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/file-name/for-match", test_for_match);
  g_test_add_func ("/file-name/is-short", test_is_short);
  g_test_add_func ("/file-name/any-file", test_any_file);
  g_test_add_func ("/file-name/number", test_number);
  g_test_add_func ("/file-name/is-match", test_is_match);
  g_test_add_func ("/file-name/deleted", test_deleted);
  g_test_add_func ("/file-name/show", test_show);
  g_test_add_func ("/file-name/deleted-long", test_deleted_long);
  g_test_add_func ("/file-name/not-deleted", test_not_deleted);
  g_test_add_func ("/file-name/given", test_given);
  return g_test_run ();
}
