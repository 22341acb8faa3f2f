/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* Whole tournaments through the objects, as an arbiter runs them. */

#include "rk-error.h"
#include "rk-tournament.h"

static RkTournament *
make_tournament (RkSystem system,
                 guint    n_players,
                 guint    n_rounds)
{
  RkRegulations regulations;
  RkTournament *self;

  rk_regulations_init (&regulations, system, n_players);
  if (system == RK_SYSTEM_SWISS)
    regulations.n_rounds = n_rounds;
  regulations.late_until = n_rounds;
  regulations.initial_role = RK_ROLE_FIRST;
  regulations.seed = 7;
  self = rk_tournament_new ("Test", &regulations);
  for (guint i = 1; i <= n_players; i++)
    {
      g_autofree char *name = g_strdup_printf ("P%02u", i);

      g_assert_nonnull (rk_tournament_add_entrant (self, name, NULL, 2000 - i, NULL));
    }
  return self;
}

/* "1-5 6-2 7:bye": the boards of a round, then who has the pairing bye. */
static char *
describe (RkTournamentRound *round)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (round)); i++)
    {
      g_autoptr (RkPairing) pairing = g_list_model_get_item (G_LIST_MODEL (round), i);
      guint first = rk_entrant_get_number (rk_pairing_get_first (pairing));

      if (text->len > 0)
        g_string_append_c (text, ' ');
      if (rk_pairing_get_kind (pairing) == RK_PAIRING_GAME)
        g_string_append_printf (text, "%u-%u", first,
                                rk_entrant_get_number (rk_pairing_get_second (pairing)));
      else
        g_string_append_printf (text, "%u:%s", first,
                                rk_pairing_get_kind (pairing) == RK_PAIRING_BYE         ? "bye"
                                : rk_pairing_get_kind (pairing) == RK_PAIRING_HALF_BYE ? "half"
                                : rk_pairing_get_kind (pairing) == RK_PAIRING_REST     ? "rest"
                                                                                       : "zero");
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Who has the smaller number wins what is open. */
static void
low_wins (RkTournament *self)
{
  RkTournamentRound *round = rk_tournament_get_round (self, rk_tournament_get_n_rounds (self));

  for (guint board = 1; board <= rk_tournament_round_get_n_boards (round); board++)
    {
      RkPairing *pairing = rk_tournament_round_get_board (round, board);
      gboolean first = rk_entrant_get_number (rk_pairing_get_first (pairing)) <
                       rk_entrant_get_number (rk_pairing_get_second (pairing));

      for (guint game = 0; game < rk_pairing_get_n_games (pairing); game++)
        if (rk_pairing_get_game (pairing, game)->result == RK_RESULT_NONE)
          g_assert_true (rk_tournament_set_result (self, pairing, game,
                                                   first ? RK_RESULT_FIRST : RK_RESULT_SECOND,
                                                   NULL, NULL, NULL));
    }
}

static void
pair (RkTournament *self,
      const char   *expected)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *pairs = NULL;

  g_assert_true (rk_tournament_pair (self, RK_SWISS_RELAX_NONE, &error));
  g_assert_no_error (error);
  pairs = describe (rk_tournament_get_round (self, rk_tournament_get_n_rounds (self)));
  g_assert_cmpstr (pairs, ==, expected);
  g_assert_true (rk_tournament_publish (self, NULL));
}

typedef struct
{
  const char *path;
  RkSystem system;
  guint n_players;
  guint n_rounds;
  const char *rounds;
} LowWins;

/* Each round as one says it; the smaller number always wins. */
static const LowWins low_wins_table[] = {
  { "swiss-8", RK_SYSTEM_SWISS, 8, 3, "1-5 6-2 3-7 8-4|4-1 2-3 5-8 7-6|1-2 3-5 6-4 8-7" },
  { "swiss-7", RK_SYSTEM_SWISS, 7, 3, "1-4 5-2 3-6 7:bye|7-1 2-3 4-5 6:bye|1-2 3-7 6-4 5:bye" },
  { "swiss-5", RK_SYSTEM_SWISS, 5, 3, "1-3 4-2 5:bye|5-1 2-3 4:bye|1-2 5-4 3:bye" },
  { "robin-4", RK_SYSTEM_ROUND_ROBIN, 4, 3, "1-4 2-3|4-3 1-2|2-4 3-1" },
  { "robin-3", RK_SYSTEM_ROUND_ROBIN, 3, 3, "2-3 1:rest|1-2 3:rest|3-1 2:rest" },
  { "knockout-8", RK_SYSTEM_KNOCKOUT, 8, 3, "1-8 4-5 2-7 3-6|1-4 2-3|1-2" },
  { "knockout-6", RK_SYSTEM_KNOCKOUT, 6, 3, "4-5 3-6 1:rest 2:rest|1-4 2-3|1-2" },
  { "knockout-5", RK_SYSTEM_KNOCKOUT, 5, 3, "4-5 1:rest 2:rest 3:rest|1-4 2-3|1-2" },
};

