/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* The less usual things an arbiter does, and what must not follow from them. */

#include "rk-error.h"
#include "rk-tournament-private.h"

static RkTournament *
make_tournament (const RkRegulations *regulations,
                 guint                n_players)
{
  RkTournament *self = rk_tournament_new ("Test", regulations);

  for (guint i = 1; i <= n_players; i++)
    {
      g_autofree char *name = g_strdup_printf ("P%02u", i);

      g_assert_nonnull (rk_tournament_add_entrant (self, name, NULL, 2000 - i, NULL));
    }

  return self;
}

static RkTournament *
make_system (RkSystem system,
             guint    n_players,
             guint    n_rounds)
{
  RkRegulations regulations;

  rk_regulations_init (&regulations, system, n_players);
  regulations.n_rounds = system == RK_SYSTEM_SWISS ? n_rounds : 0;
  regulations.late_until = n_rounds;
  regulations.initial_role = RK_ROLE_FIRST;
  regulations.seed = 3;

  return make_tournament (&regulations, n_players);
}

static RkEntrant *
get (RkTournament *self,
     guint         id)
{
  return rk_tournament_get_entrant (self, id);
}

static RkTournamentRound *
get_last (RkTournament *self)
{
  return rk_tournament_get_round (self, rk_tournament_get_n_rounds (self));
}

static RkPairing *
get_board (RkTournament *self,
           guint         board)
{
  return rk_tournament_round_get_board (get_last (self), board);
}

/* "1-5 6-2 7:4": boards by ids, then byes with their kind. */
static void
expect_round (RkTournament *self,
              const char   *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);
  RkTournamentRound *round = get_last (self);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (round)); i++)
    {
      g_autoptr (RkPairing) pairing = g_list_model_get_item (G_LIST_MODEL (round), i);
      guint first = rk_entrant_get_id (rk_pairing_get_first (pairing));

      if (rk_pairing_get_kind (pairing) == RK_PAIRING_GAME)
        g_string_append_printf (text, "%s%u-%u", text->len > 0 ? " " : "", first,
                                rk_entrant_get_id (rk_pairing_get_second (pairing)));
      else
        g_string_append_printf (text, "%s%u:%s", text->len > 0 ? " " : "", first,
                                rk_pairing_get_kind (pairing) == RK_PAIRING_REST ? "rest"
                                                                                 : "bye");
    }
  g_assert_cmpstr (text->str, ==, expected);
}

static void
pair (RkTournament *self)
{
  g_autoptr (GError) error = NULL;

  rk_tournament_pair (self, RK_SWISS_RELAX_NONE, &error);
  g_assert_no_error (error);
}

static void
set (RkTournament *self,
     RkPairing    *pairing,
     guint         game,
     RkResult      result)
{
  g_autoptr (GError) error = NULL;

  rk_tournament_set_result (self, pairing, game, result, NULL, NULL, &error);
  g_assert_no_error (error);
}

/* The smaller id wins what is open. */
static void
low_wins (RkTournament *self)
{
  for (guint board = 1; board <= rk_tournament_round_get_n_boards (get_last (self)); board++)
    {
      RkPairing *pairing = get_board (self, board);
      gboolean first = rk_entrant_get_id (rk_pairing_get_first (pairing)) <
                       rk_entrant_get_id (rk_pairing_get_second (pairing));

      for (guint game = 0; game < rk_pairing_get_n_games (pairing); game++)
        if (rk_pairing_get_game (pairing, game)->result == RK_RESULT_NONE)
          set (self, pairing, game, first ? RK_RESULT_FIRST : RK_RESULT_SECOND);
    }
}

static void
play_round (RkTournament *self)
{
  pair (self);
  g_assert_true (rk_tournament_publish (self, NULL));
  low_wins (self);
}

static void
expect_refusal (gboolean  done,
                GError  **error)
{
  g_assert_false (done);
  g_assert_error (*error, RK_ERROR, RK_ERROR_NOT_NOW);
  g_clear_error (error);
}

/* The bracket goes on with those who met, whatever becomes of earlier results. */
static void
test_knockout_change (void)
{
  RkTournament *self = make_system (RK_SYSTEM_KNOCKOUT, 8, 0);
  RkPairing *pairing;

  play_round (self);
  pairing = get_board (self, 1);
  pair (self);
  g_assert_true (rk_tournament_publish (self, NULL));
  expect_round (self, "1-4 2-3");
  set (self, pairing, 0, RK_RESULT_SECOND);
  g_assert_cmpuint (rk_pairing_get_flags (pairing), ==, RK_RESULT_FLAG_LATE);
  low_wins (self);
  pair (self);
  expect_round (self, "1-2");

  g_assert_finalize_object (self);
}

