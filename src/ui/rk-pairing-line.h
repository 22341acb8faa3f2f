/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "rk-tournament.h"

G_BEGIN_DECLS

#define RK_TYPE_PAIRING_LINE (rk_pairing_line_get_type ())
G_DECLARE_FINAL_TYPE (RkPairingLine, rk_pairing_line, RK, PAIRING_LINE, GObject)

/* A line in the list of a round: one game of a pairing, or a bye. In a list by
 * name each player has one.
 */
RkPairingLine *rk_pairing_line_new         (RkPairing         *pairing,
                                            guint              game,
                                            RkEntrant         *entrant);

RkPairing     *rk_pairing_line_get_pairing (RkPairingLine     *self);
guint          rk_pairing_line_get_game    (RkPairingLine     *self);
/* Whose line it is in a list by name, NULL in one by board. */
RkEntrant     *rk_pairing_line_get_entrant (RkPairingLine     *self);
/* Whether a result can be entered and there is none. */
gboolean       rk_pairing_line_is_open     (RkPairingLine     *self);
/* A result as the upper of the line's players has it, who begins the game, from
 * one as the first named of the pairing has it; and back. */
RkResult       rk_pairing_line_turn_result (RkPairingLine  *self,
                                            RkResult        result);
gboolean       rk_pairing_line_matches     (RkPairingLine     *self,
                                            const char        *search);

/* (element-type RkPairingLine) (transfer full): the lines of a round by board, or
 * by the names of all its players. */
GPtrArray     *rk_pairing_line_list        (RkTournamentRound *round,
                                            gboolean           by_name);

G_END_DECLS
