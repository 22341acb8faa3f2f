/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib.h>
#include <string.h>

#include "rk-export.h"
#include "rk-test-event.h"
#include "rk-test-text.h"
#include "rk-tournament-sentences.h"

/* Names as nobody should have them. */
static const char * const names[] = { "Asha, <b>", "=1+2 \"B\"", "Cabdi & Co", NULL };

#define ROUNDS "1-3=1 2:bye|2-1=d 3:bye"

static RkTournament *
make_tournament (void)
{
  return rk_test_event_new (RK_SYSTEM_SWISS, names, ROUNDS);
}

static void
test_standings_csv (void)
{
  g_autoptr (RkTournament) tournament = make_tournament ();
  g_autoptr (RkTable) table = rk_table_new_standings (tournament, 2);

  rk_test_text (rk_export_csv (table),
                "Place,No.,Name,Points,BH-C1,BH,SB,WIN\r\n"
                "1,1,\"Asha, <b>\",1.5,1.5,2.5,1.75,1\r\n"
                "1,2,\"'=1+2 \"\"B\"\"\",1.5,1.5,2.5,1.75,1\r\n"
                "3,3,Cabdi & Co,1,1.5,2.5,1,1\r\n");
}

static void
test_pairings_csv (void)
{
  g_autoptr (RkTournament) tournament = make_tournament ();
  RkTournamentRound *round = rk_tournament_get_round (tournament, 2);
  g_autoptr (RkTable) table = rk_table_new_pairings (tournament, round);
  g_autoptr (RkTable) by_name = rk_table_new_pairings_by_name (tournament, round);

  g_assert_cmpstr (rk_table_get_subtitle (table), ==, "Pairings of round 2 of 2");
  rk_test_text (rk_export_csv (table),
                "Board,Begins: No.,Begins,Begins: Points Before,Begins: Result,"
                "Opponent: Result,Opponent: No.,Opponent,Opponent: Points Before,Remarks\r\n"
                "1,2,\"'=1+2 \"\"B\"\"\",1,0.5,0.5,1,\"Asha, <b>\",1,\r\n"
                ",3,Cabdi & Co,0,1,,,,,Pairing bye\r\n");
  rk_test_text (rk_export_text (table),
                "Board  No.  Begins      Points  Result  No.  Opponent     Points\n"
                "    1    2  =1+2 \"B\"         1  ½ – ½     1  Asha, <b>         1\n"
                "         3  Cabdi & Co       0    1          Pairing bye\n");
  rk_test_text (rk_export_text (by_name),
                "Name        No.  Board  Role    Opponent\n"
                "=1+2 \"B\"      2      1  begins  Asha, <b>\n"
                "Asha, <b>     1      1  second  =1+2 \"B\"\n"
                "Cabdi & Co    3                 Pairing bye\n");
}

static void
test_cross_table (void)
{
  g_autoptr (RkTournament) tournament = make_tournament ();
  g_autoptr (RkTable) table = rk_table_new_cross_table (tournament, 2);

  g_assert_cmpuint (rk_table_get_column_id (table, 3), ==, 1);
  g_assert_cmpuint (rk_table_get_column_id (table, 4), ==, 2);
  g_assert_cmpuint (rk_table_get_row_id (table, 2), ==, 3);
  g_assert_cmpstr (rk_table_get_cell (table, 0, 3), ==, "3f 1");
  g_assert_cmpstr (rk_table_get_cell (table, 0, 4), ==, "2s ½");
  g_assert_cmpstr (rk_table_get_cell (table, 1, 3), ==, "bye 1");
  g_assert_cmpstr (rk_table_get_cell (table, 1, 4), ==, "1f ½");
  g_assert_cmpstr (rk_table_get_cell (table, 2, 3), ==, "1s 0");
  g_assert_cmpuint (rk_table_get_n_details (table), ==, 0);
  rk_test_text (rk_export_csv (table),
                "Place,No.,Name,Round 1: Opponent,Round 1: Role,Round 1: Points,"
                "Round 2: Opponent,Round 2: Role,Round 2: Points,Points,BH-C1,BH,SB,WIN\r\n"
                "1,1,\"Asha, <b>\",3,begins,1,2,second,0.5,1.5,1.5,2.5,1.75,1\r\n"
                "1,2,\"'=1+2 \"\"B\"\"\",,bye,1,1,begins,0.5,1.5,1.5,2.5,1.75,1\r\n"
                "3,3,Cabdi & Co,1,second,0,,bye,1,1,1.5,2.5,1,1\r\n");
}