static void
test_low_wins (gconstpointer data)
{
  const LowWins *row = data;
  RkTournament *self = make_tournament (row->system, row->n_players, row->n_rounds);
  g_auto (GStrv) rounds = g_strsplit (row->rounds, "|", -1);

  g_assert_cmpuint (rk_tournament_get_total_rounds (self), ==, g_strv_length (rounds));
  for (guint i = 0; rounds[i] != NULL; i++)
    {
      pair (self, rounds[i]);
      g_assert_cmpint (rk_tournament_get_state (self), ==, RK_TOURNAMENT_PLAYING);
      low_wins (self);
    }
  g_assert_cmpint (rk_tournament_get_state (self), ==, RK_TOURNAMENT_OVER);
  g_assert_false (rk_tournament_pair (self, RK_SWISS_RELAX_NONE, NULL));
  g_assert_finalize_object (self);
}

/* Late entry, withdrawal and a half-point bye: eight players, four rounds. */
static void
test_evening (void)
{
  RkTournament *self = make_tournament (RK_SYSTEM_SWISS, 8, 4);
  g_autoptr (RkStandings) standings = NULL;
  g_autoptr (RkStanding) best = NULL;

  pair (self, "1-5 6-2 3-7 8-4");
  low_wins (self);
  g_assert_true (rk_tournament_withdraw (self, rk_tournament_find_number (self, 8), NULL, NULL));
  g_assert_nonnull (rk_tournament_add_entrant (self, "P09", NULL, 100, NULL));
  g_assert_true (rk_tournament_set_bye (self, rk_tournament_find_number (self, 3), 2, 1, NULL));
  pair (self, "2-1 4-6 5-9 7:bye 3:half 8:zero");
  low_wins (self);
  pair (self, "1-4 2-3 7-5 9-6 8:zero");
  low_wins (self);
  pair (self, "3-1 4-2 6-5 9-7 8:zero");
  low_wins (self);

  standings = rk_tournament_get_standings (self, 4);
  best = g_list_model_get_item (G_LIST_MODEL (standings), 0);
  g_assert_cmpuint (rk_entrant_get_number (rk_standing_get_entrant (best)), ==, 1);
  g_assert_cmpuint (rk_standing_get_points (best), ==, 8);
  g_clear_object (&best);
  g_clear_object (&standings);
  g_assert_finalize_object (self);
}

/* Seven rounds for eight players run dry; the arbiter is told why and may go on. */
static void
test_impossible (void)
{
  static const char *const rounds[] = {
    "1-5 6-2 3-7 8-4", "4-1 2-3 5-8 7-6", "1-2 3-5 6-4 8-7",
    "3-1 2-4 5-7 8-6", "7-1 2-8 6-3 4-5", "1-8 7-2 4-3 5-6",
  };
  RkTournament *self = make_tournament (RK_SYSTEM_SWISS, 8, 7);
  g_autoptr (GError) error = NULL;
  GArray *bars;

  for (guint i = 0; i < G_N_ELEMENTS (rounds); i++)
    {
      pair (self, rounds[i]);
      low_wins (self);
    }
  g_assert_false (rk_tournament_pair (self, RK_SWISS_RELAX_NONE, &error));
  g_assert_error (error, RK_ERROR, RK_ERROR_NO_PAIRING);
  bars = rk_tournament_get_obstacle (self);
  g_assert_nonnull (bars);
  g_assert_cmpuint (bars->len, ==, 4);
  g_assert_true (rk_tournament_pair (self, RK_SWISS_RELAX_ROLES, NULL));
  g_assert_true (rk_tournament_undo (self));
  g_assert_true (rk_tournament_shorten (self, "No pairing", NULL));
  g_assert_cmpint (rk_tournament_get_state (self), ==, RK_TOURNAMENT_OVER);
  g_assert_finalize_object (self);
}

