/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Moves beside a match: tried out, kept, found again. */
#include "config.h"

#include "rk-aside.h"
#include "rk-note.h"
#include "rk-test-model.h"

static void
count_cb (RkMatch       *match,
          RkMatchChange  change,
          guint         *n_changes)
{
  g_assert_cmpint (change, ==, RK_CHANGE_TEXTS);
  ++*n_changes;
}

static guint
find_hole (RkAside *aside)
{
  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    if (rk_aside_check_move (aside, hole) == RK_MOVE_LEGAL)
      return hole;

  g_assert_not_reached ();
}

/* The last legal move, so that it is not the one of find_hole(). */
static guint
find_other (RkAside *aside)
{
  for (guint hole = RK_MAX_RING; hole > 0; hole--)
    if (rk_aside_check_move (aside, hole - 1) == RK_MOVE_LEGAL)
      return hole - 1;

  g_assert_not_reached ();
}

static void
take (RkAside **aside,
      RkAside  *place)
{
  g_assert_nonnull (place);
  g_clear_object (aside);
  *aside = place;
}

static void
play (RkAside **aside,
      guint     hole)
{
  RkMoveStatus status;

  take (aside, rk_aside_play (*aside, hole, &status));
  g_assert_cmpint (status, ==, RK_MOVE_LEGAL);
}

static void
play_some (RkAside **aside,
           guint     n_moves)
{
  for (guint i = 0; i < n_moves; i++)
    play (aside, find_hole (*aside));
}

/* The place at the end of so many moves that are kept. */
static RkAside *
keep_some (RkMatch *match,
           guint    ply,
           guint    n_moves)
{
  g_autoptr (RkAside) trial = rk_aside_new (RK_ASIDE_TRIAL, match, 0, ply, NULL);

  play_some (&trial, n_moves);
  return rk_aside_keep (trial);
}

static RkMatch *
make_match (guint n_moves)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  RkMatch *match = rk_test_match_new (NULL);

  for (guint i = 0; i < n_moves; i++)
    rk_test_play_random (match, rand);

  return match;
}

static GListModel *
get_lines (RkMatch *match)
{
  return G_LIST_MODEL (rk_round_get_lines (rk_match_get_round (match, 0)));
}

static void
assert_n_lines (GListModel *lines,
                guint       n_lines)
{
  g_assert_cmpuint (g_list_model_get_n_items (lines), ==, n_lines);
}

/* The match knows nothing of it; another move replaces what follows. */
static void
test_trial (void)
{
  g_autoptr (RkMatch) match = make_match (6);
  guint64 before = rk_test_fingerprint (match);
  g_autoptr (RkAside) trial = rk_aside_new (RK_ASIDE_TRIAL, match, 0, 4, NULL);
  guint n_changes = 0;
  RkMoveStatus status;
  guint other;

  g_signal_connect (match, "changed", G_CALLBACK (count_cb), &n_changes);
  g_assert_true (rk_position_equal (rk_aside_get_position (trial),
                                    rk_round_get_position (rk_match_get_round (match, 0), 4)));
  g_assert_true (rk_aside_is_kept (trial));
  g_assert_false (rk_aside_can_keep (trial));
  g_assert_null (rk_aside_get_move (trial));
  g_assert_null (rk_aside_play (trial, RK_MAX_RING, &status));
  g_assert_cmpint (status, ==, RK_MOVE_NO_SUCH_HOLE);

  play_some (&trial, 3);
  g_assert_cmpuint (rk_aside_get_n_moves (trial), ==, 3);
  g_assert_false (rk_aside_is_kept (trial));
  rk_aside_go_to (trial, 1);
  play (&trial, find_hole (trial));
  g_assert_cmpuint (rk_aside_get_n_moves (trial), ==, 3);
  g_assert_cmpuint (rk_aside_get_ply (trial), ==, 2);
  rk_aside_go_to (trial, 1);
  other = find_other (trial);
  g_assert_cmpuint (other, !=, find_hole (trial));
  play (&trial, other);
  g_assert_cmpuint (rk_aside_get_n_moves (trial), ==, 2);
  g_assert_cmpuint (rk_move_get_hole (rk_aside_get_move (trial)), ==, other);

  g_assert_cmpuint (n_changes, ==, 0);
  g_assert_cmpuint (rk_test_fingerprint (match), ==, before);
  assert_n_lines (get_lines (match), 0);
}

