/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The solver, against what is known, against the definition, and against the
 * plain one.
 */
#include "config.h"

#include "rk-computer.h"
#include "rk-notation.h"
#include "rk-plain-solver.h"
#include "rk-scoring.h"
#include "rk-tables.h"
#include "rk-test-engine.h"

#include <pthread.h>
#include <string.h>

static RkTables *tables;

static RkSolution
solve (const RkPosition *position)
{
  RkSolution solution;

  g_assert_true (rk_tables_solve (tables, position, &solution, NULL));

  return solution;
}

static guint
get_result (const RkPosition *position)
{
  RkSolution solution = solve (position);

  g_assert_true (rk_solution_is_exact (&solution));

  return solution.result.worst;
}

static void
assert_outcome (RkOutcome found,
                guint     worst,
                guint     best)
{
  g_assert_cmpuint (found.worst, ==, worst);
  g_assert_cmpuint (found.best, ==, best);
}

/* The first moves of a match. */
static void
test_openings (void)
{
  for (guint n_holes = 5; n_holes <= 6; n_holes++)
    for (guint direction = 0; direction < 2; direction++)
      for (guint first = 0; first < 2; first++)
        {
          RkPosition position;
          RkSolution solution;

          rk_position_init_standard (&position, n_holes, direction, first);
          solution = solve (&position);
          g_assert_cmpuint (solution.total, ==, 8 * n_holes);
          g_assert_cmpuint (solution.turn, ==, first);
          g_assert_cmphex (solution.legal, ==, ((1u << n_holes) - 1) << first * n_holes);
          for (guint i = 0; i < n_holes; i++)
            {
              /* Clockwise, the hole nearest to the opponent is the first. */
              gboolean nearest = i == (direction == RK_CLOCKWISE ? 0 : n_holes - 1);
              guint expected = n_holes == 6 && nearest ? 16 : 20;

              assert_outcome (solution.moves[first * n_holes + i], expected, expected);
              g_assert_cmpint (solution.best >> (first * n_holes + i) & 1, ==, expected == 20);
            }
          assert_outcome (solution.result, 20, 20);
        }
}

/* South begins with all holes open, and North has 5, 4, 3, 2, 1. */
static void
test_starts (void)
{
  const guint expected[][6] = {
    { 0, 24, 28, 24, 24, 20 },
    { 0, 28, 32, 32, 32, 28 },
  };

  for (guint open = 1; open <= 5; open++)
    {
      RkPosition position;

      rk_position_init_round (&position, 6, RK_COUNTER_CLOCKWISE, RK_SOUTH, 6, open);
      g_assert_cmpuint (get_result (&position), ==, expected[1][open]);
      rk_position_init_round (&position, 6, RK_CLOCKWISE, RK_NORTH, open, 6);
      g_assert_cmpuint (get_result (&position), ==, expected[1][open]);
      rk_position_init_round (&position, 5, RK_COUNTER_CLOCKWISE, RK_SOUTH, 5, open);
      g_assert_cmpuint (get_result (&position), ==, expected[0][open]);
    }
}

/* Plays the round that @position begins; no move may give away a stone. */
static void
play_round (RkPosition *position,
            guint       won[2])
{
  guint expected[2];

  for (guint ply = 0;; ply++)
    {
      RkSolution solution = solve (position);
      RkSowing sowing;
      guint hole;

      rk_solution_get_won (&solution, solution.result.worst, won);
      if (ply > 0)
        g_assert_cmpuint (won[RK_SOUTH], ==, expected[RK_SOUTH]);
      expected[RK_SOUTH] = won[RK_SOUTH];
      if (solution.legal == 0)
        return;
      g_assert_true (rk_computer_choose (tables, position, RK_LEVEL_PERFECT, ply, &hole, NULL));
      g_assert_cmpint (solution.best >> hole & 1, ==, 1);
      g_assert_cmpint (rk_position_play (position, hole, &sowing), ==, RK_MOVE_LEGAL);
    }
}

