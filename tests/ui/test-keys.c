/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* No key means one thing to a page and another to the program, which would win. */

#include "rk-retry-page.h"
#include "rk-test-window.h"
#include "rk-tournament-page.h"

/* Only the library leaves this one on; elsewhere the key goes on to the page. */
static gboolean
is_enabled (GtkWidget  *window,
            const char *action)
{
  GtkWidget *navigation = rk_test_find (window, ADW_TYPE_NAVIGATION_VIEW, NULL);
  const char *tag =
    adw_navigation_view_get_visible_page_tag (ADW_NAVIGATION_VIEW (navigation));

  return !g_str_equal (action, "win.search") || g_strcmp0 (tag, "library") == 0;
}

static guint
check_shortcuts (RkTestWindow *self,
                 GtkWidget    *widget,
                 GListModel   *shortcuts)
{
  guint n_shortcuts = 0;

  for (guint i = 0; i < g_list_model_get_n_items (shortcuts); i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, i);
      g_autofree char *key = gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));
      g_auto (GStrv) actions = NULL;

      /* A key that GTK has no name for is nobody's accelerator. */
      if (!GTK_IS_KEYVAL_TRIGGER (gtk_shortcut_get_trigger (shortcut)) ||
          !gtk_accelerator_parse (key, NULL, NULL))
        continue;
      n_shortcuts++;
      actions = gtk_application_get_actions_for_accel (GTK_APPLICATION (self->application), key);
      for (guint j = 0; actions[j] != NULL; j++)
        if (is_enabled (GTK_WIDGET (self->window), actions[j]))
          {
            g_test_message ("%s means %s, and something else to a %s", key, actions[j],
                            G_OBJECT_TYPE_NAME (widget));
            g_test_fail ();
          }
    }
  return n_shortcuts;
}

/* Of our own widgets: text that is edited may keep its keys. */
static guint
check_widget (RkTestWindow *self,
              GtkWidget    *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  guint n_shortcuts = 0;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_SHORTCUT_CONTROLLER (controller) && widget != GTK_WIDGET (self->window) &&
          g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), "Rk"))
        n_shortcuts += check_shortcuts (self, widget, G_LIST_MODEL (controller));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n_shortcuts += check_widget (self, child);
  return n_shortcuts;
}

static void
check (RkTestWindow *self)
{
  rk_test_settle (self);
  g_assert_cmpuint (check_widget (self, GTK_WIDGET (self->window)), >, 0);
}

static void
test_library (RkTestWindow  *self,
              gconstpointer  data)
{
  check (self);
}

static void
test_match (RkTestWindow  *self,
            gconstpointer  data)
{
  rk_test_open_fixture (self, "running.rkmatch");
  check (self);
}

static void
test_tournament (RkTestWindow  *self,
                 gconstpointer  data)
{
  g_autoptr (RkTournament) tournament = NULL;
  RkRegulations regulations;

  rk_regulations_init (&regulations, RK_SYSTEM_SWISS, 4);
  tournament = rk_tournament_new ("Cup", &regulations);
  rk_window_start_tournament (self->window, tournament);
  check (self);
}

static void
test_lesson (RkTestWindow  *self,
             gconstpointer  data)
{
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.lesson", "s", "board");
  check (self);
}

/* It is the same with or without mistakes. */
static GtkWidget *
make_retry_page (RkTestWindow *self)
{
  RkMatchPage *page = rk_test_open_fixture (self, "running.rkmatch");
  g_autoptr (RkRetry) retry =
    rk_retry_new (rk_test_get_match (page), RK_BOTH_SIDES, RK_MISTAKES_BY_MOVE);

  return g_object_ref_sink (GTK_WIDGET (rk_retry_page_new (
      retry, rk_application_get_solver (self->application), self->settings)));
}

static void
test_retry (RkTestWindow  *self,
            gconstpointer  data)
{
  g_autoptr (GtkWidget) page = make_retry_page (self);

  g_assert_cmpuint (check_widget (self, page), >, 0);
}

/* What the window of the shortcuts says of actions; the rest are keys of boards and lists. */
static const struct
{
  const char *title;
  const char *action;
} told[] = {
  { "Hint", "match.hint" },
  { "Show or hide the values of all moves", "match.show-values" },
  { "Try it out, or go back to the match", "match.try-out" },
  { "Keep the moves as a variation", "match.keep-line" },
  { "Undo", "match.undo" },
  { "Redo", "match.redo" },
  { "Start of the match", "match.first" },
  { "One move back; also Page Up", "match.back" },
  { "One move forward; also Page Down", "match.forward" },
  { "One round back", "match.back-round" },
  { "One round forward", "match.forward-round" },
  { "End of the match", "match.last" },
  { "Show the last move again", "match.show-again" },
  { "Let the computer play the best move", "match.computer-move" },
  { "Pause two computers, or let them go on", "match.pause" },
  { "Turn the board", "match.turn" },
  { "Show or hide the pane", "match.pane" },
  { "Copy the position", "match.copy-position" },
  { "Copy the match as text", "match.copy-match" },
  { "Print the score sheet", "match.print" },
  { "New match", "win.new-match" },
  { "Set up a position", "win.set-up" },
  { "Open a file", "win.open" },
  { "Search the matches", "win.search" },
  { "Sort and filter", "library.filter" },
  { "Import files", "library.import" },
  { "Rename the file with the focus", "library.rename" },
  { "Duplicate it", "library.duplicate" },
  { "Export it", "library.export" },
  { "Delete it", "library.delete" },
  { "Bring back a file deleted with the Delete key", "library.undo-delete" },
  { "All that can be done with it", "library.menu" },
  { "New window", "app.new-window" },
  { "Preferences", "app.preferences" },
  { "Learn the game", "win.learn" },
  { "Keyboard shortcuts", "win.show-shortcuts" },
  { "Close the window", "window.close" },
  { "Quit", "app.quit" },
  { "New tournament", "win.new-tournament" },
  { "Print and export", "tournament.output" },
  { "Retry mistakes", "match.retry" },
  { "Next mistake to retry", "retry.next" },
  { "Previous mistake to retry", "retry.previous" },
  { "Show the answer to a mistake", "retry.answer" },
  { "Previous lesson", "lesson.previous" },
  { "Next lesson", "lesson.next" },
};

