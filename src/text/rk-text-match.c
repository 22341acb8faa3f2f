/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-sentences-private.h"

#include <glib/gi18n.h>

#include "rk-format.h"

/* Rule 18: which player cannot fill a hole any more. */
static RkSide
get_closed_side (RkMatch *match)
{
  return rk_match_get_stones (match, RK_SOUTH) < RK_FOUR ? RK_SOUTH : RK_NORTH;
}

static char *
describe_rounds_played (RkMatch *match)
{
  guint n_rounds = rk_match_get_n_rounds (match);
  g_autofree char *number = rk_format_number (n_rounds);

  if (n_rounds == 1)
    /* TRANSLATORS: why a match ended */
    return g_strdup (_("The only round of the match is played."));

  /* TRANSLATORS: why a match ended; %s is at least 2 */
  return g_strdup_printf (ngettext ("All %s rounds of the match are played.",
                                    "All %s rounds of the match are played.", n_rounds),
                          number);
}

static char *
describe_rounds_won (RkMatch *match)
{
  RkWinner winner = rk_match_get_winner (match);
  guint n_wins = rk_match_get_n_wins (match,
                                      winner == RK_WINNER_SOUTH ? RK_SOUTH : RK_NORTH);
  g_autofree char *name = rk_text_winner_spoken (match, winner);
  g_autofree char *number = rk_format_number (n_wins);

  /* TRANSLATORS: why a match ended: the player and a number of rounds */
  return g_strdup_printf (ngettext ("%1$s has won %2$s round.",
                                    "%1$s has won %2$s rounds.", n_wins),
                          name, number);
}

static char *
describe_end (RkMatch *match)
{
  g_autofree char *name = NULL;

  switch (rk_match_get_end (match))
    {
    case RK_MATCH_ALL_CLOSED:
      name = rk_text_subject (match, get_closed_side (match));
      /* TRANSLATORS: why a match ended; %s is a player */
      return g_strdup_printf (_("%s has fewer than four stones left and cannot fill a hole."),
                              name);

    case RK_MATCH_ROUNDS:
      return describe_rounds_played (match);

    case RK_MATCH_WINS:
      return describe_rounds_won (match);

    case RK_MATCH_CONCEDED:
      name = rk_text_subject (match, rk_match_get_conceded_by (match));
      /* TRANSLATORS: why a match ended; %s is a player */
      return g_strdup_printf (_("%s conceded the match."), name);

    case RK_MATCH_AGREED:
      /* TRANSLATORS: why a match ended */
      return g_strdup (_("The players agreed on a draw."));

    case RK_MATCH_ADJUDICATED:
      /* TRANSLATORS: why a match ended */
      return g_strdup (_("An arbiter decided the match."));

    case RK_MATCH_GOES_ON:
    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
describe_result (RkMatch *match)
{
  RkWinner winner = rk_match_get_winner (match);
  RkSide first = winner == RK_WINNER_NORTH ? RK_NORTH : RK_SOUTH;
  g_autofree char *more = rk_format_number (rk_match_get_stones (match, first));
  g_autofree char *less = rk_format_number (rk_match_get_stones (match,
                                                                 rk_side_other (first)));
  g_autofree char *name = NULL;

  if (winner == RK_WINNER_DRAW)
    /* TRANSLATORS: the stones of both players at the end of a match */
    return g_strdup_printf (_("The match is drawn, %1$s to %2$s."), more, less);

  name = rk_text_winner_spoken (match, winner);
  /* After "16 to 32" it would read like a mistake. */
  if (rk_match_get_stones (match, first) <= rk_match_get_stones (match, rk_side_other (first)))
    /* TRANSLATORS: the winner of a match who has no more stones than the other player, for
     * instance because that one conceded */
    return g_strdup_printf (_("%s won the match."), name);

  /* TRANSLATORS: the winner of a match, the stones of the winner and those of
   * the other player */
  return g_strdup_printf (_("%1$s won the match, %2$s to %3$s."), name, more, less);
}

/**
 * rk_text_match_end:
 * @match: a match that is over
 *
 * Returns: (transfer full): why the match ended, and who won it
 */
char *
rk_text_match_end (RkMatch *match)
{
  GString *sentences;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);
  g_return_val_if_fail (rk_match_get_state (match) == RK_MATCH_OVER, NULL);

  sentences = g_string_new (NULL);
  rk_sentences_take (sentences, describe_end (match));
  rk_sentences_take (sentences, describe_result (match));

  return g_string_free_and_steal (sentences);
}

static char *
describe_winner (RkMatch *match)
{
  RkWinner winner = rk_match_get_winner (match);
  g_autofree char *name = NULL;

  if (winner == RK_WINNER_DRAW)
    /* TRANSLATORS: where a match stands; not a sentence */
    return g_strdup (_("The match is drawn"));

  name = rk_text_winner (match, winner);
  /* TRANSLATORS: where a match stands; not a sentence; %s is a player */
  return g_strdup_printf (_("Winner of the match: %s"), name);
}

/**
 * rk_text_match_state:
 * @match: a match
 *
 * Returns: (transfer full): where the match stands, as a label: "Round 3, North
 *   to move"
 */
char *
rk_text_match_state (RkMatch *match)
{
  g_autofree char *number = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);

  if (rk_match_get_state (match) == RK_MATCH_OVER)
    return describe_winner (match);

  number = rk_format_number (rk_match_get_n_rounds (match));
  if (rk_match_get_state (match) == RK_MATCH_BETWEEN_ROUNDS)
    /* TRANSLATORS: where a match stands; not a sentence; %s is a number */
    return g_strdup_printf (_("Round %s is over"), number);

  name = rk_text_subject (match, rk_match_get_turn (match));
  /* TRANSLATORS: where a match stands; not a sentence; the number of the round
   * and a player */
  return g_strdup_printf (_("Round %1$s, %2$s to move"), number, name);
}

