/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-notation.h"
#include "rk-test-engine.h"

/**
 * Example:
 * @name: the name of the test
 * @before: a position
 * @direction: the direction of sowing
 * @move: the hole to lift
 * @after: the position after it
 * @laps: laps sown
 * @sown: stones sown
 * @binikh: whether the last stone made four
 *
 * A move and what it does.
 */
typedef struct
{
  const char *name;
  const char *before;
  RkDirection direction;
  char move;
  const char *after;
  guint laps;
  guint sown;
  gboolean binikh;
} Example;

static const Example examples[] = {
  { "first-move", "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0", RK_COUNTER_CLOCKWISE, 'A',
    "2,7,1,6,1,6/6,6,0,1,6,6 n 0-0", 5, 26, FALSE },
  { "into-an-empty-hole", "1,0,0,0,0,0/1,0,0,0,0,0 s 0-0", RK_COUNTER_CLOCKWISE, 'A',
    "0,1,0,0,0,0/1,0,0,0,0,0 n 0-0", 1, 1, FALSE },
  { "clockwise", "1,0,0,0,0,0/1,0,0,0,0,0 s 0-0", RK_CLOCKWISE, 'A',
    "0,0,0,0,0,0/1,0,0,0,0,1 n 0-0", 1, 1, FALSE },
  { "relay", "1,2,0,0,0,0/0,0,0,0,0,0 s 0-0", RK_COUNTER_CLOCKWISE, 'A',
    "0,0,1,1,1,0/0,0,0,0,0,0 n 0-0", 2, 4, FALSE },
  { "relay-out-of-a-standing-four", "1,4,0,0,0,0/0,0,0,0,0,0 s 0-0", RK_COUNTER_CLOCKWISE, 'A',
    "0,0,1,1,1,1/1,0,0,0,0,0 n 0-0", 2, 6, FALSE },
  { "four-on-the-way-in-own-row", "2,3,0,0,0,0/0,0,0,0,0,0 s 0-0", RK_COUNTER_CLOCKWISE, 'A',
    "0,0,1,0,0,0/0,0,0,0,0,0 n 4-0", 1, 2, FALSE },
  { "four-on-the-way-in-the-other-row", "0,0,0,0,0,3/0,3,0,0,0,0 s 0-0", RK_COUNTER_CLOCKWISE, 'F',
    "0,0,0,0,0,0/1,0,1,0,0,0 n 0-4", 1, 3, FALSE },
  { "standing-fours-stay", "0,4,0,0,0,1/0,4,4,0,0,0 s 0-0", RK_COUNTER_CLOCKWISE, 'F',
    "0,4,0,0,0,0/1,4,4,0,0,0 n 0-0", 1, 1, FALSE },
  { "passed-four-becomes-five", "2,4,0,0,0,0/0,0,0,0,0,0 s 0-0", RK_COUNTER_CLOCKWISE, 'A',
    "0,5,1,0,0,0/0,0,0,0,0,0 n 0-0", 1, 2, FALSE },
  { "binikh-in-own-row", "1,3,0,0,0,0/0,0,0,0,0,0 s 0-0", RK_COUNTER_CLOCKWISE, 'A',
    "0,0,0,0,0,0/0,0,0,0,0,0 n 4-0", 1, 1, TRUE },
  { "binikh-in-the-other-row", "0,0,0,0,0,1/3,0,0,0,0,0 s 0-0", RK_COUNTER_CLOCKWISE, 'F',
    "0,0,0,0,0,0/0,0,0,0,0,0 n 4-0", 1, 1, TRUE },
  { "binikh-of-north-in-south", "3,0,0,0,0,0/0,0,0,0,0,1 n 0-0", RK_COUNTER_CLOCKWISE, 'f',
    "0,0,0,0,0,0/0,0,0,0,0,0 s 0-4", 1, 1, TRUE },
  { "closed-holes-are-skipped", "2,-,-,0,-,0/-,0,-,-,-,- s 0-0", RK_COUNTER_CLOCKWISE, 'A',
    "0,-,-,1,-,1/-,0,-,-,-,- n 0-0", 1, 2, FALSE },
  { "closed-holes-are-skipped-clockwise", "2,-,-,0,-,0/-,0,-,-,-,- s 0-0", RK_CLOCKWISE, 'A',
    "0,-,-,0,-,1/-,1,-,-,-,- n 0-0", 1, 2, FALSE },
  /* Rule 5: all the way round, the hole just emptied gets its stone too. */
  { "all-the-way-round", "12,0,0,0,0,0/0,0,0,0,0,0 s 0-0", RK_COUNTER_CLOCKWISE, 'A',
    "1,1,1,1,1,1/1,1,1,1,1,1 n 0-0", 1, 12, FALSE },
  { "round-and-a-binikh", "13,2,0,0,0,0/0,0,0,0,0,0 s 0-0", RK_COUNTER_CLOCKWISE, 'A',
    "1,0,1,1,1,1/1,1,1,1,1,1 n 4-0", 1, 13, TRUE },
  { "round-into-a-hole-emptied-on-the-way", "13,3,0,0,0,0/0,0,0,0,0,0 s 0-0",
    RK_COUNTER_CLOCKWISE, 'A', "1,1,1,1,1,1/1,1,1,1,1,1 n 4-0", 1, 13, FALSE },
  { "three-times-round-two-holes", "7,-,-,-,-/-,-,-,-,0 s 0-0", RK_COUNTER_CLOCKWISE, 'A',
    "3,-,-,-,-/-,-,-,-,0 n 4-0", 1, 7, TRUE },
  { "a-four-and-a-binikh-in-one-lap", "8,-,-,-,-/-,-,-,-,2 s 0-0", RK_COUNTER_CLOCKWISE, 'A',
    "0,-,-,-,-/-,-,-,-,2 n 4-4", 1, 8, TRUE },
  { "long-but-legal", "10,0,1,11,0,3/1,0,0,0,10,0 s 8-4", RK_COUNTER_CLOCKWISE, 'D',
    NULL, 26, 89, FALSE },
};

