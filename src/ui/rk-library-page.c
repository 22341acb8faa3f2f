/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-library-page.h"
#include "rk-application.h"
#include "rk-file-row.h"
#include "rk-menu.h"
#include "rk-search.h"
#include "rk-sentences.h"

struct _RkLibraryPage
{
  AdwNavigationPage parent_instance;

  /* Template Widgets */
  AdwToastOverlay *toasts;
  AdwBanner *problem_banner;
  GtkSearchBar *search_bar;
  GtkEditable *search_entry;
  GtkStack *stack;
  GtkListView *list_view;
  GtkWidget *loading_spinner;
  GtkWidget *new_match_button;
  GtkWidget *new_tournament_button;
  GtkWidget *kinds;
  GtkWidget *search_button;
  GtkMenuButton *menu_button;

  /* Owned References */
  RkLibrary *library;
  RkDocumentStore *store;
  GtkFilterListModel *found;
  GtkCustomFilter *filter;
  char **search_words;
  /* The row that gets the focus when the page is shown next. */
  GFile *file_to_focus;
  /* The toasts of what can be brought back, the last deletion at the end. */
  GPtrArray *deletions;

  RkFileKind kind;
};

/* The names of the views, by RkFileKind. */
static const char *const views[] = { "matches", "tournaments" };

enum
{
  PROP_0,
  PROP_VIEW,
  N_PROPS,
};

enum
{
  FILE_CHOSEN,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (RkLibraryPage, rk_library_page, ADW_TYPE_NAVIGATION_PAGE)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static const RkMenuItem menu_items[] = {
  { N_("New _Window"), "app.new-window" },
  { N_("_Open a File…"), "win.open" },
  { N_("_Set Up a Position…"), "win.set-up" },
  { N_("_Undo Deletion"), "library.undo-delete" },
  { N_("_Preferences"), "app.preferences", TRUE },
  { N_("_Learn the Game"), "win.learn" },
  { N_("What the Marks _Mean"), "app.marks" },
  { N_("_Keyboard Shortcuts"), "win.show-shortcuts" },
  { N_("_About Rio Kadalis"), "app.about" },
  { NULL },
};

/* A search looks through both kinds. */
static gboolean
filter_cb (gpointer item,
           gpointer user_data)
{
  RkLibraryPage *self = RK_LIBRARY_PAGE (user_data);

  if (self->search_words == NULL)
    return rk_library_item_get_kind (item) == self->kind;
  return rk_search_matches ((const char *const *) self->search_words, item);
}

static const char *
choose_view (RkLibraryPage *self)
{
  if (g_list_model_get_n_items (G_LIST_MODEL (self->found)) > 0)
    return "list";
  if (self->search_words != NULL)
    return "nothing-found";
  if (rk_library_is_loading (self->library))
    return "loading";
  return self->kind == RK_FILE_KIND_TOURNAMENT ? "no-tournaments" : "empty";
}

static void
update_view (RkLibraryPage *self)
{
  const char *view = choose_view (self);
  gboolean has_files = g_list_model_get_n_items (G_LIST_MODEL (self->library)) > 0;
  gboolean is_list = g_str_equal (view, "list") || g_str_equal (view, "nothing-found");
  gboolean is_tournaments = self->kind == RK_FILE_KIND_TOURNAMENT;

  gtk_stack_set_visible_child_name (self->stack, view);
  gtk_widget_set_visible (self->new_match_button, is_list && !is_tournaments);
  gtk_widget_set_visible (self->new_tournament_button, is_list && is_tournaments);
  gtk_widget_set_visible (self->search_button, has_files);
  gtk_widget_set_visible (self->kinds, self->search_words == NULL);
  gtk_widget_set_visible (self->loading_spinner,
                          is_list && rk_library_is_loading (self->library));
  gtk_search_bar_set_key_capture_widget (self->search_bar,
                                         has_files ? GTK_WIDGET (self) : NULL);
  if (!has_files)
    gtk_search_bar_set_search_mode (self->search_bar, FALSE);
}

static void
update_problem (RkLibraryPage *self)
{
  g_autofree char *problem = NULL;

  g_object_get (self->library, "problem", &problem, NULL);
  if (problem != NULL)
    adw_banner_set_title (self->problem_banner, problem);
  adw_banner_set_revealed (self->problem_banner, problem != NULL);
}

static void
search_changed_cb (RkLibraryPage *self)
{
  const char *text = gtk_editable_get_text (self->search_entry);

  g_clear_pointer (&self->search_words, g_strfreev);
  if (*text != '\0')
    self->search_words = rk_search_split (text);
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  update_view (self);
}

static void
set_kind (RkLibraryPage *self,
          RkFileKind     kind)
{
  if (self->kind == kind)
    return;
  self->kind = kind;
  if (self->filter != NULL)
    {
      gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
      update_view (self);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VIEW]);
}

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  /* The banner tells what the property "problem" says. */
  rk_library_load_finish (RK_LIBRARY (source), result, NULL);
}