/* Perfect against Perfect: the match lasts five rounds. */
static void
test_match (void)
{
  const guint expected[] = { 24, 20, 16, 12, 4, 0 };
  guint provision[2] = { 24, 24 };

  for (guint round = 0; round < 5; round++)
    {
      RkPosition position;
      guint won[2];

      g_assert_cmpuint (provision[RK_SOUTH], ==, expected[round]);
      rk_position_init_round (&position, 6, RK_COUNTER_CLOCKWISE, round % 2,
                              rk_provision_get_open (provision[RK_SOUTH], 6),
                              rk_provision_get_open (provision[RK_NORTH], 6));
      play_round (&position, won);
      for (guint side = 0; side < 2; side++)
        provision[side] = rk_provision_get_reserve (provision[side], 6) + won[side];
    }

  g_assert_cmpuint (provision[RK_SOUTH], ==, expected[5]);
  g_assert_cmpuint (provision[RK_NORTH], ==, 48);
}

/* On five holes every round is drawn. */
static void
test_match_on_five (void)
{
  for (guint first = 0; first < 2; first++)
    {
      RkPosition position;
      guint won[2];

      rk_position_init_standard (&position, 5, RK_COUNTER_CLOCKWISE, first);
      play_round (&position, won);
      g_assert_cmpuint (won[RK_SOUTH], ==, 20);
    }
}

/* --- By definition ---------------------------------------------------------------- */

/* A position that can arise, and what South can force and hope for from there on. */
typedef struct
{
  RkPlain plain;
  int low;
  int high;
} Node;

static guint
node_hash (gconstpointer node)
{
  const RkPlain *plain = &((const Node *) node)->plain;
  guint hash = plain->turn + 2 * plain->captured[0];

  for (int hole = 0; hole < 12; hole++)
    hash = hash * 31 + plain->holes[hole];

  return hash;
}

static gboolean
node_equal (gconstpointer one,
            gconstpointer other)
{
  return memcmp (&((const Node *) one)->plain, &((const Node *) other)->plain,
                 sizeof (RkPlain)) == 0;
}

static int
count (const RkPlain *position,
       int            first,
       int            n)
{
  int stones = 0;

  for (int i = first; i < first + n; i++)
    stones += MAX (position->holes[i], 0);

  return stones;
}

/* Notes @plain and all that can follow, each once: that ends play without end. */
static Node *
collect (GHashTable    *nodes,
         const RkPlain *plain)
{
  Node *node = g_new (Node, 1);
  Node *known;

  node->plain = *plain;
  known = g_hash_table_lookup (nodes, node);
  if (known != NULL)
    {
      g_free (node);
      return known;
    }

  node->low = plain->captured[0];
  node->high = plain->captured[0] + count (plain, 0, 2 * plain->n_holes);
  g_hash_table_add (nodes, node);
  for (int hole = 0; hole < 2 * plain->n_holes; hole++)
    {
      RkPlain after = *plain;
      RkPlainMove move;

      if (rk_plain_play (&after, hole, &move) == RK_PLAIN_PLAYED)
        collect (nodes, &after);
    }

  return node;
}

/* Looks a move further; tells whether that made a difference. */
static gboolean
look_further (GHashTable *nodes,
              Node       *node)
{
  const RkPlain *plain = &node->plain;
  int south = plain->captured[0] + count (plain, 0, plain->n_holes);
  int low = plain->turn == 0 ? 0 : G_MAXINT;
  int high = low;
  gboolean over = TRUE;
  gboolean changed;

  for (int hole = 0; hole < 2 * plain->n_holes; hole++)
    {
      Node after = { .plain = *plain };
      RkPlainMove move;
      const Node *found;

      if (rk_plain_play (&after.plain, hole, &move) != RK_PLAIN_PLAYED)
        continue;
      found = g_hash_table_lookup (nodes, &after);
      low = plain->turn == 0 ? MAX (low, found->low) : MIN (low, found->low);
      high = plain->turn == 0 ? MAX (high, found->high) : MIN (high, found->high);
      over = FALSE;
    }

  if (over)
    low = high = south;
  changed = low != node->low || high != node->high;
  node->low = low;
  node->high = high;

  return changed;
}

