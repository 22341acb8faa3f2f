/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* A position that is set up by hand, as text or from a match, and what comes of it. */

#include "rk-match-file.h"
#include "rk-new-match-dialog.h"
#include "rk-notation.h"
#include "rk-setup-board.h"
#include "rk-setup-dialog.h"
#include "rk-test-keys.h"
#include "rk-test-review.h"
#include "rk-test-rows.h"
#include "rk-test-telling.h"

/* Where these keys are: the codes of evdev plus 8. */
#define CODE_OF_2 11
#define CODE_OF_X 53

static RkSetupDialog *
get_dialog (RkTestWindow *self)
{
  g_assert_true (RK_IS_SETUP_DIALOG (rk_test_get_dialog (self)));
  return RK_SETUP_DIALOG (rk_test_get_dialog (self));
}

static RkSetupDialog *
open_dialog (RkTestWindow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.set-up", NULL);
  rk_test_settle (self);
  return get_dialog (self);
}

static RkSetup *
get_setup (RkTestWindow *self)
{
  return rk_setup_dialog_get_setup (get_dialog (self));
}

static RkBoard *
get_board (RkTestWindow *self)
{
  return rk_setup_board_get_board (
      RK_SETUP_BOARD (rk_test_find (get_dialog (self), RK_TYPE_SETUP_BOARD, NULL)));
}

static void
assert_position (RkTestWindow *self,
                 const char   *expected)
{
  g_autofree char *text = rk_position_to_string (rk_setup_get_position (get_setup (self)));

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_reserves (RkTestWindow *self,
                 guint         south,
                 guint         north)
{
  g_assert_cmpuint (rk_setup_get_reserve (get_setup (self), RK_SOUTH), ==, south);
  g_assert_cmpuint (rk_setup_get_reserve (get_setup (self), RK_NORTH), ==, north);
}

static GtkEditable *
get_entry (RkTestWindow *self)
{
  return GTK_EDITABLE (
      rk_test_find_row (get_dialog (self), ADW_TYPE_ENTRY_ROW, "Position as Text"));
}

static gboolean
says (RkTestWindow *self,
      const char   *text)
{
  rk_test_wait_told (self->window);
  return rk_test_find (get_dialog (self), GTK_TYPE_LABEL, text) != NULL;
}

static gboolean
shows (RkTestWindow *self,
       const char   *text)
{
  GtkWidget *label = rk_test_find (get_dialog (self), GTK_TYPE_LABEL, text);

  return label != NULL && gtk_widget_get_mapped (label);
}

static void
assert_can_go_on (RkTestWindow *self,
                  gboolean      expected)
{
  static const char *const labels[] = { "_Analyse", "_Play…" };

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    g_assert_cmpint (gtk_widget_is_sensitive (rk_test_find (get_dialog (self), GTK_TYPE_BUTTON,
                                                            labels[i])), ==, expected);
}

static void
act (RkTestWindow *self,
     const char   *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (get_dialog (self)), action, NULL));
}

/* Before all others of the board, which take keys too. */
static gboolean
press (RkTestWindow *self,
       guint         keyval,
       guint         keycode)
{
  return rk_test_press_key (get_board (self), GTK_PHASE_CAPTURE, keyval, keycode);
}

static void
type (RkTestWindow *self,
      const char   *keys)
{
  for (; *keys != '\0'; keys++)
    g_assert_true (press (self, gdk_unicode_to_keyval (*keys), 0));
}

static int
get_focus (RkTestWindow *self)
{
  for (guint hole = 0; hole < 2u * rk_setup_get_position (get_setup (self))->n_holes; hole++)
    if (gtk_widget_has_focus (rk_board_get_hole_widget (get_board (self), hole)))
      return hole;

  return -1;
}

/* A gesture of @type on a hole; the mouse button that it takes, 0 for any. */
static void
gesture (RkTestWindow *self,
         GType         type,
         guint         hole)
{
  GtkWidget *board = GTK_WIDGET (get_board (self));
  GtkWidget *widget = rk_board_get_hole_widget (get_board (self), hole);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (board);
  graphene_rect_t bounds;
  double x;
  double y;

  g_assert_true (gtk_widget_compute_bounds (widget, board, &bounds));
  x = bounds.origin.x + bounds.size.width / 2;
  y = bounds.origin.y + bounds.size.height / 2;
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (!G_TYPE_CHECK_INSTANCE_TYPE (controller, type) ||
          gtk_event_controller_get_propagation_phase (controller) != GTK_PHASE_CAPTURE)
        continue;
      if (type == GTK_TYPE_GESTURE_CLICK)
        g_signal_emit_by_name (controller, "pressed", 1, x, y);
      else
        g_signal_emit_by_name (controller, "pressed", x, y);
      return;
    }
  g_assert_not_reached ();
}

