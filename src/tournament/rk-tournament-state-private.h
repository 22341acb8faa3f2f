/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-data-private.h"
#include "rk-live-private.h"
#include "rk-tournament.h"

G_BEGIN_DECLS

/* Between the files of RkTournament only. */

/* A state that can be gone back to, and the entry of the log for what led away from
 * it. */
typedef struct
{
  RkTournamentData *data;
  RkLogEntry *entry;
} RkTournamentStep;

/* What is said of a state by properties. */
typedef struct
{
  RkTournamentState state;
  guint n_rounds;
  guint total_rounds;
  guint n_entrants;
  gboolean can_undo;
  gboolean can_redo;
} RkTournamentSummary;

struct _RkTournament
{
  GObject parent_instance;

  char *id;
  GDateTime *created;
  GDateTime *modified;

  RkTournamentData *data;
  guint64 serial;
  GArray *obstacle;

  /* The table that was asked for last, until the state changes. */
  RkStandings *standings;

  /* What views were told last. */
  RkTournamentSummary shown;

  /* Owned References */
  RkLiveList *entrants;
  RkLiveList *rounds;
  GListStore *log;
  GHashTable *by_id;

  /* Of #RkTournamentStep. */
  GArray *undo;
  GArray *redo;
};

/* An entry of the log, made now; the names and values of properties follow. */
#define _rk_tournament_new_entry(action, ...) \
  RK_LOG_ENTRY (g_object_new (RK_TYPE_LOG_ENTRY, "action", (action), __VA_ARGS__))

/* Shows @data, (transfer full), as the state. @entry: (nullable): for the log. */
void        _rk_tournament_show_state   (RkTournament     *self,
                                         RkTournamentData *data,
                                         RkLogEntry       *entry);
/* Shows @data as the new state, logged and undoable. Both (transfer full). */
void        _rk_tournament_commit       (RkTournament     *self,
                                         RkTournamentData *data,
                                         RkLogEntry       *entry);
/* Remembers the match of a game, in all states that have this game: it is no action of
 * the arbiter, and undo does not forget it. */
void        _rk_tournament_put_match    (RkTournament     *self,
                                         RkPairing        *pairing,
                                         guint             game,
                                         const char       *match);
/* Sets %RK_ERROR_NOT_NOW with a translated sentence, and returns %FALSE. */
gboolean    _rk_tournament_refuse       (GError          **error,
                                         const char       *sentence);
/* Where a pairing stands; FALSE if it is not of this tournament (any more). */
gboolean    _rk_tournament_locate       (RkTournament     *self,
                                         RkPairing        *pairing,
                                         guint            *round,
                                         guint            *place,
                                         GError          **error);
void        _rk_tournament_set_obstacle (RkTournament     *self,
                                         GArray           *obstacle);
guint64     _rk_tournament_get_serial   (RkTournament     *self);

/* rk-tournament-undo.c */
GArray     *_rk_tournament_new_steps    (void);

/* rk-tournament-pairing.c: @data with the next round as a draft. @obstacle: (out)
 * (nullable): why there is none. Can be called in any thread. */
RkTournamentData *_rk_tournament_data_pair (const RkTournamentData *data,
                                            RkSwissRelax            relax,
                                            GCancellable           *cancellable,
                                            GArray                **obstacle,
                                            GError                **error);
/* rk-tournament-rounds.c: the pairings of round robins and knockouts. */
guint       _rk_tournament_data_count_numbers (const RkTournamentData *self);
void        _rk_tournament_data_add_table    (const RkTournamentData  *self,
                                              RkTournamentRoundRecord *round);
gboolean    _rk_tournament_data_add_knockout (RkTournamentData        *self,
                                              RkTournamentRoundRecord *round,
                                              GError                 **error);
/* A board of @round with its games. */
RkPairingRecord *_rk_tournament_data_add_board (const RkTournamentData  *self,
                                                RkTournamentRoundRecord *round,
                                                guint                    first,
                                                guint                    second);
/* A knockout pairing that is tied gets another game, one that is decided loses the
 * games that nobody needs. */
void        _rk_tournament_data_settle_tie     (const RkTournamentData  *self,
                                                guint                    round,
                                                RkPairingRecord         *pairing);

G_END_DECLS
