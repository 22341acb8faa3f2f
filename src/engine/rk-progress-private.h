/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-tables.h"

G_BEGIN_DECLS

gboolean rk_tables_find_progress (RkTables         *self,
                                  const RkPosition *position,
                                  RkSolution       *solution,
                                  guint            *holes,
                                  RkControl        *control);

G_END_DECLS
