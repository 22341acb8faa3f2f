/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* What a library of many files needs: order, filters, and what can be done with a file. */

#include <glib/gstdio.h>

#include "rk-deleted-dialog.h"
#include "rk-file-row.h"
#include "rk-filter-dialog.h"
#include "rk-focus.h"
#include "rk-library-page-private.h"
#include "rk-library-transfer.h"
#include "rk-notation.h"
#include "rk-progress-dialog.h"
#include "rk-test-telling.h"
#include "rk-test-window.h"

static RkLibraryPage *
get_page (RkTestWindow *self)
{
  return RK_LIBRARY_PAGE (rk_test_find (self->window, RK_TYPE_LIBRARY_PAGE, NULL));
}

static GSettings *
get_settings (RkTestWindow *self)
{
  return g_settings_get_child (self->settings, "library");
}

/* A match of two people; one that is over is conceded by North. */
static void
add_match (RkTestWindow *self,
           const char   *south,
           const char   *north,
           gboolean      is_over)
{
  RkLibrary *library = rk_test_get_library (self);
  g_autoptr (RkPlayer) south_player = rk_player_new (south, RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  g_autoptr (RkPlayer) north_player = rk_player_new (north, RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  g_autoptr (RkMatch) match = NULL;
  g_autoptr (RkDocument) document = NULL;
  RkRules rules;

  rk_rules_init_standard (&rules);
  match = rk_match_new (&rules, south_player, north_player);
  if (is_over)
    g_assert_true (rk_match_concede (match, RK_NORTH, NULL));
  document = rk_document_store_create (rk_application_get_store (self->application), match,
                                       rk_library_get_folder (library));
  rk_library_watch_document (library, document);
  g_assert_true (rk_document_flush (document, NULL));
}

static void
add_matches (RkTestWindow *self)
{
  add_match (self, "Cumar", "Amina", TRUE);
  add_match (self, "Amina", "Bile", TRUE);
  add_match (self, "Bile", "Cumar", FALSE);
  rk_test_settle (self);
}

static char *
list_titles (RkTestWindow *self)
{
  GListModel *files = rk_library_view_get_files (get_page (self)->view);
  g_autoptr (GString) titles = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (files); i++)
    {
      g_autoptr (RkLibraryItem) item = g_list_model_get_item (files, i);

      g_string_append_printf (titles, "%s%s-%s", i > 0 ? " " : "",
                              rk_library_item_get_name (item, RK_SOUTH),
                              rk_library_item_get_name (item, RK_NORTH));
    }
  return g_string_free_and_steal (g_steal_pointer (&titles));
}

static void
assert_titles (RkTestWindow *self,
               const char   *expected)
{
  g_autofree char *titles = list_titles (self);

  g_assert_cmpstr (titles, ==, expected);
}

static void
test_sort (RkTestWindow  *self,
           gconstpointer  data)
{
  g_autoptr (GSettings) settings = get_settings (self);

  add_matches (self);
  g_settings_set_string (settings, "order", "name");
  rk_test_settle (self);
  assert_titles (self, "Amina-Bile Bile-Cumar Cumar-Amina");
  g_assert_nonnull (rk_test_find (self->window, RK_TYPE_FILE_ROW, NULL));
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
test_filter (RkTestWindow  *self,
             gconstpointer  data)
{
  g_autoptr (GSettings) settings = get_settings (self);
  RkLibraryPage *page = get_page (self);
  GtkFilterListModel *files = GTK_FILTER_LIST_MODEL (rk_library_view_get_files (page->view));
  GPtrArray *heard;
  guint n_changes = 0;

  add_matches (self);
  heard = rk_test_listen (self);
  g_settings_set_string (settings, "order", "name");
  g_settings_set_string (settings, "state", "unfinished");
  rk_test_assert_heard (heard, "Only 1 of 3 is shown");
  rk_test_settle (self);
  assert_titles (self, "Bile-Cumar");
  g_assert_true (adw_banner_get_revealed (page->filter_banner));
  g_assert_cmpstr (adw_banner_get_title (page->filter_banner), ==, "Only 1 of 3 is shown");

  g_settings_set_string (settings, "state", "finished");
  assert_titles (self, "Amina-Bile Cumar-Amina");
  g_settings_set_string (settings, "player", "Amina");
  g_settings_set_string (settings, "result", "lost");
  assert_titles (self, "Cumar-Amina");
  g_settings_set_string (settings, "result", "won");
  assert_titles (self, "Amina-Bile");
  g_settings_set_string (settings, "result", "drawn");
  rk_test_settle (self);
  assert_titles (self, "");

  /* The page with nothing on it says what to do. */
  g_assert_cmpstr (gtk_stack_get_visible_child_name (page->stack), ==, "nothing-found");
  g_assert_false (adw_banner_get_revealed (page->filter_banner));
  g_settings_set_string (settings, "tournament", "Cup");
  g_signal_connect_swapped (gtk_filter_list_model_get_filter (files), "changed",
                            G_CALLBACK (count_cb), &n_changes);
  g_signal_emit_by_name (page->show_all_button, "clicked");
  rk_test_settle (self);
  assert_titles (self, "Amina-Bile Bile-Cumar Cumar-Amina");
  /* Four settings, and all is filtered once. */
  g_assert_cmpuint (n_changes, ==, 1);
}

/* What changes in its place is filtered anew, when it is seen. */
static void
test_filter_follows (RkTestWindow  *self,
                     gconstpointer  data)
{
  g_autoptr (GSettings) settings = get_settings (self);
  RkMatchPage *page;

  page = rk_test_start_match (self);
  g_settings_set_string (settings, "state", "unfinished");
  g_assert_true (rk_match_concede (rk_test_get_match (page), RK_SOUTH, NULL));
  rk_test_settle (self);
  gtk_widget_activate_action (GTK_WIDGET (page), "navigation.pop", NULL);
  rk_test_wait (rk_test_has_no_page, self);
  rk_test_settle (self);
  assert_titles (self, "");
}

static void
choose (AdwDialog  *dialog,
        const char *title,
        guint       position)
{
  GtkWidget *label = rk_test_find (dialog, GTK_TYPE_LABEL, title);
  GtkWidget *row = gtk_widget_get_ancestor (label, ADW_TYPE_COMBO_ROW);

  adw_combo_row_set_selected (ADW_COMBO_ROW (row), position);
}

static void
test_filter_dialog (RkTestWindow  *self,
                    gconstpointer  data)
{
  g_autoptr (GSettings) settings = get_settings (self);
  g_autofree char *player = NULL;
  AdwDialog *dialog;
  GtkWidget *result;
  GtkStringObject *won;

  add_matches (self);
  gtk_widget_activate_action (GTK_WIDGET (get_page (self)), "library.filter", NULL);
  rk_test_wait (rk_test_has_dialog, self);
  dialog = rk_test_get_dialog (self);
  choose (dialog, "Sort by", RK_LIBRARY_NAME);
  choose (dialog, "Player", 2);
  player = g_settings_get_string (settings, "player");
  g_assert_cmpstr (player, ==, "Bile");
  assert_titles (self, "Amina-Bile Bile-Cumar");

  /* Of one player a result is won or lost, of all it is that of South. */
  result = gtk_widget_get_ancestor (rk_test_find (dialog, GTK_TYPE_LABEL, "Result"),
                                    ADW_TYPE_COMBO_ROW);
  won = g_list_model_get_item (adw_combo_row_get_model (ADW_COMBO_ROW (result)), 1);
  g_assert_cmpstr (gtk_string_object_get_string (won), ==, "Won");
  g_object_unref (won);
  choose (dialog, "Result", 2);
  assert_titles (self, "Amina-Bile");
  choose (dialog, "Player", 0);
  won = g_list_model_get_item (adw_combo_row_get_model (ADW_COMBO_ROW (result)), 1);
  g_assert_cmpstr (gtk_string_object_get_string (won), ==, "South won");
  g_object_unref (won);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (result)), ==, 2);
  assert_titles (self, "");

  g_signal_emit_by_name (gtk_widget_get_ancestor (
      rk_test_find (dialog, GTK_TYPE_LABEL, "Show _All"), ADW_TYPE_BUTTON_ROW), "activated");
  assert_titles (self, "Amina-Bile Bile-Cumar Cumar-Amina");
  adw_dialog_force_close (dialog);
}

