/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-retry.h"

#include "rk-forecast.h"

/* A mistake, and how many moves were tried in vain. */
typedef struct
{
  RkMistake *mistake;
  guint n_tries;
} Task;

struct _RkRetry
{
  GObject parent_instance;

  guint index;

  /* Owned References */
  RkMatch *match;
  /* All mistakes there are now: what is not among them any more cannot be tried. */
  RkMistakes *mistakes;
  GArray *tasks;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (RkRetry, rk_retry, G_TYPE_OBJECT)

static guint signals[N_SIGNALS];

static Task *
get_task (RkRetry *self,
          guint    index)
{
  return &g_array_index (self->tasks, Task, index);
}

static void
clear_task (gpointer data)
{
  Task *task = data;

  g_clear_object (&task->mistake);
}

static void
remove_task (RkRetry *self,
             guint    index)
{
  g_array_remove_index (self->tasks, index);
  if (index < self->index)
    self->index--;
}

static gboolean
is_mistake (RkRetry   *self,
            RkMistake *mistake)
{
  GListModel *model = G_LIST_MODEL (self->mistakes);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (RkMistake) other = g_list_model_get_item (model, i);

      if (other == mistake)
        return TRUE;
    }

  return FALSE;
}

/* The list of mistakes, which follows the match too, was told before. */
static void
match_changed_cb (RkRetry *self)
{
  gboolean allowed = rk_match_allows_advice (self->match);
  guint n_tasks = self->tasks->len;

  for (guint i = n_tasks; i > 0; i--)
    if (!allowed || !is_mistake (self, get_task (self, i - 1)->mistake))
      remove_task (self, i - 1);

  if (self->tasks->len < n_tasks)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
rk_retry_finalize (GObject *object)
{
  RkRetry *self = RK_RETRY (object);

  g_clear_pointer (&self->tasks, g_array_unref);
  g_clear_object (&self->mistakes);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (rk_retry_parent_class)->finalize (object);
}

static void
rk_retry_class_init (RkRetryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rk_retry_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rk_retry_init (RkRetry *self)
{
  self->tasks = g_array_new (FALSE, FALSE, sizeof (Task));
  g_array_set_clear_func (self->tasks, clear_task);
}

static void
add_tasks (RkRetry *self)
{
  GListModel *model = G_LIST_MODEL (self->mistakes);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      Task task = { g_list_model_get_item (model, i), 0 };

      g_array_append_val (self->tasks, task);
    }
}

/**
 * rk_retry_new:
 * @match: a match
 * @sides: whose mistakes: bits, 1 << #RkSide
 * @order: in which order they come
 *
 * Returns: (transfer full): all mistakes that the analysis of @match knows of now,
 *   none if advice is not allowed in it, at the first of them
 */
RkRetry *
rk_retry_new (RkMatch        *match,
              guint           sides,
              RkMistakeOrder  order)
{
  RkRetry *self;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);
  g_return_val_if_fail ((sides & ~RK_BOTH_SIDES) == 0, NULL);

  self = g_object_new (RK_TYPE_RETRY, NULL);
  self->match = g_object_ref (match);
  self->mistakes = rk_mistakes_new (match);
  rk_mistakes_set_sides (self->mistakes, sides);
  rk_mistakes_set_order (self->mistakes, order);
  if (rk_match_allows_advice (match))
    add_tasks (self);
  g_signal_connect_object (match, "changed", G_CALLBACK (match_changed_cb), self,
                           G_CONNECT_SWAPPED);

  return self;
}

/**
 * rk_retry_get_match:
 * @self: mistakes to try again
 *
 * Returns: (transfer none): the match in which they were made
 */
RkMatch *
rk_retry_get_match (RkRetry *self)
{
  g_return_val_if_fail (RK_IS_RETRY (self), NULL);

  return self->match;
}

/**
 * rk_retry_get_n_mistakes:
 * @self: mistakes to try again
 *
 * Returns: how many there are
 */
guint
rk_retry_get_n_mistakes (RkRetry *self)
{
  g_return_val_if_fail (RK_IS_RETRY (self), 0);

  return self->tasks->len;
}

/**
 * rk_retry_get_nth:
 * @self: mistakes to try again
 * @index: which one, from 0
 *
 * Returns: (transfer none): the mistake; its state tells how far somebody has come
 */
RkMistake *
rk_retry_get_nth (RkRetry *self,
                  guint    index)
{
  g_return_val_if_fail (RK_IS_RETRY (self), NULL);
  g_return_val_if_fail (index < self->tasks->len, NULL);

  return get_task (self, index)->mistake;
}

/**
 * rk_retry_get_index:
 * @self: mistakes to try again
 *
 * Returns: which one is tried now, from 0; as many as there are when all are behind
 */
guint
rk_retry_get_index (RkRetry *self)
{
  g_return_val_if_fail (RK_IS_RETRY (self), 0);

  return self->index;
}

