/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-focus.h"
#include "rk-library-page-private.h"

#include "rk-deleted-dialog.h"
#include "rk-file-row.h"
#include "rk-filter-dialog.h"
#include "rk-format.h"
#include "rk-key-tips.h"
#include "rk-menu.h"
#include "rk-recent-dialog.h"
#include "rk-recent.h"
#include "rk-search.h"
#include "rk-sentences.h"
#include "rk-teller.h"
#include "rk-toast.h"
#include "rk-view-keys.h"

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

static const RkMenuItem file_items[] = {
  { N_("Opened _Last"), "library.recent" },
  { N_("_Import…"), "library.import", FALSE, "<Control>i" },
  { N_("_Export All…"), "library.export-all" },
  { N_("_Deleted Files"), "library.deleted" },
  { NULL },
};

static const RkMenuItem menu_items[] = {
  { N_("New _Window"), "app.new-window" },
  { N_("_Open a File…"), "win.open" },
  { N_("_Files"), NULL, .items = file_items },
  { N_("_Set Up a Position…"), "win.set-up" },
  { N_("_Undo Deletion"), "library.undo-delete" },
  { N_("_Preferences"), "app.preferences", TRUE },
  { N_("_Learn the Game"), "win.learn" },
  { N_("What the Marks _Mean"), "app.marks" },
  { N_("_Keyboard Shortcuts"), "win.show-shortcuts" },
  { N_("_About Rio Kadalis"), "app.about" },
  { NULL },
};

static const char *
choose_view (RkLibraryPage *self)
{
  gboolean is_searching = rk_library_view_is_searching (self->view);

  if (g_list_model_get_n_items (rk_library_view_get_files (self->view)) > 0)
    return "list";
  if (is_searching ||
      (rk_library_view_is_filtered (self->view) && rk_library_view_count_all (self->view) > 0))
    return "nothing-found";
  if (rk_library_is_loading (self->library))
    return "loading";
  return self->kind == RK_FILE_KIND_TOURNAMENT ? "no-tournaments" : "empty";
}

static void
update_filter (RkLibraryPage *self,
               gboolean       has_files)
{
  guint n_files = g_list_model_get_n_items (rk_library_view_get_files (self->view));
  gboolean is_filtered = has_files && rk_library_view_is_filtered (self->view);

  gtk_widget_set_visible (self->filter_button, has_files);
  if (is_filtered && n_files > 0)
    {
      g_autofree char *n_shown = rk_format_number (n_files);
      g_autofree char *n_all = rk_format_number (rk_library_view_count_all (self->view));
      /* TRANSLATORS: how many of the files in a list are shown, and how many there are */
      g_autofree char *title = g_strdup_printf (
          ngettext ("Only %1$s of %2$s is shown", "Only %1$s of %2$s are shown", n_files), n_shown,
          n_all);

      adw_banner_set_title (self->filter_banner, title);
    }
  adw_banner_set_revealed (self->filter_banner, is_filtered && n_files > 0);
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
  gtk_widget_set_visible (self->kinds, !rk_library_view_is_searching (self->view));
  gtk_widget_set_visible (self->loading_spinner,
                          is_list && rk_library_is_loading (self->library));
  gtk_search_bar_set_key_capture_widget (self->search_bar,
                                         has_files ? GTK_WIDGET (self) : NULL);
  if (!has_files)
    gtk_search_bar_set_search_mode (self->search_bar, FALSE);
  update_filter (self, has_files);
  _rk_library_page_restore_focus (self);
}

/* The list goes to a row only when it is drawn next. */
static gint64
get_frame (RkLibraryPage *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));

  return clock != NULL ? gdk_frame_clock_get_frame_counter (clock) : -1;
}

/* Before the list knows of it. */
static void
files_change_cb (RkLibraryPage *self)
{
  GtkAdjustment *place = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->list_view));

  self->is_at_top = gtk_adjustment_get_value (place) <= gtk_adjustment_get_lower (place) &&
                    get_frame (self) != self->focused_frame;
}

/* Whoever looks at the first files looks at those that come before them, too: the list by itself
 * keeps the rows in their place, and ends in the middle when thousands are read. */
static void
files_changed_cb (RkLibraryPage *self)
{
  if (self->is_at_top && g_list_model_get_n_items (rk_library_view_get_files (self->view)) > 0)
    gtk_list_view_scroll_to (self->list_view, 0, GTK_LIST_SCROLL_NONE, NULL);
  update_view (self);
}

/* The list gives the focus to the widget around a row, or the row to its button. */
static RkLibraryItem *
get_focused (RkLibraryPage *self)
{
  GtkWidget *focus = rk_focus_get (GTK_WIDGET (self));
  GtkWidget *row = focus != NULL ? gtk_widget_get_ancestor (focus, RK_TYPE_FILE_ROW) : NULL;

  if (row == NULL && rk_focus_is_within (GTK_WIDGET (self->list_view)))
    row = gtk_widget_get_first_child (focus);
  return RK_IS_FILE_ROW (row) ? rk_file_row_get_item (RK_FILE_ROW (row)) : NULL;
}

