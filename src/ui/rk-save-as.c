/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-application.h"
#include "rk-recent.h"
#include "rk-save-as.h"
#include "rk-save-job.h"
#include "rk-toast.h"

typedef struct
{
  GBytes *text;
  GtkWidget *page;
} Export;

static void
export_free (Export *export)
{
  g_bytes_unref (export->text);
  g_object_unref (export->page);
  g_free (export);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Export, export_free)

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (Export) export = user_data;
  RkSaveJob *job = g_task_get_task_data (G_TASK (result));
  g_autofree char *base = NULL;
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;

  if (job->error != NULL)
    {
      rk_toast_show (export->page, job->error->message);
      return;
    }
  rk_recent_add (job->file);
  base = g_file_get_basename (job->file);
  name = g_filename_display_name (base);
  /* TRANSLATORS: "%s" is the name of a file. */
  text = g_strdup_printf (_("Saved as %s"), name);
  rk_toast_show (export->page, text);
}

/* A file that is open is written only by its document, which would take this for the
 * work of another program. */
static gboolean
is_open (GFile *file)
{
  GApplication *application = g_application_get_default ();
  RkDocumentStore *store;

  if (!RK_IS_APPLICATION (application))
    return FALSE;
  store = rk_application_get_store (RK_APPLICATION (application));
  return rk_document_store_lookup (store, file) != NULL;
}

static void
chosen_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (Export) export = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file =
    gtk_file_dialog_save_finish (GTK_FILE_DIALOG (source), result, &error);
  g_autoptr (RkSaveJob) job = NULL;

  if (file == NULL)
    {
      if (!g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_DISMISSED))
        rk_toast_show (export->page, error->message);
      return;
    }
  if (is_open (file))
    {
      rk_toast_show (export->page, _("This file is open here. Choose another name for the copy."));
      return;
    }
  job = rk_save_job_new (file, export->text, RK_FILE_GUARD_NONE);
  rk_save_job_start (job, written_cb, g_steal_pointer (&export));
}

/**
 * rk_save_as:
 * @page: a widget on a page with toasts
 * @text: what to save
 * @name: the name of the file that is proposed
 *
 * Asks for a file and writes @text there, in the background. What came of it is said on
 * the page.
 */
void
rk_save_as (GtkWidget  *page,
            GBytes     *text,
            const char *name)
{
  g_autoptr (GtkFileDialog) dialog = NULL;
  GtkRoot *root;
  Export *export;

  g_return_if_fail (GTK_IS_WIDGET (page));
  g_return_if_fail (text != NULL);
  g_return_if_fail (name != NULL);

  root = gtk_widget_get_root (page);
  export = g_new (Export, 1);
  export->text = g_bytes_ref (text);
  export->page = g_object_ref (page);
  dialog = gtk_file_dialog_new ();
  gtk_file_dialog_set_initial_name (dialog, name);
  rk_application_keep_windows (page, G_OBJECT (dialog));
  gtk_file_dialog_save (dialog, GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, NULL, chosen_cb,
                        export);
}
