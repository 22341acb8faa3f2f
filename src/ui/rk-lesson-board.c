/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "rk-board-reading.h"
#include "rk-board-settings.h"
#include "rk-format.h"
#include "rk-lesson-board.h"
#include "rk-read-sentences.h"
#include "rk-scroll.h"
#include "rk-sentences.h"
#include "rk-teller.h"
#include "rk-wrap.h"

/* So long a wrong answer can be looked at before the board is set back, in
 * milliseconds. */
#define LOOK_TIME 1500

/* What the board is used for. */
typedef enum
{
  /* The reader tries what he or she likes. */
  MODE_FREE,
  /* The example is shown. */
  MODE_EXAMPLE,
  /* The reader looks for the answer. */
  MODE_TASK,
} Mode;

struct _RkLessonBoard
{
  GtkBox parent_instance;

  /* Template Widgets */
  RkBoard *board;
  GtkLabel *turn_label;
  GtkLabel *status_label;
  GtkWidget *task_box;
  GtkLabel *question_label;
  GtkButton *example_button;
  GtkButton *again_button;
  GtkButton *task_button;

  /* Owned References */
  GSettings *settings;
  /* What is played on the board: a match that nobody keeps. */
  RkMatch *match;

  const RkLesson *lesson;
  Mode mode;
  guint set_back_id;
};

