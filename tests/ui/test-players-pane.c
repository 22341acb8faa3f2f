/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-byes-dialog.h"
#include "rk-entrant-dialog.h"
#include "rk-entrant-row.h"
#include "rk-forbidden-dialog.h"
#include "rk-import-players-dialog.h"
#include "rk-players-pane.h"
#include "rk-players-paste.h"
#include "rk-test-window.h"

#define N_MANY 300

/* A pane alone in a window, with the toasts and the undo of a tournament page. */
typedef struct
{
  RkTestWindow program;
  RkTournament *tournament;
  GtkWidget *window;
  GtkWidget *pane;
} Fixture;

static void
undo_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       tournament)
{
  rk_tournament_undo (tournament);
}

static void
make_window (Fixture *self,
             int      width)
{
  GtkWidget *overlay = adw_toast_overlay_new ();
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) undo = g_simple_action_new ("undo", NULL);

  g_signal_connect_object (undo, "activate", G_CALLBACK (undo_cb), self->tournament,
                           G_CONNECT_DEFAULT);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (undo));

  self->pane = g_object_new (RK_TYPE_PLAYERS_PANE, NULL);
  rk_players_pane_set_tournament (RK_PLAYERS_PANE (self->pane), self->tournament);
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (overlay), self->pane);
  self->window = adw_window_new ();
  gtk_widget_insert_action_group (self->window, "tournament", G_ACTION_GROUP (group));
  adw_window_set_content (ADW_WINDOW (self->window), overlay);
  gtk_window_set_default_size (GTK_WINDOW (self->window), width, 700);
  gtk_window_present (GTK_WINDOW (self->window));
  rk_test_settle (&self->program);
}

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  RkRegulations regulations;

  rk_test_window_set_up (&self->program, NULL);
  rk_regulations_init (&regulations, RK_SYSTEM_SWISS, 12);
  self->tournament = rk_tournament_new ("Open", &regulations);
  make_window (self, GPOINTER_TO_INT (data) != 0 ? GPOINTER_TO_INT (data) : 800);
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_finalize_object (self->tournament);
  rk_test_window_tear_down (&self->program, NULL);
}

static void
settle (Fixture *self)
{
  rk_test_settle (&self->program);
}

static void
add_players (Fixture *self,
             guint    n_players)
{
  for (guint i = 0; i < n_players; i++)
    {
      g_autofree char *name = g_strdup_printf ("Player %c", 'A' + i);

      g_assert_nonnull (rk_tournament_add_entrant (self->tournament, name, NULL, 100 * i, NULL));
    }
  settle (self);
}

static GtkWidget *
find_entry (Fixture    *self,
            const char *placeholder)
{
  GtkWidget *box = rk_test_find (self->pane, ADW_TYPE_WRAP_BOX, NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_ENTRY (child) &&
        g_str_equal (gtk_entry_get_placeholder_text (GTK_ENTRY (child)), placeholder))
      return child;

  g_assert_not_reached ();
}

static gboolean
has_focus (GtkWidget *widget)
{
  return gtk_widget_get_focus_child (widget) != NULL || gtk_widget_has_focus (widget);
}

static void
enter (Fixture    *self,
       const char *name,
       const char *strength,
       const char *club)
{
  GtkWidget *name_entry = find_entry (self, "Name of a player");

  gtk_editable_set_text (GTK_EDITABLE (name_entry), name);
  gtk_editable_set_text (GTK_EDITABLE (find_entry (self, "Strength")), strength);
  gtk_editable_set_text (GTK_EDITABLE (find_entry (self, "Club")), club);
  g_signal_emit_by_name (name_entry, "activate");
  settle (self);
}

static GtkListView *
get_list (Fixture *self)
{
  return GTK_LIST_VIEW (rk_test_find (self->pane, GTK_TYPE_LIST_VIEW, NULL));
}

