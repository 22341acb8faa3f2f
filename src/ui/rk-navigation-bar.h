/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "rk-aside.h"
#include "rk-cursor.h"

G_BEGIN_DECLS

#define RK_TYPE_NAVIGATION_BAR (rk_navigation_bar_get_type ())
G_DECLARE_FINAL_TYPE (RkNavigationBar, rk_navigation_bar, RK, NAVIGATION_BAR, GtkBox)

/* Buttons to walk through the history of a match, and a line of text. */
void rk_navigation_bar_show_place (RkNavigationBar *self,
                                   RkCursor        *cursor);
void rk_navigation_bar_show_aside (RkNavigationBar *self,
                                   RkAside         *aside);
void rk_navigation_bar_show_glimpse
                                  (RkNavigationBar *self,
                                   RkRound         *round,
                                   guint            ply);
void rk_navigation_bar_set_status (RkNavigationBar *self,
                                   const char      *status,
                                   gboolean         hint);
void rk_navigation_bar_set_form   (RkNavigationBar *self,
                                   gboolean         narrow,
                                   gboolean         plain);
void rk_navigation_bar_set_at_mistake
                                  (RkNavigationBar *self,
                                   gboolean         at_mistake);
void rk_navigation_bar_set_hint_tooltip
                                  (RkNavigationBar *self,
                                   const char      *text);

G_END_DECLS