static void
test_knockout_third_place (void)
{
  RkRegulations regulations;
  RkTournament *self;

  rk_regulations_init (&regulations, RK_SYSTEM_KNOCKOUT, 4);
  regulations.third_place = TRUE;
  self = make_tournament (&regulations, 4);
  play_round (self);
  expect_round (self, "1-4 2-3");
  play_round (self);
  expect_round (self, "1-2 4-3");
  g_assert_cmpint (rk_tournament_get_state (self), ==, RK_TOURNAMENT_OVER);

  g_assert_finalize_object (self);
}

/* Who is gone loses the next game without playing; where nobody came, nobody goes on. */
static void
test_knockout_absence (void)
{
  RkTournament *self = make_system (RK_SYSTEM_KNOCKOUT, 8, 0);

  pair (self);
  g_assert_true (rk_tournament_publish (self, NULL));
  set (self, get_board (self, 1), 0, RK_RESULT_BOTH_FORFEIT);
  g_assert_cmpuint (rk_pairing_get_n_games (get_board (self, 1)), ==, 1);
  low_wins (self);
  g_assert_true (rk_tournament_withdraw (self, get (self, 2), NULL, NULL));
  pair (self);
  expect_round (self, "2-3 4:rest");
  g_assert_cmpuint (rk_tournament_round_get_n_open (get_last (self)), ==, 0);
  g_assert_true (rk_tournament_publish (self, NULL));
  g_assert_cmpint (rk_tournament_get_state (self), ==, RK_TOURNAMENT_BETWEEN);
  pair (self);
  expect_round (self, "4-3");

  g_assert_finalize_object (self);
}

/* The extra game stays as long as it is needed, with the match that is played there. */
static void
test_extra_game (void)
{
  RkTournament *self = make_system (RK_SYSTEM_KNOCKOUT, 2, 0);
  g_autoptr (RkMatch) match = NULL;
  RkPairing *pairing;
  int margin = 0;

  pair (self);
  g_assert_true (rk_tournament_publish (self, NULL));
  pairing = get_board (self, 1);
  set (self, pairing, 0, RK_RESULT_DRAW);
  match = rk_tournament_new_match (self, pairing, 1, NULL);
  g_assert_true (rk_tournament_link_match (self, match, NULL));
  g_assert_true (rk_tournament_set_result (self, pairing, 0, RK_RESULT_DRAW, &margin, NULL, NULL));
  g_assert_cmpstr (rk_pairing_get_game (pairing, 1)->match, ==, rk_match_get_id (match));
  set (self, pairing, 0, RK_RESULT_FIRST);
  g_assert_cmpuint (rk_pairing_get_n_games (pairing), ==, 1);
  g_assert_true (rk_tournament_undo (self));
  g_assert_cmpuint (rk_pairing_get_n_games (pairing), ==, 2);
  set (self, pairing, 1, RK_RESULT_BOTH_FORFEIT);
  g_assert_cmpuint (rk_pairing_get_n_games (pairing), ==, 2);
  g_assert_cmpint (rk_tournament_get_state (self), ==, RK_TOURNAMENT_OVER);

  g_assert_finalize_object (self);
}

/* A draft says who is there: it is thrown away before that changes. */
static void
test_draft (void)
{
  RkTournament *self = make_system (RK_SYSTEM_SWISS, 6, 3);
  g_autoptr (GError) error = NULL;

  pair (self);
  g_assert_cmpuint (rk_tournament_get_n_rounds (self), ==, 1);
  g_assert_cmpuint (rk_tournament_get_n_published (self), ==, 0);
  expect_round (self, "1-4 5-2 3-6");
  expect_refusal (rk_tournament_add_entrant (self, "New", NULL, 0, &error) != NULL, &error);
  expect_refusal (rk_tournament_withdraw (self, get (self, 1), NULL, &error), &error);
  expect_refusal (rk_tournament_set_bye (self, get (self, 1), 1, 1, &error), &error);
  expect_refusal (rk_tournament_set_forbidden (self, get (self, 4), get (self, 1), TRUE, &error),
                  &error);
  expect_refusal (rk_tournament_remove_entrant (self, get (self, 6), &error), &error);
  expect_refusal (rk_tournament_shorten (self, NULL, &error), &error);
  g_assert_true (rk_tournament_set_forbidden (self, get (self, 1), get (self, 2), TRUE, NULL));
  expect_refusal (rk_tournament_swap_players (self, get (self, 4), get (self, 2), &error), &error);
  expect_refusal (rk_tournament_swap_players (self, get (self, 4), get (self, 4), &error), &error);
  g_assert_true (rk_tournament_swap_players (self, get (self, 4), get (self, 6), NULL));
  expect_round (self, "1-6 5-2 3-4");
  g_assert_true (rk_pairing_get_why (get_board (self, 1))->by_arbiter);
  g_assert_false (rk_pairing_get_why (get_board (self, 2))->by_arbiter);

  g_assert_true (rk_tournament_unpair (self, NULL));
  g_assert_cmpuint (rk_entrant_get_number (get (self, 1)), ==, 0);
  g_assert_nonnull (rk_tournament_add_entrant (self, "New", NULL, 3000, NULL));
  g_assert_true (rk_tournament_withdraw (self, get (self, 6), NULL, NULL));
  pair (self);
  g_assert_cmpuint (rk_entrant_get_number (get (self, 7)), ==, 1);
  g_assert_cmpuint (rk_entrant_get_number (get (self, 6)), ==, 0);
  g_assert_true (rk_tournament_publish (self, NULL));
  g_assert_cmpuint (rk_tournament_get_n_published (self), ==, 1);

  g_assert_finalize_object (self);
}

