/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-better-moves.h"

#include "rk-mistakes.h"
#include "rk-solver-each.h"

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

static const RkPosition *
next_cb (gpointer          data,
         const RkSolution *solution)
{
  Search *search = data;

  if (solution != NULL)
    g_hash_table_insert (search->better, g_object_ref (search->moves->pdata[search->next++]),
                         GUINT_TO_POINTER (rk_solution_get_proven (solution)));

  return search->next < search->moves->len
             ? rk_move_get_before (search->moves->pdata[search->next]) : NULL;
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
  rk_solver_solve_each (task, next_cb);
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
  const Search *search;

  g_return_val_if_fail (RK_IS_SOLVER (solver), NULL);
  g_return_val_if_fail (g_task_is_valid (result, solver), NULL);
  g_return_val_if_fail (g_async_result_is_tagged (result, rk_better_moves_find_async), NULL);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return NULL;

  search = g_task_get_task_data (G_TASK (result));
  return g_hash_table_ref (search->better);
}
