/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-test-tournaments.h"

#include "rk-test-dump.h"
#include "rk-test-files.h"
#include "rk-tournament-private.h"

RkTournament *
rk_test_parse_tournament (GBytes *bytes)
{
  g_autoptr (GError) error = NULL;
  RkTournament *tournament = rk_tournament_file_parse (bytes, &error);

  if (error != NULL)
    g_test_message ("%.*s", (int) g_bytes_get_size (bytes),
                    (const char *) g_bytes_get_data (bytes, NULL));
  g_assert_no_error (error);
  g_assert_true (RK_IS_TOURNAMENT (tournament));

  return tournament;
}

static void
random_game (RkRules *rules,
             GRand   *rand)
{
  rk_rules_init_standard (rules);
  rules->n_holes = g_rand_int_range (rand, RK_MAX_HOLES - 1, RK_MAX_HOLES + 1);
  rules->direction = g_rand_int_range (rand, 0, 2);
  rules->next_first = g_rand_int_range (rand, 0, RK_NEXT_FIRST_WINNER + 1);
  rules->max_rounds = g_rand_int_range (rand, 1, 21);
  rules->max_wins = rk_test_one_in (rand, 2) ? 0 : g_rand_int_range (rand, 1, 9);
  rules->decides = g_rand_int_range (rand, 0, RK_DECIDES_DRAW + 1);

  if (rk_test_one_in (rand, 4))
    {
      rules->has_start = TRUE;
      rk_position_init_standard (&rules->start, rules->n_holes, rules->direction, rules->first);
      if (rk_test_one_in (rand, 2))
        {
          rules->start.stones[g_rand_int_range (rand, 0, 2 * rules->n_holes)] = 0;
          rules->start_reserve[g_rand_int_range (rand, 0, 2)] = RK_FOUR;
        }
    }
}

static RkRegulations
random_regulations (GRand *rand)
{
  RkRegulations regulations;

  rk_regulations_init (&regulations, g_rand_int_range (rand, 0, RK_SYSTEM_KNOCKOUT + 1), 0);
  random_game (&regulations.game, rand);
  if (regulations.system == RK_SYSTEM_SWISS)
    regulations.n_rounds = g_rand_int_range (rand, 1, 8);
  regulations.n_games = g_rand_int_range (rand, 1, 3);
  regulations.initial_role = g_rand_int_range (rand, RK_ROLE_FIRST, RK_ROLE_SECOND + 1);
  regulations.bye_points = g_rand_int_range (rand, 0, 2 * regulations.n_games + 1);
  regulations.max_half_byes = g_rand_int_range (rand, 0, 9);
  regulations.half_bye_in_last = rk_test_one_in (rand, 2);
  regulations.late_until = g_rand_int_range (rand, 0, 9);
  regulations.late_half_point = rk_test_one_in (rand, 2);
  regulations.half_rule = rk_test_one_in (rand, 2);
  regulations.swap_last_rounds = rk_test_one_in (rand, 2);
  regulations.third_place = rk_test_one_in (rand, 2);
  regulations.round_minutes = g_rand_int_range (rand, 0, 100);
  regulations.seed = g_rand_int (rand);

  regulations.n_tie_breaks = g_rand_int_range (rand, 0, RK_N_TIE_BREAKS + 1);
  for (guint i = 0; i < regulations.n_tie_breaks; i++)
    regulations.tie_breaks[i] = (i * 3 + regulations.seed % RK_N_TIE_BREAKS) % RK_N_TIE_BREAKS;

  return regulations;
}

/* Borrowed; NULL if there is none. */
static RkEntrant *
choose_player (RkTournament *tournament,
               GRand        *rand)
{
  GListModel *entrants = rk_tournament_get_entrants (tournament);
  const guint n = g_list_model_get_n_items (entrants);
  g_autoptr (RkEntrant) entrant = NULL;

  if (n > 0)
    entrant = g_list_model_get_item (entrants, g_rand_int_range (rand, 0, n));

  return entrant;
}

static RkPairing *
choose_board (RkTournament *tournament,
              GRand        *rand,
              guint         from)
{
  const guint n_rounds = rk_tournament_get_n_rounds (tournament);
  RkTournamentRound *round;
  guint n_boards;

  if (n_rounds < from)
    return NULL;

  round = rk_tournament_get_round (tournament, g_rand_int_range (rand, from, n_rounds + 1));
  n_boards = rk_tournament_round_get_n_boards (round);

  return n_boards == 0 ? NULL
                       : rk_tournament_round_get_board (round, g_rand_int_range (rand, 1,
                                                                                 n_boards + 1));
}

