/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Lists of players as people have them. */
#include "config.h"

#include <string.h>

#include "rk-players-import.h"
#include "rk-test-model.h"

typedef struct
{
  const char *text;
  const char *players;
  const char *problems;
} Case;

/* Players are told as "name/club/strength", and all with "; " between them. */
static const Case cases[] = {
  { "", "", "" },
  { "\n \r\n\t\n", "", "" },
  { "Xaawo\nRahim", "Xaawo//0; Rahim//0", "" },
  { "Xaawo Cilmi\r\nRahim\rÑiña\r\n", "Xaawo Cilmi//0; Rahim//0; Ñiña//0", "" },
  { "1. Xaawo\n2) Rahim\n10.Ñiña\n", "Xaawo//0; Rahim//0; Ñiña//0", "" },
  { "\xef\xbb\xbfXaawo\n", "Xaawo//0", "" },
  { "Cilmi, Xaawo\nXasan, Rahim\n", "Cilmi, Xaawo//0; Xasan, Rahim//0", "" },
  { "Xaawo \"Queen\" Cilmi\n", "Xaawo \"Queen\" Cilmi//0", "" },
  { "  a \t b  \n", "a/b/0", "" },
  /* Without a heading. */
  { "Xaawo,Berbera,1800\nRahim,,\nC,1500", "Xaawo/Berbera/1800; Rahim//0; C//1500", "" },
  { "Xaawo,Berbera\n", "Xaawo/Berbera/0", "" },
  { "Xaawo, 1800\n", "Xaawo//1800", "" },
  { "Cilmi, Xaawo; Berbera; 1800\n", "Cilmi, Xaawo/Berbera/1800", "" },
  { "Cilmi, Xaawo\t1800\tBerbera\n", "Cilmi, Xaawo/Berbera/1800", "" },
  { "1\tXaawo\t1800\n2\tRahim\t\n", "Xaawo//1800; Rahim//0", "" },
  { "1;Xaawo;Berbera\n", "Xaawo/Berbera/0", "" },
  /* With one. */
  { "Name\nXaawo\n", "Xaawo//0", "" },
  { "name,rating\nXaawo,1800\n", "Xaawo//1800", "" },
  { "No;Rating;Club;Name;Country\n1;1800;Berbera;Xaawo;SOM\n", "Xaawo/Berbera/1800", "" },
  { "Last name,First name,ELO\nCilmi,Xaawo,1800\nRahim,,\n", "Xaawo Cilmi//1800; Rahim//0", "" },
  { "NAME\tCLUB\nXaawo\n", "Xaawo//0", "" },
  /* Quotes. */
  { "\"Cilmi, Xaawo\",\"The \"\"Club\"\"\",1800\n", "Cilmi, Xaawo/The \"Club\"/1800", "" },
  { "Name;Club\n\"Xaawo\nCilmi\";\"A\r\nB\"\n;x\n", "Xaawo Cilmi/A B/0", "Line 5: there is no name" },
  { "Name,Club\n\"Xaawo,B\nRahim,C\n", "\"Xaawo/B/0; Rahim/C/0", "Line 2: a quote is not closed" },
  { "\"a\"b,\"c\" d,1\n", "ab/c d/1", "" },
  /* What is wrong. */
  { "Xaawo,12345\n", "Xaawo//0",
    "Line 1: “12345” is no rating from 0 to 9999, and was left out" },
  { "Name,Rating\nXaawo,strong\nRahim,-1\n", "Xaawo//0; Rahim//0",
    "Line 2: “strong” is no rating from 0 to 9999, and was left out; "
    "Line 3: “-1” is no rating from 0 to 9999, and was left out" },
  { "Name,Rating\n,1800\nRahim,\n", "Rahim//0", "Line 2: there is no name" },
  { "1.\n1234\nRahim", "Rahim//0", "Line 1: there is no name; Line 2: there is no name" },
  { "Z\xfcrcher,1800\n", "Zürcher//1800",
    "This is not UTF-8. It was read as Latin 1: look whether all letters are right." },
  { "a\x01 \x7f  b\n", "a b//0", "" },
};

