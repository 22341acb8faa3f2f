/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "rk-regulations.h"
#include "rk-swiss.h"

G_BEGIN_DECLS

/* A state of a tournament, as plain values.  The records are counted and never
 * change once others can see them: an action of the arbiter copies those it
 * changes and shares the rest, so that undo is to show the former state again.
 * RkTournament shows a state as objects; storage reads and writes it.
 */

/* A bye that was asked for. */
typedef struct
{
  guint round;  /* from 1 */
  guint points; /* 0 or 1, in halves */
} RkByeRequest;

/**
 * RkEntrantRecord:
 * @id: which entrant, from 1; never used again in this tournament
 * @number: start number, 0 for none yet
 * @name: the name, never empty
 * @club: (nullable): the club
 * @strength: how strong the player is, 0 if unknown
 * @entered: the first round this player is there for, from 1
 * @withdrawn: the round from which the player is gone, 0 if not
 * @byes: (element-type RkByeRequest): sorted by round
 */
typedef struct
{
  /*< private >*/
  gatomicrefcount ref_count;

  /*< public >*/
  guint id;
  guint number;
  char *name;
  char *club;
  guint strength;
  guint entered;
  guint withdrawn;
  GArray *byes;
} RkEntrantRecord;

/**
 * RkResult:
 * @RK_RESULT_NONE: none yet
 * @RK_RESULT_FIRST: the first named of the pairing won
 * @RK_RESULT_DRAW: drawn
 * @RK_RESULT_SECOND: the second named won
 * @RK_RESULT_FIRST_FORFEITS: the first named did not play: "−/+"
 * @RK_RESULT_SECOND_FORFEITS: the second named did not play: "+/−"
 * @RK_RESULT_BOTH_FORFEIT: "−/−"
 *
 * The result of a game. First and second are those of the pairing, also in the
 * games that the other begins.
 */
typedef enum
{
  RK_RESULT_NONE,
  RK_RESULT_FIRST,
  RK_RESULT_DRAW,
  RK_RESULT_SECOND,
  RK_RESULT_FIRST_FORFEITS,
  RK_RESULT_SECOND_FORFEITS,
  RK_RESULT_BOTH_FORFEIT,
} RkResult;

/**
 * RkResultFlag:
 * @RK_RESULT_FLAG_NONE: none
 * @RK_RESULT_FLAG_LATE: it was changed after the next round had been paired
 * @RK_RESULT_FLAG_MATCH: the match that was played for it says otherwise now
 *
 * Bits: what the arbiter should look at.
 */
typedef enum
{
  RK_RESULT_FLAG_NONE = 0,
  RK_RESULT_FLAG_LATE = 1 << 0,
  RK_RESULT_FLAG_MATCH = 1 << 1,
} RkResultFlag;

/**
 * RkGameRecord:
 * @first_begins: whether the first named of the pairing begins this game
 * @result: its result
 * @has_margin: whether @margin is known (never of a forfeit)
 * @margin: stones that the first named has more than the second
 * @match: (nullable): id of the match that was played here
 * @flags: of #RkResultFlag
 */
typedef struct
{
  gboolean first_begins;
  RkResult result;
  gboolean has_margin;
  int margin;
  char *match;
  guint flags;
} RkGameRecord;

/**
 * RkPairingKind:
 * @RK_PAIRING_GAME: two players at a board
 * @RK_PAIRING_BYE: the pairing bye of @first
 * @RK_PAIRING_HALF_BYE: a bye @first asked for, half a point
 * @RK_PAIRING_ZERO_BYE: a bye @first asked for, absence, not entered, withdrawn
 * @RK_PAIRING_REST: @first rests: round robin with an odd number, a knockout bye
 */
typedef enum
{
  RK_PAIRING_GAME,
  RK_PAIRING_BYE,
  RK_PAIRING_HALF_BYE,
  RK_PAIRING_ZERO_BYE,
  RK_PAIRING_REST,
} RkPairingKind;

/**
 * RkPairingWhy:
 * @known: whether the rest says something
 * @bracket: see #RkSwissPair
 * @floats: see #RkSwissPair
 * @wishes: see #RkSwissPair
 * @role_rule: what decided who moves first
 * @criterion: what decided the opponent, or who gets the bye
 * @by_arbiter: whether the arbiter changed the draft here
 *
 * Why a pairing (or a pairing bye) was made.
 */
typedef struct
{
  gboolean known;
  guint bracket;
  guint floats[2];
  RkWish wishes[2];
  RkRoleRule role_rule;
  RkCriterion criterion;
  gboolean by_arbiter;
} RkPairingWhy;

/**
 * RkPairingRecord:
 * @kind: what it is
 * @board: from 1; 0 for byes
 * @first: id of who moves first (in the first game), or has the bye
 * @second: id of the opponent, 0 for byes
 * @games: (element-type RkGameRecord): of a game; one or two, more in a knockout
 *   that is still tied
 * @why: why it was made
 */
