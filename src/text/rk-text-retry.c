/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* What is told somebody who looks for what would have been better: nothing of it names a
 * hole before it is found or shown. */

#include "rk-review-sentences.h"

#include <glib/gi18n.h>

#include "rk-format.h"
#include "rk-sentences-private.h"

static RkRound *
get_round (RkMatch   *match,
           RkMistake *mistake)
{
  return rk_match_get_round (match, rk_mistake_get_round (mistake));
}

/**
 * rk_text_retry_task:
 * @match: a match
 * @mistake: a mistake made in it
 *
 * Returns: (transfer full): what is to be done, without a word of what was played
 */
char *
rk_text_retry_task (RkMatch   *match,
                    RkMistake *mistake)
{
  g_autofree char *name = NULL;
  g_autofree char *number = NULL;
  guint lost;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);
  g_return_val_if_fail (RK_IS_MISTAKE (mistake), NULL);

  lost = rk_mistake_get_lost (mistake);
  name = rk_text_subject (match, rk_mistake_get_side (mistake));
  number = rk_text_loss (rk_mistake_get_loss (mistake));

  /* TRANSLATORS: a task on the board: a player, and how many stones fewer he or she had at
   * the end of the round because of the move that was played here */
  return g_strdup_printf (
      ngettext ("%1$s gave away %2$s stone here. Find a better move.",
                "%1$s gave away %2$s stones here. Find a better move.", lost),
      name, number);
}

/**
 * rk_text_retry_place:
 * @match: a match
 * @mistake: a mistake made in it
 *
 * Returns: (transfer full): where in the match the mistake was made, and what both had
 *   won in the round before it
 */
char *
rk_text_retry_place (RkMatch   *match,
                     RkMistake *mistake)
{
  const RkPosition *position;
  g_autofree char *round = NULL;
  g_autofree char *ply = NULL;
  g_autofree char *south = NULL;
  g_autofree char *north = NULL;
  g_autofree char *south_won = NULL;
  g_autofree char *north_won = NULL;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);
  g_return_val_if_fail (RK_IS_MISTAKE (mistake), NULL);

  position = rk_round_get_position (get_round (match, mistake), rk_mistake_get_ply (mistake) - 1);
  round = rk_format_number (rk_mistake_get_round (mistake) + 1);
  ply = rk_format_number (rk_mistake_get_ply (mistake));
  south = rk_text_player_plain (match, RK_SOUTH);
  north = rk_text_player_plain (match, RK_NORTH);
  south_won = rk_format_number (position->captured[RK_SOUTH]);
  north_won = rk_format_number (position->captured[RK_NORTH]);

  /* TRANSLATORS: a place in a match: the numbers of the round and of the move in it; and the
   * stones that each player has won in the round by then */
  return g_strdup_printf (_("Round %1$s, move %2$s. Won so far: %3$s %4$s, %5$s %6$s."),
                          round, ply, south, south_won, north, north_won);
}

/**
 * rk_text_retry_found:
 * @mistake: a mistake
 * @loss: what the move gives away that was found in its place, nothing for sure
 *
 * Returns: (transfer full): that a best move was found, or at least a better one
 */
char *
rk_text_retry_found (RkMistake *mistake,
                     RkLoss     loss)
{
  g_autofree char *number = NULL;

  g_return_val_if_fail (RK_IS_MISTAKE (mistake), NULL);
  g_return_val_if_fail (loss.least == 0, NULL);

  if (!rk_loss_is_told (loss))
    /* TRANSLATORS: the answer to "find a better move" was right, but nobody can tell whether
     * there is something better yet */
    return g_strdup (_("That is better than what was played!"));

  number = rk_text_loss (rk_mistake_get_loss (mistake));
  /* TRANSLATORS: the answer to "find a better move" was right: how many stones more the
   * player has at the end of the round than after what was played */
  return g_strdup_printf (ngettext ("That is a best move! It is worth %s stone more than what "
                                    "was played.",
                                    "That is a best move! It is worth %s stones more than what "
                                    "was played.", rk_mistake_get_lost (mistake)),
                          number);
}

