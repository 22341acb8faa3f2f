/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-regulations.h"

G_BEGIN_DECLS

#define RK_TYPE_WARNINGS_GROUP (rk_warnings_group_get_type ())
G_DECLARE_FINAL_TYPE (RkWarningsGroup, rk_warnings_group, RK, WARNINGS_GROUP, AdwPreferencesGroup)

/* What an arbiter should know about some regulations; not visible when there is
 * nothing to say.
 */
void rk_warnings_group_show (RkWarningsGroup     *self,
                             const RkRegulations *regulations,
                             guint                n_players);

G_END_DECLS
