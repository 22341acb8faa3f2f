/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-table-private.h"

#include <glib/gi18n.h>

#include "rk-format.h"
#include "rk-tournament-sentences-private.h"

static RkEntrant *
get_opponent (RkPairing *pairing,
              RkEntrant *entrant)
{
  RkEntrant *first = rk_pairing_get_first (pairing);

  return first == entrant ? rk_pairing_get_second (pairing) : first;
}

/* Whether all games of the pairing were forfeited. */
static gboolean
is_forfeit (RkPairing *pairing)
{
  for (guint i = 0; i < rk_pairing_get_n_games (pairing); i++)
    {
      RkResult result = rk_pairing_get_game (pairing, i)->result;

      if (result != RK_RESULT_FIRST_FORFEITS && result != RK_RESULT_SECOND_FORFEITS &&
          result != RK_RESULT_BOTH_FORFEIT)
        return FALSE;
    }

  return TRUE;
}

/* What the player got: "1", "½", "+"; empty while it is open. */
static char *
describe_own_result (RkPairing *pairing,
                     RkEntrant *entrant)
{
  gboolean first = rk_pairing_get_first (pairing) == entrant;
  guint points[2];

  if (rk_pairing_is_open (pairing))
    return g_strdup ("");

  rk_pairing_get_points (pairing, points);
  if (is_forfeit (pairing))
    return g_strdup (points[first ? 0 : 1] > 0 ? "+" : "−");

  return rk_format_points (points[first ? 0 : 1]);
}

static char *
describe_played (RkPairing *pairing,
                 RkEntrant *entrant)
{
  RkEntrant *opponent = get_opponent (pairing, entrant);
  g_autofree char *number = rk_format_number (rk_entrant_get_number (opponent));
  g_autofree char *result = describe_own_result (pairing, entrant);

  if (rk_pairing_get_first (pairing) == entrant)
    /* TRANSLATORS: a cell of a cross table: number of the opponent, a letter for "moved
     * first", and the points got; the text below the table that begins with “5f 1” explains
     * the letter, which must be the same there */
    return g_strdup_printf (C_("cross table", "%1$sf %2$s"), number, result);

  /* TRANSLATORS: a cell of a cross table: number of the opponent, a letter for "moved
   * second", and the points got; the text below the table that begins with “5f 1” explains
   * the letter, which must be the same there */
  return g_strdup_printf (C_("cross table", "%1$ss %2$s"), number, result);
}

static char *
describe_round (RkTournament *tournament,
                RkPairing    *pairing,
                RkEntrant    *entrant)
{
  guint points[2];
  g_autofree char *text = NULL;

  if (pairing == NULL || rk_pairing_get_kind (pairing) == RK_PAIRING_REST)
    return g_strdup ("–");
  if (rk_pairing_get_kind (pairing) == RK_PAIRING_GAME)
    return g_strchomp (describe_played (pairing, entrant));

  rk_tournament_data_get_points (rk_tournament_get_data (tournament),
                                 rk_pairing_get_record (pairing), points);
  text = rk_format_points (points[0]);
  /* TRANSLATORS: a cell of a cross table: a round without an opponent, and the points
   * got for it */
  return g_strdup_printf (C_("cross table", "bye %s"), text);
}

static void
add_rounds (RkTable      *self,
            RkTournament *tournament,
            guint         n_rounds,
            RkEntrant    *entrant)
{
  for (guint i = 1; i <= n_rounds; i++)
    {
      RkTournamentRound *round = rk_tournament_get_round (tournament, i);
      RkPairing *pairing = rk_tournament_round_find (round, entrant);
      g_autofree char *text = describe_round (tournament, pairing, entrant);

      rk_table_add_cell (self, text, NULL);
    }
}

static void
add_round_columns (RkTable *self,
  /* TRANSLATORS: the letters are those of the cells, "%1$sf %2$s" and "%1$ss %2$s" */
                   guint    n_rounds)
{
  for (guint i = 1; i <= n_rounds; i++)
    {
      g_autofree char *number = rk_format_number (i);
      g_autofree char *explanation = g_strdup_printf (C_("tournament", "Round %s"), number);

      rk_table_add_column (self, number, explanation, RK_TABLE_CENTER, i);
    }
  rk_table_add_note (self, _("“5f 1”: moved first against number 5 and got 1 point; “5s”: moved "
                             "second. “+” and “−”: won and lost by forfeit."));
}

/* (element-type guint GString) (transfer full): by the id of each opponent the results
 * of @entrant. */