static void
reload_cb (RkLibraryPage *self)
{
  rk_library_load_async (self->library, NULL, loaded_cb, NULL);
}

static void
activate_cb (RkLibraryPage *self,
             guint          position)
{
  g_autoptr (RkLibraryItem) item = g_list_model_get_item (G_LIST_MODEL (self->found), position);

  g_signal_emit (self, signals[FILE_CHOSEN], 0, rk_library_item_get_file (item));
}

static void
add_toast (RkLibraryPage *self,
           const char    *title)
{
  AdwToast *toast = adw_toast_new (title);

  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

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
      add_toast (self, title);
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

/* Takes @deleted: where the file is now. Returns a borrowed toast. */
static AdwToast *
add_deletion (RkLibraryPage *self,
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

  adw_toast_overlay_add_toast (self->toasts,
                               g_object_ref (add_deletion (self, title, deleted)));
}

/* Whether a window shows it. A tournament is kept open besides, for what can be undone: that
 * must not keep it from being deleted. */
static gboolean
is_shown (RkLibraryPage *self,
          GFile         *file)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkApplication *application =
    GTK_IS_WINDOW (root) ? gtk_window_get_application (GTK_WINDOW (root)) : NULL;
  RkDocument *document = rk_document_store_lookup (self->store, file);

  if (document == NULL || rk_document_get_tournament (document) == NULL ||
      !RK_IS_APPLICATION (application))
    return document != NULL;

  rk_tournament_games_drop (rk_application_get_games (RK_APPLICATION (application)), document);
  document = rk_document_store_lookup (self->store, file);
  if (document != NULL)
    rk_tournament_games_keep (rk_application_get_games (RK_APPLICATION (application)), document);
  return document != NULL;
}

static void
delete_cb (RkLibraryPage *self,
           RkLibraryItem *item)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = rk_text_library_title (item);
  GFile *deleted;

  if (is_shown (self, rk_library_item_get_file (item)))
    {
      add_toast (self, rk_library_item_get_kind (item) == RK_FILE_KIND_TOURNAMENT
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
      add_toast (self, title);
      return;
    }

  offer_undo (self, name, deleted);
}

/* The list gives the focus to the widget around a row. */
static void
delete_focused_cb (GtkWidget  *widget,
                   const char *action,
                   GVariant   *parameter)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  GtkWidget *row = focus != NULL ? gtk_widget_get_first_child (focus) : NULL;

  if (RK_IS_FILE_ROW (row))
    {
      g_autoptr (RkLibraryItem) item = g_object_ref (rk_file_row_get_item (RK_FILE_ROW (row)));

      delete_cb (RK_LIBRARY_PAGE (widget), item);
    }
}

static void
setup_row_cb (RkLibraryPage *self,
              GtkListItem   *list_item)
{
  GtkWidget *row = rk_file_row_new ();

  g_signal_connect_object (row, "delete", G_CALLBACK (delete_cb), self, G_CONNECT_SWAPPED);
  gtk_list_item_set_child (list_item, row);
}

static void
bind_row_cb (GtkSignalListItemFactory *factory,
             GtkListItem              *list_item)
{
  RkFileRow *row = RK_FILE_ROW (gtk_list_item_get_child (list_item));
  g_autofree char *label = NULL;

  rk_file_row_set_item (row, gtk_list_item_get_item (list_item));
  label = rk_file_row_describe (row);
  gtk_list_item_set_accessible_label (list_item, label);
}

