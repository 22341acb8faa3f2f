/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-log-entry.h"
#include "rk-match.h"
#include "rk-pairing.h"
#include "rk-standings.h"

G_BEGIN_DECLS

/**
 * RkTournamentState:
 * @RK_TOURNAMENT_SETUP: no round was paired yet
 * @RK_TOURNAMENT_DRAFT: the last round is a draft
 * @RK_TOURNAMENT_PLAYING: results of the last round are missing
 * @RK_TOURNAMENT_BETWEEN: all results are there; the next round can be paired
 * @RK_TOURNAMENT_OVER: the last round was played
 */
typedef enum
{
  RK_TOURNAMENT_SETUP,
  RK_TOURNAMENT_DRAFT,
  RK_TOURNAMENT_PLAYING,
  RK_TOURNAMENT_BETWEEN,
  RK_TOURNAMENT_OVER,
} RkTournamentState;

#define RK_TYPE_TOURNAMENT (rk_tournament_get_type ())
G_DECLARE_FINAL_TYPE (RkTournament, rk_tournament, RK, TOURNAMENT, GObject)

/* A tournament.  Each action of the arbiter gives a new state, is logged and can
 * be undone; the log itself is never taken back (an undo is logged too).
 *
 * Properties (read only, with notify): "name", "site", "date", "state",
 * "n-rounds" (paired so far), "total-rounds", "n-entrants", "can-undo",
 * "can-redo".
 * Signal "changed" after each action, undo and redo, when all objects and lists
 * say the new state. Signal "published" (RkTournamentRound) after "changed" when
 * a round was published.
 *
 * All actions fail with RK_ERROR_NOT_NOW and a whole translated sentence that
 * says why, and change nothing then. @reason is what the arbiter typed, nullable.
 */
RkTournament            *rk_tournament_new              (const char                  *name,
                                                         const RkRegulations         *regulations);

/* The id (UUID) in its file, and the times of the file (UTC). */
const char              *rk_tournament_get_id           (RkTournament                *self);
void                     rk_tournament_set_id           (RkTournament                *self,
                                                         const char                  *id);
GDateTime               *rk_tournament_get_created      (RkTournament                *self);
void                     rk_tournament_set_created      (RkTournament                *self,
                                                         GDateTime                   *created);
GDateTime               *rk_tournament_get_modified     (RkTournament                *self);
void                     rk_tournament_set_modified     (RkTournament                *self,
                                                         GDateTime                   *modified);

const char              *rk_tournament_get_name         (RkTournament                *self);
const char              *rk_tournament_get_site         (RkTournament                *self);
const char              *rk_tournament_get_date         (RkTournament                *self);
const RkRegulations     *rk_tournament_get_regulations  (RkTournament                *self);
RkTournamentState        rk_tournament_get_state        (RkTournament                *self);

/* Borrowed lists: of RkEntrant (in order of entry), of RkTournamentRound, of
 * RkLogEntry (newest last). */
GListModel              *rk_tournament_get_entrants     (RkTournament                *self);
GListModel              *rk_tournament_get_rounds       (RkTournament                *self);
GListModel              *rk_tournament_get_log          (RkTournament                *self);
guint                    rk_tournament_get_n_entrants   (RkTournament                *self);
guint                    rk_tournament_get_n_rounds     (RkTournament                *self);
guint                    rk_tournament_get_n_published     (RkTournament                *self);
guint                    rk_tournament_get_total_rounds (RkTournament                *self);
/* Borrowed; @number from 1. */
RkTournamentRound       *rk_tournament_get_round        (RkTournament                *self,
                                                         guint                        number);
RkEntrant               *rk_tournament_get_entrant      (RkTournament                *self,
                                                         guint                        id);
RkEntrant               *rk_tournament_find_number      (RkTournament                *self,
                                                         guint                        number);
/* Points after @n_rounds rounds, in halves. */
guint                    rk_tournament_get_points       (RkTournament                *self,
                                                         RkEntrant                   *entrant,
                                                         guint                        n_rounds);
gboolean                 rk_tournament_is_forbidden     (RkTournament                *self,
                                                         RkEntrant                   *a,
                                                         RkEntrant                   *b);
