/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-forecast.h"
#include "rk-match.h"

G_BEGIN_DECLS

/* The sides whose mistakes are meant. */
#define RK_BOTH_SIDES (1u << RK_SOUTH | 1u << RK_NORTH)

#define RK_TYPE_MISTAKE (rk_mistake_get_type ())
G_DECLARE_FINAL_TYPE (RkMistake, rk_mistake, RK, MISTAKE, GObject)

/**
 * RkMistakeState:
 * @RK_MISTAKE_OPEN: not tried again yet
 * @RK_MISTAKE_FOUND: a better move was found
 * @RK_MISTAKE_SHOWN: the better move was shown
 *
 * How far somebody who tries to do better has come with a mistake. It is
 * nowhere stored.
 */
typedef enum
{
  RK_MISTAKE_OPEN,
  RK_MISTAKE_FOUND,
  RK_MISTAKE_SHOWN,
} RkMistakeState;

/* A move that gave stones away. Properties (read only unless said): "round"
 * (index), "ply" (from 1), "side", "hole", "lost", "state" (writable).
 */
guint             rk_mistake_get_round   (RkMistake      *self);
guint             rk_mistake_get_ply     (RkMistake      *self);
RkSide            rk_mistake_get_side    (RkMistake      *self);
guint             rk_mistake_get_hole    (RkMistake      *self);
guint             rk_mistake_get_lost    (RkMistake      *self);
RkLoss            rk_mistake_get_loss    (RkMistake      *self);
RkMistakeState    rk_mistake_get_state   (RkMistake      *self);
void              rk_mistake_set_state   (RkMistake      *self,
                                          RkMistakeState  state);

/**
 * RkMistakeOrder:
 * @RK_MISTAKES_BY_MOVE: as they were made
 * @RK_MISTAKES_BY_SIZE: the largest first, else as they were made
 *
 * The order of a list of mistakes.
 */
typedef enum
{
  RK_MISTAKES_BY_MOVE,
  RK_MISTAKES_BY_SIZE,
} RkMistakeOrder;

#define RK_TYPE_MISTAKES (rk_mistakes_get_type ())
G_DECLARE_FINAL_TYPE (RkMistakes, rk_mistakes, RK, MISTAKES, GObject)

/* The mistakes in a match: a GListModel of RkMistake that follows the match and
 * its analysis; a mistake that stays one stays the same object.  Properties
 * (writable): "order", "sides" (uint: bits of RkSide); read only: "n-items".
 */
RkMistakes       *rk_mistakes_new        (RkMatch        *match);

RkMistakeOrder    rk_mistakes_get_order  (RkMistakes     *self);
void              rk_mistakes_set_order  (RkMistakes     *self,
                                          RkMistakeOrder  order);
guint             rk_mistakes_get_sides  (RkMistakes     *self);
void              rk_mistakes_set_sides  (RkMistakes     *self,
                                          guint           sides);

/* The mistake of one of @sides that comes next after, or last before, move
 * @ply of a round, in the order of the moves and whatever the list shows.
 * Borrowed; NULL if there is none. */
RkMistake        *rk_mistakes_get_next     (RkMistakes   *self,
                                            guint         round_index,
                                            guint         ply,
                                            guint         sides);
RkMistake        *rk_mistakes_get_previous (RkMistakes   *self,
                                            guint         round_index,
                                            guint         ply,
                                            guint         sides);

G_END_DECLS
