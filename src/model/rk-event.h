/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define RK_TYPE_EVENT (rk_event_get_type ())
G_DECLARE_FINAL_TYPE (RkEvent, rk_event, RK, EVENT, GObject)

/* Where and when a match is played.  Properties, all optional: "name", "site",
 * "date" (YYYY-MM-DD), "tournament" (a UUID) as strings; "round", "board",
 * "game" as uint, 0 when absent.  Use g_object_get/set or the getters.
 */
RkEvent    *rk_event_new            (void);

const char *rk_event_get_name       (RkEvent *self);
const char *rk_event_get_site       (RkEvent *self);
const char *rk_event_get_date       (RkEvent *self);
const char *rk_event_get_tournament (RkEvent *self);
guint       rk_event_get_round      (RkEvent *self);
guint       rk_event_get_board      (RkEvent *self);
guint       rk_event_get_game       (RkEvent *self);

G_END_DECLS
