/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-score-sheet.h"
#include "rk-table.h"

G_BEGIN_DECLS

/* What is printed, laid out on pages of one size.  Lengths are in points (1/72
 * inch), from the corner of what can be printed on. */
typedef struct _RkPaper RkPaper;

/* @printed: when it is printed, in words, for the foot of each page. */
RkPaper *rk_paper_new         (PangoContext      *context,
                               double             width,
                               double             height,
                               const char        *printed);
void     rk_paper_free        (RkPaper           *self);

/* Begins a new page. Letters are as large as the paper allows: a list to hang up. */
void     rk_paper_add_table   (RkPaper           *self,
                               RkTable           *table);
/* A slip for each game of a round, to be cut apart and filled in at the board. */
void     rk_paper_add_slips   (RkPaper           *self,
                               RkTournament      *tournament,
                               RkTournamentRound *round);
/* A match in words and moves, to read. */
void     rk_paper_add_sheet   (RkPaper           *self,
                               RkScoreSheet      *score_sheet);

guint    rk_paper_get_n_pages (RkPaper           *self);
void     rk_paper_draw_page   (RkPaper           *self,
                               cairo_t           *cr,
                               guint              page);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RkPaper, rk_paper_free)

G_END_DECLS
