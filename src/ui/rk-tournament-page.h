/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-document.h"
#include "rk-window-state.h"

G_BEGIN_DECLS

#define RK_TYPE_TOURNAMENT_PAGE (rk_tournament_page_get_type ())
G_DECLARE_FINAL_TYPE (RkTournamentPage, rk_tournament_page, RK, TOURNAMENT_PAGE,
                      AdwNavigationPage)

/* A tournament: its views under one header.  Signals: "play" (RkPairing, uint
 * game): a person wants to play a game here; "review" (string): a person wants to
 * see the match with this id.
 */
RkTournamentPage *rk_tournament_page_new            (RkDocument       *document,
                                                     RkWindowState    *state,
                                                     GSettings        *settings);

/* Borrowed. */
RkDocument       *rk_tournament_page_get_document   (RkTournamentPage *self);
RkTournament     *rk_tournament_page_get_tournament (RkTournamentPage *self);
/* The widget of a view, "log" for one; NULL if there is none of that name. */
GtkWidget        *rk_tournament_page_get_view       (RkTournamentPage *self,
                                                     const char       *name);
/* The timer of the round goes on here when @other is gone. */
void              rk_tournament_page_take_timer     (RkTournamentPage *self,
                                                     RkTournamentPage *other);
void              rk_tournament_page_show_toast     (RkTournamentPage *self,
                                                     const char       *text);

G_END_DECLS
