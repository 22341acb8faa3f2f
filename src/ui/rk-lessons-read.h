/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Which lessons of the course were read: the setting "lessons-read". */
gboolean rk_lessons_read_contains (GSettings  *settings,
                                   const char *id);
/* The one that was read last; -1 if none was. */
int      rk_lessons_read_get_last (GSettings  *settings);
void     rk_lessons_read_add      (GSettings  *settings,
                                   const char *id);

G_END_DECLS
