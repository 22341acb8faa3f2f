/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Taking back and making again, one step at a time and many at once. */
#include "config.h"

#include "rk-line.h"
#include "rk-note.h"
#include "rk-test-model.h"

#define MATCHES 60
#define WALK 1000

/* A state that a match was in. */
typedef struct
{
  guint round;
  guint ply;
  /* The round began: no step by itself. */
  gboolean begun;
  /* Which of them was ended by hand. */
  gboolean round_by_hand;
  gboolean match_by_hand;
  guint64 fingerprint;
} Place;

static gboolean
is_by_hand (RkRoundEnd end)
{
  return end == RK_ROUND_AGREED || end == RK_ROUND_CONCEDED;
}

static void
record (GArray   *trail,
        RkMatch  *match,
        gboolean  begun)
{
  RkRound *round = rk_match_get_current_round (match);
  RkMatchEnd end = rk_match_get_end (match);
  Place place = {
    .round = rk_match_get_n_rounds (match) - 1,
    .ply = rk_round_get_n_moves (round),
    .begun = begun,
    .round_by_hand = is_by_hand (rk_round_get_end (round)),
    .match_by_hand = end >= RK_MATCH_CONCEDED,
    .fingerprint = rk_test_fingerprint (match),
  };

  g_array_append_val (trail, place);
}

static void
add_note (RkMatch *match,
          GRand   *rand)
{
  RkRound *round = rk_match_get_current_round (match);
  g_autofree char *text = g_strdup_printf ("%u", g_rand_int (rand));
  guint after = rk_round_get_n_moves (round);
  g_autoptr (RkNote) note = rk_note_new (after, "!?", text);
  g_autoptr (RkLine) line = rk_line_new (after, text, rk_round_get_last_position (round));

  g_list_store_append (rk_round_get_notes (round), note);
  g_list_store_append (rk_round_get_lines (round), line);
}

static void
end_match_by_hand (RkMatch *match,
                   GRand   *rand)
{
  switch (g_rand_int_range (rand, 0, 3))
    {
    case 0:
      g_assert_true (rk_match_concede (match, g_rand_int_range (rand, 0, 2), NULL));
      break;
    case 1:
      g_assert_true (rk_match_agree_draw (match, NULL));
      break;
    default:
      g_assert_true (rk_match_adjudicate (match, g_rand_int_range (rand, RK_WINNER_SOUTH,
                                                                   RK_WINNER_DRAW + 1), NULL));
    }
}

/* Does something that a match in this state allows; one time in @rarity it ends
 * the match by hand, more often a round. */
static void
act (RkMatch *match,
     GRand   *rand,
     guint    rarity)
{
  guint chance = g_rand_int_range (rand, 0, rarity);

  if (chance == 0)
    end_match_by_hand (match, rand);
  else if (rk_match_get_state (match) == RK_MATCH_BETWEEN_ROUNDS)
    rk_test_begin (match);
  else if (chance < 10)
    g_assert_true (rk_match_agree_round (match, NULL));
  else if (chance < 14)
    g_assert_true (rk_match_concede_round (match, g_rand_int_range (rand, 0, 2), NULL));
  else
    {
      rk_test_play_random (match, rand);
      if (g_rand_int_range (rand, 0, 20) == 0)
        add_note (match, rand);
    }
}

/* Plays a random match to its end and returns all its states. */
static GArray *
play_trail (RkMatch *match,
            GRand   *rand)
{
  g_autoptr (GArray) trail = g_array_new (FALSE, FALSE, sizeof (Place));
  const guint rarity = g_rand_boolean (rand) ? 500 : 20000;

  record (trail, match, FALSE);
  while (rk_match_get_state (match) != RK_MATCH_OVER)
    {
      guint n_rounds = rk_match_get_n_rounds (match);

      act (match, rand, rarity);
      g_assert_false (rk_match_can_redo (match));
      record (trail, match, rk_match_get_n_rounds (match) > n_rounds);
    }
  rk_test_check (match);
  g_test_message ("%u rounds, %u states", rk_match_get_n_rounds (match), trail->len);

  return g_steal_pointer (&trail);
}

