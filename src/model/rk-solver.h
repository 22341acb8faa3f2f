/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-computer.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define RK_TYPE_SOLVER (rk_solver_get_type ())
G_DECLARE_FINAL_TYPE (RkSolver, rk_solver, RK, SOLVER, GObject)

/* Properties: "progress" (double, 0 to 1: of the question being answered),
 * "busy" (boolean: whether anything is asked).
 */
RkSolver *rk_solver_new           (void);

void      rk_solver_solve_async   (RkSolver             *self,
                                   const RkPosition     *position,
                                   GCancellable         *cancellable,
                                   GAsyncReadyCallback   callback,
                                   gpointer              user_data);
void      rk_solver_solve_later_async
                                  (RkSolver             *self,
                                   const RkPosition     *position,
                                   GCancellable         *cancellable,
                                   GAsyncReadyCallback   callback,
                                   gpointer              user_data);
gboolean  rk_solver_solve_finish  (RkSolver             *self,
                                   GAsyncResult         *result,
                                   RkSolution           *solution,
                                   GError              **error);

void      rk_solver_choose_async  (RkSolver             *self,
                                   const RkPosition     *position,
                                   RkLevel               level,
                                   guint64               seed,
                                   GCancellable         *cancellable,
                                   GAsyncReadyCallback   callback,
                                   gpointer              user_data);
gboolean  rk_solver_choose_finish (RkSolver             *self,
                                   GAsyncResult         *result,
                                   guint                *hole,
                                   GError              **error);

gboolean  rk_solver_get_busy      (RkSolver             *self);
double    rk_solver_get_progress  (RkSolver             *self);

/* Gives up the tables, for when no match is open. */
void      rk_solver_forget        (RkSolver             *self);

G_END_DECLS
