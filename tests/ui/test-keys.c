/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* No key means one thing to a page and another to the program, which would win. */

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

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

#define add(path, func) \
  g_test_add (path, RkTestWindow, NULL, rk_test_window_set_up, func, rk_test_window_tear_down)
  add ("/keys/library", test_library);
  add ("/keys/match", test_match);
  add ("/keys/tournament", test_tournament);
  add ("/keys/lesson", test_lesson);

  return g_test_run ();
}
