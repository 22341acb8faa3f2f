/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-test-files.h"

#include "rk-json-print.h"
#include "rk-line.h"
#include "rk-notation.h"
#include "rk-note.h"
#include "rk-test-mutate.h"

/* Names in the scripts of the languages the program speaks, and what tends to
 * break: quotes, emoji, right-to-left, combining marks, control characters. */
static const char *const names[] = {
  "A", "Cabdullaahi Xasan", "Xaawo Cilmi", "অনন্যা চক্রবর্তী", "রহিম", "Žofie Černá",
  "Flurina Caduff", "Ñiña", "🦁🏜️", "\"quoted\" \\ back/slash", "tab\tand\nnew line",
  "مريم", "e\u0301", "\x7f\x01", "North", "null", " ",
};

const char *
rk_test_random_name (GRand *rand)
{
  return names[g_rand_int_range (rand, 0, G_N_ELEMENTS (names))];
}

gboolean
rk_test_one_in (GRand *rand,
                guint  n)
{
  return g_rand_int_range (rand, 0, n) == 0;
}

GBytes *
rk_test_fixture (const char *folder,
                 const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", folder, name, NULL);
  g_autoptr (GError) error = NULL;
  char *text;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);

  return g_bytes_new_take (text, length);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

GStrv
rk_test_fixtures (const char *folder)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", folder, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (path, 0, &error);
  GPtrArray *found = g_ptr_array_new ();
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (found, g_strdup (name));
  g_ptr_array_sort (found, compare_names);
  g_ptr_array_add (found, NULL);

  return (GStrv) g_ptr_array_free (found, FALSE);
}

RkMatch *
rk_test_parse (GBytes *bytes)
{
  g_autoptr (GError) error = NULL;
  RkMatch *match = rk_match_file_parse (bytes, &error);

  if (error != NULL)
    g_test_message ("%.*s", (int) g_bytes_get_size (bytes),
                    (const char *) g_bytes_get_data (bytes, NULL));
  g_assert_no_error (error);
  g_assert_true (RK_IS_MATCH (match));

  return match;
}

JsonNode *
rk_test_tree (GBytes *bytes)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GError) error = NULL;

  json_parser_load_from_data (parser, g_bytes_get_data (bytes, NULL),
                              g_bytes_get_size (bytes), &error);
  g_assert_no_error (error);

  return json_parser_steal_root (parser);
}

void
rk_test_assert_same (GBytes *found,
                     GBytes *expected)
{
  if (!g_bytes_equal (found, expected))
    {
      g_autofree char *found_text = g_strndup (g_bytes_get_data (found, NULL),
                                               g_bytes_get_size (found));
      g_autofree char *expected_text = g_strndup (g_bytes_get_data (expected, NULL),
                                                  g_bytes_get_size (expected));

      g_assert_cmpstr (found_text, ==, expected_text);
    }
}

/* A position out of the middle of a round, or with a handicap. */
static void
set_start (RkRules *rules,
           GRand   *rand)
{
  RkPosition *start = &rules->start;

  rk_position_init_standard (start, rules->n_holes, rules->direction, rules->first);
  rules->has_start = TRUE;

  if (rk_test_one_in (rand, 2))
    {
      guint hole = g_rand_int_range (rand, 0, 2 * rules->n_holes);

      start->stones[hole] = 0;
      if (rk_test_one_in (rand, 2))
        start->closed |= 1u << hole;
      rules->start_reserve[g_rand_int_range (rand, 0, 2)] = RK_FOUR;
    }
  else
    {
      for (guint n = g_rand_int_range (rand, 0, 30); n > 0; n--)
        rk_position_play (start, g_rand_int_range (rand, 0, 2 * rules->n_holes), NULL);
      rules->first = start->turn;
    }
}

static RkRules
random_rules (GRand *rand)
{
  RkRules rules;

  rk_rules_init_standard (&rules);
  rules.n_holes = g_rand_int_range (rand, 5, 7);
  rules.direction = g_rand_int_range (rand, 0, 2);
  rules.first = g_rand_int_range (rand, 0, 2);
  rules.next_first = g_rand_int_range (rand, 0, 3);
  rules.decides = g_rand_int_range (rand, 0, 3);
  if (rk_test_one_in (rand, 3))
    rules.max_rounds = g_rand_int_range (rand, 1, 6);
  if (rk_test_one_in (rand, 3))
    rules.max_wins = g_rand_int_range (rand, 1, 4);
  if (rk_test_one_in (rand, 3))
    set_start (&rules, rand);

  return rules;
}

static RkPlayer *
random_player (GRand *rand)
{
  const char *name = rk_test_one_in (rand, 3) ? NULL : rk_test_random_name (rand);

  if (rk_test_one_in (rand, 3))
    return rk_player_new (name, RK_PLAYER_COMPUTER, g_rand_int_range (rand, 0, 6));

  return rk_player_new (name, RK_PLAYER_HUMAN, RK_LEVEL_NONE);
}