/* Numbers are given to those who play, and stay once the fourth round is paired. */
static void
test_numbers (void)
{
  RkTournament *self = make_system (RK_SYSTEM_SWISS, 5, 3);

  g_assert_true (rk_tournament_set_bye (self, get (self, 2), 1, 0, NULL));
  pair (self);
  expect_round (self, "1-4 5-3 2:bye");
  g_assert_cmpuint (rk_entrant_get_number (get (self, 2)), ==, 0);
  g_assert_cmpuint (rk_entrant_get_number (get (self, 5)), ==, 4);
  g_assert_true (rk_tournament_publish (self, NULL));
  low_wins (self);
  pair (self);
  g_assert_cmpuint (rk_entrant_get_number (get (self, 2)), ==, 2);
  g_assert_cmpuint (rk_entrant_get_number (get (self, 5)), ==, 5);
  g_assert_finalize_object (self);

  self = make_system (RK_SYSTEM_SWISS, 12, 6);
  for (guint i = 0; i < 3; i++)
    play_round (self);
  g_assert_nonnull (rk_tournament_add_entrant (self, "Fourth", NULL, 2500, NULL));
  play_round (self);
  g_assert_cmpuint (rk_entrant_get_number (get (self, 13)), ==, 1);
  g_assert_cmpuint (rk_entrant_get_number (get (self, 1)), ==, 2);
  g_assert_nonnull (rk_tournament_add_entrant (self, "Fifth", NULL, 2600, NULL));
  g_assert_true (rk_tournament_edit_entrant (self, get (self, 5), "P05", NULL, 2900, NULL));
  pair (self);
  g_assert_cmpuint (rk_entrant_get_number (get (self, 14)), ==, 14);
  g_assert_cmpuint (rk_entrant_get_number (get (self, 13)), ==, 1);
  g_assert_cmpuint (rk_entrant_get_number (get (self, 5)), ==, 6);
  g_assert_finalize_object (self);
}

static void
test_byes (void)
{
  RkRegulations regulations;
  RkTournament *self;
  g_autoptr (GError) error = NULL;

  rk_regulations_init (&regulations, RK_SYSTEM_SWISS, 8);
  regulations.n_rounds = 4;
  regulations.max_half_byes = 1;
  regulations.late_until = 2;
  regulations.late_half_point = TRUE;
  self = make_tournament (&regulations, 8);
  g_assert_true (rk_tournament_set_bye (self, get (self, 1), 2, 1, NULL));
  expect_refusal (rk_tournament_set_bye (self, get (self, 1), 3, 1, &error), &error);
  expect_refusal (rk_tournament_set_bye (self, get (self, 2), 4, 1, &error), &error);
  expect_refusal (rk_tournament_set_bye (self, get (self, 2), 5, 0, &error), &error);
  g_assert_true (rk_tournament_set_bye (self, get (self, 2), 4, 0, NULL));
  play_round (self);
  expect_refusal (rk_tournament_set_bye (self, get (self, 3), 1, 0, &error), &error);
  g_assert_nonnull (rk_tournament_add_entrant (self, "Late", NULL, 0, NULL));
  g_assert_cmpuint (rk_tournament_get_points (self, get (self, 9), 1), ==, 1);
  play_round (self);
  expect_refusal (rk_tournament_add_entrant (self, "Later", NULL, 0, &error) != NULL, &error);

  /* Who leaves and comes back gets nothing for what was missed. */
  g_assert_true (rk_tournament_withdraw (self, get (self, 4), NULL, NULL));
  play_round (self);
  g_assert_true (rk_tournament_return (self, get (self, 4), NULL, NULL));
  g_assert_cmpuint (rk_entrant_get_withdrawn (get (self, 4)), ==, 0);
  g_assert_cmpuint (rk_tournament_get_points (self, get (self, 4), 3), ==,
                    rk_tournament_get_points (self, get (self, 4), 2));
  g_assert_finalize_object (self);
}

