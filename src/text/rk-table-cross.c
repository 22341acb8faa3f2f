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

/* What the player got: "1", "½", "0*" by forfeit; empty while it is open. */
static char *
describe_own_result (RkPairing *pairing,
                     RkEntrant *entrant)
{
  gboolean first = rk_pairing_get_first (pairing) == entrant;
  guint points[2];
  g_autofree char *text = NULL;

  if (rk_pairing_is_open (pairing))
    return g_strdup ("");

  rk_pairing_get_points (pairing, points);
  text = rk_format_points (points[first ? 0 : 1]);

  return g_strconcat (text, rk_text_pairing_is_forfeit (pairing) ? "*" : NULL, NULL);
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

/* Whoever comes late or leaves early is no more absent than who said so. */
static gboolean
is_away (RkPairing *pairing)
{
  return pairing == NULL || rk_pairing_get_kind (pairing) == RK_PAIRING_ZERO_BYE;
}

static char *
describe_round (RkTournament *tournament,
                RkPairing    *pairing,
                RkEntrant    *entrant)
{
  guint points[2];
  g_autofree char *text = NULL;

  if (is_away (pairing) || rk_pairing_get_kind (pairing) == RK_PAIRING_REST)
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
add_forfeit_note (RkTable *self)
{
  /* TRANSLATORS: below a cross table: a sign that stands after points */
  rk_table_add_note (self, _("*: by forfeit, not played."));
}

void
_rk_table_add_round_columns (RkTable *self,
                             guint    n_rounds)
{
  for (guint i = 1; i <= n_rounds; i++)
    {
      g_autofree char *number = rk_format_number (i);
      g_autofree char *explanation = g_strdup_printf (C_("tournament", "Round %s"), number);

      rk_table_add_column (self, number, explanation, RK_TABLE_CENTER, i);
    }
  /* TRANSLATORS: the letters are those of the cells, "%1$sf %2$s" and "%1$ss %2$s" */
  rk_table_add_note (self, _("“5f 1”: moved first against number 5 and got 1 point; “5s”: moved "
                             "second. “bye 1”: had no opponent and got 1 point. “–”: no game."));
  add_forfeit_note (self);
}

/* What a player got against an opponent, of one game after the other; the points of
 * all of them, in halves, if any game is over. */
typedef struct
{
  GString *text;
  guint points;
  gboolean counts;
} Meeting;

static void
meeting_free (gpointer data)
{
  Meeting *meeting = data;

  g_string_free (meeting->text, TRUE);
  g_free (meeting);
}

static Meeting *
find_meeting (GHashTable *meetings,
              RkEntrant  *opponent)
{
  gpointer id = GUINT_TO_POINTER (rk_entrant_get_id (opponent));
  Meeting *meeting = g_hash_table_lookup (meetings, id);

  if (meeting == NULL)
    {
      meeting = g_new0 (Meeting, 1);
      meeting->text = g_string_new (NULL);
      g_hash_table_insert (meetings, id, meeting);
    }

  return meeting;
}

static void
add_result (Meeting   *self,
            RkPairing *pairing,
            RkEntrant *entrant)
{
  g_autofree char *result = describe_own_result (pairing, entrant);
  guint points[2];

  if (*result == '\0')
    return;

  if (self->text->len > 0)
    g_string_append_c (self->text, ' ');
  g_string_append (self->text, result);
  rk_pairing_get_points (pairing, points);
  self->points += points[rk_pairing_get_first (pairing) == entrant ? 0 : 1];
  self->counts = TRUE;
}

/* (element-type guint Meeting) (transfer full): by the id of each opponent what @entrant
 * got. */
static GHashTable *
find_meetings (RkTournament *tournament,
               guint         n_rounds,
               RkEntrant    *entrant)
{
  GHashTable *meetings = g_hash_table_new_full (NULL, NULL, NULL, meeting_free);

  for (guint i = 1; i <= n_rounds; i++)
    {
      RkTournamentRound *round = rk_tournament_get_round (tournament, i);
      RkPairing *pairing = rk_tournament_round_find (round, entrant);

      if (pairing != NULL && rk_pairing_get_kind (pairing) == RK_PAIRING_GAME)
        add_result (find_meeting (meetings, get_opponent (pairing, entrant)), pairing, entrant);
    }

  return meetings;
}

static void
add_meeting (RkTable *self,
             Meeting *meeting)
{
  g_autofree char *plain = NULL;

  if (meeting == NULL || !meeting->counts)
    {
      rk_table_add_cell (self, "", NULL);
      return;
    }

  plain = rk_format_value_plain (meeting->points * RK_VALUE_POINT / 2);
  rk_table_add_cell (self, meeting->text->str, plain);
}

static void
add_opponents (RkTable      *self,
               RkTournament *tournament,
               guint         n_rounds,
               GPtrArray    *rows,
               RkEntrant    *entrant)
{
  g_autoptr (GHashTable) meetings = find_meetings (tournament, n_rounds, entrant);

  for (guint i = 0; i < rows->len; i++)
    {
      RkEntrant *opponent = rk_standing_get_entrant (rows->pdata[i]);

      if (opponent == entrant)
        rk_table_add_cell (self, "×", "");
      else
        add_meeting (self, g_hash_table_lookup (meetings,
                                                GUINT_TO_POINTER (rk_entrant_get_id (opponent))));
    }
}

/* A column for each player, headed by the start number. */
static void
add_opponent_columns (RkTable   *self,
                      GPtrArray *rows)
{
  for (guint i = 0; i < rows->len; i++)
    {
      RkEntrant *entrant = rk_standing_get_entrant (rows->pdata[i]);
      g_autofree char *number = rk_format_number (rk_entrant_get_number (entrant));
      g_autofree char *name = rk_text_entrant_name (entrant);

      rk_table_add_column (self, number, name, RK_TABLE_CENTER, rk_entrant_get_id (entrant));
    }
  rk_table_add_note (self, _("The columns are headed by the start numbers of the opponents. “×”: the "
                             "same player."));
  add_forfeit_note (self);
}

static gboolean
is_round_robin (RkTournament *tournament)
{
  RkSystem system = rk_tournament_get_regulations (tournament)->system;

  return system == RK_SYSTEM_ROUND_ROBIN || system == RK_SYSTEM_DOUBLE_ROUND_ROBIN;
}

static char *
describe_cross_table (RkTournament *tournament,
                      guint         n_rounds)
{
  g_autofree char *number = rk_format_number (n_rounds);
  g_autofree char *total = rk_format_number (rk_tournament_get_total_rounds (tournament));

  if (n_rounds == 0)
    return g_strdup (_("Cross table before round 1"));

  /* TRANSLATORS: the number of a round, and how many rounds there are */
  return g_strdup_printf (_("Cross table after round %1$s of %2$s"), number, total);
}

/* For spreadsheets: a round in three columns. */

static const char *
get_plain_role (RkPairing *pairing,
                RkEntrant *entrant)
{
  if (pairing == NULL || rk_pairing_get_kind (pairing) == RK_PAIRING_REST)
    return "";
  if (rk_pairing_get_kind (pairing) != RK_PAIRING_GAME)
    /* TRANSLATORS: in a list of players: this one has no opponent in the round */
    return C_("role", "bye");
  if (!rk_pairing_is_open (pairing) && rk_text_pairing_is_forfeit (pairing))
    /* TRANSLATORS: in a list of players: the game of this one was won or lost without
     * playing */
    return C_("role", "forfeit");

  return rk_pairing_get_first (pairing) == entrant ? C_("role", "begins") : C_("role", "second");
}

static void
add_plain_points (RkTable      *self,
                  RkTournament *tournament,
                  RkPairing    *pairing,
                  RkEntrant    *entrant)
{
  guint points[2] = { 0, 0 };

  if (pairing == NULL || rk_pairing_get_kind (pairing) == RK_PAIRING_REST ||
      (rk_pairing_get_kind (pairing) == RK_PAIRING_GAME && rk_pairing_is_open (pairing)))
    {
      rk_table_add_cell (self, "", NULL);
      return;
    }

  if (rk_pairing_get_kind (pairing) == RK_PAIRING_GAME)
    rk_pairing_get_points (pairing, points);
  else
    rk_tournament_data_get_points (rk_tournament_get_data (tournament),
                                   rk_pairing_get_record (pairing), points);
  _rk_table_add_points (self, points[rk_pairing_get_first (pairing) == entrant ? 0 : 1]);
}

static void
add_plain_rounds (RkTable      *self,
                  RkTournament *tournament,
                  guint         n_rounds,
                  RkEntrant    *entrant)
{
  for (guint i = 1; i <= n_rounds; i++)
    {
      RkTournamentRound *round = rk_tournament_get_round (tournament, i);
      RkPairing *pairing = rk_tournament_round_find (round, entrant);

      if (pairing != NULL && rk_pairing_get_kind (pairing) == RK_PAIRING_GAME)
        _rk_table_add_number (self, rk_entrant_get_number (get_opponent (pairing, entrant)));
      else
        rk_table_add_cell (self, "", NULL);
      rk_table_add_cell (self, get_plain_role (pairing, entrant), NULL);
      add_plain_points (self, tournament, pairing, entrant);
    }
}

static void
add_plain_columns (RkTable *self,
                   guint    n_rounds)
{
  for (guint i = 1; i <= n_rounds; i++)
    {
      g_autofree char *number = rk_format_number (i);
      /* TRANSLATORS: heading in a spreadsheet: the number of the opponent in a round */
      g_autofree char *opponent = g_strdup_printf (C_("heading", "Round %s: Opponent"), number);
      /* TRANSLATORS: heading in a spreadsheet: whether the player moved first or second
       * in a round */
      g_autofree char *role = g_strdup_printf (C_("heading", "Round %s: Role"), number);
      /* TRANSLATORS: heading in a spreadsheet: the points got in a round */
      g_autofree char *points = g_strdup_printf (C_("heading", "Round %s: Points"), number);

      rk_table_add_column (self, opponent, NULL, RK_TABLE_END, i);
      rk_table_add_column (self, role, NULL, RK_TABLE_START, i);
      rk_table_add_column (self, points, NULL, RK_TABLE_END, i);
    }
}

/* How the cells between name and points are made. */
typedef enum
{
  GRID,
  ROUNDS,
  PLAIN_ROUNDS,
} Form;

static void
add_form_columns (RkTable   *self,
                  guint      n_rounds,
                  GPtrArray *rows,
                  Form       form)
{
  if (form == GRID)
    add_opponent_columns (self, rows);
  else if (form == ROUNDS)
    _rk_table_add_round_columns (self, n_rounds);
  else
    add_plain_columns (self, n_rounds);
}

static void
add_form_cells (RkTable      *self,
                RkTournament *tournament,
                guint         n_rounds,
                GPtrArray    *rows,
                RkEntrant    *entrant,
                Form          form)
{
  if (form == GRID)
    add_opponents (self, tournament, n_rounds, rows, entrant);
  else if (form == ROUNDS)
    add_rounds (self, tournament, n_rounds, entrant);
  else
    add_plain_rounds (self, tournament, n_rounds, entrant);
}

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  RkEntrant *entrants[] = {
    rk_standing_get_entrant (*(RkStanding *const *) a),
    rk_standing_get_entrant (*(RkStanding *const *) b),
  };

  return (int) rk_entrant_get_number (entrants[0]) - (int) rk_entrant_get_number (entrants[1]);
}

/* (element-type RkStanding) (transfer full): in the order of places; those of a grid by
 * number, in the order of its columns. */
static GPtrArray *
list_rows (RkStandings *standings,
           Form         form)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (standings)); i++)
    g_ptr_array_add (rows, g_list_model_get_item (G_LIST_MODEL (standings), i));
  if (form == GRID)
    g_ptr_array_sort (rows, compare_numbers);

  return rows;
}

