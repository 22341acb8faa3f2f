/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* What the desktop asks of the program, and what it is told: files to show, searches,
 * notifications, the files used last. */

#include <glib/gi18n.h>

#include "rk-application-private.h"
#include "rk-focus.h"
#include "rk-notify.h"
#include "rk-recent.h"
#include "rk-search-provider.h"
#include "rk-window-private.h"

gboolean
_rk_application_bring_forward (RkApplication *self,
                               GFile         *file)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (self));

  for (GList *iter = windows; iter != NULL; iter = iter->next)
    if (RK_IS_WINDOW (iter->data) && _rk_window_bring_forward (iter->data, file))
      return TRUE;

  return FALSE;
}

/**
 * rk_application_shows:
 * @self: the application
 * @document: a document that is open
 *
 * A document may be open without being shown: while it is saved, and for what can be undone.
 *
 * Returns: whether a page of a window shows @document, also one below what is in front
 */
gboolean
rk_application_shows (RkApplication *self,
                      RkDocument    *document)
{
  g_return_val_if_fail (RK_IS_APPLICATION (self), FALSE);
  g_return_val_if_fail (RK_IS_DOCUMENT (document), FALSE);

  for (GList *iter = gtk_application_get_windows (GTK_APPLICATION (self)); iter != NULL;
       iter = iter->next)
    if (RK_IS_WINDOW (iter->data))
      {
        g_autoptr (GPtrArray) documents = _rk_window_list_documents (iter->data);

        if (g_ptr_array_find (documents, document, NULL))
          return TRUE;
      }

  return FALSE;
}

/* In a window that shows the library and nothing else, else in a new one. */
static RkWindow *
get_library_window (RkApplication *self)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (self));
  g_autoptr (RkWindowState) state = NULL;

  for (GList *iter = windows; iter != NULL; iter = iter->next)
    if (RK_IS_WINDOW (iter->data) &&
        rk_window_state_get_file (rk_window_get_state (iter->data)) == NULL &&
        rk_focus_get_dialog (iter->data) == NULL)
      return iter->data;

  state = rk_window_state_new ();
  return _rk_application_add_window (self, state);
}

void
_rk_application_show_search (RkApplication *self,
                             const char    *text)
{
  RkWindow *window = get_library_window (self);

  gtk_window_present (GTK_WINDOW (window));
  _rk_window_show_search (window, text);
}

gboolean
_rk_application_export_search (RkApplication    *self,
                               GDBusConnection  *connection,
                               const char       *path,
                               GError          **error)
{
  g_autofree char *search_path = g_strconcat (path, "/SearchProvider", NULL);

  if (self->search == NULL)
    self->search = G_OBJECT (rk_search_provider_new (self));
  return rk_search_provider_export (RK_SEARCH_PROVIDER (self->search), connection, search_path,
                                    error);
}

void
_rk_application_unexport_search (RkApplication *self)
{
  if (self->search != NULL)
    rk_search_provider_unexport (RK_SEARCH_PROVIDER (self->search));
}

/* A tournament from elsewhere, which a window shows; NULL if none does. */
static RkDocument *
find_shown (RkApplication *self,
            const char    *id)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (self));

  for (GList *iter = windows; iter != NULL; iter = iter->next)
    {
      g_autoptr (GPtrArray) documents =
        RK_IS_WINDOW (iter->data) ? _rk_window_list_documents (iter->data) : g_ptr_array_new ();

      for (guint i = 0; i < documents->len; i++)
        {
          RkTournament *tournament = rk_document_get_tournament (documents->pdata[i]);

          if (tournament != NULL && g_str_equal (rk_tournament_get_id (tournament), id))
            return documents->pdata[i];
        }
    }
  return NULL;
}

static void
time_over_cb (RkApplication *self,
              const char    *id)
{
  RkLibraryItem *item = rk_library_find (self->library, RK_FILE_KIND_TOURNAMENT, id);
  RkDocument *shown = find_shown (self, id);
  /* TRANSLATORS: When the timer of a round has run down. */
  const char *text = _("The time of the round is over.");

  if (shown != NULL)
    rk_notify (self, rk_tournament_get_name (rk_document_get_tournament (shown)), text,
               rk_document_get_file (shown));
  else if (item != NULL)
    rk_notify (self, rk_library_item_get_tournament (item)->name, text,
               rk_library_item_get_file (item));
}

static void
opened_cb (RkApplication *self,
           RkDocument    *document)
{
  GFile *file = rk_document_get_file (document);

  if (!g_file_has_prefix (file, rk_library_get_folder (self->library)))
    rk_recent_add (file);
}

/* GTK 4.18 knows no media queries, and libadwaita 1.10 wants no other sheet of its own. */
static void
update_contrast (RkApplication *self)
{
  AdwStyleManager *manager = adw_application_get_style_manager (ADW_APPLICATION (self));
  GdkDisplay *display = gdk_display_get_default ();
  GtkStyleProvider *contrast = GTK_STYLE_PROVIDER (self->contrast);

  if (adw_style_manager_get_high_contrast (manager))
    gtk_style_context_add_provider_for_display (display, contrast,
                                                GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  else
    gtk_style_context_remove_provider_for_display (display, contrast);
}

static void
start_contrast (RkApplication *self)
{
  g_autofree char *path = g_strconcat (
      g_application_get_resource_base_path (G_APPLICATION (self)), "/contrast.css", NULL);

  self->contrast = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (self->contrast, path);
  g_signal_connect_object (adw_application_get_style_manager (ADW_APPLICATION (self)),
                           "notify::high-contrast", G_CALLBACK (update_contrast), self,
                           G_CONNECT_SWAPPED);
  update_contrast (self);
}

void
_rk_application_start_desktop (RkApplication *self)
{
  g_assert (RK_IS_APPLICATION (self));

  start_contrast (self);
  self->timers = rk_timer_watch_new (self->settings);
  g_signal_connect_object (self->timers, "ended", G_CALLBACK (time_over_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->store, "opened", G_CALLBACK (opened_cb), self,
                           G_CONNECT_SWAPPED);
}
