/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-table.h"

G_BEGIN_DECLS

/* A table with the name of the tournament, its place and date; takes @subtitle. */
RkTable *_rk_table_new_for     (RkTournament *tournament,
                                char         *subtitle);

/* Cells of numbers, in words and plain. */
void     _rk_table_add_number  (RkTable      *self,
                                guint         number);
void     _rk_table_add_points  (RkTable      *self,
                                guint         halves);
void     _rk_table_add_name    (RkTable      *self,
                                RkEntrant    *entrant);

/* Says that boards of the first @n_rounds rounds are open, if any are. */
void     _rk_table_add_provisional (RkTable      *self,
                                    RkTournament *tournament,
                                    guint         n_rounds);

/* Place, start number and name of a row of the table of places, and the columns for
 * them; after them the points. */
void     _rk_table_add_place_columns (RkTable    *self);
void     _rk_table_add_place         (RkTable    *self,
                                      RkStanding *standing);
void     _rk_table_add_points_column (RkTable    *self);
/* A column for each round, with a note that explains what stands in the cells. */
void     _rk_table_add_round_columns (RkTable    *self,
                                      guint       n_rounds);
/* The columns of tie-breaks with notes that explain them, and their cells. */
void     _rk_table_add_tie_breaks    (RkTable     *self,
                                      RkStandings *standings);
void     _rk_table_add_values        (RkTable     *self,
                                      RkStandings *standings,
                                      RkStanding  *standing);

G_END_DECLS
