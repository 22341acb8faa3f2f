/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-match-file.h"
#include "rk-test-files.h"
#include "rk-test-tournaments.h"
#include "rk-trf.h"

/* What is written of @tournament is read as the same tournament, and written again as
 * the same bytes. */
static RkTournament *
check_written (RkTournament *tournament)
{
  g_autoptr (GBytes) written = rk_tournament_file_format (tournament);
  g_autoptr (RkTournament) read = rk_test_parse_tournament (written);
  g_autoptr (GBytes) again = rk_tournament_file_format (read);
  g_autofree char *expected = rk_test_dump_with_log (tournament);
  g_autofree char *found = rk_test_dump_with_log (read);

  rk_test_assert_same (again, written);
  g_assert_cmpstr (found, ==, expected);
  g_assert_false (rk_tournament_can_undo (read));
  g_assert_false (rk_tournament_can_redo (read));

  return g_steal_pointer (&read);
}

/* Four players of a Swiss, two rounds of which are played and one is a draft. */
static RkTournament *
new_small (void)
{
  RkRegulations regulations;
  RkTournament *tournament;
  int margin = 6;

  rk_regulations_init (&regulations, RK_SYSTEM_SWISS, 6);
  regulations.n_rounds = 3;
  regulations.initial_role = RK_ROLE_FIRST;
  regulations.seed = 7;
  tournament = rk_tournament_new ("Club Evening", &regulations);
  for (guint i = 0; i < 6; i++)
    {
      const char name[] = { 'A' + i, '\0' };

      rk_tournament_add_entrant (tournament, name, NULL, 2000 - i, NULL);
    }

  for (guint round = 1; round <= 2; round++)
    {
      g_assert_true (rk_tournament_pair (tournament, RK_SWISS_RELAX_NONE, NULL));
      g_assert_true (rk_tournament_publish (tournament, NULL));
      for (guint board = 1; board <= 3; board++)
        {
          RkPairing *pairing =
            rk_tournament_round_get_board (rk_tournament_get_round (tournament, round), board);

          g_assert_true (rk_tournament_set_result (tournament, pairing, 0, RK_RESULT_FIRST,
                                                   &margin, NULL, NULL));
        }
    }
  g_assert_true (rk_tournament_pair (tournament, RK_SWISS_RELAX_REMATCH, NULL));

  return tournament;
}

static JsonObject *
get_object (JsonObject *object,
            const char *list,
            guint       index)
{
  return json_array_get_object_element (json_object_get_array_member (object, list), index);
}

static void
test_small (void)
{
  g_autoptr (RkTournament) tournament = new_small ();
  g_autoptr (RkTournament) read = check_written (tournament);
  g_autoptr (GBytes) bytes = rk_tournament_file_format (tournament);
  g_autoptr (JsonNode) tree = rk_test_tree (bytes);
  JsonObject *root = json_node_get_object (tree);
  JsonObject *round = get_object (root, "rounds", 0);
  JsonObject *board = get_object (round, "pairings", 0);

  g_assert_cmpint (rk_tournament_get_state (read), ==, RK_TOURNAMENT_DRAFT);
  g_assert_cmpstr (json_object_get_string_member (root, "application"), ==,
                   "Rio Kadalis " PACKAGE_VERSION);
  g_assert_true (json_object_has_member (round, "published"));
  g_assert_false (json_object_has_member (get_object (root, "rounds", 2), "published"));
  g_assert_cmpstr (json_object_get_string_member (get_object (board, "games", 0), "result"), ==,
                   "1");
  g_assert_cmpint (json_object_get_int_member (get_object (board, "games", 0), "margin"), ==, 6);
  g_assert_cmpstr (json_array_get_string_element (json_object_get_array_member (board, "points"),
                                                  0), ==, "1");
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (root, "log")), ==,
                    g_list_model_get_n_items (rk_tournament_get_log (tournament)));
}

/* The log says who was added with others, also when that was undone. */
static void
test_added (void)
{
  const char *names[] = { "Asha", "Bilan", "Cali" };
  RkRegulations regulations;
  g_autoptr (RkTournament) tournament = NULL;
  g_autoptr (RkTournament) read = NULL;
  g_autoptr (GPtrArray) records =
    g_ptr_array_new_with_free_func ((GDestroyNotify) rk_entrant_record_unref);
  GListModel *log;

  rk_regulations_init (&regulations, RK_SYSTEM_SWISS, 4);
  tournament = rk_tournament_new ("Cup", &regulations);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_ptr_array_add (records, rk_entrant_record_new (i + 1, names[i]));
  g_assert_true (rk_tournament_add_entrants (tournament, records, NULL));
  g_assert_true (rk_tournament_undo (tournament));

  read = check_written (tournament);
  log = rk_tournament_get_log (read);
  g_assert_cmpuint (g_list_model_get_n_items (log), ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (RkLogEntry) entry = g_list_model_get_item (log, i);
      const char *const *players = rk_log_entry_get_players (entry);

      g_assert_nonnull (players);
      g_assert_cmpuint (g_strv_length ((char **) players), ==, G_N_ELEMENTS (names));
      for (guint k = 0; k < G_N_ELEMENTS (names); k++)
        g_assert_cmpstr (players[k], ==, names[k]);
    }
}

