/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* What each level of the computer promises. */
#include "config.h"

#include "rk-scoring.h"
#include "rk-sowing.h"
#include "rk-test-engine.h"
#include "rk-test-ladder.h"

#define ROUNDS 1000
#define SEEDS 100

/* Each level beats the one below in so many of the rounds that are not drawn. */
#define PROMISE 0.7

static RkTables *tables;

/* The positions of a random round, those in which it is not over. */
static GArray *
make_round (GRand *rand)
{
  GArray *positions = g_array_new (FALSE, FALSE, sizeof (RkPosition));
  guint n_holes = g_rand_int_range (rand, 5, 7);
  RkPosition position;
  guint legal;

  rk_position_init_round (&position, n_holes, g_rand_int_range (rand, 0, 2),
                          g_rand_int_range (rand, 0, 2), n_holes,
                          g_rand_int_range (rand, 1, n_holes + 1));

  while ((legal = rk_position_get_legal (&position, NULL)) != 0 && positions->len < 60)
    {
      g_array_append_val (positions, position);
      for (guint nth = g_rand_int_range (rand, 0, __builtin_popcount (legal)); nth > 0; nth--)
        legal &= legal - 1;
      rk_position_play (&position, __builtin_ctz (legal), NULL);
    }

  return positions;
}

static void
for_each_position (guint   n_rounds,
                   guint32 seed,
                   void    (*check) (const RkPosition *position,
                                     RkLevel           level))
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);

  for (guint i = 0; i < n_rounds; i++)
    {
      g_autoptr (GArray) positions = make_round (rand);

      for (guint nth = 0; nth < positions->len; nth++)
        for (RkLevel level = RK_LEVEL_BEGINNER; level <= RK_LEVEL_PERFECT; level++)
          check (&g_array_index (positions, RkPosition, nth), level);
    }
}

static guint
choose (const RkPosition *position,
        RkLevel           level,
        guint64           seed)
{
  guint hole;

  g_assert_true (rk_computer_choose (tables, position, level, seed, &hole, NULL));

  return hole;
}

static void
check_choice (const RkPosition *position,
              RkLevel           level)
{
  const RkPosition before = *position;
  guint hole = choose (position, level, 1);

  g_assert_cmpuint (rk_position_check_move (position, hole), ==, RK_MOVE_LEGAL);
  g_assert_cmpuint (choose (position, level, 1), ==, hole);
  g_assert_true (rk_position_equal (position, &before));
}

/* A legal move, the same one each time. */
static void
test_choice (void)
{
  for_each_position (rk_test_count (60), 1, check_choice);
}

static void
test_no_choice (void)
{
  RkPosition over = rk_test_position ("0,0,0,0,0,0/0,0,2,0,0,0 s 24-22", RK_COUNTER_CLOCKWISE);
  RkPosition start = rk_test_position ("4,4,4,4,4,4/4,4,4,4,4,4 s 0-0", RK_COUNTER_CLOCKWISE);
  RkControl cancelled = { .cancelled = TRUE };
  guint hole;

  for (RkLevel level = RK_LEVEL_BEGINNER; level <= RK_LEVEL_PERFECT; level++)
    {
      g_assert_false (rk_computer_choose (tables, &over, level, 1, &hole, NULL));
      g_assert_false (rk_computer_choose (tables, &start, level, 1, &hole, &cancelled));
    }
}

/* How many of a hundred seeds make a level lift @hole. */
static guint
count_choices (const char *text,
               RkLevel     level,
               guint       hole)
{
  RkPosition position = rk_test_position (text, RK_COUNTER_CLOCKWISE);
  guint n_choices = 0;

  for (guint seed = 0; seed < SEEDS; seed++)
    n_choices += choose (&position, level, seed) == hole;

  return n_choices;
}

/* Where nothing tells the moves apart, chance decides, and all of them come. */
static void
test_seeds (void)
{
  for (RkLevel level = RK_LEVEL_BEGINNER; level <= RK_LEVEL_EASY; level++)
    for (guint hole = 0; hole < 6; hole++)
      g_assert_cmpuint (count_choices ("4,4,4,4,4,4/4,4,4,4,4,4 s 0-0", level, hole), >, 5);
}