static void
enter_result (RkTournament *tournament,
              RkPairing    *pairing,
              GRand        *rand)
{
  const int most = 8 * (int) rk_tournament_get_regulations (tournament)->game.n_holes;
  const guint game = g_rand_int_range (rand, 0, rk_pairing_get_n_games (pairing));
  const int margin = g_rand_int_range (rand, -most, most + 1);
  const RkResult result = rk_test_one_in (rand, 3)
                            ? g_rand_int_range (rand, RK_RESULT_NONE, RK_RESULT_BOTH_FORFEIT + 1)
                            : g_rand_int_range (rand, RK_RESULT_FIRST, RK_RESULT_SECOND + 1);

  rk_tournament_set_result (tournament, pairing, game, result,
                            rk_test_one_in (rand, 2) ? &margin : NULL,
                            rk_test_one_in (rand, 4) ? rk_test_random_name (rand) : NULL, NULL);
}

/* So that the next round can be paired. */
static void
enter_all (RkTournament *tournament,
           GRand        *rand)
{
  for (guint i = 1; i <= rk_tournament_get_n_rounds (tournament); i++)
    {
      RkTournamentRound *round = rk_tournament_get_round (tournament, i);

      for (guint j = 1; j <= rk_tournament_round_get_n_boards (round); j++)
        {
          RkPairing *pairing = rk_tournament_round_get_board (round, j);

          for (guint n = 0; rk_pairing_is_open (pairing) && n < 40; n++)
            enter_result (tournament, pairing, rand);
        }
    }
}

static void
link_match (RkTournament *tournament,
            GRand        *rand)
{
  RkPairing *pairing = choose_board (tournament, rand, 1);
  g_autoptr (RkMatch) match = NULL;

  if (pairing != NULL)
    match = rk_tournament_new_match (tournament, pairing, 0, NULL);
  if (match == NULL)
    return;

  rk_tournament_link_match (tournament, match, NULL);
  if (rk_test_one_in (rand, 2))
    return;

  rk_match_adjudicate (match, RK_WINNER_SOUTH, NULL);
  if (rk_test_one_in (rand, 2))
    rk_tournament_set_result (tournament, pairing, 0, RK_RESULT_BOTH_FORFEIT, NULL, NULL, NULL);
  rk_tournament_take_match (tournament, match, NULL);
}

static void
change_regulations (RkTournament *tournament,
                    GRand        *rand)
{
  RkRegulations regulations = *rk_tournament_get_regulations (tournament);
  RkRegulations others = random_regulations (rand);

  regulations.round_minutes = others.round_minutes;
  regulations.n_tie_breaks = others.n_tie_breaks;
  memcpy (regulations.tie_breaks, others.tie_breaks, sizeof others.tie_breaks);
  rk_tournament_set_regulations (tournament, &regulations, "x", NULL);
}

static void
act_on_players (RkTournament *tournament,
                GRand        *rand)
{
  RkEntrant *a = choose_player (tournament, rand);
  RkEntrant *b = choose_player (tournament, rand);

  if (a == NULL)
    return;

  switch (g_rand_int_range (rand, 0, 9))
    {
    case 0:
      rk_tournament_withdraw (tournament, a, rk_test_random_name (rand), NULL);
      break;
    case 1:
      rk_tournament_return (tournament, a, NULL, NULL);
      break;
    case 2:
    case 3:
      rk_tournament_set_bye (tournament, a, g_rand_int_range (rand, 1, 9),
                             g_rand_int_range (rand, -1, 2), NULL);
      break;
    case 4:
      rk_tournament_set_forbidden (tournament, a, b, !rk_test_one_in (rand, 3), NULL);
      break;
    case 5:
      rk_tournament_edit_entrant (tournament, a, rk_test_random_name (rand),
                                  rk_test_one_in (rand, 2) ? rk_test_random_name (rand) : NULL,
                                  g_rand_int_range (rand, 0, 3000), NULL);
      break;
    case 6:
      rk_tournament_remove_entrant (tournament, a, NULL);
      break;
    default:
      rk_tournament_swap_players (tournament, a, b, NULL);
    }
}