/* What is listed behind the dialog changes, but the keys stay in front. */
static void
test_filter_focus (RkTestWindow  *self,
                   gconstpointer  data)
{
  AdwDialog *dialog;
  GtkWidget *row;
  GtkWidget *popover;
  GtkListView *list;

  add_matches (self);
  gtk_widget_activate_action (GTK_WIDGET (get_page (self)), "library.filter", NULL);
  rk_test_wait (rk_test_has_dialog, self);
  rk_test_settle (self);
  dialog = rk_test_get_dialog (self);
  row = gtk_widget_get_ancestor (rk_test_find (dialog, GTK_TYPE_LABEL, "Player"),
                                 ADW_TYPE_COMBO_ROW);
  g_assert_true (gtk_widget_grab_focus (row));
  gtk_widget_activate (row);
  rk_test_settle (self);
  popover = rk_test_find (row, GTK_TYPE_POPOVER, NULL);
  g_assert_true (rk_focus_is_within (popover));
  list = GTK_LIST_VIEW (rk_test_find (popover, GTK_TYPE_LIST_VIEW, NULL));
  gtk_selection_model_select_item (gtk_list_view_get_model (list), 2, TRUE);
  g_signal_emit_by_name (list, "activate", 2);
  rk_test_settle (self);
  assert_titles (self, "Amina-Bile Bile-Cumar");
  g_assert_true (rk_focus_is_within (GTK_WIDGET (dialog)));

  /* What had the focus before is no longer there. */
  choose (dialog, "Player", 0);
  choose (dialog, "Result", 3);
  rk_test_settle (self);
  assert_titles (self, "");
  g_assert_true (rk_focus_is_within (GTK_WIDGET (dialog)));
  adw_dialog_close (dialog);
  while (rk_test_get_dialog (self) != NULL)
    g_main_context_iteration (NULL, TRUE);
  rk_test_settle (self);
  g_assert_true (rk_focus_is_within (GTK_WIDGET (get_page (self))));
  g_assert_true (gtk_widget_get_mapped (rk_test_get_focus (self)));
}