/* F makes four in the opponent's row, to whom they belong. */
static void
test_whose_four (void)
{
  static const char text[] = "1,0,0,0,0,2/3,0,0,0,0,0 s 20-22";

  g_assert_cmpuint (count_choices (text, RK_LEVEL_BEGINNER, 5), >, SEEDS / 2);
  g_assert_cmpuint (count_choices (text, RK_LEVEL_EASY, 5), ==, 0);
}

/* After B, North's c makes the four in D with its last stone. */
static void
test_binikh (void)
{
  static const char text[] = "0,1,0,3,0,0/0,0,2,0,4,2 s 18-18";

  g_assert_cmpuint (count_choices (text, RK_LEVEL_MEDIUM, 1), >, SEEDS / 2);
  g_assert_cmpuint (count_choices (text, RK_LEVEL_HARD, 1), ==, 0);
}

static int
get_gain (const RkPosition *position,
          guint             hole)
{
  RkPosition after = *position;
  RkSowing sowing;

  if (rk_position_play (&after, hole, &sowing) != RK_MOVE_LEGAL)
    return G_MININT;

  /* Easy does not see the end of a longer one. */
  return sowing.laps > 4 ? G_MAXINT
                         : (int) sowing.captured[position->turn] -
                           (int) sowing.captured[after.turn];
}

static void
check_greed (const RkPosition *position,
             RkLevel           level)
{
  int most = G_MININT;

  if (level != RK_LEVEL_EASY)
    return;

  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    {
      int gain = get_gain (position, hole);

      most = MAX (most, gain);
    }
  if (most < G_MAXINT)
    g_assert_cmpint (get_gain (position, choose (position, level, 1)), ==, most);
}

/* Easy takes the most there is. */
static void
test_greed (void)
{
  for_each_position (rk_test_count (1000), 2, check_greed);
}

static RkPosition
standard_start (void)
{
  RkPosition start;

  rk_position_init_standard (&start, 6, RK_COUNTER_CLOCKWISE, RK_SOUTH);

  return start;
}

/* Even a player who plays anything wins against a beginner. This takes next to
 * no time, and few rounds would say little.
 */
static void
test_beginner (void)
{
  const RkPosition start = standard_start ();
  RkTestLadder ladder = rk_test_ladder_play (tables, &start, RK_LEVEL_BEGINNER, RK_LEVEL_NONE,
                                             ROUNDS);

  g_assert_cmpuint (ladder.lost, >=, ROUNDS * 3 / 10);
  g_assert_cmpuint (ladder.won, >, ladder.lost);
}

static void
test_step (gconstpointer data)
{
  RkLevel level = GPOINTER_TO_UINT (data);
  const RkPosition start = standard_start ();
  guint n_rounds = level <= RK_LEVEL_MEDIUM ? ROUNDS : rk_test_count (ROUNDS);
  RkTestLadder ladder = rk_test_ladder_play (tables, &start, level, level - 1, n_rounds);

  g_assert_cmpfloat (rk_test_ladder_share (&ladder), >=, PROMISE);
}

/* How many stones more a level wins than the one below, on boards with closed
 * holes. Whoever has more of them open wins nearly always, so that stones tell
 * more than rounds, and on the smallest boards not even they do.
 */
static int
count_stones (guint   n_holes,
              RkLevel level)
{
  int stones = 0;

  for (guint n_open = 1; n_open <= n_holes; n_open++)
    {
      RkPosition start;
      RkTestLadder ladder;

      rk_position_init_round (&start, n_holes, RK_CLOCKWISE, RK_SOUTH, n_holes, n_open);
      ladder = rk_test_ladder_play (tables, &start, level, level - 1, rk_test_count (ROUNDS / 8));
      g_test_message ("%u holes, %u open: %s against %s %+d stones", n_holes, n_open,
                      rk_test_level_name (level), rk_test_level_name (level - 1), ladder.stones);
      stones += ladder.stones;
    }

  return stones;
}

static void
test_other_boards (void)
{
  for (guint n_holes = 5; n_holes <= 6; n_holes++)
    for (RkLevel level = RK_LEVEL_EASY; level <= RK_LEVEL_PERFECT; level++)
      g_assert_cmpint (count_stones (n_holes, level), >, 0);
}

