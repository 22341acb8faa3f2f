/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-regulations.h"

G_BEGIN_DECLS

#define RK_TYPE_SYSTEM_GROUP (rk_system_group_get_type ())
G_DECLARE_FINAL_TYPE (RkSystemGroup, rk_system_group, RK, SYSTEM_GROUP, AdwPreferencesGroup)

/* How players are paired: the part of the regulations that a person chooses
 * first.  Signal "changed": a person chose something else.
 */
void rk_system_group_set  (RkSystemGroup       *self,
                           const RkRegulations *regulations,
                           guint                n_players);
void rk_system_group_get  (RkSystemGroup       *self,
                           RkRegulations       *regulations,
                           guint                n_players);
void rk_system_group_lock (RkSystemGroup       *self,
                           guint                n_played);

G_END_DECLS
