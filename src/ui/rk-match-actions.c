/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* The actions "match.*" of a match page: buttons, menu and keys share them. */

#include <glib/gi18n.h>

#include "rk-action-keys.h"
#include "rk-file-name.h"
#include "rk-focus.h"
#include "rk-match-file.h"
#include "rk-match-page-private.h"
#include "rk-match-questions.h"
#include "rk-match-turns.h"
#include "rk-menu.h"
#include "rk-players-dialog.h"
#include "rk-save-as.h"
#include "rk-sentences.h"

typedef struct
{
  const char *name;
  void (*run) (RkMatchPage *self);
  gboolean (*is_enabled) (RkMatchPage *self);
} PageAction;

static RkMatchState
get_state (RkMatchPage *self)
{
  return rk_match_get_state (_rk_match_page_get_match (self));
}

/* In a trial its moves are taken back: those of the match stay. */
static gboolean
can_undo (RkMatchPage *self)
{
  if (_rk_match_page_is_trying (self))
    return _rk_match_page_can_undo_trial (self);

  return rk_match_can_undo_turn (_rk_match_page_get_match (self));
}

static gboolean
can_redo (RkMatchPage *self)
{
  if (_rk_match_page_is_trying (self))
    return _rk_match_page_can_line_forward (self);

  return rk_match_can_redo (_rk_match_page_get_match (self));
}

static gboolean
can_back (RkMatchPage *self)
{
  return rk_cursor_can_back (self->cursor) || _rk_match_page_is_aside (self);
}

static gboolean
can_step_back (RkMatchPage *self)
{
  return _rk_match_page_has_line (self) ? _rk_match_page_can_line_back (self) : can_back (self);
}

static gboolean
can_forward (RkMatchPage *self)
{
  return rk_cursor_can_forward (self->cursor) || _rk_match_page_is_aside (self);
}

static gboolean
can_step_forward (RkMatchPage *self)
{
  return _rk_match_page_has_line (self) ? _rk_match_page_can_line_forward (self)
                                        : can_forward (self);
}

/* Nothing happens in the match while something is tried out beside it. */
static gboolean
is_playing (RkMatchPage *self)
{
  return !_rk_match_page_is_trying (self) && get_state (self) == RK_MATCH_PLAYING;
}

static gboolean
is_between (RkMatchPage *self)
{
  return !_rk_match_page_is_trying (self) && get_state (self) == RK_MATCH_BETWEEN_ROUNDS;
}

static gboolean
is_over (RkMatchPage *self)
{
  return get_state (self) == RK_MATCH_OVER;
}

static gboolean
is_not_over (RkMatchPage *self)
{
  return !_rk_match_page_is_trying (self) && !is_over (self);
}

static gboolean
has_move (RkMatchPage *self)
{
  if (_rk_match_page_has_line (self))
    return rk_aside_get_ply (self->aside) > 0;

  return rk_cursor_get_move (self->cursor) != NULL;
}

/* From the start of a round it is a leap, which nobody shall miss: the announcer says it
 * with what was taken back. */
static void
show_round (RkMatchPage *self)
{
  g_autofree char *text = rk_text_back_in_round (_rk_match_page_get_match (self));

  _rk_match_page_show_answer (self, text);
}

/* Who looks at other moves does not see those of the match that would go: told why they
 * stay. */
static gboolean
explain_beside (RkMatchPage *self)
{
  if (!_rk_match_page_has_line (self))
    return FALSE;

  rk_match_page_show_toast (self, _("Go back to the match to change its moves."));
  return TRUE;
}

/* Taking back and playing again happen at the end: go and see. */
static void
undo (RkMatchPage *self)
{
  guint n_rounds = rk_match_get_n_rounds (_rk_match_page_get_match (self));

  if (_rk_match_page_is_trying (self))
    {
      _rk_match_page_undo_trial (self);
      return;
    }
  if (explain_beside (self))
    return;

  rk_computer_player_undo (self->computer);
  rk_cursor_last (self->cursor);
  _rk_match_page_forget_place (self);
  if (rk_match_get_n_rounds (_rk_match_page_get_match (self)) < n_rounds)
    show_round (self);
}

static void
redo (RkMatchPage *self)
{
  if (_rk_match_page_is_trying (self))
    {
      _rk_match_page_redo_trial (self);
      return;
    }
  if (explain_beside (self))
    return;

  rk_computer_player_redo (self->computer);
  rk_cursor_last (self->cursor);
  _rk_match_page_forget_place (self);
}

