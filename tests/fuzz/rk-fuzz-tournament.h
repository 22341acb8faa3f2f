/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-fuzz.h"
#include "rk-tournament-file.h"

G_BEGIN_DECLS

/* What is written of it can be read again, and says the same. */
void rk_fuzz_check_tournament (RkTournament *tournament);

G_END_DECLS
