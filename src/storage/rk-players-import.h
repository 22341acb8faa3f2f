/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-tournament-data.h"

G_BEGIN_DECLS

/* Players from a list that was pasted or read from a file: CSV, or a name a line.
 * (element-type RkEntrantRecord) (transfer full): name, club and strength; ids
 * count from 1. @length: in bytes, -1 if it ends with a NUL. @problems: (out)
 * (optional) (element-type utf8) (transfer full): translated, each with its
 * line; what they are about was left out or cut.
 */
GPtrArray *rk_players_import_parse (const char  *text,
                                    gssize       length,
                                    GPtrArray  **problems);

G_END_DECLS
