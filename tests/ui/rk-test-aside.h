/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-aside.h"
#include "rk-test-window.h"

G_BEGIN_DECLS

/* What the tests of moves beside the match have in common. */

/* Shows a match of so many moves. */
RkMatchPage *rk_test_open_to_try      (RkTestWindow *self,
                                       guint         n_moves);
/* So many moves beside the match, by clicks. */
void         rk_test_try_moves        (RkTestWindow *self,
                                       RkMatchPage  *page,
                                       guint         n_moves);

/* The last hole that can be played there; rk_test_find_beside() finds the first. */
guint        rk_test_find_last_beside (RkMatchPage  *page);

/* The board shows this beside the match, or the match. */
void         rk_test_assert_aside     (RkMatchPage  *page,
                                       RkAsideKind   kind,
                                       guint         ply,
                                       guint         n_moves);
void         rk_test_assert_in_match  (RkMatchPage  *page);

/* The file, as soon as all is saved. */
GBytes      *rk_test_load_saved       (RkMatchPage  *page);
void         rk_test_assert_same_file (RkMatchPage  *page,
                                       GBytes       *before);

G_END_DECLS
