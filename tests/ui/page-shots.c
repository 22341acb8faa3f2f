/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <stdlib.h>

#include "rk-board.h"
#include "rk-test-window.h"

/* Not a test: saves pictures of the program's pages for people to look at.
 *
 *   page-shots OUTPUT WIDTH HEIGHT light|dark PAGE [FIXTURE]
 *
 * PAGE: library, empty, new-match, preferences; and with a match of the fixtures: match,
 * rounds, begin (its start), undo (a move taken back), interlude (its round played to the
 * end), moves-sheet and rounds-sheet (the pane, narrow), question.
 */

static void
fill_library (RkTestWindow *self)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "matches", NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    g_object_unref (rk_test_copy_fixture (self, name));
  rk_library_load_async (rk_application_get_library (self->application), NULL, NULL, NULL);
}

static gboolean
has_rows (gpointer user_data)
{
  return g_list_model_get_n_items (user_data) > 0;
}

/* Always the leftmost move, until the round is over. */
static void
play_round (RkMatch *match)
{
  for (guint hole = 0; rk_match_get_state (match) == RK_MATCH_PLAYING;
       hole = (hole + 1) % (2 * RK_MAX_HOLES))
    if (rk_match_check_move (match, hole) == RK_MOVE_LEGAL)
      rk_match_play (match, hole, NULL);
}

static void
show (RkTestWindow *self,
      const char   *page,
      const char   *fixture)
{
  if (g_str_equal (page, "library"))
    {
      fill_library (self);
      rk_test_wait (has_rows, rk_application_get_library (self->application));
    }
  else if (g_str_equal (page, "new-match"))
    gtk_widget_activate_action (GTK_WIDGET (self->window), "win.new-match", NULL);
  else if (g_str_equal (page, "preferences"))
    g_action_group_activate_action (G_ACTION_GROUP (self->application), "preferences", NULL);

  if (fixture == NULL)
    return;

  if (g_str_has_prefix (page, "rounds"))
    g_object_set (self->state, "pane", "rounds", NULL);
  rk_test_open_fixture (self, fixture);
  if (g_str_equal (page, "begin"))
    gtk_widget_activate_action (GTK_WIDGET (rk_test_get_page (self)), "match.first", NULL);
  if (g_str_equal (page, "undo"))
    gtk_widget_activate_action (GTK_WIDGET (rk_test_get_page (self)), "match.undo", NULL);
  if (g_str_equal (page, "interlude"))
    play_round (rk_test_get_match (rk_test_get_page (self)));
  if (g_str_has_suffix (page, "sheet"))
    gtk_widget_activate_action (GTK_WIDGET (rk_test_get_page (self)), "match.pane", NULL);
  if (g_str_equal (page, "question"))
    gtk_widget_activate_action (GTK_WIDGET (rk_test_get_page (self)), "match.concede", NULL);
}

static gboolean
is_time (gpointer user_data)
{
  return g_get_monotonic_time () > *(gint64 *) user_data;
}

int
main (int    argc,
      char **argv)
{
  RkTestWindow self = { NULL };
  gint64 enough;

  rk_test_ui_init (&argc, &argv);
  if (argc < 6)
    return EXIT_FAILURE;

  if (g_str_equal (argv[4], "dark"))
    adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                        ADW_COLOR_SCHEME_FORCE_DARK);
  rk_test_window_set_up (&self, NULL);
  gtk_window_set_default_size (GTK_WINDOW (self.window), atoi (argv[2]), atoi (argv[3]));
  rk_test_settle (&self);
  show (&self, argv[5], argc > 6 ? argv[6] : NULL);

  enough = g_get_monotonic_time () + G_USEC_PER_SEC / 2;
  rk_test_wait (is_time, &enough);
  rk_test_save_picture (GTK_WIDGET (self.window), argv[1]);
  rk_test_window_tear_down (&self, NULL);

  return EXIT_SUCCESS;
}