/* Byes and forbidden pairs of a Swiss mean nothing once it is a round robin. */
static void
test_other_system (void)
{
  RkTournament *self = make_system (RK_SYSTEM_SWISS, 4, 3);
  RkRegulations regulations;
  g_autoptr (GError) error = NULL;

  g_assert_true (rk_tournament_set_bye (self, get (self, 1), 1, 0, NULL));
  rk_regulations_init (&regulations, RK_SYSTEM_DOUBLE_ROUND_ROBIN, 4);
  g_assert_true (rk_tournament_set_regulations (self, &regulations, NULL, NULL));
  g_assert_cmpuint (rk_tournament_get_total_rounds (self), ==, 6);
  play_round (self);
  expect_round (self, "1-4 2-3");
  g_assert_true (rk_tournament_edit_entrant (self, get (self, 4), "P04", NULL, 9000, NULL));
  play_round (self);
  expect_round (self, "4-3 1-2");
  play_round (self);
  play_round (self);
  expect_round (self, "4-1 3-2");
  expect_refusal (rk_tournament_add_entrant (self, "Late", NULL, 0, &error) != NULL, &error);
  regulations.system = RK_SYSTEM_ROUND_ROBIN;
  expect_refusal (rk_tournament_set_regulations (self, &regulations, NULL, &error), &error);

  g_assert_finalize_object (self);
}

