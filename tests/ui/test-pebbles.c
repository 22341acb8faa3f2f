/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <math.h>

#include "rk-pebbles.h"
#include "rk-sowing-player.h"

/* Stones are not round: they may come as near as this share of their radii
 * before they touch. */
#define LEAST_DISTANCE 0.96f

static guint
get_scale (guint full)
{
  return g_strcmp0 (g_getenv ("RK_TEST_SCALE"), "full") == 0 ? full : full / 20;
}

static guint
choose_legal (const RkPosition *position,
              GRand            *rand)
{
  guint legal = rk_position_get_legal (position, NULL);
  guint nth;

  if (legal == 0)
    return G_MAXUINT;

  nth = g_rand_int_range (rand, 0, __builtin_popcount (legal));
  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    {
      if (legal & (1u << hole) && nth-- == 0)
        return hole;
    }

  g_assert_not_reached ();
}

static void
assert_stones_of (const RkPebbles  *pebbles,
                  const RkPosition *position)
{
  guint n_stones = pebbles->n_away;

  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    {
      g_assert_cmpuint (pebbles->n_stones[hole], ==, position->stones[hole]);
      n_stones += pebbles->n_stones[hole];

      for (guint i = 0; i < pebbles->n_stones[hole]; i++)
        g_assert_cmpuint (pebbles->spots[pebbles->stones[hole][i]].place, ==, hole);
    }

  g_assert_cmpuint (n_stones, ==, RK_N_PEBBLES);
}

/* Whether the whole stone is in the hole, up to the width of its rim. */
static void
assert_inside (const RkPebbles *pebbles,
               guint            stone)
{
  const RkSpot *spot = &pebbles->spots[stone];
  float radius = rk_pebble_get_radius (stone) * rk_pebbles_get_growth (pebbles);

  for (guint i = 0; i < 16; i++)
    {
      float x = spot->x + radius * cosf (i * (float) G_PI / 8);
      float y = spot->y + radius / pebbles->stretch * sinf (i * (float) G_PI / 8);

      g_assert_cmpfloat (hypotf (x, y), <=, 1.02f);
    }
}

/* Stones that can be counted lie inside and do not hide each other. */
static void
assert_countable (const RkPebbles *pebbles,
                  guint            hole)
{
  float growth = rk_pebbles_get_growth (pebbles);

  for (guint i = 0; i < pebbles->n_stones[hole]; i++)
    {
      guint stone = pebbles->stones[hole][i];
      const RkSpot *one = &pebbles->spots[stone];

      assert_inside (pebbles, stone);
      for (guint j = 0; j < i; j++)
        {
          guint other = pebbles->stones[hole][j];
          const RkSpot *two = &pebbles->spots[other];
          float radii = rk_pebble_get_radius (stone) + rk_pebble_get_radius (other);

          if (one->layer == 0 && two->layer == 0)
            g_assert_cmpfloat (hypotf (one->x - two->x, (one->y - two->y) * pebbles->stretch), >=,
                               LEAST_DISTANCE * radii * growth);
        }
    }
}

static void
test_no_overlap (void)
{
  const float stretches[] = { 1, 1.3f, 1.6f, 1.9f, 2.2f };
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (guint round = 0; round < get_scale (1000); round++)
    {
      guint8 order[RK_N_PEBBLES];
      RkPebbles pebbles;
      guint hole = round % RK_MAX_RING;

      rk_pebbles_init (&pebbles);
      rk_pebbles_set_stretch (&pebbles, stretches[round % G_N_ELEMENTS (stretches)]);
      for (guint i = 0; i < RK_N_PEBBLES; i++)
        order[i] = i;

      for (guint i = RK_N_PEBBLES - 1; i > 0; i--)
        {
          guint other = g_rand_int_range (rand, 0, i + 1);
          guint8 stone = order[i];

          order[i] = order[other];
          order[other] = stone;
        }

      for (guint i = 0; i < RK_N_PEBBLES; i++)
        {
          rk_pebbles_drop (&pebbles, hole, order[i]);
          assert_countable (&pebbles, hole);
          g_assert_cmpuint (pebbles.spots[order[i]].layer == 0, ==, i < RK_COUNTABLE);
        }
    }
}

