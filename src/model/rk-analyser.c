/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-analyser.h"

#include "rk-review.h"

struct _RkAnalyser
{
  GObject parent_instance;

  guint progress;

  /* Owned References */
  RkSolver *solver;
  RkMatch *match;
  /* Only while it runs. */
  GCancellable *cancellable;
};

enum
{
  PROP_0,
  PROP_RUNNING,
  PROP_PROGRESS,
  N_PROPS
};

enum
{
  DONE,
  FAILED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (RkAnalyser, rk_analyser, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* Of a match: a GWeakRef to its shared analyser. */
static G_DEFINE_QUARK (rk-analyser-of-match, shared_analyser)

/* What is to be found out of a round, as it was when its turn came. */
typedef struct
{
  guint index;
  GString *moves;
  /* After 0 to all of the moves; the forecasts as far as they are known. */
  GArray *positions;
  GArray *best;
  /* The last forecast, where the position does not tell it. */
  RkForecast decided;
  gboolean is_decided;
} Part;

/* Of the task. */
typedef struct
{
  RkAnalyser *analyser;
  guint asked;
  Part *part;
  guint n_done;
  guint n_all;
  /* When it began, in monotonic time. */
  gint64 begun;
  GCancellable *outer;
  gulong cancelled_id;
} Run;

static void
part_free (Part *self)
{
  g_string_free (self->moves, TRUE);
  g_array_unref (self->positions);
  g_array_unref (self->best);
  g_free (self);
}

static void
run_free (Run *self)
{
  g_clear_pointer (&self->part, part_free);
  g_clear_object (&self->outer);
  g_free (self);
}

static void
set_progress (RkAnalyser *self,
              guint       progress)
{
  if (self->progress == progress)
    return;

  self->progress = progress;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROGRESS]);
}

/* The analysis to go on with: that of another engine is made anew. */
static RkAnalysis *
get_own_analysis (RkAnalyser *self)
{
  RkAnalysis *analysis = rk_match_get_analysis (self->match);

  return analysis != NULL &&
         g_strcmp0 (rk_analysis_get_engine (analysis), RK_ANALYSIS_ENGINE) == 0 ? analysis : NULL;
}

/* How many forecasts of a round are known, and how many shall be: of the rounds
 * before the one that is asked for the first, so that none is missing between. */
static void
count_forecasts (const Run *run,
                 guint      index,
                 guint     *n_known,
                 guint     *n_wanted)
{
  RkRound *round = rk_match_get_round (run->analyser->match, index);
  RkAnalysis *analysis = get_own_analysis (run->analyser);
  RkRoundAnalysis *known = analysis != NULL ? rk_analysis_get_round (analysis, index) : NULL;

  *n_known = known != NULL ? rk_round_analysis_get_n_known (known, round) : 0;
  *n_wanted = run->asked == index || run->asked == RK_ALL_ROUNDS
              ? rk_round_get_n_moves (round) + 1
              : 1;
}

static guint
count_rounds (const Run *run)
{
  const guint n_rounds = rk_match_get_n_rounds (run->analyser->match);

  return run->asked == RK_ALL_ROUNDS ? n_rounds : MIN (run->asked + 1, n_rounds);
}

static guint
count_all (const Run *run)
{
  guint n_known, n_wanted;
  guint n_all = 0;

  for (guint i = 0; i < count_rounds (run); i++)
    {
      count_forecasts (run, i, &n_known, &n_wanted);
      n_all += n_wanted - MIN (n_known, n_wanted);
    }

  return n_all;
}

static Part *
part_new (RkMatch *match,
          guint    index,
          guint    n_known,
          guint    n_wanted)
{
  RkRound *round = rk_match_get_round (match, index);
  Part *part = g_new0 (Part, 1);

  part->index = index;
  part->moves = g_string_new (NULL);
  part->positions = g_array_sized_new (FALSE, FALSE, sizeof (RkPosition), n_wanted);
  part->best = g_array_sized_new (FALSE, FALSE, sizeof (RkForecast), n_wanted);
  part->is_decided = rk_review_get_decided (round, n_wanted - 1, &part->decided);

  for (guint ply = 0; ply < n_wanted; ply++)
    {
      if (ply > 0)
        g_string_append_c (part->moves, rk_move_get_letter (rk_round_get_move (round, ply - 1)));
      g_array_append_vals (part->positions, rk_round_get_position (round, ply), 1);
      if (ply < n_known)
        g_array_append_vals (part->best, rk_review_get_forecast (match, index, ply), 1);
    }

  return part;
}

/* The first round from @from on of which something is to be found out; NULL if
 * there is none. */
static Part *
find_part (const Run *run,
           guint      from)
{
  guint n_known, n_wanted;

  for (guint i = from; i < count_rounds (run); i++)
    {
      count_forecasts (run, i, &n_known, &n_wanted);
      if (n_known < n_wanted)
        return part_new (run->analyser->match, i, n_known, n_wanted);
    }

  return NULL;
}