/**
 * rk_retry_next:
 * @self: mistakes to try again
 *
 * Goes on to the next mistake, or past the last.
 */
void
rk_retry_next (RkRetry *self)
{
  g_return_if_fail (RK_IS_RETRY (self));

  if (self->index < self->tasks->len)
    self->index++;
}

/**
 * rk_retry_previous:
 * @self: mistakes to try again
 *
 * Goes back to the mistake before.
 */
void
rk_retry_previous (RkRetry *self)
{
  g_return_if_fail (RK_IS_RETRY (self));

  if (self->index > 0)
    self->index--;
}

/**
 * rk_retry_get_mistake:
 * @self: mistakes to try again
 *
 * Returns: (transfer none) (nullable): the mistake that is tried now, %NULL when all
 *   are behind
 */
RkMistake *
rk_retry_get_mistake (RkRetry *self)
{
  g_return_val_if_fail (RK_IS_RETRY (self), NULL);

  return self->index < self->tasks->len ? get_task (self, self->index)->mistake : NULL;
}

static RkRound *
get_round (RkRetry *self)
{
  return rk_match_get_round (self->match, rk_mistake_get_round (rk_retry_get_mistake (self)));
}

/* How many moves were played before the mistake. */
static guint
get_ply (RkRetry *self)
{
  return rk_mistake_get_ply (rk_retry_get_mistake (self)) - 1;
}

/**
 * rk_retry_get_position:
 * @self: mistakes to try again, not all behind
 *
 * Returns: (transfer none): the position before the mistake that is tried now; valid
 *   until the match changes
 */
const RkPosition *
rk_retry_get_position (RkRetry *self)
{
  g_return_val_if_fail (RK_IS_RETRY (self), NULL);
  g_return_val_if_fail (rk_retry_get_mistake (self) != NULL, NULL);

  return rk_round_get_position (get_round (self), get_ply (self));
}

/**
 * rk_retry_get_last_move:
 * @self: mistakes to try again, not all behind
 *
 * Returns: (transfer none) (nullable): the move before the mistake that is tried now,
 *   %NULL at the start of a round
 */
RkMove *
rk_retry_get_last_move (RkRetry *self)
{
  g_return_val_if_fail (RK_IS_RETRY (self), NULL);
  g_return_val_if_fail (rk_retry_get_mistake (self) != NULL, NULL);

  return get_ply (self) > 0 ? rk_round_get_move (get_round (self), get_ply (self) - 1) : NULL;
}

/* The solver knows nothing of what came before: where the move would end the round by
 * repetition (rule 13), the score tells what comes of it. */
static gboolean
get_repeated (RkRetry *self,
              guint    hole,
              guint    won[2])
{
  g_autoptr (GArray) positions = g_array_new (FALSE, FALSE, sizeof (RkPosition));
  RkPosition after = *rk_retry_get_position (self);

  for (guint ply = 0; ply <= get_ply (self); ply++)
    g_array_append_vals (positions, rk_round_get_position (get_round (self), ply), 1);
  rk_position_play (&after, hole, NULL);
  g_array_append_val (positions, after);
  rk_position_share_out (&after, won);

  return rk_positions_get_end ((RkPosition *) positions->data, positions->len) ==
         RK_ROUND_REPETITION;
}

/* How the round ends after a move instead of the mistake. */
static void
forecast_move (RkRetry          *self,
               const RkSolution *solution,
               guint             hole,
               RkForecast       *after)
{
  guint won[2];

  if (get_repeated (self, hole, won))
    rk_forecast_init_score (after, won);
  else
    rk_forecast_init_move (after, solution, hole);
}

/**
 * rk_retry_get_loss:
 * @self: mistakes to try again, not all behind
 * @solution: what is known of the position before the mistake
 * @hole: a move that is legal in it
 *
 * Returns: how many stones the move would give away, none for a best one
 */
RkLoss
rk_retry_get_loss (RkRetry          *self,
                   const RkSolution *solution,
                   guint             hole)
{
  const RkLoss none = { 0, 0 };
  RkForecast before;
  RkForecast after;

  g_return_val_if_fail (RK_IS_RETRY (self), none);
  g_return_val_if_fail (rk_retry_get_mistake (self) != NULL, none);
  g_return_val_if_fail (solution != NULL, none);
  g_return_val_if_fail (solution->legal & (1u << hole), none);

  rk_forecast_init_solution (&before, solution);
  forecast_move (self, solution, hole, &after);

  return rk_forecast_get_loss (&before, &after, solution->turn);
}

/* At worst it leads to more than the mistake at best. */
static gboolean
is_better (RkRetry          *self,
           const RkSolution *solution,
           guint             hole)
{
  RkForecast played;
  RkForecast tried;

  forecast_move (self, solution, rk_mistake_get_hole (rk_retry_get_mistake (self)), &played);
  forecast_move (self, solution, hole, &tried);

  return tried.sure[solution->turn] > rk_forecast_get_most (&played, solution->turn);
}