static Place *
get_place (GArray *trail,
           guint   index)
{
  return &g_array_index (trail, Place, index);
}

/* Where taking back leads from @index; @index itself at the start. */
static guint
get_before (GArray *trail,
            guint   index)
{
  guint step = index;

  while (get_place (trail, step)->begun)
    step--;

  return step > 0 ? step - 1 : index;
}

/* Where redoing leads from @index; @index itself at the end. */
static guint
get_after (GArray *trail,
           guint   index)
{
  for (guint step = index + 1; step < trail->len; step++)
    {
      if (!get_place (trail, step)->begun)
        return step;
    }

  return index;
}

static void
assert_at (RkMatch *match,
           GArray  *trail,
           guint    index)
{
  g_assert_cmphex (rk_test_fingerprint (match), ==, get_place (trail, index)->fingerprint);
  g_assert_cmpint (rk_match_can_undo (match), ==, get_before (trail, index) != index);
  g_assert_cmpint (rk_match_can_redo (match), ==, get_after (trail, index) != index);
}

static guint
undo (RkMatch *match,
      GArray  *trail,
      guint    index)
{
  guint before = get_before (trail, index);

  g_assert_cmpint (rk_match_undo (match), ==, before != index);
  assert_at (match, trail, before);

  return before;
}

static guint
redo (RkMatch *match,
      GArray  *trail,
      guint    index)
{
  guint after = get_after (trail, index);

  g_assert_cmpint (rk_match_redo (match), ==, after != index);
  assert_at (match, trail, after);

  return after;
}

static RkRules
random_rules (GRand *rand)
{
  RkRules rules;

  rk_rules_init_standard (&rules);
  rules.n_holes = g_rand_int_range (rand, 5, 7);
  rules.direction = g_rand_int_range (rand, 0, 2);
  rules.first = g_rand_int_range (rand, 0, 2);
  rules.next_first = g_rand_int_range (rand, 0, 3);

  return rules;
}

/* Back to the start and forward to the end: every state as it was. */
static void
test_all_the_way (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (guint i = 0; i < rk_test_count (MATCHES); i++)
    {
      RkRules rules = random_rules (rand);
      g_autoptr (RkMatch) match = rk_test_match_new (&rules);
      g_autoptr (GArray) trail = play_trail (match, rand);
      const guint last = trail->len - 1;
      guint index = last;

      while (index > 0)
        index = undo (match, trail, index);
      g_assert_false (rk_match_undo (match));

      while (index < last)
        index = redo (match, trail, index);
      g_assert_false (rk_match_redo (match));
    }
}

/* Back and forth at random, beginning rounds by hand or by redoing. */
static void
test_walk (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);
  RkRules rules = random_rules (rand);
  g_autoptr (RkMatch) match = NULL;
  g_autoptr (GArray) trail = NULL;
  guint index;

  rules.max_rounds = 6;
  match = rk_test_match_new (&rules);
  trail = play_trail (match, rand);
  index = trail->len - 1;

  for (guint i = 0; i < rk_test_count (WALK); i++)
    {
      /* Long runs, so that borders of rounds are crossed. */
      gboolean back = g_rand_boolean (rand);

      for (guint n = g_rand_int_range (rand, 1, 80); n > 0; n--)
        {
          if (!back && index + 1 < trail->len && get_place (trail, index + 1)->begun &&
              g_rand_boolean (rand))
            {
              rk_test_begin (match);
              assert_at (match, trail, ++index);
            }
          else
            index = back ? undo (match, trail, index) : redo (match, trail, index);
        }
    }
}