static RkEntrant *
get_shown (Fixture *self,
           guint    position)
{
  g_autoptr (RkEntrant) entrant =
    g_list_model_get_item (G_LIST_MODEL (gtk_list_view_get_model (get_list (self))), position);

  return entrant;
}

static void
select_player (Fixture *self,
               guint    position)
{
  gtk_list_view_scroll_to (get_list (self), position,
                           GTK_LIST_SCROLL_FOCUS | GTK_LIST_SCROLL_SELECT, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (get_list (self)));
  settle (self);
}

static void
activate (Fixture    *self,
          const char *action)
{
  g_assert_true (gtk_widget_activate_action (self->pane, action, NULL));
  settle (self);
}

static AdwDialog *
get_dialog (Fixture *self)
{
  return adw_window_get_visible_dialog (ADW_WINDOW (self->window));
}

static void
respond (Fixture    *self,
         const char *response)
{
  AdwDialog *dialog = get_dialog (self);

  g_assert_true (ADW_IS_ALERT_DIALOG (dialog));
  g_signal_emit_by_name (dialog, "response", response);
  adw_dialog_force_close (dialog);
  settle (self);
}

/* Names follow each other with Enter: the focus stays where they are typed. */
static void
test_entering (Fixture       *self,
               gconstpointer  data)
{
  GtkWidget *name_entry = find_entry (self, "Name of a player");

  g_assert_nonnull (rk_test_find (self->pane, GTK_TYPE_LABEL, "No Players Yet"));
  gtk_widget_grab_focus (self->pane);
  g_assert_true (has_focus (name_entry));

  enter (self, "  Asha ", "", "");
  g_assert_true (has_focus (name_entry));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (name_entry)), ==, "");
  enter (self, "Bilan", "১৮০০", "Garissa");
  g_assert_true (has_focus (name_entry));

  g_assert_cmpuint (rk_tournament_get_n_entrants (self->tournament), ==, 2);
  g_assert_cmpstr (rk_entrant_get_name (get_shown (self, 0)), ==, "Asha");
  g_assert_cmpuint (rk_entrant_get_strength (get_shown (self, 1)), ==, 1800);
  g_assert_cmpstr (rk_entrant_get_club (get_shown (self, 1)), ==, "Garissa");
  g_assert_nonnull (rk_test_find (self->pane, GTK_TYPE_LABEL, "2 players"));
}

/* What cannot be is said beside the field, until something else is typed. */
static void
test_errors (Fixture       *self,
             gconstpointer  data)
{
  GtkWidget *label;

  enter (self, "   ", "", "");
  g_assert_cmpuint (rk_tournament_get_n_entrants (self->tournament), ==, 0);
  label = rk_test_find (self->pane, GTK_TYPE_LABEL, "A name is needed.");
  g_assert_nonnull (label);
  gtk_test_accessible_assert_role (label, GTK_ACCESSIBLE_ROLE_ALERT);

  enter (self, "Asha", "strong", "");
  g_assert_cmpuint (rk_tournament_get_n_entrants (self->tournament), ==, 0);
  g_assert_nonnull (rk_test_find (self->pane, GTK_TYPE_LABEL, "The strength is a whole number."));
  g_assert_true (has_focus (find_entry (self, "Strength")));

  gtk_editable_set_text (GTK_EDITABLE (find_entry (self, "Strength")), "7");
  g_assert_false (gtk_widget_get_visible (label));
}

static void
test_namesake (Fixture       *self,
               gconstpointer  data)
{
  enter (self, "Asha", "", "");
  enter (self, "Asha", "", "");
  g_assert_cmpuint (rk_tournament_get_n_entrants (self->tournament), ==, 2);
  rk_test_wait_told (self->window);
  g_assert_nonnull (rk_test_find (self->window, GTK_TYPE_LABEL,
                                  "There is more than one “Asha”."));
  rk_test_click (self->window, "Undo");
  settle (self);
  g_assert_cmpuint (rk_tournament_get_n_entrants (self->tournament), ==, 1);
}