static void
test_example (gconstpointer data)
{
  const Example *example = data;
  RkPosition position = rk_test_position (example->before, example->direction);
  RkSowing sowing;
  guint hole;

  g_assert_true (rk_hole_from_letter (position.n_holes, example->move, &hole));
  g_assert_cmpuint (rk_position_play (&position, hole, &sowing), ==, RK_MOVE_LEGAL);

  if (example->after != NULL)
    rk_test_assert_text (&position, example->after);
  g_assert_cmpuint (sowing.laps, ==, example->laps);
  g_assert_cmpuint (sowing.sown, ==, example->sown);
  if (example->after != NULL)
    g_assert_cmpint (sowing.binikh, ==, example->binikh);
}

/* On the standard board every first move is five laps of 26 stones in all. */
static void
test_any_first_move (void)
{
  for (guint hole = 0; hole < 6; hole++)
    {
      RkPosition position;
      RkSowing sowing;

      rk_position_init_standard (&position, 6, RK_COUNTER_CLOCKWISE, RK_SOUTH);
      g_assert_cmpuint (rk_position_play (&position, hole, &sowing), ==, RK_MOVE_LEGAL);
      g_assert_cmpuint (sowing.laps, ==, 5);
      g_assert_cmpuint (sowing.sown, ==, 26);
      g_assert_cmpuint (sowing.captured[RK_SOUTH] + sowing.captured[RK_NORTH], ==, 0);
    }
}

static void
test_not_legal (void)
{
  const struct
  {
    guint hole;
    RkMoveStatus status;
  } cases[] = {
    { 0, RK_MOVE_CLOSED },
    { 1, RK_MOVE_EMPTY },
    { 2, RK_MOVE_LEGAL },
    { 5, RK_MOVE_NOT_TO_MOVE },
    { 6, RK_MOVE_NOT_TO_MOVE },
    { 10, RK_MOVE_NO_SUCH_HOLE },
    { G_MAXUINT, RK_MOVE_NO_SUCH_HOLE },
  };
  const RkPosition start = rk_test_position ("-,0,4,4,4/-,0,4,4,4 s 0-0", RK_COUNTER_CLOCKWISE);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      RkPosition position = start;
      RkSowing sowing = { .laps = 77 };

      g_assert_cmpuint (rk_position_check_move (&position, cases[i].hole), ==, cases[i].status);
      g_assert_true (rk_position_equal (&position, &start));
      if (cases[i].status == RK_MOVE_LEGAL)
        continue;

      g_assert_cmpuint (rk_position_play (&position, cases[i].hole, &sowing), ==, cases[i].status);
      g_assert_true (rk_position_equal (&position, &start));
      g_assert_cmpuint (sowing.laps, ==, 77);
    }
}

static void
never_called (const RkTraceEvent *event,
              gpointer            user_data)
{
  g_assert_not_reached ();
}

/* The example of rule 11. */
static void
test_endless (void)
{
  const RkPosition start = rk_test_position ("0,2,1,3,1,0/1,0,2,1,0,1 s 20-16",
                                             RK_COUNTER_CLOCKWISE);
  RkPosition position = start;
  guint endless;

  g_assert_cmpuint (rk_position_get_legal (&position, &endless), ==, 1 << 1 | 1 << 2 | 1 << 4);
  g_assert_cmpuint (endless, ==, 1 << 3);
  g_assert_cmpuint (rk_position_get_legal (&position, NULL), ==, 1 << 1 | 1 << 2 | 1 << 4);

  g_assert_cmpuint (rk_position_check_move (&position, 3), ==, RK_MOVE_ENDLESS);
  g_assert_cmpuint (rk_position_play (&position, 3, NULL), ==, RK_MOVE_ENDLESS);
  g_assert_cmpuint (rk_position_play_traced (&position, 3, NULL, never_called, NULL), ==,
                    RK_MOVE_ENDLESS);
  g_assert_true (rk_position_equal (&position, &start));
}

