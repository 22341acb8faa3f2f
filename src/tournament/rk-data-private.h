/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-tournament-data.h"

G_BEGIN_DECLS

/* Questions to a state. Rounds are counted from 1 here. */
const RkTournamentRoundRecord *rk_tournament_data_get_round     (const RkTournamentData *self,
                                                                 guint                   round);
gboolean                       rk_tournament_data_has_draft     (const RkTournamentData *self);
gboolean                       rk_tournament_data_has_open      (const RkTournamentData *self);
guint                          rk_tournament_data_get_total     (const RkTournamentData *self);
gboolean                       rk_tournament_data_is_fixed      (const RkTournamentData *self);
gboolean                       rk_tournament_data_is_forbidden  (const RkTournamentData *self,
                                                                 guint                   a,
                                                                 guint                   b);
void                           rk_tournament_data_get_entry     (const RkTournamentData *self,
                                                                 guint                   id,
                                                                 guint                   round,
                                                                 RkFieldEntry           *entry);
gboolean                       rk_tournament_data_was_paired    (const RkTournamentData *self,
                                                                 guint                   id);
gboolean                       rk_tournament_data_has_record    (const RkTournamentData *self,
                                                                 guint                   id);

gboolean                       rk_tournament_data_is_absent     (const RkTournamentData *self,
                                                                 const RkEntrantRecord  *entrant,
                                                                 guint                   round,
                                                                 guint                  *points);

gboolean                       rk_entrant_record_find_bye       (const RkEntrantRecord  *self,
                                                                 guint                   round,
                                                                 guint                  *points);

gboolean                       rk_pairing_record_has            (const RkPairingRecord  *self,
                                                                 guint                   id);
void                           rk_pairing_record_get_points     (const RkPairingRecord  *self,
                                                                 guint                   points[2]);

/* Changes of a copy that others do not see yet. */
RkEntrantRecord               *rk_tournament_data_edit_entrant  (RkTournamentData       *self,
                                                                 guint                   id);
RkPairingRecord               *rk_tournament_data_edit_pairing  (RkTournamentData       *self,
                                                                 guint                   round,
                                                                 guint                   place);
void                           rk_tournament_data_give_numbers  (RkTournamentData       *self,
                                                                 gboolean                pairing);
void                           rk_tournament_data_close_gaps    (RkTournamentData       *self);

G_END_DECLS
