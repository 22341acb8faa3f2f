/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-regulations.h"

G_BEGIN_DECLS

#define RK_TYPE_GAME_GROUP (rk_game_group_get_type ())
G_DECLARE_FINAL_TYPE (RkGameGroup, rk_game_group, RK, GAME_GROUP, AdwPreferencesGroup)

/* What a game of a tournament is played by.  Signal "changed": a person chose
 * something else.
 */
void rk_game_group_set  (RkGameGroup   *self,
                         const RkRules *game);
void rk_game_group_get  (RkGameGroup   *self,
                         RkRules       *game);
void rk_game_group_lock (RkGameGroup   *self);

G_END_DECLS
