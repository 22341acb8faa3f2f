/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-focus.h"
#include "rk-new-tournament-dialog.h"
#include "rk-players-paste.h"
#include "rk-regulations-dialog.h"
#include "rk-system-group.h"
#include "rk-test-rows.h"
#include "rk-test-window.h"
#include "rk-tie-breaks-editor.h"
#include "rk-tournament-sentences.h"
#include "rk-warnings-group.h"

#define N_STEPS 6

static void
choose_system (gpointer dialog,
               RkSystem system)
{
  rk_test_select_item (rk_test_find (dialog, RK_TYPE_SYSTEM_GROUP, NULL), "System", system);
}

static GtkWidget *
get_step (gpointer dialog)
{
  GtkWidget *navigation = rk_test_find (dialog, ADW_TYPE_NAVIGATION_VIEW, NULL);

  return GTK_WIDGET (adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (navigation)));
}

static const char *
get_title (gpointer dialog)
{
  return adw_navigation_page_get_title (ADW_NAVIGATION_PAGE (get_step (dialog)));
}

static void
start_cb (gpointer       dialog,
          RkTournament  *tournament,
          RkTournament **started)
{
  g_assert_null (*started);
  *started = g_object_ref (tournament);
}

static RkNewTournamentDialog *
open_dialog (RkTestWindow  *self,
             RkTournament **started)
{
  g_autoptr (GSettings) defaults = g_settings_get_child (self->settings, "new-tournament");
  RkNewTournamentDialog *dialog = rk_new_tournament_dialog_new (defaults);

  g_signal_connect (dialog, "start", G_CALLBACK (start_cb), started);
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (self->window));
  rk_test_settle (self);

  return dialog;
}

static void
go_on (RkTestWindow *self,
       gpointer      dialog,
       guint         n_steps)
{
  for (guint i = 0; i < n_steps; i++)
    {
      rk_test_click (get_step (dialog), "_Next");
      rk_test_settle (self);
    }
}

static void
start (RkTestWindow *self,
       gpointer      dialog)
{
  rk_test_click (get_step (dialog), "_Start");
  rk_test_settle (self);
  g_assert_null (rk_test_get_dialog (self));
}

static void
paste (gpointer    dialog,
       const char *text)
{
  GtkWidget *widget = rk_test_find (dialog, RK_TYPE_PLAYERS_PASTE, NULL);
  GtkWidget *view = rk_players_paste_get_text_view (RK_PLAYERS_PASTE (widget));

  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)), text, -1);
}

/* From each step a tournament can be started with what is there. */
static void
test_each_step (RkTestWindow  *self,
                gconstpointer  data)
{
  for (guint step = 0; step < N_STEPS; step++)
    {
      g_autoptr (RkTournament) tournament = NULL;
      RkNewTournamentDialog *dialog = open_dialog (self, &tournament);

      go_on (self, dialog, step);
      start (self, dialog);
      g_assert_nonnull (tournament);
      g_assert_true (rk_regulations_is_valid (rk_tournament_get_regulations (tournament)));
      g_assert_cmpint (rk_tournament_get_state (tournament), ==, RK_TOURNAMENT_SETUP);
      g_assert_nonnull (rk_tournament_get_date (tournament));
      g_assert_cmpstr (rk_tournament_get_name (tournament), ==, "Tournament");
    }
}

static void
test_cancel (RkTestWindow  *self,
             gconstpointer  data)
{
  g_autoptr (RkTournament) tournament = NULL;
  RkNewTournamentDialog *dialog = open_dialog (self, &tournament);
  g_autoptr (GSettings) defaults = g_settings_get_child (self->settings, "new-tournament");

  rk_test_set_number (get_step (dialog), "Players Expected", 40);
  rk_test_click (get_step (dialog), "_Cancel");
  rk_test_settle (self);
  g_assert_null (rk_test_get_dialog (self));
  g_assert_null (tournament);
  g_assert_cmpuint (g_settings_get_uint (defaults, "players"), ==, 8);
}

