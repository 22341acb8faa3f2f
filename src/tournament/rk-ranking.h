/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-field.h"

G_BEGIN_DECLS

/**
 * RkTieBreak:
 * @RK_TIE_BREAK_DE: direct encounter (C.07 article 6)
 * @RK_TIE_BREAK_WIN: rounds worth a win (7.1)
 * @RK_TIE_BREAK_WON: games won by playing (7.2)
 * @RK_TIE_BREAK_BH: Buchholz (8.1)
 * @RK_TIE_BREAK_BH_C1: Buchholz without the least contribution (Cut 1)
 * @RK_TIE_BREAK_SB: Sonneborn-Berger (9.1)
 * @RK_TIE_BREAK_PS: progressive score (7.5)
 * @RK_TIE_BREAK_KS: Koya: points against those with half of the points that the
 *   whole tournament can give (9.2)
 * @RK_TIE_BREAK_ROLE: games played in the harder role: first mover with six
 *   holes, second with five
 * @RK_TIE_BREAK_MARGIN: stones more than the opponents, over all games
 * @RK_TIE_BREAK_LOT: by lot
 *
 * What decides between players with the same points, C.07 of 1 March 2026.
 */
typedef enum
{
  RK_TIE_BREAK_DE,
  RK_TIE_BREAK_WIN,
  RK_TIE_BREAK_WON,
  RK_TIE_BREAK_BH,
  RK_TIE_BREAK_BH_C1,
  RK_TIE_BREAK_SB,
  RK_TIE_BREAK_PS,
  RK_TIE_BREAK_KS,
  RK_TIE_BREAK_ROLE,
  RK_TIE_BREAK_MARGIN,
  RK_TIE_BREAK_LOT,
} RkTieBreak;

#define RK_N_TIE_BREAKS (RK_TIE_BREAK_LOT + 1)

/* "DE", "WIN", "WON", "BH", "BH-C1", "SB", "PS", "KS", "ROLE", "MARGIN", "LOT". */
const char *rk_tie_break_to_code   (RkTieBreak   tie_break);
gboolean    rk_tie_break_from_code (const char  *code,
                                    RkTieBreak  *tie_break);

/* Values of tie-breaks are counted in twelfths of a point, so that quarters and
 * the averages of three games are whole numbers. */
#define RK_VALUE_POINT 12

/**
 * RkTermNote:
 * @RK_TERM_PLAIN: the opponent's score as it stands
 * @RK_TERM_ADJUSTED: the opponent's score with byes counted as draws (16.3)
 * @RK_TERM_DUMMY: an own unplayed round: a dummy with the own score, at most all
 *   draws, and for a forfeit at most the opponent's (16.4)
 * @RK_TERM_LEFT_OUT: does not count: a round not played, an opponent below half of
 *   the points (KS), nothing of what is counted (WIN, WON, ROLE, MARGIN)
 * @RK_TERM_CUT: left out as the least (Cut 1)
 * @RK_TERM_CUT_VOLUNTARY: left out first since it was a voluntary unplayed round
 *   (16.5)
 *
 * How a term came about.
 */
typedef enum
{
  RK_TERM_PLAIN,
  RK_TERM_ADJUSTED,
  RK_TERM_DUMMY,
  RK_TERM_LEFT_OUT,
  RK_TERM_CUT,
  RK_TERM_CUT_VOLUNTARY,
} RkTermNote;

/**
 * RkTerm:
 * @round: the round, from 0
 * @opponent: index, %RK_NOBODY for none
 * @kind: what the round was
 * @points: own points in it, in halves
 * @score: the opponent's (or dummy's) score that was used, in halves; the running
 *   total for PS; for DE how often the two met
 * @value: what it adds, in twelfths; 0 if left out
 * @note: how @score came about, or why nothing is added
 *
 * One term of the sum that is a tie-break value. For DE the terms are the
 * games among the tied.
 */
typedef struct
{
  guint round;
  guint opponent;
  RkEntryKind kind;
  guint points;
  guint score;
  int value;
  RkTermNote note;
} RkTerm;

/**
 * RkRankingOptions:
 * @n_tie_breaks: how many
 * @tie_breaks: in the order in which they decide
 * @hard_role: which role counts for %RK_TIE_BREAK_ROLE
 * @round_robin: everybody meets everybody (adjustments of Swiss do not apply;
 *   players who left before half of their games do not count, if @half_rule)
 * @half_rule: FIDE General Regulations 6.6
 * @knockout: the round that was reached decides before any tie-break, not the
 *   points
 * @seed: of %RK_TIE_BREAK_LOT
 *
 * How to rank.
 */
typedef struct
{
  guint n_tie_breaks;
  RkTieBreak tie_breaks[RK_N_TIE_BREAKS];
  RkRole hard_role;
  gboolean round_robin;
  gboolean half_rule;
  gboolean knockout;
  guint32 seed;
} RkRankingOptions;

/* How far a player came in a knockout is counted in so many stages for each round that
 * was survived.  What is above that is for who still plays: 2; or of the match for the
 * third place: 2 won, 1 open. */
#define RK_STAGES_A_ROUND 4

/**
 * RkRankingRow:
 * @player: index
 * @place: from 1; shared places are followed by a gap; 0 for a player who does
 *   not count (left a round robin before half of the games)
 * @points: in halves
 * @stage: how far the player came in a knockout, see %RK_STAGES_A_ROUND
 * @values: of each tie-break of the options, in twelfths of a point; of what is
 *   counted (rounds, games, stones, the lot) twelve for each. DE: points among the
 *   tied, of the last split that separated this player from others, or of all the
 *   tied if nothing did
 * @has_value: whether the tie-break says anything here: DE only if this player was
 *   tied when it was asked; nothing for a player who does not count
 *
 * A player in the table.
 */
typedef struct
{
  guint player;
  guint place;
  guint points;
  guint stage;
  int values[RK_N_TIE_BREAKS];
  gboolean has_value[RK_N_TIE_BREAKS];
} RkRankingRow;

typedef struct _RkRanking RkRanking;

/* The table after the first @n_rounds rounds of @field. */
RkRanking          *rk_ranking_new         (const RkField          *field,
                                            guint                   n_rounds,
                                            const RkRankingOptions *options);
RkRanking          *rk_ranking_ref         (RkRanking              *self);
void                rk_ranking_unref       (RkRanking              *self);

guint               rk_ranking_get_n_rows  (RkRanking              *self);
/* In order of places; players with one place by number. */
const RkRankingRow *rk_ranking_get_row     (RkRanking              *self,
                                            guint                   row);
/* (element-type RkTerm) (transfer full): the sum that the value is. */
GArray             *rk_ranking_explain     (RkRanking              *self,
                                            guint                   row,
                                            guint                   tie_break);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RkRanking, rk_ranking_unref)

G_END_DECLS
