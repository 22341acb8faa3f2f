/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <signal.h>

#include "rk-about-dialog.h"
#include "rk-file-row.h"
#include "rk-library-page.h"
#include "rk-new-match-dialog.h"
#include "rk-new-tournament-dialog.h"
#include "rk-search.h"
#include "rk-test-window.h"
#include "rk-timer-watch.h"
#include "rk-tournament-page.h"
#include "rk-window-private.h"

static void
test_split (void)
{
  static const struct
  {
    const char *text;
    const char *words;
  } cases[] = {
    { "", "" },
    { " \t ", "" },
    { "Asha", "asha" },
    { "  ASHA  Nuur ", "asha|nuur" },
    { "José Dvořák", "jose|dvorak" },
    { "STRASSE Straße", "strasse|strasse" },
    /* The signs of Bengali are not taken away with the accents. */
    { "রহিমা", "রহিমা" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (GStrv) words = rk_search_split (cases[i].text);
      g_autofree char *joined = g_strjoinv ("|", words);

      g_assert_cmpstr (joined, ==, cases[i].words);
    }
}

static void
ended_cb (RkTimerWatch *watch,
          const char   *id,
          GString      *told)
{
  g_string_append_printf (told, "%s ", id);
}

static gboolean
is_told (gpointer user_data)
{
  return strstr (((GString *) user_data)->str, "second") != NULL;
}

static void
set_timers (GSettings *settings,
            gint64     first,
            gint64     second)
{
  g_settings_set_value (settings, "round-timers",
                        g_variant_new_parsed ("{'first': (%x, %u, %x), 'second': (%x, %u, %x)}",
                                              first, 1u, first, second, 1u, second));
}

/* Each end is told once, also when its page notes it at the same time, and none that was
 * before. */
static void
test_timer_watch (RkTestWindow  *self,
                  gconstpointer  data)
{
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;
  g_autoptr (RkTimerWatch) watch = NULL;
  g_autoptr (GString) told = g_string_new (NULL);

  set_timers (self->settings, now - 5, 0);
  watch = rk_timer_watch_new (self->settings);
  g_signal_connect (watch, "ended", G_CALLBACK (ended_cb), told);
  set_timers (self->settings, now - 5, now + 2);
  g_assert_cmpstr (told->str, ==, "");
  rk_test_wait (is_told, told);
  set_timers (self->settings, now - 5, 0);
  g_assert_cmpstr (told->str, ==, "second ");
}

/* What is paused has no end. */
static void
test_paused (RkTestWindow  *self,
             gconstpointer  data)
{
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;
  g_autoptr (RkTimerWatch) watch = rk_timer_watch_new (self->settings);
  g_autoptr (GString) told = g_string_new (NULL);

  g_signal_connect (watch, "ended", G_CALLBACK (ended_cb), told);
  set_timers (self->settings, now + 1, now + 2);
  set_timers (self->settings, 0, now + 2);
  rk_test_wait (is_told, told);
  g_assert_cmpstr (told->str, ==, "second ");
}

static guint
count_windows (RkTestWindow *self)
{
  return g_list_length (gtk_application_get_windows (GTK_APPLICATION (self->application)));
}

static void
close_others (RkTestWindow *self)
{
  GList *windows = g_list_copy (
      gtk_application_get_windows (GTK_APPLICATION (self->application)));

  for (GList *iter = windows; iter != NULL; iter = iter->next)
    if (iter->data != self->window)
      gtk_window_destroy (iter->data);
  g_list_free (windows);
}

/* The actions of the icon: in the window that is there, or in another one if something is
 * asked there. */
static void
test_actions (RkTestWindow  *self,
              gconstpointer  data)
{
  GActionGroup *actions = G_ACTION_GROUP (self->application);
  GtkWindow *other;

  g_action_group_activate_action (actions, "new-match", NULL);
  rk_test_settle (self);
  g_assert_cmpuint (count_windows (self), ==, 1);
  g_assert_true (RK_IS_NEW_MATCH_DIALOG (rk_test_get_dialog (self)));

  g_action_group_activate_action (actions, "new-tournament", NULL);
  rk_test_settle (self);
  g_assert_cmpuint (count_windows (self), ==, 2);
  other = gtk_application_get_active_window (GTK_APPLICATION (self->application));
  g_assert_true (other != GTK_WINDOW (self->window));
  g_assert_true (RK_IS_NEW_TOURNAMENT_DIALOG (
      adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (other))));

  close_others (self);
  adw_dialog_force_close (rk_test_get_dialog (self));
  rk_test_settle (self);
}

