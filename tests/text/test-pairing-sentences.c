/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* What is said of pairings: who meets whom, how it ended, and why they were put together. */

#include <glib.h>

#include "rk-test-event.h"
#include "rk-test-text.h"
#include "rk-text-why-private.h"
#include "rk-tournament-private.h"
#include "rk-tournament-sentences.h"

static const char * const eight[] = {
  "Asha", "Bilan", "Cabdi", "Deeqa", "Egal", "Faduma", "Gedi", "Hodan", NULL,
};
static const char * const four[] = { "Asha", "Bilan", "Cabdi", "Deeqa", NULL };

typedef struct
{
  const char *pairing;
  int margin;
  const char *title;
  const char *result;
  const char *spoken;
  const char *reader;
} PairingCase;

static const PairingCase pairings[] = {
  { "1-2=1", 12, "Board 1: Asha – Bilan", "1 – 0", "Asha won by 12 stones.",
    "Board 1: Asha begins against Bilan. Asha won by 12 stones." },
  { "1-2=1", 1, "Board 1: Asha – Bilan", "1 – 0", "Asha won by 1 stone.",
    "Board 1: Asha begins against Bilan. Asha won by 1 stone." },
  { "1-2=0", 0, "Board 1: Asha – Bilan", "0 – 1", "Bilan won.",
    "Board 1: Asha begins against Bilan. Bilan won." },
  { "1-2=0", 3, "Board 1: Asha – Bilan", "0 – 1", "Bilan won. Asha has 3 stones more.",
    "Board 1: Asha begins against Bilan. Bilan won. Asha has 3 stones more." },
  { "1-2=d", -2, "Board 1: Asha – Bilan", "½ – ½",
    "The game is drawn. Bilan has 2 stones more.",
    "Board 1: Asha begins against Bilan. The game is drawn. Bilan has 2 stones more." },
  { "1-2=+", 0, "Board 1: Asha – Bilan", "1 – 0 (forfeit)", "Asha won by forfeit.",
    "Board 1: Asha begins against Bilan. Asha won by forfeit." },
  { "1-2=-", 0, "Board 1: Asha – Bilan", "0 – 1 (forfeit)", "Bilan won by forfeit.",
    "Board 1: Asha begins against Bilan. Bilan won by forfeit." },
  { "1-2=x", 0, "Board 1: Asha – Bilan", "0 – 0 (forfeit)",
    "Both players lost the game by forfeit.",
    "Board 1: Asha begins against Bilan. Both players lost the game by forfeit." },
  { "1-2", 0, "Board 1: Asha – Bilan", "", "The game has no result yet.",
    "Board 1: Asha begins against Bilan. The game has no result yet." },
  { "1-2=1d", 0, "Board 1: Asha – Bilan", "1½ – ½", "Asha won the pairing, 1½ to ½.",
    "Board 1: Asha begins the first of 2 games against Bilan. Asha won the pairing, 1½ to ½." },
  { "1-2=10", 0, "Board 1: Asha – Bilan", "1 – 1", "The pairing is drawn, 1 to 1.",
    "Board 1: Asha begins the first of 2 games against Bilan. The pairing is drawn, 1 to 1." },
  { "1-2=++", 0, "Board 1: Asha – Bilan", "2 – 0 (forfeit)", "Asha won the pairing, 2 to 0.",
    "Board 1: Asha begins the first of 2 games against Bilan. Asha won the pairing, 2 to 0." },
  { "1:bye", 0, "Asha: Pairing bye", "", "Asha has the pairing bye.",
    "Asha has the pairing bye." },
  { "1:half", 0, "Asha: Half-point bye", "", "Asha has a half-point bye.",
    "Asha has a half-point bye." },
  { "1:zero", 0, "Asha: Absent", "", "Asha is absent.", "Asha is absent." },
  { "1:rest", 0, "Asha: Rest", "", "Asha rests.", "Asha rests." },
};

