/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-tournament.h"

G_BEGIN_DECLS

/* A state of a tournament from a few lines, without pairing it.
 *
 * @names: ended by NULL; their ids and start numbers count from 1.
 * @rounds: rounds divided by "|", pairings by blanks, numbers, first mover first, and what
 *   came of it: "1-5=1" (first won), "=d", "=0", "=+" (won by forfeit), "=-", "=x" (both
 *   forfeited), "1-5" open; of two games one sign each: "1-5=1d"; byes "7:bye", "7:half",
 *   "7:zero", "7:rest". A round that begins with "?" is a draft.
 */
RkTournamentData *rk_test_event_new_data (const RkRegulations *regulations,
                                          const char * const  *names,
                                          const char          *rounds);
/* The same as a tournament. */
RkTournament     *rk_test_event_new      (RkSystem             system,
                                          const char * const  *names,
                                          const char          *rounds);
/* A pairing record of the data, to change what it says. */
RkPairingRecord  *rk_test_event_get      (RkTournamentData    *data,
                                          guint                round,
                                          guint                place);

G_END_DECLS
