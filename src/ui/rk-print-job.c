/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-print-job.h"

#include "rk-application.h"
#include "rk-clock.h"
#include "rk-format.h"
#include "rk-print-memory.h"
#include "rk-save-as.h"
#include "rk-toast.h"

/* Of a title in the name of a file, in characters. */
#define MAX_TITLE 60

#define JOB_KEY "rk-job"

/* In which the print portal has got what is drawn, in seconds. */
#define PORTAL_TIME 5

/* What a print operation carries along. */
typedef struct
{
  RkPrintFill fill;
  gpointer data;
  GDestroyNotify free_data;
  RkPaper *paper;
  gboolean previewed;

  /* Where it is told what came of it; and the window, which the print portal uses to the end. */
  GtkWidget *parent;
  GtkWindow *window;
  GApplication *application;
  gboolean holds;
  GtkPrintOperationResult result;
  /* As long as it is there no window is made anew. */
  GObject *reason;
  guint portal_id;
} Job;

static void
release (Job *job)
{
  g_clear_object (&job->reason);
  if (job->holds)
    g_application_release (job->application);
  job->holds = FALSE;
}

static void
job_free (gpointer data)
{
  Job *job = data;

  release (job);
  g_clear_handle_id (&job->portal_id, g_source_remove);
  g_clear_object (&job->application);
  g_clear_object (&job->parent);
  g_clear_object (&job->window);
  g_clear_pointer (&job->paper, rk_paper_free);
  job->free_data (job->data);
  g_free (job);
}

/* A program without windows ends only when what is drawn is on paper, or on its way there. */
static void
hold (Job *job)
{
  if (job->application == NULL || job->holds)
    return;

  job->holds = TRUE;
  g_application_hold (job->application);
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
  hold (job);
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

/* The file that was printed to. The print portal has one of its own, which it passes on. */
static GFile *
find_file (GtkPrintOperation *operation,
           const Job         *job)
{
  GtkPrintSettings *settings = gtk_print_operation_get_print_settings (operation);
  const char *uri = gtk_print_settings_get (settings, GTK_PRINT_SETTINGS_OUTPUT_URI);

  if (uri == NULL || job->previewed ||
      gtk_print_operation_get_status (operation) != GTK_PRINT_STATUS_FINISHED)
    return NULL;

  return g_file_new_for_uri (uri);
}

/* While it was drawn, or later on its way. */
static gboolean
has_failed (GtkPrintOperation *operation,
            const Job         *job)
{
  return job->result == GTK_PRINT_OPERATION_RESULT_ERROR ||
         (job->result == GTK_PRINT_OPERATION_RESULT_APPLY &&
          gtk_print_operation_get_status (operation) == GTK_PRINT_STATUS_FINISHED_ABORTED);
}

static void
give_up_cb (gpointer user_data)
{
  Job *job = user_data;

  job->portal_id = 0;
  release (job);
}

/* Whether the print portal gets it: of that GTK tells no more than that it is drawn. It lets the
 * operation go when the portal has it, and never when it could not be written. */
static gboolean
is_for_portal (GtkPrintOperation *operation,
               const Job         *job)
{
  return job->result == GTK_PRINT_OPERATION_RESULT_APPLY && !job->previewed &&
         gtk_print_operation_get_status (operation) < GTK_PRINT_STATUS_SENDING_DATA;
}

/* Takes @operation, and says what came of it: of a printer nothing, since it is seen there. */
static void
end (GtkPrintOperation *operation,
     Job               *job)
{
  g_autoptr (GtkPrintOperation) own = operation;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;

  g_signal_handlers_disconnect_by_data (operation, job);
  if (is_for_portal (operation, job))
    job->portal_id = g_timeout_add_seconds_once (PORTAL_TIME, give_up_cb, job);
  else
    release (job);
  if (has_failed (operation, job))
    gtk_print_operation_get_error (operation, &error);
  if (error != NULL)
    rk_toast_show (job->parent, error->message);
  if (error != NULL || job->result != GTK_PRINT_OPERATION_RESULT_APPLY)
    return;

  file = find_file (operation, job);
  rk_print_memory_save (operation, file);
  if (file != NULL)
    rk_save_tell (job->parent, file);
}

/* Whether it is drawn, but not written or sent yet. */
static gboolean
is_on_its_way (GtkPrintOperation *operation)
{
  return gtk_print_operation_get_status (operation) >= GTK_PRINT_STATUS_SENDING_DATA &&
         !gtk_print_operation_is_finished (operation);
}

static void
done_cb (GtkPrintOperation       *operation,
         GtkPrintOperationResult  result,
         Job                     *job)
{
  job->result = result;
  if (result != GTK_PRINT_OPERATION_RESULT_APPLY || !is_on_its_way (operation))
    end (operation, job);
}

static void
status_changed_cb (GtkPrintOperation *operation,
                   Job               *job)
{
  if (job->result == GTK_PRINT_OPERATION_RESULT_APPLY &&
      gtk_print_operation_is_finished (operation))
    end (operation, job);
}

/* Lets GTK ask for a printer. */
static void
run (GtkPrintOperation *operation,
     Job               *job)
{
  job->reason = g_object_new (G_TYPE_OBJECT, NULL);
  rk_application_keep_windows (job->parent, job->reason);
  g_signal_connect (operation, "done", G_CALLBACK (done_cb), job);
  g_signal_connect (operation, "status-changed", G_CALLBACK (status_changed_cb), job);
  /* It lives until end(), and has a main loop of its own otherwise: with that the program could
   * not end. */
  g_object_ref (operation);
  gtk_print_operation_set_allow_async (operation, TRUE);
  if (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                               job->window, NULL) != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;

  job->result = GTK_PRINT_OPERATION_RESULT_ERROR;
  end (operation, job);
}

/* Whether GTK will leave the asking to the print portal: in a sandbox, and when told to. */
static gboolean
uses_portal (void)
{
  static const GDebugKey keys[] = { { "portals", 1 } };

  return g_file_test ("/.flatpak-info", G_FILE_TEST_EXISTS) ||
         g_parse_debug_string (g_getenv ("GDK_DEBUG"), keys, G_N_ELEMENTS (keys)) != 0;
}

/* Where the portal does not answer GTK tells nobody, and keeps the operation for ever: so it is
 * asked something before. */
static void
answered_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (GtkPrintOperation) operation = user_data;
  Job *job = g_object_get_data (G_OBJECT (operation), JOB_KEY);
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) version =
    g_dbus_connection_call_finish (G_DBUS_CONNECTION (object), result, &error);

  if (version != NULL)
    {
      /* Unless the window has been closed. */
      if (job->window == NULL || gtk_widget_get_realized (GTK_WIDGET (job->window)))
        run (operation, job);
      return;
    }
  g_dbus_error_strip_remote_error (error);
  rk_toast_show (job->parent, error->message);
}

