/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-application.h"
#include "rk-window.h"

G_BEGIN_DECLS

/* Between the files of RkApplication and RkWindow only. */
void     _rk_application_add_actions    (RkApplication *self);
void     _rk_application_open_window    (RkApplication *self,
                                         RkWindowState *state);
gboolean _rk_application_is_last_window (RkApplication *self,
                                         RkWindow      *window);

G_END_DECLS
