/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-format.h"
#include "rk-print-job.h"
#include "rk-print.h"

/* What is printed. */
typedef struct
{
  RkTournament *tournament;
  RkPrintPart part;
  guint round;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

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
  { N_("Schedule"), FALSE, FALSE },
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
 * rk_print_is_of:
 * @tournament: a tournament
 * @part: what to print
 *
 * Returns: whether such a tournament has it at all
 */
gboolean
rk_print_is_of (RkTournament *tournament,
                RkPrintPart   part)
{
  g_return_val_if_fail (part < RK_PRINT_N_PARTS, FALSE);

  return part != RK_PRINT_SCHEDULE || rk_tournament_has_plan (tournament);
}

/**
 * rk_print_make_table:
 * @tournament: a tournament
 * @part: what to print, see rk_print_is_of()
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

    case RK_PRINT_SCHEDULE:
      return rk_table_new_schedule (tournament);

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
  g_autofree char *number = NULL;
  g_autoptr (GString) rest = NULL;

  g_return_val_if_fail (RK_IS_TOURNAMENT (tournament), NULL);
  g_return_val_if_fail (part <= RK_PRINT_N_PARTS, NULL);

  number = rk_format_number (round);
  rest = g_string_new (NULL);
  if (part < RK_PRINT_N_PARTS)
    g_string_append_printf (rest, " %s", _(parts[part].name));
  if (round > 0 && (part == RK_PRINT_N_PARTS || parts[part].has_round))
    {
      g_string_append_c (rest, ' ');
      g_string_append_printf (rest, C_("tournament", "Round %s"), number);
    }
  return rk_print_job_make_name (rk_tournament_get_name (tournament), rest->str);
}

static void
add_table (Job         *job,
           RkPaper     *paper,
           RkPrintPart  part)
{
  g_autoptr (RkTable) table = rk_print_make_table (job->tournament, part, job->round);

  rk_paper_add_table (paper, table);
}

static void
fill (RkPaper  *paper,
      gpointer  data)
{
  Job *job = data;

  if (job->part == RK_PRINT_SCHEDULE)
    {
      g_autoptr (RkTable) by_player = rk_table_new_schedule_by_player (job->tournament);

      rk_paper_add_table (paper, by_player);
    }
  if (job->part == RK_PRINT_ROUND)
    {
      add_table (job, paper, RK_PRINT_PAIRINGS);
      add_table (job, paper, RK_PRINT_PAIRINGS_BY_NAME);
    }
  if (job->part == RK_PRINT_ROUND || job->part == RK_PRINT_SLIPS)
    rk_paper_add_slips (paper, job->tournament,
                        rk_tournament_get_round (job->tournament, job->round));
  else
    add_table (job, paper, job->part);
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
  g_autofree char *name = NULL;
  Job *job;

  g_return_val_if_fail (RK_IS_TOURNAMENT (tournament), NULL);
  g_return_val_if_fail (round <= rk_tournament_get_n_rounds (tournament), NULL);

  job = g_new0 (Job, 1);
  job->tournament = g_object_ref (tournament);
  job->part = part;
  job->round = round;
  name = rk_print_make_name (tournament, part, round);
  return rk_print_job_new (name, fill, job, job_free);
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

  g_return_if_fail (GTK_IS_WIDGET (parent));

  operation = rk_print_operation_new (tournament, part, round);
  rk_print_job_run (operation, parent);
}
