/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-match.h"

G_BEGIN_DECLS

/* The largest file that is read. */
#define RK_MATCH_FILE_MAX_BYTES (8 * 1024 * 1024)
/* The longest name (of a player, event, site or line), in characters. Longer
 * ones are not read, and cut when they are written. */
#define RK_MATCH_FILE_MAX_NAME  1000
#define RK_MATCH_FILE_MIME_TYPE "application/vnd.rio-kadalis.match+json"
#define RK_MATCH_FILE_SUFFIX    ".rkmatch"

/* Reads a match file strictly and replays it.  Errors: RK_ERROR_SYNTAX,
 * FORMAT, VERSION, TOO_LARGE; the message starts with the place ("rounds[2]
 * .moves[14]: ..." or "line 3, column 7: ...").
 */
RkMatch *rk_match_file_parse  (GBytes     *bytes,
                               GError    **error);

/* The text of @match. Members that this version does not know are written
 * again.  Never changes the match: who saves a change calls
 * rk_match_file_touch() first.
 */
GBytes  *rk_match_file_format (RkMatch    *match);

/* Notes that @match was changed, before it is written: sets "modified" to @now
 * and "application" to this program.
 */
void     rk_match_file_touch  (RkMatch    *match,
                               GDateTime  *now);

G_END_DECLS
