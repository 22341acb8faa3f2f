/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-table-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rk-collate.h"
#include "rk-format.h"
#include "rk-tournament-sentences-private.h"

static void
add_board (RkTable   *self,
           RkPairing *pairing)
{
  if (rk_pairing_get_kind (pairing) == RK_PAIRING_GAME)
    _rk_table_add_number (self, rk_pairing_get_board (pairing));
  else
    rk_table_add_cell (self, "", NULL);
}

/* Points before @round. */
static void
add_points_before (RkTable      *self,
                   RkTournament *tournament,
                   RkPairing    *pairing,
                   RkEntrant    *entrant)
{
  guint n_rounds = rk_pairing_get_round (pairing) - 1;

  _rk_table_add_points (self, rk_tournament_get_points (tournament, entrant, n_rounds));
}

/* What a bye is worth depends on the regulations. */
static char *
describe_result (RkTournament *tournament,
                 RkPairing    *pairing)
{
  guint points[2];

  if (rk_pairing_get_kind (pairing) == RK_PAIRING_GAME ||
      rk_pairing_get_kind (pairing) == RK_PAIRING_REST)
    return rk_text_pairing_result (pairing);

  rk_tournament_data_get_points (rk_tournament_get_data (tournament),
                                 rk_pairing_get_record (pairing), points);
  return rk_format_points (points[0]);
}

static void
add_pairing (RkTable      *self,
             RkTournament *tournament,
             RkPairing    *pairing)
{
  RkEntrant *first = rk_pairing_get_first (pairing);
  RkEntrant *second = rk_pairing_get_second (pairing);
  g_autofree char *result = describe_result (tournament, pairing);
  g_autofree char *kind = rk_text_pairing_kind (rk_pairing_get_kind (pairing));

  rk_table_add_row (self, rk_entrant_get_id (first));
  add_board (self, pairing);
  _rk_table_add_number (self, rk_entrant_get_number (first));
  _rk_table_add_name (self, first);
  add_points_before (self, tournament, pairing, first);
  rk_table_add_cell (self, result, NULL);
  if (second == NULL)
    {
      rk_table_add_cell (self, "", NULL);
      rk_table_add_cell (self, kind != NULL ? kind : "", NULL);
      return;
    }

  _rk_table_add_number (self, rk_entrant_get_number (second));
  _rk_table_add_name (self, second);
  add_points_before (self, tournament, pairing, second);
}

static char *
describe_pairings (RkTournament      *tournament,
                   RkTournamentRound *round)
{
  g_autofree char *number = rk_format_number (rk_tournament_round_get_number (round));
  g_autofree char *total = rk_format_number (rk_tournament_get_total_rounds (tournament));

  /* TRANSLATORS: the number of a round, and how many rounds there are */
  if (!rk_tournament_round_is_published (round))
    return g_strdup_printf (_("Pairings of round %1$s of %2$s (draft)"), number, total);

  return g_strdup_printf (_("Pairings of round %1$s of %2$s"), number, total);
}

/* For spreadsheets: the points of the round, of the first named if @first. */
static void
add_plain_points (RkTable      *self,
                  RkTournament *tournament,
                  RkPairing    *pairing,
                  gboolean      first)
{
  guint points[2];

  if (rk_pairing_get_kind (pairing) == RK_PAIRING_REST ||
      (rk_pairing_get_kind (pairing) == RK_PAIRING_GAME && rk_pairing_is_open (pairing)) ||
      (rk_pairing_get_second (pairing) == NULL && !first))
    {
      rk_table_add_cell (self, "", NULL);
      return;
    }

  rk_tournament_data_get_points (rk_tournament_get_data (tournament),
                                 rk_pairing_get_record (pairing), points);
  _rk_table_add_points (self, points[first ? 0 : 1]);
}

/* Why a result is none of a game that was played. */
static char *
describe_remark (RkPairing *pairing)
{
  if (rk_pairing_get_kind (pairing) != RK_PAIRING_GAME)
    return rk_text_pairing_kind (rk_pairing_get_kind (pairing));
  if (rk_text_pairing_is_forfeit (pairing))
    return g_strdup (C_("role", "forfeit"));

  return g_strdup ("");
}

