/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "rk-analysis.h"
#include "rk-error.h"
#include "rk-event.h"
#include "rk-player.h"
#include "rk-round.h"
#include "rk-rules.h"

G_BEGIN_DECLS

/**
 * RkMatchState:
 * @RK_MATCH_PLAYING: a round is being played
 * @RK_MATCH_BETWEEN_ROUNDS: a round is over and the next has not begun
 * @RK_MATCH_OVER: the match is over
 */
typedef enum
{
  RK_MATCH_PLAYING,
  RK_MATCH_BETWEEN_ROUNDS,
  RK_MATCH_OVER,
} RkMatchState;

/**
 * RkMatchEnd:
 * @RK_MATCH_GOES_ON: the match is not over
 * @RK_MATCH_ALL_CLOSED: a player has less than four stones left (rule 18)
 * @RK_MATCH_ROUNDS: the number of rounds is used up (rule 20)
 * @RK_MATCH_WINS: a player has won enough rounds (rule 20)
 * @RK_MATCH_CONCEDED: a player conceded the match (rule 21)
 * @RK_MATCH_AGREED: the players agreed on a drawn match (rule 21)
 * @RK_MATCH_ADJUDICATED: an arbiter decided it (rule 21)
 */
typedef enum
{
  RK_MATCH_GOES_ON,
  RK_MATCH_ALL_CLOSED,
  RK_MATCH_ROUNDS,
  RK_MATCH_WINS,
  RK_MATCH_CONCEDED,
  RK_MATCH_AGREED,
  RK_MATCH_ADJUDICATED,
} RkMatchEnd;

/**
 * RkMatchChange:
 * @RK_CHANGE_MOVE: a move was played; it may have ended the round and match
 * @RK_CHANGE_ROUND_ENDED: a round was ended by agreement or conceded
 * @RK_CHANGE_ROUND_BEGAN: the next round has begun
 * @RK_CHANGE_MATCH_ENDED: the match was conceded, agreed or adjudicated
 * @RK_CHANGE_UNDO: one or more moves or endings were taken back
 * @RK_CHANGE_REDO: a move or ending was made again
 * @RK_CHANGE_TEXTS: names, event, comments, notes or lines changed
 * @RK_CHANGE_ANALYSIS: the analysis changed
 *
 * What an RkMatch::changed signal is about.
 */
typedef enum
{
  RK_CHANGE_MOVE,
  RK_CHANGE_ROUND_ENDED,
  RK_CHANGE_ROUND_BEGAN,
  RK_CHANGE_MATCH_ENDED,
  RK_CHANGE_UNDO,
  RK_CHANGE_REDO,
  RK_CHANGE_TEXTS,
  RK_CHANGE_ANALYSIS,
} RkMatchChange;

#define RK_TYPE_MATCH (rk_match_get_type ())
G_DECLARE_FINAL_TYPE (RkMatch, rk_match, RK, MATCH, GObject)

/* A match: a GListModel of its RkRound, at least one.  The last one is being
 * played unless the state says otherwise.
 *
 * Properties (read only unless said): "state", "turn", "n-items",
 * "current-round", "can-undo", "can-redo", "end", "winner",
 * "south", "north" (RkPlayer), "event" (RkEvent), "id", "created", "analysis",
 * "comment" (writable).
 *
 * Signal "changed" (RkMatchChange change): once after each action, when all
 * properties and lists already show the new state.  The items-changed and
 * notify signals of one action come before it; also they never show half an
 * action.
 */
RkMatch         *rk_match_new                 (const RkRules  *rules,
                                               RkPlayer       *south,
                                               RkPlayer       *north);

const RkRules   *rk_match_get_rules           (RkMatch        *self);
RkPlayer        *rk_match_get_player          (RkMatch        *self,
                                               RkSide          side);
/* NULL when there is none. */
RkEvent         *rk_match_get_event           (RkMatch        *self);
gboolean         rk_match_is_of_tournament    (RkMatch        *self);
gboolean         rk_match_allows_advice       (RkMatch        *self);
void             rk_match_set_event           (RkMatch        *self,
                                               RkEvent        *event);