static void
test_pairings (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (pairings); i++)
    {
      RkRegulations regulations;
      RkTournamentData *data;
      RkPairingRecord *record;
      g_autoptr (RkTournament) tournament = NULL;
      g_autoptr (RkPairing) pairing = NULL;

      rk_regulations_init (&regulations, RK_SYSTEM_SWISS, 4);
      data = rk_test_event_new_data (&regulations, four, pairings[i].pairing);
      record = rk_test_event_get (data, 1, 0);
      if (pairings[i].margin != 0)
        {
          g_array_index (record->games, RkGameRecord, 0).has_margin = TRUE;
          g_array_index (record->games, RkGameRecord, 0).margin = pairings[i].margin;
        }
      tournament = _rk_tournament_new_read (data, NULL);
      pairing = g_list_model_get_item (G_LIST_MODEL (rk_tournament_get_round (tournament, 1)), 0);

      rk_test_text (rk_text_pairing (pairing), pairings[i].title);
      rk_test_text (rk_text_pairing_result (pairing), pairings[i].result);
      rk_test_text (rk_text_pairing_result_spoken (pairing), pairings[i].spoken);
      rk_test_text (rk_text_pairing_for_reader (rk_tournament_get_round (tournament, 1), pairing),
                    pairings[i].reader);
    }
}

static RkPairing *
get_board (RkTournament *tournament,
           guint         round,
           guint         board)
{
  return rk_tournament_round_get_board (rk_tournament_get_round (tournament, round), board);
}

static void
test_spoken_results (void)
{
  g_autoptr (RkTournament) tournament = rk_test_event_new (RK_SYSTEM_SWISS, four, "1-2=1 3-4");
  RkPairing *pairing = get_board (tournament, 1, 1);

  rk_test_text (rk_text_result_spoken (pairing, RK_RESULT_NONE), "No result yet");
  rk_test_text (rk_text_result_spoken (pairing, RK_RESULT_FIRST), "Asha won");
  rk_test_text (rk_text_result_spoken (pairing, RK_RESULT_DRAW), "Drawn");
  rk_test_text (rk_text_result_spoken (pairing, RK_RESULT_SECOND), "Bilan won");
  rk_test_text (rk_text_result_spoken (pairing, RK_RESULT_FIRST_FORFEITS), "Bilan won by forfeit");
  rk_test_text (rk_text_result_spoken (pairing, RK_RESULT_SECOND_FORFEITS), "Asha won by forfeit");
  rk_test_text (rk_text_result_spoken (pairing, RK_RESULT_BOTH_FORFEIT), "Both lost by forfeit");

  rk_test_text (rk_text_taken_result (RK_TAKEN_NEW, pairing, 0), "Board 1: Asha won.");
  rk_test_text (rk_text_taken_result (RK_TAKEN_SAME, pairing, 0),
                "Board 1: this result was there already. Asha won.");
  rk_test_text (rk_text_taken_result (RK_TAKEN_NOT_OVER, pairing, 0),
                "Board 1: the match is not over yet.");
  rk_test_text (rk_text_taken_result (RK_TAKEN_DIFFERS, pairing, 0),
                "Board 1: the match ended otherwise than the result that is there. It stays, and "
                "is marked. Asha won.");
  rk_test_text (rk_text_taken_result (RK_TAKEN_NOT_OURS, NULL, 0),
                "This match does not belong to a game of this tournament.");
}

