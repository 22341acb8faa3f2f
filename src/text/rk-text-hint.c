/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* What is known of a position, in words: always in stones at the end of the
 * round. */

#include "rk-sentences-private.h"

#include <glib/gi18n.h>

#include "rk-format.h"
#include "rk-sowing.h"

static char *
describe_best (const RkPosition *position,
               guint             hole,
               guint             laps,
               gboolean          is_proven)
{
  RkLetter letter = rk_letter (position, hole);
  g_autofree char *number = NULL;

  if (!is_proven)
    /* TRANSLATORS: a hint in a position that is too much for the solver: the letter of the
     * hole that leads to the most stones for sure */
    return g_strdup_printf (_("It cannot be told which move is best. The computer would play "
                              "%s."), letter.text);

  if (laps == 1)
    /* TRANSLATORS: a hint: the letter of a hole */
    return g_strdup_printf (_("The best move is %s."), letter.text);

  number = rk_format_number (laps);
  /* TRANSLATORS: a hint: the letter of a hole, and how many laps the move takes (more than
   * one) */
  return g_strdup_printf (ngettext ("The best move is %1$s, in %2$s lap.",
                                    "The best move is %1$s, in %2$s laps.", laps),
                          letter.text, number);
}

static void
take_captured (GString        *sentences,
               RkMatch        *match,
               RkSide          side,
               const RkSowing *sowing)
{
  g_autofree char *name = NULL;

  if (sowing->captured[side] == 0)
    return;

  name = rk_text_subject (match, side);
  rk_sentences_take (sentences, rk_text_captured (name, sowing->captured[side]));
}

/* What the other player can do after the move. */
static char *
describe_answers (RkMatch          *match,
                  const RkPosition *after)
{
  g_autofree char *name = rk_text_subject (match, after->turn);
  guint n_moves = __builtin_popcount (rk_position_get_legal (after, NULL));
  g_autofree char *number = NULL;

  if (n_moves == 0)
    /* TRANSLATORS: why a round ended; %s is a player */
    return g_strdup_printf (_("%s has no legal move."), name);

  number = rk_format_number (n_moves);
  /* TRANSLATORS: a hint: a player, and among how many moves he or she could choose after
   * the move that is advised */
  return g_strdup_printf (ngettext ("%1$s then has %2$s move.",
                                    "%1$s then has %2$s moves.", n_moves),
                          name, number);
}

/* The other moves of @holes: "B, C". */
static char *
list_others (const RkPosition *position,
             guint             holes,
             guint             hole)
{
  GString *list = g_string_new (NULL);

  for (guint other = 0; other < 2u * position->n_holes; other++)
    {
      if (other == hole || !(holes & (1u << other)))
        continue;

      if (list->len > 0)
        g_string_append (list, ", ");
      g_string_append (list, rk_letter (position, other).text);
    }

  return g_string_free_and_steal (list);
}

static char *
describe_range (const char       *mover,
                const char       *other,
                const RkSolution *solution,
                RkOutcome         outcome)
{
  g_autofree char *least = rk_format_number (outcome.worst);
  g_autofree char *most = rk_format_number (outcome.best);
  g_autofree char *other_least = rk_format_number (solution->total - outcome.best);
  g_autofree char *other_most = rk_format_number (solution->total - outcome.worst);

  /* TRANSLATORS: how a round ends if nobody makes a mistake: a player, and the least and the
   * most stones that he or she has then; the other player, and the least and the most stones
   * of that one */
  return g_strdup_printf (
      ngettext ("%1$s ends the round with between %2$s and %3$s stone, %4$s with between %5$s "
                "and %6$s.",
                "%1$s ends the round with between %2$s and %3$s stones, %4$s with between %5$s "
                "and %6$s.", outcome.best),
      mover, least, most, other, other_least, other_most);
}

/**
 * rk_text_value:
 * @match: a match
 * @solution: what is known of a position of it
 * @outcome: how the round ends after one of the moves
 *
 * Returns: (transfer full): how the round ends under best play, the player who
 *   is to move first: "South ends the round with 28 stones, North with 20."
 */
