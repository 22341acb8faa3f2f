/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib.h>

#include "rk-notation.h"
#include "rk-read-sentences.h"
#include "rk-sentences.h"
#include "rk-tables.h"
#include "rk-test-text.h"

typedef struct
{
  const char *position;
  char hole;
  const char *text;
} HintCase;

static const HintCase hints[] = {
  { "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0", 'A',
    "The best move is A, in 5 laps. North then has 5 moves. If both play their best: South ends the "
    "round with 20 stones, North with 28. Just as good: B, C, D, E." },
  { "1,3,0,0,0,0/0,0,0,0,0,4 s 20-20", 'A',
    "The best move is A. South gets 4 stones. North then has 1 move. If both play their best: South "
    "ends the round with 28 stones, North with 20. Just as good: B." },
  { "1,3,0,0,0,0/0,0,0,0,0,0 s 24-20", 'A',
    "The best move is A. South gets 4 stones. North has no legal move. If both play their best: South "
    "ends the round with 28 stones, North with 20. Just as good: B." },
};

static void
solve (RkTables   *tables,
       const char *text,
       RkPosition *position,
       RkSolution *solution)
{
  g_assert_true (rk_position_parse (position, text, RK_COUNTER_CLOCKWISE, NULL));
  g_assert_true (rk_tables_solve (tables, position, solution, NULL));
}

static RkMatch *
make_match (void)
{
  g_autoptr (RkPlayer) south = rk_player_new (NULL, RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  g_autoptr (RkPlayer) north = rk_player_new (NULL, RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  RkRules rules;

  rk_rules_init_standard (&rules);
  return rk_match_new (&rules, south, north);
}

static void
test_hints (void)
{
  g_autoptr (RkTables) tables = rk_tables_new ();
  g_autoptr (RkMatch) match = make_match ();

  for (gsize i = 0; i < G_N_ELEMENTS (hints); i++)
    {
      RkPosition position;
      RkSolution solution;
      guint hole;

      solve (tables, hints[i].position, &position, &solution);
      g_assert_true (rk_hole_from_letter (position.n_holes, hints[i].hole, &hole));
      rk_test_text (rk_text_hint (match, &position, &solution, hole), hints[i].text);
    }
}

/* A position that cannot arise in a match: play without end counts both ways. */
static void
test_bounds (void)
{
  g_autoptr (RkTables) tables = rk_tables_new ();
  g_autoptr (RkMatch) match = make_match ();
  RkPosition position;
  RkSolution solution;

  solve (tables, "0,0,0,0,1/0,2,0,1,1 s 0-0", &position, &solution);
  rk_test_text (rk_text_value (match, &solution, solution.result),
                "South ends the round with between 0 and 5 stones, North with between 0 and 5.");
  rk_test_text (rk_text_value_short (&solution, solution.result), "≥0:≥0");
}

/* B is sure of the most, but each of the others may lead to more; then A is better than all
 * others can be. */
static void
test_untold (void)
{
  g_autoptr (RkMatch) match = make_match ();
  RkPosition position;
  RkSolution solution = { .legal = 0x3f, .best = 0x02, .turn = RK_SOUTH, .total = 48 };

  g_assert_true (rk_position_parse (&position, "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0",
                                    RK_COUNTER_CLOCKWISE, NULL));
  for (guint hole = 0; hole < 6; hole++)
    solution.moves[hole] = (RkOutcome) { 1, 36 };
  solution.moves[1] = (RkOutcome) { 20, 24 };
  g_assert_cmphex (rk_solution_get_proven (&solution), ==, 0);
  rk_test_text (rk_text_hint (match, &position, &solution, 1),
                "It cannot be told which move is best. The computer would play B. North then has 5 "
                "moves. If both play their best: South ends the round with between 20 and 24 "
                "stones, North with between 24 and 28.");
  rk_test_text (rk_text_read_value (match, &position, &solution, 1),
                "Hole B: South ends the round with between 20 and 24 stones, North with between 24 "
                "and 28.");

  solution.best = 0x01;
  solution.moves[0] = (RkOutcome) { 36, 40 };
  g_assert_cmphex (rk_solution_get_proven (&solution), ==, 0x01);
  rk_test_text (rk_text_hint (match, &position, &solution, 0),
                "The best move is A, in 5 laps. North then has 5 moves. If both play their best: "
                "South ends the round with between 36 and 40 stones, North with between 8 and 12.");

  /* And one that is exactly as good as the most that others can be. */
  solution.best = 0x03;
  solution.moves[0] = solution.moves[1] = (RkOutcome) { 36, 36 };
  g_assert_cmphex (rk_solution_get_proven (&solution), ==, 0x03);
}

static void
test_values (void)
{
  g_autoptr (RkMatch) match = make_match ();
  const RkSolution south = { .turn = RK_SOUTH, .total = 48 };
  const RkSolution north = { .turn = RK_NORTH, .total = 48 };

  rk_test_text (rk_text_value (match, &south, (RkOutcome) { 28, 28 }),
                "South ends the round with 28 stones, North with 20.");
  rk_test_text (rk_text_value (match, &north, (RkOutcome) { 1, 1 }),
                "North ends the round with 1 stone, South with 47.");
  rk_test_text (rk_text_value (match, &north, (RkOutcome) { 16, 20 }),
                "North ends the round with between 16 and 20 stones, South with between 28 "
                "and 32.");
  rk_test_text (rk_text_value_short (&south, (RkOutcome) { 28, 28 }), "28:20");
  rk_test_text (rk_text_value_short (&north, (RkOutcome) { 28, 28 }), "28:20");
  rk_test_text (rk_text_value_short (&north, (RkOutcome) { 16, 20 }), "≥16:≥28");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/hint/hints", test_hints);
  g_test_add_func ("/hint/bounds", test_bounds);
  g_test_add_func ("/hint/untold", test_untold);
  g_test_add_func ("/hint/values", test_values);

  return g_test_run ();
}
