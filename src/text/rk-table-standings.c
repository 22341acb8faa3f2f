/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-table-private.h"

#include <glib/gi18n.h>

#include "rk-format.h"
#include "rk-tournament-sentences-private.h"

#define HALF (RK_VALUE_POINT / 2)

RkTable *
_rk_table_new_for (RkTournament *tournament,
                   char         *subtitle)
{
  g_autofree char *title = rk_text_one_line (rk_tournament_get_name (tournament));
  g_autofree char *owned = subtitle;
  g_autofree char *event = rk_text_tournament_event (tournament);
  RkTable *self = rk_table_new (title, owned);

  if (*event != '\0')
    rk_table_add_detail (self, event);

  return self;
}

void
_rk_table_add_provisional (RkTable      *self,
                           RkTournament *tournament,
                           guint         n_rounds)
{
  guint n_open = 0;
  g_autofree char *number = NULL;
  g_autofree char *text = NULL;

  for (guint i = 1; i <= n_rounds; i++)
    n_open += rk_tournament_round_get_n_open (rk_tournament_get_round (tournament, i));
  if (n_open == 0)
    return;

  number = rk_format_number (n_open);
  /* TRANSLATORS: above a table of standings that may still change: so many boards have
   * no result yet */
  text = g_strdup_printf (ngettext ("Provisional: %s board is still open",
                                    "Provisional: %s boards are still open", n_open),
                          number);
  rk_table_add_detail (self, text);
}

void
_rk_table_add_number (RkTable *self,
                      guint    number)
{
  g_autofree char *text = rk_format_number (number);
  g_autofree char *plain = g_strdup_printf ("%u", number);

  rk_table_add_cell (self, text, plain);
}

void
_rk_table_add_points (RkTable *self,
                      guint    halves)
{
  g_autofree char *text = rk_format_points (halves);
  g_autofree char *plain = rk_format_value_plain (halves * HALF);

  rk_table_add_cell (self, text, plain);
}

void
_rk_table_add_name (RkTable   *self,
                    RkEntrant *entrant)
{
  g_autofree char *name = rk_text_entrant_name (entrant);

  rk_table_add_typed_cell (self, name);
}

void
_rk_table_add_place_columns (RkTable *self)
{
  /* TRANSLATORS: the headings of tables on paper and in files: as short as can be */
  rk_table_add_column (self, C_("heading", "Place"), NULL, RK_TABLE_END, 0);
  /* TRANSLATORS: the start number of a player */
  rk_table_add_column (self, C_("heading", "No."), _("Start number"), RK_TABLE_END, 0);
  rk_table_add_column (self, C_("heading", "Name"), NULL, RK_TABLE_START, 0);
  rk_table_set_name_column (self, 2);
  /* TRANSLATORS: below a table: what its heading "No." means; translate that alike */
  rk_table_add_note (self, _("No.: start number."));
}

void
_rk_table_add_place (RkTable    *self,
                     RkStanding *standing)
{
  RkEntrant *entrant = rk_standing_get_entrant (standing);
  g_autofree char *place = rk_text_place (standing);
  g_autofree char *plain = NULL;

  if (rk_standing_get_place (standing) > 0)
    plain = g_strdup_printf ("%u", rk_standing_get_place (standing));
  rk_table_add_row (self, rk_entrant_get_id (entrant));
  rk_table_add_cell (self, place, plain != NULL ? plain : "");
  _rk_table_add_number (self, rk_entrant_get_number (entrant));
  _rk_table_add_name (self, entrant);
}

void
_rk_table_add_points_column (RkTable *self)
{
  rk_table_add_column (self, C_("heading", "Points"), NULL, RK_TABLE_END, 0);
}

void
_rk_table_add_tie_breaks (RkTable     *self,
                          RkStandings *standings)
{
  for (guint i = 0; i < rk_standings_get_n_tie_breaks (standings); i++)
    {
      RkTieBreak tie_break = rk_standings_get_tie_break (standings, i);
      const char *code = rk_tie_break_to_code (tie_break);
      g_autofree char *name = rk_text_tie_break_name (tie_break);
      g_autofree char *help = rk_text_tie_break_help (tie_break);
      g_autofree char *note = NULL;

      /* TRANSLATORS: below a table and as a tooltip: the code of a tie-break, its name, and a sentence
       * that says what it counts */
      note = g_strdup_printf (C_("tie-break", "%1$s: %2$s. %3$s"), code, name, help);
      rk_table_add_column (self, code, name, RK_TABLE_END, 0);
      rk_table_set_help (self, rk_table_get_n_columns (self) - 1, note);
      rk_table_add_note (self, note);
    }
}