static void
test_search (Fixture       *self,
             gconstpointer  data)
{
  GtkWidget *entry;
  GListModel *shown;

  add_players (self, 6);
  rk_tournament_add_entrant (self->tournament, "Somébody", "Wajir", 0, NULL);
  entry = rk_test_find (self->pane, GTK_TYPE_SEARCH_ENTRY, NULL);
  shown = G_LIST_MODEL (gtk_list_view_get_model (get_list (self)));

  gtk_editable_set_text (GTK_EDITABLE (entry), "PLAYER C");
  g_signal_emit_by_name (entry, "search-changed");
  g_assert_cmpuint (g_list_model_get_n_items (shown), ==, 1);
  gtk_editable_set_text (GTK_EDITABLE (entry), "waj");
  g_signal_emit_by_name (entry, "search-changed");
  g_assert_cmpuint (g_list_model_get_n_items (shown), ==, 1);
  gtk_editable_set_text (GTK_EDITABLE (entry), "somebody");
  g_signal_emit_by_name (entry, "search-changed");
  g_assert_cmpuint (g_list_model_get_n_items (shown), ==, 1);
  gtk_editable_set_text (GTK_EDITABLE (entry), "nobody");
  g_signal_emit_by_name (entry, "search-changed");
  settle (self);
  g_assert_nonnull (rk_test_find (self->pane, GTK_TYPE_LABEL, "No Player Found"));
  g_signal_emit_by_name (entry, "stop-search");
  g_signal_emit_by_name (entry, "search-changed");
  g_assert_cmpuint (g_list_model_get_n_items (shown), ==, 7);
}

static void
play_round (RkTournament *tournament)
{
  g_autoptr (GError) error = NULL;
  RkTournamentRound *round;

  rk_tournament_pair (tournament, 0, &error);
  g_assert_no_error (error);
  rk_tournament_publish (tournament, &error);
  g_assert_no_error (error);
  round = rk_tournament_get_round (tournament, rk_tournament_get_n_rounds (tournament));
  for (guint board = 1; board <= rk_tournament_round_get_n_boards (round); board++)
    rk_tournament_set_result (tournament, rk_tournament_round_get_board (round, board), 0,
                              RK_RESULT_FIRST, NULL, NULL, NULL);
}

static void
test_sorting (Fixture       *self,
              gconstpointer  data)
{
  GtkWidget *drop_down;

  rk_tournament_add_entrant (self->tournament, "Bilan", "Wajir", 10, NULL);
  rk_tournament_add_entrant (self->tournament, "Asha", NULL, 30, NULL);
  rk_tournament_add_entrant (self->tournament, "Dalmar", "Garissa", 20, NULL);
  rk_tournament_add_entrant (self->tournament, "Caasha", NULL, 40, NULL);
  drop_down = rk_test_find (self->pane, GTK_TYPE_DROP_DOWN, NULL);
  g_assert_nonnull (drop_down);

  g_assert_cmpstr (rk_entrant_get_name (get_shown (self, 0)), ==, "Bilan");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), 1);
  g_assert_cmpstr (rk_entrant_get_name (get_shown (self, 0)), ==, "Asha");
  g_assert_cmpstr (rk_entrant_get_name (get_shown (self, 3)), ==, "Dalmar");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), 2);
  g_assert_cmpstr (rk_entrant_get_name (get_shown (self, 0)), ==, "Caasha");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), 3);
  g_assert_cmpstr (rk_entrant_get_name (get_shown (self, 0)), ==, "Dalmar");
  g_assert_null (rk_entrant_get_club (get_shown (self, 3)));

  play_round (self->tournament);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), 4);
  for (guint i = 1; i < 4; i++)
    g_assert_cmpuint (
        rk_tournament_get_points (self->tournament, get_shown (self, i - 1), 1), >=,
        rk_tournament_get_points (self->tournament, get_shown (self, i), 1));
}

