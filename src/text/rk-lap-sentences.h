/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-laps.h"
#include "rk-match.h"

G_BEGIN_DECLS

/* A lap in a sentence or two, in the language of the screen; transfer full. */
char *rk_text_lap   (RkMatch     *match,
                     RkMove      *move,
                     guint        index,
                     const RkLap *lap);

/* A stone of it, or how all are lifted; transfer full. */
char *rk_text_stone (RkMatch     *match,
                     RkMove      *move,
                     guint        index,
                     const RkLap *start);

G_END_DECLS