static void
bus_cb (GObject      *object,
        GAsyncResult *result,
        gpointer      user_data)
{
  g_autoptr (GtkPrintOperation) operation = user_data;
  Job *job = g_object_get_data (G_OBJECT (operation), JOB_KEY);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDBusConnection) bus = g_bus_get_finish (result, &error);

  if (bus == NULL)
    {
      rk_toast_show (job->parent, error->message);
      return;
    }
  g_dbus_connection_call (bus, "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop",
                          "org.freedesktop.DBus.Properties", "Get",
                          g_variant_new ("(ss)", "org.freedesktop.portal.Print", "version"),
                          G_VARIANT_TYPE ("(v)"), G_DBUS_CALL_FLAGS_NONE, -1, NULL, answered_cb,
                          g_steal_pointer (&operation));
}

/* @window: nullable. */
static void
job_follow (Job       *job,
            GtkWidget *parent,
            GtkWindow *window)
{
  job->parent = g_object_ref (parent);
  job->result = GTK_PRINT_OPERATION_RESULT_IN_PROGRESS;
  if (window == NULL)
    return;

  job->window = g_object_ref (window);
  if (gtk_window_get_application (window) != NULL)
    job->application = g_object_ref (G_APPLICATION (gtk_window_get_application (window)));
}

/**
 * rk_print_job_run:
 * @operation: a print operation of rk_print_job_new()
 * @parent: a widget of the window that asks, on a page with toasts
 *
 * Asks for a printer and prints, while the program goes on. As long as that takes no window is
 * made anew; the program may end until a printer was chosen. An error is shown on @parent, and
 * the file that was printed to, as soon as it is written: else nothing would be seen.
 */
void
rk_print_job_run (GtkPrintOperation *operation,
                  GtkWidget         *parent)
{
  GtkWindow *window = NULL;
  Job *job;

  g_return_if_fail (GTK_IS_PRINT_OPERATION (operation));
  g_return_if_fail (GTK_IS_WIDGET (parent));

  if (GTK_IS_WINDOW (gtk_widget_get_root (parent)))
    window = GTK_WINDOW (gtk_widget_get_root (parent));
  job = g_object_get_data (G_OBJECT (operation), JOB_KEY);
  job_follow (job, parent, window);
  rk_print_memory_load (operation);
  if (uses_portal ())
    g_bus_get (G_BUS_TYPE_SESSION, NULL, bus_cb, g_object_ref (operation));
  else
    run (operation, job);
}
