/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* An evening in the rounds of a tournament: by keys, by menus, at 360 pixels. */

#include "rk-cross-table-pane.h"
#include "rk-games-dialog.h"
#include "rk-pairing-row.h"
#include "rk-pairings-pane-private.h"
#include "rk-result-dialog.h"
#include "rk-result-key.h"
#include "rk-standings-pane.h"
#include "rk-table-view.h"
#include "rk-test-window.h"
#include "rk-tournament-sentences.h"

typedef struct
{
  RkTournament *tournament;
  GtkWidget *window;
  AdwToastOverlay *overlay;
  RkPairingsPane *pane;
} Fixture;

static gboolean
has_window_size (gpointer user_data)
{
  return gtk_widget_get_mapped (user_data) && gtk_widget_get_width (user_data) > 0;
}

static RkTournament *
make_tournament (guint n_players)
{
  RkRegulations regulations;
  RkTournament *tournament;

  rk_regulations_init (&regulations, RK_SYSTEM_SWISS, n_players);
  regulations.n_rounds = 3;
  tournament = rk_tournament_new ("Hargeysa", &regulations);
  for (guint i = 1; i <= n_players; i++)
    {
      g_autofree char *name = g_strdup_printf ("Player %03u", i);

      g_assert_nonnull (rk_tournament_add_entrant (tournament, name, NULL, 3000 - i, NULL));
    }
  return tournament;
}

static void
show (Fixture   *fixture,
      GtkWidget *child,
      int        width)
{
  fixture->window = adw_window_new ();
  fixture->overlay = ADW_TOAST_OVERLAY (adw_toast_overlay_new ());
  adw_toast_overlay_set_child (fixture->overlay, child);
  adw_window_set_content (ADW_WINDOW (fixture->window), GTK_WIDGET (fixture->overlay));
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, 640);
  gtk_window_present (GTK_WINDOW (fixture->window));
  rk_test_wait (has_window_size, fixture->window);
}

static void
set_up_sized (Fixture *fixture,
              guint    n_players,
              int      width)
{
  fixture->tournament = make_tournament (n_players);
  fixture->pane = g_object_new (RK_TYPE_PAIRINGS_PANE, NULL);
  rk_pairings_pane_set_tournament (fixture->pane, fixture->tournament);
  show (fixture, GTK_WIDGET (fixture->pane), width);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  set_up_sized (fixture, 7, GPOINTER_TO_INT (data));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  if (fixture->window != NULL)
    gtk_window_destroy (GTK_WINDOW (fixture->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_finalize_object (fixture->tournament);
}

static void
act (Fixture    *fixture,
     const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->pane), action, NULL));
}

static void
enter (Fixture    *fixture,
       const char *code)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->pane), "round.enter", "s", code));
}

static gboolean
is_draft (gpointer user_data)
{
  return rk_tournament_get_state (user_data) == RK_TOURNAMENT_DRAFT;
}

static void
pair_and_publish (Fixture *fixture)
{
  act (fixture, "round.pair");
  rk_test_wait (is_draft, fixture->tournament);
  act (fixture, "round.publish");
  g_assert_cmpint (rk_tournament_get_state (fixture->tournament), ==, RK_TOURNAMENT_PLAYING);
}

static const RkGameRecord *
get_game (Fixture *fixture,
          guint    round,
          guint    board)
{
  return rk_pairing_get_game (
      rk_tournament_round_get_board (rk_tournament_get_round (fixture->tournament, round), board),
      0);
}

static void
type_margin (AdwDialog  *dialog,
             const char *text)
{
  GtkWidget *margin = rk_test_find (dialog, ADW_TYPE_EXPANDER_ROW, NULL);
  GtkWidget *row = rk_test_find (dialog, ADW_TYPE_SPIN_ROW, NULL);

  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (margin), TRUE);
  gtk_editable_set_text (GTK_EDITABLE (row), text);
  adw_spin_row_update (ADW_SPIN_ROW (row));
}