/* A stone that falls into a hole with room moves none of the others. */
static void
test_stable (void)
{
  RkPosition position;
  RkPebbles before, after;

  rk_position_init_standard (&position, 6, RK_COUNTER_CLOCKWISE, RK_SOUTH);
  rk_pebbles_init (&before);
  rk_pebbles_set_position (&before, &position);
  after = before;

  position.stones[3] = 7;
  position.stones[4] = 1;
  rk_pebbles_set_position (&after, &position);
  assert_stones_of (&after, &position);

  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    {
      for (guint i = 0; i < MIN (before.n_stones[hole], after.n_stones[hole]); i++)
        {
          guint stone = before.stones[hole][i];

          g_assert_cmpuint (stone, ==, after.stones[hole][i]);
          g_assert_cmpmem (&before.spots[stone], sizeof (RkSpot),
                           &after.spots[stone], sizeof (RkSpot));
        }
    }
}

/* Stones keep their holes and their order when the form of the holes changes, and
 * lie as before when it changes back. */
static void
test_stretch (void)
{
  RkPosition position;
  RkPebbles round, back;

  rk_position_init_standard (&position, 6, RK_COUNTER_CLOCKWISE, RK_SOUTH);
  position.stones[2] = 12;
  position.stones[3] = position.stones[4] = 0;
  rk_pebbles_init (&round);
  rk_pebbles_set_position (&round, &position);
  back = round;
  g_assert_cmpfloat (rk_pebbles_get_growth (&back), ==, 1);

  rk_pebbles_set_stretch (&back, 2);
  assert_stones_of (&back, &position);
  g_assert_cmpfloat (rk_pebbles_get_growth (&back), >, 1.2);
  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    {
      assert_countable (&back, hole);
      g_assert_cmpmem (back.stones[hole], back.n_stones[hole],
                       round.stones[hole], round.n_stones[hole]);
    }

  rk_pebbles_set_stretch (&back, 1);
  for (guint stone = 0; stone < RK_N_PEBBLES; stone++)
    g_assert_cmpfloat (back.spots[stone].y, ==, round.spots[stone].y);
}

static void
test_deterministic (void)
{
  RkPosition position;
  RkPebbles one, two;

  rk_position_init_standard (&position, 5, RK_COUNTER_CLOCKWISE, RK_SOUTH);
  rk_pebbles_init (&one);
  rk_pebbles_init (&two);
  rk_pebbles_set_position (&one, &position);
  rk_pebbles_set_position (&two, &position);

  for (guint stone = 0; stone < RK_N_PEBBLES; stone++)
    {
      g_assert_cmpfloat (one.spots[stone].x, ==, two.spots[stone].x);
      g_assert_cmpfloat (one.spots[stone].y, ==, two.spots[stone].y);
    }
}

/* No stone ever jumps: each flight starts where the stone was. */
static void
assert_continuous (RkSowingPlayer  *player,
                   const RkPebbles *before)
{
  RkSpot spots[RK_N_PEBBLES];
  double duration = rk_sowing_player_get_duration (player);

  memcpy (spots, before->spots, sizeof spots);

  for (double time = 0; time < duration; time += 0.004)
    {
      rk_sowing_player_advance (player, time);

      for (guint stone = 0; stone < RK_N_PEBBLES; stone++)
        {
          const RkFlight *flight = rk_sowing_player_get_flight (player, stone);
          RkSpot spot;

          rk_sowing_player_get_spot (player, stone, &spot);
          /* Off the board nobody sees them. */
          if (flight != NULL && spots[stone].place <= RK_PLACE_HAND &&
              memcmp (&spots[stone], &spot, sizeof spot) != 0)
            {
              g_assert_cmpuint (flight->from.place, ==, spots[stone].place);
              g_assert_cmpfloat (flight->from.x, ==, spots[stone].x);
              g_assert_cmpfloat (flight->from.y, ==, spots[stone].y);
            }

          spots[stone] = spot;
        }
    }
}

