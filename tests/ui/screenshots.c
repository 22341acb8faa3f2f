/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "rk-standings-pane.h"
#include "rk-table-view.h"
#include "rk-test-window.h"

/* Not a test: makes the pictures of the README and of the metainfo.
 *
 *   screenshots FOLDER          all of them, each in a process of its own
 *   screenshots FOLDER NAME     FOLDER/NAME.png
 *
 * Each shows the window alone, with its shadow, and looks the same each time.
 */

#define MAX_WIDTH 1000
#define MAX_HEIGHT 700

/* How far the shadow can be seen. */
#define SHADOW 40

typedef struct
{
  const char *name;
  const char *language;
  AdwColorScheme scheme;
  int width;
  int height;
  void (*show) (RkTestWindow *window);
} Picture;

static gboolean
is_time (gpointer user_data)
{
  return g_get_monotonic_time () > *(gint64 *) user_data;
}

static void
rest (void)
{
  gint64 enough = g_get_monotonic_time () + 2 * G_USEC_PER_SEC;

  rk_test_wait (is_time, &enough);
}

/* Plays any legal move. */
static void
play (RkMatch *match,
      GRand   *rand)
{
  guint n_holes = 2u * rk_match_get_rules (match)->n_holes;
  guint hole;

  do
    hole = g_rand_int_range (rand, 0, n_holes);
  while (rk_match_check_move (match, hole) != RK_MOVE_LEGAL);
  rk_match_play (match, hole, NULL);
}

/* A match as @seed makes it: @n_rounds of it are over, and @n_moves were played in the next. */
static RkMatch *
make_match (const char *south_name,
            const char *north_name,
            guint32     seed,
            guint       n_rounds,
            guint       n_moves)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (RkPlayer) south = rk_player_new (south_name, RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  g_autoptr (RkPlayer) north = rk_player_new (north_name, RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  RkRules rules;
  RkMatch *match;

  rk_rules_init_standard (&rules);
  match = rk_match_new (&rules, south, north);
  for (guint i = 0; i < n_rounds; i++)
    {
      while (rk_match_get_state (match) == RK_MATCH_PLAYING)
        play (match, rand);
      if (i + 1 < n_rounds || n_moves > 0)
        rk_match_begin_round (match, NULL);
    }
  for (guint i = 0; i < n_moves && rk_match_get_state (match) == RK_MATCH_PLAYING; i++)
    play (match, rand);

  return match;
}

static void
show_match (RkTestWindow *window,
            RkMatch      *match)
{
  rk_window_start_match (window->window, match);
  rk_test_wait (rk_test_has_page, window);
  rk_test_settle (window);
}

static void
show_english_match (RkTestWindow *window)
{
  g_autoptr (RkMatch) match = make_match ("Amina", "Yusuf", 39, 2, 8);

  show_match (window, match);
}

/* Against the computer, with a hint. */
static void
show_hint (RkTestWindow *window)
{
  g_autoptr (RkMatch) match = make_match ("Amina", NULL, 8, 0, 4);
  RkPlayer *north = rk_match_get_player (match, RK_NORTH);

  rk_player_set_player_type (north, RK_PLAYER_COMPUTER);
  rk_player_set_level (north, RK_LEVEL_MEDIUM);
  g_settings_set_boolean (window->settings, "show-values", TRUE);
  show_match (window, match);
  gtk_widget_activate_action (GTK_WIDGET (rk_test_get_page (window)), "match.hint", NULL);
}

static void
show_somali_match (RkTestWindow *window)
{
  g_autoptr (RkMatch) match = make_match ("Hodan", "Guuleed", 16, 2, 6);

  show_match (window, match);
  g_object_set (window->state, "pane", "rounds", NULL);
  rk_test_settle (window);
}

static void
show_bengali_match (RkTestWindow *window)
{
  g_autoptr (RkMatch) match = make_match ("রহিমা", "আরিফ", 57, 2, 6);

  show_match (window, match);
  g_object_set (window->state, "pane", "rounds", NULL);
  rk_test_settle (window);
}

static void
show_interlude (RkTestWindow *window)
{
  g_autoptr (RkMatch) match = make_match ("Amina", "Yusuf", 85, 3, 0);

  show_match (window, match);
  g_object_set (window->state, "pane", "rounds", NULL);
  rk_test_settle (window);
}

static void
show_lesson (RkTestWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window->window), "win.lesson", "s", "binikh");
}

