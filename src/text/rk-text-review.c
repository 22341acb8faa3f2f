/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-review-sentences.h"

#include <glib/gi18n.h>

#include "rk-format.h"
#include "rk-sentences-private.h"

/**
 * rk_text_forecast:
 * @match: a match
 * @forecast: how a round of it ends
 * @first: which player to name first
 *
 * Returns: (transfer full): how the round ends under best play: "South ends the
 *   round with 28 stones, North with 20."; where play without end decides
 *   something, between which bounds it does for @first
 */
char *
rk_text_forecast (RkMatch          *match,
                  const RkForecast *forecast,
                  RkSide            first)
{
  RkSolution solution = { 0 };
  RkOutcome outcome;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);
  g_return_val_if_fail (forecast != NULL, NULL);

  solution.turn = first;
  solution.total = forecast->total;
  outcome.worst = forecast->sure[first];
  outcome.best = forecast->total - forecast->sure[rk_side_other (first)];

  return rk_text_value (match, &solution, outcome);
}

/**
 * rk_text_loss:
 * @loss: the stones that were given away
 *
 * Returns: (transfer full): how many they are: "5", or "at least 5"
 */
char *
rk_text_loss (RkLoss loss)
{
  g_autofree char *number = rk_format_number (loss.least);

  if (rk_loss_is_exact (loss))
    return g_steal_pointer (&number);

  /* TRANSLATORS: Of stones that were given away. It stands in the place of a number in other
   * sentences: “South gave away at least 5 stones.” */
  return g_strdup_printf (C_("number", "at least %s"), number);
}

static char *
describe_lost (RkLoss loss)
{
  g_autofree char *number = rk_text_loss (loss);

  /* TRANSLATORS: how many stones fewer the player who moved will have at the end of
   * the round than after a best move */
  return g_strdup_printf (ngettext ("This move gave away %s stone.",
                                    "This move gave away %s stones.", loss.least),
                          number);
}

static char *
describe_untold (void)
{
  /* TRANSLATORS: of a move in a position that is too much for the solver */
  return g_strdup (_("It cannot be told whether this was a best move."));
}

/* "A, B" */
static char *
list_best (RkMove           *move,
           const RkSolution *solution)
{
  GString *list = g_string_new (NULL);

  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    if (solution->best & 1u << hole)
      g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "",
                              rk_letter (rk_move_get_before (move), hole).text);

  return g_string_free_and_steal (list);
}

/**
 * rk_text_verdict:
 * @match: a match
 * @round_index: the index of a round
 * @ply: a move of it, counted from 1
 * @solution: (nullable): what is known of the position before the move; without it
 *   nothing is said of the better moves
 *
 * Returns: (transfer full) (nullable): how good the move was, %NULL if it was not
 *   analysed
 */
char *
rk_text_verdict (RkMatch          *match,
                 guint             round_index,
                 guint             ply,
                 const RkSolution *solution)
{
  RkMove *move;
  GString *sentences;
  g_autofree char *best = NULL;
  RkLoss loss;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);

  if (!rk_review_get_loss (match, round_index, ply, &loss))
    return NULL;
  if (!rk_loss_is_told (loss))
    return describe_untold ();
  if (loss.least == 0)
    /* TRANSLATORS: after it the player has as many stones at the end of the round as
     * after any other move */
    return g_strdup (_("This was a best move."));

  sentences = g_string_new (NULL);
  rk_sentences_take (sentences, describe_lost (loss));
  if (solution == NULL)
    return g_string_free_and_steal (sentences);

  move = rk_round_get_move (rk_match_get_round (match, round_index), ply - 1);
  best = list_best (move, solution);
  /* TRANSLATORS: the letters of the moves that would have been better, "A, B" */
  rk_sentences_take (sentences, g_strdup_printf (_("Better: %s."), best));
  rk_sentences_take (sentences, rk_text_value (match, solution, solution->result));

  return g_string_free_and_steal (sentences);
}

static char *
describe_place (RkMatch *match,
                guint    round_index,
                guint    ply)
{
  g_autofree char *number = rk_format_number (ply);
  g_autofree char *name = NULL;
  RkMove *move;

  if (ply == 0)
    /* TRANSLATORS: where in a round something holds */
    return g_strdup (_("Start of the round."));

  move = rk_round_get_move (rk_match_get_round (match, round_index), ply - 1);
  name = rk_text_subject (match, rk_move_get_side (move));

  /* TRANSLATORS: the number of a move in its round, the player, and the letter of the
   * hole */
  return g_strdup_printf (_("Move %1$s: %2$s played %3$s."), number, name,
                          rk_letter (rk_move_get_before (move),
                                     rk_move_get_hole (move)).text);
}

