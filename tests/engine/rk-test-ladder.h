/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-computer.h"

G_BEGIN_DECLS

/* Rounds between two computer players, for the test of the levels and the
 * benchmark. RK_LEVEL_NONE is a player who plays any legal move.
 */

/**
 * RkTestLadder:
 * @won: rounds that the first player won
 * @drawn: rounds that nobody won
 * @lost: rounds that the second player won
 * @stones: how many stones more the first player won in all rounds
 * @moves: how many moves each player made
 * @seconds: how long each player thought
 *
 * What came of many rounds.
 */
typedef struct
{
  guint won;
  guint drawn;
  guint lost;
  int stones;
  guint moves[2];
  double seconds[2];
} RkTestLadder;

RkTestLadder rk_test_ladder_play  (RkTables           *tables,
                                   const RkPosition   *start,
                                   RkLevel             one,
                                   RkLevel             other,
                                   guint               n_rounds);
double       rk_test_ladder_share (const RkTestLadder *self);
const char  *rk_test_level_name   (RkLevel             level);

G_END_DECLS
