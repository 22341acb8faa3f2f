/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* Each page and dialog as a screen reader and a keyboard meet it: all that can be used has a
 * role, a name and a state; Tab goes round through it in both directions, never gets lost and
 * changes nothing. */

#include "rk-byes-dialog.h"
#include "rk-combo.h"
#include "rk-entrant-dialog.h"
#include "rk-forbidden-dialog.h"
#include "rk-games-dialog.h"
#include "rk-import-players-dialog.h"
#include "rk-match-file.h"
#include "rk-new-tournament-dialog.h"
#include "rk-projector.h"
#include "rk-result-dialog.h"
#include "rk-schedule-dialog.h"
#include "rk-test-review.h"
#include "rk-tournament-page.h"
#include "rk-why-dialog.h"

/* More than any page has stops of Tab. */
#define MOST_STOPS 400

/* Roles that take a name from what is inside, as GTK has it. */
static gboolean
is_named_by_content (GtkAccessibleRole role)
{
  switch ((int) role)
    {
    case GTK_ACCESSIBLE_ROLE_BUTTON:
    case GTK_ACCESSIBLE_ROLE_CELL:
    case GTK_ACCESSIBLE_ROLE_CHECKBOX:
    case GTK_ACCESSIBLE_ROLE_COLUMN_HEADER:
    case GTK_ACCESSIBLE_ROLE_GRID_CELL:
    case GTK_ACCESSIBLE_ROLE_HEADING:
    case GTK_ACCESSIBLE_ROLE_LABEL:
    case GTK_ACCESSIBLE_ROLE_LINK:
    case GTK_ACCESSIBLE_ROLE_MENU_ITEM:
    case GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX:
    case GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO:
    case GTK_ACCESSIBLE_ROLE_OPTION:
    case GTK_ACCESSIBLE_ROLE_RADIO:
    case GTK_ACCESSIBLE_ROLE_ROW:
    case GTK_ACCESSIBLE_ROLE_SWITCH:
    case GTK_ACCESSIBLE_ROLE_TAB:
    case GTK_ACCESSIBLE_ROLE_TREE_ITEM:
      return TRUE;
    default:
      return FALSE;
    }
}

/* What nobody can tell from anything else. */
static gboolean
says_nothing (GtkAccessibleRole role)
{
  return role == GTK_ACCESSIBLE_ROLE_GENERIC || role == GTK_ACCESSIBLE_ROLE_NONE ||
         role == GTK_ACCESSIBLE_ROLE_PRESENTATION || role == GTK_ACCESSIBLE_ROLE_WIDGET;
}

static gboolean
is_labelled (GtkAccessible *widget)
{
  g_autofree char *unlike = NULL;

  if (gtk_test_accessible_has_relation (widget, GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    return TRUE;
  if (!gtk_test_accessible_has_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL))
    return FALSE;

  unlike = gtk_test_accessible_check_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  return unlike != NULL;
}

/* As GTK finds the name of a widget; @inside: as a part of another. */
static gboolean
has_name (GtkWidget *widget,
          gboolean   inside)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (is_labelled (GTK_ACCESSIBLE (widget)))
    return TRUE;
  if (inside || is_named_by_content (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget))))
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      if (has_name (child, TRUE))
        return TRUE;

  return tooltip != NULL && *tooltip != '\0';
}

/* What carries the name of a widget: of a button in a widget that is nothing else, and of a
 * text in an entry, that one does. */
static GtkWidget *
find_named (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (GTK_IS_TOGGLE_BUTTON (widget) && (GTK_IS_DROP_DOWN (parent) || GTK_IS_MENU_BUTTON (parent)))
    return find_named (parent);
  if (GTK_IS_BUTTON (widget) && parent != NULL &&
      g_str_equal (G_OBJECT_TYPE_NAME (parent), "AdwSplitButton"))
    return parent;
  if (GTK_IS_TEXT (widget) && GTK_IS_EDITABLE (parent))
    return parent;
  return widget;
}

static void
complain (GtkWidget  *widget,
          const char *where,
          const char *what)
{
  g_autoptr (GString) path = g_string_new (NULL);
  int n_levels = 0;

  for (GtkWidget *at = widget; at != NULL && n_levels < 6; at = gtk_widget_get_parent (at))
    {
      g_string_append_printf (path, " < %s", G_OBJECT_TYPE_NAME (at));
      n_levels++;
    }
  g_test_message ("%s: %s:%s", where, what, path->str + 2);
  g_test_fail ();
}

