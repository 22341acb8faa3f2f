/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-tournament.h"

G_BEGIN_DECLS

/* All that can be seen of a tournament but for its log and what can be undone, as text:
 * two tournaments are the same if their texts are. */
char *rk_test_dump (RkTournament *self);

G_END_DECLS