/* The last state with @ply moves of @round and no ending by hand. */
static guint
find_place (GArray *trail,
            guint   round,
            guint   ply)
{
  for (guint i = trail->len; i > 0; i--)
    {
      Place *place = get_place (trail, i - 1);

      if (place->round == round && place->ply == ply &&
          !place->round_by_hand && !place->match_by_hand)
        return i - 1;
    }

  g_assert_not_reached ();
}

static guint
count_moves (GArray *trail,
             guint   from)
{
  guint n_moves = 0;

  for (guint i = from + 1; i < trail->len; i++)
    {
      Place *place = get_place (trail, i);
      Place *before = get_place (trail, i - 1);

      n_moves += place->round == before->round && place->ply > before->ply;
    }

  return n_moves;
}

static void
test_undo_to (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);

  for (guint i = 0; i < rk_test_count (MATCHES); i++)
    {
      RkRules rules = random_rules (rand);
      g_autoptr (RkMatch) match = rk_test_match_new (&rules);
      g_autoptr (GArray) trail = play_trail (match, rand);

      for (guint n = 0; n < 10; n++)
        {
          guint round = g_rand_int_range (rand, 0, rk_match_get_n_rounds (match));
          guint n_moves = rk_round_get_n_moves (rk_match_get_round (match, round));
          guint ply = g_rand_boolean (rand) ? g_rand_int_range (rand, 0, n_moves + 1) : n_moves;
          guint index = find_place (trail, round, ply);
          gboolean something = rk_test_fingerprint (match) !=
                               get_place (trail, index)->fingerprint;

          g_assert_cmpuint (rk_match_count_moves_after (match, round, ply), ==,
                            count_moves (trail, index));
          g_assert_cmpint (rk_match_undo_to (match, round, ply), ==, something);
          assert_at (match, trail, index);
          g_assert_false (rk_match_undo_to (match, round, ply));

          while (index != get_after (trail, index))
            index = redo (match, trail, index);
        }
    }
}

static void
assert_nothing_undone (RkMatch *match)
{
  RkRound *round = rk_match_get_current_round (match);
  GListModel *notes = G_LIST_MODEL (rk_round_get_notes (round));
  GListModel *lines = G_LIST_MODEL (rk_round_get_lines (round));

  g_assert_false (rk_match_can_redo (match));
  g_assert_cmpuint (rk_match_get_n_all_rounds (match), ==, rk_match_get_n_rounds (match));
  g_assert_cmpuint (rk_round_get_n_all_moves (round), ==, rk_round_get_n_moves (round));
  g_assert_cmpuint (rk_round_get_undone_end (round), ==, RK_ROUND_GOES_ON);
  g_assert_cmpuint (rk_match_get_undone_end (match, NULL, NULL), ==, RK_MATCH_GOES_ON);

  for (guint i = 0; i < g_list_model_get_n_items (notes); i++)
    {
      g_autoptr (RkNote) note = g_list_model_get_item (notes, i);

      g_assert_cmpuint (rk_note_get_after (note), <=, rk_round_get_n_moves (round));
    }
  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (RkLine) line = g_list_model_get_item (lines, i);

      g_assert_cmpuint (rk_line_get_after (line), <=, rk_round_get_n_moves (round));
    }
}

/* Anything new throws away what was taken back, with its texts. */
static void
test_new_action_drops (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);
  RkRules rules = random_rules (rand);

  rules.max_rounds = 4;
  for (guint i = 0; i < rk_test_count (4 * MATCHES); i++)
    {
      g_autoptr (RkMatch) match = rk_test_match_new (&rules);
      g_autoptr (GArray) trail = play_trail (match, rand);
      guint index;

      for (index = trail->len - 1; index > 0; )
        {
          index = undo (match, trail, index);
          if (rk_match_get_state (match) == RK_MATCH_PLAYING &&
              g_rand_int_range (rand, 0, 50) == 0)
            break;
        }

      switch (g_rand_int_range (rand, 0, 4))
        {
        case 0:
          g_assert_true (rk_match_agree_round (match, NULL));
          break;
        case 1:
          g_assert_true (rk_match_concede_round (match, RK_NORTH, NULL));
          break;
        case 2:
          end_match_by_hand (match, rand);
          break;
        default:
          rk_test_play_random (match, rand);
        }

      assert_nothing_undone (match);
      rk_test_check (match);
      g_assert_true (rk_match_undo (match));
      g_assert_cmphex (rk_test_fingerprint (match), ==, get_place (trail, index)->fingerprint);
    }
}