static void
act_on_rounds (RkTournament *tournament,
               GRand        *rand)
{
  RkPairing *pairing = choose_board (tournament, rand, 1);

  switch (g_rand_int_range (rand, 0, 8))
    {
    case 0:
      rk_tournament_unpair (tournament, NULL);
      break;
    case 1:
      if (pairing != NULL)
        rk_tournament_swap_roles (tournament, pairing, NULL);
      break;
    case 2:
      if (rk_test_one_in (rand, 8))
        rk_tournament_shorten (tournament, NULL, NULL);
      break;
    case 3:
      link_match (tournament, rand);
      break;
    case 4:
      enter_all (tournament, rand);
      break;
    case 5:
      rk_tournament_publish (tournament, NULL);
      break;
    default:
      if (!rk_tournament_pair (tournament, RK_SWISS_RELAX_NONE, NULL))
        rk_tournament_pair (tournament, RK_SWISS_RELAX_ROLES | RK_SWISS_RELAX_REMATCH |
                                          RK_SWISS_RELAX_BYE, NULL);
    }
}

void
rk_test_arbiter_action (RkTournament *tournament,
                        GRand        *rand)
{
  RkPairing *pairing = choose_board (tournament, rand, 1);

  switch (g_rand_int_range (rand, 0, 12))
    {
    case 0:
      rk_tournament_add_entrant (tournament, rk_test_random_name (rand),
                                 rk_test_one_in (rand, 2) ? rk_test_random_name (rand) : NULL,
                                 rk_test_one_in (rand, 3) ? 0 : g_rand_int_range (rand, 1, 3000),
                                 NULL);
      break;
    case 1:
      rk_tournament_set_event (tournament, rk_test_random_name (rand), rk_test_random_name (rand),
                               "2026-11-30", NULL);
      break;
    case 2:
      if (rk_test_one_in (rand, 2))
        rk_tournament_undo (tournament);
      else
        rk_tournament_redo (tournament);
      break;
    case 3:
      change_regulations (tournament, rand);
      break;
    case 4:
    case 5:
      act_on_players (tournament, rand);
      break;
    case 6:
    case 7:
      if (pairing != NULL)
        enter_result (tournament, pairing, rand);
      break;
    default:
      act_on_rounds (tournament, rand);
    }
}

RkTournament *
rk_test_random_tournament (GRand *rand)
{
  RkRegulations regulations = random_regulations (rand);
  RkTournament *tournament = rk_tournament_new (rk_test_random_name (rand), &regulations);

  for (guint n = g_rand_int_range (rand, 0, 14); n > 0; n--)
    rk_tournament_add_entrant (tournament, rk_test_random_name (rand), NULL,
                               g_rand_int_range (rand, 0, 9), NULL);
  for (guint n = g_rand_int_range (rand, 0, 120); n > 0; n--)
    rk_test_arbiter_action (tournament, rand);

  return tournament;
}

static RkTournamentData *
new_large (guint n_players,
           guint n_rounds,
           guint n_games)
{
  RkRegulations regulations;
  RkTournamentData *data;

  rk_regulations_init (&regulations, RK_SYSTEM_SWISS, n_players);
  regulations.n_rounds = n_rounds;
  regulations.n_games = n_games;
  regulations.bye_points = n_games + 1;
  regulations.initial_role = RK_ROLE_FIRST;
  data = rk_tournament_data_new ("Championship", &regulations);
  for (guint i = 1; i <= n_players; i++)
    {
      g_autofree char *name = g_strdup_printf ("Muhammad Abdul Rahman %u", i);
      RkEntrantRecord *player = rk_entrant_record_new (i, name);

      player->number = i;
      player->strength = 2400 - i;
      player->club = g_strdup ("University of Cotabato");
      g_ptr_array_add (data->entrants, player);
    }
  data->next_id = n_players + 1;

  return data;
}

static void
add_games (RkPairingRecord *pairing,
           guint            n_games)
{
  for (guint i = 0; i < n_games; i++)
    {
      RkGameRecord game = {
        .first_begins = i % 2 == 0,
        .result = RK_RESULT_FIRST,
        .has_margin = TRUE,
        .margin = 12,
        .match = g_uuid_string_random (),
      };

      g_array_append_val (pairing->games, game);
    }
}

