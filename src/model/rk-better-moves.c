/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-better-moves.h"

#include "rk-mistakes.h"

/* The moves that gave stones away, and what is known of them up to the next one. */
typedef struct
{
  GPtrArray *moves;
  guint next;
  GHashTable *better;
} Search;

static void
search_free (gpointer data)
{
  Search *search = data;

  g_ptr_array_unref (search->moves);
  g_hash_table_unref (search->better);
  g_free (search);
}

static Search *
search_new (RkMatch *match)
{
  g_autoptr (RkMistakes) mistakes = rk_mistakes_new (match);
  Search *search = g_new0 (Search, 1);

  search->moves = g_ptr_array_new_with_free_func (g_object_unref);
  search->better = g_hash_table_new_full (NULL, NULL, g_object_unref, NULL);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (mistakes)); i++)
    {
      g_autoptr (RkMistake) mistake = g_list_model_get_item (G_LIST_MODEL (mistakes), i);
      RkRound *round = rk_match_get_round (match, rk_mistake_get_round (mistake));

      g_ptr_array_add (search->moves,
                       g_object_ref (rk_round_get_move (round, rk_mistake_get_ply (mistake) - 1)));
    }

  return search;
}

static void solve_next (GTask *task);

static void
solved_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  Search *search = g_task_get_task_data (task);
  RkSolution solution;
  GError *error = NULL;

  if (!rk_solver_solve_finish (RK_SOLVER (object), result, &solution, &error))
    {
      g_task_return_error (task, error);
      return;
    }

  g_hash_table_insert (search->better, g_object_ref (search->moves->pdata[search->next++]),
                       GUINT_TO_POINTER (rk_solution_get_proven (&solution)));
  solve_next (g_steal_pointer (&task));
}

/* Takes @task. */
static void
solve_next (GTask *task)
{
  g_autoptr (GTask) own = task;
  Search *search = g_task_get_task_data (task);

  if (search->next == search->moves->len)
    {
      g_task_return_pointer (task, g_hash_table_ref (search->better),
                             (GDestroyNotify) g_hash_table_unref);
      return;
    }

  rk_solver_solve_async (g_task_get_source_object (task),
                         rk_move_get_before (search->moves->pdata[search->next]),
                         g_task_get_cancellable (task), solved_cb, g_steal_pointer (&own));
}

/**
 * rk_better_moves_find_async:
 * @solver: what knows how each position ends
 * @match: a match that was analysed
 * @cancellable: (nullable): a cancellable
 * @callback: called when it is done
 * @user_data: for @callback
 *
 * Finds what would have been best instead of each move that gave stones away.
 */
void
rk_better_moves_find_async (RkSolver            *solver,
                            RkMatch             *match,
                            GCancellable        *cancellable,
                            GAsyncReadyCallback  callback,
                            gpointer             user_data)
{
  GTask *task;

  g_return_if_fail (RK_IS_SOLVER (solver));
  g_return_if_fail (RK_IS_MATCH (match));

  task = g_task_new (solver, cancellable, callback, user_data);
  g_task_set_source_tag (task, rk_better_moves_find_async);
  g_task_set_task_data (task, search_new (match), search_free);
  solve_next (task);
}

/**
 * rk_better_moves_find_finish:
 * @solver: what knows how each position ends
 * @result: what the callback got
 * @error: return location for a #GError, as in rk_solver_solve_finish()
 *
 * Returns: (transfer full) (element-type RkMove guint): by moves that gave stones away, a
 *   bit for each hole that would certainly have been best; %NULL with @error set if it was
 *   not found
 */
GHashTable *
rk_better_moves_find_finish (RkSolver      *solver,
                             GAsyncResult  *result,
                             GError       **error)
{
  g_return_val_if_fail (RK_IS_SOLVER (solver), NULL);
  g_return_val_if_fail (g_task_is_valid (result, solver), NULL);
  g_return_val_if_fail (g_async_result_is_tagged (result, rk_better_moves_find_async), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