static void
show_file (RkTestWindow *self,
           GFile        *file)
{
  g_autofree char *uri = g_file_get_uri (file);

  g_action_group_activate_action (G_ACTION_GROUP (self->application), "show-file",
                                  g_variant_new_string (uri));
}

static gboolean
has_second_window (gpointer user_data)
{
  return count_windows (user_data) == 2;
}

static gboolean
is_active (gpointer user_data)
{
  return gtk_window_is_active (user_data);
}

static void
open_files (RkTestWindow *self,
            GFile        *first,
            GFile        *second)
{
  GFile *files[] = { first, second };

  g_application_open (G_APPLICATION (self->application), files, G_N_ELEMENTS (files), "");
}

/* As file managers and the command line do: the window that shows a file comes forward, also the
 * one that another of the same files has just made. */
static void
test_open_shown (RkTestWindow  *self,
                 gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_fixture (self, "running.rkmatch");
  GFile *shown = rk_document_get_file (rk_match_page_get_document (page));
  g_autoptr (GFile) other = rk_test_copy_fixture (self, "running-with-undone.rkmatch");
  GtkWindow *second;

  open_files (self, other, other);
  rk_test_wait (has_second_window, self);
  second = gtk_application_get_active_window (GTK_APPLICATION (self->application));
  rk_test_wait (is_active, second);
  g_assert_true (second != GTK_WINDOW (self->window));

  open_files (self, shown, shown);
  rk_test_wait (is_active, self->window);
  open_files (self, shown, other);
  rk_test_wait (is_active, second);
  rk_test_settle (self);
  g_assert_cmpuint (count_windows (self), ==, 2);

  /* Asked for, there may be two of the same. */
  g_action_group_activate_action (G_ACTION_GROUP (self->application), "new-window", NULL);
  rk_test_settle (self);
  g_assert_cmpuint (count_windows (self), ==, 3);
  rk_window_open_file (
      RK_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (self->application))), shown);
  rk_test_settle (self);
  g_assert_cmpuint (count_windows (self), ==, 3);
  close_others (self);
}

/* What a window shows is shown there, what none shows in a new one. */
static void
test_show_file (RkTestWindow  *self,
                gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_fixture (self, "running.rkmatch");
  g_autoptr (GFile) other = rk_test_copy_fixture (self, "running-with-undone.rkmatch");

  show_file (self, rk_document_get_file (rk_match_page_get_document (page)));
  rk_test_settle (self);
  g_assert_cmpuint (count_windows (self), ==, 1);

  show_file (self, other);
  rk_test_wait (has_second_window, self);
  close_others (self);
}

static gboolean
matches (RkLibraryItem *item,
         const char    *text)
{
  g_auto (GStrv) words = rk_search_split (text);

  return rk_search_matches ((const char *const *) words, item);
}

/* A tournament is found by the players who are in it now. */
static void
test_search_players (RkTestWindow  *self,
                     gconstpointer  data)
{
  g_autoptr (RkTournament) tournament = NULL;
  RkRegulations regulations;
  RkLibraryItem *item;
  RkEntrant *entrant;

  rk_regulations_init (&regulations, RK_SYSTEM_ROUND_ROBIN, 4);
  tournament = rk_tournament_new ("Spring Cup", &regulations);
  rk_tournament_add_entrant (tournament, "Žofie Nováková", NULL, 0, NULL);
  entrant = rk_tournament_add_entrant (tournament, "রহিমা", NULL, 0, NULL);
  rk_window_start_tournament (self->window, tournament);
  rk_test_settle (self);
  item = rk_library_find (rk_application_get_library (self->application),
                          RK_FILE_KIND_TOURNAMENT, rk_tournament_get_id (tournament));

  g_assert_nonnull (item);
  g_assert_true (matches (item, "zofie CUP"));
  g_assert_true (matches (item, "রহিমা novak"));
  g_assert_false (matches (item, "zofie hodan"));
  g_assert_true (rk_tournament_edit_entrant (tournament, entrant, "Hodan", NULL, 0, NULL));
  g_assert_true (matches (item, "zofie hodan"));
  g_assert_false (matches (item, "রহিমা"));
}

