/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* What holds for every move, tried on many. */
#include "config.h"

#include "rk-notation.h"
#include "rk-perft.h"
#include "rk-scoring.h"
#include "rk-test-engine.h"

#define MOVES 100000

/* A position from which to go on: any that can be set up, or the start of a
 * round.
 */
static RkPosition
next_start (GRand *rand)
{
  RkPosition position;
  guint n_holes = g_rand_int_range (rand, 5, 7);

  if (g_rand_boolean (rand))
    return rk_test_random (rand);

  rk_position_init_round (&position, n_holes, g_rand_int_range (rand, 0, 2),
                          g_rand_int_range (rand, 0, 2), g_rand_int_range (rand, 1, n_holes + 1),
                          g_rand_int_range (rand, 1, n_holes + 1));

  return position;
}

/* Calls @check for @n random moves, legal or not; it must play them. */
static void
for_each_move (guint   n,
               guint32 seed,
               void    (*check) (RkPosition *position,
                                 guint       hole))
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  RkPosition position = next_start (rand);

  for (guint i = 0; i < n; i++)
    {
      guint first = position.turn == RK_SOUTH ? 0 : position.n_holes;

      if (g_rand_int_range (rand, 0, 60) == 0 || rk_position_get_legal (&position, NULL) == 0)
        position = next_start (rand);
      else
        check (&position, first + g_rand_int_range (rand, 0, position.n_holes));
    }
}

static guint n_endless;

/* Both implementations do the same, also when a move is not legal. */
static void
check_second_opinion (RkPosition *position,
                      guint       hole)
{
  RkPlain plain = rk_test_to_plain (position);
  RkPlainMove move;
  RkSowing sowing;
  RkMoveStatus status = rk_position_play (position, hole, &sowing);

  switch (rk_plain_play (&plain, hole, &move))
    {
    case RK_PLAIN_PLAYED:
      g_assert_cmpuint (status, ==, RK_MOVE_LEGAL);
      g_assert_cmpuint (sowing.laps, ==, move.laps);
      g_assert_cmpuint (sowing.sown, ==, move.sown);
      g_assert_cmpuint (sowing.captured[RK_SOUTH], ==, move.captured[0]);
      g_assert_cmpuint (sowing.captured[RK_NORTH], ==, move.captured[1]);
      g_assert_cmpuint (sowing.last, ==, move.last);
      g_assert_cmpint (sowing.binikh, ==, move.binikh);
      break;
    case RK_PLAIN_ENDLESS:
      g_assert_cmpuint (status, ==, RK_MOVE_ENDLESS);
      n_endless++;
      break;
    case RK_PLAIN_NOT_ALLOWED:
      g_assert_true (status == RK_MOVE_CLOSED || status == RK_MOVE_EMPTY);
      break;
    default:
      g_assert_not_reached ();
    }

  rk_test_assert_plain (position, &plain);
}

static void
test_second_opinion (void)
{
  n_endless = 0;
  for_each_move (rk_test_count (MOVES), 2026, check_second_opinion);
  g_assert_cmpuint (n_endless, >, 0);
}

static void
assert_same_legal (const RkPosition *position)
{
  RkPlain plain = rk_test_to_plain (position);
  gboolean legal[12];
  gboolean endless[12];
  guint my_endless;
  guint my_legal = rk_position_get_legal (position, &my_endless);

  rk_plain_legal (&plain, legal, endless);
  for (guint hole = 0; hole < 12; hole++)
    {
      g_assert_cmpint (my_legal >> hole & 1, ==, legal[hole]);
      g_assert_cmpint (my_endless >> hole & 1, ==, endless[hole]);
    }
  n_endless += my_endless != 0;
}

/* All ways to lay @left stones into the holes from @lane on. */
static void
for_each_filling (RkPosition   *position,
                  const guint8 *holes,
                  guint         n_holes,
                  guint         left)
{
  if (n_holes == 1)
    {
      position->stones[holes[0]] = left;
      assert_same_legal (position);
      return;
    }

  for (guint stones = 0; stones <= left; stones++)
    {
      position->stones[holes[0]] = stones;
      for_each_filling (position, holes + 1, n_holes - 1, left - stones);
    }
}

