/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

GDateTime *rk_clock_now      (void);
GDateTime *rk_clock_at       (gint64     seconds);
GDateTime *rk_clock_to_local (GDateTime *time);

G_END_DECLS
