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
#include "rk-notation.h"
#include "rk-review.h"
#include "rk-sentences.h"
#include "rk-tables.h"

/* A move, and what can be said of it. */
typedef struct
{
  guint round;
  RkMove *move;
  RkSolution solution;
  RkForecast best;
  RkForecast played;
  guint lost;
} Verdict;

/* The tables are NULL where JSON is printed. */
typedef struct
{
  RkMatch *match;
  RkTally tallies[2];
  RkTable *moves;
  RkTable *players;
} Review;

static void
judge (RkTables *tables,
       RkRound  *round,
       guint     ply,
       Verdict  *verdict)
{
  RkMove *move = rk_round_get_move (round, ply - 1);
  /* As in the window: no file makes it go on for ever. */
  RkControl control = { .budget = RK_BUDGET_OF_MATCH };

  verdict->round = rk_round_get_number (round);
  verdict->move = move;
  rk_tables_solve (tables, rk_move_get_before (move), &verdict->solution, &control);
  rk_forecast_init_solution (&verdict->best, &verdict->solution);
  if (!rk_review_get_decided (round, ply, &verdict->played))
    rk_forecast_init_move (&verdict->played, &verdict->solution, rk_move_get_hole (move));
  verdict->lost = rk_forecast_get_lost (&verdict->best, &verdict->played,
                                        rk_move_get_side (move));
}

/* JSON */

static void
print_move (const Verdict *verdict)
{
  g_autofree char *best = rk_cli_format_holes (rk_move_get_before (verdict->move)->n_holes,
                                               verdict->solution.best);
  g_autofree char *result = rk_forecast_to_string (&verdict->best);
  g_autofree char *played = rk_forecast_to_string (&verdict->played);

  rk_cli_print ("{\"round\":%u,\"ply\":%u,\"player\":\"%s\",\"move\":\"%c\",\"best\":%s,"
                "\"result\":\"%s\",\"played\":\"%s\",\"lost\":%u}",
                verdict->round, rk_move_get_ply (verdict->move),
                rk_cli_side_name (rk_move_get_side (verdict->move)),
                rk_move_get_letter (verdict->move), best, result, played, verdict->lost);
}

static void
print_player (RkSide         side,
              const RkTally *tally)
{
  rk_cli_print ("{\"player\":\"%s\",\"moves\":%u,\"best\":%u,\"lost\":%u}",
                rk_cli_side_name (side), tally->n_moves, tally->n_best, tally->lost);
}

/* Tables, never translated */

static const char *
get_side_heading (RkSide side)
{
  return side == RK_SOUTH ? "South" : "North";
}

static void
add_number (RkTable *table,
            guint    number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  rk_table_add_cell (table, text, NULL);
}

static RkTable *
make_moves_table (void)
{
  RkTable *table = rk_table_new ("", "");

  rk_table_add_column (table, "Round", NULL, RK_TABLE_END, 0);
  rk_table_add_column (table, "Ply", NULL, RK_TABLE_END, 0);
  rk_table_add_column (table, "Player", NULL, RK_TABLE_START, 0);
  rk_table_add_column (table, "Move", NULL, RK_TABLE_START, 0);
  rk_table_add_column (table, "Result", NULL, RK_TABLE_END, 0);
  rk_table_add_column (table, "Lost", NULL, RK_TABLE_END, 0);
  rk_table_add_column (table, "Best", NULL, RK_TABLE_START, 0);
  rk_table_add_column (table, "Result", NULL, RK_TABLE_END, 0);

  return table;
}

static RkTable *
make_players_table (void)
{
  RkTable *table = rk_table_new ("", "");

  rk_table_add_column (table, "Player", NULL, RK_TABLE_START, 0);
  rk_table_add_column (table, "Name", NULL, RK_TABLE_START, 0);
  rk_table_add_column (table, "Moves", NULL, RK_TABLE_END, 0);
  rk_table_add_column (table, "Best", NULL, RK_TABLE_END, 0);
  rk_table_add_column (table, "Lost", NULL, RK_TABLE_END, 0);

  return table;
}

/* "A C F" */
static char *
format_holes (guint n_holes,
              guint holes)
{
  GString *text = g_string_new (NULL);

  for (guint hole = 0; hole < 2 * n_holes; hole++)
    {
      if (holes & (1u << hole))
        g_string_append_printf (text, "%s%c", text->len > 0 ? " " : "",
                                rk_hole_to_letter (n_holes, hole));
    }

  return g_string_free_and_steal (text);
}

