/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-notation.h"
#include "rk-test-engine.h"

#include <string.h>

#define HOLE "expected the stones of a hole, or “-” for a closed hole"
#define NEXT_SOUTH "expected “,” and the next hole, or “/” and North’s row"
#define NEXT_NORTH "expected “,” and the next hole, or a space and the player to move"
#define FIVE_OR_SIX "expected five or six holes in each row"
#define BOTH_ROWS "expected as many holes in both rows"
#define ONE_OPEN "expected at least one open hole in the row"
#define TURN "expected “s” or “n” for the player who is to move"
#define CAPTURED "expected a space and the captured stones"
#define SOUTH "expected the stones captured by South"
#define DASH "expected “-” and the stones captured by North"
#define NORTH "expected the stones captured by North"
#define NOTHING_MORE "expected nothing more after the captured stones"
#define LEADING_ZERO "expected a number without leading zeros"
#define TOO_MANY "expected no more stones in all than four for each hole of the board"

/* Bad notations: where the fault is, and what is expected there. */
static const struct
{
  const char *text;
  gsize offset;
  const char *message;
} bad[] = {
  { "", 0, HOLE },
  { " ", 0, HOLE },
  { "x", 0, HOLE },
  { ",", 0, HOLE },
  { "/", 0, HOLE },
  { "+4,4", 0, HOLE },
  { "\xff\xfe\x80", 0, HOLE },
  { "４,4", 0, HOLE },
  { " 4,4,4,4,4/4,4,4,4,4 s 0-0", 0, HOLE },
  { "4", 1, NEXT_SOUTH },
  { "4 ", 1, NEXT_SOUTH },
  { "4;4", 1, NEXT_SOUTH },
  { "-4,4,4,4,4/4,4,4,4,4 s 0-0", 1, NEXT_SOUTH },
  { "--", 1, NEXT_SOUTH },
  { "4.0,4", 1, NEXT_SOUTH },
  { "4e1,4", 1, NEXT_SOUTH },
  { "4,", 2, HOLE },
  { "4,,4", 2, HOLE },
  { "4, 4", 2, HOLE },
  { "4,4,4,4,4", 9, NEXT_SOUTH },
  { "4,4,4,4,4 s 0-0", 9, NEXT_SOUTH },
  { "4,4,4,4,4,/", 10, HOLE },
  { "/4,4,4,4,4 s 0-0", 0, HOLE },
  { "04,4,4,4,4/4,4,4,4,4 s 0-0", 0, LEADING_ZERO },
  { "4,00,4,4,4/4,4,4,4,4 s 0-0", 2, LEADING_ZERO },
  { "4/4 s 0-0", 1, FIVE_OR_SIX },
  { "4,4,4,4/4,4,4,4 s 0-0", 7, FIVE_OR_SIX },
  { "4,4,4,4,4,4,4/4,4,4,4,4,4,4 s 0-0", 11, FIVE_OR_SIX },
  { "4,4,4,4,4,4 /", 11, NEXT_SOUTH },
  { "4,4,4,4,4/", 10, HOLE },
  { "4,4,4,4,4//", 10, HOLE },
  { "4,4,4,4,4/4", 11, NEXT_NORTH },
  { "4,4,4,4,4/4/", 11, NEXT_NORTH },
  { "4,4,4,4,4/4,4,4,4,04 s 0-0", 18, LEADING_ZERO },
  { "4,4,4,4,4/4,4,4,4 s 0-0", 17, BOTH_ROWS },
  { "4,4,4,4,4/4,4,4,4,4,4 s 0-0", 19, BOTH_ROWS },
  { "4,4,4,4,4,4/4,4,4,4,4 s 0-0", 21, BOTH_ROWS },
  { "4,4,4,4,4,4/4,4,4,4,4,4,4 s 0-0", 23, BOTH_ROWS },
  { "-,-,-,-,-/4,4,4,4,4 s 0-0", 0, ONE_OPEN },
  { "-,-,-,-,-,-/4,4,4,4,4,4 s 0-0", 0, ONE_OPEN },
  { "4,4,4,4,4/-,-,-,-,- s 0-0", 10, ONE_OPEN },
  { "4,4,4,4,4,4/-,-,-,-,-,- s 0-0", 12, ONE_OPEN },
  { "4,4,4,4,4/4,4,4,4,4", 19, NEXT_NORTH },
  { "4,4,4,4,4/4,4,4,4,4\ts 0-0", 19, NEXT_NORTH },
  { "4,4,4,4,4/4,4,4,4,4 ", 20, TURN },
  { "4,4,4,4,4/4,4,4,4,4  s 0-0", 20, TURN },
  { "4,4,4,4,4/4,4,4,4,4 S 0-0", 20, TURN },
  { "4,4,4,4,4/4,4,4,4,4 w 0-0", 20, TURN },
  { "4,4,4,4,4/4,4,4,4,4 0-0", 20, TURN },
  { "4,4,4,4,4/4,4,4,4,4 s", 21, CAPTURED },
  { "4,4,4,4,4/4,4,4,4,4 sn", 21, CAPTURED },
  { "4,4,4,4,4/4,4,4,4,4 s ", 22, SOUTH },
  { "4,4,4,4,4/4,4,4,4,4 s -", 22, SOUTH },
  { "4,4,4,4,4/4,4,4,4,4 s --0", 22, SOUTH },
  { "4,4,4,4,4/4,4,4,4,4 s  0-0", 22, SOUTH },
  { "4,4,4,4,4/4,4,4,4,4 s 00-0", 22, LEADING_ZERO },
  { "4,4,4,4,4/4,4,4,4,4 s 0", 23, DASH },
  { "4,4,4,4,4/4,4,4,4,4 s 0:0", 23, DASH },
  { "4,4,4,4,4/4,4,4,4,4 s 0–0", 23, DASH },
  { "4,4,4,4,4/4,4,4,4,4 s 0-", 24, NORTH },
  { "4,4,4,4,4/4,4,4,4,4 s 0-x", 24, NORTH },
  { "4,4,4,4,4/4,4,4,4,4 s 0--1", 24, NORTH },
  { "4,4,4,4,4/4,4,4,4,4 s 0-00", 24, LEADING_ZERO },
  { "4,4,4,4,4/4,4,4,4,4 s 0-0 ", 25, NOTHING_MORE },
  { "4,4,4,4,4/4,4,4,4,4 s 0-0\n", 25, NOTHING_MORE },
  { "4,4,4,4,4/4,4,4,4,4 s 0-0x", 25, NOTHING_MORE },
  { "4,4,4,4,4/4,4,4,4,4 s 0-0-0", 25, NOTHING_MORE },
  { "49,0,0,0,0,0/0,0,0,0,0,0 s 0-0", 0, TOO_MANY },
  { "0,300,0,0,0,0/0,0,0,0,0,0 s 0-0", 2, TOO_MANY },
  { "99999999999999999999,0", 0, TOO_MANY },
  { "4294967296,0,0,0,0/0,0,0,0,0 s 0-0", 0, TOO_MANY },
  { "41,0,0,0,0/0,0,0,0,0 s 0-0", 0, TOO_MANY },
  { "20,0,0,0,0/21,0,0,0,0 s 0-0", 11, TOO_MANY },
  { "4,4,4,4,4/4,4,4,4,5 s 0-0", 18, TOO_MANY },
  { "4,4,4,4,4/4,4,4,4,4 s 1-0", 22, TOO_MANY },
  { "4,4,4,4,4/4,4,4,4,4 s 0-1", 24, TOO_MANY },
  { "4,4,4,4,4,4/4,4,4,4,4,4 s 0-1", 28, TOO_MANY },
  { "0,0,0,0,0,0/0,0,0,0,0,0 s 48-48", 29, TOO_MANY },
};

