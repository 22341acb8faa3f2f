/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-application.h"
#include "rk-window-state.h"

G_BEGIN_DECLS

#define RK_TYPE_WINDOW (rk_window_get_type ())
G_DECLARE_FINAL_TYPE (RkWindow, rk_window, RK, WINDOW, AdwApplicationWindow)

RkWindow      *rk_window_new             (RkApplication *application,
                                          RkWindowState *state);

/* Borrowed. */
RkWindowState *rk_window_get_state       (RkWindow      *self);

void           rk_window_open_file       (RkWindow      *self,
                                          GFile         *file);
void           rk_window_show_document   (RkWindow      *self,
                                          RkDocument    *document);
/* After both versions of a file were kept. */
void           rk_window_go_on_in_copy   (RkWindow      *self,
                                          RkDocument    *document,
                                          RkDocument    *copy,
                                          const char    *unread);
void           rk_window_start_match     (RkWindow      *self,
                                          RkMatch       *match);
void           rk_window_start_tournament (RkWindow     *self,
                                          RkTournament  *tournament);
/* The match with this id, from its start. */
void           rk_window_review_match    (RkWindow      *self,
                                          const char    *match_id);
void           rk_window_show_open_error (RkWindow      *self,
                                          GFile         *file,
                                          const GError  *error);

G_END_DECLS