/* Texts of moves taken back stay until something new is done; those of moves
 * that stay are not touched even then. */
static void
test_texts (void)
{
  g_autoptr (RkMatch) match = rk_test_match_new (NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  RkRound *round = rk_match_get_current_round (match);
  GListModel *notes = G_LIST_MODEL (rk_round_get_notes (round));
  GListModel *lines = G_LIST_MODEL (rk_round_get_lines (round));

  add_note (match, rand);
  for (guint i = 0; i < 4; i++)
    {
      rk_test_play_random (match, rand);
      add_note (match, rand);
    }
  g_assert_cmpuint (g_list_model_get_n_items (notes), ==, 5);

  g_assert_true (rk_match_undo_to (match, 0, 2));
  g_assert_cmpuint (g_list_model_get_n_items (notes), ==, 5);
  g_assert_true (rk_match_redo (match));
  g_assert_cmpuint (g_list_model_get_n_items (lines), ==, 5);

  rk_test_play_random (match, rand);
  g_assert_cmpuint (g_list_model_get_n_items (notes), ==, 4);
  g_assert_cmpuint (g_list_model_get_n_items (lines), ==, 4);
  assert_nothing_undone (match);
}

typedef gboolean (*EndFunc) (RkMatch *match);

static gboolean
agree_round (RkMatch *match)
{
  return rk_match_agree_round (match, NULL);
}

static gboolean
concede_round (RkMatch *match)
{
  return rk_match_concede_round (match, RK_NORTH, NULL);
}

static gboolean
concede_match (RkMatch *match)
{
  return rk_match_concede (match, RK_SOUTH, NULL);
}

static gboolean
agree_draw (RkMatch *match)
{
  return rk_match_agree_draw (match, NULL);
}

static gboolean
adjudicate (RkMatch *match)
{
  return rk_match_adjudicate (match, RK_WINNER_NORTH, NULL);
}

static const EndFunc ends[] = { agree_round, concede_round, concede_match, agree_draw, adjudicate };

/* Each way to end by hand is one step of its own. */
static void
test_endings (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autoptr (RkMatch) match = rk_test_match_new (NULL);
      guint64 before;
      guint64 after;

      rk_test_play (match, "AbC");
      before = rk_test_fingerprint (match);
      g_assert_true (ends[i] (match));
      after = rk_test_fingerprint (match);
      g_assert_cmphex (before, !=, after);

      g_assert_true (rk_match_undo (match));
      g_assert_cmphex (rk_test_fingerprint (match), ==, before);
      g_assert_true (rk_match_undo (match));
      g_assert_cmpuint (rk_round_get_n_moves (rk_match_get_current_round (match)), ==, 2);
      g_assert_true (rk_match_redo (match));
      g_assert_cmphex (rk_test_fingerprint (match), ==, before);
      g_assert_true (rk_match_redo (match));
      g_assert_cmphex (rk_test_fingerprint (match), ==, after);
      g_assert_false (rk_match_redo (match));
    }
}

/* A match that ends between rounds, or before the first move of a round, comes
 * to its end at the same place again. */
