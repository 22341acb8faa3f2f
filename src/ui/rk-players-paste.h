/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-tournament.h"

G_BEGIN_DECLS

#define RK_TYPE_PLAYERS_PASTE (rk_players_paste_get_type ())
G_DECLARE_FINAL_TYPE (RkPlayersPaste, rk_players_paste, RK, PLAYERS_PASTE, AdwBin)

/* A list of players that is typed, pasted or read from a file, and what was
 * understood of it.  Signal "changed": that is something else now.
 */
void       rk_players_paste_set_tournament (RkPlayersPaste *self,
                                            RkTournament   *tournament);
/* (element-type RkEntrantRecord), borrowed until it changes. */
GPtrArray *rk_players_paste_get_records    (RkPlayersPaste *self);
/* Borrowed: where a person types, for the focus. */
GtkWidget *rk_players_paste_get_text_view  (RkPlayersPaste *self);

G_END_DECLS
