/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib.h>

#include "rk-export.h"
#include "rk-format.h"
#include "rk-format-private.h"
#include "rk-test-event.h"
#include "rk-test-text.h"
#include "rk-text-why-private.h"
#include "rk-tournament-private.h"
#include "rk-tournament-sentences.h"

static const char * const eight[] = {
  "Asha", "Bilan", "Cabdi", "Deeqa", "Egal", "Faduma", "Gedi", "Hodan", NULL,
};
static const char * const seven[] = {
  "Asha", "Bilan", "Cabdi", "Deeqa", "Egal", "Faduma", "Gedi", NULL,
};
static const char * const four[] = { "Asha", "Bilan", "Cabdi", "Deeqa", NULL };

#define LOW_WINS "1-5=1 6-2=0 3-7=1 8-4=0|4-1=0 2-3=1 5-8=1 7-6=0|1-2=1 3-5=1 6-4=0 8-7=0"
#define WITH_BYES "1-4=1 5-2=0 3-6=1 7:bye|7-1=0 2-3=1 4-5=1 6:bye|1-2=1 3-7=1 6-4=0 5:bye"

/* Words that stand for different values must differ. */
static void
assert_new (GHashTable *seen,
            char       *text)
{
  g_assert_nonnull (text);
  g_assert_cmpstr (text, !=, "");
  g_assert_true (g_hash_table_add (seen, text));
}

static GHashTable *
new_set (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

typedef struct
{
  const char *code;
  int twelfths;
  const char *text;
  const char *plain;
} ValueCase;

static const ValueCase values[] = {
  { "en", 0, "0", "0" },
  { "en", 6, "½", "0.5" },
  { "en", 12, "1", "1" },
  { "en", 30, "2½", "2.5" },
  { "en", 81, "6¾", "6.75" },
  { "en", 3, "¼", "0.25" },
  { "en", 4, "0.33", "0.33" },
  { "en", 20, "1.67", "1.67" },
  { "en", 120, "10", "10" },
  { "cs", 20, "1,67", "1.67" },
  { "nl", 30, "2½", "2.5" },
  { "bn", 30, "২½", "2.5" },
  { "bn", 20, "১.৬৭", "1.67" },
  { "en", -36, "−3", "-3" },
  { "en", -6, "−½", "-0.5" },
};

static void
test_values (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (values); i++)
    {
      rk_test_text (rk_format_value_in (values[i].code, values[i].twelfths), values[i].text);
      rk_test_text (rk_format_value_plain (values[i].twelfths), values[i].plain);
    }
  rk_test_text (rk_format_points (5), "2½");
  rk_test_text (rk_text_points (0), "0 points");
  rk_test_text (rk_text_points (1), "½ point");
  rk_test_text (rk_text_points (2), "1 point");
  rk_test_text (rk_text_points (3), "1½ points");
}

static void
test_every_value_has_words (void)
{
  g_autoptr (GHashTable) seen = new_set ();

  for (guint i = 0; i < RK_N_TIE_BREAKS; i++)
    {
      assert_new (seen, rk_text_tie_break_name (i));
      assert_new (seen, rk_text_tie_break_help (i));
    }
  for (guint i = RK_SYSTEM_ROUND_ROBIN; i <= RK_SYSTEM_KNOCKOUT; i++)
    {
      assert_new (seen, rk_text_system (i));
      assert_new (seen, rk_text_system_help (i));
    }
  for (guint i = RK_CRITERION_ORDER; i <= RK_CRITERION_FORBIDDEN; i++)
    assert_new (seen, g_strdup (rk_text_criterion (i)));
  for (guint i = RK_ROLE_RULE_BOTH_WISHES; i <= RK_ROLE_RULE_ARBITER; i++)
    assert_new (seen, g_strdup (rk_text_role_rule (i, RK_ROLE_FIRST)));
  assert_new (seen, g_strdup (rk_text_role_rule (RK_ROLE_RULE_NUMBER, RK_ROLE_SECOND)));
  for (guint i = RK_RESULT_FIRST; i <= RK_RESULT_BOTH_FORFEIT; i++)
    assert_new (seen, rk_text_result (i));
  for (guint i = RK_PAIRING_BYE; i <= RK_PAIRING_REST; i++)
    assert_new (seen, rk_text_pairing_kind (i));
  assert_new (seen, rk_text_result_flag (RK_RESULT_FLAG_LATE));
  assert_new (seen, rk_text_result_flag (RK_RESULT_FLAG_MATCH));
  assert_new (seen, rk_text_relax (RK_SWISS_RELAX_ROLES));
  assert_new (seen, rk_text_relax (RK_SWISS_RELAX_REMATCH));
  assert_new (seen, rk_text_relax (RK_SWISS_RELAX_BYE));
}