static RkSolution
solve (const RkPosition *position)
{
  RkSolution solution;

  g_assert_true (rk_tables_solve (tables, position, &solution, NULL));

  return solution;
}

/* How many answers of the opponent are right after a move. */
static guint
count_right (const RkPosition *position,
             guint             hole)
{
  RkPosition after = *position;
  RkSolution reply;

  rk_position_play (&after, hole, NULL);
  reply = solve (&after);

  return reply.legal == 0 ? G_MAXUINT : (guint) __builtin_popcount (reply.best);
}

static void
check_perfect (const RkPosition *position,
               RkLevel           level)
{
  RkSolution solution;
  guint hole;

  if (level != RK_LEVEL_PERFECT)
    return;

  solution = solve (position);
  hole = choose (position, level, 1);
  g_assert_cmpuint (solution.best >> hole & 1, ==, 1);
  /* With few stones left, other things matter more. */
  if (rk_position_get_on_board (position, RK_SOUTH) +
      rk_position_get_on_board (position, RK_NORTH) <= 12)
    return;

  for (guint left = solution.best; left != 0; left &= left - 1)
    g_assert_cmpuint (count_right (position, hole), <=,
                      count_right (position, __builtin_ctz (left)));
}

/* Only best moves, and of those the one that is hardest to answer. */
static void
test_perfect (void)
{
  for_each_position (rk_test_count (100), 3, check_perfect);
}

/* The stones that @side can be sure of. */
static guint
get_sure (const RkPosition *position,
          RkSide            side)
{
  RkSolution solution = solve (position);

  return position->turn == side ? solution.result.worst : solution.total - solution.result.best;
}

/* Plays a round to its end and returns what @side has won. */
static guint
play_out (RkPosition position,
          RkSide     side,
          RkLevel    opponent,
          guint64    seed)
{
  g_autoptr (GArray) positions = g_array_new (FALSE, FALSE, sizeof (RkPosition));
  guint won[2];

  g_array_append_val (positions, position);
  while (rk_positions_get_end ((RkPosition *) positions->data, positions->len) ==
         RK_ROUND_GOES_ON)
    {
      RkLevel level = position.turn == side ? RK_LEVEL_PERFECT : opponent;

      rk_position_play (&position, choose (&position, level, seed + positions->len), NULL);
      g_array_append_val (positions, position);
    }

  rk_position_share_out (&position, won);

  return won[side];
}

/* Not a stone is given away from the first move of a round to its last. */
static void
test_perfect_rounds (void)
{
  for (guint i = 0; i < rk_test_count (ROUNDS); i++)
    {
      RkPosition start;
      RkSide side = i % 2;
      guint n_holes = 5 + i / 2 % 2;
      RkLevel opponent = RK_LEVEL_BEGINNER + i / 4 % RK_LEVEL_PERFECT;

      rk_position_init_round (&start, n_holes, i / 3 % 2, RK_SOUTH, n_holes, 1 + i % n_holes);
      g_assert_cmpuint (play_out (start, side, opponent, i), >=, get_sure (&start, side));
    }
}

int
main (int   argc,
      char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  tables = rk_tables_new ();

  g_test_add_func ("/engine/computer/choice", test_choice);
  g_test_add_func ("/engine/computer/no-choice", test_no_choice);
  g_test_add_func ("/engine/computer/seeds", test_seeds);
  g_test_add_func ("/engine/computer/whose-four", test_whose_four);
  g_test_add_func ("/engine/computer/binikh", test_binikh);
  g_test_add_func ("/engine/computer/greed", test_greed);
  g_test_add_func ("/engine/computer/perfect", test_perfect);
  g_test_add_func ("/engine/computer/perfect-rounds", test_perfect_rounds);
  g_test_add_func ("/engine/computer/ladder/beginner", test_beginner);
  for (RkLevel level = RK_LEVEL_EASY; level <= RK_LEVEL_PERFECT; level++)
    {
      g_autofree char *path =
        g_strdup_printf ("/engine/computer/ladder/%s", rk_test_level_name (level));

      g_test_add_data_func (path, GUINT_TO_POINTER (level), test_step);
    }
  g_test_add_func ("/engine/computer/other-boards", test_other_boards);

  status = g_test_run ();
  rk_tables_free (tables);

  return status;
}
