/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <stdlib.h>

#include "rk-byes-dialog.h"
#include "rk-entrant-dialog.h"
#include "rk-forbidden-dialog.h"
#include "rk-import-players-dialog.h"
#include "rk-new-tournament-dialog.h"
#include "rk-players-pane.h"
#include "rk-players-paste.h"
#include "rk-regulations-dialog.h"
#include "rk-test-shot.h"

/* Not a test: saves pictures of how tournaments are set up for people to look at.
 *
 *   players-shots OUTPUT WIDTH HEIGHT STYLE PAGE [PLAYERS [ROUNDS]]
 *
 * STYLE: light or dark; with "+" text is half as large again, with "<" from right to left.
 * PAGE: step-1 to step-6 of a new tournament; players, regulations, entrant, byes, forbidden,
 * import and menu of one with PLAYERS players of whom ROUNDS rounds are played.
 */

#define N_PLAYERS_MAX 300

static const char *const names[] = {
  "Asha Warsame", "Bilan Guleed", "Caasha Faarax", "Dalmar Xirsi", "Ebyan Cige",
  "Faduma Jaamac Cali Maxamed Cabdille Xasan Nuur", "Geeddi Rooble", "Hodan Samatar",
};

static char *
make_name (guint i)
{
  if (i < G_N_ELEMENTS (names))
    return g_strdup (names[i]);

  return g_strdup_printf ("%s %u", names[i % 5], i);
}

static RkTournament *
make_tournament (guint n_players,
                 guint n_rounds)
{
  RkRegulations regulations;
  RkTournament *tournament;
  g_autoptr (GPtrArray) records =
    g_ptr_array_new_with_free_func ((GDestroyNotify) rk_entrant_record_unref);
  g_autoptr (GError) error = NULL;

  rk_regulations_init (&regulations, RK_SYSTEM_SWISS, n_players);
  tournament = rk_tournament_new ("Garissa Open", &regulations);
  for (guint i = 0; i < n_players; i++)
    {
      g_autofree char *name = make_name (i);
      RkEntrantRecord *record = rk_entrant_record_new (i + 1, name);

      record->strength = 1900 - 5 * MIN (i, 300);
      record->club = i % 3 == 0 ? g_strdup ("Garissa") : NULL;
      g_ptr_array_add (records, record);
    }
  rk_tournament_add_entrants (tournament, records, &error);
  g_assert_no_error (error);

  for (guint round = 1; round <= n_rounds; round++)
    {
      RkTournamentRound *played;

      rk_tournament_pair (tournament, 0, &error);
      g_assert_no_error (error);
      rk_tournament_publish (tournament, &error);
      g_assert_no_error (error);
      played = rk_tournament_get_round (tournament, round);
      for (guint board = 1; board <= rk_tournament_round_get_n_boards (played); board++)
        rk_tournament_set_result (tournament, rk_tournament_round_get_board (played, board), 0,
                                  board % 3 == 0 ? RK_RESULT_DRAW : RK_RESULT_FIRST,
                                  NULL, NULL, NULL);
    }

  return tournament;
}

/* A withdrawal, a bye and two players who must not meet. */
static void
add_trouble (RkTournament *tournament)
{
  guint next = rk_tournament_get_n_rounds (tournament) + 1;
  RkEntrant *first;

  if (rk_tournament_get_n_entrants (tournament) < 4)
    return;

  first = rk_tournament_get_entrant (tournament, 1);
  rk_tournament_withdraw (tournament, rk_tournament_get_entrant (tournament, 3), NULL, NULL);
  rk_tournament_set_bye (tournament, first, next, 1, NULL);
  rk_tournament_set_forbidden (tournament, first, rk_tournament_get_entrant (tournament, 2),
                               TRUE, NULL);
}

static void
show_pane (RkTestWindow *self,
           RkTournament *tournament)
{
  GtkWidget *overlay = adw_toast_overlay_new ();
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *pane = g_object_new (RK_TYPE_PLAYERS_PANE, NULL);
  GtkWidget *navigation = rk_test_find (self->window, ADW_TYPE_NAVIGATION_VIEW, NULL);
  AdwNavigationPage *page;

  rk_players_pane_set_tournament (RK_PLAYERS_PANE (pane), tournament);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), pane);
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (overlay), view);
  page = adw_navigation_page_new (overlay, "Garissa Open");
  adw_navigation_view_push (ADW_NAVIGATION_VIEW (navigation), page);
  gtk_widget_grab_focus (pane);
}

static void
type_players (AdwDialog *dialog)
{
  GtkWidget *paste = rk_test_find (dialog, RK_TYPE_PLAYERS_PASTE, NULL);
  GtkTextView *view = GTK_TEXT_VIEW (rk_players_paste_get_text_view (RK_PLAYERS_PASTE (paste)));

  gtk_text_buffer_set_text (gtk_text_view_get_buffer (view),
                            "Asha Warsame, 1800, Garissa\nBilan Guleed, 1750\n"
                            "Caasha Faarax\nDalmar Xirsi\nAsha Warsame\nEbyan Cige,strong", -1);
}

static void
show_step (RkTestWindow *self,
           guint         step)
{
  g_autoptr (GSettings) defaults = g_settings_get_child (self->settings, "new-tournament");
  AdwDialog *dialog = ADW_DIALOG (rk_new_tournament_dialog_new (defaults));

  adw_dialog_present (dialog, GTK_WIDGET (self->window));
  rk_test_settle (self);
  for (guint i = 1; i < step; i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (dialog), "step.next", NULL);
      rk_test_settle (self);
      if (i + 1 == 4)
        type_players (dialog);
    }
}

static void
show (RkTestWindow *self,
      const char   *page,
      guint         n_players,
      guint         n_rounds)
{
  g_autoptr (RkTournament) tournament = NULL;
  AdwDialog *dialog = NULL;

  if (g_str_has_prefix (page, "step-"))
    {
      show_step (self, atoi (page + 5));
      return;
    }

  tournament = make_tournament (n_players, n_rounds);
  add_trouble (tournament);
  show_pane (self, tournament);
  rk_test_settle (self);
  if (g_str_equal (page, "regulations"))
    dialog = rk_regulations_dialog_new (tournament);
  else if (g_str_equal (page, "entrant"))
    dialog = rk_entrant_dialog_new (tournament, rk_tournament_get_entrant (tournament, 1));
  else if (g_str_equal (page, "byes"))
    dialog = rk_byes_dialog_new (tournament, rk_tournament_get_entrant (tournament, 1));
  else if (g_str_equal (page, "forbidden"))
    dialog = rk_forbidden_dialog_new (tournament, rk_tournament_get_entrant (tournament, 1));
  else if (g_str_equal (page, "import"))
    dialog = rk_import_players_dialog_new (tournament);
  if (dialog != NULL)
    adw_dialog_present (dialog, GTK_WIDGET (self->window));
  if (g_str_equal (page, "import"))
    type_players (dialog);
}

int
main (int    argc,
      char **argv)
{
  RkTestWindow self = { NULL };

  rk_test_ui_init (&argc, &argv);
  if (argc < 6)
    return EXIT_FAILURE;

  rk_test_shot_begin (&self, atoi (argv[2]), atoi (argv[3]), argv[4]);
  show (&self, argv[5], argc > 6 ? MIN (atoi (argv[6]), N_PLAYERS_MAX) : 0,
        argc > 7 ? atoi (argv[7]) : 0);
  rk_test_shot_end (&self, argv[1]);

  return EXIT_SUCCESS;
}
