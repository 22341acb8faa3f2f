/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-cursor.h"
#include "rk-document.h"
#include "rk-solver.h"
#include "rk-window-state.h"

G_BEGIN_DECLS

#define RK_TYPE_MATCH_PAGE (rk_match_page_get_type ())
G_DECLARE_FINAL_TYPE (RkMatchPage, rk_match_page, RK, MATCH_PAGE, AdwNavigationPage)

/* A match: board, players, history.  Signal "rematch" (RkMatch): a person
 * wants to play another match like this one; "leave": to go back to the tournament
 * that it is a game of.
 */
RkMatchPage *rk_match_page_new          (RkDocument    *document,
                                         RkWindowState *state,
                                         GSettings     *settings,
                                         RkSolver      *solver);

/* Borrowed. */
RkDocument  *rk_match_page_get_document (RkMatchPage   *self);
RkCursor    *rk_match_page_get_cursor   (RkMatchPage   *self);
void         rk_match_page_show_toast   (RkMatchPage   *self,
                                         const char    *text);
void         rk_match_page_show_values  (RkMatchPage   *self);
gboolean     rk_match_page_get_start    (RkMatchPage   *self,
                                         RkRules       *rules);
void         rk_match_page_take_trial   (RkMatchPage   *self,
                                         RkMatchPage   *other);

G_END_DECLS