static void
test_wishes (void)
{
  g_autoptr (RkTournament) tournament = rk_test_event_new (RK_SYSTEM_SWISS, four, "");
  RkEntrant *asha = rk_tournament_get_entrant (tournament, 1);
  static const struct
  {
    RkWish wish;
    const char *text;
  } cases[] = {
    { { RK_WISH_NONE, RK_ROLE_NONE, 0 }, "Asha has not played yet, and does not mind who begins." },
    { { RK_WISH_MILD, RK_ROLE_FIRST, 0 }, "Asha mildly wishes to begin, for a change." },
    { { RK_WISH_MILD, RK_ROLE_SECOND, 0 }, "Asha mildly wishes not to begin, for a change." },
    { { RK_WISH_STRONG, RK_ROLE_FIRST, -1 },
      "Asha strongly wishes to begin, having begun one game fewer than the opponents." },
    { { RK_WISH_STRONG, RK_ROLE_SECOND, 1 },
      "Asha strongly wishes not to begin, having begun one game more than the opponents." },
    { { RK_WISH_ABSOLUTE, RK_ROLE_FIRST, -2 },
      "Asha must begin if possible, having begun 2 games fewer than the opponents." },
    { { RK_WISH_ABSOLUTE, RK_ROLE_SECOND, 2 },
      "Asha may begin only if nothing else is possible, having begun 2 games more than the "
      "opponents." },
    { { RK_WISH_ABSOLUTE, RK_ROLE_FIRST, -1 },
      "Asha must begin if possible, not having begun the last two games." },
    { { RK_WISH_ABSOLUTE, RK_ROLE_SECOND, 0 },
      "Asha may begin only if nothing else is possible, having begun the last two games." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    rk_test_text (rk_text_wish (asha, &cases[i].wish), cases[i].text);
}

static void
assert_why (RkSystem            system,
            const char         *rounds,
            guint               round,
            guint               place,
            const RkPairingWhy *why,
            const char         *expected)
{
  RkRegulations regulations;
  RkTournamentData *data;
  g_autoptr (RkTournament) tournament = NULL;
  g_autoptr (RkPairing) pairing = NULL;

  rk_regulations_init (&regulations, system, 4);
  regulations.n_games = 1;
  data = rk_test_event_new_data (&regulations, four, rounds);
  rk_test_event_get (data, round, place)->why = *why;
  tournament = _rk_tournament_new_read (data, NULL);
  pairing = g_list_model_get_item (G_LIST_MODEL (rk_tournament_get_round (tournament, round)),
                                   place);

  rk_test_lines (rk_text_pairing_why (tournament, pairing), expected);
}

static void
test_why (void)
{
  RkPairingWhy swiss = {
    .known = TRUE,
    .bracket = 2,
    .floats = { 3, 2 },
    .wishes = { { RK_WISH_MILD, RK_ROLE_FIRST, 0 }, { RK_WISH_STRONG, RK_ROLE_SECOND, 1 } },
    .role_rule = RK_ROLE_RULE_BOTH_WISHES,
    .criterion = RK_CRITERION_C12,
  };
  RkPairingWhy table = { .known = TRUE, .role_rule = RK_ROLE_RULE_TABLE };
  RkPairingWhy unknown = { .known = FALSE };
  RkPairingWhy arbiter = { .known = FALSE, .by_arbiter = TRUE };
  RkPairingWhy bye = { .known = TRUE, .bracket = 1, .criterion = RK_CRITERION_C9 };

  assert_why (RK_SYSTEM_SWISS, "1-2 3-4", 1, 0, &swiss,
              "They were paired in the group of those with 1 point.\n"
              "Asha has 1½ points and was moved down, since no opponent was left there.\n"
              "In the usual order more players would have got another role than they wish.\n"
              "Asha mildly wishes to begin, for a change.\n"
              "Bilan strongly wishes not to begin, having begun one game more than the opponents.\n"
              "Who begins: both wishes fit together.");
  assert_why (RK_SYSTEM_SWISS, "1-2 3-4", 1, 0, &unknown,
              "It is not known why this pairing was made: it was brought in from another program.");
  assert_why (RK_SYSTEM_SWISS, "1-2=1 3-4=d|1-4 2-3", 2, 0, &arbiter,
              "The arbiter changed this pairing in the draft.\n"
              "Before this round Asha had 1 point.\n"
              "Asha strongly wishes not to begin, having begun one game more than the "
              "opponents.\n"
              "Before this round Deeqa had ½ point.\n"
              "Deeqa strongly wishes to begin, having begun one game fewer than the opponents.\n"
              "Who begins: the arbiter decided.");
  assert_why (RK_SYSTEM_SWISS, "1-2 3:bye 4:zero", 1, 1, &bye,
              "The number of players is odd: one has no opponent and gets the pairing bye.\n"
              "Cabdi has ½ point so far.\n"
              "Of those who could have it, the bye goes to a player with the fewest rounds not "
              "played.");
  assert_why (RK_SYSTEM_SWISS, "1-2 3:bye 4:zero", 1, 2, &unknown,
              "Deeqa was known to be absent before this round was paired.");
  assert_why (RK_SYSTEM_SWISS, "1-2 3:half 4:zero", 1, 1, &unknown,
              "Cabdi asked not to play in this round and gets half a point.");
  assert_why (RK_SYSTEM_ROUND_ROBIN, "1-4 2-3", 1, 0, &table,
              "The Berger table of the round robin says who meets whom in which round.\n"
              "Who begins: the first named of the pair in the table.");
  assert_why (RK_SYSTEM_KNOCKOUT, "1-4 2-3", 1, 0, &table,
              "The bracket sets seed 1 against seed 4, so that the strongest meet last.\n"
              "Who begins: the slot of the bracket decides.");
  assert_why (RK_SYSTEM_KNOCKOUT, "1-4=1 2-3=1|1-2 3-4", 2, 0, &table,
              "The winners of neighbouring pairings of the last round meet.\n"
              "Who begins: the slot of the bracket decides.");
  assert_why (RK_SYSTEM_KNOCKOUT, "1-4=1 2-3=1|1-2 3-4", 2, 1, &table,
              "The losers of the semi-finals play for the third place.\n"
              "Who begins: the slot of the bracket decides.");
}

static void
assert_board_why (RkTournament *tournament,
                  guint         round,
                  guint         board,
                  const char   *expected)
{
  rk_test_lines (rk_text_pairing_why (tournament, rk_tournament_round_get_board (
                                                      rk_tournament_get_round (tournament, round),
                                                      board)), expected);
}

/* What is said of players put together by hand is true of them, not of those who were
 * there before. */
static void
test_why_exchanged (void)
{
  g_autoptr (RkTournament) tournament =
    rk_test_event_new (RK_SYSTEM_SWISS, eight, "1-5=1 6-2=0 3-7=1 8-4=0");

  g_assert_true (rk_tournament_pair (tournament, RK_SWISS_RELAX_NONE, NULL));
  assert_board_why (tournament, 2, 1,
                    "They were paired in the group of those with 1 point.\n"
                    "In the usual order more players would have got another role than they wish.\n"
                    "Deeqa strongly wishes to begin, having begun one game fewer than the "
                    "opponents.\n"
                    "Asha strongly wishes not to begin, having begun one game more than the "
                    "opponents.\n"
                    "Who begins: both wishes fit together.");
  g_assert_true (rk_tournament_swap_players (tournament, rk_tournament_get_entrant (tournament, 1),
                                             rk_tournament_get_entrant (tournament, 5), NULL));
  assert_board_why (tournament, 2, 1,
                    "The arbiter changed this pairing in the draft.\n"
                    "Asha and Egal were exchanged in the draft of round 2.\n"
                    "Before this round Deeqa had 1 point.\n"
                    "Deeqa strongly wishes to begin, having begun one game fewer than the "
                    "opponents.\n"
                    "Before this round Egal had 0 points.\n"
                    "Egal strongly wishes to begin, having begun one game fewer than the "
                    "opponents.\n"
                    "Who begins: the arbiter decided.");
}

static void
test_obstacle (void)
{
  g_autoptr (RkTournament) tournament = rk_test_event_new (RK_SYSTEM_SWISS, four, "1-2=1 3-4=1");
  RkSwissBar free_pair = { 1, 3, RK_CRITERION_ORDER };
  RkSwissBar roles = { 1, 4, RK_CRITERION_C3 };
  RkSwissBar kept = { 2, 3, RK_CRITERION_FORBIDDEN };
  RkSwissBar bye = { 4, 0, RK_CRITERION_C2 };

  rk_test_text (rk_text_obstacle (tournament, &free_pair), "1 Asha – 3 Cabdi: they may meet.");
  rk_test_text (rk_text_obstacle (tournament, &roles),
                "1 Asha – 4 Deeqa: both must begin, or neither may.");
  rk_test_text (rk_text_obstacle (tournament, &kept),
                "2 Bilan – 3 Cabdi: the arbiter keeps them apart.");
  rk_test_text (rk_text_obstacle (tournament, &bye),
                "4 Deeqa: no bye again, after a bye or a win without playing.");
  rk_test_text (rk_text_no_pairing (tournament),
                "Round 2 cannot be paired by the rules: however the players are put together, "
                "somebody is left whom nobody may meet. You can end the tournament here, or allow "
                "an exception: that two players meet who both must begin or neither of whom may, "
                "that two players meet again, or that a player gets a second bye. It is used as "
                "seldom as possible, and noted in the log.");
}

/* The last rounds of a knockout have names, and who rests in one is through. */
static void
test_knockout (void)
{
  g_autoptr (RkTournament) tournament = rk_test_event_new (RK_SYSTEM_KNOCKOUT, eight, "1-8");
  g_autoptr (RkTournament) swiss = rk_test_event_new (RK_SYSTEM_SWISS, eight, "1-5");

  g_assert_null (rk_text_round_stage (swiss, 1));
  rk_test_text (rk_text_round_stage (tournament, 1), "Quarter-finals");
  rk_test_text (rk_text_round_stage (tournament, 2), "Semi-finals");
  rk_test_text (rk_text_round_stage (tournament, 3), "Final");
}

static void
assert_stages (const char *rounds,
               gboolean    third_place,
               const char *expected)
{
  g_autoptr (RkTournamentData) data = NULL;
  RkRegulations regulations;
  g_autoptr (RkTournament) tournament = NULL;
  g_autoptr (RkStandings) standings = NULL;
  g_autoptr (GString) found = g_string_new (NULL);

  rk_regulations_init (&regulations, RK_SYSTEM_KNOCKOUT, 4);
  regulations.third_place = third_place;
  data = rk_test_event_new_data (&regulations, four, rounds);
  tournament = _rk_tournament_new_read (g_steal_pointer (&data), NULL);
  standings = rk_tournament_get_standings (tournament, rk_tournament_get_n_rounds (tournament));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (standings)); i++)
    {
      g_autoptr (RkStanding) standing = g_list_model_get_item (G_LIST_MODEL (standings), i);
      g_autofree char *stage = rk_text_knockout_stage (tournament, standings, standing);

      g_string_append_printf (found, "%u %s %s\n", rk_standing_get_place (standing),
                              rk_entrant_get_name (rk_standing_get_entrant (standing)), stage);
    }
  g_assert_cmpstr (found->str, ==, expected);
}