/* The cursor is there already, while the board shows something else. */
static void
go_to_match (RkMatchPage *self)
{
  _rk_match_page_show_at_once (self);
  _rk_match_page_tell_place (self);
}

static void
go_first (RkMatchPage *self)
{
  if (_rk_match_page_has_line (self))
    _rk_match_page_line_first (self);
  else if (!rk_cursor_can_back (self->cursor))
    go_to_match (self);
  else
    rk_cursor_first (self->cursor);
}

static void
go_back (RkMatchPage *self)
{
  if (_rk_match_page_has_line (self))
    _rk_match_page_line_back (self);
  else
    rk_cursor_back (self->cursor);
}

/* In the middle of a move: to its end. */
static void
go_forward (RkMatchPage *self)
{
  if (_rk_match_page_has_line (self))
    _rk_match_page_line_forward (self);
  else if (_rk_match_page_is_between_laps (self))
    go_to_match (self);
  else
    rk_cursor_forward (self->cursor);
}

static void
go_last (RkMatchPage *self)
{
  if (_rk_match_page_has_line (self))
    _rk_match_page_line_last (self);
  else if (rk_cursor_is_live (self->cursor))
    go_to_match (self);
  else
    rk_cursor_last (self->cursor);
}

static void
go_back_round (RkMatchPage *self)
{
  rk_cursor_back_round (self->cursor);
}

static void
go_forward_round (RkMatchPage *self)
{
  rk_cursor_forward_round (self->cursor);
}

static void
begin_round (RkMatchPage *self)
{
  rk_match_begin_round (_rk_match_page_get_match (self), NULL);
  rk_cursor_last (self->cursor);
  _rk_match_page_forget_place (self);
}

static void
agree_round (RkMatchPage *self)
{
  rk_ask_agree_round (GTK_WIDGET (self), _rk_match_page_get_match (self));
}

static void
concede_round (RkMatchPage *self)
{
  rk_ask_concede_round (GTK_WIDGET (self), _rk_match_page_get_match (self));
}

static void
agree_draw (RkMatchPage *self)
{
  rk_ask_agree_draw (GTK_WIDGET (self), _rk_match_page_get_match (self));
}

static void
concede (RkMatchPage *self)
{
  rk_ask_concede (GTK_WIDGET (self), _rk_match_page_get_match (self));
}

static void
change_players (RkMatchPage *self)
{
  adw_dialog_present (rk_players_dialog_new (_rk_match_page_get_match (self)),
                      GTK_WIDGET (self));
}

/* Who plays a tournament plays alone. */
static gboolean
can_let_computer_move (RkMatchPage *self)
{
  if (_rk_match_page_is_trying (self))
    return _rk_match_page_can_let_answer (self);

  return is_playing (self) && rk_cursor_is_live (self->cursor) &&
         !rk_match_is_of_tournament (_rk_match_page_get_match (self));
}

static void
let_computer_move (RkMatchPage *self)
{
  if (_rk_match_page_is_trying (self))
    _rk_match_page_let_answer (self);
  else
    rk_computer_player_move (self->computer);
}

static gboolean
can_pause (RkMatchPage *self)
{
  return is_not_over (self) && rk_match_is_unattended (_rk_match_page_get_match (self));
}

static void
toggle_paused (RkMatchPage *self)
{
  rk_computer_player_set_paused (self->computer,
                                 !rk_computer_player_get_paused (self->computer));
}

/* Nobody answers for the computer: it neither agrees nor concedes. */
static gboolean
are_people (RkMatchPage *self)
{
  RkMatch *match = _rk_match_page_get_match (self);

  return !rk_match_is_computer (match, RK_SOUTH) && !rk_match_is_computer (match, RK_NORTH);
}

static gboolean
can_agree_round (RkMatchPage *self)
{
  return is_playing (self) && are_people (self);
}

static gboolean
can_agree_draw (RkMatchPage *self)
{
  return is_not_over (self) && are_people (self);
}

static gboolean
can_concede (RkMatchPage *self)
{
  return is_not_over (self) && !rk_match_is_unattended (_rk_match_page_get_match (self));
}

/* Who concedes the only round has conceded the match. */
static gboolean
can_concede_round (RkMatchPage *self)
{
  return is_playing (self) && can_concede (self) &&
         rk_match_get_rules (_rk_match_page_get_match (self))->max_rounds != 1;
}

/* As it is now, saved or not. */
static void
save_copy (RkMatchPage *self)
{
  g_autoptr (GBytes) text = rk_match_file_format (_rk_match_page_get_match (self));
  g_autofree char *name = rk_file_name_show (rk_document_get_file (self->document));

  rk_save_as (GTK_WIDGET (self->board), text, name);
}