static int
get_typed_margin (AdwDialog *dialog)
{
  return adw_spin_row_get_value (ADW_SPIN_ROW (rk_test_find (dialog, ADW_TYPE_SPIN_ROW, NULL)));
}

static void
test_round (Fixture       *fixture,
            gconstpointer  data)
{
  RkTournament *tournament = fixture->tournament;

  g_assert_null (rk_pairings_pane_get_round (fixture->pane));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (
                       GTK_STACK (rk_test_find (fixture->pane, GTK_TYPE_STACK, NULL))),
                   ==, "empty");

  pair_and_publish (fixture);
  g_assert_nonnull (rk_test_find (fixture->pane, GTK_TYPE_LABEL, "3 of 3 boards open"));

  /* The focus goes from board to board. */
  enter (fixture, "1");
  enter (fixture, "½");
  enter (fixture, "0");
  g_assert_cmpint (get_game (fixture, 1, 1)->result, ==, RK_RESULT_FIRST);
  g_assert_cmpint (get_game (fixture, 1, 2)->result, ==, RK_RESULT_DRAW);
  g_assert_cmpint (get_game (fixture, 1, 3)->result, ==, RK_RESULT_SECOND);
  g_assert_cmpint (rk_tournament_get_state (tournament), ==, RK_TOURNAMENT_BETWEEN);
  g_assert_nonnull (rk_test_find (fixture->pane, GTK_TYPE_LABEL, "0 of 3 boards open"));

  pair_and_publish (fixture);
  g_assert_cmpuint (rk_tournament_round_get_number (rk_pairings_pane_get_round (fixture->pane)),
                    ==, 2);
  act (fixture, "round.previous");
  g_assert_cmpuint (rk_tournament_round_get_number (rk_pairings_pane_get_round (fixture->pane)),
                    ==, 1);
  act (fixture, "round.next-open");
  g_assert_cmpuint (rk_tournament_round_get_number (rk_pairings_pane_get_round (fixture->pane)),
                    ==, 2);
}

/* A result that is entered twice, and one of a round that is long over. */
static void
test_changes (Fixture       *fixture,
              gconstpointer  data)
{
  AdwDialog *dialog;

  pair_and_publish (fixture);
  enter (fixture, "1");
  rk_pairings_pane_show_round (fixture->pane, 1);
  enter (fixture, "1");
  enter (fixture, "1");
  g_assert_cmpint (rk_tournament_get_state (fixture->tournament), ==, RK_TOURNAMENT_BETWEEN);

  pair_and_publish (fixture);
  rk_pairings_pane_show_round (fixture->pane, 1);
  enter (fixture, "0");
  g_assert_cmpint (get_game (fixture, 1, 1)->result, ==, RK_RESULT_FIRST);
  g_assert_cmpint (get_game (fixture, 1, 1)->flags, ==, 0);
  dialog = adw_window_get_visible_dialog (ADW_WINDOW (fixture->window));
  g_assert_true (RK_IS_RESULT_DIALOG (dialog));
  type_margin (dialog, "৪");
  g_assert_cmpint (get_typed_margin (dialog), ==, 4);
  type_margin (dialog, "x");
  g_assert_cmpint (get_typed_margin (dialog), ==, 4);
  type_margin (dialog, "-12");
  g_assert_cmpint (get_typed_margin (dialog), ==, -12);
  type_margin (dialog, "−৮");
  rk_test_click (dialog, "_Enter");
  g_assert_cmpint (get_game (fixture, 1, 1)->result, ==, RK_RESULT_SECOND);
  g_assert_cmpint (get_game (fixture, 1, 1)->margin, ==, 8);
  g_assert_cmpint (get_game (fixture, 1, 1)->flags, ==, RK_RESULT_FLAG_LATE);
  g_assert_cmpuint (rk_tournament_get_n_rounds (fixture->tournament), ==, 2);
}

