/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-library.h"

G_BEGIN_DECLS

#define RK_TYPE_DELETED_DIALOG (rk_deleted_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RkDeletedDialog, rk_deleted_dialog, RK, DELETED_DIALOG, AdwDialog)

/* What was deleted from @library and can be brought back, or deleted for good. */
AdwDialog *rk_deleted_dialog_new (RkLibrary *library);

G_END_DECLS
