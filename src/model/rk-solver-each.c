/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-solver-each.h"

typedef struct
{
  GTask *task;
  RkSolverNext next;
} Each;

static void
each_free (Each *each)
{
  g_object_unref (each->task);
  g_free (each);
}

static void go_on (Each             *each,
                   const RkSolution *solution);

static void
solved_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      user_data)
{
  Each *each = user_data;
  RkSolution solution;
  GError *error = NULL;

  if (rk_solver_solve_finish (RK_SOLVER (object), result, &solution, &error))
    {
      go_on (each, &solution);
      return;
    }

  g_task_return_error (each->task, error);
  each_free (each);
}

/* Takes @each. */
static void
go_on (Each             *each,
       const RkSolution *solution)
{
  const RkPosition *position = each->next (g_task_get_task_data (each->task), solution);

  if (position != NULL)
    {
      rk_solver_solve_async (g_task_get_source_object (each->task), position,
                             g_task_get_cancellable (each->task), solved_cb, each);
      return;
    }

  g_task_return_boolean (each->task, TRUE);
  each_free (each);
}

/**
 * rk_solver_solve_each:
 * @task: (transfer full): a task of a solver
 * @next: gets the data of @task, and each answer
 *
 * Solves one position after the other, of which each may depend on what is known of those
 * before. Then @task returns %TRUE, or else an error as in rk_solver_solve_finish().
 */
void
rk_solver_solve_each (GTask        *task,
                      RkSolverNext  next)
{
  Each *each;

  g_return_if_fail (G_IS_TASK (task));
  g_return_if_fail (RK_IS_SOLVER (g_task_get_source_object (task)));
  g_return_if_fail (next != NULL);

  each = g_new0 (Each, 1);
  each->task = task;
  each->next = next;
  go_on (each, NULL);
}