static RkEvent *
random_event (GRand *rand)
{
  g_autofree char *uuid = g_uuid_string_random ();

  return g_object_new (RK_TYPE_EVENT,
                       "name", rk_test_one_in (rand, 2) ? rk_test_random_name (rand) : NULL,
                       "site", rk_test_one_in (rand, 2) ? rk_test_random_name (rand) : NULL,
                       "date", rk_test_one_in (rand, 2) ? "2026-02-28" : NULL,
                       "tournament", rk_test_one_in (rand, 2) ? uuid : NULL,
                       "round", g_rand_int_range (rand, 0, 3),
                       "board", g_rand_int_range (rand, 0, 3),
                       "game", g_rand_int_range (rand, 0, 3),
                       NULL);
}

static RkNote *
random_note (GRand *rand,
             guint  n_moves)
{
  static const char *const marks[] = { NULL, "!", "!!", "?", "??", "!?", "?!" };

  return rk_note_new (g_rand_int_range (rand, 0, n_moves + 1),
                      marks[g_rand_int_range (rand, 0, G_N_ELEMENTS (marks))],
                      rk_test_one_in (rand, 3) ? NULL : rk_test_random_name (rand));
}

static RkLine *
random_line (GRand            *rand,
             guint             after,
             const RkPosition *start,
             guint             depth)
{
  const char *name = rk_test_one_in (rand, 2) ? rk_test_random_name (rand) : NULL;
  RkLine *line = rk_line_new (after, name, start);
  guint n_moves;

  for (guint n = g_rand_int_range (rand, 1, 12); n > 0; n--)
    rk_line_play (line, g_rand_int_range (rand, 0, 2 * start->n_holes));
  n_moves = rk_line_get_n_moves (line);

  for (guint n = g_rand_int_range (rand, 0, 3); n > 0; n--)
    {
      g_autoptr (RkNote) note = random_note (rand, n_moves);

      g_list_store_append (rk_line_get_notes (line), note);
    }

  if (depth < 4 && rk_test_one_in (rand, 2))
    {
      guint ply = g_rand_int_range (rand, 0, n_moves + 1);
      g_autoptr (RkLine) inner = random_line (rand, ply, rk_line_get_position (line, ply),
                                              depth + 1);

      g_list_store_append (rk_line_get_lines (line), inner);
    }

  return line;
}

static int
compare_after (gconstpointer a,
               gconstpointer b,
               gpointer      user_data)
{
  guint first, second;

  g_object_get ((gpointer) a, "after", &first, NULL);
  g_object_get ((gpointer) b, "after", &second, NULL);

  return (int) first - (int) second;
}

/* In order, since a file has what was taken back behind what stands. */
static void
add_text (RkMatch *match,
          GRand   *rand)
{
  RkRound *round = rk_match_get_round (match,
                                       g_rand_int_range (rand, 0, rk_match_get_n_rounds (match)));
  guint n_moves = rk_round_get_n_moves (round);

  if (rk_test_one_in (rand, 2))
    {
      g_autoptr (RkNote) note = random_note (rand, n_moves);

      g_list_store_insert_sorted (rk_round_get_notes (round), note, compare_after, NULL);
    }
  else
    {
      guint after = g_rand_int_range (rand, 0, n_moves + 1);
      g_autoptr (RkLine) line = random_line (rand, after, rk_round_get_position (round, after), 0);

      g_list_store_insert_sorted (rk_round_get_lines (round), line, compare_after, NULL);
    }

  rk_match_texts_changed (match);
}

static void
take_back (RkMatch *match,
           GRand   *rand)
{
  guint round = g_rand_int_range (rand, 0, rk_match_get_n_rounds (match));
  guint n_moves = rk_round_get_n_moves (rk_match_get_round (match, round));

  switch (g_rand_int_range (rand, 0, 8))
    {
    case 0:
      rk_match_undo_to (match, round, g_rand_int_range (rand, 0, n_moves + 1));
      break;

    case 1:
      rk_match_undo_after_round (match, round);
      break;

    case 2:
    case 3:
      rk_match_redo (match);
      break;

    default:
      rk_match_undo (match);
    }
}

/* Ends the round or, seldom, the match. */
static void
end_by_hand (RkMatch *match,
             GRand   *rand)
{
  switch (g_rand_int_range (rand, 0, 12))
    {
    case 0:
      rk_match_concede (match, g_rand_int_range (rand, 0, 2), NULL);
      break;

    case 1:
      rk_match_agree_draw (match, NULL);
      break;

    case 2:
      rk_match_adjudicate (match, g_rand_int_range (rand, RK_WINNER_SOUTH, RK_WINNER_DRAW + 1),
                           NULL);
      break;

    case 3:
    case 4:
    case 5:
      rk_match_concede_round (match, g_rand_int_range (rand, 0, 2), NULL);
      break;

    default:
      rk_match_agree_round (match, NULL);
    }
}