static void
unbind_row_cb (GtkSignalListItemFactory *factory,
               GtkListItem              *list_item)
{
  rk_file_row_set_item (RK_FILE_ROW (gtk_list_item_get_child (list_item)), NULL);
}

static void
focus_file (RkLibraryPage *self,
            GFile         *file)
{
  guint n_items = g_list_model_get_n_items (G_LIST_MODEL (self->found));

  for (guint i = 0; i < n_items; i++)
    {
      g_autoptr (RkLibraryItem) item = g_list_model_get_item (G_LIST_MODEL (self->found), i);

      if (!g_file_equal (rk_library_item_get_file (item), file))
        continue;

      /* Moves the focus within the list, but does not bring it there. */
      gtk_list_view_scroll_to (self->list_view, i, GTK_LIST_SCROLL_FOCUS, NULL);
      gtk_widget_grab_focus (GTK_WIDGET (self->list_view));
      return;
    }
}

/* AdwNavigationView has given the focus back to what had it before; rows have changed places
 * since. */
static void
rk_library_page_shown (AdwNavigationPage *page)
{
  RkLibraryPage *self = RK_LIBRARY_PAGE (page);
  g_autoptr (GFile) file = g_steal_pointer (&self->file_to_focus);

  if (file != NULL)
    focus_file (self, file);
}

static void
rk_library_page_dispose (GObject *object)
{
  RkLibraryPage *self = RK_LIBRARY_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_LIBRARY_PAGE);
  g_clear_object (&self->found);
  g_clear_object (&self->filter);
  g_clear_object (&self->library);
  g_clear_object (&self->store);
  g_clear_object (&self->file_to_focus);
  g_clear_pointer (&self->search_words, g_strfreev);
  g_clear_pointer (&self->deletions, g_ptr_array_unref);

  G_OBJECT_CLASS (rk_library_page_parent_class)->dispose (object);
}

