/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-tournament-sentences-private.h"

#include <glib/gi18n.h>

#include "rk-format.h"

/**
 * rk_text_tie_break_name:
 * @tie_break: a tie-break
 *
 * Returns: (transfer full): its name
 */
char *
rk_text_tie_break_name (RkTieBreak tie_break)
{
  switch (tie_break)
    {
    case RK_TIE_BREAK_DE:
      /* TRANSLATORS: the names of tie-breaks: as in the regulations of chess, if the
       * language has names for them */
      return g_strdup (C_("tie-break", "Direct encounter"));

    case RK_TIE_BREAK_WIN:
      return g_strdup (C_("tie-break", "Rounds won"));

    case RK_TIE_BREAK_WON:
      return g_strdup (C_("tie-break", "Games won by playing"));

    case RK_TIE_BREAK_BH:
      return g_strdup (C_("tie-break", "Buchholz"));

    case RK_TIE_BREAK_BH_C1:
      return g_strdup (C_("tie-break", "Buchholz Cut 1"));

    case RK_TIE_BREAK_SB:
      return g_strdup (C_("tie-break", "Sonneborn-Berger"));

    case RK_TIE_BREAK_PS:
      return g_strdup (C_("tie-break", "Progressive score"));

    case RK_TIE_BREAK_KS:
      return g_strdup (C_("tie-break", "Koya"));

    case RK_TIE_BREAK_ROLE:
      return g_strdup (C_("tie-break", "Games in the harder role"));

    case RK_TIE_BREAK_MARGIN:
      return g_strdup (C_("tie-break", "Margin in stones"));

    case RK_TIE_BREAK_LOT:
      return g_strdup (C_("tie-break", "Lot"));

    default:
      g_return_val_if_reached (NULL);
    }
}

/**
 * rk_text_tie_break_help:
 * @tie_break: a tie-break
 *
 * Returns: (transfer full): what it counts, in a sentence
 */
char *
rk_text_tie_break_help (RkTieBreak tie_break)
{
  switch (tie_break)
    {
    case RK_TIE_BREAK_DE:
      return g_strdup (_("The points that the players with equal points got against each other."));

    case RK_TIE_BREAK_WIN:
      return g_strdup (_("How many rounds brought the points of a win, with or without playing."));

    case RK_TIE_BREAK_WON:
      return g_strdup (_("How many games were won by playing."));

    case RK_TIE_BREAK_BH:
      return g_strdup (_("The points of all opponents, added up."));

    case RK_TIE_BREAK_BH_C1:
      return g_strdup (_("The points of all opponents but the one with the fewest, added up."));

    case RK_TIE_BREAK_SB:
      return g_strdup (_("The points of each opponent, multiplied by the points got against that "
                         "opponent, added up."));

    case RK_TIE_BREAK_PS:
      return g_strdup (_("The points after each round, added up: early wins count more."));

    case RK_TIE_BREAK_KS:
      return g_strdup (_("The points got against opponents with at least half of the points."));

    case RK_TIE_BREAK_ROLE:
      return g_strdup (_("How many games were played in the role that wins less often: moving "
                         "first with six holes, second with five."));

    case RK_TIE_BREAK_MARGIN:
      return g_strdup (_("How many stones more than the opponents, over all games."));

    case RK_TIE_BREAK_LOT:
      return g_strdup (_("Drawn by lot; drawing again gives the same."));

    default:
      g_return_val_if_reached (NULL);
    }
}

/**
 * rk_text_tie_break_value:
 * @standings: a table
 * @standing: a row of it
 * @tie_break: the index of a tie-break in it
 *
 * Returns: (transfer full): the value as it stands in the table; a dash where the
 *   tie-break says nothing
 */
char *
rk_text_tie_break_value (RkStandings *standings,
                         RkStanding  *standing,
                         guint        tie_break)
{
  int value;

  g_return_val_if_fail (RK_IS_STANDINGS (standings), NULL);
  g_return_val_if_fail (RK_IS_STANDING (standing), NULL);

  if (!rk_standing_get_value (standing, tie_break, &value))
    return g_strdup ("–");

  return rk_format_value (value);
}

/**
 * rk_text_place:
 * @standing: a row of a table
 *
 * Returns: (transfer full): its place; a dash for who does not count
 */
char *
rk_text_place (RkStanding *standing)
{
  g_return_val_if_fail (RK_IS_STANDING (standing), NULL);

  if (rk_standing_get_place (standing) == 0)
    return g_strdup ("–");

  return rk_format_number (rk_standing_get_place (standing));
}

/**
 * rk_text_standing:
 * @standing: a row of a table
 *
 * Returns: (transfer full): place, player and points, as a sentence
 */
char *
rk_text_standing (RkStanding *standing)
{
  g_autofree char *name = NULL;
  g_autofree char *points = NULL;
  g_autofree char *place = NULL;

  g_return_val_if_fail (RK_IS_STANDING (standing), NULL);

  name = rk_text_entrant_name (rk_standing_get_entrant (standing));
  points = rk_text_points (rk_standing_get_points (standing));

  if (rk_standing_get_place (standing) == 0)
    /* TRANSLATORS: a player who left too early to count, and "2½ points" */
    return g_strdup_printf (_("Without a place: %1$s, %2$s."), name, points);

  place = rk_text_place (standing);
  /* TRANSLATORS: the place in a tournament, a player, and "2½ points" */
  return g_strdup_printf (_("Place %1$s: %2$s, %3$s."), place, name, points);
}

/**
 * rk_text_standing_for_reader:
 * @standings: a table
 * @standing: a row of it
 *
 * Returns: (transfer full): all of the row, for who does not see it
 */
char *
rk_text_standing_for_reader (RkStandings *standings,
                             RkStanding  *standing)
{
  GString *sentences;

  g_return_val_if_fail (RK_IS_STANDINGS (standings), NULL);
  g_return_val_if_fail (RK_IS_STANDING (standing), NULL);

  sentences = g_string_new (NULL);
  rk_sentences_take (sentences, rk_text_standing (standing));
  for (guint i = 0; i < rk_standings_get_n_tie_breaks (standings); i++)
    {
      g_autofree char *name = rk_text_tie_break_name (rk_standings_get_tie_break (standings, i));
      g_autofree char *text = NULL;
      int value;

      if (!rk_standing_get_value (standing, i, &value))
        continue;

      text = rk_format_value (value);
      /* TRANSLATORS: the name of a tie-break and its value */
      rk_sentences_take (sentences, g_strdup_printf (C_("tie-break", "%1$s: %2$s."), name, text));
    }

  return g_string_free_and_steal (sentences);
}
