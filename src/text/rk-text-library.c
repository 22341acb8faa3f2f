/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-sentences-private.h"

#include <glib/gi18n.h>

#include "rk-file-name.h"
#include "rk-format.h"
#include "rk-tournament-sentences.h"

static char *
get_file_name (GFile *file)
{
  g_autofree char *name = rk_file_name_show (file);

  return rk_text_one_line (name);
}

/**
 * rk_text_document_title:
 * @document: an open file
 *
 * Returns: (transfer full): who plays against whom in a match, the name of a
 *   tournament
 */
char *
rk_text_document_title (RkDocument *document)
{
  RkTournament *tournament;

  g_return_val_if_fail (RK_IS_DOCUMENT (document), NULL);

  tournament = rk_document_get_tournament (document);
  if (tournament != NULL)
    return rk_text_one_line (rk_tournament_get_name (tournament));

  return rk_text_match_title (rk_document_get_match (document));
}

static char *
describe_player (RkLibraryItem *item,
                 RkSide         side)
{
  RkTextPlayer players[2];

  for (RkSide each = RK_SOUTH; each <= RK_NORTH; each++)
    players[each] = (RkTextPlayer) {
      .name = rk_library_item_get_name (item, each),
      .type = rk_library_item_get_player_type (item, each),
      .level = rk_library_item_get_level (item, each),
    };

  return rk_text_player_of (players, side);
}

/**
 * rk_text_library_title:
 * @item: a file of the library
 *
 * Returns: (transfer full): who plays against whom, South first; the name of a
 *   tournament; the name of the file if it cannot be read
 */
char *
rk_text_library_title (RkLibraryItem *item)
{
  const RkLibraryTournament *tournament;
  g_autofree char *south = NULL;
  g_autofree char *north = NULL;

  g_return_val_if_fail (RK_IS_LIBRARY_ITEM (item), NULL);

  if (rk_library_item_get_problem (item) != NULL)
    return get_file_name (rk_library_item_get_file (item));
  tournament = rk_library_item_get_tournament (item);
  if (tournament != NULL)
    return rk_text_one_line (tournament->name);

  south = describe_player (item, RK_SOUTH);
  north = describe_player (item, RK_NORTH);

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

  name = describe_player (item, side);
  return g_strdup_printf (_("Winner of the match: %s"), name);
}

static char *
describe_open_boards (const RkLibraryTournament *self,
                      const char                *system,
                      const char                *round,
                      const char                *n_rounds)
{
  g_autofree char *n_open = rk_format_number (self->n_open);

  /* TRANSLATORS: where a tournament stands: its system, a round, the number of rounds, and how
   * many boards have no result yet; not a sentence */
  return g_strdup_printf (ngettext ("%1$s, round %2$s of %3$s, %4$s board open",
                                    "%1$s, round %2$s of %3$s, %4$s boards open", self->n_open),
                          system, round, n_rounds, n_open);
}

static char *
describe_tournament (const RkLibraryTournament *self)
{
  g_autofree char *system = rk_text_system (self->system);
  g_autofree char *round = rk_format_number (self->round);
  g_autofree char *n_rounds = rk_format_number (self->total_rounds);
  g_autofree char *winner = NULL;

  switch (self->state)
    {
    case RK_TOURNAMENT_SETUP:
      /* TRANSLATORS: where a tournament stands: its system; not a sentence */
      return g_strdup_printf (_("%s, not started"), system);

    case RK_TOURNAMENT_DRAFT:
      /* TRANSLATORS: where a tournament stands: its system, a round, the number of rounds; not
       * a sentence */
      return g_strdup_printf (_("%1$s, round %2$s of %3$s, draft"), system, round, n_rounds);

    case RK_TOURNAMENT_PLAYING:
      return describe_open_boards (self, system, round, n_rounds);

    case RK_TOURNAMENT_BETWEEN:
      /* TRANSLATORS: where a tournament stands: its system, a round, the number of rounds; not
       * a sentence */
      return g_strdup_printf (_("%1$s, round %2$s of %3$s is over"), system, round, n_rounds);

    case RK_TOURNAMENT_OVER:
    default:
      break;
    }

  if (self->winner == NULL)
    /* TRANSLATORS: where a tournament stands: its system; not a sentence */
    return g_strdup_printf (_("%s, over, the first place is shared"), system);
  winner = rk_text_one_line (self->winner);
  /* TRANSLATORS: where a tournament stands: its system, and a player; not a sentence */
  return g_strdup_printf (_("%1$s, over, winner: %2$s"), system, winner);
}

static char *
describe_match (RkLibraryItem *item)
{
  g_autofree char *number = NULL;

  if (rk_library_item_get_state (item) == RK_MATCH_OVER)
    return describe_winner (item);

  number = rk_format_number (rk_library_item_get_n_rounds (item));
  if (rk_library_item_get_state (item) == RK_MATCH_BETWEEN_ROUNDS)
    return g_strdup_printf (_("Round %s is over"), number);

  /* TRANSLATORS: where a match stands; not a sentence; %s is a number */
  return g_strdup_printf (_("Round %s, being played"), number);
}

/**
 * rk_text_library_name:
 * @item: a file of the library
 *
 * Returns: (transfer full): what it is called: the name of a tournament, of everything
 *   else the name of its file, without suffix; of a deleted one that which it had
 */