static void
activate_on_row (RkTestWindow *self,
                 const char   *action)
{
  RkLibraryPage *page = get_page (self);

  gtk_widget_grab_focus (GTK_WIDGET (page->list_view));
  rk_test_wait (rk_test_has_focus_on_row, self);
  gtk_widget_activate_action (GTK_WIDGET (page), action, NULL);
}

static char *
get_name (RkTestWindow *self)
{
  g_autoptr (RkLibraryItem) item =
    g_list_model_get_item (G_LIST_MODEL (rk_test_get_library (self)), 0);

  return g_file_get_basename (rk_library_item_get_file (item));
}

static void
assert_name (RkTestWindow *self,
             const char   *expected)
{
  g_autofree char *name = get_name (self);

  g_assert_cmpstr (name, ==, expected);
}

static void
type_name (RkTestWindow *self,
           const char   *name)
{
  AdwAlertDialog *dialog;

  activate_on_row (self, "library.rename");
  rk_test_wait (rk_test_has_dialog, self);
  dialog = ADW_ALERT_DIALOG (rk_test_get_dialog (self));
  gtk_editable_set_text (GTK_EDITABLE (adw_alert_dialog_get_extra_child (dialog)), " ");
  g_assert_false (adw_alert_dialog_get_response_enabled (dialog, "rename"));
  gtk_editable_set_text (GTK_EDITABLE (adw_alert_dialog_get_extra_child (dialog)), name);
  rk_test_respond (self, "rename");
}

static void
test_rename (RkTestWindow  *self,
             gconstpointer  data)
{
  g_object_unref (rk_test_copy_fixture (self, "running.rkmatch"));
  rk_test_load_library (self);
  type_name (self, "Final");
  assert_name (self, "Final.rkmatch");
  g_assert_cmpstr (rk_test_get_toast (self), ==, "Renamed to “Final”");
  g_assert_nonnull (rk_test_find (self->window, GTK_TYPE_LABEL, "Final"));
  g_assert_nonnull (rk_test_find (self->window, GTK_TYPE_LABEL, "A – B"));
  g_assert_true (rk_test_has_focus_on_row (self));

  rk_test_click (self->window, "Undo");
  rk_test_settle (self);
  assert_name (self, "running.rkmatch");
}

