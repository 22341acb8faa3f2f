/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* What can be done with a file of the library. */

#include <glib/gi18n.h>

#include "rk-file-row.h"
#include "rk-library-page-private.h"
#include "rk-menu.h"
#include "rk-save-as.h"
#include "rk-sentences.h"

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
undo_delete (RkLibraryPage *self,
             AdwToast      *deletion)
{
  g_autoptr (GFile) deleted = g_object_ref (g_object_get_data (G_OBJECT (deletion), "deleted"));
  g_autoptr (GError) error = NULL;

  adw_toast_dismiss (deletion);
  g_ptr_array_remove (self->deletions, deletion);
  update_undo (self);
  if (!rk_library_restore (self->library, deleted, &error))
    {
      /* TRANSLATORS: "%s" says why. */
      g_autofree char *title =
        g_strdup_printf (_("The file could not be brought back: %s"), error->message);
      _rk_library_page_add_toast (self, title);
    }
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
                               const char    *title,
                               GFile         *deleted)
{
  AdwToast *toast = adw_toast_new (title);

  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_set_button_label (toast, _("_Undo"));
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
  /* TRANSLATORS: "%s" is a match: the two players; or the name of a tournament. */
  g_autofree char *title = g_strdup_printf (_("“%s” was deleted"), name);

  _rk_library_page_show_toast (
      self, g_object_ref (_rk_library_page_add_deletion (self, title, deleted)));
}

static RkApplication *
get_application (RkLibraryPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkApplication *application =
    GTK_IS_WINDOW (root) ? gtk_window_get_application (GTK_WINDOW (root)) : NULL;

  return RK_IS_APPLICATION (application) ? RK_APPLICATION (application) : NULL;
}

/* Whether a window shows it. A tournament is kept open besides, for what can be undone: that
 * must not keep it from being deleted. */
static gboolean
is_shown (RkLibraryPage *self,
          GFile         *file)
{
  RkApplication *application = get_application (self);
  RkDocument *document = rk_document_store_lookup (self->store, file);

  if (document == NULL || rk_document_get_tournament (document) == NULL || application == NULL)
    return document != NULL;

  rk_tournament_games_drop (rk_application_get_games (application), document);
  document = rk_document_store_lookup (self->store, file);
  if (document != NULL)
    rk_tournament_games_keep (rk_application_get_games (application), document);
  return document != NULL;
}

static void
delete_item (RkLibraryPage *self,
             RkLibraryItem *item)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = rk_text_library_title (item);
  GFile *deleted;

  if (is_shown (self, rk_library_item_get_file (item)))
    {
      _rk_library_page_add_toast (
          self, rk_library_item_get_kind (item) == RK_FILE_KIND_TOURNAMENT
                  ? _("This tournament is open in another window: close it there first")
                  : _("This match is open in another window: close it there first"));
      return;
    }

  deleted = rk_library_delete (self->library, item, &error);
  if (deleted == NULL)
    {
      /* TRANSLATORS: "%s" says why. */
      g_autofree char *title =
        g_strdup_printf (_("The file could not be deleted: %s"), error->message);
      _rk_library_page_add_toast (self, title);
      return;
    }

  offer_undo (self, name, deleted);
}

static void
delete_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  RkLibraryPage *self = RK_LIBRARY_PAGE (widget);
  RkLibraryItem *item = _rk_library_page_get_chosen (self);

  if (item != NULL)
    {
      g_autoptr (RkLibraryItem) kept = g_object_ref (item);

      delete_item (self, kept);
    }
}

/* What is made of the document of a file once it is open. */
typedef void (*DocumentFunc) (RkLibraryPage *self,
                              RkDocument    *document);

typedef struct
{
  RkLibraryPage *page;
  DocumentFunc func;
} Opening;

static void
opened_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autofree Opening *opening = user_data;
  g_autoptr (RkLibraryPage) self = opening->page;
  g_autoptr (GError) error = NULL;
  g_autoptr (RkDocument) document =
    rk_document_store_open_finish (RK_DOCUMENT_STORE (source), result, &error);

  if (self->library == NULL)
    return;
  if (document != NULL)
    opening->func (self, document);
  else
    {
      g_autofree char *text = rk_text_error (error);

      _rk_library_page_add_toast (self, text);
    }
}

static void
open_chosen (RkLibraryPage *self,
             DocumentFunc   func)
{
  RkLibraryItem *item = _rk_library_page_get_chosen (self);
  Opening *opening;

  if (item == NULL)
    return;
  opening = g_new (Opening, 1);
  opening->page = g_object_ref (self);
  opening->func = func;
  rk_document_store_open_async (self->store, rk_library_item_get_file (item), NULL, opened_cb,
                                opening);
}

static void
duplicate (RkLibraryPage *self,
           RkDocument    *document)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GObject) copy = rk_file_content_duplicate (rk_document_get_content (document), &error);
  g_autoptr (RkDocument) duplicate = NULL;
  g_autofree char *name = rk_text_document_title (document);
  g_autofree char *title = NULL;

  if (copy == NULL)
    {
      _rk_library_page_add_toast (self, error->message);
      return;
    }
  duplicate = rk_document_store_create (self->store, copy, rk_library_get_folder (self->library));
  rk_library_watch_document (self->library, duplicate);
  _rk_library_page_focus_file (self, rk_document_get_file (duplicate));
  /* TRANSLATORS: "%s" is a match: the two players; or the name of a tournament. */
  title = g_strdup_printf (_("“%s” was duplicated"), name);
  _rk_library_page_add_toast (self, title);
}

static void
duplicate_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  open_chosen (RK_LIBRARY_PAGE (widget), duplicate);
}

static void
export (RkLibraryPage *self,
        RkDocument    *document)
{
  g_autoptr (GBytes) text = rk_file_content_format (rk_document_get_content (document));
  g_autofree char *name = g_file_get_basename (rk_document_get_file (document));
  g_autofree char *shown = g_filename_display_name (name);

  rk_save_as (GTK_WIDGET (self->toasts), text, shown);
}

static void
export_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  open_chosen (RK_LIBRARY_PAGE (widget), export);
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
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
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
  { "library.duplicate", duplicate_cb, GDK_KEY_d, GDK_CONTROL_MASK },
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