static RkMatch *
get_match (RkTestWindow *self)
{
  rk_test_wait (rk_test_has_page, self);
  rk_test_settle (self);
  return rk_test_get_match (rk_test_get_page (self));
}

static gboolean
is_written (gpointer document)
{
  return g_file_query_exists (rk_document_get_file (document), NULL);
}

/* The file says what the match does. */
static void
check_file (RkTestWindow *self)
{
  RkDocument *document = rk_match_page_get_document (rk_test_get_page (self));
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (RkMatch) read = NULL;
  g_autoptr (GError) error = NULL;
  const RkRules *rules = rk_match_get_rules (get_match (self));

  rk_test_wait (is_written, document);
  bytes = g_file_load_bytes (rk_document_get_file (document), NULL, NULL, &error);
  g_assert_no_error (error);
  read = rk_match_file_parse (bytes, &error);
  g_assert_no_error (error);
  g_assert_cmpint (rk_match_get_rules (read)->has_start, ==, rules->has_start);
  g_assert_true (rk_position_equal (&rk_match_get_rules (read)->start, &rules->start));
  for (RkSide side = RK_SOUTH; side <= RK_NORTH; side++)
    g_assert_cmpuint (rk_match_get_rules (read)->start_reserve[side], ==,
                      rules->start_reserve[side]);
}

static void
assert_start (RkMatch    *match,
              const char *expected)
{
  g_autofree char *text =
    rk_position_to_string (rk_round_get_position (rk_match_get_round (match, 0), 0));

  g_assert_cmpstr (text, ==, expected);
}

static gboolean
is_sound (gpointer setup)
{
  return rk_setup_check (setup, NULL) == RK_SETUP_SOUND;
}

static gboolean
is_asked_for_players (gpointer user_data)
{
  return RK_IS_NEW_MATCH_DIALOG (rk_test_get_dialog (user_data));
}

/* As with Alt and the letter: a button that is pressed so takes a moment. */
static void
press_button (RkTestWindow *self,
              const char   *label)
{
  g_assert_true (gtk_widget_mnemonic_activate (rk_test_find (get_dialog (self), GTK_TYPE_BUTTON,
                                                             label), FALSE));
}

/* From nothing to a match that is played, without a mouse. */
static void
test_keys (RkTestWindow  *self,
           gconstpointer  data)
{
  open_dialog (self);
  g_assert_cmpint (get_focus (self), ==, 0);
  assert_position (self, "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0");

  act (self, "setup.clear");
  g_assert_cmpint (get_focus (self), ==, 0);
  type (self, "12");
  gtk_widget_child_focus (GTK_WIDGET (get_board (self)), GTK_DIR_RIGHT);
  type (self, "3+-+=");
  assert_position (self, "12,5,0,0,0,0/0,0,0,0,0,0 s 0-0");

  /* Letters: in this row, then in the other one. */
  type (self, "c");
  g_assert_cmpint (get_focus (self), ==, 2);
  type (self, "c");
  g_assert_cmpint (get_focus (self), ==, 8);
  type (self, "7");
  g_signal_emit_by_name (rk_board_get_hole_widget (get_board (self), 8), "clicked");
  assert_position (self, "12,5,0,0,0,0/0,0,8,0,0,0 s 0-0");
  g_assert_true (press (self, GDK_KEY_BackSpace, 0));
  type (self, "fx");
  assert_position (self, "12,5,0,0,0,0/0,0,7,0,0,- s 0-0");
  /* Keys of other layouts, in their places. */
  g_assert_true (press (self, GDK_KEY_Cyrillic_che, CODE_OF_X));
  assert_position (self, "12,5,0,0,0,0/0,0,7,0,0,0 s 0-0");
  g_assert_true (press (self, GDK_KEY_eacute, CODE_OF_2));
  assert_position (self, "12,5,0,0,0,0/0,0,7,0,0,2 s 0-0");
  type (self, "0");
  type (self, "x");
  g_assert_false (press (self, GDK_KEY_Tab, 0));

  rk_test_select_item (get_dialog (self), "Who Is to Move", RK_NORTH);
  rk_test_set_number (get_dialog (self), "Captured by South", 8);
  rk_test_set_number (get_dialog (self), "Captured by North", 4);
  assert_can_go_on (self, FALSE);
  g_assert_true (says (self, "12 stones of 48 are missing."));
  press_button (self, "Put the _Rest into the Reserves");
  rk_test_wait (is_sound, get_setup (self));
  assert_reserves (self, 6, 6);
  assert_can_go_on (self, TRUE);

  press_button (self, "_Play…");
  rk_test_wait (is_asked_for_players, self);
  g_assert_null (rk_test_get_page (self));
  rk_test_click (rk_test_get_dialog (self), "_Start");
  assert_start (get_match (self), "12,5,0,0,0,0/0,0,7,0,0,- n 8-4");
  g_assert_null (rk_test_get_dialog (self));
  check_file (self);
}

