/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-application.h"
#include "rk-file-name.h"
#include "rk-recent.h"
#include "rk-save-as.h"
#include "rk-save-job.h"
#include "rk-toast.h"

/* Of the forms only what is needed when a file is chosen. */
typedef struct
{
  RkSaveForm forms[RK_SAVE_MAX_FORMS];
  guint n_forms;
  GtkWidget *page;
  /* For what makes a form. */
  gpointer data;
  GDestroyNotify free_data;
  /* What was chosen. */
  guint form;
  GFile *file;
} Export;

static void
export_free (Export *export)
{
  for (guint i = 0; i < export->n_forms; i++)
    g_clear_pointer (&export->forms[i].text, g_bytes_unref);
  if (export->free_data != NULL)
    export->free_data (export->data);
  g_clear_object (&export->file);
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

  if (job->error != NULL)
    rk_toast_show (export->page, job->error->message);
  else
    rk_save_tell (export->page, job->file);
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

/* Takes @export. */
static void
write_text (Export *export,
            GBytes *text)
{
  g_autoptr (RkSaveJob) job = rk_save_job_new (export->file, text, RK_FILE_GUARD_NONE);

  rk_save_job_start (job, written_cb, export);
}

static void
make_thread (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  Export *export = task_data;

  g_task_return_pointer (task, export->forms[export->form].make (export->data),
                         (GDestroyNotify) g_bytes_unref);
}

static void
made_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (GBytes) text = g_task_propagate_pointer (G_TASK (result), NULL);

  write_text (user_data, text);
}

static void
export_write (Export *export,
              GFile  *file)
{
  g_autoptr (Export) own = export;
  g_autoptr (GTask) task = NULL;

  if (is_open (file))
    {
      rk_toast_show (own->page, _("This file is open here. Choose another name for the copy."));
      return;
    }
  own->file = g_object_ref (file);
  own->form = rk_save_forms_find (own->forms, own->n_forms, file);
  if (own->forms[own->form].make == NULL)
    {
      write_text (own, own->forms[own->form].text);
      g_steal_pointer (&own);
      return;
    }

  task = g_task_new (NULL, NULL, made_cb, own);
  g_task_set_source_tag (task, export_write);
  g_task_set_task_data (task, g_steal_pointer (&own), NULL);
  g_task_run_in_thread (task, make_thread);
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

  if (file != NULL)
    export_write (g_steal_pointer (&export), file);
  else if (!g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_DISMISSED))
    rk_toast_show (export->page, error->message);
}

static Export *
export_new (GtkWidget        *page,
            const RkSaveForm *forms,
            guint             n_forms,
            gpointer          data,
            GDestroyNotify    free_data)
{
  Export *export = g_new0 (Export, 1);

  for (guint i = 0; i < n_forms; i++)
    {
      export->forms[i].suffix = forms[i].suffix;
      export->forms[i].make = forms[i].make;
      if (forms[i].text != NULL)
        export->forms[i].text = g_bytes_ref (forms[i].text);
    }
  export->data = data;
  export->free_data = free_data;
  export->n_forms = n_forms;
  export->page = g_object_ref (page);

  return export;
}

/* Takes @export. */
static void
ask (Export     *export,
     GListModel *filters,
     const char *name)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  GtkRoot *root = gtk_widget_get_root (export->page);

  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_set_filters (dialog, filters);
  rk_application_keep_windows (export->page, G_OBJECT (dialog));
  gtk_file_dialog_save (dialog, GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, NULL, chosen_cb,
                        export);
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
  RkSaveForm form = { .text = text };

  g_return_if_fail (GTK_IS_WIDGET (page));
  g_return_if_fail (text != NULL);
  g_return_if_fail (name != NULL);

  ask (export_new (page, &form, 1, NULL, NULL), NULL, name);
}

/**
 * rk_save_tell:
 * @page: a widget on a page with toasts
 * @file: a file that was just written
 *
 * Says on the page that it was, and remembers it among the last files.
 */
void
rk_save_tell (GtkWidget *page,
              GFile     *file)
{
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (GTK_IS_WIDGET (page));
  g_return_if_fail (G_IS_FILE (file));

  rk_recent_add (file);
  name = rk_file_name_show (file);
  /* TRANSLATORS: "%s" is the name of a file. */
  text = g_strdup_printf (_("Saved as %s"), name);
  rk_toast_show (page, text);
}

/**
 * rk_save_forms_find:
 * @forms: forms of files
 * @n_forms: how many
 * @file: a file
 *
 * Returns: which form the end of the file's name asks for; the first if none
 */
guint
rk_save_forms_find (const RkSaveForm *forms,
                    guint             n_forms,
                    GFile            *file)
{
  g_autofree char *base = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (forms != NULL, 0);
  g_return_val_if_fail (G_IS_FILE (file), 0);

  base = rk_file_name_get (file);
  name = g_ascii_strdown (base, -1);
  for (guint i = 0; i < n_forms; i++)
    if (forms[i].suffix != NULL && g_str_has_suffix (name, forms[i].suffix))
      return i;

  return 0;
}

/**
 * rk_save_forms_write:
 * @page: a widget on a page with toasts
 * @forms: (array length=n_forms): in what forms it can be saved
 * @n_forms: how many, at most %RK_SAVE_MAX_FORMS
 * @file: the file that was chosen
 * @data: (transfer full) (nullable): for what makes the forms
 * @free_data: (nullable): frees @data
 *
 * Writes @file in the background. What came of it is said on the page.
 */
void
rk_save_forms_write (GtkWidget        *page,
                     const RkSaveForm *forms,
                     guint             n_forms,
                     GFile            *file,
                     gpointer          data,
                     GDestroyNotify    free_data)
{
  g_return_if_fail (GTK_IS_WIDGET (page));
  g_return_if_fail (forms != NULL && n_forms >= 1 && n_forms <= RK_SAVE_MAX_FORMS);
  g_return_if_fail (G_IS_FILE (file));

  export_write (export_new (page, forms, n_forms, data, free_data), file);
}

/**
 * rk_save_as_one_of:
 * @page: a widget on a page with toasts
 * @forms: (array length=n_forms): in what forms it can be saved, the usual one first
 * @n_forms: how many, at most %RK_SAVE_MAX_FORMS
 * @stem: the name of the file that is proposed, without suffix
 * @data: (transfer full) (nullable): for what makes the forms
 * @free_data: (nullable): frees @data
 *
 * As rk_save_as(); the end of the name that is chosen decides about the form. Only that
 * one is made.
 */
void
rk_save_as_one_of (GtkWidget        *page,
                   const RkSaveForm *forms,
                   guint             n_forms,
                   const char       *stem,
                   gpointer          data,
                   GDestroyNotify    free_data)
{
  g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autofree char *name = NULL;

  g_return_if_fail (GTK_IS_WIDGET (page));
  g_return_if_fail (forms != NULL && n_forms >= 1 && n_forms <= RK_SAVE_MAX_FORMS);
  g_return_if_fail (stem != NULL);

  for (guint i = 0; i < n_forms; i++)
    {
      g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
      g_autofree char *title = g_strdup_printf ("%s (*%s)", forms[i].name, forms[i].suffix);

      gtk_file_filter_set_name (filter, title);
      gtk_file_filter_add_suffix (filter, forms[i].suffix + 1);
      g_list_store_append (filters, filter);
    }
  name = g_strconcat (stem, forms[0].suffix, NULL);
  ask (export_new (page, forms, n_forms, data, free_data), G_LIST_MODEL (filters), name);
}
