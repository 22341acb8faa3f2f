/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RK_TYPE_EVENT_GROUP (rk_event_group_get_type ())
G_DECLARE_FINAL_TYPE (RkEventGroup, rk_event_group, RK, EVENT_GROUP, AdwPreferencesGroup)

/* Name, place and day of a tournament.  Signal "activate": Enter in a row. */
void        rk_event_group_set      (RkEventGroup *self,
                                     const char   *name,
                                     const char   *site,
                                     const char   *date);
/* What is typed, without spaces around: transfer full, NULL if empty. */
char       *rk_event_group_get_name (RkEventGroup *self);
char       *rk_event_group_get_site (RkEventGroup *self);
/* YYYY-MM-DD, borrowed; NULL for no day. */
const char *rk_event_group_get_date (RkEventGroup *self);
/* In the words of the language; NULL for no day. */
char       *rk_event_group_format_date
                                    (RkEventGroup *self);
/* Borrowed: the row to begin with, for the focus of a dialog. */
GtkWidget  *rk_event_group_get_row  (RkEventGroup *self);

G_END_DECLS
