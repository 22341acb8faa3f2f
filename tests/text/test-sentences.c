/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib.h>

#include "rk-match-file.h"
#include "rk-notation.h"
#include "rk-sentences.h"
#include "rk-test-storage.h"
#include "rk-test-text.h"

static RkPosition
make_position (const char *text)
{
  RkPosition position;
  RkNotationFault fault;

  g_assert_true (rk_position_parse (&position, text, RK_COUNTER_CLOCKWISE, &fault));

  return position;
}

static guint
find_hole (const RkPosition *position,
           char              letter)
{
  guint hole;

  g_assert_true (rk_hole_from_letter (position->n_holes, letter, &hole));

  return hole;
}

#define MIXED "-,1,0,4,15,2/-,0,3,4,1,6 s 4-8"

typedef struct
{
  char letter;
  gboolean own;
  const char *name;
  const char *content;
} HoleCase;

static const HoleCase holes[] = {
  { 'A', TRUE, "Your hole A, closed with sand", "closed with sand" },
  { 'B', TRUE, "Your hole B, 1 stone", "1 stone" },
  { 'C', TRUE, "Your hole C, empty", "empty" },
  { 'E', TRUE, "Your hole E, 15 stones", "15 stones" },
  { 'A', FALSE, "South’s hole A, closed with sand", "closed with sand" },
  { 'B', FALSE, "South’s hole B, 1 stone", "1 stone" },
  { 'C', FALSE, "South’s hole C, empty", "empty" },
  { 'F', FALSE, "South’s hole F, 2 stones", "2 stones" },
  { 'a', FALSE, "North’s hole a, closed with sand", "closed with sand" },
  { 'b', FALSE, "North’s hole b, empty", "empty" },
  { 'e', FALSE, "North’s hole e, 1 stone", "1 stone" },
  { 'f', FALSE, "North’s hole f, 6 stones", "6 stones" },
};

static void
test_holes (void)
{
  RkPosition position = make_position (MIXED);

  for (gsize i = 0; i < G_N_ELEMENTS (holes); i++)
    {
      guint hole = find_hole (&position, holes[i].letter);

      rk_test_text (rk_text_hole (&position, hole, holes[i].own), holes[i].name);
      rk_test_text (rk_text_hole_content (&position, hole), holes[i].content);
    }
}

typedef struct
{
  const char *position;
  char letter;
  const char *text;
} PreviewCase;

static const PreviewCase previews[] = {
  { "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0", 'A', "A ends in C after 5 laps." },
  { "1,0,0,0,0,0/0,0,0,0,0,1 s 0-0", 'A', "A ends in B." },
  { "1,3,0,0,0,0/0,0,0,0,0,1 s 0-0", 'A', "A ends in B. You get 4 stones. Binikh." },
  { "0,0,0,0,0,2/3,0,0,0,0,0 s 0-0", 'F', "F ends in North’s hole b. Your opponent gets 4 stones." },
  { MIXED, 'A', "Hole A is closed with sand." },
  { MIXED, 'C', "Hole C is empty." },
  { "0,2,1,3,1,0/1,0,2,1,0,1 s 0-0", 'D',
    "Hole D cannot be played: the sowing would never end." },
};

static void
test_previews (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (previews); i++)
    {
      RkPosition position = make_position (previews[i].position);

      rk_test_text (rk_text_preview (&position, find_hole (&position, previews[i].letter)),
                    previews[i].text);
    }
}

static RkMatch *
make_match (const char   *south,
            RkPlayerType  south_type,
            const char   *north,
            RkPlayerType  north_type)
{
  g_autoptr (RkPlayer) south_player = rk_player_new (south, south_type, RK_LEVEL_NONE);
  g_autoptr (RkPlayer) north_player = rk_player_new (north, north_type, RK_LEVEL_NONE);
  RkRules rules;

  rk_rules_init_standard (&rules);

  return rk_match_new (&rules, south_player, north_player);
}

