/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-retry-board.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "rk-best-line.h"
#include "rk-board-reading.h"
#include "rk-board-settings.h"
#include "rk-read-sentences.h"
#include "rk-review-sentences.h"
#include "rk-sentences.h"
#include "rk-teller.h"

/* So long a wrong answer can be looked at before the board is set back, in
 * milliseconds. */
#define LOOK_TIME 1500

/* What waits until the position is solved. */
typedef enum
{
  WISH_NONE,
  WISH_TRY,
  WISH_ANSWER,
} Wish;

struct _RkRetryBoard
{
  GtkBox parent_instance;

  /* Template Widgets */
  RkBoard *board;
  GtkLabel *place_label;
  GtkLabel *task_label;
  GtkWidget *spinner;
  GtkLabel *status_label;

  /* Owned References */
  RkRetry *retry;
  RkSolver *solver;
  RkMistake *mistake;
  /* What the solver is asked about this position. */
  GCancellable *cancellable;
  /* The moves that are played beside the match, and how many of them are on the board:
   * one that was wrong, or those that could have followed. */
  RkLine *line;
  guint ply;
  gboolean is_wrong;

  RkSolution solution;
  gboolean is_solved;
  Wish wish;
  guint wished_hole;
  guint set_back_id;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (RkRetryBoard, rk_retry_board, GTK_TYPE_BOX)

static guint signals[N_SIGNALS];

static RkMatch *
get_match (RkRetryBoard *self)
{
  return rk_retry_get_match (self->retry);
}

static void
say (RkRetryBoard *self,
     const char   *text)
{
  gtk_label_set_label (self->status_label, text);
  rk_tell (GTK_WIDGET (self), text);
}

/* A move beside the match is on the board. */
static gboolean
is_aside (RkRetryBoard *self)
{
  return self->line != NULL && self->ply > 0;
}

/* While its stones still fall nothing tells where a move ends. */
static void
show_marks (RkRetryBoard *self)
{
  RkMove *move = is_aside (self) ? rk_line_get_move (self->line, self->ply - 1)
                                 : rk_retry_get_last_move (self->retry);
  gboolean falling = rk_board_is_animating (self->board);

  if (move == NULL)
    rk_board_set_marks (self->board, -1, -1);
  else
    rk_board_set_marks (self->board, rk_move_get_hole (move),
                        falling ? -1 : (int) rk_move_get_sowing (move)->last);
}

static void
settle (RkRetryBoard *self)
{
  gboolean is_found = is_aside (self) && !self->is_wrong;

  show_marks (self);
  /* A wrong answer holds nobody up: keys go on to mean the holes of who tries again. */
  rk_board_set_interactive_side (self->board,
                                 is_found ? -1 : (int) rk_mistake_get_side (self->mistake));
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
forget_line (RkRetryBoard *self)
{
  g_clear_handle_id (&self->set_back_id, g_source_remove);
  g_clear_object (&self->line);
  self->ply = 0;
  self->is_wrong = FALSE;
}

/* The board before the mistake. */
static void
set_back (RkRetryBoard *self)
{
  forget_line (self);
  rk_board_set_position (self->board, rk_retry_get_position (self->retry));
  settle (self);
}

static void
set_back_cb (gpointer user_data)
{
  RkRetryBoard *self = user_data;

  self->set_back_id = 0;
  set_back (self);
}

static void
show_ply (RkRetryBoard *self,
          guint         ply)
{
  gboolean forward = ply == self->ply + 1;

  self->ply = ply;
  if (forward)
    {
      RkMove *move = rk_line_get_move (self->line, ply - 1);

      rk_board_play (self->board, rk_move_get_before (move), rk_move_get_hole (move));
    }
  else
    rk_board_set_position (self->board, rk_line_get_position (self->line, ply));
  settle (self);
}

static void
play (RkRetryBoard *self,
      guint         hole,
      gboolean      is_wrong)
{
  forget_line (self);
  self->is_wrong = is_wrong;
  self->line = rk_line_new (rk_mistake_get_ply (self->mistake) - 1, NULL,
                            rk_retry_get_position (self->retry));
  rk_line_play (self->line, hole);
  show_ply (self, 1);
}

static void
line_found_cb (GObject      *object,
               GAsyncResult *result,
               gpointer      user_data)
{
  g_autoptr (RkRetryBoard) self = RK_RETRY_BOARD (user_data);
  g_autoptr (RkLine) line = rk_best_line_find_finish (RK_SOLVER (object), result, NULL);

  if (line == NULL || self->line == NULL || self->is_wrong ||
      !rk_position_equal (rk_line_get_position (line, 1), rk_line_get_position (self->line, 1)))
    return;

  g_set_object (&self->line, line);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Plays a best move; what both could play best after it follows when it is known. */
static void
play_best (RkRetryBoard *self,
           guint         hole)
{
  play (self, hole, FALSE);
  rk_best_line_find_async (self->solver, rk_retry_get_position (self->retry),
                           rk_mistake_get_ply (self->mistake) - 1, hole, self->cancellable,
                           line_found_cb, g_object_ref (self));
}

static void
try_hole (RkRetryBoard *self,
          guint         hole)
{
  RkRetryVerdict verdict = rk_retry_try (self->retry, &self->solution, hole);
  RkLoss loss = rk_retry_get_loss (self->retry, &self->solution, hole);
  g_autofree char *text = NULL;

  if (verdict == RK_RETRY_BEST)
    {
      text = rk_text_retry_found (self->mistake, loss);
      play_best (self, hole);
    }
  else
    {
      text = rk_text_retry_wrong (self->mistake, hole, verdict, loss);
      play (self, hole, TRUE);
    }

  say (self, text);
}

static void
show_answer (RkRetryBoard *self,
             guint         advised)
{
  guint hole = rk_retry_show (self->retry, &self->solution, advised);
  g_autofree char *text = rk_text_hint (get_match (self), rk_retry_get_position (self->retry),
                                        &self->solution, hole);

  play_best (self, hole);
  say (self, text);
}

/* The system gives no thread: there is no answer. */
static void
give_up (RkRetryBoard *self,
         const GError *error)
{
  g_autofree char *text = rk_text_error (error);

  g_clear_object (&self->cancellable);
  self->is_solved = FALSE;
  gtk_widget_set_visible (self->spinner, FALSE);
  if (self->wish != WISH_NONE)
    say (self, text);
  self->wish = WISH_NONE;
}

/* Whoever has tried a hole meanwhile does not want the answer any more. */
static void
advised_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (RkRetryBoard) self = RK_RETRY_BOARD (user_data);
  g_autoptr (GError) error = NULL;
  guint hole;

  if (!rk_solver_choose_finish (RK_SOLVER (object), result, &hole, &error))
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        give_up (self, error);
      return;
    }
  if (self->wish != WISH_ANSWER)
    return;

  self->wish = WISH_NONE;
  gtk_widget_set_visible (self->spinner, FALSE);
  show_answer (self, hole);
}

/* Does what waited for the solution. The answer is the move that a hint would name. */
static void
fulfil (RkRetryBoard *self)
{
  if (self->wish == WISH_ANSWER)
    {
      rk_solver_choose_async (self->solver, rk_retry_get_position (self->retry),
                              RK_LEVEL_PERFECT, 0, self->cancellable, advised_cb,
                              g_object_ref (self));
      return;
    }

  gtk_widget_set_visible (self->spinner, FALSE);
  if (self->wish == WISH_TRY)
    {
      self->wish = WISH_NONE;
      try_hole (self, self->wished_hole);
    }
}

static void
solved_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (RkRetryBoard) self = RK_RETRY_BOARD (user_data);
  g_autoptr (GError) error = NULL;
  RkSolution solution;