static GHashTable *
find_results (RkTournament *tournament,
              guint         n_rounds,
              RkEntrant    *entrant)
{
  GHashTable *results = g_hash_table_new_full (NULL, NULL, NULL, g_free);

  for (guint i = 1; i <= n_rounds; i++)
    {
      RkTournamentRound *round = rk_tournament_get_round (tournament, i);
      RkPairing *pairing = rk_tournament_round_find (round, entrant);
      g_autofree char *result = NULL;
      const char *before;
      gpointer id;

      if (pairing == NULL || rk_pairing_get_kind (pairing) != RK_PAIRING_GAME)
        continue;

      id = GUINT_TO_POINTER (rk_entrant_get_id (get_opponent (pairing, entrant)));
      result = describe_own_result (pairing, entrant);
      before = g_hash_table_lookup (results, id);
      if (before != NULL && *before != '\0')
        g_hash_table_insert (results, id, g_strchomp (g_strdup_printf ("%s %s", before, result)));
      else
        g_hash_table_insert (results, id, g_steal_pointer (&result));
    }

  return results;
}

static void
add_opponents (RkTable      *self,
               RkTournament *tournament,
               RkStandings  *standings,
               RkEntrant    *entrant)
{
  guint n_rounds = rk_standings_get_n_rounds (standings);
  g_autoptr (GHashTable) results = find_results (tournament, n_rounds, entrant);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (standings)); i++)
    {
      g_autoptr (RkStanding) other = g_list_model_get_item (G_LIST_MODEL (standings), i);
      RkEntrant *opponent = rk_standing_get_entrant (other);
      guint id = rk_entrant_get_id (opponent);
      const char *result = g_hash_table_lookup (results, GUINT_TO_POINTER (id));

      if (opponent == entrant)
        result = "×";
      rk_table_add_cell (self, result != NULL ? result : "", NULL);
    }
}

/* A column for each player, headed by the start number. */
static void
add_opponent_columns (RkTable     *self,
                      RkStandings *standings)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (standings)); i++)
    {
      g_autoptr (RkStanding) standing = g_list_model_get_item (G_LIST_MODEL (standings), i);
      RkEntrant *entrant = rk_standing_get_entrant (standing);
      g_autofree char *number = rk_format_number (rk_entrant_get_number (entrant));
      g_autofree char *name = rk_text_entrant_name (entrant);

      rk_table_add_column (self, number, name, RK_TABLE_CENTER, rk_entrant_get_id (entrant));
    }
  rk_table_add_note (self, _("The columns are headed by the start numbers. “+” and “−”: won and "
                             "lost by forfeit."));
}

static gboolean
is_round_robin (RkTournament *tournament)
{
  RkSystem system = rk_tournament_get_regulations (tournament)->system;

  return system == RK_SYSTEM_ROUND_ROBIN || system == RK_SYSTEM_DOUBLE_ROUND_ROBIN;
}

static char *
describe_cross_table (guint n_rounds)
{
  g_autofree char *number = rk_format_number (n_rounds);

  if (n_rounds == 0)
    return g_strdup (_("Cross table before round 1"));

  return g_strdup_printf (_("Cross table after round %s"), number);
}

/**
 * rk_table_new_cross_table:
 * @tournament: a tournament
 * @n_rounds: after how many of its rounds
 *
 * Returns: (transfer full): in the order of places what each player got: of a round robin
 *   against each other player, else in each round
 */
RkTable *
rk_table_new_cross_table (RkTournament *tournament,
                          guint         n_rounds)
{
  g_autoptr (RkStandings) standings = NULL;
  gboolean grid;
  RkTable *self;

  g_return_val_if_fail (RK_IS_TOURNAMENT (tournament), NULL);

  standings = rk_tournament_get_standings (tournament, n_rounds);
  grid = is_round_robin (tournament);
  self = _rk_table_new_for (tournament, describe_cross_table (n_rounds));
  _rk_table_add_place_columns (self);
  if (grid)
    add_opponent_columns (self, standings);
  else
    add_round_columns (self, n_rounds);
  _rk_table_add_points_column (self);
  _rk_table_add_tie_breaks (self, standings);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (standings)); i++)
    {
      g_autoptr (RkStanding) standing = g_list_model_get_item (G_LIST_MODEL (standings), i);
      RkEntrant *entrant = rk_standing_get_entrant (standing);

      _rk_table_add_place (self, standing);
      if (grid)
        add_opponents (self, tournament, standings, entrant);
      else
        add_rounds (self, tournament, n_rounds, entrant);
      _rk_table_add_points (self, rk_standing_get_points (standing));
      _rk_table_add_values (self, standings, standing);
    }

  return self;
}
