/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-cli-arguments.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rk-cli-input.h"
#include "rk-cli-output.h"
#include "rk-export.h"
#include "rk-format.h"
#include "rk-sentences.h"

/* Points are in halves, values in twelfths. */
#define HALF (RK_VALUE_POINT / 2)

/* @without stands for a tie-break that says nothing here. */
static char *
format_value (RkStanding *standing,
              guint       tie_break,
              const char *without)
{
  int value;

  if (!rk_standing_get_value (standing, tie_break, &value))
    return g_strdup (without);

  return rk_format_value_plain (value);
}

/* JSON */

static char *
format_tie_breaks (RkStandings *standings,
                   RkStanding  *standing)
{
  GString *values = g_string_new (NULL);

  for (guint i = 0; i < rk_standings_get_n_tie_breaks (standings); i++)
    {
      g_autofree char *value = format_value (standing, i, "null");

      g_string_append_printf (values, "%s\"%s\":%s", i > 0 ? "," : "",
                              rk_tie_break_to_code (rk_standings_get_tie_break (standings, i)),
                              value);
    }

  return g_string_free_and_steal (values);
}

static void
append_object (GString     *json,
               RkStandings *standings,
               RkStanding  *standing)
{
  RkEntrant *entrant = rk_standing_get_entrant (standing);
  g_autofree char *place = g_strdup_printf ("%u", rk_standing_get_place (standing));
  g_autofree char *name = rk_cli_format_string (rk_entrant_get_name (entrant));
  g_autofree char *points = rk_format_value_plain (rk_standing_get_points (standing) * HALF);
  g_autofree char *tie_breaks = format_tie_breaks (standings, standing);

  g_string_append_printf (json,
                          "%s{\"place\":%s,\"number\":%u,\"name\":%s,\"points\":%s,"
                          "\"tiebreaks\":{%s}}",
                          json->len > 0 ? "," : "",
                          rk_standing_get_place (standing) > 0 ? place : "null",
                          rk_entrant_get_number (entrant), name, points, tie_breaks);
}

static void
print_json (RkStandings *standings)
{
  g_autoptr (GString) json = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (standings)); i++)
    {
      g_autoptr (RkStanding) standing = g_list_model_get_item (G_LIST_MODEL (standings), i);

      append_object (json, standings, standing);
    }

  rk_cli_print ("[%s]", json->str);
}

/* Table */

static void
add_cells (RkTable     *table,
           RkStandings *standings,
           RkStanding  *standing)
{
  RkEntrant *entrant = rk_standing_get_entrant (standing);
  g_autofree char *place = g_strdup_printf ("%u", rk_standing_get_place (standing));
  g_autofree char *number = g_strdup_printf ("%u", rk_entrant_get_number (entrant));
  g_autofree char *name = rk_text_one_line (rk_entrant_get_name (entrant));
  g_autofree char *points = rk_format_value_plain (rk_standing_get_points (standing) * HALF);

  rk_table_add_row (table, rk_entrant_get_id (entrant));
  rk_table_add_cell (table, rk_standing_get_place (standing) > 0 ? place : "", NULL);
  rk_table_add_cell (table, number, NULL);
  rk_table_add_typed_cell (table, name);
  rk_table_add_cell (table, points, NULL);
  for (guint i = 0; i < rk_standings_get_n_tie_breaks (standings); i++)
    {
      g_autofree char *value = format_value (standing, i, "");

      rk_table_add_cell (table, value, NULL);
    }
}

/* As rk_table_new_standings(), but never translated. */
static RkTable *
make_table (RkStandings *standings)
{
  RkTable *table = rk_table_new ("", "");

  rk_table_add_column (table, "Place", NULL, RK_TABLE_END, 0);
  rk_table_add_column (table, "Number", NULL, RK_TABLE_END, 0);
  rk_table_add_column (table, "Name", NULL, RK_TABLE_START, 0);
  rk_table_add_column (table, "Points", NULL, RK_TABLE_END, 0);
  for (guint i = 0; i < rk_standings_get_n_tie_breaks (standings); i++)
    rk_table_add_column (table, rk_tie_break_to_code (rk_standings_get_tie_break (standings, i)),
                         NULL, RK_TABLE_END, 0);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (standings)); i++)
    {
      g_autoptr (RkStanding) standing = g_list_model_get_item (G_LIST_MODEL (standings), i);

      add_cells (table, standings, standing);
    }

  return table;
}

static void
print_table (RkStandings *standings,
             gboolean     csv)
{
  g_autoptr (RkTable) table = make_table (standings);
  g_autofree char *text = csv ? rk_export_csv (table) : rk_export_text (table);

  /* The last end of line comes from the printing. */
  text[strlen (text) - 1] = '\0';
  rk_cli_print ("%s", text);
}

static RkCliStatus
run_standings (const RkCliArguments *arguments)
{
  g_autoptr (RkTournament) tournament = NULL;
  g_autoptr (RkStandings) standings = NULL;

  if ((arguments->given & RK_CLI_JSON) && (arguments->given & RK_CLI_CSV))
    {
      rk_cli_complain (arguments->command, _("--json and --csv do not go together"));
      return RK_CLI_WRONG_USAGE;
    }

  tournament = rk_cli_read_tournament (arguments->words[0]);
  if (tournament == NULL)
    return RK_CLI_BAD_INPUT;

  standings = rk_tournament_get_standings (tournament, rk_tournament_get_n_published (tournament));
  if (arguments->given & RK_CLI_JSON)
    print_json (standings);
  else
    print_table (standings, (arguments->given & RK_CLI_CSV) != 0);

  return RK_CLI_DONE;
}

const RkCliCommand rk_cli_standings = {
  .name = "standings",
  .synopsis = "[--json|--csv] FILE",
  .summary = N_("print the table of a tournament"),
  /* TRANSLATORS: FILE stands like this, untranslated, in the line "Usage". */
  .description = N_("Prints places, players, points and tie-breaks after the rounds paired so far, "
                    "as a table,\nas JSON or as comma-separated values. FILE is a tournament file "
                    "or a TRF file, “-” for\nstandard input."),
  .options = RK_CLI_JSON | RK_CLI_CSV,
  .min_words = 1,
  .max_words = 1,
  .run = run_standings,
};
