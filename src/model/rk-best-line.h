/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-line.h"
#include "rk-solver.h"

G_BEGIN_DECLS

/* In place of a hole: the first move is a best one, too. */
#define RK_ANY_HOLE G_MAXUINT

/* How a round goes on when both play as well as can be. */
void    rk_best_line_find_async  (RkSolver             *solver,
                                  const RkPosition     *start,
                                  guint                 after,
                                  guint                 hole,
                                  GCancellable         *cancellable,
                                  GAsyncReadyCallback   callback,
                                  gpointer              user_data);
RkLine *rk_best_line_find_finish (RkSolver             *solver,
                                  GAsyncResult         *result,
                                  GError              **error);

G_END_DECLS
