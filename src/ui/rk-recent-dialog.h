/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RK_TYPE_RECENT_DIALOG (rk_recent_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RkRecentDialog, rk_recent_dialog, RK, RECENT_DIALOG, AdwDialog)

/* The files outside the library that were opened last.  Signal "file-chosen" (GFile): a
 * person wants to see one.
 */
AdwDialog *rk_recent_dialog_new (GPtrArray *files);

G_END_DECLS