static void
test_mouse (RkTestWindow  *self,
            gconstpointer  data)
{
  open_dialog (self);
  g_signal_emit_by_name (rk_board_get_hole_widget (get_board (self), 7), "clicked");
  gesture (self, GTK_TYPE_GESTURE_CLICK, 2);
  assert_position (self, "4,4,3,4,4,4/4,5,4,4,4,4 s 0-0");
  gesture (self, GTK_TYPE_GESTURE_LONG_PRESS, 2);
  assert_position (self, "4,4,2,4,4,4/4,5,4,4,4,4 s 0-0");

  /* The buttons are for the hole that was chosen last. */
  g_assert_true (says (self, "South’s hole C, 2 stones"));
  g_signal_emit_by_name (rk_test_find (get_dialog (self), GTK_TYPE_BUTTON, "Add One Stone (+)"),
                         "clicked");
  g_signal_emit_by_name (rk_test_find (get_dialog (self), GTK_TYPE_BUTTON, "Take One Stone (−)"),
                         "clicked");
  g_signal_emit_by_name (rk_test_find (get_dialog (self), GTK_TYPE_TOGGLE_BUTTON, "C_losed"),
                         "clicked");
  assert_position (self, "4,4,-,4,4,4/4,5,4,4,4,4 s 0-0");
  g_assert_true (says (self, "South’s hole C, closed with sand"));
  gesture (self, GTK_TYPE_GESTURE_CLICK, 2);
  assert_position (self, "4,4,-,4,4,4/4,5,4,4,4,4 s 0-0");

  act (self, "setup.undo");
  act (self, "setup.undo");
  act (self, "setup.undo");
  assert_position (self, "4,4,2,4,4,4/4,5,4,4,4,4 s 0-0");
}

/* What cannot be set up says why not. */
static void
test_refused (RkTestWindow  *self,
              gconstpointer  data)
{
  open_dialog (self);
  for (guint hole = 0; hole < 5; hole++)
    {
      rk_board_focus_hole (get_board (self), hole);
      type (self, "x");
    }
  rk_board_focus_hole (get_board (self), 5);
  type (self, "x");
  g_assert_true (says (self, "At least one hole of each row must stay open."));
  assert_position (self, "-,-,-,-,-,4/4,4,4,4,4,4 s 0-0");

  type (self, "48");
  assert_position (self, "-,-,-,-,-,48/4,4,4,4,4,4 s 0-0");
  type (self, "+");
  g_assert_true (says (self, "A hole cannot hold more stones than there are."));
  assert_position (self, "-,-,-,-,-,48/4,4,4,4,4,4 s 0-0");
  g_assert_true (says (self, "There are 24 stones too many: a match has 48."));
  assert_can_go_on (self, FALSE);

  g_assert_true (press (self, GDK_KEY_Delete, 0));
  g_assert_true (says (self, "24 stones of 48 are missing."));
  assert_can_go_on (self, FALSE);
  act (self, "setup.complete");
  g_assert_true (says (self, "South is to move and has no legal move: the round is over at once."));
  assert_can_go_on (self, TRUE);
}