static void
test_match_end_at_border (void)
{
  for (guint i = 2; i < G_N_ELEMENTS (ends); i++)
    for (guint begin = 0; begin <= 1; begin++)
      {
        g_autoptr (RkMatch) match = rk_test_match_new (NULL);
        guint64 before;
        guint64 after;

        rk_test_play (match, "AbC");
        g_assert_true (rk_match_agree_round (match, NULL));
        if (begin)
          rk_test_begin (match);
        before = rk_test_fingerprint (match);
        g_assert_true (ends[i] (match));
        after = rk_test_fingerprint (match);

        g_assert_true (rk_match_undo (match));
        g_assert_cmphex (rk_test_fingerprint (match), ==, before);
        g_assert_true (rk_match_undo (match));
        g_assert_cmpuint (rk_match_get_n_rounds (match), ==, 1);
        g_assert_cmpuint (rk_match_get_state (match), ==, RK_MATCH_PLAYING);
        g_assert_true (rk_match_redo (match));
        g_assert_cmpuint (rk_match_get_state (match), ==, RK_MATCH_BETWEEN_ROUNDS);
        g_assert_true (rk_match_redo (match));
        g_assert_cmphex (rk_test_fingerprint (match), ==, after);
      }
}

/* A new round is a new way: the end that was taken back led another one. */
static void
test_begin_instead_of_end (void)
{
  g_autoptr (RkMatch) match = rk_test_match_new (NULL);

  g_assert_true (rk_match_agree_round (match, NULL));
  g_assert_true (rk_match_agree_draw (match, NULL));
  g_assert_true (rk_match_undo (match));
  g_assert_true (rk_match_can_redo (match));
  rk_test_begin (match);
  assert_nothing_undone (match);
}

/* A round without moves is no step: it goes with the step before it, and it
 * is not redone. */
static void
test_empty_round (void)
{
  g_autoptr (RkMatch) match = rk_test_match_new (NULL);
  guint64 between;

  rk_test_play (match, "Ab");
  g_assert_true (rk_match_agree_round (match, NULL));
  between = rk_test_fingerprint (match);
  rk_test_begin (match);

  g_assert_true (rk_match_undo (match));
  g_assert_cmpuint (rk_match_get_n_rounds (match), ==, 1);
  g_assert_cmpuint (rk_match_get_n_all_rounds (match), ==, 1);
  g_assert_cmpuint (rk_match_get_state (match), ==, RK_MATCH_PLAYING);

  g_assert_true (rk_match_redo (match));
  g_assert_cmphex (rk_test_fingerprint (match), ==, between);
  g_assert_false (rk_match_can_redo (match));
  g_assert_false (rk_match_redo (match));
}

/* Entering a round again keeps its moves. */
static void
test_begin_again (void)
{
  g_autoptr (RkMatch) match = rk_test_match_new (NULL);
  guint64 end;

  rk_test_play (match, "Ab");
  g_assert_true (rk_match_agree_round (match, NULL));
  rk_test_begin (match);
  rk_test_play (match, "cDe");
  end = rk_test_fingerprint (match);

  g_assert_true (rk_match_undo_to (match, 0, 1));
  g_assert_true (rk_match_redo (match));
  g_assert_true (rk_match_redo (match));
  g_assert_cmpuint (rk_match_get_state (match), ==, RK_MATCH_BETWEEN_ROUNDS);
  g_assert_cmpuint (rk_match_get_n_all_rounds (match), ==, 2);

  rk_test_begin (match);
  g_assert_cmpuint (rk_match_get_n_rounds (match), ==, 2);
  g_assert_cmpuint (rk_round_get_n_moves (rk_match_get_current_round (match)), ==, 0);
  for (guint i = 0; i < 3; i++)
    g_assert_true (rk_match_redo (match));
  g_assert_cmphex (rk_test_fingerprint (match), ==, end);
}

/* Taking back what came after a round leaves its own ending alone. */
static void
test_undo_after_round (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (6);

  for (guint i = 0; i < rk_test_count (MATCHES); i++)
    {
      RkRules rules = random_rules (rand);
      g_autoptr (RkMatch) match = rk_test_match_new (&rules);
      g_autoptr (GArray) trail = play_trail (match, rand);
      guint round = g_rand_int_range (rand, 0, rk_match_get_n_rounds (match));
      guint index = trail->len - 1;

      while (get_place (trail, index)->round != round || get_place (trail, index)->match_by_hand)
        index--;

      g_assert_cmpint (rk_match_undo_after_round (match, round), ==, index < trail->len - 1);
      assert_at (match, trail, index);
      g_assert_false (rk_match_undo_after_round (match, round));
      while (index < trail->len - 1)
        index = redo (match, trail, index);
    }
}