void
_rk_table_add_values (RkTable     *self,
                      RkStandings *standings,
                      RkStanding  *standing)
{
  for (guint i = 0; i < rk_standings_get_n_tie_breaks (standings); i++)
    {
      g_autofree char *text = rk_text_tie_break_value (standings, standing, i);
      g_autofree char *plain = NULL;
      int value;

      if (rk_standing_get_value (standing, i, &value))
        plain = rk_format_value_plain (value);
      rk_table_add_cell (self, text, plain != NULL ? plain : "");
    }
}

static char *
describe_standings (RkTournament *tournament,
                    guint         n_rounds)
{
  g_autofree char *number = rk_format_number (n_rounds);
  g_autofree char *total = rk_format_number (rk_tournament_get_total_rounds (tournament));

  if (n_rounds == 0)
    return g_strdup (_("Standings before round 1"));

  /* TRANSLATORS: the number of a round, and how many rounds there are */
  return g_strdup_printf (_("Standings after round %1$s of %2$s"), number, total);
}

static gboolean
is_anybody_withdrawn (RkTournament *tournament)
{
  const RkTournamentData *data = rk_tournament_get_data (tournament);

  for (guint i = 0; i < data->entrants->len; i++)
    {
      const RkEntrantRecord *entrant = data->entrants->pdata[i];

      if (entrant->withdrawn > 0)
        return TRUE;
    }

  return FALSE;
}

static char *
describe_withdrawn (RkEntrant *entrant)
{
  guint withdrawn = rk_entrant_get_withdrawn (entrant);
  g_autofree char *round = rk_format_number (withdrawn);

  if (withdrawn == 0)
    return g_strdup ("");

  return g_strdup_printf (_("Withdrawn from round %s on."), round);
}

static void
add_stage_column (RkTable *self)
{
  /* TRANSLATORS: heading: the round that a player reached in a knockout */
  const char *heading = C_("heading", "Reached");
  g_autofree char *help = rk_text_knockout_stage_help ();
  g_autofree char *note = NULL;

  /* TRANSLATORS: below a table: a heading, and a sentence that says what it means */
  note = g_strdup_printf (C_("heading", "%1$s: %2$s"), heading, help);
  rk_table_add_column (self, heading, NULL, RK_TABLE_START, 0);
  rk_table_set_help (self, rk_table_get_n_columns (self) - 1, help);
  rk_table_add_note (self, note);
}

/* Nothing in other systems, which do not have the column. */
static void
add_stage (RkTable      *self,
           RkTournament *tournament,
           RkStandings  *standings,
           RkStanding   *standing)
{
  g_autofree char *stage = rk_text_knockout_stage (tournament, standings, standing);

  if (stage != NULL)
    rk_table_add_cell (self, stage, NULL);
}

/**
 * rk_table_new_standings:
 * @tournament: a tournament
 * @n_rounds: after how many of its rounds
 *
 * Returns: (transfer full): places, players, points and tie-breaks, in a knockout also how
 *   far they came; who is withdrawn is marked
 */
RkTable *
rk_table_new_standings (RkTournament *tournament,
                        guint         n_rounds)
{
  g_autoptr (RkStandings) standings = NULL;
  gboolean remarks;
  RkTable *self;

  g_return_val_if_fail (RK_IS_TOURNAMENT (tournament), NULL);

  standings = rk_tournament_get_standings (tournament, n_rounds);
  remarks = is_anybody_withdrawn (tournament);
  self = _rk_table_new_for (tournament, describe_standings (tournament, n_rounds));
  _rk_table_add_provisional (self, tournament, n_rounds);
  _rk_table_add_place_columns (self);
  if (rk_tournament_get_regulations (tournament)->system == RK_SYSTEM_KNOCKOUT)
    add_stage_column (self);
  _rk_table_add_points_column (self);
  _rk_table_add_tie_breaks (self, standings);
  if (remarks)
    rk_table_add_column (self, C_("heading", "Remarks"), NULL, RK_TABLE_START, 0);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (standings)); i++)
    {
      g_autoptr (RkStanding) standing = g_list_model_get_item (G_LIST_MODEL (standings), i);

      _rk_table_add_place (self, standing);
      add_stage (self, tournament, standings, standing);
      _rk_table_add_points (self, rk_standing_get_points (standing));
      _rk_table_add_values (self, standings, standing);
      if (remarks)
        {
          g_autofree char *remark = describe_withdrawn (rk_standing_get_entrant (standing));

          rk_table_add_cell (self, remark, NULL);
        }
    }

  return self;
}