typedef struct
{
  const char *rounds;
  const char *state;
  const char *progress;
} StateCase;

static const StateCase states[] = {
  { "", "Not started", "" },
  { "? 1-3 4-2", "Round 1, draft", "" },
  { "1-3 4-2", "Round 1, 2 boards open", "2 of 2 boards open" },
  { "1-3=1 4-2", "Round 1, 1 board open", "1 of 2 boards open" },
  { "1-3=1 4-2=0", "Round 1 is over", "0 of 2 boards open" },
  { "1-3=1 4-2=0|2-1=0 3-4=1|1-4=1 2-3=1", "Over after 3 rounds", "0 of 2 boards open" },
};

static void
test_states (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (states); i++)
    {
      RkRegulations regulations;
      g_autoptr (RkTournament) tournament = NULL;

      rk_regulations_init (&regulations, RK_SYSTEM_SWISS, 4);
      regulations.n_rounds = 3;
      tournament = _rk_tournament_new_read (rk_test_event_new_data (&regulations, four,
                                                                    states[i].rounds), NULL);
      rk_test_text (rk_text_tournament_state (tournament), states[i].state);
      rk_test_text (rk_text_tournament_progress (tournament), states[i].progress);
      rk_test_text (rk_text_tournament_players (tournament), "4 players");
      rk_test_text (rk_text_tournament_winner (tournament),
                    i + 1 == G_N_ELEMENTS (states) ? "Winner of the tournament: Asha." : "");
    }
}

static void
test_rounds (void)
{
  g_autoptr (RkTournament) tournament = rk_test_event_new (RK_SYSTEM_SWISS, four,
                                                           "1-3=1 4-2|? 1-2 3-4");
  RkTournamentRound *played = rk_tournament_get_round (tournament, 1);
  RkTournamentRound *draft = rk_tournament_get_round (tournament, 2);

  rk_test_text (rk_text_tournament_round (played), "Round 1");
  rk_test_text (rk_text_tournament_round_for_reader (played), "Round 1: 2 boards, 1 open.");
  rk_test_text (rk_text_tournament_round (draft), "Round 2 (draft)");
  rk_test_text (rk_text_tournament_round_for_reader (draft), "Round 2, a draft: 2 boards.");
}

static void
test_entrants (void)
{
  RkRegulations regulations;
  RkTournamentData *data;
  RkEntrantRecord *entrant;
  RkByeRequest byes[] = { { 3, 1 }, { 4, 0 } };
  g_autoptr (RkTournament) tournament = NULL;
  RkEntrant *late;

  rk_regulations_init (&regulations, RK_SYSTEM_SWISS, 4);
  data = rk_test_event_new_data (&regulations, four, "");
  entrant = data->entrants->pdata[1];
  entrant->entered = 2;
  entrant->withdrawn = 5;
  g_array_append_vals (entrant->byes, byes, G_N_ELEMENTS (byes));
  tournament = _rk_tournament_new_read (data, NULL);
  late = rk_tournament_get_entrant (tournament, 2);

  rk_test_text (rk_text_entrant (late), "2 Bilan");
  rk_test_text (rk_text_entrant_state (late),
                "There from round 2 on. Half-point bye in round 3. Absent in round 4. Withdrawn "
                "from round 5 on.");
  rk_test_text (rk_text_entrant_state (rk_tournament_get_entrant (tournament, 1)), "");
}

/* All rounds at once: as a list with the results so far, and by player. */
static void
test_schedule (void)
{
  static const char *const three[] = { "Asha", "Bilan", "Cabdi", NULL };
  g_autoptr (RkTournament) tournament =
    rk_test_event_new (RK_SYSTEM_ROUND_ROBIN, three, "2-3=1 1:rest");
  g_autoptr (RkTable) list = rk_table_new_schedule (tournament);
  g_autoptr (RkTable) by_player = rk_table_new_schedule_by_player (tournament);

  rk_test_text (rk_export_text (list),
                "Round  Board  No.  Begins  Result  No.  Opponent\n"
                "    1      1    2  Bilan   1 – 0     3  Cabdi\n"
                "    1           1  Asha                 Rest\n"
                "    2      1    1  Asha              2  Bilan\n"
                "    2           3  Cabdi                Rest\n"
                "    3      1    3  Cabdi             1  Asha\n"
                "    3           2  Bilan                Rest\n");
  rk_test_text (rk_export_text (by_player),
                "No.  Name   1   2   3\n"
                "  1  Asha   –   2f  3s\n"
                "  2  Bilan  3f  1s  –\n"
                "  3  Cabdi  2s  –   1f\n");
}