static gboolean
can_set_up (RkMatchPage *self)
{
  return rk_match_allows_advice (_rk_match_page_get_match (self));
}

static void
set_up (RkMatchPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.set-up", NULL);
}

static void
turn_board (RkMatchPage *self)
{
  g_object_set (self->state, "turned", !rk_board_get_turned (self->board), NULL);
  rk_announcer_say (self->announcer, rk_board_get_turned (self->board)
                                       ? _("North’s row is at the bottom.")
                                       : _("South’s row is at the bottom."));
}

static const PageAction page_actions[] = {
  { "undo", undo, can_undo },
  { "redo", redo, can_redo },
  { "first", go_first, can_step_back },
  { "back", go_back, can_step_back },
  { "forward", go_forward, can_step_forward },
  { "last", go_last, can_step_forward },
  { "back-round", go_back_round, can_back },
  { "forward-round", go_forward_round, can_forward },
  { "lap-back", _rk_match_page_lap_back, _rk_match_page_can_lap_back },
  { "lap-forward", _rk_match_page_lap_forward, _rk_match_page_can_lap_forward },
  { "stone-back", _rk_match_page_stone_back, _rk_match_page_can_lap_back },
  { "stone-forward", _rk_match_page_stone_forward, _rk_match_page_can_lap_forward },
  { "best-line", _rk_match_page_find_line, _rk_match_page_can_find_line },
  { "walk", _rk_match_page_toggle_walking, _rk_match_page_can_lap_forward },
  { "try-out", _rk_match_page_try_out, _rk_match_page_can_try_out },
  { "keep-line", _rk_match_page_keep_line, _rk_match_page_can_keep_line },
  { "leave-line", _rk_match_page_leave_to_match, _rk_match_page_has_line },
  { "resume-trial", _rk_match_page_resume_trial, _rk_match_page_can_resume_trial },
  { "name-line", _rk_match_page_name_line, _rk_match_page_can_name_line },
  { "undo-line", _rk_match_page_undo_line, NULL },
  { "hint", _rk_match_page_hint, _rk_match_page_can_hint },
  { "undo-note", _rk_match_page_undo_note, NULL },
  { "next-mistake", _rk_match_page_next_mistake, _rk_match_page_has_mistakes },
  { "next-mistake-south", _rk_match_page_next_mistake_south, _rk_match_page_has_mistakes },
  { "next-mistake-north", _rk_match_page_next_mistake_north, _rk_match_page_has_mistakes },
  { "previous-mistake", _rk_match_page_previous_mistake, _rk_match_page_has_mistakes },
  { "previous-mistake-south", _rk_match_page_previous_mistake_south, _rk_match_page_has_mistakes },
  { "previous-mistake-north", _rk_match_page_previous_mistake_north, _rk_match_page_has_mistakes },
  { "retry", _rk_match_page_retry, NULL },
  { "set-up", set_up, can_set_up },
  { "show-again", _rk_match_page_show_last_move, has_move },
  { "turn", turn_board, NULL },
  { "pane", _rk_match_page_toggle_pane, NULL },
  { "players", change_players, NULL },
  { "computer-move", let_computer_move, can_let_computer_move },
  { "pause", toggle_paused, can_pause },
  { "begin-round", begin_round, is_between },
  { "agree-round", agree_round, can_agree_round },
  { "concede-round", concede_round, can_concede_round },
  { "agree-draw", agree_draw, can_agree_draw },
  { "concede", concede, can_concede },
  { "copy-position", _rk_match_page_copy_position, NULL },
  { "copy-match", _rk_match_page_copy_match, NULL },
  { "save-sheet", _rk_match_page_save_sheet, NULL },
  { "print", _rk_match_page_print, NULL },
  { "with-analysis", _rk_match_page_toggle_analysis, _rk_match_page_can_share_analysis },
  { "save-picture", _rk_match_page_save_picture, NULL },
  { "save-copy", save_copy, NULL },
  { "look-back", _rk_match_page_look_back, can_back },
  { "rematch", _rk_match_page_start_rematch, is_over },
  { "leave", _rk_match_page_leave, NULL },
};