static RkRetryVerdict
judge (RkRetry          *self,
       const RkSolution *solution,
       guint             hole)
{
  const RkLoss loss = rk_retry_get_loss (self, solution, hole);
  const gboolean better = is_better (self, solution, hole);

  if (loss.least > 0)
    return better ? RK_RETRY_BETTER : RK_RETRY_NO_BETTER;

  return better || loss.most == 0 ? RK_RETRY_BEST : RK_RETRY_UNTOLD;
}

/**
 * rk_retry_try:
 * @self: mistakes to try again, not all behind
 * @solution: what is known of the position before the mistake
 * @hole: a move that is legal in it
 *
 * Judges a move in place of the mistake. The first best move counts as found, unless
 * the answer was shown before.
 *
 * Returns: how good the move is
 */
RkRetryVerdict
rk_retry_try (RkRetry          *self,
              const RkSolution *solution,
              guint             hole)
{
  RkRetryVerdict verdict;
  RkMistake *mistake;

  g_return_val_if_fail (RK_IS_RETRY (self), RK_RETRY_NO_BETTER);
  g_return_val_if_fail (rk_retry_get_mistake (self) != NULL, RK_RETRY_NO_BETTER);

  mistake = rk_retry_get_mistake (self);
  verdict = judge (self, solution, hole);
  if (rk_mistake_get_state (mistake) != RK_MISTAKE_OPEN)
    return verdict;

  if (verdict == RK_RETRY_BEST)
    rk_mistake_set_state (mistake, RK_MISTAKE_FOUND);
  else
    get_task (self, self->index)->n_tries++;

  return verdict;
}

/* A move that would end the round with less does not count as a best one. */
static int
rank (RkRetry          *self,
      const RkSolution *solution,
      guint             hole)
{
  RkPosition after = *rk_retry_get_position (self);
  RkSowing sowing;

  if (rk_retry_get_loss (self, solution, hole).least > 0)
    return -1;

  rk_position_play (&after, hole, &sowing);

  return sowing.captured[RK_SOUTH] + sowing.captured[RK_NORTH];
}

/* Among equals the one that captures most, as in a line of best moves. */
static guint
find_best (RkRetry          *self,
           const RkSolution *solution)
{
  guint best = RK_MAX_RING;

  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    if ((solution->best & (1u << hole)) &&
        (best == RK_MAX_RING || rank (self, solution, hole) > rank (self, solution, best)))
      best = hole;

  return best;
}

/**
 * rk_retry_show:
 * @self: mistakes to try again, not all behind
 * @solution: what is known of the position before the mistake
 * @advised: the best move that a hint would name
 *
 * Tells a best move: @advised, unless it would end the round with less by repetition
 * (rule 13). A mistake for which none was found counts as shown.
 *
 * Returns: the hole to play
 */
guint
rk_retry_show (RkRetry          *self,
               const RkSolution *solution,
               guint             advised)
{
  RkMistake *mistake;

  g_return_val_if_fail (RK_IS_RETRY (self), 0);
  g_return_val_if_fail (rk_retry_get_mistake (self) != NULL, 0);
  g_return_val_if_fail (solution != NULL && (solution->best & (1u << advised)), 0);

  mistake = rk_retry_get_mistake (self);
  if (rk_mistake_get_state (mistake) == RK_MISTAKE_OPEN)
    rk_mistake_set_state (mistake, RK_MISTAKE_SHOWN);

  return rk_retry_get_loss (self, solution, advised).least == 0 ? advised
                                                                : find_best (self, solution);
}

/**
 * rk_retry_get_tally:
 * @self: mistakes to try again
 * @tally: (out): how far somebody has come
 */
void
rk_retry_get_tally (RkRetry      *self,
                    RkRetryTally *tally)
{
  g_return_if_fail (RK_IS_RETRY (self));
  g_return_if_fail (tally != NULL);

  *tally = (RkRetryTally) { 0 };
  for (guint i = 0; i < self->tasks->len; i++)
    {
      const Task *task = get_task (self, i);
      RkMistakeState state = rk_mistake_get_state (task->mistake);

      if (state == RK_MISTAKE_SHOWN)
        tally->n_shown++;
      else if (state == RK_MISTAKE_OPEN)
        tally->n_skipped++;
      else if (task->n_tries == 0)
        tally->n_first++;
      else
        tally->n_later++;
    }
}

/**
 * rk_retry_again:
 * @self: mistakes to try again
 *
 * Begins again with those for which no better move was found.
 */
void
rk_retry_again (RkRetry *self)
{
  g_return_if_fail (RK_IS_RETRY (self));

  for (guint i = self->tasks->len; i > 0; i--)
    {
      Task *task = get_task (self, i - 1);

      if (rk_mistake_get_state (task->mistake) == RK_MISTAKE_FOUND)
        {
          remove_task (self, i - 1);
          continue;
        }

      rk_mistake_set_state (task->mistake, RK_MISTAKE_OPEN);
      task->n_tries = 0;
    }

  self->index = 0;
}