/* Who was absent has no game in the cross table, as who was not yet there. */
static void
test_absent (void)
{
  g_autoptr (RkTournament) tournament =
    rk_test_event_new (RK_SYSTEM_SWISS, four, "1-2=1 3:zero|1-3=1 2:zero 4:half");
  g_autoptr (RkTable) table = rk_table_new_cross_table (tournament, 2);

  for (guint row = 0; row < rk_table_get_n_rows (table); row++)
    {
      const char *number = rk_table_get_cell (table, row, 1);

      if (g_str_equal (number, "2"))
        g_assert_cmpstr (rk_table_get_cell (table, row, 4), ==, "–");
      else if (g_str_equal (number, "3") || g_str_equal (number, "4"))
        g_assert_cmpstr (rk_table_get_cell (table, row, 3), ==, "–");
      if (g_str_equal (number, "4"))
        g_assert_cmpstr (rk_table_get_cell (table, row, 4), ==, "bye ½");
    }
}

/* The table of @rounds in a Swiss with one tie-break, and what it says of @player. */
static void
assert_explained (RkSystem            system,
                  const char * const *names,
                  const char         *rounds,
                  RkTieBreak          tie_break,
                  guint               player,
                  const char         *expected)
{
  RkRegulations regulations;
  g_autoptr (RkTournament) tournament = NULL;
  g_autoptr (RkStandings) standings = NULL;
  RkStanding *standing;

  rk_regulations_init (&regulations, system, g_strv_length ((char **) names));
  regulations.n_tie_breaks = 1;
  regulations.tie_breaks[0] = tie_break;
  tournament = _rk_tournament_new_read (rk_test_event_new_data (&regulations, names, rounds), NULL);
  standings = rk_tournament_get_standings (tournament, rk_tournament_get_n_rounds (tournament));
  standing = rk_standings_find (standings, rk_tournament_get_entrant (tournament, player));

  rk_test_lines (rk_text_tie_break_explanation (tournament, standings, standing, 0), expected);
}

static void
test_explanations (void)
{
  assert_explained (RK_SYSTEM_SWISS, eight, LOW_WINS, RK_TIE_BREAK_BH, 3,
                    "Round 1: Gedi has 1 point.\n"
                    "Round 2: Bilan has 2 points.\n"
                    "Round 3: Egal has 1 point.\n"
                    "1 + 2 + 1 = 4");
  assert_explained (RK_SYSTEM_SWISS, eight, LOW_WINS, RK_TIE_BREAK_BH_C1, 3,
                    "Round 1: Gedi has 1 point: left out as the least.\n"
                    "Round 2: Bilan has 2 points.\n"
                    "Round 3: Egal has 1 point.\n"
                    "2 + 1 = 3");
  assert_explained (RK_SYSTEM_SWISS, seven, WITH_BYES, RK_TIE_BREAK_BH, 7,
                    "Round 1: not played; an imagined opponent with 1 point counts.\n"
                    "Round 2: Asha has 3 points.\n"
                    "Round 3: Cabdi has 2 points.\n"
                    "1 + 3 + 2 = 6");
  assert_explained (RK_SYSTEM_SWISS, seven, WITH_BYES, RK_TIE_BREAK_SB, 7,
                    "Round 1: 1 without playing, against an imagined opponent with 1 point: 1.\n"
                    "Round 2: 0 against Asha, who has 3 points: 0.\n"
                    "Round 3: 0 against Cabdi, who has 2 points: 0.\n"
                    "1 + 0 + 0 = 1");
  assert_explained (RK_SYSTEM_SWISS, seven, WITH_BYES, RK_TIE_BREAK_WIN, 7,
                    "Round 1: a win without playing.\n"
                    "Round 2: no win.\n"
                    "Round 3: no win.");
  assert_explained (RK_SYSTEM_SWISS, seven, WITH_BYES, RK_TIE_BREAK_WON, 2,
                    "Round 1: 1 game won against Egal.\n"
                    "Round 2: 1 game won against Cabdi.\n"
                    "Round 3: no game won by playing.\n"
                    "1 + 1 = 2");
  assert_explained (RK_SYSTEM_SWISS, seven, WITH_BYES, RK_TIE_BREAK_PS, 2,
                    "After round 1: 1 point.\n"
                    "After round 2: 2 points.\n"
                    "After round 3: 2 points.\n"
                    "1 + 2 + 2 = 5");
  assert_explained (RK_SYSTEM_SWISS, seven, WITH_BYES, RK_TIE_BREAK_ROLE, 2,
                    "Round 1: no game in the harder role.\n"
                    "Round 2: 1 game in the harder role.\n"
                    "Round 3: no game in the harder role.");
  assert_explained (RK_SYSTEM_ROUND_ROBIN, four, "1-4=1 2-3=1|4-3=0 1-2=1|2-4=1 3-1=1",
                    RK_TIE_BREAK_KS, 1,
                    "Round 1: Deeqa has less than half of the points, does not count.\n"
                    "Round 2: 1 against Bilan, who has 2 points.\n"
                    "Round 3: 0 against Cabdi, who has 2 points.\n"
                    "1 + 0 = 1");
  assert_explained (RK_SYSTEM_ROUND_ROBIN, four, "1-4=1 2-3=1|4-3=0 1-2=1|2-4=1 3-1=1",
                    RK_TIE_BREAK_DE, 1,
                    "Round 2: 1 against Bilan.\n"
                    "Round 3: 0 against Cabdi.\n"
                    "1 + 0 = 1");
  assert_explained (RK_SYSTEM_ROUND_ROBIN, four, "1-4=1 2-3=1|4-3=0 1-2=1|2-4=1 3-1=1",
                    RK_TIE_BREAK_DE, 4, "Deeqa: nothing had to be decided here.");
}

