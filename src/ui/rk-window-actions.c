/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-file-kind.h"
#include "rk-focus.h"
#include "rk-new-tournament-dialog.h"
#include "rk-trf.h"
#include "rk-window-private.h"

/* Shortcuts of the window rest while a dialog is open in it. */
static gboolean
has_dialog (RkWindow *self)
{
  return rk_focus_get_dialog (GTK_WIDGET (self)) != NULL;
}

static void
new_match_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  if (!has_dialog (RK_WINDOW (widget)))
    _rk_window_ask_new_match (RK_WINDOW (widget));
}

static void
set_up_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  if (!has_dialog (RK_WINDOW (widget)))
    _rk_window_set_up (RK_WINDOW (widget), NULL);
}

static void
new_tournament_cb (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  RkWindow *self = RK_WINDOW (widget);
  RkNewTournamentDialog *dialog;
  g_autoptr (GSettings) defaults = NULL;

  if (has_dialog (self))
    return;

  defaults = g_settings_get_child (
      rk_application_get_settings (_rk_window_get_application (self)), "new-tournament");
  dialog = rk_new_tournament_dialog_new (defaults);
  g_signal_connect_object (dialog, "start", G_CALLBACK (rk_window_start_tournament), self,
                           G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), widget);
}

static void
file_chosen_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autoptr (RkWindow) self = RK_WINDOW (user_data);
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file =
    gtk_file_dialog_open_finish (GTK_FILE_DIALOG (source), result, &error);
  AdwDialog *dialog;

  if (file != NULL)
    {
      rk_window_open_file (self, file);
      return;
    }
  if (g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_DISMISSED))
    return;

  dialog = adw_alert_dialog_new (_("The File Dialog Cannot Be Shown"), error->message);
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _("_Close"));
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

/* Takes @filter. */
static void
add_filter (GListStore    *filters,
            GtkFileFilter *filter)
{
  g_list_store_append (filters, filter);
  g_object_unref (filter);
}

static GtkFileFilter *
make_filter (const char *name,
             RkFileKind  first,
             RkFileKind  last)
{
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  for (RkFileKind kind = first; kind <= last; kind++)
    {
      gtk_file_filter_add_mime_type (filter, rk_file_kind_get_mime_type (kind));
      gtk_file_filter_add_suffix (filter, rk_file_kind_get_suffix (kind) + 1);
    }
  if (last == RK_FILE_KIND_TOURNAMENT)
    gtk_file_filter_add_suffix (filter, &RK_TRF_SUFFIX[1]);
  return filter;
}

static GListModel *
make_filters (void)
{
  GListStore *filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  GtkFileFilter *all = gtk_file_filter_new ();

  gtk_file_filter_set_name (all, _("All Files"));
  gtk_file_filter_add_pattern (all, "*");
  add_filter (filters, make_filter (_("Matches and Tournaments"), RK_FILE_KIND_MATCH,
                                    RK_FILE_KIND_TOURNAMENT));
  add_filter (filters, make_filter (_("Matches"), RK_FILE_KIND_MATCH, RK_FILE_KIND_MATCH));
  add_filter (filters, make_filter (_("Tournaments"), RK_FILE_KIND_TOURNAMENT,
                                    RK_FILE_KIND_TOURNAMENT));
  add_filter (filters, all);
  return G_LIST_MODEL (filters);
}

static void
open_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  g_autoptr (GtkFileDialog) dialog = NULL;
  g_autoptr (GListModel) filters = NULL;

  if (has_dialog (RK_WINDOW (widget)))
    return;

  filters = make_filters ();
  dialog = gtk_file_dialog_new ();
  gtk_file_dialog_set_title (dialog, _("Open a File"));
  gtk_file_dialog_set_accept_label (dialog, _("_Open"));
  gtk_file_dialog_set_filters (dialog, filters);
  rk_application_keep_windows (widget, G_OBJECT (dialog));
  gtk_file_dialog_open (dialog, GTK_WINDOW (widget), NULL, file_chosen_cb, g_object_ref (widget));
}

static void
search_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  if (!has_dialog (RK_WINDOW (widget)))
    _rk_window_start_search (RK_WINDOW (widget));
}

static void
learn_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  if (!has_dialog (RK_WINDOW (widget)))
    _rk_window_show_course (RK_WINDOW (widget));
}

static void
lesson_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  _rk_window_show_lesson (RK_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

/* The shortcuts that are of use on the page that is shown. */
static const char *
get_shortcuts_section (RkWindow *self)
{
  AdwNavigationPage *page =
    adw_navigation_view_get_visible_page (_rk_window_get_navigation (self));

  if (RK_IS_TOURNAMENT_PAGE (page))
    return "tournament";
  if (_rk_window_is_of_course (page))
    return "course";

  return "match";
}

/* Made when asked for: as the automatic resource of GtkApplication each window would carry these
 * hundreds of widgets along. */
static void
show_shortcuts_cb (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  g_autoptr (GtkBuilder) builder = NULL;
  GtkWindow *shortcuts;

  if (has_dialog (RK_WINDOW (widget)))
    return;

  builder = gtk_builder_new_from_resource ("/io/github/riokadalis/RioKadalis/rk-shortcuts.ui");
  shortcuts = GTK_WINDOW (gtk_builder_get_object (builder, "shortcuts"));
  g_object_set (shortcuts, "section-name", get_shortcuts_section (RK_WINDOW (widget)), NULL);
  gtk_window_set_transient_for (shortcuts, GTK_WINDOW (widget));
  gtk_window_present (shortcuts);
}

void
_rk_window_class_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.new-match", NULL, new_match_cb);
  gtk_widget_class_install_action (widget_class, "win.set-up", NULL, set_up_cb);
  gtk_widget_class_install_action (widget_class, "win.new-tournament", NULL, new_tournament_cb);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open_cb);
  gtk_widget_class_install_action (widget_class, "win.search", NULL, search_cb);
  gtk_widget_class_install_action (widget_class, "win.learn", NULL, learn_cb);
  gtk_widget_class_install_action (widget_class, "win.lesson", "s", lesson_cb);
  gtk_widget_class_install_action (widget_class, "win.show-shortcuts", NULL, show_shortcuts_cb);
}
