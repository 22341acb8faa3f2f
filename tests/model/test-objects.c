/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The objects, one by one. */
#include "config.h"

#include "rk-cursor.h"
#include "rk-enums.h"
#include "rk-line.h"
#include "rk-note.h"
#include "rk-test-model.h"

static void
count_up (guint *counter)
{
  (*counter)++;
}

static void
test_player (void)
{
  RkPlayer *player = rk_player_new ("Caasha", RK_PLAYER_COMPUTER, RK_LEVEL_MEDIUM);
  g_autofree char *name = NULL;
  RkPlayerType type;
  RkLevel level;
  guint n_notify = 0;

  g_signal_connect_swapped (player, "notify", G_CALLBACK (count_up), &n_notify);
  g_object_get (player, "name", &name, "type", &type, "level", &level, NULL);
  g_assert_cmpstr (name, ==, "Caasha");
  g_assert_cmpuint (type, ==, RK_PLAYER_COMPUTER);
  g_assert_cmpuint (level, ==, RK_LEVEL_MEDIUM);

  rk_player_set_name (player, "Caasha");
  rk_player_set_player_type (player, RK_PLAYER_COMPUTER);
  rk_player_set_level (player, RK_LEVEL_MEDIUM);
  g_assert_cmpuint (n_notify, ==, 0);

  g_object_set (player, "name", "", "type", RK_PLAYER_HUMAN, "level", RK_LEVEL_NONE, NULL);
  g_assert_cmpuint (n_notify, ==, 3);
  g_assert_null (rk_player_get_name (player));
  g_assert_cmpuint (rk_player_get_player_type (player), ==, RK_PLAYER_HUMAN);
  g_assert_cmpuint (rk_player_get_level (player), ==, RK_LEVEL_NONE);

  g_assert_finalize_object (player);
}

static void
test_event (void)
{
  RkEvent *event = rk_event_new ();
  g_autofree char *site = NULL;
  guint board;
  guint n_notify = 0;

  g_assert_null (rk_event_get_name (event));
  g_assert_cmpuint (rk_event_get_round (event), ==, 0);

  g_signal_connect_swapped (event, "notify", G_CALLBACK (count_up), &n_notify);
  for (guint i = 0; i < 2; i++)
    g_object_set (event,
                  "name", "Cup",
                  "site", "Zeila",
                  "date", "2026-11-29",
                  "tournament", "7a04e751-0b48-52a1-ab5e-5bec0f9567f2",
                  "round", 2,
                  "board", 3,
                  "game", 1,
                  NULL);
  g_assert_cmpuint (n_notify, ==, 7);
  g_assert_cmpstr (rk_event_get_name (event), ==, "Cup");
  g_assert_cmpstr (rk_event_get_site (event), ==, "Zeila");
  g_assert_cmpstr (rk_event_get_date (event), ==, "2026-11-29");
  g_assert_cmpstr (rk_event_get_tournament (event), ==, "7a04e751-0b48-52a1-ab5e-5bec0f9567f2");
  g_assert_cmpuint (rk_event_get_round (event), ==, 2);
  g_assert_cmpuint (rk_event_get_board (event), ==, 3);
  g_assert_cmpuint (rk_event_get_game (event), ==, 1);
  g_object_get (event, "site", &site, "board", &board, NULL);
  g_assert_cmpstr (site, ==, "Zeila");
  g_assert_cmpuint (board, ==, 3);

  g_assert_finalize_object (event);
}

static void
test_note (void)
{
  static const char *const good[] = { "!", "!!", "?", "??", "!?", "?!" };
  static const char *const bad[] = { "", "!!!", "x", "?? ", "‼" };
  RkNote *note = rk_note_new (3, "?!", NULL);
  g_autofree char *comment = NULL;
  guint after;
  guint n_notify = 0;

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    g_assert_true (rk_mark_is_valid (good[i]));
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_false (rk_mark_is_valid (bad[i]));

  g_signal_connect_swapped (note, "notify", G_CALLBACK (count_up), &n_notify);
  g_assert_cmpuint (rk_note_get_after (note), ==, 3);
  g_assert_cmpstr (rk_note_get_mark (note), ==, "?!");
  g_assert_null (rk_note_get_comment (note));

  rk_note_set_mark (note, "?!");
  rk_note_set_comment (note, NULL);
  g_assert_cmpuint (n_notify, ==, 0);
  rk_note_set_mark (note, NULL);
  rk_note_set_comment (note, "gives four away");
  g_assert_cmpuint (n_notify, ==, 2);
  g_assert_null (rk_note_get_mark (note));

  g_object_get (note, "after", &after, "comment", &comment, NULL);
  g_assert_cmpuint (after, ==, 3);
  g_assert_cmpstr (comment, ==, "gives four away");

  g_assert_finalize_object (note);
}

