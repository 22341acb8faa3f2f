/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-test-window.h"

G_BEGIN_DECLS

/* What the tests of the review of matches have in common. */

/* So few stones that all is known at once. */
#define RK_TEST_FEW_STONES "0,2,1,3,1,0/1,0,2,1,0,1 s 18-18"

/* Asha against somebody without a name, from a position or, for NULL, the usual one. */
RkMatch     *rk_test_make_match    (const char   *start);
/* One with few stones that goes on. */
RkMatch     *rk_test_make_tournament_game
                                   (guint         n_moves);
/* The first hole that can be played, again and again. */
void         rk_test_play_moves    (RkMatch      *match,
                                    guint         n_moves);

/* So many rounds, each agreed to end after so many moves, with an analysis that is made up. */
RkMatch     *rk_test_make_long     (guint         n_rounds,
                                    guint         n_moves);

/* Shows a match, and its review beside it. */
RkMatchPage *rk_test_open_match    (RkTestWindow *self,
                                    RkMatch      *match);
RkMatchPage *rk_test_open_review   (RkTestWindow *self,
                                    RkMatch      *match);
/* A match of so many moves. */
RkMatchPage *rk_test_open_played   (RkTestWindow *self,
                                    guint         n_moves);
/* And asks for the analysis, until it is there. */
RkMatchPage *rk_test_open_analysed (RkTestWindow *self,
                                    RkMatch      *match);

/* Activates an action, until all stands still. */
void         rk_test_do            (RkTestWindow *self,
                                    RkMatchPage  *page,
                                    const char   *action);
/* A hole that can be played beside the match. */
guint        rk_test_find_beside   (RkMatchPage  *page);

/* For rk_test_wait() on an RkMatch or RkSolver. */
gboolean     rk_test_is_analysed   (gpointer      match);
gboolean     rk_test_is_idle       (gpointer      solver);

G_END_DECLS