/* A match from elsewhere: the names say who played which side. */
static void
test_foreign_match (void)
{
  RkTournament *self = make_system (RK_SYSTEM_SWISS, 4, 2);
  g_autoptr (RkMatch) made = NULL;
  g_autoptr (RkMatch) match = NULL;
  g_autoptr (RkPlayer) south = rk_player_new ("P03", RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  g_autoptr (RkPlayer) north = rk_player_new ("P01", RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  RkPairing *pairing;

  pair (self);
  g_assert_true (rk_tournament_publish (self, NULL));
  expect_round (self, "1-3 4-2");
  pairing = get_board (self, 1);
  made = rk_tournament_new_match (self, pairing, 0, NULL);
  match = rk_match_new (rk_match_get_rules (made), south, north);
  rk_match_set_event (match, rk_match_get_event (made));
  g_assert_true (rk_match_concede (match, RK_SOUTH, NULL));
  g_assert_cmpint (rk_tournament_take_match (self, match, NULL), ==, RK_TAKEN_NEW);
  g_assert_cmpint (rk_pairing_get_game (pairing, 0)->result, ==, RK_RESULT_FIRST);

  /* The arbiter confirms what stands, and the flag goes. */
  set (self, pairing, 0, RK_RESULT_DRAW);
  g_assert_cmpint (rk_tournament_take_match (self, match, NULL), ==, RK_TAKEN_DIFFERS);
  g_assert_cmpuint (rk_pairing_get_flags (pairing), ==, RK_RESULT_FLAG_MATCH);
  set (self, pairing, 0, RK_RESULT_DRAW);
  g_assert_cmpuint (rk_pairing_get_flags (pairing), ==, RK_RESULT_FLAG_NONE);

  g_assert_finalize_object (self);
}

/* The arbiter takes a round back while a game of it is played, and sits others at its
 * board: the result goes to those who played, or to nobody. */
static void
test_exchanged_match (void)
{
  RkTournament *self = make_system (RK_SYSTEM_SWISS, 4, 2);
  g_autoptr (RkMatch) match = NULL;
  g_autoptr (RkMatch) other = NULL;
  RkPairing *found;

  pair (self);
  g_assert_true (rk_tournament_publish (self, NULL));
  expect_round (self, "1-3 4-2");
  match = rk_tournament_new_match (self, get_board (self, 1), 0, NULL);
  g_assert_true (rk_tournament_link_match (self, match, NULL));
  other = rk_tournament_new_match (self, get_board (self, 2), 0, NULL);
  g_assert_true (rk_tournament_undo (self));
  g_assert_true (rk_tournament_swap_players (self, get (self, 1), get (self, 4), NULL));
  g_assert_null (rk_pairing_get_game (get_board (self, 1), 0)->match);
  g_assert_true (rk_tournament_swap_players (self, get (self, 3), get (self, 2), NULL));
  g_assert_true (rk_tournament_publish (self, NULL));
  expect_round (self, "4-2 1-3");

  g_assert_true (rk_match_concede (match, RK_SOUTH, NULL));
  g_assert_cmpint (rk_tournament_take_match (self, match, &found), ==, RK_TAKEN_NEW);
  g_assert_true (found == get_board (self, 2));
  g_assert_cmpint (rk_pairing_get_game (get_board (self, 1), 0)->result, ==, RK_RESULT_NONE);
  g_assert_cmpint (rk_pairing_get_game (found, 0)->result, ==, RK_RESULT_SECOND);
  g_assert_cmpstr (rk_pairing_get_game (found, 0)->match, ==, rk_match_get_id (match));

  /* Back to the draft once more: now the two of the other match do not meet at all. */
  g_assert_true (rk_tournament_undo (self));
  g_assert_true (rk_tournament_undo (self));
  g_assert_true (rk_tournament_undo (self));
  g_assert_true (rk_tournament_publish (self, NULL));
  expect_round (self, "4-3 1-2");
  g_assert_true (rk_match_concede (other, RK_SOUTH, NULL));
  g_assert_cmpint (rk_tournament_take_match (self, other, &found), ==, RK_TAKEN_APART);
  g_assert_null (found);
  g_assert_cmpuint (rk_tournament_round_get_n_open (get_last (self)), ==, 2);

  g_assert_finalize_object (self);
}

/* A name that is put right while the game is played changes nothing. */
static void
test_renamed_match (void)
{
  RkTournament *self = make_system (RK_SYSTEM_SWISS, 4, 2);
  g_autoptr (RkMatch) match = NULL;

  pair (self);
  g_assert_true (rk_tournament_publish (self, NULL));
  match = rk_tournament_new_match (self, get_board (self, 1), 0, NULL);
  g_assert_true (rk_tournament_link_match (self, match, NULL));
  g_assert_true (rk_tournament_edit_entrant (self, get (self, 1), "Another Name", NULL, 1999,
                                             NULL));
  g_assert_true (rk_match_concede (match, RK_SOUTH, NULL));
  g_assert_cmpint (rk_tournament_take_match (self, match, NULL), ==, RK_TAKEN_NEW);
  g_assert_cmpint (rk_pairing_get_game (get_board (self, 1), 0)->result, ==, RK_RESULT_SECOND);

  g_assert_finalize_object (self);
}

/* Who comes late and is strong moves the others down: the log says for how many. */
static void
test_renumbered (void)
{
  RkTournament *self = make_system (RK_SYSTEM_SWISS, 4, 3);

  play_round (self);
  g_assert_nonnull (rk_tournament_add_entrant (self, "Strong", NULL, 3000, NULL));
  pair (self);
  g_assert_cmpint (rk_log_entry_get_action (rk_tournament_get_undo_entry (self)), ==, RK_LOG_PAIR);
  g_assert_cmpstr (rk_log_entry_get_from (rk_tournament_get_undo_entry (self)), ==, "4");

  g_assert_finalize_object (self);
}

/* Nobody plays for ever: what could not be read again is not entered. */
static void
test_endless_tie (void)
{
  RkTournament *self = make_system (RK_SYSTEM_KNOCKOUT, 2, 1);
  RkPairing *pairing;
  g_autoptr (GError) error = NULL;

  pair (self);
  g_assert_true (rk_tournament_publish (self, NULL));
  pairing = get_board (self, 1);
  for (guint game = 0; game + 1 < RK_MAX_GAMES; game++)
    set (self, pairing, game, RK_RESULT_DRAW);
  g_assert_cmpuint (rk_pairing_get_n_games (pairing), ==, RK_MAX_GAMES);
  expect_refusal (rk_tournament_set_result (self, pairing, RK_MAX_GAMES - 1, RK_RESULT_DRAW,
                                            NULL, NULL, &error),
                  &error);
  g_assert_cmpuint (rk_pairing_get_n_games (pairing), ==, RK_MAX_GAMES);
  set (self, pairing, RK_MAX_GAMES - 1, RK_RESULT_SECOND_FORFEITS);
  g_assert_cmpint (rk_tournament_get_state (self), ==, RK_TOURNAMENT_OVER);

  g_assert_finalize_object (self);
}

/* All who could meet have stayed away: the tournament can be ended. */
static void
test_nobody_left (void)
{
  RkTournament *self = make_system (RK_SYSTEM_KNOCKOUT, 4, 2);
  g_autoptr (GError) error = NULL;

  pair (self);
  g_assert_true (rk_tournament_publish (self, NULL));
  set (self, get_board (self, 1), 0, RK_RESULT_BOTH_FORFEIT);
  set (self, get_board (self, 2), 0, RK_RESULT_BOTH_FORFEIT);
  g_assert_false (rk_tournament_pair (self, RK_SWISS_RELAX_NONE, &error));
  g_assert_error (error, RK_ERROR, RK_ERROR_NO_PAIRING);
  g_assert_true (rk_tournament_shorten (self, NULL, NULL));
  g_assert_cmpint (rk_tournament_get_state (self), ==, RK_TOURNAMENT_OVER);

  g_assert_finalize_object (self);
}

/* Undo takes back results, not which match is played where. */
static void
test_link_and_undo (void)
{
  RkTournament *self = make_system (RK_SYSTEM_SWISS, 4, 2);
  g_autoptr (RkMatch) match = NULL;
  GListModel *log = rk_tournament_get_log (self);
  g_autoptr (RkLogEntry) entry = NULL;
  guint n_log;

  pair (self);
  g_assert_true (rk_tournament_publish (self, NULL));
  set (self, get_board (self, 2), 0, RK_RESULT_FIRST);
  match = rk_tournament_new_match (self, get_board (self, 1), 0, NULL);
  n_log = g_list_model_get_n_items (log);
  g_assert_true (rk_tournament_link_match (self, match, NULL));
  g_assert_cmpuint (g_list_model_get_n_items (log), ==, n_log);
  g_assert_true (rk_tournament_undo (self));
  g_assert_true (rk_tournament_find_match (self, rk_match_get_id (match), NULL) ==
                 get_board (self, 1));
  entry = g_list_model_get_item (log, n_log);
  g_assert_cmpint (rk_log_entry_get_way (entry), ==, RK_LOG_UNDONE);
  g_assert_cmpint (rk_log_entry_get_action (entry), ==, RK_LOG_RESULT);
  g_assert_true (rk_tournament_redo (self));
  g_assert_nonnull (rk_tournament_find_match (self, rk_match_get_id (match), NULL));

  g_assert_finalize_object (self);
}

typedef struct
{
  gboolean done;
  GError *error;
} Finished;

static void
on_paired (GObject      *object,
           GAsyncResult *result,
           gpointer      user_data)
{
  Finished *finished = user_data;

  rk_tournament_pair_finish (RK_TOURNAMENT (object), result, &finished->error);
  finished->done = TRUE;
}

static void
finish (Finished *finished)
{
  while (!finished->done)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_thread (void)
{
  RkTournament *self = make_system (RK_SYSTEM_SWISS, 8, 3);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Finished finished = { FALSE, NULL };

  rk_tournament_pair_async (self, RK_SWISS_RELAX_NONE, NULL, on_paired, &finished);
  finish (&finished);
  g_assert_no_error (finished.error);
  expect_round (self, "1-5 6-2 3-7 8-4");
  g_assert_true (rk_tournament_unpair (self, NULL));

  finished.done = FALSE;
  rk_tournament_pair_async (self, RK_SWISS_RELAX_NONE, NULL, on_paired, &finished);
  g_assert_true (rk_tournament_withdraw (self, get (self, 8), NULL, NULL));
  finish (&finished);
  g_assert_error (finished.error, RK_ERROR, RK_ERROR_NOT_NOW);
  g_clear_error (&finished.error);
  g_assert_cmpuint (rk_tournament_get_n_rounds (self), ==, 0);

  finished.done = FALSE;
  g_cancellable_cancel (cancellable);
  rk_tournament_pair_async (self, RK_SWISS_RELAX_NONE, cancellable, on_paired, &finished);
  finish (&finished);
  g_assert_error (finished.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&finished.error);
  g_assert_cmpuint (rk_tournament_get_n_rounds (self), ==, 0);

  g_assert_finalize_object (self);
}

static char *
describe_round (const RkTournamentRoundRecord *round)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < round->pairings->len; i++)
    {
      const RkPairingRecord *pairing = g_ptr_array_index (round->pairings, i);

      g_string_append_printf (text, " %u:%u-%u", pairing->board, pairing->first, pairing->second);
    }
  return g_string_free (text, FALSE);
}

/* What a round robin plans is what is paired, round by round; planning changes nothing. */
static void
test_plan (void)
{
  for (guint n_players = 2; n_players <= 9; n_players++)
    for (RkSystem system = RK_SYSTEM_ROUND_ROBIN; system <= RK_SYSTEM_DOUBLE_ROUND_ROBIN; system++)
      {
        RkTournament *self = make_system (system, n_players, 0);
        g_autoptr (RkTournamentData) plan = rk_tournament_get_plan (self);

        g_assert_cmpuint (rk_entrant_get_number (get (self, 1)), ==, 0);
        g_assert_cmpuint (plan->rounds->len, ==, rk_tournament_get_total_rounds (self));
        for (guint i = 0; i < plan->rounds->len; i++)
          {
            g_autoptr (RkTournamentData) later = NULL;
            g_autofree char *planned = describe_round (g_ptr_array_index (plan->rounds, i));
            g_autofree char *again = NULL;
            g_autofree char *paired = NULL;

            play_round (self);
            paired = describe_round (rk_tournament_round_get_record (get_last (self)));
            g_assert_cmpstr (paired, ==, planned);
            later = rk_tournament_get_plan (self);
            g_assert_cmpuint (later->rounds->len, ==, plan->rounds->len);
            again = describe_round (g_ptr_array_index (later->rounds, plan->rounds->len - 1));
            g_clear_pointer (&planned, g_free);
            planned = describe_round (g_ptr_array_index (plan->rounds, plan->rounds->len - 1));
            g_assert_cmpstr (again, ==, planned);
          }
        g_assert_finalize_object (self);
      }
}

/* Nobody, one player, and too many. */
static void
test_no_plan (void)
{
  static const guint sizes[] = { 0, 1, 101 };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      RkTournament *self = make_system (RK_SYSTEM_ROUND_ROBIN, sizes[i], 0);

      g_assert_false (rk_tournament_has_plan (self));
      g_assert_finalize_object (self);
    }
}

