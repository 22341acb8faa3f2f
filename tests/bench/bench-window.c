/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <stdlib.h>

#include "bench-clock.h"
#include "rk-match-file.h"
#include "rk-test-storage.h"
#include "rk-tournament-page.h"
#include "rk-window.h"

/* How long the frames take on a window of 1280x900: while long lists are scrolled, 10,000 matches in
 * the library, then the players of a tournament of 300, and its standings; and while the computer
 * plays against itself as fast as it is shown.
 */

#define N_FILES   10000
#define N_NAMES   200
#define N_PLAYERS 300
/* In pixels a frame: as fast as a wheel that is turned hard. */
#define STEP      40.0

typedef struct
{
  GtkAdjustment *place;
  double step;
} Scrolling;

/* To the end and back. */
static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  Scrolling *self = user_data;
  double before = gtk_adjustment_get_value (self->place);

  gtk_adjustment_set_value (self->place, before + self->step);
  if (gtk_adjustment_get_value (self->place) == before)
    self->step = -self->step;

  return G_SOURCE_CONTINUE;
}

/* The first that is shown and has more than there is room for. */
static GtkAdjustment *
find_place (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (GTK_IS_SCROLLED_WINDOW (widget))
    {
      GtkAdjustment *place =
        gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget));

      if (gtk_adjustment_get_upper (place) > gtk_adjustment_get_page_size (place))
        return place;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkAdjustment *place = find_place (child);

      if (place != NULL)
        return place;
    }

  return NULL;
}

static GtkWidget *
find_navigation (GtkWidget *widget)
{
  if (ADW_IS_NAVIGATION_VIEW (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_navigation (child);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* The page in front, once the one below it has gone. */
static GtkWidget *
wait_for_page (GtkWidget *window)
{
  AdwNavigationView *navigation = ADW_NAVIGATION_VIEW (find_navigation (window));
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (navigation);
  AdwNavigationPage *below = adw_navigation_view_get_previous_page (navigation, page);

  while (below != NULL && gtk_widget_get_mapped (GTK_WIDGET (below)))
    g_main_context_iteration (NULL, TRUE);

  return GTK_WIDGET (page);
}

static void
scroll (GtkWidget  *window,
        const char *what)
{
  Scrolling scrolling = { .step = STEP };
  GtkWidget *page = wait_for_page (window);
  RkBenchClock clock;
  guint tick;

  while ((scrolling.place = find_place (page)) == NULL)
    g_main_context_iteration (NULL, TRUE);

  tick = gtk_widget_add_tick_callback (window, tick_cb, &scrolling, NULL);
  rk_bench_clock_run (&clock, window);
  gtk_widget_remove_tick_callback (window, tick);

  rk_bench_clock_print (&clock, what);
}

static void
make_files (RkTestFolder *folder)
{
  for (guint i = 0; i < N_FILES; i++)
    {
      g_autofree char *south = g_strdup_printf ("Player %u", i % N_NAMES);
      g_autofree char *north = g_strdup_printf ("Ámina %u", (i / 7) % N_NAMES);
      g_autofree char *name = g_strdup_printf ("%05u" RK_MATCH_FILE_SUFFIX, i);
      g_autofree char *path = g_build_filename (folder->path, name, NULL);
      g_autoptr (RkMatch) match = rk_test_named_match (south, north);
      g_autoptr (GBytes) text = rk_match_file_format (match);

      g_file_set_contents_full (path, g_bytes_get_data (text, NULL), g_bytes_get_size (text),
                                G_FILE_SET_CONTENTS_NONE, 0644, NULL);
    }
}

static RkApplication *
start (RkTestFolder *folder)
{
  g_autoptr (GSettings) settings = NULL;
  RkApplication *application;

  g_setenv ("RIO_KADALIS_DATA_DIR", folder->path, TRUE);
  g_setenv ("GSETTINGS_BACKEND", "memory", TRUE);
  g_setenv ("GSETTINGS_SCHEMA_DIR", SCHEMA_FOLDER, TRUE);
  settings = g_settings_new (APP_ID);
  g_settings_set_string (settings, "animation-speed", "fast");
  application = rk_application_new (settings);
  g_application_set_flags (G_APPLICATION (application),
                           G_APPLICATION_HANDLES_OPEN | G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, NULL);
  g_application_set_default (NULL);

  return application;
}

static void
show_tournament (RkWindow   *window,
                 const char *view)
{
  g_autoptr (RkTournament) tournament = NULL;
  RkRegulations regulations;

  rk_regulations_init (&regulations, RK_SYSTEM_SWISS, 9);
  tournament = rk_tournament_new ("Open", &regulations);
  for (guint i = 1; i <= N_PLAYERS; i++)
    {
      g_autofree char *name = g_strdup_printf ("Player %u", i);

      rk_tournament_add_entrant (tournament, name, "Club", 1000 + i, NULL);
    }
  g_object_set (rk_window_get_state (window), "view", view, NULL);
  rk_window_start_tournament (window, tournament);
}

static void
play (RkWindow *window)
{
  RkRules rules;
  g_autoptr (RkPlayer) south = rk_player_new (NULL, RK_PLAYER_COMPUTER, RK_LEVEL_EASY);
  g_autoptr (RkPlayer) north = rk_player_new (NULL, RK_PLAYER_COMPUTER, RK_LEVEL_EASY);
  g_autoptr (RkMatch) match = NULL;
  RkBenchClock clock;

  rk_rules_init_standard (&rules);
  match = rk_match_new (&rules, south, north);
  rk_window_start_match (window, match);
  wait_for_page (GTK_WIDGET (window));
  rk_bench_clock_run (&clock, GTK_WIDGET (window));
  rk_bench_clock_print (&clock, "a match, fast");
}

int
main (int    argc,
      char **argv)
{
  RkTestFolder folder;
  RkApplication *application;
  g_autoptr (RkWindowState) state = rk_window_state_new ();
  RkWindow *window;

  if (!gtk_init_check ())
    {
      g_printerr ("bench-window: no display\n");
      return EXIT_FAILURE;
    }

  rk_test_folder_set_up (&folder, NULL);
  make_files (&folder);
  application = start (&folder);
  g_object_set (state, "width", 1280, "height", 900, NULL);
  window = rk_window_new (application, state);
  gtk_window_present (GTK_WINDOW (window));
  while (rk_library_is_loading (rk_application_get_library (application)))
    g_main_context_iteration (NULL, TRUE);
  scroll (GTK_WIDGET (window), "10,000 matches");

  show_tournament (window, "players");
  scroll (GTK_WIDGET (window), "300 players");
  show_tournament (window, "standings");
  scroll (GTK_WIDGET (window), "standings of 300");
  play (window);

  gtk_window_destroy (GTK_WINDOW (window));
  rk_document_store_flush (rk_application_get_store (application), NULL);
  rk_test_folder_tear_down (&folder, NULL);

  return EXIT_SUCCESS;
}