/* Players are called by their names. */
static void
test_illegal_moves (void)
{
  g_autoptr (RkMatch) match = make_match ("Asha", RK_PLAYER_HUMAN, NULL, RK_PLAYER_HUMAN);
  RkPosition position = make_position (MIXED);
  static const struct
  {
    char letter;
    RkMoveStatus status;
    const char *text;
  } cases[] = {
    { 'f', RK_MOVE_NOT_TO_MOVE, "Hole f cannot be played now: Asha is to move." },
    { 'F', RK_MOVE_NOT_TO_MOVE, "Hole F cannot be played now: North is to move." },
    { 'A', RK_MOVE_CLOSED, "Hole A is closed with sand." },
    { 'C', RK_MOVE_EMPTY, "Hole C is empty." },
    { 'B', RK_MOVE_ENDLESS, "Hole B cannot be played: the sowing would never end." },
    { 'B', RK_MOVE_ROUND_OVER, "The round is over." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    rk_test_text (rk_text_illegal_move (match, &position,
                                        find_hole (&position, cases[i].letter), cases[i].status),
                  cases[i].text);
  rk_test_text (rk_text_illegal_move (match, &position, 99, RK_MOVE_NO_SUCH_HOLE),
                "There is no such hole on this board.");
}

static void
test_players (void)
{
  static const struct
  {
    const char *names[2];
    RkPlayerType types[2];
    const char *texts[2];
  } cases[] = {
    { { NULL, NULL }, { RK_PLAYER_HUMAN, RK_PLAYER_HUMAN }, { "South", "North" } },
    { { "Asha", NULL }, { RK_PLAYER_HUMAN, RK_PLAYER_COMPUTER }, { "Asha", "Computer" } },
    { { NULL, NULL }, { RK_PLAYER_COMPUTER, RK_PLAYER_HUMAN }, { "Computer", "North" } },
    { { NULL, NULL }, { RK_PLAYER_COMPUTER, RK_PLAYER_COMPUTER }, { "South", "North" } },
    { { "Deep", NULL }, { RK_PLAYER_COMPUTER, RK_PLAYER_COMPUTER }, { "Deep", "Computer" } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (RkMatch) match = make_match (cases[i].names[0], cases[i].types[0],
                                             cases[i].names[1], cases[i].types[1]);

      rk_test_text (rk_text_player (match, RK_SOUTH), cases[i].texts[0]);
      rk_test_text (rk_text_player (match, RK_NORTH), cases[i].texts[1]);
    }
}

/* A label tells how well a computer plays; what is said of it does not. */
static void
test_levels (void)
{
  g_autoptr (RkMatch) match = make_match (NULL, RK_PLAYER_HUMAN, NULL, RK_PLAYER_COMPUTER);
  RkPlayer *south = rk_match_get_player (match, RK_SOUTH);
  static const char *const texts[] = {
    "Computer", "Computer (Beginner)", "Computer (Easy)", "Computer (Medium)",
    "Computer (Hard)", "Computer (Perfect)",
  };

  for (RkLevel level = RK_LEVEL_NONE; level <= RK_LEVEL_PERFECT; level++)
    {
      rk_player_set_level (rk_match_get_player (match, RK_NORTH), level);
      rk_test_text (rk_text_computer (level), texts[level]);
      rk_test_text (rk_text_player (match, RK_NORTH), texts[level]);
    }

  /* Two of them are told apart by their sides. */
  rk_player_set_player_type (south, RK_PLAYER_COMPUTER);
  rk_player_set_level (south, RK_LEVEL_EASY);
  rk_test_text (rk_text_player (match, RK_SOUTH), "South (Easy)");
  rk_test_text (rk_text_player (match, RK_NORTH), "North (Perfect)");
  rk_player_set_name (south, "Deep");
  rk_test_text (rk_text_player (match, RK_SOUTH), "Deep");
}

static void
play (RkMatch *match,
      char     letter)
{
  g_autoptr (GError) error = NULL;
  guint hole;

  g_assert_true (rk_hole_from_letter (rk_match_get_rules (match)->n_holes, letter, &hole));
  rk_match_play (match, hole, &error);
  g_assert_no_error (error);
}

static void
test_moves (void)
{
  g_autoptr (RkMatch) match = make_match ("Asha", RK_PLAYER_HUMAN, NULL, RK_PLAYER_HUMAN);
  RkMove *move;

  rk_test_text (rk_text_match_state (match), "Round 1, Asha to move");
  rk_test_text (rk_text_match_score (match, 0, 0), "Asha 24 · North 24");
  rk_test_text (rk_text_match_score_short (match, 0, 0), "24 : 24");
  rk_test_text (rk_text_match_title (match), "Asha – North");

  play (match, 'C');
  move = rk_round_get_move (rk_match_get_current_round (match), 0);
  rk_test_text (rk_text_move (match, move), "Asha played C in 5 laps.");
  rk_test_text (rk_text_announcement (match, RK_CHANGE_MOVE, RK_VERBOSITY_STANDARD),
                "Asha played C in 5 laps.");
  rk_test_text (rk_text_announcement (match, RK_CHANGE_MOVE, RK_VERBOSITY_BRIEF), "Asha: C.");
  rk_test_text (rk_text_announcement (match, RK_CHANGE_MOVE, RK_VERBOSITY_DETAILED),
                "Asha played C in 5 laps. "
                "Lap 1 of 5: Asha lifts 4 stones from C and sows as far as a. "
                "Lap 2 of 5: Asha lifts 5 stones from a and sows as far as f. "
                "Lap 3 of 5: Asha lifts 5 stones from f and sows as far as E. "
                "Lap 4 of 5: Asha lifts 6 stones from E and sows as far as e. "
                "Lap 5 of 5: Asha lifts 6 stones from e and sows as far as E. "
                "The last stone falls into an empty hole.");
  rk_test_text (rk_text_undo (match, move), "Taken back: Asha played C.");
  rk_test_text (rk_text_redo (match, move), "Played again: Asha played C.");
  rk_test_text (rk_text_undo (match, NULL), "Taken back: the agreement or concession.");
  rk_test_text (rk_text_redo (match, NULL), "Done again: the agreement or concession.");
  rk_test_text (rk_text_match_state (match), "Round 1, North to move");
  rk_test_text (rk_text_round_outcome (match, rk_match_get_current_round (match)),
                "being played");
  rk_test_text (rk_text_round_score (rk_match_get_current_round (match)), "");
  rk_test_text (rk_text_round_stones (rk_match_get_current_round (match), RK_SOUTH),
                "won 0");

  g_assert_null (rk_text_announcement (match, RK_CHANGE_UNDO, RK_VERBOSITY_STANDARD));
  g_assert_null (rk_text_announcement (match, RK_CHANGE_REDO, RK_VERBOSITY_STANDARD));
  g_assert_null (rk_text_announcement (match, RK_CHANGE_TEXTS, RK_VERBOSITY_STANDARD));
}

static void
test_concessions (void)
{
  g_autoptr (RkMatch) match = make_match (NULL, RK_PLAYER_HUMAN, "Bile", RK_PLAYER_HUMAN);
  RkRound *round = rk_match_get_current_round (match);
  g_autoptr (GError) error = NULL;

  rk_test_text (rk_text_announcement (match, RK_CHANGE_ROUND_BEGAN, RK_VERBOSITY_STANDARD),
                "Round 1: South begins.");

  rk_match_concede_round (match, RK_SOUTH, &error);
  g_assert_no_error (error);
  rk_test_text (rk_text_announcement (match, RK_CHANGE_ROUND_ENDED, RK_VERBOSITY_STANDARD),
                "South conceded the round. Bile won round 1, 48 to 0. "
                "South has fewer than four stones left and cannot fill a hole. "
                "Bile won the match, 48 to 0.");
  rk_test_text (rk_text_round_outcome (match, round), "Bile won");
  rk_test_text (rk_text_round_score (round), "48 : 0");
  rk_test_text (rk_text_match_state (match), "Winner of the match: Bile");

  g_assert_true (rk_match_undo (match));
  rk_match_agree_round (match, &error);
  g_assert_no_error (error);
  rk_test_text (rk_text_round_end (match, round),
                "The players agreed to end the round. Round 1 is drawn, 24 to 24.");
  rk_test_text (rk_text_round_outcome (match, round), "drawn");
  rk_test_text (rk_text_round_score (round), "24 : 24");
  rk_test_text (rk_text_match_state (match), "Round 1 is over");
  rk_test_text (rk_text_next_round (match), "Round 2: Bile begins.");

  rk_match_begin_round (match, &error);
  g_assert_no_error (error);
  rk_match_agree_draw (match, &error);
  g_assert_no_error (error);
  rk_test_text (rk_text_announcement (match, RK_CHANGE_MATCH_ENDED, RK_VERBOSITY_STANDARD),
                "The players agreed on a draw. The match is drawn, 24 to 24.");
  rk_test_text (rk_text_match_state (match), "The match is drawn");
  rk_test_text (rk_text_round_outcome (match, rk_match_get_current_round (match)),
                "not finished");

  g_assert_true (rk_match_undo (match));
  rk_match_concede (match, RK_NORTH, &error);
  g_assert_no_error (error);
  rk_test_text (rk_text_match_end (match),
                "Bile conceded the match. South won the match.");

  g_assert_true (rk_match_undo (match));
  rk_match_adjudicate (match, RK_WINNER_DRAW, &error);
  g_assert_no_error (error);
  rk_test_text (rk_text_match_end (match),
                "An arbiter decided the match. The match is drawn, 24 to 24.");
}

static RkMatch *
load_match (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "matches", name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  RkMatch *match;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  bytes = g_bytes_new_take (g_steal_pointer (&text), length);
  match = rk_match_file_parse (bytes, &error);
  g_assert_no_error (error);

  return match;
}

/* A played match: how each round begins and ends. */
static const char * const story[][2] = {
  { "Round 1: A begins.",
    "A has no legal move. A won round 1, 28 to 20." },
  { "Round 2: B begins. A keeps 4 stones in reserve. B closes 1 hole with sand: a.",
    "B has no legal move. A won round 2, 28 to 16." },
  { "Round 3: A begins. A keeps 8 stones in reserve. B closes 1 hole with sand: b.",
    "B has no legal move. A won round 3, 32 to 8." },
  { "Round 4: B begins. A keeps 16 stones in reserve. B closes 2 holes with sand: c, d.",
    "B has no legal move. A won round 4, 20 to 12." },
  { "Round 5: A begins. A keeps 12 stones in reserve. B reopens 1 hole: d.",
    "B has no legal move. A won round 5, 28 to 8." },
  { "Round 6: B begins. A keeps 16 stones in reserve. B closes 1 hole with sand: d.",
    "B has no legal move. A won round 6, 24 to 8." },
  { "Round 7: A begins. A keeps 16 stones in reserve.",
    "B has no legal move. A won round 7, 28 to 4." },
  { "Round 8: B begins. A keeps 20 stones in reserve. B closes 1 hole with sand: e.",
    "B has no legal move. A won round 8, 24 to 4." },
  { "Round 9: A begins. A keeps 20 stones in reserve.",
    "B has no legal move. A won round 9, 28 to 0." },
};

/* What is closed and reopened is told once: when the round before is over. */
static void
test_round_announcements (void)
{
  g_autoptr (RkMatch) match = load_match ("all-closed-with-reopening.rkmatch");
  guint n_told = 0;

  g_assert_true (rk_match_undo_to (match, 0, 0));
  while (rk_match_redo (match) && rk_match_get_state (match) != RK_MATCH_OVER)
    {
      guint number = rk_match_get_n_rounds (match);
      const char *setup;
      g_autofree char *turn = NULL;
      g_autofree char *end = NULL;

      if (rk_match_get_state (match) != RK_MATCH_BETWEEN_ROUNDS)
        continue;

      setup = strchr (story[number][0], '.') + 1;
      turn = g_strndup (story[number][0], setup - story[number][0]);
      end = g_strconcat (story[number - 1][1], setup, NULL);
      rk_test_text (rk_text_announcement (match, RK_CHANGE_ROUND_ENDED, RK_VERBOSITY_STANDARD),
                    end);
      g_assert_true (rk_match_redo (match));
      rk_test_text (rk_text_announcement (match, RK_CHANGE_ROUND_BEGAN, RK_VERBOSITY_STANDARD),
                    turn);
      n_told++;
    }
  g_assert_cmpuint (n_told, ==, G_N_ELEMENTS (story) - 1);
}

static void
test_rounds (void)
{
  g_autoptr (RkMatch) match = load_match ("all-closed-with-reopening.rkmatch");

  g_assert_cmpuint (rk_match_get_n_rounds (match), ==, G_N_ELEMENTS (story));
  for (guint i = 0; i < G_N_ELEMENTS (story); i++)
    {
      RkRound *round = rk_match_get_round (match, i);

      rk_test_text (rk_text_round_begin (match, round), story[i][0]);
      rk_test_text (rk_text_round_end (match, round), story[i][1]);
    }

  rk_test_text (rk_text_round_summary (match, rk_match_get_round (match, 4)),
                "Round 5: A begins. A keeps 12 stones in reserve. B reopens 1 hole: d. "
                "A: 6 open holes. B: 3 open holes. "
                "B has no legal move. A won round 5, 28 to 8. A owns 40 stones. B owns 8 stones.");
  rk_test_text (rk_text_round_outcome (match, rk_match_get_round (match, 4)), "A won");
  rk_test_text (rk_text_round_score (rk_match_get_round (match, 4)), "28 : 8");
  rk_test_text (rk_text_round_stones (rk_match_get_round (match, 4), RK_SOUTH),
                "won 28 · owns 40");
  rk_test_text (rk_text_match_end (match),
                "B has fewer than four stones left and cannot fill a hole. "
                "A won the match, 48 to 0.");
}

static const struct
{
  const char *name;
  const char *end;
} ends[] = {
  { "three-rounds-wins-decide.rkmatch",
    "All 3 rounds of the match are played. A won the match, 28 to 20." },
  { "two-rounds-drawn.rkmatch",
    "All 2 rounds of the match are played. The match is drawn, 24 to 24." },
  { "first-to-two-wins.rkmatch", "B has won 2 rounds. B won the match, 32 to 16." },
  { "five-clockwise-loser-begins.rkmatch",
    "B has fewer than four stones left and cannot fill a hole. A won the match, 37 to 3." },
  { "agreed-round-then-match-conceded.rkmatch",
    "A conceded the match. B won the match." },
  { "match-agreed-with-notes-and-lines.rkmatch",
    "The players agreed on a draw. The match is drawn, 31 to 17." },
};

static void
test_match_ends (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autoptr (RkMatch) match = load_match (ends[i].name);

      rk_test_text (rk_text_match_end (match), ends[i].end);
    }
}

/* A round in which both won the same number of fours, though one has more
 * stones (rule 15). */
static void
test_drawn_with_more (void)
{
  g_autoptr (RkMatch) match = NULL;
  g_autoptr (RkPlayer) south = rk_player_new (NULL, RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  g_autoptr (RkPlayer) north = rk_player_new (NULL, RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  g_autoptr (GError) error = NULL;
  RkRules rules;

  rk_rules_init_standard (&rules);
  rules.has_start = TRUE;
  rules.start = make_position ("0,0,0,0,3,0/0,0,0,0,1,0 s 20-20");
  rules.start_reserve[RK_NORTH] = 4;
  match = rk_match_new (&rules, south, north);
  rk_match_agree_round (match, &error);
  g_assert_no_error (error);

  rk_test_text (rk_text_round_end (match, rk_match_get_current_round (match)),
                "The players agreed to end the round. Round 1 is drawn, 23 to 21. "
                "Both players won 5 fours.");
  rk_test_text (rk_text_round_outcome (match, rk_match_get_current_round (match)),
                "drawn, 5 fours each");
  rk_test_text (rk_text_round_score (rk_match_get_current_round (match)), "23 : 21");
}

static const struct
{
  const char *name;
  const char *title;
  const char *state;
  const char *score;
} rows[] = {
  { "all-closed-with-reopening.rkmatch", "A – B", "Winner of the match: A", "48 : 0" },
  { "running.rkmatch", "A – B", "Round 2, being played", "32 : 16" },
  { "two-rounds-drawn.rkmatch", "A – B", "The match is drawn", "24 : 24" },
  { "bad.rkmatch", "bad.rkmatch", "Cannot be read", "" },
};

static void
loaded_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      user_data)
{
  gboolean *loaded = user_data;
  g_autoptr (GError) error = NULL;

  rk_library_load_finish (RK_LIBRARY (object), result, &error);
  g_assert_no_error (error);
  *loaded = TRUE;
}

static void
assert_row (RkLibraryItem *item)
{
  g_autofree char *name = g_file_get_basename (rk_library_item_get_file (item));
  gsize i = 0;

  while (!g_str_equal (rows[i].name, name))
    g_assert_cmpuint (++i, <, G_N_ELEMENTS (rows));

  rk_test_text (rk_text_library_title (item), rows[i].title);
  rk_test_text (rk_text_library_state (item), rows[i].state);
  rk_test_text (rk_text_library_score (item), rows[i].score);
}

static void
copy_fixture (const char *folder,
              const char *name)
{
  g_autofree char *from = g_test_build_filename (G_TEST_DIST, "fixtures", "matches", name, NULL);
  g_autofree char *to = g_build_filename (folder, name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (!g_file_get_contents (from, &text, NULL, NULL))
    text = g_strdup ("{");
  g_file_set_contents (to, text, -1, &error);
  g_assert_no_error (error);
}

static void
test_library (RkTestFolder  *folder,
              gconstpointer  data)
{
  g_autoptr (GFile) index = rk_test_folder_get (folder, "index");
  g_autoptr (RkLibrary) library = NULL;
  gboolean loaded = FALSE;

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    copy_fixture (folder->path, rows[i].name);

  library = rk_library_new (folder->file, index);
  rk_library_load_async (library, NULL, loaded_cb, &loaded);
  while (!loaded)
    g_main_context_iteration (NULL, TRUE);

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, G_N_ELEMENTS (rows));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (RkLibraryItem) item = g_list_model_get_item (G_LIST_MODEL (library), i);

      assert_row (item);
    }
}

static void
test_errors (void)
{
  for (int code = RK_ERROR_NOTATION; code <= RK_ERROR_IO; code++)
    {
      g_autoptr (GError) error = g_error_new_literal (RK_ERROR, code, "detail");
      g_autofree char *text = rk_text_error (error);

      g_assert_true (g_str_has_suffix (text, "."));
      g_assert_cmpstr (text, !=, "Something went wrong.");
    }

  {
    g_autoptr (GError) missing = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "x");
    g_autoptr (GError) full = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_NO_SPACE, "x");
    g_autoptr (GError) other = g_error_new_literal (G_OPTION_ERROR, 0, "x");

    rk_test_text (rk_text_error (missing), "The file was not found.");
    rk_test_text (rk_text_error (full), "The disk is full.");
    rk_test_text (rk_text_error (other), "Something went wrong.");
  }
}

