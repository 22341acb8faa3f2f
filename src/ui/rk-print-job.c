/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-print-job.h"

#include "rk-clock.h"
#include "rk-format.h"
#include "rk-print-memory.h"
#include "rk-save-as.h"
#include "rk-toast.h"

/* Of a title in the name of a file, in characters. */
#define MAX_TITLE 60

#define JOB_KEY "rk-job"

/* What a print operation carries along. */
typedef struct
{
  RkPrintFill fill;
  gpointer data;
  GDestroyNotify free_data;
  RkPaper *paper;
  gboolean previewed;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_clear_pointer (&job->paper, rk_paper_free);
  job->free_data (job->data);
  g_free (job);
}

/**
 * rk_print_job_make_name:
 * @title: what it is about
 * @rest: what follows the title
 *
 * Returns: (transfer full): a name for a file, without suffix and without what no file
 *   system takes; a long title is cut off
 */
char *
rk_print_job_make_name (const char *title,
                        const char *rest)
{
  g_autofree char *begin = NULL;

  g_return_val_if_fail (title != NULL, NULL);
  g_return_val_if_fail (rest != NULL, NULL);

  begin = g_utf8_substring (title, 0, MIN (g_utf8_strlen (title, -1), MAX_TITLE));
  return g_strdelimit (g_strconcat (begin, rest, NULL), "/\\:*?\"<>|\n\r\t", '-');
}

static void
begin_print_cb (GtkPrintOperation *operation,
                GtkPrintContext   *context,
                Job               *job)
{
  PangoContext *pango = gtk_print_context_create_pango_context (context);
  g_autoptr (GDateTime) now = rk_clock_now ();
  g_autofree char *printed = rk_format_date_time (now);

  g_clear_pointer (&job->paper, rk_paper_free);
  job->paper = rk_paper_new (pango, gtk_print_context_get_width (context),
                             gtk_print_context_get_height (context), printed);
  g_object_unref (pango);
  job->fill (job->paper, job->data);
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

/* What is looked at instead of printed ends as a print does. */
static gboolean
preview_cb (GtkPrintOperation        *operation,
            GtkPrintOperationPreview *preview,
            GtkPrintContext          *context,
            GtkWindow                *parent,
            Job                      *job)
{
  job->previewed = TRUE;
  return FALSE;
}

/**
 * rk_print_job_new:
 * @name: the name of the job, and of a file that is printed to
 * @fill: what lays it out
 * @data: (transfer full): for @fill
 * @free_data: frees @data
 *
 * Returns: (transfer full): a print operation, ready to run
 */
GtkPrintOperation *
rk_print_job_new (const char     *name,
                  RkPrintFill     fill,
                  gpointer        data,
                  GDestroyNotify  free_data)
{
  GtkPrintOperation *operation;
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_new ();
  Job *job;

  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (fill != NULL, NULL);
  g_return_val_if_fail (free_data != NULL, NULL);

  job = g_new0 (Job, 1);
  job->fill = fill;
  job->data = data;
  job->free_data = free_data;
  operation = gtk_print_operation_new ();
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_job_name (operation, name);
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, name);
  gtk_print_operation_set_print_settings (operation, settings);
  g_object_set_data_full (G_OBJECT (operation), JOB_KEY, job, job_free);
  g_signal_connect (operation, "preview", G_CALLBACK (preview_cb), job);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print_cb), job);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), job);
  return operation;
}

static gboolean
has_printed (GtkPrintOperation *operation)
{
  const Job *job = g_object_get_data (G_OBJECT (operation), JOB_KEY);

  return !job->previewed &&
         gtk_print_operation_get_status (operation) != GTK_PRINT_STATUS_FINISHED_ABORTED;
}

/**
 * rk_print_job_tell:
 * @operation: a print operation of rk_print_job_new() that has run
 * @parent: a widget on a page with toasts
 *
 * Where it has printed to a file, says on the page which that is: else nothing would be seen.
 */
void
rk_print_job_tell (GtkPrintOperation *operation,
                   GtkWidget         *parent)
{
  GtkPrintSettings *settings;
  const char *uri;
  g_autoptr (GFile) file = NULL;

  g_return_if_fail (GTK_IS_PRINT_OPERATION (operation));
  g_return_if_fail (GTK_IS_WIDGET (parent));

  settings = gtk_print_operation_get_print_settings (operation);
  uri = settings != NULL ? gtk_print_settings_get (settings, GTK_PRINT_SETTINGS_OUTPUT_URI) : NULL;
  if (uri == NULL || !has_printed (operation))
    return;

  file = g_file_new_for_uri (uri);
  rk_save_tell (parent, file);
}

static void
done_cb (GtkPrintOperation       *operation,
         GtkPrintOperationResult  result,
         GtkWidget               *parent)
{
  g_autoptr (GError) error = NULL;

  if (result == GTK_PRINT_OPERATION_RESULT_APPLY)
    rk_print_memory_save (operation);
  if (gtk_widget_get_root (parent) == NULL)
    return;

  if (result == GTK_PRINT_OPERATION_RESULT_APPLY)
    {
      rk_print_job_tell (operation, parent);
    }
  else if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    {
      gtk_print_operation_get_error (operation, &error);
      rk_toast_show (parent, error->message);
    }
}

/**
 * rk_print_job_run:
 * @operation: a print operation
 * @parent: a widget of the window that asks, on a page with toasts
 *
 * Asks for a printer and prints, while the program goes on, and may end. An error is shown on
 * @parent, and the file that was printed to.
 */
void
rk_print_job_run (GtkPrintOperation *operation,
                  GtkWidget         *parent)
{
  GtkRoot *root;

  g_return_if_fail (GTK_IS_PRINT_OPERATION (operation));
  g_return_if_fail (GTK_IS_WIDGET (parent));

  rk_print_memory_load (operation);
  root = gtk_widget_get_root (parent);
  g_signal_connect_object (operation, "done", G_CALLBACK (done_cb), parent, G_CONNECT_DEFAULT);
  /* It lives until it is done, and has a main loop of its own otherwise: with that the program
   * could not end. */
  g_signal_connect (g_object_ref (operation), "done", G_CALLBACK (g_object_unref), NULL);
  gtk_print_operation_set_allow_async (operation, TRUE);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                           GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, NULL);
}
