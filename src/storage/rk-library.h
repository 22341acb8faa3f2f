/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-document-store.h"
#include "rk-file-kind.h"
#include "rk-tournament.h"

G_BEGIN_DECLS

/**
 * RkLibraryTournament:
 * @name: its name
 * @system: how players are paired
 * @state: where it stands
 * @n_players: how many players it has
 * @round: the rounds paired so far
 * @total_rounds: the rounds there will be
 * @n_open: the boards of the last round without a result
 * @winner: (nullable): who has won it; %NULL while it is played, and when the
 *   first place is shared
 * @players: the names of its players, a line each
 *
 * What the library knows of a tournament. A plain value.
 */
typedef struct
{
  char *name;
  RkSystem system;
  RkTournamentState state;
  guint n_players;
  guint round;
  guint total_rounds;
  guint n_open;
  char *winner;
  char *players;
} RkLibraryTournament;

#define RK_TYPE_LIBRARY_ITEM (rk_library_item_get_type ())
G_DECLARE_FINAL_TYPE (RkLibraryItem, rk_library_item, RK, LIBRARY_ITEM, GObject)

/* A file of the library.  It changes with the file (notify). Properties (read
 * only): "file", "kind" (uint, an RkFileKind), "tournament" (pointer to an
 * RkLibraryTournament, NULL for a match), of a match "south" and "north" (names,
 * NULL when nobody typed one), "south-stones", "north-stones", "n-rounds",
 * "state" (RkMatchState), "winner" (RkWinner), "modified" (GDateTime), and
 * "problem" (string, why the file cannot be read; the rest is then empty, but
 * for "modified", the time of the file), "twin" (another file has the same id).
 */
GFile        *rk_library_item_get_file     (RkLibraryItem *self);
RkFileKind    rk_library_item_get_kind     (RkLibraryItem *self);
/* The id in the file, and the name of the tournament that a match is played in. */
const char   *rk_library_item_get_id       (RkLibraryItem *self);
const char   *rk_library_item_get_event_name
                                           (RkLibraryItem *self);
/* Borrowed, until the item changes; NULL for a match. */
const RkLibraryTournament *
              rk_library_item_get_tournament (RkLibraryItem *self);
const char   *rk_library_item_get_name     (RkLibraryItem *self,
                                            RkSide         side);
RkPlayerType  rk_library_item_get_player_type
                                           (RkLibraryItem *self,
                                            RkSide         side);
RkLevel       rk_library_item_get_level    (RkLibraryItem *self,
                                            RkSide         side);
guint         rk_library_item_get_stones   (RkLibraryItem *self,
                                            RkSide         side);
guint         rk_library_item_get_n_rounds (RkLibraryItem *self);
RkMatchState  rk_library_item_get_state    (RkLibraryItem *self);
RkWinner      rk_library_item_get_winner   (RkLibraryItem *self);
GDateTime    *rk_library_item_get_created  (RkLibraryItem *self);
GDateTime    *rk_library_item_get_modified (RkLibraryItem *self);
const char   *rk_library_item_get_problem  (RkLibraryItem *self);
gboolean      rk_library_item_is_unsaved   (RkLibraryItem *self);
gboolean      rk_library_item_is_twin      (RkLibraryItem *self);
gboolean      rk_library_item_has_start    (RkLibraryItem *self);

#define RK_TYPE_LIBRARY (rk_library_get_type ())
G_DECLARE_FINAL_TYPE (RkLibrary, rk_library, RK, LIBRARY, GObject)

/* The matches and tournaments in the data folder: a GListModel of RkLibraryItem, newest
 * first.  Files are read in a thread; an index in the cache folder (name, size,
 * mtime to the row) spares reading what has not changed.  Changes made by other
 * programs are followed.  Properties (read only): "folder", "loading" (bool),
 * "n-items", "item-type", "problem" (string: why the folder cannot be used).
 * Signal "items-updated": items that stay in the list have changed.
 */
RkLibrary    *rk_library_new              (GFile                *folder,
                                           GFile                *index);

/* Reads the folder (again) in the background. */
void          rk_library_load_async       (RkLibrary            *self,
                                           GCancellable         *cancellable,
                                           GAsyncReadyCallback   callback,
                                           gpointer              user_data);
gboolean      rk_library_load_finish      (RkLibrary            *self,
                                           GAsyncResult         *result,
                                           GError              **error);
GFile        *rk_library_get_folder       (RkLibrary            *self);
gboolean      rk_library_is_loading       (RkLibrary            *self);
/* How many of its items are of this kind. */
guint         rk_library_get_n_files      (RkLibrary            *self,
                                           RkFileKind            kind);

/* The file with this id, or NULL. Borrowed. */
RkLibraryItem *rk_library_find            (RkLibrary            *self,
                                           RkFileKind            kind,
                                           const char           *id);
RkLibraryItem *rk_library_find_file       (RkLibrary            *self,
                                           GFile                *file);
/* (element-type RkLibraryItem): the matches that are over and were played in a
 * tournament. */
GPtrArray    *rk_library_list_played      (RkLibrary            *self,
                                           const char           *tournament);

/* Follows @document: its row shows each change at once. Call it for every
 * document that is opened or created, also for those of files elsewhere. */
void          rk_library_watch_document   (RkLibrary            *self,
                                           RkDocument           *document);

/* Gives the file another name, without suffix. Returns it: (transfer full). */
GFile        *rk_library_rename           (RkLibrary            *self,
                                           RkLibraryItem        *item,
                                           const char           *name,
                                           GError              **error);
/* The same with the whole name that it had before. */
GFile        *rk_library_rename_back      (RkLibrary            *self,
                                           RkLibraryItem        *item,
                                           const char           *file_name,
                                           GError              **error);
/* Moves the file to `deleted/` in the folder; the item leaves the list.
 * Returns where it went, to give to rk_library_restore().  A document of it
 * that is still open goes with it: later changes are saved in the deleted file
 * and never make it come back by themselves. */
GFile        *rk_library_delete           (RkLibrary            *self,
                                           RkLibraryItem        *item,
                                           GError              **error);
gboolean      rk_library_restore          (RkLibrary            *self,
                                           GFile                *deleted,
                                           GError              **error);
/* Removes for good what was deleted more than 30 days ago. */
void          rk_library_purge_deleted    (RkLibrary            *self);
/* What was deleted, the last first: (element-type RkLibraryItem) (transfer full). */
void          rk_library_list_deleted_async
                                          (RkLibrary            *self,
                                           GCancellable         *cancellable,
                                           GAsyncReadyCallback   callback,
                                           gpointer              user_data);
GPtrArray    *rk_library_list_deleted_finish
                                          (RkLibrary            *self,
                                           GAsyncResult         *result,
                                           GError              **error);
/* When @file was deleted, and how long it is kept: for the list above. */
GDateTime    *rk_library_get_deletion_time
                                          (GFile                *file);
guint         rk_library_get_days_left    (GDateTime            *deleted,
                                           GDateTime            *now);
/* Removes it for good. */
gboolean      rk_library_erase            (RkLibrary            *self,
                                           GFile                *deleted,
                                           GError              **error);

G_END_DECLS