/* A name is shown in one line and in its own direction, and else as it was typed. */
static void
test_one_line (void)
{
  const char *plain[] = { "", "Amina", " Bob  B. ", "Ŝ–“é”", "বাংলা\u200c\u200d" };
  g_autoptr (RkMatch) match = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (plain); i++)
    rk_test_text (rk_text_one_line (plain[i]), plain[i]);
  rk_test_text (rk_text_one_line ("\u0639\u0644\u064a 2\u2069"),
                "\u200e\u2068\u0639\u0644\u064a 2\u2069");
  rk_test_text (rk_text_one_line ("a\nb\r\tc\x1b\x7f\xc2\x85\u2028\u2029d"), "a b  c     d");
  rk_test_text (rk_text_one_line ("\u202ea\u202c\u2066b\u2069\u200e\u200f\u061c"), "ab");

  match = rk_test_named_match ("two\nlines", "\n\u202e \u200d");
  rk_test_text (rk_text_player (match, RK_SOUTH), "two lines");
  /* Nothing that can be seen is no name. */
  rk_test_text (rk_text_player (match, RK_NORTH), "North");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/sentences/holes", test_holes);
  g_test_add_func ("/sentences/previews", test_previews);
  g_test_add_func ("/sentences/illegal-moves", test_illegal_moves);
  g_test_add_func ("/sentences/players", test_players);
  g_test_add_func ("/sentences/levels", test_levels);
  g_test_add_func ("/sentences/one-line", test_one_line);
  g_test_add_func ("/sentences/moves", test_moves);
  g_test_add_func ("/sentences/concessions", test_concessions);
  g_test_add_func ("/sentences/rounds", test_rounds);
  g_test_add_func ("/sentences/round-announcements", test_round_announcements);
  g_test_add_func ("/sentences/match-ends", test_match_ends);
  g_test_add_func ("/sentences/drawn-with-more", test_drawn_with_more);
  g_test_add ("/sentences/library", RkTestFolder, NULL, rk_test_folder_set_up, test_library,
              rk_test_folder_tear_down);
  g_test_add_func ("/sentences/errors", test_errors);

  return g_test_run ();
}