static void
add_plain_pairing (RkTable      *self,
                   RkTournament *tournament,
                   RkPairing    *pairing)
{
  RkEntrant *first = rk_pairing_get_first (pairing);
  RkEntrant *second = rk_pairing_get_second (pairing);
  g_autofree char *remark = describe_remark (pairing);

  rk_table_add_row (self, rk_entrant_get_id (first));
  add_board (self, pairing);
  _rk_table_add_number (self, rk_entrant_get_number (first));
  _rk_table_add_name (self, first);
  add_points_before (self, tournament, pairing, first);
  add_plain_points (self, tournament, pairing, TRUE);
  add_plain_points (self, tournament, pairing, FALSE);
  if (second != NULL)
    {
      _rk_table_add_number (self, rk_entrant_get_number (second));
      _rk_table_add_name (self, second);
      add_points_before (self, tournament, pairing, second);
    }
  else
    {
      for (guint i = 0; i < 3; i++)
        rk_table_add_cell (self, "", NULL);
    }
  rk_table_add_cell (self, remark, NULL);
}

static RkTable *
make_plain_pairings (RkTournament      *tournament,
                     RkTournamentRound *round)
{
  RkTable *self = _rk_table_new_for (tournament, describe_pairings (tournament, round));

  rk_table_add_column (self, C_("heading", "Board"), NULL, RK_TABLE_END, 0);
  /* TRANSLATORS: headings in a spreadsheet: start number, points before the round and
   * result of the player who moves first */
  rk_table_add_column (self, C_("heading", "Begins: No."), NULL, RK_TABLE_END, 0);
  rk_table_add_column (self, C_("heading", "Begins"), NULL, RK_TABLE_START, 0);
  rk_table_add_column (self, C_("heading", "Begins: Points Before"), NULL, RK_TABLE_END, 0);
  rk_table_add_column (self, C_("heading", "Begins: Result"), NULL, RK_TABLE_END, 0);
  /* TRANSLATORS: headings in a spreadsheet: result, start number and points before the
   * round of the player who moves second */
  rk_table_add_column (self, C_("heading", "Opponent: Result"), NULL, RK_TABLE_END, 0);
  rk_table_add_column (self, C_("heading", "Opponent: No."), NULL, RK_TABLE_END, 0);
  rk_table_add_column (self, C_("heading", "Opponent"), NULL, RK_TABLE_START, 0);
  rk_table_add_column (self, C_("heading", "Opponent: Points Before"), NULL, RK_TABLE_END, 0);
  rk_table_add_column (self, C_("heading", "Remarks"), NULL, RK_TABLE_START, 0);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (round)); i++)
    {
      g_autoptr (RkPairing) pairing = g_list_model_get_item (G_LIST_MODEL (round), i);

      add_plain_pairing (self, tournament, pairing);
    }

  return self;
}

/**
 * rk_table_new_pairings:
 * @tournament: a tournament
 * @round: a round of it
 *
 * Returns: (transfer full): the pairings of @round by board, then its byes, with the
 *   points before it and the results so far
 */
RkTable *
rk_table_new_pairings (RkTournament      *tournament,
                       RkTournamentRound *round)
{
  RkTable *self;

  g_return_val_if_fail (RK_IS_TOURNAMENT (tournament), NULL);
  g_return_val_if_fail (RK_IS_TOURNAMENT_ROUND (round), NULL);

  self = _rk_table_new_for (tournament, describe_pairings (tournament, round));
  rk_table_add_column (self, C_("heading", "Board"), NULL, RK_TABLE_END, 0);
  rk_table_add_column (self, C_("heading", "No."), _("Start number"), RK_TABLE_END, 0);
  /* TRANSLATORS: heading of the players who move first */
  rk_table_add_column (self, C_("heading", "Begins"), NULL, RK_TABLE_START, 0);
  rk_table_set_name_column (self, 2);
  rk_table_add_column (self, C_("heading", "Points"), NULL, RK_TABLE_END, 0);
  rk_table_add_column (self, C_("heading", "Result"), NULL, RK_TABLE_CENTER, 0);
  rk_table_add_column (self, C_("heading", "No."), _("Start number"), RK_TABLE_END, 0);
  /* TRANSLATORS: heading of the players who move second */
  rk_table_add_column (self, C_("heading", "Opponent"), NULL, RK_TABLE_START, 0);
  rk_table_add_column (self, C_("heading", "Points"), NULL, RK_TABLE_END, 0);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (round)); i++)
    {
      g_autoptr (RkPairing) pairing = g_list_model_get_item (G_LIST_MODEL (round), i);

      add_pairing (self, tournament, pairing);
    }
  rk_table_add_note (self, _("No.: start number."));
  /* TRANSLATORS: below a list of pairings: what its heading "Points" means; translate
   * that alike */
  rk_table_add_note (self, _("Points: before this round."));
  rk_table_take_plain (self, make_plain_pairings (tournament, round));

  return self;
}

