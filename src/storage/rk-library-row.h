/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-file-io.h"
#include "rk-file-kind.h"
#include "rk-library.h"

G_BEGIN_DECLS

/**
 * RkLibraryRow:
 * @name: the name of the file in the folder
 * @kind: what it holds; of a file that cannot be read, what its name says
 * @stamp: the file that was read; its size is -1 if the row comes from an
 *   open document
 * @id: (nullable): the id of the match or tournament
 * @event: (nullable): the id of the tournament that the match is played in
 * @event_name: (nullable): the name of that tournament
 * @tournament: (nullable): what is known of a tournament, %NULL for a match; of
 *   the rest @modified and what follows it then counts
 * @players: (nullable): the names that were typed, of each side
 * @types: who plays each side
 * @levels: how well a computer plays
 * @stones: the stones each side owns
 * @n_rounds: the rounds of the match
 * @state: whether a round is being played
 * @winner: who won the match
 * @has_start: whether the match starts from a position that was set up
 * @created: when the content was made, in microseconds since 1970; for a file that
 *   cannot be read, when the file was written
 * @modified: the same for when the content was last changed
 * @problem: (nullable): why the file cannot be read, ready to show
 * @unsaved: whether the open document could not be saved
 * @missing: whether there is no such file (any more): all else is empty
 *
 * What the library shows of a file. A row never changes and may be handed from
 * thread to thread.
 */
typedef struct
{
  char *name;
  RkFileKind kind;
  RkFileStamp stamp;
  char *id;
  char *event;
  char *event_name;
  RkLibraryTournament *tournament;
  char *players[2];
  RkPlayerType types[2];
  RkLevel levels[2];
  guint stones[2];
  guint n_rounds;
  RkMatchState state;
  RkWinner winner;
  gboolean has_start;
  gint64 created;
  gint64 modified;
  char *problem;
  gboolean unsaved;
  gboolean missing;
} RkLibraryRow;

RkLibraryRow *rk_library_row_new         (const char         *name,
                                          const RkFileStamp  *stamp);
RkLibraryRow *rk_library_row_new_content (const char         *name,
                                          const RkFileStamp  *stamp,
                                          GObject            *content);
RkLibraryRow *rk_library_row_new_missing (const char         *name);
RkLibraryRow *rk_library_row_read        (const char         *folder,
                                          const char         *name);
RkLibraryRow *rk_library_row_ref         (RkLibraryRow       *self);
void          rk_library_row_unref       (RkLibraryRow       *self);

int           rk_library_row_compare     (const RkLibraryRow *a,
                                          const RkLibraryRow *b);

void          rk_library_tournament_free  (RkLibraryTournament       *self);
gboolean      rk_library_tournament_equal (const RkLibraryTournament *a,
                                           const RkLibraryTournament *b);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RkLibraryRow, rk_library_row_unref)

G_END_DECLS