enum
{
  SOLVED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (RkLessonBoard, rk_lesson_board, GTK_TYPE_BOX)

static guint signals[N_SIGNALS];

static RkRound *
get_round (RkLessonBoard *self)
{
  return rk_match_get_current_round (self->match);
}

static RkMove *
get_last_move (RkLessonBoard *self)
{
  guint n_moves = rk_round_get_n_moves (get_round (self));

  return n_moves > 0 ? rk_round_get_move (get_round (self), n_moves - 1) : NULL;
}

static gboolean
is_over (RkLessonBoard *self)
{
  return rk_match_get_state (self->match) != RK_MATCH_PLAYING;
}

static void
show_turn (RkLessonBoard *self)
{
  RkRound *round = get_round (self);
  g_autofree char *south = rk_format_number (rk_round_get_won (round, RK_SOUTH));
  g_autofree char *north = rk_format_number (rk_round_get_won (round, RK_NORTH));
  g_autofree char *text = NULL;

  if (is_over (self))
    /* TRANSLATORS: Under a board on which a round is over: the stones that each
     * player won in it. */
    text = g_strdup_printf (_("The round is over. South won %1$s, North %2$s."), south, north);
  else if (rk_match_get_turn (self->match) == RK_SOUTH)
    /* TRANSLATORS: Under a board: the stones that each player has won so far. */
    text = g_strdup_printf (_("South is to move. Won so far: South %1$s, North %2$s."),
                            south, north);
  else
    /* TRANSLATORS: Under a board: the stones that each player has won so far. */
    text = g_strdup_printf (_("North is to move. Won so far: South %1$s, North %2$s."),
                            south, north);

  gtk_label_set_label (self->turn_label, text);
}

/* The board at rest, and what stands under it. */
static void
settle (RkLessonBoard *self)
{
  RkMove *move = get_last_move (self);
  gboolean can_play = !is_over (self) && self->set_back_id == 0;

  if (move != NULL)
    rk_board_set_marks (self->board, rk_move_get_hole (move), rk_move_get_sowing (move)->last);
  rk_board_set_interactive_side (self->board,
                                 can_play ? (int) rk_match_get_turn (self->match) : -1);
  show_turn (self);
}

/* A lesson counts all 48 stones: what was won before a round that begins is in
 * reserve, and does not count in it. */
static void
make_rules (RkRules          *rules,
            const RkPosition *position,
            gboolean          is_start)
{
  rk_rules_init_standard (rules);
  rules->n_holes = position->n_holes;
  rules->direction = position->direction;
  rules->first = position->turn;
  rules->has_start = TRUE;
  rules->start = *position;
  for (RkSide side = RK_SOUTH; is_start && side <= RK_NORTH; side++)
    {
      rules->start_reserve[side] = position->captured[side];
      rules->start.captured[side] = 0;
    }
}

static void
start_match (RkLessonBoard    *self,
             const RkPosition *position,
             gboolean          is_start)
{
  RkRules rules;
  g_autoptr (RkPlayer) south = rk_player_new (NULL, RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  g_autoptr (RkPlayer) north = rk_player_new (NULL, RK_PLAYER_HUMAN, RK_LEVEL_NONE);

  make_rules (&rules, position, is_start);
  g_clear_object (&self->match);
  self->match = rk_match_new (&rules, south, north);
}

/* A preview would answer what the task asks. */
static void
set_mode (RkLessonBoard *self,
          Mode           mode)
{
  self->mode = mode;
  if (mode == MODE_TASK)
    {
      g_settings_unbind (self->board, "show-preview");
      rk_board_set_show_preview (self->board, FALSE);
    }
  else
    g_settings_bind (self->settings, "show-preview", self->board, "show-preview",
                     G_SETTINGS_BIND_GET);
}

/* Shows @position, from which the reader can play. */
static void
show_position (RkLessonBoard    *self,
               const RkPosition *position)
{
  g_clear_handle_id (&self->set_back_id, g_source_remove);
  start_match (self, position, FALSE);
  rk_board_set_position (self->board, position);
  rk_board_set_marks (self->board, -1, -1);
  rk_board_set_reopened (self->board, 0);
  settle (self);
}

static void
show_lesson_position (RkLessonBoard *self)
{
  RkPosition position;

  rk_lesson_get_position (self->lesson, &position);
  show_position (self, &position);
}

static void
start_again (RkLessonBoard *self)
{
  const char *hint;

  set_mode (self, MODE_FREE);
  show_lesson_position (self);
  if (is_over (self))
    hint = _("The example shows how the next round begins.");
  else
    hint = _("See the example, or choose a hole and play for both sides.");
  gtk_label_set_label (self->status_label, hint);
}

static void
show_task (RkLessonBoard *self)
{
  RkPosition position;

  rk_lesson_get_task (self->lesson, &position);
  show_position (self, &position);
}

static void
set_back_cb (gpointer user_data)
{
  RkLessonBoard *self = user_data;

  self->set_back_id = 0;
  show_task (self);
}

static char *
describe_answer (RkLessonBoard *self,
                 gboolean       is_right)
{
  g_autofree char *move = NULL;

  if (is_right)
    /* TRANSLATORS: The reader found the answer to a question; "%s" is a sentence that
     * says why. */
    return g_strdup_printf (_("That is it! %s"), rk_lesson_get_solution (self->lesson));

  move = rk_text_move (self->match, get_last_move (self));
  /* TRANSLATORS: The reader's answer to a question was wrong; "%s" are sentences that say
   * what the move did. */
  return g_strdup_printf (_("Not that one. %s Try again."), move);
}

/* What the move that was played comes to, in words. */
static char *
describe_outcome (RkLessonBoard *self)
{
  switch (self->mode)
    {
    case MODE_EXAMPLE:
      return g_strdup (rk_lesson_get_example_text (self->lesson));

    case MODE_TASK:
      return describe_answer (self, rk_lesson_is_answer (self->lesson,
                                                         rk_move_get_hole (get_last_move (self))));

    case MODE_FREE:
    default:
      return rk_text_announcement (self->match, RK_CHANGE_MOVE, RK_VERBOSITY_STANDARD);
    }
}

static void
played_out_cb (RkLessonBoard *self)
{
  g_autofree char *outcome = describe_outcome (self);

  gboolean is_task = self->mode == MODE_TASK;
  gboolean is_right =
    is_task && rk_lesson_is_answer (self->lesson, rk_move_get_hole (get_last_move (self)));

  gtk_label_set_label (self->status_label, outcome);
  if (is_task && !is_right)
    self->set_back_id = g_timeout_add_once (LOOK_TIME, set_back_cb, self);
  else
    set_mode (self, MODE_FREE);
  settle (self);
  if (is_right)
    g_signal_emit (self, signals[SOLVED], 0);
}

/* A listener hears at once what there is to be seen when the stones have fallen. */
static void
play (RkLessonBoard *self,
      guint          hole)
{
  g_autofree char *outcome = NULL;
  g_autofree char *playing = NULL;
  RkMove *move;

  rk_match_play (self->match, hole, NULL);
  move = get_last_move (self);
  playing = rk_text_playing (self->match, move);
  outcome = describe_outcome (self);
  gtk_label_set_label (self->status_label, playing);
  rk_board_set_marks (self->board, hole, -1);
  rk_board_play (self->board, rk_move_get_before (move), hole);
  rk_tell (GTK_WIDGET (self), outcome);
}

static void
say_why_not (RkLessonBoard *self,
             guint          hole,
             RkMoveStatus   status)
{
  g_autofree char *text =
    rk_text_illegal_move (self->match, rk_round_get_last_position (get_round (self)), hole,
                          status);

  gtk_label_set_label (self->status_label, text);
  rk_tell (GTK_WIDGET (self), text);
}

static void
hole_activated_cb (RkLessonBoard *self,
                   guint          hole)
{
  RkMoveStatus status;

  if (self->set_back_id != 0)
    return;

  status = rk_match_check_move (self->match, hole);
  if (status == RK_MOVE_LEGAL)
    play (self, hole);
  else
    say_why_not (self, hole, status);
}

/* The hole that cannot be played is marked as if it had been. */
static void
show_illegal (RkLessonBoard *self,
              guint          hole)
{
  const char *text = rk_lesson_get_example_text (self->lesson);

  rk_board_set_marks (self->board, hole, -1);
  gtk_label_set_label (self->status_label, text);
  rk_tell (GTK_WIDGET (self), text);
  set_mode (self, MODE_FREE);
}

static void
show_next_round (RkLessonBoard *self)
{
  RkPosition end;
  RkPosition next;

  rk_lesson_get_position (self->lesson, &end);
  rk_lesson_get_next_round (self->lesson, &next);
  start_match (self, &next, TRUE);
  rk_board_set_interactive_side (self->board, -1);
  rk_board_set_reopened (self->board, end.closed & ~next.closed);
  rk_board_show_filling (self->board, &end, &next, -1);
  rk_tell (GTK_WIDGET (self), rk_lesson_get_example_text (self->lesson));
}

static void
bring_into_view (RkLessonBoard *self)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_VIEWPORT);

