/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* What a tournament tells of each action: nobody sees half of one, nothing is told that
 * did not change, and who follows the signals knows everything. */

#include "rk-test-dump.h"

/* Who follows a tournament by its signals. */
typedef struct
{
  RkTournament *tournament;
  /* The text at the first signal of an action: all others must see the same. */
  char *seen;
  guint n_changed;
  guint n_published;
  guint n_signals;
  /* Items of the lists, as items-changed tells them. */
  GPtrArray *entrants;
  GPtrArray *rounds;
  /* Names of the properties that were told, and what became of the lists. */
  GPtrArray *told;
} Watch;

static void
see (Watch *watch)
{
  g_autofree char *text = rk_test_dump (watch->tournament);

  watch->n_signals++;
  if (watch->seen == NULL)
    watch->seen = g_steal_pointer (&text);
  else
    g_assert_cmpstr (text, ==, watch->seen);
}

static void on_notify (Watch      *watch,
                       GParamSpec *pspec,
                       GObject    *object);

/* Brings @items to what the signal says, and follows what is new. */
static void
follow (Watch      *watch,
        GPtrArray  *items,
        GListModel *model,
        guint       position,
        guint       removed,
        guint       added)
{
  g_assert_cmpuint (removed + added, >, 0);
  for (guint i = 0; i < removed; i++)
    {
      g_signal_handlers_disconnect_by_data (g_ptr_array_index (items, position), watch);
      g_ptr_array_remove_index (items, position);
    }
  for (guint i = 0; i < added; i++)
    {
      GObject *item = g_list_model_get_item (model, position + i);

      g_ptr_array_insert (items, position + i, item);
      g_signal_connect_swapped (item, "notify", G_CALLBACK (on_notify), watch);
    }
}

static void
on_entrants_changed (GListModel *model,
                     guint       position,
                     guint       removed,
                     guint       added,
                     Watch      *watch)
{
  follow (watch, watch->entrants, model, position, removed, added);
  g_ptr_array_add (watch->told, g_strdup_printf ("players-%u+%u", removed, added));
  see (watch);
}

static void
on_rounds_changed (GListModel *model,
                   guint       position,
                   guint       removed,
                   guint       added,
                   Watch      *watch)
{
  follow (watch, watch->rounds, model, position, removed, added);
  g_ptr_array_add (watch->told, g_strdup_printf ("rounds-%u+%u", removed, added));
  see (watch);
}

static void
on_notify (Watch      *watch,
           GParamSpec *pspec,
           GObject    *object)
{
  g_ptr_array_add (watch->told, g_strdup (pspec->name));
  see (watch);
}

static void
on_changed (Watch *watch)
{
  watch->n_changed++;
  g_assert_cmpuint (watch->n_published, ==, 0);
  see (watch);
}

static void
on_published (Watch             *watch,
              RkTournamentRound *round)
{
  watch->n_published++;
  g_assert_cmpuint (watch->n_changed, ==, 1);
  g_assert_true (rk_tournament_round_is_published (round));
  see (watch);
}

static Watch *
watch_new (RkTournament *tournament)
{
  Watch *self = g_new0 (Watch, 1);

  self->tournament = tournament;
  self->entrants = g_ptr_array_new_with_free_func (g_object_unref);
  self->rounds = g_ptr_array_new_with_free_func (g_object_unref);
  self->told = g_ptr_array_new_null_terminated (0, g_free, TRUE);
  g_signal_connect (rk_tournament_get_entrants (tournament), "items-changed",
                    G_CALLBACK (on_entrants_changed), self);
  g_signal_connect (rk_tournament_get_rounds (tournament), "items-changed",
                    G_CALLBACK (on_rounds_changed), self);
  g_signal_connect_swapped (tournament, "notify", G_CALLBACK (on_notify), self);
  g_signal_connect_swapped (tournament, "changed", G_CALLBACK (on_changed), self);
  g_signal_connect_swapped (tournament, "published", G_CALLBACK (on_published), self);

  return self;
}

static void
forget (GPtrArray *items,
        Watch     *watch)
{
  for (guint i = 0; i < items->len; i++)
    g_signal_handlers_disconnect_by_data (g_ptr_array_index (items, i), watch);
  g_ptr_array_unref (items);
}