static void
test_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1935);
  guint n_states[RK_TOURNAMENT_OVER + 1] = { 0 };

  for (guint n = rk_test_count (5000); n > 0; n--)
    {
      g_autoptr (RkTournament) tournament = rk_test_random_tournament (rand);
      g_autoptr (RkTournament) read = check_written (tournament);

      n_states[rk_tournament_get_state (read)]++;

      /* It goes on as any other does. */
      for (guint i = 0; i < 20; i++)
        rk_test_arbiter_action (read, rand);
      g_clear_object (&tournament);
      tournament = check_written (read);
    }

  for (guint i = 0; i < G_N_ELEMENTS (n_states); i++)
    g_assert_cmpuint (n_states[i], >, 5);
}

/* Members that nobody knows stay where they were. */
static void
test_unknown (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1936);

  for (guint n = rk_test_count (2000); n > 0; n--)
    {
      g_autoptr (RkTournament) tournament = rk_test_random_tournament (rand);
      g_autoptr (GBytes) plain = rk_tournament_file_format (tournament);
      g_autoptr (GBytes) bytes = rk_test_add_unknown (plain, rand);
      g_autoptr (RkTournament) read = rk_test_parse_tournament (bytes);
      g_autoptr (GBytes) written = rk_tournament_file_format (read);

      rk_test_assert_same (written, bytes);
    }
}

/* They stay also where something beside them changes. */
static void
test_unknown_changed (void)
{
  g_autoptr (RkTournament) tournament = new_small ();
  g_autoptr (GBytes) plain = rk_tournament_file_format (tournament);
  g_autoptr (JsonNode) tree = rk_test_tree (plain);
  JsonObject *board = get_object (get_object (json_node_get_object (tree), "rounds", 0),
                                  "pairings", 1);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GBytes) written = NULL;
  g_autoptr (RkTournament) read = NULL;
  g_autoptr (JsonNode) again = NULL;

  json_object_set_string_member (board, "x-board", "kept");
  json_object_set_string_member (get_object (board, "games", 0), "x-game", "kept too");
  {
    g_autofree char *text = json_to_string (tree, FALSE);

    bytes = g_bytes_new (text, strlen (text));
  }

  read = rk_test_parse_tournament (bytes);
  g_assert_true (rk_tournament_set_result (read,
                                           rk_tournament_round_get_board (
                                             rk_tournament_get_round (read, 1), 2),
                                           0, RK_RESULT_DRAW, NULL, NULL, NULL));
  written = rk_tournament_file_format (read);
  again = rk_test_tree (written);
  board = get_object (get_object (json_node_get_object (again), "rounds", 0), "pairings", 1);
  g_assert_cmpstr (json_object_get_string_member (board, "x-board"), ==, "kept");
  g_assert_cmpstr (json_object_get_string_member (get_object (board, "games", 0), "x-game"), ==,
                   "kept too");
  g_assert_cmpstr (json_object_get_string_member (get_object (board, "games", 0), "result"), ==,
                   "½");
}

static void
test_touch (void)
{
  g_autoptr (RkTournament) tournament = new_small ();
  g_autoptr (GBytes) plain = rk_tournament_file_format (tournament);
  g_autoptr (GDateTime) now = g_date_time_new_from_iso8601 ("2027-01-02T03:04:05+01:00", NULL);
  g_autoptr (JsonNode) tree = rk_test_tree (plain);
  g_autoptr (RkTournament) read = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;

  json_object_set_string_member (json_node_get_object (tree), "application", "Other 1");
  text = json_to_string (tree, FALSE);
  bytes = g_bytes_new (text, strlen (text));
  read = rk_test_parse_tournament (bytes);

  g_clear_pointer (&bytes, g_bytes_unref);
  bytes = rk_tournament_file_format (read);
  g_assert_nonnull (g_strstr_len (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                  "\"application\": \"Other 1\""));

  rk_tournament_file_touch (read, now);
  g_clear_pointer (&bytes, g_bytes_unref);
  bytes = rk_tournament_file_format (read);
  g_assert_nonnull (g_strstr_len (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                  "\"modified\": \"2027-01-02T02:04:05Z\""));
  g_assert_nonnull (g_strstr_len (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                  "\"application\": \"Rio Kadalis " PACKAGE_VERSION "\""));
}

