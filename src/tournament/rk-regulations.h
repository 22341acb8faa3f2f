/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-ranking.h"
#include "rk-rules.h"

G_BEGIN_DECLS

/**
 * RkSystem:
 * @RK_SYSTEM_ROUND_ROBIN: everybody meets everybody once
 * @RK_SYSTEM_DOUBLE_ROUND_ROBIN: everybody meets everybody twice
 * @RK_SYSTEM_SWISS: Dutch pairing, not FIDE-endorsed
 * @RK_SYSTEM_KNOCKOUT: who loses is out
 */
typedef enum
{
  RK_SYSTEM_ROUND_ROBIN,
  RK_SYSTEM_DOUBLE_ROUND_ROBIN,
  RK_SYSTEM_SWISS,
  RK_SYSTEM_KNOCKOUT,
} RkSystem;

/**
 * RkRegulations:
 * @system: how players are paired
 * @n_rounds: rounds of a Swiss; 0 in the other systems, where it follows from
 *   the players
 * @n_games: games a pairing, 1 or 2 (the beginner changes)
 * @game: what a game, which is one match, is played by; always with an end:
 *   @max_rounds is 1 and more; @first is South, where who begins sits
 * @initial_role: the role of odd start numbers in round 1 of a Swiss
 * @bye_points: what the pairing bye is worth, in halves
 * @max_half_byes: half-point byes a player may ask for
 * @half_bye_in_last: whether one may be asked for in the last round
 * @late_until: the last round in which a player may enter, 0 for only before
 *   round 1
 * @late_half_point: whether a late player gets half a point for one missed round
 * @half_rule: in a round robin, who leaves before half of the games does not count
 *   (FIDE General Regulations 6.6)
 * @swap_last_rounds: in a double round robin, exchange the last two rounds of the
 *   first cycle
 * @third_place: whether a knockout has a match for the third place
 * @n_tie_breaks: how many
 * @tie_breaks: in the order in which they decide
 * @round_minutes: how long a round lasts, for the timer; 0 for no timer
 * @seed: for all that is drawn by lot
 *
 * What a tournament is played by. A plain value.
 */
typedef struct
{
  RkSystem system;
  guint n_rounds;
  guint n_games;
  RkRules game;
  RkRole initial_role;
  guint bye_points;
  guint max_half_byes;
  gboolean half_bye_in_last;
  guint late_until;
  gboolean late_half_point;
  gboolean half_rule;
  gboolean swap_last_rounds;
  gboolean third_place;
  guint n_tie_breaks;
  RkTieBreak tie_breaks[RK_N_TIE_BREAKS];
  guint round_minutes;
  guint32 seed;
} RkRegulations;

/**
 * RkRegulationsWarning:
 * @RK_WARNING_TOO_MANY_ROUNDS: a Swiss of more rounds than half of the players may find
 *   no legal pairing
 * @RK_WARNING_TOO_FEW_ROUNDS: fewer than are needed to find one winner
 * @RK_WARNING_ROUND_ROBIN_BETTER: as many rounds as a round robin would have
 * @RK_WARNING_BUCHHOLZ_IN_ROUND_ROBIN: Buchholz is the same for all there
 * @RK_WARNING_KOYA_IN_SWISS: Koya is made for round robins
 * @RK_WARNING_DIRECT_IN_SWISS: direct encounter seldom decides in a Swiss
 * @RK_WARNING_NO_TIE_BREAK: places will be shared
 * @RK_WARNING_TIE_BREAKS_IN_KNOCKOUT: the round reached decides there
 * @RK_WARNING_MANY_ROUNDS_IN_ROUND_ROBIN: a round robin of so many players is long
 * @RK_WARNING_LONG_GAMES: a game without a bound on won rounds that may take many rounds
 * @RK_WARNING_TOO_FEW_PLAYERS: fewer than two (or four for a Swiss)
 *
 * What an arbiter should know before the start; nothing of it forbids anything.
 */
typedef enum
{
  RK_WARNING_TOO_MANY_ROUNDS,
  RK_WARNING_TOO_FEW_ROUNDS,
  RK_WARNING_ROUND_ROBIN_BETTER,
  RK_WARNING_BUCHHOLZ_IN_ROUND_ROBIN,
  RK_WARNING_KOYA_IN_SWISS,
  RK_WARNING_DIRECT_IN_SWISS,
  RK_WARNING_NO_TIE_BREAK,
  RK_WARNING_TIE_BREAKS_IN_KNOCKOUT,
  RK_WARNING_MANY_ROUNDS_IN_ROUND_ROBIN,
  RK_WARNING_LONG_GAMES,
  RK_WARNING_TOO_FEW_PLAYERS,
} RkRegulationsWarning;

#define RK_DEFAULT_MAX_ROUNDS 20

/* The defaults of @system for @n_players (0 when not known yet). */
void     rk_regulations_init          (RkRegulations       *self,
                                       RkSystem             system,
                                       guint                n_players);
/* Only the tie-breaks: the preset of the system. */
void     rk_regulations_preset_tie_breaks (RkRegulations   *self);
gboolean rk_regulations_is_valid      (const RkRegulations *self);
/* Rounds in all with @n_players. */
guint    rk_regulations_get_n_rounds  (const RkRegulations *self,
                                       guint                n_players);
/* A bit (1 << RkRegulationsWarning) for each warning. */
guint    rk_regulations_get_warnings  (const RkRegulations *self,
                                       guint                n_players);
/* First mover with six holes, second with five. */
RkRole   rk_regulations_get_hard_role (const RkRegulations *self);

G_END_DECLS