/* Each fault of a text tells its place; the board stays. */
static void
test_text (RkTestWindow  *self,
           gconstpointer  data)
{
  static const char *const faults[][2] = {
    { "", "Character 1: expected the stones of a hole, or “-” for a closed hole." },
    { "4,4,4,4/4", "Character 8: expected five or six holes in each row." },
    { "4,4,4,4,4;", "Character 10: expected “,” and the next hole, or “/” and North’s row." },
    { "-,-,-,-,-/4", "Character 1: expected at least one open hole in the row." },
    { "4,4,4,4,4/4,4,4,4",
      "Character 18: expected “,” and the next hole, or a space and the player to move." },
    { "4,4,4,4,4/4,4,4,4 s", "Character 18: expected as many holes in both rows." },
    { "4,4,4,4,4/4,4,4,4,4 S 0-0",
      "Character 21: expected “s” or “n” for the player who is to move." },
    { "4,4,4,4,4/4,4,4,4,4 s", "Character 22: expected a space and the captured stones." },
    { "4,4,4,4,4/4,4,4,4,4 s 0-1",
      "Character 25: expected no more stones in all than four for each hole of the board." },
    { "4,4,4,4,04/4", "Character 9: expected a number without leading zeros." },
    { "é", "Character 1: expected the stones of a hole, or “-” for a closed hole." },
  };

  open_dialog (self);
  g_assert_cmpstr (gtk_editable_get_text (get_entry (self)), ==, "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0");
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      gtk_editable_set_text (get_entry (self), faults[i][0]);
      g_test_message ("%s: %s", faults[i][0], faults[i][1]);
      g_assert_true (says (self, faults[i][1]));
      gtk_test_accessible_assert_state (get_entry (self), GTK_ACCESSIBLE_STATE_INVALID,
                                        GTK_ACCESSIBLE_INVALID_TRUE);
      assert_can_go_on (self, FALSE);
      assert_position (self, "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0");
    }

  gtk_editable_set_text (get_entry (self), " 0,0,0,0,1/0,2,0,1,1 n 0-0");
  assert_position (self, "0,0,0,0,1/0,2,0,1,1 n 0-0");
  assert_reserves (self, 0, 0);
  g_assert_true (says (self, "35 stones of 40 are missing."));
  assert_can_go_on (self, FALSE);

  /* The fault of a text stands alone. */
  gtk_editable_set_text (get_entry (self), "4,4,4,4/4");
  g_assert_false (shows (self, "35 stones of 40 are missing."));
  g_assert_false (shows (self, "Put the _Rest into the Reserves"));
  gtk_editable_set_text (get_entry (self), " 0,0,0,0,1/0,2,0,1,1 n 0-0");
  g_assert_true (shows (self, "35 stones of 40 are missing."));
  g_assert_true (shows (self, "Put the _Rest into the Reserves"));
  rk_setup_complete (get_setup (self));
  gtk_editable_set_text (get_entry (self), " 0,0,0,0,1/0,2,0,1,1 n 0-0");
  assert_reserves (self, 17, 18);
  g_assert_false (says (self, faults[0][1]));
  assert_can_go_on (self, TRUE);
  g_assert_cmpstr (gtk_editable_get_text (get_entry (self)), ==, " 0,0,0,0,1/0,2,0,1,1 n 0-0");

  /* And the other way round. */
  rk_board_focus_hole (get_board (self), 0);
  type (self, "5");
  g_assert_cmpstr (gtk_editable_get_text (get_entry (self)), ==, "5,0,0,0,1/0,2,0,1,1 n 0-0");
  gtk_editable_set_text (get_entry (self), "no");
  type (self, "6");
  g_assert_cmpstr (gtk_editable_get_text (get_entry (self)), ==, "6,0,0,0,1/0,2,0,1,1 n 0-0");
  g_assert_cmpuint (rk_setup_get_position (get_setup (self))->n_holes, ==, 5);
}

static gboolean
is_five (gpointer setup)
{
  return rk_setup_get_position (setup)->n_holes == 5;
}

static gboolean
has_fault (gpointer user_data)
{
  return says (user_data, "Character 1: expected the stones of a hole, or “-” for a closed hole.");
}

static void
test_clipboard (RkTestWindow  *self,
                gconstpointer  data)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (self->window));

  open_dialog (self);
  gdk_clipboard_set_text (clipboard, "1,2,3,4,5/-,1,1,1,1 n 3-4\n");
  act (self, "setup.paste");
  rk_test_wait (is_five, get_setup (self));
  assert_position (self, "1,2,3,4,5/-,1,1,1,1 n 3-4");
  g_assert_cmpstr (gtk_editable_get_text (get_entry (self)), ==, "1,2,3,4,5/-,1,1,1,1 n 3-4");

  rk_board_focus_hole (get_board (self), 0);
  type (self, "0");
  act (self, "setup.copy");
  act (self, "setup.reset");
  act (self, "setup.paste");
  rk_test_settle (self);
  assert_position (self, "0,2,3,4,5/-,1,1,1,1 n 3-4");

  gdk_clipboard_set_text (clipboard, "Dear friend, please find enclosed");
  act (self, "setup.paste");
  rk_test_wait (has_fault, self);
  assert_position (self, "0,2,3,4,5/-,1,1,1,1 n 3-4");
  assert_can_go_on (self, FALSE);
}