/* Plays the first game of round 1 here, and links it. */
static GBytes *
play_linked (RkTournament *tournament)
{
  RkPairing *pairing = rk_tournament_round_get_board (rk_tournament_get_round (tournament, 1), 1);
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  g_autoptr (RkMatch) match = NULL;

  g_assert_true (rk_tournament_unpair (tournament, NULL));
  g_assert_true (rk_tournament_set_result (tournament, pairing, 0, RK_RESULT_NONE, NULL, NULL,
                                           NULL));
  match = rk_tournament_new_match (tournament, pairing, 0, NULL);
  g_assert_nonnull (match);
  g_assert_true (rk_tournament_link_match (tournament, match, NULL));
  while (rk_match_get_state (match) == RK_MATCH_PLAYING)
    rk_test_play_random (match, rand);
  rk_tournament_take_match (tournament, match, NULL);

  return rk_match_file_format (match);
}

static void
test_games (void)
{
  g_autoptr (RkTournament) tournament = new_small ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (6);
  g_autoptr (RkMatch) other = rk_test_random_match (rand);
  g_autoptr (GBytes) game = play_linked (tournament);
  g_autoptr (GBytes) other_bytes = rk_match_file_format (other);
  g_autoptr (GPtrArray) games = g_ptr_array_new ();
  g_autoptr (GPtrArray) found = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GBytes) again = NULL;
  g_autoptr (RkTournament) read = NULL;
  g_autoptr (GError) error = NULL;

  g_ptr_array_add (games, other_bytes);
  g_ptr_array_add (games, game);
  g_ptr_array_add (games, game);
  bytes = rk_tournament_file_format_with_games (tournament, games, &error);
  g_assert_no_error (error);

  read = rk_test_parse_tournament (bytes);
  found = rk_tournament_file_get_games (read);
  g_assert_cmpuint (found->len, ==, 1);
  rk_test_assert_same (g_ptr_array_index (found, 0), game);

  /* They are written again, as long as a game names them. */
  again = rk_tournament_file_format (read);
  rk_test_assert_same (again, bytes);
}

static void
test_bad_games (void)
{
  g_autoptr (RkTournament) tournament = new_small ();
  g_autoptr (GBytes) bad = g_bytes_new_static ("{}", 2);
  g_autoptr (GPtrArray) games = g_ptr_array_new ();
  g_autoptr (GPtrArray) none = rk_tournament_file_get_games (tournament);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (none->len, ==, 0);
  g_ptr_array_add (games, bad);
  g_assert_null (rk_tournament_file_format_with_games (tournament, games, &error));
  g_assert_error (error, RK_ERROR, RK_ERROR_FORMAT);
  g_assert_cmpstr (error->message, ==,
                   "games[0]: format: missing; expected \"rio-kadalis-match\"");
}

/* Long names are cut: what is written is read. */
static void
test_cut (void)
{
  RkRegulations regulations;
  g_autofree char *name = g_strnfill (2000, 'x');
  g_autoptr (RkTournament) tournament = NULL;
  g_autoptr (RkTournament) read = NULL;
  g_autoptr (GBytes) bytes = NULL;

  rk_regulations_init (&regulations, RK_SYSTEM_KNOCKOUT, 0);
  tournament = rk_tournament_new (name, &regulations);
  bytes = rk_tournament_file_format (tournament);
  read = rk_test_parse_tournament (bytes);
  g_assert_cmpuint (strlen (rk_tournament_get_name (read)), ==, RK_TOURNAMENT_FILE_MAX_NAME);
}

