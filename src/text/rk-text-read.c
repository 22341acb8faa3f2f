/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-read-sentences.h"

#include <glib/gi18n.h>

#include "rk-format.h"
#include "rk-sentences-private.h"

/**
 * rk_text_read_move:
 * @match: a match
 * @move: (nullable): the last move at a place of it, or %NULL at the start of a round
 *
 * Returns: (transfer full): what the move did
 */
char *
rk_text_read_move (RkMatch *match,
                   RkMove  *move)
{
  g_return_val_if_fail (RK_IS_MATCH (match), NULL);

  return move != NULL ? rk_text_move (match, move)
                      : g_strdup (_("No move has been played in this round."));
}

static char *
describe_hole (const RkPosition *position,
               guint             hole)
{
  RkLetter letter = rk_letter (position, hole);
  g_autofree char *number = NULL;

  if (!rk_position_is_open (position, hole))
    /* TRANSLATORS: a hole in a row that is read out, as short as can be: its letter */
    return g_strdup_printf (C_("hole of a row", "%s closed"), letter.text);

  number = rk_format_number (position->stones[hole]);
  /* TRANSLATORS: a hole in a row that is read out, as short as can be: its letter, and how many
   * stones are in it */
  return g_strdup_printf (C_("hole of a row", "%1$s %2$s"), letter.text, number);
}

static void
take_item (GString    *list,
           const char *item)
{
  if (list->len > 0)
    g_string_append (list, ", ");
  g_string_append (list, item);
}

/**
 * rk_text_read_row:
 * @position: a position
 * @side: whose row
 *
 * Returns: (transfer full): what is in each hole of the row, in the order of its letters
 */
char *
rk_text_read_row (const RkPosition *position,
                  RkSide            side)
{
  g_autoptr (GString) list = g_string_new (NULL);

  g_return_val_if_fail (position != NULL, NULL);

  for (guint i = 0; i < position->n_holes; i++)
    {
      g_autofree char *hole = describe_hole (position, side * position->n_holes + i);

      take_item (list, hole);
    }

  if (side == RK_SOUTH)
    /* TRANSLATORS: "%s" is what is in each hole: "A 4, B 0, C closed" */
    return g_strdup_printf (_("South’s row: %s."), list->str);

  /* TRANSLATORS: "%s" is what is in each hole: "a 4, b 0, c closed" */
  return g_strdup_printf (_("North’s row: %s."), list->str);
}

/**
 * rk_text_read_moves:
 * @match: a match
 * @position: a position of it
 *
 * Returns: (transfer full): which holes the player who is to move can play
 */
char *
rk_text_read_moves (RkMatch          *match,
                    const RkPosition *position)
{
  g_autoptr (GString) list = g_string_new (NULL);
  g_autofree char *name = NULL;
  guint16 legal;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);
  g_return_val_if_fail (position != NULL, NULL);

  name = rk_text_subject (match, position->turn);
  legal = rk_position_get_legal (position, NULL);
  if (legal == 0)
    /* TRANSLATORS: why a round ended; %s is a player */
    return g_strdup_printf (_("%s has no legal move."), name);

  for (guint hole = 0; hole < 2u * position->n_holes; hole++)
    if (legal & (1u << hole))
      take_item (list, rk_letter (position, hole).text);

  /* TRANSLATORS: a player, and the letters of the holes that he or she can play: "A, D" */
  return g_strdup_printf (_("%1$s can play: %2$s."), name, list->str);
}

