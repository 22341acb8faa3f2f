/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-computer.h"

G_BEGIN_DECLS

/* In place of the engine's tables: they know nothing, and think for as long as a test wants.
 * A position is told by its tag, from 0 to 63, which is what South has captured in it; a
 * solution tells it by its total, a move by the hole. */

void  rk_fake_reset      (void);

/* From now on @tag is not answered before it is released. */
void  rk_fake_hold       (guint tag);
void  rk_fake_release    (guint tag);
/* Waits until work on @tag has begun for the @n-th time. */
void  rk_fake_wait_begun (guint tag,
                          guint n);
/* How far the work on what is held is, in thousandths. */
void  rk_fake_set_progress (guint progress);
/* What was done since the reset: "new 1 2 free". Transfer full. */
char *rk_fake_get_log    (void);

void  rk_fake_position   (RkPosition *position,
                          guint       tag);

/* For real matches: from now on the hole chosen is the first that is legal. */
void  rk_fake_play_legal (void);
/* What was asked for when a move was last chosen. */
void  rk_fake_get_choice (RkLevel    *level,
                          guint64    *seed);

G_END_DECLS