/* By turns: the last player stays, the others go round. */
static RkTournamentRoundRecord *
new_large_round (const RkTournamentData *data,
                 guint                   nth,
                 GDateTime              *time)
{
  const guint n = data->entrants->len - 1;
  RkTournamentRoundRecord *round = rk_tournament_round_record_new ();

  round->published = g_date_time_ref (time);
  for (guint i = 0; i <= n / 2; i++)
    {
      const guint second = i == 0 ? n : (nth + n - i) % n;
      RkPairingRecord *pairing = rk_pairing_record_new (RK_PAIRING_GAME, (nth + i) % n + 1,
                                                        second + 1);

      pairing->board = round->pairings->len + 1;
      pairing->why = (RkPairingWhy) {
        .known = TRUE,
        .bracket = nth,
        .floats = { nth, nth },
        .wishes = { { RK_WISH_STRONG, RK_ROLE_FIRST, 1 }, { RK_WISH_STRONG, RK_ROLE_SECOND, -1 } },
        .role_rule = RK_ROLE_RULE_BOTH_WISHES,
        .criterion = RK_CRITERION_C12,
      };
      add_games (pairing, data->regulations.n_games);
      g_ptr_array_add (round->pairings, pairing);
    }

  return round;
}

static const char *
get_name (const RkTournamentData *data,
          guint                   id)
{
  const RkEntrantRecord *player = g_ptr_array_index (data->entrants, id - 1);

  return player->name;
}

static void
log_large_round (const RkTournamentData *data,
                 guint                   number,
                 GDateTime              *time,
                 GPtrArray              *log)
{
  const RkTournamentRoundRecord *round = g_ptr_array_index (data->rounds, number - 1);
  const guint n_games = data->regulations.n_games;

  for (guint i = 0; i < round->pairings->len; i++)
    for (guint game = 1; game <= n_games; game++)
      {
        const RkPairingRecord *pairing = g_ptr_array_index (round->pairings, i);

        g_ptr_array_add (log, g_object_new (RK_TYPE_LOG_ENTRY,
                                            "time", time,
                                            "action", RK_LOG_RESULT,
                                            "player", get_name (data, pairing->first),
                                            "other", get_name (data, pairing->second),
                                            "round", number,
                                            "board", pairing->board,
                                            "game", n_games > 1 ? game : 0,
                                            "to", "1",
                                            NULL));
      }
}

RkTournament *
rk_test_large_tournament (guint n_players,
                          guint n_rounds,
                          guint n_games)
{
  g_autoptr (GDateTime) time = g_date_time_new_utc (2026, 11, 30, 18, 30, 0);
  g_autoptr (GPtrArray) log = g_ptr_array_new_with_free_func (g_object_unref);
  RkTournamentData *data = new_large (n_players, n_rounds, n_games);

  g_assert_cmpuint (n_players % 2, ==, 0);
  for (guint i = 0; i < n_rounds; i++)
    {
      g_ptr_array_add (data->rounds, new_large_round (data, i, time));
      log_large_round (data, i + 1, time, log);
    }

  return _rk_tournament_new_read (data, log);
}

static void
dump_text (GString    *text,
           const char *value)
{
  g_autofree char *escaped = value != NULL ? g_strescape (value, NULL) : g_strdup ("-");

  g_string_append_printf (text, " \"%s\"", escaped);
}

char *
rk_test_dump_with_log (RkTournament *tournament)
{
  GListModel *log = rk_tournament_get_log (tournament);
  const RkTournamentData *data = rk_tournament_get_data (tournament);
  g_autofree char *dump = rk_test_dump (tournament);
  GString *text = g_string_new (dump);

  g_string_append_printf (text, "%s %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " next %u short %d\n",
                          rk_tournament_get_id (tournament),
                          g_date_time_to_unix (rk_tournament_get_created (tournament)),
                          g_date_time_to_unix (rk_tournament_get_modified (tournament)),
                          data->next_id, data->shortened);
  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (RkLogEntry) entry = g_list_model_get_item (log, i);

      g_string_append_printf (text, "log %" G_GINT64_FORMAT " %d %d %u %u %u",
                              g_date_time_to_unix (rk_log_entry_get_time (entry)),
                              rk_log_entry_get_action (entry), rk_log_entry_get_way (entry),
                              rk_log_entry_get_round (entry), rk_log_entry_get_board (entry),
                              rk_log_entry_get_game (entry));
      dump_text (text, rk_log_entry_get_player (entry));
      dump_text (text, rk_log_entry_get_other (entry));
      dump_text (text, rk_log_entry_get_from (entry));
      dump_text (text, rk_log_entry_get_to (entry));
      dump_text (text, rk_log_entry_get_reason (entry));
      g_string_append_c (text, '\n');
    }

  return g_string_free (text, FALSE);
}