static void
test_names (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *group;
  GtkWidget *search;

  pair_and_publish (fixture);
  group = rk_test_find (fixture->pane, ADW_TYPE_TOGGLE_GROUP, NULL);
  adw_toggle_group_set_active_name (ADW_TOGGLE_GROUP (group), "name");
  while (g_main_context_iteration (NULL, FALSE))
    ;
  search = rk_test_find (fixture->pane, GTK_TYPE_SEARCH_ENTRY, NULL);
  /* A board, in the digits of any script. */
  gtk_editable_set_text (GTK_EDITABLE (search), "০০৩");
  g_signal_emit_by_name (search, "search-changed");
  g_signal_emit_by_name (search, "activate");
  enter (fixture, "1");
  g_assert_cmpint (rk_tournament_get_state (fixture->tournament), ==, RK_TOURNAMENT_PLAYING);
  g_assert_nonnull (rk_test_find (fixture->pane, GTK_TYPE_LABEL, "2 of 3 boards open"));
}

/* The row whose menu is open goes away. */
static void
test_menu (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *row;

  act (fixture, "round.pair");
  rk_test_wait (is_draft, fixture->tournament);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  row = rk_test_find (fixture->pane, RK_TYPE_PAIRING_ROW, NULL);
  g_signal_emit_by_name (row, "menu", row);
  g_assert_nonnull (rk_test_find (fixture->pane, GTK_TYPE_POPOVER_MENU, NULL));
  act (fixture, "round.unpair");
  g_assert_cmpint (rk_tournament_get_state (fixture->tournament), ==, RK_TOURNAMENT_SETUP);
}

static gboolean
is_focused (Fixture *fixture)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  GtkWidget *list = gtk_widget_get_ancestor (
      rk_test_find (fixture->pane, RK_TYPE_PAIRING_ROW, NULL), GTK_TYPE_LIST_VIEW);

  return focus != NULL && gtk_widget_is_ancestor (focus, list);
}

