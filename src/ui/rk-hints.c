/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-hints.h"

#include "rk-alarm.h"
#include "rk-sentences.h"

struct _RkHints
{
  GObject parent_instance;

  /* Owned References */
  RkSolver *solver;
  RkMatch *match;
  /* Of all questions about the position. */
  GCancellable *cancellable;
  /* The hint that is shown. */
  char *text;

  /* Borrowed References: a weak pointer. */
  RkBoard *board;

  /* What is looked at, if anything; and whether the board has come to rest there. */
  RkPosition position;
  gboolean has_position;
  gboolean at_rest;
  /* The board shows something else meanwhile. */
  gboolean covered;

  RkSolution solution;
  gboolean is_asked;
  gboolean is_solved;

  /* Whether a hint is wanted, and the hole that it advises: -1 until that is known. */
  gboolean wants_hint;
  int hole;

  gboolean show_values;
  guint n_waiting;
  guint patience_id;
  gboolean thinking;
};

enum
{
  PROP_0,
  PROP_SHOW_VALUES,
  PROP_THINKING,
  N_PROPS,
};

enum
{
  HINTED,
  CHANGED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (RkHints, rk_hints, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
set_thinking (RkHints  *self,
              gboolean  thinking)
{
  if (self->thinking == thinking)
    return;

  self->thinking = thinking;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_THINKING]);
}

static void
patience_cb (gpointer user_data)
{
  RkHints *self = user_data;

  self->patience_id = 0;
  set_thinking (self, TRUE);
}

static void
stop_waiting (RkHints *self)
{
  self->n_waiting = 0;
  g_clear_handle_id (&self->patience_id, g_source_remove);
  set_thinking (self, FALSE);
}

static void
begin_waiting (RkHints *self)
{
  if (self->n_waiting++ == 0 && !self->thinking)
    self->patience_id = g_timeout_add_once (RK_ALARM_PATIENCE, patience_cb, self);
}

static void
end_waiting (RkHints *self)
{
  if (--self->n_waiting == 0)
    stop_waiting (self);
}

static gboolean
can_show_values (RkHints *self)
{
  return self->show_values && self->has_position && self->at_rest && self->is_solved &&
         !self->covered;
}

static gboolean
can_show_hint (RkHints *self)
{
  return self->wants_hint && self->at_rest && self->is_solved && self->hole >= 0;
}

static void
show_values (RkHints *self)
{
  RkBoardValue values[RK_MAX_RING] = { { NULL } };
  guint proven = rk_solution_get_proven (&self->solution);

  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    if (self->solution.legal & (1u << hole))
      {
        RkOutcome outcome = self->solution.moves[hole];

        values[hole].text = rk_text_value_short (&self->solution, outcome);
        values[hole].description = rk_text_value (self->match, &self->solution, outcome);
        values[hole].best = (proven & (1u << hole)) != 0;
      }

  rk_board_set_values (self->board, values);

  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    {
      g_free (values[hole].text);
      g_free (values[hole].description);
    }
}

/* A hint is told once, when it is new. */
static void
show_hint (RkHints *self)
{
  gboolean visible = can_show_hint (self);
  gboolean is_new = visible && self->text == NULL;
  g_autofree char *text = visible ? rk_text_hint (self->match, &self->position, &self->solution,
                                                  self->hole)
                                  : NULL;

  rk_board_set_hint (self->board, visible && !self->covered ? self->hole : -1);
  if (!g_set_str (&self->text, text))
    return;

  g_signal_emit (self, signals[CHANGED], 0);
  if (is_new)
    g_signal_emit (self, signals[HINTED], 0, self->text);
}

/* Brings the board in line with what is known and wanted. */
static void
show (RkHints *self)
{
  if (self->board == NULL)
    return;

  if (can_show_values (self))
    show_values (self);
  else
    rk_board_set_values (self->board, NULL);
  show_hint (self);
}

static void
solved_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (RkHints) self = RK_HINTS (user_data);
  g_autoptr (GError) error = NULL;
  RkSolution solution;

  if (rk_solver_solve_finish (RK_SOLVER (object), result, &solution, &error))
    {
      self->solution = solution;
      self->is_solved = TRUE;
      end_waiting (self);
      show (self);
    }
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      /* The system gives no thread: there is no advice. */
      self->is_asked = FALSE;
      end_waiting (self);
    }
}

static void
chosen_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (RkHints) self = RK_HINTS (user_data);
  g_autoptr (GError) error = NULL;
  guint hole;

  if (rk_solver_choose_finish (RK_SOLVER (object), result, &hole, &error))
    {
      self->hole = hole;
      end_waiting (self);
      show (self);
    }
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      self->wants_hint = FALSE;
      end_waiting (self);
    }
}

static void
solve (RkHints *self)
{
  if (self->is_asked || !self->has_position)
    return;

  self->is_asked = TRUE;
  begin_waiting (self);
  rk_solver_solve_async (self->solver, &self->position, self->cancellable, solved_cb,
                         g_object_ref (self));
}

/* It can be asked again, with a new cancellable. */
static void
cancel (RkHints *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  stop_waiting (self);
}

static void
stop_asking (RkHints *self)
{
  cancel (self);
  self->cancellable = g_cancellable_new ();
  self->is_asked = self->is_solved;
}

/* Nobody waits for what was asked about the last position. */
static void
forget (RkHints *self)
{
  cancel (self);
  self->has_position = FALSE;
  self->is_asked = FALSE;
  self->is_solved = FALSE;
  self->wants_hint = FALSE;
  self->hole = -1;
}

