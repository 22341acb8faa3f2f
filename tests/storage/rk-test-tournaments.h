/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-tournament-file.h"

G_BEGIN_DECLS

/* What the tests of tournament files have in common. */

/* This must work. */
RkTournament *rk_test_parse_tournament  (GBytes       *bytes);

/* A tournament of any regulations, in any state, with names in many scripts, byes,
 * late players, matches, drafts changed by hand and things taken back. */
RkTournament *rk_test_random_tournament (GRand        *rand);
/* All rounds of a Swiss played, each game twice as long to tell as most: with margin,
 * match, reasons and entries in the log.  Nobody paired it: who meets whom says a table.
 */
RkTournament *rk_test_large_tournament  (guint         n_players,
                                         guint         n_rounds,
                                         guint         n_games);
/* One random action of an arbiter. */
void          rk_test_arbiter_action    (RkTournament *tournament,
                                         GRand        *rand);
/* All that can be seen of it, with the log. */
char         *rk_test_dump_with_log     (RkTournament *tournament);

G_END_DECLS