/**
 * rk_text_review_point:
 * @match: a match
 * @round_index: the index of a round
 * @ply: how many of its moves were played
 *
 * Returns: (transfer full): all that a point of the graph shows, for a screen
 *   reader
 */
char *
rk_text_review_point (RkMatch *match,
                      guint    round_index,
                      guint    ply)
{
  const RkForecast *forecast;
  GString *sentences;
  RkLoss loss;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);
  g_return_val_if_fail (round_index < rk_match_get_n_rounds (match), NULL);
  g_return_val_if_fail (ply <= rk_round_get_n_moves (rk_match_get_round (match, round_index)),
                        NULL);

  sentences = g_string_new (NULL);
  rk_sentences_take (sentences, describe_place (match, round_index, ply));

  forecast = rk_review_get_forecast (match, round_index, ply);
  if (forecast == NULL)
    /* TRANSLATORS: of a move in a match */
    rk_sentences_take (sentences, g_strdup (_("Not analysed.")));
  else
    rk_sentences_take (sentences, rk_text_forecast (match, forecast, RK_SOUTH));

  if (ply > 0 && rk_review_get_loss (match, round_index, ply, &loss) && loss.most > 0)
    rk_sentences_take (sentences,
                       rk_loss_is_told (loss) ? describe_lost (loss) : describe_untold ());

  return g_string_free_and_steal (sentences);
}

/* Where it was made, what it was and how much it gave away; it can be told without what was
 * played. */
static char *
describe_mistake (RkMatch   *match,
                  RkMistake *mistake,
                  gboolean   tells_hole)
{
  guint lost = rk_mistake_get_lost (mistake);
  g_autofree char *round = rk_format_number (rk_mistake_get_round (mistake) + 1);
  g_autofree char *ply = rk_format_number (rk_mistake_get_ply (mistake));
  g_autofree char *name = rk_text_subject (match, rk_mistake_get_side (mistake));
  g_autofree char *number = rk_text_loss (rk_mistake_get_loss (mistake));

  if (!tells_hole)
    {
      /* TRANSLATORS: a mistake: the numbers of the round and of the move in it, the player, and
       * how many stones fewer he or she had at the end of the round */
      return g_strdup_printf (
          ngettext ("Round %1$s, move %2$s: %3$s gave away %4$s stone.",
                    "Round %1$s, move %2$s: %3$s gave away %4$s stones.", lost),
          round, ply, name, number);
    }

  /* TRANSLATORS: a mistake: the numbers of the round and of the move in it, the player, the
   * letter of the hole, and how many stones fewer he or she will have at the end of the
   * round */
  return g_strdup_printf (
      ngettext ("Round %1$s, move %2$s: %3$s played %4$s and gave away %5$s stone.",
                "Round %1$s, move %2$s: %3$s played %4$s and gave away %5$s stones.", lost),
      round, ply, name,
      rk_letter (rk_round_get_position (rk_match_get_round (match, 0), 0),
                 rk_mistake_get_hole (mistake)).text,
      number);
}

/**
 * rk_text_mistake:
 * @match: a match
 * @mistake: a mistake made in it
 *
 * Returns: (transfer full): where it was made, what it was and how much it gave
 *   away
 */
char *
rk_text_mistake (RkMatch   *match,
                 RkMistake *mistake)
{
  g_return_val_if_fail (RK_IS_MATCH (match), NULL);
  g_return_val_if_fail (RK_IS_MISTAKE (mistake), NULL);

  return describe_mistake (match, mistake, TRUE);
}

/**
 * rk_text_retry_mistake:
 * @match: a match
 * @mistake: a mistake made in it
 *
 * Returns: (transfer full): where it was made and how much it gave away: what
 *   rk_text_mistake() says but for the hole
 */
char *
rk_text_retry_mistake (RkMatch   *match,
                       RkMistake *mistake)
{
  g_return_val_if_fail (RK_IS_MATCH (match), NULL);
  g_return_val_if_fail (RK_IS_MISTAKE (mistake), NULL);

  return describe_mistake (match, mistake, FALSE);
}