/* System and rounds follow the number of players until somebody chooses them. */
static void
test_suggestions (RkTestWindow  *self,
                  gconstpointer  data)
{
  g_autoptr (RkTournament) tournament = NULL;
  RkNewTournamentDialog *dialog = open_dialog (self, &tournament);
  const RkRegulations *regulations = rk_new_tournament_dialog_get_regulations (dialog);
  GtkWidget *first = get_step (dialog);
  RkRegulations defaults;

  g_assert_cmpint (regulations->system, ==, RK_SYSTEM_ROUND_ROBIN);
  rk_test_set_number (first, "Players Expected", 10);
  g_assert_cmpint (regulations->system, ==, RK_SYSTEM_ROUND_ROBIN);
  for (guint n_players = 11; n_players < 100; n_players += 13)
    {
      rk_test_set_number (first, "Players Expected", n_players);
      rk_regulations_init (&defaults, RK_SYSTEM_SWISS, n_players);
      g_assert_cmpint (regulations->system, ==, RK_SYSTEM_SWISS);
      g_assert_cmpuint (regulations->n_rounds, ==, defaults.n_rounds);
      g_assert_cmpuint (regulations->n_tie_breaks, ==, defaults.n_tie_breaks);
      g_assert_cmpint (regulations->tie_breaks[0], ==, defaults.tie_breaks[0]);
    }

  go_on (self, dialog, 1);
  rk_test_set_number (get_step (dialog), "Rounds", 9);
  rk_test_set_number (first, "Players Expected", 300);
  g_assert_cmpuint (regulations->n_rounds, ==, 9);

  choose_system (dialog, RK_SYSTEM_DOUBLE_ROUND_ROBIN);
  g_assert_cmpint (regulations->system, ==, RK_SYSTEM_DOUBLE_ROUND_ROBIN);
  g_assert_cmpint (regulations->tie_breaks[0], ==, RK_TIE_BREAK_DE);
  rk_test_set_number (first, "Players Expected", 60);
  g_assert_cmpint (regulations->system, ==, RK_SYSTEM_DOUBLE_ROUND_ROBIN);
}

/* The bye of a pairing of two games is worth one and a half. */
static void
test_two_games (RkTestWindow  *self,
                gconstpointer  data)
{
  g_autoptr (RkTournament) tournament = NULL;
  RkNewTournamentDialog *dialog = open_dialog (self, &tournament);
  const RkRegulations *regulations = rk_new_tournament_dialog_get_regulations (dialog);

  rk_test_set_number (get_step (dialog), "Players Expected", 30);
  go_on (self, dialog, 1);
  g_assert_cmpuint (regulations->bye_points, ==, 2);
  rk_test_select_item (get_step (dialog), "Games in a Pairing", 1);
  g_assert_cmpuint (regulations->n_games, ==, 2);
  g_assert_cmpuint (regulations->bye_points, ==, 3);
  rk_test_select_item (get_step (dialog), "Value of the Bye", 2);
  g_assert_cmpuint (regulations->bye_points, ==, 2);
  rk_test_select_item (get_step (dialog), "Games in a Pairing", 0);
  g_assert_cmpuint (regulations->bye_points, ==, 2);
}

static void
assert_game (const RkRules *game,
             guint          max_rounds,
             guint          max_wins)
{
  g_assert_cmpuint (game->max_rounds, ==, max_rounds);
  g_assert_cmpuint (game->max_wins, ==, max_wins);
}

