/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-match.h"

G_BEGIN_DECLS

/* For the storage of matches only.  What was taken back and can be redone is
 * kept in the same RkRound objects: moves beyond rk_round_get_n_moves() and
 * rounds beyond rk_match_get_n_rounds().
 *
 * To load a match: play all of it, also what was taken back, with
 * rk_match_play(), rk_match_begin_round() and so on; add the notes and lines;
 * then take back what was taken back, with rk_match_undo_to() when the last
 * round goes on, else with rk_match_undo_after_round().  (For a round that is
 * over by itself both do the same; rk_match_undo_to() takes an agreement or
 * concession back.)
 */

/* Moves of the round, with those taken back. */
guint       rk_round_get_n_all_moves   (RkRound    *self);
RkMove     *rk_round_get_any_move      (RkRound    *self,
                                        guint       index);
/* An agreement or concession that was taken back: RK_ROUND_GOES_ON if none. */
RkRoundEnd  rk_round_get_undone_end    (RkRound    *self);
/* How the round ends if all that was taken back is made again: reason, who
 * conceded, and what each side won. */
RkRoundEnd  rk_round_get_final_end     (RkRound    *self,
                                        RkSide     *by,
                                        guint       won[2]);

/* Rounds of the match, with those taken back. */
guint       rk_match_get_n_all_rounds  (RkMatch    *self);
RkRound    *rk_match_get_any_round     (RkMatch    *self,
                                        guint       index);
/* A conceded, agreed or adjudicated match that was taken back, or
 * RK_MATCH_GOES_ON. */
RkMatchEnd  rk_match_get_undone_end    (RkMatch    *self,
                                        RkWinner   *winner,
                                        RkSide     *by);
/* How the match ends if all that was taken back is made again. */
RkMatchEnd  rk_match_get_final_end     (RkMatch    *self,
                                        RkWinner   *winner,
                                        RkSide     *by);

/* Takes back all that came after round @round_index, which stays as it is: an
 * end of the match made by hand and the later rounds. */
gboolean    rk_match_undo_after_round  (RkMatch    *self,
                                        guint       round_index);

G_END_DECLS