typedef struct
{
  /*< private >*/
  gatomicrefcount ref_count;

  /*< public >*/
  RkPairingKind kind;
  guint board;
  guint first;
  guint second;
  GArray *games;
  RkPairingWhy why;
} RkPairingRecord;

/**
 * RkTournamentRoundRecord:
 * @published: when it was published, %NULL for a draft
 * @relaxed: of #RkSwissRelax: what the arbiter allowed
 * @pairings: (element-type RkPairingRecord): by board, then the byes: the
 *   pairing bye, requested byes by number
 */
typedef struct
{
  /*< private >*/
  gatomicrefcount ref_count;

  /*< public >*/
  GDateTime *published;
  guint relaxed;
  GPtrArray *pairings;
} RkTournamentRoundRecord;

/**
 * RkTournamentData:
 * @name: name of the tournament
 * @site: (nullable): where
 * @date: (nullable): when, YYYY-MM-DD
 * @regulations: what it is played by
 * @shortened: whether the arbiter ended it before its last round
 * @numbers_given: whether start numbers were given by somebody else (TRF): they
 *   stay as they are
 * @next_id: the id of the next entrant
 * @entrants: (element-type RkEntrantRecord): in the order they were entered
 * @forbidden: (element-type RkFieldPair): ids of players who must not meet
 * @rounds: (element-type RkTournamentRoundRecord): those paired so far; only the
 *   last may be a draft
 */
typedef struct
{
  /*< private >*/
  gatomicrefcount ref_count;

  /*< public >*/
  char *name;
  char *site;
  char *date;
  RkRegulations regulations;
  gboolean shortened;
  gboolean numbers_given;
  guint next_id;
  GPtrArray *entrants;
  GArray *forbidden;
  GPtrArray *rounds;
} RkTournamentData;

RkEntrantRecord         *rk_entrant_record_new          (guint                          id,
                                                         const char                    *name);
RkEntrantRecord         *rk_entrant_record_copy         (const RkEntrantRecord         *self);
RkEntrantRecord         *rk_entrant_record_ref          (RkEntrantRecord               *self);
void                     rk_entrant_record_unref        (RkEntrantRecord               *self);

RkPairingRecord         *rk_pairing_record_new          (RkPairingKind                  kind,
                                                         guint                          first,
                                                         guint                          second);
RkPairingRecord         *rk_pairing_record_copy         (const RkPairingRecord         *self);
RkPairingRecord         *rk_pairing_record_ref          (RkPairingRecord               *self);
void                     rk_pairing_record_unref        (RkPairingRecord               *self);
gboolean                 rk_pairing_record_is_open      (const RkPairingRecord         *self);

RkTournamentRoundRecord *rk_tournament_round_record_new   (void);
RkTournamentRoundRecord *rk_tournament_round_record_copy  (const RkTournamentRoundRecord *self);
RkTournamentRoundRecord *rk_tournament_round_record_ref   (RkTournamentRoundRecord       *self);
void                     rk_tournament_round_record_unref (RkTournamentRoundRecord       *self);
/* NULL if the player is not in it. @place: (out) (optional): where in the list. */
const RkPairingRecord   *rk_tournament_round_record_find  (const RkTournamentRoundRecord *self,
                                                           guint                          id,
                                                           guint                         *place);

RkTournamentData        *rk_tournament_data_new         (const char                    *name,
                                                         const RkRegulations           *regulations);
/* Shallow: shares the records. */
RkTournamentData        *rk_tournament_data_copy        (const RkTournamentData        *self);
RkTournamentData        *rk_tournament_data_ref         (RkTournamentData              *self);
void                     rk_tournament_data_unref       (RkTournamentData              *self);

const RkEntrantRecord   *rk_tournament_data_find_entrant (const RkTournamentData       *self,
                                                          guint                         id);
/* Points of the first named of a pairing and of the second, in halves. */
void                     rk_tournament_data_get_points  (const RkTournamentData        *self,
                                                         const RkPairingRecord         *pairing,
                                                         guint                          points[2]);
/* The first @n_rounds rounds as pairing and tie-breaks see them. @ids: (out)
 * (transfer full) (element-type guint): the id of the entrant at each index.
 * When @n_rounds is one more than there are, the last holds the byes asked for. */
RkField                 *rk_tournament_data_to_field    (const RkTournamentData        *self,
                                                         guint                          n_rounds,
                                                         GArray                       **ids);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RkEntrantRecord, rk_entrant_record_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RkPairingRecord, rk_pairing_record_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RkTournamentRoundRecord, rk_tournament_round_record_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RkTournamentData, rk_tournament_data_unref)

G_END_DECLS
