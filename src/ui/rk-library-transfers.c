/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* What is copied: into the library, chosen or dropped on it, out of it, and within it. */

#include <glib/gi18n.h>

#include "rk-error.h"
#include "rk-format.h"
#include "rk-library-page-private.h"
#include "rk-library-transfer.h"
#include "rk-progress-dialog.h"
#include "rk-sentences.h"

/* So many files that could not be copied are named. */
#define MOST_PROBLEMS 10

typedef void (*TellFunc) (RkLibraryPage     *self,
                          RkLibraryTransfer *transfer);

typedef struct
{
  RkLibraryPage *page;
  GObject *progress;
  GCancellable *cancellable;
  TellFunc tell;
} Running;

static void
running_free (Running *self)
{
  g_object_unref (self->progress);
  g_object_unref (self->cancellable);
  g_object_unref (self->page);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Running, running_free)

/* Adds @text, a sentence about @number files. */
static void
add_count (GPtrArray  *sentences,
           guint       number,
           const char *text)
{
  g_autofree char *shown = rk_format_number (number);
  g_autoptr (GString) sentence = g_string_new (text);

  g_string_replace (sentence, "%s", shown, 1);
  g_ptr_array_add (sentences, g_string_free_and_steal (g_steal_pointer (&sentence)));
}

static char *
describe_counts (RkLibraryTransfer *transfer,
                 gboolean           is_import)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_null_terminated (4, g_free, TRUE);
  guint n_copied = rk_library_transfer_get_n_copied (transfer);
  guint n_present = rk_library_transfer_get_n_present (transfer);
  guint n_twins = rk_library_transfer_get_n_twins (transfer);
  guint n_problems = rk_library_transfer_get_problems (transfer)->len;

  add_count (sentences, n_copied,
             is_import ? ngettext ("%s file was imported.", "%s files were imported.", n_copied)
                       : ngettext ("%s file was exported.", "%s files were exported.", n_copied));
  if (n_present > 0)
    /* TRANSLATORS: how many of the files that were to be copied */
    add_count (sentences, n_present,
               ngettext ("%s file was there already.", "%s files were there already.", n_present));
  if (n_twins > 0)
    /* TRANSLATORS: how many of the files that were imported */
    add_count (sentences, n_twins,
               ngettext ("%s file was there in another state and is kept beside it.",
                         "%s files were there in another state and are kept beside them.",
                         n_twins));
  if (n_problems > 0)
    add_count (sentences, n_problems,
               ngettext ("%s file was left out:", "%s files were left out:", n_problems));
  return g_strjoinv (" ", (char **) sentences->pdata);
}

/* Of the system the message tells more, and names the file. */
static char *
describe_problem (const RkTransferProblem *problem,
                  gboolean                 of_many)
{
  g_autofree char *name = NULL;
  g_autofree char *reason = NULL;

  if (g_error_matches (problem->error, RK_ERROR, RK_ERROR_IO))
    return g_strdup (problem->error->message);
  reason = rk_text_error (problem->error);
  if (!of_many)
    return g_steal_pointer (&reason);

  name = rk_text_one_line (problem->name);
  return g_strconcat (name, "\n", reason, NULL);
}

static char *
describe (RkLibraryTransfer *transfer,
          gboolean           is_import)
{
  GPtrArray *problems = rk_library_transfer_get_problems (transfer);
  g_autofree char *counts = describe_counts (transfer, is_import);
  g_autoptr (GString) text = g_string_new (counts);

  for (guint i = 0; i < problems->len && i < MOST_PROBLEMS; i++)
    {
      g_autofree char *problem = describe_problem (problems->pdata[i], TRUE);

      g_string_append_printf (text, "\n\n%s", problem);
    }
  if (problems->len > MOST_PROBLEMS)
    g_string_append (text, "\n\n…");
  return g_string_free_and_steal (g_steal_pointer (&text));
}

static void
tell_files (RkLibraryPage     *self,
            RkLibraryTransfer *transfer,
            gboolean           is_import)
{
  g_autofree char *text = describe (transfer, is_import);
  AdwDialog *dialog;

  if (rk_library_transfer_get_problems (transfer)->len == 0 &&
      rk_library_transfer_get_n_twins (transfer) == 0)
    {
      _rk_library_page_add_toast (self, text);
      return;
    }
  dialog = adw_alert_dialog_new (is_import ? _("Import") : _("Export"), text);
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _("_Close"));
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

static void
tell_import (RkLibraryPage     *self,
             RkLibraryTransfer *transfer)
{
  tell_files (self, transfer, TRUE);
}

static void
tell_export (RkLibraryPage     *self,
             RkLibraryTransfer *transfer)
{
  tell_files (self, transfer, FALSE);
}

/* Nothing where it was cancelled in time. */
static void
tell_duplicate (RkLibraryPage     *self,
                RkLibraryTransfer *transfer)
{
  GPtrArray *problems = rk_library_transfer_get_problems (transfer);
  g_autoptr (GFile) copy = rk_library_transfer_get_copy (transfer);
  RkLibraryItem *item = copy != NULL ? rk_library_find_file (self->library, copy) : NULL;
  g_autofree char *text = NULL;

  if (problems->len > 0)
    text = describe_problem (problems->pdata[0], FALSE);
  else if (item != NULL)
    {
      g_autofree char *name = rk_text_library_full_title (item);

      _rk_library_page_focus_file (self, copy);
      /* TRANSLATORS: "%s" is a match: the two players; or the name of a tournament. */
      text = g_strdup_printf (_("“%s” was duplicated"), name);
    }
  if (text != NULL)
    _rk_library_page_add_toast (self, text);
}