/* What was copied here comes back whole, out of the setup and out of a match. */
static void
test_copy_whole (RkTestWindow  *self,
                 gconstpointer  data)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (self->window));

  open_dialog (self);
  rk_test_select_item (get_dialog (self), "Direction", RK_CLOCKWISE);
  rk_test_set_number (get_dialog (self), "Closed Holes", 2);
  act (self, "setup.handicap");
  act (self, "setup.copy");
  act (self, "setup.reset");
  rk_test_select_item (get_dialog (self), "Direction", RK_COUNTER_CLOCKWISE);
  act (self, "setup.paste");
  assert_position (self, "-,-,4,4,4,4/4,4,4,4,4,4 s 0-0");
  assert_reserves (self, 0, 8);
  g_assert_cmpint (rk_setup_get_position (get_setup (self))->direction, ==, RK_CLOCKWISE);

  act (self, "setup.play");
  rk_test_settle (self);
  rk_test_click (rk_test_get_dialog (self), "_Start");
  rk_test_settle (self);
  gdk_clipboard_set_text (clipboard, "");
  rk_test_activate (rk_test_get_page (self), "match.copy-position");
  open_dialog (self);
  act (self, "setup.reset");
  act (self, "setup.paste");
  assert_position (self, "-,-,4,4,4,4/4,4,4,4,4,4 s 0-0");
  assert_reserves (self, 0, 8);
}

/* While the computer is to move, and when the match is over. */
static void
test_always_there (RkTestWindow  *self,
                   gconstpointer  data)
{
  g_autoptr (RkMatch) match = rk_test_make_match (NULL);
  RkPlayer *south = rk_match_get_player (match, RK_SOUTH);
  RkMatchPage *page;

  rk_player_set_player_type (south, RK_PLAYER_COMPUTER);
  rk_player_set_level (south, RK_LEVEL_EASY);
  page = rk_test_open_match (self, match);
  g_assert_true (rk_test_is_enabled (page, "set-up"));
  g_assert_true (rk_match_concede (match, RK_SOUTH, NULL));
  rk_test_settle (self);
  g_assert_true (rk_test_is_enabled (page, "set-up"));
  rk_test_activate (page, "match.set-up");
  rk_test_settle (self);
  get_dialog (self);
}

/* Everything is said once, and undone step by step. */
static void
test_announced (RkTestWindow  *self,
                gconstpointer  data)
{
  g_autoptr (GPtrArray) heard = NULL;
  GtkWidget *hole;

  open_dialog (self);
  heard = rk_test_listen (self);
  hole = rk_board_get_hole_widget (get_board (self), 0);
  gtk_test_accessible_assert_property (hole, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "South’s hole A, 4 stones");
  type (self, "+");
  rk_test_assert_heard (heard, "South’s hole A, 5 stones\n"
                               "There is 1 stone too many: a match has 48.");
  gtk_test_accessible_assert_property (hole, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "South’s hole A, 5 stones");
  type (self, "+");
  rk_test_assert_heard (heard, "South’s hole A, 6 stones\n"
                               "There are 2 stones too many: a match has 48.");
  type (self, "x");
  rk_test_assert_heard (heard, "South’s hole A, closed with sand\n4 stones of 48 are missing.");
  act (self, "setup.complete");
  rk_test_assert_heard (heard, "South: 20 in holes, 0 captured, 2 in reserve\n"
                               "North: 24 in holes, 0 captured, 2 in reserve");
  act (self, "setup.undo");
  act (self, "setup.undo");
  act (self, "setup.undo");
  act (self, "setup.undo");
  assert_position (self, "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0");
  rk_test_settle (self);
  g_ptr_array_set_size (heard, 0);
  act (self, "setup.redo");
  rk_test_assert_heard (heard, "South: 25 in holes, 0 captured, 0 in reserve\n"
                               "North: 24 in holes, 0 captured, 0 in reserve\n"
                               "There is 1 stone too many: a match has 48.");
}

