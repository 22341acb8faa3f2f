/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-regulations.h"

G_BEGIN_DECLS

#define RK_TYPE_BYES_GROUP (rk_byes_group_get_type ())
G_DECLARE_FINAL_TYPE (RkByesGroup, rk_byes_group, RK, BYES_GROUP, AdwPreferencesGroup)

/* Byes and late entries in a Swiss; not visible in other systems.  Signal
 * "changed": a person chose something else.
 */
void rk_byes_group_set  (RkByesGroup         *self,
                         const RkRegulations *regulations);
void rk_byes_group_get  (RkByesGroup         *self,
                         RkRegulations       *regulations);
void rk_byes_group_lock (RkByesGroup         *self);

G_END_DECLS
