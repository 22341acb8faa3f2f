/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* The solver of all windows, which gives up its tables when no match is open. */

#include "rk-application-private.h"

static void
match_closed_cb (gpointer  user_data,
                 GObject  *document)
{
  RkApplication *self = RK_APPLICATION (user_data);

  g_ptr_array_remove_fast (self->matches, document);
  if (self->matches->len == 0)
    rk_solver_forget (self->solver);
}

static void
opened_cb (RkApplication *self,
           RkDocument    *document)
{
  if (rk_document_get_match (document) == NULL)
    return;

  g_ptr_array_add (self->matches, document);
  g_object_weak_ref (G_OBJECT (document), match_closed_cb, self);
}

void
_rk_application_start_solver (RkApplication *self)
{
  g_assert (RK_IS_APPLICATION (self));

  self->solver = rk_solver_new ();
  self->matches = g_ptr_array_new ();
  g_signal_connect_object (self->store, "opened", G_CALLBACK (opened_cb), self,
                           G_CONNECT_SWAPPED);
}

/* Nobody waits for an answer any more, and the thread ends. */
void
_rk_application_stop_solver (RkApplication *self)
{
  g_assert (RK_IS_APPLICATION (self));

  if (self->solver == NULL)
    return;

  for (guint i = 0; i < self->matches->len; i++)
    g_object_weak_unref (g_ptr_array_index (self->matches, i), match_closed_cb, self);
  g_clear_pointer (&self->matches, g_ptr_array_unref);
  g_object_run_dispose (G_OBJECT (self->solver));
  g_clear_object (&self->solver);
}

/**
 * rk_application_get_solver:
 * @self: an application that has started
 *
 * Returns: (transfer none): what knows how each position ends under best play
 */
RkSolver *
rk_application_get_solver (RkApplication *self)
{
  g_return_val_if_fail (RK_IS_APPLICATION (self), NULL);

  return self->solver;
}
