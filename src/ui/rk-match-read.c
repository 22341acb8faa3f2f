/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* What the match page tells when it is asked: by a key on the board, or from the menu. It is
 * said to a screen reader, and stands under the board. */

#include <glib/gi18n.h>

#include "rk-alarm.h"
#include "rk-board-keys.h"
#include "rk-hole.h"
#include "rk-match-page-private.h"
#include "rk-read-sentences.h"
#include "rk-review-sentences.h"
#include "rk-sentences.h"

/* Who goes on within so many milliseconds is only passing by: so fast a key that is held down
 * repeats. */
#define PASSING_TIME 150
/* So long a mistake waits for what would have been better, in milliseconds. */
#define HINT_TIME 500

/* Returns what is to be said; NULL when that comes later. */
typedef char *(*ReadFunc) (RkMatchPage *self);

/* What a value was asked about. */
typedef struct
{
  RkMatchPage *page;
  RkPosition position;
  guint hole;
} Question;

static void
free_question (Question *self)
{
  g_object_unref (self->page);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Question, free_question)

/* Until the page shows something else, or Escape takes it away. */
void
_rk_match_page_show_answer (RkMatchPage *self,
                            const char  *text)
{
  rk_navigation_bar_set_status (self->navigation_bar, text, TRUE);
  self->told = TRUE;
}

static void
tell (RkMatchPage *self,
      const char  *text)
{
  _rk_match_page_forget_place (self);
  _rk_match_page_show_answer (self, text);
  rk_announcer_say (self->announcer, text);
}

static guint
get_round (RkMatchPage *self)
{
  return rk_cursor_get_round (self->cursor);
}

static char *
describe_place (RkMatchPage *self)
{
  if (self->place_text != NULL)
    return g_steal_pointer (&self->place_text);
  if (_rk_match_page_is_between_laps (self))
    return _rk_match_page_describe_lap (self);

  return rk_text_read_step (_rk_match_page_get_match (self), get_round (self),
                            rk_cursor_get_ply (self->cursor),
                            rk_announcer_get_verbosity (self->announcer));
}

static void
tell_place_cb (gpointer user_data)
{
  RkMatchPage *self = user_data;
  g_autofree char *text = NULL;

  self->place_id = 0;
  text = describe_place (self);
  rk_announcer_say (self->announcer, text);
}

/* With what was played wrong; what would have been better follows, if anybody knows it. */
void
_rk_match_page_tell_mistake (RkMatchPage *self,
                             RkMistake   *mistake)
{
  _rk_match_page_forget_place (self);
  self->place_text = rk_text_mistake (_rk_match_page_get_match (self), mistake);
  self->place_id = g_timeout_add_once (HINT_TIME, tell_place_cb, self);
}

void
_rk_match_page_tell_hint (RkMatchPage *self,
                          const char  *text)
{
  g_autofree char *place = self->place_id != 0 ? describe_place (self) : NULL;
  g_autofree char *both = place != NULL ? g_strdup_printf ("%s %s", place, text) : NULL;

  _rk_match_page_forget_place (self);
  rk_announcer_say (self->announcer, both != NULL ? both : text);
}

/* Where one has gone in the match: not every place that is passed by. */
void
_rk_match_page_tell_place (RkMatchPage *self)
{
  _rk_match_page_forget_place (self);
  self->place_id = g_timeout_add_once (PASSING_TIME, tell_place_cb, self);
}

/* Something else is told that says as much. */
void
_rk_match_page_forget_place (RkMatchPage *self)
{
  g_clear_handle_id (&self->place_id, g_source_remove);
  g_clear_pointer (&self->place_text, g_free);
}

/* Nobody moves any more at the place that is looked at. */
static gboolean
is_over (RkMatchPage *self)
{
  RkMatch *match = _rk_match_page_get_match (self);
  RkRound *round = rk_match_get_round (match, get_round (self));

  if (_rk_match_page_has_line (self))
    return rk_aside_get_end (self->aside) != RK_ROUND_GOES_ON;
  if (rk_cursor_is_live (self->cursor))
    return rk_match_get_state (match) != RK_MATCH_PLAYING;

  return rk_round_is_over (round) &&
         rk_cursor_get_ply (self->cursor) == rk_round_get_n_moves (round);
}