char *
rk_text_library_name (RkLibraryItem *item)
{
  g_autofree char *name = NULL;
  g_autofree char *before = NULL;
  g_autofree char *stem = NULL;
  g_autofree char *shown = NULL;

  g_return_val_if_fail (RK_IS_LIBRARY_ITEM (item), NULL);

  if (rk_library_item_get_tournament (item) != NULL)
    return rk_text_library_title (item);
  name = rk_file_name_get (rk_library_item_get_file (item));
  before = rk_file_name_parse_deleted (name, NULL);
  stem = rk_file_name_get_stem (before != NULL ? before : name);
  shown = g_filename_display_name (stem);
  return rk_text_one_line (shown);
}

/* The name that a person gave a match, or that tells it from others of the same players. */
static char *
get_telling_name (RkLibraryItem *item)
{
  g_autofree char *name = rk_text_library_name (item);

  return rk_file_name_is_given (name) || rk_file_name_is_numbered (name)
           ? g_steal_pointer (&name) : NULL;
}

/* Takes @extra. */
static char *
add_remark (char       *extra,
            const char *remark)
{
  g_autofree char *before = extra;

  if (before == NULL)
    return g_strdup (remark);
  /* TRANSLATORS: a match in a list: the name that a person gave it, and a remark on it */
  return g_strdup_printf (C_("library", "%1$s · %2$s"), before, remark);
}

/**
 * rk_text_library_full_title:
 * @item: a file of the library, or one that was deleted there
 *
 * Returns: (transfer full): as rk_text_library_title(), and the name of a match that tells it
 *   from others of the same players, if it has one
 */
char *
rk_text_library_full_title (RkLibraryItem *item)
{
  g_autofree char *name = NULL;
  char *title;

  g_return_val_if_fail (RK_IS_LIBRARY_ITEM (item), NULL);

  title = rk_text_library_title (item);
  if (rk_library_item_get_tournament (item) != NULL || rk_library_item_get_problem (item) != NULL)
    return title;
  name = get_telling_name (item);
  return name != NULL ? add_remark (title, name) : title;
}

/**
 * rk_text_library_extra:
 * @item: a file of the library
 *
 * Returns: (transfer full) (nullable): what a row says besides, if there is something: the
 *   name of a match, if a person has given it or there are others like it; that it
 *   starts from a position; and that another file holds the same
 */
char *
rk_text_library_extra (RkLibraryItem *item)
{
  gboolean is_match;
  char *extra = NULL;

  g_return_val_if_fail (RK_IS_LIBRARY_ITEM (item), NULL);

  is_match = rk_library_item_get_tournament (item) == NULL;
  if (is_match && rk_library_item_get_problem (item) == NULL)
    extra = get_telling_name (item);
  if (rk_library_item_has_start (item))
    extra = add_remark (extra, _("Starts from a Position"));
  if (rk_library_item_is_twin (item))
    extra = add_remark (extra, is_match ? _("Another file holds this match too")
                                        : _("Another file holds this tournament too"));
  return extra;
}

/**
 * rk_text_library_state:
 * @item: a file of the library
 *
 * Returns: (transfer full): where the match or tournament stands, as a label; of a match
 *   that is a game of a tournament its name first
 */
char *
rk_text_library_state (RkLibraryItem *item)
{
  g_autofree char *state = NULL;
  g_autofree char *event = NULL;

  g_return_val_if_fail (RK_IS_LIBRARY_ITEM (item), NULL);

  if (rk_library_item_get_problem (item) != NULL)
    /* TRANSLATORS: a file in the library; not a sentence */
    return g_strdup (_("Cannot be read"));

  if (rk_library_item_get_tournament (item) != NULL)
    return describe_tournament (rk_library_item_get_tournament (item));

  state = describe_match (item);
  if (rk_library_item_get_event_name (item) == NULL)
    return g_steal_pointer (&state);

  event = rk_text_one_line (rk_library_item_get_event_name (item));
  /* TRANSLATORS: a match in a list: the name of the tournament that it is a game of, and where
   * it stands */
  return g_strdup_printf (C_("library", "%1$s · %2$s"), event, state);
}

static char *
describe_players (const RkLibraryTournament *self)
{
  g_autofree char *number = rk_format_number (self->n_players);

  /* TRANSLATORS: how many players a tournament has; not a sentence */
  return g_strdup_printf (ngettext ("%s player", "%s players", self->n_players), number);
}

/**
 * rk_text_library_score:
 * @item: a file of the library
 *
 * Returns: (transfer full): the stones each player owns, South first; how many
 *   players a tournament has; empty if the file cannot be read
 */
char *
rk_text_library_score (RkLibraryItem *item)
{
  g_return_val_if_fail (RK_IS_LIBRARY_ITEM (item), NULL);

  if (rk_library_item_get_problem (item) != NULL)
    return g_strdup ("");
  if (rk_library_item_get_tournament (item) != NULL)
    return describe_players (rk_library_item_get_tournament (item));

  return rk_text_score (rk_library_item_get_stones (item, RK_SOUTH),
                        rk_library_item_get_stones (item, RK_NORTH));
}