/* Each length has an end. */
static void
test_lengths (RkTestWindow  *self,
              gconstpointer  data)
{
  g_autoptr (RkTournament) tournament = NULL;
  RkNewTournamentDialog *dialog = open_dialog (self, &tournament);
  const RkRules *game = &rk_new_tournament_dialog_get_regulations (dialog)->game;
  GtkWidget *step;

  go_on (self, dialog, 2);
  step = get_step (dialog);
  assert_game (game, 1, 0);
  rk_test_select_item (step, "Length", 1);
  rk_test_set_number (step, "Rounds", 6);
  assert_game (game, 6, 0);
  rk_test_select_item (step, "Length", 2);
  rk_test_set_number (step, "Rounds to Win", 3);
  assert_game (game, RK_DEFAULT_MAX_ROUNDS, 3);
  rk_test_select_item (step, "Length", 3);
  assert_game (game, RK_DEFAULT_MAX_ROUNDS, 0);
  rk_test_select_item (step, "Who Begins Later Rounds", 1);
  rk_test_select_item (step, "What Decides after the Last Round", 2);
  g_assert_cmpint (game->next_first, ==, RK_NEXT_FIRST_LOSER);
  g_assert_cmpint (game->decides, ==, RK_DECIDES_DRAW);
  rk_test_select_item (step, "Length", 0);
  assert_game (game, 1, 0);
}

static gboolean
shows_warning (gpointer                root,
               RkNewTournamentDialog  *dialog,
               RkRegulationsWarning    warning,
               guint                   n_players)
{
  g_autofree char *text =
    rk_text_regulations_warning (warning, rk_new_tournament_dialog_get_regulations (dialog),
                                 n_players);
  GtkWidget *group = rk_test_find (root, RK_TYPE_WARNINGS_GROUP, NULL);

  return group != NULL && rk_test_find (group, GTK_TYPE_LABEL, text) != NULL;
}

/* Seven rounds for eight players: use a round robin. */
static void
test_warnings (RkTestWindow  *self,
               gconstpointer  data)
{
  g_autoptr (RkTournament) tournament = NULL;
  RkNewTournamentDialog *dialog = open_dialog (self, &tournament);
  const RkRegulations *regulations = rk_new_tournament_dialog_get_regulations (dialog);

  go_on (self, dialog, 1);
  g_assert_null (rk_test_find (get_step (dialog), RK_TYPE_WARNINGS_GROUP, NULL));
  choose_system (dialog, RK_SYSTEM_SWISS);
  rk_test_set_number (get_step (dialog), "Rounds", 7);
  g_assert_cmpuint (rk_regulations_get_warnings (regulations, 8) &
                      (1u << RK_WARNING_ROUND_ROBIN_BETTER), !=, 0);
  g_assert_true (shows_warning (get_step (dialog), dialog, RK_WARNING_ROUND_ROBIN_BETTER, 8));

  go_on (self, dialog, 4);
  g_assert_cmpstr (get_title (dialog), ==, "Check");
  g_assert_true (shows_warning (get_step (dialog), dialog, RK_WARNING_ROUND_ROBIN_BETTER, 8));
}

static void
test_players (RkTestWindow  *self,
              gconstpointer  data)
{
  g_autoptr (RkTournament) tournament = NULL;
  RkNewTournamentDialog *dialog = open_dialog (self, &tournament);
  GtkWidget *widget;

  rk_test_set_text (get_step (dialog), "Name of the Tournament", "  Garissa Open ");
  rk_test_set_text (get_step (dialog), "Place", "Garissa");
  go_on (self, dialog, 3);
  g_assert_cmpstr (get_title (dialog), ==, "Players");
  paste (dialog, "Asha, 1800, Garissa\nBilan\nCaasha\nAsha\n");
  widget = rk_test_find (dialog, RK_TYPE_PLAYERS_PASTE, NULL);
  g_assert_cmpuint (rk_players_paste_get_records (RK_PLAYERS_PASTE (widget))->len, ==, 4);
  g_assert_nonnull (rk_test_find (widget, GTK_TYPE_LABEL, "4 players"));
  g_assert_nonnull (rk_test_find (widget, GTK_TYPE_LABEL, "There is more than one “Asha”."));
  start (self, dialog);

  g_assert_cmpstr (rk_tournament_get_name (tournament), ==, "Garissa Open");
  g_assert_cmpstr (rk_tournament_get_site (tournament), ==, "Garissa");
  g_assert_cmpuint (rk_tournament_get_n_entrants (tournament), ==, 4);
  g_assert_cmpuint (rk_entrant_get_strength (rk_tournament_get_entrant (tournament, 1)), ==,
                    1800);
}

