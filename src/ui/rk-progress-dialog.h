/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* How far @work is, from 0 to 1. */
typedef double (*RkProgressFunc) (gpointer work);

/* Shows how far @work is, once it has taken half a second, and lets it be cancelled;
 * goes when the returned object is released. */
GObject *rk_progress_dialog_watch (GtkWidget      *parent,
                                   const char     *heading,
                                   gpointer        work,
                                   RkProgressFunc  get_progress,
                                   GCancellable   *cancellable);

G_END_DECLS
