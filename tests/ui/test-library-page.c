/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-file-row.h"
#include "rk-library-page-private.h"
#include "rk-test-keys.h"
#include "rk-test-window.h"

static guint
count_matches (RkTestWindow *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (rk_test_get_library (self)));
}

static void
test_empty (RkTestWindow  *self,
            gconstpointer  data)
{
  g_assert_nonnull (rk_test_find (self->window, GTK_TYPE_BUTTON, "_New Match…"));
  g_assert_null (rk_test_find (self->window, RK_TYPE_FILE_ROW, NULL));
}

static void
test_list (RkTestWindow  *self,
           gconstpointer  data)
{
  GtkWidget *list;

  g_object_unref (rk_test_copy_fixture (self, "running.rkmatch"));
  rk_test_load_library (self);
  g_assert_cmpuint (count_matches (self), ==, 1);
  g_assert_nonnull (rk_test_find (self->window, RK_TYPE_FILE_ROW, NULL));

  list = rk_test_find (self->window, GTK_TYPE_LIST_VIEW, NULL);
  g_signal_emit_by_name (list, "activate", 0);
  rk_test_wait (rk_test_has_page, self);
  rk_test_settle (self);
  gtk_widget_activate_action (GTK_WIDGET (rk_test_get_page (self)), "navigation.pop", NULL);
  rk_test_wait (rk_test_has_no_page, self);
  g_assert_null (rk_window_state_get_file (self->state));
}

/* What cannot be read says so; the reason comes when asked for. */
static void
test_unreadable (RkTestWindow  *self,
                 gconstpointer  data)
{
  g_autofree char *path = g_build_filename (self->folder, "bad.rkmatch", NULL);
  g_autoptr (RkLibraryItem) item = NULL;
  GtkWidget *list = rk_test_find (self->window, GTK_TYPE_LIST_VIEW, NULL);

  g_assert_true (g_file_set_contents (path, "{", -1, NULL));
  rk_test_load_library (self);
  g_assert_cmpuint (count_matches (self), ==, 1);
  item = g_list_model_get_item (G_LIST_MODEL (rk_test_get_library (self)), 0);
  list = rk_test_find (self->window, GTK_TYPE_LIST_VIEW, NULL);
  g_assert_nonnull (rk_test_find (list, GTK_TYPE_LABEL, "bad.rkmatch"));
  g_assert_nonnull (rk_test_find (list, GTK_TYPE_LABEL, "Cannot be read"));

  g_signal_emit_by_name (list, "activate", 0);
  rk_test_wait (rk_test_has_dialog, self);
  g_assert_cmpstr (adw_alert_dialog_get_body (ADW_ALERT_DIALOG (rk_test_get_dialog (self))), ==,
                   "bad.rkmatch\nThe file is damaged, or it is not a file of Rio Kadalis.");
  g_assert_nonnull (rk_test_find (rk_test_get_dialog (self), GTK_TYPE_EXPANDER, NULL));
  rk_test_respond (self, "close");
  g_assert_null (rk_test_get_page (self));
}

/* Of one day: their names put them into order. */
static void
add_matches (RkTestWindow *self,
             guint         begin,
             guint         end)
{
  g_autoptr (GFile) fixture = rk_test_copy_fixture (self, "running.rkmatch");
  g_autoptr (GError) error = NULL;

  for (guint i = begin; i < end; i++)
    {
      g_autofree char *name = g_strdup_printf ("%03u.rkmatch", i);
      g_autoptr (GFile) file = g_file_new_build_filename (self->folder, name, NULL);

      g_file_copy (fixture, file, G_FILE_COPY_NONE, NULL, NULL, NULL, &error);
      g_assert_no_error (error);
    }
  g_file_delete (fixture, NULL, &error);
  g_assert_no_error (error);
}

/* Files that come above those that are there are seen by whoever is at the top, and take nobody
 * else away from what he reads. */
static void
test_top (RkTestWindow  *self,
          gconstpointer  data)
{
  GtkWidget *list;
  GtkAdjustment *place;

  add_matches (self, 60, 100);
  rk_test_load_library (self);
  list = rk_test_find (self->window, GTK_TYPE_LIST_VIEW, NULL);
  place = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (list));

  add_matches (self, 40, 60);
  rk_test_load_library (self);
  g_assert_cmpuint (count_matches (self), ==, 60);
  g_assert_cmpfloat (gtk_adjustment_get_value (place), ==, 0);

  gtk_adjustment_set_value (place, 500);
  rk_test_settle (self);
  add_matches (self, 20, 40);
  rk_test_load_library (self);
  g_assert_cmpfloat (gtk_adjustment_get_value (place), >, 1000);
}

