/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* What views are told: each action at once, whole, and nothing that did not
 * change. */
#include "config.h"

#include "rk-line.h"
#include "rk-note.h"
#include "rk-test-model.h"

#define N_MATCH_PROPERTIES 8
#define N_ROUND_PROPERTIES 4

static const char *const match_properties[N_MATCH_PROPERTIES] = {
  "state", "turn", "n-items", "current-round", "can-undo", "can-redo", "end", "winner",
};
static const char *const round_properties[N_ROUND_PROPERTIES] = {
  "n-items", "end", "winner", "over",
};

/* A round as a view knows it, that listens to all it says. */
typedef struct
{
  RkRound *round;
  guint n_items;
  gint64 values[N_ROUND_PROPERTIES];
} RoundView;

/* A view of a match, and what it heard of an action so far. */
typedef struct
{
  RkMatch *match;
  GPtrArray *rounds;
  gint64 values[N_MATCH_PROPERTIES];
  guint n_notify[N_MATCH_PROPERTIES];

  guint n_changed;
  RkMatchChange change;
  /* The fingerprints seen in all signals of the action. */
  GArray *seen;
} View;

/* Any property as a number. */
static gint64
get_value (gpointer    object,
           const char *name)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_object_get_property (object, name, &value);
  if (G_VALUE_HOLDS_ENUM (&value))
    return g_value_get_enum (&value);
  if (G_VALUE_HOLDS_BOOLEAN (&value))
    return g_value_get_boolean (&value);
  if (G_VALUE_HOLDS_UINT (&value))
    return g_value_get_uint (&value);

  return rk_round_get_number (g_value_get_object (&value));
}

/* Looks at everything, in the middle of an action. */
static void
look (View *view)
{
  guint64 fingerprint = rk_test_fingerprint (view->match) + rk_match_can_redo (view->match);

  g_assert_cmpuint (view->n_changed, ==, 0);
  rk_test_check (view->match);
  g_array_append_val (view->seen, fingerprint);
}

static RoundView *
find_round (View    *view,
            RkRound *round)
{
  for (guint i = 0; i < view->rounds->len; i++)
    {
      RoundView *known = g_ptr_array_index (view->rounds, i);

      if (known->round == round)
        return known;
    }

  g_assert_not_reached ();
}

static void
round_items_changed_cb (RkRound *round,
                        guint    position,
                        guint    removed,
                        guint    added,
                        View    *view)
{
  RoundView *known = find_round (view, round);

  look (view);
  g_assert_cmpuint (position + removed, ==, known->n_items);
  known->n_items += added - removed;
  g_assert_cmpuint (known->n_items, ==, g_list_model_get_n_items (G_LIST_MODEL (round)));
}

static void
round_notify_cb (RkRound    *round,
                 GParamSpec *pspec,
                 View       *view)
{
  RoundView *known = find_round (view, round);
  gint64 value = get_value (round, pspec->name);

  look (view);
  for (guint i = 0; i < N_ROUND_PROPERTIES; i++)
    {
      if (g_str_equal (pspec->name, round_properties[i]))
        {
          g_assert_cmpint (known->values[i], !=, value);
          known->values[i] = value;
          return;
        }
    }

  g_assert_not_reached ();
}

static void
texts_changed_cb (GListModel *texts,
                  guint       position,
                  guint       removed,
                  guint       added,
                  View       *view)
{
  /* The only texts that go by themselves are those of moves taken back. */
  g_assert_cmpuint (removed, ==, 1);
  look (view);
}

static void
learn_round (View    *view,
             RkRound *round)
{
  RoundView *known = g_new (RoundView, 1);

  known->round = g_object_ref (round);
  known->n_items = rk_round_get_n_moves (round);
  for (guint i = 0; i < N_ROUND_PROPERTIES; i++)
    known->values[i] = get_value (round, round_properties[i]);
  g_ptr_array_add (view->rounds, known);

  g_signal_connect (round, "items-changed", G_CALLBACK (round_items_changed_cb), view);
  g_signal_connect (round, "notify", G_CALLBACK (round_notify_cb), view);
  g_signal_connect (rk_round_get_notes (round), "items-changed",
                    G_CALLBACK (texts_changed_cb), view);
  g_signal_connect (rk_round_get_lines (round), "items-changed",
                    G_CALLBACK (texts_changed_cb), view);
}

