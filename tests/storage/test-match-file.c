/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-line.h"
#include "rk-notation.h"
#include "rk-note.h"
#include "rk-setup.h"
#include "rk-test-files.h"

/* What is written of @match is read as the same match, and written again as the
 * same bytes. */
static RkMatch *
check_written (RkMatch *match)
{
  g_autoptr (GBytes) written = rk_match_file_format (match);
  g_autoptr (RkMatch) read = rk_test_parse (written);
  g_autoptr (GBytes) again = rk_match_file_format (read);

  rk_test_assert_same (again, written);
  g_assert_cmpuint (rk_test_fingerprint (read), ==, rk_test_fingerprint (match));
  g_assert_cmpint (rk_match_can_redo (read), ==, rk_match_can_redo (match));
  rk_test_check (read);

  return g_steal_pointer (&read);
}

/* The fixtures come from elsewhere. */
static void
test_fixtures (void)
{
  g_auto (GStrv) names = rk_test_fixtures ("matches");

  g_assert_cmpuint (g_strv_length (names), >=, 10);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autoptr (GBytes) bytes = rk_test_fixture ("matches", names[i]);
      g_autoptr (RkMatch) match = rk_test_parse (bytes);
      g_autoptr (GBytes) written = rk_match_file_format (match);

      g_test_message ("%s", names[i]);
      rk_test_assert_same (written, bytes);
    }
}

/* Every start that can be set up by hand is read again, also one that is over at once. */
static void
test_set_up (void)
{
  static const char *const texts[] = {
    "0,0,0,0,1/0,2,0,1,1 s 0-0", "-,-,-,-,-,1/0,0,0,0,0,0 n 0-0", "0,0,0,0,0,0/0,0,0,0,0,0 s 0-0",
    "0,0,0,0,0,0/0,0,0,0,0,48 n 0-0", "0,2,1,3,1,0/1,0,2,1,0,1 s 12-24", "-,4,4,-,4/4,4,-,4,4 n 8-0",
  };
  RkRules rules;

  rk_rules_init_standard (&rules);
  for (guint i = 0; i < 2 * G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (RkSetup) setup = NULL;
      g_autoptr (RkMatch) match = NULL;
      g_autoptr (RkMatch) read = NULL;

      rk_rules_init_standard (&rules);
      rules.direction = i % 2 == 0 ? RK_COUNTER_CLOCKWISE : RK_CLOCKWISE;
      setup = rk_setup_new (&rules);
      g_assert_true (rk_setup_parse (setup, texts[i / 2], NULL));
      rk_setup_complete (setup);
      rk_setup_get_rules (setup, &rules);
      match = rk_test_match_new (&rules);
      read = check_written (match);
      g_assert_true (rk_position_equal (&rk_match_get_rules (read)->start,
                                        rk_setup_get_position (setup)));
    }
}

static void
test_new (void)
{
  g_autoptr (RkMatch) match = rk_test_match_new (NULL);
  g_autoptr (RkMatch) read = check_written (match);
  g_autoptr (GBytes) bytes = rk_match_file_format (match);
  g_autoptr (JsonNode) tree = rk_test_tree (bytes);
  JsonObject *root = json_node_get_object (tree);

  g_assert_cmpstr (json_object_get_string_member (root, "application"), ==,
                   "Rio Kadalis " PACKAGE_VERSION);
  g_assert_cmpstr (json_object_get_string_member (root, "id"), ==, rk_match_get_id (match));
  g_assert_false (json_object_has_member (root, "undone"));
  g_assert_false (json_object_has_member (root, "event"));
  g_assert_false (json_object_has_member (root, "start"));
}

/* Matches in any state, each followed back to its start and forward to its end
 * beside the one that was read. */
static void
test_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (20261129);

  for (guint n = rk_test_count (1000); n > 0; n--)
    {
      g_autoptr (RkMatch) match = rk_test_random_match (rand);
      g_autoptr (RkMatch) read = check_written (match);

      while (g_rand_int_range (rand, 0, 12) != 0)
        {
          gboolean back = g_rand_boolean (rand);
          g_autoptr (RkMatch) reread = NULL;

          if (back)
            g_assert_cmpint (rk_match_undo (read), ==, rk_match_undo (match));
          else
            g_assert_cmpint (rk_match_redo (read), ==, rk_match_redo (match));

          reread = check_written (read);
          g_assert_cmpuint (rk_test_fingerprint (read), ==, rk_test_fingerprint (match));
        }

      while (rk_match_redo (match))
        g_assert_true (rk_match_redo (read));
      g_assert_false (rk_match_redo (read));
      g_assert_cmpuint (rk_test_fingerprint (read), ==, rk_test_fingerprint (match));
    }
}