static void
test_line (void)
{
  RkPosition start = rk_test_position ("4,4,4,4,4,4/4,4,4,4,4,4 s 0-0", RK_COUNTER_CLOCKWISE);
  RkLine *line = rk_line_new (2, "instead", &start);
  g_autoptr (RkMove) item = NULL;
  g_autoptr (RkLine) inner = NULL;
  guint n_changed = 0;

  g_signal_connect_swapped (line, "items-changed", G_CALLBACK (count_up), &n_changed);
  g_assert_cmpuint (rk_line_get_after (line), ==, 2);
  g_assert_cmpstr (rk_line_get_name (line), ==, "instead");
  rk_line_set_name (line, NULL);
  g_assert_null (rk_line_get_name (line));

  g_assert_cmpuint (rk_line_play (line, 6), ==, RK_MOVE_NOT_TO_MOVE);
  g_assert_cmpuint (n_changed, ==, 0);
  g_assert_cmpuint (rk_line_play (line, 0), ==, RK_MOVE_LEGAL);
  g_assert_cmpuint (n_changed, ==, 1);
  g_assert_cmpuint (rk_line_get_n_moves (line), ==, 1);
  rk_test_assert_text (rk_line_get_position (line, 0), "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0");
  rk_test_assert_text (rk_line_get_position (line, 1), "2,7,1,6,1,6/6,6,0,1,6,6 n 0-0");
  g_assert_cmpuint (rk_line_play (line, 8), ==, RK_MOVE_EMPTY);

  g_assert_cmpuint (g_list_model_get_item_type (G_LIST_MODEL (line)), ==, RK_TYPE_MOVE);
  item = g_list_model_get_item (G_LIST_MODEL (line), 0);
  g_assert_true (item == rk_line_get_move (line, 0));
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (line), 1));
  g_assert_cmpuint (rk_move_get_ply (item), ==, 1);

  inner = rk_line_new (1, NULL, rk_line_get_position (line, 1));
  g_list_store_append (rk_line_get_lines (line), inner);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (rk_line_get_notes (line))), ==, 0);

  g_assert_finalize_object (line);
}

