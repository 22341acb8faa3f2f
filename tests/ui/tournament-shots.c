/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <stdlib.h>

#include "rk-cross-table-pane.h"
#include "rk-pairings-pane.h"
#include "rk-print.h"
#include "rk-projector.h"
#include "rk-standings-pane.h"
#include "rk-test-shot.h"

/* Not a test: saves pictures of a tournament for people to look at.
 *
 *   tournament-shots OUTPUT WIDTH HEIGHT STYLE PANE [SYSTEM]
 *
 * In pixels; of a PDF the paper in points. STYLE: light or dark. PANE: empty, draft, rounds, names, result, why, standings, explain,
 * cross-table, projector; or print-N, a PDF of the part with this number in RkPrintPart. SYSTEM:
 * the number of an RkSystem, a Swiss if none is given.
 */

static const char *const names[] = {
  "Asha Warsame", "Bilan Yusuf", "Cabdi Faarax", "Deeqa Nuur", "Ebyan Cali", "Faadumo Xirsi",
  "Guleed Jaamac", "Hodan Ismaaciil", "Idil Maxamed", "Jibriil Axmed", "Khadra Cumar",
};

static void
play_round (RkTournament *tournament,
            guint         n_boards)
{
  RkTournamentRound *round =
    rk_tournament_get_round (tournament, rk_tournament_get_n_rounds (tournament));

  for (guint board = 1; board <= MIN (n_boards, rk_tournament_round_get_n_boards (round)); board++)
    {
      int margin = board == 2 ? 0 : 4 * (int) board;
      RkResult result = board == 2   ? RK_RESULT_DRAW
                        : board == 3 ? RK_RESULT_SECOND_FORFEITS
                                     : RK_RESULT_FIRST;

      rk_tournament_set_result (tournament, rk_tournament_round_get_board (round, board), 0,
                                result, board == 3 ? NULL : &margin, NULL, NULL);
    }
}

static RkTournament *
make_tournament (RkSystem system)
{
  RkRegulations regulations;
  RkTournament *tournament;

  rk_regulations_init (&regulations, system, G_N_ELEMENTS (names));
  regulations.round_minutes = 45;
  tournament = rk_tournament_new ("Hargeysa Club Evening", &regulations);
  rk_tournament_set_event (tournament, "Hargeysa Club Evening", "Hargeysa", "2026-11-30", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    rk_tournament_add_entrant (tournament, names[i], i % 3 == 0 ? "Jigjiga" : NULL, 1900 - 37 * i,
                               NULL);
  return tournament;
}

static void
play (RkTournament *tournament)
{
  for (guint i = 0; i < 2; i++)
    {
      rk_tournament_pair (tournament, RK_SWISS_RELAX_NONE, NULL);
      rk_tournament_publish (tournament, NULL);
      play_round (tournament, i == 0 ? 99 : 3);
    }
}

static GtkWidget *
make_pane (RkTournament *tournament,
           const char   *kind)
{
  GtkWidget *pane;

  if (g_str_equal (kind, "standings") || g_str_equal (kind, "explain"))
    {
      pane = g_object_new (RK_TYPE_STANDINGS_PANE, NULL);
      rk_standings_pane_set_tournament (RK_STANDINGS_PANE (pane), tournament);
    }
  else if (g_str_equal (kind, "cross-table"))
    {
      pane = g_object_new (RK_TYPE_CROSS_TABLE_PANE, NULL);
      rk_cross_table_pane_set_tournament (RK_CROSS_TABLE_PANE (pane), tournament);
    }
  else
    {
      pane = g_object_new (RK_TYPE_PAIRINGS_PANE, NULL);
      rk_pairings_pane_set_tournament (RK_PAIRINGS_PANE (pane), tournament);
    }
  return pane;
}

static void
act (GtkWidget  *pane,
     const char *kind)
{
  if (g_str_equal (kind, "result"))
    gtk_widget_activate_action (pane, "round.result", NULL);
  else if (g_str_equal (kind, "why"))
    gtk_widget_activate_action (pane, "round.why", NULL);
  else if (g_str_equal (kind, "explain"))
    g_signal_emit_by_name (rk_test_find (pane, g_type_from_name ("RkTableView"), NULL),
                           "row-activated", 1);
  else if (g_str_equal (kind, "names"))
    adw_toggle_group_set_active_name (
        ADW_TOGGLE_GROUP (rk_test_find (pane, ADW_TYPE_TOGGLE_GROUP, NULL)), "name");
}

static void
print (RkTournament *tournament,
       RkPrintPart   part,
       double        width,
       double        height,
       const char   *path)
{
  g_autoptr (GtkPrintOperation) operation =
    rk_print_operation_new (tournament, part, rk_tournament_get_n_rounds (tournament));
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  GtkPaperSize *paper = gtk_paper_size_new_custom ("shot", "shot", width, height, GTK_UNIT_POINTS);

  gtk_page_setup_set_paper_size (setup, paper);
  gtk_paper_size_free (paper);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_export_filename (operation, path);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, NULL);
}

/* As an application does by itself. */
static void
load_style (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, "/io/github/riokadalis/RioKadalis/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static GtkWindow *
make_window (RkTournament *tournament,
             const char   *kind,
             GtkWidget   **pane)
{
  GtkWidget *window;
  GtkWidget *overlay;

  *pane = NULL;
  if (g_str_equal (kind, "projector"))
    {
      g_autoptr (RkRoundTimer) timer = rk_round_timer_new (42 * 60 + 10);

      return rk_projector_new (tournament, timer);
    }
  window = adw_window_new ();
  overlay = adw_toast_overlay_new ();
  *pane = make_pane (tournament, kind);
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (overlay), *pane);
  adw_window_set_content (ADW_WINDOW (window), overlay);
  return GTK_WINDOW (window);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (RkTournament) tournament = NULL;
  GtkWindow *window;
  GtkWidget *pane;

  rk_test_ui_init (&argc, &argv);
  if (argc < 6)
    return EXIT_FAILURE;
  adw_init ();
  load_style ();
  if (g_str_equal (argv[4], "dark"))
    adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                        ADW_COLOR_SCHEME_FORCE_DARK);
  tournament = make_tournament (argc > 6 ? atoi (argv[6]) : RK_SYSTEM_SWISS);
  if (g_str_equal (argv[5], "draft"))
    rk_tournament_pair (tournament, RK_SWISS_RELAX_NONE, NULL);
  else if (!g_str_equal (argv[5], "empty"))
    play (tournament);
  if (g_str_has_prefix (argv[5], "print-"))
    {
      print (tournament, atoi (argv[5] + strlen ("print-")), atof (argv[2]), atof (argv[3]),
             argv[1]);
      return EXIT_SUCCESS;
    }

  window = make_window (tournament, argv[5], &pane);
  gtk_window_set_default_size (window, atoi (argv[2]), atoi (argv[3]));
  gtk_window_present (window);
  rk_test_shot_rest ();
  if (pane != NULL)
    act (pane, argv[5]);
  rk_test_shot_rest ();
  rk_test_save_picture (GTK_WIDGET (window), argv[1]);
  gtk_window_destroy (window);
  return EXIT_SUCCESS;
}
