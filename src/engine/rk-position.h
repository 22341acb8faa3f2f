/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The largest number of holes a row can have. */
#define RK_MAX_HOLES 6

/* The largest number of holes on the board. */
#define RK_MAX_RING (2 * RK_MAX_HOLES)

/* Stones in each hole at the start of a match; also what makes a capture. */
#define RK_FOUR 4

/**
 * RkSide:
 * @RK_SOUTH: the player whose row is drawn below; holes `A` to `F`
 * @RK_NORTH: the player whose row is drawn above; holes `a` to `f`
 *
 * One of the two players, and the row that belongs to them.
 */
typedef enum
{
  RK_SOUTH,
  RK_NORTH,
} RkSide;

/**
 * RkDirection:
 * @RK_COUNTER_CLOCKWISE: `A` to `F`, then `a` to `f`, then `A` again
 * @RK_CLOCKWISE: the other way round
 *
 * The direction of sowing.
 */
typedef enum
{
  RK_COUNTER_CLOCKWISE,
  RK_CLOCKWISE,
} RkDirection;

/**
 * RkPosition:
 * @stones: the stones in each hole. Index 0 to n-1 are South's holes `A`...,
 *   n to 2n-1 North's holes `a`...; each row from its owner's left to right.
 *   A closed hole holds 0, and so do the indices from 2n on.
 * @closed: bit i is set if hole i is closed with sand
 * @n_holes: n, the holes of a row: 5 or 6
 * @direction: an #RkDirection
 * @turn: the #RkSide that is to move
 * @captured: the stones each side has captured in this round
 *
 * A position of a round: a plain value that can be copied and compared.
 * Reserves belong to the match, not to the position. A "hole" as a number is
 * everywhere an index into @stones.
 */
typedef struct _RkPosition RkPosition;

struct _RkPosition
{
  guint8 stones[RK_MAX_RING];
  guint16 closed;
  guint8 n_holes;
  guint8 direction;
  guint8 turn;
  guint8 captured[2];
};

void     rk_position_init_standard (RkPosition       *self,
                                    guint             n_holes,
                                    RkDirection       direction,
                                    RkSide            first);
void     rk_position_init_round    (RkPosition       *self,
                                    guint             n_holes,
                                    RkDirection       direction,
                                    RkSide            first,
                                    guint             open_south,
                                    guint             open_north);

gboolean rk_position_equal         (const RkPosition *self,
                                    const RkPosition *other);
gboolean rk_position_is_valid      (const RkPosition *self);

guint    rk_position_get_n_open    (const RkPosition *self,
                                    RkSide            side);
guint    rk_position_get_on_board  (const RkPosition *self,
                                    RkSide            side);

/* The other player. */
static inline RkSide
rk_side_other (RkSide side)
{
  return side == RK_SOUTH ? RK_NORTH : RK_SOUTH;
}

/* Whose row @hole lies in. */
static inline RkSide
rk_position_get_owner (const RkPosition *self,
                       guint             hole)
{
  return hole < self->n_holes ? RK_SOUTH : RK_NORTH;
}

/* Whether @hole is on the board and not closed with sand. */
static inline gboolean
rk_position_is_open (const RkPosition *self,
                     guint             hole)
{
  return hole < 2u * self->n_holes && !(self->closed & (1u << hole));
}

G_END_DECLS