/* Who is stronger wins, as a rule. */
static void
play_tournament_round (RkTournament *tournament,
                       GRand        *rand,
                       guint         n_boards)
{
  RkTournamentRound *round =
    rk_tournament_get_round (tournament, rk_tournament_get_n_rounds (tournament));

  n_boards = MIN (n_boards, rk_tournament_round_get_n_boards (round));
  for (guint board = 1; board <= n_boards; board++)
    {
      RkPairing *pairing = rk_tournament_round_get_board (round, board);
      int ahead = (int) rk_entrant_get_strength (rk_pairing_get_first (pairing)) -
                  (int) rk_entrant_get_strength (rk_pairing_get_second (pairing));
      int margin = 4 * CLAMP (ahead / 60 + g_rand_int_range (rand, -3, 4), -5, 5);
      RkResult result = margin > 0   ? RK_RESULT_FIRST
                        : margin < 0 ? RK_RESULT_SECOND
                                     : RK_RESULT_DRAW;

      rk_tournament_set_result (tournament, pairing, 0, result, &margin, NULL, NULL);
    }
}

/* A Swiss in its fourth round: some boards of it have ended. */
static RkTournament *
make_tournament (void)
{
  static const struct
  {
    const char *name;
    const char *club;
    guint strength;
  } players[] = {
    { "Asha Warsame", "Hargeysa", 1910 },   { "Bilan Yuusuf", "Burco", 1884 },
    { "Cabdi Faarax", "Jigjiga", 1846 },    { "Deeqa Nuur", "Hargeysa", 1820 },
    { "Ebyan Cali", "Berbera", 1795 },      { "Faadumo Xirsi", "Burco", 1771 },
    { "Guuleed Jaamac", "Hargeysa", 1752 }, { "Hodan Ismaaciil", "Jigjiga", 1730 },
    { "Idil Maxamed", "Berbera", 1688 },    { "Jibriil Axmed", "Hargeysa", 1655 },
    { "Khadra Cumar", "Burco", 1640 },      { "Liibaan Sahal", "Jigjiga", 1602 },
    { "Muna Xasan", "Hargeysa", 1577 },     { "Nimco Saalax", "Berbera", 1540 },
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  RkRegulations regulations;
  RkTournament *tournament;

  rk_regulations_init (&regulations, RK_SYSTEM_SWISS, G_N_ELEMENTS (players));
  /* What would be drawn by lot. */
  regulations.seed = 1;
  regulations.initial_role = RK_ROLE_FIRST;
  tournament = rk_tournament_new ("Hargeysa Open", &regulations);
  rk_tournament_set_event (tournament, "Hargeysa Open", "Hargeysa", "2026-11-28", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    rk_tournament_add_entrant (tournament, players[i].name, players[i].club, players[i].strength,
                               NULL);
  for (guint round = 1; round <= 4; round++)
    {
      rk_tournament_pair (tournament, RK_SWISS_RELAX_NONE, NULL);
      rk_tournament_publish (tournament, NULL);
      play_tournament_round (tournament, rand, round < 4 ? G_MAXUINT : 3);
    }

  return tournament;
}

static void
show_rounds (RkTestWindow *window)
{
  g_autoptr (RkTournament) tournament = make_tournament ();

  g_object_set (window->state, "view", "rounds", NULL);
  rk_window_start_tournament (window->window, tournament);
}

static void
show_standings (RkTestWindow *window)
{
  g_autoptr (RkTournament) tournament = make_tournament ();
  g_autoptr (RkStandings) standings = rk_tournament_get_standings (tournament, 3);
  g_autoptr (RkStanding) best = g_list_model_get_item (G_LIST_MODEL (standings), 0);
  GtkWidget *pane;

  g_object_set (window->state, "view", "standings", NULL);
  rk_window_start_tournament (window->window, tournament);
  rk_test_settle (window);
  pane = rk_test_find (window->window, RK_TYPE_STANDINGS_PANE, NULL);
  rk_standings_pane_set_n_rounds (RK_STANDINGS_PANE (pane), 3);
  g_signal_emit_by_name (rk_test_find (pane, RK_TYPE_TABLE_VIEW, NULL), "row-activated",
                         rk_entrant_get_id (rk_standing_get_entrant (best)));
}

static const Picture pictures[] = {
  { "match", "en", ADW_COLOR_SCHEME_FORCE_LIGHT, 920, 620, show_english_match },
  { "hint", "en", ADW_COLOR_SCHEME_FORCE_LIGHT, 920, 620, show_hint },
  { "match-so", "so", ADW_COLOR_SCHEME_FORCE_LIGHT, 920, 620, show_somali_match },
  { "match-bn", "bn", ADW_COLOR_SCHEME_FORCE_LIGHT, 920, 620, show_bengali_match },
  { "interlude", "en", ADW_COLOR_SCHEME_FORCE_DARK, 920, 620, show_interlude },
  { "lesson", "en", ADW_COLOR_SCHEME_FORCE_LIGHT, 920, 620, show_lesson },
  { "rounds", "en", ADW_COLOR_SCHEME_FORCE_LIGHT, 920, 620, show_rounds },
  { "standings", "en", ADW_COLOR_SCHEME_FORCE_DARK, 920, 620, show_standings },
};

/* As on a desktop with a compositor, which a virtual display has not. */
static void
decorate (GtkWidget *window)
{
  gtk_widget_remove_css_class (window, "devel");
  gtk_widget_remove_css_class (window, "solid-csd");
  gtk_widget_add_css_class (window, "csd");
}

/* What the window draws. The paintable of a widget cuts off what lies outside, as a shadow does. */
static GskRenderNode *
draw (GtkWidget *window)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  g_autoptr (GskRenderNode) node = NULL;

  /* What was not drawn since it changed is empty. */
  while (node == NULL)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();

      gtk_widget_queue_draw (window);
      g_main_context_iteration (NULL, TRUE);
      gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (window),
                              gtk_widget_get_height (window));
      node = gtk_snapshot_free_to_node (snapshot);
    }
  if (gsk_render_node_get_node_type (node) == GSK_CLIP_NODE)
    return gsk_render_node_ref (gsk_clip_node_get_child (node));

  return g_steal_pointer (&node);
}

