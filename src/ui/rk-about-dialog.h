/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-application.h"

G_BEGIN_DECLS

AdwDialog *rk_about_dialog_new      (RkApplication *application);
/* What somebody who looks into a problem wants to know of this machine: (transfer full). */
char      *rk_about_dialog_describe (RkApplication *application);

G_END_DECLS
