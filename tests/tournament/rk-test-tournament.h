/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-field.h"

G_BEGIN_DECLS

/* Tournaments that are played on at random, and fields as text to try again what went
 * wrong in one.
 */

typedef struct _RkTestTournament RkTestTournament;

guint             rk_test_count                 (guint             full);

RkTestTournament *rk_test_tournament_new        (guint32           seed,
                                                 guint             least,
                                                 guint             most);
void              rk_test_tournament_free       (RkTestTournament *self);
/* Owned by the tournament; its last round is to be paired. %NULL after the last. */
const RkField    *rk_test_tournament_next_round (RkTestTournament *self);
/* Pairs by lot, as no pairing system would. */
void              rk_test_tournament_draw_lots  (RkTestTournament *self,
                                                 GArray           *pairs,
                                                 guint            *bye);
void              rk_test_tournament_play       (RkTestTournament *self,
                                                 const GArray     *pairs,
                                                 guint             bye);

RkField          *rk_test_add_round             (const RkField    *field);
void              rk_test_set_bye               (RkField          *field,
                                                 guint             player,
                                                 RkEntryKind       kind,
                                                 guint             points);
/* Whether the last round is to be paired for @player. */
gboolean          rk_test_is_present            (const RkField    *field,
                                                 guint             player);
char             *rk_test_field_to_text         (const RkField    *field);
RkField          *rk_test_field_from_text       (const char       *text);
/* By numbers: "4-1 2-3 5:bye". */
char             *rk_test_pairs_to_text         (const RkField    *field,
                                                 const GArray     *pairs,
                                                 guint             bye);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RkTestTournament, rk_test_tournament_free)

G_END_DECLS
