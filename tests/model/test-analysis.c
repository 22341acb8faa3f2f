/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The analysis of matches, and what it says of them. */
#include "config.h"

#include "rk-analyser.h"
#include "rk-mistakes.h"
#include "rk-review.h"
#include "rk-test-model.h"

/* A late position of a round, of which everything is found out at once; and one
 * where play without end decides: South wins all or nothing. */
#define LATE    "0,1,0,2,0,1/1,0,2,0,1,0 s 20-20"
#define ENDLESS "0,0,0,0,1/0,2,0,1,1 s 0-0"

/* What one test found out helps the next. */
static RkSolver *shared_solver;

typedef struct
{
  RkSolver *solver;
  gboolean done;
  GError *error;
  guint n_changes;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->solver = g_object_ref (shared_solver);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_error (&fixture->error);
  g_clear_object (&fixture->solver);
}

static void
done_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      user_data)
{
  Fixture *fixture = user_data;

  g_assert_false (rk_analyser_get_running (RK_ANALYSER (object)));
  g_assert_cmpfloat (rk_analyser_get_progress (RK_ANALYSER (object)), ==, 0.0);
  rk_analyser_run_finish (RK_ANALYSER (object), result, &fixture->error);
  fixture->done = TRUE;
}

static void
wait_done (Fixture *fixture)
{
  while (!fixture->done)
    g_main_context_iteration (NULL, TRUE);
}

static void
start (Fixture      *fixture,
       RkAnalyser   *analyser,
       guint         round_index,
       GCancellable *cancellable)
{
  fixture->done = FALSE;
  rk_analyser_run_async (analyser, round_index, cancellable, done_cb, fixture);
}

static void
analyse (Fixture *fixture,
         RkMatch *match,
         guint    round_index)
{
  g_autoptr (RkAnalyser) analyser = rk_analyser_new (fixture->solver, match);

  start (fixture, analyser, round_index, NULL);
  wait_done (fixture);
  g_assert_no_error (fixture->error);
}

static RkMatch *
make_match (const char *position,
            guint       n_holes)
{
  RkRules rules;

  rk_rules_init_standard (&rules);
  rules.n_holes = n_holes;

  return position != NULL ? rk_test_match_from (position, &rules) : rk_test_match_new (&rules);
}

