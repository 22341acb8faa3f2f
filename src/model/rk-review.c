/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-review.h"

/* How many forecasts hold for a round. */
static guint
get_n_known (RkMatch *match,
             guint    round_index)
{
  RkAnalysis *analysis = rk_match_get_analysis (match);
  RkRoundAnalysis *known = NULL;

  if (analysis != NULL && round_index < rk_match_get_n_rounds (match))
    known = rk_analysis_get_round (analysis, round_index);

  return known == NULL ? 0
                       : rk_round_analysis_get_n_known (known,
                                                        rk_match_get_round (match, round_index));
}

static RkReviewState
get_round_state (RkMatch *match,
                 guint    round_index)
{
  const guint n_known = get_n_known (match, round_index);

  if (n_known == 0)
    return RK_REVIEW_NONE;

  return n_known > rk_round_get_n_moves (rk_match_get_round (match, round_index))
         ? RK_REVIEW_CURRENT
         : RK_REVIEW_STALE;
}

/**
 * rk_review_get_state:
 * @match: a match
 * @round_index: the index of a round, or %RK_ALL_ROUNDS
 *
 * Tells whether the analysis of @match fits what is played. It does not when
 * moves were played since it was made, also in place of others; taking back moves
 * makes no analysis stale.
 *
 * Returns: the state; of all rounds %RK_REVIEW_CURRENT only if every round is
 */
RkReviewState
rk_review_get_state (RkMatch *match,
                     guint    round_index)
{
  guint n_rounds;
  guint n_current = 0;
  guint n_none = 0;

  g_return_val_if_fail (RK_IS_MATCH (match), RK_REVIEW_NONE);

  n_rounds = rk_match_get_n_rounds (match);
  g_return_val_if_fail (round_index == RK_ALL_ROUNDS || round_index < n_rounds, RK_REVIEW_NONE);

  if (round_index != RK_ALL_ROUNDS)
    return get_round_state (match, round_index);

  for (guint i = 0; i < n_rounds; i++)
    {
      RkReviewState state = get_round_state (match, i);

      n_current += state == RK_REVIEW_CURRENT;
      n_none += state == RK_REVIEW_NONE;
    }

  if (n_none == n_rounds)
    return RK_REVIEW_NONE;

  return n_current == n_rounds ? RK_REVIEW_CURRENT : RK_REVIEW_STALE;
}

/**
 * rk_review_get_forecast:
 * @match: a match
 * @round_index: the index of a round
 * @ply: how many of its moves were played
 *
 * Returns: (transfer none) (nullable): how the round ends under best play from
 *   there on, %NULL if the analysis does not say it
 */
const RkForecast *
rk_review_get_forecast (RkMatch *match,
                        guint    round_index,
                        guint    ply)
{
  g_return_val_if_fail (RK_IS_MATCH (match), NULL);
  g_return_val_if_fail (round_index < rk_match_get_n_rounds (match), NULL);

  if (ply >= get_n_known (match, round_index))
    return NULL;

  return rk_round_analysis_get_best (rk_analysis_get_round (rk_match_get_analysis (match),
                                                            round_index), ply);
}

/**
 * rk_review_judge:
 * @move: a move
 * @before: the forecast before it
 * @after: the forecast after it
 *
 * Tells how many stones a move gave away: see rk_forecast_get_loss(). Who had no choice
 * gave away nothing, however little is known.
 *
 * Returns: the stones
 */
RkLoss
rk_review_judge (RkMove           *move,
                 const RkForecast *before,
                 const RkForecast *after)
{
  const RkLoss none = { 0, 0 };

  g_return_val_if_fail (RK_IS_MOVE (move), none);

  if (__builtin_popcount (rk_position_get_legal (rk_move_get_before (move), NULL)) == 1)
    return none;

  return rk_forecast_get_loss (before, after, rk_move_get_side (move));
}

