/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The most players and rounds of a tournament. */
#define RK_MAX_ENTRANTS 999
#define RK_MAX_ROUNDS   99
/* Games in all rounds: what a tournament file surely holds, with its log. */
#define RK_MAX_ALL_GAMES 12000
/* The most games of a pairing: a knockout goes on while it is tied. */
#define RK_MAX_GAMES    99

/* Points are counted in halves: a win is 2, a draw 1. */
#define RK_POINTS_WIN  2
#define RK_POINTS_DRAW 1

/* No player: the index of an opponent that is not there. */
#define RK_NOBODY G_MAXUINT

/**
 * RkRole:
 * @RK_ROLE_NONE: none
 * @RK_ROLE_FIRST: moves first; what White is in chess
 * @RK_ROLE_SECOND: moves second
 *
 * What a player is in a game. With two games a pairing it is the role in the
 * first of them.
 */
typedef enum
{
  RK_ROLE_NONE,
  RK_ROLE_FIRST,
  RK_ROLE_SECOND,
} RkRole;

/**
 * RkEntryKind:
 * @RK_ENTRY_NONE: nothing: the round was not paired for this player. In a round
 *   that was played it is nothing at all, worth no points (a player who had
 *   not entered yet has @RK_ENTRY_ZERO_BYE)
 * @RK_ENTRY_OPEN: paired, without a result yet
 * @RK_ENTRY_PLAYED: a game (with two games: at least one of them was played)
 * @RK_ENTRY_FORFEIT_WIN: the opponent did not play
 * @RK_ENTRY_FORFEIT_LOSS: this player did not play; also in a double forfeit
 * @RK_ENTRY_PAIRING_BYE: nobody was left to play against
 * @RK_ENTRY_FULL_BYE: a bye worth a win that is not the pairing bye (TRF "F")
 * @RK_ENTRY_HALF_BYE: a requested bye worth half a point
 * @RK_ENTRY_ZERO_BYE: a requested bye worth nothing: absent, not entered yet,
 *   withdrawn
 * @RK_ENTRY_REST: the rest of a round robin for an odd number, or the opponent
 *   who left and whose games do not count; a bye of a knockout: worth nothing,
 *   and not held against anybody
 *
 * What became of a player in a round.
 */
typedef enum
{
  RK_ENTRY_NONE,
  RK_ENTRY_OPEN,
  RK_ENTRY_PLAYED,
  RK_ENTRY_FORFEIT_WIN,
  RK_ENTRY_FORFEIT_LOSS,
  RK_ENTRY_PAIRING_BYE,
  RK_ENTRY_FULL_BYE,
  RK_ENTRY_HALF_BYE,
  RK_ENTRY_ZERO_BYE,
  RK_ENTRY_REST,
} RkEntryKind;

/**
 * RkFieldEntry:
 * @kind: what it is
 * @opponent: index of the opponent, %RK_NOBODY in a bye or rest
 * @role: the role in the (first) game; set for %RK_ENTRY_OPEN, %RK_ENTRY_PLAYED
 *   and forfeits, counted only where it was played
 * @points: in halves
 * @n_wins: games of the round won by playing
 * @n_games: games of the round that were played
 * @margin: stones more than the opponent, over all games of the round
 *
 * A player in a round.
 */
typedef struct
{
  RkEntryKind kind;
  guint opponent;
  RkRole role;
  guint points;
  guint n_wins;
  guint n_games;
  int margin;
} RkFieldEntry;

/**
 * RkFieldPlayer:
 * @number: start number (TPN), from 1; 0 for who has none yet
 * @strength: how strong the player is, 0 if unknown
 * @withdrawn: whether this player has left for good
 * @entries: (array length=n_rounds): one for each round of the field
 */
typedef struct
{
  guint number;
  guint strength;
  gboolean withdrawn;
  RkFieldEntry *entries;
} RkFieldPlayer;

/**
 * RkField:
 * @n_players: players
 * @players: (array length=n_players): in any order; players are spoken of by
 *   their index here
 * @n_rounds: rounds in @players[i].entries; when the next round is paired, that
 *   round is the last of them, and holds the byes that were asked for
 * @total_rounds: rounds of the whole tournament
 * @n_games: games a pairing, 1 or 2
 * @initial_role: the role of odd numbers in round 1 (drawn by lot)
 * @forbidden: (element-type RkFieldPair) (nullable): players who must not meet
 *
 * A tournament as pairing and tie-breaks see it: who met whom, in which role,
 * with which result. A plain value without names.
 */
typedef struct
{
  guint n_players;
  RkFieldPlayer *players;
  guint n_rounds;
  guint total_rounds;
  guint n_games;
  RkRole initial_role;
  GArray *forbidden;
} RkField;

/* Two indexes. */
typedef struct
{
  guint a;
  guint b;
} RkFieldPair;

RkField            *rk_field_new          (guint          n_players,
                                           guint          n_rounds);
RkField            *rk_field_copy         (const RkField *self);
void                rk_field_free         (RkField       *self);

RkFieldEntry       *rk_field_get_entry    (const RkField *self,
                                           guint          player,
                                           guint          round);
void                rk_field_forbid       (RkField       *self,
                                           guint          a,
                                           guint          b);
/* A game of @round (from 0) between two players: sets both entries. @points is
 * what @first gets, in halves. */
void                rk_field_set_game     (RkField       *self,
                                           guint          round,
                                           guint          first,
                                           guint          second,
                                           guint          points);
void                rk_field_set_open     (RkField       *self,
                                           guint          round,
                                           guint          first,
                                           guint          second);
/* Points over the first @n_rounds rounds, in halves. */
guint               rk_field_get_points   (const RkField *self,
                                           guint          player,
                                           guint          n_rounds);
/* Whether they played a game in the first @n_rounds rounds: a forfeit does not
 * count (C1). */
gboolean            rk_field_have_met     (const RkField *self,
                                           guint          a,
                                           guint          b,
                                           guint          n_rounds);
gboolean            rk_field_is_forbidden (const RkField *self,
                                           guint          a,
                                           guint          b);
const char         *rk_field_check        (const RkField *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RkField, rk_field_free)

G_END_DECLS
