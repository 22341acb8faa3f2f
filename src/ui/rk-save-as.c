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

/* Of the forms only what is needed when a file is chosen. */
typedef struct
{
  RkSaveForm forms[RK_SAVE_MAX_FORMS];
  guint n_forms;
  GtkWidget *page;
} Export;

static void
export_free (Export *export)
{
  for (guint i = 0; i < export->n_forms; i++)
    g_bytes_unref (export->forms[i].text);
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
export_write (Export *export,
              GFile  *file)
{
  g_autoptr (Export) own = export;
  g_autoptr (RkSaveJob) job = NULL;
  guint form;

  if (is_open (file))
    {
      rk_toast_show (own->page, _("This file is open here. Choose another name for the copy."));
      return;
    }
  form = rk_save_forms_find (own->forms, own->n_forms, file);
  job = rk_save_job_new (file, own->forms[form].text, RK_FILE_GUARD_NONE);
  rk_save_job_start (job, written_cb, g_steal_pointer (&own));
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
            guint             n_forms)
{
  Export *export = g_new0 (Export, 1);

  for (guint i = 0; i < n_forms; i++)
    {
      export->forms[i].suffix = forms[i].suffix;
      export->forms[i].text = g_bytes_ref (forms[i].text);
    }
  export->n_forms = n_forms;
  export->page = g_object_ref (page);

  return export;
}

static void
ask (GtkWidget        *page,
     const RkSaveForm *forms,
     guint             n_forms,
     GListModel       *filters,
     const char       *name)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  GtkRoot *root = gtk_widget_get_root (page);

  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_set_filters (dialog, filters);
  rk_application_keep_windows (page, G_OBJECT (dialog));
  gtk_file_dialog_save (dialog, GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, NULL, chosen_cb,
                        export_new (page, forms, n_forms));
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

  ask (page, &form, 1, NULL, name);
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

  base = g_file_get_basename (file);
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
 *
 * Writes @file in the background. What came of it is said on the page.
 */
void
rk_save_forms_write (GtkWidget        *page,
                     const RkSaveForm *forms,
                     guint             n_forms,
                     GFile            *file)
{
  g_return_if_fail (GTK_IS_WIDGET (page));
  g_return_if_fail (forms != NULL && n_forms >= 1 && n_forms <= RK_SAVE_MAX_FORMS);
  g_return_if_fail (G_IS_FILE (file));

  export_write (export_new (page, forms, n_forms), file);
}

/**
 * rk_save_as_one_of:
 * @page: a widget on a page with toasts
 * @forms: (array length=n_forms): in what forms it can be saved, the usual one first
 * @n_forms: how many, at most %RK_SAVE_MAX_FORMS
 * @stem: the name of the file that is proposed, without suffix
 *
 * As rk_save_as(); the end of the name that is chosen decides about the form.
 */
void
rk_save_as_one_of (GtkWidget        *page,
                   const RkSaveForm *forms,
                   guint             n_forms,
                   const char       *stem)
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
  ask (page, forms, n_forms, G_LIST_MODEL (filters), name);
}