/* A person who has found a row goes on from there when there are more rows around it again. */
static void
show_focused (RkLibraryPage *self)
{
  GListModel *files = rk_library_view_get_files (self->view);
  RkLibraryItem *focused = get_focused (self);

  for (guint i = 0; focused != NULL && i < g_list_model_get_n_items (files); i++)
    {
      g_autoptr (RkLibraryItem) item = g_list_model_get_item (files, i);

      if (item == focused)
        {
          gtk_list_view_scroll_to (self->list_view, i, GTK_LIST_SCROLL_NONE, NULL);
          return;
        }
    }
}

/* What a choice leaves to be seen is heard too, once. */
static void
tell_filter (RkLibraryPage *self)
{
  const char *text = adw_banner_get_revealed (self->filter_banner)
                       ? adw_banner_get_title (self->filter_banner) : NULL;

  if (g_set_str (&self->told_filter, text) && text != NULL)
    rk_tell (GTK_WIDGET (self), text);
}

static gboolean
settings_changed_cb (RkLibraryPage *self)
{
  update_view (self);
  show_focused (self);
  tell_filter (self);
  return FALSE;
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
tell_hits (RkLibraryPage *self)
{
  g_autofree char *text =
    rk_search_describe_hits (g_list_model_get_n_items (rk_library_view_get_files (self->view)));

  rk_tell (GTK_WIDGET (self), text);
}

static void
search_changed_cb (RkLibraryPage *self)
{
  rk_library_view_search (self->view, gtk_editable_get_text (self->search_entry));
  update_view (self);
  show_focused (self);
  if (rk_library_view_is_searching (self->view))
    tell_hits (self);
}

/* Whoever finds nothing looks at everything. */
static void
show_all_cb (RkLibraryPage *self)
{
  rk_library_view_clear_filter (self->settings);
  gtk_search_bar_set_search_mode (self->search_bar, FALSE);
  if (!rk_focus_is_within (GTK_WIDGET (self->stack)))
    _rk_library_page_focus_content (self);
  show_focused (self);
}

static void
set_kind (RkLibraryPage *self,
          RkFileKind     kind)
{
  if (self->kind == kind)
    return;
  self->kind = kind;
  if (self->view != NULL)
    {
      rk_library_view_set_kind (self->view, kind);
      update_view (self);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VIEW]);
}

/* While something is searched for both kinds are listed. */
static void
turn_view (gpointer page,
           int      step)
{
  RkLibraryPage *self = RK_LIBRARY_PAGE (page);
  RkFileKind kind = step < 0 ? RK_FILE_KIND_MATCH : RK_FILE_KIND_TOURNAMENT;

  if (!gtk_widget_get_visible (self->kinds))
    return;
  if (kind == self->kind)
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }

  set_kind (self, kind);
  rk_tell (GTK_WIDGET (self),
           self->kind == RK_FILE_KIND_MATCH ? _("Matches") : _("Tournaments"));
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
  g_autoptr (RkLibraryItem) item =
    g_list_model_get_item (rk_library_view_get_files (self->view), position);

  g_signal_emit (self, signals[FILE_CHOSEN], 0, rk_library_item_get_file (item));
}

static void
describe_row_cb (GtkListItem *list_item,
                 RkFileRow   *row)
{
  g_autofree char *label = rk_file_row_describe (row);

  gtk_list_item_set_accessible_label (list_item, label);
}

static void
arrange_row_cb (RkFileRow        *row,
                GParamSpec       *pspec,
                AdwBreakpointBin *bin)
{
  rk_file_row_set_narrow (row, adw_breakpoint_bin_get_current_breakpoint (bin) != NULL);
}

static void
setup_row_cb (RkLibraryPage *self,
              GtkListItem   *list_item)
{
  GtkWidget *row = rk_file_row_new ();

  arrange_row_cb (RK_FILE_ROW (row), NULL, self->list_bin);
  g_signal_connect_object (self->list_bin, "notify::current-breakpoint",
                           G_CALLBACK (arrange_row_cb), row, G_CONNECT_SWAPPED);

  g_signal_connect_object (row, "menu", G_CALLBACK (_rk_library_page_show_menu), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "updated", G_CALLBACK (describe_row_cb), list_item,
                           G_CONNECT_SWAPPED);
  gtk_list_item_set_child (list_item, row);
}

static void
bind_row_cb (GtkSignalListItemFactory *factory,
             GtkListItem              *list_item)
{
  rk_file_row_set_item (RK_FILE_ROW (gtk_list_item_get_child (list_item)),
                        gtk_list_item_get_item (list_item));
}