static char *
name_key (const char *action,
          const char *accelerator)
{
  guint keyval;
  GdkModifierType modifiers;

  g_assert_true (gtk_accelerator_parse (accelerator, &keyval, &modifiers));
  return g_strdup_printf ("%s %u %u", action, gdk_keyval_to_lower (keyval), modifiers);
}

/* The action of a shortcut of a class, NULL for another. */
static const char *
get_action (GtkShortcut *shortcut)
{
  GtkShortcutAction *action = gtk_shortcut_get_action (shortcut);
  GVariant *arguments = gtk_shortcut_get_arguments (shortcut);

  if (GTK_IS_NAMED_ACTION (action))
    return gtk_named_action_get_action_name (GTK_NAMED_ACTION (action));
  return arguments != NULL && g_variant_is_of_type (arguments, G_VARIANT_TYPE_STRING)
           ? g_variant_get_string (arguments, NULL) : NULL;
}

static void
collect_keys (GtkWidget  *widget,
              GHashTable *keys)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GListModel) shortcuts = g_list_model_get_item (controllers, i);

      for (guint j = 0; GTK_IS_SHORTCUT_CONTROLLER (shortcuts) &&
                        j < g_list_model_get_n_items (shortcuts); j++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, j);
          GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);

          if (get_action (shortcut) != NULL && GTK_IS_KEYVAL_TRIGGER (trigger))
            g_hash_table_add (keys, g_strdup_printf (
                "%s %u %u", get_action (shortcut),
                gdk_keyval_to_lower (gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger))),
                gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger))));
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_keys (child, keys);
}

static void
collect_accelerators (GtkApplication *application,
                      GHashTable     *keys)
{
  g_auto (GStrv) actions = gtk_application_list_action_descriptions (application);

  for (guint i = 0; actions[i] != NULL; i++)
    {
      g_auto (GStrv) accels = gtk_application_get_accels_for_action (application, actions[i]);

      for (guint j = 0; accels[j] != NULL; j++)
        g_hash_table_add (keys, name_key (actions[i], accels[j]));
    }
}

static void
check_told (GtkWidget  *widget,
            GHashTable *keys,
            GHashTable *found)
{
  if (GTK_IS_SHORTCUTS_SHORTCUT (widget))
    {
      g_autofree char *title = NULL;
      g_autofree char *accelerator = NULL;

      g_object_get (widget, "title", &title, "accelerator", &accelerator, NULL);
      for (gsize i = 0; i < G_N_ELEMENTS (told); i++)
        if (g_strcmp0 (title, told[i].title) == 0)
          {
            g_autofree char *key = name_key (told[i].action, accelerator);

            g_test_message ("%s: %s", title, accelerator);
            g_assert_true (g_hash_table_contains (keys, key));
            g_hash_table_add (found, (char *) told[i].title);
          }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_told (child, keys, found);
}

/* The window of the shortcuts tells the keys that the program has. */
static void
test_told (RkTestWindow  *self,
           gconstpointer  data)
{
  g_autoptr (GHashTable) keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) found = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GtkBuilder) builder =
    gtk_builder_new_from_resource ("/io/github/riokadalis/RioKadalis/rk-shortcuts.ui");
  GtkWidget *shortcuts = GTK_WIDGET (gtk_builder_get_object (builder, "shortcuts"));
  g_autoptr (GtkWidget) retry_page = NULL;

  collect_accelerators (GTK_APPLICATION (self->application), keys);
  test_library (self, NULL);
  collect_keys (GTK_WIDGET (self->window), keys);
  test_match (self, NULL);
  collect_keys (GTK_WIDGET (self->window), keys);
  retry_page = make_retry_page (self);
  collect_keys (retry_page, keys);
  test_tournament (self, NULL);
  collect_keys (GTK_WIDGET (self->window), keys);
  test_lesson (self, NULL);
  collect_keys (GTK_WIDGET (self->window), keys);

  check_told (shortcuts, keys, found);
  g_assert_cmpuint (g_hash_table_size (found), ==, G_N_ELEMENTS (told));
  gtk_window_destroy (GTK_WINDOW (shortcuts));
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  rk_test_add ("/keys/library", test_library);
  rk_test_add ("/keys/match", test_match);
  rk_test_add ("/keys/tournament", test_tournament);
  rk_test_add ("/keys/lesson", test_lesson);
  rk_test_add ("/keys/retry", test_retry);
  rk_test_add ("/keys/told", test_told);

  return g_test_run ();
}
