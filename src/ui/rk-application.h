/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-document-store.h"
#include "rk-library.h"
#include "rk-solver.h"
#include "rk-tournament-games.h"

G_BEGIN_DECLS

#define RK_TYPE_APPLICATION (rk_application_get_type ())
G_DECLARE_FINAL_TYPE (RkApplication, rk_application, RK, APPLICATION, AdwApplication)

RkApplication   *rk_application_new          (GSettings     *settings);

/* All borrowed; all but the settings exist once the application has started. */
GSettings       *rk_application_get_settings (RkApplication *self);
RkDocumentStore *rk_application_get_store    (RkApplication *self);
RkLibrary       *rk_application_get_library  (RkApplication *self);
RkTournamentGames *
                 rk_application_get_games    (RkApplication *self);
RkSolver        *rk_application_get_solver   (RkApplication *self);

/* The code of the language that was chosen, "" for that of the system: on the command
 * line, else in the settings. */
const char      *rk_application_get_language (RkApplication *self);
void             rk_application_choose_language (RkApplication *self,
                                                 const char    *code);
/* No window is made anew before @reason is gone; @widget is in one of them. */
void             rk_application_keep_windows (GtkWidget     *widget,
                                              GObject       *reason);

/* Whether a window shows @document, also below what is in front. */
gboolean         rk_application_shows        (RkApplication *self,
                                              RkDocument    *document);

void             rk_application_quit         (RkApplication *self);

G_END_DECLS
