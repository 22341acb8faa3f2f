/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-lap-sentences.h"
#include "rk-sentences-private.h"

/* Of a move with one lap there is nothing more to say. */
static void
take_laps (GString *sentences,
           RkMatch *match,
           RkMove  *move)
{
  g_autoptr (GArray) laps = rk_laps_new (rk_move_get_before (move), rk_move_get_hole (move));

  for (guint i = 0; i < laps->len && laps->len > 1; i++)
    rk_sentences_take (sentences, rk_text_lap (match, move, i, &g_array_index (laps, RkLap, i)));
}

/* So much of a move as @verbosity wants. */
void
rk_sentences_take_move (GString     *sentences,
                        RkMatch     *match,
                        RkMove      *move,
                        RkVerbosity  verbosity)
{
  if (verbosity == RK_VERBOSITY_BRIEF)
    rk_sentences_take (sentences, rk_text_move_brief (match, move));
  else
    rk_sentences_take (sentences, rk_text_move (match, move));
  if (verbosity == RK_VERBOSITY_DETAILED)
    take_laps (sentences, match, move);
}

static RkMove *
get_last_move (RkMatch *match)
{
  RkRound *round = rk_match_get_current_round (match);

  return rk_round_get_move (round, rk_round_get_n_moves (round) - 1);
}

/* What the next round is played with is settled when this one ends. */
static void
take_ends (GString *sentences,
           RkMatch *match)
{
  RkRound *round = rk_match_get_current_round (match);

  if (rk_round_is_over (round))
    rk_sentences_take (sentences, rk_text_round_end (match, round));
  if (rk_match_get_state (match) == RK_MATCH_OVER)
    rk_sentences_take (sentences, rk_text_match_end (match));
  else if (rk_match_get_state (match) == RK_MATCH_BETWEEN_ROUNDS)
    rk_sentences_take_next_setup (sentences, match);
}

/**
 * rk_text_announcement:
 * @match: a match that has just changed
 * @change: how, as #RkMatch::changed says
 * @verbosity: how much is to be said of a move
 *
 * Returns: (transfer full) (nullable): what a screen reader shall say, or NULL
 *   when nothing, or when rk_text_undo() or rk_text_redo() does
 */
char *
rk_text_announcement (RkMatch       *match,
                      RkMatchChange  change,
                      RkVerbosity    verbosity)
{
  GString *sentences;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);

  switch (change)
    {
    case RK_CHANGE_MOVE:
      sentences = g_string_new (NULL);
      rk_sentences_take_move (sentences, match, get_last_move (match), verbosity);
      take_ends (sentences, match);
      return g_string_free_and_steal (sentences);

    case RK_CHANGE_ROUND_ENDED:
      sentences = g_string_new (NULL);
      take_ends (sentences, match);
      return g_string_free_and_steal (sentences);

    case RK_CHANGE_ROUND_BEGAN:
      return rk_text_round_heading (match, rk_match_get_current_round (match));

    case RK_CHANGE_MATCH_ENDED:
      return rk_text_match_end (match);

    case RK_CHANGE_UNDO:
    case RK_CHANGE_REDO:
    case RK_CHANGE_TEXTS:
    case RK_CHANGE_ANALYSIS:
    default:
      return NULL;
    }
}