static void
test_rows (RkTestWindow  *self,
           gconstpointer  data)
{
  open_dialog (self);
  rk_test_select_item (get_dialog (self), "Holes in a Row", 1);
  rk_test_select_item (get_dialog (self), "Direction", RK_CLOCKWISE);
  assert_position (self, "4,4,4,4,4/4,4,4,4,4 s 0-0");
  g_assert_cmpint (rk_setup_get_position (get_setup (self))->direction, ==, RK_CLOCKWISE);
  rk_board_focus_hole (get_board (self), 9);
  type (self, "1");
  rk_test_set_number (get_dialog (self), "North’s Reserve", 2);
  rk_test_set_number (get_dialog (self), "South’s Reserve", 1);
  assert_reserves (self, 1, 2);
  assert_can_go_on (self, TRUE);
  g_assert_true (says (self, "North: 17 in holes, 0 captured, 2 in reserve"));

  /* The board grows under the focus. */
  for (guint i = 0; i < 5; i++)
    act (self, "setup.undo");
  assert_position (self, "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0");
  g_assert_cmpint (get_focus (self), ==, 9);
}

/* Negative when it is scrolled away. */
static double
get_board_top (RkTestWindow *self)
{
  GtkWidget *scrolled = rk_test_find (get_dialog (self), GTK_TYPE_SCROLLED_WINDOW, NULL);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (get_board (self)), scrolled, &bounds));

  return bounds.origin.y;
}

static void
test_handicap (RkTestWindow  *self,
               gconstpointer  data)
{
  RkMatch *match;

  open_dialog (self);
  rk_test_select_item (get_dialog (self), "Who Is to Move", RK_NORTH);
  rk_test_select_item (get_dialog (self), "Who Begins with Fewer Holes", RK_NORTH);
  rk_test_set_number (get_dialog (self), "Closed Holes", 2);
  gtk_widget_grab_focus (rk_test_find_row (get_dialog (self), ADW_TYPE_SPIN_ROW, "Closed Holes"));
  rk_test_settle (self);
  g_assert_cmpfloat (get_board_top (self), <, 0);
  act (self, "setup.handicap");
  rk_test_settle (self);
  g_assert_cmpfloat (get_board_top (self), >=, 0);
  assert_position (self, "4,4,4,4,4,4/-,-,4,4,4,4 s 0-0");
  assert_reserves (self, 8, 0);

  act (self, "setup.play");
  rk_test_settle (self);
  g_assert_nonnull (rk_test_find (rk_test_get_dialog (self), GTK_TYPE_LABEL,
                                  "4,4,4,4,4,4/-,-,4,4,4,4 s 0-0"));
  rk_test_click (rk_test_get_dialog (self), "_Start");
  match = get_match (self);
  assert_start (match, "4,4,4,4,4,4/-,-,4,4,4,4 s 0-0");
  g_assert_nonnull (rk_test_find (rk_test_get_page (self), GTK_TYPE_LABEL,
                                  "Round 1: South begins. The match starts from a position that "
                                  "was set up. South keeps 8 stones in reserve."));
  check_file (self);
}

/* The board may become too small for the closed holes that were chosen. */
static void
test_handicap_smaller (RkTestWindow  *self,
                       gconstpointer  data)
{
  open_dialog (self);
  rk_test_set_number (get_dialog (self), "Closed Holes", 5);
  rk_setup_set_n_holes (get_setup (self), 5);
  act (self, "setup.handicap");
  assert_position (self, "-,-,-,-,4/4,4,4,4,4 s 0-0");
}

/* What starts anew is shown, also where the start was there all the time. */
static void
test_reset_text (RkTestWindow  *self,
                 gconstpointer  data)
{
  static const char *const actions[] = { "setup.reset", "setup.handicap", "setup.clear" };

  open_dialog (self);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_autofree char *text = NULL;

      gtk_editable_set_text (get_entry (self), "garbage");
      g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (get_entry (self)), "error"));
      act (self, actions[i]);
      text = rk_position_to_string (rk_setup_get_position (get_setup (self)));
      g_assert_cmpstr (gtk_editable_get_text (get_entry (self)), ==, text);
      g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (get_entry (self)), "error"));
      if (i == 0)
        g_assert_true (gtk_widget_is_sensitive (
            rk_test_find (get_dialog (self), GTK_TYPE_BUTTON, "_Play…")));
    }
}

static gboolean
has_value (gpointer user_data)
{
  return rk_board_get_hint (RK_BOARD (user_data)) >= 0;
}

