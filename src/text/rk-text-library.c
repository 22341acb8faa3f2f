/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-sentences-private.h"

#include <glib/gi18n.h>

#include "rk-format.h"

static char *
get_file_name (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *shown = g_filename_display_name (name);

  return rk_text_one_line (shown);
}

/**
 * rk_text_library_title:
 * @item: a match of the library
 *
 * Returns: (transfer full): who plays against whom, South first; the name of
 *   the file if it cannot be read
 */
char *
rk_text_library_title (RkLibraryItem *item)
{
  g_autofree char *south = NULL;
  g_autofree char *north = NULL;

  g_return_val_if_fail (RK_IS_LIBRARY_ITEM (item), NULL);

  if (rk_library_item_get_problem (item) != NULL)
    return get_file_name (rk_library_item_get_file (item));

  south = rk_text_name (rk_library_item_get_name (item, RK_SOUTH), RK_SOUTH);
  north = rk_text_name (rk_library_item_get_name (item, RK_NORTH), RK_NORTH);

  return rk_text_title (south, north);
}

static char *
describe_winner (RkLibraryItem *item)
{
  RkWinner winner = rk_library_item_get_winner (item);
  RkSide side = winner == RK_WINNER_SOUTH ? RK_SOUTH : RK_NORTH;
  g_autofree char *name = NULL;

  if (winner == RK_WINNER_DRAW)
    return g_strdup (_("The match is drawn"));

  name = rk_text_name (rk_library_item_get_name (item, side), side);
  return g_strdup_printf (_("%s won the match"), name);
}

/**
 * rk_text_library_state:
 * @item: a match of the library
 *
 * Returns: (transfer full): where the match stands, as a label
 */
char *
rk_text_library_state (RkLibraryItem *item)
{
  g_autofree char *number = NULL;

  g_return_val_if_fail (RK_IS_LIBRARY_ITEM (item), NULL);

  if (rk_library_item_get_problem (item) != NULL)
    /* TRANSLATORS: a file in the library; not a sentence */
    return g_strdup (_("Cannot be read"));

  if (rk_library_item_get_state (item) == RK_MATCH_OVER)
    return describe_winner (item);

  number = rk_format_number (rk_library_item_get_n_rounds (item));
  if (rk_library_item_get_state (item) == RK_MATCH_BETWEEN_ROUNDS)
    return g_strdup_printf (_("Round %s is over"), number);

  /* TRANSLATORS: where a match stands; not a sentence; %s is a number */
  return g_strdup_printf (_("Round %s, being played"), number);
}

/**
 * rk_text_library_score:
 * @item: a match of the library
 *
 * Returns: (transfer full): the stones each player owns, South first; empty if
 *   the file cannot be read
 */
char *
rk_text_library_score (RkLibraryItem *item)
{
  g_return_val_if_fail (RK_IS_LIBRARY_ITEM (item), NULL);

  if (rk_library_item_get_problem (item) != NULL)
    return g_strdup ("");

  return rk_text_score (rk_library_item_get_stones (item, RK_SOUTH),
                        rk_library_item_get_stones (item, RK_NORTH));
}
