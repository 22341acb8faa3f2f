/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-tournament.h"

G_BEGIN_DECLS

/* What the regulations settle. */
typedef enum
{
  RK_REGULATIONS_SYSTEM,
  RK_REGULATIONS_GAME,
  RK_REGULATIONS_BYES,
  RK_REGULATIONS_TIE_BREAKS,
  RK_REGULATIONS_TIME,
} RkRegulationsTopic;

#define RK_N_REGULATIONS_TOPICS (RK_REGULATIONS_TIME + 1)

/* Everything that turns a tournament into words, in the language of the screen.
 * All return whole sentences or labels, transfer full; those that return char **
 * one sentence (or line of a list) for each element.
 */

/* Where it stands: "Not started", "Round 3, draft", "Round 3, 2 boards open",
 * "Round 3 is over", "Over after 7 rounds". */
char  *rk_text_tournament_state        (RkTournament             *self);
/* "3 of 12 boards open", of the round played now; "" when no round is. */
char  *rk_text_tournament_progress     (RkTournament             *self);
/* "12 players". */
char  *rk_text_tournament_players      (RkTournament             *self);
/* Place and date, as far as they are known; else "". */
char  *rk_text_tournament_event        (RkTournament             *self);
/* The first places in words once it is over, else "". */
char  *rk_text_tournament_winner       (RkTournament             *self);
/* "Round 3", "Round 3 (draft)". */
char  *rk_text_tournament_round        (RkTournamentRound        *round);
/* "Final", "Semi-finals", "Quarter-finals" of a knockout; else NULL. @round: from 1. */
char  *rk_text_round_stage             (RkTournament             *self,
                                        guint                     round);
/* What decides in a knockout, as a sentence. */
char  *rk_text_knockout_stage_help     (void);
/* "Winner", "Semi-finals", "Round 2": how far a player came in a knockout; else NULL. */
char  *rk_text_knockout_stage          (RkTournament             *self,
                                        RkStandings              *standings,
                                        RkStanding               *standing);
/* "Round 3: 5 boards, 2 open" for a screen reader. */
char  *rk_text_tournament_round_for_reader (RkTournamentRound    *round);

/* "Swiss", and in one sentence what it is. */
char  *rk_text_system                  (RkSystem                  system);
char  *rk_text_system_help             (RkSystem                  system);
/* A line for each point of @topic that matters; @n_players 0 if not known. */
char **rk_text_regulations             (const RkRegulations      *regulations,
                                        guint                     n_players,
                                        RkRegulationsTopic        topic);
char  *rk_text_regulations_warning     (RkRegulationsWarning      warning,
                                        const RkRegulations      *regulations,
                                        guint                     n_players);

/* "Buchholz Cut 1"; what it is, in one sentence. */
char  *rk_text_tie_break_name          (RkTieBreak                tie_break);
char  *rk_text_tie_break_help          (RkTieBreak                tie_break);
/* How the value of @standing comes about: a line for each term, the sum of several last.
 * @tie_break: index in @standings. */
char **rk_text_tie_break_explanation   (RkTournament             *self,
                                        RkStandings              *standings,
                                        RkStanding               *standing,
                                        guint                     tie_break);
/* The value in a table: "9½"; "–" where it says nothing. */
char  *rk_text_tie_break_value         (RkStandings              *standings,
                                        RkStanding               *standing,
                                        guint                     tie_break);
/* "2", "–" for who does not count. */
char  *rk_text_place                   (RkStanding               *standing);
/* "Place 2: Asha, 2½ points." */
char  *rk_text_standing                (RkStanding               *standing);
/* All of a row of the table: "Place 2: Asha, 2½ points. Buchholz: 5." */
char  *rk_text_standing_for_reader     (RkStandings              *standings,
                                        RkStanding               *standing);

/* "2½ points", with the plural of the language. */
char  *rk_text_points                  (guint                     halves);