/* What South has at the end, by the definition: one move further again and again; what
 * is then not decided goes on without end. */
static Node
minimax (const RkPlain *plain)
{
  g_autoptr (GHashTable) nodes = g_hash_table_new_full (node_hash, node_equal, g_free, NULL);
  Node *first = collect (nodes, plain);
  gboolean changed = TRUE;

  while (changed)
    {
      GHashTableIter iter;
      gpointer node;

      changed = FALSE;
      g_hash_table_iter_init (&iter, nodes);
      while (g_hash_table_iter_next (&iter, &node, NULL))
        changed |= look_further (nodes, node);
    }

  return *first;
}

static guint n_open;

static void
assert_minimax (const RkPosition *position)
{
  RkPlain plain = rk_test_to_plain (position);
  RkSolution solution = solve (position);
  Node found = minimax (&plain);

  n_open += found.low != found.high;
  if (position->turn == RK_SOUTH)
    assert_outcome (solution.result, found.low, found.high);
  else
    assert_outcome (solution.result, solution.total - found.high, solution.total - found.low);
}

static void
test_endless (void)
{
  const char *positions[] = {
    "0,0,0,0,1/0,2,0,1,1 s 0-0",
    "-,-,-,0,1,1/-,-,-,1,0,0 s 0-0",
    "-,-,-,-,1,0/-,-,-,-,0,1 n 3-2",
    "-,-,-,0,2,0/-,-,-,-,1,0 s 0-0",
  };
  RkPosition position = rk_test_position (positions[0], RK_COUNTER_CLOCKWISE);
  RkSolution solution = solve (&position);

  assert_outcome (solution.result, 0, 5);
  g_assert_false (rk_solution_is_exact (&solution));
  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      position = rk_test_position (positions[i], RK_COUNTER_CLOCKWISE);
      assert_minimax (&position);
    }
}

/* @n_stones stones, anywhere in the open holes of @start. */
static RkPosition
scatter (GRand            *rand,
         const RkPosition *start,
         guint             n_stones)
{
  RkPosition position = *start;

  position.turn = g_rand_int_range (rand, 0, 2);
  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    position.stones[hole] = 0;
  while (n_stones > 0)
    {
      guint hole = g_rand_int_range (rand, 0, 2 * position.n_holes);

      if (rk_position_is_open (&position, hole))
        {
          position.stones[hole]++;
          n_stones--;
        }
    }

  return position;
}

static void
test_minimax (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  n_open = 0;
  for (guint i = rk_test_count (1000); i > 0; i--)
    {
      guint n_holes = g_rand_int_range (rand, 5, 7);
      guint open[2] = { g_rand_int_range (rand, 1, n_holes + 1),
                        g_rand_int_range (rand, 1, n_holes + 1) };
      RkPosition position;

      rk_position_init_round (&position, n_holes, g_rand_int_range (rand, 0, 2), RK_SOUTH,
                              open[0], open[1]);
      position = scatter (rand, &position,
                          g_rand_int_range (rand, 1, open[0] + open[1] > 8 ? 6 : 9));
      assert_minimax (&position);
    }

  /* Some of them hang on play without end. */
  g_assert_cmpuint (n_open, >, 0);
}

/* --- Against the yardstick -------------------------------------------------------- */

static void
assert_yardstick (const RkPlainSolver *solver,
                  const RkPosition    *position)
{
  RkPlain plain = rk_test_to_plain (position);
  RkSolution solution = solve (position);
  gboolean legal[12];
  RkPlainOutcome outcomes[12];

  rk_plain_solver_moves (solver, &plain, legal, outcomes);
  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    {
      g_assert_cmpint (solution.legal >> hole & 1, ==, legal[hole]);
      if (!legal[hole])
        continue;
      /* The yardstick searches without a memory: where play without end matters, its
       * bounds may be further apart. */
      g_assert_cmpuint (solution.moves[hole].worst, >=, outcomes[hole].worst);
      g_assert_cmpuint (solution.moves[hole].best, <=, outcomes[hole].best);
      if (outcomes[hole].worst == outcomes[hole].best)
        assert_outcome (solution.moves[hole], outcomes[hole].worst, outcomes[hole].best);
    }
}

