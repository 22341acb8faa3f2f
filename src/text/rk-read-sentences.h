/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-match.h"
#include "rk-sentences.h"
#include "rk-solution.h"

G_BEGIN_DECLS

/* What somebody who does not see the board asks about it, each in whole sentences, in the
 * language of the screen; transfer full.
 */

/* As rk_text_move(); @move may be NULL at the start of a round. */
char *rk_text_read_move  (RkMatch          *match,
                          RkMove           *move);
/* "South’s row: A 4, B 0, C closed." */
char *rk_text_read_row   (const RkPosition *position,
                          RkSide            side);
/* "South can play: A, D." */
char *rk_text_read_moves (RkMatch          *match,
                          const RkPosition *position);
/* "South owns 28 stones. South has won 3 fours in this round. North …"; @beside may be
 * NULL. */
char *rk_text_read_score (RkMatch          *match,
                          guint             round_index,
                          guint             ply,
                          const RkPosition *beside);
/* Of that what is about @side. */
char *rk_text_read_side  (RkMatch          *match,
                          guint             round_index,
                          guint             ply,
                          const RkPosition *beside,
                          RkSide            side);
/* "Round 2, after move 5 of 12. North is to move. South has won 1 round. …" */
char *rk_text_read_place (RkMatch          *match,
                          guint             round_index,
                          guint             ply);
/* "Round 2, after move 5 of 12. South played C. South gets 8 stones." */
char *rk_text_read_step  (RkMatch          *match,
                          guint             round_index,
                          guint             ply,
                          RkVerbosity       verbosity);
/* "North is to move." */
char *rk_text_read_turn  (RkMatch          *match,
                          RkSide            side);
/* "Hole C: South ends the round with 28 stones, North with 20." */
char *rk_text_read_value (RkMatch          *match,
                          const RkPosition *position,
                          const RkSolution *solution,
                          guint             hole);

G_END_DECLS