/* Sorted by where they leave, and not twice. */
static void
test_keep (void)
{
  g_autoptr (RkMatch) match = make_match (6);
  guint n_changes = 0;

  g_signal_connect (match, "changed", G_CALLBACK (count_cb), &n_changes);
  for (guint i = 0; i < 3; i++)
    {
      static const guint after[] = { 5, 2, 2 };
      g_autoptr (RkAside) trial = rk_aside_new (RK_ASIDE_TRIAL, match, 0, after[i], NULL);

      play_some (&trial, i == 2 ? 2 : 3);
      take (&trial, rk_aside_keep (trial));
      g_assert_cmpint (rk_aside_get_kind (trial), ==, RK_ASIDE_VARIATION);
      g_assert_true (rk_aside_is_kept (trial));
      g_assert_false (rk_aside_can_keep (trial));
      g_assert_true (rk_aside_fits (trial));
    }

  g_assert_cmpuint (n_changes, ==, 2);
  assert_n_lines (get_lines (match), 2);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (RkLine) line = g_list_model_get_item (get_lines (match), i);

      g_assert_cmpuint (rk_line_get_after (line), ==, i == 0 ? 2 : 5);
      g_assert_cmpuint (rk_line_get_n_moves (line), ==, 3);
    }
}

/* What leaves a variation lies in it; what goes on at its end makes it longer. */
static void
test_nested (void)
{
  g_autoptr (RkMatch) match = make_match (6);
  g_autoptr (RkAside) aside = keep_some (match, 3, 2);
  g_autoptr (RkAside) found = NULL;
  g_autoptr (RkLine) inner = NULL;
  g_autoptr (RkLine) outer = NULL;

  play_some (&aside, 2);
  g_assert_cmpint (rk_aside_get_kind (aside), ==, RK_ASIDE_TRIAL);
  g_assert_nonnull (rk_aside_get_below (aside));
  take (&aside, rk_aside_keep (aside));
  assert_n_lines (get_lines (match), 1);
  outer = g_object_ref (rk_aside_get_line (aside));
  g_assert_cmpuint (rk_line_get_n_moves (outer), ==, 4);
  g_assert_cmpuint (rk_aside_get_ply (aside), ==, 4);
  g_assert_null (rk_aside_get_below (aside));

  rk_aside_go_to (aside, 1);
  play (&aside, find_other (aside));
  play_some (&aside, 1);
  take (&aside, rk_aside_keep (aside));
  g_assert_cmpuint (rk_line_get_n_moves (outer), ==, 4);
  assert_n_lines (G_LIST_MODEL (rk_line_get_lines (outer)), 1);
  inner = g_list_model_get_item (G_LIST_MODEL (rk_line_get_lines (outer)), 0);
  g_assert_cmpuint (rk_line_get_after (inner), ==, 1);
  g_assert_cmpuint (rk_line_get_n_moves (inner), ==, 2);

  found = rk_aside_find (match, 0, inner);
  g_assert_nonnull (found);
  g_assert_true (rk_aside_get_line (found) == inner);
  g_assert_true (rk_aside_get_line (rk_aside_get_below (found)) == outer);
  g_assert_cmpuint (rk_aside_get_root (found), ==, 3);
  g_assert_true (rk_aside_fits (found));

  g_list_store_remove_all (rk_line_get_lines (outer));
  g_assert_false (rk_aside_fits (found));
  g_assert_null (rk_aside_find (match, 0, inner));
}