/* Unknown members stay where they are, while the match is played on. */
static void
test_unknown (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (guint n = rk_test_count (400); n > 0; n--)
    {
      g_autoptr (RkMatch) match = rk_test_random_match (rand);
      g_autoptr (GBytes) plain = rk_match_file_format (match);
      g_autoptr (GBytes) bytes = rk_test_add_unknown (plain, rand);
      g_autoptr (RkMatch) read = rk_test_parse (bytes);
      g_autoptr (GBytes) written = rk_match_file_format (read);

      rk_test_assert_same (written, bytes);

      for (guint i = 0; i < 30; i++)
        {
          g_autoptr (RkMatch) reread = NULL;

          rk_test_random_action (read, rand);
          reread = check_written (read);
        }
    }
}

/* Reads @text with one member replaced in a fixture that has everything. */
static GBytes *
patch (const char *from,
       const char *to)
{
  g_autoptr (GBytes) bytes = rk_test_fixture ("files", "everything.rkmatch");
  g_autoptr (GString) text = g_string_new_len (g_bytes_get_data (bytes, NULL),
                                               g_bytes_get_size (bytes));

  g_assert_cmpuint (g_string_replace (text, from, to, 0), >, 0);

  return g_string_free_to_bytes (g_steal_pointer (&text));
}

/* Everything the format has, as it arrives in the model. */
static void
test_everything (void)
{
  g_autoptr (GBytes) bytes = rk_test_fixture ("files", "everything.rkmatch");
  g_autoptr (RkMatch) match = rk_test_parse (bytes);
  g_autoptr (GBytes) written = rk_match_file_format (match);
  RkEvent *event = rk_match_get_event (match);
  const RkRules *rules = rk_match_get_rules (match);
  RkRound *round = rk_match_get_round (match, 0);
  g_autoptr (RkNote) note = g_list_model_get_item (G_LIST_MODEL (rk_round_get_notes (round)), 1);
  g_autoptr (RkLine) line = g_list_model_get_item (G_LIST_MODEL (rk_round_get_lines (round)), 0);
  g_autofree char *created = g_date_time_format_iso8601 (rk_match_get_created (match));
  g_autofree char *modified = g_date_time_format_iso8601 (rk_match_get_modified (match));
  g_autofree char *start = rk_position_to_string (&rules->start);

  rk_test_assert_same (written, bytes);

  g_assert_cmpstr (rk_match_get_id (match), ==, "1b1eb107-f8fa-5aeb-ad4e-fc8301f90258");
  g_assert_cmpstr (created, ==, "2026-11-29T18:30:00Z");
  g_assert_cmpstr (modified, ==, "2026-11-29T19:00:00Z");
  g_assert_cmpstr (rk_match_get_comment (match), ==, "Played in the shade.");

  g_assert_cmpstr (rk_event_get_name (event), ==, "Hargeysa Open");
  g_assert_cmpstr (rk_event_get_site (event), ==, "Hargeysa");
  g_assert_cmpstr (rk_event_get_date (event), ==, "2026-11-29");
  g_assert_cmpstr (rk_event_get_tournament (event), ==, "45e7424e-8571-55f3-ae4a-fb333d52751c");
  g_assert_cmpuint (rk_event_get_round (event), ==, 2);
  g_assert_cmpuint (rk_event_get_board (event), ==, 3);
  g_assert_cmpuint (rk_event_get_game (event), ==, 1);

  g_assert_cmpstr (rk_player_get_name (rk_match_get_player (match, RK_SOUTH)), ==, "Xaawo");
  g_assert_cmpint (rk_player_get_level (rk_match_get_player (match, RK_NORTH)), ==,
                   RK_LEVEL_HARD);

  g_assert_cmpuint (rules->max_rounds, ==, 9);
  g_assert_cmpuint (rules->max_wins, ==, 3);
  g_assert_cmpint (rules->decides, ==, RK_DECIDES_WINS);
  g_assert_cmpstr (start, ==, "4,4,4,4,4,4/-,4,4,4,4,4 s 0-0");
  g_assert_cmpuint (rules->start_reserve[RK_NORTH], ==, 4);

  g_assert_cmpuint (rk_match_get_n_rounds (match), ==, 2);
  g_assert_cmpint (rk_round_get_end (round), ==, RK_ROUND_AGREED);
  g_assert_cmpuint (rk_note_get_after (note), ==, 2);
  g_assert_cmpstr (rk_note_get_mark (note), ==, "?!");
  g_assert_cmpstr (rk_line_get_name (line), ==, "instead");
  g_assert_cmpuint (rk_line_get_n_moves (line), ==, 2);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (rk_line_get_lines (line))), ==, 1);

  g_assert_true (rk_match_can_redo (match));
  g_assert_cmpuint (rk_match_get_n_all_rounds (match), ==, 3);
  while (rk_match_redo (match))
    ;
  g_assert_cmpint (rk_match_get_end (match), ==, RK_MATCH_CONCEDED);
  g_assert_cmpint (rk_match_get_conceded_by (match), ==, RK_NORTH);
}