/* Every position of few stones on small rings, where endless sowing is common. */
static void
test_small_boards (void)
{
  guint n_rings = rk_test_count (20) == 20 ? 3 : 2;

  n_endless = 0;
  for (guint a = 1; a <= n_rings; a++)
    for (guint b = 1; b <= n_rings; b++)
      for (guint n_stones = 1; n_stones <= 10; n_stones++)
        for (guint turn = RK_SOUTH; turn <= RK_NORTH; turn++)
          {
            RkPosition position;
            guint8 holes[RK_MAX_RING];
            guint size = 0;

            rk_position_init_round (&position, 5, RK_CLOCKWISE, turn, a, b);
            for (guint hole = 0; hole < 10; hole++)
              if (rk_position_is_open (&position, hole))
                holes[size++] = hole;
            for_each_filling (&position, holes, size, n_stones);
          }

  g_assert_cmpuint (n_endless, >, 0);
}

/* No stone is lost, and nothing else about the board changes. */
static void
check_conserved (RkPosition *position,
                 guint       hole)
{
  const RkPosition before = *position;
  RkSowing sowing;
  RkMoveStatus status = rk_position_play (position, hole, &sowing);

  g_assert_cmpuint (rk_position_check_move (&before, hole), ==, status);
  if (status != RK_MOVE_LEGAL)
    {
      g_assert_true (rk_position_equal (position, &before));
      return;
    }

  g_assert_true (rk_position_is_valid (position));
  g_assert_cmpuint (rk_test_count_stones (position), ==, rk_test_count_stones (&before));
  g_assert_cmpuint (position->closed, ==, before.closed);
  g_assert_cmpuint (position->turn, !=, before.turn);
  g_assert_cmpuint (position->captured[RK_SOUTH], ==,
                    before.captured[RK_SOUTH] + sowing.captured[RK_SOUTH]);
  g_assert_cmpuint (position->captured[RK_NORTH], ==,
                    before.captured[RK_NORTH] + sowing.captured[RK_NORTH]);
  g_assert_cmpuint ((sowing.captured[RK_SOUTH] + sowing.captured[RK_NORTH]) % RK_FOUR, ==, 0);
}

static void
test_conserved (void)
{
  for_each_move (rk_test_count (MOVES), 3, check_conserved);
}

static guint
get_mirror_hole (const RkPosition *position,
                 guint             hole)
{
  guint row = hole < position->n_holes ? 0 : position->n_holes;

  return 2 * row + position->n_holes - 1 - hole;
}

static void
check_mirror (RkPosition *position,
              guint       hole)
{
  RkPosition mirror = rk_test_mirror (position);
  RkPosition expected;
  RkSowing sowing = { 0, };
  RkSowing mirrored = { 0, };

  g_assert_cmpuint (rk_position_play (&mirror, get_mirror_hole (position, hole), &mirrored), ==,
                    rk_position_play (position, hole, &sowing));

  expected = rk_test_mirror (position);
  g_assert_true (rk_position_equal (&mirror, &expected));
  g_assert_cmpuint (sowing.laps, ==, mirrored.laps);
  g_assert_cmpuint (sowing.sown, ==, mirrored.sown);
  g_assert_cmpuint (sowing.captured[RK_SOUTH], ==, mirrored.captured[RK_SOUTH]);
  g_assert_cmpuint (sowing.captured[RK_NORTH], ==, mirrored.captured[RK_NORTH]);
}

static void
test_mirror (void)
{
  for_each_move (rk_test_count (MOVES), 4, check_mirror);
}

/* What a person does who sows by the trace alone. */
typedef struct
{
  RkPosition position;
  guint hand;
  guint sown;
  guint lap;
  guint captured[2];
  RkTraceKind last_kind;
  guint last_hole;
} Replay;

