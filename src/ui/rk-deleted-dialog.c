/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-clock.h"
#include "rk-deleted-dialog.h"
#include "rk-file-name.h"
#include "rk-format.h"
#include "rk-sentences.h"
#include "rk-toast.h"

struct _RkDeletedDialog
{
  AdwDialog parent_instance;

  /* Template Widgets */
  AdwToastOverlay *toasts;
  GtkStack *stack;
  GtkListView *list_view;
  GtkWidget *empty_button;

  /* Owned References */
  RkLibrary *library;
  GListStore *files;
  GCancellable *cancellable;
};

G_DEFINE_FINAL_TYPE (RkDeletedDialog, rk_deleted_dialog, ADW_TYPE_DIALOG)

static void
update_view (RkDeletedDialog *self)
{
  gboolean has_files = g_list_model_get_n_items (G_LIST_MODEL (self->files)) > 0;

  gtk_stack_set_visible_child_name (self->stack, has_files ? "list" : "empty");
  gtk_widget_set_visible (self->empty_button, has_files);
}

static void
add_toast (RkDeletedDialog *self,
           const char      *title)
{
  rk_toast_add (GTK_WIDGET (self->toasts), adw_toast_new (title));
}

/* A file that cannot be read has the name that it had. */
static char *
get_title (RkLibraryItem *item)
{
  g_autofree char *deleted_name = NULL;
  g_autofree char *name = NULL;
  g_autofree char *shown = NULL;

  if (rk_library_item_get_problem (item) == NULL)
    return rk_text_library_full_title (item);
  deleted_name = g_file_get_basename (rk_library_item_get_file (item));
  name = rk_file_name_parse_deleted (deleted_name, NULL);
  shown = g_filename_display_name (name);
  return rk_text_one_line (shown);
}

static char *
get_subtitle (RkLibraryItem *item)
{
  g_autoptr (GDateTime) deleted = rk_library_get_deletion_time (rk_library_item_get_file (item));
  g_autoptr (GDateTime) now = rk_clock_now ();
  guint n_days = rk_library_get_days_left (deleted, now);
  g_autofree char *date = rk_format_date_time (deleted);
  g_autofree char *days = rk_format_number (n_days);

  /* TRANSLATORS: a file in the list of deleted ones: when, and how long it is kept */
  return g_strdup_printf (ngettext ("Deleted %1$s, kept for %2$s more day",
                                    "Deleted %1$s, kept for %2$s more days", n_days),
                          date, days);
}

static void
remove_item (RkDeletedDialog *self,
             RkLibraryItem   *item)
{
  guint position;

  if (g_list_store_find (self->files, item, &position))
    g_list_store_remove (self->files, position);
  update_view (self);
}

/* The item of the row that @widget stands in. */
static RkLibraryItem *
get_item (GtkWidget *widget)
{
  GtkListItem *list_item = g_object_get_data (G_OBJECT (widget), "list-item");

  return gtk_list_item_get_item (list_item);
}

static void
restore_cb (RkDeletedDialog *self,
            GtkWidget       *button)
{
  g_autoptr (RkLibraryItem) item = g_object_ref (get_item (button));
  g_autoptr (GError) error = NULL;
  g_autofree char *name = get_title (item);
  g_autofree char *title = NULL;

  if (!rk_library_restore (self->library, rk_library_item_get_file (item), &error))
    {
      add_toast (self, error->message);
      return;
    }
  remove_item (self, item);
  /* TRANSLATORS: "%s" is a match: the two players; or the name of a tournament. */
  title = g_strdup_printf (_("“%s” is back in the library"), name);
  add_toast (self, title);
}

static void
erase (RkDeletedDialog *self,
       RkLibraryItem   *item)
{
  g_autoptr (GError) error = NULL;

  if (rk_library_erase (self->library, rk_library_item_get_file (item), &error))
    remove_item (self, item);
  else
    add_toast (self, error->message);
}

static AdwDialog *
ask (RkDeletedDialog *self,
     const char      *heading,
     const char      *body)
{
  AdwDialog *dialog = adw_alert_dialog_new (heading, body);

  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog),
                                  "cancel", _("_Cancel"),
                                  "delete", _("_Delete for Good"),
                                  NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "delete",
                                            ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (dialog), "cancel");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "cancel");
  adw_dialog_present (dialog, GTK_WIDGET (self));
  return dialog;
}

static void
erase_response_cb (RkDeletedDialog *self,
                   const char      *response,
                   AdwDialog       *dialog)
{
  if (g_str_equal (response, "delete"))
    erase (self, g_object_get_data (G_OBJECT (dialog), "item"));
}

static void
erase_cb (RkDeletedDialog *self,
          GtkWidget       *button)
{
  RkLibraryItem *item = get_item (button);
  g_autofree char *name = get_title (item);
  /* TRANSLATORS: "%s" is a match: the two players; or the name of a tournament. */
  g_autofree char *body = g_strdup_printf (_("“%s” can then not be brought back."), name);
  AdwDialog *dialog = ask (self, _("Delete for Good?"), body);

  g_object_set_data_full (G_OBJECT (dialog), "item", g_object_ref (item), g_object_unref);
  g_signal_connect_object (dialog, "response", G_CALLBACK (erase_response_cb), self,
                           G_CONNECT_SWAPPED);
}

/* From the end, where what cannot be erased stays behind. */
static void
empty_response_cb (RkDeletedDialog *self,
                   const char      *response)
{
  if (!g_str_equal (response, "delete"))
    return;
  for (guint i = g_list_model_get_n_items (G_LIST_MODEL (self->files)); i > 0; i--)
    {
      g_autoptr (RkLibraryItem) item = g_list_model_get_item (G_LIST_MODEL (self->files), i - 1);

      erase (self, item);
    }
}

