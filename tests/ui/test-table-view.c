/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The tables of a tournament as a person works with them. */
#include "config.h"

#include "rk-table-view.h"
#include "rk-test-keys.h"
#include "rk-test-window.h"

#define HINT "Choose a player."

typedef struct
{
  RkTestWindow program;
  RkTournament *tournament;
  GtkWidget *window;
  RkTableView *view;
  guint activated;
} Fixture;

static void
activated_cb (Fixture *self,
              guint    id)
{
  self->activated = id;
}

static void
set_up (Fixture       *self,
        gconstpointer  hint)
{
  RkRegulations regulations;
  g_autoptr (RkTable) table = NULL;

  rk_test_window_set_up (&self->program, NULL);
  rk_regulations_init (&regulations, RK_SYSTEM_SWISS, 12);
  self->tournament = rk_tournament_new ("Open", &regulations);
  for (guint i = 0; i < 12; i++)
    {
      g_autofree char *name = g_strdup_printf ("Maxamed Maxamuud Muumin %c", 'A' + i);

      g_assert_nonnull (rk_tournament_add_entrant (self->tournament, name, NULL, 100 * i, NULL));
    }
  table = rk_table_new_standings (self->tournament, 0);

  self->view = g_object_new (RK_TYPE_TABLE_VIEW, NULL);
  if (hint != NULL)
    rk_table_view_set_hint (self->view, hint);
  rk_table_view_set_table (self->view, table);
  g_signal_connect_swapped (self->view, "row-activated", G_CALLBACK (activated_cb), self);
  self->window = adw_window_new ();
  adw_window_set_content (ADW_WINDOW (self->window), GTK_WIDGET (self->view));
  gtk_window_set_default_size (GTK_WINDOW (self->window), 360, 600);
  gtk_window_present (GTK_WINDOW (self->window));
  rk_test_settle (&self->program);
}

static void
tear_down (Fixture       *self,
           gconstpointer  hint)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_finalize_object (self->tournament);
  rk_test_window_tear_down (&self->program, NULL);
}

static GtkColumnView *
get_columns (Fixture *self)
{
  return GTK_COLUMN_VIEW (rk_test_find (self->view, GTK_TYPE_COLUMN_VIEW, NULL));
}

/* Each heading that is no plain word says what it means, to the mouse and the reader. */
static void
test_headings (Fixture       *self,
               gconstpointer  hint)
{
  const char *help =
    "BH-C1: Buchholz Cut 1. The points of all opponents but the one with the fewest, added up.";
  GtkWidget *heading = rk_test_find (get_columns (self), GTK_TYPE_WIDGET, help);

  g_assert_nonnull (heading);
  gtk_test_accessible_assert_property (heading, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, help);
  g_assert_nonnull (rk_test_find (get_columns (self), GTK_TYPE_WIDGET, "Start number"));
  /* Above its values, which are numbers. */
  g_assert_cmpint (gtk_widget_get_halign (gtk_widget_get_first_child (heading)), ==,
                   GTK_ALIGN_END);
}

static GtkShortcutAction *
find_space (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      g_autoptr (GtkShortcut) shortcut = NULL;
      GtkShortcutTrigger *trigger;

      if (!GTK_IS_SHORTCUT_CONTROLLER (controller) ||
          gtk_event_controller_get_propagation_phase (controller) != GTK_PHASE_CAPTURE)
        continue;

      shortcut = g_list_model_get_item (G_LIST_MODEL (controller), 0);
      trigger = shortcut != NULL ? gtk_shortcut_get_trigger (shortcut) : NULL;
      if (GTK_IS_KEYVAL_TRIGGER (trigger) &&
          gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) == GDK_KEY_space)
        return gtk_shortcut_get_action (shortcut);
    }

  return NULL;
}

/* A click or Space opens a row, and a line above the table says so. */
static void
test_work (Fixture       *self,
           gconstpointer  hint)
{
  GtkWidget *columns = GTK_WIDGET (get_columns (self));
  GtkSingleSelection *selection =
    GTK_SINGLE_SELECTION (gtk_column_view_get_model (GTK_COLUMN_VIEW (columns)));

  g_assert_nonnull (rk_test_find (self->view, GTK_TYPE_LABEL, HINT " Type a name to go to it."));
  g_assert_nonnull (rk_test_find (self->view, GTK_TYPE_EXPANDER, NULL));
  g_assert_true (gtk_column_view_get_single_click_activate (GTK_COLUMN_VIEW (columns)));
  gtk_single_selection_set_selected (selection, 1);
  g_assert_true (gtk_shortcut_action_activate (find_space (columns), 0, columns, NULL));
  g_assert_cmpuint (self->activated, ==, 11);
}