/* Not the name that the program would make of it. */
static void
test_rename_foreign (RkTestWindow  *self,
                     gconstpointer  data)
{
  static const char name[] = "A:B  \u0639\u0644\u064a.rkmatch";
  g_autoptr (GFile) copy = rk_test_copy_fixture (self, "running.rkmatch");
  g_autoptr (GFile) folder = g_file_get_parent (copy);
  g_autoptr (GFile) foreign = g_file_get_child (folder, name);

  g_assert_true (g_file_move (copy, foreign, G_FILE_COPY_NONE, NULL, NULL, NULL, NULL));
  rk_test_load_library (self);
  type_name (self, "Final.rkmatch");
  assert_name (self, "Final.rkmatch");
  rk_test_click (self->window, "Undo");
  rk_test_settle (self);
  assert_name (self, name);
}

static const char *
get_tournament_name (RkTestWindow *self)
{
  g_autoptr (RkLibraryItem) item =
    g_list_model_get_item (G_LIST_MODEL (rk_test_get_library (self)), 0);

  return rk_library_item_get_tournament (item)->name;
}

static gboolean
is_renamed (gpointer user_data)
{
  return g_str_equal (get_tournament_name (user_data), "Winter Cup");
}

static gboolean
is_renamed_back (gpointer user_data)
{
  return g_str_equal (get_tournament_name (user_data), "Cup");
}

/* A tournament has its name in itself. */
static void
test_rename_tournament (RkTestWindow  *self,
                        gconstpointer  data)
{
  g_autoptr (RkTournament) tournament = NULL;
  RkRegulations regulations;

  rk_regulations_init (&regulations, RK_SYSTEM_SWISS, 4);
  tournament = rk_tournament_new ("Cup", &regulations);
  rk_window_start_tournament (self->window, tournament);
  rk_test_settle (self);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "navigation.pop", NULL);
  adw_navigation_view_pop (
      ADW_NAVIGATION_VIEW (rk_test_find (self->window, ADW_TYPE_NAVIGATION_VIEW, NULL)));
  rk_test_settle (self);
  type_name (self, "Winter Cup");
  rk_test_wait (is_renamed, self);
  rk_test_settle (self);
  rk_test_click (self->window, "Undo");
  rk_test_wait (is_renamed_back, self);
}

