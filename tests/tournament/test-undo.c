/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* Evenings on which an arbiter does all sorts of things in any order: each ends in
 * legal rounds or a clear sentence, and all of it can be taken back. */

#include "rk-error.h"
#include "rk-test-dump.h"

#define N_ACTIONS 300

static guint
count_evenings (void)
{
  return g_strcmp0 (g_getenv ("RK_TEST_SCALE"), "full") == 0 ? 1000 : 50;
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

static gboolean
have_met (const RkTournamentData *data,
          guint                   n_rounds,
          guint                   a,
          guint                   b)
{
  g_autoptr (GArray) ids = NULL;
  g_autoptr (RkField) field = rk_tournament_data_to_field (data, n_rounds, &ids);
  guint indexes[2] = { RK_NOBODY, RK_NOBODY };

  for (guint i = 0; i < ids->len; i++)
    if (g_array_index (ids, guint, i) == a)
      indexes[0] = i;
    else if (g_array_index (ids, guint, i) == b)
      indexes[1] = i;

  return rk_field_have_met (field, indexes[0], indexes[1], n_rounds);
}

/* How often the player is in a round. */
static guint
count_records (const RkTournamentRoundRecord *round,
               guint                          id)
{
  guint n_records = 0;

  for (guint i = 0; i < round->pairings->len; i++)
    {
      const RkPairingRecord *pairing = g_ptr_array_index (round->pairings, i);

      if (pairing->first == id || pairing->second == id)
        n_records++;
    }

  return n_records;
}

static gboolean
is_expected (const RkTournamentData *data,
             const RkEntrantRecord  *entrant)
{
  guint round = data->rounds->len;

  if (entrant->entered > round || (entrant->withdrawn != 0 && entrant->withdrawn <= round))
    return FALSE;

  for (guint i = 0; i < entrant->byes->len; i++)
    if (g_array_index (entrant->byes, RkByeRequest, i).round == round)
      return FALSE;

  return TRUE;
}

static guint
count_pairing_byes (const RkTournamentData *data,
                    guint                   id)
{
  guint n_byes = 0;

  for (guint i = 0; i < data->rounds->len; i++)
    {
      const RkTournamentRoundRecord *round = g_ptr_array_index (data->rounds, i);

      for (guint j = 0; j < round->pairings->len; j++)
        {
          const RkPairingRecord *pairing = g_ptr_array_index (round->pairings, j);

          if (pairing->kind == RK_PAIRING_BYE && pairing->first == id)
            n_byes++;
        }
    }

  return n_byes;
}

/* What holds of any round, just when it was paired. */
static void
check_paired (RkTournament *self)
{
  const RkTournamentData *data = rk_tournament_get_data (self);
  const RkTournamentRoundRecord *round = g_ptr_array_index (data->rounds, data->rounds->len - 1);
  gboolean swiss = data->regulations.system == RK_SYSTEM_SWISS;
  guint board = 1;

  for (guint i = 0; i < data->entrants->len; i++)
    {
      const RkEntrantRecord *entrant = g_ptr_array_index (data->entrants, i);
      guint n_records = count_records (round, entrant->id);

      g_assert_cmpuint (n_records, <=, 1);
      if (swiss)
        g_assert_cmpuint (n_records, ==, entrant->entered <= data->rounds->len ? 1 : 0);
    }

  for (guint i = 0; i < round->pairings->len; i++)
    {
      const RkPairingRecord *pairing = g_ptr_array_index (round->pairings, i);
      const RkEntrantRecord *first = rk_tournament_data_find_entrant (data, pairing->first);

      g_assert_cmpuint (pairing->board, ==, pairing->kind == RK_PAIRING_GAME ? board++ : 0);
      if (!swiss)
        continue;

      g_assert_cmpint (pairing->kind == RK_PAIRING_HALF_BYE || pairing->kind == RK_PAIRING_ZERO_BYE,
                       !=, is_expected (data, first));
      if (pairing->kind == RK_PAIRING_BYE)
        g_assert_cmpuint (count_pairing_byes (data, pairing->first), ==, 1);
      if (pairing->kind != RK_PAIRING_GAME)
        continue;

      g_assert_true (is_expected (data, rk_tournament_data_find_entrant (data, pairing->second)));
      g_assert_false (have_met (data, data->rounds->len - 1, pairing->first, pairing->second));
      g_assert_false (rk_tournament_is_forbidden (
          self, rk_tournament_get_entrant (self, pairing->first),
          rk_tournament_get_entrant (self, pairing->second)));
    }
}

/* The numbers of those who have one are 1, 2, 3 without gaps. */
static void
check_numbers (RkTournament *self)
{
  guint n_numbers = 0;

  for (guint i = 1; rk_tournament_find_number (self, i) != NULL; i++)
    n_numbers++;
  for (guint i = 0; i < rk_tournament_get_n_entrants (self); i++)
    {
      g_autoptr (RkEntrant) entrant =
        g_list_model_get_item (rk_tournament_get_entrants (self), i);
      guint number = rk_entrant_get_number (entrant);

      g_assert_cmpuint (number, <=, n_numbers);
      if (number > 0)
        g_assert_true (rk_tournament_find_number (self, number) == entrant);
    }
}

/* Points are the same by player and in the field. */
static void
check_points (RkTournament *self)
{
  const RkTournamentData *data = rk_tournament_get_data (self);
  guint n_rounds = data->rounds->len;
  g_autoptr (RkField) field = rk_tournament_data_to_field (data, n_rounds, NULL);

  g_assert_cmpstr (rk_field_check (field), ==, NULL);
  for (guint i = 0; i < field->n_players; i++)
    {
      g_autoptr (RkEntrant) entrant =
        g_list_model_get_item (rk_tournament_get_entrants (self), i);

      g_assert_cmpuint (rk_field_get_points (field, i, n_rounds), ==,
                        rk_tournament_get_points (self, entrant, n_rounds));
    }
}

static void
check (RkTournament *self)
{
  guint n_rounds = rk_tournament_get_n_rounds (self);
  g_autoptr (RkStandings) standings = rk_tournament_get_standings (self, n_rounds);

  check_points (self);
  check_numbers (self);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (standings)), ==,
                    rk_tournament_get_n_entrants (self));
  for (guint i = 1; i < n_rounds; i++)
    g_assert_true (rk_tournament_round_is_published (rk_tournament_get_round (self, i)));
}

