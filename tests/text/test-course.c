/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib.h>

#include "rk-course.h"
#include "rk-notation.h"
#include "rk-scoring.h"
#include "rk-sowing.h"
#include "rk-tables.h"

/* What the text of an example says of its move. */
typedef struct
{
  const char *lesson;
  guint laps;
  guint south;
  guint north;
  char last;
  gboolean binikh;
} ExampleCase;

static const ExampleCase examples[] = {
  { "sowing", 1, 0, 0, 'E', FALSE },
  { "relay", 2, 0, 0, 'c', FALSE },
  { "fours", 1, 4, 4, 'b', FALSE },
  { "binikh", 1, 4, 0, 'a', TRUE },
  { "round-end", 1, 4, 0, 'a', TRUE },
  { "decided", 1, 0, 0, 'D', FALSE },
};

static const RkLesson *
get_lesson (const char *id)
{
  int index = rk_course_find (id);

  g_assert_cmpint (index, >=, 0);
  return rk_course_get_lesson (index);
}

static guint
find_hole (const RkPosition *position,
           char              letter)
{
  guint hole;

  g_assert_true (rk_hole_from_letter (position->n_holes, letter, &hole));
  return hole;
}

static void
assert_all_stones (const RkPosition *position)
{
  guint stones = rk_position_get_on_board (position, RK_SOUTH) +
                 rk_position_get_on_board (position, RK_NORTH) +
                 position->captured[RK_SOUTH] + position->captured[RK_NORTH];

  g_assert_cmpuint (stones, ==, 2 * RK_FOUR * position->n_holes);
}

static void
test_lessons (void)
{
  g_assert_cmpuint (rk_course_get_n_lessons (), ==, 14);
  for (guint i = 0; i < rk_course_get_n_lessons (); i++)
    {
      const RkLesson *lesson = rk_course_get_lesson (i);
      RkPosition position;

      g_test_message ("%s", rk_lesson_get_id (lesson));
      g_assert_cmpint (rk_course_find (rk_lesson_get_id (lesson)), ==, i);
      g_assert_cmpstr (rk_lesson_get_title (lesson), !=, "");
      g_assert_cmpuint (rk_lesson_get_n_paragraphs (lesson), >, 0);
      g_assert_cmpstr (rk_lesson_get_example_text (lesson), !=, "");
      rk_lesson_get_position (lesson, &position);
      assert_all_stones (&position);
      if (rk_lesson_has_task (lesson))
        {
          rk_lesson_get_task (lesson, &position);
          assert_all_stones (&position);
          g_assert_cmpstr (rk_lesson_get_question (lesson), !=, "");
          g_assert_cmpstr (rk_lesson_get_solution (lesson), !=, "");
        }
    }
  g_assert_cmpint (rk_course_find ("no such lesson"), ==, -1);
}

static void
test_moves (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      const ExampleCase *expected = &examples[i];
      const RkLesson *lesson = get_lesson (expected->lesson);
      RkPosition position;
      RkSowing sowing;
      guint hole;

      g_test_message ("%s", expected->lesson);
      rk_lesson_get_position (lesson, &position);
      g_assert_cmpint (rk_lesson_get_example (lesson, &hole), ==, RK_EXAMPLE_MOVE);
      g_assert_cmpint (rk_position_play (&position, hole, &sowing), ==, RK_MOVE_LEGAL);
      g_assert_cmpuint (sowing.laps, ==, expected->laps);
      g_assert_cmpuint (sowing.captured[RK_SOUTH], ==, expected->south);
      g_assert_cmpuint (sowing.captured[RK_NORTH], ==, expected->north);
      g_assert_cmpuint (sowing.last, ==, find_hole (&position, expected->last));
      g_assert_cmpint (sowing.binikh, ==, expected->binikh);
    }
}

