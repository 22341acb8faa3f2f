/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* Evenings on which an arbiter does all sorts of things in any order: each ends in
 * legal rounds or a clear sentence, and all of it can be taken back. */

#include "rk-error.h"
#include "rk-tournament.h"

static guint
count_evenings (void)
{
  return g_strcmp0 (g_getenv ("RK_TEST_SCALE"), "full") == 0 ? 1000 : 50;
}

/* All that can be seen of a state. */
static char *
dump (RkTournament *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  GListModel *entrants = rk_tournament_get_entrants (self);

  g_string_append_printf (text, "%s %d %u/%u\n", rk_tournament_get_name (self),
                          rk_tournament_get_state (self), rk_tournament_get_n_rounds (self),
                          rk_tournament_get_total_rounds (self));
  for (guint i = 0; i < g_list_model_get_n_items (entrants); i++)
    {
      g_autoptr (RkEntrant) entrant = g_list_model_get_item (entrants, i);
      const RkEntrantRecord *record = rk_entrant_get_record (entrant);

      g_string_append_printf (text, "%u %u %s %u %u %u:", record->id, record->number,
                              record->name, record->strength, record->entered,
                              record->withdrawn);
      for (guint j = 0; j < record->byes->len; j++)
        {
          const RkByeRequest *bye = &g_array_index (record->byes, RkByeRequest, j);

          g_string_append_printf (text, " %u=%u", bye->round, bye->points);
        }
      g_string_append_c (text, '\n');
    }
  for (guint i = 1; i <= rk_tournament_get_n_rounds (self); i++)
    {
      GListModel *round = G_LIST_MODEL (rk_tournament_get_round (self, i));

      g_string_append_printf (text, "round %u %d:", i,
                              rk_tournament_round_is_published (RK_TOURNAMENT_ROUND (round)));
      for (guint j = 0; j < g_list_model_get_n_items (round); j++)
        {
          g_autoptr (RkPairing) pairing = g_list_model_get_item (round, j);
          RkEntrant *second = rk_pairing_get_second (pairing);

          g_string_append_printf (text, " %d %u-%u", rk_pairing_get_kind (pairing),
                                  rk_entrant_get_id (rk_pairing_get_first (pairing)),
                                  second != NULL ? rk_entrant_get_id (second) : 0);
          for (guint k = 0; k < rk_pairing_get_n_games (pairing); k++)
            g_string_append_printf (text, "(%d %u)", rk_pairing_get_game (pairing, k)->result,
                                    rk_pairing_get_game (pairing, k)->flags);
        }
      g_string_append_c (text, '\n');
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static RkEntrant *
choose_entrant (RkTournament *self,
                GRand        *random)
{
  GListModel *entrants = rk_tournament_get_entrants (self);
  guint n_entrants = g_list_model_get_n_items (entrants);
  g_autoptr (RkEntrant) entrant =
    g_list_model_get_item (entrants, g_rand_int_range (random, 0, n_entrants));

  return entrant;
}

static gboolean
enter_results (RkTournament  *self,
               GRand         *random,
               GError       **error)
{
  guint n_rounds = rk_tournament_get_n_rounds (self);
  RkTournamentRound *round;

  if (n_rounds == 0)
    return TRUE;
  round = rk_tournament_get_round (self, n_rounds);
  for (guint board = 1; board <= rk_tournament_round_get_n_boards (round); board++)
    {
      RkPairing *pairing = rk_tournament_round_get_board (round, board);

      for (guint game = 0; game < rk_pairing_get_n_games (pairing); game++)
        if (rk_pairing_get_game (pairing, game)->result == RK_RESULT_NONE &&
            !rk_tournament_set_result (self, pairing, game,
                                       g_rand_int_range (random, RK_RESULT_FIRST,
                                                         RK_RESULT_BOTH_FORFEIT + 1),
                                       NULL, NULL, error))
          return FALSE;
    }
  return TRUE;
}

static gboolean
change_old_result (RkTournament  *self,
                   GRand         *random,
                   GError       **error)
{
  guint n_rounds = rk_tournament_get_n_rounds (self);
  RkTournamentRound *round;
  guint n_boards;

  if (n_rounds == 0)
    return TRUE;
  round = rk_tournament_get_round (self, g_rand_int_range (random, 1, n_rounds + 1));
  n_boards = rk_tournament_round_get_n_boards (round);
  if (n_boards == 0)
    return TRUE;
  return rk_tournament_set_result (
      self,
      rk_tournament_round_get_board (round, g_rand_int_range (random, 1, n_boards + 1)), 0,
      g_rand_int_range (random, RK_RESULT_FIRST, RK_RESULT_BOTH_FORFEIT + 1), NULL, "why", error);
}

static gboolean
act (RkTournament  *self,
     GRand         *random,
     guint         *n_added,
     GError       **error)
{
  RkEntrant *entrant = choose_entrant (self, random);
  RkEntrant *other = choose_entrant (self, random);
  guint round = rk_tournament_get_n_rounds (self) + g_rand_int_range (random, 0, 3);
  g_autofree char *name = NULL;

  switch (g_rand_int_range (random, 0, 16))
    {
    case 0:
      name = g_strdup_printf ("Late %u", (*n_added)++);
      return rk_tournament_add_entrant (self, name, "Club", g_rand_int_range (random, 0, 2000),
                                        error) != NULL;
    case 1:
      return rk_tournament_withdraw (self, entrant, "gone", error);
    case 2:
      return rk_tournament_return (self, entrant, NULL, error);
    case 3:
      return rk_tournament_set_bye (self, entrant, MAX (round, 1),
                                    g_rand_int_range (random, -1, 2), error);
    case 4:
      return rk_tournament_set_forbidden (self, entrant, other, g_rand_boolean (random), error);
    case 5:
      return rk_tournament_unpair (self, error);
    case 6:
      return rk_tournament_swap_players (self, entrant, other, error);
    case 7:
      return change_old_result (self, random, error);
    case 8:
      return rk_tournament_edit_entrant (self, entrant, "New Name", NULL,
                                         g_rand_int_range (random, 0, 2000), error);
    case 9:
      return rk_tournament_remove_entrant (self, entrant, error);
    case 10:
    case 11:
    case 12:
      return rk_tournament_pair (self, RK_SWISS_RELAX_NONE, error);
    case 13:
      return rk_tournament_publish (self, error);
    default:
      return enter_results (self, random, error);
    }
}

static void
check (RkTournament *self)
{
  g_autoptr (RkField) field = rk_tournament_data_to_field (rk_tournament_get_data (self),
                                                           rk_tournament_get_n_rounds (self), NULL);
  g_autoptr (RkStandings) standings =
    rk_tournament_get_standings (self, rk_tournament_get_n_rounds (self));

  g_assert_cmpstr (rk_field_check (field), ==, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (standings)), ==,
                    rk_tournament_get_n_entrants (self));
}

static void
test_evenings (void)
{
  for (guint evening = 0; evening < count_evenings (); evening++)
    {
      g_autoptr (GRand) random = g_rand_new_with_seed (evening + 1);
      RkRegulations regulations;
      RkTournament *self;
      guint n_players = g_rand_int_range (random, 4, 12);
      guint n_added = 0;
      guint n_undone = 0;
      g_autofree char *start = NULL;
      g_autofree char *end = NULL;
      g_autofree char *undone = NULL;
      g_autofree char *redone = NULL;

      rk_regulations_init (&regulations, g_rand_int_range (random, 0, RK_SYSTEM_KNOCKOUT + 1),
                           n_players);
      regulations.seed = evening;
      regulations.n_games = g_rand_int_range (random, 1, 3);
      self = rk_tournament_new ("Evening", &regulations);
      start = dump (self);
      for (guint i = 0; i < n_players; i++)
        g_assert_nonnull (rk_tournament_add_entrant (self, "Player", NULL, i * 10, NULL));

      for (guint i = 0; i < 80; i++)
        {
          g_autoptr (GError) error = NULL;

          if (rk_tournament_get_n_entrants (self) == 0)
            break;
          if (!act (self, random, &n_added, &error))
            {
              g_assert_nonnull (error);
              g_assert_true (error->domain == RK_ERROR);
              g_assert_true (g_str_has_suffix (error->message, "."));
            }
          check (self);
        }

      end = dump (self);
      while (rk_tournament_undo (self))
        n_undone++;
      undone = dump (self);
      g_assert_cmpstr (undone, ==, start);
      for (guint i = 0; i < n_undone; i++)
        g_assert_true (rk_tournament_redo (self));
      g_assert_false (rk_tournament_redo (self));
      redone = dump (self);
      g_assert_cmpstr (redone, ==, end);
      g_assert_finalize_object (self);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tournament/evenings", test_evenings);
  return g_test_run ();
}
