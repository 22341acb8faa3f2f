/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-ranking.h"

G_BEGIN_DECLS

/*
 * A field in a line that a person can read: rounds between "|", in them pairings of
 * numbers, the first moves first:
 *   1>2 1=2 1<2   played, 1 won, drew, lost
 *   1+2 1-2 1!2   forfeits: 1 won, 1 lost, both lost
 *   1?2           no result yet
 *   1:bye 1:full 1:half 1:zero 1:rest
 * With two games a pairing "1>2" is 2-0; "1(3)2" gives 1 three halves, 2 the other
 * one.
 */
RkField *rk_test_field_new        (guint                   n_players,
                                   guint                   n_games,
                                   const char             *rounds);

/* Tie-breaks by their codes, with commas; "" for none. */
void     rk_test_options_init     (RkRankingOptions       *options,
                                   const char             *tie_breaks);

/* "place. number points (value value); ..." in the order of the table. */
char    *rk_test_ranking_print    (RkRanking              *ranking,
                                   const RkField          *field,
                                   const RkRankingOptions *options);

G_END_DECLS
