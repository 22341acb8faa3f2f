/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Tournament files that are wrong in one way each, and what is said of them. */
#include "config.h"

#include "rk-error.h"
#include "rk-json-print.h"
#include "rk-test-files.h"
#include "rk-test-mutate.h"
#include "rk-test-tournaments.h"

static const RkTestBadFile bad_files[] = {
#include "bad-tournaments.inc"
};

/* The files that are made bad are good, and as this program writes them. */
static void
test_good (void)
{
  static const char *const files[] = {
    "everything.rktournament", "round-robin.rktournament", "knockout.rktournament",
  };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GBytes) bytes = rk_test_fixture ("files", files[i]);
      g_autoptr (RkTournament) tournament = rk_test_parse_tournament (bytes);
      g_autoptr (GBytes) written = rk_tournament_file_format (tournament);

      rk_test_assert_same (written, bytes);
    }
}

static void
test_bad (void)
{
  g_autoptr (GBytes) usual = rk_test_fixture ("files", "everything.rktournament");

  g_assert_cmpuint (G_N_ELEMENTS (bad_files), >=, 250);

  for (guint i = 0; i < G_N_ELEMENTS (bad_files); i++)
    {
      g_autoptr (GBytes) bytes = rk_test_make_bad (&bad_files[i], "files", usual);
      g_autoptr (GError) error = NULL;
      g_autoptr (RkTournament) tournament = rk_tournament_file_parse (bytes, &error);

      g_assert_null (tournament);
      rk_test_assert_bad (&bad_files[i], error);
    }
}

static void
test_different (void)
{
  rk_test_assert_different (bad_files, G_N_ELEMENTS (bad_files));
}

static GBytes *
make_many (guint n_players)
{
  g_autoptr (GBytes) good = rk_test_fixture ("files", "knockout.rktournament");
  g_autoptr (JsonNode) tree = rk_test_tree (good);
  JsonObject *root = json_node_get_object (tree);
  JsonArray *players = json_array_new ();

  for (guint i = 1; i <= n_players; i++)
    {
      g_autofree char *text =
        g_strdup_printf ("{\"id\": %u, \"name\": \"x\", \"entered\": 1}", i);

      json_array_add_element (players, json_from_string (text, NULL));
    }

  json_object_set_array_member (root, "players", players);
  json_object_set_array_member (root, "rounds", json_array_new ());
  json_object_set_int_member (root, "next-player", n_players + 1);

  return rk_json_print (tree);
}

/* As many players as there can be, and one more. */
static void
test_many (void)
{
  g_autoptr (GBytes) most = make_many (999);
  g_autoptr (GBytes) more = make_many (1000);
  g_autoptr (RkTournament) tournament = rk_test_parse_tournament (most);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (rk_tournament_get_n_entrants (tournament), ==, 999);
  g_assert_null (rk_tournament_file_parse (more, &error));
  g_assert_error (error, RK_ERROR, RK_ERROR_FORMAT);
  g_assert_cmpstr (error->message, ==,
                   "players[999]: found an object; expected not more than 999 players");
}

static void
test_scanned (void)
{
  g_autofree char *spaces = g_strnfill (RK_TOURNAMENT_FILE_MAX_BYTES + 1, ' ');
  g_autoptr (GBytes) large = g_bytes_new (spaces, RK_TOURNAMENT_FILE_MAX_BYTES + 1);
  g_autoptr (GBytes) twice = g_bytes_new_static ("{\"id\": 1, \"id\": 2}", 18);
  g_autoptr (GBytes) empty = g_bytes_new (NULL, 0);
  g_autoptr (GError) error = NULL;

  g_assert_null (rk_tournament_file_parse (large, &error));
  g_assert_error (error, RK_ERROR, RK_ERROR_TOO_LARGE);
  g_clear_error (&error);

  g_assert_null (rk_tournament_file_parse (twice, &error));
  g_assert_error (error, RK_ERROR, RK_ERROR_SYNTAX);
  g_assert_cmpstr (error->message, ==, "line 1, column 11: id: this member appears twice");
  g_clear_error (&error);

  g_assert_null (rk_tournament_file_parse (empty, &error));
  g_assert_error (error, RK_ERROR, RK_ERROR_SYNTAX);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/bad-tournaments/good", test_good);
  g_test_add_func ("/bad-tournaments/table", test_bad);
  g_test_add_func ("/bad-tournaments/different", test_different);
  g_test_add_func ("/bad-tournaments/many", test_many);
  g_test_add_func ("/bad-tournaments/scanned", test_scanned);

  return g_test_run ();
}
