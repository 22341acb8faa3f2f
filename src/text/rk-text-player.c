/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-sentences-private.h"

#include <glib/gi18n.h>

/**
 * rk_text_side:
 * @side: a side
 *
 * Returns: (transfer full): "South" or "North" in the language of the screen
 */
char *
rk_text_side (RkSide side)
{
  if (side == RK_SOUTH)
    /* TRANSLATORS: the player whose row is drawn below; stands for a name */
    return g_strdup (C_("side", "South"));

  /* TRANSLATORS: the player whose row is drawn above; stands for a name */
  return g_strdup (C_("side", "North"));
}

char *
rk_text_name (const char *name,
              RkSide      side)
{
  return name != NULL ? g_strdup (name) : rk_text_side (side);
}

static gboolean
is_unnamed_computer (RkPlayer *player)
{
  return rk_player_get_name (player) == NULL &&
         rk_player_get_player_type (player) == RK_PLAYER_COMPUTER;
}

/**
 * rk_text_player:
 * @match: a match
 * @side: a side
 *
 * Returns: (transfer full): the name of the player as typed, else the word for
 *   the computer or the side. Two computers without names are told apart by
 *   their sides.
 */
char *
rk_text_player (RkMatch *match,
                RkSide   side)
{
  RkPlayer *player = rk_match_get_player (match, side);
  RkPlayer *other = rk_match_get_player (match, rk_side_other (side));

  if (is_unnamed_computer (player) && !is_unnamed_computer (other))
    /* TRANSLATORS: a player that is the program; stands for a name */
    return g_strdup (C_("player", "Computer"));

  return rk_text_name (rk_player_get_name (player), side);
}

char *
rk_text_winner (RkMatch  *match,
                RkWinner  winner)
{
  return rk_text_player (match, winner == RK_WINNER_SOUTH ? RK_SOUTH : RK_NORTH);
}