static void
test_edit (Fixture       *self,
           gconstpointer  data)
{
  GtkWidget *row;

  add_players (self, 2);
  select_player (self, 1);
  g_signal_emit_by_name (get_list (self), "activate", 1);
  settle (self);
  g_assert_true (RK_IS_ENTRANT_DIALOG (get_dialog (self)));
  row = gtk_widget_get_ancestor (rk_test_find (get_dialog (self), GTK_TYPE_LABEL, "Name"),
                                 ADW_TYPE_ENTRY_ROW);
  gtk_editable_set_text (GTK_EDITABLE (row), "");
  rk_test_click (get_dialog (self), "C_hange");
  settle (self);
  g_assert_nonnull (rk_test_find (get_dialog (self), GTK_TYPE_LABEL, "A name is needed."));

  gtk_editable_set_text (GTK_EDITABLE (row), "Caasha");
  rk_test_click (get_dialog (self), "C_hange");
  settle (self);
  g_assert_null (get_dialog (self));
  g_assert_cmpstr (rk_entrant_get_name (get_shown (self, 1)), ==, "Caasha");
  g_assert_nonnull (rk_test_find (self->pane, GTK_TYPE_LABEL, "Caasha"));
}

static void
test_withdraw (Fixture       *self,
               gconstpointer  data)
{
  RkEntrant *entrant;

  add_players (self, 8);
  play_round (self->tournament);
  settle (self);
  select_player (self, 2);
  entrant = get_shown (self, 2);

  activate (self, "players.withdraw");
  respond (self, "cancel");
  g_assert_cmpuint (rk_entrant_get_withdrawn (entrant), ==, 0);

  activate (self, "players.withdraw");
  respond (self, "do");
  g_assert_cmpuint (rk_entrant_get_withdrawn (entrant), ==, 2);
  /* Said in words, not by a colour. */
  g_assert_nonnull (rk_test_find (get_list (self), GTK_TYPE_LABEL, "Withdrawn from round 2 on."));

  activate (self, "players.return");
  respond (self, "do");
  g_assert_cmpuint (rk_entrant_get_withdrawn (entrant), ==, 0);
}

static void
test_remove (Fixture       *self,
             gconstpointer  data)
{
  add_players (self, 4);
  select_player (self, 1);
  activate (self, "players.remove");
  g_assert_cmpuint (rk_tournament_get_n_entrants (self->tournament), ==, 3);
  rk_test_click (self->window, "Undo");
  settle (self);
  g_assert_cmpuint (rk_tournament_get_n_entrants (self->tournament), ==, 4);

  /* Who was paired stays; the toast says why. */
  play_round (self->tournament);
  settle (self);
  select_player (self, 0);
  activate (self, "players.remove");
  g_assert_cmpuint (rk_tournament_get_n_entrants (self->tournament), ==, 4);
}

static void
test_byes (Fixture       *self,
           gconstpointer  data)
{
  RkRegulations regulations = *rk_tournament_get_regulations (self->tournament);
  RkEntrant *entrant;
  GtkWidget *first;
  GtkWidget *second;
  guint points;

  regulations.max_half_byes = 2;
  g_assert_true (rk_tournament_set_regulations (self->tournament, &regulations, NULL, NULL));
  add_players (self, 8);
  select_player (self, 0);
  entrant = get_shown (self, 0);
  activate (self, "players.byes");
  g_assert_true (RK_IS_BYES_DIALOG (get_dialog (self)));

  first = gtk_widget_get_ancestor (rk_test_find (get_dialog (self), GTK_TYPE_LABEL, "Round 1"),
                                   ADW_TYPE_COMBO_ROW);
  second = gtk_widget_get_ancestor (rk_test_find (get_dialog (self), GTK_TYPE_LABEL, "Round 2"),
                                    ADW_TYPE_COMBO_ROW);
  adw_combo_row_set_selected (ADW_COMBO_ROW (first), 2);
  g_assert_true (rk_entrant_get_bye (entrant, 1, &points));
  g_assert_cmpuint (points, ==, 1);
  adw_combo_row_set_selected (ADW_COMBO_ROW (second), 1);
  g_assert_true (rk_entrant_get_bye (entrant, 2, &points));
  g_assert_cmpuint (points, ==, 0);
  g_assert_null (rk_test_find (get_dialog (self), GTK_TYPE_LABEL,
                               "This is the second half-point bye of this player. Many "
                               "tournaments allow only one."));

  /* The second half-point bye is warned of. */
  adw_combo_row_set_selected (ADW_COMBO_ROW (second), 2);
  g_assert_nonnull (rk_test_find (get_dialog (self), GTK_TYPE_LABEL,
                                  "This is the second half-point bye of this player. Many "
                                  "tournaments allow only one."));
  adw_combo_row_set_selected (ADW_COMBO_ROW (second), 0);
  g_assert_false (rk_entrant_get_bye (entrant, 2, &points));
  adw_dialog_force_close (get_dialog (self));
  settle (self);
}