/* A ring of a match: @longer open holes against @shorter; the stones are those that
 * are left in the course of a round.
 */
static void
check_ring (GRand *rand,
            guint  longer,
            guint  shorter,
            guint  n_positions)
{
  /* On a larger ring the yardstick, which remembers nothing, may go round for hours with
   * more stones than its table holds. */
  guint most = longer + shorter <= 9 ? 16 : RK_PLAIN_TABLE_STONES;
  RkPosition start;
  RkPlain plain;
  g_autoptr (RkPlainSolver) solver = NULL;

  rk_position_init_round (&start, longer, RK_COUNTER_CLOCKWISE, RK_SOUTH, longer, shorter);
  plain = rk_test_to_plain (&start);
  solver = rk_plain_solver_new (&plain);

  for (guint i = 0; i < n_positions; i++)
    {
      RkPosition position = scatter (rand, &start, 4 * g_rand_int_range (rand, 1, most / 4 + 1));

      assert_yardstick (solver, &position);
    }
}

static void
test_yardstick (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (16);
  guint n_positions = rk_test_count (2000);

  for (guint shorter = 1; shorter <= 4; shorter++)
    check_ring (rand, 5, shorter, n_positions);
  for (guint shorter = 1; shorter <= 3; shorter++)
    check_ring (rand, 6, shorter, n_positions);
  /* The tables of the large rings take the plain solver long. */
  if (rk_test_count (20) == 20)
    {
      check_ring (rand, 5, 5, n_positions);
      check_ring (rand, 6, 4, n_positions);
      check_ring (rand, 6, 5, n_positions);
      check_ring (rand, 6, 6, n_positions);
    }
}

/* --- What must not matter --------------------------------------------------------- */

/* A position in the course of a random round. */
static RkPosition
random_of_round (GRand *rand)
{
  guint n_holes = g_rand_int_range (rand, 5, 7);
  guint shorter = g_rand_int_range (rand, 1, n_holes + 1);
  gboolean swapped = g_rand_boolean (rand);
  RkPosition position;

  rk_position_init_round (&position, n_holes, g_rand_int_range (rand, 0, 2),
                          g_rand_int_range (rand, 0, 2), swapped ? shorter : n_holes,
                          swapped ? n_holes : shorter);
  for (guint moves = g_rand_int_range (rand, 0, 30); moves > 0; moves--)
    {
      guint legal = rk_position_get_legal (&position, NULL);
      RkSowing sowing;
      guint hole;

      if (legal == 0)
        break;
      do
        hole = g_rand_int_range (rand, 0, RK_MAX_RING);
      while ((legal >> hole & 1) == 0);
      g_assert_cmpint (rk_position_play (&position, hole, &sowing), ==, RK_MOVE_LEGAL);
    }

  return position;
}

/* The same position with South and North exchanged. */
static RkPosition
exchange_sides (const RkPosition *self)
{
  RkPosition other = *self;
  guint n = self->n_holes;

  for (guint hole = 0; hole < 2 * n; hole++)
    other.stones[hole] = self->stones[(hole + n) % (2 * n)];
  other.closed = (self->closed << n | self->closed >> n) & ((1u << 2 * n) - 1);
  other.turn = rk_side_other (self->turn);
  other.captured[RK_SOUTH] = self->captured[RK_NORTH];
  other.captured[RK_NORTH] = self->captured[RK_SOUTH];

  return other;
}

static void
assert_same_result (const RkPosition *position,
                    const RkSolution *expected)
{
  RkSolution solution = solve (position);

  assert_outcome (solution.result, expected->result.worst, expected->result.best);
  g_assert_cmpint (__builtin_popcount (solution.legal), ==, __builtin_popcount (expected->legal));
  g_assert_cmpint (__builtin_popcount (solution.best), ==, __builtin_popcount (expected->best));
}

/* Seen in a mirror, or from the other side, the result is the same; and in a match it
 * never hangs on play without end. */
