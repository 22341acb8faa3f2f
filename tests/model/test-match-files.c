/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Whole matches, checked against what their files say of them. */
#include "config.h"

#include <json-glib/json-glib.h>

#include "rk-notation.h"
#include "rk-test-model.h"

static JsonObject *
get_object (JsonObject *object,
            const char *member)
{
  return json_object_has_member (object, member) ? json_object_get_object_member (object, member)
                                                 : NULL;
}

static RkSide
side_from_text (const char *text)
{
  return g_str_equal (text, "north") ? RK_NORTH : RK_SOUTH;
}

static RkSide
get_side (JsonObject *object,
          const char *member)
{
  return side_from_text (json_object_get_string_member (object, member));
}

static guint
index_of (const char        *text,
          const char *const *texts)
{
  for (guint i = 0; texts[i] != NULL; i++)
    {
      if (g_str_equal (text, texts[i]))
        return i;
    }

  g_error ("unknown word %s", text);
}

static guint
get_limit (JsonObject *rules,
           const char *member)
{
  return json_object_get_null_member (rules, member)
           ? 0
           : json_object_get_int_member (rules, member);
}

static RkRules
read_rules (JsonObject *object)
{
  static const char *const next_firsts[] = { "alternate", "loser", "winner", NULL };
  static const char *const decides[] = { "stones", "wins", "draw", NULL };
  static const char *const directions[] = { "counter-clockwise", "clockwise", NULL };
  RkRules rules;

  rk_rules_init_standard (&rules);
  rules.n_holes = json_object_get_int_member (object, "holes");
  rules.direction = index_of (json_object_get_string_member (object, "direction"), directions);
  rules.first = get_side (object, "first");
  rules.next_first = index_of (json_object_get_string_member (object, "next-first"), next_firsts);
  rules.max_rounds = get_limit (object, "rounds");
  rules.max_wins = get_limit (object, "wins");
  if (json_object_has_member (object, "decides"))
    rules.decides = index_of (json_object_get_string_member (object, "decides"), decides);

  return rules;
}

static void
play_moves (RkMatch   *match,
            JsonArray *moves)
{
  for (guint i = 0; i < json_array_get_length (moves); i++)
    rk_test_play (match, json_array_get_string_element (moves, i));
}

static void
assert_sides (JsonObject *expected,
              RkRound    *round,
              guint     (*get) (RkRound *round,
                                RkSide   side))
{
  g_assert_cmpuint (get (round, RK_SOUTH), ==, json_object_get_int_member (expected, "south"));
  g_assert_cmpuint (get (round, RK_NORTH), ==, json_object_get_int_member (expected, "north"));
}

static void
end_and_check_round (RkMatch    *match,
                     RkRound    *round,
                     JsonObject *result)
{
  static const char *const reasons[] = {
    "", "immobilised", "repetition", "agreed", "conceded", NULL
  };
  RkRoundEnd reason = index_of (json_object_get_string_member (result, "reason"), reasons);

  if (reason == RK_ROUND_AGREED)
    g_assert_true (rk_match_agree_round (match, NULL));
  else if (reason == RK_ROUND_CONCEDED)
    g_assert_true (rk_match_concede_round (match, get_side (result, "by"), NULL));

  g_assert_cmpuint (rk_round_get_end (round), ==, reason);
  assert_sides (json_object_get_object_member (result, "won"), round, rk_round_get_won);
}

static void
play_round (RkMatch    *match,
            JsonObject *object)
{
  RkRound *round = rk_match_get_current_round (match);
  JsonObject *result = get_object (object, "result");

  g_assert_cmpuint (rk_round_get_first (round), ==, get_side (object, "first"));
  assert_sides (json_object_get_object_member (object, "open"), round, rk_round_get_open);
  assert_sides (json_object_get_object_member (object, "reserve"), round, rk_round_get_reserve);

  play_moves (match, json_object_get_array_member (object, "moves"));
  if (result != NULL)
    end_and_check_round (match, round, result);
  else
    g_assert_cmpuint (rk_round_get_end (round), ==, RK_ROUND_GOES_ON);
  rk_test_check (match);
}

static RkWinner
get_winner (JsonObject *result)
{
  return json_object_get_null_member (result, "winner")
           ? RK_WINNER_DRAW
           : rk_winner_from_side (get_side (result, "winner"));
}

static void
end_and_check_match (RkMatch    *match,
                     JsonObject *result)
{
  static const char *const reasons[] = {
    "", "all-closed", "rounds", "wins", "conceded", "agreed", "adjudicated", NULL
  };
  RkMatchEnd reason = index_of (json_object_get_string_member (result, "reason"), reasons);

  if (reason == RK_MATCH_CONCEDED)
    g_assert_true (rk_match_concede (match, get_side (result, "by"), NULL));
  else if (reason == RK_MATCH_AGREED)
    g_assert_true (rk_match_agree_draw (match, NULL));
  else if (reason == RK_MATCH_ADJUDICATED)
    g_assert_true (rk_match_adjudicate (match, get_winner (result), NULL));

  g_assert_cmpuint (rk_match_get_end (match), ==, reason);
  g_assert_cmpuint (rk_match_get_winner (match), ==, get_winner (result));
}

/* What was taken back can be played on, and continues the last round. */
static void
play_undone (RkMatch    *match,
             JsonObject *undone)
{
  JsonArray *rounds = json_object_get_array_member (undone, "rounds");

  for (guint i = 0; i < json_array_get_length (rounds); i++)
    {
      JsonObject *object = json_array_get_object_element (rounds, i);

      if (i > 0)
        rk_test_begin (match);
      play_moves (match, json_object_get_array_member (object, "moves"));
    }
}

static void
test_match_file (gconstpointer data)
{
  g_autoptr (JsonParser) parser = json_parser_new_immutable ();
  g_autoptr (RkMatch) match = NULL;
  g_autoptr (GError) error = NULL;
  JsonObject *root;
  JsonArray *rounds;
  RkRules rules;

  json_parser_load_from_file (parser, data, &error);
  g_assert_no_error (error);
  root = json_node_get_object (json_parser_get_root (parser));

  rules = read_rules (json_object_get_object_member (root, "rules"));
  g_assert_true (rk_rules_is_valid (&rules));
  match = rk_test_match_new (&rules);

  rounds = json_object_get_array_member (root, "rounds");
  for (guint i = 0; i < json_array_get_length (rounds); i++)
    {
      if (i > 0)
        rk_test_begin (match);
      play_round (match, json_array_get_object_element (rounds, i));
    }

  if (json_object_has_member (root, "result"))
    end_and_check_match (match, json_object_get_object_member (root, "result"));
  else
    g_assert_cmpuint (rk_match_get_end (match), ==, RK_MATCH_GOES_ON);

  if (json_object_has_member (root, "undone"))
    play_undone (match, json_object_get_object_member (root, "undone"));
  rk_test_check (match);

  g_assert_finalize_object (g_steal_pointer (&match));
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *folder = NULL;
  g_autoptr (GDir) dir = NULL;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  g_test_init (&argc, &argv, NULL);

  folder = g_test_build_filename (G_TEST_DIST, "fixtures", "matches", NULL);
  dir = g_dir_open (folder, 0, NULL);
  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_assert_cmpuint (names->len, >=, 10);
  g_ptr_array_sort_values (names, (GCompareFunc) g_strcmp0);

  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = g_strconcat ("/model/match-files/", names->pdata[i], NULL);

      g_test_add_data_func_full (path, g_build_filename (folder, names->pdata[i], NULL),
                                 test_match_file, g_free);
    }

  return g_test_run ();
}