/* The next tournament proposes how the last was played. */
static void
test_remembered (RkTestWindow  *self,
                 gconstpointer  data)
{
  g_autoptr (RkTournament) tournament = NULL;
  g_autoptr (RkTournament) other = NULL;
  RkNewTournamentDialog *dialog = open_dialog (self, &tournament);
  const RkRegulations *regulations;
  GtkWidget *editor;

  rk_test_set_text (get_step (dialog), "Place", "Wajir");
  rk_test_set_number (get_step (dialog), "Players Expected", 30);
  go_on (self, dialog, 1);
  rk_test_select_item (get_step (dialog), "Games in a Pairing", 1);
  go_on (self, dialog, 1);
  rk_test_select_item (get_step (dialog), "Length", 2);
  go_on (self, dialog, 2);
  editor = rk_test_find (get_step (dialog), RK_TYPE_TIE_BREAKS_EDITOR, NULL);
  gtk_widget_activate_action (editor, "tie-breaks.remove", "u", 0);
  start (self, dialog);

  dialog = open_dialog (self, &other);
  regulations = rk_new_tournament_dialog_get_regulations (dialog);
  g_assert_nonnull (rk_test_find (dialog, GTK_TYPE_TEXT, NULL));
  g_assert_cmpint (regulations->system, ==, RK_SYSTEM_SWISS);
  g_assert_cmpuint (regulations->n_games, ==, 2);
  g_assert_cmpuint (regulations->bye_points, ==, 3);
  g_assert_cmpuint (regulations->game.max_wins, ==, 1);
  g_assert_cmpuint (regulations->n_tie_breaks, ==, 3);
  g_assert_cmpint (regulations->tie_breaks[0], ==, RK_TIE_BREAK_BH);

  /* Of another system the preset. */
  rk_test_set_number (get_step (dialog), "Players Expected", 6);
  g_assert_cmpint (regulations->system, ==, RK_SYSTEM_ROUND_ROBIN);
  g_assert_cmpuint (regulations->n_tie_breaks, ==, 4);
}

/* But not the system: each tournament gets the one that suits its players. */
static void
test_system_not_remembered (RkTestWindow  *self,
                            gconstpointer  data)
{
  g_autoptr (RkTournament) tournament = NULL;
  g_autoptr (RkTournament) other = NULL;
  RkNewTournamentDialog *dialog = open_dialog (self, &tournament);

  rk_test_set_number (get_step (dialog), "Players Expected", 30);
  go_on (self, dialog, 1);
  choose_system (dialog, RK_SYSTEM_KNOCKOUT);
  start (self, dialog);
  g_assert_cmpint (rk_tournament_get_regulations (tournament)->system, ==, RK_SYSTEM_KNOCKOUT);

  dialog = open_dialog (self, &other);
  g_assert_cmpint (rk_new_tournament_dialog_get_regulations (dialog)->system, ==,
                   RK_SYSTEM_SWISS);
  rk_test_set_number (get_step (dialog), "Players Expected", 6);
  g_assert_cmpint (rk_new_tournament_dialog_get_regulations (dialog)->system, ==,
                   RK_SYSTEM_ROUND_ROBIN);
}

static gboolean
is_suggested (gpointer    dialog,
              const char *label)
{
  GtkWidget *button = rk_test_find (get_step (dialog), GTK_TYPE_BUTTON, label);

  return gtk_widget_has_css_class (button, "suggested-action");
}

