/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "rk-forecast.h"
#include "rk-round.h"

G_BEGIN_DECLS

/* The engine of this program, as an analysis names it. */
#define RK_ANALYSIS_ENGINE "Rio Kadalis " PACKAGE_VERSION

#define RK_TYPE_ROUND_ANALYSIS (rk_round_analysis_get_type ())
G_DECLARE_FINAL_TYPE (RkRoundAnalysis, rk_round_analysis, RK, ROUND_ANALYSIS, GObject)

/* The analysis of a round: the forecasts before its first move and after each
 * of the moves it was made for.  Never changes.
 */
RkRoundAnalysis  *rk_round_analysis_new         (const RkPosition *start,
                                                 const char       *moves,
                                                 const RkForecast *best);

/* Letters: "CdF". */
const char       *rk_round_analysis_get_moves   (RkRoundAnalysis  *self);
/* One more than there are moves. */
guint             rk_round_analysis_get_n_best  (RkRoundAnalysis  *self);
const RkForecast *rk_round_analysis_get_best    (RkRoundAnalysis  *self,
                                                 guint             ply);

/* Whether it was made for a round that starts as @round does. */
gboolean          rk_round_analysis_is_of       (RkRoundAnalysis  *self,
                                                 RkRound          *round);
/* How many of the forecasts hold for what is played in @round now. */
guint             rk_round_analysis_get_n_known (RkRoundAnalysis  *self,
                                                 RkRound          *round);

#define RK_TYPE_ANALYSIS (rk_analysis_get_type ())
G_DECLARE_FINAL_TYPE (RkAnalysis, rk_analysis, RK, ANALYSIS, GObject)

/* The analysis of a match: a GListModel of RkRoundAnalysis, of the first round
 * on.  It belongs to a match (rk_match_set_analysis()); what it says of the match
 * as it is now, see rk-review.h.  Property (construct only): "engine".
 */
RkAnalysis       *rk_analysis_new               (const char       *engine);

/* NULL if nothing is known of it. */
const char       *rk_analysis_get_engine        (RkAnalysis       *self);

guint             rk_analysis_get_n_rounds      (RkAnalysis       *self);
/* Borrowed; NULL if there is none. */
RkRoundAnalysis  *rk_analysis_get_round         (RkAnalysis       *self,
                                                 guint             index);
/* Puts @round in the place of an older one or, where @index is the number of
 * rounds, behind all others. */
void              rk_analysis_set_round         (RkAnalysis       *self,
                                                 guint             index,
                                                 RkRoundAnalysis  *round);

G_END_DECLS