static void
iterate (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* What is typed reaches the board that is drawn as chosen. */
static void
test_focus (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *popover;
  AdwDialog *dialog;

  pair_and_publish (fixture);
  iterate ();
  g_assert_true (is_focused (fixture));

  act (fixture, "round.menu");
  popover = rk_test_find (fixture->pane, GTK_TYPE_POPOVER_MENU, NULL);
  g_assert_nonnull (popover);
  iterate ();
  gtk_popover_popdown (GTK_POPOVER (popover));
  iterate ();
  g_assert_true (is_focused (fixture));

  /* Also from a button outside the list. */
  g_assert_true (gtk_widget_grab_focus (
      rk_test_find (fixture->pane, GTK_TYPE_BUTTON, "Next _Open Board")));
  g_assert_false (is_focused (fixture));
  act (fixture, "round.why");
  iterate ();
  dialog = adw_window_get_visible_dialog (ADW_WINDOW (fixture->window));
  adw_dialog_force_close (dialog);
  iterate ();
  g_assert_true (is_focused (fixture));

  g_assert_true (_rk_pairings_pane_press_key (fixture->pane, GDK_KEY_1, 10, 0));
  g_assert_cmpint (get_game (fixture, 1, 1)->result, ==, RK_RESULT_FIRST);
  g_assert_true (is_focused (fixture));
}

/* Results by what a key gives and by where it is. */
static void
test_result_keys (void)
{
  static const struct
  {
    guint keyval;
    guint keycode;
    GdkModifierType modifiers;
    const char *code;
  } keys[] = {
    { GDK_KEY_1, 10, 0, "1" },
    { GDK_KEY_0, 19, 0, "0" },
    { GDK_KEY_KP_1, 87, 0, "1" },
    { GDK_KEY_equal, 21, 0, "½" },
    { GDK_KEY_plus, 21, GDK_SHIFT_MASK, "+-" },
    { GDK_KEY_KP_Add, 86, 0, "+-" },
    { GDK_KEY_minus, 20, 0, "-+" },
    /* Czech, without and with Shift. */
    { GDK_KEY_plus, 10, 0, "1" },
    { GDK_KEY_eacute, 19, 0, "0" },
    { GDK_KEY_1, 10, GDK_SHIFT_MASK, "1" },
    /* French. */
    { GDK_KEY_ampersand, 10, 0, "1" },
    { GDK_KEY_agrave, 19, 0, "0" },
    { GDK_KEY_minus, 15, 0, "-+" },
    /* Bengali ১. */
    { 0x10009e7, 10, 0, "1" },
    { GDK_KEY_Delete, 119, 0, "" },
    { GDK_KEY_2, 11, 0, NULL },
    { GDK_KEY_1, 10, GDK_CONTROL_MASK, NULL },
    { GDK_KEY_exclam, 10, GDK_SHIFT_MASK, NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_test_message ("%s at %u", gdk_keyval_name (keys[i].keyval), keys[i].keycode);
      g_assert_cmpstr (
          rk_result_key_get_code (keys[i].keyval, keys[i].keycode, keys[i].modifiers), ==,
          keys[i].code);
    }
}

/* In a draft nothing is open, a key says why it does nothing, and what the arbiter
 * changed is marked; who begins is marked always. */
static void
test_draft (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *toasts = rk_pairings_pane_get_toasts (fixture->pane);
  GtkWidget *row;

  act (fixture, "round.pair");
  rk_test_wait (is_draft, fixture->tournament);
  iterate ();
  row = rk_test_find (fixture->pane, RK_TYPE_PAIRING_ROW, NULL);
  g_assert_null (rk_test_find (fixture->pane, GTK_TYPE_LABEL, "open"));
  g_assert_nonnull (rk_test_find (row, GTK_TYPE_LABEL, "begins"));
  g_assert_true (_rk_pairings_pane_press_key (fixture->pane, GDK_KEY_1, 10, 0));
  rk_test_wait_told (fixture->window);
  g_assert_nonnull (rk_test_find (toasts, GTK_TYPE_LABEL,
                                  "This round is a draft. Publish it first, then enter results."));

  g_assert_null (rk_test_find (row, GTK_TYPE_IMAGE, "Changed by the arbiter"));
  act (fixture, "round.swap-roles");
  iterate ();
  row = rk_test_find (fixture->pane, RK_TYPE_PAIRING_ROW, NULL);
  g_assert_nonnull (rk_test_find (row, GTK_TYPE_IMAGE, "Changed by the arbiter"));
  act (fixture, "round.publish");
  g_assert_nonnull (rk_test_find (row, GTK_TYPE_LABEL, "open"));
}

/* A result is not entered over a game that is being played without a question. */
static void
test_being_played (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autoptr (RkMatch) match = NULL;
  RkPairing *pairing;
  AdwDialog *dialog;

  pair_and_publish (fixture);
  pairing = rk_tournament_round_get_board (rk_tournament_get_round (fixture->tournament, 1), 1);
  match = rk_tournament_new_match (fixture->tournament, pairing, 0, NULL);
  g_assert_true (rk_tournament_link_match (fixture->tournament, match, NULL));
  iterate ();
  g_assert_nonnull (rk_test_find (fixture->pane, GTK_TYPE_LABEL, "being played"));
  enter (fixture, "1");
  iterate ();
  g_assert_cmpint (get_game (fixture, 1, 1)->result, ==, RK_RESULT_NONE);
  dialog = adw_window_get_visible_dialog (ADW_WINDOW (fixture->window));
  g_assert_true (RK_IS_RESULT_DIALOG (dialog));
  rk_test_click (dialog, "_Enter");
  g_assert_cmpint (get_game (fixture, 1, 1)->result, ==, RK_RESULT_FIRST);
}

/* Three hundred players: every board can be reached. */
static void
test_many (Fixture       *fixture,
           gconstpointer  data)
{
  tear_down (fixture, NULL);
  set_up_sized (fixture, 300, 360);
  pair_and_publish (fixture);
  for (guint i = 0; i < 150; i++)
    enter (fixture, "1");
  g_assert_cmpint (rk_tournament_get_state (fixture->tournament), ==, RK_TOURNAMENT_BETWEEN);
}

/* A row follows the players who are there now, not those who were. */
static void
test_exchanged (Fixture       *fixture,
                gconstpointer  data)
{
  RkPairing *pairing;
  RkEntrant *former;
  RkEntrant *now;

  act (fixture, "round.pair");
  rk_test_wait (is_draft, fixture->tournament);
  pairing = rk_tournament_round_get_board (rk_tournament_get_round (fixture->tournament, 1), 1);
  former = rk_pairing_get_first (pairing);
  now = rk_pairing_get_first (
      rk_tournament_round_get_board (rk_tournament_get_round (fixture->tournament, 1), 2));
  g_assert_true (rk_tournament_swap_players (fixture->tournament, former, now, NULL));
  g_assert_true (rk_tournament_edit_entrant (fixture->tournament, now, "Zaynab", NULL, 0, NULL));
  g_assert_true (rk_tournament_edit_entrant (fixture->tournament, former, "Yaxye", NULL, 0, NULL));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *text = rk_text_entrant (i == 0 ? now : former);

      g_assert_nonnull (rk_test_find (fixture->pane, GTK_TYPE_LABEL, text));
    }
}

/* Where the system says who meets whom, nobody is asked whom to exchange. */
static void
test_fixed (Fixture       *fixture,
            gconstpointer  data)
{
  Fixture knockout = { 0 };
  RkRegulations regulations;

  rk_regulations_init (&regulations, RK_SYSTEM_KNOCKOUT, 4);
  knockout.tournament = rk_tournament_new ("Cup", &regulations);
  for (guint i = 0; i < 4; i++)
    {
      g_autofree char *name = g_strdup_printf ("Player %u", i);

      g_assert_nonnull (rk_tournament_add_entrant (knockout.tournament, name, NULL, 0, NULL));
    }
  knockout.pane = g_object_new (RK_TYPE_PAIRINGS_PANE, NULL);
  rk_pairings_pane_set_tournament (knockout.pane, knockout.tournament);
  show (&knockout, GTK_WIDGET (knockout.pane), 700);
  act (&knockout, "round.pair");
  rk_test_wait (is_draft, knockout.tournament);
  act (&knockout, "round.swap-player");
  g_assert_null (adw_window_get_visible_dialog (ADW_WINDOW (knockout.window)));
  act (&knockout, "round.swap-roles");
  tear_down (&knockout, NULL);

  act (fixture, "round.pair");
  rk_test_wait (is_draft, fixture->tournament);
  act (fixture, "round.swap-player");
  g_assert_nonnull (adw_window_get_visible_dialog (ADW_WINDOW (fixture->window)));
}

/* Where the system says who meets whom in every round, it is a click away once two are there. */
static void
test_schedule (Fixture       *fixture,
               gconstpointer  data)
{
  g_autoptr (RkTournament) robin = NULL;
  GtkWidget *pane = g_object_ref_sink (g_object_new (RK_TYPE_PAIRINGS_PANE, NULL));
  RkRegulations regulations;

  g_assert_null (rk_test_find (fixture->pane, GTK_TYPE_BUTTON, "Sch_edule"));
  rk_regulations_init (&regulations, RK_SYSTEM_ROUND_ROBIN, 4);
  robin = rk_tournament_new ("League", &regulations);
  rk_pairings_pane_set_tournament (RK_PAIRINGS_PANE (pane), robin);
  g_assert_null (rk_test_find (pane, GTK_TYPE_BUTTON, "Sch_edule"));
  for (guint i = 0; i < 2; i++)
    g_assert_nonnull (rk_tournament_add_entrant (robin, i == 0 ? "Asha" : "Bilan", NULL, 0, NULL));
  g_assert_nonnull (rk_test_find (pane, GTK_TYPE_BUTTON, "Sch_edule"));
  g_object_unref (pane);
}

/* At the end a button lets the lot decide between those who share a place. */
static void
test_lots (Fixture       *fixture,
           gconstpointer  data)
{
  Fixture league = { 0 };
  RkRegulations regulations;
  RkStandingsPane *pane = g_object_new (RK_TYPE_STANDINGS_PANE, NULL);

  rk_regulations_init (&regulations, RK_SYSTEM_ROUND_ROBIN, 2);
  league.tournament = rk_tournament_new ("League", &regulations);
  for (guint i = 0; i < 2; i++)
    g_assert_nonnull (rk_tournament_add_entrant (league.tournament, i == 0 ? "Asha" : "Bilan",
                                                 NULL, 0, NULL));
  rk_standings_pane_set_tournament (pane, league.tournament);
  show (&league, GTK_WIDGET (pane), 360);
  g_assert_true (rk_tournament_pair (league.tournament, RK_SWISS_RELAX_NONE, NULL));
  g_assert_true (rk_tournament_publish (league.tournament, NULL));
  g_assert_null (rk_test_find (pane, GTK_TYPE_BUTTON, "Draw _Lots"));
  g_assert_true (rk_tournament_set_result (
      league.tournament,
      rk_tournament_round_get_board (rk_tournament_get_round (league.tournament, 1), 1), 0,
      RK_RESULT_DRAW, NULL, NULL, NULL));
  g_assert_nonnull (rk_test_find (pane, GTK_TYPE_BUTTON, "Draw _Lots"));

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (pane), "standings.draw-lots", NULL));
  g_assert_false (rk_tournament_can_draw_lots (league.tournament));
  g_assert_null (rk_test_find (pane, GTK_TYPE_BUTTON, "Draw _Lots"));
  tear_down (&league, NULL);
}

