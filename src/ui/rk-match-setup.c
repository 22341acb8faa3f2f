/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* A match page beside positions that are set up: one begins with what the page shows, another
 * is analysed on it. */

#include "rk-match-page-private.h"

/**
 * rk_match_page_get_start:
 * @self: a page
 * @rules: (out caller-allocates): rules of a match that starts where this one is looked at
 *
 * In a game of a tournament that is not over nothing is tried elsewhere.
 *
 * Returns: whether there is such a place
 */
gboolean
rk_match_page_get_start (RkMatchPage *self,
                         RkRules     *rules)
{
  RkMatch *match;
  RkRound *round;

  g_return_val_if_fail (RK_IS_MATCH_PAGE (self), FALSE);
  g_return_val_if_fail (rules != NULL, FALSE);

  match = _rk_match_page_get_match (self);
  if (!rk_match_allows_advice (match))
    return FALSE;

  round = rk_match_get_round (match, rk_cursor_get_round (self->cursor));
  *rules = *rk_match_get_rules (match);
  rules->has_start = TRUE;
  rules->start = *_rk_match_page_get_position (self);
  rules->first = rules->start.turn;
  for (RkSide side = RK_SOUTH; side <= RK_NORTH; side++)
    rules->start_reserve[side] = rk_round_get_reserve (round, side);

  return TRUE;
}

/**
 * rk_match_page_show_values:
 * @self: a page
 *
 * Shows the values of all moves and a best one, whatever the settings say: from now on they
 * can be shown and hidden on this page alone.
 */
void
rk_match_page_show_values (RkMatchPage *self)
{
  g_return_if_fail (RK_IS_MATCH_PAGE (self));

  _rk_match_page_own_values (self);
  if (_rk_match_page_can_hint (self))
    _rk_match_page_hint (self);
}
