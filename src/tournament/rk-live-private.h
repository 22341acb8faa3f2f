/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-pairing.h"
#include "rk-ranking.h"
#include "rk-standings.h"

G_BEGIN_DECLS

/* The objects that show a state.  They are brought to a new one in two steps, so
 * that nobody ever sees half an action: update keeps back all signals and tells
 * whether anything differs, announce lets them go.
 */
RkEntrant         *rk_entrant_new                 (RkEntrantRecord         *record);
gboolean           rk_entrant_update              (RkEntrant               *self,
                                                   RkEntrantRecord         *record);
void               rk_entrant_announce            (RkEntrant               *self);

/* @entrants: of RkEntrant by id. */
RkPairing         *rk_pairing_new                 (guint                    round,
                                                   RkPairingRecord         *record,
                                                   GHashTable              *entrants);
gboolean           rk_pairing_update              (RkPairing               *self,
                                                   RkPairingRecord         *record,
                                                   GHashTable              *entrants);
void               rk_pairing_announce            (RkPairing               *self);

RkTournamentRound *rk_tournament_round_new        (guint                    number,
                                                   RkTournamentRoundRecord *record,
                                                   GHashTable              *entrants);
gboolean           rk_tournament_round_update     (RkTournamentRound       *self,
                                                   RkTournamentRoundRecord *record,
                                                   GHashTable              *entrants);
void               rk_tournament_round_announce   (RkTournamentRound       *self);
/* Where a pairing of this round stands in its record; RK_NOBODY if it is not of it. */
guint              rk_tournament_round_get_place  (RkTournamentRound       *self,
                                                   RkPairing               *pairing);

/* @ids: of the entrant at each index of the field that was ranked. */
RkStandings       *rk_standings_new               (guint                    n_rounds,
                                                   RkRanking               *ranking,
                                                   const RkRankingOptions  *options,
                                                   GArray                  *ids,
                                                   GHashTable              *entrants);

/* A list of objects whose change is announced later. */
#define RK_TYPE_LIVE_LIST (rk_live_list_get_type ())
G_DECLARE_FINAL_TYPE (RkLiveList, rk_live_list, RK, LIVE_LIST, GObject)

RkLiveList        *rk_live_list_new               (GType                    item_type);
guint              rk_live_list_get_length        (RkLiveList              *self);
/* Borrowed. */
gpointer           rk_live_list_peek              (RkLiveList              *self,
                                                   guint                    position);
void               rk_live_list_set               (RkLiveList              *self,
                                                   GPtrArray               *items);
void               rk_live_list_announce          (RkLiveList              *self);

G_END_DECLS