static void
test_standing_for_reader (void)
{
  g_autoptr (RkTournament) tournament = rk_test_event_new (RK_SYSTEM_SWISS, eight, LOW_WINS);
  g_autoptr (RkStandings) standings = rk_tournament_get_standings (tournament, 3);
  g_autoptr (RkStanding) second = g_list_model_get_item (G_LIST_MODEL (standings), 1);

  rk_test_text (rk_text_place (second), "2");
  rk_test_text (rk_text_standing (second), "Place 2: Bilan, 2 points.");
  rk_test_text (rk_text_standing_for_reader (standings, second),
                "Place 2: Bilan, 2 points. Buchholz Cut 1: 5. Buchholz: 6. Sonneborn-Berger: 3. "
                "Rounds won: 2.");
}

typedef struct
{
  RkLogAction action;
  RkLogWay way;
  const char *from;
  const char *to;
  const char *reason;
  const char *text;
} LogCase;

/* Results do not break at the end of a line. */
#define JOINED  "\u2060\u00a0"
#define ONE_NIL "1" JOINED "–" JOINED "0"
#define NIL_ONE "0" JOINED "–" JOINED "1"
#define HALVES  "½" JOINED "–" JOINED "½"
#define NIL_NIL "0" JOINED "–" JOINED "0" JOINED "(forfeit)"