/* A best line from the middle of a trial takes the trial with it. */
static void
test_chain (void)
{
  g_autoptr (RkMatch) match = make_match (6);
  g_autoptr (RkAside) aside = rk_aside_new (RK_ASIDE_TRIAL, match, 0, 6, NULL);
  g_autoptr (RkAside) best = NULL;
  g_autoptr (RkLine) line = NULL;
  g_autoptr (RkLine) outer = NULL;

  play_some (&aside, 3);
  rk_aside_go_to (aside, 2);
  line = rk_line_new (2, NULL, rk_aside_get_position (aside));
  g_assert_cmpint (rk_line_play (line, find_other (aside)), ==, RK_MOVE_LEGAL);
  best = rk_aside_new_above (RK_ASIDE_BEST, aside, line);
  g_assert_false (rk_aside_is_kept (best));
  take (&best, rk_aside_keep (best));
  outer = g_list_model_get_item (get_lines (match), 0);
  g_assert_cmpuint (rk_line_get_n_moves (outer), ==, 3);
  assert_n_lines (G_LIST_MODEL (rk_line_get_lines (outer)), 1);
  g_assert_true (rk_aside_fits (best));
}

/* Of a new line all, of one that was made longer what was added, of one that was there
 * nothing; what was kept stays a trial in the hands of whoever asked. */
static void
test_take_back (void)
{
  g_autoptr (RkMatch) match = make_match (6);
  g_autoptr (RkAside) trial = rk_aside_new (RK_ASIDE_TRIAL, match, 0, 3, NULL);
  g_autoptr (RkAside) first = NULL;
  g_autoptr (RkAside) again = NULL;
  g_autoptr (RkAside) longer = NULL;
  g_autoptr (RkLine) line = NULL;

  play_some (&trial, 2);
  first = rk_aside_keep (trial);
  g_assert_cmpint (rk_aside_get_kind (trial), ==, RK_ASIDE_TRIAL);
  rk_aside_take_back (first);
  assert_n_lines (get_lines (match), 0);
  g_assert_true (rk_aside_fits (trial));
  g_assert_false (rk_aside_fits (first));

  take (&first, rk_aside_keep (trial));
  again = rk_aside_keep (trial);
  rk_aside_take_back (again);
  assert_n_lines (get_lines (match), 1);

  line = g_object_ref (rk_aside_get_line (first));
  take (&trial, g_object_ref (first));
  play_some (&trial, 2);
  longer = rk_aside_keep (trial);
  g_assert_cmpuint (rk_line_get_n_moves (line), ==, 4);
  rk_aside_take_back (longer);
  g_assert_cmpuint (rk_line_get_n_moves (line), ==, 2);
  g_assert_true (rk_aside_fits (trial));

  /* A branch of a line. */
  rk_aside_go_to (first, 1);
  take (&trial, g_object_ref (first));
  play (&trial, find_other (trial));
  take (&longer, rk_aside_keep (trial));
  assert_n_lines (G_LIST_MODEL (rk_line_get_lines (line)), 1);
  rk_aside_take_back (longer);
  assert_n_lines (G_LIST_MODEL (rk_line_get_lines (line)), 0);
  assert_n_lines (get_lines (match), 1);
}

/* Moves that were taken back have no place to leave. */
static void
test_undo (void)
{
  g_autoptr (RkMatch) match = make_match (6);
  g_autoptr (RkAside) trial = rk_aside_new (RK_ASIDE_TRIAL, match, 0, 5, NULL);
  g_autoptr (RkAside) before = rk_aside_new (RK_ASIDE_TRIAL, match, 0, 4, NULL);
  guint played = rk_move_get_hole (rk_round_get_move (rk_match_get_round (match, 0), 4));
  guint other = find_hole (before) != played ? find_hole (before) : find_other (before);
  RkLine *line;

  g_assert_cmpuint (other, !=, played);
  play_some (&trial, 2);
  take (&trial, rk_aside_keep (trial));
  line = rk_aside_get_line (trial);
  g_assert_true (rk_match_undo_to (match, 0, 4));
  g_assert_false (rk_aside_fits (trial));
  g_assert_null (rk_aside_find (match, 0, line));
  g_assert_true (rk_match_redo (match));
  g_assert_true (rk_aside_fits (trial));

  g_assert_true (rk_match_undo_to (match, 0, 4));
  g_assert_true (rk_match_play (match, other, NULL));
  assert_n_lines (get_lines (match), 0);
  g_assert_false (rk_aside_fits (trial));
}