/* What is on or off is told as such; GTK adds whether it is. */
static gboolean
is_toggle (GtkAccessibleRole role)
{
  return role == GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON || role == GTK_ACCESSIBLE_ROLE_CHECKBOX ||
         role == GTK_ACCESSIBLE_ROLE_SWITCH || role == GTK_ACCESSIBLE_ROLE_RADIO ||
         role == GTK_ACCESSIBLE_ROLE_TAB;
}

static void
check_state (GtkWidget  *widget,
             const char *where)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

  if ((GTK_IS_TOGGLE_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_SWITCH (widget)) &&
      find_named (widget) == widget &&
      !is_toggle (gtk_accessible_get_accessible_role (accessible)))
    complain (widget, where, "nobody hears that it is on or off");
  if ((GTK_IS_CHECK_BUTTON (widget) || GTK_IS_SWITCH (widget)) &&
      !gtk_test_accessible_has_state (accessible, GTK_ACCESSIBLE_STATE_CHECKED))
    complain (widget, where, "nobody hears whether it is checked");
  if (GTK_IS_BUTTON (widget) && !GTK_IS_TOGGLE_BUTTON (widget) &&
      g_strcmp0 (gtk_button_get_icon_name (GTK_BUTTON (widget)), "view-more-symbolic") == 0 &&
      !gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_HAS_POPUP))
    complain (widget, where, "nobody hears that it opens a menu");
  if (GTK_IS_TEXT_VIEW (widget) && gtk_text_view_get_accepts_tab (GTK_TEXT_VIEW (widget)))
    complain (widget, where, "Tab does not leave it");
}

/* Parts that only a pointer reaches: the keyboard has other ways. */
static gboolean
is_for_pointers (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLBAR) != NULL ||
         (GTK_IS_BUTTON (widget) && GTK_IS_SPIN_BUTTON (gtk_widget_get_parent (widget)));
}

/* Something that is pressed, chosen or typed into. A row that is one entry leaves that to
 * the entry. */
static gboolean
is_usable (GtkWidget *widget)
{
  if (is_for_pointers (widget) || ADW_IS_SPIN_ROW (widget) || ADW_IS_ENTRY_ROW (widget))
    return FALSE;
  if (GTK_IS_LIST_BOX_ROW (widget))
    return gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (widget)) &&
           gtk_widget_get_focusable (widget);

  return GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_SWITCH (widget) ||
         GTK_IS_TEXT (widget) || GTK_IS_TEXT_VIEW (widget) || GTK_IS_RANGE (widget) ||
         GTK_IS_DROP_DOWN (widget) || GTK_IS_SPIN_BUTTON (widget) ||
         g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkModelButton") ||
         (gtk_widget_get_focusable (widget) &&
          g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), "Rk"));
}

static gboolean
is_called (GtkWidget  *widget,
           const char *name)
{
  g_autofree char *unlike = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, (char *) name);

  return unlike == NULL && !gtk_test_accessible_has_relation (
                               GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

/* The name tells what is chosen. */
static void
check_choice (GtkWidget  *row,
              const char *where)
{
  const char *title = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));
  g_autofree char *chosen =
    rk_combo_get_text (row, adw_combo_row_get_selected_item (ADW_COMBO_ROW (row)));
  g_autofree char *name = g_strdup_printf ("%s: %s", title, chosen);

  if (!is_called (row, chosen != NULL ? name : title))
    complain (row, where, "nobody hears what is chosen");
}

/* As GTK names an item of a menu, nobody hears it. */
static gboolean
is_menu_item (GtkWidget *widget)
{
  GtkAccessibleRole role = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget));

  return role == GTK_ACCESSIBLE_ROLE_MENU_ITEM || role == GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX ||
         role == GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO;
}

static void
check_item (GtkWidget  *item,
            const char *where)
{
  GtkWidget *label = rk_test_find (item, GTK_TYPE_LABEL, NULL);

  if (label != NULL && !is_called (item, gtk_label_get_text (GTK_LABEL (label))))
    complain (item, where, "nobody hears the item of a menu");
}

static void
check_widget (GtkWidget  *widget,
              const char *where)
{
  GtkWidget *named = find_named (widget);

  if (says_nothing (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (named))))
    complain (widget, where, "no role");
  if (!has_name (named, FALSE))
    complain (widget, where, "no name");
  check_state (widget, where);
  if (ADW_IS_COMBO_ROW (widget))
    check_choice (widget, where);
  if (is_menu_item (widget))
    check_item (widget, where);
}