static void
test_notation (void)
{
  static const struct { const char *position; guint hole; const char *notation; } moves[] = {
    { "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0", 0, "A×5" },
    { "1,0,0,0,0,0/0,0,0,0,0,1 s 0-0", 0, "A" },
    { "1,3,0,0,0,0/0,0,0,0,0,1 s 0-0", 0, "A+4b" },
    { "0,0,0,0,0,1/3,0,0,0,0,1 s 0-0", 5, "F+4b" },
    { "0,0,0,0,0,2/3,0,0,0,0,1 s 0-0", 5, "F−4" },
    { "0,0,0,0,0,2/3,3,0,0,0,1 s 0-0", 5, "F+4−4b" },
    { "2,3,0,0,0,0/0,0,0,0,0,1 s 0-0", 0, "A+4" },
    /* On to A, to B, and with the two from there to D. */
    { "0,1,0,0,0,0/0,0,0,0,0,2 n 0-0", 11, "f×2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      RkPosition position = rk_test_position (moves[i].position, RK_COUNTER_CLOCKWISE);
      RkMove *move = rk_move_new (1, &position, moves[i].hole, NULL);
      g_autofree char *notation = rk_move_to_notation (move);

      g_assert_cmpstr (notation, ==, moves[i].notation);
      g_assert_finalize_object (move);
    }
}

static void
test_move (void)
{
  RkPosition before = rk_test_position ("1,0,0,0,0,2/3,3,0,0,0,1 s 0-0", RK_COUNTER_CLOCKWISE);
  RkMoveStatus status;
  RkMove *move = rk_move_new (7, &before, 5, &status);
  guint ply;
  guint hole;
  guint laps;
  guint sown;
  RkSide side;
  gboolean binikh;

  g_assert_cmpuint (status, ==, RK_MOVE_LEGAL);
  g_object_get (move, "ply", &ply, "side", &side, "hole", &hole, "laps", &laps,
                "sown", &sown, "binikh", &binikh, NULL);
  g_assert_cmpuint (ply, ==, 7);
  g_assert_cmpuint (side, ==, RK_SOUTH);
  g_assert_cmpuint (hole, ==, 5);
  g_assert_cmpuint (laps, ==, 1);
  g_assert_cmpuint (sown, ==, 2);
  g_assert_true (binikh);
  g_assert_cmpuint (rk_move_get_letter (move), ==, 'F');
  g_assert_true (rk_position_equal (rk_move_get_before (move), &before));
  rk_test_assert_text (rk_move_get_after (move), "1,0,0,0,0,0/0,0,0,0,0,1 n 4-4");
  g_assert_cmpuint (rk_move_get_sowing (move)->captured[RK_NORTH], ==, 4);
  g_assert_finalize_object (move);

  g_assert_null (rk_move_new (1, &before, 1, &status));
  g_assert_cmpuint (status, ==, RK_MOVE_EMPTY);
}

static void
test_match_properties (void)
{
  g_autoptr (RkMatch) match = rk_test_match_new (NULL);
  g_autoptr (RkRound) round = NULL;
  g_autoptr (RkPlayer) south = NULL;
  g_autoptr (RkPlayer) north = NULL;
  g_autoptr (RkEvent) event = rk_event_new ();
  g_autoptr (RkEvent) same_event = NULL;
  g_autoptr (GDateTime) created = NULL;
  g_autofree char *id = NULL;
  g_autofree char *comment = NULL;
  RkMatchState state;
  RkSide turn;
  RkMatchEnd end;
  RkWinner winner;
  gboolean can_undo;
  gboolean can_redo;
  guint n_items;

  rk_test_play (match, "A");
  rk_match_set_event (match, event);
  rk_match_set_comment (match, "a comment");
  g_object_get (match,
                "state", &state, "turn", &turn, "n-items", &n_items,
                "current-round", &round, "can-undo", &can_undo, "can-redo", &can_redo,
                "end", &end, "winner", &winner, "south", &south, "north", &north,
                "event", &same_event, "id", &id, "created", &created, "comment", &comment,
                NULL);

  g_assert_cmpuint (state, ==, RK_MATCH_PLAYING);
  g_assert_cmpuint (turn, ==, RK_NORTH);
  g_assert_cmpuint (n_items, ==, 1);
  g_assert_true (round == rk_match_get_round (match, 0));
  g_assert_true (can_undo);
  g_assert_false (can_redo);
  g_assert_cmpuint (end, ==, RK_MATCH_GOES_ON);
  g_assert_cmpuint (winner, ==, RK_WINNER_NONE);
  g_assert_true (south == rk_match_get_player (match, RK_SOUTH));
  g_assert_true (north == rk_match_get_player (match, RK_NORTH));
  g_assert_true (same_event == event);
  g_assert_true (g_uuid_string_is_valid (id));
  g_assert_cmpstr (comment, ==, "a comment");
  g_assert_cmpint (ABS (g_date_time_to_unix (created) - g_get_real_time () / G_USEC_PER_SEC),
                   <, 60);
  g_assert_true (g_date_time_equal (created, rk_match_get_modified (match)));
  g_assert_cmpuint (rk_match_get_rules (match)->n_holes, ==, 6);
}

static void
test_match_times (void)
{
  g_autoptr (RkMatch) match = rk_test_match_new (NULL);
  g_autoptr (RkMatch) other = rk_test_match_new (NULL);
  g_autoptr (GDateTime) local = g_date_time_new_from_iso8601 ("2026-11-29T21:30:00+03:00", NULL);
  g_autofree char *text = NULL;

  g_assert_cmpstr (rk_match_get_id (match), !=, rk_match_get_id (other));
  rk_match_set_id (match, rk_match_get_id (other));
  g_assert_cmpstr (rk_match_get_id (match), ==, rk_match_get_id (other));

  rk_match_set_created (match, local);
  rk_match_set_modified (match, local);
  text = g_date_time_format_iso8601 (rk_match_get_created (match));
  g_assert_cmpstr (text, ==, "2026-11-29T18:30:00Z");
  g_assert_true (g_date_time_equal (rk_match_get_modified (match), local));
}

static void
test_round_properties (void)
{
  g_autoptr (RkMatch) match = rk_test_match_new (NULL);
  RkRound *round = rk_match_get_current_round (match);
  g_autoptr (RkMove) item = NULL;
  guint number;
  guint n_items;
  RkSide first;
  RkRoundEnd end;
  RkWinner winner;
  gboolean over;

  rk_test_play (match, "Ab");
  g_assert_true (rk_match_agree_round (match, NULL));
  g_object_get (round, "number", &number, "first", &first, "n-items", &n_items,
                "end", &end, "winner", &winner, "over", &over, NULL);
  g_assert_cmpuint (number, ==, 1);
  g_assert_cmpuint (first, ==, RK_SOUTH);
  g_assert_cmpuint (n_items, ==, 2);
  g_assert_cmpuint (end, ==, RK_ROUND_AGREED);
  g_assert_cmpuint (winner, ==, rk_round_get_winner (round));
  g_assert_true (over);

  g_assert_cmpuint (g_list_model_get_item_type (G_LIST_MODEL (round)), ==, RK_TYPE_MOVE);
  g_assert_cmpuint (g_list_model_get_item_type (G_LIST_MODEL (match)), ==, RK_TYPE_ROUND);
  item = g_list_model_get_item (G_LIST_MODEL (round), 1);
  g_assert_true (item == rk_round_get_move (round, 1));
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (round), 2));
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (match), 1));
}