/* What @side owns in a position of a round: all that it has beside the board, and the
 * stones in its row. */
guint
rk_text_stones_in (RkRound          *round,
                   const RkPosition *position,
                   RkSide            side)
{
  guint n_stones = rk_round_get_reserve (round, side) + position->captured[side];

  for (guint hole = side * position->n_holes; hole < (side + 1u) * position->n_holes; hole++)
    n_stones += position->stones[hole];

  return n_stones;
}

/* The same at a place; at the end of a round with its share of the stones left. */
guint
rk_text_stones_at (RkMatch *match,
                   guint    round_index,
                   guint    ply,
                   RkSide   side)
{
  RkRound *round = rk_match_get_round (match, round_index);

  if (ply == rk_round_get_n_moves (round))
    return rk_round_get_provision (round, side);

  return rk_text_stones_in (round, rk_round_get_position (round, ply), side);
}

static char *
describe_score (RkMatch *match,
                guint    south_stones,
                guint    north_stones)
{
  g_autofree char *south_name = rk_text_player (match, RK_SOUTH);
  g_autofree char *north_name = rk_text_player (match, RK_NORTH);
  g_autofree char *south = rk_format_number (south_stones);
  g_autofree char *north = rk_format_number (north_stones);

  /* TRANSLATORS: the score of a match: a player and stones, the other player
   * and stones */
  return g_strdup_printf (_("%1$s %2$s · %3$s %4$s"), south_name, south, north_name, north);
}

/**
 * rk_text_match_score:
 * @match: a match
 * @round_index: the index of a round
 * @ply: after how many of its moves
 *
 * Returns: (transfer full): the stones each player owns there, South first
 */
char *
rk_text_match_score (RkMatch *match,
                     guint    round_index,
                     guint    ply)
{
  g_return_val_if_fail (RK_IS_MATCH (match), NULL);

  return describe_score (match, rk_text_stones_at (match, round_index, ply, RK_SOUTH),
                         rk_text_stones_at (match, round_index, ply, RK_NORTH));
}

/**
 * rk_text_position_score:
 * @match: a match
 * @round_index: the index of a round
 * @position: a position that could arise in it
 *
 * Returns: (transfer full): the stones each player would own there, South first
 */
char *
rk_text_position_score (RkMatch          *match,
                        guint             round_index,
                        const RkPosition *position)
{
  RkRound *round;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);
  g_return_val_if_fail (position != NULL, NULL);

  round = rk_match_get_round (match, round_index);
  return describe_score (match, rk_text_stones_in (round, position, RK_SOUTH),
                         rk_text_stones_in (round, position, RK_NORTH));
}

char *
rk_text_score (guint first,
               guint second)
{
  g_autofree char *first_text = rk_format_number (first);
  g_autofree char *second_text = rk_format_number (second);

  /* TRANSLATORS: a score: the stones of the one player and of the other */
  return g_strdup_printf (C_("score", "%1$s : %2$s"), first_text, second_text);
}

/**
 * rk_text_match_score_short:
 * @match: a match
 * @round_index: the index of a round
 * @ply: after how many of its moves
 *
 * Returns: (transfer full): the stones each player owns there, South first,
 *   without names
 */
char *
rk_text_match_score_short (RkMatch *match,
                           guint    round_index,
                           guint    ply)
{
  g_return_val_if_fail (RK_IS_MATCH (match), NULL);

  return rk_text_score (rk_text_stones_at (match, round_index, ply, RK_SOUTH),
                        rk_text_stones_at (match, round_index, ply, RK_NORTH));
}

char *
rk_text_title (const char *south_name,
               const char *north_name)
{
  /* TRANSLATORS: a match: South and North, the two players */
  return g_strdup_printf (C_("match", "%1$s – %2$s"), south_name, north_name);
}

/**
 * rk_text_match_event:
 * @match: a match
 *
 * Returns: (transfer full) (nullable): for which game of which tournament it is played;
 *   %NULL if for none
 */
char *
rk_text_match_event (RkMatch *match)
{
  RkEvent *event;
  g_autofree char *name = NULL;
  g_autofree char *round = NULL;
  g_autofree char *board = NULL;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);

  if (!rk_match_is_of_tournament (match))
    return NULL;

  event = rk_match_get_event (match);
  name = rk_text_one_line (rk_event_get_name (event) != NULL ? rk_event_get_name (event) : "");
  round = rk_format_number (rk_event_get_round (event));
  board = rk_format_number (rk_event_get_board (event));
  if (rk_event_get_game (event) > 1)
    {
      g_autofree char *game = rk_format_number (rk_event_get_game (event));

      /* TRANSLATORS: what a match is played for: the name of a tournament, its round, the board,
       * and which of the games that the two play there */
      return g_strdup_printf (_("%1$s · Round %2$s · Board %3$s · Game %4$s"), name, round, board,
                              game);
    }
  /* TRANSLATORS: what a match is played for: the name of a tournament, its round, and the
   * board */
  return g_strdup_printf (_("%1$s · Round %2$s · Board %3$s"), name, round, board);
}

/**
 * rk_text_match_title:
 * @match: a match
 *
 * Returns: (transfer full): who plays against whom, South first
 */
char *
rk_text_match_title (RkMatch *match)
{
  g_autofree char *south = NULL;
  g_autofree char *north = NULL;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);

  south = rk_text_player (match, RK_SOUTH);
  north = rk_text_player (match, RK_NORTH);
  return rk_text_title (south, north);
}