/* Rules 12 and 13: nothing is played after the end, which counts what was played in the
 * match before. */
static void
test_end (void)
{
  g_autoptr (RkMatch) match = make_match (0);
  g_autoptr (RkAside) trial = rk_aside_new (RK_ASIDE_TRIAL, match, 0, 0, NULL);
  RkMoveStatus status;
  guint n_moves = 0;

  while (rk_aside_get_end (trial) == RK_ROUND_GOES_ON)
    {
      play_some (&trial, 1);
      g_assert_true (rk_match_play (match, rk_move_get_hole (rk_aside_get_move (trial)), NULL));
      g_assert_cmpuint (++n_moves, <, 10000);
      g_assert_cmpint (rk_aside_get_end (trial), ==,
                       rk_round_get_end (rk_match_get_round (match, 0)));
    }
  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    {
      g_assert_null (rk_aside_play (trial, hole, &status));
      g_assert_cmpint (status, ==, RK_MOVE_ROUND_OVER);
    }

  for (guint ply = 0; ply <= n_moves; ply += 7)
    {
      g_autoptr (RkAside) place = rk_aside_new (RK_ASIDE_TRIAL, match, 0, ply, NULL);

      while (rk_aside_get_end (place) == RK_ROUND_GOES_ON)
        play (&place, rk_move_get_hole (rk_round_get_move (
                          rk_match_get_round (match, 0), ply + rk_aside_get_ply (place))));
      g_assert_cmpuint (ply + rk_aside_get_ply (place), ==, n_moves);
    }
}

/* With what hangs on the moves that go. */
static void
test_cut (void)
{
  g_autoptr (RkMatch) match = make_match (0);
  g_autoptr (RkAside) trial = rk_aside_new (RK_ASIDE_TRIAL, match, 0, 0, NULL);
  RkLine *line = rk_aside_get_line (trial);

  play_some (&trial, 4);
  for (guint ply = 1; ply <= 4; ply++)
    {
      g_autoptr (RkNote) note = rk_note_new (ply, "!", NULL);
      g_autoptr (RkLine) inner = rk_line_new (ply, NULL, rk_line_get_position (line, ply));

      g_list_store_append (rk_line_get_notes (line), note);
      g_list_store_append (rk_line_get_lines (line), inner);
    }
  rk_line_cut (line, 2);
  g_assert_cmpuint (rk_line_get_n_moves (line), ==, 2);
  assert_n_lines (G_LIST_MODEL (rk_line_get_notes (line)), 2);
  assert_n_lines (G_LIST_MODEL (rk_line_get_lines (line)), 2);
  rk_line_cut (line, 2);
  g_assert_cmpuint (rk_line_get_n_moves (line), ==, 2);
}

/* A line that becomes shorter takes away its last places, and all that leaves them. */
static void
test_shortened (void)
{
  g_autoptr (RkMatch) match = make_match (6);
  g_autoptr (RkAside) aside = keep_some (match, 3, 3);
  g_autoptr (RkAside) longer = NULL;
  g_autoptr (RkAside) above = NULL;
  g_autoptr (RkAside) far = NULL;
  RkMoveStatus status;

  play_some (&aside, 1);
  longer = rk_aside_keep (aside);
  far = rk_aside_find (match, 0, rk_aside_get_line (longer));
  rk_aside_go_to (far, 4);
  above = rk_aside_play (far, find_hole (far), &status);
  g_assert_true (rk_aside_fits (far));
  g_assert_true (rk_aside_fits (above));

  rk_aside_take_back (longer);
  g_assert_false (rk_aside_fits (far));
  g_assert_false (rk_aside_fits (above));
  g_assert_true (rk_aside_fits (aside));
  rk_aside_go_to (far, 3);
  g_assert_true (rk_aside_fits (far));
  g_assert_false (rk_aside_fits (above));
}