/* The values and a best move are there at once, and the setting is as it was. */
static void
test_analyse (RkTestWindow  *self,
              gconstpointer  data)
{
  RkMatchPage *page;
  RkMatch *match;

  open_dialog (self);
  gtk_editable_set_text (get_entry (self), "0,0,0,0,0,1/0,2,0,1,1,0 s 20-20");
  act (self, "setup.complete");
  rk_test_click (get_dialog (self), "_Analyse");
  match = get_match (self);
  page = rk_test_get_page (self);
  g_assert_null (rk_test_get_dialog (self));
  assert_start (match, "0,0,0,0,0,1/0,2,0,1,1,0 s 20-20");
  rk_test_wait (has_value, rk_test_find (page, RK_TYPE_BOARD, NULL));
  g_assert_false (g_settings_get_boolean (self->settings, "show-values"));
  check_file (self);

  /* Both sides are played, and shown and hidden here alone. */
  rk_test_choose_hole (page, rk_test_find_legal (page));
  g_assert_cmpuint (rk_round_get_n_moves (rk_match_get_round (match, 0)), ==, 1);
  rk_test_activate (page, "match.show-values");
  g_assert_false (g_settings_get_boolean (self->settings, "show-values"));
}

static gboolean
shows_origin (gpointer user_data)
{
  RkTestWindow *self = ((gpointer *) user_data)[0];
  RkMatchPage *page = rk_test_get_page (self);
  GFile *file = page != NULL ? rk_document_get_file (rk_match_page_get_document (page)) : NULL;

  return file != NULL && g_file_equal (file, ((gpointer *) user_data)[1]);
}

/* What is set up in @text, or for NULL what is looked at; borrowed. */
static GFile *
analyse (RkTestWindow *self,
         const char   *text)
{
  open_dialog (self);
  if (text != NULL)
    gtk_editable_set_text (get_entry (self), text);
  rk_test_click (get_dialog (self), "_Analyse");
  rk_test_settle (self);
  return rk_document_get_file (rk_match_page_get_document (rk_test_get_page (self)));
}

/* The same again is no other match. From the second analysis back to the first, not to the match
 * before that. */
static void
test_analyse_twice (RkTestWindow  *self,
                    gconstpointer  data)
{
  g_autoptr (GFile) origin = NULL;

  rk_test_choose_hole (rk_test_start_match (self), 2);
  rk_test_settle (self);
  origin = g_object_ref (analyse (self, NULL));
  g_assert_true (g_file_equal (analyse (self, NULL), origin));
  g_assert_false (g_file_equal (analyse (self, "1,2,0,1,0,1/1,1,0,1,0,0 s 20-20"), origin));

  gtk_widget_activate_action (GTK_WIDGET (rk_test_get_page (self)), "navigation.pop", NULL);
  rk_test_wait (shows_origin, (gpointer[]) { self, origin });
}

/* But one in which nothing can be played any more is of no use. */
static void
test_analyse_given_up (RkTestWindow  *self,
                       gconstpointer  data)
{
  const char *text = "1,2,0,1,0,1/1,1,0,1,0,0 s 20-20";
  g_autoptr (GFile) given_up = g_object_ref (analyse (self, text));

  g_assert_true (rk_match_concede_round (get_match (self), RK_SOUTH, NULL));
  g_assert_false (g_file_equal (analyse (self, text), given_up));
}

/* A round that is over before it has begun is one too. */
static void
test_over (RkTestWindow  *self,
           gconstpointer  data)
{
  RkMatch *match;

  open_dialog (self);
  gtk_editable_set_text (get_entry (self), "0,0,0,0,0,0/1,0,0,0,0,3 s 20-24");
  g_assert_true (says (self, "South is to move and has no legal move: the round is over at once."));
  rk_test_click (get_dialog (self), "_Analyse");
  match = get_match (self);
  g_assert_cmpint (rk_match_get_state (match), ==, RK_MATCH_BETWEEN_ROUNDS);
  g_assert_cmpuint (rk_round_get_won (rk_match_get_round (match, 0), RK_NORTH), ==, 28);
  check_file (self);
}

/* A match goes on from where it is looked at; it is not changed. */
static void
test_from_match (RkTestWindow  *self,
                 gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_fixture (self, "running.rkmatch");
  RkMatch *match = rk_test_get_match (page);
  guint n_moves = rk_round_get_n_moves (rk_match_get_current_round (match));
  g_autofree char *expected = NULL;

  rk_test_activate (page, "match.back");
  rk_test_settle (self);
  expected = rk_position_to_string (rk_cursor_get_position (rk_match_page_get_cursor (page)));
  open_dialog (self);
  assert_position (self, expected);
  assert_can_go_on (self, TRUE);
  g_assert_false (rk_setup_can_undo (get_setup (self)));
  adw_dialog_close (rk_test_get_dialog (self));
  rk_test_settle (self);
  g_assert_null (rk_test_get_dialog (self));
  g_assert_true (rk_test_get_page (self) == page);
  g_assert_cmpuint (rk_round_get_n_moves (rk_match_get_current_round (match)), ==, n_moves);
}

