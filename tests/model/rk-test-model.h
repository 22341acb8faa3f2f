/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-analyser.h"
#include "rk-match-private.h"
#include "rk-test-engine.h"

G_BEGIN_DECLS

/* What the tests of the model have in common. */

/* A match of two nameless people; standard rules for NULL. */
RkMatch  *rk_test_match_new       (const RkRules    *rules);
/* A match that starts from a position, with no reserves but what is missing,
 * which South holds. */
RkMatch  *rk_test_match_from      (const char       *position,
                                   RkRules          *rules);

/* Plays the moves that the letters say; all are legal. */
void      rk_test_play            (RkMatch          *match,
                                   const char       *letters);
/* Begins the next round; this must be possible. */
void      rk_test_begin           (RkMatch          *match);
/* A legal move; one must be possible. */
void      rk_test_play_random     (RkMatch          *match,
                                   GRand            *rand);
/* Plays random moves and rounds until the match is over, or has begun
 * @max_rounds. */
void      rk_test_play_out        (RkMatch          *match,
                                   GRand            *rand,
                                   guint             max_rounds);

/* Wait until the solver has found out all of a match, or of a position. */
void      rk_test_analyse         (RkSolver         *solver,
                                   RkMatch          *match);
void      rk_test_solve           (RkSolver         *solver,
                                   const RkPosition *position,
                                   RkSolution       *solution);

void      rk_test_set_analysis    (RkMatch           *match,
                                   const char        *moves,
                                   const char *const *forecasts);

/* A number for all that can be seen of a match, except whether there is
 * something to redo. */
guint64   rk_test_fingerprint     (RkMatch          *match);

/* What holds in every match at any time. */
void      rk_test_check           (RkMatch          *match);

G_END_DECLS
