/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-json.h"
#include "rk-tournament-file.h"

G_BEGIN_DECLS

/* What reader and writer of tournament files share. */

#define RK_TOURNAMENT_FILE_FORMAT  "rio-kadalis-tournament"
#define RK_TOURNAMENT_FILE_VERSION 1

/* What a file says that this program wrote. */
#define RK_TOURNAMENT_FILE_APPLICATION "Rio Kadalis " PACKAGE_VERSION

/* The largest start number, strength, and timer in minutes. */
#define RK_TOURNAMENT_FILE_MAX_NUMBER   9999
#define RK_TOURNAMENT_FILE_MAX_STRENGTH 9999
#define RK_TOURNAMENT_FILE_MAX_MINUTES  9999
/* The most points in halves that stand anywhere: two won games in every round. */
#define RK_TOURNAMENT_FILE_MAX_POINTS   (4 * RK_MAX_ROUNDS)

/* The parts of a tournament file, under which shapes (rk-json-shape.h) are kept
 * with the objects of the tournament; those of byes by round, games and wishes
 * have a number added. */
#define RK_PART_REGULATIONS "rk-file-regulations"
#define RK_PART_GAME_RULES  "rk-file-game-rules"
#define RK_PART_ENTRANT     "rk-file-entrant"
#define RK_PART_BYE         "rk-file-bye"
#define RK_PART_STAGE       "rk-file-stage"
#define RK_PART_PAIRING     "rk-file-pairing"
#define RK_PART_GAME        "rk-file-game"
#define RK_PART_WHY         "rk-file-why"
#define RK_PART_WISH        "rk-file-wish"
#define RK_PART_LOG_ENTRY   "rk-file-log-entry"

/* The matches that came with the file: a JsonNode, kept with the tournament. */
#define RK_PART_GAMES       "rk-file-games"

/* A tournament as it was when the snapshot was taken.  @data says it all, and the
 * entries of the log never change; the other objects are only asked for the shapes
 * that were kept with them when they were read, which do not change either.
 * @pairings has a list of RkPairing for each round. */
struct _RkTournamentSnapshot
{
  RkTournamentData *data;
  char *id;
  GDateTime *created;
  GDateTime *modified;
  char *application;
  JsonNode *games;
  RkTournament *tournament;
  GPtrArray *entrants;
  GPtrArray *rounds;
  GPtrArray *pairings;
  GPtrArray *log;
};

/* Members, in the order in which they are written. */
extern const char *const rk_tournament_file_root_members[];
extern const char *const rk_tournament_file_event_members[];
extern const char *const rk_tournament_file_regulations_members[];
extern const char *const rk_tournament_file_game_rules_members[];
extern const char *const rk_tournament_file_player_members[];
extern const char *const rk_tournament_file_bye_members[];
extern const char *const rk_tournament_file_round_members[];
extern const char *const rk_tournament_file_pairing_members[];
extern const char *const rk_tournament_file_round_bye_members[];
extern const char *const rk_tournament_file_game_members[];
extern const char *const rk_tournament_file_why_members[];
extern const char *const rk_tournament_file_wish_members[];
extern const char *const rk_tournament_file_log_members[];

/* Words for the values of enumerations, in their order.  The first of roles,
 * results and wishes stands for "none" and has no word: use "+ 1" to read.  Those
 * of flags and of what was allowed are in the order of their bits. */
extern const char *const rk_tournament_file_systems[];
extern const char *const rk_tournament_file_roles[];
extern const char *const rk_tournament_file_tie_breaks[];
extern const char *const rk_tournament_file_results[];
extern const char *const rk_tournament_file_flags[];
extern const char *const rk_tournament_file_relaxed[];
extern const char *const rk_tournament_file_bye_kinds[];
extern const char *const rk_tournament_file_wishes[];
extern const char *const rk_tournament_file_role_rules[];
extern const char *const rk_tournament_file_criteria[];
extern const char *const rk_tournament_file_actions[];
extern const char *const rk_tournament_file_ways[];

/* rk-tournament-file.c */
char         *rk_tournament_file_pairing_tag (const RkPairingRecord  *pairing);
char         *rk_tournament_file_print_points (guint                  points);
gboolean      rk_tournament_file_read_points (const RkJson           *place,
                                              guint                   max,
                                              guint                  *points,
                                              GError                **error);

/* rk-tournament-reader*.c */
RkTournament *rk_tournament_file_read        (const RkJson           *root,
                                              GError                **error);
gboolean      rk_tournament_file_read_rounds (const RkJson           *root,
                                              RkTournamentData       *data,
                                              GError                **error);
GPtrArray    *rk_tournament_file_read_log    (const RkJson           *root,
                                              GError                **error);
gboolean      rk_tournament_file_check_games (const RkJson           *root,
                                              const RkTournamentData *data,
                                              GError                **error);
GHashTable   *rk_tournament_file_index_players (const RkTournamentData *data);
gboolean      rk_tournament_file_read_player_id (const RkJson          *place,
                                              GHashTable             *players,
                                              guint                  *id,
                                              GError                **error);
/* The ids of the matches that were played for it; borrowed. */
GHashTable   *rk_tournament_file_get_linked  (const RkTournamentData *data);
void          rk_tournament_file_keep_shapes (const RkJson           *root,
                                              RkTournament           *tournament);

/* rk-tournament-writer.c: @games: (nullable): the matches to put into it. */
JsonNode     *rk_tournament_file_write       (const RkTournamentSnapshot *snapshot,
                                              JsonNode               *games);

G_END_DECLS