static void
unbind_row_cb (GtkSignalListItemFactory *factory,
               GtkListItem              *list_item)
{
  rk_file_row_set_item (RK_FILE_ROW (gtk_list_item_get_child (list_item)), NULL);
}

void
_rk_library_page_add_toast (RkLibraryPage *self,
                            const char    *title)
{
  rk_toast_add (GTK_WIDGET (self->toasts), adw_toast_new (title));
}

void
_rk_library_page_focus_file (RkLibraryPage *self,
                             GFile         *file)
{
  GListModel *files = rk_library_view_get_files (self->view);
  guint n_items = g_list_model_get_n_items (files);

  for (guint i = 0; i < n_items; i++)
    {
      g_autoptr (RkLibraryItem) item = g_list_model_get_item (files, i);

      if (!g_file_equal (rk_library_item_get_file (item), file))
        continue;

      /* Moves the focus within the list, but does not bring it there. */
      gtk_list_view_scroll_to (self->list_view, i, GTK_LIST_SCROLL_FOCUS, NULL);
      gtk_widget_grab_focus (GTK_WIDGET (self->list_view));
      self->focused_frame = get_frame (self);
      return;
    }
}

RkLibraryItem *
_rk_library_page_get_chosen (RkLibraryPage *self)
{
  return self->menu_item != NULL ? self->menu_item : get_focused (self);
}

static void
filter_dialog_cb (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  RkLibraryPage *self = RK_LIBRARY_PAGE (widget);

  adw_dialog_present (rk_filter_dialog_new (self->library, self->settings), widget);
}

static void
recent_chosen_cb (RkLibraryPage *self,
                  GFile         *file)
{
  g_signal_emit (self, signals[FILE_CHOSEN], 0, file);
}

static void
recent_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  g_autoptr (GPtrArray) files = rk_recent_list ();
  AdwDialog *dialog = rk_recent_dialog_new (files);

  g_signal_connect_object (dialog, "file-chosen", G_CALLBACK (recent_chosen_cb), widget,
                           G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, widget);
}

static void
deleted_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  adw_dialog_present (rk_deleted_dialog_new (RK_LIBRARY_PAGE (widget)->library), widget);
}

static void
map_cb (RkLibraryPage *self)
{
  if (self->view != NULL)
    rk_library_view_set_seen (self->view, gtk_widget_get_mapped (GTK_WIDGET (self)));
}

static void
rk_library_page_showing (AdwNavigationPage *page)
{
  RK_LIBRARY_PAGE (page)->arriving = TRUE;
  gtk_widget_set_can_focus (GTK_WIDGET (page), TRUE);
}

/* AdwNavigationView has given the focus back to what had it before; rows have changed places
 * since. */
static void
rk_library_page_shown (AdwNavigationPage *page)
{
  RkLibraryPage *self = RK_LIBRARY_PAGE (page);
  g_autoptr (GFile) file = g_steal_pointer (&self->file_to_focus);

  self->arriving = FALSE;
  gtk_widget_set_can_focus (GTK_WIDGET (self), TRUE);
  if (file != NULL)
    _rk_library_page_focus_file (self, file);
}

/* The dialog that began a match would give the focus back to a page that goes. */
static void
rk_library_page_hiding (AdwNavigationPage *page)
{
  gtk_widget_set_can_focus (GTK_WIDGET (page), FALSE);
}

/* A page that comes is given the focus at its first widget, and only later it has been shown. */
static gboolean
rk_library_page_focus (GtkWidget        *widget,
                       GtkDirectionType  direction)
{
  RkLibraryPage *self = RK_LIBRARY_PAGE (widget);

  if (self->arriving && self->file_to_focus != NULL)
    _rk_library_page_focus_file (self, self->file_to_focus);

  return (self->arriving && rk_focus_is_within (GTK_WIDGET (self->list_view))) ||
         GTK_WIDGET_CLASS (rk_library_page_parent_class)->focus (widget, direction);
}

