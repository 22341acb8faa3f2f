/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* What can be done with a file of the library. */

#include <glib/gi18n.h>

#include "rk-file-name.h"
#include "rk-file-row.h"
#include "rk-focus.h"
#include "rk-library-page-private.h"
#include "rk-menu.h"
#include "rk-save-as.h"
#include "rk-sentences.h"
#include "rk-teller.h"
#include "rk-toast.h"

static const RkMenuItem row_items[] = {
  { N_("_Rename…"), "library.rename", FALSE, "F2" },
  { N_("_Duplicate"), "library.duplicate", FALSE, "<Control>d" },
  { N_("_Export…"), "library.export", FALSE, "<Control>e" },
  { N_("Show in _Files"), "library.show-in-files", FALSE, NULL, TRUE },
  { N_("De_lete"), "library.delete", TRUE, "Delete" },
  { NULL },
};

static void
update_undo (RkLibraryPage *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.undo-delete",
                                 self->deletions->len > 0);
}

static void
tell_restored (RkLibraryPage *self,
               AdwToast      *deletion)
{
  const char *name = g_object_get_data (G_OBJECT (deletion), "name");
  /* TRANSLATORS: "%s" is a match: the two players; or the name of a tournament. */
  g_autofree char *text = g_strdup_printf (_("“%s” is back in the library"), name);

  rk_tell (GTK_WIDGET (self), text);
}

static void
undo_delete (RkLibraryPage *self,
             AdwToast      *deletion)
{
  g_autoptr (GFile) deleted = g_object_ref (g_object_get_data (G_OBJECT (deletion), "deleted"));
  g_autoptr (GError) error = NULL;

  rk_toast_dismiss (GTK_WIDGET (self->toasts), deletion);
  if (rk_library_restore (self->library, deleted, &error))
    tell_restored (self, deletion);
  else
    _rk_library_page_add_toast (self, error->message);
  g_ptr_array_remove (self->deletions, deletion);
  update_undo (self);
}

static void
undo_delete_cb (AdwToast *toast,
                gpointer  user_data)
{
  undo_delete (RK_LIBRARY_PAGE (user_data), toast);
}

static void
undo_last_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  RkLibraryPage *self = RK_LIBRARY_PAGE (widget);

  undo_delete (self, g_ptr_array_index (self->deletions, self->deletions->len - 1));
}

AdwToast *
_rk_library_page_add_deletion (RkLibraryPage *self,
                               const char    *name,
                               GFile         *deleted)
{
  /* TRANSLATORS: "%s" is a match: the two players; or the name of a tournament. */
  g_autofree char *title = g_strdup_printf (_("“%s” was deleted"), name);
  AdwToast *toast = rk_toast_new_undo (title, NULL);

  g_object_set_data_full (G_OBJECT (toast), "name", g_strdup (name), g_free);
  g_object_set_data_full (G_OBJECT (toast), "deleted", deleted, g_object_unref);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (undo_delete_cb), self,
                           G_CONNECT_DEFAULT);
  g_ptr_array_add (self->deletions, toast);
  update_undo (self);
  return toast;
}

/* Takes @deleted. */
static void
offer_undo (RkLibraryPage *self,
            const char    *name,
            GFile         *deleted)
{
  AdwToast *toast = _rk_library_page_add_deletion (self, name, deleted);

  rk_toast_add (GTK_WIDGET (self->toasts), g_object_ref (toast));
}

static RkApplication *
get_application (RkLibraryPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkApplication *application =
    GTK_IS_WINDOW (root) ? gtk_window_get_application (GTK_WINDOW (root)) : NULL;

  return RK_IS_APPLICATION (application) ? RK_APPLICATION (application) : NULL;
}

typedef struct
{
  RkLibraryPage *page;
  RkDocument *document;
  gulong handler;
} Waiting;

static void delete_item (RkLibraryPage *self,
                         RkLibraryItem *item);

/* It may have another name now, or be deleted: by the same key, pressed twice. */
static void
saved_cb (gpointer user_data)
{
  g_autofree Waiting *waiting = user_data;
  g_autoptr (RkLibraryPage) self = waiting->page;
  g_autoptr (RkDocument) document = waiting->document;
  RkLibraryItem *item = NULL;

  if (self->library != NULL)
    item = rk_library_find_file (self->library, rk_document_get_file (document));
  if (item != NULL)
    delete_item (self, item);
}

