/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* The dialog that asks for a printer, and what comes of what is printed. */

#include <string.h>

#include "rk-application-private.h"
#include "rk-match-page-private.h"
#include "rk-print-job.h"
#include "rk-score-sheet.h"
#include "rk-test-window.h"

#define PDF_END "%%EOF\n"

/* The dialog that asks for a printer, when it has found the one that prints to a file. */
static gboolean
has_printers (gpointer user_data)
{
  GtkWindow **dialog = user_data;
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);
      g_autoptr (GObject) printer = NULL;

      if (!g_str_equal (G_OBJECT_TYPE_NAME (window), "GtkPrintUnixDialog"))
        continue;
      g_object_get (window, "selected-printer", &printer, NULL);
      *dialog = window;
      return printer != NULL;
    }

  return FALSE;
}

static gboolean
is_printed (gpointer operation)
{
  return gtk_print_operation_is_finished (operation);
}

static gboolean
show_nothing_cb (GtkPrintOperation        *operation,
                 GtkPrintOperationPreview *preview,
                 GtkPrintContext          *context)
{
  cairo_surface_t *surface =
    cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);

  gtk_print_context_set_cairo_context (context, cr, 72, 72);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return TRUE;
}

/* Answers the dialog; returns: (transfer full): what runs. A preview shows nothing and ends. */
static GtkPrintOperation *
run_print (RkTestWindow *self,
           const char   *folder,
           int           response)
{
  RkMatchPage *page = rk_test_start_match (self);
  RkScoreSheet *sheet = rk_score_sheet_new (rk_test_get_match (page), FALSE, NULL);
  GtkPrintOperation *operation = _rk_match_page_make_print (page, sheet);
  GtkPrintSettings *settings = gtk_print_operation_get_print_settings (operation);
  GtkWindow *dialog = NULL;

  gtk_print_settings_set_printer (settings, "Print to File");
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_DIR, folder);
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, "a sheet");
  g_signal_connect (operation, "preview", G_CALLBACK (show_nothing_cb), NULL);
  g_signal_connect (operation, "ready", G_CALLBACK (gtk_print_operation_preview_end_preview),
                    NULL);
  rk_print_job_run (operation, GTK_WIDGET (page->board));
  rk_test_wait (has_printers, &dialog);
  g_signal_emit_by_name (dialog, "response", response);

  return operation;
}

/* A file that was printed to is spoken of when all of it is there. Until then the windows stay. */
static void
test_to_file (RkTestWindow  *self,
                    gconstpointer  data)
{
  g_autofree char *path = g_build_filename (self->folder, "a sheet.pdf", NULL);
  g_autofree char *pdf = NULL;
  gsize length;
  g_autoptr (GtkPrintOperation) operation = run_print (self, self->folder, GTK_RESPONSE_OK);

  g_assert_cmpuint (self->application->n_reasons, ==, 1);
  rk_test_wait (rk_test_has_toast, self);
  g_assert_cmpstr (rk_test_get_toast (self), ==, "Saved as a sheet.pdf");
  g_assert_true (gtk_print_operation_is_finished (operation));
  g_assert_true (g_file_get_contents (path, &pdf, &length, NULL));
  g_assert_true (g_str_has_prefix (pdf, "%PDF"));
  g_assert_cmpmem (pdf + length - strlen (PDF_END), strlen (PDF_END), PDF_END, strlen (PDF_END));
  g_assert_finalize_object (g_steal_pointer (&operation));
  rk_test_settle (self);
  g_assert_cmpuint (self->application->n_reasons, ==, 0);
}

/* Also to whoever has left the page meanwhile. */
static void
test_failed (RkTestWindow  *self,
                   gconstpointer  data)
{
  g_autofree char *file = g_build_filename (self->folder, "file", NULL);
  g_autoptr (GtkPrintOperation) operation = NULL;

  g_application_set_default (G_APPLICATION (self->application));
  g_assert_true (g_file_set_contents (file, "", 0, NULL));
  operation = run_print (self, file, GTK_RESPONSE_OK);
  gtk_widget_activate_action (GTK_WIDGET (rk_test_get_page (self)), "navigation.pop", NULL);
  rk_test_wait (rk_test_has_toast, self);
  g_assert_null (rk_test_get_page (self));
  g_assert_null (strstr (rk_test_get_toast (self), "Saved"));
  g_assert_finalize_object (g_steal_pointer (&operation));
  g_application_set_default (NULL);
}

static void
test_cancelled (RkTestWindow  *self,
                      gconstpointer  data)
{
  g_autoptr (GtkPrintOperation) operation =
    run_print (self, self->folder, GTK_RESPONSE_CANCEL);

  rk_test_settle (self);
  g_assert_null (rk_test_get_toast (self));
  g_assert_finalize_object (g_steal_pointer (&operation));
}

/* What was only looked at is no file. */
static void
test_preview (RkTestWindow  *self,
                    gconstpointer  data)
{
  g_autofree char *path = g_build_filename (self->folder, "a sheet.pdf", NULL);
  g_autoptr (GtkPrintOperation) operation = run_print (self, self->folder, GTK_RESPONSE_APPLY);

  rk_test_wait (is_printed, operation);
  rk_test_settle (self);
  g_assert_null (rk_test_get_toast (self));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_finalize_object (g_steal_pointer (&operation));
}

/* In a sandbox with nothing outside it that prints. */
static void
test_no_portal (RkTestWindow  *self,
                gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  RkScoreSheet *sheet = rk_score_sheet_new (rk_test_get_match (page), FALSE, NULL);
  g_autoptr (GtkPrintOperation) operation = _rk_match_page_make_print (page, sheet);

  rk_print_job_run (operation, GTK_WIDGET (page->board));
  rk_test_wait (rk_test_has_toast, self);
  g_assert_cmpuint (self->application->n_reasons, ==, 0);
  g_assert_finalize_object (g_steal_pointer (&operation));
}

int
main (int   argc,
      char *argv[])
{
  rk_test_ui_init (&argc, &argv);

  if (g_getenv ("RK_TEST_PORTALS") != NULL)
    {
      rk_test_add ("/print/no-portal", test_no_portal);
      return g_test_run ();
    }

  rk_test_add ("/print/to-file", test_to_file);
  rk_test_add ("/print/failed", test_failed);
  rk_test_add ("/print/cancelled", test_cancelled);
  rk_test_add ("/print/preview", test_preview);

  return g_test_run ();
}
