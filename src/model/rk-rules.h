/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-scoring.h"
#include "rk-position.h"

G_BEGIN_DECLS

/**
 * RkNextFirst:
 * @RK_NEXT_FIRST_ALTERNATE: the players take turns
 * @RK_NEXT_FIRST_LOSER: the loser of the last round
 * @RK_NEXT_FIRST_WINNER: the winner of the last round
 *
 * Who begins the rounds after the first (rule 19).
 */
typedef enum
{
  RK_NEXT_FIRST_ALTERNATE,
  RK_NEXT_FIRST_LOSER,
  RK_NEXT_FIRST_WINNER,
} RkNextFirst;

/**
 * RkDecides:
 * @RK_DECIDES_STONES: the larger provision wins
 * @RK_DECIDES_WINS: the larger number of won rounds wins
 * @RK_DECIDES_DRAW: the match is drawn
 *
 * What decides a match whose number of rounds is used up (rule 20).
 */
typedef enum
{
  RK_DECIDES_STONES,
  RK_DECIDES_WINS,
  RK_DECIDES_DRAW,
} RkDecides;

/**
 * RkRules:
 * @n_holes: holes of a row, 5 or 6
 * @direction: the direction of sowing
 * @first: who begins round 1
 * @next_first: who begins later rounds
 * @max_rounds: the number of rounds that ends the match, 0 for no limit
 * @max_wins: the number of won rounds that wins the match, 0 for no limit
 * @decides: what decides when @max_rounds are played
 * @has_start: whether the match starts from @start instead of four stones
 *   in each hole
 * @start: the position in which round 1 starts; its turn is @first
 * @start_reserve: the reserve of each side in round 1
 *
 * What a match is played by. A plain value; it never changes during a match.
 */
typedef struct
{
  guint n_holes;
  RkDirection direction;
  RkSide first;
  RkNextFirst next_first;
  guint max_rounds;
  guint max_wins;
  RkDecides decides;
  gboolean has_start;
  RkPosition start;
  guint start_reserve[2];
} RkRules;

/* Six holes, counter-clockwise, South first, alternating, no limits. */
void     rk_rules_init_standard (RkRules       *self);
gboolean rk_rules_is_valid      (const RkRules *self);

G_END_DECLS