/* Lists, and what is only looked at. */
static gboolean
needs_name (GtkWidget *widget)
{
  const gboolean is_own = g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), "Rk");

  /* It belongs to the row, the button or the table. */
  if (gtk_widget_get_ancestor (widget, ADW_TYPE_COMBO_ROW) != NULL ||
      gtk_widget_get_ancestor (widget, GTK_TYPE_DROP_DOWN) != NULL ||
      GTK_IS_COLUMN_VIEW (gtk_widget_get_parent (widget)))
    return FALSE;

  return GTK_IS_LIST_VIEW (widget) || GTK_IS_COLUMN_VIEW (widget) || GTK_IS_GRID_VIEW (widget) ||
         GTK_IS_PICTURE (widget) || GTK_IS_PROGRESS_BAR (widget) ||
         ADW_IS_VIEW_SWITCHER (widget) ||
         (is_own && gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) ==
                      GTK_ACCESSIBLE_ROLE_IMG);
}

static guint
check_widgets (GtkWidget  *widget,
               const char *where)
{
  guint n_usable = 0;

  if (!gtk_widget_get_mapped (widget))
    return 0;
  if (is_usable (widget) && gtk_widget_get_can_target (widget))
    {
      check_widget (widget, where);
      n_usable++;
    }
  if (needs_name (widget) && !has_name (widget, FALSE))
    complain (widget, where, "no name");

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n_usable += check_widgets (child, where);
  return n_usable;
}

static void
check_focus (RkTestWindow *self,
             const char   *where)
{
  GtkWidget *focus = rk_test_get_focus (self);
  GtkWidget *row;

  if (focus == NULL || !gtk_widget_get_mapped (focus))
    {
      complain (GTK_WIDGET (self->window), where, "the focus is lost");
      return;
    }
  check_widget (focus, where);
  /* Its title is the name of the text. */
  row = gtk_widget_get_ancestor (focus, ADW_TYPE_ENTRY_ROW);
  if (GTK_IS_TEXT (focus) && row != NULL && !is_called (row, ""))
    complain (focus, where, "the name is heard twice");
}

/* What has the focus again after it was here. */
static void
check_round (RkTestWindow     *self,
             const char       *where,
             GtkDirectionType  direction)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  GtkWidget *last = NULL;
  guint n_stops = 0;

  g_signal_emit_by_name (self->window, "move-focus", direction);
  while (rk_test_get_focus (self) != NULL && g_hash_table_add (seen, rk_test_get_focus (self)) &&
         n_stops++ < MOST_STOPS)
    {
      check_focus (self, where);
      last = rk_test_get_focus (self);
      g_signal_emit_by_name (self->window, "move-focus", direction);
    }
  check_focus (self, where);
  if (n_stops > 1 && rk_test_get_focus (self) == last)
    complain (last, where, "Tab does not go on");
  g_assert_cmpuint (n_stops, >, 0);
  g_assert_cmpuint (n_stops, <=, MOST_STOPS);
}

static GBytes *
format (RkTestWindow *self)
{
  RkMatchPage *page = rk_test_get_page (self);

  return page != NULL ? rk_match_file_format (rk_test_get_match (page)) : g_bytes_new (NULL, 0);
}

static void
check_items (GtkWidget  *popover,
             const char *where)
{
  g_autoptr (GPtrArray) lists = g_ptr_array_new ();
  guint n_items = 0;

  rk_test_find_all (popover, GTK_TYPE_LIST_VIEW, lists);
  for (GtkWidget *item = gtk_widget_get_first_child (lists->pdata[0]); item != NULL;
       item = gtk_widget_get_next_sibling (item), n_items++)
    if (gtk_widget_get_mapped (item) && !is_labelled (GTK_ACCESSIBLE (item)))
      complain (item, where, "nobody hears the item of a list");
  g_assert_cmpuint (n_items, >, 0);
}

/* With one choice it does not open. */
static gboolean
can_open (GtkWidget *choice)
{
  g_autoptr (GListModel) model = NULL;

  g_object_get (choice, "model", &model, NULL);

  return gtk_widget_is_sensitive (choice) && model != NULL &&
         g_list_model_get_n_items (model) > 1;
}

static gboolean
is_open (gpointer choice)
{
  return rk_test_find (choice, GTK_TYPE_POPOVER, NULL) != NULL;
}