/* A player of a round, to sort by name. */
typedef struct
{
  RkPairing *pairing;
  RkEntrant *entrant;
  RkEntrant *opponent;
  char *key;
} Seat;

static void
clear_seat (gpointer data)
{
  Seat *seat = data;

  g_object_unref (seat->pairing);
  g_free (seat->key);
}

static int
compare_seats (gconstpointer a,
               gconstpointer b)
{
  const Seat *first = a;
  const Seat *second = b;
  int order = strcmp (first->key, second->key);

  if (order != 0)
    return order;

  return (int) rk_entrant_get_id (first->entrant) - (int) rk_entrant_get_id (second->entrant);
}

static void
take_seat (GArray    *seats,
           RkPairing *pairing,
           RkEntrant *entrant,
           RkEntrant *opponent)
{
  Seat seat = {
    .pairing = g_object_ref (pairing),
    .entrant = entrant,
    .opponent = opponent,
    .key = rk_collate_key (rk_entrant_get_name (entrant)),
  };

  g_array_append_val (seats, seat);
}

/* (element-type Seat) (transfer full): by name. */
static GArray *
find_seats (RkTournamentRound *round)
{
  GArray *seats = g_array_new (FALSE, FALSE, sizeof (Seat));

  g_array_set_clear_func (seats, clear_seat);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (round)); i++)
    {
      g_autoptr (RkPairing) pairing = g_list_model_get_item (G_LIST_MODEL (round), i);
      RkEntrant *first = rk_pairing_get_first (pairing);
      RkEntrant *second = rk_pairing_get_second (pairing);

      take_seat (seats, pairing, first, second);
      if (second != NULL)
        take_seat (seats, pairing, second, first);
    }
  g_array_sort (seats, compare_seats);

  return seats;
}

static const char *
get_role (const Seat *seat)
{
  if (seat->opponent == NULL)
    return "";
  if (rk_pairing_get_first (seat->pairing) == seat->entrant)
    /* TRANSLATORS: in a list of players: this one moves first */
    return C_("role", "begins");

  /* TRANSLATORS: in a list of players: this one moves second */
  return C_("role", "second");
}

static void
add_seat (RkTable    *self,
          const Seat *seat)
{
  rk_table_add_row (self, rk_entrant_get_id (seat->entrant));
  _rk_table_add_name (self, seat->entrant);
  _rk_table_add_number (self, rk_entrant_get_number (seat->entrant));
  add_board (self, seat->pairing);
  rk_table_add_cell (self, get_role (seat), NULL);
  if (seat->opponent != NULL)
    {
      _rk_table_add_name (self, seat->opponent);
    }
  else
    {
      g_autofree char *kind = rk_text_pairing_kind (rk_pairing_get_kind (seat->pairing));

      rk_table_add_cell (self, kind != NULL ? kind : "", NULL);
    }
}

/**
 * rk_table_new_pairings_by_name:
 * @tournament: a tournament
 * @round: a round of it
 *
 * Returns: (transfer full): a row for each player of @round, by name: at which board,
 *   against whom
 */