/* Not before the document has done with the save: it may begin the next one. */
static void
saving_cb (RkDocument *document,
           GParamSpec *pspec,
           Waiting    *waiting)
{
  g_clear_signal_handler (&waiting->handler, document);
  g_idle_add_once (saved_cb, waiting);
}

/* Deletes the file of @document when the save that is under way is done. */
static void
delete_when_saved (RkLibraryPage *self,
                   RkDocument    *document)
{
  Waiting *waiting = g_new (Waiting, 1);

  waiting->page = g_object_ref (self);
  waiting->document = g_object_ref (document);
  waiting->handler = g_signal_connect (document, "notify::saving", G_CALLBACK (saving_cb),
                                       waiting);
}

static void
tell_shown (RkLibraryPage *self,
            RkLibraryItem *item)
{
  _rk_library_page_add_toast (
      self, rk_library_item_get_kind (item) == RK_FILE_KIND_TOURNAMENT
              ? _("This tournament is open in another window: close it there first")
              : _("This match is open in another window: close it there first"));
}

static gboolean
delete_file (RkLibraryPage *self,
             RkLibraryItem *item)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = rk_text_library_full_title (item);
  GFile *deleted = rk_library_delete (self->library, item, &error);

  if (deleted != NULL)
    offer_undo (self, name, deleted);
  else
    _rk_library_page_add_toast (self, error->message);
  return deleted != NULL;
}

/* A tournament is kept open for what can be undone, until it is deleted. */
static void
delete_open (RkLibraryPage *self,
             RkLibraryItem *item,
             RkDocument    *document)
{
  g_autoptr (RkDocument) kept = g_object_ref (document);

  if (delete_file (self, item) && rk_document_get_tournament (document) != NULL)
    rk_tournament_games_drop (rk_application_get_games (get_application (self)), document);
}

/* What no window shows may be open all the same. */
static void
delete_item (RkLibraryPage *self,
             RkLibraryItem *item)
{
  g_autoptr (RkLibraryItem) kept = g_object_ref (item);
  RkApplication *application = get_application (self);
  RkDocument *document =
    rk_document_store_lookup (self->store, rk_library_item_get_file (item));

  if (document == NULL || application == NULL)
    delete_file (self, item);
  else if (rk_application_shows (application, document))
    tell_shown (self, item);
  else if (rk_document_is_saving (document))
    delete_when_saved (self, document);
  else
    delete_open (self, item, document);
}

static void
delete_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  RkLibraryPage *self = RK_LIBRARY_PAGE (widget);
  RkLibraryItem *item = _rk_library_page_get_chosen (self);

  if (item != NULL)
    delete_item (self, item);
}

static void
export (RkLibraryPage *self,
        RkDocument    *document)
{
  g_autoptr (GBytes) text = rk_file_content_format (rk_document_get_content (document));
  g_autofree char *name = rk_file_name_show (rk_document_get_file (document));

  rk_save_as (GTK_WIDGET (self->toasts), text, name);
}

static void
opened_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (RkLibraryPage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (RkDocument) document =
    rk_document_store_open_finish (RK_DOCUMENT_STORE (source), result, &error);

  if (self->library == NULL)
    return;
  if (document != NULL)
    export (self, document);
  else
    {
      g_autofree char *text = rk_text_error (error);

      _rk_library_page_add_toast (self, text);
    }
}

static void
export_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  RkLibraryPage *self = RK_LIBRARY_PAGE (widget);
  RkLibraryItem *item = _rk_library_page_get_chosen (self);

  if (item != NULL)
    rk_document_store_open_async (self->store, rk_library_item_get_file (item), NULL, opened_cb,
                                  g_object_ref (self));
}

static void
shown_in_files_cb (GObject      *source,
                   GAsyncResult *result,
                   gpointer      user_data)
{
  g_autoptr (RkLibraryPage) self = user_data;
  g_autoptr (GError) error = NULL;

  if (!gtk_file_launcher_open_containing_folder_finish (GTK_FILE_LAUNCHER (source), result,
                                                        &error) &&
      !g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_DISMISSED))
    _rk_library_page_add_toast (self, error->message);
}

