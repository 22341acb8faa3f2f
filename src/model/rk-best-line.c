/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-best-line.h"

#include "rk-solver-each.h"

static gboolean
is_new (RkLine           *line,
        const RkPosition *position)
{
  for (guint ply = 0; ply <= rk_line_get_n_moves (line); ply++)
    if (rk_position_equal (rk_line_get_position (line, ply), position))
      return FALSE;

  return TRUE;
}

/* The best move that captures most, among those that lead to a new position: what
 * keeps a result need not come nearer to it, and could go round in circles. FALSE if
 * there is none. */
static gboolean
choose (RkLine           *line,
        const RkSolution *solution,
        guint            *hole)
{
  const RkPosition *position = rk_line_get_position (line, rk_line_get_n_moves (line));
  int most = -1;

  for (guint i = 0; i < RK_MAX_RING; i++)
    {
      RkPosition after = *position;
      RkSowing sowing;
      int captured;

      if (!(solution->best >> i & 1))
        continue;

      rk_position_play (&after, i, &sowing);
      captured = sowing.captured[RK_SOUTH] + sowing.captured[RK_NORTH];
      if (captured > most && is_new (line, &after))
        {
          most = captured;
          *hole = i;
        }
    }

  return most >= 0;
}

static const RkPosition *
next_cb (gpointer          data,
         const RkSolution *solution)
{
  RkLine *line = data;
  guint hole;

  if (solution != NULL)
    {
      if (!choose (line, solution, &hole))
        return NULL;
      rk_line_play (line, hole);
    }

  return rk_line_get_position (line, rk_line_get_n_moves (line));
}

/* The first move is the one that a hint names. */
static void
chosen_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  GError *error = NULL;
  guint hole;

  if (!rk_solver_choose_finish (RK_SOLVER (object), result, &hole, &error))
    {
      g_task_return_error (task, error);
      return;
    }

  rk_line_play (g_task_get_task_data (task), hole);
  rk_solver_solve_each (g_steal_pointer (&task), next_cb);
}

/**
 * rk_best_line_find_async:
 * @solver: what knows how each position ends
 * @start: a position
 * @after: after how many moves of its round it stands
 * @hole: the first move, a legal one, or %RK_ANY_HOLE for the best one that a hint names
 * @cancellable: (nullable): a cancellable
 * @callback: called when it is done
 * @user_data: for @callback
 *
 * Finds a line of best moves for both players, up to the end of the round. Where
 * every best move leads back to a position of the line, which happens only in
 * positions set up by hand, it ends there.
 */
void
rk_best_line_find_async (RkSolver            *solver,
                         const RkPosition    *start,
                         guint                after,
                         guint                hole,
                         GCancellable        *cancellable,
                         GAsyncReadyCallback  callback,
                         gpointer             user_data)
{
  g_autoptr (RkLine) line = NULL;
  GTask *task;

  g_return_if_fail (RK_IS_SOLVER (solver));
  g_return_if_fail (rk_position_is_valid (start));
  g_return_if_fail (hole == RK_ANY_HOLE ||
                    rk_position_check_move (start, hole) == RK_MOVE_LEGAL);

  line = rk_line_new (after, NULL, start);
  task = g_task_new (solver, cancellable, callback, user_data);
  g_task_set_source_tag (task, rk_best_line_find_async);
  g_task_set_task_data (task, g_object_ref (line), g_object_unref);
  if (hole == RK_ANY_HOLE && rk_position_get_legal (start, NULL) != 0)
    {
      rk_solver_choose_async (solver, start, RK_LEVEL_PERFECT, 0, cancellable, chosen_cb, task);
      return;
    }

  if (hole != RK_ANY_HOLE)
    rk_line_play (line, hole);
  rk_solver_solve_each (task, next_cb);
}

/**
 * rk_best_line_find_finish:
 * @solver: what knows how each position ends
 * @result: what the callback got
 * @error: return location for a #GError, as in rk_solver_solve_finish()
 *
 * Returns: (transfer full): the line, without a name; not yet among those of a
 *   round. %NULL with @error set if it was not found
 */
RkLine *
rk_best_line_find_finish (RkSolver      *solver,
                          GAsyncResult  *result,
                          GError       **error)
{
  g_return_val_if_fail (RK_IS_SOLVER (solver), NULL);
  g_return_val_if_fail (g_task_is_valid (result, solver), NULL);
  g_return_val_if_fail (g_async_result_is_tagged (result, rk_best_line_find_async), NULL);

  return g_task_propagate_boolean (G_TASK (result), error)
             ? g_object_ref (g_task_get_task_data (G_TASK (result))) : NULL;
}