void
rk_test_random_action (RkMatch *match,
                       GRand   *rand)
{
  guint choice = g_rand_int_range (rand, 0, 60);

  if (choice == 0)
    end_by_hand (match, rand);
  else if (choice < 3)
    take_back (match, rand);
  else if (choice < 5)
    add_text (match, rand);
  else if (rk_match_get_state (match) == RK_MATCH_PLAYING)
    rk_test_play_random (match, rand);
  else if (rk_match_get_state (match) == RK_MATCH_BETWEEN_ROUNDS)
    rk_test_begin (match);
}

RkMatch *
rk_test_random_match (GRand *rand)
{
  RkRules rules = random_rules (rand);
  g_autoptr (RkPlayer) south = random_player (rand);
  g_autoptr (RkPlayer) north = random_player (rand);
  RkMatch *match = rk_match_new (&rules, south, north);

  if (rk_test_one_in (rand, 2))
    {
      g_autoptr (RkEvent) event = random_event (rand);

      rk_match_set_event (match, event);
    }
  if (rk_test_one_in (rand, 3))
    rk_match_set_comment (match, rk_test_random_name (rand));

  for (guint n = g_rand_int_range (rand, 0, 400); n > 0; n--)
    rk_test_random_action (match, rand);
  for (guint n = g_rand_int_range (rand, 0, 2) * g_rand_int_range (rand, 0, 12); n > 0; n--)
    take_back (match, rand);

  return match;
}

/* A value that this version would not write, of any kind. */
static JsonNode *
random_value (GRand *rand)
{
  static const char *const values[] = {
    "null", "true", "false", "0", "-1", "9007199254740992", "-9007199254740992", "1.5", "0.1",
    "-0.0", "1e3", "1e+300", "5e-324", "2.2250738585072014e-308", "123456789012345680000.0",
    "\"\"", "\"ꯍ \\u0001 🦁\"", "[]", "{}", "[[], [1, [2, null]], {}]",
    "{\"x\": {\"y\": [\"z\", 0.25]}, \"first\": 3, \"\": {\" \": 1e-7}}",
  };

  return json_from_string (values[g_rand_int_range (rand, 0, G_N_ELEMENTS (values))], NULL);
}

static void add_unknown (JsonNode *node,
                         GRand    *rand);

static JsonObject *
add_to_object (JsonObject *object,
               GRand      *rand)
{
  JsonObject *more = json_object_new ();
  JsonObjectIter iter;
  const char *name;
  JsonNode *value;
  guint serial = 0;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &name, &value))
    {
      add_unknown (value, rand);
      while (rk_test_one_in (rand, 4))
        {
          g_autofree char *unknown = g_strdup_printf ("x %u \"", serial++);

          json_object_set_member (more, unknown, random_value (rand));
        }
      json_object_set_member (more, name, json_node_copy (value));
    }
  if (rk_test_one_in (rand, 2))
    json_object_set_member (more, "", random_value (rand));

  return more;
}

static void
add_unknown (JsonNode *node,
             GRand    *rand)
{
  if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *list = json_node_get_array (node);

      for (guint i = 0; i < json_array_get_length (list); i++)
        add_unknown (json_array_get_element (list, i), rand);
    }
  else if (JSON_NODE_HOLDS_OBJECT (node))
    json_node_take_object (node, add_to_object (json_node_get_object (node), rand));
}

GBytes *
rk_test_add_unknown (GBytes *bytes,
                     GRand  *rand)
{
  g_autoptr (JsonNode) tree = rk_test_tree (bytes);

  add_unknown (tree, rand);

  return rk_json_print (tree);
}

GBytes *
rk_test_make_bad (const RkTestBadFile *self,
                  const char          *folder,
                  GBytes              *usual)
{
  g_autoptr (GBytes) good =
    self->file != NULL ? rk_test_fixture (folder, self->file) : g_bytes_ref (usual);
  g_autoptr (JsonNode) tree = rk_test_tree (good);

  for (guint i = 0; self->patches[i] != NULL; i += 2)
    tree = rk_test_patch (g_steal_pointer (&tree), self->patches[i], self->patches[i + 1]);

  return rk_json_print (tree);
}

void
rk_test_assert_bad (const RkTestBadFile *self,
                    const GError        *error)
{
  gboolean is_newer = strstr (self->message, "a newer Rio Kadalis") != NULL;
  RkError code = is_newer ? RK_ERROR_VERSION : RK_ERROR_FORMAT;

  g_assert_nonnull (error);
  g_assert_cmpstr (error->message, ==, self->message);
  g_assert_error (error, RK_ERROR, code);
}

void
rk_test_assert_different (const RkTestBadFile *files,
                          gsize                n_files)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (gsize i = 0; i < n_files; i++)
    {
      if (!g_hash_table_add (seen, (char *) files[i].message))
        g_error ("twice in the table: %s", files[i].message);
    }
}