/* A row far below has got the focus, and files change before it is seen. */
static void
test_top_left (RkTestWindow  *self,
               gconstpointer  data)
{
  RkLibraryPage *page;
  GtkAdjustment *place;
  g_autoptr (GFile) last = g_file_new_build_filename (self->folder, "099.rkmatch", NULL);
  g_autoptr (GFile) other = g_file_new_build_filename (self->folder, "070.rkmatch", NULL);
  g_autoptr (RkLibraryItem) item = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) renamed = NULL;

  add_matches (self, 60, 100);
  rk_test_load_library (self);
  page = RK_LIBRARY_PAGE (rk_test_find (self->window, RK_TYPE_LIBRARY_PAGE, NULL));
  place = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (page->list_view));
  item = g_object_ref (rk_library_find_file (page->library, other));

  _rk_library_page_focus_file (page, last);
  renamed = rk_library_rename (page->library, item, "050", &error);
  g_assert_no_error (error);
  rk_test_settle (self);
  g_assert_cmpfloat (gtk_adjustment_get_value (place), >, 1000);
}

static const char *
get_focus_title (RkTestWindow *self)
{
  GtkWidget *focus = rk_test_get_focus (self);
  GtkWidget *row = rk_test_find (focus, RK_TYPE_FILE_ROW, NULL);

  return gtk_label_get_label (GTK_LABEL (rk_test_find (row, GTK_TYPE_LABEL, NULL)));
}

/* Whoever comes back from a match finds the focus on it, wherever its row is now. */
static void
test_focus (RkTestWindow  *self,
            gconstpointer  data)
{
  RkMatchPage *page;
  g_autofree char *title = NULL;

  g_object_unref (rk_test_copy_fixture (self, "two-rounds-drawn.rkmatch"));
  g_object_unref (rk_test_copy_fixture (self, "first-to-two-wins.rkmatch"));
  page = rk_test_open_fixture (self, "running.rkmatch");
  rk_test_load_library (self);
  rk_player_set_name (rk_match_get_player (rk_test_get_match (page), RK_SOUTH), "Caasha");
  rk_player_set_name (rk_match_get_player (rk_test_get_match (page), RK_NORTH), "Bile");
  rk_test_settle (self);
  gtk_widget_activate_action (GTK_WIDGET (page), "navigation.pop", NULL);
  rk_test_wait (rk_test_has_focus_on_row, self);
  g_assert_cmpstr (get_focus_title (self), ==, "Caasha – Bile");
}

/* The row that has the focus, or the first one. */
static void
delete_one (RkTestWindow *self)
{
  GtkWidget *page = rk_test_find (self->window, RK_TYPE_LIBRARY_PAGE, NULL);

  gtk_widget_grab_focus (rk_test_find (page, GTK_TYPE_LIST_VIEW, NULL));
  rk_test_wait (rk_test_has_focus_on_row, self);
  gtk_widget_activate_action (page, "library.delete", NULL);
  rk_test_settle (self);
}

static void
test_delete (RkTestWindow  *self,
             gconstpointer  data)
{
  g_autoptr (GFile) file = rk_test_copy_fixture (self, "running.rkmatch");

  rk_test_load_library (self);
  delete_one (self);
  g_assert_cmpuint (count_matches (self), ==, 0);
  g_assert_false (g_file_query_exists (file, NULL));
  g_assert_cmpstr (rk_test_get_toast (self), ==, "“A – B · running” was deleted");

  rk_test_click (self->window, "Undo");
  rk_test_settle (self);
  g_assert_cmpuint (count_matches (self), ==, 1);
  g_assert_true (g_file_query_exists (file, NULL));
}

static void
undo_delete (RkTestWindow *self)
{
  GtkWidget *page = rk_test_find (self->window, RK_TYPE_LIBRARY_PAGE, NULL);

  gtk_widget_activate_action (page, "library.undo-delete", NULL);
  rk_test_settle (self);
}

/* By the key on the focused row; without the focus on a row it does nothing. */
static void
test_delete_focused (RkTestWindow  *self,
                     gconstpointer  data)
{
  g_autoptr (GFile) file = rk_test_copy_fixture (self, "running.rkmatch");
  GtkWidget *page, *list;

  rk_test_load_library (self);
  page = rk_test_find (self->window, RK_TYPE_LIBRARY_PAGE, NULL);
  list = rk_test_find (self->window, GTK_TYPE_LIST_VIEW, NULL);
  gtk_window_set_focus (GTK_WINDOW (self->window), NULL);
  gtk_widget_activate_action (page, "library.delete", NULL);
  rk_test_settle (self);
  g_assert_cmpuint (count_matches (self), ==, 1);

  gtk_widget_grab_focus (list);
  rk_test_wait (rk_test_has_focus_on_row, self);
  gtk_widget_activate_action (page, "library.delete", NULL);
  rk_test_settle (self);
  g_assert_cmpuint (count_matches (self), ==, 0);
  undo_delete (self);
  g_assert_cmpuint (count_matches (self), ==, 1);
}

