/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-board.h"
#include "rk-mark-sample.h"
#include "rk-match-file.h"
#include "rk-new-match-dialog.h"
#include "rk-test-rows.h"
#include "rk-test-window.h"

static void
limit (gpointer    dialog,
       const char *expander,
       const char *title,
       double      value)
{
  GtkWidget *row = rk_test_find_row (dialog, ADW_TYPE_EXPANDER_ROW, expander);

  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (row), TRUE);
  row = rk_test_find_row (row, ADW_TYPE_SPIN_ROW, title);
  adw_spin_row_set_value (ADW_SPIN_ROW (row), value);
}

static gpointer
open_dialog (RkTestWindow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.new-match", NULL);
  rk_test_settle (self);
  g_assert_true (RK_IS_NEW_MATCH_DIALOG (rk_test_get_dialog (self)));

  return rk_test_get_dialog (self);
}

static void
test_standard (RkTestWindow  *self,
               gconstpointer  data)
{
  RkRules standard;
  const RkRules *rules;

  rk_rules_init_standard (&standard);
  rk_test_click (open_dialog (self), "_Start");
  rk_test_wait (rk_test_has_page, self);

  rules = rk_match_get_rules (rk_test_get_match (rk_test_get_page (self)));
  g_assert_cmpuint (rules->n_holes, ==, standard.n_holes);
  g_assert_cmpint (rules->direction, ==, standard.direction);
  g_assert_cmpint (rules->first, ==, standard.first);
  g_assert_cmpint (rules->next_first, ==, standard.next_first);
  g_assert_cmpuint (rules->max_rounds, ==, 0);
  g_assert_cmpuint (rules->max_wins, ==, 0);
  g_assert_null (rk_player_get_name (
      rk_match_get_player (rk_test_get_match (rk_test_get_page (self)), RK_SOUTH)));
}

static void
choose_everything (gpointer dialog)
{
  rk_test_set_text (dialog, "South, the Lower Row", "  Asha ");
  rk_test_set_text (dialog, "North, the Upper Row", "Bile_1");
  rk_test_select_item (dialog, "Holes in a Row", 1);
  rk_test_select_item (dialog, "Direction", 1);
  rk_test_select_item (dialog, "First Round", 1);
  rk_test_select_item (dialog, "Later Rounds", 2);
  limit (dialog, "After a Number of Rounds", "Rounds", 7);
  rk_test_select_item (dialog, "What Decides", 1);
  limit (dialog, "After a Number of Won Rounds", "Rounds to Win", 4);
}

static void
assert_everything (const RkRules *rules)
{
  g_assert_cmpuint (rules->n_holes, ==, 5);
  g_assert_cmpint (rules->direction, ==, RK_CLOCKWISE);
  g_assert_cmpint (rules->first, ==, RK_NORTH);
  g_assert_cmpint (rules->next_first, ==, RK_NEXT_FIRST_WINNER);
  g_assert_cmpuint (rules->max_rounds, ==, 7);
  g_assert_cmpint (rules->decides, ==, RK_DECIDES_WINS);
  g_assert_cmpuint (rules->max_wins, ==, 4);
}

static void
test_everything (RkTestWindow  *self,
                 gconstpointer  data)
{
  RkMatch *match;
  RkRules rules;

  choose_everything (open_dialog (self));
  rk_test_click (rk_test_get_dialog (self), "_Start");
  rk_test_wait (rk_test_has_page, self);

  match = rk_test_get_match (rk_test_get_page (self));
  assert_everything (rk_match_get_rules (match));
  g_assert_cmpstr (rk_player_get_name (rk_match_get_player (match, RK_SOUTH)), ==, "Asha");
  g_assert_cmpstr (rk_player_get_name (rk_match_get_player (match, RK_NORTH)), ==, "Bile_1");

  /* The next match proposes the same. */
  rk_test_settle (self);
  rk_new_match_dialog_get_rules (open_dialog (self), &rules);
  assert_everything (&rules);
}