static void
replay_event (const RkTraceEvent *event,
              gpointer            user_data)
{
  Replay *self = user_data;
  guint8 *in_hole = &self->position.stones[event->hole];

  g_assert_cmpuint (self->last_kind, !=, RK_TRACE_END);
  g_assert_true (rk_position_is_open (&self->position, event->hole));

  switch ((RkTraceKind) event->kind)
    {
    case RK_TRACE_LIFT:
    case RK_TRACE_RELAY:
      g_assert_cmpuint (self->hand, ==, 0);
      self->hand = *in_hole;
      *in_hole = 0;
      self->lap++;
      break;
    case RK_TRACE_DROP:
      self->hand--;
      self->sown++;
      ++*in_hole;
      break;
    case RK_TRACE_FOUR:
    case RK_TRACE_BINIKH:
      g_assert_cmpuint (self->last_kind, ==, RK_TRACE_DROP);
      g_assert_cmpuint (self->last_hole, ==, event->hole);
      g_assert_cmpuint (*in_hole, ==, RK_FOUR);
      *in_hole = 0;
      self->captured[event->side] += RK_FOUR;
      if (event->kind == RK_TRACE_FOUR)
        g_assert_cmpuint (event->side, ==, rk_position_get_owner (&self->position, event->hole));
      else
        g_assert_cmpuint (event->side, ==, self->position.turn);
      break;
    case RK_TRACE_END:
      g_assert_cmpuint (self->hand, ==, 0);
      break;
    default:
      g_assert_not_reached ();
    }

  g_assert_cmpuint (event->hand, ==, self->hand);
  g_assert_cmpuint (event->in_hole, ==, *in_hole);
  g_assert_cmpuint (event->lap, ==, self->lap);
  if (event->kind != RK_TRACE_FOUR)
    g_assert_cmpuint (event->side, ==, self->position.turn);
  self->last_kind = event->kind;
  self->last_hole = event->hole;
}

static void
check_trace (RkPosition *position,
             guint       hole)
{
  Replay replay = { .position = *position };
  RkPosition silent = *position;
  RkSowing sowing;
  RkSowing silent_sowing;
  RkMoveStatus status = rk_position_play_traced (position, hole, &sowing, replay_event, &replay);

  g_assert_cmpuint (rk_position_play (&silent, hole, &silent_sowing), ==, status);
  g_assert_true (rk_position_equal (&silent, position));
  if (status != RK_MOVE_LEGAL)
    {
      g_assert_cmpuint (replay.lap, ==, 0);
      return;
    }

  g_assert_cmpuint (replay.last_kind, ==, RK_TRACE_END);
  g_assert_cmpuint (replay.last_hole, ==, sowing.last);
  g_assert_cmpuint (replay.lap, ==, sowing.laps);
  g_assert_cmpuint (replay.sown, ==, sowing.sown);
  g_assert_cmpmem (replay.captured, sizeof replay.captured,
                   sowing.captured, sizeof sowing.captured);
  g_assert_cmpmem (replay.position.stones, sizeof replay.position.stones,
                   position->stones, sizeof position->stones);
  g_assert_cmpmem (&silent_sowing, sizeof silent_sowing, &sowing, sizeof sowing);
}

static void
test_trace (void)
{
  for_each_move (rk_test_count (MOVES), 5, check_trace);
}

/* Takes back a whole round by its copies, and plays it again. */
static void
test_undo (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (6);

  for (guint i = 0; i < rk_test_count (400); i++)
    {
      g_autoptr (GArray) positions = g_array_new (FALSE, FALSE, sizeof (RkPosition));
      guint moves[60];
      RkPosition position = next_start (rand);

      while (positions->len < G_N_ELEMENTS (moves) && rk_position_get_legal (&position, NULL) != 0)
        {
          guint hole = g_rand_int_range (rand, 0, 2 * position.n_holes);
          RkPosition before = position;

          if (rk_position_play (&position, hole, NULL) != RK_MOVE_LEGAL)
            continue;
          moves[positions->len] = hole;
          g_array_append_val (positions, before);
        }

      for (guint k = positions->len; k-- > 0;)
        {
          RkPosition again = g_array_index (positions, RkPosition, k);

          g_assert_cmpuint (rk_position_play (&again, moves[k], NULL), ==, RK_MOVE_LEGAL);
          g_assert_true (rk_position_equal (&again, &position));
          position = g_array_index (positions, RkPosition, k);
        }
    }
}

static void
test_perft (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (guint i = 0; i < rk_test_count (2000); i++)
    {
      RkPosition position = rk_test_random (rand);
      RkPlain plain = rk_test_to_plain (&position);

      for (guint depth = 0; depth <= 4; depth++)
        g_assert_cmpuint (rk_position_perft (&position, depth), ==,
                          rk_plain_perft (&plain, depth));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine/properties/second-opinion", test_second_opinion);
  g_test_add_func ("/engine/properties/small-boards", test_small_boards);
  g_test_add_func ("/engine/properties/conserved", test_conserved);
  g_test_add_func ("/engine/properties/mirror", test_mirror);
  g_test_add_func ("/engine/properties/trace", test_trace);
  g_test_add_func ("/engine/properties/undo", test_undo);
  g_test_add_func ("/engine/properties/perft", test_perft);

  return g_test_run ();
}