/* The last deletion first, and each of them once. */
static void
test_delete_undo (RkTestWindow  *self,
                  gconstpointer  data)
{
  g_autoptr (GFile) first = rk_test_copy_fixture (self, "running.rkmatch");
  g_autoptr (GFile) second = rk_test_copy_fixture (self, "two-rounds-drawn.rkmatch");
  gboolean second_is_back;

  undo_delete (self);
  rk_test_load_library (self);
  delete_one (self);
  second_is_back = !g_file_query_exists (first, NULL);
  delete_one (self);
  g_assert_cmpuint (count_matches (self), ==, 0);

  undo_delete (self);
  g_assert_cmpuint (count_matches (self), ==, 1);
  g_assert_true (g_file_query_exists (second_is_back ? second : first, NULL));
  undo_delete (self);
  g_assert_cmpuint (count_matches (self), ==, 2);
  undo_delete (self);
  g_assert_cmpuint (count_matches (self), ==, 2);
}

static void
test_search (RkTestWindow  *self,
             gconstpointer  data)
{
  GtkWidget *entry;

  g_object_unref (rk_test_copy_fixture (self, "running.rkmatch"));
  rk_test_load_library (self);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.search", NULL);
  rk_test_settle (self);
  entry = rk_test_find (self->window, GTK_TYPE_SEARCH_ENTRY, NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), "nobody of that name");
  g_signal_emit_by_name (entry, "search-changed");
  rk_test_settle (self);
  g_assert_null (rk_test_find (self->window, RK_TYPE_FILE_ROW, NULL));
  g_assert_nonnull (rk_test_find (self->window, GTK_TYPE_LABEL, "Nothing Found"));
  gtk_editable_set_text (GTK_EDITABLE (entry), "a");
  g_signal_emit_by_name (entry, "search-changed");
  rk_test_settle (self);
  g_assert_nonnull (rk_test_find (self->window, RK_TYPE_FILE_ROW, NULL));
}

/* Who has found a row far below goes on from there when all are listed again. */
static void
test_search_far (RkTestWindow  *self,
                 gconstpointer  data)
{
  RkLibraryPage *page;
  GtkWidget *entry;
  GtkWidget *focus;
  GtkWidget *row;
  g_autofree char *title = NULL;
  graphene_rect_t bounds;

  add_matches (self, 0, 300);
  rk_test_load_library (self);
  page = RK_LIBRARY_PAGE (rk_test_find (self->window, RK_TYPE_LIBRARY_PAGE, NULL));
  g_settings_set_string (page->settings, "order", "name");
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.search", NULL);
  rk_test_settle (self);
  entry = rk_test_find (self->window, GTK_TYPE_SEARCH_ENTRY, NULL);
  for (guint i = 1; i <= 3; i++)
    {
      g_autofree char *text = g_strndup ("295", i);

      gtk_editable_set_text (GTK_EDITABLE (entry), text);
      g_signal_emit_by_name (entry, "search-changed");
      rk_test_settle (self);
    }
  g_assert_cmpuint (count_matches (self), ==, 300);
  rk_test_type (self, GDK_KEY_Down, 0);
  rk_test_wait (rk_test_has_focus_on_row, self);
  rk_test_type (self, GDK_KEY_Escape, 0);
  rk_test_settle (self);
  g_assert_cmpuint (g_list_model_get_n_items (
      G_LIST_MODEL (gtk_list_view_get_model (page->list_view))), ==, 300);
  focus = rk_test_get_focus (self);
  row = rk_test_find (focus, RK_TYPE_FILE_ROW, NULL);
  g_assert_nonnull (row);
  title = rk_file_row_describe (RK_FILE_ROW (row));
  g_assert_nonnull (strstr (title, "295"));
  g_assert_true (gtk_widget_compute_bounds (focus, GTK_WIDGET (page->list_view), &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=,
                     gtk_widget_get_height (GTK_WIDGET (page->list_view)));
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  rk_test_add ("/library/empty", test_empty);
  rk_test_add ("/library/list", test_list);
  rk_test_add ("/library/unreadable", test_unreadable);
  rk_test_add ("/library/top", test_top);
  rk_test_add ("/library/top-left", test_top_left);
  rk_test_add ("/library/focus", test_focus);
  rk_test_add ("/library/delete", test_delete);
  rk_test_add ("/library/delete-focused", test_delete_focused);
  rk_test_add ("/library/delete-undo", test_delete_undo);
  rk_test_add ("/library/search", test_search);
  rk_test_add ("/library/search-far", test_search_far);

  return g_test_run ();
}
