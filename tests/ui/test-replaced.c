/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* A match or tournament gives way to another. */

#include "rk-file-row.h"
#include "rk-library-page-private.h"
#include "rk-test-window.h"

static gboolean
shows_another (gpointer user_data)
{
  RkTestWindow *self = user_data;
  GFile *file = rk_window_state_get_file (self->state);

  return file != NULL && !g_file_equal (file, g_object_get_data (G_OBJECT (self->state), "old"));
}

/* Where many windows are drawn it may take a while until the list has the row. */
static gboolean
has_focus_on_old (gpointer user_data)
{
  RkTestWindow *self = user_data;
  GFile *old = g_object_get_data (G_OBJECT (self->state), "old");
  GtkWidget *page = rk_test_find (self->window, RK_TYPE_LIBRARY_PAGE, NULL);
  GtkWidget *focus;
  GtkWidget *row;

  _rk_library_page_focus_file (RK_LIBRARY_PAGE (page), old);
  focus = rk_test_get_focus (self);
  row = focus != NULL ? gtk_widget_get_first_child (focus) : NULL;

  return RK_IS_FILE_ROW (row) && rk_file_row_get_item (RK_FILE_ROW (row)) != NULL &&
         g_file_equal (rk_library_item_get_file (rk_file_row_get_item (RK_FILE_ROW (row))), old);
}

static void
delete_old (RkTestWindow *self,
            gboolean      of_tournament)
{
  GFile *old = g_object_get_data (G_OBJECT (self->state), "old");
  GtkWidget *page = rk_test_find (self->window, RK_TYPE_LIBRARY_PAGE, NULL);

  g_object_set (page, "view", of_tournament ? "tournaments" : "matches", NULL);
  rk_test_wait (has_focus_on_old, self);
  gtk_widget_activate_action (page, "library.delete", NULL);
  g_assert_false (g_file_query_exists (old, NULL));
}

static void
start_another (RkTestWindow *self,
               const char   *action)
{
  gpointer dialog;

  gtk_widget_activate_action (GTK_WIDGET (self->window), action, NULL);
  rk_test_settle (self);
  dialog = rk_test_get_dialog (self);
  if (dialog != NULL)
    rk_test_click (dialog, "_Start");
}

static void
start_tournament (RkTestWindow *self)
{
  g_autoptr (RkTournament) tournament = NULL;
  RkRegulations regulations;

  rk_regulations_init (&regulations, RK_SYSTEM_SWISS, 4);
  tournament = rk_tournament_new ("Cup", &regulations);
  rk_window_start_tournament (self->window, tournament);
  rk_test_settle (self);
}

/* One goes back and on to something else before the page that leaves is gone. */
static void
test_back_and_on (RkTestWindow  *self,
                  gconstpointer  data)
{
  gboolean is_match = g_str_equal (data, "match");
  g_autoptr (GFile) file = NULL;
  g_autoptr (AdwNavigationPage) first = NULL;
  AdwNavigationPage *second;

  rk_test_wait (rk_test_is_loaded, rk_test_get_library (self));
  for (guint i = 0; i < 2; i++)
    {
      if (is_match)
        rk_test_start_match (self);
      else
        start_tournament (self);
      if (i > 0)
        break;
      first = g_object_ref (ADW_NAVIGATION_PAGE (rk_test_get_visible (self)));
      file = g_object_ref (rk_window_state_get_file (self->state));
      g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
      adw_navigation_view_pop (
          ADW_NAVIGATION_VIEW (rk_test_find (self->window, ADW_TYPE_NAVIGATION_VIEW, NULL)));
    }

  second = ADW_NAVIGATION_PAGE (rk_test_get_visible (self));
  g_assert_true (second != first && G_OBJECT_TYPE (second) == G_OBJECT_TYPE (first));
  g_assert_false (g_file_equal (rk_window_state_get_file (self->state), file));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

static void
set_up_empty (RkTestWindow  *self,
              gconstpointer  data)
{
  rk_test_window_set_up (self, NULL);
}

/* What gave way to something new is open no more, and can be deleted. */
static void
test_replaced (RkTestWindow  *self,
               gconstpointer  data)
{
  g_auto (GStrv) way = g_strsplit (data, " ", 2);
  GtkWidget *navigation = rk_test_find (self->window, ADW_TYPE_NAVIGATION_VIEW, NULL);

  rk_test_wait (rk_test_is_loaded, rk_test_get_library (self));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  if (g_str_has_suffix (way[0], ".rkmatch"))
    rk_test_open_fixture (self, way[0]);
  else
    {
      start_another (self, way[0]);
      rk_test_wait (rk_test_has_tournament, self);
    }
  rk_test_settle (self);
  g_object_set_data_full (G_OBJECT (self->state), "old",
                          g_object_ref (rk_window_state_get_file (self->state)), g_object_unref);
  if (g_str_has_prefix (way[1], "match."))
    gtk_widget_activate_action (GTK_WIDGET (rk_test_get_page (self)), way[1], NULL);
  else
    start_another (self, way[1]);
  rk_test_wait (shows_another, self);
  rk_test_settle (self);
  adw_navigation_view_pop (ADW_NAVIGATION_VIEW (navigation));
  rk_test_wait (rk_test_has_no_page, self);
  rk_test_settle (self);
  delete_old (self, g_str_has_prefix (way[0], "win."));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

static void
add_replaced (const char *way)
{
  g_autofree char *path = g_strconcat ("/replaced/", way, NULL);

  g_test_add (path, RkTestWindow, way, set_up_empty, test_replaced, rk_test_window_tear_down);
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  add_replaced ("running.rkmatch win.new-match");
  add_replaced ("running.rkmatch win.new-tournament");
  add_replaced ("three-rounds-wins-decide.rkmatch match.rematch");
  add_replaced ("win.new-tournament win.new-match");
  add_replaced ("win.new-tournament win.new-tournament");
  g_test_add ("/replaced/back-and-on/match", RkTestWindow, "match", set_up_empty,
              test_back_and_on, rk_test_window_tear_down);
  g_test_add ("/replaced/back-and-on/tournament", RkTestWindow, "tournament", set_up_empty,
              test_back_and_on, rk_test_window_tear_down);

  return g_test_run ();
}
