/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib.h>
#include <string.h>

#include "rk-export.h"
#include "rk-test-event.h"

/* Names as nobody should have them. */
static const char * const names[] = { "Asha, <b>", "=1+2 \"B\"", "Cabdi & Co", NULL };

#define ROUNDS "1-3=1 2:bye|2-1=d 3:bye"

static void
assert_text (char       *text,
             const char *expected)
{
  g_assert_cmpstr (text, ==, expected);
  g_free (text);
}

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

  assert_text (rk_export_csv (table),
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

  g_assert_cmpstr (rk_table_get_subtitle (table), ==, "Pairings of round 2");
  assert_text (rk_export_csv (table),
               "Board,No.,Begins,Points,Result,No.,Opponent,Points\r\n"
               "1,2,\"'=1+2 \"\"B\"\"\",1,½ – ½,1,\"Asha, <b>\",1\r\n"
               ",3,Cabdi & Co,0,1,,Pairing bye,\r\n");
  assert_text (rk_export_text (by_name),
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
}

static void
test_grid (void)
{
  static const char * const four[] = { "Asha", "Bilan", "Cabdi", "Deeqa", NULL };
  g_autoptr (RkTournament) tournament =
    rk_test_event_new (RK_SYSTEM_ROUND_ROBIN, four,
                       "1-4=1 2-3=d|4-3=- 1-2=1|2-4=x 3-1");
  g_autoptr (RkTable) table = rk_table_new_cross_table (tournament, 3);

  assert_text (rk_export_text (table),
               "Place  No.  Name   1  3  2  4  Points  DE  WIN  SB  KS\n"
               "    1    1  Asha   ×     1  1       2   –    2   ½   0\n"
               "    2    3  Cabdi     ×  ½  +      1½   –    1   ¼   0\n"
               "    3    2  Bilan  0  ½  ×  −       ½   –    0   ¾   ½\n"
               "    4    4  Deeqa  0  −  −  ×       0   –    0   0   0\n");
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
      assert_text (rk_export_csv (table), expected);
    }
}

static void
test_players (void)
{
  g_autoptr (RkTournament) tournament = make_tournament ();
  g_autoptr (RkTable) table = rk_table_new_players (tournament);

  assert_text (rk_export_csv (table),
               "No.,Name,Club,Strength,Remarks\r\n"
               "1,\"Asha, <b>\",,,\r\n"
               "2,\"'=1+2 \"\"B\"\"\",,,\r\n"
               "3,Cabdi & Co,,,\r\n");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/export/standings-csv", test_standings_csv);
  g_test_add_func ("/export/pairings-csv", test_pairings_csv);
  g_test_add_func ("/export/cross-table", test_cross_table);
  g_test_add_func ("/export/grid", test_grid);
  g_test_add_func ("/export/html", test_html);
  g_test_add_func ("/export/csv-fields", test_csv_fields);
  g_test_add_func ("/export/players", test_players);

  return g_test_run ();
}
