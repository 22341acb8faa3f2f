/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-library-transfer.h"

G_BEGIN_DECLS

/* Shows how far @transfer is, once it has taken half a second, and lets it be cancelled;
 * goes when @cancellable is cancelled or the returned object is released. */
GObject *rk_progress_dialog_watch (GtkWidget         *parent,
                                   const char        *heading,
                                   RkLibraryTransfer *transfer,
                                   GCancellable      *cancellable);

G_END_DECLS
