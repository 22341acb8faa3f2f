/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* Another name for a file of the library: that of the file for a match, which has none in
 * itself, and that in the file for a tournament. */

#include <glib/gi18n.h>

#include "rk-file-name.h"
#include "rk-file-problem.h"
#include "rk-library-page-private.h"
#include "rk-match-file.h"
#include "rk-sentences.h"
#include "rk-toast.h"

typedef struct
{
  GFile *file;
  /* Exactly what it was called: in the toast for a match the whole name of the file. */
  char *old_name;
  char *name;
  RkLibraryPage *page;
} Renaming;

static Renaming *
renaming_new (RkLibraryPage *page,
              GFile         *file,
              const char    *old_name,
              const char    *name)
{
  Renaming *self = g_new0 (Renaming, 1);

  g_set_object (&self->page, page);
  self->file = g_object_ref (file);
  self->old_name = g_strdup (old_name);
  self->name = g_strdup (name);
  return self;
}

static void
renaming_free (Renaming *self)
{
  g_clear_object (&self->page);
  g_object_unref (self->file);
  g_free (self->old_name);
  g_free (self->name);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Renaming, renaming_free)

static void
tell_gone (RkLibraryPage *self,
           GFile         *file)
{
  g_autoptr (GError) gone = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "");
  g_autoptr (GError) error = rk_file_problem_read (gone, file);

  _rk_library_page_add_toast (self, error->message);
}

static void rename_file (RkLibraryPage *self,
                         GFile         *file,
                         const char    *old_name,
                         const char    *name,
                         gboolean       tells);

static void
undo_cb (RkLibraryPage *self,
         AdwToast      *toast)
{
  const Renaming *renaming = g_object_get_data (G_OBJECT (toast), "renaming");

  rename_file (self, renaming->file, renaming->name, renaming->old_name, FALSE);
}

static void
tell (RkLibraryPage *self,
      GFile         *file,
      const char    *old_name,
      const char    *name)
{
  g_autofree char *line = rk_text_one_line (name);
  /* TRANSLATORS: after a file got another name */
  g_autofree char *title = g_strdup_printf (_("Renamed to “%s”"), line);
  AdwToast *toast = rk_toast_new_undo (title, NULL);

  /* Without the page, which has the toast. */
  g_object_set_data_full (G_OBJECT (toast), "renaming",
                          renaming_new (NULL, file, old_name, name),
                          (GDestroyNotify) renaming_free);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (undo_cb), self,
                           G_CONNECT_SWAPPED);
  rk_toast_add (GTK_WIDGET (self->toasts), toast);
}

static void
tournament_opened_cb (GObject      *source,
                      GAsyncResult *result,
                      gpointer      user_data)
{
  g_autoptr (Renaming) renaming = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (RkDocument) document =
    rk_document_store_open_finish (RK_DOCUMENT_STORE (source), result, &error);
  RkTournament *tournament = document != NULL ? rk_document_get_tournament (document) : NULL;
  RkLibraryPage *self = renaming->page;

  if (self->library == NULL)
    return;
  if (tournament != NULL)
    rk_library_watch_document (self->library, document);
  if (tournament != NULL &&
      rk_tournament_set_event (tournament, renaming->name, rk_tournament_get_site (tournament),
                               rk_tournament_get_date (tournament), &error))
    {
      if (renaming->old_name != NULL)
        tell (self, renaming->file, renaming->old_name, renaming->name);
      _rk_library_page_focus_file (self, renaming->file);
    }
  else if (error != NULL)
    {
      g_autofree char *text = rk_text_error (error);

      _rk_library_page_add_toast (self, text);
    }
}

/* @name is that of the whole file where it only gets back what it had. */
static void
rename_match (RkLibraryPage *self,
              RkLibraryItem *item,
              const char    *name,
              gboolean       tells)
{
  g_autoptr (RkLibraryItem) kept = g_object_ref (item);
  g_autofree char *old_name = g_file_get_basename (rk_library_item_get_file (item));
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = tells ? rk_library_rename (self->library, kept, name, &error)
                                 : rk_library_rename_back (self->library, kept, name, &error);

  if (file == NULL)
    _rk_library_page_add_toast (self, error->message);
  else
    {
      RkLibraryItem *renamed = rk_library_find_file (self->library, file);
      g_autofree char *now = rk_text_library_name (renamed);

      if (tells)
        tell (self, file, old_name, now);
      _rk_library_page_focus_file (self, file);
    }
}