static void
forget_round (gpointer data)
{
  RoundView *known = data;

  g_signal_handlers_disconnect_matched (known->round, G_SIGNAL_MATCH_FUNC, 0, 0, NULL,
                                        round_items_changed_cb, NULL);
  g_signal_handlers_disconnect_matched (known->round, G_SIGNAL_MATCH_FUNC, 0, 0, NULL,
                                        round_notify_cb, NULL);
  g_signal_handlers_disconnect_matched (rk_round_get_notes (known->round), G_SIGNAL_MATCH_FUNC,
                                        0, 0, NULL, texts_changed_cb, NULL);
  g_signal_handlers_disconnect_matched (rk_round_get_lines (known->round), G_SIGNAL_MATCH_FUNC,
                                        0, 0, NULL, texts_changed_cb, NULL);
  g_object_unref (known->round);
  g_free (known);
}

static void
items_changed_cb (RkMatch *match,
                  guint    position,
                  guint    removed,
                  guint    added,
                  View    *view)
{
  look (view);
  g_assert_cmpuint (position + removed, ==, view->rounds->len);
  g_ptr_array_set_size (view->rounds, position);
  for (guint i = 0; i < added; i++)
    {
      g_autoptr (RkRound) round = g_list_model_get_item (G_LIST_MODEL (match), position + i);

      learn_round (view, round);
    }
  g_assert_cmpuint (view->rounds->len, ==, g_list_model_get_n_items (G_LIST_MODEL (match)));
}

static void
notify_cb (RkMatch    *match,
           GParamSpec *pspec,
           View       *view)
{
  look (view);
  for (guint i = 0; i < N_MATCH_PROPERTIES; i++)
    {
      if (g_str_equal (pspec->name, match_properties[i]))
        {
          view->n_notify[i]++;
          return;
        }
    }

  g_assert_not_reached ();
}

static void
changed_cb (RkMatch       *match,
            RkMatchChange  change,
            View          *view)
{
  look (view);
  view->n_changed++;
  view->change = change;
}

static View *
view_new (RkMatch *match)
{
  View *view = g_new0 (View, 1);

  view->match = match;
  view->rounds = g_ptr_array_new_with_free_func (forget_round);
  view->seen = g_array_new (FALSE, FALSE, sizeof (guint64));
  for (guint i = 0; i < N_MATCH_PROPERTIES; i++)
    view->values[i] = get_value (match, match_properties[i]);
  for (guint i = 0; i < rk_match_get_n_rounds (match); i++)
    learn_round (view, rk_match_get_round (match, i));

  g_signal_connect (match, "items-changed", G_CALLBACK (items_changed_cb), view);
  g_signal_connect (match, "notify", G_CALLBACK (notify_cb), view);
  g_signal_connect (match, "changed", G_CALLBACK (changed_cb), view);

  return view;
}