static void
show_in_files_cb (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  RkLibraryPage *self = RK_LIBRARY_PAGE (widget);
  RkLibraryItem *item = _rk_library_page_get_chosen (self);
  g_autoptr (GtkFileLauncher) launcher = NULL;

  if (item == NULL)
    return;
  launcher = gtk_file_launcher_new (rk_library_item_get_file (item));
  gtk_file_launcher_open_containing_folder (launcher, GTK_WINDOW (gtk_widget_get_root (widget)),
                                            NULL, shown_in_files_cb, g_object_ref (self));
}

/* Inside a Flatpak the desktop does it, and outside the program for folders, if there is
 * one. */
static gboolean
can_show_in_files (void)
{
  g_autoptr (GAppInfo) program = NULL;

  if (g_file_test ("/.flatpak-info", G_FILE_TEST_EXISTS))
    return TRUE;
  program = g_app_info_get_default_for_type ("inode/directory", FALSE);
  return program != NULL;
}

static gboolean
forget_item_cb (gpointer user_data)
{
  RkLibraryPage *self = RK_LIBRARY_PAGE (user_data);
  g_autoptr (RkLibraryItem) item = g_steal_pointer (&self->menu_item);

  self->forget_item_id = 0;
  /* The keys go on with the row. */
  _rk_library_page_focus_file (self, rk_library_item_get_file (item));
  return G_SOURCE_REMOVE;
}

/* A menu closes before it does what was chosen in it. */
static void
menu_closed_cb (RkLibraryPage *self)
{
  if (self->menu_item != NULL && self->forget_item_id == 0)
    self->forget_item_id = g_idle_add (forget_item_cb, self);
}

void
_rk_library_page_show_menu (RkLibraryPage *self,
                            GtkWidget     *place)
{
  RkFileRow *row = RK_FILE_ROW (place);
  g_autoptr (GMenuModel) menu = rk_menu_new (row_items);
  RkLibraryItem *item = rk_file_row_get_item (row);

  if (item == NULL)
    return;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.show-in-files",
                                 can_show_in_files ());
  rk_menu_pop_up (&self->row_menu, GTK_WIDGET (self), rk_file_row_get_menu_button (row), menu);
  /* A menu that was there before has closed only now. */
  g_clear_handle_id (&self->forget_item_id, g_source_remove);
  g_set_object (&self->menu_item, item);
  g_signal_connect_object (self->row_menu, "closed", G_CALLBACK (menu_closed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
menu_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  GtkWidget *focus = rk_focus_get (widget);
  GtkWidget *row = focus != NULL ? gtk_widget_get_ancestor (focus, RK_TYPE_FILE_ROW) : NULL;

  if (row == NULL && focus != NULL)
    row = gtk_widget_get_first_child (focus);
  if (RK_IS_FILE_ROW (row))
    _rk_library_page_show_menu (RK_LIBRARY_PAGE (widget), row);
}

/* With the keys of the file manager. */
static const struct
{
  const char *name;
  GtkWidgetActionActivateFunc activate;
  guint keyval;
  GdkModifierType modifiers;
} actions[] = {
  { "library.rename", _rk_library_page_rename_cb, GDK_KEY_F2 },
  { "library.export", export_cb, GDK_KEY_e, GDK_CONTROL_MASK },
  { "library.show-in-files", show_in_files_cb },
  { "library.delete", delete_cb, GDK_KEY_Delete },
  { "library.undo-delete", undo_last_cb, GDK_KEY_z, GDK_CONTROL_MASK },
  { "library.menu", menu_cb, GDK_KEY_Menu },
};

void
_rk_library_page_class_install_actions (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      gtk_widget_class_install_action (widget_class, actions[i].name, NULL, actions[i].activate);
      if (actions[i].keyval != 0)
        gtk_widget_class_add_binding_action (widget_class, actions[i].keyval,
                                             actions[i].modifiers, actions[i].name, NULL);
    }
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK,
                                       "library.menu", NULL);
}

void
_rk_library_page_start_actions (RkLibraryPage *self)
{
  update_undo (self);
}
