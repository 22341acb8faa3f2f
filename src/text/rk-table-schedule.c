/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-table-private.h"

#include <glib/gi18n.h>

#include "rk-format.h"
#include "rk-tournament-sentences.h"

/* Start number and name.  The plan has numbers before the tournament has. */
static void
add_player (RkTable                *self,
            RkTournament           *tournament,
            const RkTournamentData *plan,
            guint                   id)
{
  _rk_table_add_number (self, rk_tournament_data_find_entrant (plan, id)->number);
  _rk_table_add_name (self, rk_tournament_get_entrant (tournament, id));
}

/* Of a game that was paired; there is none yet of those to come. */
static char *
get_result (RkTournament *tournament,
            guint         round,
            guint         place)
{
  g_autoptr (RkPairing) pairing = NULL;

  if (round > rk_tournament_get_n_rounds (tournament))
    return g_strdup ("");

  pairing = g_list_model_get_item (G_LIST_MODEL (rk_tournament_get_round (tournament, round)),
                                   place);
  return rk_text_pairing_result (pairing);
}

static void
add_pairing (RkTable                *self,
             RkTournament           *tournament,
             const RkTournamentData *plan,
             guint                   round,
             guint                   place)
{
  const RkTournamentRoundRecord *record = g_ptr_array_index (plan->rounds, round - 1);
  const RkPairingRecord *pairing = g_ptr_array_index (record->pairings, place);
  g_autofree char *result = get_result (tournament, round, place);
  g_autofree char *kind = rk_text_pairing_kind (pairing->kind);

  rk_table_add_row (self, 0);
  _rk_table_add_number (self, round);
  if (pairing->kind == RK_PAIRING_GAME)
    _rk_table_add_number (self, pairing->board);
  else
    rk_table_add_cell (self, "", NULL);
  add_player (self, tournament, plan, pairing->first);
  rk_table_add_cell (self, result, NULL);
  if (pairing->kind == RK_PAIRING_GAME)
    {
      add_player (self, tournament, plan, pairing->second);
      return;
    }
  rk_table_add_cell (self, "", NULL);
  rk_table_add_cell (self, kind, NULL);
}

static void
add_columns (RkTable *self)
{
  rk_table_add_column (self, C_("heading", "Round"), NULL, RK_TABLE_END, 0);
  rk_table_add_column (self, C_("heading", "Board"), NULL, RK_TABLE_END, 0);
  rk_table_add_column (self, C_("heading", "No."), _("Start number"), RK_TABLE_END, 0);
  rk_table_add_column (self, C_("heading", "Begins"), NULL, RK_TABLE_START, 0);
  rk_table_set_name_column (self, 3);
  rk_table_add_column (self, C_("heading", "Result"), NULL, RK_TABLE_CENTER, 0);
  rk_table_add_column (self, C_("heading", "No."), _("Start number"), RK_TABLE_END, 0);
  rk_table_add_column (self, C_("heading", "Opponent"), NULL, RK_TABLE_START, 0);
  rk_table_add_note (self, _("No.: start number."));
}

/* A table of the plan, and why it may be another one tomorrow. */
static RkTable *
new_table (RkTournament *tournament)
{
  /* TRANSLATORS: of a round robin: who meets whom in every round */
  RkTable *self = _rk_table_new_for (tournament, g_strdup (_("Schedule of All Rounds")));

  if (rk_tournament_get_n_rounds (tournament) == 0)
    rk_table_add_detail (self, _("It changes if players come or go before round 1 is paired."));

  return self;
}

/**
 * rk_table_new_schedule:
 * @tournament: a round robin
 *
 * Returns: (transfer full): who meets whom in every round, also in those to come, and the
 *   results so far
 */
RkTable *
rk_table_new_schedule (RkTournament *tournament)
{
  g_autoptr (RkTournamentData) plan = NULL;
  RkTable *self;

  g_return_val_if_fail (RK_IS_TOURNAMENT (tournament), NULL);
  g_return_val_if_fail (rk_tournament_has_plan (tournament), NULL);

  plan = rk_tournament_get_plan (tournament);
  self = new_table (tournament);
  add_columns (self);
  for (guint round = 1; round <= plan->rounds->len; round++)
    {
      const RkTournamentRoundRecord *record = g_ptr_array_index (plan->rounds, round - 1);

      for (guint place = 0; place < record->pairings->len; place++)
        add_pairing (self, tournament, plan, round, place);
    }

  return self;
}

/* The opponent in a round as in a cross table, without the points. */
static char *
describe_opponent (const RkTournamentData *plan,
                   guint                   round,
                   guint                   id)
{
  const RkPairingRecord *pairing =
    rk_tournament_round_record_find (g_ptr_array_index (plan->rounds, round), id, NULL);
  gboolean first;
  g_autofree char *number = NULL;

  if (pairing == NULL || pairing->kind != RK_PAIRING_GAME)
    return g_strdup ("–");

  first = pairing->first == id;
  number = rk_format_number (
      rk_tournament_data_find_entrant (plan, first ? pairing->second : pairing->first)->number);
  return g_strchomp (first ? g_strdup_printf (C_("cross table", "%1$sf %2$s"), number, "")
                           : g_strdup_printf (C_("cross table", "%1$ss %2$s"), number, ""));
}

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  const RkEntrantRecord *first = *(RkEntrantRecord *const *) a;
  const RkEntrantRecord *second = *(RkEntrantRecord *const *) b;

  return (first->number > second->number) - (first->number < second->number);
}

static void
add_opponents (RkTable                *self,
               RkTournament           *tournament,
               const RkTournamentData *plan,
               guint                   id)
{
  rk_table_add_row (self, id);
  add_player (self, tournament, plan, id);
  for (guint round = 0; round < plan->rounds->len; round++)
    {
      g_autofree char *opponent = describe_opponent (plan, round, id);

      rk_table_add_cell (self, opponent, NULL);
    }
}

/**
 * rk_table_new_schedule_by_player:
 * @tournament: a round robin
 *
 * Returns: (transfer full): a row for each player, a column for each round: all of the
 *   schedule on one sheet
 */
RkTable *
rk_table_new_schedule_by_player (RkTournament *tournament)
{
  g_autoptr (RkTournamentData) plan = NULL;
  g_autoptr (GPtrArray) players = NULL;
  RkTable *self;

  g_return_val_if_fail (RK_IS_TOURNAMENT (tournament), NULL);
  g_return_val_if_fail (rk_tournament_has_plan (tournament), NULL);

  plan = rk_tournament_get_plan (tournament);
  self = new_table (tournament);
  rk_table_add_column (self, C_("heading", "No."), _("Start number"), RK_TABLE_END, 0);
  rk_table_add_column (self, C_("heading", "Name"), NULL, RK_TABLE_START, 0);
  rk_table_set_name_column (self, 1);
  rk_table_add_note (self, _("No.: start number."));
  _rk_table_add_round_columns (self, plan->rounds->len);

  players = g_ptr_array_new ();
  for (guint i = 0; i < plan->entrants->len; i++)
    if (((RkEntrantRecord *) g_ptr_array_index (plan->entrants, i))->number > 0)
      g_ptr_array_add (players, g_ptr_array_index (plan->entrants, i));
  g_ptr_array_sort (players, compare_numbers);
  for (guint i = 0; i < players->len; i++)
    add_opponents (self, tournament, plan,
                   ((RkEntrantRecord *) g_ptr_array_index (players, i))->id);

  return self;
}