/* (transfer full): the table after @n_rounds rounds. */
RkStandings             *rk_tournament_get_standings    (RkTournament                *self,
                                                         guint                        n_rounds);
/* Whether players share a place at the end, and the lot could decide; lets it, as an
 * action of the arbiter. */
gboolean                 rk_tournament_can_draw_lots    (RkTournament                *self);
gboolean                 rk_tournament_draw_lots        (RkTournament                *self,
                                                         GError                     **error);
/* All rounds of a round robin, those to come as the table says: (transfer full). */
gboolean                 rk_tournament_has_plan         (RkTournament                *self);
RkTournamentData        *rk_tournament_get_plan         (RkTournament                *self);
/* The state as plain values: for storage, pairing and export. Borrowed. */
const RkTournamentData  *rk_tournament_get_data         (RkTournament                *self);

/* Before and during: the arbiter's actions. */
gboolean                 rk_tournament_set_event        (RkTournament                *self,
                                                         const char                  *name,
                                                         const char                  *site,
                                                         const char                  *date,
                                                         GError                     **error);
/* After the first pairing: only tie-breaks (logged as a warning), the number of
 * rounds of a Swiss (not below those played), minutes and late entry. */
gboolean                 rk_tournament_set_regulations  (RkTournament                *self,
                                                         const RkRegulations         *regulations,
                                                         const char                  *reason,
                                                         GError                     **error);
/* Borrowed. After round 1 was published it is a late entry. */
RkEntrant               *rk_tournament_add_entrant      (RkTournament                *self,
                                                         const char                  *name,
                                                         const char                  *club,
                                                         guint                        strength,
                                                         GError                     **error);
/* Many at once, one undo: (element-type RkEntrantRecord), ids do not matter. */
gboolean                 rk_tournament_add_entrants     (RkTournament                *self,
                                                         GPtrArray                   *records,
                                                         GError                     **error);
gboolean                 rk_tournament_edit_entrant     (RkTournament                *self,
                                                         RkEntrant                   *entrant,
                                                         const char                  *name,
                                                         const char                  *club,
                                                         guint                        strength,
                                                         GError                     **error);
/* Only who was never paired and never had a bye. */
/* Who is in no round yet. */
gboolean                 rk_tournament_can_remove       (RkTournament                *self,
                                                         RkEntrant                   *entrant);
gboolean                 rk_tournament_remove_entrant   (RkTournament                *self,
                                                         RkEntrant                   *entrant,
                                                         GError                     **error);
/* From the next round that is not published on; a draft must be thrown away
 * first. */
gboolean                 rk_tournament_withdraw         (RkTournament                *self,
                                                         RkEntrant                   *entrant,
                                                         const char                  *reason,
                                                         GError                     **error);
gboolean                 rk_tournament_return           (RkTournament                *self,
                                                         RkEntrant                   *entrant,
                                                         const char                  *reason,
                                                         GError                     **error);
/* FALSE with the reason in @error where the regulations do not allow it. */
gboolean                 rk_tournament_may_have_half_bye
                                                        (RkTournament                *self,
                                                         RkEntrant                   *entrant,
                                                         guint                        round,
                                                         GError                     **error);
/* @points 0 or 1 (halves); -1 for no bye. */
gboolean                 rk_tournament_set_bye          (RkTournament                *self,
                                                         RkEntrant                   *entrant,
                                                         guint                        round,
                                                         int                          points,
                                                         GError                     **error);
gboolean                 rk_tournament_set_forbidden    (RkTournament                *self,
                                                         RkEntrant                   *a,
                                                         RkEntrant                   *b,
                                                         gboolean                     forbidden,
                                                         GError                     **error);

/* Boards without a result, in all rounds that are published. */
guint                    rk_tournament_get_n_open       (RkTournament                *self);
/* Whether it is the time to pair the next round: no draft, and no open board. */
gboolean                 rk_tournament_can_pair         (RkTournament                *self);
/* Pairs the next round as a draft, in a thread. When there is no legal round the
 * error is RK_ERROR_NO_PAIRING, and rk_tournament_get_obstacle() tells more. */