/* The bright button goes on to the next step, and starts on the last. */
static void
test_suggested_button (RkTestWindow  *self,
                       gconstpointer  data)
{
  g_autoptr (RkTournament) tournament = NULL;
  RkNewTournamentDialog *dialog = open_dialog (self, &tournament);

  for (guint step = 1; step < N_STEPS; step++)
    {
      g_assert_true (is_suggested (dialog, "_Next"));
      g_assert_false (is_suggested (dialog, "_Start"));
      go_on (self, dialog, 1);
    }
  g_assert_cmpstr (get_title (dialog), ==, "Check");
  g_assert_true (is_suggested (dialog, "_Start"));
}

static const char *
get_summary (gpointer    dialog,
             const char *title)
{
  GtkWidget *row = rk_test_find_row (get_step (dialog), ADW_TYPE_ACTION_ROW, title);

  return adw_action_row_get_subtitle (ADW_ACTION_ROW (row));
}

/* The last step names what it shows. */
static void
test_summary (RkTestWindow  *self,
              gconstpointer  data)
{
  g_autoptr (RkTournament) tournament = NULL;
  RkNewTournamentDialog *dialog = open_dialog (self, &tournament);

  rk_test_set_text (get_step (dialog), "Name of the Tournament", "Garissa Open");
  go_on (self, dialog, N_STEPS - 1);
  g_assert_cmpstr (get_summary (dialog, "Name of the Tournament"), ==, "Garissa Open");
  g_assert_cmpstr (get_summary (dialog, "Players"), ==, "No Players Yet");
  g_assert_true (g_str_has_prefix (get_summary (dialog, "System"), "Round robin, 7 rounds.\n"));
  g_assert_cmpstr (get_summary (dialog, "Tie-Breaks"), ==,
                   "1. Direct encounter\n2. Rounds won\n3. Sonneborn-Berger\n4. Koya");
  g_assert_null (rk_test_find (get_step (dialog), GTK_TYPE_LABEL, "Place"));
}

/* A knockout has no tie-breaks to choose. */
static void
test_knockout (RkTestWindow  *self,
               gconstpointer  data)
{
  g_autoptr (RkTournament) tournament = NULL;
  RkNewTournamentDialog *dialog = open_dialog (self, &tournament);

  go_on (self, dialog, 1);
  choose_system (dialog, RK_SYSTEM_KNOCKOUT);
  go_on (self, dialog, 3);
  g_assert_cmpstr (get_title (dialog), ==, "Check");
  start (self, dialog);
  g_assert_cmpuint (rk_tournament_get_regulations (tournament)->n_tie_breaks, ==, 0);
}

/* Tie-breaks. */

static void
assert_tie_breaks (RkTieBreaksEditor *editor,
                   const char        *expected)
{
  RkRegulations regulations;
  g_autoptr (GString) codes = g_string_new (NULL);

  rk_tie_breaks_editor_get (editor, &regulations);
  for (guint i = 0; i < regulations.n_tie_breaks; i++)
    g_string_append_printf (codes, "%s%s", i > 0 ? " " : "",
                            rk_tie_break_to_code (regulations.tie_breaks[i]));
  g_assert_cmpstr (codes->str, ==, expected);
}

static gboolean
has_candidate (RkTieBreaksEditor *editor,
               RkTieBreak         tie_break)
{
  g_autofree char *name = rk_text_tie_break_name (tie_break);
  GtkWidget *row = rk_test_find (editor, ADW_TYPE_COMBO_ROW, NULL);
  GListModel *model = adw_combo_row_get_model (ADW_COMBO_ROW (row));

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (GtkStringObject) item = g_list_model_get_item (model, i);

      if (g_str_equal (gtk_string_object_get_string (item), name))
        return TRUE;
    }

  return FALSE;
}

