/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-tournament-data.h"

G_BEGIN_DECLS

/* The text of a file in UTF-8. (transfer full) @language: of the program. @encoding:
 * (out) (optional) (nullable) (transfer none): which old one was taken, if it was
 * not in UTF-8.
 */
char      *rk_players_import_decode (const char  *contents,
                                     gsize        length,
                                     const char  *language,
                                     const char **encoding);

/* Players from a list that was pasted or read from a file: CSV, or a name a line.
 * (element-type RkEntrantRecord) (transfer full): name, club and strength; ids
 * count from 1. @problems: (out) (optional) (element-type utf8) (transfer full):
 * translated, each with its line; what they are about was left out or cut.
 */
GPtrArray *rk_players_import_parse  (const char  *text,
                                     GPtrArray  **problems);

G_END_DECLS