static void
add_move (RkTable       *table,
          const Verdict *verdict)
{
  const char letter[] = { rk_move_get_letter (verdict->move), '\0' };
  g_autofree char *holes = format_holes (rk_move_get_before (verdict->move)->n_holes,
                                         verdict->solution.best);
  g_autofree char *best = rk_forecast_to_string (&verdict->best);
  g_autofree char *played = rk_forecast_to_string (&verdict->played);

  rk_table_add_row (table, 0);
  add_number (table, verdict->round);
  add_number (table, rk_move_get_ply (verdict->move));
  rk_table_add_cell (table, get_side_heading (rk_move_get_side (verdict->move)), NULL);
  rk_table_add_cell (table, letter, NULL);
  rk_table_add_cell (table, played, NULL);
  add_number (table, verdict->lost);
  rk_table_add_cell (table, holes, NULL);
  rk_table_add_cell (table, best, NULL);
}

static void
add_player (RkTable       *table,
            RkSide         side,
            const char    *name,
            const RkTally *tally)
{
  g_autofree char *line = rk_text_one_line (name != NULL ? name : "");

  rk_table_add_row (table, 0);
  rk_table_add_cell (table, get_side_heading (side), NULL);
  rk_table_add_typed_cell (table, line);
  add_number (table, tally->n_moves);
  add_number (table, tally->n_best);
  add_number (table, tally->lost);
}

static void
print_table (RkTable *table)
{
  g_autofree char *text = rk_export_text (table);

  /* The last end of line comes from the printing. */
  text[strlen (text) - 1] = '\0';
  rk_cli_print ("%s", text);
}

/* Both */

static void
review_move (Review        *review,
             const Verdict *verdict)
{
  RkTally *tally = &review->tallies[rk_move_get_side (verdict->move)];

  tally->n_moves++;
  tally->n_judged++;
  tally->n_best += verdict->lost == 0;
  tally->lost += verdict->lost;

  if (review->moves != NULL)
    add_move (review->moves, verdict);
  else
    print_move (verdict);
}

static void
review_rounds (Review *review)
{
  g_autoptr (RkTables) tables = rk_tables_new ();
  Verdict verdict;

  for (guint i = 0; i < rk_match_get_n_rounds (review->match); i++)
    {
      RkRound *round = rk_match_get_round (review->match, i);

      for (guint ply = 1; ply <= rk_round_get_n_moves (round); ply++)
        {
          judge (tables, round, ply, &verdict);
          review_move (review, &verdict);
        }
    }
}

static void
review_players (Review *review)
{
  for (guint side = RK_SOUTH; side <= RK_NORTH; side++)
    {
      const char *name = rk_player_get_name (rk_match_get_player (review->match, side));

      if (review->players != NULL)
        add_player (review->players, side, name, &review->tallies[side]);
      else
        print_player (side, &review->tallies[side]);
    }
}

static void
print_tables (Review *review)
{
  print_table (review->moves);
  rk_cli_print ("%s", "");
  print_table (review->players);
}

static RkCliStatus
run_review (const RkCliArguments *arguments)
{
  const gboolean text = (arguments->given & RK_CLI_TEXT) != 0;
  g_autoptr (RkMatch) match = rk_cli_read_match (arguments->words[0]);
  g_autoptr (RkTable) moves = text ? make_moves_table () : NULL;
  g_autoptr (RkTable) players = text ? make_players_table () : NULL;
  Review review = { .match = match, .moves = moves, .players = players };

  if (match == NULL)
    return RK_CLI_BAD_INPUT;

  review_rounds (&review);
  review_players (&review);
  if (text)
    print_tables (&review);

  return RK_CLI_DONE;
}

const RkCliCommand rk_cli_review = {
  .name = "review",
  .synopsis = "[--text] FILE",
  .summary = N_("find the mistakes in a match"),
  /* TRANSLATORS: FILE stands like this, untranslated, in the line "Usage". */
  .description = N_("Prints which moves were best at each move of a match, the result under best "
                    "play before\nand after the move, and the stones it gave away; then how well "
                    "each player played. FILE\nmay be “-” for standard input."),
  .options = RK_CLI_TEXT,
  .min_words = 1,
  .max_words = 1,
  .run = run_review,
};