static void
check_list (RkTestWindow *self,
            GtkWidget    *choice,
            const char   *where)
{
  GtkWidget *popover;

  if (!can_open (choice))
    return;

  /* That brings it into view, without which its list does not stay open. */
  gtk_widget_grab_focus (choice);
  rk_test_settle (self);
  if (ADW_IS_COMBO_ROW (choice))
    adw_action_row_activate (ADW_ACTION_ROW (choice));
  else
    gtk_widget_activate (choice);
  /* A button is pressed for a while. */
  rk_test_wait (is_open, choice);
  rk_test_settle (self);
  popover = rk_test_find (choice, GTK_TYPE_POPOVER, NULL);
  g_assert_nonnull (popover);
  check_items (popover, where);
  gtk_popover_popdown (GTK_POPOVER (popover));
}

/* Each list of choices, as it lies open. */
static void
check_lists (RkTestWindow *self,
             const char   *where)
{
  g_autoptr (GPtrArray) choices = g_ptr_array_new ();

  rk_test_find_all (GTK_WIDGET (self->window), ADW_TYPE_COMBO_ROW, choices);
  rk_test_find_all (GTK_WIDGET (self->window), GTK_TYPE_DROP_DOWN, choices);
  for (guint i = 0; i < choices->len; i++)
    if (gtk_widget_get_mapped (choices->pdata[i]))
      check_list (self, choices->pdata[i], where);
}

static void
check (RkTestWindow *self,
       const char   *where)
{
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GBytes) after = NULL;
  AdwDialog *dialog;

  rk_test_settle (self);
  g_test_message ("%s", where);
  check_focus (self, where);
  g_assert_cmpuint (check_widgets (GTK_WIDGET (self->window), where), >, 0);
  check_lists (self, where);

  before = format (self);
  dialog = rk_test_get_dialog (self);
  check_round (self, where, GTK_DIR_TAB_FORWARD);
  check_round (self, where, GTK_DIR_TAB_BACKWARD);
  rk_test_settle (self);
  after = format (self);
  g_assert_true (g_bytes_equal (before, after));
  g_assert_true (rk_test_get_dialog (self) == dialog);
}

static void
close_dialog (RkTestWindow *self,
              const char   *where)
{
  g_autofree char *closed = g_strconcat (where, ", closed", NULL);

  adw_dialog_force_close (rk_test_get_dialog (self));
  rk_test_settle (self);
  check_focus (self, closed);
}

static void
check_dialog (RkTestWindow *self,
              const char   *where)
{
  g_assert_nonnull (rk_test_get_dialog (self));
  check (self, where);
  close_dialog (self, where);
}

static void
check_actions (RkTestWindow      *self,
               gpointer           widget,
               const char *const *actions)
{
  for (guint i = 0; actions[i] != NULL; i++)
    {
      g_assert_true (gtk_widget_activate_action (widget, actions[i], NULL));
      rk_test_settle (self);
      check_dialog (self, actions[i]);
    }
}

static void
show_dialog (RkTestWindow *self,
             AdwDialog    *dialog)
{
  g_autofree char *name = g_strdup (G_OBJECT_TYPE_NAME (dialog));

  adw_dialog_present (dialog, GTK_WIDGET (self->window));
  rk_test_settle (self);
  check_dialog (self, name);
}

static gboolean
is_ready (gpointer user_data)
{
  return gtk_widget_has_focus (user_data) &&
         !gtk_label_get_selection_bounds (user_data, NULL, NULL);
}

/* A text is read with the cursor; who looks at it does not find all of it selected. */
static void
check_explanation (RkTestWindow *self)
{
  static const char *const sentences[] = { "One.", "Two.", NULL };
  AdwDialog *dialog = rk_why_dialog_new ("3 Cali", sentences);
  GtkWidget *text;

  adw_dialog_present (dialog, GTK_WIDGET (self->window));
  rk_test_settle (self);
  text = rk_test_find (dialog, GTK_TYPE_LABEL, "One.\n\nTwo.");
  rk_test_wait (is_ready, text);
  rk_test_settle (self);
  g_assert_true (is_ready (text));
  check_dialog (self, "explanation");
}

/* A menu with all below it, as it lies open. */
static void
check_menu (RkTestWindow *self,
            gpointer      page)
{
  GtkMenuButton *button =
    GTK_MENU_BUTTON (rk_test_find (page, GTK_TYPE_MENU_BUTTON, "Main Menu"));

  gtk_menu_button_popup (button);
  rk_test_settle (self);
  g_assert_cmpuint (check_widgets (GTK_WIDGET (gtk_menu_button_get_popover (button)), "menu"),
                    >, 0);
  gtk_menu_button_popdown (button);
  rk_test_settle (self);
  check_focus (self, "after the menu");
}