static void
assert_first (gpointer    dialog,
              guint       selected,
              const char *name)
{
  AdwComboRow *row = ADW_COMBO_ROW (rk_test_find_row (dialog, ADW_TYPE_COMBO_ROW, "First Round"));

  g_assert_cmpuint (adw_combo_row_get_selected (row), ==, selected);
  g_assert_cmpstr (gtk_string_object_get_string (adw_combo_row_get_selected_item (row)), ==, name);
}

/* Who begins has the name that is typed, and stays chosen meanwhile. */
static void
test_first_names (RkTestWindow  *self,
                  gconstpointer  data)
{
  gpointer dialog = open_dialog (self);

  assert_first (dialog, 0, "South");
  rk_test_set_text (dialog, "South, the Lower Row", " Caasha ");
  assert_first (dialog, 0, "Caasha");
  rk_test_select_item (dialog, "First Round", 1);
  assert_first (dialog, 1, "North");
  rk_test_set_text (dialog, "North, the Upper Row", "Bile");
  assert_first (dialog, 1, "Bile");
  rk_test_set_text (dialog, "North, the Upper Row", "Caasha");
  assert_first (dialog, 1, "North");
  rk_test_set_text (dialog, "South, the Lower Row", "");
  assert_first (dialog, 1, "Caasha");
}

static void
test_cancel (RkTestWindow  *self,
             gconstpointer  data)
{
  g_autoptr (GSettings) defaults = g_settings_get_child (self->settings, "new-match");

  choose_everything (open_dialog (self));
  rk_test_click (rk_test_get_dialog (self), "_Cancel");
  rk_test_settle (self);

  g_assert_null (rk_test_get_page (self));
  g_assert_cmpuint (g_settings_get_uint (defaults, "holes"), ==, 6);
  g_assert_cmpuint (g_list_model_get_n_items (
      G_LIST_MODEL (rk_application_get_library (self->application))), ==, 0);
}

/* Numbers can be typed in the digits of any script. */
static void
test_digits (RkTestWindow  *self,
             gconstpointer  data)
{
  gpointer dialog = open_dialog (self);
  GtkWidget *row;
  RkRules rules;

  limit (dialog, "After a Number of Rounds", "Rounds", 1);
  row = rk_test_find_row (dialog, ADW_TYPE_EXPANDER_ROW, "After a Number of Rounds");
  row = rk_test_find_row (row, ADW_TYPE_SPIN_ROW, "Rounds");
  gtk_editable_set_text (GTK_EDITABLE (row), "১২");
  adw_spin_row_update (ADW_SPIN_ROW (row));
  rk_new_match_dialog_get_rules (dialog, &rules);
  g_assert_cmpuint (rules.max_rounds, ==, 12);

  gtk_editable_set_text (GTK_EDITABLE (row), "many");
  adw_spin_row_update (ADW_SPIN_ROW (row));
  rk_new_match_dialog_get_rules (dialog, &rules);
  g_assert_cmpuint (rules.max_rounds, ==, 12);
}

static void
test_preferences (RkTestWindow  *self,
                  gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  RkBoard *board = RK_BOARD (rk_test_find (page, RK_TYPE_BOARD, NULL));
  gpointer dialog;
  GtkWidget *row;

  g_action_group_activate_action (G_ACTION_GROUP (self->application), "preferences", NULL);
  rk_test_settle (self);
  dialog = rk_test_get_dialog (self);
  g_assert_true (ADW_IS_PREFERENCES_DIALOG (dialog));

  row = rk_test_find_row (dialog, ADW_TYPE_SWITCH_ROW, "Numbers");
  adw_switch_row_set_active (ADW_SWITCH_ROW (row), FALSE);
  g_assert_false (rk_board_get_show_numbers (board));
  row = rk_test_find_row (dialog, ADW_TYPE_SWITCH_ROW, "Preview");
  adw_switch_row_set_active (ADW_SWITCH_ROW (row), FALSE);
  g_assert_false (rk_board_get_show_preview (board));

  rk_test_select_item (dialog, "Sowing", 0);
  g_assert_cmpfloat (rk_board_get_speed (board), >, 0);
  rk_test_select_item (dialog, "Sowing", 3);
  g_assert_cmpfloat (rk_board_get_speed (board), ==, 0);
}