/* A file may hold players who come later, or who left before it began: the plan is for those who
 * get a number. */
static void
test_plan_of_some (void)
{
  RkTournament *self = make_system (RK_SYSTEM_ROUND_ROBIN, 4, 0);
  RkTournamentData *data = rk_tournament_data_copy (rk_tournament_get_data (self));
  g_autoptr (RkTournamentData) plan = NULL;
  RkTournament *some;

  for (guint i = 2; i < 4; i++)
    ((RkEntrantRecord *) g_ptr_array_index (data->entrants, i))->entered = 2;
  some = _rk_tournament_new_read (data, NULL);
  plan = rk_tournament_get_plan (some);
  g_assert_cmpuint (plan->rounds->len, ==, 1);

  g_assert_finalize_object (some);
  g_assert_finalize_object (self);
}

static guint
get_place (RkTournament *self,
           guint         id)
{
  g_autoptr (RkStandings) standings =
    rk_tournament_get_standings (self, rk_tournament_get_n_rounds (self));

  return rk_standing_get_place (rk_standings_find (standings, get (self, id)));
}

/* Worked out once for each state, however many ask. */
static void
test_standings_kept (void)
{
  RkTournament *self = make_system (RK_SYSTEM_ROUND_ROBIN, 4, 0);
  g_autoptr (RkStandings) before = NULL;
  g_autoptr (RkStandings) same = NULL;
  g_autoptr (RkStandings) start = NULL;
  g_autoptr (RkStandings) after = NULL;
  RkEntrant *first;

  pair (self);
  g_assert_true (rk_tournament_publish (self, NULL));
  before = rk_tournament_get_standings (self, 1);
  same = rk_tournament_get_standings (self, 1);
  g_assert_true (before == same);
  start = rk_tournament_get_standings (self, 0);
  g_assert_cmpuint (rk_standings_get_n_rounds (start), ==, 0);

  set (self, get_board (self, 1), 0, RK_RESULT_FIRST);
  first = rk_pairing_get_first (get_board (self, 1));
  after = rk_tournament_get_standings (self, 1);
  g_assert_cmpuint (rk_standing_get_points (rk_standings_find (before, first)), ==, 0);
  g_assert_cmpuint (rk_standing_get_points (rk_standings_find (after, first)), >, 0);
  g_assert_true (rk_tournament_undo (self));
  g_clear_object (&after);
  after = rk_tournament_get_standings (self, 1);
  g_assert_cmpuint (rk_standing_get_points (rk_standings_find (after, first)), ==, 0);
  g_assert_finalize_object (self);
}

