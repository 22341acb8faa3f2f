/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-endgame-private.h"

G_BEGIN_DECLS

typedef struct _RkMemory RkMemory;

RkMemory *rk_memory_new      (void);
void      rk_memory_free     (RkMemory        *self);
gsize     rk_memory_get_size (const RkMemory  *self);

gboolean  rk_search          (RkMemory        *memory,
                              const RkEndgame *endgame,
                              const RkBoard   *board,
                              RkLanes          stones,
                              guint            n_stones,
                              RkSide           side,
                              RkOutcome       *outcome,
                              RkControl       *control);

G_END_DECLS
