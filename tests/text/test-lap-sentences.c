/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* A lap in words, in English. */
#include "config.h"

#include "rk-lap-sentences.h"
#include "rk-notation.h"

/* With @n_fallen: of that stone only. */
static void
assert_text (const char *start,
             guint       hole,
             guint       index,
             int         n_fallen,
             const char *expected)
{
  g_autoptr (RkPlayer) south = rk_player_new ("Asha", RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  g_autoptr (RkPlayer) north = rk_player_new (NULL, RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  g_autoptr (RkMatch) match = NULL;
  g_autoptr (GArray) laps = NULL;
  g_autofree char *text = NULL;
  const RkLap *lap;
  RkLap part;
  RkMove *move;
  RkRules rules;

  rk_rules_init_standard (&rules);
  rules.has_start = TRUE;
  g_assert_true (rk_position_parse (&rules.start, start, rules.direction, NULL));
  match = rk_match_new (&rules, south, north);
  g_assert_true (rk_match_play (match, hole, NULL));
  move = rk_round_get_move (rk_match_get_round (match, 0), 0);
  laps = rk_laps_new (rk_move_get_before (move), hole);
  g_assert_cmpuint (index, <, laps->len);

  lap = &g_array_index (laps, RkLap, index);
  if (n_fallen >= 0)
    {
      rk_lap_cut (lap, n_fallen, &part);
      text = rk_text_stone (match, move, index, &part);
    }
  else
    text = rk_text_lap (match, move, index, lap);
  g_assert_cmpstr (text, ==, expected);
}

static void
assert_lap (const char *start,
            guint       hole,
            guint       index,
            const char *expected)
{
  assert_text (start, hole, index, -1, expected);
}

static void
test_relay (void)
{
  assert_lap ("4,4,4,4,4,4/4,4,4,4,4,4 s 0-0", 0, 0,
              "Lap 1 of 5: Asha lifts 4 stones from A and sows as far as E.");
  assert_lap ("4,4,4,4,4,4/4,4,4,4,4,4 s 0-0", 0, 1,
              "Lap 2 of 5: Asha lifts 5 stones from E and sows as far as d.");
}

static void
test_end (void)
{
  assert_lap ("0,0,0,0,0,1/0,0,0,0,0,3 s 22-22", 5, 0,
              "Lap 1 of 1: Asha lifts 1 stone from F and sows as far as a. "
              "The last stone falls into an empty hole.");
  assert_lap ("0,0,0,0,0,1/3,0,0,0,0,0 s 22-22", 5, 0,
              "Lap 1 of 1: Asha lifts 1 stone from F and sows as far as a. "
              "Asha gets 4 stones. Binikh.");
}

/* On the way: whoever the row belongs to. */
static void
test_four (void)
{
  assert_lap ("0,0,0,0,0,2/3,0,0,0,0,3 s 20-20", 5, 0,
              "Lap 1 of 1: Asha lifts 2 stones from F and sows as far as b. "
              "North gets 4 stones. The last stone falls into an empty hole.");
}

static void
test_stones (void)
{
  const char *relay = "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0";
  const char *four = "0,0,0,0,0,2/3,0,0,0,0,3 s 20-20";
  const char *binikh = "0,0,0,0,0,1/3,0,0,0,0,0 s 22-22";

  assert_text (relay, 0, 1, 0, "Lap 2 of 5: Asha lifts 5 stones from E.");
  assert_text (relay, 0, 1, 2, "Stone 2 of 5 falls into a.");
  assert_text (relay, 0, 1, 5,
               "Stone 5 of 5 falls into d. There were stones: the move goes on from here.");
  assert_text (four, 5, 0, 1, "Stone 1 of 2 falls into a. North gets 4 stones.");
  assert_text (four, 5, 0, 2,
               "Stone 2 of 2 falls into b. The last stone falls into an empty hole.");
  assert_text (binikh, 5, 0, 1, "Stone 1 of 1 falls into a. Asha gets 4 stones. Binikh.");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lap-sentences/relay", test_relay);
  g_test_add_func ("/lap-sentences/end", test_end);
  g_test_add_func ("/lap-sentences/four", test_four);
  g_test_add_func ("/lap-sentences/stones", test_stones);

  return g_test_run ();
}