static void
assert_same_after (const char *from,
                   const char *to)
{
  g_autoptr (GBytes) bytes = patch (from, to);
  g_autoptr (RkMatch) match = rk_test_parse (bytes);
  g_autoptr (GBytes) written = rk_match_file_format (match);

  rk_test_assert_same (written, bytes);
}

/* What may be missing stays missing, and what only says what holds anyway stays
 * too. */
static void
test_absent (void)
{
  assert_same_after (" \"application\": \"Somebody else 2.0\",\n", "");
  assert_same_after (" \"comment\": \"Played in the shade.\",\n", "");
  assert_same_after ("  \"rounds\": 9,\n", "");
  assert_same_after ("  \"rounds\": 9,\n", "  \"rounds\": null,\n");
  assert_same_after ("  \"wins\": 3,\n", "");
  assert_same_after ("  \"wins\": 3,\n", "  \"wins\": null,\n");
  assert_same_after (",\n  \"decides\": \"wins\"", "");
  assert_same_after ("  \"decides\": \"wins\"", "  \"decides\": \"stones\"");
  assert_same_after (",\n   \"level\": \"hard\"", "");
  assert_same_after ("   \"name\": \"Xaawo\",\n", "");
  assert_same_after ("  \"name\": \"Hargeysa Open\",\n", "");
  assert_same_after ("    \"after\": 0,\n     \"comment\": \"calm\"", "    \"after\": 0");
}

/* The order of the members is kept, whatever it is. */
static void
test_order (void)
{
  assert_same_after (" \"format\": \"rio-kadalis-match\",\n \"version\": 1,\n",
                     " \"version\": 1,\n \"format\": \"rio-kadalis-match\",\n");
  assert_same_after ("  \"first\": \"south\",\n  \"next-first\": \"alternate\",\n",
                     "  \"next-first\": \"alternate\",\n  \"first\": \"south\",\n");
  assert_same_after ("    \"south\": 6,\n    \"north\": 5\n",
                     "    \"north\": 5,\n    \"south\": 6\n");
}

/* A member that was missing is written after the one it follows. */
static void
test_added (void)
{
  g_autoptr (GBytes) without = patch (" \"comment\": \"Played in the shade.\",\n", "");
  g_autoptr (GBytes) with = rk_test_fixture ("files", "everything.rkmatch");
  g_autoptr (RkMatch) match = rk_test_parse (without);
  g_autoptr (GBytes) written = NULL;

  rk_match_set_comment (match, "Played in the shade.");
  written = rk_match_file_format (match);
  rk_test_assert_same (written, with);
}

/* Line ends and a byte order mark are read, whatever they are. */
static void
test_line_ends (void)
{
  static const char *const ends[] = { "\r\n", "\r", "\n\n", " \t\n" };
  g_autoptr (GBytes) expected = rk_test_fixture ("files", "everything.rkmatch");

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autoptr (GBytes) bytes = patch ("\n", ends[i]);
      g_autoptr (GString) marked = g_string_new ("\xef\xbb\xbf");
      g_autoptr (GBytes) marked_bytes = NULL;
      g_autoptr (RkMatch) match = NULL;
      g_autoptr (GBytes) written = NULL;

      g_string_append_len (marked, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
      marked_bytes = g_string_free_to_bytes (g_steal_pointer (&marked));
      match = rk_test_parse (marked_bytes);
      written = rk_match_file_format (match);
      rk_test_assert_same (written, expected);
    }
}