char *
rk_text_value (RkMatch          *match,
               const RkSolution *solution,
               RkOutcome         outcome)
{
  g_autofree char *mover = NULL;
  g_autofree char *other = NULL;
  g_autofree char *least = NULL;
  g_autofree char *rest = NULL;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);
  g_return_val_if_fail (solution != NULL, NULL);
  g_return_val_if_fail (outcome.best <= solution->total, NULL);

  mover = rk_text_subject (match, solution->turn);
  other = rk_text_subject (match, rk_side_other (solution->turn));
  if (!rk_outcome_is_exact (outcome))
    return describe_range (mover, other, solution, outcome);

  least = rk_format_number (outcome.worst);
  rest = rk_format_number (solution->total - outcome.worst);
  /* TRANSLATORS: how a round ends if nobody makes a mistake: a player and his or her stones
   * then, the other player and the stones of that one */
  return g_strdup_printf (ngettext ("%1$s ends the round with %2$s stone, %3$s with %4$s.",
                                    "%1$s ends the round with %2$s stones, %3$s with %4$s.",
                                    outcome.worst),
                          mover, least, other, rest);
}

/**
 * rk_text_value_short:
 * @solution: what is known of a position
 * @outcome: how the round ends after one of the moves
 *
 * Returns: (transfer full): the same as rk_text_value() for the board, the player who is
 *   to move first: "28:20", or what both are sure of: "≥16:≥28"
 */
char *
rk_text_value_short (const RkSolution *solution,
                     RkOutcome         outcome)
{
  g_autofree char *mover = NULL;
  g_autofree char *other = NULL;

  g_return_val_if_fail (solution != NULL, NULL);
  g_return_val_if_fail (outcome.best <= solution->total, NULL);

  mover = rk_format_number (outcome.worst);
  other = rk_format_number (solution->total - outcome.best);
  if (rk_outcome_is_exact (outcome))
    return g_strconcat (mover, ":", other, NULL);

  return g_strconcat ("≥", mover, ":≥", other, NULL);
}

/* What everything above leads to. */
static char *
describe_outcome (RkMatch          *match,
                  const RkSolution *solution,
                  RkOutcome         outcome)
{
  g_autofree char *value = rk_text_value (match, solution, outcome);

  /* TRANSLATORS: a hint; "%s" is a sentence: how the round ends if nobody makes a mistake */
  return g_strdup_printf (_("If both play their best: %s"), value);
}

/**
 * rk_text_hint:
 * @match: a match
 * @position: a position of it
 * @solution: what is known of @position
 * @hole: one of the best moves in it
 *
 * Returns: (transfer full): what the move does and what it leads to: "The best
 *   move is C, in 3 laps. South gets 8 stones. North then has 2 moves. If both
 *   play their best: South ends the round with 28 stones, North with 20. Just as good: D."
 */
char *
rk_text_hint (RkMatch          *match,
              const RkPosition *position,
              const RkSolution *solution,
              guint             hole)
{
  RkPosition after;
  RkSowing sowing;
  GString *sentences;
  g_autofree char *equals = NULL;
  guint proven;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);
  g_return_val_if_fail (position != NULL, NULL);
  g_return_val_if_fail (solution != NULL, NULL);
  g_return_val_if_fail (solution->legal & (1u << hole), NULL);

  after = *position;
  rk_position_play (&after, hole, &sowing);
  proven = rk_solution_get_proven (solution);

  sentences = g_string_new (NULL);
  rk_sentences_take (sentences, describe_best (position, hole, sowing.laps,
                                               proven & (1u << hole)));
  take_captured (sentences, match, position->turn, &sowing);
  take_captured (sentences, match, after.turn, &sowing);
  rk_sentences_take (sentences, describe_answers (match, &after));
  rk_sentences_take (sentences, describe_outcome (match, solution, solution->moves[hole]));
  equals = list_others (position, proven & (1u << hole) ? proven : 0, hole);
  if (*equals != '\0')
    /* TRANSLATORS: a hint: the letters of the other moves that are as good, "B, C" */
    rk_sentences_take (sentences, g_strdup_printf (_("Just as good: %s."), equals));

  return g_string_free_and_steal (sentences);
}