RkTable *
rk_table_new_pairings_by_name (RkTournament      *tournament,
                               RkTournamentRound *round)
{
  g_autoptr (GArray) seats = NULL;
  RkTable *self;

  g_return_val_if_fail (RK_IS_TOURNAMENT (tournament), NULL);
  g_return_val_if_fail (RK_IS_TOURNAMENT_ROUND (round), NULL);

  self = _rk_table_new_for (tournament, describe_pairings (tournament, round));
  rk_table_add_column (self, C_("heading", "Name"), NULL, RK_TABLE_START, 0);
  rk_table_add_column (self, C_("heading", "No."), _("Start number"), RK_TABLE_END, 0);
  rk_table_add_column (self, C_("heading", "Board"), NULL, RK_TABLE_END, 0);
  /* TRANSLATORS: heading: whether a player moves first or second */
  rk_table_add_column (self, C_("heading", "Role"), NULL, RK_TABLE_START, 0);
  rk_table_add_column (self, C_("heading", "Opponent"), NULL, RK_TABLE_START, 0);

  seats = find_seats (round);
  for (guint i = 0; i < seats->len; i++)
    add_seat (self, &g_array_index (seats, Seat, i));
  rk_table_add_note (self, _("No.: start number."));

  return self;
}

static void
add_player (RkTable   *self,
            RkEntrant *entrant)
{
  g_autofree char *club = rk_text_one_line (rk_entrant_get_club (entrant) != NULL ?
                                            rk_entrant_get_club (entrant) : "");
  g_autofree char *state = rk_text_entrant_state (entrant);

  rk_table_add_row (self, rk_entrant_get_id (entrant));
  if (rk_entrant_get_number (entrant) > 0)
    _rk_table_add_number (self, rk_entrant_get_number (entrant));
  else
    rk_table_add_cell (self, "", NULL);
  _rk_table_add_name (self, entrant);
  rk_table_add_typed_cell (self, club);
  if (rk_entrant_get_strength (entrant) > 0)
    _rk_table_add_number (self, rk_entrant_get_strength (entrant));
  else
    rk_table_add_cell (self, "", NULL);
  rk_table_add_cell (self, state, NULL);
}

static int
compare_numbers (gconstpointer a,
                 gconstpointer b,
                 gpointer      user_data)
{
  guint first = rk_entrant_get_number ((RkEntrant *) a);
  guint second = rk_entrant_get_number ((RkEntrant *) b);

  /* Nobody without a number stands before one with a number. */
  return first == second ? 0 : first == 0 ? 1 : second == 0 ? -1 : first < second ? -1 : 1;
}

/* (transfer full): the players in the order of their numbers. */
static GListModel *
sort_entrants (RkTournament *tournament)
{
  GListModel *entrants = rk_tournament_get_entrants (tournament);
  GListStore *sorted = g_list_store_new (RK_TYPE_ENTRANT);

  for (guint i = 0; i < g_list_model_get_n_items (entrants); i++)
    {
      g_autoptr (RkEntrant) entrant = g_list_model_get_item (entrants, i);

      g_list_store_append (sorted, entrant);
    }
  g_list_store_sort (sorted, compare_numbers, NULL);

  return G_LIST_MODEL (sorted);
}

/**
 * rk_table_new_players:
 * @tournament: a tournament
 *
 * Returns: (transfer full): its players by start number, then those without one in the
 *   order they were entered
 */
RkTable *
rk_table_new_players (RkTournament *tournament)
{
  g_autoptr (GListModel) entrants = NULL;
  RkTable *self;

  g_return_val_if_fail (RK_IS_TOURNAMENT (tournament), NULL);

  self = _rk_table_new_for (tournament, g_strdup (_("Players")));
  rk_table_add_column (self, C_("heading", "No."), _("Start number"), RK_TABLE_END, 0);
  rk_table_add_column (self, C_("heading", "Name"), NULL, RK_TABLE_START, 0);
  rk_table_set_name_column (self, 1);
  /* TRANSLATORS: headings of tables on paper, the shorter the better */
  rk_table_add_column (self, C_("heading", "Club"), NULL, RK_TABLE_START, 0);
  /* TRANSLATORS: headings of tables on paper, the shorter the better */
  rk_table_add_column (self, C_("heading", "Strength"), NULL, RK_TABLE_END, 0);
  rk_table_add_column (self, C_("heading", "Remarks"), NULL, RK_TABLE_START, 0);

  rk_table_add_note (self, _("No.: start number."));

  entrants = sort_entrants (tournament);
  for (guint i = 0; i < g_list_model_get_n_items (entrants); i++)
    {
      g_autoptr (RkEntrant) entrant = g_list_model_get_item (entrants, i);

      add_player (self, entrant);
    }

  return self;
}