static void
assert_shows_after (RkSowingPlayer *player)
{
  const RkPosition *after = rk_sowing_player_get_after (player);

  g_assert_false (rk_sowing_player_advance (player, rk_sowing_player_get_duration (player)));
  assert_stones_of (rk_sowing_player_get_pebbles (player), after);

  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    {
      g_assert_cmpuint (rk_sowing_player_get_stones (player, hole), ==, after->stones[hole]);
      g_assert_cmpfloat (rk_sowing_player_get_sand (player, hole), ==,
                         after->closed & (1u << hole) ? 1 : 0);
    }

  for (guint stone = 0; stone < RK_N_PEBBLES; stone++)
    {
      RkSpot spot;

      g_assert_null (rk_sowing_player_get_flight (player, stone));
      rk_sowing_player_get_spot (player, stone, &spot);
      g_assert_cmpuint (spot.place, ==, rk_sowing_player_get_pebbles (player)->spots[stone].place);
      g_assert_cmpfloat (spot.x, ==, rk_sowing_player_get_pebbles (player)->spots[stone].x);
    }
}

static void
play_round (RkPosition *position,
            RkPebbles  *pebbles,
            GRand      *rand,
            gboolean    look)
{
  for (guint move = 0; move < 200; move++)
    {
      g_autoptr (RkSowingPlayer) player = NULL;
      guint hole = choose_legal (position, rand);
      RkPosition after = *position;

      if (hole == G_MAXUINT)
        return;

      g_assert_cmpint (rk_position_play (&after, hole, NULL), ==, RK_MOVE_LEGAL);
      player = rk_sowing_player_new_move (pebbles, position, hole, 5);
      g_assert_nonnull (player);
      g_assert_true (rk_position_equal (rk_sowing_player_get_after (player), &after));

      if (look)
        assert_continuous (player, pebbles);

      assert_shows_after (player);
      *pebbles = *rk_sowing_player_get_pebbles (player);
      *position = after;

      for (guint i = 0; i < RK_MAX_RING; i++)
        assert_countable (pebbles, i);
    }
}

static void
test_moves (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);

  for (guint round = 0; round < get_scale (400); round++)
    {
      RkPosition position;
      RkPebbles pebbles;

      rk_position_init_round (&position, 5 + round % 2, round % 3 == 0, round % 2,
                              5 + round % 2, 1 + round % 5);
      rk_pebbles_init (&pebbles);
      rk_pebbles_set_position (&pebbles, &position);
      play_round (&position, &pebbles, rand, round % 10 == 0);
    }
}

static void
test_filling (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (13);

  for (guint round = 0; round < get_scale (400); round++)
    {
      g_autoptr (RkSowingPlayer) player = NULL;
      RkPosition position, next;
      RkPebbles pebbles;

      rk_position_init_round (&position, 6, RK_COUNTER_CLOCKWISE, RK_SOUTH, 6, 1 + round % 6);
      rk_pebbles_init (&pebbles);
      rk_pebbles_set_position (&pebbles, &position);
      play_round (&position, &pebbles, rand, FALSE);

      rk_position_init_round (&next, 6, RK_COUNTER_CLOCKWISE, RK_NORTH, 1 + round % 5, 6);
      player = rk_sowing_player_new_filling (&pebbles, &position, &next, -1, 5);
      g_assert_true (rk_position_equal (rk_sowing_player_get_after (player), &next));
      g_assert_cmpfloat (rk_sowing_player_get_duration (player), <, 10);
      assert_continuous (player, &pebbles);
      assert_shows_after (player);
    }
}

/* Stones that are left go to the owner of their row, or all to @heir. */
static void
assert_heir (int heir)
{
  g_autoptr (RkSowingPlayer) player = NULL;
  RkPosition position, next;
  RkPebbles pebbles;

  rk_position_init_standard (&position, 6, RK_COUNTER_CLOCKWISE, RK_SOUTH);
  rk_position_init_round (&next, 6, RK_COUNTER_CLOCKWISE, RK_SOUTH, 6, 6);
  rk_pebbles_init (&pebbles);
  rk_pebbles_set_position (&pebbles, &position);
  player = rk_sowing_player_new_filling (&pebbles, &position, &next, heir, 5);
  rk_sowing_player_advance (player, 0.5);

  for (guint stone = 0; stone < RK_N_PEBBLES; stone++)
    {
      RkSide side = pebbles.spots[stone].place < 6 ? RK_SOUTH : RK_NORTH;
      RkSpot spot;

      if (heir >= 0)
        side = heir;
      rk_sowing_player_get_spot (player, stone, &spot);
      g_assert_cmpuint (spot.place, ==, side == RK_SOUTH ? RK_PLACE_SOUTH : RK_PLACE_NORTH);
    }
}