static void
test_tables (Fixture       *fixture,
             gconstpointer  data)
{
  Fixture standings = { .tournament = g_object_ref (fixture->tournament) };
  Fixture cross = { .tournament = g_object_ref (fixture->tournament) };
  RkStandingsPane *standings_pane = g_object_new (RK_TYPE_STANDINGS_PANE, NULL);
  RkCrossTablePane *cross_pane = g_object_new (RK_TYPE_CROSS_TABLE_PANE, NULL);

  pair_and_publish (fixture);
  enter (fixture, "1");
  rk_standings_pane_set_tournament (standings_pane, fixture->tournament);
  show (&standings, GTK_WIDGET (standings_pane), 360);
  g_assert_cmpuint (rk_standings_pane_get_n_rounds (standings_pane), ==, 1);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (standings_pane), "standings.previous",
                                             NULL));
  g_assert_cmpuint (rk_standings_pane_get_n_rounds (standings_pane), ==, 0);
  g_signal_emit_by_name (rk_test_find (standings_pane, RK_TYPE_TABLE_VIEW, NULL),
                         "row-activated", 1);
  g_assert_nonnull (adw_window_get_visible_dialog (ADW_WINDOW (standings.window)));

  rk_cross_table_pane_set_tournament (cross_pane, fixture->tournament);
  show (&cross, GTK_WIDGET (cross_pane), 360);
  g_signal_emit_by_name (rk_test_find (cross_pane, RK_TYPE_TABLE_VIEW, NULL), "row-activated", 1);
  g_assert_true (RK_IS_GAMES_DIALOG (
      adw_window_get_visible_dialog (ADW_WINDOW (cross.window))));

  gtk_window_destroy (GTK_WINDOW (standings.window));
  gtk_window_destroy (GTK_WINDOW (cross.window));
  g_object_unref (standings.tournament);
  g_object_unref (cross.tournament);
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *, gconstpointer);
  } tests[] = {
    { "round", test_round },
    { "changes", test_changes },
    { "names", test_names },
    { "menu", test_menu },
    { "focus", test_focus },
    { "draft", test_draft },
    { "being-played", test_being_played },
    { "many", test_many },
    { "exchanged", test_exchanged },
    { "fixed", test_fixed },
    { "schedule", test_schedule },
    { "lots", test_lots },
    { "tables", test_tables },
  };

  rk_test_ui_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    for (int width = 360; width <= 1000; width += 640)
      {
        g_autofree char *path = g_strdup_printf ("/pairings-pane/%d/%s", width, tests[i].path);

        g_test_add (path, Fixture, GINT_TO_POINTER (width), set_up, tests[i].test, tear_down);
      }
  g_test_add_func ("/pairings-pane/result-keys", test_result_keys);

  return g_test_run ();
}
