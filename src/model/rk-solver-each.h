/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-solver.h"

G_BEGIN_DECLS

/* Which position to solve next; @solution: the answer to the last one, NULL at first. NULL if
 * there is none left. */
typedef const RkPosition *(*RkSolverNext) (gpointer          data,
                                           const RkSolution *solution);

void rk_solver_solve_each (GTask        *task,
                           RkSolverNext  next);

G_END_DECLS