/* What storage does to load a match: play all, add the texts, take back what
 * was taken back. */
static RkMatch *
copy_match (RkMatch *match)
{
  RkMatch *copy = rk_test_match_new (rk_match_get_rules (match));
  RkRound *current = rk_match_get_current_round (match);
  RkWinner winner;
  RkSide by;

  for (guint i = 0; i < rk_match_get_n_all_rounds (match); i++)
    {
      RkRound *round = rk_match_get_any_round (match, i);
      RkRoundEnd end = rk_round_get_final_end (round, &by, NULL);

      if (i > 0)
        rk_test_begin (copy);
      for (guint k = 0; k < rk_round_get_n_all_moves (round); k++)
        g_assert_true (rk_match_play (copy, rk_move_get_hole (rk_round_get_any_move (round, k)),
                                      NULL));
      if (end == RK_ROUND_AGREED)
        g_assert_true (rk_match_agree_round (copy, NULL));
      else if (end == RK_ROUND_CONCEDED)
        g_assert_true (rk_match_concede_round (copy, by, NULL));
    }

  if (rk_match_get_undone_end (match, &winner, &by) == RK_MATCH_CONCEDED)
    g_assert_true (rk_match_concede (copy, by, NULL));
  else if (rk_match_get_undone_end (match, NULL, NULL) == RK_MATCH_AGREED)
    g_assert_true (rk_match_agree_draw (copy, NULL));
  else if (rk_match_get_undone_end (match, NULL, NULL) == RK_MATCH_ADJUDICATED)
    g_assert_true (rk_match_adjudicate (copy, winner, NULL));

  for (guint i = 0; i < rk_match_get_n_all_rounds (match); i++)
    {
      GListModel *notes = G_LIST_MODEL (rk_round_get_notes (rk_match_get_any_round (match, i)));
      GListModel *lines = G_LIST_MODEL (rk_round_get_lines (rk_match_get_any_round (match, i)));
      RkRound *round = rk_match_get_any_round (copy, i);

      for (guint k = 0; k < g_list_model_get_n_items (notes); k++)
        {
          g_autoptr (RkNote) note = g_list_model_get_item (notes, k);
          g_autoptr (RkLine) line = g_list_model_get_item (lines, k);

          g_list_store_append (rk_round_get_notes (round), note);
          g_list_store_append (rk_round_get_lines (round), line);
        }
    }

  if (rk_round_is_over (current))
    rk_match_undo_after_round (copy, rk_match_get_n_rounds (match) - 1);
  else
    rk_match_undo_to (copy, rk_match_get_n_rounds (match) - 1, rk_round_get_n_moves (current));

  return copy;
}

static void
assert_same_to_the_end (RkMatch *match,
                        RkMatch *copy)
{
  for (;;)
    {
      gboolean more = rk_match_redo (match);

      g_assert_cmpint (rk_match_redo (copy), ==, more);
      if (!more)
        return;
      g_assert_cmphex (rk_test_fingerprint (match), ==, rk_test_fingerprint (copy));
    }
}

