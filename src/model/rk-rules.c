/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-rules.h"

/**
 * rk_rules_init_standard:
 * @self: (out): the rules to fill
 *
 * Fills @self with the standard rules: six holes, counter-clockwise, South
 * begins, the players take turns in beginning, no limits.
 */
void
rk_rules_init_standard (RkRules *self)
{
  g_return_if_fail (self != NULL);

  *self = (RkRules) {
    .n_holes = RK_MAX_HOLES,
    .direction = RK_COUNTER_CLOCKWISE,
    .first = RK_SOUTH,
    .next_first = RK_NEXT_FIRST_ALTERNATE,
    .decides = RK_DECIDES_STONES,
  };
}

/* A start set up by hand holds, with the reserves, the stones of a whole
 * board. */
static gboolean
start_is_valid (const RkRules *self)
{
  const RkPosition *start = &self->start;
  guint total = 0;

  if (start->n_holes != self->n_holes ||
      start->direction != self->direction ||
      start->turn != self->first ||
      !rk_position_is_valid (start))
    return FALSE;

  for (guint side = RK_SOUTH; side <= RK_NORTH; side++)
    {
      if (self->start_reserve[side] > 2 * RK_FOUR * self->n_holes)
        return FALSE;
      total += rk_position_get_on_board (start, side) + start->captured[side] +
               self->start_reserve[side];
    }

  return total == 2 * RK_FOUR * self->n_holes;
}

/**
 * rk_rules_is_valid:
 * @self: some rules
 *
 * Checks that a match can be played by @self: five or six holes, known values
 * everywhere, and if there is a start set up by hand, that it fits the board
 * and holds 8n stones together with the reserves.
 *
 * Returns: whether they are sound
 */
gboolean
rk_rules_is_valid (const RkRules *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return (self->n_holes == RK_MAX_HOLES || self->n_holes == RK_MAX_HOLES - 1) &&
         self->direction <= RK_CLOCKWISE &&
         self->first <= RK_NORTH &&
         self->next_first <= RK_NEXT_FIRST_WINNER &&
         self->decides <= RK_DECIDES_DRAW &&
         (!self->has_start || start_is_valid (self));
}