const char      *rk_match_get_comment         (RkMatch        *self);
void             rk_match_set_comment         (RkMatch        *self,
                                               const char     *comment);
/* A UUID, made by rk_match_new(). */
const char      *rk_match_get_id              (RkMatch        *self);
void             rk_match_set_id              (RkMatch        *self,
                                               const char     *id);
/* UTC. */
GDateTime       *rk_match_get_created         (RkMatch        *self);
void             rk_match_set_created         (RkMatch        *self,
                                               GDateTime      *created);
GDateTime       *rk_match_get_modified        (RkMatch        *self);
void             rk_match_set_modified        (RkMatch        *self,
                                               GDateTime      *modified);

/* NULL when there is none; what it says of the match, see rk-review.h. */
RkAnalysis      *rk_match_get_analysis        (RkMatch        *self);
void             rk_match_set_analysis        (RkMatch        *self,
                                               RkAnalysis     *analysis);

RkMatchState     rk_match_get_state           (RkMatch        *self);
guint            rk_match_get_n_rounds        (RkMatch        *self);
/* Borrowed. */
RkRound         *rk_match_get_round           (RkMatch        *self,
                                               guint           index);
RkRound         *rk_match_get_current_round   (RkMatch        *self);
/* Who is to move in the current round. */
RkSide           rk_match_get_turn            (RkMatch        *self);

/* Rounds won so far. */
guint            rk_match_get_n_wins          (RkMatch        *self,
                                               RkSide          side);
/* Stones owned now: the provision after the last round that is over, or what
 * it would be if the current round ended by agreement (rule 21). */
guint            rk_match_get_stones          (RkMatch        *self,
                                               RkSide          side);

RkMatchEnd       rk_match_get_end             (RkMatch        *self);
RkWinner         rk_match_get_winner          (RkMatch        *self);
/* Who conceded; only for RK_MATCH_CONCEDED. */
RkSide           rk_match_get_conceded_by     (RkMatch        *self);

/* Between rounds: what the next round would look like. */
RkSide           rk_match_get_next_first      (RkMatch        *self);
void             rk_match_get_next_position   (RkMatch        *self,
                                               RkPosition     *position);

/* Why a move cannot be played now: RK_MOVE_LEGAL if it can. */
RkMoveStatus     rk_match_check_move          (RkMatch        *self,
                                               guint           hole);
gboolean         rk_match_play                (RkMatch        *self,
                                               guint           hole,
                                               GError        **error);
gboolean         rk_match_begin_round         (RkMatch        *self,
                                               GError        **error);
gboolean         rk_match_agree_round         (RkMatch        *self,
                                               GError        **error);
gboolean         rk_match_concede_round       (RkMatch        *self,
                                               RkSide          by,
                                               GError        **error);
gboolean         rk_match_concede             (RkMatch        *self,
                                               RkSide          by,
                                               GError        **error);
gboolean         rk_match_agree_draw          (RkMatch        *self,
                                               GError        **error);
/* RK_WINNER_DRAW for a drawn match. */
gboolean         rk_match_adjudicate          (RkMatch        *self,
                                               RkWinner        winner,
                                               GError        **error);

gboolean         rk_match_can_undo            (RkMatch        *self);
gboolean         rk_match_can_redo            (RkMatch        *self);
/* FALSE when there is nothing to take back or to redo. */
gboolean         rk_match_undo                (RkMatch        *self);
gboolean         rk_match_redo                (RkMatch        *self);
/* Takes back all that came after @ply moves of round @round_index, as one
 * action; everything can be redone step by step. */
gboolean         rk_match_undo_to             (RkMatch        *self,
                                               guint           round_index,
                                               guint           ply);
/* How many moves rk_match_undo_to() would take back. */
guint            rk_match_count_moves_after   (RkMatch        *self,
                                               guint           round_index,
                                               guint           ply);

/* After changing notes or lines: emits "changed" (RK_CHANGE_TEXTS). The match
 * does so by itself when a player, the event or the comment changes. */
void             rk_match_texts_changed       (RkMatch        *self);

G_END_DECLS