static void
watch_free (Watch *self)
{
  g_signal_handlers_disconnect_by_data (rk_tournament_get_entrants (self->tournament), self);
  g_signal_handlers_disconnect_by_data (rk_tournament_get_rounds (self->tournament), self);
  g_signal_handlers_disconnect_by_data (self->tournament, self);
  forget (self->entrants, self);
  forget (self->rounds, self);
  g_ptr_array_unref (self->told);
  g_free (self->seen);
  g_free (self);
}

/* After an action: "changed" came once, and the lists that were followed are the lists.
 * What was told is compared without its order. */
static void
expect (Watch      *watch,
        guint       n_published,
        const char *told)
{
  GListModel *entrants = rk_tournament_get_entrants (watch->tournament);
  g_autofree char *words = NULL;

  g_assert_cmpuint (watch->n_changed, ==, 1);
  g_assert_cmpuint (watch->n_published, ==, n_published);
  g_ptr_array_sort_values (watch->told, (GCompareFunc) strcmp);
  words = g_strjoinv (" ", (char **) watch->told->pdata);
  g_assert_cmpstr (words, ==, told);
  g_assert_cmpuint (watch->entrants->len, ==, g_list_model_get_n_items (entrants));
  for (guint i = 0; i < watch->entrants->len; i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (entrants, i);

      g_assert_true (item == g_ptr_array_index (watch->entrants, i));
    }
  g_assert_cmpuint (watch->rounds->len, ==, rk_tournament_get_n_rounds (watch->tournament));

  watch->n_changed = 0;
  watch->n_published = 0;
  g_ptr_array_set_size (watch->told, 0);
  g_clear_pointer (&watch->seen, g_free);
}

static void
expect_nothing (Watch *watch)
{
  g_assert_cmpuint (watch->n_signals, ==, 0);
}

static RkTournament *
make_tournament (void)
{
  RkRegulations regulations;

  rk_regulations_init (&regulations, RK_SYSTEM_SWISS, 4);
  regulations.n_rounds = 3;
  regulations.initial_role = RK_ROLE_FIRST;
  regulations.seed = 1;

  return rk_tournament_new ("Test", &regulations);
}

static void
test_actions (void)
{
  RkTournament *self = make_tournament ();
  Watch *watch = watch_new (self);
  g_autoptr (GPtrArray) records =
    g_ptr_array_new_with_free_func ((GDestroyNotify) rk_entrant_record_unref);
  RkPairing *pairing;

  g_assert_nonnull (rk_tournament_add_entrant (self, "A", NULL, 40, NULL));
  expect (watch, 0, "can-undo n-entrants players-0+1");
  g_ptr_array_add (records, rk_entrant_record_new (1, "B"));
  g_ptr_array_add (records, rk_entrant_record_new (2, " C "));
  g_ptr_array_add (records, rk_entrant_record_new (3, "D"));
  g_assert_true (rk_tournament_add_entrants (self, records, NULL));
  expect (watch, 0, "n-entrants players-0+3");
  g_assert_true (rk_tournament_edit_entrant (self, rk_tournament_get_entrant (self, 2), "B2",
                                             "Club", 0, NULL));
  expect (watch, 0, "club name");
  g_assert_true (rk_tournament_set_event (self, "Test", "Hall", NULL, NULL));
  expect (watch, 0, "site");

  g_assert_true (rk_tournament_pair (self, RK_SWISS_RELAX_NONE, NULL));
  expect (watch, 0, "n-rounds number number number number rounds-0+1 state");
  pairing = rk_tournament_round_get_board (rk_tournament_get_round (self, 1), 1);
  g_assert_true (rk_tournament_swap_roles (self, pairing, NULL));
  expect (watch, 0, "");
  g_assert_true (rk_tournament_publish (self, NULL));
  expect (watch, 1, "published state");
  g_assert_true (rk_tournament_set_result (self, pairing, 0, RK_RESULT_DRAW, NULL, NULL, NULL));
  expect (watch, 0, "n-open");
  g_assert_true (rk_tournament_undo (self));
  expect (watch, 0, "can-redo n-open");
  g_assert_true (rk_tournament_redo (self));
  expect (watch, 0, "can-redo n-open");
  g_assert_true (rk_tournament_withdraw (self, rk_tournament_get_entrant (self, 1), NULL, NULL));
  expect (watch, 0, "withdrawn");

  watch_free (watch);
  g_assert_finalize_object (self);
}