static char *
read_last (RkMatchPage *self)
{
  if (_rk_match_page_is_between_laps (self))
    return _rk_match_page_describe_lap (self);
  if (_rk_match_page_has_line (self))
    return _rk_match_page_describe_line (self);

  return rk_text_read_move (_rk_match_page_get_match (self), rk_cursor_get_move (self->cursor));
}

static char *
read_score (RkMatchPage *self)
{
  return rk_text_read_score (_rk_match_page_get_match (self), get_round (self),
                             rk_cursor_get_ply (self->cursor),
                             _rk_match_page_is_aside (self) ? rk_board_get_position (self->board)
                                                            : NULL);
}

static char *
read_row (RkMatchPage *self)
{
  const RkPosition *position = rk_board_get_position (self->board);

  return rk_text_read_row (position, position->turn);
}

static char *
read_other_row (RkMatchPage *self)
{
  const RkPosition *position = rk_board_get_position (self->board);

  return rk_text_read_row (position, rk_side_other (position->turn));
}

static char *
read_moves (RkMatchPage *self)
{
  RkMatch *match = _rk_match_page_get_match (self);
  const RkPosition *position = _rk_match_page_get_position (self);

  return is_over (self) ? rk_text_illegal_move (match, position, 0, RK_MOVE_ROUND_OVER)
                        : rk_text_read_moves (match, position);
}

static char *
read_place (RkMatchPage *self)
{
  if (_rk_match_page_has_line (self))
    return _rk_match_page_describe_line (self);

  return rk_text_read_place (_rk_match_page_get_match (self), get_round (self),
                             rk_cursor_get_ply (self->cursor));
}

void
_rk_match_page_stop_reading (RkMatchPage *self)
{
  g_clear_handle_id (&self->read_id, g_source_remove);
  g_cancellable_cancel (self->read_cancellable);
  g_clear_object (&self->read_cancellable);
}

static void
thinking_cb (gpointer user_data)
{
  RkMatchPage *self = user_data;

  self->read_id = 0;
  tell (self, _("Thinking…"));
}

/* Nobody wants to hear of a place that is not looked at any more. */
static void
solved_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (Question) question = user_data;
  RkMatchPage *self = question->page;
  RkSolution solution;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (!rk_solver_solve_finish (RK_SOLVER (object), result, &solution, &error))
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        _rk_match_page_stop_reading (self);
      return;
    }

  _rk_match_page_stop_reading (self);
  if (!rk_position_equal (&question->position, _rk_match_page_get_position (self)))
    return;

  text = rk_text_read_value (_rk_match_page_get_match (self), &question->position, &solution,
                             question->hole);
  tell (self, text);
}

static void
ask_value (RkMatchPage *self,
           guint        hole)
{
  Question *question = g_new0 (Question, 1);

  question->page = g_object_ref (self);
  question->position = *_rk_match_page_get_position (self);
  question->hole = hole;
  self->read_cancellable = g_cancellable_new ();
  self->read_id = g_timeout_add_once (RK_ALARM_PATIENCE, thinking_cb, self);
  rk_solver_solve_async (self->solver, &question->position, self->read_cancellable, solved_cb,
                         question);
}

static char *
read_value (RkMatchPage *self)
{
  RkMatch *match = _rk_match_page_get_match (self);
  const RkPosition *position = _rk_match_page_get_position (self);
  const int hole = rk_board_get_focus_hole (self->board);
  RkMoveStatus status;

  if (!rk_match_allows_advice (match))
    return g_strdup (_("There are no hints in the games of a tournament."));
  if (hole < 0)
    /* TRANSLATORS: when the value of the hole with the focus is asked for, and none has it */
    return g_strdup (_("Go to a hole of the board first."));

  status = is_over (self) ? RK_MOVE_ROUND_OVER : rk_position_check_move (position, hole);
  if (status != RK_MOVE_LEGAL)
    return rk_text_illegal_move (match, position, hole, status);

  _rk_match_page_stop_reading (self);
  ask_value (self, hole);
  return NULL;
}