static void
rk_hints_dispose (GObject *object)
{
  RkHints *self = RK_HINTS (object);

  forget (self);
  g_clear_weak_pointer (&self->board);
  g_clear_object (&self->solver);
  g_clear_object (&self->match);
  g_clear_pointer (&self->text, g_free);

  G_OBJECT_CLASS (rk_hints_parent_class)->dispose (object);
}

static void
set_show_values (RkHints  *self,
                 gboolean  wanted)
{
  if (self->show_values == wanted || self->board == NULL)
    return;

  self->show_values = wanted;
  rk_board_set_show_values (self->board, wanted);
  if (wanted)
    solve (self);
  show (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOW_VALUES]);
}

static void
rk_hints_get_property (GObject    *object,
                       guint       prop_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  RkHints *self = RK_HINTS (object);

  switch (prop_id)
    {
    case PROP_SHOW_VALUES:
      g_value_set_boolean (value, self->show_values);
      break;
    case PROP_THINKING:
      g_value_set_boolean (value, self->thinking);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_hints_set_property (GObject      *object,
                       guint         prop_id,
                       const GValue *value,
                       GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_SHOW_VALUES:
      set_show_values (RK_HINTS (object), g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_hints_class_init (RkHintsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = rk_hints_dispose;
  object_class->get_property = rk_hints_get_property;
  object_class->set_property = rk_hints_set_property;

  properties[PROP_SHOW_VALUES] =
    g_param_spec_boolean ("show-values", NULL, NULL, FALSE,
                          (G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
  properties[PROP_THINKING] =
    g_param_spec_boolean ("thinking", NULL, NULL, FALSE,
                          (G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[HINTED] = g_signal_new ("hinted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rk_hints_init (RkHints *self)
{
  self->hole = -1;
}

/**
 * rk_hints_new:
 * @solver: what knows how each position ends
 * @match: the match, for the names in the hints
 * @board: the board to mark and write on
 *
 * Returns: (transfer full): new hints, about no position yet
 */
RkHints *
rk_hints_new (RkSolver *solver,
              RkMatch  *match,
              RkBoard  *board)
{
  RkHints *self;

  g_return_val_if_fail (RK_IS_SOLVER (solver), NULL);
  g_return_val_if_fail (RK_IS_MATCH (match), NULL);
  g_return_val_if_fail (RK_IS_BOARD (board), NULL);

  self = g_object_new (RK_TYPE_HINTS, NULL);
  self->solver = g_object_ref (solver);
  self->match = g_object_ref (match);
  g_set_weak_pointer (&self->board, board);

  return self;
}

/**
 * rk_hints_set_position:
 * @self: hints
 * @position: (nullable): the position that is looked at, or %NULL when there is
 *   nothing to advise
 * @at_rest: whether the board shows it; else it is still on the way there
 *
 * Takes up another position: a hint for the last one goes away, and what was
 * asked about it is cancelled. Values are asked for while the stones still fall,
 * to be there when they lie.
 */
void
rk_hints_set_position (RkHints          *self,
                       const RkPosition *position,
                       gboolean          at_rest)
{
  g_return_if_fail (RK_IS_HINTS (self));
  g_return_if_fail (position == NULL || rk_position_is_valid (position));

  self->at_rest = at_rest;
  if (position == NULL)
    {
      forget (self);
    }
  else if (!self->has_position || !rk_position_equal (&self->position, position))
    {
      forget (self);
      self->position = *position;
      self->has_position = TRUE;
      self->cancellable = g_cancellable_new ();
      if (self->show_values)
        solve (self);
    }
  show (self);
}

/**
 * rk_hints_set_covered:
 * @self: hints
 * @covered: whether the board shows another position for a while
 *
 * Nothing is marked or written on the board then. A hint stays known, and still comes.
 */
void
rk_hints_set_covered (RkHints  *self,
                      gboolean  covered)
{
  g_return_if_fail (RK_IS_HINTS (self));

  self->covered = covered;
  show (self);
}

/**
 * rk_hints_ask:
 * @self: hints about some position
 *
 * Asks for a hint. #RkHints::hinted follows with it as soon as it is known, once;
 * asked again the hint is told again.
 */
void
rk_hints_ask (RkHints *self)
{
  g_return_if_fail (RK_IS_HINTS (self));

  if (!self->has_position)
    return;

  if (self->text != NULL)
    {
      g_signal_emit (self, signals[HINTED], 0, self->text);
      return;
    }

  if (self->wants_hint)
    return;

  self->wants_hint = TRUE;
  solve (self);
  if (self->hole >= 0)
    {
      show (self);
      return;
    }

  /* Of several best moves the one that leaves the other player the fewest right answers. */
  begin_waiting (self);
  rk_solver_choose_async (self->solver, &self->position, RK_LEVEL_PERFECT, 0,
                          self->cancellable, chosen_cb, g_object_ref (self));
}

/**
 * rk_hints_dismiss:
 * @self: hints
 *
 * Takes a hint away, or gives up what is being worked out for so long that it is shown.
 *
 * Returns: whether there was anything
 */
gboolean
rk_hints_dismiss (RkHints *self)
{
  g_return_val_if_fail (RK_IS_HINTS (self), FALSE);

  if (!self->wants_hint && !self->thinking)
    return FALSE;

  if (self->thinking)
    stop_asking (self);
  self->wants_hint = FALSE;
  show (self);

  return TRUE;
}

/**
 * rk_hints_get_text:
 * @self: hints
 *
 * Returns: (nullable): the hint that is shown, in words
 */
const char *
rk_hints_get_text (RkHints *self)
{
  g_return_val_if_fail (RK_IS_HINTS (self), NULL);

  return self->text;
}