static void
test_copy (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (guint i = 0; i < rk_test_count (4 * MATCHES); i++)
    {
      RkRules rules = random_rules (rand);
      g_autoptr (RkMatch) match = NULL;
      g_autoptr (RkMatch) copy = NULL;
      g_autoptr (GArray) trail = NULL;
      RkMatchEnd end;
      RkWinner winner;
      RkWinner final_winner;
      RkSide by;

      rules.max_rounds = 3;
      rules.max_wins = g_rand_int_range (rand, 0, 3);
      match = rk_test_match_new (&rules);
      trail = play_trail (match, rand);
      end = rk_match_get_end (match);
      winner = rk_match_get_winner (match);

      for (guint n = g_rand_int_range (rand, 0, trail->len + 1); n > 0; n--)
        rk_match_undo (match);
      for (guint n = g_rand_int_range (rand, 0, trail->len + 1) / 2; n > 0; n--)
        rk_match_redo (match);
      if (rk_match_get_end (match) >= RK_MATCH_CONCEDED)
        rk_match_undo (match);

      g_assert_cmpuint (rk_match_get_final_end (match, &final_winner, &by), ==, end);
      g_assert_cmpuint (final_winner, ==, winner);

      copy = copy_match (match);
      rk_test_check (copy);
      g_assert_cmphex (rk_test_fingerprint (match), ==, rk_test_fingerprint (copy));
      g_assert_cmpuint (rk_match_get_n_all_rounds (match), ==, rk_match_get_n_all_rounds (copy));
      g_assert_cmpuint (rk_match_get_undone_end (match, NULL, NULL), ==,
                        rk_match_get_undone_end (copy, NULL, NULL));
      assert_same_to_the_end (match, copy);
    }
}

/* A start without a legal move: the round is over, and there is no step. */
static void
test_over_at_start (void)
{
  RkRules rules;
  g_autoptr (RkMatch) match = NULL;
  RkRound *round;

  rk_rules_init_standard (&rules);
  match = rk_test_match_from ("0,0,0,0,0,0/4,4,4,4,4,4 s 0-0", &rules);
  round = rk_match_get_current_round (match);
  g_assert_cmpuint (rk_round_get_end (round), ==, RK_ROUND_IMMOBILISED);
  g_assert_cmpuint (rk_match_get_state (match), ==, RK_MATCH_BETWEEN_ROUNDS);
  g_assert_cmpuint (rk_round_get_won (round, RK_NORTH), ==, 24);
  g_assert_cmpuint (rk_match_get_stones (match, RK_SOUTH), ==, 24);
  g_assert_false (rk_match_can_undo (match));
  g_assert_cmpuint (rk_match_check_move (match, 0), ==, RK_MOVE_ROUND_OVER);

  rk_test_begin (match);
  g_assert_false (rk_match_can_undo (match));
  rk_test_play (match, "c");
  g_assert_true (rk_match_undo (match));
  g_assert_cmpuint (rk_match_get_n_rounds (match), ==, 2);
  g_assert_false (rk_match_undo (match));
  g_assert_true (rk_match_redo (match));

  g_assert_true (rk_match_undo_to (match, 0, 0));
  g_assert_cmpuint (rk_match_get_state (match), ==, RK_MATCH_BETWEEN_ROUNDS);
  g_assert_cmpuint (rk_match_get_n_rounds (match), ==, 1);
  g_assert_true (rk_match_redo (match));
  g_assert_cmpuint (rk_match_get_n_rounds (match), ==, 2);
  rk_test_check (match);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/history/all-the-way", test_all_the_way);
  g_test_add_func ("/model/history/walk", test_walk);
  g_test_add_func ("/model/history/undo-to", test_undo_to);
  g_test_add_func ("/model/history/undo-after-round", test_undo_after_round);
  g_test_add_func ("/model/history/new-action-drops", test_new_action_drops);
  g_test_add_func ("/model/history/texts", test_texts);
  g_test_add_func ("/model/history/endings", test_endings);
  g_test_add_func ("/model/history/match-end-at-border", test_match_end_at_border);
  g_test_add_func ("/model/history/begin-instead-of-end", test_begin_instead_of_end);
  g_test_add_func ("/model/history/empty-round", test_empty_round);
  g_test_add_func ("/model/history/begin-again", test_begin_again);
  g_test_add_func ("/model/history/copy", test_copy);
  g_test_add_func ("/model/history/over-at-start", test_over_at_start);

  return g_test_run ();
}
