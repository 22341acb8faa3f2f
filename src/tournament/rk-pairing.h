/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-entrant.h"

G_BEGIN_DECLS

#define RK_TYPE_PAIRING (rk_pairing_get_type ())
G_DECLARE_FINAL_TYPE (RkPairing, rk_pairing, RK, PAIRING, GObject)

/* Two players at a board, or a bye.  The object stays the same when a result is
 * entered.  Properties (read only, with notify): "kind", "board", "first",
 * "second", "n-games", "open" (bool: a result is missing), "flags".
 * Signal "changed": any of it, also a result.
 */
RkPairingKind          rk_pairing_get_kind       (RkPairing    *self);
/* The round it belongs to, from 1. */
guint                  rk_pairing_get_round      (RkPairing    *self);
guint                  rk_pairing_get_board      (RkPairing    *self);
/* Borrowed; second is NULL for byes. */
RkEntrant             *rk_pairing_get_first      (RkPairing    *self);
RkEntrant             *rk_pairing_get_second     (RkPairing    *self);
guint                  rk_pairing_get_n_games    (RkPairing    *self);
/* Borrowed, valid until the pairing changes. */
const RkGameRecord    *rk_pairing_get_game       (RkPairing    *self,
                                                  guint         game);
/* Who begins @game. Borrowed. */
RkEntrant             *rk_pairing_get_beginner   (RkPairing    *self,
                                                  guint         game);
gboolean               rk_pairing_is_open        (RkPairing    *self);
/* Points of both so far, in halves. */
void                   rk_pairing_get_points     (RkPairing    *self,
                                                  guint         points[2]);
/* All flags of its games. */
guint                  rk_pairing_get_flags      (RkPairing    *self);
const RkPairingWhy    *rk_pairing_get_why        (RkPairing    *self);
/* Borrowed. */
const RkPairingRecord *rk_pairing_get_record     (RkPairing    *self);

#define RK_TYPE_TOURNAMENT_ROUND (rk_tournament_round_get_type ())
G_DECLARE_FINAL_TYPE (RkTournamentRound, rk_tournament_round, RK, TOURNAMENT_ROUND, GObject)

/* A round of a tournament: a GListModel of RkPairing, boards first.  Properties
 * (read only, with notify): "number", "published" (bool), "n-boards", "n-open".
 */
guint                          rk_tournament_round_get_number    (RkTournamentRound *self);
gboolean                       rk_tournament_round_is_published  (RkTournamentRound *self);
guint                          rk_tournament_round_get_n_boards  (RkTournamentRound *self);
guint                          rk_tournament_round_get_n_open    (RkTournamentRound *self);
/* Borrowed. */
RkPairing                     *rk_tournament_round_get_board     (RkTournamentRound *self,
                                                                  guint              board);
RkPairing                     *rk_tournament_round_find          (RkTournamentRound *self,
                                                                  RkEntrant         *entrant);
const RkTournamentRoundRecord *rk_tournament_round_get_record    (RkTournamentRound *self);

G_END_DECLS