/* Each word is looked for, whoever's name it is. */
static void
test_library_search (RkTestWindow  *self,
                     gconstpointer  data)
{
  g_object_unref (rk_test_copy_fixture (self, "running.rkmatch"));
  rk_library_load_async (rk_application_get_library (self->application), NULL, NULL, NULL);
  while (rk_library_is_loading (rk_application_get_library (self->application)))
    g_main_context_iteration (NULL, TRUE);
  rk_test_settle (self);

  _rk_window_show_search (self->window, "b A");
  g_signal_emit_by_name (rk_test_find (self->window, GTK_TYPE_SEARCH_ENTRY, NULL),
                         "search-changed");
  rk_test_settle (self);
  g_assert_nonnull (rk_test_find (self->window, RK_TYPE_FILE_ROW, NULL));

  _rk_window_show_search (self->window, "a z");
  g_signal_emit_by_name (rk_test_find (self->window, GTK_TYPE_SEARCH_ENTRY, NULL),
                         "search-changed");
  rk_test_settle (self);
  g_assert_null (rk_test_find (self->window, RK_TYPE_FILE_ROW, NULL));
}

/* Who needs contrast sees nothing in a tint only. */
static void
test_contrast (RkTestWindow  *self,
               gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  g_auto (GStrv) environment = g_environ_setenv (g_get_environ (), "ADW_DEBUG_HIGH_CONTRAST", "1",
                                                 TRUE);
  GtkWidget *turn;
  GdkRGBA color, plain;

  rk_test_settle (self);
  turn = rk_test_find (page, GTK_TYPE_LABEL, "to move");
  gtk_widget_get_color (turn, &color);
  gtk_widget_get_color (gtk_widget_get_parent (turn), &plain);
  g_assert_true (gdk_rgba_equal (&color, &plain) == g_test_subprocess ());

  if (g_test_subprocess ())
    return;
  g_test_trap_subprocess_with_envp (NULL, (const char *const *) environment, 0,
                                    G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_passed ();
}

/* What helps to look into a problem, and nothing that tells who asks. */
static void
test_troubleshooting (RkTestWindow  *self,
                      gconstpointer  data)
{
  static const char *const wanted[] = {
    "Rio Kadalis: " PACKAGE_VERSION " (" PROFILE ")\n", "GLib: 2.", "GTK: 4.", "libadwaita: 1.",
    "System: ", "Display: GdkX11Display\n", "Language: en\n", "Language of the system: ",
    "Data folder: ",
  };
  g_autofree char *text = rk_about_dialog_describe (self->application);

  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    g_assert_nonnull (strstr (text, wanted[i]));

  g_action_group_activate_action (G_ACTION_GROUP (self->application), "about", NULL);
  rk_test_settle (self);
  g_assert_cmpstr (adw_about_dialog_get_debug_info (ADW_ABOUT_DIALOG (rk_test_get_dialog (self))),
                   ==, text);
  adw_dialog_force_close (rk_test_get_dialog (self));
  rk_test_settle (self);
}

static gboolean
is_caught (void)
{
  struct sigaction action;

  g_assert_cmpint (sigaction (SIGINT, NULL, &action), ==, 0);
  return action.sa_handler != SIG_DFL;
}

/* The first Ctrl+C saves and ends; the next does not wait for that. */
static void
test_interrupt (RkTestWindow  *self,
                gconstpointer  data)
{
  g_assert_true (is_caught ());
  g_assert_cmpint (raise (SIGINT), ==, 0);
  g_assert_false (is_caught ());
  rk_test_settle (self);
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  g_test_add_func ("/desktop/search-words", test_split);
  rk_test_add ("/desktop/timer-watch", test_timer_watch);
  rk_test_add ("/desktop/paused-timer", test_paused);
  rk_test_add ("/desktop/actions", test_actions);
  rk_test_add ("/desktop/show-file", test_show_file);
  rk_test_add ("/desktop/open-shown", test_open_shown);
  rk_test_add ("/desktop/search-players", test_search_players);
  rk_test_add ("/desktop/library-search", test_library_search);
  rk_test_add ("/desktop/contrast", test_contrast);
  rk_test_add ("/desktop/troubleshooting", test_troubleshooting);
  rk_test_add ("/desktop/interrupt", test_interrupt);

  return g_test_run ();
}
