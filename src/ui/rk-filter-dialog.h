/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-library.h"

G_BEGIN_DECLS

#define RK_TYPE_FILTER_DIALOG (rk_filter_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RkFilterDialog, rk_filter_dialog, RK, FILTER_DIALOG, AdwDialog)

/* In which order the files of @library are listed, and which of them; @settings are
 * those of the library, where each choice takes effect at once. */
AdwDialog *rk_filter_dialog_new (RkLibrary *library,
                                 GSettings *settings);

G_END_DECLS