void                     rk_tournament_pair_async       (RkTournament                *self,
                                                         RkSwissRelax                 relax,
                                                         GCancellable                *cancellable,
                                                         GAsyncReadyCallback          callback,
                                                         gpointer                     user_data);
gboolean                 rk_tournament_pair_finish      (RkTournament                *self,
                                                         GAsyncResult                *result,
                                                         GError                     **error);
gboolean                 rk_tournament_pair             (RkTournament                *self,
                                                         RkSwissRelax                 relax,
                                                         GError                     **error);
/* (element-type RkSwissBar) (nullable), borrowed: why the last try to pair failed; @a
 * and @b are ids of entrants, 0 for nobody. */
GArray                  *rk_tournament_get_obstacle     (RkTournament                *self);
gboolean                 rk_tournament_unpair           (RkTournament                *self,
                                                         GError                     **error);
gboolean                 rk_tournament_swap_players     (RkTournament                *self,
                                                         RkEntrant                   *a,
                                                         RkEntrant                   *b,
                                                         GError                     **error);
gboolean                 rk_tournament_swap_roles       (RkTournament                *self,
                                                         RkPairing                   *pairing,
                                                         GError                     **error);
gboolean                 rk_tournament_publish          (RkTournament                *self,
                                                         GError                     **error);
/* Ends it after the rounds paired so far. */
gboolean                 rk_tournament_shorten          (RkTournament                *self,
                                                         const char                  *reason,
                                                         GError                     **error);

/* RK_RESULT_NONE takes it out. @margin: stones of the first named more than the
 * second's, NULL if not known. Setting what is there changes nothing and is no
 * error. */
gboolean                 rk_tournament_set_result       (RkTournament                *self,
                                                         RkPairing                   *pairing,
                                                         guint                        game,
                                                         RkResult                     result,
                                                         const int                   *margin,
                                                         const char                  *reason,
                                                         GError                     **error);

/* A match for a game of a pairing that is not played yet: rules, players and
 * event are set, who begins is South. (transfer full). */
RkMatch                 *rk_tournament_new_match        (RkTournament                *self,
                                                         RkPairing                   *pairing,
                                                         guint                        game,
                                                         GError                     **error);
/* Remembers that @match is played for the game that its event names. */
gboolean                 rk_tournament_link_match       (RkTournament                *self,
                                                         RkMatch                     *match,
                                                         GError                     **error);
/**
 * RkTakenResult:
 * @RK_TAKEN_NOT_OURS: the match does not belong to a game of this tournament
 * @RK_TAKEN_NOT_OVER: it is not over
 * @RK_TAKEN_NEW: its result was entered
 * @RK_TAKEN_SAME: it was there already
 * @RK_TAKEN_DIFFERS: another result is there; it stays, and is flagged
 * @RK_TAKEN_APART: it was played for this tournament, but the two do not meet in its
 *   round any more
 */
typedef enum
{
  RK_TAKEN_NOT_OURS,
  RK_TAKEN_NOT_OVER,
  RK_TAKEN_NEW,
  RK_TAKEN_SAME,
  RK_TAKEN_DIFFERS,
  RK_TAKEN_APART,
} RkTakenResult;

/* Takes over the result and margin of a match that is over. @pairing: (out)
 * (optional) (nullable), borrowed. */
RkTakenResult            rk_tournament_take_match       (RkTournament                *self,
                                                         RkMatch                     *match,
                                                         RkPairing                  **pairing);
/* The game that a match was played for: borrowed, NULL if none. */
RkPairing               *rk_tournament_find_match       (RkTournament                *self,
                                                         const char                  *match_id,
                                                         guint                       *game);

gboolean                 rk_tournament_can_undo         (RkTournament                *self);
gboolean                 rk_tournament_can_redo         (RkTournament                *self);
/* The entry of the log that an undo would take back, or a redo do again: borrowed,
 * NULL if there is none. */
RkLogEntry              *rk_tournament_get_undo_entry   (RkTournament                *self);
RkLogEntry              *rk_tournament_get_redo_entry   (RkTournament                *self);
gboolean                 rk_tournament_undo             (RkTournament                *self);
gboolean                 rk_tournament_redo             (RkTournament                *self);

G_END_DECLS