/* One long name does not fill the lines of all others with spaces. */
static void
test_long_name (void)
{
  g_autofree char *name = g_strnfill (900, 'x');
  g_autoptr (RkTable) table = rk_table_new ("Cup", "");
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  rk_table_add_column (table, "Name", NULL, RK_TABLE_START, 0);
  rk_table_add_column (table, "Points", NULL, RK_TABLE_END, 1);
  rk_table_add_row (table, 1);
  rk_table_add_cell (table, "Asha", NULL);
  rk_table_add_cell (table, "1", NULL);
  rk_table_add_row (table, 2);
  rk_table_add_cell (table, name, NULL);
  rk_table_add_cell (table, "0", NULL);
  text = rk_export_text (table);
  lines = g_strsplit (text, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 4);
  g_assert_cmpuint (strlen (lines[0]), <, 80);
  g_assert_cmpuint (strlen (lines[1]), <, 80);
  g_assert_true (g_str_has_suffix (lines[1], "  1"));
  g_assert_true (g_str_has_prefix (lines[2], name));
  g_assert_true (g_str_has_suffix (lines[2], "  0"));
}

static void
test_grid (void)
{
  static const char * const four[] = { "Asha", "Bilan", "Cabdi", "Deeqa", NULL };
  g_autoptr (RkTournament) tournament =
    rk_test_event_new (RK_SYSTEM_ROUND_ROBIN, four,
                       "1-4=1 2-3=d|4-3=- 1-2=1|2-4=x 3-1");
  g_autoptr (RkTable) table = rk_table_new_cross_table (tournament, 3);

  rk_test_text (rk_export_text (table),
                "Place  No.  Name   1  2   3   4   Points  DE  WIN  SB  KS\n"
                "    1    1  Asha   ×  1       1        2   –    2   ½   0\n"
                "    3    2  Bilan  0  ×   ½   0*       ½   –    0   ¾   ½\n"
                "    2    3  Cabdi     ½   ×   1*      1½   –    1   ¼   0\n"
                "    4    4  Deeqa  0  0*  0*  ×        0   –    0   0   0\n");
  rk_test_text (rk_export_csv (table),
                "Place,No.,Name,1,2,3,4,Points,DE,WIN,SB,KS\r\n"
                "1,1,Asha,,1,,1,2,,2,0.5,0\r\n"
                "3,2,Bilan,0,,0.5,0,0.5,,0,0.75,0.5\r\n"
                "2,3,Cabdi,,0.5,,1,1.5,,1,0.25,0\r\n"
                "4,4,Deeqa,0,0,0,,0,,0,0,0\r\n");
  g_assert_cmpuint (rk_table_get_n_details (table), ==, 1);
  g_assert_cmpstr (rk_table_get_detail (table, 0), ==, "Provisional: 1 board is still open");
}