static const LogCase log_cases[] = {
  { RK_LOG_REGULATIONS, RK_LOG_DONE, NULL, "new", NULL, "The tournament was set up." },
  { RK_LOG_REGULATIONS, RK_LOG_DONE, NULL, NULL, NULL,
    "Name, place, date or regulations were changed." },
  { RK_LOG_TIE_BREAKS, RK_LOG_DONE, NULL, NULL, NULL,
    "The tie-breaks were changed after the first round had been paired." },
  { RK_LOG_ADD, RK_LOG_DONE, NULL, NULL, NULL, "Asha was added, from round 2 on." },
  { RK_LOG_EDIT, RK_LOG_DONE, NULL, NULL, NULL, "Asha: the name, club or strength was changed." },
  { RK_LOG_REMOVE, RK_LOG_DONE, NULL, NULL, NULL, "Asha was removed." },
  { RK_LOG_WITHDRAW, RK_LOG_DONE, NULL, NULL, "ill",
    "Asha is withdrawn from round 2 on. Reason: ill" },
  { RK_LOG_RETURN, RK_LOG_DONE, NULL, NULL, NULL, "Asha is back from round 2 on." },
  { RK_LOG_BYE, RK_LOG_DONE, NULL, "half", NULL, "Asha takes a half-point bye in round 2." },
  { RK_LOG_BYE, RK_LOG_DONE, NULL, "zero", NULL, "Asha will be absent in round 2." },
  { RK_LOG_BYE, RK_LOG_DONE, NULL, "none", NULL, "Asha plays in round 2 after all." },
  { RK_LOG_FORBID, RK_LOG_DONE, NULL, NULL, NULL, "Asha and Bilan must not meet." },
  { RK_LOG_ALLOW, RK_LOG_DONE, NULL, NULL, NULL, "Asha and Bilan are no longer kept apart." },
  { RK_LOG_PAIR, RK_LOG_DONE, "2", NULL, NULL,
    "Round 2 was paired. 2 players have other start numbers now." },
  { RK_LOG_PAIR, RK_LOG_DONE, NULL, "", NULL, "Round 2 was paired." },
  { RK_LOG_PAIR, RK_LOG_DONE, NULL, "rematch", NULL,
    "Round 2 was paired, with exceptions from the rules." },
  { RK_LOG_UNPAIR, RK_LOG_DONE, NULL, NULL, NULL, "The draft of round 2 was thrown away." },
  { RK_LOG_SWAP, RK_LOG_DONE, NULL, NULL, NULL,
    "Asha and Bilan were exchanged in the draft of round 2." },
  { RK_LOG_ROLES, RK_LOG_DONE, NULL, NULL, NULL,
    "Round 2, board 3, Asha – Bilan: the other player begins now." },
  { RK_LOG_PUBLISH, RK_LOG_DONE, NULL, NULL, NULL, "Round 2 was published." },
  { RK_LOG_RESULT, RK_LOG_DONE, "", "1", NULL, "Round 2, board 3, Asha – Bilan: " ONE_NIL "." },
  { RK_LOG_RESULT, RK_LOG_DONE, "1", "½", NULL,
    "Round 2, board 3, Asha – Bilan: the result was changed from " ONE_NIL " to " HALVES "." },
  { RK_LOG_RESULT, RK_LOG_DONE, "1", "1", NULL,
    "Round 2, board 3, Asha – Bilan: the stones were changed, the result " ONE_NIL " stays." },
  { RK_LOG_RESULT, RK_LOG_DONE, "--", "", NULL,
    "Round 2, board 3, Asha – Bilan: the result " NIL_NIL " was taken out." },
  { RK_LOG_MATCH, RK_LOG_DONE, "1", "0", NULL,
    "Round 2, board 3, Asha – Bilan: the match ended " NIL_ONE ", the result that stays "
    "is " ONE_NIL "." },
  { RK_LOG_SHORTEN, RK_LOG_DONE, NULL, NULL, NULL, "The tournament ends after round 2." },
  { RK_LOG_PUBLISH, RK_LOG_UNDONE, NULL, NULL, NULL, "Undone: Round 2 was published." },
  { RK_LOG_PUBLISH, RK_LOG_REDONE, NULL, NULL, NULL, "Done again: Round 2 was published." },
};

static void
test_log (void)
{
  g_autoptr (GDateTime) time = g_date_time_new_utc (2026, 11, 29, 18, 0, 0);
  g_autoptr (RkLogEntry) several = g_object_new (RK_TYPE_LOG_ENTRY, "time", time,
                                                 "action", RK_LOG_ADD, "round", 1, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (log_cases); i++)
    {
      g_autoptr (RkLogEntry) entry = NULL;

      entry = g_object_new (RK_TYPE_LOG_ENTRY,
                            "time", time,
                            "action", log_cases[i].action,
                            "way", log_cases[i].way,
                            "player", "Asha",
                            "other", "Bilan",
                            "round", 2,
                            "board", 3,
                            "from", log_cases[i].from,
                            "to", log_cases[i].to,
                            "reason", log_cases[i].reason,
                            NULL);
      rk_test_text (rk_text_log_entry (entry), log_cases[i].text);
      if (log_cases[i].action == RK_LOG_PUBLISH)
        {
          rk_test_text (rk_text_tournament_undo (entry), "Undo: Round 2 was published.");
          rk_test_text (rk_text_tournament_redo (entry), "Redo: Round 2 was published.");
        }
    }
  rk_test_text (rk_text_log_entry (several), "Several players were added.");
  rk_test_text (rk_text_log_line (several), "Several players were added.");
  for (guint round = 1; round <= 2; round++)
    {
      g_autoptr (RkLogEntry) named = g_object_new (
          RK_TYPE_LOG_ENTRY, "time", time, "action", RK_LOG_ADD, "round", round, "players",
          (const char *[]) { "Asha", "Bilan\nCali", NULL }, NULL);

      rk_test_text (rk_text_log_line (named),
                    round == 1 ? "2 players were added. Names: Asha; Bilan Cali"
                               : "2 players were added, from round 2 on. Names: Asha; Bilan Cali");
      rk_test_text (rk_text_log_entry (named), round == 1
                                                 ? "2 players were added."
                                                 : "2 players were added, from round 2 on.");
    }
  rk_test_text (rk_text_log_time (time), "2026-11-30 08:00");
}

