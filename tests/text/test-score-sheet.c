/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <string.h>

#include "rk-columns-private.h"
#include "rk-language.h"
#include "rk-line.h"
#include "rk-notation.h"
#include "rk-note.h"
#include "rk-score-sheet.h"
#include "rk-test-files.h"

#define WIDTH 72

/* Texts as nobody should write them. */
#define HOSTILE "<script>alert(\"1\")</script> & 'x' \033[2J\r\n]]> --> &amp;"

/* A few moves with a note on each, and a line within a line. */
static RkMatch *
make_match (void)
{
  g_autoptr (RkPlayer) south = rk_player_new ("Asha", RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  g_autoptr (RkPlayer) north = rk_player_new (NULL, RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  g_autoptr (RkEvent) event = g_object_new (RK_TYPE_EVENT,
                                            "name", "Evening", "site", "Hargeysa",
                                            "date", "2026-11-28", NULL);
  g_autoptr (RkNote) start = rk_note_new (0, NULL, "quiet");
  g_autoptr (RkNote) move = rk_note_new (1, "?", "gives four away,\nand more");
  g_autoptr (RkNote) taken_back = rk_note_new (9, "!", "not played");
  g_autoptr (RkLine) line = NULL;
  g_autoptr (RkLine) inner = NULL;
  g_autoptr (RkNote) aside = rk_note_new (1, "!?", "why not");
  RkMatch *match;
  RkRound *round;
  RkRules rules;

  rk_rules_init_standard (&rules);
  rules.max_rounds = 1;
  match = rk_match_new (&rules, south, north);
  rk_match_set_event (match, event);
  rk_match_set_comment (match, "A friendly match.");
  rk_test_play (match, "Fb");
  round = rk_match_get_round (match, 0);
  g_list_store_append (rk_round_get_notes (round), start);
  g_list_store_append (rk_round_get_notes (round), move);
  g_list_store_append (rk_round_get_notes (round), taken_back);

  line = rk_line_new (1, "Better", rk_round_get_position (round, 1));
  g_assert_cmpint (rk_line_play (line, 6), ==, RK_MOVE_LEGAL);
  g_assert_cmpint (rk_line_play (line, 0), ==, RK_MOVE_LEGAL);
  g_list_store_append (rk_line_get_notes (line), aside);
  inner = rk_line_new (1, NULL, rk_line_get_position (line, 1));
  g_assert_cmpint (rk_line_play (inner, 1), ==, RK_MOVE_LEGAL);
  g_list_store_append (rk_line_get_lines (line), inner);
  g_list_store_append (rk_round_get_lines (round), line);

  return match;
}

static char *
make_text (RkMatch  *match,
           gboolean  with_analysis)
{
  g_autoptr (RkScoreSheet) sheet = rk_score_sheet_new (match, with_analysis, NULL);

  return rk_score_sheet_to_text (sheet);
}

static char *
make_html (RkMatch *match)
{
  g_autoptr (RkScoreSheet) sheet = rk_score_sheet_new (match, TRUE, NULL);

  return rk_score_sheet_to_html (sheet);
}

/* All of a sheet, as a person reads it. */
static void
test_text (void)
{
  g_autoptr (RkMatch) match = make_match ();
  g_autofree char *text = NULL;

  g_assert_true (rk_match_concede (match, RK_NORTH, NULL));
  text = make_text (match, TRUE);
  g_assert_cmpstr (text, ==,
                   "Asha – North\n"
                   "============\n"
                   "\n"
                   "Evening\n"
                   "Hargeysa\n"
                   "2026-11-28\n"
                   "A game is a single round. 6 holes in a row, sown counter-clockwise.\n"
                   "\n"
                   "A friendly match.\n"
                   "\n"
                   "Round 1: Asha begins.\n"
                   "---------------------\n"
                   "Asha: 6 open holes. North: 6 open holes.\n"
                   "\n"
                   "quiet\n"
                   "\n"
                   "       Asha                             North\n"
                   "   1.  F×5 ?                            b×6+4−8\n"
                   "       F: gives four away,\n"
                   "       and more\n"
                   "         Better: 1… a !? (why not) 2. A×5+12−4\n"
                   "           2. B×4+8b\n"
                   "\n"
                   "The board after the last move:\n"
                   "       f 9   e 1   d 0   c 2   b 2   a 0\n"
                   "       A 9   B 3   C 0   D 0   E 9   F 1\n"
                   "\n"
                   "Winner of the match: Asha\n"
                   "-------------------------\n"
                   "Asha 30 · North 18\n"
                   "North conceded the match. Asha won the match, 30 to 18.\n"
                   "\n"
                   "×: laps. +: stones for the player who moved. −: stones for the other\n"
                   "player. b: binikh.\n");
}

static void
assert_fits (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_true (g_str_has_suffix (text, "\n"));
  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (rk_columns_get_width (lines[i]) > WIDTH)
        g_test_message ("%s", lines[i]);
      g_assert_cmpuint (rk_columns_get_width (lines[i]), <=, WIDTH);
      g_assert_false (g_str_has_suffix (lines[i], " "));
      g_assert_null (strpbrk (lines[i], "\033\r\t"));
    }
}

/* GMarkup takes all of it but for elements that have no end. */
static void
assert_well_formed (const char *html)
{
  g_autoptr (GRegex) void_elements = g_regex_new ("<meta [^>]*>", 0, 0, NULL);
  g_autofree char *xml = g_regex_replace_literal (void_elements, html, -1, 0, "", 0, NULL);
  const GMarkupParser parser = { NULL };
  g_autoptr (GMarkupParseContext) context =
    g_markup_parse_context_new (&parser, 0, NULL, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_markup_parse_context_parse (context, xml, -1, &error) &&
                 g_markup_parse_context_end_parse (context, &error));
  g_assert_no_error (error);
  g_assert_null (strstr (html, "<script"));
  g_assert_null (strchr (html, '\033'));
}

/* The second move of each row begins in the same column, whatever the first is written in. */
static void
test_alignment (void)
{
  static const char * const names[] = { "Asha", "আশা ও তার বোন", "朝", "A name that is much longer "
                                        "than any column of a sheet can be" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (RkMatch) match = make_match ();
      g_autofree char *text = NULL;
      g_auto (GStrv) lines = NULL;
      guint row;
      char *north;

      rk_player_set_name (rk_match_get_player (match, RK_SOUTH), names[i]);
      text = make_text (match, FALSE);
      assert_fits (text);
      lines = g_strsplit (text, "\n", -1);
      for (row = 0; !g_str_has_prefix (lines[row], "   1."); row++)
        g_assert_nonnull (lines[row]);
      north = g_strrstr (lines[row - 1], "North");
      g_assert_nonnull (north);
      *north = '\0';
      *strstr (lines[row], "b×") = '\0';
      g_assert_cmpuint (rk_columns_get_width (lines[row - 1]), ==,
                        rk_columns_get_width (lines[row]));
    }
}

/* The reserves stand below the position, which does not tell them. */
static void
test_start (void)
{
  g_autoptr (RkPlayer) south = rk_player_new ("Asha", RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  g_autoptr (RkPlayer) north = rk_player_new ("Bile", RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  g_autoptr (RkMatch) match = NULL;
  g_autofree char *text = NULL;
  RkRules rules;

  rk_rules_init_standard (&rules);
  rules.has_start = TRUE;
  g_assert_true (rk_position_parse (&rules.start, "-,-,4,4,4,4/4,4,4,4,4,4 s 0-0",
                                    rules.direction, NULL));
  rules.start_reserve[RK_NORTH] = 8;
  match = rk_match_new (&rules, south, north);
  text = make_text (match, FALSE);
  g_assert_nonnull (strstr (text, "\nStarts from -,-,4,4,4,4/4,4,4,4,4,4 s 0-0\n"
                                  "Bile keeps 8 stones in reserve.\n"));
}

static void
test_html (void)
{
  g_autoptr (RkMatch) match = make_match ();
  g_autofree char *html = make_html (match);

  assert_well_formed (html);
  g_assert_true (g_str_has_prefix (html, "<!DOCTYPE html>\n<html lang=\"en\">"));
  g_assert_nonnull (strstr (html, "<h1>Asha – North</h1>"));
  g_assert_nonnull (strstr (html, "<h2 id=\"part-1\">Round 1: Asha begins.</h2>"));
  g_assert_nonnull (strstr (html, "<table aria-labelledby=\"part-1\">"));
  g_assert_nonnull (strstr (html, "<th scope=\"row\">1.</th>"));
  g_assert_nonnull (strstr (html, "<b>F</b>: gives four away,\nand more"));
  g_assert_nonnull (strstr (html, "color-scheme: light dark"));
}

static void
test_hostile (void)
{
  g_autoptr (RkMatch) match = make_match ();
  RkRound *round = rk_match_get_round (match, 0);
  g_autoptr (RkNote) note = rk_note_new (2, NULL, HOSTILE);
  g_autoptr (RkLine) line = g_list_model_get_item (G_LIST_MODEL (rk_round_get_lines (round)), 0);
  g_autoptr (RkEvent) event = g_object_new (RK_TYPE_EVENT, "name", HOSTILE, "site", HOSTILE,
                                            "date", "2026-99-99", NULL);
  g_autofree char *html = NULL;
  g_autofree char *text = NULL;

  rk_player_set_name (rk_match_get_player (match, RK_SOUTH), HOSTILE);
  rk_match_set_comment (match, HOSTILE HOSTILE HOSTILE);
  rk_match_set_event (match, event);
  rk_line_set_name (line, HOSTILE);
  g_list_store_append (rk_round_get_notes (round), note);

  html = make_html (match);
  assert_well_formed (html);
  g_assert_nonnull (strstr (html, "&lt;script&gt;alert(&quot;1&quot;)"));
  text = make_text (match, TRUE);
  assert_fits (text);
}

/* Of all that turns directions there are only isolates, each closed in its line. */
static void
assert_isolated (const char *text)
{
  gboolean is_open = FALSE;

  for (const char *next = text; *next != '\0'; next = g_utf8_next_char (next))
    {
      gunichar character = g_utf8_get_char (next);

      g_assert_false (character >= 0x202a && character <= 0x202e);
      g_assert_false (character == 0x2066 || character == 0x2067);
      g_assert_false (is_open && (character == 0x2068 || character == '\n'));
      g_assert_true (is_open || character != 0x2069);
      if (character == 0x2068 || character == 0x2069)
        is_open = character == 0x2068;
    }
}

/* What a person typed turns the direction of nothing else. */
static void
test_directions (void)
{
  static const char turning[] = "\u202ereturns\u2066 \u202b\u2067here\u2068";
  static const char arabic[] = "\u202e\u0639\u0644\u064a 2\u2069";
  g_autoptr (RkMatch) match = make_match ();
  RkRound *round = rk_match_get_round (match, 0);
  g_autoptr (RkLine) line = g_list_model_get_item (G_LIST_MODEL (rk_round_get_lines (round)), 0);
  g_autoptr (RkNote) note = rk_note_new (2, NULL, turning);
  g_autoptr (RkNote) aside = rk_note_new (2, NULL, arabic);
  g_autoptr (RkEvent) event = g_object_new (RK_TYPE_EVENT, "name", turning, "site", arabic, NULL);
  g_autofree char *html = NULL;
  g_autofree char *text = NULL;

  rk_player_set_name (rk_match_get_player (match, RK_SOUTH), turning);
  rk_player_set_name (rk_match_get_player (match, RK_NORTH), arabic);
  rk_match_set_comment (match, turning);
  rk_match_set_event (match, event);
  rk_line_set_name (line, turning);
  g_list_store_append (rk_round_get_notes (round), note);
  g_list_store_append (rk_line_get_notes (line), aside);

  html = make_html (match);
  assert_well_formed (html);
  assert_isolated (html);
  g_assert_nonnull (strstr (html, "<h1>returns here – <bdi>\u0639\u0644\u064a 2</bdi></h1>"));
  g_assert_nonnull (strstr (html, "(<bdi>\u0639\u0644\u064a 2</bdi>)"));
  text = make_text (match, TRUE);
  assert_isolated (text);
  g_assert_nonnull (strstr (text, "returns here – \u200e\u2068\u0639\u0644\u064a 2\u2069"));
}

/* A name that is cut over its column leaves the next column where it is. */
static void
test_cut_name (void)
{
  g_autoptr (RkMatch) match = make_match ();
  g_autoptr (GString) name = g_string_new (NULL);
  g_autofree char *text = NULL;

  for (guint i = 0; i < WIDTH; i++)
    g_string_append (name, "\u0639");
  rk_player_set_name (rk_match_get_player (match, RK_SOUTH), name->str);
  text = make_text (match, TRUE);
  g_assert_nonnull (strstr (text, "\u0639…\u2069  North"));
}

static void
test_fixtures (void)
{
  static const char * const folders[] = { "matches", "files" };
  const char * const *languages = rk_language_list ();

  for (guint i = 0; languages[i] != NULL; i++)
    {
      g_autofree char *attribute = g_strdup_printf ("<html lang=\"%s\">", languages[i]);

      rk_language_init (languages[i]);
      for (guint j = 0; j < G_N_ELEMENTS (folders); j++)
        {
          g_auto (GStrv) names = rk_test_fixtures (folders[j]);

          for (guint k = 0; names[k] != NULL; k++)
            {
              g_autoptr (GBytes) bytes = rk_test_fixture (folders[j], names[k]);
              g_autoptr (RkMatch) match = NULL;
              g_autofree char *text = NULL;
              g_autofree char *html = NULL;

              if (!g_str_has_suffix (names[k], RK_MATCH_FILE_SUFFIX))
                continue;
              match = rk_test_parse (bytes);
              text = make_text (match, TRUE);
              assert_fits (text);
              html = make_html (match);
              assert_well_formed (html);
              g_assert_nonnull (strstr (html, attribute));
            }
        }
    }
  rk_language_init (NULL);
}

/* Any match, with names and texts in any script. */
static void
test_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (20261130);

  for (guint i = 0; i < 30; i++)
    {
      g_autoptr (RkMatch) match = rk_test_random_match (rand);
      g_autofree char *text = make_text (match, TRUE);
      g_autofree char *html = make_html (match);

      assert_fits (text);
      assert_well_formed (html);
    }
}

/* As if it had been found out how the round ends before F, after it, and after b. */
static void
set_analysis (RkMatch    *match,
              const char *before,
              const char *after)
{
  g_autoptr (RkAnalysis) analysis = rk_analysis_new ("Engine 1");
  g_autoptr (RkRoundAnalysis) round = NULL;
  RkForecast best[3];

  g_assert_true (rk_forecast_parse (&best[0], before));
  g_assert_true (rk_forecast_parse (&best[1], after));
  best[2] = best[1];
  round = rk_round_analysis_new (rk_round_get_position (rk_match_get_round (match, 0), 0), "Fb",
                                 best);
  rk_analysis_set_round (analysis, 0, round);
  rk_match_set_analysis (match, analysis);
}

/* The analysis is told where there is one, and only if wanted. */
static void
test_analysis (void)
{
  g_autoptr (RkMatch) match = make_match ();
  g_autofree char *without = NULL;
  g_autofree char *with = NULL;
  g_autofree char *with_better = NULL;
  g_autofree char *none = make_text (match, TRUE);
  g_autoptr (GHashTable) better = NULL;
  g_autoptr (RkScoreSheet) sheet = NULL;

  set_analysis (match, "20:28", "16:32");
  without = make_text (match, FALSE);
  with = make_text (match, TRUE);
  g_assert_cmpstr (without, ==, none);
  g_assert_null (strstr (without, "gave away"));
  g_assert_nonnull (strstr (with, " ? [4] "));
  g_assert_nonnull (strstr (with, "Asha gave away 4 stones."));
  g_assert_nonnull (strstr (with, "\n[ ]: stones that the move gave away.\n"));

  better = g_hash_table_new (NULL, NULL);
  g_hash_table_insert (better, rk_round_get_move (rk_match_get_round (match, 0), 0),
                       GUINT_TO_POINTER (1u << 0 | 1u << 3));
  sheet = rk_score_sheet_new (match, TRUE, better);
  with_better = rk_score_sheet_to_text (sheet);
  g_assert_nonnull (strstr (with_better, " ? [4: A D] "));
  g_assert_nonnull (strstr (with_better, "what would have been best"));
}

/* Only what is proven: 20 to 30 and then 10 to 16 stones, and 20 to 48 and then 5 to 40. */
static void
test_bounds (void)
{
  g_autoptr (RkMatch) match = make_match ();
  g_autofree char *mistake = NULL;
  g_autofree char *untold = NULL;

  set_analysis (match, "20:28..30:18", "16:32..10:38");
  mistake = make_text (match, TRUE);
  g_assert_nonnull (strstr (mistake, " ? [at least 4] "));
  g_assert_nonnull (strstr (mistake, "Asha gave away at least 4 stones."));

  set_analysis (match, "20:28..48:0", "40:8..5:43");
  untold = make_text (match, TRUE);
  g_assert_null (strstr (untold, " ? ["));
  g_assert_null (strstr (untold, "Asha gave away"));
  g_assert_nonnull (strstr (untold, "Of 1 move it cannot be told whether it was a best one."));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rk_language_init (NULL);

  g_test_add_func ("/score-sheet/text", test_text);
  g_test_add_func ("/score-sheet/alignment", test_alignment);
  g_test_add_func ("/score-sheet/start", test_start);
  g_test_add_func ("/score-sheet/html", test_html);
  g_test_add_func ("/score-sheet/hostile", test_hostile);
  g_test_add_func ("/score-sheet/directions", test_directions);
  g_test_add_func ("/score-sheet/cut-name", test_cut_name);
  g_test_add_func ("/score-sheet/fixtures", test_fixtures);
  g_test_add_func ("/score-sheet/random", test_random);
  g_test_add_func ("/score-sheet/analysis", test_analysis);
  g_test_add_func ("/score-sheet/bounds", test_bounds);

  return g_test_run ();
}