static void
take_score (GString *sentences,
            RkMatch *match,
            RkSide   side,
            guint    stones,
            guint    won)
{
  const guint n_fours = won / RK_FOUR;
  g_autofree char *name = rk_text_subject (match, side);
  g_autofree char *owned = rk_format_number (stones);
  g_autofree char *fours = rk_format_number (n_fours);

  /* TRANSLATORS: the score: a player and stones */
  rk_sentences_take (sentences, g_strdup_printf (ngettext ("%1$s owns %2$s stone.",
                                                           "%1$s owns %2$s stones.", stones),
                                                 name, owned));
  /* TRANSLATORS: a player, and how many groups of four stones he or she has captured in this
   * round */
  rk_sentences_take (sentences,
                     g_strdup_printf (ngettext ("%1$s has won %2$s four in this round.",
                                                "%1$s has won %2$s fours in this round.",
                                                n_fours),
                                      name, fours));
}

/* At the end each also gets a share of what is left, and the fours are of that together. */
static guint
get_won_at (RkRound *round,
            guint    ply,
            RkSide   side)
{
  if (ply == rk_round_get_n_moves (round))
    return rk_round_get_won (round, side);
  return rk_round_get_position (round, ply)->captured[side];
}

/**
 * rk_text_read_side:
 * @match: a match
 * @round_index: the index of a round
 * @ply: after how many of its moves
 * @beside: (nullable): a position that could arise in it, to be looked at instead
 * @side: a player
 *
 * Returns: (transfer full): what the player owns there, as rk_text_match_score() or
 *   rk_text_position_score(), and the fours won in the round
 */
char *
rk_text_read_side (RkMatch          *match,
                   guint             round_index,
                   guint             ply,
                   const RkPosition *beside,
                   RkSide            side)
{
  GString *sentences;
  RkRound *round;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);
  g_return_val_if_fail (side <= RK_NORTH, NULL);

  sentences = g_string_new (NULL);
  round = rk_match_get_round (match, round_index);
  if (beside != NULL)
    take_score (sentences, match, side, rk_text_stones_in (round, beside, side),
                beside->captured[side]);
  else
    take_score (sentences, match, side, rk_text_stones_at (match, round_index, ply, side),
                get_won_at (round, ply, side));

  return g_string_free_and_steal (sentences);
}

/**
 * rk_text_read_score:
 * @match: a match
 * @round_index: the index of a round
 * @ply: after how many of its moves
 * @beside: (nullable): a position that could arise in it, to be looked at instead
 *
 * Returns: (transfer full): rk_text_read_side() of both players, South first
 */
char *
rk_text_read_score (RkMatch          *match,
                    guint             round_index,
                    guint             ply,
                    const RkPosition *beside)
{
  g_autofree char *south = NULL;
  g_autofree char *north = NULL;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);

  south = rk_text_read_side (match, round_index, ply, beside, RK_SOUTH);
  north = rk_text_read_side (match, round_index, ply, beside, RK_NORTH);

  return g_strdup_printf ("%s %s", south, north);
}

static char *
describe_place (RkRound *round,
                guint    ply)
{
  g_autofree char *number = rk_format_number (rk_round_get_number (round));
  g_autofree char *moves = rk_format_number (ply);
  g_autofree char *n_moves = rk_format_number (rk_round_get_n_moves (round));

  /* TRANSLATORS: a place in a match: the number of a round, after how many moves, and how many
   * moves the round has */
  return g_strdup_printf (_("Round %1$s, after move %2$s of %3$s."), number, moves, n_moves);
}

/**
 * rk_text_read_turn:
 * @match: a match
 * @side: a player
 *
 * Returns: (transfer full): that it is the turn of @side
 */
char *
rk_text_read_turn (RkMatch *match,
                   RkSide   side)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);

  name = rk_text_subject (match, side);
  /* TRANSLATORS: %s is a player */
  return g_strdup_printf (_("%s is to move."), name);
}