/* The name as it can stand in a label; "5 Asha", the name alone without number. */
char  *rk_text_entrant_name            (RkEntrant                *entrant);
char  *rk_text_entrant                 (RkEntrant                *entrant);
/* "Enters in round 2. Withdrawn from round 4." "" if nothing is to be said. */
char  *rk_text_entrant_state           (RkEntrant                *entrant);

/* "1 – 0", "½ – ½", "0 – 1", "1 – 0 (forfeit)"; "" for none. */
char  *rk_text_result                  (RkResult                  result);
/* The stones of both at the end of a game, in the order of the result: "30 : 18".
 * @margin: stones more of the first named. */
char  *rk_text_result_stones           (const RkRules            *rules,
                                        int                       margin);
/* "Asha won", "Drawn", "Bilan won by forfeit", "No result yet": one game of @pairing. */
char  *rk_text_result_spoken           (RkPairing                *pairing,
                                        RkResult                  result);
/* The result of a game of the pairing with its margin, as a sentence: "Asha won
 * by 12 stones." */
char  *rk_text_game_spoken             (RkPairing                *pairing,
                                        guint                     game);
/* The whole pairing: of one game as rk_text_result(), of several the sum "1½ –
 * ½"; "" while it is open, and for byes. */
char  *rk_text_pairing_result          (RkPairing                *pairing);
/* Whether no game of it was played, and all were forfeited. */
gboolean rk_text_pairing_is_forfeit    (RkPairing                *pairing);
char  *rk_text_pairing_result_spoken   (RkPairing                *pairing);
/* "Asha – Bilan"; of byes "Asha: bye". */
char  *rk_text_pairing_players         (RkPairing                *pairing);
/* "Board 3: Asha – Bilan". */
char  *rk_text_pairing                 (RkPairing                *pairing);
/* "Pairing bye", "Half-point bye", "Absent", "Rest"; NULL for a game. */
char  *rk_text_pairing_kind            (RkPairingKind             kind);
/* The same in a tournament: of a knockout "Through". */
char  *rk_text_pairing_bye             (RkTournament             *self,
                                        RkPairing                *pairing);
/* All of it: "Board 3: Asha begins against Bilan. Asha won by 12 stones." and
 * what is flagged. */
char  *rk_text_pairing_for_reader      (RkTournamentRound        *round,
                                        RkPairing                *pairing);
/* A sentence that says what a flag (one bit) means. */
char  *rk_text_result_flag             (RkResultFlag              flag);
/* After a match was brought in: "Board 3: Asha won by 12 stones." @pairing: NULL
 * for %RK_TAKEN_NOT_OURS. */
char  *rk_text_taken_result            (RkTakenResult             taken,
                                        RkPairing                *pairing,
                                        guint                     game);

/* "Why?": sentences, what matters most first. */
char **rk_text_pairing_why             (RkTournament             *self,
                                        RkPairing                *pairing);
/* "Bilan strongly wishes to begin." */
char  *rk_text_wish                    (RkEntrant                *entrant,
                                        const RkWish             *wish);
/* When there is no legal pairing: the explanation and what can be done; a line for
 * each pair that has not met, of rk_tournament_get_obstacle(). */
char  *rk_text_no_pairing              (RkTournament             *self);
char  *rk_text_obstacle                (RkTournament             *self,
                                        const RkSwissBar         *bar);
/* What the arbiter may allow then (one bit), as a choice. */
char  *rk_text_relax                   (RkSwissRelax              relax);

/* "Result of board 3 in round 2 changed from 1 – 0 to ½ – ½: Asha – Bilan.
 * Reason: ..." */
char  *rk_text_log_entry               (RkLogEntry               *entry);
char  *rk_text_log_line                (RkLogEntry               *entry);
/* Date and time in the local time zone. */
char  *rk_text_log_time                (GDateTime                *time);
/* "Undo: Asha withdraws from round 3". */
char  *rk_text_tournament_undo         (RkLogEntry               *entry);
char  *rk_text_tournament_redo         (RkLogEntry               *entry);

G_END_DECLS