static void
assert_next_round (const RkLesson   *lesson,
                   const RkPosition *position)
{
  RkPosition next;
  guint won[2];

  g_assert_cmpint (rk_positions_get_end (position, 1), ==, RK_ROUND_IMMOBILISED);
  rk_position_share_out (position, won);
  rk_lesson_get_next_round (lesson, &next);
  assert_all_stones (&next);
  for (RkSide side = RK_SOUTH; side <= RK_NORTH; side++)
    {
      g_assert_cmpuint (rk_position_get_n_open (&next, side), ==,
                        rk_provision_get_open (won[side], position->n_holes));
      g_assert_cmpuint (next.captured[side], ==,
                        rk_provision_get_reserve (won[side], position->n_holes));
    }
}

static void
test_examples (void)
{
  for (guint i = 0; i < rk_course_get_n_lessons (); i++)
    {
      const RkLesson *lesson = rk_course_get_lesson (i);
      RkPosition position;
      guint hole;

      g_test_message ("%s", rk_lesson_get_id (lesson));
      rk_lesson_get_position (lesson, &position);
      switch (rk_lesson_get_example (lesson, &hole))
        {
        case RK_EXAMPLE_MOVE:
          g_assert_cmpint (rk_position_check_move (&position, hole), ==, RK_MOVE_LEGAL);
          break;

        case RK_EXAMPLE_ILLEGAL:
          g_assert_cmpint (rk_position_check_move (&position, hole), ==, RK_MOVE_ENDLESS);
          break;

        case RK_EXAMPLE_NEXT_ROUND:
        default:
          assert_next_round (lesson, &position);
          break;
        }
    }
}

/* The round of the lesson ends as its text says: 28 to 20. */
static void
test_round_end (void)
{
  RkPosition position;
  guint won[2];
  guint hole;

  rk_lesson_get_position (get_lesson ("round-end"), &position);
  rk_lesson_get_example (get_lesson ("round-end"), &hole);
  g_assert_cmpint (rk_position_play (&position, hole, NULL), ==, RK_MOVE_LEGAL);
  g_assert_cmpint (rk_positions_get_end (&position, 1), ==, RK_ROUND_IMMOBILISED);
  rk_position_share_out (&position, won);
  g_assert_cmpuint (won[RK_SOUTH], ==, 28);
  g_assert_cmpuint (won[RK_NORTH], ==, 20);
}

typedef gboolean (*AnswerFunc) (const RkPosition *after,
                                const RkSowing   *sowing);

static gboolean
is_one_lap (const RkPosition *after,
            const RkSowing   *sowing)
{
  return sowing->laps == 1 && !sowing->binikh && after->stones[sowing->last] == 1;
}

static gboolean
is_relay (const RkPosition *after,
          const RkSowing   *sowing)
{
  return sowing->laps > 1;
}

static gboolean
wins_on_the_way (const RkPosition *after,
                 const RkSowing   *sowing)
{
  return sowing->captured[RK_SOUTH] > (sowing->binikh ? RK_FOUR : 0);
}

static gboolean
is_binikh (const RkPosition *after,
           const RkSowing   *sowing)
{
  return sowing->binikh;
}

static gboolean
is_legal (const RkPosition *after,
          const RkSowing   *sowing)
{
  return TRUE;
}

static gboolean
ends_round (const RkPosition *after,
            const RkSowing   *sowing)
{
  return rk_position_get_on_board (after, RK_NORTH) == 0;
}

/* What a task asks for, and how many moves there are of that kind. The question of
 * "sowing" names one of its two; that of "solved" is below. */
static const struct
{
  const char *lesson;
  AnswerFunc is_answer;
  guint n_moves;
  char told;
} tasks[] = {
  { "sowing", is_one_lap, 2, 'B' },
  { "relay", is_relay, 1, 0 },
  { "fours", wins_on_the_way, 1, 0 },
  { "binikh", is_binikh, 1, 0 },
  { "endless", is_legal, 3, 0 },
  { "round-end", ends_round, 1, 0 },
};