static void
assert_typed (Fixture    *self,
              const char *text,
              guint       row)
{
  GtkWidget *columns = GTK_WIDGET (get_columns (self));
  GtkSelectionModel *model = gtk_column_view_get_model (GTK_COLUMN_VIEW (columns));

  for (const char *p = text; *p != '\0'; p++)
    if (*p == ' ')
      g_assert_true (gtk_shortcut_action_activate (find_space (columns), 0, columns, NULL));
    else
      g_assert_true (rk_test_press_key (columns, GTK_PHASE_NONE, gdk_unicode_to_keyval (*p), 0));
  g_assert_cmpuint (gtk_single_selection_get_selected (GTK_SINGLE_SELECTION (model)), ==, row);
  g_assert_cmpuint (self->activated, ==, 0);
}

/* Among 300 players a name is typed, not looked for. */
static void
test_type (Fixture       *self,
           gconstpointer  hint)
{
  assert_typed (self, "maxamed m", 0);
  assert_typed (self, "axamuud muumin c", 9);
}

static void
test_type_word (Fixture       *self,
                gconstpointer  hint)
{
  assert_typed (self, "K", 1);
}

/* Whoever wants to leave it does not go through all its rows. */
static void
test_tab (Fixture       *self,
          gconstpointer  hint)
{
  GtkWidget *columns = GTK_WIDGET (get_columns (self));
  guint n_stops = 0;

  while (gtk_widget_child_focus (columns, GTK_DIR_TAB_FORWARD))
    n_stops++;
  g_assert_cmpuint (n_stops, <, 4);
}

/* On a projector there is nobody to click. */
static void
test_show (Fixture       *self,
           gconstpointer  hint)
{
  GtkWidget *columns = GTK_WIDGET (get_columns (self));

  g_assert_null (rk_test_find (self->view, GTK_TYPE_LABEL, HINT));
  g_assert_null (rk_test_find (self->view, GTK_TYPE_EXPANDER, NULL));
  g_assert_false (gtk_column_view_get_single_click_activate (GTK_COLUMN_VIEW (columns)));
  g_assert_null (find_space (columns));
}

/* In a narrow window the table scrolls: its names are whole. */
static void
test_names (Fixture       *self,
            gconstpointer  hint)
{
  GtkWidget *label = rk_test_find (self->view, GTK_TYPE_LABEL, "Maxamed Maxamuud Muumin L");

  g_assert_nonnull (label);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
}

static void
assert_rows (GtkWidget *widget,
             guint     *n_rows)
{
  if (g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), "GtkColumnViewRow") &&
      gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL))
    {
      /* What it is instead of what nobody would say. */
      g_autofree char *text = gtk_test_accessible_check_property (
          GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, "\001");

      g_assert_cmpstr (text, !=, "");
      g_assert_null (strstr (text, "×"));
      (*n_rows)++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_rows (child, n_rows);
}

/* Who listens hears which table it is, and nothing of the sign where a player would meet
 * himself or herself. */
static void
test_heard (Fixture       *self,
            gconstpointer  hint)
{
  g_autoptr (RkTournament) robin = rk_test_make_tournament (RK_SYSTEM_ROUND_ROBIN, 3);
  g_autoptr (RkTable) table = rk_table_new_cross_table (robin, 0);
  guint n_rows = 0;

  rk_table_view_set_table (self->view, table);
  rk_test_settle (&self->program);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_columns (self)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Cross table before round 1");
  g_assert_nonnull (rk_test_find (self->view, GTK_TYPE_LABEL, "×"));
  assert_rows (GTK_WIDGET (get_columns (self)), &n_rows);
  g_assert_cmpuint (n_rows, ==, 3);
}

int
main (int   argc,
      char *argv[])
{
  rk_test_ui_init (&argc, &argv);

  g_test_add ("/table-view/headings", Fixture, NULL, set_up, test_headings, tear_down);
  g_test_add ("/table-view/work", Fixture, HINT, set_up, test_work, tear_down);
  g_test_add ("/table-view/type", Fixture, HINT, set_up, test_type, tear_down);
  g_test_add ("/table-view/type-word", Fixture, HINT, set_up, test_type_word, tear_down);
  g_test_add ("/table-view/tab", Fixture, HINT, set_up, test_tab, tear_down);
  g_test_add ("/table-view/show", Fixture, NULL, set_up, test_show, tear_down);
  g_test_add ("/table-view/names", Fixture, HINT, set_up, test_names, tear_down);
  g_test_add ("/table-view/heard", Fixture, NULL, set_up, test_heard, tear_down);

  return g_test_run ();
}