/* How far they came decides, and the table says it. */
static void
test_knockout_stages (void)
{
  assert_stages ("1-4=1 2-3", FALSE,
                 "1 Asha Final\n2 Bilan Semi-finals\n2 Cabdi Semi-finals\n4 Deeqa Semi-finals\n");
  assert_stages ("1-4=1 2-3=0|1-3", FALSE,
                 "1 Asha Final\n1 Cabdi Final\n3 Bilan Semi-finals\n3 Deeqa Semi-finals\n");
  assert_stages ("1-4=1 2-3=0|1-3=0", FALSE,
                 "1 Cabdi Winner\n2 Asha Final\n3 Bilan Semi-finals\n3 Deeqa Semi-finals\n");
  assert_stages ("1-4=1 2-3=0|1-3=0 4-2=1", TRUE,
                 "1 Cabdi Winner\n2 Asha Final\n3 Deeqa Third place\n4 Bilan Semi-finals\n");
}

/* Who is the only one so far has won nothing. */
static void
test_lone_stage (void)
{
  RkRegulations regulations;
  g_autoptr (RkTournament) tournament = NULL;
  g_autoptr (RkStandings) standings = NULL;
  g_autoptr (RkStanding) standing = NULL;
  g_autofree char *stage = NULL;

  rk_regulations_init (&regulations, RK_SYSTEM_KNOCKOUT, 2);
  tournament = rk_tournament_new ("Alone", &regulations);
  rk_tournament_add_entrant (tournament, "Asha", NULL, 0, NULL);
  standings = rk_tournament_get_standings (tournament, 0);
  standing = g_list_model_get_item (G_LIST_MODEL (standings), 0);
  stage = rk_text_knockout_stage (tournament, standings, standing);
  g_assert_cmpstr (stage, !=, "Winner");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/pairing-sentences/pairings", test_pairings);
  g_test_add_func ("/pairing-sentences/spoken-results", test_spoken_results);
  g_test_add_func ("/pairing-sentences/wishes", test_wishes);
  g_test_add_func ("/pairing-sentences/why", test_why);
  g_test_add_func ("/pairing-sentences/knockout", test_knockout);
  g_test_add_func ("/pairing-sentences/knockout-stages", test_knockout_stages);
  g_test_add_func ("/pairing-sentences/lone-stage", test_lone_stage);
  g_test_add_func ("/pairing-sentences/why-exchanged", test_why_exchanged);
  g_test_add_func ("/pairing-sentences/obstacle", test_obstacle);

  return g_test_run ();
}