/* Hands over a round that is done, unless it has gone or starts otherwise now. */
static void
store_part (RkAnalyser *self,
            const Part *part)
{
  g_autoptr (RkAnalysis) made = NULL;
  RkAnalysis *analysis = get_own_analysis (self);
  g_autoptr (RkRoundAnalysis) round = NULL;

  round = rk_round_analysis_new (&g_array_index (part->positions, RkPosition, 0),
                                 part->moves->str,
                                 &g_array_index (part->best, RkForecast, 0));
  if (part->index >= rk_match_get_n_rounds (self->match) ||
      !rk_round_analysis_is_of (round, rk_match_get_round (self->match, part->index)) ||
      part->index > (analysis != NULL ? rk_analysis_get_n_rounds (analysis) : 0))
    return;

  if (analysis != NULL)
    {
      rk_analysis_set_round (analysis, part->index, round);
      return;
    }

  made = rk_analysis_new (RK_ANALYSIS_ENGINE);
  rk_analysis_set_round (made, part->index, round);
  rk_match_set_analysis (self->match, made);
}

/* Takes @task; whoever asked hears of the end when everything shows it. */
static void
end_run (GTask  *task,
         GError *error)
{
  g_autoptr (GTask) own_task = task;
  RkAnalyser *self = g_task_get_source_object (task);
  Run *run = g_task_get_task_data (task);

  g_cancellable_disconnect (run->outer, run->cancelled_id);
  g_clear_object (&self->cancellable);
  set_progress (self, 0);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RUNNING]);

  if (error == NULL)
    g_signal_emit (self, signals[DONE], 0, g_get_monotonic_time () - run->begun);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_signal_emit (self, signals[FAILED], 0, error);

  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
}

static void go_on (GTask *task);

static void
outer_cancelled_cb (GCancellable *outer,
                    gpointer      user_data)
{
  g_cancellable_cancel (user_data);
}

static void
solved_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      user_data)
{
  GTask *task = user_data;
  RkAnalyser *self = g_task_get_source_object (task);
  Run *run = g_task_get_task_data (task);
  RkSolution solution;
  RkForecast forecast;
  GError *error = NULL;

  if (!rk_solver_solve_finish (RK_SOLVER (object), result, &solution, &error))
    {
      end_run (task, error);
      return;
    }

  rk_forecast_init_solution (&forecast, &solution);
  g_array_append_val (run->part->best, forecast);
  run->n_done++;
  /* More than were counted, when moves were played meanwhile. */
  set_progress (self, MIN (1000 * run->n_done / MAX (run->n_all, 1), 1000));

  go_on (task);
}

static gboolean
is_done (Part *part)
{
  if (part->is_decided && part->best->len == part->positions->len - 1)
    g_array_append_val (part->best, part->decided);

  return part->best->len == part->positions->len;
}

/* Takes @task. */
static void
go_on (GTask *task)
{
  RkAnalyser *self = g_task_get_source_object (task);
  Run *run = g_task_get_task_data (task);
  Part *part = run->part;

  while (part != NULL && is_done (part))
    {
      store_part (self, part);
      run->part = find_part (run, part->index + 1);
      part_free (part);
      part = run->part;
    }

  if (part == NULL)
    end_run (task, NULL);
  else
    rk_solver_solve_later_async (self->solver,
                                 &g_array_index (part->positions, RkPosition, part->best->len),
                                 self->cancellable, solved_cb, task);
}

static void
rk_analyser_finalize (GObject *object)
{
  RkAnalyser *self = RK_ANALYSER (object);

  g_clear_object (&self->solver);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (rk_analyser_parent_class)->finalize (object);
}