static void
test_library (RkTestWindow  *self,
              gconstpointer  data)
{
  static const char *const dialogs[] = {
    "win.new-match", "win.new-tournament", "win.set-up", "app.preferences", "app.marks",
    "app.about", NULL,
  };
  static const char *const tools[] = { "library.filter", "library.deleted", NULL };
  RkLibrary *library = rk_test_get_library (self);

  check (self, "empty library");
  check_menu (self, rk_test_get_visible (self));
  check_actions (self, self->window, dialogs);

  g_object_unref (rk_test_copy_fixture (self, "running.rkmatch"));
  g_object_unref (rk_test_copy_fixture (self, "two-rounds-drawn.rkmatch"));
  rk_library_load_async (library, NULL, NULL, NULL);
  rk_test_wait (rk_test_has_items, library);
  check (self, "library");
  check_actions (self, rk_test_get_visible (self), tools);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.search", NULL);
  check (self, "search");
}

/* Each place with each pane beside it. */
static void
test_match (RkTestWindow  *self,
            gconstpointer  data)
{
  static const char *const panes[] = { "moves", "rounds", "review" };
  static const char *const dialogs[] = {
    "match.players", "match.agree-round", "match.concede-round", "match.agree-draw",
    "match.concede", NULL,
  };
  RkMatchPage *page = rk_test_open_fixture (self, "running.rkmatch");

  for (guint i = 0; i < G_N_ELEMENTS (panes); i++)
    {
      g_object_set (self->state, "pane", panes[i], "show-pane", TRUE, NULL);
      check (self, panes[i]);
    }
  check_menu (self, page);
  check_actions (self, page, dialogs);
  rk_test_activate (page, "match.first");
  check (self, "first");
  rk_test_activate (page, "match.lap-forward");
  check (self, "lap");
  rk_test_activate (page, "match.try-out");
  check (self, "trial");
}

static void
test_review (RkTestWindow  *self,
             gconstpointer  data)
{
  RkMatchPage *page;

  g_object_set (self->state, "pane", "review", "show-pane", TRUE, NULL);
  page = rk_test_open_fixture (self, "first-to-two-wins.rkmatch");
  rk_test_click (page, "Analyse the Match");
  rk_test_wait (rk_test_is_analysed, rk_test_get_match (page));
  check (self, "analysed");
  rk_test_activate (page, "match.next-mistake");
  check (self, "mistake");
  rk_test_activate (page, "match.retry");
  check (self, "retry");
}

static void
test_interlude (RkTestWindow  *self,
                gconstpointer  data)
{
  rk_test_play_round (self, rk_test_open_fixture (self, "running.rkmatch"));
  check (self, "interlude");
}

static void
test_over (RkTestWindow  *self,
           gconstpointer  data)
{
  rk_test_open_fixture (self, "three-rounds-wins-decide.rkmatch");
  check (self, "over");
}

static void
test_lessons (RkTestWindow  *self,
              gconstpointer  data)
{
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.learn", NULL);
  check (self, "lessons");
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.lesson", "s", "board");
  check (self, "lesson");
}

static void
test_new_tournament (RkTestWindow  *self,
                     gconstpointer  data)
{
  g_autoptr (GSettings) defaults = g_settings_get_child (self->settings, "new-tournament");
  AdwDialog *dialog = ADW_DIALOG (rk_new_tournament_dialog_new (defaults));
  guint n_steps = 0;

  adw_dialog_present (dialog, GTK_WIDGET (self->window));
  do
    {
      g_autofree char *where = g_strdup_printf ("step %u", ++n_steps);

      check (self, where);
    }
  while (n_steps < 6 && gtk_widget_activate_action (GTK_WIDGET (dialog), "step.next", NULL));
  close_dialog (self, "new tournament");
}