static void
save (GtkWidget  *window,
      const char *path)
{
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (window));
  g_autoptr (GskRenderNode) node = draw (window);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (window),
                                               gtk_widget_get_height (window));
  g_autoptr (GdkTexture) texture = NULL;

  graphene_rect_inset (&bounds, -SHADOW, -SHADOW);
  texture = gsk_renderer_render_texture (renderer, node, &bounds);
  g_assert_cmpint (gdk_texture_get_width (texture), <=, MAX_WIDTH);
  g_assert_cmpint (gdk_texture_get_height (texture), <=, MAX_HEIGHT);
  g_assert_true (gdk_texture_save_to_png (texture, path));
}

static void
make_picture (const Picture *picture,
              const char    *folder)
{
  g_autofree char *name = g_strconcat (picture->name, ".png", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  RkTestWindow window = { NULL };

  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Cantarell 11", NULL);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), picture->scheme);
  rk_test_window_set_up (&window, NULL);
  decorate (GTK_WIDGET (window.window));
  gtk_window_set_default_size (GTK_WINDOW (window.window), picture->width, picture->height);
  rk_test_settle (&window);
  picture->show (&window);
  rest ();
  save (GTK_WIDGET (window.window), path);
  rk_test_window_tear_down (&window, NULL);
}

static int
make_all (const char *program,
          const char *folder)
{
  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    {
      const char *argv[] = { program, folder, pictures[i].name, NULL };
      g_autoptr (GError) error = NULL;
      int status;

      if (!g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_STDOUT_TO_DEV_NULL, NULL, NULL,
                         NULL, NULL, &status, &error) ||
          !g_spawn_check_wait_status (status, &error))
        {
          g_printerr ("%s: %s\n", pictures[i].name, error->message);
          return EXIT_FAILURE;
        }
    }

  return EXIT_SUCCESS;
}

int
main (int    argc,
      char **argv)
{
  const Picture *picture = NULL;

  if (argc == 2)
    return make_all (argv[0], argv[1]);

  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    if (argc == 3 && g_str_equal (argv[2], pictures[i].name))
      picture = &pictures[i];
  if (picture == NULL)
    return EXIT_FAILURE;

  g_setenv ("RK_TEST_LANGUAGE", picture->language, TRUE);
  g_setenv ("GSETTINGS_BACKEND", "memory", TRUE);
  g_setenv ("GDK_DEBUG", "no-portals", TRUE);
  g_setenv ("GTK_A11Y", "test", TRUE);
  rk_test_ui_init (&argc, &argv);
  make_picture (picture, argv[1]);

  return EXIT_SUCCESS;
}
