/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-board.h"
#include "rk-match.h"
#include "rk-solver.h"

G_BEGIN_DECLS

#define RK_TYPE_HINTS (rk_hints_get_type ())
G_DECLARE_FINAL_TYPE (RkHints, rk_hints, RK, HINTS, GObject)

/* What is known of the position on a board: a hint, when somebody asks for one, and
 * the values of all moves.  Properties: "show-values" (boolean: whether somebody
 * wants to see them), "thinking" (boolean: whether an answer takes long).
 *
 * Signals:
 *   "hinted" (const char *text): a hint was given
 *   "changed" (): there is another hint to show, or none any more
 */
RkHints    *rk_hints_new          (RkSolver         *solver,
                                   RkMatch          *match,
                                   RkBoard          *board);

void        rk_hints_set_position (RkHints          *self,
                                   const RkPosition *position,
                                   gboolean          at_rest);
void        rk_hints_set_covered  (RkHints          *self,
                                   gboolean          covered);
void        rk_hints_ask          (RkHints          *self);
gboolean    rk_hints_dismiss      (RkHints          *self);
const char *rk_hints_get_text     (RkHints          *self);

G_END_DECLS