static const struct
{
  const char *action;
  char key;
  ReadFunc read;
} readings[] = {
  { "read-last", 'l', read_last },
  { "read-score", 's', read_score },
  { "read-row", 'r', read_row },
  { "read-other-row", 'o', read_other_row },
  { "read-moves", 'm', read_moves },
  { "read-place", 't', read_place },
  { "read-value", 'v', read_value },
};

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
  for (guint i = 0; i < G_N_ELEMENTS (readings); i++)
    if (g_str_equal (readings[i].action, name))
      {
        g_autofree char *text = readings[i].read (self);

        if (text != NULL)
          tell (self, text);
      }
}

/* What a hole is called, and what would come of playing it. */
static char *
describe_hole (RkMatchPage *self,
               guint        hole)
{
  const RkPosition *position = rk_board_get_position (self->board);
  RkSide owner = rk_position_get_owner (position, hole);
  gboolean own = rk_board_get_interactive_side (self->board) == (int) owner &&
                 owner == position->turn;
  g_autofree char *name = rk_text_hole (position, hole, own);
  g_autofree char *preview = own ? rk_text_preview (position, hole) : NULL;

  return own ? g_strdup_printf ("%s\n%s", name, preview) : g_steal_pointer (&name);
}

/* A finger that stays on a hole asks what a pointer that rests on it does. */
static void
long_pressed_cb (RkMatchPage *self,
                 double       x,
                 double       y,
                 GtkGesture  *gesture)
{
  GtkWidget *widget = gtk_widget_pick (GTK_WIDGET (self->board), x, y, GTK_PICK_DEFAULT);
  g_autofree char *text = NULL;

  if (!RK_IS_HOLE (widget) || rk_board_is_animating (self->board))
    return;

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  text = describe_hole (self, rk_hole_get_index (RK_HOLE (widget)));
  tell (self, text);
}

static void
add_long_press (RkMatchPage *self)
{
  GtkGesture *press = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect_object (press, "pressed", G_CALLBACK (long_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->board), GTK_EVENT_CONTROLLER (press));
}

/* Whether a key of the board asks for something to be told. */
gboolean
_rk_match_page_is_reading_key (RkMatchPage *self,
                               guint        keyval,
                               guint        keycode)
{
  const char symbol = rk_board_key_get_symbol (gtk_widget_get_display (GTK_WIDGET (self)),
                                               keyval, keycode);

  for (guint i = 0; i < G_N_ELEMENTS (readings); i++)
    if (readings[i].key == symbol)
      return TRUE;

  return FALSE;
}

/* For a key that nobody else wants, wherever the focus is; whoever calls it knows that nobody
 * is typing. */
gboolean
_rk_match_page_read_key (RkMatchPage     *self,
                         guint            keyval,
                         guint            keycode,
                         GdkModifierType  modifiers)
{
  const GdkModifierType others = GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK |
                                 GDK_HYPER_MASK | GDK_META_MASK;
  const char symbol = rk_board_key_get_symbol (gtk_widget_get_display (GTK_WIDGET (self)),
                                               keyval, keycode);

  if (modifiers & others)
    return GDK_EVENT_PROPAGATE;

  for (guint i = 0; i < G_N_ELEMENTS (readings); i++)
    if (readings[i].key == symbol)
      {
        g_action_group_activate_action (G_ACTION_GROUP (self->actions), readings[i].action, NULL);
        return GDK_EVENT_STOP;
      }

  return GDK_EVENT_PROPAGATE;
}

/* After the actions of the page. */
void
_rk_match_page_add_reading (RkMatchPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  for (guint i = 0; i < G_N_ELEMENTS (readings); i++)
    {
      g_autoptr (GSimpleAction) action = g_simple_action_new (readings[i].action, NULL);

      g_signal_connect_object (action, "activate", G_CALLBACK (activate_cb), self,
                               G_CONNECT_DEFAULT);
      g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (action));
    }

  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (_rk_match_page_read_key), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->board), keys);
  add_long_press (self);
  g_signal_connect_object (self, "unmap", G_CALLBACK (_rk_match_page_stop_reading), self,
                           G_CONNECT_SWAPPED);
}