static RkTable *
make_table (RkTournament *tournament,
            RkStandings  *standings,
            Form          form)
{
  guint n_rounds = rk_standings_get_n_rounds (standings);
  g_autoptr (GPtrArray) rows = list_rows (standings, form);
  RkTable *self = _rk_table_new_for (tournament, describe_cross_table (tournament, n_rounds));

  _rk_table_add_provisional (self, tournament, n_rounds);
  _rk_table_add_place_columns (self);
  add_form_columns (self, n_rounds, rows, form);
  _rk_table_add_points_column (self);
  _rk_table_add_tie_breaks (self, standings);

  for (guint i = 0; i < rows->len; i++)
    {
      RkStanding *standing = rows->pdata[i];

      _rk_table_add_place (self, standing);
      add_form_cells (self, tournament, n_rounds, rows, rk_standing_get_entrant (standing), form);
      _rk_table_add_points (self, rk_standing_get_points (standing));
      _rk_table_add_values (self, standings, standing);
    }

  return self;
}

/**
 * rk_table_new_cross_table:
 * @tournament: a tournament
 * @n_rounds: after how many of its rounds
 *
 * Returns: (transfer full): what each player got: of a round robin against each other
 *   player, rows and columns in the order of start numbers; else in each round, in the
 *   order of places
 */
RkTable *
rk_table_new_cross_table (RkTournament *tournament,
                          guint         n_rounds)
{
  g_autoptr (RkStandings) standings = NULL;
  RkTable *self;

  g_return_val_if_fail (RK_IS_TOURNAMENT (tournament), NULL);

  standings = rk_tournament_get_standings (tournament, n_rounds);
  if (is_round_robin (tournament))
    return make_table (tournament, standings, GRID);

  self = make_table (tournament, standings, ROUNDS);
  rk_table_take_plain (self, make_table (tournament, standings, PLAIN_ROUNDS));

  return self;
}
