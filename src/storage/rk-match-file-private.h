/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-json.h"
#include "rk-match-file.h"

G_BEGIN_DECLS

/* What reader and writer of match files share. */

#define RK_MATCH_FILE_FORMAT  "rio-kadalis-match"
#define RK_MATCH_FILE_VERSION 1
#define RK_MATCH_FILE_GAME    "rio-kadalis"

/* What a file says that this program wrote. */
#define RK_MATCH_FILE_APPLICATION "Rio Kadalis " PACKAGE_VERSION

/* The parts of a match file, under which shapes (rk-json-shape.h) are kept with
 * objects of the model; "undone-round" is what undone.rounds has of the round
 * that is being played. */
#define RK_PART_ROOT         "rk-file-root"
#define RK_PART_EVENT        "rk-file-event"
#define RK_PART_PLAYERS      "rk-file-players"
#define RK_PART_PLAYER       "rk-file-player"
#define RK_PART_RULES        "rk-file-rules"
#define RK_PART_START        "rk-file-start"
#define RK_PART_RESERVE      "rk-file-reserve"
#define RK_PART_OPEN         "rk-file-open"
#define RK_PART_ROUND        "rk-file-round"
#define RK_PART_NOTE         "rk-file-note"
#define RK_PART_LINE         "rk-file-line"
#define RK_PART_RESULT       "rk-file-result"
#define RK_PART_WON          "rk-file-won"
#define RK_PART_UNDONE       "rk-file-undone"
#define RK_PART_UNDONE_ROUND "rk-file-undone-round"
#define RK_PART_ANALYSIS     "rk-file-analysis"
#define RK_PART_ANALYSED_ROUND "rk-file-analysed-round"

/* Kept as it is, with the match: a text. */
#define RK_PART_APPLICATION  "rk-file-application"

/* Members, in the order in which they are written. */
extern const char *const rk_match_file_root_members[];
extern const char *const rk_match_file_event_members[];
extern const char *const rk_match_file_player_members[];
extern const char *const rk_match_file_rules_members[];
extern const char *const rk_match_file_start_members[];
extern const char *const rk_match_file_round_members[];
extern const char *const rk_match_file_note_members[];
extern const char *const rk_match_file_line_members[];
extern const char *const rk_match_file_round_result_members[];
extern const char *const rk_match_file_match_result_members[];
extern const char *const rk_match_file_undone_members[];
extern const char *const rk_match_file_analysis_members[];
extern const char *const rk_match_file_analysed_round_members[];
/* "south" and "north": also the members of what both sides have. */
extern const char *const rk_match_file_sides[];

/* Words for the values of enumerations, in their order; the first of levels and
 * of ends stands for "none" and has no word: use "+ 1" to read. */
extern const char *const rk_match_file_directions[];
extern const char *const rk_match_file_next_firsts[];
extern const char *const rk_match_file_decides[];
extern const char *const rk_match_file_player_types[];
extern const char *const rk_match_file_levels[];
extern const char *const rk_match_file_round_ends[];
extern const char *const rk_match_file_match_ends[];
extern const char *const rk_match_file_marks[];

char     *rk_match_file_round_tag   (RkRound       *round);
char     *rk_match_file_match_tag   (RkMatch       *match);
char     *rk_match_file_number_tag  (RkRound       *round);

/* rk-match-reader.c, rk-match-reader-rounds.c, rk-match-writer.c */
RkMatch    *rk_match_file_read        (const RkJson   *root,
                                       GError        **error);
gboolean    rk_match_file_read_rules  (const RkJson   *root,
                                       RkRules        *rules,
                                       GError        **error);
gboolean    rk_match_file_read_start  (const RkJson   *root,
                                       RkRules        *rules,
                                       GError        **error);
gboolean    rk_match_file_read_played (RkMatch        *match,
                                       const RkJson   *root,
                                       GError        **error);
JsonNode   *rk_match_file_write       (RkMatch        *match);
JsonObject *rk_match_file_write_rules (const RkRules  *rules,
                                       GObject        *owner);
JsonObject *rk_match_file_write_start (const RkRules  *rules,
                                       GObject        *owner);

/* rk-match-analysis.c */
RkAnalysis *rk_match_file_read_analysis  (const RkJson  *place,
                                          RkMatch       *match,
                                          GError       **error);
JsonNode   *rk_match_file_write_analysis (RkMatch       *match,
                                          RkAnalysis    *analysis);

G_END_DECLS
