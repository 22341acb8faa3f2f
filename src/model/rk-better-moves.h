/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-match.h"
#include "rk-solver.h"

G_BEGIN_DECLS

void        rk_better_moves_find_async  (RkSolver             *solver,
                                         RkMatch              *match,
                                         GCancellable         *cancellable,
                                         GAsyncReadyCallback   callback,
                                         gpointer              user_data);
GHashTable *rk_better_moves_find_finish (RkSolver             *solver,
                                         GAsyncResult         *result,
                                         GError              **error);

G_END_DECLS