static AdwComboRow *
find_bye_row (Fixture *self,
              guint    round)
{
  g_autofree char *title = g_strdup_printf ("Round %u", round);
  GtkWidget *label = rk_test_find (get_dialog (self), GTK_TYPE_LABEL, title);

  return ADW_COMBO_ROW (gtk_widget_get_ancestor (label, ADW_TYPE_COMBO_ROW));
}

static void
assert_bye_row (AdwComboRow *row,
                guint        n_choices,
                const char  *reason)
{
  g_assert_cmpuint (g_list_model_get_n_items (adw_combo_row_get_model (row)), ==, n_choices);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, reason);
}

/* What the regulations do not allow is not offered, and the row says why. */
static void
test_byes_allowed (Fixture       *self,
                   gconstpointer  data)
{
  const char *last_reason = "By the regulations there is no half-point bye in the last round.";
  const char *all_reason = "By the regulations this player has had all half-point byes.";
  RkRegulations regulations = *rk_tournament_get_regulations (self->tournament);
  guint last;

  regulations.max_half_byes = 1;
  regulations.half_bye_in_last = FALSE;
  g_assert_true (rk_tournament_set_regulations (self->tournament, &regulations, NULL, NULL));
  add_players (self, 8);
  last = rk_tournament_get_total_rounds (self->tournament);
  select_player (self, 0);
  activate (self, "players.byes");
  assert_bye_row (find_bye_row (self, 1), 3, "");
  assert_bye_row (find_bye_row (self, 2), 3, "");
  assert_bye_row (find_bye_row (self, last), 2, last_reason);

  adw_combo_row_set_selected (find_bye_row (self, 1), 2);
  assert_bye_row (find_bye_row (self, 1), 3, "");
  assert_bye_row (find_bye_row (self, 2), 2, all_reason);
  adw_combo_row_set_selected (find_bye_row (self, 2), 1);
  adw_combo_row_set_selected (find_bye_row (self, 1), 0);
  assert_bye_row (find_bye_row (self, 2), 3, "");
  g_assert_cmpuint (adw_combo_row_get_selected (find_bye_row (self, 2)), ==, 1);
  adw_dialog_force_close (get_dialog (self));
  settle (self);
}

static void
test_forbidden (Fixture       *self,
                gconstpointer  data)
{
  RkEntrant *a;
  RkEntrant *b;
  GtkWidget *row;

  add_players (self, 5);
  select_player (self, 1);
  a = get_shown (self, 1);
  b = get_shown (self, 3);
  activate (self, "players.forbid");
  g_assert_true (RK_IS_FORBIDDEN_DIALOG (get_dialog (self)));
  row = rk_test_find (get_dialog (self), ADW_TYPE_COMBO_ROW, NULL);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 3);
  settle (self);
  g_assert_true (rk_tournament_is_forbidden (self->tournament, a, b));
  g_assert_true (rk_tournament_is_forbidden (self->tournament, b, a));

  rk_test_click (get_dialog (self), "Allow to meet: Player D");
  settle (self);
  g_assert_false (rk_tournament_is_forbidden (self->tournament, a, b));
  adw_dialog_force_close (get_dialog (self));
  settle (self);
}