static void
rk_library_page_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  RkLibraryPage *self = RK_LIBRARY_PAGE (object);

  switch (prop_id)
    {
    case PROP_VIEW:
      g_value_set_string (value, views[self->kind]);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_library_page_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  RkLibraryPage *self = RK_LIBRARY_PAGE (object);

  switch (prop_id)
    {
    case PROP_VIEW:
      for (guint i = 0; i < G_N_ELEMENTS (views); i++)
        if (g_strcmp0 (g_value_get_string (value), views[i]) == 0)
          set_kind (self, i);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_library_page_class_init (RkLibraryPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_library_page_dispose;
  object_class->get_property = rk_library_page_get_property;
  object_class->set_property = rk_library_page_set_property;
  ADW_NAVIGATION_PAGE_CLASS (klass)->shown = rk_library_page_shown;

  /**
   * RkLibraryPage:view:
   *
   * What is listed: "matches" or "tournaments".
   */
  properties[PROP_VIEW] =
    g_param_spec_string ("view", NULL, NULL, "matches",
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * RkLibraryPage::file-chosen:
   * @file: the file of a match or tournament
   */
  signals[FILE_CHOSEN] = g_signal_new ("file-chosen", G_TYPE_FROM_CLASS (klass),
                                       G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_FILE);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-library-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RkLibraryPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, RkLibraryPage, problem_banner);
  gtk_widget_class_bind_template_child (widget_class, RkLibraryPage, search_bar);
  gtk_widget_class_bind_template_child (widget_class, RkLibraryPage, search_entry);
  gtk_widget_class_bind_template_child (widget_class, RkLibraryPage, stack);
  gtk_widget_class_bind_template_child (widget_class, RkLibraryPage, list_view);
  gtk_widget_class_bind_template_child (widget_class, RkLibraryPage, loading_spinner);
  gtk_widget_class_bind_template_child (widget_class, RkLibraryPage, new_match_button);
  gtk_widget_class_bind_template_child (widget_class, RkLibraryPage, new_tournament_button);
  gtk_widget_class_bind_template_child (widget_class, RkLibraryPage, kinds);
  gtk_widget_class_bind_template_child (widget_class, RkLibraryPage, search_button);
  gtk_widget_class_bind_template_child (widget_class, RkLibraryPage, menu_button);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, reload_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_row_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_row_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_row_cb);

  gtk_widget_class_install_action (widget_class, "library.delete", NULL, delete_focused_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, GDK_NO_MODIFIER_MASK,
                                       "library.delete", NULL);
  gtk_widget_class_install_action (widget_class, "library.undo-delete", NULL, undo_last_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK,
                                       "library.undo-delete", NULL);
}

static void
rk_library_page_init (RkLibraryPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  gtk_search_bar_connect_entry (self->search_bar, self->search_entry);
  rk_menu_attach (self->menu_button, menu_items);
  self->deletions = g_ptr_array_new_with_free_func (g_object_unref);
  update_undo (self);
}

/**
 * rk_library_page_set_library:
 * @self: a page
 * @library: the files to list
 * @store: the documents that are open; their files are not deleted
 *
 * To call once.
 */
void
rk_library_page_set_library (RkLibraryPage   *self,
                             RkLibrary       *library,
                             RkDocumentStore *store)
{
  g_autoptr (GtkNoSelection) selection = NULL;

  g_return_if_fail (RK_IS_LIBRARY_PAGE (self));
  g_return_if_fail (RK_IS_LIBRARY (library));
  g_return_if_fail (RK_IS_DOCUMENT_STORE (store));
  g_return_if_fail (self->library == NULL);

  self->library = g_object_ref (library);
  self->store = g_object_ref (store);
  self->filter = gtk_custom_filter_new (filter_cb, self, NULL);
  self->found = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (library)),
                                           g_object_ref (GTK_FILTER (self->filter)));
  selection = gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->found)));
  gtk_list_view_set_model (self->list_view, GTK_SELECTION_MODEL (selection));

  g_signal_connect_object (self->found, "items-changed", G_CALLBACK (update_view), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (library, "notify::loading", G_CALLBACK (update_view), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (library, "notify::problem", G_CALLBACK (update_problem), self,
                           G_CONNECT_SWAPPED);
  update_view (self);
  update_problem (self);
}

/**
 * rk_library_page_start_search:
 * @self: a page
 */
void
rk_library_page_start_search (RkLibraryPage *self)
{
  g_return_if_fail (RK_IS_LIBRARY_PAGE (self));

  if (gtk_widget_get_visible (self->search_button))
    gtk_search_bar_set_search_mode (self->search_bar, TRUE);
}

/**
 * rk_library_page_search:
 * @self: a page whose library is loaded
 * @text: names, or parts of names
 *
 * Shows what is found for @text.
 */
void
rk_library_page_search (RkLibraryPage *self,
                        const char    *text)
{
  g_return_if_fail (RK_IS_LIBRARY_PAGE (self));
  g_return_if_fail (text != NULL);

  rk_library_page_start_search (self);
  gtk_editable_set_text (self->search_entry, text);
  gtk_editable_set_position (self->search_entry, -1);
}

/**
 * rk_library_page_return_to:
 * @self: a page that is left for a file
 * @file: the file
 *
 * When the page is shown again, the focus is on the row of @file, wherever it
 * is then.
 */
void
rk_library_page_return_to (RkLibraryPage *self,
                             GFile         *file)
{
  g_return_if_fail (RK_IS_LIBRARY_PAGE (self));
  g_return_if_fail (G_IS_FILE (file));

  g_set_object (&self->file_to_focus, file);
}

/**
 * rk_library_page_take_deletions:
 * @self: a page
 * @other: a page that is about to go
 *
 * What was deleted on @other can be brought back on @self, by the menu.
 */
void
rk_library_page_take_deletions (RkLibraryPage *self,
                                RkLibraryPage *other)
{
  g_return_if_fail (RK_IS_LIBRARY_PAGE (self));
  g_return_if_fail (RK_IS_LIBRARY_PAGE (other));

  for (guint i = 0; i < other->deletions->len; i++)
    {
      GFile *deleted = g_object_get_data (other->deletions->pdata[i], "deleted");

      add_deletion (self, "", g_object_ref (deleted));
    }
}