static void
test_regulations (void)
{
  RkRegulations regulations;

  rk_regulations_init (&regulations, RK_SYSTEM_SWISS, 12);
  regulations.n_rounds = 5;
  regulations.n_games = 2;
  regulations.game.max_rounds = 4;
  regulations.bye_points = 3;
  regulations.max_half_byes = 1;
  regulations.half_bye_in_last = FALSE;
  regulations.late_until = 3;
  regulations.late_half_point = TRUE;
  regulations.round_minutes = 40;
  rk_test_lines (rk_text_regulations (&regulations, 12, RK_REGULATIONS_SYSTEM),
                 "Swiss, 5 rounds.\n"
                 "Players with equal points meet, and nobody meets twice: Dutch pairing, not "
                 "FIDE-endorsed.\n"
                 "Two games a pairing, begun by either player. Pairing goes by who begins the "
                 "first of them.");
  rk_test_lines (rk_text_regulations (&regulations, 12, RK_REGULATIONS_GAME),
                 "A game has 4 rounds.\n"
                 "The players begin the rounds of a game by turns.\n"
                 "When the rounds of a game are played, the player with more stones wins.\n"
                 "6 holes in a row, sown counter-clockwise.");
  rk_test_lines (rk_text_regulations (&regulations, 12, RK_REGULATIONS_BYES),
                 "Points for the pairing bye: 1½.\n"
                 "A player may ask for 1 half-point bye.\n"
                 "There is no half-point bye in the last round.\n"
                 "The last round in which players may enter is round 3.\n"
                 "For one of the missed rounds a late player gets half a point.");
  rk_test_lines (rk_text_regulations (&regulations, 12, RK_REGULATIONS_TIE_BREAKS),
                 "1. Buchholz Cut 1\n"
                 "2. Buchholz\n"
                 "3. Sonneborn-Berger\n"
                 "4. Rounds won");
  rk_test_lines (rk_text_regulations (&regulations, 12, RK_REGULATIONS_TIME),
                 "A round lasts 40 minutes.");

  for (guint i = RK_SYSTEM_ROUND_ROBIN; i <= RK_SYSTEM_KNOCKOUT; i++)
    for (guint topic = 0; topic < RK_N_REGULATIONS_TOPICS; topic++)
      {
        rk_regulations_init (&regulations, i, 0);
        g_strfreev (rk_text_regulations (&regulations, 0, topic));
      }
}

static void
test_warnings (void)
{
  g_autoptr (GHashTable) seen = new_set ();
  RkRegulations regulations;

  rk_regulations_init (&regulations, RK_SYSTEM_SWISS, 8);
  regulations.n_rounds = 7;
  for (guint i = 0; i <= RK_WARNING_TOO_FEW_PLAYERS; i++)
    assert_new (seen, rk_text_regulations_warning (i, &regulations, 8));
  rk_test_text (rk_text_regulations_warning (RK_WARNING_ROUND_ROBIN_BETTER, &regulations, 8),
                "7 rounds for 8 players: use round robin.");
}

int
main (int    argc,
      char **argv)
{
  /* Far from UTC, so that a forgotten time zone shows. */
  g_setenv ("TZ", "Pacific/Kiritimati", TRUE);
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tournament-sentences/values", test_values);
  g_test_add_func ("/tournament-sentences/every-value-has-words", test_every_value_has_words);
  g_test_add_func ("/tournament-sentences/states", test_states);
  g_test_add_func ("/tournament-sentences/rounds", test_rounds);
  g_test_add_func ("/tournament-sentences/entrants", test_entrants);
  g_test_add_func ("/tournament-sentences/schedule", test_schedule);
  g_test_add_func ("/tournament-sentences/absent", test_absent);
  g_test_add_func ("/tournament-sentences/explanations", test_explanations);
  g_test_add_func ("/tournament-sentences/standing-for-reader", test_standing_for_reader);
  g_test_add_func ("/tournament-sentences/log", test_log);
  g_test_add_func ("/tournament-sentences/regulations", test_regulations);
  g_test_add_func ("/tournament-sentences/warnings", test_warnings);

  return g_test_run ();
}