static void
empty_cb (RkDeletedDialog *self)
{
  guint n_files = g_list_model_get_n_items (G_LIST_MODEL (self->files));
  g_autofree char *number = rk_format_number (n_files);
  g_autofree char *body =
    g_strdup_printf (ngettext ("%s file can then not be brought back.",
                               "%s files can then not be brought back.", n_files), number);
  AdwDialog *dialog = ask (self, _("Delete All for Good?"), body);

  g_signal_connect_object (dialog, "response", G_CALLBACK (empty_response_cb), self,
                           G_CONNECT_SWAPPED);
}

static GtkWidget *
make_button (RkDeletedDialog *self,
             GtkListItem     *list_item,
             const char      *icon,
             const char      *tooltip,
             GCallback        callback)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "circular");
  g_object_set_data (G_OBJECT (button), "list-item", list_item);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
make_label (const char *css_class)
{
  return g_object_new (GTK_TYPE_LABEL,
                       "xalign", 0.0f,
                       "wrap", TRUE,
                       "wrap-mode", PANGO_WRAP_WORD_CHAR,
                       "css-classes", (const char *const[]) { css_class, NULL },
                       NULL);
}

static void
setup_row_cb (RkDeletedDialog *self,
              GtkListItem     *list_item)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (texts), make_label ("heading"));
  gtk_box_append (GTK_BOX (texts), make_label ("caption"));
  gtk_box_append (GTK_BOX (row), texts);
  gtk_box_append (GTK_BOX (row), make_button (self, list_item, "edit-undo-symbolic",
                                              _("Restore"), G_CALLBACK (restore_cb)));
  gtk_box_append (GTK_BOX (row), make_button (self, list_item, "user-trash-symbolic",
                                              _("Delete for Good…"), G_CALLBACK (erase_cb)));
  gtk_list_item_set_activatable (list_item, FALSE);
  gtk_list_item_set_child (list_item, row);
}

static void
bind_row_cb (GtkSignalListItemFactory *factory,
             GtkListItem              *list_item)
{
  GtkWidget *texts = gtk_widget_get_first_child (gtk_list_item_get_child (list_item));
  GtkWidget *title_label = gtk_widget_get_first_child (texts);
  GtkWidget *subtitle_label = gtk_widget_get_last_child (texts);
  g_autofree char *title = get_title (gtk_list_item_get_item (list_item));
  g_autofree char *subtitle = get_subtitle (gtk_list_item_get_item (list_item));
  g_autofree char *label = g_strdup_printf ("%s, %s", title, subtitle);

  gtk_label_set_label (GTK_LABEL (title_label), title);
  gtk_label_set_label (GTK_LABEL (subtitle_label), subtitle);
  gtk_list_item_set_accessible_label (list_item, label);
}

static void
listed_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (RkDeletedDialog) self = user_data;
  g_autoptr (GPtrArray) items = NULL;

  if (self->library == NULL)
    return;
  items = rk_library_list_deleted_finish (self->library, result, NULL);
  if (items == NULL)
    return;
  g_list_store_splice (self->files, 0, 0, items->pdata, items->len);
  update_view (self);
  if (items->len > 0)
    gtk_widget_grab_focus (GTK_WIDGET (self->list_view));
}

static void
rk_deleted_dialog_dispose (GObject *object)
{
  RkDeletedDialog *self = RK_DELETED_DIALOG (object);

  g_cancellable_cancel (self->cancellable);
  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_DELETED_DIALOG);
  g_clear_object (&self->library);
  g_clear_object (&self->files);
  g_clear_object (&self->cancellable);

  G_OBJECT_CLASS (rk_deleted_dialog_parent_class)->dispose (object);
}

static void
rk_deleted_dialog_class_init (RkDeletedDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rk_deleted_dialog_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-deleted-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RkDeletedDialog, toasts);
  gtk_widget_class_bind_template_child (widget_class, RkDeletedDialog, stack);
  gtk_widget_class_bind_template_child (widget_class, RkDeletedDialog, list_view);
  gtk_widget_class_bind_template_child (widget_class, RkDeletedDialog, empty_button);
  gtk_widget_class_bind_template_callback (widget_class, setup_row_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_row_cb);
  gtk_widget_class_bind_template_callback (widget_class, empty_cb);
}

static void
rk_deleted_dialog_init (RkDeletedDialog *self)
{
  g_autoptr (GtkNoSelection) selection = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));

  self->cancellable = g_cancellable_new ();
  self->files = g_list_store_new (RK_TYPE_LIBRARY_ITEM);
  selection = gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->files)));
  gtk_list_view_set_model (self->list_view, GTK_SELECTION_MODEL (selection));
  gtk_widget_set_visible (self->empty_button, FALSE);
}

/**
 * rk_deleted_dialog_new:
 * @library: the files
 *
 * Returns: (transfer floating): a new dialog, to present
 */
AdwDialog *
rk_deleted_dialog_new (RkLibrary *library)
{
  RkDeletedDialog *self;

  g_return_val_if_fail (RK_IS_LIBRARY (library), NULL);

  self = g_object_new (RK_TYPE_DELETED_DIALOG, NULL);
  self->library = g_object_ref (library);
  rk_library_list_deleted_async (library, self->cancellable, listed_cb, g_object_ref (self));
  return ADW_DIALOG (self);
}