static void
test_tournament (RkTestWindow  *self,
                 gconstpointer  data)
{
  static const char *const dialogs[] = { "tournament.output", "tournament.regulations", NULL };
  g_autoptr (RkTournament) tournament = rk_test_make_tournament (RK_SYSTEM_SWISS, 5);
  g_autoptr (RkTournament) robin = rk_test_make_tournament (RK_SYSTEM_ROUND_ROBIN, 5);
  RkEntrant *first = rk_tournament_get_entrant (tournament, 1);
  g_autoptr (RkPairingLine) line = NULL;
  RkTournamentPage *page;

  rk_window_start_tournament (self->window, tournament);
  rk_test_wait (rk_test_has_tournament, self);
  page = rk_test_get_tournament (self);
  rk_test_check_views (self, page, "entering", check);
  rk_tournament_pair (tournament, RK_SWISS_RELAX_NONE, NULL);
  rk_test_check_views (self, page, "draft", check);
  rk_tournament_publish (tournament, NULL);
  rk_tournament_set_result (tournament, rk_tournament_round_get_board (
                                rk_tournament_get_round (tournament, 1), 1),
                            0, RK_RESULT_FIRST, NULL, NULL, NULL);
  rk_test_check_views (self, page, "playing", check);

  check_menu (self, page);
  check_actions (self, page, dialogs);
  line = rk_pairing_line_new (rk_tournament_round_get_board (
                                  rk_tournament_get_round (tournament, 1), 2), 0, NULL);
  show_dialog (self, rk_result_dialog_new (tournament, line, RK_RESULT_FIRST));
  show_dialog (self, rk_games_dialog_new (tournament, first));
  show_dialog (self, rk_entrant_dialog_new (tournament, first));
  show_dialog (self, rk_byes_dialog_new (tournament, first));
  show_dialog (self, rk_forbidden_dialog_new (tournament, first));
  show_dialog (self, rk_import_players_dialog_new (tournament));
  check_explanation (self);
  show_dialog (self, rk_schedule_dialog_new (robin, GTK_WIDGET (page)));
}

/* For everybody in the room; but somebody starts it. */
static void
test_projector (RkTestWindow  *self,
                gconstpointer  data)
{
  g_autoptr (RkTournament) tournament = rk_test_make_tournament (RK_SYSTEM_SWISS, 5);
  g_autoptr (RkRoundTimer) timer = rk_round_timer_new (1800);
  GtkWindow *projector = rk_projector_new (tournament, timer);

  gtk_window_present (projector);
  rk_test_settle (self);
  g_assert_cmpuint (check_widgets (GTK_WIDGET (projector), "projector"), >, 0);
  gtk_window_destroy (projector);
}

/* A window of its own, with a page for each part of the program. */
static void
test_shortcuts (RkTestWindow  *self,
                gconstpointer  data)
{
  g_autoptr (GtkBuilder) builder =
    gtk_builder_new_from_resource ("/io/github/riokadalis/RioKadalis/rk-shortcuts.ui");
  GtkWindow *shortcuts = GTK_WINDOW (gtk_builder_get_object (builder, "shortcuts"));

  gtk_window_set_transient_for (shortcuts, GTK_WINDOW (self->window));
  gtk_window_present (shortcuts);
  rk_test_settle (self);
  g_assert_cmpuint (check_widgets (GTK_WIDGET (shortcuts), "shortcuts"), >, 0);
  gtk_window_destroy (shortcuts);
  rk_test_settle (self);
  check_focus (self, "after the shortcuts");
}

/* The test would find what it looks for. */
static void
test_finds (RkTestWindow  *self,
            gconstpointer  data)
{
  GtkWidget *button = g_object_ref_sink (gtk_button_new_from_icon_name ("go-next-symbolic"));
  GtkWidget *toggle = g_object_ref_sink (gtk_toggle_button_new ());

  g_assert_false (has_name (button, FALSE));
  gtk_widget_set_tooltip_text (button, "Next");
  g_assert_true (has_name (button, FALSE));
  gtk_widget_set_tooltip_text (button, NULL);
  g_assert_false (has_name (button, FALSE));
  gtk_button_set_label (GTK_BUTTON (button), "Next");
  g_assert_true (has_name (button, FALSE));
  g_assert_true (is_toggle (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (toggle))));
  g_assert_false (is_toggle (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (button))));
  g_object_unref (button);
  g_object_unref (toggle);
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  rk_test_add ("/access/finds", test_finds);
  rk_test_add ("/access/library", test_library);
  rk_test_add ("/access/match", test_match);
  rk_test_add ("/access/review", test_review);
  rk_test_add ("/access/interlude", test_interlude);
  rk_test_add ("/access/over", test_over);
  rk_test_add ("/access/lessons", test_lessons);
  rk_test_add ("/access/new-tournament", test_new_tournament);
  rk_test_add ("/access/tournament", test_tournament);
  rk_test_add ("/access/projector", test_projector);
  rk_test_add ("/access/shortcuts", test_shortcuts);

  return g_test_run ();
}