static char *
describe_players (GPtrArray *records)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < records->len; i++)
    {
      const RkEntrantRecord *record = g_ptr_array_index (records, i);

      g_assert_cmpuint (record->id, ==, i + 1);
      g_string_append_printf (text, "%s%s/%s/%u", i > 0 ? "; " : "", record->name,
                              record->club != NULL ? record->club : "", record->strength);
    }

  return g_string_free (text, FALSE);
}

static void
check (const char *text,
       gssize      length,
       const char *players,
       const char *problems)
{
  g_autoptr (GPtrArray) found_problems = NULL;
  g_autoptr (GPtrArray) records = rk_players_import_parse (text, length, &found_problems);
  g_autofree char *found = describe_players (records);
  g_autofree char *joined = NULL;

  g_ptr_array_add (found_problems, NULL);
  joined = g_strjoinv ("; ", (GStrv) found_problems->pdata);
  g_assert_cmpstr (found, ==, players);
  g_assert_cmpstr (joined, ==, problems);
}

static void
test_cases (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_test_message ("%s", cases[i].players);
      check (cases[i].text, -1, cases[i].players, cases[i].problems);
      check (cases[i].text, strlen (cases[i].text), cases[i].players, cases[i].problems);
    }

  check ("a\0b\nc", 5, "a b//0; c//0", "");
}

static void
test_long (void)
{
  g_autofree char *long_name = g_strnfill (201, 'x');
  g_autofree char *club = g_strnfill (5000, 'y');
  g_autofree char *text = g_strconcat (long_name, ";", club, NULL);
  g_autoptr (GPtrArray) problems = NULL;
  g_autoptr (GPtrArray) records = rk_players_import_parse (text, -1, &problems);
  const RkEntrantRecord *record = g_ptr_array_index (records, 0);

  g_assert_cmpuint (records->len, ==, 1);
  g_assert_cmpuint (strlen (record->name), ==, 200);
  g_assert_cmpuint (strlen (record->club), ==, 200);
  g_assert_cmpuint (problems->len, ==, 2);
  g_assert_cmpstr (g_ptr_array_index (problems, 0), ==, "Line 1: cut after 200 characters");
}

static void
test_many (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GPtrArray) records = NULL;
  g_autoptr (GPtrArray) problems = NULL;

  for (guint i = 1; i <= 1200; i++)
    g_string_append_printf (text, "Player %u\n", i);
  records = rk_players_import_parse (text->str, text->len, &problems);

  g_assert_cmpuint (records->len, ==, 999);
  g_assert_cmpuint (problems->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (problems, 0), ==,
                   "Line 1000: a tournament has at most 999 players; the rest was left out");
}

/* Any text gives some players, whose names are sound. */
static void
test_random (void)
{
  static const char *const pieces[] = {
    "\n", "\r\n", ",", ";", "\t", "\"", "\"\"", " ", "1", "1800", ". ", "Name", "Club", "Rating",
    "Xaawo", "é", "\xff", "\xc3", "\xef\xbb\xbf", "\x01", "\xe2\x80\xa8",
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (999);

  for (guint i = 0; i < rk_test_count (20000); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (GPtrArray) records = NULL;

      for (guint n = g_rand_int_range (rand, 0, 60); n > 0; n--)
        g_string_append (text, pieces[g_rand_int_range (rand, 0, G_N_ELEMENTS (pieces))]);
      records = rk_players_import_parse (text->str, text->len, NULL);

      for (guint j = 0; j < records->len; j++)
        {
          const RkEntrantRecord *record = g_ptr_array_index (records, j);

          g_assert_cmpstr (record->name, !=, "");
          g_assert_true (g_utf8_validate (record->name, -1, NULL));
          g_assert_null (strpbrk (record->name, "\n\r\t\x01"));
          g_assert_cmpuint (record->strength, <=, 9999);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/players-import/cases", test_cases);
  g_test_add_func ("/players-import/long", test_long);
  g_test_add_func ("/players-import/many", test_many);
  g_test_add_func ("/players-import/random", test_random);

  return g_test_run ();
}
