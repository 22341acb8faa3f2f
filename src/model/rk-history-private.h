/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-match.h"

G_BEGIN_DECLS

/**
 * RkHistory:
 * @rules: what is played by
 * @rounds: the rounds, with those that were taken back
 * @wins: for each of @rounds, how many rounds before it each side won, so that
 *   nobody counts them at every move of a long match
 * @n_rounds: how many of them are begun and not taken back, at least 1
 * @hand_end: how the match was ended by hand (rule 21), also when that was
 *   taken back; %RK_MATCH_GOES_ON if it was not
 * @hand_winner: who won by it
 * @hand_by: who conceded
 * @hand_done: whether it is in force
 *
 * What happened in a match, for RkMatch only. Taking back throws nothing away:
 * a step (a move, or an ending by hand of a round or of the match) only counts
 * as not done. A new step throws away what was taken back.
 *
 * Everything here is silent; rk_round_announce() and RkMatch tell the views.
 */
typedef struct
{
  RkRules rules;
  GPtrArray *rounds;
  GArray *wins;
  guint n_rounds;
  RkMatchEnd hand_end;
  RkWinner hand_winner;
  RkSide hand_by;
  gboolean hand_done;
} RkHistory;

void          rk_history_init              (RkHistory       *self,
                                            const RkRules   *rules);
void          rk_history_clear             (RkHistory       *self);

RkRound      *rk_history_get_current       (const RkHistory *self);
RkMatchState  rk_history_get_state         (const RkHistory *self);
RkMatchEnd    rk_history_get_end           (const RkHistory *self,
                                            RkWinner        *winner);
RkMatchEnd    rk_history_get_final_end     (const RkHistory *self,
                                            RkWinner        *winner);
guint         rk_history_get_n_wins        (const RkHistory *self,
                                            RkSide           side);

RkSide        rk_history_get_next_first    (const RkHistory *self);
void          rk_history_get_next_position (const RkHistory *self,
                                            RkPosition      *position);

void          rk_history_add_move          (RkHistory       *self,
                                            RkMove          *move);
void          rk_history_begin_round       (RkHistory       *self);
void          rk_history_end_round         (RkHistory       *self,
                                            RkRoundEnd       end,
                                            RkSide           by);
void          rk_history_end_match         (RkHistory       *self,
                                            RkMatchEnd       end,
                                            RkWinner         winner,
                                            RkSide           by);

gboolean      rk_history_can_undo          (const RkHistory *self);
gboolean      rk_history_can_redo          (const RkHistory *self);
gboolean      rk_history_undo              (RkHistory       *self);
gboolean      rk_history_redo              (RkHistory       *self);
gboolean      rk_history_undo_after_round  (RkHistory       *self,
                                            guint            round_index);
gboolean      rk_history_undo_to           (RkHistory       *self,
                                            guint            round_index,
                                            guint            ply);

/* What the actions of a match work on, and how they tell of it. */
RkHistory    *rk_match_get_history         (RkMatch         *self);
void          rk_match_announce            (RkMatch         *self,
                                            RkMatchChange    change);

G_END_DECLS
