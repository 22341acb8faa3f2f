/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "rk-tournament-data.h"

G_BEGIN_DECLS

#define RK_TYPE_ENTRANT (rk_entrant_get_type ())
G_DECLARE_FINAL_TYPE (RkEntrant, rk_entrant, RK, ENTRANT, GObject)

/* A player of a tournament.  Made by its RkTournament, one object for each id as
 * long as the player is in it; changes only through the actions of the
 * tournament. Properties (read only, with notify): "id", "number", "name",
 * "club", "strength", "entered", "withdrawn" (uint: from which round, 0 if not).
 */
guint                  rk_entrant_get_id        (RkEntrant *self);
guint                  rk_entrant_get_number    (RkEntrant *self);
const char            *rk_entrant_get_name      (RkEntrant *self);
const char            *rk_entrant_get_club      (RkEntrant *self);
guint                  rk_entrant_get_strength  (RkEntrant *self);
guint                  rk_entrant_get_entered   (RkEntrant *self);
guint                  rk_entrant_get_withdrawn (RkEntrant *self);
/* Whether a bye was asked for in @round (from 1), and its points in halves. */
gboolean               rk_entrant_get_bye       (RkEntrant *self,
                                                 guint      round,
                                                 guint     *points);
/* Borrowed. */
const RkEntrantRecord *rk_entrant_get_record    (RkEntrant *self);

G_END_DECLS
