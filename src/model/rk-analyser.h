/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-match.h"
#include "rk-solver.h"

G_BEGIN_DECLS

#define RK_TYPE_ANALYSER (rk_analyser_get_type ())
G_DECLARE_FINAL_TYPE (RkAnalyser, rk_analyser, RK, ANALYSER, GObject)

/* Makes the analysis of a match in the background, when asked. Each round goes
 * to the analysis of the match (rk_match_get_analysis(), made when there is none)
 * as soon as it is done. Properties (read only): "running" (boolean), "progress"
 * (double, 0 to 1). Signals: "done" (gint64 duration), in microseconds, when all that was
 * asked is found out; "failed" (GError) when that cannot be; neither when it
 * was stopped.
 */
RkAnalyser *rk_analyser_new          (RkSolver             *solver,
                                      RkMatch              *match);
/* The one of @match that all who show it share. */
RkAnalyser *rk_analyser_get_shared   (RkSolver             *solver,
                                      RkMatch              *match);

/* One round, or RK_ALL_ROUNDS. What is known already is not asked again. */
void        rk_analyser_run_async    (RkAnalyser           *self,
                                      guint                 round_index,
                                      GCancellable         *cancellable,
                                      GAsyncReadyCallback   callback,
                                      gpointer              user_data);
gboolean    rk_analyser_run_finish   (RkAnalyser           *self,
                                      GAsyncResult         *result,
                                      GError              **error);
void        rk_analyser_stop         (RkAnalyser           *self);

gboolean    rk_analyser_get_running  (RkAnalyser           *self);
double      rk_analyser_get_progress (RkAnalyser           *self);

G_END_DECLS