/* Rounds won up to a place: the last one counts only at its end (rule 15). */
static void
take_wins (GString  *sentences,
           RkMatch  *match,
           RkSide    side,
           guint     n_rounds)
{
  const RkWinner winner = side == RK_SOUTH ? RK_WINNER_SOUTH : RK_WINNER_NORTH;
  g_autofree char *name = rk_text_subject (match, side);
  g_autofree char *number = NULL;
  guint n_wins = 0;

  for (guint i = 0; i < n_rounds; i++)
    n_wins += rk_round_get_winner (rk_match_get_round (match, i)) == winner;

  number = rk_format_number (n_wins);
  /* TRANSLATORS: why a match ended: the player and a number of rounds */
  rk_sentences_take (sentences, g_strdup_printf (ngettext ("%1$s has won %2$s round.",
                                                           "%1$s has won %2$s rounds.", n_wins),
                                                 name, number));
}

/**
 * rk_text_read_place:
 * @match: a match
 * @round_index: the index of a round
 * @ply: after how many of its moves
 *
 * Returns: (transfer full): which place of the match it is, who is to move there or how the
 *   round ended, and how many rounds each player has won by then
 */
char *
rk_text_read_place (RkMatch *match,
                    guint    round_index,
                    guint    ply)
{
  GString *sentences;
  RkRound *round;
  gboolean is_end;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);

  round = rk_match_get_round (match, round_index);
  is_end = rk_round_is_over (round) && ply == rk_round_get_n_moves (round);
  sentences = g_string_new (NULL);
  rk_sentences_take (sentences, describe_place (round, ply));
  if (is_end)
    rk_sentences_take (sentences, rk_text_round_end (match, round));
  else
    rk_sentences_take (sentences,
                       rk_text_read_turn (match, rk_round_get_position (round, ply)->turn));
  for (guint side = RK_SOUTH; side <= RK_NORTH; side++)
    take_wins (sentences, match, side, round_index + (is_end ? 1 : 0));

  return g_string_free_and_steal (sentences);
}

/**
 * rk_text_read_step:
 * @match: a match
 * @round_index: the index of a round
 * @ply: after how many of its moves
 * @verbosity: how much is to be said of a move
 *
 * Returns: (transfer full): what a listener must hear who has gone there: which place of the
 *   match it is, and what was played last, or how the round begins
 */
char *
rk_text_read_step (RkMatch     *match,
                   guint        round_index,
                   guint        ply,
                   RkVerbosity  verbosity)
{
  GString *sentences;
  RkRound *round;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);

  round = rk_match_get_round (match, round_index);
  if (ply == 0)
    return rk_text_round_begin (match, round);

  sentences = g_string_new (NULL);
  rk_sentences_take (sentences, describe_place (round, ply));
  rk_sentences_take_move (sentences, match, rk_round_get_move (round, ply - 1), verbosity);
  if (rk_round_is_over (round) && ply == rk_round_get_n_moves (round))
    rk_sentences_take (sentences, rk_text_round_end (match, round));

  return g_string_free_and_steal (sentences);
}

/**
 * rk_text_read_value:
 * @match: a match
 * @position: a position of it
 * @solution: what is known of @position
 * @hole: a legal move in it
 *
 * Returns: (transfer full): how the round ends after the move if nobody makes a mistake
 */
char *
rk_text_read_value (RkMatch          *match,
                    const RkPosition *position,
                    const RkSolution *solution,
                    guint             hole)
{
  GString *sentences;
  g_autofree char *value = NULL;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);
  g_return_val_if_fail (position != NULL, NULL);
  g_return_val_if_fail (solution != NULL, NULL);
  g_return_val_if_fail (solution->legal & (1u << hole), NULL);

  value = rk_text_value (match, solution, solution->moves[hole]);
  sentences = g_string_new (NULL);
  /* TRANSLATORS: the letter of a hole, and a sentence: how the round ends if it is played now
   * and nobody makes a mistake */
  rk_sentences_take (sentences, g_strdup_printf (_("Hole %1$s: %2$s"),
                                                 rk_letter (position, hole).text, value));
  if (rk_solution_get_proven (solution) & (1u << hole))
    /* TRANSLATORS: of a move */
    rk_sentences_take (sentences, g_strdup (_("No other move leads to more.")));

  return g_string_free_and_steal (sentences);
}