/* A match that starts from a position, with nothing but a date in the name of its file. */
static void
add_match_from_position (RkTestWindow *self)
{
  RkLibrary *library = rk_test_get_library (self);
  g_autoptr (RkPlayer) south = rk_player_new (NULL, RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  g_autoptr (RkPlayer) north = rk_player_new (NULL, RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  g_autoptr (RkMatch) match = NULL;
  g_autoptr (RkDocument) document = NULL;
  RkRules rules;

  rk_rules_init_standard (&rules);
  rules.has_start = TRUE;
  g_assert_true (rk_position_parse (&rules.start, "0,0,0,0,3,0/0,0,0,0,1,0 s 20-20",
                                    RK_COUNTER_CLOCKWISE, NULL));
  rules.start_reserve[RK_NORTH] = 4;
  match = rk_match_new (&rules, south, north);
  document = rk_document_store_create (rk_application_get_store (self->application), match,
                                       rk_library_get_folder (library));
  rk_library_watch_document (library, document);
  g_assert_true (rk_document_flush (document, NULL));
}

/* Whether something is told when a pointer rests there. */
static gboolean
has_tip (GtkWidget *widget)
{
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean handled = FALSE;

  g_signal_emit_by_name (widget, "query-tooltip", 0, 0, FALSE, tooltip, &handled);

  return handled;
}

/* Matches of the same players are told apart. */
static void
test_extra (RkTestWindow  *self,
            gconstpointer  data)
{
  g_autoptr (GFile) file = rk_test_copy_fixture (self, "running.rkmatch");
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autoptr (GFile) second = g_file_get_child (folder, "2026-01-01 A - B (2).rkmatch");
  GtkWidget *title;

  g_assert_true (g_file_move (file, second, G_FILE_COPY_NONE, NULL, NULL, NULL, NULL));
  rk_test_load_library (self);
  g_assert_nonnull (rk_test_find (self->window, GTK_TYPE_LABEL, "2026-01-01 A - B (2)"));
  title = rk_test_find (self->window, GTK_TYPE_LABEL, "A – B");
  g_assert_true (has_tip (title));
  g_assert_null (rk_test_find (self->window, GTK_TYPE_LABEL, "Starts from a Position"));

  add_match_from_position (self);
  rk_test_settle (self);
  g_assert_nonnull (rk_test_find (self->window, GTK_TYPE_LABEL, "Starts from a Position"));
}

static gboolean
has_two (gpointer user_data)
{
  return g_list_model_get_n_items (G_LIST_MODEL (rk_test_get_library (user_data))) == 2;
}

/* A duplicate is another match; a copy of the file is the same one, and says so. */
static void
test_duplicate (RkTestWindow  *self,
                gconstpointer  data)
{
  g_autoptr (GFile) file = rk_test_copy_fixture (self, "running.rkmatch");
  g_autoptr (GFile) copy = NULL;
  g_autoptr (GFile) folder = g_file_get_parent (file);

  rk_test_load_library (self);
  activate_on_row (self, "library.duplicate");
  rk_test_wait (has_two, self);
  rk_test_settle (self);
  g_assert_cmpstr (rk_test_get_toast (self), ==, "“A – B” was duplicated");
  g_assert_null (rk_test_find (self->window, GTK_TYPE_LABEL, "Another file holds this match too"));

  copy = g_file_get_child (folder, "2026-01-01 copy.rkmatch");
  g_assert_true (g_file_copy (file, copy, G_FILE_COPY_NONE, NULL, NULL, NULL, NULL));
  rk_test_load_library (self);
  g_assert_nonnull (rk_test_find (self->window, GTK_TYPE_LABEL,
                                  "Another file holds this match too"));
}

static gboolean
has_menu (gpointer user_data)
{
  RkLibraryPage *page = get_page (user_data);

  return page->row_menu != NULL && gtk_widget_get_mapped (page->row_menu);
}

/* The menu of a row is about that row, wherever the focus is meanwhile. */
static void
test_menu (RkTestWindow  *self,
           gconstpointer  data)
{
  RkLibraryPage *page = get_page (self);

  g_object_unref (rk_test_copy_fixture (self, "running.rkmatch"));
  rk_test_load_library (self);
  rk_test_click (self->window, "More");
  rk_test_wait (has_menu, self);
  g_assert_nonnull (page->menu_item);
  rk_test_choose_item (page->row_menu, "De_lete");
  rk_test_settle (self);
  g_assert_null (page->menu_item);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (page->library)), ==, 0);
  g_assert_cmpstr (rk_test_get_toast (self), ==, "“A – B · running” was deleted");

  gtk_widget_activate_action (GTK_WIDGET (page), "library.undo-delete", NULL);
  rk_test_settle (self);
  activate_on_row (self, "library.menu");
  rk_test_wait (has_menu, self);

  /* One that is closed by itself is about nothing any more. */
  gtk_widget_grab_focus (page->search_button);
  rk_test_click (self->window, "More");
  rk_test_wait (has_menu, self);
  gtk_popover_popdown (GTK_POPOVER (page->row_menu));
  rk_test_settle (self);
  g_assert_null (page->menu_item);
  g_assert_true (rk_test_has_focus_on_row (self));

  /* The last word at once: what can be undone does not wait behind what passes by. */
  rk_test_click (self->window, "More");
  rk_test_wait (has_menu, self);
  rk_test_choose_item (page->row_menu, "_Duplicate");
  rk_test_wait (has_two, self);
  rk_test_settle (self);
  g_assert_cmpstr (rk_test_get_toast (self), ==, "“A – B” was duplicated");
  rk_test_click (self->window, "More");
  rk_test_wait (has_menu, self);
  rk_test_choose_item (page->row_menu, "De_lete");
  rk_test_settle (self);
  g_assert_cmpstr (rk_test_get_toast (self), ==, "“A – B” was deleted");
  g_assert_nonnull (rk_test_find (self->window, GTK_TYPE_BUTTON, "Undo"));

  rk_test_click (self->window, "More");
  rk_test_wait (has_menu, self);
  rk_test_choose_item (page->row_menu, "_Rename…");
  rk_test_wait (rk_test_has_dialog, self);
  rk_test_respond (self, "cancel");
}

static gboolean
has_none (gpointer user_data)
{
  return g_list_model_get_n_items (G_LIST_MODEL (rk_test_get_library (user_data))) == 0;
}

/* Chooses for the row of @file, wherever the focus is. */
static void
activate_for (RkTestWindow *self,
              GFile        *file,
              const char   *action)
{
  RkLibraryPage *page = get_page (self);

  g_set_object (&page->menu_item, rk_library_find_file (page->library, file));
  gtk_widget_activate_action (GTK_WIDGET (page), action, NULL);
  g_clear_object (&page->menu_item);
}