/* All drawn: who shares a place can be told apart by lot, once, the same each time. */
static void
test_lots (void)
{
  RkTournament *self = make_system (RK_SYSTEM_ROUND_ROBIN, 4, 0);
  guint places[4];

  g_assert_false (rk_tournament_can_draw_lots (self));
  while (rk_tournament_get_state (self) != RK_TOURNAMENT_OVER)
    {
      pair (self);
      g_assert_true (rk_tournament_publish (self, NULL));
      g_assert_false (rk_tournament_can_draw_lots (self));
      for (guint board = 1; board <= 2; board++)
        set (self, get_board (self, board), 0, RK_RESULT_DRAW);
    }

  g_assert_true (rk_tournament_can_draw_lots (self));
  g_assert_true (rk_tournament_draw_lots (self, NULL));
  g_assert_false (rk_tournament_can_draw_lots (self));
  for (guint i = 0; i < 4; i++)
    places[i] = get_place (self, i + 1);
  g_assert_cmpuint (places[0] + places[1] + places[2] + places[3], ==, 10);

  g_assert_true (rk_tournament_undo (self));
  g_assert_cmpuint (get_place (self, 4), ==, 1);
  g_assert_true (rk_tournament_draw_lots (self, NULL));
  for (guint i = 0; i < 4; i++)
    g_assert_cmpuint (get_place (self, i + 1), ==, places[i]);

  g_assert_finalize_object (self);
}