static void
test_bad (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      RkPosition position = { .captured = { 7, 9 } };
      const RkPosition before = position;
      RkNotationFault fault = { G_MAXSIZE, NULL };

      g_test_message ("“%s”", bad[i].text);
      g_assert_false (rk_position_parse (&position, bad[i].text, RK_COUNTER_CLOCKWISE, &fault));
      g_assert_cmpstr (fault.message, ==, bad[i].message);
      g_assert_cmpuint (fault.offset, ==, bad[i].offset);
      g_assert_true (rk_position_equal (&position, &before));
      g_assert_false (rk_position_parse (&position, bad[i].text, RK_COUNTER_CLOCKWISE, NULL));
    }
}

static void
test_good (void)
{
  const char *good[] = {
    "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0",
    "-,-,2,0,1,5/0,3,6,1,0,2 n 12-8",
    "4,4,4,4,4/4,4,4,4,4 n 0-0",
    "-,-,-,-,0/0,-,-,-,- s 0-0",
    "0,-,0,-,0,-/-,0,-,0,-,0 s 48-0",
    "48,0,0,0,0,0/0,0,0,0,0,0 n 0-0",
    "0,0,0,0,0/0,0,0,0,40 s 0-0",
    "10,0,1,11,0,3/1,0,0,0,10,0 s 8-4",
    "10,10,10,10,8,-/0,0,0,0,0,- n 0-0",
  };

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    for (guint direction = RK_COUNTER_CLOCKWISE; direction <= RK_CLOCKWISE; direction++)
      {
        RkPosition position;
        g_autofree char *text = NULL;

        g_assert_true (rk_position_parse (&position, good[i], direction, NULL));
        g_assert_cmpuint (position.direction, ==, direction);
        g_assert_true (rk_position_is_valid (&position));
        text = rk_position_to_string (&position);
        g_assert_cmpstr (text, ==, good[i]);
      }
}

