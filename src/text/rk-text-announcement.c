/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-sentences-private.h"

static void
take_move (GString *sentences,
           RkMatch *match)
{
  RkRound *round = rk_match_get_current_round (match);
  guint n_moves = rk_round_get_n_moves (round);

  rk_sentences_take (sentences,
                     rk_text_move (match, rk_round_get_move (round, n_moves - 1)));
}

static void
take_ends (GString *sentences,
           RkMatch *match)
{
  RkRound *round = rk_match_get_current_round (match);

  if (rk_round_is_over (round))
    rk_sentences_take (sentences, rk_text_round_end (match, round));
  if (rk_match_get_state (match) == RK_MATCH_OVER)
    rk_sentences_take (sentences, rk_text_match_end (match));
}

/**
 * rk_text_announcement:
 * @match: a match that has just changed
 * @change: how, as #RkMatch::changed says
 *
 * Returns: (transfer full) (nullable): what a screen reader shall say, or NULL
 *   when nothing, or when rk_text_undo() or rk_text_redo() does
 */
char *
rk_text_announcement (RkMatch       *match,
                      RkMatchChange  change)
{
  GString *sentences;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);

  switch (change)
    {
    case RK_CHANGE_MOVE:
      sentences = g_string_new (NULL);
      take_move (sentences, match);
      take_ends (sentences, match);
      return g_string_free_and_steal (sentences);

    case RK_CHANGE_ROUND_ENDED:
      sentences = g_string_new (NULL);
      take_ends (sentences, match);
      return g_string_free_and_steal (sentences);

    case RK_CHANGE_ROUND_BEGAN:
      return rk_text_round_begin (match, rk_match_get_current_round (match));

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
