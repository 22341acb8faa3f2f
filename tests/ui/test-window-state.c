/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-window-state.h"

static void
count_cb (guint *count)
{
  (*count)++;
}

static RkWindowState *
store_and_read (RkWindowState *state)
{
  g_autoptr (GVariant) variant = g_variant_ref_sink (rk_window_state_to_variant (state));

  return rk_window_state_new_from_variant (variant);
}

static void
test_new (void)
{
  RkWindowState *state = rk_window_state_new ();
  guint round;
  guint ply;

  g_assert_null (rk_window_state_get_file (state));
  g_assert_false (rk_window_state_get_place (state, &round, &ply));
  g_assert_finalize_object (state);
}

static void
test_round_trip (void)
{
  g_autoptr (RkWindowState) state = rk_window_state_new ();
  g_autoptr (RkWindowState) copy = NULL;
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/a match.rkmatch");
  g_autofree char *pane = NULL;
  g_autofree char *lesson = NULL;
  gboolean show_pane;
  gboolean turned;
  gboolean maximized;
  int width;
  int height;
  guint round;
  guint ply;

  rk_window_state_set_file (state, file);
  rk_window_state_set_place (state, 3, 14);
  g_object_set (state,
                "pane", "rounds", "show-pane", FALSE, "turned", TRUE, "maximized", TRUE,
                "width", 640, "height", 480, "lesson", "",
                NULL);

  copy = store_and_read (state);
  g_object_get (copy,
                "pane", &pane, "show-pane", &show_pane, "turned", &turned,
                "maximized", &maximized, "width", &width, "height", &height,
                "lesson", &lesson,
                NULL);
  g_assert_true (g_file_equal (rk_window_state_get_file (copy), file));
  g_assert_true (rk_window_state_get_place (copy, &round, &ply));
  g_assert_cmpuint (round, ==, 3);
  g_assert_cmpuint (ply, ==, 14);
  g_assert_cmpstr (pane, ==, "rounds");
  g_assert_false (show_pane);
  g_assert_true (turned);
  g_assert_true (maximized);
  g_assert_cmpint (width, ==, 640);
  g_assert_cmpint (height, ==, 480);
  g_assert_cmpstr (lesson, ==, "");
}

/* Of a few matches, each by its identifier; what is tried out no more is forgotten. */
static void
test_trials (void)
{
  g_autoptr (RkWindowState) state = rk_window_state_new ();
  g_autoptr (RkWindowState) copy = NULL;
  g_autoptr (GVariant) trial = NULL;
  guint count = 0;

  g_assert_null (rk_window_state_get_trial (state, "m0"));
  g_signal_connect_swapped (state, "changed", G_CALLBACK (count_cb), &count);
  for (guint i = 0; i < 12; i++)
    {
      g_autofree char *id = g_strdup_printf ("m%u", i);

      rk_window_state_set_trial (state, id, g_variant_new_uint32 (i));
      rk_window_state_set_trial (state, id, g_variant_new_uint32 (i));
    }
  g_assert_cmpuint (count, ==, 12);
  rk_window_state_set_trial (state, "m10", NULL);
  rk_window_state_set_trial (state, "m10", NULL);
  g_assert_cmpuint (count, ==, 13);

  copy = store_and_read (state);
  for (guint i = 0; i < 12; i++)
    {
      g_autofree char *id = g_strdup_printf ("m%u", i);

      g_clear_pointer (&trial, g_variant_unref);
      trial = rk_window_state_get_trial (copy, id);
      if (i < 4 || i == 10)
        g_assert_null (trial);
      else
        g_assert_cmpuint (g_variant_get_uint32 (trial), ==, i);
    }
}

/* A game of a tournament is shown above it. */
static void
test_tournament (void)
{
  g_autoptr (RkWindowState) state = rk_window_state_new ();
  g_autoptr (RkWindowState) copy = NULL;
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/a match.rkmatch");
  g_autoptr (GFile) parent = g_file_new_for_path ("/nowhere/a cup.rktournament");
  g_autofree char *view = NULL;
  g_autofree char *library_view = NULL;

  rk_window_state_set_file (state, file);
  g_object_set (state, "parent", parent, "view", "log", "library-view", "tournaments", NULL);

  copy = store_and_read (state);
  g_object_get (copy, "view", &view, "library-view", &library_view, NULL);
  g_assert_true (g_file_equal (rk_window_state_get_parent (copy), parent));
  g_assert_cmpstr (view, ==, "log");
  g_assert_cmpstr (library_view, ==, "tournaments");
}

static void
test_changed_once (void)
{
  g_autoptr (RkWindowState) state = rk_window_state_new ();
  guint count = 0;

  g_signal_connect_swapped (state, "changed", G_CALLBACK (count_cb), &count);
  g_object_set (state, "turned", TRUE, NULL);
  g_assert_cmpuint (count, ==, 1);
  g_object_set (state, "turned", TRUE, NULL);
  g_assert_cmpuint (count, ==, 1);
  rk_window_state_set_place (state, 0, 2);
  g_assert_cmpuint (count, ==, 2);
  rk_window_state_set_place (state, 0, 2);
  g_assert_cmpuint (count, ==, 2);
  rk_window_state_set_live (state);
  g_assert_cmpuint (count, ==, 3);
}

static void
test_other_file_is_live (void)
{
  g_autoptr (RkWindowState) state = rk_window_state_new ();
  g_autoptr (GFile) one = g_file_new_for_path ("/nowhere/one");
  g_autoptr (GFile) same = g_file_new_for_path ("/nowhere/one");
  g_autoptr (GFile) two = g_file_new_for_path ("/nowhere/two");
  guint round;
  guint ply;

  rk_window_state_set_file (state, one);
  rk_window_state_set_place (state, 1, 1);
  rk_window_state_set_file (state, same);
  g_assert_true (rk_window_state_get_place (state, &round, &ply));
  rk_window_state_set_file (state, two);
  g_assert_false (rk_window_state_get_place (state, &round, &ply));
}

/* What another version or a mistake has stored does no harm. */
static void
test_nonsense (void)
{
  const char *stored[] = {
    "@a{sv} {}",
    "{'version': <2>, 'file': <'file:///other'>}",
    "{'version': <'1'>}",
    "{'version': <1>, 'file': <3>, 'pane': <true>, 'size': <(-1, 0)>, 'place': <'x'>}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (stored); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GVariant) variant =
        g_variant_parse (G_VARIANT_TYPE_VARDICT, stored[i], NULL, NULL, &error);
      g_autoptr (RkWindowState) state = NULL;
      int width;

      g_assert_no_error (error);
      state = rk_window_state_new_from_variant (variant);
      g_object_get (state, "width", &width, NULL);
      g_assert_null (rk_window_state_get_file (state));
      g_assert_cmpint (width, >, 0);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/window-state/new", test_new);
  g_test_add_func ("/window-state/round-trip", test_round_trip);
  g_test_add_func ("/window-state/trials", test_trials);
  g_test_add_func ("/window-state/tournament", test_tournament);
  g_test_add_func ("/window-state/changed-once", test_changed_once);
  g_test_add_func ("/window-state/other-file-is-live", test_other_file_is_live);
  g_test_add_func ("/window-state/nonsense", test_nonsense);

  return g_test_run ();
}
