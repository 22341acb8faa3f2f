/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Rounds move by move, and leaves of game trees, from the fixtures. */
#include "config.h"

#include "rk-notation.h"
#include "rk-perft.h"
#include "rk-scoring.h"
#include "rk-test-engine.h"

#include <json-glib/json-glib.h>

typedef void (*LineFunc) (JsonObject *line);

/* Calls @func for every line of a fixture. Returns how many there are. */
static guint
for_each_line (const char *fixture,
               LineFunc    func)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", fixture, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  guint n_lines = 0;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  lines = g_strsplit (text, "\n", -1);
  for (; lines[n_lines] != NULL && *lines[n_lines] != '\0'; n_lines++)
    {
      g_autoptr (JsonNode) node = json_from_string (lines[n_lines], &error);

      g_assert_no_error (error);
      func (json_node_get_object (node));
    }

  return n_lines;
}

static RkPosition
get_start (JsonObject *line)
{
  const char *direction = json_object_get_string_member (line, "direction");

  return rk_test_position (json_object_get_string_member (line, "start"),
                           g_str_equal (direction, "cw") ? RK_CLOCKWISE : RK_COUNTER_CLOCKWISE);
}

static void
check_move (RkPosition *position,
            const char *letter,
            JsonObject *after)
{
  RkPosition before = *position;
  RkSowing sowing;
  guint hole;

  g_assert_true (rk_hole_from_letter (position->n_holes, *letter, &hole));
  g_assert_cmpuint (rk_position_play (position, hole, &sowing), ==, RK_MOVE_LEGAL);

  rk_test_assert_text (position, json_object_get_string_member (after, "position"));
  g_assert_cmpuint (sowing.laps, ==, json_object_get_int_member (after, "laps"));
  g_assert_cmpuint (sowing.sown, ==, json_object_get_int_member (after, "sown"));
  g_assert_cmpint (sowing.binikh, ==, json_object_get_boolean_member (after, "binikh"));
  for (guint side = RK_SOUTH; side <= RK_NORTH; side++)
    g_assert_cmpuint (before.captured[side] + sowing.captured[side], ==, position->captured[side]);
}

static void
check_end (const RkPosition *last,
           RkRoundEnd        end,
           JsonObject       *line)
{
  JsonObject *won = json_object_get_object_member (line, "won");
  guint mine[2];

  g_assert_cmpstr (end == RK_ROUND_IMMOBILISED ? "immobilised" : "repetition", ==,
                   json_object_get_string_member (line, "end"));
  rk_position_share_out (last, mine);
  g_assert_cmpuint (mine[RK_SOUTH], ==, json_object_get_int_member (won, "south"));
  g_assert_cmpuint (mine[RK_NORTH], ==, json_object_get_int_member (won, "north"));
}

static void
check_round (JsonObject *line)
{
  JsonArray *moves = json_object_get_array_member (line, "moves");
  JsonArray *after = json_object_get_array_member (line, "after");
  g_autoptr (GArray) positions = g_array_new (FALSE, FALSE, sizeof (RkPosition));
  RkPosition position = get_start (line);
  RkRoundEnd end;

  g_array_append_val (positions, position);
  g_assert_cmpuint (json_array_get_length (moves), ==, json_array_get_length (after));

  for (guint i = 0; i < json_array_get_length (moves); i++)
    {
      end = rk_positions_get_end ((RkPosition *) positions->data, positions->len);
      g_assert_cmpuint (end, ==, RK_ROUND_GOES_ON);
      check_move (&position, json_array_get_string_element (moves, i),
                  json_array_get_object_element (after, i));
      g_array_append_val (positions, position);
    }

  end = rk_positions_get_end ((RkPosition *) positions->data, positions->len);
  g_assert_cmpuint (end, !=, RK_ROUND_GOES_ON);
  check_end (&position, end, line);
}

static void
check_perft (JsonObject *line)
{
  JsonArray *leaves = json_object_get_array_member (line, "leaves");
  RkPosition start = get_start (line);

  g_assert_cmpuint (rk_position_perft (&start, 0), ==, 1);
  for (guint i = 0; i < json_array_get_length (leaves); i++)
    g_assert_cmpuint (rk_position_perft (&start, i + 1), ==,
                      json_array_get_int_element (leaves, i));
}

static void
test_rounds (gconstpointer fixture)
{
  g_assert_cmpuint (for_each_line (fixture, check_round), >=, 8);
}

static void
test_perft (void)
{
  g_assert_cmpuint (for_each_line ("perft.jsonl", check_perft), ==, 7);
}

int
main (int   argc,
      char *argv[])
{
  const char *rounds[] = {
    "rounds-clockwise-closed",
    "rounds-closed",
    "rounds-five",
    "rounds-from-midgame",
    "rounds-standard",
  };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rounds); i++)
    {
      g_autofree char *path = g_strconcat ("/engine/vectors/", rounds[i], NULL);

      g_test_add_data_func_full (path, g_strconcat (rounds[i], ".jsonl", NULL),
                                 test_rounds, g_free);
    }
  g_test_add_func ("/engine/vectors/perft", test_perft);

  return g_test_run ();
}
