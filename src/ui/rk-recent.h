/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Lists @file among the files used last, for the whole desktop. */
void       rk_recent_add  (GFile *file);
/* Those that this program has listed, the last first: (element-type GFile) (transfer full). */
GPtrArray *rk_recent_list (void);

G_END_DECLS
