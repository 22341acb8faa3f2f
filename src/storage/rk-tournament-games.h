/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-document-store.h"
#include "rk-library.h"

G_BEGIN_DECLS

#define RK_TYPE_TOURNAMENT_GAMES (rk_tournament_games_get_type ())
G_DECLARE_FINAL_TYPE (RkTournamentGames, rk_tournament_games, RK, TOURNAMENT_GAMES, GObject)

/* The way from a pairing to the match that is played for it, and of its result
 * back.  It watches all documents of a store: when a match is over that names a
 * tournament in its event, the tournament gets the result, also when it must be
 * opened for that; when a tournament is opened, it gets those of the matches in
 * the library that it does not have.
 *
 * Signal "taken" (RkDocument of the tournament, uint: an RkTakenResult, RkPairing,
 * uint game): a result was entered (%RK_TAKEN_NEW), another one was there already and is
 * flagged now (%RK_TAKEN_DIFFERS), or the end of the match was taken back while the result stays
 * (%RK_TAKEN_NOT_OVER).
 */
RkTournamentGames *rk_tournament_games_new  (RkDocumentStore    *store,
                                             RkLibrary          *library);

/* Keeps a tournament open until the program ends, so that what was done can be undone
 * when it is looked at again. */
void               rk_tournament_games_keep (RkTournamentGames  *self,
                                             RkDocument         *tournament);
void               rk_tournament_games_drop (RkTournamentGames  *self,
                                             RkDocument         *tournament);
/* Lets go of those whose file was changed by something else meanwhile. */
void               rk_tournament_games_drop_changed
                                            (RkTournamentGames  *self);

/* A new match for a game of @tournament in the library: (transfer full). */
RkDocument        *rk_tournament_games_play (RkTournamentGames  *self,
                                             RkDocument         *tournament,
                                             RkPairing          *pairing,
                                             guint               game,
                                             GError            **error);

/* Reads the match files of all games of @tournament that are there: those in the
 * library, and those that came with it. (element-type GBytes) (transfer full). */
void               rk_tournament_games_gather_async
                                             (RkTournamentGames   *self,
                                              RkTournament        *tournament,
                                              GCancellable        *cancellable,
                                              GAsyncReadyCallback  callback,
                                              gpointer             user_data);
GPtrArray         *rk_tournament_games_gather_finish
                                             (RkTournamentGames   *self,
                                              GAsyncResult        *result,
                                              GError             **error);

/* The match of a game that came with @tournament, as a new file in the library, or
 * NULL if none did: (transfer full). */
RkDocument        *rk_tournament_games_unpack
                                             (RkTournamentGames   *self,
                                              RkTournament        *tournament,
                                              const char          *match_id);

G_END_DECLS