  if (rk_solver_solve_finish (RK_SOLVER (object), result, &solution, &error))
    {
      self->solution = solution;
      self->is_solved = TRUE;
      fulfil (self);
    }
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    give_up (self, error);
}

/* Ahead of the first try, so that nobody has to wait. */
static void
solve (RkRetryBoard *self)
{
  if (self->cancellable != NULL || self->mistake == NULL)
    return;

  self->cancellable = g_cancellable_new ();
  rk_solver_solve_async (self->solver, rk_retry_get_position (self->retry), self->cancellable,
                         solved_cb, g_object_ref (self));
}

/* Nobody waits for what was asked of the solver. */
static void
forget_solution (RkRetryBoard *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->is_solved = FALSE;
  self->wish = WISH_NONE;
}

static void
wish (RkRetryBoard *self,
      Wish          what,
      guint         hole)
{
  self->wish = what;
  self->wished_hole = hole;
  if (self->is_solved)
    {
      fulfil (self);
      return;
    }

  gtk_widget_set_visible (self->spinner, TRUE);
  say (self, _("Working it out…"));
  solve (self);
}

/* On what is shown beside the match, a hole leads back; a wrong answer, which goes by
 * itself, holds nobody up. */
static void
hole_activated_cb (RkRetryBoard *self,
                   guint         hole)
{
  gboolean was_wrong = self->is_wrong;
  const RkPosition *position;
  RkMoveStatus status;

  if (self->mistake == NULL)
    return;

  if (is_aside (self))
    {
      set_back (self);
      gtk_label_set_label (self->status_label, "");
      if (!was_wrong)
        {
          rk_tell (GTK_WIDGET (self), gtk_label_get_label (self->task_label));
          return;
        }
    }

  position = rk_retry_get_position (self->retry);
  status = rk_position_check_move (position, hole);
  if (status == RK_MOVE_LEGAL)
    wish (self, WISH_TRY, hole);
  else
    {
      g_autofree char *text = rk_text_illegal_move (get_match (self), position, hole, status);

      say (self, text);
    }
}