  if (viewport != NULL)
    rk_scroll_to (GTK_VIEWPORT (viewport), GTK_WIDGET (self->board));
}

static void
show_example (RkLessonBoard *self)
{
  guint hole;

  set_mode (self, MODE_EXAMPLE);
  show_lesson_position (self);
  bring_into_view (self);
  switch (rk_lesson_get_example (self->lesson, &hole))
    {
    case RK_EXAMPLE_MOVE:
      play (self, hole);
      break;

    case RK_EXAMPLE_ILLEGAL:
      show_illegal (self, hole);
      break;

    case RK_EXAMPLE_NEXT_ROUND:
      show_next_round (self);
      break;

    default:
      g_return_if_reached ();
    }
}

static void
try_task (RkLessonBoard *self)
{
  set_mode (self, MODE_TASK);
  show_task (self);
  gtk_label_set_label (self->status_label, rk_lesson_get_question (self->lesson));
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  bring_into_view (self);
  rk_tell (GTK_WIDGET (self), rk_lesson_get_question (self->lesson));
}

static char *
read_key (GtkWidget *widget,
          char       key)
{
  RkLessonBoard *self = RK_LESSON_BOARD (widget);
  const RkPosition *position = rk_board_get_position (self->board);

  switch (key)
    {
    case 'l':
      return rk_text_read_move (self->match, get_last_move (self));
    case 's':
      return g_strdup (gtk_label_get_label (self->turn_label));
    case 'm':
      return rk_text_read_moves (self->match, position);
    case 't':
      return g_strdup (gtk_label_get_label (self->status_label));
    default:
      return rk_board_read_row (self->board, position->turn, key);
    }
}

