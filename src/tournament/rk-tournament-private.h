/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-tournament.h"

G_BEGIN_DECLS

/* For storage: a tournament as it was read. Nothing can be undone. */
RkTournament *_rk_tournament_new_read (RkTournamentData *data,
                                       GPtrArray        *log);

G_END_DECLS