static void
played_out_cb (RkRetryBoard *self)
{
  if (self->mistake == NULL)
    return;

  if (self->is_wrong)
    self->set_back_id = g_timeout_add_once (LOOK_TIME, set_back_cb, self);
  settle (self);
}

static char *
read_last (RkRetryBoard *self)
{
  RkMove *move = is_aside (self) ? rk_line_get_move (self->line, self->ply - 1)
                                 : rk_retry_get_last_move (self->retry);

  return rk_text_read_move (get_match (self), move);
}

/* Nothing that is to be found out: no values, nor what was played. */
static char *
read_key (GtkWidget *widget,
          char       key)
{
  RkRetryBoard *self = RK_RETRY_BOARD (widget);
  const RkPosition *position = rk_board_get_position (self->board);
  const char *status = gtk_label_get_label (self->status_label);
  const char *task = gtk_label_get_label (self->task_label);

  if (self->mistake == NULL)
    return NULL;

  switch (key)
    {
    case 'l':
      return read_last (self);
    case 's':
      return rk_text_read_score (get_match (self), rk_mistake_get_round (self->mistake),
                                 rk_mistake_get_ply (self->mistake) - 1, position);
    case 'm':
      return rk_text_read_moves (get_match (self), position);
    case 't':
      return g_strdup_printf ("%s %s", gtk_label_get_label (self->place_label), task);
    case 'v':
      return g_strdup (*status != '\0' ? status : task);
    default:
      return rk_board_read_row (self->board, position->turn, key);
    }
}

/* The question keeps the board until it is answered: with the window it must go at once. */
static void
rk_retry_board_unroot (GtkWidget *widget)
{
  RkRetryBoard *self = RK_RETRY_BOARD (widget);

  forget_solution (self);
  gtk_widget_set_visible (self->spinner, FALSE);

  GTK_WIDGET_CLASS (rk_retry_board_parent_class)->unroot (widget);
}

static void
rk_retry_board_dispose (GObject *object)
{
  RkRetryBoard *self = RK_RETRY_BOARD (object);

  forget_line (self);
  forget_solution (self);
  g_clear_object (&self->mistake);
  gtk_widget_dispose_template (GTK_WIDGET (object), RK_TYPE_RETRY_BOARD);
  g_clear_object (&self->solver);
  g_clear_object (&self->retry);

  G_OBJECT_CLASS (rk_retry_board_parent_class)->dispose (object);
}

static void
rk_retry_board_class_init (RkRetryBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_retry_board_dispose;
  widget_class->unroot = rk_retry_board_unroot;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (RK_TYPE_BOARD);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-retry-board.ui");
  gtk_widget_class_bind_template_child (widget_class, RkRetryBoard, board);
  gtk_widget_class_bind_template_child (widget_class, RkRetryBoard, place_label);
  gtk_widget_class_bind_template_child (widget_class, RkRetryBoard, task_label);
  gtk_widget_class_bind_template_child (widget_class, RkRetryBoard, spinner);
  gtk_widget_class_bind_template_child (widget_class, RkRetryBoard, status_label);
  gtk_widget_class_bind_template_callback (widget_class, hole_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, played_out_cb);
}

static void
rk_retry_board_init (RkRetryBoard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rk_board_add_reading (self->board, GTK_WIDGET (self), read_key, rk_tell);
}

/**
 * rk_retry_board_set_up:
 * @self: a board
 * @retry: the mistakes
 * @solver: what knows how each position ends
 * @settings: the settings of the program
 *
 * To call once, before the first mistake is shown. What a move would do is not shown
 * ahead, whatever the settings say: to find it out is the task.
 */
void
rk_retry_board_set_up (RkRetryBoard *self,
                       RkRetry      *retry,
                       RkSolver     *solver,
                       GSettings    *settings)
{
  g_return_if_fail (RK_IS_RETRY_BOARD (self));
  g_return_if_fail (RK_IS_RETRY (retry));
  g_return_if_fail (RK_IS_SOLVER (solver));
  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (self->retry == NULL);

  self->retry = g_object_ref (retry);
  self->solver = g_object_ref (solver);
  rk_board_follow_settings (self->board, settings);
  g_settings_unbind (self->board, "show-preview");
  rk_board_set_show_preview (self->board, FALSE);
}

static void
show_texts (RkRetryBoard *self)
{
  g_autofree char *place = rk_text_retry_place (get_match (self), self->mistake);
  g_autofree char *task = rk_text_retry_task (get_match (self), self->mistake);

  gtk_label_set_label (self->place_label, place);
  gtk_label_set_label (self->task_label, task);
}

