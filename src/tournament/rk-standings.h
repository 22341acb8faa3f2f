/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-entrant.h"

G_BEGIN_DECLS

#define RK_TYPE_STANDING (rk_standing_get_type ())
G_DECLARE_FINAL_TYPE (RkStanding, rk_standing, RK, STANDING, GObject)

/* A row of the table.  Properties (read only): "place" (0: does not count),
 * "entrant", "points" (in halves).
 */
guint      rk_standing_get_place     (RkStanding *self);
RkEntrant *rk_standing_get_entrant   (RkStanding *self);
guint      rk_standing_get_points    (RkStanding *self);
/* How far it was in a knockout, see RK_STAGES_A_ROUND. */
guint      rk_standing_get_stage     (RkStanding *self);
/* Of the tie-break with this index in the regulations, in twelfths. FALSE if it
 * says nothing here. */
gboolean   rk_standing_get_value     (RkStanding *self,
                                      guint       tie_break,
                                      int        *value);
/* (element-type RkTerm) (transfer full): the sum that the value is; opponents
 * are ids of entrants, 0 for none. */
GArray    *rk_standing_explain       (RkStanding *self,
                                      guint       tie_break);

#define RK_TYPE_STANDINGS (rk_standings_get_type ())
G_DECLARE_FINAL_TYPE (RkStandings, rk_standings, RK, STANDINGS, GObject)

/* The table after some round: a GListModel of RkStanding in order of places.  A
 * snapshot: it does not change with the tournament.
 */
guint      rk_standings_get_n_rounds     (RkStandings *self);
guint      rk_standings_get_n_tie_breaks (RkStandings *self);
RkTieBreak rk_standings_get_tie_break    (RkStandings *self,
                                          guint        index);
/* Borrowed; NULL if not in it. */
RkStanding *rk_standings_find            (RkStandings *self,
                                          RkEntrant   *entrant);

G_END_DECLS