/* A match with everything in it goes at once, and its players can outlive it. */
static void
test_finalize (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  RkPlayer *south = rk_player_new ("A", RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  RkPlayer *north = rk_player_new ("B", RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  RkEvent *event = rk_event_new ();
  RkRules rules;
  RkMatch *match;
  RkRound *round;
  RkMove *move;

  rk_rules_init_standard (&rules);
  rules.max_rounds = 3;
  match = rk_match_new (&rules, south, north);
  rk_match_set_event (match, event);
  rk_test_play_out (match, rand, 0);
  rk_match_undo_to (match, 0, 3);

  round = g_object_ref (rk_match_get_round (match, 0));
  move = g_object_ref (rk_round_get_move (round, 2));
  g_assert_finalize_object (match);
  g_assert_finalize_object (round);
  g_assert_finalize_object (move);

  rk_player_set_name (south, "C");
  g_object_set (event, "name", "Cup", NULL);
  g_assert_finalize_object (south);
  g_assert_finalize_object (north);
  g_assert_finalize_object (event);
}

/* Rounds that are left and dropped go too. */
static void
test_finalize_dropped (void)
{
  g_autoptr (RkMatch) match = rk_test_match_new (NULL);
  RkRound *dropped;

  rk_test_play (match, "A");
  g_assert_true (rk_match_agree_round (match, NULL));
  rk_test_begin (match);
  rk_test_play (match, "b");
  dropped = rk_match_get_round (match, 1);
  g_object_add_weak_pointer (G_OBJECT (dropped), (gpointer *) &dropped);

  g_assert_true (rk_match_undo_to (match, 0, 1));
  g_assert_nonnull (dropped);
  rk_test_play (match, "b");
  g_assert_null (dropped);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/objects/player", test_player);
  g_test_add_func ("/model/objects/event", test_event);
  g_test_add_func ("/model/objects/note", test_note);
  g_test_add_func ("/model/objects/line", test_line);
  g_test_add_func ("/model/objects/notation", test_notation);
  g_test_add_func ("/model/objects/move", test_move);
  g_test_add_func ("/model/objects/match-properties", test_match_properties);
  g_test_add_func ("/model/objects/match-times", test_match_times);
  g_test_add_func ("/model/objects/round-properties", test_round_properties);
  g_test_add_func ("/model/objects/finalize", test_finalize);
  g_test_add_func ("/model/objects/finalize-dropped", test_finalize_dropped);

  return g_test_run ();
}