/* Saving a change says when and by what; formatting alone says nothing. */
static void
test_touch (void)
{
  g_autoptr (GBytes) bytes = rk_test_fixture ("files", "everything.rkmatch");
  g_autoptr (RkMatch) match = rk_test_parse (bytes);
  g_autoptr (GTimeZone) zone = g_time_zone_new_offset (3 * 3600);
  g_autoptr (GDateTime) now = g_date_time_new (zone, 2027, 1, 2, 2, 4, 5.5);
  g_autoptr (GBytes) written = NULL;
  g_autoptr (JsonNode) tree = NULL;
  JsonObject *root;

  rk_match_file_touch (match, now);
  written = rk_match_file_format (match);
  tree = rk_test_tree (written);
  root = json_node_get_object (tree);
  g_assert_cmpstr (json_object_get_string_member (root, "modified"), ==, "2027-01-01T23:04:05Z");
  g_assert_cmpstr (json_object_get_string_member (root, "created"), ==, "2026-11-29T18:30:00Z");
  g_assert_cmpstr (json_object_get_string_member (root, "application"), ==,
                   "Rio Kadalis " PACKAGE_VERSION);
  g_assert_true (json_object_has_member (json_object_get_object_member (root, "undone"),
                                         "x-undone"));
}

/* What was unknown of a thing goes with it, and does not come back with another
 * one. */
static void
test_gone (void)
{
  g_autoptr (GBytes) bytes = rk_test_fixture ("files", "everything.rkmatch");
  g_autoptr (RkMatch) match = rk_test_parse (bytes);
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autoptr (GBytes) written = NULL;
  g_autoptr (RkMatch) read = NULL;
  g_autofree char *text = NULL;

  rk_match_undo_to (match, 0, 1);
  rk_match_concede_round (match, RK_SOUTH, NULL);
  rk_match_file_touch (match, now);
  rk_match_undo (match);

  written = rk_match_file_format (match);
  read = check_written (match);
  text = g_strndup (g_bytes_get_data (written, NULL), g_bytes_get_size (written));
  g_assert_null (strstr (text, "x-undone"));
  g_assert_null (strstr (text, "x-rest"));
  g_assert_null (strstr (text, "x-agreed"));
  g_assert_nonnull (strstr (text, "x-round"));
  g_assert_nonnull (strstr (text, "x-root"));
}

/* Names too long to be read are cut when they are written. */
static void
test_long_names (void)
{
  g_autoptr (RkMatch) match = rk_test_match_new (NULL);
  g_autoptr (GString) name = g_string_new (NULL);
  g_autoptr (RkMatch) read = NULL;
  g_autoptr (GBytes) bytes = NULL;

  for (guint i = 0; i < 2 * RK_MATCH_FILE_MAX_NAME; i++)
    g_string_append (name, "অ");
  rk_player_set_name (rk_match_get_player (match, RK_SOUTH), name->str);

  bytes = rk_match_file_format (match);
  read = rk_test_parse (bytes);
  g_assert_cmpint (g_utf8_strlen (rk_player_get_name (rk_match_get_player (read, RK_SOUTH)), -1),
                   ==, RK_MATCH_FILE_MAX_NAME);
}

/* Parses in another thread, as a library does. */
static gpointer
parse_in_thread (gpointer data)
{
  return rk_test_parse (data);
}

static void
test_thread (void)
{
  g_autoptr (GBytes) bytes = rk_test_fixture ("files", "everything.rkmatch");
  GThread *thread = g_thread_new ("parse", parse_in_thread, bytes);
  g_autoptr (RkMatch) match = g_thread_join (thread);
  g_autoptr (GBytes) written = rk_match_file_format (match);

  rk_test_assert_same (written, bytes);
  g_assert_finalize_object (g_steal_pointer (&match));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/match-file/fixtures", test_fixtures);
  g_test_add_func ("/match-file/new", test_new);
  g_test_add_func ("/match-file/set-up", test_set_up);
  g_test_add_func ("/match-file/random", test_random);
  g_test_add_func ("/match-file/unknown", test_unknown);
  g_test_add_func ("/match-file/everything", test_everything);
  g_test_add_func ("/match-file/absent", test_absent);
  g_test_add_func ("/match-file/order", test_order);
  g_test_add_func ("/match-file/added", test_added);
  g_test_add_func ("/match-file/line-ends", test_line_ends);
  g_test_add_func ("/match-file/touch", test_touch);
  g_test_add_func ("/match-file/gone", test_gone);
  g_test_add_func ("/match-file/long-names", test_long_names);
  g_test_add_func ("/match-file/thread", test_thread);

  return g_test_run ();
}