/**
 * rk_retry_board_show:
 * @self: a board that is set up
 *
 * Shows the mistake that is tried now, from its start and from the side of who made it;
 * or stops, if all are behind.
 */
void
rk_retry_board_show (RkRetryBoard *self)
{
  g_return_if_fail (RK_IS_RETRY_BOARD (self));
  g_return_if_fail (self->retry != NULL);

  forget_solution (self);
  forget_line (self);
  gtk_label_set_label (self->status_label, "");
  gtk_widget_set_visible (self->spinner, FALSE);
  g_set_object (&self->mistake, rk_retry_get_mistake (self->retry));
  if (self->mistake == NULL)
    return;

  show_texts (self);
  rk_board_set_turned (self->board, rk_mistake_get_side (self->mistake) == RK_NORTH);
  set_back (self);
  solve (self);
}

/**
 * rk_retry_board_get_mistake:
 * @self: a board
 *
 * Returns: (transfer none) (nullable): the mistake that is shown, %NULL for none
 */
RkMistake *
rk_retry_board_get_mistake (RkRetryBoard *self)
{
  g_return_val_if_fail (RK_IS_RETRY_BOARD (self), NULL);

  return self->mistake;
}

/**
 * rk_retry_board_tell:
 * @self: a board
 *
 * Says the task.
 */
void
rk_retry_board_tell (RkRetryBoard *self)
{
  g_return_if_fail (RK_IS_RETRY_BOARD (self));

  rk_tell (GTK_WIDGET (self), gtk_label_get_label (self->task_label));
}

/**
 * rk_retry_board_show_answer:
 * @self: a board that shows a mistake
 *
 * Plays a best move on the board, as soon as it is known.
 */
void
rk_retry_board_show_answer (RkRetryBoard *self)
{
  g_return_if_fail (RK_IS_RETRY_BOARD (self));
  g_return_if_fail (self->mistake != NULL);

  if (is_aside (self))
    set_back (self);
  wish (self, WISH_ANSWER, 0);
}

/**
 * rk_retry_board_can_back:
 * @self: a board
 *
 * Returns: whether a move that could have been played is on the board
 */
gboolean
rk_retry_board_can_back (RkRetryBoard *self)
{
  g_return_val_if_fail (RK_IS_RETRY_BOARD (self), FALSE);

  return is_aside (self) && !self->is_wrong;
}

/**
 * rk_retry_board_can_forward:
 * @self: a board
 *
 * Returns: whether it is known what could follow
 */
gboolean
rk_retry_board_can_forward (RkRetryBoard *self)
{
  g_return_val_if_fail (RK_IS_RETRY_BOARD (self), FALSE);

  return self->line != NULL && !self->is_wrong && self->ply < rk_line_get_n_moves (self->line);
}

static void
go_to (RkRetryBoard *self,
       guint         ply)
{
  g_autofree char *text = rk_text_best_line (get_match (self), self->line, ply);

  show_ply (self, ply);
  say (self, text);
}

/**
 * rk_retry_board_back:
 * @self: a board
 *
 * Goes back by a move, if it can.
 */
void
rk_retry_board_back (RkRetryBoard *self)
{
  g_return_if_fail (RK_IS_RETRY_BOARD (self));

  if (rk_retry_board_can_back (self))
    go_to (self, self->ply - 1);
}

/**
 * rk_retry_board_forward:
 * @self: a board
 *
 * Plays the next of the moves that both could have played best, if it can.
 */
void
rk_retry_board_forward (RkRetryBoard *self)
{
  g_return_if_fail (RK_IS_RETRY_BOARD (self));

  if (rk_retry_board_can_forward (self))
    go_to (self, self->ply + 1);
}

/**
 * rk_retry_board_rest:
 * @self: a board
 *
 * Asks nothing of the solver any more, and does not wait for it.
 */
void
rk_retry_board_rest (RkRetryBoard *self)
{
  g_return_if_fail (RK_IS_RETRY_BOARD (self));

  if (self->wish != WISH_NONE)
    gtk_label_set_label (self->status_label, "");
  forget_solution (self);
  gtk_widget_set_visible (self->spinner, FALSE);
}

/**
 * rk_retry_board_wake:
 * @self: a board
 *
 * Works on, after rk_retry_board_rest().
 */
void
rk_retry_board_wake (RkRetryBoard *self)
{
  g_return_if_fail (RK_IS_RETRY_BOARD (self));

  if (rk_retry_get_mistake (self->retry) == self->mistake)
    solve (self);
}

/**
 * rk_retry_board_get_board:
 * @self: a board
 *
 * Returns: (transfer none): the holes and stones of it
 */
RkBoard *
rk_retry_board_get_board (RkRetryBoard *self)
{
  g_return_val_if_fail (RK_IS_RETRY_BOARD (self), NULL);

  return self->board;
}