static void
view_free (View *view)
{
  g_signal_handlers_disconnect_by_data (view->match, view);
  g_ptr_array_unref (view->rounds);
  g_array_unref (view->seen);
  g_free (view);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (View, view_free)

/* All that was heard since the last call was one action, and all of it. */
static void
assert_told (View          *view,
             RkMatchChange  change)
{
  g_assert_cmpuint (view->n_changed, ==, 1);
  g_assert_cmpuint (view->change, ==, change);
  view->n_changed = 0;

  for (guint i = 1; i < view->seen->len; i++)
    g_assert_cmphex (g_array_index (view->seen, guint64, i), ==,
                     g_array_index (view->seen, guint64, 0));
  g_array_set_size (view->seen, 0);

  for (guint i = 0; i < N_MATCH_PROPERTIES; i++)
    {
      gint64 value = get_value (view->match, match_properties[i]);

      g_assert_cmpuint (view->n_notify[i], ==, value != view->values[i]);
      view->values[i] = value;
      view->n_notify[i] = 0;
    }

  g_assert_cmpuint (view->rounds->len, ==, rk_match_get_n_rounds (view->match));
  for (guint i = 0; i < view->rounds->len; i++)
    {
      RoundView *known = g_ptr_array_index (view->rounds, i);

      g_assert_true (known->round == rk_match_get_round (view->match, i));
      g_assert_cmpuint (known->n_items, ==, rk_round_get_n_moves (known->round));
      for (guint k = 0; k < N_ROUND_PROPERTIES; k++)
        g_assert_cmpint (known->values[k], ==, get_value (known->round, round_properties[k]));
    }
}

static void
assert_silence (View *view)
{
  g_assert_cmpuint (view->n_changed, ==, 0);
  g_assert_cmpuint (view->seen->len, ==, 0);
}

/* One of each action. */
static void
test_actions (void)
{
  g_autoptr (RkMatch) match = rk_test_match_new (NULL);
  g_autoptr (View) view = view_new (match);

  rk_test_play (match, "A");
  assert_told (view, RK_CHANGE_MOVE);
  g_assert_false (rk_match_play (match, 0, NULL));
  assert_silence (view);
  g_assert_true (rk_match_agree_round (match, NULL));
  assert_told (view, RK_CHANGE_ROUND_ENDED);
  g_assert_false (rk_match_redo (match));
  assert_silence (view);
  rk_test_begin (match);
  assert_told (view, RK_CHANGE_ROUND_BEGAN);
  rk_test_play (match, "c");
  assert_told (view, RK_CHANGE_MOVE);
  g_assert_true (rk_match_concede (match, RK_SOUTH, NULL));
  assert_told (view, RK_CHANGE_MATCH_ENDED);
  g_assert_true (rk_match_undo (match));
  assert_told (view, RK_CHANGE_UNDO);
  g_assert_true (rk_match_undo (match));
  assert_told (view, RK_CHANGE_UNDO);
  g_assert_true (rk_match_undo (match));
  assert_told (view, RK_CHANGE_UNDO);
  g_assert_cmpuint (rk_match_get_n_rounds (match), ==, 1);
  g_assert_true (rk_match_redo (match));
  assert_told (view, RK_CHANGE_REDO);
  g_assert_true (rk_match_redo (match));
  assert_told (view, RK_CHANGE_REDO);
  g_assert_cmpuint (rk_match_get_n_rounds (match), ==, 2);
  g_assert_true (rk_match_undo_to (match, 0, 0));
  assert_told (view, RK_CHANGE_UNDO);
  g_assert_false (rk_match_undo (match));
  assert_silence (view);
  g_assert_true (rk_match_concede_round (match, RK_SOUTH, NULL));
  assert_told (view, RK_CHANGE_ROUND_ENDED);
}

/* A new move drops texts too: the stores tell of it inside the action. */
static void
test_dropped_texts (void)
{
  g_autoptr (RkMatch) match = rk_test_match_new (NULL);
  RkRound *round = rk_match_get_current_round (match);
  g_autoptr (View) view = NULL;

  rk_test_play (match, "Ab");
  for (guint after = 0; after <= 2; after++)
    {
      g_autoptr (RkNote) note = rk_note_new (after, "!", NULL);
      g_autoptr (RkLine) line = rk_line_new (after, NULL, rk_round_get_position (round, after));

      g_list_store_append (rk_round_get_notes (round), note);
      g_list_store_append (rk_round_get_lines (round), line);
    }
  g_assert_true (rk_match_undo_to (match, 0, 0));

  view = view_new (match);
  rk_test_play (match, "C");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (rk_round_get_notes (round))), ==, 1);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (rk_round_get_lines (round))), ==, 1);
  g_assert_cmpuint (view->n_changed, ==, 1);
}

/* Some action that is possible now; returns what it will be called. */
static RkMatchChange
act (RkMatch *match,
     GRand   *rand)
{
  guint chance = g_rand_int_range (rand, 0, 400);
  guint round = g_rand_int_range (rand, 0, rk_match_get_n_rounds (match));

  if (chance < 8 && rk_match_undo_to (match, round, 0))
    return RK_CHANGE_UNDO;
  if (chance < 90 && rk_match_undo (match))
    return RK_CHANGE_UNDO;
  if (chance < 170 && rk_match_redo (match))
    return RK_CHANGE_REDO;

  if (rk_match_get_state (match) == RK_MATCH_OVER)
    {
      g_assert_true (rk_match_undo (match));
      return RK_CHANGE_UNDO;
    }
  if (rk_match_get_state (match) == RK_MATCH_BETWEEN_ROUNDS && chance > 180)
    {
      rk_test_begin (match);
      return RK_CHANGE_ROUND_BEGAN;
    }
  if (chance < 172 || rk_match_get_state (match) == RK_MATCH_BETWEEN_ROUNDS)
    {
      g_assert_true (rk_match_agree_draw (match, NULL));
      return RK_CHANGE_MATCH_ENDED;
    }
  if (chance < 175)
    {
      g_assert_true (rk_match_agree_round (match, NULL));
      return RK_CHANGE_ROUND_ENDED;
    }

  rk_test_play_random (match, rand);

  return RK_CHANGE_MOVE;
}

