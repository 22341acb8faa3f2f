/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-cli-arguments.h"
#include "rk-match.h"
#include "rk-tournament.h"

G_BEGIN_DECLS

/* All of these complain and return FALSE or NULL if the input is bad. */

/* The position in @text, sown in the direction that was asked for. */
gboolean rk_cli_read_position (const RkCliArguments *arguments,
                               const char           *text,
                               RkPosition           *position);
/* The position of `--from`, else the standard start. */
gboolean rk_cli_read_start    (const RkCliArguments *arguments,
                               RkPosition           *position);
/* The match in the file @path, "-" for standard input. */
RkMatch *rk_cli_read_match    (const char           *path);
/* The tournament in the file @path, "-" for standard input: a tournament file or a
 * TRF file. */
RkTournament *rk_cli_read_tournament (const char      *path);
/* What is in the file @path, "-" for standard input: an RkMatch or an
 * RkTournament. */
GObject *rk_cli_read_content  (const char           *path);

G_END_DECLS