static void
test_tie_breaks (RkTestWindow  *self,
                 gconstpointer  data)
{
  RkTieBreaksEditor *editor = g_object_new (RK_TYPE_TIE_BREAKS_EDITOR, NULL);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *row;
  RkRegulations regulations;

  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (editor));
  gtk_window_present (GTK_WINDOW (window));
  rk_regulations_init (&regulations, RK_SYSTEM_SWISS, 20);
  rk_tie_breaks_editor_set (editor, &regulations);
  rk_test_settle (self);
  assert_tie_breaks (editor, "BH-C1 BH SB WIN");
  g_assert_false (has_candidate (editor, RK_TIE_BREAK_KS));

  gtk_widget_activate_action (GTK_WIDGET (editor), "tie-breaks.move-down", "u", 0);
  assert_tie_breaks (editor, "BH BH-C1 SB WIN");
  gtk_widget_activate_action (GTK_WIDGET (editor), "tie-breaks.move-up", "u", 3);
  assert_tie_breaks (editor, "BH BH-C1 WIN SB");
  gtk_widget_activate_action (GTK_WIDGET (editor), "tie-breaks.remove", "u", 1);
  assert_tie_breaks (editor, "BH WIN SB");

  g_assert_true (has_candidate (editor, RK_TIE_BREAK_BH_C1));
  row = rk_test_find (editor, ADW_TYPE_COMBO_ROW, NULL);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 1);
  rk_test_settle (self);
  assert_tie_breaks (editor, "BH WIN SB DE");
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, 0);

  row = rk_test_find (editor, ADW_TYPE_BUTTON_ROW, NULL);
  g_signal_emit_by_name (row, "activated");
  assert_tie_breaks (editor, "BH-C1 BH SB WIN");
  for (guint i = 0; i < 4; i++)
    gtk_widget_activate_action (GTK_WIDGET (editor), "tie-breaks.remove", "u", 0);
  assert_tie_breaks (editor, "");

  /* Buchholz says nothing in a round robin. */
  rk_regulations_init (&regulations, RK_SYSTEM_ROUND_ROBIN, 6);
  rk_tie_breaks_editor_set (editor, &regulations);
  g_assert_false (has_candidate (editor, RK_TIE_BREAK_BH));
  g_assert_false (has_candidate (editor, RK_TIE_BREAK_BH_C1));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The buttons tell of which tie-break they are, and the focus follows the row. */
static void
test_tie_breaks_access (RkTestWindow  *self,
                        gconstpointer  data)
{
  RkTieBreaksEditor *editor = g_object_new (RK_TYPE_TIE_BREAKS_EDITOR, NULL);
  GtkWidget *window = gtk_window_new ();
  g_autofree char *name = rk_text_tie_break_name (RK_TIE_BREAK_BH_C1);
  g_autofree char *down = g_strdup_printf ("Move “%s” Down", name);
  g_autofree char *up = g_strdup_printf ("Move “%s” Up", name);
  GtkWidget *button;
  RkRegulations regulations;

  rk_regulations_init (&regulations, RK_SYSTEM_SWISS, 20);
  rk_tie_breaks_editor_set (editor, &regulations);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (editor));
  gtk_window_present (GTK_WINDOW (window));
  rk_test_settle (self);

  button = rk_test_find (editor, GTK_TYPE_BUTTON, up);
  g_assert_false (gtk_widget_is_sensitive (button));
  button = rk_test_find (editor, GTK_TYPE_BUTTON, down);
  g_assert_true (gtk_widget_is_sensitive (button));
  gtk_widget_grab_focus (button);
  g_signal_emit_by_name (button, "clicked");
  rk_test_settle (self);
  assert_tie_breaks (editor, "BH BH-C1 SB WIN");
  g_assert_true (rk_test_find (editor, GTK_TYPE_BUTTON, down) ==
                 gtk_window_get_focus (GTK_WINDOW (window)));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Regulations of a tournament. */

static RkTournament *
make_tournament (RkSystem system,
                 guint    n_players)
{
  RkRegulations regulations;
  RkTournament *tournament;

  rk_regulations_init (&regulations, system, n_players);
  tournament = rk_tournament_new ("Open", &regulations);
  for (guint i = 0; i < n_players; i++)
    {
      g_autofree char *name = g_strdup_printf ("Player %u", i + 1);

      g_assert_nonnull (rk_tournament_add_entrant (tournament, name, NULL, 0, NULL));
    }

  return tournament;
}