static void
test_symmetry (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);

  for (guint i = rk_test_count (2000); i > 0; i--)
    {
      RkPosition position = random_of_round (rand);
      RkPosition mirrored = rk_test_mirror (&position);
      RkPosition exchanged = exchange_sides (&position);
      RkSolution solution = solve (&position);

      g_assert_true (rk_solution_is_exact (&solution));
      assert_same_result (&mirrored, &solution);
      assert_same_result (&exchanged, &solution);
    }
}

/* What the tables know from before makes no difference, the budget of a match is enough
 * without it, and a move leads to what was said of it. */
static void
test_memory (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (12);

  for (guint i = rk_test_count (60); i > 0; i--)
    {
      g_autoptr (RkTables) fresh = rk_tables_new ();
      RkControl control = { .budget = RK_BUDGET_OF_MATCH };
      RkPosition position = random_of_round (rand);
      RkSolution known = solve (&position);
      RkSolution solution;

      g_assert_true (rk_tables_solve (fresh, &position, &solution, &control));
      g_assert_true (rk_solution_equal (&known, &solution));
      g_assert_cmpuint (rk_tables_get_size (fresh), <=, RK_TABLES_MAX_SIZE);

      for (guint hole = 0; hole < RK_MAX_RING; hole++)
        {
          RkPosition after = position;
          RkSowing sowing;

          if ((solution.legal >> hole & 1) == 0)
            continue;
          g_assert_cmpint (rk_position_play (&after, hole, &sowing), ==, RK_MOVE_LEGAL);
          g_assert_cmpuint (solution.moves[hole].worst, ==,
                            solution.total - get_result (&after));
        }
    }

  g_assert_cmpuint (rk_tables_get_size (tables), <=, RK_TABLES_MAX_SIZE);
}

/* Any position that a person can set up has an answer, if it has few stones. */
static void
test_set_up (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  for (guint i = rk_test_count (4000); i > 0; i--)
    {
      RkPosition position = rk_test_random (rand);
      RkSolution solution;

      if (rk_test_count_stones (&position) > 12)
        continue;
      solution = solve (&position);
      g_assert_cmphex (solution.legal, ==, rk_position_get_legal (&position, NULL));
      g_assert_cmpuint (solution.result.worst, <=, solution.result.best);
      g_assert_cmpuint (solution.result.worst, >=, position.captured[position.turn]);
      g_assert_cmpuint (solution.result.best, <=, solution.total);
    }
}

/* --- Ends and interruptions ------------------------------------------------------- */

