/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-board.h"
#include "rk-notation.h"
#include "rk-sounds.h"
#include "rk-sowing-player.h"
#include "rk-sowing.h"
#include "rk-test-window.h"

#define START "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0"

static guint n_heard[RK_SOUND_ROUND_END + 1];

static void
heard_cb (gpointer data,
          guint    sound)
{
  g_assert_cmpuint (sound, <=, RK_SOUND_ROUND_END);
  n_heard[sound]++;
}

/* From the start to the end, in small steps. */
static void
listen_to (RkSowingPlayer *player)
{
  double since = -1;
  gboolean more = TRUE;

  memset (n_heard, 0, sizeof n_heard);
  for (double time = 0; more; time += 0.01)
    {
      more = rk_sowing_player_advance (player, time);
      heard_cb (NULL, rk_sowing_player_get_sound (player, since));
      since = rk_sowing_player_get_time (player);
    }
}

/* Every stone, every capture, in the order of time. */
static void
test_move (void)
{
  RkPosition before;
  RkPebbles pebbles;

  g_assert_true (rk_position_parse (&before, START, RK_COUNTER_CLOCKWISE, NULL));
  rk_pebbles_init (&pebbles);
  rk_pebbles_set_position (&pebbles, &before);

  for (guint hole = 0; hole < before.n_holes; hole++)
    {
      g_autoptr (RkSowingPlayer) player = rk_sowing_player_new_move (&pebbles, &before, hole, 5);
      RkPosition after = before;
      RkSowing sowing;
      guint n_fours;

      rk_position_play (&after, hole, &sowing);
      n_fours = (sowing.captured[RK_SOUTH] + sowing.captured[RK_NORTH]) / RK_FOUR;
      listen_to (player);
      g_assert_cmpuint (n_heard[RK_SOUND_BINIKH], ==, sowing.binikh);
      g_assert_cmpuint (n_heard[RK_SOUND_FOUR] + n_heard[RK_SOUND_BINIKH], ==, n_fours);
      /* A stone may fall in the moment in which four are taken. */
      g_assert_cmpuint (n_heard[RK_SOUND_DROP], <=, sowing.sown);
      g_assert_cmpuint (n_heard[RK_SOUND_DROP] + n_fours, >=, sowing.sown);
    }
}

/* Where nothing is seen to move, the most striking is heard, once. */
static void
test_at_once (RkTestWindow  *test,
              gconstpointer  data)
{
  RkMatchPage *page;
  GtkWidget *board;
  guint n_all = 0;

  g_settings_set_string (test->settings, "animation-speed", "off");
  page = rk_test_start_match (test);
  board = rk_test_find (page, RK_TYPE_BOARD, NULL);
  memset (n_heard, 0, sizeof n_heard);
  g_signal_connect (board, "sounded", G_CALLBACK (heard_cb), NULL);
  rk_test_choose_hole (page, 0);
  rk_test_settle (test);

  for (guint sound = RK_SOUND_DROP; sound < G_N_ELEMENTS (n_heard); sound++)
    n_all += n_heard[sound];
  g_assert_cmpuint (n_all, ==, 1);
}

static void
set_system (gboolean wanted)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-event-sounds", wanted, NULL);
}

static void
test_switches (RkTestWindow  *test,
               gconstpointer  data)
{
  g_autoptr (RkSounds) sounds = rk_sounds_new (test->settings);

  g_assert_true (rk_sounds_play (sounds, RK_SOUND_BINIKH));
  g_assert_true (rk_sounds_play (sounds, RK_SOUND_ROUND_END));
  g_assert_false (rk_sounds_play (sounds, RK_SOUND_NONE));

  set_system (FALSE);
  g_assert_false (rk_sounds_play (sounds, RK_SOUND_FOUR));
  set_system (TRUE);
  g_assert_true (rk_sounds_play (sounds, RK_SOUND_FOUR));

  g_settings_set_boolean (test->settings, "sounds", FALSE);
  g_assert_false (rk_sounds_play (sounds, RK_SOUND_FOUR));
  g_settings_reset (test->settings, "sounds");
}

/* What plays sounds cannot do it without end. */
static void
test_fast (RkTestWindow  *test,
           gconstpointer  data)
{
  g_autoptr (RkSounds) sounds = rk_sounds_new (test->settings);
  gint64 start = g_get_monotonic_time ();
  guint n_drops = 0;

  while (g_get_monotonic_time () - start < 50000)
    n_drops += rk_sounds_play (sounds, RK_SOUND_DROP);

  g_assert_cmpuint (n_drops, >=, 1);
  g_assert_cmpuint (n_drops, <=, 2);
}

static void
complained_cb (const char     *domain,
               GLogLevelFlags  level,
               const char     *message,
               gpointer        n_complaints)
{
  if (g_str_has_prefix (message, "No sounds: "))
    (*(guint *) n_complaints)++;
}

/* What plays sounds is looked at once, not for each sound. */
static void
test_looks_once (RkTestWindow  *test,
                 gconstpointer  data)
{
  g_autoptr (RkSounds) sounds = rk_sounds_new (test->settings);
  guint n_complaints = 0;
  guint handler = g_log_set_handler (NULL, G_LOG_LEVEL_DEBUG, complained_cb, &n_complaints);

  for (guint i = 0; i < 2; i++)
    {
      rk_sounds_play (sounds, RK_SOUND_FOUR);
      rk_sounds_play (sounds, RK_SOUND_BINIKH);
      rk_sounds_release (sounds);
    }
  g_log_remove_handler (NULL, handler);
  g_assert_cmpuint (n_complaints, ==, g_getenv ("GST_REGISTRY_1_0") != NULL ? 1 : 0);
}

int
main (int   argc,
      char *argv[])
{
  /* With what the system plays sounds with, whatever that is. */
  if (g_getenv ("RK_TEST_MEDIA") != NULL)
    g_unsetenv ("GTK_MEDIA");
  rk_test_ui_init (&argc, &argv);

  g_test_add_func ("/sounds/move", test_move);
  /* The first: what was found out stays. */
  rk_test_add ("/sounds/looks-once", test_looks_once);
  rk_test_add ("/sounds/at-once", test_at_once);
  rk_test_add ("/sounds/switches", test_switches);
  rk_test_add ("/sounds/fast", test_fast);

  return g_test_run ();
}