/* What is gone on with below moves nothing above. */
static void
test_leave (void)
{
  g_autoptr (RkMatch) match = make_match (6);
  g_autoptr (RkAside) aside = rk_aside_new (RK_ASIDE_TRIAL, match, 0, 3, NULL);
  g_autoptr (RkAside) below = NULL;
  RkLine *line;

  g_assert_null (rk_aside_leave (aside));
  play_some (&aside, 3);
  take (&aside, rk_aside_keep (aside));
  line = rk_aside_get_line (aside);
  rk_aside_go_to (aside, 1);
  play (&aside, find_other (aside));
  below = rk_aside_leave (aside);
  g_assert_cmpuint (rk_aside_get_ply (below), ==, 1);
  rk_aside_go_to (below, 3);
  g_assert_true (rk_aside_fits (aside));
  take (&aside, rk_aside_keep (aside));
  g_assert_cmpuint (rk_line_get_n_moves (line), ==, 3);
  assert_n_lines (G_LIST_MODEL (rk_line_get_lines (line)), 1);
}

static guint
count_depth (GListModel *lines)
{
  guint depth = 0;

  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (RkLine) line = g_list_model_get_item (lines, i);

      depth = MAX (depth, 1 + count_depth (G_LIST_MODEL (rk_line_get_lines (line))));
    }

  return depth;
}

/* Lines in lines without end, each of which is found where it was played. */
static void
test_depth (void)
{
  g_autoptr (RkMatch) match = make_match (0);
  g_autoptr (RkAside) aside = keep_some (match, 0, 2);

  for (guint i = 0; i < 40 && rk_aside_get_end (aside) == RK_ROUND_GOES_ON; i++)
    {
      guint before = rk_aside_get_ply (aside) - 1;
      RkPosition wanted;
      g_autoptr (RkAside) found = NULL;

      rk_aside_go_to (aside, before);
      play (&aside, find_other (aside));
      if (rk_aside_get_kind (aside) == RK_ASIDE_VARIATION)
        break;
      play_some (&aside, 2);
      wanted = *rk_aside_get_position (aside);
      take (&aside, rk_aside_keep (aside));
      g_assert_true (rk_aside_fits (aside));
      g_assert_true (rk_position_equal (rk_aside_get_position (aside), &wanted));
      found = rk_aside_find (match, 0, rk_aside_get_line (aside));
      g_assert_nonnull (found);
      g_assert_cmpuint (count_depth (get_lines (match)), ==, MIN (i + 2, 16));
    }
  g_assert_cmpuint (count_depth (get_lines (match)), ==, 16);
}

static guint
get_played (RkMatch *match,
            guint    ply)
{
  return rk_move_get_hole (rk_round_get_move (rk_match_get_round (match, 0), ply));
}

/* Not what the match plays next there. */
static guint
find_unplayed (RkMatch *match,
               RkAside *aside,
               guint    ply)
{
  return find_hole (aside) != get_played (match, ply) ? find_hole (aside) : find_other (aside);
}

/* Moves that the match plays are known as its own, and no variation repeats them. */
static void
test_same_as_match (void)
{
  g_autoptr (RkMatch) match = make_match (6);
  g_autoptr (RkAside) trial = rk_aside_new (RK_ASIDE_TRIAL, match, 0, 2, NULL);
  g_autoptr (GArray) holes = NULL;
  guint ply;

  play (&trial, get_played (match, 2));
  play (&trial, get_played (match, 3));
  holes = rk_aside_list_holes (trial);
  g_assert_cmpuint (holes->len, ==, 2);
  g_assert_cmpuint (g_array_index (holes, guint8, 1), ==, get_played (match, 3));
  g_assert_true (rk_aside_find_in_match (trial, &ply));
  g_assert_cmpuint (ply, ==, 4);
  rk_aside_go_to (trial, 1);
  g_assert_true (rk_aside_find_in_match (trial, &ply));
  g_assert_cmpuint (ply, ==, 3);

  rk_aside_go_to (trial, 2);
  play (&trial, find_unplayed (match, trial, 4));
  play_some (&trial, 1);
  g_assert_false (rk_aside_find_in_match (trial, NULL));
  take (&trial, rk_aside_keep (trial));
  g_assert_true (rk_aside_is_new (trial));
  g_assert_cmpuint (rk_aside_get_root (trial), ==, 4);
  g_assert_cmpuint (rk_aside_get_n_moves (trial), ==, 2);
  g_assert_cmpuint (rk_aside_get_ply (trial), ==, 2);
  g_assert_true (rk_aside_fits (trial));
}