static const RkActionKey page_keys[] = {
  { GDK_KEY_z, GDK_CONTROL_MASK, "match.undo" },
  { GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "match.redo" },
  { GDK_KEY_y, GDK_CONTROL_MASK, "match.redo" },
  { GDK_KEY_Home, 0, "match.first" },
  { GDK_KEY_End, 0, "match.last" },
  { GDK_KEY_Left, GDK_ALT_MASK, "match.back" },
  { GDK_KEY_Right, GDK_ALT_MASK, "match.forward" },
  { GDK_KEY_Page_Up, 0, "match.back" },
  { GDK_KEY_Page_Down, 0, "match.forward" },
  { GDK_KEY_Up, GDK_ALT_MASK, "match.back-round" },
  { GDK_KEY_Down, GDK_ALT_MASK, "match.forward-round" },
  { GDK_KEY_h, GDK_CONTROL_MASK, "match.hint" },
  { GDK_KEY_h, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "match.show-values" },
  { GDK_KEY_r, GDK_CONTROL_MASK, "match.show-again" },
  { GDK_KEY_t, GDK_CONTROL_MASK, "match.turn" },
  { GDK_KEY_m, GDK_CONTROL_MASK, "match.computer-move" },
  { GDK_KEY_Left, GDK_SHIFT_MASK, "match.lap-back" },
  { GDK_KEY_Right, GDK_SHIFT_MASK, "match.lap-forward" },
  { GDK_KEY_Left, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "match.stone-back" },
  { GDK_KEY_Right, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "match.stone-forward" },
  { GDK_KEY_F4, 0, "match.walk" },
  { GDK_KEY_l, GDK_CONTROL_MASK, "match.best-line" },
  { GDK_KEY_e, GDK_CONTROL_MASK, "match.try-out" },
  { GDK_KEY_k, GDK_CONTROL_MASK, "match.keep-line" },
  { GDK_KEY_F3, 0, "match.next-mistake" },
  { GDK_KEY_F3, GDK_SHIFT_MASK, "match.previous-mistake" },
  { GDK_KEY_F5, 0, "match.retry" },
  { GDK_KEY_F6, 0, "match.next-mistake-south" },
  { GDK_KEY_F6, GDK_SHIFT_MASK, "match.previous-mistake-south" },
  { GDK_KEY_F7, 0, "match.next-mistake-north" },
  { GDK_KEY_F7, GDK_SHIFT_MASK, "match.previous-mistake-north" },
  { GDK_KEY_c, GDK_CONTROL_MASK, "match.copy-position" },
  { GDK_KEY_c, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "match.copy-match" },
  { GDK_KEY_p, GDK_CONTROL_MASK, "match.print" },
  { GDK_KEY_F8, 0, "match.pause" },
  { GDK_KEY_F9, 0, "match.pane" },
};

static const RkMenuItem review_items[] = {
  { N_("_Try It Out"), "match.try-out", .key = "<Control>e" },
  { N_("_Keep the Moves as a Variation"), "match.keep-line", .key = "<Control>k" },
  { N_("_Show the Last Move Again"), "match.show-again", .key = "<Control>r" },
  { N_("One Stone _Back"), "match.stone-back", .key = "<Control><Shift>Left" },
  { N_("One Stone _Forward"), "match.stone-forward", .key = "<Control><Shift>Right" },
  { N_("Ne_xt Mistake"), "match.next-mistake", .key = "F3" },
  { N_("_Retry Mistakes"), "match.retry", .key = "F5" },
  { N_("Set Up a Position from _Here…"), "match.set-up" },
  { NULL },
};

static const RkMenuItem announce_items[] = {
  { N_("_Last Move"), "match.read-last", .key = "l" },
  { N_("_Score and Fours"), "match.read-score", .key = "s" },
  /* TRANSLATORS: the row of the player who is to move */
  { N_("_Row to Move"), "match.read-row", .key = "r" },
  { N_("_Other Row"), "match.read-other-row", .key = "o" },
  /* TRANSLATORS: which holes can be played now */
  { N_("Possible _Moves"), "match.read-moves", .key = "m" },
  /* TRANSLATORS: how the round and the match stand */
  { N_("Round and Ma_tch"), "match.read-place", .key = "t" },
  { N_("_Value of the Hole"), "match.read-value", .key = "v" },
  { NULL },
};

static const RkMenuItem share_items[] = {
  { N_("Copy the _Position"), "match.copy-position", .key = "<Control>c" },
  { N_("Copy the _Match as Text"), "match.copy-match", .key = "<Control><Shift>c" },
  { N_("Save the _Score Sheet…"), "match.save-sheet", TRUE },
  { N_("P_rint…"), "match.print", .key = "<Control>p" },
  /* TRANSLATORS: whether what is copied, saved or printed of a match also tells what the
   * analysis found */
  { N_("With the _Analysis"), "match.with-analysis", .hides = TRUE },
  { N_("Save a Picture of the _Board…"), "match.save-picture", TRUE },
  { N_("Save a _Copy…"), "match.save-copy" },
  { NULL },
};

