/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-tournament.h"

G_BEGIN_DECLS

/* The largest file that is read. */
#define RK_TOURNAMENT_FILE_MAX_BYTES (8 * 1024 * 1024)
/* The longest name (of a tournament, place, player or club), in characters. Longer
 * ones are not read, and cut when they are written. */
#define RK_TOURNAMENT_FILE_MAX_NAME  1000
#define RK_TOURNAMENT_FILE_MIME_TYPE "application/vnd.rio-kadalis.tournament+json"
#define RK_TOURNAMENT_FILE_SUFFIX    ".rktournament"

/* Reads a tournament file strictly; whatever follows from something else in it is
 * compared.  Errors: RK_ERROR_SYNTAX, FORMAT, VERSION, TOO_LARGE; the message
 * starts with the place ("rounds[2].pairings[0].first: ..." or "line 3,
 * column 7: ...").
 */
RkTournament *rk_tournament_file_parse             (GBytes        *bytes,
                                                    GError       **error);

/* The text of @tournament. Members that this version does not know are written
 * again.  Never changes the tournament: who saves a change calls
 * rk_tournament_file_touch() first.
 */
GBytes       *rk_tournament_file_format            (RkTournament  *tournament);

/* The same in two steps: a snapshot is quickly taken and can be written in any thread,
 * while the tournament goes on.  Free it where it was taken.
 */
typedef struct _RkTournamentSnapshot RkTournamentSnapshot;

RkTournamentSnapshot *
              rk_tournament_snapshot_new           (RkTournament  *tournament);
void          rk_tournament_snapshot_free          (RkTournamentSnapshot *self);
GBytes       *rk_tournament_snapshot_format        (const RkTournamentSnapshot *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RkTournamentSnapshot, rk_tournament_snapshot_free)

/* The same with the match files of its games (element-type GBytes) in it, for
 * export. */
GBytes       *rk_tournament_file_format_with_games (RkTournament  *tournament,
                                                    GPtrArray     *games,
                                                    GError       **error);

/* The match files that came with a tournament that was read: (element-type
 * GBytes) (transfer full), empty if there are none. */
GPtrArray    *rk_tournament_file_get_games         (RkTournament  *tournament);

/* Notes that @tournament was changed, before it is written: sets "modified" to
 * @now and "application" to this program.
 */
void          rk_tournament_file_touch             (RkTournament  *tournament,
                                                    GDateTime     *now);

/* A tournament file or a TRF file, whichever it is. */
RkTournament *rk_tournament_read_any               (GBytes        *bytes,
                                                    GError       **error);

G_END_DECLS