/* Lists a trace: `A` and the number of stones for what is lifted, and so on. */
static void
write_event (const RkTraceEvent *event,
             gpointer            user_data)
{
  const char *kinds[] = { "lift", "drop", "four", "binikh", "relay", "end" };
  GString *text = user_data;

  g_string_append_printf (text, "%u %s %c hand %u hole %u %c\n", event->lap, kinds[event->kind],
                          rk_hole_to_letter (5, event->hole), event->hand, event->in_hole,
                          event->side == RK_SOUTH ? 's' : 'n');
}

static void
test_trace (void)
{
  RkPosition position = rk_test_position ("0,0,0,2,-/3,1,0,2,0 s 0-0", RK_COUNTER_CLOCKWISE);
  g_autoptr (GString) text = g_string_new (NULL);
  RkSowing sowing;

  g_assert_cmpuint (rk_position_play_traced (&position, 3, &sowing, write_event, text), ==,
                    RK_MOVE_LEGAL);
  g_assert_cmpstr (text->str, ==,
                   "1 lift D hand 2 hole 0 s\n"
                   "1 drop a hand 1 hole 4 s\n"
                   "1 four a hand 1 hole 0 n\n"
                   "1 drop b hand 0 hole 2 s\n"
                   "2 relay b hand 2 hole 0 s\n"
                   "2 drop c hand 1 hole 1 s\n"
                   "2 drop d hand 0 hole 3 s\n"
                   "3 relay d hand 3 hole 0 s\n"
                   "3 drop e hand 2 hole 1 s\n"
                   "3 drop A hand 1 hole 1 s\n"
                   "3 drop B hand 0 hole 1 s\n"
                   "3 end B hand 0 hole 1 s\n");
  rk_test_assert_text (&position, "1,1,0,0,-/0,0,1,0,1 n 0-4");
  g_assert_cmpuint (sowing.laps, ==, 3);
}

static void
test_trace_binikh (void)
{
  RkPosition position = rk_test_position ("3,0,0,0,0/0,0,0,0,1 n 0-0", RK_COUNTER_CLOCKWISE);
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert_cmpuint (rk_position_play_traced (&position, 9, NULL, write_event, text), ==,
                    RK_MOVE_LEGAL);
  g_assert_cmpstr (text->str, ==,
                   "1 lift e hand 1 hole 0 n\n"
                   "1 drop A hand 0 hole 4 n\n"
                   "1 binikh A hand 0 hole 0 n\n"
                   "1 end A hand 0 hole 0 n\n");
}

static void
test_status_text (void)
{
  g_assert_null (rk_move_status_get_text (RK_MOVE_LEGAL, RK_SOUTH));
  g_assert_cmpstr (rk_move_status_get_text (RK_MOVE_NO_SUCH_HOLE, RK_SOUTH), ==, "no such hole");
  g_assert_cmpstr (rk_move_status_get_text (RK_MOVE_NOT_TO_MOVE, RK_SOUTH), ==,
                   "South is to move");
  g_assert_cmpstr (rk_move_status_get_text (RK_MOVE_NOT_TO_MOVE, RK_NORTH), ==,
                   "North is to move");
  g_assert_cmpstr (rk_move_status_get_text (RK_MOVE_CLOSED, RK_NORTH), ==, "closed hole");
  g_assert_cmpstr (rk_move_status_get_text (RK_MOVE_EMPTY, RK_NORTH), ==, "empty hole");
  g_assert_cmpstr (rk_move_status_get_text (RK_MOVE_ENDLESS, RK_NORTH), ==, "endless sowing");
  g_assert_cmpstr (rk_move_status_get_text (RK_MOVE_ROUND_OVER, RK_NORTH), ==,
                   "the round is over");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      g_autofree char *path = g_strconcat ("/engine/sowing/", examples[i].name, NULL);

      g_test_add_data_func (path, &examples[i], test_example);
    }
  g_test_add_func ("/engine/sowing/any-first-move", test_any_first_move);
  g_test_add_func ("/engine/sowing/not-legal", test_not_legal);
  g_test_add_func ("/engine/sowing/endless", test_endless);
  g_test_add_func ("/engine/sowing/trace", test_trace);
  g_test_add_func ("/engine/sowing/trace-binikh", test_trace_binikh);
  g_test_add_func ("/engine/sowing/status-text", test_status_text);

  return g_test_run ();
}