static void
test_refusals (void)
{
  RkTournament *self = make_tournament (RK_SYSTEM_SWISS, 4, 3);
  RkPairing *pairing;
  int margin = 49;

  g_assert_null (rk_tournament_add_entrant (self, "  ", NULL, 0, NULL));
  g_assert_false (rk_tournament_publish (self, NULL));
  g_assert_false (rk_tournament_unpair (self, NULL));
  g_assert_true (rk_tournament_pair (self, RK_SWISS_RELAX_NONE, NULL));
  g_assert_false (rk_tournament_pair (self, RK_SWISS_RELAX_NONE, NULL));
  pairing = rk_tournament_round_get_board (rk_tournament_get_round (self, 1), 1);
  g_assert_false (rk_tournament_set_result (self, pairing, 0, RK_RESULT_DRAW, NULL, NULL, NULL));
  g_assert_true (rk_tournament_swap_roles (self, pairing, NULL));
  g_assert_true (rk_tournament_publish (self, NULL));
  g_assert_false (rk_tournament_swap_roles (self, pairing, NULL));
  g_assert_false (rk_tournament_set_result (self, pairing, 0, RK_RESULT_FIRST, &margin, NULL,
                                            NULL));
  g_assert_false (rk_tournament_pair (self, RK_SWISS_RELAX_NONE, NULL));
  g_assert_false (rk_tournament_remove_entrant (self, rk_pairing_get_first (pairing), NULL));
  g_assert_finalize_object (self);
}

/* A result changed later is flagged, and pairs nothing again. */
static void
test_late_change (void)
{
  RkTournament *self = make_tournament (RK_SYSTEM_SWISS, 6, 3);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  RkPairing *pairing;

  pair (self, "1-4 5-2 3-6");
  low_wins (self);
  g_assert_true (rk_tournament_pair (self, RK_SWISS_RELAX_NONE, NULL));
  before = describe (rk_tournament_get_round (self, 2));
  pairing = rk_tournament_round_get_board (rk_tournament_get_round (self, 1), 1);
  g_assert_true (rk_tournament_set_result (self, pairing, 0, RK_RESULT_DRAW, NULL, "typing error",
                                           NULL));
  g_assert_cmpuint (rk_pairing_get_flags (pairing), ==, RK_RESULT_FLAG_LATE);
  after = describe (rk_tournament_get_round (self, 2));
  g_assert_cmpstr (before, ==, after);
  g_assert_finalize_object (self);
}

/* A drawn game of a knockout is played again until somebody wins. */
static void
test_tie (void)
{
  RkTournament *self = make_tournament (RK_SYSTEM_KNOCKOUT, 2, 1);
  RkPairing *pairing;

  pair (self, "1-2");
  pairing = rk_tournament_round_get_board (rk_tournament_get_round (self, 1), 1);
  g_assert_true (rk_tournament_set_result (self, pairing, 0, RK_RESULT_DRAW, NULL, NULL, NULL));
  g_assert_cmpuint (rk_pairing_get_n_games (pairing), ==, 2);
  g_assert_cmpint (rk_tournament_get_state (self), ==, RK_TOURNAMENT_PLAYING);
  g_assert_true (rk_tournament_set_result (self, pairing, 1, RK_RESULT_DRAW, NULL, NULL, NULL));
  g_assert_cmpuint (rk_pairing_get_n_games (pairing), ==, 3);
  g_assert_cmpint (rk_pairing_get_game (pairing, 1)->first_begins, !=,
                   rk_pairing_get_game (pairing, 2)->first_begins);
  g_assert_true (rk_tournament_set_result (self, pairing, 2, RK_RESULT_SECOND, NULL, NULL, NULL));
  g_assert_cmpuint (rk_pairing_get_n_games (pairing), ==, 3);
  g_assert_cmpint (rk_tournament_get_state (self), ==, RK_TOURNAMENT_OVER);
  g_assert_finalize_object (self);
}

/* Who leaves a round robin before half of the games rests; later the games are
 * forfeits. */
static void
test_half_rule (void)
{
  RkTournament *early = make_tournament (RK_SYSTEM_ROUND_ROBIN, 6, 5);
  RkTournament *later = make_tournament (RK_SYSTEM_ROUND_ROBIN, 6, 5);

  for (guint i = 0; i < 3; i++)
    {
      g_assert_true (rk_tournament_pair (later, RK_SWISS_RELAX_NONE, NULL));
      g_assert_true (rk_tournament_publish (later, NULL));
      low_wins (later);
      if (i == 2)
        break;
      g_assert_true (rk_tournament_pair (early, RK_SWISS_RELAX_NONE, NULL));
      g_assert_true (rk_tournament_publish (early, NULL));
      low_wins (early);
    }
  g_assert_true (rk_tournament_withdraw (early, rk_tournament_find_number (early, 1), NULL, NULL));
  g_assert_true (rk_tournament_withdraw (later, rk_tournament_find_number (later, 1), NULL, NULL));
  g_assert_true (rk_tournament_pair (early, RK_SWISS_RELAX_NONE, NULL));
  g_assert_true (rk_tournament_pair (later, RK_SWISS_RELAX_NONE, NULL));
  g_assert_cmpuint (rk_tournament_round_get_n_boards (rk_tournament_get_round (early, 3)), ==, 2);
  g_assert_cmpuint (rk_tournament_round_get_n_boards (rk_tournament_get_round (later, 4)), ==, 3);
  g_assert_cmpuint (rk_tournament_round_get_n_open (rk_tournament_get_round (later, 4)), ==, 2);
  g_assert_finalize_object (early);
  g_assert_finalize_object (later);
}

