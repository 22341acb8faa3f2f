/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-match.h"

G_BEGIN_DECLS

/* Undo and redo for people who play against the computer: its answers go along
 * with what they answered.
 */
gboolean rk_match_is_computer   (RkMatch *self,
                                 RkSide   side);
gboolean rk_match_is_unattended (RkMatch *self);

gboolean rk_match_can_undo_turn (RkMatch *self);
gboolean rk_match_undo_turn     (RkMatch *self);
gboolean rk_match_redo_turn     (RkMatch *self);

G_END_DECLS