/* More games than a file can hold are never begun. */
static void
test_too_many_games (void)
{
  const guint n_players = 400;
  const guint most = RK_MAX_ALL_GAMES / (n_players / 2);
  RkTournament *self = make_system (RK_SYSTEM_SWISS, n_players, most + 1);
  g_autoptr (GError) error = NULL;
  RkRegulations regulations;

  g_assert_false (rk_tournament_pair (self, RK_SWISS_RELAX_NONE, &error));
  g_assert_error (error, RK_ERROR, RK_ERROR_NOT_NOW);
  g_assert_cmpuint (rk_tournament_get_n_rounds (self), ==, 0);

  regulations = *rk_tournament_get_regulations (self);
  regulations.n_rounds = most;
  g_assert_true (rk_tournament_set_regulations (self, &regulations, NULL, NULL));
  g_assert_true (rk_tournament_pair (self, RK_SWISS_RELAX_NONE, NULL));

  g_assert_finalize_object (self);
}

static void
test_warnings (void)
{
  RkRegulations regulations;

  rk_regulations_init (&regulations, RK_SYSTEM_SWISS, 8);
  g_assert_true (rk_regulations_is_valid (&regulations));
  g_assert_cmpuint (rk_regulations_get_warnings (&regulations, 8), ==, 0);
  regulations.n_rounds = 7;
  g_assert_cmpuint (rk_regulations_get_warnings (&regulations, 8), ==,
                    1 << RK_WARNING_TOO_MANY_ROUNDS | 1 << RK_WARNING_ROUND_ROBIN_BETTER);
  regulations.n_rounds = 2;
  g_assert_cmpuint (rk_regulations_get_warnings (&regulations, 8), ==,
                    1 << RK_WARNING_TOO_FEW_ROUNDS);
  for (guint system = 0; system <= RK_SYSTEM_KNOCKOUT; system++)
    for (guint n_players = 0; n_players <= 60; n_players++)
      {
        rk_regulations_init (&regulations, system, n_players);
        g_assert_true (rk_regulations_is_valid (&regulations));
      }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tournament/arbiter/knockout-change", test_knockout_change);
  g_test_add_func ("/tournament/arbiter/knockout-third-place", test_knockout_third_place);
  g_test_add_func ("/tournament/arbiter/knockout-absence", test_knockout_absence);
  g_test_add_func ("/tournament/arbiter/extra-game", test_extra_game);
  g_test_add_func ("/tournament/arbiter/draft", test_draft);
  g_test_add_func ("/tournament/arbiter/numbers", test_numbers);
  g_test_add_func ("/tournament/arbiter/byes", test_byes);
  g_test_add_func ("/tournament/arbiter/other-system", test_other_system);
  g_test_add_func ("/tournament/arbiter/foreign-match", test_foreign_match);
  g_test_add_func ("/tournament/arbiter/exchanged-match", test_exchanged_match);
  g_test_add_func ("/tournament/arbiter/renamed-match", test_renamed_match);
  g_test_add_func ("/tournament/arbiter/renumbered", test_renumbered);
  g_test_add_func ("/tournament/arbiter/endless-tie", test_endless_tie);
  g_test_add_func ("/tournament/arbiter/nobody-left", test_nobody_left);
  g_test_add_func ("/tournament/arbiter/link-and-undo", test_link_and_undo);
  g_test_add_func ("/tournament/arbiter/thread", test_thread);
  g_test_add_func ("/tournament/arbiter/plan", test_plan);
  g_test_add_func ("/tournament/arbiter/no-plan", test_no_plan);
  g_test_add_func ("/tournament/arbiter/plan-of-some", test_plan_of_some);
  g_test_add_func ("/tournament/arbiter/lots", test_lots);
  g_test_add_func ("/tournament/arbiter/standings-kept", test_standings_kept);
  g_test_add_func ("/tournament/arbiter/too-many-games", test_too_many_games);
  g_test_add_func ("/tournament/arbiter/warnings", test_warnings);

  return g_test_run ();
}