static void
test_import (Fixture       *self,
             gconstpointer  data)
{
  GtkWidget *paste;
  GtkWidget *button;
  GtkTextBuffer *buffer;

  add_players (self, 2);
  activate (self, "players.import");
  g_assert_true (RK_IS_IMPORT_PLAYERS_DIALOG (get_dialog (self)));
  paste = rk_test_find (get_dialog (self), RK_TYPE_PLAYERS_PASTE, NULL);
  button = rk_test_find (get_dialog (self), GTK_TYPE_BUTTON, "_Add");
  g_assert_false (gtk_widget_is_sensitive (button));
  buffer = gtk_text_view_get_buffer (
      GTK_TEXT_VIEW (rk_players_paste_get_text_view (RK_PLAYERS_PASTE (paste))));

  gtk_text_buffer_set_text (buffer, "Player A\nHodan\nIdil\n", -1);
  settle (self);
  /* Who is there already. */
  g_assert_nonnull (rk_test_find (paste, GTK_TYPE_LABEL, "There is more than one “Player A”."));
  rk_test_click (get_dialog (self), "_Add");
  settle (self);
  g_assert_null (get_dialog (self));
  g_assert_cmpuint (rk_tournament_get_n_entrants (self->tournament), ==, 5);

  /* One step back takes all of them away. */
  rk_test_click (self->window, "Undo");
  settle (self);
  g_assert_cmpuint (rk_tournament_get_n_entrants (self->tournament), ==, 2);
}

/* A late player is told what it means; later nobody can enter. */
static void
test_late (Fixture       *self,
           gconstpointer  data)
{
  const RkRegulations *regulations = rk_tournament_get_regulations (self->tournament);
  GtkWidget *add_box = rk_test_find (self->pane, ADW_TYPE_WRAP_BOX, NULL);

  add_players (self, 8);
  play_round (self->tournament);
  settle (self);
  g_assert_nonnull (rk_test_find (
      self->pane, GTK_TYPE_LABEL,
      "Late entry: a player added now is there from round 2 on and counts as absent before."));
  enter (self, "Late", "", "");
  g_assert_cmpuint (rk_tournament_get_n_entrants (self->tournament), ==, 9);

  while (rk_tournament_get_n_rounds (self->tournament) < regulations->late_until)
    play_round (self->tournament);
  settle (self);
  g_assert_nonnull (rk_test_find (self->pane, GTK_TYPE_LABEL,
                                  "By the regulations nobody can enter any more."));
  g_assert_false (gtk_widget_get_visible (add_box));
}