static const RkMenuItem menu_items[] = {
  { N_("_Hint"), "match.hint", .key = "<Control>h" },
  { N_("Show _Values"), "match.show-values", .key = "<Control><Shift>h" },
  { N_("_Turn the Board"), "match.turn", TRUE, "<Control>t" },
  { N_("Rev_iew"), .items = review_items },
  /* TRANSLATORS: a menu of what is told when it is asked for, above all to a screen reader */
  { N_("Announ_ce"), .items = announce_items },
  { N_("Let the Computer Play the _Best Move"), "match.computer-move", .key = "<Control>m" },
  { N_("Pa_use the Computers"), "match.pause", .key = "F8" },
  { N_("Pla_yers…"), "match.players" },
  { N_("Agree to _End the Round…"), "match.agree-round", TRUE },
  { N_("Concede the _Round…"), "match.concede-round", .hides = TRUE },
  { N_("Agree on a _Draw…"), "match.agree-draw" },
  { N_("C_oncede the Match…"), "match.concede" },
  { N_("_Share"), .begins_section = TRUE, .items = share_items },
  { N_("_Preferences"), "app.preferences", TRUE },
  { N_("_Learn the Game"), "win.learn" },
  { N_("What the Marks _Mean"), "app.marks" },
  { N_("_Keyboard Shortcuts"), "win.show-shortcuts" },
  { N_("_About Rio Kadalis"), "app.about" },
  { NULL },
};

/* The page rests while a dialog is open over it. */
gboolean
_rk_match_page_has_dialog (RkMatchPage *self)
{
  return rk_focus_get_dialog (GTK_WIDGET (self)) != NULL;
}

static void
activate_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  RkMatchPage *self = RK_MATCH_PAGE (user_data);
  const char *name = g_action_get_name (G_ACTION (action));

  if (_rk_match_page_has_dialog (self))
    return;

  _rk_match_page_end_peek (self);
  rk_board_skip (self->board);
  if (!g_str_equal (name, "walk"))
    _rk_match_page_stop_walking (self);
  for (guint i = 0; i < G_N_ELEMENTS (page_actions); i++)
    if (g_str_equal (page_actions[i].name, name))
      page_actions[i].run (self);
}

/* Some are either on or off. */
static GSimpleAction *
make_action (const char *name)
{
  if (g_str_equal (name, "pause") || g_str_equal (name, "walk") ||
      g_str_equal (name, "with-analysis"))
    return g_simple_action_new_stateful (name, NULL, g_variant_new_boolean (FALSE));

  return g_simple_action_new (name, NULL);
}

void
_rk_match_page_add_actions (RkMatchPage *self)
{
  self->actions = g_simple_action_group_new ();
  for (guint i = 0; i < G_N_ELEMENTS (page_actions); i++)
    {
      g_autoptr (GSimpleAction) action = make_action (page_actions[i].name);

      g_signal_connect_object (action, "activate", G_CALLBACK (activate_cb), self,
                               G_CONNECT_DEFAULT);
      g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (action));
    }
  gtk_widget_insert_action_group (GTK_WIDGET (self), "match", G_ACTION_GROUP (self->actions));
  rk_menu_attach (self->menu_button, menu_items);
}

void
_rk_match_page_update_actions (RkMatchPage *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (page_actions); i++)
    {
      GAction *action =
        g_action_map_lookup_action (G_ACTION_MAP (self->actions), page_actions[i].name);

      if (page_actions[i].is_enabled != NULL)
        g_simple_action_set_enabled (G_SIMPLE_ACTION (action),
                                     page_actions[i].is_enabled (self));
    }

  g_action_group_change_action_state (
      G_ACTION_GROUP (self->actions), "pause",
      g_variant_new_boolean (rk_computer_player_get_paused (self->computer)));
  g_action_group_change_action_state (G_ACTION_GROUP (self->actions), "walk",
                                      g_variant_new_boolean (_rk_match_page_is_walking (self)));
  g_action_group_change_action_state (
      G_ACTION_GROUP (self->actions), "with-analysis",
      g_variant_new_boolean (_rk_match_page_shares_analysis (self)));
  _rk_match_page_update_computer (self);
}

void
_rk_match_page_class_add_keys (GtkWidgetClass *widget_class)
{
  rk_action_keys_add (widget_class, page_keys, G_N_ELEMENTS (page_keys));
}
