/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-paper.h"
#include "rk-print.h"
#include "rk-toast.h"

/* What a print operation carries along. */
typedef struct
{
  RkTournament *tournament;
  RkPrintPart part;
  guint round;
  RkPaper *paper;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_clear_pointer (&job->paper, rk_paper_free);
  g_object_unref (job->tournament);
  g_free (job);
}

static RkTable *
make_table (Job *job)
{
  RkTournamentRound *round =
    job->round > 0 ? rk_tournament_get_round (job->tournament, job->round) : NULL;

  switch (job->part)
    {
    case RK_PRINT_PAIRINGS:
      return rk_table_new_pairings (job->tournament, round);

    case RK_PRINT_PAIRINGS_BY_NAME:
      return rk_table_new_pairings_by_name (job->tournament, round);

    case RK_PRINT_STANDINGS:
      return rk_table_new_standings (job->tournament, job->round);

    case RK_PRINT_CROSS_TABLE:
      return rk_table_new_cross_table (job->tournament, job->round);

    case RK_PRINT_PLAYERS:
      return rk_table_new_players (job->tournament);

    case RK_PRINT_SLIPS:
    default:
      return NULL;
    }
}

static void
begin_print_cb (GtkPrintOperation *operation,
                GtkPrintContext   *context,
                Job               *job)
{
  PangoContext *pango = gtk_print_context_create_pango_context (context);
  g_autoptr (RkTable) table = make_table (job);

  g_clear_pointer (&job->paper, rk_paper_free);
  job->paper = rk_paper_new (pango, gtk_print_context_get_width (context),
                             gtk_print_context_get_height (context));
  g_object_unref (pango);
  if (table != NULL)
    rk_paper_add_table (job->paper, table);
  else
    rk_paper_add_slips (job->paper, rk_tournament_get_round (job->tournament, job->round));
  gtk_print_operation_set_n_pages (operation, MAX (rk_paper_get_n_pages (job->paper), 1));
}

static void
draw_page_cb (GtkPrintOperation *operation,
              GtkPrintContext   *context,
              int                page,
              Job               *job)
{
  if ((guint) page < rk_paper_get_n_pages (job->paper))
    rk_paper_draw_page (job->paper, gtk_print_context_get_cairo_context (context), page);
}

/**
 * rk_print_operation_new:
 * @tournament: a tournament
 * @part: what to print
 * @round: which round, or after how many
 *
 * Returns: (transfer full): a print operation, ready to run
 */
GtkPrintOperation *
rk_print_operation_new (RkTournament *tournament,
                        RkPrintPart   part,
                        guint         round)
{
  GtkPrintOperation *operation;
  Job *job;

  g_return_val_if_fail (RK_IS_TOURNAMENT (tournament), NULL);
  g_return_val_if_fail (round <= rk_tournament_get_n_rounds (tournament), NULL);

  job = g_new0 (Job, 1);
  job->tournament = g_object_ref (tournament);
  job->part = part;
  job->round = round;
  operation = gtk_print_operation_new ();
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_job_name (operation, rk_tournament_get_name (tournament));
  g_object_set_data_full (G_OBJECT (operation), "rk-job", job, job_free);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print_cb), job);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), job);
  return operation;
}

/**
 * rk_print_run:
 * @tournament: a tournament
 * @part: what to print
 * @round: which round, or after how many
 * @parent: a widget of the window that asks
 *
 * Asks for a printer and prints.
 */
void
rk_print_run (RkTournament *tournament,
              RkPrintPart   part,
              guint         round,
              GtkWidget    *parent)
{
  g_autoptr (GtkPrintOperation) operation = NULL;
  g_autoptr (GError) error = NULL;
  GtkRoot *root;

  g_return_if_fail (GTK_IS_WIDGET (parent));

  operation = rk_print_operation_new (tournament, part, round);
  root = gtk_widget_get_root (parent);
  if (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                               GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, &error) ==
      GTK_PRINT_OPERATION_RESULT_ERROR)
    rk_toast_show (parent, error->message);
}