static AdwDialog *
open_regulations (RkTestWindow *self,
                  RkTournament *tournament)
{
  AdwDialog *dialog = rk_regulations_dialog_new (tournament);

  adw_dialog_present (dialog, GTK_WIDGET (self->window));
  rk_test_settle (self);

  return dialog;
}

static void
test_regulations (RkTestWindow  *self,
                  gconstpointer  data)
{
  g_autoptr (RkTournament) tournament = make_tournament (RK_SYSTEM_SWISS, 12);
  AdwDialog *dialog = open_regulations (self, tournament);
  const RkRegulations *regulations;

  rk_test_set_text (dialog, "Name of the Tournament", "Club Night");
  choose_system (dialog, RK_SYSTEM_ROUND_ROBIN);
  rk_test_select_item (dialog, "Length", 1);
  rk_test_click (dialog, "C_hange");
  rk_test_settle (self);
  g_assert_null (rk_test_get_dialog (self));

  regulations = rk_tournament_get_regulations (tournament);
  g_assert_cmpstr (rk_tournament_get_name (tournament), ==, "Club Night");
  g_assert_cmpint (regulations->system, ==, RK_SYSTEM_ROUND_ROBIN);
  g_assert_cmpint (regulations->tie_breaks[0], ==, RK_TIE_BREAK_DE);
  g_assert_cmpuint (regulations->game.max_rounds, ==, 4);
}

/* Opening and closing changes nothing, nor does a change without a change. */
static void
test_regulations_unchanged (RkTestWindow  *self,
                            gconstpointer  data)
{
  for (RkSystem system = RK_SYSTEM_ROUND_ROBIN; system <= RK_SYSTEM_KNOCKOUT; system++)
    {
      g_autoptr (RkTournament) tournament = make_tournament (system, 12);
      guint n_entries = g_list_model_get_n_items (rk_tournament_get_log (tournament));

      rk_test_click (open_regulations (self, tournament), "C_hange");
      rk_test_settle (self);
      g_assert_null (rk_test_get_dialog (self));
      g_assert_cmpuint (g_list_model_get_n_items (rk_tournament_get_log (tournament)), ==,
                        n_entries);
    }
}

/* Since round 1 was paired most is locked; tie-breaks ask for a reason. */
static void
test_regulations_locked (RkTestWindow  *self,
                         gconstpointer  data)
{
  g_autoptr (RkTournament) tournament = make_tournament (RK_SYSTEM_SWISS, 12);
  AdwDialog *dialog;
  GtkWidget *editor;
  g_autoptr (RkLogEntry) entry = NULL;
  GListModel *log = rk_tournament_get_log (tournament);

  g_assert_true (rk_tournament_pair (tournament, 0, NULL));
  dialog = open_regulations (self, tournament);
  g_assert_false (gtk_widget_is_sensitive (
      rk_test_find_row (dialog, ADW_TYPE_COMBO_ROW, "Games in a Pairing")));
  g_assert_false (gtk_widget_is_sensitive (
      rk_test_find_row (dialog, ADW_TYPE_COMBO_ROW, "Length")));
  g_assert_true (gtk_widget_is_sensitive (rk_test_find_row (dialog, ADW_TYPE_SPIN_ROW, "Rounds")));
  g_assert_nonnull (rk_test_find (
      dialog, GTK_TYPE_LABEL, "A game stays as it was when round 1 was paired."));

  g_assert_null (rk_test_find (dialog, GTK_TYPE_LABEL, "Reason for the Change"));
  editor = rk_test_find (dialog, RK_TYPE_TIE_BREAKS_EDITOR, NULL);
  gtk_widget_activate_action (editor, "tie-breaks.move-down", "u", 0);
  rk_test_set_text (dialog, "Reason for the Change", "As announced");
  rk_test_click (dialog, "C_hange");
  rk_test_settle (self);

  entry = g_list_model_get_item (log, g_list_model_get_n_items (log) - 1);
  g_assert_cmpint (rk_log_entry_get_action (entry), ==, RK_LOG_TIE_BREAKS);
  g_assert_cmpstr (rk_log_entry_get_reason (entry), ==, "As announced");
  g_assert_cmpint (rk_tournament_get_regulations (tournament)->tie_breaks[0], ==,
                   RK_TIE_BREAK_BH);
}