static void
test_heir (void)
{
  assert_heir (-1);
  assert_heir (RK_SOUTH);
  assert_heir (RK_NORTH);
}

/* A lap shows the number of the hand, and every stone is somewhere. */
static void
test_first_move (void)
{
  g_autoptr (RkSowingPlayer) player = NULL;
  RkPosition position;
  RkPebbles pebbles;
  RkHandPose pose;

  rk_position_init_standard (&position, 6, RK_COUNTER_CLOCKWISE, RK_SOUTH);
  rk_pebbles_init (&pebbles);
  rk_pebbles_set_position (&pebbles, &position);
  player = rk_sowing_player_new_move (&pebbles, &position, 0, 5);

  g_assert_true (rk_sowing_player_advance (player, 0));
  g_assert_cmpuint (rk_sowing_player_get_stones (player, 0), ==, 4);

  /* Lifted after 1.7 times 0.2 s. */
  rk_sowing_player_advance (player, 0.34);
  g_assert_cmpuint (rk_sowing_player_get_hand (player, &pose), ==, 4);
  g_assert_cmpuint (pose.from, ==, 0);
  g_assert_cmpuint (rk_sowing_player_get_stones (player, 0), ==, 0);
  g_assert_cmpuint (rk_sowing_player_get_stones (player, 1), ==, 4);

  /* The first stone has fallen, the second has not. */
  rk_sowing_player_advance (player, 0.34 + 0.2 * 1.3);
  g_assert_cmpuint (rk_sowing_player_get_hand (player, &pose), ==, 3);
  g_assert_cmpuint (rk_sowing_player_get_stones (player, 1), ==, 5);
  g_assert_cmpuint (rk_sowing_player_get_stones (player, 2), ==, 4);

  /* 26 stones in 5 laps. */
  g_assert_cmpfloat (rk_sowing_player_get_duration (player), >, 4);
  g_assert_cmpfloat (rk_sowing_player_get_duration (player), <, 9);
  assert_shows_after (player);
}

/* 26 laps, 89 stones. */
static void
test_long_move (void)
{
  g_autoptr (RkSowingPlayer) player = NULL;
  RkPosition position = {
    .stones = { 10, 0, 1, 11, 0, 3, 1, 0, 0, 0, 10, 0 },
    .n_holes = 6,
    .captured = { 8, 4 },
  };
  RkPebbles pebbles;
  const RkCapture *captures;
  guint n_captures;

  rk_pebbles_init (&pebbles);
  rk_pebbles_set_position (&pebbles, &position);
  player = rk_sowing_player_new_move (&pebbles, &position, 3, 5);
  captures = rk_sowing_player_get_captures (player, &n_captures);

  for (guint i = 1; i < n_captures; i++)
    g_assert_cmpfloat (captures[i].start, >=, captures[i - 1].end);

  g_assert_cmpfloat (rk_sowing_player_get_duration (player), <, 30);
  assert_shows_after (player);
}

static void
test_illegal_move (void)
{
  RkPosition position;
  RkPebbles pebbles;

  rk_position_init_standard (&position, 6, RK_COUNTER_CLOCKWISE, RK_SOUTH);
  rk_pebbles_init (&pebbles);
  rk_pebbles_set_position (&pebbles, &position);
  g_assert_null (rk_sowing_player_new_move (&pebbles, &position, 7, 5));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ui/pebbles/no-overlap", test_no_overlap);
  g_test_add_func ("/ui/pebbles/stable", test_stable);
  g_test_add_func ("/ui/pebbles/stretch", test_stretch);
  g_test_add_func ("/ui/pebbles/deterministic", test_deterministic);
  g_test_add_func ("/ui/sowing-player/moves", test_moves);
  g_test_add_func ("/ui/sowing-player/filling", test_filling);
  g_test_add_func ("/ui/sowing-player/heir", test_heir);
  g_test_add_func ("/ui/sowing-player/first-move", test_first_move);
  g_test_add_func ("/ui/sowing-player/long-move", test_long_move);
  g_test_add_func ("/ui/sowing-player/illegal-move", test_illegal_move);

  return g_test_run ();
}