static void
rk_analyser_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  RkAnalyser *self = RK_ANALYSER (object);

  switch (prop_id)
    {
    case PROP_RUNNING:
      g_value_set_boolean (value, rk_analyser_get_running (self));
      break;

    case PROP_PROGRESS:
      g_value_set_double (value, rk_analyser_get_progress (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_analyser_class_init (RkAnalyserClass *klass)
{
  const GParamFlags flags = (G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = rk_analyser_finalize;
  object_class->get_property = rk_analyser_get_property;

  properties[PROP_RUNNING] =
    g_param_spec_boolean ("running", NULL, NULL, FALSE, flags);
  properties[PROP_PROGRESS] =
    g_param_spec_double ("progress", NULL, NULL, 0.0, 1.0, 0.0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[DONE] = g_signal_new ("done", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT64);
  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_ERROR);
}

static void
rk_analyser_init (RkAnalyser *self)
{
}

/**
 * rk_analyser_new:
 * @solver: what finds the results
 * @match: the match to analyse
 *
 * Returns: (transfer full): an analyser, which does nothing yet
 */
RkAnalyser *
rk_analyser_new (RkSolver *solver,
                 RkMatch  *match)
{
  RkAnalyser *self;

  g_return_val_if_fail (RK_IS_SOLVER (solver), NULL);
  g_return_val_if_fail (RK_IS_MATCH (match), NULL);

  self = g_object_new (RK_TYPE_ANALYSER, NULL);
  self->solver = g_object_ref (solver);
  self->match = g_object_ref (match);

  return self;
}

static void
free_weak_ref (gpointer data)
{
  g_weak_ref_clear (data);
  g_free (data);
}

/**
 * rk_analyser_get_shared:
 * @solver: what finds the results
 * @match: the match to analyse
 *
 * There is one for each match, so that a run goes on and is seen wherever the match is
 * shown, however often that changes. It lives as long as somebody holds it or it runs.
 *
 * Returns: (transfer full): the analyser of @match
 */
RkAnalyser *
rk_analyser_get_shared (RkSolver *solver,
                        RkMatch  *match)
{
  GWeakRef *shared;
  RkAnalyser *self;

  g_return_val_if_fail (RK_IS_SOLVER (solver), NULL);
  g_return_val_if_fail (RK_IS_MATCH (match), NULL);

  shared = g_object_get_qdata (G_OBJECT (match), shared_analyser_quark ());
  if (shared == NULL)
    {
      shared = g_new0 (GWeakRef, 1);
      g_weak_ref_init (shared, NULL);
      g_object_set_qdata_full (G_OBJECT (match), shared_analyser_quark (), shared,
                               free_weak_ref);
    }

  self = g_weak_ref_get (shared);
  if (self == NULL)
    {
      self = rk_analyser_new (solver, match);
      g_weak_ref_set (shared, self);
    }

  return self;
}

/**
 * rk_analyser_run_async:
 * @self: an analyser that is not running
 * @round_index: the index of a round, or %RK_ALL_ROUNDS
 * @cancellable: (nullable): a cancellable
 * @callback: (nullable): called when it is done
 * @user_data: for @callback
 *
 * Finds out how a round, or each round of the match, ends under best play after
 * every move. It gives way to whoever asks the solver and waits. Each round is in
 * the analysis of the match as soon as it is done, also when it is stopped later.
 * What is known already is kept, unless another engine found it. Of the rounds
 * before the one that is asked for the start is looked at.
 *
 * The match may be changed meanwhile: a round is analysed as it is when its turn
 * comes.
 */
void
rk_analyser_run_async (RkAnalyser          *self,
                       guint                round_index,
                       GCancellable        *cancellable,
                       GAsyncReadyCallback  callback,
                       gpointer             user_data)
{
  GTask *task;
  Run *run;

  g_return_if_fail (RK_IS_ANALYSER (self));
  g_return_if_fail (!rk_analyser_get_running (self));
  g_return_if_fail (round_index == RK_ALL_ROUNDS ||
                    round_index < rk_match_get_n_rounds (self->match));
  g_return_if_fail (cancellable == NULL || G_IS_CANCELLABLE (cancellable));

  run = g_new0 (Run, 1);
  run->analyser = self;
  run->asked = round_index;
  run->begun = g_get_monotonic_time ();
  run->n_all = count_all (run);

  /* Without @cancellable: the solver tells that it was cancelled. */
  task = g_task_new (self, NULL, callback, user_data);
  g_task_set_source_tag (task, rk_analyser_run_async);
  g_task_set_task_data (task, run, (GDestroyNotify) run_free);

  self->cancellable = g_cancellable_new ();
  if (cancellable != NULL)
    {
      run->outer = g_object_ref (cancellable);
      run->cancelled_id = g_cancellable_connect (cancellable,
                                                 G_CALLBACK (outer_cancelled_cb),
                                                 g_object_ref (self->cancellable),
                                                 g_object_unref);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RUNNING]);

  run->part = find_part (run, 0);
  go_on (task);
}

/**
 * rk_analyser_run_finish:
 * @self: an analyser
 * @result: what the callback got
 * @error: return location for a #GError
 *
 * Returns: %FALSE with @error set if not all was found out: G_IO_ERROR_CANCELLED
 *   if it was stopped, or whatever keeps the system from making a thread
 */
gboolean
rk_analyser_run_finish (RkAnalyser    *self,
                        GAsyncResult  *result,
                        GError       **error)
{
  g_return_val_if_fail (RK_IS_ANALYSER (self), FALSE);
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);
  g_return_val_if_fail (g_async_result_is_tagged (result, rk_analyser_run_async), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/**
 * rk_analyser_stop:
 * @self: an analyser
 *
 * Stops it, if it is running, within milliseconds. The rounds that are done stay.
 */
void
rk_analyser_stop (RkAnalyser *self)
{
  g_return_if_fail (RK_IS_ANALYSER (self));

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
}

/**
 * rk_analyser_get_running:
 * @self: an analyser
 *
 * Returns: whether it is running
 */
gboolean
rk_analyser_get_running (RkAnalyser *self)
{
  g_return_val_if_fail (RK_IS_ANALYSER (self), FALSE);

  return self->cancellable != NULL;
}

/**
 * rk_analyser_get_progress:
 * @self: an analyser
 *
 * Returns: how much of what was asked is found out, from 0 to 1; 0 if it is not
 *   running
 */
double
rk_analyser_get_progress (RkAnalyser *self)
{
  g_return_val_if_fail (RK_IS_ANALYSER (self), 0.0);

  return self->progress / 1000.0;
}
