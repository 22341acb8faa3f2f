/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-moves-private.h"
#include "rk-tables.h"

G_BEGIN_DECLS

typedef struct _RkEndgame RkEndgame;

RkEndgame *rk_endgame_new        (const RkBoard   *board,
                                  guint            n_stones,
                                  RkControl       *control);
void       rk_endgame_free       (RkEndgame       *self);
gboolean   rk_endgame_fits       (const RkEndgame *self,
                                  const RkBoard   *board,
                                  guint            n_stones);
gsize      rk_endgame_get_size   (const RkEndgame *self);
guint      rk_endgame_get_limit  (const RkEndgame *self);
RkOutcome  rk_endgame_look_up    (const RkEndgame *self,
                                  RkLanes          stones,
                                  guint            n_stones,
                                  RkSide           side);

G_END_DECLS