/* What changes nothing, or cannot be, tells nothing and is not logged. */
static void
test_nothing (void)
{
  RkTournament *self = make_tournament ();
  RkRegulations regulations = *rk_tournament_get_regulations (self);
  guint n_log;
  RkEntrant *a, *b;
  Watch *watch;

  a = rk_tournament_add_entrant (self, "A", NULL, 0, NULL);
  b = rk_tournament_add_entrant (self, "B", NULL, 0, NULL);
  n_log = g_list_model_get_n_items (rk_tournament_get_log (self));
  watch = watch_new (self);

  g_assert_true (rk_tournament_edit_entrant (self, a, " A ", "", 0, NULL));
  g_assert_true (rk_tournament_set_event (self, "Test", NULL, NULL, NULL));
  g_assert_true (rk_tournament_set_regulations (self, &regulations, NULL, NULL));
  g_assert_true (rk_tournament_set_forbidden (self, a, b, FALSE, NULL));
  g_assert_true (rk_tournament_set_bye (self, a, 1, -1, NULL));
  g_assert_false (rk_tournament_return (self, a, NULL, NULL));
  g_assert_false (rk_tournament_publish (self, NULL));
  g_assert_false (rk_tournament_redo (self));
  g_assert_false (rk_tournament_set_event (self, "Test", NULL, "2026-02-30", NULL));
  g_assert_false (rk_tournament_set_event (self, "\u200d \u200c", NULL, NULL, NULL));
  expect_nothing (watch);
  g_assert_cmpuint (g_list_model_get_n_items (rk_tournament_get_log (self)), ==, n_log);

  watch_free (watch);
  g_assert_finalize_object (self);
}

static void
on_pairing_changed (RkPairing *pairing,
                    guint     *n_changed)
{
  ++*n_changed;
}

/* Objects stay the same as long as what they show is there. */
static void
test_identity (void)
{
  RkTournament *self = make_tournament ();
  RkTournamentRound *round;
  RkPairing *pairing, *other;
  RkEntrant *entrant;
  guint n_changed = 0, n_other_changed = 0;

  for (guint i = 0; i < 4; i++)
    rk_tournament_add_entrant (self, "Player", NULL, 10 - i, NULL);
  entrant = rk_tournament_get_entrant (self, 3);
  g_assert_true (rk_tournament_pair (self, RK_SWISS_RELAX_NONE, NULL));
  round = rk_tournament_get_round (self, 1);
  pairing = rk_tournament_round_get_board (round, 1);
  other = rk_tournament_round_get_board (round, 2);
  g_signal_connect (pairing, "changed", G_CALLBACK (on_pairing_changed), &n_changed);
  g_signal_connect (other, "changed", G_CALLBACK (on_pairing_changed), &n_other_changed);

  g_assert_true (rk_tournament_publish (self, NULL));
  g_assert_cmpuint (n_changed, ==, 0);
  g_assert_true (rk_tournament_set_result (self, pairing, 0, RK_RESULT_FIRST, NULL, NULL, NULL));
  g_assert_cmpuint (n_changed, ==, 1);
  g_assert_true (rk_tournament_undo (self));
  g_assert_cmpuint (n_changed, ==, 2);
  g_assert_cmpuint (n_other_changed, ==, 0);
  g_assert_true (rk_tournament_get_round (self, 1) == round);
  g_assert_true (rk_tournament_round_get_board (round, 1) == pairing);
  g_assert_true (rk_tournament_get_entrant (self, 3) == entrant);
  g_assert_finalize_object (self);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tournament/signals/actions", test_actions);
  g_test_add_func ("/tournament/signals/nothing", test_nothing);
  g_test_add_func ("/tournament/signals/identity", test_identity);

  return g_test_run ();
}