/**
 * rk_text_retry_wrong:
 * @mistake: a mistake
 * @hole: a hole that was tried in its place
 * @verdict: how good that is, not the best
 * @loss: how many stones that move gives away
 *
 * Returns: (transfer full): that there is something better yet
 */
char *
rk_text_retry_wrong (RkMistake      *mistake,
                     guint           hole,
                     RkRetryVerdict  verdict,
                     RkLoss          loss)
{
  g_autofree char *number = rk_text_loss (loss);

  g_return_val_if_fail (RK_IS_MISTAKE (mistake), NULL);
  g_return_val_if_fail (verdict != RK_RETRY_BEST, NULL);

  if (verdict == RK_RETRY_UNTOLD)
    /* TRANSLATORS: the answer to "find a better move" may be right or not */
    return g_strdup (_("It cannot be told whether this is better. Try again."));

  if (hole == rk_mistake_get_hole (mistake))
    /* TRANSLATORS: the answer to "find a better move" is the move that was played: how many
     * stones fewer the player has at the end of the round than after a best move */
    return g_strdup_printf (ngettext ("This is what was played. It gives away %s stone. "
                                      "Try again.",
                                      "This is what was played. It gives away %s stones. "
                                      "Try again.", loss.least),
                            number);

  if (verdict == RK_RETRY_BETTER)
    /* TRANSLATORS: the answer to "find a better move" is not the best one: how many stones
     * fewer the player has at the end of the round than after a best move */
    return g_strdup_printf (ngettext ("Better than what was played, but it still gives away "
                                      "%s stone. Try again.",
                                      "Better than what was played, but it still gives away "
                                      "%s stones. Try again.", loss.least),
                            number);

  /* TRANSLATORS: the answer to "find a better move" is as bad as what was played, or worse:
   * how many stones fewer the player has at the end of the round than after a best move */
  return g_strdup_printf (ngettext ("This gives away %s stone, too. Try again.",
                                    "This gives away %s stones, too. Try again.", loss.least),
                          number);
}

/**
 * rk_text_line_moves:
 * @line: how a round could have gone on
 * @most: how many of its moves to tell
 *
 * Returns: (transfer full): its first moves, by the letters that they have in the files, and
 *   whether there are more
 */
char *
rk_text_line_moves (RkLine *line,
                    guint   most)
{
  GString *text;
  guint n_moves;

  g_return_val_if_fail (RK_IS_LINE (line), NULL);

  text = g_string_new (NULL);
  n_moves = rk_line_get_n_moves (line);
  for (guint i = 0; i < MIN (n_moves, most); i++)
    {
      if (i > 0)
        g_string_append_c (text, ' ');
      g_string_append_c (text, rk_move_get_letter (rk_line_get_move (line, i)));
    }
  if (n_moves > most)
    g_string_append (text, " …");

  return g_string_free_and_steal (text);
}

/**
 * rk_text_best_line:
 * @match: a match
 * @line: how a round of it could have gone on
 * @ply: after how many moves of @line
 *
 * Returns: (transfer full): which place of the line that is, and what the move that leads
 *   there does
 */
char *
rk_text_best_line (RkMatch *match,
                   RkLine  *line,
                   guint    ply)
{
  g_autofree char *number = NULL;
  g_autofree char *n_moves = NULL;
  GString *sentences;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);
  g_return_val_if_fail (RK_IS_LINE (line), NULL);
  g_return_val_if_fail (ply <= rk_line_get_n_moves (line), NULL);

  number = rk_format_number (ply);
  n_moves = rk_format_number (rk_line_get_n_moves (line));

  sentences = g_string_new (NULL);
  /* TRANSLATORS: A place in the moves that both would have played best: after so many of
   * them all. */
  rk_sentences_take (sentences,
                     g_strdup_printf (_("Best line, move %1$s of %2$s."), number, n_moves));
  if (ply > 0)
    rk_sentences_take (sentences, rk_text_move (match, rk_line_get_move (line, ply - 1)));

  return g_string_free_and_steal (sentences);
}