static void
test_over (void)
{
  const struct
  {
    const char *position;
    guint result;
  } cases[] = {
    { "0,0,0,0,0,0/1,0,2,0,0,1 s 20-24", 20 },
    { "1,0,2,0,0,1/0,0,0,0,0,0 n 20-24", 24 },
    { "0,0,0,0,0,0/0,0,0,0,0,0 s 24-24", 24 },
    { "-,-,-,-,-,0/-,-,-,-,-,0 s 0-0", 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      RkPosition position = rk_test_position (cases[i].position, RK_COUNTER_CLOCKWISE);
      RkSolution solution = solve (&position);

      g_assert_cmphex (solution.legal, ==, 0);
      g_assert_cmphex (solution.best, ==, 0);
      assert_outcome (solution.result, cases[i].result, cases[i].result);
    }
}

/* An endless move is none. */
static void
test_endless_move (void)
{
  RkPosition position = rk_test_position ("0,2,1,3,1,0/1,0,2,1,0,1 s 20-16",
                                          RK_COUNTER_CLOCKWISE);
  RkSolution solution = solve (&position);
  guint endless;

  g_assert_cmphex (solution.legal, ==, rk_position_get_legal (&position, &endless));
  g_assert_cmphex (endless, ==, 1u << 3);
}

static gpointer
cancel_when_under_way (gpointer data)
{
  RkControl *control = data;

  while (control->progress == 0)
    ;
  control->cancelled = TRUE;

  return NULL;
}

/* Stopped anywhere, the tables are as good as before. */
static void
test_cancel (void)
{
  g_autoptr (RkTables) fresh = rk_tables_new ();
  RkControl control = { .cancelled = TRUE };
  RkPosition position;
  RkSolution solution;
  pthread_t thread;

  rk_position_init_standard (&position, 6, RK_COUNTER_CLOCKWISE, RK_SOUTH);
  g_assert_false (rk_tables_solve (fresh, &position, &solution, &control));

  control.cancelled = FALSE;
  control.progress = 0;
  g_assert_cmpint (pthread_create (&thread, NULL, cancel_when_under_way, &control), ==, 0);
  while (rk_tables_solve (fresh, &position, &solution, &control) && !control.cancelled)
    ;
  pthread_join (thread, NULL);

  g_assert_true (rk_tables_solve (fresh, &position, &solution, NULL));
  assert_outcome (solution.result, 20, 20);
}

static RkSolution
solve_within (const RkPosition *position,
              guint             budget)
{
  g_autoptr (RkTables) fresh = rk_tables_new ();
  RkControl control = { .budget = budget };
  RkSolution solution;

  g_assert_true (rk_tables_solve (fresh, position, &solution, &control));
  g_assert_cmphex (solution.legal, ==, rk_position_get_legal (position, NULL));
  g_assert_cmpuint (solution.result.worst, <=, solution.result.best);
  g_assert_cmpuint (solution.result.best, <=, solution.total);

  return solution;
}

/* What is not searched to the end is bounded rightly. */
static void
test_budget (void)
{
  RkPosition hard = rk_test_position ("4,4,4,4,4,4/4,4,4,4,4,3 s 0-0", RK_COUNTER_CLOCKWISE);
  RkPosition easy = rk_test_position ("-,3,0,1,0,5/-,5,0,0,0,2 n 12-20", RK_COUNTER_CLOCKWISE);
  RkSolution whole = solve (&easy);

  solve_within (&hard, 100);
  for (guint budget = 1; budget <= 100; budget *= 10)
    {
      RkSolution solution = solve_within (&easy, budget);

      g_assert_cmpuint (solution.result.worst, <=, whole.result.worst);
      g_assert_cmpuint (solution.result.best, >=, whole.result.best);
    }
}

static void
test_solution (void)
{
  RkPosition position = rk_test_position ("4,4,4,4,4,4/4,4,4,4,4,4 n 0-0", RK_COUNTER_CLOCKWISE);
  RkSolution solution = solve (&position);
  RkSolution other = solution;
  guint won[2];

  rk_solution_get_won (&solution, solution.result.worst, won);
  g_assert_cmpuint (won[RK_SOUTH], ==, 28);
  g_assert_cmpuint (won[RK_NORTH], ==, 20);

  g_assert_true (rk_solution_equal (&solution, &other));
  other.moves[0].worst++;
  g_assert_true (rk_solution_equal (&solution, &other));
  other.moves[6].worst--;
  g_assert_false (rk_solution_equal (&solution, &other));
  g_assert_false (rk_solution_is_exact (&other));
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  tables = rk_tables_new ();
  g_test_add_func ("/solver/openings", test_openings);
  g_test_add_func ("/solver/starts", test_starts);
  g_test_add_func ("/solver/match", test_match);
  g_test_add_func ("/solver/match-on-five", test_match_on_five);
  g_test_add_func ("/solver/endless", test_endless);
  g_test_add_func ("/solver/minimax", test_minimax);
  g_test_add_func ("/solver/yardstick", test_yardstick);
  g_test_add_func ("/solver/symmetry", test_symmetry);
  g_test_add_func ("/solver/memory", test_memory);
  g_test_add_func ("/solver/set-up", test_set_up);
  g_test_add_func ("/solver/over", test_over);
  g_test_add_func ("/solver/endless-move", test_endless_move);
  g_test_add_func ("/solver/cancel", test_cancel);
  g_test_add_func ("/solver/budget", test_budget);
  g_test_add_func ("/solver/solution", test_solution);
  status = g_test_run ();
  rk_tables_free (tables);

  return status;
}
