/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-round-timer.h"
#include "rk-tournament.h"

G_BEGIN_DECLS

#define RK_TYPE_PROJECTOR (rk_projector_get_type ())
G_DECLARE_FINAL_TYPE (RkProjector, rk_projector, RK, PROJECTOR, AdwWindow)

/* A window for everybody in the room: pairings or standings in large letters, which
 * scroll by themselves, and the time that is left.  A draft is not shown. */
GtkWindow *rk_projector_new    (RkTournament *tournament,
                                RkRoundTimer *timer);
/* Another one that shows the same in the same way, presented. */
GtkWindow *rk_projector_remake (RkProjector  *self);

G_END_DECLS
