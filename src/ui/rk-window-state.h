/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define RK_TYPE_WINDOW_STATE (rk_window_state_get_type ())
G_DECLARE_FINAL_TYPE (RkWindowState, rk_window_state, RK, WINDOW_STATE, GObject)

/* Everything that a window knows beside its documents.  Properties, all
 * writable: "file" (GFile of the match or tournament shown, NULL for the library),
 * "parent" (GFile of the tournament that the way back leads to, NULL for the
 * library), "pane" ("moves", "rounds" or "review"), "view" (of a tournament, "players"
 * for one), "library-view" ("matches" or "tournaments"), "lesson" (of the course, by its
 * identifier; "" for the list of lessons, NULL while it is not open), "show-pane",
 * "turned", "width", "height", "maximized".
 */
RkWindowState *rk_window_state_new              (void);
RkWindowState *rk_window_state_new_from_variant (GVariant      *variant);
GVariant      *rk_window_state_to_variant       (RkWindowState *self);

GFile         *rk_window_state_get_file         (RkWindowState *self);
void           rk_window_state_set_file         (RkWindowState *self,
                                                 GFile         *file);
GFile         *rk_window_state_get_parent       (RkWindowState *self);

gboolean       rk_window_state_get_place        (RkWindowState *self,
                                                 guint         *round,
                                                 guint         *ply);
void           rk_window_state_set_place        (RkWindowState *self,
                                                 guint          round,
                                                 guint          ply);
void           rk_window_state_set_live         (RkWindowState *self);

GVariant      *rk_window_state_get_trial        (RkWindowState *self,
                                                 const char    *match_id);
void           rk_window_state_set_trial        (RkWindowState *self,
                                                 const char    *match_id,
                                                 GVariant      *trial);

G_END_DECLS