static char *
describe_given_away (const char    *name,
                     const RkTally *tally)
{
  const RkLoss loss = { tally->lost, tally->lost + tally->is_open };
  g_autofree char *number = rk_text_loss (loss);

  if (tally->lost == 0)
    /* TRANSLATORS: %s is a player who made no mistake */
    return g_strdup_printf (_("%s gave away nothing."), name);

  /* TRANSLATORS: a player, and how many stones all mistakes together gave away */
  return g_strdup_printf (ngettext ("%1$s gave away %2$s stone.",
                                    "%1$s gave away %2$s stones.", tally->lost),
                          name, number);
}

static char *
describe_n_untold (guint n_untold)
{
  g_autofree char *number = rk_format_number (n_untold);

  /* TRANSLATORS: how many moves of a player cannot be judged: the positions are too much for
   * the solver */
  return g_strdup_printf (ngettext ("Of %s move it cannot be told whether it was a best one.",
                                    "Of %s moves it cannot be told whether they were best ones.",
                                    n_untold),
                          number);
}

static char *
describe_n_best (const char    *name,
                 const RkTally *tally)
{
  g_autofree char *best = rk_format_number (tally->n_best);
  g_autofree char *judged = rk_format_number (tally->n_judged);

  /* TRANSLATORS: a player, how many of his or her moves were best moves, and how many
   * moves there were */
  return g_strdup_printf (ngettext ("%1$s found a best move in %2$s of %3$s move.",
                                    "%1$s found a best move in %2$s of %3$s moves.",
                                    tally->n_judged),
                          name, best, judged);
}

/* Takes @text. */
static void
keep_longest (char **longest,
              char  *text)
{
  if (g_utf8_strlen (text, -1) <= g_utf8_strlen (*longest, -1))
    {
      g_free (text);
      return;
    }

  g_free (*longest);
  *longest = text;
}

/* Of moves that cannot be judged there is much to say. */
static void
keep_untold (char    **longest,
             RkMatch  *match,
             guint     round_index)
{
  RkLoss loss;

  for (guint ply = 1; rk_review_get_forecast (match, round_index, ply) != NULL; ply++)
    if (rk_review_get_loss (match, round_index, ply, &loss) && !rk_loss_is_told (loss))
      keep_longest (longest, rk_text_review_point (match, round_index, ply));
}

/**
 * rk_text_review_longest:
 * @match: a match
 * @mistakes: the mistakes made in it
 *
 * Finds out for how much text there must be room wherever in @match somebody looks: of a
 * mistake there is most to say, and the last move of a round has the longest number.
 *
 * Returns: (transfer full): the longest of those texts
 */
char *
rk_text_review_longest (RkMatch    *match,
                        RkMistakes *mistakes)
{
  RkMistake *mistake;
  char *longest = g_strdup ("");

  g_return_val_if_fail (RK_IS_MATCH (match), longest);
  g_return_val_if_fail (RK_IS_MISTAKES (mistakes), longest);

  for (guint i = 0; i < rk_match_get_n_rounds (match); i++)
    {
      guint last = rk_round_get_n_moves (rk_match_get_round (match, i));

      keep_longest (&longest, rk_text_review_point (match, i, last));
      keep_untold (&longest, match, i);
    }
  for (mistake = rk_mistakes_get_next (mistakes, 0, 0, RK_BOTH_SIDES); mistake != NULL;
       mistake = rk_mistakes_get_next (mistakes, rk_mistake_get_round (mistake),
                                       rk_mistake_get_ply (mistake), RK_BOTH_SIDES))
    {
      keep_longest (&longest, rk_text_mistake (match, mistake));
      keep_longest (&longest, rk_text_review_point (match, rk_mistake_get_round (mistake),
                                                    rk_mistake_get_ply (mistake)));
    }

  return longest;
}

/**
 * rk_text_tally:
 * @match: a match
 * @side: a player
 * @tally: how well he or she played
 *
 * Returns: (transfer full): the same in words, of the moves that were analysed
 */