static void
test_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (guint i = 0; i < rk_test_count (200); i++)
    {
      RkRules rules;
      g_autoptr (RkMatch) match = NULL;
      g_autoptr (View) view = NULL;

      rk_rules_init_standard (&rules);
      rules.n_holes = g_rand_int_range (rand, 5, 7);
      rules.max_wins = g_rand_int_range (rand, 0, 3);
      match = rk_test_match_new (&rules);
      view = view_new (match);

      for (guint n = 0; n < 300; n++)
        assert_told (view, act (match, rand));
    }
}

/* A handler of "changed" may act on the match. */
static void
begin_cb (RkMatch *match)
{
  if (rk_match_get_state (match) == RK_MATCH_BETWEEN_ROUNDS)
    rk_test_begin (match);
}

static void
test_act_when_changed (void)
{
  g_autoptr (RkMatch) match = rk_test_match_new (NULL);

  g_signal_connect (match, "changed", G_CALLBACK (begin_cb), NULL);
  g_assert_true (rk_match_agree_round (match, NULL));
  g_assert_cmpuint (rk_match_get_n_rounds (match), ==, 2);
  rk_test_check (match);
}

static void
count_cb (RkMatch       *match,
          RkMatchChange  change,
          guint         *counter)
{
  g_assert_cmpuint (change, ==, RK_CHANGE_TEXTS);
  (*counter)++;
}

static void
test_texts (void)
{
  g_autoptr (RkMatch) match = rk_test_match_new (NULL);
  g_autoptr (RkEvent) event = rk_event_new ();
  g_autoptr (GDateTime) time = g_date_time_new_utc (2026, 11, 29, 18, 30, 0);
  RkPlayer *north = rk_match_get_player (match, RK_NORTH);
  guint n = 0;

  g_signal_connect (match, "changed", G_CALLBACK (count_cb), &n);

  rk_player_set_name (north, "Xaali");
  g_assert_cmpuint (n, ==, 1);
  rk_player_set_name (north, "Xaali");
  g_assert_cmpuint (n, ==, 1);
  rk_player_set_level (north, RK_LEVEL_HARD);
  g_assert_cmpuint (n, ==, 2);

  rk_match_set_comment (match, "a comment");
  g_assert_cmpuint (n, ==, 3);
  rk_match_set_comment (match, "a comment");
  g_object_set (match, "comment", "a comment", NULL);
  g_assert_cmpuint (n, ==, 3);

  rk_match_set_event (match, event);
  g_assert_cmpuint (n, ==, 4);
  rk_match_set_event (match, event);
  g_assert_cmpuint (n, ==, 4);
  g_object_set (event, "name", "Borama", NULL);
  g_assert_cmpuint (n, ==, 5);
  rk_match_set_event (match, NULL);
  g_assert_cmpuint (n, ==, 6);
  g_object_set (event, "name", "Jigjiga", NULL);
  g_assert_cmpuint (n, ==, 6);

  rk_match_texts_changed (match);
  g_assert_cmpuint (n, ==, 7);

  /* What loading and saving set is no change. */
  rk_match_set_id (match, "7a04e751-0b48-52a1-ab5e-5bec0f9567f2");
  rk_match_set_created (match, time);
  rk_match_set_modified (match, time);
  g_assert_cmpuint (n, ==, 7);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/signals/actions", test_actions);
  g_test_add_func ("/model/signals/dropped-texts", test_dropped_texts);
  g_test_add_func ("/model/signals/random", test_random);
  g_test_add_func ("/model/signals/act-when-changed", test_act_when_changed);
  g_test_add_func ("/model/signals/texts", test_texts);

  return g_test_run ();
}
