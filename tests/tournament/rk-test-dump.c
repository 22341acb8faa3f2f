/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-test-dump.h"

static void
dump_regulations (GString             *text,
                  const RkRegulations *regulations)
{
  const RkRules *game = &regulations->game;

  g_string_append_printf (text, "system %d rounds %u games %u role %d bye %u seed %u\n",
                          regulations->system, regulations->n_rounds, regulations->n_games,
                          regulations->initial_role, regulations->bye_points, regulations->seed);
  g_string_append_printf (text, "half %u %d late %u %d rule %d swap %d third %d minutes %u\n",
                          regulations->max_half_byes, regulations->half_bye_in_last,
                          regulations->late_until, regulations->late_half_point,
                          regulations->half_rule, regulations->swap_last_rounds,
                          regulations->third_place, regulations->round_minutes);
  g_string_append_printf (text, "game %u %d %d %d %u %u %d %d", game->n_holes, game->direction,
                          game->first, game->next_first, game->max_rounds, game->max_wins,
                          game->decides, game->has_start);
  for (guint i = 0; i < regulations->n_tie_breaks; i++)
    g_string_append_printf (text, " %s", rk_tie_break_to_code (regulations->tie_breaks[i]));
  g_string_append_c (text, '\n');
}

static void
dump_entrant (GString      *text,
              RkTournament *self,
              RkEntrant    *entrant)
{
  const RkEntrantRecord *record = rk_entrant_get_record (entrant);

  g_string_append_printf (text, "player %u number %u \"%s\" \"%s\" %u from %u until %u points %u",
                          rk_entrant_get_id (entrant), rk_entrant_get_number (entrant),
                          rk_entrant_get_name (entrant),
                          rk_entrant_get_club (entrant) != NULL ? rk_entrant_get_club (entrant)
                                                                : "-",
                          rk_entrant_get_strength (entrant), rk_entrant_get_entered (entrant),
                          rk_entrant_get_withdrawn (entrant),
                          rk_tournament_get_points (self, entrant,
                                                    rk_tournament_get_n_rounds (self)));
  for (guint i = 0; i < record->byes->len; i++)
    {
      const RkByeRequest *bye = &g_array_index (record->byes, RkByeRequest, i);

      g_string_append_printf (text, " %u=%u", bye->round, bye->points);
    }
  g_string_append_c (text, '\n');
}

static void
dump_why (GString            *text,
          const RkPairingWhy *why)
{
  if (!why->known)
    return;

  g_string_append_printf (text, " why %u %u %u %d %d %d", why->bracket, why->floats[0],
                          why->floats[1], why->role_rule, why->criterion, why->by_arbiter);
  for (guint i = 0; i < G_N_ELEMENTS (why->wishes); i++)
    g_string_append_printf (text, " %d/%d/%d", why->wishes[i].strength, why->wishes[i].role,
                            why->wishes[i].difference);
}

static void
dump_pairing (GString   *text,
              RkPairing *pairing)
{
  RkEntrant *second = rk_pairing_get_second (pairing);
  guint points[2];

  rk_pairing_get_points (pairing, points);
  g_string_append_printf (text, "  kind %d board %u: %u-%u open %d points %u:%u",
                          rk_pairing_get_kind (pairing), rk_pairing_get_board (pairing),
                          rk_entrant_get_id (rk_pairing_get_first (pairing)),
                          second != NULL ? rk_entrant_get_id (second) : 0,
                          rk_pairing_is_open (pairing), points[0], points[1]);
  for (guint i = 0; i < rk_pairing_get_n_games (pairing); i++)
    {
      const RkGameRecord *game = rk_pairing_get_game (pairing, i);

      g_string_append_printf (text, " (%s %d %d/%d \"%s\" %u)", rk_result_to_code (game->result),
                              game->first_begins, game->has_margin, game->margin,
                              game->match != NULL ? game->match : "", game->flags);
    }
  dump_why (text, rk_pairing_get_why (pairing));
  g_string_append_c (text, '\n');
}

static void
dump_round (GString           *text,
            RkTournamentRound *round)
{
  const RkTournamentRoundRecord *record = rk_tournament_round_get_record (round);

  g_string_append_printf (text, "round %u published %" G_GINT64_FORMAT " relaxed %u open %u/%u\n",
                          rk_tournament_round_get_number (round),
                          record->published != NULL ? g_date_time_to_unix (record->published) : 0,
                          record->relaxed, rk_tournament_round_get_n_open (round),
                          rk_tournament_round_get_n_boards (round));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (round)); i++)
    {
      g_autoptr (RkPairing) pairing = g_list_model_get_item (G_LIST_MODEL (round), i);

      dump_pairing (text, pairing);
    }
}

static void
dump_standings (GString      *text,
                RkTournament *self)
{
  g_autoptr (RkStandings) standings =
    rk_tournament_get_standings (self, rk_tournament_get_n_rounds (self));

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (standings)); i++)
    {
      g_autoptr (RkStanding) row = g_list_model_get_item (G_LIST_MODEL (standings), i);

      g_string_append_printf (text, "place %u: %u points %u", rk_standing_get_place (row),
                              rk_entrant_get_id (rk_standing_get_entrant (row)),
                              rk_standing_get_points (row));
      for (guint j = 0; j < rk_standings_get_n_tie_breaks (standings); j++)
        {
          int value;

          if (rk_standing_get_value (row, j, &value))
            g_string_append_printf (text, " %d", value);
          else
            g_string_append (text, " -");
        }
      g_string_append_c (text, '\n');
    }
}

static int
compare_pairs (gconstpointer a,
               gconstpointer b)
{
  const RkFieldPair *first = a;
  const RkFieldPair *second = b;

  if (first->a != second->a)
    return first->a < second->a ? -1 : 1;
  return first->b < second->b ? -1 : first->b > second->b;
}

static void
dump_forbidden (GString      *text,
                const GArray *forbidden)
{
  g_autoptr (GArray) pairs = g_array_copy ((GArray *) forbidden);

  g_array_sort (pairs, compare_pairs);
  for (guint i = 0; i < pairs->len; i++)
    {
      const RkFieldPair *pair = &g_array_index (pairs, RkFieldPair, i);

      g_string_append_printf (text, "apart %u %u\n", pair->a, pair->b);
    }
}

char *
rk_test_dump (RkTournament *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const RkTournamentData *data = rk_tournament_get_data (self);
  GListModel *entrants = rk_tournament_get_entrants (self);

  g_string_append_printf (text, "\"%s\" \"%s\" %s state %d rounds %u of %u given %d\n",
                          rk_tournament_get_name (self),
                          data->site != NULL ? data->site : "-",
                          data->date != NULL ? data->date : "-",
                          rk_tournament_get_state (self), rk_tournament_get_n_rounds (self),
                          rk_tournament_get_total_rounds (self), data->numbers_given);
  dump_regulations (text, rk_tournament_get_regulations (self));
  for (guint i = 0; i < g_list_model_get_n_items (entrants); i++)
    {
      g_autoptr (RkEntrant) entrant = g_list_model_get_item (entrants, i);

      dump_entrant (text, self, entrant);
    }
  dump_forbidden (text, data->forbidden);
  for (guint i = 1; i <= rk_tournament_get_n_rounds (self); i++)
    dump_round (text, rk_tournament_get_round (self, i));
  dump_standings (text, self);

  return g_string_free (g_steal_pointer (&text), FALSE);
}