static void
test_meaning (void)
{
  RkPosition position = rk_test_position ("-,-,2,0,1,5/0,3,6,1,0,7 n 12-8", RK_CLOCKWISE);

  g_assert_cmpuint (position.n_holes, ==, 6);
  g_assert_cmpuint (position.closed, ==, 1 << 0 | 1 << 1);
  g_assert_cmpuint (position.stones[2], ==, 2);
  g_assert_cmpuint (position.stones[5], ==, 5);
  g_assert_cmpuint (position.stones[8], ==, 6);
  g_assert_cmpuint (position.stones[11], ==, 7);
  g_assert_cmpuint (position.turn, ==, RK_NORTH);
  g_assert_cmpuint (position.captured[RK_SOUTH], ==, 12);
  g_assert_cmpuint (position.captured[RK_NORTH], ==, 8);
}

static void
test_round_trip (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1971);

  for (guint i = 0; i < rk_test_count (20000); i++)
    {
      RkPosition position = rk_test_random (rand);
      RkPosition again;
      char text[RK_POSITION_TEXT_SIZE];

      rk_position_print (&position, text);
      g_assert_true (rk_position_parse (&again, text, position.direction, NULL));
      g_assert_true (rk_position_equal (&position, &again));
    }
}

/* Spoils a byte, or cuts the text. Each text stands alone in memory, so that
 * reading past its end would be seen.
 */
static void
test_garbage (void)
{
  const char *bytes = "0123456789-,/ snSN\n\t.+\x80\xff";
  g_autoptr (GRand) rand = g_rand_new_with_seed (182);

  for (guint i = 0; i < rk_test_count (100000); i++)
    {
      RkPosition start = rk_test_random (rand);
      g_autofree char *text = rk_position_to_string (&start);
      g_autofree char *exact = NULL;
      RkPosition position;
      RkNotationFault fault = { 0, NULL };
      gsize length = strlen (text);

      for (guint n = g_rand_int_range (rand, 1, 4); n > 0; n--)
        text[g_rand_int_range (rand, 0, length)] =
          bytes[g_rand_int_range (rand, 0, strlen (bytes))];
      if (g_rand_int_range (rand, 0, 4) == 0)
        text[g_rand_int_range (rand, 0, length)] = '\0';

      exact = g_strdup (text);
      if (rk_position_parse (&position, exact, RK_COUNTER_CLOCKWISE, &fault))
        {
          rk_test_assert_text (&position, exact);
          g_assert_true (rk_position_is_valid (&position));
        }
      else
        {
          g_assert_nonnull (fault.message);
          g_assert_cmpuint (fault.offset, <=, strlen (exact));
        }
    }
}

static void
test_letters (void)
{
  guint hole = 77;

  for (guint n_holes = 5; n_holes <= 6; n_holes++)
    for (guint i = 0; i < 2 * n_holes; i++)
      {
        g_assert_true (rk_hole_from_letter (n_holes, rk_hole_to_letter (n_holes, i), &hole));
        g_assert_cmpuint (hole, ==, i);
      }

  g_assert_cmpint (rk_hole_to_letter (6, 0), ==, 'A');
  g_assert_cmpint (rk_hole_to_letter (6, 5), ==, 'F');
  g_assert_cmpint (rk_hole_to_letter (6, 6), ==, 'a');
  g_assert_cmpint (rk_hole_to_letter (6, 11), ==, 'f');
  g_assert_cmpint (rk_hole_to_letter (5, 5), ==, 'a');

  hole = 77;
  for (guint c = 0; c < 256; c++)
    if (!g_ascii_isalpha (c))
      g_assert_false (rk_hole_from_letter (6, c, &hole));
  g_assert_false (rk_hole_from_letter (6, 'G', &hole));
  g_assert_false (rk_hole_from_letter (6, 'g', &hole));
  g_assert_false (rk_hole_from_letter (5, 'F', &hole));
  g_assert_false (rk_hole_from_letter (5, 'f', &hole));
  g_assert_cmpuint (hole, ==, 77);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine/notation/bad", test_bad);
  g_test_add_func ("/engine/notation/good", test_good);
  g_test_add_func ("/engine/notation/meaning", test_meaning);
  g_test_add_func ("/engine/notation/round-trip", test_round_trip);
  g_test_add_func ("/engine/notation/garbage", test_garbage);
  g_test_add_func ("/engine/notation/letters", test_letters);

  return g_test_run ();
}
