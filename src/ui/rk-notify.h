/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-application.h"

G_BEGIN_DECLS

/* Tells of @file what a person waited for, if no window in front shows it. A click shows it. */
void rk_notify (RkApplication *application,
                const char    *title,
                const char    *body,
                GFile         *file);

G_END_DECLS