static void
rk_library_page_dispose (GObject *object)
{
  RkLibraryPage *self = RK_LIBRARY_PAGE (object);

  g_clear_pointer (&self->row_menu, gtk_widget_unparent);
  g_clear_handle_id (&self->forget_item_id, g_source_remove);
  g_clear_object (&self->menu_item);
  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_LIBRARY_PAGE);
  g_clear_object (&self->view);
  g_clear_object (&self->settings);
  g_clear_object (&self->library);
  g_clear_object (&self->store);
  g_clear_object (&self->file_to_focus);
  g_clear_pointer (&self->told_filter, g_free);
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
  widget_class->focus = rk_library_page_focus;
  ADW_NAVIGATION_PAGE_CLASS (klass)->showing = rk_library_page_showing;
  ADW_NAVIGATION_PAGE_CLASS (klass)->shown = rk_library_page_shown;
  ADW_NAVIGATION_PAGE_CLASS (klass)->hiding = rk_library_page_hiding;

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
  gtk_widget_class_bind_template_child (widget_class, RkLibraryPage, filter_banner);
  gtk_widget_class_bind_template_child (widget_class, RkLibraryPage, search_bar);
  gtk_widget_class_bind_template_child (widget_class, RkLibraryPage, search_entry);
  gtk_widget_class_bind_template_child (widget_class, RkLibraryPage, stack);
  gtk_widget_class_bind_template_child (widget_class, RkLibraryPage, list_bin);
  gtk_widget_class_bind_template_child (widget_class, RkLibraryPage, list_view);
  gtk_widget_class_bind_template_child (widget_class, RkLibraryPage, loading_spinner);
  gtk_widget_class_bind_template_child (widget_class, RkLibraryPage, new_match_button);
  gtk_widget_class_bind_template_child (widget_class, RkLibraryPage, new_tournament_button);
  gtk_widget_class_bind_template_child (widget_class, RkLibraryPage, kinds);
  gtk_widget_class_bind_template_child (widget_class, RkLibraryPage, search_button);
  gtk_widget_class_bind_template_child (widget_class, RkLibraryPage, filter_button);
  gtk_widget_class_bind_template_child (widget_class, RkLibraryPage, show_all_button);
  gtk_widget_class_bind_template_child (widget_class, RkLibraryPage, menu_button);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_all_cb);
  gtk_widget_class_bind_template_callback (widget_class, reload_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_row_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_row_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_row_cb);

  gtk_widget_class_install_action (widget_class, "library.filter", NULL, filter_dialog_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f,
                                       GDK_CONTROL_MASK | GDK_SHIFT_MASK, "library.filter", NULL);
  gtk_widget_class_install_action (widget_class, "library.recent", NULL, recent_cb);
  gtk_widget_class_install_action (widget_class, "library.deleted", NULL, deleted_cb);
  _rk_library_page_class_install_actions (widget_class);
  _rk_library_page_class_install_transfers (widget_class);
}

static void
rk_library_page_init (RkLibraryPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->focused_frame = G_MININT64;
  _rk_library_page_add_search (self);
  rk_view_keys_add (GTK_WIDGET (self), turn_view);
  rk_menu_attach (self->menu_button, menu_items);
  rk_key_tips_set_action (GTK_WIDGET (self->search_button), "win.search");
  self->deletions = g_ptr_array_new_with_free_func (g_object_unref);
  g_signal_connect (self, "map", G_CALLBACK (map_cb), NULL);
  g_signal_connect (self, "unmap", G_CALLBACK (map_cb), NULL);
  _rk_library_page_start_actions (self);
  _rk_library_page_start_transfers (self);
}

/**
 * rk_library_page_set_library:
 * @self: a page
 * @library: the files to list
 * @store: the documents that are open; their files are not deleted
 * @settings: what is sorted and filtered by, the child "library" of those of the program
 *
 * To call once.
 */
void
rk_library_page_set_library (RkLibraryPage   *self,
                             RkLibrary       *library,
                             RkDocumentStore *store,
                             GSettings       *settings)
{
  g_autoptr (GtkNoSelection) selection = NULL;
  GListModel *files;

  g_return_if_fail (RK_IS_LIBRARY_PAGE (self));
  g_return_if_fail (RK_IS_LIBRARY (library));
  g_return_if_fail (RK_IS_DOCUMENT_STORE (store));
  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (self->library == NULL);

  self->library = g_object_ref (library);
  self->store = g_object_ref (store);
  self->settings = g_object_ref (settings);
  self->view = rk_library_view_new (library, settings);
  rk_library_view_set_kind (self->view, self->kind);
  files = rk_library_view_get_files (self->view);
  g_signal_connect_object (files, "items-changed", G_CALLBACK (files_change_cb), self,
                           G_CONNECT_SWAPPED);
  selection = gtk_no_selection_new (g_object_ref (files));
  gtk_list_view_set_model (self->list_view, GTK_SELECTION_MODEL (selection));

  g_signal_connect_object (files, "items-changed", G_CALLBACK (files_changed_cb), self,
                           G_CONNECT_SWAPPED);
  /* After the view has followed them: a filter may be another one and leave out nothing. */
  g_signal_connect_object (settings, "change-event", G_CALLBACK (settings_changed_cb), self,
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

  if (!gtk_widget_get_visible (self->search_button))
    return;
  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  _rk_library_page_focus_search (self);
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
      GObject *deletion = other->deletions->pdata[i];
      GFile *deleted = g_object_get_data (deletion, "deleted");

      _rk_library_page_add_deletion (self, g_object_get_data (deletion, "name"),
                                     g_object_ref (deleted));
    }
}
