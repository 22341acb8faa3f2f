/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-aside.h"
#include "rk-computer.h"

G_BEGIN_DECLS

#define RK_TYPE_ASIDE_BAR (rk_aside_bar_get_type ())
G_DECLARE_FINAL_TYPE (RkAsideBar, rk_aside_bar, RK, ASIDE_BAR, AdwBin)

/* Says that the board shows something beside the match, and offers what can be done with
 * it, by actions of the page of the match.
 */
void rk_aside_bar_show    (RkAsideBar *self,
                           RkAside    *aside,
                           RkLevel     level);
void rk_aside_bar_set_low (RkAsideBar *self,
                           gboolean    low);

G_END_DECLS
