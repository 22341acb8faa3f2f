/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-cursor.h"

G_BEGIN_DECLS

#define RK_TYPE_MOVES_PANE (rk_moves_pane_get_type ())
G_DECLARE_FINAL_TYPE (RkMovesPane, rk_moves_pane, RK, MOVES_PANE, AdwBin)

/* The moves of a match: the round looked at with its moves, of the others the
 * headings; the latest round comes first. */
void rk_moves_pane_set_cursor (RkMovesPane *self,
                               RkCursor    *cursor);

G_END_DECLS