static void
test_line_ends (void)
{
  g_autoptr (RkTournament) tournament = new_small ();
  g_autoptr (GBytes) bytes = rk_tournament_file_format (tournament);
  g_autoptr (GString) text = g_string_new ("\xef\xbb\xbf");
  g_autoptr (GBytes) other = NULL;
  g_autoptr (RkTournament) read = NULL;
  g_autoptr (GBytes) written = NULL;

  g_string_append_len (text, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_string_replace (text, "\n", "\r\n", 0);
  other = g_string_free_to_bytes (g_steal_pointer (&text));
  read = rk_test_parse_tournament (other);
  written = rk_tournament_file_format (read);
  rk_test_assert_same (written, bytes);
}

/* What came from a report is a tournament that can be saved. */
static void
test_report (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1937);

  for (guint n = rk_test_count (2000); n > 0; n--)
    {
      g_autoptr (RkTournament) tournament = rk_test_random_tournament (rand);
      g_autoptr (RkTournament) reported = NULL;
      g_autoptr (RkTournament) read = NULL;
      g_autoptr (GBytes) report = NULL;
      g_autoptr (GError) error = NULL;

      if (rk_tournament_get_n_entrants (tournament) == 0)
        continue;

      report = rk_trf_format (tournament);
      reported = rk_tournament_read_any (report, &error);
      if (error != NULL)
        g_test_message ("%.*s", (int) g_bytes_get_size (report),
                        (const char *) g_bytes_get_data (report, NULL));
      g_assert_no_error (error);
      read = check_written (reported);
      g_assert_cmpuint (rk_tournament_get_n_entrants (read), ==,
                        rk_tournament_get_n_entrants (tournament));
    }
}

static gpointer
parse_in_thread (gpointer data)
{
  return rk_test_parse_tournament (data);
}

static void
test_thread (void)
{
  g_autoptr (RkTournament) tournament = new_small ();
  g_autoptr (GBytes) bytes = rk_tournament_file_format (tournament);
  GThread *thread = g_thread_new ("parse", parse_in_thread, bytes);
  g_autoptr (RkTournament) read = g_thread_join (thread);
  g_autoptr (GBytes) written = rk_tournament_file_format (read);

  rk_test_assert_same (written, bytes);
}

static gpointer
format_in_thread (gpointer data)
{
  return rk_tournament_snapshot_format (data);
}

/* A thread writes what was taken down, whatever is done to the tournament meanwhile. */
static void
test_snapshot (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (300);

  for (guint n = rk_test_count (400); n > 0; n--)
    {
      RkTournament *tournament = rk_test_random_tournament (rand);
      g_autoptr (GBytes) expected = rk_tournament_file_format (tournament);
      g_autoptr (RkTournamentSnapshot) snapshot = rk_tournament_snapshot_new (tournament);
      GThread *thread = g_thread_new ("format", format_in_thread, snapshot);
      g_autoptr (GBytes) written = NULL;

      for (guint i = 0; i < 10; i++)
        rk_test_arbiter_action (tournament, rand);
      g_object_unref (tournament);
      written = g_thread_join (thread);
      rk_test_assert_same (written, expected);
    }
}

static void
check_large (guint n_players,
             guint n_rounds,
             guint n_games)
{
  g_autoptr (RkTournament) tournament = rk_test_large_tournament (n_players, n_rounds, n_games);
  g_autoptr (GBytes) written = rk_tournament_file_format (tournament);
  g_autoptr (RkTournament) read = check_written (tournament);

  g_test_message ("%u players, %u rounds of %u: %zu bytes", n_players, n_rounds, n_games,
                  g_bytes_get_size (written));
  g_assert_cmpuint (g_bytes_get_size (written), <=, RK_TOURNAMENT_FILE_MAX_BYTES * 9 / 10);
  g_assert_cmpuint (rk_tournament_get_n_rounds (read), ==, n_rounds);
}

/* The largest that are paired can be saved and read again. */
static void
test_large (void)
{
  const guint most = RK_MAX_ENTRANTS - 1;

  check_large (300, 3, 1);
  if (rk_test_count (20) == 1)
    return;

  check_large (most, RK_MAX_ALL_GAMES / (most / 2), 1);
  check_large (most, RK_MAX_ALL_GAMES / most, 2);
  check_large (2 * (RK_MAX_ALL_GAMES / RK_MAX_ROUNDS), RK_MAX_ROUNDS, 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tournament-file/small", test_small);
  g_test_add_func ("/tournament-file/added", test_added);
  g_test_add_func ("/tournament-file/random", test_random);
  g_test_add_func ("/tournament-file/unknown", test_unknown);
  g_test_add_func ("/tournament-file/unknown-changed", test_unknown_changed);
  g_test_add_func ("/tournament-file/touch", test_touch);
  g_test_add_func ("/tournament-file/games", test_games);
  g_test_add_func ("/tournament-file/bad-games", test_bad_games);
  g_test_add_func ("/tournament-file/cut", test_cut);
  g_test_add_func ("/tournament-file/line-ends", test_line_ends);
  g_test_add_func ("/tournament-file/report", test_report);
  g_test_add_func ("/tournament-file/thread", test_thread);
  g_test_add_func ("/tournament-file/snapshot", test_snapshot);
  g_test_add_func ("/tournament-file/large", test_large);

  return g_test_run ();
}
