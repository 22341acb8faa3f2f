/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RK_TYPE_TIMELINE (rk_timeline_get_type ())
G_DECLARE_FINAL_TYPE (RkTimeline, rk_timeline, RK, TIMELINE, AdwBin)

/* Rounds below each other, one of them marked: those of a match and those of a
 * tournament.  Signal "chosen" (uint): a person wants to see the round with this
 * index.
 */
void       rk_timeline_bind        (RkTimeline                 *self,
                                    GListModel                 *rounds,
                                    GtkListBoxCreateWidgetFunc  create,
                                    gpointer                    user_data,
                                    GDestroyNotify              destroy);
/* Borrowed; NULL if there is none. */
GtkWidget *rk_timeline_get_row     (RkTimeline                 *self,
                                    guint                       index);
void       rk_timeline_set_current (RkTimeline                 *self,
                                    guint                       index);

G_END_DECLS
