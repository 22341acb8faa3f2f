/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-cursor.h"

G_BEGIN_DECLS

#define RK_TYPE_ROUNDS_PANE (rk_rounds_pane_get_type ())
G_DECLARE_FINAL_TYPE (RkRoundsPane, rk_rounds_pane, RK, ROUNDS_PANE, AdwBin)

/* The timeline of a match: a row for each round; choosing one goes there. */
void rk_rounds_pane_set_cursor (RkRoundsPane *self,
                                RkCursor     *cursor);

G_END_DECLS