static void
rename_file (RkLibraryPage *self,
             GFile         *file,
             const char    *old_name,
             const char    *name,
             gboolean       tells)
{
  RkLibraryItem *item;

  if (self->library == NULL)
    return;
  item = rk_library_find_file (self->library, file);
  if (item == NULL)
    tell_gone (self, file);
  else if (rk_library_item_get_tournament (item) == NULL)
    rename_match (self, item, name, tells);
  else
    rk_document_store_open_async (self->store, file, NULL, tournament_opened_cb,
                                  renaming_new (self, file, tells ? old_name : NULL, name));
}

/* The dialog closes before it says what was answered: it has given the focus back to the
 * row, which may be gone after this. */
static void
response_cb (AdwAlertDialog *dialog,
             const char     *response,
             gpointer        user_data)
{
  Renaming *renaming = user_data;
  GtkEditable *entry = GTK_EDITABLE (adw_alert_dialog_get_extra_child (dialog));
  const char *name = gtk_editable_get_text (entry);

  if (g_str_equal (response, "rename") && !g_str_equal (name, renaming->old_name))
    rename_file (renaming->page, renaming->file, renaming->old_name, name, TRUE);
}

static void
entry_changed_cb (AdwAlertDialog *dialog,
                  GtkEditable    *entry)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (entry)));

  adw_alert_dialog_set_response_enabled (dialog, "rename", *text != '\0');
}

static AdwDialog *
make_dialog (RkLibraryItem *item,
             const char    *name)
{
  AdwDialog *dialog = adw_alert_dialog_new (_("Rename"), NULL);
  GtkWidget *entry = gtk_entry_new ();

  if (rk_library_item_get_tournament (item) == NULL)
    adw_alert_dialog_set_body (ADW_ALERT_DIALOG (dialog),
                               _("The match gets another name; those of the players stay."));
  gtk_editable_set_text (GTK_EDITABLE (entry), name);
  gtk_entry_set_max_length (GTK_ENTRY (entry), RK_MATCH_FILE_MAX_NAME);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Name"), -1);
  adw_alert_dialog_set_extra_child (ADW_ALERT_DIALOG (dialog), entry);
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog),
                                  "cancel", _("_Cancel"),
                                  "rename", _("_Rename"),
                                  NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "rename",
                                            ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (dialog), "rename");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "cancel");
  g_signal_connect_object (entry, "changed", G_CALLBACK (entry_changed_cb), dialog,
                           G_CONNECT_SWAPPED);
  adw_dialog_set_focus (dialog, entry);
  return dialog;
}

static void
renaming_gone_cb (gpointer  renaming,
                  GClosure *closure)
{
  renaming_free (renaming);
}

/* After the menu is gone: closing it moves the focus. */
static void
present_cb (gpointer user_data)
{
  g_autoptr (Renaming) renaming = user_data;
  RkLibraryPage *self = renaming->page;
  RkLibraryItem *item;
  AdwDialog *dialog;

  if (self->library == NULL)
    return;
  item = rk_library_find_file (self->library, renaming->file);
  if (item == NULL)
    {
      tell_gone (self, renaming->file);
      return;
    }
  dialog = make_dialog (item, renaming->old_name);
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb),
                         g_steal_pointer (&renaming), renaming_gone_cb, G_CONNECT_DEFAULT);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

/* As it is, not as labels show it. */
static char *
get_name (RkLibraryItem *item)
{
  const RkLibraryTournament *tournament = rk_library_item_get_tournament (item);
  g_autofree char *name = NULL;
  g_autofree char *stem = NULL;

  if (tournament != NULL)
    return g_strdup (tournament->name);
  name = g_file_get_basename (rk_library_item_get_file (item));
  stem = rk_file_name_get_stem (name);
  return g_filename_display_name (stem);
}

void
_rk_library_page_rename_cb (GtkWidget  *widget,
                            const char *name,
                            GVariant   *parameter)
{
  RkLibraryPage *self = RK_LIBRARY_PAGE (widget);
  RkLibraryItem *item = _rk_library_page_get_chosen (self);
  g_autofree char *old_name = NULL;

  if (item == NULL)
    return;
  old_name = get_name (item);
  g_idle_add_once (present_cb,
                   renaming_new (self, rk_library_item_get_file (item), old_name, NULL));
}