static void
test_from_new_match (RkTestWindow  *self,
                     gconstpointer  data)
{
  GtkWidget *label;

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.new-match", NULL);
  rk_test_settle (self);
  label = rk_test_find (rk_test_get_dialog (self), GTK_TYPE_LABEL, "_From a Position…");
  g_assert_nonnull (label);
  g_signal_emit_by_name (gtk_widget_get_ancestor (label, ADW_TYPE_BUTTON_ROW), "activated");
  rk_test_settle (self);
  assert_position (self, "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0");
}

static gboolean
is_over (gpointer match)
{
  return rk_match_get_state (match) == RK_MATCH_OVER;
}

/* Another match like this one starts in the same way. */
static void
test_rematch (RkTestWindow  *self,
              gconstpointer  data)
{
  RkMatch *match;
  RkRules first;

  open_dialog (self);
  gtk_editable_set_text (get_entry (self), "-,0,0,0,0,1/0,2,0,1,1,0 s 20-20");
  act (self, "setup.complete");
  act (self, "setup.play");
  rk_test_settle (self);
  rk_test_click (rk_test_get_dialog (self), "_Start");
  match = get_match (self);
  first = *rk_match_get_rules (match);
  rk_match_concede (match, RK_SOUTH, NULL);
  rk_test_wait (is_over, match);
  rk_test_settle (self);
  rk_test_activate (rk_test_get_page (self), "match.rematch");
  rk_test_settle (self);
  match = get_match (self);
  g_assert_cmpint (rk_match_get_state (match), ==, RK_MATCH_PLAYING);
  assert_start (match, "-,0,0,0,0,1/0,2,0,1,1,0 s 20-20");
  for (RkSide side = RK_SOUTH; side <= RK_NORTH; side++)
    g_assert_cmpuint (rk_match_get_rules (match)->start_reserve[side], ==,
                      first.start_reserve[side]);
}

/* Nothing is lost without a question, and nothing is made. */
static void
test_discard (RkTestWindow  *self,
              gconstpointer  data)
{
  RkSetupDialog *dialog = open_dialog (self);

  type (self, "+");
  adw_dialog_close (ADW_DIALOG (dialog));
  rk_test_settle (self);
  g_assert_true (ADW_IS_ALERT_DIALOG (rk_test_get_dialog (self)));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (gtk_root_get_focus (
                       GTK_ROOT (self->window)))), ==, "_Go Back");
  rk_test_respond (self, "cancel");
  rk_test_settle (self);
  assert_position (self, "5,4,4,4,4,4/4,4,4,4,4,4 s 0-0");
  adw_dialog_close (ADW_DIALOG (dialog));
  rk_test_settle (self);
  rk_test_respond (self, "discard");
  rk_test_settle (self);
  g_assert_null (rk_test_get_dialog (self));
  g_assert_null (rk_test_get_page (self));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (rk_test_get_library (self))), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  rk_test_add ("/setup/keys", test_keys);
  rk_test_add ("/setup/mouse", test_mouse);
  rk_test_add ("/setup/refused", test_refused);
  rk_test_add ("/setup/text", test_text);
  rk_test_add ("/setup/clipboard", test_clipboard);
  rk_test_add ("/setup/announced", test_announced);
  rk_test_add ("/setup/rows", test_rows);
  rk_test_add ("/setup/copy-whole", test_copy_whole);
  rk_test_add ("/setup/always-there", test_always_there);
  rk_test_add ("/setup/handicap", test_handicap);
  rk_test_add ("/setup/handicap-smaller", test_handicap_smaller);
  rk_test_add ("/setup/reset-text", test_reset_text);
  rk_test_add ("/setup/analyse", test_analyse);
  rk_test_add ("/setup/analyse-twice", test_analyse_twice);
  rk_test_add ("/setup/analyse-given-up", test_analyse_given_up);
  rk_test_add ("/setup/over", test_over);
  rk_test_add ("/setup/from-match", test_from_match);
  rk_test_add ("/setup/from-new-match", test_from_new_match);
  rk_test_add ("/setup/rematch", test_rematch);
  rk_test_add ("/setup/discard", test_discard);

  return g_test_run ();
}