/* Each step fits a narrow window. */
static void
assert_narrow (RkTestWindow     *self,
               GtkTextDirection  direction)
{
  g_autoptr (RkTournament) tournament = NULL;
  RkNewTournamentDialog *dialog;

  gtk_widget_set_default_direction (direction);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 360, 640);
  rk_test_settle (self);
  dialog = open_dialog (self, &tournament);
  rk_test_set_number (get_step (dialog), "Players Expected", 30);
  for (guint step = 0; step < N_STEPS; step++)
    {
      int minimum;

      if (step > 0)
        go_on (self, dialog, 1);
      gtk_widget_measure (get_step (dialog), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL,
                          NULL, NULL);
      g_assert_cmpint (minimum, <=, 360);
    }
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* Where it is while the dialog gets another form; but each step that comes gets it. */
static void
test_focus (RkTestWindow  *self,
            gconstpointer  data)
{
  g_autoptr (RkTournament) tournament = NULL;
  RkNewTournamentDialog *dialog = open_dialog (self, &tournament);
  GtkWidget *first = rk_test_get_focus (self);
  GtkWidget *focus;

  gtk_widget_child_focus (GTK_WIDGET (dialog), GTK_DIR_TAB_FORWARD);
  focus = rk_test_get_focus (self);
  g_assert_true (first != focus);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 360, 640);
  rk_test_settle (self);
  g_assert_true (rk_test_get_focus (self) == focus);

  go_on (self, dialog, 1);
  g_assert_true (rk_focus_is_within (rk_test_find (dialog, RK_TYPE_SYSTEM_GROUP, NULL)));
}

static void
test_narrow (RkTestWindow  *self,
             gconstpointer  data)
{
  assert_narrow (self, GTK_TEXT_DIR_LTR);
}

static void
test_narrow_rtl (RkTestWindow  *self,
                 gconstpointer  data)
{
  assert_narrow (self, GTK_TEXT_DIR_RTL);
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  rk_test_add ("/new-tournament/each-step", test_each_step);
  rk_test_add ("/new-tournament/cancel", test_cancel);
  rk_test_add ("/new-tournament/suggestions", test_suggestions);
  rk_test_add ("/new-tournament/system-not-remembered", test_system_not_remembered);
  rk_test_add ("/new-tournament/suggested-button", test_suggested_button);
  rk_test_add ("/new-tournament/summary", test_summary);
  rk_test_add ("/new-tournament/two-games", test_two_games);
  rk_test_add ("/new-tournament/lengths", test_lengths);
  rk_test_add ("/new-tournament/warnings", test_warnings);
  rk_test_add ("/new-tournament/players", test_players);
  rk_test_add ("/new-tournament/remembered", test_remembered);
  rk_test_add ("/new-tournament/knockout", test_knockout);
  rk_test_add ("/new-tournament/focus", test_focus);
  rk_test_add ("/new-tournament/narrow", test_narrow);
  rk_test_add ("/new-tournament/narrow-rtl", test_narrow_rtl);
  rk_test_add ("/tie-breaks/editor", test_tie_breaks);
  rk_test_add ("/tie-breaks/access", test_tie_breaks_access);
  rk_test_add ("/regulations/change", test_regulations);
  rk_test_add ("/regulations/unchanged", test_regulations_unchanged);
  rk_test_add ("/regulations/locked", test_regulations_locked);

  return g_test_run ();
}