static void
assert_forecast (RkMatch    *match,
                 guint       round_index,
                 guint       ply,
                 const char *expected)
{
  const RkForecast *forecast = rk_review_get_forecast (match, round_index, ply);
  g_autofree char *text = forecast != NULL ? rk_forecast_to_string (forecast) : NULL;

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_lost (RkMatch *match,
             guint    ply,
             guint    expected)
{
  RkLoss loss;

  g_assert_true (rk_review_get_loss (match, 0, ply, &loss));
  g_assert_cmpuint (loss.least, ==, expected);
  g_assert_true (rk_loss_is_exact (loss));
}

/* What has been published of the solved game. */
static void
test_known (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (RkMatch) good = make_match (NULL, 6);
  g_autoptr (RkMatch) bad = make_match (NULL, 6);
  g_autoptr (RkMatch) five = make_match (NULL, 5);

  rk_test_play (good, "C");
  analyse (fixture, good, RK_ALL_ROUNDS);
  assert_forecast (good, 0, 0, "20:28");
  assert_forecast (good, 0, 1, "20:28");
  assert_lost (good, 1, 0);

  rk_test_play (bad, "F");
  analyse (fixture, bad, 0);
  assert_forecast (bad, 0, 0, "20:28");
  assert_forecast (bad, 0, 1, "16:32");
  assert_lost (bad, 1, 4);

  rk_test_play (five, "B");
  analyse (fixture, five, 0);
  assert_forecast (five, 0, 0, "20:20");
  assert_forecast (five, 0, 1, "20:20");
  assert_lost (five, 1, 0);
}

/* What was given away makes the difference between the start and the end. */
static void
assert_adds_up (RkMatch *match)
{
  RkRound *round = rk_match_get_round (match, 0);
  const guint n_moves = rk_round_get_n_moves (round);
  RkTally tally[2];
  guint first[2], last[2];

  for (guint side = RK_SOUTH; side <= RK_NORTH; side++)
    rk_review_get_tally (match, 0, side, &tally[side]);
  g_assert_cmpuint (tally[RK_SOUTH].n_moves + tally[RK_NORTH].n_moves, ==, n_moves);
  g_assert_cmpuint (tally[RK_SOUTH].n_judged + tally[RK_NORTH].n_judged, ==, n_moves);

  rk_forecast_get_won (rk_review_get_forecast (match, 0, 0), first);
  rk_forecast_get_won (rk_review_get_forecast (match, 0, n_moves), last);
  /* Repetition can give a player more than the moves before it were worth. */
  if (rk_round_get_end (round) != RK_ROUND_REPETITION)
    g_assert_cmpuint (first[RK_SOUTH] + tally[RK_NORTH].lost, ==,
                      last[RK_SOUTH] + tally[RK_SOUTH].lost);

  if (rk_round_is_over (round))
    for (guint side = RK_SOUTH; side <= RK_NORTH; side++)
      g_assert_cmpuint (last[side], ==, rk_round_get_won (round, side));
}

static void
test_adds_up (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (guint i = 0; i < rk_test_count (200); i++)
    {
      g_autoptr (RkMatch) match = make_match (LATE, 6);
      guint64 fingerprint;

      rk_test_play_out (match, rand, 1);
      fingerprint = rk_test_fingerprint (match);
      analyse (fixture, match, 0);

      g_assert_cmpuint (rk_review_get_state (match, 0), ==, RK_REVIEW_CURRENT);
      assert_adds_up (match);
      g_assert_cmpuint (rk_test_fingerprint (match), ==, fingerprint);
    }
}

/* As one score it goes by the bound that is worse for the mover. */
static void
test_endless (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (RkMatch) match = make_match (ENDLESS, 5);
  const RkForecast *forecast;
  guint won[2];

  rk_test_play (match, "E");
  analyse (fixture, match, 0);
  assert_forecast (match, 0, 0, "0:5..5:0");
  forecast = rk_review_get_forecast (match, 0, 0);
  g_assert_false (rk_forecast_is_exact (forecast));
  rk_forecast_get_won (forecast, won);
  g_assert_cmpuint (won[RK_SOUTH], ==, 0);
  g_assert_cmpuint (won[RK_NORTH], ==, 5);
  /* Who has no choice gives nothing away. */
  assert_lost (match, 1, 0);
}

/* Between which bounds South's stones lie before and after a move of South: what was given
 * away, and what may have been. */
static void
test_loss (Fixture       *fixture,
           gconstpointer  data)
{
  static const struct
  {
    const char *before;
    const char *after;
    RkLoss loss;
    gboolean told;
  } cases[] = {
    { "20:28", "16:32", { 4, 4 }, TRUE },
    { "20:28", "20:28", { 0, 0 }, TRUE },
    /* The round ended by repetition: more than could be hoped for. */
    { "20:28", "24:24", { 0, 0 }, TRUE },
    /* 20 to 48, then 5 to 40: it may have been the best move. */
    { "20:28..48:0", "40:8..5:43", { 0, 43 }, FALSE },
    { "20:28..48:0", "20:28", { 0, 28 }, FALSE },
    { "20:28", "24:24..16:32", { 0, 4 }, FALSE },
    /* 20 to 30, then 10 to 16. */
    { "20:28..30:18", "16:32..10:38", { 4, 20 }, TRUE },
    { "20:28..30:18", "19:29", { 1, 11 }, TRUE },
    { "20:28..30:18", "30:18", { 0, 0 }, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      RkForecast before, after;
      RkLoss loss;

      g_assert_true (rk_forecast_parse (&before, cases[i].before));
      g_assert_true (rk_forecast_parse (&after, cases[i].after));
      loss = rk_forecast_get_loss (&before, &after, RK_SOUTH);
      g_assert_cmpuint (loss.least, ==, cases[i].loss.least);
      g_assert_cmpuint (loss.most, ==, cases[i].loss.most);
      g_assert_cmpint (rk_loss_is_told (loss), ==, cases[i].told);
    }
}

/* What the tool says of the same moves, from start to end. Four stones were sure, then three
 * are the most; six were sure, then all or none; and one of two moves that nobody can
 * compare. */
static void
test_bounds (Fixture       *fixture,
             gconstpointer  data)
{
  static const struct
  {
    const char *position;
    const char *move;
    RkLoss loss;
  } cases[] = {
    { "0,0,1,3,1/0,1,0,1,0 s 0-0", "D", { 1, 4 } },
    { "1,0,2,2,0/0,0,1,0,0 s 0-0", "D", { 0, 6 } },
    { "0,1,3,0,0/0,1,0,0,2 s 0-0", "B", { 0, 3 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (RkMatch) match = make_match (cases[i].position, 5);
      RkLoss loss;

      rk_test_play (match, cases[i].move);
      analyse (fixture, match, 0);
      g_assert_true (rk_review_get_loss (match, 0, 1, &loss));
      g_assert_cmpuint (loss.least, ==, cases[i].loss.least);
      g_assert_cmpuint (loss.most, ==, cases[i].loss.most);
    }
}

/* South's second move cannot be judged, and the third gave away 4 or more of 48. */
static void
test_untold (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (RkMatch) match = make_match (NULL, 6);
  g_autoptr (RkMistakes) mistakes = NULL;
  RkTally tally;

  rk_test_play (match, "FbAaC");
  g_assert_cmpuint (rk_round_get_n_moves (rk_match_get_round (match, 0)), ==, 5);
  rk_test_set_analysis (match, "FbAaC", (const char *[]) {
                          "24:24", "24:24", "20:28..48:0", "40:8..5:43", "20:28..30:18",
                          "16:32..10:38" });
  mistakes = rk_mistakes_new (match);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (mistakes)), ==, 1);
  rk_review_get_tally (match, 0, RK_SOUTH, &tally);
  g_assert_cmpuint (tally.n_moves, ==, 3);
  g_assert_cmpuint (tally.n_judged, ==, 2);
  g_assert_cmpuint (tally.n_untold, ==, 1);
  g_assert_cmpuint (tally.n_best, ==, 1);
  g_assert_cmpuint (tally.lost, ==, 4);
  g_assert_true (tally.is_open);
  rk_review_get_tally (match, 0, RK_NORTH, &tally);
  g_assert_cmpuint (tally.n_untold, ==, 2);
  g_assert_cmpuint (tally.n_judged, ==, 0);
}

/* A round that ended by repetition came to what it came to. */
static void
test_repetition (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  guint n_found = 0;

  for (guint i = 0; i < 1000 && n_found < 3; i++)
    {
      g_autoptr (RkMatch) match = make_match (ENDLESS, 5);
      RkRound *round = rk_match_get_round (match, 0);
      g_autofree char *expected = NULL;

      rk_test_play_out (match, rand, 1);
      if (rk_round_get_end (round) != RK_ROUND_REPETITION)
        continue;

      n_found++;
      analyse (fixture, match, 0);
      expected = g_strdup_printf ("%u:%u", rk_round_get_won (round, RK_SOUTH),
                                  rk_round_get_won (round, RK_NORTH));
      assert_forecast (match, 0, rk_round_get_n_moves (round), expected);
    }

  g_assert_cmpuint (n_found, ==, 3);
}

static void
test_stale (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (RkMatch) match = make_match ("0,1,0,2,0,1/1,0,2,0,1,1 s 20-19", 6);
  g_autofree char *before = NULL;
  RkRoundAnalysis *known;
  RkLoss loss;

  g_assert_cmpuint (rk_review_get_state (match, 0), ==, RK_REVIEW_NONE);
  g_assert_null (rk_review_get_forecast (match, 0, 0));
  rk_test_play (match, "BaD");
  g_assert_false (rk_review_get_loss (match, 0, 1, &loss));
  analyse (fixture, match, 0);
  g_assert_cmpuint (rk_review_get_state (match, 0), ==, RK_REVIEW_CURRENT);
  known = rk_analysis_get_round (rk_match_get_analysis (match), 0);
  g_assert_cmpstr (rk_round_analysis_get_moves (known), ==, "BaD");
  g_assert_cmpuint (rk_round_analysis_get_n_best (known), ==, 4);
  before = rk_forecast_to_string (rk_review_get_forecast (match, 0, 2));

  /* All that is left is known, and again when it is played once more. */
  rk_match_undo (match);
  g_assert_cmpuint (rk_review_get_state (match, 0), ==, RK_REVIEW_CURRENT);
  g_assert_null (rk_review_get_forecast (match, 0, 3));
  rk_match_redo (match);
  g_assert_cmpuint (rk_review_get_state (match, 0), ==, RK_REVIEW_CURRENT);
  rk_match_undo (match);

  /* Another move. */
  rk_test_play (match, "F");
  g_assert_cmpuint (rk_review_get_state (match, 0), ==, RK_REVIEW_STALE);
  g_assert_cmpuint (rk_review_get_state (match, RK_ALL_ROUNDS), ==, RK_REVIEW_STALE);
  assert_forecast (match, 0, 2, before);
  g_assert_null (rk_review_get_forecast (match, 0, 3));
  g_assert_true (rk_review_get_loss (match, 0, 2, &loss));
  g_assert_false (rk_review_get_loss (match, 0, 3, &loss));

  analyse (fixture, match, 0);
  g_assert_cmpuint (rk_review_get_state (match, 0), ==, RK_REVIEW_CURRENT);
  assert_forecast (match, 0, 2, before);
}

static void
changed_cb (RkMatch       *match,
            RkMatchChange  change,
            gpointer       user_data)
{
  Fixture *fixture = user_data;

  g_assert_cmpuint (change, ==, RK_CHANGE_ANALYSIS);
  fixture->n_changes++;
}

/* Rounds that can be analysed at once: they begin late, or with few stones. */
static RkMatch *
make_two_rounds (void)
{
  g_autoptr (RkMatch) match = make_match (LATE, 6);

  rk_test_play (match, "B");
  rk_match_agree_round (match, NULL);
  rk_test_begin (match);

  return g_steal_pointer (&match);
}

/* A later round alone: of those before it the start is known. */
static void
test_one_round (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr (RkMatch) match = make_two_rounds ();
  RkAnalysis *analysis;

  g_signal_connect (match, "changed", G_CALLBACK (changed_cb), fixture);
  analyse (fixture, match, 1);
  g_assert_cmpuint (fixture->n_changes, ==, 2);
  g_assert_cmpuint (rk_review_get_state (match, 0), ==, RK_REVIEW_STALE);
  g_assert_cmpuint (rk_review_get_state (match, 1), ==, RK_REVIEW_CURRENT);
  analysis = rk_match_get_analysis (match);
  g_assert_cmpstr (rk_analysis_get_engine (analysis), ==, RK_ANALYSIS_ENGINE);
  g_assert_cmpuint (rk_analysis_get_n_rounds (analysis), ==, 2);
  g_assert_cmpstr (rk_round_analysis_get_moves (rk_analysis_get_round (analysis, 0)), ==, "");

  /* The rest; what is known is not asked again, and nothing changes then. */
  analyse (fixture, match, RK_ALL_ROUNDS);
  g_assert_cmpuint (fixture->n_changes, ==, 3);
  g_assert_true (rk_match_get_analysis (match) == analysis);
  g_assert_cmpuint (rk_review_get_state (match, RK_ALL_ROUNDS), ==, RK_REVIEW_CURRENT);
  analyse (fixture, match, RK_ALL_ROUNDS);
  g_assert_cmpuint (fixture->n_changes, ==, 3);
}

/* Nothing of a round holds for one that starts otherwise, also with the same moves. */
static void
test_other_start (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autoptr (RkMatch) match = make_two_rounds ();

  analyse (fixture, match, RK_ALL_ROUNDS);
  rk_match_undo_to (match, 0, 1);
  g_assert_cmpuint (rk_match_get_n_rounds (match), ==, 1);
  rk_match_concede_round (match, RK_SOUTH, NULL);
  rk_test_begin (match);
  g_assert_cmpuint (rk_review_get_state (match, 0), ==, RK_REVIEW_CURRENT);
  g_assert_cmpuint (rk_review_get_state (match, 1), ==, RK_REVIEW_NONE);
  g_assert_null (rk_review_get_forecast (match, 1, 0));
}

static void
test_other_engine (Fixture       *fixture,
                   gconstpointer  data)
{
  const RkForecast wrong[] = { { { 0, 48 }, 48, RK_SOUTH } };
  g_autoptr (RkMatch) match = make_match (LATE, 6);
  g_autoptr (RkAnalysis) other = rk_analysis_new ("Other 1");
  g_autoptr (RkRoundAnalysis) round =
    rk_round_analysis_new (rk_round_get_position (rk_match_get_round (match, 0), 0), "", wrong);

  rk_analysis_set_round (other, 0, round);
  rk_match_set_analysis (match, other);
  assert_forecast (match, 0, 0, "0:48");

  analyse (fixture, match, 0);
  g_assert_false (rk_match_get_analysis (match) == other);
  g_assert_cmpuint (rk_review_get_forecast (match, 0, 0)->sure[RK_SOUTH], >=, 20);
}

static gboolean
play_on_cb (gpointer data)
{
  RkMatch *match = data;

  if (rk_match_get_state (match) == RK_MATCH_PLAYING)
    rk_match_undo (match);

  return G_SOURCE_REMOVE;
}

/* A round is looked at as it is when its turn comes. */
static void
test_changed_meanwhile (Fixture       *fixture,
                        gconstpointer  data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);
  g_autoptr (RkMatch) match = make_match (LATE, 6);
  g_autoptr (RkAnalyser) analyser = rk_analyser_new (fixture->solver, match);

  for (guint i = 0; i < 4; i++)
    rk_test_play_random (match, rand);
  start (fixture, analyser, RK_ALL_ROUNDS, NULL);
  g_idle_add_full (G_PRIORITY_HIGH, play_on_cb, match, NULL);
  wait_done (fixture);
  g_assert_no_error (fixture->error);
  g_assert_cmpuint (rk_round_get_n_moves (rk_match_get_round (match, 0)), ==, 3);
  g_assert_cmpuint (rk_review_get_state (match, 0), ==, RK_REVIEW_CURRENT);
  g_assert_cmpuint (rk_round_analysis_get_n_best (
                      rk_analysis_get_round (rk_match_get_analysis (match), 0)), ==, 5);
}

static void
test_stop (Fixture       *fixture,
           gconstpointer  with_cancellable)
{
  /* One that knows nothing yet takes long for the second round. */
  g_autoptr (RkSolver) solver = rk_solver_new ();
  g_autoptr (RkMatch) match = make_two_rounds ();
  g_autoptr (RkAnalyser) analyser = rk_analyser_new (solver, match);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  start (fixture, analyser, RK_ALL_ROUNDS, cancellable);
  g_assert_true (rk_analyser_get_running (analyser));
  g_assert_null (rk_match_get_analysis (match));
  while (rk_match_get_analysis (match) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpfloat (rk_analyser_get_progress (analyser), >, 0.0);
  g_assert_false (fixture->done);

  if (with_cancellable != NULL)
    g_cancellable_cancel (cancellable);
  else
    rk_analyser_stop (analyser);
  wait_done (fixture);
  g_assert_error (fixture->error, G_IO_ERROR, G_IO_ERROR_CANCELLED);

  /* What was done stays. */
  g_assert_cmpuint (rk_analysis_get_n_rounds (rk_match_get_analysis (match)), ==, 1);
  g_assert_cmpuint (rk_review_get_state (match, 0), ==, RK_REVIEW_CURRENT);
  rk_analyser_stop (analyser);
}

static void
done_signal_cb (guint *n_done)
{
  (*n_done)++;
}

/* All who show the match have the same, also while nobody holds it but the run. */
static void
test_shared (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (RkMatch) match = make_match (LATE, 6);
  RkAnalyser *analyser = rk_analyser_get_shared (fixture->solver, match);
  RkAnalyser *again = rk_analyser_get_shared (fixture->solver, match);
  guint n_done = 0;

  g_assert_true (again == analyser);
  g_object_unref (again);
  g_signal_connect_swapped (analyser, "done", G_CALLBACK (done_signal_cb), &n_done);
  start (fixture, analyser, RK_ALL_ROUNDS, NULL);
  g_object_unref (analyser);
  again = rk_analyser_get_shared (fixture->solver, match);
  g_assert_true (again == analyser);
  g_assert_true (rk_analyser_get_running (again));
  g_object_unref (again);
  wait_done (fixture);
  g_assert_no_error (fixture->error);
  g_assert_cmpuint (n_done, ==, 1);

  analyser = rk_analyser_get_shared (fixture->solver, match);
  g_assert_false (rk_analyser_get_running (analyser));
  g_assert_finalize_object (analyser);
}

static void
test_nothing_to_do (Fixture       *fixture,
                    gconstpointer  data)
{
  g_autoptr (RkMatch) match = make_match (LATE, 6);
  g_autoptr (RkAnalyser) analyser = rk_analyser_new (fixture->solver, match);

  analyse (fixture, match, 0);
  start (fixture, analyser, 0, NULL);
  g_assert_false (fixture->done);
  wait_done (fixture);
  g_assert_no_error (fixture->error);
}

static void
test_texts (void)
{
  static const char *const good[] = {
    "20:28", "0:0", "48:0", "0:48", "16:32..20:28", "20:28..16:32", "0:5..5:0",
  };
  static const char *const bad[] = {
    "", ":", "20", "20:", ":28", "20:28 ", " 20:28", "020:28", "20:028", "00:1", "49:0", "24:25",
    "20:28.", "20:28..", "20:28...20:28", "20:28..20:28", "20:28..16:31", "20:28..16:32..12:36",
    "20-28", "+20:28", "-1:28", "100:1", "1:100", "٢:٣",
  };
  RkForecast forecast;

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autofree char *text = NULL;

      g_assert_true (rk_forecast_parse (&forecast, good[i]));
      text = rk_forecast_to_string (&forecast);
      g_assert_cmpstr (text, ==, good[i]);
    }

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    if (rk_forecast_parse (&forecast, bad[i]))
      g_error ("not a forecast: %s", bad[i]);
}

#define ADD(path, function, data) \
  g_test_add ("/analysis/" path, Fixture, data, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/analysis/texts", test_texts);
  ADD ("known", test_known, NULL);
  ADD ("adds-up", test_adds_up, NULL);
  ADD ("endless", test_endless, NULL);
  ADD ("loss", test_loss, NULL);
  ADD ("bounds", test_bounds, NULL);
  ADD ("untold", test_untold, NULL);
  ADD ("repetition", test_repetition, NULL);
  ADD ("stale", test_stale, NULL);
  ADD ("one-round", test_one_round, NULL);
  ADD ("other-start", test_other_start, NULL);
  ADD ("other-engine", test_other_engine, NULL);
  ADD ("changed-meanwhile", test_changed_meanwhile, NULL);
  ADD ("stop", test_stop, NULL);
  ADD ("cancel", test_stop, "");
  ADD ("shared", test_shared, NULL);
  ADD ("nothing-to-do", test_nothing_to_do, NULL);

  shared_solver = rk_solver_new ();
  status = g_test_run ();
  g_assert_finalize_object (shared_solver);

  return status;
}
