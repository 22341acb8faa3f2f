/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-position.h"

G_BEGIN_DECLS

guint64 rk_position_perft (const RkPosition *self,
                           guint             depth);

G_END_DECLS