static guint
count_samples (GtkWidget *widget)
{
  guint n_samples = RK_IS_MARK_SAMPLE (widget) ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n_samples += count_samples (child);

  return n_samples;
}

/* Each mark of the board is explained. */
static void
test_marks (RkTestWindow  *self,
            gconstpointer  data)
{
  g_autoptr (GEnumClass) samples = g_type_class_ref (RK_TYPE_SAMPLE);

  rk_test_start_match (self);
  g_action_group_activate_action (G_ACTION_GROUP (self->application), "marks", NULL);
  rk_test_settle (self);
  g_assert_cmpuint (count_samples (GTK_WIDGET (rk_test_get_dialog (self))), ==,
                    samples->n_values);
}

/* GTK shows the names of some keys as they are written in C. */
static void
assert_no_symbol (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    g_assert_null (strchr (gtk_label_get_text (GTK_LABEL (widget)), '_'));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_no_symbol (child);
}

/* They open with those of the page that is shown. */
static void
test_shortcuts (RkTestWindow  *self,
                gconstpointer  data)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());
  g_autofree char *section = NULL;
  guint n_others = 0;

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.show-shortcuts", NULL);
  rk_test_settle (self);
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (RK_IS_WINDOW (window))
        continue;
      assert_no_symbol (GTK_WIDGET (window));
      g_object_get (window, "section-name", &section, NULL);
      gtk_window_close (window);
      n_others++;
    }
  g_assert_cmpuint (n_others, ==, 1);
  g_assert_cmpstr (section, ==, "match");
}

static void
test_rename (RkTestWindow  *self,
             gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);

  gtk_widget_activate_action (GTK_WIDGET (page), "match.players", NULL);
  rk_test_settle (self);
  rk_test_set_text (rk_test_get_dialog (self), "South, the Lower Row", "Caasha");
  rk_test_click (rk_test_get_dialog (self), "_Apply");
  rk_test_settle (self);

  g_assert_cmpstr (rk_player_get_name (
      rk_match_get_player (rk_test_get_match (page), RK_SOUTH)), ==, "Caasha");
  g_assert_nonnull (rk_test_find (page, GTK_TYPE_LABEL, "Caasha"));
}

/* No name gets longer than a file may hold. */
static void
test_long_name (RkTestWindow  *self,
                gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  g_autofree char *name = g_strnfill (RK_MATCH_FILE_MAX_NAME + 7, 'x');
  const char *kept;

  gtk_widget_activate_action (GTK_WIDGET (page), "match.players", NULL);
  rk_test_settle (self);
  rk_test_set_text (rk_test_get_dialog (self), "South, the Lower Row", name);
  rk_test_click (rk_test_get_dialog (self), "_Apply");
  rk_test_settle (self);

  kept = rk_player_get_name (rk_match_get_player (rk_test_get_match (page), RK_SOUTH));
  g_assert_cmpuint (strlen (kept), ==, RK_MATCH_FILE_MAX_NAME);
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  rk_test_add ("/new-match/standard", test_standard);
  rk_test_add ("/new-match/everything", test_everything);
  rk_test_add ("/new-match/first-names", test_first_names);
  rk_test_add ("/new-match/cancel", test_cancel);
  rk_test_add ("/new-match/digits", test_digits);
  rk_test_add ("/preferences/board", test_preferences);
  rk_test_add ("/help/marks", test_marks);
  rk_test_add ("/help/shortcuts", test_shortcuts);
  rk_test_add ("/players/rename", test_rename);
  rk_test_add ("/players/long-name", test_long_name);

  return g_test_run ();
}