static RkDocument *
create_document (RkTestWindow *self,
                 gpointer      content)
{
  RkLibrary *library = rk_test_get_library (self);
  RkDocument *document =
    rk_document_store_create (rk_application_get_store (self->application), content,
                              rk_library_get_folder (library));

  rk_library_watch_document (library, document);
  g_assert_true (rk_document_is_saving (document));
  return document;
}

/* What is only being saved is deleted when that is done, whoever else holds it. */
static void
test_delete_saving (RkTestWindow  *self,
                    gconstpointer  data)
{
  RkRules rules;
  RkRegulations regulations;
  g_autoptr (RkPlayer) player = rk_player_new ("A", RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  g_autoptr (RkMatch) match = NULL;
  g_autoptr (RkTournament) tournament = NULL;

  rk_rules_init_standard (&rules);
  match = rk_match_new (&rules, player, player);
  rk_regulations_init (&regulations, RK_SYSTEM_SWISS, 4);
  tournament = rk_tournament_new ("Cup", &regulations);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (RkDocument) document =
        create_document (self, i == 0 ? (gpointer) match : (gpointer) tournament);
      g_autoptr (GFile) file = g_object_ref (rk_document_get_file (document));

      /* Twice, as an impatient hand does it. */
      activate_for (self, file, "library.delete");
      activate_for (self, file, "library.delete");
      rk_test_wait (has_none, self);
      rk_test_wait (rk_test_has_toast, self);
      g_assert_cmpstr (rk_test_get_toast (self), ==,
                       i == 0 ? "“A – A” was deleted" : "“Cup” was deleted");
      g_assert_false (g_file_query_exists (file, NULL));
    }
}

/* What a window shows stays, whether it is being saved or not. */
static void
test_delete_shown (RkTestWindow  *self,
                   gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_fixture (self, "running.rkmatch");
  RkDocument *document = rk_match_page_get_document (page);

  for (guint i = 0; i < 2; i++)
    {
      if (i == 1)
        g_assert_true (rk_match_concede (rk_document_get_match (document), RK_SOUTH, NULL));
      g_assert_true (rk_document_is_saving (document) == (i == 1));
      activate_for (self, rk_document_get_file (document), "library.delete");
      rk_test_settle (self);
      g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (rk_test_get_library (self))),
                        ==, 1);
    }
  gtk_widget_activate_action (GTK_WIDGET (page), "navigation.pop", NULL);
  rk_test_wait (rk_test_has_no_page, self);
  g_assert_cmpstr (rk_test_get_toast (self), ==,
                   "This match is open in another window: close it there first");
}

/* One sentence, with the file and the reason. */
static void
test_delete_failed (RkTestWindow  *self,
                    gconstpointer  data)
{
  g_autoptr (GFile) file = rk_test_copy_fixture (self, "running.rkmatch");
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autoptr (GFile) deleted = g_file_get_child (folder, "deleted");

  g_assert_true (g_file_set_contents (g_file_peek_path (deleted), "", 0, NULL));
  rk_test_load_library (self);
  activate_for (self, file, "library.delete");
  rk_test_settle (self);
  g_assert_cmpstr (rk_test_get_toast (self), ==,
                   "“running.rkmatch” could not be deleted: Not a directory");

  g_assert_true (g_file_delete (deleted, NULL, NULL));
  activate_for (self, file, "library.delete");
  rk_test_settle (self);
  g_assert_true (g_file_delete (
      g_object_get_data (get_page (self)->deletions->pdata[0], "deleted"), NULL, NULL));
  rk_test_click (self->window, "Undo");
  rk_test_settle (self);
  g_assert_cmpstr (rk_test_get_toast (self), ==,
                   "“running.rkmatch” could not be restored: The file was not found.");
}

/* Duplicating tells what is wrong with a file, and leaves nothing behind. */
static void
test_duplicate_failed (RkTestWindow  *self,
                       gconstpointer  data)
{
  g_autoptr (GFile) file = rk_test_copy_fixture (self, "running.rkmatch");

  rk_test_load_library (self);
  g_assert_true (g_file_delete (file, NULL, NULL));
  activate_for (self, file, "library.duplicate");
  rk_test_wait (rk_test_has_toast, self);
  g_assert_cmpstr (rk_test_get_toast (self), ==, "There is no file “running.rkmatch”.");
}