/* A game played here brings its result by itself; another one later is flagged. */
static void
test_match (void)
{
  RkTournament *self = make_tournament (RK_SYSTEM_SWISS, 4, 3);
  g_autoptr (RkMatch) match = NULL;
  RkPairing *pairing;
  RkPairing *found = NULL;

  pair (self, "1-3 4-2");
  pairing = rk_tournament_round_get_board (rk_tournament_get_round (self, 1), 2);
  match = rk_tournament_new_match (self, pairing, 0, NULL);
  g_assert_nonnull (match);
  g_assert_cmpstr (rk_player_get_name (rk_match_get_player (match, RK_SOUTH)), ==, "P04");
  g_assert_true (rk_tournament_link_match (self, match, NULL));
  g_assert_true (rk_tournament_find_match (self, rk_match_get_id (match), NULL) == pairing);
  g_assert_cmpint (rk_tournament_take_match (self, match, &found), ==, RK_TAKEN_NOT_OVER);
  g_assert_true (rk_match_concede (match, RK_SOUTH, NULL));
  g_assert_cmpint (rk_tournament_take_match (self, match, &found), ==, RK_TAKEN_NEW);
  g_assert_true (found == pairing);
  g_assert_cmpint (rk_pairing_get_game (pairing, 0)->result, ==, RK_RESULT_SECOND);
  g_assert_cmpint (rk_tournament_take_match (self, match, NULL), ==, RK_TAKEN_SAME);
  g_assert_true (rk_match_undo (match));
  g_assert_true (rk_match_concede (match, RK_NORTH, NULL));
  g_assert_cmpint (rk_tournament_take_match (self, match, NULL), ==, RK_TAKEN_DIFFERS);
  g_assert_cmpint (rk_pairing_get_game (pairing, 0)->result, ==, RK_RESULT_SECOND);
  g_assert_cmpuint (rk_pairing_get_flags (pairing), ==, RK_RESULT_FLAG_MATCH);
  g_assert_finalize_object (self);
}

static void
test_two_games (void)
{
  RkRegulations regulations;
  RkTournament *self;
  RkPairing *pairing;
  guint points[2];

  rk_regulations_init (&regulations, RK_SYSTEM_SWISS, 4);
  regulations.n_games = 2;
  regulations.n_rounds = 2;
  self = rk_tournament_new ("Test", &regulations);
  for (guint i = 0; i < 4; i++)
    g_assert_nonnull (rk_tournament_add_entrant (self, "P", NULL, 10 - i, NULL));
  g_assert_true (rk_tournament_pair (self, RK_SWISS_RELAX_NONE, NULL));
  g_assert_true (rk_tournament_publish (self, NULL));
  pairing = rk_tournament_round_get_board (rk_tournament_get_round (self, 1), 1);
  g_assert_true (rk_pairing_get_beginner (pairing, 0) == rk_pairing_get_first (pairing));
  g_assert_true (rk_pairing_get_beginner (pairing, 1) == rk_pairing_get_second (pairing));
  g_assert_true (rk_tournament_set_result (self, pairing, 0, RK_RESULT_FIRST, NULL, NULL, NULL));
  g_assert_true (rk_pairing_is_open (pairing));
  g_assert_true (rk_tournament_set_result (self, pairing, 1, RK_RESULT_DRAW, NULL, NULL, NULL));
  rk_pairing_get_points (pairing, points);
  g_assert_cmpuint (points[0], ==, 3);
  g_assert_cmpuint (points[1], ==, 1);
  g_assert_cmpuint (rk_tournament_get_points (self, rk_pairing_get_first (pairing), 1), ==, 3);
  g_assert_finalize_object (self);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (low_wins_table); i++)
    {
      g_autofree char *path = g_strdup_printf ("/tournament/%s", low_wins_table[i].path);

      g_test_add_data_func (path, &low_wins_table[i], test_low_wins);
    }
  g_test_add_func ("/tournament/evening", test_evening);
  g_test_add_func ("/tournament/impossible", test_impossible);
  g_test_add_func ("/tournament/refusals", test_refusals);
  g_test_add_func ("/tournament/late-change", test_late_change);
  g_test_add_func ("/tournament/tie", test_tie);
  g_test_add_func ("/tournament/half-rule", test_half_rule);
  g_test_add_func ("/tournament/match", test_match);
  g_test_add_func ("/tournament/two-games", test_two_games);
  return g_test_run ();
}