/* A row is read out whole. */
static void
test_access (Fixture       *self,
             gconstpointer  data)
{
  GtkWidget *row;
  GtkWidget *item;

  rk_tournament_add_entrant (self->tournament, "Asha", "Garissa", 1800, NULL);
  settle (self);
  row = rk_test_find (get_list (self), RK_TYPE_ENTRANT_ROW, NULL);
  item = gtk_widget_get_parent (row);
  gtk_test_accessible_assert_property (item, GTK_ACCESSIBLE_PROPERTY_LABEL, "Asha");
  gtk_test_accessible_assert_property (item, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Strength 1800. Club: Garissa.");
  gtk_test_accessible_assert_property (get_list (self), GTK_ACCESSIBLE_PROPERTY_LABEL, "Players");
  gtk_test_accessible_assert_property (find_entry (self, "Name of a player"),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Name of a player to add");

  /* The menu opens for the row with the focus. */
  select_player (self, 0);
  activate (self, "players.menu");
  g_assert_nonnull (rk_test_find (self->pane, GTK_TYPE_POPOVER_MENU, NULL));
}

static guint
count_rows (GtkWidget *widget)
{
  guint n_rows = RK_IS_ENTRANT_ROW (widget) ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n_rows += count_rows (child);

  return n_rows;
}

/* Only the rows near the view are made, and adding one more is quick. */
static void
test_many (Fixture       *self,
           gconstpointer  data)
{
  g_autoptr (GPtrArray) records =
    g_ptr_array_new_with_free_func ((GDestroyNotify) rk_entrant_record_unref);
  gint64 began;

  for (guint i = 0; i < N_MANY; i++)
    {
      g_autofree char *name = g_strdup_printf ("Player %u", i);

      g_ptr_array_add (records, rk_entrant_record_new (i + 1, name));
    }
  g_assert_true (rk_tournament_add_entrants (self->tournament, records, NULL));
  settle (self);
  g_assert_cmpuint (count_rows (GTK_WIDGET (get_list (self))), <=, N_MANY);

  began = g_get_monotonic_time ();
  enter (self, "One more", "", "");
  g_test_minimized_result ((g_get_monotonic_time () - began) / 1000.0,
                           "milliseconds to enter a player after %u", N_MANY);
  g_assert_cmpuint (rk_tournament_get_n_entrants (self->tournament), ==, N_MANY + 1);
  g_assert_cmpint (g_get_monotonic_time () - began, <, G_USEC_PER_SEC);
}

typedef struct
{
  Fixture *fixture;
  const char *name;
} Row;

static gboolean
is_seen_whole (gpointer user_data)
{
  Row *self = user_data;
  GtkWidget *label = rk_test_find (get_list (self->fixture), GTK_TYPE_LABEL, self->name);
  GtkWidget *row;
  GtkWidget *scroller;
  graphene_rect_t bounds;

  if (label == NULL)
    return FALSE;
  row = gtk_widget_get_ancestor (label, RK_TYPE_ENTRANT_ROW);
  scroller = gtk_widget_get_ancestor (row, GTK_TYPE_SCROLLED_WINDOW);
  return gtk_widget_compute_bounds (row, scroller, &bounds) && bounds.origin.y >= 0 &&
         bounds.origin.y + bounds.size.height <= gtk_widget_get_height (scroller);
}

/* Who was just added is seen whole, also when the list is longer than the window. */
static void
test_added_is_seen (Fixture       *self,
                    gconstpointer  data)
{
  add_players (self, 26);
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *name = g_strdup_printf ("Late player %u", i);
      Row row = { self, name };

      enter (self, name, "", "Garissa");
      rk_test_wait (is_seen_whole, &row);
    }
}

static void
test_narrow (Fixture       *self,
             gconstpointer  data)
{
  int minimum;

  add_players (self, 8);
  rk_tournament_add_entrant (self->tournament,
                             "Faduma Jaamac Cali Maxamed Cabdille Xasan Nuur Warsame Guleed",
                             "A club with quite a long name as well", 1800, NULL);
  play_round (self->tournament);
  settle (self);
  gtk_widget_measure (self->pane, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
}

static void
test_narrow_rtl (Fixture       *self,
                 gconstpointer  data)
{
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  test_narrow (self, data);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static void
add (const char *path,
     int         width,
     void      (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, GINT_TO_POINTER (width), set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  add ("/players/entering", 0, test_entering);
  add ("/players/errors", 0, test_errors);
  add ("/players/namesake", 0, test_namesake);
  add ("/players/search", 0, test_search);
  add ("/players/sorting", 0, test_sorting);
  add ("/players/edit", 0, test_edit);
  add ("/players/withdraw", 0, test_withdraw);
  add ("/players/remove", 0, test_remove);
  add ("/players/byes", 0, test_byes);
  add ("/players/byes-allowed", 0, test_byes_allowed);
  add ("/players/forbidden", 0, test_forbidden);
  add ("/players/import", 0, test_import);
  add ("/players/late", 0, test_late);
  add ("/players/access", 0, test_access);
  add ("/players/many", 0, test_many);
  add ("/players/added-is-seen", 0, test_added_is_seen);
  add ("/players/narrow", 360, test_narrow);
  add ("/players/narrow-rtl", 360, test_narrow_rtl);

  return g_test_run ();
}