static void
vanish_cb (GListModel *library,
           guint       position,
           guint       removed,
           guint       added,
           GFile      *file)
{
  if (removed > 0)
    g_file_delete (file, NULL, NULL);
}

/* Another program takes the file away: before its name is given, and in that instant. */
static void
test_rename_gone (RkTestWindow  *self,
                  gconstpointer  data)
{
  g_autoptr (GFile) file = rk_test_copy_fixture (self, "running.rkmatch");
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autoptr (GFile) renamed = g_file_get_child (folder, "Final.rkmatch");

  rk_test_load_library (self);
  g_signal_connect_object (rk_test_get_library (self), "items-changed",
                           G_CALLBACK (vanish_cb), renamed, G_CONNECT_DEFAULT);
  type_name (self, "Final");
  g_assert_cmpstr (rk_test_get_toast (self), ==, "There is no file “Final.rkmatch”.");
  g_assert_true (has_none (self));

  g_object_unref (rk_test_copy_fixture (self, "running.rkmatch"));
  rk_test_load_library (self);
  activate_on_row (self, "library.rename");
  rk_test_wait (rk_test_has_dialog, self);
  g_assert_true (g_file_delete (file, NULL, NULL));
  rk_test_load_library (self);
  gtk_editable_set_text (GTK_EDITABLE (adw_alert_dialog_get_extra_child (
      ADW_ALERT_DIALOG (rk_test_get_dialog (self)))), "Final");
  rk_test_respond (self, "rename");
  g_assert_cmpstr (rk_test_get_toast (self), ==, "There is no file “running.rkmatch”.");
}

static gboolean
has_row (gpointer dialog)
{
  return rk_test_find (dialog, GTK_TYPE_BUTTON, "Restore") != NULL;
}

static void
test_deleted (RkTestWindow  *self,
              gconstpointer  data)
{
  RkLibraryPage *page = get_page (self);
  GListModel *library = G_LIST_MODEL (rk_test_get_library (self));
  AdwDialog *dialog;

  g_object_unref (rk_test_copy_fixture (self, "running.rkmatch"));
  g_object_unref (rk_test_copy_fixture (self, "two-rounds-drawn.rkmatch"));
  rk_test_load_library (self);
  activate_on_row (self, "library.delete");
  rk_test_settle (self);
  activate_on_row (self, "library.delete");
  rk_test_settle (self);
  g_assert_cmpuint (g_list_model_get_n_items (library), ==, 0);

  gtk_widget_activate_action (GTK_WIDGET (page), "library.deleted", NULL);
  rk_test_wait (rk_test_has_dialog, self);
  dialog = rk_test_get_dialog (self);
  rk_test_wait (has_row, dialog);
  g_assert_nonnull (rk_test_find (dialog, GTK_TYPE_LABEL, "A – B · running"));
  rk_test_click (dialog, "Restore");
  rk_test_settle (self);
  g_assert_cmpuint (g_list_model_get_n_items (library), ==, 1);

  /* What is really lost is asked about. */
  rk_test_click (dialog, "Delete for Good…");
  rk_test_settle (self);
  rk_test_respond (self, "cancel");
  g_assert_true (has_row (dialog));
  rk_test_click (dialog, "Delete _All for Good…");
  rk_test_settle (self);
  rk_test_respond (self, "delete");
  g_assert_false (has_row (dialog));
  g_assert_nonnull (rk_test_find (dialog, GTK_TYPE_LABEL, "Nothing Deleted"));
  adw_dialog_force_close (dialog);
}

static void
test_import (RkTestWindow  *self,
             gconstpointer  data)
{
  RkLibraryPage *page = get_page (self);
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "fixtures", "matches", NULL);
  g_autofree char *path = g_build_filename (self->folder, "broken.rkmatch.txt", NULL);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  guint n_files;
  AdwDialog *dialog;

  g_ptr_array_add (files, g_file_new_for_path (folder));
  _rk_library_page_import (page, files);
  rk_test_wait (rk_test_has_toast, self);
  n_files = g_list_model_get_n_items (G_LIST_MODEL (page->library));
  g_assert_cmpuint (n_files, >, 5);
  g_assert_true (g_str_has_suffix (rk_test_get_toast (self), " files were imported."));

  /* Again, with one that is of no use. */
  g_assert_true (g_file_set_contents (path, "{", -1, NULL));
  g_ptr_array_add (files, g_file_new_for_path (path));
  _rk_library_page_import (page, files);
  rk_test_wait (rk_test_has_dialog, self);
  dialog = rk_test_get_dialog (self);
  g_assert_true (g_str_has_prefix (adw_alert_dialog_get_body (ADW_ALERT_DIALOG (dialog)),
                                   "0 files were imported. "));
  g_assert_nonnull (strstr (adw_alert_dialog_get_body (ADW_ALERT_DIALOG (dialog)),
                            " were there already. 1 file was left out:\n\nbroken.rkmatch.txt\n"));
  rk_test_respond (self, "close");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (page->library)), ==, n_files);
}