/* What a variation has is not kept again and changes nothing in the match: what leaves it
 * branches off, what goes on at its end makes it longer. */
static void
test_same_as_variation (void)
{
  g_autoptr (RkMatch) match = make_match (6);
  g_autoptr (RkAside) first = keep_some (match, 6, 3);
  g_autoptr (RkAside) trial = rk_aside_new (RK_ASIDE_TRIAL, match, 0, 6, NULL);
  g_autoptr (RkAside) again = NULL;
  RkLine *line = rk_aside_get_line (first);
  guint n_changes = 0;

  g_signal_connect (match, "changed", G_CALLBACK (count_cb), &n_changes);
  play_some (&trial, 2);
  again = rk_aside_keep (trial);
  g_assert_cmpuint (n_changes, ==, 0);
  g_assert_false (rk_aside_is_new (again));
  g_assert_true (rk_aside_get_line (again) == line);
  g_assert_cmpuint (rk_aside_get_ply (again), ==, 2);

  play (&trial, find_other (trial));
  take (&again, rk_aside_keep (trial));
  g_assert_true (rk_aside_is_new (again));
  g_assert_true (rk_aside_get_line (rk_aside_get_below (again)) == line);
  g_assert_cmpuint (rk_aside_get_n_moves (again), ==, 1);
  assert_n_lines (G_LIST_MODEL (rk_line_get_lines (line)), 1);
  rk_aside_take_back (again);
  assert_n_lines (G_LIST_MODEL (rk_line_get_lines (line)), 0);

  rk_aside_go_to (trial, 2);
  play_some (&trial, 2);
  take (&again, rk_aside_keep (trial));
  g_assert_true (rk_aside_is_new (again));
  g_assert_cmpuint (rk_line_get_n_moves (line), ==, 4);
  g_assert_cmpuint (rk_aside_get_ply (again), ==, 4);
  assert_n_lines (get_lines (match), 1);
  rk_aside_take_back (again);
  g_assert_cmpuint (rk_line_get_n_moves (line), ==, 3);
}

/* A best line from the start of a trial, where nothing was tried yet. */
static void
test_empty_below (void)
{
  g_autoptr (RkMatch) match = make_match (6);
  g_autoptr (RkAside) trial = rk_aside_new (RK_ASIDE_TRIAL, match, 0, 6, NULL);
  g_autoptr (RkLine) line = rk_line_new (0, NULL, rk_aside_get_position (trial));
  g_autoptr (RkAside) best = NULL;

  g_assert_cmpint (rk_line_play (line, find_other (trial)), ==, RK_MOVE_LEGAL);
  best = rk_aside_new_above (RK_ASIDE_BEST, trial, line);
  take (&best, rk_aside_keep (best));
  assert_n_lines (get_lines (match), 1);
  g_assert_cmpuint (rk_aside_get_root (best), ==, 6);
  g_assert_null (rk_aside_get_below (best));
  g_assert_cmpuint (rk_aside_get_n_moves (best), ==, 1);
  g_assert_true (rk_aside_fits (best));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/aside/trial", test_trial);
  g_test_add_func ("/aside/keep", test_keep);
  g_test_add_func ("/aside/nested", test_nested);
  g_test_add_func ("/aside/chain", test_chain);
  g_test_add_func ("/aside/take-back", test_take_back);
  g_test_add_func ("/aside/same-as-match", test_same_as_match);
  g_test_add_func ("/aside/same-as-variation", test_same_as_variation);
  g_test_add_func ("/aside/empty-below", test_empty_below);
  g_test_add_func ("/aside/undo", test_undo);
  g_test_add_func ("/aside/end", test_end);
  g_test_add_func ("/aside/cut", test_cut);
  g_test_add_func ("/aside/shortened", test_shortened);
  g_test_add_func ("/aside/leave", test_leave);
  g_test_add_func ("/aside/depth", test_depth);

  return g_test_run ();
}