char *
rk_text_tally (RkMatch       *match,
               RkSide         side,
               const RkTally *tally)
{
  g_autofree char *name = NULL;
  GString *sentences;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);
  g_return_val_if_fail (tally != NULL, NULL);

  if (tally->n_judged + tally->n_untold == 0)
    return g_strdup (_("Not analysed."));

  name = rk_text_subject (match, side);
  sentences = g_string_new (NULL);
  if (tally->n_judged > 0)
    rk_sentences_take (sentences, describe_n_best (name, tally));
  /* Of moves that nobody can judge nothing is said. */
  if (tally->lost > 0 || tally->n_untold == 0)
    rk_sentences_take (sentences, describe_given_away (name, tally));
  if (tally->n_untold > 0)
    rk_sentences_take (sentences, describe_n_untold (tally->n_untold));

  return g_string_free_and_steal (sentences);
}

/* Rounded half up; but only who found all has 100, and only who found none has 0. */
static guint
get_share (const RkTally *tally)
{
  if (tally->n_best == 0 || tally->n_best == tally->n_judged)
    return tally->n_best > 0 ? 100 : 0;

  return CLAMP ((200 * tally->n_best + tally->n_judged) / (2 * tally->n_judged), 1, 99);
}

/**
 * rk_text_tally_share:
 * @tally: how well somebody played
 *
 * Returns: (transfer full): the share of best moves among those that can be judged,
 *   rounded; only who made no mistake has all, and only who found no best move none
 */
char *
rk_text_tally_share (const RkTally *tally)
{
  g_autofree char *number = NULL;

  g_return_val_if_fail (tally != NULL, NULL);

  if (tally->n_judged == 0)
    return g_strdup ("");

  number = rk_format_number (get_share (tally));
  /* TRANSLATORS: a share in hundredths; "%%" is the sign */
  return g_strdup_printf (C_("share of best moves", "%s%%"), number);
}

/**
 * rk_text_review_state:
 * @state: what an analysis says
 *
 * Returns: (transfer full) (nullable): why it does not say everything, %NULL if it
 *   does
 */
char *
rk_text_review_state (RkReviewState state)
{
  switch (state)
    {
    case RK_REVIEW_NONE:
      return g_strdup (_("Not analysed."));

    case RK_REVIEW_STALE:
      /* TRANSLATORS: the analysis of a match is out of date */
      return g_strdup (_("Some moves are not analysed yet."));

    case RK_REVIEW_CURRENT:
    default:
      return NULL;
    }
}

/**
 * rk_text_aside_kind:
 * @kind: what is on the board beside the match
 *
 * Returns: what that is called, as a heading
 */
const char *
rk_text_aside_kind (RkAsideKind kind)
{
  switch (kind)
    {
    case RK_ASIDE_BEST:
      return _("Best Line");
    case RK_ASIDE_VARIATION:
      return _("Variation");
    case RK_ASIDE_TRIAL:
    default:
      return _("Trying Out");
    }
}

/**
 * rk_text_retried:
 * @n_found: for how many mistakes somebody found a better move
 * @n_mistakes: for how many it was tried
 *
 * Returns: (transfer full): how that went
 */
char *
rk_text_retried (guint n_found,
                 guint n_mistakes)
{
  g_autofree char *found = rk_format_number (n_found);
  g_autofree char *mistakes = rk_format_number (n_mistakes);

  /* TRANSLATORS: for how many mistakes a better move was found, of how many */
  return g_strdup_printf (ngettext ("You found a better move for %1$s of %2$s mistake.",
                                    "You found a better move for %1$s of %2$s mistakes.",
                                    n_mistakes),
                          found, mistakes);
}

/**
 * rk_text_mark:
 * @mark: (nullable): a mark of a move, as in a note
 *
 * Returns: what it means, in a word or two
 */
const char *
rk_text_mark (const char *mark)
{
  if (g_strcmp0 (mark, "!!") == 0)
    return C_("mark of a move", "Very Good");
  if (g_strcmp0 (mark, "!") == 0)
    return C_("mark of a move", "Good");
  if (g_strcmp0 (mark, "!?") == 0)
    return C_("mark of a move", "Interesting");
  if (g_strcmp0 (mark, "?!") == 0)
    return C_("mark of a move", "Doubtful");
  if (g_strcmp0 (mark, "?") == 0)
    return C_("mark of a move", "Mistake");
  if (g_strcmp0 (mark, "??") == 0)
    return C_("mark of a move", "Grave Mistake");

  return _("No Mark");
}