/**
 * rk_review_get_loss:
 * @match: a match
 * @round_index: the index of a round
 * @ply: a move of it, counted from 1
 * @loss: (out): the stones it gave away, none for a best move
 *
 * Tells how many stones a move gave away. In positions set up by hand it may not be
 * known exactly; the move is a mistake only if something was given away for sure.
 *
 * Returns: whether the move was analysed
 */
gboolean
rk_review_get_loss (RkMatch *match,
                    guint    round_index,
                    guint    ply,
                    RkLoss  *loss)
{
  const RkForecast *after;

  g_return_val_if_fail (RK_IS_MATCH (match), FALSE);
  g_return_val_if_fail (ply > 0, FALSE);
  g_return_val_if_fail (loss != NULL, FALSE);

  after = rk_review_get_forecast (match, round_index, ply);
  if (after == NULL)
    return FALSE;

  *loss = rk_review_judge (rk_round_get_move (rk_match_get_round (match, round_index), ply - 1),
                           rk_review_get_forecast (match, round_index, ply - 1), after);

  return TRUE;
}

/**
 * rk_tally_add:
 * @self: how well somebody played
 * @loss: what one more move of theirs gave away
 *
 * Counts a move that was analysed.
 */
void
rk_tally_add (RkTally *self,
              RkLoss   loss)
{
  g_return_if_fail (self != NULL);

  self->n_moves++;
  self->n_judged += rk_loss_is_told (loss);
  self->n_untold += !rk_loss_is_told (loss);
  self->n_best += loss.most == 0;
  self->lost += loss.least;
  self->is_open |= !rk_loss_is_exact (loss);
}

static void
add_round (RkMatch *match,
           guint    round_index,
           RkSide   side,
           RkTally *tally)
{
  RkRound *round = rk_match_get_round (match, round_index);
  RkLoss loss;

  for (guint ply = 1; ply <= rk_round_get_n_moves (round); ply++)
    {
      if (rk_move_get_side (rk_round_get_move (round, ply - 1)) != side)
        continue;

      if (rk_review_get_loss (match, round_index, ply, &loss))
        rk_tally_add (tally, loss);
      else
        tally->n_moves++;
    }
}

/**
 * rk_review_get_tally:
 * @match: a match
 * @round_index: the index of a round, or %RK_ALL_ROUNDS
 * @side: a player
 * @tally: (out): how well they played
 *
 * Adds up what the moves of a player gave away.
 */
void
rk_review_get_tally (RkMatch *match,
                     guint    round_index,
                     RkSide   side,
                     RkTally *tally)
{
  g_return_if_fail (RK_IS_MATCH (match));
  g_return_if_fail (round_index == RK_ALL_ROUNDS || round_index < rk_match_get_n_rounds (match));
  g_return_if_fail (tally != NULL);

  *tally = (RkTally) { 0 };

  if (round_index != RK_ALL_ROUNDS)
    add_round (match, round_index, side, tally);
  else
    for (guint i = 0; i < rk_match_get_n_rounds (match); i++)
      add_round (match, i, side, tally);
}

/**
 * rk_review_get_decided:
 * @round: a round
 * @ply: how many of its moves were played
 * @forecast: (out): how the round has ended
 *
 * The solver looks at a position alone. That a round has ended in it by
 * repetition (rule 13) depends on what came before; what the stones left are
 * shared out to is then the result. What the rule would make of moves not played
 * is nowhere looked at: with best play it is never needed.
 *
 * Returns: whether @round ended by repetition after @ply moves
 */
gboolean
rk_review_get_decided (RkRound    *round,
                       guint       ply,
                       RkForecast *forecast)
{
  guint won[2];

  g_return_val_if_fail (RK_IS_ROUND (round), FALSE);
  g_return_val_if_fail (forecast != NULL, FALSE);

  if (rk_round_get_end (round) != RK_ROUND_REPETITION || ply != rk_round_get_n_moves (round))
    return FALSE;

  won[RK_SOUTH] = rk_round_get_won (round, RK_SOUTH);
  won[RK_NORTH] = rk_round_get_won (round, RK_NORTH);
  rk_forecast_init_score (forecast, won);

  return TRUE;
}
