/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What plays a sound, or NULL where nothing can. */
GtkMediaStream *rk_media_open  (const char     *resource);
void            rk_media_close (GtkMediaStream *stream);

G_END_DECLS