static void
test_tasks (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (tasks); i++)
    {
      const RkLesson *lesson = get_lesson (tasks[i].lesson);
      RkPosition position;
      guint n_moves = 0;

      rk_lesson_get_task (lesson, &position);
      for (guint hole = 0; hole < 2u * position.n_holes; hole++)
        {
          RkPosition after = position;
          RkSowing sowing;
          gboolean is_answer =
            rk_position_play (&after, hole, &sowing) == RK_MOVE_LEGAL &&
            tasks[i].is_answer (&after, &sowing);
          gboolean is_told = tasks[i].told != 0 && hole == find_hole (&position, tasks[i].told);

          g_test_message ("%s: %c", tasks[i].lesson,
                          rk_hole_to_letter (position.n_holes, hole));
          g_assert_cmpint (rk_lesson_is_answer (lesson, hole), ==, is_answer && !is_told);
          n_moves += is_answer;
        }
      g_assert_cmpuint (n_moves, ==, tasks[i].n_moves);
    }
}

/* How the first round ends after its first moves, South's stones: A to F. */
static void
test_solved (void)
{
  static const guint8 won[] = { 20, 20, 20, 20, 20, 16 };
  const RkLesson *lesson = get_lesson ("solved");
  g_autoptr (RkTables) tables = rk_tables_new ();
  RkPosition position;
  RkSolution solution;

  rk_lesson_get_task (lesson, &position);
  g_assert_true (rk_tables_solve (tables, &position, &solution, NULL));
  for (guint hole = 0; hole < position.n_holes; hole++)
    {
      g_assert_cmpuint (solution.moves[hole].worst, ==, won[hole]);
      g_assert_true (rk_outcome_is_exact (solution.moves[hole]));
      g_assert_cmpint (rk_lesson_is_answer (lesson, hole), ==, won[hole] < 20);
    }

  rk_position_init_standard (&position, 5, RK_COUNTER_CLOCKWISE, RK_SOUTH);
  g_assert_true (rk_tables_solve (tables, &position, &solution, NULL));
  for (guint hole = 0; hole < position.n_holes; hole++)
    g_assert_cmpuint (solution.moves[hole].worst, ==, 20);
}

/* Later rounds in which South, with all holes, begins against fewer of North. */
static void
test_solved_rounds (void)
{
  static const guint8 won[][2] = {
    { 28, 0 }, { 32, 0 }, { 32, 4 }, { 32, 8 }, { 28, 16 },
  };
  g_autoptr (RkTables) tables = rk_tables_new ();

  for (guint n_open = 1; n_open < RK_MAX_HOLES; n_open++)
    {
      guint stones = RK_FOUR * n_open;
      RkPosition position;
      RkSolution solution;
      guint ends[2];

      rk_position_init_round (&position, RK_MAX_HOLES, RK_COUNTER_CLOCKWISE, RK_SOUTH,
                              RK_MAX_HOLES, n_open);
      g_assert_true (rk_tables_solve (tables, &position, &solution, NULL));
      g_assert_true (rk_outcome_is_exact (solution.result));
      rk_solution_get_won (&solution, solution.result.worst, ends);
      g_assert_cmpuint (solution.total, ==, RK_FOUR * RK_MAX_HOLES + stones);
      g_assert_cmpuint (ends[RK_SOUTH], ==, won[n_open - 1][RK_SOUTH]);
      g_assert_cmpuint (ends[RK_NORTH], ==, won[n_open - 1][RK_NORTH]);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/course/lessons", test_lessons);
  g_test_add_func ("/course/moves", test_moves);
  g_test_add_func ("/course/examples", test_examples);
  g_test_add_func ("/course/round-end", test_round_end);
  g_test_add_func ("/course/tasks", test_tasks);
  g_test_add_func ("/course/solved", test_solved);
  g_test_add_func ("/course/solved-rounds", test_solved_rounds);

  return g_test_run ();
}