static void
rk_lesson_board_dispose (GObject *object)
{
  RkLessonBoard *self = RK_LESSON_BOARD (object);

  g_clear_handle_id (&self->set_back_id, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (object), RK_TYPE_LESSON_BOARD);
  g_clear_object (&self->match);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (rk_lesson_board_parent_class)->dispose (object);
}

static void
rk_lesson_board_class_init (RkLessonBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_lesson_board_dispose;

  /**
   * RkLessonBoard::solved:
   *
   * The reader found the answer to the task.
   */
  signals[SOLVED] = g_signal_new ("solved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (RK_TYPE_BOARD);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-lesson-board.ui");
  gtk_widget_class_bind_template_child (widget_class, RkLessonBoard, board);
  gtk_widget_class_bind_template_child (widget_class, RkLessonBoard, turn_label);
  gtk_widget_class_bind_template_child (widget_class, RkLessonBoard, status_label);
  gtk_widget_class_bind_template_child (widget_class, RkLessonBoard, task_box);
  gtk_widget_class_bind_template_child (widget_class, RkLessonBoard, question_label);
  gtk_widget_class_bind_template_child (widget_class, RkLessonBoard, example_button);
  gtk_widget_class_bind_template_child (widget_class, RkLessonBoard, again_button);
  gtk_widget_class_bind_template_child (widget_class, RkLessonBoard, task_button);
  gtk_widget_class_bind_template_callback (widget_class, hole_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, played_out_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_example);
  gtk_widget_class_bind_template_callback (widget_class, start_again);
  gtk_widget_class_bind_template_callback (widget_class, try_task);
}

static void
rk_lesson_board_init (RkLessonBoard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  rk_board_add_reading (self->board, GTK_WIDGET (self), read_key, rk_tell);
  rk_wrap_button_at_words (self->example_button);
  rk_wrap_button_at_words (self->again_button);
  rk_wrap_button (self->task_button);
}

/**
 * rk_lesson_board_set_settings:
 * @self: a board
 * @settings: the settings of the program
 *
 * To call once, before the first lesson is set.
 */
void
rk_lesson_board_set_settings (RkLessonBoard *self,
                              GSettings     *settings)
{
  g_return_if_fail (RK_IS_LESSON_BOARD (self));
  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (self->settings == NULL);

  self->settings = g_object_ref (settings);
  rk_board_follow_settings (self->board, settings);
}

/**
 * rk_lesson_board_set_lesson:
 * @self: a board that has its settings
 * @lesson: a lesson
 *
 * Shows where the board of @lesson starts, and its task.
 */
void
rk_lesson_board_set_lesson (RkLessonBoard  *self,
                            const RkLesson *lesson)
{
  gboolean has_task;

  g_return_if_fail (RK_IS_LESSON_BOARD (self));
  g_return_if_fail (lesson != NULL);
  g_return_if_fail (self->settings != NULL);

  self->lesson = lesson;
  has_task = rk_lesson_has_task (lesson);
  gtk_widget_set_visible (self->task_box, has_task);
  if (has_task)
    gtk_label_set_label (self->question_label, rk_lesson_get_question (lesson));
  start_again (self);
}

/**
 * rk_lesson_board_get_board:
 * @self: a board
 *
 * Returns: (transfer none): the holes and stones of it
 */
RkBoard *
rk_lesson_board_get_board (RkLessonBoard *self)
{
  g_return_val_if_fail (RK_IS_LESSON_BOARD (self), NULL);

  return self->board;
}
