/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Lists of players as people have them. */
#include "config.h"

#include <string.h>

#include "rk-digits.h"
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
  { "1. Cilmi, Xaawo\nRahim, 1800\nXasan, Rahim\n", "Cilmi, Xaawo//0; Rahim//1800; Xasan, Rahim//0",
    "" },
  { "Xaawo, 1800, Berbera\nRahim, Burco\n", "Xaawo/Berbera/1800; Rahim/Burco/0", "" },
  { "Name, Club\nXaawo, Berbera\n", "Xaawo/Berbera/0", "" },
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
  { "Surname;Name\nCilmi;Xaawo\n;Rahim\n", "Xaawo Cilmi//0; Rahim//0", "" },
  { "Name;Surname;Strength\nXaawo;Cilmi;1800\n", "Xaawo Cilmi//1800", "" },
  { "Surname;Club\nCilmi;Berbera\n", "Cilmi/Berbera/0", "" },
  { "Name;Last name;First name\nx;Cilmi;Xaawo\n", "Xaawo Cilmi//0", "" },
  /* Digits of other scripts, here Bengali and Arabic. */
  { "১. রহিম\n২) করিম\n", "রহিম//0; করিম//0", "" },
  { "১;রহিম;১৫০০\n২;করিম;১৫৫০\n", "রহিম//1500; করিম//1550", "" },
  { "Name,Rating\nXaawo,١٨٠٠\nRahim,১২৩৪৫\n", "Xaawo//1800; Rahim//0",
    "Line 3: “১২৩৪৫” is not a strength from 0 to 9999, and was left out" },
  /* Quotes. */
  { "\"Cilmi, Xaawo\",\"The \"\"Club\"\"\",1800\n", "Cilmi, Xaawo/The \"Club\"/1800", "" },
  { "Name;Club\n\"Xaawo\nCilmi\";\"A\r\nB\"\n;x\n", "Xaawo Cilmi/A B/0", "Line 5: there is no name" },
  { "Name,Club\n\"Xaawo,B\nRahim,C\n", "\"Xaawo/B/0; Rahim/C/0", "Line 2: a quote is not closed" },
  { "\"a\"b,\"c\" d,1\n", "ab/c d/1", "" },
  /* What is wrong. */
  { "Xaawo,12345\n", "Xaawo//0",
    "Line 1: “12345” is not a strength from 0 to 9999, and was left out" },
  { "Name,Rating\nXaawo,strong\nRahim,-1\n", "Xaawo//0; Rahim//0",
    "Line 2: “strong” is not a strength from 0 to 9999, and was left out; "
    "Line 3: “-1” is not a strength from 0 to 9999, and was left out" },
  { "Name,Rating\n,1800\nRahim,\n", "Rahim//0", "Line 2: there is no name" },
  { "1.\n1234\nRahim", "Rahim//0", "Line 1: there is no name; Line 2: there is no name" },
  { "a\x01 \x7f  b\n", "a b//0", "" },
  { "Xaawo; \x08;\nRahim;\x7f;1500\n", "Xaawo//0; Rahim//1500", "" },
};

static char *
describe_players (GPtrArray *records)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < records->len; i++)
    {
      const RkEntrantRecord *record = g_ptr_array_index (records, i);

      g_assert_cmpuint (record->id, ==, i + 1);
      /* No club is NULL. */
      g_assert_cmpstr (record->club, !=, "");
      g_string_append_printf (text, "%s%s/%s/%u", i > 0 ? "; " : "", record->name,
                              record->club != NULL ? record->club : "", record->strength);
    }

  return g_string_free (text, FALSE);
}

static void
check (const char *text,
       const char *players,
       const char *problems)
{
  g_autoptr (GPtrArray) found_problems = NULL;
  g_autofree char *decoded = rk_players_import_decode (text, strlen (text), "en", NULL);
  g_autoptr (GPtrArray) records = rk_players_import_parse (decoded, &found_problems);
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
      check (cases[i].text, cases[i].players, cases[i].problems);
    }
}

static void
test_digits (void)
{
  g_autofree char *none = rk_digits_to_ascii ("");
  g_autofree char *ascii = rk_digits_to_ascii ("0123456789 ০১২৩৪৫৬৭৮৯ ٠١٢٣٤٥٦٧٨٩");
  /* Not a digit: one half, a small two, a circled three. */
  g_autofree char *others = rk_digits_to_ascii ("−½²③ ক৭");

  g_assert_cmpstr (none, ==, "");
  g_assert_cmpstr (ascii, ==, "0123456789 0123456789 0123456789");
  g_assert_cmpstr (others, ==, "−½²③ ক7");
}

/* Old spreadsheets write no UTF-8. */
static void
test_encodings (void)
{
  static const struct
  {
    const char *contents;
    gsize length;
    const char *language;
    const char *text;
    const char *encoding;
  } files[] = {
    { "", 0, "en", "", NULL },
    { "a\0b\nc\0", 6, "en", "a b\nc ", NULL },
    { "\xef\xbb\xbfJi\xc5\x99\xc3\xad", 9, "cs", "Jiří", NULL },
    { "Ji\xf8\xed \x8eid\xf9", 9, "cs", "Jiří Židů", "Windows-1250" },
    { "Z\xfcrcher \x96", 9, "nl", "Zürcher –", "Windows-1252" },
    /* 0x81 is nothing in either Windows encoding. */
    { "\xfc\x81", 2, "en", "ü\xc2\x81", "ISO-8859-1" },
    { "\xfc\x81", 2, "cs", "ü\xc2\x81", "ISO-8859-1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      const char *encoding;
      g_autofree char *text = rk_players_import_decode (files[i].contents, files[i].length,
                                                        files[i].language, &encoding);

      g_assert_cmpstr (text, ==, files[i].text);
      g_assert_cmpstr (encoding, ==, files[i].encoding);
    }
}

static void
test_long (void)
{
  g_autofree char *long_name = g_strnfill (201, 'x');
  g_autofree char *club = g_strnfill (5000, 'y');
  g_autofree char *text = g_strconcat (long_name, ";", club, NULL);
  g_autoptr (GPtrArray) problems = NULL;
  g_autoptr (GPtrArray) records = rk_players_import_parse (text, &problems);
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
  records = rk_players_import_parse (text->str, &problems);

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
      g_autofree char *decoded = NULL;

      for (guint n = g_rand_int_range (rand, 0, 60); n > 0; n--)
        g_string_append (text, pieces[g_rand_int_range (rand, 0, G_N_ELEMENTS (pieces))]);
      decoded = rk_players_import_decode (text->str, text->len, "cs", NULL);
      records = rk_players_import_parse (decoded, NULL);

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
  g_test_add_func ("/players-import/digits", test_digits);
  g_test_add_func ("/players-import/encodings", test_encodings);
  g_test_add_func ("/players-import/long", test_long);
  g_test_add_func ("/players-import/many", test_many);
  g_test_add_func ("/players-import/random", test_random);

  return g_test_run ();
}
