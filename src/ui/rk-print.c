/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-format.h"
#include "rk-paper.h"
#include "rk-print-memory.h"
#include "rk-print.h"
#include "rk-toast.h"

/* Of a title in the name of a file, in characters. */
#define MAX_TITLE 60

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

/* By RkPrintPart. */
static const struct
{
  const char *name;
  gboolean needs_round;
  gboolean has_round;
} parts[] = {
  { N_("Pairings by Board"), TRUE, TRUE },
  { N_("Pairings by Name"), TRUE, TRUE },
  { N_("Result Slips"), TRUE, TRUE },
  /* TRANSLATORS: To print: both lists of pairings and the result slips. */
  { N_("Pairings and Slips"), TRUE, TRUE },
  { N_("Standings"), FALSE, TRUE },
  { N_("Cross Table"), FALSE, TRUE },
  { N_("Players"), FALSE, FALSE },
  { N_("Log"), FALSE, FALSE },
};

G_STATIC_ASSERT (G_N_ELEMENTS (parts) == RK_PRINT_N_PARTS);

/**
 * rk_print_get_name:
 * @part: what to print
 *
 * Returns: its name, in the language of the screen
 */
const char *
rk_print_get_name (RkPrintPart part)
{
  g_return_val_if_fail (part < RK_PRINT_N_PARTS, NULL);

  return _(parts[part].name);
}

/**
 * rk_print_needs_round:
 * @part: what to print
 *
 * Returns: whether it is there only for a round that is paired
 */
gboolean
rk_print_needs_round (RkPrintPart part)
{
  g_return_val_if_fail (part < RK_PRINT_N_PARTS, FALSE);

  return parts[part].needs_round;
}

/**
 * rk_print_has_round:
 * @part: what to print
 *
 * Returns: whether it is another one after each round
 */
gboolean
rk_print_has_round (RkPrintPart part)
{
  g_return_val_if_fail (part < RK_PRINT_N_PARTS, FALSE);

  return parts[part].has_round;
}

/**
 * rk_print_make_table:
 * @tournament: a tournament
 * @part: what to print
 * @round: which round, or after how many
 *
 * Returns: (transfer full) (nullable): the table; %NULL for what is more than a table,
 *   or none
 */
RkTable *
rk_print_make_table (RkTournament *tournament,
                     RkPrintPart   part,
                     guint         round)
{
  guint n_published;

  g_return_val_if_fail (RK_IS_TOURNAMENT (tournament), NULL);
  g_return_val_if_fail (part < RK_PRINT_N_PARTS, NULL);

  n_published = MIN (round, rk_tournament_get_n_published (tournament));
  switch (part)
    {
    case RK_PRINT_PAIRINGS:
      return rk_table_new_pairings (tournament, rk_tournament_get_round (tournament, round));

    case RK_PRINT_PAIRINGS_BY_NAME:
      return rk_table_new_pairings_by_name (tournament,
                                            rk_tournament_get_round (tournament, round));

    case RK_PRINT_STANDINGS:
      return rk_table_new_standings (tournament, n_published);

    case RK_PRINT_CROSS_TABLE:
      return rk_table_new_cross_table (tournament, n_published);

    case RK_PRINT_PLAYERS:
      return rk_table_new_players (tournament);

    case RK_PRINT_LOG:
      return rk_table_new_log (tournament);

    case RK_PRINT_SLIPS:
    case RK_PRINT_ROUND:
    case RK_PRINT_N_PARTS:
    default:
      return NULL;
    }
}

/**
 * rk_print_make_name:
 * @tournament: a tournament
 * @part: what of it; %RK_PRINT_N_PARTS for all
 * @round: which round, or after how many
 *
 * Returns: (transfer full): a name for a file, without suffix and without what no file
 *   system takes
 */
char *
rk_print_make_name (RkTournament *tournament,
                    RkPrintPart   part,
                    guint         round)
{
  g_autofree char *title = NULL;
  g_autofree char *number = NULL;
  g_autoptr (GString) name = NULL;

  g_return_val_if_fail (RK_IS_TOURNAMENT (tournament), NULL);
  g_return_val_if_fail (part <= RK_PRINT_N_PARTS, NULL);

  title = g_utf8_substring (rk_tournament_get_name (tournament), 0,
                            MIN (g_utf8_strlen (rk_tournament_get_name (tournament), -1),
                                 MAX_TITLE));
  number = rk_format_number (round);
  name = g_string_new (title);
  if (part < RK_PRINT_N_PARTS)
    g_string_append_printf (name, " %s", _(parts[part].name));
  if (round > 0 && (part == RK_PRINT_N_PARTS || parts[part].has_round))
    {
      g_string_append_c (name, ' ');
      g_string_append_printf (name, C_("tournament", "Round %s"), number);
    }
  return g_strdelimit (g_string_free_and_steal (g_steal_pointer (&name)),
                       "/\\:*?\"<>|\n\r\t", '-');
}

static void
add_table (Job         *job,
           RkPrintPart  part)
{
  g_autoptr (RkTable) table = rk_print_make_table (job->tournament, part, job->round);

  rk_paper_add_table (job->paper, table);
}

static void
add_slips (Job *job)
{
  rk_paper_add_slips (job->paper, job->tournament,
                      rk_tournament_get_round (job->tournament, job->round));
}

static void
begin_print_cb (GtkPrintOperation *operation,
                GtkPrintContext   *context,
                Job               *job)
{
  PangoContext *pango = gtk_print_context_create_pango_context (context);
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *printed = rk_format_date_time (now);

  g_clear_pointer (&job->paper, rk_paper_free);
  job->paper = rk_paper_new (pango, gtk_print_context_get_width (context),
                             gtk_print_context_get_height (context), printed);
  g_object_unref (pango);
  if (job->part == RK_PRINT_ROUND)
    {
      add_table (job, RK_PRINT_PAIRINGS);
      add_table (job, RK_PRINT_PAIRINGS_BY_NAME);
    }
  if (job->part == RK_PRINT_ROUND || job->part == RK_PRINT_SLIPS)
    add_slips (job);
  else
    add_table (job, job->part);
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
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_new ();
  g_autofree char *name = NULL;
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
  name = rk_print_make_name (tournament, part, round);
  gtk_print_operation_set_job_name (operation, name);
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, name);
  gtk_print_operation_set_print_settings (operation, settings);
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
  GtkPrintOperationResult result;
  GtkRoot *root;

  g_return_if_fail (GTK_IS_WIDGET (parent));

  operation = rk_print_operation_new (tournament, part, round);
  rk_print_memory_load (operation);
  root = gtk_widget_get_root (parent);
  result = gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                                    GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, &error);
  if (result == GTK_PRINT_OPERATION_RESULT_APPLY)
    rk_print_memory_save (operation);
  else if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    rk_toast_show (parent, error->message);
}