/* All of it once, so that any change is looked at. */
static void
test_html (void)
{
  g_autoptr (RkTable) table = rk_table_new ("Cup <1> & \"2\"", "Standings");
  g_autofree char *html = NULL;
  const char *body;

  rk_table_add_column (table, "No.", "Start number", RK_TABLE_END, 0);
  rk_table_add_column (table, "Name", NULL, RK_TABLE_START, 0);
  rk_table_add_column (table, "Result", NULL, RK_TABLE_CENTER, 0);
  rk_table_set_name_column (table, 1);
  rk_table_add_row (table, 1);
  rk_table_add_cell (table, "1", NULL);
  rk_table_add_typed_cell (table, "<script>");
  rk_table_add_cell (table, "1 – 0", NULL);
  rk_table_add_row (table, 2);
  rk_table_add_cell (table, "2", NULL);
  rk_table_add_detail (table, "A & B");
  rk_table_add_note (table, "BH: Buchholz");

  html = rk_export_html (table);
  g_assert_true (g_str_has_prefix (html, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n"
                                         "<meta charset=\"utf-8\">\n"));
  g_assert_nonnull (strstr (html, "<title>Cup &lt;1&gt; &amp; &quot;2&quot; – Standings</title>"));
  g_assert_null (strstr (html, "<script"));
  body = strstr (html, "<body>");
  g_assert_cmpstr (body, ==,
                   "<body>\n"
                   "<h1>Cup &lt;1&gt; &amp; &quot;2&quot;</h1>\n"
                   "<p>A &amp; B</p>\n"
                   "<table>\n"
                   "<caption>Standings</caption>\n"
                   "<thead>\n"
                   "<tr>\n"
                   "<th scope=\"col\" class=\"end\"><abbr title=\"Start number\">No.</abbr></th>\n"
                   "<th scope=\"col\">Name</th>\n"
                   "<th scope=\"col\" class=\"center\">Result</th>\n"
                   "</tr>\n"
                   "</thead>\n"
                   "<tbody>\n"
                   "<tr>\n"
                   "<td class=\"end\">1</td>\n"
                   "<th scope=\"row\">&lt;script&gt;</th>\n"
                   "<td class=\"center\">1 – 0</td>\n"
                   "</tr>\n"
                   "<tr>\n"
                   "<td class=\"end\">2</td>\n"
                   "<th scope=\"row\"></th>\n"
                   "<td class=\"center\"></td>\n"
                   "</tr>\n"
                   "</tbody>\n"
                   "</table>\n"
                   "<p>BH: Buchholz</p>\n"
                   "</body>\n"
                   "</html>\n");
}

typedef struct
{
  const char *text;
  gboolean typed;
  const char *field;
} FieldCase;

static const FieldCase fields[] = {
  { "-3", FALSE, "-3" },
  { "-3", TRUE, "'-3" },
  { "+1", TRUE, "'+1" },
  { "@x", TRUE, "'@x" },
  { "\tx", TRUE, "'\tx" },
  { "", TRUE, "" },
  { "a=b", TRUE, "a=b" },
  { "a,b", TRUE, "\"a,b\"" },
  { "a\"b", TRUE, "\"a\"\"b\"" },
  { "a\nb", TRUE, "\"a\nb\"" },
  { "=a,b", TRUE, "\"'=a,b\"" },
  { "\u200e\u2068=1+2\u2069", TRUE, "'=1+2" },
  { "\u200e\u2068Asha\u2069", TRUE, "Asha" },
  { "\u2069-3", TRUE, "'-3" },
  { "\u200b=1+2", TRUE, "'\u200b=1+2" },
  { "1\u2060\u00a0–\u2060\u00a00", TRUE, "1 – 0" },
};

static void
test_csv_fields (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      g_autoptr (RkTable) table = rk_table_new ("", "");
      g_autofree char *expected = g_strdup_printf ("A\r\n%s\r\n", fields[i].field);

      rk_table_add_column (table, "A", NULL, RK_TABLE_START, 0);
      rk_table_add_row (table, 0);
      if (fields[i].typed)
        rk_table_add_typed_cell (table, fields[i].text);
      else
        rk_table_add_cell (table, fields[i].text, NULL);
      rk_test_text (rk_export_csv (table), expected);
    }
}