static void
done_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (Running) running = user_data;
  RkLibraryTransfer *transfer = RK_LIBRARY_TRANSFER (source);
  RkLibraryPage *self = running->page;

  /* Whether it was cancelled or not: what was done is told. */
  rk_library_transfer_run_finish (transfer, result, NULL);
  g_object_run_dispose (running->progress);
  if (self->library != NULL)
    running->tell (self, transfer);
}

static void
run (RkLibraryPage     *self,
     RkLibraryTransfer *transfer,
     const char        *heading,
     TellFunc           tell)
{
  Running *running = g_new0 (Running, 1);

  running->page = g_object_ref (self);
  running->tell = tell;
  running->cancellable = g_cancellable_new ();
  running->progress = rk_progress_dialog_watch (GTK_WIDGET (self), heading, transfer,
                                                (RkProgressFunc) rk_library_transfer_get_progress,
                                                running->cancellable);
  rk_application_keep_windows (GTK_WIDGET (self), G_OBJECT (transfer));
  rk_library_transfer_run_async (transfer, running->cancellable, done_cb, running);
}

void
_rk_library_page_import (RkLibraryPage *self,
                         GPtrArray     *files)
{
  g_autoptr (RkLibraryTransfer) transfer =
    rk_library_transfer_new_import (self->library, files);

  run (self, transfer, _("Importing Files"), tell_import);
}

void
_rk_library_page_export_all (RkLibraryPage *self,
                             GFile         *folder)
{
  g_autoptr (RkLibraryTransfer) transfer =
    rk_library_transfer_new_export (self->library, folder);

  run (self, transfer, _("Exporting Files"), tell_export);
}

static void
duplicate_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  RkLibraryPage *self = RK_LIBRARY_PAGE (widget);
  RkLibraryItem *item = _rk_library_page_get_chosen (self);
  g_autoptr (RkLibraryTransfer) transfer = NULL;

  if (item == NULL)
    return;
  transfer = rk_library_transfer_new_duplicate (self->library, item);
  run (self, transfer, _("Duplicate"), tell_duplicate);
}

static void
tell_dialog_error (RkLibraryPage *self,
                   const GError  *error)
{
  if (!g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_DISMISSED))
    _rk_library_page_add_toast (self, error->message);
}

static GtkFileDialog *
make_dialog (GtkWidget  *page,
             const char *title,
             const char *accept_label)
{
  GtkFileDialog *dialog = gtk_file_dialog_new ();

  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_set_accept_label (dialog, accept_label);
  rk_application_keep_windows (page, G_OBJECT (dialog));

  return dialog;
}

static void
files_chosen_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  g_autoptr (RkLibraryPage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GListModel) files =
    gtk_file_dialog_open_multiple_finish (GTK_FILE_DIALOG (source), result, &error);
  g_autoptr (GPtrArray) chosen = g_ptr_array_new_with_free_func (g_object_unref);

  if (self->library == NULL)
    return;
  if (files == NULL)
    {
      tell_dialog_error (self, error);
      return;
    }
  for (guint i = 0; i < g_list_model_get_n_items (files); i++)
    g_ptr_array_add (chosen, g_list_model_get_item (files, i));
  _rk_library_page_import (self, chosen);
}

static void
import_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  g_autoptr (GtkFileDialog) dialog = make_dialog (widget, _("Import Files"), _("_Import"));

  gtk_file_dialog_open_multiple (dialog, GTK_WINDOW (gtk_widget_get_root (widget)), NULL,
                                 files_chosen_cb, g_object_ref (RK_LIBRARY_PAGE (widget)));
}

static void
folder_chosen_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      user_data)
{
  g_autoptr (RkLibraryPage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) folder =
    gtk_file_dialog_select_folder_finish (GTK_FILE_DIALOG (source), result, &error);

  if (self->library == NULL)
    return;
  if (folder != NULL)
    _rk_library_page_export_all (self, folder);
  else
    tell_dialog_error (self, error);
}

static void
export_all_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  g_autoptr (GtkFileDialog) dialog =
    make_dialog (widget, _("Export All Files to a Folder"), _("_Export"));

  gtk_file_dialog_select_folder (dialog, GTK_WINDOW (gtk_widget_get_root (widget)), NULL,
                                 folder_chosen_cb, g_object_ref (RK_LIBRARY_PAGE (widget)));
}

static gboolean
drop_cb (RkLibraryPage *self,
         const GValue  *value)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  for (GSList *iter = g_value_get_boxed (value); iter != NULL; iter = iter->next)
    g_ptr_array_add (files, g_object_ref (iter->data));
  if (files->len == 0)
    return FALSE;
  _rk_library_page_import (self, files);
  return TRUE;
}

void
_rk_library_page_class_install_transfers (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "library.import", NULL, import_cb);
  gtk_widget_class_install_action (widget_class, "library.export-all", NULL, export_all_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_i, GDK_CONTROL_MASK,
                                       "library.import", NULL);
  gtk_widget_class_install_action (widget_class, "library.duplicate", NULL, duplicate_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_d, GDK_CONTROL_MASK,
                                       "library.duplicate", NULL);
}

void
_rk_library_page_start_transfers (RkLibraryPage *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}