static void
test_export_all (RkTestWindow  *self,
                 gconstpointer  data)
{
  g_autofree char *path = g_build_filename (self->folder, "out", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  g_autoptr (GFile) file = g_file_get_child (folder, "running.rkmatch");

  g_object_unref (rk_test_copy_fixture (self, "running.rkmatch"));
  rk_test_load_library (self);
  g_assert_no_errno (g_mkdir (path, 0700));
  _rk_library_page_export_all (get_page (self), folder);
  rk_test_wait (rk_test_has_toast, self);
  g_assert_cmpstr (rk_test_get_toast (self), ==, "1 file was exported.");
  g_assert_true (g_file_query_exists (file, NULL));
}

/* What takes long shows how far it is, and can be ended. */
static void
test_progress (RkTestWindow  *self,
               gconstpointer  data)
{
  RkLibraryPage *page = get_page (self);
  g_autoptr (GPtrArray) files = g_ptr_array_new ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (RkLibraryTransfer) transfer = rk_library_transfer_new_import (page->library, files);
  g_autoptr (GObject) progress = NULL;

  progress = rk_progress_dialog_watch (GTK_WIDGET (page), "Importing Files", transfer,
                                       (RkProgressFunc) rk_library_transfer_get_progress,
                                       cancellable);
  rk_test_settle (self);
  g_assert_null (rk_test_get_dialog (self));
  rk_test_wait (rk_test_has_dialog, self);
  g_assert_nonnull (rk_test_find (rk_test_get_dialog (self), GTK_TYPE_PROGRESS_BAR, NULL));
  rk_test_respond (self, "cancel");
  g_assert_true (g_cancellable_is_cancelled (cancellable));
  g_assert_finalize_object (g_steal_pointer (&progress));

  /* It goes by itself when all is done. */
  g_cancellable_reset (cancellable);
  progress = rk_progress_dialog_watch (GTK_WIDGET (page), "Importing Files", transfer,
                                       (RkProgressFunc) rk_library_transfer_get_progress,
                                       cancellable);
  rk_test_wait (rk_test_has_dialog, self);
  g_assert_finalize_object (g_steal_pointer (&progress));
  rk_test_settle (self);
  g_assert_null (rk_test_get_dialog (self));
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  rk_test_add ("/library-tools/sort", test_sort);
  rk_test_add ("/library-tools/filter", test_filter);
  rk_test_add ("/library-tools/filter-follows", test_filter_follows);
  rk_test_add ("/library-tools/filter-dialog", test_filter_dialog);
  rk_test_add ("/library-tools/filter-focus", test_filter_focus);
  rk_test_add ("/library-tools/rename", test_rename);
  rk_test_add ("/library-tools/rename-foreign", test_rename_foreign);
  rk_test_add ("/library-tools/rename-gone", test_rename_gone);
  rk_test_add ("/library-tools/rename-tournament", test_rename_tournament);
  rk_test_add ("/library-tools/extra", test_extra);
  rk_test_add ("/library-tools/duplicate", test_duplicate);
  rk_test_add ("/library-tools/duplicate-failed", test_duplicate_failed);
  rk_test_add ("/library-tools/menu", test_menu);
  rk_test_add ("/library-tools/delete-saving", test_delete_saving);
  rk_test_add ("/library-tools/delete-shown", test_delete_shown);
  rk_test_add ("/library-tools/delete-failed", test_delete_failed);
  rk_test_add ("/library-tools/deleted", test_deleted);
  rk_test_add ("/library-tools/import", test_import);
  rk_test_add ("/library-tools/export-all", test_export_all);
  rk_test_add ("/library-tools/progress", test_progress);

  return g_test_run ();
}