static void
test_players (void)
{
  g_autoptr (RkTournament) tournament = make_tournament ();
  g_autoptr (RkTable) table = rk_table_new_players (tournament);

  rk_test_text (rk_export_csv (table),
                "No.,Name,Club,Strength,Remarks\r\n"
                "1,\"Asha, <b>\",,,\r\n"
                "2,\"'=1+2 \"\"B\"\"\",,,\r\n"
                "3,Cabdi & Co,,,\r\n");
}

/* No spreadsheet can tell two columns of one name apart. */
static void
assert_headings_differ (RkTable *table)
{
  RkTable *plain = rk_table_get_plain (table);

  for (guint i = 0; i < rk_table_get_n_columns (plain); i++)
    for (guint j = 0; j < i; j++)
      g_assert_cmpstr (rk_table_get_heading (plain, i), !=, rk_table_get_heading (plain, j));
}

static void
test_headings (void)
{
  g_autoptr (RkTournament) tournament = make_tournament ();
  RkTournamentRound *round = rk_tournament_get_round (tournament, 1);
  RkTable *tables[] = {
    rk_table_new_pairings (tournament, round),
    rk_table_new_pairings_by_name (tournament, round),
    rk_table_new_standings (tournament, 2),
    rk_table_new_cross_table (tournament, 2),
    rk_table_new_players (tournament),
    rk_table_new_log (tournament),
  };

  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      assert_headings_differ (tables[i]);
      rk_table_unref (tables[i]);
    }
}

/* What hangs on the wall says where and when, what it shows, and how sure it is. */
static void
test_details (void)
{
  static const char * const four[] = { "Asha", "Bilan", "Cabdi", "Deeqa", NULL };
  g_autoptr (RkTournament) tournament =
    rk_test_event_new (RK_SYSTEM_SWISS, four, "1-3=1 2-4|1-2=1 3-4=d");
  g_autoptr (RkTable) table = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (rk_tournament_set_event (tournament, "Cup", "Hargeysa", "2026-11-30", &error));
  g_assert_no_error (error);
  table = rk_table_new_standings (tournament, 2);
  g_assert_cmpuint (rk_table_get_n_details (table), ==, 2);
  g_assert_cmpstr (rk_table_get_detail (table, 0), ==, "Hargeysa, 2026-11-30");
  g_assert_cmpstr (rk_table_get_detail (table, 1), ==, "Provisional: 1 board is still open");
  g_assert_cmpstr (rk_table_get_subtitle (table), ==, "Standings after round 2 of 2");
  g_assert_cmpstr (rk_table_get_note (table, 0), ==, "No.: start number.");
  g_assert_cmpstr (rk_table_get_note (table, 1), ==,
                   "BH-C1: Buchholz Cut 1. The points of all opponents but the one with the "
                   "fewest, added up.");
}

static void
test_stones (void)
{
  RkRules rules;

  rk_rules_init_standard (&rules);
  rk_test_text (rk_text_result_stones (&rules, 12), "30 : 18");
  rk_test_text (rk_text_result_stones (&rules, -48), "0 : 48");
  rk_test_text (rk_text_result_stones (&rules, 0), "24 : 24");
  /* Only the margin may have been told. */
  rk_test_text (rk_text_result_stones (&rules, -3), "+0 : +3");
  rules.n_holes = 5;
  rk_test_text (rk_text_result_stones (&rules, 4), "22 : 18");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/export/standings-csv", test_standings_csv);
  g_test_add_func ("/export/pairings-csv", test_pairings_csv);
  g_test_add_func ("/export/cross-table", test_cross_table);
  g_test_add_func ("/export/long-name", test_long_name);
  g_test_add_func ("/export/grid", test_grid);
  g_test_add_func ("/export/html", test_html);
  g_test_add_func ("/export/csv-fields", test_csv_fields);
  g_test_add_func ("/export/players", test_players);
  g_test_add_func ("/export/headings", test_headings);
  g_test_add_func ("/export/details", test_details);
  g_test_add_func ("/export/stones", test_stones);

  return g_test_run ();
}