static void
test_evenings (void)
{
  guint n_paired = 0;

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
      regulations.third_place = g_rand_boolean (random);
      regulations.late_half_point = g_rand_boolean (random);
      regulations.late_until = g_rand_int_range (random, 0, 6);
      self = rk_tournament_new ("Evening", &regulations);
      start = rk_test_dump (self);
      for (guint i = 0; i < n_players; i++)
        g_assert_nonnull (rk_tournament_add_entrant (self, "Player", NULL, i * 10, NULL));

      for (guint i = 0; i < N_ACTIONS; i++)
        {
          guint n_rounds = rk_tournament_get_n_rounds (self);
          g_autoptr (GError) error = NULL;

          if (rk_tournament_get_n_entrants (self) == 0)
            break;
          if (act (self, random, &n_added, &error))
            {
              g_assert_no_error (error);
              if (rk_tournament_get_n_rounds (self) > n_rounds)
                check_paired (self);
            }
          else
            {
              g_assert_nonnull (error);
              g_assert_true (error->domain == RK_ERROR);
              g_assert_true (g_str_has_suffix (error->message, "."));
            }
          check (self);
        }

      n_paired += rk_tournament_get_n_rounds (self);
      end = rk_test_dump (self);
      while (rk_tournament_undo (self))
        n_undone++;
      undone = rk_test_dump (self);
      g_assert_cmpstr (undone, ==, start);
      for (guint i = 0; i < n_undone; i++)
        g_assert_true (rk_tournament_redo (self));
      g_assert_false (rk_tournament_redo (self));
      redone = rk_test_dump (self);
      g_assert_cmpstr (redone, ==, end);
      g_assert_finalize_object (self);
    }

  g_test_message ("%u rounds", n_paired);
  /* They do get somewhere. */
  g_assert_cmpuint (n_paired, >, 2 * count_evenings ());
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tournament/evenings", test_evenings);
  return g_test_run ();
}
